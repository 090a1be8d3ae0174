//! `symbol-privatize`: makes the symbols of a symbol table private.

use crate::pass::{Anchor, PassContext};
use crate::passes;
use terrace_ir::attrs::StringAttr;
use terrace_ir::decl::Trait;
use terrace_ir::symbols::symbol_name;
use terrace_ir::{Body, Op, Result};

passes! {
    /// Mark symbols private.
    SymbolPrivatize("SymbolPrivatize") = "symbol-privatize" on(Anchor::Any) {
        /// Comma separated list of symbols that should not be marked private
        exclude: Vec<String> = Vec::new(),
    } => run;
}

fn run(options: &SymbolPrivatize, pass: &mut PassContext<'_>) -> Result {
    let changed = symbol_privatize(pass.body, pass.op, &options.exclude);
    pass.finish(changed)
}

/// Makes the symbols directly inside an operation private, except those of the given names; returns whether there were any.
pub fn symbol_privatize(body: &mut Body, op: Op, exclude: &[String]) -> bool {
    if body.n_regions(op) == 0 {
        return false;
    }
    let regions = body.regions(op);
    let body = body.region_body_mut(op);
    let mut symbols: Vec<Op> = Vec::new();
    for op in regions.into_iter().flat_map(|region| body.blocks(region)).flat_map(|block| body.ops(block)) {
        let Some(name) = symbol_name(body, op).filter(|_| body.def(op).has(Trait::Symbol)) else { continue };
        let name = body.ctx().str(name);
        if !exclude.iter().any(|excluded| *excluded == *name) {
            symbols.push(op);
        }
    }
    let private = StringAttr::of(body.ctx(), "private");
    for &op in &symbols {
        body.set_attr(op, "sym_visibility", Some(private));
    }
    !symbols.is_empty()
}
