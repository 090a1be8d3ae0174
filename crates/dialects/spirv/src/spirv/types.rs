//! The types of `spirv`, and constraints on types.

use super::asm::types as text;
use super::enums::StorageClass;
use crate::prelude::*;

types! { "spirv", TYPES;
    /// `!spirv.arm.tensor<4x4xf32>`: a tensor; without shape if it is unranked (`*xf32`).
    TensorArmType = "arm.tensor" { ranked: bool, shape: [i64], elem: Type } (parse: text::parse_tensor, print: text::print_tensor)
    /// `!spirv.array<4 x f32, stride=4>`: elements of one type; the stride is zero where none is written.
    ArrayType = "array" { elem: Type, len: u32, stride: u32 } (parse: text::parse_array, print: text::print_array)
    /// `!spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>`: a matrix in the registers of the invocations of a scope.
    CooperativeMatrixType = "coopmatrix" {
        /// The number of rows.
        rows: u32,
        /// The number of columns.
        columns: u32,
        /// The type of an element.
        elem: Type,
        /// A [`Scope`](super::Scope).
        scope: u32,
        /// A [`CooperativeMatrixUseKHR`](super::CooperativeMatrixUseKHR).
        role: u32,
    } (parse: text::parse_coop_matrix, print: text::print_coop_matrix)
    /// `!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Rgba8>`
    ImageType = "image" {
        /// The type of what is sampled.
        elem: Type,
        /// A [`Dim`](super::Dim).
        dim: u32,
        /// An [`ImageDepthInfo`](super::ImageDepthInfo).
        depth: u32,
        /// An [`ImageArrayedInfo`](super::ImageArrayedInfo).
        arrayed: u32,
        /// An [`ImageSamplingInfo`](super::ImageSamplingInfo).
        sampling: u32,
        /// An [`ImageSamplerUseInfo`](super::ImageSamplerUseInfo).
        sampler: u32,
        /// An [`ImageFormat`](super::ImageFormat).
        format: u32,
    } (parse: text::parse_image, print: text::print_image)
    /// `!spirv.matrix<3 x vector<3xf32>>`: columns of one vector type.
    MatrixType = "matrix" { column: Type, columns: u32 } (parse: text::parse_matrix, print: text::print_matrix)
    /// `!spirv.ptr<f32, Uniform>`: a pointer into a storage class.
    PointerType = "ptr" { pointee: Type, class: u32 } (parse: text::parse_pointer, print: text::print_pointer)
    /// `!spirv.rtarray<f32, stride=4>`: an array whose length is known at run time.
    RuntimeArrayType = "rtarray" { elem: Type, stride: u32 } (parse: text::parse_runtime_array, print: text::print_runtime_array)
    /// `!spirv.sampled_image<!spirv.image<...>>`: an image with a sampler.
    SampledImageType = "sampled_image" { image: Type } (parse: text::parse_sampled_image, print: text::print_sampled_image)
    /// `!spirv.struct<(f32 [0], i32 [4, NonWritable]), Block>`. The members of an identified one, `!spirv.struct<name, (...)>`,
    /// are set apart from it ([`StructType::body`]): they may contain the type.
    StructType = "struct" {
        /// The name of an identified struct.
        name: Option<Str>,
        /// The members.
        members: [Type],
        /// The offset of each member in bytes, or none.
        offsets: [i64],
        /// The decorations, ordered by this: for each the number of the member, or -1 for the struct itself,
        decorated: [i64],
        /// the [`Decoration`](super::Decoration),
        decorations: [i64],
        /// and the value, or `unit`.
        values: [Attr],
    } (parse: text::parse_struct, print: text::print_struct)
}

impl StructType<'_> {
    /// The struct with this name, whether or not its members are set.
    pub fn identified(ctx: &Context, name: Str) -> Type {
        StructType::get(ctx, Some(name), &[], &[], &[], &[], &[])
    }

    /// The members of a struct: itself if it has no name, else what was set for its name.
    pub fn body<'c>(ctx: &'c Context, ty: Type) -> Option<StructType<'c>> {
        let own = ty.as_::<StructType>(ctx)?;
        if own.name.is_none() {
            return Some(own);
        }
        ctx.type_body(ty)?.as_::<StructType>(ctx)
    }
}

impl PointerType<'_> {
    /// The storage class.
    pub fn storage_class(&self) -> Option<StorageClass> {
        StorageClass::from_value(u64::from(self.class))
    }
}

/// The type of the part of a composite, if that does not depend on a number: all have one type.
pub fn uniform_element(ctx: &Context, ty: Type) -> Option<Type> {
    if let Some(vector) = ty.as_::<VectorType>(ctx) {
        return Some(vector.elem);
    }
    let array = ty.as_::<ArrayType>(ctx).map(|array| array.elem);
    let array = array.or_else(|| ty.as_::<RuntimeArrayType>(ctx).map(|array| array.elem));
    let array = array.or_else(|| ty.as_::<MatrixType>(ctx).map(|matrix| matrix.column));
    let array = array.or_else(|| ty.as_::<CooperativeMatrixType>(ctx).map(|matrix| matrix.elem));
    array.or_else(|| ty.as_::<TensorArmType>(ctx).map(|tensor| tensor.elem))
}

