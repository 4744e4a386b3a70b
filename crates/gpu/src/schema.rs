//! What figures an architecture and a GPU have: their sections, fields, types and units. The TOML files may say
//! nothing else. A field that may be unknown is an `Option`, and absent from the file when it is.

use serde::Deserialize;

use crate::figure::{Field, Figure, Row};

/// A number that counts or measures something whole.
pub type Count = Figure<u64>;
/// A reading that need not be whole.
pub type Level = Figure<f64>;
/// Several numbers in an order that matters.
pub type List = Figure<Vec<u64>>;

macro_rules! section {
    ($(#[$about:meta])* $name:ident = $section:literal {
        $( #[doc = $meaning:literal] $field:ident: $type:ty, $unit:literal; )*
    }) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $( #[doc = $meaning] #[doc = ""] #[doc = concat!("Unit: ", $unit, ".")] pub $field: $type, )*
        }

        impl $name {
            pub(crate) fn list(&self, out: &mut Vec<Row>) {
                $( self.$field.list($section, stringify!($field), $meaning.trim_start(), $unit, out); )*
            }
        }
    };
}

section! {
    /// A warp.
    Warp = "warp" {
        /// Threads of a warp.
        size: Count, "thread";
    }
}

section! {
    /// A thread.
    Thread = "thread" {
        /// The most registers of one thread.
        registers: Count, "register";
    }
}

section! {
    /// A block.
    Block = "block" {
        /// The most threads of a block.
        threads: Count, "thread";
        /// The most threads in x.
        x: Count, "thread";
        /// The most threads in y.
        y: Count, "thread";
        /// The most threads in z.
        z: Count, "thread";
        /// The most registers of a block.
        registers: Count, "register";
        /// Named barriers of a block.
        named_barriers: Count, "barrier";
    }
}

section! {
    /// A grid.
    Grid = "grid" {
        /// The most blocks in x.
        x: Count, "block";
        /// The most blocks in y.
        y: Count, "block";
        /// The most blocks in z.
        z: Count, "block";
    }
}

section! {
    /// What one SM holds at a time.
    SmLimits = "sm" {
        /// The most resident threads.
        threads: Count, "thread";
        /// The most resident warps.
        warps: Count, "warp";
        /// The most resident blocks.
        blocks: Count, "block";
        /// Registers.
        registers: Count, "register";
        /// Sub-partitions, each with its own scheduler and register file.
        partitions: Count, "partition";
        /// Barriers that resident blocks share, where they limit how many are resident.
        barriers: Option<Count>, "barrier";
    }
}

section! {
    /// In what steps resources are given out.
    Allocation = "allocation" {
        /// A warp's registers are rounded up to this many.
        register_unit: Count, "register/warp";
        /// A block's warps are rounded up to this many when its registers are checked.
        warp_unit: Count, "warp";
        /// A block's shared memory is rounded up to this many.
        shared_unit: Count, "byte";
    }
}

section! {
    /// Thread block clusters.
    ClusterLimits = "cluster" {
        /// The most blocks of a cluster on every GPU that has clusters.
        portable: Count, "block";
        /// The most blocks of a cluster that a kernel may ask for here.
        largest: Option<Count>, "block";
    }
}

section! {
    /// Kernel parameters.
    Parameters = "parameters" {
        /// The most bytes of parameters.
        bytes: Count, "byte";
        /// The most bytes of parameters before `.version 8.1`.
        bytes_before_ptx_8_1: Count, "byte";
    }
}

section! {
    /// Constant memory of a module.
    ConstantLimits = "constant" {
        /// The size of one constant bank.
        bank: Count, "byte";
    }
}

section! {
    /// Shared memory.
    SharedLimits = "shared" {
        /// The most that the blocks of one SM have together, what is reserved included.
        per_sm: Count, "byte";
        /// The most static shared memory of a block.
        static_per_block: Count, "byte";
        /// The most shared memory of a block that opts in.
        per_block: Count, "byte";
        /// What the driver takes for itself in every block.
        reserved_per_block: Count, "byte";
        /// The address of the first static shared variable.
        base: Count, "byte";
        /// The sizes that the shared part of the SRAM can have.
        carveouts: List, "byte";
        /// Banks.
        banks: Count, "bank";
        /// Width of a bank.
        bank_width: Count, "byte";
    }
}

