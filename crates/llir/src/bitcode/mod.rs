//! LLVM bitcode: [`read`] and [`write()`].
//!
//! ```
//! use terrace_llir::{bitcode, parse};
//! let module = parse("a.ll", b"define i32 @id(i32 %x) {\n  ret i32 %x\n}\n").unwrap();
//! let bytes = bitcode::write(&module);
//! assert!(bitcode::is_bitcode(&bytes));
//! let again = bitcode::read("a.ll", &bytes).unwrap();
//! assert_eq!(again.to_string(), module.to_string());
//! ```
//!
//! LangRef, "LLVM Bitcode File Format", describes the format. `stream` has its bits and blocks, `codes` the numbers of
//! records and of what they name, for both directions; `read` and `write` have a file for each kind of block.

mod codes;
mod error;
mod md_table;
mod read;
mod stream;
mod write;

pub use error::BitcodeError;

use crate::module::Module;

/// Whether a file starts like LLVM bitcode, or like a wrapper around it.
pub fn is_bitcode(data: &[u8]) -> bool {
    data.starts_with(codes::MAGIC) || data.starts_with(codes::WRAPPER_MAGIC)
}

/// Reads a module from bitcode of LLVM 15 to 22 and upgrades what LLVM 22 upgrades. `name` is the name of the input: it is
/// in the messages and becomes the module's identifier.
///
/// The text of the module is that of `llvm-dis` without a summary ([`Module::dropped_summary`]). Symbol tables and
/// orders of use lists are passed over, too, except that the latter order the predecessors of blocks. Run
/// [`verify_module`](crate::verify_module) on the result.
///
/// # Errors
/// An invalid file, with the place; a file of another version, for example with typed pointers; and a file that does not
/// contain exactly one module.
///
/// ```
/// let error = terrace_llir::bitcode::read("a.bc", b"BC\xc0\xde\x35\x14").map(drop).unwrap_err();
/// assert_eq!(error.to_string(), "a.bc: error: the bitcode contains no module (byte 0x0)");
/// ```
pub fn read(name: &str, data: &[u8]) -> Result<Module, BitcodeError> {
    read::read(name, data)
}

/// Writes a module as bitcode of LLVM 22. Every LLVM from 22 on reads it.
///
/// The module must be valid ([`verify_module`](crate::verify_module)).
pub fn write(module: &Module) -> Vec<u8> {
    write::write(module)
}
