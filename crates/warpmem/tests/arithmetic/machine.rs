//! Runs PTX kernels of one warp on a buffer.

use base::{Diag, Dim3, SourceFile};
use gpu::Gpu;
use sim::{LaunchConfig, Memory};

/// A module whose kernels take one pointer.
pub struct Machine {
    file: SourceFile,
    module: ptx::Module,
    image: ir::Image,
    gpu: Gpu,
}

impl Machine {
    /// Reads a module for that GPU; what is wrong with it where it is.
    pub fn new(text: String, gpu: &str) -> Result<Machine, String> {
        let file = SourceFile::new("kernels.ptx", text);
        let (mut module, mut diags) = ptx::parse(&file);
        diags.extend(ptx::check(&mut module, &file));
        if let Some(d) = diags.iter().find(|d| d.is_error()) {
            return Err(told(d, &file));
        }
        let image = front::image(&module, &file).map_err(|d| format!("{d:?}"))?;
        let gpu = Gpu::by_name(gpu).map_err(|d| format!("{d:?}"))?;
        Ok(Machine { file, module, image, gpu })
    }

    /// Runs the kernel of that number with so many threads on a buffer with these bytes, and gives them back.
    pub fn run(&self, kernel: usize, threads: u32, buffer: &[u8]) -> Result<Vec<u8>, String> {
        let entries = front::kernels(&self.module);
        let entry = entries.get(kernel).ok_or("no such kernel")?;
        let (major, minor) = self.gpu.arch.capability;
        let options = front::Options { arch: major * 10 + minor, shared_base: 0x400 };
        let (kernel, _) = front::lower(&self.module, &self.file, entry.name, &options, &self.image)
            .map_err(|d| d.first().map_or_else(String::new, |d| told(d, &self.file)))?;
        let mut memory = Memory::new();
        memory.load_image(&self.image);
        let address = memory.allocate("p", buffer.len() as u64).ok_or("no memory")?;
        memory.write(address, buffer);
        let config = LaunchConfig::new(Dim3::ONE, Dim3 { x: threads, ..Dim3::ONE });
        let (outcome, _) = sim::launch(&kernel, &self.gpu, &config, &address.to_le_bytes(), &mut memory)
            .map_err(|d| format!("{d:?}"))?;
        if !outcome.complete() {
            return Err(format!("{:?}", outcome.faults.first()));
        }
        memory.read(address, buffer.len() as u64).map(<[u8]>::to_vec).ok_or_else(|| "no buffer".to_owned())
    }
}

fn told(d: &Diag, file: &SourceFile) -> String {
    let line = d.labels.first().map_or(0, |l| file.line(l.span.start));
    let text = file.text().lines().nth(line.saturating_sub(1) as usize).unwrap_or("");
    format!("line {line}, {}: {d}", text.trim())
}
