//! The blocks and records of a module.

use super::super::codes::{
    ATTRIBUTES, CODE_MODELS, COMDAT_KINDS, DLL_STORAGES, FUNCTION_INDEX, LINKAGES, MEMORY_VERSION_SHIFT,
    MODULE_VERSION, PLAIN_TYPES, THREAD_LOCALS, UNNAMED_ADDRS, VISIBILITIES, attribute,
    attribute_form as form, block, module as code, number_of, other, types as type_code,
};
use super::super::stream::{BitWriter, encode_signed};
use super::nodes::Nodes;
use super::tables::{Attributes, Numbered, Types, is_constant, operands};
use super::{ABBREVIATIONS, uses};
use crate::attrs::{AttrKind, AttrSet, AttrView};
use crate::body::Body;
use crate::context::Context;
use crate::inst::Align;
use crate::metadata::Md;
use crate::module::{Module, Symbol};
use crate::types::{Type, TypeView};
use crate::value::*;
use terrace_support::FxHashSet;
use terrace_support::small_vec::SmallVec;

/// The state of the writer.
pub(super) struct Writer<'a> {
    pub(super) m: &'a Module,
    pub(super) cx: &'a Context,
    pub(super) w: BitWriter,
    pub(super) strtab: Vec<u8>,
    pub(super) types: Types,
    pub(super) attrs: Attributes,
    pub(super) nodes: Nodes,
    /// Constants that globals and metadata refer to.
    constants: Numbered<Value>,
    /// Other constants of the current function.
    local_constants: Numbered<Value>,
    /// Constants of functions the types of whose operands are in `types`.
    collected: FxHashSet<Value>,
    pub(super) tags: Numbered<u32>,
    sections: Numbered<&'a [u8]>,
    collectors: Numbered<&'a [u8]>,
    /// The number of the first global of each kind, and of all.
    first: [u32; 5],
    /// The state of the current function.
    pub(super) fs: super::function::FunctionState,
}

/// An alignment as its logarithm plus one; 0 is none.
pub(super) fn alignment(align: Align) -> u64 {
    align.raw().into()
}

impl<'a> Writer<'a> {
    pub(super) fn new(m: &'a Module, w: BitWriter) -> Self {
        let cx = &*m.cx;
        let counts = [m.globals().len(), m.functions().len(), m.aliases().len(), m.ifuncs().len()];
        let mut first = [0; 5];
        for (at, count) in counts.iter().enumerate() {
            first[at + 1] = first[at] + *count as u32;
        }
        Self {
            m,
            cx,
            w,
            strtab: Vec::new(),
            types: Types::default(),
            attrs: Attributes::default(),
            nodes: Nodes::new(cx),
            constants: Numbered::default(),
            local_constants: Numbered::default(),
            collected: FxHashSet::default(),
            tags: Numbered::default(),
            sections: Numbered::default(),
            collectors: Numbered::default(),
            first,
            fs: Default::default(),
        }
    }

    /// The number of a value; values of the current function follow those of the module.
    #[inline]
    pub(super) fn value(&self, value: Value) -> u64 {
        let number = match value.kind() {
            ValueKind::Inst(inst) => self.fs.insts.get(inst.index()).copied().unwrap_or(0),
            ValueKind::Arg(at) => self.n_module_values() + at,
            ValueKind::Global(id) => self.first[0] + id.index() as u32,
            ValueKind::Func(id) => self.first[1] + id.index() as u32,
            ValueKind::Alias(id) => self.first[2] + id.index() as u32,
            ValueKind::IFunc(id) => self.first[3] + id.index() as u32,
            _ => match self.constants.get(value) {
                Some(number) => self.first[4] + number,
                None => self.fs.first_constant + self.local_constants.get(value).unwrap_or(0),
            },
        };
        number.into()
    }

    pub(super) fn n_module_values(&self) -> u32 {
        self.first[4] + self.constants.list.len() as u32
    }

    /// Adds a constant of the module with those that it refers to.
    fn add_constant(&mut self, value: Value) {
        let mut stack = vec![value];
        while let Some(value) = stack.pop() {
            self.types.add(self.cx, value.ty());
            self.add_constant_types(value);
            if is_constant(value) && self.constants.get(value).is_none() {
                self.constants.add(value);
                stack.extend(operands(self.cx, value));
            }
        }
    }

