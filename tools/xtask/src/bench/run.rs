//! `cargo xtask bench --run`: machine code. Terrace's runner is compared with mlir-runner on the examples, its code
//! generator with clang's without optimization, and its code with that of `clang -O1`.

use super::{Bench, FAILED, mb, ms};
use crate::measure::{Cost, measure};
use crate::{process, upstream};
use std::path::{Path, PathBuf};

/// Upstream's runner of programs in the llvm dialect.
const RUNNER: &str = "mlir-runner-22";

/// The bars of ten lines from text to result: microseconds and kilobytes.
const TINY_CPU: i64 = 12_000;
const TINY_MEMORY: i64 = 30 * 1024;
/// The minimum ratio of the runner's processor time to Terrace's.
const RUNNER_BAR: f64 = 8.0;
/// The minimum ratio of clang's processor time to that of the code generator.
const CODEGEN_BAR: f64 = 1.5;
/// The maximum ratio of the time of Terrace's code to that of clang's.
const SPEED_BAR: f64 = 2.5;

/// Ten lines with a loop.
const TEN_LINES: &str = "func.func @main() -> i64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %n = arith.constant 100 : index
  %start = arith.constant 0 : i64
  %sum = scf.for %i = %zero to %n step %one iter_args(%s = %start) -> (i64) {
    %x = arith.index_cast %i : index to i64
    %next = arith.addi %s, %x : i64
    scf.yield %next : i64
  }
  return %sum : i64
}
";

/// The workloads of the code generator.
const WORKLOADS: &[(&str, usize)] = &[("one", 50_000), ("wide", 50_000), ("cfg", 40_000), ("views", 5_000)];

/// The examples whose code is timed, and what makes them run for a second: texts and their replacements.
const TIMED: &[(&str, &[(&str, &str)])] = &[
    (
        "matmul",
        &[
            ("%m = arith.constant 50 :", "%m = arith.constant 500 :"),
            ("%k = arith.constant 33 :", "%k = arith.constant 330 :"),
            ("x50xf64>", "x500xf64>"),
            ("<50x", "<500x"),
        ],
    ),
    ("nbody", &[("%steps = arith.constant 1000 :", "%steps = arith.constant 300000 :")]),
    ("sha256", &[]),
    ("sieve", &[("arith.constant 1000000 :", "arith.constant 50000000 :")]),
];

/// How often the longest text of `sha256` is repeated.
const REPEATED: usize = 30_000;

/// The source of an example that runs for long.
fn longer(name: &str, text: &str, edits: &[(&str, &str)]) -> Result<String, String> {
    let mut text = text.to_owned();
    for (from, to) in edits {
        if !text.contains(from) {
            return Err(format!("'{name}.mlir' has no '{from}'"));
        }
        text = text.replace(from, to);
    }
    if name == "sha256" {
        let start =
            text.find("@sentence(\"").ok_or("'sha256.mlir' has no '@sentence'")? + "@sentence(\"".len();
        let length = text[start..].find("\\00").ok_or("'@sentence' has no end")?;
        let repeated = text[start..start + length].repeat(REPEATED);
        text.replace_range(start..start + length, &repeated);
    }
    Ok(text)
}

/// The least cost of several runs: other load on the machine only adds to it.
fn least(costs: &[Cost]) -> Cost {
    let least = |part: fn(&Cost) -> i64| costs.iter().map(part).min().unwrap_or_default();
    Cost { cpu: least(|c| c.cpu), memory: least(|c| c.memory), wall: least(|c| c.wall) }
}

impl Bench {
    /// Prints all rows.
    pub(super) fn native(&mut self, only: &Option<String>) {
        let wanted = |name: &str| only.as_ref().is_none_or(|only| name.contains(only.as_str()));
        println!("{:24} {:>11} {:>11} {:>7} {:>5}", "work", "CPU ms", "upstream", "ratio", "bar");
        if wanted("run ten lines") {
            self.ten_lines();
        }
        let missing = upstream::missing(&[upstream::OPT, upstream::CLANG, RUNNER]);
        if !missing.is_empty() {
            return println!("not installed: {}; the rest is not measured", missing.join(", "));
        }
        let root = match crate::root() {
            Ok(root) => root,
            Err(message) => return self.fail("examples", &message),
        };
        let names = terrace_filecheck::test_file::programs(&root.join("examples")).unwrap_or_default();
        for name in names.iter().map(|name| name.trim_end_matches(".mlir")) {
            let row = format!("run {name}");
            if wanted(&row) {
                self.example(&row, &root.join("examples").join(format!("{name}.mlir")));
            }
        }
        for &(kind, n) in WORKLOADS {
            let n = if self.smoke { n / 50 } else { n };
            let row = format!("code {kind} {n}");
            if wanted(&row) {
                self.code_generation(&row, kind, n);
            }
        }
        for &(name, edits) in TIMED {
            let row = format!("speed {name}");
            if wanted(&row) {
                self.speed(&row, name, edits, &root);
            }
        }
        self.kernels(&wanted);
    }

