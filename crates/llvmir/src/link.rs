//! Linking of modules: LLVM IR has no modules in modules, so the operations of inner modules move to the outermost.
//!
//! All symbols are then in one table and keep their names. A declaration gives way to a definition. Any other symbol
//! that two modules define is an error, private symbols included, because linking renames nothing. References need no
//! change: operations of the LLVM dialect refer to symbols of their own module only.

use terrace_base::builtin;
use terrace_base::dlti::{DataLayoutEntryAttr, DataLayoutSpecAttr};
use terrace_ir::attrs::ArrayAttr;
use terrace_ir::symbols::symbol_name;
use terrace_ir::{Attr, Body, Context, Loc, Op, Reported, Result, Root, Str};
use terrace_llvm::{
    Alias, ComdatOp, DependentLibrariesAttr, Func, Global, IFunc, LinkRole, Linkage, Linked, ModuleFlags,
};
use terrace_support::FxHashSet;
use terrace_support::id::IdMap;
use terrace_support::small_vec::SmallVec;

/// Attributes of a module that describe its target. An inner module inherits them; its `dlti.dl_spec` may replace
/// entries of the one around it. All modules that are linked must then agree on them.
const TARGET: [&str; 4] =
    ["llvm.data_layout", "llvm.target_triple", "dlti.dl_spec", "dlti.target_system_spec"];

/// The attributes of [`TARGET`], in its order.
type Target = [Option<Attr>; TARGET.len()];

/// Whether a module has modules in it.
pub(crate) fn has_inner_modules(body: &Body) -> bool {
    top_level(body).any(|op| body.is::<builtin::Module>(op))
}

/// Whether a module has modules in it and nothing else that the translation to LLVM IR writes but a description of the
/// target. Only then the translation links, since MLIR's leaves inner modules out: of such a module nothing would stay.
pub(crate) fn has_only_modules(around: &Body, module: Op) -> bool {
    const CONTENTS: [&str; 2] = ["llvm.module_asm", "llvm.dependent_libraries"];
    let body = around.region_body(module);
    has_inner_modules(body)
        && top_level(body).all(|op| body.is::<builtin::Module>(op))
        && CONTENTS.iter().all(|name| around.discardable(module, name).is_none())
}

/// Moves the operations of modules in the outermost module, or of several modules in a file, into the outermost one.
///
/// # Errors
/// When two of the modules have the same symbol, or attributes that differ and cannot be joined. The tree must not be
/// used any more then.
pub fn link_modules(root: &mut Root) -> Result {
    let Some(op) = root.op().filter(|&op| root.body.is::<builtin::Module>(op)) else { return Ok(()) };
    if !has_inner_modules(root.body.region_body(op)) {
        return Ok(());
    }
    let Some(mut body) = root.body.take_nested(op) else { return Ok(()) };
    let linked = Linker::new(&mut root.body, op, &mut body).run();
    root.body.put_nested(op, body);
    linked
}

fn top_level(body: &Body) -> impl Iterator<Item = Op> + Clone + '_ {
    let block = body.root_block();
    block.into_iter().flat_map(|block| body.ops(block))
}

fn target_of(body: &Body, module: Op) -> Target {
    TARGET.map(|name| body.discardable(module, name))
}

struct Linker<'a> {
    ctx: Context,
    /// The body around the outermost module, and that module.
    around: &'a mut Body,
    outermost: Op,
    /// The body of the outermost module.
    body: &'a mut Body,
    /// The symbols there, without modules.
    symbols: IdMap<Str, Op>,
    flags: FxHashSet<Attr>,
    /// The target that the outermost module states.
    stated: Target,
    /// The target and location of the first module that has more than modules in it.
    target: Option<(Loc, Target)>,
}

impl<'a> Linker<'a> {
    fn new(around: &'a mut Body, outermost: Op, body: &'a mut Body) -> Self {
        let stated = target_of(around, outermost);
        let mut linker = Linker {
            ctx: body.ctx().clone(),
            around,
            outermost,
            body,
            symbols: IdMap::default(),
            flags: FxHashSet::default(),
            stated,
            target: None,
        };
        let mut has_more = false;
        for op in top_level(linker.body).filter(|&op| !linker.body.is::<builtin::Module>(op)) {
            has_more = true;
            linker.flags.extend(flags_of(linker.body, op));
            if let Some(name) = symbol_name(linker.body, op) {
                linker.symbols.insert(name, op);
            }
        }
        if has_more {
            linker.target = Some((linker.around.loc(outermost), stated));
        }
        linker
    }

