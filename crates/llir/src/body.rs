//! A function's body: flat arrays of instructions, blocks and operands.
//!
//! A body refers to the module and its [`Context`](crate::Context) by ids only, so threads can build bodies of
//! different functions at the same time.

use crate::debug::DebugRecord;
use crate::inst::*;
use crate::metadata::{Md, MdKind};
use crate::names::Names;
use crate::types::Type;
use crate::value::{Block, Inst, TAG_ARG, TAG_INST, Value};
use terrace_support::FxHashMap;
use thin_vec::ThinVec;

/// A basic block: its first and last instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BlockData {
    pub(crate) first: u32,
    pub(crate) last: u32,
}

/// A metadata attachment of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Attachment {
    /// The kind.
    pub kind: MdKind,
    /// The node.
    pub node: Md,
    /// Index of the next attachment plus one, or zero.
    pub(crate) next: u32,
}

/// A cursor over the debug records of a body, for queries in instruction order.
pub(crate) struct DebugRecords<'a> {
    /// Records in order of the instructions that they precede.
    all: &'a [(Inst, DebugRecord)],
    /// Index behind the records of the previous query.
    next: usize,
}

impl<'a> DebugRecords<'a> {
    /// The debug records before an instruction. Queries in instruction order are linear in total, others cost a
    /// binary search.
    #[inline]
    pub(crate) fn before(&mut self, inst: Inst) -> &'a [(Inst, DebugRecord)] {
        let all = self.all;
        let is_next = all.get(self.next).is_none_or(|record| record.0 >= inst)
            && self.next.checked_sub(1).is_none_or(|last| all[last].0 < inst);
        if !is_next {
            self.next = all.partition_point(|record| record.0 < inst);
        }
        let start = self.next;
        while all.get(self.next).is_some_and(|record| record.0 == inst) {
            self.next += 1;
        }
        &all[start..self.next]
    }
}

/// Instructions, blocks and operands of one function.
///
/// A module has one body per function, so it is kept small: lists that most bodies leave empty are `ThinVec`s of one
/// word.
#[derive(Default, Debug)]
pub struct Body {
    pub(crate) insts: Vec<InstData>,
    pub(crate) operands: Vec<Value>,
    pub(crate) blocks: Vec<BlockData>,
    /// Blocks in layout order; the first is the entry.
    pub(crate) order: Vec<Block>,
    pub(crate) params: Box<[Type]>,
    pub(crate) calls: Vec<CallInfo>,
    pub(crate) bundles: ThinVec<BundleInfo>,
    /// Index lists of `extractvalue` and `insertvalue`, masks of `shufflevector`: length first.
    pub(crate) indices: ThinVec<u32>,
    pub(crate) attachments: ThinVec<Attachment>,
    /// Whether any instruction has metadata as attachment, location or operand.
    pub(crate) has_metadata: bool,
    /// Debug records with the instruction that each precedes, in instruction order.
    pub(crate) records: ThinVec<(Inst, DebugRecord)>,
    /// Orders of predecessors that use-list orders give.
    pub(crate) predecessor_orders: Option<Box<FxHashMap<Block, Box<[u32]>>>>,
    /// Names of locals. Most bodies have none.
    names: Option<Box<Names>>,
}

/// Whether these are the places of `n` predecessors.
pub(crate) fn is_permutation(places: &[u32], n: usize) -> bool {
    let mut sorted = places.to_vec();
    sorted.sort_unstable();
    sorted.iter().copied().eq(0..n as u32)
}

const _: () = assert!(size_of::<Body>() <= 192);

impl Body {
    /// An empty body for a function with these parameters.
    pub fn new(params: &[Type]) -> Self {
        Body { params: params.into(), ..Body::default() }
    }

    /// Reserves capacity for this many instructions.
    pub fn reserve(&mut self, n_insts: usize) {
        self.insts.reserve(n_insts);
        self.operands.reserve(2 * n_insts);
    }

