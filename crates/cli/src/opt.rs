//! `terrace opt`: parse, run passes, print, as `mlir-opt` does.

use crate::Registry;
use crate::flags::{Arguments, Flags as _, Grammar, PassNames, flags, help_passes, words};
use crate::ir_tree::IrTree;
use crate::messages::Verbosity;
use crate::programs::with_programs;
use crate::reproducer::{self, Reproducer};
use crate::session::{
    Chunk, InputFlags, OutputFlags, PrintFlags, Session, Tool, command_line, is_valid, verify,
};
use crate::{Exit, Streams};
use parking_lot::Mutex;
use terrace::bytecode;
use terrace::ir::asm::{PrintOptions, print_op};
use terrace::ir::body::OpRef;
use terrace::ir::diag::capture;
use terrace::ir::{Loc, Reported, Result, Root};
use terrace::rewrite::instrument::{IrPrinting, PassFilter, PrintOp, PrintSink};
use terrace::rewrite::manager::PassManager;
use terrace::rewrite::pipeline::{self, Pipeline, PipelineError, parse_pass};
use terrace::rewrite::timing::report_title;

words! {
    /// The words of `--mlir-pass-statistics-display`.
    pub enum StatisticsDisplay {
        /// display the results in a merged list sorted by pass name
        List = "list",
        /// display the results with a nested pipeline view
        Pipeline = "pipeline",
    }
}

flags! {
    /// The flags of `terrace opt`.
    pub struct OptFlags {
        /// Elide resources when generating bytecode
        elide_resource_data_from_bytecode: bool,
        /// Emit bytecode when generating output
        emit_bytecode: bool,
        /// Use specified producer name when generating bytecode
        emit_bytecode_producer: Option<String> = "<name>",
        /// Use specified bytecode version when generating output (0 to 6)
        emit_bytecode_version: Option<u32>,
        /// Print the pipeline that will be run
        dump_pass_pipeline: bool,
        /// Print the list of registered passes and exit
        list_passes: bool,
        /// Choose level of diagnostic information
        mlir_diagnostic_verbosity_level: Option<Verbosity>,
        /// Disable diagnostic notes.
        mlir_disable_diagnostic_notes: bool,
        /// Generate an mlir reproducer at the provided filename (no crash required)
        mlir_generate_reproducer: Option<String> = "<filename>",
        /// Generate a .mlir reproducer file at the given output path if a pass crashes or fails
        mlir_pass_pipeline_crash_reproducer: Option<String>,
        /// When generating a crash reproducer, generate one with the pass that failed alone
        mlir_pass_pipeline_local_reproducer: bool,
        /// Display the statistics of each pass
        mlir_pass_statistics: bool,
        /// Display method for pass statistics
        mlir_pass_statistics_display: Option<StatisticsDisplay>,
        /// Print IR after specified passes
        mlir_print_ir_after: PassNames,
        /// Print IR after each pass
        mlir_print_ir_after_all: bool,
        /// When printing the IR after a pass, only print if the IR changed
        mlir_print_ir_after_change: bool,
        /// When printing the IR after a pass, only print if the pass failed
        mlir_print_ir_after_failure: bool,
        /// Print IR before specified passes
        mlir_print_ir_before: PassNames,
        /// Print IR before each pass
        mlir_print_ir_before_all: bool,
        /// When printing IR for print-ir-[before|after]{-all} always print the top-level operation
        mlir_print_ir_module_scope: bool,
        /// When printing the IR before/after a pass, print file tree rooted at this directory
        mlir_print_ir_tree_dir: Option<String>,
        /// Disable the verifier on parsing (very unsafe)
        mlir_very_unsafe_disable_verifier_on_parsing: bool,
        /// Textual description of the pass pipeline to run
        pass_pipeline: Option<String>,
        /// Run the pipeline stored in the reproducer
        run_reproducer: bool,
        /// Print the list of registered dialects and exit
        show_dialects: bool,
        /// Run the verifier after each transformation pass
        verify_each: Option<bool>,
        /// Round-trip the IR after parsing and ensure it succeeds
        verify_roundtrip: bool,
        ..input: InputFlags,
        ..output: OutputFlags,
        ..print: PrintFlags,
    }
}

/// The first words of the help text.
pub fn overview(dialects: &[&str]) -> String {
    format!("MLIR modular optimizer driver\n\nAvailable Dialects: {}", dialects.join(", "))
}

/// The command line's grammar for these passes.
pub fn grammar<'a>(tool: &'a str, overview: &'a str, passes: &'a pipeline::Registry<'a>) -> Grammar<'a> {
    Grammar {
        tool,
        overview,
        operands: "[options] <input file>",
        flags: OptFlags::rows(),
        upstream: include_str!("upstream/opt-flags.txt"),
        passes: Some(passes),
    }
}

