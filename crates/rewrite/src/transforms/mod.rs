//! Passes that work on any dialect.

mod canonicalize;
mod cse;
mod strip_debuginfo;
mod symbol_dce;

pub use canonicalize::{RegionSimplify, canonicalization_patterns};
pub use cse::cse;
pub use strip_debuginfo::strip_debuginfo;
pub use symbol_dce::symbol_dce;

use crate::pass::{Anchor, PassContext, PassDef};
use crate::passes;
use terrace_ir::Result;

/// All passes of this module, in the order of their names.
pub static ALL: &[&PassDef] = &[Canonicalize::DEF, Cse::DEF, StripDebugInfo::DEF, SymbolDce::DEF];

passes! {
    /// Canonicalize operations.
    Canonicalize("Canonicalizer") = "canonicalize" on(Anchor::Any) {
        /// Seed the worklist in general top-down order
        top_down: bool = true,
        /// Perform control flow optimizations to the region tree
        region_simplify: RegionSimplify = RegionSimplify::Normal,
        /// Max. iterations between applying patterns / simplifying regions
        max_iterations: i64 = 10,
        /// Max. number of pattern rewrites within an iteration
        max_num_rewrites: i64 = -1,
        /// Test only: Fail pass on non-convergence to detect cyclic pattern
        test_convergence: bool = false,
        /// Labels of patterns that should be filtered out during application
        disable_patterns: Vec<String> = Vec::new(),
        /// Labels of patterns that should be used during application, all other patterns are filtered out
        enable_patterns: Vec<String> = Vec::new(),
    } => canonicalize::canonicalize;

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
