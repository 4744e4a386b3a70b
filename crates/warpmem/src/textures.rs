//! Textures and surfaces as a launch file describes them: `[[texture]]`.
//!
//! The texels lie in a buffer of the texture's name, which `--dump`, `--compare` and `ref=` know like any other.

use std::path::PathBuf;

use base::Diag;
use exec::texture::{Addressing, Format, Sampler, Texture};
use ir::Geometry;

use crate::arg;
use crate::data::Element;
use crate::problem::{Failure, Located, Problem};
use crate::suggest;

/// The keys of a `[[texture]]` table.
pub const KEYS: [&str; 13] = [
    "name",
    "geometry",
    "size",
    "layers",
    "levels",
    "format",
    "channels",
    "data",
    "filter",
    "address",
    "coordinates",
    "read",
    "border",
];

/// A texture as written: each key with its text.
#[derive(Clone, Default, Debug)]
pub struct TextureSpec {
    keys: Vec<(&'static str, Located)>,
}

/// A texture ready to be made: all but where its texels lie, and the buffer that they lie in, as an argument.
#[derive(Clone, Debug)]
pub struct Described {
    /// The texture.
    pub texture: Texture,
    /// Its texels, as `--arg` would have them.
    pub texels: Located,
}

impl TextureSpec {
    /// Sets a key; false for one that there is not.
    pub fn set(&mut self, key: &str, text: Located) -> bool {
        let Some(key) = KEYS.iter().find(|k| **k == key) else { return false };
        self.keys.push((key, text));
        true
    }

    /// Its name, if it has one.
    pub fn name(&self) -> Option<&Located> {
        self.get("name")
    }

    /// The file that its texels come from, if they come from one.
    pub fn data_file(&self) -> Option<PathBuf> {
        let data = self.get("data")?;
        data.text.trim().strip_prefix('@').map(|name| data.file(name))
    }

    fn get(&self, key: &str) -> Option<&Located> {
        self.keys.iter().find(|k| k.0 == key).map(|k| &k.1)
    }

    fn needed(&self, key: &'static str) -> Result<&Located, Problem> {
        self.get(key).ok_or_else(|| {
            let diag = Diag::error("texture", format!("a texture needs its `{key}`"));
            match self.keys.first() {
                Some((_, text)) => text.whole(diag),
                None => Problem::new(diag),
            }
        })
    }

    /// One of some words; the first of them where the key is not written.
    fn word<T: Copy>(&self, key: &str, words: &[(&str, T)]) -> Result<T, Problem> {
        let first = words.first().map(|w| w.1);
        match (self.get(key), first) {
            (Some(text), _) => one_of(key, text, text.text.trim(), words),
            (None, Some(first)) => Ok(first),
            (None, None) => Err(Problem::new(Diag::bug("no words to choose from"))),
        }
    }

    /// Positive numbers, at most `most` of them.
    fn numbers(&self, key: &'static str, most: usize) -> Result<Vec<u32>, Problem> {
        let Some(text) = self.get(key) else { return Ok(Vec::new()) };
        let parts: Vec<Option<u32>> = text
            .text
            .split(',')
            .map(|p| p.trim().parse().ok().filter(|n| (1..=1 << 20).contains(n)))
            .collect();
        match parts.iter().copied().collect::<Option<Vec<u32>>>() {
            Some(list) if list.len() <= most => Ok(list),
            _ => {
                let what = if most == 1 { "a number".to_string() } else { format!("up to {most} numbers") };
                let message = format!("`{key}` takes {what} from 1 to {}", 1 << 20);
                Err(text.whole(Diag::error("texture", message)))
            }
        }
    }

