//! `cargo xtask fuzz`: compares Terrace and upstream's tools on random modules, byte for byte.
//!
//! `terrace-generate` makes the modules. With `--evaluated` it makes programs whose output it knows, which need no upstream
//! ([`evaluated`]). Modules that upstream refuses or crashes on are counted separately.

mod evaluated;
mod known;
mod llir;
pub mod passes;
mod rows;
mod run;
mod verdict;

use std::collections::{BTreeMap, HashSet};
use std::path::PathBuf;
use std::time::Duration;

use terrace_filecheck::exec::Output;

use crate::process::{self, Scratch};
use crate::upstream;
use verdict::{Counts, Verdict};

/// The flag for modules with operations of unregistered dialects.
const UNREGISTERED_FLAG: &str = "--allow-unregistered-dialect";

/// The number of modules in one run of a tool, separated by [`SPLIT`], unless `--batch` says another one.
const BATCH: u64 = 50;

/// The time limit of a run: some passes of upstream do not end.
const LIMIT: Duration = Duration::from_secs(40);

/// The separator of the modules of a batch.
const SPLIT: &str = "// -----";

/// The number of times that upstream runs again where its output may vary.
const N_REPETITIONS: usize = 6;

/// The number of lines between the modules of a batch.
const SEPARATION: usize = 2;

/// A random module, or the output of a tool for it.
struct Module {
    name: String,
    text: Vec<u8>,
}

/// A comparison: a command of Terrace, its flags, and upstream's tool for it.
#[derive(Clone, Copy)]
struct Comparison<'a> {
    task: &'a str,
    tool: &'a str,
    flags: &'a [&'a str],
}

impl Comparison<'_> {
    /// The name of the comparison in the report.
    fn label(&self) -> String {
        match (self.task, self.flags) {
            ("opt", [upstream::PIPELINE | upstream::VECTOR_PIPELINE]) => "opt PIPELINE".to_string(),
            ("opt", [upstream::SHORTEST_PIPELINE]) => "opt SHORTEST".to_string(),
            ("opt", [upstream::DEALLOCATION_PIPELINE]) => "opt FREEING".to_string(),
            ("opt", [upstream::TENSOR_PIPELINE]) => "opt LEAKING".to_string(),
            ("opt", flags) => format!("opt {}", flags.join(" ")),
            (task, _) => task.to_string(),
        }
    }
}

const TRANSLATION: Comparison<'_> =
    Comparison { task: "translate", tool: upstream::TRANSLATE, flags: &["--mlir-to-llvmir"] };

struct Fuzz {
    terrace: PathBuf,
    root: PathBuf,
    /// The directory for modules with differences.
    kept_modules: PathBuf,
    show: usize,
    /// The passes that modules go through instead of the flags of their kind.
    passes: Option<Vec<String>>,
    /// Whether LLVM's tools verify the LLVM IR that Terrace produces.
    verify_llvm_ir: bool,
    /// Whether messages for modules that both sides refuse are compared, too.
    compares_messages: bool,
    counts: BTreeMap<String, Counts>,
    /// The modules that upstream's pipeline lowers wrongly, by a known bug.
    wrongly_lowered: HashSet<String>,
}

