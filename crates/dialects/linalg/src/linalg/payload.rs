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
    use ElementwiseKind::*;
    let ty = b.ty(x);
    if !ty.is_float(b.ctx()) {
        return Err("unsupported non numeric type".into());
    }
    Ok(match kind {
        Exp => math::Exp::new(b, x),
        Log => math::Log::new(b, x),
        Abs => math::AbsF::new(b, x),
        Ceil => math::Ceil::new(b, x),
        Floor => math::Floor::new(b, x),
        Negf => arith::NegF::new(b, x),
        Reciprocal => {
            let one = arith::Constant::float(b, ty, 1.0);
            arith::DivF::new(b, one, x)
        }
        Round => math::Round::new(b, x),
        Sqrt => math::Sqrt::new(b, x),
        Rsqrt => math::Rsqrt::new(b, x),
        Square => arith::MulF::new(b, x, x),
        Tanh => math::Tanh::new(b, x),
        Erf => math::Erf::new(b, x),
        _ => return Err("unsupported unary function".into()),
    })
}

/// The class of numbers that the types of both operands belong to.
enum Class {
    Complex,
    Float,
    Bool,
    Integer,
}

fn binary(b: &mut Builder<'_>, kind: ElementwiseKind, x: Value, y: Value) -> Result<Value, String> {
    use Class::*;
    use ElementwiseKind::*;
    let ctx = b.ctx();
    let types = [b.ty(x), b.ty(y)];
    let class = if types.iter().all(|ty| ty.is::<ComplexType>(ctx)) {
        Complex
    } else if types.iter().all(|ty| ty.is_float(ctx)) {
        Float
    } else if types.iter().all(|ty| ty.is_int(ctx)) {
        let is_bool = |ty: &Type| ty.bit_width(ctx) == Some(1);
        if types.iter().all(is_bool) { Bool } else { Integer }
    } else {
        let [x, y] = types.map(|ty| quoted_type(ctx, ty));
        return Err(format!(
            "Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got {x} and {y}"
        ));
    };
    Ok(match (kind, class) {
        (Add, Complex) => complex::Add::new(b, x, y),
        (Add, Float) => arith::AddF::new(b, x, y),
        (Add, Bool) => arith::OrI::new(b, x, y),
        (Add, Integer) => arith::AddI::new(b, x, y),
        (Sub, Complex) => complex::Sub::new(b, x, y),
        (Sub, Float) => arith::SubF::new(b, x, y),
        (Sub, Bool) => return Err("unsupported operation: sub with bools".into()),
        (Sub, Integer) => arith::SubI::new(b, x, y),
        (Mul, Complex) => complex::Mul::new(b, x, y),
        (Mul, Float) => arith::MulF::new(b, x, y),
        (Mul, Bool) => arith::AndI::new(b, x, y),
        (Mul, Integer) => arith::MulI::new(b, x, y),
        (Div, Complex) => complex::Div::new(b, x, y),
        (Div, Float) => arith::DivF::new(b, x, y),
        (Div, Bool) => return Err("unsupported operation: div with bools".into()),
        (Div, Integer) => arith::DivSI::new(b, x, y),
        (DivUnsigned, Integer) => arith::DivUI::new(b, x, y),
        (DivUnsigned, _) => return Err("unsupported operation: unsigned div not on uint".into()),
        (MaxSigned, Float) => arith::MaximumF::new(b, x, y),
        (MinSigned, Float) => arith::MinimumF::new(b, x, y),
        // As signed numbers true would be less than false, unlike in sums and products.
        (MaxSigned, Bool) => arith::MaxUI::new(b, x, y),
        (MinSigned, Bool) => arith::MinUI::new(b, x, y),
        (MaxSigned, _) => arith::MaxSI::new(b, x, y),
        (MinSigned, _) => arith::MinSI::new(b, x, y),
        (MaxUnsigned, Integer) => arith::MaxUI::new(b, x, y),
        (MaxUnsigned, _) => return Err("unsupported operation: unsigned max not on uint".into()),
        (MinUnsigned, Integer) => arith::MinUI::new(b, x, y),
        (MinUnsigned, _) => return Err("unsupported operation: unsigned min not on uint".into()),
        (Powf, _) => math::PowF::new(b, x, y),
        _ => return Err("unsupported binary function".into()),
    })
}

/// A number as one of another type. Where there is no conversion, this is a warning, and the number stays as it is.
pub(super) fn convert(b: &mut Builder<'_>, x: Value, to: Type, cast: TypeFn) -> Value {
    let ctx = b.ctx().clone();
    let from = b.ty(x);
    if from == to {
        return x;
    }
    let is_unsigned = cast == TypeFn::Unsigned;
    let width = |ty: Type| ty.bit_width(&ctx).unwrap_or(0);
    let is_wider = width(to) > width(from);
    if to.is_int(&ctx) {
        match is_unsigned {
            true if from.is_float(&ctx) => return arith::FPToUI::new(b, to, x),
            false if from.is_float(&ctx) => return arith::FPToSI::new(b, to, x),
            _ if from.is_index() => return arith::IndexCast::new(b, to, x),
            true if from.is_int(&ctx) && is_wider => return arith::ExtUI::new(b, to, x),
            false if from.is_int(&ctx) && is_wider => return arith::ExtSI::new(b, to, x),
            _ if from.is_int(&ctx) && width(to) < width(from) => return arith::TruncI::new(b, to, x),
            _ => {}
        }
    } else if to.is_float(&ctx) {
        match is_unsigned {
            true if from.is_int(&ctx) => return arith::UIToFP::new(b, to, x),
            false if from.is_int(&ctx) => return arith::SIToFP::new(b, to, x),
            _ if from.is_float(&ctx) && is_wider => return arith::ExtF::new(b, to, x),
            _ if from.is_float(&ctx) && width(to) < width(from) => return arith::TruncF::new(b, to, x),
            _ => {}
        }
    } else if let Some(complex) =
        to.as_::<ComplexType>(&ctx).filter(|_| from.is_int(&ctx) || from.is_float(&ctx))
        && complex.elem.is_float(&ctx)
    {
        let real = if from.is_float(&ctx) && width(from) == width(complex.elem) {
            x
        } else {
            convert(b, x, complex.elem, cast)
        };
        let ty = b.ty(real);
        let zero = arith::Constant::float(b, ty, 0.0);
        return complex::Create::new(b, to, real, zero);
    }
    let message =
        format!("could not cast operand of type {} to {}", quoted_type(&ctx, from), quoted_type(&ctx, to));
    ctx.warning(b.loc(), message).emit();
    x
}
