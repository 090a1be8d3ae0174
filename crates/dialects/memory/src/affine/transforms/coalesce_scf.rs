//! `affine-loop-coalescing` of `scf.for`: loops of a nest first count their iterations from zero, then become one loop over
//! all their iterations.

use super::nest::move_ops;
use crate::affine::DelinearizeIndex;
use crate::affine::compose::{apply, apply_symbols};
use crate::index_list::Index;
use crate::memref::transforms::casts::without_marker;
use crate::prelude::*;
use crate::scf::{For, Yield};

/// A loop, its block and its induction variable.
#[derive(Clone, Copy)]
struct Loop {
    op: For,
    block: Block,
    iv: Value,
}

impl Loop {
    fn of(b: &Body, op: Op) -> Option<Self> {
        let op = b.as_::<For>(op)?;
        let block = b.entry_block(op.body(b))?;
        Some(Self { op, block, iv: b.arg(block, 0)? })
    }

    fn carried(self, b: &Body) -> &[Value] {
        b.args(self.block).get(1..).unwrap_or_default()
    }

    /// The bounds and the step.
    fn range(self, b: &Body) -> [Value; 3] {
        [self.op.lower_bound(b), self.op.upper_bound(b), self.op.step(b)]
    }

    /// Whether the loop counts up.
    fn counts_up(self, b: &Body) -> bool {
        Index::Dynamic(self.op.step(b)).constant_value(b).is_none_or(|step| step > 0)
    }

    /// The constants of the loop, if its bounds and its step are constants.
    fn constants(self, b: &Body) -> Option<Constants> {
        let [lower, upper, step] = self.range(b).map(|value| Index::Dynamic(value).constant_value(b));
        let (lower, upper, step) = (lower?, upper?, step?);
        let is_unsigned = self.op.unsigned_cmp(b).is_some();
        let is_valid = step > 0 && !(is_unsigned && (lower < 0 || upper < lower));
        let difference = i128::from(upper) - i128::from(lower);
        let count = -(-difference).div_euclid(i128::from(step));
        is_valid.then_some(Constants { lower, step, difference, count })
    }
}

/// A loop whose bounds and step are constants.
struct Constants {
    lower: i64,
    step: i64,
    /// The upper bound less the lower one.
    difference: i128,
    /// The number of iterations, which is negative where the upper bound is the lesser.
    count: i128,
}

/// Whether the numbers of iterations and their product are right as signed numbers of this width: none overflows, and no
/// two of them are negative.
fn product_is_right(counts: &[i128], width: u32) -> bool {
    let fits = |value: i128| (-1 << (width - 1)..1 << (width - 1)).contains(&value);
    let mut product = 1i128;
    counts.iter().filter(|&&count| count < 0).count() < 2
        && counts.iter().all(|&count| {
            product = product.saturating_mul(count);
            fits(count) && fits(product)
        })
}

/// The perfect nest of a loop.
fn perfect_nest(b: &Body, root: Op) -> Vec<Loop> {
    let mut nest: Vec<Loop> = Loop::of(b, root).into_iter().collect();
    while let Some(&outer) = nest.last() {
        let inner = b.first_op(outer.block).filter(|&first| b.next_op(first) == b.last_op(outer.block));
        match inner.and_then(|inner| Loop::of(b, inner)) {
            Some(inner) => nest.push(inner),
            None => break,
        }
    }
    nest
}

/// Whether an inner loop carries on with the values of the loop around it, which yields its results.
fn carries_on(b: &Body, outer: Loop, inner: Loop) -> bool {
    let inits: Vec<Value> = inner.op.init_args(b).iter().collect();
    let results: Vec<Value> = b.results(inner.op.0).iter().collect();
    let yielded = b.last_op(outer.block).map(|end| b.operands(end).iter().collect::<Vec<_>>());
    outer.carried(b) == inits && yielded == Some(results)
}

/// Coalesces bands of a nest whose bounds are all known in front of the band, from the inside out.
pub(super) fn coalesce_nest(b: &mut Body, root: Op) {
    let loops = perfect_nest(b, root);
    let known_at = |i: usize| {
        let range = loops[i].range(b);
        (0..i).find(|&outer| range.iter().all(|&value| is_defined_above(b, value, loops[outer].op.0)))
    };
    let depths: Vec<usize> = (0..loops.len()).map(|i| known_at(i).unwrap_or(i)).collect();
    let mut chain_starts = vec![0; loops.len()];
    for i in 1..loops.len() {
        chain_starts[i] = if carries_on(b, loops[i - 1], loops[i]) { chain_starts[i - 1] } else { i };
    }
    let mut end = loops.len();
    while end > 0 {
        let starts_band = |start: &usize| {
            depths[*start..end].iter().all(|depth| depth <= start) && chain_starts[end - 1] <= *start
        };
        let start = (0..end - 1).find(starts_band);
        if let Some(start) = start {
            coalesce(b, &loops[start..end]);
        }
        end = start.unwrap_or(end - 1);
    }
}

