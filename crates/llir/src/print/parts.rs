//! Functions, written by several threads and put together in order.

use super::slots::Slots;
use super::{Printer, expected_size};
use crate::module::Module;
use crate::value::Func;
use core::ops::Range;
use parking_lot::{Condvar, Mutex};
use terrace_support::threads::share_with;

/// A thread takes so many bytes of text at once, about.
pub(super) const PART: usize = 1 << 17;
/// Below this many parts threads cost more than they save.
const MIN_PARTS: usize = 4;
/// So many parts are written or wait at once, so that a slow one does not make the others pile up.
const WINDOW: usize = 8;
/// The stack of a thread.
pub(super) const STACK: usize = 64 << 20;

/// Divides functions, by index, into parts of about so many bytes of text.
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

/// How far the parts have come.
struct Queue {
    parts: Vec<Range<usize>>,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    /// The first part that nobody has taken.
    next: usize,
    /// How many parts have their place in the output.
    placed: usize,
    /// Text of parts in the window that waits for its place.
    done: [Option<Vec<u8>>; WINDOW],
    /// Buffers to be used again.
    spare: Vec<Vec<u8>>,
    /// A thread has panicked.
    failed: bool,
}

impl State {
    /// Takes the next part, if the window reaches so far.
    fn take(&mut self, n: usize) -> Option<usize> {
        let part = self.next;
        if part >= n || part >= self.placed + WINDOW {
            return None;
        }
        self.next += 1;
        Some(part)
    }
}

/// Wakes the others when a thread panics, as they may wait for it.
struct Alarm<'a>(&'a Queue);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.state.lock().failed = true;
            self.0.changed.notify_all();
        }
    }
}

impl Queue {
    /// Writes parts until there are none left.
    fn help(&self, m: &Module, slots: &Slots) {
        let _alarm = Alarm(self);
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

    /// Every function, on up to so many threads.
    pub(super) fn functions(&mut self, threads: usize) {
        let (m, slots) = (self.m, self.slots);
        let parts = if threads > 1 { parts(m, 0..m.functions().len(), PART) } else { Vec::new() };
        if parts.len() < MIN_PARTS {
            return self.part(&(0..m.functions().len()));
        }
        let queue = Queue { parts, state: Mutex::default(), changed: Condvar::new() };
        let n_threads = threads.min(queue.parts.len());
        share_with(n_threads, STACK, |_| queue.help(m, slots), || self.place(&queue));
    }

    /// Puts the parts into the output in order, and writes some of them meanwhile.
    fn place(&mut self, queue: &Queue) {
        let _alarm = Alarm(queue);
        let n = queue.parts.len();
        let mut state = queue.state.lock();
        while !state.failed && state.placed < n {
            let place = state.placed;
            if let Some(mut text) = state.done[place % WINDOW].take() {
                drop(state);
                self.append(&mut text);
                state = queue.state.lock();
                state.spare.push(text);
            } else if state.next == place {
                state.next += 1;
                drop(state);
                self.part(&queue.parts[place]);
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
            state.placed += 1;
            queue.changed.notify_all();
        }
    }

    /// Appends text, which is empty then.
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