/// Runs the task.
pub fn main(args: Vec<String>) -> crate::Outcome {
    let (mut kind, mut seeds, mut start, mut show) = ("mixed".to_string(), 100u64, 0u64, 3usize);
    let (mut functions, mut ops, mut size, mut dialects) = (1u64, 12u64, BATCH, Vec::new());
    let mut all_passes = false;
    let mut args = args.into_iter();
    while let Some(arg) = args.next() {
        let mut number = || -> Result<u64, String> {
            let value = args.next().ok_or_else(|| format!("{arg} needs a number"))?;
            value.parse().map_err(|_| format!("{arg}: '{value}' is not a number"))
        };
        match arg.as_str() {
            "--llvm" | "--unregistered" | "--run" | "--vector" | "--llir" | "--llir-run" | "--slots"
            | "--tensors" | "--tosa" | "--evaluated" => {
                kind = arg[2..].to_string();
            }
            "--passes" => all_passes = true,
            "--seeds" => seeds = number()?,
            "--start" => start = number()?,
            "--functions" => functions = number()?,
            "--ops" => ops = number()?,
            "--batch" => size = number()?,
            "--show" => show = number()? as usize,
            _ if arg.starts_with('-') => return Err(format!("unknown option '{arg}'")),
            _ => dialects.push(arg),
        }
    }
    if kind == "evaluated" {
        return evaluated::main(&dialects, seeds, start);
    }
    let tools = [upstream::OPT, upstream::TRANSLATE, upstream::LLVM_OPT, upstream::LLVM_AS, upstream::CLANG];
    let missing = upstream::missing(&tools);
    if !missing.is_empty() {
        return Err(format!("not installed: {}", missing.join(", ")));
    }
    let root = crate::root()?;
    let kept_modules = root.join("target/fuzz");
    std::fs::create_dir_all(&kept_modules)
        .map_err(|e| format!("cannot create '{}': {e}", kept_modules.display()))?;
    let generator = crate::sibling("terrace-generate")?;
    let terrace = crate::terrace()?;
    let mut fuzz = Fuzz {
        terrace,
        root,
        kept_modules,
        show,
        passes: None,
        verify_llvm_ir: kind == "llvm",
        compares_messages: matches!(&kind[..], "tensors" | "tosa"),
        counts: BTreeMap::new(),
        wrongly_lowered: HashSet::new(),
    };
    if all_passes {
        let mut all = passes::transformations(&fuzz.terrace, &fuzz.root)?;
        if matches!(&kind[..], "unregistered" | "slots") {
            all.iter_mut().for_each(|pass| pass.insert_str(0, &format!("{UNREGISTERED_FLAG} ")));
        }
        fuzz.passes = Some(all);
    }
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
        match kind.as_str() {
            "run" => fuzz.run(&module, &scratch)?,
            "llir" => fuzz.llir(&module, &scratch)?,
            "llir-run" => fuzz.run_llvm_ir(&module, &scratch)?,
            _ => batch.push(module),
        }
        if batch.len() as u64 >= size || seed + 1 == start + seeds {
            fuzz.batch(std::mem::take(&mut batch), &kind);
        }
    }
    fuzz.report()
}

/// Joins modules to one file.
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

/// The outputs of a tool for each module of a batch, if it has written one for each. What a module fails is empty.
fn outputs(output: Output, batch: &[Module]) -> Option<Vec<Output>> {
    let text = &output.stdout;
    let mut parts = Vec::with_capacity(batch.len());
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
    let complete = matches!(output.status, 0 | 1) && parts.len() == batch.len();
    let of_module = |(stdout, stderr): (&[u8], _)| {
        let status = i32::from(stdout.trim_ascii().is_empty());
        Output { stdout: stdout.to_vec(), stderr, status }
    };
    complete.then(|| parts.into_iter().zip(messages(&output, batch)).map(of_module).collect())
}

/// The messages of a tool for each module, by the lines that they name.
fn messages(output: &Output, batch: &[Module]) -> Vec<Vec<u8>> {
    let n_lines = |module: &Module| module.text.iter().filter(|&&byte| byte == b'\n').count();
    let ends: Vec<usize> = batch
        .iter()
        .scan(0, |end, module| {
            *end += n_lines(module) + SEPARATION;
            Some(*end)
        })
        .collect();
    let mut messages = vec![Vec::new(); batch.len()];
    let mut at = 0;
    for line in output.stderr.split_inclusive(|&byte| byte == b'\n') {
        let rest = line.strip_prefix(b"<stdin>:").unwrap_or_default();
        let n_digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let number = std::str::from_utf8(&rest[..n_digits]).ok().and_then(|digits| digits.parse().ok());
        if let Some(number) = number {
            at = ends.partition_point(|&end| end < number);
        }
        if let Some(own) = messages.get_mut(at) {
            own.extend_from_slice(line);
        }
    }
    messages
}

