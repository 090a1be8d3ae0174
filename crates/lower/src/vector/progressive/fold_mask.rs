//! Simplification of accesses with masks that select everything or nothing, of masks with constant bounds, and of chains of
//! transpositions.

use terrace_dialects::arith;
use terrace_dialects::index_list::integers_of;
use terrace_dialects::vector::{self, uniform_mask};
use terrace_ir::attrs::DenseArrayAttr;
use terrace_ir::folding::constant_of;
use terrace_ir::types::VectorType;
use terrace_ir::{Attr, Body, Context, Op, Type, Value};
use terrace_rewrite::greedy::{Pattern, Rewriter};
use terrace_rewrite::rewrites;
use terrace_support::small_vec::SmallVec;

pub(super) static PATTERNS: &[Pattern] = rewrites![
    vector::CreateMask => create_mask,
    vector::MaskedLoad => masked_load,
    vector::MaskedStore => masked_store,
    vector::Gather => gather,
    vector::Scatter => scatter,
    vector::ExpandLoad => expand_load,
    vector::CompressStore => compress_store,
    vector::ExtractStridedSlice => slice_of_mask,
    vector::Transpose => transpose,
];

/// How many times `vscale` a value is: `vector.vscale`, or its product with a constant.
fn vscale_multiple(b: &Body, value: Value) -> Option<i64> {
    let op = b.def_op(value)?;
    if b.is::<vector::VectorScale>(op) {
        return Some(1);
    }
    let product = b.as_::<arith::MulI>(op)?;
    let is_vscale = |value: Value| b.def_op(value).is_some_and(|op| b.is::<vector::VectorScale>(op));
    let (lhs, rhs) = (product.lhs(b), product.rhs(b));
    let factor = match (is_vscale(lhs), is_vscale(rhs)) {
        (true, _) => rhs,
        (_, true) => lhs,
        _ => return None,
    };
    constant_of(b, factor)?.as_i64(b.ctx())
}

/// A mask with constant bounds is a constant mask.
fn create_mask(op: vector::CreateMask, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let ty = rw.ty(op.result(rw));
    let mask = ty.as_::<VectorType>(ctx)?;
    let mut bounds: SmallVec<[i64; 4]> = SmallVec::new();
    for (at, bound) in op.bounds(rw).iter().enumerate() {
        let extent = mask.shape.get(at).copied().unwrap_or(1);
        let constant = constant_of(rw, bound).and_then(|bound| bound.as_i64(ctx));
        let bound = match constant {
            Some(_) if mask.is_scalable(at) => return None,
            Some(bound) => bound,
            // `vscale` is at least one.
            None => vscale_multiple(rw, bound).filter(|&bound| bound >= extent)?,
        };
        bounds.push(bound.clamp(0, extent));
    }
    if bounds.contains(&0) {
        bounds.fill(0);
    }
    let bounds = DenseArrayAttr::of_i64s(ctx, &bounds);
    let value = vector::ConstantMask::new(rw, ty, bounds);
    rw.replace(op.0, &[value]);
    Some(())
}

/// Replaces a masked load by a load of everything, or by the value for elements that are masked out.
fn load(
    rw: &mut Rewriter<'_>,
    op: Op,
    (mask, pass_thru): (Value, Value),
    (base, indices): (Value, SmallVec<[Value; 4]>),
    alignment: Option<Attr>,
) -> Option<()> {
    let value = match uniform_mask(rw, mask)? {
        true => {
            let ty = rw.ty(pass_thru);
            let load = vector::Load::build(rw, ty, base, &indices);
            rw.set_slot(load.0, vector::Load::SLOTS.alignment, alignment);
            load.result(rw)
        }
        false => pass_thru,
    };
    rw.replace(op, &[value]);
    Some(())
}

fn masked_load(op: vector::MaskedLoad, rw: &mut Rewriter<'_>) -> Option<()> {
    let place = (op.base(rw), op.indices(rw).iter().collect());
    let alignment = rw.slot(op.0, vector::MaskedLoad::SLOTS.alignment);
    load(rw, op.0, (op.mask(rw), op.pass_thru(rw)), place, alignment)
}

