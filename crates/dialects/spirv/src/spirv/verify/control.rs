//! Control flow.

use crate::prelude::*;
use crate::spirv::{Branch, BranchConditional, Func, FunctionCall, Loop, Merge, ReturnValue, Selection};
use terrace_ir::asm::function::function_type;
use terrace_ir::symbols::SymbolTables;

/// The function around an operation.
fn function_around(op: OpRef<'_>) -> Option<OpRef<'_>> {
    let mut at = op.parent()?;
    loop {
        if at.def().has(Trait::FunctionOpInterface) {
            return Some(at);
        }
        at = at.parent()?;
    }
}

/// Verifies that an operation is in a function.
pub fn in_function(op: OpRef<'_>) -> Result {
    match function_around(op) {
        Some(_) => Ok(()),
        None => op.fail("failed to verify that op must appear in a function-like op's block"),
    }
}

/// Verifies the weights of both successors.
pub fn branch_weights(op: Shape<'_, BranchConditional>) -> Result {
    let ctx = op.ctx();
    let Some(weights) = op.branch_weights().and_then(|weights| weights.as_array(ctx)) else { return Ok(()) };
    if weights.len() != 2 {
        return op.fail("must have exactly two branch weights");
    }
    if weights.iter().all(|weight| weight.as_i64(ctx) == Some(0)) {
        return op.fail("branch weights cannot both be zero");
    }
    Ok(())
}

/// Verifies that a function ends with its result.
pub fn ret(op: OpRef<'_>) -> Result {
    in_function(op)?;
    let ctx = op.ctx();
    let Some(function) = function_around(op).filter(|function| function.as_::<Func>().is_some()) else {
        return Ok(());
    };
    let Some(ty) = function_type(function.body(), function.op) else { return Ok(()) };
    let Some(value) = op.as_::<ReturnValue>().map(|ret| ret.value(op.body())) else {
        return match ty.results {
            [] => Ok(()),
            _ => op.fail("cannot be used in functions returning value"),
        };
    };
    let &[result] = ty.results else {
        return op.fail(format_args!(
            "returns 1 value but enclosing function requires {} results",
            ty.results.len()
        ));
    };
    let value = op.ty(value);
    if value != result {
        return op.fail(format_args!(
            " return value's type ({}) mismatch with function's result type ({})",
            quoted_type(ctx, value),
            quoted_type(ctx, result)
        ));
    }
    Ok(())
}

/// Verifies that the callee is a function with the types of the arguments and of the result.
pub fn call(op: OpView<'_, FunctionCall>, tables: &mut SymbolTables<'_>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let Some(name) = op.handle.callee(b) else { return Ok(()) };
    let callee = tables.lookup_nearest(*op, name);
    let Some(ty) = callee.and_then(|callee| {
        callee.as_::<Func>()?;
        function_type(callee.body, callee.op)
    }) else {
        return op
            .fail(format_args!("callee function '{}' not found in nearest symbol table", ctx.str(name)));
    };
    let (args, results) = (b.operands(op.op), b.results(op.op));
    if ty.inputs.len() != args.len() {
        return op.fail(format_args!(
            "has incorrect number of operands for callee: expected {}, but provided {}",
            ty.inputs.len(),
            args.len()
        ));
    }
    for (i, (arg, &want)) in args.iter().zip(ty.inputs).enumerate() {
        let have = op.ty(arg);
        if have != want {
            return op.fail(format_args!(
                "operand type mismatch: expected operand type {}, but provided {} for operand number {i}",
                quoted_type(ctx, want),
                quoted_type(ctx, have)
            ));
        }
    }
    if ty.results.len() != results.len() {
        return op.fail(format_args!(
            "has incorrect number of results has for callee: expected {}, but provided {}",
            ty.results.len(),
            results.len()
        ));
    }
    if let (&[want], Some(result)) = (ty.results, results.first())
        && op.ty(result) != want
    {
        return op.fail(format_args!(
            "result type mismatch: expected {}, but provided {}",
            quoted_type(ctx, want),
            quoted_type(ctx, op.ty(result))
        ));
    }
    Ok(())
}

/// Whether a block is only the end of a loop or selection.
fn is_merge_block(b: &Body, block: Block) -> bool {
    b.ops(block).count() == 1 && b.ops(block).all(|op| b.is::<Merge>(op))
}

/// Verifies that a loop or selection ends in a merge block, and in no other.
fn merges(op: OpRef<'_>, merge: Block, others: &[Block]) -> Result {
    let b = op.body();
    if !is_merge_block(b, merge) {
        return op.fail("last block must be the merge block with only one 'spirv.mlir.merge' op");
    }
    let ends = |&block: &Block| b.ops(block).last().is_some_and(|end| b.is::<Merge>(end));
    match others.iter().any(ends) {
        true => op.fail("should not have 'spirv.mlir.merge' op outside the merge block"),
        false => Ok(()),
    }
}

/// Verifies the order of the blocks of a loop.
pub fn loop_regions(op: OpView<'_, Loop>) -> Result {
    let b = op.body();
    let blocks: Vec<Block> = b.blocks(op.handle.body(b)).collect();
    let Some((&merge, others)) = blocks.split_last() else { return Ok(()) };
    merges(*op, merge, others)?;
    let [entry, inner @ ..] = others else {
        return op.fail("must have an entry block branching to the loop header block");
    };
    let Some((&header, rest)) = inner.split_first() else {
        return op.fail("must have a loop header block branched from the entry block");
    };
    let enters = |at: Op| b.is::<Branch>(at) && b.succs(at).eq([header]);
    if b.ops(*entry).count() != 1 || !b.ops(*entry).all(enters) {
        return op.fail("entry block must only have one 'spirv.Branch' op to the second block");
    }
    let Some((&last, body)) = rest.split_last() else {
        return op.fail("requires a loop continue block branching to the loop header block");
    };
    let repeats =
        |block: Block| b.ops(block).last().is_some_and(|end| b.succs(end).any(|succ| succ == header));
    if !repeats(last) {
        return op.fail(
            "second to last block must be the loop continue block that branches to the loop header block",
        );
    }
    if body.iter().any(|&block| repeats(block)) {
        return op.fail("can only have the entry and loop continue block branching to the loop header block");
    }
    Ok(())
}

/// Verifies the order of the blocks of a selection.
pub fn selection_regions(op: OpView<'_, Selection>) -> Result {
    let b = op.body();
    let blocks: Vec<Block> = b.blocks(op.handle.body(b)).collect();
    let Some((&merge, others)) = blocks.split_last() else { return Ok(()) };
    merges(*op, merge, others)?;
    match others {
        [] => op.fail("must have a selection header block"),
        _ => Ok(()),
    }
}
