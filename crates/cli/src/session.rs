//! The session of a tool: options, diagnostics on standard error, and the chunks of an input.

use crate::flags::{Flag, Grammar, Parsed, Stop, flags};
use crate::messages::{COLORS, FORMATS, Messages};
use crate::split::{MARKER, split};
use crate::{Streams, VERSION, files};
use parking_lot::{Mutex, MutexGuard};
use std::borrow::Cow;
use std::io::Write;
use std::sync::Arc;
use terrace::hints::Advisor;
use terrace::hints::content::Content;
use terrace::ir::asm::{Flush, ParseOptions, PrintOptions, print_streaming};
use terrace::ir::body::OpRef;
use terrace::ir::diag::{self, Diagnostic, ExpectLevel, ExpectedDiagnostics};
use terrace::ir::loc::SourceFile;
use terrace::ir::verify::{VerifyOptions, verify_op};
use terrace::ir::{Context, Loc, Result, Root, Severity};
use terrace::llvmir::{ImportOptions, import_text};
use terrace::pipeline::{Input, Translation};
use terrace::rewrite::timing::{Timing, TimingReport};
use terrace_support::text::Text;
use terrace_upgrade::upgrade;

/// One thread converts this many bytes of text by default.
const BYTES_PER_THREAD: usize = 4 << 20;

const VERIFY_WORDS: &[(&str, &str)] = &[
    ("all", "Check all diagnostics (expected, unexpected, near-misses)"),
    ("only-expected", "Check only expected diagnostics"),
];

/// Flags of every tool that reads MLIR.
pub static INPUT_FLAGS: &[Flag] = flags! {
    "allow-unregistered-dialect" => "Allow operation with no registered dialects";
    "color" = Word(COLORS, true) => "Use colors in messages";
    "diagnostics" = Word(FORMATS, false) => "How messages are written to standard error";
    "hints" => "Add notes with advice to errors (default in compile and run, and if standard error is a terminal)";
    "mlir-disable-threading" => "Use one thread, and stop at the first operation that fails";
    "mlir-print-op-on-diagnostic" => "Show the operation that a diagnostic is about in a note";
    "mlir-print-stacktrace-on-diagnostic" => "Accepted for compatibility; there is no stack trace";
    "no-implicit-module" => "Disable implicit addition of a top-level module op during parsing";
    "threads" = Value(Uint, "<n>") =>
        "How many threads to use; by default one for each 4 MB of text (32 MB to translate it), and no more than there are processors";
    "upgrade" => "Read MLIR text of earlier years, as terrace upgrade rewrites it";
    "mlir-timing" => "Display execution times";
    "mlir-timing-display" = Word(&[
        ("list", "display the results in a list sorted by total time"),
        ("tree", "display the results in a nested tree view"),
    ], false) => "Display method for timing data";
    "mlir-output-format" = Word(&[
        ("text", "display the results in text format"),
        ("json", "display the results in JSON format"),
    ], false) => "Output format for timing data";
};

/// Flags of tools that write a file.
pub static OUTPUT_FLAGS: &[Flag] = flags! {
    "o" = Value(Str, "<filename>") => "Output filename";
    "output-split-marker" = Value(Str, "") => "Split marker to use for merging the output";
    "split-input-file" = Text(MARKER) =>
        "Split the input file into chunks using the given or default marker and process each on its own";
    "verify-diagnostics" = Word(VERIFY_WORDS, true) =>
        "Check that emitted diagnostics match expected-* lines on the corresponding line";
};

