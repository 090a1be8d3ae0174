//! Properties of the module and of its symbols that the dialect has no place for.

use crate::import::Import;
use terrace_ir::attrs::{ArrayAttr, DictionaryAttr, IntegerAttr, StringAttr, SymbolRefAttr};
use terrace_ir::{Attr, Body, Op, OpKind, OpState, Str, Type};
use terrace_llir::module::{
    AliasData, CodeModel, DllStorage, FuncData, GlobalData, IFuncData, Sanitizer, Symbol, ThreadLocal,
};
use terrace_llir::{Md, MdKind, Value};
use terrace_llvm as l;
use terrace_llvm::types::TargetExtType;
use terrace_llvm::{Alias, Func, FuncMetadataAttr, Global, IFunc};
use terrace_support::small_vec::SmallVec;

/// Attributes with their names.
type Entries = SmallVec<[(Str, Attr); 8]>;

impl Import<'_> {
    fn string_attr_of(&self, text: &[u8]) -> Attr {
        StringAttr::get(self.ctx, self.ctx.str_id(text), None)
    }

    /// Sets the attributes of the module `op`.
    pub fn lossless_module_attributes(&self, body: &mut Body, op: Op) {
        let ctx = self.ctx;
        let mut set = |name: &str, attr: Attr| body.set_discardable(op, ctx.intern(name), Some(attr));
        for (name, text) in [
            ("llvm.module_id", &self.m.id[..]),
            ("llvm.source_filename", &self.m.source_filename),
            ("llvm.target_triple", &self.m.triple),
        ] {
            if !text.is_empty() {
                set(name, self.string_attr_of(text));
            }
        }
        set("llvm.data_layout", self.string_attr_of(self.m.layout.text()));
        set("dlti.dl_spec", self.layout());
        let asm = self.m.module_asm.strip_suffix(b"\n").unwrap_or(&self.m.module_asm);
        if !asm.is_empty() || !self.m.module_asm.is_empty() {
            let lines: Vec<Attr> =
                asm.split(|&byte| byte == b'\n').map(|line| self.string_attr_of(line)).collect();
            set("llvm.module_asm", ArrayAttr::get(ctx, &lines));
        }
        let kinds: Vec<Attr> =
            self.cx.custom_md_kinds().iter().map(|kind| self.string_attr_of(kind)).collect();
        if !kinds.is_empty() {
            set("llvm.metadata_kinds", ArrayAttr::get(ctx, &kinds));
        }
    }

    fn push(&self, entries: &mut Entries, name: &str, attr: Option<Attr>) {
        entries.extend(attr.map(|attr| (self.ctx.intern(name), attr)));
    }

    fn text_entry(&self, entries: &mut Entries, name: &str, text: &[u8]) {
        self.push(entries, name, (!text.is_empty()).then(|| self.string_attr_of(text)));
    }

    fn symbol_entries(&self, symbol: &Symbol, partition: &[u8], model: ThreadLocal) -> Entries {
        let mut entries = Entries::new();
        let is_unnamed = symbol.name.is_empty();
        self.push(&mut entries, "llvm.unnamed", is_unnamed.then_some(Attr::UNIT));
        if symbol.dll_storage != DllStorage::None {
            self.text_entry(&mut entries, "llvm.dll_storage", symbol.dll_storage.name().as_bytes());
        }
        self.text_entry(&mut entries, "llvm.partition", partition);
        // The dialect has the attribute, but not the model.
        if model != ThreadLocal::None && model != ThreadLocal::GeneralDynamic {
            self.text_entry(&mut entries, "llvm.thread_local", model.name().as_bytes());
        }
        entries
    }

    fn set_entries(&self, state: &mut OpState, entries: &Entries) {
        if !entries.is_empty() {
            state.dict = Some(DictionaryAttr::of(self.ctx, entries));
        }
    }

    /// Whether a global of this type is one of a struct of it, since MLIR refuses the type itself.
    pub fn wraps_global(&self, ty: Type) -> bool {
        self.options.lossless
            && ty.as_::<TargetExtType>(self.ctx).is_some_and(|target| !target.can_be_global(self.ctx))
    }

    /// Keeps what the dialect has no place for at a global variable.
    pub fn lossless_global(&mut self, state: &mut OpState, global: &GlobalData) {
        let ctx = self.ctx;
        let mut entries = self.symbol_entries(&global.symbol, &global.partition, global.thread_local);
        if global.externally_initialized {
            state.set_slot(Global::SLOTS.externally_initialized, Attr::UNIT);
        }
        if global.code_model != CodeModel::Default {
            self.text_entry(&mut entries, "llvm.code_model", global.code_model.name().as_bytes());
        }
        if global.sanitizer != Sanitizer::default() {
            let names: Vec<Attr> =
                global.sanitizer.names().map(|name| self.string_attr_of(name.as_bytes())).collect();
            self.push(&mut entries, "llvm.sanitizers", Some(ArrayAttr::get(ctx, &names)));
        }
        let attributes = self.other_function_attributes(global.attrs);
        self.push(&mut entries, "llvm.attributes", attributes);
        let ty = self.ty(global.ty);
        let is_wrapped = self.wraps_global(ty);
        self.push(&mut entries, "llvm.wrapped", is_wrapped.then_some(Attr::UNIT));
        let metadata = self.attachments_attr(global.metadata.iter().copied());
        self.push(&mut entries, "llvm.metadata", metadata);
        self.set_entries(state, &entries);
    }

    /// Keeps what the dialect has no place for at an alias.
    pub fn lossless_alias(&mut self, state: &mut OpState, alias: &AliasData) {
        debug_assert!(core::ptr::eq(state.def, Alias::DEF));
        let entries = self.symbol_entries(&alias.symbol, &alias.partition, alias.thread_local);
        self.set_entries(state, &entries);
    }

    /// Keeps what the dialect has no place for at an ifunc.
    pub fn lossless_ifunc(&mut self, state: &mut OpState, ifunc: &IFuncData) {
        debug_assert!(core::ptr::eq(state.def, IFunc::DEF));
        let mut entries = self.symbol_entries(&ifunc.symbol, &ifunc.partition, ThreadLocal::None);
        if !ifunc.resolver.is_global() {
            let resolver = self.const_attr(ifunc.resolver);
            self.push(&mut entries, "llvm.resolver", Some(resolver));
        }
        let metadata = self.attachments_attr(ifunc.metadata.iter().copied());
        self.push(&mut entries, "llvm.metadata", metadata);
        self.set_entries(state, &entries);
    }

    /// The global that a constant expression is based on.
    pub fn base_symbol(&self, mut value: Value) -> Option<Value> {
        while !value.is_global() {
            value = self.cx.as_expr(value)?.operands.get(0)?;
        }
        Some(value)
    }

    /// Keeps what the dialect has no place for at a function.
    pub fn lossless_function(&mut self, state: &mut OpState, func: &FuncData) {
        let ctx = self.ctx;
        let partition = func.extra().map_or(&[][..], |extra| &extra.partition);
        let mut entries = self.symbol_entries(&func.symbol, partition, ThreadLocal::None);
        let own = self.m.layout.program_address_space();
        if func.symbol.address_space != own {
            let space = IntegerAttr::of_i64(ctx, Type::I32, i64::from(func.symbol.address_space));
            self.push(&mut entries, "llvm.address_space", Some(space));
        }
        if l::CConv::from_value(u64::from(func.cc.0)).is_none() {
            state.set_slot(Func::SLOTS.cconv, l::CConv::ENUM.attr(ctx, 0));
            let cc = IntegerAttr::of_i64(ctx, Type::I32, i64::from(func.cc.0));
            self.push(&mut entries, "llvm.calling_convention", Some(cc));
        }
        let attributes = self.other_function_attributes(self.cx.fn_attrs(func.attrs));
        self.push(&mut entries, "llvm.attributes", attributes);
        // The dialect has attributes of a result only for functions that have one.
        if self.cx.signature(func.ty).is_some_and(|(result, ..)| result == terrace_llir::Type::VOID) {
            let attributes = self.all_attributes(self.cx.ret_attrs(func.attrs));
            self.push(&mut entries, "llvm.result_attributes", attributes);
        }
        if let Some(extra) = func.extra() {
            for (name, value) in [
                ("llvm.prefix", extra.prefix),
                ("llvm.prologue", extra.prologue),
                ("llvm.personality", extra.personality.filter(|value| !value.is_global())),
            ] {
                let attr = value.map(|value| self.const_attr(value));
                self.push(&mut entries, name, attr);
            }
        }
        // As in newer versions of MLIR, `dbg` and `prof` are apart from the list of other metadata.
        let is_apart = |kind: MdKind| kind == MdKind::DBG || kind == MdKind::PROF;
        let (apart, others): (Vec<(MdKind, Md)>, Vec<_>) =
            func.metadata().partition(|&(kind, _)| is_apart(kind));
        let metadata = self.attachments_attr(apart.into_iter());
        self.push(&mut entries, "llvm.metadata", metadata);
        if !others.is_empty() {
            let others: Vec<Attr> = others
                .into_iter()
                .map(|(kind, md)| {
                    let kind = ctx.str_id(&self.cx.md_kind_name(kind));
                    FuncMetadataAttr::get(ctx, kind, self.md_attr(md))
                })
                .collect();
            self.push(&mut entries, "function_metadata", Some(ArrayAttr::get(ctx, &others)));
        }
        if let Some(body) = &func.body {
            self.name_arguments(state, body);
        }
        self.set_entries(state, &entries);
    }

    /// Adds the names of arguments to their dictionaries.
    fn name_arguments(&self, state: &mut OpState, body: &terrace_llir::Body) {
        let ctx = self.ctx;
        let n = body.n_args();
        if (0..n).all(|i| body.name(body.arg(i)).is_none()) {
            return;
        }
        let old = state.slot(Func::SLOTS.arg_attrs).and_then(|attr| attr.as_array(ctx)).unwrap_or(&[]);
        let name = ctx.intern("llvm.name");
        let dicts: Vec<Attr> = (0..n)
            .map(|i| {
                let dict = old.get(i).copied().unwrap_or(Attr::EMPTY_DICT);
                let Some(text) = body.name(body.arg(i)) else { return dict };
                let mut entries: Entries = dict
                    .as_::<DictionaryAttr>(ctx)
                    .map(|dict| dict.entries.iter().collect())
                    .unwrap_or_default();
                entries.push((name, self.string_attr_of(text)));
                DictionaryAttr::of(ctx, &entries)
            })
            .collect();
        state.set_slot(Func::SLOTS.arg_attrs, ArrayAttr::get(ctx, &dicts));
    }

    /// The reference to the resolver of an ifunc: to its function, if it is an expression.
    pub fn resolver_ref(&mut self, resolver: Value) -> Option<Attr> {
        let base = self.base_symbol(resolver)?;
        Some(SymbolRefAttr::flat(self.ctx, self.symbol_name(base)))
    }
}
