//! Targets as PTX and compilers write them, `sm_80` or `sm_90a`, and what code for one runs on.
//!
//! Source: PTX ISA, `.target`; CUDA programming guide, family- and architecture-specific features. A plain target
//! runs on its own compute capability and every later one, `f` on later ones of the same major number, `a` on its
//! own alone.

use std::fmt;

use base::Diag;

use crate::Gpu;

/// Whether code may use features that later architectures need not have.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variant {
    /// `sm_90`: runs on every later architecture.
    Base,
    /// `sm_100f`: runs on the later ones of the family.
    Family,
    /// `sm_90a`: runs on that architecture alone.
    Specific,
}

/// An architecture that code is made for. Ordered by compute capability, then by variant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Target {
    /// The number after `sm_`: ten times the major compute capability plus the minor one.
    pub number: u32,
    /// Which features it may use.
    pub variant: Variant,
}

impl Target {
    /// Reads `sm_90a`, `compute_90a` or `90a`.
    pub fn parse(text: &str) -> Option<Target> {
        let text = text.strip_prefix("sm_").or_else(|| text.strip_prefix("compute_")).unwrap_or(text);
        let (digits, variant) = match text.strip_suffix('a') {
            Some(digits) => (digits, Variant::Specific),
            None => match text.strip_suffix('f') {
                Some(digits) => (digits, Variant::Family),
                None => (text, Variant::Base),
            },
        };
        let plain = (2..=3).contains(&digits.len())
            && digits.bytes().all(|byte| byte.is_ascii_digit())
            && !digits.starts_with('0');
        let number = digits.parse().ok().filter(|_| plain)?;
        Some(Target { number, variant })
    }

    /// Compute capability, major and minor.
    pub const fn capability(self) -> (u32, u32) {
        (self.number / 10, self.number % 10)
    }

    /// Does code for this target run on that compute capability?
    pub fn runs_on(self, capability: (u32, u32)) -> bool {
        match self.variant {
            Variant::Base => capability >= self.capability(),
            Variant::Family => capability.0 == self.capability().0 && capability >= self.capability(),
            Variant::Specific => capability == self.capability(),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let suffix = match self.variant {
            Variant::Base => "",
            Variant::Family => "f",
            Variant::Specific => "a",
        };
        write!(f, "sm_{}{suffix}", self.number)
    }
}

/// A warning if code for `target` would not run on the GPU; the simulation goes on all the same.
pub fn check_target(gpu: &Gpu, target: Target) -> Option<Diag> {
    if target.runs_on(gpu.arch.capability) {
        return None;
    }
    let (name, arch) = (&gpu.name, &gpu.arch.name);
    let (code, message) = if target.capability() > gpu.arch.capability {
        ("target-newer-than-gpu", format!("the code is for {target}, which is newer than {name} ({arch})"))
    } else {
        let reach = match target.variant {
            Variant::Family => "its family",
            Variant::Base | Variant::Specific => "its own architecture",
        };
        (
            "target-not-for-gpu",
            format!("the code is for {target}, which runs on {reach} alone, not on {name} ({arch})"),
        )
    };
    let fitting = Gpu::names_that_run(target);
    let warning = Diag::warning(code, message);
    Some(match fitting.as_slice() {
        [] => warning,
        names => warning.help(format!("it runs on {}: choose one with --gpu", names.join(", "))),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_read_and_printed() {
        for text in ["sm_35", "sm_80", "sm_90a", "sm_100f", "sm_121"] {
            assert_eq!(Target::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(Target::parse("compute_86").unwrap().capability(), (8, 6));
        assert_eq!(Target::parse("103").unwrap().capability(), (10, 3));
        for text in ["", "sm_", "sm_9", "sm_90b", "sm_1000", "sm_a", "sm_+9", "sm_٣٥", "sm_00", "sm_090"] {
            assert_eq!(Target::parse(text), None, "{text}");
        }
    }

    #[test]
    fn code_runs_on_later_architectures_unless_it_says_otherwise() {
        let runs = |target: &str, capability| Target::parse(target).unwrap().runs_on(capability);
        assert!(runs("sm_80", (8, 0)));
        assert!(runs("sm_80", (12, 0)));
        assert!(!runs("sm_80", (7, 5)));
        assert!(runs("sm_90a", (9, 0)));
        assert!(!runs("sm_90a", (10, 0)));
        assert!(runs("sm_100f", (10, 3)));
        assert!(!runs("sm_100f", (12, 0)));
        assert!(!runs("sm_103f", (10, 0)));
    }

    #[test]
    fn a_target_that_the_gpu_cannot_run_is_a_warning_with_gpus_that_can() {
        let a100 = Gpu::by_name("a100").unwrap();
        assert_eq!(check_target(&a100, Target::parse("sm_75").unwrap()), None);
        let newer = check_target(&a100, Target::parse("sm_90").unwrap()).unwrap();
        assert_eq!(newer.code, "target-newer-than-gpu");
        assert!(!newer.is_error());
        assert_eq!(newer.message, "the code is for sm_90, which is newer than a100 (sm_80)");
        assert_eq!(newer.helps, ["it runs on h100, h200, b200, rtx5090: choose one with --gpu"]);
        let b200 = Gpu::by_name("b200").unwrap();
        let specific = check_target(&b200, Target::parse("sm_90a").unwrap()).unwrap();
        assert_eq!(specific.code, "target-not-for-gpu");
        assert_eq!(specific.helps, ["it runs on h100, h200: choose one with --gpu"]);
        let nowhere = check_target(&a100, Target::parse("sm_110a").unwrap()).unwrap();
        assert_eq!(nowhere.helps, Vec::<String>::new());
    }
}
