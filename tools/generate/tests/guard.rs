//! The result does not depend on comments or on the number of threads, for all test files and for random modules.

use std::path::{Path, PathBuf};
use std::sync::Mutex;
use terrace_filecheck::parallel;
use terrace_filecheck::shell::Stage;
use terrace_filecheck::test_file::{self, TestFile};
use terrace_generate::guard::{compare, modules};

/// How many random modules are compared; `cargo xtask guard` compares more.
const MODULES: u64 = 100;

/// The folder in place of a test's own: commands that name it have files, and are not compared.
const SCRATCH: &str = "/nonexistent";

/// The arguments of a command that only reads its standard input, or `name` in its place.
fn plain_args(stage: &Stage, name: &str) -> Option<Vec<String>> {
    let side_effect = |arg: &String| {
        let flag = arg.trim_start_matches('-');
        arg.starts_with('-')
            && (["o", "help", "h", "version"].contains(&flag)
                || ["o=", "emit-c-", "emit-rust-", "mlir-timing", "show-", "list-"]
                    .iter()
                    .any(|start| flag.starts_with(start))
                || flag.contains("reproducer"))
    };
    let files = |arg: &&String| !arg.starts_with('-') && arg.ends_with(".mlir") && *arg != name;
    // `terrace upgrade` rewrites text on one thread, and `terrace help` reads none: they have no flag for more.
    if stage.name != "terrace"
        || stage.args.first().is_some_and(|tool| ["upgrade", "help"].contains(&tool.as_str()))
        || stage.stdin.is_some()
        || stage.stdout.is_some()
        || stage.args.iter().any(side_effect)
        || stage.args.iter().any(|arg| arg.contains(SCRATCH))
        || stage.args.iter().any(|arg| files(&arg))
    {
        return None;
    }
    Some(stage.args.iter().map(|arg| if arg == name { "-".to_owned() } else { arg.clone() }).collect())
}

/// Compares the commands of a file's RUN lines up to the first that is not Terrace: how many there were, and how many
/// of them failed.
fn compare_file(root: &Path, name: &str, differences: &mut Vec<String>) -> (usize, usize) {
    let file = TestFile::read(root, name).expect("the test can be read");
    let (mut commands, mut failed) = (0, 0);
    let mut seen = Vec::new();
    for run in &file.runs {
        let script = file.script(run, Path::new(SCRATCH)).expect("the RUN line is right");
        for pipeline in &script.pipelines {
            let mut text = std::fs::read(root.join(name)).expect("the test can be read");
            for stage in pipeline {
                let Some(args) = plain_args(stage, name) else { break };
                if seen.contains(&(args.clone(), text.clone())) {
                    break;
                }
                commands += 1;
                seen.push((args.clone(), text.clone()));
                match compare(&args, &text) {
                    Ok(outcome) => {
                        failed += usize::from(outcome.status != 0);
                        text = outcome.stdout;
                    }
                    Err(message) => {
                        differences.push(format!("{name}: {message}"));
                        break;
                    }
                }
            }
        }
    }
    (commands, failed)
}

#[test]
fn test_files() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let mut names = test_file::discover(&root).expect("the tests can be listed");
    // LLVM IR has comments of another kind.
    names.retain(|name| name.ends_with(".mlir"));
    let results = Mutex::new((0, 0, Vec::new()));
    parallel::for_each(&names, |name| {
        let mut differences = Vec::new();
        let counts = compare_file(&root, name, &mut differences);
        let (commands, failed, all) = &mut *results.lock().expect("no thread panics");
        (*commands, *failed) = (*commands + counts.0, *failed + counts.1);
        all.append(&mut differences);
    });
    let (commands, failed, differences) = results.into_inner().expect("no thread panics");
    println!("{} files, {commands} commands, {failed} failed", names.len());
    for difference in &differences {
        println!("{difference}\n----");
    }
    assert!(differences.is_empty(), "{} differences", differences.len());
    assert!(commands > 1000 && failed > 100, "the files were found");
}

#[test]
fn random_modules() {
    let results = Mutex::new((0, Vec::new()));
    parallel::for_each(&(0..MODULES).collect::<Vec<_>>(), |&seed| {
        let mut differences = Vec::new();
        let counts = modules(seed..seed + 1, &mut |difference| differences.push(difference.to_owned()));
        let (failed, all) = &mut *results.lock().expect("no thread panics");
        *failed += counts.failed;
        all.append(&mut differences);
    });
    let (failed, differences) = results.into_inner().expect("no thread panics");
    for difference in &differences {
        println!("{difference}\n----");
    }
    assert!(differences.is_empty(), "the ways differ");
    assert!(failed > 100, "some mutations are errors");
}
