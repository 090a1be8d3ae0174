//! The types of `shape`, and constraints on operands and results.

use crate::prelude::*;
use terrace_ir::decl::constraint::{RANKED_TENSOR_CLASS, TENSOR_CLASS};

types! { "shape", TYPES;
    /// `!shape.shape`: a shape, whose rank and extents can be unknown, or an invalid one.
    ShapeType = "shape" {}
    /// `!shape.size`: an extent, an unknown one, or an invalid one.
    SizeType = "size" {}
    /// `!shape.value_shape`: a value and its shape.
    ValueShapeType = "value_shape" {}
    /// `!shape.witness`: the proof that an assertion holds.
    WitnessType = "witness" {}
}

const SHAPE: Pred = Pred::Is(|ctx, ty| ty.is::<ShapeType>(ctx));
const SIZE: Pred = Pred::Is(|ctx, ty| ty.is::<SizeType>(ctx));
const VALUE_SHAPE: Pred = Pred::Is(|ctx, ty| ty.is::<ValueShapeType>(ctx));
static INDEX: Pred = Pred::Exact(Type::INDEX);
const EXTENTS: Pred = Pred::Is(super::is_extent_tensor);
static SHAPED: Pred = Pred::Is(|ctx, ty| ty.as_shaped(ctx).is_some());
static NUMBERS: Pred = Pred::Is(|ctx, ty| {
    let tensor = ty.as_::<RankedTensorType>(ctx).filter(|tensor| tensor.shape.len() == 1);
    tensor.is_some_and(|tensor| tensor.elem.is_index() || tensor.elem.is_int(ctx))
});

type_constraints! {
    /// A shape or a size.
    ShapeOrSize = "shape or size", Pred::AnyOf(&[&SIZE, &SHAPE]);
    /// A shape or a tensor of extents.
    ShapeOrExtentTensor = "shape or extent tensor", Pred::AnyOf(&[&SHAPE, &EXTENTS]);
    /// A size or an `index`.
    SizeOrIndex = "size or index", Pred::AnyOf(&[&SIZE, &INDEX]);
    /// A shape, a size, or what they are without errors.
    AnyShapeOrSize = "any shape or size", Pred::AnyOf(&[&SIZE, &INDEX, &SHAPE, &EXTENTS]);
    /// A shape.
    Shape = "", SHAPE;
    /// A size.
    Size = "", SIZE;
    /// A value and its shape.
    ValueShape = "", VALUE_SHAPE;
    /// A witness.
    Witness = "", Pred::Is(|ctx, ty| ty.is::<WitnessType>(ctx));
    /// A shaped value, or a value and its shape.
    ShapedOrValueShape = "shaped of any type values or ", Pred::AnyOf(&[&SHAPED, &VALUE_SHAPE]);
    /// Numbers, or a value and its shape.
    NumbersOrValueShape = "1D tensor of integer or index values or ", Pred::AnyOf(&[&NUMBERS, &VALUE_SHAPE]);
    /// A tensor of rank one of `index`.
    ExtentTensor = "1D tensor of index values", EXTENTS, &RANKED_TENSOR_CLASS;
    /// A tensor of `index`.
    IndexTensor = "tensor of index values", Pred::Tensor(&INDEX), &TENSOR_CLASS;
}
