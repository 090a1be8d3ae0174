//! A test file: its RUN lines, its goldens, and how to run it.

use std::path::{Path, PathBuf};

use crate::diff;
use crate::exec::{self, Execute, Outcome};
use crate::shell::{Script, Substitutions};

/// One RUN line of a test file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunLine {
    /// Its number among the RUN lines of the file, from 1.
    pub number: usize,
    /// The line of the file it starts at, from 1.
    pub line: usize,
    /// The command, continuation lines joined.
    pub text: String,
}

/// The RUN lines of a test file, in order. A line that ends in `\` continues at the next RUN line.
pub fn run_lines(source: &str) -> Vec<RunLine> {
    let mut out: Vec<RunLine> = Vec::new();
    let mut open = false;
    for (index, line) in source.lines().enumerate() {
        let Some(text) = after_keyword(line, "RUN:") else { continue };
        let text = text.trim();
        let (text, continues) = match text.strip_suffix('\\') {
            Some(text) => (text, true),
            None => (text, false),
        };
        match out.last_mut() {
            Some(last) if open => last.text.push_str(text),
            _ => out.push(RunLine { number: out.len() + 1, line: index + 1, text: text.to_string() }),
        }
        open = continues;
    }
    out
}

/// The text after `keyword`, if the keyword occurs in `line` as a whole word.
fn after_keyword<'a>(line: &'a str, keyword: &str) -> Option<&'a str> {
    let at = line.find(keyword)?;
    let before = line[..at].chars().next_back();
    let glued = before.is_some_and(|c| c.is_alphanumeric() || c == '-' || c == '_');
    (!glued).then(|| &line[at + keyword.len()..])
}

/// A test file below a root directory. Commands see its path relative to the root and run with the root as current
/// directory.
#[derive(Clone, Debug)]
pub struct TestFile {
    root: PathBuf,
    /// The path relative to the root, with `/` between its parts.
    pub name: String,
    /// The file's text.
    pub source: String,
    /// The file's RUN lines.
    pub runs: Vec<RunLine>,
}

impl TestFile {
    /// Reads the test file `name` below `root`.
    pub fn read(root: &Path, name: &str) -> Result<TestFile, String> {
        let path = root.join(name);
        let bytes = std::fs::read(&path).map_err(|e| format!("cannot read '{}': {e}", path.display()))?;
        let source = String::from_utf8_lossy(&bytes).into_owned();
        let runs = run_lines(&source);
        Ok(TestFile { root: root.to_path_buf(), name: name.to_string(), source, runs })
    }

    /// The reason why the file's goldens differ from upstream's output, if they do: the text after `// DIFFERS:`.
    pub fn differs(&self) -> Option<&str> {
        self.source.lines().find_map(|line| after_keyword(line, "DIFFERS:")).map(str::trim)
    }

    /// The path of a RUN line's golden: `<file stem>.<n>.out` beside the file.
    pub fn golden(&self, run: &RunLine) -> PathBuf {
        self.root.join(&self.name).with_extension(format!("{}.out", run.number))
    }

    /// The `%` substitutions of a RUN line. Temporary files lie below `scratch`, which must exist.
    pub fn substitutions(&self, run: &RunLine, scratch: &Path) -> Substitutions {
        let directory = match self.name.rsplit_once('/') {
            Some((directory, _)) => directory.to_string(),
            None => ".".to_string(),
        };
        let temporary = format!("{}.{}.tmp", self.name.replace(['/', '.'], "_"), run.number);
        Substitutions {
            source: self.name.clone(),
            directory,
            temporary: scratch.join(temporary).display().to_string(),
        }
    }

    /// Parses a RUN line.
    pub fn script(&self, run: &RunLine, scratch: &Path) -> Result<Script, String> {
        Script::parse(&run.text, &self.substitutions(run, scratch))
            .map_err(|message| format!("{}:{}: {message}", self.name, run.line))
    }

