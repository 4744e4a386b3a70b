//! Where elements lie, spelled as the manual spells it: for the i-th element of a lane its row and column.
//! Source: PTX ISA, the sections "Matrix Fragments for mma.…", one match arm for each.

use ir::matrix::Element;

/// Of A: `i`-th element of lane `l` in a fragment of m×`k`.
pub fn of_a(element: Element, m: usize, k: usize, l: usize, i: usize) -> (usize, usize) {
    let (g, t) = (l >> 2, l % 4);
    match (element, m, k) {
        (Element::F16 | Element::Bf16, 16, 8) => (if i < 2 { g } else { g + 8 }, t * 2 + (i & 1)),
        (Element::F16 | Element::Bf16, 16, 16) => (
            if i < 2 || (4..6).contains(&i) { g } else { g + 8 },
            if i < 4 { t * 2 + (i & 1) } else { t * 2 + (i & 1) + 8 },
        ),
        (Element::Tf32, 16, 4) => (if i == 0 { g } else { g + 8 }, t),
        (Element::Tf32, 16, 8) => (if i == 0 || i == 2 { g } else { g + 8 }, if i < 2 { t } else { t + 4 }),
        (Element::F64, 8, 4) => (g, t),
        (Element::F64, 16, 4) => (if i == 0 { g } else { g + 8 }, t),
        (Element::F64, 16, 8) => (if i == 0 || i == 2 { g } else { g + 8 }, if i < 2 { t } else { t + 4 }),
        (Element::F64, 16, 16) => {
            (if i & 1 == 0 { g } else { g + 8 }, if i & 1 == 0 { i * 2 + t } else { i * 2 - 2 + t })
        }
        (Element::U4 | Element::S4, 8, 32) => (g, t * 8 + (i & 7)),
        (Element::U4 | Element::S4, 16, 32) => (if i < 8 { g } else { g + 8 }, t * 8 + (i & 7)),
        (Element::U4 | Element::S4, 16, 64) => (
            if i < 8 || (16..24).contains(&i) { g } else { g + 8 },
            if i < 16 { t * 8 + (i & 7) } else { t * 8 + (i & 7) + 32 },
        ),
        (Element::B1, 8, 128) => (g, t * 32 + i),
        (Element::B1, 16, 128) => (if i < 32 { g } else { g + 8 }, t * 32 + (i & 31)),
        (Element::B1, 16, 256) => (
            if i < 32 || (64..96).contains(&i) { g } else { g + 8 },
            if i < 64 { t * 32 + (i & 31) } else { t * 32 + (i & 31) + 128 },
        ),
        (_, 8, 16) => (g, t * 4 + (i & 3)),
        (_, 16, 16) => (if i < 4 { g } else { g + 8 }, t * 4 + (i & 3)),
        (_, 16, 32) => (
            if i < 4 || (8..12).contains(&i) { g } else { g + 8 },
            if i < 8 { t * 4 + (i & 3) } else { t * 4 + (i & 3) + 16 },
        ),
        _ => panic!("no fragment of {element:?} {m} {k}"),
    }
}

/// Of B: likewise.
pub fn of_b(element: Element, k: usize, l: usize, i: usize) -> (usize, usize) {
    let (g, t) = (l >> 2, l % 4);
    let row = match element {
        Element::F64 | Element::Tf32 => t + 4 * i,
        Element::F16 | Element::Bf16 => t * 2 + (i & 1) + 8 * (i / 2),
        Element::U4 | Element::S4 => t * 8 + (i & 7) + 32 * (i / 8),
        Element::B1 => t * 32 + (i & 31) + 128 * (i / 32),
        _ => t * 4 + (i & 3) + 16 * (i / 4),
    };
    assert!(row < k);
    (row, g)
}

/// Of C and D.
pub fn of_c(l: usize, i: usize) -> (usize, usize) {
    let (g, t) = (l >> 2, l % 4);
    (if i < 2 { g } else { g + 8 }, t * 2 + (i & 1))
}

/// `m8n8k4` on `.f16`: of A, by rows or columns.
pub fn quad_a(columns: bool, l: usize, i: usize) -> (usize, usize) {
    let upper = if l < 16 { 0 } else { 4 };
    if columns { (i % 4 + upper, l % 4) } else { (l % 4 + upper, i) }
}

/// Of B.
pub fn quad_b(columns: bool, l: usize, i: usize) -> (usize, usize) {
    let upper = if l < 16 { 0 } else { 4 };
    if columns { (i, l % 4 + upper) } else { (l % 4, i + upper) }
}

/// Of C and D.
pub fn quad_c(half: bool, l: usize, i: usize) -> (usize, usize) {
    let upper = if l < 16 { 0 } else { 4 };
    if half { (l % 4 + upper, i) } else { ((l & 1) + (i & 2) + upper, (i & 4) + (l & 2) + (i & 1)) }
}
