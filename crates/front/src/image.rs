//! The variables of a module in memory: `.global` ones right below the buffers, `.const` ones in a bank of their
//! own, with their initial values relocated.
//!
//! A variable takes the next address that its alignment allows, in the order of the module. The block of global
//! variables ends at or right below `address::BUFFERS` and begins on a multiple of 512 bytes.

use base::{Diag, Diags, ScalarType, SourceFile, Space};
use ir::{Image, ImageVariable, address};
use ptx::{DeclSpace, Init, Item, Linkage, Module, Symbol, Variable};
use rustc_hash::FxHashMap;

use crate::float;
use crate::program::{Outcome, Program, layout, scalar, type_bytes};

/// Bytes of the user's constant bank.
pub const CONSTANT_BANK: u64 = 0x1_0000;

/// More global variables than this are refused: the space below the buffers is 1 GiB.
const GLOBAL_LIMIT: u64 = 1 << 30;

/// Lays out a module's variables.
pub fn image(module: &Module, _source: &SourceFile) -> Result<Image, Diags> {
    let program = Program::new(module);
    let mut diags = Diags::new();
    let mut placed: Vec<(&Variable, u64, u64)> = Vec::new();
    let mut ends = [0u64; 2];
    let mut align_most = 512;
    for item in &module.items {
        let Item::Variable(v) = item else { continue };
        let constant = match v.space {
            DeclSpace::Global | DeclSpace::Tex => false,
            DeclSpace::Const => true,
            _ => continue,
        };
        // Of several declarations of a name one counts; an external one has no room here.
        let counts = program.variables.get(&v.name).is_some_and(|k| std::ptr::eq(*k, v));
        if !counts || v.linkage == Linkage::Extern {
            continue;
        }
        let (bytes, align) = match layout(v) {
            Ok(l) => l,
            Err(d) => {
                diags.push(*d);
                continue;
            }
        };
        let (end, limit) =
            if constant { (&mut ends[1], CONSTANT_BANK) } else { (&mut ends[0], GLOBAL_LIMIT) };
        let at = end.next_multiple_of(align);
        if at + bytes > limit {
            let space = if constant { ".const" } else { ".global" };
            diags.push(
                Diag::error("variables-too-large", format!("{space} variables take more than {limit} bytes"))
                    .at(v.span, "this one does not fit"),
            );
            continue;
        }
        align_most = align_most.max(align);
        *end = at + bytes;
        placed.push((v, at, bytes));
    }
    let base = (address::BUFFERS - ends[0]) / align_most * align_most;
    let addresses: FxHashMap<Symbol, (Space, u64)> = placed
        .iter()
        .map(|&(v, at, _)| match v.space {
            DeclSpace::Const => (v.name, (Space::Const, at)),
            _ => (v.name, (Space::Global, base + at)),
        })
        .collect();
    let mut image = Image { constants: vec![0; ends[1] as usize], ..Image::default() };
    for (v, at, bytes) in placed {
        let mut init = Vec::new();
        if let Some(value) = &v.init {
            let mut filler = Filler {
                program: &program,
                addresses: &addresses,
                variable: v,
                out: vec![0; bytes as usize],
            };
            if let Err(d) = filler.fill(value) {
                diags.push(*d);
                continue;
            }
            init = filler.out;
        }
        let name = program.name(v.name).to_owned();
        if v.space == DeclSpace::Const {
            if let Some(room) = image.constants.get_mut(at as usize..(at + bytes) as usize)
                && !init.is_empty()
            {
                room.copy_from_slice(&init);
            }
            image.constant_variables.push(ImageVariable {
                name,
                space: Space::Const,
                address: at,
                bytes,
                init,
            });
        } else {
            image.globals.push(ImageVariable { name, space: Space::Global, address: base + at, bytes, init });
        }
    }
    if diags.is_empty() { Ok(image) } else { Err(diags) }
}

struct Filler<'a, 'm> {
    program: &'a Program<'m>,
    addresses: &'a FxHashMap<Symbol, (Space, u64)>,
    variable: &'m Variable,
    out: Vec<u8>,
}

