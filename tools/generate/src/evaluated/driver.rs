//! Runs programs with known output plainly, optimized, and after each pass, and compares what they print.
//!
//! A worker process does the work in its memory, program after program, and writes what happens to its standard output;
//! the programs print there, too. The process that started it replaces it when it crashes or does not go on. Failing
//! programs are reduced: fewer and simpler choices of the generator that fail in the same way.

use super::{KINDS, Program, choices, program, replayed};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};
use terrace::registry::PASSES;

/// The start of the lines of the protocol.
const MARK: char = '\u{1}';

/// The time for one step of one program.
const LIMIT: Duration = Duration::from_secs(20);

/// The greatest number of attempts to reduce a program.
const ATTEMPTS: usize = 600;

/// Beginnings of the names of passes that show or mark a module, or that are about other programs.
/// Numbers of 64 bits are printed otherwise when they are emulated. `convert-vector-to-llvm` by itself compares masks in 32
/// bits, by design; it is among the sequences with an option against that. Launches of kernels need a GPU, and storage classes
/// and calls of kernels SPIR-V. The pipelines for GPUs refuse branches inside affine loops, as upstream's do.
const SKIPPED: [&str; 14] = [
    "print-",
    "view-",
    "snapshot-",
    "set-",
    "strip-",
    "ensure-",
    "arith-emulate-wide",
    "memref-emulate-wide",
    "convert-vector-to-llvm",
    "convert-affine-for-to-gpu",
    "convert-parallel-loops-to-gpu",
    "gpu-lower-to-",
    "lower-host-to-llvm",
    "map-memref-spirv-storage-class",
];

/// The pipelines of programs besides each pass by itself: options, and sequences that other passes have to prepare.
const SEQUENCES: [&str; 40] = [
    "async-parallel-for{min-task-size=1}",
    "async-parallel-for{async-dispatch=false min-task-size=2 num-workers=-1}",
    "affine-parallelize,lower-affine,async-parallel-for{min-task-size=1 num-workers=3},async-to-async-runtime,async-runtime-ref-counting,async-runtime-ref-counting-opt,convert-async-to-llvm",
    "affine-loop-normalize{promote-single-iter}",
    "affine-loop-fusion{maximal}",
    "affine-loop-fusion{compute-tolerance=2.0}",
    "affine-loop-tile{tile-size=2}",
    "affine-loop-tile{tile-size=3 separate}",
    "affine-data-copy-generate{fast-mem-space=0}",
    "affine-data-copy-generate{fast-mem-space=0 fast-mem-capacity=1}",
    "affine-loop-unroll{unroll-factor=2 cleanup-unroll=true}",
    "affine-loop-unroll{unroll-factor=9 unroll-up-to-factor=true}",
    "affine-loop-unroll{unroll-factor=3 unroll-num-reps=2}",
    "affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=9}",
    "affine-loop-unroll-jam{unroll-jam-factor=2}",
    "affine-parallelize{parallel-reductions}",
    "affine-super-vectorize{virtual-vector-size=4 vectorize-reductions}",
    "affine-super-vectorize{virtual-vector-size=2,4}",
    "affine-super-vectorize{virtual-vector-size=2,3,2}",
    "canonicalize{region-simplify=aggressive}",
    "canonicalize{top-down=false}",
    "convert-cf-to-llvm,mem2reg,canonicalize{region-simplify=aggressive}",
    "convert-vector-to-scf{full-unroll}",
    "convert-vector-to-scf{target-rank=0}",
    "convert-vector-to-scf{lower-tensors},convert-vector-to-llvm{force-32bit-vector-indices=0}",
    "convert-vector-to-llvm{force-32bit-vector-indices=0}",
    "scf-for-loop-peeling{peel-front=true}",
    "scf-for-loop-peeling{skip-partial=false}",
    "scf-parallel-loop-tiling{parallel-loop-tile-sizes=2,3}",
    "canonicalize,cse,canonicalize",
    "inline,sroa,mem2reg,canonicalize,cse",
    "lower-affine,convert-scf-to-cf,canonicalize",
    "lower-affine,convert-scf-to-cf,lift-cf-to-scf",
    "lower-affine,canonicalize,convert-scf-to-cf,convert-to-llvm,canonicalize,mem2reg,cse",
    "sccp,canonicalize,int-range-optimizations,canonicalize",
    "inline,sccp,int-range-optimizations,arith-unsigned-when-equivalent,arith-int-range-narrowing{int-bitwidths-supported=8,16,32}",
    "expand-strided-metadata,canonicalize,lower-affine,canonicalize",
    "fold-memref-alias-ops,expand-strided-metadata,fold-memref-alias-ops,canonicalize",
    "func.func(affine-loop-invariant-code-motion,affine-scalrep,affine-loop-normalize),canonicalize",
    "ownership-based-buffer-deallocation,canonicalize,buffer-deallocation-simplification,bufferization-lower-deallocations",
];

