//! Instructions that MLIR 22 has no operation for, metadata operands, and debug records.

use crate::import::body::{BodyImport, Point};
use crate::import::enums::rmw_op;
use terrace_ir::attrs::{ArrayAttr, DenseArrayAttr, IntegerAttr, StringAttr, TypeAttr};
use terrace_ir::body::ValueDef;
use terrace_ir::dominance::DominanceInfo;
use terrace_ir::{Attr, Block, Op, OpDef, OpKind, Result, Type, Value};
use terrace_llir as llir;
use terrace_llir::debug::{DebugRecord, DiKind, RecordKind};
use terrace_llir::metadata::MdView;
use terrace_llir::module::InlineAsm;
use terrace_llir::{Flags, Inst, Md, Opcode, ValueKind};
use terrace_llvm as l;
use terrace_support::FxHashMap;
use terrace_support::small_vec::SmallVec;

impl BodyImport<'_, '_> {
    fn word(&self, text: &str) -> Attr {
        StringAttr::of(self.im.ctx, text)
    }

    /// Whether the operation of an instruction does not allow its types.
    pub fn has_other_types(&mut self, inst: Inst) -> bool {
        let (f, data) = (self.f, self.f.inst(inst));
        let first = f.operands(inst).first().map_or(llir::Type::VOID, |value| value.ty());
        match data.op {
            Opcode::BitCast => {
                self.im.cx.scalar_type(first).is_ptr() && first.is_vector() != data.ty.is_vector()
            }
            Opcode::Load | Opcode::Store => {
                let ty = if data.op == Opcode::Load { data.ty } else { first };
                ty.is_vector() && self.access(inst).ordering != llir::Ordering::NotAtomic
                    || self.lacks_layout(ty)
            }
            Opcode::Alloca => data.source_type().is_some_and(|ty| self.lacks_layout(ty)),
            Opcode::AtomicRmw => {
                let is_exchange = data.rmw_op() == Some(llir::RmwOp::Xchg);
                !is_exchange && data.ty.int_width().is_some_and(|width| !matches!(width, 8 | 16 | 32 | 64))
            }
            _ => false,
        }
    }

    /// Whether a type is a target type that MLIR has no layout for.
    fn lacks_layout(&mut self, ty: llir::Type) -> bool {
        ty.is_target_ext() && {
            let ty = self.im.ty(ty);
            let ctx = self.im.ctx;
            ty.as_::<l::TargetExtType>(ctx).is_some_and(|ext| !ext.has_layout(ctx))
        }
    }

    /// Translates an instruction whose types its operation does not allow.
    pub fn with_other_types(&mut self, inst: Inst) -> Result<Op> {
        let (f, data) = (self.f, self.f.inst(inst));
        let operands = self.values(f.operands(inst))?;
        let results: SmallVec<[Type; 1]> = if data.ty == llir::Type::VOID {
            SmallVec::new()
        } else {
            SmallVec::from_slice(&[self.im.ty(data.ty)])
        };
        let opcode = self.word(data.op.name());
        let slots = l::Instruction::SLOTS;
        self.start(l::Instruction::DEF, &operands, &results).set_slot(slots.opcode, opcode);
        if data.op == Opcode::Alloca {
            let elem = self.im.ty(data.source_type().unwrap_or(llir::Type::I8));
            self.set_slots(&[
                (slots.elem_type, Some(TypeAttr::get(self.im.ctx, elem))),
                (slots.alignment, self.align(data.alloca_align())),
                (slots.inalloca, self.flag(inst, Flags::INALLOCA)),
            ]);
        } else if data.op != Opcode::BitCast {
            let access = self.access(inst);
            let bin_op = data.rmw_op().filter(|_| data.op == Opcode::AtomicRmw).map(rmw_op);
            self.set_slots(&[
                (slots.bin_op, bin_op.map(|op| l::AtomicBinOp::ENUM.attr(self.im.ctx, op as u64))),
                (slots.ordering, self.ordering(access.ordering)),
                (slots.syncscope, self.scope(access)),
                (slots.alignment, self.align(access.align)),
                (slots.volatile, self.flag(inst, Flags::VOLATILE)),
            ]);
        }
        Ok(self.finish())
    }

