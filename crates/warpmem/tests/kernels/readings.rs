//! Published readings of real GPUs that follow from addresses alone (`readings.toml`), the counting kernels of
//! public questions (`counting.toml`), and rules that are shorter than their tables.

use libtest_mimic::Trial;

use crate::common::{explain_all, trial};
use crate::figures::{rows, session, spec, value};

/// One test a row.
pub fn trials() -> Vec<Trial> {
    let tables = [("reading", include_str!("readings.toml")), ("counting", include_str!("counting.toml"))];
    let mut out: Vec<Trial> = tables
        .iter()
        .flat_map(|(kind, text)| rows(text).into_iter().map(move |row| (kind, row)))
        .map(|(kind, row)| trial(format!("{kind}/{}", row.id), move || row.check()))
        .collect();
    out.push(trial("reading/as-grain", grain));
    out
}

/// The Accel-Sim framework's microbenchmark `l1_access_grain`
/// (<https://github.com/accel-sim/gpu-app-collection>): `s` lanes packed at the start of each line take, line by
/// line, as many sectors as their words fill.
fn grain() -> Result<(), String> {
    let mut session = session("readings/grain.ptx", "a100")?;
    for s in 1..=32u64 {
        let args = ["a:f32[1024]=iota".to_string(), "c:f32[1024]".into(), format!("grain:i32={s}")];
        session.launch(&spec("copy_grain", "1", "32", &args), None).map_err(|f| explain_all(&f))?;
        let launch = session.launches().last().ok_or("no launch ran")?;
        let lanes_in_lines = (0..32u64.div_ceil(s)).map(|line| s.min(32 - line * s));
        let want: u64 = lanes_in_lines.map(|lanes| (lanes * 4).div_ceil(32)).sum();
        for op in ["ld.global.f32", "st.global.f32"] {
            let got = value(launch, op, "sectors")?;
            if got != want as f64 {
                return Err(format!("{s} lanes a line, {op}: {got} sectors, want {want}"));
            }
        }
    }
    Ok(())
}
