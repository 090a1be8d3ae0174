//! The analysis of a chunk: the text between two `// -----` lines, which is a module of its own.
//!
//! Bodies of functions are parts of their own. A body whose text and [`Environment`] are as they were keeps its part: what
//! its parser and verifier look at is the same.

use crate::body::BodyAnalysis;
use crate::environment::Environment;
use crate::part::{Part, Problem, TypeTexts};
use crate::stages::ops_of;
use core::ops::Range;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use terrace::Registry;
use terrace::hints::{self, Advisor};
use terrace::ir::asm::{Bodies, BodyParser, BodyReader, ParseOptions, Skeleton, trace_skeleton};
use terrace::ir::body::{Body as IrBody, Op, OpRef, Root, Scope};
use terrace::ir::decl::Trait;
use terrace::ir::diag::capture;
use terrace::ir::loc::SourceFile;
use terrace::ir::verify::StreamingVerifier;
use terrace::ir::{Context, Diagnostic, Loc, Severity};
use terrace_support::{FxHashMap, hash_bytes};

/// More messages than these are not shown.
const MAX_PROBLEMS: usize = 1000;

/// A body of a function.
#[derive(Clone)]
pub struct Body {
    /// Its text in the chunk, from the opening brace up to the token after it. Its start is the base of its analysis.
    pub range: Range<u32>,
    /// Its analysis.
    pub analysis: Arc<BodyAnalysis>,
    /// The hash of its text.
    pub hash: u64,
    /// The environments of the parser and of the verifier, made by [`Chunk::remember`]; that of the verifier is not known after
    /// an edit.
    pub environments: Option<(u64, Option<u64>)>,
}

/// The analysis of a chunk.
pub struct Chunk {
    /// The length of the text.
    pub len: u32,
    /// The hash of the text.
    pub hash: u64,
    /// The part around the bodies; its base is the start of the chunk.
    pub skeleton: Part,
    /// The messages of parser and verifier about what is around the bodies.
    pub skeleton_problems: Vec<Problem>,
    /// The bodies, in the order of the text.
    pub bodies: Vec<Body>,
    /// All messages in the order of the text, with advice.
    pub problems: Vec<Problem>,
    /// Whether bodies end by the layout of the text, as its braces do not match.
    pub by_layout: bool,
    /// How many parts of bodies were made one at a time.
    pub n_single: AtomicU32,
    registry: Arc<Registry>,
}

/// A source of one text in a context of its own.
pub fn source(ctx: &Context, name: &str, text: &[u8]) -> Option<Arc<SourceFile>> {
    ctx.allow_unregistered(true);
    ctx.sources.add(name, text.to_vec())
}

impl Chunk {
    /// Analyzes a text; `previous` is the analysis of the text before a change.
    pub fn new(registry: &Arc<Registry>, name: &str, text: &str, previous: Option<&Chunk>) -> Self {
        let mut chunk = Self {
            len: text.len() as u32,
            hash: hash_bytes(text.as_bytes()),
            skeleton: Part::default(),
            skeleton_problems: Vec::new(),
            bodies: Vec::new(),
            problems: Vec::new(),
            by_layout: false,
            n_single: AtomicU32::new(0),
            registry: registry.clone(),
        };
        let ctx = &chunk.context();
        let Some(file) = source(ctx, name, text.as_bytes()) else {
            let message = "the text is too long".to_owned();
            chunk.problems = vec![Problem { severity: Severity::Error, at: 0, message, notes: Vec::new() }];
            return chunk;
        };
        let _hold = ctx.hold();
        trace_skeleton(ctx, &file, ParseOptions::default(), |mut root, skeleton, trace, diags| {
            let ranges: Vec<Range<u32>> = (0..skeleton.n_bodies()).map(|i| skeleton.range(i)).collect();
            let outside = outside(&ranges, text.len() as u32);
            let mut type_texts = TypeTexts::default();
            chunk.skeleton =
                Part::new(ctx, text.as_bytes(), 0, outside.iter().copied(), trace, &mut type_texts);
            chunk.by_layout = skeleton.is_by_layout();
            let is_valid = diags.is_empty();
            chunk.skeleton_problems = problems(ctx, &file, 0, &diags);
            if is_valid && let Some(op) = root.op() {
                let verify = || StreamingVerifier::new(ctx).verify_around(root.scope().at(op));
                chunk.skeleton_problems = problems(ctx, &file, 0, &capture(verify).1);
            }
            let mut bodies = match previous {
                Some(previous) => previous.unchanged(text, &chunk.skeleton, &ranges, is_valid),
                None => vec![None; ranges.len()],
            };
            let mut analyzer = Analyzer { ctx, file: &file, skeleton, type_texts };
            let (mut reader, mut parser) = (skeleton.reader(), skeleton.reader());
            let mut verifier = StreamingVerifier::new(ctx);
            for (i, body) in bodies.iter_mut().enumerate().filter(|(_, body)| body.is_none()) {
                let valid = analyzer.valid_body(i, &mut reader, &mut root, is_valid, &mut verifier);
                let analysis = valid
                    .unwrap_or_else(|| analyzer.body(i, &mut parser, &mut root, is_valid, &mut verifier));
                let hash = hash_bytes(slice(text.as_bytes(), ranges[i].start, ranges[i].end));
                let (range, analysis) = (ranges[i].clone(), Arc::new(analysis));
                *body = Some(Body { range, analysis, hash, environments: None });
            }
            chunk.bodies = bodies.into_iter().flatten().collect();
            chunk.problems = chunk.all_problems(text.as_bytes(), is_valid);
            advise(ctx, &file, &mut chunk.problems);
        });
        chunk
    }

