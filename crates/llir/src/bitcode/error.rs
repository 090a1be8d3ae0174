//! Errors of the reader.

use core::fmt;

/// An error in a bitcode file, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BitcodeError {
    /// The name of the input.
    pub name: String,
    /// The offset of the record, or of the block if there is none, in bytes from the start of the input.
    pub offset: usize,
    /// The block and its record, such as `FUNCTION_BLOCK, record 34`; empty outside of blocks.
    pub place: String,
    /// The message.
    pub message: String,
}

impl fmt::Display for BitcodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, offset, place, message } = self;
        write!(f, "{name}: error: {message} (byte {offset:#x}")?;
        if !place.is_empty() {
            write!(f, ", {place}")?;
        }
        f.write_str(")")
    }
}

impl std::error::Error for BitcodeError {}

/// An error without its place, which the reader knows.
#[derive(Debug)]
pub(super) struct Fail(pub(super) Box<str>);

/// The result of a step of the reader.
pub(super) type Read<T> = Result<T, Fail>;

/// An error with this message.
#[cold]
pub(super) fn fail<T>(message: impl Into<Box<str>>) -> Read<T> {
    Err(Fail(message.into()))
}

/// An operand that is missing, or out of range.
#[cold]
pub(super) fn bad_record() -> Fail {
    Fail("invalid operands of a record".into())
}
