//! The `tosa` dialect: the Tensor Operator Set Architecture, operations on whole tensors.
//!
//! Upstream's reference: MLIR "'tosa' Dialect".

mod asm;
mod attrs;
mod canonicalize;
mod elementwise;
mod fold;
pub mod infer;
mod ops;
mod shape_ops;
pub mod transforms;
mod types;
mod verify;

pub use attrs::{
    BlockSize, ConvOpQuantizationAttr, Extension, Level, MatMulOpQuantizationAttr, NanPropagationMode,
    PadOpQuantizationAttr, Profile, ResizeMode, RoundingMode, SpecificationVersion, TargetEnvAttr,
    UnaryOpQuantizationAttr,
};
pub use elementwise::*;
pub use ops::*;
pub use shape_ops::*;
pub use terrace_memory::shape::{extents_of, index_elements};
pub use types::{MxInt8Type, ShapeType};
pub use verify::zero_point;

use crate::prelude::*;
use terrace_base::constraints::IndexElements;
use terrace_ir::decl::tables::{concat, count};
use terrace_ir::elements::Dense;

/// Tables of operations.
const OP_TABLES: &[&[&OpDef]] = &[ELEMENTWISE_OPS, OPS, SHAPE_OPS];
static ALL_OPS: [&OpDef; count(OP_TABLES)] = concat(OP_TABLES);

/// The dialect.
pub static DIALECT: DialectDef = DialectDef {
    name: "tosa",
    ops: &ALL_OPS,
    types: types::TYPES,
    attrs: attrs::ATTRS,
    hooks: DialectHooks {
        materialize_constant: Some(materialize_constant),
        canonicalize: canonicalize::PATTERNS,
        inlining: Some(&InlinerHooks::NONE),
        ..DialectHooks::NONE
    },
};

/// Constants of shapes are `tosa.const_shape`s, those of tensors `tosa.const`s.
fn materialize_constant(b: &mut Builder<'_>, value: Attr, ty: Type) -> Option<Op> {
    let ctx = b.ctx();
    if ty.is::<ShapeType>(ctx) {
        IndexElements::decode(ctx, value)?;
        return Some(ConstShape::build(b, ty, value).op());
    }
    terrace_base::constraints::ElementsAttr::decode(ctx, value)?;
    Some(Const::build(b, ty, value).op())
}

/// The extents of a shape.
pub type Extents = SmallVec<[i64; 6]>;

/// The extents of a value that is a constant shape.
pub fn constant_extents(b: &Body, value: Value) -> Option<Extents> {
    let shape = b.def_as::<ConstShape>(value)?;
    // The value of a shape without extents is one number that means nothing.
    let rank = b.ty(value).as_::<ShapeType>(b.ctx())?.rank as usize;
    let mut extents = extents_of(b.ctx(), shape.values(b)?)?;
    extents.truncate(rank);
    Some(extents)
}

/// Builds a constant shape.
pub fn const_shape(b: &mut Builder<'_>, extents: &[i64]) -> Value {
    let ctx = b.ctx().clone();
    let ty = ShapeType::get(&ctx, extents.len() as u32);
    let value = index_elements(&ctx, extents);
    ConstShape::new(b, ty, value)
}
