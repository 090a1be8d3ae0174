//! MLIR's textual form: cursor, parser, printer and declarative formats.

mod bodies;
pub mod cursor;
pub mod format;
pub mod function;
mod lengths;
pub mod parse;
pub mod print;

pub use bodies::{Bodies, BodyReader};
pub use lengths::{Lengths, MAX_PARTS};
pub use parse::{
    Argument, AsmParser, BodyParser, Delimiter, OpParser, ParseOptions, Skeleton, Step, Trace, Unresolved,
    parse_skeleton, parse_source, trace_skeleton,
};
pub use print::{
    AsmPrinter, EntryPrinter, Flush, MlirVersion, OpPrinter, OpStart, PrintOptions, RegionPrint, ValueNames,
    attr_to_string, attributes_of, is_bare_id, op_to_string, print_op, print_op_with_starts, print_root,
    print_streaming, quoted_type, type_to_string,
};
