//! Compiles random modules with Terrace and upstream, calls their functions from C, and compares the results. Terrace
//! makes LLVM IR (`run`) and machine code (`native`).

use std::fmt::Write;
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

/// The C type of an MLIR type, its test arguments, and the function that prints a result.
fn in_c(ty: &str) -> Option<(&'static str, &'static [&'static str], &'static str)> {
    const INTEGERS: &[&str] = &["0", "1", "-1", "2", "7", "-100", "0x80", "0x7fff", "INT32_MIN", "INT64_MAX"];
    const REALS: &[&str] = &["0.0", "-0.0", "1.5", "-2.25", "1e10", "0x1p-140", "INFINITY", "NAN", "-0.75"];
    Some(match ty {
        "i1" => ("uint8_t", &["0", "1"], "1 & "),
        "i8" => ("int8_t", INTEGERS, ""),
        "i16" => ("int16_t", INTEGERS, ""),
        "i32" => ("int32_t", INTEGERS, ""),
        "i64" | "index" => ("int64_t", INTEGERS, ""),
        "f32" => ("float", REALS, ""),
        "f64" => ("double", REALS, ""),
        _ => return None,
    })
}

/// A C program that calls the functions of a module.
fn driver(module: &str) -> Option<String> {
    let (mut head, mut main) = (HEAD.to_string(), "int main(void) {\n".to_string());
    for line in module.lines() {
        let Some(function) = line.trim_start().strip_prefix("func.func @") else { continue };
        let (name, rest) = function.split_once('(')?;
        let (args, result) = rest.trim_end_matches(" {").split_once(") -> ")?;
        let args: Vec<_> =
            args.split(", ").map(|arg| in_c(arg.split_once(": ")?.1)).collect::<Option<Vec<_>>>()?;
        let (c_result, _, mask) = in_c(result)?;
        let types: Vec<&str> = args.iter().map(|arg| arg.0).collect();
        let print = if result.starts_with('f') { "real" } else { "integer" };
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

impl Fuzz {
    /// Compares the results of a module's functions as compiled by Terrace and by upstream.
    pub(super) fn run(&mut self, module: &Module, scratch: &Scratch) -> Result<(), String> {
        let text = String::from_utf8_lossy(&module.text);
        let driver = driver(&text).ok_or_else(|| format!("{}: a type that C does not have", module.name))?;
        let file = |name: &str, text: &[u8]| {
            let path = scratch.path().join(name);
            std::fs::write(&path, text).map_err(|e| format!("cannot write '{}': {e}", path.display()))
        };
        file("driver.c", driver.as_bytes())?;
        let runtime = crate::sibling("libterrace_runtime.a")?.to_string_lossy().into_owned();
        let link_and_run = |code: &str| {
            let mut args = vec!["-Wno-override-module", "-O0", code, "driver.c", "-o", "program"];
            args.extend([&runtime[..], "-lm"]);
            let built = process::run(upstream::CLANG, args, scratch.path(), b"");
            if built.status != 0 {
                return built;
            }
            let program = scratch.path().join("program");
            let mut ran = process::run_for(LIMIT, &program, [""; 0], scratch.path(), b"");
            ran.stdout.extend_from_slice(format!("ends with {}\n", ran.status).as_bytes());
            Output { status: 0, ..ran }
        };
        let execute = |ll: Output| -> Result<Output, String> {
            if ll.status != 0 {
                return Ok(ll);
            }
            file("module.ll", &ll.stdout)?;
            Ok(link_and_run("module.ll"))
        };
        let actual = execute(self.run_terrace("compile", &[], &module.text))?;
        let lowered = self.run_upstream(upstream::OPT, &[upstream::RUN_PIPELINE], &module.text);
        let expected = execute(match lowered.status {
            0 => self.run_upstream(upstream::TRANSLATE, &["--mlir-to-llvmir"], &lowered.stdout),
            _ => lowered,
        })?;
        self.compare(&module.name, "run", &module.text, &actual, &expected);
        let object = scratch.path().join("module.o").to_string_lossy().into_owned();
        let flags = ["--emit=obj", "--engine=cranelift", "-o", &object];
        let compiled = self.run_terrace("compile", &flags, &module.text);
        let native = if compiled.status == 0 { link_and_run("module.o") } else { compiled };
        self.compare(&module.name, "native", &module.text, &native, &actual);
        Ok(())
    }
}
