//! Lowering of `math` to the LLVM dialect (`convert-math-to-llvm`), to the C library (`convert-math-to-libm`), to
//! generated functions (`convert-math-to-funcs`), and to simpler operations (`math-expand-ops`).
//!
//! `extend`, `fma` and `sincos` stay in `math`: they change float formats and fuse operations.

mod exact;
pub mod generated;
pub mod vectors;

pub use exact::{EXACT, SMALL};

use crate::arith_to_llvm::convert_fastmath;
use crate::common::table::{check_floats, unrolled};
use crate::common::types::{LowerToLLVMOptions, llvm_converter};
use crate::one_to_one;
use terrace_base::math;
use terrace_ir::decl::AttrType;
use terrace_ir::types::VectorType;
use terrace_ir::{Attr, Context, Op, OpDef, OpKind, OpState, Result, Type, Value};
use terrace_llvm as llvm;
use terrace_num::{ApFloat, FloatFormat};
use terrace_rewrite::convert::{
    BodyPass, Conversion, ConversionTarget, Legality, Lowering, Pattern, Patterns, Rewrite,
};
use terrace_rewrite::pass::{Anchor, PassContext};
use terrace_rewrite::{passes, patterns};
use terrace_support::small_vec::SmallVec;

passes! {
    /// Convert Math dialect to LLVM dialect.
    MathToLlvm("ConvertMathToLLVMPass") = "convert-math-to-llvm" on(Anchor::Any, Body) {
        /// Enable approximation of Log1p.
        approximate_log1p: bool = true,
    } => math_to_llvm;
}

