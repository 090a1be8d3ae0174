//! Patterns of complete lowerings: operations that upstream's pass leaves, and functions whose formulas in that pass
//! lose all digits for small operands. They call the C library, in the precision of the operand or in `f32`.

use super::generated::{Level, Power};
use crate::arith_to_llvm::flags::llvm_flags;
use crate::common::table::check_floats;
use crate::prelude::*;
use terrace_base::math::{AbsI, ClampF, CountLeadingZeros, CountTrailingZeros, IsInf, IsNormal};
use terrace_llvm::{Abs, CountLeadingZeros as Ctlz, CountTrailingZeros as Cttz, IsFPClass, Maximum, Minimum};
use terrace_rewrite::convert::Apply;

/// Patterns that are tried before those of upstream's pass.
pub static EXACT: &[&[Pattern]] = &[SMALL, FUNCTIONS, ROWS, CLAMP];

static FUNCTIONS: &[Pattern] = patterns![
    math::Acosh => acosh,
    math::Asinh => asinh,
    math::Atanh => atanh,
    math::Cbrt => cbrt,
    math::Erf => erf,
    math::Erfc => erfc,
    math::ExpM1 => expm1,
    math::FPowI => fpowi,
    math::IPowI => ipowi,
    math::Log1p => log1p,
];

static ROWS: &[Pattern] = elementwise![drop:
    "absi": AbsI(x) => Abs[is_int_min_poison: false](x);
    "ctlz": CountLeadingZeros(x) => Ctlz[is_zero_poison: false](x);
    "cttz": CountTrailingZeros(x) => Cttz[is_zero_poison: false](x);
    "isinf": IsInf(x) => IsFPClass[bits: class::INF](x);
    "isnormal": IsNormal(x) => IsFPClass[bits: class::NORMAL](x);
];

static CLAMP: &[Pattern] = elementwise![keep:
    "clampf": ClampF(x, min, max)@f let g = (llvm_flags(f)) => Maximum(Minimum(x, max)@g, min)@g;
];

/// Refuses vectors with too many elements or a dynamic number of them.
fn check_enumerable(rw: &mut Lowering, op: Op) -> Rewrite<Type> {
    let from = rw.ty(rw.result(op, 0));
    let ty = rw.convert(from)?;
    if let Some(vector) = from.as_::<VectorType>(rw.context()) {
        if vector.any_scalable() {
            let reason = "the elements of a scalable vector cannot be computed one by one";
            if matches!(rw.def(op).name, "math.acosh" | "math.asinh" | "math.atanh") {
                let first = "run 'math-expand-ops' first, which has a formula that loses digits";
                return Err(format!("{reason}; {first}").into());
            }
            return Err(reason.into());
        }
        if !is_unrollable(vector.shape) {
            return Err(format!("the vector has more than {MAX_UNROLL} elements").into());
        }
    }
    Ok(ty)
}

/// Computes a scalar, or each element of a vector.
fn elementwise(
    rw: &mut Lowering,
    ty: Type,
    args: &[Value],
    f: &mut dyn FnMut(&mut Lowering, &[Value]) -> Rewrite<Value>,
) -> Rewrite<Value> {
    unrolled(rw, ty, args, &mut |rw, ty, args| {
        let Some(vector) = ty.as_::<VectorType>(rw.context()) else { return f(rw, args) };
        let mut acc = llvm::Poison::new(rw, ty);
        for i in 0..vector.shape.first().copied().unwrap_or(0) {
            let at = llvm::Constant::int(rw, Type::I64, i);
            let elements: SmallVec<[Value; 4]> =
                args.iter().map(|&arg| llvm::ExtractElement::new(rw, arg, at)).collect();
            let value = f(rw, &elements)?;
            acc = llvm::InsertElement::new(rw, acc, value, at);
        }
        Ok(acc)
    })
}

/// The precision in which the C library computes a format, and the suffix of its function names.
fn library(format: FloatFormat) -> Option<(FloatFormat, &'static str)> {
    Some(match format {
        FloatFormat::F16 | FloatFormat::BF16 | FloatFormat::F32 => (FloatFormat::F32, "f"),
        FloatFormat::F64 => (FloatFormat::F64, ""),
        FloatFormat::F80 => (FloatFormat::F80, "l"),
        FloatFormat::F128 => (FloatFormat::F128, "f128"),
        _ => return None,
    })
}

