//! Lowering of `x86vector` to calls of intrinsics (`convert-vector-to-llvm` with `enable-x86vector`).

use crate::common::intrinsic;
use crate::common::memory::base_pointer;
use crate::prelude::*;
use terrace_base::arith::fold::zero_of;
use terrace_hardware::x86vector;

/// Makes a table of operations that become a call of an intrinsic with their operands; its name has the parts `kind` and
/// `width` of an operand's type.
macro_rules! calls {
    ($($Op:ident.$operand:ident => $name:literal;)*) => { &[$(
        Pattern::new::<x86vector::$Op>(|rw, op| {
            let ty = rw.ty(x86vector::$Op::wrap(op).$operand(rw));
            let (elem, width) = register(rw, ty)?;
            let name = $name.replace("{kind}", kind(elem)).replace("{width}", &width.to_string());
            let result = intrinsic::result_type(rw, op)?;
            intrinsic::replace(rw, op, &name, result, rw.converted_operands())
        }).named($name)
    ),*] };
}

static CALLS: &[Pattern] = calls! {
    CvtPackedF32ToBF16.a => "llvm.x86.avx512bf16.cvtneps2bf16.{width}";
    DotBF16.src => "llvm.x86.avx512bf16.dpbf16ps.{width}";
    DotInt8.w => "llvm.x86.avx2.vpdpbssd.{width}";
    MaskRndScale.src => "llvm.x86.avx512.mask.rndscale.{kind}.{width}";
    MaskScaleF.src => "llvm.x86.avx512.mask.scalef.{kind}.{width}";
    Rsqrt.a => "llvm.x86.avx.rsqrt.ps.256";
    Vp2Intersect.a => "llvm.x86.avx512.vp2intersect.{kind}.{width}";
};

/// Makes a table of operations that convert floats in memory by the intrinsics for `bf16` and for `f16`.
macro_rules! loads {
    ($($Op:ident => $bf16:literal $f16:literal;)*) => { &[$(
        Pattern::new::<x86vector::$Op>(|rw, op| load(rw, op, [$bf16, $f16])).named($bf16)
    ),*] };
}

static LOADS: &[Pattern] = loads! {
    BcstToPackedF32 => "vbcstnebf162ps" "vbcstnesh2ps";
    CvtPackedEvenIndexedToF32 => "vcvtneebf162ps" "vcvtneeph2ps";
    CvtPackedOddIndexedToF32 => "vcvtneobf162ps" "vcvtneoph2ps";
};

static FUNCTIONS: &[Pattern] = patterns![x86vector::Dot => dot, x86vector::MaskCompress => compress];

/// The patterns of `x86vector`.
pub static PATTERNS: &[&[Pattern]] = &[CALLS, LOADS, FUNCTIONS];

/// The part of a name for a type of elements.
fn kind(elem: Type) -> &'static str {
    match elem {
        Type::F32 => "ps",
        Type::I32 => "d",
        Type::I64 => "q",
        _ => "pd",
    }
}

/// The element type of a vector, and the width of a row in bits, which names of intrinsics contain.
fn register(rw: &Lowering, ty: Type) -> Rewrite<(Type, u32)> {
    let vector = ty.as_::<VectorType>(rw.context()).ok_or("the type is no vector")?;
    let width = vector.elem.bit_width(rw.context()).ok_or("the elements have no width")?;
    // Upstream's names contain the first extent.
    let rows = vector.shape.first().and_then(|&rows| u32::try_from(rows).ok());
    let width = rows.and_then(|rows| rows.checked_mul(width)).ok_or("the vector is too long")?;
    Ok((vector.elem, width))
}

fn dot(op: x86vector::Dot, rw: &mut Lowering) -> Rewrite {
    /// All elements take part, and all get the result.
    const ALL: i64 = -1;
    let args = rw.adaptor(op);
    let result = intrinsic::result_type(rw, op.0)?;
    let mask = llvm::Constant::int(rw, Type::I8, ALL);
    intrinsic::replace(rw, op.0, "llvm.x86.avx.dp.ps.256", result, &[args.a, args.b, mask])
}

/// The elements that are not selected are those of the source, of a constant, or zero.
fn compress(op: x86vector::MaskCompress, rw: &mut Lowering) -> Rewrite {
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

/// A conversion of floats in memory, from the memref's first element on.
fn load(rw: &mut Lowering, op: Op, [bf16, f16]: Names) -> Rewrite {
    let memref = rw.ty(rw.operand(op, 0)).as_::<MemRefType>(rw.context()).ok_or("the memref is unranked")?;
    let (_, width) = register(rw, rw.ty(rw.result(op, 0)))?;
    let name = if memref.elem == Type::BF16 { bf16 } else { f16 };
    let result = intrinsic::result_type(rw, op)?;
    let &[descriptor] = rw.converted_operands() else { return Err("there is no memref".into()) };
    let (pointer, _): (Value, Type) = base_pointer(rw, &memref, descriptor)?;
    intrinsic::replace(rw, op, &format!("llvm.x86.{name}{width}"), result, &[pointer])
}
