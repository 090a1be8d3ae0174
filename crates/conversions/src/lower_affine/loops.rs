//! Lowering of the affine operations with regions to `scf`.

use super::access::map_of;
use crate::prelude::*;
use terrace_base::arith::AtomicRMWKind;
use terrace_memory::affine::transforms::expand;

type Operands = SmallVec<[Value; 4]>;

/// A builder of the operation that combines two values.
type Combine = fn(&mut Builder, Value, Value) -> Value;

/// An `scf.for` from the greatest lower bound to the smallest upper bound.
pub(super) fn for_loop(op: affine::For, rw: &mut Lowering) -> Rewrite<SmallVec<[Value; 8]>> {
    let (lower, upper) = (map_of(op.lower_map(rw))?, map_of(op.upper_map(rw))?);
    let step = op.step(rw).ok_or("the step is missing")?;
    let (lower_operands, upper_operands) =
        (op.lower_bound_operands(rw).to_vec(), op.upper_bound_operands(rw).to_vec());
    expand::check(rw, &lower.results)?;
    expand::check(rw, &upper.results)?;
    let lower = expand::reduced_map(rw, &lower, &lower_operands, arith::MaxSI::new)?;
    let upper = expand::reduced_map(rw, &upper, &upper_operands, arith::MinSI::new)?;
    let step = arith::Constant::index(rw, step);
    let types: SmallVec<[Type; 4]> = rw.types(rw.results(op.0)).collect();
    let inits = op.inits(rw).to_vec();
    let new = scf::For::build(rw, &types, lower, upper, step, &inits);
    let (from, to) = (op.body(rw), new.body(rw));
    rw.inline_region_before(from, to, None);
    Ok(rw.results(new.0).to_vec())
}

/// An `scf.if` whose condition is the conjunction of the constraints.
pub(super) fn if_op(op: affine::If, rw: &mut Lowering) -> Rewrite<SmallVec<[Value; 8]>> {
    let set = op.condition(rw).and_then(|condition| IntegerSet::of(rw.context(), condition));
    let set = set.ok_or("the condition is missing")?;
    let operands = op.operands(rw).to_vec();
    expand::check(rw, &set.map().results)?;
    let zero = arith::Constant::index(rw, 0);
    let mut condition = None;
    for &(expr, is_equality) in &set.constraints {
        let map = AffineMap::new(set.n_dims, set.n_syms, &[expr]);
        let value = expand::map(rw, &map, &operands)?.first().copied().ok_or("a constraint has no value")?;
        let predicate = if is_equality { CmpIPredicate::Eq } else { CmpIPredicate::Sge };
        let holds = arith::CmpI::new(rw, predicate, value, zero);
        condition = Some(match condition {
            Some(before) => arith::AndI::new(rw, before, holds),
            None => holds,
        });
    }
    let condition = condition.ok_or("the condition has no constraint")?;
    let types: SmallVec<[Type; 4]> = rw.types(rw.results(op.0)).collect();
    let new = scf::If::build(rw, &types, condition);
    let pairs = [(op.then_region(rw), new.then_region(rw)), (op.else_region(rw), new.else_region(rw))];
    for (from, to) in pairs {
        rw.inline_region_before(from, to, None);
    }
    Ok(rw.results(new.0).to_vec())
}

/// The attribute of the value that a reduction starts with, and the operation that combines two values; `None` if `arith`
/// cannot combine values of this type.
fn reduction(ctx: &Context, kind: AtomicRMWKind, ty: Type) -> Option<(Attr, Combine)> {
    use AtomicRMWKind as K;
    let int = |value| ty.signless_width(ctx).map(|_| IntegerAttr::of_i64(ctx, ty, value));
    let float = |value: fn(terrace_num::FloatFormat) -> ApFloat| {
        ty.as_float(ctx).map(|format| FloatAttr::of(ctx, ty, value(format)))
    };
    Some(match kind {
        K::AddF => (float(ApFloat::zero)?, arith::AddF::new),
        K::MulF => (float(ApFloat::one)?, arith::MulF::new),
        K::MaximumF => (float(|format| ApFloat::inf(format, true))?, arith::MaximumF::new),
        K::MinimumF => (float(|format| ApFloat::inf(format, false))?, arith::MinimumF::new),
        K::AddI => (int(0)?, arith::AddI::new),
        K::MulI => (int(1)?, arith::MulI::new),
        K::OrI => (int(0)?, arith::OrI::new),
        K::AndI => (int(-1)?, arith::AndI::new),
        _ => return None,
    })
}