/// Calls a function of the C library with one float argument.
fn call(rw: &mut Lowering, op: Op, operand: Value, name: &str) -> Rewrite<Value> {
    check_floats(rw, op)?;
    let ctx = rw.context();
    let ty = check_enumerable(rw, op)?;
    let elem = rw.ty(rw.result(op, 0)).element_or_self(ctx);
    let format = elem.as_float(ctx).ok_or("the operand is no float")?;
    let (in_format, suffix) = library(format).ok_or("the C library has no such function")?;
    let in_ty = Type::float(ctx, in_format);
    let function = runtime::function(rw, in_ty, &[in_ty]);
    let name = ctx.intern(&format!("{name}{suffix}"));
    runtime::check(rw, name, function)?;
    elementwise(rw, ty, &[operand], &mut |rw, args| {
        let &[mut x] = args else { return Err("one operand is expected".into()) };
        if in_ty != elem {
            x = llvm::FPExt::new(rw, in_ty, x);
        }
        let y = request(rw, name, function, &[x], declare_pure);
        Ok(if in_ty == elem { y } else { llvm::FPTrunc::new(rw, elem, y) })
    })
}

/// Calls a function that `apply` adds to the module.
fn request(rw: &mut Lowering, name: Str, ty: Type, args: &[Value], apply: Apply) -> Value {
    let call = llvm::Call::of_type(rw, name, ty, args);
    rw.request(Request::new(apply, name, ty).patch(call.0, llvm::Call::SLOTS.callee));
    rw.result(call.0, 0)
}

/// Declares a function without memory effects if it is missing.
fn declare_pure(edit: &mut ModuleEdit<'_>, request: &Request) -> Result<Str, Message> {
    let known = edit.symbols.contains_key(&request.name);
    let name = runtime::declare_unique(edit, request)?;
    if !known && let Some(&op) = edit.symbols.get(&name) {
        let none = llvm::ModRefInfo::None as u32;
        let effects = llvm::MemoryEffectsAttr::get(edit.builder.ctx(), none, none, none, none, none, none);
        edit.builder.set_slot(op, llvm::Func::SLOTS.memory_effects, Some(effects));
    }
    Ok(name)
}

macro_rules! functions {
    ($($name:ident $Op:ident;)*) => {$(
        fn $name(op: math::$Op, rw: &mut Lowering) -> Rewrite<Value> {
            call(rw, op.0, rw.adaptor(op).operand, stringify!($name))
        }
    )*};
}

functions! {
    acosh Acosh;
    asinh Asinh;
    atanh Atanh;
    cbrt Cbrt;
    erf Erf;
    erfc Erfc;
    expm1 ExpM1;
    log1p Log1p;
}

/// The intrinsic takes an `i32`: narrower exponents are extended, wider ones call a generated function.
fn fpowi(op: math::FPowI, rw: &mut Lowering) -> Rewrite<Value> {
    check_floats(rw, op.0)?;
    let ctx = rw.context();
    let elem = rw.ty(op.lhs(rw)).element_or_self(ctx);
    let exponent = rw.convert(rw.ty(op.rhs(rw)).element_or_self(ctx))?;
    let width = exponent.signless_width(ctx).ok_or("the exponent is no integer")?;
    let scalar = rw.ty(op.lhs(rw)) == elem;
    if scalar && width == 32 {
        return Err("the intrinsic does it".into());
    }
    let ty = check_enumerable(rw, op.0)?;
    let flags = op.fastmath(rw).map(llvm_flags).filter(|&flags| flags != llvm::FastmathFlags::NONE);
    let args = rw.adaptor(op);
    let power = Power::Float(elem, exponent);
    if !power.is_feasible(ctx) {
        return Err("the exponent is too wide".into());
    }
    let name = ctx.intern(&power.name(ctx));
    if width > 32 {
        runtime::check(rw, name, power.ty(ctx, Level::Llvm))?;
    }
    elementwise(rw, ty, &[args.lhs, args.rhs], &mut |rw, args| {
        let &[x, mut n] = args else { return Err("two operands are expected".into()) };
        if width > 32 {
            return Ok(request(rw, name, power.ty(ctx, Level::Llvm), &[x, n], define_power));
        }
        if width < 32 {
            n = llvm::SExt::new(rw, Type::I32, n);
        }
        let new = llvm::PowI::with(elem, x, n).fastmath_flags(flags).build(rw);
        rw.carry_discardable(op.0, new.0);
        Ok(new.res(rw))
    })
}

fn ipowi(op: math::IPowI, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let ty = check_enumerable(rw, op.0)?;
    let elem = rw.convert(rw.ty(op.lhs(rw)).element_or_self(ctx))?;
    let power = Power::Int(elem);
    if !power.is_feasible(ctx) {
        return Err("the integers are too wide".into());
    }
    let (name, function) = (ctx.intern(&power.name(ctx)), power.ty(ctx, Level::Llvm));
    runtime::check(rw, name, function)?;
    let args = rw.adaptor(op);
    elementwise(rw, ty, &[args.lhs, args.rhs], &mut |rw, args| {
        Ok(request(rw, name, function, args, define_power))
    })
}

