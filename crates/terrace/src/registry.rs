//! The one list of dialects and passes.

use std::sync::LazyLock;
use terrace_ir::Context;
use terrace_ir::decl::DialectDef;
use terrace_rewrite::pipeline::Registry;

/// Every dialect, in no particular order.
pub fn dialects() -> impl Iterator<Item = &'static DialectDef> {
    terrace_dialects::ALL.iter().copied().chain([&terrace_llvm::DIALECT])
}

/// Every pass, in the order of their names.
pub static PASSES: LazyLock<Registry> = LazyLock::new(|| {
    let mut passes = [terrace_lower::passes::ALL, terrace_rewrite::transforms::ALL].concat();
    passes.sort_by_key(|pass| pass.name);
    Registry { passes: passes.leak(), unsupported: include_str!("upstream/passes.txt") }
});

/// A context with every dialect.
pub fn context() -> Context {
    let ctx = Context::new();
    for dialect in dialects() {
        ctx.register_dialect(dialect);
    }
    ctx
}

/// A context with the dialects that translation to LLVM IR knows.
pub fn translation_context() -> Context {
    let ctx = Context::new();
    let is_translated = |name| matches!(name, "arm_neon" | "arm_sve" | "builtin" | "dlti" | "func" | "llvm");
    for dialect in dialects().filter(|dialect| is_translated(dialect.name)) {
        ctx.register_dialect(dialect);
    }
    ctx
}

#[cfg(test)]
mod tests {
    #[test]
    fn passes_are_documented() {
        assert!(super::PASSES.passes.iter().all(|pass| !pass.summary().is_empty()));
    }
}
