//! Text of types, and the identified structs at the top of a module.

use super::Printer;
use super::slots::Slots;
use super::text::*;
use crate::constant::ConstView;
use crate::metadata::{Md, MdView};
use crate::module::{FuncData, Module};
use crate::types::{Type, TypeView, Types};
use crate::value::*;
use terrace_support::FxHashSet;

impl Printer<'_> {
    /// Appends a type.
    #[inline]
    pub(crate) fn ty(&mut self, ty: Type) {
        match ty {
            Type::I64 => return self.out.extend_from_slice(b"i64"),
            Type::I32 => return self.out.extend_from_slice(b"i32"),
            Type::PTR if !self.typed_pointers => return self.out.extend_from_slice(b"ptr"),
            _ => {}
        }
        self.other_type(ty);
    }

    /// A type and a blank; the most frequent types are a single store.
    #[inline]
    pub(crate) fn ty_and_blank(&mut self, ty: Type) {
        match ty {
            Type::I64 => return self.out.extend_from_slice(b"i64 "),
            Type::I32 => return self.out.extend_from_slice(b"i32 "),
            Type::PTR if !self.typed_pointers => return self.out.extend_from_slice(b"ptr "),
            _ => {}
        }
        self.other_type(ty);
        self.byte(b' ');
    }

    fn other_type(&mut self, ty: Type) {
        if let Some(width) = ty.int_width() {
            self.out.push(b'i');
            return push_u64(&mut self.out, width as u64);
        }
        if ty.is_record() {
            return self.record_type(ty);
        }
        match self.cx.view(ty) {
            TypeView::Label => self.str("label"),
            TypeView::Token => self.str("token"),
            TypeView::Metadata => self.str("metadata"),
            TypeView::X86Amx => self.str("x86_amx"),
            TypeView::Float(kind) => self.str(kind.name()),
            TypeView::Ptr(space) => self.pointer(Type::I8, space),
            _ => self.str("void"),
        }
    }

    /// `ptr`, or `elem*` for a version whose pointers have element types; behind both the address space.
    pub(super) fn pointer(&mut self, elem: Type, space: u32) {
        if self.typed_pointers {
            self.ty(elem);
        } else {
            self.str("ptr");
        }
        if space != 0 {
            self.str(" addrspace(");
            push_u64(&mut self.out, space as u64);
            self.byte(b')');
        }
        if self.typed_pointers {
            self.byte(b'*');
        }
    }

    fn record_type(&mut self, ty: Type) {
        if let Some(&(start, len)) = self.type_text.get(&ty) {
            let (start, len) = (start as usize, len as usize);
            return self.out.extend_from_slice(&self.type_buf[start..start + len]);
        }
        if self.is_full() {
            return;
        }
        let from = self.out.len();
        self.write_record_type(ty);
        let text = &self.out[from..];
        // The text of nested types is copied into the cache, so very long texts are not cached.
        if text.len() < 4096 {
            self.type_text.insert(ty, (self.type_buf.len() as u32, text.len() as u32));
            self.type_buf.extend_from_slice(text);
        }
    }

    fn write_record_type(&mut self, ty: Type) {
        let cx = self.cx;
        match cx.view(ty) {
            TypeView::Vector { elem, count, scalable } => {
                self.str(if scalable { "<vscale x " } else { "<" });
                push_u64(&mut self.out, count as u64);
                self.str(" x ");
                self.ty(elem);
                self.byte(b'>');
            }
            TypeView::Array { elem, count } => {
                self.byte(b'[');
                push_u64(&mut self.out, count);
                self.str(" x ");
                self.ty(elem);
                self.byte(b']');
            }
            TypeView::Struct { fields, packed } => self.fields(fields, packed),
            TypeView::Named { name, .. } => {
                self.byte(b'%');
                if !name.is_empty() {
                    push_name(&mut self.out, name);
                } else if let Some(&number) = self.slots.numbered_types.get(&ty) {
                    push_u64(&mut self.out, number as u64);
                } else {
                    self.str("\"type\"");
                }
            }
            TypeView::Function { ret, params, vararg } => {
                self.ty(ret);
                self.str(" (");
                for (i, param) in params.iter().enumerate() {
                    if i != 0 {
                        self.str(", ");
                    }
                    self.ty(param);
                }
                if vararg {
                    self.str(if params.is_empty() { "..." } else { ", ..." });
                }
                self.byte(b')');
            }
            TypeView::Target { name, types, ints } => {
                self.quoted("target(", name);
                for ty in types.iter() {
                    self.str(", ");
                    self.ty(ty);
                }
                for &int in ints {
                    self.str(", ");
                    push_u64(&mut self.out, int as u64);
                }
                self.byte(b')');
            }
            TypeView::TypedPtr { elem, address_space } => self.pointer(elem, address_space),
            _ => {}
        }
    }

    fn fields(&mut self, fields: Types<'_>, packed: bool) {
        if packed {
            self.byte(b'<');
        }
        if fields.is_empty() {
            self.str("{}");
        } else {
            self.str("{ ");
            for (i, field) in fields.iter().enumerate() {
                if i != 0 {
                    self.str(", ");
                }
                self.ty(field);
            }
            self.str(" }");
        }
        if packed {
            self.byte(b'>');
        }
    }

    /// The definitions of the module's identified structs.
    pub(crate) fn type_identities(&mut self) {
        let slots = self.slots;
        if !slots.types.is_empty() {
            self.byte(b'\n');
        }
        for &ty in &slots.types {
            self.type_identity(ty);
            self.byte(b'\n');
        }
    }

    /// `%name = type { … }`.
    pub(crate) fn type_identity(&mut self, ty: Type) {
        self.ty(ty);
        self.str(" = type ");
        match self.cx.view(ty) {
            TypeView::Named { body: Some((fields, packed)), .. } => self.fields(fields, packed),
            _ => self.str("opaque"),
        }
    }
}

