//! Batches: many files, one output each, on all processors.

use crate::Streams;
use crate::files::reason;
use crate::messages::{Format, Messages};
use parking_lot::Mutex;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// Replaces each `@file` among the arguments by the lines of that file that are not blank. The error is a message.
pub fn expand(args: &[String]) -> Result<Vec<String>, String> {
    let mut expanded = Vec::with_capacity(args.len());
    for arg in args {
        let Some(path) = arg.strip_prefix('@') else {
            expanded.push(arg.clone());
            continue;
        };
        let text = std::fs::read_to_string(path)
            .map_err(|error| format!("cannot read the list '{path}': {error}"))?;
        expanded.extend(text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned));
    }
    Ok(expanded)
}

/// Files to be compiled.
pub struct Batch<'a> {
    /// The tool's name in messages.
    pub tool: &'a str,
    /// The input files.
    pub inputs: &'a [String],
    /// The folder of the outputs.
    pub directory: &'a Path,
    /// The extension of the outputs; empty for none.
    pub extension: &'a str,
    /// How many files are compiled at the same time.
    pub workers: usize,
    /// How messages are written. In other formats than text there is no summary.
    pub messages: Messages,
}

/// The messages of a file that is finished: text, and results of a log.
struct Finished {
    text: Vec<u8>,
    results: Messages,
}

/// The state of a batch that runs.
struct Progress {
    started: Instant,
    /// The messages of files that are finished, until those before them are.
    messages: Vec<Option<Finished>>,
    /// How many files' messages were written.
    written: usize,
    done: usize,
    failed: Vec<usize>,
    /// Whether standard error shows a progress line.
    shown: bool,
}

impl Batch<'_> {
    /// The output of each input. The error is a message.
    fn outputs(&self) -> Result<Vec<PathBuf>, String> {
        let mut taken: HashMap<PathBuf, &str> = HashMap::new();
        let mut outputs = Vec::new();
        for input in self.inputs {
            let Some(stem) = Path::new(input).file_stem().filter(|_| input != "-") else {
                return Err(format!(
                    "'{input}' has no name for its output in '{}'",
                    self.directory.display()
                ));
            };
            let mut name = stem.to_owned();
            if !self.extension.is_empty() {
                name.push(".");
                name.push(self.extension);
            }
            let output = self.directory.join(name);
            if let Some(other) = taken.insert(output.clone(), input) {
                return Err(format!(
                    "'{other}' and '{input}' would both be written to '{}'",
                    output.display()
                ));
            }
            outputs.push(output);
        }
        Ok(outputs)
    }

    /// The output of each input, in the folder, which is made. The error is a message.
    pub fn make_outputs(&self) -> Result<Vec<PathBuf>, String> {
        let outputs = self.outputs()?;
        std::fs::create_dir_all(self.directory).map_err(|error| {
            format!("cannot make the folder '{}': {}", self.directory.display(), reason(&error))
        })?;
        Ok(outputs)
    }

    /// Says how many files were compiled, and which were not, unless messages have another format than text.
    pub fn summarize(&self, failed: &[usize], io: &mut Streams<'_>) {
        if self.messages.format != Format::Text {
            return;
        }
        let n = self.inputs.len();
        let mut summary = format!("{}: {} of {n} files compiled\n", self.tool, n - failed.len());
        for &i in failed {
            let _ = writeln!(summary, "  failed: {}", self.inputs[i]);
        }
        io.report(&summary);
    }

    /// Compiles each file with `compile`, which gets its input and output paths and how its messages are written, and returns
    /// the exit code of the whole.
    /// Files after one that fails are compiled, too; a summary comes last.
    pub fn run(
        &self,
        io: &mut Streams<'_>,
        compile: &(dyn Fn(&str, &str, Messages, &mut Streams<'_>) -> i32 + Sync),
    ) -> i32 {
        let outputs = match self.make_outputs() {
            Ok(outputs) => outputs,
            Err(message) => {
                io.report(&format!("{}: {message}\n", self.tool));
                return 1;
            }
        };
        // The process's own streams are the tool's when the process ends with it.
        let show = io.stderr_is_terminal() && self.messages.format == Format::Text;
        let progress = Progress {
            started: Instant::now(),
            messages: self.inputs.iter().map(|_| None).collect(),
            written: 0,
            done: 0,
            failed: Vec::new(),
            shown: false,
        };
        let state = Mutex::new((progress, &mut *io.stderr));
        for_each(self.inputs.len(), self.workers, &|i| {
            let (mut text, results) = (Vec::new(), self.messages.part());
            let status = match outputs[i].to_str() {
                Some(output) => {
                    let mut streams = Streams {
                        stdin: &mut &b""[..],
                        stdout: &mut std::io::sink(),
                        stderr: &mut text,
                        last: false,
                    };
                    compile(&self.inputs[i], output, results.clone(), &mut streams)
                }
                None => 1,
            };
            let (progress, stderr) = &mut *state.lock();
            progress.finish(i, status, Finished { text, results });
            progress.write(*stderr, self.inputs, &self.messages, show);
        });
        let (progress, _) = state.into_inner();
        let status = if progress.failed.is_empty() { 0 } else { 1 };
        let mut log = Vec::new();
        self.messages.finish(&mut log);
        // A failure to write to standard error cannot be reported.
        let _ = io.stderr.write_all(&log).and_then(|()| io.stderr.flush());
        let mut failed = progress.failed;
        failed.sort_unstable();
        self.summarize(&failed, io);
        status
    }
}

/// Calls `work` with each number below `n`, in order, on so many threads at a time.
pub fn for_each(n: usize, workers: usize, work: &(dyn Fn(usize) + Sync)) {
    let next = AtomicUsize::new(0);
    let work = || {
        loop {
            match next.fetch_add(1, Ordering::Relaxed) {
                i if i < n => work(i),
                _ => break,
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..workers.min(n) {
            // A thread that cannot be started leaves its work to the others.
            let _ = std::thread::Builder::new().stack_size(terrace::STACK).spawn_scoped(scope, work);
        }
        work();
    });
}

impl Progress {
    fn finish(&mut self, i: usize, status: i32, messages: Finished) {
        self.done += 1;
        self.messages[i] = Some(messages);
        if status != 0 {
            self.failed.push(i);
        }
    }

    /// Writes the messages of files that are next in the order of the command line, and the progress line.
    fn write(&mut self, stderr: &mut dyn Write, inputs: &[String], whole: &Messages, show: bool) {
        let mut text = Vec::new();
        while let Some(messages) = self.messages.get_mut(self.written).and_then(Option::take) {
            text.extend(messages.text);
            whole.add_part(&messages.results);
            self.written += 1;
        }
        const CLEAR: &[u8] = b"\r\x1b[K";
        if self.shown {
            text.splice(0..0, CLEAR.iter().copied());
            self.shown = false;
        }
        if show && self.done < inputs.len() {
            let seconds = self.started.elapsed().as_secs_f64();
            let left = seconds / self.done as f64 * (inputs.len() - self.done) as f64;
            let line = format!(
                "{} of {} done, {} failed, {left:.0} s left",
                self.done,
                inputs.len(),
                self.failed.len()
            );
            text.extend(line.as_bytes());
            self.shown = true;
        }
        // A failure to write to standard error cannot be reported.
        let _ = stderr.write_all(&text).and_then(|()| stderr.flush());
    }
}
