//! Compiling modules of tests.
#![allow(unsafe_code)]

use terrace_codegen::{Error, Jit, JitOptions};
use terrace_llir::Module;

/// Compiles a module for the host.
pub fn compile(module: &Module, options: &JitOptions) -> Result<Jit, Error> {
    // SAFETY: the functions of the tests are sound for all numbers, and their libraries have no constructors.
    unsafe { Jit::new(module, options) }
}
