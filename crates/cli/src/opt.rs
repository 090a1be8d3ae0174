//! `terrace opt`: parse, run passes, print, as `mlir-opt` does.

use crate::Registry;
use crate::flags::{Flag, Grammar, flags, help_passes};
use crate::ir_tree::IrTree;
use crate::messages::Messages;
use crate::reproducer::{self, Reproducer};
use crate::session::{
    Chunk, INPUT_FLAGS, OUTPUT_FLAGS, PRINT_FLAGS, Session, command_line, is_valid, verify,
};
use crate::{Exit, Streams};
use parking_lot::Mutex;
use terrace::ir::asm::{PrintOptions, print_op};
use terrace::ir::body::OpRef;
use terrace::ir::diag::capture;
use terrace::ir::{Loc, Reported, Result, Root};
use terrace::rewrite::instrument::{IrPrinting, PassFilter, PrintOp, PrintSink};
use terrace::rewrite::manager::PassManager;
use terrace::rewrite::pipeline::{self, Pipeline, PipelineError, parse_pass};
use terrace::rewrite::timing::report_title;

static FLAGS: &[Flag] = flags! {
    "dump-pass-pipeline" => "Print the pipeline that will be run";
    "list-passes" => "Print the list of registered passes and exit";
    "mlir-diagnostic-verbosity-level" = Word(&[
        ("errors", "Errors only"),
        ("warnings", "Errors and warnings"),
        ("remarks", "Errors, warnings and remarks"),
    ], false) => "Choose level of diagnostic information";
    "mlir-disable-diagnostic-notes" => "Disable diagnostic notes.";
    "mlir-generate-reproducer" = Value(Str, "<filename>") =>
        "Generate an mlir reproducer at the provided filename (no crash required)";
    "mlir-pass-pipeline-crash-reproducer" = Value(Str, "") =>
        "Generate a .mlir reproducer file at the given output path if a pass crashes or fails";
    "mlir-pass-pipeline-local-reproducer" =>
        "When generating a crash reproducer, generate one with the pass that failed alone";
    "mlir-pass-statistics" => "Display the statistics of each pass";
    "mlir-pass-statistics-display" = Word(&[
        ("list", "display the results in a merged list sorted by pass name"),
        ("pipeline", "display the results with a nested pipeline view"),
    ], false) => "Display method for pass statistics";
    "mlir-print-ir-after" = Passes => "Print IR after specified passes";
    "mlir-print-ir-after-all" => "Print IR after each pass";
    "mlir-print-ir-after-change" => "When printing the IR after a pass, only print if the IR changed";
    "mlir-print-ir-after-failure" => "When printing the IR after a pass, only print if the pass failed";
    "mlir-print-ir-before" = Passes => "Print IR before specified passes";
    "mlir-print-ir-before-all" => "Print IR before each pass";
    "mlir-print-ir-module-scope" =>
        "When printing IR for print-ir-[before|after]{-all} always print the top-level operation";
    "mlir-print-ir-tree-dir" = Value(Str, "") =>
        "When printing the IR before/after a pass, print file tree rooted at this directory";
    "mlir-very-unsafe-disable-verifier-on-parsing" => "Disable the verifier on parsing (very unsafe)";
    "pass-pipeline" = Value(Str, "") => "Textual description of the pass pipeline to run";
    "run-reproducer" => "Run the pipeline stored in the reproducer";
    "show-dialects" => "Print the list of registered dialects and exit";
    "verify-each" => "Run the verifier after each transformation pass";
    "verify-roundtrip" => "Round-trip the IR after parsing and ensure it succeeds";
};

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
        flags: vec![FLAGS, INPUT_FLAGS, OUTPUT_FLAGS, PRINT_FLAGS],
        upstream: include_str!("upstream/opt-flags.txt"),
        passes: Some(passes),
    }
}

/// Runs the tool and returns the exit code; `tool` is its name in messages.
pub fn run(tool: &str, registry: &Registry, args: &[String], io: &mut Streams<'_>) -> Exit {
    let dialects = registry.dialect_names();
    let passes = registry.pipelines();
    let overview = overview(&dialects);
    let flags = command_line(&grammar(tool, &overview, &passes), args, 1, io)?;
    if flags.switch("show-dialects", false) {
        return Ok(io.answer(&format!("Available Dialects: {}\n", dialects.join(","))));
    }
    if flags.switch("list-passes", false) {
        let mut text = "Passes:\n".to_owned();
        help_passes(&passes, 2, &mut text);
        return Ok(io.answer(&text));
    }
    let context = || registry.context();
    let messages = Messages::new(&flags, io, false);
    let session = Session::new(flags, messages, &context);
    Ok(session.run(io, &mut |chunk, out| process(tool, &passes, chunk, out)))
}

