//! Parsing a module in two steps: first the skeleton, which is everything except the bodies of functions, then the bodies.
//!
//! The skeleton provides the extent of each body ([`closing_brace`]), the aliases, and the names and types of arguments.
//! [`BodyParser`]s then parse the bodies in any order and on any number of threads.
//!
//! Some texts need one pass in order, [`parse_source`](super::parse_source) ([`Step::NeedsModule`]): texts with errors, of
//! which only the first is reported, and texts whose bodies share more than the skeleton, such as `distinct` attributes or
//! values of the module.

use super::core::AsmParser;
use super::deferred::{DeferredBodies, DeferredBody};
use super::extent::{closing_brace, end_by_layout, is_balanced};
use super::operands::Argument;
use super::parser::{ParseOptions, Parser};
use super::trace::Trace;
use crate::Result;
use crate::asm::cursor::Cursor;
use crate::asm::{Bodies, BodyReader};
use crate::body::{Body, Op, Region, Root};
use crate::context::{Context, ContextHold};
use crate::diag::{Diagnostic, Reported, capture};
use crate::loc::{Loc, SourceFile};
use std::sync::Arc;
use terrace_support::small_vec::SmallVec;

/// The outcome of work on a part of a module.
#[derive(Debug)]
pub enum Step<T> {
    /// The part is done.
    Done(T),
    /// The work needs the whole module, in order. Nothing was reported.
    NeedsModule,
    /// An error was reported.
    Failed(Reported),
}

/// The parser state of a module without the bodies of its functions, for parsing these bodies.
pub struct Skeleton<'p> {
    asm: AsmParser<'p>,
    keep_names: bool,
    list: Vec<DeferredBody>,
    args: Vec<Argument>,
    /// The locations of arguments with aliases that are defined later in the text, by placeholder number.
    locs: Vec<Loc>,
    depth: u32,
    /// Whether bodies end by the layout of the text.
    by_layout: bool,
}

/// Parses the skeleton of a text and calls `f` with the tree and the skeleton. The function bodies of the tree's module are
/// [taken out](Body::take_nested_as_is). With [`ParseOptions::exclusive`], `f` must drop the hold before other threads use
/// the context.
///
/// Reports no errors: texts with errors need one pass in order.
pub fn parse_skeleton<R>(
    ctx: &Context,
    file: &Arc<SourceFile>,
    options: ParseOptions,
    f: impl FnOnce(Root, &Skeleton<'_>, Option<ContextHold<'_>>) -> Step<R>,
) -> Step<R> {
    let text = file.text.clone();
    let hold = options.exclusive.then(|| ctx.hold());
    let mut parser = Parser::of_source(ctx, file, &text, options);
    parser.deferred = Some(Box::default());
    match skeleton(parser, options) {
        Some((root, skeleton)) => f(root, &skeleton, hold),
        None => Step::NeedsModule,
    }
}

fn skeleton(mut parser: Parser<'_>, options: ParseOptions) -> Option<(Root, Skeleton<'_>)> {
    let (root, diags) = capture(|| parser.top_level(options));
    let root = root.ok().filter(|_| diags.is_empty())?;
    let DeferredBodies { list, args, depth, .. } = *parser.deferred.take()?;
    let (locs, diags) = capture(|| parser.asm.resolve_deferred_locs());
    let locs = locs.ok().filter(|_| diags.is_empty())?;
    // If the text has several top-level operations, the bodies are not in the tree's module.
    let module = root.op().map(|op| root.body.region_body(op));
    if module.is_some_and(|module| !list.iter().all(|body| module.is_taken_out(body.op))) {
        return None;
    }
    let Parser { asm, keep_names, .. } = parser;
    Some((root, Skeleton { asm, keep_names, list, args, locs, depth, by_layout: false }))
}

