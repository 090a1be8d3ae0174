//! Verification of casts.

use super::fail_plainly;
use crate::layout::DataLayout;
use crate::types::PointerType;
use terrace_rewrite::prelude::*;

/// Verifies that `zext` and `sext` widen, from scalar to scalar or between vectors of one shape.
pub(crate) fn extension(op: OpShape<'_>) -> Result {
    let ctx = op.ctx();
    let (Some(from), Some(to)) = (op.operand(0), op.result(0)) else { return Ok(()) };
    let (from_vector, to_vector) = (from.as_::<VectorType>(ctx), to.as_::<VectorType>(ctx));
    match (from_vector, to_vector) {
        (None, Some(_)) => return fail_plainly(op, "input type is an integer but output type is a vector"),
        (Some(_), None) => return fail_plainly(op, "input type is a vector but output type is an integer"),
        (Some(from), Some(to)) if from.shape != to.shape || from.scalable != to.scalable => {
            return fail_plainly(op, "input and output vectors are of incompatible shape");
        }
        _ => {}
    }
    let width = |ty: Type| ty.element_or_self(ctx).bit_width(ctx).unwrap_or(0);
    if width(to) <= width(from) {
        let message =
            "integer width of the output type is smaller or equal to the integer width of the input type";
        return fail_plainly(op, message);
    }
    Ok(())
}

/// Pointer type, or the element type of a vector of pointers.
fn pointer_of<'c>(ctx: &'c Context, ty: Type) -> Option<PointerType<'c>> {
    ty.element_or_self(ctx).as_::<PointerType>(ctx)
}

/// Verifies that `bitcast` keeps pointers in one address space, and does not mix vectors and scalars of pointers.
pub(crate) fn bitcast(op: OpShape<'_>) -> Result {
    let ctx = op.ctx();
    let (Some(from), Some(to)) = (op.operand(0), op.result(0)) else { return Ok(()) };
    let (from_ptr, to_ptr) = match (pointer_of(ctx, from), pointer_of(ctx, to)) {
        (None, None) => return Ok(()),
        (Some(from), Some(to)) => (from, to),
        _ => return op.fail("can only cast pointers from and to pointers"),
    };
    match (from.is::<VectorType>(ctx), to.is::<VectorType>(ctx)) {
        (true, false) => return op.fail("cannot cast vector of pointers to pointer"),
        (false, true) => return op.fail("cannot cast pointer to vector of pointers"),
        _ => {}
    }
    if from_ptr.address_space != to_ptr.address_space {
        return op.fail("cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead");
    }
    Ok(())
}

/// Verifies that the address is as wide as the pointer or its index. Upstream takes the former only, LLVM the latter.
pub(crate) fn ptrtoaddr(op: OpRef<'_>) -> Result {
    let (ctx, body) = (op.ctx(), op.body());
    let pointer = op.operands().get(0).map(|value| body.ty(value).element_or_self(ctx));
    let address = op.results().get(0).map(|value| body.ty(value).element_or_self(ctx));
    let (Some(pointer), Some(address)) = (pointer, address) else { return Ok(()) };
    let stated = LayoutEntries::closest(op);
    let layout = DataLayout::of(ctx, &stated);
    let (width, size) = (address.bit_width(ctx).map(u64::from), layout.bits(pointer));
    if width == size || width == Some(layout.index_width(pointer)) {
        return Ok(());
    }
    let message = format!(
        "bit-width of integer result type {} must match the pointer bitwidth ({}) specified in the datalayout",
        quoted_type(ctx, address),
        size.unwrap_or(64)
    );
    Err(op.op_error(message).emit())
}
