//! `cargo xtask budget`: the instructions that Terrace takes for each operation of real programs.
//!
//! Counts of callgrind are the same in every run, whatever else the machine does, so that a growth of 1 % is seen. They
//! depend on the compilers of Terrace and of the inputs, which the committed table names.

use std::fs;
use std::path::Path;
use std::time::Duration;

use crate::process::{Scratch, checked, run, run_for};
use crate::real::geometric_mean;
use crate::real::inputs::{Input, Inputs, RECIPES, Size};
use crate::{Outcome, upstream};

const VALGRIND: &str = "valgrind";
/// A part of valgrind.
const ANNOTATE: &str = "callgrind_annotate";
/// The time limit of one count.
const LIMIT: Duration = Duration::from_secs(900);
/// How much a count may exceed the committed one.
const GROWTH: f64 = 1.02;
/// The input whose counts are the budget, beside the small ones that are checked.
const LARGE: &str = "sqlite3-O2";
/// The committed counts.
const TABLE: &str = "tools/xtask/budget.txt";

/// A counted command.
struct Row {
    name: &'static str,
    args: &'static [&'static str],
    /// Whether it reads the LLVM IR of the input.
    llvm_ir: bool,
    /// The row whose count is subtracted.
    beyond: Option<usize>,
    /// Parts of the work, by the functions that do it.
    phases: &'static [(&'static str, &'static [&'static str])],
}

const SKELETON: (&str, &[&str]) = ("skeleton", &["parse::skeleton::skeleton"]);
const BODIES: (&str, &[&str]) = ("bodies parsed", &["parse::skeleton::BodyParser::parse"]);
const VERIFY: (&str, &[&str]) =
    ("verified", &["pipeline::read::verify", "pipeline::read::verify_skeleton", "cli::session::verify"]);
const PRINT: (&str, &[&str]) = ("printed", &["asm::print::print_streaming"]);
const LLVM_VERIFY: (&str, &[&str]) = (
    "LLVM IR verified",
    &["llir::verify::BodyChecker::check", "llir::verify::BodyChecker::check_translation"],
);

const ROWS: &[Row] = &[
    Row {
        name: "opt",
        args: &["opt"],
        llvm_ir: false,
        beyond: None,
        phases: &[SKELETON, BODIES, VERIFY, PRINT],
    },
    Row {
        name: "opt --canonicalize",
        args: &["opt", "--canonicalize"],
        llvm_ir: false,
        beyond: Some(0),
        phases: &[],
    },
    Row {
        name: "translate",
        args: &["translate", "--mlir-to-llvmir"],
        llvm_ir: false,
        beyond: None,
        phases: &[
            SKELETON,
            BODIES,
            VERIFY,
            LLVM_VERIFY,
            ("translated", &["export::translation::Translation::translate"]),
            ("types found", &["print::types::FoundTypes::visit_functions"]),
            ("written", &["print::writer::ModuleWriter::functions"]),
        ],
    },
    Row {
        name: "import",
        args: &["translate", "--import-llvm"],
        llvm_ir: true,
        beyond: None,
        phases: &[
            ("skeleton", &["parse::streaming::StreamingParser::new"]),
            ("bodies parsed", &["parse::streaming::StreamingParser::body"]),
            LLVM_VERIFY,
            ("translated", &["import::body::BodyImport::function"]),
            VERIFY,
            PRINT,
        ],
    },
];

/// The instructions of one command on one input, for each operation, and those of its phases.
struct Count {
    key: String,
    instructions: f64,
    phases: Vec<f64>,
}

pub fn main(args: Vec<String>) -> Outcome {
    let (mut check, mut write, mut terrace, mut only) = (false, false, None, None);
    let mut args = args.into_iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--check" => check = true,
            "--write" => write = true,
            "--terrace" => terrace = Some(args.next().ok_or("--terrace needs a path")?),
            "--only" => only = Some(args.next().ok_or("--only needs a part of a name")?),
            _ => return Err(format!("unknown option '{arg}'")),
        }
    }
    let missing = upstream::missing(&[VALGRIND, upstream::CLANG, upstream::TRANSLATE]);
    if !missing.is_empty() {
        let message = format!("not installed: {}", missing.join(", "));
        return if check { skip(&message) } else { Err(message) };
    }
    let terrace = match terrace {
        Some(path) => path,
        None => crate::terrace()?.display().to_string(),
    };
    let recipes = RECIPES.iter().filter(|recipe| match &only {
        Some(only) => recipe.name.contains(only.as_str()),
        None => recipe.size == Size::Smoke || !check && recipe.name == LARGE,
    });
    let (mut inputs, mut counts) = (Inputs::new()?, Vec::new());
    for recipe in recipes {
        let input = match inputs.get(recipe) {
            Ok(input) => input,
            Err(message) if check && inputs.lacks_sources() => return skip(&message),
            Err(message) => return Err(message),
        };
        counts.extend(count_input(&terrace, &input)?);
    }
    let path = crate::root()?.join(TABLE);
    if write {
        return fs::write(&path, table(&counts)).map_err(|e| format!("cannot write '{TABLE}': {e}"));
    }
    if check { compare(&fs::read_to_string(&path).unwrap_or_default(), &counts) } else { Ok(()) }
}

