//! The reader and the writer of LLVM bitcode: no input may panic, and what is written is read to the same text.
//!
//! `cargo +nightly fuzz run bitcode`; the files in `crates/llir/tests/bitcode` are a good corpus to start with.

#![no_main]

use libfuzzer_sys::fuzz_target;
use terrace_llir::{bitcode, print_module, verify_module};

fuzz_target!(|data: &[u8]| {
    let Ok(module) = bitcode::read("fuzz", data) else { return };
    if verify_module(&module).is_err() {
        return;
    }
    let text = print_module(&module);
    // The record of an instruction's location does not say whether it is distinct.
    if text.windows(20).any(|part| part == b"distinct !DILocation") {
        return;
    }
    let again = bitcode::read("fuzz", &bitcode::write(&module)).unwrap();
    assert!(print_module(&again) == text, "{}", String::from_utf8_lossy(&text));
});
