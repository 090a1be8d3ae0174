//! The enums of `linalg`, and constraints on its inherent attributes and operands.

use crate::prelude::*;
use terrace_base::constraints::array_of;

static ANY: Pred = Pred::Any;
static MEMREF: Pred = Pred::MemRef(&ANY);
static RANKED_TENSOR: Pred = Pred::RankedTensor(&ANY);

fn is_tensor_of_rank(ctx: &Context, ty: Type, rank: usize) -> bool {
    ty.as_::<RankedTensorType>(ctx).is_some_and(|tensor| tensor.shape.len() == rank)
}

type_constraints! {
    /// A vector, tensor or memref, ranked or not.
    AnyShaped = "shaped of any type values", Pred::Is(|ctx, ty| ty.as_shaped(ctx).is_some());
    /// A ranked memref or tensor.
    TensorOrMemref = "memref of any type values or ranked tensor of any type values", Pred::AnyOf(&[&MEMREF, &RANKED_TENSOR]);
    /// A ranked or unranked tensor.
    AnyTensor = "tensor of any type values", Pred::Tensor(&ANY);
    /// A tensor of rank four.
    Tensor4D = "4D tensor of any type values", Pred::Is(|ctx, ty| is_tensor_of_rank(ctx, ty, 4));
    /// A tensor of rank six.
    Tensor6D = "6D tensor of any type values", Pred::Is(|ctx, ty| is_tensor_of_rank(ctx, ty, 6));
}

enums! { "linalg", ATTRS;
    /// The function of an elementwise operation (`#linalg.elementwise_kind`).
    enum ElementwiseKind: attr("elementwise_kind", angle) "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23"
        upstream("ElementwiseKindAttr", "value", "::mlir::linalg::ElementwiseKind", field) {
        /// e to the power of x.
        Exp = 0 "exp",
        /// The natural logarithm.
        Log = 1 "log",
        /// The absolute value.
        Abs = 2 "abs",
        /// The smallest integer that is not less.
        Ceil = 3 "ceil",
        /// The greatest integer that is not greater.
        Floor = 4 "floor",
        /// The negation.
        Negf = 5 "negf",
        /// One divided by x.
        Reciprocal = 6 "reciprocal",
        /// The nearest integer, away from zero in the middle.
        Round = 7 "round",
        /// The square root.
        Sqrt = 8 "sqrt",
        /// One divided by the square root.
        Rsqrt = 9 "rsqrt",
        /// x times x.
        Square = 10 "square",
        /// The hyperbolic tangent.
        Tanh = 11 "tanh",
        /// The error function.
        Erf = 12 "erf",
        /// The sum.
        Add = 13 "add",
        /// The difference.
        Sub = 14 "sub",
        /// The product.
        Mul = 15 "mul",
        /// The quotient, of signed integers or floats.
        Div = 16 "div",
        /// The quotient of unsigned integers.
        DivUnsigned = 17 "div_unsigned",
        /// The greatest signed integer or float.
        MaxSigned = 18 "max_signed",
        /// The smallest signed integer or float.
        MinSigned = 19 "min_signed",
        /// The greatest unsigned integer.
        MaxUnsigned = 20 "max_unsigned",
        /// The smallest unsigned integer.
        MinUnsigned = 21 "min_unsigned",
        /// The power of floats.
        Powf = 22 "powf",
        /// The second or third operand, as the first one says.
        Select = 23 "select",
    }
    /// The unary functions of [`ElementwiseKind`] (`#linalg.unary_fn`); no operation uses them.
    enum UnaryFn: attr("unary_fn", angle) "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12"
        upstream("UnaryFnAttr", "value", "::mlir::linalg::UnaryFn", field) {
        Exp = 0 "exp", Log = 1 "log", Abs = 2 "abs", Ceil = 3 "ceil", Floor = 4 "floor", Negf = 5 "negf",
        Reciprocal = 6 "reciprocal", Round = 7 "round", Sqrt = 8 "sqrt", Rsqrt = 9 "rsqrt", Square = 10 "square",
        Tanh = 11 "tanh", Erf = 12 "erf",
    }
    /// The binary functions of [`ElementwiseKind`] (`#linalg.binary_fn`); no operation uses them.
    enum BinaryFn: attr("binary_fn", angle) "allowed 32-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9"
        upstream("BinaryFnAttr", "value", "::mlir::linalg::BinaryFn", field) {
        Add = 0 "add", Sub = 1 "sub", Mul = 2 "mul", Div = 3 "div", DivUnsigned = 4 "div_unsigned",
        MaxSigned = 5 "max_signed", MinSigned = 6 "min_signed", MaxUnsigned = 7 "max_unsigned",
        MinUnsigned = 8 "min_unsigned", Powf = 9 "powf",
    }
    /// The ternary functions of [`ElementwiseKind`] (`#linalg.ternary_fn`); no operation uses them.
    enum TernaryFn: attr("ternary_fn", angle) "allowed 32-bit signless integer cases: 0"
        upstream("TernaryFnAttr", "value", "::mlir::linalg::TernaryFn", field) {
        Select = 0 "select",
    }
    /// How integers are converted to the type of the accumulator (`#linalg.type_fn`).
    enum TypeFn: attr("type_fn", angle) "allowed 32-bit signless integer cases: 0, 1"
        upstream("TypeFnAttr", "value", "::mlir::linalg::TypeFn", field) {
        /// As signed integers.
        Signed = 0 "cast_signed",
        /// As unsigned integers.
        Unsigned = 1 "cast_unsigned",
    }
    /// Whether the iterations of a loop are independent (`#linalg.iterator_type`).
    enum IteratorType: attr("iterator_type", angle) "Iterator type"
        upstream("IteratorTypeEnum", "value", "::mlir::utils::IteratorType", field) {
        /// A dimension of the results.
        Parallel = 0 "parallel",
        /// A dimension that is combined.
        Reduction = 1 "reduction",
    }
    /// The sizes of a Winograd convolution F(m x m, r x r).
    enum WinogradFmr: int(32) "allowed 32-bit signless integer cases: 0, 1, 2" {
        /// m = 2, r = 3.
        F23 = 0 "F_2_3",
        /// m = 4, r = 3.
        F43 = 1 "F_4_3",
        /// m = 2, r = 5.
        F25 = 2 "F_2_5",
    }
}