    /// A context for a text.
    pub fn context(&self) -> Context {
        let ctx = self.registry.context();
        hints::enable(&ctx, false);
        ctx
    }

    /// Makes the environments of the bodies of the text, before it changes.
    pub fn remember(&mut self, text: &str) {
        if self.bodies.iter().all(|body| body.environments.is_some()) {
            return;
        }
        let ranges: Vec<Range<u32>> = self.bodies.iter().map(|body| body.range.clone()).collect();
        let environment = Environment::new(text, &self.skeleton, &ranges);
        for (i, body) in self.bodies.iter_mut().enumerate() {
            let text = text.get(body.range.start as usize..body.range.end as usize).unwrap_or("");
            let verify = || environment.of_verifier(text, &body.analysis.names(text));
            body.environments.get_or_insert_with(|| (environment.of_parser(i), Some(verify())));
        }
    }

    /// The bodies of a changed text whose texts and environments are as they were.
    fn unchanged(
        &self,
        text: &str,
        skeleton: &Part,
        ranges: &[Range<u32>],
        is_valid: bool,
    ) -> Vec<Option<Body>> {
        let mut known: FxHashMap<(u64, usize, u64), Vec<&Body>> = FxHashMap::default();
        for body in &self.bodies {
            if let Some((parse, _)) = body.environments {
                known.entry((body.hash, body.range.len(), parse)).or_default().push(body);
            }
        }
        let environment = Environment::new(text, skeleton, ranges);
        let unchanged = |(i, range): (usize, &Range<u32>)| {
            let body = text.get(range.start as usize..range.end as usize).unwrap_or("");
            let parse = environment.of_parser(i);
            let same = known.get(&(hash_bytes(body.as_bytes()), range.len(), parse))?;
            // Equal texts have equal names.
            let verify = environment.of_verifier(body, &same.first()?.analysis.names(body));
            let is_verified = |old: &&&Body| {
                let old_verify = old.environments.and_then(|(_, verify)| verify);
                !is_valid || old.analysis.verified.is_some() && old_verify == Some(verify)
            };
            same.iter().find(is_verified).map(|&old| Body { range: range.clone(), ..old.clone() })
        };
        ranges.iter().enumerate().map(unchanged).collect()
    }

    /// The messages of all parts in the order of the text, without advice.
    pub fn all_problems(&self, text: &[u8], is_valid: bool) -> Vec<Problem> {
        let mut all = self.skeleton_problems.clone();
        for Body { range, analysis, .. } in &self.bodies {
            let base = range.start;
            let verified = analysis.verified.iter().filter(|_| is_valid).flatten();
            all.extend(analysis.problems.iter().chain(verified).map(|problem| {
                let notes = problem.notes.iter();
                let notes = notes.map(|(at, note)| (at.map(|at| at.wrapping_add(base)), note.clone()));
                let at = problem.at.wrapping_add(base);
                Problem { at, notes: notes.collect(), ..problem.clone() }
            }));
        }
        all.sort_by_key(|problem| problem.at);
        // Further errors at the end of the text follow from the first.
        let end = text.trim_ascii_end().len() as u32;
        all.dedup_by(|next, first| next.at == first.at && (*next == *first || first.at + 1 >= end));
        all.truncate(MAX_PROBLEMS);
        all
    }
}

