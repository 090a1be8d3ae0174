//! Numbers of unnamed entities: globals, attribute groups, metadata, and the locals of one function.
//!
//! The order is visible in the text. It is that of LLVM's `SlotTracker`: globals, then named metadata, then functions
//! one by one.

use crate::attrs::AttrSet;
use crate::body::Body;
use crate::inst::{NIL, Opcode};
use crate::metadata::{Md, MdKind};
use crate::module::{FuncData, Module};
use crate::types::Type;
use crate::value::*;
use terrace_support::FxHashMap;

/// The numbers of the module's unnamed entities. They are complete before printing starts, so that several threads
/// can print.
#[derive(Default)]
pub(crate) struct Slots {
    pub(crate) unnamed_globals: FxHashMap<Value, u32>,
    attr_slots: FxHashMap<AttrSet, u32>,
    pub(crate) attr_order: Vec<AttrSet>,
    /// Number of each metadata record plus one, by index; zero if it has none.
    md_slots: Vec<u32>,
    pub(crate) md_order: Vec<Md>,
    /// The identified structs in order of their definitions, unnamed ones first.
    pub(crate) types: Vec<Type>,
    /// Numbers of the unnamed structs.
    pub(crate) numbered_types: FxHashMap<Type, u32>,
    /// The number of functions whose names and attributes are numbered.
    pub(super) n_functions: usize,
}

impl Slots {
    pub(crate) fn attr_group(&self, set: AttrSet) -> Option<u32> {
        self.attr_slots.get(&set).copied()
    }

    #[inline]
    pub(crate) fn md(&self, md: Md) -> Option<u32> {
        self.md_slots.get(md.index() as usize)?.checked_sub(1)
    }
}

/// Numbers of the arguments, blocks and instructions of a function; `NIL` if one has none.
#[derive(Default)]
pub(crate) struct Locals {
    args: Vec<u32>,
    blocks: Vec<u32>,
    insts: Vec<u32>,
}

impl Locals {
    #[inline]
    pub(crate) fn get(&self, value: Value) -> Option<u32> {
        let table = match value.tag() {
            TAG_INST => &self.insts,
            TAG_ARG => &self.args,
            TAG_BLOCK => &self.blocks,
            _ => return None,
        };
        table.get(value.payload() as usize).copied().filter(|&slot| slot != NIL)
    }

    /// Numbers the unnamed locals of a body and drops the previous numbers.
    pub(crate) fn number(&mut self, body: &Body) {
        let mut next = 0;
        let named = body.has_names();
        let mut take = |value: Value| {
            if named && body.name(value).is_some() {
                return NIL;
            }
            next += 1;
            next - 1
        };
        self.args.clear();
        self.args.extend((0..body.n_args()).map(|i| take(body.arg(i))));
        self.blocks.clear();
        self.blocks.resize(body.blocks.len(), NIL);
        self.insts.clear();
        self.insts.resize(body.insts.len(), NIL);
        for &block in &body.order {
            self.blocks[block.index()] = take(Value::block(block));
            let mut at = body.blocks[block.index()].first;
            while let Some(data) = body.insts.get(at as usize) {
                if data.ty != Type::VOID {
                    self.insts[at as usize] = take(Value::inst(Inst(at), data.ty));
                }
                at = data.next;
            }
        }
    }
}

impl Module {
    /// All numbered nodes of the module's text, in order of their numbers.
    pub fn nodes_in_order(&self) -> Vec<Md> {
        let mut slots = Slots::default();
        let mut numbering = Numbering::new(self, &mut slots);
        numbering.globals();
        self.functions().iter().for_each(|func| numbering.function_metadata(func));
        slots.md_order
    }
}

/// Assigns numbers to entities without one.
pub(super) struct Numbering<'a> {
    m: &'a Module,
    slots: &'a mut Slots,
    /// Nodes to number.
    stack: Vec<Md>,
}

impl<'a> Numbering<'a> {
    pub(super) fn new(m: &'a Module, slots: &'a mut Slots) -> Self {
        // The table has its final size: numbering creates no metadata.
        slots.md_slots.resize(m.cx.n_metadata(), 0);
        Self { m, slots, stack: Vec::new() }
    }

    pub(super) fn attr_group(&mut self, set: AttrSet) {
        if !set.is_empty() {
            let next = self.slots.attr_order.len() as u32;
            self.slots.attr_slots.entry(set).or_insert_with(|| {
                self.slots.attr_order.push(set);
                next
            });
        }
    }

    /// Numbers a node and, in depth-first order, its operands.
    fn md(&mut self, md: Md) {
        let Slots { md_slots, md_order, .. } = &mut *self.slots;
        let cx = &self.m.cx;
        let mut next = Some(md);
        while let Some(md) = next {
            if let Some(slot) = md_slots.get_mut(md.index() as usize)
                && *slot == 0
                && let Some(node) = cx.md_node_view(md).filter(|node| node.is_numbered())
            {
                md_order.push(md);
                *slot = md_order.len() as u32;
                let mut put = |link: Md| {
                    if md_slots.get(link.index() as usize) == Some(&0) {
                        self.stack.push(link);
                    }
                };
                match node.scope_and_inlined_at() {
                    // Most nodes are locations.
                    Some((scope, inlined_at)) => {
                        put(inlined_at);
                        put(scope);
                    }
                    None => node.links().rev().for_each(put),
                }
            }
            next = self.stack.pop();
        }
    }