    /// Adds types that only the contents of a constant name.
    fn add_constant_types(&mut self, value: Value) {
        if let ValueKind::Asm(asm) = value.kind()
            && let Some(asm) = self.cx.asm(asm)
        {
            self.types.add(self.cx, asm.fn_ty);
        }
        if let Some(expr) = self.cx.as_expr(value) {
            self.types.add(self.cx, expr.source);
        }
    }

    /// Adds a constant of a function with those that it refers to, unless the module has it.
    pub(super) fn add_local_constant(&mut self, value: Value) {
        let is_known = |writer: &Self, value| {
            writer.constants.get(value).is_some() || writer.local_constants.get(value).is_some()
        };
        let mut next = Some(value);
        let mut stack: SmallVec<[Value; 8]> = SmallVec::new();
        while let Some(value) = next {
            if is_constant(value) && !is_known(self, value) {
                self.local_constants.add(value);
                stack.extend(operands(self.cx, value).into_iter().rev());
            }
            next = stack.pop();
        }
    }

    /// The constants of a function in order of their numbers, which follow from their types.
    pub(super) fn finish_local_constants(&mut self) -> Vec<Value> {
        sort_by_type(&self.types, &mut self.local_constants);
        self.local_constants.list.clone()
    }

    pub(super) fn module(&mut self) {
        self.collect();
        self.w.enter(block::MODULE, 3);
        self.w.record(code::VERSION, &[MODULE_VERSION]);
        self.abbreviations();
        self.type_block();
        self.attribute_blocks();
        for (code, text) in [
            (code::TRIPLE, &self.m.triple[..]),
            (code::DATALAYOUT, self.m.layout.text()),
            (code::ASM, &self.m.module_asm),
            (code::SOURCE_FILENAME, &self.m.source_filename),
        ] {
            if !text.is_empty() {
                self.w.text(code, &[], text);
            }
        }
        for (code, table) in [(code::SECTIONNAME, &self.sections), (code::GCNAME, &self.collectors)] {
            for name in &table.list {
                self.w.text(code, &[], name);
            }
        }
        for comdat in self.m.comdats() {
            let [start, len] = add_name(&mut self.strtab, &comdat.name);
            self.w.record(code::COMDAT, &[start, len, number_of(COMDAT_KINDS, comdat.kind)]);
        }
        self.globals();
        self.functions();
        self.aliases();
        let constants = core::mem::take(&mut self.constants.list);
        self.constants_block(&constants);
        self.constants.list = constants;
        self.metadata_kinds();
        self.module_metadata();
        self.names(block::OPERAND_BUNDLE_TAGS, self.tags.list.iter().map(|&tag| self.cx.str(tag)).collect());
        let n_scopes = self.cx.scopes.len();
        self.names(
            block::SYNC_SCOPE_NAMES,
            (0..n_scopes as u32).map(|at| self.cx.scopes.get(at).1).collect(),
        );
        for at in 0..self.m.functions().len() {
            let func = Func::from_index(at);
            if let Some(body) = &self.m.func(func).body {
                self.function_block(func, body);
            }
        }
        self.w.end();
    }

