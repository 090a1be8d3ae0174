//! Folders of `linalg`.

use super::structured::{indexing_maps, is_structured};
use super::{Index, Pack, Transpose, Unpack};
use crate::prelude::*;
use terrace_memory::dims::shape_of;
use terrace_memory::memref::fold_casts;
use terrace_memory::tensor::constants::{resized_splat, splat_element};

/// Operands that are casts of memrefs become their sources.
pub(super) fn structured(b: &mut Body, op: Op) -> Option<Fold> {
    fold_casts(b, op)
}

/// The only iteration of a loop has number zero.
pub(super) fn index(b: &mut Body, op: Index) -> Option<Attr> {
    let parent = b.parent_op(op.0).filter(|&parent| is_structured(b.def(parent)))?;
    let ctx = b.ctx();
    let dim = op.dim(b)?;
    let maps = indexing_maps(b, parent);
    let sizes = super::structured::loop_sources(ctx, &maps, maps.first()?.n_dims as usize)?;
    let &(operand, at) = sizes.get(usize::try_from(dim).ok()?)?;
    let extent = *shape_of(ctx, b.ty(b.operands(parent).get(operand)?)).get(at)?;
    (extent == 1).then(|| IntegerAttr::of_i64(ctx, Type::INDEX, 0))
}

/// A transpose of a tensor that permutes nothing is its input.
pub(super) fn transpose(b: &mut Body, op: Transpose) -> Fold {
    let ctx = b.ctx();
    let input = op.input(b);
    if b.n_results(op.0) == 1 && b.ty(input).is_tensor(ctx) {
        let permutation = op.permutation(b).and_then(|attr| attr.as_::<DenseArrayAttr>(ctx));
        if permutation.is_some_and(|permutation| permutation.i64s().eq(0..permutation.len as i64)) {
            return Fold::value(input);
        }
    }
    Fold::None
}

/// The elements of a packed constant are equal if those of the constant are, and so is the padding.
pub(super) fn pack(b: &mut Body, op: Pack) -> Option<Attr> {
    let ctx = b.ctx();
    let source = constant_of(b, op.source(b))?;
    if let Some(padding) = op.padding_value(b)
        && constant_of(b, padding) != splat_element(ctx, source)
    {
        return None;
    }
    resized_splat(ctx, source, b.ty(op.result(b)))
}

/// The elements of an unpacked constant are equal if those of the constant are.
pub(super) fn unpack(b: &mut Body, op: Unpack) -> Option<Attr> {
    resized_splat(b.ctx(), constant_of(b, op.source(b))?, b.ty(op.result(b)))
}
