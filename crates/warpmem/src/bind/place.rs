//! Makes the buffers of a launch, fills them, and writes the parameter bytes.

use base::{Diag, Span};
use ir::{Image, Kernel};
use sim::Memory;

use super::buffers::{Buffer, Buffers};
use super::check::{each, offsets};
use super::{MOST_BUFFER_BYTES, Read};
use crate::arg::{Arg, Spec, Target};
use crate::data::{Element, Init, npy};
use crate::problem::{Failure, Located, Problem};
use crate::suggest;

pub(crate) fn place(
    args: &[Read<'_>],
    kernel: &Kernel,
    image: &Image,
    buffers: &mut Buffers,
    memory: &mut Memory,
) -> Result<Vec<u8>, Failure> {
    let mut declared = Vec::new();
    for read in args {
        each(&read.arg, &mut |arg| {
            if matches!(arg.spec, Spec::Buffer { .. } | Spec::Alias(_)) {
                declared.extend(arg.name.as_deref());
            }
        });
    }
    for address in buffers.retire(&declared) {
        memory.free(address);
    }
    let mut maker = Maker { image, buffers, memory, made: Vec::new() };
    for (i, read) in args.iter().enumerate() {
        maker.make(read.text, &read.arg, u32::try_from(i).ok(), true)?;
    }
    let mut made = std::mem::take(&mut maker.made).into_iter();
    let mut params = vec![0; kernel.param_bytes as usize];
    for (i, (read, param)) in args.iter().zip(&kernel.params).enumerate() {
        let at = param.offset as usize;
        let room = params.get_mut(at..).and_then(|p| p.get_mut(..param.bytes as usize));
        // The sizes were checked, so a parameter outside the parameter space is not the user's doing.
        let room = room.ok_or_else(|| Diag::bug(format!("parameter `{}` lies outside", param.name)))?;
        maker.encode(read.text, &read.arg, &mut made, room)?;
        if let (Spec::Pointer { .. }, Ok(address)) = (&read.arg.spec, <[u8; 8]>::try_from(&*room)) {
            let argument = u32::try_from(i).unwrap_or(u32::MAX);
            maker.buffers.pointers.push((argument, u64::from_le_bytes(address)));
        }
    }
    Ok(params)
}

/// Makes the buffer that a texture's texels lie in, in place of one of its name, and gives its address.
pub(crate) fn texels(
    read: &Read<'_>,
    image: &Image,
    buffers: &mut Buffers,
    memory: &mut Memory,
) -> Result<u64, Failure> {
    let old = buffers.list.iter().position(|b| b.name == read.arg.name);
    if let Some(old) = old.map(|i| buffers.list.remove(i)) {
        memory.free(old.address);
    }
    let mut maker = Maker { image, buffers, memory, made: Vec::new() };
    maker.make(read.text, &read.arg, None, false)?;
    maker.made.first().copied().ok_or_else(|| Diag::bug("a buffer was not made").into())
}

struct Maker<'a> {
    image: &'a Image,
    buffers: &'a mut Buffers,
    memory: &'a mut Memory,
    /// Addresses of buffers and aliases in the order of the arguments.
    made: Vec<u64>,
}

