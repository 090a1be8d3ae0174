//! The translation of a whole module, batch by batch.

use super::debug::Debug;
use super::gpu::Binaries;
use super::interface::{Interfaces, TranslationInterface, amend_module};
use super::nvvm::Nvvm;
use super::parallel::{Checks, Workers};
use super::rocdl::Rocdl;
use super::state::{ModuleState, Outcome};
use super::types::TypeMap;
use super::xevm::Xevm;
use super::{check, flags, lossless, module, signature, unsupported};
use parking_lot::Mutex;
use terrace_ir::{Attr, Op, Result, Root, Scope, Str};
use terrace_llir as llir;
use terrace_llir::Md;
use terrace_support::id::IdMap;
use terrace_support::{FxHashMap, FxHashSet};

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

/// An LLVM module and the tables of its translation.
pub(super) struct Output<'i> {
    /// The `builtin.module`.
    pub op: Op,
    pub module: llir::Module,
    types: TypeMap,
    symbols: IdMap<Str, llir::Value>,
    debug: Debug,
    nodes: Mutex<IdMap<Attr, Md>>,
    interfaces: Interfaces<'i>,
    pub kept: FxHashSet<Op>,
    lossless: bool,
    binaries: Binaries,
    numbered: FxHashMap<u32, Md>,
}

impl Output<'_> {
    /// Calls `f` with the operations of the module, and reports why it stopped.
    pub fn with<R>(&mut self, root: &Root, f: impl FnOnce(&mut ModuleState<'_>) -> Outcome<R>) -> Result<R> {
        let root_scope = root.scope();
        let scope = Scope { body: root.body.region_body(self.op), parent: Some((&root_scope, self.op)) };
        let mut state = ModuleState {
            ctx: root.body.ctx(),
            module: &mut self.module,
            types: &self.types,
            symbols: &mut self.symbols,
            scope: &scope,
            debug: &self.debug,
            nodes: &self.nodes,
            foreign: &self.interfaces,
            kept: &mut self.kept,
            lossless: self.lossless,
            binaries: &mut self.binaries,
            numbered: &mut self.numbered,
        };
        f(&mut state).map_err(|stop| unsupported::report(&state, self.interfaces, stop))
    }
}

/// The interfaces of Terrace's dialects that have attributes. Operations of most dialects are rows of the dispatch table.
static INTERFACES: &[&dyn TranslationInterface] = &[&Nvvm, &Rocdl, &Xevm];

/// The translation of a module, batch by batch: the bodies of a batch may be parsed just before it and freed after it.
pub(super) struct Translation<'i> {
    pub output: Output<'i>,
    /// The functions that have a body.
    pub functions: Vec<(Op, llir::Func)>,
    /// The number of translated functions.
    pub n_done: usize,
    pub workers: Workers,
    pub checks: Checks,
    /// Violations of LLVM's rules in the translated functions.
    pub problems: Vec<llir::Problem>,
}

impl<'i> Translation<'i> {
    /// Translates everything but the bodies of functions.
    pub fn new(
        root: &Root,
        op: Op,
        options: &ExportOptions,
        interfaces: &'i [&'i dyn TranslationInterface],
    ) -> Result<Self> {
        let interfaces = Interfaces { of_users: interfaces, own: INTERFACES };
        let mut output = Output {
            op,
            module: empty_module(),
            types: TypeMap::new(options.lossless),
            symbols: IdMap::default(),
            debug: Debug::new(root.body.ctx()),
            nodes: Mutex::default(),
            interfaces,
            kept: FxHashSet::default(),
            lossless: options.lossless,
            binaries: Binaries::default(),
            numbered: FxHashMap::default(),
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
            module::globals(state)?;
            amend_module(state, root.scope().at(op), interfaces)?;
            if state.lossless {
                lossless::symbol::properties(state)?;
                lossless::metadata::named(state)?;
            }
            module::compile_units(state);
            module::others(state)?;
            Ok(functions)
        })?;
        let workers = Workers::new(options.threads, functions.len());
        let checks = if options.verify { Checks::All } else { Checks::None };
        Ok(Self { output, functions, n_done: 0, workers, checks, problems: Vec::new() })
    }

    /// Translates the next `n` functions and returns them.
    pub fn translate(&mut self, root: &Root, n: usize) -> Result<&[(Op, llir::Func)]> {
        let batch = &self.functions[self.n_done..self.n_done + n];
        let (workers, checks) = (&mut self.workers, self.checks);
        let problems = self.output.with(root, |state| workers.bodies(state, batch, checks))?;
        self.problems.extend(problems);
        self.n_done += n;
        Ok(batch)
    }

    /// The number of functions to translate next, or zero after the last one.
    pub fn batch_size(&self) -> usize {
        self.workers.batch_size(self.functions.len()).min(self.functions.len() - self.n_done)
    }

    /// Completes the module after all functions are translated.
    pub fn finish(mut self, root: &Root) -> Result<llir::Module> {
        let (functions, problems, checks) = (self.functions, self.problems, self.checks);
        self.output.with(root, |state| {
            module::compile_units(state);
            if !state.lossless {
                flags::flags(state);
                lossless::symbol::remark(state);
            }
            if checks != Checks::None {
                check::check(state, &functions, problems)?;
            }
            Ok(())
        })?;
        Ok(self.output.module)
    }
}

/// The translation of an empty module.
pub(super) fn empty_module() -> llir::Module {
    llir::Module::new("LLVMDialectModule")
}

/// The module of a tree, unless the tree is empty.
pub(super) fn module_of(root: &Root) -> Result<Option<Op>> {
    let Some(op) = root.op() else { return Ok(None) };
    if root.body.def(op).name != "builtin.module" || root.body.n_regions(op) != 1 {
        let loc = root.body.loc(op);
        return Err(root.body.ctx().error(loc, "can not be translated to an LLVMIR module").emit());
    }
    Ok(Some(op))
}