    /// Translates an instruction that MLIR 22 has no operation for; `None` for others.
    pub fn other_instruction(&mut self, inst: Inst) -> Result<Option<Op>> {
        let f = self.f;
        let data = f.inst(inst);
        let ctx = self.im.ctx;
        Ok(Some(match data.op {
            Opcode::PtrToAddr => {
                let operands = self.values(f.operands(inst))?;
                let ty = self.im.ty(data.ty);
                self.op(l::PtrToAddr::DEF, &operands, &[ty])
            }
            Opcode::CatchPad | Opcode::CleanupPad => {
                let operands = self.values(f.operands(inst))?;
                let def: &'static OpDef =
                    if data.op == Opcode::CatchPad { l::CatchPad::DEF } else { l::CleanupPad::DEF };
                let token = self.im.ty(data.ty);
                self.op(def, &operands, &[token])
            }
            Opcode::CatchSwitch => {
                let mut operands = self.values(&f.operands(inst)[..1])?;
                let (succs, segments) = self.dests(inst, &mut operands)?;
                let token = self.im.ty(data.ty);
                let unwinds = data.flags.has(Flags::UNWINDS);
                let state = self.start(l::CatchSwitch::DEF, &operands, &[token]);
                state.succs.extend_from_slice(&succs);
                state.set_slot(l::CatchSwitch::SLOTS.dest_segments, segments);
                if unwinds {
                    state.set_slot(l::CatchSwitch::SLOTS.unwinds, Attr::UNIT);
                }
                self.finish()
            }
            Opcode::CatchRet | Opcode::CleanupRet => {
                let mut operands = self.values(&f.operands(inst)[..1])?;
                let (succs, _) = self.dests(inst, &mut operands)?;
                let def: &'static OpDef =
                    if data.op == Opcode::CatchRet { l::CatchRet::DEF } else { l::CleanupRet::DEF };
                self.start(def, &operands, &[]).succs.extend_from_slice(&succs);
                self.finish()
            }
            Opcode::CallBr => {
                let info = f.call(inst).copied().unwrap_or(llir::CallInfo::new(llir::Type::VOID));
                let callee = self.value(f.callee(inst).unwrap_or(llir::Value::NONE))?;
                let mut operands: SmallVec<[Value; 8]> = SmallVec::from_slice(&[callee]);
                operands.extend(self.values(&f.operands(inst)[..f.n_call_args(inst)])?);
                let n_callee = operands.len();
                let (bundles, sizes, tags) = self.bundle_parts(inst)?;
                operands.extend_from_slice(&bundles);
                let n_before = operands.len();
                let (mut succs, mut segments) = (SmallVec::<[Block; 4]>::new(), Vec::new());
                // The result cannot be an argument of the operation that defines it: a block between passes it on.
                let (from, own) = (data.block(), f.result(inst));
                let mut edges: SmallVec<[(Block, llir::Block); 2]> = SmallVec::new();
                for dest in f.successors(inst) {
                    let mut succ = self.target(dest);
                    let mut args = SmallVec::new();
                    if self.incoming(from, dest).contains(&own) {
                        succ = self.edge_block(succ);
                        edges.push((succ, dest));
                    } else {
                        args = self.branch_args(from, dest)?;
                    }
                    segments.push(args.len() as i32);
                    operands.extend_from_slice(&args);
                    succs.push(succ);
                }
                let segments = DenseArrayAttr::of_i32s(ctx, &segments);
                let groups = [n_callee, bundles.len(), operands.len() - n_before];
                let result: SmallVec<[Type; 1]> = if data.ty == llir::Type::VOID {
                    SmallVec::new()
                } else {
                    SmallVec::from_slice(&[self.im.ty(data.ty)])
                };
                let ty = TypeAttr::get(ctx, self.im.ty(info.fn_ty));
                let slots = l::CallBr::SLOTS;
                let cc = l::CConv::from_value(u64::from(info.cc.0)).filter(|_| info.cc != llir::CallConv::C);
                let cc = cc.map(|cc| l::CConv::ENUM.attr(ctx, cc as u64));
                let state = self.start(l::CallBr::DEF, &operands, &result);
                state.succs.extend_from_slice(&succs);
                state.set_segments(ctx, &groups, &[]);
                state.set_slot(slots.callee_type, ty);
                state.set_slot(slots.dest_segments, segments);
                self.set_slots(&[(slots.cconv, cc), (slots.op_bundle_tags, tags)]);
                if tags.is_some() {
                    self.state.set_slot(slots.op_bundle_sizes, sizes);
                }
                let op = self.finish();
                if !edges.is_empty() {
                    let value = self.body.result(op, 0);
                    self.set(inst, value);
                }
                for (block, dest) in edges {
                    self.fill_edge(block, from, dest)?;
                }
                op
            }
            _ => return Ok(None),
        }))
    }

