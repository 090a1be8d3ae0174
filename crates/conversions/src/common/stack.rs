//! Memory on the stack that loops allocate, in front of a complete lowering.
//!
//! Each iteration frees its memory. LLVM IR has no such scopes: memory of constant size is allocated once, outside the
//! loops; for other memory the stack is saved at the start of an iteration and restored at its end.

use crate::common::prelude::*;
use terrace_ir::stack;
use terrace_llvm::PointerType;

/// The edit, of bodies that allocate memory on the stack.
pub(crate) const FREE_IN_LOOPS: BodyEdit = BodyEdit {
    concerns: |body| body.op_codes().any(|code| OpDef::of_code(code).has(Trait::ScopedAlloc)),
    run: free_in_loops,
    report: |_, _| Ok(()),
};

fn free_in_loops(body: &mut Body) -> EditResult {
    let mut allocations = Vec::new();
    body.walk(|op| allocations.extend(stack::is_allocation(body, op).then_some(op)));
    let (mut hoisted, mut restored): (Vec<(Block, Vec<Op>)>, Vec<Op>) = (Vec::new(), Vec::new());
    // All iterations would share hoisted memory, so loops whose iterations pass memory on keep their allocations.
    let kept: FxHashSet<Op> = allocations
        .iter()
        .filter_map(|&op| loop_around(body, op).filter(|&scope| outlives_iteration(body, op, scope)))
        .collect();
    for op in allocations {
        let Some(scope) = loop_around(body, op).filter(|scope| !kept.contains(scope)) else { continue };
        if stack::is_fixed(body, op) {
            let loops = core::iter::successors(Some(scope), |&scope| loop_around(body, scope));
            let Some(entry) = loops.last().and_then(|scope| stack::scope_entry(body, scope)) else {
                continue;
            };
            match hoisted.iter_mut().find(|(block, _)| *block == entry) {
                Some((_, ops)) => ops.push(op),
                None => hoisted.push((entry, vec![op])),
            }
        } else if !restored.contains(&scope) {
            restored.push(scope);
        }
    }
    let changed = !hoisted.is_empty() || !restored.is_empty();
    hoisted.into_iter().for_each(|(entry, ops)| stack::hoist(body, &ops, entry));
    let ctx = body.ctx().clone();
    restored.into_iter().for_each(|scope| restore_in(&ctx, body, scope));
    EditResult { changed, unfinished: false }
}

/// The loop whose iterations free what an operation allocates on the stack.
fn loop_around(body: &Body, op: Op) -> Option<Op> {
    stack::allocation_scope(body, op).filter(|&scope| body.def(scope).has(Trait::LoopLikeOpInterface))
}

/// Whether an iteration of a loop passes the memory of an allocation on, as the memory itself or as a view of it.
fn outlives_iteration(body: &Body, allocation: Op, scope: Op) -> bool {
    let ctx = body.ctx();
    let is_memory =
        |ty: Type| ty.is::<MemRefType>(ctx) || ty.is::<UnrankedMemRefType>(ctx) || ty.is::<PointerType>(ctx);
    let mut pending: Vec<Value> = body.results(allocation).iter().collect();
    let mut seen: FxHashSet<Value> = pending.iter().copied().collect();
    while let Some(value) = pending.pop() {
        for user in body.users(value) {
            // A terminator passes the value to the operation around it.
            let receiver = match body.def(user).has(Trait::Terminator) {
                true => body.parent_op(user),
                false => Some(user),
            };
            if receiver == Some(scope) {
                return true;
            }
            let results = receiver.into_iter().flat_map(|op| body.results(op).iter());
            pending.extend(results.filter(|&result| is_memory(body.ty(result)) && seen.insert(result)));
        }
    }
    false
}

/// Saves the stack at the start of each iteration, and restores it at its end.
fn restore_in(ctx: &Context, body: &mut Body, scope: Op) {
    let regions: Vec<_> = body.regions(scope).into_iter().collect();
    for region in regions {
        let (Some(first), Some(last)) = (body.entry_block(region), body.last_block(region)) else { continue };
        let Some(end) = body.terminator(last) else { continue };
        let loc = body.loc(scope);
        let mut b = Builder::new(body);
        b.set_loc(loc);
        b.set_start(first);
        let saved = llvm::StackSave::new(&mut b, llvm::ptr(ctx));
        b.set_before(end);
        llvm::StackRestore::build(&mut b, saved);
    }
}
