//! `cargo xtask fuzz --passes`: random modules through every pass that transforms a module.

use std::path::Path;

use crate::process;

/// Beginnings of the names of passes that lower to other dialects, which other kinds of this task compare, and of those
/// that only show or describe a module.
const OTHERS: [&str; 12] = [
    "arm-",
    "convert-",
    "ensure-",
    "finalize-",
    "llvm-",
    "lower-",
    "print-",
    "reconcile-",
    "set-",
    "snapshot-",
    "strip-",
    "view-",
];

/// Passes of functions, which `opt` does not run on a module by their flags.
const OF_FUNCTIONS: [&str; 3] = ["affine-loop-unroll", "affine-loop-unroll-jam", "affine-simplify-min-max"];

/// Options and sequences of passes that are compared besides.
const SEQUENCES: [&str; 7] = [
    "--canonicalize=region-simplify=aggressive",
    "--canonicalize=top-down=false",
    "--canonicalize --cse --canonicalize",
    "--inline --sroa --mem2reg --canonicalize --cse",
    "--convert-scf-to-cf --canonicalize",
    "--convert-scf-to-cf --lift-cf-to-scf",
    "--composite-fixed-point-pass=pipeline=canonicalize,cse",
];

/// The flags of all passes that transform a module, and of some sequences of them.
pub fn transformations(terrace: &Path, root: &Path) -> Result<Vec<String>, String> {
    let list = process::run(terrace, ["opt", "--list-passes"], root, b"");
    let text = String::from_utf8_lossy(&list.stdout).into_owned();
    // Options of passes are indented more than passes.
    let names = text.lines().filter_map(|line| line.strip_prefix("  --")?.split([' ', '=']).next());
    let passes = names.filter(|name| !OTHERS.iter().any(|other| name.starts_with(other)));
    let flag = |name: &str| match OF_FUNCTIONS.contains(&name) {
        true => format!("--pass-pipeline=builtin.module(func.func({name}))"),
        false => format!("--{name}"),
    };
    let passes: Vec<String> = passes.map(flag).collect();
    if passes.is_empty() {
        return Err("terrace opt --list-passes lists no passes".to_owned());
    }
    Ok(passes.into_iter().chain(SEQUENCES.map(str::to_owned)).collect())
}