/// Runs the tool and returns the exit code; `tool` is its name in messages.
pub fn run(tool: &str, registry: &Registry, args: &[String], io: &mut Streams<'_>) -> Exit {
    let dialects = registry.dialect_names();
    let passes = registry.pipelines();
    let overview = overview(&dialects);
    let (flags, arguments) = command_line::<OptFlags>(&grammar(tool, &overview, &passes), args, 1, io)?;
    if flags.show_dialects {
        return Ok(io.answer(&format!("Available Dialects: {}\n", dialects.join(","))));
    }
    if flags.list_passes {
        let mut text = "Passes:\n".to_owned();
        help_passes(&passes, 2, &mut text);
        return Ok(io.answer(&text));
    }
    let context = || with_programs(registry.context());
    let mut messages = flags.input.messages(Some(&flags.output), io, false);
    messages.verbosity = flags.mlir_diagnostic_verbosity_level.unwrap_or(Verbosity::Remarks);
    messages.notes = !flags.mlir_disable_diagnostic_notes;
    let settings = Tool { unverified: flags.mlir_very_unsafe_disable_verifier_on_parsing, ..Tool::default() };
    let path = arguments.inputs.first().map_or("-", String::as_str);
    let session =
        Session::new(path, &flags.input, &flags.output, settings, messages, &context).printing(&flags.print);
    let run = Run { tool, flags: &flags, arguments: &arguments, passes: &passes };
    Ok(session.run(io, &mut |chunk, out| run.process(chunk, out)))
}

/// A run of the tool.
struct Run<'a> {
    /// The tool's name in messages.
    tool: &'a str,
    flags: &'a OptFlags,
    arguments: &'a Arguments,
    /// The passes that pipelines can name.
    passes: &'a pipeline::Registry<'a>,
}

impl Run<'_> {
    fn process(&self, chunk: &Chunk<'_>, out: &mut Vec<u8>) -> Result {
        let flags = self.flags;
        let mut root = chunk.parse()?;
        if flags.verify_roundtrip {
            verify_roundtrip(chunk, &root)?;
        }
        let verified = !flags.mlir_very_unsafe_disable_verifier_on_parsing;
        let Some(op) = root.op() else { return Ok(()) };
        let anchor = root.body.def(op).name;
        let mut repro = Reproducer {
            disable_threading: flags.input.mlir_disable_threading,
            verify_each: flags.verify_each.unwrap_or(true),
            ..Reproducer::default()
        };
        if flags.run_reproducer {
            repro.read(&chunk.ctx);
        }
        let pipeline = self.setup_pipeline(chunk, &repro, anchor)?;
        if flags.dump_pass_pipeline {
            chunk.session.errors.text(&pipeline.pretty_text());
            chunk.session.errors.text("\n");
        }
        let mut manager = PassManager::new(pipeline, repro.verify_each.then_some(verify));
        manager.threads = if repro.disable_threading { 1 } else { chunk.threads };
        manager.stop_at_first = repro.disable_threading;
        manager.input_verified = verified;
        manager.timing = chunk.timing.clone();
        if let Some(printing) = self.ir_printing(chunk, repro.disable_threading)? {
            manager.instrumentation.push(Box::new(printing));
        }
        let has_passes = !manager.pipeline.steps.is_empty();
        let result = match &flags.mlir_pass_pipeline_crash_reproducer {
            Some(path) => {
                let local = flags.mlir_pass_pipeline_local_reproducer;
                reproducer::run(chunk, &mut manager, &mut root, &repro, path, local)
            }
            None => manager.run(&mut root),
        };
        if flags.mlir_pass_statistics {
            // No pass has statistics yet; upstream's are empty too unless it is built with them.
            chunk.session.errors.text(&report_title("... Pass statistics report ..."));
            chunk.session.errors.text("\n");
        }
        result?;
        let valid = if has_passes { repro.verify_each } else { verified };
        if let Some(path) = &flags.mlir_generate_reproducer {
            let text = manager.pipeline.text();
            // Like upstream's: the IR after the passes, and no verification after each pass.
            let repro = Reproducer { verify_each: false, pipeline: Some(text), ..repro };
            reproducer::write(chunk, &root, &repro, path)?;
        }
        if flags.emit_bytecode {
            let version = flags.emit_bytecode_version.map_or(bytecode::VERSION, u64::from);
            let producer =
                flags.emit_bytecode_producer.clone().unwrap_or_else(|| bytecode::PRODUCER.to_owned());
            let elide_resources = flags.elide_resource_data_from_bytecode;
            let options = bytecode::WriteOptions { version, producer, elide_resources };
            chunk.timed("Output", || chunk.write_bytecode(&root, &options, out))?;
        } else {
            chunk.check_version(&root)?;
            chunk.print(&root, valid, out);
        }
        chunk.release(root);
        Ok(())
    }

    /// The pipeline of the command line, or of the reproducer.
    fn setup_pipeline(&self, chunk: &Chunk<'_>, repro: &Reproducer, anchor: &str) -> Result<Pipeline> {
        let Self { tool, flags, arguments, passes } = *self;
        if let Some(text) = &repro.pipeline {
            return Pipeline::parse(passes, text).map_err(|error| report(chunk, tool, &error, true));
        }
        let fail = |error: PipelineError| report(chunk, tool, &error, false);
        if let Some(text) = &flags.pass_pipeline {
            if !arguments.passes.is_empty() {
                let message = "'-pass-pipeline' option can't be used with individual pass options";
                return Err(chunk.ctx.error(Loc::UNKNOWN, message).emit());
            }
            return Pipeline::parse(passes, text).map_err(fail);
        }
        let mut pipeline = Pipeline::new(anchor);
        for (def, options) in &arguments.passes {
            pipeline.add(parse_pass(passes, def, options).map_err(fail)?);
        }
        Ok(pipeline)
    }

    fn ir_printing(&self, chunk: &Chunk<'_>, one_thread: bool) -> Result<Option<IrPrinting>> {
        let flags = self.flags;
        let only_on_change = flags.mlir_print_ir_after_change;
        let only_on_failure = flags.mlir_print_ir_after_failure;
        let before =
            PassFilter { all: flags.mlir_print_ir_before_all, names: flags.mlir_print_ir_before.0.clone() };
        let after = PassFilter {
            all: flags.mlir_print_ir_after_all || only_on_failure,
            names: flags.mlir_print_ir_after.0.clone(),
        };
        if before.is_empty() && after.is_empty() {
            return Ok(None);
        }
        let module_scope = flags.mlir_print_ir_module_scope;
        if module_scope && !one_thread {
            let message = "IR print for module scope can't be setup on a pass-manager without disabling \
                           multi-threading first.\n";
            return Err(chunk.ctx.error(Loc::UNKNOWN, message).emit());
        }
        let errors = chunk.session.errors.clone();
        let sink: PrintSink = match &flags.mlir_print_ir_tree_dir {
            Some(dir) => {
                let tree = Mutex::new(IrTree::new(dir));
                Box::new(move |pass, op, text| {
                    if let Err(message) = tree.lock().write(pass.def.name, op, text) {
                        errors.text(&format!("{message}\n"));
                    }
                })
            }
            None => Box::new(move |_, _, text| errors.lock().extend_from_slice(text)),
        };
        Ok(Some(IrPrinting {
            before,
            after,
            module_scope,
            only_on_change,
            only_on_failure,
            print: printer(chunk.session.print),
            sink,
            hashes: Mutex::new(Vec::new()),
        }))
    }
}

