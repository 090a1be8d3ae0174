//! Conditions on functions, for which deallocation is not supported otherwise.

use super::values::{Freed, error, is_memref};
use crate::bufferization::Dealloc;
use crate::bufferization::transforms::allocations::has_effect;
use crate::prelude::*;
use crate::scf;

/// Whether branches between blocks make a loop.
pub(in crate::bufferization) fn has_loop(b: &Body) -> bool {
    let mut blocks: Vec<Block> = b.root_regions().flat_map(|region| b.blocks(region)).collect();
    b.walk(|op| {
        if b.has_inner_regions(op) {
            blocks.extend(b.regions(op).into_iter().flat_map(|region| b.blocks(region)));
        }
    });
    // False while a block is open, true when all behind it is done.
    let mut done: FxHashMap<Block, bool> = FxHashMap::default();
    for start in blocks {
        let is_entry = b.is_entry_block(start);
        if !is_entry || done.contains_key(&start) {
            continue;
        }
        let mut stack: Vec<(Block, usize)> = vec![(start, 0)];
        done.insert(start, false);
        while let Some((block, next)) = stack.last_mut() {
            let end = b.last_op(*block).filter(|&end| *next < b.n_succs(end));
            let Some(end) = end else {
                done.insert(*block, true);
                stack.pop();
                continue;
            };
            let to = b.succ(end, *next);
            *next += 1;
            match done.get(&to) {
                Some(false) => return true,
                Some(true) => {}
                None => {
                    done.insert(to, false);
                    stack.push((to, 0));
                }
            }
        }
    }
    false
}

/// Whether an operation uses or makes buffers.
fn uses_buffers(b: &Body, op: Op) -> bool {
    let in_regions = || {
        b.has_inner_regions(op)
            && b.regions(op)
                .into_iter()
                .filter_map(|region| b.entry_block(region))
                .any(|block| b.args(block).iter().any(|&arg| is_memref(b, arg)))
    };
    b.operands(op).iter().chain(b.results(op)).any(|value| is_memref(b, value)) || in_regions()
}

/// Reports terminators of parallel loops that pass buffers.
pub(super) fn no_buffers(b: &Body, op: Op) -> Freed {
    let is_empty = |region: Region| b.entry_block(region).is_none_or(|block| b.first_op(block).is_none());
    match b.is::<scf::ReduceReturn>(op) {
        true if is_memref(b, b.operand(op, 0)) => {
            Err(error(op, "only supported when operand is not a MemRef"))
        }
        false if !b.regions(op).into_iter().all(is_empty) => {
            Err(error(op, "only supported when nested region is empty"))
        }
        _ => Ok(()),
    }
}

/// Whether an operation can be handled, or passes no buffers on.
pub(super) fn is_known(b: &Body, op: Op) -> bool {
    if b.is::<scf::ReduceReturn>(op) || b.is::<scf::InParallel>(op) {
        return no_buffers(b, op).is_ok();
    }
    b.is::<arith::Select>(op) || b.is::<cf::CondBr>(op) || supported(b, op).is_ok() || !passes_buffers(b, op)
}

/// Whether buffers go into or out of an operation other than by its operands.
fn passes_buffers(b: &Body, op: Op) -> bool {
    let args =
        || b.regions(op).into_iter().flat_map(|region| b.blocks(region)).flat_map(|block| b.args(block));
    b.results(op).iter().any(|result| is_memref(b, result))
        || b.def(op).has(Trait::Terminator)
        || (b.has_inner_regions(op) && args().any(|&arg| is_memref(b, arg)))
}

/// Reports operations whose effects or control flow are unknown.
pub(super) fn supported(b: &Body, op: Op) -> Freed {
    let def = b.def(op);
    let is_recursive = def.has(Trait::RecursiveMemoryEffects);
    let effects = effects_of(b, op);
    let is_harmless = match effects {
        Some(_) => !has_effect(b, op, Effects::ALLOC) && !has_effect(b, op, Effects::FREE),
        None => is_recursive,
    };
    if !uses_buffers(b, op) && is_harmless {
        return Ok(());
    }
    let fail = |message: &str| Err(error(op, message));
    if b.is::<Dealloc>(op) {
        return fail("No deallocation operations must be present when running this pass!");
    }
    if effects.is_none() && !is_recursive && !def.has(Trait::CallOpInterface) {
        return fail("ops with unknown memory side effects are not supported");
    }
    let n_regions = b.n_regions(op);
    let is_unclear = (n_regions == 1 && b.n_results(op) != 0) || n_regions > 1;
    if is_unclear && !def.has(Trait::RegionBranchOpInterface) {
        return fail("All operations with attached regions need to implement the RegionBranchOpInterface.");
    }
    if def.has(Trait::NoTerminator) {
        return fail("NoTerminator trait is not supported");
    }
    if def.has(Trait::Terminator) {
        if def.has(Trait::BranchOpInterface) == super::values::is_region_end(b, op) {
            return fail(
                "Terminators must implement either BranchOpInterface or RegionBranchTerminatorOpInterface (but not \
                 both)!",
            );
        }
        if b.n_succs(op) > 1 {
            return fail("Terminators with more than one successor are not supported!");
        }
    }
    Ok(())
}
