//! `terrace translate`: between MLIR and LLVM IR, as `mlir-translate` does.

use crate::flags::{Flag, Grammar, Kind, flags};
use crate::messages::Messages;
use crate::session::{Chunk, INPUT_FLAGS, OUTPUT_FLAGS, PRINT_FLAGS, Session, command_line};
use crate::{Exit, Registry, Streams};
use terrace::ir::Result;
use terrace::llvmir::{ExportOptions, ImportOptions};
use terrace::pipeline::Translation;
use terrace::registry::TranslationDef;

static FLAGS: &[Flag] = flags! {
    "convert-debug-rec-to-intrinsics" => "With --import-llvm: keep debug records in front of intrinsics";
    "drop-di-composite-type-elements" => "With --import-llvm: leave out the elements of DICompositeTypes";
    "emit-expensive-warnings" => "With --import-llvm: warn about each instruction and metadata that is left out";
    "error-diagnostics-only" => "Filter all non-error diagnostics";
    "import-llvm" => "Translate LLVMIR to MLIR";
    "import-structs-as-literals" => "With --import-llvm: translate identified structs as literal ones";
    "lossless" => "Keep everything of LLVM IR, in attributes where the dialect has no place for it";
    "mlir-to-llvmir" => "Translate MLIR to LLVMIR";
    "prefer-unregistered-intrinsics" => "With --import-llvm: use llvm.call_intrinsic for all intrinsics";
    "preserve-names" => "Keep the names of values and blocks";
};

/// The command line's grammar; `own` are the flags of translations of the tool's own.
pub fn grammar<'a>(tool: &'a str, own: &'a [Flag]) -> Grammar<'a> {
    Grammar {
        tool,
        overview: "MLIR Translation Tool",
        operands: "[options] <input file>",
        flags: vec![FLAGS, own, INPUT_FLAGS, OUTPUT_FLAGS, PRINT_FLAGS],
        upstream: include_str!("upstream/translate-flags.txt"),
        passes: None,
    }
}

/// Runs the tool with the dialects and translations of a registry and returns the exit code; `tool` is its name in messages.
pub fn run(tool: &str, registry: &Registry, args: &[String], io: &mut Streams<'_>) -> Exit {
    let own = |translation: &&TranslationDef| Flag {
        name: translation.name,
        kind: Kind::Switch,
        doc: translation.doc,
    };
    let own: Vec<Flag> = registry.all_translations().iter().map(own).collect();
    let flags = command_line(&grammar(tool, &own), args, 1, io)?;
    let import = flags.switch("import-llvm", false);
    let export = flags.switch("mlir-to-llvmir", false);
    let chosen: Vec<&TranslationDef> = registry
        .all_translations()
        .iter()
        .copied()
        .filter(|translation| flags.switch(translation.name, false))
        .collect();
    match usize::from(import) + usize::from(export) + chosen.len() {
        0 => {
            io.report("Translations to perform option: must be specified at least once!\n");
            return Err(1);
        }
        1 => {}
        _ => {
            let own = chosen.iter().map(|translation| translation.name);
            let builtin = [("import-llvm", import), ("mlir-to-llvmir", export)];
            let builtin = builtin.iter().filter(|(_, on)| *on).map(|(name, _)| *name);
            let names: Vec<String> = builtin.chain(own).map(|name| format!("--{name}")).collect();
            io.report(&format!("{} cannot be combined\n", names.join(" and ")));
            return Err(1);
        }
    }
    let messages = Messages::new(&flags, io, false);
    let context = || registry.context();
    let mut session = Session::new(flags, messages, &context);
    session.name_chunks = true;
    // Translation converts nothing, so a thread handles more text.
    session.bytes_per_thread = 32 << 20;
    session.output_marker = "";
    Ok(match chosen.first() {
        Some(translation) => session.run(io, &mut |chunk, out| {
            let root = chunk.parse()?;
            chunk.timed("Translation", || (translation.translate)(&root, out))
        }),
        None if import => session.run(io, &mut import_llvm),
        None => session.run(io, &mut process),
    })
}

fn process(chunk: &Chunk<'_>, out: &mut Vec<u8>) -> Result {
    if chunk.session.flags.switch("lossless", false) {
        let root = chunk.parse()?;
        return chunk.timed("Translation", || {
            let options = ExportOptions { threads: chunk.threads, verify: true, lossless: true };
            chunk.write(Translation::with_options(root, &options)?, out);
            Ok(())
        });
    }
    if chunk.timing.is_some() {
        // The timers of the parser and the translation need separate phases.
        let root = chunk.parse()?;
        return crate::compile::export(chunk, root, out);
    }
    chunk.write(chunk.input().translate()?, out);
    Ok(())
}

/// Translates LLVM IR to a module of the `llvm` dialect.
fn import_llvm(chunk: &Chunk<'_>, out: &mut Vec<u8>) -> Result {
    let on = |name| chunk.session.flags.switch(name, false);
    let options = ImportOptions {
        expensive_warnings: on("emit-expensive-warnings"),
        drop_composite_elements: on("drop-di-composite-type-elements"),
        unregistered_intrinsics: on("prefer-unregistered-intrinsics"),
        records_as_intrinsics: on("convert-debug-rec-to-intrinsics"),
        structs_as_literals: on("import-structs-as-literals"),
        lossless: on("lossless"),
        report_losses: true,
    };
    let root = chunk.timed("Translation", || chunk.import_text(&chunk.file.name, options))?;
    if let Some(op) = root.op() {
        crate::session::verify(root.scope().at(op), chunk.threads)?;
    }
    chunk.print(&root, true, out);
    // Unlike mlir-opt, mlir-translate writes no empty line at the end.
    out.pop();
    chunk.release(root);
    Ok(())
}
