//! `cargo xtask bench --real`: compares Terrace with upstream's tools on real programs.
//!
//! Single-threaded runs alternate between both sides, and medians are reported; then two threads of Terrace by
//! wall-clock time, and Terrace alone on inputs of a gigabyte. Text is counted in millions of bytes, memory as in the
//! other benchmark.

pub mod inputs;

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::Path;

use crate::bench::{DIFFERS, FAILED, mb, ms};
use crate::measure::{Cost, ONE_THREAD, measure};
use crate::process::Scratch;
use crate::upstream;
use inputs::{Input, Inputs, RECIPES, Size};

/// The options of the benchmark.
pub struct Options {
    /// The program to measure.
    pub terrace: String,
    pub smoke: bool,
    pub runs: usize,
    /// A part of the names of the inputs.
    pub only: Option<String>,
}

/// A command of Terrace and the equivalent command of upstream.
struct Work<'a> {
    name: &'a str,
    terrace: &'a [&'a str],
    upstream: &'a [&'a str],
    /// Whether the input is LLVM IR instead of MLIR.
    llvm_ir: bool,
    bars: Bars,
}

/// The minimum ratios of upstream's cost to Terrace's.
#[derive(Clone, Copy)]
struct Bars {
    /// Processor time, as geometric mean and for each input.
    faster: f64,
    faster_each: f64,
    /// Memory, as geometric mean.
    smaller: f64,
}

const MLIR: Bars = Bars { faster: 10.0, faster_each: 8.0, smaller: 5.0 };
const OPT: Work<'_> =
    Work { name: "opt", terrace: &["opt"], upstream: &[upstream::OPT], llvm_ir: false, bars: MLIR };
/// The import of LLVM IR.
const IMPORT: Work<'_> = Work {
    name: "translate --import-llvm",
    terrace: &["translate", "--import-llvm"],
    upstream: &[upstream::TRANSLATE, "--import-llvm"],
    llvm_ir: true,
    bars: Bars { faster: 8.0, faster_each: 5.0, smaller: 4.0 },
};
/// `terrace_llir` parses, verifies and prints; this program does that.
const LLIR: Work<'_> = Work {
    name: "llir",
    terrace: &["llir"],
    upstream: &[upstream::LLVM_OPT, "-S", "-passes=verify", "-disable-debug-info-type-map"],
    llvm_ir: true,
    bars: Bars { faster: 3.0, faster_each: 0.0, smaller: 2.0 },
};
const OPT_LOCATIONS: Work<'_> = Work {
    name: "opt --mlir-print-debuginfo",
    terrace: &["opt", "--mlir-print-debuginfo"],
    upstream: &[upstream::OPT, "--mlir-print-debuginfo"],
    ..OPT
};
const TRANSFORM: Work<'_> = Work {
    name: "transformations",
    terrace: &["opt", upstream::TRANSFORMATIONS],
    upstream: &[upstream::OPT, upstream::TRANSFORMATIONS],
    llvm_ir: false,
    bars: Bars { faster: 12.0, faster_each: 6.0, smaller: 4.0 },
};
/// The passes of [`TRANSFORM`].
const TRANSFORMATIONS: [&str; 5] = ["canonicalize", "cse", "mem2reg", "sroa", "inline"];
const TRANSLATE: Work<'_> = Work {
    name: "translate",
    terrace: &["translate", "--mlir-to-llvmir"],
    upstream: &[upstream::TRANSLATE, "--mlir-to-llvmir"],
    ..OPT
};
const COMPILE: Work<'_> = Work { name: "compile", terrace: &["compile"], upstream: &[], ..OPT };

/// The output file of a measured command.
const NULL_DEVICE: &str = "/dev/null";

/// The minimum speedup of two threads by wall-clock time, on inputs of at least so many bytes.
const TWO_THREADS: f64 = 1.5;
const THREADED: u64 = 10_000_000;
/// The bars for large inputs: megabytes of peak memory, and millions of bytes per second of processor time.
const LARGE_MEMORY: f64 = 300.0;
const LARGE_SPEED: f64 = 150.0;

struct Bench {
    options: Options,
    scratch: Scratch,
    /// This program.
    this: String,
    oracle: bool,
    missed: Vec<String>,
}

