//! `cargo xtask exec`: checks the output of the examples and the run-time tests.
//!
//! Each `.mlir` file with an `.expected` file beside it is compiled by Terrace and by upstream's tools, built with
//! clang and run; both outputs are compared with the file. A program that upstream cannot compile has a line `//
//! DIFFERS: why`.
//!
//! A `.c` or `.rs` file of the same name is the program, to which the module is linked. It includes the declarations
//! that `terrace compile` writes, as `<name>.h` or `<name>.bindings.rs`. C programs are built by clang and by gcc,
//! all programs with and without optimization, since compilers differ in the upper bits of registers that they define
//! and rely on.
//!
//! Finally, the extension attributes of narrow integers are compared with clang's, for all targets.
//!
//! Programs may call the functions of the runtime library: those of Terrace's own on one side, of upstream's on the
//! other. Addresses of memrefs that they print are not compared.
//!
//! Terrace's code generator has a column of its own: it runs programs in memory (`terrace run`), and makes the object files
//! that C and Rust programs are linked to. A line `// NO MACHINE CODE: <text>` says that it refuses a program with this
//! message.
//!
//! Programs are also compiled with `-O1` and `-O2`, which must print the same. A line `// CPUS: <names>` names processors
//! for which a program is compiled with `-O2`, too; clang makes code of the result that runs on any processor.
//!
//! With `--passes`, they run after each pass that transforms a module ([`passes`]).
//!
//! A line `// PASSES: <flags>` names the passes of `terrace opt` that lower the module instead of `terrace compile`.
//! Each flag begins with ` --`, so that a flag can hold options of passes, which spaces divide.
//!
//! A line `// CLANG: -O0` is for programs that take clang minutes at the level of the others, `-O1`.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use terrace_filecheck::exec::Output;
use terrace_filecheck::{diff, parallel, test_file};

use crate::process::{self, Scratch, checked};
use crate::upstream;

mod passes;

/// The directories of the programs.
const DIRECTORIES: [&str; 2] = ["examples", "tests/run"];
/// The second C compiler.
const GCC: &str = "gcc";
/// The time limit of a program.
const LIMIT: Duration = Duration::from_secs(20);

/// The message by which Terrace's code generator refuses a program, if it does.
pub fn refusal(program: &str) -> Option<&str> {
    program.lines().find_map(|line| line.strip_prefix("// NO MACHINE CODE: "))
}

/// Runs the task.
pub fn main(args: Vec<String>) -> crate::Outcome {
    let (mut oracle_only, mut self_only, mut each_pass, mut filters) = (false, false, false, Vec::new());
    for arg in args {
        match arg.as_str() {
            "--oracle-only" => oracle_only = true,
            "--self-only" => self_only = true,
            "--passes" => each_pass = true,
            _ if arg.starts_with('-') => return Err(format!("unknown option '{arg}'")),
            _ => filters.push(arg),
        }
    }
    let root = crate::root()?;
    let mut names = Vec::new();
    for directory in DIRECTORIES {
        let found = test_file::programs(&root.join(directory));
        let found = found.map_err(|e| format!("cannot list '{directory}': {e}"))?;
        names.extend(found.iter().map(|name| format!("{directory}/{}", name.trim_end_matches(".mlir"))));
    }
    names.retain(|name| filters.is_empty() || filters.iter().any(|f| name.contains(f.as_str())));
    if each_pass {
        return passes::main(&crate::terrace()?, &names, &root);
    }
    let mut needed = vec![upstream::CLANG, GCC];
    if !self_only {
        needed.extend([upstream::OPT, upstream::TRANSLATE]);
    }
    let missing = upstream::missing(&needed);
    if !missing.is_empty() {
        return Err(format!("not installed: {}", missing.join(", ")));
    }
    let task = Task {
        terrace: if oracle_only { None } else { Some(crate::terrace()?) },
        own_runtime: vec![crate::sibling("libterrace_runtime.a")?.to_string_lossy().into_owned()],
        upstream_runtime: upstream::runtime(),
        root,
        self_only,
    };
    println!("{:32} {:>10} {:>10} {:>10} {:>10}", "program", "terrace", "optimized", "native", "upstream");
    let failures = AtomicUsize::new(0);
    parallel::for_each(&names, |name| {
        let Report { results: [terrace, optimized, native, upstream], messages } = task.program(name);
        failures.fetch_add(messages.len(), Ordering::Relaxed);
        let text = format!("{name:32} {terrace:>10} {optimized:>10} {native:>10} {upstream:>10}\n");
        print!("{}", [text].into_iter().chain(messages).collect::<String>());
    });
    let mut failures = failures.into_inner();
    if let Some(terrace) = task.terrace.as_deref().filter(|_| filters.is_empty()) {
        match crate::abi::compare(terrace, &Scratch::new("abi")?) {
            Ok(n) => println!("narrow integers as in clang: {n} targets"),
            Err(message) => {
                failures += 1;
                print!("narrow integers as in clang:\n{message}");
            }
        }
    }
    match failures {
        0 => Ok(()),
        n => Err(format!("{n} runs of {} programs failed", names.len())),
    }
}

