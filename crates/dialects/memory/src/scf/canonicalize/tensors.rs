//! Canonicalization of loops that carry tensors.

use super::{Operands, only_block, yielded};
use crate::prelude::*;
use crate::scf::{For, Forall, If, Yield};
use crate::tensor::{self, Cast, Dim};

/// How many definitions are followed for a loop-carried value.
const MAX_STEPS: u32 = 200;

/// Whether a value that a loop yields has the extents of its argument: it is a changed version of it.
fn keeps_shape(b: &Body, value: Value, arg: Value, steps: &mut u32) -> bool {
    if value == arg {
        return true;
    }
    let Some(rest) = steps.checked_sub(1) else { return false };
    *steps = rest;
    if let Some(dest) = tensor::destination(b, value) {
        return keeps_shape(b, dest, arg, steps);
    }
    let ValueDef::Result(op, i) = b.value_def(value) else { return false };
    let i = i as usize;
    if let Some(cast) = b.as_::<Cast>(op) {
        return keeps_shape(b, cast.source(b), arg, steps);
    }
    if let Some(select) = b.as_::<arith::Select>(op) {
        let values = [select.true_value(b), select.false_value(b)];
        return values.into_iter().all(|value| keeps_shape(b, value, arg, steps));
    }
    if let Some(inner) = b.as_::<For>(op) {
        let inner_arg = b.entry_args(inner.body(b)).get(i + 1);
        let value = only_block(b, inner.body(b)).and_then(|block| yielded(b, block).get(i).copied());
        let (Some(&inner_arg), Some(value), Some(init)) = (inner_arg, value, inner.init_args(b).get(i))
        else {
            return false;
        };
        return keeps_shape(b, value, inner_arg, steps) && keeps_shape(b, init, arg, steps);
    }
    if let Some(branch) = b.as_::<If>(op) {
        return [branch.then_region(b), branch.else_region(b)].into_iter().all(|region| {
            let value = only_block(b, region).and_then(|block| yielded(b, block).get(i).copied());
            value.is_some_and(|value| keeps_shape(b, value, arg, steps))
        });
    }
    // Results of elementwise operations have the operands' shape.
    b.def(op).has(Trait::SameOperandsAndResultType)
        && b.operands(op).first().is_some_and(|operand| keeps_shape(b, operand, arg, steps))
}

/// A loop that carries a cast tensor carries the tensor with the static extents, unless the loop may change them.
pub(super) fn cast_init(op: For, rw: &mut Rewriter<'_>) -> Option<Operands> {
    let block = only_block(rw, op.body(rw))?;
    let args = Operands::from_slice(rw.args(block));
    let values = yielded(rw, block);
    let mut inits: Operands = op.init_args(rw).iter().collect();
    let results = rw.results(op.0);
    let at = (0..inits.len()).find(|&i| {
        tensor::foldable_cast_source(rw, inits[i]).is_some_and(|source| rw.ty(source) != rw.ty(inits[i]))
            && results.get(i).is_some_and(|result| rw.has_one_use(result))
            && args
                .get(i + 1)
                .zip(values.get(i))
                .is_some_and(|(&arg, &value)| keeps_shape(rw, value, arg, &mut { MAX_STEPS }))
    })?;
    let source = tensor::foldable_cast_source(rw, inits[at])?;
    let (old, new_ty) = (rw.ty(inits[at]), rw.ty(source));
    inits[at] = source;
    let mut types: SmallVec<[Type; 4]> = rw.types(results).collect();
    types[at] = new_ty;
    let (lower, upper, step) = (op.lower_bound(rw), op.upper_bound(rw), op.step(rw));
    let new = For::with(&types, lower, upper, step, &inits).unsigned_cmp(op.unsigned_cmp(rw)).build(rw);
    let dict = rw.dict(op.0);
    rw.set_dict(new.0, dict);
    let mut new_types: SmallVec<[Type; 8]> = args.iter().map(|&arg| rw.ty(arg)).collect();
    *new_types.get_mut(at + 1)? = new_ty;
    let new_block = rw.add_block(new.0, 0, &new_types);
    let mut new_args = Operands::from_slice(rw.args(new_block));
    rw.set_end(new_block);
    new_args[at + 1] = Cast::new(rw, old, new_args[at + 1]);
    rw.inline_block(block, InsertPoint::End(new_block), &new_args);
    let end = rw.last_op(new_block)?;
    rw.set_before(end);
    let mut values: Operands = rw.operands(end).iter().collect();
    values[at] = Cast::new(rw, new_ty, values[at]);
    Yield::build(rw, &values);
    rw.erase(end);
    rw.set_before(op.0);
    let mut results: Operands = rw.results(new.0).iter().collect();
    results[at] = Cast::new(rw, old, results[at]);
    Some(results)
}

/// An extent of a result of a parallel loop is that of the shared output.
pub(super) fn dim_of_forall(op: Dim, rw: &mut Rewriter<'_>) -> Option<()> {
    let ValueDef::Result(def, i) = rw.value_def(op.source(rw)) else { return None };
    let output = rw.as_::<Forall>(def)?.outputs(rw).get(i as usize)?;
    rw.replace_operand(op.0, 0, output);
    Some(())
}
