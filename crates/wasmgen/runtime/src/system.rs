//! The functions of WASI that programs need: output, exit, time.

use core::cell::UnsafeCell;
use core::ffi::c_void;

#[link(wasm_import_module = "wasi_snapshot_preview1")]
unsafe extern "C" {
    fn fd_write(file: i32, parts: *const Part, count: i32, written: *mut u32) -> i32;
    safe fn proc_exit(status: i32) -> !;
    fn clock_time_get(clock: i32, precision: u64, time: *mut u64) -> i32;
}

#[repr(C)]
struct Part {
    start: *const u8,
    len: usize,
}

/// The printed bytes, until a line ends.
struct Output {
    bytes: UnsafeCell<[u8; 1024]>,
    len: UnsafeCell<usize>,
}

// SAFETY: there is one thread.
unsafe impl Sync for Output {}

static OUTPUT: Output = Output { bytes: UnsafeCell::new([0; 1024]), len: UnsafeCell::new(0) };

/// Writes a byte to the standard output.
pub fn write_byte(byte: u8) {
    // SAFETY: no other reference to the buffer is there.
    let (bytes, len) = unsafe { (&mut *OUTPUT.bytes.get(), &mut *OUTPUT.len.get()) };
    if let Some(slot) = bytes.get_mut(*len) {
        *slot = byte;
        *len += 1;
    }
    if byte == b'\n' || *len == bytes.len() {
        terrace_flush();
    }
}

/// Writes out what was printed.
#[unsafe(no_mangle)]
pub extern "C" fn terrace_flush() {
    // SAFETY: no other reference to the length is there.
    let len = unsafe { &mut *OUTPUT.len.get() };
    let mut start = OUTPUT.bytes.get().cast::<u8>().cast_const();
    while *len != 0 {
        let mut written = 0;
        // SAFETY: the part is in the buffer. A failure cannot be reported to the code that printed.
        let error = unsafe { fd_write(1, &Part { start, len: *len }, 1, &mut written) };
        if error != 0 || written == 0 {
            break;
        }
        let written = (written as usize).min(*len);
        start = start.wrapping_add(written);
        *len -= written;
    }
    *len = 0;
}

/// Ends the program.
#[unsafe(no_mangle)]
pub extern "C" fn terrace_exit(status: i32) -> ! {
    terrace_flush();
    proc_exit(status)
}

#[unsafe(no_mangle)]
pub extern "C" fn exit(status: i32) -> ! {
    terrace_exit(status)
}

#[unsafe(no_mangle)]
pub extern "C" fn abort() -> ! {
    terrace_flush();
    core::arch::wasm32::unreachable()
}

#[unsafe(no_mangle)]
pub extern "C" fn fflush(_: *mut c_void) -> i32 {
    terrace_flush();
    0
}

fn time(clock: i32) -> u64 {
    let mut nanoseconds = 0;
    // SAFETY: the number is written to a local; it stays 0 if there is no such clock.
    unsafe { clock_time_get(clock, 1000, &mut nanoseconds) };
    nanoseconds
}

/// The time in seconds since 1970.
#[unsafe(no_mangle)]
pub extern "C" fn rtclock() -> f64 {
    time(0) as f64 * 1e-9
}

/// A time in nanoseconds, of which differences have a meaning.
#[unsafe(no_mangle)]
pub extern "C" fn _mlir_ciface_nanoTime() -> i64 {
    time(1) as i64
}

/// Speeds are for the standard error, which these programs do not have.
#[unsafe(no_mangle)]
pub extern "C" fn printFlops(_: f64) {}