attr_types! {
    /// An array of affine maps.
    AffineMapArrayAttr => Attr, "AffineMap array attribute", AttrSyntax::Any,
        |ctx, attr| array_of(ctx, attr, |elem| elem.is::<AffineMapAttr>(ctx)), |ctx, v| v;
    /// An array of [`IteratorType`]s.
    IteratorTypeArrayAttr => Attr, "Iterator type should be an enum.", AttrSyntax::Any,
        |ctx, attr| array_of(ctx, attr, |elem| IteratorType::decode(ctx, elem).is_some()), |ctx, v| v;
    /// Dimensions in strictly increasing order.
    IncreasingI64Array => Attr, "i64 dense array attribute should be in increasing order", AttrSyntax::DenseArray(Type::I64),
        |ctx, attr| attr.as_::<DenseArrayAttr>(ctx).filter(|array| array.elem == Type::I64 && array.i64s().is_sorted_by(|a, b| a < b)).map(|_| attr), |ctx, v| v;
    /// The number of a loop.
    LoopNumber => i64, "64-bit signless integer attribute whose minimum value is 0", AttrSyntax::Typed(Type::I64),
        |ctx, attr| terrace_ir::decl::attr_type::int_of(ctx, attr, Type::I64).filter(|&n| n >= 0), |ctx, v| IntegerAttr::of_i64(ctx, Type::I64, v);
}

/// Dense elements of type `i64` and shape `[N]`: strides and dilations.
pub struct Elements<const N: usize>;

impl<const N: usize> AttrType for Elements<N> {
    type View = Attr;
    const SUMMARY: &'static str = match N {
        1 => "64-bit signless int elements attribute of shape [1]",
        2 => "64-bit signless int elements attribute of shape [2]",
        _ => "64-bit signless int elements attribute of shape [3]",
    };
    const SYNTAX: AttrSyntax = AttrSyntax::Any;
    fn is_class(ctx: &Context, attr: Attr) -> bool {
        let elem = attr.as_::<DenseElementsAttr>(ctx).map(|dense| dense.ty.element_or_self(ctx));
        elem.is_some_and(|elem| elem.is_index() || elem.is_int(ctx))
    }
    fn decode(ctx: &Context, attr: Attr) -> Option<Attr> {
        let shaped = attr.as_::<DenseElementsAttr>(ctx)?.ty.as_shaped(ctx)?;
        (shaped.elem == Type::I64 && shaped.shape == Some(&[N as i64])).then_some(attr)
    }
    fn encode(_: &Context, attr: Attr) -> Attr {
        attr
    }
}

/// The number at a position of an [`Elements`] attribute; 1 if it is absent.
pub(super) fn element(ctx: &Context, attr: Option<Attr>, at: usize) -> i64 {
    let Some(dense) = attr.and_then(|attr| attr.as_::<DenseElementsAttr>(ctx)) else { return 1 };
    let at = if dense.splat { 0 } else { at };
    dense.data.as_chunks::<8>().0.get(at).map_or(1, |&bytes| i64::from_le_bytes(bytes))
}

/// An [`Elements`] attribute, as a tensor.
pub(super) fn elements(ctx: &Context, values: &[i64]) -> Attr {
    let ty = RankedTensorType::get(ctx, &[values.len() as i64], Type::I64, None);
    let is_splat = values.windows(2).all(|pair| pair[0] == pair[1]);
    let stored = if is_splat { values.get(..1).unwrap_or_default() } else { values };
    let data: Vec<u8> = stored.iter().flat_map(|value| value.to_le_bytes()).collect();
    DenseElementsAttr::get(ctx, ty, is_splat, &data)
}
