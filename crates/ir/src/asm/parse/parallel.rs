//! Parsing a long text on several threads.
//!
//! A text is cut in front of some of its functions, and the parts are parsed apart. Where to cut is a guess: unless
//! every part turns out to be whole operations that have to do with nothing outside of them, nothing is kept, and the
//! text is parsed from front to back, which reports what is wrong.

use super::body::{BlockScope, Parser};
use super::core::{AsmParser, Outer};
use crate::body::{Block, Body, Region};
use crate::diag::capture;
use memchr::memmem::Finder;
use parking_lot::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use terrace_support::threads::{self, Division};

/// Below so many bytes threads cost more than they save: they take locks that one alone need not take.
const MIN_TEXT: usize = 16 << 20;
/// A thread takes so many bytes at once, at the least.
const PART: usize = 1 << 19;
/// Functions of fewer bytes are mostly names that nobody has used before: threads would wait for each other to make them.
const SHORT: usize = 512;
/// The stack of a thread: nesting is bounded, but the bound is generous.
const STACK: usize = 256 << 20;

/// Operations of a part, in a body of their own.
struct Part {
    body: Box<Body>,
    block: Block,
    /// Where what was parsed ends.
    end: u32,
}

/// Where parts start: here, and in front of functions on lines with the same indentation.
fn cuts(text: &[u8], start: usize) -> Vec<u32> {
    let line = text[..start].iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
    let indent = &text[line..start];
    let mut cuts = vec![start as u32];
    if !indent.iter().all(|byte| matches!(byte, b' ' | b'\t')) {
        return cuts;
    }
    let functions = [&b"func.func "[..], b"llvm.func "].map(|name| [b"\n", indent, name].concat());
    let first = &text[start..text.len().min(start + PART)];
    let mut finders = functions.each_ref().map(|name| {
        let finder = Finder::new(name);
        let n = finder.find_iter(first).count();
        (n, finder)
    });
    if finders.iter().map(|&(n, _)| n).sum::<usize>() > PART / SHORT {
        return cuts;
    }
    // Behind the first of the usual functions is not looked for the others.
    finders.sort_by_key(|&(n, _)| core::cmp::Reverse(n));
    let mut at = start + PART;
    while at + PART / 2 < text.len() {
        let window = &text[at..text.len().min(at + PART)];
        let nearest = finders.iter().fold(None, |nearest, (_, finder)| {
            finder.find(nearest.map_or(window, |end| &window[..end])).or(nearest)
        });
        match nearest {
            Some(found) => {
                let cut = at + found + 1 + indent.len();
                cuts.push(cut as u32);
                at = cut + PART;
            }
            None => at += PART,
        }
    }
    cuts
}

impl<'p> Parser<'p> {
    /// Parses the operations of `block` that come on several threads, if there may be and it is worth it. Where that
    /// does not go nothing has happened.
    #[cold]
    pub(super) fn parallel_ops(&mut self, block: Block) {
        let threads = core::mem::replace(&mut self.threads, 1);
        let (start, end) = (self.asm.offset(), self.asm.source_len());
        if ((end - start) as usize) < MIN_TEXT {
            return;
        }
        let mut ends = cuts(self.asm.whole(), start as usize);
        ends.push(end);
        if ends.len() == 2 {
            return;
        }
        // The others need the context.
        let alone = self.hold.take().is_some();
        if let Some(parts) = self.parse_parts(&ends, threads) {
            for Part { mut body, block: from, end } in parts {
                let ops: Vec<_> = body.ops(from).collect();
                for op in ops {
                    let mut state = body.take_record(op);
                    let op = self.body().create_from(&mut state);
                    self.body().append(op, block);
                }
                self.asm.seek(end);
            }
        }
        self.hold = alone.then(|| self.asm.ctx.hold());
    }

    /// Parses the parts that end and start at these places; `None` when one of them is not what it should be.
    fn parse_parts(&self, ends: &[u32], threads: usize) -> Option<Vec<Part>> {
        let outer = self.asm.outer();
        let (dialects, keep_names) = (&self.default_dialects[..], self.keep_names);
        let n = ends.len() - 1;
        let failed = AtomicBool::new(false);
        let parts: Vec<Mutex<Option<Part>>> = (0..n).map(|_| Mutex::new(None)).collect();
        threads::share(&Division::new(n, threads, 1), STACK, |numbers| {
            for i in numbers {
                if failed.load(Ordering::Relaxed) {
                    return;
                }
                let (start, end) = (ends[i], ends[i + 1]);
                let (part, diags) =
                    capture(|| parse_part(outer, dialects, keep_names, start, end, i + 1 == n));
                match part {
                    Some(part) if diags.is_empty() => {
                        *parts[i].lock() = Some(part);
                        outer.pass(start, end);
                    }
                    _ => failed.store(true, Ordering::Relaxed),
                }
            }
        });
        parts.into_iter().map(|part| part.into_inner()).collect()
    }
}

/// Parses operations from `start` up to `end`, or to something else if they are the last; `None` when there is anything
/// about them that concerns other parts.
fn parse_part(
    outer: Outer<'_>,
    dialects: &[&'static str],
    keep_names: bool,
    start: u32,
    end: u32,
    last: bool,
) -> Option<Part> {
    let mut parser = Parser::new(AsmParser::part(outer, start, end), keep_names);
    parser.default_dialects = dialects.to_vec();
    let block = parser.body().append_block(Region::from_index(0), &[]);
    while parser.asm.at_word() || matches!(parser.asm.peek(), b'"' | b'%') {
        parser.operation(block).ok()?;
    }
    let stop = parser.asm.offset();
    if !last && (!parser.asm.at_end() || stop != end) {
        return None;
    }
    parser.check_forwards().ok()?;
    let is_open = |scope: BlockScope| scope.n_undefined != 0;
    let asm = &parser.asm;
    if !asm.deferred_locs.is_empty()
        || !asm.distincts.is_empty()
        || parser.frame().scopes.pop().is_none_or(is_open)
    {
        return None;
    }
    let body = parser.frames.pop()?.body;
    let apart = |op| {
        (body.is_nested(op) || body.n_regions(op) == 0)
            && body.n_operands(op) + body.n_results(op) + body.n_succs(op) == 0
    };
    if !body.ops(block).all(apart) {
        return None;
    }
    Some(Part { body, block, end: stop })
}
