//! Sampling a texture at one thread's coordinates.
//!
//! Source: CUDA C++ Programming Guide, "Texture Fetching": a texel's centre lies at a half; linear filtering weighs
//! the texels around with fractions of eight bits. The weights are rounded to nearest; the guide does not say how, and
//! hardware may differ by one in 256. Sums are made in double precision and rounded once. Wrapped and mirrored
//! addressing need normalized coordinates and are clamped ones without. Left out: filtering across the edges of a
//! cube, which clamps to the face, and anisotropy: a gradient picks one level by its longer side.

use ir::{Geometry, Level, TextureOp};

use super::object::{Addressing, Texture};

/// Coordinates beyond this lie beyond the edge of every texture.
const FAR: f64 = 1e9;

/// Where and how one thread samples.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Point {
    /// The layer.
    pub layer: u32,
    /// The coordinates' bits.
    pub at: [u32; 3],
    /// The level's bits, of `.level`.
    pub level: u32,
    /// The gradients' bits in x and in y, of `.grad`.
    pub gradients: [[u32; 3]; 2],
    /// Offsets in texels.
    pub offset: [i32; 3],
}

/// One level, face and layer of a texture, with coordinates in texels.
struct Image<'a> {
    texture: &'a Texture,
    bytes: &'a [u8],
    level: u32,
    /// The image's number in the level, of layered ones.
    image: u32,
    size: [u32; 3],
    addressing: [Addressing; 3],
    dimensions: usize,
}

/// The four components of a sample: real numbers' bits, or integers as they are. Of `tld4` one component of four
/// texels.
pub(super) fn sample(t: &Texture, bytes: &[u8], op: &TextureOp, p: &Point) -> [u32; 4] {
    let (face, mut at) = match op.geometry {
        Geometry::Cube | Geometry::Cubes => face(p.at.map(f32::from_bits)),
        _ if op.integer => (0, p.at.map(|c| f64::from(c as i32))),
        _ => (0, p.at.map(|c| f64::from(f32::from_bits(c)))),
    };
    for c in &mut at {
        *c = if c.is_nan() { 0.0 } else { *c };
    }
    let normalized = !op.integer && (t.sampler.normalized || op.geometry.faces() > 1);
    let lod = match op.level {
        Level::Finest => 0.0,
        Level::Given => f64::from(f32::from_bits(p.level)),
        Level::Gradient => slope(t, op, p, normalized),
    };
    let last = t.levels.saturating_sub(1);
    let lod = if lod.is_nan() { 0.0 } else { lod.clamp(0.0, f64::from(last)) };
    let image = |level: u32| {
        let mut addressing = t.sampler.addressing;
        for a in &mut addressing {
            if op.integer && op.geometry == Geometry::Line {
                // A fetch by element number: beyond the end there is nothing.
                *a = Addressing::Border;
            } else if op.geometry.faces() > 1
                || !normalized && matches!(a, Addressing::Wrap | Addressing::Mirror)
            {
                *a = Addressing::Clamp;
            }
        }
        let layer = p.layer.min(t.layers.saturating_sub(1));
        Image {
            texture: t,
            bytes,
            level,
            image: layer * t.geometry.faces() + face,
            size: t.level_size(level),
            addressing,
            dimensions: if op.geometry.faces() > 1 { 2 } else { op.geometry.dimensions() },
        }
    };
    let read = |level: u32| {
        let image = image(level);
        let scale = |i: usize| if normalized { at[i] * f64::from(image.size[i]) } else { at[i] };
        let place = std::array::from_fn(|i| scale(i).clamp(-FAR, FAR));
        match op.gather {
            Some(component) => image.gather(place, p.offset, component),
            None if t.sampler.linear && t.is_real() && !op.integer => image.linear(place, p.offset),
            None => image.nearest(place, p.offset),
        }
    };
    if !t.sampler.mip_linear || lod.fract() == 0.0 || !t.is_real() || op.gather.is_some() {
        return read((lod + 0.5) as u32);
    }
    let (fine, coarse, weight) = (read(lod as u32), read(lod as u32 + 1), eighths(lod.fract()));
    std::array::from_fn(|i| {
        let [a, b] = [fine[i], coarse[i]].map(|x| f64::from(f32::from_bits(x)));
        ((a * (1.0 - weight) + b * weight) as f32).to_bits()
    })
}

/// A fraction in eight bits.
fn eighths(x: f64) -> f64 {
    (x * 256.0 + 0.5).floor() / 256.0
}

/// The level at which a step to the neighbouring pixel is about a texel.
fn slope(t: &Texture, op: &TextureOp, p: &Point, normalized: bool) -> f64 {
    let length = |g: &[u32; 3]| {
        let along = |i: usize| {
            let step = f64::from(f32::from_bits(g[i]));
            if normalized { step * f64::from(t.size[i]) } else { step }
        };
        (0..op.geometry.dimensions()).map(|i| along(i) * along(i)).sum::<f64>().sqrt()
    };
    let [x, y] = [length(&p.gradients[0]), length(&p.gradients[1])];
    x.max(y).log2()
}

