//! The properties of an operation in its own form.

use terrace_ir::asm::format::Arg;
use terrace_rewrite::prelude::*;

/// `[<{name = value, ..}>]`
pub(super) fn parse_properties(p: &mut OpParser<'_, '_>, _: &[Arg]) -> Result {
    p.optional_properties().map(|_| ())
}

/// Prints what [`parse_properties`] parses; as upstream, those that have their defaults, too.
pub(super) fn print_properties(p: &mut OpPrinter<'_>, op: Op, _: &[Arg]) {
    p.properties(op);
}
