//! Sampling by the guide's rules, at places where the right value is plain.

use ir::{Beyond, Geometry, Level, TextureOp};

use super::object::{Addressing, Format, Sampler, Texture};
use super::sample::{Point, sample};

fn texture(geometry: Geometry, size: [u32; 3], linear: bool) -> Texture {
    Texture {
        name: "t".into(),
        geometry,
        size,
        layers: 1,
        levels: 1,
        format: Format::F32,
        channels: 1,
        sampler: Sampler {
            linear,
            mip_linear: false,
            addressing: [Addressing::Clamp; 3],
            normalized: false,
            fractions: false,
            border: [0.0; 4],
        },
        address: 0,
    }
}

fn op(geometry: Geometry) -> TextureOp {
    TextureOp {
        geometry,
        integer: false,
        level: Level::Finest,
        gather: None,
        offset: false,
        beyond: Beyond::Trap,
        formatted: false,
    }
}

fn bytes(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|v| v.to_le_bytes()).collect()
}

fn at(t: &Texture, data: &[f32], c: [f32; 3]) -> f32 {
    let p = Point { at: c.map(f32::to_bits), ..Point::default() };
    f32::from_bits(sample(t, &bytes(data), &op(t.geometry), &p)[0])
}

#[test]
fn nearest_takes_the_texel_that_a_point_lies_in() {
    let t = texture(Geometry::Line, [4, 1, 1], false);
    let data = [10.0, 20.0, 30.0, 40.0];
    assert_eq!(
        [-5.0, 0.0, 0.99, 1.0, 3.5, 4.0, 99.0].map(|x| at(&t, &data, [x, 0.0, 0.0])),
        [10.0, 10.0, 10.0, 20.0, 40.0, 40.0, 40.0]
    );
}

#[test]
fn linear_weighs_with_eight_bits() {
    let t = texture(Geometry::Line, [2, 1, 1], true);
    let data = [0.0, 256.0];
    assert_eq!(
        [0.0, 0.5, 1.0, 1.5, 2.0].map(|x| at(&t, &data, [x, 0.0, 0.0])),
        [0.0, 0.0, 128.0, 256.0, 256.0]
    );
    // A thousandth is a quarter of the smallest weight, two thousandths are half of it and more.
    assert_eq!(at(&t, &data, [0.501, 0.0, 0.0]), 0.0);
    assert_eq!(at(&t, &data, [0.5025, 0.0, 0.0]), 1.0);
    let plane = texture(Geometry::Plane, [2, 2, 1], true);
    assert_eq!(at(&plane, &[0.0, 1.0, 2.0, 3.0], [1.0, 1.0, 0.0]), 1.5);
    assert_eq!(at(&plane, &[0.0, 1.0, 2.0, 3.0], [1.25, 0.5, 0.0]), 0.75);
}

#[test]
fn beyond_the_edge() {
    let data = [1.0, 2.0, 3.0, 4.0];
    let mut t = texture(Geometry::Line, [4, 1, 1], false);
    t.sampler.normalized = true;
    let mut read = |mode: Addressing| {
        t.sampler.addressing = [mode; 3];
        [-0.3f32, -0.1, 1.1, 1.6].map(|x| at(&t, &data, [x, 0.0, 0.0]))
    };
    assert_eq!(read(Addressing::Wrap), [3.0, 4.0, 1.0, 3.0]);
    assert_eq!(read(Addressing::Mirror), [2.0, 1.0, 4.0, 2.0]);
    assert_eq!(read(Addressing::Clamp), [1.0, 1.0, 4.0, 4.0]);
    assert_eq!(read(Addressing::Border), [0.0; 4]);
    t.sampler.addressing = [Addressing::Wrap; 3];
    t.sampler.normalized = false;
    assert_eq!(at(&t, &data, [5.0, 0.0, 0.0]), 4.0, "without normalized coordinates it clamps");
}

#[test]
fn integers_are_fractions_where_asked_for() {
    let mut t = texture(Geometry::Line, [2, 1, 1], true);
    (t.format, t.sampler.fractions) = (Format::U8, true);
    let p = Point { at: [1.0f32.to_bits(), 0, 0], ..Point::default() };
    let out = sample(&t, &[0, 255], &op(Geometry::Line), &p);
    assert_eq!(out.map(f32::from_bits), [0.5, 0.0, 0.0, 1.0]);
    (t.format, t.sampler.fractions) = (Format::I8, false);
    assert_eq!(sample(&t, &[0, 0x80], &op(Geometry::Line), &p)[0], -128i32 as u32, "no filter on integers");
}

#[test]
fn a_cube_has_six_faces() {
    let t = Texture { size: [1, 1, 1], ..texture(Geometry::Cube, [1, 1, 1], false) };
    let data = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0];
    let towards = [
        [1.0, 0.2, 0.3],
        [-1.0, 0.2, 0.3],
        [0.1, 1.0, 0.2],
        [0.1, -1.0, 0.2],
        [0.0, 0.1, 1.0],
        [0.0, 0.1, -1.0],
    ];
    assert_eq!(towards.map(|c| at(&t, &data, c)), data);
}

#[test]
fn levels_of_a_mipmap() {
    let mut t = Texture { levels: 3, ..texture(Geometry::Line, [4, 1, 1], false) };
    assert_eq!(t.bytes(), 4 * (4 + 2 + 1));
    let data = bytes(&[1.0, 1.0, 1.0, 1.0, 2.0, 2.0, 4.0]);
    let mut op = op(Geometry::Line);
    op.level = Level::Given;
    let read = |t: &Texture, lod: f32| {
        let p = Point { level: lod.to_bits(), ..Point::default() };
        f32::from_bits(sample(t, &data, &op, &p)[0])
    };
    assert_eq!([-1.0, 0.4, 0.6, 1.2, 9.0].map(|l| read(&t, l)), [1.0, 1.0, 2.0, 2.0, 4.0]);
    t.sampler.mip_linear = true;
    assert_eq!([0.5, 1.5].map(|l| read(&t, l)), [1.5, 3.0]);
    op.level = Level::Gradient;
    let gradients = [[2f32.to_bits(), 0, 0], [1f32.to_bits(), 0, 0]];
    let p = Point { gradients, ..Point::default() };
    assert_eq!(f32::from_bits(sample(&t, &data, &op, &p)[0]), 2.0);
}

#[test]
fn gather_goes_round() {
    let t = texture(Geometry::Plane, [2, 2, 1], false);
    let mut op = op(Geometry::Plane);
    op.gather = Some(0);
    let p = Point { at: [1f32.to_bits(), 1f32.to_bits(), 0], ..Point::default() };
    let out = sample(&t, &bytes(&[1.0, 2.0, 3.0, 4.0]), &op, &p);
    assert_eq!(out.map(f32::from_bits), [3.0, 4.0, 2.0, 1.0]);
}

#[test]
fn queries_in_the_words_of_the_manual() {
    let t = Texture { levels: 2, ..texture(Geometry::Plane, [8, 6, 1], true) };
    use ir::Query as Q;
    assert_eq!([Q::Width, Q::Height, Q::Depth].map(|q| t.query(q, 0)), [8, 6, 1]);
    assert_eq!(t.query(Q::Width, 1), 4);
    assert_eq!(
        [Q::ChannelDataType, Q::ChannelOrder, Q::FilterMode].map(|q| t.query(q, 0)),
        [0x10de, 0x10b0, 1]
    );
}