section! {
    /// What the caches move.
    CacheLimits = "cache" {
        /// A cache line.
        line: Count, "byte";
        /// A sector, the part of a line that is fetched.
        sector: Count, "byte";
    }
}

section! {
    /// The streaming multiprocessors of a GPU.
    Sm = "sm" {
        /// Streaming multiprocessors that are switched on.
        count: Count, "SM";
    }
}

section! {
    /// Clocks of the SMs.
    #[derive(Default)]
    Clock = "clock" {
        /// The base clock.
        base: Option<Count>, "MHz";
        /// The boost clock.
        boost: Option<Count>, "MHz";
        /// The clock during the readings of this file.
        measured: Option<Count>, "MHz";
    }
}

section! {
    /// The L1 data cache of an SM.
    L1 = "l1" {
        /// The SRAM that L1 and shared memory divide.
        size: Option<Count>, "byte";
        /// An L1 that shares nothing with shared memory.
        dedicated: Option<Count>, "byte";
        /// What a kernel can really keep in L1 with the smallest shared part.
        usable: Option<Count>, "byte";
        /// Load to use of an L1 hit.
        hit_latency: Option<Level>, "cycle";
        /// What one SM's hits bring.
        bandwidth: Option<Level>, "byte/cycle";
        /// The least cycles that a load of 4 bytes a lane holds the data stage.
        load_floor: Option<Count>, "cycle";
        /// For line number bits from 0 on, the bits of the tag bank that each one flips.
        tag_hash: List, "bank";
        /// The same for the line number bits above, repeated.
        tag_hash_above: List, "bank";
    }
}

section! {
    /// Shared memory as measured.
    #[derive(Default)]
    Shared = "shared" {
        /// Load to use.
        latency: Option<Level>, "cycle";
        /// What one SM's shared memory brings.
        bandwidth: Option<Level>, "byte/cycle";
    }
}

section! {
    /// Clusters as measured.
    #[derive(Default)]
    Cluster = "cluster" {
        /// Load to use of another SM's shared memory.
        latency: Option<Level>, "cycle";
    }
}

section! {
    /// The L2 cache.
    L2 = "l2" {
        /// All of it.
        size: Count, "byte";
        /// Partitions with a near and a far side.
        partitions: Option<Count>, "partition";
        /// Slices.
        slices: Option<Count>, "slice";
        /// Load to use of an L2 hit.
        hit_latency: Option<Level>, "cycle";
        /// What all slices together bring.
        bandwidth: Option<Level>, "byte/cycle";
        /// The most that can be set aside for persisting lines.
        persisting_max: Option<Count>, "byte";
    }
}

section! {
    /// Device memory.
    Dram = "dram" {
        /// Peak bandwidth.
        bandwidth: Count, "GB/s";
        /// Load to use of a miss in every cache.
        latency: Option<Level>, "cycle";
    }
}

section! {
    /// The constant caches.
    #[derive(Default)]
    Constant = "constant" {
        /// Size of the first level.
        l1_size: Option<Count>, "byte";
        /// Line of the first level.
        l1_line: Option<Count>, "byte";
        /// Load to use of a hit in the first level.
        l1_latency: Option<Level>, "cycle";
        /// Size of the middle level.
        l15_size: Option<Count>, "byte";
        /// Line of the middle level.
        l15_line: Option<Count>, "byte";
        /// Load to use of a hit in the middle level.
        l15_latency: Option<Level>, "cycle";
        /// Load to use of a constant that only L2 has.
        l2_latency: Option<Level>, "cycle";
    }
}

section! {
    /// What fences cost a thread that waits for them.
    #[derive(Default)]
    Fence = "fence" {
        /// `__threadfence_block`.
        block: Option<Level>, "cycle";
        /// `__threadfence`.
        gpu: Option<Level>, "cycle";
        /// `__threadfence_system`.
        system: Option<Level>, "cycle";
    }
}
