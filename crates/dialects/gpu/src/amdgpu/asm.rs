//! The directive `MNKDimensionList`: the extents of a product of matrices, `16x16x4`.

use crate::prelude::*;
use terrace_ir::asm::format::Arg;

pub(super) fn parse_extents(p: &mut OpParser<'_, '_>, args: &[Arg]) -> Result {
    let extents = p.parse_dimension_list(false, false)?;
    if extents.len() != args.len() {
        return Err(p.custom_error(p.offset(), "expected 3 dimensions in MNK dimension list"));
    }
    for (&arg, &extent) in args.iter().zip(&extents) {
        p.set_arg_attr(arg, IntegerAttr::of_i64(p.ctx, Type::I32, extent));
    }
    Ok(())
}

pub(super) fn print_extents(p: &mut OpPrinter<'_>, op: Op, args: &[Arg]) {
    for (at, &arg) in args.iter().enumerate() {
        if at != 0 {
            p.byte(b'x');
        }
        let extent = p.arg_attr(op, arg).and_then(|extent| extent.as_i64(p.ctx()));
        p.integer(extent.unwrap_or(0));
    }
}
