//! Verifiers of operations on tensor memory.

use super::copy::at_location;
use super::unnamed;
use crate::nvvm::types::{space, space_of};
use crate::nvvm::*;

pub(in crate::nvvm) fn tcgen05_cp(copy: Shape<'_, Tcgen05Cp>) -> Result {
    use Tcgen05CpMulticast::{None as One, Warpx4, Warpx20123, Warpx20213};
    use Tcgen05CpShape::{Shape32x128b, Shape64x128b};
    match (copy.shape(), copy.multicast()) {
        (Some(Shape64x128b), Some(Warpx20123 | Warpx20213)) => Ok(()),
        (Some(Shape64x128b), _) => {
            unnamed(*copy, "Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op")
        }
        (Some(Shape32x128b), Some(Warpx4)) => Ok(()),
        (Some(Shape32x128b), _) => {
            unnamed(*copy, "Shape 32x128b requires multicast warpx4 for tcgen05.cp Op")
        }
        (_, Some(One)) => Ok(()),
        _ => unnamed(*copy, "Invalid multicast type for tcgen05.cp Op"),
    }
}

/// The number of elements of a vector, which its constraint bounds; one for other types.
fn n_elements(ctx: &Context, ty: Type) -> i64 {
    ty.as_::<VectorType>(ctx).map_or(1, |vector| vector.shape.iter().product())
}

/// Whether a load or store of this shape has so many registers.
fn has_length(shape: Tcgen05LdStShape, length: i64) -> bool {
    let least = match shape {
        Tcgen05LdStShape::Shape16x256b => 4,
        Tcgen05LdStShape::Shape16x128b => 2,
        _ => 1,
    };
    length >= least && length.unsigned_abs().is_power_of_two()
}

pub(in crate::nvvm) fn tcgen05_ld(load: Shape<'_, Tcgen05Ld>) -> Result {
    let Some(shape) = load.shape() else { return Ok(()) };
    let (is_split, has_offset) = (shape == Tcgen05LdStShape::Shape16x32bx2, load.offset().is_some());
    let mut result = match () {
        () if is_split && !has_offset => unnamed(*load, "shape 16x32bx2 requires offset argument"),
        () if !is_split && has_offset => {
            unnamed(*load, "offset argument is only supported for shape 16x32bx2")
        }
        () => Ok(()),
    };
    let length = n_elements(load.ctx(), load.res());
    if !has_length(shape, length) {
        let shape = shape.keyword();
        let message = format_args!("invalid result type length {length} for shape {shape} in tcgen05.ld Op");
        result = unnamed(*load, message);
    }
    result
}

pub(in crate::nvvm) fn tcgen05_st(store: Shape<'_, Tcgen05St>) -> Result {
    let Some(shape) = store.shape() else { return Ok(()) };
    let mut result = Ok(());
    if shape == Tcgen05LdStShape::Shape16x32bx2 && store.offset().is_none() {
        result = unnamed(*store, "shape 16x32bx2 requires offset argument");
    }
    let length = n_elements(store.ctx(), store.val());
    if !has_length(shape, length) {
        let shape = shape.keyword();
        let message = format_args!("invalid input length {length} for shape {shape} in tcgen05.st Op");
        result = unnamed(*store, message);
    }
    result
}

/// Verifies a multiplication whose first matrix may be shifted, and whose lanes may be disabled.
fn multiply(
    op: OpShape<'_>,
    a: Type,
    lanes: Option<Type>,
    group: Option<CTAGroupKind>,
    is_shifted: bool,
    collector: Option<Tcgen05MMACollectorOp>,
) -> Result {
    let expected = if group == Some(CTAGroupKind::Cta2) { 8 } else { 4 };
    let n_lanes = lanes.map_or(expected, |ty| n_elements(op.ctx(), ty));
    if n_lanes != expected {
        return at_location(
            op,
            format_args!("Disable Output Lane of length {n_lanes} is incompatible with CtaGroupAttr"),
        );
    }
    if is_shifted && space_of(op.ctx(), a) != Some(space::TENSOR) {
        return at_location(op, "A-shift can be applied only when matrix A is in tensor memory");
    }
    if is_shifted && matches!(collector, Some(Tcgen05MMACollectorOp::Fill | Tcgen05MMACollectorOp::Use)) {
        return at_location(op, "Cannot use collector buffer operation fill or use with ashift");
    }
    Ok(())
}

pub(in crate::nvvm) fn tcgen05_mma(mma: Shape<'_, Tcgen05MMA>) -> Result {
    let (group, is_shifted) = (mma.cta_group(), mma.a_shift().is_some());
    multiply(*mma, mma.matrix_a(), mma.disable_output_lane(), group, is_shifted, mma.collector_op())
}

pub(in crate::nvvm) fn tcgen05_mma_sparse(mma: Shape<'_, Tcgen05MMASparse>) -> Result {
    let (group, is_shifted) = (mma.cta_group(), mma.a_shift().is_some());
    multiply(*mma, mma.matrix_a(), mma.disable_output_lane(), group, is_shifted, mma.collector_op())
}

/// Verifies the number of elements for each scale.
fn scale(
    op: OpShape<'_>,
    kind: Option<MMABlockScaleKind>,
    scale: Option<Tcgen05MMABlockScaleKind>,
) -> Result {
    let is_mxf4nvf4 = kind == Some(MMABlockScaleKind::Mxf4nvf4);
    match (kind, scale) {
        (Some(_), Some(Tcgen05MMABlockScaleKind::Default)) if is_mxf4nvf4 => {
            at_location(op, "mxf4nvf4 requires block scale attribute")
        }
        (Some(kind), Some(Tcgen05MMABlockScaleKind::Block16)) if !is_mxf4nvf4 => {
            at_location(op, format_args!("{} kind does not support block16 attribute", kind.keyword()))
        }
        _ => Ok(()),
    }
}

pub(in crate::nvvm) fn tcgen05_mma_block_scale(mma: Shape<'_, Tcgen05MMABlockScale>) -> Result {
    scale(*mma, mma.kind(), mma.block_scale())
}

pub(in crate::nvvm) fn tcgen05_mma_sparse_block_scale(mma: Shape<'_, Tcgen05MMASparseBlockScale>) -> Result {
    scale(*mma, mma.kind(), mma.block_scale())
}
