//! Reading a module, text or bytecode: reading and verifying it body by body.

use super::team::Team;
use crate::hints::content::Content;
use core::ops::Range;
use std::sync::Arc;
use terrace_bytecode::{ReadOptions, is_bytecode, read_skeleton};
use terrace_ir::asm::{Bodies, BodyReader, ParseOptions, Step, parse_skeleton, parse_source};
use terrace_ir::body::Body;
use terrace_ir::context::ContextHold;
use terrace_ir::diag::capture;
use terrace_ir::loc::SourceFile;
use terrace_ir::verify::{StreamingVerifier, VerifyOptions, verify_op};
use terrace_ir::{Context, Loc, Op, Result, Root, Scope};
use terrace_llvmir::{ImportOptions, import_text};

/// A text to be read.
#[derive(Clone, Copy)]
pub struct Input<'a> {
    /// The context of what is read.
    pub ctx: &'a Context,
    /// The text.
    pub file: &'a Arc<SourceFile>,
    /// How to parse it.
    pub options: ParseOptions,
    /// Whether to verify it.
    pub verify: bool,
    /// How many threads may be used. Results and diagnostics are the same for any number.
    pub threads: usize,
}

/// Adds a text to those of a context; `name` is its name in locations and diagnostics.
///
/// # Errors
/// If the texts of the context take more than 3 GB together.
pub fn add_source(ctx: &Context, name: &str, text: Vec<u8>) -> Result<Arc<SourceFile>> {
    let too_long = || ctx.error(Loc::UNKNOWN, format!("'{name}' is too long")).emit();
    ctx.sources.add(name, text).ok_or_else(too_long)
}

/// A thread's reader and verifier of bodies.
pub(crate) struct Worker<'s, R> {
    pub reader: R,
    verifier: StreamingVerifier<'s>,
}

/// A thread's verifier, or state that has one.
pub(crate) trait Verify<'s>: Send {
    fn verifier(&mut self) -> &mut StreamingVerifier<'s>;
}

impl<'s, R: BodyReader> Verify<'s> for Worker<'s, R> {
    fn verifier(&mut self) -> &mut StreamingVerifier<'s> {
        &mut self.verifier
    }
}

impl<'s> Verify<'s> for StreamingVerifier<'s> {
    fn verifier(&mut self) -> &mut StreamingVerifier<'s> {
        self
    }
}

impl<'s, R: BodyReader> Worker<'s, R> {
    pub fn team<S: Bodies<Reader<'s> = R>>(ctx: &'s Context, skeleton: &'s S, threads: usize) -> Team<Self> {
        Team::new(threads, || Worker { reader: skeleton.reader(), verifier: StreamingVerifier::new(ctx) })
    }
}

/// Divides bodies into batches: what a batch becomes fits a cache of the second level, unless several threads take part,
/// which wait for each other after each batch.
pub(crate) fn batches(skeleton: &impl Bodies, threads: usize) -> impl Iterator<Item = Range<usize>> {
    let size = if threads > 1 { threads << 20 } else { 3 << 15 };
    let mut next = 0;
    core::iter::from_fn(move || {
        let (first, mut bytes) = (next, 0);
        while next < skeleton.n_bodies() && bytes < size {
            bytes += skeleton.size(next);
            next += 1;
        }
        (first != next).then_some(first..next)
    })
}

/// Reads a batch. `None` when the module has to be read in order.
pub(crate) fn read_batch<R: BodyReader>(
    team: &mut Team<Worker<'_, R>>,
    batch: Range<usize>,
    f: impl Fn(&mut R, Box<Body>) -> Box<Body> + Sync,
) -> Option<Vec<Box<Body>>> {
    let bodies = team.map(batch.len(), |worker, i| {
        let body = worker.reader.read(batch.start + i)?;
        Some(f(&mut worker.reader, body))
    });
    bodies.into_iter().collect()
}

/// Gives bodies to their operations, of the body of the tree's module.
pub(crate) fn put(root: &mut Root, module: Op, owners: &[Op], bodies: Vec<Box<Body>>) {
    let inner = root.body.region_body_mut(module);
    for (&op, body) in owners.iter().zip(bodies) {
        inner.put_nested(op, body);
    }
}

/// The operations that own the bodies of a batch.
pub(crate) fn owners(skeleton: &impl Bodies, batch: Range<usize>) -> Vec<Op> {
    batch.map(|i| skeleton.op(i)).collect()
}

/// Verifies everything but the bodies that are not there. Returns whether nothing is to be reported.
pub(crate) fn verify_skeleton<'s>(team: &mut Team<impl Verify<'s>>, root: &Root, module: Op) -> bool {
    let mut good = true;
    let mut first = true;
    team.each(|worker| {
        if core::mem::take(&mut first) {
            good = is_silent(|| worker.verifier().verify_around(root.scope().at(module)));
        }
    });
    good
}

/// Verifies a batch of operations of the module. Returns whether nothing is to be reported.
pub(crate) fn verify<'s>(team: &mut Team<impl Verify<'s>>, root: &Root, module: Op, ops: &[Op]) -> bool {
    let around = root.scope();
    let scope = Scope { body: root.body.region_body(module), parent: Some((&around, module)) };
    let good = team.map(ops.len(), |worker, i| is_silent(|| worker.verifier().verify_body(&scope, ops[i])));
    good.into_iter().all(|good| good)
}

