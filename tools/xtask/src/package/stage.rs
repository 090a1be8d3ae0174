//! The tree of files that every package of the program has, as it lies below `/usr` or another prefix.

use std::path::{Path, PathBuf};

use super::build::Built;
use super::files;
use crate::dist;

/// The libraries of crates/runtime; static programs have no dynamic one.
const LIBRARIES: &[&str] = &["libterrace_runtime.a", "libterrace_runtime.so"];
/// The scripts of shells, and where shells look for them.
const COMPLETIONS: &[(&str, &str)] = &[
    ("bash", "share/bash-completion/completions/terrace"),
    ("zsh", "share/zsh/site-functions/_terrace"),
    ("fish", "share/fish/vendor_completions.d/terrace.fish"),
];
/// The folder of the manual pages.
const MANUAL: &str = "share/man/man1";
/// The folder of the documents.
pub const DOCUMENTS: &str = "share/doc/terrace";

/// Writes the files that are the same for all targets: manual pages, completions and documents. `terrace` is the command
/// that starts a program.
pub fn pages(root: &Path, terrace: &[&str], out: &Path) -> Result<(), String> {
    let [program, first @ ..] = terrace else { return Err("no program to ask for its pages".to_owned()) };
    let ask = |args: &[&str]| dist::run(program, &[first, args].concat(), root);
    let page = ask(&["man"])?;
    let names = String::from_utf8_lossy(&page);
    for name in names.lines().filter_map(|line| line.strip_prefix(".BR terrace\\-")) {
        let name = name.split(' ').next().unwrap_or_default().replace('\\', "");
        files::write(&out.join(format!("{MANUAL}/terrace-{name}.1")), ask(&["man", &name])?)?;
    }
    files::write(&out.join(MANUAL).join("terrace.1"), &page)?;
    for path in files::list(&out.join(MANUAL))? {
        dist::run("gzip", &["-9n", &path.display().to_string()], root)?;
    }
    for (shell, path) in COMPLETIONS {
        files::write(&out.join(path), ask(&["completions", shell])?)?;
    }
    let documents = out.join(DOCUMENTS);
    for name in ["README.md", "LICENSE", "CHANGELOG.md"] {
        files::copy(&root.join(name), &documents.join(name))?;
    }
    examples(root, &documents.join("examples"))
}

/// Copies the programs of `examples/`, without the crates there.
pub fn examples(root: &Path, out: &Path) -> Result<(), String> {
    let from = root.join("examples");
    let is_program =
        |path: &PathBuf| path.extension().is_some_and(|ending| ending == "mlir" || ending == "expected");
    for path in files::all(&from)?.iter().filter(|path| is_program(path)) {
        files::copy(&from.join(path), &out.join(path))?;
    }
    Ok(())
}

/// Writes the tree of a target: the files for all targets, the program and its libraries.
pub fn tree(built: &Built, pages: &Path, out: &Path) -> Result<(), String> {
    files::copy_folder(pages, out)?;
    files::copy(&built.program, &out.join("bin/terrace"))?;
    for name in LIBRARIES {
        let library = built.libraries.join(name);
        if library.is_file() {
            files::copy(&library, &out.join("lib").join(name))?;
        }
    }
    match out.join("lib").join(LIBRARIES[0]).is_file() {
        true => Ok(()),
        false => Err(format!("'{}' has no runtime library", built.libraries.display())),
    }
}
