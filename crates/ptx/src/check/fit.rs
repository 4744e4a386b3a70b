//! One operand against its place in a row: kind, type, number, state space.
//! Source: PTX ISA 9.x, "Operands", "Operand Size Exceeding Instruction-Type Size", and what ptxas 13.1 says.

use base::{ScalarType, Space, SpecialReg};

use super::operands::{Wrong, is_special};
use super::scope::{Scopes, What};
use crate::ast::{Address, AddressBase, DeclSpace, DeclType, Inst, Operand};
use crate::intern::{Interner, Symbol};
use crate::isa::matching::Match;
use crate::isa::{Count, Fit, Kind, Mnemonic, Modifier, Mods as _, OperandSpec, TypeRef};

/// Where an operand is to fit.
pub(super) struct Fitting<'a> {
    pub(super) scopes: &'a mut Scopes,
    pub(super) names: &'a Interner,
    pub(super) inst: &'a Inst,
    pub(super) m: &'a Match,
    pub(super) index: usize,
}

impl Fitting<'_> {
    fn wrong(&self, message: String, label: impl Into<String>) -> Wrong {
        Wrong { index: self.index, message, label: label.into() }
    }

    fn mismatch(&self, label: impl Into<String>) -> Wrong {
        let name = super::feature::opcode(self.inst);
        self.wrong(format!("Arguments mismatch for instruction '{name}'"), label)
    }

    fn what(&mut self, s: Symbol) -> Option<What> {
        self.scopes.name(self.names, s).map(|d| d.what)
    }

    fn type_of(&self, spec: &OperandSpec) -> Option<ScalarType> {
        match spec.ty {
            TypeRef::Any => None,
            TypeRef::Slot(i) => self.m.types.get(i as usize).copied().flatten(),
            TypeRef::Fixed(t) => Some(t),
            TypeRef::Wide => Some(match self.m.types.first().copied().flatten()? {
                ScalarType::U16 => ScalarType::U32,
                ScalarType::S16 => ScalarType::S32,
                ScalarType::U32 => ScalarType::U64,
                ScalarType::S32 => ScalarType::S64,
                other => other,
            }),
        }
    }

    pub(super) fn operand(&mut self, spec: &OperandSpec, operand: &Operand) -> Result<(), Wrong> {
        let name = self.inst.mnemonic.name();
        match spec.kind {
            Kind::Rest => Ok(()),
            Kind::Address | Kind::AddressList => match operand {
                Operand::Address(a) => self.address(a),
                _ => Err(self.mismatch("an address in brackets is needed")),
            },
            Kind::Label => self.label(operand),
            Kind::Function => Ok(()),
            Kind::Sink => match operand {
                Operand::Sink => Ok(()),
                _ => {
                    let space = self.inst.mods.of(crate::isa::Class::Space).map_or("", |s| s.name());
                    let message = format!(
                        "Sink '_' is expected as a destination operand for instruction '{}' with '.{space}'",
                        super::feature::opcode(self.inst)
                    );
                    Err(self.wrong(message, "there is no result"))
                }
            },
            Kind::Constant => match operand {
                Operand::Int(_) | Operand::WarpSize => Ok(()),
                _ => Err(self.mismatch("a constant is needed")),
            },
            Kind::Dest | Kind::SinkOrDest => match operand {
                Operand::Sink
                    if spec.kind == Kind::Dest
                        && matches!(self.inst.mnemonic, Mnemonic::Ld | Mnemonic::Ldu) =>
                {
                    Err(self
                        .wrong(format!("Result discard mode is not allowed for instruction '{name}'"), ""))
                }
                Operand::Sink => Ok(()),
                Operand::Int(_)
                | Operand::F32(_)
                | Operand::F64(_)
                | Operand::WarpSize
                | Operand::Special(_) => {
                    Err(self
                        .wrong(format!("Result register required for instruction '{name}'"), "no register"))
                }
                _ => self.values(spec, operand),
            },
            Kind::Pair | Kind::MaybePair => match operand {
                Operand::Pair(d, p) => {
                    let ty = self.type_of(spec);
                    self.register(*d, ty, spec.fit)?;
                    self.register(*p, Some(ScalarType::Pred), Fit::Same)
                }
                Operand::VectorPair(list, p) => {
                    self.register(*p, Some(ScalarType::Pred), Fit::Same)?;
                    let ty = self.type_of(spec);
                    match spec.count {
                        Count::Exactly(n) if usize::from(n) != list.len() => {
                            Err(self.vector_mismatch(usize::from(n), list.len()))
                        }
                        _ => list.iter().try_for_each(|o| self.value(spec, o, ty)),
                    }
                }
                _ if spec.kind == Kind::Pair => Err(self.mismatch("two results are needed, as in `d|p`")),
                _ => self.values(spec, operand),
            },
            Kind::Source => self.values(spec, operand),
        }
    }

    fn label(&mut self, operand: &Operand) -> Result<(), Wrong> {
        let list = self.inst.mnemonic == Mnemonic::Brx;
        let found = match operand {
            Operand::Name(s) => self.scopes.label(*s).map(|d| d.what),
            _ => None,
        };
        match found {
            Some(What::Branches) if list => Ok(()),
            Some(What::Label) if !list => Ok(()),
            _ => {
                let (name, i) = (self.inst.mnemonic.name(), self.index);
                let what = if list { "no .branchtargets list" } else { "no label" };
                Err(self.wrong(format!("Label expected for argument {i} of instruction '{name}'"), what))
            }
        }
    }

    /// A value, or several in braces.
    #[inline]
    fn values(&mut self, spec: &OperandSpec, operand: &Operand) -> Result<(), Wrong> {
        let ty = self.type_of(spec);
        let want = match spec.count {
            Count::One => 1,
            Count::Vec => usize::from(self.m.vec),
            Count::Num => usize::from(self.m.num),
            Count::Exactly(n) => usize::from(n),
            Count::Any => match operand {
                Operand::Vector(list) => list.len(),
                _ => 1,
            },
        };
        if spec.count == Count::Vec && want > 1 {
            self.vector_size(ty, want)?;
        }
        match operand {
            Operand::Vector(list) if spec.fit == Fit::Mov && want == 1 => self.packed(list, ty),
            Operand::Vector(list) if list.len() == want => {
                list.iter().try_for_each(|o| self.value(spec, o, ty))
            }
            Operand::Vector(list) => Err(self.vector_mismatch(want, list.len())),
            Operand::Name(s) if want > 1 => match self.what(*s) {
                Some(What::Reg(t, n))
                    if usize::from(n) == want && ty.is_none_or(|ty| fits(t, ty, spec.fit)) =>
                {
                    Ok(())
                }
                _ => Err(self.vector_mismatch(want, 1)),
            },
            Operand::SpecialVector(_) if want > 1 => Ok(()),
            _ if want > 1 => Err(self.vector_mismatch(want, 1)),
            one => self.value(spec, one, ty),
        }
    }

    fn vector_mismatch(&self, want: usize, given: usize) -> Wrong {
        let name = self.inst.mnemonic.name();
        let message = format!("Argument vector size mismatch for instruction '{name}'");
        self.wrong(message, format!("{given} given, {want} needed"))
    }

    fn vector_size(&self, ty: Option<ScalarType>, n: usize) -> Result<(), Wrong> {
        let bits = ty.map_or(0, ScalarType::bits) as usize * n;
        if bits > 256 || (bits > 128 && ty == Some(ScalarType::B128)) {
            return Err(self.wrong("Vector type too large, exceeds 128 bit limit".to_string(), ""));
        }
        Ok(())
    }

    /// `{a, b}` of a `mov`: the parts together are as wide as the whole.
    fn packed(&mut self, list: &[Operand], ty: Option<ScalarType>) -> Result<(), Wrong> {
        let whole = ty.map_or(0, ScalarType::bits);
        let n = list.len() as u32;
        if !matches!(n, 1 | 2 | 4) || !whole.is_multiple_of(n.max(1)) {
            return Err(self.wrong(format!("Illegal vector size: {n}"), ""));
        }
        for part in list {
            let bits = match part {
                Operand::Name(s) => match self.what(*s) {
                    Some(What::Reg(t, 1)) if t != ScalarType::Pred => t.bits(),
                    _ => 0,
                },
                _ => whole / n,
            };
            if bits != whole / n {
                let needed = format!("{n} parts of {} bits are needed", whole / n);
                return Err(self.wrong("Incompatible elements of vector expression".to_string(), needed));
            }
        }
        Ok(())
    }

    #[inline]
    fn value(&mut self, spec: &OperandSpec, operand: &Operand, ty: Option<ScalarType>) -> Result<(), Wrong> {
        match operand {
            Operand::Name(s) | Operand::Component(s, _) => self.register(*s, ty, spec.fit),
            Operand::Int(_) | Operand::WarpSize => match ty {
                Some(ScalarType::F32 | ScalarType::F64) => {
                    Err(self.mismatch("a floating-point constant is needed"))
                }
                _ => Ok(()),
            },
            Operand::F32(_) | Operand::F64(_) => {
                let own = if matches!(operand, Operand::F32(_)) { 32 } else { 64 };
                let fit = match ty {
                    None | Some(ScalarType::F32 | ScalarType::F64) => true,
                    Some(t) => t.class() == base::scalar::ScalarClass::Bits && t.bits() == own,
                };
                if fit { Ok(()) } else { Err(self.mismatch("no floating-point constant goes here")) }
            }
            Operand::Not(s) => match (ty, self.what(*s)) {
                (Some(ScalarType::Pred) | None, Some(What::Reg(ScalarType::Pred, _))) => Ok(()),
                _ => Err(self.mismatch("only a predicate can be negated")),
            },
            Operand::Special(r) => self.special(*r, ty),
            Operand::NameOffset(s, _) => match self.what(*s) {
                Some(What::Var(..)) if spec.fit == Fit::Mov => Ok(()),
                _ => Err(self.must_be_register()),
            },
            Operand::Address(_) => Err(self.must_be_register()),
            Operand::Vector(list) if list.len() == 1 => list.iter().try_for_each(|o| self.value(spec, o, ty)),
            Operand::Selected(..) | Operand::Negative(..) => match spec.ty {
                TypeRef::Any => Ok(()),
                _ => Err(self.mismatch("no bytes or halves are selected here")),
            },
            Operand::Sink => Ok(()),
            Operand::SpecialVector(_) => {
                let name = self.inst.mnemonic.name();
                Err(self.wrong(
                    format!("Argument vector size mismatch for instruction '{name}'"),
                    "add .x, .y or .z",
                ))
            }
            Operand::Pair(..) | Operand::Vector(_) | Operand::VectorPair(..) | Operand::List(_) => {
                Err(self.mismatch("one value is needed"))
            }
        }
    }

    fn must_be_register(&self) -> Wrong {
        let (name, i) = (self.inst.mnemonic.name(), self.index);
        self.wrong(format!("Argument {i} of instruction '{name}': must be register"), "")
    }

    #[inline]
    fn register(&mut self, s: Symbol, ty: Option<ScalarType>, fit: Fit) -> Result<(), Wrong> {
        match self.what(s) {
            Some(What::Reg(own, _)) => match ty {
                Some(ty) if !fits(own, ty, fit) => {
                    let name = self.names.name(s);
                    Err(self.mismatch(format!(
                        "'{name}' is .{}, the instruction needs .{}",
                        own.name(),
                        ty.name()
                    )))
                }
                _ => Ok(()),
            },
            // The address of a variable, the value of a parameter that is one.
            Some(What::Var(..) | What::Func(..)) if fit == Fit::Mov || ty.is_none() => Ok(()),
            Some(What::Var(..) | What::Func(..)) => Err(self.must_be_register()),
            None if self.names.name(s) == "_" => Ok(()),
            // `%tid.w`
            None if is_special(self.names.name(s)) => Ok(()),
            _ => Err(self.mismatch("a register is needed")),
        }
    }

    fn special(&mut self, r: SpecialReg, ty: Option<ScalarType>) -> Result<(), Wrong> {
        let name = self.inst.mnemonic.name();
        if !matches!(self.inst.mnemonic, Mnemonic::Mov | Mnemonic::Cvt) {
            return Err(self.wrong(
                format!("Special register argument not allowed for instruction '{name}'"),
                "move it to a register first",
            ));
        }
        let bits = ty.map_or(0, ScalarType::bits);
        // These were 16 bits wide once.
        let old = matches!(
            r,
            SpecialReg::TidX
                | SpecialReg::TidY
                | SpecialReg::TidZ
                | SpecialReg::NtidX
                | SpecialReg::NtidY
                | SpecialReg::NtidZ
                | SpecialReg::CtaidX
                | SpecialReg::CtaidY
                | SpecialReg::CtaidZ
                | SpecialReg::NctaidX
                | SpecialReg::NctaidY
                | SpecialReg::NctaidZ
        );
        let fit = ty.is_none()
            || bits == r.bits()
            || (old && bits == 16)
            || (r == SpecialReg::GridId && bits == 32)
            || (r.bits() == 1 && ty == Some(ScalarType::Pred));
        if fit {
            return Ok(());
        }
        Err(self.mismatch(format!("%{} is {} bits wide", r.name(), r.bits())))
    }

    /// Coordinates of a tensor are 32-bit integers.
    fn coordinates(&mut self, a: &Address) -> Result<(), Wrong> {
        if !self.inst.mods.has(Modifier::Tensor) {
            return Ok(());
        }
        let Some(Operand::Vector(list)) = a.rest.first() else { return Ok(()) };
        for o in list {
            if let Operand::Name(s) = o {
                self.register(*s, Some(ScalarType::U32), Fit::Same)?;
            }
        }
        Ok(())
    }

    /// Addresses of tensor memory are 32 bits wide, those of the shared memory that some of its instructions write
    /// or signal may be either.
    fn in_tensor_memory(&self) -> bool {
        let outside = |m: &Modifier| matches!(m, Modifier::Alloc | Modifier::Commit);
        self.inst.mnemonic == Mnemonic::Tcgen05 && !self.inst.mods.iter().any(outside)
    }

    fn address(&mut self, a: &Address) -> Result<(), Wrong> {
        self.coordinates(a)?;
        let AddressBase::Name(s) = a.base else { return Ok(()) };
        let inst_space = self.inst.mods.space();
        match self.what(s) {
            Some(What::Reg(t, _)) => {
                use base::scalar::ScalarClass as C;
                let class = matches!(t.class(), C::Bits | C::Unsigned | C::Signed);
                if class && t.bits() == 64 && self.in_tensor_memory() {
                    return Err(self.mismatch("an address in tensor memory is 32 bits wide"));
                }
                if class && matches!(t.bits(), 32 | 64) {
                    return Ok(());
                }
                let name = self.names.name(s);
                Err(self.wrong(
                    format!(
                        "Illegal to use symbol '{name}' of type .{} as address operand. Use integer or bit only.",
                        t.name()
                    ),
                    "an address is 32 or 64 bits wide",
                ))
            }
            Some(What::Var(space, ty)) => {
                let checked = matches!(
                    self.inst.mnemonic,
                    Mnemonic::Ld | Mnemonic::St | Mnemonic::Ldu | Mnemonic::Atom | Mnemonic::Red
                );
                if checked && matches!(ty, DeclType::Scalar(_)) && !same_space(inst_space, space) {
                    let name = self.inst.mnemonic.name();
                    let message = format!(
                        "State space mismatch between instruction and address in instruction '{name}'"
                    );
                    return Err(
                        self.wrong(message, format!("'{}' is .{}", self.names.name(s), space_name(space)))
                    );
                }
                Ok(())
            }
            None if is_special(self.names.name(s)) => Ok(()),
            _ => Err(self.mismatch("a register or a variable is needed as an address")),
        }
    }
}

