//! Translation of a module whose functions get their bodies batch by batch: a batch is translated, checked and written
//! before the next one is parsed, so that it stays in the cache and its memory is used again.

use crate::export::parallel::Workers;
use crate::export::{
    ExportOptions, Made, Outcome, Shared, compile_units_since, declarations, flags, module_of,
};
use crate::link::has_inner_modules;
use std::sync::Arc;
use terrace_ir::{Op, Root, Scope};
use terrace_llir as llir;
use terrace_llir::{Flush, Func, ModuleWriter};

/// A module whose functions are translated batch by batch.
///
/// `None` as a result says that the module has to be translated as a whole: something is wrong with it, or a function
/// refers to the body of another one. What was reported then need not be what the whole module has reported.
pub struct StreamingExport {
    made: Made,
    /// The functions that have a body.
    functions: Vec<(Op, Func)>,
    /// How many of them are translated.
    n_done: usize,
    writer: ModuleWriter,
    workers: Workers,
}

/// A module whose functions are written.
pub struct StreamedModule {
    module: Box<llir::Module>,
    writer: ModuleWriter,
}

impl StreamedModule {
    /// Appends the text of the module. It is handed on in pieces if there is a `flush`. Returns the module, whose
    /// destruction may take longer than the end of the process.
    pub fn finish(self, out: &mut Vec<u8>, flush: Option<Flush<'_>>) -> Box<llir::Module> {
        self.writer.finish(&self.module, out, flush);
        self.module
    }
}

impl StreamingExport {
    /// Translates everything but the bodies of functions.
    pub fn new(root: &Root, threads: usize) -> Option<Self> {
        let op = module_of(root).ok()??;
        if has_inner_modules(root.body.region_body(op)) {
            return None;
        }
        let made = Made::new(root.body.ctx());
        let (made, functions) = with(root, op, made, |shared| {
            let around = root.scope();
            let functions = declarations(shared, around.at(op))?;
            flags::flags(shared);
            Ok(functions)
        })?;
        let writer = ModuleWriter::new(&made.module);
        Some(Self { made, functions, n_done: 0, writer, workers: Workers::lending(threads) })
    }

    /// The context of what comes into being.
    pub fn context(&self) -> Arc<llir::Context> {
        self.made.module.cx.clone()
    }

    /// Translates, checks and writes the next functions, up to `last`, which have their bodies now.
    pub fn functions(mut self, root: &Root, last: Op) -> Option<Self> {
        let rest = &self.functions[self.n_done..];
        let n = rest.iter().position(|&(op, _)| op == last)? + 1;
        let (batch, rest) = rest.split_at(n);
        let threads = self.workers.threads();
        let options = ExportOptions { threads, verify: true };
        let workers = &mut self.workers;
        let (mut made, ()) = with(root, module_of(root).ok()??, self.made, |shared| {
            let problems = workers.bodies(shared, batch, &options)?;
            if problems.is_empty() && !shared.looked_into {
                Ok(())
            } else {
                Err(crate::export::Stop::Leftover)
            }
        })?;
        self.n_done += n;
        // Declarations up to the next function that has a body are complete as well.
        let end = rest.first().map_or(made.module.functions().len(), |&(_, next)| next.index());
        let bodies = self.writer.functions(&mut made.module, end, threads);
        self.workers.recycle(bodies);
        self.made = made;
        Some(self)
    }

    /// Ends the translation when every function is translated.
    pub fn finish(self, root: &Root) -> Option<StreamedModule> {
        let Self { made, functions, n_done, writer, .. } = self;
        let (made, complete) = with(root, module_of(root).ok()??, made, |shared| {
            let complete = compile_units_since(shared).is_empty();
            Ok(complete && llir::verify_declarations(&shared.module).is_ok())
        })?;
        (complete && n_done == functions.len()).then_some(StreamedModule { module: made.module, writer })
    }
}

/// Calls `f` with what the translation of the module `op` reads.
fn with<R>(
    root: &Root,
    op: Op,
    made: Made,
    f: impl FnOnce(&mut Shared<'_>) -> Outcome<R>,
) -> Option<(Made, R)> {
    let around = root.scope();
    let scope = Scope { body: root.body.region_body(op), parent: Some((&around, op)) };
    let mut shared = Shared::new(&scope, &[], made, None);
    let result = f(&mut shared).ok()?;
    Some((shared.into_made(), result))
}
