//! The text of a module, identical to that of LLVM 22.
//!
//! Unnamed entities are numbered first; then the text is written to one buffer. Reading order: `slots` (numbers),
//! `types`, `constant`, `inst`, `metadata`, `writer` (functions, threads).

mod attrs;
mod constant;
mod debug;
mod excerpt;
mod float;
mod inst;
mod metadata;
mod slots;
pub(crate) mod text;
mod types;
mod writer;

use crate::attrs::{AttrSet, AttrView};
use crate::context::Context;
use crate::inst::CallConv;
use crate::intrinsics::Intrinsic;
use crate::metadata::{Md, MdKind};
use crate::module::*;
use crate::types::Type;
use crate::value::*;
use crate::version::LlvmVersion;
use attrs::print_attr;
use terrace_support::FxHashMap;
use text::*;

pub(crate) use debug::{ENUM_KINDS, FLAGS, LANGUAGE_NAMES, SUBPROGRAM_FLAGS, language_name};
pub use excerpt::{
    constant_text, global_text, instruction_text, local_text, metadata_text, record_call_text, record_text,
};
pub use writer::{ModuleWriter, SpillFile};

/// Returns a module as LLVM's `.ll` text.
pub fn print_module(module: &Module) -> Vec<u8> {
    let mut out = Vec::new();
    print_module_to(module, &mut out);
    out
}

/// The text of a module, unless it has more than `max` bytes. It can be much longer than the module, which shares parts of
/// types and constants.
pub(crate) fn print_module_within(module: &Module, max: usize) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    let mut writer = ModuleWriter::new(module);
    writer.max = max;
    writer.finish(module, &mut out, 1, None).ok()?;
    (out.len() <= max).then_some(out)
}

/// Appends a module as LLVM's `.ll` text.
pub fn print_module_to(module: &Module, out: &mut Vec<u8>) {
    // Without a file nothing can fail.
    let _ = ModuleWriter::new(module).finish(module, out, 1, None);
}

/// A type as LLVM prints it in messages.
pub(crate) fn type_text(module: &Module, ty: Type) -> String {
    let slots = slots::Slots::default();
    let mut printer = Printer::new(module, &slots);
    printer.ty(ty);
    String::from_utf8_lossy(&printer.out).into_owned()
}

/// The text of a type; for a named struct its definition.
pub(crate) fn type_definition_text(module: &Module, ty: Type) -> String {
    let slots = slots::Slots::default();
    let mut printer = Printer::new(module, &slots);
    if ty.is_named_struct() {
        printer.type_identity(ty)
    } else {
        printer.ty(ty)
    }
    String::from_utf8_lossy(&printer.out).into_owned()
}

/// A callback that consumes the text in the buffer and empties it.
pub type Flush<'a> = &'a mut dyn FnMut(&mut Vec<u8>);

/// Appends the output of `write`.
fn append(
    module: &Module,
    slots: &slots::Slots,
    out: &mut Vec<u8>,
    flush: Option<Flush<'_>>,
    write: impl FnOnce(&mut Printer<'_>),
) {
    // The closure shortens the lifetime of `flush`, since `Printer` has only one lifetime.
    let mut local;
    let flush: Option<Flush<'_>> = match flush {
        Some(flush) => {
            local = |out: &mut Vec<u8>| flush(out);
            Some(&mut local)
        }
        None => None,
    };
    let mut printer = Printer::new(module, slots);
    printer.out = core::mem::take(out);
    printer.flush = flush;
    write(&mut printer);
    *out = printer.out;
}

/// The size of the buffer in bytes at which it is flushed.
const FLUSH_SIZE: usize = 1 << 18;

impl core::fmt::Display for Module {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&String::from_utf8_lossy(&print_module(self)))
    }
}

/// The module's text.
impl core::fmt::Debug for Module {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{self}")
    }
}

