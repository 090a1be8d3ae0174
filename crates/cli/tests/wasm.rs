//! `terrace compile --emit=wasm`: the programs of `examples/` and `tests/run/` print the same in Node.js as on this machine.
//!
//! Without Node.js the modules are only validated.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::Mutex;
use terrace_filecheck::parallel;

/// Programs with constructs that have no WebAssembly, and what the error says.
const UNTRANSLATED: &[(&str, &str)] = &[
    ("tests/run/arith-casts", "floats of the format 'x86_fp80'"),
    ("tests/run/arith-wide", "floats of the format 'x86_fp80'"),
    ("tests/run/async", "whose runtime takes an index of 64 bits"),
    ("tests/run/async-frames", "whose runtime takes an index of 64 bits"),
    ("tests/run/div-rounding", "integers of 200 bits"),
    ("tests/run/math", "floats of the format 'x86_fp80'"),
    ("tests/run/memref-ranks", "floats of the format 'fp128'"),
    ("tests/run/saturation-wide", "floats of the format 'fp128'"),
    ("tests/run/small-floats", "floats of the format 'fp128'"),
    ("examples/number-formats", "floats of the format 'x86_fp80'"),
];

/// Programs whose output shows that `index` has 64 bits.
const INDEX_64: &[&str] = &[
    "tests/run/arith-int-index",
    "tests/run/index",
    "tests/run/memref-alloc",
    "tests/run/memref-strided",
    "tests/run/runtime",
    "tests/run/vector-masks-wide",
];

/// Programs that print all digits of functions that C libraries round differently in the last one.
const ROUNDED: &[&str] = &["tests/run/math-edges"];

/// Programs lowered to calls of the runtime of `async`, which the module imports: WASI has no threads.
const IMPORTING: &[&str] = &["tests/run/async-parallel-for"];

/// Runs a module as a command of WASI.
const RUN: &str = "import { readFileSync } from 'node:fs'; import { WASI } from 'node:wasi';
const wasi = new WASI({ version: 'preview1' });
const module = new WebAssembly.Module(readFileSync(process.argv[1]));
process.exitCode = wasi.start(new WebAssembly.Instance(module, wasi.getImportObject()));";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn terrace(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_terrace")).args(args).current_dir(root()).output().expect("terrace runs")
}

/// The programs that are whole in MLIR, without extension.
fn programs() -> Vec<String> {
    let mut programs = Vec::new();
    for directory in ["tests/run", "examples"] {
        for entry in std::fs::read_dir(root().join(directory)).expect("the directory is there") {
            let path = entry.expect("its entries are readable").path();
            let has = |extension: &str| path.with_extension(extension).is_file();
            if path.extension().is_some_and(|extension| extension == "expected") && !has("c") && !has("rs") {
                let stem = path.file_stem().expect("a file has a name").to_string_lossy().into_owned();
                programs.push(format!("{directory}/{stem}"));
            }
        }
    }
    programs.sort();
    programs
}

/// Addresses differ from run to run.
fn without_addresses(text: &str) -> String {
    let mut parts = text.split("base@ = 0x");
    let mut result = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        result.push_str("base@ = 0x?");
        result.push_str(part.trim_start_matches(|c: char| c.is_ascii_hexdigit() || c == '?'));
    }
    result
}

/// Compiles a program to a file. The error is a message.
fn compile(name: &str, scratch: &Path) -> Result<PathBuf, String> {
    let source = format!("{name}.mlir");
    let stem = name.replace('/', "-");
    let output = scratch.join(format!("{stem}.wasm"));
    let text = std::fs::read_to_string(root().join(&source)).expect("the program is there");
    let lowered = scratch.join(format!("{stem}.mlir")).to_string_lossy().into_owned();
    let passes = text.lines().find_map(|line| line.strip_prefix("// PASSES:"));
    let input = match passes {
        Some(passes) => {
            let flags: Vec<String> = passes
                .split(" --")
                .map(str::trim)
                .filter(|flag| !flag.is_empty())
                .map(|flag| format!("--{flag}"))
                .collect();
            let mut args = vec!["opt", &*source, "-o", &lowered];
            args.extend(flags.iter().map(String::as_str));
            let result = terrace(&args);
            assert!(result.status.success(), "{name}: {}", String::from_utf8_lossy(&result.stderr));
            &*lowered
        }
        None => &source,
    };
    let file = output.to_string_lossy();
    let mut args = vec!["compile", input, "--emit=wasm", "-o", &file];
    if INDEX_64.contains(&name) {
        args.push("--index-bitwidth=64");
    }
    let result = terrace(&args);
    match result.status.success() {
        true => Ok(output),
        false => Err(String::from_utf8_lossy(&result.stderr).into_owned()),
    }
}

