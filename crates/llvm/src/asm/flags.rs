//! Stubs until the printer lands.
use terrace_ir::Op;
use terrace_ir::Result;
use terrace_ir::asm::{OpParser, OpPrinter};
use terrace_ir::asm::format::Arg;
pub(crate) fn parse_overflow(p: &mut OpParser<'_, '_>, _: &[Arg]) -> Result { Err(p.op_error("cannot be parsed yet")) }
pub(crate) fn print_overflow(_: &mut OpPrinter<'_>, _: Op, _: &[Arg]) {}
