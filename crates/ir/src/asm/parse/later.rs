//! Parsing the bodies of functions later than what is around them.
//!
//! Who goes through a module function by function needs no more than one body at a time, but has to know first what
//! the module declares. So the text is read twice: around the bodies, whose ends are guessed by the indentation of
//! their lines, and then body by body. Whatever the second reading finds that is not as guessed, or not as it would
//! be if everything was read in order, fails, and somebody else has to read the text as a whole: that tells what is
//! wrong with it, if anything is.

use super::body::{ParseOptions, Parser};
use super::core::AsmParser;
use super::locs::LastFile;
use super::op::{Argument, Unresolved};
use crate::body::{Body, Op, Region, Root};
use crate::loc::{Loc, SourceFile};
use crate::{Context, Result, Type};
use memchr::memmem::Finder;
use smallvec::SmallVec;
use std::sync::Arc;
use terrace_support::words::is_same;

/// A body that is still to be parsed.
struct PutOff {
    /// Its operation.
    op: Op,
    /// Where it starts.
    brace: u32,
    /// The token behind it.
    next: u32,
    /// Where its arguments end; they start where those of the body before end.
    args_end: u32,
    /// The dialect whose prefix may be left out in it.
    dialect: &'static str,
}

/// An argument of a function.
struct Arg {
    name: Unresolved,
    ty: Option<Type>,
    loc: Option<Loc>,
}

/// The bodies that are put off, in the order of the text.
#[derive(Default)]
pub(super) struct Later {
    list: Vec<PutOff>,
    args: Vec<Arg>,
    /// The body just passed over, until its operation is made.
    pending: Option<PutOff>,
    /// The number of the body that the operations are in.
    frame: Option<u32>,
    /// How deep the text of the bodies is inside of others.
    depth: u32,
    /// What the last line with a closing brace started with, and who looks for it.
    end: Option<(Vec<u8>, Finder<'static>)>,
    /// There was none: looking again and again would take too long.
    no_more: bool,
}

/// Bodies of functions, to be parsed one after another.
pub struct LaterBodies<'p> {
    parser: Parser<'p>,
    list: Vec<PutOff>,
    args: Vec<Arg>,
    /// What locations stand for that were not known when they were read.
    deferred: Vec<Loc>,
    depth: u32,
    /// The next one.
    at: usize,
}

