//! The functions that programs call at run time, for WebAssembly: those of `terrace-runtime`, whose sources this crate has in common,
//! and what they need of the C library, over the functions of `wasi_snapshot_preview1`.
//!
//! `cargo xtask wasm-runtime` compiles it to `runtime.bc`. These are C functions over addresses that programs hand in, hence
//! `unsafe`. Programs have one thread.

#![no_std]

extern crate alloc as std;
#[macro_use]
extern crate alloc;

#[path = "../../../runtime/src/ap_float.rs"]
mod ap_float;
#[path = "../../../runtime/src/half.rs"]
mod half;
#[path = "../../../runtime/src/memref.rs"]
mod memref;
#[path = "../../../runtime/src/alloc.rs"]
mod mlir_alloc;
#[path = "../../../runtime/src/print.rs"]
mod print;
#[path = "../../../runtime/src/random.rs"]
mod random;

mod float_text;
mod heap;
mod index64;
mod mathematics;
mod printf;
mod system;
mod text;
mod wide;

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}
