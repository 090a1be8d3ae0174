//! The runtime of the `async` dialect: tokens, values and groups, and threads that resume coroutines
//! (`libmlir_async_runtime`).
//!
//! Tokens, values and groups are objects that count their references. A coroutine that waits for one is resumed by the
//! threads of `pool`; MLIR's runtime resumes it inside the call that makes the object available, on that call's stack.

mod pool;

pub use pool::{Resume, finish};

use crate::print::Print as _;
use core::ffi::c_void;
use pool::{Task, pool};
use std::alloc::{Layout, alloc, dealloc, handle_alloc_error};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// The events that an object waits for, and the coroutines and groups that wait for it.
struct State {
    /// How many events must come: one for a token or a value, one for each element of a group.
    pending: i64,
    n_errors: i64,
    /// How many tokens were added to a group.
    n_added: i64,
    waiting: Vec<Waiting>,
}

enum Waiting {
    Coroutine(Task),
    /// A group, with a reference.
    Group(*const Object),
}

// SAFETY: objects may be used by all threads.
unsafe impl Send for Waiting {}

/// A token, a value or a group.
pub struct Object {
    n_references: AtomicI64,
    state: Mutex<State>,
    available: Condvar,
    /// The bytes of a value.
    storage: *mut u8,
    size: usize,
}

/// Vectors are stored with their natural alignment.
const STORAGE_ALIGNMENT: usize = 64;

