//! The reader and the writer of MLIR bytecode: no input may panic, and what is written is read to the same bytes.
//!
//! `cargo +nightly fuzz run bytecode`; what `terrace opt --emit-bytecode` makes of the files in `tests` is a good corpus to
//! start with.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use terrace::Module;
use terrace::bytecode::WriteOptions;

fuzz_target!(|bytes: &[u8]| {
    static REGISTRY: LazyLock<terrace::Registry> = LazyLock::new(terrace::Registry::all);
    let read = |bytes: Vec<u8>| Module::parse(&REGISTRY.context(), "fuzz", bytes);
    let write = |module: &Module| module.to_bytecode(&WriteOptions::default()).expect("a verified module can be written");
    let Ok(module) = read([terrace::bytecode::MAGIC, bytes].concat()) else { return };
    let first = write(&module);
    let second = write(&read(first.clone()).expect("what is written can be read"));
    assert!(first == second, "reading and writing changes bytes");
});
