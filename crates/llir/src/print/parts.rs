//! Prints functions on several threads and concatenates their text in order.

use super::slots::Slots;
use super::{Printer, expected_size};
use crate::module::Module;
use crate::value::Func;
use core::ops::Range;
use parking_lot::{Condvar, Mutex};
use terrace_support::threads::share_with;

/// The approximate size of a part: the bytes of text that a thread prints at a time.
pub(super) const PART: usize = 1 << 17;
/// The minimum number of parts at which threads pay off.
const MIN_PARTS: usize = 4;
/// The maximum number of parts that are printed but not appended, which bounds memory if one part is slow.
const WINDOW: usize = 8;
/// The stack size of a thread in bytes.
pub(super) const STACK: usize = 64 << 20;

/// Splits functions, by index, into parts of about `part` bytes of text.
pub(super) fn parts(m: &Module, functions: Range<usize>, part: usize) -> Vec<Range<usize>> {
    let end = functions.end;
    let (mut parts, mut start, mut size) = (Vec::new(), functions.start, 0);
    for i in functions {
        size += expected_size(&m.functions()[i]);
        if size >= part {
            parts.push(start..i + 1);
            (start, size) = (i + 1, 0);
        }
    }
    if start < end {
        parts.push(start..end);
    }
    parts
}

/// The parts and the progress of printing them.
struct Queue {
    parts: Vec<Range<usize>>,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// The first part that no thread has taken.
    next: usize,
    /// The number of parts in the output.
    appended: usize,
    /// Printed parts of the window that are not in the output yet.
    done: [Option<Vec<u8>>; WINDOW],
    /// Empty buffers for reuse.
    spare: Vec<Vec<u8>>,
    /// Whether a thread has panicked.
    failed: bool,
}

impl State {
    /// Takes the next part, if it is in the window.
    fn take(&mut self, n: usize) -> Option<usize> {
        let part = self.next;
        if part >= n || part >= self.appended + WINDOW {
            return None;
        }
        self.next += 1;
        Some(part)
    }
}

/// Wakes all waiting threads when one panics, so that they do not wait forever.
struct PanicGuard<'a>(&'a Queue);

impl Drop for PanicGuard<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.state.lock().failed = true;
            self.0.changed.notify_all();
        }
    }
}

impl Queue {
    /// Prints parts until none is left.
    fn print_parts(&self, m: &Module, slots: &Slots) {
        let _guard = PanicGuard(self);
        let mut printer = Printer::new(m, slots);
        let mut state = self.state.lock();
        while !state.failed && state.next < self.parts.len() {
            let Some(part) = state.take(self.parts.len()) else {
                self.changed.wait(&mut state);
                continue;
            };
            printer.out = state.spare.pop().unwrap_or_default();
            drop(state);
            printer.part(&self.parts[part]);
            state = self.state.lock();
            state.done[part % WINDOW] = Some(core::mem::take(&mut printer.out));
            self.changed.notify_all();
        }
    }
}

impl Printer<'_> {
    pub(super) fn part(&mut self, functions: &Range<usize>) {
        for index in functions.clone() {
            self.byte(b'\n');
            self.function(Func::from_index(index));
            self.flush();
        }
    }

    /// Prints all functions, on up to `threads` threads.
    pub(super) fn functions(&mut self, threads: usize) {
        let (m, slots) = (self.m, self.slots);
        let parts = if threads > 1 { parts(m, 0..m.functions().len(), PART) } else { Vec::new() };
        if parts.len() < MIN_PARTS {
            return self.part(&(0..m.functions().len()));
        }
        let queue = Queue { parts, state: Mutex::default(), changed: Condvar::new() };
        let n_threads = threads.min(queue.parts.len());
        share_with(n_threads, STACK, |_| queue.print_parts(m, slots), || self.append_parts(&queue));
    }

    /// Appends the parts to the output in order, and prints parts while the next one is not ready.
    fn append_parts(&mut self, queue: &Queue) {
        let _guard = PanicGuard(queue);
        let n = queue.parts.len();
        let mut state = queue.state.lock();
        while !state.failed && state.appended < n {
            let next = state.appended;
            if let Some(mut text) = state.done[next % WINDOW].take() {
                drop(state);
                self.append(&mut text);
                state = queue.state.lock();
                state.spare.push(text);
            } else if state.next == next {
                state.next += 1;
                drop(state);
                self.part(&queue.parts[next]);
                state = queue.state.lock();
            } else if let Some(part) = state.take(n) {
                let buffer = state.spare.pop().unwrap_or_default();
                drop(state);
                let (out, flush) = (core::mem::replace(&mut self.out, buffer), self.flush.take());
                self.part(&queue.parts[part]);
                self.flush = flush;
                let text = core::mem::replace(&mut self.out, out);
                state = queue.state.lock();
                state.done[part % WINDOW] = Some(text);
                continue;
            } else {
                queue.changed.wait(&mut state);
                continue;
            }
            state.appended += 1;
            queue.changed.notify_all();
        }
    }

    /// Appends a text and empties it.
    pub(super) fn append(&mut self, text: &mut Vec<u8>) {
        match &mut self.flush {
            Some(flush) => {
                if !self.out.is_empty() {
                    flush(&mut self.out);
                }
                flush(text);
            }
            None => self.out.extend_from_slice(text),
        }
        text.clear();
    }
}
