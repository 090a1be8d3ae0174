//! Modules for the tests of bitcode.

use std::path::{Path, PathBuf};
use terrace_llir::{Module, parse};

/// The modules under a folder of the repository that the parser accepts, with their names.
pub fn modules(folder: &str) -> Vec<(String, Module)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut folders = vec![root];
    let mut files: Vec<PathBuf> = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            match path.extension().and_then(|extension| extension.to_str()) {
                None if path.is_dir() => folders.push(path),
                Some("ll") => files.push(path),
                _ => {}
            }
        }
    }
    files.sort();
    let read = |path: &PathBuf| {
        let module = parse("test", &std::fs::read(path).unwrap()).ok()?;
        terrace_llir::verify_module(&module).ok()?;
        Some((path.display().to_string(), module))
    };
    files.iter().filter_map(read).collect()
}