/// Defines the function for a power at the end of the module if it is missing.
fn define_power(edit: &mut ModuleEdit<'_>, request: &Request) -> Result<Str, Message> {
    let Some(&ty) = request.types.first() else { return Ok(request.name) };
    let mut name = request.name;
    if let Some(&known) = edit.symbols.get(&name) {
        if edit.builder.is::<llvm::Func>(known) {
            return Ok(name);
        }
        name = edit.unique(name);
    }
    let ctx = edit.builder.ctx().clone();
    let Some(power) = power_of(&ctx, ty) else { return Ok(name) };
    let Some(body) = power.body(&ctx, Level::Llvm, edit.loc) else { return Ok(name) };
    edit.builder.set_loc(edit.loc);
    edit.builder.set_end(edit.block);
    let linkage = llvm::Linkage::LinkonceOdr;
    let sym_name = terrace_ir::attrs::StringAttr::get(edit.builder.ctx(), name, None);
    let func = llvm::Func::create_with(&mut edit.builder, sym_name, ty, linkage, Box::new(body));
    edit.symbols.insert(name, func.0);
    Ok(name)
}

fn power_of(ctx: &Context, ty: Type) -> Option<Power> {
    let function = ty.as_::<llvm::FunctionType>(ctx)?;
    let &[base, power] = function.params else { return None };
    Some(if base.is_float(ctx) { Power::Float(base, power) } else { Power::Int(base) })
}

macro_rules! small {
    ($($Op:ident)*) => { &[$( Pattern::plain::<math::$Op>(promote) ),*] };
}

/// Functions of formats without LLVM type, tried first.
static SMALL: &[Pattern] = small! {
    AbsF Acos Acosh Asin Asinh Atan Atan2 Atanh Cbrt Ceil ClampF CopySign
    Cos Cosh Erf Erfc Exp Exp2 ExpM1 FPowI Floor Fma IsFinite IsInf
    IsNaN IsNormal Log Log10 Log1p Log2 PowF Round RoundEven Rsqrt Sin SinCos
    Sinh Sqrt Tan Tanh Trunc
};

/// Computes in `f32`, or in `f64` for `tf32`, and rounds the results.
fn promote(rw: &mut Lowering, op: Op) -> Rewrite {
    let ctx = rw.context();
    let def = rw.def(op);
    let is_small = |ty: Type| {
        ty.element_or_self(ctx)
            .as_float(ctx)
            .is_some_and(terrace_base::arith::transforms::expand::small_float::is_small)
    };
    let types: SmallVec<[Type; 4]> = rw.types(rw.operands(op)).collect();
    if !types.iter().any(|&ty| is_small(ty)) {
        return Err("the operands have formats of LLVM".into());
    }
    let wide = |ty: Type| {
        let elem = ty.element_or_self(ctx);
        let to =
            if elem.as_float(ctx) == Some(FloatFormat::Tf32) { FloatFormat::F64 } else { FloatFormat::F32 };
        terrace_base::infer::with_element(ctx, ty, Type::float(ctx, to))
    };
    let operands = rw.operands(op).to_vec();
    let mut state = OpState::new(def, rw.loc());
    for (&value, &ty) in operands.iter().zip(&types) {
        let value = if is_small(ty) { terrace_base::arith::ExtF::new(rw, wide(ty), value) } else { value };
        state.operands.push(value);
    }
    if let Some(flags) = rw.slot(op, 0) {
        state.set_slot(0, flags);
    }
    let results: SmallVec<[Type; 4]> = rw.types(rw.results(op)).collect();
    state.results.extend(results.iter().map(|&ty| if is_small(ty) { wide(ty) } else { ty }));
    state.dict = rw.dict(op);
    let new = rw.create(state);
    let mut values: SmallVec<[Value; 4]> = SmallVec::new();
    for (i, &ty) in results.iter().enumerate() {
        let value = rw.result(new, i);
        values.push(if is_small(ty) { terrace_base::arith::TruncF::new(rw, ty, value) } else { value });
    }
    rw.replace(op, &values)
}

/// Class masks of `llvm.is.fpclass`.
pub(super) mod class {
    pub const NAN: i64 = 0b11;
    pub const INF: i64 = 1 << 2 | 1 << 9;
    pub const NORMAL: i64 = 1 << 3 | 1 << 8;
    pub const FINITE: i64 = 0b1_1111_1000;
}