    fn run(mut self) -> Result {
        // A stack: modules in a module come before those after it.
        let mut modules: Vec<Op> =
            top_level(self.body).filter(|&op| self.body.is::<builtin::Module>(op)).collect();
        modules.reverse();
        while let Some(module) = modules.pop() {
            let first = modules.len();
            self.module(module, &mut modules)?;
            modules[first..].reverse();
        }
        if let Some((_, target)) = self.target {
            for (name, attr) in TARGET.into_iter().zip(target) {
                self.around.set_discardable(self.outermost, self.ctx.intern(name), attr);
            }
        }
        Ok(())
    }

    /// Moves the operations of a module in front of it, and erases it. Modules in it are added to the list.
    fn module(&mut self, module: Op, modules: &mut Vec<Op>) -> Result {
        let loc = self.body.loc(module);
        let Some(mut inner) = self.body.take_nested(module) else { return Ok(()) };
        let ops: Vec<Op> = top_level(&inner).collect();
        let target = self.target(module, loc, ops.iter().any(|&op| !inner.is::<builtin::Module>(op)))?;
        self.attributes(module, loc)?;
        for op in ops {
            if inner.is::<builtin::Module>(op) {
                self.inherit(&mut inner, op, target)?;
                modules.push(self.take(&mut inner, op, module)?);
            } else {
                self.operation(&mut inner, op, module)?;
            }
        }
        self.body.erase(module);
        Ok(())
    }

    /// The target of a module, which must be that of all modules that have more than modules in them.
    fn target(&mut self, module: Op, loc: Loc, has_more: bool) -> Result<Target> {
        let mut target = target_of(self.body, module);
        for (i, attr) in target.iter_mut().enumerate() {
            *attr = self.inherited(loc, i, *attr, self.stated[i])?;
        }
        if !has_more {
            return Ok(target);
        }
        let &mut (first, known) = self.target.get_or_insert((loc, target));
        for (name, (known, here)) in TARGET.iter().zip(known.into_iter().zip(target)) {
            if known != here {
                let note = match known {
                    Some(known) => format!("it is {} here", self.shown(known)),
                    None => "this module has none".to_owned(),
                };
                return Err(self.disagree(loc, name).note(first, note).emit());
            }
        }
        Ok(target)
    }

    /// Gives a module in a module the target that it inherits.
    fn inherit(&self, inner: &mut Body, module: Op, around: Target) -> Result {
        let loc = inner.loc(module);
        for (i, (name, around)) in TARGET.into_iter().zip(around).enumerate() {
            let attr = self.inherited(loc, i, inner.discardable(module, name), around)?;
            inner.set_discardable(module, self.ctx.intern(name), attr);
        }
        Ok(())
    }

    fn inherited(&self, loc: Loc, i: usize, own: Option<Attr>, around: Option<Attr>) -> Result<Option<Attr>> {
        match (own, around) {
            (Some(own), Some(around)) if own == around => Ok(Some(own)),
            (Some(own), Some(around)) if TARGET[i] == "dlti.dl_spec" => {
                Ok(Some(combined(&self.ctx, own, around)))
            }
            (Some(_), Some(around)) => {
                let note = format!("it is {} in the module around", self.shown(around));
                Err(self.disagree(loc, TARGET[i]).note(loc, note).emit())
            }
            (own, around) => Ok(own.or(around)),
        }
    }

