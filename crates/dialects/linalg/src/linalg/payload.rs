//! The payloads of named operations: the operations of their regions, which depend on the types of the elements.

use super::Yield;
use super::attrs::{ElementwiseKind, TypeFn};
use super::structured::Payload;
use crate::prelude::*;
use terrace_base::{complex, math};

/// The first numbers of `linalg.fill_rng_2d`'s generator.
const MULTIPLIER: i64 = 1_103_515_245;
const INCREMENT: i64 = 12345;
/// Half of the integers of 32 bits, which the generator adds to make its numbers positive.
const HALF_RANGE: i64 = 2_147_483_647;
/// The generator's numbers times this are below one.
const SCALE: f64 = 2.328_306_4e-10;

impl ElementwiseKind {
    /// How many inputs the function has.
    pub fn arity(self) -> usize {
        use ElementwiseKind::*;
        match self {
            Exp | Log | Abs | Ceil | Floor | Negf | Reciprocal | Round | Sqrt | Rsqrt | Square | Tanh
            | Erf => 1,
            Add | Sub | Mul | Div | DivUnsigned | MaxSigned | MinSigned | MaxUnsigned | MinUnsigned
            | Powf => 2,
            Select => 3,
        }
    }
}

/// Builds a payload of the block's arguments, one for each operand, and its yield. An error is the message about types that
/// the function does not have.
pub fn build(b: &mut Builder<'_>, payload: Payload, args: &[Value], cast: TypeFn) -> Result<(), String> {
    let Some((&out, inputs)) = args.split_last() else { return Ok(()) };
    let acc = b.ty(out);
    let value = match (payload, inputs) {
        (Payload::Elementwise(kind), _) => function(b, kind, inputs)?,
        (Payload::Copy, &[x, ..]) => convert(b, x, acc, cast),
        (Payload::Fill, &[x, ..]) => x,
        (Payload::Random, &[min, max, seed]) => random(b, min, max, seed, acc)?,
        (Payload::MulAdd, &[x, y, ..]) => {
            let x = convert(b, x, acc, cast);
            let y = convert(b, y, acc, cast);
            mul_add(b, x, y, out)?
        }
        (Payload::QuantizedMulAdd, &[x, y, zero_x, zero_y]) => {
            let x = shifted(b, x, zero_x, acc)?;
            let y = shifted(b, y, zero_y, acc)?;
            mul_add(b, x, y, out)?
        }
        (Payload::Pool(kind, cast), &[x, ..]) => {
            let x = convert(b, x, acc, cast);
            binary(b, kind, out, x)?
        }
        _ => return Ok(()),
    };
    Yield::build(b, &[value]);
    Ok(())
}

fn mul_add(b: &mut Builder<'_>, x: Value, y: Value, out: Value) -> Result<Value, String> {
    let product = binary(b, ElementwiseKind::Mul, x, y)?;
    binary(b, ElementwiseKind::Add, out, product)
}

/// A quantized number less its zero point.
fn shifted(b: &mut Builder<'_>, x: Value, zero: Value, acc: Type) -> Result<Value, String> {
    let x = convert(b, x, acc, TypeFn::Signed);
    let zero = convert(b, zero, acc, TypeFn::Signed);
    binary(b, ElementwiseKind::Sub, x, zero)
}

fn random(b: &mut Builder<'_>, min: Value, max: Value, seed: Value, acc: Type) -> Result<Value, String> {
    use ElementwiseKind::{Add, Mul, Sub};
    let integer = |b: &mut Builder<'_>, value: i64, ty: Type| {
        let value = arith::Constant::int(b, Type::I64, value);
        convert(b, value, ty, TypeFn::Signed)
    };
    let position = |b: &mut Builder<'_>, dim: i64| {
        let at = super::Index::new(b, dim);
        convert(b, at, Type::I32, TypeFn::Signed)
    };
    // One step of the generator.
    let step = |b: &mut Builder<'_>, x: Value| {
        let multiplier = integer(b, MULTIPLIER, Type::I32);
        let product = binary(b, Mul, x, multiplier)?;
        let increment = integer(b, INCREMENT, Type::I32);
        binary(b, Add, product, increment)
    };
    let half = integer(b, HALF_RANGE, Type::F64);
    let column = position(b, 1);
    let row = position(b, 0);
    let x = binary(b, Add, row, seed)?;
    let x = step(b, x)?;
    let x = binary(b, Add, column, x)?;
    let x = step(b, x)?;
    let x = convert(b, x, Type::F64, TypeFn::Signed);
    let x = binary(b, Add, half, x)?;
    let range = binary(b, Sub, max, min)?;
    let scale = arith::Constant::float(b, Type::F64, SCALE);
    let range = binary(b, Mul, range, scale)?;
    let x = binary(b, Mul, x, range)?;
    let x = binary(b, Add, x, min)?;
    Ok(convert(b, x, acc, TypeFn::Signed))
}