    fn unnamed(&mut self, name: &[u8], value: Value) {
        if name.is_empty() {
            let next = self.slots.unnamed_globals.len() as u32;
            self.slots.unnamed_globals.insert(value, next);
        }
    }

    /// Numbers everything except functions.
    pub(super) fn globals(&mut self) {
        let m = self.m;
        for (i, global) in m.globals().iter().enumerate() {
            self.unnamed(&global.symbol.name, m.global_value(Global::from_index(i)));
            self.attachments(&global.metadata);
            self.attr_group(global.attrs);
        }
        for (i, alias) in m.aliases().iter().enumerate() {
            self.unnamed(&alias.symbol.name, m.alias_value(Alias::from_index(i)));
        }
        for (i, ifunc) in m.ifuncs().iter().enumerate() {
            self.unnamed(&ifunc.symbol.name, m.ifunc_value(IFunc::from_index(i)));
            self.attachments(&ifunc.metadata);
        }
        for named in &m.named_metadata {
            for &node in &named.operands {
                self.md(node);
            }
        }
    }

    /// Numbers the unnamed functions of those added since the last call.
    pub(super) fn names(&mut self) {
        let m = self.m;
        let numbered = core::mem::replace(&mut self.slots.n_functions, m.functions().len());
        for (i, func) in m.functions().iter().enumerate().skip(numbered) {
            self.unnamed(&func.symbol.name, m.func_value(Func::from_index(i)));
        }
    }

    /// Numbers the attributes of functions, in the order of the text: `first` comes before all others.
    pub(super) fn declarations(&mut self, first: &[Func]) {
        let m = self.m;
        let first = first.iter().map(|&func| m.func(func));
        for func in first.chain(m.functions()) {
            self.attr_group(m.cx.fn_attrs(func.attrs));
        }
    }

    fn attachments(&mut self, list: &[(MdKind, Md)]) {
        // Most lists have at most one element.
        if list.len() <= 1 {
            return list.iter().for_each(|&(_, node)| self.md(node));
        }
        let mut sorted: terrace_support::small_vec::SmallVec<[_; 4]> = list.into();
        sorted.sort_by_key(|&(kind, _)| kind);
        for (_, node) in sorted {
            self.md(node);
        }
    }

    /// Numbers the metadata of a function, and the metadata and call attributes in its body.
    pub(super) fn function(&mut self, func: &FuncData) {
        self.function_metadata(func);
        let Some(body) = &func.body else { return };
        if body.calls.iter().any(|info| !info.attrs.is_empty()) {
            for inst in body.order.iter().flat_map(|&block| body.insts(block)) {
                if let Some(info) = body.call(inst) {
                    self.attr_group(self.m.cx.fn_attrs(info.attrs));
                }
            }
        }
    }

    /// Numbers the metadata of a function and of its body.
    pub(super) fn function_metadata(&mut self, func: &FuncData) {
        if !func.dbg.is_null() {
            self.md(func.dbg);
        }
        if let Some(extra) = func.extra() {
            self.attachments(&extra.metadata);
        }
        if let Some(body) = func.body.as_ref().filter(|body| body.has_metadata) {
            self.instruction_metadata(body);
        }
    }

    /// Numbers metadata in instruction order: operands of intrinsics, then attachments.
    fn instruction_metadata(&mut self, body: &Body) {
        let mut records = body.debug_records();
        for &block in &body.order {
            let mut at = body.blocks[block.index()].first;
            while let Some(data) = body.insts.get(at as usize) {
                for (_, record) in records.before(Inst(at)) {
                    // LLVM numbers the empty node of a deleted value first.
                    if let ValueKind::Metadata(md) = record.value.kind() {
                        self.md(md);
                    }
                    self.md(record.variable);
                    if let Some(assignment) = &record.assignment {
                        self.md(assignment.id);
                        if let ValueKind::Metadata(md) = assignment.address.kind() {
                            self.md(md);
                        }
                    }
                    self.md(record.loc);
                }
                if data.op == Opcode::Call {
                    for &value in body.operands(Inst(at)) {
                        if let ValueKind::Metadata(md) = value.kind() {
                            self.md(md);
                        }
                    }
                }
                self.md(Md::from_word(data.loc));
                if data.attachments != 0 {
                    let mut list: terrace_support::small_vec::SmallVec<[_; 4]> =
                        body.attachments(Inst(at)).map(|a| (a.kind, a.node)).collect();
                    list.sort_by_key(|&(kind, _)| kind);
                    for (_, node) in list {
                        self.md(node);
                    }
                }
                at = data.next;
            }
        }
    }
}
