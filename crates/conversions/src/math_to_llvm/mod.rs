//! Lowering of `math` to the LLVM dialect (`convert-math-to-llvm`).
//!
//! `exact` has the patterns of complete lowerings. `generated` (powers by repeated products) and `vectors` (vectors
//! element by element) also serve `convert-math-to-funcs` and `convert-math-to-libm`.

mod exact;
pub(crate) mod generated;
pub(crate) mod vectors;

pub use exact::EXACT;
use exact::class;

use crate::arith_to_llvm::flags::{convert_fastmath, llvm_flags};
use crate::common::table::{check_floats, one_dimension};
use crate::prelude::*;
use terrace_base::math::{
    AbsI, CountLeadingZeros, CountTrailingZeros, ExpM1, FPowI, IsFinite, IsNaN, Log1p, Rsqrt, SinCos,
};
use terrace_llvm::{
    Abs, Constant, CountLeadingZeros as Ctlz, CountTrailingZeros as Cttz, Exp, FAdd, FDiv, FSub, IsFPClass,
    Log, Sqrt,
};

passes! {
    /// Convert Math dialect to LLVM dialect.
    MathToLlvm("ConvertMathToLLVMPass") = "convert-math-to-llvm" on(Anchor::Any, Body) {
        /// Enable approximation of Log1p.
        approximate_log1p: bool = true,
    } => math_to_llvm;
}

fn math_to_llvm(o: &MathToLlvm, pass: &PassContext) -> Result<BodyPass> {
    // Without the approximation, the last table is left out.
    let tables = if o.approximate_log1p { PATTERNS } else { &PATTERNS[..PATTERNS.len() - 1] };
    Ok(llvm_conversion(&pass.ctx(), LowerToLLVMOptions::default(), tables).into())
}

/// Operations that become one intrinsic.
static ROWS: &[Pattern] = one_to_one![
    math::CtPop => llvm::CtPop,
    math::AbsF => llvm::FAbs { fastmath_flags: convert_fastmath(fastmath) },
    math::Acos => llvm::ACos { fastmath_flags: convert_fastmath(fastmath) },
    math::Asin => llvm::ASin { fastmath_flags: convert_fastmath(fastmath) },
    math::Atan => llvm::ATan { fastmath_flags: convert_fastmath(fastmath) },
    math::Atan2 => llvm::ATan2 { fastmath_flags: convert_fastmath(fastmath) },
    math::Ceil => llvm::FCeil { fastmath_flags: convert_fastmath(fastmath) },
    math::CopySign => llvm::CopySign { fastmath_flags: convert_fastmath(fastmath) },
    math::Cos => llvm::Cos { fastmath_flags: convert_fastmath(fastmath) },
    math::Cosh => llvm::Cosh { fastmath_flags: convert_fastmath(fastmath) },
    math::Exp => llvm::Exp { fastmath_flags: convert_fastmath(fastmath) },
    math::Exp2 => llvm::Exp2 { fastmath_flags: convert_fastmath(fastmath) },
    math::Floor => llvm::FFloor { fastmath_flags: convert_fastmath(fastmath) },
    math::Fma => llvm::FMA { fastmath_flags: convert_fastmath(fastmath) },
    math::Log => llvm::Log { fastmath_flags: convert_fastmath(fastmath) },
    math::Log10 => llvm::Log10 { fastmath_flags: convert_fastmath(fastmath) },
    math::Log2 => llvm::Log2 { fastmath_flags: convert_fastmath(fastmath) },
    math::PowF => llvm::Pow { fastmath_flags: convert_fastmath(fastmath) },
    math::Round => llvm::Round { fastmath_flags: convert_fastmath(fastmath) },
    math::RoundEven => llvm::RoundEven { fastmath_flags: convert_fastmath(fastmath) },
    math::Sin => llvm::Sin { fastmath_flags: convert_fastmath(fastmath) },
    math::Sinh => llvm::Sinh { fastmath_flags: convert_fastmath(fastmath) },
    math::Sqrt => llvm::Sqrt { fastmath_flags: convert_fastmath(fastmath) },
    math::Tan => llvm::Tan { fastmath_flags: convert_fastmath(fastmath) },
    math::Tanh => llvm::Tanh { fastmath_flags: convert_fastmath(fastmath) },
    math::Trunc => llvm::FTrunc { fastmath_flags: convert_fastmath(fastmath) },
];