    /// The destinations of a terminator and the number of operands of each, which are appended to `operands`.
    fn dests(
        &mut self,
        inst: Inst,
        operands: &mut SmallVec<[Value; 8]>,
    ) -> Result<(SmallVec<[Block; 4]>, Attr)> {
        let f = self.f;
        let from = f.inst(inst).block();
        let (mut succs, mut segments) = (SmallVec::new(), Vec::new());
        for dest in f.successors(inst) {
            let args = self.branch_args(from, dest)?;
            segments.push(args.len() as i32);
            operands.extend_from_slice(&args);
            succs.push(self.target(dest));
        }
        Ok((succs, DenseArrayAttr::of_i32s(self.im.ctx, &segments)))
    }

    /// The operands of all operand bundles of a call, the number of each, and the tags.
    pub fn bundle_parts(&mut self, inst: Inst) -> Result<(SmallVec<[Value; 4]>, Attr, Option<Attr>)> {
        let f = self.f;
        let ctx = self.im.ctx;
        let (mut operands, mut sizes, mut tags) = (SmallVec::new(), Vec::new(), Vec::new());
        if self.im.options.lossless {
            for (tag, values) in f.bundles(inst) {
                operands.extend(self.values(values)?);
                sizes.push(values.len() as i32);
                tags.push(StringAttr::get(ctx, ctx.str_id(self.im.cx.str(tag)), None));
            }
        }
        let tags = (!tags.is_empty()).then(|| ArrayAttr::get(ctx, &tags));
        Ok((operands, DenseArrayAttr::of_i32s(ctx, &sizes), tags))
    }

    /// Inline assembly as a callee.
    pub fn asm_value(&mut self, value: llir::Value, asm: &InlineAsm<'_>) -> Value {
        if let Some(&known) = self.consts.get(&value) {
            return known;
        }
        let ctx = self.im.ctx;
        let ty = self.im.ty(llir::Type::PTR);
        let fn_ty = TypeAttr::get(ctx, self.im.ty(asm.fn_ty));
        let string = |bytes: &[u8]| StringAttr::get(ctx, ctx.str_id(bytes), None);
        let dialect = if asm.intel_dialect { l::AsmDialect::Intel } else { l::AsmDialect::Att };
        let unit = |on: bool| on.then_some(Attr::UNIT);
        let slots = l::InlineAsmValue::SLOTS;
        let (point, loc) = self.at_constants();
        self.start(l::InlineAsmValue::DEF, &[], &[ty]);
        self.set_slots(&[
            (slots.asm_string, Some(string(asm.template))),
            (slots.constraints, Some(string(asm.constraints))),
            (slots.asm_type, Some(fn_ty)),
            (slots.has_side_effects, unit(asm.side_effect)),
            (slots.is_align_stack, unit(asm.align_stack)),
            (slots.can_unwind, unit(asm.can_unwind)),
            (slots.asm_dialect, Some(l::AsmDialect::ENUM.attr(ctx, dialect as u64))),
        ]);
        let op = self.finish();
        (self.point, self.loc) = (point, loc);
        let made = self.body.result(op, 0);
        self.consts.insert(value, made);
        made
    }

