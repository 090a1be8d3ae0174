//! `affine-loop-unroll-jam`: the first loop of a function repeats its body several times in each iteration, and loops
//! inside it contain the repetitions of their bodies.

use super::nest::{add_inits, set_step};
use super::parallelize::{combine, reductions};
use super::promote::{has_one_iteration, is_multiple, promote, trip_count};
use super::unroll::{MAX_COPIES, add_cleanup_loop};
use crate::affine::{Apply, For};
use crate::prelude::*;
use terrace_base::arith::AtomicRMWKind;
use terrace_base::arith::fold::splat_of;

passes! {
    /// Unroll and jam affine loops.
    ///
    /// Only the loop at the start of a function is unrolled.
    LoopUnrollJam("AffineLoopUnrollAndJam") = "affine-loop-unroll-jam"
        on(Anchor::Interface(Trait::FunctionOpInterface)) {
        /// Use this unroll jam factor for all loops (default 4)
        unroll_jam_factor: u32 = 4,
    } => loop_unroll_jam;
}

fn loop_unroll_jam(o: &LoopUnrollJam, pass: &mut PassContext<'_>) -> Result {
    let Some(b) = pass.op_body() else { return Ok(()) };
    let entry = b.root_block();
    if let Some(op) = entry.and_then(|block| b.as_::<For>(b.first_op(block)?)) {
        unroll_and_jam(b, op, u64::from(o.unroll_jam_factor));
    }
    Ok(())
}

fn unroll_and_jam(b: &mut Body, op: For, factor: u64) -> Option<()> {
    let count = trip_count(b, op);
    if factor <= 1 {
        if factor == 1 && has_one_iteration(b, op) {
            promote(b, op);
        }
        return None;
    }
    let block = b.entry_block(op.body(b))?;
    let step = op.step(b).filter(|&step| step > 0)?;
    let wide = i64::try_from(factor).ok()?.checked_mul(step)?;
    let (mut n_ops, mut loops, mut is_jammable) = (0u64, Vec::new(), true);
    b.walk_from(op.0, &mut |inner| {
        n_ops += 1;
        let Some(inner_loop) = b.as_::<For>(inner) else { return };
        // Loops in other operations are copied with these.
        if !inner_loop.inits(b).is_empty() && is_nested_in_loops(b, inner, op.0) {
            loops.push(inner_loop);
        }
        let operands =
            inner_loop.lower_bound_operands(b).iter().chain(inner_loop.upper_bound_operands(b).iter());
        is_jammable &= operands.into_iter().all(|value| !b.is_defined_inside(value, op.0));
    });
    let is_empty = b.first_op(block) == b.last_op(block);
    if is_empty || !is_jammable || count.is_some_and(|count| count < factor) {
        return None;
    }
    if n_ops.checked_mul(factor).is_none_or(|n| n > MAX_COPIES) {
        return None;
    }
    let mut groups = Vec::new();
    collect_groups(b, block, &mut groups);
    let carried = reductions(b, op);
    // Upstream unrolls others, too, and forgets what all copies but the first one compute.
    if carried.len() != op.inits(b).len() {
        return None;
    }
    let ctx = b.ctx();
    let mut starts: Vec<Option<Attr>> = Vec::new();
    for reduction in &carried {
        let ty = b.ty(b.result(op.0, reduction.position));
        starts.push(match neutral_element(reduction.kind) {
            Some(number) => Some(splat_of(ctx, ty, |elem| number(ctx, elem))?),
            None => None,
        });
    }
    if !is_multiple(b, op, factor) {
        add_cleanup_loop(b, op, i64::try_from(factor).ok()?, step)?;
    }
    let mut jam = Jam { factor: factor as usize, maps: (1..factor).map(|_| Mapping::default()).collect() };
    // The order is that of a walk, inner loops first.
    let order: Vec<Op> = loops.iter().map(|op| op.0).collect();
    let mut op = op;
    let mut widened: Vec<For> = Vec::new();
    for old in postorder(b, &order) {
        let old = b.as_::<For>(old)?;
        let new = jam.widen(b, old)?;
        if old == op {
            op = new;
        }
        widened.push(new);
        // Groups that contain the loop contain the new one now.
        for (first, last) in &mut groups {
            for at in [first, last] {
                if *at == old.0 {
                    *at = new.0;
                }
            }
        }
    }
    set_step(b, op, wide);
    jam.copy_groups(b, op, step, &groups);
    for &new in &widened {
        jam.connect(b, op, step, new)?;
    }
    jam.start_copies(b, op, &starts);
    jam.combine_results(b, op, &carried);
    if has_one_iteration(b, op) {
        promote(b, op);
    }
    Some(())
}

