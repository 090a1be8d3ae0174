//! The types of `amdgpu`, and constraints on types.

use super::verify;
use crate::prelude::*;
use terrace_ir::decl::TypeClass;
use terrace_ir::decl::constraint::{ANY_FLOAT, INTEGER_CLASS, VECTOR_CLASS};

types! { "amdgpu", TYPES;
    /// `!amdgpu.tdm_base<i32>`: an address of a tensor in global memory and one in LDS.
    TdmBaseType = "tdm_base" {
        /// The type of the elements.
        element_type: Type,
    } (parse: parse_base, print: print_base)
    /// `!amdgpu.tdm_gather_base<i32, i16>`: the addresses of a tensor whose rows are gathered.
    TdmGatherBaseType = "tdm_gather_base" {
        /// The type of the elements.
        element_type: Type,
        /// The type of the rows' numbers.
        index_type: Type,
    } (parse: parse_gather_base, print: print_gather_base, verify: verify::gather_base_type)
    /// `!amdgpu.tdm_descriptor`: how a tile is copied between global memory and LDS.
    TdmDescriptorType = "tdm_descriptor" {}
}

fn parameter(p: &mut AsmParser<'_>, kind: &str, name: &str) -> Result<Type> {
    let offset = p.offset();
    p.parse_type().map_err(|_| {
        p.error_at(offset, format!("failed to parse {kind} parameter '{name}' which is to be a `Type`"))
    })
}

/// `<i32>`
fn parse_base(p: &mut AsmParser<'_>) -> Result<Type> {
    p.expect(b'<', "expected '<'")?;
    let element = parameter(p, "AMDGPU_TDMBaseType", "elementType")?;
    p.expect(b'>', "expected '>'")?;
    Ok(TdmBaseType::get(p.ctx, element))
}

fn print_base(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(base) = ty.as_::<TdmBaseType>(p.ctx()) else { return };
    p.byte(b'<');
    p.ty(base.element_type);
    p.byte(b'>');
}

/// `<i32, i16>`
fn parse_gather_base(p: &mut AsmParser<'_>) -> Result<Type> {
    let offset = p.offset();
    p.expect(b'<', "expected '<'")?;
    let element = parameter(p, "AMDGPU_TDMGatherBaseType", "elementType")?;
    p.expect(b',', "expected ','")?;
    let index = parameter(p, "AMDGPU_TDMGatherBaseType", "indexType")?;
    p.expect(b'>', "expected '>'")?;
    let base = TdmGatherBaseType::unchecked(p.ctx, element, index);
    verify::gather_base_type(p.ctx, base).map_err(|message| p.error_at(offset, message))?;
    Ok(base)
}

fn print_gather_base(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(base) = ty.as_::<TdmGatherBaseType>(p.ctx()) else { return };
    p.byte(b'<');
    p.ty(base.element_type);
    p.text(", ");
    p.ty(base.index_type);
    p.byte(b'>');
}

/// `FloatType`, an interface, which has no name.
static FLOAT_CLASS: TypeClass = TypeClass::new("", |ctx, ty| ty.is_float(ctx));
static BASE: TypeClass = TypeClass {
    stripped: Some(TdmBaseType::DEF),
    ..TypeClass::new("amdgpu.tdm_base", |ctx, ty| ty.is::<TdmBaseType>(ctx))
};
static GATHER_BASE: TypeClass = TypeClass {
    stripped: Some(TdmGatherBaseType::DEF),
    ..TypeClass::new("amdgpu.tdm_gather_base", |ctx, ty| ty.is::<TdmGatherBaseType>(ctx))
};
static DESCRIPTOR: TypeClass =
    TypeClass::new("amdgpu.tdm_descriptor", |ctx, ty| ty.is::<TdmDescriptorType>(ctx));

/// The type of elements of vectors.
#[derive(Clone, Copy)]
enum Elem {
    /// Floats of a format.
    F(FloatFormat),
    /// Integers without sign of a width.
    I(u32),
    /// Integers of a width.
    AnyI(u32),
}

