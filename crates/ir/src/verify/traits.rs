//! Traits and interfaces whose rules concern one operation.

use super::flow;
use crate::body::OpRef;
use crate::decl::{OpDef, OpShape, Trait, TraitSet};
use crate::types::{DYNAMIC, RankedTensorType, Shaped, Type, UnrankedTensorType, VectorType};
use crate::{Result, asm::quoted_type};
use terrace_support::small_vec::SmallVec;

type Types = SmallVec<[Type; 8]>;

/// Traits that hold when all operands and results have one type.
const SAME: TraitSet = TraitSet::of(&[
    Trait::SameOperandsAndResultType,
    Trait::SameTypeOperands,
    Trait::SameOperandsAndResultElementType,
    Trait::SameOperandsAndResultShape,
    Trait::SameOperandsShape,
    Trait::SameOperandsElementType,
    Trait::Elementwise,
]);

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
        t if uniform && SAME.has(t) => Ok(()),
        t => same_types(op, t),
    }
}

/// Verifies that a terminator is the last operation of its block.
#[inline]
pub(super) fn terminator(at: OpRef<'_>) -> Result {
    if at.body().next_op(at.op).is_some() || at.body().block_of(at.op).is_none() {
        return at.fail("must be the last operation in the parent block");
    }
    Ok(())
}

/// Verifies traits about the blocks of regions.
pub(super) fn region_structure(at: OpRef<'_>, def: &'static OpDef) -> Result {
    // The order of upstream's rows that have both traits.
    let no_args = def.has(Trait::NoRegionArguments);
    if no_args && def.has(Trait::NoTerminator) {
        no_region_arguments(at)?;
    }
    if def.has(Trait::SingleBlock) {
        single_block(at, def)?;
    }
    if no_args && !def.has(Trait::NoTerminator) {
        no_region_arguments(at)?;
    }
    Ok(())
}

/// Verifies that the parent operation is one that the declaration allows.
pub(super) fn parent(at: OpRef<'_>, def: &OpDef) -> Result {
    if def.parents.is_empty() || at.parent().is_some_and(|parent| def.parents.contains(&parent.def().name)) {
        return Ok(());
    }
    let words = if def.parents.len() == 1 { "" } else { "to be one of " };
    at.fail(format_args!("expects parent op {words}'{}'", def.parents.join(", ")))
}

fn single_block(at: OpRef<'_>, def: &OpDef) -> Result {
    let body = at.body();
    let inner = body.region_body(at.op);
    for i in 0..body.n_regions(at.op) {
        let region = body.region(at.op, i);
        let Some(entry) = inner.entry_block(region) else { continue };
        if !inner.has_one_block(region) {
            return at.fail(format_args!("expects region #{i} to have 0 or 1 blocks"));
        }
        if !def.has(Trait::NoTerminator) && inner.first_op(entry).is_none() {
            return at.fail("expects a non-empty block");
        }
    }
    Ok(())
}

fn no_region_arguments(at: OpRef<'_>) -> Result {
    let body = at.body();
    let inner = body.region_body(at.op);
    let n = body.n_regions(at.op);
    for i in 0..n {
        let entry = inner.entry_block(body.region(at.op, i));
        if entry.is_some_and(|entry| !inner.args(entry).is_empty()) {
            return match n {
                1 => at.fail("region should have no arguments"),
                _ => at.fail(format_args!("region #{i} should have no arguments")),
            };
        }
    }
    Ok(())
}

/// Verifies that successors are blocks of the operation's own region.
pub(super) fn successors(at: OpRef<'_>) -> Result {
    let body = at.body();
    let region = body.block_of(at.op).and_then(|block| body.region_of(block));
    if body.succs(at.op).any(|to| body.region_of(to) != region) {
        return Err(at.error("reference to block defined in another region").emit());
    }
    Ok(())
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
        all => format!("s {}", flow::quoted_types(at.ctx(), all)),
    };
    let plural = if outputs.len() == 1 { "" } else { "s" };
    let to = flow::quoted_types(at.ctx(), &outputs);
    at.fail(format_args!("operand type{from} and result type{plural} {to} are cast incompatible"))
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

fn compatible_extents(a: &[i64], b: &[i64]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| a == DYNAMIC || b == DYNAMIC || a == b)
}

/// Whether two types could have the same shape, or neither has one (`verifyCompatibleShape`).
fn compatible_shape(at: OpShape<'_>, a: Type, b: Type) -> bool {
    match (a.as_shaped(at.ctx()), b.as_shaped(at.ctx())) {
        (None, None) => true,
        (Some(Shaped { shape: Some(a), .. }), Some(Shaped { shape: Some(b), .. })) => {
            compatible_extents(a, b)
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
        let fits = compatible_extents(&known, shape);
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
