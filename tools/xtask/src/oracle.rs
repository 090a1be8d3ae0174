//! `cargo xtask oracle`: compares the goldens with the output of upstream's tools.
//!
//! Each RUN line below `tests/` is executed with upstream's tools. A difference from its golden is explained if the
//! file carries `// DIFFERS: why`; any other difference fails the task.

use parking_lot::Mutex;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use terrace_filecheck::exec::{self, Command, Outcome};
use terrace_filecheck::shell::Script;
use terrace_filecheck::test_file::{self, RunLine, TestFile};
use terrace_filecheck::{diff, exec::Output, parallel};

use crate::process::{self, Scratch};
use crate::upstream;

#[derive(Default)]
struct Options {
    write: bool,
    rewrite: bool,
    with_self: bool,
    require: bool,
    verbose: bool,
    /// Compares only modules of real programs, and this number of them.
    import_modules: Option<usize>,
    filters: Vec<String>,
}

impl Options {
    fn parse(args: Vec<String>) -> Result<Options, String> {
        let mut options = Options::default();
        for arg in args {
            match arg.as_str() {
                "--write" => options.write = true,
                "--rewrite" => options.rewrite = true,
                "--self" => options.with_self = true,
                "--require" => options.require = true,
                "-v" | "--verbose" => options.verbose = true,
                _ if arg.starts_with(crate::modules::OPTION) => {
                    let count = arg[crate::modules::OPTION.len()..].parse();
                    options.import_modules = Some(count.map_err(|_| format!("{arg}: not a number"))?);
                }
                _ if arg.starts_with('-') => return Err(format!("unknown option '{arg}'")),
                _ => options.filters.push(arg.trim_start_matches("tests/").to_string()),
            }
        }
        Ok(options)
    }
}

/// The result of comparing a RUN line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Grade {
    /// Upstream's output equals the golden.
    Equal,
    /// Upstream's output differs, and the file has the reason.
    Explained,
    /// Upstream's output differs.
    Unexplained,
    /// The golden was missing, and is written now.
    Created,
    /// Upstream has no such command.
    NoOracle,
}

/// The counts of one area (the first two components of a path), in order of the table's columns.
#[derive(Clone, Copy, Default)]
struct Row {
    grades: [usize; 5],
    self_equal: usize,
    self_differing: usize,
}

struct Task<'a> {
    options: &'a Options,
    tests: PathBuf,
    scratch: Scratch,
    terrace: Option<PathBuf>,
}

struct Report {
    rows: BTreeMap<String, Row>,
    failed: Vec<String>,
    stale: Vec<String>,
}

/// Runs the task.
pub fn main(args: Vec<String>) -> crate::Outcome {
    let options = Options::parse(args)?;
    if let Some(count) = options.import_modules {
        return crate::modules::compare(count);
    }
    let missing = upstream::missing(&[upstream::OPT, upstream::TRANSLATE, upstream::FILECHECK]);
    if !missing.is_empty() {
        let message = format!("upstream's tools are not installed: {}", missing.join(", "));
        if options.require {
            return Err(message);
        }
        println!("{message}; nothing compared");
        return Ok(());
    }
    if options.filters.iter().any(|filter| filter.starts_with(crate::text::FILTER)) {
        if !options.write {
            crate::intrinsics::compare()?;
            crate::rules::compare()?;
            crate::constructs::compare()?;
        }
        return crate::text::compare(options.write);
    }
    let tests = crate::root()?.join("tests");
    let names = test_file::discover(&tests).map_err(|e| format!("cannot list '{}': {e}", tests.display()))?;
    let wanted =
        |name: &&String| options.filters.is_empty() || options.filters.iter().any(|f| name.contains(f));
    let names: Vec<&String> = names.iter().filter(wanted).collect();
    let terrace = if options.with_self { Some(crate::terrace()?) } else { None };
    let task = Task { options: &options, tests, scratch: Scratch::new("oracle")?, terrace };
    let report = Mutex::new(Report { rows: BTreeMap::new(), failed: Vec::new(), stale: Vec::new() });
    parallel::for_each(&names, |name| task.file(name, &report));
    let mut report = report.into_inner();
    print_table(&report, task.terrace.is_some());
    report.stale.sort();
    for note in &report.stale {
        println!("note: {note}");
    }
    if report.failed.is_empty() {
        if !options.filters.is_empty() {
            return Ok(());
        }
        crate::pass_names::compare()?;
        crate::intrinsics::compare()?;
        crate::rules::compare()?;
        crate::constructs::compare()?;
        crate::text::compare(false)?;
        crate::rules::compare_layouts()?;
        return crate::modules::compare(crate::modules::DEFAULT);
    }
    report.failed.sort();
    Err(format!(
        "{} RUN lines differ without an explanation:\n  {}",
        report.failed.len(),
        report.failed.join("\n  ")
    ))
}