fn expand_load(op: vector::ExpandLoad, rw: &mut Rewriter<'_>) -> Option<()> {
    let place = (op.base(rw), op.indices(rw).iter().collect());
    let alignment = rw.slot(op.0, vector::ExpandLoad::SLOTS.alignment);
    load(rw, op.0, (op.mask(rw), op.pass_thru(rw)), place, alignment)
}

/// Replaces a masked store by a store of everything, or by nothing.
fn store(
    rw: &mut Rewriter<'_>,
    op: Op,
    (mask, value): (Value, Value),
    (base, indices): (Value, SmallVec<[Value; 4]>),
    alignment: Option<Attr>,
) -> Option<()> {
    if uniform_mask(rw, mask)? {
        let store = vector::Store::build(rw, value, base, &indices);
        rw.set_slot(store.0, vector::Store::SLOTS.alignment, alignment);
    }
    rw.erase(op);
    Some(())
}

fn masked_store(op: vector::MaskedStore, rw: &mut Rewriter<'_>) -> Option<()> {
    let place = (op.base(rw), op.indices(rw).iter().collect());
    let alignment = rw.slot(op.0, vector::MaskedStore::SLOTS.alignment);
    store(rw, op.0, (op.mask(rw), op.value_to_store(rw)), place, alignment)
}

fn compress_store(op: vector::CompressStore, rw: &mut Rewriter<'_>) -> Option<()> {
    let place = (op.base(rw), op.indices(rw).iter().collect());
    let alignment = rw.slot(op.0, vector::CompressStore::SLOTS.alignment);
    store(rw, op.0, (op.mask(rw), op.value_to_store(rw)), place, alignment)
}

fn gather(op: vector::Gather, rw: &mut Rewriter<'_>) -> Option<()> {
    let mask = op.mask(rw);
    if uniform_mask(rw, mask)? || super::is_masked(rw, op.0) {
        return None;
    }
    let value = op.pass_thru(rw);
    rw.replace(op.0, &[value]);
    Some(())
}

fn scatter(op: vector::Scatter, rw: &mut Rewriter<'_>) -> Option<()> {
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

/// The integers of an array attribute.
fn integers(ctx: &Context, attr: Option<Attr>) -> Option<SmallVec<[i64; 4]>> {
    attr?.as_array(ctx)?.iter().map(|elem| elem.as_i64(ctx)).collect()
}

/// A slice of a constant mask is a constant mask.
fn slice_of_mask(op: vector::ExtractStridedSlice, rw: &mut Rewriter<'_>) -> Option<()> {
    type Slice = vector::ExtractStridedSlice;
    let ctx = &rw.ctx().clone();
    let source = rw.def_op(op.source(rw))?;
    let mask = rw.as_::<vector::ConstantMask>(source)?;
    let bounds = integers_of(ctx, rw.slot(mask.0, vector::ConstantMask::SLOTS.mask_dim_sizes));
    let strides = integers(ctx, rw.slot(op.0, Slice::SLOTS.strides))?;
    if strides.iter().any(|&stride| stride != 1) {
        return None;
    }
    let offsets = integers(ctx, rw.slot(op.0, Slice::SLOTS.offsets))?;
    let sizes = integers(ctx, rw.slot(op.0, Slice::SLOTS.sizes))?;
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
    let value = vector::ConstantMask::new(rw, ty, DenseArrayAttr::of_i64s(ctx, &inside));
    rw.replace(op.0, &[value]);
    Some(())
}

/// A transposition of a transposition is one.
fn transpose(op: vector::Transpose, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let inner = rw.def_op(op.vector(rw))?;
    let inner = rw.as_::<vector::Transpose>(inner)?;
    let permutation = |op: Op| integers_of(ctx, rw.slot(op, vector::Transpose::SLOTS.permutation));
    let (outer, first) = (permutation(op.0), permutation(inner.0));
    let composed: Option<SmallVec<[i64; 4]>> =
        outer.iter().map(|&dim| first.get(usize::try_from(dim).ok()?).copied()).collect();
    let composed = DenseArrayAttr::of_i64s(ctx, &composed?);
    let (ty, source) = (rw.ty(op.result(rw)), inner.vector(rw));
    let value = vector::Transpose::new(rw, ty, composed, source);
    rw.replace(op.0, &[value]);
    Some(())
}
