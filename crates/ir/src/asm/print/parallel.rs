//! Printing on several threads.
//!
//! The text of an operation depends on the names of the module's values, the number of its own first value and the
//! aliases, all known before the first line is printed. So parts of the text are printed apart and put together in
//! order. Very long parts are not, as their text would take too much memory. Numbers of `distinct` attributes and the
//! list of resources depend on what was printed before: a part with new ones is printed again in its turn.

use super::op::OpPrinter;
use crate::body::{Body, Op};
use core::ops::Range;
use parking_lot::Mutex;
use terrace_support::threads::{Division, share_with};

/// The operations in a part: 64 to 128 KB of text.
const PART: usize = 1 << 11;
/// A part of more bytes is printed in its turn, and flushed while it is printed.
const MAX_PART: usize = 4 << 20;
/// The number of parts for each thread that are printed before they are put together.
const ROUND: usize = 8;
/// For fewer parts threads cost more than they save.
const MIN_PARTS: usize = 4;
/// The stack of a thread: nesting is bounded, but the bound is generous.
const STACK: usize = 256 << 20;

/// Divides operations into parts.
pub(super) fn op_parts(body: &Body, ops: &[Op]) -> Vec<Range<usize>> {
    let (mut parts, mut start, mut size) = (Vec::new(), 0, 0);
    for (i, &op) in ops.iter().enumerate() {
        size += 1 + body.nested_body(op).map_or(0, Body::op_bound);
        if size >= PART {
            parts.push(start..i + 1);
            (start, size) = (i + 1, 0);
        }
    }
    if start < ops.len() {
        parts.push(start..ops.len());
    }
    parts
}

/// Calls `work` with the number of each of `n` parts, on a thread for each printer. Returns the results in order.
pub(super) fn share<P: Send, T: Send>(
    printers: &[Mutex<P>],
    n: usize,
    work: impl Fn(&mut P, usize) -> T + Sync,
) -> Vec<T> {
    let results: Vec<Mutex<Option<T>>> = (0..n).map(|_| Mutex::new(None)).collect();
    let division = Division::new(n, printers.len(), 1);
    let run = |thread: usize| {
        let mut printer = printers[thread].lock();
        division.of(thread).for_each(|part| *results[part].lock() = Some(work(&mut printer, part)));
    };
    share_with(division.threads(), STACK, run, || run(0));
    results.into_iter().filter_map(Mutex::into_inner).collect()
}

impl<'p> OpPrinter<'p> {
    /// Prints the operations of a block of the module.
    pub(super) fn module_ops(&mut self, first: Option<Op>) {
        let body = self.body;
        let ops: Vec<Op> = core::iter::successors(first, |&op| body.next_op(op)).collect();
        self.print_parts(&op_parts(body, &ops), &|printer, part| {
            for &op in &ops[part] {
                if !printer.op_line(op) {
                    return;
                }
            }
        });
    }

    /// Prints parts of the text, on several threads if that is worth it.
    pub(super) fn print_parts(
        &mut self,
        parts: &[Range<usize>],
        print: &(dyn Fn(&mut Self, Range<usize>) + Sync),
    ) {
        if self.threads == 1 || self.names.is_eager() || parts.len() < MIN_PARTS {
            for part in parts {
                print(self, part.clone());
                self.flush();
            }
            return;
        }
        let printers = self.forks();
        for round in parts.chunks(self.threads * ROUND) {
            let texts = share(&printers, round.len(), |printer, i| printer.part(round[i].clone(), print));
            for (part, text) in round.iter().zip(texts) {
                match text {
                    Some(text) => self.asm.out.extend_from_slice(&text),
                    None => print(self, part.clone()),
                }
                self.flush();
            }
        }
    }

    /// A printer for each thread that prints in the state of this one, into a buffer of its own.
    pub(super) fn forks(&self) -> Vec<Mutex<Self>> {
        let fork = |_| OpPrinter {
            asm: self.asm.fork(),
            names: self.names.clone(),
            body: self.body,
            current: self.current.clone(),
            at: self.at,
            indent: self.indent,
            default_dialect: self.default_dialect,
            kinds: self.kinds.clone(),
            depth: self.depth,
            trusted: self.trusted,
            limit: MAX_PART,
            threads: 1,
            flush: None,
        };
        (0..self.threads).map(fork).map(Mutex::new).collect()
    }

    /// The text of a part; `None` when it has to be printed in its turn.
    fn part(
        &mut self,
        part: Range<usize>,
        print: &(dyn Fn(&mut Self, Range<usize>) + Sync),
    ) -> Option<Vec<u8>> {
        let (n_distinct, n_resources) = (self.asm.distinct.len(), self.asm.resources.len());
        print(self, part);
        let text = core::mem::take(&mut self.asm.out);
        if (self.asm.distinct.len(), self.asm.resources.len()) == (n_distinct, n_resources) {
            return (text.len() <= MAX_PART).then_some(text);
        }
        self.asm.distinct.retain(|_, number| (*number as usize) < n_distinct);
        self.asm.resources.truncate(n_resources);
        None
    }
}
