//! Masks of scalable vectors.

use super::shape::vector_type;
use crate::prelude::*;

/// Compares `0, 1, 2, ...` with the bound; other masks were lowered before.
pub(super) fn create_mask<const NARROW: bool>(op: vector::CreateMask, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let mask = vector_type(ctx, rw.ty(op.result(rw)))?;
    if mask.shape.len() != 1 || mask.scalable != [1] {
        return Err("the mask is not scalable in one dimension".into());
    }
    let index = if NARROW { Type::I32 } else { Type::I64 };
    let ty = VectorType::get(ctx, mask.shape, index, mask.scalable);
    // The bound has another type than `index` if its definition is converted already.
    let bound = rw.replacement(op.bounds(rw).get(0).ok_or("a bound is missing")?);
    let steps = llvm::StepVector::new(rw, ty);
    let bound = match rw.ty(bound) {
        Type::INDEX => arith::IndexCast::new(rw, index, bound),
        ty if ty == index => bound,
        _ => arith::TruncI::new(rw, index, bound),
    };
    let bounds = vector::Broadcast::new(rw, ty, bound);
    Ok(arith::CmpI::new(rw, CmpIPredicate::Slt, steps, bounds))
}
