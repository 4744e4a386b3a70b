//! One launch as the user wrote it, from flags or from a table of a launch file: texts with their places.

use base::{Diag, Dim3};
use gpu::Carveout;

use crate::arg;
use crate::problem::{Failure, Located, Problem};

/// The flags of a launch; what is absent has its default.
#[derive(Clone, Default, Debug)]
pub struct LaunchSpec {
    /// Which kernel.
    pub kernel: Option<Located>,
    /// Blocks: `X[,Y[,Z]]`.
    pub grid: Option<Located>,
    /// Threads of a block.
    pub block: Option<Located>,
    /// Blocks of a cluster.
    pub cluster: Option<Located>,
    /// Dynamic shared bytes.
    pub shared: Option<Located>,
    /// Registers of a thread.
    pub regs: Option<Located>,
    /// How the SRAM is divided.
    pub carveout: Option<Located>,
    /// Kernel arguments.
    pub args: Option<Vec<Located>>,
    /// `K=FILE.npy` to write after the launch.
    pub dumps: Vec<Located>,
    /// `K=FILE.npy[:RTOL]` to compare with after the launch.
    pub compares: Vec<Located>,
    /// Assertions about the report.
    pub asserts: Vec<Located>,
}

impl LaunchSpec {
    /// This launch with what `over` gives in the place of its own. Dumps, comparisons and assertions stay its own:
    /// those of the command line belong to the whole run.
    pub fn overlaid(&self, over: &LaunchSpec) -> LaunchSpec {
        let pick = |a: &Option<Located>, b: &Option<Located>| a.clone().or_else(|| b.clone());
        LaunchSpec {
            kernel: self.kernel.clone().or_else(|| over.kernel.clone()),
            grid: pick(&over.grid, &self.grid),
            block: pick(&over.block, &self.block),
            cluster: pick(&over.cluster, &self.cluster),
            shared: pick(&over.shared, &self.shared),
            regs: pick(&over.regs, &self.regs),
            carveout: pick(&over.carveout, &self.carveout),
            args: over.args.clone().or_else(|| self.args.clone()),
            dumps: self.dumps.clone(),
            compares: self.compares.clone(),
            asserts: self.asserts.clone(),
        }
    }
}

/// The numbers of a launch.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    /// Blocks.
    pub grid: Dim3,
    /// Threads of a block.
    pub block: Dim3,
    /// Blocks of a cluster.
    pub cluster: Dim3,
    /// Dynamic shared bytes.
    pub shared: u32,
    /// Registers of a thread.
    pub regs: Option<u32>,
    /// How the SRAM is divided.
    pub carveout: Carveout,
}

impl LaunchSpec {
    /// Reads the numbers. A block or a cluster that is not given is what the kernel requires (`.reqntid`,
    /// `.reqnctapercluster`).
    ///
    /// # Errors
    /// Their grammar, or one that has no default is missing.
    pub fn numbers(
        &self,
        required: Option<Dim3>,
        cluster_required: Option<Dim3>,
    ) -> Result<Numbers, Failure> {
        let mut problems: Vec<Problem> = Vec::new();
        let mut size = |what: &str, text: &Option<Located>| match text {
            None => None,
            Some(t) => arg::extent(what, &t.text).map_err(|d| problems.push(t.problem(d))).ok(),
        };
        let (grid, block) = (size("grid", &self.grid), size("block", &self.block));
        let cluster = size("cluster", &self.cluster);
        let shared = self.shared.as_ref().map(|t| whole("shared", "bytes of dynamic shared memory", t));
        let regs = self.regs.as_ref().map(|t| whole("regs", "registers of a thread", t));
        let carveout = self.carveout.as_ref().map(|t| t.text.trim().parse().map_err(|d| t.whole(d)));
        let mut take = |r: Option<Result<u32, Problem>>| r.and_then(|r| r.map_err(|p| problems.push(p)).ok());
        let (shared, regs) = (take(shared), take(regs));
        let carveout = carveout.and_then(|c: Result<Carveout, Problem>| c.map_err(|p| problems.push(p)).ok());
        if regs == Some(0)
            && let Some(text) = &self.regs
        {
            problems.push(text.whole(Diag::error("syntax", "a thread has at least one register")));
        }
        for (missing, flag, what) in [
            (self.grid.is_none(), "grid", "how many blocks"),
            (self.block.is_none() && required.is_none(), "block", "how many threads a block has"),
        ] {
            if missing {
                let diag = Diag::error("launch-size", format!("the launch does not say {what}"));
                problems.push(Problem::new(
                    diag.help(format!("give --{flag} X[,Y[,Z]], or `{flag} = \"X,Y,Z\"` in the launch file")),
                ));
            }
        }
        if !problems.is_empty() {
            return Err(Failure(problems));
        }
        Ok(Numbers {
            grid: grid.unwrap_or(Dim3::ONE),
            block: block.or(required).unwrap_or(Dim3::ONE),
            cluster: cluster.or(cluster_required).unwrap_or(Dim3::ONE),
            shared: shared.unwrap_or(0),
            regs,
            carveout: carveout.unwrap_or_default(),
        })
    }
}

fn whole(flag: &str, what: &str, text: &Located) -> Result<u32, Problem> {
    let mut cursor = arg::cursor::Cursor::new(text.text.trim());
    let read = cursor.unsigned(&format!("--{flag}")).and_then(|n| cursor.done("the number").map(|()| n));
    let n = read.map_err(|diag| text.problem(diag))?;
    u32::try_from(n)
        .map_err(|_| text.whole(Diag::error("syntax", format!("{n} {what} are more than any GPU has"))))
}
