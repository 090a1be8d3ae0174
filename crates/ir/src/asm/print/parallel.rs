//! Printing the operations of a module on several threads.
//!
//! What the text of an operation depends on is known before the first one is printed: the names of the module's values,
//! where the numbers of its own values start, and the aliases. So parts of the module are printed apart and put together
//! in order. Very long parts are not, as their text would take too much memory. Numbers of `distinct` attributes, and the resources that are mentioned, depend on what was printed before: a
//! part with new ones is printed again in its turn.

use super::op::OpPrinter;
use super::printer::AsmPrinter;
use crate::body::{Body, Op};
use core::ops::Range;
use std::sync::{Arc, Mutex};
use terrace_support::threads::{Division, share_with};

/// A part has about so many operations: 64 to 128 KB of text.
const PART: usize = 1 << 11;
/// A part of more bytes is printed in its turn, where it is handed on while it comes.
const MAX_PART: usize = 4 << 20;
/// So many parts for each thread are printed before they are put together.
const ROUND: usize = 8;
/// Below so many parts threads cost more than they save.
const MIN_PARTS: usize = 4;
/// The stack of a thread: nesting is bounded, but the bound is generous.
const STACK: usize = 256 << 20;

/// The text of a part; `None` when it has to be printed in its turn.
type PartText = Mutex<Option<Vec<u8>>>;

/// Divides operations into parts.
fn parts(body: &Body, ops: &[Op]) -> Vec<Range<usize>> {
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

impl<'p> OpPrinter<'p> {
    /// Prints the operations of the module's block that come first, on several threads, if that is worth it. Returns the
    /// next operation.
    pub(super) fn parallel_ops(&mut self, first: Option<Op>) -> Option<Op> {
        let threads = core::mem::replace(&mut self.threads, 1);
        if threads == 1 || self.names.is_eager() {
            return first;
        }
        let body = self.body;
        let ops: Vec<Op> = core::iter::successors(first, |&op| body.next_op(op)).collect();
        let parts = parts(body, &ops);
        if parts.len() < MIN_PARTS {
            return first;
        }
        let printers: Vec<Mutex<OpPrinter<'p>>> = (0..threads).map(|_| Mutex::new(self.fork())).collect();
        for round in parts.chunks(threads * ROUND) {
            let texts: Vec<PartText> = round.iter().map(|_| Mutex::default()).collect();
            let division = Division::new(round.len(), threads, 1);
            let work = |thread: usize| {
                let mut printer = printers[thread].lock().unwrap_or_else(|e| e.into_inner());
                for i in division.of(thread) {
                    let text = printer.part(&ops[round[i].clone()]);
                    *texts[i].lock().unwrap_or_else(|e| e.into_inner()) = text;
                }
            };
            share_with(division.threads(), STACK, work, || work(0));
            for (part, text) in round.iter().zip(texts) {
                match text.into_inner().unwrap_or_else(|e| e.into_inner()) {
                    Some(text) => self.asm.out.extend_from_slice(&text),
                    None => self.ops(&ops[part.clone()]),
                }
                self.flush();
            }
        }
        None
    }

    /// A printer that goes on like this one, with its own text.
    fn fork(&self) -> Self {
        let asm = &self.asm;
        OpPrinter {
            asm: AsmPrinter {
                aliases: Arc::clone(&asm.aliases),
                positions: asm.positions.clone(),
                distinct: asm.distinct.clone(),
                resources: asm.resources.clone(),
                depth: asm.depth,
                ..AsmPrinter::new(asm.ctx, asm.options, Vec::new())
            },
            names: self.names.clone(),
            body: self.body,
            current: self.current.clone(),
            at: self.at,
            indent: self.indent,
            default_dialect: self.default_dialect,
            kinds: self.kinds.clone(),
            depth: self.depth,
            properties: super::generic::PropertyTexts::new(),
            trusted: self.trusted,
            limit: MAX_PART,
            threads: 1,
            flush: None,
        }
    }

    /// The text of some operations; `None` when it has to be printed in its turn.
    fn part(&mut self, ops: &[Op]) -> Option<Vec<u8>> {
        let (n_distinct, n_resources) = (self.asm.distinct.len(), self.asm.resources.len());
        self.ops(ops);
        let text = core::mem::take(&mut self.asm.out);
        if (self.asm.distinct.len(), self.asm.resources.len()) == (n_distinct, n_resources) {
            return (text.len() <= MAX_PART).then_some(text);
        }
        self.asm.distinct.retain(|_, number| (*number as usize) < n_distinct);
        self.asm.resources.truncate(n_resources);
        None
    }

    fn ops(&mut self, ops: &[Op]) {
        for &op in ops {
            self.full_op(op);
            self.asm.byte(b'\n');
            self.flush();
            if self.asm.out.len() > self.limit {
                return;
            }
        }
    }
}
