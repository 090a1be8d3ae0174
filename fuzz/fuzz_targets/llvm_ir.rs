//! The parser, the verifier and the printer of LLVM IR: no input may panic, and what is printed parses to itself.
//!
//! `cargo +nightly fuzz run llvm_ir`; the modules in `crates/llir/tests/text` are a good corpus to start with.

#![no_main]

use libfuzzer_sys::fuzz_target;
use terrace_llir::{parse, print_module, verify_module};

fuzz_target!(|text: &[u8]| {
    let Ok(module) = parse("fuzz", text) else { return };
    if verify_module(&module).is_err() {
        return;
    }
    // LLVM does not escape the target triple, so that its text may mean another one.
    if module.triple.iter().any(|byte| matches!(byte, b'"' | b'\\')) {
        return;
    }
    let printed = print_module(&module);
    let again = parse("fuzz", &printed).map(|module| print_module(&module));
    // An attribute's name or a symbol may be one that LLVM's text cannot express, but then it must not parse.
    if let Ok(again) = again {
        assert!(again == printed, "{}", String::from_utf8_lossy(&printed));
    }
});
