//! `affine-loop-normalize`: loops start at zero and have the step one.

use super::nest::set_step;
use super::promote::{has_one_iteration, promote};
use crate::affine::compose::{Operands, canonicalize, compose};
use crate::affine::loops::{difference, split_operands};
use crate::affine::{Apply, For, Parallel};
use crate::prelude::*;

passes! {
    /// Apply normalization transformations to affine loop-like ops.
    LoopNormalize("AffineLoopNormalize") = "affine-loop-normalize" on(Anchor::Op("func.func"), Body) {
        /// Promote single iteration loops
        promote_single_iter: bool = false,
    } => loop_normalize;
}

fn loop_normalize(o: &LoopNormalize, _: &PassContext<'_>) -> Result<BodyPass> {
    Ok(BodyPass::new().edit(BodyEdit {
        concerns: |b| b.op_codes().any(is_affine_loop),
        run: if o.promote_single_iter { |b| run(b, true) } else { |b| run(b, false) },
        report: |_, _| Ok(()),
    }))
}

fn is_affine_loop(code: u32) -> bool {
    code == For::DEF.code() || code == Parallel::DEF.code()
}

/// Normalizes all affine loops of a function's body, inner ones first; if `promote_single` is set, inlines the bodies of
/// loops with a single iteration instead.
fn run(body: &mut Body, promote_single: bool) -> EditResult {
    let loops = body.ops_where(|op| is_affine_loop(body.code(op)));
    // The walk visits an operation before those inside it, and upstream the other way round.
    for op in postorder(body, &loops) {
        if let Some(for_op) = body.as_::<For>(op) {
            if promote_single && has_one_iteration(body, for_op) {
                promote(body, for_op);
            } else {
                normalize_for(body, for_op);
            }
        } else if let Some(parallel) = body.as_::<Parallel>(op) {
            normalize_parallel(body, parallel);
        }
    }
    EditResult { changed: !loops.is_empty(), unfinished: false }
}

/// The map with each result divided by the step of its loop, rounded up.
fn divide(ctx: &Context, map: &mut AffineMap, step: impl Fn(usize) -> i64) {
    for (i, expr) in map.results.iter_mut().enumerate() {
        let step = AffineExpr::constant(ctx, step(i));
        *expr = AffineExpr::binary(ctx, AffineOp::CeilDiv, *expr, step);
    }
}

/// `lower + iv * step` as a map of the operands of `lower`, with `iv` as the last dimension.
fn position(ctx: &Context, lower: &AffineMap, start: AffineExpr, step: i64) -> AffineMap {
    let iv = AffineExpr::dim(ctx, lower.n_dims);
    let distance = AffineExpr::binary(ctx, AffineOp::Mul, iv, AffineExpr::constant(ctx, step));
    let sum = AffineExpr::binary(ctx, AffineOp::Add, start, distance);
    AffineMap::new(lower.n_dims + 1, lower.n_syms, &[sum])
}

/// Replaces an induction variable by an `affine.apply` in front of `first`.
fn replace_variable(b: &mut Body, first: Op, loc_of: Op, iv: Value, map: &AffineMap, operands: &[Value]) {
    let loc = b.loc(loc_of);
    let mut builder = Builder::before(b, first);
    builder.set_loc(loc);
    let attr = map.attr(builder.ctx());
    let value = Apply::new(&mut builder, Type::INDEX, attr, operands);
    let apply = b.def_op(value);
    b.replace_uses_if(iv, value, |_, place| Some(place.owner) != apply);
}

fn normalize_for(b: &mut Body, op: For) {
    let ctx = b.ctx().clone();
    let (Some(lower), Some(upper), Some(step)) = (op.lower_bound(b), op.upper_bound(b), op.step(b)) else {
        return;
    };
    if step <= 0 || (op.constant_lower_bound(b) == Some(0) && step == 1) {
        return;
    }
    let &[start] = lower.0.results.as_slice() else { return };
    let Some(iv) = op.induction_variable(b) else { return };
    let Some(first) = b.entry_block(op.body(b)).and_then(|block| b.first_op(block)) else { return };
    let mut extent = difference(b, &upper, &lower);
    divide(&ctx, &mut extent.0, |_| step);
    canonicalize(b, &mut extent.0, &mut extent.1);
    let mut map = position(&ctx, &lower.0, start, step);
    let (dims, syms) = split_operands(&lower.0, &lower.1);
    let mut operands: Operands = [dims, &[iv], syms].concat().into();
    compose(b, &mut map, &mut operands);
    canonicalize(b, &mut map, &mut operands);
    let zero = AffineMap::new(0, 0, &[AffineExpr::constant(&ctx, 0)]);
    op.set_bounds(b, &(zero, Operands::new()), &extent);
    set_step(b, op, 1);
    replace_variable(b, first, op.0, iv, &map, &operands);
}

fn normalize_parallel(b: &mut Body, op: Parallel) {
    let ctx = b.ctx().clone();
    let (Some(lower), Some(upper)) = (op.lower_map(b), op.upper_map(b)) else { return };
    let (lower, upper) = ((lower, op.lower_operands(b).to_vec()), (upper, op.upper_operands(b).to_vec()));
    let steps = op.step_values(b);
    let has_groups = op.lower_groups(b).iter().chain(&op.upper_groups(b)).any(|&group| group != 1);
    let is_zero = |expr: &AffineExpr| expr.as_const(&ctx) == Some(0);
    let is_normal = lower.0.results.iter().all(is_zero) && steps.iter().all(|&step| step == 1);
    if has_groups || is_normal || steps.iter().any(|&step| step <= 0) {
        return;
    }
    let Some(block) = b.entry_block(op.body(b)) else { return };
    let ivs: SmallVec<[Value; 4]> = SmallVec::from_slice(b.args(block));
    let Some(first) = b.first_op(block) else { return };
    let mut extent = difference(b, &upper, &lower);
    divide(&ctx, &mut extent.0, |i| steps.get(i).copied().unwrap_or(1));
    canonicalize(b, &mut extent.0, &mut extent.1);
    let zeros: SmallVec<[AffineExpr; 4]> = ivs.iter().map(|_| AffineExpr::constant(&ctx, 0)).collect();
    let zero = AffineMap::new(0, 0, &zeros);
    op.set_bounds(b, &(zero, Operands::new()), &extent);
    op.set_steps(b, ivs.iter().map(|_| 1));
    let (dims, syms) = split_operands(&lower.0, &lower.1);
    for ((&iv, &start), &step) in ivs.iter().zip(&lower.0.results).zip(&steps) {
        let map = position(&ctx, &lower.0, start, step);
        let operands: Operands = [dims, &[iv], syms].concat().into();
        replace_variable(b, first, op.0, iv, &map, &operands);
    }
}
