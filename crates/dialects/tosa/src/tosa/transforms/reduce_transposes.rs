//! `tosa-reduce-transposes`: transposes move up through elementwise operations, to where they meet their inverses, constants
//! and reshapes that take them in.

use super::fold_constants::transposed;
use crate::prelude::*;
use crate::tosa::{Const, DIALECT, Extents, Mul, Negate, Reshape, Transpose, const_shape, constant_extents};
use terrace_base::func::Func;
use terrace_ir::dominance::has_ssa_dominance;
use terrace_ir::effects::is_trivially_dead;
use terrace_ir::elements::Dense;

passes! {
    /// Reduce transposes through other operators.
    ReduceTransposes("TosaReduceTransposes") = "tosa-reduce-transposes" on(Anchor::Op("func.func")) => reduce_transposes;
}

/// The positions of a permutation.
type Perms = SmallVec<[usize; 6]>;

/// A transpose that can go.
struct Candidate {
    op: Transpose,
    perms: Perms,
    /// The operations that its input is computed by.
    sources: Vec<Op>,
    /// The value that takes its place.
    new: Value,
    is_kept: bool,
}

fn reduce_transposes(_: &ReduceTransposes, pass: &mut PassContext<'_>) -> Result {
    let Some(func) = pass.op_as::<Func>() else { return pass.finish(false) };
    let region = func.body(pass.body);
    let b = pass.body.region_body_mut(pass.op);
    if b.blocks(region).count() != 1 {
        return pass.finish(false);
    }
    // The values with permuted dimensions, by permutation.
    let mut permuted: FxHashMap<Perms, FxHashMap<Value, Value>> = FxHashMap::default();
    let mut candidates: Vec<Candidate> = Vec::new();
    // In other regions operations may stand before those that they use.
    let is_ordered = |op: Op| {
        let region = b.block_of(op).and_then(|block| b.region_of(block));
        region.is_some_and(|region| b.has_one_block(region) && has_ssa_dominance(b, region, Some(Func::DEF)))
    };
    for op in b.ops_where(|op| b.is::<Transpose>(op) && is_ordered(op)) {
        let Some(op) = b.as_::<Transpose>(op) else { continue };
        let Some((perms, sources)) = sources_of(b, op) else { continue };
        let values = permuted.entry(perms.clone()).or_default();
        if sources.iter().all(|&source| permute(b, source, &perms, values).is_some())
            && let Some(&new) = values.get(&op.input1(b))
            && b.ty(new) == b.ty(op.output(b))
        {
            candidates.push(Candidate { op, perms, sources, new, is_kept: false });
        }
    }
    keep_shared(b, &mut candidates);
    // What replaces a later transpose may be the result of an earlier one.
    for Candidate { op, new, .. } in candidates.iter().rev().filter(|candidate| !candidate.is_kept) {
        let output = op.output(b);
        b.replace_all_uses(output, *new);
        b.erase(op.0);
    }
    for op in b.ops_where(|_| true).into_iter().rev() {
        if is_trivially_dead(b, op) {
            b.erase(op);
        }
    }
    Ok(())
}

/// The permutation of a transpose that is worth a search, and the operations that its input is computed by, down from
/// transposes, reshapes and constants.
fn sources_of(b: &Body, op: Transpose) -> Option<(Perms, Vec<Op>)> {
    let perms = perms_of(b, op)?;
    if perms.iter().enumerate().all(|(i, &dim)| i == dim) {
        return None;
    }
    let mut sources = Vec::new();
    // Operations that were seen, and whether all that they use are among the sources.
    let mut seen: FxHashMap<Op, bool> = FxHashMap::default();
    let mut stack = vec![b.def_op(op.input1(b))?];
    while let Some(&source) = stack.last() {
        if let Some(done) = seen.get_mut(&source) {
            stack.pop();
            if !core::mem::replace(done, true) {
                sources.push(source);
            }
            continue;
        }
        seen.insert(source, false);
        let inputs = inputs_of(b, source, perms.len())?;
        for &value in inputs.iter().rev() {
            let input = b.def_op(value)?;
            match seen.get(&input) {
                // In a graph region operations may use each other.
                Some(false) => return None,
                Some(true) => {}
                None => stack.push(input),
            }
        }
    }
    Some((perms, sources))
}

fn perms_of(b: &Body, op: Transpose) -> Option<Perms> {
    let ctx = b.ctx();
    for value in [op.input1(b), op.output(b)] {
        b.ty(value).as_::<RankedTensorType>(ctx)?;
    }
    let perms = op.perms(b)?.as_::<DenseArrayAttr>(ctx)?;
    perms.i32s().map(|dim| usize::try_from(dim).ok()).collect()
}

