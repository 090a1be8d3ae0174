//! The tables of strings, dialects, operation names and properties.

use super::bytes::{Bytes, File};
use crate::encoding::Encodings;
use crate::format::{DIALECT_VERSIONS, ELIDED_LOCATIONS, PROPERTIES, Section};
use core::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::OnceLock;
use terrace_ir::context::ExternalEntries;
use terrace_ir::decl::OpDef;
use terrace_ir::{Result, Str};

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
    has_version: bool,
    /// Once it was looked up: its number among the dialects with encodings, if it has any.
    number: OnceLock<Option<usize>>,
}

/// A name of operations.
pub struct OpName<'a> {
    dialect: usize,
    name: &'a [u8],
    /// Whether the program that wrote the file knew the operation; `None` in versions that do not say so.
    pub was_registered: Option<bool>,
    def: OnceLock<&'static OpDef>,
}

/// Dialects and names of operations. What is looked up stays known, to all threads.
pub struct Dialects<'a> {
    pub list: Vec<DialectEntry<'a>>,
    pub ops: Vec<OpName<'a>>,
}

impl<'a> Dialects<'a> {
    pub fn read(mut bytes: Bytes<'a>, version: u64, strings: &Strings<'a>) -> Result<Self> {
        let n = bytes.count()?;
        let mut all = Self { list: Vec::with_capacity(n), ops: Vec::new() };
        for _ in 0..n {
            let (index, has_version) =
                if version < DIALECT_VERSIONS { (bytes.varint()?, false) } else { bytes.flagged()? };
            let name = strings.at(&bytes, index)?;
            if has_version && bytes.section()?.0 != Section::DialectVersions {
                return Err(bytes.error("expected dialect version section"));
            }
            all.list.push(DialectEntry { name, has_version, number: OnceLock::new() });
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
                all.ops.push(OpName { dialect, name, was_registered, def: OnceLock::new() });
            }
        }
        Ok(all)
    }

    /// Looks a dialect up, which must be registered, unless unregistered ones are allowed. Returns its name, and its number
    /// among the dialects with encodings, if it has any.
    #[inline]
    pub fn load(
        &self,
        bytes: &Bytes<'a>,
        encodings: &Encodings,
        at: usize,
    ) -> Result<(&'a [u8], Option<usize>)> {
        let Some(entry) = self.list.get(at) else { return Ok((b"", None)) };
        if let Some(&number) = entry.number.get() {
            return Ok((entry.name, number));
        }
        let number = entry.look_up(bytes, encodings)?;
        Ok((entry.name, *entry.number.get_or_init(|| number)))
    }

    /// The declaration of the operation of an index.
    #[inline]
    pub fn op(&self, bytes: &Bytes<'a>, tables: &Tables<'a>, at: usize) -> Result<&'static OpDef> {
        let Some(op) = self.ops.get(at) else { return Err(bytes.error("invalid operation name")) };
        match op.def.get() {
            Some(def) => Ok(def),
            None => {
                let def = self.declaration(bytes, tables, op)?;
                Ok(op.def.get_or_init(|| def))
            }
        }
    }

    /// The declaration of a name, or one for an unregistered operation.
    #[cold]
    fn declaration(&self, bytes: &Bytes<'a>, tables: &Tables<'a>, op: &OpName<'a>) -> Result<&'static OpDef> {
        let name = match op.name {
            // A name without a dialect.
            b"" => self.list.get(op.dialect).map_or(Vec::new(), |entry| entry.name.to_vec()),
            name => [self.load(bytes, &tables.encodings, op.dialect)?.0, b".", name].concat(),
        };
        if let Some(def) = bytes.file.ctx.op(&name) {
            return Ok(def);
        }
        match core::str::from_utf8(&name) {
            Ok(name) if !name.is_empty() && !name.contains('\0') => {
                tables.spare.take(bytes, size_of::<OpDef>() as u64)?;
                Ok(OpDef::unregistered(name))
            }
            _ => Err(bytes.error("empty operation name is invalid")),
        }
    }
}

impl DialectEntry<'_> {
    #[cold]
    fn look_up(&self, bytes: &Bytes<'_>, encodings: &Encodings) -> Result<Option<usize>> {
        let ctx = bytes.file.ctx;
        let name = String::from_utf8_lossy(self.name);
        let number = encodings.dialect(&name);
        let is_known = number.is_some() || ctx.dialect(&name).is_some();
        if !is_known && !ctx.allows_unregistered() {
            return Err(bytes.error(format!(
                "dialect '{name}' is unknown. If this is intended, please call allowUnregisteredDialects() on the \
                 MLIRContext, or use -allow-unregistered-dialect with the MLIR tool used."
            )));
        }
        if is_known && self.has_version && number.is_none() {
            return Err(bytes.error(format!(
                "dialect '{name}' does not implement the bytecode interface, but found a version entry"
            )));
        }
        Ok(number)
    }
}

/// Properties of operations, by number.
pub struct Properties<'a> {
    /// Where the size of each is.
    starts: Vec<u32>,
    bytes: Option<Bytes<'a>>,
}

impl<'a> Properties<'a> {
    pub fn read(bytes: Option<Bytes<'a>>) -> Result<Self> {
        let Some(mut bytes) = bytes else { return Ok(Self { starts: Vec::new(), bytes: None }) };
        let n = bytes.count()?;
        let mut starts = Vec::with_capacity(n);
        for _ in 0..n {
            starts.push(bytes.offset() as u32);
            let size = bytes.varint()?;
            bytes.take(size)?;
        }
        if !bytes.is_empty() {
            return Err(bytes.error("Broken properties section: didn't exhaust the offsets table"));
        }
        Ok(Self { starts, bytes: Some(bytes) })
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// The properties of a number.
    pub fn get(&self, bytes: &Bytes<'a>, number: u64, def: &OpDef) -> Result<Bytes<'a>> {
        let found = usize::try_from(number).ok().and_then(|at| self.starts.get(at));
        let (Some(&start), Some(all)) = (found, &self.bytes) else {
            return Err(bytes.error(format!("Properties idx out-of-bound for {}", def.name)));
        };
        let mut bytes = all.part(start as usize, all.offset());
        let size = bytes.varint()?;
        bytes.prefix(size)
    }
}

/// How many bytes of memory may still be used for what a file has in fewer, such as integers of very many bits.
pub struct Spare(AtomicU64);

impl Spare {
    /// So many times the size of the file, and a minimum.
    const LIMIT: (u64, u64) = (8, 16 << 20);

    pub fn of(file: &File<'_>) -> Self {
        Self(AtomicU64::new(Self::LIMIT.0 * file.file.text.len() as u64 + Self::LIMIT.1))
    }

    /// Takes so many bytes.
    pub fn take(&self, bytes: &Bytes<'_>, n: u64) -> Result {
        match self.0.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(n)) {
            Ok(_) => Ok(()),
            Err(_) => Err(bytes.error("attributes or operations take far more memory than the file")),
        }
    }
}

/// The tables that attributes, types and operations refer to.
pub struct Tables<'a> {
    pub encodings: Encodings,
    pub strings: Strings<'a>,
    pub dialects: Dialects<'a>,
    /// The keys of resources, by number.
    pub resources: Vec<Str>,
    /// The resources of others by owner, which the context gets when the file is read for good.
    pub external: Vec<(Str, ExternalEntries)>,
    pub spare: Spare,
}
