//! The functions of libdevice, CUDA's math library.

use super::{Functions, call, extend, functions, truncate};
use crate::prelude::*;
use terrace_base::arith::FastMathFlags;
use terrace_ir::stack;

/// The patterns of libdevice's functions.
pub static PATTERNS: &[&[Pattern]] = &[FUNCTIONS, SINCOS];

static FUNCTIONS: &[Pattern] = functions! {
    arith::MaxNumF { f32: "__nv_fmaxf", f64: "__nv_fmax" };
    arith::MinNumF { f32: "__nv_fminf", f64: "__nv_fmin" };
    arith::RemF { f32: "__nv_fmodf", f64: "__nv_fmod" };
    math::Acos { f32: "__nv_acosf", f64: "__nv_acos" };
    math::Acosh { f32: "__nv_acoshf", f64: "__nv_acosh" };
    math::Asin { f32: "__nv_asinf", f64: "__nv_asin" };
    math::Asinh { f32: "__nv_asinhf", f64: "__nv_asinh" };
    math::Atan { f32: "__nv_atanf", f64: "__nv_atan" };
    math::Atan2 { f32: "__nv_atan2f", f64: "__nv_atan2" };
    math::Atanh { f32: "__nv_atanhf", f64: "__nv_atanh" };
    math::Cbrt { f32: "__nv_cbrtf", f64: "__nv_cbrt" };
    math::Ceil { f32: "__nv_ceilf", f64: "__nv_ceil" };
    math::CopySign { f32: "__nv_copysignf", f64: "__nv_copysign" };
    math::Cos { f32: "__nv_cosf", f32_afn: "__nv_fast_cosf", f64: "__nv_cos" };
    math::Cosh { f32: "__nv_coshf", f64: "__nv_cosh" };
    math::Erf { f32: "__nv_erff", f64: "__nv_erf" };
    math::Erfc { f32: "__nv_erfcf", f64: "__nv_erfc" };
    math::Exp { f32: "__nv_expf", f32_afn: "__nv_fast_expf", f64: "__nv_exp" };
    math::Exp2 { f32: "__nv_exp2f", f64: "__nv_exp2" };
    math::ExpM1 { f32: "__nv_expm1f", f64: "__nv_expm1" };
    math::AbsF { f32: "__nv_fabsf", f64: "__nv_fabs" };
    math::Floor { f32: "__nv_floorf", f64: "__nv_floor" };
    math::Fma { f32: "__nv_fmaf", f64: "__nv_fma" };
    math::Log { f32: "__nv_logf", f32_afn: "__nv_fast_logf", f64: "__nv_log" };
    math::Log10 { f32: "__nv_log10f", f32_afn: "__nv_fast_log10f", f64: "__nv_log10" };
    math::Log1p { f32: "__nv_log1pf", f64: "__nv_log1p" };
    math::Log2 { f32: "__nv_log2f", f32_afn: "__nv_fast_log2f", f64: "__nv_log2" };
    math::PowF { f32: "__nv_powf", f32_afn: "__nv_fast_powf", f64: "__nv_pow" };
    math::FPowI { f32: "__nv_powif", f64: "__nv_powi" };
    math::RoundEven { f32: "__nv_rintf", f64: "__nv_rint" };
    math::Round { f32: "__nv_roundf", f64: "__nv_round" };
    math::Rsqrt { f32: "__nv_rsqrtf", f64: "__nv_rsqrt" };
    math::Sin { f32: "__nv_sinf", f32_afn: "__nv_fast_sinf", f64: "__nv_sin" };
    math::Sinh { f32: "__nv_sinhf", f64: "__nv_sinh" };
    math::Sqrt { f32: "__nv_sqrtf", f64: "__nv_sqrt" };
    math::Tan { f32: "__nv_tanf", f32_afn: "__nv_fast_tanf", f64: "__nv_tan" };
    math::Tanh { f32: "__nv_tanhf", f64: "__nv_tanh" };
    math::AbsI { i32: "__nv_abs" };
    math::IsFinite { f32: "__nv_finitef", f64: "__nv_isfinited" };
    math::IsInf { f32: "__nv_isinff", f64: "__nv_isinfd" };
    math::IsNaN { f32: "__nv_isnanf", f64: "__nv_isnand" };
};

static SINCOS: &[Pattern] = patterns![math::SinCos => sincos];

/// One call for both results, which the function writes to the stack.
fn sincos(op: math::SinCos, rw: &mut Lowering) -> Rewrite<[Value; 2]> {
    const FUNCTIONS: Functions = Functions {
        f32: "__nv_sincosf",
        f32_afn: "__nv_fast_sincosf",
        f64: "__nv_sincos",
        ..Functions::NONE
    };
    let ctx = rw.context();
    let x = rw.adaptor(op).operand;
    let ty = rw.ty(x);
    let is_fast = op.fastmath(rw).is_some_and(|flags| flags.has(FastMathFlags::AFN));
    let (name, param) = FUNCTIONS.of(ctx, ty, is_fast)?;
    let entry = stack::scope_entry(rw, op.0).ok_or("the operation is in no function")?;
    let x = extend(rw, x, param);
    let point = rw.insert_point();
    rw.set_start(entry);
    let ptr = llvm::ptr(ctx);
    let one = llvm::Constant::int(rw, Type::I32, 1);
    let results = [(); 2].map(|()| llvm::Alloca::new(rw, ptr, param, one));
    rw.set_insert_point(point);
    let function = llvm::FunctionType::get(ctx, llvm::void(ctx), &[param, ptr, ptr], false);
    call(rw, ctx.intern(name), function, &[x, results[0], results[1]]);
    let values = results.map(|address| llvm::Load::new(rw, param, address));
    Ok(values.map(|value| truncate(rw, value, ty)))
}
