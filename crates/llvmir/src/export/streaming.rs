//! Translation of a module whose functions get their bodies batch by batch: a batch is translated, checked and printed
//! before the next one is parsed, so that it stays in the cache and its memory is reused.

use crate::export::flags;
use crate::export::gpu::has_binaries;
use crate::export::module::unlisted_units;
use crate::export::parallel::Checks;
use crate::export::signature::declare_late;
use crate::export::state::ModuleState;
use crate::export::translation::{ExportOptions, Translation, module_of};
use crate::link::has_inner_modules;
use std::io;
use std::sync::Arc;
use terrace_ir::{Op, Root, Str};
use terrace_llir as llir;
use terrace_llir::{Flush, ModuleWriter, SpillFile};

/// A translation of a verified module, function by function.
///
/// A result of `None` means that the module must be translated as a whole: it has an error, binaries of kernels, or a
/// function that refers to the body of another one. The diagnostics so far may differ from those of the whole module.
pub struct StreamingExport {
    translation: Translation<'static>,
    writer: ModuleWriter,
}

/// A translated module, whose functions may be printed already.
pub struct StreamedModule {
    module: llir::Module,
    writer: ModuleWriter,
}

impl From<llir::Module> for StreamedModule {
    fn from(module: llir::Module) -> Self {
        Self { writer: ModuleWriter::new(&module), module }
    }
}

impl StreamedModule {
    /// The target triple; empty if there is none.
    pub fn triple(&self) -> &[u8] {
        &self.module.triple
    }

    /// Appends the text of the module, printed on up to `threads` threads. If there is a `flush`, it gets the text in
    /// chunks. Returns the module, since a program that ends need not free it.
    ///
    /// # Errors
    /// When the [file](StreamingExport::spill_to) with text of functions cannot be read; without one there are none.
    pub fn finish(
        self,
        out: &mut Vec<u8>,
        threads: usize,
        flush: Option<Flush<'_>>,
    ) -> io::Result<llir::Module> {
        self.writer.finish(&self.module, out, threads, flush)?;
        Ok(self.module)
    }
}

impl StreamingExport {
    /// Translates everything but the bodies of functions.
    pub fn new(root: &Root, threads: usize) -> Option<Self> {
        let op = module_of(root).ok()??;
        // The names of kernels are globals, which are printed before functions are read.
        let body = root.body.region_body(op);
        if has_inner_modules(body) || has_binaries(body) {
            return None;
        }
        let mut translation =
            Translation::new(root, op, &ExportOptions { threads, verify: true, lossless: false }, &[])
                .ok()?;
        translation.workers.reuse_bodies();
        translation.checks = Checks::OfVerified;
        // The writer numbers named metadata first.
        let add_flags = |state: &mut ModuleState<'_>| {
            flags::flags(state);
            Ok(())
        };
        translation.output.with(root, add_flags).ok()?;
        let writer = ModuleWriter::new(&translation.output.module);
        Some(Self { translation, writer })
    }

    /// Keeps the text of functions in a file if there is much of it.
    pub fn spill_to(&mut self, file: SpillFile) {
        self.writer.spill_to(file);
    }

    /// Declares functions that were added to the module after [`Self::new`].
    pub fn declare(&mut self, root: &Root, ops: &[Op]) -> Option<()> {
        let declare = |state: &mut ModuleState<'_>| declare_late(state, ops);
        self.translation.output.with(root, declare).ok()?
    }

    /// The context of the LLVM module.
    pub fn context(&self) -> Arc<llir::Context> {
        self.translation.output.module.cx.clone()
    }

    /// Translates, checks and prints the next functions, up to `last`; their bodies must be there and verified.
    pub fn functions(&mut self, root: &Root, last: Op) -> Option<()> {
        let Self { translation, writer } = self;
        let n = translation.functions[translation.n_done..].iter().position(|&(op, _)| op == last)? + 1;
        translation.translate(root, n).ok()?;
        if !translation.problems.is_empty() || !translation.output.kept.is_empty() {
            return None;
        }
        let module = &mut translation.output.module;
        // Declarations up to the next function that has a body are complete as well.
        let next = translation.functions.get(translation.n_done);
        let end = next.map_or(module.functions().len(), |&(_, next)| next.index());
        let bodies = writer.functions(module, end, translation.workers.threads());
        translation.workers.recycle(bodies);
        Some(())
    }

    /// Completes the module when all functions are translated. The text begins with `first`, functions that were
    /// [declared](Self::declare) later than others.
    pub fn finish(self, root: &Root, first: &[Str]) -> Option<StreamedModule> {
        let Self { mut translation, mut writer } = self;
        let functions = |state: &mut ModuleState<'_>| {
            Ok(first.iter().map(|&name| state.function(name)).collect::<Option<Vec<_>>>())
        };
        let first = translation.output.with(root, functions).ok()??;
        writer.put_first(&mut translation.output.module, first);
        let checked = |state: &mut ModuleState<'_>| {
            Ok(unlisted_units(state).is_empty() && llir::verify_declarations(state.module).is_ok())
        };
        let complete =
            translation.output.with(root, checked).ok()? && translation.n_done == translation.functions.len();
        complete.then_some(StreamedModule { module: translation.output.module, writer })
    }
}