fn same_space(inst: Space, decl: DeclSpace) -> bool {
    match inst {
        Space::Generic => true,
        Space::Global => matches!(decl, DeclSpace::Global | DeclSpace::Tex),
        Space::Shared | Space::SharedCluster => decl == DeclSpace::Shared,
        Space::Local => decl == DeclSpace::Local,
        Space::Const => decl == DeclSpace::Const,
        Space::Param => decl == DeclSpace::Param,
        Space::Texture | Space::Surface => true,
    }
}

fn space_name(space: DeclSpace) -> &'static str {
    match space {
        DeclSpace::Reg => "reg",
        DeclSpace::Global => "global",
        DeclSpace::Const => "const",
        DeclSpace::Shared => "shared",
        DeclSpace::Local => "local",
        DeclSpace::Param => "param",
        DeclSpace::Tex => "tex",
    }
}

/// May a register of type `reg` be used where the instruction says `inst`?
#[inline]
fn fits(reg: ScalarType, inst: ScalarType, fit: Fit) -> bool {
    use base::scalar::ScalarClass as C;
    if reg == inst {
        return true;
    }
    if reg == ScalarType::Pred || inst == ScalarType::Pred {
        return false;
    }
    let size = match fit {
        Fit::Wider => reg.bits() >= inst.bits(),
        Fit::Same | Fit::Mov => reg.bits() == inst.bits(),
    };
    size && matches!(
        (reg.class(), inst.class()),
        (C::Bits, _) | (_, C::Bits) | (C::Unsigned | C::Signed, C::Unsigned | C::Signed)
    )
}
