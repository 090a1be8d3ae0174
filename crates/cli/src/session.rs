//! The session of a tool: options, diagnostics on standard error, and the chunks of an input.

use crate::cache::Cache;
use crate::flags::{Arguments, Flags, Grammar, Kind, Stop, Value, flags, words};
use crate::messages::{MessageFlags, Messages};
use crate::programs::n_uses;
use crate::split::{MARKER, split};
use crate::{Streams, VERSION, files};
use parking_lot::{Mutex, MutexGuard};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use terrace::bytecode::{self, WriteOptions};
use terrace::compile::CompileOptions;
use terrace::hints::Advisor;
use terrace::hints::content::Content;
use terrace::ir::asm::{Flush, MlirVersion, ParseOptions, PrintOptions, print_streaming};
use terrace::ir::body::OpRef;
use terrace::ir::diag::{self, Diagnostic, ExpectLevel, ExpectedDiagnostics};
use terrace::ir::loc::SourceFile;
use terrace::ir::verify::{VerifyOptions, verify_op};
use terrace::ir::versions;
use terrace::ir::{Context, Loc, Reported, Result, Root, Severity};
use terrace::pipeline::{Input, Translation};
use terrace::rewrite::pass::OptionKind;
use terrace::rewrite::timing::{Timing, TimingReport};
use terrace_support::text::Text;
use terrace_upgrade::upgrade;

/// One thread converts this many bytes of text by default.
const BYTES_PER_THREAD: usize = 4 << 20;

words! {
    /// The words of `--verify-diagnostics`.
    pub enum Expect (none = All) {
        /// Check all diagnostics (expected, unexpected, near-misses)
        All = "all",
        /// Check only expected diagnostics
        OnlyExpected = "only-expected",
    }
}

/// The marker between the chunks of a file: the text of a flag, or the default.
#[derive(Clone, Debug)]
pub struct Marker(pub String);

impl Value for Marker {
    const KIND: Kind = Kind::Text;
    fn read(text: Option<&str>) -> core::result::Result<Self, String> {
        Ok(Self(text.unwrap_or(MARKER).to_owned()))
    }
}

impl Value for MlirVersion {
    const KIND: Kind = Kind::Value(OptionKind::Uint);
    fn read(text: Option<&str>) -> core::result::Result<Self, String> {
        let number = u32::read(text)?;
        Self::of_number(number).ok_or_else(|| format!("'{number}' is none of the versions 22, 23 and 24"))
    }
}

words! {
    /// The words of `--mlir-timing-display`.
    pub enum TimingDisplay {
        /// display the results in a list sorted by total time
        List = "list",
        /// display the results in a nested tree view
        Tree = "tree",
    }
}

words! {
    /// The words of `--mlir-output-format`.
    pub enum TimingFormat {
        /// display the results in text format
        Text = "text",
        /// display the results in JSON format
        Json = "json",
    }
}

flags! {
    /// Flags of every tool that reads MLIR.
    pub struct InputFlags {
        /// Allow operation with no registered dialects
        allow_unregistered_dialect: bool,
        /// Add notes with advice to errors (default in compile and run, and if standard error is a terminal)
        hints: Option<bool>,
        /// Use one thread, and stop at the first operation that fails
        mlir_disable_threading: bool,
        /// Show the operation that a diagnostic is about in a note
        mlir_print_op_on_diagnostic: Option<bool>,
        /// Accepted for compatibility; there is no stack trace
        mlir_print_stacktrace_on_diagnostic: bool,
        /// Disable implicit addition of a top-level module op during parsing
        no_implicit_module: bool,
        /// How many threads to use; by default one for each 4 MB of text (32 MB to translate it), and no more than there are processors
        threads: Option<u32> = "<n>",
        /// Read MLIR text of earlier years, as terrace upgrade rewrites it
        upgrade: bool,
        /// Display execution times
        mlir_timing: bool,
        /// Display method for timing data
        mlir_timing_display: Option<TimingDisplay>,
        /// Output format for timing data
        mlir_output_format: Option<TimingFormat>,
        ..messages: MessageFlags,
    }
}

