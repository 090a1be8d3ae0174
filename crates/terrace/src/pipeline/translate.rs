//! From a module of the llvm dialect, text or bytecode, to LLVM IR, batch by batch: bodies are freed as they are written.

use super::read::{Input, Worker, batches, owners, put, read_batch, verify, verify_skeleton};
use super::spill;
use super::sweep::Sweep;
use super::team::Team;
use std::io;
use std::path::Path;
use terrace_bytecode::{is_bytecode, read_skeleton};
use terrace_ir::asm::{Bodies, BodyReader, Step, parse_skeleton};
use terrace_ir::context::ContextHold;
use terrace_ir::diag::{Diagnostic, capture};
use terrace_ir::symbols::symbol_name;
use terrace_ir::{Body, Context, Loc, Op, Reported, Result, Root};
use terrace_llir::{Flush, LlvmVersion, Unsupported};
use terrace_llvmir::{ExportOptions, StreamedModule, StreamingExport, export, export_owned};

/// A module that was translated; nothing can fail any more.
pub struct Translation {
    module: StreamedModule,
    /// The source of a streamed module, which the caller frees when it wants.
    root: Option<Root>,
    threads: usize,
}

/// A module that was read.
enum Read {
    /// It is translated, too.
    Streamed(Box<Translation>),
    /// It is still to be verified.
    Whole(Box<Root>),
}

impl Translation {
    /// Translates a module that is not needed any more.
    ///
    /// # Errors
    /// When something cannot be translated; diagnostics say what.
    pub fn of_root(root: Root, threads: usize) -> Result<Self> {
        Self::with_options(root, &ExportOptions { threads, verify: true, lossless: false })
    }

    /// Translates a module that is not needed any more.
    ///
    /// # Errors
    /// When something cannot be translated; diagnostics say what.
    pub fn with_options(root: Root, options: &ExportOptions) -> Result<Self> {
        let module = export_owned(root, options)?;
        Ok(Self { module: module.into(), root: None, threads: options.threads })
    }

    /// Translates a module for a version of LLVM.
    ///
    /// # Errors
    /// When something cannot be translated, or the version cannot express it; diagnostics say what.
    pub fn for_version(root: Root, options: &ExportOptions, version: LlvmVersion) -> Result<Self> {
        if version == LlvmVersion::CURRENT {
            return Self::with_options(root, options);
        }
        let mut module = export(&root, options)?;
        module.lower_to(version).map_err(|error| {
            let function = error.function.as_deref().and_then(|name| function_loc(&root, name));
            report_unsupported(root.body.ctx(), function.unwrap_or(Loc::UNKNOWN), &error)
        })?;
        Ok(Self { module: module.into(), root: Some(root), threads: options.threads })
    }

    /// The target triple; `None` if there is none.
    pub fn triple(&self) -> Option<&[u8]> {
        Some(self.module.triple()).filter(|triple| !triple.is_empty())
    }

    /// Appends the text. It is handed on in pieces if there is a `flush`. Returns what may be freed, which may take
    /// longer than the end of the process.
    ///
    /// # Errors
    /// When the file that text was spilled to cannot be read. Without such a file there are none.
    pub fn write(self, out: &mut Vec<u8>, flush: Option<Flush<'_>>) -> io::Result<impl Sized + use<>> {
        Ok((self.module.finish(out, self.threads, flush)?, self.root))
    }
}

/// The location of the function with a name.
fn function_loc(root: &Root, name: &str) -> Option<Loc> {
    let body = root.body.region_body(root.op()?);
    let is_it = |op: &Op| symbol_name(body, *op).is_some_and(|own| body.ctx().bytes(own) == name.as_bytes());
    body.ops(body.root_block()?).find(is_it).map(|op| body.loc(op))
}

/// Reports a construct that a version of LLVM does not have.
pub fn report_unsupported(ctx: &Context, loc: Loc, error: &Unsupported) -> Reported {
    let report = ctx.error(loc, error.to_string());
    if error.since <= error.version {
        return report.emit();
    }
    report.note(loc, format!("the text for LLVM {} has it", error.since)).emit()
}

/// Takes bodies out of their operations, of the body of a module, for the readers to reuse their memory.
pub(crate) fn recycle<R: BodyReader>(
    team: &mut Team<Worker<'_, R>>,
    module: &mut Body,
    owners: &[Op],
    threads: usize,
) {
    let mut bodies: Vec<_> = owners.iter().filter_map(|&op| module.take_nested_as_is(op)).collect();
    let share = bodies.len().div_ceil(threads.max(1));
    team.each(|worker| {
        let rest = bodies.len().saturating_sub(share);
        bodies.drain(rest..).for_each(|body| worker.reader.recycle(body));
    });
}

