//! Textures as objects: their texels in memory, how they are sampled, what queries of them give.
//!
//! Texels lie row by row, x fastest, then y, then z or the layer (of a cube: its faces in order); the levels of a
//! mipmap follow one another, each half the size of the one before. Real GPUs tile them; programs cannot see it. A
//! component that the format lacks reads as 0, the fourth one as 1: the order that graphics interfaces give, as CUDA
//! says nothing. Sources: CUDA C++ Programming Guide, "Texture and Surface Memory"; PTX ISA, "Channel Data Type and
//! Channel Order Fields".

use ir::{Geometry, Query};
use numerics::half16::Half;
use numerics::minmax::F16;

/// The type of a component.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// Unsigned, 8 bits.
    U8,
    /// Signed, 8 bits.
    I8,
    /// Unsigned, 16 bits.
    U16,
    /// Signed, 16 bits.
    I16,
    /// Unsigned, 32 bits.
    U32,
    /// Signed, 32 bits.
    I32,
    /// Half precision.
    F16,
    /// Single precision.
    F32,
}

impl Format {
    /// Bytes of a component.
    pub const fn bytes(self) -> u32 {
        match self {
            Format::U8 | Format::I8 => 1,
            Format::U16 | Format::I16 | Format::F16 => 2,
            Format::U32 | Format::I32 | Format::F32 => 4,
        }
    }

    /// Floating point?
    pub const fn is_float(self) -> bool {
        matches!(self, Format::F16 | Format::F32)
    }

    /// The greatest value that reads as 1, of formats that can be read as fractions.
    const fn one(self) -> Option<f64> {
        match self {
            Format::U8 => Some(255.0),
            Format::I8 => Some(127.0),
            Format::U16 => Some(65535.0),
            Format::I16 => Some(32767.0),
            _ => None,
        }
    }
}

/// What lies beyond the edge of a texture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Addressing {
    /// The texture again.
    Wrap,
    /// The texture mirrored.
    Mirror,
    /// Its edge.
    Clamp,
    /// The border's colour.
    Border,
}

/// How a texture is read.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sampler {
    /// Between texels, rather than the nearest one.
    pub linear: bool,
    /// Between levels, rather than the nearest one.
    pub mip_linear: bool,
    /// In x, y and z.
    pub addressing: [Addressing; 3],
    /// Coordinates go from 0 to 1.
    pub normalized: bool,
    /// Integers are read as fractions, from 0 or -1 to 1.
    pub fractions: bool,
    /// The border's colour.
    pub border: [f32; 4],
}

/// A texture: also a surface, if it is named as one.
#[derive(Clone, PartialEq, Debug)]
pub struct Texture {
    /// Its name.
    pub name: String,
    /// Its shape.
    pub geometry: Geometry,
    /// Texels in x, y and z; 1 where there is no such direction.
    pub size: [u32; 3],
    /// Layers; of cubes, each with six faces.
    pub layers: u32,
    /// Levels of its mipmap.
    pub levels: u32,
    /// Type of its components.
    pub format: Format,
    /// Components of a texel: 1, 2 or 4.
    pub channels: u32,
    /// How it is read.
    pub sampler: Sampler,
    /// Address of its first texel.
    pub address: u64,
}

impl Texture {
    /// Bytes of a texel.
    pub fn texel_bytes(&self) -> u64 {
        u64::from(self.format.bytes() * self.channels)
    }

    /// Texels of a level in x, y and z.
    pub fn level_size(&self, level: u32) -> [u32; 3] {
        self.size.map(|n| (n >> level.min(31)).max(1))
    }

    fn level_bytes(&self, level: u32) -> u64 {
        let [x, y, z] = self.level_size(level).map(u64::from);
        let images = u64::from(self.layers) * u64::from(self.geometry.faces());
        [x, y, z, images].into_iter().fold(self.texel_bytes(), u64::saturating_mul)
    }

    /// Bytes of all levels.
    pub fn bytes(&self) -> u64 {
        (0..self.levels).fold(0, |sum: u64, l| sum.saturating_add(self.level_bytes(l)))
    }

    /// Where a texel lies. Its place is within the level; `z` counts images of a layered texture.
    pub fn offset(&self, level: u32, [x, y, z]: [u32; 3]) -> u64 {
        let [w, h, _] = self.level_size(level).map(u64::from);
        let before: u64 = (0..level).map(|l| self.level_bytes(l)).sum();
        before + (u64::from(x) + w * (u64::from(y) + h * u64::from(z))) * self.texel_bytes()
    }

