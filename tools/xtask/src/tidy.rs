//! `cargo xtask tidy`: checks rules for the sources that the compiler does not check.

use std::path::Path;
use std::process::Command;

/// The maximum number of lines of source files; tables of ops, which are lists, may be longer.
const MAX_LINES: usize = 1000;
const MAX_TABLE_LINES: usize = 1500;
/// The number of lines above which a file gets a warning.
const WARN_LINES: usize = 800;

/// Programs that call code compiled by Terrace, through the C calling convention.
const CALLERS: &str = "tests/run/";

/// The only crates and modules with `unsafe`.
const UNSAFE: [&str; 19] = [
    "crates/capi/",
    "crates/python/",
    "crates/support/",
    "crates/runtime/",
    "crates/codegen/src/c_library.rs",
    "crates/codegen/src/jit.rs",
    "crates/codegen/src/jit_function.rs",
    "crates/codegen/src/memref.rs",
    "crates/codegen/src/slots.rs",
    "crates/codegen/src/traps.rs",
    "crates/codegen/tests/",
    "crates/terrace/src/compile/machine.rs",
    "crates/terrace/src/module.rs",
    "crates/terrace/tests/documents.rs",
    "crates/cli/src/files.rs",
    "crates/cli/src/run.rs",
    "crates/wasm/src/lib.rs",
    "crates/wasmgen/runtime/",
    "examples/build-script/src/main.rs",
];

fn may_be_unsafe(path: &str) -> bool {
    UNSAFE.iter().any(|place| path.starts_with(place))
}

struct Tidy {
    errors: Vec<String>,
    warnings: Vec<String>,
    /// The number of lines and the path of each source file.
    sizes: Vec<(usize, String)>,
}

/// Runs the task.
pub fn main(args: &[String]) -> crate::Outcome {
    if let Some(arg) = args.first() {
        return Err(format!("unknown option '{arg}'"));
    }
    let root = crate::root()?;
    let files = files(&root)?;
    let differences = std::fs::read_to_string(root.join("docs/differences.md")).unwrap_or_default();
    let mut tidy = Tidy { errors: Vec::new(), warnings: Vec::new(), sizes: Vec::new() };
    for path in &files {
        // Binary files, and files deleted but not committed, are skipped.
        let Ok(text) = std::fs::read_to_string(root.join(path)) else { continue };
        tidy.text(path, &text);
        if path.ends_with(".rs") {
            tidy.source(path, &text);
            for (line, message) in crate::style::check(&text) {
                tidy.error(path, line, &message);
            }
        }
        if path.ends_with(".md") {
            for (line, message) in crate::documents::check(&root, path, &text) {
                tidy.error(path, line, &message);
            }
        }
        if path.ends_with("Cargo.toml") {
            tidy.manifest(path, &text);
        }
        if let Some(name) = path.strip_prefix("tests/")
            && text.lines().any(|line| line.trim_start().starts_with("// DIFFERS:"))
            && !differences.contains(name)
        {
            tidy.errors
                .push(format!("{path}: carries DIFFERS, but docs/differences.md does not name `{name}`"));
        }
    }
    tidy.finish()
}