/// Parses the skeleton of a text that may have errors, and calls `f` with the tree, the skeleton, the trace of the skeleton
/// and its errors. [`BodyParser::trace`] parses the bodies.
pub fn trace_skeleton<R>(
    ctx: &Context,
    file: &Arc<SourceFile>,
    options: ParseOptions,
    f: impl FnOnce(Root, &Skeleton<'_>, Trace, Vec<Diagnostic>) -> R,
) -> R {
    let text = file.text.clone();
    let by_layout = !is_balanced(&text);
    let parse = |deferred: Option<Box<DeferredBodies>>| {
        let mut parser = Parser::of_source(ctx, file, &text, options);
        parser.deferred = deferred;
        (parser.tracer, parser.notes_definitions) = (Some(Box::default()), true);
        let (root, diags) = capture(|| parser.top_level(options));
        let root = root.unwrap_or_else(|_| Root::new(ctx));
        let trace = parser.tracer.take().map_or_else(Trace::default, |tracer| tracer.finish(&text));
        let (locs, _) = capture(|| parser.asm.resolve_deferred_locs().unwrap_or_default());
        let DeferredBodies { list, args, depth, .. } = *parser.deferred.take().unwrap_or_default();
        let Parser { asm, keep_names, .. } = parser;
        (root, Skeleton { asm, keep_names, list, args, locs, depth, by_layout }, trace, diags)
    };
    let parsed = parse(Some(Box::new(DeferredBodies { by_layout, ..DeferredBodies::default() })));
    let (root, skeleton, ..) = &parsed;
    let module = root.op().map(|op| root.body.region_body(op));
    let is_whole = skeleton.list.iter().all(|body| module.is_some_and(|module| module.is_taken_out(body.op)));
    let (root, skeleton, trace, diags) = if is_whole { parsed } else { parse(None) };
    f(root, &skeleton, trace, diags)
}

impl AsmParser<'_> {
    /// Clears the caches by text before the parser goes back in the text, where fewer aliases are visible.
    fn clear_caches(&mut self) {
        self.types = Default::default();
        self.dicts = Default::default();
    }
}

impl<'p> Parser<'p> {
    /// Skips the function body that comes next, if it can be deferred; `dialect` is the one whose prefix it may omit.
    pub(super) fn defer_body(&mut self, args: &[Argument], dialect: &'static str) -> bool {
        let (frame, n_outer) = (self.frame.id, self.outer.len());
        let Some(deferred) = &mut self.deferred else { return false };
        // A body must neither redefine nor use the names of enclosing values.
        if !self.names.is_empty() || n_outer > 1 || deferred.frame.is_some_and(|module| module != frame) {
            return false;
        }
        let (text, open) = (self.asm.text(), self.asm.offset());
        let end = if deferred.by_layout {
            let op = self.tracer.as_ref().map_or(open, |tracer| tracer.op_start());
            end_by_layout(text, op as usize, open as usize)
        } else {
            let Some(close) = closing_brace(text, open as usize) else { return false };
            close + 1
        };
        // The operation's own parser decides about empty bodies.
        let inner = &text[open as usize + 1..end];
        if inner.strip_suffix(b"}").unwrap_or(inner).iter().all(u8::is_ascii_whitespace) {
            return false;
        }
        deferred.args.extend(args.iter().map(|&arg| Argument { attrs: None, ..arg }));
        self.asm.seek(end as u32);
        deferred.frame = Some(frame);
        deferred.depth = self.asm.depth;
        let args_end = deferred.args.len() as u32;
        // The operation's parser has to return before the operation exists.
        let op = Op::from_index(0);
        deferred.pending = Some(DeferredBody { op, open, next: self.asm.offset(), args_end, dialect });
        self.asm.release_text();
        true
    }

    /// Gives up the body that was skipped for an operation with an error, and returns its offset.
    pub(super) fn abandon_deferred(&mut self) -> Option<u32> {
        let deferred = self.deferred.as_mut()?;
        let args_end = deferred.list.last().map_or(0, |body| body.args_end);
        deferred.args.truncate(args_end as usize);
        deferred.pending.take().map(|body| body.open)
    }

    /// Records the new operation as the owner of the body that was skipped, if there is one.
    #[inline]
    pub(super) fn record_deferred(&mut self, op: Op) {
        if let Some(deferred) = &mut self.deferred
            && let Some(body) = deferred.pending.take()
        {
            deferred.list.push(DeferredBody { op, ..body });
            if let Some(body) = self.body().take_nested_as_is(op) {
                self.spare_bodies.recycle(body);
            }
        }
    }
}

impl Skeleton<'_> {
    /// The bytes of the text of body `i`, from its opening brace up to the token after it.
    pub fn range(&self, i: usize) -> core::ops::Range<u32> {
        self.list[i].open..self.list[i].next
    }

    /// Whether bodies end by the layout of the text, as its braces do not match.
    pub fn is_by_layout(&self) -> bool {
        self.by_layout
    }
}

impl Bodies for Skeleton<'_> {
    type Reader<'s>
        = BodyParser<'s>
    where
        Self: 's;

    fn n_bodies(&self) -> usize {
        self.list.len()
    }
    fn op(&self, i: usize) -> Op {
        self.list[i].op
    }
    fn size(&self, i: usize) -> usize {
        (self.list[i].next - self.list[i].open) as usize
    }
    fn reader(&self) -> BodyParser<'_> {
        let asm = AsmParser::for_bodies(&self.asm, self.depth);
        BodyParser { skeleton: self, parser: Parser::new(asm, self.keep_names), next: 0 }
    }
}

