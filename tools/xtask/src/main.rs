//! Terrace's developer tasks: `cargo xtask TASK`.

mod abi;
mod bench;
mod budget;
mod constructs;
mod dist;
mod documents;
mod exec;
mod fuzz;
mod guard;
mod intrinsic_calls;
mod intrinsics;
mod measure;
mod modules;
mod native;
mod oracle;
mod package;
mod pass_names;
mod process;
mod projects;
mod real;
mod rules;
mod shell;
mod site;
mod style;
mod text;
mod tidy;
mod upstream;
mod wasm_runtime;
mod workloads;

use std::io::Read;
use std::path::PathBuf;
use std::process::ExitCode;

use terrace_filecheck::exec::Command;

const HELP: &str = "\
cargo xtask TASK

  oracle [--write | --rewrite] [--self] [--require] [--import-modules=N] [-v] [PATH PART]...
      Runs the RUN lines below tests/ with upstream's tools and compares the output with the goldens. Also compares
      the declarations of all intrinsics and the rules of the verifier with LLVM's.
      --write    creates missing goldens
      --rewrite  rewrites all goldens except those of files with `// DIFFERS:`
      --self     also runs target/release/terrace on these lines
      --require  fails if upstream's tools are not installed
      --import-modules=N  compares only N modules that clang and rustc make of pinned crates: as terrace-llir prints
                 them and as --import-llvm translates them; without it 40 modules are part of the whole comparison
      -v         also shows explained differences

  exec [--oracle-only | --self-only | --passes] [NAME PART]...
      Compiles the programs in examples/ and tests/run/ with Terrace and with upstream's tools, builds and
      runs both, and compares their output with the `.expected` files.
      --passes  runs each pass that transforms a module on them first, and shows counts by pass

  native [NAME PART]...
      Compiles C libraries (bzip2, lz4, lua, sqlite3, zlib) with clang to LLVM IR at -O0 and -O2, from there with
      Terrace to object files and to LLVM IR again, and compares what their test programs print.

  fuzz [--llvm | --unregistered | --vector | --llir | --run | --llir-run] [--passes] [--seeds N] [--start N] [--functions N] [--ops N]
       [--show N] [DIALECT]...
      Runs Terrace and upstream's tools on random modules and compares texts and LLVM IR.
      --llvm   generates modules of the llvm dialect instead of MLIR's own dialects
      --unregistered
               adds operations and terminators of unregistered dialects, attributes on functions, and resources
      --vector generates modules of vectors and affine loops
      --llir   generates LLVM IR: parses and prints it like opt, and imports it like mlir-translate
      --run    compiles the modules, also by Terrace's code generator, calls their functions with many numbers, and
               compares the results
      --llir-run
               does this with modules of LLVM IR, against clang
      --passes runs every pass that transforms a module, instead of the lowerings
      --show   sets the number of differences of each kind to show

  fuzz --evaluated [--seeds N] [--start N] [loops | views | indices | masks]...
      Runs random programs whose output the generator computes itself: plainly, with -O1 and -O2, and after each pass
      that accepts them. Failing programs are reduced. It needs `cargo build --release -p terrace-generate`.

  guard [--modules N] [--start N]
      Compares Terrace with itself, with comments and on two threads, on random modules and mutations of them. It needs
      `cargo build --release -p terrace-generate`.

  bench [--smoke] [--all] [--only NAME PART]
      Measures processor time and peak memory against upstream's tools, on a ten-line file, and on inputs
      of up to a million ops; medians of five. Fails if a bar is missed.
      --smoke         small inputs, one run; fails only if a command does
      --all           includes workloads without a bar
      --terrace PATH  measures this program instead of target/release/terrace
      --runs N        medians of N runs

  bench --run [--smoke] [--only NAME PART] [--terrace PATH] [--runs N]
      Compares `terrace run` and Terrace's machine code with mlir-runner and clang, and kernels of linalg with loops in
      C and with OpenBLAS.
  bench --lsp [--smoke] [--only NAME PART] [--terrace PATH] [--runs N]
      Measures the language server beside mlir-lsp-server: opening 200,000 operations, each key, and memory.
  bench --real [--smoke] [--only NAME PART] [--terrace PATH] [--runs N]
      Runs the benchmark on real programs in C, C++ and Rust (sqlite3, lua, zstd, quickjs, harfbuzz, regex-syntax, ...):
      `opt`, `opt --mlir-print-debuginfo`, `translate`, the import of LLVM IR, terrace-llir, and two threads; medians of three. Sources come from
      crates.io, LLVM IR from clang and rustc; upstream imports it once, into target/real (4 GB).
      --smoke  the two smallest, one run; fails only if a command does, not if sources cannot be fetched

  budget [--check | --write] [--only NAME PART] [--terrace PATH]
      Counts the instructions for each operation of real programs by callgrind, in all and by phase.
      --check  counts the two smallest inputs, and fails if one takes 2 % more than in tools/xtask/budget.txt
      --write  rewrites this table

  dist [--explorer]
      Builds the program that is published and measured, and prints its path: the cargo profile `dist` with profile-guided
      optimization, trained on random modules. It takes two builds of some minutes, and `rustup component add llvm-tools`.
      --explorer  also builds the page of `terrace explore`, by npm, and puts it into the program

  package [--target T]... [--profile NAME] [--explorer] [--check]
      Makes what a release consists of, in target/package: archives, wheels, Debian and npm packages, the source, a formula
      for Homebrew, and checksums. Without --target for all targets; those that lack a tool are skipped with a line.
      --profile   takes the program that a cargo profile makes, not the one of `cargo xtask dist`
      --explorer  puts the page of `terrace explore` into the program
      --check     unpacks or installs each package in an empty folder, and runs README's commands with it

  projects
      Builds and runs the projects in examples/ that are not crates, each in an empty folder, as far as their tools are
      installed. It needs `cargo build --release --workspace`.

  site [--check]
      Makes the documents, with pages of all dialects and passes, a book in target/site/book, and checks its links. mdBook
      is the one on the path, or comes from PyPI. It needs `cargo build --release --workspace`.
      --check  also checks the code in documents: it runs commands, parses MLIR, and finds other code in files of its
               language, which are compiled

  gen KIND N
      Prints a benchmark input: mixed, one, cfg, memref, dense, wide or tiny.

  intrinsics
      Regenerates the tables of intrinsics from the declarations in the package llvm-22-dev.

  tidy
      Checks the sources: sizes, left-overs, blanks, module docs, unsafe code, paths, ignored tests, wording.

  wasm-runtime
      Compiles the library of WebAssembly programs (crates/wasmgen/runtime) to the bitcode that programs are linked with. It
      needs rustc's target wasm32-unknown-unknown.

  llir FILE -o OUTPUT
      Parses, verifies and prints LLVM IR with terrace-llir; `bench --real` measures it.

  filecheck CHECK-FILE [OPTION]...
      Runs the tests' built-in FileCheck on standard input.