use Elem::{AnyI, F, I};
use FloatFormat::*;

/// 8-bit floats of OCP's formats.
const OCP: &[Elem] = &[F(F8E5M2), F(F8E4M3FN)];
/// 8-bit floats without negative zero.
const FNUZ: &[Elem] = &[F(F8E5M2FNUZ), F(F8E4M3FNUZ)];
/// 8-bit floats.
const F8: &[Elem] = &[F(F8E5M2FNUZ), F(F8E4M3FNUZ), F(F8E5M2), F(F8E4M3FN)];
const F6: &[Elem] = &[F(F6E2M3FN), F(F6E3M2FN)];
const F4: &[Elem] = &[F(F4E2M1FN)];
const F6_OR_F4: &[Elem] = &[F(F6E2M3FN), F(F6E3M2FN), F(F4E2M1FN)];
const HALVES: &[Elem] = &[F(F16), F(BF16)];
const FLOATS: &[Elem] = &[F(F32), F(F16), F(BF16)];
const WORDS: &[Elem] = &[F(F32), I(32)];
const SCALES: &[Elem] = &[F(F8E8M0FNU), F(F8E4M3FN)];

impl Elem {
    fn is(self, ctx: &Context, ty: Type) -> bool {
        match self {
            F(format) => ty.as_float(ctx) == Some(format),
            I(width) => ty.signless_width(ctx) == Some(width),
            AnyI(width) => ty.is_int(ctx) && ty.bit_width(ctx) == Some(width),
        }
    }
}

/// Whether a type is one of these.
fn is_one(ctx: &Context, ty: Type, elems: &[Elem]) -> bool {
    elems.iter().any(|elem| elem.is(ctx, ty))
}

/// Whether a type is a vector of one of these sets of elements and numbers of elements.
fn is_vector(ctx: &Context, ty: Type, sets: &[(&[Elem], &[i64])]) -> bool {
    let Some(vector) = ty.as_::<VectorType>(ctx).filter(|vector| !vector.shape.is_empty()) else {
        return false;
    };
    let length = vector.shape.iter().try_fold(1i64, |n, &extent| n.checked_mul(extent));
    length.is_some_and(|n| {
        sets.iter().any(|(elems, lengths)| lengths.contains(&n) && is_one(ctx, vector.elem, elems))
    })
}

/// [`is_vector`] of fixed length.
fn is_fixed_vector(ctx: &Context, ty: Type, sets: &[(&[Elem], &[i64])]) -> bool {
    is_vector(ctx, ty, sets) && ty.as_::<VectorType>(ctx).is_some_and(|vector| !vector.any_scalable())
}

/// [`is_fixed_vector`] of one dimension.
fn is_row(ctx: &Context, ty: Type, sets: &[(&[Elem], &[i64])]) -> bool {
    is_fixed_vector(ctx, ty, sets) && ty.as_::<VectorType>(ctx).is_some_and(|vector| vector.shape.len() == 1)
}

/// Whether a type is a signless integer or a float.
fn is_scalar(ctx: &Context, ty: Type) -> bool {
    ty.signless_width(ctx).is_some() || ANY_FLOAT.holds(ctx, ty)
}

fn i14(ctx: &Context) -> Type {
    Type::int(ctx, 14)
}

fn mask(ctx: &Context) -> Type {
    VectorType::fixed(ctx, &[16], Type::I1)
}