/// Whether `f` succeeds and reports nothing.
fn is_silent(f: impl FnOnce() -> Result) -> bool {
    let (result, diagnostics) = capture(f);
    result.is_ok() && diagnostics.is_empty()
}

impl Input<'_> {
    /// The text.
    pub fn text(&self) -> &[u8] {
        match self.options.range {
            Some((start, end)) => &self.file.text[start as usize..end as usize],
            None => &self.file.text,
        }
    }

    /// Whether the input is LLVM IR, by its contents or the file's name: text, bitcode, or machine code, which may contain
    /// bitcode.
    pub fn is_llvm_ir(&self) -> bool {
        matches!(Content::of(self.text()), Content::LlvmIr | Content::LlvmBitcode | Content::Machine)
            || self.file.name.ends_with(".ll")
    }

    /// Parses and verifies the module; LLVM IR becomes one of the llvm dialect.
    ///
    /// # Errors
    /// When the text is not valid; diagnostics say why.
    pub fn read_any(&self) -> Result<Root> {
        if !self.is_llvm_ir() {
            return self.read();
        }
        let root = self.import(ImportOptions::default())?;
        self.verify(&root)?;
        Ok(root)
    }

    /// Translates the text, which is LLVM IR, to a module of the llvm dialect, which is not verified.
    ///
    /// # Errors
    /// When the text is not valid LLVM IR, or has something that cannot be imported; diagnostics say what.
    pub fn import(&self, options: ImportOptions) -> Result<Root> {
        let start = self.options.range.map_or(0, |range| range.0 as usize);
        let text = &self.file.text;
        import_text(self.ctx, &self.file.name, self.text(), options, &|range| {
            text.advise_dont_need(start + range.start, start + range.end);
        })
    }

    /// Reads and verifies the module, text or bytecode.
    ///
    /// # Errors
    /// When the input is not a valid module; diagnostics say why.
    pub fn read(&self) -> Result<Root> {
        let Input { ctx, file, options, .. } = *self;
        let step = match is_bytecode(self.text()) {
            true => {
                let hold = options.exclusive.then(|| ctx.hold());
                read_skeleton(ctx, file, &self.bytecode_options(), |root, skeleton| {
                    self.bodies(root, skeleton, hold)
                })
            }
            false => {
                parse_skeleton(ctx, file, options, |root, skeleton, hold| self.bodies(root, skeleton, hold))
            }
        };
        match step {
            Step::Done((root, true)) => Ok(root),
            // The reader adds the version of bytecode to errors.
            Step::Done((root, false)) if is_bytecode(self.text()) => match is_silent(|| self.verify(&root)) {
                true => Ok(root),
                false => self.read_in_order(),
            },
            Step::Done((root, false)) => self.verify(&root).map(|()| root),
            Step::NeedsModule => self.read_in_order(),
            Step::Failed(reported) => Err(reported),
        }
    }

    pub(crate) fn bytecode_options(&self) -> ReadOptions {
        ReadOptions {
            implicit_module: self.options.implicit_module,
            range: self.options.range.map(|(start, end)| start as usize..end as usize),
        }
    }

    /// Reads the input from front to back and then verifies the module as a whole, so that the first error is reported
    /// of those that stop the reader, and others come in upstream's order.
    ///
    /// # Errors
    /// When the input is not a valid module; diagnostics say why.
    pub fn read_in_order(&self) -> Result<Root> {
        if is_bytecode(self.text()) {
            let options = self.bytecode_options();
            return terrace_bytecode::read(self.ctx, self.file, &options, |root| self.verify(root));
        }
        let root = parse_source(self.ctx, self.file, self.options)?;
        self.verify(&root)?;
        Ok(root)
    }

    pub(crate) fn verify(&self, root: &Root) -> Result {
        match root.op().filter(|_| self.verify) {
            Some(op) => verify_op(root.scope().at(op), VerifyOptions { threads: self.threads }),
            None => Ok(()),
        }
    }

    /// Reads and verifies the bodies. Returns whether all is known to be valid.
    pub(crate) fn bodies(
        &self,
        mut root: Root,
        skeleton: &impl Bodies,
        hold: Option<ContextHold<'_>>,
    ) -> Step<(Root, bool)> {
        let Some(module) = root.op().filter(|_| skeleton.n_bodies() != 0) else {
            return Step::Done((root, false));
        };
        let _hold = hold.filter(|_| self.threads <= 1);
        let mut team = Worker::team(self.ctx, skeleton, self.threads);
        let mut verified = self.verify && verify_skeleton(&mut team, &root, module);
        for batch in batches(skeleton, self.threads) {
            let Some(bodies) = read_batch(&mut team, batch.clone(), |reader, body| reader.shrink(body))
            else {
                return Step::NeedsModule;
            };
            let owners = owners(skeleton, batch);
            put(&mut root, module, &owners, bodies);
            verified = verified && verify(&mut team, &root, module, &owners);
        }
        Step::Done((root, verified))
    }
}
