//! The programs that README.md shows are built as examples of this crate, which depends on `terrace` alone.

#[test]
fn what_the_readme_shows_is_built_here() {
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
