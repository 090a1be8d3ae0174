//! Patterns of extractions, insertions and single elements.

use super::super::fold::{range_of, with_leading_ones};
use super::super::positions::positions;
use super::*;
use crate::prelude::*;
use terrace_base::arith::CmpIPredicate;
use terrace_base::arith::fold::{bool_of, elements::int_constant};

/// The greatest number of elements of a vector that is made of single ones: one operand for each.
const MAX_ELEMENTS: i64 = 1 << 20;

/// The value that a broadcast, or a shape cast that adds leading dimensions of extent one, repeats.
pub(super) fn repeated_by(b: &Body, value: Value) -> Option<Value> {
    match b.def_as::<Broadcast>(value) {
        Some(broadcast) => Some(broadcast.source(b)),
        None => with_leading_ones(b, value),
    }
}

/// A vector that is extracted from one of known elements is made of some of them.
pub(super) fn extract_from_elements(op: Extract, rw: &mut Rewriter<'_>) -> Option<Value> {
    let elements = rw.def_as::<FromElements>(op.source(rw))?;
    let positions = verify::integers(rw.ctx(), op.static_position(rw));
    let ty = rw.ty(op.result(rw));
    vector(rw.ctx(), ty)?;
    if positions.iter().any(|&position| position < 0) {
        return None;
    }
    let (start, n) = range_of(vector(rw.ctx(), rw.ty(op.source(rw)))?.shape, &positions);
    let elements: Vec<Value> = elements.elements(rw).iter().skip(start).take(n).collect();
    (elements.len() == n).then(|| FromElements::new(rw, ty, &elements))
}

/// A vector of equal elements is a broadcast.
pub(super) fn equal_elements(op: FromElements, rw: &mut Rewriter<'_>) -> Option<Value> {
    let elements = op.elements(rw);
    let first = elements.first()?;
    elements.iter().all(|element| element == first).then(|| broadcast_like(rw, op.0, first))
}

/// A vector of all elements of another one, or of a part of it, is a shape cast.
pub(super) fn elements_in_order(op: FromElements, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let elements = op.elements(rw);
    let extraction = |element: Value| {
        let extract = rw.def_as::<Extract>(element)?;
        let positions = verify::integers(&ctx, extract.static_position(rw));
        let is_static = positions.iter().all(|&position| position != DYNAMIC && position >= 0);
        is_static.then(|| (extract.source(rw), positions))
    };
    let (source, first) = extraction(elements.first()?)?;
    let from = vector(&ctx, rw.ty(source))?;
    if first.len() != from.shape.len() || elements.len() < 2 {
        return None;
    }
    // The part consists of the innermost dimensions, which start at position zero.
    let (mut n, mut rank) = (1i64, first.len());
    while n < elements.len() as i64 && rank > 0 && first[rank - 1] == 0 && !from.is_scalable(rank - 1) {
        n = n.saturating_mul(from.shape[rank - 1]);
        rank -= 1;
    }
    if n != elements.len() as i64 {
        return None;
    }
    for (element, inner) in elements.iter().zip(positions(&from.shape[rank..])) {
        let (vector, at) = extraction(element)?;
        if vector != source || at.split_at_checked(rank) != Some((&first[..rank], &inner[..])) {
            return None;
        }
    }
    let part = match rank {
        0 => source,
        _ => {
            let part = super::super::infer::trailing(&ctx, from, rank);
            let positions = DenseArrayAttr::of_i64s(&ctx, &first[..rank]);
            Extract::new(rw, part, positions, source, &[])
        }
    };
    let ty = rw.ty(op.dest(rw));
    Some(ShapeCast::new(rw, ty, part))
}

