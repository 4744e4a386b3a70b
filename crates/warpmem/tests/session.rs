//! Whole launches through the library: parameters of every kind reach the kernel, buffers live as they should.

use std::path::PathBuf;

use warpmem::gpu::Gpu;
use warpmem::launch_spec::LaunchSpec;
use warpmem::{Failure, Located, Session};

const PTX: &str = "
.version 8.0
.target sm_80
.address_size 64
.global .align 4 .u32 total[4] = {1, 2, 3, 4};

// Copies 24 bytes of a by-value structure to out.
.visible .entry unpack(.param .align 8 .b8 s[24], .param .u64 out)
{
	.reg .b64 %rd<8>;
	ld.param.u64 %rd1, [s];
	ld.param.u64 %rd2, [s+8];
	ld.param.u64 %rd3, [s+16];
	ld.param.u64 %rd4, [out];
	st.global.u64 [%rd4], %rd1;
	st.global.u64 [%rd4+8], %rd2;
	st.global.u64 [%rd4+16], %rd3;
	ret;
}

// out[0] = p + 1 as a word; the word at p becomes 9.
.visible .entry poke(.param .u64 p, .param .u64 out)
{
	.reg .b64 %rd<4>;
	.reg .b32 %r<4>;
	ld.param.u64 %rd1, [p];
	ld.param.u64 %rd2, [out];
	ld.global.u32 %r1, [%rd1];
	add.u32 %r1, %r1, 1;
	st.global.u32 [%rd2], %r1;
	mov.u32 %r2, 9;
	st.global.u32 [%rd1], %r2;
	ret;
}

.visible .entry scalars(.param .u8 a, .param .b16 h, .param .f32 f, .param .f64 d, .param .u64 out)
{
	.reg .b64 %rd<4>;
	.reg .b32 %r<4>;
	.reg .b16 %h<2>;
	.reg .f32 %f<2>;
	.reg .f64 %fd<2>;
	ld.param.u64 %rd1, [out];
	ld.param.u8 %r1, [a];
	st.global.u32 [%rd1], %r1;
	ld.param.b16 %h1, [h];
	st.global.b16 [%rd1+4], %h1;
	ld.param.f32 %f1, [f];
	st.global.f32 [%rd1+8], %f1;
	ld.param.f64 %fd1, [d];
	st.global.f64 [%rd1+16], %fd1;
	ret;
}
";

fn session() -> Session {
    let gpu = Gpu::by_name("a100").expect("known");
    Session::load("k.ptx", PTX.to_string(), gpu, vec![PathBuf::new()]).expect("right PTX")
}

fn spec(kernel: &str, args: &[&str]) -> LaunchSpec {
    LaunchSpec {
        kernel: Some(Located::alone("--kernel", kernel)),
        grid: Some(Located::alone("--grid", "1")),
        block: Some(Located::alone("--block", "1")),
        args: Some(args.iter().map(|a| Located::alone("--arg", *a)).collect()),
        ..LaunchSpec::default()
    }
}

fn bytes(session: &Session, name: &str) -> Vec<u8> {
    let target = warpmem::arg::Target::Name(name.into());
    let buffer = session.buffers().find(&target).expect("named");
    session.memory().read(buffer.address, buffer.bytes()).expect("in memory").to_vec()
}

fn words(session: &Session, name: &str) -> Vec<u32> {
    bytes(session, name).chunks(4).map(|c| u32::from_le_bytes(c.try_into().expect("four bytes"))).collect()
}

fn codes(failure: &Failure) -> Vec<&str> {
    failure.0.iter().map(|p| p.diag.code).collect()
}

#[test]
fn a_structure_lies_as_in_c() {
    let mut s = session();
    let launched =
        s.launch(&spec("unpack", &["struct(i8=-1,u32=7,ref=out+8,u16=3)", "out:u8[24]"]), None).unwrap();
    assert!(!launched.faulted);
    let out = bytes(&s, "out");
    assert_eq!((out[0], &out[4..8], &out[16..18]), (0xff, &[7, 0, 0, 0][..], &[3, 0][..]));
    assert_eq!(u64::from_le_bytes(out[8..16].try_into().unwrap()), 0x7f00_0000_0008);
    // A buffer may be a member; the same by bytes.
    s.launch(&spec("unpack", &["struct(x:u8[1],pad=16)", "out:u8[24]"]), None).unwrap();
    assert_eq!(u64::from_le_bytes(bytes(&s, "out")[..8].try_into().unwrap()), 0x7f00_0000_0000);
    s.launch(
        &spec("unpack", &["bytes=000102030405060708090a0b0c0d0e0f1011121314151617", "out:u8[24]"]),
        None,
    )
    .unwrap();
    assert_eq!(bytes(&s, "out"), (0..24).collect::<Vec<u8>>());
    let wrong = s.launch(&spec("unpack", &["struct(i32=1,ref=out)", "out:u8[24]"]), None).unwrap_err();
    assert_eq!(codes(&wrong), ["argument-type"]);
    assert!(wrong.0[0].diag.helps.iter().any(|h| h.contains("at 0, 8")), "{wrong:?}");
}

