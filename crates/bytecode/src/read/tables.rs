//! The tables of strings, dialects, operation names and properties.

use super::bytes::Bytes;
use crate::encoding::Encodings;
use crate::format::{DIALECT_VERSIONS, ELIDED_LOCATIONS, PROPERTIES, Section};
use terrace_ir::decl::OpDef;
use terrace_ir::{Context, Result};

/// The strings of a file: their bytes, each interned when it is used.
pub struct Strings<'a> {
    list: Vec<&'a [u8]>,
}

impl<'a> Strings<'a> {
    pub fn read(mut bytes: Bytes<'a>) -> Result<Self> {
        let n = bytes.count()?;
        let mut lengths = Vec::with_capacity(n);
        let mut left = None;
        for _ in 0..n {
            let length = bytes.varint()?;
            // The zero at the end is included.
            let before = left.unwrap_or(bytes.rest().len() as u64);
            left = before.checked_sub(length).filter(|_| length != 0);
            if left.is_none() {
                return Err(bytes.error("string size exceeds the available data size"));
            }
            lengths.push(length);
        }
        let sum: u64 = lengths.iter().sum();
        if sum != bytes.remaining() as u64 {
            let message = match sum > bytes.remaining() as u64 {
                true => "string size exceeds the available data size",
                false => "unexpected trailing data between the offsets for strings and their data",
            };
            return Err(bytes.error(message));
        }
        let mut list = Vec::with_capacity(n);
        for length in lengths.into_iter().rev() {
            let text = bytes.take(length)?;
            list.push(&text[..text.len() - 1]);
        }
        Ok(Self { list })
    }

    /// The string of an index.
    pub fn get(&self, bytes: &mut Bytes<'a>) -> Result<&'a [u8]> {
        let index = bytes.varint()?;
        self.at(bytes, index)
    }

    pub fn at(&self, bytes: &Bytes<'a>, index: u64) -> Result<&'a [u8]> {
        Ok(self.list[bytes.checked_index(index, self.list.len(), "string")?])
    }
}

/// A dialect that a file names.
pub struct DialectEntry<'a> {
    pub name: &'a [u8],
    /// Whether the file says its version.
    pub has_version: bool,
    /// Whether it was looked up.
    loaded: bool,
}

/// A name of operations.
pub struct OpName<'a> {
    dialect: usize,
    name: &'a [u8],
    /// Whether the program that wrote the file knew the operation; `None` in versions that do not say so.
    pub was_registered: Option<bool>,
    def: Option<&'static OpDef>,
}

/// Dialects and names of operations.
pub struct Dialects<'a> {
    pub list: Vec<DialectEntry<'a>>,
    pub ops: Vec<OpName<'a>>,
}

impl<'a> Dialects<'a> {
    pub fn read(mut bytes: Bytes<'a>, version: u64, strings: &Strings<'a>) -> Result<Self> {
        let n = bytes.count()?;
        let mut all = Self { list: Vec::with_capacity(n), ops: Vec::new() };
        for _ in 0..n {
            if version < DIALECT_VERSIONS {
                let name = strings.get(&mut bytes)?;
                all.list.push(DialectEntry { name, has_version: false, loaded: false });
                continue;
            }
            let (index, has_version) = bytes.flagged()?;
            let name = strings.at(&bytes, index)?;
            if has_version && bytes.section()?.0 != Section::DialectVersions {
                return Err(bytes.error("expected dialect version section"));
            }
            all.list.push(DialectEntry { name, has_version, loaded: false });
        }
        if version >= ELIDED_LOCATIONS {
            let n = bytes.count()?;
            all.ops.reserve(n);
        }
        while !bytes.is_empty() {
            let dialect = bytes.index(all.list.len(), "dialect")?;
            for _ in 0..bytes.count()? {
                let (index, was_registered) = match version < PROPERTIES {
                    true => (bytes.varint()?, None),
                    false => bytes.flagged().map(|(index, flag)| (index, Some(flag)))?,
                };
                let name = strings.at(&bytes, index)?;
                all.ops.push(OpName { dialect, name, was_registered, def: None });
            }
        }
        Ok(all)
    }