impl Fuzz {
    fn batch(&mut self, mut batch: Vec<Module>, kind: &str) {
        if let Some(passes) = self.passes.clone() {
            let plain: &[&str] =
                if matches!(kind, "unregistered" | "slots") { &[UNREGISTERED_FLAG] } else { &[] };
            // What upstream refuses as it is, it refuses before each pass, too.
            let read =
                self.compare_batch(Comparison { task: "opt", tool: upstream::OPT, flags: plain }, &batch);
            let mut read = read.iter().map(Option::is_some);
            batch.retain(|_| read.next() == Some(true));
            return passes.iter().for_each(|pass| {
                let flags: Vec<&str> = pass.split(' ').collect();
                self.compare_batch(Comparison { task: "opt", tool: upstream::OPT, flags: &flags }, &batch);
            });
        }
        for &flags in rows::of(kind) {
            let with_unregistered = [&[UNREGISTERED_FLAG], flags].concat();
            let flags = if kind == "slots" { &with_unregistered[..] } else { flags };
            let lowered = self.compare_batch(Comparison { task: "opt", tool: upstream::OPT, flags }, &batch);
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
            let translated = self.compare_batch(TRANSLATION, &lowered);
            for (source, expected) in sources.into_iter().zip(translated) {
                let expected = match expected {
                    Some(stdout) => Output { stdout, ..Output::default() },
                    None => Output::failure(String::new()),
                };
                let without_extensions = |output: Output| Output {
                    stdout: upstream::without_extensions(&output.stdout),
                    ..output
                };
                let (actual, expected) = (
                    without_extensions(self.run_terrace("compile", &[], &source.text)),
                    without_extensions(expected),
                );
                self.compare(&source.name, "compile", &source.text, &actual, &expected);
            }
        }
        if kind == "llvm" {
            self.compare_batch(TRANSLATION, &batch);
        }
    }

    /// Compares the outputs for the modules. Returns upstream's outputs.
    fn compare_batch(&mut self, comparison: Comparison<'_>, batch: &[Module]) -> Vec<Option<Vec<u8>>> {
        if batch.is_empty() {
            return Vec::new();
        }
        let label = comparison.label();
        let marker = format!("--output-split-marker={SPLIT}");
        let flags = [comparison.flags, &["--split-input-file", &marker]].concat();
        let text = joined(batch);
        let (actual, expected) = (
            self.run_terrace(comparison.task, &flags, &text),
            self.run_upstream(comparison.tool, &flags, &text),
        );
        let (Some(actual), Some(expected)) = (outputs(actual, batch), outputs(expected, batch)) else {
            // A tool crashed: of smaller batches, fewer modules have to run alone.
            if batch.len() > 1 {
                let smaller = batch.chunks(batch.len().isqrt());
                return smaller.flat_map(|batch| self.compare_batch(comparison, batch)).collect();
            }
            return batch.iter().map(|module| self.compare_alone(comparison, &label, module)).collect();
        };
        let pairs = actual.into_iter().zip(expected);
        let mut results = Vec::with_capacity(batch.len());
        for (module, (actual, expected)) in batch.iter().zip(pairs) {
            let same = actual.stdout.trim_ascii() == expected.stdout.trim_ascii()
                && (expected.status == 0
                    || !self.compares_messages
                    || first_error(&actual.stderr) == first_error(&expected.stderr));
            let verdict = match (same, comparison.task) {
                (true, _) if expected.status == 0 => Verdict::Equal,
                (true, _) => Verdict::Refused,
                (false, "opt") => self.verdict(&module.name, &label, &module.text, &actual, &expected),
                (false, _) => Verdict::Different,
            };
            // A difference counts if modules alone have it, too.
            if verdict == Verdict::Different {
                results.push(self.compare_alone(comparison, &label, module));
                continue;
            }
            self.count(&label, verdict);
            if comparison.task == "translate" && actual.status == 0 {
                self.verify_llvm_ir(module, &actual.stdout);
            }
            results.push((expected.status == 0).then_some(expected.stdout));
        }
        results
    }

