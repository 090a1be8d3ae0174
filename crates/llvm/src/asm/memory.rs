//! Stubs until the printer lands.
use terrace_ir::Op;
use terrace_ir::Result;
use terrace_ir::asm::{OpParser, OpPrinter};
pub(crate) fn parse_alloca(p: &mut OpParser<'_, '_>) -> Result { Err(p.op_error("cannot be parsed yet")) }
pub(crate) fn parse_extractvalue(p: &mut OpParser<'_, '_>) -> Result { Err(p.op_error("cannot be parsed yet")) }
pub(crate) fn parse_gep(p: &mut OpParser<'_, '_>) -> Result { Err(p.op_error("cannot be parsed yet")) }
pub(crate) fn parse_insertvalue(p: &mut OpParser<'_, '_>) -> Result { Err(p.op_error("cannot be parsed yet")) }
pub(crate) fn parse_shufflevector(p: &mut OpParser<'_, '_>) -> Result { Err(p.op_error("cannot be parsed yet")) }
pub(crate) fn print_alloca(_: &mut OpPrinter<'_>, _: Op) {}
pub(crate) fn print_extractvalue(_: &mut OpPrinter<'_>, _: Op) {}
pub(crate) fn print_gep(_: &mut OpPrinter<'_>, _: Op) {}
pub(crate) fn print_insertvalue(_: &mut OpPrinter<'_>, _: Op) {}
pub(crate) fn print_shufflevector(_: &mut OpPrinter<'_>, _: Op) {}
