//! Reduction: makes a module that shows a failure as small as possible (upstream's `mlir-reduce` and `llvm-reduce`).
//!
//! A [`Reducer`] proposes smaller modules, which are valid, and asks whether they still show the failure. It tries kinds of
//! edits one after the other, each on all places at once, then on halves, quarters and so on down to single ones, and starts
//! again until nothing can be removed (Zeller's delta debugging). Candidates are tried on several threads; of those that
//! show the failure, the first one in order counts, so the result does not depend on the number of threads.

mod arguments;
mod edits;
mod focus;
mod regions;
mod values;

use crate::guard::STACK;
use crate::pipeline::{Input, Translation};
use crate::registry::Registry;
use core::sync::atomic::{AtomicUsize, Ordering};
use edits::{Edit, sites};
pub use focus::focus;
use parking_lot::Mutex;
pub(crate) use regions::{is_definition, make_declaration};
use terrace_ir::asm::{ParseOptions, PrintOptions, print_root};
use terrace_ir::body::{Body, OpRef};
use terrace_ir::diag::capture;
use terrace_ir::verify::{VerifyOptions, verify_op};
use terrace_ir::{Result, Root};
use terrace_llvmir::{ExportOptions, ImportOptions};
use terrace_rewrite::manager::PassManager;
use terrace_rewrite::pipeline::Pipeline;
use terrace_support::threads::share_with;

/// Passes that often make modules smaller. Each is a candidate of its own.
const PASSES: &[&str] =
    &["symbol-dce", "remove-dead-values", "cse", "canonicalize", "sccp", "strip-debuginfo", "inline"];

/// The text that candidates have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// MLIR.
    Mlir,
    /// LLVM IR; the module is one of the llvm dialect.
    LlvmIr,
}

/// The size of a module. A smaller number of operations counts for more than shorter text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Size {
    /// The operations, without constants and the casts that stand for removed values.
    pub operations: usize,
    /// The bytes of the text.
    pub bytes: usize,
}

/// The state of a reduction.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// The kind of edit that is tried.
    pub edit: &'a str,
    /// The size of the smallest module that shows the failure.
    pub size: Size,
    /// How many candidates were tested.
    pub tests: usize,
}

/// A reduction: its input and the test.
pub struct Reducer<'a> {
    /// The text of candidates.
    pub form: Form,
    /// How MLIR is printed.
    pub print: PrintOptions,
    /// How many candidates are tested at the same time.
    pub threads: usize,
    /// Whether a text shows the failure.
    pub shows_failure: &'a (dyn Fn(&[u8]) -> bool + Sync),
    /// Is told about each step, from the calling thread.
    pub progress: &'a (dyn Fn(Progress<'_>) + Sync),
}

/// The end of a reduction.
pub struct Reduced {
    /// The text of the smallest module that shows the failure.
    pub text: Vec<u8>,
    /// Its size.
    pub size: Size,
    /// The size of the input.
    pub before: Size,
    /// How many candidates were tested.
    pub tests: usize,
}

/// A module with its text.
struct Candidate {
    root: Root,
    text: Vec<u8>,
    size: Size,
}

