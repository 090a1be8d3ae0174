//! A module in two steps: the skeleton first, which is everything but the bodies of functions, then these bodies.
//!
//! The skeleton says where each body is ([`closing_brace`]) and what a body needs from outside: aliases, the names and
//! types of the arguments. Bodies are then parsed in any order and on any number of threads, each by a
//! [`BodyParser`].
//!
//! A few texts need one pass in order ([`Step::NeedsModule`]): those with an error, which has to be the first one, and
//! those whose bodies share more than the skeleton, such as `distinct` attributes or values of the module.
//! [`parse_source`](super::parse_source) is that pass.

use super::body::{ParseOptions, Parser};
use super::core::AsmParser;
use super::extent::closing_brace;
use super::op::{Argument, Unresolved};
use crate::body::{Body, Op, Region, Root};
use crate::context::{Context, ContextHold};
use crate::diag::{Reported, capture};
use crate::loc::{Loc, SourceFile};
use crate::{Result, Type};
use smallvec::SmallVec;
use std::sync::Arc;

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

/// A body that is parsed after the skeleton.
#[derive(Clone, Copy)]
struct DeferredBody {
    /// The operation that owns the body.
    op: Op,
    /// The position of the opening brace.
    open: u32,
    /// The position of the token after the closing brace.
    next: u32,
    /// The end of the body's arguments in the list of all; they start where those of the previous body end.
    args_end: u32,
    /// The dialect whose prefix may be omitted in the body.
    dialect: &'static str,
}

/// An argument of a function.
struct Arg {
    name: Unresolved,
    ty: Option<Type>,
    loc: Option<Loc>,
}

/// The deferred bodies, in the order of the text.
#[derive(Default)]
pub(super) struct DeferredBodies {
    list: Vec<DeferredBody>,
    args: Vec<Arg>,
    /// The body whose operation is not created yet.
    pending: Option<DeferredBody>,
    /// The body that the operations are in: bodies in other modules are not deferred.
    frame: Option<u32>,
    /// The nesting depth of the bodies.
    depth: u32,
}

/// A module without the bodies of its functions, and what is needed to parse these.
pub struct Skeleton<'p> {
    asm: AsmParser<'p>,
    keep_names: bool,
    list: Vec<DeferredBody>,
    args: Vec<Arg>,
    /// The locations of arguments that were written as aliases defined further down.
    locs: Vec<Loc>,
    depth: u32,
}

/// Parses the skeleton of a text and calls `f` with the tree and the skeleton. The bodies of the functions of the tree's
/// module are [taken out](Body::take_nested_as_is). Before other threads work in the context, `f` has to drop the hold
/// on it, which there is when this thread works [alone](ParseOptions::alone).
///
/// Errors are not reported: the text then needs to be parsed in order.
pub fn parse_skeleton<R>(
    ctx: &Context,
    file: &Arc<SourceFile>,
    options: ParseOptions,
    f: impl FnOnce(Root, &Skeleton<'_>, Option<ContextHold<'_>>) -> Step<R>,
) -> Step<R> {
    let text = file.text.clone();
    let hold = options.alone.then(|| ctx.hold());
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
    // The module may be one of several: then the tree's module is around it.
    let module = root.op().map(|op| root.body.region_body(op));
    if module.is_some_and(|module| !list.iter().all(|body| module.is_taken_out(body.op))) {
        return None;
    }
    let Parser { asm, keep_names, .. } = parser;
    Some((root, Skeleton { asm, keep_names, list, args, locs, depth }))
}

impl AsmParser<'_> {
    /// Prepares to parse a body in front of the last one: fragments of text may mean something else there, since
    /// fewer aliases are defined.
    fn forget_fragments(&mut self) {
        self.types = Default::default();
        self.dicts = Default::default();
    }
}

