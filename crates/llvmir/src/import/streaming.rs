//! Import of a text batch by batch: of the bodies in LLVM IR, only those of a batch are in memory (sqlite3 at -O2: 66
//! instead of 96 MB, also because pages of the text are given back).
//!
//! A text with errors is imported phase by phase instead, since errors of the parser come before those of the verifier.

use crate::import::{Import, ImportOptions, Release, State};
use terrace_ir::diag::capture;
use terrace_ir::{Body, Context, Root};
use terrace_llir as llir;
use terrace_llir::{BodyChecker, StreamingParser, VerifierCache};

/// The number of instructions after which a batch ends: its bodies fit a cache of the second level in both forms. Parsing,
/// verifying and translating one function after another instead would take turns in the caches of instructions.
const BATCH: usize = 2000;

/// Translates a text. `None`, without diagnostics, if it has to be imported phase by phase.
pub(super) fn import(
    ctx: &Context,
    name: &str,
    text: &[u8],
    options: ImportOptions,
    release: Release<'_>,
) -> Option<Root> {
    // The numbers of metadata in these warnings depend on the whole module.
    if options.expensive_warnings {
        return None;
    }
    let (done, diagnostics) = capture(|| {
        let parser = StreamingParser::new(name, text)?;
        // Bodies are read again from here on, everything else was parsed.
        release(0..text.len());
        let verifier = VerifierCache::default();
        Streaming { ctx, name, options, parser, verifier, release, released: 0 }.module()
    });
    if done.is_some() {
        for diagnostic in diagnostics {
            ctx.emit(diagnostic);
        }
    }
    done
}

struct Streaming<'a> {
    ctx: &'a Context,
    name: &'a str,
    options: ImportOptions,
    parser: StreamingParser<'a>,
    verifier: VerifierCache,
    release: Release<'a>,
    /// The offset up to which text was released.
    released: usize,
}

impl Streaming<'_> {
    fn module(mut self) -> Option<Root> {
        let (ctx, options) = (self.ctx, self.options);
        self.verify(|checker, _| checker.check_declarations().is_ok())?;
        let mut import = Import::new(ctx, self.parser.module(), options);
        let (mut root, op) = import.root();
        let mut body = root.body.take_nested(op)?;
        import.symbols(&mut body).ok()?;
        let mut state = import.state;
        let (n, mut first) = (self.parser.module().functions().len(), 0);
        while first < n {
            let batch = self.parse(first, n)?;
            self.verify(|checker, m| {
                let functions = batch.iter().zip(first..);
                functions
                    .filter_map(|(body, index)| definition(m, body, index))
                    .all(|body| checker.check(body.0, body.1).is_ok())
            })?;
            state = self.translate(&mut body, first, &batch, state)?;
            first += batch.len();
            self.release_text();
        }
        self.parser.finish().ok()?;
        self.verify(|checker, _| checker.finish().is_ok())?;
        root.body.put_nested(op, body);
        super::warn_of_dropped_version(ctx, self.name, self.parser.module());
        Import { state, ..Import::new(ctx, self.parser.module(), options) }.report_losses();
        Some(root)
    }

    /// Runs checks of the verifier. `None` if they fail.
    fn verify(&mut self, check: impl FnOnce(&mut BodyChecker<'_>, &llir::Module) -> bool) -> Option<()> {
        let m = self.parser.module();
        let mut checker = BodyChecker::with_cache(m, core::mem::take(&mut self.verifier));
        check(&mut checker, m).then_some(())?;
        self.verifier = checker.into_cache();
        Some(())
    }

    /// Releases the text of bodies that were parsed.
    fn release_text(&mut self) {
        /// The number of bytes that are released at once, and that a page fault may map around a page.
        const PORTION: usize = 1 << 20;
        let position = self.parser.position();
        if position - self.released.min(position) >= PORTION {
            (self.release)(self.released.saturating_sub(PORTION)..position);
            self.released = position;
        }
    }

    /// Parses the bodies of the functions of a batch, which starts at `first`.
    fn parse(&mut self, first: usize, end: usize) -> Option<Vec<Option<Box<llir::Body>>>> {
        let (mut batch, mut size) = (Vec::new(), 0);
        for index in first..end {
            let body = self.parser.body(llir::Func::from_index(index)).ok()?;
            size += body.as_ref().map_or(0, |body| body.n_insts());
            batch.push(body);
            if size >= BATCH {
                break;
            }
        }
        Some(batch)
    }

    /// Translates a batch.
    fn translate(
        &self,
        body: &mut Body,
        first: usize,
        batch: &[Option<Box<llir::Body>>],
        state: State,
    ) -> Option<State> {
        let m = self.parser.module();
        let mut import = Import { state, ..Import::new(self.ctx, m, self.options) };
        for (parsed, index) in batch.iter().zip(first..) {
            let definition = definition(m, parsed, index).map(|definition| definition.1);
            if let Some(definition) = definition {
                import.check_metadata(definition).ok()?;
            }
            import.function_at_end(body, index, definition).ok()?;
            import.function_losses(&m.functions()[index], definition);
        }
        (!import.state.needs_module.get()).then_some(import.state)
    }
}

/// The body of a function, which was parsed just now or early.
fn definition<'a>(
    m: &'a llir::Module,
    parsed: &'a Option<Box<llir::Body>>,
    index: usize,
) -> Option<(llir::Func, &'a llir::Body)> {
    let body = parsed.as_deref().or(m.functions()[index].body.as_deref())?;
    Some((llir::Func::from_index(index), body))
}