    /// Metadata as an operand: a value for each node and function, or one at the current place if it refers to local
    /// values.
    pub fn metadata_value(&mut self, value: llir::Value, md: Md) -> Result<Value> {
        if let Some(&known) = self.consts.get(&value) {
            return Ok(known);
        }
        let (attr, values) = self.location(value)?;
        let ty = self.im.ty(llir::Type::METADATA);
        let is_local =
            !values.is_empty() || matches!(self.im.cx.md_view(md), MdView::Value(v) if !v.is_const());
        let place = if is_local { (self.point, self.loc) } else { self.at_constants() };
        self.start(l::MetadataAsValue::DEF, &values, &[ty])
            .set_slot(l::MetadataAsValue::SLOTS.metadata, attr);
        let op = self.finish();
        (self.point, self.loc) = place;
        let made = self.body.result(op, 0);
        if !is_local {
            self.consts.insert(value, made);
        }
        Ok(made)
    }

    /// Moves to the place of constants and returns the current one.
    fn at_constants(&mut self) -> (Point, terrace_ir::Loc) {
        let place = (self.point, self.loc);
        (self.point, self.loc) = (Point::Constants, terrace_ir::Loc::UNKNOWN);
        place
    }

    /// A value as metadata: the attribute, and the operands that it stands for.
    fn location(&mut self, value: llir::Value) -> Result<(Attr, SmallVec<[Value; 4]>)> {
        let ValueKind::Metadata(md) = value.kind() else {
            let operand = self.value(value)?;
            return Ok((self.word("value"), SmallVec::from_slice(&[operand])));
        };
        match self.im.cx.md_view(md) {
            MdView::Node(node) if node.kind() == DiKind::DIArgList => {
                let mut operands = SmallVec::new();
                for argument in node.arguments() {
                    operands.push(self.value(argument)?);
                }
                Ok((self.word("list"), operands))
            }
            MdView::Value(value) if !value.is_const() => {
                let operand = self.value(value)?;
                Ok((self.word("value"), SmallVec::from_slice(&[operand])))
            }
            _ => Ok((self.im.md_attr(md), SmallVec::new())),
        }
    }

    /// Creates the operations of the debug records in front of an instruction.
    pub fn record_ops(&mut self, inst: Inst) -> Result {
        let f = self.f;
        for (_, record) in f.records_before(inst) {
            self.record_op(record)?;
        }
        Ok(())
    }

    fn record_op(&mut self, record: &DebugRecord) -> Result {
        let ctx = self.im.ctx;
        let kind = match record.kind {
            RecordKind::Value => "value",
            RecordKind::Declare => "declare",
            RecordKind::Label => "label",
            RecordKind::Assign => "assign",
            RecordKind::DeclareValue => "declare_value",
        };
        let (location, values) = match record.kind {
            RecordKind::Label => (Attr::UNIT, SmallVec::new()),
            _ => self.location(record.value)?,
        };
        let mut address = SmallVec::new();
        let mut assignment = [None; 3];
        if let Some(store) = &record.assignment {
            let (at, operands) = self.location(store.address)?;
            address = operands;
            assignment = [Some(self.im.md_attr(store.id)), Some(at), Some(self.im.md_attr(store.expression))];
        }
        let variable = self.im.md_attr(record.variable);
        let expression = (!record.expression.is_null()).then(|| self.im.md_attr(record.expression));
        let loc = self.im.md_attr(record.loc);
        let kind = self.word(kind);
        let mut operands: SmallVec<[Value; 8]> = SmallVec::from_slice(&values);
        operands.extend_from_slice(&address);
        let slots = l::DebugRecordOp::SLOTS;
        let state = self.start(l::DebugRecordOp::DEF, &operands, &[]);
        state.set_segments(ctx, &[values.len(), address.len()], &[]);
        self.set_slots(&[
            (slots.kind, Some(kind)),
            (slots.location, Some(location)),
            (slots.variable, Some(variable)),
            (slots.debug_loc, Some(loc)),
            (slots.expression, expression),
            (slots.assign_id, assignment[0]),
            (slots.address_location, assignment[1]),
            (slots.address_expression, assignment[2]),
        ]);
        let op = self.finish();
        if !operands.is_empty() {
            self.record_ops.push(op);
        }
        Ok(())
    }