    fn write(&self, name: &str, text: &str) -> Result<String, String> {
        let path = self.output(name);
        std::fs::write(&path, text).map_err(|e| format!("cannot write '{}': {e}", path.display()))?;
        Ok(path.display().to_string())
    }

    fn repeat(&self, mut run: impl FnMut() -> Result<Cost, String>) -> Result<Cost, String> {
        let costs: Result<Vec<Cost>, String> = (0..self.runs).map(|_| run()).collect();
        Ok(least(&costs?))
    }

    fn ten_lines(&mut self) {
        let name = "run ten lines";
        let measured = self.write("ten.mlir", TEN_LINES).and_then(|input| {
            let output = self.output("ten.out");
            let args = [&self.terrace, "run", "--entry-point-result=i64", &input];
            let cost = self.repeat(|| measure(&args, &output))?;
            match std::fs::read(&output).as_deref() {
                Ok(b"4950\n") => Ok(cost),
                _ => Err("another result than 4950".to_owned()),
            }
        });
        let cost = match measured {
            Ok(cost) => cost,
            Err(message) => return self.fail(name, &message),
        };
        let (cpu, memory) = (ms(cost.cpu), mb(cost.memory));
        let bars = [
            self.check_bar(name, cost.cpu <= TINY_CPU, format!("{cpu:.1} ms, bar {:.0}", ms(TINY_CPU))),
            self.check_bar(
                name,
                cost.memory <= TINY_MEMORY,
                format!("{memory:.1} MB, bar {:.0}", mb(TINY_MEMORY)),
            ),
        ];
        println!(
            "{name:24} {cpu:11.1} {:>11} {:>7} {:5.0}  (by the clock {:.1} ms; {memory:.1} MB, bar {:.0}){}",
            "",
            "",
            ms(TINY_CPU),
            ms(cost.wall),
            mb(TINY_MEMORY),
            bars.concat()
        );
    }

    /// One row: the least costs of both sides, whose ratio has to be at least the bar.
    fn compared(&mut self, name: &str, costs: Result<(Cost, Cost), String>, bar: f64) {
        let (terrace, upstream) = match costs {
            Ok(costs) => costs,
            Err(message) => return self.fail(name, &message),
        };
        let ratio = upstream.cpu as f64 / terrace.cpu.max(1) as f64;
        let missed = self.check_bar(name, ratio >= bar, format!("{ratio:.2} times less CPU, bar {bar}"));
        println!(
            "{name:24} {:11.1} {:11.1} {ratio:7.2} {bar:5.1}{missed}",
            ms(terrace.cpu),
            ms(upstream.cpu)
        );
    }

    /// `terrace run` against mlir-opt and mlir-runner.
    fn example(&mut self, name: &str, source: &Path) {
        let text = std::fs::read_to_string(source).unwrap_or_default();
        if let Some(reason) = crate::exec::refusal(&text) {
            return println!("{name:24} no machine code: {reason}");
        }
        let input = source.display().to_string();
        let between = self.output("example.mlir");
        let libraries: Vec<String> =
            upstream::runtime().into_iter().filter(|l| !l.starts_with('-')).collect();
        let libraries = format!("--shared-libs={}", libraries.join(","));
        let lower = |output: &Path| measure(&[upstream::OPT, upstream::pipeline(source), &input], output);
        let run = || {
            let lowered = lower(&between)?;
            let program = between.display().to_string();
            let args = [RUNNER, "-e", "main", "--entry-point-result=i32", &libraries, &program];
            Ok(lowered.with(measure(&args, &self.output("upstream.out"))?))
        };
        let terrace = self.repeat(|| {
            measure(&[&self.terrace, "run", "--entry-point-result=i32", &input], &self.output("terrace.out"))
        });
        let costs = terrace.map(|terrace| match self.repeat(run) {
            Ok(upstream) => Some((terrace, upstream)),
            // Upstream cannot lower or run some examples.
            Err(_) => {
                println!("{name:24} {:11.1} {:>11}", ms(terrace.cpu), "-");
                None
            }
        });
        if let Some(costs) = costs.transpose() {
            self.compared(name, costs, RUNNER_BAR);
        }
    }