/// Parses a text but for the bodies of its module's functions, and calls `f` with the tree and these bodies. One thread
/// parses the whole text, whatever the options say of threads and ranges.
///
/// An `Err` says either that something is wrong, or that the text has to be parsed as a whole.
pub fn parse_bodies_later<R>(
    ctx: &Context,
    file: &Arc<SourceFile>,
    options: ParseOptions,
    f: impl FnOnce(Root, LaterBodies<'_>) -> Result<R>,
) -> Result<R> {
    let text = file.text.clone();
    let mut parser = Parser::new(AsmParser::new(ctx, file.clone(), &text), options.keep_names);
    parser.hold = options.alone.then(|| ctx.hold());
    parser.later = Some(Box::default());
    let root = parser.top_level(options)?;
    let later = parser.later.take().map_or_else(Later::default, |later| *later);
    let deferred = parser.asm.resolve_deferred_locs()?;
    parser.asm.read_again();
    // They may be in another module than the root's.
    if let Some(module) = root.op().map(|op| root.body.region_body(op))
        && !later.list.iter().all(|body| module.is_taken_out(body.op))
    {
        return Err(whole(ctx));
    }
    let Later { list, args, depth, .. } = later;
    f(root, LaterBodies { parser, list, args, deferred, depth, at: 0 })
}

/// Says that the text has to be parsed as a whole.
#[cold]
fn whole(ctx: &Context) -> crate::Reported {
    ctx.error(Loc::UNKNOWN, "the bodies of functions cannot be parsed apart").emit()
}

impl<'p> AsmParser<'p> {
    /// Prepares for the text to be read once more: what is known of its pieces may depend on aliases that are not
    /// known yet at the places that come now.
    fn read_again(&mut self) {
        self.types.clear();
        self.dicts = Default::default();
        self.last_file = LastFile::default();
        self.deferred_locs.clear();
    }
}

impl<'p> Parser<'p> {
    /// Passes over the body that comes next, of an operation whose name is at `name`, if that may be done.
    pub(super) fn put_off_body(&mut self, name: u32, args: &[Argument]) -> bool {
        let (frame, n_frames) = (self.frame_id(), self.frames.len());
        let Some(later) = &mut self.later else { return false };
        let text = self.asm.whole();
        let elsewhere = n_frames > 2 || later.frame.is_some_and(|known| known != frame);
        if elsewhere || later.no_more || later.pending.is_some() {
            return false;
        }
        let before = &text[..name as usize];
        let line = before.iter().rposition(|byte| !matches!(byte, b' ' | b'\t')).map_or(0, |at| at + 1);
        let indent = &before[line..];
        if line != 0 && before[line - 1] != b'\n' {
            return false;
        }
        if later.end.as_ref().is_none_or(|(known, _)| !is_same(known, indent)) {
            let end = [b"\n", indent, b"}"].concat();
            later.end = Some((indent.to_vec(), Finder::new(&end).into_owned()));
        }
        let brace = self.asm.offset();
        let Some((_, finder)) = &later.end else { return false };
        let Some(found) = finder.find(&text[brace as usize..]) else {
            later.no_more = true;
            return false;
        };
        for &Argument { name, ty, loc, .. } in args {
            later.args.push(Arg { name, ty, loc });
        }
        self.asm.seek(brace + (found + finder.needle().len()) as u32);
        later.frame = Some(frame);
        later.depth = self.asm.depth();
        let args_end = later.args.len() as u32;
        // The operation is not made yet.
        let op = Op::from_index(0);
        let dialect = self.default_dialects.last().copied().unwrap_or("");
        later.pending = Some(PutOff { op, brace, next: self.asm.offset(), args_end, dialect });
        true
    }

    /// An operation is made; if a body was passed over, it was that operation's.
    #[inline]
    pub(super) fn made(&mut self, op: Op) {
        if let Some(later) = &mut self.later
            && let Some(body) = later.pending.take()
        {
            later.list.push(PutOff { op, ..body });
            if let Some(body) = self.body().take_nested_as_is(op) {
                self.reuse_body(body);
            }
        }
    }
}

impl LaterBodies<'_> {
    /// How many there are that were not parsed yet.
    pub fn left(&self) -> usize {
        self.list.len() - self.at
    }

    /// Parses the next body: its operation, of the body of the root's module, and the body.
    ///
    /// An `Err` says either that something is wrong, or that the text has to be parsed as a whole.
    pub fn next_body(&mut self) -> Result<Option<(Op, Box<Body>)>> {
        let Some(&PutOff { op, brace, next, args_end, dialect }) = self.list.get(self.at) else {
            return Ok(None);
        };
        let args_start = self.at.checked_sub(1).map_or(0, |last| self.list[last].args_end);
        self.at += 1;
        let asm = &mut self.parser.asm;
        asm.alias_limit = brace;
        asm.set_depth(self.depth);
        asm.seek(brace);
        let args = self.args.get(args_start as usize..args_end as usize).unwrap_or(&[]);
        let args: SmallVec<[Argument; 8]> = args
            .iter()
            .map(|&Arg { name, ty, loc }| Argument {
                name,
                ty,
                attrs: None,
                loc: loc.map(|loc| {
                    loc.as_deferred().and_then(|n| self.deferred.get(n as usize).copied()).unwrap_or(loc)
                }),
            })
            .collect();
        let parser = &mut self.parser;
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
        if asm.offset() != next || !asm.deferred_locs.is_empty() || body.entry_block(region).is_none() {
            return Err(whole(asm.ctx));
        }
        Ok(Some((op, body)))
    }

    /// Takes a body back, for its memory.
    pub fn take_back(&mut self, body: Box<Body>) {
        self.parser.reuse_body(body);
    }
}
