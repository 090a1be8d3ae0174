//! Removes operands and results of `linalg.generic` that are not used, or that it has twice.

use crate::linalg::structured::{
    Iterators, has_pure_tensor_semantics, indexing_maps, iterators, loop_sources, payload_block,
    reads_operand,
};
use crate::linalg::{Generic, Yield, build};
use crate::prelude::*;
use greedy::Pattern;
use terrace_ir::effects::would_be_trivially_dead;

/// The patterns (`populateEraseUnusedOperandsAndResultsPatterns`).
pub(super) static PATTERNS: &[Pattern] = rewrites![
    Generic => deduplicate,
    Generic => remove_unused_cycle,
];

/// Which operands of an operation another one has, and which of those takes the place of each.
struct Kept<'a> {
    b: &'a Body,
    op: Generic,
    maps: &'a [AffineMap],
    iterators: Iterators,
    /// The numbers of the operands that the new operation lacks.
    dropped: SmallVec<[usize; 4]>,
    /// The numbers of the operands that it has.
    operands: SmallVec<[usize; 8]>,
    /// By operand: its place among `operands`.
    places: SmallVec<[Option<usize>; 8]>,
}

impl Kept<'_> {
    /// Drops an operand, if the extents of all loops are still known.
    fn drop_unused(&mut self, operand: usize) -> bool {
        let is_left = |at: &usize| *at != operand && !self.dropped.contains(at);
        let left: SmallVec<[AffineMap; 4]> =
            (0..self.maps.len()).filter(is_left).map(|at| self.maps[at].clone()).collect();
        if loop_sources(self.b.ctx(), &left, self.iterators.len()).is_none() {
            return false;
        }
        self.dropped.push(operand);
        self.places.push(None);
        true
    }

    /// Drops an operand for which another one can stand.
    fn drop_duplicate(&mut self, operand: usize, place: Option<usize>) -> bool {
        if place.is_some() {
            self.dropped.push(operand);
            self.places.push(place);
        }
        place.is_some()
    }

    fn keep(&mut self, operand: usize) {
        self.places.push(Some(self.operands.len()));
        self.operands.push(operand);
    }

    /// The place of an operand among those that are kept from the place `first` on, if it is of the same value and has the same map
    /// as one of them that `accept` returns true for.
    fn twin(&self, operand: usize, first: usize, accept: impl Fn(usize) -> bool) -> Option<usize> {
        let values = self.b.operands(self.op.0);
        let is_twin = |&other: &usize| {
            values.get(other) == values.get(operand)
                && self.maps.get(other) == self.maps.get(operand)
                && accept(other)
        };
        self.operands.iter().skip(first).position(is_twin).map(|at| first + at)
    }

    fn inputs(&mut self) {
        for i in 0..self.op.inputs(self.b).len() {
            let is_unused = !reads_operand(self.b, self.op.0, i);
            if is_unused && self.drop_unused(i) || self.drop_duplicate(i, self.twin(i, 0, |_| true)) {
                continue;
            }
            self.keep(i);
        }
    }

    fn outputs(&mut self, yielded: &[Value]) {
        let (b, op) = (self.b, self.op.0);
        let (first, end) = b.init_range(op);
        let (n_inputs, has_results) = (self.operands.len(), has_pure_tensor_semantics(b, op));
        for i in first..end {
            let number = i - first;
            if has_results && is_dead(b, op, number, yielded) && self.drop_unused(i) {
                continue;
            }
            let same = |other: usize| yielded.get(other - first) == yielded.get(number);
            if has_results && !reads_operand(b, op, i) && self.drop_duplicate(i, self.twin(i, n_inputs, same))
            {
                continue;
            }
            self.keep(i);
        }
    }
}

/// Whether a result has no uses, and its output only ends in the result.
fn is_dead(b: &Body, op: Op, number: usize, yielded: &[Value]) -> bool {
    let at = b.init_range(op).0 + number;
    if !b.has_no_uses(b.result(op, number)) {
        return false;
    }
    let arg = payload_block(b, op).and_then(|block| b.arg(block, at));
    !reads_operand(b, op, at)
        || arg.is_some_and(|arg| {
            let is_yielded = b.users(arg).all(|user| b.is::<Yield>(user));
            b.has_one_use(arg) && is_yielded && yielded.get(number) == Some(&arg)
        })
}