/// The tools, libraries and choices for all programs.
struct Task {
    root: PathBuf,
    terrace: Option<PathBuf>,
    own_runtime: Vec<String>,
    upstream_runtime: Vec<String>,
    self_only: bool,
}

/// The row of a program in the table, and what went wrong.
#[derive(Default)]
struct Report {
    results: [&'static str; 4],
    messages: Vec<String>,
}

/// A program, and the directory where it is built.
struct Program<'a> {
    name: &'a str,
    source: String,
    text: String,
    expected: Result<Vec<u8>, String>,
    scratch: Scratch,
}

impl Task {
    /// Runs a program on all sides.
    fn program(&self, name: &str) -> Report {
        let scratch = match Scratch::new(&format!("exec-{}", name.replace('/', "-"))) {
            Ok(scratch) => scratch,
            Err(message) => return Report { results: ["FAILED"; 4], messages: vec![message] },
        };
        let source = format!("{name}.mlir");
        let text = std::fs::read_to_string(self.root.join(&source)).unwrap_or_default();
        let expected = std::fs::read(self.root.join(format!("{name}.expected")))
            .map_err(|error| format!("no '{name}.expected': {error}\n"));
        let program = Program { name, source, text, expected, scratch };
        let mut messages = Vec::new();
        let has_terrace = self.terrace.is_some();
        let is_compiled = program.line("// PASSES:").is_none();
        let mut side = |label: &str, is_active: bool| match is_active {
            true => self.side(&program, label, &mut messages),
            false => "-",
        };
        let terrace = side("terrace", has_terrace);
        let cpus = program.line("// CPUS:").unwrap_or_default();
        let for_cpus = cpus.split_whitespace().map(|cpu| format!("terrace-O2 --mcpu={cpu}"));
        let levels = ["terrace-O1", "terrace-O2"].map(str::to_owned).into_iter().chain(for_cpus);
        let results: Vec<_> = levels.map(|label| side(&label, has_terrace && is_compiled)).collect();
        let optimized = results.into_iter().find(|&result| result != "ok").unwrap_or("ok");
        // Upstream has no single pass that lowers everything.
        let upstream = side("upstream", !self.self_only && is_compiled);
        let native = match (&self.terrace, &program.expected) {
            (Some(terrace), Ok(expected)) if is_compiled => {
                self.native_side(&program, terrace, expected, &mut messages)
            }
            _ => "-",
        };
        Report { results: [terrace, optimized, native, upstream], messages }
    }

