//! `cargo xtask bench`: compares Terrace with upstream's tools, and Terrace with itself on inputs of growing size.
//!
//! It measures whole processes with one thread, alternating between both sides, and reports medians. A measurement that
//! misses its bar is an error except under `--smoke`.

mod kernels;
mod lsp;
mod run;

use std::path::{Path, PathBuf};

use crate::measure::{Cost, ONE_THREAD, measure, measure_one};
use crate::process::Scratch;
use crate::{real, upstream, workloads};

/// A comparison of Terrace and upstream on one input.
struct Pair {
    task: Task,
    kind: &'static str,
    n: usize,
    /// The minimum ratio of upstream's processor time to Terrace's.
    faster: f64,
    /// The minimum ratio of upstream's memory to Terrace's.
    smaller: f64,
    /// Whether the comparison runs only if named, or with `--all`.
    extra: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Task {
    /// Parse and print.
    Opt,
    /// Transformations within the dialects of the input.
    Canonicalize,
    /// Vectors instead of affine loops.
    Vectorize,
    /// Fewer affine loops.
    Fuse,
    /// The usual passes to the llvm dialect.
    Lower,
    /// Lower to the llvm dialect.
    Translate,
    /// Lower and translate in one command.
    Compile,
}

impl Task {
    fn name(self) -> &'static str {
        match self {
            Task::Opt => "opt",
            Task::Canonicalize => "canonicalize",
            Task::Vectorize => "vectorize",
            Task::Fuse => "fuse",
            Task::Lower => "lower",
            Task::Translate => "translate",
            Task::Compile => "compile",
        }
    }

    /// The passes that `opt` runs for the task or, of upstream, for its first half.
    fn passes(self, kind: &str) -> Option<&'static str> {
        match self {
            Task::Opt | Task::Translate => None,
            Task::Canonicalize => Some(upstream::TRANSFORMATIONS),
            Task::Vectorize => Some(upstream::VECTORIZATION),
            Task::Fuse => Some(upstream::FUSION),
            Task::Lower | Task::Compile => Some(pipeline(kind)),
        }
    }
}

const fn opt(kind: &'static str, n: usize, extra: bool) -> Pair {
    Pair { task: Task::Opt, kind, n, faster: 15.0, smaller: 0.0, extra }
}

const fn compile(kind: &'static str, n: usize, extra: bool) -> Pair {
    Pair { task: Task::Compile, kind, n, faster: 20.0, smaller: 4.0, extra }
}

const fn canonicalize(kind: &'static str, n: usize) -> Pair {
    Pair { task: Task::Canonicalize, kind, n, faster: 6.0, smaller: 4.0, extra: false }
}

const fn lower(kind: &'static str, n: usize, extra: bool) -> Pair {
    Pair { task: Task::Lower, kind, n, faster: 15.0, smaller: 4.0, extra }
}

const fn translate(kind: &'static str, n: usize, extra: bool) -> Pair {
    Pair { task: Task::Translate, kind, n, faster: 15.0, smaller: 4.0, extra }
}

