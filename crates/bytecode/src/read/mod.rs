//! Reading bytecode.
//!
//! Reading order: `bytes` (numbers and sections), `tables` (strings, dialects, operation names, properties), `entries`
//! (attributes and types), `resources`, `decoded` (inherent attributes), `uses` (orders of use-lists), `ir` (operations), this
//! file (a whole file, or one body after another).

mod bytes;
mod decoded;
mod entries;
mod ir;
mod resources;
mod tables;
mod uses;

use crate::encoding::Encodings;
use crate::format::{MAGIC, Section, VERSION};
use bytes::{Bytes, File};
use core::ops::Range;
use entries::Entries;
use ir::{Deferred, Merges, Shared};
use parking_lot::Mutex;
use std::sync::Arc;
use tables::{Dialects, Properties, Spare, Strings, Tables};
use terrace_ir::asm::{Bodies, MlirVersion, Step};
use terrace_ir::body::Root;
use terrace_ir::diag::capture;
use terrace_ir::loc::SourceFile;
use terrace_ir::{Context, Op, Result};

pub use ir::BodyReader;

/// How bytecode is read.
#[derive(Clone, Debug, Default)]
pub struct ReadOptions {
    /// Whether operations are put in a `builtin.module`, unless there is only one and it is a module.
    pub implicit_module: bool,
    /// The part of the file, in bytes; all of it if `None`.
    pub range: Option<Range<usize>>,
}

/// Reads a file of bytecode, and then runs `verify` on the tree. Errors of both say which version of the format the file has,
/// and which program made it. [`read_skeleton`] leaves out bodies of functions.
///
/// # Errors
/// If the file is no valid bytecode, or has dialects that are not registered and not allowed; and those of `verify`.
pub fn read(
    ctx: &Context,
    file: &Arc<SourceFile>,
    options: &ReadOptions,
    verify: impl FnOnce(&Root) -> Result,
) -> Result<Root> {
    let source = File { ctx, file, loc: file.start_loc(ctx) };
    let (bytes, Header { version, producer }) = header(&source, options)?;
    let (root, diags) = capture(|| {
        let (shared, ir) = sections(bytes, version, &producer)?;
        let root = ir::read(&shared, ir, options.implicit_module, None)?;
        add_external_resources(shared);
        verify(&root)?;
        Ok(root)
    });
    for mut diag in diags {
        let at = diag.notes.iter().position(|(loc, _)| *loc == source.loc).unwrap_or(diag.notes.len());
        let note = format!("in bytecode version {version} produced by: {producer}");
        diag.notes.insert(at, (diag.loc, note));
        ctx.emit(diag);
    }
    root
}

/// A file without the bodies of the functions in its module, for reading these.
///
/// Regions that use no values from outside are sections of their own since version 2. What they refer to is in tables that
/// all of them share, whose entries any thread reads when it needs them.
pub struct Skeleton<'a> {
    shared: Shared<'a>,
    list: Vec<Deferred<'a>>,
    bytes: Bytes<'a>,
}

/// Operations take about so many times fewer bytes in bytecode than in text.
const DENSITY: usize = 6;

impl<'a> Bodies for Skeleton<'a> {
    type Reader<'s>
        = BodyReader<'s, 'a>
    where
        Self: 's;

    fn n_bodies(&self) -> usize {
        self.list.len()
    }
    fn op(&self, i: usize) -> Op {
        self.list[i].op
    }
    fn size(&self, i: usize) -> usize {
        self.list[i].bytes.remaining().saturating_mul(DENSITY)
    }
    fn reader(&self) -> BodyReader<'_, 'a> {
        BodyReader::new(&self.shared, &self.list, &self.bytes)
    }
}