flags! {
    /// Flags of all tools that write a file.
    pub struct FileFlags {
        /// Output filename
        o: Option<String> = "<filename>",
        /// Split the input file into chunks using the given or default marker and process each on its own
        split_input_file: Option<Marker>,
    }
}

flags! {
    /// Flags of tools that read MLIR and write a file.
    pub struct OutputFlags {
        /// Split marker to use for merging the output
        output_split_marker: Option<String>,
        /// Check that emitted diagnostics match expected-* lines on the corresponding line
        verify_diagnostics: Option<Expect>,
        ..file: FileFlags,
    }
}

flags! {
    /// Flags of the printer.
    pub struct PrintFlags {
        /// Elide ElementsAttrs with "..." that have more elements than the given upper limit
        mlir_elide_elementsattrs_if_larger: Option<u32>,
        /// Elide printing value of resources if string is too long in chars.
        mlir_elide_resource_strings_if_larger: Option<u32>,
        /// Print pretty debug info in MLIR output
        mlir_pretty_debuginfo: bool,
        /// Skip op verification when using custom printers
        mlir_print_assume_verified: bool,
        /// Print debug info in MLIR output
        mlir_print_debuginfo: bool,
        /// Print DenseElementsAttrs with a hex string that have more elements than the given limit (use -1 to disable)
        mlir_print_elementsattrs_with_hex_if_larger: Option<i64>,
        /// Print with local scope and inline information (no aliases)
        mlir_print_local_scope: bool,
        /// Print the generic op form
        mlir_print_op_generic: bool,
        /// Skip regions when printing ops.
        mlir_print_skip_regions: bool,
        /// Print aliases of long literal struct and array types
        mlir_print_type_aliases: bool,
        /// Print unique SSA ID numbers for values, block arguments and naming conflicts across all regions
        mlir_print_unique_ssa_ids: bool,
        /// Print users of operation results and block arguments as a comment
        mlir_print_value_users: bool,
        /// Print SSA IDs using NameLocs as prefixes
        mlir_use_nameloc_as_prefix: bool,
        /// Print the text of this version of MLIR: 22, 23 or 24
        mlir_version: Option<MlirVersion>,
    }
}

impl InputFlags {
    /// How messages are written; `hints` says whether the tool gives advice when standard error is no terminal.
    pub fn messages(&self, output: Option<&OutputFlags>, io: &Streams<'_>, hints: bool) -> Messages {
        let is_expected = output.is_some_and(|output| output.verify_diagnostics.is_some());
        let hints = self.hints.unwrap_or(hints || io.stderr_is_terminal()) && !is_expected;
        Messages::new(&self.messages, io, hints)
    }

    /// The number of threads, if the command line has one.
    pub fn threads(&self) -> Option<usize> {
        self.threads.filter(|&n| n > 0).map(|n| n.min(256) as usize)
    }
}

impl PrintFlags {
    /// The printer's options.
    pub fn options(&self) -> PrintOptions {
        PrintOptions {
            generic: self.mlir_print_op_generic,
            local_scope: self.mlir_print_local_scope,
            debug_info: self.mlir_print_debuginfo,
            pretty_debug_info: self.mlir_pretty_debuginfo,
            elide_elements_larger: self.mlir_elide_elementsattrs_if_larger.map(u64::from),
            elide_resources_larger: self.mlir_elide_resource_strings_if_larger.map(u64::from),
            hex_elements_larger: self.mlir_print_elementsattrs_with_hex_if_larger,
            skip_regions: self.mlir_print_skip_regions,
            assume_verified: self.mlir_print_assume_verified,
            unique_ssa_ids: self.mlir_print_unique_ssa_ids,
            value_users: self.mlir_print_value_users,
            type_aliases: self.mlir_print_type_aliases,
            nameloc_as_prefix: self.mlir_use_nameloc_as_prefix,
            version: self.mlir_version.unwrap_or_default(),
        }
    }
}

