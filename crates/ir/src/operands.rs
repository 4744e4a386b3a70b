//! What each field of an [`Op`] holds: a register of so many columns, a predicate, a raw number. The one place
//! that says so; the lowering, the verifier and the listing read it here.

use crate::op::{Code, Op, Ty};

/// What a field of an operation holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Nothing, or a number that is no slot (a table index, a flag).
    Raw,
    /// A register of that many columns, or a constant.
    Reg(u8),
    /// A predicate.
    Pred,
}

/// The roles of an operation's fields. The guard is always a predicate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roles {
    /// Of `dst`, always written.
    pub dst: Role,
    /// Of `src`, read but for [`Roles::writes_src2`].
    pub src: [Role; 3],
    /// Of `aux`, where that is a slot.
    pub aux: Role,
    /// `aux` is read.
    pub aux_read: bool,
    /// `aux` is written.
    pub aux_written: bool,
    /// `src[2]` is a second result (`match.all`, `elect`).
    pub writes_src2: bool,
}

/// Columns of a value of a type: 1 up to 32 bits, 2 for 64, 4 for 128; 0 for a predicate.
pub const fn columns(ty: Ty) -> u8 {
    match ty.bytes() {
        0 => 0,
        1..=4 => 1,
        5..=8 => 2,
        _ => 4,
    }
}

/// The role of a value of a type.
pub const fn role(ty: Ty) -> Role {
    match columns(ty) {
        0 => Role::Pred,
        n => Role::Reg(n),
    }
}

/// The type whose number stands in `aux` of a `Cvt`.
pub fn cvt_source(aux: u16) -> Option<Ty> {
    Ty::ALL.get(aux as usize).copied()
}

impl Code {
    /// May its results lie over its sources? Lane arithmetic and matrix products read all sources before they
    /// write; the others work lane by lane or have several results.
    pub const fn reads_before_writing(self) -> bool {
        (self as u8) <= Code::PredToInt as u8 || matches!(self, Code::Mma | Code::MovMatrix)
    }
}

/// The roles of an operation's fields.
pub fn roles(op: &Op) -> Roles {
    use Role::{Pred, Raw, Reg};
    let t = role(op.ty);
    let wide = Reg(match op.ty.bytes() {
        0..=2 => 1,
        3 | 4 => 2,
        _ => 4,
    });
    let word = Reg(1);
    let mut r =
        Roles { dst: t, src: [Raw; 3], aux: Raw, aux_read: false, aux_written: false, writes_src2: false };
    match op.code {
        Code::Nop
        | Code::Ret
        | Code::Exit
        | Code::Trap
        | Code::Call
        | Code::Mem
        | Code::Mma
        | Code::Fence
        | Code::AsyncCommit
        | Code::AsyncWait
        | Code::BarCluster
        | Code::Bra => {
            r.dst = Raw;
        }
        Code::Special | Code::LocalAddr | Code::StackSave => {}
        Code::StackRestore => {
            r.dst = Raw;
            r.src[0] = t;
        }
        Code::TextureQuery => {
            r.dst = word;
            r.src = [Reg(2), word, Raw];
        }
        Code::Mapa => r.src = [t, word, Raw],
        Code::CtaRank => {
            r.dst = word;
            r.src[0] = t;
        }
        Code::Nanosleep | Code::BarWarp | Code::Brx => {
            r.dst = Raw;
            r.src[0] = word;
        }
        Code::Mov
        | Code::Abs
        | Code::Neg
        | Code::Rcp
        | Code::Sqrt
        | Code::Rsqrt
        | Code::Sin
        | Code::Cos
        | Code::Lg2
        | Code::Ex2
        | Code::Tanh
        | Code::Not
        | Code::Cnot
        | Code::Brev
        | Code::Alloca
        | Code::Cvta => r.src[0] = t,
        Code::Add
        | Code::Sub
        | Code::Mul
        | Code::MulHi
        | Code::Mul24
        | Code::Div
        | Code::Rem
        | Code::Copysign
        | Code::And
        | Code::Or
        | Code::Xor => r.src = [t, t, Raw],
        Code::MulWide => {
            r.dst = wide;
            r.src = [t, t, Raw];
        }
        Code::MadWide => {
            r.dst = wide;
            r.src = [t, t, wide];
        }
        Code::Mad
        | Code::MadHi
        | Code::Mad24
        | Code::Sad
        | Code::Fma
        | Code::Min
        | Code::Max
        | Code::Lop3
        | Code::Fns
        | Code::Prmt
        | Code::Dp4a
        | Code::Dp2a => r.src = [t, t, t],
        Code::Testp => {
            r.dst = Pred;
            r.src[0] = t;
        }
        Code::Shl | Code::Shr | Code::Szext | Code::Bmsk => r.src = [t, word, Raw],
        Code::ShfL | Code::ShfR => r.src = [t, t, word],
        Code::Bfe => r.src = [t, word, word],
        Code::Bfi => {
            r.src = [t, t, word];
            r.aux = word;
            r.aux_read = true;
        }
        Code::Bfind | Code::Popc | Code::Clz => {
            r.dst = word;
            r.src[0] = t;
        }
        Code::AddCc | Code::Addc | Code::AddcCc | Code::SubCc | Code::Subc | Code::SubcCc => {
            r.src = [t, t, Raw];
            carry(op.code, &mut r);
        }
        Code::MadCc | Code::Madc | Code::MadcCc => {
            r.src = [t, t, t];
            carry(op.code, &mut r);
        }
        Code::Selp => r.src = [t, t, Pred],
        Code::Slct => r.src = [t, t, word],
        Code::Setp => {
            r.dst = Pred;
            r.src = [t, t, Pred];
        }
        Code::Set => {
            r.dst = word;
            r.src = [t, t, Pred];
        }
        Code::Cvt => {
            let from = cvt_source(op.aux).map_or(Raw, role);
            r.src = [from, from, word];
        }
        Code::Pack => {
            let part = Reg(match op.ty.bytes() {
                16 => 2,
                _ => 1,
            });
            r.src = [part, part, Raw];
        }
        Code::Unpack => {
            r.src[0] = Reg(match op.src[1].0 {
                0..=32 => 1,
                33..=64 => 2,
                _ => 4,
            });
        }
        Code::PredToInt => r.src[0] = Pred,
        Code::Shfl => r.src = [word, word, word],
        Code::Vote => {
            r.dst = if op.aux == 3 { word } else { Pred };
            r.src = [Pred, word, Raw];
        }
        Code::Match => {
            r.dst = word;
            r.src = [t, word, Pred];
            r.writes_src2 = true;
        }
        Code::Redux => r.src = [t, word, Raw],
        Code::MovMatrix => r.src[0] = t,
        Code::ActiveMask => r.dst = word,
        Code::Elect => {
            r.dst = word;
            r.src = [word, Raw, Pred];
            r.writes_src2 = true;
        }
        Code::Isspacep => {
            r.dst = Pred;
            r.src[0] = t;
        }
        Code::Bar => {
            r.dst = if op.aux == base::BarrierOp::RedPopc as u16 { word } else { Pred };
            r.src = [word, word, Pred];
        }
    }
    r
}

fn carry(code: Code, r: &mut Roles) {
    r.aux = Role::Pred;
    r.aux_read = !matches!(code, Code::AddCc | Code::SubCc | Code::MadCc);
    r.aux_written = !matches!(code, Code::Addc | Code::Subc | Code::Madc);
}
