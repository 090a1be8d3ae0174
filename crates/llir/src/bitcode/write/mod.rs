//! The writer: tables of everything that records refer to by number, then the blocks of a module.
//!
//! Reading order: `tables` (types, attributes, constants), `nodes` (metadata), `module`, `constants`, `metadata`,
//! `function` and `instructions`.

mod constants;
mod function;
mod instructions;
mod metadata;
mod module;
mod nodes;
mod tables;
mod uses;

use super::codes::{MAGIC, block, constant, function as code, other};
use super::stream::{BitWriter, FIRST_ABBREV, Operand};
use crate::module::Module;

/// The name of the producer.
const PRODUCER: &str = "Terrace (LLVM 22)";

/// Ids of the abbreviations of all blocks of a kind.
mod abbrev {
    use super::FIRST_ABBREV;
    pub(super) const SETTYPE: u64 = FIRST_ABBREV;
    pub(super) const INTEGER: u64 = FIRST_ABBREV + 1;
    pub(super) const CSTRING: u64 = FIRST_ABBREV + 2;
    pub(super) const STRING: u64 = FIRST_ABBREV + 3;
    pub(super) const ENTRY: u64 = FIRST_ABBREV;
    pub(super) const BBENTRY: u64 = FIRST_ABBREV + 1;
    pub(super) const LOAD: u64 = FIRST_ABBREV;
    pub(super) const DEBUG_LOC: u64 = FIRST_ABBREV + 1;
    pub(super) const GEP: u64 = FIRST_ABBREV + 2;
    pub(super) const STORE: u64 = FIRST_ABBREV + 3;
    pub(super) const CALL: u64 = FIRST_ABBREV + 4;
    /// The only abbreviation of a block with a blob.
    pub(super) const BLOB: u64 = FIRST_ABBREV;
}

/// Widths of abbreviation ids.
const CONSTANTS_WIDTH: u32 = 4;
const FUNCTION_WIDTH: u32 = 4;
const SYMTAB_WIDTH: u32 = 4;

/// Abbreviations of blocks that occur often, by the block.
const ABBREVIATIONS: &[(u32, &[&[Operand]])] = {
    use Operand::{Array, Fixed, Literal, Vbr};
    &[
        (
            block::CONSTANTS,
            &[
                &[Literal(constant::SETTYPE as u64), Vbr(8)],
                &[Literal(constant::INTEGER as u64), Vbr(8)],
                &[Literal(constant::CSTRING as u64), Array, Fixed(8)],
                &[Literal(constant::STRING as u64), Array, Fixed(8)],
            ],
        ),
        (
            block::VALUE_SYMTAB,
            &[
                &[Literal(other::VST_ENTRY as u64), Vbr(8), Array, Fixed(8)],
                &[Literal(other::VST_BBENTRY as u64), Vbr(8), Array, Fixed(8)],
            ],
        ),
        (
            block::FUNCTION,
            &[
                &[Literal(code::LOAD as u64), Vbr(6), Vbr(6), Vbr(4), Fixed(1)],
                &[Literal(code::DEBUG_LOC as u64), Vbr(8), Vbr(8), Vbr(8), Vbr(6), Fixed(1), Vbr(6), Vbr(6)],
                &[Literal(code::GEP as u64), Fixed(3), Vbr(6), Array, Vbr(6)],
                &[Literal(code::STORE as u64), Vbr(6), Vbr(6), Vbr(4), Fixed(1)],
                &[Literal(code::CALL as u64), Vbr(6), Vbr(16), Vbr(6), Array, Vbr(6)],
            ],
        ),
    ]
};

/// Writes a module; see [`super::write`].
pub(super) fn write(m: &Module) -> Vec<u8> {
    let mut w = BitWriter::new(MAGIC.to_vec());
    w.enter(block::IDENTIFICATION, 5);
    w.text(other::IDENTIFICATION_STRING, &[], PRODUCER.as_bytes());
    w.record(other::IDENTIFICATION_EPOCH, &[0]);
    w.end();
    let mut writer = module::Writer::new(m, w);
    writer.module();
    let module::Writer { mut w, strtab, .. } = writer;
    w.enter(block::STRTAB, 3);
    w.define(&[Operand::Literal(other::STRTAB_BLOB.into()), Operand::Blob]);
    w.blob(abbrev::BLOB, &[], &strtab);
    w.end();
    w.finish()
}
