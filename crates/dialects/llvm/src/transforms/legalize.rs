//! `llvm-legalize-for-export`: rewrites operations that LLVM IR cannot represent.

use crate as llvm;
use crate::debug::{DIExpressionAttr, DIGlobalVariableExpressionAttr, merge_fragments};
use terrace_rewrite::prelude::*;

passes! {
    /// Legalize LLVM dialect to be convertible to LLVM IR.
    LegalizeForExport("LLVMLegalizeForExportPass") = "llvm-legalize-for-export" on(Anchor::Any) => legalize_for_export;
}

fn legalize_for_export(_: &LegalizeForExport, pass: &mut PassContext<'_>) -> Result {
    legalize(pass.body, pass.op);
    Ok(())
}

/// Legalizes all operations inside `op`.
pub fn legalize(body: &mut Body, op: Op) {
    if body.is_nested(op) {
        if let Some(mut nested) = body.take_nested(op) {
            legalize_body(&mut nested);
            body.put_nested(op, nested);
        }
        return;
    }
    let mut ops = Vec::new();
    body.walk_from(op, &mut |op| ops.push(op));
    legalize_ops(body, &ops);
}

fn legalize_body(body: &mut Body) {
    let mut ops = Vec::new();
    body.walk(|op| ops.push(op));
    let blocks: Vec<Block> = body.blocks(Region::from_index(0)).collect();
    for block in blocks {
        distinct_successors(body, block);
    }
    legalize_ops(body, &ops);
}

fn legalize_ops(body: &mut Body, ops: &[Op]) {
    for &op in ops {
        expressions(body, op);
        if body.is_nested(op) {
            legalize(body, op);
            continue;
        }
        for i in 0..body.n_regions(op) {
            let blocks: Vec<Block> = body.blocks(body.region(op, i)).collect();
            for block in blocks {
                distinct_successors(body, block);
            }
        }
    }
}

/// If a terminator names a successor more than once, all occurrences but the first get a block of their own that
/// passes the arguments: a phi has only one value for each predecessor.
fn distinct_successors(body: &mut Body, block: Block) {
    let Some(terminator) = body.last_op(block).filter(|&op| body.def(op).has(Trait::Terminator)) else {
        return;
    };
    let mut named: Vec<(Block, SmallVec<[usize; 4]>)> = Vec::new();
    for i in 0..body.n_succs(terminator) {
        let succ = body.succ(terminator, i);
        if body.args(succ).is_empty() {
            continue;
        }
        match named.iter_mut().find(|entry| entry.0 == succ) {
            Some(entry) => entry.1.push(i),
            None => named.push((succ, SmallVec::from_slice(&[i]))),
        }
    }
    let Some(region) = body.region_of(block) else { return };
    let loc = body.loc(terminator);
    for (succ, positions) in named {
        for &position in &positions[1..] {
            let types: SmallVec<[Type; 4]> = body.arg_types(succ).collect();
            let locs: SmallVec<[Loc; 4]> = body.args(succ).iter().map(|&arg| body.arg_loc(arg)).collect();
            let dummy = body.append_block(region, &types);
            for (i, &loc) in locs.iter().enumerate() {
                if let Some(arg) = body.arg(dummy, i) {
                    body.set_arg_loc(arg, loc);
                }
            }
            body.set_succ(terminator, position, dummy);
            let args: SmallVec<[Value; 4]> = body.args(dummy).iter().copied().collect();
            let mut b = Builder::at_end(body, dummy, loc);
            llvm::Br::build(&mut b, &args, &[succ]);
        }
    }
}

/// Merges nested fragments in the debug expressions of an operation.
fn expressions(body: &mut Body, op: Op) {
    let ctx = body.ctx().clone();
    let slot = if body.is::<llvm::DbgValue>(op) {
        llvm::DbgValue::SLOTS.location_expr
    } else if body.is::<llvm::DbgDeclare>(op) {
        llvm::DbgDeclare::SLOTS.location_expr
    } else if body.is::<llvm::Global>(op) {
        llvm::Global::SLOTS.dbg_exprs
    } else {
        return;
    };
    let Some(attr) = body.slot(op, slot) else { return };
    let new = merge_nested(&ctx, attr);
    if new != attr {
        body.set_slot(op, slot, Some(new));
    }
}

fn merge_nested(ctx: &Context, attr: Attr) -> Attr {
    if let Some(expr) = attr.as_::<DIExpressionAttr>(ctx) {
        return match merge_fragments(ctx, expr.operations) {
            Some(ops) => DIExpressionAttr::get(ctx, &ops),
            None => attr,
        };
    }
    if let Some(pair) = attr.as_::<DIGlobalVariableExpressionAttr>(ctx) {
        let expr = pair.expr.map(|expr| merge_nested(ctx, expr));
        return DIGlobalVariableExpressionAttr::get(ctx, pair.var, expr);
    }
    match attr.as_::<ArrayAttr>(ctx) {
        Some(array) => {
            let elems: SmallVec<[Attr; 4]> =
                array.elems.iter().map(|&elem| merge_nested(ctx, elem)).collect();
            ArrayAttr::get(ctx, &elems)
        }
        None => attr,
    }
}
