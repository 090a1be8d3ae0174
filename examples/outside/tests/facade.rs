//! The facade is complete, and the documents are right: this crate uses every macro, builds every program that README.md
//! shows, and has every excerpt in CONTRIBUTING.md.

use std::collections::BTreeSet;
use std::path::Path;

/// Adds the macros that the sources in a directory export, except hidden ones.
fn exported_macros(directory: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(directory).expect("the sources are there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            exported_macros(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).expect("a source is text");
            let mut attributes = Vec::new();
            for line in text.lines() {
                if line.starts_with("#[") {
                    attributes.push(line);
                    continue;
                }
                if let Some(name) = line.strip_prefix("macro_rules! ")
                    && attributes.contains(&"#[macro_export]")
                    && !attributes.contains(&"#[doc(hidden)]")
                {
                    found.insert(name.trim_end_matches([' ', '{']).to_owned());
                }
                attributes.clear();
            }
        }
    }
}

#[test]
fn every_exported_macro_is_used() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut exported = BTreeSet::new();
    for name in ["ir", "rewrite", "dialects", "conversions", "llir", "llvmir", "num", "terrace"] {
        exported_macros(&here.join("../../crates").join(name), &mut exported);
    }
    assert!(exported.len() >= 11, "{exported:?}");
    let sources: String = ["dialect.rs", "passes.rs", "lower.rs"]
        .iter()
        .map(|name| std::fs::read_to_string(here.join("src").join(name)).expect("a source is text"))
        .collect();
    let is_used =
        |name: &str| ["! {", "![", "!("].iter().any(|open| sources.contains(&format!("{name}{open}")));
    exported.retain(|name| !is_used(name));
    assert!(exported.is_empty(), "exported, but not used here: {exported:?}");
}

#[test]
fn programs_of_the_readme_are_examples_of_this_crate() {
    let (readme, manifest) = (include_str!("../../../README.md"), include_str!("../Cargo.toml"));
    let shown: Vec<&str> = readme
        .split(['(', ')'])
        .filter(|target| target.starts_with("crates/terrace/examples/") && target.ends_with(".rs"))
        .collect();
    assert!(shown.len() >= 2, "{shown:?}");
    for program in shown {
        assert!(manifest.contains(&format!("path = \"../../{program}\"")), "{program} is not built here");
    }
}

#[test]
fn excerpts_in_the_walk_through_are_from_this_crate() {
    let sources = [
        include_str!("../src/dialect.rs"),
        include_str!("../src/syntax.rs"),
        include_str!("../src/passes.rs"),
        include_str!("../src/lower.rs"),
        include_str!("../src/lib.rs"),
    ];
    let blocks: Vec<&str> = include_str!("../../../CONTRIBUTING.md").split("```rust\n").skip(1).collect();
    assert!(blocks.len() >= 4, "the walk-through has excerpts");
    for block in blocks {
        let excerpt = block.split("```").next().unwrap_or(block);
        assert!(sources.iter().any(|source| source.contains(excerpt)), "not in the example:\n{excerpt}");
    }
}