/// Removes operands that the payload does not read, results without uses, and operands that others stand for.
fn deduplicate(op: Generic, rw: &mut Rewriter<'_>) -> Option<()> {
    let block = payload_block(rw, op.0)?;
    let end = rw.last_op(block)?;
    let yielded = rw.operands(end).to_vec();
    let maps = indexing_maps(rw, op.0);
    let iterators = iterators(rw, op.0);
    let (operands, places) = {
        let (dropped, operands, places) = Default::default();
        let b: &Body = rw;
        let mut kept = Kept { b, op, maps: &maps, iterators: iterators.clone(), dropped, operands, places };
        kept.inputs();
        kept.outputs(&yielded);
        (kept.operands, kept.places)
    };
    if operands.len() == rw.n_operands(op.0) {
        return None;
    }
    let first = op.inputs(rw).len();
    let n_inputs = operands.iter().filter(|&&operand| operand < first).count();
    let values: SmallVec<[Value; 8]> = operands.iter().map(|&operand| rw.operand(op.0, operand)).collect();
    let (inputs, outputs) = values.split_at(n_inputs);
    let new_maps: SmallVec<[AffineMap; 8]> =
        operands.iter().filter_map(|&at| maps.get(at).cloned()).collect();
    let types: SmallVec<[Type; 4]> =
        outputs.iter().map(|&output| rw.ty(output)).filter(|ty| ty.is_tensor(rw.ctx())).collect();
    let new = build::generic(rw, &types, &new_maps, &iterators, inputs, outputs);
    for slot in [Generic::SLOTS.doc, Generic::SLOTS.library_call] {
        let attr = rw.slot(op.0, slot);
        rw.set_slot(new.0, slot, attr);
    }
    let dict = rw.dict(op.0);
    rw.set_dict(new.0, dict);
    let new_block = build::payload_block(rw, new.0);
    if outputs.len() + first != rw.n_operands(op.0) {
        let mut kept: SmallVec<[Option<Value>; 4]> = SmallVec::from_elem(None, outputs.len());
        for (place, &value) in places.iter().skip(first).zip(&yielded) {
            if let Some(slot) = place.and_then(|place| kept.get_mut(place.checked_sub(n_inputs)?)) {
                *slot = Some(value);
            }
        }
        let kept: SmallVec<[Value; 4]> = kept.into_iter().collect::<Option<_>>()?;
        let (point, loc) = (rw.insert_point(), rw.loc());
        let end_loc = rw.body().loc(end);
        rw.set_before(end);
        rw.set_loc(end_loc);
        Yield::build(rw, &kept);
        rw.set_insert_point(point);
        rw.set_loc(loc);
        rw.erase(end);
    }
    let args = SmallVec::<[Value; 8]>::from_slice(rw.args(new_block));
    // Arguments without a place have no uses.
    let replacement = |(i, place): (usize, &Option<usize>)| {
        place.and_then(|place| args.get(place).copied()).unwrap_or_else(|| rw.operand(op.0, i))
    };
    let replacements: SmallVec<[Value; 8]> = places.iter().enumerate().map(replacement).collect();
    rw.inline_block(block, InsertPoint::End(new_block), &replacements);
    let results: SmallVec<[Option<Value>; 4]> = (0..rw.n_results(op.0))
        .map(|i| {
            let place = places.get(first + i).copied().flatten()?;
            rw.results(new.0).get(place.checked_sub(n_inputs)?)
        })
        .collect();
    rw.replace_used(op.0, &results);
    Some(())
}

/// Removes the operation that computes a result without uses from the output, if it does nothing else: the output then is not
/// needed.
fn remove_unused_cycle(op: Generic, rw: &mut Rewriter<'_>) -> Option<()> {
    let block = payload_block(rw, op.0).filter(|_| has_pure_tensor_semantics(rw, op.0))?;
    let end = rw.last_op(block)?;
    let first = op.inputs(rw).len();
    let mut changed = None;
    for i in 0..rw.n_results(op.0) {
        let (result, arg) = (rw.result(op.0, i), rw.arg(block, first + i)?);
        let user = rw.users(arg).next().filter(|_| rw.has_no_uses(result) && rw.has_one_use(arg));
        // Upstream also removes operations with effects.
        let Some(user) = user.filter(|&user| would_be_trivially_dead(rw, user) && rw.n_results(user) == 1)
        else {
            continue;
        };
        let value = rw.result(user, 0);
        if rw.has_one_use(value) && rw.operands(end).get(i) == Some(value) {
            rw.replace(user, &[arg]);
            rw.modified(op.0);
            changed = Some(());
        }
    }
    changed
}