const PAIRS: &[Pair] = &[
    opt("one", 50_000, false),
    opt("wide", 50_000, false),
    opt("cfg", 40_000, false),
    compile("one", 50_000, false),
    compile("wide", 50_000, false),
    compile("cfg", 40_000, false),
    lower("one", 50_000, false),
    lower("wide", 50_000, false),
    lower("cfg", 40_000, false),
    lower("views", 5_000, false),
    lower("scalar", 2_000, false),
    canonicalize("one", 50_000),
    canonicalize("wide", 50_000),
    canonicalize("cfg", 40_000),
    canonicalize("views", 5_000),
    // Each function of these calls the one before it: inlining makes the text quadratic.
    canonicalize("scalar", 100),
    canonicalize("mixed", 100),
    canonicalize("memref", 5_000),
    canonicalize("vector", 5_000),
    canonicalize("affine", 2_000),
    Pair { task: Task::Vectorize, kind: "nests", n: 2_000, faster: 6.0, smaller: 4.0, extra: false },
    Pair { task: Task::Fuse, kind: "nests", n: 2_000, faster: 1.0, smaller: 2.0, extra: false },
    canonicalize("dense", 1_000_000),
    canonicalize("debug", 10_000),
    canonicalize("printed", 10_000),
    canonicalize("strings", 100_000),
    canonicalize("structs", 100_000),
    translate("one", 50_000, false),
    translate("wide", 50_000, false),
    translate("memref", 5_000, false),
    translate("dense", 1_000_000, false),
    translate("debug", 10_000, false),
    translate("printed", 10_000, false),
    translate("strings", 100_000, true),
    translate("structs", 100_000, true),
    compile("views", 5_000, false),
    compile("scalar", 2_000, false),
    Pair { task: Task::Opt, kind: "vector", n: 5_000, faster: 9.0, smaller: 4.0, extra: false },
    Pair { task: Task::Opt, kind: "affine", n: 2_000, faster: 9.0, smaller: 4.0, extra: false },
    Pair { task: Task::Compile, kind: "vector", n: 5_000, faster: 15.0, smaller: 4.0, extra: false },
    Pair { task: Task::Compile, kind: "affine", n: 2_000, faster: 15.0, smaller: 4.0, extra: false },
    opt("scalar", 2_000, true),
    opt("memref", 5_000, true),
    opt("dense", 500_000, true),
    compile("dense", 500_000, true),
    Pair { task: Task::Lower, kind: "linalg", n: 2_000, faster: 15.0, smaller: 4.0, extra: false },
    Pair { task: Task::Lower, kind: "bufferize", n: 1_000, faster: 15.0, smaller: 4.0, extra: false },
    Pair { task: Task::Lower, kind: "gpu", n: 500, faster: 15.0, smaller: 3.0, extra: false },
    Pair { task: Task::Lower, kind: "tasks", n: 1_000, faster: 6.0, smaller: 3.0, extra: false },
    Pair { task: Task::Translate, kind: "nvvm", n: 2_000, faster: 7.0, smaller: 4.0, extra: false },
    Pair { task: Task::Compile, kind: "linalg", n: 2_000, faster: 25.0, smaller: 4.0, extra: false },
    Pair { task: Task::Compile, kind: "bufferize", n: 1_000, faster: 25.0, smaller: 4.0, extra: false },
];

/// Terrace alone, on half a million and on a million ops; tensors become as many.
const SCALING: &[(Task, &str, usize)] = &[
    (Task::Opt, "one", 125_000),
    (Task::Opt, "wide", 125_000),
    (Task::Opt, "cfg", 333_320),
    (Task::Compile, "one", 125_000),
    (Task::Compile, "wide", 125_000),
    (Task::Compile, "cfg", 333_320),
    (Task::Lower, "linalg", 600),
    (Task::Lower, "bufferize", 600),
    (Task::Compile, "linalg", 600),
    (Task::Compile, "bufferize", 600),
    (Task::Translate, "strings", 50_000),
    (Task::Translate, "structs", 50_000),
];

/// Upstream's passes to the llvm dialect for a kind of input.
fn pipeline(kind: &str) -> &'static str {
    match kind {
        "memref" => upstream::VIEWS_PIPELINE,
        "mixed" | "vector" | "affine" => upstream::VECTOR_PIPELINE,
        "gpu" => upstream::GPU_PIPELINE,
        "tasks" => upstream::ASYNC_PIPELINE,
        "linalg" | "bufferize" | "insertions" => upstream::DEALLOCATION_PIPELINE,
        _ => upstream::PIPELINE,
    }
}

/// Whether Terrace deliberately gives another output than upstream: `vector.fma` rounds once, functions own the buffers of
/// their tensors, the maximum of two zeros has the right sign, offsets by strides that are not known may be negative. (Names
/// of upstream's constants vary from run to run, too.)
fn has_other_output(task: Task, kind: &str) -> bool {
    match task {
        Task::Compile => matches!(kind, "vector" | "affine" | "linalg" | "bufferize" | "views" | "scalar"),
        Task::Lower => kind == "linalg",
        _ => false,
    }
}