/// The operands that get permuted dimensions if the result of an operation does; `None` if it does not commute with
/// transposes of this rank.
fn inputs_of(b: &Body, op: Op, rank: usize) -> Option<SmallVec<[Value; 3]>> {
    let is_ranked =
        |value: Value| b.ty(value).as_::<RankedTensorType>(b.ctx()).is_some_and(|ty| ty.shape.len() == rank);
    let is_known = b.def(op).dialect == DIALECT.name && b.n_results(op) == 1 && is_ranked(b.result(op, 0));
    if !is_known {
        return None;
    }
    if b.is::<Transpose>(op) || b.is::<Reshape>(op) || b.is::<Const>(op) {
        return Some(SmallVec::new());
    }
    // The others are the shift and the zero points.
    let n = match (b.is::<Mul>(op), b.is::<Negate>(op)) {
        (true, _) => 2,
        (_, true) => 1,
        _ if b.def(op).has(Trait::ResultsBroadcastableShape) => b.n_operands(op),
        _ => return None,
    };
    Some(b.operands(op).iter().take(n).collect())
}

/// Extents in the order of permuted dimensions.
fn reordered(extents: &[i64], perms: &[usize]) -> Option<Extents> {
    perms.iter().map(|&dim| extents.get(dim).copied()).collect()
}

/// Computes the result of an operation with permuted dimensions, right after the operation.
fn permute(b: &mut Body, op: Op, perms: &[usize], values: &mut FxHashMap<Value, Value>) -> Option<()> {
    let old = b.result(op, 0);
    if values.contains_key(&old) {
        return Some(());
    }
    let ctx = b.ctx().clone();
    let ty = b.ty(old).as_::<RankedTensorType>(&ctx)?;
    let shape = reordered(ty.shape, perms)?;
    let new_ty = RankedTensorType::get(&ctx, &shape, ty.elem, None);
    let loc = b.loc(op);
    let new = if let Some(other) = b.as_::<Transpose>(op) {
        let inverse = perms_of(b, other)?;
        let is_inverse = |(i, &dim): (usize, &usize)| inverse.get(dim) == Some(&i);
        (inverse.len() == perms.len() && perms.iter().enumerate().all(is_inverse)).then_some(())?;
        other.input1(b)
    } else if let Some(reshape) = b.as_::<Reshape>(op) {
        let input = reshape.input1(b);
        let &[len] = b.ty(input).as_::<RankedTensorType>(&ctx)?.shape else { return None };
        // The elements have one order in every permutation.
        let n_ones = ty.shape.iter().filter(|&&extent| extent == 1).count();
        (n_ones + 1 == ty.shape.len() || n_ones == ty.shape.len() && len == 1).then_some(())?;
        let extents = reordered(&constant_extents(b, reshape.shape(b))?, perms)?;
        let mut builder = after(b, op, loc);
        let extents = const_shape(&mut builder, &extents);
        Reshape::new(&mut builder, new_ty, input, extents)
    } else if let Some(constant) = b.as_::<Const>(op) {
        let dense = Dense::of(&ctx, constant.values(b)?)?;
        let values = transposed(&ctx, &dense, ty.shape, perms, new_ty)?;
        Const::new(&mut after(b, op, loc), new_ty, values)
    } else {
        let n = inputs_of(b, op, perms.len())?.len();
        let mut state = OpState::like(b, op);
        for (i, operand) in b.operands(op).iter().enumerate() {
            state.operands.push(if i < n { *values.get(&operand)? } else { operand });
        }
        state.results = smallvec![new_ty];
        let new = b.create(state);
        b.insert_after(new, op);
        b.result(new, 0)
    };
    values.insert(old, new);
    Some(())
}

/// A builder that inserts after an operation.
fn after(b: &mut Body, op: Op, loc: Loc) -> Builder<'_> {
    let mut builder = Builder::new(b);
    builder.set_loc(loc);
    builder.set_after(op);
    builder
}

/// Keeps transposes whose sources would be needed in both forms.
fn keep_shared(b: &Body, candidates: &mut [Candidate]) {
    loop {
        let users: FxHashMap<&Perms, FxHashSet<Op>> = candidates
            .iter()
            .filter(|candidate| !candidate.is_kept)
            .fold(FxHashMap::default(), |mut users, candidate| {
                users.entry(&candidate.perms).or_default().extend(&candidate.sources);
                users
            });
        let is_shared = |candidate: &Candidate| {
            let inside = users.get(&candidate.perms);
            let mut sources = candidate.sources.iter().filter(|&&source| !b.is::<Const>(source));
            sources.any(|&source| {
                b.users(b.result(source, 0)).any(|user| match b.as_::<Transpose>(user) {
                    Some(other) => perms_of(b, other).as_ref() != Some(&candidate.perms),
                    None => !inside.is_some_and(|inside| inside.contains(&user)),
                })
            })
        };
        let is_new = |&i: &usize| !candidates[i].is_kept && is_shared(&candidates[i]);
        let shared: Vec<usize> = (0..candidates.len()).filter(is_new).collect();
        if shared.is_empty() {
            return;
        }
        shared.into_iter().for_each(|i| candidates[i].is_kept = true);
    }
}
