//! NumPy's `.npy` files, format 1.0 to 3.0: little-endian plain arrays in C order, which is what buffers are.
//!
//! Source: NumPy's documentation, "NEP 1 — A simple file format for NumPy arrays". Left out: Fortran order, big
//! endian, structured and object arrays, each refused with its name.

use super::element::Element;

/// An array: its type, its shape, its bytes.
#[derive(Clone, PartialEq, Debug)]
pub struct Array<'a> {
    /// NumPy's name of its type, such as `<f4`.
    pub descr: String,
    /// Sizes, slowest first.
    pub shape: Vec<u64>,
    /// The elements.
    pub data: &'a [u8],
}

const MAGIC: &[u8] = b"\x93NUMPY";

impl Array<'_> {
    /// How many elements.
    pub fn count(&self) -> u64 {
        self.shape.iter().fold(1u64, |a, &b| a.saturating_mul(b))
    }

    /// Its element types, most natural first; none of ours in an empty list.
    pub fn elements(&self) -> &'static [Element] {
        use Element::*;
        match self.descr.as_str() {
            "|i1" | "i1" | "<i1" => &[I8],
            "|u1" | "u1" | "<u1" | "|b1" | "?" => &[U8],
            "<i2" => &[I16],
            "<u2" => &[U16, BF16],
            // How packages that add bfloat16 to NumPy save it.
            "<V2" | "|V2" | "bfloat16" => &[BF16],
            "<i4" => &[I32],
            "<u4" => &[U32],
            "<i8" => &[I64],
            "<u8" => &[U64],
            "<f2" => &[F16],
            "<f4" => &[F32],
            "<f8" => &[F64],
            _ => &[],
        }
    }
}

/// Reads a file.
///
/// # Errors
/// A sentence on what is wrong with it.
pub fn read(bytes: &[u8]) -> Result<Array<'_>, String> {
    let cut = || "the file ends in its header".to_string();
    if !bytes.starts_with(MAGIC) {
        return Err("it does not start as a NumPy file".into());
    }
    let major = *bytes.get(MAGIC.len()).ok_or_else(cut)?;
    let (length, start) = match major {
        1 => (usize::from(u16::from_le_bytes(fixed(bytes, 8).ok_or_else(cut)?)), 10),
        2 | 3 => (u32::from_le_bytes(fixed(bytes, 8).ok_or_else(cut)?) as usize, 12),
        v => return Err(format!("it is of version {v} of the format, which is not known")),
    };
    let end = length.checked_add(start).ok_or_else(cut)?;
    let header = bytes.get(start..end).ok_or_else(cut)?;
    let header = std::str::from_utf8(header).map_err(|_| "its header is no text".to_string())?;
    let descr = field(header, "descr").and_then(quoted).ok_or("its header names no plain element type")?;
    let order = field(header, "fortran_order").ok_or("its header says no order")?;
    let shape = field(header, "shape").and_then(shape).ok_or("its header says no shape")?;
    if !order.starts_with("False") && shape.len() > 1 {
        return Err("it is in Fortran order; save it with numpy.ascontiguousarray".into());
    }
    let array = Array { descr, shape, data: bytes.get(end..).unwrap_or(&[]) };
    if array.descr.starts_with('>') {
        return Err("it is big endian; save it with .astype of a little-endian type".into());
    }
    let Some(element) = array.elements().first() else {
        return Err(format!("its element type `{}` is not one of ours", array.descr));
    };
    let wanted = array.count().checked_mul(element.bytes() as u64);
    if wanted != Some(array.data.len() as u64) {
        return Err(format!(
            "it should hold {} elements of {} bytes, but {} bytes follow its header",
            array.count(),
            element.bytes(),
            array.data.len()
        ));
    }
    Ok(array)
}

fn fixed<const N: usize>(bytes: &[u8], at: usize) -> Option<[u8; N]> {
    bytes.get(at..at.checked_add(N)?)?.try_into().ok()
}

/// What follows `'name':` in the header's dictionary.
fn field<'a>(header: &'a str, name: &str) -> Option<&'a str> {
    ["'", "\""].iter().find_map(|q| {
        let (_, rest) = header.split_once(&format!("{q}{name}{q}"))?;
        rest.trim_start().strip_prefix(':').map(str::trim_start)
    })
}

