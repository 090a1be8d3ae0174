//! `async-runtime-ref-counting`: references are added and dropped where values begin and end to live.

use super::counted::{drop_unused, for_each_body, passed_on_by, refuse_unlowered, taken_by};
use crate::r#async::{CoroSuspend, RuntimeAddRef, RuntimeDropRef};
use crate::prelude::*;
use terrace_rewrite::live_blocks::LiveBlocks;

passes! {
    /// Automatic reference counting for Async runtime operations.
    ///
    /// Each value has one reference when it is made. What passes it to a function or to a region adds one. The reference is
    /// dropped behind the last use, and at the start of blocks that a value does not live in although it does in other
    /// successors of the same block. Only ends of functions and regions may be last uses that pass it on. A coroutine that
    /// suspends is always resumed, so what its blocks for the other cases do needs no count.
    RefCounting("AsyncRuntimeRefCountingPass") = "async-runtime-ref-counting" on(Anchor::Any) => count_references;
}

fn count_references(_: &RefCounting, pass: &mut PassContext<'_>) -> Result {
    refuse_unlowered(pass)?;
    for_each_body(pass, &mut |b, values| values.into_iter().try_for_each(|value| count(b, value)))
}

fn count(b: &mut Body, value: Value) -> Result {
    if drop_unused(b, value) {
        return Ok(());
    }
    let live = LiveBlocks::of(b, value);
    let live_in: FxHashSet<Block> = live.live_in.into_iter().collect();
    let live_out: FxHashSet<Block> = live.live_out.into_iter().collect();
    drop_behind_last_uses(b, value, &live_out)?;
    add_for_receivers(b, value);
    drop_at_edges(b, value, &live_in, &live_out)
}

fn drop_ref(b: &mut Builder<'_>, value: Value) {
    RuntimeDropRef::build(b, 1, value);
}

/// A builder of operations that have the location of a value.
fn builder(b: &mut Body, value: Value) -> Builder<'_> {
    let loc = b.value_loc(value);
    let mut builder = Builder::new(b);
    builder.set_loc(loc);
    builder
}

/// Drops the reference behind the last use in each block in which the value dies. A use inside an operation of the block
/// counts as one by that operation.
fn drop_behind_last_uses(b: &mut Body, value: Value, live_out: &FxHashSet<Block>) -> Result {
    let Some(region) = b.def_region(value) else { return Ok(()) };
    let mut last_uses: Vec<(Block, Op)> = Vec::new();
    let mut number: FxHashMap<Block, usize> = FxHashMap::default();
    for user in b.users(value) {
        let ancestor = |op: &Op| b.block_of(*op).and_then(|block| b.region_of(block)) == Some(region);
        let Some(user) = core::iter::once(user).chain(b.ancestors(user)).find(ancestor) else { continue };
        let Some(block) = b.block_of(user).filter(|block| !live_out.contains(block)) else { continue };
        let i = *number.entry(block).or_insert_with(|| {
            last_uses.push((block, user));
            last_uses.len() - 1
        });
        if b.is_before(last_uses[i].1, user) {
            last_uses[i].1 = user;
        }
    }
    for (_, last) in last_uses {
        let def = b.def(last);
        if def.has(Trait::ReturnLike) {
            continue;
        }
        if def.has(Trait::Terminator) {
            let message = "async reference counting can't handle terminators that are not ReturnLike";
            return Err(Scope { body: b, parent: None }.at(last).error(message).emit());
        }
        let mut builder = builder(b, value);
        builder.set_after(last);
        drop_ref(&mut builder, value);
    }
    Ok(())
}

/// Adds references for what gets the value and drops a reference of its own: callees, arguments of loops, and results of
/// operations around the value's users.
fn add_for_receivers(b: &mut Body, value: Value) {
    let mut users: Vec<Op> = b.users(value).collect();
    let mut seen: FxHashSet<Op> = FxHashSet::default();
    users.retain(|&user| seen.insert(user));
    for user in users {
        for _ in 0..taken_by(b, user, value) + passed_on_by(b, user, value) {
            let mut builder = builder(b, value);
            builder.set_before(user);
            RuntimeAddRef::build(&mut builder, 1, value);
        }
    }
}

/// Drops the reference on the way from blocks, at whose end the value lives, to those successors in which it does not.
fn drop_at_edges(
    b: &mut Body,
    value: Value,
    live_in: &FxHashSet<Block>,
    live_out: &FxHashSet<Block>,
) -> Result {
    let Some(region) = b.def_region(value) else { return Ok(()) };
    let is_partly_dead = |block: &Block| {
        let Some(end) = b.last_op(*block) else { return false };
        let n_dead = b.succs(end).filter(|to| !live_in.contains(to)).count();
        b.region_of(*block) == Some(region)
            && (1..b.n_succs(end)).contains(&n_dead)
            && !b.is::<CoroSuspend>(end)
    };
    let mut blocks: Vec<Block> = live_out.iter().copied().filter(is_partly_dead).collect();
    // The blocks are in no order. Most values have one at most, for which no walk over the region is needed.
    if blocks.len() > 1 {
        let unordered: FxHashSet<Block> = blocks.drain(..).collect();
        blocks.extend(b.blocks(region).filter(|block| unordered.contains(block)));
    }
    for block in blocks {
        let Some(end) = b.last_op(block) else { continue };
        let mut dead: SmallVec<[Block; 2]> = b.succs(end).filter(|to| !live_in.contains(to)).collect();
        let mut seen = FxHashSet::default();
        dead.retain(|block| seen.insert(*block));
        if dead.iter().any(|&to| !b.args(to).is_empty()) {
            let message = "successor have different `liveIn` property of the reference counted value";
            return Err(Scope { body: b, parent: None }.at(end).op_error(message).emit());
        }
        for to in dead {
            let is_only_predecessor = b.predecessors(to).all(|before| before == block);
            let at = match is_only_predecessor {
                true => to,
                false => block_between(b, end, to, value),
            };
            let mut builder = builder(b, value);
            builder.set_start(at);
            drop_ref(&mut builder, value);
        }
    }
    Ok(())
}

/// Makes a block that goes to `to`, and that the branch `end` goes to instead.
fn block_between(b: &mut Body, end: Op, to: Block, value: Value) -> Block {
    let between = b.create_block();
    if let Some(region) = b.region_of(to) {
        b.insert_block(between, region, Some(to));
    }
    for i in 0..b.n_succs(end) {
        if b.succ(end, i) == to {
            b.set_succ(end, i, between);
        }
    }
    let mut builder = builder(b, value);
    builder.set_end(between);
    cf::Br::build(&mut builder, &[], &[to]);
    between
}
