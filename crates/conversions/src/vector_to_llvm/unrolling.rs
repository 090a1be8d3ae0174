//! How many operations a vector operation is unrolled into, and the most that are permitted.

use crate::prelude::*;
use crate::vector_to_llvm::progressive::contract::contraction::contraction_steps;
use terrace_ir::OpCode;
use terrace_memory::vector::limits::{ELEMENTS_PER_OP, MAX_IN_BODY};

macro_rules! reasons {
    ($($Op:ident)*) => { &[$( Pattern::new::<vector::$Op>(reason) ),*] };
}

/// Patterns of complete lowerings that only give a reason.
pub(super) static REASONS: &[Pattern] = reasons! {
    ConstantMask Contract ExtractStridedSlice InsertStridedSlice MultiReduction OuterProduct Scan ShapeCast Transpose
};

/// The types of an operation's operands and results that are vectors.
fn vectors(b: &Body, op: Op) -> impl Iterator<Item = (Type, VectorType<'_>)> {
    let types = b.types(b.operands(op)).chain(b.types(b.results(op)));
    types.filter_map(|ty| Some((ty, ty.as_::<VectorType>(b.ctx())?)))
}

fn first_result<'b>(b: &'b Body, op: Op) -> Option<VectorType<'b>> {
    b.ty(b.results(op).get(0)?).as_::<VectorType>(b.ctx())
}

fn first_operand<'b>(b: &'b Body, op: Op) -> Option<VectorType<'b>> {
    b.ty(b.operands(op).get(0)?).as_::<VectorType>(b.ctx())
}

/// The rows of a vector.
fn rows(shape: &[i64]) -> i64 {
    shape.split_last().map_or(1, |(_, outer)| product(outer))
}

/// The rows that slices of a vector have.
pub(super) fn slice_steps(b: &Body, op: vector::ExtractStridedSlice) -> Option<i64> {
    let n = op.offsets(b)?.as_array(b.ctx())?.len();
    let shape = first_result(b, op.0)?.shape;
    Some(product(shape.get(..n.min(shape.len().saturating_sub(1)))?))
}

/// The insertions that a broadcast becomes.
pub(super) fn broadcast_steps(from: &[i64], to: &[i64]) -> i64 {
    let (Some((&n, row)), true) = (to.split_first(), to.len() > 1) else { return 1 };
    if from.is_empty() {
        return rows(to);
    }
    if from.len() < to.len() {
        return broadcast_steps(from, row).saturating_add(n);
    }
    match from.iter().zip(to).position(|(a, b)| a != b) {
        None => 0,
        Some(0) => broadcast_steps(&from[1..], row).saturating_add(n),
        Some(_) => broadcast_steps(&from[1..], row).saturating_mul(n),
    }
}

/// The parts that a shape cast moves, and the elements of all shuffles that this takes.
pub(super) fn cast_steps(from: &[i64], to: &[i64]) -> (i64, i64) {
    let n_equal = from.iter().rev().zip(to.iter().rev()).take_while(|(a, b)| a == b).count();
    let (from, to) = (&from[..from.len() - n_equal], &to[..to.len() - n_equal]);
    let width = to.last().copied().unwrap_or(1);
    let (mut a, mut b) = (from.last().copied().unwrap_or(1), width);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    let parts = product(from) / a.max(1);
    (parts, if a > 1 && a < width { parts.saturating_mul(width) } else { 0 })
}

/// The elements that a transposition moves one by one, or the parts of several.
pub(super) fn transpose_steps(from: &[i64], permutation: &[i64]) -> i64 {
    let n = (0..permutation.len()).rev().find(|&dim| permutation[dim] != dim as i64).map_or(0, |dim| dim + 1);
    // A vector with an extent of one is cast.
    if permutation == [1, 0] && from.contains(&1) { 1 } else { product(from.get(..n).unwrap_or(from)) }
}

