//! Constant expressions that LLVM 22 has no more, such as comparisons: they become instructions in front of their users
//! and, for a `phi`, blocks on its edges. Names and order are LLVM's.

use super::super::codes::{BINOPS, CASTS, EXPRESSIONS, FLOAT_BINOPS, constant as code, decode_flags, find};
use super::super::error::{Read, bad_record, fail};
use super::module::Reader;
use crate::inst::{Flags, Opcode};
use crate::types::Type;
use crate::value::{Block, Inst, Value};
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

/// The number of instructions that expressions may become beyond one for each [`BYTES_PER_INSTRUCTION`] of the file.
/// An expression becomes instructions anew for each of its users.
const MAX_INSTRUCTIONS: usize = 1 << 17;
const BYTES_PER_INSTRUCTION: usize = 64;

/// The record of a constant that is no constant of LLVM 22.
pub(super) struct Expansion {
    code: u32,
    ops: Box<[u64]>,
    ty: Type,
}

/// The constants that become instructions, and what they became.
#[derive(Default)]
pub(super) struct Expansions {
    /// Those of the module and those of the current function, by number.
    module: FxHashMap<u64, Expansion>,
    function: FxHashMap<u64, Expansion>,
    /// The number of instructions so far.
    n_instructions: usize,
}

impl Expansions {
    pub(super) fn get(&self, number: u64) -> Option<&Expansion> {
        self.function.get(&number).or_else(|| self.module.get(&number))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.function.is_empty() && self.module.is_empty()
    }

    /// Drops the constants of a function.
    pub(super) fn end_function(&mut self) {
        self.function.clear();
    }
}

/// The instructions and blocks that expressions of a function became.
#[derive(Default)]
pub(super) struct Expanded {
    /// Of each instruction the number of those with records before it.
    places: Vec<usize>,
    /// New blocks between two others, in order.
    edges: Vec<([Block; 2], Block)>,
    by_ends: FxHashMap<[Block; 2], Block>,
    /// A block for the next edge. LLVM names it before it knows whether the edge needs one.
    spare: Option<Block>,
}

impl Expanded {
    pub(super) fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// The index of the instruction that is this one of those with records.
    pub(super) fn index_of(&self, number: usize) -> usize {
        number + self.places.partition_point(|&before| before <= number)
    }
}

