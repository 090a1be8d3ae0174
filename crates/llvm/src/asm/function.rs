//! Stubs until the printer lands.
use terrace_ir::Op;
use terrace_ir::Result;
use terrace_ir::asm::{OpParser, OpPrinter};
pub(crate) fn parse_func(p: &mut OpParser<'_, '_>) -> Result { Err(p.op_error("cannot be parsed yet")) }
pub(crate) fn print_func(_: &mut OpPrinter<'_>, _: Op) {}