impl Task<'_> {
    /// Compares one file.
    fn file(&self, name: &str, report: &Mutex<Report>) {
        let mut row = Row::default();
        let mut failed = Vec::new();
        let mut stale = Vec::new();
        let mut text = String::new();
        match TestFile::read(&self.tests, name) {
            Err(message) => failed.push(message),
            Ok(file) => {
                if file.runs.is_empty() {
                    failed.push(format!("{name}: the file has no RUN line"));
                }
                for run in &file.runs {
                    self.line(&file, run, &mut row, &mut failed, &mut text);
                }
                if file.differs().is_some() && row.grades[Grade::Explained as usize] == 0 {
                    let other = row.grades[Grade::Created as usize] + row.grades[Grade::NoOracle as usize];
                    if other == 0 {
                        stale.push(format!("{name}: carries DIFFERS, but does not differ"));
                    }
                }
                let mut number = file.runs.len() + 1;
                loop {
                    let golden = Path::new(name).with_extension(format!("{number}.out"));
                    if !self.tests.join(&golden).exists() {
                        break;
                    }
                    stale.push(format!("{}: no such RUN line", golden.display()));
                    number += 1;
                }
            }
        }
        let mut report = report.lock();
        print!("{text}");
        let total = report.rows.entry(area(name)).or_default();
        for (sum, count) in total.grades.iter_mut().zip(row.grades) {
            *sum += count;
        }
        total.self_equal += row.self_equal;
        total.self_differing += row.self_differing;
        report.failed.append(&mut failed);
        report.stale.append(&mut stale);
    }

    /// Compares one RUN line.
    fn line(
        &self,
        file: &TestFile,
        run: &RunLine,
        row: &mut Row,
        failed: &mut Vec<String>,
        text: &mut String,
    ) {
        let location = format!("{}:{}", file.name, run.line);
        let script = match file.script(run, self.scratch.path()) {
            Ok(script) => script,
            Err(message) => return failed.push(message),
        };
        let golden = file.golden(run);
        let expected = if script.is_self_checking() { None } else { Some(std::fs::read(&golden)) };
        if expected.is_none() && golden.exists() {
            failed.push(format!("{location}: '{}' belongs to a line without a golden", golden.display()));
        }
        let (grade, message) = self.compare(&script, file, &golden, &expected);
        row.grades[grade as usize] += 1;
        let shown = match grade {
            Grade::Unexplained => true,
            Grade::Explained => self.options.verbose,
            _ => false,
        };
        if grade == Grade::Unexplained {
            failed.push(location.clone());
        }
        if shown {
            text.push_str(&format!("{location}: RUN: {}\n{message}\n", run.text));
        }
        if let Some(terrace) = &self.terrace {
            let tool = |command: &Command<'_>| match command.name {
                "terrace" => process::run(terrace, command.args, &self.tests, command.stdin),
                "FileCheck" => process::run(upstream::FILECHECK, command.args, &self.tests, command.stdin),
                _ => Output::failure(format!("no '{}' here\n", command.name)),
            };
            let outcome = exec::run(&script, &tool, &self.tests);
            let golden_now = expected.map(|_| std::fs::read(&golden));
            match check_outcome(&outcome, &golden_now) {
                Ok(()) => row.self_equal += 1,
                Err(message) => {
                    row.self_differing += 1;
                    failed.push(format!("{location} (terrace)"));
                    text.push_str(&format!("{location}: terrace differs: RUN: {}\n{message}\n", run.text));
                }
            }
        }
    }

    /// Runs the line with upstream's tools.
    fn compare(
        &self,
        script: &Script,
        file: &TestFile,
        golden: &Path,
        expected: &Option<std::io::Result<Vec<u8>>>,
    ) -> (Grade, String) {
        if !script.stages().all(upstream::covers) || upstream::shows_lossless_import(script.stages()) {
            return (Grade::NoOracle, String::new());
        }
        let limit = upstream::limit(file.differs().is_some());
        let tool = |command: &Command<'_>| upstream::execute(command, &self.tests, limit);
        let mut outcome = exec::run(script, &tool, &self.tests);
        let mut compiled = None;
        if script.stages().any(|stage| stage.args.first().is_some_and(|task| task == "compile"))
            && let Some(Ok(golden)) = expected
        {
            compiled = Some(Ok(upstream::without_extensions(golden)));
            outcome.stdout = upstream::without_extensions(&outcome.stdout);
        }
        if let Some(Ok(golden)) = expected
            && script.stages().any(|stage| stage.args.first().is_some_and(|task| task == "translate"))
        {
            compiled = Some(Ok(upstream::without_remarks(golden)));
        }
        let expected = if compiled.is_some() { &compiled } else { expected };
        let missing_golden = matches!(expected, Some(Err(_))) && (self.options.write || self.options.rewrite);
        let outdated = matches!(expected, Some(Ok(old)) if *old != outcome.stdout) && self.options.rewrite;
        if outcome.failure.is_none() && (missing_golden || outdated && file.differs().is_none()) {
            return match std::fs::write(golden, &outcome.stdout) {
                Ok(()) => (Grade::Created, String::new()),
                Err(error) => (Grade::Unexplained, format!("cannot write '{}': {error}", golden.display())),
            };
        }
        match check_outcome(&outcome, expected) {
            Ok(()) => (Grade::Equal, String::new()),
            Err(message) if file.differs().is_some() => (Grade::Explained, message),
            Err(message) => (Grade::Unexplained, message),
        }
    }
}

