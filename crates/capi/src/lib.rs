//! Terrace as a C library. `include/terrace.h` documents the functions, and the rules of ownership, threads and errors.
//!
//! Each function that can fail is a step (`State::step`): it runs on a thread whose stack takes the deepest inputs, a
//! panic becomes a diagnostic, and what it reports replaces the diagnostics of the step before.
#![allow(unsafe_code, reason = "functions of C get and give pointers")]

mod diagnostics;
mod module;
mod options;

pub use diagnostics::{Diagnostic, Handler, Note};
pub use module::Module;
pub use options::Options;

use core::ffi::{CStr, c_char, c_void};
use diagnostics::{List, error};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::Mutex;
use terrace::Report;
use terrace::ir::{Context as Ir, Result};

/// `terrace_context`: a handle of what it shares with its modules.
pub struct Context(Arc<State>);

/// The state that a context and its modules share.
struct State {
    ir: Ir,
    settings: Mutex<Settings>,
    diagnostics: Mutex<List>,
}

#[derive(Clone, Copy)]
struct Settings {
    threads: usize,
    handler: Option<Handler>,
    user_data: *mut c_void,
}

// SAFETY: the pointer is only handed back to the caller's handler, on the caller's thread.
unsafe impl Send for Settings {}

/// The value of a lock that a panic may have left: each value is valid on its own.
fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

impl State {
    /// Runs a step and notes its diagnostics. `None` if it fails; the reason may also be a message without a place.
    fn step<T: Send>(&self, step: impl FnOnce(&Ir) -> Result<T> + Send) -> Option<T> {
        let ir = &self.ir;
        let outcome = terrace::guarded(|| {
            let (result, reports) = Report::collect(ir, || step(ir));
            (result, List::new(reports))
        });
        let (result, list) = outcome.unwrap_or_else(|message| (None, List::of_message(ir, message)));
        let settings = *lock(&self.settings);
        if let Some(handler) = settings.handler {
            for diagnostic in list.all() {
                // SAFETY: the handler is the caller's, and the list has what the diagnostic points to.
                unsafe { handler(diagnostic, settings.user_data) };
            }
        }
        *lock(&self.diagnostics) = list;
        result
    }
}

/// Runs what a function does and gives `default` in place of a panic.
fn boundary<T>(default: T, work: impl FnOnce() -> T) -> T {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or(default)
}

/// A text of a caller, which the argument `name` names.
///
/// # Safety
/// The pointer is null, or that of a C string.
unsafe fn text<'a>(ir: &Ir, name: &str, pointer: *const c_char) -> Result<&'a str> {
    if pointer.is_null() {
        return Err(error(ir, format!("the argument '{name}' is NULL")));
    }
    // SAFETY: as the caller promises.
    let text = unsafe { CStr::from_ptr(pointer) };
    text.to_str().map_err(|_| error(ir, format!("the argument '{name}' is not valid UTF-8")))
}

/// `terrace_buffer`: bytes with a zero behind them.
#[repr(C)]
pub struct Buffer {
    /// The bytes; null if the buffer is empty.
    pub data: *mut c_char,
    /// How many there are, without the zero.
    pub size: usize,
}

impl Buffer {
    fn new(mut bytes: Vec<u8>) -> Self {
        let size = bytes.len();
        bytes.push(0);
        Self { data: Box::into_raw(bytes.into_boxed_slice()).cast(), size }
    }
}

/// The version of the library.
#[unsafe(no_mangle)]
pub extern "C" fn terrace_version() -> *const c_char {
    const VERSION: &CStr =
        match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
            Ok(text) => text,
            Err(_) => panic!("a version has no zero"),
        };
    VERSION.as_ptr()
}

