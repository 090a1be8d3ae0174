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
//! down with the body and declared when the bodies are collected, in order. Some bodies at a time are translated and
//! checked; an operation's body that nothing asks for any more goes then, if the caller gave it away. `streaming`
//! translates functions as they are parsed.

mod arith;
mod chain;
mod check;
mod constant;
mod control;
mod debug;
mod discardable;
mod dispatch;
mod flags;
mod function;
mod interface;
mod intrinsic_table;
mod intrinsics;
mod layout;
mod leftover;
mod locations;
mod memory;
mod metadata;
mod module;
mod parallel;
mod recent;
mod signature;
mod streaming;
mod types;

pub use crate::export::interface::{Insts, TranslationInterface, Translator};
pub use crate::export::streaming::{StreamedModule, StreamingExport};

use crate::export::module::compile_units_since;
use crate::export::types::TypeMap;
use crate::link::{has_inner_modules, link_modules};
use terrace_ir::body::OpRef;
use terrace_ir::{Block, Body, Context, Op, Result, Root, Scope, Str};
use terrace_llir as llir;
use terrace_support::FxHashSet;
use terrace_support::id::IdMap;

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
    pub module: Box<llir::Module>,
    /// LLVM's types of the dialect's types.
    pub types: TypeMap,
    /// Addresses of globals, functions, aliases and ifuncs by name.
    pub symbols: IdMap<Str, llir::Value>,
    /// Where the module's operations are.
    pub scope: &'a Scope<'a>,
    /// Debug information.
    pub debug: debug::Debug,
    /// Nodes of other metadata.
    pub nodes: metadata::Nodes,
    /// How other dialects are translated.
    pub interfaces: &'a [&'a dyn TranslationInterface],
    /// Bodies of functions, when they were given away.
    pub given: Option<Given>,
    /// Whether a function's body is looked into when all are translated.
    pub looked_into: bool,
}

/// Bodies of functions that are to be freed when they are translated and checked.
#[derive(Default)]
pub(crate) struct Given {
    /// By the index of the function's operation.
    bodies: Vec<Option<Box<Body>>>,
    /// Functions whose bodies are looked into when all are translated.
    kept: FxHashSet<Op>,
}

/// What comes into being, apart from where it comes from.
struct Made {
    module: Box<llir::Module>,
    types: TypeMap,
    symbols: IdMap<Str, llir::Value>,
    debug: debug::Debug,
    nodes: metadata::Nodes,
}

impl Made {
    fn new(ctx: &Context) -> Made {
        Made {
            module: Box::new(llir::Module::new(MODULE_NAME)),
            types: TypeMap::default(),
            symbols: IdMap::default(),
            debug: debug::Debug::new(ctx),
            nodes: metadata::Nodes::default(),
        }
    }
}

impl<'a> Shared<'a> {
    fn new(
        scope: &'a Scope<'a>,
        interfaces: &'a [&'a dyn TranslationInterface],
        made: Made,
        given: Option<Given>,
    ) -> Self {
        let Made { module, types, symbols, debug, nodes } = made;
        Shared {
            ctx: scope.body.ctx(),
            module,
            types,
            symbols,
            scope,
            debug,
            nodes,
            interfaces,
            given,
            looked_into: false,
        }
    }

    fn into_made(self) -> Made {
        let Shared { module, types, symbols, debug, nodes, .. } = self;
        Made { module, types, symbols, debug, nodes }
    }

    /// The body of a function; `None` when it is gone, as nothing was to be said about it.
    pub fn function_body(&self, op: Op) -> Option<&Body> {
        match &self.given {
            Some(given) => given.bodies.get(op.index())?.as_deref(),
            None => Some(self.body().region_body(op)),
        }
    }

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

/// Translates a module of the `llvm` dialect; modules in it are [linked](link_modules).
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
    let Some(op) = module_of(root)? else {
        return Ok(llir::Module::new(MODULE_NAME));
    };
    if has_inner_modules(root.body.region_body(op)) {
        let mut linked = Root { body: root.body.deep_clone() };
        link_modules(&mut linked)?;
        return export_with(&linked, options, interfaces);
    }
    let root_scope = root.scope();
    let scope = Scope { body: root.body.region_body(op), parent: Some((&root_scope, op)) };
    let mut shared = Shared::new(&scope, interfaces, Made::new(root.body.ctx()), None);
    let done = declarations(&mut shared, root_scope.at(op))
        .and_then(|functions| definitions(&mut shared, &functions, options));
    done.map_err(|error| leftover::report(&shared, error))?;
    Ok(*shared.module)
}

/// Translates a module of the `llvm` dialect that is not needed any more: what is translated is freed, so both need
/// hardly more memory than one of them.
///
/// An `Err` means that diagnostics were emitted.
pub fn export_owned(mut root: Root, options: &ExportOptions) -> Result<llir::Module> {
    let Some(op) = module_of(&root)? else {
        return Ok(llir::Module::new(MODULE_NAME));
    };
    link_modules(&mut root)?;
    let (made, functions) = {
        let root_scope = root.scope();
        let scope = Scope { body: root.body.region_body(op), parent: Some((&root_scope, op)) };
        let mut shared = Shared::new(&scope, &[], Made::new(root.body.ctx()), None);
        match declarations(&mut shared, root_scope.at(op)) {
            Ok(functions) => (shared.into_made(), functions),
            Err(error) => return Err(leftover::report(&shared, error)),
        }
    };
    let module = root.body.region_body_mut(op);
    let mut bodies = Vec::new();
    bodies.resize_with(module.op_bound(), || None);
    for &(op, _) in &functions {
        if let Some(slot) = bodies.get_mut(op.index()) {
            *slot = module.take_nested_as_is(op);
        }
    }
    let root_scope = root.scope();
    let scope = Scope { body: root.body.region_body(op), parent: Some((&root_scope, op)) };
    let given = Given { bodies, kept: FxHashSet::default() };
    let mut shared = Shared::new(&scope, &[], made, Some(given));
    definitions(&mut shared, &functions, options).map_err(|error| leftover::report(&shared, error))?;
    Ok(*shared.module)
}

const MODULE_NAME: &str = "LLVMDialectModule";

/// The module of a tree, if there is anything in it.
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

/// Translates everything but the bodies of functions; the functions that have one.
fn declarations(shared: &mut Shared<'_>, module_op: OpRef<'_>) -> Outcome<Vec<(Op, llir::Func)>> {
    module::attributes(shared, module_op)?;
    module::comdats(shared)?;
    let functions = signature::declare_all(shared)?;
    signature::amend(shared)?;
    module::globals(shared)?;
    module::compile_units(shared);
    module::others(shared)?;
    Ok(functions)
}

/// Translates the bodies of functions, and what is known only then.
fn definitions(shared: &mut Shared<'_>, functions: &[(Op, llir::Func)], options: &ExportOptions) -> Outcome {
    let problems = parallel::bodies(shared, functions, options)?;
    module::compile_units(shared);
    flags::flags(shared);
    if options.verify {
        check::check(shared, functions, problems)?;
    }
    Ok(())
}