/// Programs that passes leave to others to lower first, as in MLIR: the pass, and a part of the message. Passes that move
/// code into regions make operands of `affine` operations invalid there.
const BY_DESIGN: [(&str, &str); 11] = [
    ("control-flow-sink", "cannot be used as a"),
    ("lift-cf-to-scf", "cannot be used as a"),
    ("fold-memref-alias-ops", "operand cannot be used as a symbol"),
    ("flatten-memref", "'vector.mask' op expects only one operation to mask"),
    ("convert-scf-to-cf", "expects region #"),
    ("convert-arith-to-llvm", "cannot be used as a"),
    ("convert-index-to-llvm", "cannot be used as a"),
    ("convert-to-llvm", "cannot be used as a"),
    ("ownership-based-buffer-deallocation", "'bufferization.dealloc'"),
    ("ownership-based-buffer-deallocation", "'vector.mask' op expects only one operation to mask"),
    ("finalize-memref-to-llvm", "cannot be used as a"),
];

/// The ways to run a program: flags of `terrace run`, or passes of `terrace opt` before it.
fn steps() -> Vec<String> {
    let flags = ["-O0", "-O1", "-O2"].map(str::to_owned);
    let passes = PASSES.passes.iter().map(|pass| pass.name);
    let passes = passes.filter(|name| !SKIPPED.iter().any(|start| name.starts_with(start)));
    let passes = passes.map(str::to_owned).chain(SEQUENCES.map(str::to_owned));
    std::iter::once(String::new()).chain(passes).chain(flags).collect()
}

/// Runs Terrace in this process: the exit code, standard output (but for what programs print), standard error.
fn terrace(args: &[&str], text: &str) -> (i32, String, String) {
    let args: Vec<String> =
        std::iter::once("terrace").chain(args.iter().copied()).map(str::to_owned).collect();
    let (mut stdin, mut stdout, mut stderr) = (text.as_bytes(), Vec::new(), Vec::new());
    let status = terrace_cli::run(&args, &mut stdin, &mut stdout, &mut stderr);
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (status, text(stdout), text(stderr))
}

/// The worker: takes jobs from standard input until it ends. A job is a line: the kind, the steps' numbers (or `all`), a
/// seed, and choices if those of the seed are replaced.
pub fn work() {
    for line in std::io::stdin().lock().lines() {
        let Ok(line) = line else { return };
        let words: Vec<&str> = line.split(' ').collect();
        let [kind, chosen, seed, rest @ ..] = &words[..] else { return };
        let seed = seed.parse().unwrap_or(0);
        let made = match rest {
            [] => program(kind, seed),
            choices => replayed(kind, choices.iter().filter_map(|c| c.parse().ok()).collect(), seed),
        };
        let Some(made) = made else { return };
        let steps = steps();
        let numbers: Vec<usize> = match *chosen {
            "all" => (0..steps.len()).collect(),
            list => list.split(',').filter_map(|n| n.parse().ok()).collect(),
        };
        let mut seen = Vec::new();
        for number in numbers {
            let Some(step) = steps.get(number) else { continue };
            event(&format!("step {number}"));
            let end = run_step(step, &made, &mut seen);
            event(&end);
        }
        event("done");
    }
}

/// Writes a line of the protocol.
fn event(text: &str) {
    let mut out = std::io::stdout().lock();
    let line = text.replace('\n', "\\n");
    let _ = writeln!(out, "{MARK}{line}").and_then(|()| out.flush());
}

