//! The body of a function: instructions, then names, attachments and orders of predecessors.

use super::super::codes::{RECORD_KINDS, block, find, function as code, metadata, other};
use super::super::error::{Read, bad_record, fail};
use super::super::stream::Entry;
use super::module::Reader;
use super::values::FORWARD;
use crate::body::Body;
use crate::debug::{Assignment, DebugRecord, RecordKind};
use crate::inst::Opcode;
use crate::metadata::{Md, MdView};
use crate::parse::BodyEdges;
use crate::types::Type;
use crate::value::{Block, Func, Inst, TAG_INST, Value, ValueKind};
use terrace_support::small_vec::SmallVec;

/// The state of the reader in a function.
#[derive(Default)]
pub(super) struct FunctionState {
    pub(super) body: Body,
    /// Whether a function is being read.
    pub(super) is_active: bool,
    /// The block of the next instruction, and the number of blocks.
    current: usize,
    n_blocks: usize,
    /// The operand bundles of the next call: tags and operands.
    pub(super) bundles: Vec<(u32, SmallVec<[Value; 4]>)>,
    /// The last debug location.
    loc: Md,
    /// The instructions and blocks that constant expressions became.
    pub(super) expanded: super::expansion::Expanded,
    /// The parts of the last location, which the next one often shares.
    last_loc: ([u64; 4], Md),
    /// The edges of the function, for orders of the uses of its blocks.
    edges: Option<BodyEdges>,
}

/// The blocks of a function are numbered by 32 bits; each needs an instruction of at least this many bits.
const MIN_INSTRUCTION_BITS: u64 = 2;

