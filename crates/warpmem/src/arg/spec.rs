//! `--arg [NAME:]SPEC` as a tree, and its parser.
//!
//! ```text
//! arg    = [ NAME ":" ] spec
//! spec   = TYPE "=" NUMBER | "bytes=" HEX | "struct(" [ field { "," field } ] ")"
//!        | TYPE "[" [ COUNT { "*" COUNT } ] "]" [ "=" init ] | "null"
//!        | ( "texture=" | "surface=" ) NAME
//!        | ( "ref=" | "ptr=" ) ( NAME | K ) [ "+" BYTES ] | "alias=" ( NAME | K )
//! field  = "pad=" BYTES | arg
//! init   = "zeros" | "ones" | "iota" | "uninit" | "fill:" NUMBER | "mod:" M | "random:" SEED | "@" FILE
//! ```

use base::{Diag, Span};

use super::cursor::Cursor;
use crate::data::{Element, Init, Literal};
use crate::suggest;

/// One argument.
#[derive(Clone, PartialEq, Debug)]
pub struct Arg {
    /// What others call it.
    pub name: Option<String>,
    /// What it is.
    pub spec: Spec,
    /// All of it.
    pub span: Span,
}

/// What an argument is.
#[derive(Clone, PartialEq, Debug)]
pub enum Spec {
    /// A number.
    Scalar {
        /// Its type.
        ty: Element,
        /// Its bits.
        bits: u64,
    },
    /// Bytes as given.
    Bytes(Vec<u8>),
    /// Members one after the other, each at its natural alignment.
    Struct(Vec<Arg>),
    /// Bytes of 0 between members.
    Pad(u32),
    /// Memory on the GPU; the argument is its address.
    Buffer {
        /// Type of its elements.
        ty: Element,
        /// How many; none takes the file's.
        count: Option<u64>,
        /// What they are.
        init: Init,
    },
    /// The null pointer.
    Null,
    /// A pointer into memory that something else made.
    Pointer {
        /// Whose.
        of: Target,
        /// Bytes from its start.
        offset: u64,
    },
    /// A second address of memory that something else made.
    Alias(Target),
    /// The handle of a texture that the launch file describes.
    Texture {
        /// Its name.
        name: String,
        /// As a surface.
        surface: bool,
    },
}

/// Something with an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// A named buffer or a `.global` variable.
    Name(String),
    /// An argument of this launch, from 0.
    Argument(u32),
}

impl std::fmt::Display for Target {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Target::Name(name) => f.write_str(name),
            Target::Argument(k) => write!(f, "{k}"),
        }
    }
}

/// Structures in structures.
const MOST_DEPTH: u32 = 16;
/// The largest by-value argument that PTX has.
const MOST_BYTES: usize = 32_764;

/// Reads an argument.
///
/// # Errors
/// The grammar above, or a number that its type does not hold; places count bytes of `text`.
pub fn parse(text: &str) -> Result<Arg, Diag> {
    let mut cursor = Cursor::new(text);
    let arg = argument(&mut cursor, 0)?;
    cursor.done("the argument")?;
    Ok(arg)
}

fn argument(c: &mut Cursor<'_>, depth: u32) -> Result<Arg, Diag> {
    let start = c.at();
    let mut ahead = c.clone();
    let name = ahead.name();
    let name = (!name.is_empty() && ahead.eat(":")).then(|| name.to_string());
    if name.is_some() {
        *c = ahead;
    }
    let spec = spec(c, depth)?;
    Ok(Arg { name, spec, span: c.since(start) })
}

