//! `loop-invariant-subset-hoisting`: a part of a tensor that a loop reads and writes in each iteration is read in front of the
//! loop, carried as a vector, and written behind it.
//!
//! Upstream also hoists transfers with masks, with different maps, and beyond the bounds of the tensor. A loop that carries
//! the vector would see what it computed for the other elements, where the read gives the padding in each iteration.

use crate::affine::analysis::value_bounds::{Comparison, holds};
use crate::loops::append_results;
use crate::prelude::*;
use crate::scf::For;
use crate::vector::{TransferRead, TransferWrite};
use terrace_ir::body::Use;
use terrace_rewrite::parallel::for_each_nested;

passes! {
    /// Hoist loop invariant subset ops outside of the loop.
    SubsetHoisting("LoopInvariantSubsetHoisting") = "loop-invariant-subset-hoisting" on(Anchor::Any) => hoist_subsets;
}

fn hoist_subsets(_: &SubsetHoisting, pass: &mut PassContext<'_>) -> Result {
    fn hoist(body: &mut Body, threads: usize) -> bool {
        let nested = for_each_nested(body, threads, |_, body| hoist(body, 1));
        hoist_all(body) | nested.contains(&true)
    }
    let Some(mut body) = pass.body.take_nested(pass.op) else { return Ok(()) };
    let changed = hoist(&mut body, pass.threads);
    pass.body.put_nested(pass.op, body);
    pass.finish(changed)
}

/// The greatest number of transfers of one carried tensor that are compared with each other.
const MAX_PARTS: usize = 256;

/// Hoists out of all loops of a body, inner loops first; returns whether anything changed.
pub(super) fn hoist_all(b: &mut Body) -> bool {
    let mut changed = false;
    for op in postorder(b, &b.ops_where(|op| b.is::<For>(op))) {
        let mut op = For::wrap(op);
        let mut at = 0;
        while at < op.init_args(b).len() {
            for pair in pairs_of(b, op, at) {
                let Some(new) = hoist(b, op, at, pair) else { break };
                op = new;
                changed = true;
            }
            at += 1;
        }
    }
    changed
}

/// A transfer and the part of the tensor that it accesses.
struct Part {
    op: Op,
    /// Offset and size in each dimension of the tensor.
    slice: SmallVec<[(Value, i64); 4]>,
    map: Option<Attr>,
    vector: Value,
    /// Whether the loop itself contains it, and may carry the vector.
    hoistable: bool,
}

impl Part {
    fn of(b: &Body, op: Op, hoistable: bool) -> Option<Self> {
        let ctx = b.ctx();
        let (base, indices, map, vector, mask, in_bounds) = if let Some(read) = b.as_::<TransferRead>(op) {
            let vector = read.vector(b);
            (read.base(b), read.indices(b), read.permutation_map(b), vector, read.mask(b), read.in_bounds(b))
        } else {
            let write = b.as_::<TransferWrite>(op)?;
            let vector = write.value_to_store(b);
            let bounds = write.in_bounds(b);
            (write.base(b), write.indices(b), write.permutation_map(b), vector, write.mask(b), bounds)
        };
        if !b.ty(base).is::<RankedTensorType>(ctx) {
            return None;
        }
        let shape = b.ty(vector).as_::<VectorType>(ctx).filter(|ty| !ty.any_scalable())?.shape;
        let mut slice: SmallVec<[(Value, i64); 4]> = indices.iter().map(|index| (index, 1)).collect();
        for (expr, &size) in map?.as_::<AffineMapAttr>(ctx)?.results.iter().zip(shape) {
            let AffineNode::Dim(dim) = expr.node(ctx) else { return None };
            slice.get_mut(dim as usize)?.1 = size;
        }
        let within = in_bounds.and_then(|bounds| bounds.as_array(ctx));
        let within = within.is_some_and(|bounds| bounds.iter().all(|&bound| bound == Attr::bool(true)));
        Some(Self { op, slice, map, vector, hoistable: hoistable && within && mask.is_none() })
    }

    /// Whether both access the same elements in the same order.
    fn equals(&self, b: &Body, other: &Self) -> bool {
        let integer = |value| integer_of(b, value);
        let eq = |x, y| x == y || integer(x).is_some_and(|x| integer(y) == Some(x));
        b.ty(self.vector) == b.ty(other.vector)
            && self.map == other.map
            && self.slice.iter().zip(&other.slice).all(|(x, y)| x.1 == y.1 && eq(x.0, y.0))
    }

    /// Whether both certainly access different elements.
    fn is_disjoint(&self, b: &Body, other: &Self) -> bool {
        self.slice.iter().zip(&other.slice).any(|(&x, &y)| precedes(b, x, y) || precedes(b, y, x))
    }

    /// Whether the operands, other than the tensor, are defined outside a loop.
    fn is_invariant(&self, b: &Body, around: Op) -> bool {
        let mut operands = b.operands(self.op).iter();
        let tensor = base_of(b, self.op);
        operands
            .all(|value| Some(value) == tensor || value == self.vector || !b.is_defined_inside(value, around))
    }
}

