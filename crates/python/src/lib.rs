//! The Python module `terrace._terrace`, from which the package `terrace` (`python/terrace`) takes its functions.
//!
//! `session` runs each step on a thread of its own without the interpreter's lock; its diagnostics become objects of
//! `terrace._diagnostics`. `jit` calls compiled functions: `signature` describes their types, `value` and `array` pass
//! Python's values and arrays in the slots of [`SlotFunction`](terrace::codegen::SlotFunction).
#![allow(
    unsafe_code,
    reason = "compiled functions are called with pointers, and the macros of PyO3 expand to unsafe code"
)]

mod array;
mod functions;
mod jit;
mod options;
mod session;
mod signature;
mod value;

use pyo3::prelude::*;

#[pymodule]
mod _terrace {
    #[pymodule_export]
    use super::functions::{compile, main, opt, run, translate};
    #[pymodule_export]
    use super::jit::{Function, Jit};

    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "it is the name in Python")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