#[test]
fn scalars_keep_their_bits() {
    let mut s = session();
    s.launch(&spec("scalars", &["u8=200", "f16=1.5", "f32=-0.1", "f64=1e300", "out:u8[24]"]), None).unwrap();
    let out = bytes(&s, "out");
    assert_eq!((out[0], &out[4..6], &out[8..12]), (200, &[0x00, 0x3e][..], &(-0.1f32).to_le_bytes()[..]));
    assert_eq!(&out[16..], 1e300f64.to_le_bytes());
    let wrong =
        s.launch(&spec("scalars", &["u16=200", "f32=1", "i32=1", "null", "f32=1"]), None).unwrap_err();
    assert_eq!(codes(&wrong), ["argument-type"; 5]);
}

#[test]
fn named_buffers_and_variables_live_on() {
    let mut s = session();
    s.launch(&spec("poke", &["x:u32[4]=iota", "out:u32[1]"]), None).unwrap();
    assert_eq!((words(&s, "x"), words(&s, "out")), (vec![9, 1, 2, 3], vec![1]));
    let first = s.buffers().find(&warpmem::arg::Target::Name("x".into())).unwrap().address;
    // x stays; out is made anew, where it was.
    s.launch(&spec("poke", &["ref=x", "out:u32[1]"]), None).unwrap();
    assert_eq!((words(&s, "x"), words(&s, "out")), (vec![9, 1, 2, 3], vec![10]));
    // A variable of the module, by name; then it has changed.
    s.launch(&spec("poke", &["ref=total+8", "out:u32[1]"]), None).unwrap();
    assert_eq!(words(&s, "out"), [4]);
    s.launch(&spec("poke", &["ref=total+8", "out:u32[1]"]), None).unwrap();
    assert_eq!(words(&s, "out"), [10]);
    // Both made anew lie where the first ones lay.
    s.launch(&spec("poke", &["x:u32[4]=iota", "out:u32[1]"]), None).unwrap();
    assert_eq!(s.buffers().find(&warpmem::arg::Target::Name("x".into())).unwrap().address, first);
    let wrong = s.launch(&spec("poke", &["ref=y", "out:u32[1]"]), None).unwrap_err();
    assert_eq!(codes(&wrong), ["unknown-buffer"]);
    let wrong = s.launch(&spec("poke", &["ref=x+17", "out:u32[1]"]), None).unwrap_err();
    assert!(wrong.to_string().contains("has 16 bytes"), "{wrong}");
}

#[test]
fn an_alias_is_the_same_memory_elsewhere() {
    let mut s = session();
    let spec = spec("poke", &["x:u32[4]=iota", "y:alias=x"]);
    s.launch(&spec, None).unwrap();
    let at = |name: &str| s.buffers().find(&warpmem::arg::Target::Name(name.into())).unwrap().address;
    assert_eq!((at("x"), at("y")), (0x7f00_0000_0000, 0x7f00_0000_0400));
    assert_eq!((words(&s, "x"), words(&s, "y")), (vec![9, 1, 2, 3], vec![9, 1, 2, 3]));
}

#[test]
fn too_few_too_many_and_twice() {
    let mut s = session();
    let wrong = |s: &mut Session, args: &[&str]| s.launch(&spec("poke", args), None).unwrap_err();
    assert_eq!(codes(&wrong(&mut s, &["u32[4]"])), ["argument-count"]);
    assert_eq!(codes(&wrong(&mut s, &["u32[4]", "u32[4]", "i32=1"])), ["argument-count"]);
    assert_eq!(codes(&wrong(&mut s, &["x:u32[4]", "x:u32[4]"])), ["argument"]);
    assert_eq!(codes(&wrong(&mut s, &["u32[4]", "alias=5"])), ["unknown-buffer"]);
    assert_eq!(codes(&wrong(&mut s, &["u32[4]", "u32[137438953472]"])).len(), 1);
}
