//! Work that several threads share.

use core::ops::Range;
use core::sync::atomic::{AtomicU64, Ordering};
use std::panic::resume_unwind;
use std::thread::Builder;

/// Calls `work` on up to so many threads with the number of each, this one's being zero, and returns when all are done.
///
/// The others have stacks of `stack` bytes. A thread that cannot be had is done without, so `work` has to go on until
/// there is nothing left. A panic is passed on.
pub fn share(threads: usize, stack: usize, work: impl Fn(usize) + Sync) {
    share_with(threads, stack, &work, || work(0))
}

/// The same where this thread does something else than the others, which is returned.
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
    /// Divides so many items, below 2³², among threads that take so many at once.
    pub fn new(n: usize, threads: usize, portion: usize) -> Self {
        let n = u64::from(u32::try_from(n).expect("items have numbers of 32 bits"));
        let threads = threads.max(1) as u64;
        let place = |i: u64| n * i / threads;
        let range = |i| Remaining(AtomicU64::new(place(i) | place(i + 1) << 32));
        Self {
            ranges: (0..threads).map(range).collect(),
            portion: u32::try_from(portion).unwrap_or(u32::MAX).max(1),
        }
    }

    /// What the thread of this number does: ranges of items, until all are taken.
    pub fn of(&self, thread: usize) -> impl Iterator<Item = Range<usize>> + '_ {
        let n = self.ranges.len();
        let mut place = 0;
        core::iter::from_fn(move || {
            while place < n {
                let taken = self.ranges[(thread + place) % n].take(self.portion, place == 0);
                if taken.is_some() {
                    return taken;
                }
                place += 1;
            }
            None
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn all_is_done_once() {
        for threads in [0, 1, 2, 5] {
            let (next, sum) = (AtomicUsize::new(1), AtomicUsize::new(0));
            share(threads, 1 << 20, |_| {
                while let Some(n) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&n| n <= 1000) {
                    sum.fetch_add(n, Ordering::Relaxed);
                }
            });
            assert_eq!(sum.into_inner(), 500_500);
        }
    }

    #[test]
    fn every_item_is_taken_once() {
        for (n, threads, portion) in [(0, 2, 1), (1, 3, 4), (1000, 1, 7), (1000, 2, 16), (1001, 5, 1)] {
            let division = Division::new(n, threads, portion);
            let taken: Vec<AtomicUsize> = (0..n).map(|_| AtomicUsize::new(0)).collect();
            share(threads, 1 << 20, |thread| {
                for range in division.of(thread) {
                    assert!(range.len() <= portion);
                    range.for_each(|i| _ = taken[i].fetch_add(1, Ordering::Relaxed));
                }
            });
            assert!(taken.into_iter().all(|n| n.into_inner() == 1), "{n} {threads} {portion}");
        }
        // One thread alone does its own items first, and then the others' from their ends.
        let starts: Vec<usize> = Division::new(8, 2, 2).of(1).map(|range| range.start).collect();
        assert_eq!(starts, [4, 6, 2, 0]);
    }

    #[test]
    fn panics_are_passed_on_as_they_are() {
        let helped = AssertUnwindSafe(|| share_with(3, 1 << 20, |_| panic!("of a helper"), || 7));
        let panic = catch_unwind(helped).unwrap_err();
        assert_eq!(panic.downcast_ref(), Some(&"of a helper"));
        assert_eq!(share_with(3, 1 << 20, |_| {}, || 7), 7);
    }
}