fn spec(c: &mut Cursor<'_>, depth: u32) -> Result<Spec, Diag> {
    let start = c.at();
    let word = c.name();
    let span = if word.is_empty() { c.here() } else { c.since(start) };
    match word {
        "null" => return Ok(Spec::Null),
        "bytes" => {
            c.expect("=", "after `bytes`")?;
            return bytes(c);
        }
        "struct" => {
            c.expect("(", "after `struct`")?;
            return structure(c, depth, span);
        }
        "pad" if depth > 0 => {
            c.expect("=", "after `pad`")?;
            let at = c.at();
            let n = c.unsigned("the padding")?;
            let n = u32::try_from(n).ok().filter(|n| *n as usize <= MOST_BYTES);
            let span = c.since(at);
            return n.map(Spec::Pad).ok_or_else(|| {
                Diag::error("argument", format!("at most {MOST_BYTES} bytes of padding")).at(span, "too many")
            });
        }
        "ref" | "ptr" => {
            c.expect("=", &format!("after `{word}`"))?;
            let of = target(c)?;
            let offset = if c.eat("+") { c.unsigned("the offset in bytes")? } else { 0 };
            return Ok(Spec::Pointer { of, offset });
        }
        "texture" | "surface" => {
            c.expect("=", &format!("after `{word}`"))?;
            let at = c.at();
            return match target(c)? {
                Target::Name(name) => Ok(Spec::Texture { name, surface: word == "surface" }),
                Target::Argument(_) => {
                    let diag = Diag::error("argument", "textures go by their names");
                    Err(diag.at(c.since(at), "a number"))
                }
            };
        }
        "alias" => {
            c.expect("=", "after `alias`")?;
            return Ok(Spec::Alias(target(c)?));
        }
        _ => {}
    }
    let Some(ty) = Element::from_name(word) else {
        return Err(unknown(word, span, depth));
    };
    if c.eat("=") {
        let (bits, _) = value(c, ty)?;
        return Ok(Spec::Scalar { ty, bits });
    }
    if c.eat("[") {
        return buffer(c, ty);
    }
    let help = format!("write {word}=VALUE for a number, {word}[COUNT] for a buffer");
    Err(Diag::error("argument", format!("`{word}` needs a value or a size")).at(c.here(), "here").help(help))
}

fn unknown(word: &str, span: Span, depth: u32) -> Diag {
    let types = Element::ALL.iter().map(|e| e.name());
    let mut known: Vec<&str> =
        types.chain(["bytes", "struct", "null", "ref", "ptr", "alias", "texture", "surface"]).collect();
    if depth > 0 {
        known.push("pad");
    }
    if word.is_empty() {
        return Diag::error("argument", "an argument starts with its type")
            .at(span, "no type here")
            .help("such as i32=5, f32[1024]=iota, null, or out:f32[1024]");
    }
    Diag::error("argument", format!("there is no argument type `{word}`"))
        .at(span, "unknown")
        .help(suggest::help(word, known.iter().copied()))
}

pub(crate) fn target(c: &mut Cursor<'_>) -> Result<Target, Diag> {
    let start = c.at();
    let word = c.take(|ch| ch.is_ascii_alphanumeric() || matches!(ch, '_' | '$' | '.'));
    let span = if word.is_empty() { c.here() } else { c.since(start) };
    if !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit()) {
        return word
            .parse()
            .map(Target::Argument)
            .map_err(|_| Diag::error("argument", "there are not that many arguments").at(span, "too large"));
    }
    if word.is_empty() {
        return Err(Diag::error("argument", "a name is missing").at(span, "whose address?").help(
            "name a buffer as in x:f32[1024], a .global variable, or the number of an argument from 0",
        ));
    }
    Ok(Target::Name(word.to_string()))
}

/// Reads a number up to the next `,` or `)` and encodes it.
fn value(c: &mut Cursor<'_>, ty: Element) -> Result<(u64, Span), Diag> {
    let start = c.at();
    let text = c.take(|ch| !matches!(ch, ',' | ')'));
    let span = if text.is_empty() { c.here() } else { c.since(start) };
    let Some(literal) = Literal::parse(text) else {
        let message = match text {
            "" => "a number is missing".to_string(),
            text => format!("`{}` is no number", text.escape_debug()),
        };
        return Err(Diag::error("argument", message)
            .at(span, "not a number")
            .help("numbers are 12, -3, 0xff, 1.5e-3, inf, nan, 0f3F800000"));
    };
    match ty.encode(&literal) {
        Ok(bits) => Ok((bits, span)),
        Err(why) => Err(Diag::error("argument", why).at(span, "does not fit")),
    }
}

fn bytes(c: &mut Cursor<'_>) -> Result<Spec, Diag> {
    let start = c.at();
    let text = c.take(|ch| !matches!(ch, ',' | ')'));
    let span = if text.is_empty() { c.here() } else { c.since(start) };
    let digits: Option<Vec<u8>> = text.chars().map(|ch| ch.to_digit(16).map(|d| d as u8)).collect();
    match digits {
        Some(d) if !d.is_empty() && d.len() % 2 == 0 && d.len() / 2 <= MOST_BYTES => {
            Ok(Spec::Bytes(d.chunks_exact(2).map(|p| p.iter().fold(0, |a, x| a << 4 | x)).collect()))
        }
        _ => Err(Diag::error("argument", "bytes are pairs of hexadecimal digits, the first byte first")
            .at(span, "not that")
            .help("bytes=00ff is a byte 0, then a byte 255")),
    }
}

