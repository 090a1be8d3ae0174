//! MLIR's textual form: lexer, parser, printer and declarative formats.

pub mod format;
pub mod lex;
pub mod parse;

pub use parse::{Argument, AsmParser, Delimiter, OpParser, ParseOptions, Unresolved, parse_source};

use crate::body::OpRef;

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

/// A type in quotes, for messages.
pub fn quoted_type(_ctx: &crate::Context, _ty: crate::Type) -> String {
    String::new()
}
