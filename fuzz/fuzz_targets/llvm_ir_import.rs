//! Import of LLVM IR and export of what it made: no input may panic, what is imported is valid, and a lossless round
//! trip returns the text that LLVM IR prints as.
//!
//! `cargo +nightly fuzz run llvm_ir_import`; the modules in `tests/import` are a good corpus to start with.

#![no_main]

use libfuzzer_sys::fuzz_target;
use terrace::ir::verify::verify;
use terrace::llir::print_module;
use terrace::llvmir::{ExportOptions, ImportOptions, export, import, parse_text};

fuzz_target!(|text: &[u8]| {
    let ctx = terrace::registry::translation_context();
    // Diagnostics of invalid inputs are of no interest.
    let (Ok(module), _) = terrace::capture(|| parse_text(&ctx, "fuzz", text)) else { return };
    for lossless in [false, true] {
        let options =
            ImportOptions { lossless, expensive_warnings: !lossless, report_losses: true, ..Default::default() };
        let ctx = terrace::registry::translation_context();
        let (imported, _) = terrace::capture(|| import(&ctx, &module, options));
        let Ok(root) = imported else { continue };
        let (valid, diagnostics) = terrace::capture(|| verify(&root));
        if valid.is_err() {
            // An import that is not lossless may make invalid operations, as upstream's does.
            assert!(!lossless, "{:?}", diagnostics.iter().map(|one| one.message.clone()).collect::<Vec<_>>());
            continue;
        }
        let options = ExportOptions { lossless, ..Default::default() };
        let (exported, diagnostics) = terrace::capture(|| export(&root, &options));
        if lossless {
            let messages = || diagnostics.iter().map(|one| one.message.clone()).collect::<Vec<_>>();
            let Ok(exported) = exported else { panic!("{:?}", messages()) };
            let (expected, found) = (print_module(&module), print_module(&exported));
            assert!(
                expected == found,
                "expected:\n{}\nfound:\n{}",
                String::from_utf8_lossy(&expected),
                String::from_utf8_lossy(&found)
            );
        }
    }
});