    /// Numbers everything that the module and its functions refer to.
    fn collect(&mut self) {
        let (m, cx) = (self.m, self.cx);
        self.types.add(cx, Type::PTR);
        for global in m.globals() {
            self.types.add(cx, global.ty);
            global.initializer.into_iter().for_each(|value| self.add_constant(value));
            global.metadata.iter().for_each(|&(_, md)| self.nodes.add(cx, md));
            let attrs = cx.attr_list(global.attrs, AttrSet::EMPTY, &[]);
            self.attrs.add(cx, &mut self.types, attrs);
            if !global.section.is_empty() {
                self.sections.add(&global.section);
            }
        }
        for func in m.functions() {
            self.types.add(cx, func.ty);
            self.types.add(cx, Type::ptr(func.symbol.address_space));
            self.attrs.add(cx, &mut self.types, func.attrs);
            func.metadata().for_each(|(_, md)| self.nodes.add(cx, md));
            let Some(extra) = func.extra() else { continue };
            if !extra.section.is_empty() {
                self.sections.add(&extra.section);
            }
            if !extra.gc.is_empty() {
                self.collectors.add(&extra.gc);
            }
            let constants = [extra.prefix, extra.prologue, extra.personality];
            constants.into_iter().flatten().for_each(|value| self.add_constant(value));
        }
        for alias in m.aliases() {
            self.types.add(cx, alias.ty);
            self.add_constant(alias.aliasee);
        }
        for ifunc in m.ifuncs() {
            self.types.add(cx, ifunc.ty);
            self.add_constant(ifunc.resolver);
            ifunc.metadata.iter().for_each(|&(_, md)| self.nodes.add(cx, md));
        }
        for named in &m.named_metadata {
            named.operands.iter().for_each(|&md| self.nodes.add(cx, md));
        }
        for body in m.functions().iter().filter_map(|func| func.body.as_deref()) {
            self.collect_body(body);
        }
        for at in 0..self.nodes.values.len() {
            let value = self.nodes.values[at];
            self.add_constant(value);
        }
        self.nodes.finish(cx);
        sort_by_type(&self.types, &mut self.constants);
    }

    fn collect_body(&mut self, body: &Body) {
        let cx = self.cx;
        for &block in body.blocks() {
            for inst in body.insts(block) {
                let data = body.inst(inst);
                self.types.add(cx, data.ty);
                if let Some(ty) = data.source_type() {
                    self.types.add(cx, ty);
                }
                if let Some(info) = body.call(inst) {
                    self.types.add(cx, info.fn_ty);
                    self.attrs.add(cx, &mut self.types, info.attrs);
                    for (tag, _) in body.bundles(inst) {
                        self.tags.add(tag);
                    }
                }
                for &operand in body.operands(inst) {
                    self.collect_operand(operand);
                }
                if data.op == crate::inst::Opcode::ShuffleVector {
                    let n = body.indices(inst).len() as u32;
                    let mask = cx.vector(Type::I32, n, data.ty.is_scalable_vector());
                    self.types.add(cx, mask);
                }
                if let Some(loc) = body.debug_loc(inst)
                    && let crate::metadata::MdView::Node(node) = cx.md_view(loc)
                    && let Some((scope, inlined_at)) = node.scope_and_inlined_at()
                {
                    self.nodes.add(cx, scope);
                    self.nodes.add(cx, inlined_at);
                }
                body.attachments(inst).for_each(|attachment| self.nodes.add(cx, attachment.node));
            }
        }
        for (_, record) in &body.records {
            [record.variable, record.expression, record.loc]
                .into_iter()
                .for_each(|md| self.nodes.add(cx, md));
            self.collect_operand(record.value);
            if let Some(assignment) = &record.assignment {
                self.nodes.add(cx, assignment.id);
                self.nodes.add(cx, assignment.expression);
                self.collect_operand(assignment.address);
            }
        }
    }

    fn collect_operand(&mut self, operand: Value) {
        let cx = self.cx;
        match operand.kind() {
            ValueKind::Inst(_) | ValueKind::Block(_) | ValueKind::None => {}
            ValueKind::Metadata(md) => {
                if let crate::metadata::MdView::Node(node) = cx.md_view(md) {
                    node.arguments().for_each(|value| self.collect_operand(value));
                    self.nodes.add(cx, md);
                } else if let crate::metadata::MdView::Value(value) = cx.md_view(md) {
                    self.collect_operand(value);
                } else {
                    self.nodes.add(cx, md);
                }
            }
            _ => {
                self.types.add(cx, operand.ty());
                if operand.tag() == TAG_CONST || operand.tag() == TAG_ASM {
                    self.collect_constant_types(operand);
                }
            }
        }
    }

    /// The types of a constant of a function and of those that it refers to.
    fn collect_constant_types(&mut self, value: Value) {
        let mut next = Some(value);
        let mut stack: SmallVec<[Value; 8]> = SmallVec::new();
        while let Some(value) = next {
            self.types.add(self.cx, value.ty());
            self.add_constant_types(value);
            if let Some(crate::constant::ConstView::BlockAddress(func, _)) = self.cx.const_view(value) {
                self.types.add(self.cx, self.m.func_value(func).ty());
            }
            let operands = operands(self.cx, value);
            if !operands.is_empty() && self.collected.insert(value) {
                stack.extend(operands.into_iter().rev());
            }
            next = stack.pop();
        }
    }

