//! Work that several threads share.

use std::panic::resume_unwind;
use std::thread::Builder;

/// Calls `work` on up to so many threads, this one among them, and returns when all are done.
///
/// The others have stacks of `stack` bytes. A thread that cannot be had is done without, so `work` has to go on until
/// there is nothing left. A panic is passed on.
pub fn share(threads: usize, stack: usize, work: impl Fn() + Sync) {
    share_with(threads, stack, &work, &work)
}

/// The same where this thread does something else than the others, which is returned.
pub fn share_with<R>(threads: usize, stack: usize, help: impl Fn() + Sync, own: impl FnOnce() -> R) -> R {
    let help = &help;
    std::thread::scope(|scope| {
        let spawn = |_| Builder::new().stack_size(stack).spawn_scoped(scope, help).ok();
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn all_is_done_once() {
        for threads in [0, 1, 2, 5] {
            let (next, sum) = (AtomicUsize::new(1), AtomicUsize::new(0));
            share(threads, 1 << 20, || {
                while let Some(n) = Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&n| n <= 1000) {
                    sum.fetch_add(n, Ordering::Relaxed);
                }
            });
            assert_eq!(sum.into_inner(), 500_500);
        }
    }

    #[test]
    fn panics_are_passed_on_as_they_are() {
        let helped = AssertUnwindSafe(|| share_with(3, 1 << 20, || panic!("of a helper"), || 7));
        let panic = catch_unwind(helped).unwrap_err();
        assert_eq!(panic.downcast_ref(), Some(&"of a helper"));
        assert_eq!(share_with(3, 1 << 20, || {}, || 7), 7);
    }
}
