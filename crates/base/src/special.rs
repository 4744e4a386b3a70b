//! Special registers of PTX, once for the parser, the lowering and the executor.
//! Source: PTX ISA, "Special Registers".

macro_rules! specials {
    ($($name:ident $text:literal $bits:literal),* $(,)?) => {
        /// A special register, a component of a vector one counted as its own.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum SpecialReg { $(#[doc = concat!("`%", $text, "`")] $name,)* }

        impl SpecialReg {
            /// Every register, in table order.
            pub const ALL: &[SpecialReg] = &[$(SpecialReg::$name,)*];

            /// The name without `%`.
            pub const fn name(self) -> &'static str { match self { $(SpecialReg::$name => $text,)* } }

            /// The register of that name (without `%`, with its component).
            pub fn from_name(name: &str) -> Option<SpecialReg> { match name { $($text => Some(SpecialReg::$name),)* _ => None } }

            /// Width in bits.
            pub const fn bits(self) -> u32 { match self { $(SpecialReg::$name => $bits,)* } }
        }
    };
}

specials! {
    TidX "tid.x" 32, TidY "tid.y" 32, TidZ "tid.z" 32,
    NtidX "ntid.x" 32, NtidY "ntid.y" 32, NtidZ "ntid.z" 32,
    CtaidX "ctaid.x" 32, CtaidY "ctaid.y" 32, CtaidZ "ctaid.z" 32,
    NctaidX "nctaid.x" 32, NctaidY "nctaid.y" 32, NctaidZ "nctaid.z" 32,
    LaneId "laneid" 32, WarpId "warpid" 32, NWarpId "nwarpid" 32, SmId "smid" 32, NSmId "nsmid" 32, GridId "gridid" 64,
    LaneMaskEq "lanemask_eq" 32, LaneMaskLe "lanemask_le" 32, LaneMaskLt "lanemask_lt" 32,
    LaneMaskGe "lanemask_ge" 32, LaneMaskGt "lanemask_gt" 32,
    Clock "clock" 32, ClockHi "clock_hi" 32, Clock64 "clock64" 64,
    GlobalTimer "globaltimer" 64, GlobalTimerLo "globaltimer_lo" 32, GlobalTimerHi "globaltimer_hi" 32,
    DynamicSmemSize "dynamic_smem_size" 32, TotalSmemSize "total_smem_size" 32, AggrSmemSize "aggr_smem_size" 32,
    IsExplicitCluster "is_explicit_cluster" 1,
    ClusterIdX "clusterid.x" 32, ClusterIdY "clusterid.y" 32, ClusterIdZ "clusterid.z" 32,
    NClusterIdX "nclusterid.x" 32, NClusterIdY "nclusterid.y" 32, NClusterIdZ "nclusterid.z" 32,
    ClusterCtaidX "cluster_ctaid.x" 32, ClusterCtaidY "cluster_ctaid.y" 32, ClusterCtaidZ "cluster_ctaid.z" 32,
    ClusterNctaidX "cluster_nctaid.x" 32, ClusterNctaidY "cluster_nctaid.y" 32, ClusterNctaidZ "cluster_nctaid.z" 32,
    ClusterCtaRank "cluster_ctarank" 32, ClusterNctaRank "cluster_nctarank" 32,
    EnvReg0 "envreg0" 32, EnvReg1 "envreg1" 32, EnvReg2 "envreg2" 32,
    ReservedSmemBegin "reserved_smem_offset_begin" 32, ReservedSmemEnd "reserved_smem_offset_end" 32,
    ReservedSmemCap "reserved_smem_offset_cap" 32, ReservedSmem0 "reserved_smem_offset_0" 32,
    ReservedSmem1 "reserved_smem_offset_1" 32, CurrentGraphExec "current_graph_exec" 64,
    EnvReg3 "envreg3" 32, EnvReg4 "envreg4" 32, EnvReg5 "envreg5" 32, EnvReg6 "envreg6" 32, EnvReg7 "envreg7" 32,
    EnvReg8 "envreg8" 32, EnvReg9 "envreg9" 32, EnvReg10 "envreg10" 32, EnvReg11 "envreg11" 32,
    EnvReg12 "envreg12" 32, EnvReg13 "envreg13" 32, EnvReg14 "envreg14" 32, EnvReg15 "envreg15" 32,
    EnvReg16 "envreg16" 32, EnvReg17 "envreg17" 32, EnvReg18 "envreg18" 32, EnvReg19 "envreg19" 32,
    EnvReg20 "envreg20" 32, EnvReg21 "envreg21" 32, EnvReg22 "envreg22" 32, EnvReg23 "envreg23" 32,
    EnvReg24 "envreg24" 32, EnvReg25 "envreg25" 32, EnvReg26 "envreg26" 32, EnvReg27 "envreg27" 32,
    EnvReg28 "envreg28" 32, EnvReg29 "envreg29" 32, EnvReg30 "envreg30" 32, EnvReg31 "envreg31" 32, Pm0 "pm0" 32,
    Pm1 "pm1" 32, Pm2 "pm2" 32, Pm3 "pm3" 32, Pm4 "pm4" 32, Pm5 "pm5" 32, Pm6 "pm6" 32, Pm7 "pm7" 32,
    Pm0Wide "pm0_64" 64, Pm1Wide "pm1_64" 64, Pm2Wide "pm2_64" 64, Pm3Wide "pm3_64" 64, Pm4Wide "pm4_64" 64,
    Pm5Wide "pm5_64" 64, Pm6Wide "pm6_64" 64, Pm7Wide "pm7_64" 64,
}

impl SpecialReg {
    /// Does its value depend on when or where the thread happens to run?
    pub const fn is_schedule(self) -> bool {
        matches!(
            self,
            SpecialReg::WarpId
                | SpecialReg::SmId
                | SpecialReg::Clock
                | SpecialReg::ClockHi
                | SpecialReg::Clock64
                | SpecialReg::GlobalTimer
                | SpecialReg::GlobalTimerLo
                | SpecialReg::GlobalTimerHi
        )
    }
}
