//! Printing and collecting on several threads.
//!
//! The text of an operation follows from the names of the module's values, the number of its own first value and the
//! aliases, which are all assigned before the first line is printed. So threads print chunks of the module into buffers
//! that are concatenated in order. Two kinds of chunks are printed again in order on the main thread: those with very
//! long text, which would take too much memory, and those that number a new `distinct` attribute or mention a new
//! resource, which depends on the text before them.

use super::op::OpPrinter;
use super::texts::Texts;
use crate::body::{Body, Op};
use core::ops::Range;
use parking_lot::Mutex;
use terrace_support::threads::{Division, share_with};

/// The operations in a chunk: 64 to 128 KB of text.
const CHUNK: usize = 1 << 11;
/// A chunk with more bytes of text is printed on the main thread, and flushed while it is printed.
const MAX_CHUNK_TEXT: usize = 4 << 20;
/// The number of chunks for each thread that are printed before their texts are concatenated.
const ROUND: usize = 8;
/// With fewer chunks, starting threads costs more than they save.
const MIN_CHUNKS: usize = 4;
/// The stack of a thread, enough for the deepest nesting that the printer allows.
const STACK: usize = 256 << 20;

/// Divides operations into chunks.
fn op_chunks(body: &Body, ops: &[Op]) -> Vec<Range<usize>> {
    let (mut chunks, mut start, mut size) = (Vec::new(), 0, 0);
    for (i, &op) in ops.iter().enumerate() {
        size += 1 + body.nested_body(op).map_or(0, Body::op_bound);
        if size >= CHUNK || i + 1 == ops.len() {
            chunks.push(start..i + 1);
            (start, size) = (i + 1, 0);
        }
    }
    chunks
}

/// Calls `work` with each index below `n`, on one thread for each printer. Returns the results in order.
fn share<P: Send, T: Send>(
    printers: &[Mutex<P>],
    n: usize,
    work: impl Fn(&mut P, usize) -> T + Sync,
) -> Vec<T> {
    let results: Vec<Mutex<Option<T>>> = (0..n).map(|_| Mutex::new(None)).collect();
    let division = Division::new(n, printers.len(), 1);
    let run = |thread: usize| {
        let mut printer = printers[thread].lock();
        division.of(thread).for_each(|i| *results[i].lock() = Some(work(&mut printer, i)));
    };
    share_with(division.threads(), STACK, run, || run(0));
    results.into_iter().filter_map(Mutex::into_inner).collect()
}

impl<'p> OpPrinter<'p> {
    /// Prints the operations of a block of the module, or collects the uses in them.
    pub(super) fn module_ops(&mut self, first: Option<Op>) {
        let body = self.body;
        let ops: Vec<Op> = core::iter::successors(first, |&op| body.next_op(op)).collect();
        let chunks = op_chunks(body, &ops);
        let print = |printer: &mut Self, chunk: Range<usize>| {
            ops[chunk].iter().all(|&op| printer.op_line(op));
        };
        if self.asm.collect.is_some() {
            self.collect_chunks(&chunks, &print);
        } else {
            self.print_chunks(&chunks, &print);
        }
    }

    /// Collects the uses in chunks of the module, on several threads.
    fn collect_chunks(
        &mut self,
        chunks: &[Range<usize>],
        collect: &(dyn Fn(&mut Self, Range<usize>) + Sync),
    ) {
        let printers = self.forks();
        let uses = share(&printers, chunks.len(), |printer, i| {
            printer.asm.collect.iter_mut().for_each(|c| c.start_chunk(i));
            collect(printer, chunks[i].clone());
            printer.asm.collect.as_mut().map(|c| core::mem::take(&mut c.uses))
        });
        if let Some(collector) = &mut self.asm.collect {
            uses.into_iter().flatten().for_each(|uses| collector.uses.extend(uses));
        }
    }

    /// Prints chunks of the text, on several threads if that is worth it.
    pub(super) fn print_chunks(
        &mut self,
        chunks: &[Range<usize>],
        print: &(dyn Fn(&mut Self, Range<usize>) + Sync),
    ) {
        if self.threads == 1 || chunks.len() < MIN_CHUNKS {
            for chunk in chunks {
                print(self, chunk.clone());
                self.flush();
            }
            return;
        }
        let printers = self.forks();
        for round in chunks.chunks(self.threads * ROUND) {
            let texts =
                share(&printers, round.len(), |printer, i| printer.chunk_text(round[i].clone(), print));
            for (chunk, text) in round.iter().zip(texts) {
                match text {
                    Some(text) => self.asm.out.extend_from_slice(&text),
                    None => print(self, chunk.clone()),
                }
                self.flush();
            }
        }
    }

    /// A copy of this printer for each thread, with its own buffer.
    fn forks(&self) -> Vec<Mutex<Self>> {
        let fork = |_| OpPrinter {
            asm: self.asm.fork(),
            names: self.names.clone(),
            body: self.body,
            current: self.current.clone(),
            at: self.at,
            shapes: self.shapes.clone(),
            indent: self.indent,
            default_dialect: self.default_dialect,
            depth: self.depth,
            trusted: self.trusted,
            limit: MAX_CHUNK_TEXT,
            threads: 1,
            texts: self.texts.as_ref().map(|_| Texts::new(self.default_dialect)),
            flush: None,
            starts: None,
        };
        (0..self.threads).map(fork).map(Mutex::new).collect()
    }

    /// The text of a chunk; `None` when it has to be printed again, in order.
    fn chunk_text(
        &mut self,
        chunk: Range<usize>,
        print: &(dyn Fn(&mut Self, Range<usize>) + Sync),
    ) -> Option<Vec<u8>> {
        let (n_distinct, n_resources) = (self.asm.distinct.len(), self.asm.resources.len());
        print(self, chunk);
        let text = core::mem::take(&mut self.asm.out);
        if (self.asm.distinct.len(), self.asm.resources.len()) == (n_distinct, n_resources) {
            return (text.len() <= MAX_CHUNK_TEXT).then_some(text);
        }
        self.asm.distinct.retain(|_, number| (*number as usize) < n_distinct);
        self.asm.resources.truncate(n_resources);
        // Kept texts may contain numbers that are no longer valid.
        self.texts = self.texts.take().map(|_| Texts::new(self.default_dialect));
        None
    }
}
