//! Greedy rewriting in front of the conversion: operations on vectors of several dimensions become operations on their
//! rows, transfers become loads and stores.

mod mask;
mod outer;
mod shape_cast;
mod slice;
mod transfer;
mod transpose;
mod unroll;

use super::VectorOptions;
use super::shape::MAX_UNROLL;
use crate::arith::emit::{float_attr, int_attr};
use smallvec::SmallVec;
use terrace_dialects::{ub, vector};
use terrace_ir::attrs::DenseArrayAttr;
use terrace_ir::types::VectorType;
use terrace_ir::{Attr, Builder, Context, Op, OpKind, Type, Value};
use terrace_rewrite::greedy::{Pattern, Patterns};
use terrace_rewrite::rewrites;

static PATTERNS: &[Pattern] = rewrites![
    vector::BitCast => unroll::bitcast,
    vector::Broadcast => unroll::broadcast,
    vector::ConstantMask => mask::constant,
    vector::CreateMask => mask::rows,
    vector::Deinterleave => unroll::deinterleave,
    vector::ExtractStridedSlice => slice::extract,
    vector::FMA => unroll::fma,
    vector::FromElements => unroll::from_elements,
    vector::Gather => unroll::gather,
    vector::InsertStridedSlice => slice::insert,
    vector::Interleave => unroll::interleave,
    vector::OuterProduct => outer::outer_product,
    vector::ShapeCast => shape_cast::shape_cast,
    vector::Step => unroll::step,
    vector::ToElements => unroll::to_elements,
    vector::TransferRead => transfer::read,
    vector::TransferWrite => transfer::write,
    vector::Transpose => transpose::transpose,
];

/// Patterns with wide indices in masks, or with narrow ones.
static MASKS: [&[Pattern]; 2] = [
    rewrites![
        vector::CreateMask => mask::create_mask::<false>,
        vector::TransferRead => mask::read_bounds,
        vector::TransferWrite => mask::write_bounds,
    ],
    rewrites![
        vector::CreateMask => mask::create_mask::<true>,
        vector::TransferRead => mask::read_bounds,
        vector::TransferWrite => mask::write_bounds,
    ],
];

/// The patterns for these options.
pub(super) fn patterns(options: VectorOptions) -> Patterns<Pattern> {
    Patterns::new().add(PATTERNS).add(MASKS[usize::from(options.narrow_indices)])
}

/// The type of a value as a vector.
fn vector_of<'c>(ctx: &'c Context, b: &Builder<'_>, value: Value) -> Option<VectorType<'c>> {
    b.ty(value).as_::<VectorType>(ctx)
}

/// Whether an operation is in the region of a `vector.mask`, together with which it is lowered.
fn is_masked(b: &Builder<'_>, op: Op) -> bool {
    b.parent_op(op).is_some_and(|parent| core::ptr::eq(b.def(parent), vector::Mask::DEF))
}

/// Whether a dimension is scalable.
fn is_scalable(ty: &VectorType<'_>, dim: usize) -> bool {
    ty.scalable.get(dim) == Some(&1)
}

/// A vector type without some leading dimensions.
fn inner_type(ctx: &Context, ty: &VectorType<'_>, skipped: usize, elem: Type) -> Type {
    let shape = ty.shape.get(skipped..).unwrap_or_default();
    let scalable = ty.scalable.get(skipped..).unwrap_or_default();
    let scalable = if scalable.contains(&1) { scalable } else { &[] };
    VectorType::get(ctx, shape, elem, scalable)
}

/// The first extent, if it is small enough to unroll.
fn n_rows(ty: &VectorType<'_>) -> Option<i64> {
    let n = *ty.shape.first()?;
    (u64::try_from(n).ok()? <= MAX_UNROLL).then_some(n)
}

/// All positions in leading dimensions, in row-major order; `None` if there are too many.
fn positions(shape: &[i64]) -> Option<Vec<SmallVec<[i64; 4]>>> {
    let n = shape.iter().try_fold(1i64, |n, &extent| n.checked_mul(extent))?;
    if u64::try_from(n).ok()? > MAX_UNROLL {
        return None;
    }
    let mut at: SmallVec<[i64; 4]> = SmallVec::from_elem(0, shape.len());
    let mut all = Vec::new();
    for _ in 0..n {
        all.push(at.clone());
        for dim in (0..shape.len()).rev() {
            at[dim] += 1;
            if at[dim] < shape[dim] {
                break;
            }
            at[dim] = 0;
        }
    }
    Some(all)
}

/// Extracts a row, or an element if the position has all dimensions.
fn extract(b: &mut Builder<'_>, source: Value, at: &[i64]) -> Value {
    let ctx = &b.ctx().clone();
    let ty = match b.ty(source).as_::<VectorType>(ctx) {
        Some(ty) if at.len() < ty.shape.len() => inner_type(ctx, &ty, at.len(), ty.elem),
        Some(ty) => ty.elem,
        None => b.ty(source),
    };
    let at = DenseArrayAttr::of_i64s(ctx, at);
    vector::Extract::new(b, ty, at, source, &[])
}

fn insert(b: &mut Builder<'_>, value: Value, dest: Value, at: &[i64]) -> Value {
    let at = DenseArrayAttr::of_i64s(b.ctx(), at);
    vector::Insert::new(b, at, value, dest, &[])
}

fn poison(b: &mut Builder<'_>, ty: Type) -> Value {
    ub::Poison::new(b, ty)
}

/// The zero of a scalar or vector type.
fn zero(ctx: &Context, ty: Type) -> Option<Attr> {
    match ty.element_or_self(ctx).is_float(ctx) {
        true => float_attr(ctx, ty, 0.0),
        false => int_attr(ctx, ty, 0),
    }
}