    /// Compiles a program by one side's tools, builds it, and compares its output with the file.
    fn side(&self, program: &Program<'_>, label: &str, messages: &mut Vec<String>) -> &'static str {
        let Program { name, source, scratch, .. } = program;
        let is_upstream = label == "upstream";
        let is_explained = is_upstream && program.line("// DIFFERS:").is_some();
        let ll = match &self.terrace {
            Some(terrace) if !is_upstream => match program.line("// PASSES:") {
                Some(passes) => lower_by(terrace, passes, source, &self.root),
                None => {
                    let flags = label.strip_prefix("terrace").unwrap_or_default();
                    let args = ["compile"].into_iter().chain(flags.split_whitespace()).chain([&**source]);
                    process::run(terrace, args, &self.root, b"")
                }
            },
            _ => {
                let limit = upstream::limit(is_explained);
                upstream::compile(std::slice::from_ref(source), &self.root, b"", limit)
            }
        };
        let runtime = if is_upstream { &self.upstream_runtime } else { &self.own_runtime };
        let outcome =
            Driver::of(&self.root.join(name), self.terrace.as_deref(), scratch).and_then(|driver| {
                let expected = program.expected.as_ref().map_err(Clone::clone)?;
                driver.builds(program.clang_level()).iter().try_for_each(|build| {
                    let file = label.replace([' ', '='], "-");
                    let printed = build_and_run(&ll, scratch, &file, &driver, build, runtime)
                        .map_err(|message| format!("{build}: {message}"))?;
                    compared(&printed, expected).map_err(|message| format!("{build}: {message}"))
                })
            });
        let message = match (outcome, is_explained) {
            (Ok(()), false) => return "ok",
            (Err(_), true) => return "explained",
            (Ok(()), true) => format!("{source}: carries DIFFERS, but does not differ\n"),
            (Err(message), false) => format!("{source} ({label}):\n{message}"),
        };
        messages.push(message);
        "FAILED"
    }

    /// Runs a program by Terrace's code generator.
    fn native_side(
        &self,
        program: &Program<'_>,
        terrace: &Path,
        expected: &[u8],
        messages: &mut Vec<String>,
    ) -> &'static str {
        let refusal = refusal(&program.text);
        let message = match (native(terrace, program, &self.root, &self.own_runtime), refusal) {
            (Ok(printed), None) => match compared(&printed, expected) {
                Ok(()) => return "ok",
                Err(message) => message,
            },
            (Err(message), Some(refusal)) if message.contains(refusal) => return "refused",
            (Ok(_), Some(_)) => "carries NO MACHINE CODE, but runs\n".to_owned(),
            (Err(message), _) => message,
        };
        messages.push(format!("{} (native):\n{message}", program.source));
        "FAILED"
    }
}

impl Program<'_> {
    /// The rest of the first line that begins with `prefix`.
    fn line(&self, prefix: &str) -> Option<&str> {
        self.text.lines().find_map(|line| line.strip_prefix(prefix))
    }

    /// The optimization level of clang.
    fn clang_level(&self) -> &str {
        self.line("// CLANG: -O").unwrap_or("1")
    }
}

/// Compares the output of a program; the error describes the difference.
fn compared(printed: &[u8], expected: &[u8]) -> Result<(), String> {
    match printed == expected {
        true => Ok(()),
        false => Err(format!("(- expected, + printed)\n{}", diff::lines(expected, printed))),
    }
}

/// The code that calls the functions of a module.
enum Driver {
    /// Its own `main`.
    None,
    /// A C program.
    C(PathBuf),
    /// A Rust program, in the scratch directory.
    Rust(PathBuf),
}

/// A compiler, and the optimization levels of the program and the module.
#[derive(Clone, Copy)]
struct Build<'a> {
    compiler: &'static str,
    level: &'a str,
}

impl core::fmt::Display for Build<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{} -O{}", self.compiler, self.level)
    }
}

impl Driver {
    /// The builds of the program; `level` is that of a module with its own `main`.
    fn builds<'a>(&self, level: &'a str) -> Vec<Build<'a>> {
        let builds: &[(&'static str, &'a str)] = match self {
            Driver::None => &[(upstream::CLANG, level)],
            Driver::C(_) => &[(upstream::CLANG, "0"), (upstream::CLANG, "2"), (GCC, "0"), (GCC, "2")],
            Driver::Rust(_) => &[("rustc", "0"), ("rustc", "2")],
        };
        builds.iter().map(|&(compiler, level)| Build { compiler, level }).collect()
    }

    /// Finds the program beside a module, and writes the declarations that it includes.
    fn of(module: &Path, terrace: Option<&Path>, scratch: &Scratch) -> Result<Self, String> {
        let stem = module.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let source = |extension: &str| Some(module.with_extension(extension)).filter(|path| path.is_file());
        let (driver, flag, declarations) = match (source("c"), source("rs")) {
            (Some(path), _) => (Driver::C(path), "--emit-c-header", format!("{stem}.h")),
            (None, Some(path)) => {
                let copy = scratch.path().join(format!("{stem}.rs"));
                std::fs::copy(&path, &copy)
                    .map_err(|e| format!("cannot copy '{}': {e}\n", path.display()))?;
                (Driver::Rust(copy), "--emit-rust-bindings", format!("{stem}.bindings.rs"))
            }
            (None, None) => return Ok(Driver::None),
        };
        let terrace = terrace.ok_or("the declarations are written by Terrace\n")?;
        let flag = format!("{flag}={declarations}");
        let input = module.with_extension("mlir").to_string_lossy().into_owned();
        let output =
            process::run(terrace, ["compile", &input, &flag, "-o", "unused.ll"], scratch.path(), b"");
        checked("the compiler", &output)?;
        Ok(driver)
    }
}

