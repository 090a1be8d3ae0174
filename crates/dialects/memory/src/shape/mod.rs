//! The `shape` dialect: computations on shapes, and assertions about them.
//!
//! Upstream's reference: MLIR "'shape' Dialect".

use crate::prelude::*;

mod asm;
mod canonicalize;
mod fold;
mod infer;
mod ops;
pub mod transforms;
mod types;
mod verify;

pub use ops::*;
pub use types::{ShapeType, SizeType, ValueShapeType, WitnessType};

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "shape",
    ops: OPS,
    types: types::TYPES,
    attrs: &[],
    hooks: DialectHooks {
        canonicalize: canonicalize::PATTERNS,
        materialize_constant: Some(materialize_constant),
        inlining: Some(&InlinerHooks::NONE),
        verify_op_attr: Some(verify::op_attr),
        ..DialectHooks::NONE
    },
};

/// Whether a type is a tensor of extents.
pub fn is_extent_tensor(ctx: &Context, ty: Type) -> bool {
    ty.as_::<RankedTensorType>(ctx).is_some_and(|ty| ty.shape.len() == 1 && ty.elem == Type::INDEX)
}

/// A tensor of a number of extents, [`DYNAMIC`] if it is not known.
pub fn extent_tensor(ctx: &Context, n: i64) -> Type {
    RankedTensorType::get(ctx, &[n], Type::INDEX, None)
}

/// The attribute of a constant shape.
pub fn index_elements(ctx: &Context, extents: &[i64]) -> Attr {
    let values: Vec<ApInt> = extents.iter().map(|&extent| ApInt::from_i64(64, extent)).collect();
    terrace_ir::elements::dense_of_ints(ctx, extent_tensor(ctx, extents.len() as i64), Type::INDEX, &values)
}

/// The extents in the attribute of a constant shape.
pub fn extents_of(ctx: &Context, attr: Attr) -> Option<SmallVec<[i64; 6]>> {
    let dense = terrace_ir::elements::Dense::of(ctx, attr)?;
    (0..dense.len).map(|i| dense.get::<ApInt>(i).to_i64()).collect()
}

fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type) -> Option<Op> {
    let ctx = b.ctx();
    if ty.is::<ShapeType>(ctx) || is_extent_tensor(ctx, ty) {
        // A constant tensor says how many extents it has.
        let own = extent_tensor(ctx, extents_of(ctx, value)?.len() as i64);
        return (ty == own || ty.is::<ShapeType>(ctx)).then(|| ConstShape::build(b, ty, value).op());
    }
    if ty.is::<SizeType>(ctx) {
        let value = value.as_::<IntegerAttr>(ctx)?.value(ctx).to_i64()?;
        return Some(ConstSize::build(b, ty, value).op());
    }
    if ty.is::<WitnessType>(ctx) {
        let passing = value.as_bool(ctx)?;
        return Some(ConstWitness::build(b, ty, passing).op());
    }
    (terrace_base::arith::DIALECT.hooks.materialize_constant?)(b, value, ty)
}