/// The minimum of the geometric mean of the ratios of [`Task::Canonicalize`].
const CANONICALIZE_MEAN: f64 = 12.0;

/// The minimum speedup of two threads, and the number of functions of its input.
const TWO_THREADS: f64 = 1.6;
const THREADED: usize = 20_000;

/// The bars for the ten-line file, and the maximum ratio for an input of twice the size.
const TINY_CPU: i64 = 3_000;
const TINY_MEMORY: i64 = 10 * 1024;
const DOUBLING: f64 = 2.2;

struct Bench {
    terrace: String,
    scratch: Scratch,
    smoke: bool,
    runs: usize,
    oracle: bool,
    missed: Vec<String>,
    /// The ratios of processor time of [`Task::Canonicalize`].
    canonicalize: Vec<f64>,
}

/// Runs the task.
pub fn main(mut args: Vec<String>) -> crate::Outcome {
    if args.first().is_some_and(|a| a == "--measure-one") {
        return measure_one(&args.split_off(1));
    }
    let (mut smoke, mut all, mut real, mut native, mut lsp, mut only) =
        (false, false, false, false, false, None);
    let (mut terrace, mut runs) = (None, None);
    let mut args = args.into_iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--smoke" => smoke = true,
            "--all" => all = true,
            "--real" => real = true,
            "--run" => native = true,
            "--lsp" => lsp = true,
            "--only" => only = Some(args.next().ok_or("--only needs a name")?),
            "--terrace" => terrace = Some(PathBuf::from(args.next().ok_or("--terrace needs a path")?)),
            "--runs" => {
                let count = args.next().and_then(|n| n.parse().ok()).filter(|&n: &usize| n > 0);
                runs = Some(count.ok_or("--runs needs a number")?);
            }
            _ => return Err(format!("unknown option '{arg}'")),
        }
    }
    let terrace = terrace.map_or_else(crate::terrace, Ok)?.display().to_string();
    if real {
        let runs = runs.unwrap_or(if smoke { 1 } else { 3 });
        return real::main(real::Options { terrace, smoke, runs, only });
    }
    let tools: &[&str] = if lsp { &[upstream::LSP_SERVER] } else { &[upstream::OPT, upstream::TRANSLATE] };
    let missing = upstream::missing(tools);
    if !missing.is_empty() {
        println!("not installed: {}; Terrace is measured alone", missing.join(", "));
    }
    let mut bench = Bench {
        terrace,
        scratch: Scratch::new("bench")?,
        smoke,
        runs: runs.unwrap_or(if smoke { 1 } else { 5 }),
        oracle: missing.is_empty(),
        missed: Vec::new(),
        canonicalize: Vec::new(),
    };
    let wanted = |name: &str| only.as_ref().is_none_or(|only| name.contains(only.as_str()));
    if native {
        bench.native(&only);
        return bench.outcome();
    }
    if lsp {
        bench.lsp(&only);
        return bench.outcome();
    }
    println!(
        "{:20} {:>11} {:>11} {:>7} {:>5}  {:>9} {:>9} {:>7} {:>5}",
        "work", "CPU ms", "upstream", "ratio", "bar", "peak MB", "upstream", "ratio", "bar"
    );
    for pair in PAIRS {
        let n = if smoke { pair.n / 50 } else { pair.n };
        let name = format!("{} {} {n}", pair.task.name(), pair.kind);
        if wanted(&name) && (all || only.is_some() || !pair.extra) {
            bench.pair(&name, pair, n);
        }
    }
    bench.canonicalize_mean();
    if wanted("compile tiny") {
        bench.tiny();
    }
    for (task, kind, n) in SCALING {
        let name = format!("scaling {} {kind}", task.name());
        if wanted(&name) {
            bench.scaling(&name, *task, kind, *n);
        }
    }
    if wanted("two threads") {
        bench.two_threads();
    }
    bench.outcome()
}

/// The message if a measured command failed, which is an error in a smoke run, too.
pub const FAILED: &str = "failed";
/// The message if outputs differ, which is an error in a smoke run, too.
pub const DIFFERS: &str = "its output differs";

