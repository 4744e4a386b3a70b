//! Declarations of variables, registers and parameters.
//! Source: PTX ISA 9.x, "State Spaces", "Variables", "Kernel Function Parameter Attributes".

use base::{Diag, ScalarType, Span};
use smallvec::SmallVec;

use super::{Failed, Parsed, Parser, clip};
use crate::ast::{DeclSpace, DeclType, Linkage, PtrAttr, Variable};
use crate::lex::Tok;
use crate::suggest::nearest;

/// The space that a dot-word names.
pub(super) fn space_of(word: &str) -> Option<DeclSpace> {
    Some(match word {
        "reg" => DeclSpace::Reg,
        "global" => DeclSpace::Global,
        "const" => DeclSpace::Const,
        "shared" => DeclSpace::Shared,
        "local" => DeclSpace::Local,
        "param" => DeclSpace::Param,
        "tex" => DeclSpace::Tex,
        _ => return None,
    })
}

fn type_of(word: &str) -> Option<DeclType> {
    Some(match word {
        "texref" => DeclType::TexRef,
        "samplerref" => DeclType::SamplerRef,
        "surfref" => DeclType::SurfRef,
        _ => DeclType::Scalar(ScalarType::from_name(word)?),
    })
}

impl Parser<'_> {
    /// `.reg .b32 %r<39>, %x;` and its kin, after their linkage; ends with the semicolon.
    pub(super) fn variables(&mut self, linkage: Linkage, mut each: impl FnMut(Variable)) -> Parsed<()> {
        let first = self.declaration(linkage)?;
        let again = Variable { init: None, dims: SmallVec::new(), range: None, ..first.clone() };
        each(first);
        while self.eat(b',') {
            let mut next = again.clone();
            self.declarator(&mut next)?;
            each(next);
        }
        self.semicolon()
    }

    /// One declaration without what follows it: space, attributes, type, declarator.
    pub(super) fn declaration(&mut self, linkage: Linkage) -> Parsed<Variable> {
        let start = self.bump();
        let Some(space) = space_of(self.word_of(start)) else {
            return Err(Failed);
        };
        let mut v = Variable {
            linkage,
            space,
            align: None,
            vec: 1,
            ty: DeclType::Scalar(ScalarType::B32),
            ptr: None,
            name: crate::intern::Symbol(0),
            dims: SmallVec::new(),
            init: None,
            attributes: Vec::new(),
            range: None,
            span: Span::new(start.start, start.end),
        };
        let mut typed = false;
        while self.tok.kind == Tok::Dot {
            let t = self.bump();
            match self.word_of(t) {
                "align" => self.alignment(&mut v)?,
                "ptr" => v.ptr = Some(PtrAttr { space: None, align: None }),
                "attribute" => self.attribute(&mut v)?,
                "v2" => v.vec = 2,
                "v4" => v.vec = 4,
                "v8" => v.vec = 8,
                word => {
                    if let Some(ty) = type_of(word) {
                        v.ty = ty;
                        typed = true;
                    } else if let (Some(ptr), Some(space)) = (&mut v.ptr, space_of(word)) {
                        ptr.space = Some(space);
                    } else {
                        return Err(self.unknown_in_declaration(word, Span::new(t.start, t.end)));
                    }
                }
            }
        }
        if !typed {
            return Err(self.unexpected("a type such as .b32"));
        }
        self.declarator(&mut v)?;
        Ok(v)
    }

    fn unknown_in_declaration(&mut self, word: &str, span: Span) -> Failed {
        let mut diag = Diag::error("syntax", format!("Parsing error near '.{}': syntax error", clip(word)))
            .at(span, "no type or attribute of a variable");
        let known = ScalarType::ALL.iter().map(|t| t.name()).chain(["align", "ptr", "attribute", "v2", "v4"]);
        if let Some(near) = nearest(word, known) {
            diag = diag.help(format!("did you mean '.{near}'?"));
        }
        self.push(diag);
        Failed
    }

    fn alignment(&mut self, v: &mut Variable) -> Parsed<()> {
        let start = self.tok.start;
        let align = self.small("an alignment")?;
        if !align.is_power_of_two() {
            let span = Span::new(start, self.last);
            self.push(
                Diag::error("alignment", format!("Alignment {align} is not a power of two")).at(span, ""),
            );
        }
        match &mut v.ptr {
            Some(ptr) => ptr.align = Some(align),
            None => v.align = Some(align),
        }
        Ok(())
    }

    /// `.attribute(.managed, .unified(1, 2))`: kept as written, without blanks.
    fn attribute(&mut self, v: &mut Variable) -> Parsed<()> {
        if !self.at(b'(') {
            return Err(self.unexpected("'('"));
        }
        v.attributes.extend(self.parenthesised()?);
        Ok(())
    }

    /// Name, range, dimensions, initialiser.
    fn declarator(&mut self, v: &mut Variable) -> Parsed<()> {
        let (name, span) = self.name("a name")?;
        v.name = name;
        v.span = span;
        if self.at(b'<') && v.space == DeclSpace::Reg {
            self.bump();
            v.range = Some(self.small("a count of registers")?);
            self.expect(b'>', "'>'")?;
        }
        while self.eat(b'[') {
            if self.eat(b']') {
                v.dims.push(None);
                continue;
            }
            let start = self.tok.start;
            let n = self.integer()?;
            let Ok(n) = u64::try_from(n) else {
                let span = Span::new(start, self.last);
                self.push(Diag::error("number-range", format!("an array of {n} elements")).at(span, ""));
                return Err(Failed);
            };
            v.dims.push(Some(n));
            self.expect(b']', "']'")?;
        }
        if let (DeclType::Scalar(ty), false) = (v.ty, v.dims.is_empty() || v.space == DeclSpace::Reg) {
            self.elements.insert(name, ty.bytes() as i64);
        }
        if self.eat(b'=') {
            v.init = Some(self.initialiser()?);
        }
        Ok(())
    }

    /// `(a, b)` of a function: parameters or return values.
    pub(super) fn parameters(&mut self) -> Parsed<Vec<Variable>> {
        self.expect(b'(', "'('")?;
        let mut list = Vec::new();
        while !self.at(b')') {
            let space = (self.tok.kind == Tok::Dot).then(|| space_of(self.word_of(self.tok))).flatten();
            if !matches!(space, Some(DeclSpace::Param | DeclSpace::Reg)) {
                return Err(self.unexpected("'.param' or ')'"));
            }
            list.push(self.declaration(Linkage::None)?);
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b')', "',' or ')'")?;
        Ok(list)
    }
}
