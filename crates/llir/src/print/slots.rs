//! Numbers of what has no name: globals, attribute groups, metadata, and the locals of one function.
//!
//! Order matters, since it is visible: globals first, then named metadata, then functions one by one as
//! they are written (LLVM's `SlotTracker`).

use super::Printer;
use crate::attrs::AttrSet;
use crate::body::Body;
use crate::inst::{NIL, Opcode};
use crate::metadata::{Md, MdView};
use crate::module::FuncData;
use crate::types::Type;
use crate::value::*;
use terrace_support::FxHashMap;

#[derive(Default)]
pub(crate) struct Slots {
    pub(crate) unnamed_globals: FxHashMap<Value, u32>,
    attr_slots: FxHashMap<AttrSet, u32>,
    pub(crate) attr_order: Vec<AttrSet>,
    /// Number of each piece of metadata by index plus one; zero for none.
    md_slots: Vec<u32>,
    /// Nodes that are to be numbered.
    md_stack: Vec<Md>,
    pub(crate) md_order: Vec<Md>,
    /// Number of each argument, block and instruction of the current function; `NIL` for none.
    args: Vec<u32>,
    blocks: Vec<u32>,
    insts: Vec<u32>,
}

impl Slots {
    pub(crate) fn attr_group(&mut self, set: AttrSet) -> u32 {
        let next = self.attr_order.len() as u32;
        *self.attr_slots.entry(set).or_insert_with(|| {
            self.attr_order.push(set);
            next
        })
    }

    pub(crate) fn md(&self, md: Md) -> Option<u32> {
        self.md_slots.get(md.index() as usize)?.checked_sub(1)
    }

    #[inline]
    pub(crate) fn local(&self, value: Value) -> Option<u32> {
        let table = match value.tag() {
            TAG_INST => &self.insts,
            TAG_ARG => &self.args,
            TAG_BLOCK => &self.blocks,
            _ => return None,
        };
        table.get(value.payload() as usize).copied().filter(|&slot| slot != NIL)
    }
}

impl crate::module::Module {
    /// Every node that is numbered when the module is printed, in the order of the numbers.
    pub fn nodes_in_order(&self) -> Vec<Md> {
        let mut printer = Printer::new(self);
        printer.number_module();
        for func in self.functions() {
            printer.number_function(func);
        }
        printer.slots.md_order
    }
}