    /// Reads the keys.
    ///
    /// # Errors
    /// A key is missing, a word is unknown, or the sizes do not fit the geometry.
    pub fn describe(&self) -> Result<Described, Failure> {
        let name = self.needed("name")?;
        let wrong = |key: &str, message: String| {
            let text = self.get(key).unwrap_or(name);
            Failure::from(text.whole(Diag::error("texture", message)))
        };
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
        if name.text.is_empty()
            || !name.text.chars().all(plain)
            || name.text.starts_with(|c: char| c.is_ascii_digit())
        {
            return Err(wrong("name", format!("`{}` is no name", name.text.escape_debug())));
        }
        let geometry_text = self.needed("geometry")?;
        let geometries: Vec<(&str, Geometry)> = Geometry::ALL.iter().map(|g| (g.1, g.0)).collect();
        let geometry = one_of("geometry", geometry_text, geometry_text.text.trim(), &geometries)?;
        self.needed("size")?;
        let size = self.numbers("size", 3)?;
        let flat = if geometry.faces() > 1 { 2 } else { geometry.dimensions() };
        if size.len() != flat {
            return Err(wrong("size", format!("a texture of geometry {} has {flat} sizes", geometry.name())));
        }
        let size: [u32; 3] = std::array::from_fn(|i| size.get(i).copied().unwrap_or(1));
        if geometry.faces() > 1 && size[0] != size[1] {
            return Err(wrong("size", "the faces of a cube are as wide as high".into()));
        }
        let one = |list: Vec<u32>| list.first().copied().unwrap_or(1);
        let (layers, levels) = (one(self.numbers("layers", 1)?), one(self.numbers("levels", 1)?));
        if layers > 1 && !geometry.layered() {
            return Err(wrong("layers", format!("a texture of geometry {} has no layers", geometry.name())));
        }
        let most = 32 - size.iter().max().copied().unwrap_or(1).leading_zeros();
        if levels > most {
            return Err(wrong("levels", format!("its finest level can be halved to {most} levels")));
        }
        let channels = one(self.numbers("channels", 1)?);
        if !matches!(channels, 1 | 2 | 4) {
            return Err(wrong("channels", "a texel has 1, 2 or 4 channels".into()));
        }
        const FORMATS: [(&str, (Format, Element)); 8] = [
            ("f32", (Format::F32, Element::F32)),
            ("f16", (Format::F16, Element::F16)),
            ("u8", (Format::U8, Element::U8)),
            ("i8", (Format::I8, Element::I8)),
            ("u16", (Format::U16, Element::U16)),
            ("i16", (Format::I16, Element::I16)),
            ("u32", (Format::U32, Element::U32)),
            ("i32", (Format::I32, Element::I32)),
        ];
        let (format, element) = self.word("format", &FORMATS)?;
        let (linear, mip_linear) = self.word(
            "filter",
            &[("point", (false, false)), ("linear", (true, false)), ("trilinear", (true, true))],
        )?;
        let fractions = self.word("read", &[("element", false), ("normalized", true)])?;
        if linear && !format.is_float() && !fractions {
            return Err(wrong(
                "filter",
                "integers are filtered only where they are read as fractions".into(),
            ));
        }
        let texture = Texture {
            name: name.text.clone(),
            geometry,
            size,
            layers,
            levels,
            format,
            channels,
            sampler: Sampler {
                linear,
                mip_linear,
                addressing: self.addressing()?,
                normalized: self.word("coordinates", &[("texels", false), ("normalized", true)])?,
                fractions,
                border: self.border()?,
            },
            address: 0,
        };
        let count = texture.bytes() / u64::from(format.bytes());
        if texture.bytes() > crate::bind::MOST_BUFFER_BYTES {
            return Err(wrong("size", "the texture is larger than any GPU's memory".into()));
        }
        let data = self.get("data");
        let init = data.map_or("zeros", |d| d.text.trim());
        let text = format!("{}:{}[{count}]={init}", name.text, element.name());
        // A complaint about the texels points at them.
        let texels = data.unwrap_or(name).renamed(text.clone());
        arg::parse(&text).map_err(|d| data.unwrap_or(name).whole(Diag { labels: Vec::new(), ..d }))?;
        Ok(Described { texture, texels })
    }

