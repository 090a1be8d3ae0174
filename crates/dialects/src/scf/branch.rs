//! Control flow between the regions of an operation: values passed along every edge must fit.

use super::{Condition, ExecuteRegion, If, IndexSwitch, While, Yield};
use smallvec::SmallVec;
use terrace_ir::asm::quoted_type;
use terrace_ir::body::OpRef;
use terrace_ir::decl::OpKind;
use terrace_ir::{Body, Op, Region, Result, Type};

/// Verifies the edges of `if`, `while`, `index_switch` and `execute_region`.
pub(super) fn edges(v: OpRef<'_>) -> Result {
    let b = v.body();
    let results: SmallVec<[Type; 4]> = b.types(b.results(v.op)).collect();
    if let Some(while_op) = v.as_::<While>() {
        let args = |region: Region| -> SmallVec<[Type; 4]> {
            b.entry_block(region).map(|block| b.arg_types(block).collect()).unwrap_or_default()
        };
        let (before, after) = (args(while_op.before(b)), args(while_op.after(b)));
        let inits: SmallVec<[Type; 4]> = b.types(while_op.inits(b)).collect();
        edge(v, "parent", "Region #0", &inits, &before)?;
        if let Some(condition) = last::<Condition>(b, while_op.before(b)) {
            let passed: SmallVec<[Type; 4]> = b.types(Condition::wrap(condition).args(b)).collect();
            edge(v, "Operation scf.condition", "Region #1", &passed, &after)?;
            edge(v, "Operation scf.condition", "parent", &passed, &results)?;
        }
        if let Some(op) = last::<Yield>(b, while_op.after(b)) {
            let passed: SmallVec<[Type; 4]> = b.types(b.operands(op)).collect();
            edge(v, "Operation scf.yield", "Region #0", &passed, &before)?;
        }
        return Ok(());
    }
    debug_assert!(b.is::<If>(v.op) || b.is::<IndexSwitch>(v.op) || b.is::<ExecuteRegion>(v.op));
    for region in b.regions(v.op) {
        for block in b.blocks(region) {
            let Some(op) = b.last_op(block).filter(|&op| b.is::<Yield>(op)) else { continue };
            let passed: SmallVec<[Type; 4]> = b.types(b.operands(op)).collect();
            edge(v, "Operation scf.yield", "parent", &passed, &results)?;
        }
    }
    Ok(())
}

fn last<K: OpKind>(b: &Body, region: Region) -> Option<Op> {
    b.last_block(region).and_then(|block| b.last_op(block)).filter(|&op| b.is::<K>(op))
}

/// Verifies one edge.
pub(super) fn edge(v: OpRef<'_>, from: &str, to: &str, passed: &[Type], wanted: &[Type]) -> Result {
    let place = format!("along control flow edge from {from} to {to}");
    if passed.len() != wanted.len() {
        return v.fail(format!(
            "{place}: region branch point has {} operands, but region successor needs {} inputs",
            passed.len(),
            wanted.len()
        ));
    }
    for (i, (&have, &want)) in passed.iter().zip(wanted).enumerate() {
        if have != want {
            let (have, want) = (quoted_type(v.ctx(), have), quoted_type(v.ctx(), want));
            return v.fail(format!(
                "{place}: successor operand type #{i} {have} should match successor input type #{i} {want}"
            ));
        }
    }
    Ok(())
}