impl Reducer<'_> {
    /// Reduces a module. `None` if its own text does not show the failure.
    ///
    /// # Errors
    /// If the module is not valid, or has no text in the form; diagnostics say why.
    ///
    /// ```
    /// use terrace::reduce::{Form, Reducer};
    ///
    /// let text = "func.func @f(%a: i32, %b: i32) -> i32 {
    ///   %0 = arith.addi %a, %b : i32
    ///   %1 = arith.muli %0, %b : i32
    ///   %2 = arith.subi %1, %a : i32
    ///   return %2 : i32
    /// }";
    /// let ctx = terrace::context();
    /// let mut module = terrace::Module::parse(&ctx, "f.mlir", text)?;
    /// let reduced = module.edit(|root| {
    ///     let reducer = Reducer {
    ///         form: Form::Mlir,
    ///         print: ctx.print.defaults(),
    ///         threads: 1,
    ///         shows_failure: &|text| String::from_utf8_lossy(text).contains("arith.muli"),
    ///         progress: &|_| {},
    ///     };
    ///     reducer.run(root)
    /// })?;
    /// let text = String::from_utf8_lossy(&reduced.unwrap().text).into_owned();
    /// assert!(text.contains("arith.muli") && !text.contains("arith.addi"));
    /// # Ok::<(), terrace::Error>(())
    /// ```
    pub fn run(&self, root: &Root) -> Result<Option<Reduced>> {
        let mut state = self.candidate(Root { body: root.body.deep_clone() })?;
        let (before, tests) = (state.size, AtomicUsize::new(1));
        if !(self.shows_failure)(&state.text) {
            return Ok(None);
        }
        loop {
            let start = state.size;
            for edit in edits::ALL {
                self.reduce_by(edit, &mut state, &tests);
            }
            for &passes in PASSES {
                self.tell(passes, &state, &tests);
                let smaller = self.smaller(&state, |root| run_passes(root, passes));
                if let Some(smaller) = smaller.filter(|new| self.shows(new, &tests)) {
                    state = smaller;
                }
            }
            if state.size == start {
                break;
            }
        }
        let Candidate { text, size, .. } = state;
        Ok(Some(Reduced { text, size, before, tests: tests.into_inner() }))
    }

    /// Applies a kind of edit wherever the failure stays.
    fn reduce_by(&self, edit: &Edit, state: &mut Candidate, tests: &AtomicUsize) {
        let mut n = sites(&state.root, edit);
        let mut chunk = n;
        while chunk != 0 {
            let mut at = 0;
            while at < n {
                self.tell(edit.name, state, tests);
                let starts: Vec<usize> = (at..n).step_by(chunk).take(self.threads.max(1)).collect();
                let Some((i, smaller)) = self.first_of(edit, state, &starts, chunk, tests) else {
                    at += chunk * starts.len();
                    continue;
                };
                *state = smaller;
                let left = sites(&state.root, edit);
                at = if left < n { starts[i] } else { starts[i] + chunk };
                n = left;
            }
            chunk = if chunk == 1 { 0 } else { chunk.div_ceil(2).min(n) };
        }
    }

    /// The first of some candidates that is smaller and shows the failure, with its number.
    fn first_of(
        &self,
        edit: &Edit,
        state: &Candidate,
        starts: &[usize],
        chunk: usize,
        tests: &AtomicUsize,
    ) -> Option<(usize, Candidate)> {
        let (next, best) = (AtomicUsize::new(0), Mutex::new(None::<(usize, Candidate)>));
        let work = || {
            loop {
                let i = next.fetch_add(1, Ordering::Relaxed);
                let Some(&start) = starts.get(i) else { break };
                if best.lock().as_ref().is_some_and(|(first, _)| *first < i) {
                    break;
                }
                let range = start..start + chunk;
                let smaller = self.smaller(state, |root| edit.apply(root, &range));
                let Some(smaller) = smaller.filter(|new| self.shows(new, tests)) else { continue };
                let mut best = best.lock();
                if best.as_ref().is_none_or(|(first, _)| i < *first) {
                    *best = Some((i, smaller));
                }
            }
        };
        share_with(starts.len(), STACK, |_| work(), work);
        best.into_inner()
    }

    /// A changed copy of a module, if it is smaller and valid.
    fn smaller(&self, state: &Candidate, change: impl FnOnce(&mut Root) -> bool) -> Option<Candidate> {
        let mut root = Root { body: state.root.body.deep_clone() };
        let (new, _) = capture(|| change(&mut root).then(|| self.candidate(root)));
        new?.ok().filter(|new| new.size < state.size)
    }

    /// A module with its text, if it is valid.
    fn candidate(&self, root: Root) -> Result<Candidate> {
        let Some(op) = root.op() else {
            return Err(root.body.ctx().error(terrace_ir::Loc::UNKNOWN, "there is no operation").emit());
        };
        verify_op(root.scope().at(op), VerifyOptions { threads: 1 })?;
        let mut text = Vec::new();
        match self.form {
            Form::Mlir => print_root(&root, &self.print, &mut text),
            Form::LlvmIr => {
                let copy = Root { body: root.body.deep_clone() };
                let options = ExportOptions { threads: 1, verify: false, lossless: true };
                // Without a file nothing can fail.
                drop(Translation::with_options(copy, &options)?.write(&mut text, None));
            }
        }
        let mut operations = 0;
        root.scope().at(op).walk(&mut |op| operations += usize::from(!stands_for_value(op)));
        let size = Size { operations, bytes: text.len() };
        Ok(Candidate { root, text, size })
    }

    /// Whether a candidate shows the failure. Its text can be read again: some operations verify although theirs cannot.
    fn shows(&self, candidate: &Candidate, tests: &AtomicUsize) -> bool {
        tests.fetch_add(1, Ordering::Relaxed);
        (self.shows_failure)(&candidate.text) && self.can_be_read(candidate)
    }

    fn can_be_read(&self, candidate: &Candidate) -> bool {
        let ctx = candidate.root.body.ctx();
        let Some(file) = ctx.sources.add("reduced", candidate.text.clone()) else { return false };
        let input = Input { ctx, file: &file, options: ParseOptions::default(), verify: true, threads: 1 };
        capture(|| match self.form {
            Form::Mlir => input.read(),
            Form::LlvmIr => input.import(ImportOptions::default()),
        })
        .0
        .is_ok()
    }

    fn tell(&self, edit: &str, state: &Candidate, tests: &AtomicUsize) {
        (self.progress)(Progress { edit, size: state.size, tests: tests.load(Ordering::Relaxed) });
    }
}

/// Whether an operation is only there for its value: a constant, or the cast of nothing.
fn stands_for_value(op: OpRef<'_>) -> bool {
    op.operands().is_empty()
        && (op.def().hooks.constant.is_some() || values::is_placeholder(op.body(), op.op))
}

/// Runs passes on a module. Returns whether they succeeded.
fn run_passes(root: &mut Root, passes: &str) -> bool {
    let Some(anchor) = root.op().map(|op| root.body.def(op).name) else { return false };
    let Ok(pipeline) = Pipeline::parse_in(&Registry::all().pipelines(), anchor, passes) else { return false };
    PassManager::new(pipeline, None).run(root).is_ok()
}

/// Calls `f` for the nested bodies of a body, innermost first, and for the body itself.
fn each_body(body: &mut Body, f: &mut dyn FnMut(&mut Body)) {
    for op in body.nested_ops() {
        each_body(body.region_body_mut(op), f);
    }
    f(body);
}