fn base_of(b: &Body, op: Op) -> Option<Value> {
    b.as_::<TransferRead>(op)
        .map(|read| read.base(b))
        .or_else(|| b.as_::<TransferWrite>(op).map(|write| write.base(b)))
}

/// Whether the first range certainly ends before the second one starts.
fn precedes(b: &Body, first: (Value, i64), second: (Value, i64)) -> bool {
    let ctx = b.ctx();
    let integer = |value| integer_of(b, value);
    if let (Some(x), Some(y)) = (integer(first.0), integer(second.0)) {
        return x.checked_add(first.1).is_some_and(|end| end <= y);
    }
    let size = AffineExpr::constant(ctx, first.1);
    let end = AffineExpr::binary(ctx, AffineOp::Add, AffineExpr::dim(ctx, 0), size);
    let (end, start) = (AffineMap::new(2, 0, &[end]), AffineMap::new(2, 0, &[AffineExpr::dim(ctx, 1)]));
    holds(b, &end, &start, &[first.0, second.0], Comparison::NotGreater)
}

/// The transfers of the tensor that a loop carries as this argument, in order; `None` if anything else uses it or a later
/// state of it, or if it does not become the yielded value by writes.
fn parts_of(b: &Body, op: For, at: usize) -> Option<Vec<Part>> {
    let mut parts: Vec<Part> = Vec::new();
    let mut pending = vec![(op, at, true)];
    while let Some((op, at, hoistable)) = pending.pop() {
        let block = b.entry_block(op.body(b))?;
        let yielded = b.operands(b.terminator(block)?).get(at)?;
        let mut value = b.arg(block, at + 1)?;
        while value != yielded {
            let mut next = None;
            let mut become_next = |new| next.replace(new).is_none().then_some(());
            for Use { owner: user, index: i, .. } in b.uses(value) {
                if let Some(inner) = b.as_::<For>(user) {
                    let at = (i as usize).checked_sub(3)?;
                    pending.push((inner, at, false));
                    become_next(b.results(user).get(at)?)?;
                    continue;
                }
                if base_of(b, user) != Some(value) {
                    return None;
                }
                parts.push(Part::of(b, user, hoistable)?);
                if b.is::<TransferWrite>(user) {
                    become_next(b.results(user).get(0)?)?;
                }
            }
            value = next?;
            if parts.len() > MAX_PARTS {
                return None;
            }
        }
        if !b.has_one_use(yielded) {
            return None;
        }
    }
    Some(parts)
}

/// The reads and writes of the same parts that no other transfer touches and that may leave the loop, in the order in
/// which the use lists have the first one of each pair.
fn pairs_of(b: &Body, op: For, at: usize) -> Vec<(Op, Op)> {
    let Some(parts) = parts_of(b, op, at) else { return Vec::new() };
    let can_move = |part: &Part| part.hoistable && part.is_invariant(b, op.0);
    let is_read = |part: &Part| b.is::<TransferRead>(part.op);
    let pair = |read: usize| {
        let part = &parts[read];
        let is_write = |other: &&Part| {
            !is_read(other) && can_move(other) && other.equals(b, part) && b.is_before(part.op, other.op)
        };
        let write = parts.iter().position(|other| is_write(&other))?;
        let others = parts.iter().enumerate().filter(|&(i, _)| i != read && i != write);
        let mut others = others.map(|(_, other)| other);
        others.all(|other| other.is_disjoint(b, part)).then(|| (read.min(write), part.op, parts[write].op))
    };
    let reads = (0..parts.len()).filter(|&i| is_read(&parts[i]) && can_move(&parts[i]));
    let mut pairs: Vec<(usize, Op, Op)> = reads.filter_map(pair).collect();
    pairs.sort_by_key(|&(first, ..)| first);
    pairs.into_iter().map(|(_, read, write)| (read, write)).collect()
}

/// Lets a loop carry the vector that is read and written in each iteration; returns the new loop.
fn hoist(b: &mut Body, op: For, at: usize, (read, write): (Op, Op)) -> Option<For> {
    let init = op.init_args(b).get(at)?;
    let block = b.entry_block(op.body(b))?;
    let end = b.terminator(block)?;
    let carried = TransferRead::wrap(read).vector(b);

    b.move_before(read, op.0);
    b.set_operand(read, 0, init);
    let arg = b.add_arg(block, b.ty(carried));
    b.replace_all_uses(carried, arg);
    let stored = TransferWrite::wrap(write).value_to_store(b);
    let yielded: SmallVec<[Value; 4]> = b.operands(end).iter().chain([stored]).collect();
    b.set_operands(end, &yielded);

    let (written, target) = (b.results(write).get(0)?, TransferWrite::wrap(write).base(b));
    b.replace_all_uses(written, target);
    let new = For::wrap(append_results(b, op.0, &[carried], &[b.ty(carried)]));
    let (tensor, vector) = (b.results(new.0).get(at)?, b.results(new.0).iter().next_back()?);
    b.replace_all_uses(tensor, written);
    b.detach(write);
    b.insert_after(write, new.0);
    b.set_operand(write, 0, vector);
    b.set_operand(write, 1, tensor);
    Some(new)
}