    /// Compares the outputs for a module. Returns upstream's output.
    fn compare_alone(&mut self, comparison: Comparison<'_>, label: &str, module: &Module) -> Option<Vec<u8>> {
        let actual = self.run_terrace(comparison.task, comparison.flags, &module.text);
        let expected = self.run_upstream(comparison.tool, comparison.flags, &module.text);
        let expected = self.repeated(comparison, &module.text, &actual, expected);
        self.compare(&module.name, label, &module.text, &actual, &expected);
        if comparison.task == "translate" && actual.status == 0 {
            self.verify_llvm_ir(module, &actual.stdout);
        }
        (expected.status == 0).then_some(expected.stdout)
    }

    /// Upstream's output, or another one that is equal: bufferization visits functions that do not call each other, and the uses
    /// of empty tensors, in an order that varies from run to run.
    fn repeated(&self, comparison: Comparison<'_>, text: &[u8], actual: &Output, expected: Output) -> Output {
        const VARYING: [&str; 2] = ["bufferize-function-boundaries", "--eliminate-empty-tensors"];
        let varies = comparison.flags.iter().any(|flag| VARYING.iter().any(|name| flag.contains(name)));
        let outputs =
            |other: &Output| (other.status, first_error(&other.stderr).to_vec(), other.stdout.clone());
        if !varies || !matches!(expected.status, 0 | 1) || outputs(actual) == outputs(&expected) {
            return expected;
        }
        (0..N_REPETITIONS)
            .map(|_| self.run_upstream(comparison.tool, comparison.flags, text))
            .find(|other| outputs(actual) == outputs(other))
            .unwrap_or(expected)
    }

    /// Verifies the LLVM IR of a module with LLVM's tools.
    fn verify_llvm_ir(&mut self, module: &Module, result: &[u8]) {
        if !self.verify_llvm_ir {
            return;
        }
        let tools = [
            (upstream::LLVM_AS, ["-o", "/dev/null", "-"]),
            (upstream::LLVM_OPT, ["-passes=verify", "-disable-output", "-"]),
        ];
        for (tool, flags) in tools {
            let output = self.run_upstream(tool, &flags, result);
            if output.status == 0 {
                self.count(tool, Verdict::Equal);
            } else if self.count(tool, Verdict::Different) <= self.show {
                let name = &module.name;
                let _ = std::fs::write(self.kept_modules.join(format!("{name}.mlir")), &module.text);
                let message = String::from_utf8_lossy(&output.stderr);
                println!("{name}: {tool}: {}", message.lines().take(3).collect::<Vec<_>>().join("\n    "));
            }
        }
    }

    fn run_terrace(&self, task: &str, flags: &[&str], text: &[u8]) -> Output {
        let args = [&[task], flags].concat();
        process::run_for(LIMIT, &self.terrace, &args, &self.root, text)
    }

    /// Runs a tool of upstream with 4 GB of memory: some passes of it take all that there is.
    fn run_upstream(&self, tool: &str, flags: &[&str], text: &[u8]) -> Output {
        let limited = ["-c", "ulimit -v 4000000; exec \"$0\" \"$@\"", tool];
        process::run_for(LIMIT, "sh", [&limited, flags].concat(), &self.root, text)
    }
}

/// The text of the first error among messages.
fn first_error(messages: &[u8]) -> &[u8] {
    const MARK: &[u8] = b" error: ";
    let Some(at) = messages.windows(MARK.len()).position(|part| part == MARK) else { return b"" };
    messages[at..].split(|&byte| byte == b'\n').next().unwrap_or_default()
}

fn first_line(text: &[u8]) -> Option<&[u8]> {
    text.split(|&byte| byte == b'\n').next().filter(|line| !line.is_empty())
}
