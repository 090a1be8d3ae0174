//! Work divided among several threads.

use core::ops::Range;
use core::sync::atomic::{AtomicU64, Ordering};
use std::panic::resume_unwind;
use std::thread::Builder;

/// Calls `work` on each thread of a division with that thread's items, and returns when all are done.
///
/// Threads and panics are those of [`share_with`].
pub fn share(division: &Division, stack: usize, work: impl Fn(Items<'_>) + Sync) {
    share_with(division.threads(), stack, |thread| work(division.of(thread)), || work(division.of(0)))
}

/// Calls `own` on this thread and `help(1)` to `help(threads - 1)` on new ones, waits for all, and returns the result of
/// `own`.
///
/// New threads have stacks of `stack` bytes. If the system refuses one, its call of `help` is left out, so `own` has to
/// go on until no work is left. A panic of a thread is resumed on this one.
pub fn share_with<R>(
    threads: usize,
    stack: usize,
    help: impl Fn(usize) + Sync,
    own: impl FnOnce() -> R,
) -> R {
    let help = &help;
    std::thread::scope(|scope| {
        let spawn = |i| Builder::new().stack_size(stack).spawn_scoped(scope, move || help(i)).ok();
        let helpers: Vec<_> = (1..threads).filter_map(spawn).collect();
        let result = own();
        for helper in helpers {
            if let Err(panic) = helper.join() {
                resume_unwind(panic);
            }
        }
        result
    })
}

/// The items `0..n`, divided among threads.
///
/// Each thread has a range, and takes items of other ranges only when its own is empty. So a thread gets neighbours, and
/// mostly the same ones in successive steps of work, whose data its cache still holds.
pub struct Division {
    ranges: Box<[Remaining]>,
    /// The number of items that a thread takes at once.
    chunk: u32,
}

/// The items left in a range: the start in the low half, the end in the high one. The alignment keeps each range in a
/// cache line of its own.
#[repr(align(128))]
struct Remaining(AtomicU64);

impl Remaining {
    /// Takes up to `chunk` items from the front or the back.
    fn take(&self, chunk: u32, front: bool) -> Option<Range<usize>> {
        let split = |word: u64| {
            let (start, end) = (word as u32, (word >> 32) as u32);
            let n = chunk.min(end.saturating_sub(start));
            if front { (start..start + n, start + n..end) } else { (end - n..end, start..end - n) }
        };
        let rest = |word| {
            let (taken, rest) = split(word);
            (!taken.is_empty()).then_some(u64::from(rest.start) | u64::from(rest.end) << 32)
        };
        let word = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, rest).ok()?;
        let taken = split(word).0;
        Some(taken.start as usize..taken.end as usize)
    }
}

impl Division {
    /// Divides the items `0..n` among at most `threads` threads, which take `chunk` items at once. There is at least one
    /// thread, and otherwise no more threads than items.
    ///
    /// # Panics
    /// If `n` is 2^32 or more.
    pub fn new(n: usize, threads: usize, chunk: usize) -> Self {
        let n = u64::from(u32::try_from(n).expect("items have numbers of 32 bits"));
        let threads = (threads as u64).clamp(1, n.max(1));
        let start = |i: u64| n * i / threads;
        let range = |i| Remaining(AtomicU64::new(start(i) | start(i + 1) << 32));
        Self {
            ranges: (0..threads).map(range).collect(),
            chunk: u32::try_from(chunk).unwrap_or(u32::MAX).max(1),
        }
    }

    /// The number of threads, at least one.
    pub fn threads(&self) -> usize {
        self.ranges.len()
    }

    /// The items of a thread, given by its number below [`Self::threads`].
    pub fn of(&self, thread: usize) -> Items<'_> {
        Items { division: self, thread, n_empty: 0, taken: 0..0 }
    }
}

/// The items that one thread takes, until all are taken.
pub struct Items<'d> {
    division: &'d Division,
    thread: usize,
    /// The number of ranges, from the thread's own on, that are empty.
    n_empty: usize,
    taken: Range<usize>,
}

impl Iterator for Items<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let Division { ranges, chunk } = self.division;
        while self.taken.is_empty() {
            if self.n_empty == ranges.len() {
                return None;
            }
            let range = &ranges[(self.thread + self.n_empty) % ranges.len()];
            match range.take(*chunk, self.n_empty == 0) {
                Some(taken) => self.taken = taken,
                None => self.n_empty += 1,
            }
        }
        self.taken.next()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn every_item_is_taken_once() {
        for (n, threads, chunk) in
            [(0, 2, 1), (1, 3, 4), (3, 5, 1), (1000, 0, 3), (1000, 1, 7), (1000, 2, 16), (1001, 5, 1)]
        {
            let division = Division::new(n, threads, chunk);
            assert_eq!(division.threads(), threads.clamp(1, n.max(1)));
            let taken: Vec<AtomicUsize> = (0..n).map(|_| AtomicUsize::new(0)).collect();
            share(&division, 1 << 20, |items| {
                items.for_each(|i| _ = taken[i].fetch_add(1, Ordering::Relaxed))
            });
            assert!(taken.into_iter().all(|n| n.into_inner() == 1), "{n} {threads} {chunk}");
        }
        // A thread takes its own items first, and then those of others from their ends.
        let items: Vec<usize> = Division::new(8, 2, 2).of(1).collect();
        assert_eq!(items, [4, 5, 6, 7, 2, 3, 0, 1]);
    }

    #[test]
    fn panics_of_helpers_are_resumed() {
        let call = AssertUnwindSafe(|| share_with(3, 1 << 20, |_| panic!("of a helper"), || 7));
        let panic = catch_unwind(call).unwrap_err();
        assert_eq!(panic.downcast_ref(), Some(&"of a helper"));
        assert_eq!(share_with(3, 1 << 20, |_| {}, || 7), 7);
    }
}
