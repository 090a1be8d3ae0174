//! Threads that keep their state from batch to batch.

use crate::guard::STACK;
use parking_lot::Mutex;
use terrace_support::threads::{Division, share_with};

/// Threads with a state each.
pub(crate) struct Team<S> {
    members: Vec<Mutex<S>>,
}

impl<S: Send> Team<S> {
    /// A team of so many threads, one at least; the calling thread is one of them.
    pub fn new(threads: usize, new: impl Fn() -> S) -> Self {
        Self { members: (0..threads.max(1)).map(|_| Mutex::new(new())).collect() }
    }

    /// Calls `f` with numbers below `n` and returns the results in order. A panic is passed on.
    pub fn map<R: Send>(&mut self, n: usize, f: impl Fn(&mut S, usize) -> R + Sync) -> Vec<R> {
        if let [only] = &mut self.members[..] {
            let state = only.get_mut();
            return (0..n).map(|i| f(state, i)).collect();
        }
        let results: Vec<Mutex<Option<R>>> = (0..n).map(|_| Mutex::new(None)).collect();
        let division = Division::new(n, self.members.len(), 1);
        let work = |thread: usize| {
            let mut state = self.members[thread].lock();
            for i in division.of(thread) {
                let result = f(&mut state, i);
                *results[i].lock() = Some(result);
            }
        };
        share_with(division.threads(), STACK, work, || work(0));
        results.into_iter().filter_map(|slot| slot.into_inner()).collect()
    }

    /// Calls `f` with the state of each thread.
    pub fn each(&mut self, f: impl FnMut(&mut S)) {
        self.members.iter_mut().map(|state| state.get_mut()).for_each(f);
    }
}

#[cfg(test)]
mod tests {
    use super::Team;

    #[test]
    fn results_are_in_order_and_states_stay() {
        for threads in [0, 1, 2, 5] {
            let mut team = Team::new(threads, || 0);
            for batch in 0..3 {
                let squares = team.map(100, |calls, i| {
                    *calls += 1;
                    i * i + batch
                });
                assert_eq!(squares, (0..100).map(|i| i * i + batch).collect::<Vec<_>>());
            }
            let mut calls = 0;
            team.each(|n| calls += *n);
            assert_eq!(calls, 300);
        }
    }
}