    fn disagree(&self, loc: Loc, name: &str) -> terrace_ir::diag::DiagBuilder<'_> {
        self.ctx.error(loc, format!("modules that become one LLVM module must agree on '{name}'"))
    }

    fn shown(&self, attr: Attr) -> String {
        terrace_ir::asm::attr_to_string(&self.ctx, attr)
    }

    /// Adds the other attributes of a module to those of the outermost one.
    fn attributes(&mut self, module: Op, loc: Loc) -> Result {
        let entries: SmallVec<[(Str, Attr); 4]> = self.body.dict_entries(module).iter().collect();
        for (name, attr) in entries {
            let text = self.ctx.str(name);
            if TARGET.contains(&&*text) {
                continue;
            }
            let joint = match self.around.discardable(self.outermost, &text) {
                None => attr,
                Some(known) if known == attr => continue,
                // Attributes of other dialects mean nothing in LLVM IR.
                Some(_) if !text.starts_with("llvm.") && !text.starts_with("dlti.") => continue,
                Some(known) => match self.joint(&text, known, attr) {
                    Some(joint) => joint,
                    None => {
                        let note = format!("it is {} in a module before", self.shown(known));
                        return Err(self.disagree(loc, &text).note(loc, note).emit());
                    }
                },
            };
            self.around.set_discardable(self.outermost, name, Some(joint));
        }
        Ok(())
    }

    /// An attribute with the elements of both, if they can be joined.
    fn joint(&self, name: &str, known: Attr, more: Attr) -> Option<Attr> {
        let ctx = &self.ctx;
        match name {
            "llvm.module_asm" => {
                Some(ArrayAttr::get(ctx, &[known.as_array(ctx)?, more.as_array(ctx)?].concat()))
            }
            "llvm.dependent_libraries" => {
                let known = known.as_::<DependentLibrariesAttr>(ctx)?;
                let mut libs: Vec<Attr> = known.libs.to_vec();
                let more = more.as_::<DependentLibrariesAttr>(ctx)?;
                libs.extend(more.libs.iter().filter(|lib| !known.libs.contains(lib)));
                Some(DependentLibrariesAttr::get(ctx, &libs))
            }
            _ => None,
        }
    }

    /// Moves an operation in front of a module, or drops it if it adds nothing.
    fn operation(&mut self, inner: &mut Body, op: Op, module: Op) -> Result {
        if inner.is::<ModuleFlags>(op) {
            let all = flags_of(inner, op);
            let new: Vec<Attr> = all.iter().copied().filter(|&flag| self.flags.insert(flag)).collect();
            if new.is_empty() && !all.is_empty() {
                return Ok(());
            }
            inner.set_slot(op, ModuleFlags::SLOTS.flags, Some(ArrayAttr::get(&self.ctx, &new)));
        }
        let name = symbol_name(inner, op);
        let Some(name) = name else { return self.take(inner, op, module).map(drop) };
        if let Some(&known) = self.symbols.get(&name) {
            if self.body.is::<ComdatOp>(known) && inner.is::<ComdatOp>(op) {
                return self.selectors(inner, op, known);
            }
            if self.keeps_first(known, inner, op)? {
                return Ok(());
            }
            self.body.erase(known);
        }
        let moved = self.take(inner, op, module)?;
        self.symbols.insert(name, moved);
        Ok(())
    }

    fn take(&mut self, inner: &mut Body, op: Op, before: Op) -> Result<Op> {
        let loc = inner.loc(op);
        let Some(moved) = self.body.move_from(inner, op) else {
            let message = format!("'{}' with operands cannot stand in a module", inner.def(op).name);
            return Err(self.ctx.error(loc, message).emit());
        };
        self.body.insert_before(moved, before);
        Ok(moved)
    }

    /// Whether to keep the earlier one of two symbols; one of them must be a declaration.
    fn keeps_first(&self, known: Op, inner: &Body, op: Op) -> Result<bool> {
        let (old, new) = (role(self.body, known), role(inner, op));
        let one_kind = core::ptr::eq(self.body.def(known), inner.def(op));
        let fits = match (old, new) {
            _ if !one_kind => Err("is of another kind"),
            (LinkRole::Declaration, LinkRole::Declaration) if !self.same_record(known, inner, op) => {
                Err("is declared in another way")
            }
            (LinkRole::Declaration | LinkRole::Definition, LinkRole::Declaration) => Ok(true),
            (LinkRole::Declaration, LinkRole::Definition) => Ok(false),
            (LinkRole::Declaration, LinkRole::Local) => Err("is declared"),
            (LinkRole::Definition | LinkRole::Local, _) => Err("is defined as well"),
        };
        match fits {
            Ok(keep) if self.same_type(known, inner, op) => Ok(keep),
            Ok(_) => Err(self.clash(known, inner, op, "has another type")),
            Err(why) => Err(self.clash(known, inner, op, why)),
        }
    }

    #[cold]
    fn clash(&self, known: Op, inner: &Body, op: Op, why: &str) -> Reported {
        let name = symbol_name(inner, op).map(|name| self.ctx.str(name).into_owned()).unwrap_or_default();
        let message =
            format!("'@{name}' is in two modules that become one LLVM module; rename one of the two");
        let note = format!("'@{name}' {why} here");
        self.ctx.error(inner.loc(op), message).note(self.body.loc(known), note).emit()
    }

    fn same_record(&self, known: Op, inner: &Body, op: Op) -> bool {
        self.body.slots(known).to_words() == inner.slots(op).to_words()
            && self.body.dict(known) == inner.dict(op)
    }

    fn same_type(&self, known: Op, inner: &Body, op: Op) -> bool {
        ["function_type", "global_type", "type", "addr_space"]
            .into_iter()
            .all(|name| self.body.attr(known, name) == inner.attr(op, name))
    }

    /// Moves the selectors of a `llvm.comdat` to another one.
    fn selectors(&mut self, inner: &mut Body, op: Op, known: Op) -> Result {
        let block = |body: &Body, op: Op| body.entry_block(body.region(op, 0));
        let Some(from) = block(inner, op) else { return Ok(()) };
        let region = self.body.region(known, 0);
        let to = match self.body.entry_block(region) {
            Some(to) => to,
            None => self.body.append_block(region, &[]),
        };
        let selectors: Vec<Op> = inner.ops(from).collect();
        for selector in selectors {
            let name = symbol_name(inner, selector);
            let clashing = self.body.ops(to).find(|&op| symbol_name(self.body, op) == name);
            if let Some(clashing) = clashing {
                return Err(self.clash(clashing, inner, selector, "is defined as well"));
            }
            if let Some(moved) = self.body.move_from(inner, selector) {
                self.body.append(moved, to);
            }
        }
        Ok(())
    }
}

