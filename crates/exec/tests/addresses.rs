//! Addresses and bounds of a warp against what lane by lane gives, at every level.

use base::Shape;
use exec::address::resolve;
use exec::alu::Level;
use exec::data::outside;
use exec::regs::{Col, Regs};
use ir::Slot;
use proptest::prelude::*;

/// Lanes as programs make them: uniform, evenly spaced, one lane off, anything.
fn lanes() -> impl Strategy<Value = [u64; 32]> {
    let base = prop_oneof![
        Just(0u64),
        0x7f00_0000_0000..0x7f00_0001_0000u64,
        0xffff_ff00..0x1_0000_0100u64,
        any::<u64>()
    ];
    let stride = prop_oneof![Just(0i64), -300..300i64, Just(i64::MIN), any::<i64>()];
    let odd = proptest::option::of((0..32usize, any::<u64>()));
    let even = (base, stride, odd).prop_map(|(base, stride, odd)| {
        let mut a: [u64; 32] =
            std::array::from_fn(|i| base.wrapping_add(stride.wrapping_mul(i as i64) as u64));
        if let Some((lane, by)) = odd {
            a[lane] = a[lane].wrapping_add(by);
        }
        a
    });
    prop_oneof![3 => even, 1 => proptest::array::uniform32(any::<u64>())]
}

fn mask() -> impl Strategy<Value = u32> {
    prop_oneof![Just(u32::MAX), (0..31u32).prop_map(|n| u32::MAX >> n), 1..u32::MAX]
}

fn levels() -> Vec<Level> {
    vec![Level::Portable, Level::detect()]
}

/// The column or two columns of a register.
fn columns(a: &[u64; 32], wide: bool) -> Vec<Col> {
    if wide {
        let words: Vec<u32> = a.iter().flat_map(|x| [*x as u32, (x >> 32) as u32]).collect();
        words.chunks(32).map(|c| Col(std::array::from_fn(|i| c[i]))).collect()
    } else {
        vec![Col(std::array::from_fn(|i| a[i] as u32))]
    }
}

proptest! {
    #[test]
    fn addresses_are_those_of_each_lane(
        a in lanes(), mask in mask(), wide: bool, offset in prop_oneof![Just(0i64), -64..64i64, any::<i32>().prop_map(i64::from)],
    ) {
        let mut cols = columns(&a, wide);
        let want: [u64; 32] = std::array::from_fn(|i| match wide {
            true => a[i].wrapping_add(offset as u64),
            false => u64::from((a[i] as u32).wrapping_add(offset as u32)),
        });
        let regs = Regs { cols: &mut cols, preds: &mut [], consts: &[] };
        for level in levels() {
            let mut buffer = [7; 32];
            let shape = resolve(level, &regs, Slot(0), wide, offset, mask, &mut buffer).shape(&buffer);
            for i in (0..32).filter(|i| mask >> i & 1 != 0) {
                prop_assert_eq!(shape.address(i), want[i], "lane {} at {:?}", i, level);
            }
            // What is evenly spaced is recognised: all else depends on it for speed.
            let step = want[1].wrapping_sub(want[0]);
            let even = mask == u32::MAX && want.windows(2).all(|w| w[1].wrapping_sub(w[0]) == step);
            if even && step != i64::MIN as u64 {
                prop_assert!(!matches!(shape, Shape::Lanes(_)), "{:?}", level);
            }
        }
    }

    #[test]
    fn bounds_are_those_of_each_lane(
        a in lanes(), mask in mask(), bytes in prop_oneof![Just(1u64), Just(4), Just(16)],
        origin in prop_oneof![Just(0u64), Just(0x7f00_0000_0000)], len in 0..0x2_0000u64,
    ) {
        let inside = |x: u64| x >= origin && u128::from(x) + u128::from(bytes) <= u128::from(origin) + u128::from(len);
        let step = a[1].wrapping_sub(a[0]) as i64;
        let even = (0..32).all(|i| a[i] == a[0].wrapping_add(step.wrapping_mul(i as i64) as u64));
        let shape = match (even, step) {
            (true, 0) => Shape::Uniform(a[0]),
            (true, stride) => Shape::Affine { base: a[0], stride },
            (false, _) => Shape::Lanes(&a),
        };
        let want = (0..32u32).find(|&i| mask >> i & 1 != 0 && !inside(a[i as usize]));
        for level in levels() {
            prop_assert_eq!(outside(level, &shape, mask, bytes, origin, len), want, "{:?}", level);
        }
    }
}

#[test]
fn lanes_that_come_round_to_where_they_began_are_out_of_bounds() {
    // 31 steps of this are 4 bytes, modulo 2^64: the first and the last lane lie inside.
    let mut inverse = 1u64;
    for _ in 0..6 {
        inverse = inverse.wrapping_mul(2u64.wrapping_sub(31u64.wrapping_mul(inverse)));
    }
    let stride = inverse.wrapping_mul(4);
    assert_eq!(stride.wrapping_mul(31), 4);
    let shape = Shape::Affine { base: 0x1000, stride: stride as i64 };
    for level in levels() {
        assert_eq!(outside(level, &shape, u32::MAX, 4, 0x1000, 64), Some(1));
    }
}