impl Filler<'_, '_> {
    fn fill(&mut self, init: &Init) -> Outcome<()> {
        let v = self.variable;
        let element = type_bytes(v.ty);
        // Shapes from the outermost dimension in: bytes of one element of each, the vector last.
        let mut dims: Vec<u64> = v.dims.iter().map(|d| d.unwrap_or(0)).collect();
        if let (Some(first @ 0), Init::List(list)) = (dims.first_mut(), init) {
            *first = list.len() as u64;
        }
        if v.vec > 1 {
            dims.push(v.vec as u64);
        }
        let strides: Vec<u64> = (0..dims.len())
            .map(|i| dims[i + 1..].iter().fold(element, |a, &d| a.saturating_mul(d)))
            .collect();
        self.place(init, 0, &strides, self.out.len() as u64)
    }

    /// Writes an initialiser at `at`, with room until `end`. `strides`: of the dimensions not yet entered. A
    /// value where a list is expected, as in a flat list for several dimensions, fills scalars in order.
    fn place(&mut self, init: &Init, at: u64, strides: &[u64], end: u64) -> Outcome<()> {
        let Init::List(list) = init else { return self.value(init, at) };
        let stride = strides.first().copied().unwrap_or(type_bytes(self.variable.ty)).max(1);
        let inner = strides.get(1..).unwrap_or(&[]);
        let element = type_bytes(self.variable.ty).max(1);
        let mut cursor = at;
        for item in list {
            let step = if matches!(item, Init::List(_)) { stride } else { element };
            if cursor + step > end {
                return Err(self.error("too-many-initialisers", "more initial values than elements"));
            }
            self.place(item, cursor, inner, cursor + step)?;
            cursor += step;
        }
        Ok(())
    }

    fn value(&mut self, init: &Init, at: u64) -> Outcome<()> {
        let ty = scalar(self.variable.ty);
        let bits: u128 = match init {
            Init::Int(i) if ty.is_float() && ty != ScalarType::F16 && ty != ScalarType::BF16 => {
                float::bits(*i as f64, ty).map_or(*i as u128, u128::from)
            }
            Init::Int(i) => *i as u128,
            Init::Float(x) => match float::bits(*x, ty) {
                Some(b) => b as u128,
                None => {
                    return Err(
                        self.error("bad-initialiser", "a number with a fraction in an integer variable")
                    );
                }
            },
            Init::Address { symbol, offset, generic } => {
                self.address(*symbol, *generic)?.wrapping_add_signed(*offset) as u128
            }
            Init::Masked { mask, symbol, offset, generic } => {
                let address = self.address(*symbol, *generic)?.wrapping_add_signed(*offset);
                let shift = if *mask == 0 { 0 } else { mask.trailing_zeros() };
                ((address & mask) >> shift) as u128
            }
            Init::List(_) => return Err(self.error("bad-initialiser", "a list where one value is expected")),
        };
        let n = ty.bytes() as usize;
        let bytes = bits.to_le_bytes();
        match (self.out.get_mut(at as usize..at as usize + n), bytes.get(..n)) {
            (Some(room), Some(bytes)) => room.copy_from_slice(bytes),
            _ => return Err(self.error("too-many-initialisers", "more initial values than elements")),
        }
        Ok(())
    }

    fn address(&self, symbol: Symbol, generic: bool) -> Outcome<u64> {
        if let Some(&(space, at)) = self.addresses.get(&symbol) {
            return Ok(if generic { at + address::window(space) } else { at });
        }
        if let Some(at) = self.program.function_address(symbol) {
            return Ok(at);
        }
        let name = self.program.name(symbol);
        Err(Box::new(
            Diag::error("unknown-name", format!("no variable or function `{name}` for this initialiser"))
                .at(self.variable.span, ""),
        ))
    }

    fn error(&self, code: &'static str, message: &str) -> Box<Diag> {
        Box::new(Diag::error(code, message).at(self.variable.span, ""))
    }
}
