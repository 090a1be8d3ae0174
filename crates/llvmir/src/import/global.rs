//! Global variables, aliases, ifuncs, and the lists of constructors and destructors.

use crate::import::Import;
use crate::import::enums::{linkage, unnamed_addr, visibility};
use crate::import::losses::Loss;
use terrace_ir::attrs::{ArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr};
use terrace_ir::{Attr, Builder, OpKind, OpState, Result, Str, Type};
use terrace_llir as llir;
use terrace_llir::attrs::AttrView;
use terrace_llir::constant::ConstView;
use terrace_llir::module::{GlobalData, Symbol, ThreadLocal};
use terrace_llir::{MdKind, Value, ValueKind};
use terrace_llvm as l;
use terrace_llvm::types::StructType;
use terrace_llvm::{Alias, Global, GlobalCtors, GlobalDtors, IFunc, ZeroAttr};

impl Import<'_> {
    /// The symbol's name; a name is made for a global variable that has none.
    pub fn symbol_name(&mut self, value: Value) -> Str {
        let ctx = self.ctx;
        let name = self.m.symbol(value).map_or(&[][..], |symbol| &symbol.name);
        let needs_name = value.as_global().is_some() || self.options.lossless;
        if !name.is_empty() || !needs_name {
            return ctx.str_id(name);
        }
        if let Some(&name) = self.state.nameless.get(&value) {
            return name;
        }
        let name = loop {
            let name = format!("mlir.llvm.nameless_global_{}", self.state.n_nameless);
            self.state.n_nameless += 1;
            if self.m.lookup(name.as_bytes()).is_none() {
                break ctx.intern(&name);
            }
        };
        self.state.nameless.insert(value, name);
        name
    }

    /// The linkage's attribute.
    pub fn linkage_attr(&self, linkage_of: llir::Linkage) -> Attr {
        l::Linkage::ENUM.attr(self.ctx, linkage(linkage_of) as u64)
    }

    fn set_symbol(&self, state: &mut OpState, symbol: &Symbol, slots: [usize; 3]) {
        let ctx = self.ctx;
        let [dso_local, visibility_slot, unnamed_slot] = slots;
        if symbol.dso_local || symbol.implies_dso_local() {
            state.set_slot(dso_local, Attr::UNIT);
        }
        let visibility = visibility(symbol.visibility);
        if visibility != l::Visibility::Default {
            state.set_slot(visibility_slot, l::Visibility::ENUM.attr(ctx, visibility as u64));
        }
        let unnamed = unnamed_addr(symbol.unnamed_addr);
        if unnamed != l::UnnamedAddr::None {
            state.set_slot(unnamed_slot, l::UnnamedAddr::ENUM.attr(ctx, unnamed as u64));
        }
    }

    /// Translates global variables.
    pub fn globals(&mut self, b: &mut Builder<'_>) -> Result {
        for (i, global) in self.m.globals().iter().enumerate() {
            let value = self.m.global_value(llir::Global::from_index(i));
            let done = match &global.symbol.name[..] {
                b"llvm.global_ctors" | b"llvm.global_dtors" if !self.options.lossless => {
                    self.structors(b, global)
                }
                _ => self.global(b, value, global),
            };
            if done.is_none() {
                let text = llir::print::global_text(self.m, value);
                return Err(self
                    .ctx
                    .error(terrace_ir::Loc::UNKNOWN, format!("unhandled global variable: {text}"))
                    .emit());
            }
        }
        Ok(())
    }

    /// `None` if the initializer cannot be translated, which may be reported already.
    fn global(&mut self, b: &mut Builder<'_>, value: Value, global: &GlobalData) -> Option<()> {
        let ctx = self.ctx;
        let slots = Global::SLOTS;
        let mut state = OpState::new(Global::DEF, self.loc);
        let ty = self.ty(global.ty);
        let is_wrapped = self.wraps_global(ty);
        let global_type = if is_wrapped { StructType::literal(ctx, &[ty], false) } else { ty };
        state.set_slot(slots.global_type, TypeAttr::get(ctx, global_type));
        let name = self.symbol_name(value);
        state.set_slot(slots.sym_name, StringAttr::get(ctx, name, None));
        state.set_slot(slots.linkage, self.linkage_attr(global.symbol.linkage));
        let mut body = None;
        if let Some(initializer) = global.initializer {
            let attr = match is_wrapped {
                true => Some(self.const_attr(initializer)),
                false => self.constant_attr(initializer),
            };
            match attr.filter(|_| !self.options.lossless || !initializer.is_zero()) {
                Some(attr) => state.set_slot(slots.value, attr),
                None => body = Some(self.initializer(initializer).ok()?),
            }
        }
        let space = IntegerAttr::of_i64(ctx, Type::I32, i64::from(global.symbol.address_space));
        state.set_slot(slots.addr_space, space);
        for (on, slot) in [
            (global.is_constant, slots.constant),
            (global.thread_local != ThreadLocal::None, slots.thread_local),
        ] {
            if on {
                state.set_slot(slot, Attr::UNIT);
            }
        }
        self.set_symbol(&mut state, &global.symbol, [slots.dso_local, slots.visibility, slots.unnamed_addr]);
        if !global.align.is_none() {
            let align = IntegerAttr::of_i64(ctx, Type::I64, global.align.bytes() as i64);
            state.set_slot(slots.alignment, align);
        }
        if !global.section.is_empty() {
            state.set_slot(slots.section, StringAttr::get(ctx, ctx.str_id(&global.section), None));
        }
        if let Some(comdat) = self.comdat_ref(global.comdat) {
            state.set_slot(slots.comdat, comdat);
        }
        let mut expressions = Vec::new();
        for &(kind, node) in &global.metadata {
            if kind == MdKind::DBG && !self.options.lossless {
                match self.global_expression(node) {
                    Some(expression) => expressions.push(expression),
                    // The type or the file has no counterpart.
                    None => self.state.losses.add(Loss::Metadata, 1),
                }
            }
        }
        if !expressions.is_empty() {
            state.set_slot(slots.dbg_exprs, ArrayAttr::get(ctx, &expressions));
        }
        let attrs: Vec<Attr> =
            self.cx.attrs_of(global.attrs).filter_map(|attr| self.named_attr(attr)).collect();
        if !attrs.is_empty() {
            state.set_slot(slots.target_specific_attrs, ArrayAttr::get(ctx, &attrs));
        }
        if self.options.lossless {
            self.lossless_global(&mut state, global);
        }
        (state.nested, state.n_regions) = (body, 1);
        b.create(state);
        Some(())
    }

    /// An attribute as its name, or as an array of name and value.
    pub fn named_attr(&self, attr: AttrView<'_>) -> Option<Attr> {
        let ctx = self.ctx;
        let string = |bytes: &[u8]| StringAttr::get(ctx, ctx.str_id(bytes), None);
        match attr {
            AttrView::Enum(kind) => Some(string(kind.name().as_bytes())),
            AttrView::Int(kind, value) => {
                let value = string(value.to_string().as_bytes());
                Some(ArrayAttr::get(ctx, &[string(kind.name().as_bytes()), value]))
            }
            AttrView::String(key, b"") => Some(string(key)),
            AttrView::String(key, value) => Some(ArrayAttr::get(ctx, &[string(key), string(value)])),
            _ => None,
        }
    }

    /// Translates the list of constructors or destructors.
    fn structors(&mut self, b: &mut Builder<'_>, global: &GlobalData) -> Option<()> {
        let ctx = self.ctx;
        if global.symbol.linkage != llir::Linkage::Appending {
            return None;
        }
        let initializer = global.initializer?;
        let elements: Vec<Value> = match self.cx.const_view(initializer) {
            Some(ConstView::Aggregate(elements)) => elements.iter().collect(),
            None if initializer.is_zero() && self.cx.n_elements(initializer.ty()) == Some(0) => Vec::new(),
            _ => return None,
        };
        let (mut functions, mut priorities, mut data) = (Vec::new(), Vec::new(), Vec::new());
        for element in elements {
            let Some(ConstView::Aggregate(fields)) = self.cx.const_view(element) else { return None };
            let (priority, function, datum) = (fields.get(0)?, fields.get(1)?, fields.get(2)?);
            if fields.len() != 3 || function.as_func().is_none() {
                return None;
            }
            let priority = self.cx.as_i64(priority)?;
            priorities.push(IntegerAttr::of_i64(ctx, Type::I32, priority));
            functions.push(SymbolRefAttr::flat(ctx, self.symbol_name(function)));
            data.push(match datum.kind() {
                _ if datum.is_global() => SymbolRefAttr::flat(ctx, self.symbol_name(datum)),
                ValueKind::Zero => ZeroAttr::get(ctx),
                _ => return None,
            });
        }
        let (def, slots) = if &global.symbol.name[..] == b"llvm.global_ctors" {
            let slots = GlobalCtors::SLOTS;
            (GlobalCtors::DEF, [slots.ctors, slots.priorities, slots.data])
        } else {
            let slots = GlobalDtors::SLOTS;
            (GlobalDtors::DEF, [slots.dtors, slots.priorities, slots.data])
        };
        let mut state = OpState::new(def, self.loc);
        for (slot, list) in slots.into_iter().zip([functions, priorities, data]) {
            state.set_slot(slot, ArrayAttr::get(ctx, &list));
        }
        b.create(state);
        Some(())
    }

    /// Translates aliases.
    pub fn aliases(&mut self, b: &mut Builder<'_>) -> Result {
        for (i, alias) in self.m.aliases().iter().enumerate() {
            let value = self.m.alias_value(llir::value::Alias::from_index(i));
            let (ctx, slots) = (self.ctx, Alias::SLOTS);
            let Ok(body) = self.initializer(alias.aliasee) else {
                let text = llir::print::global_text(self.m, value);
                let message = format!("unhandled global alias: {text}");
                return Err(ctx.error(terrace_ir::Loc::UNKNOWN, message).emit());
            };
            let mut state = OpState::new(Alias::DEF, self.loc);
            let ty = self.ty(alias.ty);
            state.set_slot(slots.alias_type, TypeAttr::get(ctx, ty));
            state.set_slot(slots.sym_name, StringAttr::get(ctx, self.symbol_name(value), None));
            state.set_slot(slots.linkage, self.linkage_attr(alias.symbol.linkage));
            if alias.thread_local != ThreadLocal::None {
                state.set_slot(slots.thread_local, Attr::UNIT);
            }
            self.set_symbol(
                &mut state,
                &alias.symbol,
                [slots.dso_local, slots.visibility, slots.unnamed_addr],
            );
            if self.options.lossless {
                self.lossless_alias(&mut state, alias);
            }
            state.nested = Some(body);
            b.create(state);
        }
        Ok(())
    }

    /// Translates ifuncs, in upstream's order: the last one comes first.
    pub fn ifuncs(&mut self, b: &mut Builder<'_>) -> Result {
        let mut ifuncs: Vec<_> = self.m.ifuncs().iter().enumerate().collect();
        if !self.options.lossless {
            ifuncs.reverse();
        }
        for (i, ifunc) in ifuncs {
            let value = self.m.ifunc_value(llir::value::IFunc::from_index(i));
            let (ctx, slots) = (self.ctx, IFunc::SLOTS);
            let mut state = OpState::new(IFunc::DEF, self.loc);
            state.set_slot(slots.sym_name, StringAttr::get(ctx, self.symbol_name(value), None));
            let ty = self.ty(ifunc.ty);
            state.set_slot(slots.i_func_type, TypeAttr::get(ctx, ty));
            let symbol = match self.options.lossless {
                true => self.resolver_ref(ifunc.resolver),
                false if ifunc.resolver.is_global() => {
                    Some(SymbolRefAttr::flat(ctx, self.symbol_name(ifunc.resolver)))
                }
                false => None,
            };
            let Some(symbol) = symbol else {
                let text = llir::print::global_text(self.m, value);
                let message = format!("unhandled global ifunc: {text}");
                return Err(ctx.error(terrace_ir::Loc::UNKNOWN, message).emit());
            };
            state.set_slot(slots.resolver, symbol);
            let resolver_type = self.ty(ifunc.resolver.ty());
            state.set_slot(slots.resolver_type, TypeAttr::get(ctx, resolver_type));
            state.set_slot(slots.linkage, self.linkage_attr(ifunc.symbol.linkage));
            self.set_symbol(
                &mut state,
                &ifunc.symbol,
                [slots.dso_local, slots.visibility, slots.unnamed_addr],
            );
            if ifunc.symbol.address_space != 0 {
                let space = i64::from(ifunc.symbol.address_space);
                state.set_slot(slots.address_space, IntegerAttr::of_i64(ctx, Type::I32, space));
            }
            if self.options.lossless {
                self.lossless_ifunc(&mut state, ifunc);
            }
            b.create(state);
        }
        Ok(())
    }
}
