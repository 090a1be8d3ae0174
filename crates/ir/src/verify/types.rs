//! Rules about the types of operands and results.

use super::plan::{Plan, SAME, TypeCheck};
use crate::asm::quoted_type;
use crate::body::OpRef;
use crate::broadcast::broadcast_shape;
use crate::context::Context;
use crate::decl::{Arity, OpDef, OpShape, ShapeTypes, Trait};
use crate::types::{
    DYNAMIC, RankedTensorType, Shaped, Type, UnrankedTensorType, VectorType, are_compatible_shapes,
};
use crate::{Reported, Result};
use terrace_support::small_vec::SmallVec;

type Types = SmallVec<[Type; 8]>;

/// Whether all operands and results have one type, so that the traits of [`SAME`] hold.
pub(super) fn is_uniform(op: OpShape<'_>, def: &OpDef) -> bool {
    let Some(ty) = op.result(0) else { return false };
    def.traits.any(SAME)
        && !op.operands().is_empty()
        && op.operands().iter().chain(op.results().iter()).all(|other| other == ty)
}

/// Verifies a trait about the types of operands and results; `uniform` as from [`is_uniform`].
pub(super) fn of_types(op: OpShape<'_>, def: &OpDef, t: Trait, uniform: bool) -> Result {
    match t {
        Trait::CastOpInterface => cast(op, def),
        Trait::SameOperandsAndResultRank => same_rank(op),
        Trait::ResultsBroadcastableShape => broadcastable(op),
        Trait::ResultsAreFloatLike => float_results(op),
        t if uniform && SAME.has(t) => Ok(()),
        t => same_types(op, t),
    }
}

/// Verifies all rules about types of operands and results alone, which hold for an operation whose optional attributes,
/// regions and users come later.
pub(crate) fn verify_types(at: OpRef<'_>) -> Result {
    let (def, shape) = (at.def(), at.shape());
    let plan = def.plan(at.ctx());
    types(shape, plan)?;
    for relation in def.relations.iter().filter(|relation| relation.types.is_some()) {
        if !(relation.holds)(shape) {
            return shape.fail(format_args!("failed to verify that {}", relation.summary));
        }
    }
    let is_uniform = is_uniform(shape, def);
    let of_blocks = [Trait::Terminator, Trait::BranchOpInterface, Trait::Symbol];
    let traits = plan.traits.iter().filter(|t| !of_blocks.contains(t));
    traits.into_iter().try_for_each(|&t| of_types(shape, def, t, is_uniform))
}

/// Verifies the types of operands and results.
pub(super) fn types(op: OpShape<'_>, plan: &Plan) -> Result {
    for (i, check) in plan.operands.iter().enumerate() {
        let start = if plan.single_values { i } else { op.operand_group_start(i) };
        let types = if plan.single_values { op.operands().slice(i, i + 1) } else { op.operand_group(i) };
        group(op, "operand", check, types, start)?;
    }
    for (i, check) in plan.results.iter().enumerate() {
        let start = if plan.single_values { i } else { op.result_group_start(i) };
        let types = if plan.single_values { op.results().slice(i, i + 1) } else { op.result_group(i) };
        group(op, "result", check, types, start)?;
    }
    Ok(())
}

fn group(op: OpShape<'_>, kind: &str, check: &TypeCheck, types: ShapeTypes<'_>, start: usize) -> Result {
    let n = types.len();
    let wanted = match check.arity {
        Arity::Optional if n > 1 => Some("0 or 1"),
        // Upstream reads the values of another group then.
        Arity::One if n != 1 => Some("1"),
        _ => None,
    };
    if let Some(wanted) = wanted {
        let group = format!("{kind} group starting at #{start}");
        return op.fail(format_args!("{group} requires {wanted} element, but found {n}"));
    }
    let mut last = None;
    for (i, ty) in (start..).zip(types.iter()) {
        if last != Some(ty) && !check.holds(op.ctx(), ty) {
            return Err(wrong_type(op, kind, i, check, ty));
        }
        last = Some(ty);
    }
    Ok(())
}

#[cold]
fn wrong_type(at: OpShape<'_>, kind: &str, i: usize, check: &TypeCheck, ty: Type) -> Reported {
    let variadic = if check.arity == Arity::Variadic { "variadic of " } else { "" };
    let summary = check.constraint.summary;
    at.op_error(format_args!(
        "{kind} #{i} must be {variadic}{summary}, but got {}",
        quoted_type(at.ctx(), ty)
    ))
    .emit()
}

