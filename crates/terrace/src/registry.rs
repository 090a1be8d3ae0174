//! Lists of dialects and passes: all of Terrace's, and those of a tool.

use std::sync::LazyLock;
use terrace_ir::Context;
use terrace_ir::decl::DialectDef;
use terrace_rewrite::pass::PassDef;
use terrace_rewrite::pipeline;

/// Every dialect, in no particular order.
pub fn dialects() -> impl Iterator<Item = &'static DialectDef> {
    terrace_dialects::ALL.iter().copied().chain([&terrace_llvm::DIALECT])
}

/// Every pass, in the order of their names.
pub static PASSES: LazyLock<pipeline::Registry> = LazyLock::new(|| {
    let mut passes = [terrace_lower::passes::ALL, terrace_rewrite::transforms::ALL].concat();
    passes.sort_by_key(|pass| pass.name);
    pipeline::Registry { passes: passes.leak(), unsupported: include_str!("upstream/passes.txt") }
});

/// The dialects and passes of a tool: those of Terrace, those of other crates, or both.
///
/// Lowerings to the llvm dialect that join `convert-to-llvm` and `lower-to-llvm` do not belong here:
/// [`register`](terrace_lower::common::register) adds them to the process.
#[derive(Clone)]
pub struct Registry {
    dialects: Vec<&'static DialectDef>,
    /// Sorted by name.
    passes: Vec<&'static PassDef>,
    /// The names of MLIR's passes that are unsupported unless `passes` has them.
    unsupported: &'static str,
}

impl Registry {
    /// The builtin dialect, which every tool has, and no pass.
    pub fn new() -> Self {
        let builtin = &terrace_dialects::builtin::DIALECT;
        Self { dialects: vec![builtin], passes: Vec::new(), unsupported: "" }
    }

    /// All dialects and passes of Terrace.
    pub fn all() -> Self {
        let (passes, unsupported) = (PASSES.passes.to_vec(), PASSES.unsupported);
        Self { dialects: dialects().collect(), passes, unsupported }
    }

    /// Adds dialects.
    #[must_use]
    pub fn dialects(mut self, dialects: &[&'static DialectDef]) -> Self {
        self.dialects.extend(dialects);
        self
    }

    /// Adds passes. A pass replaces an earlier one that has its name.
    #[must_use]
    pub fn passes(mut self, passes: &[&'static PassDef]) -> Self {
        for pass in passes {
            match self.passes.binary_search_by_key(&pass.name, |pass| pass.name) {
                Ok(at) => self.passes[at] = pass,
                Err(at) => self.passes.insert(at, pass),
            }
        }
        self
    }

    /// A context with the dialects.
    pub fn context(&self) -> Context {
        context_with(self.dialects.iter().copied())
    }

    /// The names of the dialects, sorted.
    pub fn dialect_names(&self) -> Vec<&'static str> {
        let mut names: Vec<_> = self.dialects.iter().map(|dialect| dialect.name).collect();
        names.sort_unstable();
        names
    }

    /// The passes that pipelines can name.
    pub fn pipelines(&self) -> pipeline::Registry<'_> {
        pipeline::Registry { passes: &self.passes, unsupported: self.unsupported }
    }
}

impl Default for Registry {
    fn default() -> Self {
        Self::new()
    }
}

/// A context with every dialect.
pub fn context() -> Context {
    context_with(dialects())
}

/// A context with the dialects that translation to LLVM IR knows.
pub fn translation_context() -> Context {
    let is_translated = |name| matches!(name, "arm_neon" | "arm_sve" | "builtin" | "dlti" | "func" | "llvm");
    context_with(dialects().filter(|dialect| is_translated(dialect.name)))
}

fn context_with(dialects: impl Iterator<Item = &'static DialectDef>) -> Context {
    let ctx = Context::new();
    for dialect in dialects {
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