/// Integer intrinsics on scalars and vectors of one dimension.
static INTEGERS: &[Pattern] = patterns![converted:
    "absi": AbsI(x) if one_dimension(x) => Abs[is_int_min_poison: false](x);
    "ctlz": CountLeadingZeros(x) if one_dimension(x) => Ctlz[is_zero_poison: false](x);
    "cttz": CountTrailingZeros(x) if one_dimension(x) => Cttz[is_zero_poison: false](x);
];

static FUNCTIONS: &[Pattern] = patterns![FPowI => fpowi, SinCos => sincos];

static FLOATS: &[Pattern] = elementwise![keep:
    "expm1": ExpM1(x)@f let g = (llvm_flags(f)) with one = {1.0} => FSub(Exp(x)@g, one)@g;
    "rsqrt": Rsqrt(x)@f let g = (llvm_flags(f)) with one = {1.0} => FDiv(one, Sqrt(x)@g)@g;
];

static LOG1P: &[Pattern] = elementwise![keep:
    "log1p": Log1p(x)@f let g = (llvm_flags(f)) with one = {1.0} => Log(FAdd(one, x)@g)@g;
];

static CLASSES: &[Pattern] = elementwise![drop:
    "isfinite": IsFinite(x) => IsFPClass[bits: class::FINITE](x);
    "isnan": IsNaN(x) => IsFPClass[bits: class::NAN](x);
];

/// The patterns of `convert-math-to-llvm`.
pub static PATTERNS: &[&[Pattern]] = &[ROWS, INTEGERS, FUNCTIONS, FLOATS, CLASSES, LOG1P];

/// The intrinsic takes a scalar exponent.
fn fpowi(op: FPowI, rw: &mut Lowering) -> Rewrite<Value> {
    check_floats(rw, op.0)?;
    let args = rw.adaptor(op);
    let ty = one_dimension(rw, args.lhs)?;
    if ty.is::<VectorType>(rw.context()) {
        return Err("vectors of exponents are not supported".into());
    }
    let flags = op.fastmath(rw).map(llvm_flags).filter(|&flags| flags != llvm::FastmathFlags::NONE);
    let new = llvm::PowI::with(ty, args.lhs, args.rhs).fastmath_flags(flags).build(rw);
    rw.carry_discardable(op.0, new.0);
    Ok(new.res(rw))
}

/// One intrinsic for both results; for vectors of several dimensions, each call's results are inserted into two arrays.
fn sincos(op: SinCos, rw: &mut Lowering) -> Rewrite<[Value; 2]> {
    check_floats(rw, op.0)?;
    let ty = rw.convert(rw.ty(rw.result(op.0, 0)))?;
    let flags = op.fastmath(rw).map(llvm_flags).filter(|&flags| flags != llvm::FastmathFlags::NONE);
    let mut cosines: Vec<Value> = Vec::new();
    let sin = unrolled(rw, ty, &[rw.adaptor(op).operand], &mut |rw, ty, args| {
        let &[x] = args else { return Err("one operand is expected".into()) };
        let both = llvm::types::StructType::literal(rw.context(), &[ty, ty], false);
        let new = llvm::Sincos::with(both, x).fastmath_flags(flags).build(rw);
        rw.carry_discardable(op.0, new.0);
        let both = new.res(rw);
        let sin = part(rw, both, 0);
        cosines.push(part(rw, both, 1));
        Ok(sin)
    })?;
    let mut cosines = cosines.into_iter();
    let cos = unrolled(rw, ty, &[], &mut |_, _, _| cosines.next().ok_or("a row has no cosine".into()))?;
    Ok([sin, cos])
}
