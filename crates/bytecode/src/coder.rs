//! The primitives of encodings, in both directions.
//!
//! A [`Coder`] that writes takes what its arguments hold, one that reads puts there what the file has. So one function
//! describes an encoding. A third coder only collects the attributes and types that an encoding refers to, to number them.

use terrace_ir::attrs::StringAttr;
use terrace_ir::{Attr, Context, Reported, Str, Type};

/// Why an encoding could not be followed to its end.
#[derive(Debug)]
pub enum Stop {
    /// It depends on an entry that is not read yet.
    Pending,
    /// An error was reported.
    Failed(Reported),
}

impl From<Reported> for Stop {
    fn from(reported: Reported) -> Self {
        Self::Failed(reported)
    }
}

/// The outcome of a step.
pub type Step<T = ()> = Result<T, Stop>;

/// Writes, reads or collects the primitives of an encoding.
pub trait Coder {
    /// The context.
    fn ctx(&self) -> &Context;
    /// A number in as few bytes as it needs.
    fn varint(&mut self, value: &mut u64) -> Step;
    /// One byte.
    fn byte(&mut self, value: &mut u8) -> Step;
    /// A number of bytes and the bytes.
    fn blob(&mut self, value: &mut Vec<u8>) -> Step;
    /// A string.
    fn string(&mut self, value: &mut Str) -> Step;
    /// A reference to an attribute. One that is not read yet leaves `None`.
    fn attr(&mut self, value: &mut Option<Attr>) -> Step;
    /// A reference to an attribute or to none.
    fn opt_attr(&mut self, value: &mut Option<Attr>) -> Step;
    /// A reference to a type. One that is not read yet leaves `None`.
    fn ty(&mut self, value: &mut Option<Type>) -> Step;
    /// A reference to a resource of builtin by its key.
    fn resource(&mut self, key: &mut Option<Str>) -> Step;
    /// An error unless so many elements of at least one byte each can follow, and so many bytes of memory may be used for
    /// something that is encoded in fewer.
    fn expect_room(&mut self, n_elements: u64, n_bytes: u64) -> Step;
    /// Reports what is wrong with the file.
    fn fail(&mut self, message: &str) -> Stop;
}

/// A signed number: small absolute values take few bytes.
pub fn signed(c: &mut dyn Coder, value: &mut i64) -> Step {
    let mut zigzag = (*value as u64) << 1 ^ (*value >> 63) as u64;
    c.varint(&mut zigzag)?;
    *value = (zigzag >> 1) as i64 ^ -((zigzag & 1) as i64);
    Ok(())
}

/// One byte that is zero or one.
pub fn boolean(c: &mut dyn Coder, value: &mut bool) -> Step {
    let mut byte = u8::from(*value);
    c.byte(&mut byte)?;
    *value = byte != 0;
    Ok(())
}

/// The number of elements, and the elements.
pub fn list<T: Clone>(
    c: &mut dyn Coder,
    list: &mut Vec<T>,
    empty: T,
    mut element: impl FnMut(&mut dyn Coder, &mut T) -> Step,
) -> Step {
    let mut n = list.len() as u64;
    c.varint(&mut n)?;
    c.expect_room(n, 0)?;
    list.resize(n as usize, empty);
    list.iter_mut().try_for_each(|value| element(c, value))
}

/// A string attribute without type, of which `text` is the text.
pub fn string_attr(c: &mut dyn Coder, text: &mut Option<Str>) -> Step {
    let mut attr = text.map(|text| StringAttr::get(c.ctx(), text, None));
    c.attr(&mut attr)?;
    set_text(c, text, attr)
}

/// A string attribute or none.
pub fn opt_string_attr(c: &mut dyn Coder, text: &mut Option<Str>) -> Step {
    let mut attr = text.map(|text| StringAttr::get(c.ctx(), text, None));
    c.opt_attr(&mut attr)?;
    set_text(c, text, attr)
}

fn set_text(c: &mut dyn Coder, text: &mut Option<Str>, attr: Option<Attr>) -> Step {
    *text = match attr {
        None => None,
        Some(attr) => match attr.as_::<StringAttr>(c.ctx()) {
            Some(string) => Some(string.value),
            None => return Err(expected(c, "StringAttr", attr)),
        },
    };
    Ok(())
}

/// Reports an attribute of another kind than an encoding refers to.
pub fn expected(c: &mut dyn Coder, what: &str, found: Attr) -> Stop {
    let found = terrace_ir::asm::attr_to_string(c.ctx(), found);
    c.fail(&format!("expected attribute of type: {what}, but got: {found}"))
}
