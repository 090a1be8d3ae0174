//! Simplification of accesses with masks that select everything or nothing, of masks with constant bounds, and of chains of
//! transpositions.

use super::slice::integers;
use crate::prelude::*;

pub(super) static PATTERNS: &[greedy::Pattern] = rewrites![
    vector::CreateMask => vector::create_constant_mask,
    vector::MaskedLoad => masked_load,
    vector::MaskedStore => masked_store,
    vector::Gather => gather,
    vector::Scatter => scatter,
    vector::ExpandLoad => expand_load,
    vector::CompressStore => compress_store,
    vector::ExtractStridedSlice => slice_of_mask,
    vector::Transpose => transpose,
];

/// Defines functions that replace a masked load by a load of everything, or by the value for elements that are masked
/// out.
macro_rules! loads {
    ($($name:ident $Op:ident)*) => {$(
        fn $name(op: vector::$Op, rw: &mut Rewriter) -> Option<Value> {
            let (pass_thru, indices, alignment) = (op.pass_thru(rw), op.indices(rw).to_vec(), op.alignment(rw));
            let (ty, base) = (rw.ty(pass_thru), op.base(rw));
            Some(match uniform_mask(rw, op.mask(rw))? {
                true => vector::Load::with(ty, base, &indices).alignment(alignment).result(rw),
                false => pass_thru,
            })
        }
    )*};
}
loads! { masked_load MaskedLoad expand_load ExpandLoad }

/// Defines functions that replace a masked store by a store of everything, or by nothing.
macro_rules! stores {
    ($($name:ident $Op:ident)*) => {$(
        fn $name(op: vector::$Op, rw: &mut Rewriter) -> Option<[Value; 0]> {
            let (value, indices, alignment) = (op.value_to_store(rw), op.indices(rw).to_vec(), op.alignment(rw));
            if uniform_mask(rw, op.mask(rw))? {
                let base = op.base(rw);
                vector::Store::with(value, base, &indices).alignment(alignment).build(rw);
            }
            Some([])
        }
    )*};
}
stores! { masked_store MaskedStore compress_store CompressStore }

fn gather(op: vector::Gather, rw: &mut Rewriter) -> Option<Value> {
    let is_kept = uniform_mask(rw, op.mask(rw))? || super::masking::is_masked(rw, op.0);
    (!is_kept).then(|| op.pass_thru(rw))
}

fn scatter(op: vector::Scatter, rw: &mut Rewriter) -> Option<()> {
    let mask = op.mask(rw);
    if uniform_mask(rw, mask)? {
        return None;
    }
    match rw.n_results(op.0) {
        0 => rw.erase(op.0),
        _ => {
            let base = op.base(rw);
            rw.replace(op.0, &[base]);
        }
    }
    Some(())
}

/// A slice of a constant mask is a constant mask.
fn slice_of_mask(op: vector::ExtractStridedSlice, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let source = rw.def_op(op.source(rw))?;
    let mask = rw.as_::<vector::ConstantMask>(source)?;
    let bounds = integers_of(ctx, mask.mask_dim_sizes(rw));
    let strides = integers(ctx, op.strides(rw))?;
    if strides.iter().any(|&stride| stride != 1) {
        return None;
    }
    let offsets = integers(ctx, op.offsets(rw))?;
    let sizes = integers(ctx, op.sizes(rw))?;
    let mut inside: SmallVec<[i64; 4]> = SmallVec::new();
    for (at, &bound) in bounds.iter().enumerate() {
        inside.push(match (offsets.get(at), sizes.get(at)) {
            (Some(&offset), Some(&size)) => bound.saturating_sub(offset).clamp(0, size.max(0)),
            _ => bound,
        });
    }
    if inside.contains(&0) {
        inside.fill(0);
    }
    let ty: Type = rw.ty(op.result(rw));
    Some(vector::ConstantMask::new(rw, ty, DenseArrayAttr::of_i64s(ctx, &inside)))
}

/// A transposition of a transposition is one.
fn transpose(op: vector::Transpose, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let inner = rw.def_op(op.vector(rw))?;
    let inner = rw.as_::<vector::Transpose>(inner)?;
    let permutation = |op: Op| integers_of(ctx, rw.slot(op, vector::Transpose::SLOTS.permutation));
    let (outer, first) = (permutation(op.0), permutation(inner.0));
    let composed: Option<SmallVec<[i64; 4]>> =
        outer.iter().map(|&dim| first.get(usize::try_from(dim).ok()?).copied()).collect();
    let composed = DenseArrayAttr::of_i64s(ctx, &composed?);
    let (ty, source) = (rw.ty(op.result(rw)), inner.vector(rw));
    Some(vector::Transpose::new(rw, ty, composed, source))
}
