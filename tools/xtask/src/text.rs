//! Compares what LLVM makes of the modules that test `terrace_llir`'s parser; part of `cargo xtask oracle`.
//!
//! `crates/llir/tests/text.rs` describes the files.

use std::path::Path;

use crate::{process, upstream};

const MODULES: &str = "crates/llir/tests/text";
const SEPARATOR: &str = "\n; -----\n";

/// The filter of `cargo xtask oracle` that selects only this comparison.
pub const FILTER: &str = "crates/llir";

/// Runs LLVM on each module and compares its output with the file's, or writes it there.
pub fn compare(write: bool) -> crate::Outcome {
    let missing = upstream::missing(&[upstream::LLVM_OPT]);
    if !missing.is_empty() {
        println!("not installed: {}; the text of LLVM IR is not compared", missing.join(", "));
        return Ok(());
    }
    let folder = crate::root()?.join(MODULES);
    let entries =
        std::fs::read_dir(&folder).map_err(|e| format!("cannot list '{}': {e}", folder.display()))?;
    let (mut failed, mut count) = (Vec::new(), 0);
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.extension().is_none_or(|ending| ending != "ll") {
            continue;
        }
        let text = std::fs::read_to_string(&path).map_err(|e| format!("'{}': {e}", path.display()))?;
        let outputs: Vec<String> = text.split(SEPARATOR).map(|module| output(module, &folder)).collect();
        count += outputs.len();
        let expected = format!("{}\n", outputs.join(SEPARATOR));
        let file = path.with_extension("out");
        if write {
            std::fs::write(&file, expected).map_err(|e| format!("'{}': {e}", file.display()))?;
        } else if std::fs::read_to_string(&file).ok().as_deref() != Some(&expected) {
            failed.push(format!("LLVM's output differs from '{}'", file.display()));
        }
    }
    if failed.is_empty() {
        println!("LLVM makes the same of {count} modules as terrace-llir's parser is tested with");
        return Ok(());
    }
    Err(failed.join("\n"))
}

/// LLVM's output for a module: the text, the error of the parser, or the first line of the verifier.
fn output(module: &str, folder: &Path) -> String {
    let args = ["-S", "-passes=verify", "-disable-debug-info-type-map"];
    let text = format!("{}\n", module.trim_end());
    let output = process::run(upstream::LLVM_OPT, args, folder, text.as_bytes());
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let prefix = format!("{}: ", upstream::LLVM_OPT);
    let shown = match err.strip_prefix(&prefix) {
        _ if output.status == 0 => &out,
        Some(error) if error.contains(": error: ") => error,
        _ => err.lines().next().unwrap_or(""),
    };
    shown.trim_end().to_string()
}