/// The maps of the bounds of each loop.
fn split(map: &AffineMap, groups: &[usize]) -> SmallVec<[AffineMap; 4]> {
    let mut rest = map.results.as_slice();
    let mut maps = SmallVec::new();
    for &group in groups {
        let (now, after) = rest.split_at(group.min(rest.len()));
        maps.push(AffineMap::new(map.n_dims, map.n_syms, now));
        rest = after;
    }
    maps
}

/// An `scf.parallel`; yielded values are reduced by the operations of their kinds.
pub(super) fn parallel(op: affine::Parallel, rw: &mut Lowering) -> Rewrite<SmallVec<[Value; 8]>> {
    let (lower_map, upper_map) = (map_of(op.lower_map(rw))?, map_of(op.upper_map(rw))?);
    let body = rw.entry_block(op.body(rw)).ok_or("the body is empty")?;
    let end = rw.last_op(body).ok_or("the body has no terminator")?;
    let types: SmallVec<[Type; 4]> = rw.types(rw.results(op.0)).collect();
    let mut reductions: SmallVec<[_; 4]> = SmallVec::new();
    for (kind, &ty) in op.kinds(rw).into_iter().zip(&types) {
        match reduction(rw.context(), kind, ty) {
            Some(reduction) => reductions.push(reduction),
            None => {
                let name = AtomicRMWKind::ENUM.keyword_of(kind as u64).unwrap_or("");
                let ty = quoted_type(rw.context(), ty);
                return Err(format!("the reduction \"{name}\" of {ty} has no lowering").into());
            }
        }
    }
    let lower_maps = split(&lower_map, &op.lower_groups(rw));
    let upper_maps = split(&upper_map, &op.upper_groups(rw));
    let (lower_operands, upper_operands) = (op.lower_operands(rw).to_vec(), op.upper_operands(rw).to_vec());
    expand::check(rw, &lower_map.results)?;
    expand::check(rw, &upper_map.results)?;
    let (mut lower, mut upper, mut steps, mut inits): (Operands, Operands, Operands, Operands) =
        Default::default();
    for (lower_map, upper_map) in lower_maps.iter().zip(&upper_maps) {
        lower.push(expand::reduced_map(rw, lower_map, &lower_operands, arith::MaxSI::new)?);
        upper.push(expand::reduced_map(rw, upper_map, &upper_operands, arith::MinSI::new)?);
    }
    for step in op.step_values(rw) {
        steps.push(arith::Constant::index(rw, step));
    }
    for &(identity, _) in &reductions {
        inits.push(arith::Constant::new(rw, identity));
    }
    let new = scf::Parallel::build(rw, &types, &lower, &upper, &steps, &inits);
    let (from, to) = (op.body(rw), new.body(rw));
    rw.inline_region_before(from, to, None);
    reduce(rw, end, &reductions, &types)?;
    Ok(rw.results(new.0).to_vec())
}

/// Replaces the yield of a parallel loop by `scf.reduce`.
fn reduce(rw: &mut Lowering, end: Op, reductions: &[(Attr, Combine)], types: &[Type]) -> Rewrite {
    let point = rw.insert_point();
    let (around, loc) = (rw.loc(), rw.loc_of(end));
    // The yield stays until the conversion ends; the lowering of the new loop looks for the last operation.
    rw.set_after(end);
    rw.set_loc(loc);
    let mut state = OpState::new(scf::Reduce::DEF, loc);
    state.operands.extend(rw.operands(end));
    state.n_regions = reductions.len();
    let reduce = rw.create(state);
    // Upstream combines at the location of the loop.
    rw.set_loc(around);
    for (i, (&(_, combine), &ty)) in reductions.iter().zip(types).enumerate() {
        let block = rw.add_block(reduce, i, &[ty, ty]);
        let args: Operands = SmallVec::from_slice(rw.args(block));
        for &arg in &args {
            rw.set_arg_loc(arg, loc);
        }
        let &[a, b] = args.as_slice() else { continue };
        rw.set_end(block);
        let combined = combine(rw, a, b);
        scf::ReduceReturn::build(rw, combined);
    }
    rw.set_insert_point(point);
    rw.erase(end)
}

/// `scf.yield`, if the parent is lowered already.
pub(super) fn yield_op(op: affine::Yield, rw: &mut Lowering) -> Rewrite {
    let parent = rw.parent_op(op.0);
    if !parent.is_some_and(|parent| rw.is::<scf::For>(parent) || rw.is::<scf::If>(parent)) {
        return Err("the parent was not lowered".into());
    }
    let operands = op.operands(rw).to_vec();
    scf::Yield::build(rw, &operands);
    rw.erase(op.0)
}