impl Slots {
    /// Numbers the unnamed identified structs.
    pub(super) fn set_types(&mut self, m: &Module, found: FoundTypes) {
        let (named, numbered): (Vec<Type>, Vec<Type>) =
            found.list.into_iter().partition(|&ty| is_named(m, ty));
        self.numbered_types = numbered.iter().enumerate().map(|(i, &ty)| (ty, i as u32)).collect();
        self.types = numbered;
        self.types.extend(named);
    }
}

fn is_named(m: &Module, ty: Type) -> bool {
    match m.cx.view(ty) {
        TypeView::Named { name, .. } => !name.is_empty(),
        _ => false,
    }
}

/// The identified structs of a module, in LLVM's order.
#[derive(Default)]
pub(super) struct FoundTypes {
    list: Vec<Type>,
    /// Whether an unnamed struct was found; its text is a number.
    pub(super) numbered: bool,
    /// Whether the globals were visited.
    visited_globals: bool,
    types: FxHashSet<Type>,
    values: FxHashSet<Value>,
    nodes: FxHashSet<Md>,
}

impl FoundTypes {
    /// Visits the next functions.
    pub(super) fn visit_functions(&mut self, m: &Module, functions: core::ops::Range<usize>) {
        if self.is_complete(m) {
            return;
        }
        if !core::mem::replace(&mut self.visited_globals, true) {
            TypeFinder { m, found: self }.globals();
        }
        for func in m.functions().get(functions).unwrap_or(&[]) {
            if self.is_complete(m) {
                return;
            }
            TypeFinder { m, found: self }.function(func);
        }
    }

    /// Whether nothing can be found any more.
    fn is_complete(&self, m: &Module) -> bool {
        self.list.len() == m.cx.n_named()
    }

    /// Visits named metadata, after all functions.
    pub(super) fn visit_metadata(&mut self, m: &Module) {
        if self.visited_globals && !self.is_complete(m) {
            let mut finder = TypeFinder { m, found: self };
            m.named_metadata.iter().flat_map(|named| &named.operands).for_each(|&node| finder.md(node));
        }
    }
}

/// Collects identified structs.
struct TypeFinder<'a> {
    m: &'a Module,
    found: &'a mut FoundTypes,
}

