//! The JSON of a pattern. Fields that do not apply to its space are absent.

use serde::Serialize;

use super::{Pattern, PatternSpace};

/// Name and version of the form.
pub const SCHEMA: &str = "warpmem.pattern/1";

/// A pattern's figures; units and rules as for instructions of a run.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PatternJson {
    /// [`SCHEMA`].
    pub schema: &'static str,
    /// Data-stage wavefronts.
    pub wavefronts: u32,
    /// Phases with an active lane.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wavefronts_ideal: Option<u32>,
    /// Distinct words of the busiest bank in one phase.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way: Option<u32>,
    /// Distinct 32-byte sectors.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sectors: Option<u32>,
    /// ⌈active lanes × bytes / 32⌉.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sectors_ideal: Option<u32>,
    /// Distinct 128-byte lines.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lines: Option<u32>,
    /// Wavefronts of the L1 tag stage.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tag_wavefronts: Option<u32>,
    /// `exact` where the GPU's hash follows from readings, else `modelled`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tag_basis: Option<&'static str>,
    /// Distinct words of constant memory.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub distinct_addresses: Option<u32>,
    /// Lanes of each phase; none where it has no active one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phases: Option<Vec<Vec<usize>>>,
    /// For each phase and bank the distinct words asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub banks: Option<Vec<[u32; 32]>>,
}

impl PatternJson {
    pub(super) fn of(p: &Pattern) -> PatternJson {
        let f = &p.figures;
        let constant = p.spec.space == PatternSpace::Const;
        let global = p.spec.space == PatternSpace::Global;
        PatternJson {
            schema: SCHEMA,
            wavefronts: f.wavefronts,
            wavefronts_ideal: (!constant).then_some(f.wavefronts_ideal),
            way: (!constant).then_some(f.way),
            sectors: global.then_some(f.sectors),
            sectors_ideal: global.then_some(f.sectors_ideal),
            lines: global.then_some(f.lines),
            tag_wavefronts: global.then_some(f.tag_wavefronts),
            tag_basis: global.then(|| tag_basis(p)),
            distinct_addresses: constant.then_some(f.distinct_addresses),
            phases: (!constant).then(|| p.phases.lanes.clone()),
            banks: (!constant).then(|| p.phases.banks.clone()),
        }
    }
}

/// How sure the tag wavefronts are.
pub(super) fn tag_basis(p: &Pattern) -> &'static str {
    if p.spec.gpu.tag_hash_is_exact() { "exact" } else { "modelled" }
}
