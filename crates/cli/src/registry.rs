//! The dialects and passes of a tool.

use terrace::ir::Context;
use terrace::ir::decl::DialectDef;
use terrace::registry::{PASSES, dialects};
use terrace::rewrite::pass::PassDef;
use terrace::rewrite::pipeline;

/// The dialects and passes of a tool: those of Terrace, those of other crates, or both.
///
/// Lowerings to the llvm dialect that join `convert-to-llvm` and `lower-to-llvm` do not belong here:
/// [`register`](terrace::lower::common::register) adds them to the process.
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
        let builtin = &terrace::dialects::builtin::DIALECT;
        Self { dialects: vec![builtin], passes: Vec::new(), unsupported: "" }
    }

    /// All dialects and passes of Terrace.
    pub fn all() -> Self {
        let (passes, unsupported) = (PASSES.passes.to_vec(), PASSES.unsupported);
        Self { dialects: dialects().collect(), passes, unsupported }
    }

    /// Adds dialects.
    pub fn dialects(mut self, dialects: &[&'static DialectDef]) -> Self {
        self.dialects.extend(dialects);
        self
    }

    /// Adds passes. A pass replaces an earlier one that has its name.
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
    pub(crate) fn context(&self) -> Context {
        let ctx = Context::new();
        for dialect in &self.dialects {
            ctx.register_dialect(dialect);
        }
        ctx
    }

    /// The names of the dialects, sorted.
    pub(crate) fn dialect_names(&self) -> Vec<&'static str> {
        let mut names: Vec<_> = self.dialects.iter().map(|dialect| dialect.name).collect();
        names.sort_unstable();
        names
    }

    /// The passes that pipelines can name.
    pub(crate) fn pipelines(&self) -> pipeline::Registry<'_> {
        pipeline::Registry { passes: &self.passes, unsupported: self.unsupported }
    }
}

impl Default for Registry {
    fn default() -> Self {
        Self::new()
    }
}
