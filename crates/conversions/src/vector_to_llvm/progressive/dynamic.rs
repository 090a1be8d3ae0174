//! Extractions and insertions of rows at dynamic positions as choices between all rows, in complete lowerings: LLVM's
//! aggregates have constant positions only.

use crate::common::vectors::*;
use crate::prelude::*;

/// The patterns.
pub(super) static PATTERNS: &[greedy::Pattern] = rewrites![
    vector::Extract => extract_row,
    vector::Insert => insert_row,
];

/// A position whose first dynamic index is not one of an element in a row.
struct Position {
    /// The constant indices in front.
    outer: SmallVec<[i64; 4]>,
    index: Value,
    /// The indices behind.
    inner: SmallVec<[i64; 4]>,
    inner_dynamic: SmallVec<[Value; 4]>,
    /// The extent of the dimension.
    n: i64,
}

impl Position {
    fn of(b: &Builder, ty: &VectorType<'_>, position: &[i64], dynamic: &[Value]) -> Option<Self> {
        let at = position.iter().position(|&index| index == DYNAMIC)?;
        let (&index, inner_dynamic) = dynamic.split_first()?;
        let n = *ty.shape.get(at)?;
        let is_fixed = (0..=at).all(|dim| !is_scalable(ty, dim));
        (at + 1 < ty.shape.len() && is_fixed && n > 0 && fits(b, n)).then(|| Self {
            outer: SmallVec::from_slice(&position[..at]),
            index,
            inner: SmallVec::from_slice(&position[at + 1..]),
            inner_dynamic: SmallVec::from_slice(inner_dynamic),
            n,
        })
    }

    /// The position of row `at`.
    fn row(&self, at: i64) -> SmallVec<[i64; 4]> {
        let mut row = self.outer.clone();
        row.push(at);
        row
    }

    fn is_at(&self, b: &mut Builder, at: i64) -> Value {
        let at = arith::Constant::index(b, at);
        arith::CmpI::new(b, CmpIPredicate::Eq, self.index, at)
    }
}

fn extract_row(op: vector::Extract, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let source = op.source(rw);
    let from = vector_of(ctx, rw, source)?;
    let integers = integers_of(ctx, op.static_position(rw));
    let dynamic: SmallVec<[Value; 4]> = op.dynamic_position(rw).iter().collect();
    let position = Position::of(rw, &from, &integers, &dynamic)?;
    let ty = rw.ty(op.result(rw));
    let mut row = extract(rw, source, &position.row(0));
    for at in 1..position.n {
        let part = extract(rw, source, &position.row(at));
        let is_here = position.is_at(rw, at);
        row = arith::Select::new(rw, is_here, part, row);
    }
    if !position.inner.is_empty() {
        let inner = DenseArrayAttr::of_i64s(ctx, &position.inner);
        row = vector::Extract::new(rw, ty, inner, row, &position.inner_dynamic);
    }
    Some(row)
}

fn insert_row(op: vector::Insert, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    let (value, dest) = (op.value_to_store(rw), op.dest(rw));
    let into = vector_of(ctx, rw, dest)?;
    let integers = integers_of(ctx, op.static_position(rw));
    let dynamic: SmallVec<[Value; 4]> = op.dynamic_position(rw).iter().collect();
    let position = Position::of(rw, &into, &integers, &dynamic)?;
    let inner = DenseArrayAttr::of_i64s(ctx, &position.inner);
    let mut all = dest;
    for at in 0..position.n {
        let old = extract(rw, dest, &position.row(at));
        let new = match position.inner.is_empty() {
            true => value,
            false => vector::Insert::new(rw, inner, value, old, &position.inner_dynamic),
        };
        let is_here = position.is_at(rw, at);
        let row = arith::Select::new(rw, is_here, new, old);
        all = insert(rw, row, all, &position.row(at));
    }
    Some(all)
}
