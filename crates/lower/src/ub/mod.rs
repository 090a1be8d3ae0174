//! `ub` to the LLVM dialect (`convert-ub-to-llvm`).

use crate::types::llvm_converter;
use terrace_dialects::ub;
use terrace_ir::{Body, Op, Result};
use terrace_llvm as llvm;
use terrace_rewrite::convert::{
    Conversion, ConversionTarget, Legality, Lowering, Options, Pattern, Patterns, Rewrite,
};
use terrace_rewrite::patterns;

/// The patterns of this dialect.
pub static PATTERNS: &[&[Pattern]] = &[patterns![ub::Poison => poison, ub::Unreachable => unreachable]];

/// Runs `convert-ub-to-llvm` on everything inside `op`.
/// Whether anything changed.
pub fn convert(body: &mut Body, op: Op, options: Options, threads: usize) -> Result<bool> {
    let patterns = PATTERNS.iter().fold(Patterns::new(), |all, table| all.add(table));
    let target =
        ConversionTarget::new().dialect("llvm", Legality::Legal).op(crate::cast_def(), Legality::Legal);
    let converter = llvm_converter(body.ctx(), options);
    Conversion::partial(target, patterns, converter).threads(threads).run_changed(body, op)
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
