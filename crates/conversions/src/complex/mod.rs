//! Lowering of `complex` to the LLVM dialect (`convert-complex-to-llvm`).
//!
//! A complex number is a struct of its parts.

mod division;
mod exact;
pub mod libm;
mod library;
pub mod rocdl;
pub mod standard;

pub use exact::EXACT;

use crate::arith_to_llvm::flags::llvm_flags;
use crate::common::LLVMConversionTarget;
use crate::prelude::*;
use division::ComplexRange;
use division::llvm::divide;
use terrace_base::complex::{Abs, Add, Create, Div, Im, Mul, Re, Sub};
use terrace_llvm::{FAdd, FMul, FSub, FastmathFlags, Poison, Sqrt};

passes! {
    /// Convert Complex dialect to LLVM dialect.
    ComplexToLlvm("ConvertComplexToLLVMPass") = "convert-complex-to-llvm" on(Anchor::Any, Body) {
        /// Control the intermediate calculation of complex number division
        complex_range: ComplexRange = ComplexRange::Basic,
    } => complex_to_llvm;
}

fn complex_to_llvm(o: &ComplexToLlvm, pass: &PassContext) -> Result<BodyPass> {
    let division = match o.complex_range {
        ComplexRange::Improved => DIVISION_IMPROVED,
        ComplexRange::Basic | ComplexRange::None => DIVISION_BASIC,
    };
    let ctx = pass.ctx();
    let converter = llvm_converter(&ctx, LowerToLLVMOptions::default());
    let patterns = Patterns::new().add_all([ROWS, RULES, division]);
    let target = LLVMConversionTarget::new().dialect("complex", Legality::Illegal);
    Ok(Conversion::partial(target, patterns, converter).into())
}

static ROWS: &[Pattern] = one_to_one![complex::Constant => llvm::Constant { value }];

static RULES: &[Pattern] = patterns![converted:
    "abs": Abs(z)@f let g = (llvm_flags(f)) if has_arithmetic(z) with re = (fn part(z, 0)) with im = (fn part(z, 1))
        => Sqrt(FAdd(FMul(re, re)@g, FMul(im, im)@g)@g);
    "add": Add(x, y)@f let g = (llvm_flags(f)) let t = type_of(x) if has_arithmetic(x)
        with a = (fn part(x, 0)) with b = (fn part(x, 1)) with c = (fn part(y, 0)) with d = (fn part(y, 1))
        with empty = Poison(): t with re = FAdd(a, c)@g with im = FAdd(b, d)@g => (fn whole(empty, re, im));
    "create": Create(re, im) -> r let t = converted(r) with empty = Poison(): t => (fn whole(empty, re, im));
    "im": Im(z) => (fn part(z, 1));
    // (ac - bd) + (bc + ad)i
    "mul": Mul(x, y)@f let g = (llvm_flags(f)) let t = type_of(x) if has_arithmetic(x)
        with a = (fn part(x, 0)) with b = (fn part(x, 1)) with c = (fn part(y, 0)) with d = (fn part(y, 1))
        with empty = Poison(): t with re = FSub(FMul(c, a)@g, FMul(d, b)@g)@g
        with im = FAdd(FMul(b, c)@g, FMul(a, d)@g)@g => (fn whole(empty, re, im));
    "re": Re(z) => (fn part(z, 0));
    "sub": Sub(x, y)@f let g = (llvm_flags(f)) let t = type_of(x) if has_arithmetic(x)
        with a = (fn part(x, 0)) with b = (fn part(x, 1)) with c = (fn part(y, 0)) with d = (fn part(y, 1))
        with empty = Poison(): t with re = FSub(a, c)@g with im = FSub(b, d)@g => (fn whole(empty, re, im));
];

static DIVISION_IMPROVED: &[Pattern] = patterns![converted:
    "div_improved": Div(x, y)@f if has_arithmetic(x) => (fn quotient(x, y, llvm_flags(f), ComplexRange::Improved));
];
static DIVISION_BASIC: &[Pattern] = patterns![converted:
    "div_basic": Div(x, y)@f if has_arithmetic(x) => (fn quotient(x, y, llvm_flags(f), ComplexRange::Basic));
];

/// The patterns of `convert-complex-to-llvm`.
pub static PATTERNS: &[&[Pattern]] = &[ROWS, RULES, DIVISION_BASIC];

/// Patterns of complete lowerings, tried after [`PATTERNS`].
pub static COMPLETE: &[&[Pattern]] = &[standard::STANDARD, exact::REST];

/// Refuses parts without arithmetic in LLVM, which are integers.
fn has_arithmetic(rw: &mut Lowering, z: Value) -> Rewrite {
    let ctx = rw.context();
    let parts = rw.ty(z).as_::<llvm::types::StructType>(ctx).ok_or("the operand is not complex")?;
    match parts.elems.first() {
        Some(part) if part.is_float(ctx) => Ok(()),
        _ => Err("a float type has no arithmetic in LLVM".into()),
    }
}

/// The converted type of a value.
fn converted(rw: &mut Lowering, value: Value) -> Rewrite<Type> {
    let ty = rw.ty(value);
    rw.convert(ty)
}

/// Inserts both parts.
fn whole(rw: &mut Builder, empty: Value, re: Value, im: Value) -> Value {
    let half = llvm::InsertValue::at(rw, empty, re, &[0]);
    llvm::InsertValue::at(rw, half, im, &[1])
}

fn quotient(rw: &mut Builder, x: Value, y: Value, f: FastmathFlags, range: ComplexRange) -> Value {
    let [a, b, c, d] = [(x, 0), (x, 1), (y, 0), (y, 1)].map(|(value, i)| part(rw, value, i));
    let empty = llvm::Poison::new(rw, rw.ty(x));
    let (re, im) = divide(rw, range, [a, b], [c, d], f);
    whole(rw, empty, re, im)
}
