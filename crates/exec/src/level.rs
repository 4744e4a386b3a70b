//! How vector code comes to use the machine it runs on: the same core compiled portable and for AVX2, chosen by
//! [`crate::alu::Level`] at each call. Only leaves are compiled twice; the loop around them is scalar code.

/// Makes `name(level, …)` from a core, compiled for each level. It is not inlined: cores are large, and every place
/// that calls one would bring its own copy.
macro_rules! leveled {
    ($(#[$doc:meta])* fn $name:ident / $avx2:ident = $core:ident ( $($arg:ident : $ty:ty),* $(,)? ) $(-> $ret:ty)?) => {
        $(#[$doc])*
        pub fn $name(level: Level, $($arg: $ty),*) $(-> $ret)? {
            match level {
                #[cfg(target_arch = "x86_64")]
                // SAFETY: this level is only made where AVX2, FMA and BMI2 were detected.
                Level::Avx2 => unsafe { $avx2($($arg),*) },
                _ => $core($($arg),*),
            }
        }

        #[cfg(target_arch = "x86_64")]
        #[target_feature(enable = "avx2,fma,bmi2")]
        fn $avx2($($arg: $ty),*) $(-> $ret)? {
            $core($($arg),*)
        }
    };
}

pub(crate) use leveled;
