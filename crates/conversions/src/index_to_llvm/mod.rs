//! Lowering of `index` to the LLVM dialect (`convert-index-to-llvm`).
//!
//! Rounding divisions divide once and correct the quotient. Upstream's negate the dividend, which is wrong for the
//! least index. They also divide for both candidates, and the one that is not selected may overflow and trap.

use crate::common::options::options;
use crate::common::types::{LowerToLLVMOptions, index_type, llvm_converter};
use crate::one_to_one;
use terrace_base::index;
use terrace_ir::attrs::IntegerAttr;
use terrace_ir::{Builder, Context, Op, Result, Type, Value, emit};
use terrace_llvm::ICmpPredicate::{self, Eq, Ne, Sge, Slt};
use terrace_llvm::{
    self as llvm, Add, And, Constant, ICmp, Mul, SDiv, SExt, Select, Sub, Trunc, UDiv, XOr, ZExt,
};
use terrace_num::ApInt;
use terrace_rewrite::convert::{
    BodyPass, Conversion, ConversionTarget, Legality, Lowering, Pattern, Patterns, Rewrite,
};
use terrace_rewrite::pass::{Anchor, PassContext};
use terrace_rewrite::{passes, patterns};

passes! {
    /// Lower the `index` dialect to the `llvm` dialect.
    IndexToLlvm("ConvertIndexToLLVMPass") = "convert-index-to-llvm" on(Anchor::Any, Body) {
        /// Bitwidth of the index type, 0 to use size of machine word
        index_bitwidth: u32 = 0,
    } => index_to_llvm;
}

fn index_to_llvm(o: &IndexToLlvm, pass: &PassContext<'_>) -> Result<BodyPass> {
    let options = options(pass, o.index_bitwidth)?;
    Ok(conversion(&pass.ctx(), options).into())
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

static FUNCTIONS: &[Pattern] = patterns![
    index::CeilDivS => ceildivs,
    index::CeilDivU => ceildivu,
    index::FloorDivS => floordivs,
    index::CastS => casts,
    index::CastU => castu,
    index::Cmp => cmp,
    index::SizeOf => sizeof,
    index::Constant => constant,
];

/// The patterns of `convert-index-to-llvm`.
pub static PATTERNS: &[&[Pattern]] = &[ROWS, FUNCTIONS];

/// The conversion of `convert-index-to-llvm`.
pub fn conversion(ctx: &Context, options: LowerToLLVMOptions) -> Conversion {
    let patterns = PATTERNS.iter().fold(Patterns::new(), |all, table| all.add(table));
    let target = ConversionTarget::new().dialect("index", Legality::Illegal).dialect("llvm", Legality::Legal);
    let converter = llvm_converter(ctx, options);
    Conversion::partial(target, patterns, converter)
}

/// The truncated quotient, plus one if it is not exact and the signs are equal.
fn ceildivs(op: index::CeilDivS, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    let (quotient, step) = rounding(rw, args.lhs, args.rhs, Sge);
    let result = Add::new(rw, quotient, step);
    rw.replace(op.0, &[result])
}

/// The truncated quotient, minus one if it is not exact and the signs differ.
fn floordivs(op: index::FloorDivS, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    let (quotient, step) = rounding(rw, args.lhs, args.rhs, Slt);
    let result = Sub::new(rw, quotient, step);
    rw.replace(op.0, &[result])
}

/// The truncated quotient, and 1 if it is not exact and `signs` holds for `n ^ m` and zero, else 0.
fn rounding(rw: &mut Lowering<'_, '_>, n: Value, m: Value, signs: ICmpPredicate) -> (Value, Value) {
    let ty = rw.ty(n);
    emit!(rw, ty;
        quotient = SDiv(n, m);
        inexact = ICmp[predicate: Ne](Mul(quotient, m), n);
        sign = XOr(n, m);
        (quotient, ZExt(And(inexact, ICmp[predicate: signs](sign, {0})))))
}

/// `(n - 1) / m + 1`; zero if `n` is zero.
fn ceildivu(op: index::CeilDivU, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    let (n, m, ty) = (args.lhs, args.rhs, rw.ty(args.lhs));
    let result = emit!(rw, ty;
        zero = {0};
        one = {1};
        above = Add(UDiv(Sub(n, one), m), one);
        Select(ICmp[predicate: Eq](n, zero), zero, above));
    rw.replace(op.0, &[result])
}

fn casts(op: index::CastS, rw: &mut Lowering<'_, '_>) -> Rewrite {
    resize(rw, op.0, rw.adaptor(op).input, |rw, x, ty| SExt::new(rw, ty, x))
}

fn castu(op: index::CastU, rw: &mut Lowering<'_, '_>) -> Rewrite {
    resize(rw, op.0, rw.adaptor(op).input, |rw, x, ty| ZExt::new(rw, ty, x))
}

/// Truncates or extends an integer, or forwards one of the same width.
fn resize(
    rw: &mut Lowering<'_, '_>,
    op: Op,
    input: Value,
    extend: fn(&mut Builder<'_>, Value, Type) -> Value,
) -> Rewrite {
    let ctx = rw.context();
    let to = rw.ty(rw.result(op, 0));
    let to = rw.convert(to)?;
    let from_width = rw.ty(input).signless_width(ctx).ok_or("the operand is no integer")?;
    let to_width = to.signless_width(ctx).ok_or("the result is no integer")?;
    let value = match from_width.cmp(&to_width) {
        core::cmp::Ordering::Equal => input,
        core::cmp::Ordering::Greater => Trunc::new(rw, to, input),
        core::cmp::Ordering::Less => extend(rw, input, to),
    };
    rw.replace(op, &[value])
}

fn cmp(op: index::Cmp, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let pred = op.pred(rw).ok_or("the comparison has no predicate")?;
    // Both dialects have the same numbers for predicates.
    let pred = ICmpPredicate::from_value(pred as u64).ok_or("the predicate is unknown")?;
    let args = rw.adaptor(op);
    let value = llvm::ICmp::new(rw, pred, args.lhs, args.rhs);
    rw.replace(op.0, &[value])
}

/// Lowers to the width of the converted index type.
fn sizeof(op: index::SizeOf, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = index_type(rw.converter);
    let width = crate::common::types::options(rw.converter).index_width;
    let value = llvm::Constant::int(rw, ty, i64::from(width));
    rw.replace(op.0, &[value])
}

/// The value truncated to the width of an index.
fn constant(op: index::Constant, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let value = op.value(rw).ok_or("the constant has no value")?;
    let ty = index_type(rw.converter);
    let width = crate::common::types::options(rw.converter).index_width;
    let attr = IntegerAttr::of(rw.context(), ty, &ApInt::from_i64(64, value).sext_or_trunc(width));
    let value = llvm::Constant::new(rw, ty, attr);
    rw.replace(op.0, &[value])
}
