//! `wmma` in every shape, type, layout and state space: a kernel made for each loads A, B and C from padded matrices,
//! multiplies and stores D, and a plain triple loop says what D must be. All values are small integers, so that no
//! order of sums matters.

use warpmem::gpu::Gpu;
use warpmem::launch_spec::LaunchSpec;
use warpmem::{Located, Session};

#[derive(Clone, Copy, Debug)]
struct Case<'a> {
    shape: [usize; 3],
    a: &'a str,
    b: &'a str,
    c: &'a str,
    d: &'a str,
    /// By rows: A, B, C, D.
    rows: [bool; 4],
    space: &'a str,
    /// Between the type and the shape of `wmma.mma`, and after it.
    operation: [&'a str; 2],
}

/// Bits of an element in memory.
fn bits(ty: &str) -> usize {
    match ty {
        "f64" => 64,
        "f32" | "tf32" | "s32" => 32,
        "f16" | "bf16" => 16,
        "s4" | "u4" => 4,
        "b1" => 1,
        _ => 8,
    }
}

/// Registers of a fragment, as the manual has them.
fn registers(ty: &str, elements: usize, operand: bool) -> usize {
    match ty {
        "f16" if operand => 8,
        "f64" => elements / 32,
        _ => elements * bits(ty) / 1024,
    }
}

fn list(letter: &str, n: usize) -> String {
    let names: Vec<String> = (0..n).map(|i| format!("%{letter}{i}")).collect();
    format!("{{{}}}", names.join(", "))
}

