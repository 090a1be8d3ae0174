//! The bit stream under LLVM bitcode: fields of any width, abbreviations, blocks (LangRef, "LLVM Bitcode File Format",
//! "Bitstream Format").

mod cursor;
mod fields;
mod writer;

pub(super) use cursor::{Cursor, Entry, Record};
pub(super) use writer::BitWriter;

/// Abbreviation ids that every block has.
const END_BLOCK: u64 = 0;
const ENTER_SUBBLOCK: u64 = 1;
const DEFINE_ABBREV: u64 = 2;
const UNABBREV_RECORD: u64 = 3;
/// The id of the first abbreviation that a block defines.
pub(super) const FIRST_ABBREV: u64 = 4;

/// The record of the block of abbreviations that names the block of those behind it.
pub(super) const SETBID: u32 = 1;

/// The encoding of one operand of an abbreviation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Operand {
    /// A number that is not in the stream.
    Literal(u64),
    /// A field of this many bits.
    Fixed(u8),
    /// A number in chunks of this many bits.
    Vbr(u8),
    /// A letter, digit, `.` or `_` in six bits.
    Char6,
    /// A number of elements, and these in the encoding that follows.
    Array,
    /// Bytes.
    Blob,
}

/// The characters of [`Operand::Char6`].
const CHAR6: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

/// A number whose sign is its lowest bit.
pub(super) const fn decode_signed(number: u64) -> i64 {
    let magnitude = (number >> 1) as i64;
    match number {
        // There is no negative zero; it stands for the least number.
        1 => i64::MIN,
        _ if number & 1 == 0 => magnitude,
        _ => -magnitude,
    }
}

/// The encoding of a signed number.
pub(super) const fn encode_signed(number: i64) -> u64 {
    if number >= 0 { (number as u64) << 1 } else { (number.wrapping_neg() as u64) << 1 | 1 }
}