    fn abbreviations(&mut self) {
        self.w.enter(block::BLOCKINFO, 2);
        for (block, abbrevs) in ABBREVIATIONS {
            self.w.record(super::super::stream::SETBID, &[u64::from(*block)]);
            abbrevs.iter().for_each(|operands| self.w.define(operands));
        }
        self.w.end();
    }

    fn type_block(&mut self) {
        self.w.enter(block::TYPE, 4);
        let types = core::mem::take(&mut self.types.table.list);
        self.w.record(type_code::NUMENTRY, &[types.len() as u64]);
        for &ty in &types {
            self.type_record(ty);
        }
        self.types.table.list = types;
        self.w.end();
    }

    fn type_record(&mut self, ty: Type) {
        let number = |ty: Type| self.types.get(ty);
        let (code, ops): (u32, Vec<u64>) = match self.cx.view(ty) {
            TypeView::Int(width) => (type_code::INTEGER, vec![width.into()]),
            TypeView::Ptr(space) => (type_code::OPAQUE_POINTER, vec![space.into()]),
            TypeView::Vector { elem, count, scalable } => {
                let mut ops = vec![count.into(), number(elem)];
                ops.extend(scalable.then_some(1));
                (type_code::VECTOR, ops)
            }
            TypeView::Array { elem, count } => (type_code::ARRAY, vec![count, number(elem)]),
            TypeView::Struct { fields, packed } => {
                let ops = core::iter::once(packed.into()).chain(fields.iter().map(number));
                (type_code::STRUCT_ANON, ops.collect())
            }
            TypeView::Named { name, body } => {
                if !name.is_empty() {
                    self.w.text(type_code::STRUCT_NAME, &[], name);
                }
                match body {
                    Some((fields, packed)) => {
                        let ops = core::iter::once(packed.into()).chain(fields.iter().map(number));
                        (type_code::STRUCT_NAMED, ops.collect())
                    }
                    None => (type_code::OPAQUE, vec![0]),
                }
            }
            TypeView::Function { ret, params, vararg } => {
                let ops = [vararg.into(), number(ret)].into_iter().chain(params.iter().map(number));
                (type_code::FUNCTION, ops.collect())
            }
            TypeView::Target { name, types, ints } => {
                self.w.text(type_code::STRUCT_NAME, &[], name);
                let numbers = types.iter().map(number).chain(ints.iter().map(|&int| int.into()));
                (type_code::TARGET_TYPE, core::iter::once(types.len() as u64).chain(numbers).collect())
            }
            _ => (number_of(PLAIN_TYPES, ty) as u32, Vec::new()),
        };
        self.w.record(code, &ops);
    }

    fn attribute_blocks(&mut self) {
        if self.attrs.lists.list.is_empty() {
            return;
        }
        self.w.enter(block::PARAMATTR_GROUP, 3);
        for (at, &(index, set)) in self.attrs.groups.list.iter().enumerate() {
            let index = if index == u32::MAX { FUNCTION_INDEX } else { index.into() };
            let mut ops = vec![at as u64 + 1, index];
            for attr in self.cx.attrs_of(set) {
                attribute_operands(&self.types, attr, &mut ops);
            }
            self.w.record(attribute::GROUP, &ops);
        }
        self.w.end();
        self.w.enter(block::PARAMATTR, 3);
        for &list in &self.attrs.lists.list {
            let groups = Attributes::groups_of(self.cx, list);
            let numbers = groups.map(|group| self.attrs.groups.get(group).unwrap_or(0));
            let ops: Vec<u64> = numbers.map(|number| u64::from(number) + 1).collect();
            self.w.record(attribute::LIST, &ops);
        }
        self.w.end();
    }

    /// The operands that name a symbol.
    fn name(&mut self, symbol: &Symbol) -> [u64; 2] {
        add_name(&mut self.strtab, &symbol.name)
    }

