//! Compiles `axpy.mlir` to an object file, which the linker gets, and to declarations, which `main.rs` includes.

use std::path::Path;

use terrace::Report;
use terrace::compile::{CompileOptions, Emit, Level, LoweringOptions};

const SOURCE: &str = "axpy.mlir";

fn main() {
    println!("cargo::rerun-if-changed={SOURCE}");
    if let Err(message) = build() {
        println!("cargo::error={}", message.trim_end().replace('\n', " | "));
    }
}

fn build() -> Result<(), String> {
    let variable = |name: &str| std::env::var(name).map_err(|e| format!("{name}: {e}"));
    let out = variable("OUT_DIR")?;
    let options = CompileOptions {
        emit: Emit::Object,
        level: Level::O2,
        // Each function gets another one, which takes memrefs by pointers: what bindings declare.
        lowering: LoweringOptions { c_wrappers: true, ..LoweringOptions::default() },
        bindings: true,
        target: Some(variable("TARGET")?),
        ..CompileOptions::default()
    };
    let text = std::fs::read(SOURCE).map_err(|e| format!("{SOURCE}: {e}"))?;
    let ctx = terrace::context();
    let (compiled, reports) = Report::collect(&ctx, || options.compile_text(&ctx, SOURCE, text));
    let compiled = compiled
        .ok_or_else(|| reports.iter().map(|report| report.text.clone()).collect::<Vec<_>>().join("\n"))?;
    let write = |name: &str, bytes: &[u8]| {
        std::fs::write(Path::new(&out).join(name), bytes).map_err(|e| format!("{name}: {e}"))
    };
    write("axpy.rs", compiled.bindings.as_ref().ok_or("there are no bindings")?.rust().as_bytes())?;
    write("axpy.o", &compiled.product.into_bytes())?;
    println!("cargo::rustc-link-arg={out}/axpy.o");
    Ok(())
}
