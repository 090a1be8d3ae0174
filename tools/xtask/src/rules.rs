//! Compares the rules of `terrace_llir`'s verifier with LLVM's, and its data layouts with clang's; part of
//! `cargo xtask oracle`.
//!
//! `crates/llir/tests/rules/*.ll` holds small modules, separated by lines `; -----`. Each violates one rule, and its
//! line `; EXPECT: <message>` has LLVM's message, which `crates/llir/src/verify` reports as well.

use parking_lot::Mutex;
use terrace_filecheck::parallel;

use crate::{process, upstream};

const MODULES: &str = "crates/llir/tests/rules";
const SEPARATOR: &str = "\n; -----\n";
const EXPECT: &str = "; EXPECT: ";

/// Runs LLVM's verifier on each module and compares its message with the expected one.
pub fn compare() -> crate::Outcome {
    let missing = upstream::missing(&[upstream::LLVM_OPT]);
    if !missing.is_empty() {
        println!("not installed: {}; the rules of LLVM's verifier are not compared", missing.join(", "));
        return Ok(());
    }
    let folder = crate::root()?.join(MODULES);
    let mut modules: Vec<(String, String)> = Vec::new();
    let files = std::fs::read_dir(&folder).map_err(|e| format!("cannot list '{}': {e}", folder.display()))?;
    for file in files.flatten() {
        let text = std::fs::read_to_string(file.path()).map_err(|e| e.to_string())?;
        let name = file.file_name().to_string_lossy().into_owned();
        modules.extend(text.split(SEPARATOR).map(|module| (name.clone(), module.to_string())));
    }
    let failed = Mutex::new(Vec::new());
    parallel::for_each(&modules, |(name, module)| {
        if let Err(problem) = check(module, &folder) {
            failed.lock().push(format!("{name}: {problem}"));
        }
    });
    let failed = failed.into_inner();
    if !failed.is_empty() {
        return Err(failed.join("\n"));
    }
    println!("LLVM reports {} broken rules in the words of terrace-llir", modules.len());
    Ok(())
}

fn check(module: &str, folder: &std::path::Path) -> crate::Outcome {
    let expected = module.lines().find_map(|line| line.strip_prefix(EXPECT));
    let expected = expected.ok_or_else(|| format!("a module without '{EXPECT}'"))?;
    // `opt` merges types by their identifiers unless told otherwise, and leaves out a rule then.
    let args = ["-S", "-passes=verify", "-disable-debug-info-type-map"];
    let output = process::run(upstream::LLVM_OPT, args, folder, module.as_bytes());
    let reported = String::from_utf8_lossy(&output.stderr);
    // Broken debug information is a warning: LLVM strips it and goes on.
    let broken = output.status != 0 || reported.contains("warning: ignoring invalid debug info");
    if broken && reported.contains(expected) {
        return Ok(());
    }
    Err(format!("expected '{expected}', but LLVM reports: {reported}"))
}

/// Targets and their data layouts, a line each.
const LAYOUTS: &str = "crates/llir/tests/data_layouts.txt";

/// Compares the data layout of each target in the file with clang's.
pub fn compare_layouts() -> crate::Outcome {
    let missing = upstream::missing(&[upstream::CLANG]);
    if !missing.is_empty() {
        println!("not installed: {}; data layouts are not compared", missing.join(", "));
        return Ok(());
    }
    let root = crate::root()?;
    let text = std::fs::read_to_string(root.join(LAYOUTS)).map_err(|e| format!("{LAYOUTS}: {e}"))?;
    for line in text.lines() {
        let (triple, layout) =
            line.split_once(' ').ok_or_else(|| format!("{LAYOUTS}: no layout in '{line}'"))?;
        let args = ["-x", "c", "-S", "-emit-llvm", "-o", "-", "-", &format!("--target={triple}")];
        let output = process::run(upstream::CLANG, args, &root, b"");
        let expected = format!("target datalayout = \"{layout}\"\n");
        if !String::from_utf8_lossy(&output.stdout).contains(&expected) {
            return Err(format!("{LAYOUTS}: clang has another data layout for {triple} than {layout}"));
        }
    }
    println!("{} targets have clang's data layouts", text.lines().count());
    Ok(())
}