impl<'p> Parser<'p> {
    /// Passes over the body that comes next, if it may be deferred.
    pub(super) fn defer_body(&mut self, args: &[Argument]) -> bool {
        let (frame, n_frames) = (self.frame_id(), self.frames.len());
        let Some(deferred) = &mut self.deferred else { return false };
        // A body must not define a name of a value around it, nor use it.
        if !self.names.is_empty() || n_frames > 2 || deferred.frame.is_some_and(|module| module != frame) {
            return false;
        }
        let (text, open) = (self.asm.whole(), self.asm.offset());
        let Some(close) = closing_brace(text, open as usize) else { return false };
        // Whether a function may have an empty body is a question for its own parser.
        if text[open as usize + 1..close].iter().all(u8::is_ascii_whitespace) {
            return false;
        }
        for &Argument { name, ty, loc, .. } in args {
            deferred.args.push(Arg { name, ty, loc });
        }
        self.asm.seek(close as u32 + 1);
        deferred.frame = Some(frame);
        deferred.depth = self.asm.depth();
        let args_end = deferred.args.len() as u32;
        let dialect = self.default_dialects.last().copied().unwrap_or("");
        // The operation is created when its parser returns.
        let op = Op::from_index(0);
        deferred.pending = Some(DeferredBody { op, open, next: self.asm.offset(), args_end, dialect });
        self.asm.pass_text();
        true
    }

    /// Notes the operation of the body that was passed over, if there is one.
    #[inline]
    pub(super) fn created(&mut self, op: Op) {
        if let Some(deferred) = &mut self.deferred
            && let Some(body) = deferred.pending.take()
        {
            deferred.list.push(DeferredBody { op, ..body });
            if let Some(body) = self.body().take_nested_as_is(op) {
                self.reuse_body(body);
            }
        }
    }
}

impl<'p> Skeleton<'p> {
    /// The number of deferred bodies.
    pub fn n_bodies(&self) -> usize {
        self.list.len()
    }

    /// The operation, of the body of the tree's module, that owns body `i`.
    pub fn op(&self, i: usize) -> Op {
        self.list[i].op
    }

    /// The number of bytes of text of body `i`.
    pub fn size(&self, i: usize) -> usize {
        (self.list[i].next - self.list[i].open) as usize
    }

    /// A parser of bodies. Each thread needs its own.
    pub fn parser(&self) -> BodyParser<'_> {
        let mut asm = AsmParser::part(self.asm.outer());
        asm.set_depth(self.depth);
        BodyParser { skeleton: self, parser: Parser::new(asm, self.keep_names), next: 0 }
    }
}

/// A parser of the bodies of a [`Skeleton`].
pub struct BodyParser<'s> {
    skeleton: &'s Skeleton<'s>,
    parser: Parser<'s>,
    /// The body after the last one that was parsed.
    next: usize,
}

impl BodyParser<'_> {
    /// Parses body `i`. `None` when the text has to be parsed in order; nothing is reported then.
    pub fn parse(&mut self, i: usize) -> Option<Box<Body>> {
        let (body, diags) = capture(|| self.body(i));
        body.ok().flatten().filter(|_| diags.is_empty())
    }

    fn body(&mut self, i: usize) -> Result<Option<Box<Body>>> {
        let Skeleton { list, args, locs, .. } = self.skeleton;
        let Some(&DeferredBody { open, next, args_end, dialect, .. }) = list.get(i) else { return Ok(None) };
        let args_start = i.checked_sub(1).map_or(0, |last| list[last].args_end);
        let parser = &mut self.parser;
        let asm = &mut parser.asm;
        if i < self.next {
            asm.forget_fragments();
        }
        if i != self.next {
            asm.passed = open;
        }
        self.next = i + 1;
        asm.alias_limit = open;
        asm.seek(open);
        let args = args.get(args_start as usize..args_end as usize).unwrap_or(&[]);
        let args: SmallVec<[Argument; 8]> = args
            .iter()
            .map(|&Arg { name, ty, loc }| Argument {
                name,
                ty,
                attrs: None,
                loc: loc
                    .map(|loc| loc.as_deferred().and_then(|n| locs.get(n as usize).copied()).unwrap_or(loc)),
            })
            .collect();
        let region = Region::from_index(0);
        parser.open_body(1);
        parser.default_dialects.push(dialect);
        let result = parser.region(region, &args);
        parser.default_dialects.pop();
        parser.asm.pass_text();
        let body = parser.leave_body();
        result?;
        parser.check_forwards()?;
        let asm = &parser.asm;
        let is_apart = asm.offset() == next && asm.deferred_locs.is_empty() && asm.distincts.is_empty();
        Ok((is_apart && body.entry_block(region).is_some()).then_some(body))
    }

    /// A copy of a body that takes no more memory than it needs. The memory of the original is used again.
    pub fn shrink(&mut self, body: Box<Body>) -> Box<Body> {
        self.parser.exact_body(body)
    }

    /// Takes a body that is not needed any more, to use its memory again.
    pub fn recycle(&mut self, body: Box<Body>) {
        self.parser.reuse_body(body);
    }
}