impl Reader<'_> {
    pub(super) fn function_block(&mut self) -> Read<()> {
        self.cursor.enter(block::FUNCTION)?;
        let Some(&func) = self.definitions.get(self.next_definition) else {
            return fail("a body belongs to no function");
        };
        self.next_definition += 1;
        let (n_values, n_md) = (self.values.len(), self.md.list.len());
        self.values.truncate(n_values);
        let mut body = core::mem::take(&mut self.fs.body);
        self.m.begin_body(func, &mut body);
        for at in 0..body.n_args() {
            self.values.push(body.arg(at));
        }
        self.fs = FunctionState { body, is_active: true, ..FunctionState::default() };
        loop {
            match self.cursor.next()? {
                Entry::End => break,
                Entry::Block(id) => match id {
                    block::CONSTANTS => self.constants_block()?,
                    block::METADATA => self.metadata_block()?,
                    block::METADATA_ATTACHMENT => self.attachments(func)?,
                    block::VALUE_SYMTAB => self.names()?,
                    block::USELIST => self.use_lists()?,
                    _ => self.cursor.skip_or_info(id)?,
                },
                Entry::Record(id) => {
                    self.cursor.record(id, &mut self.record)?;
                    self.instruction()?;
                }
            }
        }
        if self.fs.current != self.fs.n_blocks || self.fs.n_blocks == 0 {
            return fail("a block has no terminator");
        }
        if self.values.has_forward {
            self.resolve_forward()?;
        }
        self.finish_edges();
        self.values.truncate(n_values);
        self.md.list.truncate(n_md);
        self.expansions.end_function();
        self.fs.is_active = false;
        let body = self.fs.body.take_built();
        self.m.func_mut(func).body = Some(body);
        Ok(())
    }

    /// `DECLAREBLOCKS`: the number of blocks.
    pub(super) fn declare_blocks(&mut self) -> Read<()> {
        let n = self.record.get(0)?;
        if n == 0 || self.fs.n_blocks != 0 || n > self.cursor.left() as u64 / MIN_INSTRUCTION_BITS {
            return fail("a function has an invalid number of blocks");
        }
        self.fs.n_blocks = n as usize;
        for _ in 0..n {
            self.fs.body.append_block();
        }
        Ok(())
    }

    /// The block with a number.
    #[inline]
    pub(super) fn block(&self, number: u64) -> Read<Block> {
        if number < self.fs.n_blocks as u64 {
            return Ok(Block::from_index(number as usize));
        }
        fail("a terminator names a block that does not exist")
    }

    /// Appends an instruction. Its result, if it has one, is the next value.
    #[inline]
    pub(super) fn push(&mut self, op: Opcode, ty: Type, operands: &[Value]) -> Read<Inst> {
        let block = self.current_block()?;
        let inst = self.fs.body.push(op, ty, operands, 0);
        self.fs.body.link_last(inst, block);
        if ty != Type::VOID {
            self.values.push(Value::inst(inst, ty));
        }
        if op.is_terminator() {
            self.fs.current += 1;
        }
        Ok(inst)
    }

    /// The block of the next instruction.
    pub(super) fn current_block(&self) -> Read<Block> {
        if self.fs.current < self.fs.n_blocks {
            return Ok(Block::from_index(self.fs.current));
        }
        fail("an instruction is behind the last block")
    }

    /// The instruction that was appended last.
    fn last(&self) -> Read<Inst> {
        match self.fs.body.n_insts().checked_sub(1) {
            Some(at) => Ok(Inst::from_index(at)),
            None => fail("debug information precedes all instructions"),
        }
    }

    pub(super) fn debug_loc(&mut self) -> Read<()> {
        let inst = self.last()?;
        if self.record.code == code::DEBUG_LOC {
            let record = &self.record;
            let parts = [record.get(0)?, record.get(1)?, record.get(2)?, record.get(3)?];
            let others = [record.or_zero(4), record.or_zero(5), record.or_zero(6)];
            if parts != self.fs.last_loc.0 || others != [0; 3] || self.fs.last_loc.1.is_null() {
                let (scope, inlined_at) = (self.md.or_null(parts[2])?, self.md.or_null(parts[3])?);
                let (line, column) = (parts[0] as u32, parts[1] as u32);
                if others == [0; 3] {
                    let loc = self.cx.di_location(line, column, scope, inlined_at);
                    self.fs.last_loc = (parts, loc);
                    self.fs.loc = loc;
                } else {
                    self.fs.loc = self.cx.di(&crate::debug::DILocation {
                        line,
                        column,
                        scope,
                        inlined_at,
                        is_implicit_code: others[0] != 0,
                        atom_group: others[1],
                        atom_rank: others[2] as u32,
                    });
                }
            } else {
                self.fs.loc = self.fs.last_loc.1;
            }
        } else if self.fs.loc.is_null() {
            return fail("a location repeats one that does not exist");
        }
        self.fs.body.set_debug_loc(inst, Some(self.fs.loc));
        Ok(())
    }

    /// A record in front of the last instruction, which precedes it in the file.
    pub(super) fn debug_record(&mut self) -> Read<()> {
        let inst = self.last()?;
        let (loc, variable) = (self.md.get(self.record.get(0)?)?, self.md.get(self.record.get(1)?)?);
        let mut new = DebugRecord {
            kind: find(RECORD_KINDS, self.record.code.into()).unwrap_or(RecordKind::Value),
            value: Value::NONE,
            variable,
            expression: Md::NULL,
            loc,
            assignment: None,
        };
        if new.kind != RecordKind::Label {
            new.expression = self.md.get(self.record.get(2)?)?;
            new.value = if self.record.code == code::DEBUG_RECORD_VALUE_SIMPLE {
                self.value_and_type(&mut 3)?
            } else {
                self.record_value(3)?
            };
        }
        if new.kind == RecordKind::Assign {
            new.assignment = Some(Box::new(Assignment {
                id: self.md.get(self.record.get(4)?)?,
                expression: self.md.get(self.record.get(5)?)?,
                address: self.record_value(6)?,
            }));
        }
        self.fs.body.has_metadata = true;
        self.fs.body.records.push((inst, new));
        Ok(())
    }

    /// The value of a debug record, which is metadata.
    fn record_value(&self, at: usize) -> Read<Value> {
        let md = self.md.get(self.record.get(at)?)?;
        Ok(match self.cx.md_view(md) {
            MdView::Value(value) => value,
            _ => Value::metadata(md),
        })
    }

    /// Metadata of the function and of its instructions.
    fn attachments(&mut self, func: Func) -> Read<()> {
        self.cursor.enter(block::METADATA_ATTACHMENT)?;
        while self.next_record()? {
            if self.record.code != metadata::ATTACHMENT {
                continue;
            }
            let n = self.record.ops.len();
            if n.is_multiple_of(2) {
                for at in (0..n).step_by(2) {
                    let (kind, node) = self.attachment(at)?;
                    self.attach_to_function(func, kind, node);
                }
                continue;
            }
            let inst = self.record.get32(0)? as usize;
            let inst = if self.fs.expanded.is_empty() { inst } else { self.fs.expanded.index_of(inst) };
            if inst >= self.fs.body.n_insts() {
                return fail("metadata is attached to an instruction that does not exist");
            }
            for at in (1..n).step_by(2) {
                let (kind, node) = self.attachment(at)?;
                self.fs.body.set_metadata(Inst::from_index(inst), kind, node);
            }
        }
        Ok(())
    }

    /// Names of values and blocks.
    fn names(&mut self) -> Read<()> {
        self.cursor.enter(block::VALUE_SYMTAB)?;
        while self.next_record()? {
            let number = self.record.or_zero(0);
            let value = match self.record.code {
                other::VST_ENTRY => self.values.get(number),
                other::VST_BBENTRY => Some(Value::block(self.block(number)?)),
                _ => continue,
            };
            let is_local = |value: &Value| {
                matches!(value.kind(), ValueKind::Inst(_) | ValueKind::Arg(_) | ValueKind::Block(_))
            };
            let Some(value) = value.filter(is_local) else {
                return fail("a name belongs to no local value");
            };
            let name = self.record.text(1);
            if name.is_empty() {
                continue;
            }
            if self.fs.body.name(value).is_some() || !self.fs.body.add_name(value, &name) {
                if self.fs.expanded.is_empty() {
                    return fail("two local values have the same name, or one has two");
                }
                self.fs.body.set_name(value, &name);
            }
        }
        Ok(())
    }

    /// Orders of uses. Only those of blocks are visible, as the order of predecessors.
    fn use_lists(&mut self) -> Read<()> {
        self.cursor.enter(block::USELIST)?;
        while self.next_record()? {
            if self.record.code != other::USELIST_BB {
                continue;
            }
            let Some((&number, indices)) = self.record.ops.split_last() else { return Err(bad_record()) };
            let block = self.block(number)?;
            let indices: Vec<u32> = indices.iter().map(|&index| index as u32).collect();
            let edges = self.fs.edges.get_or_insert_with(|| BodyEdges::new(&self.fs.body));
            if let Some(places) = edges.places(block, &indices) {
                self.fs.body.set_predecessor_order(block, &places);
            }
        }
        Ok(())
    }

    /// Replaces what stands for values that were used before their definition.
    fn resolve_forward(&mut self) -> Read<()> {
        let mut body = core::mem::take(&mut self.fs.body);
        for at in 0..body.operands.len() {
            body.operands[at] = self.resolved(body.operands[at])?;
        }
        let mut records = core::mem::take(&mut body.records);
        for (_, record) in &mut records {
            record.value = self.resolved(record.value)?;
            if let Some(assignment) = &mut record.assignment {
                assignment.address = self.resolved(assignment.address)?;
            }
        }
        body.records = records;
        self.fs.body = body;
        Ok(())
    }

    #[inline]
    fn resolved(&self, value: Value) -> Read<Value> {
        match value.kind() {
            ValueKind::Inst(_) => self.values.resolve(value),
            ValueKind::Metadata(md) => self.resolved_metadata(value, md),
            _ => Ok(value),
        }
    }

    /// Metadata whose value was used before its definition, or a list of such values.
    fn resolved_metadata(&self, value: Value, md: Md) -> Read<Value> {
        let is_forward = |value: Value| value.tag() == TAG_INST && value.payload() >= FORWARD;
        match self.cx.md_view(md) {
            MdView::Value(inner) if is_forward(inner) => {
                Ok(Value::metadata(self.cx.md_value(self.values.resolve(inner)?)))
            }
            MdView::Node(node) if node.arguments().any(is_forward) => {
                let values: Vec<Value> =
                    node.arguments().map(|value| self.values.resolve(value)).collect::<Read<_>>()?;
                Ok(self.cx.di_arg_list(&values))
            }
            _ => Ok(value),
        }
    }
}