/// Parses a command line with at most `max_inputs` files. Answers `--help` and `--version` and reports errors itself, and
/// then returns the exit code as the error.
pub fn command_line<F: Flags + Default>(
    grammar: &Grammar<'_>,
    args: &[String],
    max_inputs: usize,
    io: &mut Streams<'_>,
) -> core::result::Result<(F, Arguments), i32> {
    let mut flags = F::default();
    let arguments = read_command_line(grammar, args, max_inputs, &mut flags, io)?;
    Ok((flags, arguments))
}

/// As [`command_line`]; sets the fields of `flags`.
pub fn read_command_line(
    grammar: &Grammar<'_>,
    args: &[String],
    max_inputs: usize,
    flags: &mut dyn Flags,
    io: &mut Streams<'_>,
) -> core::result::Result<Arguments, i32> {
    grammar.parse(args, max_inputs, flags).map_err(|stop| match stop {
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
    /// The path of the input; `-` for standard input.
    pub path: &'a str,
    /// The flags of its input.
    pub input: InputFlags,
    /// The flags of its output.
    pub output: OutputFlags,
    /// The printer's options.
    pub print: PrintOptions,
    /// The version of MLIR that the command line asks for.
    pub version: Option<MlirVersion>,
    /// The settings of the tool.
    pub tool: Tool,
    /// How diagnostics are written.
    pub messages: Messages,
    /// The text for standard error.
    pub errors: Sink,
    /// Makes the context of a chunk.
    pub context: &'a dyn Fn() -> Context,
    /// The cache of outputs.
    cache: Option<Cache>,
}

/// How the sessions of a tool differ from those of others.
pub struct Tool {
    /// Whether chunks are files of their own in diagnostics, `within split at ...`, as in mlir-translate.
    pub name_chunks: bool,
    /// Whether binary files are refused, also where errors get no advice.
    pub text_only: bool,
    /// Whether the input may be LLVM bitcode, or an object file or archive that contains some.
    pub reads_bitcode: bool,
    /// How many bytes of text one thread handles by default: more threads take more processor time in total.
    pub bytes_per_thread: usize,
    /// The default text between the outputs of chunks.
    pub output_marker: &'static str,
    /// Whether the output file is a program.
    pub executable: bool,
    /// Whether the input is not verified.
    pub unverified: bool,
    /// Whether values keep the names that they have in the text.
    pub keep_names: bool,
}

impl Default for Tool {
    fn default() -> Self {
        Self {
            name_chunks: false,
            text_only: false,
            reads_bitcode: false,
            bytes_per_thread: BYTES_PER_THREAD,
            output_marker: MARKER,
            executable: false,
            unverified: false,
            keep_names: false,
        }
    }
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
    /// Whether there were diagnostics.
    reported: bool,
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
            self.reported = true;
            if self.result.is_ok() {
                self.result = self.output.write_now(&[], self.stdout);
            }
            // A failure to write to standard error cannot be reported.
            let _ = self.stderr.write_all(&errors).and_then(|()| self.stderr.flush());
        }
    }
}

impl<'a> Session<'a> {
    /// A session of a tool, without flags of the printer.
    pub fn new(
        path: &'a str,
        input: &InputFlags,
        output: &OutputFlags,
        tool: Tool,
        messages: Messages,
        context: &'a dyn Fn() -> Context,
    ) -> Self {
        let (input, output) = (input.clone(), output.clone());
        let (print, errors) = (PrintOptions::default(), Sink::default());
        Self { path, input, output, print, version: None, tool, messages, errors, context, cache: None }
    }

    /// Takes the output from a cache, or puts it there.
    pub fn cached(self, cache: Option<Cache>) -> Self {
        Self { cache, ..self }
    }

    /// Prints as the flags say.
    pub fn printing(self, flags: &PrintFlags) -> Self {
        Self { print: flags.options(), version: flags.mlir_version, ..self }
    }

