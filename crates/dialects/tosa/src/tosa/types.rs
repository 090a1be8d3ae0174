//! The types of `tosa`, and constraints on operands and results.

use crate::prelude::*;
use terrace_ir::decl::constraint::{ANY_FLOAT, TENSOR_CLASS};

terrace_ir::types! { "tosa", TYPES;
    /// The extents of a tensor of a known rank: `!tosa.shape<4>`.
    ShapeType = "shape" {
        /// The number of extents.
        rank: u32,
    } (parse: parse_shape, print: print_shape)
    /// An 8-bit integer with an implicit scale of 1/64, as defined by OCP-MX: `!tosa.mxint8`.
    MxInt8Type = "mxint8" {}
}

fn parse_shape(p: &mut AsmParser<'_>) -> Result<Type> {
    let start = p.offset().saturating_sub("shape".len() as u32);
    p.expect(b'<', "expected '<'")?;
    let rank = p
        .parse_integer_as::<i32>()
        .map_err(|_| p.error("failed to parse Tosa_Shape parameter 'rank' which is to be a `int`"))?;
    p.expect(b'>', "expected '>'")?;
    match u32::try_from(rank) {
        Ok(rank) => Ok(ShapeType::get(p.ctx, rank)),
        Err(_) => Err(p.error_at(start, format!("invalid rank (must be >= 0): {rank}"))),
    }
}

fn print_shape(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(shape) = ty.as_::<ShapeType>(p.ctx()) else { return };
    p.byte(b'<');
    p.unsigned(shape.rank.into());
    p.byte(b'>');
}

static I1_ONLY: Pred = Pred::Exact(Type::I1);
static I8_ONLY: Pred = Pred::Exact(Type::I8);
static I32_ONLY: Pred = Pred::Exact(Type::I32);
static I16_OR_I32: Pred = Pred::AnyOf(&[&Pred::Exact(Type::I16), &I32_ONLY]);
static I32_OR_I64: Pred = Pred::AnyOf(&[&I32_ONLY, &Pred::Exact(Type::I64)]);
/// A signless or unsigned integer.
static INT: Pred = Pred::Is(|ctx, ty| ty.as_int(ctx).is_some_and(|(_, sign)| sign != Signedness::Signed));
static INT_OR_FLOAT: Pred = Pred::AnyOf(&[&INT, &ANY_FLOAT]);
static NUMBER: Pred = Pred::AnyOf(&[&INT, &ANY_FLOAT, &MXINT8]);
static MXINT8: Pred = Pred::Is(|ctx, ty| ty.is::<MxInt8Type>(ctx));
/// An element of a block that shares a scale.
static MXFP: Pred = Pred::AnyOf(&[&MXFP_FLOAT, &MXINT8]);
static MXFP_FLOAT: Pred = Pred::Is(|ctx, ty| {
    use FloatFormat::{F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E4M3FN, F8E5M2};
    matches!(ty.as_float(ctx), Some(F8E4M3FN | F8E5M2 | F4E2M1FN | F6E2M3FN | F6E3M2FN))
});
static MXFP_SCALE: Pred = Pred::Is(|ctx, ty| ty.as_float(ctx) == Some(FloatFormat::F8E8M0FNU));