/// Replaces loops by the first one; `None` if they stay as they are.
fn coalesce(b: &mut Body, loops: &[Loop]) -> Option<()> {
    let &outer = loops.first()?;
    let ty = b.ty(outer.iv);
    if !loops.iter().all(|one| b.ty(one.iv) == ty && one.counts_up(b)) {
        return None;
    }
    let constants: Option<Vec<_>> = loops.iter().map(|one| one.constants(b)).collect();
    if let Some(constants) = &constants {
        let counts: Vec<i128> = constants.iter().map(|one| one.count).collect();
        let width = ty.bit_width(b.ctx()).unwrap_or(64);
        if width > 64 || !product_is_right(&counts, width) {
            return None;
        }
    } else if loops.iter().any(|one| one.op.unsigned_cmp(b).is_some()) {
        return None;
    }
    if ty.is_index() {
        over_indices(b, loops);
    } else {
        let constants = constants?;
        // Where the difference overflows, upstream's loop has no iterations.
        if constants.iter().any(|one| i64::try_from(one.difference).is_err()) {
            return None;
        }
        over_integers(b, loops, &constants);
    }
    nest_into_outer(b, loops)
}

/// Makes the outer of these loops over integers count the iterations of all.
fn over_integers(b: &mut Body, loops: &[Loop], constants: &[Constants]) {
    let [outer, .., inner] = *loops else { return };
    let ty = b.ty(outer.iv);
    let loc = b.loc(outer.op.0);
    let mut counts: Vec<(Value, i128)> = Vec::new();
    for (one, &Constants { lower, step, difference, count }) in loops.iter().zip(constants) {
        let [lower_value, upper, step_value] = one.range(b);
        let mut builder = Builder::before(b, outer.op.0);
        builder.set_loc(loc);
        let mut n_iterations = upper;
        if (lower, step) != (0, 1) {
            if lower != 0 && step != 1 {
                // Upstream leaves the folded difference of the bounds behind.
                arith::Constant::int(&mut builder, ty, difference as i64);
            }
            n_iterations = arith::Constant::int(&mut builder, ty, count as i64);
            let zero = arith::Constant::int(&mut builder, ty, 0);
            let new_step = arith::Constant::int(&mut builder, ty, 1);
            for (i, value) in [zero, n_iterations, new_step].into_iter().enumerate() {
                builder.body().set_operand(one.op.0, i, value);
            }
        }
        counts.push((n_iterations, count));
        builder.set_start(inner.block);
        let mut index = one.iv;
        let mut first = None;
        if step != 1 {
            index = arith::MulI::new(&mut builder, index, step_value);
            first = builder.def_op(index);
        }
        if lower != 0 {
            index = arith::AddI::new(&mut builder, index, lower_value);
            first = first.or(builder.def_op(index));
        }
        if index != one.iv {
            builder.body().replace_uses_if(one.iv, index, |_, place| Some(place.owner) != first);
        }
    }

    let mut builder = Builder::before(b, outer.op.0);
    builder.set_loc(loc);
    let mut total: Option<Value> = None;
    for &(count, _) in counts.iter().filter(|&&(_, count)| count != 1) {
        total = Some(match total {
            Some(before) => arith::MulI::new(&mut builder, before, count),
            None => count,
        });
    }
    let total = total.unwrap_or_else(|| arith::Constant::int(&mut builder, ty, 1));
    builder.body().set_operand(outer.op.0, 1, total);

    // The quotient by the iterations of the loops inside, modulo the iterations of the loop itself.
    builder.set_start(inner.block);
    let n_leading_ones = counts.iter().take_while(|&&(_, count)| count == 1).count();
    let mut new_ivs: Vec<Value> = vec![outer.iv; loops.len()];
    let mut divisions: Vec<Op> = Vec::new();
    for new in new_ivs.iter_mut().take(n_leading_ones) {
        *new = arith::Constant::int(&mut builder, ty, 0);
    }
    let mut quotient = outer.iv;
    for at in (n_leading_ones..loops.len()).rev() {
        if let Some(&(count, n)) = counts.get(at + 1)
            && n != 1
        {
            quotient = arith::DivSI::new(&mut builder, quotient, count);
            divisions.extend(builder.def_op(quotient));
        }
        new_ivs[at] = match counts[at] {
            _ if at == n_leading_ones => quotient,
            (_, 1) => arith::Constant::int(&mut builder, ty, 0),
            (count, _) => arith::RemSI::new(&mut builder, quotient, count),
        };
        divisions.extend(builder.def_op(new_ivs[at]));
    }
    for (one, &new) in loops.iter().zip(&new_ivs) {
        b.replace_uses_if(one.iv, new, |_, place| !divisions.contains(&place.owner));
    }
}

