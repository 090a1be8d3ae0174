//! Verifiers of `scf` operations, beyond type constraints and traits.

use super::{
    Condition, ExecuteRegion, For, Forall, If, InParallel, IndexSwitch, Parallel, Reduce, ReduceReturn,
    While, Yield, device_mapping,
};
use crate::index_list::verify_list;
use crate::loops::verify_carried_values;
use crate::prelude::*;
use terrace_ir::decl::DeviceMapping;

fn last_op(b: &Body, region: Region) -> Option<Op> {
    b.last_block(region).and_then(|block| b.last_op(block))
}

pub(super) fn for_op(v: OpShape<'_>) -> Result {
    match v.as_::<For>() {
        Some(op) if op.init_args().len() != v.results().len() => {
            v.fail("mismatch in number of loop-carried values and defined values")
        }
        _ => Ok(()),
    }
}

/// Verifies that initial values, region arguments, yielded values and results match in number and type.
pub(super) fn for_loop(v: OpRef<'_>) -> Result {
    let (b, op) = (v.body(), For::wrap(v.op));
    let args = b.entry_args(op.body(b));
    if args.first().is_some_and(|&iv| b.ty(iv) != b.ty(op.lower_bound(b))) {
        return v.fail("expected induction variable to be same type as bounds and step");
    }
    let end = last_op(b, op.body(b)).filter(|&end| b.is::<Yield>(end));
    verify_carried_values(v, op.init_args(b), op.body(b), end)
}

pub(super) fn if_op(v: OpRef<'_>) -> Result {
    let (b, op) = (v.body(), If::wrap(v.op));
    if b.n_results(v.op) != 0 && b.entry_block(op.else_region(b)).is_none() {
        return v.fail("must have an else block if defining values");
    }
    Ok(())
}

pub(super) fn execute_region(v: OpRef<'_>) -> Result {
    let (b, op) = (v.body(), ExecuteRegion::wrap(v.op));
    let Some(entry) = b.entry_block(op.body(b)) else {
        return v.fail("region needs to have at least one block");
    };
    if !b.args(entry).is_empty() {
        return v.fail("region cannot have any arguments");
    }
    Ok(())
}

pub(super) fn while_op(v: OpRef<'_>) -> Result {
    let (b, op) = (v.body(), While::wrap(v.op));
    verify_terminator::<Condition>(
        v,
        op.before(b),
        "expects the 'before' region to terminate with 'scf.condition'",
    )?;
    verify_terminator::<Yield>(v, op.after(b), "expects the 'after' region to terminate with 'scf.yield'")
}

fn verify_terminator<K: OpKind>(v: OpRef<'_>, region: Region, message: &str) -> Result {
    let b = v.body();
    let last = last_op(b, region);
    if last.is_some_and(|op| b.is::<K>(op)) {
        return Ok(());
    }
    let diag = v.op_error(message);
    Err(match last {
        Some(op) => diag.note(b.loc(op), "terminator here").emit(),
        None => diag.emit(),
    })
}

pub(super) fn index_switch(v: OpRef<'_>) -> Result {
    let (b, op) = (v.body(), IndexSwitch::wrap(v.op));
    let values = op.case_values(b);
    let n_cases = b.n_regions(v.op).saturating_sub(1);
    if values.len() != n_cases {
        return v.fail(format!("has {n_cases} case regions but {} case values", values.len()));
    }
    let mut seen = values.clone();
    seen.sort_unstable();
    if seen.windows(2).any(|w| w[0] == w[1]) {
        let mut met = terrace_support::FxHashSet::default();
        let twice = values.iter().find(|&&value| !met.insert(value)).copied().unwrap_or(0);
        return v.fail(format!("has duplicate case value: {twice}"));
    }
    verify_yield(v, op.default_region(b), "default region")?;
    for (i, region) in op.case_regions(b).enumerate() {
        verify_yield(v, region, &format!("case region #{i}"))?;
    }
    Ok(())
}

