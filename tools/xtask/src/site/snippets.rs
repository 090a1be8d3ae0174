//! Checks of the code in documents.

use std::path::{Path, PathBuf};

use crate::package::files;
use crate::package::metadata::Release;
use crate::shell::{self, Shell};
use terrace_filecheck::markdown::{self, Block};

/// Languages whose code must stand in a file with one of these endings: those are compiled or run elsewhere.
const QUOTED: &[(&str, &[&str])] = &[("rust", &["rs"]), ("c", &["c"]), ("js", &["mjs", "html"])];
/// Documents whose Python the tests of the module run (`crates/python/tests/test_documents.py`).
const PYTHON: &[&str] = &["README.md", "docs/python.md", "crates/python/README.md"];
/// Languages that are not checked, and why.
const UNCHECKED: &[(&str, &str)] = &[
    ("", "output"),
    ("text", "output, and text of other languages"),
    ("llvm", "output, shortened"),
    ("elisp", "settings of Emacs"),
    ("lua", "settings of Neovim"),
    ("toml", "settings of Helix, a manifest that the tutorial's crate has"),
    ("yaml", "settings of services that run elsewhere"),
];
/// Documents whose commands are run elsewhere, by the start of their paths, and by which step.
const DOCUMENTS: &[(&str, &str)] = &[
    ("README.md", "`cargo xtask package --check`, with each package"),
    ("docs/tutorial.md", "tests of examples/toy"),
    ("examples/bazel/", "`cargo xtask projects`, as far as Bazel is not needed"),
    ("examples/browser/", "`cargo xtask projects`, without a server"),
    ("examples/build-script/", "cargo"),
    ("examples/c/", "`cargo xtask projects`"),
    ("examples/cmake/", "`cargo xtask projects`"),
    ("examples/continuous-integration/", "`cargo xtask package --check`, which runs the hooks"),
    ("examples/gpu/", "they need a CUDA toolkit and a GPU"),
    ("examples/numpy/", "tests of the Python module"),
    ("examples/own-pass/", "cargo"),
];
/// Commands that are not run, by their start, and why.
const NOT_RUN: &[(&str, &str)] = &[
    ("cargo ", "builds are steps of CI"),
    ("cd editors/vscode", "the extension is a step of CI"),
    ("npm ", "the extension and the explorer have tests of their own"),
    ("code ", "Visual Studio Code is not installed"),
    ("pip ", "`cargo xtask package` installs the wheel"),
    ("maturin ", "`cargo xtask package` makes the wheel"),
    ("cc ", "`cargo xtask projects` does it with examples/c"),
    ("clang ", "`cargo xtask exec` compiles and runs all examples"),
    ("./quicksort", "`cargo xtask exec` compiles and runs all examples"),
    ("ln -s ", "it changes a folder of the system"),
    ("terrace man > /usr", "it changes a folder of the system"),
    ("terrace man opt > /usr", "it changes a folder of the system"),
    ("terrace explore", "it serves a page until it is ended"),
    ("terrace reduce", "it needs an input on which another program fails"),
    ("terrace compile libfoo.rlib", "it needs a library in Rust"),
];
/// Files that commands name: the start of a command, the name, and the file of the repository that is copied.
const INPUTS: &[(&str, &str, &str)] = &[
    ("terrace translate x.mlir", "x.mlir", "tests/llvmir/export/aggregates.mlir"),
    ("terrace compile x.mlir --gpu", "x.mlir", "examples/gpu/kernels.mlir"),
    ("terrace upgrade old.mlir", "old.mlir", "tests/upgrade/linalg.mlir"),
    ("terrace", "a.mlir", "examples/sieve.mlir"),
    ("terrace compile big.mlir", "big.mlir", "examples/sieve.mlir"),
    ("terrace", "old.mlir", "examples/sieve.mlir"),
    ("terrace", "program.mlir", "examples/sieve.mlir"),
    ("terrace", "x.mlir", "examples/matmul.mlir"),
    ("terrace", "tests/a.mlir", "examples/hello.mlir"),
];
/// The response file of an example.
const RESPONSES: (&str, &str) = ("files.txt", "examples/hello.mlir\nexamples/sieve.mlir\n");

/// Checks the code in all documents, with the program of the release build. The result says what was done.
pub fn check(root: &Path, release: &Release) -> Result<String, String> {
    let terrace = crate::terrace()?.display().to_string();
    let shell = Shell::new(root, &[&terrace], release.target_directory.join("site/shell"))?;
    for folder in ["tests", ".zfunc", ".config/fish/completions"] {
        files::folder(&shell.folder.join(folder))?;
    }
    files::write(&shell.folder.join(RESPONSES.0), RESPONSES.1)?;
    let paths = crate::tidy::files(root)?;
    let mut checker = Checker { root, shell, sources: Vec::new(), done: Done::default(), errors: Vec::new() };
    for path in paths.iter().filter(|path| QUOTED.iter().any(|(_, endings)| has_ending(path, endings))) {
        if let Ok(text) = std::fs::read_to_string(root.join(path)) {
            checker.sources.push((path.clone(), plain(&text)));
        }
    }
    for path in paths.iter().filter(|path| path.ends_with(".md")) {
        for block in markdown::blocks(&files::read(&root.join(path))?) {
            if let Err(message) = checker.block(path, &block) {
                checker.errors.push(format!("{path}:{}: {message}", block.line));
            }
        }
    }
    let Done { commands, parsed, quoted } = checker.done;
    match checker.errors.len() {
        0 => Ok(format!(
            "code in documents: {commands} commands ran, {parsed} modules were parsed, {quoted} blocks stand in sources"
        )),
        n => Err(format!("{n} blocks of code in documents are wrong:\n{}", checker.errors.join("\n"))),
    }
}

