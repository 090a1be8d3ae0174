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
    let printed = module.to_string();
    let ctx = REGISTRY.context();
    // A symbol or a string attribute may be one that the text cannot express, but then it must not parse.
    if let Ok(again) = Module::parse(&ctx, "fuzz", printed.as_str()) {
        let again = again.to_string();
        assert!(again == printed, "expected:\n{printed}\nfound:\n{again}");
    }
});