/// Runs a step: the line of the protocol that says how it ended.
fn run_step(step: &str, made: &Program, seen: &mut Vec<String>) -> String {
    let flags: Vec<&str> = step.split(' ').filter(|word| word.starts_with('-')).collect();
    let mut text = made.text.clone();
    if flags.is_empty() && !step.is_empty() {
        let run = |pipeline: &str, more: &[&str]| {
            let flag = format!("--pass-pipeline={pipeline}");
            terrace(&[&["opt", &flag], more].concat(), &made.text)
        };
        let pipeline = format!("builtin.module({step})");
        let nested = format!("builtin.module(func.func({step}))");
        let mut used = &pipeline;
        let mut result = run(used, &[]);
        let told = ["did you intend to nest", "unable to schedule"];
        if result.0 != 0 && told.iter().any(|part| result.2.contains(part)) {
            used = &nested;
            result = run(used, &[]);
        }
        let (status, output, messages) = result;
        if status != 0 {
            let is_crash = messages.contains("crashed") || messages.contains("panicked");
            let invalid = !is_crash && run(used, &["--verify-each=false", "--mlir-print-op-generic"]).0 == 0;
            return match (is_crash, invalid) {
                (true, _) => format!("crash {messages}"),
                (_, true) => format!("invalid {messages}"),
                _ => format!("refused {messages}"),
            };
        }
        if seen.contains(&output) {
            return "same".to_owned();
        }
        seen.push(output.clone());
        text = output;
    }
    let level = if flags.is_empty() && !step.is_empty() { &["-O0"][..] } else { &flags };
    let (status, _, messages) = terrace(&[&["run"], level, &["-"]].concat(), &text);
    match status {
        0 => "ran".to_owned(),
        _ => format!("failed {messages}"),
    }
}

/// How a step ended.
#[derive(Clone, PartialEq, Eq, Debug)]
enum End {
    Equal,
    /// The text was that of an earlier step.
    Same,
    /// The pass refuses the program, with a message.
    Refused(String),
    /// The program prints something else.
    Different(String),
    /// The pass crashes or leaves something invalid, or what it leaves cannot be lowered.
    Failed(String),
}

impl End {
    /// The common part of failures that are reported once.
    fn class(&self) -> Option<String> {
        match self {
            End::Equal | End::Same | End::Refused(_) => None,
            End::Different(_) => Some("prints something else".to_owned()),
            End::Failed(message) => Some(without_numbers(message)),
        }
    }
}

/// The first line of a message, without position and numbers.
fn without_numbers(message: &str) -> String {
    let line = message.split("\\n").find(|line| line.contains("error") || line.contains("stopped"));
    let line = line.unwrap_or(message.split("\\n").next().unwrap_or(""));
    let line = line.split_once("error: ").map_or(line, |(_, rest)| rest);
    let mut out = String::new();
    for c in line.chars().take(160) {
        match c.is_ascii_digit() {
            true if out.ends_with('#') => {}
            true => out.push('#'),
            false => out.push(c),
        }
    }
    out
}

/// A worker and the lines that it writes.
struct Worker {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<Vec<u8>>,
}

