//! Inference of result types.

use super::constraints::vector;
use super::{Extract, Shuffle};
use crate::prelude::*;
use terrace_support::small_vec::smallvec;

/// The greatest number of results that is inferred.
const MAX_RESULTS: u64 = 1 << 20;

/// The extents and scalable flags of a vector type from dimension `from` on.
pub(super) fn trailing(ctx: &Context, ty: VectorType<'_>, from: usize) -> Type {
    let shape = ty.shape.get(from..).unwrap_or(&[]);
    let scalable = ty.scalable.get(from..).filter(|flags| flags.contains(&1)).unwrap_or(&[]);
    VectorType::get(ctx, shape, ty.elem, scalable)
}

/// The element, or the dimensions that the position leaves.
pub(super) fn extract(args: &InferArgs<'_>) -> InferredTypes {
    let ctx = args.ctx();
    let ty = vector(ctx, args.ty(0)?)?;
    let n = args.slot(Extract::SLOTS.static_position)?.as_::<DenseArrayAttr>(ctx)?.i64s().len();
    Some(smallvec![if n == ty.shape.len() { ty.elem } else { trailing(ctx, ty, n) }])
}

/// An element may also be extracted as a vector of one element, and the reverse.
pub(super) fn extract_fits(ctx: &Context, inferred: &[Type], results: &[Type]) -> bool {
    let is_one_of = |ty: Type, elem: Type| vector(ctx, ty).is_some_and(|v| v.shape == [1] && v.elem == elem);
    match (inferred, results) {
        (&[inferred], &[result]) => {
            inferred == result || is_one_of(inferred, result) || is_one_of(result, inferred)
        }
        _ => false,
    }
}

/// As many elements or slices as the mask has positions.
pub(super) fn shuffle(args: &InferArgs<'_>) -> InferredTypes {
    let ctx = args.ctx();
    let ty = vector(ctx, args.ty(0)?)?;
    let n = args.slot(Shuffle::SLOTS.mask)?.as_::<DenseArrayAttr>(ctx)?.i64s().len();
    // The verifier reports an empty mask, for which there is no type.
    let mut shape = vec![i64::try_from(n.max(1)).ok()?];
    shape.extend_from_slice(ty.shape.get(1..).unwrap_or(&[]));
    Some(smallvec![VectorType::fixed(ctx, &shape, ty.elem)])
}

/// The element type once for each element.
pub(super) fn to_elements(args: &InferArgs<'_>) -> InferredTypes {
    let ty = args.ty(0)?;
    let n = ty.as_shaped(args.ctx())?.n_elements().filter(|&n| n <= MAX_RESULTS)?;
    Some(core::iter::repeat_n(ty.element_or_self(args.ctx()), n as usize).collect())
}