impl TypeFinder<'_> {
    fn globals(&mut self) {
        let m = self.m;
        for global in m.globals() {
            self.ty(global.ty);
            if let Some(init) = global.initializer {
                self.value(init);
            }
        }
        for alias in m.aliases() {
            self.ty(alias.ty);
            self.value(alias.aliasee);
        }
        for ifunc in m.ifuncs() {
            self.ty(ifunc.ty);
        }
    }

    fn function(&mut self, func: &FuncData) {
        self.ty(func.ty);
        self.attrs(func.attrs);
        if let Some(extra) = func.extra() {
            for value in [extra.prefix, extra.prologue, extra.personality].into_iter().flatten() {
                self.value(value);
            }
        }
        if let Some(body) = &func.body {
            self.body(body);
        }
    }

    fn body(&mut self, body: &crate::body::Body) {
        let mut records = body.debug_records();
        for &block in &body.order {
            for inst in body.insts(block) {
                let data = body.inst(inst);
                self.ty(data.ty);
                for &value in body.operands(inst) {
                    self.operand(value);
                }
                if let Some(source) = data.source_type() {
                    self.ty(source);
                }
                if let Some(info) = body.call(inst) {
                    self.attrs(info.attrs);
                }
                if data.attachments != 0 {
                    for attachment in body.attachments(inst) {
                        self.md(attachment.node);
                    }
                }
                for (_, record) in records.before(inst) {
                    self.value(record.value);
                    if let Some(assignment) = &record.assignment {
                        self.value(assignment.address);
                    }
                }
            }
        }
    }

    fn attrs(&mut self, list: crate::attrs::AttrList) {
        let m = self.m;
        for set in m.cx.all_attr_sets(list) {
            for attr in m.cx.attrs_of(set) {
                if let crate::attrs::AttrView::Type(_, ty) = attr {
                    self.ty(ty);
                }
            }
        }
    }

    #[inline]
    fn ty(&mut self, ty: Type) {
        if ty.is_record() && self.found.types.insert(ty) {
            self.record_type(ty);
        }
    }

    fn record_type(&mut self, ty: Type) {
        let cx = &self.m.cx;
        let mut stack = vec![ty];
        let mut subtypes: Vec<Type> = Vec::new();
        while let Some(ty) = stack.pop() {
            if ty.is_named_struct() {
                self.found.list.push(ty);
                self.found.numbered |= !is_named(self.m, ty);
            }
            subtypes.clear();
            match cx.view(ty) {
                TypeView::Vector { elem, .. }
                | TypeView::Array { elem, .. }
                | TypeView::TypedPtr { elem, .. } => subtypes.push(elem),
                TypeView::Function { ret, params, .. } => {
                    subtypes.push(ret);
                    subtypes.extend(params.iter());
                }
                TypeView::Target { types, .. } => subtypes.extend(types.iter()),
                _ => {
                    if let Some((fields, _)) = cx.struct_fields(ty) {
                        subtypes.extend(fields.iter());
                    }
                }
            }
            for &sub in subtypes.iter().rev() {
                if sub.is_record() && self.found.types.insert(sub) {
                    stack.push(sub);
                }
            }
        }
    }

    /// Visits an operand. Most have nothing inside.
    #[inline]
    fn operand(&mut self, value: Value) {
        match value.tag() {
            TAG_CONST | TAG_METADATA => self.value(value),
            _ if value.is_inline_const() => self.ty(value.ty()),
            _ => {}
        }
    }

    fn value(&mut self, value: Value) {
        let cx = &self.m.cx;
        // Most values have nothing inside: the stack stays empty and is not allocated.
        let (mut next, mut stack) = (Some(value), Vec::new());
        while let Some(value) = next.take().or_else(|| stack.pop()) {
            if let ValueKind::Metadata(md) = value.kind() {
                self.md(md);
                continue;
            }
            if !value.is_const() || value.is_global() {
                continue;
            }
            if value.tag() != TAG_CONST {
                self.ty(value.ty());
                continue;
            }
            if !self.found.values.insert(value) {
                continue;
            }
            self.ty(value.ty());
            match cx.const_view(value) {
                Some(ConstView::Aggregate(elems) | ConstView::PtrAuth(elems)) => {
                    stack.extend(elems.iter().rev())
                }
                Some(ConstView::Expr(expr)) => {
                    // The types of operands come before the source type, as in LLVM.
                    for operand in expr.operands.iter() {
                        self.value_nested(operand);
                    }
                    self.ty(expr.source);
                }
                _ => {}
            }
        }
    }

    /// Visits a nested operand; recursion is bounded by the maximum nesting of expressions.
    fn value_nested(&mut self, value: Value) {
        if value.is_const() && !value.is_global() {
            self.ty(value.ty());
            if value.tag() == TAG_CONST {
                self.value(value);
            }
        }
    }

    fn md(&mut self, md: Md) {
        let cx = &self.m.cx;
        let (mut next, mut stack) = (Some(md), Vec::new());
        while let Some(md) = next.take().or_else(|| stack.pop()) {
            match cx.md_view(md) {
                MdView::Value(value) => self.value(value),
                MdView::Node(node) if self.found.nodes.insert(md) => {
                    node.arguments().for_each(|value| self.value(value));
                    stack.extend(node.iter().rev());
                }
                _ => {}
            }
        }
    }
}