/// Whether a type is a composite (`spirv::CompositeType`).
pub fn is_composite(ctx: &Context, ty: Type) -> bool {
    match ty.as_::<VectorType>(ctx) {
        Some(vector) => is_vector_of_length(&vector),
        None => ty.is::<StructType>(ctx) || uniform_element(ctx, ty).is_some(),
    }
}

fn is_vector_of_length(vector: &VectorType<'_>) -> bool {
    !vector.any_scalable() && matches!(*vector.shape, [2 | 3 | 4 | 8 | 16])
}

fn is_vector_of(ctx: &Context, ty: Type, elem: &Pred) -> bool {
    ty.as_::<VectorType>(ctx)
        .is_some_and(|vector| is_vector_of_length(&vector) && elem.holds(ctx, vector.elem))
}

fn is_coop_matrix_of(ctx: &Context, ty: Type, elem: &Pred) -> bool {
    ty.as_::<CooperativeMatrixType>(ctx).is_some_and(|matrix| elem.holds(ctx, matrix.elem))
}

static BOOL: Pred = Pred::Exact(Type::I1);
static INTEGER: Pred =
    Pred::Is(|ctx, ty| ty.as_int(ctx).is_some_and(|(width, _)| matches!(width, 8 | 16 | 32 | 64)));
static FLOAT: Pred = Pred::Is(|_, ty| matches!(ty, Type::F16 | Type::F32 | Type::F64));
static FLOAT_16_OR_32: Pred = Pred::Is(|_, ty| matches!(ty, Type::F16 | Type::F32));
static ANY_FLOAT: Pred = Pred::Is(|_, ty| matches!(ty, Type::F16 | Type::BF16 | Type::F32 | Type::F64));
static SCALAR: Pred = Pred::AnyOf(&[&INTEGER, &ANY_FLOAT, &BOOL]);
static VECTOR: Pred = Pred::Is(|ctx, ty| is_vector_of(ctx, ty, &SCALAR));
static POINTER: Pred = Pred::Is(|ctx, ty| ty.is::<PointerType>(ctx));
/// The composites of SPIR-V that are no vectors.
static OWN_COMPOSITE: Pred = Pred::Is(|ctx, ty| !ty.is::<VectorType>(ctx) && is_composite(ctx, ty));
static IMAGE: Pred = Pred::Is(|ctx, ty| ty.is::<ImageType>(ctx) || ty.is::<SampledImageType>(ctx));
static VOID: Pred = Pred::Exact(Type::NONE);

type_constraints! {
    /// A pointer.
    AnyPointer = "any SPIR-V pointer type", Pred::Is(|ctx, ty| ty.is::<PointerType>(ctx));
    /// `i1`.
    BoolCondition = "bool", Pred::Exact(Type::I1);
    /// An integer.
    Integer = "8/16/32/64-bit integer", Pred::AnyOf(&[&INTEGER]);
    /// `i1` or a vector.
    BoolOrVector = "bool or fixed-length vector of bool values of length 2/3/4/8/16", Pred::Is(|ctx, ty| BOOL.holds(ctx, ty) || is_vector_of(ctx, ty, &BOOL));
    /// An integer or a vector.
    IntegerOrVector = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16", Pred::Is(|ctx, ty| INTEGER.holds(ctx, ty) || is_vector_of(ctx, ty, &INTEGER));
    /// An integer, a vector or a matrix in registers.
    IntegerOrMatrix = "8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values", Pred::Is(|ctx, ty| INTEGER.holds(ctx, ty) || is_vector_of(ctx, ty, &INTEGER) || is_coop_matrix_of(ctx, ty, &INTEGER));
    /// A float or a vector.
    FloatOrVector = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16", Pred::Is(|ctx, ty| FLOAT.holds(ctx, ty) || is_vector_of(ctx, ty, &FLOAT));
    /// `f16` or `f32` or a vector.
    SmallFloatOrVector = "16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16", Pred::Is(|ctx, ty| FLOAT_16_OR_32.holds(ctx, ty) || is_vector_of(ctx, ty, &FLOAT_16_OR_32));
    /// A float, a vector or a matrix in registers.
    FloatOrMatrix = "16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values", Pred::Is(|ctx, ty| FLOAT.holds(ctx, ty) || is_vector_of(ctx, ty, &FLOAT) || is_coop_matrix_of(ctx, ty, &FLOAT));
    /// A float, `bf16` as well, a vector or a matrix in registers.
    AnyFloatOrMatrix = "16/32/64-bit float or BFloat16 or fixed-length vector of 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float or BFloat16 values", Pred::Is(|ctx, ty| ANY_FLOAT.holds(ctx, ty) || is_vector_of(ctx, ty, &ANY_FLOAT) || is_coop_matrix_of(ctx, ty, &ANY_FLOAT));
    /// A scalar, a vector or a pointer.
    ScalarOrVectorOrPointer = "8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or bool or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type", Pred::AnyOf(&[&SCALAR, &VECTOR, &POINTER]);
    /// A vector.
    AnyVector = "vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16", Pred::AnyOf(&[&VECTOR]), &terrace_ir::decl::constraint::VECTOR_CLASS;
    /// A value with parts.
    Composite = "vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V tensorArm type", Pred::AnyOf(&[&VECTOR, &OWN_COMPOSITE]);
    /// Any type of SPIR-V.
    AnySpirv = "void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type", Pred::AnyOf(&[&VOID, &SCALAR, &VECTOR, &POINTER, &OWN_COMPOSITE, &IMAGE]);
}