/// The function of the elements.
fn function(b: &mut Builder<'_>, kind: ElementwiseKind, inputs: &[Value]) -> Result<Value, String> {
    match *inputs {
        [x] if kind.arity() == 1 => unary(b, kind, x),
        [x, y] if kind.arity() == 2 => binary(b, kind, x, y),
        [x, y, z] if kind.arity() == 3 => Ok(arith::Select::new(b, x, y, z)),
        _ => Err(format!("expected {} inputs, got {}", kind.arity(), inputs.len())),
    }
}

fn unary(b: &mut Builder<'_>, kind: ElementwiseKind, x: Value) -> Result<Value, String> {
    let ty = b.ty(x);
    if !ty.is_float(b.ctx()) {
        return Err("unsupported non numeric type".into());
    }
    match kind {
        ElementwiseKind::Reciprocal => {
            let one = arith::Constant::float(b, ty, 1.0);
            Ok(arith::DivF::new(b, one, x))
        }
        ElementwiseKind::Square => Ok(arith::MulF::new(b, x, x)),
        _ => Ok(call(b, unary_def(kind).ok_or("unsupported unary function")?, &[x])),
    }
}

/// The operation that computes a function of one float, if it is a single one.
pub(super) fn unary_def(kind: ElementwiseKind) -> Option<&'static OpDef> {
    use ElementwiseKind::*;
    Some(match kind {
        Exp => math::Exp::DEF,
        Log => math::Log::DEF,
        Abs => math::AbsF::DEF,
        Ceil => math::Ceil::DEF,
        Floor => math::Floor::DEF,
        Negf => arith::NegF::DEF,
        Round => math::Round::DEF,
        Sqrt => math::Sqrt::DEF,
        Rsqrt => math::Rsqrt::DEF,
        Tanh => math::Tanh::DEF,
        Erf => math::Erf::DEF,
        _ => return None,
    })
}

/// Builds an operation that infers its result.
fn call(b: &mut Builder<'_>, def: &'static OpDef, operands: &[Value]) -> Value {
    let mut state = OpState::new(def, b.loc());
    state.operands.extend(operands.iter().copied());
    let op = b.create(state);
    b.result(op, 0)
}

/// The class of numbers that the types of both operands belong to.
#[derive(Clone, Copy)]
pub(super) enum Class {
    Complex,
    Float,
    Bool,
    Integer,
}

impl Class {
    /// The class that all types belong to.
    pub(super) fn of(ctx: &Context, types: &[Type]) -> Option<Self> {
        if types.iter().all(|ty| ty.is::<ComplexType>(ctx)) {
            Some(Self::Complex)
        } else if types.iter().all(|ty| ty.is_float(ctx)) {
            Some(Self::Float)
        } else if types.iter().all(|ty| ty.is_int(ctx)) {
            let is_bool = |ty: &Type| ty.bit_width(ctx) == Some(1);
            Some(if types.iter().all(is_bool) { Self::Bool } else { Self::Integer })
        } else {
            None
        }
    }
}

fn binary(b: &mut Builder<'_>, kind: ElementwiseKind, x: Value, y: Value) -> Result<Value, String> {
    let ctx = b.ctx();
    let types = [b.ty(x), b.ty(y)];
    let Some(class) = Class::of(ctx, &types) else {
        let [x, y] = types.map(|ty| quoted_type(ctx, ty));
        return Err(format!(
            "Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got {x} and {y}"
        ));
    };
    Ok(call(b, binary_def(kind, class)?, &[x, y]))
}

