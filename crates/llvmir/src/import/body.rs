//! Bodies of functions and of initializers: blocks, values and constants.
//!
//! Blocks keep the order of the text, without those that control cannot reach. They are translated in reverse
//! post-order, so that definitions come before uses. Constants are made at the start of the entry block in order of
//! their first use. Debug records follow when all values are known.

use crate::import::Import;
use crate::import::label::implies_operation;
use crate::import::losses::Loss;
use terrace_ir::attrs::SymbolRefAttr;
use terrace_ir::body::SpareBodies;
use terrace_ir::{
    Attr, Block, Body, Builder, Loc, Op, OpDef, OpKind, OpState, Reported, Result, Type, Value,
};
use terrace_llir as llir;
use terrace_llir::constant::{ConstView, ExprOp};
use terrace_llir::debug::DebugRecord;
use terrace_llir::{Inst, Opcode, ValueKind};
use terrace_llvm as l;
use terrace_llvm::{BlockAddressAttr, BlockTagAttr};
use terrace_support::small_vec::SmallVec;
use terrace_support::{FxHashMap, FxHashSet};

/// Memory that the translation of one body leaves for the next.
#[derive(Default)]
pub(crate) struct Scratch {
    bodies: SpareBodies,
    state: Option<OpState>,
    consts: FxHashMap<llir::Value, Value>,
    incoming: FxHashMap<(u32, u32), SmallVec<[llir::Value; 2]>>,
    /// The blocks whose addresses are taken.
    address_taken: FxHashSet<(u32, u32)>,
    /// The number of constants that were searched for them.
    n_searched: usize,
    /// Numbers of blocks that are named before their function begins.
    block_numbers: FxHashMap<llir::Func, FxHashMap<llir::Block, u32>>,
}

/// The position of new operations.
#[derive(Clone, Copy)]
pub(crate) enum Point {
    /// The end of a block.
    End(Block),
    /// Behind the constants.
    Constants,
}

/// The translation of a body.
pub(crate) struct BodyImport<'i, 'a> {
    pub im: &'i mut Import<'a>,
    /// The function; `None` for an initializer.
    pub func: Option<llir::Func>,
    pub f: &'a llir::Body,
    pub body: Box<Body>,
    /// The location of new operations.
    pub loc: Loc,
    pub point: Point,
    func_loc: Loc,
    entry: Block,
    last_const: Option<Op>,
    insts: Vec<Option<Value>>,
    args: SmallVec<[Value; 8]>,
    blocks: Vec<Option<Block>>,
    pub consts: FxHashMap<llir::Value, Value>,
    /// Values of phis by [`edge`].
    incoming: FxHashMap<(u32, u32), SmallVec<[llir::Value; 2]>>,
    records: Vec<&'a DebugRecord>,
    /// The number of edges to each block, once it was asked for.
    predecessors: Option<FxHashMap<Block, u32>>,
    /// The places of blocks in the text, for a lossless import.
    pub positions: Vec<u32>,
    /// Indices of an address computation that are vectors of one number.
    pub splat_indices: SmallVec<[i32; 2]>,
    /// The operations of debug records, for a lossless import.
    pub record_ops: Vec<Op>,
    /// Values that stand for instructions that are translated later.
    placeholders: FxHashMap<Inst, Value>,
    pub state: OpState,
}