fn structure(c: &mut Cursor<'_>, depth: u32, span: Span) -> Result<Spec, Diag> {
    if depth >= MOST_DEPTH {
        return Err(Diag::error("argument", "structures are nested too deep").at(span, "one too many"));
    }
    let mut members = Vec::new();
    c.blanks();
    if c.eat(")") {
        return Ok(Spec::Struct(members));
    }
    loop {
        c.blanks();
        members.push(argument(c, depth + 1)?);
        c.blanks();
        if c.eat(")") {
            return Ok(Spec::Struct(members));
        }
        c.expect(",", "between members, or `)` behind the last")?;
    }
}

fn buffer(c: &mut Cursor<'_>, ty: Element) -> Result<Spec, Diag> {
    let start = c.at();
    let mut count = None;
    if !c.eat("]") {
        let mut product = c.unsigned("the number of elements")?;
        while c.eat("*") {
            let factor = c.unsigned("the number of elements")?;
            let Some(p) = product.checked_mul(factor) else {
                return Err(Diag::error("argument", "there are too many elements")
                    .at(c.since(start), "needs more than 64 bits"));
            };
            product = p;
        }
        let span = c.since(start);
        c.expect("]", "after the number of elements")?;
        if product == 0 {
            return Err(Diag::error("argument", "a buffer has at least one element")
                .at(span, "none here")
                .help("pass `null` where there is no memory"));
        }
        if product.checked_mul(ty.bytes() as u64).is_none_or(|bytes| bytes > crate::bind::MOST_BUFFER_BYTES) {
            return Err(
                Diag::error("argument", "the buffer is larger than any GPU's memory").at(span, "too many")
            );
        }
        count = Some(product);
    }
    let init = if c.eat("=") { init(c, ty)? } else { Init::Zeros };
    if count.is_none() && !matches!(init, Init::File(_)) {
        return Err(Diag::error("argument", "the number of elements is missing")
            .at(Span::new(start, start + 1), "how many?")
            .help("write f32[1024]; only f32[]=@FILE.npy takes the number from the file"));
    }
    Ok(Spec::Buffer { ty, count, init })
}

