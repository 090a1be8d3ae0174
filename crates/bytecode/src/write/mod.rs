//! Writing bytecode.
//!
//! Reading order: `emitter`, `strings`, `places`, `slots`, `numbering` (which number everything has), this file (the
//! sections), `ir`.

mod emitter;
mod ir;
mod numbering;
mod places;
mod slots;
mod strings;

use crate::builtin::PLACE;
use crate::coder::{Coder, Step, Stop};
use crate::encoding::{Encodings, Row};
use crate::format::{
    DIALECT_VERSIONS, ELIDED_LOCATIONS, MAGIC, PRODUCER, PROPERTIES, Section, VERSION, resource,
};
use crate::value::Values;
use emitter::Emitter;
use numbering::{AttrItem, Item, Numbering};
use strings::Strings;
use terrace_ir::asm::{EntryPrinter, MlirVersion};
use terrace_ir::body::OpRef;
use terrace_ir::context::ExternalResource;
use terrace_ir::{Attr, Context, Result, Str, Type};
use terrace_support::FxHashMap;

/// How bytecode is written.
#[derive(Clone, Debug)]
pub struct WriteOptions {
    /// The version of the format, 0 to [`VERSION`].
    pub version: u64,
    /// The name of the program that makes the file, which readers show in errors.
    pub producer: String,
    /// Whether the data of resources are left out.
    pub elide_resources: bool,
}

impl Default for WriteOptions {
    fn default() -> Self {
        Self { version: VERSION, producer: PRODUCER.to_owned(), elide_resources: false }
    }
}

/// Appends an operation, with everything in it, as a file of bytecode.
///
/// # Errors
/// If there is no such version, if operations nest too deeply or lack attributes that they must have, or if types and
/// attributes that are written as text share so much that their texts would take too much memory.
pub fn write(root: OpRef<'_>, options: &WriteOptions, out: &mut Vec<u8>) -> Result {
    let version = options.version;
    if version > VERSION {
        let message = format!("unsupported version requested {version}, must be in range [0, {VERSION}]");
        return Err(root.error(message).emit());
    }
    let encodings = Encodings::of(root.ctx(), MlirVersion::V22);
    let numbers = Numbering::new(root, &encodings, version);
    if !numbers.lengths.all_fit() {
        return Err(root.error("too many types and attributes in the texts of entries").emit());
    }
    let mut writer = Writer {
        ctx: root.ctx(),
        version,
        numbers,
        strings: Strings::default(),
        properties: Properties::default(),
        scratch: Emitter::default(),
    };
    let mut file = Emitter::default();
    file.bytes.extend_from_slice(MAGIC);
    file.varint(version);
    file.bytes.extend_from_slice(options.producer.as_bytes());
    file.byte(0);
    file.section(Section::Dialect, &writer.dialects());
    let (offsets, entries) = writer.attrs_and_types();
    file.section(Section::AttrTypeOffset, &offsets);
    file.section(Section::AttrType, &entries);
    let ir = writer.ir(root)?;
    file.section(Section::Ir, &ir);
    let (offsets, data) = writer.resources(options.elide_resources);
    file.section(Section::ResourceOffset, &offsets);
    file.section(Section::Resource, &data);
    file.section(Section::String, &writer.strings.emit(writer.ctx));
    if version >= PROPERTIES {
        file.section(Section::Properties, &writer.properties.emit());
    }
    if out.is_empty() {
        *out = file.bytes;
    } else {
        out.extend_from_slice(&file.bytes);
    }
    Ok(())
}

/// The properties of operations, each once.
#[derive(Default)]
struct Properties {
    list: Emitter,
    numbers: FxHashMap<Vec<u8>, u64>,
    /// By set of inherent attributes: the number plus one.
    by_set: Vec<u64>,
}

impl Properties {
    /// The number of these properties.
    fn number(&mut self, bytes: &[u8]) -> u64 {
        if let Some(&number) = self.numbers.get(bytes) {
            return number;
        }
        self.list.blob(bytes);
        let number = self.numbers.len() as u64;
        self.numbers.insert(bytes.to_vec(), number);
        number
    }

    fn emit(self) -> Emitter {
        let mut out = Emitter::default();
        out.varint(self.numbers.len() as u64);
        out.bytes.extend_from_slice(&self.list.bytes);
        out
    }
}