/// The printer of IR dumps: it prints invalid operations in generic form.
fn printer(options: PrintOptions) -> PrintOp {
    Box::new(move |op: OpRef<'_>, top: bool, out: &mut Vec<u8>| {
        let mut options = options;
        options.local_scope |= !top;
        options.generic |= !options.assume_verified && !is_valid(op);
        print_op(op, &options, out);
    })
}

/// Checks that the printed text parses to equal IR. Like upstream's, the text is the generic form: custom forms have
/// no place for some locations of block arguments and types of operands.
fn verify_roundtrip(chunk: &Chunk<'_>, root: &Root) -> Result {
    let text_of = |root: &Root, local_scope: bool| {
        let mut text = Vec::new();
        let options =
            PrintOptions { generic: true, debug_info: true, local_scope, ..PrintOptions::default() };
        terrace::ir::asm::print_root(root, &options, &mut text);
        text
    };
    let reference = text_of(root, true);
    let file = chunk.ctx.sources.add("<roundtrip>", text_of(root, false));
    let options = terrace::ir::asm::ParseOptions {
        implicit_module: !chunk.session.input.no_implicit_module,
        ..terrace::ir::asm::ParseOptions::default()
    };
    let (Some(file), Some(op)) = (file, root.op()) else { return Ok(()) };
    let scope = root.scope();
    let reparsed = match terrace::ir::asm::parse_source(&chunk.ctx, &file, options) {
        Ok(root) => text_of(&root, true),
        Err(_) => {
            return scope.at(op).fail("failed to parse textual content back, cannot verify round-trip.\n");
        }
    };
    if reparsed == reference {
        return Ok(());
    }
    let (reference, reparsed) = (String::from_utf8_lossy(&reference), String::from_utf8_lossy(&reparsed));
    scope.at(op).fail(format!(
        "textual roundTrip testing roundtrip failed\n<<<<<<Reference\n{reference}\n=====\n{reparsed}\n>>>>>roundtripped\n"
    ))
}

/// Reports an error in a pipeline. Like upstream, it prints the message about a reproducer's alone, not a diagnostic.
fn report(chunk: &Chunk<'_>, tool: &str, error: &PipelineError, alone: bool) -> Reported {
    let errors = &chunk.session.errors;
    error.values.iter().for_each(|value| errors.text(&format!("{tool}: {value}\n")));
    let emit = || chunk.ctx.error(Loc::UNKNOWN, error.message.as_str()).emit();
    if !alone {
        return emit();
    }
    errors.text(&error.message);
    capture(emit).0
}