fn cast(at: OpShape<'_>, def: &OpDef) -> Result {
    let Some(compatible) = def.hooks.cast else { return Ok(()) };
    let (inputs, outputs): (Types, Types) = (at.operands().iter().collect(), at.results().iter().collect());
    if outputs.is_empty() {
        return at.fail("expected at least one result for cast operation");
    }
    if compatible(at.ctx(), &inputs, &outputs) {
        return Ok(());
    }
    let from = match &inputs[..] {
        [] => "s []".to_owned(),
        [one] => format!(" {}", quoted_type(at.ctx(), *one)),
        all => format!("s {}", quoted_types(at.ctx(), all)),
    };
    let plural = if outputs.len() == 1 { "" } else { "s" };
    let to = quoted_types(at.ctx(), &outputs);
    at.fail(format_args!("operand type{from} and result type{plural} {to} are cast incompatible"))
}

/// Verifies that all ranked operands and results have one rank.
fn same_rank(at: OpShape<'_>) -> Result {
    if at.operands().is_empty() {
        return at.fail("expected 1 or more operands, but found 0");
    }
    let rank = |ty: Type| ty.as_shaped(at.ctx()).and_then(|shaped| shaped.shape).map(<[i64]>::len);
    let mut ranks = at.operands().iter().chain(at.results().iter()).filter_map(rank);
    let Some(first) = ranks.next() else { return Ok(()) };
    if at.operands().iter().filter_map(rank).any(|rank| rank != first) {
        return at.fail("operands don't have matching ranks");
    }
    if at.results().iter().filter_map(rank).any(|rank| rank != first) {
        return at.fail("result type has different rank than operands");
    }
    Ok(())
}

/// Verifies that the shapes of operands that are tensors can be broadcast to one, which fits the results.
fn broadcastable(at: OpShape<'_>) -> Result {
    let ctx = at.ctx();
    let types = || at.operands().iter().chain(at.results().iter());
    if types().any(|ty| ty.is_tensor(ctx)) && types().any(|ty| ty.is::<VectorType>(ctx)) {
        return Err(at.error("cannot broadcast vector with tensor").emit());
    }
    let shape_of = |ty: Type| ty.as_::<RankedTensorType>(ctx).map(|tensor| tensor.shape);
    let mut shapes = at.operands().iter().filter_map(shape_of);
    let Some(first) = shapes.next() else { return Ok(()) };
    let mut shape: SmallVec<[i64; 6]> = SmallVec::from_slice(first);
    for other in shapes {
        match broadcast_shape(&shape, other) {
            Some(both) => shape = both,
            None => return at.fail("operands don't have broadcast-compatible shapes"),
        }
    }
    let fits = |(&want, &have): (&i64, &i64)| want == have || want == 1 || want == DYNAMIC || have == DYNAMIC;
    for result in at.results().iter().filter_map(shape_of) {
        let suffix = &result[result.len().saturating_sub(shape.len())..];
        if suffix.len() != shape.len() || !shape.iter().zip(suffix).all(fits) {
            let (result, shape) = (extents(result), extents(&shape));
            return at.fail(format_args!(
                "result type '{result}' not broadcast compatible with broadcasted operands's shapes '{shape}'"
            ));
        }
    }
    Ok(())
}

/// The extents of a shape as in types: `4x?`.
fn extents(shape: &[i64]) -> String {
    let extent = |&extent: &i64| if extent == DYNAMIC { "?".to_owned() } else { extent.to_string() };
    shape.iter().map(extent).collect::<Vec<_>>().join("x")
}

/// Verifies that results are floats, or vectors or tensors of them.
fn float_results(at: OpShape<'_>) -> Result {
    match at.results().iter().all(|ty| ty.element_or_self(at.ctx()).is_float(at.ctx())) {
        true => Ok(()),
        false => at.fail("requires a floating point type"),
    }
}