/// The number of a type that changes no result of a reduction, for reductions where it matters how often a value counts:
/// all copies but the first one start from it. In upstream all start from the initial value, which is wrong for these.
fn neutral_element(kind: AtomicRMWKind) -> Option<fn(&Context, Type) -> Option<Attr>> {
    Some(match kind {
        // A sum of negative zeros stays negative.
        AtomicRMWKind::AddF => |ctx, ty| float(ctx, ty, ApFloat::neg_zero),
        AtomicRMWKind::MulF => |ctx, ty| float(ctx, ty, ApFloat::one),
        AtomicRMWKind::AddI | AtomicRMWKind::XOrI => |ctx, ty| Some(IntegerAttr::of_i64(ctx, ty, 0)),
        AtomicRMWKind::MulI => |ctx, ty| Some(IntegerAttr::of_i64(ctx, ty, 1)),
        _ => return None,
    })
}

fn float(ctx: &Context, ty: Type, number: fn(FloatFormat) -> ApFloat) -> Option<Attr> {
    Some(FloatAttr::of(ctx, ty, number(ty.as_float(ctx)?)))
}

/// Whether only loops are between an operation and one around it.
fn is_nested_in_loops(b: &Body, op: Op, outer: Op) -> bool {
    let mut loops = core::iter::successors(Some(op), |&op| b.parent_op(op)).take_while(|&op| op != outer);
    loops.all(|op| b.is::<For>(op))
}

/// Collects the first and last of consecutive operations between loops, also in the bodies of loops.
fn collect_groups(b: &Body, block: Block, groups: &mut Vec<(Op, Op)>) {
    let end = b.last_op(block);
    let mut open: Option<(Op, Op)> = None;
    for op in b.ops(block).filter(|&op| Some(op) != end) {
        if let Some(inner) = b.as_::<For>(op) {
            groups.extend(open.take());
            if let Some(block) = b.entry_block(inner.body(b)) {
                collect_groups(b, block, groups);
            }
        } else {
            open = Some((open.map_or(op, |(first, _)| first), op));
        }
    }
    groups.extend(open);
}

/// Whether an operation that defines a value is in front of a user or of an operation around it.
fn is_defined_before(b: &Body, value: Value, user: Op) -> bool {
    let Some(def) = b.def_op(value) else { return false };
    let block = b.block_of(def);
    let mut around = core::iter::once(user).chain(b.ancestors(user));
    around.find(|&op| b.block_of(op) == block).is_some_and(|op| b.is_before(def, op))
}

/// The induction variable of a copy of the body.
fn advanced(b: &mut Builder<'_>, iv: Value, copy: usize, step: i64) -> Value {
    let ctx = b.ctx().clone();
    let offset = AffineExpr::constant(&ctx, (copy as i64).wrapping_mul(step));
    let sum = AffineExpr::binary(&ctx, AffineOp::Add, AffineExpr::dim(&ctx, 0), offset);
    let attr = AffineMap::new(1, 0, &[sum]).attr(&ctx);
    Apply::new(b, Type::INDEX, attr, &[iv])
}

struct Jam {
    factor: usize,
    /// Values of the original body to those of the second copy, the third one, and so on.
    maps: Vec<Mapping>,
}