impl<'a> Import<'a> {
    fn begin<'i>(&'i mut self, func: Option<llir::Func>, f: &'a llir::Body, loc: Loc) -> BodyImport<'i, 'a> {
        let mut body = self.state.scratch.bodies.take(self.ctx, 1);
        let entry = match body.root_regions().next() {
            Some(region) => body.append_block(region, &[]),
            None => body.create_block(),
        };
        let Scratch { state, consts, incoming, .. } = &mut self.state.scratch;
        let state = state.take().unwrap_or_else(|| OpState::new(l::Unreachable::DEF, Loc::UNKNOWN));
        let (mut consts, mut incoming) = (core::mem::take(consts), core::mem::take(incoming));
        consts.clear();
        incoming.clear();
        BodyImport {
            im: self,
            func,
            f,
            body,
            loc,
            point: Point::End(entry),
            func_loc: loc,
            entry,
            last_const: None,
            insts: vec![None; f.n_insts()],
            args: SmallVec::new(),
            blocks: Vec::new(),
            consts,
            incoming,
            records: Vec::new(),
            predecessors: None,
            positions: Vec::new(),
            splat_indices: SmallVec::new(),
            record_ops: Vec::new(),
            placeholders: FxHashMap::default(),
            state,
        }
    }

    /// The region of an initializer: operations that compute the constant.
    pub fn initializer(&mut self, value: llir::Value) -> Result<Box<Body>> {
        static NO_BODY: std::sync::LazyLock<llir::Body> = std::sync::LazyLock::new(llir::Body::default);
        let loc = self.loc;
        let mut b = self.begin(None, &NO_BODY, loc);
        b.point = Point::Constants;
        let value = b.value(value)?;
        b.loc = loc;
        b.point = Point::End(b.entry);
        b.op(l::Return::DEF, &[value], &[]);
        Ok(b.end())
    }

    /// The body of a function.
    pub fn body(&mut self, func: llir::Func, f: &'a llir::Body, loc: Loc) -> Result<Box<Body>> {
        let mut b = self.begin(Some(func), f, loc);
        b.function(loc)?;
        Ok(b.end())
    }

    /// LLVM's number of a block whose address is taken. Blocks that are named before their function begins come first:
    /// those without name in order of the text, then others by name.
    pub fn block_number(&mut self, func: llir::Func, block: llir::Block) -> u32 {
        let Some(body) = &self.m.func(func).body else { return 0 };
        let first = body.blocks().first().map_or(0, |entry| entry.index());
        if block.index() >= first {
            return block.index() as u32;
        }
        let numbers = self.state.scratch.block_numbers.entry(func).or_insert_with(|| {
            let early = body.blocks().iter().copied().filter(|block| block.index() < first);
            let mut early: Vec<llir::Block> = early.collect();
            early.sort_by_key(|&block| body.name(llir::Value::block(block)));
            early.into_iter().enumerate().map(|(i, block)| (block, i as u32)).collect()
        });
        numbers.get(&block).copied().unwrap_or(0)
    }

    fn is_address_taken(&mut self, func: llir::Func, block: llir::Block) -> bool {
        let Scratch { address_taken: taken, n_searched, .. } = &mut self.state.scratch;
        let n = self.cx.n_constants();
        if *n_searched != n {
            let found = self.cx.block_addresses(*n_searched);
            taken.extend(found.map(|(func, block)| (func.index() as u32, block.index() as u32)));
            *n_searched = n;
        }
        !taken.is_empty() && taken.contains(&(func.index() as u32, block.index() as u32))
    }
}