fn skip(message: &str) -> Outcome {
    println!("skipped: {message}");
    Ok(())
}

/// Counts all rows on an input, and prints them.
fn count_input(terrace: &str, input: &Input) -> Result<Vec<Count>, String> {
    println!("{}, {} operations: instructions for each", input.name, input.ops);
    let mut counts: Vec<Count> = Vec::new();
    for row in ROWS {
        let (total, phases) = count(terrace, row, input)?;
        let per_op = |n: u64| n as f64 / input.ops.max(1) as f64;
        let before = row.beyond.map_or(0.0, |at| counts[at].instructions);
        let instructions = per_op(total) - before;
        println!(
            "  {:26} {instructions:8.0}{}",
            row.name,
            if row.beyond.is_some() { " beyond opt" } else { "" }
        );
        let phases: Vec<f64> = phases.into_iter().map(per_op).collect();
        for ((name, _), n) in row.phases.iter().zip(&phases) {
            println!("    {name:24} {n:8.0}");
        }
        counts.push(Count { key: format!("{} | {}", input.name, row.name), instructions, phases });
    }
    Ok(counts)
}

/// The instructions of a command, and of the functions of its phases with all that they call.
fn count(terrace: &str, row: &Row, input: &Input) -> Result<(u64, Vec<u64>), String> {
    let scratch = Scratch::new("budget")?;
    let profile = scratch.path().join("profile").display().to_string();
    let path = if row.llvm_ir { input.path.with_extension("ll") } else { input.path.clone() };
    let path = path.display().to_string();
    let out = format!("--callgrind-out-file={profile}");
    let head = ["--tool=callgrind", &out, terrace];
    let tail = ["--mlir-disable-threading", "-o", "/dev/null", &path];
    let args = head.iter().chain(row.args).chain(&tail);
    checked(row.name, &run_for(LIMIT, VALGRIND, args, Path::new("."), b""))?;
    let listing = run(ANNOTATE, ["--inclusive=yes", "--threshold=100", &profile], Path::new("."), b"");
    checked(ANNOTATE, &listing)?;
    let listing = String::from_utf8_lossy(&listing.stdout);
    let number = |line: &str| -> Option<u64> {
        line.trim_start().split([' ', '(']).next()?.replace(',', "").parse().ok()
    };
    let total = listing.lines().find(|line| line.contains("PROGRAM TOTALS")).and_then(number);
    let total = total.ok_or("callgrind_annotate prints no total")?;
    // A recursive function has a line for each level; the first one has all.
    let of = |function: &str| {
        let ending = format!("{function} [");
        listing.lines().find(|line| line.contains(&ending)).and_then(number).unwrap_or(0)
    };
    Ok((total, row.phases.iter().map(|(_, functions)| functions.iter().map(|f| of(f)).sum()).collect()))
}

/// The compilers that the counts depend on.
fn tools() -> String {
    let version = |tool: &str| {
        let output = run(tool, ["--version"], Path::new("."), b"");
        String::from_utf8_lossy(&output.stdout).lines().next().unwrap_or_default().to_owned()
    };
    format!("{}; {}", version("rustc"), version(upstream::CLANG))
}

/// The committed table.
fn table(counts: &[Count]) -> String {
    let mut out =
        String::from("# Instructions for each operation; `cargo xtask budget --write` rewrites this.\n");
    out.push_str(&format!("# {}\n", tools()));
    for Count { key, instructions, phases } in counts {
        out.push_str(&format!("{key} | {instructions:.0}"));
        phases.iter().for_each(|n| out.push_str(&format!(" {n:.0}")));
        out.push('\n');
    }
    out
}

/// Compares counts with the committed ones.
fn compare(committed: &str, counts: &[Count]) -> Outcome {
    if !committed.contains(&tools()) {
        return skip("the committed counts are those of other compilers");
    }
    let mut grown = Vec::new();
    let mut ratios = Vec::new();
    for count in counts {
        let line = committed.lines().find_map(|line| line.strip_prefix(&format!("{} | ", count.key)));
        let known = line.and_then(|line| line.split(' ').next()?.parse::<f64>().ok());
        let known = known.ok_or_else(|| format!("{TABLE} has no line for '{}'", count.key))?;
        ratios.push(count.instructions / known);
        if count.instructions > known * GROWTH {
            grown.push(format!("{}: {:.0} instead of {known:.0}", count.key, count.instructions));
        }
    }
    println!("against {TABLE}: {:+.2} % on the mean", (geometric_mean(&ratios) - 1.0) * 100.0);
    if grown.is_empty() {
        return Ok(());
    }
    Err(format!(
        "more instructions for an operation:\n  {}\nFind out why; if it must be so, say it in the commit and run `cargo xtask budget --write`.",
        grown.join("\n  ")
    ))
}
