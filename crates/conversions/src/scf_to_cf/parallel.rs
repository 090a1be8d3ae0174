//! Lowering of `scf.parallel` and `scf.forall` to nests of `scf.for`, which are lowered in turn.

use crate::prelude::*;

/// Sequential loops, outermost first; the innermost one reduces the carried values.
pub(super) fn parallel(op: scf::Parallel, rw: &mut Lowering) -> Rewrite<SmallVec<[Value; 4]>> {
    let body = rw.entry_block(op.body(rw)).ok_or("the body is empty")?;
    let reduce = rw
        .last_op(body)
        .filter(|&last| rw.is::<scf::Reduce>(last))
        .ok_or("the body does not end with a reduction")?;
    let n_loops = op.step(rw).len();
    if op.lower_bound(rw).len() != n_loops || op.upper_bound(rw).len() != n_loops {
        return Err("the numbers of bounds and steps differ".into());
    }
    let bounds: SmallVec<[(Value, Value, Value); 4]> = op
        .lower_bound(rw)
        .iter()
        .zip(op.upper_bound(rw))
        .zip(op.step(rw))
        .map(|((lower, upper), step)| (lower, upper, step))
        .collect();
    let mut carried = op.init_vals(rw).to_vec();
    let mut ivs: SmallVec<[Value; 4]> = SmallVec::new();
    let mut results: SmallVec<[Value; 4]> = SmallVec::new();
    let mut inner: Option<Block> = None;
    for (lower, upper, step) in bounds {
        let (loop_op, block) = new_for(rw, lower, upper, step, &carried);
        if inner.is_none() {
            results.extend(rw.results(loop_op));
        } else if rw.n_results(loop_op) != 0 {
            let values = rw.results(loop_op).to_vec();
            scf::Yield::build(rw, &values);
        } else {
            scf::Yield::build(rw, &[]);
        }
        let args = rw.args(block);
        ivs.push(args[0]);
        carried = args[1..].iter().copied().collect();
        rw.set_end(block);
        inner = Some(block);
    }
    let inner = inner.ok_or("there is no loop")?;

    let reductions: SmallVec<[terrace_ir::Region; 2]> = rw.regions(reduce);
    let mut yielded: SmallVec<[Value; 4]> = SmallVec::new();
    // A reduction has a region for each operand.
    let n_reductions = rw.n_operands(reduce);
    for (i, region) in reductions.into_iter().take(n_reductions).enumerate() {
        let block = rw.entry_block(region).ok_or("a reduction is empty")?;
        let last = rw.last_op(block).ok_or("a reduction has no terminator")?;
        let args: SmallVec<[Value; 4]> = rw.args(block).iter().copied().collect();
        let values = [carried.get(i).copied(), rw.operands(reduce).get(i)];
        for (arg, value) in args.into_iter().zip(values) {
            let value = value.ok_or("a reduction has no operand")?;
            rw.replace_all_uses(arg, value);
        }
        yielded.push(rw.operand(last, 0));
        // The remaining operations of the reduction replace it at the end of the body.
        while let Some(first) = rw.first_op(block).filter(|&first| first != last) {
            rw.detach(first);
            rw.insert_before(first, reduce);
        }
        rw.erase(last)?;
    }
    rw.erase(reduce)?;
    let old_ivs: SmallVec<[Value; 4]> = rw.args(body).iter().copied().collect();
    for (old, new) in old_ivs.into_iter().zip(ivs) {
        rw.replace_all_uses(old, new);
    }
    rw.append_ops_of(body, inner);
    rw.set_end(inner);
    scf::Yield::build(rw, &yielded);
    Ok(results)
}

/// Creates an empty `scf.for`; returns it and its body's block.
fn new_for(rw: &mut Lowering, lower: Value, upper: Value, step: Value, inits: &[Value]) -> (Op, Block) {
    let types: SmallVec<[Type; 4]> = inits.iter().map(|&init| rw.ty(init)).collect();
    let op = scf::For::build(rw, &types, lower, upper, step, inits);
    let loc = rw.loc_of(op.0);
    let mut args: SmallVec<[Type; 4]> = SmallVec::from_slice(&[rw.ty(lower)]);
    args.extend(types);
    let region = op.body(rw);
    let block = rw.append_block(region, &args);
    let values: SmallVec<[Value; 4]> = rw.args(block).iter().copied().collect();
    rw.set_arg_loc(values[0], loc);
    for (&arg, &init) in values[1..].iter().zip(inits) {
        let loc = super::blocks::value_loc(rw, init);
        rw.set_arg_loc(arg, loc);
    }
    (op.0, block)
}

/// An `scf.parallel` with the same bounds; iterations that write shared tensors have no lowering.
pub(super) fn forall(op: scf::Forall, rw: &mut Lowering) -> Rewrite {
    if !op.outputs(rw).is_empty() {
        return Err("shared outputs are tensors, which must be bufferized first".into());
    }
    let body = rw.entry_block(op.body(rw)).ok_or("the body is empty")?;
    let terminator = rw.last_op(body).ok_or("the body has no terminator")?;
    let lists = [
        (op.static_lower_bound(rw), op.dynamic_lower_bound(rw).to_vec()),
        (op.static_upper_bound(rw), op.dynamic_upper_bound(rw).to_vec()),
        (op.static_step(rw), op.dynamic_step(rw).to_vec()),
    ];
    let mut bounds: [SmallVec<[Value; 4]>; 3] = Default::default();
    for (list, (statics, dynamic)) in bounds.iter_mut().zip(lists) {
        *list = values(rw, statics, &dynamic)?;
    }
    let [lower, upper, step] = bounds;
    let loc = rw.loc_of(op.0);
    let parallel = scf::Parallel::build(rw, &[], &lower, &upper, &step, &[]);
    let region = op.body(rw);
    let target = parallel.body(rw);
    rw.inline_region_before(region, target, None);
    rw.erase(terminator)?;
    let point = rw.insert_point();
    rw.set_end(body);
    rw.set_loc(loc);
    scf::Reduce::build(rw, &[]);
    rw.set_insert_point(point);
    rw.erase(op.0)
}

/// The bounds as values, with a constant for each static one.
fn values(rw: &mut Lowering, statics: Option<Attr>, dynamic: &[Value]) -> Rewrite<SmallVec<[Value; 4]>> {
    let statics: SmallVec<[i64; 4]> = statics
        .and_then(|attr| attr.as_::<DenseArrayAttr>(rw.context()).map(|array| array.i64s().collect()))
        .unwrap_or_default();
    let mut dynamic = dynamic.iter().copied();
    statics
        .into_iter()
        .map(|value| match value {
            DYNAMIC => dynamic.next().ok_or_else(|| "a bound is missing".into()),
            value => Ok(arith::Constant::index(rw, value)),
        })
        .collect()
}