/// The face of a cube that a direction meets, and where on it, from 0 to 1.
fn face([x, y, z]: [f32; 3]) -> (u32, [f64; 3]) {
    let [ax, ay, az] = [x.abs(), y.abs(), z.abs()];
    let (face, m, s, t) = if ax >= ay && ax >= az {
        if x >= 0.0 { (0, ax, -z, -y) } else { (1, ax, z, -y) }
    } else if ay >= az {
        if y >= 0.0 { (2, ay, x, z) } else { (3, ay, x, -z) }
    } else if z >= 0.0 {
        (4, az, x, -y)
    } else {
        (5, az, -x, -y)
    };
    let place = |c: f32| (f64::from(c) / f64::from(m) + 1.0) / 2.0;
    (face, [place(s), place(t), 0.0])
}

impl Image<'_> {
    /// An index brought into the texture; none for the border.
    fn place(&self, i: i64, dimension: usize) -> Option<u32> {
        let n = i64::from(self.size[dimension]);
        let inside = match self.addressing[dimension] {
            Addressing::Clamp => i.clamp(0, n - 1),
            Addressing::Border if (0..n).contains(&i) => i,
            Addressing::Border => return None,
            Addressing::Wrap => i.rem_euclid(n),
            Addressing::Mirror => {
                let m = i.rem_euclid(2 * n);
                if m < n { m } else { 2 * n - 1 - m }
            }
        };
        Some(inside as u32)
    }

    /// A texel as words, and whether it is one of the border.
    fn texel(&self, at: [i64; 3]) -> ([u32; 4], bool) {
        let mut place = [0; 3];
        for (d, p) in place.iter_mut().enumerate().take(self.dimensions) {
            match self.place(at[d], d) {
                Some(i) => *p = i,
                None => return (self.border(), true),
            }
        }
        if self.dimensions < 3 {
            // Images of a layered texture follow one another as slices do.
            place[2] = self.image;
        }
        (self.texture.texel(self.bytes, self.level, place), false)
    }

    fn border(&self) -> [u32; 4] {
        let b = self.texture.sampler.border;
        match self.texture.is_real() {
            true => b.map(f32::to_bits),
            false => b.map(|x| x as i64 as u32),
        }
    }

    /// A texel's components, real numbers as such.
    fn real(&self, at: [i64; 3]) -> [f64; 4] {
        match self.texel(at) {
            (words, true) => words.map(|w| f64::from(f32::from_bits(w))),
            (words, false) => {
                let mut out = words.map(|w| self.texture.real(w));
                // A component that is not there is no fraction of anything.
                if self.texture.channels < 4 {
                    out[3] = 1.0;
                }
                out
            }
        }
    }

    fn words(&self, at: [i64; 3]) -> [u32; 4] {
        match self.texture.is_real() {
            true => self.real(at).map(|x| (x as f32).to_bits()),
            false => self.texel(at).0,
        }
    }

    fn nearest(&self, at: [f64; 3], offset: [i32; 3]) -> [u32; 4] {
        self.words(std::array::from_fn(|i| at[i].floor() as i64 + i64::from(offset[i])))
    }

    /// The texel whose centre lies below and left, and the weights of the next ones.
    fn corner(&self, at: [f64; 3], offset: [i32; 3]) -> ([i64; 3], [f64; 3]) {
        let low = at.map(|x| (x - 0.5).floor());
        let weight =
            std::array::from_fn(|i| if i < self.dimensions { eighths(at[i] - 0.5 - low[i]) } else { 0.0 });
        (std::array::from_fn(|i| low[i] as i64 + i64::from(offset[i])), weight)
    }

    fn linear(&self, at: [f64; 3], offset: [i32; 3]) -> [u32; 4] {
        let (low, weight) = self.corner(at, offset);
        let mut sum = [0f64; 4];
        for corner in 0..1usize << self.dimensions {
            let high = |d: usize| corner >> d & 1 == 1;
            let share = |d: usize| if high(d) { weight[d] } else { 1.0 - weight[d] };
            let part: f64 = (0..self.dimensions).map(share).product();
            // A weight of 0 takes nothing, not even from an infinity.
            if part != 0.0 {
                let texel = self.real(std::array::from_fn(|d| low[d] + i64::from(high(d))));
                (0..4).for_each(|k| sum[k] += part * texel[k]);
            }
        }
        sum.map(|x| (x as f32).to_bits())
    }

    /// One component of the four texels that linear filtering would take, counter-clockwise from the lower left.
    fn gather(&self, at: [f64; 3], offset: [i32; 3], component: u8) -> [u32; 4] {
        let (low, _) = self.corner(at, offset);
        let texel = |x: i64, y: i64| self.words([low[0] + x, low[1] + y, low[2]])[(component & 3) as usize];
        [texel(0, 1), texel(1, 1), texel(1, 0), texel(0, 0)]
    }
}