/// The text so far, and the numbers of unnamed entities.
pub(crate) struct Printer<'a> {
    pub(crate) m: &'a Module,
    pub(crate) cx: &'a Context,
    pub(crate) out: Vec<u8>,
    /// Ranges in `type_buf` of the text of types that are records.
    type_text: FxHashMap<Type, (u32, u32)>,
    type_buf: Vec<u8>,
    pub(crate) slots: &'a slots::Slots,
    pub(crate) locals: slots::Locals,
    /// Takes groups of attributes that have no number yet, with their positions.
    open_groups: Option<Vec<(usize, AttrSet)>>,
    flush: Option<Flush<'a>>,
    /// The number of bytes of text above which printing stops early.
    max: usize,
    /// Whether pointers have element types in the module's version: `ptr` is `i8*`.
    typed_pointers: bool,
}

impl<'a> Printer<'a> {
    fn new(module: &'a Module, slots: &'a slots::Slots) -> Self {
        Printer {
            m: module,
            cx: &module.cx,
            out: Vec::new(),
            type_text: FxHashMap::default(),
            type_buf: Vec::new(),
            slots,
            locals: slots::Locals::default(),
            open_groups: None,
            flush: None,
            max: usize::MAX,
            typed_pointers: module.version == LlvmVersion::NVVM,
        }
    }

    /// Whether the text is too long. Text that can be repeated without bound is left out then.
    #[inline]
    fn is_full(&self) -> bool {
        self.out.len() > self.max
    }

    /// Flushes the buffer if it is large.
    #[inline]
    fn flush(&mut self) {
        if self.out.len() >= FLUSH_SIZE
            && let Some(flush) = &mut self.flush
        {
            flush(&mut self.out);
        }
    }

