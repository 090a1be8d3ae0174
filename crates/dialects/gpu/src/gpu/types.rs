//! The types of `gpu`, and constraints on types.

use crate::prelude::*;
use terrace_ir::decl::KnownTypes;
use terrace_ir::decl::TypeClass;
use terrace_ir::diag::Message;

types! { "gpu", TYPES;
    /// `!gpu.async.token`: stands for work on a device that may not be done yet.
    AsyncTokenType = "async.token" {}
    /// `!gpu.mma_matrix<16x16xf16, "AOp">`: a matrix whose elements are in the registers of the threads of a subgroup.
    MmaMatrixType = "mma_matrix" {
        /// The number of rows and columns.
        shape: [i64],
        /// The type of an element.
        elem: Type,
        /// The role in a product: `AOp`, `BOp` or `COp`.
        operand: Str,
    } (parse: parse_mma_matrix, print: print_mma_matrix)
    /// `!gpu.sparse.dntensor_handle`: a dense tensor of cuSPARSE.
    SparseDnTensorHandleType = "sparse.dntensor_handle" {}
    /// `!gpu.sparse.spmat_handle`: a sparse matrix of cuSPARSE.
    SparseSpMatHandleType = "sparse.spmat_handle" {}
    /// `!gpu.sparse.spgemmop_handle`: a product of sparse matrices of cuSPARSE.
    SparseSpGemmOpHandleType = "sparse.spgemmop_handle" {}
}

static SI8: Pred = Pred::Is(|ctx, ty| ty == IntegerType::get(ctx, 8, Signedness::Signed as u32));
static UI8: Pred = Pred::Is(|ctx, ty| ty == IntegerType::get(ctx, 8, Signedness::Unsigned as u32));
static I8_ONLY: Pred = Pred::Exact(Type::I8);
static I32_ONLY: Pred = Pred::Exact(Type::I32);
static I64_ONLY: Pred = Pred::Exact(Type::I64);
static INDEX: Pred = Pred::Exact(Type::INDEX);
static F16: Pred = Pred::Exact(Type::F16);
static F32: Pred = Pred::Exact(Type::F32);
static F64: Pred = Pred::Exact(Type::F64);
static INT_OR_FLOAT: Pred = Pred::Is(|ctx, ty| ty.is_int(ctx) || ty.is_float(ctx));
static FIXED_VECTOR_RANK_1: Pred = Pred::Is(|ctx, ty| {
    ty.as_::<VectorType>(ctx).is_some_and(|vector| vector.shape.len() == 1 && !vector.any_scalable())
});
static VECTOR_OF_INT_OR_FLOAT: Pred = Pred::AllOf(&[&FIXED_VECTOR_RANK_1, &Pred::Vector(&INT_OR_FLOAT)]);
static MATRIX_MEMORY: Pred = Pred::AnyOf(&[&I8_ONLY, &I32_ONLY, &F16, &F32, &F64]);
static MATRIX_MEMORY_VECTOR: Pred = Pred::Is(|ctx, ty| {
    ty.as_::<VectorType>(ctx)
        .is_some_and(|vector| vector.shape.len() == 1 && MATRIX_MEMORY.holds(ctx, vector.elem))
});

/// Whether a type is a matrix whose elements satisfy one of the predicates.
fn is_matrix_of(ctx: &Context, ty: Type, elems: &[&Pred]) -> bool {
    ty.as_::<MmaMatrixType>(ctx).is_some_and(|matrix| elems.iter().any(|elem| elem.holds(ctx, matrix.elem)))
}