fn quoted(text: &str) -> Option<String> {
    let quote = text.chars().next().filter(|c| matches!(c, '\'' | '"'))?;
    text.get(1..)?.split_once(quote).map(|(inside, _)| inside.to_string())
}

fn shape(text: &str) -> Option<Vec<u64>> {
    let (inside, _) = text.strip_prefix('(')?.split_once(')')?;
    let parts = inside.split(',').map(str::trim).filter(|p| !p.is_empty());
    parts.map(|p| p.trim_end_matches('L').parse().ok()).collect()
}

/// The header of a file of `count` elements in one dimension, as NumPy writes it.
pub fn header(ty: Element, count: u64) -> Vec<u8> {
    let mut text = format!("{{'descr': '{}', 'fortran_order': False, 'shape': ({count},), }}", ty.descr());
    // The data starts at a multiple of 64 bytes.
    let pad = 63 - (10 + text.len()) % 64;
    text.push_str(&" ".repeat(pad));
    text.push('\n');
    let mut out = MAGIC.to_vec();
    out.extend_from_slice(&[1, 0]);
    out.extend_from_slice(&u16::try_from(text.len()).unwrap_or(u16::MAX).to_le_bytes());
    out.extend_from_slice(text.as_bytes());
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn file(header: &str, data: &[u8]) -> Vec<u8> {
        let mut out = MAGIC.to_vec();
        out.extend_from_slice(&[1, 0]);
        out.extend_from_slice(&(header.len() as u16).to_le_bytes());
        out.extend_from_slice(header.as_bytes());
        out.extend_from_slice(data);
        out
    }

    #[test]
    fn reads_what_it_writes() {
        for ty in Element::ALL {
            let mut bytes = header(*ty, 3);
            assert_eq!(bytes.len() % 64, 0);
            bytes.extend(std::iter::repeat_n(5u8, 3 * ty.bytes()));
            let array = read(&bytes).unwrap();
            assert_eq!((array.shape.as_slice(), array.data.len()), ([3].as_slice(), 3 * ty.bytes()));
            assert!(array.elements().contains(ty));
        }
    }

    #[test]
    fn what_is_not_read_says_why() {
        let says = |header: &str, data: &[u8]| read(&file(header, data)).unwrap_err();
        assert!(
            says("{'descr': '<f4', 'fortran_order': True, 'shape': (2, 2), }", &[0; 16]).contains("Fortran")
        );
        assert!(
            says("{'descr': '>f4', 'fortran_order': False, 'shape': (2,), }", &[0; 8]).contains("big endian")
        );
        assert!(says("{'descr': '<c8', 'fortran_order': False, 'shape': (1,), }", &[0; 8]).contains("`<c8`"));
        assert!(
            says("{'descr': '<f4', 'fortran_order': False, 'shape': (3,), }", &[0; 8])
                .contains("8 bytes follow")
        );
        assert!(
            says("{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (3,), }", &[0; 8])
                .contains("element type")
        );
        assert!(
            says("{'descr': '<f4', 'fortran_order': False, 'shape': (4294967296, 4294967296), }", &[])
                .contains("elements")
        );
        assert!(read(b"PK\x03\x04").unwrap_err().contains("does not start"));
    }

    #[test]
    fn a_scalar_and_two_dimensions() {
        let bytes = file("{'descr': '<f4', 'fortran_order': False, 'shape': (), }", &[0; 4]);
        assert_eq!(read(&bytes).unwrap().count(), 1);
        let bytes = file("{\"descr\": \"<i8\", \"fortran_order\": False, \"shape\": (2, 3)}", &[0; 48]);
        assert_eq!(read(&bytes).unwrap().shape, [2, 3]);
    }

    proptest! {
        #[test]
        fn never_panics(bytes in proptest::collection::vec(any::<u8>(), 0..200), good in any::<bool>()) {
            let mut file = if good { MAGIC.to_vec() } else { vec![] };
            file.extend(bytes);
            let _ = read(&file);
        }
    }
}