/// A file that is written.
struct Writer<'a> {
    ctx: &'a Context,
    version: u64,
    numbers: Numbering<'a>,
    strings: Strings,
    properties: Properties,
    /// The memory for the properties of one operation.
    scratch: Emitter,
}

/// Appends groups of items of one dialect: its number, how many they are, and each item.
fn groups<T: Copy>(out: &mut Emitter, items: &[Item<T>], mut item: impl FnMut(&mut Emitter, T)) {
    for group in items.chunk_by(|a, b| a.dialect == b.dialect) {
        out.varint(u64::from(group[0].dialect));
        out.varint(group.len() as u64);
        group.iter().for_each(|entry| item(out, entry.value));
    }
}

/// The encoding of an attribute or type.
enum Entry<'e> {
    Custom(&'e Row, &'e mut Values),
    Place { file: Str, line: u32, col: u32 },
    Text(&'e [u8]),
}

impl Writer<'_> {
    /// Dialects, their versions, and names of operations.
    fn dialects(&mut self) -> Emitter {
        let Self { ctx, version, numbers, strings, .. } = self;
        let mut out = Emitter::default();
        out.varint(numbers.dialects.len() as u64);
        for &dialect in &numbers.dialects {
            let name = strings.number(dialect);
            if *version < DIALECT_VERSIONS {
                out.varint(name);
                continue;
            }
            let mut contents = Emitter::default();
            let of_dialect = numbers.encodings.version(&ctx.str(dialect));
            of_dialect.iter().for_each(|&number| contents.varint(number));
            out.flagged(name, !contents.bytes.is_empty());
            if !contents.bytes.is_empty() {
                out.section(Section::DialectVersions, &contents);
            }
        }
        if *version >= ELIDED_LOCATIONS {
            out.varint(numbers.ops.len() as u64);
        }
        groups(&mut out, &numbers.ops.in_order(), |out, def| {
            let name = def.name.split_once('.').map_or("", |(_, name)| name);
            let name = strings.number(ctx.intern(name));
            if *version < PROPERTIES {
                out.varint(name);
            } else {
                out.flagged(name, def.registered);
            }
        });
        out
    }

    /// The sizes of attributes and types, and their encodings.
    fn attrs_and_types(&mut self) -> (Emitter, Emitter) {
        let (mut offsets, mut entries) = (Emitter::default(), Emitter::default());
        let Self { ctx, numbers, strings, .. } = self;
        offsets.varint(numbers.attrs.len() as u64);
        offsets.varint(numbers.types.len() as u64);
        let encodings = numbers.encodings;
        let (attrs, types) = (numbers.attrs.in_order(), numbers.types.in_order());
        let mut printer = EntryPrinter::new(ctx);
        let mut emit = |offsets: &mut Emitter, entry: Entry<'_>| {
            let start = entries.bytes.len();
            let is_custom = !matches!(entry, Entry::Text(_));
            match entry {
                Entry::Custom(row, values) => {
                    entries.varint(row.code);
                    let mut coder = EntryWriter { ctx, numbers, strings, out: &mut entries };
                    // Writing does not fail.
                    let _ = row.code(&mut coder, values);
                }
                Entry::Place { file, line, col } => {
                    let file = numbers.file_number(file);
                    for number in [PLACE, file, line.into(), col.into()] {
                        entries.varint(number);
                    }
                }
                Entry::Text(text) => {
                    entries.bytes.extend_from_slice(text);
                    entries.byte(0);
                }
            }
            offsets.flagged((entries.bytes.len() - start) as u64, is_custom);
        };
        groups(&mut offsets, &attrs, |offsets, item| {
            let mut encoding;
            let entry = match item {
                AttrItem::Place { file, line, col } => Entry::Place { file, line, col },
                AttrItem::Attr(attr) => {
                    encoding = encodings.of_attr(ctx, attr);
                    match &mut encoding {
                        Some((row, values)) => Entry::Custom(row, values),
                        None => Entry::Text(printer.attr(attr)),
                    }
                }
            };
            emit(offsets, entry);
        });
        groups(&mut offsets, &types, |offsets, ty| {
            let mut encoding = encodings.of_type(ctx, ty);
            let entry = match &mut encoding {
                Some((row, values)) => Entry::Custom(row, values),
                None => Entry::Text(printer.ty(ty)),
            };
            emit(offsets, entry);
        });
        (offsets, entries)
    }

    /// The sizes of resources, and their data.
    fn resources(&mut self, elide: bool) -> (Emitter, Emitter) {
        let (mut offsets, mut data) = (Emitter::default(), Emitter::default());
        let Self { ctx, numbers, strings, .. } = self;
        let mut group = |offsets: &mut Emitter,
                         owner: &mut dyn FnMut(&mut Strings) -> u64,
                         entries: &[(Str, Option<ExternalResource>)],
                         strings: &mut Strings| {
            let mut sizes = Vec::with_capacity(entries.len());
            for (_, entry) in entries {
                let start = data.bytes.len();
                let kind = match entry {
                    None => resource::BLOB,
                    Some(ExternalResource::Blob(blob)) => {
                        if !elide {
                            data.aligned_blob(&blob.data, blob.align);
                        }
                        resource::BLOB
                    }
                    Some(ExternalResource::Bool(value)) => {
                        if !elide {
                            data.byte(u8::from(*value));
                        }
                        resource::BOOL
                    }
                    Some(ExternalResource::String(text)) => {
                        if !elide {
                            data.varint(strings.number(*text));
                        }
                        resource::STRING
                    }
                };
                sizes.push((data.bytes.len() - start, kind));
            }
            offsets.varint(owner(strings));
            offsets.varint(entries.len() as u64);
            for ((key, _), (size, kind)) in entries.iter().zip(sizes) {
                offsets.varint(strings.number(*key));
                offsets.varint(size as u64);
                offsets.byte(kind);
            }
        };
        let external = ctx.external_resources();
        offsets.varint(external.len() as u64);
        for (owner, entries) in external {
            let entries: Vec<_> = entries.into_iter().map(|(key, value)| (key, Some(value))).collect();
            group(&mut offsets, &mut |strings| strings.number(owner), &entries, strings);
        }
        let builtin = ctx.intern("builtin");
        let entries: Vec<_> = ctx.with_resources(builtin, |all| {
            let blob = |key| all.get(key).cloned().map(ExternalResource::Blob);
            numbers.resources.iter().map(|resource| (resource.key, blob(resource.key))).collect()
        });
        if !entries.is_empty() {
            let owner = u64::from(numbers.dialect(builtin));
            group(&mut offsets, &mut |_| owner, &entries, strings);
        }
        (offsets, data)
    }
}

