//! What a pattern suffers from and what usually mends it. A mending by padding or swizzling is named only
//! after it was counted on the pattern at hand.

use super::draw::plural;
use super::{Pattern, PatternSpace};

/// At most one sentence or two for each problem.
pub(super) fn advice(p: &Pattern) -> Vec<String> {
    match p.spec.space {
        PatternSpace::Shared => conflicts(p).into_iter().collect(),
        PatternSpace::Global => sectors(p).into_iter().collect(),
        PatternSpace::Const => divergence(p).into_iter().collect(),
    }
}

/// Shared memory: a bank is asked for several words.
fn conflicts(p: &Pattern) -> Option<String> {
    let f = &p.figures;
    if f.wavefronts <= f.wavefronts_ideal {
        return None;
    }
    let unit = u64::from(p.op.bytes_per_lane().max(4));
    let cause = match p.stride() {
        Some(step) => format!(
            "A step of {} from lane to lane brings {} distinct words of one phase to the same bank.",
            plural(u32::try_from(step.unsigned_abs()).unwrap_or(u32::MAX), "byte"),
            f.way
        ),
        None => format!("Up to {} distinct words of one phase lie in the same bank.", f.way),
    };
    // A pad after every 128 bytes turns each row by one unit; a swizzle exchanges the units of a row.
    let padded = p.figures_at(|a| a.saturating_add((a / 128).saturating_mul(unit))).wavefronts;
    let units = 128 / unit;
    let swizzled = p.figures_at(|a| a ^ (a / 128 % units * unit)).wavefronts;
    let pad =
        format!("{unit} bytes of padding after every 128, {}", formula(&format!("a + a / 128 * {unit}")));
    let swizzle = formula(&format!("a ^ a / 128 % {units} * {unit}"));
    let xor = format!("exchanging the {unit}-byte units of each 128-byte row, {swizzle}");
    let ideal = f.wavefronts_ideal;
    let mend = match (padded < f.wavefronts, swizzled < f.wavefronts) {
        (true, true) if padded == swizzled => {
            format!("For address a, {pad}, would take {}; so would {xor}.", plural(padded, "wavefront"))
        }
        (true, true) => format!(
            "For address a, {pad}, would take {}; {xor}, {}.",
            plural(padded, "wavefront"),
            plural(swizzled, "wavefront")
        ),
        (true, false) => format!("For address a, {pad}, would take {}.", plural(padded, "wavefront")),
        (false, true) => format!("For address a, {xor}, would take {}.", plural(swizzled, "wavefront")),
        (false, false) => format!(
            "Neither padding every 128 bytes nor exchanging units within them helps; {ideal} would need the lanes of a phase to take words of different banks."
        ),
    };
    Some(format!("{cause} {mend}"))
}

/// Global memory: more sectors than the bytes need.
fn sectors(p: &Pattern) -> Option<String> {
    let f = &p.figures;
    let bytes = u64::from(p.op.bytes_per_lane());
    if f.sectors <= f.sectors_ideal {
        return None;
    }
    let excess = plural(f.sectors - f.sectors_ideal, "sector");
    let step = p.stride().map(i64::unsigned_abs);
    let first = p.mask.lanes().filter_map(|lane| p.addresses.get(lane)).min().copied().unwrap_or(0);
    Some(match step {
        Some(step) if step == bytes => format!(
            "The lanes lie side by side, but begin {} past a sector, which costs {excess} more. Begin at a multiple of 32 bytes (128 for whole lines).",
            plural((first % 32) as u32, "byte")
        ),
        Some(step) => format!(
            "The lanes are {step} bytes apart, so that {excess} more are fetched than their bytes need. Let neighbouring lanes take neighbouring elements: another layout (structure of arrays), or rows staged through shared memory."
        ),
        None => format!(
            "The lanes touch {excess} more than their bytes need. Let neighbouring lanes take neighbouring elements, or sort or stage the accesses through shared memory."
        ),
    })
}

/// Constant memory: lanes read different words.
fn divergence(p: &Pattern) -> Option<String> {
    let n = p.figures.distinct_addresses;
    (n > 1).then(|| {
        format!(
            "The lanes read {n} different words, which the constant cache serves one after another. Index constants by values that are the same in the whole warp, or keep such a table in shared or global memory."
        )
    })
}

/// A formula that is not folded.
fn formula(text: &str) -> String {
    format!("`{}`", text.replace(' ', "\u{a0}"))
}
