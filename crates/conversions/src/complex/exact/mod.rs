//! Complex functions of complete lowerings: they avoid intermediate overflow and cancellation, and return C's results
//! (C11, annex G) for infinities, NaNs and signed zeros. The formulas of upstream's passes ([`super::standard`]) do
//! neither.
//!
//! They are computed by real functions instead of C's `csin`, `cexp` and so on, for three reasons. How C passes and
//! returns complex numbers depends on the target, which the lowering does not know: x86-64 returns a `float _Complex`
//! as two lanes of one register, which the pair of floats that `convert-complex-to-libm` declares does not match. C has
//! no complex `expm1`, `log1p` and `rsqrt`. And libraries for small targets often have only the real functions.
//!
//! Parts narrower than `f64` are computed in `f64`, where their products are exact and cannot overflow, so results are
//! correct to about the last place. Wider parts are computed in their own precision, scaled by powers of two where
//! squares would overflow or underflow.

mod algebraic;
mod exponential;
mod hyperbolic;
mod logarithmic;
mod product;
mod wide;

use crate::prelude::*;
use terrace_base::arith::{Bitcast, Constant, ExtUI, OrI, ShLI, ShRUI, TruncI};
use terrace_base::complex::{Create, Im, Re};
use wide::{binary, unary};

/// Patterns that are tried before those of upstream's passes.
pub static EXACT: &[Pattern] = patterns![plain:
    complex::Abs => algebraic::abs,
    "logarithmic::atan2": complex::Atan2 => |op, rw| binary(rw, op, logarithmic::atan2),
    "hyperbolic::cos": complex::Cos => |op, rw| unary(rw, op, hyperbolic::cos),
    complex::Div => product::div,
    "exponential::exp": complex::Exp => |op, rw| unary(rw, op, |w, z| w.exp(z)),
    "exponential::expm1": complex::Expm1 => |op, rw| unary(rw, op, exponential::expm1),
    "logarithmic::log": complex::Log => |op, rw| unary(rw, op, logarithmic::log),
    "logarithmic::log1p": complex::Log1p => |op, rw| unary(rw, op, logarithmic::log1p),
    complex::Mul => product::mul,
    "exponential::pow": complex::Pow => |op, rw| binary(rw, op, exponential::pow),
    complex::PowI => exponential::powi,
    "algebraic::rsqrt": complex::Rsqrt => |op, rw| unary(rw, op, algebraic::rsqrt),
    "algebraic::sign": complex::Sign => |op, rw| unary(rw, op, algebraic::sign),
    "hyperbolic::sin": complex::Sin => |op, rw| unary(rw, op, hyperbolic::sin),
    "algebraic::sqrt": complex::Sqrt => |op, rw| unary(rw, op, |w, z| w.sqrt(z)),
    "hyperbolic::tan": complex::Tan => |op, rw| unary(rw, op, hyperbolic::tan),
    "hyperbolic::tanh": complex::Tanh => |op, rw| unary(rw, op, |w, z| w.tanh(z)),
];

/// Patterns for operations that no pass converts to the LLVM dialect.
pub static REST: &[Pattern] = patterns![plain: complex::Bitcast => bitcast];

/// The real part is in the lower bits.
fn bitcast(op: complex::Bitcast, rw: &mut Lowering) -> Rewrite<Value> {
    let (value, ctx) = (op.operand(rw), rw.context());
    let (from, to) = (rw.ty(value), rw.ty(op.result(rw)));
    let (from_part, to_part) = (complex::element(ctx, from), complex::element(ctx, to));
    let width = |part: Option<Type>| part.and_then(|ty| ty.bit_width(ctx));
    let n = width(from_part).or(width(to_part)).ok_or("neither type is complex")?;
    let (half, whole) = (Type::int(ctx, n), Type::int(ctx, n * 2));
    let bits = match from_part {
        Some(_) => emit!(rw, whole;
            real = Re(value);
            imaginary = Im(value);
            real = Bitcast(real): half;
            imaginary = Bitcast(imaginary): half;
            low = ExtUI(real): whole;
            OrI(low, ShLI(ExtUI(imaginary): whole, {i128::from(n)}: whole))),
        None => emit!(rw, whole; Bitcast(value)),
    };
    let result = match to_part {
        Some(elem) => emit!(rw, to;
            low = TruncI(bits): half;
            high = TruncI(ShRUI(bits, {i128::from(n)})): half;
            Create(Bitcast(low): elem, Bitcast(high): elem)),
        None => emit!(rw, to; Bitcast(bits)),
    };
    Ok(result)
}
