//! Lowering of `complex` to the LLVM dialect (`convert-complex-to-llvm`).
//!
//! A complex number is a struct of its parts.

mod division;
mod exact;
pub mod libm;
pub mod standard;

pub use exact::EXACT;
pub use libm::to_libm;
pub use standard::to_standard;

use crate::arith_to_llvm::convert_fastmath;
use crate::common::types::{LowerToLLVMOptions, llvm_converter};
use crate::one_to_one;
use division::llvm::divide;
use terrace_base::complex;
use terrace_ir::decl::AttrType;
use terrace_ir::{Builder, Context, Op, Result, Type, Value, emit};
use terrace_llvm::{self as llvm, FAdd, FMul, FSub, FastmathFlags, Sqrt};
use terrace_rewrite::convert::{
    BodyPass, Conversion, ConversionTarget, Legality, Lowering, Pattern, Patterns, Rewrite,
};
use terrace_rewrite::pass::{Anchor, PassContext};
use terrace_rewrite::{pass_enum, passes, patterns};

passes! {
    /// Convert Complex dialect to LLVM dialect.
    ComplexToLlvm("ConvertComplexToLLVMPass") = "convert-complex-to-llvm" on(Anchor::Any, Body) {
        /// Control the intermediate calculation of complex number division
        complex_range: ComplexRange = ComplexRange::Basic,
    } => complex_to_llvm;
}

fn complex_to_llvm(o: &ComplexToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    Ok(conversion(&pass.ctx(), o.complex_range).into())
}

pass_enum! {
    /// Algorithm of complex division (`complex-range`).
    ComplexRange {
        /// Smith's algorithm: no intermediate overflow, and C's results for infinities.
        Improved = "improved",
        /// The definition.
        Basic = "basic",
        /// As `basic`.
        None = "none",
    }
}

static ROWS: &[Pattern] = one_to_one![complex::Constant => llvm::Constant { value }];

static FUNCTIONS: &[Pattern] = patterns![
    complex::Abs => abs,
    complex::Add => add,
    complex::Create => create,
    complex::Im => im,
    complex::Mul => mul,
    complex::Re => re,
    complex::Sub => sub,
];

static DIVISION_IMPROVED: &[Pattern] = patterns![complex::Div => div_improved];
static DIVISION_BASIC: &[Pattern] = patterns![complex::Div => div_basic];

/// The patterns of `convert-complex-to-llvm`.
pub static PATTERNS: &[&[Pattern]] = &[ROWS, FUNCTIONS, DIVISION_BASIC];

/// Patterns of complete lowerings, tried after [`PATTERNS`].
pub static COMPLETE: &[&[Pattern]] = &[standard::STANDARD, exact::REST];

/// The conversion of `convert-complex-to-llvm`.
pub fn conversion(ctx: &Context, range: ComplexRange) -> Conversion {
    let division = match range {
        ComplexRange::Improved => DIVISION_IMPROVED,
        ComplexRange::Basic | ComplexRange::None => DIVISION_BASIC,
    };
    let target = ConversionTarget::new()
        .dialect("llvm", Legality::Legal)
        .dialect("complex", Legality::Illegal)
        .op(terrace_base::builtin::cast_def(), Legality::Legal);
    let converter = llvm_converter(ctx, LowerToLLVMOptions::default());
    Conversion::partial(target, Patterns::new().add(ROWS).add(FUNCTIONS).add(division), converter)
}

/// Type of the parts, if LLVM has arithmetic on it.
fn part_type(rw: &mut Lowering<'_, '_>, op: Op) -> Rewrite<Type> {
    let ctx = rw.context();
    let ty = rw.ty(rw.operand(op, 0));
    let elem = complex::element(ctx, ty).ok_or("the operand is not complex")?;
    if rw.convert(elem)? != elem {
        return Err("a float type has no arithmetic in LLVM".into());
    }
    Ok(elem)
}