impl<'a> BodyImport<'_, 'a> {
    fn end(self) -> Box<Body> {
        let scratch = &mut self.im.state.scratch;
        scratch.state = Some(self.state);
        scratch.consts = self.consts;
        scratch.incoming = self.incoming;
        scratch.bodies.finish(self.body)
    }

    fn function(&mut self, loc: Loc) -> Result {
        let f = self.f;
        let order = self.reverse_post_order();
        self.create_blocks(&order)?;
        let types: SmallVec<[Type; 8]> = f.params().iter().map(|&ty| self.im.ty(ty)).collect();
        self.body.add_args_at(self.entry, &types, loc);
        self.args = self.body.args(self.entry).iter().copied().collect();
        self.collect_incoming(&order);
        if self.im.options.lossless {
            self.positions = vec![0; self.blocks.len()];
            for (i, &block) in f.blocks().iter().enumerate() {
                self.positions[block.index()] = i as u32;
            }
        }
        for &block in &order {
            self.block(block)?;
        }
        if !self.record_ops.is_empty() {
            self.number_record_values();
        }
        self.debug_records()?;
        // MLIR has the result of an `invoke` on both edges, but not for its own block arguments.
        let has_invoke =
            |&block: &llir::Block| f.terminator(block).is_some_and(|inst| f.inst(inst).op == Opcode::Invoke);
        let dominance = !self.im.options.lossless && !order.iter().any(has_invoke);
        self.body.assume_arranged(dominance);
        Ok(())
    }

    /// The blocks to translate, each before its successors except along back edges.
    fn reverse_post_order(&self) -> Vec<llir::Block> {
        let f = self.f;
        let Some(&entry) = f.blocks().first() else { return Vec::new() };
        let n = f.blocks().iter().map(|block| block.index() + 1).max().unwrap_or(0);
        let successors = |block: llir::Block| -> SmallVec<[llir::Block; 4]> {
            f.terminator(block).map(|inst| f.successors(inst).collect()).unwrap_or_default()
        };
        let mut seen = vec![false; n];
        let mut order = Vec::with_capacity(f.blocks().len());
        // Blocks that control cannot reach follow, if they are kept.
        let roots = if self.im.options.lossless { f.blocks() } else { core::slice::from_ref(&entry) };
        for &root in roots {
            if core::mem::replace(&mut seen[root.index()], true) {
                continue;
            }
            let start = order.len();
            let mut stack = vec![(root, successors(root), 0)];
            while let Some((block, succs, next)) = stack.last_mut() {
                match succs.get(*next).copied() {
                    Some(succ) => {
                        *next += 1;
                        if seen.get(succ.index()) == Some(&false) {
                            seen[succ.index()] = true;
                            stack.push((succ, successors(succ), 0));
                        }
                    }
                    None => {
                        order.push(*block);
                        stack.pop();
                    }
                }
            }
            order[start..].reverse();
        }
        order
    }

    /// Creates the reachable blocks in order of the text.
    fn create_blocks(&mut self, order: &[llir::Block]) -> Result {
        let f = self.f;
        let n = f.blocks().iter().map(|block| block.index() + 1).max().unwrap_or(0);
        self.blocks = vec![None; n];
        let mut reachable = vec![false; n];
        order.iter().for_each(|block| reachable[block.index()] = true);
        for (i, &block) in f.blocks().iter().enumerate() {
            if !reachable[block.index()] {
                if let Some(func) = self.func
                    && self.im.is_address_taken(func, block)
                {
                    let name = f.name(llir::Value::block(block)).unwrap_or(b"");
                    let name = String::from_utf8_lossy(name);
                    let message = format!("unreachable block '{name}' with address taken");
                    return Err(self.im.ctx.error(self.loc, message).emit());
                }
                self.im.state.losses.add(Loss::Block, 1);
                continue;
            }
            let region = self.body.root_regions().next().filter(|_| i != 0);
            let new = match region {
                Some(region) => self.body.append_block(region, &[]),
                None => self.entry,
            };
            self.blocks[block.index()] = Some(new);
        }
        Ok(())
    }

    /// Notes the value that each phi has for each predecessor.
    fn collect_incoming(&mut self, order: &[llir::Block]) {
        let f = self.f;
        for &block in order {
            for (n, inst) in f.insts(block).take_while(|&inst| f.inst(inst).op == Opcode::Phi).enumerate() {
                for pair in f.operands(inst).as_chunks::<2>().0 {
                    let Some(pred) = pair[1].as_block() else { continue };
                    let values = self.incoming.entry(edge(pred, block)).or_default();
                    // A predecessor with several edges has one value.
                    if values.len() == n {
                        values.push(pair[0]);
                    }
                }
            }
        }
    }

    /// The block in MLIR; only blocks that control cannot reach have none.
    pub fn target(&self, block: llir::Block) -> Block {
        self.blocks.get(block.index()).copied().flatten().unwrap_or(self.entry)
    }

    /// The arguments of a branch from one block to another.
    pub fn branch_args(&mut self, from: llir::Block, to: llir::Block) -> Result<SmallVec<[Value; 4]>> {
        // The table is put back; values of constants do not read it.
        let incoming = core::mem::take(&mut self.incoming);
        let mut args = SmallVec::new();
        for &value in incoming.get(&edge(from, to)).into_iter().flatten() {
            args.push(self.value(value)?);
        }
        self.incoming = incoming;
        Ok(args)
    }

    /// The LLVM values of the phis of `to` for an edge from `from`.
    pub fn incoming(&self, from: llir::Block, to: llir::Block) -> &[llir::Value] {
        self.incoming.get(&edge(from, to)).map_or(&[], |values| values)
    }

    fn block(&mut self, block: llir::Block) -> Result {
        let f = self.f;
        let to = self.target(block);
        let lossless = self.im.options.lossless;
        let is_phi = |&inst: &Inst| f.inst(inst).op == Opcode::Phi;
        let mut phis: SmallVec<[(Type, Loc); 8]> = SmallVec::new();
        for inst in f.insts(block).take_while(is_phi) {
            phis.push((self.im.ty(f.inst(inst).ty), self.inst_loc(inst)?));
        }
        if !phis.is_empty() {
            let args = self.body.append_args(to, phis.iter().copied());
            for (inst, arg) in f.insts(block).zip(args) {
                self.set(inst, arg);
            }
        }
        for inst in f.insts(block).skip_while(is_phi) {
            self.point = Point::End(to);
            self.loc = self.inst_loc(inst)?;
            if lossless {
                self.record_ops(inst)?;
            }
            let made = self.instruction(inst)?;
            match made {
                Some(op) if lossless => self.keep(inst, op),
                Some(op) => {
                    self.attach_metadata(inst, op);
                    if implies_operation(f, inst) {
                        self.body.assume_verified(op);
                    }
                }
                None => self.warn_dropped(inst),
            }
        }
        if let Some(func) = self.func
            && self.im.is_address_taken(func, block)
        {
            let tag = BlockTagAttr::get(self.im.ctx, self.im.block_number(func, block));
            let mut state = OpState::new(l::BlockTag::DEF, self.func_loc);
            state.set_slot(l::BlockTag::SLOTS.tag, tag);
            let mut b = Builder::new(&mut self.body);
            b.set_start(to);
            b.create(state);
        }
        Ok(())
    }

    /// The location of an instruction; a lossless import has its own form for them.
    fn inst_loc(&mut self, inst: Inst) -> Result<Loc> {
        match self.f.debug_loc(inst) {
            Some(loc) if !self.im.options.lossless => self.im.debug_loc(loc),
            _ => Ok(Loc::UNKNOWN),
        }
    }

    /// Warns about an instruction that is left out, if this was asked for.
    fn warn_dropped(&mut self, inst: Inst) {
        self.im.state.losses.add(Loss::Instruction, 1);
        if self.im.options.expensive_warnings {
            let text = self.text(inst);
            self.im.ctx.warning(self.loc, format!("dropped instruction: {text}")).emit();
        }
    }

    /// The text of an instruction in LLVM.
    pub fn text(&self, inst: Inst) -> String {
        self.printed_function()
            .map_or_else(String::new, |func| llir::print::instruction_text(self.im.m, func, inst))
    }

    /// The text of a debug record in LLVM.
    pub fn record_text(&self, record: &DebugRecord) -> String {
        self.printed_function()
            .map_or_else(String::new, |func| llir::print::record_text(self.im.m, func, record))
    }

    /// The text of the call that a debug record is in older versions of LLVM.
    pub fn record_call_text(&self, record: &DebugRecord) -> String {
        self.printed_function()
            .map_or_else(String::new, |func| llir::print::record_call_text(self.im.m, func, record))
    }

    /// The function, whose body is to be printed; `None` if the body is not in the module.
    fn printed_function(&self) -> Option<llir::Func> {
        let func = self.func?;
        let is_there = self.im.m.func(func).body.as_deref().is_some_and(|body| core::ptr::eq(body, self.f));
        if !is_there {
            self.im.state.needs_module.set(true);
        }
        is_there.then_some(func)
    }

    /// Keeps the debug records in front of an instruction for later.
    pub fn defer_records(&mut self, inst: Inst) -> Result {
        if self.im.options.lossless {
            return Ok(());
        }
        for (_, record) in self.f.records_before(inst) {
            if record.kind == llir::debug::RecordKind::Label {
                self.debug_label(record)?;
            } else {
                self.records.push(record);
            }
        }
        Ok(())
    }

    fn debug_records(&mut self) -> Result {
        for record in core::mem::take(&mut self.records) {
            self.debug_record(record)?;
        }
        Ok(())
    }

    /// The number of edges to each block.
    pub fn predecessors(&mut self) -> &FxHashMap<Block, u32> {
        let body = &self.body;
        self.predecessors.get_or_insert_with(|| {
            let mut counts = FxHashMap::default();
            let blocks = body.root_regions().flat_map(|region| body.blocks(region));
            for succ in blocks.filter_map(|block| body.terminator(block)).flat_map(|op| body.succs(op)) {
                *counts.entry(succ).or_insert(0) += 1;
            }
            counts
        })
    }

    /// Sets the value of an instruction.
    pub fn set(&mut self, inst: Inst, value: Value) {
        self.insts[inst.index()] = Some(value);
        if !self.placeholders.is_empty()
            && let Some(placeholder) = self.placeholders.remove(&inst)
        {
            self.body.replace_all_uses(placeholder, value);
            if let Some(op) = self.body.def_op(placeholder) {
                if self.last_const == Some(op) {
                    // New constants are inserted behind this one.
                    return;
                }
                self.body.erase(op);
            }
        }
    }

    /// A value that stands for an instruction that is translated later: a use in a block that control cannot reach.
    #[cold]
    fn placeholder(&mut self, inst: Inst) -> Value {
        let ty = self.im.ty(self.f.inst(inst).ty);
        let (point, loc) = (self.point, self.loc);
        (self.point, self.loc) = (Point::Constants, Loc::UNKNOWN);
        let value = self.result(l::Poison::DEF, &[], ty);
        (self.point, self.loc) = (point, loc);
        self.placeholders.insert(inst, value);
        self.insts[inst.index()] = Some(value);
        value
    }

    /// Starts an operation.
    pub fn start(&mut self, def: &'static OpDef, operands: &[Value], results: &[Type]) -> &mut OpState {
        self.state.reset(def, self.loc);
        self.state.operands.extend_from_slice(operands);
        self.state.results.extend_from_slice(results);
        &mut self.state
    }

    /// Creates the operation that was started.
    pub fn finish(&mut self) -> Op {
        let mut b = Builder::new(&mut self.body);
        match (self.point, self.last_const) {
            (Point::End(block), _) => b.set_end(block),
            (Point::Constants, Some(last)) => b.set_after(last),
            (Point::Constants, None) => b.set_start(self.entry),
        }
        let op = b.create_from(&mut self.state);
        if matches!(self.point, Point::Constants) {
            self.last_const = Some(op);
        }
        op
    }

    /// Creates an operation without attributes.
    pub fn op(&mut self, def: &'static OpDef, operands: &[Value], results: &[Type]) -> Op {
        self.start(def, operands, results);
        self.finish()
    }

    /// Creates an operation with one result.
    pub fn result(&mut self, def: &'static OpDef, operands: &[Value], ty: Type) -> Value {
        let op = self.op(def, operands, &[ty]);
        self.body.result(op, 0)
    }

    /// Values in MLIR.
    pub fn values(&mut self, values: &[llir::Value]) -> Result<SmallVec<[Value; 8]>> {
        let mut found = SmallVec::new();
        for &value in values {
            found.push(self.value(value)?);
        }
        Ok(found)
    }

    /// A value in MLIR. Constants are made at their place.
    #[inline]
    pub fn value(&mut self, value: llir::Value) -> Result<Value> {
        match value.kind() {
            ValueKind::Inst(inst) => match self.insts.get(inst.index()).copied().flatten() {
                Some(value) => Ok(value),
                None if self.im.options.lossless => Ok(self.placeholder(inst)),
                None => Err(self.unhandled_value(value)),
            },
            ValueKind::Metadata(md) if self.im.options.lossless || self.im.is_inline_md(md) => {
                self.metadata_value(value, md)
            }
            ValueKind::Asm(asm) if self.im.options.lossless => match self.im.cx.asm(asm) {
                Some(asm) => Ok(self.asm_value(value, &asm)),
                None => Err(self.unhandled_value(value)),
            },
            ValueKind::Arg(index) => match self.args.get(index as usize) {
                Some(&arg) => Ok(arg),
                None => Err(self.unhandled_value(value)),
            },
            _ if value.is_const() => match self.consts.get(&value) {
                Some(&known) => Ok(known),
                None => self.constant(value),
            },
            _ => Err(self.unhandled_value(value)),
        }
    }

    /// The local value that metadata is, if it is one.
    fn local_in(&self, md: llir::Md) -> Option<llir::Value> {
        match self.im.cx.md_view(md) {
            llir::metadata::MdView::Value(value) => Some(value).filter(|value| !value.is_const()),
            _ => None,
        }
    }

    #[cold]
    fn unhandled_value(&self, value: llir::Value) -> Reported {
        let text = match value.kind() {
            ValueKind::Metadata(md) if self.local_in(md).is_some() => {
                let local = self.local_in(md).unwrap_or(value);
                let func = self.printed_function();
                func.map_or_else(String::new, |func| llir::print::local_text(self.im.m, func, local))
            }
            ValueKind::Metadata(md) => llir::print::metadata_text(self.im.m, md),
            ValueKind::Inst(inst) => self.text(inst),
            _ => llir::print::constant_text(self.im.m, value),
        };
        self.im.ctx.error(Loc::UNKNOWN, format!("unhandled value: {text}")).emit()
    }

    /// Makes a constant after those that it depends on.
    fn constant(&mut self, value: llir::Value) -> Result<Value> {
        let (point, loc) = (self.point, self.loc);
        self.point = Point::Constants;
        self.loc = Loc::UNKNOWN;
        let made = self.constants(value);
        self.point = point;
        self.loc = loc;
        made
    }

    /// Makes all constants that `value` depends on, operands from last to first, and then the constant itself.
    fn constants(&mut self, value: llir::Value) -> Result<Value> {
        let mut stack: Vec<(llir::Value, SmallVec<[llir::Value; 4]>)> =
            vec![(value, self.dependencies(value))];
        let mut result = None;
        while let Some((current, pending)) = stack.last_mut() {
            let current = *current;
            if let Some(next) = pending.pop() {
                if !self.consts.contains_key(&next) {
                    let dependencies = self.dependencies(next);
                    stack.push((next, dependencies));
                }
                continue;
            }
            stack.pop();
            // A dependency that was met again below is made only once.
            let made = match self.consts.get(&current) {
                Some(&made) => made,
                None => {
                    let made = self.new_constant(current)?;
                    self.consts.insert(current, made);
                    made
                }
            };
            result = Some(made);
        }
        result.ok_or_else(|| self.unhandled_value(value))
    }

    /// The constants that a constant depends on.
    fn dependencies(&mut self, value: llir::Value) -> SmallVec<[llir::Value; 4]> {
        let cx = self.im.cx;
        let ty = value.ty();
        if self.im.options.lossless {
            return SmallVec::new();
        }
        if value.is_global() || ty.is_int() || ty.is_float() && !matches!(value.kind(), ValueKind::Const(_)) {
            return self.operands_of_expression(value);
        }
        if value.is_undef_or_poison() {
            return SmallVec::new();
        }
        if value.is_zero() {
            let n = cx.n_elements(ty).unwrap_or(0);
            return match (ty.is_struct(), n) {
                (_, 0) => SmallVec::new(),
                (true, n) => (0..n).filter_map(|i| cx.const_element(value, i)).collect(),
                // All elements are one constant.
                (false, _) => cx.const_element(value, 0).into_iter().collect(),
            };
        }
        match cx.const_view(value) {
            Some(ConstView::Aggregate(elements)) => elements.iter().collect(),
            Some(ConstView::DsoLocalEquivalent(function)) => SmallVec::from_slice(&[function]),
            Some(ConstView::Splat(element)) if ty.is_scalable_vector() => SmallVec::from_slice(&[
                llir::Value::poison(ty),
                element,
                llir::Value::zero(llir::Type::I64),
                llir::Value::poison(ty),
            ]),
            // LLVM stores the elements of other types apart.
            Some(ConstView::Splat(element)) if !is_plain_data(element.ty()) => {
                SmallVec::from_slice(&[element])
            }
            _ => self.operands_of_expression(value),
        }
    }

    fn operands_of_expression(&self, value: llir::Value) -> SmallVec<[llir::Value; 4]> {
        let Some(expr) = self.im.cx.as_expr(value) else { return SmallVec::new() };
        // The lanes of a mask follow its vectors.
        let n = if expr.op == ExprOp::ShuffleVector { 2 } else { usize::MAX };
        expr.operands.iter().take(n).collect()
    }

    /// A constant whose dependencies are known.
    fn new_constant(&mut self, value: llir::Value) -> Result<Value> {
        let ctx = self.im.ctx;
        if value.is_global() {
            let name = self.im.symbol_name(value);
            let ty = self.im.ty(value.ty());
            let attr = SymbolRefAttr::flat(ctx, name);
            return Ok(self.with_attr(l::AddressOf::DEF, l::AddressOf::SLOTS.global_name, attr, ty));
        }
        let as_zero = self.im.options.lossless && value.is_zero() && value.kind() == ValueKind::Zero;
        if !as_zero && let Some(attr) = self.im.constant_attr(value) {
            let ty = self.im.ty(value.ty());
            return Ok(self.with_attr(l::Constant::DEF, l::Constant::SLOTS.value, attr, ty));
        }
        let ty = self.im.ty(value.ty());
        let def = match value.kind() {
            ValueKind::Zero if value.ty() == llir::Type::TOKEN => Some(l::NoneToken::DEF),
            ValueKind::Zero
                if self.im.options.lossless
                    && ty.as_::<l::TargetExtType>(ctx).is_some_and(|ext| !ext.has_zero(ctx)) =>
            {
                let attr = self.im.const_attr(value);
                return Ok(self.with_attr(l::Constant::DEF, l::Constant::SLOTS.value, attr, ty));
            }
            ValueKind::Zero => Some(l::Zero::DEF),
            ValueKind::Poison => Some(l::Poison::DEF),
            ValueKind::Undef => Some(l::Undef::DEF),
            _ => None,
        };
        if let Some(def) = def {
            return Ok(self.result(def, &[], ty));
        }
        let cx = self.im.cx;
        let reason = match cx.const_view(value) {
            Some(view)
                if self.im.options.lossless
                    && !matches!(view, ConstView::DsoLocalEquivalent(_) | ConstView::BlockAddress(..)) =>
            {
                let attr = self.im.const_attr(value);
                return Ok(self.with_attr(l::Constant::DEF, l::Constant::SLOTS.value, attr, ty));
            }
            Some(ConstView::Expr(expr)) => return self.expression(value, &expr),
            Some(ConstView::Aggregate(elements)) => {
                return self.aggregate(ty, elements.iter().enumerate());
            }
            Some(ConstView::Splat(element)) if value.ty().is_scalable_vector() => {
                return self.scalable_splat(value.ty(), element);
            }
            Some(ConstView::Splat(element)) => {
                let n = cx.n_elements(value.ty()).unwrap_or(0) as usize;
                return self.aggregate(ty, (0..n).map(|i| (i, element)));
            }
            Some(ConstView::DsoLocalEquivalent(function)) => {
                let attr = SymbolRefAttr::flat(ctx, self.im.symbol_name(function));
                let slot = l::DsoLocalEquivalent::SLOTS.function_name;
                return Ok(self.with_attr(l::DsoLocalEquivalent::DEF, slot, attr, ty));
            }
            Some(ConstView::BlockAddress(func, block)) => {
                let name = self.im.symbol_name(self.im.m.func_value(func));
                let tag = BlockTagAttr::get(ctx, self.im.block_number(func, block));
                let attr = BlockAddressAttr::get(ctx, SymbolRefAttr::flat(ctx, name), tag);
                return Ok(self.with_attr(l::BlockAddress::DEF, l::BlockAddress::SLOTS.block_addr, attr, ty));
            }
            Some(ConstView::NoCfi(_)) => " since no_cfi is unsupported",
            Some(ConstView::PtrAuth(_)) => " since ptrauth(...) is unsupported",
            _ => "",
        };
        let text = llir::print::constant_text(self.im.m, value);
        Err(ctx.error(Loc::UNKNOWN, format!("unhandled constant: {text}{reason}")).emit())
    }

    /// An operation of one attribute.
    fn with_attr(&mut self, def: &'static OpDef, slot: usize, attr: Attr, ty: Type) -> Value {
        self.start(def, &[], &[ty]).set_slot(slot, attr);
        let op = self.finish();
        self.body.result(op, 0)
    }

    /// Inserts elements into an undefined array, struct or vector.
    fn aggregate(&mut self, ty: Type, elements: impl Iterator<Item = (usize, llir::Value)>) -> Result<Value> {
        let ctx = self.im.ctx;
        let is_vector = !l::types::is_aggregate(ctx, ty);
        let mut root = self.result(l::Undef::DEF, &[], ty);
        for (i, element) in elements {
            let element = self.value(element)?;
            if is_vector {
                let index = terrace_ir::attrs::IntegerAttr::of_i64(ctx, Type::I32, i as i64);
                let index = self.with_attr(l::Constant::DEF, l::Constant::SLOTS.value, index, Type::I32);
                root = self.result(l::InsertElement::DEF, &[root, element, index], ty);
            } else {
                let position = terrace_ir::attrs::DenseArrayAttr::of_i64s(ctx, &[i as i64]);
                self.start(l::InsertValue::DEF, &[root, element], &[ty])
                    .set_slot(l::InsertValue::SLOTS.position, position);
                let op = self.finish();
                root = self.body.result(op, 0);
            }
        }
        Ok(root)
    }

    /// A scalable vector of one element, which LLVM writes as a shuffle.
    fn scalable_splat(&mut self, ty: llir::Type, element: llir::Value) -> Result<Value> {
        let (to, n) = (self.im.ty(ty), self.im.cx.vector_parts(ty).map_or(0, |parts| parts.1));
        let poison = self.value(llir::Value::poison(ty))?;
        let element = self.value(element)?;
        let index = self.value(llir::Value::zero(llir::Type::I64))?;
        let vector = self.result(l::InsertElement::DEF, &[poison, element, index], to);
        let mask = vec![0; n as usize];
        let mask = terrace_ir::attrs::DenseArrayAttr::of_i32s(self.im.ctx, &mask);
        self.start(l::ShuffleVector::DEF, &[vector, poison], &[to])
            .set_slot(l::ShuffleVector::SLOTS.mask, mask);
        let op = self.finish();
        Ok(self.body.result(op, 0))
    }
}

/// The key of the edges from one block to another.
fn edge(from: llir::Block, to: llir::Block) -> (u32, u32) {
    (to.index() as u32, from.index() as u32)
}

/// Whether arrays of this type are stored as bytes in LLVM.
fn is_plain_data(ty: llir::Type) -> bool {
    use llir::FloatKind::{BFloat, Double, Float, Half};
    matches!(ty.int_width(), Some(8 | 16 | 32 | 64))
        || matches!(ty.float_kind(), Some(Half | BFloat | Float | Double))
}