type_constraints! {
    /// A token.
    AsyncToken = "async token type", Pred::Is(|ctx, ty| ty.is::<AsyncTokenType>(ctx));
    /// A matrix in registers.
    MmaMatrix = "MMAMatrix type", Pred::Is(|ctx, ty| ty.is::<MmaMatrixType>(ctx));
    /// A dense tensor of cuSPARSE.
    SparseDnTensorHandle = "dense tensor handle type", Pred::Is(|ctx, ty| ty.is::<SparseDnTensorHandleType>(ctx));
    /// A sparse matrix of cuSPARSE.
    SparseSpMatHandle = "sparse matrix handle type", Pred::Is(|ctx, ty| ty.is::<SparseSpMatHandleType>(ctx));
    /// A product of sparse matrices of cuSPARSE.
    SparseSpGemmOpHandle = "SpGEMM operation handle type", Pred::Is(|ctx, ty| ty.is::<SparseSpGemmOpHandleType>(ctx));
    /// The size of a grid, a cluster or a block.
    LaunchIndex = "index or 32-bit signless integer or 64-bit signless integer", Pred::AnyOf(&[&INDEX, &I32_ONLY, &I64_ONLY]);
    /// An integer or a float.
    AnyIntegerOrFloat = "Integer or Float", Pred::Is(|ctx, ty| ty.is_int(ctx) || ty.is_float(ctx));
    /// An integer, a float, or a vector of them of rank one and fixed length.
    AnyIntegerOrFloatOr1DVector = "Integer or Float or fixed-length vector of Integer or Float values of ranks 1", Pred::AnyOf(&[&INT_OR_FLOAT, &VECTOR_OF_INT_OR_FLOAT]);
    /// An argument of [`Printf`](super::Printf).
    Printable = "integer or index or floating-point", Pred::AnyOf(&[&INT_OR_FLOAT, &INDEX]);
    /// Memory that matrices are loaded from and stored to.
    MmaMemRef = "memref of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float or vector of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values of ranks 1 values", Pred::MemRef(&Pred::AnyOf(&[&MATRIX_MEMORY, &MATRIX_MEMORY_VECTOR])), &MEMREF_CLASS;
    /// A matrix that can be stored.
    StoredMatrix = "gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values", Pred::Is(|ctx, ty| is_matrix_of(ctx, ty, &[&SI8, &UI8, &I32_ONLY, &F16, &F32, &F64])), &MMA_MATRIX_CLASS;
    /// A factor of a product.
    FactorMatrix = "gpu.mma_matrix of 8-bit signed integer or 8-bit unsigned integer or 16-bit float or 32-bit float or 64-bit float values", Pred::Is(|ctx, ty| is_matrix_of(ctx, ty, &[&SI8, &UI8, &F16, &F32, &F64])), &MMA_MATRIX_CLASS;
    /// A sum of products.
    SumMatrix = "gpu.mma_matrix of 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values", Pred::Is(|ctx, ty| is_matrix_of(ctx, ty, &[&I32_ONLY, &F16, &F32, &F64])), &MMA_MATRIX_CLASS;
    /// An element of a matrix.
    MatrixElement = "8-bit signed integer or 8-bit unsigned integer or 32-bit signless integer or 16-bit float or 32-bit float", Pred::AnyOf(&[&SI8, &UI8, &I32_ONLY, &F16, &F32]);
}

/// `MMAMatrixType`
static MMA_MATRIX_CLASS: TypeClass = TypeClass::new("gpu.mma_matrix", |ctx, ty| ty.is::<MmaMatrixType>(ctx));

/// The type of an element of a matrix.
pub(super) fn matrix_element(ctx: &Context, ty: Type) -> Option<Type> {
    ty.as_::<MmaMatrixType>(ctx).map(|matrix| matrix.elem)
}

/// The only type of groups that formats leave out, by the group's name; that of `index` groups follows from the constraint.
pub(super) fn implied(ctx: &Context, _: &KnownTypes<'_>, name: &str) -> Option<Type> {
    Some(match name {
        "async_dependencies" | "async_token" => AsyncTokenType::get(ctx),
        "dn_tensor" | "dn_x" | "dn_y" | "dnmat_a" | "dnmat_b" | "dnmat_c" => {
            SparseDnTensorHandleType::get(ctx)
        }
        "sp_mat" | "spmat" | "spmat_a" | "spmat_b" | "spmat_c" => SparseSpMatHandleType::get(ctx),
        "desc" => SparseSpGemmOpHandleType::get(ctx),
        _ => return None,
    })
}

/// The message about an unknown mnemonic.
pub(super) fn unknown_type(name: &str) -> String {
    format!("unknown gpu type: {name}")
}

/// `<16x16xf16, "AOp">`
fn parse_mma_matrix(p: &mut AsmParser<'_>) -> Result<Type> {
    // Errors are reported at the mnemonic.
    let at = p.offset().saturating_sub(MmaMatrixType::DEF.name.len() as u32);
    p.expect(b'<', "expected '<'")?;
    let shape = p.parse_dimension_list(false, true)?;
    let elem = p.parse_type()?;
    p.expect(b',', "expected ','")?;
    let operand = p.string()?;
    p.expect(b'>', "expected '>'")?;
    if let Err(message) = verify_mma_matrix(p.ctx, &shape, elem, &operand) {
        return Err(p.custom_error(at, message));
    }
    Ok(MmaMatrixType::get(p.ctx, &shape, elem, p.ctx.str_id(&operand)))
}

fn verify_mma_matrix(
    ctx: &Context,
    shape: &[i64],
    elem: Type,
    operand: &[u8],
) -> core::result::Result<(), Message> {
    if !matches!(operand, b"AOp" | b"BOp" | b"COp") {
        return Err("operand expected to be one of AOp, BOp or COp".into());
    }
    if shape.len() != 2 {
        return Err("MMAMatrixType must have exactly two dimensions".into());
    }
    match [&SI8, &UI8, &I32_ONLY, &F16, &F32, &F64].iter().any(|pred| pred.holds(ctx, elem)) {
        true => Ok(()),
        false => Err("MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64".into()),
    }
}

/// Prints what [`parse_mma_matrix`] parses.
fn print_mma_matrix(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(matrix) = ty.as_::<MmaMatrixType>(p.ctx()) else { return };
    p.byte(b'<');
    p.shape(matrix.shape);
    p.ty(matrix.elem);
    p.text(", ");
    p.string(p.ctx().bytes(matrix.operand));
    p.byte(b'>');
}
