//! Loops and arithmetic on indices.

use crate::prelude::*;
use terrace_memory::index_list::Index;

/// Builds a loop from zero and inserts in it from now on, unless it has exactly one iteration. Returns the induction
/// variable.
pub(super) fn enter(b: &mut Builder<'_>, end: Index, step: i64) -> Value {
    let start = arith::Constant::index(b, 0);
    if matches!(end, Index::Static(end) if (1..=step).contains(&end)) {
        return start;
    }
    let (end, step) = (end.value(b), arith::Constant::index(b, step));
    let new = scf::For::build(b, &[], start, end, step, &[]);
    let block = b.add_block(new.0, 0, &[Type::INDEX]);
    b.set_end(block);
    let end = scf::Yield::build(b, &[]);
    b.set_before(end.0);
    b.args(block)[0]
}

/// Builds a loop from zero that carries values, and its iteration by `body`. Returns the values after the loop.
pub(super) fn carry(
    b: &mut Builder<'_>,
    end: Value,
    values: &[Value],
    body: impl FnOnce(&mut Builder<'_>, Value, &[Value]) -> Vec<Value>,
) -> Vec<Value> {
    let (start, step) = (arith::Constant::index(b, 0), arith::Constant::index(b, 1));
    let mut types: Vec<Type> = values.iter().map(|&value| b.ty(value)).collect();
    let new = scf::For::build(b, &types, start, end, step, values);
    types.insert(0, Type::INDEX);
    let block = b.add_block(new.0, 0, &types);
    let point = b.insert_point();
    b.set_end(block);
    let args = b.args(block).to_vec();
    let values = body(b, args[0], &args[1..]);
    scf::Yield::build(b, &values);
    b.set_insert_point(point);
    b.results(new.0).iter().collect()
}

/// Builds `body` for each outcome of a condition.
pub(super) fn branch(b: &mut Builder<'_>, condition: Value, mut body: impl FnMut(&mut Builder<'_>, bool)) {
    let new = scf::If::build(b, &[], condition);
    let point = b.insert_point();
    for (i, holds) in [true, false].into_iter().enumerate() {
        let block = b.add_block(new.0, i, &[]);
        b.set_end(block);
        body(b, holds);
        b.set_end(block);
        scf::Yield::build(b, &[]);
    }
    b.set_insert_point(point);
}

pub(super) fn plus(b: &mut Builder<'_>, value: Value, number: i64) -> Value {
    if number == 0 {
        return value;
    }
    let number = arith::Constant::index(b, number);
    arith::AddI::new(b, value, number)
}

pub(super) fn times(b: &mut Builder<'_>, value: Value, number: i64) -> Value {
    let number = arith::Constant::index(b, number);
    arith::MulI::new(b, value, number)
}

/// The number of parts of a size, rounded up.
pub(super) fn parts(b: &mut Builder<'_>, extent: Index, size: i64) -> Index {
    match extent {
        Index::Static(extent) => Index::Static(extent / size + i64::from(extent % size != 0)),
        Index::Dynamic(extent) => {
            let extent = plus(b, extent, size - 1);
            let size = arith::Constant::index(b, size);
            Index::Dynamic(arith::DivUI::new(b, extent, size))
        }
    }
}

/// The extent of the block that starts at `start`.
pub(super) fn rest(b: &mut Builder<'_>, extent: Index, start: Value, block: i64) -> Index {
    if matches!(extent, Index::Static(extent) if extent <= block) {
        return extent;
    }
    let extent = extent.value(b);
    let rest = arith::SubI::new(b, extent, start);
    let block = arith::Constant::index(b, block);
    Index::Dynamic(arith::MinUI::new(b, rest, block))
}

/// An extent, or the block of it if that is less.
pub(super) fn at_most(b: &mut Builder<'_>, extent: Index, block: i64) -> Index {
    match extent {
        Index::Static(extent) => Index::Static(extent.min(block)),
        Index::Dynamic(extent) => {
            let block = arith::Constant::index(b, block);
            Index::Dynamic(arith::MinUI::new(b, extent, block))
        }
    }
}
