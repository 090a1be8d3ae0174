//! Verification and inference of types of `bufferization`.

use super::{AllocTensor, MaterializeInDestination};
use crate::prelude::*;
use terrace_base::layout::n_dynamic;

/// A condition for each retained memref.
pub(super) fn infer_dealloc(args: &InferArgs<'_>) -> InferredTypes {
    let segments = args.slot(args.def.operand_segments_slot()?)?;
    let retained = segments.as_::<DenseArrayAttr>(args.ctx())?.i32s().nth(2)?;
    Some((0..retained).map(|_| Type::I1).collect())
}

pub(super) fn dealloc(op: OpShape<'_>) -> Result {
    if op.operand_group(0).len() != op.operand_group(1).len() {
        return op.fail("must have the same number of conditions as memrefs to deallocate");
    }
    if op.operand_group(2).len() != op.result_group(0).len() {
        return op.fail("must have the same number of updated conditions (results) as retained operands");
    }
    Ok(())
}

/// Verifies that there are either size operands or a tensor to copy.
pub(super) fn alloc_tensor(op: Shape<'_, AllocTensor>) -> Result {
    let n = op.dynamic_sizes().len();
    if let Some(copy) = op.copy() {
        if n != 0 {
            return Err(op.error("dynamic sizes not needed when copying a tensor").emit());
        }
        if copy != op.result() {
            return Err(op.error("expected that `copy` and return type match").emit());
        }
        return Ok(());
    }
    let Some(shape) = op.result().as_shaped(op.ctx()).and_then(|shaped| shaped.shape) else {
        return op.fail("of an unranked tensor needs a tensor to copy");
    };
    match n_dynamic(shape) {
        dynamic if dynamic == n => Ok(()),
        dynamic => op.fail(format_args!("incorrect number of dynamic sizes, has {n}, expected {dynamic}")),
    }
}

/// Whether the operands have one element type.
pub(super) fn has_one_element_type(op: OpShape<'_>) -> bool {
    let element = |i| op.operand(i).map(|ty: Type| ty.element_or_self(op.ctx()));
    element(0) == element(1)
}

/// Whether a tensor and a buffer have one shape and element type; says what differs.
pub(super) fn has_matching_types(op: OpShape<'_>) -> bool {
    let shaped = |ty: Option<Type>| ty.and_then(|ty| ty.as_shaped(op.ctx()));
    let (Some(from), Some(to)) = (shaped(op.operand(0)), shaped(op.result(0))) else { return true };
    let message = if from.shape != to.shape {
        "shapes do not match"
    } else if from.elem != to.elem {
        "element types do not match"
    } else {
        return true;
    };
    let _reported = op.error(message).emit();
    false
}

/// Verifies what the kind of destination requires, and that the shapes match.
pub(super) fn materialize(op: Shape<'_, MaterializeInDestination>) -> Result {
    let ctx = op.ctx();
    let (source, dest) = (op.source(), op.dest());
    let into_tensor = dest.is_tensor(ctx);
    let into_memref = dest.is::<MemRefType>(ctx) || dest.is::<UnrankedMemRefType>(ctx);
    if !into_tensor && !into_memref {
        return op.fail("'dest' must be a tensor or a memref");
    }
    if into_tensor {
        let Some(result) = op.result() else {
            return op.fail("tensor 'dest' implies exactly one tensor result");
        };
        if result != dest {
            return op.fail("result and 'dest' types must match");
        }
    }
    if into_memref && op.result().is_some() {
        return op.fail("memref 'dest' implies zero results");
    }
    if op.restrict().is_some() && !into_memref {
        return op.fail("'restrict' is valid only for memref destinations");
    }
    if op.writable().is_some() != into_memref {
        return op.fail("'writable' must be specified if and only if the destination is of memref type");
    }
    let shape = |ty: Type| ty.as_shaped(ctx).and_then(|shaped| shaped.shape);
    match (shape(source), shape(dest)) {
        (None, None) => Ok(()),
        (Some(from), Some(to)) if from.len() != to.len() => {
            op.fail("rank mismatch between source and destination shape")
        }
        (Some(from), Some(to)) if are_compatible_shapes(from, to) => Ok(()),
        _ => op.fail("source/destination shapes are incompatible"),
    }
}

/// Verifies an attribute of an operation.
pub(super) fn op_attr(op: OpRef<'_>, name: &str, _: Attr) -> Result {
    if name != "bufferization.manual_deallocation" {
        let message =
            format!("attribute '\"{name}\"' not supported as an op attribute by the bufferization dialect");
        return Err(op.error(message).emit());
    }
    match effects_of(op.body(), op.op) {
        Some(effects) if effects.any(Effects::ALLOC) || effects.any(Effects::FREE) => Ok(()),
        _ => op.fail(
            "attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect",
        ),
    }
}

/// Verifies an attribute of a region's argument.
pub(super) fn arg_attr(op: OpShape<'_>, _: usize, _: usize, name: &str, attr: Attr) -> Result {
    let ctx = op.ctx();
    let is_layout = || attr.is::<AffineMapAttr>(ctx) || attr.is::<StridedLayoutAttr>(ctx);
    let (fits, kind) = match name {
        "bufferization.writable" => (attr.as_bool(ctx).is_some(), "a boolean attribute"),
        "bufferization.access" => (attr.is::<StringAttr>(ctx), "a string attribute"),
        "bufferization.buffer_layout" => (is_layout(), "a memref layout attribute"),
        _ => {
            let message = format!(
                "attribute '\"{name}\"' not supported as a region arg attribute by the bufferization dialect"
            );
            return Err(op.error(message).emit());
        }
    };
    if !fits {
        return Err(op.error(format!("'{name}' is expected to be {kind}")).emit());
    }
    let access = attr.as_::<StringAttr>(ctx).map(|string| ctx.bytes(string.value));
    if access.is_some_and(|access| ![&b"none"[..], b"read", b"write", b"read-write"].contains(&access)) {
        return Err(op.error("invalid value for 'bufferization.access'").emit());
    }
    if !op.def().has(Trait::FunctionOpInterface) {
        let message = format!("expected '{name}' to be used on function-like operations");
        return Err(op.error(message).emit());
    }
    Ok(())
}