";

/// The result of a task. An error is printed, and the exit code is 1.
type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let mut args: Vec<String> = std::env::args().skip(1).collect();
    let task = if args.is_empty() { String::new() } else { args.remove(0) };
    let outcome = match task.as_str() {
        "oracle" => oracle::main(args),
        "bench" => bench::main(args),
        "budget" => budget::main(args),
        "dist" => dist::main(&args),
        "package" => package::main(&args),
        "gen" => bench::generate(&args),
        "projects" => projects::main(&args),
        "site" => site::main(&args),
        "intrinsics" => intrinsics::main(&args),
        "tidy" => tidy::main(&args),
        "wasm-runtime" => wasm_runtime::main(&args),
        "exec" => exec::main(args),
        "native" => native::main(&args),
        "fuzz" => fuzz::main(args),
        "guard" => guard::main(args),
        "filecheck" => filecheck(&args),
        "llir" => modules::print(&args),
        "" | "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("unknown task '{task}'\n\n{HELP}")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::FAILURE
        }
    }
}

/// Runs the built-in FileCheck.
fn filecheck(args: &[String]) -> Outcome {
    let mut stdin = Vec::new();
    if !args.iter().any(|a| a.trim_start_matches('-').starts_with("input-file")) {
        std::io::stdin().read_to_end(&mut stdin).map_err(|e| format!("cannot read standard input: {e}"))?;
    }
    let output = terrace_filecheck::check::main(&Command { name: "FileCheck", args, stdin: &stdin });
    eprint!("{}", String::from_utf8_lossy(&output.stderr));
    std::process::exit(output.status)
}

/// The root of the repository: the nearest ancestor directory that contains `tools/xtask/Cargo.toml`.
fn root() -> Result<PathBuf, String> {
    let here = std::env::current_dir().map_err(|e| format!("no current directory: {e}"))?;
    here.ancestors()
        .find(|d| d.join("tools/xtask/Cargo.toml").is_file())
        .map(PathBuf::from)
        .ok_or_else(|| "not inside the repository".to_string())
}

/// The release binary of Terrace, in the directory of this program.
fn terrace() -> Result<PathBuf, String> {
    sibling("terrace")
}

/// A release binary in the directory of this program.
fn sibling(name: &str) -> Result<PathBuf, String> {
    let me = std::env::current_exe().map_err(|e| format!("no path of this program: {e}"))?;
    let path = me.with_file_name(name);
    if path.is_file() {
        Ok(path)
    } else {
        Err(format!(
            "'{}' does not exist: run `cargo build --release --workspace --bin {name}`",
            path.display()
        ))
    }
}