    /// Moves the contents to a body without spare capacity. This one becomes empty and keeps its capacity.
    pub fn take_built(&mut self) -> Box<Body> {
        /// Moves a list of at least this many bytes: copying would double the peak memory.
        const LARGE: usize = 1 << 16;
        fn take<T: Copy>(list: &mut Vec<T>) -> Vec<T> {
            if size_of_val(list.as_slice()) >= LARGE {
                let mut taken = core::mem::take(list);
                taken.shrink_to_fit();
                return taken;
            }
            let taken = list.as_slice().into();
            list.clear();
            taken
        }
        fn take_thin<T>(list: &mut ThinVec<T>) -> ThinVec<T> {
            if list.is_empty() { ThinVec::new() } else { list.drain(..).collect() }
        }
        Box::new(Body {
            insts: take(&mut self.insts),
            operands: take(&mut self.operands),
            blocks: take(&mut self.blocks),
            order: take(&mut self.order),
            params: core::mem::take(&mut self.params),
            calls: take(&mut self.calls),
            bundles: take_thin(&mut self.bundles),
            indices: take_thin(&mut self.indices),
            attachments: take_thin(&mut self.attachments),
            has_metadata: core::mem::take(&mut self.has_metadata),
            records: take_thin(&mut self.records),
            predecessor_orders: self.predecessor_orders.take(),
            names: self.names.take(),
        })
    }

    /// Removes the contents and keeps the capacity.
    pub fn clear(&mut self) {
        self.insts.clear();
        self.operands.clear();
        self.blocks.clear();
        self.order.clear();
        self.params = Box::default();
        self.calls.clear();
        self.bundles.clear();
        self.indices.clear();
        self.attachments.clear();
        self.has_metadata = false;
        self.records.clear();
        self.predecessor_orders = None;
        self.names = None;
    }

    /// The number of arguments.
    pub fn n_args(&self) -> usize {
        self.params.len()
    }

    /// The types of the parameters.
    pub fn params(&self) -> &[Type] {
        &self.params
    }

    /// Argument `index`.
    #[inline]
    pub fn arg(&self, index: usize) -> Value {
        self.params.get(index).map_or(Value::NONE, |&ty| Value::arg(index as u32, ty))
    }

    /// Adds a block at the end.
    pub fn append_block(&mut self) -> Block {
        let block = self.create_block();
        self.order.push(block);
        block
    }

    /// Adds a block before another one.
    pub fn insert_block_before(&mut self, before: Block) -> Block {
        let block = self.create_block();
        let at = self.order.iter().position(|&b| b == before).unwrap_or(self.order.len());
        self.order.insert(at, block);
        block
    }

    /// Adds a block that has no position yet.
    pub(crate) fn create_block(&mut self) -> Block {
        self.blocks.push(BlockData { first: NIL, last: NIL });
        Block::from_index(self.blocks.len() - 1)
    }

    /// Blocks in layout order.
    pub fn blocks(&self) -> &[Block] {
        &self.order
    }

    /// The order in which the text lists the predecessors of a block: the place of each, starting with that of the
    /// newest terminator. `None` if it is this order.
    pub fn predecessor_order(&self, block: Block) -> Option<&[u32]> {
        self.predecessor_orders.as_ref()?.get(&block).map(|places| &**places)
    }

    /// Sets the order in which the text lists the predecessors of a block ([`Body::predecessor_order`]). Places that
    /// do not fit the predecessors have no effect.
    pub fn set_predecessor_order(&mut self, block: Block, places: &[u32]) {
        self.predecessor_orders.get_or_insert_default().insert(block, places.into());
    }

    /// The data of an instruction.
    #[inline]
    pub fn inst(&self, inst: Inst) -> &InstData {
        &self.insts[inst.index()]
    }

    /// The data of an instruction, to change flags.
    #[inline]
    pub fn inst_mut(&mut self, inst: Inst) -> &mut InstData {
        &mut self.insts[inst.index()]
    }

    /// The number of instructions, including removed ones.
    pub fn n_insts(&self) -> usize {
        self.insts.len()
    }

    /// The operands of an instruction. Calls have their arguments first, then bundle operands, then the callee (an
    /// invoke has its two destinations before the callee, a `callbr` all of its destinations); a `phi` has value,
    /// block pairs; a `switch` has condition, default, then value, block pairs; a `catchswitch` has its parent pad,
    /// its unwind destination if any, and its handlers.
    #[inline]
    pub fn operands(&self, inst: Inst) -> &[Value] {
        let data = self.inst(inst);
        &self.operands[data.operands as usize..(data.operands + data.n_operands) as usize]
    }

    /// Replaces one operand.
    pub fn set_operand(&mut self, inst: Inst, index: usize, value: Value) {
        let data = self.inst(inst);
        if index < data.n_operands as usize {
            let at = data.operands as usize + index;
            self.operands[at] = value;
            self.has_metadata |= value.ty() == Type::METADATA;
        }
    }