/// How many operations an operation is unrolled into, about; `None` for operations that are not.
fn n_operations(b: &Body, op: Op) -> Option<u64> {
    let ctx = b.ctx();
    if vectors(b, op).any(|(_, ty)| ty.any_scalable()) {
        return None;
    }
    let list = |attr: Option<Attr>| integers_of(ctx, attr);
    let n = if let Some(contract) = b.as_::<vector::Contract>(op) {
        contraction_steps(b, contract)?
    } else if let Some(slice) = b.as_::<vector::ExtractStridedSlice>(op) {
        slice_steps(b, slice)?
    } else if b.is::<vector::InsertStridedSlice>(op) || b.is::<vector::MultiReduction>(op) {
        rows(first_operand(b, op)?.shape)
    } else if b.is::<vector::OuterProduct>(op) {
        *first_result(b, op).filter(|ty| ty.shape.len() > 1)?.shape.first()?
    } else if b.is::<vector::Shuffle>(op) {
        first_result(b, op).filter(|ty| ty.shape.len() > 1).map_or(0, |ty| ty.shape[0])
    } else if b.is::<vector::Broadcast>(op) {
        let from = first_operand(b, op).map_or(&[][..], |ty| ty.shape);
        broadcast_steps(from, first_result(b, op)?.shape)
    } else if b.is::<vector::ShapeCast>(op) {
        let (parts, shuffled) = cast_steps(first_operand(b, op)?.shape, first_result(b, op)?.shape);
        parts.saturating_add(shuffled / ELEMENTS_PER_OP as i64)
    } else if b.is::<vector::Transpose>(op) {
        transpose_steps(first_operand(b, op)?.shape, &list(b.slot(op, vector::Transpose::SLOTS.permutation)))
    } else if b.is::<vector::ConstantMask>(op) {
        rows(&list(b.slot(op, vector::ConstantMask::SLOTS.mask_dim_sizes)))
    } else if let Some(scan) = b.as_::<vector::Scan>(op) {
        let dim = usize::try_from(scan.reduction_dim(b)?).ok()?;
        product(first_result(b, op)?.shape.get(..=dim)?)
    } else if b.is::<vector::BitCast>(op)
        || b.is::<vector::Deinterleave>(op)
        || b.is::<vector::FMA>(op)
        || b.is::<vector::FromElements>(op)
        || b.is::<vector::Gather>(op)
        || b.is::<vector::Interleave>(op)
    {
        rows(first_result(b, op)?.shape)
    } else {
        return None;
    };
    Some(n.unsigned_abs())
}

/// The rest of the most operations that a body is unrolled into.
pub(super) struct Budget(u64);

impl Budget {
    pub(super) fn new() -> Self {
        Self(MAX_IN_BODY)
    }

    /// Takes the operations that `op` is unrolled into. An error if they are too many.
    fn take(&mut self, b: &Body, op: Op) -> core::result::Result<(), String> {
        let Some(n) = n_operations(b, op) else { return Ok(()) };
        let left = self.0;
        self.0 = left.saturating_sub(n);
        let (limit, others) = match n {
            n if n > MAX_UNROLL => (MAX_UNROLL, ""),
            n if n > left => (MAX_IN_BODY, ", with those in front of it"),
            _ => return Ok(()),
        };
        let largest =
            vectors(b, op).reduce(|a, b| if product(b.1.shape) > product(a.1.shape) { b } else { a });
        let ty = largest.map_or(String::new(), |(ty, _)| format!("{} ", quoted_type(b.ctx(), ty)));
        Err(format!("unrolling {ty}into {n} operations would exceed the limit of {limit}{others}"))
    }
}

/// Whether a body has operations that would be unrolled into too many others.
pub(super) fn is_oversized(b: &Body, is_unrolled: &dyn Fn(OpCode) -> bool) -> bool {
    let (mut budget, mut is_oversized) = (Budget::new(), false);
    b.walk(|op| is_oversized |= is_unrolled(b.def(op).code()) && budget.take(b, op).is_err());
    is_oversized
}

/// Reports operations that would be unrolled into too many others, with advice.
pub(super) fn check(scope: Scope<'_>, op: Op, advice: &str, is_unrolled: &dyn Fn(OpCode) -> bool) -> Result {
    let b = scope.body;
    let Some(nested) = b.nested_body(op) else { return Ok(()) };
    let inner = Scope { body: nested, parent: Some((&scope, op)) };
    let (mut budget, mut result) = (Budget::new(), Ok(()));
    for region in nested.root_regions() {
        for first in nested.blocks(region).flat_map(|block| nested.ops(block)) {
            nested.walk_from(first, &mut |op| {
                if nested.is_nested(op) {
                    let checked = check(inner, op, advice, is_unrolled);
                    if checked.is_err() {
                        result = checked;
                    }
                } else if is_unrolled(nested.def(op).code())
                    && let Err(text) = budget.take(nested, op)
                {
                    result = Err(inner.at(op).error(text).note(nested.loc(op), advice).emit());
                }
            });
        }
    }
    result
}

fn reason(rw: &mut Lowering, op: Op) -> Rewrite {
    let b = rw.body_ref();
    Budget::new().take(b, op)?;
    let n = first_result(b, op).map_or(0, |ty| product(ty.shape).unsigned_abs());
    if b.is::<vector::ConstantMask>(op) && n > MAX_ELEMENTS {
        return Err(format!("a constant of {n} elements would exceed the limit of {MAX_ELEMENTS}").into());
    }
    match vectors(b, op).any(|(_, ty)| ty.any_scalable()) {
        true => Err("the lowering would unroll a scalable dimension".into()),
        false => Err("the operation has no lowering for these types".into()),
    }
}
