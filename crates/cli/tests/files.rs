//! Runs every test file below `tests/` in process: one trial for its RUN lines, and three without goldens for each input
//! that `terrace opt` accepts: printing and parsing is a fixed point in custom form, in generic form and as bytecode. A line `// UNSTABLE: why` in a file states that upstream's output for it is
//! not a fixed point; `// NOT IN BYTECODE: why` that bytecode has no place for something in it.
//!
//! `cargo test --test files -- name` runs the trials whose names contain `name`.

use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use terrace_filecheck::exec::{Command, Output};
use terrace_filecheck::shell::Stage;
use terrace_filecheck::{suite, test_file};

fn main() {
    let args = Arguments::from_args();
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let trials = match suite::trials(&root, Arc::new(|command: &Command<'_>| execute(command))) {
        Ok(trials) => trials,
        Err(error) => {
            eprintln!("cannot read '{}': {error}", root.display());
            std::process::exit(1);
        }
    };
    let mut all: Vec<Trial> = Vec::new();
    for trial in trials {
        for (kind, check) in FREE {
            let (root, name) = (root.clone(), trial.name.clone());
            all.push(Trial::test(format!("{kind}/{}", trial.name), move || free(&root, &name, kind, *check)));
        }
        all.push(Trial::test(format!("run/{}", trial.name), || (trial.run)().map_err(Failed::from)));
    }
    libtest_mimic::run(&args, all).exit();
}

/// Runs a command of a RUN line.
fn execute(command: &Command<'_>) -> Output {
    let args: Vec<String> =
        std::iter::once(command.name.to_owned()).chain(command.args.iter().cloned()).collect();
    terrace(&args, command.stdin)
}

fn terrace(args: &[String], mut stdin: &[u8]) -> Output {
    let mut output = Output::default();
    output.status = terrace_cli::run(args, &mut stdin, &mut output.stdout, &mut output.stderr);
    output
}

type Check = fn(&[String]) -> Result<(), String>;

/// The checks without goldens: names, and functions of the form of a RUN line.
const FREE: &[(&str, Check)] =
    &[("custom", custom_form), ("generic", generic_form), ("bytecode", bytecode_form)];

/// Runs a check on the command lines of a file's RUN lines that can stand alone.
fn free(root: &Path, name: &str, kind: &str, check: Check) -> Result<(), Failed> {
    // Some custom forms lose a part of the operation, so that the printed text has another meaning.
    if kind == "custom"
        && std::fs::read(root.join(name))
            .is_ok_and(|text| memchr::memmem::find(&text, b"// ONE-WAY: ").is_some())
    {
        return Ok(());
    }
    let file = test_file::TestFile::read(root, name)?;
    if kind == "bytecode" && file.source.contains("// NOT IN BYTECODE: ") {
        return Ok(());
    }
    if file.source.contains("// UNSTABLE: ") {
        return Ok(());
    }
    let mut seen: Vec<Vec<String>> = Vec::new();
    for run in &file.runs {
        let script = file.script(run, Path::new("/nonexistent"))?;
        let [pipeline] = &script.pipelines[..] else { continue };
        let Some(form) = pipeline.first().and_then(|stage| form(stage, name)) else { continue };
        if !seen.contains(&form) {
            check(&form).map_err(|message| format!("RUN {}: {message}", run.number))?;
            seen.push(form);
        }
    }
    Ok(())
}

/// The command, the input and the flags that decide the meaning of a text, of `terrace opt` on the file that is expected to
/// succeed and to write to standard output.
fn form(stage: &Stage, name: &str) -> Option<Vec<String>> {
    const KEPT: &[&str] = &[
        "allow-unregistered-dialect",
        "no-implicit-module",
        "split-input-file",
        "mlir-very-unsafe",
        "upgrade",
    ];
    let is_opt = stage.name == "terrace" && stage.args.first().is_some_and(|arg| arg == "opt");
    let reads_file = stage.args.iter().any(|arg| arg == name);
    let plain = !stage.negated && stage.stdin.is_none() && stage.stdout.is_none();
    let own = |arg: &String| {
        let arg = arg.trim_start_matches('-');
        ["o", "o=", "mlir-timing", "mlir-generate", "mlir-pass-pipeline", "show-", "list-", "verify-diag"]
            .iter()
            .any(|flag| arg == *flag || (flag.len() > 1 && arg.starts_with(flag)))
    };
    let kept = |arg: &&String| {
        arg.starts_with('-') && KEPT.iter().any(|flag| arg.trim_start_matches('-').starts_with(flag))
    };
    (is_opt && reads_file && plain && !stage.args.iter().any(own)).then(|| {
        let command = ["terrace", "opt", name].map(str::to_owned);
        command.into_iter().chain(stage.args.iter().filter(kept).cloned()).collect()
    })
}

fn opt(input: &str, flags: &[String], more: &[&str], stdin: &[u8]) -> Result<Vec<u8>, String> {
    let mut args = vec!["terrace".to_owned(), "opt".to_owned(), input.to_owned()];
    args.extend(flags.iter().cloned());
    args.extend(more.iter().map(|flag| flag.to_string()));
    let output = terrace(&args, stdin);
    match output.status {
        0 => Ok(output.stdout),
        status => Err(format!(
            "{} ends with {status}:\n{}{}",
            args.join(" "),
            String::from_utf8_lossy(&output.stderr),
            if stdin.is_empty() {
                String::new()
            } else {
                format!("input:\n{}", String::from_utf8_lossy(stdin))
            }
        )),
    }
}

fn same(what: &str, one: &[u8], other: &[u8]) -> Result<(), String> {
    if one == other {
        return Ok(());
    }
    Err(format!("{what}:\n{}", terrace_filecheck::diff::lines(one, other)))
}

fn fixed_point(form: &[String], more: &[&str]) -> Result<(), String> {
    let (input, flags) = (&form[2], form[3..].to_vec());
    let splits = flags.iter().any(|flag| flag.contains("split-input-file"));
    let more: Vec<&str> =
        more.iter().copied().chain(splits.then_some("--output-split-marker=// -----")).collect();
    let first = opt(input, &flags, &more, b"")?;
    // The printed text is split at the marker that the printer has inserted.
    let flags: Vec<String> = flags
        .into_iter()
        .map(|flag| if flag.contains("split-input-file") { "--split-input-file".into() } else { flag })
        .collect();
    let second = opt("-", &flags, &more, &first)?;
    same("what is printed is printed differently after parsing it", &first, &second)
}

fn custom_form(form: &[String]) -> Result<(), String> {
    fixed_point(form, &[])?;
    fixed_point(form, &["--mlir-print-debuginfo"])
}

fn generic_form(form: &[String]) -> Result<(), String> {
    fixed_point(form, &["--mlir-print-op-generic"])
}

/// Bytecode of the newest version has all that the text has, and is the same after reading it.
fn bytecode_form(form: &[String]) -> Result<(), String> {
    let (input, flags) = (&form[2], form[3..].to_vec());
    // The files of several modules cannot be told apart.
    if flags.iter().any(|flag| flag.contains("split-input-file")) {
        return Ok(());
    }
    let text = ["--mlir-print-op-generic", "--mlir-print-debuginfo"];
    let first = opt(input, &flags, &["--emit-bytecode"], b"")?;
    let second = opt("-", &flags, &["--emit-bytecode"], &first)?;
    let texts = [opt(input, &flags, &text, b"")?, opt("-", &flags, &text, &first)?];
    same("bytecode has another text", &texts[0], &texts[1])?;
    if first == second { Ok(()) } else { Err("bytecode differs after reading it".into()) }
}