/// Verifies that a region of a switch ends with a yield of the results' types.
fn verify_yield(v: OpRef<'_>, region: Region, name: &str) -> Result {
    let (b, ctx) = (v.body(), v.ctx());
    let Some(last) = last_op(b, region) else { return Ok(()) };
    if !b.is::<Yield>(last) {
        let found = b.def(last).name;
        return v.fail(format!("expected region to end with scf.yield, but got {found}"));
    }
    let (n, wanted) = (b.n_operands(last), b.n_results(v.op));
    if n != wanted {
        return Err(v
            .op_error(format!("expected each region to return {wanted} values, but {name} returns {n}"))
            .note(b.loc(last), "see yield operation here")
            .emit());
    }
    for (i, (have, want)) in b.types(b.operands(last)).zip(b.types(b.results(v.op))).enumerate() {
        if have != want {
            return Err(v
                .op_error(format!("expected result #{i} of each region to be {}", quoted_type(ctx, want)))
                .note(b.loc(last), format!("{name} returns {} here", quoted_type(ctx, have)))
                .emit());
        }
    }
    Ok(())
}

pub(super) fn parallel(v: OpRef<'_>) -> Result {
    let (b, op) = (v.body(), Parallel::wrap(v.op));
    let n_steps = op.step(b).len();
    if n_steps == 0 {
        return v.fail("needs at least one tuple element for lowerBound, upperBound and step");
    }
    let is_wrong_step = |value| {
        let constant = constant_of(b, value).and_then(|attr| attr.as_i64(v.ctx()));
        constant.is_some_and(|step| step <= 0)
    };
    if op.step(b).iter().any(is_wrong_step) {
        return v.fail("constant step operand must be positive");
    }
    let args = b.entry_args(op.body(b));
    // Upstream's verifier does not compare these numbers, but its lowering relies on them.
    if args.len() != n_steps {
        return v.fail(format!(
            "expects the same number of induction variables: {} as bound and step values: {n_steps}",
            args.len()
        ));
    }
    if args.iter().any(|&arg| b.ty(arg) != Type::INDEX) {
        return v.fail("expects arguments for the induction variable to be of index type");
    }
    verify_terminator::<Reduce>(v, op.body(b), "expects body to terminate with 'scf.reduce'")?;
    let Some(reduce) = last_op(b, op.body(b)) else { return Ok(()) };
    let n_results = b.n_results(v.op);
    let n_reductions = b.n_regions(reduce);
    if n_results != n_reductions {
        return v.fail(format!(
            "expects number of results: {n_results} to be the same as number of reductions: {n_reductions}"
        ));
    }
    let n_inits = op.init_vals(b).len();
    if n_results != n_inits {
        return v.fail(format!(
            "expects number of results: {n_results} to be the same as number of initial values: {n_inits}"
        ));
    }
    let ctx = v.ctx();
    for i in 0..n_results.min(b.n_operands(reduce)) {
        let (result, operand) = (b.ty(b.result(v.op, i)), b.ty(b.operand(reduce, i)));
        if result != operand {
            return v.scope.at(reduce).fail(format!(
                "expects type of {i}-th reduction operand: {} to be the same as the {i}-th result type: {}",
                quoted_type(ctx, operand),
                quoted_type(ctx, result)
            ));
        }
    }
    Ok(())
}

pub(super) fn reduce(v: OpRef<'_>) -> Result {
    let (b, op) = (v.body(), Reduce::wrap(v.op));
    let (n_regions, n_operands) = (b.n_regions(v.op), b.n_operands(v.op));
    if n_regions != n_operands {
        return v.fail(format!(
            "expects number of reduction regions: {n_regions} to be the same as number of reduction operands: {n_operands}"
        ));
    }
    for (i, region) in op.reductions(b).enumerate() {
        let ty = b.ty(b.operand(v.op, i));
        let args = b.entry_args(region);
        if args.len() != 2 || args.iter().any(|&arg| b.ty(arg) != ty) {
            return v.fail(format!(
                "expected two block arguments with type {} in the {i}-th reduction region",
                quoted_type(v.ctx(), ty)
            ));
        }
        if !last_op(b, region).is_some_and(|op| b.is::<ReduceReturn>(op)) {
            return v.fail("reduction bodies must be terminated with an 'scf.reduce.return' op");
        }
    }
    Ok(())
}

