//! Translation of one function: blocks, values, control flow.
//!
//! The result of an instruction is a list of registers, one for each part of its type ([`crate::shape`]). Blocks are
//! visited in reverse postorder, so that definitions come before their uses; a phi is a list of block parameters.

use crate::Unsupported;
use crate::copies::Copies;
use crate::selection::Selections;
use crate::shape::{Scalar, Shape};
use crate::unit::{OUTER_THREAD_LOCAL, Target, Unit};
use crate::variadic::VariadicArguments;
use cranelift_codegen::ir::{
    self, AbiParam, BlockArg, InstBuilder, MemFlags, StackSlot, StackSlotData, StackSlotKind, TrapCode, types,
};
use cranelift_codegen::settings::OptLevel;
use cranelift_frontend::{FunctionBuilder, Switch};
use std::collections::HashMap;
use std::rc::Rc;
use terrace_llir::attrs::AttrView;
use terrace_llir::constant::ConstView;
use terrace_llir::inst::Opcode;
use terrace_llir::value::{Block, Inst};
use terrace_llir::{AttrKind, AttrSet, Body, Context, Func, Global, ThreadLocal, Type, Value, ValueKind};
use terrace_support::small_vec::SmallVec;

/// The registers of a value.
pub type Parts = SmallVec<[ir::Value; 4]>;

/// A translation, or the construct that has none.
pub type Translated<T = ()> = Result<T, Unsupported>;

/// A function that is being translated.
pub struct FunctionTranslator<'m, 'f> {
    pub unit: &'f mut Unit<'m>,
    pub b: FunctionBuilder<'f>,
    pub body: &'m Body,
    pub func: Func,
    /// The range of each instruction's registers in `registers`.
    results: Vec<(u32, u32)>,
    registers: Vec<ir::Value>,
    arguments: Vec<Parts>,
    blocks: Vec<Option<ir::Block>>,
    /// The values that the phis of a block receive from another block, in order.
    incoming: HashMap<(Block, Block), Vec<Value>>,
    /// Holds the list of memory that allocations outside the stack frame have, if there are any.
    pub frame: Option<StackSlot>,
    /// Where a variadic function's arguments are.
    pub variadic: Option<VariadicArguments>,
    /// Whether the block that is being translated has ended with a tail call.
    pub is_returned: bool,
    /// The slot through which floats of 128 bits change registers.
    pub quad_slot: Option<StackSlot>,
    /// The branches that become selections.
    pub selections: Selections,
    /// The instructions whose values stay in memory.
    pub copies: Copies,
    /// The slots of each instruction's parts, if values are kept in memory.
    slots: Option<HashMap<Inst, SmallVec<[StackSlot; 4]>>>,
}

/// The trap of code that is never reached.
pub fn unreachable_trap() -> TrapCode {
    TrapCode::unwrap_user(1)
}

impl<'m, 'f> FunctionTranslator<'m, 'f> {
    /// Translates the body of a function into the function of a builder.
    pub fn translate(
        unit: &'f mut Unit<'m>,
        b: FunctionBuilder<'f>,
        func: Func,
        body: &'m Body,
    ) -> Translated {
        let mut translator = FunctionTranslator {
            unit,
            b,
            body,
            func,
            results: vec![(0, 0); body.n_insts()],
            registers: Vec::new(),
            arguments: Vec::new(),
            blocks: vec![None; body.blocks().iter().map(|block| block.index() + 1).max().unwrap_or(0)],
            incoming: HashMap::new(),
            frame: None,
            variadic: None,
            is_returned: false,
            quad_slot: None,
            selections: Selections::default(),
            copies: Copies::new(),
            slots: None,
        };
        let result = translator.run();
        match result {
            Ok(()) => {
                translator.b.seal_all_blocks();
                translator.b.finalize();
                Ok(())
            }
            Err(error) => Err(error),
        }
    }

