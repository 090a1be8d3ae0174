//! Stubs until the printer lands.
use terrace_ir::Op;
use terrace_ir::Result;
use terrace_ir::asm::{OpParser, OpPrinter};
use terrace_ir::asm::format::Arg;
pub(crate) fn parse_alias(p: &mut OpParser<'_, '_>) -> Result { Err(p.op_error("cannot be parsed yet")) }
pub(crate) fn parse_global(p: &mut OpParser<'_, '_>) -> Result { Err(p.op_error("cannot be parsed yet")) }
pub(crate) fn parse_linkage(p: &mut OpParser<'_, '_>, _: &[Arg]) -> Result { Err(p.op_error("cannot be parsed yet")) }
pub(crate) fn print_alias(_: &mut OpPrinter<'_>, _: Op) {}
pub(crate) fn print_global(_: &mut OpPrinter<'_>, _: Op) {}
pub(crate) fn print_linkage(_: &mut OpPrinter<'_>, _: Op, _: &[Arg]) {}