    /// Inlined, because most texts are constants, whose copy compiles to one or two stores.
    #[inline(always)]
    fn str(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    #[inline]
    fn byte(&mut self, byte: u8) {
        self.out.push(byte);
    }

    /// `key "text"` after a separator.
    fn quoted(&mut self, before: &str, text: &[u8]) {
        self.str(before);
        self.byte(b'"');
        push_escaped(&mut self.out, text);
        self.byte(b'"');
    }

    fn word(&mut self, word: &str) {
        if !word.is_empty() {
            self.str(word);
            self.byte(b' ');
        }
    }

    /// Everything before the functions.
    fn head(&mut self) {
        let m = self.m;
        if !m.id.is_empty() && !m.id.contains(&b'\n') {
            self.str("; ModuleID = '");
            self.out.extend_from_slice(&m.id);
            self.str("'\n");
        }
        if !m.source_filename.is_empty() {
            self.quoted("source_filename = ", &m.source_filename);
            self.byte(b'\n');
        }
        if !m.layout.text().is_empty() {
            self.str("target datalayout = \"");
            self.out.extend_from_slice(m.layout.text());
            self.str("\"\n");
        }
        if !m.triple.is_empty() {
            self.str("target triple = \"");
            self.out.extend_from_slice(&m.triple);
            self.str("\"\n");
        }
        self.module_asm();
        self.type_identities();
        self.comdats();
        if !m.globals().is_empty() {
            self.byte(b'\n');
        }
        for index in 0..m.globals().len() {
            self.global(Global::from_index(index));
            self.flush();
        }
        if !m.aliases().is_empty() {
            self.byte(b'\n');
        }
        for index in 0..m.aliases().len() {
            self.alias(Alias::from_index(index));
        }
        if !m.ifuncs().is_empty() {
            self.byte(b'\n');
        }
        for index in 0..m.ifuncs().len() {
            self.ifunc(IFunc::from_index(index));
        }
    }

    /// Everything after the functions.
    fn foot(&mut self) {
        self.attribute_groups();
        self.all_metadata();
    }

    fn module_asm(&mut self) {
        let asm = &self.m.module_asm[..];
        if asm.is_empty() {
            return;
        }
        self.byte(b'\n');
        // A final line feed ends the last line and does not start an empty one.
        for line in asm.strip_suffix(b"\n").unwrap_or(asm).split(|&b| b == b'\n') {
            self.quoted("module asm ", line);
            self.byte(b'\n');
        }
    }

    fn comdats(&mut self) {
        let m = self.m;
        let mut order: Vec<Comdat> = Vec::new();
        let used = m.functions().iter().map(|f| f.comdat()).chain(m.globals().iter().map(|g| g.comdat));
        let mut seen = terrace_support::FxHashSet::default();
        for comdat in used.flatten() {
            if seen.insert(comdat.0) {
                order.push(comdat);
            }
        }
        if !order.is_empty() {
            self.byte(b'\n');
        }
        for (i, comdat) in order.iter().enumerate() {
            let Some(data) = m.comdat_data(*comdat) else { continue };
            if i != 0 {
                self.byte(b'\n');
            }
            self.byte(b'$');
            push_name(&mut self.out, &data.name);
            self.str(" = comdat ");
            self.str(match data.kind {
                ComdatKind::NoDeduplicate if self.typed_pointers => "noduplicates",
                kind => kind.name(),
            });
            self.byte(b'\n');
        }
    }

    /// `@name` or `@0`.
    pub(crate) fn global_name(&mut self, value: Value) {
        let m = self.m;
        self.byte(b'@');
        match m.symbol(value) {
            Some(_) if self.is_full() => {}
            Some(symbol) if !symbol.name.is_empty() => push_name(&mut self.out, &symbol.name),
            // The key is the address without an element type.
            _ => match self.slots.unnamed_globals.get(&m.address(value)) {
                Some(&slot) => push_u64(&mut self.out, slot as u64),
                None => self.str("<badref>"),
            },
        }
    }

    fn dso_and_visibility(&mut self, symbol: &Symbol) {
        if symbol.dso_local && !symbol.implies_dso_local() {
            self.str("dso_local ");
        }
        self.word(symbol.visibility.name());
        self.word(symbol.dll_storage.name());
    }

    fn maybe_comdat(&mut self, comdat: Option<Comdat>, symbol: &Symbol, comma: bool) {
        let m = self.m;
        let Some(data) = comdat.and_then(|c| m.comdat_data(c)) else { return };
        self.str(if comma { ", comdat" } else { " comdat" });
        if data.name != symbol.name {
            self.str("($");
            push_name(&mut self.out, &data.name);
            self.byte(b')');
        }
    }

    /// Attachments sorted by kind, in order of attachment within a kind.
    fn attachments(&mut self, list: &[(MdKind, Md)], separator: &str) {
        // Most lists have at most one element.
        if list.len() <= 1 {
            return list.iter().for_each(|&(kind, node)| self.attachment(kind, node, separator));
        }
        let mut sorted: terrace_support::small_vec::SmallVec<[(MdKind, Md); 4]> = list.into();
        sorted.sort_by_key(|&(kind, _)| kind);
        for (kind, node) in sorted {
            self.attachment(kind, node, separator);
        }
    }

    /// The attachments of a function: `!dbg` precedes all other kinds.
    fn function_attachments(&mut self, func: &FuncData) {
        if !func.dbg.is_null() {
            self.attachment(MdKind::DBG, func.dbg, " ");
        }
        if let Some(extra) = func.extra() {
            self.attachments(&extra.metadata, " ");
        }
    }

    fn global(&mut self, id: Global) {
        let m = self.m;
        let global = m.global(id);
        let symbol = &global.symbol;
        self.global_name(m.global_value(id));
        self.str(" = ");
        if global.initializer.is_none() && symbol.linkage == Linkage::External {
            self.str("external ");
        }
        self.word(symbol.linkage.name());
        self.dso_and_visibility(symbol);
        self.word(global.thread_local.name());
        self.word(symbol.unnamed_addr.name());
        if symbol.address_space != 0 {
            self.str("addrspace(");
            push_u64(&mut self.out, symbol.address_space as u64);
            self.str(") ");
        }
        if global.externally_initialized {
            self.str("externally_initialized ");
        }
        self.str(if global.is_constant { "constant " } else { "global " });
        self.ty(global.ty);
        if let Some(init) = global.initializer {
            self.byte(b' ');
            self.value(init);
        }
        if !global.section.is_empty() {
            self.quoted(", section ", &global.section);
        }
        if !global.partition.is_empty() {
            self.quoted(", partition ", &global.partition);
        }
        if global.code_model != CodeModel::Default {
            self.quoted(", code_model ", global.code_model.name().as_bytes());
        }
        for (bit, name) in Sanitizer::NAMES.iter().enumerate() {
            if global.sanitizer.0 >> bit & 1 != 0 {
                self.str(", ");
                self.str(name);
            }
        }
        self.maybe_comdat(global.comdat, symbol, true);
        if !global.align.is_none() {
            self.str(", align ");
            push_u64(&mut self.out, global.align.bytes());
        }
        self.attachments(&global.metadata, ", ");
        if !global.attrs.is_empty() {
            self.attr_group_ref(global.attrs);
        }
        self.byte(b'\n');
    }

    fn alias(&mut self, id: Alias) {
        let m = self.m;
        let alias = m.alias(id);
        let symbol = &alias.symbol;
        self.global_name(m.alias_value(id));
        self.str(" = ");
        self.word(symbol.linkage.name());
        self.dso_and_visibility(symbol);
        self.word(alias.thread_local.name());
        self.word(symbol.unnamed_addr.name());
        self.str("alias ");
        self.ty(alias.ty);
        self.str(", ");
        // A constant expression as aliasee has no type before it.
        if self.cx.as_expr(alias.aliasee).is_some() {
            self.value(alias.aliasee)
        } else {
            self.typed(alias.aliasee)
        }
        if !alias.partition.is_empty() {
            self.quoted(", partition ", &alias.partition);
        }
        self.byte(b'\n');
    }

    fn ifunc(&mut self, id: IFunc) {
        let m = self.m;
        let ifunc = m.ifunc(id);
        let symbol = &ifunc.symbol;
        self.global_name(m.ifunc_value(id));
        self.str(" = ");
        self.word(symbol.linkage.name());
        self.dso_and_visibility(symbol);
        self.str("ifunc ");
        self.ty(ifunc.ty);
        self.str(", ");
        if self.cx.as_expr(ifunc.resolver).is_some() {
            self.value(ifunc.resolver);
        } else {
            self.typed(ifunc.resolver);
        }
        if !ifunc.partition.is_empty() {
            self.quoted(", partition ", &ifunc.partition);
        }
        self.attachments(&ifunc.metadata, ", ");
        self.byte(b'\n');
    }

    /// The attributes of a parameter or result, separated by blanks.
    pub(crate) fn attr_set(&mut self, set: AttrSet) {
        let cx = self.cx;
        for (i, attr) in cx.attrs_of(set).enumerate() {
            if i != 0 {
                self.byte(b' ');
            }
            self.attr(attr, false);
        }
    }

    fn attr(&mut self, attr: AttrView<'_>, in_group: bool) {
        if self.is_full() {
            return;
        }
        let mut out = std::mem::take(&mut self.out);
        print_attr(&mut out, attr, in_group, self.m.version, &mut |out, ty| {
            std::mem::swap(&mut self.out, out);
            self.ty(ty);
            std::mem::swap(&mut self.out, out);
        });
        self.out = out;
    }

    fn attr_group_ref(&mut self, set: AttrSet) {
        match (self.slots.attr_group(set), &mut self.open_groups) {
            (Some(slot), _) => {
                self.str(" #");
                push_u64(&mut self.out, slot as u64);
            }
            (None, Some(groups)) => groups.push((self.out.len(), set)),
            (None, None) => self.str(" <badref>"),
        }
    }

    pub(crate) fn call_conv(&mut self, cc: CallConv) {
        match cc.name() {
            Some(name) => self.str(name),
            None => {
                self.str("cc");
                push_u64(&mut self.out, cc.0 as u64);
            }
        }
    }

    fn function(&mut self, id: Func) {
        let (m, cx) = (self.m, self.cx);
        let func = m.func(id);
        let symbol = &func.symbol;
        let fn_attrs = cx.fn_attrs(func.attrs);
        self.function_attr_comment(fn_attrs);
        let is_unknown = || Intrinsic::find(&symbol.name).is_none();
        if symbol.name.starts_with(b"llvm.") && !self.typed_pointers && is_unknown() {
            self.str("; Unknown intrinsic\n");
        }
        if let Some(body) = &func.body {
            self.locals.number(body);
        }
        match &func.body {
            None => {
                self.str("declare");
                self.function_attachments(func);
                self.byte(b' ');
            }
            Some(_) => self.str("define "),
        }
        self.word(symbol.linkage.name());
        self.dso_and_visibility(symbol);
        if func.cc != CallConv::C {
            self.call_conv(func.cc);
            self.byte(b' ');
        }
        let ret_attrs = cx.ret_attrs(func.attrs);
        if !ret_attrs.is_empty() {
            self.attr_set(ret_attrs);
            self.byte(b' ');
        }
        let Some((ret, params, vararg)) = cx.signature(func.ty) else { return };
        self.ty_and_blank(ret);
        self.global_name(m.func_value(id));
        self.byte(b'(');
        for (i, param) in params.iter().enumerate() {
            if i != 0 {
                self.str(", ");
            }
            self.ty(param);
            let attrs = cx.param_attrs(func.attrs, i);
            if !attrs.is_empty() {
                self.byte(b' ');
                self.attr_set(attrs);
            }
            if let Some(body) = &func.body
                && (!self.typed_pointers || body.name(body.arg(i)).is_some())
            {
                self.byte(b' ');
                self.local(body, body.arg(i));
            }
        }
        if vararg {
            self.str(if params.is_empty() { "..." } else { ", ..." });
        }
        self.byte(b')');
        if symbol.unnamed_addr != UnnamedAddr::None {
            self.byte(b' ');
            self.str(symbol.unnamed_addr.name());
        }
        if symbol.address_space != 0 || m.layout.program_address_space() != 0 {
            self.str(" addrspace(");
            push_u64(&mut self.out, symbol.address_space as u64);
            self.byte(b')');
        }
        if !fn_attrs.is_empty() {
            self.attr_group_ref(fn_attrs);
        }
        if let Some(extra) = func.extra() {
            self.function_extra(extra, symbol);
        }
        match &func.body {
            None => self.byte(b'\n'),
            Some(body) => {
                self.function_attachments(func);
                self.str(" {");
                self.body(body, func);
                self.str("}\n");
            }
        }
    }

    fn function_extra(&mut self, extra: &FuncExtra, symbol: &Symbol) {
        if !extra.section.is_empty() {
            self.quoted(" section ", &extra.section);
        }
        if !extra.partition.is_empty() {
            self.quoted(" partition ", &extra.partition);
        }
        self.maybe_comdat(extra.comdat, symbol, false);
        if !extra.align.is_none() {
            self.str(" align ");
            push_u64(&mut self.out, extra.align.bytes());
        }
        if !extra.gc.is_empty() {
            self.str(" gc \"");
            self.out.extend_from_slice(&extra.gc);
            self.byte(b'"');
        }
        for (word, value) in
            [(" prefix ", extra.prefix), (" prologue ", extra.prologue), (" personality ", extra.personality)]
        {
            if let Some(value) = value {
                self.str(word);
                self.typed(value);
            }
        }
    }

    fn function_attr_comment(&mut self, set: AttrSet) {
        if set.is_empty() {
            return;
        }
        let cx = self.cx;
        let mut first = true;
        for attr in cx.attrs_of(set).filter(|attr| !matches!(attr, AttrView::String(..))) {
            self.str(if first { "; Function Attrs: " } else { " " });
            first = false;
            self.attr(attr, false);
        }
        if !first {
            self.byte(b'\n');
        }
    }

    fn attribute_groups(&mut self) {
        let groups = &self.slots.attr_order;
        if !groups.is_empty() {
            self.byte(b'\n');
        }
        let cx = self.cx;
        for (slot, &set) in groups.iter().enumerate() {
            self.str("attributes #");
            push_u64(&mut self.out, slot as u64);
            self.str(" = { ");
            for (i, attr) in cx.attrs_of(set).enumerate() {
                if i != 0 {
                    self.byte(b' ');
                }
                self.attr(attr, true);
            }
            self.str(" }\n");
        }
    }
}