impl Case<'_> {
    /// Distance of rows (or columns) of a matrix in elements, padded: of A, B, C and D.
    fn stride(&self, i: usize) -> usize {
        let [m, n, k] = self.shape;
        let (rows, columns) = [(m, k), (k, n), (m, n), (m, n)][i];
        let length = if self.rows[i] { columns } else { rows };
        // Whole 16 bytes more.
        length + 128 / bits([self.a, self.b, self.c, self.d][i])
    }

    fn ptx(&self) -> String {
        let [m, n, k] = self.shape;
        let shape = format!("m{m}n{n}k{k}");
        let wide = self.c == "f64";
        let layout = |i: usize| if self.rows[i] { "row" } else { "col" };
        let fragment = |letter: &str, ty: &str, elements, operand| {
            list(if wide { &letter[..1] } else { letter }, registers(ty, elements, operand))
                .replace('%', if wide { "%d" } else { "%" })
        };
        let a = fragment("a", self.a, m * k, true);
        let b = fragment("b", self.b, k * n, true);
        let c = fragment("c", self.c, m * n, false);
        let d = fragment("e", self.d, m * n, false);
        let types = match (self.a, self.c) {
            ("f16", _) => format!("{}.{}", self.d, self.c),
            _ => format!("{}.{}.{}.{}", self.d, self.a, self.b, self.c),
        };
        let (space, load) = (self.space, "sync.aligned");
        let [first, last] = self.operation;
        let order = if first.is_empty() {
            format!("{}.{}.{shape}", layout(0), layout(1))
        } else {
            format!("row.col.{shape}")
        };
        let stride = |i: usize| self.stride(i);
        // Shared memory gets what the buffers have.
        let copy = if space == ".shared" {
            "
    mov.u32 %r1, %tid.x;
COPY:
    mul.wide.u32 %x, %r1, 4;
    add.u64 %y, %pa, %x; ld.global.u32 %r2, [%y]; mov.u32 %r3, ta; mad.lo.u32 %r3, %r1, 4, %r3; st.shared.u32 [%r3], %r2;
    add.u64 %y, %pb, %x; ld.global.u32 %r2, [%y]; mov.u32 %r3, tb; mad.lo.u32 %r3, %r1, 4, %r3; st.shared.u32 [%r3], %r2;
    add.u64 %y, %pc, %x; ld.global.u32 %r2, [%y]; mov.u32 %r3, tc; mad.lo.u32 %r3, %r1, 4, %r3; st.shared.u32 [%r3], %r2;
    add.u32 %r1, %r1, 32;
    setp.lt.u32 %p, %r1, 1024;
    @%p bra COPY;
    bar.sync 0;
    mov.u32 %sa, ta; mov.u32 %sb, tb; mov.u32 %sc, tc;"
        } else {
            ""
        };
        let (pa, pb, pc) = if space == ".shared" { ("%sa", "tb", "%sc") } else { ("%pa", "%pb", "%pc") };
        let d_space = if space == ".shared" { ".global" } else { space };
        format!(
            "
.version 7.8
.target sm_80
.address_size 64
.shared .align 32 .b8 ta[4096];
.shared .align 32 .b8 tb[4096];
.shared .align 32 .b8 tc[4096];
.visible .entry k(.param .u64 pa, .param .u64 pb, .param .u64 pc, .param .u64 pd, .param .u32 stride)
{{
    .reg .b32 %a<8>, %b<8>, %c<8>, %e<8>, %r<8>, %sa, %sb, %sc, %ld;
    .reg .f64 %da<8>, %db<8>, %dc<8>, %de<8>;
    .reg .b64 %pa, %pb, %pc, %pd, %x, %y;
    .reg .pred %p;
    ld.param.u64 %pa, [pa];
    ld.param.u64 %pb, [pb];
    ld.param.u64 %pc, [pc];
    ld.param.u64 %pd, [pd];
    ld.param.u32 %ld, [stride];{copy}
    wmma.load.a.{load}.{la}.{shape}{space}.{ta} {a}, [{pa}], %ld;
    wmma.load.b.{load}.{lb}.{shape}{space}.{tb} {b}, [{pb}], {sb};
    wmma.load.c.{load}.{lc}.{shape}{space}.{tc} {c}, [{pc}], {sc};
    wmma.mma{first}.{load}.{order}.{types}{last} {d}, {a}, {b}, {c};
    wmma.store.d.{load}.{ldd}.{shape}{d_space}.{td} [%pd], {d}, {sd};
    ret;
}}
",
            la = layout(0),
            lb = layout(1),
            lc = layout(2),
            ldd = layout(3),
            ta = self.a,
            tb = self.b,
            tc = self.c,
            td = self.d,
            sb = stride(1),
            sc = stride(2),
            sd = stride(3),
        )
    }

    /// Row `i`, column `j` of a matrix lies at this element of its buffer.
    fn place(&self, matrix: usize, i: usize, j: usize) -> usize {
        let stride = self.stride(matrix);
        if self.rows[matrix] { i * stride + j } else { j * stride + i }
    }

    fn check(&self) {
        let gpu = Gpu::by_name("a100").expect("known");
        let text = self.ptx();
        let what = || format!("{self:?}\n{text}");
        let loaded = Session::load("k.ptx", text.clone(), gpu, Vec::new());
        let mut session = loaded.unwrap_or_else(|e| panic!("{}: {:?}", what(), e.0[0].diag));
        // f32 has the elements of tf32; whole bytes those of fewer bits.
        let buffer = |name: &str, ty: &str, modulus: usize| {
            let (holder, count, modulus) = match ty {
                "tf32" => ("f32", 1024, modulus),
                "s32" => ("i32", 1024, modulus),
                "f16" | "bf16" => (ty, 2048, modulus),
                "f64" => (ty, 512, modulus),
                "f32" => (ty, 1024, modulus),
                _ => ("u8", 4096, 251),
            };
            format!("{name}:{holder}[{count}]=mod:{modulus}")
        };
        let args = [
            buffer("a", self.a, 7),
            buffer("b", self.b, 5),
            buffer("c", self.c, 11),
            format!("d:u8[{}]", 8192),
            format!("i32={}", self.stride(0)),
        ];
        let one = |text: &str| Some(Located::alone("--grid", text));
        let spec = LaunchSpec {
            grid: one("1"),
            block: one("32"),
            args: Some(args.iter().map(|a| Located::alone("--arg", a.as_str())).collect()),
            ..LaunchSpec::default()
        };
        let launched =
            session.launch(&spec, None).unwrap_or_else(|e| panic!("{}: {:?}", what(), e.0[0].diag));
        assert!(!launched.faulted, "{} {:?}", what(), session.launches()[0].findings[0].message);
        let target = warpmem::arg::Target::Name("d".into());
        let d = session.buffers().find(&target).expect("named");
        let d = session.memory().read(d.address, d.bytes()).expect("in memory").to_vec();
        let [m, n, k] = self.shape;
        for i in 0..m {
            for j in 0..n {
                let mut sum = (self.place(2, i, j) % 11) as i64;
                for x in 0..k {
                    let a = operand(self.a, self.place(0, i, x), 7);
                    let b = operand(self.b, self.place(1, x, j), 5);
                    sum += match self.operation[0] {
                        ".xor.popc" => a ^ b,
                        ".and.popc" => a & b,
                        _ => a * b,
                    };
                }
                let got = result(self.d, &d, self.place(3, i, j));
                assert_eq!(got, sum, "row {i} column {j} of {}", what());
            }
        }
        // One execution of each statement, whatever it is made of.
        let records = &session.launches()[0].instructions;
        assert!(
            records.iter().filter(|r| r.ptx.starts_with("wmma")).all(|r| r.executed <= 1 && r.lanes <= 32),
            "{}",
            what()
        );
    }
}