fn math_to_llvm(o: &MathToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    Ok(conversion(&pass.ctx(), o.approximate_log1p).into())
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

/// Operations that need more than a table row.
static FUNCTIONS: &[Pattern] = patterns![
    math::AbsI => absi,
    math::CountLeadingZeros => ctlz,
    math::CountTrailingZeros => cttz,
    math::ExpM1 => expm1,
    math::FPowI => fpowi,
    math::IsFinite => isfinite,
    math::IsNaN => isnan,
    math::Rsqrt => rsqrt,
    math::SinCos => sincos,
];

static LOG1P: &[Pattern] = patterns![math::Log1p => log1p];

/// The patterns of `convert-math-to-llvm`.
pub static PATTERNS: &[&[Pattern]] = &[ROWS, FUNCTIONS, LOG1P];

/// The conversion of `convert-math-to-llvm`; `approximate_log1p` lowers `log1p` to `log(1 + x)`.
pub fn conversion(ctx: &Context, approximate_log1p: bool) -> Conversion {
    let mut patterns = Patterns::new().add(ROWS).add(FUNCTIONS);
    if approximate_log1p {
        patterns = patterns.add(LOG1P);
    }
    let target = ConversionTarget::new()
        .dialect("llvm", Legality::Legal)
        .op(terrace_base::builtin::cast_def(), Legality::Legal);
    let converter = llvm_converter(ctx, LowerToLLVMOptions::default());
    Conversion::partial(target, patterns, converter)
}

/// Class masks of `llvm.is.fpclass`.
mod class {
    pub const NAN: i64 = 0b11;
    pub const INF: i64 = 1 << 2 | 1 << 9;
    pub const NORMAL: i64 = 1 << 3 | 1 << 8;
    pub const FINITE: i64 = 0b1_1111_1000;
}

/// Creates an operation with one result.
fn make(
    rw: &mut Lowering<'_, '_>,
    def: &'static OpDef,
    ty: Type,
    args: &[Value],
    slots: &[(usize, Attr)],
    dict: Option<Attr>,
) -> Value {
    let mut state = OpState::new(def, rw.loc());
    state.operands.extend_from_slice(args);
    state.results.push(ty);
    for &(slot, attr) in slots {
        state.set_slot(slot, attr);
    }
    // The fast-math flags are those in `slots`, also if there are none.
    state.set_attrs(rw.context(), dict, |slot| slot == llvm::FAdd::SLOTS.fastmath_flags);
    let op = rw.create(state);
    rw.result(op, 0)
}

/// The converted result type; as in upstream, fails for vectors of several dimensions.
fn one_dimension(rw: &mut Lowering<'_, '_>, op: Op) -> Rewrite<Type> {
    let ty = rw.ty(rw.result(op, 0));
    let ty = rw.convert(ty)?;
    if ty.is::<llvm::types::ArrayType>(rw.context()) {
        return Err("vectors of more than one dimension are not supported".into());
    }
    Ok(ty)
}

/// An integer intrinsic whose poison flag is false.
fn integer(rw: &mut Lowering<'_, '_>, op: Op, operand: Value, def: &'static OpDef) -> Rewrite {
    let ty = one_dimension(rw, op)?;
    let value = make(rw, def, ty, &[operand], &[(0, Attr::bool(false))], None);
    rw.replace(op, &[value])
}

fn absi(op: math::AbsI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    integer(rw, op.0, rw.adaptor(op).operand, llvm::Abs::DEF)
}

fn ctlz(op: math::CountLeadingZeros, rw: &mut Lowering<'_, '_>) -> Rewrite {
    integer(rw, op.0, rw.adaptor(op).operand, llvm::CountLeadingZeros::DEF)
}

fn cttz(op: math::CountTrailingZeros, rw: &mut Lowering<'_, '_>) -> Rewrite {
    integer(rw, op.0, rw.adaptor(op).operand, llvm::CountTrailingZeros::DEF)
}

/// Fast-math flags of the original operation, in the slot that all LLVM float operations have for them.
fn flags(rw: &Lowering<'_, '_>, op: Op) -> SmallVec<[(usize, Attr); 1]> {
    let flags = rw.slot(op, math::Exp::SLOTS.fastmath).and_then(|attr| convert_fastmath(rw.context(), attr));
    flags.into_iter().map(|flags| (llvm::FAdd::SLOTS.fastmath_flags, flags)).collect()
}

/// The constant 1 of a float type or of a vector of floats.
fn one(rw: &mut Lowering<'_, '_>, ty: Type) -> Value {
    let format = ty.element_or_self(rw.context()).as_float(rw.context()).unwrap_or(FloatFormat::F64);
    llvm::Constant::float(rw, ty, ApFloat::one(format))
}

/// Lowers a function of one float, on scalars and one-dimensional vectors. `f` gets a builder of operations with the
/// original's flags and attributes, the operand, and the constant 1.
fn with_one(
    rw: &mut Lowering<'_, '_>,
    op: Op,
    operand: Value,
    f: fn(
        &mut dyn FnMut(&mut Lowering<'_, '_>, &'static OpDef, &[Value]) -> Value,
        &mut Lowering<'_, '_>,
        Value,
        Value,
    ) -> Value,
) -> Rewrite {
    check_floats(rw, op)?;
    let ty = rw.ty(rw.result(op, 0));
    let ty = rw.convert(ty)?;
    let (flags, dict) = (flags(rw, op), rw.dict(op));
    let value = unrolled(rw, ty, &[operand], &mut |rw, ty, args| {
        let &[arg] = args else { return Err("one operand is expected".into()) };
        let one = one(rw, ty);
        Ok(f(&mut |rw, def, args| make(rw, def, ty, args, &flags, dict), rw, arg, one))
    })?;
    rw.replace(op, &[value])
}

/// `exp(x) - 1`
fn expm1(op: math::ExpM1, rw: &mut Lowering<'_, '_>) -> Rewrite {
    with_one(rw, op.0, rw.adaptor(op).operand, |make, rw, x, one| {
        let exp = make(rw, llvm::Exp::DEF, &[x]);
        make(rw, llvm::FSub::DEF, &[exp, one])
    })
}

/// `log(1 + x)`
fn log1p(op: math::Log1p, rw: &mut Lowering<'_, '_>) -> Rewrite {
    with_one(rw, op.0, rw.adaptor(op).operand, |make, rw, x, one| {
        let sum = make(rw, llvm::FAdd::DEF, &[one, x]);
        make(rw, llvm::Log::DEF, &[sum])
    })
}

/// `1 / sqrt(x)`
fn rsqrt(op: math::Rsqrt, rw: &mut Lowering<'_, '_>) -> Rewrite {
    with_one(rw, op.0, rw.adaptor(op).operand, |make, rw, x, one| {
        let root = make(rw, llvm::Sqrt::DEF, &[x]);
        make(rw, llvm::FDiv::DEF, &[one, root])
    })
}

/// The intrinsic takes a scalar exponent.
fn fpowi(op: math::FPowI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    check_floats(rw, op.0)?;
    let ty = one_dimension(rw, op.0)?;
    if ty.is::<VectorType>(rw.context()) {
        return Err("vectors of exponents are not supported".into());
    }
    let (flags, dict) = (flags(rw, op.0), rw.dict(op.0));
    let args = rw.adaptor(op);
    let value = make(rw, llvm::PowI::DEF, ty, &[args.lhs, args.rhs], &flags, dict);
    rw.replace(op.0, &[value])
}

/// Tests the class of a float.
fn classify(rw: &mut Lowering<'_, '_>, op: Op, operand: Value, class: i64) -> Rewrite {
    check_floats(rw, op)?;
    let ty = rw.ty(rw.result(op, 0));
    let ty = rw.convert(ty)?;
    let class = <terrace_ir::decl::attr_type::I32Attr as AttrType>::encode(rw.context(), class);
    let value = unrolled(rw, ty, &[operand], &mut |rw, ty, args| {
        Ok(make(rw, llvm::IsFPClass::DEF, ty, args, &[(llvm::IsFPClass::SLOTS.bits, class)], None))
    })?;
    rw.replace(op, &[value])
}

fn isfinite(op: math::IsFinite, rw: &mut Lowering<'_, '_>) -> Rewrite {
    classify(rw, op.0, rw.adaptor(op).operand, class::FINITE)
}

fn isnan(op: math::IsNaN, rw: &mut Lowering<'_, '_>) -> Rewrite {
    classify(rw, op.0, rw.adaptor(op).operand, class::NAN)
}

/// One intrinsic for both results; for vectors of several dimensions, each call's results are inserted into two arrays.
fn sincos(op: math::SinCos, rw: &mut Lowering<'_, '_>) -> Rewrite {
    check_floats(rw, op.0)?;
    let ctx = rw.context();
    let ty = rw.ty(rw.result(op.0, 0));
    let ty = rw.convert(ty)?;
    let (flags, dict) = (flags(rw, op.0), rw.dict(op.0));
    let mut cosines: Vec<Value> = Vec::new();
    let sin = unrolled(rw, ty, &[rw.adaptor(op).operand], &mut |rw, ty, args| {
        let both = llvm::types::StructType::literal(ctx, &[ty, ty], false);
        let both = make(rw, llvm::Sincos::DEF, both, args, &flags, dict);
        let sin = llvm::ExtractValue::at(rw, both, &[0]);
        cosines.push(llvm::ExtractValue::at(rw, both, &[1]));
        Ok(sin)
    })?;
    let mut cosines = cosines.into_iter();
    let cos = unrolled(rw, ty, &[], &mut |_, _, _| cosines.next().ok_or("a row has no cosine".into()))?;
    rw.replace(op.0, &[sin, cos])
}
