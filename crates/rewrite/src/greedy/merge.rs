//! Merges identical blocks. Operands from outside the blocks may differ: they become block arguments.

use super::branch_operands::{append, can_pass, end_of_operands};
use std::collections::BTreeSet;
use terrace_ir::body::ValueDef;
use terrace_ir::equivalence::equivalent_but_operands;
use terrace_ir::{Block, Body, Op, Region, Type, Value};
use terrace_support::small_vec::SmallVec;
use terrace_support::{FxHashMap, FxHashSet};

/// The properties that two identical blocks share: successors, argument types and operation kinds.
#[derive(PartialEq, Eq, Hash)]
struct Key {
    succs: SmallVec<[Block; 4]>,
    args: SmallVec<[Type; 4]>,
    codes: SmallVec<[u32; 8]>,
}

/// A block, and the blocks that can be merged into it.
struct Cluster {
    leader: Block,
    /// Operands that differ: the indices of operation and operand.
    differing: BTreeSet<(usize, usize)>,
    merged: Vec<Block>,
}

/// Merges identical blocks in each of these regions; returns whether there were any.
pub(super) fn merge_identical_blocks(body: &mut Body, regions: &[Region]) -> bool {
    let mut changed = false;
    for &region in regions {
        let blocks: Vec<Block> = body.blocks(region).collect();
        if blocks.len() > 2 {
            changed |= merge_in(body, &blocks[1..]);
        }
    }
    changed
}

fn merge_in(body: &mut Body, blocks: &[Block]) -> bool {
    let mut groups: FxHashMap<Key, usize> = FxHashMap::default();
    let mut clusters: Vec<Vec<Cluster>> = Vec::new();
    for &block in blocks {
        if !can_merge(body, block) {
            continue;
        }
        let group = *groups.entry(key(body, block)).or_insert_with(|| {
            clusters.push(Vec::new());
            clusters.len() - 1
        });
        let group = &mut clusters[group];
        let found = group.iter_mut().find_map(|cluster| {
            let differing = differences(body, cluster.leader, block)?;
            cluster.differing.extend(differing);
            cluster.merged.push(block);
            Some(())
        });
        if found.is_none() {
            group.push(Cluster { leader: block, differing: BTreeSet::new(), merged: Vec::new() });
        }
    }
    let mut changed = false;
    for cluster in clusters.into_iter().flatten() {
        changed |= merge(body, &cluster);
    }
    changed
}

fn key(body: &Body, block: Block) -> Key {
    Key {
        succs: body.last_op(block).map(|last| body.succs(last).collect()).unwrap_or_default(),
        args: body.arg_types(block).collect(),
        codes: body.ops(block).map(|op| body.code(op)).collect(),
    }
}

/// Whether the operations of a block have no regions, and no value of the block is used outside.
fn can_merge(body: &Body, block: Block) -> bool {
    let local = |value: Value| body.users(value).all(|user| body.block_of(user) == Some(block));
    body.args(block).iter().all(|&arg| local(arg))
        && body.ops(block).all(|op| {
            let empty = |region: Region| body.entry_block(region).is_none();
            !body.is_nested(op)
                && body.regions(op).into_iter().all(empty)
                && body.results(op).iter().all(local)
        })
}

/// The operands in which two blocks differ, or `None` if the blocks are not identical otherwise.
fn differences(body: &Body, leader: Block, block: Block) -> Option<SmallVec<[(usize, usize); 4]>> {
    let mut differing = SmallVec::new();
    let mut same: FxHashMap<Value, Value> = FxHashMap::default();
    same.extend(body.args(leader).iter().copied().zip(body.args(block).iter().copied()));
    for (i, (a, b)) in body.ops(leader).zip(body.ops(block)).enumerate() {
        if !equivalent_but_operands(body, a, b) {
            return None;
        }
        for (j, (x, y)) in body.operands(a).iter().zip(body.operands(b)).enumerate() {
            if x == y {
                continue;
            }
            let (x_inside, y_inside) = (body.def_block(x) == Some(leader), body.def_block(y) == Some(block));
            if x_inside != y_inside {
                return None;
            }
            if x_inside {
                if same.get(&x) != Some(&y) {
                    return None;
                }
            } else if reaches(body, leader, x) && reaches(body, block, y) {
                differing.push((i, j));
            } else {
                return None;
            }
        }
        same.extend(body.results(a).iter().zip(body.results(b)));
    }
    Some(differing)
}

