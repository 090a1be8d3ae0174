//! MLIR's textual form: lexer, parser, printer and declarative formats.

pub mod lex;
pub mod parse;

pub use parse::{AsmParser, Delimiter};

use crate::body::OpRef;

/// Parses the custom form of one operation.
pub struct OpParser<'s, 'p> {
    marker: core::marker::PhantomData<(&'s (), &'p ())>,
}

/// Prints types and attributes.
pub struct AsmPrinter<'p> {
    marker: core::marker::PhantomData<&'p ()>,
}

/// Prints the custom form of one operation.
pub struct OpPrinter<'p> {
    marker: core::marker::PhantomData<&'p ()>,
}

/// The text of the note `see current operation: ...`.
pub fn current_operation_note(_op: OpRef<'_>) -> Option<String> {
    None
}