/// A layout with the entries of the one around it that it does not replace.
fn combined(ctx: &Context, own: Attr, around: Attr) -> Attr {
    let (Some(own), Some(around)) =
        (own.as_::<DataLayoutSpecAttr>(ctx), around.as_::<DataLayoutSpecAttr>(ctx))
    else {
        return own;
    };
    let key = |entry: &Attr| entry.as_::<DataLayoutEntryAttr>(ctx).map(|entry| (entry.ty, entry.name));
    let mut entries = own.entries.to_vec();
    entries
        .extend(around.entries.iter().filter(|entry| !own.entries.iter().any(|own| key(own) == key(entry))));
    DataLayoutSpecAttr::get(ctx, &entries)
}

/// The flags of a `llvm.module_flags`; none of another operation.
fn flags_of(body: &Body, op: Op) -> Vec<Attr> {
    let flags = body.is::<ModuleFlags>(op).then(|| body.slot(op, ModuleFlags::SLOTS.flags)).flatten();
    flags.and_then(|flags| flags.as_array(body.ctx())).unwrap_or(&[]).to_vec()
}

/// The role of a symbol for other modules.
fn role(body: &Body, op: Op) -> LinkRole {
    if let Some(linked) = body.interface::<dyn Linked>(op) {
        return linked.link_role(body);
    }
    let linkage = body
        .as_::<Func>(op)
        .map(|func| func.linkage(body))
        .or_else(|| body.as_::<Global>(op).map(|global| global.linkage(body)))
        .or_else(|| body.as_::<Alias>(op).map(|alias| alias.linkage(body)))
        .or_else(|| body.as_::<IFunc>(op).map(|ifunc| ifunc.linkage(body)))
        .flatten();
    if matches!(linkage, Some(Linkage::Internal | Linkage::Private)) {
        return LinkRole::Local;
    }
    let declaration = if let Some(func) = body.as_::<Func>(op) {
        func.is_declaration(body)
    } else if body.is::<Global>(op) {
        body.slot(op, Global::SLOTS.value).is_none()
            && top_level(body.region_body(op)).next().is_none()
            && matches!(linkage, None | Some(Linkage::External | Linkage::ExternWeak))
    } else {
        body.def(op).hooks.is_declaration.is_some_and(|is_declaration| is_declaration(body, op))
    };
    if declaration { LinkRole::Declaration } else { LinkRole::Definition }
}
