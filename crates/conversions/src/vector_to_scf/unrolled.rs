//! Transfers of several dimensions as transfers of their rows, one after the other.

use super::transfer::{Access, Transfer, guarded};
use crate::common::vectors::{extract, inner_type, is_scalable};
use crate::prelude::*;
use terrace_memory::vector::{Broadcast, Extract, Insert, TransferRead, TransferWrite};

/// Patterns for transfers of memrefs.
pub(super) static MEMREFS: &[greedy::Pattern] = rewrites![
    TransferRead => read::<false>,
    TransferWrite => write::<false>,
];

/// Patterns for transfers of memrefs and tensors.
pub(super) static TENSORS: &[greedy::Pattern] = rewrites![
    TransferRead => read::<true>,
    TransferWrite => write::<true>,
];

/// The transfer and its number of rows, if it has too many dimensions.
fn unrollable(rw: &Rewriter, op: Op, tensors: bool) -> Option<(Transfer, i64)> {
    let transfer = Transfer::of(rw, op)?;
    let vector = transfer.vector(rw.ctx())?;
    let fits = vector.shape.len() > rw.parameter() as usize
        && (tensors || !transfer.is_of_tensor(rw))
        && transfer.keeps_elements(rw)
        && !is_scalable(&vector, 0);
    let n = *vector.shape.first()?;
    (fits && is_unrollable(&[n])).then_some((transfer, n))
}

/// A position in a vector, with operands for its dynamic parts.
#[derive(Clone, Default)]
struct Position {
    integers: SmallVec<[i64; 4]>,
    values: SmallVec<[Value; 4]>,
}

impl Position {
    fn of(b: &Body, integers: Option<Attr>, values: Values<'_>) -> Self {
        let integers = integers_of(b.ctx(), integers).into_iter().collect();
        Self { integers, values: values.iter().collect() }
    }

    /// The position of row `at` in the vector at this one.
    fn row(&self, at: i64) -> Self {
        let mut row = self.clone();
        row.integers.push(at);
        row
    }
}

/// The only user of a read's vector, if that inserts it into another vector.
fn insertion(b: &Body, result: Value) -> Option<(Insert, Position)> {
    let mut users = b.users(result);
    let insert = b.as_::<Insert>(users.next()?)?;
    if users.next().is_some() || insert.value_to_store(b) != result {
        return None;
    }
    Some((insert, Position::of(b, insert.static_position(b), insert.dynamic_position(b))))
}

/// The operation that extracts the vector of a write from another vector.
fn extraction(b: &Body, value: Value) -> Option<(Value, Position)> {
    let extract = b.as_::<Extract>(b.def_op(value)?)?;
    Some((extract.source(b), Position::of(b, extract.static_position(b), extract.dynamic_position(b))))
}

/// The mask of row `at`.
fn row_mask(b: &mut Builder, transfer: &Transfer, at: i64) -> Option<Value> {
    let ctx = &b.ctx().clone();
    let mask = transfer.mask?;
    if transfer.outer_dim(ctx).is_none() {
        return Some(mask);
    }
    let ty = b.ty(mask).as_::<VectorType>(ctx)?;
    (ty.shape.len() >= 2).then(|| extract(b, mask, &[at]))
}

fn read<const TENSORS: bool>(op: TransferRead, rw: &mut Rewriter) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let (transfer, n) = unrollable(rw, op.0, TENSORS)?;
    let Access::Read { padding } = transfer.access else { return None };
    let vector = transfer.vector(ctx)?;
    let row = inner_type(ctx, &vector, 1, vector.elem);
    let target = insertion(rw, rw.result(op.0, 0));
    let (mut all, position) = match &target {
        Some((insert, position)) => (insert.dest(rw), position.clone()),
        None => (Broadcast::new(rw, transfer.ty, padding), Position::default()),
    };
    let ty = rw.ty(all);
    for at in 0..n {
        let iv = arith::Constant::index(rw, at);
        let before = all;
        let inside = |rw: &mut Rewriter| {
            let indices = transfer.row_indices(rw, iv);
            let mask = row_mask(rw, &transfer, at);
            let new = transfer.row(rw, Err(row), transfer.base, &indices, mask);
            let mut value = rw.result(new, 0);
            if vector.shape.len() == 1 {
                value = extract(rw, value, &[]);
            }
            let position = position.row(at);
            let integers = DenseArrayAttr::of_i64s(ctx, &position.integers);
            Some(Insert::new(rw, integers, value, before, &position.values))
        };
        let dim = transfer.outer_dim(ctx);
        all = guarded(rw, &transfer, (iv, dim), Some(ty), inside, |_| Some(before))?;
    }
    match target {
        Some((insert, _)) => {
            rw.replace(insert.0, &[all]);
            rw.erase(op.0);
        }
        None => rw.replace(op.0, &[all]),
    }
    Some(())
}

fn write<const TENSORS: bool>(op: TransferWrite, rw: &mut Rewriter) -> Option<()> {
    let ctx = &rw.ctx().clone();
    let (transfer, n) = unrollable(rw, op.0, TENSORS)?;
    let Access::Write { value } = transfer.access else { return None };
    let vector = transfer.vector(ctx)?;
    let (source, position) = extraction(rw, value).unwrap_or((value, Position::default()));
    let row: Type =
        if vector.shape.len() == 1 { vector.elem } else { inner_type(ctx, &vector, 1, vector.elem) };
    let state = transfer.result_type(rw);
    let mut base = transfer.base;
    for at in 0..n {
        let iv = arith::Constant::index(rw, at);
        let before = base;
        let inside = |rw: &mut Rewriter| {
            let indices = transfer.row_indices(rw, iv);
            let position = position.row(at);
            let integers = DenseArrayAttr::of_i64s(ctx, &position.integers);
            let mut part = Extract::new(rw, row, integers, source, &position.values);
            if vector.shape.len() == 1 {
                part = Broadcast::new(rw, VectorType::get(ctx, &[], row, &[]), part);
            }
            let mask = row_mask(rw, &transfer, at);
            let new = transfer.row(rw, Ok(part), before, &indices, mask);
            state.map(|_| rw.result(new, 0))
        };
        let dim = transfer.outer_dim(ctx);
        let after = guarded(rw, &transfer, (iv, dim), state, inside, |_| state.map(|_| before));
        base = after.unwrap_or(base);
    }
    match state {
        Some(_) => rw.replace(op.0, &[base]),
        None => rw.erase(op.0),
    }
    Some(())
}
