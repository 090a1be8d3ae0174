//! Verifiers, beyond type constraints and traits.

pub mod attribute;
pub mod composite;
pub mod control;
pub mod memory;
pub mod module;

use super::enums::{GroupOperation, MemorySemantics, Scope};
use super::types::{CooperativeMatrixType, PointerType};
use super::{Constant, ControlBarrier, Select};
use crate::prelude::*;

/// The type of an element of a vector or of a matrix in registers, or the type itself.
fn element(ctx: &Context, ty: Type) -> Type {
    ty.as_::<CooperativeMatrixType>(ctx).map_or_else(|| ty.element_or_self(ctx), |matrix| matrix.elem)
}

fn operand_type(op: OpShape<'_>, at: usize) -> Type {
    op.operands().iter().nth(at).unwrap_or(Type::NONE)
}

fn result_type(op: OpShape<'_>) -> Type {
    op.results().iter().next().unwrap_or(Type::NONE)
}

/// Verifies that the base of a shift and the result have one type.
pub fn shift(op: OpShape<'_>) -> Result {
    let (ctx, base, result) = (op.ctx(), operand_type(op, 0), result_type(op));
    if base == result {
        return Ok(());
    }
    op.fail(format_args!(
        "expected the same type for the first operand and result, but provided {} and {}",
        quoted_type(ctx, base),
        quoted_type(ctx, result)
    ))
}

/// Verifies that a condition of several elements selects from vectors of as many.
pub fn select(op: Shape<'_, Select>) -> Result {
    let ctx = op.ctx();
    let Some(condition) = op.condition().as_::<VectorType>(ctx) else { return Ok(()) };
    match op.result().as_::<VectorType>(ctx) {
        None => op.fail("result expected to be of vector type when condition is of vector type"),
        Some(result) if result.shape != condition.shape => {
            op.fail("result should have the same number of elements as the condition when condition is of vector type")
        }
        Some(_) => Ok(()),
    }
}

/// Verifies that both types of a cast between floats and integers are matrices of one shape, or none is.
pub fn convert(op: OpShape<'_>) -> Result {
    cast(op, false)
}

/// Verifies a cast between numbers of one kind, whose widths must differ.
pub fn width(op: OpShape<'_>) -> Result {
    cast(op, true)
}

fn cast(op: OpShape<'_>, widths_differ: bool) -> Result {
    let (ctx, from, to) = (op.ctx(), operand_type(op, 0), result_type(op));
    // The trait says this of vectors.
    let matrix = |ty: Type| ty.as_::<CooperativeMatrixType>(ctx).map(|matrix| (matrix.rows, matrix.columns));
    if matrix(from) != matrix(to) {
        return op.fail("requires the same shape for all operands and results");
    }
    let (from, to) = (element(ctx, from), element(ctx, to));
    if widths_differ && from.bit_width(ctx) == to.bit_width(ctx) {
        return op.fail(format_args!(
            "expected the different bit widths for operand type and result type, but provided {} and {}",
            quoted_type(ctx, from),
            quoted_type(ctx, to)
        ));
    }
    Ok(())
}

/// The number of bits of a type of SPIR-V.
fn bits(ctx: &Context, ty: Type) -> Option<u64> {
    if let Some(vector) = ty.as_::<VectorType>(ctx) {
        let n =
            vector.shape.iter().try_fold(1u64, |n, &extent| n.checked_mul(u64::try_from(extent).ok()?))?;
        return n.checked_mul(u64::from(vector.elem.bit_width(ctx)?));
    }
    ty.bit_width(ctx).map(u64::from)
}

/// Verifies that both types have as many bits, and that a pointer stays one.
pub fn bitcast(op: OpShape<'_>) -> Result {
    let (ctx, from, to) = (op.ctx(), operand_type(op, 0), result_type(op));
    if from == to {
        return Err(op.error("result type must be different from operand type").emit());
    }
    let (from_pointer, to_pointer) = (from.is::<PointerType>(ctx), to.is::<PointerType>(ctx));
    if from_pointer && !to_pointer {
        return Err(op.error("unhandled bit cast conversion from pointer type to non-pointer type").emit());
    }
    if !from_pointer && to_pointer {
        return Err(op.error("unhandled bit cast conversion from non-pointer type to pointer type").emit());
    }
    let (from, to) = (bits(ctx, from), bits(ctx, to));
    if !from_pointer && from != to {
        return op.fail(format_args!(
            "mismatch in result type bitwidth {} and operand type bitwidth {}",
            to.unwrap_or(0),
            from.unwrap_or(0)
        ));
    }
    Ok(())
}

fn scope(op: OpShape<'_>) -> Option<Scope> {
    op.attr("execution_scope").and_then(|attr| Scope::decode(op.ctx(), attr))
}

/// Verifies that a group is that of a workgroup or of a subgroup.
pub fn group(op: OpShape<'_>) -> Result {
    match scope(op) {
        Some(Scope::Workgroup | Scope::Subgroup) | None => Ok(()),
        Some(_) => op.fail("execution scope must be 'Workgroup' or 'Subgroup'"),
    }
}

/// Verifies that a group is that of a workgroup or of a subgroup, and that clusters have a size that is known.
pub fn non_uniform(op: OpRef<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let scope = b.attr(op.op, "execution_scope").and_then(|attr| Scope::decode(ctx, attr));
    if !matches!(scope, Some(Scope::Workgroup | Scope::Subgroup) | None) {
        return op.fail("execution scope must be 'Workgroup' or 'Subgroup'");
    }
    let operation = b.attr(op.op, "group_operation").and_then(|attr| GroupOperation::decode(ctx, attr));
    let size = b.operands(op.op).iter().nth(1);
    let Some(size) = size else {
        return match operation {
            Some(GroupOperation::ClusteredReduce) => {
                op.fail("cluster size operand must be provided for 'ClusteredReduce' group operation")
            }
            _ => Ok(()),
        };
    };
    let constant = b.def_as::<Constant>(size).and_then(|constant| constant.value(b));
    let Some(size) = constant.and_then(|value| value.as_::<IntegerAttr>(ctx)) else {
        return op.fail("cluster size operand must come from a constant op");
    };
    match size.to_u64() {
        Some(size) if size.is_power_of_two() => Ok(()),
        _ => op.fail("cluster size operand must be a power of two"),
    }
}

/// Verifies that the semantics of memory name one order at most.
pub fn control_barrier(op: Shape<'_, ControlBarrier>) -> Result {
    const ORDERS: [MemorySemantics; 4] = [
        MemorySemantics::ACQUIRE,
        MemorySemantics::RELEASE,
        MemorySemantics::ACQUIRE_RELEASE,
        MemorySemantics::SEQUENTIALLY_CONSISTENT,
    ];
    let semantics = op.memory_semantics().map_or(0, |semantics| semantics.0);
    if ORDERS.iter().filter(|order| semantics & order.0 != 0).count() > 1 {
        let message = "expected at most one of these four memory constraints to be set: `Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`";
        return Err(op.error(message).emit());
    }
    Ok(())
}
