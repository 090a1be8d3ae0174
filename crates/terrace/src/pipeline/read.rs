//! Reading a module: parsing and verifying it body by body.

use super::team::Team;
use crate::hints::content::Content;
use core::ops::Range;
use std::sync::Arc;
use terrace_bytecode::{ReadOptions, is_bytecode};
use terrace_ir::asm::{BodyParser, ParseOptions, Skeleton, Step, parse_skeleton, parse_source};
use terrace_ir::body::Body;
use terrace_ir::context::ContextHold;
use terrace_ir::diag::capture;
use terrace_ir::loc::SourceFile;
use terrace_ir::verify::{StreamingVerifier, VerifyOptions, verify_op};
use terrace_ir::{Context, Op, Result, Root, Scope};
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

/// A thread's parser and verifier of bodies.
pub(crate) struct Worker<'s> {
    pub parser: BodyParser<'s>,
    verifier: StreamingVerifier<'s>,
}

impl<'s> Worker<'s> {
    pub fn team(ctx: &'s Context, skeleton: &'s Skeleton<'_>, threads: usize) -> Team<Self> {
        Team::new(threads, || Worker { parser: skeleton.parser(), verifier: StreamingVerifier::new(ctx) })
    }
}

/// Divides bodies into batches: what a batch becomes fits a cache of the second level, unless several threads take part,
/// which wait for each other after each batch.
pub(crate) fn batches(skeleton: &Skeleton<'_>, threads: usize) -> impl Iterator<Item = Range<usize>> {
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

/// Parses a batch. `None` when the text has to be parsed in order.
pub(crate) fn parse(
    team: &mut Team<Worker<'_>>,
    batch: Range<usize>,
    f: impl Fn(&mut BodyParser<'_>, Box<Body>) -> Box<Body> + Sync,
) -> Option<Vec<Box<Body>>> {
    let bodies = team.map(batch.len(), |worker, i| {
        let body = worker.parser.parse(batch.start + i)?;
        Some(f(&mut worker.parser, body))
    });
    bodies.into_iter().collect()
}

/// Gives the bodies of a batch to their operations, of the body of the tree's module.
pub(crate) fn put(
    root: &mut Root,
    module: Op,
    skeleton: &Skeleton<'_>,
    first: usize,
    bodies: Vec<Box<Body>>,
) {
    let inner = root.body.region_body_mut(module);
    for (i, body) in bodies.into_iter().enumerate() {
        inner.put_nested(skeleton.op(first + i), body);
    }
}

/// Verifies everything but the bodies that are not there. Returns whether nothing is to be reported.
pub(crate) fn verify_skeleton(team: &mut Team<Worker<'_>>, root: &Root, module: Op) -> bool {
    let mut good = true;
    let mut first = true;
    team.each(|worker| {
        if core::mem::take(&mut first) {
            good = is_silent(|| worker.verifier.verify_around(root.scope().at(module)));
        }
    });
    good
}

/// Verifies a batch. Returns whether nothing is to be reported.
pub(crate) fn verify(
    team: &mut Team<Worker<'_>>,
    root: &Root,
    module: Op,
    skeleton: &Skeleton<'_>,
    batch: Range<usize>,
) -> bool {
    let around = root.scope();
    let scope = Scope { body: root.body.region_body(module), parent: Some((&around, module)) };
    let good = team.map(batch.len(), |worker, i| {
        is_silent(|| worker.verifier.verify_body(&scope, skeleton.op(batch.start + i)))
    });
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
        if is_bytecode(self.text()) {
            return self.read_bytecode();
        }
        let Input { ctx, file, options, .. } = *self;
        match parse_skeleton(ctx, file, options, |root, skeleton, hold| self.bodies(root, skeleton, hold)) {
            Step::Done((root, verified)) => {
                if !verified {
                    self.verify(&root)?;
                }
                Ok(root)
            }
            Step::NeedsModule => self.read_in_order(),
            Step::Failed(reported) => Err(reported),
        }
    }

    /// Reads and verifies the module, which is bytecode.
    pub(crate) fn read_bytecode(&self) -> Result<Root> {
        let options = ReadOptions {
            implicit_module: self.options.implicit_module,
            range: self.options.range.map(|(start, end)| start as usize..end as usize),
        };
        let mut hold = self.options.exclusive.then(|| self.ctx.hold());
        terrace_bytecode::read(self.ctx, self.file, &options, |root| {
            // Other threads insert types and attributes while they verify.
            if self.threads > 1 {
                drop(hold.take());
            }
            self.verify(root)
        })
    }

    /// Parses the text from front to back and then verifies the module as a whole, so that the first error is reported
    /// of those that stop the parser, and others come in upstream's order.
    ///
    /// # Errors
    /// When the text is not a valid module; diagnostics say why.
    pub fn read_in_order(&self) -> Result<Root> {
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

    /// Parses and verifies the bodies. Returns whether all is known to be valid.
    pub(crate) fn bodies(
        &self,
        mut root: Root,
        skeleton: &Skeleton<'_>,
        hold: Option<ContextHold<'_>>,
    ) -> Step<(Root, bool)> {
        let Some(module) = root.op().filter(|_| skeleton.n_bodies() != 0) else {
            return Step::Done((root, false));
        };
        let _hold = hold.filter(|_| self.threads <= 1);
        let mut team = Worker::team(self.ctx, skeleton, self.threads);
        let mut verified = self.verify && verify_skeleton(&mut team, &root, module);
        for batch in batches(skeleton, self.threads) {
            let Some(bodies) = parse(&mut team, batch.clone(), |parser, body| parser.shrink(body)) else {
                return Step::NeedsModule;
            };
            put(&mut root, module, skeleton, batch.start, bodies);
            verified = verified && verify(&mut team, &root, module, skeleton, batch);
        }
        Step::Done((root, verified))
    }
}
