//! Translation of a module, in upstream's order: module attributes, function signatures, globals and aliases,
//! other top-level operations, function bodies.
//!
//! Reading order: `types` and `constant` (what types and attributes become), `module` (globals, aliases, flags),
//! `signature` (functions and their attributes), `function` (blocks and phis), `dispatch` (which code translates
//! which operation), `arith`, `memory`, `control`, `intrinsics` (the operations), `leftover` (what cannot be
//! translated), `check` (LLVM's rules).
//!
//! Bodies of functions are translated apart from each other, on several threads if that is asked for: they only
//! read what all share. The one thing a body may add to the module is the declaration of an intrinsic; it is put
//! down with the body and declared when the bodies are collected, in order.

mod arith;
mod check;
mod constant;
mod control;
mod debug;
mod dispatch;
mod flags;
mod function;
mod interface;
mod intrinsic_names;
mod intrinsic_table;
mod intrinsics;
mod layout;
mod leftover;
mod memory;
mod metadata;
mod module;
mod parallel;
mod signature;
mod types;

pub use crate::export::interface::{Insts, TranslationInterface, Translator};

use crate::export::types::TypeMap;
use terrace_ir::body::OpRef;
use terrace_ir::{Block, Body, Context, Op, Result, Root, Scope, Str};
use terrace_llir as llir;
use terrace_support::FxHashMap;

/// How to translate.
#[derive(Clone, Copy, Debug)]
pub struct ExportOptions {
    /// On how many threads; the result does not depend on it.
    pub threads: usize,
    /// Whether to check the result by LLVM's rules.
    pub verify: bool,
}

impl Default for ExportOptions {
    fn default() -> Self {
        ExportOptions { threads: 1, verify: true }
    }
}

/// What the translation of every part reads.
pub(crate) struct Shared<'a> {
    /// The context of types and attributes.
    pub ctx: &'a Context,
    /// The module that comes into being.
    pub module: llir::Module,
    /// LLVM's types of the dialect's types.
    pub types: TypeMap,
    /// Addresses of globals, functions, aliases and ifuncs by name.
    pub symbols: FxHashMap<Str, llir::Value>,
    /// Where the module's operations are.
    pub scope: &'a Scope<'a>,
    /// Debug information.
    pub debug: debug::Debug,
    /// Nodes of other metadata.
    pub nodes: metadata::Nodes,
    /// How other dialects are translated.
    pub interfaces: &'a [&'a dyn TranslationInterface],
}

impl<'a> Shared<'a> {
    /// The body that the module's operations are in.
    pub fn body(&self) -> &'a Body {
        self.scope.body
    }

    /// The module's block, if it has one.
    pub fn block(&self) -> Option<Block> {
        self.body().entry_block(terrace_ir::Region::from_index(0))
    }

    /// The module's operations in order.
    pub fn ops(&self) -> impl Iterator<Item = Op> + Clone + use<'a> {
        let body = self.body();
        self.block().into_iter().flat_map(move |block| body.ops(block))
    }
}

/// Translates a module of the `llvm` dialect.
///
/// An `Err` means that diagnostics were emitted.
pub fn export(root: &Root, options: &ExportOptions) -> Result<llir::Module> {
    export_with(root, options, &[])
}

/// Translates a module of the `llvm` dialect and of dialects that have an interface.
///
/// An `Err` means that diagnostics were emitted.
pub fn export_with(
    root: &Root,
    options: &ExportOptions,
    interfaces: &[&dyn TranslationInterface],
) -> Result<llir::Module> {
    let root_scope = root.scope();
    let ctx = root.body.ctx();
    let Some(op) = root.op() else {
        return Ok(llir::Module::new("LLVMDialectModule"));
    };
    let at = root_scope.at(op);
    if at.def().name != "builtin.module" || root.body.n_regions(op) != 1 {
        return Err(ctx.error(root.body.loc(op), "can not be translated to an LLVMIR module").emit());
    }
    let scope = Scope { body: root.body.region_body(op), parent: Some((&root_scope, op)) };
    let mut shared = Shared {
        ctx,
        module: llir::Module::new("LLVMDialectModule"),
        types: TypeMap::default(),
        symbols: FxHashMap::default(),
        scope: &scope,
        debug: debug::Debug::new(ctx),
        nodes: metadata::Nodes::default(),
        interfaces,
    };
    translate(&mut shared, at, options).map_err(|error| leftover::report(&shared, error))?;
    Ok(shared.module)
}

/// Translates a module and appends its text.
///
/// An `Err` means that diagnostics were emitted; nothing is appended then.
pub fn export_to_text(root: &Root, options: &ExportOptions, out: &mut Vec<u8>) -> Result {
    let module = export(root, options)?;
    llir::print_module_to(&module, out);
    Ok(())
}

/// Why translation stopped.
pub(crate) enum Stop {
    /// An error was reported.
    Reported(terrace_ir::Reported),
    /// An operation that cannot be translated was met: all of them are to be reported.
    Leftover,
}

impl From<terrace_ir::Reported> for Stop {
    fn from(reported: terrace_ir::Reported) -> Self {
        Stop::Reported(reported)
    }
}

/// The outcome of translating something.
pub(crate) type Outcome<T = ()> = core::result::Result<T, Stop>;

fn translate(shared: &mut Shared<'_>, module_op: OpRef<'_>, options: &ExportOptions) -> Outcome {
    module::attributes(shared, module_op)?;
    module::comdats(shared)?;
    let functions = signature::declare_all(shared)?;
    signature::amend(shared)?;
    module::globals(shared)?;
    module::compile_units(shared);
    module::others(shared)?;
    parallel::bodies(shared, &functions, options.threads)?;
    module::compile_units(shared);
    flags::flags(shared);
    if options.verify {
        check::check(shared, &functions, options.threads)?;
    }
    Ok(())
}
