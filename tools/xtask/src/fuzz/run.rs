//! Compiles random modules with Terrace and upstream, calls their functions from C, and compares the results. Terrace
//! makes LLVM IR (`run`) and machine code (`native`).

use std::fmt::Write;
use std::path::Path;
use std::time::Duration;

use terrace_filecheck::exec::Output;

use super::{Fuzz, Module};
use crate::process::{self, Scratch};
use crate::upstream;

/// The time limit of a program.
const LIMIT: Duration = Duration::from_secs(10);

/// The number of calls of each function.
const N_CALLS: usize = 24;

const HEAD: &str = "\
#include <math.h>
#include <stdint.h>
#include <stdio.h>
static void integer(int64_t x) { printf(\" %lld\", (long long)x); }
static void real(double x) { if (isnan(x)) printf(\" nan\"); else printf(\" %a\", x); }
";

/// The C type of a type of MLIR or LLVM IR, its test arguments, and the function that prints a result.
fn in_c(ty: &str) -> Option<(&'static str, &'static [&'static str], &'static str)> {
    const INTEGERS: &[&str] = &["0", "1", "-1", "2", "7", "-100", "0x80", "0x7fff", "INT32_MIN", "INT64_MAX"];
    const REALS: &[&str] = &["0.0", "-0.0", "1.5", "-2.25", "1e10", "0x1p-140", "INFINITY", "NAN", "-0.75"];
    Some(match ty {
        "i1" => ("uint8_t", &["0", "1"], "1 & "),
        "i8" => ("int8_t", INTEGERS, ""),
        "i16" => ("int16_t", INTEGERS, ""),
        "i32" => ("int32_t", INTEGERS, ""),
        "i64" | "index" => ("int64_t", INTEGERS, ""),
        "f32" | "float" => ("float", REALS, ""),
        "f64" | "double" => ("double", REALS, ""),
        _ => return None,
    })
}

/// The name of a function, the types of its arguments, and the type of its result.
type Signature<'t> = (&'t str, Vec<&'t str>, &'t str);

/// The signature in a line of MLIR or LLVM IR that defines a function which is not internal.
fn signature(line: &str) -> Option<Signature<'_>> {
    if let Some(function) = line.trim_start().strip_prefix("func.func @") {
        let (name, rest) = function.split_once('(')?;
        let (args, result) = rest.trim_end_matches(" {").split_once(") -> ")?;
        let args: Option<_> = args.split(", ").map(|arg| Some(arg.split_once(": ")?.1)).collect();
        return Some((name, args?, result));
    }
    let (result, function) = line.strip_prefix("define ")?.split_once(" @")?;
    let (name, args) = function.trim_end_matches(") {").split_once('(')?;
    let args: Option<_> = args.split(", ").map(|arg| Some(arg.split_once(" %")?.0)).collect();
    (!result.starts_with("internal ")).then_some((name, args?, result))
}

/// A C program that calls the functions of a module.
fn driver(module: &str) -> Option<String> {
    let (mut head, mut main) = (HEAD.to_string(), "int main(void) {\n".to_string());
    for (name, args, result) in module.lines().filter_map(signature) {
        let args: Vec<_> = args.into_iter().map(in_c).collect::<Option<Vec<_>>>()?;
        let (c_result, _, mask) = in_c(result)?;
        let types: Vec<&str> = args.iter().map(|arg| arg.0).collect();
        let print = if result.starts_with(['d', 'f']) { "real" } else { "integer" };
        let _ = writeln!(head, "{c_result} {name}({});", types.join(", "));
        for call in 0..N_CALLS {
            // Steps differ by argument, so that all combinations of numbers occur.
            let values: Vec<&str> = args
                .iter()
                .enumerate()
                .map(|(i, (_, values, _))| values[(call * (2 * i + 1) + i) % values.len()])
                .collect();
            let _ = writeln!(main, "  {print}({mask}{name}({}));", values.join(", "));
        }
    }
    Some(format!("{head}{main}  puts(\"\");\n}}\n"))
}

/// The directory that the modules of a run are compiled in, with their driver, and the library they are linked to.
struct Runner<'a> {
    directory: &'a Path,
    runtime: String,
}

impl<'a> Runner<'a> {
    /// The runner of a module, with its driver.
    fn new(module: &Module, scratch: &'a Scratch) -> Result<Self, String> {
        let text = String::from_utf8_lossy(&module.text);
        let driver = driver(&text).ok_or_else(|| format!("{}: a type that C does not have", module.name))?;
        let runtime = crate::sibling("libterrace_runtime.a")?.to_string_lossy().into_owned();
        let runner = Self { directory: scratch.path(), runtime };
        runner.file("driver.c", driver.as_bytes())?;
        Ok(runner)
    }

    fn file(&self, name: &str, text: &[u8]) -> Result<(), String> {
        let path = self.directory.join(name);
        std::fs::write(&path, text).map_err(|e| format!("cannot write '{}': {e}", path.display()))
    }

    /// Links LLVM IR or an object with the driver, and runs it.
    fn link_and_run(&self, code: &str) -> Output {
        let mut args = vec!["-Wno-override-module", "-O0", code, "driver.c", "-o", "program"];
        args.extend([&self.runtime[..], "-lm"]);
        let built = process::run(upstream::CLANG, args, self.directory, b"");
        if built.status != 0 {
            return built;
        }
        let program = self.directory.join("program");
        let mut ran = process::run_for(LIMIT, &program, [""; 0], self.directory, b"");
        ran.stdout.extend_from_slice(format!("ends with {}\n", ran.status).as_bytes());
        Output { status: 0, ..ran }
    }

    /// Compiles LLVM IR, the output of a tool, and runs it.
    fn execute(&self, ll: Output) -> Result<Output, String> {
        if ll.status != 0 {
            return Ok(ll);
        }
        self.file("module.ll", &ll.stdout)?;
        Ok(self.link_and_run("module.ll"))
    }

    /// Runs what Terrace's code generator makes of a module.
    fn native(&self, fuzz: &Fuzz, flags: &[&str], text: &[u8]) -> Output {
        let object = self.directory.join("module.o").to_string_lossy().into_owned();
        let flags = [&["--emit=obj", "--engine=cranelift", "-o", &object], flags].concat();
        let compiled = fuzz.run_terrace("compile", &flags, text);
        if compiled.status == 0 { self.link_and_run("module.o") } else { compiled }
    }
}

impl Fuzz {
    /// Compares the results of a module's functions as compiled by Terrace and by upstream.
    pub(super) fn run(&mut self, module: &Module, scratch: &Scratch) -> Result<(), String> {
        let runner = Runner::new(module, scratch)?;
        let actual = runner.execute(self.run_terrace("compile", &[], &module.text))?;
        let lowered = self.run_upstream(upstream::OPT, &[upstream::RUN_PIPELINE], &module.text);
        let expected = runner.execute(match lowered.status {
            0 => self.run_upstream(upstream::TRANSLATE, &["--mlir-to-llvmir"], &lowered.stdout),
            _ => lowered,
        })?;
        self.compare(&module.name, "run", &module.text, &actual, &expected);
        let native = runner.native(self, &[], &module.text);
        self.compare(&module.name, "native", &module.text, &native, &actual);
        Ok(())
    }

    /// Compares the results of the functions of a module of LLVM IR as compiled by clang, by Terrace to LLVM IR, and by
    /// Terrace's code generator.
    pub(super) fn run_llvm_ir(&mut self, module: &Module, scratch: &Scratch) -> Result<(), String> {
        let runner = Runner::new(module, scratch)?;
        let expected = runner.execute(Output { stdout: module.text.clone(), ..Output::default() })?;
        let again = runner.execute(self.run_terrace("compile", &[], &module.text))?;
        self.compare(&module.name, "import and export", &module.text, &again, &expected);
        for flag in ["-O0", "-O2"] {
            let native = runner.native(self, &[flag], &module.text);
            self.compare(&module.name, &format!("native {flag}"), &module.text, &native, &expected);
        }
        Ok(())
    }
}
