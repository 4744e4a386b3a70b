//! The buffers that live: what `--dump`, `--compare`, `ref=` and later launches can name.

use crate::arg::Target;
use crate::data::Element;

/// A buffer, or a second address of one.
#[derive(Clone, PartialEq, Debug)]
pub struct Buffer {
    /// Its name.
    pub name: Option<String>,
    /// The argument that made it, if this launch did.
    pub argument: Option<u32>,
    /// First address.
    pub address: u64,
    /// Type of its elements.
    pub ty: Element,
    /// How many.
    pub count: u64,
}

impl Buffer {
    /// Its size.
    pub fn bytes(&self) -> u64 {
        self.count.saturating_mul(self.ty.bytes() as u64)
    }

    /// What messages call it.
    pub fn title(&self) -> String {
        match (&self.name, self.argument) {
            (Some(name), _) => format!("`{name}`"),
            (None, Some(n)) => format!("argument {n}"),
            (None, None) => "a buffer".into(),
        }
    }
}

/// All of them, oldest first.
#[derive(Clone, Default, Debug)]
pub struct Buffers {
    pub(crate) list: Vec<Buffer>,
    /// Arguments of the latest launch that point into memory that something else made: number and address.
    pub(crate) pointers: Vec<(u32, u64)>,
}

impl Buffers {
    /// The buffer of that name, or that this argument of the latest launch points to.
    pub fn find(&self, target: &Target) -> Option<&Buffer> {
        self.list.iter().rev().find(|b| match target {
            Target::Name(name) => b.name.as_ref() == Some(name),
            Target::Argument(k) => b.argument == Some(*k),
        })
    }

    /// The buffer that a target means and the byte in it: a pointer argument means the buffer that it points into,
    /// from there on.
    pub fn locate(&self, target: &Target) -> Option<(&Buffer, u64)> {
        if let Some(buffer) = self.find(target) {
            return Some((buffer, 0));
        }
        let Target::Argument(k) = target else { return None };
        let (_, address) = self.pointers.iter().find(|p| p.0 == *k)?;
        let holds = |b: &&Buffer| *address >= b.address && address - b.address <= b.bytes();
        self.list.iter().find(holds).map(|b| (b, address - b.address))
    }

    /// The buffer that begins at an address.
    pub fn at(&self, address: u64) -> Option<&Buffer> {
        self.list.iter().find(|b| b.address == address)
    }

    /// All names, for "did you mean".
    pub fn names(&self) -> Vec<&str> {
        self.list.iter().filter_map(|b| b.name.as_deref()).collect()
    }

    /// Takes out what the next launch cannot name or makes anew, and gives the addresses; arguments are forgotten.
    pub(crate) fn retire(&mut self, declared: &[&str]) -> Vec<u64> {
        let mut gone = Vec::new();
        self.pointers.clear();
        self.list.retain_mut(|b| {
            b.argument = None;
            let stays = b.name.as_deref().is_some_and(|n| !declared.contains(&n));
            if !stays {
                gone.push(b.address);
            }
            stays
        });
        gone
    }
}