    fn partition(&mut self, name: &[u8]) -> [u64; 2] {
        if name.is_empty() { [0, 0] } else { add_name(&mut self.strtab, name) }
    }

    fn globals(&mut self) {
        for global in self.m.globals() {
            let symbol = &global.symbol;
            let [start, len] = self.name(symbol);
            let [partition, partition_len] = self.partition(&global.partition);
            let initializer = global.initializer.map_or(0, |value| self.value(value) + 1);
            let attrs = self.attrs.get(self.cx.attr_list(global.attrs, AttrSet::EMPTY, &[]));
            let ops = [
                start,
                len,
                self.types.get(global.ty),
                u64::from(symbol.address_space) << 2 | 2 | u64::from(global.is_constant),
                initializer,
                number_of(LINKAGES, symbol.linkage),
                alignment(global.align),
                listed(&self.sections, &global.section),
                number_of(VISIBILITIES, symbol.visibility),
                number_of(THREAD_LOCALS, global.thread_local),
                number_of(UNNAMED_ADDRS, symbol.unnamed_addr),
                global.externally_initialized.into(),
                number_of(DLL_STORAGES, symbol.dll_storage),
                global.comdat.map_or(0, |comdat| u64::from(comdat.0) + 1),
                attrs,
                symbol.dso_local.into(),
                partition,
                partition_len,
                global.sanitizer.0.into(),
                number_of(CODE_MODELS, global.code_model),
            ];
            self.w.record(code::GLOBALVAR, &ops);
        }
    }

    fn functions(&mut self) {
        for func in self.m.functions() {
            let symbol = &func.symbol;
            let extra = func.extra().cloned().unwrap_or_default();
            let [start, len] = self.name(symbol);
            let [partition, partition_len] = self.partition(&extra.partition);
            let constant = |value: Option<Value>| value.map_or(0, |value| self.value(value) + 1);
            let ops = [
                start,
                len,
                self.types.get(func.ty),
                func.cc.0.into(),
                (!func.is_definition()).into(),
                number_of(LINKAGES, symbol.linkage),
                self.attrs.get(func.attrs),
                alignment(extra.align),
                listed(&self.sections, &extra.section),
                number_of(VISIBILITIES, symbol.visibility),
                listed(&self.collectors, &extra.gc),
                number_of(UNNAMED_ADDRS, symbol.unnamed_addr),
                constant(extra.prologue),
                number_of(DLL_STORAGES, symbol.dll_storage),
                extra.comdat.map_or(0, |comdat| u64::from(comdat.0) + 1),
                constant(extra.prefix),
                constant(extra.personality),
                symbol.dso_local.into(),
                symbol.address_space.into(),
                partition,
                partition_len,
            ];
            self.w.record(code::FUNCTION, &ops);
        }
    }

    fn aliases(&mut self) {
        for alias in self.m.aliases() {
            let symbol = &alias.symbol;
            let [start, len] = self.name(symbol);
            let [partition, partition_len] = self.partition(&alias.partition);
            let ops = [
                start,
                len,
                self.types.get(alias.ty),
                symbol.address_space.into(),
                self.value(alias.aliasee),
                number_of(LINKAGES, symbol.linkage),
                number_of(VISIBILITIES, symbol.visibility),
                number_of(DLL_STORAGES, symbol.dll_storage),
                number_of(THREAD_LOCALS, alias.thread_local),
                number_of(UNNAMED_ADDRS, symbol.unnamed_addr),
                symbol.dso_local.into(),
                partition,
                partition_len,
            ];
            self.w.record(code::ALIAS, &ops);
        }
        for ifunc in self.m.ifuncs() {
            let symbol = &ifunc.symbol;
            let [start, len] = self.name(symbol);
            let [partition, partition_len] = self.partition(&ifunc.partition);
            let ops = [
                start,
                len,
                self.types.get(ifunc.ty),
                symbol.address_space.into(),
                self.value(ifunc.resolver),
                number_of(LINKAGES, symbol.linkage),
                number_of(VISIBILITIES, symbol.visibility),
                symbol.dso_local.into(),
                partition,
                partition_len,
            ];
            self.w.record(code::IFUNC, &ops);
        }
    }

