//! `convert-math-to-libm`: functions of floats as calls of the C library.

use crate::math_to_llvm::vectors::by_elements;
use terrace_base::{arith, func, math};
use terrace_ir::diag::Message;
use terrace_rewrite::convert::{ModuleEdit, Request};
use terrace_rewrite::prelude::*;

passes! {
    /// Convert Math dialect to libm calls.
    MathToLibm("ConvertMathToLibmPass") = "convert-math-to-libm" on(Anchor::Op("builtin.module")) => math_to_libm;
}

fn math_to_libm(_: &MathToLibm, pass: &mut PassContext<'_>) -> Result {
    to_libm(pass.body, pass.op, pass.threads)
}

/// Declares patterns from operations and their functions of double and single precision.
macro_rules! functions {
    ($($Op:ident $double:literal $single:literal;)*) => { &[$(
        Pattern::plain::<math::$Op>(|rw, op| call(rw, op, $double, $single))
    ),*] };
}

static FUNCTIONS: &[Pattern] = functions! {
    AbsF "fabs" "fabsf";
    Acos "acos" "acosf";
    Acosh "acosh" "acoshf";
    Asin "asin" "asinf";
    Asinh "asinh" "asinhf";
    Atan "atan" "atanf";
    Atan2 "atan2" "atan2f";
    Atanh "atanh" "atanhf";
    Cbrt "cbrt" "cbrtf";
    Ceil "ceil" "ceilf";
    Cos "cos" "cosf";
    Cosh "cosh" "coshf";
    Erf "erf" "erff";
    Erfc "erfc" "erfcf";
    Exp "exp" "expf";
    Exp2 "exp2" "exp2f";
    ExpM1 "expm1" "expm1f";
    Floor "floor" "floorf";
    Fma "fma" "fmaf";
    Log "log" "logf";
    Log10 "log10" "log10f";
    Log1p "log1p" "log1pf";
    Log2 "log2" "log2f";
    PowF "pow" "powf";
    Round "round" "roundf";
    RoundEven "roundeven" "roundevenf";
    Rsqrt "rsqrt" "rsqrtf";
    Sin "sin" "sinf";
    Sinh "sinh" "sinhf";
    Sqrt "sqrt" "sqrtf";
    Tan "tan" "tanf";
    Tanh "tanh" "tanhf";
    Trunc "trunc" "truncf";
};

/// Runs `convert-math-to-libm` on all operations inside `op`; other operations of the dialect are errors.
pub fn to_libm(body: &mut Body, op: Op, threads: usize) -> Result {
    let target = ConversionTarget::new()
        .dialect("arith", Legality::Legal)
        .dialect("func", Legality::Legal)
        .dialect("builtin", Legality::Legal)
        .dialect("vector", Legality::Legal)
        .dialect("math", Legality::Illegal);
    let converter = TypeConverter::new(body.ctx());
    let conversion = Conversion::partial(target, Patterns::new().add(FUNCTIONS), converter);
    conversion.run(body, op, threads)
}

/// Calls a function in single or double precision; half precision is computed in single.
fn call(rw: &mut Lowering<'_, '_>, op: Op, double: &str, single: &str) -> Rewrite {
    let ctx = rw.context();
    let ty = rw.ty(rw.result(op, 0));
    if ty.is::<VectorType>(ctx) {
        return by_elements(rw, op);
    }
    let operands: SmallVec<[Value; 4]> = rw.operands(op).iter().collect();
    let name = match ty.as_float(ctx) {
        Some(FloatFormat::F64) => double,
        Some(FloatFormat::F32) => single,
        Some(FloatFormat::F16 | FloatFormat::BF16) => return promote(rw, op, &operands),
        _ => return Err("the C library has no function of this type".into()),
    };
    let name = ctx.intern(name);
    let mut state = OpState::new(func::Call::DEF, rw.loc());
    state.operands.extend_from_slice(&operands);
    state.results.push(ty);
    state.set_slot(func::Call::SLOTS.callee, SymbolRefAttr::flat(ctx, name));
    let call = rw.create(state);
    let inputs: SmallVec<[Type; 4]> = operands.iter().map(|_| ty).collect();
    let function = FunctionType::get(ctx, &inputs, &[ty]);
    rw.request(Request {
        apply: declare,
        name,
        types: terrace_support::smallvec![function],
        attr: None,
        loc: rw.loc(),
        patch: None,
    });
    let value = rw.result(call, 0);
    rw.replace(op, &[value])
}

/// Computes the operation in `f32` on extended operands, and rounds the result.
fn promote(rw: &mut Lowering<'_, '_>, op: Op, operands: &[Value]) -> Rewrite {
    let ty = rw.ty(rw.result(op, 0));
    let wide = Type::float(rw.context(), FloatFormat::F32);
    let def = rw.def(op);
    let loc = rw.loc();
    let mut state = OpState::new(def, loc);
    for &operand in operands {
        let value = arith::ExtF::new(rw, wide, operand);
        state.operands.push(value);
    }
    state.results.push(wide);
    let new = rw.create(state);
    let value = rw.result(new, 0);
    let value = arith::TruncF::new(rw, ty, value);
    rw.replace(op, &[value])
}

/// Declares a function without memory effects at the start of the module if the name is free.
fn declare(edit: &mut ModuleEdit<'_>, request: &Request) -> core::result::Result<Str, Message> {
    let name = request.name;
    let Some(&ty) = request.types.first() else { return Ok(name) };
    if edit.symbols.contains_key(&name) {
        return Ok(name);
    }
    edit.builder.set_loc(request.loc);
    let function = func::Func::declare(&mut edit.builder, name, ty);
    edit.builder.set_attr(function.op(), "llvm.readnone", Some(Attr::UNIT));
    edit.symbols.insert(name, function.op());
    Ok(name)
}
