//! Lowering of `memref.alloca_scope`: the stack is saved before and restored after the region.

use crate::prelude::*;

/// Inlines the region's blocks between saving and restoring the stack.
pub(super) fn alloca_scope(op: memref::AllocaScope, rw: &mut Lowering) -> Rewrite<SmallVec<[Value; 4]>> {
    let loc = rw.loc();
    let region = op.body_region(rw);
    let (first, last) = match (rw.entry_block(region), rw.last_block(region)) {
        (Some(first), Some(last)) => (first, last),
        _ => return Err("the body is empty".into()),
    };
    let end = rw.last_op(last).filter(|&end| rw.is::<memref::AllocaScopeReturn>(end));
    let end = end.ok_or("the body has no terminator")?;
    let types: SmallVec<[Type; 4]> = rw.types(rw.results(op.0)).collect();
    let types = rw.converter.convert_all(types).ok_or("a result's type has no conversion")?;
    let before = rw.block_of(op.0).ok_or("the operation is in no block")?;
    let rest = rw.split_block(op.0);
    let target = rw.region_of(rest).ok_or("the operation is in no region")?;
    let mut results: SmallVec<[Value; 4]> = SmallVec::new();
    let mut next = rest;
    if !types.is_empty() {
        next = rw.create_block();
        for &ty in &types {
            let arg = rw.add_arg(next, ty);
            rw.set_arg_loc(arg, loc);
            results.push(arg);
        }
        rw.insert_block(next, target, Some(rest));
        rw.set_end(next);
        llvm::Br::to(rw, rest, &[]);
    }
    rw.inline_region_before(region, target, Some(next));
    rw.set_end(before);
    let pointer = llvm::ptr(rw.context());
    let stack = llvm::StackSave::new(rw, pointer);
    llvm::Br::to(rw, first, &[]);
    rw.set_before(end);
    llvm::StackRestore::build(rw, stack);
    let mut values: SmallVec<[Value; 4]> = SmallVec::new();
    for value in rw.operands(end).to_vec() {
        values.push(rw.value(value)?);
    }
    let end_loc = rw.loc_of(end);
    rw.set_loc(end_loc);
    llvm::Br::to(rw, next, &values);
    rw.erase(end)?;
    Ok(results)
}