/// Compares an outcome with a golden; the error describes the difference.
fn check_outcome(outcome: &Outcome, expected: &Option<std::io::Result<Vec<u8>>>) -> Result<(), String> {
    let stderr = String::from_utf8_lossy(&outcome.stderr);
    if let Some(failure) = &outcome.failure {
        let stdout = String::from_utf8_lossy(&outcome.stdout);
        return Err(format!("{failure}\n{}{}", head(&stderr), head(&stdout)));
    }
    match expected {
        None => Ok(()),
        Some(Ok(golden)) if *golden == outcome.stdout => Ok(()),
        Some(Ok(golden)) => {
            Err(format!("(- golden, + here)\n{}{}", diff::lines(golden, &outcome.stdout), head(&stderr)))
        }
        Some(Err(error)) => Err(format!("no golden ({error}); `cargo xtask oracle --write` creates it")),
    }
}

/// The first lines of a long text.
fn head(text: &str) -> String {
    text.lines().take(30).map(|l| format!("{l}\n")).collect()
}

/// The directory of a test file: a row of the table.
fn area(name: &str) -> String {
    name.rsplit_once('/').map_or(".", |(directory, _)| directory).to_string()
}

fn print_table(report: &Report, with_self: bool) {
    let width = report.rows.keys().map(String::len).max().unwrap_or(0).max(8);
    let mut line = format!(
        "{:width$}  {:>6} {:>9} {:>11} {:>7} {:>9}",
        "area", "equal", "explained", "unexplained", "written", "no oracle"
    );
    if with_self {
        line.push_str(&format!(" {:>10} {:>14}", "self equal", "self differing"));
    }
    println!("{line}");
    let mut total = Row::default();
    let print = |name: &str, row: &Row| {
        let [equal, explained, differing, written, none] = row.grades;
        let mut line = format!("{name:width$}  {equal:6} {explained:9} {differing:11} {written:7} {none:9}");
        if with_self {
            line.push_str(&format!(" {:10} {:14}", row.self_equal, row.self_differing));
        }
        println!("{line}");
    };
    for (name, row) in &report.rows {
        print(name, row);
        for (sum, count) in total.grades.iter_mut().zip(row.grades) {
            *sum += count;
        }
        total.self_equal += row.self_equal;
        total.self_differing += row.self_differing;
    }
    print("total", &total);
}
