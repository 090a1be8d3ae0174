//! The canonicalization patterns of `linalg`: those of single operations here, those of filled tensors in [`fill`], those of
//! packed ones in [`relayout`], those about static extents in [`types`].

mod fill;
mod relayout;
mod types;

use super::build;
use super::structured::{indexing_maps, payload_block};
use super::{
    ALL_OPS, Broadcast, Copy, Generic, N_OPS, Pack, Softmax, Transpose, Unpack, WinogradFilterTransform,
    WinogradInputTransform, WinogradOutputTransform, Yield,
};
use crate::prelude::*;
use greedy::Pattern;
use terrace_memory::dims::{extents, shape_of};
use terrace_memory::index_list::{Indices, divide, integers_of};
use terrace_memory::sparse_tensor;
use terrace_memory::tensor::{
    Cast, CollapseShape, Concat, Empty, ExpandShape, Extract, InsertSlice, Pad, cast_compatible,
};

/// The patterns of single operations, for each in upstream's order.
pub(super) const OF_OPERATIONS: &[Pattern] = rules!["(anonymous namespace)::";
    "EraseIdentityLinalgOp<mlir::linalg::GenericOp>": Generic => fn(identity);
    "FoldConcatsOfFill": Concat => fn(fill::concat);
    "FoldFillWithCopy": Copy => fn(fill::copy);
    "FoldFillWithTensorExtract": Extract => fn(fill::extract);
    "FoldFillWithPack": Pack => fn(fill::pack);
    "FoldFillWithPad": Pad => fn(fill::pad);
    "FoldFillWithTensorReshape<mlir::tensor::CollapseShapeOp>": CollapseShape => fn(fill::collapse);
    "FoldFillWithTensorReshape<mlir::tensor::ExpandShapeOp>": ExpandShape => fn(fill::expand);
    "FoldInsertPadIntoFill": InsertSlice => fn(fill::insert_pad);
    "FoldFillWithTranspose": Transpose => fn(fill::transpose);
    "EraseSelfCopy": Copy => fn(self_copy);
    "EraseIdentityLinalgOp<mlir::linalg::BroadcastOp>": Broadcast => fn(identity);
    "FoldBroadcasts" in "": Broadcast => fn(broadcast_of_broadcast);
    "" in "": Pack => fn(relayout::pack);
    "FoldTransposeWithTranspose" in "": Transpose => fn(transpose_of_transpose);
    "SwapTransposeWithBroadcast" in "": Transpose => fn(transpose_of_broadcast);
    "" in "": Unpack => fn(relayout::unpack);
];

/// The patterns of `linalg.fill` (`FillOp::getCanonicalizationPatterns`), which are about its users.
pub(super) fn of_fill() -> impl Iterator<Item = &'static Pattern> {
    PATTERNS.iter().filter(|pattern| pattern.name.contains("Fill"))
}

/// Whether an operation of the table is structured: only these have rules about their regions.
const fn is_structured(def: &OpDef) -> bool {
    def.hooks.inits.is_some() && def.hooks.verify_regions.is_some()
}

pub(super) const N_STRUCTURED: usize = {
    let (mut n, mut i) = (0, 0);
    while i < N_OPS {
        n += is_structured(ALL_OPS[i]) as usize;
        i += 1;
    }
    n
};

