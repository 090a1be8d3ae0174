//! `cargo xtask wasm-runtime`: the library that WebAssembly programs are linked with, as bitcode.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use terrace_llir::bitcode;

use crate::Outcome;
use crate::process::{Scratch, checked, run};

/// The crate.
const FOLDER: &str = "crates/wasmgen/runtime";
/// The bitcode that it becomes.
const BITCODE: &str = "crates/wasmgen/runtime/runtime.bc";

pub fn main(_: &[String]) -> Outcome {
    let scratch = Scratch::new("wasm-runtime")?;
    let manifest = Path::new(FOLDER).join("Cargo.toml");
    let args = [
        OsStr::new("rustc"),
        "--quiet".as_ref(),
        "--release".as_ref(),
        "--target=wasm32-unknown-unknown".as_ref(),
        "--manifest-path".as_ref(),
        manifest.as_os_str(),
        "--target-dir".as_ref(),
        scratch.path().as_os_str(),
        "--".as_ref(),
        "--emit=llvm-bc".as_ref(),
    ];
    checked("cargo", &run("cargo", args, Path::new("."), b""))?;
    let bytes = scratch.path().join("wasm32-unknown-unknown/release/deps/terrace_wasm_runtime.bc");
    let bytes = fs::read(bytes).map_err(|error| error.to_string())?;
    let mut module = bitcode::read("runtime.bc", &bytes).map_err(|error| error.to_string())?;
    module.strip_debug_info();
    module.named_metadata.clear();
    module
        .functions_mut()
        .iter_mut()
        .filter_map(|function| function.body.as_mut())
        .for_each(|body| body.clear_names());
    let bytes = bitcode::write(&module);
    fs::write(BITCODE, &bytes).map_err(|error| error.to_string())?;
    println!("{BITCODE}: {} functions, {} bytes", module.functions().len(), bytes.len());
    Ok(())
}
