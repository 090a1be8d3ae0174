//! The canonicalization patterns of `linalg`.

use super::structured::{indexing_maps, payload_block, shape_of};
use super::{ALL_OPS, Broadcast, Copy, Fill, Generic, N_OPS, Transpose, Yield};
use crate::prelude::*;
use greedy::Pattern;

/// The patterns of single operations, for each in upstream's order.
const OF_OPERATIONS: &[Pattern] = rules!["(anonymous namespace)::";
    "EraseIdentityLinalgOp<mlir::linalg::GenericOp>": Generic => fn(identity);
    "FoldFillWithCopy": Copy => fn(copy_of_fill);
    "FoldFillWithTranspose": Transpose => fn(transpose_of_fill);
    "EraseSelfCopy": Copy => fn(self_copy);
    "EraseIdentityLinalgOp<mlir::linalg::BroadcastOp>": Broadcast => fn(identity);
    "FoldBroadcasts" in "": Broadcast => fn(broadcast_of_broadcast);
    "FoldTransposeWithTranspose" in "": Transpose => fn(transpose_of_transpose);
];

/// Whether an operation of the table is structured: only these have rules about their regions.
const fn is_structured(def: &OpDef) -> bool {
    def.hooks.inits.is_some() && def.hooks.verify_regions.is_some()
}

const N_STRUCTURED: usize = {
    let (mut n, mut i) = (0, 0);
    while i < N_OPS {
        n += is_structured(ALL_OPS[i]) as usize;
        i += 1;
    }
    n
};

/// All patterns: those of single operations, and that of structured operations for each of these.
pub(super) static PATTERNS: [Pattern; OF_OPERATIONS.len() + N_STRUCTURED] = {
    let mut all = [const { erase_without_iterations(Yield::DEF) }; OF_OPERATIONS.len() + N_STRUCTURED];
    let mut n = 0;
    while n < OF_OPERATIONS.len() {
        let Pattern { name, root, benefit, run } = OF_OPERATIONS[n];
        all[n] = Pattern { name, root, benefit, run };
        n += 1;
    }
    let mut i = 0;
    while i < N_OPS {
        if is_structured(ALL_OPS[i]) {
            all[n] = erase_without_iterations(ALL_OPS[i]);
            n += 1;
        }
        i += 1;
    }
    all
};

/// Erases a structured operation on memrefs that has no iteration, since a memref has no elements.
const fn erase_without_iterations(root: &'static OpDef) -> Pattern {
    Pattern {
        name: "(anonymous namespace)::EraseDeadLinalgOp",
        root,
        benefit: 1,
        run: |rw, op| {
            let is_empty = |value: Value| {
                let ty = rw.ty(value);
                ty.is::<MemRefType>(rw.ctx()) && shape_of(rw.ctx(), ty).contains(&0)
            };
            let is_dead = payload_block(rw, op).is_some() && rw.operands(op).iter().any(is_empty);
            is_dead.then(|| rw.erase(op))
        },
    }
}

/// Replaces an operation whose maps are equal and whose payload yields its arguments by the operands. On memrefs, input and
/// output must be the same.
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
    let have_types = yielded.iter().map(|&value| rw.ty(value)).eq(types);
    have_types.then(|| rw.replace(op, &yielded))
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

/// The number that all elements of a tensor are, if it was filled.
fn filled_with(b: &Body, tensor: Value, elem: Type) -> Option<Value> {
    let number = b.def_as::<Fill>(tensor)?.inputs(b).first()?;
    // A copy to elements of another type converts the number.
    (b.ty(number) == elem).then_some(number)
}

/// Fills a tensor instead of `output`.
fn refill(rw: &mut Rewriter<'_>, number: Value, output: Value) -> Value {
    let ty = rw.ty(output);
    let fill = Fill::build(rw, &[ty], &[number], &[output]);
    let types = [rw.ty(number), ty.element_or_self(rw.ctx())];
    rw.build_block(fill, 0, &types, |b, args| {
        Yield::build(b, &args[..1]);
    });
    rw.result(fill.0, 0)
}

/// A copy of a filled tensor fills its output.
fn copy_of_fill(op: Copy, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (input, output) = (op.inputs(rw).first()?, op.outputs(rw).first()?);
    let number = filled_with(rw, input, rw.ty(output).element_or_self(rw.ctx()))?;
    (rw.n_results(op.0) == 1).then(|| refill(rw, number, output))
}

/// A transpose of a filled tensor fills its output.
fn transpose_of_fill(op: Transpose, rw: &mut Rewriter<'_>) -> Option<Value> {
    let (input, output) = (op.input(rw), op.init(rw));
    let number = filled_with(rw, input, rw.ty(output).element_or_self(rw.ctx()))?;
    (rw.n_results(op.0) == 1).then(|| refill(rw, number, output))
}

/// The numbers of an array.
fn integers(b: &Body, attr: Option<Attr>) -> SmallVec<[i64; 8]> {
    let array = attr.and_then(|attr| attr.as_::<DenseArrayAttr>(b.ctx()));
    array.map(|array| array.i64s().collect()).unwrap_or_default()
}

/// Copies the payload of an operation, which yields its first argument, to a new one.
fn fill_payload(rw: &mut Rewriter<'_>, new: Op) {
    let elems: SmallVec<[Type; 2]> =
        rw.types(rw.operands(new)).map(|ty| ty.element_or_self(rw.ctx())).collect();
    rw.build_block(new, 0, &elems, |b, args| {
        Yield::build(b, &args[..1]);
    });
}

/// Two broadcasts are one.
fn broadcast_of_broadcast(op: Broadcast, rw: &mut Rewriter<'_>) -> Option<Value> {
    let inner = rw.def_as::<Broadcast>(op.input(rw))?;
    let (dims, inner_dims) = (integers(rw, op.dimensions(rw)), integers(rw, inner.dimensions(rw)));
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
    fill_payload(rw, new.0);
    Some(rw.result(new.0, 0))
}

/// Two transposes are one.
fn transpose_of_transpose(op: Transpose, rw: &mut Rewriter<'_>) -> Option<Value> {
    let inner = rw.def_as::<Transpose>(op.input(rw))?;
    let inner_permutation = integers(rw, inner.permutation(rw));
    let permutation: SmallVec<[i64; 8]> = integers(rw, op.permutation(rw))
        .into_iter()
        .map(|at| usize::try_from(at).ok().and_then(|at| inner_permutation.get(at).copied()))
        .collect::<Option<_>>()?;
    if rw.n_results(op.0) != 1 {
        return None;
    }
    let (input, output) = (inner.input(rw), op.init(rw));
    let ty = rw.ty(output);
    let permutation = DenseArrayAttr::of_i64s(rw.ctx(), &permutation);
    let new = Transpose::build(rw, &[ty], permutation, input, output);
    fill_payload(rw, new.0);
    Some(rw.result(new.0, 0))
}
