//! `promote-buffers-to-stack`: small allocations become those of the stack.

use super::allocations::{allocations, is_known, is_loop};
use super::view_flow::ViewFlow;
use crate::memref;
use crate::prelude::*;
use terrace_base::dlti::layout::DataLayout;

passes! {
    /// Promotes heap-based allocations to automatically managed stack-based allocations.
    PromoteBuffersToStack("PromoteBuffersToStackPass") = "promote-buffers-to-stack" on(Anchor::Op("func.func")) {
        /// Maximal size in bytes to promote allocations to stack.
        max_alloc_size_in_bytes: u32 = 1024,
        /// Maximal memref rank to promote dynamic buffers.
        max_rank_of_allocated_memref: u32 = 1,
    } => promote_buffers_to_stack;
}

/// Promotes the allocations of a function that nothing frees.
fn promote_buffers_to_stack(o: &PromoteBuffersToStack, pass: &mut PassContext<'_>) -> Result {
    let scope = Scope { body: pass.body, parent: pass.outer };
    let layout = LayoutEntries::closest(scope.at(pass.op));
    let Some(b) = pass.op_body() else { return Ok(()) };
    let flow = ViewFlow::of(b);
    for allocation in allocations(b) {
        let value = allocation.value(b);
        if allocation.dealloc.is_none()
            && let Some(alloc) = b.as_::<memref::Alloc>(allocation.op)
            && is_small(b, alloc, o, &layout)
        {
            let views = flow.resolve(value);
            if has_scope(b, value, &views) && !is_freed(b, &views) {
                promote(b, alloc);
            }
        }
    }
    Ok(())
}

fn is_small(b: &Body, op: memref::Alloc, limits: &PromoteBuffersToStack, layout: &LayoutEntries) -> bool {
    let Some(ty) = b.ty(b.result(op.0, 0)).as_::<MemRefType>(b.ctx()) else { return false };
    if ty.shape.contains(&DYNAMIC) {
        let is_rank = |value| b.def_op(value).is_some_and(|def| b.is::<memref::Rank>(def));
        return ty.shape.len() <= limits.max_rank_of_allocated_memref as usize
            && b.operands(op.0).iter().all(is_rank);
    }
    let bits = terrace_llvm::DataLayout::of(b.ctx(), layout).bits(ty.elem);
    let bits = bits.or_else(|| DataLayout::default_of(b.ctx()).size_in_bits(ty.elem));
    let Some(bits) = bits else { return false };
    let elements =
        ty.shape.iter().try_fold(1u64, |all, &extent| all.checked_mul(u64::try_from(extent).ok()?));
    let size = elements.and_then(|elements| elements.checked_mul(bits));
    size.is_some_and(|size| size <= u64::from(limits.max_alloc_size_in_bytes) * 8)
}

/// Whether an operation around an allocation frees the stack at its end, and no view leaves it.
fn has_scope(b: &Body, value: Value, views: &[Value]) -> bool {
    let mut region = b.def_region(value);
    while let Some(at) = region {
        let Some(parent) = b.region_parent(at) else { return !leaves(b, at, views) };
        if b.def(parent).has(Trait::AutomaticAllocationScope) && !leaves(b, at, views) {
            return true;
        }
        if is_loop(b, parent) || !is_known(b, parent) {
            return false;
        }
        region = b.block_of(parent).and_then(|block| b.region_of(block));
    }
    false
}

/// Whether the terminator of a region returns one of the views.
fn leaves(b: &Body, region: Region, views: &[Value]) -> bool {
    views.iter().any(|&view| {
        b.users(view).any(|user| {
            let def = b.def(user);
            (def.has(Trait::ReturnLike) || def.has(Trait::RegionBranchTerminatorOpInterface))
                && b.block_of(user).and_then(|block| b.region_of(block)) == Some(region)
        })
    })
}

/// Whether one of the views is deallocated. Upstream overlooks views other than the allocation's result.
fn is_freed(b: &Body, views: &[Value]) -> bool {
    views.iter().any(|&view| b.users(view).any(|user| b.is::<memref::Dealloc>(user)))
}

fn promote(b: &mut Body, op: memref::Alloc) {
    let ty = b.ty(b.result(op.0, 0));
    let operands = |list: terrace_ir::Values<'_>| -> SmallVec<[Value; 4]> { list.iter().collect() };
    let (sizes, symbols) = (operands(op.dynamic_sizes(b)), operands(op.symbol_operands(b)));
    let alignment = op.alignment(b);
    let dict = b.dict(op.0);
    let mut builder = Builder::before(b, op.0);
    let new = memref::Alloca::with(ty, &sizes, &symbols).alignment(alignment).build(&mut builder).0;
    builder.set_dict(new, dict);
    let result = b.result(new, 0);
    b.replace(op.0, &[result]);
}