impl Input<'_> {
    /// Reads a module of the llvm dialect and translates it. Much text is spilled to a temporary file in the folder `spill`, if
    /// one is given, until it is [written](Translation::write).
    ///
    /// # Errors
    /// When the input is not a valid module, or something in it cannot be translated; diagnostics say what.
    pub fn translate(&self, spill: Option<&Path>) -> Result<Translation> {
        let (step, diagnostics) = self.stream(None, spill);
        match step {
            Step::Done(Read::Streamed(translation)) if diagnostics.is_empty() => Ok(*translation),
            Step::Done(Read::Whole(root)) => {
                self.verify(&root)?;
                Translation::of_root(*root, self.threads)
            }
            _ => self.translate_in_order(),
        }
    }

    /// Reads a module, lowers it and translates it, in one sweep over the bodies of functions. `None` if that is not possible: it
    /// has errors or something to report, or a pass needs more than one body at a time. Nothing is reported.
    pub(crate) fn sweep(&self, sweep: &Sweep<'_>, spill: Option<&Path>) -> Option<Translation> {
        match self.stream(Some(sweep), spill) {
            (Step::Done(Read::Streamed(translation)), diagnostics) if diagnostics.is_empty() => {
                Some(*translation)
            }
            _ => None,
        }
    }

    /// Reads a module and translates it body by body, if possible, after a lowering, if there is one.
    fn stream(&self, sweep: Option<&Sweep<'_>>, spill: Option<&Path>) -> (Step<Read>, Vec<Diagnostic>) {
        let Input { ctx, file, options, .. } = *self;
        capture(|| match is_bytecode(self.text()) {
            true => {
                let hold = options.exclusive.then(|| ctx.hold());
                read_skeleton(ctx, file, &self.bytecode_options(), |root, skeleton| {
                    self.stream_bodies(root, skeleton, hold, sweep, spill)
                })
            }
            false => parse_skeleton(ctx, file, options, |root, skeleton, hold| {
                self.stream_bodies(root, skeleton, hold, sweep, spill)
            }),
        })
    }

    fn stream_bodies<S: Bodies>(
        &self,
        root: Root,
        skeleton: &S,
        hold: Option<ContextHold<'_>>,
        sweep: Option<&Sweep<'_>>,
        spill: Option<&Path>,
    ) -> Step<Read> {
        let Some(sweep) = sweep else { return self.translate_bodies(root, skeleton, hold, spill) };
        let _hold = hold.filter(|_| self.threads <= 1);
        match sweep.run(self, root, skeleton, spill) {
            Some((module, root)) => {
                let (root, threads) = (Some(root), self.threads);
                Step::Done(Read::Streamed(Box::new(Translation { module, root, threads })))
            }
            None => Step::NeedsModule,
        }
    }

    fn translate_bodies<S: Bodies>(
        &self,
        mut root: Root,
        skeleton: &S,
        hold: Option<ContextHold<'_>>,
        spill: Option<&Path>,
    ) -> Step<Read> {
        let mut team = Worker::team(self.ctx, skeleton, self.threads);
        if let Some(mut export) = self.start(&mut team, &root) {
            spill::start(&mut export, spill);
            let _hold = hold.filter(|_| self.threads <= 1);
            return match self.export(export, &mut team, &mut root, skeleton) {
                Some(module) => {
                    let (root, threads) = (Some(root), self.threads);
                    Step::Done(Read::Streamed(Box::new(Translation { module, root, threads })))
                }
                None => Step::NeedsModule,
            };
        }
        // Something around the functions refers to what is in them, or is wrong.
        match self.bodies(root, skeleton, hold) {
            Step::Done((root, _)) => Step::Done(Read::Whole(Box::new(root))),
            Step::NeedsModule => Step::NeedsModule,
            Step::Failed(reported) => Step::Failed(reported),
        }
    }

    /// Translates the module as a whole. Bodies that were translated are gone, so that only this can report what is
    /// wrong with the module, or translate one whose functions refer to each other's blocks.
    fn translate_in_order(&self) -> Result<Translation> {
        Translation::of_root(self.read_in_order()?, self.threads)
    }

    /// Verifies and translates everything but the bodies of functions.
    fn start<R: BodyReader>(&self, team: &mut Team<Worker<'_, R>>, root: &Root) -> Option<StreamingExport> {
        let module = root.op().filter(|_| self.verify)?;
        if !verify_skeleton(team, root, module) {
            return None;
        }
        let (export, diagnostics) = capture(|| StreamingExport::new(root, self.threads));
        export.filter(|_| diagnostics.is_empty())
    }

    /// Reads, verifies, translates and writes the bodies.
    fn export<R: BodyReader>(
        &self,
        mut export: StreamingExport,
        team: &mut Team<Worker<'_, R>>,
        root: &mut Root,
        skeleton: &impl Bodies,
    ) -> Option<StreamedModule> {
        let module = root.op()?;
        let cx = export.context();
        let _hold = (self.threads <= 1).then(|| cx.hold());
        for batch in batches(skeleton, self.threads) {
            let bodies = read_batch(team, batch.clone(), |_, body| body)?;
            let owners = owners(skeleton, batch);
            put(root, module, &owners, bodies);
            if !verify(team, root, module, &owners) {
                return None;
            }
            export.functions(root, *owners.last()?)?;
            recycle(team, root.body.region_body_mut(module), &owners, self.threads);
        }
        export.finish(root, &[])
    }
}
