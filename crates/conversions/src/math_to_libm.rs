//! `convert-math-to-libm`: functions of floats as calls of the C library.

use crate::math_to_llvm::vectors::by_elements;
use crate::prelude::*;
use terrace_rewrite::convert::finish;

passes! {
    /// Convert Math dialect to libm calls.
    MathToLibm("ConvertMathToLibmPass") = "convert-math-to-libm" on(Anchor::Op("builtin.module")) => math_to_libm;
}

fn math_to_libm(_: &MathToLibm, pass: &mut PassContext) -> Result {
    let target = ConversionTarget::new()
        .dialect("arith", Legality::Legal)
        .dialect("func", Legality::Legal)
        .dialect("builtin", Legality::Legal)
        .dialect("vector", Legality::Legal)
        .dialect("math", Legality::Illegal);
    let converter = TypeConverter::new(pass.body.ctx());
    let conversion = Conversion::partial(target, Patterns::new().add(FUNCTIONS), converter);
    conversion.run(pass.body, pass.op, pass.threads)
}

/// Declares patterns from operations and their functions of double and single precision.
macro_rules! functions {
    ($($Op:ident $double:literal $single:literal;)*) => { &[$(
        Pattern::plain::<math::$Op>(|rw, op| finish(call(rw, op, $double, $single), rw, op))
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

/// Calls a function in single or double precision; half precision is computed in single.
fn call(rw: &mut Lowering, op: Op, double: &str, single: &str) -> Rewrite<Value> {
    let ctx = rw.context();
    let ty = rw.ty(rw.result(op, 0));
    if ty.is::<VectorType>(ctx) {
        return by_elements(rw, op);
    }
    let operands = rw.operands(op).to_vec();
    let name = match ty.as_float(ctx) {
        Some(FloatFormat::F64) => double,
        Some(FloatFormat::F32) => single,
        Some(FloatFormat::F16 | FloatFormat::BF16) => return promote(rw, op, &operands),
        _ => return Err("the C library has no function of this type".into()),
    };
    let name = ctx.intern(name);
    let call = func::Call::build(rw, &[ty], name, &operands);
    let inputs: SmallVec<[Type; 4]> = operands.iter().map(|_| ty).collect();
    let function = FunctionType::get(ctx, &inputs, &[ty]);
    rw.request(Request::new(declare, name, function).at(rw.loc()));
    Ok(rw.result(call.0, 0))
}

/// Computes the operation in `f32` on extended operands, and rounds the result.
fn promote(rw: &mut Lowering, op: Op, operands: &[Value]) -> Rewrite<Value> {
    let ty = rw.ty(rw.result(op, 0));
    let wide = Type::float(rw.context(), FloatFormat::F32);
    let mut state = OpState::new(rw.def(op), rw.loc());
    state.operands.extend(operands.iter().map(|&operand| arith::ExtF::new(rw, wide, operand)));
    state.results.push(wide);
    let new = rw.create(state);
    let value = rw.result(new, 0);
    Ok(arith::TruncF::new(rw, ty, value))
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