    /// Looks a dialect up, which must be registered, unless unregistered ones are allowed.
    pub fn load(&mut self, bytes: &Bytes<'a>, encodings: &Encodings, at: usize) -> Result<&'a [u8]> {
        let ctx = bytes.file.ctx;
        let Some(entry) = self.list.get_mut(at) else { return Ok(b"") };
        if core::mem::replace(&mut entry.loaded, true) {
            return Ok(entry.name);
        }
        let name = String::from_utf8_lossy(entry.name);
        let is_known = name == "builtin" || ctx.dialect(&name).is_some();
        if !is_known && !ctx.allows_unregistered() {
            return Err(bytes.error(format!(
                "dialect '{name}' is unknown. If this is intended, please call allowUnregisteredDialects() on the \
                 MLIRContext, or use -allow-unregistered-dialect with the MLIR tool used."
            )));
        }
        if is_known && entry.has_version && !encodings.dialects.contains(&&*name) {
            return Err(bytes.error(format!(
                "dialect '{name}' does not implement the bytecode interface, but found a version entry"
            )));
        }
        Ok(entry.name)
    }

    /// The declaration of the operation of an index.
    pub fn op(&mut self, bytes: &Bytes<'a>, encodings: &Encodings, at: usize) -> Result<&'static OpDef> {
        let Some(op) = self.ops.get(at) else { return Err(bytes.error("invalid operation name")) };
        if let Some(def) = op.def {
            return Ok(def);
        }
        let (dialect, mnemonic) = (op.dialect, op.name);
        let name = match mnemonic {
            // A name without a dialect.
            b"" => self.list.get(dialect).map_or(Vec::new(), |entry| entry.name.to_vec()),
            _ => [self.load(bytes, encodings, dialect)?, b".", mnemonic].concat(),
        };
        let def = declaration(bytes, &name)?;
        if let Some(op) = self.ops.get_mut(at) {
            op.def = Some(def);
        }
        Ok(def)
    }
}

/// The declaration of a name, or one for an unregistered operation.
fn declaration(bytes: &Bytes<'_>, name: &[u8]) -> Result<&'static OpDef> {
    let ctx: &Context = bytes.file.ctx;
    if let Some(def) = ctx.op(name) {
        return Ok(def);
    }
    match core::str::from_utf8(name) {
        Ok(name) if !name.is_empty() && !name.contains('\0') => Ok(OpDef::unregistered(name)),
        _ => Err(bytes.error("empty operation name is invalid")),
    }
}

/// Properties of operations, by number.
pub struct Properties<'a> {
    list: Vec<(usize, usize)>,
    bytes: Option<Bytes<'a>>,
}

impl<'a> Properties<'a> {
    pub fn read(bytes: Option<Bytes<'a>>) -> Result<Self> {
        let Some(mut bytes) = bytes else { return Ok(Self { list: Vec::new(), bytes: None }) };
        let n = bytes.count()?;
        let mut list = Vec::with_capacity(n);
        for _ in 0..n {
            let size = bytes.varint()?;
            let start = bytes.offset();
            bytes.take(size)?;
            list.push((start, bytes.offset()));
        }
        if !bytes.is_empty() {
            return Err(bytes.error("Broken properties section: didn't exhaust the offsets table"));
        }
        Ok(Self { list, bytes: Some(bytes) })
    }

    /// The properties of a number.
    pub fn get(&self, bytes: &Bytes<'a>, number: u64, def: &OpDef) -> Result<Bytes<'a>> {
        let found = usize::try_from(number).ok().and_then(|at| self.list.get(at));
        match (found, &self.bytes) {
            (Some(&(start, end)), Some(all)) => Ok(all.part(start, end)),
            _ => Err(bytes.error(format!("Properties idx out-of-bound for {}", def.name))),
        }
    }
}
