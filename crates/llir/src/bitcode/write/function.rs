//! The body of a function.

use super::super::codes::{RECORD_KINDS, block, function as code, metadata as md_code, number_of};
use super::super::stream::Operand;
use super::module::Writer;
use super::tables::Numbered;
use super::{FUNCTION_WIDTH, SYMTAB_WIDTH, abbrev};
use crate::body::Body;
use crate::debug::{DILocation, DebugRecord, RecordKind};
use crate::function::FuncData;
use crate::metadata::{Md, MdView};
use crate::types::Type;
use crate::value::*;

/// The state of the writer in a function.
#[derive(Default)]
pub(super) struct FunctionState {
    /// The number of each instruction's result.
    pub(super) insts: Vec<u32>,
    pub(super) first_constant: u32,
    /// The number of the next result.
    pub(super) next: u32,
    /// The numbers of blocks, by index.
    pub(super) blocks: Vec<u32>,
    /// Values as metadata of the function.
    values: Numbered<Value>,
    /// Lists of arguments.
    lists: Numbered<Md>,
    /// Operands of the record under construction.
    pub(super) ops: Vec<u64>,
}

impl Writer<'_> {
    pub(super) fn function_block(&mut self, func: Func, body: &Body) {
        self.number_body(body);
        let constants = self.finish_local_constants();
        self.w.enter(block::FUNCTION, FUNCTION_WIDTH);
        self.w.record(code::DECLAREBLOCKS, &[body.blocks().len() as u64]);
        self.constants_block(&constants);
        self.local_metadata();
        let mut last_loc = Md::NULL;
        let mut records = body.debug_records();
        for &block in body.blocks() {
            for inst in body.insts(block) {
                self.instruction(body, inst);
                if body.inst(inst).ty != Type::VOID {
                    self.fs.next += 1;
                }
                let loc = body.debug_loc(inst).unwrap_or(Md::NULL);
                if !loc.is_null() {
                    self.location(loc, last_loc);
                    last_loc = loc;
                }
                // A record follows the instruction that it precedes in text.
                for (_, record) in records.before(inst) {
                    self.debug_record(record);
                }
            }
        }
        self.symbol_table(body);
        self.attachments(self.m.func(func), body);
        self.use_lists(func, body);
        self.w.end();
        self.clear_local_constants();
    }

    /// Numbers the constants, blocks and results of a body.
    fn number_body(&mut self, body: &Body) {
        self.fs.values.clear();
        self.fs.lists.clear();
        for &block in body.blocks() {
            for inst in body.insts(block) {
                for &operand in body.operands(inst) {
                    self.number_operand(operand);
                }
                if body.inst(inst).op == crate::inst::Opcode::ShuffleVector {
                    let mask = self.shuffle_mask(body, inst);
                    self.add_local_constant(mask);
                }
            }
        }
        for (_, record) in &body.records {
            self.number_record_value(record.value);
            if let Some(assignment) = &record.assignment {
                self.number_record_value(assignment.address);
            }
        }
        let first = self.n_module_values() + body.n_args() as u32;
        self.fs.first_constant = first;
        let mut next = first + self.n_local_constants() as u32;
        self.fs.next = next;
        self.fs.insts.clear();
        self.fs.insts.resize(body.n_insts(), 0);
        self.fs.blocks.clear();
        self.fs.blocks.resize(body.blocks.len(), 0);
        for (at, &block) in body.blocks().iter().enumerate() {
            self.fs.blocks[block.index()] = at as u32;
            for inst in body.insts(block) {
                if body.inst(inst).ty != Type::VOID {
                    self.fs.insts[inst.index()] = next;
                    next += 1;
                }
            }
        }
    }

    #[inline]
    fn number_operand(&mut self, operand: Value) {
        match operand.kind() {
            ValueKind::Inst(_) | ValueKind::Block(_) | ValueKind::Arg(_) => {}
            ValueKind::Metadata(md) => match self.cx.md_view(md) {
                MdView::Value(value) => self.number_record_value(value),
                MdView::Node(node) if node.kind() == crate::debug::DiKind::DIArgList => {
                    node.arguments().for_each(|value| self.number_record_value(value));
                    self.fs.lists.add(md);
                }
                _ => {}
            },
            _ => self.add_local_constant(operand),
        }
    }

    /// A value that is metadata of the function.
    fn number_record_value(&mut self, value: Value) {
        match value.kind() {
            ValueKind::None => {}
            ValueKind::Metadata(_) => self.number_operand(value),
            _ => {
                self.number_operand(value);
                self.fs.values.add(value);
            }
        }
    }

    /// The number of a block.
    pub(super) fn block(&self, value: Value) -> u64 {
        let block = value.as_block();
        block.and_then(|block| self.fs.blocks.get(block.index())).copied().unwrap_or(0).into()
    }

    /// The number of metadata that is an operand or the value of a debug record.
    pub(super) fn metadata_operand(&self, value: Value) -> u64 {
        let first = self.nodes.len() as u64;
        let of_value = |value: Value| first + u64::from(self.fs.values.get(value).unwrap_or(0));
        let ValueKind::Metadata(md) = value.kind() else { return of_value(value) };
        if let Some(list) = self.fs.lists.get(md) {
            return first + self.fs.values.list.len() as u64 + u64::from(list);
        }
        match self.cx.md_view(md) {
            MdView::Value(value) => of_value(value),
            _ => self.node(md),
        }
    }

    /// Values and lists of values as metadata.
    fn local_metadata(&mut self) {
        if self.fs.values.list.is_empty() && self.fs.lists.list.is_empty() {
            return;
        }
        self.w.enter(block::METADATA, 3);
        for at in 0..self.fs.values.list.len() {
            self.value_metadata(self.fs.values.list[at]);
        }
        for &list in &self.fs.lists.list {
            let MdView::Node(node) = self.cx.md_view(list) else { continue };
            let ops: Vec<u64> = node.arguments().map(|value| self.metadata_operand(value)).collect();
            self.w.record(md_code::ARG_LIST, &ops);
        }
        self.w.end();
    }

    fn location(&mut self, loc: Md, last: Md) {
        if loc == last {
            return self.w.record(code::DEBUG_LOC_AGAIN, &[]);
        }
        let MdView::Node(node) = self.cx.md_view(loc) else { return };
        let Some(fields) = node.fields::<DILocation>() else { return };
        self.w.abbrev(abbrev::DEBUG_LOC);
        let ops = [
            (u64::from(fields.line), Operand::Vbr(8)),
            (u64::from(fields.column), Operand::Vbr(8)),
            (self.nodes.get(fields.scope), Operand::Vbr(8)),
            (self.nodes.get(fields.inlined_at), Operand::Vbr(6)),
            (fields.is_implicit_code.into(), Operand::Fixed(1)),
            (fields.atom_group, Operand::Vbr(6)),
            (fields.atom_rank.into(), Operand::Vbr(6)),
        ];
        for (number, operand) in ops {
            self.w.operand(number, operand);
        }
    }

    fn debug_record(&mut self, record: &DebugRecord) {
        let mut ops = vec![self.node(record.loc), self.node(record.variable)];
        if record.kind == RecordKind::Label {
            return self.w.record(code::DEBUG_RECORD_LABEL, &ops);
        }
        ops.push(self.node(record.expression));
        let number = self.value(record.value);
        let is_value =
            record.kind == RecordKind::Value && !matches!(record.value.kind(), ValueKind::Metadata(_));
        // A value that is defined behind the record is metadata of the function.
        if is_value && number < u64::from(self.fs.next) {
            ops.push(u64::from(self.fs.next) - number);
            return self.w.record(code::DEBUG_RECORD_VALUE_SIMPLE, &ops);
        }
        ops.push(self.metadata_operand(record.value));
        if let Some(assignment) = &record.assignment {
            ops.extend([self.node(assignment.id), self.node(assignment.expression)]);
            ops.push(self.metadata_operand(assignment.address));
        }
        self.w.record(number_of(RECORD_KINDS, record.kind) as u32, &ops);
    }

    fn symbol_table(&mut self, body: &Body) {
        if !body.has_names() {
            return;
        }
        self.w.enter(block::VALUE_SYMTAB, SYMTAB_WIDTH);
        let mut entry = |id: u64, number: u64, name: &[u8]| {
            self.w.abbrev(id);
            self.w.operand(number, Operand::Vbr(8));
            self.w.array(name);
        };
        let first = self.fs.first_constant as u64 - body.n_args() as u64;
        for at in 0..body.n_args() {
            if let Some(name) = body.name(body.arg(at)) {
                entry(abbrev::ENTRY, first + at as u64, name);
            }
        }
        for (at, &block) in body.blocks().iter().enumerate() {
            if let Some(name) = body.name(Value::block(block)) {
                entry(abbrev::BBENTRY, at as u64, name);
            }
            for inst in body.insts(block) {
                if let Some(name) = body.name(body.result(inst)) {
                    entry(abbrev::ENTRY, self.fs.insts[inst.index()].into(), name);
                }
            }
        }
        self.w.end();
    }

    fn attachments(&mut self, func: &FuncData, body: &Body) {
        let of_func: Vec<u64> =
            func.metadata().flat_map(|(kind, node)| [u64::from(kind.0), self.node(node)]).collect();
        if of_func.is_empty() && body.all_attachments().is_empty() {
            return;
        }
        self.w.enter(block::METADATA_ATTACHMENT, 3);
        if !of_func.is_empty() {
            self.w.record(md_code::ATTACHMENT, &of_func);
        }
        let insts = body.blocks().iter().flat_map(|&block| body.insts(block));
        let mut ops = Vec::new();
        for (number, inst) in insts.enumerate() {
            ops.clear();
            ops.push(number as u64);
            for attachment in body.attachments(inst) {
                ops.extend([u64::from(attachment.kind.0), self.node(attachment.node)]);
            }
            if ops.len() > 1 {
                self.w.record(md_code::ATTACHMENT, &ops);
            }
        }
        self.w.end();
    }
}
