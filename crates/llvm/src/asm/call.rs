//! Stubs until the printer lands.
use terrace_ir::Op;
use terrace_ir::Result;
use terrace_ir::asm::{OpParser, OpPrinter};
pub(crate) fn parse_call(p: &mut OpParser<'_, '_>) -> Result { Err(p.op_error("cannot be parsed yet")) }
pub(crate) fn parse_call_intrinsic(p: &mut OpParser<'_, '_>) -> Result { Err(p.op_error("cannot be parsed yet")) }
pub(crate) fn parse_invoke(p: &mut OpParser<'_, '_>) -> Result { Err(p.op_error("cannot be parsed yet")) }
pub(crate) fn parse_landingpad(p: &mut OpParser<'_, '_>) -> Result { Err(p.op_error("cannot be parsed yet")) }
pub(crate) fn print_call(_: &mut OpPrinter<'_>, _: Op) {}
pub(crate) fn print_call_intrinsic(_: &mut OpPrinter<'_>, _: Op) {}
pub(crate) fn print_invoke(_: &mut OpPrinter<'_>, _: Op) {}
pub(crate) fn print_landingpad(_: &mut OpPrinter<'_>, _: Op) {}
