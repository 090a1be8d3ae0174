//! Greedy rewriting in front of the conversion: operations on vectors of several dimensions become operations on their
//! rows, transfers become loads and stores.

mod access;
pub(crate) mod combine;
mod contract;
mod dynamic;
mod fold_mask;
mod in_memory;
pub(crate) mod lower_mask;
mod mask;
pub(crate) mod masking;
pub(crate) mod multi_reduction;
mod outer;
mod scan;
mod shape_cast;
mod slice;
mod transfer;
mod transpose;
mod unroll;

use super::VectorToLlvm;
use crate::prelude::*;
use masking::is_masked;
use terrace_memory::vector::limits::MAX_OPS;
use terrace_rewrite::greedy::Pattern;

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
    arith::Select => mask::select,
    vector::ShapeCast => shape_cast::shape_cast,
    vector::Step => unroll::step,
    vector::ToElements => unroll::to_elements,
    vector::TransferRead => transfer::read,
    vector::TransferWrite => transfer::write,
];

/// Masks with wide indices, or with narrow ones.
static MASKS: [&[Pattern]; 2] = [
    rewrites![vector::CreateMask => mask::create_mask::<false>],
    rewrites![vector::CreateMask => mask::create_mask::<true>],
];

/// Masks for transfers that may be out of bounds.
static BOUNDS: &[Pattern] = rewrites![
    vector::TransferRead => mask::read_bounds,
    vector::TransferWrite => mask::write_bounds,
];

/// Contractions, by the option `vector-contract-lowering`.
static CONTRACTIONS: [&[Pattern]; 4] = [
    rewrites![vector::Contract => contract::contract::<{ contract::DOT }>],
    rewrites![vector::Contract => contract::contract::<{ contract::LLVM_INTRINSIC }>],
    rewrites![vector::Contract => contract::contract::<{ contract::OUTER_PRODUCT }>],
    rewrites![vector::Contract => contract::contract::<{ contract::PARALLEL_ARITH }>],
];

/// Contractions and transpositions that upstream leaves.
static UNRESTRICTED: &[Pattern] = rewrites![
    vector::Contract => contract::contract::<{ contract::ANY }>,
    vector::Transpose => transpose::transpose::<{ transpose::SCALABLE_ROWS }>,
];

/// Transpositions, by the option `vector-transpose-lowering`.
static TRANSPOSITIONS: [&[Pattern]; 4] = [
    rewrites![vector::Transpose => transpose::transpose::<{ transpose::ELEMENTWISE }>],
    rewrites![vector::Transpose => transpose::transpose::<{ transpose::LLVM_INTRINSIC }>],
    rewrites![vector::Transpose => transpose::transpose::<{ transpose::SHUFFLE_1D }>],
    rewrites![vector::Transpose => transpose::transpose::<{ transpose::SHUFFLE_16X16 }>],
];

/// The patterns of complete lowerings: also for operations that upstream lowers by other passes, or not at all. Memory
/// may have more than 2^31 elements, so indices in masks are wide.
pub(super) fn complete() -> Patterns<Pattern> {
    let options = VectorToLlvm { force_32bit_vector_indices: false, ..VectorToLlvm::default() };
    Patterns::new()
        .add(in_memory::PATTERNS)
        .chain(patterns(&options))
        .add(UNRESTRICTED)
        .add(access::PATTERNS)
        .add(dynamic::PATTERNS)
        .add(lower_mask::PATTERNS)
        .add(lower_mask::COMPLETE)
        .add(multi_reduction::COMPLETE)
        .add(scan::PATTERNS)
}

/// The patterns of complete lowerings that replace operations by loops over memory.
pub(super) fn in_memory() -> Patterns<Pattern> {
    Patterns::new().add(in_memory::PATTERNS)
}

/// The patterns for these options.
pub(super) fn patterns(o: &VectorToLlvm) -> Patterns<Pattern> {
    let extensions = [o.enable_arm_i8mm, o.enable_arm_bf16];
    let instructions = [(o.enable_arm_neon, &contract::arm::NEON), (o.enable_arm_sve, &contract::arm::SVE)]
        .into_iter()
        .filter(|(is_enabled, _)| *is_enabled)
        .flat_map(|(_, tables)| tables.iter().zip(extensions))
        .filter(|(_, is_enabled)| *is_enabled);
    instructions
        .fold(Patterns::new(), |all, (table, _)| all.add(table))
        .add(fold_mask::PATTERNS)
        .add(PATTERNS)
        .add(CONTRACTIONS[o.vector_contract_lowering as usize])
        .add(TRANSPOSITIONS[o.vector_transpose_lowering as usize])
        .add(MASKS[usize::from(o.force_32bit_vector_indices)])
        .add(BOUNDS)
}