impl Object {
    fn create(pending: i64, n_references: i64, size: i64) -> *mut Self {
        let size = usize::try_from(size).unwrap_or(0);
        let storage = match Layout::from_size_align(size, STORAGE_ALIGNMENT) {
            Ok(_) if size == 0 => core::ptr::null_mut(),
            Ok(layout) => {
                // SAFETY: the size is not zero.
                let storage = unsafe { alloc(layout) };
                if storage.is_null() {
                    handle_alloc_error(layout);
                }
                storage
            }
            Err(_) => handle_alloc_error(Layout::new::<Self>()),
        };
        let state = State { pending, n_errors: 0, n_added: 0, waiting: Vec::new() };
        Box::into_raw(Box::new(Self {
            n_references: AtomicI64::new(n_references),
            state: Mutex::new(state),
            available: Condvar::new(),
            storage,
            size,
        }))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes an event, and resumes what waits for it to be the last one.
    fn notify(&self, is_error: bool) {
        let waiting = {
            let mut state = self.lock();
            state.pending = (state.pending - 1).max(0);
            state.n_errors += i64::from(is_error);
            if state.pending > 0 {
                return;
            }
            self.available.notify_all();
            core::mem::take(&mut state.waiting)
        };
        for waiting in waiting {
            match waiting {
                Waiting::Coroutine(task) => pool().execute(task),
                // SAFETY: the token held a reference to the group.
                Waiting::Group(group) => unsafe {
                    (*group).notify(is_error);
                    drop_reference(group, 1);
                },
            }
        }
    }

    fn is_error(&self) -> bool {
        self.lock().n_errors > 0
    }

    fn wait(&self) {
        if self.lock().pending > 0 {
            pool().blocking(|| {
                let mut state = self.lock();
                while state.pending > 0 {
                    state = self.available.wait(state).unwrap_or_else(PoisonError::into_inner);
                }
            });
        }
    }

    fn resume_when_available(&self, task: Task) {
        let mut state = self.lock();
        match state.pending {
            0 => {
                drop(state);
                pool().execute(task);
            }
            _ => state.waiting.push(Waiting::Coroutine(task)),
        }
    }
}

/// # Safety
/// There are so many references to the object.
unsafe fn drop_reference(object: *const Object, count: i64) {
    // SAFETY: as above.
    let before = unsafe { (*object).n_references.fetch_sub(count, Ordering::AcqRel) };
    if before != count {
        return;
    }
    // SAFETY: `create` made it, and this was the last reference.
    let object = unsafe { Box::from_raw(object.cast_mut()) };
    if let Ok(layout) = Layout::from_size_align(object.size, STORAGE_ALIGNMENT)
        && object.size != 0
    {
        // SAFETY: `create` allocated it by this layout.
        unsafe { dealloc(object.storage, layout) };
    }
}

/// # Safety
/// The object exists, and nothing else makes it available.
unsafe fn make_available(object: *mut Object, is_error: bool) {
    // SAFETY: as above. What makes the object available has a reference, which ends here.
    unsafe {
        (*object).notify(is_error);
        drop_reference(object, 1);
    }
}

/// Declares functions on objects that exist.
macro_rules! functions {
    ($($(#[doc = $doc:literal])* $name:ident($object:ident $(, $arg:ident: $ty:ty)*) $(-> $result:ty)? $body:block)*) => { $(
        $(#[doc = $doc])*
        ///
        /// # Safety
        /// The caller has a reference to the object, and frames of coroutines are suspended or about to be.
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($object: *mut Object $(, $arg: $ty)*) $(-> $result)? {
            // SAFETY: as above.
            unsafe { $body }
        }
    )* };
}

functions! {
    /// Adds references.
    mlirAsyncRuntimeAddRef(object, count: i64) { (*object).n_references.fetch_add(count, Ordering::Relaxed); }
    /// Drops references; the last one frees the object.
    mlirAsyncRuntimeDropRef(object, count: i64) { drop_reference(object, count) }
    /// Makes a token available.
    mlirAsyncRuntimeEmplaceToken(token) { make_available(token, false) }
    /// Makes a value available.
    mlirAsyncRuntimeEmplaceValue(value) { make_available(value, false) }
    /// Makes a token available that stands for an error.
    mlirAsyncRuntimeSetTokenError(token) { make_available(token, true) }
    /// Makes a value available that stands for an error.
    mlirAsyncRuntimeSetValueError(value) { make_available(value, true) }
    /// Whether a token stands for an error.
    mlirAsyncRuntimeIsTokenError(token) -> bool { (*token).is_error() }
    /// Whether a value stands for an error.
    mlirAsyncRuntimeIsValueError(value) -> bool { (*value).is_error() }
    /// Whether a token in a group stands for an error.
    mlirAsyncRuntimeIsGroupError(group) -> bool { (*group).is_error() }
    /// Waits for a token.
    mlirAsyncRuntimeAwaitToken(token) { (*token).wait() }
    /// Waits for a value.
    mlirAsyncRuntimeAwaitValue(value) { (*value).wait() }
    /// Waits for as many tokens as a group has room for.
    mlirAsyncRuntimeAwaitAllInGroup(group) { (*group).wait() }
    /// The bytes of a value.
    mlirAsyncRuntimeGetValueStorage(value) -> *mut c_void { (*value).storage.cast() }
    /// Resumes a coroutine when a token is available.
    mlirAsyncRuntimeAwaitTokenAndExecute(token, handle: *mut c_void, resume: Resume) {
        (*token).resume_when_available(Task { handle, resume });
    }
    /// Resumes a coroutine when a value is available.
    mlirAsyncRuntimeAwaitValueAndExecute(value, handle: *mut c_void, resume: Resume) {
        (*value).resume_when_available(Task { handle, resume });
    }
    /// Resumes a coroutine when all tokens of a group are available.
    mlirAsyncRuntimeAwaitAllInGroupAndExecute(group, handle: *mut c_void, resume: Resume) {
        (*group).resume_when_available(Task { handle, resume });
    }
    /// Adds a token to a group and returns its number there.
    mlirAsyncRuntimeAddTokenToGroup(token, group: *mut Object) -> i64 {
        let number = {
            let mut state = (*group).lock();
            state.n_added += 1;
            state.n_added - 1
        };
        let is_error = {
            let mut state = (*token).lock();
            if state.pending > 0 {
                (*group).n_references.fetch_add(1, Ordering::Relaxed);
                state.waiting.push(Waiting::Group(group));
                return number;
            }
            state.n_errors > 0
        };
        (*group).notify(is_error);
        number
    }
}

/// Makes a token that is not available yet. It has a reference of the caller, and one of what makes it available.
#[unsafe(no_mangle)]
pub extern "C" fn mlirAsyncRuntimeCreateToken() -> *mut Object {
    Object::create(1, 2, 0)
}

/// Makes a value of so many bytes that is not available yet. It has a reference of the caller, and one of what makes it
/// available.
#[unsafe(no_mangle)]
pub extern "C" fn mlirAsyncRuntimeCreateValue(size: i64) -> *mut Object {
    Object::create(1, 2, size)
}

/// Makes an empty group that has room for so many tokens.
#[unsafe(no_mangle)]
pub extern "C" fn mlirAsyncRuntimeCreateGroup(size: i64) -> *mut Object {
    Object::create(size.max(0), 1, 0)
}

/// Resumes a coroutine on a thread of the runtime.
///
/// # Safety
/// The coroutine is suspended or about to be.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn mlirAsyncRuntimeExecute(handle: *mut c_void, resume: Resume) {
    pool().execute(Task { handle, resume });
}

/// How many threads the runtime has. (The name lacks a letter in MLIR, too.)
#[unsafe(no_mangle)]
pub extern "C" fn mlirAsyncRuntimGetNumWorkerThreads() -> i64 {
    i64::try_from(pool().size()).unwrap_or(i64::MAX)
}

/// Prints a number that this thread alone has.
#[unsafe(no_mangle)]
pub extern "C" fn mlirAsyncRuntimePrintCurrentThreadId() {
    std::thread_local! {
        static MARK: u8 = const { 0 };
    }
    c"Current thread id: ".print();
    MARK.with(|mark| core::ptr::from_ref(mark).addr().print());
    c"\n".print();
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;

    static N_RESUMED: AtomicUsize = AtomicUsize::new(0);

    unsafe extern "C" fn resume(handle: *mut c_void) {
        N_RESUMED.fetch_add(1, Ordering::SeqCst);
        // SAFETY: the handles of the test are tokens.
        unsafe { mlirAsyncRuntimeEmplaceToken(handle.cast()) };
    }

    unsafe extern "C" fn wait_and_resume(handle: *mut c_void) {
        // SAFETY: the handles of the test are pairs of tokens.
        unsafe {
            let [first, second] = *handle.cast::<[*mut Object; 2]>();
            mlirAsyncRuntimeAwaitToken(first);
            mlirAsyncRuntimeSetTokenError(second);
        }
    }

    #[test]
    fn tasks_may_wait_for_more_tasks_than_there_are_threads() {
        let n = 3 * usize::try_from(mlirAsyncRuntimGetNumWorkerThreads()).expect("a small number");
        let group = mlirAsyncRuntimeCreateGroup(n as i64);
        let pairs: Vec<[*mut Object; 2]> =
            (0..n).map(|_| [mlirAsyncRuntimeCreateToken(), mlirAsyncRuntimeCreateToken()]).collect();
        // SAFETY: the objects exist until their references are dropped.
        unsafe {
            for pair in &pairs {
                mlirAsyncRuntimeExecute(core::ptr::from_ref(pair).cast_mut().cast(), wait_and_resume);
                mlirAsyncRuntimeAddTokenToGroup(pair[1], group);
            }
            assert!(!mlirAsyncRuntimeIsGroupError(group));
            for pair in &pairs {
                mlirAsyncRuntimeExecute(pair[0].cast(), resume);
            }
            mlirAsyncRuntimeAwaitAllInGroup(group);
            assert!(mlirAsyncRuntimeIsGroupError(group));
            finish();
            assert_eq!(N_RESUMED.load(Ordering::SeqCst), n);
            for token in pairs.iter().flatten() {
                assert_eq!((**token).n_references.load(Ordering::SeqCst), 1);
                mlirAsyncRuntimeDropRef(*token, 1);
            }
            mlirAsyncRuntimeDropRef(group, 1);
        }
    }

    #[test]
    fn a_value_is_aligned_for_vectors() {
        let value = mlirAsyncRuntimeCreateValue(128);
        // SAFETY: the value exists until its references are dropped.
        unsafe {
            assert_eq!(mlirAsyncRuntimeGetValueStorage(value).addr() % STORAGE_ALIGNMENT, 0);
            mlirAsyncRuntimeEmplaceValue(value);
            mlirAsyncRuntimeAwaitValue(value);
            mlirAsyncRuntimeDropRef(value, 1);
        }
    }
}