/// The elements of a broadcast vector are those of its source, repeated.
pub(super) fn elements_of_broadcast(op: ToElements, rw: &mut Rewriter<'_>) -> Option<()> {
    let ctx = rw.ctx().clone();
    let broadcast = rw.def_as::<Broadcast>(op.source(rw))?;
    let source = broadcast.source(rw);
    let (from, to) = (vector(&ctx, rw.ty(source))?, vector(&ctx, rw.ty(op.source(rw)))?);
    let lead = to.shape.len().checked_sub(from.shape.len())?;
    if from.any_scalable() || to.any_scalable() {
        return None;
    }
    let inner = ToElements::build(rw, source);
    let mut values = Vec::with_capacity(rw.n_results(op.0));
    for i in 0..rw.n_results(op.0) as i64 {
        let (mut rest, mut at, mut stride) = (i, 0, 1);
        for dim in (0..from.shape.len()).rev() {
            let size = to.shape[lead + dim];
            let position = rest % size;
            rest /= size;
            at += if from.shape[dim] == 1 { 0 } else { position } * stride;
            stride *= from.shape[dim];
        }
        values.push(rw.result(inner.0, at as usize));
    }
    rw.replace(op.0, &values);
    Some(())
}

/// The last insertion of a chain that replaces all elements makes a vector of them.
pub(super) fn insert_chain(op: Insert, rw: &mut Rewriter<'_>) -> Option<Value> {
    let ctx = rw.ctx().clone();
    let result = op.result(rw);
    let to = vector(&ctx, rw.ty(result)).filter(|ty| !ty.any_scalable())?;
    let n = to.shape.iter().try_fold(1i64, |n, &size| n.checked_mul(size)).filter(|&n| n <= MAX_ELEMENTS)?;
    let continues = |user: Op| rw.as_::<Insert>(user).is_some_and(|user| user.dest(rw) == result);
    if rw.users(result).any(continues) {
        return None;
    }
    // Each insertion replaces at least one element, so no more than `n` of them matter.
    let (mut chain, mut upper) = (Vec::new(), 0);
    let mut next = Some(op);
    while let Some(insert) = next {
        let positions = verify::integers(&ctx, insert.static_position(rw));
        if positions.iter().any(|&position| position < 0) {
            return None;
        }
        let (start, len) = range_of(to.shape, &positions);
        upper += len;
        chain.push((start, len, insert.value_to_store(rw)));
        next = rw.def_as::<Insert>(insert.dest(rw)).filter(|&inner| inner != op);
        if next.is_some_and(|inner| !rw.has_one_use(inner.result(rw))) {
            return None;
        }
    }
    if (upper as i64) < n {
        return None;
    }
    let (mut is_set, mut n_set, mut n_used) = (vec![false; n as usize], 0, 0);
    for &(start, len, _) in &chain {
        n_used += 1;
        for bit in is_set.get_mut(start..start + len)? {
            n_set += i64::from(!core::mem::replace(bit, true));
        }
        if n_set == n {
            break;
        }
    }
    if n_set != n {
        return None;
    }
    chain.truncate(n_used);
    let mut elements: Vec<Option<Value>> = vec![None; n as usize];
    for &(start, len, value) in chain.iter().rev() {
        if vector(&ctx, rw.ty(value)).is_none() {
            elements[start] = Some(value);
            continue;
        }
        let parts = ToElements::build(rw, value).0;
        for i in 0..len {
            elements[start + i] = Some(rw.result(parts, i));
        }
    }
    let elements: Vec<Value> = elements.into_iter().flatten().collect();
    let ty = rw.ty(result);
    Some(FromElements::new(rw, ty, &elements))
}

/// A comparison of `0, 1, 2, ...` with a constant that is beyond all of them.
pub(super) fn compare_step(op: CmpI, rw: &mut Rewriter<'_>) -> Option<Value> {
    use CmpIPredicate::*;
    let step = rw.def_as::<Step>(op.lhs(rw))?;
    let ty = vector(rw.ctx(), rw.ty(step.result(rw)))?;
    // A scalable vector may have more elements than its type says.
    let &[n] = ty.shape else { return None };
    if ty.any_scalable() {
        return None;
    }
    let bound = int_constant(rw.ctx(), constant_of(rw, op.rhs(rw))?)?.to_i64()?;
    let (is_beyond, value) = match op.predicate(rw)? {
        Ult | Ne => (bound >= n, true),
        Ule => (bound >= n - 1, true),
        Uge | Eq => (bound >= n, false),
        Ugt => (bound >= n - 1, false),
        _ => return None,
    };
    if !is_beyond {
        return None;
    }
    let value = bool_of(rw.ctx(), rw.ty(op.result(rw)), value)?;
    Some(Constant::new(rw, value))
}
