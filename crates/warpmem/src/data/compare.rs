//! Comparing a buffer with what was expected of it.
//!
//! Without a tolerance elements must be equal: integers by value, floats by value, NaN equal to NaN and -0 to 0.
//! With one, `|got - want| <= 1e-8 + RTOL * |want|`, which is `numpy.allclose(got, want, rtol=RTOL,
//! equal_nan=True)`; infinities must be equal. Both sides are widened to f64 first (integers of 64 bits stay
//! integers when no tolerance is given).

use super::element::{Class, Element};

/// The absolute part of the tolerance.
pub const ABSOLUTE: f64 = 1e-8;

/// What differs.
#[derive(Clone, PartialEq, Debug)]
pub struct Mismatch {
    /// The first element that differs.
    pub index: u64,
    /// What the buffer holds there.
    pub got: String,
    /// What was expected.
    pub want: String,
    /// How many differ.
    pub count: u64,
    /// Of how many.
    pub of: u64,
}

/// Are these two equal under the rule?
fn equal(got: (Element, u64), want: (Element, u64), tolerance: Option<f64>) -> bool {
    if tolerance.is_none() && got.0.class() != Class::Float && want.0.class() != Class::Float {
        return got.0.as_i128(got.1) == want.0.as_i128(want.1);
    }
    let (g, w) = (got.0.as_f64(got.1), want.0.as_f64(want.1));
    if g.is_nan() || w.is_nan() {
        return g.is_nan() && w.is_nan();
    }
    if g == w {
        return true;
    }
    match tolerance {
        Some(rtol) if g.is_finite() && w.is_finite() => (g - w).abs() <= ABSOLUTE + rtol * w.abs(),
        _ => false,
    }
}

/// Compares two arrays of equally many elements, as far as both go.
pub fn compare(got: (Element, &[u8]), want: (Element, &[u8]), tolerance: Option<f64>) -> Option<Mismatch> {
    let mut found: Option<Mismatch> = None;
    let pairs = got.1.chunks_exact(got.0.bytes()).zip(want.1.chunks_exact(want.0.bytes()));
    let mut of = 0;
    for (index, (g, w)) in pairs.enumerate() {
        of += 1;
        let (g, w) = ((got.0, got.0.read(g)), (want.0, want.0.read(w)));
        if equal(g, w, tolerance) {
            continue;
        }
        match &mut found {
            Some(mismatch) => mismatch.count += 1,
            None => {
                let (got, want) = (g.0.show(g.1), w.0.show(w.1));
                found = Some(Mismatch { index: index as u64, got, want, count: 1, of: 0 });
            }
        }
    }
    if let Some(mismatch) = &mut found {
        mismatch.of = of;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(values: &[f32]) -> Vec<u8> {
        values.iter().flat_map(|v| v.to_le_bytes()).collect()
    }

    fn floats(got: &[f32], want: &[f32], tolerance: Option<f64>) -> Option<Mismatch> {
        compare((Element::F32, &bytes(got)), (Element::F32, &bytes(want)), tolerance)
    }

    #[test]
    fn exact_by_value() {
        assert_eq!(floats(&[0.0, f32::NAN, 1.0], &[-0.0, f32::NAN, 1.0], None), None);
        let m = floats(&[1.0, 2.0, 3.0, 4.0], &[1.0, 2.5, 3.0, 5.0], None).unwrap();
        assert_eq!((m.index, m.got.as_str(), m.want.as_str(), m.count, m.of), (1, "2.0", "2.5", 2, 4));
        assert!(floats(&[f32::NAN], &[1.0], Some(1.0)).is_some());
    }

    #[test]
    fn tolerance_is_relative_to_what_is_wanted() {
        assert_eq!(floats(&[100.9], &[100.0], Some(0.01)), None);
        assert!(floats(&[101.1], &[100.0], Some(0.01)).is_some());
        assert_eq!(floats(&[5e-9], &[0.0], Some(0.0)), None);
        assert!(floats(&[f32::INFINITY], &[1e30], Some(1.0)).is_some());
        assert_eq!(floats(&[f32::INFINITY], &[f32::INFINITY], Some(1.0)), None);
    }

    #[test]
    fn integers_of_any_width_by_value() {
        let got: Vec<u8> = [-1i32, 7].iter().flat_map(|v| v.to_le_bytes()).collect();
        let want: Vec<u8> = [-1i64, 7].iter().flat_map(|v| v.to_le_bytes()).collect();
        assert_eq!(compare((Element::I32, &got), (Element::I64, &want), None), None);
        let big = |v: u64| v.to_le_bytes().to_vec();
        assert!(compare((Element::U64, &big(u64::MAX)), (Element::U64, &big(u64::MAX - 1)), None).is_some());
        assert!(compare((Element::U64, &big(u64::MAX)), (Element::I64, &big(u64::MAX)), None).is_some());
    }
}
