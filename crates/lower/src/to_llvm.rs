//! Everything to the LLVM dialect at once: `convert-to-llvm`, and what `terrace compile` runs.

use crate::types::llvm_converter;
use crate::{arith, cf, complex, func, index, math, memref, reconcile, scf, ub};
use std::sync::Arc;
use terrace_dialects::builtin::Module;
use terrace_ir::{Body, Op, Result};
use terrace_rewrite::convert::{Conversion, ConversionTarget, Legality, Mode, Options, Pattern, Patterns};

/// The tables of a dialect's patterns.
fn tables(dialect: &str) -> &'static [&'static [Pattern]] {
    match dialect {
        "arith" => arith::PATTERNS,
        "cf" => cf::PATTERNS,
        "complex" => complex::PATTERNS,
        "func" => func::PATTERNS,
        "index" => index::PATTERNS,
        "math" => math::PATTERNS,
        "memref" => memref::PATTERNS,
        "ub" => ub::PATTERNS,
        _ => &[],
    }
}

/// Patterns of `terrace compile` for what no conversion of upstream's lowers, asked last.
static OWN: &[&[Pattern]] = &[arith::small_float::PATTERNS];

/// The dialects that `convert-to-llvm` converts.
pub const DIALECTS: &[&str] = &["arith", "cf", "complex", "func", "index", "math", "memref", "ub"];

/// What a complete lowering tries first: where upstream's results are wrong.
static EXACT: &[&[Pattern]] = &[index::EXACT];

/// Runs `convert-to-llvm`: what can be converted is; `dialects` limits whose operations.
pub fn convert(body: &mut Body, op: Op, dialects: &[&str], threads: usize) -> Result {
    conversion(body, dialects, Mode::Partial, threads).run(body, op)
}

fn conversion(body: &Body, dialects: &[&str], mode: Mode, threads: usize) -> Conversion {
    let full = mode == Mode::Full;
    let (exact, own) = if full { (EXACT, OWN) } else { (&[][..], &[][..]) };
    let patterns = exact
        .iter()
        .chain(dialects.iter().flat_map(|dialect| tables(dialect)))
        .chain(own)
        .fold(Patterns::new(), |all, table| all.add(table));
    let mut target = ConversionTarget::new()
        .dialect("llvm", Legality::Legal)
        .op(crate::cast_def(), Legality::Legal)
        .op(<Module as terrace_ir::OpKind>::DEF, Legality::Legal);
    if mode == Mode::Full {
        // As when every dialect has a pass of its own.
        target = target.unfolded("math");
    }
    Conversion {
        target,
        patterns: Arc::new(patterns),
        converter: llvm_converter(body.ctx(), Options::default()),
        mode,
        fold: true,
        drop_unreachable: mode == Mode::Full,
        threads,
    }
}

/// Lowers everything inside a module to the LLVM dialect: structured control flow first, then all the
/// rest in one sweep, and casts that undo each other. Operations without a lowering are reported, all of them.
pub fn lower(body: &mut Body, op: Op, threads: usize) -> Result {
    scf::convert(body, op, threads)?;
    conversion(body, DIALECTS, Mode::Full, threads).run(body, op)?;
    reconcile::reconcile(body, op, threads);
    Ok(())
}
