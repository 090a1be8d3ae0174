//! Compares the names of upstream's passes with `docs/passes.md`.

use std::collections::BTreeSet;

use crate::{process, upstream};

/// Checks that the page says of each pass and pipeline of upstream whether it is there, and names no other as lacking. It
/// leaves out those whose names start with `test-`.
pub fn compare() -> crate::Outcome {
    let root = crate::root()?;
    let output = process::run(upstream::OPT, ["--help"], &root, &[]);
    process::checked("upstream's list of passes", &output)?;
    let help = String::from_utf8_lossy(&output.stdout);
    let passes = help.split_once("    Passes:").ok_or("upstream's help has no list of passes")?.1;
    // The options of a pass are indented further.
    let passes: BTreeSet<&str> = passes
        .lines()
        .filter_map(|line| line.strip_prefix("      --"))
        .filter_map(|line| line.split([' ', '=']).next())
        .collect();
    let path = root.join("docs/passes.md");
    let page =
        std::fs::read_to_string(&path).map_err(|e| format!("cannot read '{}': {e}", path.display()))?;
    let (_, lacking) =
        page.split_once("that Terrace lacks").ok_or("docs/passes.md does not say what lacks")?;
    let unknown: Vec<&str> = passes
        .iter()
        .copied()
        .filter(|name| !name.starts_with("test-") && !page.contains(&format!("`{name}`")))
        .collect();
    // Every second part is between quotes.
    let quoted = lacking.split('`').skip(1).step_by(2).filter(|name| !name.contains(' '));
    let other: Vec<&str> =
        quoted.filter(|name| !["mlir-opt", "test-"].contains(name) && !passes.contains(name)).collect();
    if !unknown.is_empty() || !other.is_empty() {
        return Err(format!(
            "docs/passes.md does not name passes of upstream: {}\nand calls lacking what upstream does not have: {}",
            unknown.join(", "),
            other.join(", ")
        ));
    }
    println!("{} passes and pipelines of upstream are named in docs/passes.md", passes.len());
    Ok(())
}
