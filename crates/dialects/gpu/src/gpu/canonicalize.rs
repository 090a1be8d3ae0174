//! The canonicalization patterns of `gpu`.

use super::{Alloc, Barrier, Launch, Memcpy, Wait};
use crate::prelude::*;
use terrace_memory::memref::Dim;

/// The patterns.
pub(super) const PATTERNS: &[greedy::Pattern] = rules!["(anonymous namespace)::";
    "SimplifyDimOfAllocOp": Dim => fn(dim_of_alloc);
    Barrier => fn(repeated_barrier);
    "FoldLaunchArguments" in "": Launch => fn(fold_arguments);
    "EraseTrivialCopyOp": Memcpy => fn(unused_copy);
    "EraseRedundantGpuWaitOpPairs": Wait => fn(wait_for_nothing);
    "SimplifyGpuWaitOp": Wait => fn(simplify_wait);
];

/// The extent of allocated memory is the operand for it.
fn dim_of_alloc(op: Dim, rw: &mut Rewriter<'_>) -> Option<Value> {
    let index = usize::try_from(integer_of(rw, op.index(rw))?).ok()?;
    let alloc = rw.def_as::<Alloc>(op.source(rw))?;
    let memref = memref::ranked(rw.ctx(), rw, op.source(rw))?;
    if *memref.shape.get(index)? != DYNAMIC {
        return None;
    }
    let at = memref.shape.iter().take(index).filter(|&&extent| extent == DYNAMIC).count();
    alloc.dynamic_sizes(rw).get(at)
}

/// Threads that wait twice wait once.
fn repeated_barrier(op: Barrier, rw: &mut Rewriter<'_>) -> Option<()> {
    let next = rw.next_op(op.0)?;
    if !rw.is::<Barrier>(next) {
        return None;
    }
    rw.erase(op.0);
    Some(())
}

/// The number of the only block or thread is zero.
fn fold_arguments(op: Launch, rw: &mut Rewriter<'_>) -> Option<()> {
    let entry = rw.entry_block(op.body(rw))?;
    let sizes = op.grid_size(rw).into_iter().chain(op.block_size(rw));
    let ids: SmallVec<[Value; 6]> = rw
        .args(entry)
        .iter()
        .copied()
        .zip(sizes)
        .filter(|&(id, size)| integer_of(rw, size) == Some(1) && !rw.has_no_uses(id))
        .map(|(id, _)| id)
        .collect();
    if ids.is_empty() {
        return None;
    }
    rw.set_start(entry);
    let zero = arith::Constant::index(rw, 0);
    for id in ids {
        rw.replace_all_uses(id, zero);
    }
    Some(())
}

/// Whether an operation has exactly one effect on a value.
fn only_effect(b: &Body, op: Op, effect: Effects) -> bool {
    effects_of(b, op) == Some(effect)
}

/// Memory that is only freed needs no contents.
fn unused_copy(op: Memcpy, rw: &mut Rewriter<'_>) -> Option<()> {
    let dst = op.dst(rw);
    let alloc = rw.def_op(dst)?;
    if !only_effect(rw, alloc, Effects::ALLOC)
        || rw.users(dst).any(|user| user != op.0 && !only_effect(rw, user, Effects::FREE))
    {
        return None;
    }
    let tokens = op.async_dependencies(rw).to_vec();
    if tokens.len() > 1 || tokens.is_empty() == op.async_token(rw).is_some() {
        return None;
    }
    rw.replace(op.0, &tokens);
    Some(())
}

/// Drops tokens of nothing.
fn wait_for_nothing(op: Wait, rw: &mut Rewriter<'_>) -> Option<()> {
    let is_done = |token: Value| rw.def_as::<Wait>(token).is_some_and(|wait| rw.n_operands(wait.0) == 0);
    let tokens = op.async_dependencies(rw);
    let left: SmallVec<[Value; 4]> = tokens.iter().filter(|&token| !is_done(token)).collect();
    if left.len() == tokens.len() {
        return None;
    }
    rw.set_operands(op.0, &left);
    rw.modified(op.0);
    Some(())
}

/// A token of one token is that token. A wait for nothing, and one that nobody waits for, do nothing.
fn simplify_wait(op: Wait, rw: &mut Rewriter<'_>) -> Option<()> {
    let tokens = op.async_dependencies(rw).to_vec();
    match (&tokens[..], op.async_token(rw)) {
        ([], None) => rw.erase(op.0),
        ([_], Some(_)) => rw.replace(op.0, &tokens),
        (_, Some(token)) if rw.has_no_uses(token) => rw.erase(op.0),
        _ => return None,
    }
    Some(())
}
