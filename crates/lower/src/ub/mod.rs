//! Lowering of `ub` to the LLVM dialect (`convert-ub-to-llvm`).

use crate::types::{LowerToLLVMOptions, llvm_converter};
use terrace_dialects::ub;
use terrace_ir::Context;
use terrace_llvm as llvm;
use terrace_rewrite::convert::{
    Conversion, ConversionTarget, Legality, Lowering, Pattern, Patterns, Rewrite,
};
use terrace_rewrite::patterns;

/// The patterns of `convert-ub-to-llvm`.
pub static PATTERNS: &[&[Pattern]] = &[patterns![ub::Poison => poison, ub::Unreachable => unreachable]];

/// The conversion of `convert-ub-to-llvm`.
pub fn conversion(ctx: &Context, options: LowerToLLVMOptions) -> Conversion {
    let patterns = PATTERNS.iter().fold(Patterns::new(), |all, table| all.add(table));
    let target =
        ConversionTarget::new().dialect("llvm", Legality::Legal).op(crate::cast_def(), Legality::Legal);
    let converter = llvm_converter(ctx, options);
    Conversion::partial(target, patterns, converter)
}

fn poison(op: ub::Poison, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = rw.ty(rw.result(op.0, 0));
    let ty = rw.convert(ty)?;
    let value = llvm::Poison::new(rw, ty);
    rw.replace(op.0, &[value])
}

fn unreachable(op: ub::Unreachable, rw: &mut Lowering<'_, '_>) -> Rewrite {
    llvm::Unreachable::build(rw);
    rw.erase(op.0)
}
