//! Passes that work on any dialect.

mod cse;
mod strip_debuginfo;
mod symbol_dce;

pub use cse::cse;
pub use strip_debuginfo::strip_debuginfo;
pub use symbol_dce::symbol_dce;

use crate::pass::{Anchor, PassContext, PassDef};
use crate::passes;
use terrace_ir::Result;

/// All passes of this module, in the order of their names.
pub static ALL: &[&PassDef] = &[Cse::DEF, StripDebugInfo::DEF, SymbolDce::DEF];

passes! {
    /// Eliminate common sub-expressions.
    Cse("CSE") = "cse" on(Anchor::Any) => run_cse;

    /// Strip debug info from all operations.
    StripDebugInfo("StripDebugInfo") = "strip-debuginfo" on(Anchor::Any) => run_strip_debuginfo;

    /// Eliminate dead symbols.
    SymbolDce("SymbolDCE") = "symbol-dce" on(Anchor::Any) => run_symbol_dce;
}

fn run_cse(_: &Cse, pass: &mut PassContext<'_>) -> Result {
    let changed = cse(pass.body, pass.op, pass.threads);
    pass.finish(changed)
}

fn run_strip_debuginfo(_: &StripDebugInfo, pass: &mut PassContext<'_>) -> Result {
    strip_debuginfo(pass.body, pass.op);
    Ok(())
}

fn run_symbol_dce(_: &SymbolDce, pass: &mut PassContext<'_>) -> Result {
    let changed = symbol_dce(pass.body, pass.op, pass.outer)?;
    pass.finish(changed)
}