/// Checks a program; the answer is what is wrong with it.
fn check(name: &str, scratch: &Path, has_node: bool) -> Option<String> {
    let reason = UNTRANSLATED.iter().find(|row| row.0 == name).map(|row| row.1);
    let module = match (compile(name, scratch), reason) {
        (Err(message), Some(reason)) if message.contains(reason) => return None,
        (Err(message), _) => return Some(message),
        (Ok(_), Some(_)) => return Some("it has a translation now".to_owned()),
        (Ok(module), None) => module,
    };
    let bytes = std::fs::read(&module).expect("the module was written");
    if let Err(error) = wasmparser::validate(&bytes) {
        return Some(format!("the module is not valid: {error}"));
    }
    if !has_node || IMPORTING.contains(&name) {
        return None;
    }
    let args = ["--no-warnings", "--input-type=module", "-e", RUN, "--"];
    let output = Command::new("node").args(args).arg(&module).output().expect("node runs");
    let expected = std::fs::read_to_string(root().join(format!("{name}.expected"))).expect("it is text");
    let printed = without_addresses(&String::from_utf8_lossy(&output.stdout));
    let is_equal = match ROUNDED.contains(&name) {
        true => printed.lines().count() == expected.lines().count(),
        false => printed == without_addresses(&expected),
    };
    (!is_equal).then(|| format!("it prints\n{printed}{}", String::from_utf8_lossy(&output.stderr)))
}

#[test]
fn programs_print_the_same() {
    let scratch = std::env::temp_dir().join(format!("terrace-wasm-{}", std::process::id()));
    std::fs::create_dir_all(&scratch).expect("the directory is made");
    let has_node = Command::new("node").arg("--version").output().is_ok_and(|output| output.status.success());
    let programs = programs();
    assert!(programs.len() > 150, "{}", programs.len());
    for name in UNTRANSLATED.iter().map(|row| &row.0).chain(INDEX_64).chain(ROUNDED).chain(IMPORTING) {
        assert!(programs.iter().any(|program| program == name), "there is no program '{name}'");
    }
    let failures = Mutex::new(Vec::new());
    parallel::for_each(&programs, |name| {
        if let Some(failure) = check(name, &scratch, has_node) {
            failures.lock().expect("no thread panics").push(format!("{name}: {failure}"));
        }
    });
    std::fs::remove_dir_all(&scratch).expect("the directory is removed");
    let failures = failures.into_inner().expect("no thread panics");
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn several_files_are_linked() {
    let scratch = std::env::temp_dir().join(format!("terrace-wasm-link-{}", std::process::id()));
    std::fs::create_dir_all(&scratch).expect("the directory is made");
    let path = |name: &str| scratch.join(name).to_string_lossy().into_owned();
    let (f, main, out) = (path("f.mlir"), path("main.mlir"), path("out.wasm"));
    let text = "func.func @f(%x: index) -> index { return %x : index }";
    std::fs::write(&f, text).expect("the file is written");
    let text = "func.func private @f(index) -> index
      func.func @main() { %c = arith.constant 1 : index  call @f(%c) : (index) -> index  return }";
    std::fs::write(&main, text).expect("the file is written");
    let output = terrace(&["compile", &f, &main, "--target=wasm32-unknown-wasi", "-o", &out]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    wasmparser::validate(&std::fs::read(&out).expect("the module was written")).expect("it is valid");
    std::fs::remove_dir_all(&scratch).expect("the directory is removed");
}