    /// A texel's components as 32-bit words; 8- and 16-bit integers are extended, half precision widened.
    pub fn texel(&self, bytes: &[u8], level: u32, at: [u32; 3]) -> [u32; 4] {
        let size = self.format.bytes() as usize;
        let start = self.offset(level, at) as usize;
        let one = if self.format.is_float() { 1f32.to_bits() } else { 1 };
        let mut out = [0, 0, 0, one];
        for (k, word) in out.iter_mut().enumerate().take(self.channels as usize) {
            let mut raw = [0u8; 4];
            let from = start + k * size;
            if let (Some(to), Some(from)) = (raw.get_mut(..size), bytes.get(from..from + size)) {
                to.copy_from_slice(from);
            }
            let bits = u32::from_le_bytes(raw);
            *word = match self.format {
                Format::I8 => bits as u8 as i8 as i32 as u32,
                Format::I16 => bits as u16 as i16 as i32 as u32,
                Format::F16 => <F16 as Half>::decode(bits as u16).to_bits(),
                _ => bits,
            };
        }
        out
    }

    /// Are its components read as real numbers?
    pub fn is_real(&self) -> bool {
        self.format.is_float() || self.sampler.fractions && self.format.one().is_some()
    }

    /// A component as a real number.
    pub fn real(&self, word: u32) -> f64 {
        match self.format.one() {
            None => f64::from(f32::from_bits(word)),
            Some(one) if matches!(self.format, Format::I8 | Format::I16) => {
                (f64::from(word as i32) / one).max(-1.0)
            }
            Some(one) => f64::from(word) / one,
        }
    }

    /// The bytes of a component that a formatted store writes: a real number for formats that are read as such, else
    /// an integer that saturates.
    pub fn component(&self, word: u32) -> [u8; 4] {
        let real = f32::from_bits(word);
        let (low, high) = match self.format {
            Format::U8 => (0, 255),
            Format::I8 => (-128, 127),
            Format::U16 => (0, 65535),
            Format::I16 => (-32768, 32767),
            Format::F16 => {
                let half = numerics::half16::encode32::<F16, numerics::round::Rn>(real);
                return u32::from(half).to_le_bytes();
            }
            Format::U32 | Format::I32 | Format::F32 => return word.to_le_bytes(),
        };
        let integer = match self.format.one() {
            Some(one) if self.sampler.fractions => {
                let least = if low < 0 { -1.0 } else { 0.0 };
                let real = if real.is_nan() { 0.0 } else { f64::from(real).clamp(least, 1.0) };
                (real * one).round_ties_even() as i64
            }
            _ if low < 0 => i64::from(word as i32).clamp(low, high),
            _ => i64::from(word).clamp(low, high),
        };
        (integer as u32).to_le_bytes()
    }

    /// What `txq` and `suq` give, of a level where one is named.
    pub fn query(&self, query: Query, level: u32) -> u32 {
        let [width, height, depth] = self.level_size(level);
        let mode = |i: usize| match self.sampler.addressing[i] {
            Addressing::Wrap => 0,
            Addressing::Mirror => 1,
            Addressing::Clamp => 3,
            Addressing::Border => 4,
        };
        match query {
            Query::Width => width,
            Query::Height => height,
            Query::Depth => depth,
            Query::ArraySize => self.layers,
            Query::Levels => self.levels,
            Query::Samples => 1,
            Query::NormalizedCoords => self.sampler.normalized as u32,
            Query::ForceUnnormalizedCoords => !self.sampler.normalized as u32,
            Query::FilterMode => self.sampler.linear as u32,
            Query::AddressMode0 => mode(0),
            Query::AddressMode1 => mode(1),
            Query::AddressMode2 => mode(2),
            Query::ChannelOrder => match self.channels {
                1 => 0x10b0,
                2 => 0x10b2,
                _ => 0x10b5,
            },
            Query::ChannelDataType => match (self.format, self.sampler.fractions) {
                (Format::I8, true) => 0x10d0,
                (Format::I16, true) => 0x10d1,
                (Format::U8, true) => 0x10d2,
                (Format::U16, true) => 0x10d3,
                (Format::I8, false) => 0x10d7,
                (Format::I16, false) => 0x10d8,
                (Format::I32, _) => 0x10d9,
                (Format::U8, false) => 0x10da,
                (Format::U16, false) => 0x10db,
                (Format::U32, _) => 0x10dc,
                (Format::F16, _) => 0x10dd,
                (Format::F32, _) => 0x10de,
            },
        }
    }
}