    /// From LLVM IR, Terrace's lowering of a workload, to an object, against clang.
    fn code_generation(&mut self, name: &str, kind: &str, n: usize) {
        let costs = self.input(kind, n).and_then(|input| {
            let input = input.display().to_string();
            let ll = self.output("code.ll");
            measure(&[&self.terrace, "compile", &input], &ll)?;
            let ll = ll.display().to_string();
            let nowhere = self.output("nowhere");
            let object = self.output("terrace.o").display().to_string();
            let args =
                [&self.terrace, "compile", "-O0", "--engine=cranelift", "--emit=obj", "-o", &object, &ll];
            let terrace = self.repeat(|| measure(&args, &nowhere))?;
            let object = self.output("clang.o").display().to_string();
            let args = [upstream::CLANG, "-w", "-O0", "-c", &ll, "-o", &object];
            Ok((terrace, self.repeat(|| measure(&args, &nowhere))?))
        });
        self.compared(name, costs, CODEGEN_BAR);
    }

    /// The programs that both engines make.
    fn speed(&mut self, name: &str, example: &str, edits: &[(&str, &str)], root: &Path) {
        let measured = self.programs(example, edits, root).and_then(|[ours, theirs]| {
            let (own, other) = (self.output("own.out"), self.output("other.out"));
            let run = |program: &Path, output: &Path| {
                let program = program.display().to_string();
                self.repeat(|| measure(&[&program], output))
            };
            let costs = (run(&ours, &own)?, run(&theirs, &other)?);
            match (std::fs::read(own), std::fs::read(other)) {
                (Ok(a), Ok(b)) if a == b => Ok(costs),
                _ => Err(super::DIFFERS.to_owned()),
            }
        });
        let (terrace, clang) = match measured {
            Ok(costs) => costs,
            Err(message) => return self.fail(name, &message),
        };
        let ratio = terrace.cpu as f64 / clang.cpu.max(1) as f64;
        let missed = self.check_bar(
            name,
            ratio <= SPEED_BAR,
            format!("{ratio:.2} times clang's time, bar {SPEED_BAR}"),
        );
        println!(
            "{name:24} {:11.1} {:11.1} {ratio:7.2} {SPEED_BAR:5.1}{missed}  (Terrace's time by that of clang -O1)",
            ms(terrace.cpu),
            ms(clang.cpu)
        );
    }

    fn programs(&self, example: &str, edits: &[(&str, &str)], root: &Path) -> Result<[PathBuf; 2], String> {
        let path = root.join("examples").join(format!("{example}.mlir"));
        let text =
            std::fs::read_to_string(&path).map_err(|e| format!("cannot read '{}': {e}", path.display()))?;
        let text = if self.smoke { text } else { longer(example, &text, edits)? };
        let input = self.write(&format!("{example}.mlir"), &text)?;
        let succeed = |program: &str, args: &[&str]| {
            let output = process::run(program, args, root, b"");
            match output.status {
                0 => Ok(output.stdout),
                _ => Err(format!("{FAILED}: {}", String::from_utf8_lossy(&output.stderr))),
            }
        };
        let programs = [self.output(&format!("{example}.own")), self.output(&format!("{example}.clang"))];
        let [own, other] = programs.each_ref().map(|program| program.display().to_string());
        succeed(&self.terrace, &["compile", "-O2", "--engine=cranelift", "--emit=exe", "-o", &own, &input])?;
        let ll = succeed(&self.terrace, &["compile", &input])?;
        let ll = self.write(&format!("{example}.ll"), &String::from_utf8_lossy(&ll))?;
        let runtime = crate::sibling("libterrace_runtime.a")?.display().to_string();
        succeed(upstream::CLANG, &["-w", "-O1", &ll, &runtime, "-lm", "-o", &other])?;
        Ok(programs)
    }
}
