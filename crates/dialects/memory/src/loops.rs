//! Loops that carry values from one iteration to the next, for several dialects.

use crate::prelude::*;

/// Verifies that initial values, region arguments after the induction variable, operands of the terminator `end` and
/// results match in number and type.
pub(crate) fn verify_carried_values(
    v: OpRef<'_>,
    inits: Values<'_>,
    body: Region,
    end: Option<Op>,
) -> Result {
    let (b, ctx) = (v.body(), v.ctx());
    let args = b.entry_args(body);
    // Upstream's number wraps, too.
    let n_iters = args.len().wrapping_sub(1);
    if inits.len() != n_iters {
        return v
            .fail(format!("different number of inits and region iter_args: {} != {n_iters}", inits.len()));
    }
    let iters = args.get(1..).unwrap_or(&[]);
    let yielded = end.map_or(Values::EMPTY, |end| b.operands(end));
    // Edge verification reports an empty yield.
    if !yielded.is_empty() && yielded.len() != iters.len() {
        return v.fail(format!(
            "different number of region iter_args and yielded values: {} != {}",
            iters.len(),
            yielded.len()
        ));
    }
    let results = b.results(v.op);
    let ty_of = |values: Values<'_>, i| values.get(i).map(|value| b.ty(value));
    for (i, (init, &iter)) in inits.iter().zip(iters).enumerate() {
        let ty = b.ty(iter);
        let differ = |what: &str, a: Type, c: Type| {
            v.fail(format!("{what} have different type: {} != {}", quoted_type(ctx, a), quoted_type(ctx, c)))
        };
        if b.ty(init) != ty {
            return differ(&format!("{i}-th init and {i}-th region iter_arg"), b.ty(init), ty);
        }
        if let Some(yielded) = ty_of(yielded, i).filter(|&yielded| yielded != ty) {
            return differ(&format!("{i}-th region iter_arg and {i}-th yielded value"), ty, yielded);
        }
        if let Some(result) = ty_of(results, i).filter(|&result| result != ty) {
            return differ(&format!("{i}-th region iter_arg and {i}-th loop result"), ty, result);
        }
    }
    Ok(())
}

/// Replaces an operation by one with more operands, in the last group, and more results; its regions move.
pub(crate) fn append_results(b: &mut Body, op: Op, operands: &[Value], types: &[Type]) -> Op {
    let mut state = OpState::like(b, op);
    state.operands.extend(b.operands(op).iter().chain(operands.iter().copied()));
    state.results.extend_from_slice(types);
    state.succs.extend(b.succs(op));
    state.n_regions = b.n_regions(op);
    let new = Builder::before(b, op).create(state);
    for (from, to) in b.regions(op).into_iter().zip(b.regions(new)) {
        b.inline_region_before(from, to, None);
    }
    let results: SmallVec<[Value; 8]> = b.results(new).iter().take(b.n_results(op)).collect();
    b.replace(op, &results);
    new
}

/// The loops of kind `K` without others of this kind inside.
pub(crate) fn innermost<K: OpKind>(b: &Body) -> Vec<K> {
    let mut loops = b.ops_where(|op| b.is::<K>(op));
    let mut outer: FxHashSet<Op> = FxHashSet::default();
    for &op in &loops {
        let mut at = b.parent_op(op);
        while let Some(around) = at.filter(|&around| !b.is::<K>(around) || outer.insert(around)) {
            at = b.parent_op(around);
        }
    }
    loops.retain(|op| !outer.contains(op));
    loops.into_iter().map(K::wrap).collect()
}