/// Verifies a trait that compares the types of operands and results.
#[inline(never)]
fn same_types(at: OpShape<'_>, t: Trait) -> Result {
    let ctx = at.ctx();
    let operands: Types = at.operands().iter().collect();
    let results: Types = at.results().iter().collect();
    if t == Trait::SameTypeOperands {
        return match operands.iter().all(|&ty| ty == operands[0]) {
            true => Ok(()),
            false => at.fail("requires all operands to have the same type"),
        };
    }
    if t == Trait::Elementwise {
        return elementwise(at, &operands, &results);
    }
    if operands.is_empty() {
        return at.fail("expected 1 or more operands, but found 0");
    }
    let with_results = matches!(
        t,
        Trait::SameOperandsAndResultShape
            | Trait::SameOperandsAndResultElementType
            | Trait::SameOperandsAndResultType
    );
    if with_results && results.is_empty() {
        return at.fail("expected 1 or more results");
    }
    let all: Types = operands.iter().chain(&results).copied().collect();
    let one_element_type = |types: &[Type]| {
        let element = types[0].element_or_self(ctx);
        types.iter().all(|ty| ty.element_or_self(ctx) == element)
    };
    match t {
        Trait::SameOperandsShape if !compatible_shapes(at, &operands) => {
            at.fail("requires the same shape for all operands")
        }
        Trait::SameOperandsAndResultShape if !compatible_shapes(at, &all) => {
            at.fail("requires the same shape for all operands and results")
        }
        Trait::SameOperandsElementType if !one_element_type(&operands) => {
            at.fail("requires the same element type for all operands")
        }
        Trait::SameOperandsAndResultElementType if !one_element_type(&all) => {
            at.fail("requires the same element type for all operands and results")
        }
        Trait::SameOperandsAndResultType => {
            let first = results[0];
            let element = first.element_or_self(ctx);
            let encoding = |ty: Type| ty.as_::<RankedTensorType>(ctx).and_then(|tensor| tensor.encoding);
            for &ty in results[1..].iter().chain(&operands) {
                if ty.element_or_self(ctx) != element || !compatible_shape(at, ty, first) {
                    return at.fail("requires the same type for all operands and results");
                }
                if encoding(first).is_some() && encoding(ty) != encoding(first) {
                    return at.fail("requires the same encoding for all operands and results");
                }
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

/// Whether two types could have the same shape, or neither has one (`verifyCompatibleShape`).
fn compatible_shape(at: OpShape<'_>, a: Type, b: Type) -> bool {
    match (a.as_shaped(at.ctx()), b.as_shaped(at.ctx())) {
        (None, None) => true,
        (Some(Shaped { shape: Some(a), .. }), Some(Shaped { shape: Some(b), .. })) => {
            are_compatible_shapes(a, b)
        }
        (a, b) => a.is_some() && b.is_some(),
    }
}

/// Whether types could all have one shape (`verifyCompatibleShapes`).
fn compatible_shapes(at: OpShape<'_>, types: &[Type]) -> bool {
    let ctx = at.ctx();
    let shaped: SmallVec<[Option<Shaped<'_>>; 8]> = types.iter().map(|ty| ty.as_shaped(ctx)).collect();
    if shaped.iter().all(Option::is_none) {
        return true;
    }
    if shaped.iter().any(Option::is_none) {
        return false;
    }
    let is_scalable = |ty: &Type| ty.as_::<VectorType>(ctx).is_some_and(|v| v.any_scalable());
    if types.windows(2).any(|pair| is_scalable(&pair[0]) != is_scalable(&pair[1])) {
        return false;
    }
    let mut ranked = shaped.iter().flatten().filter_map(|shaped| shaped.shape);
    let Some(first) = ranked.next() else { return true };
    // The static extents so far: each later static extent must be equal.
    let mut known: SmallVec<[i64; 8]> = SmallVec::from_slice(first);
    ranked.all(|shape| {
        let fits = are_compatible_shapes(&known, shape);
        for (known, &extent) in known.iter_mut().zip(shape) {
            if *known == DYNAMIC {
                *known = extent;
            }
        }
        fits
    })
}

fn elementwise(at: OpShape<'_>, operands: &[Type], results: &[Type]) -> Result {
    let ctx = at.ctx();
    // The class of a non-scalar type.
    let class = |ty: Type| -> Option<u8> {
        let is_of =
            [ty.is::<VectorType>(ctx), ty.is::<RankedTensorType>(ctx), ty.is::<UnrankedTensorType>(ctx)];
        (0..).zip(is_of).find_map(|(class, is)| is.then_some(class))
    };
    let operands: Types = operands.iter().copied().filter(|&ty| class(ty).is_some()).collect();
    let n_results = results.iter().filter(|&&ty| class(ty).is_some()).count();
    match (operands.is_empty(), n_results) {
        (true, 0) => return Ok(()),
        (true, _) => {
            return at.fail("if a result is non-scalar, then at least one operand must be non-scalar");
        }
        (false, 0) => {
            return at.fail("if an operand is non-scalar, then there must be at least one non-scalar result");
        }
        (false, n) if n != results.len() => {
            return at.fail("if an operand is non-scalar, then all results must be non-scalar");
        }
        (false, _) => {}
    }
    let all: Types = operands.iter().chain(results).copied().collect();
    if all.iter().all(|&ty| class(ty) == class(all[0])) && compatible_shapes(at, &all) {
        return Ok(());
    }
    at.fail("all non-scalar operands/results must have the same shape and base type")
}

/// Types in quotes, separated by commas.
pub(super) fn quoted_types(ctx: &Context, types: &[Type]) -> String {
    types.iter().map(|&ty| quoted_type(ctx, ty)).collect::<Vec<_>>().join(", ")
}
