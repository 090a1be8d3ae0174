//! Edits of regions and blocks.

use super::{edits, values};
use terrace_ir::body::clone::Mapping;
use terrace_ir::body::{Block, Body, Op, Region, Value};
use terrace_ir::decl::Trait;
use terrace_rewrite::cfg;
use terrace_support::small_vec::SmallVec;

/// Whether an operation is a function with a body.
pub fn is_definition(body: &Body, op: Op) -> bool {
    let is_filled =
        |body: &Body| body.root_regions().next().is_some_and(|region| body.entry_block(region).is_some());
    body.def(op).has(Trait::FunctionOpInterface) && body.nested_body(op).is_some_and(is_filled)
}

/// Makes a function a declaration.
pub fn make_declaration(body: &mut Body, op: Op) {
    let inner = body.region_body_mut(op);
    for region in inner.root_regions().collect::<SmallVec<[Region; 2]>>() {
        erase_blocks(inner, region);
    }
    edits::make_private(body, op);
}

fn erase_blocks(body: &mut Body, region: Region) {
    let blocks: SmallVec<[Block; 4]> = body.blocks(region).collect();
    for &block in &blocks {
        let ops: SmallVec<[Op; 8]> = body.ops(block).collect();
        ops.into_iter().for_each(|op| body.drop_uses(op));
    }
    blocks.into_iter().for_each(|block| body.erase_block(block));
}

/// The regions of an operation that are in its body.
fn own_regions(body: &Body, op: Op) -> SmallVec<[Region; 2]> {
    if body.is_nested(op) { SmallVec::new() } else { body.regions(op) }
}

/// The number of regions of an operation that are not empty.
pub fn filled(body: &Body, op: Op) -> usize {
    own_regions(body, op).into_iter().filter(|&region| body.entry_block(region).is_some()).count()
}

/// Empties a region.
pub fn clear(body: &mut Body, op: Op, i: usize) {
    let mut regions = own_regions(body, op).into_iter().filter(|&region| body.entry_block(region).is_some());
    if let Some(region) = regions.nth(i) {
        erase_blocks(body, region);
    }
}

/// The blocks that are alone in a region of an operation.
fn alone(body: &Body, op: Op) -> SmallVec<[Block; 2]> {
    let regions = own_regions(body, op).into_iter().filter(|&region| body.has_one_block(region));
    regions.filter_map(|region| body.entry_block(region)).collect()
}

/// The number of blocks that are alone in a region of an operation.
pub fn blocks_alone(body: &Body, op: Op) -> usize {
    alone(body, op).len()
}

/// Replaces an operation by the contents of a region: the arguments become other values of their types, and what the
/// region yields the results.
pub fn unwrap(body: &mut Body, op: Op, i: usize) {
    let Some(&block) = alone(body, op).get(i) else { return };
    for arg in body.args(block).to_vec() {
        if !body.has_no_uses(arg) {
            let value = values::substitute(body, op, body.ty(arg));
            body.replace_all_uses(arg, value);
        }
    }
    let ops: Vec<Op> = body.ops(block).collect();
    let (end, moved) = match ops.split_last() {
        Some((&end, rest)) if body.def(end).has(Trait::Terminator) => (Some(end), rest),
        _ => (None, &ops[..]),
    };
    moved.iter().for_each(|&inner| body.move_before(inner, op));
    let yielded: SmallVec<[Value; 4]> =
        end.map_or_else(SmallVec::new, |end| body.operands(end).iter().collect());
    for result in body.results(op) {
        let same = yielded.iter().find(|&&value| body.ty(value) == body.ty(result));
        if let Some(&value) = same {
            body.replace_all_uses(result, value);
        }
    }
    values::release_results(body, op);
    body.erase(op);
}

/// Whether an operation ends a block of a region with several ones.
fn branches(body: &Body, op: Op) -> bool {
    body.n_succs(op) != 0
        && body
            .block_of(op)
            .and_then(|block| body.region_of(block))
            .is_some_and(|region| !body.has_one_block(region))
}

/// The number of ways to simplify the end of a block: to go on to one of the successors, and to leave the region.
pub fn ends(body: &Body, op: Op) -> usize {
    if branches(body, op) { body.n_succs(op) + 1 } else { 0 }
}

/// Simplifies the end of a block.
pub fn end_block(body: &mut Body, op: Op, i: usize) {
    if i == body.n_succs(op) {
        leave(body, op);
    } else if !append_block(body, op, i) {
        branch_to(body, op, i);
    }
}

/// Replaces a branch by the block of a successor, if no other branch leads there. Returns whether that is so.
fn append_block(body: &mut Body, op: Op, to: usize) -> bool {
    let target = body.succ(op, to);
    let range = body.def(op).hooks.branch.and_then(|passes| passes(body, op, to));
    let (Some(block), Some((start, end))) = (body.block_of(op), range) else { return false };
    let is_loop = target == block || body.is_entry_block(target);
    if is_loop || end - start != body.args(target).len() || body.block_uses(target).count() != 1 {
        return false;
    }
    for (i, arg) in body.args(target).to_vec().into_iter().enumerate() {
        let value = body.operand(op, start + i);
        body.replace_all_uses(arg, value);
    }
    values::release_results(body, op);
    body.erase(op);
    body.append_ops_of(target, block);
    body.erase_block(target);
    true
}

/// Lets all successors of an operation be one of them.
fn branch_to(body: &mut Body, op: Op, to: usize) {
    let Some(passes) = body.def(op).hooks.branch else { return };
    let target = body.succ(op, to);
    let Some((start, end)) = passes(body, op, to) else { return };
    for other in 0..body.n_succs(op) {
        // Blocks with other arguments cannot be exchanged without operands for them.
        let has_same = passes(body, op, other).is_some_and(|(first, last)| {
            let types = |start: usize, end: usize| (start..end).map(|i| body.ty(body.operand(op, i)));
            types(first, last).eq(types(start, end))
        });
        if has_same {
            let first = passes(body, op, other).map_or(0, |range| range.0);
            for k in 0..end - start {
                let value = body.operand(op, start + k);
                body.set_operand(op, first + k, value);
            }
            body.set_succ(op, other, target);
        }
    }
}

/// Replaces a branch by a copy of an operation that leaves the region, with other operands.
fn leave(body: &mut Body, op: Op) {
    let Some(end) = last_of_region(body, op) else { return };
    let copy = body.clone_op(end, &mut Mapping::default());
    body.insert_before(copy, op);
    for i in 0..body.n_operands(copy) {
        let value = values::substitute(body, op, body.ty(body.operand(copy, i)));
        body.set_operand(copy, i, value);
    }
    values::release_results(body, op);
    body.erase(op);
}

/// An operation by which control leaves the region of an operation.
fn last_of_region(body: &Body, op: Op) -> Option<Op> {
    let region = body.region_of(body.block_of(op)?)?;
    let mut ends = body.blocks(region).filter_map(|block| body.last_op(block));
    ends.find(|&end| body.n_succs(end) == 0 && body.def(end).has(Trait::Terminator))
}

/// Erases the blocks that control does not reach any more.
pub fn erase_unreachable(body: &mut Body) {
    let regions: Vec<Region> = body.root_regions().collect();
    cfg::erase_unreachable(body, &regions);
}
