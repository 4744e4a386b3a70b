//! From what a launch left behind to the facts that a report is made of.

use base::SourceFile;
use gpu::{Gpu, Limiter};
use ir::Kernel;
use report::{
    Access, Allocation, Basis, Facts, Finding, GpuName, KernelName, Occupancy, Record, Shape, Source,
};
use sim::{Fault, Outcome};

use crate::bind::Buffers;
use crate::launch_spec::Numbers;
use crate::names;
use crate::sources::Sources;

/// What a launch ran with.
pub(crate) struct Ran<'a> {
    pub gpu: &'a Gpu,
    pub kernel: &'a Kernel,
    pub numbers: &'a Numbers,
    pub file: &'a str,
    pub source: &'a SourceFile,
    pub sources: &'a Sources,
    pub buffers: &'a Buffers,
}

/// The facts of a launch.
pub(crate) fn facts(ran: &Ran<'_>, outcome: &Outcome) -> Facts {
    let Ran { gpu, kernel, numbers, .. } = ran;
    let records = kernel.records.iter().zip(&outcome.records).map(|(info, counters)| Record {
        ptx_line: info.ptx_line,
        statement: info.statement,
        ptx: info.ptx.clone(),
        op: info.op,
        generic: info.generic,
        basis: basis(info.basis),
        places: ran.places(info.place),
        counters: *counters,
    });
    Facts {
        gpu: GpuName { name: gpu.name.clone(), arch: gpu.arch.name.clone() },
        kernel: KernelName {
            name: kernel.name.clone(),
            demangled: names::demangle(&kernel.name),
            file: ran.file.to_string(),
        },
        shape: Shape {
            grid: numbers.grid.array(),
            block: numbers.block.array(),
            cluster: numbers.cluster.array(),
            dynamic_shared_bytes: u64::from(numbers.shared),
        },
        occupancy: occupancy(gpu, kernel, outcome),
        instructions: outcome.instructions,
        thread_instructions: outcome.thread_instructions,
        divergence_giveups: outcome.divergence_give_ups,
        tag_basis: if gpu.tag_hash_is_exact() { Basis::Exact } else { Basis::Modelled },
        records: records.collect(),
        findings: outcome.faults.iter().enumerate().map(|(i, f)| ran.finding(i, f)).collect(),
    }
}

fn basis(basis: ir::Basis) -> Basis {
    match basis {
        ir::Basis::Exact => Basis::Exact,
        ir::Basis::Schedule => Basis::Schedule,
    }
}

fn occupancy(gpu: &Gpu, kernel: &Kernel, outcome: &Outcome) -> Occupancy {
    let o = &outcome.occupancy;
    let limit = |wanted: Limiter| {
        let at = Limiter::ALL.iter().position(|l| *l == wanted);
        at.and_then(|i| o.by_limiter.get(i).copied().flatten())
    };
    Occupancy {
        registers: outcome.registers,
        registers_estimated: outcome.registers_estimated,
        static_shared_bytes: u64::from(kernel.static_shared),
        blocks: o.blocks_per_sm,
        warps: o.warps_per_sm,
        max_warps: o.max_warps_per_sm,
        limit_blocks: limit(Limiter::Blocks).unwrap_or(o.blocks_per_sm),
        limit_warps: limit(Limiter::Warps).unwrap_or(o.blocks_per_sm),
        limit_registers: limit(Limiter::Registers),
        limit_shared: limit(Limiter::SharedMemory),
        shared_config_bytes: Some(o.carveout),
        sms: u32::try_from(gpu.figures.sm.count.value).unwrap_or(u32::MAX),
    }
}

impl Ran<'_> {
    /// A place and those that it was inlined at, innermost first.
    pub(crate) fn places(&self, place: u32) -> Vec<Source> {
        let lines = &self.kernel.lines;
        let mut out = Vec::new();
        let mut next = place;
        // Links that went in a circle would be a fault of the PTX; no real chain is that long.
        while out.len() < 64 {
            let Some(at) = (next as usize).checked_sub(1).and_then(|i| lines.places.get(i)) else { break };
            let file = lines.files.iter().find(|f| f.0 == at.file).map(|f| self.sources.name(&f.1));
            out.extend(file.filter(|_| at.line > 0).map(|file| Source { file, line: at.line }));
            next = at.inlined_at;
        }
        out
    }

    fn finding(&self, index: usize, fault: &Fault) -> Finding {
        Finding {
            id: (index + 1).to_string(),
            kind: fault.kind.to_string(),
            severity: "error".into(),
            message: fault.message.clone(),
            help: (!fault.help.is_empty()).then(|| fault.help.clone()),
            notes: fault.notes.clone(),
            accesses: if fault.ptx_line == 0 { Vec::new() } else { vec![self.access(fault)] },
            count: 1,
        }
    }

    fn access(&self, fault: &Fault) -> Access {
        let records = self.kernel.records.iter().filter(|r| r.span == fault.span);
        let record = records.max_by_key(|r| Some(r.op.space) == fault.space);
        let ptx = match record {
            Some(record) => record.ptx.clone(),
            None => self.mnemonic(fault),
        };
        let memory = fault.address.is_some();
        let op = record.filter(|_| memory).map(|r| &r.op);
        Access {
            ptx,
            ptx_line: fault.ptx_line,
            source: self.places(fault.place).into_iter().next(),
            block: fault.block.array(),
            thread: fault.thread.array(),
            op: op.map(|op| op.kind.name().to_string()),
            space: fault.space.map(|s| s.name().to_string()),
            bytes: fault.bytes.map(u64::from),
            address: fault.address,
            allocation: fault.allocation.as_ref().map(|a| {
                let buffer = self.buffers.at(a.address);
                let name =
                    buffer.and_then(|b| b.name.clone()).or((!a.name.is_empty()).then(|| a.name.clone()));
                Allocation {
                    argument: buffer.and_then(|b| b.argument),
                    name,
                    bytes: a.bytes,
                    offset: a.offset,
                }
            }),
            strength: op.map(|op| op.sem.name().to_string()),
            scope: op.and_then(|op| op.scope).map(|s| s.name().to_string()),
        }
    }

    /// The first word of the statement, without its guard.
    fn mnemonic(&self, fault: &Fault) -> String {
        let text = self.source.text().get(fault.span.start as usize..fault.span.end as usize).unwrap_or("");
        let mut words = text.split(|c: char| c.is_whitespace() || c == ';').filter(|w| !w.is_empty());
        let word = words.find(|w| !w.starts_with('@')).unwrap_or("");
        word.to_string()
    }
}
