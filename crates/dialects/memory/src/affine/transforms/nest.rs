//! Building blocks of the transformations of loop nests.

use crate::affine::{For, Yield};
use crate::prelude::*;

/// Perfectly nested loops from `root` on: each but the last one contains the next one and its terminator only.
pub(super) fn perfect_nest(b: &Body, root: For) -> Vec<For> {
    let mut nest = vec![root];
    while let Some(inner) = nest.last().and_then(|&outer| only_loop_in(b, outer)) {
        nest.push(inner);
    }
    nest
}

/// The loop that is all of another loop's body.
fn only_loop_in(b: &Body, outer: For) -> Option<For> {
    let block = b.entry_block(outer.body(b))?;
    let first = b.first_op(block)?;
    let is_only = b.next_op(first).is_some_and(|second| b.next_op(second).is_none());
    b.as_::<For>(first).filter(|_| is_only)
}

/// The loops at the top level of a body.
pub(super) fn outermost_loops(b: &Body) -> Vec<For> {
    let blocks = b.root_regions().flat_map(|region| b.blocks(region));
    blocks.flat_map(|block| b.ops(block)).filter_map(|op| b.as_::<For>(op)).collect()
}

/// Creates a loop with an empty body, its bounds to be set, in front of `before` or at the start of a block.
pub(super) fn empty_loop(b: &mut Builder<'_>) -> (For, Block) {
    let ctx = b.ctx().clone();
    let zero = AffineMap::new(0, 0, &[AffineExpr::constant(&ctx, 0)]).attr(&ctx);
    let new = For::build(b, &[], zero, zero, 1, &[], &[], &[]);
    let point = b.insert_point();
    let block = b.add_block(new.0, 0, &[Type::INDEX]);
    b.set_end(block);
    Yield::build(b, &[]);
    b.set_insert_point(point);
    (new, block)
}

/// Replaces a loop by one that carries further values, which the end of its body does not yield yet.
pub(super) fn add_inits(b: &mut Body, old: For, inits: &[Value]) -> Option<For> {
    let (lower, upper, step) = (old.lower_bound_map(b)?, old.upper_bound_map(b)?, old.step(b)?);
    let [lower_operands, upper_operands, old_inits] =
        [old.lower_bound_operands(b), old.upper_bound_operands(b), old.inits(b)]
            .map(|values| values.to_vec());
    let all: Vec<Value> = old_inits.iter().chain(inits).copied().collect();
    let types: Vec<Type> = all.iter().map(|&value| b.ty(value)).collect();
    let block = b.entry_block(old.body(b))?;
    let mut builder = Builder::before(b, old.0);
    let new = For::build(&mut builder, &types, lower, upper, step, &lower_operands, &upper_operands, &all);
    let (from, to) = (old.body(b), new.body(b));
    b.inline_region_before(from, to, None);
    for &ty in types.iter().skip(old_inits.len()) {
        b.add_arg(block, ty);
    }
    for (i, old_result) in b.results(old.0).to_vec().into_iter().enumerate() {
        let result = b.result(new.0, i);
        b.replace_all_uses(old_result, result);
    }
    b.erase(old.0);
    Some(new)
}

/// Sets the step of a loop.
pub(super) fn set_step(b: &mut Body, op: For, step: i64) {
    b.set_slot_as::<IndexAttr>(op.0, For::SLOTS.step, step);
}

/// Moves the operations of a block, but not the last one, in front of `before`.
pub(super) fn move_ops(b: &mut Body, from: Block, before: Op) {
    while let Some(first) = b.first_op(from).filter(|&first| b.next_op(first).is_some()) {
        b.move_before(first, before);
    }
}