impl Worker {
    fn start() -> Result<Self, String> {
        let me = std::env::current_exe().map_err(|e| format!("no path of this program: {e}"))?;
        let mut command = Command::new(me);
        command.arg("--worker").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(|e| format!("cannot start the worker: {e}"))?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("the worker has no streams".to_owned());
        };
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            let mut from = BufReader::new(stdout);
            loop {
                let mut line = Vec::new();
                // A program that prints without end is cut off.
                match (&mut from).take(1 << 16).read_until(b'\n', &mut line) {
                    Ok(n) if n > 0 && sender.send(line).is_ok() => {}
                    _ => return,
                }
            }
        });
        Ok(Self { child, stdin, lines })
    }

    /// Ends the worker.
    fn stop(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Runs jobs, and replaces workers.
struct Runner {
    worker: Option<Worker>,
    steps: Vec<String>,
}

impl Runner {
    /// Runs steps of a program, and returns their ends. After a crash the worker goes on with the next step.
    fn run(
        &mut self,
        kind: &str,
        seed: u64,
        choices: &[u64],
        expected: &str,
        numbers: &[usize],
    ) -> Result<Vec<End>, String> {
        let mut ends = Vec::new();
        while ends.len() < numbers.len() {
            let rest = &numbers[ends.len()..];
            let list: Vec<String> = rest.iter().map(usize::to_string).collect();
            let choices: String = choices.iter().map(|c| format!(" {c}")).collect();
            let mut worker = match self.worker.take() {
                Some(worker) => worker,
                None => Worker::start()?,
            };
            let job = format!("{kind} {} {seed}{choices}\n", list.join(","));
            let sent = worker.stdin.write_all(job.as_bytes()).and_then(|()| worker.stdin.flush());
            sent.map_err(|e| format!("the worker does not listen: {e}"))?;
            if read_ends(&worker, &self.steps, expected, &mut ends) {
                self.worker = Some(worker);
                continue;
            }
            worker.stop();
        }
        Ok(ends)
    }
}

/// Reads what a worker writes about a job. False if the worker ended, or has to be.
fn read_ends(worker: &Worker, steps: &[String], expected: &str, ends: &mut Vec<End>) -> bool {
    let mut printed = Vec::new();
    let mut by_design: Vec<&str> = Vec::new();
    let mut start = Instant::now();
    loop {
        let line = match worker.lines.recv_timeout(LIMIT.saturating_sub(start.elapsed())) {
            Ok(line) if start.elapsed() < LIMIT => line,
            Ok(_) | Err(RecvTimeoutError::Timeout) => {
                ends.push(End::Failed(format!("stopped after {} s", LIMIT.as_secs())));
                return false;
            }
            Err(RecvTimeoutError::Disconnected) => {
                ends.push(End::Failed("the process ended: error: the program crashed".to_owned()));
                return false;
            }
        };
        let Some(event) = line.strip_prefix(&[MARK as u8]) else {
            printed.extend_from_slice(&line);
            continue;
        };
        let event = String::from_utf8_lossy(event);
        let (word, message) = event.trim_end().split_once(' ').unwrap_or((event.trim_end(), ""));
        start = Instant::now();
        ends.push(match word {
            "done" => return true,
            "step" => {
                printed.clear();
                let number = message.parse().unwrap_or(usize::MAX);
                let first = steps.get(number).and_then(|step| step.split(',').next()).unwrap_or("");
                by_design = BY_DESIGN.iter().filter(|known| known.0 == first).map(|known| known.1).collect();
                continue;
            }
            "ran" if printed == expected.as_bytes() => End::Equal,
            "ran" => End::Different(String::from_utf8_lossy(&printed).into_owned()),
            "same" => End::Same,
            "refused" => End::Refused(message.to_owned()),
            _ if by_design.iter().any(|known| message.contains(known)) => End::Refused(message.to_owned()),
            _ => End::Failed(format!("{word}: {message}")),
        });
    }
}

/// How often a step ended how.
#[derive(Clone, Copy, Default)]
struct Counts {
    equal: usize,
    same: usize,
    refused: usize,
    wrong: usize,
}

/// The programs to run, and the form of the report.
#[derive(Clone, Debug)]
pub struct Task {
    /// The kinds of programs.
    pub kinds: Vec<String>,
    /// How many programs of each.
    pub programs: u64,
    /// The first seed.
    pub start: u64,
    /// The only way to run them: flags or passes.
    pub only: Option<String>,
    /// Each program runs in one of so many of the ways, and plainly.
    pub share: u64,
    /// The folder for failing programs.
    pub kept: PathBuf,
    /// Whether counts are shown by pass.
    pub table: bool,
}

/// Runs the programs, and shows what fails. Returns the number of ways to fail.
///
/// # Errors
/// If a kind is unknown, or the worker cannot be started.
pub fn run(task: &Task) -> Result<usize, String> {
    let mut runner = Runner { worker: None, steps: steps() };
    let numbers: Vec<usize> = match &task.only {
        None => (0..runner.steps.len()).collect(),
        Some(only) => match runner.steps.iter().position(|step| step == only) {
            Some(at) => vec![0, at],
            None => {
                return Err(format!(
                    "'{only}' is no way to run a program; these are: {}",
                    runner.steps.join(" ")
                ));
            }
        },
    };
    let mut failures: BTreeMap<(String, String, String), usize> = BTreeMap::new();
    for kind in &task.kinds {
        if !KINDS.iter().any(|(name, _)| name == kind) {
            let names: Vec<&str> = KINDS.iter().map(|kind| kind.0).collect();
            return Err(format!("unknown kind '{kind}': it is one of {}", names.join(", ")));
        }
        let mut counts = vec![Counts::default(); runner.steps.len()];
        let mut refusals: BTreeMap<(usize, String), (usize, u64)> = BTreeMap::new();
        for seed in task.start..task.start + task.programs {
            let Some(made) = program(kind, seed) else { continue };
            let chosen =
                |&number: &usize| number == 0 || (number as u64 + seed).is_multiple_of(task.share.max(1));
            let numbers: Vec<usize> = numbers.iter().copied().filter(chosen).collect();
            let ends = runner.run(kind, seed, &[], &made.expected, &numbers)?;
            let mut failed = false;
            for (&number, end) in numbers.iter().zip(&ends) {
                let step = runner.steps[number].clone();
                match end {
                    End::Equal => counts[number].equal += 1,
                    End::Same => counts[number].same += 1,
                    End::Refused(message) => {
                        counts[number].refused += 1;
                        refusals.entry((number, without_numbers(message))).or_insert((0, seed)).0 += 1;
                    }
                    End::Different(_) | End::Failed(_) => counts[number].wrong += 1,
                }
                let Some(class) = end.class() else { continue };
                // What one pass does wrong, sequences with it do wrong, too.
                if std::mem::replace(&mut failed, true) {
                    continue;
                }
                let times = failures.entry((kind.clone(), step.clone(), class.clone())).or_insert(0);
                *times += 1;
                if *times == 1 {
                    let (choices, small) = runner.reduce(kind, seed, number, &class)?;
                    show(task, kind, seed, &step, &class, &small, &mut runner, number, &choices)?;
                }
            }
        }
        if task.table {
            println!("{:56} {:>8} {:>8} {:>8} {:>8}", kind, "equal", "same", "refused", "wrong");
            for &number in &numbers {
                let Counts { equal, same, refused, wrong } = counts[number];
                let step = if number == 0 { "(plain)" } else { &runner.steps[number] };
                println!("{step:56} {equal:>8} {same:>8} {refused:>8} {wrong:>8}");
            }
            for ((number, message), (times, seed)) in &refusals {
                println!("refused {times} times, as seed {seed}, by {}: {message}", runner.steps[*number]);
            }
        }
        let total = counts.iter().fold(Counts::default(), |sum, c| Counts {
            equal: sum.equal + c.equal,
            same: sum.same + c.same,
            refused: sum.refused + c.refused,
            wrong: sum.wrong + c.wrong,
        });
        println!(
            "{kind}: {} programs, {} ways: {} equal, {} without change, {} refused, {} wrong",
            task.programs,
            numbers.len(),
            total.equal,
            total.same,
            total.refused,
            total.wrong
        );
    }
    for ((kind, step, class), times) in &failures {
        println!("{times} times: {kind} [{step}]: {class}");
    }
    if let Some(worker) = runner.worker.take() {
        worker.stop();
    }
    Ok(failures.len())
}

#[allow(clippy::too_many_arguments)]
fn show(
    task: &Task,
    kind: &str,
    seed: u64,
    step: &str,
    class: &str,
    small: &Program,
    runner: &mut Runner,
    number: usize,
    choices: &[u64],
) -> Result<(), String> {
    let name: String =
        step.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' }).take(60).collect();
    let path = task.kept.join(format!("{kind}-{seed}-{name}.mlir"));
    let printed = match runner.run(kind, seed, choices, &small.expected, &[number])?.pop() {
        Some(End::Different(printed)) => printed,
        Some(End::Failed(message)) => message.replace("\\n", "\n"),
        _ => String::new(),
    };
    let comment = |head: &str, text: &str| -> String {
        let lines = text.lines().map(|line| format!("//   {line}\n"));
        format!("// {head}:\n{}", lines.collect::<String>())
    };
    let head = comment("Passes or flags", step)
        + &comment("Expected", &small.expected)
        + &comment("Printed", &printed);
    std::fs::create_dir_all(&task.kept)
        .and_then(|()| std::fs::write(&path, head + &small.text))
        .map_err(|e| format!("cannot write '{}': {e}", path.display()))?;
    println!("{kind}, seed {seed} [{step}]: {class}\n  {}", path.display());
    Ok(())
}

impl Runner {
    /// Simpler choices with which a step fails in the same way, and their program.
    fn reduce(
        &mut self,
        kind: &str,
        seed: u64,
        number: usize,
        class: &str,
    ) -> Result<(Vec<u64>, Program), String> {
        let mut best = choices(kind, seed).unwrap_or_default();
        let mut made = program(kind, seed).ok_or("no such kind")?;
        let mut attempts = 0;
        let slow = class.contains("stopped");
        let limit = if slow { 12 } else { ATTEMPTS };
        let mut size = best.len().div_ceil(2);
        while size > 0 && attempts < limit {
            let mut at = 0;
            let mut shorter = false;
            while at < best.len() && attempts < limit {
                let end = (at + size).min(best.len());
                let mut candidates = vec![[&best[..at], &best[end..]].concat()];
                if size <= 4 {
                    let mut zeroed = best.clone();
                    zeroed[at..end].fill(0);
                    candidates.push(zeroed);
                }
                let mut took = false;
                for candidate in candidates {
                    let Some(smaller) = replayed(kind, candidate.clone(), seed) else { continue };
                    if smaller.text.len() >= made.text.len() {
                        continue;
                    }
                    attempts += 1;
                    let numbers = if number == 0 { vec![0] } else { vec![0, number] };
                    let ends = self.run(kind, seed, &candidate, &smaller.expected, &numbers)?;
                    let plain = number == 0 || ends[0] == End::Equal;
                    if plain && ends.last().and_then(End::class).as_deref() == Some(class) {
                        (best, made, took) = (candidate, smaller, true);
                        break;
                    }
                }
                if took {
                    shorter = true;
                } else {
                    at += size;
                }
            }
            if !shorter || size > 1 {
                size /= 2;
            }
        }
        Ok((best, made))
    }
}