type_constraints! {
    /// `f32`.
    OnlyF32 = "32-bit float", Pred::Exact(Type::F32), &FLOAT_CLASS;
    /// `i14`.
    I14 = "14-bit signless integer", Pred::Is(|ctx, ty| ty == i14(ctx)), &INTEGER_CLASS => i14;
    /// Addresses of a tensor.
    TdmBase = "Pair of base addresses that move data between LDS and global storage.", Pred::Is(BASE.holds), &BASE;
    /// Addresses of a tensor whose rows are gathered.
    TdmGatherBase = "Pair of base addresses that move data between LDS and global storage.", Pred::Is(GATHER_BASE.holds), &GATHER_BASE;
    /// A descriptor of copies.
    TdmDescriptor = "Descriptors used in tensor store/load operations.", Pred::Is(DESCRIPTOR.holds), &DESCRIPTOR => TdmDescriptorType::get;
    /// A bit for each workgroup of a cluster.
    WorkgroupMask = "fixed-length vector of 1-bit signless integer values of length 16", Pred::Is(|ctx, ty| is_fixed_vector(ctx, ty, &[(&[I(1)], &[16])])), &VECTOR_CLASS => mask;
    /// The numbers of gathered rows.
    GatherIndices = "vector of 32-bit signless integer values of at least length 1 of at most length 8 or vector of 16-bit signless integer values of at least length 1 of at most length 16",
        Pred::Is(|ctx, ty| is_vector(ctx, ty, &[(&[I(32)], &[1, 2, 3, 4, 5, 6, 7, 8]), (&[I(16)], &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])]));
    /// A part of a transposed matrix.
    TransposedVector = "vector of any type values", Pred::Is(|ctx, ty| ty.as_::<VectorType>(ctx).is_some_and(|vector| !vector.shape.is_empty()));
    /// A value that lanes exchange.
    IntegerOrFloatOrVector = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1",
        Pred::Is(|ctx, ty| is_scalar(ctx, ty) || ty.as_::<VectorType>(ctx).is_some_and(|vector| vector.shape.len() == 1 && !vector.any_scalable() && is_scalar(ctx, vector.elem)));
    /// 8-bit floats that are extended.
    PackedF8 = "f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type or vector of f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type values of length 1/2/3/4",
        Pred::Is(|ctx, ty| is_one(ctx, ty, F8) || is_vector(ctx, ty, &[(F8, &[1, 2, 3, 4])]));
    /// One or two `f32`.
    F32OrPair = "32-bit float or fixed-length vector of 32-bit float values of length 2",
        Pred::Is(|ctx, ty| ty == Type::F32 || is_fixed_vector(ctx, ty, &[(&[F(F32)], &[2])]));
    /// Small floats in a lane.
    SmallFloats = "vector<8xF4E2M1FN> of f4E2M1FN type values or vector<8xF8E4M3FN> of f8E4M3FN type values or vector<8xF8E5M2> of f8E5M2 type values or vector<16xF6E2M3FN> of f6E2M3FN type values or vector<16xF6E3M2FN> of f6E3M2FN type values",
        Pred::Is(|ctx, ty| is_row(ctx, ty, &[(F4, &[8]), (OCP, &[8]), (F6, &[16])]));
    /// Four scales.
    FourScales = "vector<4xF8E8M0FNU> of f8E8M0FNU type values", Pred::Is(|ctx, ty| is_row(ctx, ty, &[(&[F(F8E8M0FNU)], &[4])])), &VECTOR_CLASS;
    /// Floats of which small ones are made.
    ExtendedFloats = "vector<8xF32> of 32-bit float values or vector<8xF16> of 16-bit float values or vector<8xBF16> of bfloat16 type values or vector<16xF32> of 32-bit float values or vector<16xF16> of 16-bit float values or vector<16xBF16> of bfloat16 type values",
        Pred::Is(|ctx, ty| is_row(ctx, ty, &[(FLOATS, &[8, 16])]));
    /// Small floats that are extended by a scale.
    ScaledFloats = "vector of f8E5M2 type or f8E4M3FN type values of length 1/2/3/4 or vector of f4E2M1FN type values of length 1/2/3/4/5/6/7/8",
        Pred::Is(|ctx, ty| is_vector(ctx, ty, &[(OCP, &[1, 2, 3, 4]), (F4, &[1, 2, 3, 4, 5, 6, 7, 8])]));
    /// Two floats.
    PairOfFloats = "fixed-length vector of 32-bit float values of length 2 or fixed-length vector of 16-bit float values of length 2 or fixed-length vector of bfloat16 type values of length 2",
        Pred::Is(|ctx, ty| is_fixed_vector(ctx, ty, &[(FLOATS, &[2])]));
    /// Four 8-bit floats.
    FourF8 = "fixed-length vector of f8E4M3FNUZ type or f8E5M2FNUZ type or f8E4M3FN type or f8E5M2 type values of length 4", Pred::Is(|ctx, ty| is_fixed_vector(ctx, ty, &[(F8, &[4])])), &VECTOR_CLASS;
    /// One or two floats that are truncated.
    OneOrTwoFloats = "vector of 32-bit float or 16-bit float or bfloat16 type values of length 1/2", Pred::Is(|ctx, ty| is_vector(ctx, ty, &[(FLOATS, &[1, 2])])), &VECTOR_CLASS;
    /// A word of small floats.
    WordOfFloats = "fixed-length vector of f8E5M2 type or f8E4M3FN type values of length 4 or fixed-length vector of f4E2M1FN type values of length 8",
        Pred::Is(|ctx, ty| is_fixed_vector(ctx, ty, &[(OCP, &[4]), (F4, &[8])]));
    /// A value that is added to memory.
    AtomicSummand = "32-bit float or vector of 16-bit float or bfloat16 type values of length 2", Pred::Is(|ctx, ty| ty == Type::F32 || is_vector(ctx, ty, &[(HALVES, &[2])]));
    /// A value that is compared with memory.
    F32OrF64 = "32-bit float or 64-bit float", Pred::Is(|_, ty| [Type::F32, Type::F64].contains(&ty));
    /// A factor of a product of matrices.
    MfmaFactor = "32-bit float or 64-bit float or 32-bit signless integer or 64-bit signless integer or vector of 32-bit float values of length 2 or vector of 16-bit float values of length 4/8 or vector of bfloat16 type values of length 2/4/8 or vector of 8-bit signless integer values of length 4/8/16 or vector of f8E5M2FNUZ type or f8E4M3FNUZ type values of length 8 or vector of f8E5M2 type or f8E4M3FN type values of length 8/32 or vector of f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values of length 32",
        Pred::Is(|ctx, ty| is_one(ctx, ty, &[F(F32), F(F64), I(32), I(64)]) || is_vector(ctx, ty, &[(&[F(F32)], &[2]), (&[F(F16)], &[4, 8]), (&[F(BF16)], &[2, 4, 8]), (&[I(8)], &[4, 8, 16]), (FNUZ, &[8]), (OCP, &[8, 32]), (F6_OR_F4, &[32])]));
    /// A sum of products of matrices.
    MfmaSum = "64-bit float or vector of 32-bit float values of length 4/16/32 or vector of 32-bit signless integer values of length 4/16/32 or vector of 64-bit float values of length 4",
        Pred::Is(|ctx, ty| ty == Type::F64 || is_vector(ctx, ty, &[(WORDS, &[4, 16, 32]), (&[F(F64)], &[4])]));
    /// A factor of a product in which half of each four elements are zero.
    SparseFactor = "vector of 16-bit float values of length 4/8 or vector of bfloat16 type values of length 4/8 or vector of 8-bit signless integer values of length 8/16 or vector of f8E4M3FN type or f8E5M2 type values of length 8/16 or vector of f8E4M3FNUZ type or f8E5M2FNUZ type values of length 8/16",
        Pred::Is(|ctx, ty| is_vector(ctx, ty, &[(HALVES, &[4, 8]), (&[I(8)], &[8, 16]), (F8, &[8, 16])]));
    /// The other factor.
    DenseFactor = "vector of 16-bit float values of length 8/16 or vector of bfloat16 type values of length 8/16 or vector of 8-bit signless integer values of length 16/32 or vector of f8E4M3FN type or f8E5M2 type values of length 16/32 or vector of f8E4M3FNUZ type or f8E5M2FNUZ type values of length 16/32",
        Pred::Is(|ctx, ty| is_vector(ctx, ty, &[(HALVES, &[8, 16]), (&[I(8)], &[16, 32]), (F8, &[16, 32])]));
    /// A sum of sparse products.
    SparseSum = "vector of 32-bit float values of length 4/16 or vector of 32-bit signless integer values of length 4/16", Pred::Is(|ctx, ty| is_vector(ctx, ty, &[(WORDS, &[4, 16])]));
    /// Where the elements of a sparse factor are.
    SparseIndices = "fixed-length vector of 8-bit signless integer values of length 4 or fixed-length vector of 16-bit signless integer values of length 2",
        Pred::Is(|ctx, ty| is_fixed_vector(ctx, ty, &[(&[I(8)], &[4]), (&[I(16)], &[2])]));
    /// A factor of a scaled product.
    ScaledMfmaFactor = "vector of f8E5M2 type or f8E4M3FN type values of length 32 or vector of f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values of length 32",
        Pred::Is(|ctx, ty| is_vector(ctx, ty, &[(OCP, &[32]), (F6_OR_F4, &[32])]));
    /// A sum of scaled products.
    ScaledMfmaSum = "vector of 32-bit float values of length 4/16", Pred::Is(|ctx, ty| is_vector(ctx, ty, &[(&[F(F32)], &[4, 16])]));
    /// One or four scales.
    ScaleOrFour = "f8E8M0FNU type or fixed-length vector of f8E8M0FNU type values of length 4",
        Pred::Is(|ctx, ty| F(F8E8M0FNU).is(ctx, ty) || is_fixed_vector(ctx, ty, &[(&[F(F8E8M0FNU)], &[4])]));
    /// A factor of a product of matrices.
    WmmaFactor = "vector of 32-bit float values of length 2 or vector of 16-bit float or bfloat16 type values of length 4/8/16 or vector of 8-bit signless integer or 8-bit signed integer or 8-bit unsigned integer values of length 4/8/16/32 or vector of f8E4M3FN type or f8E5M2 type values of length 4/8/32/64 or vector of 4-bit signless integer or 4-bit signed integer or 4-bit unsigned integer values of length 4/8/16",
        Pred::Is(|ctx, ty| is_vector(ctx, ty, &[(&[F(F32)], &[2]), (HALVES, &[4, 8, 16]), (&[AnyI(8)], &[4, 8, 16, 32]), (OCP, &[4, 8, 32, 64]), (&[AnyI(4)], &[4, 8, 16])]));
    /// A sum of products of matrices.
    WmmaSum = "vector of 32-bit float or 32-bit signless integer values of length 4/8 or vector of 16-bit float or bfloat16 type values of length 4/8/16",
        Pred::Is(|ctx, ty| is_vector(ctx, ty, &[(WORDS, &[4, 8]), (HALVES, &[4, 8, 16])]));
    /// A factor of a scaled product.
    ScaledWmmaFactor = "vector of f8E5M2 type or f8E4M3FN type values of length 64 or vector of f6E2M3FN type or f6E3M2FN type values of length 64 or vector of f4E2M1FN type values of length 64/128",
        Pred::Is(|ctx, ty| is_vector(ctx, ty, &[(OCP, &[64]), (F6, &[64]), (F4, &[64, 128])]));
    /// A sum of scaled products.
    ScaledWmmaSum = "vector of 32-bit float values of length 8/16", Pred::Is(|ctx, ty| is_vector(ctx, ty, &[(&[F(F32)], &[8, 16])]));
    /// Four or eight scales.
    Scales = "vector of f8E8M0FNU type or f8E4M3FN type values of length 4/8", Pred::Is(|ctx, ty| is_vector(ctx, ty, &[(SCALES, &[4, 8])])), &VECTOR_CLASS;
}
