//! What the commands print and their exit status: `tests/cmd/*.md`. `TRYCMD=overwrite cargo test -p cli` accepts
//! new output.

#[test]
fn commands() {
    trycmd::TestCases::new().case("tests/cmd/*.md").env("NO_COLOR", "1").env("WARPMEM_NVCC", "");
}