    fn run(&mut self) -> Translated {
        let mut order = self.reverse_postorder();
        if self.returns_twice(&order) {
            self.slots = Some(HashMap::new());
        } else if self.unit.out.isa().flags().opt_level() != OptLevel::None {
            self.selections = Selections::of(self.body, &order);
            order.retain(|&block| !self.selections.is_side(block));
        }
        self.copies = self.find_copies(&order);
        for &block in &order {
            let new = self.b.create_block();
            self.blocks[block.index()] = Some(new);
        }
        let Some(&entry) = order.first() else { return Err(Unsupported::new("a function without blocks")) };
        let first = self.block(entry)?;
        self.b.switch_to_block(first);
        self.read_arguments(first)?;
        if self.needs_frame(&order) {
            let slot = StackSlotData::new(StackSlotKind::ExplicitSlot, 8, 3);
            let slot = self.b.create_sized_stack_slot(slot);
            let zero = self.b.ins().iconst(types::I64, 0);
            self.b.ins().stack_store(zero, slot, 0);
            self.frame = Some(slot);
        }
        for &block in &order {
            self.phis(block)?;
        }
        for &block in &order {
            let at = self.block(block)?;
            if block != entry {
                self.b.switch_to_block(at);
            }
            self.instructions(block)?;
        }
        Ok(())
    }

    /// Translates the instructions of a block into the current one.
    pub fn instructions(&mut self, block: Block) -> Translated {
        let body = self.body;
        for inst in body.insts(block) {
            if body.inst(inst).op == Opcode::Phi {
                self.spill(inst);
                continue;
            }
            let location = self.unit.lines.location(body, inst);
            self.b.set_srcloc(location);
            self.instruction(inst).map_err(|error| {
                self.unit.failed_at = body.debug_loc(inst);
                error.at(body, inst)
            })?;
            if core::mem::take(&mut self.is_returned) {
                break;
            }
        }
        Ok(())
    }

    /// The reachable blocks, definitions before uses.
    fn reverse_postorder(&self) -> Vec<Block> {
        let body = self.body;
        let Some(&entry) = body.blocks().first() else { return Vec::new() };
        let mut seen = vec![false; self.blocks.len()];
        seen[entry.index()] = true;
        let successors = |block: Block| -> Vec<Block> {
            body.terminator(block).map(|inst| body.successors(inst).collect()).unwrap_or_default()
        };
        let mut order = Vec::new();
        let mut stack = vec![(entry, successors(entry))];
        while let Some((block, rest)) = stack.last_mut() {
            match rest.pop() {
                Some(next) if !core::mem::replace(&mut seen[next.index()], true) => {
                    stack.push((next, successors(next)));
                }
                Some(_) => {}
                None => {
                    order.push(*block);
                    stack.pop();
                }
            }
        }
        order.reverse();
        order
    }

    /// Whether an allocation is not part of the stack frame.
    fn needs_frame(&self, order: &[Block]) -> bool {
        let body = self.body;
        let insts = order.iter().flat_map(|&block| body.insts(block));
        insts.into_iter().any(|inst| {
            body.inst(inst).op == Opcode::Alloca && !self.is_static_alloca(inst)
                || self.intrinsic_name(inst).is_some_and(|name| name == "stacksave")
        })
    }

    fn read_arguments(&mut self, entry: ir::Block) -> Translated {
        self.b.append_block_params_for_function_params(entry);
        let registers: SmallVec<[ir::Value; 8]> = self.b.block_params(entry).into();
        let (_, _, is_variadic) = self
            .cx()
            .signature(self.unit.module.func(self.func).ty)
            .ok_or(Unsupported::new("a function without signature"))?;
        if is_variadic {
            let [saved, stack] = registers[..] else {
                return Err(Unsupported::new("a signature of another shape"));
            };
            let mut arguments = VariadicArguments::new(saved, stack);
            for index in 0..self.body.n_args() {
                let parts = self.read_named(&mut arguments, index, self.body.arg(index).ty())?;
                self.arguments.push(parts);
            }
            self.variadic = Some(arguments);
            return Ok(());
        }
        let mut registers = registers.into_iter();
        for index in 0..self.body.n_args() {
            let parts = self.unpack_registers(self.body.arg(index).ty(), &mut registers)?;
            self.arguments.push(parts);
        }
        Ok(())
    }

    /// Whether a call may return a second time, as that of `setjmp` does.
    ///
    /// Cranelift does not know such calls: what it keeps in the frame for the first return may be overwritten before the
    /// second one. So in these functions every value has a stack slot of its own.
    fn returns_twice(&self, order: &[Block]) -> bool {
        let (body, cx) = (self.body, self.cx());
        let has = |set: AttrSet| {
            cx.attrs_of(set).any(|attr| matches!(attr, AttrView::Enum(AttrKind::ReturnsTwice)))
        };
        order.iter().flat_map(|&block| body.insts(block)).any(|inst| {
            let callee = body.callee(inst).and_then(|callee| callee.as_func());
            body.call(inst).is_some_and(|call| has(cx.fn_attrs(call.attrs)))
                || callee.is_some_and(|func| has(cx.fn_attrs(self.unit.module.func(func).attrs)))
        })
    }