/// Element `i` of an operand's buffer.
fn operand(ty: &str, i: usize, modulus: usize) -> i64 {
    let byte = |at: usize| (at % 251) as u8;
    match ty {
        "u8" => byte(i).into(),
        "s8" => (byte(i) as i8).into(),
        "u4" => (byte(i / 2) >> (4 * (i % 2)) & 15).into(),
        "s4" => (((byte(i / 2) >> (4 * (i % 2))) << 4) as i8 >> 4).into(),
        "b1" => (byte(i / 8) >> (i % 8) & 1).into(),
        _ => (i % modulus) as i64,
    }
}

fn result(ty: &str, bytes: &[u8], i: usize) -> i64 {
    let word = |n: usize| {
        let mut out = [0u8; 8];
        out[..n].copy_from_slice(&bytes[n * i..n * (i + 1)]);
        u64::from_le_bytes(out)
    };
    match ty {
        "f64" => f64::from_bits(word(8)) as i64,
        "f32" => f32::from_bits(word(4) as u32) as i64,
        "s32" => word(4) as i32 as i64,
        _ => {
            let half = word(2) as i32;
            // A whole number below 2048.
            let exponent = (half >> 10) - 15;
            if half == 0 { 0 } else { ((half & 0x3ff | 0x400) as f64 * 2f64.powi(exponent - 10)) as i64 }
        }
    }
}

const LAYOUTS: [[bool; 4]; 4] = [
    [true, false, true, true],
    [false, true, false, false],
    [true, true, true, false],
    [false, false, false, true],
];

const SPACES: [&str; 3] = [".global", ".shared", ""];

const BIG: [[usize; 3]; 3] = [[16, 16, 16], [32, 8, 16], [8, 32, 16]];

fn case<'a>(shape: [usize; 3], types: [&'a str; 4]) -> Case<'a> {
    let [d, a, b, c] = types;
    Case { shape, a, b, c, d, rows: LAYOUTS[0], space: ".global", operation: ["", ""] }
}

fn all(case: Case<'_>) {
    for (i, rows) in LAYOUTS.into_iter().enumerate() {
        Case { rows, space: SPACES[i % 3], ..case }.check();
    }
    Case { space: ".shared", ..case }.check();
    Case { space: "", ..case }.check();
}

#[test]
fn halves() {
    for shape in BIG {
        for (d, c) in [("f16", "f16"), ("f32", "f32"), ("f16", "f32"), ("f32", "f16")] {
            all(case(shape, [d, "f16", "f16", c]));
        }
        all(case(shape, ["f32", "bf16", "bf16", "f32"]));
    }
}

#[test]
fn tf32_and_f64() {
    all(case([16, 16, 8], ["f32", "tf32", "tf32", "f32"]));
    all(case([8, 8, 4], ["f64", "f64", "f64", "f64"]));
}

#[test]
fn bytes() {
    for shape in BIG {
        all(case(shape, ["s32", "s8", "s8", "s32"]));
        all(case(shape, ["s32", "u8", "u8", "s32"]));
    }
}

/// A by rows, B by columns only.
#[test]
fn less_than_bytes() {
    for space in SPACES {
        for ty in ["u4", "s4"] {
            Case { space, ..case([8, 8, 32], ["s32", ty, ty, "s32"]) }.check();
        }
        for operation in [".xor.popc", ".and.popc"] {
            let one = case([8, 8, 128], ["s32", "b1", "b1", "s32"]);
            let rows = [true, false, false, true];
            Case { space, operation: [operation, ""], rows, ..one }.check();
        }
    }
}
