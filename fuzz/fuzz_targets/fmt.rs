//! `terrace fmt`: formatted text stays as it is, and is the same module as before.
//!
//! `cargo +nightly fuzz run fmt`; all files in `tests` are a good corpus to start with.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use terrace::Module;
use terrace::ir::asm::PrintOptions;

fuzz_target!(|text: &[u8]| {
    static REGISTRY: LazyLock<terrace::Registry> = LazyLock::new(terrace::Registry::all);
    let formatted = terrace_fmt::format(text);
    assert!(terrace_fmt::format(&formatted) == formatted, "{}", String::from_utf8_lossy(&formatted));
    // Locations are those of the text, so they differ.
    let module = |text: &[u8]| {
        let ctx = REGISTRY.context();
        ctx.allow_unregistered(true);
        let module = Module::parse(&ctx, "fuzz", text).ok()?;
        Some(module.print(&PrintOptions { generic: true, ..PrintOptions::default() }))
    };
    assert!(module(text) == module(&formatted), "{}", String::from_utf8_lossy(&formatted));
});