/// Runs the benchmark.
pub fn main(options: Options) -> crate::Outcome {
    let tools = [upstream::OPT, upstream::TRANSLATE, upstream::CLANG, upstream::LLVM_LINK];
    let missing = upstream::missing(&tools);
    if !missing.is_empty() {
        println!("not installed: {}", missing.join(", "));
    }
    let oracle = !missing.contains(&upstream::OPT) && !missing.contains(&upstream::TRANSLATE);
    let this = std::env::current_exe().map_err(|e| format!("no path of this program: {e}"))?;
    let this = this.display().to_string();
    let mut bench = Bench { options, scratch: Scratch::new("real")?, this, oracle, missed: Vec::new() };
    let inputs = bench.inputs()?;
    let (large, usual): (Vec<_>, Vec<_>) = inputs.into_iter().partition(|input| input.size == Size::Large);
    if !usual.is_empty() {
        for work in [OPT, OPT_LOCATIONS] {
            bench.side_by_side(&work, &usual);
        }
        bench.transformations(&usual);
        for work in [TRANSLATE, IMPORT, LLIR] {
            bench.side_by_side(&work, &usual);
        }
    }
    let threaded: Vec<_> = usual.iter().filter(|input| input.bytes > THREADED).collect();
    if !threaded.is_empty() {
        bench.two_threads(&threaded);
    }
    if !large.is_empty() {
        bench.large(&large);
    }
    if bench.missed.is_empty() {
        return Ok(());
    }
    let message = format!("missed:\n  {}", bench.missed.join("\n  "));
    if !bench.options.smoke {
        return Err(message);
    }
    println!("\n{message}");
    let broken = bench.missed.iter().any(|m| m.ends_with(FAILED) || m.ends_with(DIFFERS));
    if broken { Err(format!("a measured command {FAILED}, or {DIFFERS}")) } else { Ok(()) }
}

impl Bench {
    /// The selected inputs. Inputs that cannot be built are reported; only a smoke run may lack sources.
    fn inputs(&mut self) -> Result<Vec<Input>, String> {
        let (mut inputs, mut found, mut others) = (Inputs::new()?, Vec::new(), Vec::new());
        for recipe in RECIPES {
            let wanted = self.options.only.as_ref().is_none_or(|only| recipe.name.contains(only.as_str()));
            if !wanted || self.options.smoke && recipe.size != Size::Smoke {
                others.push(recipe.name);
                continue;
            }
            match inputs.get(recipe) {
                Ok(input) => found.push(input),
                Err(message) => {
                    println!("{:18} left out: {message}", recipe.name);
                    if !self.options.smoke || !inputs.lacks_sources() {
                        self.missed.push(format!("input {}: {FAILED}", recipe.name));
                    }
                }
            }
        }
        if !others.is_empty() {
            println!("left out, not asked for: {}", others.join(", "));
        }
        Ok(found)
    }

    /// Runs a command once with Terrace, with its output in `output`.
    fn terrace(&self, work: &Work<'_>, threads: &str, input: &Input, output: &Path) -> Result<Cost, String> {
        let program = if work.name == LLIR.name { &self.this } else { &self.options.terrace };
        let command = [&[program.as_str()], work.terrace].concat();
        run(&command, work, threads, input, output)
    }

    fn fail(&mut self, work: &str, input: &Input, message: &str) {
        println!("{:18} {FAILED}: {message}", input.name);
        self.missed.push(format!("{work} {}: {FAILED}", input.name));
    }

