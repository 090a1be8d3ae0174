//! Everything to the LLVM dialect at once: `convert-to-llvm`, and what `terrace compile` runs.

use crate::types::llvm_converter;
use crate::{arith, cf, func, memref, scf, ub};
use std::sync::Arc;
use terrace_ir::{Body, Op, Result};
use terrace_rewrite::convert::{Conversion, ConversionTarget, Legality, Mode, Options, Pattern, Patterns};

/// The tables of a dialect's patterns.
fn tables(dialect: &str) -> &'static [&'static [Pattern]] {
    match dialect {
        "arith" => arith::PATTERNS,
        "cf" => cf::PATTERNS,
        "func" => func::PATTERNS,
        "memref" => memref::PATTERNS,
        "ub" => ub::PATTERNS,
        _ => &[],
    }
}

/// The dialects that `convert-to-llvm` converts.
pub const DIALECTS: &[&str] = &["arith", "cf", "func", "memref", "ub"];

/// Runs `convert-to-llvm`: what can be converted is; `dialects` limits whose operations.
pub fn convert(body: &mut Body, op: Op, dialects: &[&str], threads: usize) -> Result {
    run(body, op, dialects, ConversionTarget::new(), Mode::Partial, threads)
}

fn run(
    body: &mut Body,
    op: Op,
    dialects: &[&str],
    target: ConversionTarget,
    mode: Mode,
    threads: usize,
) -> Result {
    let patterns = dialects
        .iter()
        .flat_map(|dialect| tables(dialect))
        .fold(Patterns::new(), |all, table| all.add(table));
    let target = target.dialect("llvm", Legality::Legal).op(crate::cast_def(), Legality::Legal);
    let conversion = Conversion {
        target,
        patterns: Arc::new(patterns),
        converter: llvm_converter(body.ctx(), Options::default()),
        mode,
        fold: true,
        threads,
    };
    conversion.run(body, op)
}

/// Lowers everything inside a module to the LLVM dialect: structured control flow first, then all the
/// rest in one sweep, and casts that are undone. Operations without a lowering stay, for the caller to report.
pub fn lower(body: &mut Body, op: Op, threads: usize) -> Result {
    scf::convert(body, op, threads)?;
    convert(body, op, DIALECTS, threads)
}