/// A context with all dialects and passes.
#[unsafe(no_mangle)]
pub extern "C" fn terrace_context_create() -> *mut Context {
    boundary(core::ptr::null_mut(), || {
        let ir = terrace::context();
        terrace::hints::enable(&ir, true);
        let settings = Mutex::new(Settings { threads: 1, handler: None, user_data: core::ptr::null_mut() });
        let state = State { ir, settings, diagnostics: Mutex::default() };
        Box::into_raw(Box::new(Context(Arc::new(state))))
    })
}

/// Frees a context.
///
/// # Safety
/// The context is null or one that [`terrace_context_create`] made, and is not used any more.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_context_destroy(context: *mut Context) {
    if !context.is_null() {
        // SAFETY: the context was made by `Box::into_raw`, and the caller gives it up.
        boundary((), || drop(unsafe { Box::from_raw(context) }));
    }
}

/// Calls `work` with the context, if there is one.
///
/// # Safety
/// The context is null or alive.
unsafe fn with<T>(context: *const Context, default: T, work: impl FnOnce(&Arc<State>) -> T) -> T {
    // SAFETY: as the caller promises.
    match unsafe { context.as_ref() } {
        Some(context) => boundary(default, || work(&context.0)),
        None => default,
    }
}

/// Sets the greatest number of threads of a call.
///
/// # Safety
/// The context is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_context_set_threads(context: *mut Context, threads: u32) {
    // SAFETY: as the caller promises.
    unsafe { with(context, (), |state| lock(&state.settings).threads = threads.max(1) as usize) };
}

/// Whether errors get hints.
///
/// # Safety
/// The context is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_context_set_hints(context: *mut Context, hints: bool) {
    // SAFETY: as the caller promises.
    unsafe { with(context, (), |state| terrace::hints::enable(&state.ir, hints)) };
}

/// Whether operations of unknown dialects are read.
///
/// # Safety
/// The context is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_context_allow_unregistered_dialects(context: *mut Context, allow: bool) {
    // SAFETY: as the caller promises.
    unsafe { with(context, (), |state| state.ir.allow_unregistered(allow)) };
}

/// Sets the handler of diagnostics.
///
/// # Safety
/// The context is null or alive, and the handler can be called with the data on any thread that calls with the context.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_context_set_diagnostic_handler(
    context: *mut Context,
    handler: Option<Handler>,
    user_data: *mut c_void,
) {
    let set = |state: &Arc<State>| {
        let mut settings = lock(&state.settings);
        (settings.handler, settings.user_data) = (handler, user_data);
    };
    // SAFETY: as the caller promises.
    unsafe { with(context, (), set) };
}

/// The number of diagnostics of the last step.
///
/// # Safety
/// The context is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_context_diagnostic_count(context: *const Context) -> usize {
    // SAFETY: as the caller promises.
    unsafe { with(context, 0, |state| lock(&state.diagnostics).all().len()) }
}

/// A diagnostic of the last step.
///
/// # Safety
/// The context is null or alive.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_context_diagnostic(
    context: *const Context,
    index: usize,
) -> *const Diagnostic {
    let get = |state: &Arc<State>| {
        lock(&state.diagnostics).all().get(index).map_or(core::ptr::null(), core::ptr::from_ref)
    };
    // SAFETY: as the caller promises. The list stays where it is until the next step replaces it.
    unsafe { with(context, core::ptr::null(), get) }
}

/// Frees the bytes of a buffer.
///
/// # Safety
/// The buffer is null, empty, or one that a function filled.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn terrace_buffer_free(buffer: *mut Buffer) {
    // SAFETY: as the caller promises.
    let Some(buffer) = (unsafe { buffer.as_mut() }) else { return };
    let Buffer { data, size } = core::mem::replace(buffer, Buffer { data: core::ptr::null_mut(), size: 0 });
    if !data.is_null() {
        // SAFETY: the bytes are a boxed slice with one zero more than `size`.
        drop(unsafe { Box::from_raw(core::ptr::slice_from_raw_parts_mut(data.cast::<u8>(), size + 1)) });
    }
}