/// Whether the branches to a block can pass a value: it is not a result of one of them.
fn reaches(body: &Body, block: Block, value: Value) -> bool {
    match body.value_def(value) {
        ValueDef::Arg(..) => true,
        ValueDef::Result(op, _) => {
            body.next_op(op).is_some() || !body.block_uses(block).any(|u| u.owner == op)
        }
    }
}

/// The branches to a block, with successor indices, or `None` if one of them cannot pass more operands.
fn branches(body: &Body, block: Block) -> Option<Vec<(Op, usize)>> {
    let mut owners: Vec<Op> = body.block_uses(block).map(|use_| use_.owner).collect();
    owners.sort_unstable();
    owners.dedup();
    let mut all = Vec::new();
    for op in owners {
        for (i, succ) in body.succs(op).enumerate() {
            if succ == block {
                end_of_operands(body, op, i)?;
                all.push((op, i));
            }
        }
    }
    Some(all)
}

fn merge(body: &mut Body, cluster: &Cluster) -> bool {
    if cluster.merged.is_empty() {
        return false;
    }
    let blocks: Vec<Block> = [cluster.leader].iter().chain(&cluster.merged).copied().collect();
    if !cluster.differing.is_empty() && !add_arguments(body, cluster, &blocks) {
        return false;
    }
    for &block in &cluster.merged {
        body.replace_all_block_uses(block, cluster.leader);
        body.erase_block(block);
    }
    true
}

/// Whether the leader's operations take arguments, and what is computed from them, in place of the operands that differ.
fn takes_arguments(body: &Body, cluster: &Cluster) -> bool {
    let mut computed: FxHashSet<Value> = FxHashSet::default();
    for (i, op) in body.ops(cluster.leader).enumerate() {
        let mut changes = false;
        for (j, operand) in body.operands(op).iter().enumerate() {
            if !cluster.differing.contains(&(i, j)) && !computed.contains(&operand) {
                continue;
            }
            changes = true;
            if body.def(op).hooks.takes_arg.is_some_and(|takes_arg| !takes_arg(body, op, j, cluster.leader)) {
                return false;
            }
        }
        if changes {
            computed.extend(body.results(op).iter());
        }
    }
    true
}

/// Replaces operands that differ by new arguments of the leader, which all branches pass.
fn add_arguments(body: &mut Body, cluster: &Cluster, blocks: &[Block]) -> bool {
    let Some(callers) = blocks.iter().map(|&block| branches(body, block)).collect::<Option<Vec<_>>>() else {
        return false;
    };
    let ops: Vec<Vec<Op>> = blocks.iter().map(|&block| body.ops(block).collect()).collect();
    let differing = cluster.differing.iter().filter_map(|&(i, j)| Some((ops.first()?.get(i)?, j)));
    let mut types = differing.map(|(&op, j)| body.ty(body.operand(op, j)));
    let can_pass = |ty| callers.iter().flatten().all(|&(op, succ)| can_pass(body, op, succ, ty));
    if !types.all(can_pass) || !takes_arguments(body, cluster) {
        return false;
    }
    // Operands with equal values in every block share an argument.
    let mut seen: FxHashMap<SmallVec<[Value; 4]>, Value> = FxHashMap::default();
    let mut columns: Vec<SmallVec<[Value; 4]>> = Vec::new();
    for &(i, j) in &cluster.differing {
        let column: SmallVec<[Value; 4]> =
            ops.iter().filter_map(|ops| ops.get(i).map(|&op| body.operand(op, j))).collect();
        let (Some(&value), Some(&op)) = (column.first(), ops.first().and_then(|ops| ops.get(i))) else {
            return false;
        };
        let arg = match seen.get(&column) {
            Some(&arg) => arg,
            None => {
                let loc = body.value_loc(value);
                let arg = body.add_arg(cluster.leader, body.ty(value));
                body.set_arg_loc(arg, loc);
                seen.insert(column.clone(), arg);
                columns.push(column);
                arg
            }
        };
        body.set_operand(op, j, arg);
    }
    for (row, callers) in callers.into_iter().enumerate() {
        let values: SmallVec<[Value; 4]> =
            columns.iter().filter_map(|column| column.get(row).copied()).collect();
        // In reverse order, the positions of earlier successors' operands stay valid.
        for (op, succ) in callers.into_iter().rev() {
            append(body, op, succ, &values);
        }
    }
    true
}