/// Makes the outer of these loops over indices count the iterations of all.
fn over_indices(b: &mut Body, loops: &[Loop]) {
    let [outer, .., inner] = *loops else { return };
    let ctx = b.ctx().clone();
    let loc = b.loc(outer.op.0);
    let binary = |op, lhs, rhs| AffineExpr::binary(&ctx, op, lhs, rhs);
    let [s0, s1, s2] = [0, 1, 2].map(|at| AffineExpr::sym(&ctx, at));
    let d0 = AffineExpr::dim(&ctx, 0);
    let n_iterations = binary(AffineOp::CeilDiv, binary(AffineOp::Add, s1, AffineExpr::neg(&ctx, s0)), s2);
    let index = AffineMap::new(1, 2, &[binary(AffineOp::Add, binary(AffineOp::Mul, d0, s1), s0)]);

    let mut counts: Vec<Value> = Vec::new();
    for one in loops {
        let range = one.range(b).map(Index::Dynamic);
        let mut builder = Builder::before(b, outer.op.0);
        builder.set_loc(loc);
        let count = apply_symbols(&mut builder, n_iterations, &range);
        let zero = arith::Constant::index(&mut builder, 0);
        let count = count.value(&mut builder);
        let step = arith::Constant::index(&mut builder, 1);
        counts.push(count);
        for (i, value) in [zero, count, step].into_iter().enumerate() {
            builder.body().set_operand(one.op.0, i, value);
        }
        builder.set_start(inner.block);
        let [lower, _, step] = range;
        let Index::Dynamic(value) = apply(&mut builder, &index, &[Index::Dynamic(one.iv), lower, step])
        else {
            continue;
        };
        let def = builder.def_op(value);
        builder.body().replace_uses_if(one.iv, value, |_, place| Some(place.owner) != def);
    }

    let mut builder = Builder::before(b, outer.op.0);
    builder.set_loc(loc);
    let bounds: Vec<Index> = counts
        .iter()
        .map(|&count| Index::Dynamic(count))
        .map(|count| count.constant_value(&builder).map_or(count, Index::Static))
        .collect();
    let product = binary(AffineOp::Mul, s0, s1);
    let total = bounds
        .iter()
        .fold(Index::Static(1), |total, &bound| apply_symbols(&mut builder, product, &[total, bound]));
    let total = total.value(&mut builder);
    builder.body().set_operand(outer.op.0, 1, total);

    builder.set_start(inner.block);
    let bounds = without_marker(&mut builder, &bounds);
    let indices = DelinearizeIndex::of_basis(&mut builder, outer.iv, &bounds, true);
    let new_ivs: Vec<Value> = builder.results(indices.0).iter().collect();
    for (one, &new) in loops.iter().zip(&new_ivs) {
        builder.body().replace_uses_if(one.iv, new, |_, place| place.owner != indices.0);
    }
}

/// From the inside out, each loop takes the place of the loop inside it.
fn nest_into_outer(b: &mut Body, loops: &[Loop]) -> Option<()> {
    for pair in loops.windows(2).rev() {
        let [around, inside] = *pair else { continue };
        let carried = around.carried(b).to_vec();
        for (&old, new) in inside.carried(b).to_vec().iter().zip(carried) {
            b.replace_all_uses(old, new);
        }
        let (end, inner_end) = (b.last_op(around.block)?, b.last_op(inside.block)?);
        if !b.is::<Yield>(end) || !b.is::<Yield>(inner_end) {
            return None;
        }
        let yielded: Vec<Value> = b.operands(inner_end).iter().collect();
        b.set_operands(end, &yielded);
        move_ops(b, inside.block, inside.op.0);
        b.erase(inside.op.0);
    }
    Some(())
}

/// Whether a value is defined outside of an operation's regions.
pub(super) fn is_defined_above(b: &Body, value: Value, op: Op) -> bool {
    let Some(block) = b.def_block(value) else { return false };
    let owner = b.region_of(block).and_then(|region| b.region_parent(region));
    !core::iter::successors(owner, |&op| b.parent_op(op)).any(|owner| owner == op)
}