    /// Stores an instruction's registers into its stack slots, if values are kept in memory.
    fn spill(&mut self, inst: Inst) {
        let Some(mut slots) = self.slots.take() else { return };
        let (first, count) = self.results[inst.index()];
        let all = (first..first + count).map(|i| {
            let register = self.registers[i as usize];
            let bytes = self.b.func.dfg.value_type(register).bytes();
            let slot = StackSlotData::new(StackSlotKind::ExplicitSlot, bytes, bytes.trailing_zeros() as u8);
            let slot = self.b.create_sized_stack_slot(slot);
            self.b.ins().stack_store(register, slot, 0);
            slot
        });
        let all = all.collect();
        slots.insert(inst, all);
        self.slots = Some(slots);
    }

    /// Makes the parameters of a block for its phis.
    fn phis(&mut self, block: Block) -> Translated {
        let body = self.body;
        let at = self.block(block)?;
        let phis = body.insts(block).take_while(|&inst| body.inst(inst).op == Opcode::Phi);
        for (i, inst) in phis.enumerate() {
            let shape = self.shape(body.inst(inst).ty)?;
            let parts: Parts =
                shape.parts.iter().map(|scalar| self.b.append_block_param(at, scalar.ty())).collect();
            self.define(inst, &parts);
            for pair in body.operands(inst).chunks_exact(2) {
                let Some(from) = pair[1].as_block() else { continue };
                let values = self.incoming.entry((block, from)).or_default();
                // A block that comes twice brings one value.
                if values.len() == i {
                    values.push(pair[0]);
                }
            }
        }
        Ok(())
    }

