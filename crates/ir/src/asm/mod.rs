//! MLIR's textual form: lexer, parser, printer and declarative formats.

pub mod format;
pub mod function;
pub mod lex;
pub mod parse;
pub mod print;

pub use parse::{
    Argument, AsmParser, Delimiter, LaterBodies, OpParser, ParseOptions, QuickOp, Raw, RecallKind, Recalled,
    Unresolved, parse_bodies_later, parse_source,
};
pub use print::{
    AsmPrinter, Flush, OpPrinter, PrintConfig, PrintOptions, RegionPrint, attr_to_string,
    current_operation_note, op_to_string, print_op, print_root, print_streaming, quoted_type, type_to_string,
    warned_operation_note,
};
