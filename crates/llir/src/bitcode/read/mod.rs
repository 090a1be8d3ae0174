//! The reader: a file as a sequence of blocks, and modules in it.
//!
//! Reading order: `module` (globals), `types`, `attributes`, `constants`, `metadata`, `function` and its kin.

mod attributes;
mod calls;
mod constants;
mod expansion;
mod exprs;
mod function;
mod globals;
mod instructions;
mod layout;
mod md_records;
mod memory;
mod metadata;
mod module;
mod nesting;
mod small_blocks;
mod types;
mod upgrade;
mod values;

use super::codes::{MAGIC, WRAPPER_MAGIC, block, block_name, other};
use super::error::{BitcodeError, Fail, Read, fail};
use super::stream::{Cursor, Entry, Record};
use crate::module::Module;
use module::Reader;

/// The maximum size of the text in which old intrinsics are replaced, in bytes per byte of the file.
const MAX_TEXT_PER_BYTE: usize = 1 << 8;
/// The maximum size of that text in bytes if the file is small.
const MAX_SMALL_TEXT: usize = 1 << 26;

/// Parts of a file that are outside of its module.
#[derive(Default)]
struct Parts<'a> {
    /// Names of symbols.
    strtab: &'a [u8],
    /// The producer, such as `LLVM22.1.2`.
    producer: String,
    n_modules: usize,
    /// The position of the last module, behind the id of its block.
    module: usize,
}

/// The bitcode in a file: all of it, or what a wrapper contains. Also returns its offset.
fn unwrap(data: &[u8]) -> Read<(&[u8], usize)> {
    if data.starts_with(MAGIC) {
        return Ok((data, 0));
    }
    if !data.starts_with(WRAPPER_MAGIC) {
        return fail("the file does not start like LLVM bitcode");
    }
    // Magic, version, offset, size, and the processor.
    let word = |at: usize| Some(u32::from_le_bytes(data.get(at..at + 4)?.try_into().ok()?) as usize);
    let inner = word(8).zip(word(12)).and_then(|(offset, size)| {
        let inner = data.get(offset..offset.checked_add(size)?)?;
        Some((inner, offset))
    });
    match inner {
        Some((inner, offset)) if inner.starts_with(MAGIC) => Ok((inner, offset)),
        Some(_) => fail("the wrapper does not contain LLVM bitcode"),
        None => fail("the wrapper's contents are not in the file"),
    }
}

/// Reads the parts around the module, which may follow it.
fn parts<'a>(cursor: &mut Cursor<'a>) -> Read<Parts<'a>> {
    let mut parts = Parts::default();
    while !cursor.at_end() {
        match cursor.next()? {
            Entry::Block(block::MODULE) => {
                parts.n_modules += 1;
                parts.module = cursor.position();
                cursor.skip_block()?;
            }
            Entry::Block(block::IDENTIFICATION) => identification(cursor, &mut parts)?,
            Entry::Block(block::STRTAB) => {
                cursor.enter(block::STRTAB)?;
                let mut record = Record::default();
                while cursor.next_record(&mut record)? {
                    if record.code == other::STRTAB_BLOB {
                        parts.strtab = record.blob;
                    }
                }
            }
            Entry::Block(_) => cursor.skip_block()?,
            Entry::End | Entry::Record(_) => return fail("a record is outside of all blocks"),
        }
    }
    Ok(parts)
}

fn identification(cursor: &mut Cursor<'_>, parts: &mut Parts<'_>) -> Read<()> {
    cursor.enter(block::IDENTIFICATION)?;
    let mut record = Record::default();
    while cursor.next_record(&mut record)? {
        match record.code {
            other::IDENTIFICATION_STRING => {
                parts.producer = String::from_utf8_lossy(&record.text(0)).into_owned();
            }
            other::IDENTIFICATION_EPOCH if record.get(0)? != 0 => {
                return fail(format!("the file has epoch {}, and only 0 is read", record.get(0)?));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Reads a module; see [`super::read`].
pub(super) fn read(name: &str, data: &[u8]) -> Result<Module, BitcodeError> {
    let error = |Fail(message): Fail, offset: usize, place: String| BitcodeError {
        name: name.into(),
        offset,
        place,
        message: message.into(),
    };
    let (inner, start) = unwrap(data).map_err(|fail| error(fail, 0, String::new()))?;
    let mut cursor = Cursor::new(inner);
    cursor.seek(8 * MAGIC.len());
    let found = parts(&mut cursor);
    let at = |cursor: &Cursor<'_>| start + cursor.offset();
    let parts = found.map_err(|fail| error(fail, at(&cursor), place(&cursor, None)))?;
    let problem = match parts.n_modules {
        1 => None,
        0 => Some("the bitcode contains no module".to_string()),
        n => Some(format!("the bitcode contains {n} modules; split it, for example by 'llvm-modextract'")),
    };
    if let Some(message) = problem {
        return Err(error(Fail(message.into()), start, String::new()));
    }
    cursor.seek(parts.module);
    let mut reader = Reader::new(name, cursor, &parts);
    if let Err(fail) = reader.module() {
        return Err(error(fail, at(&reader.cursor), place(&reader.cursor, Some(reader.record.code))));
    }
    let Reader { m, .. } = reader;
    let max_text = data.len().saturating_mul(MAX_TEXT_PER_BYTE).max(MAX_SMALL_TEXT);
    crate::parse::upgrade_module(name, m, max_text).map_err(|problem| {
        error(Fail(problem.into()), start, format!("upgrade of the module of {}", parts.producer))
    })
}

/// The block and record at a position.
fn place(cursor: &Cursor<'_>, code: Option<u32>) -> String {
    let Some(id) = cursor.block() else { return String::new() };
    let name = block_name(id);
    match code {
        Some(code) => format!("block {name}, record {code}"),
        None => format!("block {name}"),
    }
}