    /// Runs every RUN line and checks exit codes and goldens; with `bless`, rewrites the goldens instead.
    pub fn check(&self, tool: &dyn Execute, scratch: &Path, bless: bool) -> Result<(), String> {
        if self.runs.is_empty() {
            return Err(format!("{}: the file has no RUN line", self.name));
        }
        let mut failures = Vec::new();
        for run in &self.runs {
            if let Err(message) = self.check_run(run, tool, scratch, bless) {
                failures.push(message);
            }
        }
        if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) }
    }

    fn check_run(
        &self,
        run: &RunLine,
        tool: &dyn Execute,
        scratch: &Path,
        bless: bool,
    ) -> Result<(), String> {
        let script = self.script(run, scratch)?;
        let outcome = exec::run(&script, tool, &self.root);
        let head = format!("{}:{}: RUN: {}", self.name, run.line, run.text);
        if let Some(failure) = &outcome.failure {
            return Err(format!("{head}\n{failure}\n{}", streams(&outcome)));
        }
        if script.is_self_checking() {
            return Ok(());
        }
        let golden = self.golden(run);
        if bless {
            return bless_golden(&golden, &outcome.stdout)
                .map_err(|e| format!("cannot write '{}': {e}", golden.display()));
        }
        let expected = match std::fs::read(&golden) {
            Ok(expected) => expected,
            Err(error) => {
                return Err(format!(
                    "{head}\ncannot read the golden '{}': {error} (TERRACE_BLESS=1 writes it)\n{}",
                    golden.display(),
                    streams(&outcome)
                ));
            }
        };
        if expected == outcome.stdout {
            return Ok(());
        }
        let shown = diff::lines(&expected, &outcome.stdout);
        let stderr = match outcome.stderr.is_empty() {
            true => String::new(),
            false => format!("standard error:\n{}", String::from_utf8_lossy(&outcome.stderr)),
        };
        Err(format!(
            "{head}\noutput differs from {} (- expected, + actual; TERRACE_BLESS=1 accepts it)\n{shown}{stderr}",
            golden.display()
        ))
    }
}

/// Rewrites a golden unless it is equal, so that an unchanged file keeps its time stamp.
fn bless_golden(golden: &Path, actual: &[u8]) -> std::io::Result<()> {
    if std::fs::read(golden).is_ok_and(|old| old == actual) {
        return Ok(());
    }
    std::fs::write(golden, actual)
}

/// The streams of a failed run, truncated to a readable size.
fn streams(outcome: &Outcome) -> String {
    let mut text = String::new();
    for (name, bytes) in [("standard output", &outcome.stdout), ("standard error", &outcome.stderr)] {
        if !bytes.is_empty() {
            const LIMIT: usize = 8000;
            let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(LIMIT)]);
            let cut = if bytes.len() > LIMIT { "\n[…]" } else { "" };
            text.push_str(&format!("{name}:\n{}{cut}\n", shown.trim_end_matches('\n')));
        }
    }
    text
}

/// The names of the test files below `root`, sorted: `.mlir` and `.ll` files. Directories called `Inputs` or `inputs`
/// hold input files of tests, and a file with an `.expected` file beside it is a program to build and run (see
/// [`programs`]).
pub fn discover(root: &Path) -> std::io::Result<Vec<String>> {
    let files = walk(root)?;
    let is_test = |name: &&String| name.ends_with(".mlir") || name.ends_with(".ll");
    Ok(files.iter().filter(is_test).filter(|name| !is_program(name, &files)).cloned().collect())
}

/// The names of the programs below `root`, sorted: `.mlir` files with an `.expected` file beside them, which holds
/// their expected output.
pub fn programs(root: &Path) -> std::io::Result<Vec<String>> {
    let files = walk(root)?;
    Ok(files.iter().filter(|name| is_program(name, &files)).cloned().collect())
}

/// Whether the file is a program, given the sorted names of all files.
fn is_program(name: &str, files: &[String]) -> bool {
    let stem = name.strip_suffix(".mlir");
    stem.is_some_and(|stem| files.binary_search(&format!("{stem}.expected")).is_ok())
}

/// The names of the files below `root`, sorted, with `/` between their parts.
fn walk(root: &Path) -> std::io::Result<Vec<String>> {
    let mut out = Vec::new();
    let mut pending = vec![(root.to_path_buf(), String::new())];
    while let Some((directory, prefix)) = pending.pop() {
        for entry in std::fs::read_dir(&directory)? {
            let entry = entry?;
            let Ok(name) = entry.file_name().into_string() else { continue };
            if name.starts_with('.') {
                continue;
            }
            if !entry.file_type()?.is_dir() {
                out.push(format!("{prefix}{name}"));
            } else if !name.eq_ignore_ascii_case("inputs") {
                pending.push((entry.path(), format!("{prefix}{name}/")));
            }
        }
    }
    out.sort_unstable();
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn run_lines_continue() {
        let source = "// RUN: a %s \\\n// text\n// RUN:   | b\n  // RUN: c\n// PRE-RUN: d\n";
        let runs = run_lines(source);
        assert_eq!(runs.len(), 2);
        assert_eq!((runs[0].text.as_str(), runs[0].line, runs[0].number), ("a %s | b", 1, 1));
        assert_eq!((runs[1].text.as_str(), runs[1].line, runs[1].number), ("c", 4, 2));
    }
}
