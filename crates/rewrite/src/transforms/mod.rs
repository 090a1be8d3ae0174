//! Passes that work on any dialect: what is computed twice, symbols that nobody names, locations.

mod cse;
mod strip_debuginfo;
mod symbol_dce;

pub use cse::cse;
pub use strip_debuginfo::strip_debuginfo;
pub use symbol_dce::symbol_dce;

use crate::parallel::{HasContext, for_each};
use crate::pass::{Anchor, PassContext, PassDef};
use crate::passes;
use terrace_ir::{Body, Context, Op, OpDef, Result};

/// Every pass of this module, in the order of their names.
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
    if !cse(pass.body, pass.op, pass.threads) {
        pass.mark_unchanged();
    }
    Ok(())
}

fn run_strip_debuginfo(_: &StripDebugInfo, pass: &mut PassContext<'_>) -> Result {
    strip_debuginfo(pass.body, pass.op);
    Ok(())
}

fn run_symbol_dce(_: &SymbolDce, pass: &mut PassContext<'_>) -> Result {
    if !symbol_dce(pass.body, pass.op, pass.outer)? {
        pass.mark_unchanged();
    }
    Ok(())
}

struct Job(Op, &'static OpDef, Box<Body>);

impl HasContext for Job {
    fn context(&self) -> Context {
        self.2.ctx().clone()
    }
}

/// Calls `f` on the body of an isolated operation and on every body nested in it, inner ones first, with the
/// declaration of what owns it; returns whether any call did. Bodies next to each other run in parallel.
fn each_body(
    body: &mut Body,
    op: Op,
    threads: usize,
    f: &(dyn Fn(&mut Body, &'static OpDef) -> bool + Sync),
) -> bool {
    let def = body.def(op);
    let Some(mut nested) = body.take_nested(op) else { return false };
    let changed = each_nested(&mut nested, threads, f) | f(&mut nested, def);
    body.put_nested(op, nested);
    changed
}

fn each_nested(
    body: &mut Body,
    threads: usize,
    f: &(dyn Fn(&mut Body, &'static OpDef) -> bool + Sync),
) -> bool {
    let owners = body.nested_ops();
    let mut jobs: Vec<Job> = owners
        .into_iter()
        .filter_map(|op| {
            let def = body.def(op);
            body.take_nested(op).map(|nested| Job(op, def, nested))
        })
        .collect();
    let changed =
        for_each(&mut jobs, threads, |Job(_, def, nested)| each_nested(nested, 1, f) | f(nested, def));
    for Job(op, _, nested) in jobs {
        body.put_nested(op, nested);
    }
    changed.contains(&true)
}
