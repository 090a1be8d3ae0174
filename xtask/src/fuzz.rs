//! `cargo xtask fuzz`: random modules through Terrace and upstream's tools, compared byte for byte.
//!
//! The modules are `terrace-generate`'s. What upstream refuses or crashes on is counted apart, with whether
//! Terrace refuses it, too.

mod run;

use std::collections::{BTreeMap, HashSet};
use std::path::PathBuf;

use terrace_filecheck::diff;
use terrace_filecheck::exec::Output;

use crate::process::{self, Scratch};
use crate::upstream;

/// What is done to modules of MLIR's own dialects. Each is also the name that counts are shown under.
const MIXED: &[&[&str]] = &[
    &[],
    &["--mlir-print-op-generic"],
    &["--convert-scf-to-cf"],
    &["--convert-arith-to-llvm"],
    &["--convert-cf-to-llvm"],
    &["--convert-func-to-llvm"],
    &["--finalize-memref-to-llvm"],
    &["--lower-affine"],
    &["--expand-strided-metadata"],
    &["--fold-memref-alias-ops"],
    &["--memref-expand", "--expand-realloc"],
    &["--convert-to-llvm"],
    &[upstream::PIPELINE],
];

/// What is done to modules of the llvm dialect.
const LLVM: &[&[&str]] = &[&[], &["--mlir-print-op-generic", "--mlir-print-debuginfo"]];

/// Differences on purpose: a line that only upstream's text has, and why.
const KNOWN: &[(&str, &str)] = &[
    ("(18446744073709551615 : i", "-1 of more than 64 bits is made from 64 bits without sign"),
    (", , !", "extractvalue or insertvalue without an index, which LLVM cannot read"),
    (", \n", "extractvalue or insertvalue without an index, which LLVM cannot read"),
];

/// What only upstream's lowering of these operations has, and why it is wrong.
const KNOWN_LINES: &[(&str, &str, &str)] = &[
    ("memref.reshape ", ": !llvm.ptr -> i64", "sizes that are no indices are read as if they were"),
    ("complex.angle ", "0x7FF8000000000000 : f64", "the angle of the origin is no number"),
    ("complex.angle ", "0x7FC00000 : f32", "the angle of the origin is no number"),
    ("math.atan2 ", "0x7FF8000000000000 : f64", "the angle of the origin is no number"),
    ("math.atan2 ", "0x7FC00000 : f32", "the angle of the origin is no number"),
    ("memref.reshape ", ": i8 to i64", "sizes that are no indices get a cast that nothing resolves"),
    ("memref.reshape ", ": i16 to i64", "sizes that are no indices get a cast that nothing resolves"),
    ("memref.reshape ", ": i32 to i64", "sizes that are no indices get a cast that nothing resolves"),
];

/// Operations that `terrace compile` does not lower as upstream does, and why.
const KNOWN_OPS: &[(&str, &str)] = &[
    ("complex.abs ", "upstream's squares overflow"),
    ("complex.div ", "upstream's squares overflow"),
    ("index.ceildivs ", "upstream's candidate that is not taken may trap"),
    ("index.floordivs ", "upstream's candidate that is not taken may trap"),
    ("math.clampf ", "upstream exchanges the bounds"),
    ("math.expm1 ", "upstream subtracts after rounding; the function of the C library is exact"),
    ("math.fpowi ", "LLVM's powi takes exponents of 32 bits alone"),
    ("math.log1p ", "upstream adds before rounding; the function of the C library is exact"),
];

/// So many modules go through a tool at once, split by [`SPLIT`].
const BATCH: usize = 50;

/// What separates the modules of a batch.
const SPLIT: &str = "// -----";

/// How one comparison ended.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Counts {
    equal: usize,
    /// LLVM's optimizer makes the same of both.
    same: usize,
    /// Neither accepts it.
    refused: usize,
    /// Upstream crashes; Terrace does whatever it does.
    crashed: usize,
    /// Upstream fails at converting what Terrace converts.
    beyond: usize,
    /// Upstream is wrong, as [`KNOWN`] says.
    known: usize,
    different: usize,
}

/// One random module, or what became of it.
struct Module {
    name: String,
    text: Vec<u8>,
}

/// What is compared: a command of Terrace, flags, and what upstream runs for it.
#[derive(Clone, Copy)]
struct Work<'a> {
    task: &'a str,
    tool: &'a str,
    flags: &'a [&'a str],
}