impl Bench {
    /// An error if a bar was missed.
    fn outcome(&self) -> crate::Outcome {
        if self.missed.is_empty() {
            return Ok(());
        }
        let message = format!("missed:\n  {}", self.missed.join("\n  "));
        if self.smoke {
            // Times of small inputs on a busy machine are meaningless; only failures count.
            println!("{message}");
            let broken = self.missed.iter().any(|m| m.ends_with(FAILED) || m.ends_with(DIFFERS));
            return if broken { Err(format!("a measured command {FAILED}, or {DIFFERS}")) } else { Ok(()) };
        }
        Err(message)
    }

    fn input(&self, kind: &str, n: usize) -> Result<PathBuf, String> {
        let path = self.scratch.path().join(format!("{kind}-{n}.mlir"));
        if !path.exists() {
            let text = workloads::generate(kind, n).ok_or_else(|| format!("no workload '{kind}'"))?;
            std::fs::write(&path, text).map_err(|e| format!("cannot write '{}': {e}", path.display()))?;
        }
        Ok(path)
    }

    /// The input of a task; for a translation, the workload after lowering.
    fn input_of(&self, task: Task, kind: &str, n: usize) -> Result<PathBuf, String> {
        let input = self.input(kind, n)?;
        if task != Task::Translate || matches!(kind, "debug" | "printed" | "strings" | "structs" | "nvvm") {
            return Ok(input);
        }
        let path = self.scratch.path().join(format!("{kind}-{n}.llvm.mlir"));
        if !path.exists() {
            let source = input.display().to_string();
            if self.oracle {
                measure(&[upstream::OPT, pipeline(kind), &source], &path)?;
            } else {
                measure(&[&self.terrace, "compile", "--emit=llvm-dialect", &source], &path)?;
            }
        }
        Ok(path)
    }

    fn output(&self, name: &str) -> PathBuf {
        self.scratch.path().join(name)
    }

    /// Runs a task once with Terrace.
    fn terrace(&self, task: Task, kind: &str, input: &Path) -> Result<Cost, String> {
        let input = input.display().to_string();
        let output = self.output("terrace.out");
        let command = match task {
            Task::Translate => vec!["translate", "--mlir-to-llvmir"],
            Task::Compile => vec!["compile"],
            _ => std::iter::once("opt").chain(task.passes(kind)).collect(),
        };
        measure(&[&[self.terrace.as_str()], &command[..], &[ONE_THREAD, &input]].concat(), &output)
    }

    /// Measures one thread and two on one input by wall-clock time. It takes the fastest run of each, since other
    /// load on the machine only adds time.
    fn two_threads(&mut self) {
        let name = "two threads";
        let n = if self.smoke { THREADED / 50 } else { THREADED };
        let runs = if self.smoke { 1 } else { 2 * self.runs };
        let measured = self.input("scalar", n).and_then(|input| {
            let input = input.display().to_string();
            let run = |threads: &str| {
                measure(&[&self.terrace, "compile", threads, &input], &self.output("terrace.out"))
            };
            let (mut one, mut two) = (Vec::new(), Vec::new());
            for _ in 0..runs {
                one.push(run("--threads=1")?.wall);
                two.push(run("--threads=2")?.wall);
            }
            let least = |times: Vec<i64>| times.into_iter().min().unwrap_or_default();
            Ok((least(one), least(two)))
        });
        let (one, two) = match measured {
            Ok(costs) => costs,
            Err(message) => return self.fail(name, &message),
        };
        let ratio = one as f64 / two.max(1) as f64;
        let fast =
            self.check_bar(name, ratio >= TWO_THREADS, format!("{ratio:.2} times faster, bar {TWO_THREADS}"));
        println!(
            "{name:20} {:>11} {:>11} {ratio:7.2} {TWO_THREADS:5.1}{fast}  (by the clock, {n} functions)",
            format!("{:.1}", ms(one)),
            format!("→ {:.1}", ms(two)),
        );
    }