/// The output of a program whose module Terrace's code generator compiles.
fn native(terrace: &Path, program: &Program<'_>, root: &Path, runtime: &[String]) -> Result<Vec<u8>, String> {
    let Program { name, source, scratch, .. } = program;
    let driver = Driver::of(&root.join(name), Some(terrace), scratch)?;
    if let Driver::None = driver {
        let output = process::run_for(LIMIT, terrace, ["run", source], root, b"");
        checked("terrace run", &output)?;
        return Ok(without_addresses(&output.stdout));
    }
    let object = scratch.path().join("native.o");
    let object = object.to_string_lossy();
    let args = ["compile", source, "--emit=obj", "--engine=cranelift", "-o", &object];
    checked("the compiler", &process::run(terrace, args, root, b""))?;
    link_and_run(scratch, "native", &object, &driver, &driver.builds(program.clang_level())[0], runtime)
}

/// Lowers a module with passes of `terrace opt` and translates it.
fn lower_by(terrace: &Path, passes: &str, source: &str, root: &Path) -> Output {
    let flags = passes.trim().split(" --").map(|flag| format!("--{}", flag.trim_start_matches("--")));
    let args = ["opt", source].map(str::to_owned).into_iter().chain(flags);
    let lowered = process::run(terrace, args, root, b"");
    match lowered.status {
        0 => process::run(terrace, ["translate", "--mlir-to-llvmir"], root, &lowered.stdout),
        _ => lowered,
    }
}

/// Builds a program from LLVM IR, runs it, and returns its output.
fn build_and_run(
    ll: &Output,
    scratch: &Scratch,
    name: &str,
    driver: &Driver,
    build: &Build<'_>,
    runtime: &[String],
) -> Result<Vec<u8>, String> {
    checked("the compiler", ll)?;
    let (file, object) = (format!("{name}.ll"), format!("{name}.o"));
    std::fs::write(scratch.path().join(&file), &ll.stdout)
        .map_err(|e| format!("cannot write '{file}': {e}\n"))?;
    let level = format!("-O{}", build.level);
    let args = ["-Wno-override-module", &level, "-c", "-fPIC", &file, "-o", &object];
    checked(upstream::CLANG, &process::run(upstream::CLANG, args, scratch.path(), b""))?;
    link_and_run(scratch, name, &object, driver, build, runtime)
}

/// Links an object file to a program, runs it, and returns its output.
fn link_and_run(
    scratch: &Scratch,
    name: &str,
    object: &str,
    driver: &Driver,
    build: &Build<'_>,
    runtime: &[String],
) -> Result<Vec<u8>, String> {
    let run = |program: &str, args: &[&str]| {
        checked(program, &process::run(program, args.iter().copied(), scratch.path(), b""))
    };
    let link = |program: &str, args: &[&str]| {
        // The C library's functions come first: Rust's static libraries contain some of the same names.
        let args = args.iter().copied().chain(["-o", name, "-lm"]).chain(runtime.iter().map(String::as_str));
        checked(program, &process::run(program, args, scratch.path(), b""))
    };
    let level = format!("-O{}", build.level);
    match driver {
        Driver::None => link(build.compiler, &[object])?,
        Driver::C(path) => {
            let path = path.to_string_lossy();
            link(build.compiler, &[&level, "-I.", &path, object])?;
        }
        Driver::Rust(path) => {
            let (path, level) = (path.to_string_lossy(), format!("-Copt-level={}", build.level));
            let link = format!("-Clink-arg={object}");
            run(build.compiler, &["--edition=2024", &level, &path, &link, "-o", name])?;
        }
    }
    let program = scratch.path().join(name);
    let output = process::run_for(LIMIT, &program, [""; 0], Path::new("."), b"");
    checked("the program", &output)?;
    Ok(without_addresses(&output.stdout))
}

/// Replaces the addresses of memrefs, which vary from run to run.
fn without_addresses(printed: &[u8]) -> Vec<u8> {
    const BEFORE: &[u8] = b"base@ = 0x";
    let (mut out, mut rest) = (Vec::with_capacity(printed.len()), printed);
    while let Some(at) = rest.windows(BEFORE.len()).position(|window| window == BEFORE) {
        let (text, address) = rest.split_at(at + BEFORE.len());
        out.extend_from_slice(text);
        out.push(b'?');
        rest = &address[address.iter().take_while(|byte| byte.is_ascii_hexdigit()).count()..];
    }
    out.extend_from_slice(rest);
    out
}