    /// The context.
    pub fn cx(&self) -> &'m Context {
        &self.unit.module.cx
    }

    /// The shape of a type.
    pub fn shape(&mut self, ty: Type) -> Translated<Rc<Shape>> {
        self.unit.shapes.of(ty)
    }

    /// The scalar of a type that has one part.
    pub fn scalar(&mut self, ty: Type) -> Translated<Scalar> {
        self.unit.shapes.scalar(ty)
    }

    /// The scalar of each part of values of this type, or the only one for all elements of a vector.
    pub fn element(&mut self, ty: Type) -> Translated<Scalar> {
        let elem = self.cx().scalar_type(ty);
        self.scalar(elem)
    }

    /// The translation of a block.
    pub fn block(&self, block: Block) -> Translated<ir::Block> {
        self.blocks
            .get(block.index())
            .copied()
            .flatten()
            .ok_or(Unsupported::new("a block that is not reached"))
    }

    /// The translation of the block that an operand names.
    fn target(&self, operand: Value) -> Translated<(Block, ir::Block)> {
        let block = operand.as_block().ok_or(Unsupported::new("a destination that is no block"))?;
        Ok((block, self.block(block)?))
    }

    /// Records the registers of an instruction.
    pub fn define(&mut self, inst: Inst, parts: &[ir::Value]) {
        let first = self.registers.len() as u32;
        self.registers.extend_from_slice(parts);
        self.results[inst.index()] = (first, parts.len() as u32);
        if self.body.inst(inst).op != Opcode::Phi {
            self.spill(inst);
        }
    }

    /// The registers of a value.
    pub fn value(&mut self, value: Value) -> Translated<Parts> {
        match value.kind() {
            ValueKind::Inst(inst) => {
                let (first, count) = self.results[inst.index()];
                let parts: Parts = self.registers[first as usize..(first + count) as usize].into();
                let Some(slots) = self.slots.as_ref().and_then(|slots| slots.get(&inst)) else {
                    return Ok(parts);
                };
                let reload = |(&part, &slot)| {
                    let ty = self.b.func.dfg.value_type(part);
                    self.b.ins().stack_load(ty, slot, 0)
                };
                Ok(parts.iter().zip(slots).map(reload).collect())
            }
            ValueKind::Arg(index) => self
                .arguments
                .get(index as usize)
                .cloned()
                .ok_or(Unsupported::new("an argument that the function lacks")),
            _ => self.constant(value),
        }
    }

    /// The register of a value that has one part.
    pub fn single(&mut self, value: Value) -> Translated<ir::Value> {
        match self.value(value)?[..] {
            [register] => Ok(register),
            _ => Err(Unsupported::new("a value of several parts in this place")),
        }
    }

    /// A number as a register; `bits` above the type's width do not count.
    pub fn number(&mut self, ty: ir::Type, bits: u128) -> ir::Value {
        if ty == types::I128 {
            let low = self.b.ins().iconst(types::I64, bits as u64 as i64);
            let high = self.b.ins().iconst(types::I64, (bits >> 64) as u64 as i64);
            return self.b.ins().iconcat(low, high);
        }
        match ty {
            types::F32 => self.b.ins().f32const(ir::immediates::Ieee32::with_bits(bits as u32)),
            types::F64 => self.b.ins().f64const(ir::immediates::Ieee64::with_bits(bits as u64)),
            _ => {
                let mask = u64::MAX >> (64 - ty.bits());
                self.b.ins().iconst(ty, (bits as u64 & mask) as i64)
            }
        }
    }

    /// Zeros for each part of a type.
    pub fn zeros(&mut self, ty: Type) -> Translated<Parts> {
        let shape = self.shape(ty)?;
        Ok(shape.parts.iter().map(|scalar| self.number(scalar.ty(), 0)).collect())
    }

    fn constant(&mut self, value: Value) -> Translated<Parts> {
        let (cx, ty) = (self.cx(), value.ty());
        if let Some(limbs) = cx.as_limbs(value)
            && ty.is_int()
        {
            let scalar = self.scalar(ty)?;
            let bits = limbs.iter().take(2).rev().fold(0u128, |bits, &limb| bits << 64 | u128::from(limb));
            return Ok(Parts::from_slice(&[self.number(scalar.ty(), bits & low_bits(scalar.bits()))]));
        }
        if let Some(bits) = cx.as_float_bits(value)
            && ty.is_float()
        {
            let scalar = self.scalar(ty)?;
            return Ok(Parts::from_slice(&[self.number(scalar.ty(), bits)]));
        }
        match value.kind() {
            // No value is better for an undefined one, and this one is the same each time.
            ValueKind::Zero | ValueKind::Undef | ValueKind::Poison => self.zeros(ty),
            ValueKind::Global(_) | ValueKind::Func(_) | ValueKind::Alias(_) | ValueKind::IFunc(_) => {
                Ok(Parts::from_slice(&[self.address(value)?]))
            }
            ValueKind::Const(_) => self.record(value),
            _ => Err(Unsupported::new("an operand of this kind")),
        }
    }

    /// A constant with a record in the context.
    fn record(&mut self, value: Value) -> Translated<Parts> {
        let (cx, ty) = (self.cx(), value.ty());
        let view = cx.const_view(value).ok_or(Unsupported::new("an operand of this kind"))?;
        match view {
            ConstView::Splat(elem) => {
                let elem = self.value(elem)?;
                let count = cx.n_elements(ty).unwrap_or(0);
                let parts = self.shape(ty)?.parts.len();
                Ok((0..count).flat_map(|_| elem.iter().copied()).take(parts).collect())
            }
            ConstView::Data(_) | ConstView::Aggregate(_) => {
                let mut parts = Parts::new();
                for i in 0..cx.n_elements(ty).unwrap_or(0) {
                    let elem =
                        cx.const_element(value, i).ok_or(Unsupported::new("a constant of this kind"))?;
                    parts.extend(self.value(elem)?);
                }
                Ok(parts)
            }
            ConstView::Expr(expr) => {
                let operands: SmallVec<[Value; 4]> = expr.operands.iter().collect();
                self.expression(&expr, ty, &operands)
            }
            ConstView::BlockAddress(func, block) if func == self.func => {
                // An `indirectbr` compares these numbers; no other instruction can use them.
                let number = block.index() as u128 + 1;
                Ok(Parts::from_slice(&[self.number(types::I64, number)]))
            }
            ConstView::DsoLocalEquivalent(value) | ConstView::NoCfi(value) => self.value(value),
            _ => Err(Unsupported::new("a constant of this kind")),
        }
    }

    /// The address of a global variable, function or alias.
    fn address(&mut self, value: Value) -> Translated<ir::Value> {
        match value.kind() {
            ValueKind::Func(func) => {
                let id = self.unit.function(func)?;
                let callee = self.unit.out.declare_func_in_func(id, self.b.func);
                Ok(self.b.ins().func_addr(types::I64, callee))
            }
            ValueKind::Global(global) => {
                let variable = self.unit.module.global(global);
                let in_memory = self.unit.target == Target::Memory;
                if in_memory && variable.thread_local != ThreadLocal::None && variable.initializer.is_none() {
                    return self.outer_thread_local(global);
                }
                let id = self.unit.global(global)?;
                let data = self.unit.out.declare_data_in_func(id, self.b.func);
                if variable.thread_local == ThreadLocal::None {
                    return Ok(self.b.ins().symbol_value(types::I64, data));
                }
                if !in_memory {
                    return Ok(self.b.ins().tls_value(types::I64, data));
                }
                // In memory there is no linker that could lay out the storage of threads.
                let size = self.unit.shapes.stride(variable.ty)? as i64;
                let align = self.unit.alignment(global) as i64;
                let initial = self.b.ins().symbol_value(types::I64, data);
                let number = self.unit.number as i64;
                let [size, align, number] =
                    [size, align, number].map(|number| self.b.ins().iconst(types::I64, number));
                let args = [initial, size, align, number];
                let address = self.library("terrace_thread_local", &args, Some(types::I64))?;
                address.ok_or(Unsupported::new("a function without result"))
            }
            ValueKind::Alias(alias) => {
                let aliasee = self.unit.module.alias(alias).aliasee;
                self.single(aliasee)
            }
            _ => Err(Unsupported::new("an indirect function")),
        }
    }

    /// The address of a thread-local variable of a library, for code in memory: the loader knows it.
    fn outer_thread_local(&mut self, global: Global) -> Translated<ir::Value> {
        let index = self.unit.outer_thread_local(global);
        let index = self.b.ins().iconst(types::I64, index as i64);
        let symbols = self.symbols()?;
        let address = self.library(OUTER_THREAD_LOCAL, &[symbols, index], Some(types::I64))?;
        address.ok_or(Unsupported::new("a function without result"))
    }

    /// The address of the list of libraries, which no other module has.
    pub fn symbols(&mut self) -> Translated<ir::Value> {
        let symbols = self.unit.symbols()?;
        let symbols = self.unit.out.declare_data_in_func(symbols, self.b.func);
        Ok(self.b.ins().symbol_value(types::I64, symbols))
    }

    /// The arguments of an edge for the phis of its destination.
    pub fn edge(&mut self, from: Block, to: Block) -> Translated<SmallVec<[BlockArg; 8]>> {
        let Some(values) = self.incoming.get(&(to, from)).cloned() else { return Ok(SmallVec::new()) };
        let mut args = SmallVec::new();
        for value in values {
            args.extend(self.value(value)?.into_iter().map(BlockArg::Value));
        }
        Ok(args)
    }

    /// Translates a terminator. Returns whether the instruction is one.
    pub fn terminator(&mut self, inst: Inst) -> Translated<bool> {
        let body = self.body;
        let (data, operands) = (body.inst(inst), body.operands(inst));
        let from = data.block();
        match (data.op, operands) {
            (Opcode::Br, _) if self.selections.is_side(from) => {}
            (Opcode::Br, &[to]) => {
                let (to, target) = self.target(to)?;
                let args = self.edge(from, to)?;
                self.b.ins().jump(target, &args);
            }
            (Opcode::Br, &[condition, ..]) => {
                let mut targets = operands.iter().filter(|operand| operand.as_block().is_some());
                let (Some(&then), Some(&other)) = (targets.next(), targets.next()) else {
                    return Err(Unsupported::new("a branch without destinations"));
                };
                let condition = self.single(condition)?;
                if self.selected(from, condition)? {
                    return Ok(true);
                }
                let ((then, then_block), (other, other_block)) = (self.target(then)?, self.target(other)?);
                let (then_args, other_args) = (self.edge(from, then)?, self.edge(from, other)?);
                self.b.ins().brif(condition, then_block, &then_args, other_block, &other_args);
            }
            (Opcode::Switch, &[on, default, ref cases @ ..]) => {
                let on = self.single(on)?;
                let mut switch = Switch::new();
                let default = self.entry(from, default)?;
                for case in cases.chunks_exact(2) {
                    let limbs = self.cx().as_limbs(case[0]).ok_or(Unsupported::new("a case of this kind"))?;
                    let limbs = limbs.iter().take(2).rev();
                    let number = limbs.fold(0u128, |bits, &limb| bits << 64 | u128::from(limb));
                    let width = case[0].ty().int_width().unwrap_or(128);
                    let target = self.entry(from, case[1])?;
                    switch.set_entry(number & low_bits(width), target);
                }
                switch.emit(&mut self.b, on, default);
                self.fill_entries()?;
            }
            (Opcode::IndirectBr, &[address, ref targets @ ..]) => {
                let address = self.single(address)?;
                let mut switch = Switch::new();
                let mut seen = Vec::new();
                for &target in targets {
                    let number = target.as_block().map_or(0, |block| block.index() as u128 + 1);
                    if !seen.contains(&number) {
                        seen.push(number);
                        let entry = self.entry(from, target)?;
                        switch.set_entry(number, entry);
                    }
                }
                let nowhere = self.b.create_block();
                switch.emit(&mut self.b, address, nowhere);
                self.b.switch_to_block(nowhere);
                self.b.ins().trap(unreachable_trap());
                self.fill_entries()?;
            }
            (Opcode::Ret, []) => {
                self.release_frame()?;
                let result = self.variadic.and_then(|arguments| arguments.result);
                self.b.ins().return_(result.as_slice());
            }
            (Opcode::Ret, &[value]) => {
                let parts = self.value(value)?;
                let parts = self.pack_registers(value.ty(), parts)?;
                self.release_frame()?;
                self.b.ins().return_(&parts);
            }
            (Opcode::Unreachable, _) => {
                self.b.ins().trap(unreachable_trap());
            }
            (
                Opcode::Invoke
                | Opcode::Resume
                | Opcode::CallBr
                | Opcode::CatchSwitch
                | Opcode::CatchRet
                | Opcode::CleanupRet,
                _,
            ) => return Err(Unsupported::new("unwinding")),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// A block that a switch can jump to: the destination itself, or a new block that passes values to its phis.
    fn entry(&mut self, from: Block, operand: Value) -> Translated<ir::Block> {
        let (to, target) = self.target(operand)?;
        if !self.incoming.contains_key(&(to, from)) {
            return Ok(target);
        }
        let entry = self.b.create_block();
        self.unit.entries.push((entry, from, to));
        Ok(entry)
    }

    /// Fills the blocks that [`Self::entry`] made.
    fn fill_entries(&mut self) -> Translated {
        for (entry, from, to) in core::mem::take(&mut self.unit.entries) {
            self.b.switch_to_block(entry);
            let args = self.edge(from, to)?;
            let target = self.block(to)?;
            self.b.ins().jump(target, &args);
        }
        Ok(())
    }

    /// Frees the memory of allocations outside the stack frame.
    pub fn release_frame(&mut self) -> Translated {
        if let Some(frame) = self.frame {
            let list = self.b.ins().stack_addr(types::I64, frame, 0);
            let none = self.b.ins().iconst(types::I64, 0);
            self.library("terrace_stack_release", &[list, none], None)?;
        }
        Ok(())
    }

    /// Calls a function of the C library or the runtime library with registers.
    pub fn library(
        &mut self,
        name: &str,
        args: &[ir::Value],
        result: Option<ir::Type>,
    ) -> Translated<Option<ir::Value>> {
        let mut signature = self.unit.out.make_signature();
        for &arg in args {
            let ty = self.b.func.dfg.value_type(arg);
            // The library reads whole registers.
            let param = AbiParam::new(ty);
            signature.params.push(if ty.is_int() && ty.bits() < 32 { param.uext() } else { param });
        }
        signature.returns.extend(result.map(AbiParam::new));
        let (id, same) = self.unit.library(name, &signature)?;
        let callee = self.unit.out.declare_func_in_func(id, self.b.func);
        let call = if same {
            self.b.ins().call(callee, args)
        } else {
            let signature = self.b.import_signature(signature);
            let address = self.b.ins().func_addr(types::I64, callee);
            self.b.ins().call_indirect(signature, address, args)
        };
        Ok(self.b.inst_results(call).first().copied())
    }

    /// Access flags of loads and stores: addresses are valid, but may have any alignment.
    pub fn access() -> MemFlags {
        MemFlags::new().with_notrap()
    }
}

/// The lowest bits of a number.
pub fn low_bits(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}
