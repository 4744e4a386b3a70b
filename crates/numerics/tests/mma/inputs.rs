//! Operands that are hard to add: exponents close together and far apart, cancellation, ties, subnormals, specials.

use numerics::mma::Format;

/// A source of operands.
pub struct Inputs {
    random: fastrand::Rng,
    style: u64,
    centre: u64,
}

impl Inputs {
    /// From a seed.
    pub fn new(seed: u64) -> Inputs {
        Inputs { random: fastrand::Rng::with_seed(seed), style: 0, centre: 0 }
    }

    /// The next random number.
    pub fn next(&mut self) -> u64 {
        self.random.u64(..)
    }

    /// Chooses what the next block looks like.
    pub fn style(&mut self) {
        self.style = self.next() % 8;
        self.centre = self.next();
    }

    fn floating(&mut self, e: u32, m: u32) -> u32 {
        let r = self.next();
        let (fraction, sign) = ((r & ((1 << m) - 1)) as u32, (r >> 40 & 1) as u32);
        let top = (1u64 << e) - 1;
        let near = |width: u64| ((self.centre % top.max(1)) + (r >> 48) % width).min(top) as u32;
        let (exponent, fraction) = match self.style {
            // Any bits at all.
            0 => return r as u32 & (((1u64 << (e + m + 1)) - 1) as u32),
            // Any finite number.
            1 => (((r >> 48) % top) as u32, fraction),
            // About the same size.
            2 => (near(3), fraction),
            3 => (near(8), fraction),
            4 => (near(28), fraction),
            // Powers of two and their neighbours: ties and cancellation.
            5 => (near(12), if r >> 44 & 1 == 0 { 0 } else { 1 }),
            6 => (near(2), if r >> 44 & 3 == 0 { (1 << m) - 1 } else { 0 }),
            // Zeros, subnormals, few large ones.
            _ => match r >> 44 & 7 {
                0..=3 => (0, fraction),
                4 => (0, 0),
                5 => ((top - 1) as u32, fraction),
                _ => (1, fraction),
            },
        };
        // Specials stay rare outside the first style.
        let exponent = if self.style != 0 && exponent as u64 == top { exponent - 1 } else { exponent };
        sign << (e + m) | exponent << m | fraction
    }

    /// An element of a format.
    pub fn element(&mut self, format: Format) -> u32 {
        if self.style == 0 && !self.next().is_multiple_of(16) {
            self.style = 1;
            let bits = self.element(format);
            self.style = 0;
            return bits;
        }
        let (e, m, right) = format.layout();
        let junk = self.next() as u32 & ((1 << right) - 1);
        self.floating(e, m) << right | junk
    }

    /// An accumulator: often of the size of a product of two elements.
    pub fn accumulator(&mut self, half: bool, near: Format) -> u32 {
        if half {
            return self.element(Format::F16);
        }
        let r = self.next();
        let (e, ..) = near.layout();
        if e == 8 || r.is_multiple_of(4) {
            return self.floating(8, 23);
        }
        let bias = (1 << (e - 1)) - 1;
        let product = 2 * ((self.centre % ((1 << e) - 1)) as i32 - bias);
        let exponent = (product + (r >> 8) as i32 % 32 - 16 + 127) as u32;
        let fraction = match r >> 16 & 3 {
            0 => 0,
            1 => 0x7f_ffff,
            _ => (r >> 32) as u32 & 0x7f_ffff,
        };
        ((r >> 20 & 1) as u32) << 31 | exponent << 23 | fraction
    }
}