    /// A block of names, which records refer to by number.
    fn names(&mut self, block: u32, names: Vec<&[u8]>) {
        if names.is_empty() {
            return;
        }
        self.w.enter(block, 3);
        for name in names {
            self.w.text(other::NAME, &[], name);
        }
        self.w.end();
    }

    pub(super) fn n_local_constants(&self) -> usize {
        self.local_constants.list.len()
    }

    pub(super) fn clear_local_constants(&mut self) {
        self.local_constants.clear();
    }

    /// The blocks whose predecessors have an order of their own.
    pub(super) fn use_lists(&mut self, func: Func, body: &Body) {
        let orders = uses::orders(self.cx, body, func, |value| self.constants.get(value).is_some());
        if orders.is_empty() {
            return;
        }
        self.w.enter(block::USELIST, 3);
        for (block, places) in orders {
            let number = self.fs.blocks[block.index()];
            let ops: Vec<u64> = places.into_iter().chain([number]).map(u64::from).collect();
            self.w.record(other::USELIST_BB, &ops);
        }
        self.w.end();
    }

    /// The number of a node minus one, in records whose node is never missing.
    pub(super) fn node(&self, md: Md) -> u64 {
        self.nodes.get(md).wrapping_sub(1) & u64::from(u32::MAX)
    }
}

/// Numbers constants anew, those of one type after each other.
fn sort_by_type(types: &Types, table: &mut Numbered<Value>) {
    let mut list = core::mem::take(&mut table.list);
    list.sort_by_key(|value| types.get(value.ty()));
    table.clear();
    for &value in &list {
        table.add(value);
    }
}

fn add_name(strtab: &mut Vec<u8>, name: &[u8]) -> [u64; 2] {
    let start = strtab.len() as u64;
    strtab.extend_from_slice(name);
    [start, name.len() as u64]
}

/// The number of a name in a table plus one; 0 for an empty name.
fn listed(table: &Numbered<&[u8]>, name: &[u8]) -> u64 {
    if name.is_empty() { 0 } else { table.get(name).map_or(0, |number| u64::from(number) + 1) }
}

fn attribute_operands(types: &Types, attr: AttrView<'_>, ops: &mut Vec<u64>) {
    let number = |kind: AttrKind| number_of(ATTRIBUTES, kind);
    let wide = |words: &[u32]| -> Vec<u64> {
        words.chunks(2).map(|w| u64::from(w[0]) | w.get(1).map_or(0, |&high| u64::from(high)) << 32).collect()
    };
    match attr {
        AttrView::Enum(kind) => ops.extend([form::ENUM, number(kind)]),
        AttrView::Int(AttrKind::Memory, bits) => {
            ops.extend([form::INT, number(AttrKind::Memory), bits | 1 << MEMORY_VERSION_SHIFT]);
        }
        AttrView::Int(kind, int) => ops.extend([form::INT, number(kind), int]),
        AttrView::Type(kind, ty) => ops.extend([form::TYPE, number(kind), types.get(ty)]),
        AttrView::Range(width, low, high) => {
            let signed = |limb: u64| match width {
                1..=63 => encode_signed((limb << (64 - width)) as i64 >> (64 - width)),
                _ => encode_signed(limb as i64),
            };
            let (low, high) = (wide(low), wide(high));
            ops.extend([form::RANGE, number(AttrKind::Range), width.into()]);
            if width > 64 {
                ops.push(low.len() as u64 | (high.len() as u64) << 32);
            }
            ops.extend(low.into_iter().chain(high).map(signed));
        }
        AttrView::Initializes(words) => {
            let bounds = wide(words);
            let kind = number(AttrKind::Initializes);
            ops.extend([form::RANGES, kind, bounds.len() as u64 / 2, 64]);
            ops.extend(bounds.into_iter().map(|bound| encode_signed(bound as i64)));
        }
        AttrView::String(key, value) => {
            let text = |text: &[u8], ops: &mut Vec<u64>| {
                ops.extend(text.iter().map(|&byte| u64::from(byte)));
                ops.push(0);
            };
            ops.push(if value.is_empty() { form::KEY } else { form::KEY_VALUE });
            text(key, ops);
            if !value.is_empty() {
                text(value, ops);
            }
        }
    }
}
