//! Multiplication of matrices by a warp, and their loads and stores.

use super::call::{Int, calls, when, word};
use crate::export::row::Row;
use terrace_hardware::nvvm::{
    LdStMatrixShapeAttr, MMAB1Op, MMAIntOverflow, MMALayout, MMAShapeAttr, MMATypes, ScaleVecSize,
};
use terrace_ir::{Attr, Body, OpDef, Type as MlirType, Value, Values};
use terrace_llir::Type;
use terrace_llvm::StructType;

/// Operations that call one intrinsic.
#[rustfmt::skip]
pub(super) static CALLS: &[(&OpDef, Row)] = calls! { op, b;
    LdMatrix => (
        "ldmatrix.sync.aligned.{}.x{}{}.{}", tile(b, op.shape(b)), op.num(b).unwrap_or(0), transposed(op.layout(b)),
        word!(op.elt_type(b))
    );
    StMatrix => (
        "stmatrix.sync.aligned.{}.x{}{}.{}", tile(b, op.shape(b)), op.sources(b).len(), transposed(op.layout(b)),
        word!(op.elt_type(b))
    );

    Mma => (
        "mma.{}{}.{}.{}{}.{}", match op.b1_op(b) {
            Some(MMAB1Op::XorPopc) => "xor.popc.",
            Some(MMAB1Op::AndPopc) => "and.popc.",
            _ => "",
        },
        extents(b, op.shape(b)), word!(op.layout_a(b)), word!(op.layout_b(b)), saturating(op.int_overflow_behavior(b)),
        types(
            factor(b, op.multiplicand_a_ptx_type(b), op.operand_a(b)),
            factor(b, op.multiplicand_b_ptx_type(b), op.operand_b(b)),
            op.operand_c(b).first().map_or("", |c| sum(b, c)), sum(b, op.res(b)),
        )
    );
    MmaSp => (
        "mma.sp{}.{}.row.col{}{}.{}", when(op.ordered_metadata(b), ".ordered.metadata"), extents(b, op.shape(b)),
        when(Some(op.kind(b).is_some()), ".kind.f8f6f4"), saturating(op.int_overflow_behavior(b)),
        types(
            factor(b, op.multiplicand_a_ptx_type(b), op.operand_a(b)),
            factor(b, op.multiplicand_b_ptx_type(b), op.operand_b(b)),
            op.operand_c(b).first().map_or("", |c| sum(b, c)), sum(b, op.res(b)),
        )
    );
    MmaBlockScale => (
        "mma.block.scale.{}.row.col.{}.scale.{}.{}.{}.{}.f32.{}", extents(b, op.shape(b)), word!(op.kind(b)),
        factors(op.scale_vec_size(b)), sum(b, op.res(b)), word!(op.multiplicand_a_ptx_type(b)),
        word!(op.multiplicand_b_ptx_type(b)), word!(op.block_scale_format(b))
    );
    MmaSpBlockScale => (
        "mma.sp{}.block.scale.{}.row.col.{}.scale.{}.{}.{}.{}.f32.{}",
        when(op.ordered_metadata(b), ".ordered.metadata"), extents(b, op.shape(b)), word!(op.kind(b)),
        factors(op.scale_vec_size(b)), sum(b, op.res(b)), word!(op.multiplicand_a_ptx_type(b)),
        word!(op.multiplicand_b_ptx_type(b)), word!(op.block_scale_format(b))
    );

    WMMALoad => (
        "wmma.m{}n{}k{}.load.{}.{}.stride.{}", op.m(b).unwrap_or(0), op.n(b).unwrap_or(0), op.k(b).unwrap_or(0),
        word!(op.frag(b)), word!(op.layout(b)), word!(op.eltype(b))
    );
    WMMAMma => (
        "wmma.m{}n{}k{}.mma.{}.{}.{}", op.m(b).unwrap_or(0), op.n(b).unwrap_or(0), op.k(b).unwrap_or(0),
        word!(op.layout_a(b)), word!(op.layout_b(b)), match op.eltype_a(b) {
            // The type of the accumulators follows that of the result.
            Some(MMATypes::F16) => format!("{0}.{0}", word!(op.eltype_b(b))),
            ty => word!(ty).to_string(),
        }
    );
    WMMAStore => (
        "wmma.m{}n{}k{}.store.d.{}.stride.{}", op.m(b).unwrap_or(0), op.n(b).unwrap_or(0), op.k(b).unwrap_or(0),
        word!(op.layout(b)), word!(op.eltype(b))
    );

    WgmmaFenceAligned => ("wgmma.fence.sync.aligned");
    WgmmaGroupSyncAligned => ("wgmma.commit_group.sync.aligned");
    WgmmaWaitGroupSync => ("wgmma.wait_group.sync.aligned") [Int(Type::I64, op.group(b).unwrap_or(0))];
};

/// A part of a name: rows and columns.
fn tile(b: &Body, shape: Option<Attr>) -> String {
    let shape = shape.and_then(|shape| shape.as_::<LdStMatrixShapeAttr>(b.ctx()));
    shape.map_or(String::new(), |shape| format!("m{}n{}", shape.m, shape.n))
}

/// A part of a name: the extents of a multiplication.
fn extents(b: &Body, shape: Option<Attr>) -> String {
    let shape = shape.and_then(|shape| shape.as_::<MMAShapeAttr>(b.ctx()));
    shape.map_or(String::new(), |shape| format!("m{}n{}k{}", shape.m, shape.n, shape.k))
}

fn transposed(layout: Option<MMALayout>) -> &'static str {
    if layout == Some(MMALayout::Col) { ".trans" } else { "" }
}

fn saturating(overflow: Option<MMAIntOverflow>) -> &'static str {
    if overflow == Some(MMAIntOverflow::Satfinite) { ".satfinite" } else { "" }
}

/// A part of a name: the number of scales of a row.
fn factors(size: Option<ScaleVecSize>) -> &'static str {
    match size {
        Some(ScaleVecSize::X4) => "4x",
        Some(ScaleVecSize::X2) => "2x",
        _ => "1x",
    }
}

/// A part of a name: the types of the factors, or of the sums if they determine those of the factors.
fn types(a: &str, b: &str, c: &str, d: &str) -> String {
    match a {
        "f16" => format!("{d}.{c}"),
        "e4m3" | "e5m2" | "e3m2" | "e2m3" | "e2m1" => format!("{d}.{a}.{b}.{c}"),
        _ if a == b => a.to_string(),
        _ => format!("{a}.{b}"),
    }
}

/// PTX's type of a factor, which its registers may not determine.
fn factor(b: &Body, given: Option<MMATypes>, registers: Values<'_>) -> &'static str {
    match (given, registers.first().map(|register| b.ty(register))) {
        (Some(given), _) => given.keyword(),
        (None, Some(MlirType::F64)) => "f64",
        (None, Some(MlirType::F32)) => "tf32",
        (None, _) => "f16",
    }
}

/// PTX's type of a sum.
fn sum(b: &Body, registers: Value) -> &'static str {
    let ty = b.ty(registers);
    let first = ty.as_::<StructType>(b.ctx()).and_then(|fields| fields.elems.first().copied());
    match first.unwrap_or(ty) {
        MlirType::F64 => "f64",
        MlirType::F32 => "f32",
        MlirType::I32 => "s32",
        _ => "f16",
    }
}