/// The files under version control, and untracked ones.
pub fn files(root: &Path) -> Result<Vec<String>, String> {
    let args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let output = Command::new("git").args(args).current_dir(root).output();
    let output = output.map_err(|e| format!("cannot run git: {e}"))?;
    if !output.status.success() {
        return Err(format!("git ls-files failed: {}", String::from_utf8_lossy(&output.stderr)));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let mut files: Vec<String> = text.split('\0').filter(|f| !f.is_empty()).map(str::to_string).collect();
    files.sort();
    files.dedup();
    Ok(files)
}

impl Tidy {
    fn error(&mut self, path: &str, line: usize, message: &str) {
        self.errors.push(format!("{path}:{}: {message}", line + 1));
    }

    /// Checks any text file.
    fn text(&mut self, path: &str, text: &str) {
        // Goldens and test inputs keep trailing blanks, which are part of the tools' output.
        let exact = path.starts_with("tests/")
            || path.contains("/tests/")
            || path.ends_with(".expected")
            || path == "LICENSE";
        let roots =
            [concat!("/ho", "me/"), concat!("/ro", "ot/"), concat!("/wo", "rk/"), concat!("/Us", "ers/")];
        for (number, line) in text.lines().enumerate() {
            if !exact && line.ends_with([' ', '\t']) {
                self.error(path, number, "blanks at the end of the line");
            }
            if let Some(root) = roots.iter().find(|root| absolute(line, root)) {
                self.error(path, number, &format!("an absolute path, '{root}…'"));
            }
        }
        if !exact && !text.is_empty() && !text.ends_with('\n') {
            self.error(path, text.lines().count().saturating_sub(1), "no newline at the end of the file");
        }
    }

    /// Checks a Rust file.
    fn source(&mut self, path: &str, text: &str) {
        let lines = text.lines().count();
        if path.contains("/src/") {
            self.sizes.push((lines, path.to_string()));
            let table = path.ends_with("/ops.rs");
            let limit = if table { MAX_TABLE_LINES } else { MAX_LINES };
            if lines > limit {
                self.errors.push(format!("{path}: {lines} lines, at most {limit}"));
            } else if lines > WARN_LINES && !table {
                self.warnings.push(format!("{path}: {lines} lines"));
            }
        }
        if path.ends_with("/lib.rs") || path.ends_with("/main.rs") {
            let first = text.lines().find(|line| !line.trim().is_empty() && !line.starts_with("#!"));
            if !first.is_some_and(|line| line.starts_with("//!")) {
                self.errors.push(format!("{path}: does not begin with a module doc"));
            }
        }
        let left_over = [concat!("to", "do!"), concat!("unimple", "mented!"), concat!("db", "g!")];
        for (number, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            if let Some(name) = left_over.iter().find(|name| word(code, name)) {
                self.error(path, number, &format!("`{name}` is left over"));
            }
            if code.contains(concat!("#[ig", "nore")) {
                self.error(path, number, "an ignored test");
            }
            let allows = code.contains(concat!("allow(un", "safe_code"));
            let uses = [concat!("un", "safe {"), concat!("un", "safe fn"), concat!("un", "safe impl")];
            if !may_be_unsafe(path)
                && !path.starts_with(CALLERS)
                && (allows || uses.iter().any(|u| word(code, u)))
            {
                self.error(path, number, "unsafe code outside crates/support, the runtimes and the JIT");
            }
        }
    }

    /// Checks a manifest: every crate without `unsafe` must inherit the workspace's lints, which deny unsafe code.
    fn manifest(&mut self, path: &str, text: &str) {
        let package = text.lines().any(|line| line.trim() == "[package]");
        let mut lints = text.lines().skip_while(|line| line.trim() != "[lints]").skip(1);
        let inherits = lints.next().is_some_and(|line| line.trim() == "workspace = true");
        let detached = text.lines().any(|line| line.trim() == "[workspace]");
        if package && !detached && !inherits && !may_be_unsafe(path) {
            self.errors.push(format!("{path}: does not take the lints of the workspace"));
        }
    }

    fn finish(mut self) -> crate::Outcome {
        self.sizes.sort_by(|a, b| b.cmp(a));
        println!("the largest source files:");
        for (lines, path) in self.sizes.iter().take(10) {
            println!("{lines:6} {path}");
        }
        let total: usize = self.sizes.iter().map(|(lines, _)| lines).sum();
        println!("{total:6} in {} files", self.sizes.len());
        for warning in &self.warnings {
            println!("warning: {warning}");
        }
        match self.errors.len() {
            0 => Ok(()),
            n => Err(format!("{n} violations:\n  {}", self.errors.join("\n  "))),
        }
    }
}

/// Whether `name` occurs in `code` as a word, outside of string literals.
fn word(code: &str, name: &str) -> bool {
    code.match_indices(name).any(|(at, _)| {
        let before = &code[..at];
        let glued = before.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        !glued && before.matches('"').count().is_multiple_of(2)
    })
}

/// Whether `line` contains an absolute path that starts with `root`.
fn absolute(line: &str, root: &str) -> bool {
    line.match_indices(root).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        before.is_none_or(|c| !(c.is_alphanumeric() || matches!(c, '.' | '-' | '_' | '/' | '*' | '$' | '}')))
    })
}
