//! Control flow.

use crate::prelude::*;
use terrace_spirv::spirv::*;

pub(super) static PATTERNS: &[Pattern] = patterns![
    Branch => branch,
    BranchConditional => branch_conditional,
    FunctionCall => call,
    Loop => loop_blocks,
    Merge => merge,
    Return => ret,
    ReturnValue => ret_value,
    Selection => selection,
];

/// Converts the arguments of the successors.
fn successors(rw: &mut Lowering, op: Op) -> Rewrite<SmallVec<[Block; 2]>> {
    let succs: SmallVec<[Block; 2]> = rw.succs(op).collect();
    for &block in &succs {
        let types: SmallVec<[Type; 8]> = rw.arg_types(block).collect();
        for ty in types {
            rw.convert(ty)?;
        }
    }
    for &block in &succs {
        rw.convert_block_types(block);
    }
    Ok(succs)
}

fn branch(op: Branch, rw: &mut Lowering) -> Rewrite {
    let succs = successors(rw, op.0)?;
    let args = rw.adaptor(op);
    llvm::Br::build(rw, args.target_operands, &succs);
    rw.erase(op.0)
}

fn branch_conditional(op: BranchConditional, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let succs = successors(rw, op.0)?;
    let args = rw.adaptor(op);
    let weights = op.branch_weights(rw).and_then(|weights| weights.as_array(ctx));
    let weights = weights.map(|weights| {
        let weights: SmallVec<[i32; 2]> =
            weights.iter().map(|weight| weight.as_i64(ctx).unwrap_or(0) as i32).collect();
        DenseArrayAttr::of_i32s(ctx, &weights)
    });
    llvm::CondBr::with(args.condition, args.true_target_operands, args.false_target_operands, &succs)
        .branch_weights(weights)
        .build(rw);
    rw.erase(op.0)
}

fn call(op: FunctionCall, rw: &mut Lowering) -> Rewrite<SmallVec<[Value; 1]>> {
    let result = op.return_value(rw).map(|value| rw.ty(value));
    let result = result.map(|ty| rw.convert(ty)).transpose()?;
    let callee = op.callee(rw).ok_or("the callee is missing")?;
    let args = rw.adaptor(op).arguments;
    let new = llvm::Call::create(rw, callee, result, args);
    let (arg_attrs, res_attrs) = (op.arg_attrs(rw), op.res_attrs(rw));
    rw.set_slot(new.0, llvm::Call::SLOTS.arg_attrs, arg_attrs);
    rw.set_slot(new.0, llvm::Call::SLOTS.res_attrs, res_attrs);
    rw.carry_attrs(op.0, new.0);
    Ok(rw.results(new.0).iter().collect())
}

fn ret(op: Return, rw: &mut Lowering) -> Rewrite {
    llvm::Return::void(rw);
    rw.erase(op.0)
}

fn ret_value(op: ReturnValue, rw: &mut Lowering) -> Rewrite {
    let value = rw.adaptor(op).value;
    llvm::Return::value(rw, value);
    rw.erase(op.0)
}

/// The pattern of the loop or selection makes a branch of it.
fn merge(op: Merge, rw: &mut Lowering) -> Rewrite {
    rw.erase(op.0)
}

/// The blocks of a loop take its place.
fn loop_blocks(op: Loop, rw: &mut Lowering) -> Rewrite {
    if op.loop_control(rw) != Some(LoopControl::NONE) {
        return Err("control of loops is not supported".into());
    }
    let region = op.body(rw);
    if rw.entry_block(region).is_none() {
        return rw.erase(op.0);
    }
    inline_blocks(rw, op.0, region)
}

/// The blocks of a selection take its place.
fn selection(op: Selection, rw: &mut Lowering) -> Rewrite {
    if op.selection_control(rw) != Some(SelectionControl::NONE) {
        return Err("control of selections is not supported".into());
    }
    let region = op.body(rw);
    let Some(header) = rw.entry_block(region) else { return rw.erase(op.0) };
    let is_redundant =
        rw.blocks(region).count() <= 2 && rw.ops(header).count() == 1 && rw.results(op.0).is_empty();
    if is_redundant {
        return rw.erase_tree(op.0);
    }
    // Upstream drops the weights.
    if let Some(end) = rw.last_op(header).filter(|&end| rw.is::<BranchConditional>(end)) {
        rw.set_slot(end, BranchConditional::SLOTS.branch_weights, None);
    }
    inline_blocks(rw, op.0, region)
}

/// Moves the blocks of a region behind the operation. The first block continues the one before; the last one branches to the
/// rest, which gets the results as arguments.
fn inline_blocks(rw: &mut Lowering, op: Op, region: Region) -> Rewrite {
    let loc = rw.loc_of(op);
    let types: SmallVec<[Type; 4]> = rw.types(rw.results(op)).collect();
    let (Some(entry), Some(last)) = (rw.entry_block(region), rw.last_block(region)) else {
        return Err("a region is empty".into());
    };
    let merge = rw.last_op(last).ok_or("a block has no terminator")?;
    if !rw.args(entry).is_empty() || entry == last {
        return Err("the entry block has arguments or ends the region".into());
    }
    let before = rw.block_of(op).ok_or("the operation is in no block")?;
    let rest = rw.split_block(op);
    let target = rw.region_of(rest).ok_or("the operation is in no region")?;
    rw.inline_region_before(region, target, Some(rest));
    rw.body().append_ops_of(entry, before);
    rw.body().erase_block(entry);
    let results: SmallVec<[Value; 4]> = types.iter().map(|&ty| rw.add_arg(rest, ty)).collect();
    rw.set_end(last);
    rw.set_loc(loc);
    let args = rw.operands(merge).to_vec();
    Branch::build(rw, &args, &[rest]);
    rw.erase(merge)?;
    rw.replace(op, &results)
}