/// How many blocks were checked.
#[derive(Default)]
struct Done {
    commands: usize,
    parsed: usize,
    quoted: usize,
}

struct Checker<'a> {
    root: &'a Path,
    shell: Shell,
    /// The paths and the plain texts of sources.
    sources: Vec<(String, String)>,
    done: Done,
    errors: Vec<String>,
}

impl Checker<'_> {
    fn block(&mut self, document: &str, block: &Block) -> crate::Outcome {
        match &*block.language {
            "sh" if DOCUMENTS.iter().any(|(start, _)| document.starts_with(start)) => Ok(()),
            "sh" => shell::commands(&block.text).iter().try_for_each(|command| self.command(command)),
            "mlir" => {
                files::write(&self.shell.folder.join("block.mlir"), &block.text)?;
                self.shell.run("terrace opt --allow-unregistered-dialect block.mlir -o /dev/null")?;
                self.done.parsed += 1;
                Ok(())
            }
            "json" => {
                serde_json::from_str::<serde_json::Value>(&block.text).map(drop).map_err(|e| e.to_string())
            }
            "python" if PYTHON.contains(&document) => Ok(()),
            language if UNCHECKED.iter().any(|(name, _)| *name == language) => Ok(()),
            language => {
                let (_, endings) = QUOTED
                    .iter()
                    .find(|(name, _)| *name == language)
                    .ok_or_else(|| format!("no check for code in '{language}'; ```text needs none"))?;
                self.quoted(document, block, endings)
            }
        }
    }

    /// Runs a command, unless it is one of those that are not run.
    fn command(&mut self, command: &str) -> crate::Outcome {
        if NOT_RUN.iter().any(|(start, _)| command.starts_with(start)) {
            return Ok(());
        }
        let mut copied: Vec<&str> = Vec::new();
        for (start, name, from) in INPUTS {
            if command.starts_with(start) && !copied.contains(name) {
                copied.push(name);
                files::copy(&self.root.join(from), &self.shell.folder.join(name))?;
            }
        }
        self.shell.run(command)?;
        self.done.commands += 1;
        Ok(())
    }

    /// Finds the lines of a block in a source, one after another.
    fn quoted(&mut self, document: &str, block: &Block, endings: &[&str]) -> crate::Outcome {
        let code = plain(&block.text);
        let folder = Path::new(document).parent().unwrap_or(Path::new(""));
        // A crate whose documentation is its README: rustdoc tests the code.
        let library = files::read(&self.root.join(folder).join("src/lib.rs")).unwrap_or_default();
        let is_tested = library.contains("#![doc = include_str!(\"../README.md\")]");
        let mut sources = self.sources.iter().filter(|(path, _)| has_ending(path, endings));
        if !is_tested && !sources.any(|(_, text)| text.contains(&code)) {
            return Err("no source has this code, so that nothing compiles it".to_owned());
        }
        self.done.quoted += 1;
        Ok(())
    }
}

fn has_ending(path: &str, endings: &[&str]) -> bool {
    PathBuf::from(path).extension().is_some_and(|ending| endings.iter().any(|name| ending == *name))
}

/// Code without indentation, empty lines, and the marks of documentation.
fn plain(code: &str) -> String {
    let mut out = String::from("\n");
    for line in code.lines() {
        let line = line.trim();
        let line = ["///", "//!"].iter().find_map(|mark| line.strip_prefix(mark)).unwrap_or(line).trim();
        if !line.is_empty() {
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_found_in_documentation_and_indented() {
        let source = plain("fn f() {\n    /// let a = 1;\n    ///\n    /// let b = 2;\n}\n");
        assert!(source.contains(&plain("let a = 1;\n\nlet b = 2;\n")));
        assert!(!source.contains(&plain("let b = 2\n")) && !source.contains(&plain("a = 1;\n")));
    }

    #[test]
    fn rows_of_the_tables_are_used() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let documents: Vec<(String, Vec<Block>)> = crate::tidy::files(&root)
            .unwrap_or_default()
            .into_iter()
            .filter(|path| path.ends_with(".md"))
            .map(|path| (path.clone(), markdown::blocks(&files::read(&root.join(&path)).unwrap_or_default())))
            .collect();
        let all =
            || documents.iter().flat_map(|(path, blocks)| blocks.iter().map(move |block| (path, block)));
        for name in UNCHECKED.iter().map(|(name, _)| name).chain(QUOTED.iter().map(|(name, _)| name)) {
            assert!(all().any(|(_, block)| block.language == *name), "no code in '{name}'");
        }
        for (start, _) in DOCUMENTS {
            assert!(all().any(|(path, block)| path.starts_with(start) && block.language == "sh"), "{start}");
        }
        let commands: Vec<String> = all()
            .filter(|(_, block)| block.language == "sh")
            .flat_map(|(_, block)| shell::commands(&block.text))
            .collect();
        for start in NOT_RUN.iter().map(|(start, _)| *start).chain(INPUTS.iter().map(|(start, ..)| *start)) {
            assert!(
                commands.iter().any(|command| command.starts_with(start)),
                "no command starts with '{start}'"
            );
        }
    }
}