impl Work<'_> {
    /// The name that counts are shown under.
    fn label(&self) -> String {
        match (self.task, self.flags) {
            ("opt", [upstream::PIPELINE]) => "opt PIPELINE".to_string(),
            ("opt", flags) => format!("opt {}", flags.join(" ")),
            (task, _) => task.to_string(),
        }
    }
}

const TRANSLATION: Work<'_> =
    Work { task: "translate", tool: upstream::TRANSLATE, flags: &["--mlir-to-llvmir"] };

struct Fuzz {
    terrace: PathBuf,
    root: PathBuf,
    /// Where modules that differ are kept.
    kept: PathBuf,
    show: usize,
    /// Whether LLVM's tools are given the LLVM IR that Terrace makes.
    assembles: bool,
    counts: BTreeMap<String, Counts>,
    /// The modules that upstream's pipeline is known to lower wrongly.
    wrongly_lowered: HashSet<String>,
}

/// Runs the task.
pub fn main(args: Vec<String>) -> crate::Outcome {
    let (mut kind, mut seeds, mut start, mut show) = ("mixed".to_string(), 100u64, 0u64, 3usize);
    let (mut functions, mut ops, mut dialects) = (1u64, 12u64, Vec::new());
    let mut args = args.into_iter();
    while let Some(arg) = args.next() {
        let mut number = || -> Result<u64, String> {
            let value = args.next().ok_or_else(|| format!("{arg} needs a number"))?;
            value.parse().map_err(|_| format!("{arg}: '{value}' is not a number"))
        };
        match arg.as_str() {
            "--llvm" | "--run" => kind = arg[2..].to_string(),
            "--seeds" => seeds = number()?,
            "--start" => start = number()?,
            "--functions" => functions = number()?,
            "--ops" => ops = number()?,
            "--show" => show = number()? as usize,
            _ if arg.starts_with('-') => return Err(format!("unknown option '{arg}'")),
            _ => dialects.push(arg),
        }
    }
    let tools = [upstream::OPT, upstream::TRANSLATE, upstream::LLVM_OPT, upstream::LLVM_AS, upstream::CLANG];
    let missing = upstream::missing(&tools);
    if !missing.is_empty() {
        return Err(format!("not installed: {}", missing.join(", ")));
    }
    let root = crate::root()?;
    let kept = root.join("target/fuzz");
    std::fs::create_dir_all(&kept).map_err(|e| format!("cannot create '{}': {e}", kept.display()))?;
    let generator = crate::sibling("terrace-generate")?;
    let terrace = crate::terrace()?;
    let mut fuzz = Fuzz {
        terrace,
        root,
        kept,
        show,
        assembles: kind == "llvm",
        counts: BTreeMap::new(),
        wrongly_lowered: HashSet::new(),
    };
    let scratch = Scratch::new("fuzz")?;
    let mut batch = Vec::new();
    for seed in start..start + seeds {
        let mut args = vec![seed.to_string(), kind.clone(), functions.to_string(), ops.to_string()];
        args.extend(dialects.iter().cloned());
        let module = process::run(&generator, &args, &fuzz.root, b"");
        if module.status != 0 {
            return Err(format!("seed {seed}: {}", String::from_utf8_lossy(&module.stderr)));
        }
        let module = Module { name: format!("{kind}-{seed}"), text: module.stdout };
        if kind == "run" {
            fuzz.run(&module, &scratch)?;
            continue;
        }
        batch.push(module);
        if batch.len() == BATCH || seed + 1 == start + seeds {
            fuzz.batch(&batch, kind == "llvm");
            batch.clear();
        }
    }
    fuzz.report()
}

/// Modules as the parts of one file.
fn joined(batch: &[Module]) -> Vec<u8> {
    let mut text = Vec::new();
    for (i, module) in batch.iter().enumerate() {
        if i > 0 {
            text.extend_from_slice(format!("\n{SPLIT}\n").as_bytes());
        }
        text.extend_from_slice(&module.text);
    }
    text
}

/// The parts of a tool's output, when there are as many as expected.
fn parts(output: &Output, n: usize) -> Option<Vec<&[u8]>> {
    let text = &output.stdout;
    let mut parts = Vec::with_capacity(n);
    let (mut start, mut line) = (0, 0);
    while line < text.len() {
        let end = text[line..].iter().position(|&b| b == b'\n').map_or(text.len(), |i| line + i + 1);
        if text[line..end].trim_ascii_end() == SPLIT.as_bytes() {
            parts.push(&text[start..line]);
            start = end;
        }
        line = end;
    }
    parts.push(&text[start..]);
    (matches!(output.status, 0 | 1) && parts.len() == n).then_some(parts)
}