/// The operation that computes a function of two numbers.
pub(super) fn binary_def(kind: ElementwiseKind, class: Class) -> Result<&'static OpDef, &'static str> {
    use Class::*;
    use ElementwiseKind::*;
    Ok(match (kind, class) {
        (Add, Complex) => complex::Add::DEF,
        (Add, Float) => arith::AddF::DEF,
        (Add, Bool) => arith::OrI::DEF,
        (Add, Integer) => arith::AddI::DEF,
        (Sub, Complex) => complex::Sub::DEF,
        (Sub, Float) => arith::SubF::DEF,
        (Sub, Bool) => return Err("unsupported operation: sub with bools"),
        (Sub, Integer) => arith::SubI::DEF,
        (Mul, Complex) => complex::Mul::DEF,
        (Mul, Float) => arith::MulF::DEF,
        (Mul, Bool) => arith::AndI::DEF,
        (Mul, Integer) => arith::MulI::DEF,
        (Div, Complex) => complex::Div::DEF,
        (Div, Float) => arith::DivF::DEF,
        (Div, Bool) => return Err("unsupported operation: div with bools"),
        (Div, Integer) => arith::DivSI::DEF,
        (DivUnsigned, Integer) => arith::DivUI::DEF,
        (DivUnsigned, _) => return Err("unsupported operation: unsigned div not on uint"),
        (MaxSigned, Float) => arith::MaximumF::DEF,
        (MinSigned, Float) => arith::MinimumF::DEF,
        // As signed numbers true would be less than false, unlike in sums and products.
        (MaxSigned, Bool) => arith::MaxUI::DEF,
        (MinSigned, Bool) => arith::MinUI::DEF,
        (MaxSigned, _) => arith::MaxSI::DEF,
        (MinSigned, _) => arith::MinSI::DEF,
        (MaxUnsigned, Integer) => arith::MaxUI::DEF,
        (MaxUnsigned, _) => return Err("unsupported operation: unsigned max not on uint"),
        (MinUnsigned, Integer) => arith::MinUI::DEF,
        (MinUnsigned, _) => return Err("unsupported operation: unsigned min not on uint"),
        (Powf, _) => math::PowF::DEF,
        _ => return Err("unsupported binary function"),
    })
}

/// The operation that converts integers and floats to one another.
pub(super) fn conversion(ctx: &Context, from: Type, to: Type, cast: TypeFn) -> Option<&'static OpDef> {
    let is_unsigned = cast == TypeFn::Unsigned;
    let width = |ty: Type| ty.bit_width(ctx).unwrap_or(0);
    let order = width(to).cmp(&width(from));
    if to.is_int(ctx) {
        return match is_unsigned {
            true if from.is_float(ctx) => Some(arith::FPToUI::DEF),
            false if from.is_float(ctx) => Some(arith::FPToSI::DEF),
            _ if from.is_index() => Some(arith::IndexCast::DEF),
            true if from.is_int(ctx) && order.is_gt() => Some(arith::ExtUI::DEF),
            false if from.is_int(ctx) && order.is_gt() => Some(arith::ExtSI::DEF),
            _ if from.is_int(ctx) && order.is_lt() => Some(arith::TruncI::DEF),
            _ => None,
        };
    }
    match is_unsigned {
        _ if !to.is_float(ctx) => None,
        true if from.is_int(ctx) => Some(arith::UIToFP::DEF),
        false if from.is_int(ctx) => Some(arith::SIToFP::DEF),
        _ if from.is_float(ctx) && order.is_gt() => Some(arith::ExtF::DEF),
        _ if from.is_float(ctx) && order.is_lt() => Some(arith::TruncF::DEF),
        _ => None,
    }
}

/// A number as one of another type. Where there is no conversion, this is a warning, and the number stays as it is.
pub(super) fn convert(b: &mut Builder<'_>, x: Value, to: Type, cast: TypeFn) -> Value {
    let ctx = b.ctx().clone();
    let from = b.ty(x);
    if from == to {
        return x;
    }
    if let Some(def) = conversion(&ctx, from, to, cast) {
        let mut state = OpState::new(def, b.loc());
        state.operands.push(x);
        state.results.push(to);
        let op = b.create(state);
        return b.result(op, 0);
    }
    if let Some(complex) = to.as_::<ComplexType>(&ctx).filter(|_| from.is_int(&ctx) || from.is_float(&ctx))
        && complex.elem.is_float(&ctx)
    {
        let is_as_wide = from.is_float(&ctx) && from.bit_width(&ctx) == complex.elem.bit_width(&ctx);
        let real = if is_as_wide { x } else { convert(b, x, complex.elem, cast) };
        let ty = b.ty(real);
        let zero = arith::Constant::float(b, ty, 0.0);
        return complex::Create::new(b, to, real, zero);
    }
    let message =
        format!("could not cast operand of type {} to {}", quoted_type(&ctx, from), quoted_type(&ctx, to));
    ctx.warning(b.loc(), message).emit();
    x
}
