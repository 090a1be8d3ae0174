//! Time.

use std::time::{SystemTime, UNIX_EPOCH};

fn since_epoch() -> core::time::Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

/// The time in seconds since 1970, to the microsecond.
#[unsafe(no_mangle)]
pub extern "C" fn rtclock() -> f64 {
    since_epoch().as_micros() as f64 * 1e-6
}

/// A time in nanoseconds, of which differences have a meaning.
#[unsafe(no_mangle)]
pub extern "C" fn _mlir_ciface_nanoTime() -> i64 {
    since_epoch().as_nanos() as i64
}

/// Prints a speed, in operations a second, to the standard error.
#[unsafe(no_mangle)]
pub extern "C" fn printFlops(flops: f64) {
    eprintln!("{:.6} GFLOPS", flops / 1e9);
}