/// How many bytes of text most operations have at most, with their locations.
const BYTES_PER_OP: usize = 128;

/// A parser of the bodies of a [`Skeleton`].
pub struct BodyParser<'s> {
    skeleton: &'s Skeleton<'s>,
    parser: Parser<'s>,
    /// The index after the last body that was parsed.
    next: usize,
}

impl BodyParser<'_> {
    /// Parses body `i`, which may have errors, and returns it with its trace and errors.
    pub fn trace(&mut self, i: usize) -> (Box<Body>, Trace, Vec<Diagnostic>) {
        self.parser.tracer = Some(Box::default());
        self.parser.notes_definitions = true;
        if self.skeleton.by_layout {
            // A body may have no brace at its end.
            let text = self.skeleton.asm.text();
            let end = self.skeleton.list.get(i).map_or(text.len(), |body| body.next as usize);
            self.parser.asm.cursor = Cursor::new(text.get(..end).unwrap_or(text));
        }
        let (body, mut diags) = capture(|| {
            let body = self.region_body(i);
            // Their errors are reported.
            let _ = self.parser.check_forwards();
            let _ = self.parser.asm.resolve_deferred_locs();
            body
        });
        let parser = &mut self.parser;
        let trace =
            parser.tracer.take().map_or_else(Trace::default, |tracer| tracer.finish(parser.asm.text()));
        parser.names.forwards.clear();
        parser.names.first_forwards.clear();
        parser.asm.deferred_locs.clear();
        let body = body.unwrap_or_else(|(body, _)| body);
        if diags.is_empty() && body.entry_block(Region::from_index(0)).is_none() {
            let at = self.skeleton.list.get(i).map_or(0, |body| body.open);
            let ((), empty) =
                capture(|| _ = self.parser.asm.error_at(at, "expected non-empty function body"));
            diags = empty;
        }
        (body, trace, diags)
    }

    fn body(&mut self, i: usize) -> Result<Option<Box<Body>>> {
        let Some(next) = self.skeleton.list.get(i).map(|body| body.next) else { return Ok(None) };
        let body = self.region_body(i).map_err(|(_, error)| error)?;
        self.parser.check_forwards()?;
        let asm = &self.parser.asm;
        let is_independent = asm.offset() == next && asm.deferred_locs.is_empty() && asm.distincts.is_empty();
        Ok((is_independent && body.entry_block(Region::from_index(0)).is_some()).then_some(body))
    }

    /// Parses the region of body `i`. The error has what was parsed before it.
    fn region_body(&mut self, i: usize) -> core::result::Result<Box<Body>, (Box<Body>, Reported)> {
        let Skeleton { list, args, locs, .. } = self.skeleton;
        let DeferredBody { open, next, args_end, dialect, .. } = list[i];
        let args_start = i.checked_sub(1).map_or(0, |last| list[last].args_end);
        let parser = &mut self.parser;
        let asm = &mut parser.asm;
        if i < self.next {
            asm.clear_caches();
        }
        if i != self.next {
            asm.released = open;
        }
        self.next = i + 1;
        asm.alias_limit = open;
        asm.seek(open);
        let args = args.get(args_start as usize..args_end as usize).unwrap_or(&[]);
        let args: SmallVec<[Argument; 8]> = args
            .iter()
            .map(|&arg| {
                let loc = arg
                    .loc
                    .map(|loc| loc.as_deferred().and_then(|n| locs.get(n as usize).copied()).unwrap_or(loc));
                Argument { loc, ..arg }
            })
            .collect();
        let region = Region::from_index(0);
        parser.open_body(0, 1);
        parser.body().reserve((next - open) as usize / BYTES_PER_OP);
        parser.default_dialect = dialect;
        let result = parser.region(region, &args);
        parser.asm.release_text();
        let body = parser.pop_body();
        match result {
            Ok(()) => Ok(body),
            Err(error) => Err((body, error)),
        }
    }
}

impl BodyReader for BodyParser<'_> {
    fn read(&mut self, i: usize) -> Option<Box<Body>> {
        let (body, diags) = capture(|| self.body(i));
        body.ok().flatten().filter(|_| diags.is_empty())
    }
    fn shrink(&mut self, body: Box<Body>) -> Box<Body> {
        self.parser.spare_bodies.finish(body)
    }
    fn recycle(&mut self, body: Box<Body>) {
        self.parser.spare_bodies.recycle(body);
    }
}
