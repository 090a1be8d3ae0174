//! `runtime.bc` is committed, since compiling it takes a compiler for WebAssembly: here its functions are compared with its sources.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use terrace_llir::bitcode;

/// In front of names that the sources put together.
const INDEX_64: &str = "terrace_index64_";

/// The sources: those of the crate, and those that it has in common with `crates/runtime`.
fn sources() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("runtime/src");
    let entries = fs::read_dir(&folder).expect("the folder can be read");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("it can be read").path()).collect();
    let root = fs::read_to_string(folder.join("lib.rs")).expect("the crate has a root");
    let common = root.lines().filter_map(|line| line.strip_prefix("#[path = \"")?.strip_suffix("\"]"));
    paths.extend(common.map(|path| folder.join(path)));
    paths.iter().map(|path| fs::read_to_string(path).expect("sources can be read")).collect()
}

fn is_part(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

fn first_word(text: &str) -> &str {
    text.trim_start_matches([' ', '"']).split(|c| !is_part(c)).next().unwrap_or_default()
}

/// The lines of a macro's definition or of its rows, up to the brace that closes it.
fn lines_of<'a>(source: &'a str, head: &str) -> Vec<&'a str> {
    let lines = source.lines().skip_while(|line| *line != head).skip(1);
    lines.take_while(|line| *line != "}").collect()
}

/// The names of the functions that a source defines for programs, as far as they are written out.
fn offered(source: &str) -> Vec<&str> {
    let function = |line: &'_ &str| line.contains("extern \"C\" fn ");
    let mut names: Vec<&str> = Vec::new();
    for (attribute, line) in source.lines().zip(source.lines().skip(1)).filter(|(_, line)| function(line)) {
        let exported = attribute.split("export_name = \"").nth(1);
        names.extend(exported.or(line.split("extern \"C\" fn ").nth(1)).map(first_word));
    }
    for name in source.lines().filter_map(|line| line.strip_prefix("macro_rules! ")?.strip_suffix(" {")) {
        if lines_of(source, &format!("macro_rules! {name} {{")).iter().any(function) {
            names.extend(lines_of(source, &format!("{name}! {{")).into_iter().map(first_word));
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

#[test]
fn bitcode_has_the_functions_of_the_sources() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("runtime/runtime.bc");
    let bytes = fs::read(path).expect("the bitcode can be read");
    let module = bitcode::read("runtime.bc", &bytes).expect("it is bitcode");
    let functions = module.functions().iter().filter(|function| function.body.is_some());
    // Of functions with the same code, all but one are aliases.
    let symbols =
        functions.map(|function| &function.symbol).chain(module.aliases().iter().map(|alias| &alias.symbol));
    let defined: BTreeSet<String> = symbols
        .filter(|symbol| !symbol.linkage.is_local())
        .map(|symbol| String::from_utf8_lossy(&symbol.name).into_owned())
        .collect();
    let sources = sources();
    let offered: BTreeSet<&str> = sources.iter().flat_map(|source| offered(source)).collect();
    assert!(offered.len() > 80, "{offered:?}");
    let missing: Vec<_> = offered.iter().filter(|name| !defined.contains(**name)).collect();
    assert!(missing.is_empty(), "`cargo xtask wasm-runtime` adds {missing:?}");
    let words: BTreeSet<&str> = sources.iter().flat_map(|source| source.split(|c| !is_part(c))).collect();
    let removed: Vec<_> =
        defined.iter().filter(|name| !words.contains(name.strip_prefix(INDEX_64).unwrap_or(name))).collect();
    assert!(removed.is_empty(), "`cargo xtask wasm-runtime` removes {removed:?}");
}
