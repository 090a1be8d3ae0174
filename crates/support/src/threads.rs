//! Work that several threads share.

use core::ops::Range;
use core::sync::atomic::{AtomicU64, Ordering};
use std::panic::resume_unwind;
use std::thread::Builder;

/// Calls `work` on several threads with the items of each, and returns when all are done.
///
/// See [`share_with`].
pub fn share(division: &Division, stack: usize, work: impl Fn(Items<'_>) + Sync) {
    share_with(division.threads(), stack, |thread| work(division.of(thread)), || work(division.of(0)))
}

/// Calls `help` on so many threads but one with the number of each, from one on, and `own` on this one, and returns
/// what that returns when all are done.
///
/// The others have stacks of `stack` bytes. A thread that cannot be had is done without, so this one has to go on until
/// there is nothing left. A panic is passed on.
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

/// Items in a row, divided among threads.
///
/// Each thread has a range of its own, and takes from that of others only when its own is done. So it gets neighbours,
/// and about the same ones in one step of work as in the step before: what it wrote about them is still near.
pub struct Division {
    ranges: Box<[Remaining]>,
    portion: u32,
}

/// What is left of a range: its start in the low half, its end in the high one. Threads do not share cache lines.
#[repr(align(128))]
struct Remaining(AtomicU64);

impl Remaining {
    /// Takes up to so many items, from the front or from the back.
    fn take(&self, portion: u32, front: bool) -> Option<Range<usize>> {
        let split = |word: u64| {
            let (start, end) = (word as u32, (word >> 32) as u32);
            let n = portion.min(end.saturating_sub(start));
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
    /// Divides so many items, below 2³², among threads that take so many at once. There are no more threads than items.
    pub fn new(n: usize, threads: usize, portion: usize) -> Self {
        let n = u64::from(u32::try_from(n).expect("items have numbers of 32 bits"));
        let threads = (threads as u64).clamp(1, n.max(1));
        let place = |i: u64| n * i / threads;
        let range = |i| Remaining(AtomicU64::new(place(i) | place(i + 1) << 32));
        Self {
            ranges: (0..threads).map(range).collect(),
            portion: u32::try_from(portion).unwrap_or(u32::MAX).max(1),
        }
    }

    /// How many threads there is something to do for; one at the least.
    pub fn threads(&self) -> usize {
        self.ranges.len()
    }

    /// What the thread of this number, below [`Self::threads`], does.
    pub fn of(&self, thread: usize) -> Items<'_> {
        Items { division: self, thread, place: 0, taken: 0..0 }
    }
}

/// The items of one thread: those that it takes, until all are taken.
pub struct Items<'d> {
    division: &'d Division,
    thread: usize,
    /// How many ranges, from the thread's own on, have nothing left.
    place: usize,
    taken: Range<usize>,
}

impl Iterator for Items<'_> {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let Division { ranges, portion } = self.division;
        while self.taken.is_empty() {
            if self.place == ranges.len() {
                return None;
            }
            let range = &ranges[(self.thread + self.place) % ranges.len()];
            match range.take(*portion, self.place == 0) {
                Some(taken) => self.taken = taken,
                None => self.place += 1,
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
        for (n, threads, portion) in
            [(0, 2, 1), (1, 3, 4), (3, 5, 1), (1000, 0, 3), (1000, 1, 7), (1000, 2, 16), (1001, 5, 1)]
        {
            let division = Division::new(n, threads, portion);
            assert_eq!(division.threads(), threads.clamp(1, n.max(1)));
            let taken: Vec<AtomicUsize> = (0..n).map(|_| AtomicUsize::new(0)).collect();
            share(&division, 1 << 20, |items| {
                items.for_each(|i| _ = taken[i].fetch_add(1, Ordering::Relaxed))
            });
            assert!(taken.into_iter().all(|n| n.into_inner() == 1), "{n} {threads} {portion}");
        }
        // One thread alone does its own items first, and then the others' from their ends.
        let items: Vec<usize> = Division::new(8, 2, 2).of(1).collect();
        assert_eq!(items, [4, 5, 6, 7, 2, 3, 0, 1]);
    }

    #[test]
    fn panics_are_passed_on_as_they_are() {
        let helped = AssertUnwindSafe(|| share_with(3, 1 << 20, |_| panic!("of a helper"), || 7));
        let panic = catch_unwind(helped).unwrap_err();
        assert_eq!(panic.downcast_ref(), Some(&"of a helper"));
        assert_eq!(share_with(3, 1 << 20, |_| {}, || 7), 7);
    }
}