/// Unranked tensors.
static UNRANKED: Pred = Pred::Is(|ctx, ty| ty.is::<UnrankedTensorType>(ctx));
/// Ranked tensors none of whose extents is zero.
static NONEMPTY: Pred = Pred::Is(|ctx, ty| shape_of(ctx, ty).is_some_and(|shape| !shape.contains(&0)));
static AT_LEAST_1D: Pred = Pred::Is(|ctx, ty| shape_of(ctx, ty).is_some_and(|shape| !shape.is_empty()));
static RANK_1: Pred = Pred::Is(|ctx, ty| shape_of(ctx, ty).is_some_and(|shape| shape.len() == 1));
static RANK_2: Pred = Pred::Is(|ctx, ty| shape_of(ctx, ty).is_some_and(|shape| shape.len() == 2));
static RANK_3: Pred = Pred::Is(|ctx, ty| shape_of(ctx, ty).is_some_and(|shape| shape.len() == 3));
static RANK_4: Pred = Pred::Is(|ctx, ty| shape_of(ctx, ty).is_some_and(|shape| shape.len() == 4));
static RANK_5: Pred = Pred::Is(|ctx, ty| shape_of(ctx, ty).is_some_and(|shape| shape.len() == 5));
/// Tensors of shape `[1]`.
static SCALAR: Pred = Pred::Is(|ctx, ty| shape_of(ctx, ty) == Some(&[1]));
/// Tensors that the specification of TOSA knows, and unranked ones.
static CONFORMANT: Pred = Pred::AnyOf(&[&UNRANKED, &NONEMPTY]);
static UNRANKED_OR_1D: Pred = Pred::AnyOf(&[&UNRANKED, &Pred::AllOf(&[&NONEMPTY, &RANK_1])]);
static UNRANKED_OR_3D: Pred = Pred::AnyOf(&[&UNRANKED, &Pred::AllOf(&[&NONEMPTY, &RANK_3])]);
static UNRANKED_OR_4D: Pred = Pred::AnyOf(&[&UNRANKED, &Pred::AllOf(&[&NONEMPTY, &RANK_4])]);
static UNRANKED_OR_5D: Pred = Pred::AnyOf(&[&UNRANKED, &Pred::AllOf(&[&NONEMPTY, &RANK_5])]);
static UNRANKED_OR_AT_LEAST_1D: Pred = Pred::AnyOf(&[&UNRANKED, &Pred::AllOf(&[&NONEMPTY, &AT_LEAST_1D])]);
static UNRANKED_OR_SCALAR: Pred = Pred::AnyOf(&[&UNRANKED, &SCALAR]);

static OF_NUMBER: Pred = Pred::Tensor(&NUMBER);
static OF_I8: Pred = Pred::Tensor(&I8_ONLY);
static OF_I32: Pred = Pred::Tensor(&I32_ONLY);
static OF_INT: Pred = Pred::Tensor(&INT);
static OF_INT_OR_FLOAT: Pred = Pred::Tensor(&INT_OR_FLOAT);
static OF_I32_OR_I64: Pred = Pred::Tensor(&I32_OR_I64);
static OF_MXFP: Pred = Pred::Tensor(&MXFP);
static OF_MXFP_SCALE: Pred = Pred::Tensor(&MXFP_SCALE);

/// The extents of a ranked tensor.
fn shape_of(ctx: &Context, ty: Type) -> Option<&[i64]> {
    ty.as_::<RankedTensorType>(ctx).map(|tensor| tensor.shape)
}

fn is_shape_of_rank(ctx: &Context, ty: Type, rank: u32) -> bool {
    ty.as_::<ShapeType>(ctx).is_some_and(|shape| shape.rank == rank)
}