/// Adds advice to all messages of a text.
pub fn advise(ctx: &Context, file: &SourceFile, all: &mut [Problem]) {
    let mut advisor = Advisor::default();
    for problem in all {
        let loc = Loc::of_pos(file.base + problem.at.min(file.text.len() as u32));
        let (severity, message) = (problem.severity, problem.message.clone());
        let mut diag = Diagnostic { severity, loc, message, notes: Vec::new() };
        advisor.advise(ctx, &mut diag);
        problem.notes.extend(notes(ctx, file, 0, &diag));
    }
}

/// The state that analyses of bodies share.
pub struct Analyzer<'a> {
    /// The context of the text only.
    pub ctx: &'a Context,
    /// The text.
    pub file: &'a SourceFile,
    /// The skeleton.
    pub skeleton: &'a Skeleton<'a>,
    /// The texts of the types so far.
    pub type_texts: TypeTexts,
}

impl Analyzer<'_> {
    /// Parses and, if `verify` is set, verifies body `i`, which may have errors.
    pub fn body<'a>(
        &mut self,
        i: usize,
        parser: &mut BodyParser<'_>,
        root: &mut Root,
        verify: bool,
        verifier: &mut StreamingVerifier<'a>,
    ) -> BodyAnalysis {
        let (body, trace, diags) = parser.trace(i);
        let range = self.skeleton.range(i);
        let texts = core::iter::once((range.start, range.end));
        let part = Part::new(self.ctx, &self.file.text, range.start, texts, trace, &mut self.type_texts);
        let parsed = problems(self.ctx, self.file, range.start, &diags);
        // A body with errors is verified when they are gone.
        let Some(module) = root.op().filter(|_| verify && diags.is_empty()) else {
            parser.recycle(body);
            return BodyAnalysis::with_part(part, parsed, verify.then(Vec::new));
        };
        let diags = self.verify(i, body, parser, (root, module), verifier);
        let verified = Some(problems(self.ctx, self.file, range.start, &diags));
        BodyAnalysis::with_part(part, parsed, verified)
    }

    /// The analysis of body `i` if it is valid, without its part.
    fn valid_body<'a>(
        &self,
        i: usize,
        reader: &mut BodyParser<'_>,
        root: &mut Root,
        verify: bool,
        verifier: &mut StreamingVerifier<'a>,
    ) -> Option<BodyAnalysis> {
        // Only the other parser knows where bodies end by the layout.
        let body = if self.skeleton.is_by_layout() { None } else { reader.read(i) }?;
        let has_symbols = has_symbols(&body);
        let diags = match root.op().filter(|_| verify) {
            Some(module) => self.verify(i, body, reader, (root, module), verifier),
            None => {
                reader.recycle(body);
                Vec::new()
            }
        };
        diags.is_empty().then(|| BodyAnalysis::valid(has_symbols, verify))
    }

    /// Verifies body `i` in the module of a tree, and frees it. Returns the messages.
    fn verify<'a>(
        &self,
        i: usize,
        body: Box<IrBody>,
        parser: &mut BodyParser<'_>,
        (root, module): (&mut Root, Op),
        verifier: &mut StreamingVerifier<'a>,
    ) -> Vec<Diagnostic> {
        let op = self.skeleton.op(i);
        root.body.region_body_mut(module).put_nested(op, body);
        let around = root.scope();
        let scope = Scope { body: root.body.region_body(module), parent: Some((&around, module)) };
        let (_, diags) = capture(|| verifier.verify_body(&scope, op));
        if let Some(body) = root.body.region_body_mut(module).take_nested_as_is(op) {
            parser.recycle(body);
        }
        diags
    }
}

