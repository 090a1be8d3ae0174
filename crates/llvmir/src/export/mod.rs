//! Translation of a module, in upstream's order: module attributes, function signatures, globals and aliases,
//! other top-level operations, function bodies.
//!
//! Reading order: `types` and `constant`, `module` (globals, aliases, flags), `signature` (functions and their
//! attributes), `function` (the state of translating a function), `body` (blocks and phis), `dispatch` (the function for
//! each operation), `arith`, `memory`, `control`, `intrinsics` (the operations), `unsupported` (operations of other
//! dialects), `check` (LLVM's rules).
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
mod discardable;
mod dispatch;
mod enums;
mod flags;
mod function;
mod interface;
pub(crate) mod intrinsic_table;
mod intrinsics;
mod layout;
mod locations;
pub(crate) mod lossless;
mod memory;
mod metadata;
mod module;
mod parallel;
pub(crate) mod signature;
mod streaming;
mod types;
mod unsupported;

pub use crate::export::interface::{Insts, TranslationInterface, Translator};
pub use crate::export::streaming::{StreamedModule, StreamingExport};

use crate::export::parallel::Workers;
use crate::export::types::TypeMap;
use crate::link::{has_only_modules, link_modules};
use terrace_ir::{Body, Context, Op, Result, Root, Scope, Str};
use terrace_llir as llir;
use terrace_support::FxHashSet;
use terrace_support::id::IdMap;

/// Options of a translation.
#[derive(Clone, Copy, Debug)]
pub struct ExportOptions {
    /// The number of threads; the result does not depend on it.
    pub threads: usize,
    /// Whether to check the result by LLVM's rules.
    pub verify: bool,
    /// Whether to keep everything that a lossless import kept, and to fold no constants.
    pub lossless: bool,
}

impl Default for ExportOptions {
    fn default() -> Self {
        ExportOptions { threads: 1, verify: true, lossless: false }
    }
}

/// The part of a translation that functions share.
pub(crate) struct ModuleState<'a> {
    /// The context of types and attributes.
    pub ctx: &'a Context,
    /// The LLVM module.
    pub module: &'a mut llir::Module,
    /// LLVM types by type.
    pub types: &'a TypeMap,
    /// Addresses of globals, functions, aliases and ifuncs by name.
    pub symbols: &'a mut IdMap<Str, llir::Value>,
    /// The body with the module's operations.
    pub scope: &'a Scope<'a>,
    /// Debug information.
    pub debug: &'a mut debug::Debug,
    /// Other metadata.
    pub nodes: &'a metadata::Nodes,
    /// Translations of other dialects.
    pub interfaces: &'a [&'a dyn TranslationInterface],
    /// Functions whose bodies are read after all functions are translated: for diagnostics, or because another
    /// function takes the address of a block.
    pub kept: &'a mut FxHashSet<Op>,
    /// Whether everything that a lossless import kept is translated.
    pub lossless: bool,
    /// Metadata nodes by number.
    pub numbered: &'a mut lossless::metadata::Nodes,
}

impl<'a> ModuleState<'a> {
    /// The body with the module's operations.
    pub fn body(&self) -> &'a Body {
        self.scope.body
    }

    /// The module's operations in order.
    pub fn ops(&self) -> impl Iterator<Item = Op> + Clone + use<'a> {
        let body = self.body();
        let block = body.entry_block(terrace_ir::Region::from_index(0));
        block.into_iter().flat_map(move |block| body.ops(block))
    }
}

/// An LLVM module and the tables of its translation.
struct Output<'i> {
    /// The `builtin.module`.
    op: Op,
    module: llir::Module,
    types: TypeMap,
    symbols: IdMap<Str, llir::Value>,
    debug: debug::Debug,
    nodes: metadata::Nodes,
    interfaces: &'i [&'i dyn TranslationInterface],
    kept: FxHashSet<Op>,
    lossless: bool,
    numbered: lossless::metadata::Nodes,
}

impl Output<'_> {
    /// Calls `f` with the operations of the module, and reports why it stopped.
    fn with<R>(&mut self, root: &Root, f: impl FnOnce(&mut ModuleState<'_>) -> Outcome<R>) -> Result<R> {
        let root_scope = root.scope();
        let scope = Scope { body: root.body.region_body(self.op), parent: Some((&root_scope, self.op)) };
        let mut state = ModuleState {
            ctx: root.body.ctx(),
            module: &mut self.module,
            types: &self.types,
            symbols: &mut self.symbols,
            scope: &scope,
            debug: &mut self.debug,
            nodes: &self.nodes,
            interfaces: self.interfaces,
            kept: &mut self.kept,
            lossless: self.lossless,
            numbered: &mut self.numbered,
        };
        f(&mut state).map_err(|stop| unsupported::report(&state, stop))
    }
}

/// The translation of a module, batch by batch: the bodies of a batch may be parsed just before it and freed after it.
struct Export<'i> {
    output: Output<'i>,
    /// The functions that have a body.
    functions: Vec<(Op, llir::Func)>,
    /// The number of translated functions.
    n_done: usize,
    workers: Workers,
    verify: bool,
    /// Violations of LLVM's rules in the translated functions.
    problems: Vec<llir::Problem>,
}

