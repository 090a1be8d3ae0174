//! The programs that README.md names as examples build in a crate that depends on `terrace` alone.

#[allow(missing_docs, dead_code)]
#[path = "../../../crates/terrace/examples/build_ir.rs"]
mod build_ir;
#[allow(missing_docs, dead_code)]
#[path = "../../../crates/terrace/examples/define_dialect.rs"]
mod define_dialect;

#[test]
fn the_examples_run() {
    build_ir::main();
    define_dialect::main();
}

#[test]
fn the_readme_names_them() {
    let readme = include_str!("../../../README.md");
    assert!(readme.contains("crates/terrace/examples/build_ir.rs"));
    assert!(readme.contains("crates/terrace/examples/define_dialect.rs"));
}
