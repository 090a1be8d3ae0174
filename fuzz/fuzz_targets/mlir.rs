//! The parser, the verifier and the printer of MLIR: no input may panic, and what is printed parses to itself.
//!
//! `cargo +nightly fuzz run mlir`; the files in `tests/asm` and `tests/dialects` are a good corpus to start with.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use terrace::Module;

fuzz_target!(|text: &[u8]| {
    static REGISTRY: LazyLock<terrace::Registry> = LazyLock::new(terrace::Registry::all);
    let ctx = REGISTRY.context();
    let Ok(module) = Module::parse(&ctx, "fuzz", text) else { return };
    // Some texts stand for other values: of floats of two parts only the sum is printed. A symbol or a string attribute may
    // also be one that the text cannot express, but then it must not parse.
    let print_again = |text: &str| Module::parse(&REGISTRY.context(), "fuzz", text).map(|module| module.to_string());
    let Ok(first) = print_again(&module.to_string()) else { return };
    let Ok(second) = print_again(&first) else { return };
    assert!(first == second, "expected:\n{first}\nfound:\n{second}");
});