impl Fuzz {
    fn batch(&mut self, batch: &[Module], llvm: bool) {
        for flags in if llvm { LLVM } else { MIXED } {
            let lowered = self.work(Work { task: "opt", tool: upstream::OPT, flags }, batch);
            if *flags != [upstream::PIPELINE] {
                continue;
            }
            let (sources, lowered): (Vec<&Module>, Vec<Module>) = batch
                .iter()
                .zip(lowered)
                .filter_map(|(source, text)| {
                    text.map(|text| (source, Module { name: source.name.clone(), text }))
                })
                .unzip();
            let translated = self.work(TRANSLATION, &lowered);
            for (source, theirs) in sources.into_iter().zip(translated) {
                let theirs = match theirs {
                    Some(stdout) => Output { stdout, ..Output::default() },
                    None => Output::failure(String::new()),
                };
                let plain = |output: Output| Output {
                    stdout: upstream::without_extensions(&output.stdout),
                    ..output
                };
                let (ours, theirs) = (plain(self.ours("compile", &[], &source.text)), plain(theirs));
                self.compare(&source.name, "compile", &source.text, &ours, &theirs);
            }
        }
        if llvm {
            self.work(TRANSLATION, batch);
        }
    }

    /// Compares what becomes of the modules. Returns what upstream makes of them.
    fn work(&mut self, work: Work<'_>, batch: &[Module]) -> Vec<Option<Vec<u8>>> {
        if batch.is_empty() {
            return Vec::new();
        }
        let label = work.label();
        let marker = format!("--output-split-marker={SPLIT}");
        let flags = [work.flags, &["--split-input-file", &marker]].concat();
        let text = joined(batch);
        let (ours, theirs) = (self.ours(work.task, &flags, &text), self.theirs(work.tool, &flags, &text));
        let (ours, theirs) = (parts(&ours, batch.len()), parts(&theirs, batch.len()));
        let mut results = Vec::with_capacity(batch.len());
        for (i, module) in batch.iter().enumerate() {
            if let (Some(ours), Some(theirs)) = (&ours, &theirs)
                && ours[i].trim_ascii() == theirs[i].trim_ascii()
            {
                let counts = self.counts.entry(label.clone()).or_default();
                let refused = theirs[i].trim_ascii().is_empty();
                *if refused { &mut counts.refused } else { &mut counts.equal } += 1;
                if work.task == "translate" && !refused {
                    self.assemble(module, ours[i]);
                }
                results.push((!refused).then(|| theirs[i].to_vec()));
                continue;
            }
            let ours = self.ours(work.task, work.flags, &module.text);
            let theirs = self.theirs(work.tool, work.flags, &module.text);
            self.compare(&module.name, &label, &module.text, &ours, &theirs);
            if work.task == "translate" && ours.status == 0 {
                self.assemble(module, &ours.stdout);
            }
            results.push((theirs.status == 0).then_some(theirs.stdout));
        }
        results
    }

    /// Whether LLVM accepts the LLVM IR that was made of a module.
    fn assemble(&mut self, module: &Module, result: &[u8]) {
        if !self.assembles {
            return;
        }
        let tools = [
            (upstream::LLVM_AS, ["-o", "/dev/null", "-"]),
            (upstream::LLVM_OPT, ["-passes=verify", "-disable-output", "-"]),
        ];
        for (tool, flags) in tools {
            let output = self.theirs(tool, &flags, result);
            let counts = self.counts.entry(tool.to_string()).or_default();
            if output.status == 0 {
                counts.equal += 1;
                continue;
            }
            counts.different += 1;
            if counts.different <= self.show {
                let name = &module.name;
                let _ = std::fs::write(self.kept.join(format!("{name}.mlir")), &module.text);
                let message = String::from_utf8_lossy(&output.stderr);
                println!("{name}: {tool}: {}", message.lines().take(3).collect::<Vec<_>>().join("\n    "));
            }
        }
    }

    fn ours(&self, task: &str, flags: &[&str], text: &[u8]) -> Output {
        let args = [&[task], flags].concat();
        process::run(&self.terrace, &args, &self.root, text)
    }

    fn theirs(&self, tool: &str, flags: &[&str], text: &[u8]) -> Output {
        process::run(tool, flags, &self.root, text)
    }

    /// Whether LLVM's optimizer makes the same of two modules.
    fn same_optimized(&self, ours: &Output, theirs: &Output) -> bool {
        let optimize = |text| self.theirs(upstream::LLVM_OPT, &["-S", "-passes=default<O2>"], text);
        let (ours, theirs) = (optimize(&ours.stdout), optimize(&theirs.stdout));
        ours.status == 0 && theirs.status == 0 && ours.stdout == theirs.stdout
    }