/// A pattern for each structured operation.
pub(super) const fn for_structured(
    name: &'static str,
    run: fn(&mut Rewriter<'_>, Op) -> Option<()>,
) -> [Pattern; N_STRUCTURED] {
    let mut all = [const { Pattern::new::<Yield>(|_, _| None) }; N_STRUCTURED];
    let (mut n, mut i) = (0, 0);
    while i < N_OPS {
        if is_structured(ALL_OPS[i]) {
            all[n] = Pattern { name, root: ALL_OPS[i], benefit: 1, run };
            n += 1;
        }
        i += 1;
    }
    all
}

static ERASE_DEAD: [Pattern; N_STRUCTURED] =
    for_structured("(anonymous namespace)::EraseDeadLinalgOp", erase_without_iterations);
const FOLD_CASTS: &[Pattern] = rules!["(anonymous namespace)::";
    "FoldTensorCastConsumerOp": Cast => fn(types::cast_of_result);
    "mlir::linalg::FoldTensorCastPackOp" in "": Pack => fn(relayout::pack_of_cast);
    "mlir::linalg::FoldTensorCastUnPackOp" in "": Unpack => fn(relayout::unpack_of_cast);
];
static FOLD_OPERANDS: [Pattern; N_STRUCTURED] =
    for_structured("FoldTensorCastProducerOp", types::fold_operands);
const FOLD_OPERANDS_OF_OTHERS: &[Pattern] = rules!["";
    "FoldTensorCastProducerOp": Softmax => fn(types::fold_operands_of);
    "FoldTensorCastProducerOp": WinogradFilterTransform => fn(types::fold_operands_of);
    "FoldTensorCastProducerOp": WinogradInputTransform => fn(types::fold_operands_of);
    "FoldTensorCastProducerOp": WinogradOutputTransform => fn(types::fold_operands_of);
];
static INFER_EXTENTS: [Pattern; N_STRUCTURED] =
    for_structured("(anonymous namespace)::InferStaticShapeOfOperands", types::infer_extents);

/// The patterns of the dialect, which are not about single operations of it.
pub(super) static OF_DIALECT: [&[Pattern]; 3] = [&ERASE_DEAD, FOLD_CASTS, &INFER_EXTENTS];

/// All patterns: those of the dialect, that of operations in destination style, then those of single operations.
pub(super) static PATTERNS: [Pattern; N_PATTERNS] = concat(&[
    &ERASE_DEAD,
    FOLD_CASTS,
    &INFER_EXTENTS,
    &FOLD_OPERANDS,
    FOLD_OPERANDS_OF_OTHERS,
    OF_OPERATIONS,
]);

const N_PATTERNS: usize =
    3 * N_STRUCTURED + FOLD_CASTS.len() + FOLD_OPERANDS_OF_OTHERS.len() + OF_OPERATIONS.len();

/// The patterns of several lists.
const fn concat<const N: usize>(lists: &[&[Pattern]]) -> [Pattern; N] {
    let mut all = [const { Pattern::new::<Yield>(|_, _| None) }; N];
    let (mut n, mut i) = (0, 0);
    while i < lists.len() {
        let mut j = 0;
        while j < lists[i].len() {
            let Pattern { name, root, benefit, run } = lists[i][j];
            all[n] = Pattern { name, root, benefit, run };
            (n, j) = (n + 1, j + 1);
        }
        i += 1;
    }
    all
}

/// Erases a structured operation on memrefs that has no iteration, since a memref has no elements.
fn erase_without_iterations(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    let is_empty = |value: Value| {
        let ty = rw.ty(value);
        ty.is::<MemRefType>(rw.ctx()) && shape_of(rw.ctx(), ty).contains(&0)
    };
    let is_dead = payload_block(rw, op).is_some() && rw.operands(op).iter().any(is_empty);
    is_dead.then(|| rw.erase(op))
}

/// Replaces an operation whose maps are equal and whose payload yields its arguments by the operands, cast if their types
/// tell other extents or encodings, but for sparse ones. On memrefs, input and output must be the same.
fn identity<K: OpKind>(op: K, rw: &mut Rewriter<'_>) -> Option<()> {
    let op = op.op();
    let maps = indexing_maps(rw, op);
    let block = payload_block(rw, op)?;
    let end = rw.as_::<Yield>(rw.first_op(block)?)?;
    if maps.windows(2).any(|pair| pair[0] != pair[1]) {
        return None;
    }
    let args = rw.args(block);
    let operands = rw.operands(op).to_vec();
    let yielded: SmallVec<[Value; 4]> = end
        .values(rw)
        .iter()
        .map(|value| args.iter().position(|&arg| arg == value).and_then(|i| operands.get(i).copied()))
        .collect::<Option<_>>()?;
    if rw.n_results(op) == 0 {
        let is_in_place = matches!(operands[..], [input, output] if input == output);
        return (is_in_place && rw.ty(operands[0]).is_memref(rw.ctx())).then(|| rw.erase(op));
    }
    let types: SmallVec<[Type; 4]> = rw.types(rw.results(op)).collect();
    let can_cast = |(&value, &ty): (&Value, &Type)| {
        let (ctx, from) = (rw.ctx(), rw.ty(value));
        let is_sparse = [from, ty].iter().any(|&ty| sparse_tensor::encoding(ctx, ty).is_some());
        from == ty || from.is_tensor(ctx) && !is_sparse && cast_compatible(ctx, from, ty)
    };
    yielded.iter().zip(&types).all(can_cast).then_some(())?;
    let mut values = yielded;
    for (value, &ty) in values.iter_mut().zip(&types) {
        if rw.ty(*value) != ty {
            *value = Cast::new(rw, ty, *value);
        }
    }
    rw.replace(op, &values);
    Some(())
}

/// A copy of a value to itself does nothing.
fn self_copy(op: Copy, rw: &mut Rewriter<'_>) -> Option<()> {
    let inputs = op.inputs(rw).to_vec();
    if inputs[..] != op.outputs(rw).to_vec()[..] {
        return None;
    }
    if rw.n_results(op.0) == 0 {
        rw.erase(op.0)
    } else {
        rw.replace(op.0, &inputs)
    }
    Some(())
}

/// Two broadcasts are one.
fn broadcast_of_broadcast(op: Broadcast, rw: &mut Rewriter<'_>) -> Option<Value> {
    let inner = rw.def_as::<Broadcast>(op.input(rw))?;
    let (dims, inner_dims) =
        (integers_of(rw.ctx(), op.dimensions(rw)), integers_of(rw.ctx(), inner.dimensions(rw)));
    let output = op.init(rw);
    let ty = rw.ty(output);
    let rank = shape_of(rw.ctx(), ty).len() as i64;
    let kept: SmallVec<[i64; 8]> = (0..rank).filter(|dim| !dims.contains(dim)).collect();
    let mut all = dims;
    for dim in inner_dims {
        all.push(*kept.get(usize::try_from(dim).ok()?)?);
    }
    all.sort_unstable();
    if rw.n_results(op.0) != 1 {
        return None;
    }
    let input = inner.input(rw);
    let dims = DenseArrayAttr::of_i64s(rw.ctx(), &all);
    let new = Broadcast::build(rw, &[ty], dims, input, output);
    build::yield_first(rw, new.0);
    Some(rw.result(new.0, 0))
}

/// Two transposes are one.
fn transpose_of_transpose(op: Transpose, rw: &mut Rewriter<'_>) -> Option<Value> {
    let inner = rw.def_as::<Transpose>(op.input(rw))?;
    let inner_permutation = integers_of(rw.ctx(), inner.permutation(rw));
    let permutation: SmallVec<[i64; 8]> = integers_of(rw.ctx(), op.permutation(rw))
        .into_iter()
        .map(|at| usize::try_from(at).ok().and_then(|at| inner_permutation.get(at).copied()))
        .collect::<Option<_>>()?;
    if rw.n_results(op.0) != 1 {
        return None;
    }
    let (input, output) = (inner.input(rw), op.init(rw));
    let new = build::transpose(rw, input, output, &permutation);
    Some(rw.result(new, 0))
}

/// A transposed broadcast is a broadcast of the transposed input.
fn transpose_of_broadcast(op: Transpose, rw: &mut Rewriter<'_>) -> Option<Value> {
    let input = op.input(rw);
    let broadcast = rw.def_as::<Broadcast>(input)?;
    if !rw.has_one_use(input) || rw.n_results(op.0) != 1 {
        return None;
    }
    let (dims, perms) =
        (integers_of(rw.ctx(), broadcast.dimensions(rw)), integers_of(rw.ctx(), op.permutation(rw)));
    // Dimensions of the input of the broadcast have smaller numbers than those of its result.
    let kept = perms.iter().filter(|dim| !dims.contains(dim));
    let kept: SmallVec<[i64; 8]> =
        kept.map(|dim| dim - dims.iter().filter(|&other| other < dim).count() as i64).collect();
    let added = dims.iter().map(|dim| Some(perms.iter().position(|other| other == dim)? as i64));
    let added: SmallVec<[i64; 8]> = added.collect::<Option<_>>()?;
    let source = broadcast.input(rw);
    let elem = rw.ty(source).element_or_self(rw.ctx());
    let extents = extents(rw, source);
    let extent = |&dim: &i64| extents.get(usize::try_from(dim).ok()?).copied();
    let (shape, dynamic) = divide(&kept.iter().map(extent).collect::<Option<Indices>>()?);
    let ty = RankedTensorType::get(rw.ctx(), &shape, elem, None);
    let empty = Empty::new(rw, ty, &dynamic);
    let transposed = build::transpose(rw, source, empty, &kept);
    let (output, transposed) = (op.init(rw), rw.result(transposed, 0));
    let (ty, added) = (rw.ty(output), DenseArrayAttr::of_i64s(rw.ctx(), &added));
    let new = Broadcast::build(rw, &[ty], added, transposed, output);
    build::yield_first(rw, new.0);
    Some(rw.result(new.0, 0))
}
