//! Blocks and branches that take the place of regions.

use crate::prelude::*;

/// Splits the block before `op`; returns both parts.
pub(super) fn split(rw: &mut Lowering, op: Op) -> Rewrite<(Block, Block)> {
    let before = rw.block_of(op).ok_or("the operation is in no block")?;
    let after = rw.split_block(op);
    Ok((before, after))
}

/// The entry and the last block of a region.
pub(super) fn entry_and_last(rw: &Lowering, region: Region) -> Rewrite<(Block, Block)> {
    match (rw.entry_block(region), rw.last_block(region)) {
        (Some(first), Some(last)) => Ok((first, last)),
        _ => Err("a region is empty".into()),
    }
}

/// Appends `cf.br dest(args)` to a block.
pub(super) fn branch(rw: &mut Lowering, from: Block, loc: Loc, dest: Block, args: &[Value]) -> Op {
    set_insertion_point_to_end(rw, from, loc);
    cf::Br::build(rw, args, &[dest]).0
}

/// Sets the insertion point to the end of a block.
pub(super) fn set_insertion_point_to_end(rw: &mut Builder, block: Block, loc: Loc) {
    rw.set_end(block);
    rw.set_loc(loc);
}

/// Copies the discardable attributes of the LLVM dialect from a loop to the branch that repeats it, such as
/// `#llvm.loop_annotation`, whatever their names are.
pub(super) fn carry_llvm_attrs(rw: &mut Lowering, from: Op, to: Op) {
    let ctx = rw.context();
    let is_of_llvm = |attr: Attr| attr.dialect(ctx) == Some(llvm::DIALECT.name);
    let entries: SmallVec<[(Str, Attr); 4]> =
        rw.dict_entries(from).iter().filter(|&(_, attr)| is_of_llvm(attr)).collect();
    if !entries.is_empty() {
        let dict = DictionaryAttr::of(ctx, &entries);
        rw.set_dict(to, Some(dict));
    }
}

/// Replaces a block's terminator by a branch with its operands, at its location or `loc`.
pub(super) fn yield_to(rw: &mut Lowering, from: Block, dest: Block, loc: Option<Loc>) -> Rewrite<Op> {
    let terminator = rw.last_op(from).ok_or("a block has no terminator")?;
    let loc = loc.unwrap_or_else(|| rw.loc_of(terminator));
    let args = rw.operands(terminator).to_vec();
    let branch = branch(rw, from, loc, dest, &args);
    rw.erase(terminator)?;
    Ok(branch)
}

/// Location of the operation or block that defines a value.
pub(super) fn value_loc(rw: &Lowering, value: Value) -> Loc {
    match rw.def_op(value) {
        Some(op) => rw.loc_of(op),
        None => rw.arg_loc(value),
    }
}

/// Adds a block argument for each result of `op`.
pub(super) fn result_args(rw: &mut Lowering, op: Op, block: Block, loc: Loc) -> SmallVec<[Value; 4]> {
    let types: SmallVec<[terrace_ir::Type; 4]> = rw.types(rw.results(op)).collect();
    types
        .into_iter()
        .map(|ty| {
            let arg = rw.add_arg(block, ty);
            rw.set_arg_loc(arg, loc);
            arg
        })
        .collect()
}
