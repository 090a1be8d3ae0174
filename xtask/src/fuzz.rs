//! `cargo xtask fuzz`: random modules through Terrace and upstream's tools, compared byte for byte.
//!
//! The modules are `terrace-generate`'s. What upstream refuses or crashes on is counted apart, with whether
//! Terrace refuses it, too.

use std::collections::BTreeMap;
use std::path::PathBuf;

use terrace_filecheck::diff;
use terrace_filecheck::exec::Output;

use crate::{process, upstream};

/// What is done to modules of MLIR's own dialects. Each is also the name that counts are shown under.
const MIXED: &[&[&str]] = &[
    &[],
    &["--mlir-print-op-generic"],
    &["--convert-scf-to-cf"],
    &["--convert-arith-to-llvm"],
    &["--convert-cf-to-llvm"],
    &["--convert-func-to-llvm"],
    &["--finalize-memref-to-llvm"],
    &["--convert-to-llvm"],
    &[upstream::PIPELINE],
];

/// What is done to modules of the llvm dialect.
const LLVM: &[&[&str]] = &[&[], &["--mlir-print-op-generic"]];

/// Differences on purpose: a line that only upstream's text has, and why.
const KNOWN: &[(&str, &str)] =
    &[("(18446744073709551615 : i", "-1 of more than 64 bits is made from 64 bits without sign")];

/// How one comparison ended.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Counts {
    equal: usize,
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

struct Fuzz {
    terrace: PathBuf,
    root: PathBuf,
    /// Where modules that differ are kept.
    kept: PathBuf,
    show: usize,
    counts: BTreeMap<String, Counts>,
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
            "--llvm" => kind = "llvm".to_string(),
            "--seeds" => seeds = number()?,
            "--start" => start = number()?,
            "--functions" => functions = number()?,
            "--ops" => ops = number()?,
            "--show" => show = number()? as usize,
            _ if arg.starts_with('-') => return Err(format!("unknown option '{arg}'")),
            _ => dialects.push(arg),
        }
    }
    let missing = upstream::missing(&[upstream::OPT, upstream::TRANSLATE]);
    if !missing.is_empty() {
        return Err(format!("not installed: {}", missing.join(", ")));
    }
    let root = crate::root()?;
    let kept = root.join("target/fuzz");
    std::fs::create_dir_all(&kept).map_err(|e| format!("cannot create '{}': {e}", kept.display()))?;
    let generator = crate::sibling("terrace-generate")?;
    let mut fuzz = Fuzz { terrace: crate::terrace()?, root, kept, show, counts: BTreeMap::new() };
    for seed in start..start + seeds {
        let mut args = vec![seed.to_string(), kind.clone(), functions.to_string(), ops.to_string()];
        args.extend(dialects.iter().cloned());
        let module = process::run(&generator, &args, &fuzz.root, b"");
        if module.status != 0 {
            return Err(format!("seed {seed}: {}", String::from_utf8_lossy(&module.stderr)));
        }
        fuzz.module(&format!("{kind}-{seed}"), kind == "llvm", &module.stdout);
    }
    fuzz.report()
}

impl Fuzz {
    fn module(&mut self, name: &str, llvm: bool, text: &[u8]) {
        for flags in if llvm { LLVM } else { MIXED } {
            let (ours, theirs) = (self.ours("opt", flags, text), self.theirs(upstream::OPT, flags, text));
            let label = format!("opt {}", flags.join(" "));
            let label = if flags.contains(&upstream::PIPELINE) { "opt PIPELINE" } else { &label };
            self.compare(name, label, text, &ours, &theirs);
            if flags.contains(&upstream::PIPELINE) && theirs.status == 0 {
                let lowered = theirs.stdout;
                let theirs = self.translate(name, &lowered);
                let ours = self.ours("compile", &[], text);
                self.compare(name, "compile", text, &ours, &theirs);
            }
        }
        if llvm {
            self.translate(name, text);
        }
    }

    fn translate(&mut self, name: &str, text: &[u8]) -> Output {
        let flags = ["--mlir-to-llvmir"];
        let ours = self.ours("translate", &flags, text);
        let theirs = self.theirs(upstream::TRANSLATE, &flags, text);
        self.compare(name, "translate", text, &ours, &theirs);
        theirs
    }

    fn ours(&self, task: &str, flags: &[&str], text: &[u8]) -> Output {
        let args = [&[task], flags].concat();
        process::run(&self.terrace, &args, &self.root, text)
    }

    fn theirs(&self, tool: &str, flags: &[&str], text: &[u8]) -> Output {
        process::run(tool, flags, &self.root, text)
    }

    fn compare(&mut self, name: &str, label: &str, text: &[u8], ours: &Output, theirs: &Output) {
        let counts = self.counts.entry(label.to_string()).or_default();
        let broken = !matches!(ours.status, 0 | 1) || ours.stderr.windows(8).any(|w| w == b"panicked");
        if !broken && !matches!(theirs.status, 0 | 1) {
            counts.crashed += 1;
        } else if !broken && ours.status == 0 && theirs.status == 0 && ours.stdout == theirs.stdout {
            counts.equal += 1;
        } else if !broken && ours.status == 1 && theirs.status == 1 {
            counts.refused += 1;
        } else if !broken && ours.status == 0 && theirs.status == 1 && label.contains("-llvm") {
            counts.beyond += 1;
        } else if !broken && ours.status == 0 && is_known(&theirs.stdout) {
            counts.known += 1;
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
            "{:36} {:>8} {:>8} {:>8} {:>8} {:>8} {:>10}",
            "work", "equal", "refused", "crashed", "beyond", "known", "different"
        );
        let mut different = 0;
        for (label, counts) in &self.counts {
            let Counts { equal, refused, crashed, beyond, known, different: differing } = counts;
            println!(
                "{label:36} {equal:>8} {refused:>8} {crashed:>8} {beyond:>8} {known:>8} {differing:>10}"
            );
            different += differing;
        }
        match different {
            0 => Ok(()),
            n => Err(format!("{n} comparisons differ; the modules are in '{}'", self.kept.display())),
        }
    }
}

fn is_known(text: &[u8]) -> bool {
    let text = String::from_utf8_lossy(text);
    KNOWN.iter().any(|(line, _)| text.contains(line))
}
