//! Functions that code in memory runs at the end of the program. C libraries keep such functions for programs
//! and libraries that a loader brought, and call them when the code may be gone.

use core::ffi::{c_int, c_void};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};

/// A function for the end, and its argument.
struct Pending {
    function: extern "C" fn(*mut c_void),
    argument: usize,
    /// The module that has the function.
    module: usize,
}

static PENDING: Mutex<Vec<Pending>> = Mutex::new(Vec::new());

fn pending() -> MutexGuard<'static, Vec<Pending>> {
    PENDING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Notes a function for the end of the program, as C++'s `__cxa_atexit` does; `module` is an address that no other
/// module has. Returns 0.
///
/// # Safety
/// The function may be called with this argument until [`run_at_exit`] or [`forget_at_exit`] is called for the module.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_at_exit(
    function: extern "C" fn(*mut c_void),
    argument: *mut c_void,
    module: *const c_void,
) -> c_int {
    unsafe extern "C" {
        fn atexit(function: extern "C" fn()) -> c_int;
    }
    extern "C" fn run_all() {
        run(|_| true);
    }
    static REGISTERED: Once = Once::new();
    // For programs that end by a call of `exit`. If there is no memory for it, they end without these functions.
    // SAFETY: the function stays as long as the process.
    REGISTERED.call_once(|| _ = unsafe { atexit(run_all) });
    pending().push(Pending { function, argument: argument.addr(), module: module.addr() });
    0
}

/// Runs the noted functions of a module, the last one first, also those that they note.
pub fn run_at_exit(module: *const c_void) {
    run(|pending| pending.module == module.addr());
}

/// Forgets the noted functions of a module, whose code will be freed.
pub fn forget_at_exit(module: *const c_void) {
    pending().retain(|pending| pending.module != module.addr());
}

fn run(is_chosen: impl Fn(&Pending) -> bool) {
    let take = || {
        let mut all = pending();
        all.iter().rposition(&is_chosen).map(|at| all.remove(at))
    };
    // The functions may note others, so the list is not locked while one runs.
    while let Some(next) = take() {
        (next.function)(core::ptr::with_exposed_provenance_mut(next.argument));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    static SUM: AtomicU64 = AtomicU64::new(0);

    extern "C" fn append(digit: *mut c_void) {
        let digit = digit.addr() as u64;
        SUM.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |sum| Some(sum * 10 + digit))
            .expect("it is set");
        if digit == 3 {
            note(4, 1);
        }
    }

    fn note(digit: usize, module: usize) {
        let pointer = core::ptr::without_provenance_mut;
        // SAFETY: the function takes any number.
        unsafe { terrace_at_exit(append, pointer(digit), pointer(module)) };
    }

    #[test]
    fn the_last_one_runs_first() {
        for (digit, module) in [(1, 1), (2, 2), (3, 1), (5, 3)] {
            note(digit, module);
        }
        forget_at_exit(core::ptr::without_provenance(3));
        run_at_exit(core::ptr::without_provenance(1));
        assert_eq!(SUM.load(Ordering::SeqCst), 341);
        run_at_exit(core::ptr::without_provenance(2));
        assert_eq!(SUM.load(Ordering::SeqCst), 3412);
    }
}