fn flags(rw: &Lowering<'_, '_>, op: Op) -> FastmathFlags {
    let flags =
        rw.slot(op, complex::Add::SLOTS.fastmath).and_then(|attr| convert_fastmath(rw.context(), attr));
    flags.and_then(|attr| FastmathFlags::decode(rw.context(), attr)).unwrap_or_default()
}

fn parts_of(rw: &mut Builder<'_>, value: Value) -> [Value; 2] {
    let real = llvm::ExtractValue::at(rw, value, &[0]);
    [real, llvm::ExtractValue::at(rw, value, &[1])]
}

/// Replaces `op` by a struct of the two parts that `of` computes.
fn build(
    rw: &mut Lowering<'_, '_>,
    op: Op,
    ty: Type,
    of: impl FnOnce(&mut Lowering<'_, '_>) -> (Value, Value),
) -> Rewrite {
    let empty = llvm::Poison::new(rw, ty);
    let (real, imaginary) = of(rw);
    let half = llvm::InsertValue::at(rw, empty, real, &[0]);
    let whole = llvm::InsertValue::at(rw, half, imaginary, &[1]);
    rw.replace(op, &[whole])
}

/// Computes an operation of two complex numbers from their parts.
fn binary(
    rw: &mut Lowering<'_, '_>,
    op: Op,
    (lhs, rhs): (Value, Value),
    f: fn(&mut Builder<'_>, [Value; 2], [Value; 2], FastmathFlags) -> (Value, Value),
) -> Rewrite {
    part_type(rw, op)?;
    let (flags, ty) = (flags(rw, op), rw.ty(lhs));
    let lhs = parts_of(rw, lhs);
    let rhs = parts_of(rw, rhs);
    build(rw, op, ty, |rw| f(rw, lhs, rhs, flags))
}

fn add(op: complex::Add, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    binary(
        rw,
        op.0,
        (args.lhs, args.rhs),
        |rw, [a, b], [c, d], f| emit!(rw, rw.ty(a); (FAdd(a, c)@f, FAdd(b, d)@f)),
    )
}

fn sub(op: complex::Sub, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    binary(
        rw,
        op.0,
        (args.lhs, args.rhs),
        |rw, [a, b], [c, d], f| emit!(rw, rw.ty(a); (FSub(a, c)@f, FSub(b, d)@f)),
    )
}

/// `(ac - bd) + (bc + ad)i`
fn mul(op: complex::Mul, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    binary(rw, op.0, (args.lhs, args.rhs), |rw, [a, b], [c, d], f| {
        emit!(rw, rw.ty(a);
            (FSub(FMul(c, a)@f, FMul(d, b)@f)@f, FAdd(FMul(b, c)@f, FMul(a, d)@f)@f))
    })
}

fn div_improved(op: complex::Div, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    binary(rw, op.0, (args.lhs, args.rhs), |rw, lhs, rhs, f| divide(rw, ComplexRange::Improved, lhs, rhs, f))
}

fn div_basic(op: complex::Div, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    binary(rw, op.0, (args.lhs, args.rhs), |rw, lhs, rhs, f| divide(rw, ComplexRange::Basic, lhs, rhs, f))
}

/// `sqrt(re^2 + im^2)`.
fn abs(op: complex::Abs, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = part_type(rw, op.0)?;
    let (value, f) = (rw.adaptor(op).complex, flags(rw, op.0));
    let [re, im] = parts_of(rw, value);
    let root = emit!(rw, ty; Sqrt(FAdd(FMul(re, re)@f, FMul(im, im)@f)@f));
    rw.replace(op.0, &[root])
}

fn re(op: complex::Re, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    let part = llvm::ExtractValue::at(rw, args.complex, &[0]);
    rw.replace(op.0, &[part])
}

fn im(op: complex::Im, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    let part = llvm::ExtractValue::at(rw, args.complex, &[1]);
    rw.replace(op.0, &[part])
}

fn create(op: complex::Create, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = rw.ty(rw.result(op.0, 0));
    let ty = rw.convert(ty)?;
    let args = rw.adaptor(op);
    build(rw, op.0, ty, |_| (args.real, args.imaginary))
}
