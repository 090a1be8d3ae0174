//! Lowering of `arith` to the LLVM dialect (`convert-arith-to-llvm`).

pub(crate) mod cast;
mod extended;
pub(crate) mod flags;

use crate::prelude::*;
use flags::{convert_fastmath, convert_overflow};
use terrace_base::arith::transforms::expand::{divisions::DIVISIONS, newer, round, small_float};

passes! {
    /// Convert Arith dialect to LLVM dialect.
    ArithToLlvm("ArithToLLVMConversionPass") = "convert-arith-to-llvm" on(Anchor::Any, Body) {
        /// Bitwidth of the index type, 0 to use size of machine word
        index_bitwidth: u32 = 0,
    } => arith_to_llvm;
}

fn arith_to_llvm(o: &ArithToLlvm, pass: &PassContext) -> Result<BodyPass> {
    Ok(llvm_conversion(&pass.ctx(), options(pass, o.index_bitwidth)?, PATTERNS).into())
}

/// Operations that become one operation. Both dialects have the same numbers for predicates; as in upstream,
/// comparisons drop discardable attributes.
static ROWS: &[Pattern] = one_to_one![
    arith::AddI => llvm::Add { overflow_flags: convert_overflow(overflow_flags) },
    arith::SubI => llvm::Sub { overflow_flags: convert_overflow(overflow_flags) },
    arith::MulI => llvm::Mul { overflow_flags: convert_overflow(overflow_flags) },
    arith::ShLI => llvm::Shl { overflow_flags: convert_overflow(overflow_flags) },
    arith::DivSI => llvm::SDiv { is_exact },
    arith::DivUI => llvm::UDiv { is_exact },
    arith::ShRSI => llvm::AShr { is_exact },
    arith::ShRUI => llvm::LShr { is_exact },
    arith::Constant => llvm::Constant { value },
    #[drop_discardable] arith::CmpI => llvm::ICmp { predicate },
    #[drop_discardable] arith::CmpF => llvm::FCmp { predicate, fastmath_flags: convert_fastmath(fastmath) },
    arith::RemSI => llvm::SRem,
    arith::RemUI => llvm::URem,
    arith::AndI => llvm::And,
    arith::OrI => llvm::Or,
    arith::XOrI => llvm::XOr,
    arith::MaxSI => llvm::SMax,
    arith::MaxUI => llvm::UMax,
    arith::MinSI => llvm::SMin,
    arith::MinUI => llvm::UMin,
    arith::ExtSI => llvm::SExt,
    arith::ExtUI => llvm::ZExt,
    arith::TruncI => llvm::Trunc { overflow_flags: convert_overflow(overflow_flags) },
    arith::AddF => llvm::FAdd { fastmath_flags: convert_fastmath(fastmath) },
    arith::SubF => llvm::FSub { fastmath_flags: convert_fastmath(fastmath) },
    arith::MulF => llvm::FMul { fastmath_flags: convert_fastmath(fastmath) },
    arith::DivF => llvm::FDiv { fastmath_flags: convert_fastmath(fastmath) },
    arith::RemF => llvm::FRem { fastmath_flags: convert_fastmath(fastmath) },
    arith::NegF => llvm::FNeg { fastmath_flags: convert_fastmath(fastmath) },
    arith::MaximumF => llvm::Maximum { fastmath_flags: convert_fastmath(fastmath) },
    arith::MinimumF => llvm::Minimum { fastmath_flags: convert_fastmath(fastmath) },
    arith::MaxNumF => llvm::MaxNum { fastmath_flags: convert_fastmath(fastmath) },
    arith::MinNumF => llvm::MinNum { fastmath_flags: convert_fastmath(fastmath) },
    arith::SIToFP => llvm::SIToFP,
    arith::UIToFP => llvm::UIToFP,
    arith::FPToSI => llvm::FPToSI,
    arith::FPToUI => llvm::FPToUI,
];

/// Operations that need more than a table row.
static FUNCTIONS: &[Pattern] = patterns![
    arith::Select => select,
    arith::ExtF => cast::extf,
    arith::TruncF => cast::truncf,
    arith::Bitcast => cast::bitcast,
    "cast::index_cast": arith::IndexCast => |op, rw| cast::resize(op, rw, llvm::SExt::new),
    "cast::index_castui": arith::IndexCastUI => |op, rw| cast::resize(op, rw, llvm::ZExt::new),
];

/// Patterns of complete lowerings, tried before [`PATTERNS`]: truncations with an explicit rounding mode.
pub static EXACT: &[Pattern] = round::PATTERNS;

/// Patterns of complete lowerings, tried after [`PATTERNS`].
pub static COMPLETE: &[&[Pattern]] = &[extended::VECTORS, small_float::PATTERNS];

/// The patterns of `convert-arith-to-llvm`.
pub static PATTERNS: &[&[Pattern]] = &[ROWS, FUNCTIONS, extended::EXTENDED, DIVISIONS, newer::PATTERNS];

/// A scalar condition selects whole arrays; a condition of several dimensions is unrolled.
fn select(op: arith::Select, rw: &mut Lowering) -> Rewrite<Value> {
    let ty = rw.convert(rw.ty(rw.result(op.0, 0)))?;
    let condition = rw.adaptor(op).condition;
    let mut make = |rw: &mut Lowering, _: Type, args: &[Value]| {
        let &[condition, a, b] = args else { return Err("three operands are expected".into()) };
        let new = llvm::Select::build(rw, condition, a, b);
        rw.carry_attrs(op.0, new.0);
        Ok(new.res(rw))
    };
    let operands = rw.converted_operands();
    let is_scalar = rw.ty(condition) == Type::I1;
    Ok(if is_scalar { make(rw, ty, operands)? } else { unrolled(rw, ty, operands, &mut make)? })
}
