//! Translation of a module, in upstream's order: module attributes, function signatures, globals and aliases,
//! other top-level operations, function bodies.
//!
//! Reading order, each file above those before it: `types`, `debug` and `locations`, `state` (of translating a module and
//! a function), `constant`, `signature` (functions and their attributes), `arith`, `memory`, `control`, `intrinsics` (the
//! operations), `dispatch` (the function for each operation), `body` (blocks and phis), `module` (globals, aliases, flags),
//! `interface` and `unsupported` (operations of other dialects), `check` (LLVM's rules), `translation` (the whole module).
//!
//! Bodies of functions are translated independently, on several threads if allowed (`parallel`): they only read the
//! `ModuleState`. A body adds nothing to the module but declarations of intrinsics; these are noted with the body
//! and declared when the bodies are put into the module, in order. Bodies are translated and checked in batches: a
//! caller can free each batch ([`export_owned`]), or parse and print it, too ([`StreamingExport`]).

mod arith;
mod arm;
mod body;
mod chain;
mod check;
mod constant;
mod control;
mod debug;
mod dispatch;
mod enums;
mod flags;
mod gpu;
mod interface;
pub(crate) mod intrinsic_table;
mod intrinsics;
mod layout;
mod left_out;
mod locations;
pub(crate) mod lossless;
mod memory;
mod metadata;
mod module;
pub(crate) mod nvvm;
mod parallel;
mod rocdl;
mod row;
pub(crate) mod signature;
mod state;
mod streaming;
mod translation;
mod types;
mod unsupported;
mod xevm;

pub use crate::export::interface::{Insts, TranslationInterface, Translator};
pub use crate::export::streaming::{StreamedModule, StreamingExport};
pub use crate::export::translation::ExportOptions;

use crate::export::translation::{Translation, empty_module, module_of};
use crate::link::{has_only_modules, link_modules};
use terrace_ir::{Result, Root};
use terrace_llir as llir;

/// Translates a module of the `llvm` dialect.
///
/// Modules in it are [linked](link_modules) if there is nothing else in it. Otherwise they are left out, as by MLIR, with
/// a warning at each; callers that want them call [`link_modules`] first.
///
/// # Errors
/// When something cannot be translated; diagnostics say what.
pub fn export(root: &Root, options: &ExportOptions) -> Result<llir::Module> {
    export_with(root, options, &[])
}

/// Translates a module of the `llvm` dialect and of dialects that have an interface.
///
/// # Errors
/// When something cannot be translated; diagnostics say what.
pub fn export_with(
    root: &Root,
    options: &ExportOptions,
    interfaces: &[&dyn TranslationInterface],
) -> Result<llir::Module> {
    let Some(op) = module_of(root)? else {
        return Ok(empty_module());
    };
    if has_only_modules(&root.body, op) {
        let mut linked = Root { body: root.body.deep_clone() };
        link_modules(&mut linked)?;
        return export_with(&linked, options, interfaces);
    }
    let mut translation = Translation::new(root, op, options, interfaces)?;
    while let n @ 1.. = translation.batch_size() {
        translation.translate(root, n)?;
    }
    translation.finish(root)
}

/// Translates a module of the `llvm` dialect and frees the bodies of its functions one batch after another, so that
/// both modules together need hardly more memory than one. Modules in it are treated as by [`export`].
///
/// # Errors
/// When something cannot be translated; diagnostics say what.
pub fn export_owned(mut root: Root, options: &ExportOptions) -> Result<llir::Module> {
    let Some(op) = module_of(&root)? else {
        return Ok(empty_module());
    };
    if has_only_modules(&root.body, op) {
        link_modules(&mut root)?;
    }
    let mut translation = Translation::new(&root, op, options, &[])?;
    while let n @ 1.. = translation.batch_size() {
        translation.translate(&root, n)?;
        let Translation { output, functions, n_done, workers, .. } = &mut translation;
        let module = root.body.region_body_mut(op);
        let done = functions[*n_done - n..*n_done].iter().filter(|(op, _)| !output.kept.contains(op));
        workers.free(done.filter_map(|&(op, _)| module.take_nested_as_is(op)).collect());
    }
    translation.finish(&root)
}

/// Translates a module and appends its text.
///
/// # Errors
/// When something cannot be translated; diagnostics say what, and nothing is appended.
pub fn export_to_text(root: &Root, options: &ExportOptions, out: &mut Vec<u8>) -> Result {
    llir::print_module_to(&export(root, options)?, out);
    Ok(())
}
