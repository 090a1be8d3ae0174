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
    // LLVM drops empty lines at the start of inline assembly in the second round. An attribute's name or a symbol may also be
    // one that LLVM's text cannot express, but then it must not parse.
    let print_again = |text: &[u8]| parse("fuzz", text).map(|module| print_module(&module));
    let Ok(first) = print_again(&print_module(&module)) else { return };
    let Ok(second) = print_again(&first) else { return };
    assert!(first == second, "{}", String::from_utf8_lossy(&first));
});