pub(super) fn reduce_return(v: OpRef<'_>) -> Result {
    let b = v.body();
    let region = b.block_of(v.op).and_then(|block| b.region_of(block));
    let args = region.map_or(&[][..], |region| b.entry_args(region));
    let Some(&first) = args.first() else { return Ok(()) };
    let want = b.ty(first);
    if b.ty(b.operand(v.op, 0)) != want {
        return v.fail(format!(
            "must have type {} (the type of the reduction inputs)",
            quoted_type(v.ctx(), want)
        ));
    }
    Ok(())
}

pub(super) fn forall(v: OpRef<'_>) -> Result {
    let (b, op, ctx) = (v.body(), Forall::wrap(v.op), v.ctx());
    let outputs = op.outputs(b);
    let n_results = b.n_results(v.op);
    if n_results != outputs.len() {
        return v.fail(format!("produces {n_results} results, but has only {} outputs", outputs.len()));
    }
    let [lower, upper, step] = op.static_bounds(b);
    let rank = lower.len();
    let args = b.entry_args(op.body(b));
    if args.len() != rank + outputs.len() {
        return v.fail(format!("region expects {rank} arguments"));
    }
    for (i, &arg) in args[..rank].iter().enumerate() {
        if b.ty(arg) != Type::INDEX {
            return v.fail(format!("expects {i}-th block argument to be an index"));
        }
    }
    for (i, (output, &arg)) in outputs.iter().zip(&args[rank..]).enumerate() {
        if b.ty(output) != b.ty(arg) {
            return v.fail(format!("type mismatch between {i}-th output and corresponding block argument"));
        }
    }
    if let Some(mapping) = op.mapping(b).and_then(|m| m.as_array(ctx)).filter(|mapping| !mapping.is_empty()) {
        let masks = mapping.iter().filter(|&&attr| device_mapping(ctx, attr) == Some(DeviceMapping::Mask));
        let n_masks = masks.count();
        if mapping.len() - n_masks != rank {
            return v.fail("mapping attribute size must match op rank");
        }
        if n_masks > 1 {
            return v.fail("\"mapping\" supports at most one device masking attribute");
        }
    }
    let names = ["lower bound", "upper bound", "step"];
    for ((name, integers), values) in names.into_iter().zip([lower, upper, step]).zip(op.dynamic_bounds(b)) {
        verify_list(v.shape(), name, rank, &integers, values.len())?;
    }
    Ok(())
}

/// Verifies that the operations combine shared outputs.
pub(super) fn in_parallel(v: OpRef<'_>) -> Result {
    let (b, op) = (v.body(), InParallel::wrap(v.op));
    let Some(forall) = v.parent().and_then(|parent| parent.as_::<Forall>()) else { return Ok(()) };
    let rank = forall.static_bounds(b)[0].len();
    let outputs = b.entry_args(forall.body(b)).get(rank..).unwrap_or(&[]);
    let Some(block) = b.entry_block(op.body(b)) else { return Ok(()) };
    for inner in b.ops(block) {
        let def = b.def(inner);
        if !def.has(Trait::ParallelCombiningOpInterface) {
            return v.fail("expected only ParallelCombiningOpInterface ops");
        }
        let group = def.operands.iter().position(|field| field.name == "dest");
        let dest = group.and_then(|group| b.operand_group(inner, group).first());
        if dest.is_some_and(|dest| !outputs.contains(&dest)) {
            return v.scope.at(inner).fail("may only insert into an output block argument");
        }
    }
    Ok(())
}
