//! `scf-parallel-loop-fusion`: neighbouring parallel loops with equal bounds become one.

use super::each::Operands;
use crate::alias::may_alias;
use crate::memref;
use crate::prelude::*;
use crate::scf::{Parallel, Reduce};
use terrace_ir::equivalence::equivalent_but_operands;
use terrace_rewrite::analysis::Aliases;

passes! {
    /// Fuse adjacent parallel loops.
    ParallelLoopFusion("SCFParallelLoopFusion") = "scf-parallel-loop-fusion" on(Anchor::Any) => parallel_loop_fusion;
}

fn parallel_loop_fusion(_: &ParallelLoopFusion, pass: &mut PassContext<'_>) -> Result {
    pass.analysis::<Aliases>();
    pass.edit_bodies(&mut run)
}

/// Fuses loops in all blocks of a body, those of outer operations after those inside.
pub(super) fn run(b: &mut Body) {
    let owners = b.ops_where(|op| b.has_inner_regions(op));
    for op in postorder(b, &owners) {
        if !b.is_erased(op) {
            b.regions(op).into_iter().for_each(|region| fuse_in(b, region));
        }
    }
    let roots: Vec<Region> = b.root_regions().collect();
    roots.into_iter().for_each(|region| fuse_in(b, region));
}

fn fuse_in(b: &mut Body, region: Region) {
    let blocks: Vec<Block> = b.blocks(region).collect();
    for block in blocks {
        for mut chain in chains(b, block) {
            for i in 1..chain.len() {
                if let Some(fused) = fuse(b, chain[i - 1], chain[i]) {
                    chain[i] = fused;
                }
            }
        }
    }
}

/// The loops of a block, those together between which nothing has effects.
fn chains(b: &Body, block: Block) -> Vec<Vec<Parallel>> {
    let mut chains: Vec<Vec<Parallel>> = vec![Vec::new()];
    let mut effects = false;
    for op in b.ops(block) {
        match b.as_::<Parallel>(op) {
            Some(parallel) if effects => {
                chains.push(vec![parallel]);
                effects = false;
            }
            Some(parallel) => chains.last_mut().into_iter().for_each(|chain| chain.push(parallel)),
            None => effects |= b.n_regions(op) != 0 || !is_memory_effect_free(b, op),
        }
    }
    chains
}

fn has_nested(b: &Body, op: Parallel) -> bool {
    let mut any = false;
    b.walk_from(op.0, &mut |inner| any |= inner != op.0 && b.is::<Parallel>(inner));
    any
}

/// Fuses the first loop into the second one, if that is possible; returns the new loop.
fn fuse(b: &mut Body, first: Parallel, second: Parallel) -> Option<Parallel> {
    let bounds = |op: Parallel| [op.lower_bound(b), op.upper_bound(b), op.step(b)];
    let is_equal = bounds(first).into_iter().zip(bounds(second)).all(|(a, c)| a.iter().eq(c.iter()));
    if has_nested(b, first) || has_nested(b, second) || !is_equal {
        return None;
    }
    let (block1, block2) = (b.entry_block(first.body(b))?, b.entry_block(second.body(b))?);
    if !are_independent(b, (first, block1), (second, block2))
        || !are_independent(b, (second, block2), (first, block1))
        || !results_are_used_after(b, first, second)
    {
        return None;
    }
    let (reduce1, reduce2) = (b.last_op(block1)?, b.last_op(block2)?);
    let [lower, upper, step]: [Operands; 3] = bounds(second).map(|list| list.iter().collect());
    let inits: Operands = first.init_vals(b).iter().chain(second.init_vals(b)).collect();
    let types: SmallVec<[_; 4]> = inits.iter().map(|&init| b.ty(init)).collect();
    let loc = b.loc(second.0);
    let mut builder = Builder::before(b, second.0);
    let new = Parallel::build(&mut builder, &types, &lower, &upper, &step, &inits);
    let block = builder.add_block(new.0, 0, &[]);
    let arg_types: SmallVec<[_; 4]> = builder.arg_types(block1).collect();
    builder.add_args_at(block, &arg_types, loc);
    for (from, end) in [(block1, reduce1), (block2, reduce2)] {
        move_ops(&mut builder, from, Some(end), block);
    }
    let reduced: Operands = builder.operands(reduce1).iter().chain(builder.operands(reduce2)).collect();
    let regions: SmallVec<[Region; 4]> =
        builder.regions(reduce1).into_iter().chain(builder.regions(reduce2)).collect();
    builder.set_end(block);
    // Without results upstream keeps the terminator that comes with the new loop.
    let end_loc = if reduced.is_empty() { loc } else { builder.body().loc(reduce2) };
    builder.set_loc(end_loc);
    let reduce = Reduce::of(&mut builder, &reduced);
    for (i, from) in regions.into_iter().enumerate() {
        let Some(old) = builder.entry_block(from) else { continue };
        // The arguments get the location of the new operation.
        let arg_types: SmallVec<[_; 4]> = builder.arg_types(old).collect();
        let new = builder.add_block(reduce.0, i, &[]);
        builder.add_args_at(new, &arg_types, end_loc);
        move_ops(&mut builder, old, None, new);
    }
    let results: Operands = b.results(new.0).iter().collect();
    let n_first = b.n_results(first.0);
    b.replace(first.0, &results[..n_first]);
    b.replace(second.0, &results[n_first..]);
    Some(new)
}

