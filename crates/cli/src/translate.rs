//! `terrace translate`: between MLIR and LLVM IR, as `mlir-translate` does.

use crate::flags::{Field, Flag, Flags, Grammar, Kind, flags};
use crate::messages::Verbosity;
use crate::session::{Chunk, InputFlags, OutputFlags, PrintFlags, Session, Tool, read_command_line};
use crate::{Exit, Registry, Streams};
use terrace::ir::Result;
use terrace::llir::LlvmVersion;
use terrace::llvmir::{ExportOptions, ImportOptions};
use terrace::pipeline::Translation;
use terrace::registry::TranslationDef;

flags! {
    /// The flags of `terrace translate`.
    pub struct TranslateFlags {
        /// With --import-llvm: keep debug records in front of intrinsics
        convert_debug_rec_to_intrinsics: bool,
        /// With --import-llvm: leave out the elements of DICompositeTypes
        drop_di_composite_type_elements: bool,
        /// With --import-llvm: warn about each instruction and metadata that is left out
        emit_expensive_warnings: bool,
        /// Filter all non-error diagnostics
        error_diagnostics_only: bool,
        /// Translate LLVMIR to MLIR
        import_llvm: bool,
        /// With --import-llvm: translate identified structs as literal ones
        import_structs_as_literals: bool,
        /// With --mlir-to-llvmir: the version of LLVM to write for: 7-nvvm, or 15 to 23 (22 by default)
        llvm_version: Option<LlvmVersion> = "<n>",
        /// Keep everything of LLVM IR, in attributes where the dialect has no place for it
        lossless: bool,
        /// Translate MLIR to LLVMIR
        mlir_to_llvmir: bool,
        /// With --import-llvm: use llvm.call_intrinsic for all intrinsics
        prefer_unregistered_intrinsics: bool,
        /// Keep the names of values and blocks
        preserve_names: bool,
        ..input: InputFlags,
        ..output: OutputFlags,
        ..print: PrintFlags,
    }
}

/// The flags, and those of translations of the tool's own.
struct AllFlags<'a> {
    flags: TranslateFlags,
    own: Vec<(&'a TranslationDef, bool)>,
}

impl Flags for AllFlags<'_> {
    fn rows() -> Vec<&'static [Flag]> {
        TranslateFlags::rows()
    }

    fn field(&mut self, name: &str) -> Option<&mut dyn Field> {
        let own = self.own.iter_mut().find(|(translation, _)| translation.name == name);
        own.map(|(_, is_chosen)| is_chosen as &mut dyn Field).or_else(|| self.flags.field(name))
    }
}

/// The command line's grammar; `own` are the flags of translations of the tool's own.
pub fn grammar<'a>(tool: &'a str, own: &'a [Flag]) -> Grammar<'a> {
    Grammar {
        tool,
        overview: "MLIR Translation Tool",
        operands: "[options] <input file>",
        flags: [own].into_iter().chain(TranslateFlags::rows()).collect(),
        upstream: include_str!("upstream/translate-flags.txt"),
        passes: None,
    }
}

/// Runs the tool with the dialects and translations of a registry and returns the exit code; `tool` is its name in messages.
pub fn run(tool: &str, registry: &Registry, args: &[String], io: &mut Streams<'_>) -> Exit {
    let translations = registry.all_translations();
    let own = translations.iter().map(|translation| Flag {
        name: translation.name,
        kind: Kind::Switch,
        placeholder: "",
        doc: translation.doc,
    });
    let own: Vec<Flag> = own.collect();
    let own_fields = translations.iter().map(|&translation| (translation, false)).collect();
    let mut all = AllFlags { flags: TranslateFlags::default(), own: own_fields };
    let arguments = read_command_line(&grammar(tool, &own), args, 1, &mut all, io)?;
    let AllFlags { flags, own } = all;
    let (import, export) = (flags.import_llvm, flags.mlir_to_llvmir);
    let chosen: Vec<&TranslationDef> =
        own.into_iter().filter_map(|(translation, is_chosen)| is_chosen.then_some(translation)).collect();
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
    let tool = Tool {
        name_chunks: true,
        reads_bitcode: import,
        // Translation converts nothing, so a thread handles more text.
        bytes_per_thread: 32 << 20,
        output_marker: "",
        keep_names: flags.preserve_names,
        ..Tool::default()
    };
    let path = arguments.inputs.first().map_or("-", String::as_str);
    let mut messages = flags.input.messages(Some(&flags.output), io, false);
    if flags.error_diagnostics_only {
        messages.verbosity = Verbosity::Errors;
    }
    let context = || registry.context();
    let session =
        Session::new(path, &flags.input, &flags.output, tool, messages, &context).printing(&flags.print);
    Ok(match chosen.first() {
        Some(translation) => session.run(io, &mut |chunk, out| {
            let root = chunk.parse()?;
            chunk.timed("Translation", || (translation.translate)(&root, out))
        }),
        None if import => session.run(io, &mut |chunk, out| flags.import(chunk, out)),
        None => session.run(io, &mut |chunk, out| flags.export(chunk, out)),
    })
}

impl TranslateFlags {
    /// Translates a module of the `llvm` dialect to LLVM IR.
    fn export(&self, chunk: &Chunk<'_>, out: &mut Vec<u8>) -> Result {
        // The timers of the parser and the translation need separate phases.
        let version = self.llvm_version.unwrap_or_default();
        if !self.lossless && chunk.timing.is_none() && version == LlvmVersion::CURRENT {
            return chunk.write(chunk.input().translate(Some(&chunk.session.spill()))?, out);
        }
        let root = chunk.parse()?;
        chunk.timed("Translation", || {
            let options = ExportOptions { threads: chunk.threads, verify: true, lossless: self.lossless };
            chunk.write(Translation::for_version(root, &options, version)?, out)
        })
    }

    /// Translates LLVM IR to a module of the `llvm` dialect.
    fn import(&self, chunk: &Chunk<'_>, out: &mut Vec<u8>) -> Result {
        let options = ImportOptions {
            expensive_warnings: self.emit_expensive_warnings,
            drop_composite_elements: self.drop_di_composite_type_elements,
            unregistered_intrinsics: self.prefer_unregistered_intrinsics,
            records_as_intrinsics: self.convert_debug_rec_to_intrinsics,
            structs_as_literals: self.import_structs_as_literals,
            lossless: self.lossless,
            report_losses: true,
        };
        let root = chunk.timed("Translation", || chunk.input().import(options))?;
        if let Some(op) = root.op() {
            crate::session::verify(root.scope().at(op), chunk.threads)?;
        }
        chunk.check_version(&root)?;
        chunk.print(&root, true, out);
        // Unlike mlir-opt, mlir-translate writes no empty line at the end.
        out.pop();
        chunk.release(root);
        Ok(())
    }
}