/// Flags of the printer.
pub static PRINT_FLAGS: &[Flag] = flags! {
    "mlir-elide-elementsattrs-if-larger" = Value(Uint, "") =>
        "Elide ElementsAttrs with \"...\" that have more elements than the given upper limit";
    "mlir-elide-resource-strings-if-larger" = Value(Uint, "") =>
        "Elide printing value of resources if string is too long in chars.";
    "mlir-pretty-debuginfo" => "Print pretty debug info in MLIR output";
    "mlir-print-assume-verified" => "Skip op verification when using custom printers";
    "mlir-print-debuginfo" => "Print debug info in MLIR output";
    "mlir-print-elementsattrs-with-hex-if-larger" = Value(Long, "") =>
        "Print DenseElementsAttrs with a hex string that have more elements than the given limit (use -1 to disable)";
    "mlir-print-local-scope" => "Print with local scope and inline information (no aliases)";
    "mlir-print-op-generic" => "Print the generic op form";
    "mlir-print-skip-regions" => "Skip regions when printing ops.";
    "mlir-print-type-aliases" => "Print aliases of long literal struct and array types";
    "mlir-print-unique-ssa-ids" =>
        "Print unique SSA ID numbers for values, block arguments and naming conflicts across all regions";
    "mlir-print-value-users" => "Print users of operation results and block arguments as a comment";
    "mlir-use-nameloc-as-prefix" => "Print SSA IDs using NameLocs as prefixes";
};

/// The printer's options from a command line.
pub fn print_options(flags: &Parsed) -> PrintOptions {
    let on = |name| flags.switch(name, false);
    let number = |name| flags.number(name);
    PrintOptions {
        generic: on("mlir-print-op-generic"),
        local_scope: on("mlir-print-local-scope"),
        debug_info: on("mlir-print-debuginfo"),
        pretty_debug_info: on("mlir-pretty-debuginfo"),
        elide_elements_larger: number("mlir-elide-elementsattrs-if-larger").map(|n| n as u64),
        elide_resources_larger: number("mlir-elide-resource-strings-if-larger").map(|n| n as u64),
        hex_elements_larger: number("mlir-print-elementsattrs-with-hex-if-larger"),
        skip_regions: on("mlir-print-skip-regions"),
        assume_verified: on("mlir-print-assume-verified"),
        unique_ssa_ids: on("mlir-print-unique-ssa-ids"),
        value_users: on("mlir-print-value-users"),
        type_aliases: on("mlir-print-type-aliases"),
        nameloc_as_prefix: on("mlir-use-nameloc-as-prefix"),
    }
}

/// Parses a command line with at most `max_inputs` files. Answers `--help` and `--version` and reports errors itself, and then returns the exit code as
/// the error.
pub fn command_line(
    grammar: &Grammar<'_>,
    args: &[String],
    max_inputs: usize,
    io: &mut Streams<'_>,
) -> core::result::Result<Parsed, i32> {
    grammar.parse(args, max_inputs).map_err(|stop| match stop {
        Stop::Help => io.answer(&grammar.help()),
        Stop::Version => io.answer(VERSION),
        Stop::Invalid(messages) => {
            io.report(&messages);
            1
        }
    })
}

/// Text for standard error, collected in order.
#[derive(Clone, Default)]
pub struct Sink(Arc<Mutex<Vec<u8>>>);

impl Sink {
    /// The text so far.
    pub fn lock(&self) -> MutexGuard<'_, Vec<u8>> {
        self.0.lock()
    }

    /// Appends text.
    pub fn text(&self, text: &str) {
        self.lock().extend_from_slice(text.as_bytes());
    }
}

/// A run of a tool over an input.
pub struct Session<'a> {
    /// The command line.
    pub flags: Parsed,
    /// The text for standard error.
    pub errors: Sink,
    /// How diagnostics are written.
    pub messages: Messages,
    /// The printer's options.
    pub print: PrintOptions,
    /// Whether chunks are files of their own in diagnostics, `within split at ...`, as in mlir-translate.
    pub name_chunks: bool,
    /// Whether binary files are refused, also where errors get no advice.
    pub text_only: bool,
    /// How many bytes of text one thread handles by default: more threads take more processor time in total.
    pub bytes_per_thread: usize,
    /// The default text between the outputs of chunks.
    pub output_marker: &'static str,
    /// Whether the output file is a program.
    pub executable: bool,
    /// Makes the context of a chunk.
    pub context: &'a dyn Fn() -> Context,
}

/// A chunk of the input.
pub struct Chunk<'s> {
    /// The session that it belongs to.
    pub session: &'s Session<'s>,
    /// Its context.
    pub ctx: Context,
    /// The file that has the chunk.
    pub file: Arc<SourceFile>,
    /// The byte range of the chunk; the whole file if `None`.
    pub range: Option<(u32, u32)>,
    /// Records execution times.
    pub timing: Option<Arc<Timing>>,
    /// The maximum number of threads.
    pub threads: usize,
    /// Whether the process ends after this chunk.
    last: bool,
    /// Writes output before the chunk is finished.
    pub stream: Option<WriteBuffer<'s>>,
}