type_constraints! {
    /// A tensor of numbers.
    AnyTensor = "tosa-conformant tensor of number values", Pred::AllOf(&[&CONFORMANT, &OF_NUMBER]), &TENSOR_CLASS;
    /// A tensor of `i1`.
    I1Tensor = "tosa-conformant tensor of 1-bit signless integer values", Pred::AllOf(&[&CONFORMANT, &Pred::Tensor(&I1_ONLY)]), &TENSOR_CLASS;
    /// A tensor of `i32` or `i64`.
    Int32Or64Tensor = "tosa-conformant tensor of 32-bit signless integer or 64-bit signless integer values", Pred::AllOf(&[&CONFORMANT, &OF_I32_OR_I64]), &TENSOR_CLASS;
    /// A tensor of floats.
    FloatTensor = "tosa-conformant tensor of floating-point values", Pred::AllOf(&[&CONFORMANT, &Pred::Tensor(&ANY_FLOAT)]), &TENSOR_CLASS;
    /// A tensor of rank one.
    Tensor1D = "1-d tosa-conformant tensor", Pred::AllOf(&[&UNRANKED_OR_1D, &OF_NUMBER]), &TENSOR_CLASS;
    /// A tensor of rank three.
    Tensor3D = "3-d tosa-conformant tensor", Pred::AllOf(&[&UNRANKED_OR_3D, &OF_NUMBER]), &TENSOR_CLASS;
    /// A tensor of rank four.
    Tensor4D = "4-d tosa-conformant tensor", Pred::AllOf(&[&UNRANKED_OR_4D, &OF_NUMBER]), &TENSOR_CLASS;
    /// A tensor of rank five.
    Tensor5D = "5-d tosa-conformant tensor", Pred::AllOf(&[&UNRANKED_OR_5D, &OF_NUMBER]), &TENSOR_CLASS;
    /// A tensor of rank one or more.
    TensorAtLeast1D = "tosa-conformant tensor of at least rank 1", Pred::AllOf(&[&UNRANKED_OR_AT_LEAST_1D, &OF_NUMBER]), &TENSOR_CLASS;
    /// A tensor of one number.
    ScalarTensor = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of number values",
        Pred::AnyOf(&[&Pred::AllOf(&[&UNRANKED, &OF_INT_OR_FLOAT]), &Pred::AllOf(&[&SCALAR, &OF_NUMBER])]);
    /// A tensor of one integer or float.
    ScalarIntOrFloatTensor = "tosa-conformant unranked tensor of unsigned integer or signless integer or floating-point values or tosa-conformant scalar tensor of unsigned integer or signless integer or floating-point values",
        Pred::AllOf(&[&UNRANKED_OR_SCALAR, &OF_INT_OR_FLOAT]);
    /// A tensor of one `i8`.
    ScalarInt8Tensor = "tosa-conformant unranked tensor of 8-bit signless integer values or tosa-conformant scalar tensor of 8-bit signless integer values",
        Pred::AllOf(&[&UNRANKED_OR_SCALAR, &OF_I8]);
    /// A tensor of one `i32`.
    ScalarInt32Tensor = "tosa-conformant unranked tensor of 32-bit signless integer values or tosa-conformant scalar tensor of 32-bit signless integer values",
        Pred::AllOf(&[&UNRANKED_OR_SCALAR, &OF_I32]);
    /// A ranked tensor of rank one of `i8`.
    Int8Tensor1D = "1D tensor of 8-bit signless integer values", Pred::AllOf(&[&RANK_1, &OF_I8]);
    /// A ranked tensor of rank one of `i16` or `i32`.
    Int16Or32Tensor1D = "1D tensor of 16-bit signless integer or 32-bit signless integer values", Pred::AllOf(&[&RANK_1, &Pred::Tensor(&I16_OR_I32)]);
    /// A tensor of rank two of indices.
    IndexTensor2D = "tosa-conformant unranked tensor of number values or 2D tensor of 32-bit signless integer or 64-bit signless integer values",
        Pred::AnyOf(&[&Pred::AllOf(&[&UNRANKED, &OF_NUMBER]), &Pred::AllOf(&[&NONEMPTY, &RANK_2, &OF_I32_OR_I64])]);
    /// The elements of blocks that share a scale, of rank three.
    MxfpDataTensor3D = "tosa-conformant unranked tensor of micro-scaling format number values or 3D tensor of micro-scaling format number values",
        Pred::AllOf(&[&UNRANKED_OR_3D, &OF_MXFP]);
    /// The scales of blocks, of rank three.
    MxfpScaleTensor3D = "tosa-conformant unranked tensor of micro-scaling format scale number values or 3D tensor of micro-scaling format scale number values",
        Pred::AllOf(&[&UNRANKED_OR_3D, &OF_MXFP_SCALE]);
    /// The elements of blocks that share a scale.
    MxfpDataTensor = "tosa-conformant tensor of at least rank 1", Pred::AllOf(&[&UNRANKED_OR_AT_LEAST_1D, &OF_MXFP]);
    /// The scales of blocks.
    MxfpScaleTensor = "tosa-conformant tensor of at least rank 1", Pred::AllOf(&[&UNRANKED_OR_AT_LEAST_1D, &OF_MXFP_SCALE]);
    /// An integer, or a vector or tensor of integers.
    IntLike = "signless-integer-like", Pred::AnyOf(&[&INT, &Pred::Vector(&INT), &Pred::AllOf(&[&CONFORMANT, &OF_INT])]);
    /// An `i8`, or a vector or tensor of them.
    Int8Like = "signless-integer-8-bit-like", Pred::AnyOf(&[&I8_ONLY, &Pred::Vector(&I8_ONLY), &Pred::AllOf(&[&CONFORMANT, &OF_I8])]);
    /// A shape.
    Shape = "Shape with static rank and Index element type", Pred::Is(|ctx, ty| ty.is::<ShapeType>(ctx));
    /// Two extents.
    Shape2 = "Tosa shape type of rank 2", Pred::Is(|ctx, ty| is_shape_of_rank(ctx, ty, 2));
    /// Four extents.
    Shape4 = "Tosa shape type of rank 4", Pred::Is(|ctx, ty| is_shape_of_rank(ctx, ty, 4));
}
