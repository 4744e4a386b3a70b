//! The occupancy figures in `crates/gpu/tests/occupancy.csv` are what NVIDIA's `cuda_occupancy.h` gives: a small
//! C program made here asks the header the same questions.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use gpu::Gpu;

use super::{Outcome, Tools, output_of};

const TABLE: &str = "crates/gpu/tests/occupancy.csv";

/// Asks the header and compares; with `WARPMEM_BLESS=1` writes the answers instead.
pub fn check(root: &Path, tools: &Tools) -> Result<Outcome> {
    let Some(headers) = &tools.headers else {
        return Ok(Outcome::Skipped("no cuda_occupancy.h found".to_owned()));
    };
    let folder = root.join("target/oracle");
    std::fs::create_dir_all(&folder)?;
    let source = folder.join("occupancy.c");
    let program = folder.join("occupancy");
    std::fs::write(&source, program_text()?)?;
    let compiled = Command::new("cc").arg("-I").arg(headers).arg(&source).arg("-o").arg(&program).output();
    match compiled {
        Ok(output) if output.status.success() => {}
        Ok(output) => bail!("the C compiler refuses it: {}", String::from_utf8_lossy(&output.stderr)),
        Err(_) => return Ok(Outcome::Skipped("no C compiler found".to_owned())),
    }
    let answers = output_of(&mut Command::new(&program))?;
    let path = root.join(TABLE);
    if std::env::var_os("WARPMEM_BLESS").is_some() {
        std::fs::write(&path, &answers)?;
    }
    let committed = std::fs::read_to_string(&path).context(TABLE)?;
    if committed != answers {
        bail!("{TABLE} is not what the header gives; bless it with WARPMEM_BLESS=1 cargo xtask oracle");
    }
    Ok(Outcome::Agrees(format!("{} figures", answers.lines().count().saturating_sub(3))))
}

/// A C program that prints the table for every GPU that the header knows.
fn program_text() -> Result<String> {
    let mut gpus = String::new();
    // The header no longer knows Kepler's barriers and refuses it.
    for gpu in Gpu::all().iter().filter(|gpu| gpu.arch.capability.0 >= 5) {
        let limits = &gpu.arch.limits;
        let (major, minor) = gpu.arch.capability;
        writeln!(
            gpus,
            "    {{\"{}\", {major}, {minor}, {}, {}, {}, {}, {}, {}, {}}},",
            gpu.name,
            limits.block.threads.value,
            limits.sm.threads.value,
            limits.block.registers.value,
            limits.sm.registers.value,
            limits.shared.per_sm.value,
            limits.shared.per_block.value,
            limits.shared.reserved_per_block.value,
        )?;
    }
    Ok(TEMPLATE.replace("GPUS", &gpus))
}

/// Threads × registers × shared bytes × barriers × preference, thinned by a fixed stride.
const TEMPLATE: &str = r##"
#include <stdio.h>
#include <limits.h>
#include "cuda_occupancy.h"
static const struct { const char *name; int major, minor, block, threads, block_regs, regs, shared, optin, reserved; } gpus[] = {
GPUS};
int main(void) {
    static const int threads[] = {1, 32, 33, 64, 96, 128, 160, 192, 224, 256, 320, 384, 512, 640, 768, 800, 1024};
    static const int regs[] = {0, 8, 16, 24, 32, 33, 40, 48, 56, 64, 72, 80, 96, 128, 168, 255};
    static const int shared[] = {0, 1, 1024, 4096, 8192, 10240, 12288, 16384, 24576, 33280, 49152, 65536, 98304, 101376, 166912, 232448};
    static const int barriers[] = {1, 1, 1, 4, 16};
    static const char *const names[] = {"auto", "prefer-l1", "prefer-shared"};
    static const int values[] = {SHAREDMEM_CARVEOUT_DEFAULT, SHAREDMEM_CARVEOUT_MAX_L1, SHAREDMEM_CARVEOUT_MAX_SHARED};
    unsigned long n = 0;
    puts("# Resident blocks of one SM as cuda_occupancy.h of the CUDA 13 runtime headers gives them; 0 = does not fit.");
    puts("# Made by `cargo xtask oracle`.");
    puts("gpu,threads,registers,shared_bytes,barriers,carveout,blocks,registers_per_block,shared_per_block");
    for (unsigned g = 0; g < sizeof gpus / sizeof *gpus; g++)
    for (unsigned t = 0; t < sizeof threads / sizeof *threads; t++)
    for (unsigned r = 0; r < sizeof regs / sizeof *regs; r++)
    for (unsigned s = 0; s < sizeof shared / sizeof *shared; s++, n++) {
        if (n % 41 != 0) continue;
        unsigned c = (n / 41) % 3, b = (n / 41) % 5;
        cudaOccDeviceProp p = {0};
        p.computeMajor = gpus[g].major; p.computeMinor = gpus[g].minor;
        p.maxThreadsPerBlock = gpus[g].block; p.maxThreadsPerMultiprocessor = gpus[g].threads;
        p.regsPerBlock = gpus[g].block_regs; p.regsPerMultiprocessor = gpus[g].regs; p.warpSize = 32;
        p.sharedMemPerBlock = 49152; p.sharedMemPerMultiprocessor = gpus[g].shared; p.numSms = 1;
        p.sharedMemPerBlockOptin = gpus[g].optin; p.reservedSharedMemPerBlock = gpus[g].reserved;
        cudaOccFuncAttributes a = {0};
        a.maxThreadsPerBlock = INT_MAX; a.numRegs = regs[r]; a.partitionedGCConfig = PARTITIONED_GC_OFF;
        a.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN; a.maxDynamicSharedSizeBytes = shared[s]; a.numBlockBarriers = barriers[b];
        cudaOccDeviceState d = {CACHE_PREFER_NONE, values[c]};
        cudaOccResult o;
        if (cudaOccMaxActiveBlocksPerMultiprocessor(&o, &p, &a, &d, threads[t], shared[s]) != CUDA_OCC_SUCCESS) return 1;
        int blocks = o.activeBlocksPerMultiprocessor;
        printf("%s,%d,%d,%d,%d,%s,%d,%d,%zu\n", gpus[g].name, threads[t], regs[r], shared[s], barriers[b], names[c],
               blocks, o.allocatedRegistersPerBlock, o.allocatedSharedMemPerBlock);
    }
    return 0;
}
"##;
