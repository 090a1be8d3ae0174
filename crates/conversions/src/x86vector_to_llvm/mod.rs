//! Lowering of `x86vector` to calls of intrinsics (`convert-vector-to-llvm` with `enable-x86vector`).

use crate::common::intrinsic;
use crate::memref_to_llvm::access::base_pointer;
use terrace_base::arith::fold::zero_of;
use terrace_hardware::x86vector;
use terrace_llvm as llvm;
use terrace_rewrite::prelude::*;

/// The patterns of `x86vector`.
pub static PATTERNS: &[&[Pattern]] = &[patterns![
    x86vector::BcstToPackedF32 => broadcast,
    x86vector::CvtPackedEvenIndexedToF32 => even,
    x86vector::CvtPackedF32ToBF16 => to_bf16,
    x86vector::CvtPackedOddIndexedToF32 => odd,
    x86vector::Dot => dot,
    x86vector::DotBF16 => dot_bf16,
    x86vector::DotInt8 => dot_i8,
    x86vector::MaskCompress => compress,
    x86vector::MaskRndScale => round_scale,
    x86vector::MaskScaleF => scale,
    x86vector::Rsqrt => rsqrt,
    x86vector::Vp2Intersect => intersect,
]];

/// The element type of a vector, and the width of a row in bits, which names of intrinsics contain.
fn register(rw: &Lowering<'_, '_>, ty: Type) -> Rewrite<(Type, u32)> {
    let vector = ty.as_::<VectorType>(rw.context()).ok_or("the type is no vector")?;
    let width = vector.elem.bit_width(rw.context()).ok_or("the elements have no width")?;
    // Upstream's names contain the first extent.
    let rows = vector.shape.first().and_then(|&rows| u32::try_from(rows).ok());
    let width = rows.and_then(|rows| rows.checked_mul(width)).ok_or("the vector is too long")?;
    Ok((vector.elem, width))
}

/// Replaces an operation by a call with its operands.
fn call(rw: &mut Lowering<'_, '_>, op: Op, name: &str) -> Rewrite {
    let result = intrinsic::result_type(rw, op)?;
    intrinsic::replace(rw, op, name, result, rw.converted_operands())
}

fn to_bf16(op: x86vector::CvtPackedF32ToBF16, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (_, width) = register(rw, rw.ty(op.a(rw)))?;
    call(rw, op.0, &format!("llvm.x86.avx512bf16.cvtneps2bf16.{width}"))
}

fn dot_bf16(op: x86vector::DotBF16, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (_, width) = register(rw, rw.ty(op.src(rw)))?;
    call(rw, op.0, &format!("llvm.x86.avx512bf16.dpbf16ps.{width}"))
}

fn dot_i8(op: x86vector::DotInt8, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (_, width) = register(rw, rw.ty(op.w(rw)))?;
    call(rw, op.0, &format!("llvm.x86.avx2.vpdpbssd.{width}"))
}

fn rsqrt(op: x86vector::Rsqrt, rw: &mut Lowering<'_, '_>) -> Rewrite {
    call(rw, op.0, "llvm.x86.avx.rsqrt.ps.256")
}

fn dot(op: x86vector::Dot, rw: &mut Lowering<'_, '_>) -> Rewrite {
    /// All elements take part, and all get the result.
    const ALL: i64 = -1;
    let args = rw.adaptor(op);
    let result = intrinsic::result_type(rw, op.0)?;
    let mask = llvm::Constant::int(rw, Type::I8, ALL);
    intrinsic::replace(rw, op.0, "llvm.x86.avx.dp.ps.256", result, &[args.a, args.b, mask])
}

/// The part of a name for packed floats of a type.
fn packed(elem: Type) -> &'static str {
    if elem == Type::F32 { "ps" } else { "pd" }
}

fn round_scale(op: x86vector::MaskRndScale, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (elem, width) = register(rw, rw.ty(op.src(rw)))?;
    call(rw, op.0, &format!("llvm.x86.avx512.mask.rndscale.{}.{width}", packed(elem)))
}

fn scale(op: x86vector::MaskScaleF, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (elem, width) = register(rw, rw.ty(op.src(rw)))?;
    call(rw, op.0, &format!("llvm.x86.avx512.mask.scalef.{}.{width}", packed(elem)))
}

fn intersect(op: x86vector::Vp2Intersect, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (elem, width) = register(rw, rw.ty(op.a(rw)))?;
    let kind = if elem == Type::I32 { "d" } else { "q" };
    call(rw, op.0, &format!("llvm.x86.avx512.vp2intersect.{kind}.{width}"))
}

/// The elements that are not selected are those of the source, of a constant, or zero.
fn compress(op: x86vector::MaskCompress, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    let ty = rw.ty(op.dst(rw));
    let result = intrinsic::result_type(rw, op.0)?;
    let constant = match op.constant_src(rw) {
        Some(constant) => constant,
        None => zero_of(rw.context(), ty).ok_or("the type has no zero")?,
    };
    let src = match args.src {
        Some(src) => src,
        None => llvm::Constant::new(rw, result.unwrap_or(ty), constant),
    };
    intrinsic::replace(rw, op.0, "llvm.x86.avx512.mask.compress", result, &[args.a, src, args.k])
}

/// The names of an intrinsic for `bf16` and for `f16`.
type Names = [&'static str; 2];

fn broadcast(op: x86vector::BcstToPackedF32, rw: &mut Lowering<'_, '_>) -> Rewrite {
    load(rw, op.0, ["vbcstnebf162ps", "vbcstnesh2ps"])
}

fn even(op: x86vector::CvtPackedEvenIndexedToF32, rw: &mut Lowering<'_, '_>) -> Rewrite {
    load(rw, op.0, ["vcvtneebf162ps", "vcvtneeph2ps"])
}

fn odd(op: x86vector::CvtPackedOddIndexedToF32, rw: &mut Lowering<'_, '_>) -> Rewrite {
    load(rw, op.0, ["vcvtneobf162ps", "vcvtneoph2ps"])
}

/// A conversion of floats in memory, from the memref's first element on.
fn load(rw: &mut Lowering<'_, '_>, op: Op, [bf16, f16]: Names) -> Rewrite {
    let ctx = rw.context();
    let memref = rw.ty(rw.operand(op, 0)).as_::<MemRefType>(ctx).ok_or("the memref is unranked")?;
    let (_, width) = register(rw, rw.ty(rw.result(op, 0)))?;
    let name = if memref.elem == Type::BF16 { bf16 } else { f16 };
    let result = intrinsic::result_type(rw, op)?;
    let &[descriptor] = rw.converted_operands() else { return Err("there is no memref".into()) };
    let (pointer, _): (Value, Type) = base_pointer(rw, &memref, descriptor)?;
    intrinsic::replace(rw, op, &format!("llvm.x86.{name}{width}"), result, &[pointer])
}
