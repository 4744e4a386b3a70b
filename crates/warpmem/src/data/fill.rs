//! How a buffer is filled, in pieces, so that a large one is never held twice.

use half::{bf16, f16};

use super::element::{Bits, Class, Element};

/// What a buffer holds before the launch.
#[derive(Clone, PartialEq, Debug)]
pub enum Init {
    /// All bytes 0.
    Zeros,
    /// All elements 1.
    Ones,
    /// Element i is i; integers wrap.
    Iota,
    /// All elements these bits.
    Fill(Bits),
    /// Element i is i % M.
    Mod(u64),
    /// Never written: reading it is a finding of `check`; here it reads as zeros.
    Uninit,
    /// The elements of a NumPy file.
    File(String),
    /// splitmix64 from this seed, element i from the i-th output.
    Random(u64),
}

/// Bytes of a piece.
const PIECE: usize = 1 << 20;

/// Output number `i` (from 0) of splitmix64 whose state starts at `seed`.
pub fn splitmix64(seed: u64, i: u64) -> u64 {
    let state = seed.wrapping_add(0x9e37_79b9_7f4a_7c15u64.wrapping_mul(i.wrapping_add(1)));
    let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// The element made of a random output: floats in [-1, 1), integers over their whole range.
pub fn random(ty: Element, out: u64) -> Bits {
    // 2^-23 and 2^-52 are exact, and so are the products and the sums: no rounding, whatever the machine.
    let single = || ((out >> 40) as f32) * (1.0 / 8_388_608.0) - 1.0;
    match ty {
        Element::F16 => u64::from(f16::from_f32(single()).to_bits()),
        Element::BF16 => u64::from(bf16::from_f32(single()).to_bits()),
        Element::F32 => u64::from(single().to_bits()),
        Element::F64 => (((out >> 11) as f64) * (1.0 / 4_503_599_627_370_496.0) - 1.0).to_bits(),
        _ => out >> (64 - 8 * ty.bytes() as u32),
    }
}

impl Init {
    /// Writes elements from number `from` on, as many as the bytes hold.
    fn write(&self, ty: Element, from: u64, bytes: &mut [u8]) {
        match *self {
            Init::Zeros | Init::Uninit | Init::File(_) => bytes.fill(0),
            Init::Ones => {
                let one = ty.from_count(1);
                each(ty, from, bytes, |_| one);
            }
            Init::Iota if ty.class() == Class::Float => each(ty, from, bytes, |i| ty.from_count(i)),
            Init::Iota => each(ty, from, bytes, |i| i),
            Init::Fill(bits) => each(ty, from, bytes, |_| bits),
            Init::Mod(m) => each(ty, from, bytes, |i| ty.from_count(i.checked_rem(m).unwrap_or(0))),
            Init::Random(seed) => each(ty, from, bytes, |i| random(ty, splitmix64(seed, i))),
        }
    }

    /// Gives the bytes of `count` elements to `put` with their offsets, piece by piece; nothing for zeros. A file
    /// is not read here.
    pub fn pieces(&self, ty: Element, count: u64, put: &mut dyn FnMut(u64, &[u8])) {
        if matches!(self, Init::Zeros | Init::Uninit | Init::File(_)) {
            return;
        }
        let per_piece = (PIECE / ty.bytes()) as u64;
        let all = usize::try_from(count).unwrap_or(PIECE).saturating_mul(ty.bytes());
        let mut bytes = vec![0; all.min(PIECE)];
        let mut done = 0;
        while done < count {
            let n = per_piece.min(count - done);
            let Some(piece) = bytes.get_mut(..n as usize * ty.bytes()) else { return };
            self.write(ty, done, piece);
            put(done.saturating_mul(ty.bytes() as u64), piece);
            done += n;
        }
    }
}

/// Writes the low bytes of `element(i)` for each element, from number `from` on. The loop is made for each width and
/// each kind of element, since buffers are large.
fn each(ty: Element, from: u64, bytes: &mut [u8], element: impl Fn(u64) -> Bits) {
    fn of<const N: usize>(from: u64, bytes: &mut [u8], element: impl Fn(u64) -> Bits) {
        for (place, i) in bytes.as_chunks_mut::<N>().0.iter_mut().zip(from..) {
            if let Some(low) = element(i).to_le_bytes().first_chunk() {
                *place = *low;
            }
        }
    }
    match ty.bytes() {
        1 => of::<1>(from, bytes, element),
        2 => of::<2>(from, bytes, element),
        4 => of::<4>(from, bytes, element),
        _ => of::<8>(from, bytes, element),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn elements(init: &Init, ty: Element, count: u64) -> Vec<Bits> {
        let mut bytes = Vec::new();
        init.pieces(ty, count, &mut |at, piece| {
            assert_eq!(at, bytes.len() as u64);
            bytes.extend_from_slice(piece);
        });
        bytes.chunks(ty.bytes()).map(|c| ty.read(c)).collect()
    }

    #[test]
    fn the_generator_is_the_published_one() {
        // First outputs of the reference implementation for seed 1234567.
        let known = [6457827717110365317u64, 3203168211198807973, 9817491932198370423, 4593380528125082431];
        for (i, want) in known.into_iter().enumerate() {
            assert_eq!(splitmix64(1_234_567, i as u64), want);
        }
    }

    #[test]
    fn random_elements_keep_to_their_range() {
        for i in 0..10_000 {
            let out = splitmix64(7, i);
            let x = f32::from_bits(random(Element::F32, out) as u32);
            assert!((-1.0..1.0).contains(&x));
            let y = f64::from_bits(random(Element::F64, out));
            assert!((-1.0..1.0).contains(&y));
            assert!((y - f64::from(x)).abs() < 1e-6, "both come from the top bits");
            assert_eq!(random(Element::U8, out), out >> 56);
        }
        assert_eq!(f32::from_bits(random(Element::F32, 0) as u32), -1.0);
        assert_eq!(f32::from_bits(random(Element::F32, u64::MAX) as u32), 1.0 - f32::EPSILON);
    }

    #[test]
    fn patterns() {
        assert_eq!(elements(&Init::Iota, Element::U8, 258)[255..], [255, 0, 1]);
        assert_eq!(elements(&Init::Mod(3), Element::I32, 5), [0, 1, 2, 0, 1]);
        assert_eq!(elements(&Init::Ones, Element::F16, 2), [0x3c00, 0x3c00]);
        assert_eq!(elements(&Init::Fill(7), Element::U16, 2), [7, 7]);
        assert!(elements(&Init::Zeros, Element::U16, 2).is_empty());
        let many = elements(&Init::Iota, Element::U64, 300_000);
        assert_eq!((many.len(), many[299_999]), (300_000, 299_999));
    }
}
