//! `scf-for-to-while`.

use super::each::Operands;
use crate::prelude::*;
use crate::scf::{Condition, For, While, Yield};
use terrace_base::arith::CmpIPredicate;

passes! {
    /// Convert SCF for loops to SCF while loops.
    ///
    /// The induction variable becomes a carried value, the condition compares it with the upper bound.
    ForToWhile("SCFForToWhileLoop") = "scf-for-to-while" on(Anchor::Any) => for_to_while;
}

fn for_to_while(_: &ForToWhile, pass: &mut PassContext<'_>) -> Result {
    run_patterns(pass, PATTERNS)
}

pub(super) static PATTERNS: &[greedy::Pattern] = rewrites![For => to_while];

fn to_while(op: For, rw: &mut Rewriter<'_>) -> Option<Operands> {
    let body = rw.entry_block(op.body(rw))?;
    let end = rw.last_op(body).filter(|&end| rw.is::<Yield>(end))?;
    let args = Operands::from_slice(rw.args(body));
    let &variable = args.first()?;
    let (lower, upper, step) = (op.lower_bound(rw), op.upper_bound(rw), op.step(rw));
    let mut inits = Operands::from_slice(&[lower]);
    inits.extend(op.init_args(rw));
    let types: SmallVec<[Type; 8]> = args.iter().map(|&arg| rw.ty(arg)).collect();
    let locs: SmallVec<[Loc; 6]> = core::iter::once(rw.arg_loc(variable))
        .chain(inits[1..].iter().map(|&init| rw.value_loc(init)))
        .collect();
    let predicate = if op.unsigned_cmp(rw).is_some() { CmpIPredicate::Ult } else { CmpIPredicate::Slt };

    let new = While::build(rw, &types, &inits);
    let dict = rw.dict(op.0);
    rw.set_dict(new.0, dict);
    // As in upstream, the attribute stays, without a meaning for the new operation.
    let unsigned = op.unsigned_cmp(rw).map(|_| Attr::UNIT);
    rw.set_attr(new.0, "unsignedCmp", unsigned);
    let [before, after] = [0, 1].map(|i| {
        let block = rw.add_block(new.0, i, &types);
        let args = Operands::from_slice(rw.args(block));
        for (arg, &loc) in args.into_iter().zip(&locs) {
            rw.set_arg_loc(arg, loc);
        }
        block
    });
    rw.set_end(before);
    let carried = Operands::from_slice(rw.args(before));
    let condition = arith::CmpI::new(rw, predicate, *carried.first()?, upper);
    Condition::build(rw, condition, &carried);

    let carried = Operands::from_slice(rw.args(after));
    let ops: Vec<Op> = rw.ops(body).collect();
    for (&arg, &new) in args.iter().zip(&carried) {
        rw.replace_uses(arg, new);
    }
    for op in ops {
        rw.move_to_end(op, after);
        rw.modified(op);
    }
    rw.set_start(after);
    let next = arith::AddI::new(rw, *carried.first()?, step);
    let values: Operands = core::iter::once(next).chain(rw.operands(end).iter()).collect();
    rw.set_operands(end, &values);
    rw.modified(end);
    Some(rw.results(new.0).iter().skip(1).collect())
}