    /// Reads the input, processes its chunks with `process`, which appends the output of a chunk, and writes the output.
    /// Returns the exit code.
    pub fn run(
        &self,
        io: &mut Streams<'_>,
        process: &mut dyn FnMut(&Chunk<'_>, &mut Vec<u8>) -> Result,
    ) -> i32 {
        let input = self.path;
        let output = self.output.file.o.as_deref().unwrap_or("-");
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
        if self.tool.executable {
            output.make_executable();
        }
        let n_programs = n_uses();
        if let Some(cache) = &self.cache {
            let key = cache.key(&name, &text);
            if let Some(product) = cache.get(key) {
                let committed = output.commit(&product, io.stdout);
                let is_written =
                    committed.map_err(|message| self.messages.error(&message, &mut self.errors.lock()));
                self.finish(io);
                return i32::from(is_written.is_err());
            }
            output.copy_to(cache.entry(key));
        }
        let mut out = Vec::new();
        let stream = Mutex::new(Stream {
            output: &mut output,
            stdout: io.stdout,
            stderr: io.stderr,
            errors: self.errors.clone(),
            result: Ok(()),
            reported: false,
        });
        // These flags write other text after the output of a chunk, which has to be complete by then.
        let buffered = self.output.file.split_input_file.is_some()
            || self.output.verify_diagnostics.is_some()
            || self.input.mlir_timing;
        let write = |text: &mut Vec<u8>| stream.lock().write(text);
        let mut ok = self.chunks(name, text, io.last, &mut out, (!buffered).then_some(&write), process);
        let mut stream = stream.into_inner();
        stream.write_errors();
        let (written, reported) = (stream.result, stream.reported || self.messages.has_results());
        // Diagnostics are no part of an entry, nor are programs and their versions part of its key.
        if reported || n_programs != n_uses() {
            output.drop_copy();
        }
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
        let is_bytecode = content == Content::MlirBytecode;
        let text_only = self.tool.text_only || self.messages.hints;
        let is_read = match content {
            Content::MlirBytecode => !self.tool.text_only,
            Content::LlvmBitcode | Content::Machine => self.tool.reads_bitcode,
            _ => false,
        };
        if text_only
            && content.is_binary()
            && !is_read
            && let Some(advice) = content.advice(&name)
        {
            self.messages.error(&format!("{name}: error: {advice}\n"), &mut self.errors.lock());
            return false;
        }
        let marker = self.output.file.split_input_file.as_ref().filter(|_| !is_bytecode);
        let marker = marker.map_or("", |marker| &marker.0);
        let file = if self.input.upgrade && !is_bytecode {
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
        let separator = self.output.output_split_marker.as_deref().unwrap_or(self.tool.output_marker);
        let mut ok = true;
        for (i, range) in parts.ranges.into_iter().enumerate() {
            if i > 0 {
                out.extend_from_slice(separator.as_bytes());
                out.push(b'\n');
            }
            if !self.tool.name_chunks {
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
        let expected = self.output.verify_diagnostics;
        ctx.allow_unregistered(self.input.allow_unregistered_dialect);
        ctx.print.set_defaults(self.print);
        // Expected diagnostics do not include the notes that show operations.
        let show_ops = expected.is_none() && self.input.mlir_print_op_on_diagnostic != Some(false);
        ctx.print.set_op_on_diagnostic(show_ops);
        ctx.diag.set_colors(self.messages.colors);
        ctx.sources.share(file.clone());
        let timing = self.input.mlir_timing.then(|| Arc::new(Timing::new()));
        let threads = self.threads(range.map_or(file.text.len(), |(a, b)| (b - a) as usize));
        let chunk = Chunk { session: self, ctx, file, range, timing, threads, last, stream };
        let expected = expected.map(|level| match level {
            Expect::OnlyExpected => ExpectLevel::OnlyExpected,
            Expect::All => ExpectLevel::All,
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
            let list = self.input.mlir_timing_display == Some(TimingDisplay::List);
            let json = self.input.mlir_output_format == Some(TimingFormat::Json);
            self.errors.text(&timing.report(TimingReport { list, json }));
        }
        if last {
            core::mem::forget(chunk);
        }
        ok
    }

    /// The folder for temporary files: that of the output file, whose disk has room for the text, or the system's.
    pub fn spill(&self) -> PathBuf {
        let output = self.output.file.o.as_deref().filter(|&name| name != "-").map(Path::new);
        let folder = output.filter(|path| !path.exists() || path.is_file()).and_then(Path::parent);
        match folder {
            Some(folder) if folder.as_os_str().is_empty() => PathBuf::from("."),
            Some(folder) => folder.to_owned(),
            None => std::env::temp_dir(),
        }
    }

    fn threads(&self, size: usize) -> usize {
        let share = self.tool.bytes_per_thread;
        match self.input.threads() {
            _ if self.input.mlir_disable_threading => 1,
            Some(n) => n,
            None if size < 2 * share => 1,
            None => std::thread::available_parallelism().map_or(1, |n| n.get().min(size / share)),
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
        self.ctx.diag.set_handler(Some(Box::new(move |ctx, diag| {
            messages.diagnostic(ctx, diag, &mut errors.lock());
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

    /// The options of a compilation of the chunk, as its session sets them.
    pub fn compile_options(&self) -> CompileOptions {
        CompileOptions {
            threads: self.threads,
            timing: self.timing.clone(),
            spill: Some(self.session.spill()),
            ..CompileOptions::default()
        }
    }

    /// Runs a part of the work under a timer.
    pub fn timed<R>(&self, name: &str, f: impl FnOnce() -> R) -> R {
        match &self.timing {
            Some(timing) => timing.time(Timing::ROOT, name, f),
            None => f(),
        }
    }

    /// Writes the LLVM IR of a module.
    pub fn write(&self, module: Translation, out: &mut Vec<u8>) -> Result {
        let written = self.with_flush(|flush| module.write(out, flush.map(|flush| flush as _)));
        self.release(written.map_err(|error| self.report_spill(&error))?);
        Ok(())
    }

    /// Appends the LLVM IR of a module.
    pub fn write_to(&self, module: Translation, out: &mut Vec<u8>) -> Result {
        module.write(out, None).map(drop).map_err(|error| self.report_spill(&error))
    }

    fn report_spill(&self, error: &std::io::Error) -> Reported {
        let message = format!("cannot read a temporary file: {}", files::reason(error));
        self.ctx.error(Loc::UNKNOWN, message).emit()
    }

    /// Calls `f` with a function that writes a buffer, if output may be written before the chunk is finished.
    fn with_flush<R>(&self, f: impl FnOnce(Option<Flush<'_>>) -> R) -> R {
        match self.stream {
            Some(write) => f(Some(&mut |text: &mut Vec<u8>| write(text))),
            None => f(None),
        }
    }

    /// The input of the parser.
    pub fn input(&self) -> Input<'_> {
        let Session { input, tool, .. } = self.session;
        let options = ParseOptions {
            implicit_module: !input.no_implicit_module,
            range: self.range,
            keep_names: tool.keep_names,
            exclusive: true,
        };
        let verify = !tool.unverified;
        Input { ctx: &self.ctx, file: &self.file, options, verify, threads: self.threads }
    }

    /// Parses the chunk and verifies it.
    pub fn parse(&self) -> Result<Root> {
        self.timed("Parser", || self.input().read())
    }

    /// Parses the chunk, MLIR or LLVM IR, and verifies it.
    #[cfg(feature = "codegen")]
    pub fn read(&self) -> Result<Root> {
        self.timed("Parser", || self.input().read_any())
    }

    /// Appends a tree as bytecode.
    pub fn write_bytecode(&self, root: &Root, options: &WriteOptions, out: &mut Vec<u8>) -> Result {
        let _hold = self.ctx.hold();
        match root.op() {
            Some(op) => bytecode::write(root.scope().at(op), options, out),
            None => Ok(()),
        }
    }

    /// Reports what the version of MLIR that the command line asks for has no spelling for.
    pub fn check_version(&self, root: &Root) -> Result {
        match (root.op(), self.session.version) {
            (Some(op), Some(_)) => versions::check(root.scope().at(op), &self.session.print),
            _ => Ok(()),
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