/// Writes and clears a buffer.
pub type WriteBuffer<'s> = &'s (dyn Fn(&mut Vec<u8>) + Sync);

/// An output that is written in chunks.
struct Stream<'s> {
    output: &'s mut files::Output,
    stdout: &'s mut (dyn Write + Send),
    stderr: &'s mut (dyn Write + Send),
    errors: Sink,
    result: core::result::Result<(), String>,
}

impl Stream<'_> {
    /// Writes and clears a buffer, after the diagnostics so far.
    fn write(&mut self, text: &mut Vec<u8>) {
        self.write_errors();
        if self.result.is_ok() {
            self.result = self.output.write(text, self.stdout);
        }
        text.clear();
    }

    /// Writes new diagnostics, after the output so far.
    fn write_errors(&mut self) {
        let errors = core::mem::take(&mut *self.errors.lock());
        if !errors.is_empty() {
            if self.result.is_ok() {
                self.result = self.output.write_now(&[], self.stdout);
            }
            // A failure to write to standard error cannot be reported.
            let _ = self.stderr.write_all(&errors).and_then(|()| self.stderr.flush());
        }
    }
}

impl<'a> Session<'a> {
    /// A session with the options of a command line.
    pub fn new(flags: Parsed, messages: Messages, context: &'a dyn Fn() -> Context) -> Self {
        let print = print_options(&flags);
        Self {
            flags,
            errors: Sink::default(),
            messages,
            print,
            name_chunks: false,
            text_only: false,
            bytes_per_thread: BYTES_PER_THREAD,
            output_marker: MARKER,
            executable: false,
            context,
        }
    }