/// Reads everything but the bodies of functions, and calls `f` with the tree and the skeleton. The function bodies of the
/// tree's module are [taken out](terrace_ir::Body::take_nested_as_is).
///
/// Reports no errors: files with errors are for [`read`].
pub fn read_skeleton<R>(
    ctx: &Context,
    file: &Arc<SourceFile>,
    options: &ReadOptions,
    f: impl FnOnce(Root, &Skeleton<'_>) -> Step<R>,
) -> Step<R> {
    let source = File { ctx, file, loc: file.start_loc(ctx) };
    let (read, diags) = capture(|| -> Result<_> {
        let (bytes, Header { version, producer }) = header(&source, options)?;
        let (shared, ir) = sections(bytes, version, &producer)?;
        let mut list = Vec::new();
        let root = ir::read(&shared, ir.clone(), options.implicit_module, Some(&mut list))?;
        Ok((root, Skeleton { shared, list, bytes: ir }))
    });
    let Ok((root, skeleton)) = read else { return Step::NeedsModule };
    if !diags.is_empty() {
        return Step::NeedsModule;
    }
    let step = f(root, &skeleton);
    if matches!(step, Step::Done(_)) {
        add_external_resources(skeleton.shared);
    }
    step
}

fn add_external_resources(shared: Shared<'_>) {
    for (owner, entries) in shared.entries.tables.external {
        shared.ctx.add_external_provider(owner);
        entries.into_iter().for_each(|(key, value)| shared.ctx.add_external_resource(owner, key, value));
    }
}

/// The version of a file, and the program that made it.
struct Header {
    version: u64,
    producer: String,
}

/// Reads what is in front of the sections.
fn header<'a>(source: &'a File<'a>, options: &ReadOptions) -> Result<(Bytes<'a>, Header)> {
    let text: &[u8] = &source.file.text;
    let range = options.range.clone().unwrap_or(0..text.len());
    let mut bytes = Bytes::of(source, text.get(..range.end).unwrap_or(text), range.start);
    if bytes.take(MAGIC.len() as u64)? != MAGIC {
        return Err(bytes.error("expected the first bytes of MLIR bytecode"));
    }
    let version = bytes.varint()?;
    if version > VERSION {
        let message = format!("bytecode version {version} is newer than the current version {VERSION}");
        return Err(bytes.error(message));
    }
    let producer = String::from_utf8_lossy(bytes.zero_terminated()?).into_owned();
    Ok((bytes, Header { version, producer }))
}

/// The version of MLIR whose properties a producer, such as `MLIR23.1.0`, writes: the newest one that is not newer than it.
fn version_of(producer: &str) -> MlirVersion {
    let number = producer.strip_prefix("MLIR").and_then(|rest| rest.split('.').next());
    let number = number.and_then(|number| number.parse().ok()).unwrap_or(0);
    MlirVersion::ALL.into_iter().rfind(|version| version.number() <= number).unwrap_or_default()
}

/// Reads the sections after the header; returns that of operations.
fn sections<'a>(mut bytes: Bytes<'a>, version: u64, producer: &str) -> Result<(Shared<'a>, Bytes<'a>)> {
    let mut found: [Option<Bytes<'a>>; Section::ALL.len()] = Default::default();
    while !bytes.is_empty() {
        let (section, contents) = bytes.section()?;
        let slot = &mut found[section as usize];
        if slot.replace(contents).is_some() {
            let number = section as u8;
            return Err(bytes.error(format!("duplicate top-level section: {} ({number})", section.name())));
        }
    }
    for (section, name) in Section::ALL {
        if found[section as usize].is_none() && !section.is_optional(version) {
            let number = section as u8;
            return Err(bytes.error(format!("missing data for top-level section: {name} ({number})")));
        }
    }
    let get = |section: Section| found[section as usize].clone();
    let required = |section: Section| get(section).ok_or_else(|| bytes.error("a section is missing"));
    let strings = Strings::read(required(Section::String)?)?;
    let properties = Properties::read(get(Section::Properties))?;
    let dialects = Dialects::read(required(Section::Dialect)?, version, &strings)?;
    let producer = version_of(producer);
    let encodings = Encodings::of(bytes.file.ctx, producer);
    let spare = Spare::of(bytes.file);
    let mut tables =
        Tables { encodings, strings, dialects, resources: Vec::new(), external: Vec::new(), spare };
    resources::read(&bytes, get(Section::Resource), get(Section::ResourceOffset), &mut tables)?;
    let offsets = required(Section::AttrTypeOffset)?;
    let entries = Entries::read(offsets, required(Section::AttrType)?, tables)?;
    let ir = required(Section::Ir)?;
    let merges = Mutex::new(Merges::new(ir.remaining()));
    Ok((Shared { ctx: bytes.file.ctx, version, producer, entries, properties, merges }, ir))
}
