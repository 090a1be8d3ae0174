//! Shards that become object files: which symbols have to be in one of them, and what a shard defines.

use super::cut::Contents;
use super::part::lower;
use super::{DISTINCT, module_of, needs_module};
use crate::compile::CompileOptions;
use crate::pipeline::Input;
use terrace_ir::attrs::{ArrayAttr, StringAttr};
use terrace_ir::symbols::symbol_name;
use terrace_ir::{Attr, Body, Op, Result, Root, Str};
use terrace_llir as llir;
use terrace_llvm::{Alias, Func, Global, IFunc, Linkage};
use terrace_support::FxHashMap;

/// The attribute of shards that names the variables which others define.
const FOREIGN: &str = "terrace.foreign";
/// The attribute of modules with assembly, which belongs to one object file.
const ASSEMBLY: &str = "llvm.module_asm";

/// Why a symbol of a lowered module binds others to its shard.
#[derive(Default)]
pub struct Binding {
    /// Whether those that use it must be there: object files do not share it.
    users: bool,
    /// Whether those that it uses must be there: they are its definition.
    uses: bool,
    /// The comdat, whose symbols are kept or dropped together.
    comdat: Option<Attr>,
}

/// The symbols of a lowered module that bind others.
pub fn linkages(body: &Body) -> FxHashMap<Str, Binding> {
    let mut bindings = FxHashMap::default();
    for op in super::top_level(body) {
        let Some(name) = symbol_name(body, op) else { continue };
        let is_alias = body.is::<Alias>(op) || body.is::<IFunc>(op);
        let linkage = body
            .as_::<Func>(op)
            .map(|func| func.linkage(body))
            .or_else(|| body.as_::<Global>(op).map(|global| global.linkage(body)))
            .flatten();
        let is_apart = matches!(
            linkage,
            Some(
                Linkage::Internal
                    | Linkage::Private
                    | Linkage::Linkonce
                    | Linkage::LinkonceOdr
                    | Linkage::AvailableExternally
            )
        );
        let comdat = body.attr(op, "comdat");
        if is_alias || is_apart || comdat.is_some() {
            bindings.insert(name, Binding { users: is_alias || is_apart, uses: is_alias, comdat });
        }
    }
    bindings
}

impl Contents {
    /// For each operation the name that decides about its shard: the first of those that must be in one with it. `None` stands for
    /// operations without a name.
    pub fn clusters(&self, root: &Root, module: Op, bindings: &FxHashMap<Str, Binding>) -> Vec<Option<Str>> {
        let (body, ctx) = (root.body.region_body(module), root.body.ctx());
        let mut sets = Sets((0..self.ops.len()).collect());
        let mut comdats: FxHashMap<Attr, usize> = FxHashMap::default();
        let names: Vec<Option<Str>> = self.ops.iter().map(|&op| symbol_name(body, op)).collect();
        for (at, uses) in self.uses.iter().enumerate() {
            let own = names[at].and_then(|name| bindings.get(&name));
            if let Some(comdat) = own.and_then(|own| own.comdat) {
                sets.join(at, *comdats.entry(comdat).or_insert(at));
            }
            for name in &uses.symbols {
                let binds =
                    own.is_some_and(|own| own.uses) || bindings.get(name).is_some_and(|used| used.users);
                if let Some(&used) = self.positions.get(name).filter(|_| binds) {
                    sets.join(at, used);
                }
            }
        }
        let mut first: FxHashMap<usize, Option<Str>> = FxHashMap::default();
        for (at, &name) in names.iter().enumerate() {
            let known = first.entry(sets.find(at)).or_insert(name);
            if name.map(|name| ctx.bytes(name)) < known.map(|name| ctx.bytes(name)) {
                *known = name;
            }
        }
        (0..names.len()).map(|at| first[&sets.find(at)]).collect()
    }

    /// The operations of a shard beside functions with bodies: what it defines, and flags, which are for each object file.
    pub fn whole_in(&self, root: &Body, number: usize, homes: &[usize]) -> Vec<usize> {
        let is_here = |&at: &usize| {
            let is_flag = || symbol_name(root, self.ops[at]).is_none() && self.uses[at].symbols.is_empty();
            !self.is_defined[at] && (homes[at] == number || is_flag())
        };
        (0..self.ops.len()).filter(is_here).collect()
    }
}

/// Sets of operations, each with a representative.
struct Sets(Vec<usize>);

impl Sets {
    fn find(&mut self, mut at: usize) -> usize {
        while self.0[at] != at {
            self.0[at] = self.0[self.0[at]];
            at = self.0[at];
        }
        at
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.find(a), self.find(b));
        self.0[a] = b;
    }
}

/// Whether a module has assembly.
pub fn has_assembly(root: &Root, module: Op) -> bool {
    root.body.discardable(module, ASSEMBLY).is_some()
}

/// Notes the variables of a shard that others define, and leaves the assembly of the module to the shard of what has no name.
pub fn set_foreign(shard: &mut Root, module: Op, names: &[Str], has_rest: bool) {
    let ctx = shard.body.ctx().clone();
    let names: Vec<Attr> = names.iter().map(|&name| StringAttr::get(&ctx, name, None)).collect();
    shard.body.set_discardable(module, ctx.intern(FOREIGN), Some(ArrayAttr::get(&ctx, &names)));
    if !has_rest {
        shard.body.set_discardable(module, ctx.intern(ASSEMBLY), None);
    }
}

impl CompileOptions {
    /// The LLVM module of a shard that becomes an object file.
    ///
    /// # Errors
    /// When the shard is not valid, was cut for another purpose, or something in it has no lowering, or one that needs the whole
    /// module.
    pub fn lower_object(&self, input: &Input<'_>) -> Result<llir::Module> {
        let mut root = input.read()?;
        let module = module_of(input.ctx, &root)?;
        let Some(foreign) = root.body.discardable(module, FOREIGN).and_then(|attr| attr.as_array(input.ctx))
        else {
            let message = "the shard was not cut for object files";
            return Err(input.ctx.error(root.body.loc(module), message).emit());
        };
        let foreign: Vec<Str> = foreign.iter().filter_map(|name| name.as_str(input.ctx)).collect();
        let swept = self.sweep_module(&mut root, module)?;
        let Some(lowered) = lower(swept, module) else {
            return Err(self.report_unfit(input, module));
        };
        let mut root = lowered.into_whole(module);
        for name in [DISTINCT, FOREIGN] {
            root.body.set_discardable(module, input.ctx.intern(name), None);
        }
        let mut module = self.export(&root)?;
        for name in foreign {
            let value = module.lookup(input.ctx.bytes(name)).map(llir::Value::kind);
            if let Some(llir::ValueKind::Global(id)) = value {
                let global = module.global_mut(id);
                global.initializer = None;
                global.comdat = None;
                global.metadata.clear();
                if global.symbol.linkage != llir::Linkage::ExternalWeak {
                    global.symbol.linkage = llir::Linkage::External;
                }
            }
        }
        if let Err(problems) = llir::verify_module(&module) {
            let problem = problems.first().map(ToString::to_string).unwrap_or_default();
            return Err(needs_module(input.ctx, terrace_ir::Loc::UNKNOWN, &problem));
        }
        Ok(module)
    }
}
