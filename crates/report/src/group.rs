//! Instructions as a person sees them: an unrolled loop writes one source line as dozens of statements, and they
//! are one row with their figures summed. Functions inlined at several places are a row for each. Without a source
//! line every PTX line is its own row.

use crate::model::Instruction;

/// What a row's actual and ideal count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// 32-byte sectors (global and local memory).
    Sectors,
    /// Wavefronts of the data stage (shared memory).
    Wavefronts,
    /// Distinct addresses (constants and parameters).
    Addresses,
    /// Nothing is counted (fences, prefetches).
    None,
}

impl Unit {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Unit::Sectors => "sector",
            Unit::Wavefronts => "wavefront",
            Unit::Addresses => "address",
            Unit::None => "",
        }
    }

    /// Its name where there are many.
    pub const fn plural(self) -> &'static str {
        match self {
            Unit::Sectors => "sectors",
            Unit::Wavefronts => "wavefronts",
            Unit::Addresses => "addresses",
            Unit::None => "",
        }
    }
}

/// One row: the statements of one source line that look alike.
#[derive(Clone, Debug)]
pub struct Row<'a> {
    /// The first of them.
    pub first: &'a Instruction,
    /// How many they are.
    pub statements: usize,
    /// What is counted.
    pub unit: Unit,
    /// Times a warp ran them.
    pub executed: u64,
    /// Active lanes.
    pub lanes: u64,
    /// Sectors, wavefronts or addresses.
    pub actual: u64,
    /// The least that would do.
    pub ideal: u64,
    /// Sum over statements of what is beyond the ideal.
    pub excess: u64,
    /// 128-byte lines.
    pub lines: u64,
    /// Of copies from global to shared memory: wavefronts of the shared side.
    pub shared_actual: u64,
    /// The least that would do there.
    pub shared_ideal: u64,
    /// Most words of one bank in a phase there.
    pub shared_way: u64,
    /// Most words of one bank in a phase.
    pub way: u64,
    /// Most lanes on one address.
    pub same_address_max: u64,
}

impl Row<'_> {
    /// In that space?
    pub fn is(&self, space: &str) -> bool {
        self.first.space.as_deref() == Some(space)
    }

    /// An atomic or a reduction?
    pub fn is_atomic(&self) -> bool {
        matches!(self.first.op.as_str(), "atomic" | "reduction")
    }

    /// `actual / executed`.
    pub fn per_request(&self) -> f64 {
        self.actual as f64 / self.executed.max(1) as f64
    }

    /// `ideal / executed`.
    pub fn ideal_per_request(&self) -> f64 {
        self.ideal as f64 / self.executed.max(1) as f64
    }
}

/// What an instruction cost: unit, actual, ideal.
pub fn cost(i: &Instruction) -> (Unit, u64, u64) {
    match (i.sectors, i.sectors_ideal, i.distinct_addresses, i.wavefronts, i.wavefronts_ideal) {
        (Some(actual), Some(ideal), ..) => (Unit::Sectors, actual, ideal),
        (_, _, Some(addresses), ..) => (Unit::Addresses, addresses, i.executed),
        (_, _, _, Some(actual), Some(ideal)) => (Unit::Wavefronts, actual, ideal),
        _ => (Unit::None, 0, 0),
    }
}

/// The rows of a launch in file order of their first statements; what never ran is left out.
pub fn rows(instructions: &[Instruction]) -> Vec<Row<'_>> {
    let mut rows: Vec<Row<'_>> = Vec::new();
    let mut index = std::collections::BTreeMap::new();
    for i in instructions.iter().filter(|i| i.executed > 0) {
        let (unit, actual, ideal) = cost(i);
        let line = if i.source.is_some() { 0 } else { i.ptx_line };
        let key = (i.source.as_ref(), &i.inlined_at, line, i.ptx.as_str(), i.space.as_deref());
        let at = *index.entry(key).or_insert_with(|| {
            rows.push(Row {
                first: i,
                statements: 0,
                unit,
                executed: 0,
                lanes: 0,
                actual: 0,
                ideal: 0,
                excess: 0,
                lines: 0,
                shared_actual: 0,
                shared_ideal: 0,
                shared_way: 0,
                way: 0,
                same_address_max: 0,
            });
            rows.len() - 1
        });
        if let Some(row) = rows.get_mut(at) {
            row.statements += 1;
            row.executed += i.executed;
            row.lanes += i.lanes;
            row.actual += actual;
            row.ideal += ideal;
            row.excess += actual.saturating_sub(ideal);
            row.lines += i.lines.unwrap_or(0);
            row.shared_actual += i.shared_wavefronts.unwrap_or(0);
            row.shared_ideal += i.shared_wavefronts_ideal.unwrap_or(0);
            row.shared_way = row.shared_way.max(i.shared_way.unwrap_or(0));
            row.way = row.way.max(i.way.unwrap_or(0));
            row.same_address_max = row.same_address_max.max(i.same_address_max.unwrap_or(0));
        }
    }
    rows
}

/// The same, the most excess first; then what moves most; then file order.
pub fn worst_first(instructions: &[Instruction]) -> Vec<Row<'_>> {
    let mut rows = rows(instructions);
    rows.sort_by_key(|r| (std::cmp::Reverse(r.excess), std::cmp::Reverse(r.actual), r.first.ptx_line));
    rows
}