/// Writes the primitives of encodings.
struct EntryWriter<'w, 'a> {
    ctx: &'w Context,
    numbers: &'w Numbering<'a>,
    strings: &'w mut Strings,
    out: &'w mut Emitter,
}

impl Coder for EntryWriter<'_, '_> {
    fn ctx(&self) -> &Context {
        self.ctx
    }
    fn varint(&mut self, value: &mut u64) -> Step {
        self.out.varint(*value);
        Ok(())
    }
    fn byte(&mut self, value: &mut u8) -> Step {
        self.out.byte(*value);
        Ok(())
    }
    fn blob(&mut self, value: &mut Vec<u8>) -> Step {
        self.out.blob(value);
        Ok(())
    }
    fn string(&mut self, value: &mut Str) -> Step {
        self.out.varint(self.strings.number(*value));
        Ok(())
    }
    fn attr(&mut self, value: &mut Option<Attr>) -> Step {
        self.out.varint(value.map_or(0, |attr| self.numbers.attrs.number(attr.index())));
        Ok(())
    }
    fn opt_attr(&mut self, value: &mut Option<Attr>) -> Step {
        match value {
            Some(attr) => self.out.flagged(self.numbers.attrs.number(attr.index()), true),
            None => self.out.varint(0),
        }
        Ok(())
    }
    fn ty(&mut self, value: &mut Option<Type>) -> Step {
        self.out.varint(value.map_or(0, |ty| self.numbers.types.number(ty.index())));
        Ok(())
    }
    fn resource(&mut self, key: &mut Option<Str>) -> Step {
        self.out.varint(key.map_or(0, |key| self.numbers.resource_number(key)));
        Ok(())
    }
    fn expect_room(&mut self, _: u64, _: u64) -> Step {
        Ok(())
    }
    fn fail(&mut self, _: &str) -> Stop {
        Stop::Pending
    }
}
