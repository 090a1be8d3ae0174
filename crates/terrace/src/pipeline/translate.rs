//! From a module of the llvm dialect, text or bytecode, to LLVM IR, batch by batch: bodies are freed as they are written.

use super::read::{Input, Worker, batches, put, read_batch, verify, verify_skeleton};
use super::team::Team;
use terrace_bytecode::{is_bytecode, read_skeleton};
use terrace_ir::asm::{Bodies, BodyReader, Step, parse_skeleton};
use terrace_ir::context::ContextHold;
use terrace_ir::diag::capture;
use terrace_ir::symbols::symbol_name;
use terrace_ir::{Context, Loc, Op, Reported, Result, Root};
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

    /// Appends the text. It is handed on in pieces if there is a `flush`. Returns what may be freed, which may take
    /// longer than the end of the process.
    pub fn write(self, out: &mut Vec<u8>, flush: Option<Flush<'_>>) -> impl Sized + use<> {
        (self.module.finish(out, self.threads, flush), self.root)
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

impl Input<'_> {
    /// Reads a module of the llvm dialect and translates it.
    ///
    /// # Errors
    /// When the input is not a valid module, or something in it cannot be translated; diagnostics say what.
    pub fn translate(&self) -> Result<Translation> {
        let Input { ctx, file, options, .. } = *self;
        let (step, diagnostics) = capture(|| match is_bytecode(self.text()) {
            true => {
                let hold = options.exclusive.then(|| ctx.hold());
                read_skeleton(ctx, file, &self.bytecode_options(), |root, skeleton| {
                    self.translate_bodies(root, skeleton, hold)
                })
            }
            false => parse_skeleton(ctx, file, options, |root, skeleton, hold| {
                self.translate_bodies(root, skeleton, hold)
            }),
        });
        match step {
            Step::Done(Read::Streamed(translation)) if diagnostics.is_empty() => Ok(*translation),
            Step::Done(Read::Whole(root)) => {
                self.verify(&root)?;
                Translation::of_root(*root, self.threads)
            }
            _ => self.translate_in_order(),
        }
    }

    fn translate_bodies<S: Bodies>(
        &self,
        mut root: Root,
        skeleton: &S,
        hold: Option<ContextHold<'_>>,
    ) -> Step<Read> {
        let mut team = Worker::team(self.ctx, skeleton, self.threads);
        if let Some(export) = self.start(&mut team, &root) {
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
            put(root, module, skeleton, batch.start, bodies);
            if !verify(team, root, module, skeleton, batch.clone()) {
                return None;
            }
            export.functions(root, skeleton.op(batch.end - 1))?;
            let inner = root.body.region_body_mut(module);
            let mut bodies: Vec<_> = batch.filter_map(|i| inner.take_nested_as_is(skeleton.op(i))).collect();
            let share = bodies.len().div_ceil(self.threads.max(1));
            team.each(|worker| {
                let rest = bodies.len().saturating_sub(share);
                bodies.drain(rest..).for_each(|body| worker.reader.recycle(body));
            });
        }
        export.finish(root)
    }
}