impl Printer<'_> {
    /// Numbers a node and, depth first, the nodes it names.
    pub(crate) fn number_md(&mut self, md: Md) {
        if self.slots.md(md).is_some() {
            return;
        }
        self.slots.md_slots.resize(self.cx.n_metadata(), 0);
        let mut stack = core::mem::take(&mut self.slots.md_stack);
        stack.push(md);
        while let Some(md) = stack.pop() {
            if self.slots.md(md).is_some() || !self.cx.md_is_node(md) {
                continue;
            }
            self.slots.md_order.push(md);
            self.slots.md_slots[md.index() as usize] = self.slots.md_order.len() as u32;
            if let MdView::Node(node) = self.cx.md_view(md) {
                stack.extend(node.iter().rev());
            }
        }
        self.slots.md_stack = stack;
    }

    pub(crate) fn number_module(&mut self) {
        let m = self.m;
        let mut next = 0;
        let mut unnamed = |slots: &mut Slots, name: &[u8], value: Value| {
            if name.is_empty() {
                slots.unnamed_globals.insert(value, next);
                next += 1;
            }
        };
        for (i, global) in m.globals().iter().enumerate() {
            unnamed(&mut self.slots, &global.symbol.name, m.global_value(Global::from_index(i)));
            self.number_attachments(&global.metadata);
            if !global.attrs.is_empty() {
                self.slots.attr_group(global.attrs);
            }
        }
        for (i, alias) in m.aliases().iter().enumerate() {
            unnamed(&mut self.slots, &alias.symbol.name, m.alias_value(Alias::from_index(i)));
        }
        for (i, ifunc) in m.ifuncs().iter().enumerate() {
            unnamed(&mut self.slots, &ifunc.symbol.name, m.ifunc_value(IFunc::from_index(i)));
            self.number_attachments(&ifunc.metadata);
        }
        for named in &m.named_metadata {
            for &node in &named.operands {
                self.number_md(node);
            }
        }
        for (i, func) in m.functions().iter().enumerate() {
            unnamed(&mut self.slots, &func.symbol.name, m.func_value(Func::from_index(i)));
            let attrs = m.cx.fn_attrs(func.attrs);
            if !attrs.is_empty() {
                self.slots.attr_group(attrs);
            }
        }
    }

    fn number_attachments(&mut self, list: &[(crate::metadata::MdKind, Md)]) {
        let mut sorted: smallvec::SmallVec<[_; 4]> = list.into();
        sorted.sort_by_key(|&(kind, _)| kind);
        for (_, node) in sorted {
            self.number_md(node);
        }
    }

    pub(crate) fn number_function(&mut self, func: &FuncData) {
        self.number_attachments(func.metadata());
        let Some(body) = &func.body else { return };
        if body.has_metadata {
            self.number_instruction_metadata(body);
        }
        let mut next = 0;
        let named = body.has_names();
        let mut take = |value: Value| {
            if named && body.name(value).is_some() {
                return NIL;
            }
            next += 1;
            next - 1
        };
        let slots = &mut self.slots;
        slots.args.clear();
        slots.args.extend((0..body.n_args()).map(|i| take(body.arg(i))));
        slots.blocks.clear();
        slots.blocks.resize(body.blocks.len(), NIL);
        slots.insts.clear();
        slots.insts.resize(body.insts.len(), NIL);
        for &block in &body.order {
            slots.blocks[block.index()] = take(Value::block(block));
            let mut at = body.blocks[block.index()].first;
            while let Some(data) = body.insts.get(at as usize) {
                if data.ty != Type::VOID {
                    slots.insts[at as usize] = take(Value::inst(Inst(at), data.ty));
                }
                if data.op.is_call()
                    && let Some(info) = body.calls.get(data.aux as usize)
                    && !info.attrs.is_empty()
                {
                    let set = self.cx.fn_attrs(info.attrs);
                    if !set.is_empty() {
                        let next = slots.attr_order.len() as u32;
                        slots.attr_slots.entry(set).or_insert_with(|| {
                            slots.attr_order.push(set);
                            next
                        });
                    }
                }
                at = data.next;
            }
        }
    }

    /// Metadata is numbered in the order of instructions: operands of intrinsics, then attachments.
    fn number_instruction_metadata(&mut self, body: &Body) {
        for &block in &body.order {
            let mut at = body.blocks[block.index()].first;
            while let Some(data) = body.insts.get(at as usize) {
                if !body.records.is_empty() {
                    for (_, record) in body.debug_records(Inst(at)) {
                        // LLVM numbers the empty node of a value that is gone first.
                        if let ValueKind::Metadata(md) = record.value.kind() {
                            self.number_md(md);
                        }
                        self.number_md(record.variable);
                        if let Some(assignment) = &record.assignment {
                            self.number_md(assignment.id);
                            if let ValueKind::Metadata(md) = assignment.address.kind() {
                                self.number_md(md);
                            }
                        }
                        self.number_md(record.loc);
                    }
                }
                if data.op == Opcode::Call {
                    for &value in body.operands(Inst(at)) {
                        if let ValueKind::Metadata(md) = value.kind() {
                            self.number_md(md);
                        }
                    }
                }
                if data.loc != 0 {
                    self.number_md(Md::from_word(data.loc));
                }
                if data.attachments != 0 {
                    let mut list: smallvec::SmallVec<[_; 4]> =
                        body.attachments(Inst(at)).map(|a| (a.kind, a.node)).collect();
                    list.sort_by_key(|&(kind, _)| kind);
                    for (_, node) in list {
                        self.number_md(node);
                    }
                }
                at = data.next;
            }
        }
    }
}