/// Moves the operations of a block, up to `end`, to another one with arguments of the same types.
fn move_ops(builder: &mut Builder<'_>, from: Block, end: Option<Op>, to: Block) {
    let args = Operands::from_slice(builder.args(to));
    let old_args = Operands::from_slice(builder.args(from));
    for (old, &arg) in old_args.into_iter().zip(&args) {
        builder.replace_all_uses(old, arg);
    }
    while let Some(op) = builder.first_op(from).filter(|&op| Some(op) != end) {
        builder.move_to_end(op, to);
    }
}

/// Whether all users of the first loop's results come after the second loop.
fn results_are_used_after(b: &Body, first: Parallel, second: Parallel) -> bool {
    let mut dominance = DominanceInfo::new(None);
    let users: SmallVec<[Op; 8]> = b.results(first.0).iter().flat_map(|result| b.users(result)).collect();
    users.into_iter().all(|user| {
        let mut at = Some(user);
        while let Some(op) = at {
            if op == second.0 {
                return false;
            }
            at = b.parent_op(op);
        }
        dominance.properly_dominates(b, second.0, user)
    })
}

/// Whether the second loop reads nothing that the first one writes, except for what the same iteration writes.
fn are_independent(b: &Body, first: (Parallel, Block), second: (Parallel, Block)) -> bool {
    let map: FxHashMap<Value, Value> =
        b.args(first.1).iter().copied().zip(b.args(second.1).iter().copied()).collect();
    // Subscripts by memref, and the memrefs in order.
    let mut stores: FxHashMap<Value, Vec<memref::Store>> = FxHashMap::default();
    let mut written: Vec<Value> = Vec::new();
    let mut seen: FxHashSet<Value> = FxHashSet::default();
    let mut loads: Vec<memref::Load> = Vec::new();
    b.walk_from(first.0.0, &mut |op| {
        if let Some(store) = b.as_::<memref::Store>(op) {
            let memref = store.memref(b);
            stores.entry(memref).or_default().push(store);
            if seen.insert(memref) {
                written.push(memref);
            }
        }
    });
    b.walk_from(second.0.0, &mut |op| loads.extend(b.as_::<memref::Load>(op)));
    let mut checked: FxHashSet<Value> = FxHashSet::default();
    loads.into_iter().all(|load| {
        let memref = load.memref(b);
        if b.def_op(memref).is_some_and(|def| b.block_of(def) == b.block_of(load.0)) {
            return false;
        }
        if checked.insert(memref)
            && written.iter().any(|&store| store != memref && may_alias(b, store, memref))
        {
            return false;
        }
        let Some(stores) = stores.get(&memref) else { return true };
        let Some(store) = stores.first() else { return false };
        stores.iter().all(|other| other.indices(b).iter().eq(store.indices(b).iter()))
            && are_same_subscripts(b, *store, load, &map)
    })
}

/// Whether the subscripts of a store in one loop are those of a load in the other one.
fn are_same_subscripts(
    b: &Body,
    store: memref::Store,
    load: memref::Load,
    map: &FxHashMap<Value, Value>,
) -> bool {
    let mapped = |value: Value| map.get(&value).copied().unwrap_or(value);
    let (stored, loaded) = (store.indices(b), load.indices(b));
    stored.len() == loaded.len()
        && stored.iter().zip(loaded).all(|(stored, loaded)| {
            if mapped(stored) == loaded {
                return true;
            }
            let Some((first, second)) = b.def_op(stored).zip(b.def_op(loaded)) else { return false };
            is_memory_effect_free(b, first)
                && is_memory_effect_free(b, second)
                && equivalent_but_operands(b, first, second)
                && same_operands(b, first, second, &mapped)
        })
}

fn same_operands(b: &Body, first: Op, second: Op, mapped: &dyn Fn(Value) -> Value) -> bool {
    b.operands(first).iter().map(mapped).eq(b.operands(second).iter().map(mapped))
}