fn process(tool: &str, passes: &pipeline::Registry<'_>, chunk: &Chunk<'_>, out: &mut Vec<u8>) -> Result {
    let flags = &chunk.session.flags;
    let mut root = chunk.parse()?;
    if flags.switch("verify-roundtrip", false) {
        verify_roundtrip(chunk, &root)?;
    }
    let verified = !flags.switch("mlir-very-unsafe-disable-verifier-on-parsing", false);
    let Some(op) = root.op() else { return Ok(()) };
    let anchor = root.body.def(op).name;
    let mut repro = Reproducer {
        disable_threading: flags.switch("mlir-disable-threading", false),
        verify_each: flags.switch("verify-each", true),
        ..Reproducer::default()
    };
    if flags.switch("run-reproducer", false) {
        repro.read(&chunk.ctx);
    }
    let pipeline = setup_pipeline(tool, passes, chunk, &mut repro, anchor)?;
    if flags.switch("dump-pass-pipeline", false) {
        chunk.session.errors.text(&pipeline.pretty_text());
        chunk.session.errors.text("\n");
    }
    let mut manager = PassManager::new(pipeline, repro.verify_each.then_some(verify));
    manager.threads = if repro.disable_threading { 1 } else { chunk.threads };
    manager.stop_at_first = repro.disable_threading;
    manager.input_verified = verified;
    manager.timing = chunk.timing.clone();
    if let Some(printing) = ir_printing(chunk, repro.disable_threading)? {
        manager.instrumentation.push(Box::new(printing));
    }
    let has_passes = !manager.pipeline.steps.is_empty();
    let result = match flags.text("mlir-pass-pipeline-crash-reproducer") {
        Some(path) => reproducer::run(chunk, &mut manager, &mut root, &repro, path),
        None => manager.run(&mut root),
    };
    if flags.switch("mlir-pass-statistics", false) {
        // No pass has statistics yet; upstream's are empty too unless it is built with them.
        chunk.session.errors.text(&report_title("... Pass statistics report ..."));
        chunk.session.errors.text("\n");
    }
    result?;
    let valid = if has_passes { repro.verify_each } else { verified };
    if let Some(path) = flags.text("mlir-generate-reproducer") {
        let text = manager.pipeline.text();
        // Like upstream's: the IR after the passes, and no verification after each pass.
        let repro = Reproducer { verify_each: false, pipeline: Some(text), ..repro };
        reproducer::write(chunk, &root, &repro, path)?;
    }
    chunk.print(&root, valid, out);
    chunk.release(root);
    Ok(())
}

/// The pipeline of the command line, or of the reproducer.
fn setup_pipeline(
    tool: &str,
    passes: &pipeline::Registry<'_>,
    chunk: &Chunk<'_>,
    repro: &mut Reproducer,
    anchor: &str,
) -> Result<Pipeline> {
    let flags = &chunk.session.flags;
    if let Some(text) = &repro.pipeline {
        return Pipeline::parse(passes, text).map_err(|error| report(chunk, tool, &error, true));
    }
    let fail = |error: PipelineError| report(chunk, tool, &error, false);
    if let Some(text) = flags.text("pass-pipeline") {
        if !flags.passes.is_empty() {
            let message = "'-pass-pipeline' option can't be used with individual pass options";
            return Err(chunk.ctx.error(Loc::UNKNOWN, message).emit());
        }
        return Pipeline::parse(passes, text).map_err(fail);
    }
    let mut pipeline = Pipeline::new(anchor);
    for (def, options) in &flags.passes {
        pipeline.add(parse_pass(passes, def, options).map_err(fail)?);
    }
    Ok(pipeline)
}

fn ir_printing(chunk: &Chunk<'_>, one_thread: bool) -> Result<Option<IrPrinting>> {
    let flags = &chunk.session.flags;
    let on = |name| flags.switch(name, false);
    let only_on_change = on("mlir-print-ir-after-change");
    let only_on_failure = on("mlir-print-ir-after-failure");
    let before =
        PassFilter { all: on("mlir-print-ir-before-all"), names: flags.list("mlir-print-ir-before") };
    let after = PassFilter {
        all: on("mlir-print-ir-after-all") || only_on_failure,
        names: flags.list("mlir-print-ir-after"),
    };
    if before.is_empty() && after.is_empty() {
        return Ok(None);
    }
    let module_scope = on("mlir-print-ir-module-scope");
    if module_scope && !one_thread {
        let message = "IR print for module scope can't be setup on a pass-manager without disabling \
                       multi-threading first.\n";
        return Err(chunk.ctx.error(Loc::UNKNOWN, message).emit());
    }
    let options = chunk.session.print;
    let errors = chunk.session.errors.clone();
    let sink: PrintSink = match flags.text("mlir-print-ir-tree-dir") {
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
        print: printer(options),
        sink,
        hashes: Mutex::new(Vec::new()),
    }))
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
    let flags = &chunk.session.flags;
    let options = terrace::ir::asm::ParseOptions {
        implicit_module: !flags.switch("no-implicit-module", false),
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
