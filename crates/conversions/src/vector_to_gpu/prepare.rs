//! Contractions and reads in the form that matrix units take.

use crate::prelude::*;
use terrace_memory::vector::{Contract, IteratorType, Mask, TransferRead, Transpose};

/// The indexing maps of a product, as dimensions: rows, columns and the dimension that is reduced.
pub(super) type Form = [[usize; 2]; 3];

const ROW: usize = 0;
const COLUMN: usize = 1;
const REDUCED: usize = 2;

/// The product of two matrices.
pub(super) const PRODUCT: Form = [[ROW, REDUCED], [REDUCED, COLUMN], [ROW, COLUMN]];
/// The product of a matrix and a transposed one.
pub(super) const TRANSPOSED_PRODUCT: Form = [[ROW, REDUCED], [COLUMN, REDUCED], [ROW, COLUMN]];

/// Patterns in front of operations of `gpu` on matrices.
pub(super) static FOR_MATRICES: &[greedy::Pattern] = rewrites![
    Contract => to_product,
    Transpose => transpose_read,
];

/// Patterns in front of operations of `nvgpu`.
pub(super) static FOR_MMA_SYNC: &[greedy::Pattern] = rewrites![
    Contract => to_transposed_product,
    Transpose => transpose_read,
];

fn maps(ctx: &Context, form: Form) -> [Attr; 3] {
    form.map(|dims| AffineMap::of_dims(ctx, 3, dims).attr(ctx))
}

/// Whether a contraction is a product of this form.
pub(super) fn has_form(b: &Body, op: Contract, form: Form) -> bool {
    let ctx = b.ctx();
    let list = |attr: Option<Attr>| attr.and_then(|attr| attr.as_array(ctx)).unwrap_or_default();
    let iterators = list(op.iterator_types(b)).iter().map(|&attr| IteratorType::decode(ctx, attr));
    let expected = [IteratorType::Parallel, IteratorType::Parallel, IteratorType::Reduction];
    iterators.eq(expected.map(Some)) && list(op.indexing_maps(b)) == maps(ctx, form)
}

fn to_product(op: Contract, rw: &mut Rewriter<'_>) -> Option<Value> {
    prepare(op, rw, PRODUCT, transposed)
}

fn to_transposed_product(op: Contract, rw: &mut Rewriter<'_>) -> Option<Value> {
    prepare(op, rw, TRANSPOSED_PRODUCT, transposed_before_extension)
}

/// Makes a product of any form one of the form `to`: factors are exchanged and transposed.
fn prepare(
    op: Contract,
    rw: &mut Rewriter<'_>,
    to: Form,
    transpose: fn(&mut Rewriter<'_>, Value) -> Option<Value>,
) -> Option<Value> {
    // The region of a mask has no place for other operations.
    if has_form(rw, op, to) || rw.parent_op(op.0).is_some_and(|parent| rw.is::<Mask>(parent)) {
        return None;
    }
    let swap = |[x, y]: [usize; 2], flip: bool| if flip { [y, x] } else { [x, y] };
    let flips = [(false, false), (false, true), (true, false), (true, true)];
    let (flip_lhs, flip_rhs, exchanged) = flips.into_iter().find_map(|(lhs, rhs)| {
        let direct = [swap(to[0], lhs), swap(to[1], rhs), to[2]];
        // The rows of the exchanged product are the columns of the contraction.
        let rename = |dims: [usize; 2]| dims.map(|dim| [COLUMN, ROW, REDUCED][dim]);
        let exchanged = [rename(direct[1]), rename(direct[0]), rename(direct[2])];
        let is_direct = has_form(rw, op, direct);
        (is_direct || has_form(rw, op, exchanged)).then_some((lhs, rhs, !is_direct))
    })?;
    let (mut lhs, mut rhs, acc) = (op.lhs(rw), op.rhs(rw), op.acc(rw));
    if exchanged {
        core::mem::swap(&mut lhs, &mut rhs);
    }
    if flip_rhs {
        rhs = transpose(rw, rhs)?;
    }
    if flip_lhs {
        lhs = transpose(rw, lhs)?;
    }
    let ctx = rw.ctx().clone();
    let (ty, kind, iterators) = (rw.ty(op.result(rw)), op.kind(rw)?, op.iterator_types(rw)?);
    let maps = ArrayAttr::get(&ctx, &maps(&ctx, to));
    Some(Contract::with(ty, maps, iterators, lhs, rhs, acc).kind(kind).result(rw))
}

fn transposed(rw: &mut Rewriter<'_>, matrix: Value) -> Option<Value> {
    crate::common::vectors::transpose(rw, matrix, &[1, 0])
}

/// Transposes a matrix of integers in front of their extension.
fn transposed_before_extension(rw: &mut Rewriter<'_>, matrix: Value) -> Option<Value> {
    let Some(extension) = rw.def_op(matrix).filter(|&op| is_integer_extension(rw, op)) else {
        return transposed(rw, matrix);
    };
    let narrow = transposed(rw, rw.operand(extension, 0))?;
    Some(extended(rw, extension, narrow))
}

/// Whether an operation extends integers.
pub(super) fn is_integer_extension(b: &Body, op: Op) -> bool {
    b.is::<arith::ExtSI>(op) || b.is::<arith::ExtUI>(op)
}

/// Extends another vector as an operation does.
fn extended(rw: &mut Rewriter<'_>, extension: Op, value: Value) -> Value {
    let ctx = rw.ctx().clone();
    let elem = rw.ty(rw.result(extension, 0)).element_or_self(&ctx);
    let ty = terrace_base::infer::with_element(&ctx, rw.ty(value), elem);
    if rw.is::<arith::ExtSI>(extension) {
        arith::ExtSI::new(rw, ty, value)
    } else if rw.is::<arith::ExtUI>(extension) {
        arith::ExtUI::new(rw, ty, value)
    } else {
        arith::ExtF::new(rw, ty, value)
    }
}

/// Reads a matrix in the order in which it is needed, and extends its elements behind that.
fn transpose_read(op: Transpose, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let source = op.vector(rw);
    let extension =
        rw.def_op(source).filter(|&def| is_integer_extension(rw, def) || rw.is::<arith::ExtF>(def));
    let source = extension.map_or(source, |extension| rw.operand(extension, 0));
    let read = rw.def_as::<TransferRead>(source)?;
    let (map, in_bounds) = (AffineMap::of(&ctx, read.permutation_map(rw)?)?, read.in_bounds(rw)?);
    let all_in_bounds = in_bounds.as_array(&ctx)?.iter().all(|bound| bound.as_bool(&ctx) == Some(true));
    let is_masked =
        read.mask(rw).is_some() || rw.parent_op(read.0).is_some_and(|parent| rw.is::<Mask>(parent));
    if map.results.is_empty() || is_masked || !all_in_bounds {
        return None;
    }
    let permutation = integers_of(&ctx, op.permutation(rw));
    let results = permutation.iter().map(|&dim| map.results.get(usize::try_from(dim).ok()?).copied());
    let results: SmallVec<[AffineExpr; 4]> = results.collect::<Option<_>>()?;
    let elem = rw.ty(source).element_or_self(&ctx);
    let ty = terrace_base::infer::with_element(&ctx, rw.ty(op.result(rw)), elem);
    let map = AffineMap { results, ..map }.attr(&ctx);
    let (base, indices, padding) = (read.base(rw), read.indices(rw).to_vec(), read.padding(rw));
    let new = TransferRead::new(rw, ty, map, in_bounds, base, &indices, padding, None);
    Some(extension.map_or(new, |extension| extended(rw, extension, new)))
}
