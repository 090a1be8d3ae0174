//! Threads that resume coroutines.
//!
//! There are as many threads as the machine runs at once, made when there is work for them. A thread that waits for a token does
//! not count, so that a task may wait for tasks that have not begun. That, and that tasks are pairs of pointers, is all that
//! it takes; a crate of thread pools would be linked into every program for it.

use core::cell::Cell;
use core::ffi::{c_int, c_void};
use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, Once, OnceLock, PoisonError};

/// A function that resumes a coroutine.
pub type Resume = unsafe extern "C" fn(*mut c_void);

/// A coroutine that is to be resumed.
pub(super) struct Task {
    pub handle: *mut c_void,
    pub resume: Resume,
}

// SAFETY: the runtime's callers hand the frame over to whichever thread resumes it.
unsafe impl Send for Task {}

#[derive(Default)]
struct State {
    queue: VecDeque<Task>,
    /// Threads that wait for tasks and that nothing wakes yet.
    n_idle: usize,
    /// Idle threads that are to wake.
    n_woken: usize,
    /// Threads that neither wait for a token nor have ended.
    n_active: usize,
    /// Threads whose tasks wait for a token.
    n_blocked: usize,
}

impl State {
    fn is_done(&self) -> bool {
        self.queue.is_empty() && self.n_active == self.n_idle && self.n_blocked == 0
    }
}

pub(super) struct Pool {
    state: Mutex<State>,
    /// Signals that there are tasks.
    work: Condvar,
    /// Signals that all tasks are done.
    done: Condvar,
    size: usize,
}

std::thread_local! {
    /// Whether this is a thread of the pool.
    static IS_WORKER: Cell<bool> = const { Cell::new(false) };
}

static POOL: OnceLock<Pool> = OnceLock::new();

/// The pool of the process.
pub(super) fn pool() -> &'static Pool {
    unsafe extern "C" {
        fn atexit(function: extern "C" fn()) -> c_int;
    }
    extern "C" fn finish_all() {
        finish();
    }
    static REGISTERED: Once = Once::new();
    // Tasks that nothing waits for are done before the program ends. If there is no memory for it, they are not.
    // SAFETY: the function stays as long as the process.
    REGISTERED.call_once(|| _ = unsafe { atexit(finish_all) });
    POOL.get_or_init(|| {
        let size = std::thread::available_parallelism().map_or(1, usize::from);
        Pool { state: Mutex::default(), work: Condvar::new(), done: Condvar::new(), size }
    })
}

/// Waits until all tasks are done, those that they start included. A task that ends the program waits for none.
pub fn finish() {
    let Some(pool) = POOL.get().filter(|_| !IS_WORKER.get()) else { return };
    let mut state = pool.lock();
    while !state.is_done() {
        state = pool.done.wait(state).unwrap_or_else(PoisonError::into_inner);
    }
}

impl Pool {
    pub(super) fn size(&self) -> usize {
        self.size
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Resumes a coroutine on a thread of the pool.
    pub(super) fn execute(&'static self, task: Task) {
        let mut state = self.lock();
        state.queue.push_back(task);
        self.serve(&mut state);
    }

    /// Sees to it that a thread takes the next task, if one may run.
    fn serve(&'static self, state: &mut State) {
        if state.n_idle > 0 {
            state.n_idle -= 1;
            state.n_woken += 1;
            self.work.notify_one();
        } else if state.n_active < self.size {
            let started = std::thread::Builder::new().spawn(|| self.run());
            // Without a new thread, those that are there take the task.
            state.n_active += usize::from(started.is_ok());
            assert!(state.n_active > 0, "the runtime of async cannot start a thread");
        }
    }

    /// Takes tasks. Ends when there are none if there are too many threads.
    fn run(&'static self) {
        IS_WORKER.set(true);
        let mut state = self.lock();
        loop {
            if let Some(task) = state.queue.pop_front() {
                drop(state);
                // SAFETY: the caller of the runtime says that the function takes this frame.
                unsafe { (task.resume)(task.handle) };
                state = self.lock();
                continue;
            }
            if state.n_active > self.size {
                state.n_active -= 1;
                return self.tell_done(&state);
            }
            state.n_idle += 1;
            self.tell_done(&state);
            while state.n_woken == 0 {
                state = self.work.wait(state).unwrap_or_else(PoisonError::into_inner);
            }
            state.n_woken -= 1;
        }
    }

    fn tell_done(&self, state: &State) {
        if state.is_done() {
            self.done.notify_all();
        }
    }

    /// Calls a function that blocks the thread.
    pub(super) fn blocking(&'static self, wait: impl FnOnce()) {
        let is_worker = IS_WORKER.get();
        if is_worker {
            let mut state = self.lock();
            state.n_active -= 1;
            state.n_blocked += 1;
            if !state.queue.is_empty() {
                self.serve(&mut state);
            }
        }
        wait();
        if is_worker {
            let mut state = self.lock();
            state.n_active += 1;
            state.n_blocked -= 1;
        }
    }
}
