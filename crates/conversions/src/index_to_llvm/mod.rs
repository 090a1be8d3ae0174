//! Lowering of `index` to the LLVM dialect (`convert-index-to-llvm`).
//!
//! Rounding divisions divide once and correct the quotient. Upstream's negate the dividend, which is wrong for the
//! least index. They also divide for both candidates, and the one that is not selected may overflow and trap.

use crate::arith_to_llvm::cast::resize;
use crate::prelude::*;
use terrace_base::index;
use terrace_base::index::{
    CastS, CastU, CeilDivS, CeilDivU, Cmp, Constant as IndexConstant, FloorDivS, SizeOf,
};
use terrace_llvm::ICmpPredicate::{self, Eq, Ne, Sge, Slt};
use terrace_llvm::{Add, And, Constant, ICmp, Mul, SDiv, SExt, Select, Sub, UDiv, XOr, ZExt};

passes! {
    /// Lower the `index` dialect to the `llvm` dialect.
    IndexToLlvm("ConvertIndexToLLVMPass") = "convert-index-to-llvm" on(Anchor::Any, Body) {
        /// Bitwidth of the index type, 0 to use size of machine word
        index_bitwidth: u32 = 0,
    } => index_to_llvm;
}

fn index_to_llvm(o: &IndexToLlvm, pass: &PassContext) -> Result<BodyPass> {
    let converter = llvm_converter(&pass.ctx(), options(pass, o.index_bitwidth)?);
    let target = ConversionTarget::new().dialect("index", Legality::Illegal).dialect("llvm", Legality::Legal);
    Ok(Conversion::partial(target, Patterns::new().add_all(PATTERNS), converter).into())
}

static ROWS: &[Pattern] = one_to_one![
    index::Add => llvm::Add,
    index::Sub => llvm::Sub,
    index::Mul => llvm::Mul,
    index::DivS => llvm::SDiv,
    index::DivU => llvm::UDiv,
    index::RemS => llvm::SRem,
    index::RemU => llvm::URem,
    index::MaxS => llvm::SMax,
    index::MaxU => llvm::UMax,
    index::MinS => llvm::SMin,
    index::MinU => llvm::UMin,
    index::Shl => llvm::Shl,
    index::ShrS => llvm::AShr,
    index::ShrU => llvm::LShr,
    index::And => llvm::And,
    index::Or => llvm::Or,
    index::XOr => llvm::XOr,
    index::BoolConstant => llvm::Constant { value },
];

static RULES: &[Pattern] = patterns![converted:
    // The truncated quotient, plus one if it is not exact and the signs are equal.
    "ceildivs": CeilDivS(n, m) let t = type_of(n) with quotient = SDiv(n, m)
        with inexact = ICmp[predicate: Ne](Mul(quotient, m), n) with sign = XOr(n, m)
        => Add(quotient, ZExt(And(inexact, ICmp[predicate: Sge](sign, {0}))): t);
    // (n - 1) / m + 1; zero if n is zero.
    "ceildivu": CeilDivU(n, m) with zero = {0} with one = {1} with above = Add(UDiv(Sub(n, one), m), one)
        => Select(ICmp[predicate: Eq](n, zero), zero, above);
    // The truncated quotient, minus one if it is not exact and the signs differ.
    "floordivs": FloorDivS(n, m) let t = type_of(n) with quotient = SDiv(n, m)
        with inexact = ICmp[predicate: Ne](Mul(quotient, m), n) with sign = XOr(n, m)
        => Sub(quotient, ZExt(And(inexact, ICmp[predicate: Slt](sign, {0}))): t);
    // Both dialects have the same numbers for predicates.
    "cmp": Cmp[pred: p](a, b) let p = (ICmpPredicate::from_value(p as u64).unwrap_or(Eq)) => ICmp[predicate: p](a, b);
    "sizeof": SizeOf() let width = index_width() => {width};
    // The value truncated to the width of an index.
    "constant": IndexConstant[value: v]() => {i128::from(v)};
];

static CASTS: &[Pattern] = patterns![
    "casts": CastS => |op, rw| resize(op, rw, SExt::new),
    "castu": CastU => |op, rw| resize(op, rw, ZExt::new),
];

/// The patterns of `convert-index-to-llvm`.
pub static PATTERNS: &[&[Pattern]] = &[ROWS, RULES, CASTS];

/// The width of the converted index type.
fn index_width(rw: &mut Lowering) -> Rewrite<i128> {
    Ok(crate::common::types::options(rw.converter).index_width.into())
}