    /// Runs a task once with upstream's tools.
    fn upstream(&self, task: Task, kind: &str, input: &Path) -> Result<Cost, String> {
        let input = input.display().to_string();
        let output = self.output("upstream.out");
        let passes = std::iter::once(upstream::OPT).chain(task.passes(kind));
        let opt: Vec<&str> = passes.chain([ONE_THREAD, &input]).collect();
        match task {
            Task::Translate => {
                measure(&[upstream::TRANSLATE, "--mlir-to-llvmir", ONE_THREAD, &input], &output)
            }
            Task::Compile => {
                let between = self.output("upstream.mlir");
                let lowered = measure(&opt, &between)?;
                let between = between.display().to_string();
                let translate = [upstream::TRANSLATE, "--mlir-to-llvmir", ONE_THREAD, &between];
                let translated = measure(&translate, &output)?;
                Ok(lowered.with(translated))
            }
            _ => measure(&opt, &output),
        }
    }

    fn fail(&mut self, name: &str, message: &str) {
        println!("{name:20} {FAILED}: {message}");
        self.missed.push(format!("{name}: {FAILED}"));
    }

    fn check_bar(&mut self, name: &str, holds: bool, message: String) -> &'static str {
        if holds {
            return "";
        }
        self.missed.push(format!("{name}: {message}"));
        "  MISSED"
    }

    fn pair(&mut self, name: &str, pair: &Pair, n: usize) {
        let (mut terrace, mut upstream) = (Vec::new(), Vec::new());
        let measured = self.input_of(pair.task, pair.kind, n).and_then(|input| {
            for _ in 0..self.runs {
                terrace.push(self.terrace(pair.task, pair.kind, &input)?);
                if self.oracle {
                    upstream.push(self.upstream(pair.task, pair.kind, &input)?);
                }
            }
            Ok(())
        });
        if let Err(message) = measured {
            return self.fail(name, &message);
        }
        let terrace = Cost::median(&terrace);
        if !self.oracle {
            return println!("{name:20} {:11.1} {:33.1}", ms(terrace.cpu), mb(terrace.memory));
        }
        let upstream = Cost::median(&upstream);
        let faster = upstream.cpu as f64 / terrace.cpu.max(1) as f64;
        let smaller = upstream.memory as f64 / terrace.memory.max(1) as f64;
        if pair.task == Task::Canonicalize {
            self.canonicalize.push(faster);
        }
        let fast = self.check_bar(
            name,
            faster >= pair.faster,
            format!("{faster:.1} times less CPU, bar {}", pair.faster),
        );
        let message = format!("{smaller:.1} times less memory, bar {}", pair.smaller);
        let small = self.check_bar(name, smaller >= pair.smaller, message);
        let same =
            match (std::fs::read(self.output("terrace.out")), std::fs::read(self.output("upstream.out"))) {
                (Ok(_), Ok(_)) if has_other_output(pair.task, pair.kind) => true,
                (Ok(a), Ok(b)) => a == b,
                _ => false,
            };
        let same = if same { "" } else { "  OUTPUT DIFFERS" };
        println!(
            "{name:20} {:11.1} {:11.1} {faster:7.1} {:5.0}  {:9.1} {:9.1} {smaller:7.1} {:5.0}{fast}{small}{same}",
            ms(terrace.cpu),
            ms(upstream.cpu),
            pair.faster,
            mb(terrace.memory),
            mb(upstream.memory),
            pair.smaller,
        );
        if !same.is_empty() {
            self.missed.push(format!("{name}: {DIFFERS}"));
        }
    }

    /// The geometric mean over the workloads that were transformed.
    fn canonicalize_mean(&mut self) {
        let ratios = core::mem::take(&mut self.canonicalize);
        if ratios.is_empty() {
            return;
        }
        let name = "canonicalize, mean";
        let (mean, bar) = (real::geometric_mean(&ratios), CANONICALIZE_MEAN);
        let message = format!("{mean:.1} times less CPU on the mean, bar {bar}");
        let fast = self.check_bar(name, mean >= bar, message);
        println!("{name:20} {:>23} {mean:7.1} {bar:5.0}{fast}  ({} workloads)", "", ratios.len());
    }

    fn tiny(&mut self) {
        let name = "compile tiny";
        let measured = self.input("tiny", 1).and_then(|input| {
            let runs = if self.smoke { 1 } else { 4 * self.runs + 1 };
            (0..runs).map(|_| self.terrace(Task::Compile, "tiny", &input)).collect::<Result<Vec<_>, _>>()
        });
        let cost = match measured {
            Ok(costs) => Cost::median(&costs),
            Err(message) => return self.fail(name, &message),
        };
        let (cpu, memory) = (ms(cost.cpu), mb(cost.memory));
        let fast =
            self.check_bar(name, cost.cpu <= TINY_CPU, format!("{cpu:.1} ms, bar {:.0}", ms(TINY_CPU)));
        let small = self.check_bar(
            name,
            cost.memory <= TINY_MEMORY,
            format!("{memory:.1} MB, bar {:.0}", mb(TINY_MEMORY)),
        );
        println!(
            "{name:20} {cpu:11.1} {:>24.0}  {memory:9.1} {:>23.0}{fast}{small}",
            ms(TINY_CPU),
            mb(TINY_MEMORY)
        );
    }

    /// Measures the cost at `n` and at `2 n`.
    fn scaling(&mut self, name: &str, task: Task, kind: &str, n: usize) {
        let n = if self.smoke { n / 200 * 4 } else { n };
        let runs = self.runs.min(3);
        let measured = self.input_of(task, kind, n).and_then(|once| {
            let twice = self.input_of(task, kind, 2 * n)?;
            let (mut a, mut b) = (Vec::new(), Vec::new());
            for _ in 0..runs {
                a.push(self.terrace(task, kind, &once)?);
                b.push(self.terrace(task, kind, &twice)?);
            }
            let _ = std::fs::remove_file(&twice);
            Ok((Cost::median(&a), Cost::median(&b)))
        });
        let (once, twice) = match measured {
            Ok(costs) => costs,
            Err(message) => return self.fail(name, &message),
        };
        let time = twice.cpu as f64 / once.cpu.max(1) as f64;
        let memory = twice.memory as f64 / once.memory.max(1) as f64;
        let fast = self.check_bar(name, time <= DOUBLING, format!("{time:.2} times the CPU, bar {DOUBLING}"));
        let small =
            self.check_bar(name, memory <= DOUBLING, format!("{memory:.2} times the memory, bar {DOUBLING}"));
        println!(
            "{name:20} {:>11} {:>11} {time:7.2} {DOUBLING:5.1}  {:>9} {:>9} {memory:7.2} {DOUBLING:5.1}{fast}{small}  ({} to {} ops)",
            format!("{:.1}", ms(once.cpu)),
            format!("→ {:.1}", ms(twice.cpu)),
            format!("{:.1}", mb(once.memory)),
            format!("→ {:.1}", mb(twice.memory)),
            workloads::ops(kind, n),
            workloads::ops(kind, 2 * n),
        );
    }
}

/// Milliseconds, for tables.
pub fn ms(microseconds: i64) -> f64 {
    microseconds as f64 / 1000.0
}

/// Megabytes of memory, for tables.
pub fn mb(kilobytes: i64) -> f64 {
    kilobytes as f64 / 1024.0
}

/// `cargo xtask gen KIND N`: prints a workload.
pub fn generate(args: &[String]) -> crate::Outcome {
    let [kind, rest @ ..] = args else { return Err(kinds()) };
    let n = match rest {
        [] => 1,
        [n] => n.parse().map_err(|_| format!("'{n}' is not a size"))?,
        _ => return Err(kinds()),
    };
    let text = workloads::generate(kind, n).ok_or_else(kinds)?;
    let mut stdout = std::io::stdout().lock();
    std::io::Write::write_all(&mut stdout, text.as_bytes()).map_err(|e| format!("cannot write: {e}"))
}

fn kinds() -> String {
    let mut out = "cargo xtask gen KIND N, where KIND is one of".to_string();
    for (name, message) in workloads::KINDS {
        out.push_str(&format!("\n  {name:8} {message}"));
    }
    out
}
