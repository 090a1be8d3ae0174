//! Reasons for operations that are left by the rewriting in front of the conversion.

use super::progressive::contraction_steps;
use super::shape::MAX_UNROLL;
use terrace_dialects::vector;
use terrace_ir::asm::quoted_type;
use terrace_ir::types::VectorType;
use terrace_ir::{Body, Op, Type};
use terrace_rewrite::convert::{Lowering, Pattern, Rewrite};

/// Patterns of complete lowerings that only give a reason.
pub(super) static REASONS: &[Pattern] = &[
    Pattern::new::<vector::ConstantMask>(reason),
    Pattern::new::<vector::Contract>(reason),
    Pattern::new::<vector::ExtractStridedSlice>(reason),
    Pattern::new::<vector::InsertStridedSlice>(reason),
    Pattern::new::<vector::MultiReduction>(reason),
    Pattern::new::<vector::OuterProduct>(reason),
    Pattern::new::<vector::Scan>(reason),
    Pattern::new::<vector::ShapeCast>(reason),
    Pattern::new::<vector::Transpose>(reason),
];

/// The vectors among the operands and results of an operation.
fn vectors(b: &Body, op: Op) -> impl Iterator<Item = (Type, VectorType<'_>)> {
    let types = b.types(b.operands(op)).chain(b.types(b.results(op)));
    types.filter_map(|ty| Some((ty, ty.as_::<VectorType>(b.ctx())?)))
}

/// A vector that would be unrolled into too many operations.
pub(super) fn oversized(b: &Body, op: Op) -> Option<String> {
    if !REASONS.iter().any(|pattern| core::ptr::eq(pattern.root, b.def(op))) {
        return None;
    }
    if let Some(contract) = b.as_::<vector::Contract>(op)
        && let Some(n) = contraction_steps(b, contract).filter(|&n| n.unsigned_abs() > MAX_UNROLL)
    {
        return Some(format!("unrolling {n} steps would create more than {MAX_UNROLL} operations"));
    }
    // Casts without scalable dimensions are left only for their size.
    let is_fixed_cast = b.is::<vector::ShapeCast>(op) && vectors(b, op).all(|(_, ty)| !ty.any_scalable());
    let is_oversized = |ty: &VectorType<'_>| {
        let n = ty.shape.iter().try_fold(1u64, |n, &extent| n.checked_mul(extent.unsigned_abs()));
        is_fixed_cast || ty.shape.len() > 1 && n.is_none_or(|n| n > MAX_UNROLL)
    };
    let (ty, _) = vectors(b, op).find(|(_, ty)| is_oversized(ty))?;
    Some(format!("unrolling {} would create more than {MAX_UNROLL} operations", quoted_type(b.ctx(), ty)))
}

fn reason(rw: &mut Lowering<'_, '_>, op: Op) -> Rewrite {
    let b = rw.body_ref();
    if let Some(text) = oversized(b, op) {
        return Err(text.into());
    }
    match vectors(b, op).any(|(_, ty)| ty.any_scalable()) {
        true => Err("the lowering would unroll a scalable dimension".into()),
        false => Err("the operation has no lowering for these types".into()),
    }
}