fn init(c: &mut Cursor<'_>, ty: Element) -> Result<Init, Diag> {
    if c.eat("@") {
        let file = c.take(|ch| !matches!(ch, ',' | ')'));
        if file.is_empty() {
            return Err(Diag::error("argument", "the name of the file is missing").at(c.here(), "here"));
        }
        return Ok(Init::File(file.to_string()));
    }
    let start = c.at();
    let word = c.name();
    let span = if word.is_empty() { c.here() } else { c.since(start) };
    match word {
        "zeros" => Ok(Init::Zeros),
        "ones" => Ok(Init::Ones),
        "iota" => Ok(Init::Iota),
        "uninit" => Ok(Init::Uninit),
        "fill" => {
            c.expect(":", "after `fill`")?;
            Ok(Init::Fill(value(c, ty)?.0))
        }
        "mod" => {
            c.expect(":", "after `mod`")?;
            let at = c.at();
            match c.unsigned("the modulus")? {
                0 => Err(Diag::error("argument", "a modulus is at least 1").at(c.since(at), "zero")),
                m => Ok(Init::Mod(m)),
            }
        }
        "random" => {
            c.expect(":", "after `random`")?;
            Ok(Init::Random(c.unsigned("the seed")?))
        }
        _ => {
            let known = ["zeros", "ones", "iota", "uninit", "fill:V", "mod:M", "random:SEED", "@FILE.npy"];
            let message = match word {
                "" => "what the buffer holds is missing".to_string(),
                w => format!("a buffer cannot be filled with `{w}`"),
            };
            let help = format!("there are: {}", known.join(", "));
            Err(Diag::error("argument", message).at(span, "unknown").help(help))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn spec(text: &str) -> Spec {
        parse(text).unwrap_or_else(|e| panic!("{text}: {e}")).spec
    }

    #[test]
    fn every_form() {
        assert_eq!(spec("i32=5"), Spec::Scalar { ty: Element::I32, bits: 5 });
        assert_eq!(spec("f32=0f3F800000"), Spec::Scalar { ty: Element::F32, bits: 0x3f80_0000 });
        assert_eq!(spec("bytes=00fF"), Spec::Bytes(vec![0, 255]));
        assert_eq!(spec("null"), Spec::Null);
        assert_eq!(spec("u8[3]"), Spec::Buffer { ty: Element::U8, count: Some(3), init: Init::Zeros });
        assert_eq!(
            spec("f32[2*0x10*3]=random:7"),
            Spec::Buffer { ty: Element::F32, count: Some(96), init: Init::Random(7) }
        );
        assert_eq!(
            spec("i8[4]=fill:-1"),
            Spec::Buffer { ty: Element::I8, count: Some(4), init: Init::Fill(255) }
        );
        assert_eq!(
            spec("f16[]=@dir/a b.npy"),
            Spec::Buffer { ty: Element::F16, count: None, init: Init::File("dir/a b.npy".into()) }
        );
        assert_eq!(spec("ref=x+16"), Spec::Pointer { of: Target::Name("x".into()), offset: 16 });
        assert_eq!(spec("ptr=2+0x10"), Spec::Pointer { of: Target::Argument(2), offset: 16 });
        assert_eq!(spec("alias=x"), Spec::Alias(Target::Name("x".into())));
        assert_eq!(spec("texture=x"), Spec::Texture { name: "x".into(), surface: false });
        assert_eq!(spec("surface=x"), Spec::Texture { name: "x".into(), surface: true });
        let Spec::Struct(members) = spec("struct(i32=5, ref=x, pad=4, v:f32[4]=mod:2, struct())") else {
            panic!()
        };
        assert_eq!(members.len(), 5);
        assert_eq!(members[2].spec, Spec::Pad(4));
        assert_eq!(members[3].name.as_deref(), Some("v"));
    }

    #[test]
    fn names() {
        assert_eq!(parse("n:i32=5").unwrap().name.as_deref(), Some("n"));
        assert_eq!(parse("f32:f32=5").unwrap().name.as_deref(), Some("f32"));
        assert_eq!(parse("u8[1]=fill:3").unwrap().name, None);
    }

    #[test]
    fn errors_point_at_the_place() {
        let place = |text: &str| {
            let diag = parse(text).expect_err(text);
            let span = diag.labels.first().expect("a place").span;
            (text.get(span.start as usize..span.end as usize).unwrap_or("?").to_string(), diag.message)
        };
        assert_eq!(place("x:f31[16]").0, "f31");
        assert_eq!(place("u8=300"), ("300".into(), "u8 does not hold 300: it goes from 0 to 255".into()));
        assert_eq!(place("f32[16]=iot").0, "iot");
        assert_eq!(place("f32[1*q]").0, "q");
        assert_eq!(place("f32[0]").0, "0");
        assert_eq!(place("f32[]").0, "]");
        assert_eq!(place("i32").0, "");
        assert_eq!(place("i32=5x").0, "5x");
        assert_eq!(place("struct(i32=5").0, "");
        assert_eq!(place("struct(i32=q,i8=1)").0, "q");
        assert_eq!(place("null!").0, "!");
        assert_eq!(place("f32[0xffffffffffffffff*2]").0, "0xffffffffffffffff*2");
        assert_eq!(place("bytes=0").0, "0");
        assert_eq!(place("ref=").0, "");
        assert_eq!(place("pad=4").0, "pad");
        assert_eq!(place(&"struct(".repeat(40)).1, "structures are nested too deep");
    }

    proptest! {
        #[test]
        fn never_panics(text in "\\PC{0,40}") {
            let _ = parse(&text);
        }

        #[test]
        fn never_panics_on_near_misses(text in "(struct\\(|f32|i8|u64|\\[|\\]|=|:|,|\\)|pad=|ref=|ptr=|@|\\*|\\+|fill:|mod:|random:|0x|-|[0-9]{1,3}|é| ){0,12}") {
            if let Err(diag) = parse(&text) {
                for label in diag.labels {
                    prop_assert!(label.span.start <= label.span.end && label.span.end as usize <= text.len());
                    prop_assert!(text.get(label.span.start as usize..label.span.end as usize).is_some());
                }
            }
        }
    }
}