    /// Reads the input, processes its chunks with `process`, which appends the output of a chunk, and writes the output.
    /// Returns the exit code.
    pub fn run(
        &self,
        io: &mut Streams<'_>,
        process: &mut dyn FnMut(&Chunk<'_>, &mut Vec<u8>) -> Result,
    ) -> i32 {
        let input = self.flags.inputs.first().map_or("-", String::as_str);
        let output = self.flags.text("o").unwrap_or("-");
        if input == "-" && io.stdin_is_terminal() {
            io.report("(processing input from stdin now, hit ctrl-c/ctrl-d to interrupt)\n");
        }
        let opened = files::read(input, io.stdin).and_then(|input| Ok((input, files::Output::open(output)?)));
        let ((name, text), mut output) = match opened {
            Ok(opened) => opened,
            Err(message) => {
                self.fail(io, &message);
                return 1;
            }
        };
        if self.executable {
            output.make_executable();
        }
        let mut out = Vec::new();
        let stream = Mutex::new(Stream {
            output: &mut output,
            stdout: io.stdout,
            stderr: io.stderr,
            errors: self.errors.clone(),
            result: Ok(()),
        });
        // These flags write other text after the output of a chunk, which has to be complete by then.
        let buffered = ["split-input-file", "verify-diagnostics", "mlir-timing"];
        let streams = !buffered.iter().any(|name| self.flags.has(name));
        let write = |text: &mut Vec<u8>| stream.lock().write(text);
        let mut ok = self.chunks(name, text, io.last, &mut out, streams.then_some(&write), process);
        let mut stream = stream.into_inner();
        stream.write_errors();
        let written = stream.result;
        if ok {
            if let Err(message) = written.and_then(|()| output.commit(&out, io.stdout)) {
                self.messages.error(&message, &mut self.errors.lock());
                ok = false;
            }
        } else {
            output.discard(&out, io.stdout);
        }
        self.finish(io);
        if ok { 0 } else { 1 }
    }

    /// Reports an error that ends the run.
    fn fail(&self, io: &mut Streams<'_>, message: &str) {
        self.messages.error(message, &mut self.errors.lock());
        self.finish(io);
    }

    /// Writes the last messages.
    fn finish(&self, io: &mut Streams<'_>) {
        let mut errors = self.errors.lock();
        self.messages.finish(&mut errors);
        if !errors.is_empty() {
            // A failure to write to standard error cannot be reported.
            let _ = io.stderr.write_all(&errors).and_then(|()| io.stderr.flush());
            errors.clear();
        }
    }

    fn chunks(
        &self,
        name: String,
        text: Text,
        last: bool,
        out: &mut Vec<u8>,
        stream: Option<WriteBuffer<'_>>,
        process: &mut dyn FnMut(&Chunk<'_>, &mut Vec<u8>) -> Result,
    ) -> bool {
        let file = match SourceFile::first(&name, text) {
            Some(file) => Arc::new(file),
            None => {
                let message = format!("{name}:0:0: error: the file is larger than three gigabytes\n");
                self.messages.error(&message, &mut self.errors.lock());
                return false;
            }
        };
        // A terminal cannot show the line of an error in other contents than text.
        let content = Content::of(&file.text);
        let text_only = self.text_only || self.messages.hints;
        if (content == Content::MlirBytecode || text_only && content.is_binary())
            && let Some(advice) = content.advice(&name)
        {
            self.messages.error(&format!("{name}: error: {advice}\n"), &mut self.errors.lock());
            return false;
        }
        let marker = self.flags.text("split-input-file").unwrap_or("");
        let file = if self.flags.switch("upgrade", false) {
            match self.upgraded(&file, marker) {
                Some(file) => Arc::new(file),
                None => return false,
            }
        } else {
            file
        };
        if marker.is_empty() {
            return self.chunk(file, None, last, out, stream, process);
        }
        let parts = split(&file.text, marker);
        for at in parts.near_misses {
            let (line, col) = file.line_col(at);
            self.errors.text(&format!("{name}:{line}:{col}: warning: near miss with file split marker\n"));
            let caret = format!("\n{:>1$}\n", '^', col as usize);
            self.errors.lock().extend([file.line(line), caret.as_bytes()].concat());
        }
        let separator = self.flags.text("output-split-marker").unwrap_or(self.output_marker);
        let mut ok = true;
        for (i, range) in parts.ranges.into_iter().enumerate() {
            if i > 0 {
                out.extend_from_slice(separator.as_bytes());
                out.push(b'\n');
            }
            if !self.name_chunks {
                ok &= self.chunk(file.clone(), Some(range), false, out, None, process);
                continue;
            }
            let (line, _) = file.line_col(range.0);
            let part = &file.text[range.0 as usize..range.1 as usize];
            let name = format!("within split at {name}:{line} offset ");
            ok &= SourceFile::first(&name, part.to_vec())
                .is_some_and(|part| self.chunk(Arc::new(part), None, false, out, None, process));
        }
        ok
    }

    /// A file in today's syntax, each part between markers for itself, with the name and line numbers of the old one.
    /// `None` if something has no equivalent, which is reported.
    fn upgraded(&self, file: &Arc<SourceFile>, marker: &str) -> Option<SourceFile> {
        let mut text = Vec::new();
        let mut ok = true;
        for (i, (start, end)) in split(&file.text, marker).ranges.into_iter().enumerate() {
            if i > 0 {
                text.extend_from_slice(marker.as_bytes());
            }
            let part = upgrade(file.text.get(start as usize..end as usize)?);
            if !part.problems.is_empty() {
                let ctx = (self.context)();
                ctx.diag.set_colors(self.messages.colors);
                ctx.sources.share(file.clone());
                for problem in &part.problems {
                    let loc = Loc::of_pos(start + problem.offset as u32);
                    let message = problem.message.clone();
                    let diag = Diagnostic { severity: Severity::Error, loc, message, notes: Vec::new() };
                    self.messages.diagnostic(&ctx, &diag, &mut self.errors.lock());
                }
                ok = false;
            }
            text.extend_from_slice(&part.text);
        }
        if ok { SourceFile::first(&file.name, text) } else { None }
    }

    fn chunk(
        &self,
        file: Arc<SourceFile>,
        range: Option<(u32, u32)>,
        last: bool,
        out: &mut Vec<u8>,
        stream: Option<WriteBuffer<'_>>,
        process: &mut dyn FnMut(&Chunk<'_>, &mut Vec<u8>) -> Result,
    ) -> bool {
        let ctx = (self.context)();
        let flags = &self.flags;
        ctx.allow_unregistered(flags.switch("allow-unregistered-dialect", false));
        ctx.print.set_defaults(self.print);
        // Expected diagnostics do not include the notes that show operations.
        let show_ops = !flags.has("verify-diagnostics") && flags.switch("mlir-print-op-on-diagnostic", true);
        ctx.print.set_op_on_diagnostic(show_ops);
        ctx.diag.set_colors(self.messages.colors);
        ctx.sources.share(file.clone());
        let timing = flags.switch("mlir-timing", false).then(|| Arc::new(Timing::new()));
        let threads = self.threads(range.map_or(file.text.len(), |(a, b)| (b - a) as usize));
        let expected = flags.text("verify-diagnostics");
        let chunk = Chunk { session: self, ctx, file, range, timing, threads, last, stream };
        let expected = expected.map(|level| match level {
            "only-expected" => ExpectLevel::OnlyExpected,
            _ => ExpectLevel::All,
        });
        let ok = match expected {
            Some(level) => chunk.with_expectations(level, out, process),
            None => {
                chunk.report_to(&self.errors);
                process(&chunk, out).is_ok()
            }
        };
        chunk.ctx.diag.set_handler(None);
        if let Some(timing) = &chunk.timing {
            let list = flags.text("mlir-timing-display") == Some("list");
            let json = flags.text("mlir-output-format") == Some("json");
            self.errors.text(&timing.report(TimingReport { list, json }));
        }
        if last {
            core::mem::forget(chunk);
        }
        ok
    }

    fn threads(&self, size: usize) -> usize {
        if self.flags.switch("mlir-disable-threading", false) {
            return 1;
        }
        match self.flags.number("threads") {
            Some(n) if n > 0 => (n as usize).min(256),
            _ if size < 2 * self.bytes_per_thread => 1,
            _ => {
                std::thread::available_parallelism().map_or(1, |n| n.get().min(size / self.bytes_per_thread))
            }
        }
    }
}

impl Chunk<'_> {
    /// Sends diagnostics to standard error.
    fn report_to(&self, errors: &Sink) {
        let errors = errors.clone();
        let messages = self.session.messages.clone();
        if messages.hints {
            let mut advisor = Advisor::for_range(self.range);
            self.ctx.diag.set_advisor(Some(Box::new(move |ctx, diag| advisor.advise(ctx, diag))));
        }
        let level = match self.session.flags.text("mlir-diagnostic-verbosity-level") {
            Some("errors") => 0,
            Some("warnings") => 1,
            _ => 2,
        };
        let no_notes = self.session.flags.switch("mlir-disable-diagnostic-notes", false);
        self.ctx.diag.set_handler(Some(Box::new(move |ctx, diag| {
            let importance = match diag.severity {
                Severity::Error | Severity::Text => 0,
                Severity::Warning => 1,
                Severity::Remark | Severity::Note => 2,
            };
            if importance > level {
                return;
            }
            let mut diag = Cow::Borrowed(diag);
            if no_notes && !diag.notes.is_empty() {
                diag.to_mut().notes.clear();
            }
            messages.diagnostic(ctx, &diag, &mut errors.lock());
        })));
    }

    /// Processes the chunk and compares its diagnostics with the `expected-*` comments. Returns whether they agree, even if
    /// `process` fails.
    fn with_expectations(
        &self,
        level: ExpectLevel,
        out: &mut Vec<u8>,
        process: &mut dyn FnMut(&Chunk<'_>, &mut Vec<u8>) -> Result,
    ) -> bool {
        let expected = ExpectedDiagnostics::new(level).colors(self.session.messages.colors);
        let expected = Arc::new(Mutex::new(expected));
        {
            let mut errors = self.session.errors.lock();
            let mut expected = expected.lock();
            expected.add_part(&self.file, self.range, &mut errors);
        }
        let (handler, errors) = (expected.clone(), self.session.errors.clone());
        self.ctx.diag.set_handler(Some(Box::new(move |ctx, diag| {
            let mut expected = handler.lock();
            expected.handle(ctx, diag, &mut errors.lock());
        })));
        let _ = process(self, out);
        self.ctx.diag.set_handler(None);
        let mut expected = expected.lock();
        expected.finish(&mut self.session.errors.lock())
    }

    /// Drops a large value, or leaks it if the process ends after this chunk.
    pub fn release<T>(&self, value: T) {
        if self.last {
            core::mem::forget(value);
        }
    }

    /// Runs a part of the work under a timer.
    pub fn timed<R>(&self, name: &str, f: impl FnOnce() -> R) -> R {
        match &self.timing {
            Some(timing) => timing.time(Timing::ROOT, name, f),
            None => f(),
        }
    }

    /// Appends the LLVM IR of a module.
    pub fn write(&self, module: Translation, out: &mut Vec<u8>) {
        self.release(self.with_flush(|flush| module.write(out, flush.map(|flush| flush as _))));
    }

    /// Calls `f` with a function that writes a buffer, if output may be written before the chunk is finished.
    fn with_flush<R>(&self, f: impl FnOnce(Option<Flush<'_>>) -> R) -> R {
        match self.stream {
            Some(write) => f(Some(&mut |text: &mut Vec<u8>| write(text))),
            None => f(None),
        }
    }

    /// The text of the chunk.
    pub fn text(&self) -> &[u8] {
        match self.range {
            Some((start, end)) => &self.file.text[start as usize..end as usize],
            None => &self.file.text,
        }
    }

    /// Translates the text, which is LLVM IR, to the `llvm` dialect. `name` is the name of the input in messages.
    pub fn import_text(&self, name: &str, options: ImportOptions) -> Result<Root> {
        let start = self.range.map_or(0, |range| range.0 as usize);
        let text = &self.file.text;
        import_text(&self.ctx, name, self.text(), options, &|range| {
            text.advise_dont_need(start + range.start, start + range.end);
        })
    }

    /// The input of the parser.
    pub fn input(&self) -> Input<'_> {
        let flags = &self.session.flags;
        let options = ParseOptions {
            implicit_module: !flags.switch("no-implicit-module", false),
            range: self.range,
            keep_names: flags.switch("preserve-names", false),
            exclusive: true,
        };
        let verify = !flags.switch("mlir-very-unsafe-disable-verifier-on-parsing", false);
        Input { ctx: &self.ctx, file: &self.file, options, verify, threads: self.threads }
    }

    /// Parses the chunk and verifies it.
    pub fn parse(&self) -> Result<Root> {
        self.timed("Parser", || self.input().read())
    }

    /// Whether the input is LLVM IR, by its contents or its name. The importer says that it does not read bitcode.
    pub fn is_llvm_ir(&self) -> bool {
        matches!(Content::of(self.text()), Content::LlvmIr | Content::LlvmBitcode)
            || self.file.name.ends_with(".ll")
    }

    /// Parses the chunk and verifies it. LLVM IR, by its content or the name `*.ll`, is translated to the llvm dialect.
    pub fn read(&self) -> Result<Root> {
        if !self.is_llvm_ir() {
            return self.parse();
        }
        let (name, options) = (&self.file.name, ImportOptions::default());
        let root = self.timed("Parser", || self.import_text(name, options))?;
        match root.op() {
            Some(op) => verify(root.scope().at(op), self.threads).map(|()| root),
            None => Ok(root),
        }
    }

    /// Appends the text of a tree. An invalid one is printed in generic form; it is verified here unless `valid`.
    pub fn print(&self, root: &Root, valid: bool, out: &mut Vec<u8>) {
        let mut options = self.session.print;
        let mut valid = valid;
        if !valid && !options.assume_verified && !options.generic {
            valid = root.op().is_none_or(|op| is_valid(root.scope().at(op)));
            options.generic = !valid;
        }
        self.with_flush(|flush| {
            self.timed("Output", || print_streaming(root, &options, valid, self.threads, out, flush))
        });
    }
}

/// Verifies an operation and everything in it.
pub fn verify(op: OpRef<'_>, threads: usize) -> Result {
    verify_op(op, VerifyOptions { threads })
}

/// Whether an operation verifies; nothing is reported.
pub fn is_valid(op: OpRef<'_>) -> bool {
    diag::capture(|| verify(op, 1)).0.is_ok()
}
