//! Lowering of `scf` to `cf`: structured control flow becomes blocks and branches.
//!
//! Regions are inlined without copying. The order of blocks is upstream's (`SCFToControlFlow`), since it decides the
//! printed text.

mod blocks;
mod loops;
mod parallel;
mod switch;

use crate::prelude::*;
use blocks::{branch, entry_and_last, result_args, set_insertion_point_to_end, split, yield_to};

passes! {
    /// Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG.
    ScfToCf("SCFToControlFlowPass") = "convert-scf-to-cf" on(Anchor::Any, Body) {
        /// Whether folders and patterns see the IR as it was before the pass
        allow_pattern_rollback: bool = true,
    } => scf_to_cf;
}

fn scf_to_cf(o: &ScfToCf, pass: &PassContext) -> Result<BodyPass> {
    let target = ConversionTarget::new().unknown(Legality::Legal);
    let target = PATTERNS.iter().fold(target, |target, pattern| target.op(pattern.root, Legality::Illegal));
    let conversion =
        Conversion::partial(target, Patterns::new().add(PATTERNS), TypeConverter::new(&pass.ctx()));
    Ok(conversion.rollback(o.allow_pattern_rollback).into())
}

/// The patterns of `convert-scf-to-cf`, ordered by precedence.
pub static PATTERNS: &[Pattern] = patterns![plain:
    scf::For => loops::for_loop,
    scf::If => if_op,
    scf::While => loops::do_while_loop,
    scf::While => loops::while_loop,
    scf::ExecuteRegion => execute_region,
    scf::IndexSwitch => switch::index_switch,
    scf::Parallel => parallel::parallel,
    scf::Forall => parallel::forall,
];

/// A `cond_br` to the regions; results are arguments of a continuation block.
fn if_op(op: scf::If, rw: &mut Lowering) -> Rewrite<SmallVec<[Value; 4]>> {
    let loc = rw.loc_of(op.0);
    let (then_region, else_region) = (op.then_region(rw), op.else_region(rw));
    entry_and_last(rw, then_region)?;
    let (before, rest) = split(rw, op.0)?;
    let n_results = rw.n_results(op.0);
    let merge = if n_results == 0 {
        rest
    } else {
        let merge = rw.create_block();
        result_args(rw, op.0, merge, loc);
        if let Some(region) = rw.region_of(rest) {
            rw.insert_block(merge, region, Some(rest));
        }
        branch(rw, merge, loc, rest, &[]);
        merge
    };
    let target = rw.region_of(rest).ok_or("the operation is in no region")?;
    let (then_block, then_last) = entry_and_last(rw, then_region)?;
    yield_to(rw, then_last, merge, Some(loc))?;
    rw.inline_region_before(then_region, target, Some(merge));
    let else_block = match entry_and_last(rw, else_region) {
        Ok((first, last)) => {
            yield_to(rw, last, merge, Some(loc))?;
            rw.inline_region_before(else_region, target, Some(merge));
            first
        }
        Err(_) => merge,
    };
    set_insertion_point_to_end(rw, before, loc);
    let condition = op.condition(rw);
    cf::CondBr::build(rw, condition, &[], &[], &[then_block, else_block]);
    let results: SmallVec<[Value; 4]> =
        if n_results == 0 { Default::default() } else { rw.args(merge).iter().copied().collect() };
    Ok(results)
}

/// The blocks are inlined, and each yield branches to the continuation.
fn execute_region(op: scf::ExecuteRegion, rw: &mut Lowering) -> Rewrite<SmallVec<[Value; 4]>> {
    let loc = rw.loc_of(op.0);
    let region = op.body(rw);
    let (entry, _) = entry_and_last(rw, region)?;
    let (before, rest) = split(rw, op.0)?;
    branch(rw, before, loc, entry, &[]);
    let blocks: Vec<Block> = rw.blocks(region).collect();
    for block in blocks {
        if rw.last_op(block).is_some_and(|last| rw.is::<scf::Yield>(last)) {
            yield_to(rw, block, rest, Some(loc))?;
        }
    }
    let target = rw.region_of(rest).ok_or("the operation is in no region")?;
    rw.inline_region_before(region, target, Some(rest));
    Ok(result_args(rw, op.0, rest, loc))
}
