//! Reading bytecode.
//!
//! Reading order: `bytes` (numbers and sections), `tables` (strings, dialects, operation names, properties), `entries`
//! (attributes and types), `resources`, `ir` (operations), `uses` (orders of use-lists), this file (a whole file).

mod bytes;
mod entries;
mod ir;
mod resources;
mod tables;
mod uses;

use crate::encoding::Encodings;
use crate::format::{MAGIC, Section, VERSION};
use bytes::{Bytes, File};
use core::ops::Range;
use entries::{Entries, Tables};
use std::sync::Arc;
use tables::{Dialects, Properties, Strings};
use terrace_ir::body::Root;
use terrace_ir::diag::capture;
use terrace_ir::loc::SourceFile;
use terrace_ir::{Context, Result};

/// How bytecode is read.
#[derive(Clone, Debug, Default)]
pub struct ReadOptions {
    /// Whether operations are put in a `builtin.module`, unless there is only one and it is a module.
    pub implicit_module: bool,
    /// The part of the file, in bytes; all of it if `None`.
    pub range: Option<Range<usize>>,
}

/// Reads a file of bytecode, and then runs `verify` on the tree. Errors of both say which version of the format the file has,
/// and which program made it.
///
/// Everything is read at once. Regions that use no values from outside are sections of their own, so that they could be read
/// when they are needed.
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
    let range = options.range.clone().unwrap_or(0..file.text.len());
    let mut bytes = Bytes::of(&source, file.text.get(..range.end).unwrap_or(&file.text), range.start);
    if bytes.take(MAGIC.len() as u64)? != MAGIC {
        return Err(bytes.error("expected the first bytes of MLIR bytecode"));
    }
    let version = bytes.varint()?;
    if version > VERSION {
        let message = format!("bytecode version {version} is newer than the current version {VERSION}");
        return Err(bytes.error(message));
    }
    let producer = String::from_utf8_lossy(bytes.zero_terminated()?).into_owned();
    let (root, diags) = capture(|| {
        let root = sections(bytes, version, options)?;
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

/// Reads the sections after the header.
fn sections<'a>(mut bytes: Bytes<'a>, version: u64, options: &ReadOptions) -> Result<Root> {
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
    let encodings = Encodings::of(bytes.file.ctx);
    let mut tables = Tables { encodings, strings, dialects, resources: Vec::new() };
    resources::read(&bytes, get(Section::Resource), get(Section::ResourceOffset), &mut tables)?;
    let offsets = required(Section::AttrTypeOffset)?;
    let entries = Entries::read(offsets, required(Section::AttrType)?, tables)?;
    ir::read(required(Section::Ir)?, version, entries, properties, options.implicit_module)
}
