//! Lists of dialects and passes: all of Terrace's, and those of a tool.

use crate::gpu_lower_to_nvvm::GpuLowerToNvvmPipeline;
use crate::gpu_lower_to_xevm::GpuLowerToXevmPipeline;
use crate::module_to_binary::ModuleToBinary;
use crate::target_to_data_layout::TargetToDataLayout;
use std::borrow::Borrow;
use std::sync::LazyLock;
use terrace_conversions::dialect::Dialect;
use terrace_conversions::dialects::DIALECTS;
use terrace_ir::decl::DialectDef;
use terrace_ir::{Context, Result, Root};
use terrace_rewrite::pass::PassDef;
use terrace_rewrite::pipeline;

/// Every dialect.
pub fn dialects() -> impl Iterator<Item = &'static DialectDef> {
    DIALECTS.iter().map(|row| row.def)
}

/// Every pass, in the order of their names.
pub static PASSES: LazyLock<pipeline::Registry> = LazyLock::new(|| {
    let others = terrace_conversions::PASSES.iter().chain(terrace_rewrite::transforms::ALL).copied();
    let others = others.chain([
        ModuleToBinary::DEF,
        GpuLowerToNvvmPipeline::DEF,
        GpuLowerToXevmPipeline::DEF,
        TargetToDataLayout::DEF,
    ]);
    let mut passes: Vec<_> = DIALECTS.iter().flat_map(|row| row.all_passes()).chain(others).collect();
    passes.sort_by_key(|pass| pass.name);
    pipeline::Registry { passes: passes.leak(), unsupported: include_str!("upstream/passes.txt") }
});

/// A translation of a tool: from a module to text of another language.
///
/// ```
/// use terrace::registry::TranslationDef;
///
/// static COUNT: TranslationDef = TranslationDef {
///     name: "count-ops",
///     doc: "Print the number of operations",
///     translate: |root, out| {
///         let mut n = 0;
///         if let Some(op) = root.op() {
///             root.scope().at(op).walk(&mut |_| n += 1);
///         }
///         out.extend_from_slice(format!("{n}\n").as_bytes());
///         Ok(())
///     },
/// };
/// let tool = terrace::Registry::all().translations([&COUNT]);
/// ```
pub struct TranslationDef {
    /// The name of the flag that asks for it.
    pub name: &'static str,
    /// The help text.
    pub doc: &'static str,
    /// Appends the text of a module, which is verified.
    pub translate: fn(&Root, &mut Vec<u8>) -> Result,
}

/// The dialects, passes and translations of a tool: those of Terrace, those of other crates, or both.
#[derive(Clone)]
pub struct Registry {
    dialects: Vec<&'static Dialect>,
    /// Sorted by name.
    passes: Vec<&'static PassDef>,
    /// The names of MLIR's passes that are unsupported unless `passes` has them.
    unsupported: &'static str,
    translations: Vec<&'static TranslationDef>,
}

impl Registry {
    /// The builtin dialect, which every tool has, and no pass.
    pub fn new() -> Self {
        let builtin = DIALECTS.iter().copied().filter(|row| row.def.name == "builtin");
        Self { dialects: builtin.collect(), passes: Vec::new(), unsupported: "", translations: Vec::new() }
    }

    /// All dialects and passes of Terrace.
    pub fn all() -> Self {
        let (passes, unsupported) = (PASSES.passes.to_vec(), PASSES.unsupported);
        Self { dialects: DIALECTS.to_vec(), passes, unsupported, translations: Vec::new() }
    }

    /// Adds dialects with their conversions and passes: an array, a list, an iterator.
    #[must_use]
    pub fn dialects(mut self, dialects: impl IntoIterator<Item: Borrow<&'static Dialect>>) -> Self {
        for row in dialects {
            let row = *row.borrow();
            self.dialects.push(row);
            self = self.passes(row.all_passes());
        }
        self
    }

    /// Adds passes: an array, a list, an iterator. A pass replaces an earlier one that has its name.
    #[must_use]
    pub fn passes(mut self, passes: impl IntoIterator<Item: Borrow<&'static PassDef>>) -> Self {
        for pass in passes {
            let pass = *pass.borrow();
            match self.passes.binary_search_by_key(&pass.name, |pass| pass.name) {
                Ok(at) => self.passes[at] = pass,
                Err(at) => self.passes.insert(at, pass),
            }
        }
        self
    }

    /// Adds translations: an array, a list, an iterator.
    #[must_use]
    pub fn translations(
        mut self,
        translations: impl IntoIterator<Item: Borrow<&'static TranslationDef>>,
    ) -> Self {
        self.translations.extend(translations.into_iter().map(|translation| *translation.borrow()));
        self
    }

    /// The translations that were added.
    pub fn all_translations(&self) -> &[&'static TranslationDef] {
        &self.translations
    }

    /// A context with the dialects.
    pub fn context(&self) -> Context {
        let ctx = Context::new();
        self.dialects.iter().for_each(|row| row.register(&ctx));
        ctx
    }

    /// The dialects, in the order in which they were added.
    pub fn all_dialects(&self) -> impl Iterator<Item = &'static DialectDef> {
        self.dialects.iter().map(|row| row.def)
    }

    /// The names of the dialects, sorted.
    pub fn dialect_names(&self) -> Vec<&'static str> {
        let mut names: Vec<_> = self.dialects.iter().map(|row| row.def.name).collect();
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
    terrace_conversions::context()
}

/// The dialects that translation to LLVM IR knows, and no pass: what `mlir-translate` has.
pub fn translation() -> Registry {
    let translated = DIALECTS.iter().copied().filter(|row| row.translated);
    Registry { dialects: translated.collect(), ..Registry::new() }
}

/// A context with the dialects of [`translation`].
pub fn translation_context() -> Context {
    translation().context()
}

#[cfg(test)]
mod tests {
    #[test]
    fn passes_are_documented() {
        assert!(super::PASSES.passes.iter().all(|pass| !pass.summary().is_empty()));
    }
}