    fn check_bar(&mut self, holds: bool, message: String) -> &'static str {
        if holds {
            return "";
        }
        self.missed.push(message);
        "  MISSED"
    }

    /// Measures [`TRANSFORM`] and its passes on code that clang has not optimized. Of other code `inline` makes gigabytes, on
    /// both sides: sqlite3 at -O2 takes upstream more than two minutes.
    fn transformations(&mut self, inputs: &[Input]) {
        let is_wanted = |input: &&Input| input.name.ends_with("-O0") || input.size == Size::Smoke;
        let inputs: Vec<&Input> = inputs.iter().filter(is_wanted).collect();
        if inputs.is_empty() {
            return;
        }
        self.side_by_side(&TRANSFORM, inputs.iter().copied());
        for name in TRANSFORMATIONS {
            let pass = format!("--{name}");
            let (terrace, upstream) = (["opt", &pass], [upstream::OPT, &pass]);
            let work = Work { name, terrace: &terrace, upstream: &upstream, ..TRANSFORM };
            self.side_by_side(&work, inputs.iter().copied());
        }
    }

    /// Measures a command on all inputs: prints a table with a row for each, and their means.
    fn side_by_side<'a>(&mut self, work: &Work<'_>, inputs: impl IntoIterator<Item = &'a Input>) {
        println!(
            "\n{}\n{:18} {:>7} {:>8}  {:>9} {:>9} {:>6}  {:>9} {:>9} {:>6}  {:>8} {:>8} {:>6}",
            work.name,
            "input",
            "MB",
            "ops",
            "CPU ms",
            "upstream",
            "ratio",
            "wall ms",
            "upstream",
            "ratio",
            "peak MB",
            "upstream",
            "ratio"
        );
        let (mut faster, mut quicker, mut smaller) = (Vec::new(), Vec::new(), Vec::new());
        for input in inputs {
            let (terrace, upstream, same) = match self.alternate(work, input) {
                Ok(costs) => costs,
                Err(message) => {
                    self.fail(work.name, input, &message);
                    continue;
                }
            };
            let head = format!("{:18} {:7.1} {:8}", input.name, input.bytes as f64 / 1e6, input.ops);
            let Some(upstream) = upstream else {
                println!(
                    "{head}  {:9.1} {:27.1} {:25.1}",
                    ms(terrace.cpu),
                    ms(terrace.wall),
                    mb(terrace.memory)
                );
                continue;
            };
            let ratio = |terrace: i64, upstream: i64| upstream as f64 / terrace.max(1) as f64;
            let cpu = ratio(terrace.cpu, upstream.cpu);
            let wall = ratio(terrace.wall, upstream.wall);
            let memory = ratio(terrace.memory, upstream.memory);
            let message = format!(
                "{} {}: {cpu:.1} times less CPU, bar {}",
                work.name, input.name, work.bars.faster_each
            );
            let fast = self.check_bar(cpu >= work.bars.faster_each, message);
            println!(
                "{head}  {:9.1} {:9.1} {cpu:6.1}  {:9.1} {:9.1} {wall:6.1}  {:8.1} {:8.1} {memory:6.1}{fast}{}",
                ms(terrace.cpu),
                ms(upstream.cpu),
                ms(terrace.wall),
                ms(upstream.wall),
                mb(terrace.memory),
                mb(upstream.memory),
                if same { "" } else { "  OUTPUT DIFFERS" },
            );
            if !same {
                self.missed.push(format!("{} {}: {DIFFERS}", work.name, input.name));
            }
            faster.push(cpu);
            quicker.push(wall);
            smaller.push(memory);
        }
        if !faster.is_empty() {
            self.means(work, [&faster, &quicker, &smaller]);
        }
    }

    /// The last rows of a table: geometric means, minimum ratios and bars.
    fn means(&mut self, work: &Work<'_>, [cpu, wall, memory]: [&[f64]; 3]) {
        let row = |name: &str, [cpu, wall, memory]: [String; 3], end: &str| {
            println!("{name:18} {:16}  {cpu:>26}  {wall:>26}  {memory:>24}{end}", "");
        };
        let digits = |x: f64| format!("{x:.1}");
        let (fast, small) = (geometric_mean(cpu), geometric_mean(memory));
        let message =
            format!("{}: {fast:.1} times less CPU on the mean, bar {}", work.name, work.bars.faster);
        let enough = self.check_bar(fast >= work.bars.faster, message);
        let message =
            format!("{}: {small:.1} times less memory on the mean, bar {}", work.name, work.bars.smaller);
        let enough =
            if self.check_bar(small >= work.bars.smaller, message).is_empty() { enough } else { "  MISSED" };
        row("geometric mean", [digits(fast), digits(geometric_mean(wall)), digits(small)], enough);
        row("least", [digits(least(cpu)), digits(least(wall)), digits(least(memory))], "");
        let bars = [
            format!("{}, each {}", work.bars.faster, work.bars.faster_each),
            String::new(),
            digits(work.bars.smaller),
        ];
        row("bar", bars, "");
    }

    /// Medians of both sides, and whether their outputs are equal.
    fn alternate(&self, work: &Work<'_>, input: &Input) -> Result<(Cost, Option<Cost>, bool), String> {
        let same = self.same(work, input)?;
        let nowhere = Path::new(NULL_DEVICE);
        let (mut terrace, mut upstream) = (Vec::new(), Vec::new());
        for _ in 0..self.options.runs {
            terrace.push(self.terrace(work, ONE_THREAD, input, nowhere)?);
            if self.oracle {
                upstream.push(run(work.upstream, work, ONE_THREAD, input, nowhere)?);
            }
        }
        Ok((Cost::median(&terrace), self.oracle.then(|| Cost::median(&upstream)), same))
    }

    /// Whether both outputs are equal. These runs are not measured, since writing a file has its own cost; a hash of
    /// upstream's output is cached beside the input.
    fn same(&self, work: &Work<'_>, input: &Input) -> Result<bool, String> {
        let output = self.scratch.path().join("output");
        self.terrace(work, ONE_THREAD, input, &output)?;
        if !self.oracle {
            return Ok(true);
        }
        let printed = hash(&output)?;
        let kept = input.path.with_extension(format!("{}.hash", work.name.replace(' ', "")));
        let print = || run(work.upstream, work, ONE_THREAD, input, &output).and_then(|_| hash(&output));
        let expected = match fs::read_to_string(&kept) {
            Ok(expected) => expected,
            Err(_) => {
                let expected = print()?;
                fs::write(&kept, &expected).map_err(|e| format!("cannot write '{}': {e}", kept.display()))?;
                expected
            }
        };
        if printed == expected {
            return Ok(true);
        }
        // Upstream splits edges in order of addresses, which varies from run to run (quickjs). Output that varies
        // cannot be compared.
        for _ in 0..16 {
            if print()? != expected {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Measures one thread and two by wall-clock time, the fastest run of each, since other load on the machine only
    /// adds time.
    fn two_threads(&mut self, inputs: &[&Input]) {
        println!("\none thread and two, ms by the clock, bar {TWO_THREADS}");
        let works = [OPT, OPT_LOCATIONS, TRANSLATE, COMPILE];
        print!("{:18}", "input");
        works.iter().for_each(|work| print!("  {:>26}", work.name));
        println!();
        for input in inputs {
            let mut row = format!("{:18}", input.name);
            for work in &works {
                let (one, two) = match self.threads(work, input) {
                    Ok(times) => times,
                    Err(message) => {
                        self.fail(work.name, input, &message);
                        continue;
                    }
                };
                let ratio = one as f64 / two.max(1) as f64;
                let message =
                    format!("two threads, {} {}: {ratio:.2}, bar {TWO_THREADS}", work.name, input.name);
                let mark = if self.check_bar(ratio >= TWO_THREADS, message).is_empty() { " " } else { "!" };
                row.push_str(&format!("  {:>9.1} → {:>7.1} {ratio:5.2}{mark}", ms(one), ms(two)));
            }
            println!("{row}");
        }
    }

    /// The wall-clock times with one thread and with two.
    fn threads(&self, work: &Work<'_>, input: &Input) -> Result<(i64, i64), String> {
        let nowhere = Path::new(NULL_DEVICE);
        let (mut one, mut two) = (i64::MAX, i64::MAX);
        for _ in 0..self.options.runs {
            one = one.min(self.terrace(work, "--threads=1", input, nowhere)?.wall);
            two = two.min(self.terrace(work, "--threads=2", input, nowhere)?.wall);
        }
        Ok((one, two))
    }

    /// Measures Terrace alone on large inputs.
    fn large(&mut self, inputs: &[Input]) {
        println!(
            "\nlarge inputs, Terrace alone; bars: {LARGE_SPEED} MB of text a second of CPU, {LARGE_MEMORY} MB of memory"
        );
        println!("{:18} {:>7}  {:10} {:>9} {:>7} {:>8}", "input", "MB", "work", "CPU ms", "MB/s", "peak MB");
        for input in inputs {
            for work in [OPT, TRANSLATE] {
                let costs: Result<Vec<_>, _> = (0..self.options.runs)
                    .map(|_| self.terrace(&work, ONE_THREAD, input, Path::new(NULL_DEVICE)))
                    .collect();
                let cost = match costs {
                    Ok(costs) => Cost::median(&costs),
                    Err(message) => {
                        self.fail(work.name, input, &message);
                        continue;
                    }
                };
                // Bytes per microsecond are millions of bytes per second.
                let (speed, memory) = (input.bytes as f64 / cost.cpu.max(1) as f64, mb(cost.memory));
                let name = format!("{} {}", work.name, input.name);
                let message = format!("{name}: {speed:.0} MB/s, bar {LARGE_SPEED}");
                let fast = self.check_bar(speed >= LARGE_SPEED, message);
                let message = format!("{name}: {memory:.0} MB of memory, bar {LARGE_MEMORY}");
                let small = self.check_bar(memory <= LARGE_MEMORY, message);
                println!(
                    "{:18} {:7.1}  {:10} {:9.1} {speed:7.1} {memory:8.1}{}",
                    input.name,
                    input.bytes as f64 / 1e6,
                    work.name,
                    ms(cost.cpu),
                    if fast.is_empty() { small } else { fast },
                );
            }
        }
    }
}

/// Runs a command on an input.
fn run(
    command: &[&str],
    work: &Work<'_>,
    threads: &str,
    input: &Input,
    output: &Path,
) -> Result<Cost, String> {
    let path = if work.llvm_ir { input.path.with_extension("ll") } else { input.path.clone() };
    let (path, output) = (path.display().to_string(), output.display().to_string());
    let rest = [path.as_str(), "-o", &output];
    let threads: &[&str] = if work.name == LLIR.name { &[] } else { &[threads] };
    let command = [command, threads, &rest].concat();
    measure(&command, Path::new(NULL_DEVICE))
}

/// A hash of a file's bytes.
fn hash(path: &Path) -> Result<String, String> {
    let bytes = fs::read(path).map_err(|e| format!("cannot read '{}': {e}", path.display()))?;
    let mut hasher = DefaultHasher::new();
    hasher.write(&bytes);
    Ok(format!("{:016x}", hasher.finish()))
}

/// The geometric mean of a nonempty list.
pub fn geometric_mean(ratios: &[f64]) -> f64 {
    (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp()
}

fn least(ratios: &[f64]) -> f64 {
    ratios.iter().copied().fold(f64::INFINITY, f64::min)
}
