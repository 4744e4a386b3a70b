//! Sizes of grids, blocks and clusters: `X[,Y[,Z]]`.

use base::{Diag, Dim3};

use super::cursor::Cursor;

/// Reads `X[,Y[,Z]]`. Zeros are let through: what a launch may be is its GPU's matter.
///
/// # Errors
/// Not that; places count bytes of `text`.
pub fn extent(what: &str, text: &str) -> Result<Dim3, Diag> {
    let mut c = Cursor::new(text);
    let mut sizes = [1u32; 3];
    for (i, size) in sizes.iter_mut().enumerate() {
        c.blanks();
        let start = c.at();
        let n = c.unsigned(&format!("a size of the {what}"))?;
        let span = c.since(start);
        *size = u32::try_from(n).map_err(|_| {
            Diag::error("syntax", format!("a size of the {what} is too large")).at(span, "too large")
        })?;
        c.blanks();
        if c.is_done() || i == 2 || !c.eat(",") {
            break;
        }
    }
    c.done(&format!("the {what}")).map_err(|d| d.help(format!("a {what} is X, X,Y or X,Y,Z")))?;
    let [x, y, z] = sizes;
    Ok(Dim3::new(x, y, z))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes() {
        let read = |text| extent("grid", text).map(Dim3::array).map_err(|d| d.message);
        assert_eq!(read("7"), Ok([7, 1, 1]));
        assert_eq!(read("7, 0x10"), Ok([7, 16, 1]));
        assert_eq!(read("1,2,3"), Ok([1, 2, 3]));
        assert!(read("1,2,3,4").is_err());
        assert!(read("1x2").is_err());
        assert!(read("1,").is_err());
        assert!(read("").is_err());
        assert!(read("4294967296").is_err());
    }
}