    /// Replaces operands of debug records that do not dominate them, which LLVM allows, by numbers of their definitions.
    pub fn number_record_values(&mut self) {
        let mut dominance = DominanceInfo::new(Some(l::Func::DEF));
        let mut ids: FxHashMap<Value, i32> = FxHashMap::default();
        for op in core::mem::take(&mut self.record_ops) {
            let record = l::DebugRecordOp(op);
            let groups: [SmallVec<[Value; 4]>; 2] =
                [record.values(&self.body), record.address(&self.body)].map(|group| group.iter().collect());
            if groups.iter().flatten().all(|&value| dominance.value_dominates(&self.body, value, op)) {
                continue;
            }
            let slots = l::DebugRecordOp::SLOTS;
            let mut kept: SmallVec<[Value; 4]> = SmallVec::new();
            let mut sizes = [0; 2];
            for (i, (group, slot)) in groups.iter().zip([slots.location, slots.address_location]).enumerate()
            {
                let parts: SmallVec<[Attr; 4]> = group
                    .iter()
                    .map(|&value| {
                        if dominance.value_dominates(&self.body, value, op) {
                            kept.push(value);
                            sizes[i] += 1;
                            return self.word("value");
                        }
                        let next = ids.len() as i32;
                        let id = *ids.entry(value).or_insert(next);
                        IntegerAttr::of_i64(self.im.ctx, Type::I32, i64::from(id))
                    })
                    .collect();
                let is_list =
                    self.body.slot(op, slot).and_then(|attr| attr.as_bytes(self.im.ctx)) == Some(b"list");
                match (&parts[..], is_list) {
                    ([], _) => {}
                    (&[one], false) => self.body.set_slot(op, slot, Some(one)),
                    (all, _) => {
                        let list = ArrayAttr::get(self.im.ctx, all);
                        self.body.set_slot(op, slot, Some(list));
                    }
                }
            }
            self.body.set_operands(op, &kept);
            if let Some(slot) = self.body.def(op).operand_segments_slot() {
                let sizes = DenseArrayAttr::of_i32s(self.im.ctx, &sizes);
                self.body.set_slot(op, slot, Some(sizes));
            }
        }
        self.set_ids(&ids);
    }

    /// Sets the numbers of values at their definitions; those of block arguments at the terminator.
    fn set_ids(&mut self, ids: &FxHashMap<Value, i32>) {
        let ctx = self.im.ctx;
        let mut phis: FxHashMap<Block, Vec<i32>> = FxHashMap::default();
        for (&value, &id) in ids {
            match self.body.value_def(value) {
                ValueDef::Result(op, _) => {
                    let id = IntegerAttr::of_i64(ctx, Type::I32, i64::from(id));
                    self.body.set_discardable(op, ctx.intern("llvm.id"), Some(id));
                }
                ValueDef::Arg(block, at) => {
                    let n = self.body.args(block).len();
                    let ids = phis.entry(block).or_insert_with(|| vec![-1; n]);
                    if let Some(slot) = ids.get_mut(at as usize) {
                        *slot = id;
                    }
                }
            }
        }
        for (block, ids) in phis {
            if let Some(op) = self.body.last_op(block) {
                let ids = DenseArrayAttr::of_i32s(ctx, &ids);
                self.body.set_discardable(op, ctx.intern("llvm.phi_ids"), Some(ids));
            }
        }
    }
}