impl Maker<'_> {
    /// Makes the buffers of an argument and its members.
    fn make(&mut self, text: &Located, arg: &Arg, argument: Option<u32>, top: bool) -> Result<(), Failure> {
        let argument = argument.filter(|_| top);
        match &arg.spec {
            Spec::Buffer { ty, count, init } => self.buffer(text, arg, argument, (*ty, *count), init),
            Spec::Alias(target) => {
                let (address, ty, bytes) = self.resolve(text, arg.span, target, true)?;
                let name = arg.name.clone().unwrap_or_default();
                let Some(second) = self.memory.alias(&name, address) else {
                    return Err(text.problem(exhausted(bytes).at(arg.span, "")).into());
                };
                let count = bytes / ty.bytes() as u64;
                self.buffers.list.push(Buffer {
                    name: arg.name.clone(),
                    argument,
                    address: second,
                    ty,
                    count,
                });
                self.made.push(second);
                Ok(())
            }
            Spec::Struct(members) => members.iter().try_for_each(|m| self.make(text, m, argument, false)),
            _ => Ok(()),
        }
    }

    fn buffer(
        &mut self,
        text: &Located,
        arg: &Arg,
        argument: Option<u32>,
        (ty, count): (Element, Option<u64>),
        init: &Init,
    ) -> Result<(), Failure> {
        let wrong = |diag: Diag| Failure::from(text.problem(diag.at(arg.span, "")));
        let mut file = Vec::new();
        let mut data: &[u8] = &[];
        let mut elements = count.unwrap_or(0);
        if let Init::File(name) = init {
            file = read_file(text, arg.span, name)?;
            let array = npy::read(&file).map_err(|why| wrong(bad_file(name, &why)))?;
            if !array.elements().contains(&ty) {
                let why = format!("its elements are `{}`, not {ty}", array.descr);
                return Err(wrong(bad_file(name, &why)));
            }
            if count.is_some_and(|n| n != array.count()) {
                let why = format!("it has {} elements, the buffer {elements}", array.count());
                return Err(wrong(bad_file(name, &why)));
            }
            elements = array.count();
            data = array.data;
        }
        let bytes = elements.checked_mul(ty.bytes() as u64).filter(|b| (1..=MOST_BUFFER_BYTES).contains(b));
        let Some(bytes) = bytes else {
            return Err(wrong(Diag::error("argument", "a buffer has at least one element")));
        };
        let name = arg.name.clone().unwrap_or_default();
        let Some(address) = self.memory.allocate(&name, bytes) else { return Err(wrong(exhausted(bytes))) };
        if !data.is_empty() {
            self.memory.write(address, data);
        }
        drop(file);
        let memory = &mut *self.memory;
        init.pieces(ty, elements, &mut |at, piece| {
            memory.write(address.wrapping_add(at), piece);
        });
        self.buffers.list.push(Buffer { name: arg.name.clone(), argument, address, ty, count: elements });
        self.made.push(address);
        Ok(())
    }

    /// Address, element type and bytes of what a name or a number means.
    fn resolve(
        &self,
        text: &Located,
        span: Span,
        target: &Target,
        whole: bool,
    ) -> Result<(u64, Element, u64), Failure> {
        if let Some((buffer, offset)) = self.buffers.locate(target) {
            return Ok((buffer.address + offset, buffer.ty, buffer.bytes() - offset));
        }
        if let Target::Name(name) = target
            && let Some(variable) = self.image.globals.iter().find(|v| v.name == *name)
        {
            return Ok((variable.address, Element::U8, variable.bytes));
        }
        let diag = match target {
            Target::Argument(k) => {
                Diag::error("unknown-buffer", format!("argument {k} is no buffer")).help(if whole {
                    "an alias stands behind the buffer that it is an alias of"
                } else {
                    "arguments are numbered from 0"
                })
            }
            Target::Name(name) => {
                let mut known = self.buffers.names();
                known.extend(self.image.globals.iter().map(|v| v.name.as_str()));
                let diag = Diag::error("unknown-buffer", format!("nothing is named `{name}`"));
                if known.is_empty() {
                    diag.help("name a buffer as in x:f32[1024]")
                } else {
                    diag.help(suggest::help(name, known.iter().copied()))
                }
            }
        };
        Err(text.problem(diag.at(span, "")).into())
    }

    /// Writes an argument's bytes; `made` gives the addresses of buffers in order.
    fn encode(
        &self,
        text: &Located,
        arg: &Arg,
        made: &mut dyn Iterator<Item = u64>,
        room: &mut [u8],
    ) -> Result<(), Failure> {
        let mut put = |bytes: &[u8]| {
            for (to, from) in room.iter_mut().zip(bytes) {
                *to = *from;
            }
        };
        match &arg.spec {
            Spec::Scalar { ty, bits } => put(bits.to_le_bytes().get(..ty.bytes()).unwrap_or(&[])),
            Spec::Bytes(bytes) => put(bytes),
            Spec::Null | Spec::Pad(_) => {}
            Spec::Buffer { .. } | Spec::Alias(_) => {
                let address = made.next().ok_or_else(|| Diag::bug("a buffer was not made"))?;
                put(&address.to_le_bytes());
            }
            Spec::Texture { name, surface } => match self.memory.texture_handle(name, *surface) {
                Some(handle) => put(&handle.to_le_bytes()),
                None => {
                    let diag = Diag::error("unknown-texture", format!("no texture is named `{name}`"));
                    let known = self.memory.texture_names();
                    let diag = if known.is_empty() {
                        diag.help("describe it in the launch file, under [[texture]]")
                    } else {
                        diag.help(suggest::help(name, known.iter().copied()))
                    };
                    return Err(text.problem(diag.at(arg.span, "")).into());
                }
            },
            Spec::Pointer { of, offset } => {
                let (address, _, bytes) = self.resolve(text, arg.span, of, false)?;
                // One past the end is a pointer that C allows; further out is a slip.
                if *offset > bytes {
                    let diag =
                        Diag::error("argument", format!("`{of}` has {bytes} bytes, the offset is {offset}"));
                    return Err(text.problem(diag.at(arg.span, "outside")).into());
                }
                put(&address.wrapping_add(*offset).to_le_bytes());
            }
            Spec::Struct(members) => {
                for (member, at) in members.iter().zip(offsets(members)) {
                    let room = room.get_mut(at as usize..).unwrap_or(&mut []);
                    self.encode(text, member, made, room)?;
                }
            }
        }
        Ok(())
    }
}

fn exhausted(bytes: u64) -> Diag {
    Diag::error("out-of-memory", format!("there is no memory for {bytes} bytes"))
        .help("make the buffers smaller")
}

fn bad_file(name: &str, why: &str) -> Diag {
    Diag::error("array-file", format!("`{name}` does not fit: {why}"))
}

/// Reads a file that an argument or a flag names.
pub(crate) fn read_file(text: &Located, span: Span, name: &str) -> Result<Vec<u8>, Problem> {
    crate::files::read(&text.file(name)).map_err(|error| {
        let diag = Diag::error("file", format!("`{name}` cannot be read: {}", crate::files::reason(&error)));
        text.problem(diag.at(span, ""))
    })
}