    fn addressing(&self) -> Result<[Addressing; 3], Problem> {
        const WORDS: [(&str, Addressing); 4] = [
            ("clamp", Addressing::Clamp),
            ("wrap", Addressing::Wrap),
            ("mirror", Addressing::Mirror),
            ("border", Addressing::Border),
        ];
        let Some(text) = self.get("address") else { return Ok([Addressing::Clamp; 3]) };
        let mut list = Vec::new();
        for word in text.text.split(',') {
            list.push(one_of("address", text, word.trim(), &WORDS)?);
        }
        if list.len() > 3 {
            let diag = Diag::error("texture", "`address` takes up to three words, for x, y and z");
            return Err(text.whole(diag));
        }
        let last = list.last().copied().unwrap_or(Addressing::Clamp);
        Ok(std::array::from_fn(|i| list.get(i).copied().unwrap_or(last)))
    }

    fn border(&self) -> Result<[f32; 4], Problem> {
        let Some(text) = self.get("border") else { return Ok([0.0; 4]) };
        let list: Option<Vec<f32>> = text.text.split(',').map(|p| p.trim().parse().ok()).collect();
        match list {
            Some(list) if list.len() <= 4 => Ok(std::array::from_fn(|i| list.get(i).copied().unwrap_or(0.0))),
            _ => Err(text.whole(Diag::error("texture", "`border` takes up to four numbers"))),
        }
    }
}

fn one_of<T: Copy>(key: &str, text: &Located, word: &str, words: &[(&str, T)]) -> Result<T, Problem> {
    words.iter().find(|w| w.0 == word).map(|w| w.1).ok_or_else(|| {
        let diag = Diag::error("texture", format!("`{key}` cannot be `{}`", word.escape_debug()));
        text.whole(diag.help(suggest::help(word, words.iter().map(|w| w.0))))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spec(keys: &[(&str, &str)]) -> Result<Described, String> {
        let mut spec = TextureSpec::default();
        for (key, text) in keys {
            assert!(spec.set(key, Located::alone(*key, *text)), "{key}");
        }
        spec.describe().map_err(|f| f.to_string())
    }

    #[test]
    fn a_whole_texture() {
        let d = spec(&[
            ("name", "image"),
            ("geometry", "a2d"),
            ("size", "8, 4"),
            ("layers", "3"),
            ("levels", "2"),
            ("format", "u8"),
            ("channels", "4"),
            ("data", "iota"),
            ("filter", "linear"),
            ("read", "normalized"),
            ("address", "wrap,mirror"),
            ("coordinates", "normalized"),
            ("border", "1,0.5"),
        ])
        .unwrap();
        let t = d.texture;
        assert_eq!((t.size, t.layers, t.levels, t.bytes()), ([8, 4, 1], 3, 2, 4 * 3 * (32 + 8)));
        assert_eq!(t.sampler.addressing, [Addressing::Wrap, Addressing::Mirror, Addressing::Mirror]);
        assert_eq!(t.sampler.border, [1.0, 0.5, 0.0, 0.0]);
        assert_eq!(d.texels.text, "image:u8[480]=iota");
    }

    #[test]
    fn what_does_not_fit() {
        let base = [("name", "t"), ("geometry", "2d"), ("size", "4,4")];
        let with = |key: &'static str, text: &'static str| {
            let mut keys: Vec<_> = base.iter().copied().filter(|k| k.0 != key).collect();
            keys.push((key, text));
            spec(&keys).unwrap_err()
        };
        assert!(spec(&base).is_ok());
        assert!(with("size", "4").contains("2 sizes"));
        assert!(with("size", "4,x").contains("numbers"));
        assert!(with("geometry", "cuve").contains("`cuve`"));
        assert!(with("channels", "3").contains("channels"));
        assert!(with("levels", "4").contains("3 levels"));
        assert!(with("layers", "2").contains("no layers"));
        assert!(with("layers", "x").contains("a number from"));
        assert!(with("address", "wrap,wrap,wrap,wrap").contains("up to three"));
        assert!(with("data", "iot").contains("iot"));
        let mut keys = base.to_vec();
        keys.extend([("format", "u8"), ("filter", "linear")]);
        assert!(spec(&keys).unwrap_err().contains("fractions"));
        assert!(spec(&base[1..]).unwrap_err().contains("`name`"));
    }
}