impl Jam {
    /// Replaces a loop with carried values by one that carries those of all copies.
    fn widen(&mut self, b: &mut Body, old: For) -> Option<For> {
        let n = b.n_results(old.0);
        let inits = old.inits(b).to_vec().repeat(self.factor - 1);
        let new = add_inits(b, old, &inits)?;
        let block = b.entry_block(new.body(b))?;
        let end = b.last_op(block)?;
        let yielded = b.operands(end).to_vec().repeat(self.factor);
        b.set_operands(end, &yielded);
        let args = b.args(block).get(1..)?.to_vec();
        let results = b.results(new.0).to_vec();
        for (copy, map) in self.maps.iter_mut().enumerate() {
            for i in 0..n {
                let at = (copy + 1) * n + i;
                map.values.insert(args[i], *args.get(at)?);
                map.values.insert(results[i], *results.get(at)?);
            }
        }
        Some(new)
    }

    /// Copies each group behind itself, the last copy first.
    fn copy_groups(&mut self, b: &mut Body, op: For, step: i64, groups: &[(Op, Op)]) {
        let Some(iv) = op.induction_variable(b) else { return };
        let loc = b.loc(op.0);
        for copy in (1..self.factor).rev() {
            let Some(map) = self.maps.get_mut(copy - 1) else { return };
            for &(first, last) in groups {
                let mut at = last;
                if !b.has_no_uses(iv) {
                    let mut builder = Builder::new(b);
                    builder.set_after(last);
                    builder.set_loc(loc);
                    let value = advanced(&mut builder, iv, copy, step);
                    map.values.insert(iv, value);
                    at = b.def_op(value).unwrap_or(last);
                }
                let mut next = Some(first);
                while let Some(inner) = next {
                    let clone = b.clone_op(inner, map);
                    b.insert_after(clone, at);
                    at = clone;
                    next = b.next_op(inner).filter(|_| inner != last);
                }
            }
        }
    }

    /// Lets the copies' carried values start as, and continue with, the values of the copies.
    fn connect(&self, b: &mut Body, jammed: For, step: i64, op: For) -> Option<()> {
        let iv = jammed.induction_variable(b)?;
        let block = b.entry_block(op.body(b))?;
        let end = b.last_op(block)?;
        let n_control = b.n_operands(op.0) - op.inits(b).len();
        let n = op.inits(b).len() / self.factor;
        for (copy, map) in self.maps.iter().enumerate() {
            // The groups have copies of the induction variable, but they may be elsewhere.
            let copied = |b: &mut Body, value: Value, user: Op| match map.value(value) {
                new if value == iv && !is_defined_before(b, new, user) => {
                    advanced(&mut Builder::before(b, user), iv, copy + 1, step)
                }
                new => new,
            };
            for i in 0..n {
                let at = (copy + 1) * n + i;
                let init = b.operand(op.0, n_control + i);
                let init = copied(b, init, op.0);
                b.set_operand(op.0, n_control + at, init);
                let yielded = b.operand(end, i);
                let yielded = copied(b, yielded, end);
                b.set_operand(end, at, yielded);
            }
        }
        Some(())
    }

    /// Lets all copies of the unrolled loop's reductions but the first one start from the constants, where there are any.
    fn start_copies(&self, b: &mut Body, op: For, starts: &[Option<Attr>]) {
        let n_control = b.n_operands(op.0) - op.inits(b).len();
        for (i, attr) in starts.iter().enumerate() {
            let &Some(attr) = attr else { continue };
            let start = arith::Constant::new(&mut Builder::before(b, op.0), attr);
            for copy in 1..self.factor {
                b.set_operand(op.0, n_control + copy * starts.len() + i, start);
            }
        }
    }

    /// Combines the results of all copies of the unrolled loop.
    fn combine_results(&self, b: &mut Body, op: For, carried: &[super::parallelize::Reduction]) {
        let n = b.n_results(op.0) / self.factor;
        let mut point = op.0;
        for reduction in carried {
            let first = b.result(op.0, reduction.position);
            let uses: Vec<_> = b.uses(first).collect();
            let mut value = first;
            for copy in (1..self.factor).rev() {
                let other = b.result(op.0, copy * n + reduction.position);
                let loc = b.loc(op.0);
                let mut builder = Builder::new(b);
                builder.set_after(point);
                builder.set_loc(loc);
                match combine(&mut builder, reduction.kind, value, other) {
                    Some(sum) => value = sum,
                    None => return,
                }
                point = b.def_op(value).unwrap_or(point);
            }
            for place in uses {
                b.set_operand(place.owner, place.index as usize, value);
            }
        }
    }
}