impl<'i> Export<'i> {
    /// Translates everything but the bodies of functions.
    fn new(
        root: &Root,
        op: Op,
        options: &ExportOptions,
        interfaces: &'i [&'i dyn TranslationInterface],
    ) -> Result<Self> {
        let mut output = Output {
            op,
            module: llir::Module::new(MODULE_NAME),
            types: TypeMap::new(options.lossless),
            symbols: IdMap::default(),
            debug: debug::Debug::new(root.body.ctx()),
            nodes: metadata::Nodes::default(),
            interfaces,
            kept: FxHashSet::default(),
            lossless: options.lossless,
            numbered: Default::default(),
        };
        // Metadata has its own form.
        output.debug.enabled &= !options.lossless;
        let functions = output.with(root, |state| {
            module::attributes(state, root.scope().at(op))?;
            if state.lossless {
                lossless::symbol::module(state, root.scope().at(op))?;
            }
            module::comdats(state)?;
            let functions = signature::declare_all(state)?;
            signature::amend(state)?;
            module::globals(state)?;
            if state.lossless {
                lossless::symbol::properties(state)?;
                lossless::metadata::named(state)?;
            }
            module::compile_units(state);
            module::others(state)?;
            Ok(functions)
        })?;
        let workers = Workers::new(options.threads, functions.len());
        Ok(Self { output, functions, n_done: 0, workers, verify: options.verify, problems: Vec::new() })
    }

    /// Translates the next `n` functions and returns them.
    fn translate(&mut self, root: &Root, n: usize) -> Result<&[(Op, llir::Func)]> {
        let batch = &self.functions[self.n_done..self.n_done + n];
        let (workers, verify) = (&mut self.workers, self.verify);
        let problems = self.output.with(root, |state| workers.bodies(state, batch, verify))?;
        self.problems.extend(problems);
        self.n_done += n;
        Ok(batch)
    }

    /// The number of functions to translate next, or zero after the last one.
    fn batch_size(&self) -> usize {
        self.workers.batch_size(self.functions.len()).min(self.functions.len() - self.n_done)
    }

    /// Completes the module after all functions are translated.
    fn finish(mut self, root: &Root) -> Result<llir::Module> {
        let (functions, problems, verify) = (self.functions, self.problems, self.verify);
        self.output.with(root, |state| {
            module::compile_units(state);
            if !state.lossless {
                flags::flags(state);
                lossless::remark(state);
            }
            if verify {
                check::check(state, &functions, problems)?;
            }
            Ok(())
        })?;
        Ok(self.output.module)
    }
}

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
        return Ok(llir::Module::new(MODULE_NAME));
    };
    if has_only_modules(&root.body, op) {
        let mut linked = Root { body: root.body.deep_clone() };
        link_modules(&mut linked)?;
        return export_with(&linked, options, interfaces);
    }
    let mut export = Export::new(root, op, options, interfaces)?;
    while let n @ 1.. = export.batch_size() {
        export.translate(root, n)?;
    }
    export.finish(root)
}

/// Translates a module of the `llvm` dialect and frees the bodies of its functions one batch after another, so that
/// both modules together need hardly more memory than one. Modules in it are treated as by [`export`].
///
/// # Errors
/// When something cannot be translated; diagnostics say what.
pub fn export_owned(mut root: Root, options: &ExportOptions) -> Result<llir::Module> {
    let Some(op) = module_of(&root)? else {
        return Ok(llir::Module::new(MODULE_NAME));
    };
    if has_only_modules(&root.body, op) {
        link_modules(&mut root)?;
    }
    let mut export = Export::new(&root, op, options, &[])?;
    while let n @ 1.. = export.batch_size() {
        export.translate(&root, n)?;
        let Export { output, functions, n_done, workers, .. } = &mut export;
        let module = root.body.region_body_mut(op);
        let done = functions[*n_done - n..*n_done].iter().filter(|(op, _)| !output.kept.contains(op));
        workers.free(done.filter_map(|&(op, _)| module.take_nested_as_is(op)).collect());
    }
    export.finish(&root)
}

const MODULE_NAME: &str = "LLVMDialectModule";

/// The module of a tree, unless the tree is empty.
fn module_of(root: &Root) -> Result<Option<Op>> {
    let Some(op) = root.op() else { return Ok(None) };
    if root.body.def(op).name != "builtin.module" || root.body.n_regions(op) != 1 {
        let loc = root.body.loc(op);
        return Err(root.body.ctx().error(loc, "can not be translated to an LLVMIR module").emit());
    }
    Ok(Some(op))
}

/// Translates a module and appends its text.
///
/// # Errors
/// When something cannot be translated; diagnostics say what, and nothing is appended.
pub fn export_to_text(root: &Root, options: &ExportOptions, out: &mut Vec<u8>) -> Result {
    llir::print_module_to(&export(root, options)?, out);
    Ok(())
}

/// The reason why a translation stopped.
pub(crate) enum Stop {
    /// An error was reported.
    Reported(terrace_ir::Reported),
    /// An operation cannot be translated: all such operations are to be reported.
    Unsupported,
}

impl From<terrace_ir::Reported> for Stop {
    fn from(reported: terrace_ir::Reported) -> Self {
        Stop::Reported(reported)
    }
}

/// The result of translating something.
pub(crate) type Outcome<T = ()> = core::result::Result<T, Stop>;
