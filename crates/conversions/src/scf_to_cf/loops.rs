//! Lowering of `scf.for` and `scf.while`.

use super::blocks::{branch, carry_llvm_attrs, entry_and_last, set_insertion_point_to_end, split, yield_to};
use crate::prelude::*;

/// A condition block compares; the body's last block adds the step and branches back.
pub(super) fn for_loop(op: scf::For, rw: &mut Lowering) -> Rewrite<SmallVec<[Value; 8]>> {
    let loc = rw.loc_of(op.0);
    let region = op.body(rw);
    let (condition, body_last) = entry_and_last(rw, region)?;
    let first = rw.first_op(condition).ok_or("the loop's body is empty")?;
    let (before, rest) = split(rw, op.0)?;
    let one_block = condition == body_last;
    // The entry block keeps its arguments and becomes the condition block; its operations move to a new block.
    let body = rw.split_block(first);
    let body_last = if one_block { body } else { body_last };
    let target = rw.region_of(rest).ok_or("the loop is in no region")?;
    rw.inline_region_before(region, target, Some(rest));

    let iv = rw.args(condition).first().copied().ok_or("the loop has no induction variable")?;
    let terminator = rw.last_op(body_last).ok_or("the loop's body has no terminator")?;
    set_insertion_point_to_end(rw, body_last, loc);
    let step = op.step(rw);
    let next = arith::AddI::new(rw, iv, step);
    let mut args: SmallVec<[Value; 8]> = SmallVec::from_slice(&[next]);
    args.extend(rw.operands(terminator));
    let back = branch(rw, body_last, loc, condition, &args);
    carry_llvm_attrs(rw, op.0, back);
    rw.erase(terminator)?;

    let mut args: SmallVec<[Value; 8]> = SmallVec::from_slice(&[op.lower_bound(rw)]);
    args.extend(op.init_args(rw));
    branch(rw, before, loc, condition, &args);

    set_insertion_point_to_end(rw, condition, loc);
    let predicate =
        if op.unsigned_cmp(rw).is_some() { arith::CmpIPredicate::Ult } else { arith::CmpIPredicate::Slt };
    let upper = op.upper_bound(rw);
    let more = arith::CmpI::new(rw, predicate, iv, upper);
    cf::CondBr::build(rw, more, &[], &[], &[body, rest]);
    let results: SmallVec<[Value; 8]> = rw.args(condition)[1..].iter().copied().collect();
    Ok(results)
}

/// The end of `before` branches to `after` or out of the loop, the end of `after` back to `before`.
pub(super) fn while_loop(op: scf::While, rw: &mut Lowering) -> Rewrite {
    let loc = rw.loc_of(op.0);
    let (before_region, after_region) = (op.before(rw), op.after(rw));
    let (before, before_last) = entry_and_last(rw, before_region)?;
    let (after, after_last) = entry_and_last(rw, after_region)?;
    let condition = condition_of(rw, before_last)?;
    let (current, rest) = split(rw, op.0)?;
    let target = rw.region_of(rest).ok_or("the loop is in no region")?;
    rw.inline_region_before(after_region, target, Some(rest));
    rw.inline_region_before(before_region, target, Some(after));
    let inits = op.inits(rw).to_vec();
    branch(rw, current, loc, before, &inits);
    let condition_loc = rw.loc_of(condition.0);
    set_insertion_point_to_end(rw, before_last, condition_loc);
    let (flag, args) = (condition.condition(rw), condition.args(rw).to_vec());
    cf::CondBr::build(rw, flag, &args, &[], &[after, rest]);
    rw.erase(condition.0)?;
    let back = yield_to(rw, after_last, before, None)?;
    carry_llvm_attrs(rw, op.0, back);
    rw.replace(op.0, &args)
}

/// If `after` only returns its arguments, the loop has no block for it.
pub(super) fn do_while_loop(op: scf::While, rw: &mut Lowering) -> Rewrite {
    let loc = rw.loc_of(op.0);
    let (before_region, after_region) = (op.before(rw), op.after(rw));
    let (before, before_last) = entry_and_last(rw, before_region)?;
    let (after, after_last) = entry_and_last(rw, after_region)?;
    let last = rw.last_op(after_last).ok_or("a block has no terminator")?;
    let only_yield = after == after_last && rw.first_op(after) == Some(last) && rw.is::<scf::Yield>(last);
    if !only_yield || !rw.operands(last).iter().eq(rw.args(after).iter().copied()) {
        return Err("the after region does more than to hand its arguments back".into());
    }
    let condition = condition_of(rw, before_last)?;
    let (current, rest) = split(rw, op.0)?;
    let target = rw.region_of(rest).ok_or("the loop is in no region")?;
    rw.inline_region_before(before_region, target, Some(rest));
    let inits = op.inits(rw).to_vec();
    branch(rw, current, loc, before, &inits);
    let condition_loc = rw.loc_of(condition.0);
    set_insertion_point_to_end(rw, before_last, condition_loc);
    let (flag, args) = (condition.condition(rw), condition.args(rw).to_vec());
    let back = cf::CondBr::build(rw, flag, &args, &[], &[before, rest]);
    carry_llvm_attrs(rw, op.0, back.0);
    rw.erase(condition.0)?;
    rw.replace(op.0, &args)
}

fn condition_of(rw: &Lowering, block: terrace_ir::Block) -> Rewrite<scf::Condition> {
    let last = rw.last_op(block).and_then(|op| rw.as_::<scf::Condition>(op));
    last.ok_or_else(|| "the before region does not end with a condition".into())
}