    /// Gives an instruction other operands.
    pub(crate) fn replace_operands(&mut self, inst: Inst, operands: &[Value]) {
        let start = self.operands.len() as u32;
        self.operands.extend_from_slice(operands);
        let data = self.inst_mut(inst);
        (data.operands, data.n_operands) = (start, operands.len() as u32);
    }

    /// The result of an instruction as a value.
    #[inline]
    pub fn result(&self, inst: Inst) -> Value {
        Value::inst(inst, self.inst(inst).ty)
    }

    /// The first instruction of a block.
    #[inline]
    pub fn first_inst(&self, block: Block) -> Option<Inst> {
        let first = self.blocks.get(block.index())?.first;
        (first != NIL).then_some(Inst(first))
    }

    /// The last instruction of a block.
    #[inline]
    pub fn last_inst(&self, block: Block) -> Option<Inst> {
        let last = self.blocks.get(block.index())?.last;
        (last != NIL).then_some(Inst(last))
    }

    /// The terminator of a block, if the block has one already.
    pub fn terminator(&self, block: Block) -> Option<Inst> {
        self.last_inst(block).filter(|&inst| self.inst(inst).op.is_terminator())
    }

    /// The instructions of a block in order.
    pub fn insts(&self, block: Block) -> impl Iterator<Item = Inst> + '_ {
        std::iter::successors(self.first_inst(block), |&inst| self.inst(inst).next())
    }

    /// The successors of a terminator, once per edge.
    pub fn successors(&self, inst: Inst) -> impl Iterator<Item = Block> + '_ {
        let operands = if self.inst(inst).op.is_terminator() { self.operands(inst) } else { &[] };
        operands.iter().filter_map(|value| value.as_block())
    }

    /// The properties of a call other than its operands.
    pub fn call(&self, inst: Inst) -> Option<&CallInfo> {
        let data = self.inst(inst);
        match data.op {
            op if op.is_call() => self.calls.get(data.aux as usize),
            _ => None,
        }
    }

    /// Changes attributes, convention or signature of a call; its bundles remain.
    pub fn set_call(&mut self, inst: Inst, info: CallInfo) {
        if let Some(&old) = self.call(inst) {
            self.calls.push(CallInfo { bundles: old.bundles, n_bundles: old.n_bundles, ..info });
            self.insts[inst.index()].aux = self.calls.len() as u32 - 1;
        }
    }

    /// The number of arguments of a call.
    pub fn n_call_args(&self, inst: Inst) -> usize {
        let Some(info) = self.call(inst) else { return 0 };
        let bundles = &self.bundles[info.bundles as usize..(info.bundles + info.n_bundles) as usize];
        let others = match self.inst(inst).op {
            Opcode::Invoke => 3,
            Opcode::CallBr => {
                let operands = self.operands(inst);
                1 + operands.iter().rev().skip(1).take_while(|value| value.as_block().is_some()).count()
            }
            _ => 1,
        };
        let in_bundles: usize = bundles.iter().map(|b| b.n_operands as usize).sum();
        (self.inst(inst).n_operands as usize).saturating_sub(others + in_bundles)
    }

    /// The operand bundles of a call: tags as ids of strings ([`Context::str`](crate::Context::str)), and operands.
    pub fn bundles(&self, inst: Inst) -> impl Iterator<Item = (u32, &[Value])> {
        let mut rest = self.operands(inst).get(self.n_call_args(inst)..).unwrap_or_default();
        let list = self.call(inst).map_or(&[][..], |info| {
            &self.bundles[info.bundles as usize..(info.bundles + info.n_bundles) as usize]
        });
        list.iter().map(move |bundle| {
            let (these, others) = rest.split_at((bundle.n_operands as usize).min(rest.len()));
            rest = others;
            (bundle.tag, these)
        })
    }

    /// The callee of a call.
    pub fn callee(&self, inst: Inst) -> Option<Value> {
        self.call(inst)?;
        self.operands(inst).last().copied()
    }

    /// The parent pad of a `catchpad`, `cleanuppad` or `catchswitch`: a token, `none` at the top level.
    pub fn parent_pad(&self, inst: Inst) -> Option<Value> {
        match self.inst(inst).op {
            Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchSwitch => {
                self.operands(inst).first().copied()
            }
            _ => None,
        }
    }

    /// The unwind destination of an `invoke`, `cleanupret` or `catchswitch`; `None` is the caller.
    pub fn unwind_dest(&self, inst: Inst) -> Option<Block> {
        let (data, operands) = (self.inst(inst), self.operands(inst));
        match (data.op, operands) {
            (Opcode::Invoke, [.., unwind, _]) => unwind.as_block(),
            (Opcode::CleanupRet, [_, unwind]) => unwind.as_block(),
            (Opcode::CatchSwitch, [_, unwind, ..]) if data.flags.has(Flags::UNWINDS) => unwind.as_block(),
            _ => None,
        }
    }

    /// The handlers of a `catchswitch`.
    pub fn handlers(&self, inst: Inst) -> impl Iterator<Item = Block> + '_ {
        let data = self.inst(inst);
        let skip = if data.flags.has(Flags::UNWINDS) { 2 } else { 1 };
        let operands = if data.op == Opcode::CatchSwitch { self.operands(inst) } else { &[] };
        operands.iter().skip(skip).filter_map(|value| value.as_block())
    }

    /// The first instruction of a block that is not a `phi`.
    pub fn first_non_phi(&self, block: Block) -> Option<Inst> {
        self.insts(block).find(|&inst| self.inst(inst).op != Opcode::Phi)
    }

    /// The indices of an `extractvalue` or `insertvalue`, or the mask of a `shufflevector`.
    pub fn indices(&self, inst: Inst) -> &[u32] {
        let data = self.inst(inst);
        match data.op {
            Opcode::ExtractValue | Opcode::InsertValue | Opcode::ShuffleVector => {
                let at = data.aux as usize;
                let len = self.indices.get(at).copied().unwrap_or(0) as usize;
                self.indices.get(at + 1..at + 1 + len).unwrap_or(&[])
            }
            _ => &[],
        }
    }

    /// Appends an instruction and its operands, without linking it into a block.
    #[inline]
    pub(crate) fn push(&mut self, op: Opcode, ty: Type, operands: &[Value], loc: u32) -> Inst {
        let start = self.operands.len() as u32;
        match *operands {
            // Copies of a fixed size compile to stores instead of a call of `memcpy`.
            [one] => self.operands.push(one),
            [one, two] => self.operands.extend_from_slice(&[one, two]),
            _ => self.operands.extend_from_slice(operands),
        }
        let inst = Inst(self.insts.len() as u32);
        self.insts.push(InstData {
            op,
            sub: 0,
            flags: Flags::NONE,
            ty,
            operands: start,
            n_operands: operands.len() as u32,
            aux: 0,
            block: Block(NIL),
            prev: NIL,
            next: NIL,
            attachments: 0,
            loc,
        });
        inst
    }

    /// Links the most recent instruction to the end of a block.
    #[inline]
    pub(crate) fn link_last(&mut self, inst: Inst, block: Block) {
        let (Some(data), [before @ .., record]) = (self.blocks.get_mut(block.index()), &mut self.insts[..])
        else {
            return;
        };
        let last = core::mem::replace(&mut data.last, inst.0);
        match before.get_mut(last as usize) {
            Some(last) => last.next = inst.0,
            None => data.first = inst.0,
        }
        (record.block, record.prev) = (block, last);
    }

    /// Links an instruction before another one.
    pub(crate) fn link_before(&mut self, inst: Inst, before: Inst) {
        let (block, prev) = (self.inst(before).block, self.inst(before).prev);
        let record = &mut self.insts[inst.index()];
        record.block = block;
        record.prev = prev;
        record.next = before.0;
        self.insts[before.index()].prev = inst.0;
        if prev != NIL {
            self.insts[prev as usize].next = inst.0;
        } else if let Some(data) = self.blocks.get_mut(block.index()) {
            data.first = inst.0;
        }
    }

    /// Moves an instruction and those behind it to a new block, which follows in layout order. Phis of the successors
    /// name the new block; the old one has no terminator any more.
    pub(crate) fn split_before(&mut self, inst: Inst) -> Block {
        let InstData { block: old, prev, .. } = *self.inst(inst);
        let new = self.create_block();
        let at = self.order.iter().position(|&block| block == old).map_or(self.order.len(), |at| at + 1);
        self.order.insert(at, new);
        let last = core::mem::replace(&mut self.blocks[old.index()].last, prev);
        match self.insts.get_mut(prev as usize) {
            Some(prev) => prev.next = NIL,
            None => self.blocks[old.index()].first = NIL,
        }
        self.blocks[new.index()] = BlockData { first: inst.0, last };
        self.insts[inst.index()].prev = NIL;
        let mut next = Some(inst);
        while let Some(moved) = next {
            self.insts[moved.index()].block = new;
            next = self.inst(moved).next();
        }
        let successors: Vec<Block> =
            self.terminator(new).map_or_else(Vec::new, |end| self.successors(end).collect());
        for successor in successors {
            let mut phi = self.first_inst(successor);
            while let Some(inst) = phi.filter(|&phi| self.inst(phi).op == Opcode::Phi) {
                let InstData { operands, n_operands, .. } = *self.inst(inst);
                for value in &mut self.operands[operands as usize..(operands + n_operands) as usize] {
                    if *value == Value::block(old) {
                        *value = Value::block(new);
                    }
                }
                phi = self.inst(inst).next();
            }
        }
        new
    }

    /// Unlinks an instruction from its block. Uses of its result must have been replaced.
    pub fn remove(&mut self, inst: Inst) {
        let InstData { block, prev, next, .. } = *self.inst(inst);
        if prev != NIL {
            self.insts[prev as usize].next = next;
        } else if let Some(data) = self.blocks.get_mut(block.index())
            && data.first == inst.0
        {
            data.first = next;
        }
        if next != NIL {
            self.insts[next as usize].prev = prev;
        } else if let Some(data) = self.blocks.get_mut(block.index())
            && data.last == inst.0
        {
            data.last = prev;
        }
        let record = &mut self.insts[inst.index()];
        (record.block, record.prev, record.next) = (Block(NIL), NIL, NIL);
    }

    /// Removes the most recent instruction, which nothing uses.
    pub(crate) fn pop_last(&mut self, inst: Inst) {
        if inst.index() + 1 != self.insts.len() {
            return;
        }
        self.remove(inst);
        if let Some(data) = self.insts.pop() {
            self.operands.truncate(data.operands as usize);
        }
    }

    /// Replaces or removes the attachments of all instructions.
    pub(crate) fn map_attachments(&mut self, mut map: impl FnMut(MdKind, Md) -> Option<Md>) {
        if self.attachments.is_empty() {
            return;
        }
        for inst in &mut self.insts {
            let mut next = core::mem::take(&mut inst.attachments);
            let mut last: Option<usize> = None;
            while let Some(at) = next.checked_sub(1).map(|at| at as usize) {
                let Attachment { kind, node, next: after } = self.attachments[at];
                next = after;
                let Some(node) = map(kind, node) else { continue };
                self.attachments[at] = Attachment { kind, node, next: 0 };
                match last {
                    Some(last) => self.attachments[last].next = at as u32 + 1,
                    None => inst.attachments = at as u32 + 1,
                }
                last = Some(at);
            }
        }
    }

    /// Drops debug records and locations. Returns whether there were any.
    pub(crate) fn drop_locations(&mut self) -> bool {
        let mut found = !self.records.is_empty();
        self.records.clear();
        for inst in &mut self.insts {
            found |= inst.loc != 0;
            inst.loc = 0;
        }
        found
    }

    /// Adds an incoming value to a `phi`.
    pub fn add_incoming(&mut self, phi: Inst, value: Value, block: Block) {
        self.extend_operands(phi, [value, Value::block(block)]);
    }

    /// Adds a case to a `switch`.
    pub fn add_case(&mut self, switch: Inst, value: Value, block: Block) {
        self.extend_operands(switch, [value, Value::block(block)]);
    }

    /// Appends two operands to a `phi` or `switch`. Its operands have a capacity (`aux`); if that is exhausted, they
    /// move to the end of the operand array with a larger one.
    fn extend_operands(&mut self, inst: Inst, pair: [Value; 2]) {
        let data = &mut self.insts[inst.index()];
        let (start, len) = (data.operands as usize, data.n_operands as usize);
        data.n_operands += 2;
        if start + len == self.operands.len() {
            self.operands.extend_from_slice(&pair);
            return;
        }
        let capacity = data.aux as usize;
        if len + 2 <= capacity {
            self.operands[start + len..start + len + 2].copy_from_slice(&pair);
            return;
        }
        let capacity = (2 * len).max(4);
        data.operands = self.operands.len() as u32;
        data.aux = capacity as u32;
        self.operands.extend_from_within(start..start + len);
        self.operands.extend_from_slice(&pair);
        self.operands.resize(data.operands as usize + capacity, Value::NONE);
    }

    /// Attaches metadata to an instruction; an attachment of the same kind is replaced.
    pub fn set_metadata(&mut self, inst: Inst, kind: MdKind, node: Md) {
        self.has_metadata = true;
        if kind == MdKind::DBG {
            self.insts[inst.index()].loc = node.word();
            return;
        }
        let mut at = self.inst(inst).attachments;
        let mut last = None;
        while let Some(attachment) = self.attachments.get_mut((at as usize).wrapping_sub(1)) {
            if attachment.kind == kind {
                attachment.node = node;
                return;
            }
            last = Some(at as usize - 1);
            at = attachment.next;
        }
        self.attachments.push(Attachment { kind, node, next: 0 });
        let new = self.attachments.len() as u32;
        match last {
            Some(last) => self.attachments[last].next = new,
            None => self.insts[inst.index()].attachments = new,
        }
    }

    /// The metadata of an instruction in order of attachment, without the debug location.
    pub fn attachments(&self, inst: Inst) -> impl Iterator<Item = &Attachment> + '_ {
        let get = |at: u32| self.attachments.get((at as usize).wrapping_sub(1));
        std::iter::successors(get(self.inst(inst).attachments), move |a| get(a.next))
    }

    /// The metadata of all instructions, without debug locations.
    pub fn all_attachments(&self) -> &[Attachment] {
        &self.attachments
    }

    /// The debug location of an instruction.
    pub fn debug_loc(&self, inst: Inst) -> Option<Md> {
        Md::from_nonzero(self.inst(inst).loc)
    }

    /// Sets the debug location of an instruction.
    pub fn set_debug_loc(&mut self, inst: Inst, loc: Option<Md>) {
        self.has_metadata |= loc.is_some();
        self.insts[inst.index()].loc = loc.map_or(0, Md::word);
    }

    /// Puts a debug record before the next instruction to be appended.
    pub fn add_debug_record(&mut self, record: DebugRecord) {
        self.has_metadata = true;
        self.records.push((Inst(self.insts.len() as u32), record));
    }

    /// The debug records before an instruction, each with that instruction.
    pub fn records_before(&self, inst: Inst) -> &[(Inst, DebugRecord)] {
        if self.records.is_empty() {
            return &[];
        }
        self.debug_records().before(inst)
    }

    /// A cursor over the debug records.
    pub(crate) fn debug_records(&self) -> DebugRecords<'_> {
        DebugRecords { all: &self.records, next: 0 }
    }

    /// Names an argument, a block or an instruction's result; a name in use gets a suffix.
    pub fn set_name(&mut self, value: Value, name: &[u8]) {
        self.names.get_or_insert_default().set(value, name);
    }

    /// Names a local that has no name, as if the name was in use.
    pub(crate) fn set_suffixed_name(&mut self, value: Value, name: &[u8]) {
        self.names.get_or_insert_default().set_suffixed(value, name);
    }

    /// Names a local that has no name. Returns `false`, and changes nothing, if the name is in use.
    pub(crate) fn add_name(&mut self, value: Value, name: &[u8]) -> bool {
        self.names.get_or_insert_default().insert(value, name)
    }

    /// The name of an argument, block or instruction.
    #[inline]
    pub fn name(&self, value: Value) -> Option<&[u8]> {
        self.names.as_ref()?.get(value)
    }

    /// The argument, block or instruction with this name.
    pub fn find_name(&self, name: &[u8]) -> Option<Value> {
        Some(match self.names.as_ref()?.lookup(name)? {
            (TAG_INST, index) => self.result(Inst(index)),
            (TAG_ARG, index) => self.arg(index as usize),
            (_, index) => Value::block(Block(index)),
        })
    }

    /// The number of named arguments, blocks and instructions.
    pub fn n_names(&self) -> usize {
        self.names.as_ref().map_or(0, |names| names.len())
    }

    /// Drops the names of arguments, blocks and instructions.
    pub fn clear_names(&mut self) {
        self.names = None;
    }

    pub(crate) fn has_names(&self) -> bool {
        self.names.is_some()
    }
}