    fn compare(&mut self, name: &str, label: &str, text: &[u8], ours: &Output, theirs: &Output) {
        let same = label == "compile"
            && ours.status == 0
            && theirs.status == 0
            && ours.stdout != theirs.stdout
            && self.same_optimized(ours, theirs);
        // What upstream makes of some modules differs from run to run.
        let varies = label == "translate"
            && ours.status == 0
            && theirs.status == 0
            && ours.stdout != theirs.stdout
            && (0..40)
                .any(|_| self.theirs(TRANSLATION.tool, TRANSLATION.flags, text).stdout != theirs.stdout);
        // What LLVM cannot read is better refused.
        let unreadable = label == "translate"
            && ours.status == 1
            && theirs.status == 0
            && self.theirs(upstream::LLVM_AS, &["-o", "/dev/null", "-"], &theirs.stdout).status != 0;
        // Upstream reports some errors, leaves out what they are about, and goes on.
        let both_told = label == "translate"
            && (ours.status, theirs.status) == (1, 0)
            && first_line(&ours.stderr).is_some_and(|line| first_line(&theirs.stderr) == Some(line));
        let counts = self.counts.entry(label.to_string()).or_default();
        let broken = !matches!(ours.status, 0 | 1) || ours.stderr.windows(8).any(|w| w == b"panicked");
        if !broken && !matches!(theirs.status, 0 | 1) {
            counts.crashed += 1;
        } else if !broken && ours.status == 0 && theirs.status == 0 && ours.stdout == theirs.stdout {
            counts.equal += 1;
        } else if !broken && (ours.status == 1 && theirs.status == 1 || both_told) {
            counts.refused += 1;
        } else if !broken
            && ours.status == 0
            && theirs.status == 1
            && (label.contains("-llvm") || matches!(label, "opt PIPELINE" | "compile" | "run"))
        {
            counts.beyond += 1;
        } else if same {
            counts.same += 1;
        } else if !broken && unreadable {
            counts.known += 1;
        } else if !broken
            && ours.status == 0
            && (varies
                || is_known(label, text, &theirs.stdout)
                || label == "compile" && self.wrongly_lowered.contains(name))
        {
            counts.known += 1;
            if label == "opt PIPELINE" {
                self.wrongly_lowered.insert(name.to_string());
            }
        } else {
            counts.different += 1;
            if counts.different <= self.show {
                let _ = std::fs::write(self.kept.join(format!("{name}.mlir")), text);
                let head = |text: &[u8]| -> String {
                    String::from_utf8_lossy(text).lines().take(4).map(|l| format!("    {l}\n")).collect()
                };
                println!("{name}: {label}: exit codes {} and {}", ours.status, theirs.status);
                if ours.status == 0 && theirs.status == 0 {
                    let lines = diff::lines(&theirs.stdout, &ours.stdout);
                    print!("{}", lines.lines().take(16).map(|l| format!("    {l}\n")).collect::<String>());
                } else {
                    print!("{}{}", head(&ours.stderr), head(&theirs.stderr));
                }
            }
        }
    }

    fn report(&self) -> crate::Outcome {
        println!(
            "{:36} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>10}",
            "work", "equal", "same", "refused", "crashed", "beyond", "known", "different"
        );
        let mut different = 0;
        for (label, counts) in &self.counts {
            let Counts { equal, same, refused, crashed, beyond, known, different: differing } = counts;
            println!(
                "{label:36} {equal:>8} {same:>8} {refused:>8} {crashed:>8} {beyond:>8} {known:>8} {differing:>10}"
            );
            different += differing;
        }
        match different {
            0 => Ok(()),
            n => Err(format!("{n} comparisons differ; the modules are in '{}'", self.kept.display())),
        }
    }
}

fn first_line(text: &[u8]) -> Option<&[u8]> {
    text.split(|&byte| byte == b'\n').next().filter(|line| !line.is_empty())
}

fn is_known(label: &str, source: &[u8], theirs: &[u8]) -> bool {
    let (source, theirs) = (String::from_utf8_lossy(source), String::from_utf8_lossy(theirs));
    KNOWN.iter().any(|(line, _)| theirs.contains(line))
        || matches!(label, "compile" | "run") && KNOWN_OPS.iter().any(|(op, _)| source.contains(op))
        || !matches!(label, "compile" | "run")
            && KNOWN_LINES.iter().any(|(op, line, _)| source.contains(op) && theirs.contains(line))
}