/// The type of a value as a vector.
pub(crate) fn vector_of<'c>(ctx: &'c Context, b: &Builder, value: Value) -> Option<VectorType<'c>> {
    b.ty(value).as_::<VectorType>(ctx)
}

/// Whether a dimension is scalable.
pub(crate) fn is_scalable(ty: &VectorType<'_>, dim: usize) -> bool {
    ty.scalable.get(dim) == Some(&1)
}

/// A vector type without some leading dimensions.
pub(crate) fn inner_type(ctx: &Context, ty: &VectorType<'_>, skipped: usize, elem: Type) -> Type {
    let shape = ty.shape.get(skipped..).unwrap_or_default();
    let scalable = ty.scalable.get(skipped..).unwrap_or_default();
    let scalable = if scalable.contains(&1) { scalable } else { &[] };
    VectorType::get(ctx, shape, elem, scalable)
}

/// Whether unrolling into `n` parts stays below the greatest number of operations.
pub(crate) fn fits(b: &Body, n: i64) -> bool {
    u64::try_from(n).is_ok_and(|n| n <= MAX_UNROLL && b.op_bound() as u64 + n <= MAX_OPS)
}

/// How many products of rows a contraction has, if the longest rows are multiplied as a whole.
pub(super) fn contraction_steps(b: &Body, op: vector::Contract) -> Option<i64> {
    let extents = contract::Contraction::of(b, op, None)?.iteration_space(b)?;
    Some(product(&extents) / extents.iter().copied().max().unwrap_or(1).max(1))
}

/// The first extent, if it is small enough to unroll.
fn n_rows(ty: &VectorType<'_>) -> Option<i64> {
    ty.shape.first().copied().filter(|&n| is_unrollable(&[n]))
}

/// All positions in leading dimensions, in row-major order; `None` if there are too many.
fn positions(b: &Body, shape: &[i64]) -> Option<Vec<SmallVec<[i64; 4]>>> {
    fits(b, product(shape)).then(|| vector::positions::positions(shape).collect())
}

/// Extracts a row, or an element if the position has all dimensions.
pub(crate) fn extract(b: &mut Builder, source: Value, at: &[i64]) -> Value {
    let ctx = &b.ctx().clone();
    let ty = match b.ty(source).as_::<VectorType>(ctx) {
        Some(ty) if at.len() < ty.shape.len() => inner_type(ctx, &ty, at.len(), ty.elem),
        Some(ty) => ty.elem,
        None => b.ty(source),
    };
    let at = DenseArrayAttr::of_i64s(ctx, at);
    vector::Extract::new(b, ty, at, source, &[])
}

pub(crate) fn insert(b: &mut Builder, value: Value, dest: Value, at: &[i64]) -> Value {
    let at = DenseArrayAttr::of_i64s(b.ctx(), at);
    vector::Insert::new(b, at, value, dest, &[])
}

/// Inserts what `create` makes at each position into a vector.
pub(crate) fn fill<'b, P: AsRef<[i64]>>(
    rw: &mut Rewriter<'b>,
    all: Value,
    positions: impl IntoIterator<Item = P>,
    mut create: impl FnMut(&mut Rewriter<'b>, &[i64]) -> Value,
) -> Value {
    positions.into_iter().fold(all, |all, at| {
        let part = create(rw, at.as_ref());
        insert(rw, part, all, at.as_ref())
    })
}

/// The positions of `n` rows.
pub(crate) fn row_positions(n: i64) -> impl Iterator<Item = [i64; 1]> {
    (0..n).map(|at| [at])
}

pub(crate) fn poison(b: &mut Builder, ty: Type) -> Value {
    ub::Poison::new(b, ty)
}

/// A constant of zeros.
pub(crate) fn zeros(b: &mut Builder, ty: Type) -> Option<Value> {
    let zero = zero(b.ctx(), ty)?;
    Some(arith::Constant::new(b, zero))
}

/// The zero of a scalar or vector type.
pub(crate) fn zero(ctx: &Context, ty: Type) -> Option<Attr> {
    match ty.element_or_self(ctx).is_float(ctx) {
        true => float_attr(ctx, ty, 0.0),
        false => int_attr(ctx, ty, 0),
    }
}