/// Calls `f` with the operation at an offset of a text, which is parsed for it. Of the bodies of functions only the one around
/// it is parsed, or its own.
pub fn with_op<R>(ctx: &Context, text: &[u8], offset: u32, f: impl FnOnce(OpRef<'_>) -> R) -> Option<R> {
    with_changed_op(ctx, text, offset, |_, _| Some(()), |(), op| f(op))
}

/// [`with_op`], where `change` may change the operation first.
pub fn with_changed_op<P, R>(
    ctx: &Context,
    text: &[u8],
    offset: u32,
    change: impl FnOnce(&mut IrBody, Op) -> Option<P>,
    f: impl FnOnce(P, OpRef<'_>) -> R,
) -> Option<R> {
    let file = source(ctx, "", text)?;
    let pos = file.base + offset;
    trace_skeleton(ctx, &file, ParseOptions::default(), |mut root, skeleton, _, _| {
        let module = root.op()?;
        let is_near = |&i: &usize| {
            let at = root.body.region_body(module).loc(skeleton.op(i)).pos();
            skeleton.range(i).contains(&offset) || at == Some(pos)
        };
        if let Some(i) = (0..skeleton.n_bodies()).find(is_near) {
            let body = skeleton.reader().trace(i).0;
            root.body.region_body_mut(module).put_nested(skeleton.op(i), body);
        }
        let changed = change_at(&mut root.body, vec![module], pos, &mut Some(change))?;
        let mut once = Some((changed, f));
        let mut result = None;
        root.scope().at(module).walk(&mut |op| {
            if op.body().loc(op.op).pos() == Some(pos)
                && let Some((changed, f)) = once.take()
            {
                result = Some(f(changed, op));
            }
        });
        result
    })
}

/// Calls `change` with the operation at a position: one of `ops`, or in one of them.
fn change_at<P, F: FnOnce(&mut IrBody, Op) -> Option<P>>(
    body: &mut IrBody,
    ops: Vec<Op>,
    pos: u32,
    change: &mut Option<F>,
) -> Option<P> {
    let mut all = Vec::new();
    ops.into_iter().for_each(|op| body.walk_from(op, &mut |op| all.push(op)));
    for op in all {
        if body.loc(op).pos() == Some(pos) {
            return change.take()?(body, op);
        }
        if body.is_nested(op) && !body.is_taken_out(op) {
            let inner = ops_of(body, op).collect();
            let changed = change_at(body.region_body_mut(op), inner, pos, change);
            if changed.is_some() || change.is_none() {
                return changed;
            }
        }
    }
    None
}

/// The ranges of a text outside of other ranges, which are in order.
fn outside(ranges: &[Range<u32>], len: u32) -> Vec<(u32, u32)> {
    let mut start = 0;
    let mut outside = Vec::new();
    for range in ranges {
        outside.push((start, range.start));
        start = range.end;
    }
    outside.push((start, len));
    outside
}

/// Whether an operation of a body is a symbol or has a symbol table.
fn has_symbols(body: &IrBody) -> bool {
    let is_named = |op: Op| {
        let def = body.def(op);
        [Trait::Symbol, Trait::OptionalSymbol, Trait::SymbolTable].iter().any(|&name| def.has(name))
    };
    body.has_nested() || !body.ops_where(is_named).is_empty()
}

fn slice(text: &[u8], start: u32, end: u32) -> &[u8] {
    text.get(start as usize..end as usize).unwrap_or(&[])
}

/// Diagnostics as messages with offsets from `base`.
fn problems(ctx: &Context, file: &SourceFile, base: u32, diags: &[Diagnostic]) -> Vec<Problem> {
    let problem = |diag: &Diagnostic| Problem {
        severity: diag.severity,
        at: offset(file, base, diag.loc).unwrap_or(0),
        message: diag.message.clone(),
        notes: notes(ctx, file, base, diag),
    };
    diags.iter().filter(|diag| diag.severity != Severity::Text).take(MAX_PROBLEMS).map(problem).collect()
}

fn offset(file: &SourceFile, base: u32, loc: Loc) -> Option<u32> {
    Some(loc.pos()?.wrapping_sub(file.base).wrapping_sub(base))
}

fn notes(ctx: &Context, file: &SourceFile, base: u32, diag: &Diagnostic) -> Vec<(Option<u32>, String)> {
    let note = |&(loc, ref message): &(Loc, String)| match offset(file, base, loc) {
        Some(at) => (Some(at), message.clone()),
        None => match loc.file_line_col(ctx) {
            Some((file, line, col)) => (None, format!("{file}:{line}:{col}: {message}")),
            None => (None, message.clone()),
        },
    };
    diag.notes.iter().map(note).collect()
}