impl Reader<'_> {
    /// Whether the last record, a constant of this type, is an expression that LLVM 22 has no more.
    pub(super) fn is_old_expression(&self, ty: Type) -> bool {
        let is_expression = |table| {
            let op = find(table, self.record.or_zero(0));
            op.is_none_or(|op| EXPRESSIONS.iter().any(|&(_, other)| other == op))
        };
        match self.record.code {
            code::CMP | code::SELECT | code::UNOP => true,
            code::BINOP => !is_expression(BINOPS) || self.cx.scalar_type(ty).is_float(),
            code::CAST => !is_expression(CASTS),
            _ => false,
        }
    }

    /// Keeps the last record as a constant that becomes instructions.
    pub(super) fn keep_expansion(&mut self, number: u64, ty: Type) {
        let expansion = Expansion { code: self.record.code, ops: self.record.ops[..].into(), ty };
        let list =
            if self.fs.is_active { &mut self.expansions.function } else { &mut self.expansions.module };
        list.insert(number, expansion);
    }

    /// The instruction that a constant of this number becomes at the end of the current block.
    #[cold]
    pub(super) fn expanded(&mut self, number: u32) -> Read<Value> {
        let block = self.current_block()?;
        self.expand(number.into(), block, &mut FxHashMap::default())
    }

    /// Like [`expanded`](Self::expanded), of a type.
    #[cold]
    pub(super) fn expanded_of_type(&mut self, number: u32, ty: Type) -> Read<Value> {
        let value = self.expanded(number)?;
        if value.ty() == ty { Ok(value) } else { fail("an operand has another type than its instruction") }
    }

    /// The operands of a `phi` of this type in a function with constants that become instructions; `end` is the place behind
    /// them in the record.
    pub(super) fn phi_operands(&mut self, ty: Type, end: usize) -> Read<SmallVec<[Value; 16]>> {
        let to = self.current_block()?;
        let mut operands: SmallVec<[Value; 16]> = SmallVec::with_capacity(end);
        let mut known: FxHashMap<Block, Value> = FxHashMap::default();
        for at in (1..end).step_by(2) {
            let from = self.block(self.record.get(at + 1)?)?;
            let edge = self.fs.expanded.by_ends.get(&[from, to]).copied();
            if let Some(&value) = known.get(&from) {
                // The new block is one predecessor, however many edges led here.
                if edge.is_none() {
                    operands.extend([value, Value::block(from)]);
                }
                continue;
            }
            let number = self.phi_number(at)?;
            let block = match edge {
                Some(block) => block,
                None => self.spare_block(),
            };
            let value = match self.values.of_type(number, ty)? {
                value if value.is_none() => self.expand(number.into(), block, &mut FxHashMap::default())?,
                value => value,
            };
            if value.ty() != ty {
                return fail("an operand has another type than its instruction");
            }
            if self.fs.body.first_inst(block).is_some() && edge.is_none() {
                let expanded = &mut self.fs.expanded;
                expanded.spare = None;
                expanded.edges.push(([from, to], block));
                expanded.by_ends.insert([from, to], block);
            }
            known.insert(from, value);
            operands.extend([value, Value::block(from)]);
        }
        Ok(operands)
    }

    fn spare_block(&mut self) -> Block {
        if let Some(block) = self.fs.expanded.spare {
            return block;
        }
        let block = self.fs.body.create_block();
        self.fs.body.set_name(Value::block(block), b"phi.constexpr");
        self.fs.expanded.spare = Some(block);
        block
    }

    /// Puts the new blocks on their edges.
    pub(super) fn finish_edges(&mut self) {
        let Expanded { edges, by_ends, spare, .. } = &mut self.fs.expanded;
        let body = &mut self.fs.body;
        if let Some(block) = spare.take() {
            body.set_name(Value::block(block), b"");
        }
        if edges.is_empty() {
            return;
        }
        let mut before: FxHashMap<Block, SmallVec<[Block; 2]>> = FxHashMap::default();
        for &([from, to], block) in edges.iter() {
            let branch = body.push(Opcode::Br, Type::VOID, &[Value::block(to)], 0);
            body.link_last(branch, block);
            before.entry(from).or_default();
            before.entry(to).or_default().push(block);
        }
        let mut order = Vec::with_capacity(body.order.len() + edges.len());
        for &block in &body.order {
            order.extend(before.get(&block).into_iter().flatten().copied());
            order.push(block);
        }
        body.order = order;
        // Terminators name the blocks instead of their successors, each `phi` instead of its predecessors.
        for &at in before.keys() {
            let phis = body.insts(at).take_while(|&inst| body.inst(inst).op == Opcode::Phi);
            let insts: Vec<Inst> = phis.chain(body.terminator(at)).collect();
            for inst in insts {
                let is_phi = body.inst(inst).op == Opcode::Phi;
                for operand in 0..body.operands(inst).len() {
                    let Some(other) = body.operands(inst)[operand].as_block() else { continue };
                    let ends = if is_phi { [other, at] } else { [at, other] };
                    if let Some(&block) = by_ends.get(&ends) {
                        body.set_operand(inst, operand, Value::block(block));
                    }
                }
            }
        }
    }

    /// Makes instructions of a constant at the end of a block. Nesting of constants is bounded.
    fn expand(&mut self, number: u64, block: Block, known: &mut FxHashMap<u64, Value>) -> Read<Value> {
        match self.values.get(number) {
            Some(value) if !value.is_none() => return Ok(value),
            _ => {}
        }
        if let Some(&value) = known.get(&number) {
            return Ok(value);
        }
        let Some(Expansion { code, ops, ty }) = self.expansions.get(number) else {
            return fail("a record refers to a value that does not exist");
        };
        let (ty, ops, code) = (*ty, ops.to_vec(), core::mem::replace(&mut self.record.code, *code));
        let user = core::mem::replace(&mut self.record.ops, ops);
        let value = self.expand_record(ty, block, known);
        (self.record.code, self.record.ops) = (code, user);
        let value = value?;
        known.insert(number, value);
        Ok(value)
    }

    /// Makes instructions of the last record, a constant of this type.
    fn expand_record(&mut self, ty: Type, block: Block, known: &mut FxHashMap<u64, Value>) -> Read<Value> {
        let numbers = self.constant_operands()?;
        let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
        for &number in &numbers {
            operands.push(self.expand(number, block, known)?);
        }
        let invalid = || fail("an expression has operands of invalid types");
        let value = match (self.record.code, &operands[..]) {
            (code::CAST, &[value]) => {
                let op = find(CASTS, self.record.get(0)?).ok_or_else(bad_record)?;
                if !self.cx.is_valid_cast(op, value.ty(), ty) {
                    return invalid();
                }
                self.append(op, ty, &operands, Flags::NONE, block)?
            }
            (code::BINOP, &[lhs, rhs]) => {
                let is_float = self.cx.scalar_type(ty).is_float();
                let table = if is_float { FLOAT_BINOPS } else { BINOPS };
                let op = find(table, self.record.get(0)?).ok_or_else(bad_record)?;
                let is_number = is_float || self.cx.scalar_type(ty).is_int();
                if lhs.ty() != ty || rhs.ty() != ty || !is_number {
                    return invalid();
                }
                let flags = if is_float { Flags::NONE } else { decode_flags(op, self.record.or_zero(3)) };
                self.append(op, ty, &operands, flags, block)?
            }
            (code::UNOP, &[value]) => {
                if value.ty() != ty || !self.cx.scalar_type(ty).is_float() || self.record.get(0)? != 0 {
                    return invalid();
                }
                self.append(Opcode::FNeg, ty, &operands, Flags::NONE, block)?
            }
            (code::CMP, &[lhs, rhs]) => {
                let (op, predicate) = self.predicate(self.record.get(3)?, lhs.ty())?;
                if lhs.ty() != rhs.ty() || ty != self.cx.with_shape_of(Type::I1, lhs.ty()) {
                    return invalid();
                }
                let value = self.append(op, ty, &operands, Flags::NONE, block)?;
                if let Some(inst) = value.as_inst() {
                    self.fs.body.inst_mut(inst).sub = predicate;
                }
                value
            }
            (code::SELECT, &[cond, if_true, if_false]) => {
                let is_cond = cond.ty() == Type::I1 || cond.ty() == self.cx.with_shape_of(Type::I1, ty);
                if if_true.ty() != ty || if_false.ty() != ty || !is_cond {
                    return invalid();
                }
                self.append(Opcode::Select, ty, &operands, Flags::NONE, block)?
            }
            (code::AGGREGATE, elements) => self.expand_aggregate(ty, elements, block)?,
            (
                code::GEP
                | code::GEP_OLD
                | code::INBOUNDS_GEP
                | code::GEP_WITH_INRANGE_INDEX
                | code::GEP_WITH_INRANGE,
                operands,
            ) => {
                let (source, result, flags) = self.gep_parts(operands)?;
                if result != ty {
                    return invalid();
                }
                let value = self.append(Opcode::GetElementPtr, ty, operands, flags, block)?;
                if let Some(inst) = value.as_inst() {
                    self.fs.body.inst_mut(inst).aux = source.0;
                }
                value
            }
            _ => return fail("a constant contains an expression that is no longer supported"),
        };
        Ok(value)
    }

    /// Puts an aggregate together from its elements.
    fn expand_aggregate(&mut self, ty: Type, elements: &[Value], block: Block) -> Read<Value> {
        if !self.fits(ty, elements) {
            return fail("an aggregate has elements of other types than its own");
        }
        let mut value = Value::poison(ty);
        for (at, &element) in elements.iter().enumerate() {
            if ty.is_vector() {
                let index = Value::i32(at as i32);
                let operands = [value, element, index];
                value = self.append_named(Opcode::InsertElement, ty, &operands, block, b"constexpr.ins")?;
                continue;
            }
            value = self.append_named(Opcode::InsertValue, ty, &[value, element], block, b"constexpr.ins")?;
            if let Some(inst) = value.as_inst() {
                self.set_indices(inst, core::iter::once(at as u32));
            }
        }
        Ok(value)
    }

    fn append(
        &mut self,
        op: Opcode,
        ty: Type,
        operands: &[Value],
        flags: Flags,
        block: Block,
    ) -> Read<Value> {
        let value = self.append_named(op, ty, operands, block, b"constexpr")?;
        if let Some(inst) = value.as_inst() {
            self.set_flags(inst, flags);
        }
        Ok(value)
    }

    fn append_named(
        &mut self,
        op: Opcode,
        ty: Type,
        operands: &[Value],
        block: Block,
        name: &[u8],
    ) -> Read<Value> {
        self.expansions.n_instructions += 1;
        let max = MAX_INSTRUCTIONS + self.cursor.n_bits() / (8 * BYTES_PER_INSTRUCTION);
        if self.expansions.n_instructions > max {
            return fail("constant expressions become too many instructions");
        }
        let body = &mut self.fs.body;
        let inst = body.push(op, ty, operands, 0);
        body.link_last(inst, block);
        let value = Value::inst(inst, ty);
        body.set_name(value, name);
        let places = &mut self.fs.expanded.places;
        places.push(inst.index() - places.len());
        Ok(value)
    }
}
