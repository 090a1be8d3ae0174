//! Construction of instructions, with the constant folding of LLVM's builder.
//!
//! If all operands are constants, the builder returns the folded constant instead of an instruction, as
//! `IRBuilder<TargetFolder>` does: `add i32 1, 2` is the constant `3`, while `add i32 %x, 0` stays. A builder does
//! not check types: [`crate::verify`] does that for the whole module.

use crate::body::Body;
use crate::constant::ExprOp;
use crate::fold::Folder;
use crate::inst::*;
use crate::module::Module;
use crate::types::Type;
use crate::value::{Block, Inst, Value};
use terrace_support::small_vec::SmallVec;

/// The insertion point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Point {
    Nowhere,
    End(Block),
    Before(Inst),
}

/// Builds instructions into a [`Body`]. It reads the module and changes nothing but the body.
pub struct Builder<'a> {
    /// The module of the function.
    pub module: &'a Module,
    /// The body to build into.
    pub body: &'a mut Body,
    point: Point,
    loc: u32,
    /// Whether operations on constants become constants.
    folds: bool,
}

impl<'a> Builder<'a> {
    /// A builder without an insertion point.
    pub fn new(module: &'a Module, body: &'a mut Body) -> Self {
        Builder { module, body, point: Point::Nowhere, loc: 0, folds: true }
    }

    /// Sets whether operations on constants become constants, which is the default, or instructions.
    pub fn set_folding(&mut self, on: bool) {
        self.folds = on;
    }

    /// Adds a block at the end of the function.
    pub fn append_block(&mut self) -> Block {
        self.body.append_block()
    }

    /// Sets the insertion point to the end of a block.
    pub fn position_at_end(&mut self, block: Block) {
        self.point = Point::End(block);
    }

    /// Sets the insertion point before an instruction.
    pub fn position_before(&mut self, inst: Inst) {
        self.point = Point::Before(inst);
    }

    /// The block of the insertion point.
    pub fn current_block(&self) -> Option<Block> {
        match self.point {
            Point::Nowhere => None,
            Point::End(block) => Some(block),
            Point::Before(inst) => Some(self.body.inst(inst).block),
        }
    }

    /// Sets the debug location of new instructions.
    pub fn set_debug_loc(&mut self, loc: Option<crate::metadata::Md>) {
        self.loc = loc.map_or(0, |md| md.word());
        self.body.has_metadata |= loc.is_some();
    }

    /// The debug location of new instructions.
    pub fn debug_loc(&self) -> Option<crate::metadata::Md> {
        crate::metadata::Md::from_nonzero(self.loc)
    }

    /// Argument `index` of the function.
    #[inline]
    pub fn arg(&self, index: usize) -> Value {
        self.body.arg(index)
    }

    /// A folder for constants of the module.
    pub fn fold(&self) -> Folder<'a> {
        Folder::new(self.module)
    }

    #[inline]
    pub(crate) fn insert(&mut self, op: Opcode, ty: Type, operands: &[Value]) -> Inst {
        let inst = self.body.push(op, ty, operands, self.loc);
        match self.point {
            Point::End(block) => self.body.link_last(inst, block),
            Point::Before(before) => self.body.link_before(inst, before),
            Point::Nowhere => {}
        }
        inst
    }

    #[inline]
    pub(crate) fn value(&mut self, op: Opcode, ty: Type, flags: Flags, operands: &[Value]) -> Value {
        let inst = self.insert(op, ty, operands);
        self.body.insts[inst.index()].flags = flags;
        Value::inst(inst, ty)
    }

    /// A binary operation.
    #[inline]
    pub fn binary(&mut self, op: Opcode, lhs: Value, rhs: Value, flags: Flags) -> Value {
        if self.folds
            && lhs.is_const()
            && rhs.is_const()
            && let Some(folded) = self.fold().binary(op, lhs, rhs, flags)
        {
            return folded;
        }
        self.value(op, lhs.ty(), flags, &[lhs, rhs])
    }

    /// `fneg`.
    pub fn fneg(&mut self, value: Value, flags: Flags) -> Value {
        if self.folds
            && value.is_const()
            && let Some(folded) = self.fold().fneg(value)
        {
            return folded;
        }
        self.value(Opcode::FNeg, value.ty(), flags, &[value])
    }

    /// A cast to `ty`; a cast to the same type returns the value.
    pub fn cast(&mut self, op: Opcode, value: Value, ty: Type, flags: Flags) -> Value {
        // LLVM's builder creates this cast, which the verifier rejects.
        if self.folds && value.ty() == ty && op != Opcode::UiToFp {
            return value;
        }
        if self.folds
            && value.is_const()
            && let Some(folded) = self.fold().cast(op, value, ty)
        {
            return folded;
        }
        self.value(op, ty, flags, &[value])
    }

    /// `icmp`.
    pub fn icmp(&mut self, predicate: IntPredicate, lhs: Value, rhs: Value, flags: Flags) -> Value {
        if self.folds
            && lhs.is_const()
            && rhs.is_const()
            && let Some(folded) = self.fold().icmp(predicate, lhs, rhs)
        {
            return folded;
        }
        let ty = self.module.cx.with_shape_of(Type::I1, lhs.ty());
        let inst = self.insert(Opcode::ICmp, ty, &[lhs, rhs]);
        let data = self.body.inst_mut(inst);
        data.sub = predicate as u8;
        data.flags = flags;
        Value::inst(inst, ty)
    }

    /// `fcmp`.
    pub fn fcmp(&mut self, predicate: FloatPredicate, lhs: Value, rhs: Value, flags: Flags) -> Value {
        if self.folds
            && lhs.is_const()
            && rhs.is_const()
            && let Some(folded) = self.fold().fcmp(predicate, lhs, rhs)
        {
            return folded;
        }
        let ty = self.module.cx.with_shape_of(Type::I1, lhs.ty());
        let inst = self.insert(Opcode::FCmp, ty, &[lhs, rhs]);
        let data = self.body.inst_mut(inst);
        data.sub = predicate as u8;
        data.flags = flags;
        Value::inst(inst, ty)
    }

    /// `select`.
    pub fn select(&mut self, cond: Value, if_true: Value, if_false: Value, flags: Flags) -> Value {
        if self.folds
            && cond.is_const()
            && if_true.is_const()
            && if_false.is_const()
            && let Some(folded) = self.fold().select(cond, if_true, if_false)
        {
            return folded;
        }
        self.value(Opcode::Select, if_true.ty(), flags, &[cond, if_true, if_false])
    }

    /// `freeze`.
    pub fn freeze(&mut self, value: Value) -> Value {
        self.value(Opcode::Freeze, value.ty(), Flags::NONE, &[value])
    }

    /// The ABI alignment of a type in the module's layout.
    #[inline]
    pub fn abi_align(&self, ty: Type) -> Align {
        self.module.layout.abi_align(&self.module.cx, ty).map_or(Align::NONE, Align::new)
    }

    /// `alloca`; the default alignment is the type's preferred one, the default count is one.
    pub fn alloca(
        &mut self,
        ty: Type,
        count: Option<Value>,
        address_space: u32,
        align: Align,
        flags: Flags,
    ) -> Value {
        let align = if align.is_none() {
            self.module.layout.pref_align(&self.module.cx, ty).map_or(Align::NONE, Align::new)
        } else {
            align
        };
        let result = Type::ptr(address_space);
        let inst = self.insert(Opcode::Alloca, result, &[count.unwrap_or(Value::i32(1))]);
        let data = self.body.inst_mut(inst);
        data.aux = ty.0;
        data.sub = align.raw();
        data.flags = flags;
        Value::inst(inst, result)
    }

    /// `load`; the default alignment is that of the ABI.
    #[inline]
    pub fn load(&mut self, ty: Type, ptr: Value, mut access: Access, flags: Flags) -> Value {
        if access.align.is_none() {
            access.align = self.abi_align(ty);
        }
        let inst = self.insert(Opcode::Load, ty, &[ptr]);
        let data = self.body.inst_mut(inst);
        data.aux = access.pack();
        data.flags = flags;
        Value::inst(inst, ty)
    }

    /// `store`; the default alignment is that of the ABI.
    #[inline]
    pub fn store(&mut self, value: Value, ptr: Value, mut access: Access, flags: Flags) -> Inst {
        if access.align.is_none() {
            access.align = self.abi_align(value.ty());
        }
        let inst = self.insert(Opcode::Store, Type::VOID, &[value, ptr]);
        let data = self.body.inst_mut(inst);
        data.aux = access.pack();
        data.flags = flags;
        inst
    }

    /// `getelementptr`.
    pub fn gep(&mut self, source: Type, ptr: Value, indices: &[Value], flags: Flags) -> Value {
        let mut operands: SmallVec<[Value; 8]> = terrace_support::smallvec![ptr];
        operands.extend_from_slice(indices);
        self.gep_of(source, &operands, flags)
    }

    /// `getelementptr` of a list of the base and the indices.
    pub fn gep_of(&mut self, source: Type, operands: &[Value], flags: Flags) -> Value {
        let Some((&ptr, indices)) = operands.split_first() else { return Value::NONE };
        if self.folds
            && ptr.is_const()
            && indices.iter().all(|index| index.is_const())
            && let Some(folded) = self.fold().gep(source, ptr, indices, flags)
        {
            return folded;
        }
        let mut ty = ptr.ty();
        if !ty.is_vector()
            && let Some(shape) = indices.iter().find(|index| index.ty().is_vector())
        {
            ty = self.module.cx.with_shape_of(ty, shape.ty());
        }
        let inst = self.insert(Opcode::GetElementPtr, ty, operands);
        let data = self.body.inst_mut(inst);
        data.aux = source.0;
        data.flags = if flags.has(Flags::INBOUNDS) { flags.with(Flags::NUSW) } else { flags };
        Value::inst(inst, ty)
    }

    /// `fence`.
    pub fn fence(&mut self, ordering: Ordering, scope: crate::context::SyncScope) -> Inst {
        let inst = self.insert(Opcode::Fence, Type::VOID, &[]);
        self.body.inst_mut(inst).aux = Access::atomic(Align::NONE, ordering, scope).pack();
        inst
    }

    /// `atomicrmw`; the default alignment is the size of the operand.
    pub fn atomic_rmw(
        &mut self,
        op: RmwOp,
        ptr: Value,
        value: Value,
        mut access: Access,
        flags: Flags,
    ) -> Value {
        if access.align.is_none() {
            access.align = self.size_align(value.ty());
        }
        let inst = self.insert(Opcode::AtomicRmw, value.ty(), &[ptr, value]);
        let data = self.body.inst_mut(inst);
        data.sub = op as u8;
        data.aux = access.pack();
        data.flags = flags;
        Value::inst(inst, value.ty())
    }

    fn size_align(&self, ty: Type) -> Align {
        self.module.layout.store_size(&self.module.cx, ty).map_or(Align::NONE, |size| Align::new(size.min))
    }

    /// `cmpxchg`; the default alignment is the size of the operand.
    pub fn cmpxchg(
        &mut self,
        ptr: Value,
        expected: Value,
        new: Value,
        mut access: Access,
        flags: Flags,
    ) -> Value {
        if access.align.is_none() {
            access.align = self.size_align(expected.ty());
        }
        let ty = self.module.cx.struct_type(&[expected.ty(), Type::I1], false);
        let inst = self.insert(Opcode::CmpXchg, ty, &[ptr, expected, new]);
        let data = self.body.inst_mut(inst);
        data.aux = access.pack();
        data.flags = flags;
        Value::inst(inst, ty)
    }

    fn add_indices(&mut self, inst: Inst, indices: impl ExactSizeIterator<Item = u32>) {
        let start = self.body.indices.len() as u32;
        self.body.indices.push(indices.len() as u32);
        self.body.indices.extend(indices);
        self.body.inst_mut(inst).aux = start;
    }

    /// `extractvalue`.
    pub fn extract_value(&mut self, aggregate: Value, indices: &[u32]) -> Value {
        if self.folds
            && aggregate.is_const()
            && let Some(folded) = self.fold().extract_value(aggregate, indices)
        {
            return folded;
        }
        let ty = self.module.cx.indexed_type(aggregate.ty(), indices).unwrap_or(Type::VOID);
        self.extract_value_of(aggregate, indices, ty)
    }

    /// `extractvalue` of an aggregate that is not a constant, with the type of the result.
    pub fn extract_value_of(&mut self, aggregate: Value, indices: &[u32], ty: Type) -> Value {
        let inst = self.insert(Opcode::ExtractValue, ty, &[aggregate]);
        self.add_indices(inst, indices.iter().copied());
        Value::inst(inst, ty)
    }

    /// `insertvalue`.
    pub fn insert_value(&mut self, aggregate: Value, value: Value, indices: &[u32]) -> Value {
        if self.folds
            && aggregate.is_const()
            && value.is_const()
            && let Some(folded) = self.fold().insert_value(aggregate, value, indices)
        {
            return folded;
        }
        let inst = self.insert(Opcode::InsertValue, aggregate.ty(), &[aggregate, value]);
        self.add_indices(inst, indices.iter().copied());
        Value::inst(inst, aggregate.ty())
    }

    /// `extractelement`.
    pub fn extract_element(&mut self, vector: Value, index: Value) -> Value {
        if self.folds
            && vector.is_const()
            && index.is_const()
            && let Some(folded) = self.fold().extract_element(vector, index)
        {
            return folded;
        }
        let ty = self.module.cx.scalar_type(vector.ty());
        self.value(Opcode::ExtractElement, ty, Flags::NONE, &[vector, index])
    }

    /// `insertelement`.
    pub fn insert_element(&mut self, vector: Value, value: Value, index: Value) -> Value {
        if self.folds
            && vector.is_const()
            && value.is_const()
            && index.is_const()
            && let Some(folded) = self.fold().insert_element(vector, value, index)
        {
            return folded;
        }
        self.value(Opcode::InsertElement, vector.ty(), Flags::NONE, &[vector, value, index])
    }

    /// `shufflevector`; `-1` in the mask is poison.
    pub fn shuffle_vector(&mut self, lhs: Value, rhs: Value, mask: &[i32]) -> Value {
        if self.folds
            && lhs.is_const()
            && rhs.is_const()
            && let Some(folded) = self.fold().shuffle_vector(lhs, rhs, mask)
        {
            return folded;
        }
        let cx = &self.module.cx;
        let ty = cx.vector(cx.scalar_type(lhs.ty()), mask.len() as u32, lhs.ty().is_scalable_vector());
        let inst = self.insert(Opcode::ShuffleVector, ty, &[lhs, rhs]);
        self.add_indices(inst, mask.iter().map(|&index| index as u32));
        Value::inst(inst, ty)
    }

    /// `va_arg`.
    pub fn va_arg(&mut self, list: Value, ty: Type) -> Value {
        self.value(Opcode::VaArg, ty, Flags::NONE, &[list])
    }

    /// `phi` without incoming values; [`Body::add_incoming`] adds them.
    pub fn phi(&mut self, ty: Type) -> Value {
        self.value(Opcode::Phi, ty, Flags::NONE, &[])
    }

    /// Adds an incoming value to a phi.
    pub fn add_incoming(&mut self, phi: Value, value: Value, block: Block) {
        if let Some(inst) = phi.as_inst() {
            self.body.add_incoming(inst, value, block);
        }
    }

    fn add_call(
        &mut self,
        info: CallInfo,
        bundles: &[Bundle<'_>],
        operands: &mut SmallVec<[Value; 8]>,
    ) -> u32 {
        let first = self.body.bundles.len() as u32;
        for bundle in bundles {
            let tag = self.module.cx.intern_str(bundle.tag);
            self.body.bundles.push(BundleInfo { tag, n_operands: bundle.operands.len() as u32 });
            operands.extend_from_slice(bundle.operands);
        }
        let info = CallInfo { bundles: first, n_bundles: bundles.len() as u32, ..info };
        // Consecutive calls often have equal properties and then share one record.
        if self.body.calls.last() != Some(&info) {
            self.body.calls.push(info);
        }
        self.body.calls.len() as u32 - 1
    }

    /// Adds a call; `dests` are the destinations of an `invoke` or `callbr`.
    #[inline]
    pub(crate) fn call_to(
        &mut self,
        op: Opcode,
        callee: Value,
        args: &[Value],
        dests: impl IntoIterator<Item = Block>,
        info: CallInfo,
        bundles: &[Bundle<'_>],
    ) -> Value {
        let ret = self.module.cx.signature(info.fn_ty).map_or(Type::VOID, |(ret, ..)| ret);
        let mut operands: SmallVec<[Value; 8]> = SmallVec::from_slice(args);
        self.body.has_metadata |= args.iter().any(|arg| arg.ty() == Type::METADATA);
        let record = self.add_call(info, bundles, &mut operands);
        operands.extend(dests.into_iter().map(Value::block));
        operands.push(callee);
        let inst = self.insert(op, ret, &operands);
        self.body.inst_mut(inst).aux = record;
        Value::inst(inst, ret)
    }

    /// `call`. The result is of type `void` if the callee returns nothing.
    pub fn call(
        &mut self,
        callee: Value,
        args: &[Value],
        info: CallInfo,
        bundles: &[Bundle<'_>],
        flags: Flags,
    ) -> Value {
        let call = self.call_to(Opcode::Call, callee, args, [], info, bundles);
        if let Some(inst) = call.as_inst() {
            self.body.inst_mut(inst).flags = flags;
        }
        call
    }

    /// `call` of a function of the module, with its calling convention and no call-site attributes.
    pub fn call_function(&mut self, func: crate::value::Func, args: &[Value]) -> Value {
        let data = self.module.func(func);
        let info = CallInfo::new(data.ty).cc(data.cc);
        self.call(self.module.func_value(func), args, info, &[], Flags::NONE)
    }

    /// `invoke`.
    pub fn invoke(
        &mut self,
        callee: Value,
        args: &[Value],
        normal: Block,
        unwind: Block,
        info: CallInfo,
        bundles: &[Bundle<'_>],
    ) -> Value {
        self.call_to(Opcode::Invoke, callee, args, [normal, unwind], info, bundles)
    }

    /// `br label`.
    pub fn br(&mut self, dest: Block) -> Inst {
        self.insert(Opcode::Br, Type::VOID, &[Value::block(dest)])
    }

    /// `br i1`.
    pub fn cond_br(&mut self, cond: Value, if_true: Block, if_false: Block) -> Inst {
        self.insert(Opcode::Br, Type::VOID, &[cond, Value::block(if_true), Value::block(if_false)])
    }

    /// `switch`.
    pub fn switch(&mut self, value: Value, default: Block, cases: &[(Value, Block)]) -> Inst {
        let mut operands: SmallVec<[Value; 16]> = terrace_support::smallvec![value, Value::block(default)];
        operands.extend(cases.iter().flat_map(|&(value, block)| [value, Value::block(block)]));
        self.insert(Opcode::Switch, Type::VOID, &operands)
    }

    /// `indirectbr`.
    pub fn indirect_br(&mut self, address: Value, dests: &[Block]) -> Inst {
        let mut operands: SmallVec<[Value; 16]> = terrace_support::smallvec![address];
        operands.extend(dests.iter().map(|&block| Value::block(block)));
        self.insert(Opcode::IndirectBr, Type::VOID, &operands)
    }

    /// `ret`.
    pub fn ret(&mut self, value: Option<Value>) -> Inst {
        self.insert(Opcode::Ret, Type::VOID, value.as_slice())
    }

    /// `unreachable`.
    pub fn unreachable(&mut self) -> Inst {
        self.insert(Opcode::Unreachable, Type::VOID, &[])
    }

    /// A splat of a scalar: `insertelement` into poison and a shuffle with a zero mask, or a constant.
    pub fn vector_splat(&mut self, ty: Type, value: Value) -> Value {
        let Some((_, count)) = self.module.cx.vector_parts(ty) else { return value };
        let poison = Value::poison(ty);
        let inserted = self.insert_element(poison, value, self.module.cx.int(Type::I64, 0));
        self.shuffle_vector(inserted, poison, &vec![0; count as usize])
    }
}

/// The constant expression of an opcode, if there is one.
pub(crate) fn expr_op(op: Opcode) -> Option<ExprOp> {
    Some(match op {
        Opcode::Trunc => ExprOp::Trunc,
        Opcode::PtrToAddr => ExprOp::PtrToAddr,
        Opcode::PtrToInt => ExprOp::PtrToInt,
        Opcode::IntToPtr => ExprOp::IntToPtr,
        Opcode::BitCast => ExprOp::BitCast,
        Opcode::AddrSpaceCast => ExprOp::AddrSpaceCast,
        Opcode::Add => ExprOp::Add,
        Opcode::Sub => ExprOp::Sub,
        Opcode::Xor => ExprOp::Xor,
        _ => return None,
    })
}

macro_rules! binaries {
    ($($(#[$meta:meta])* $name:ident = $Op:ident,)*) => {
        impl Builder<'_> {
            $(
                #[doc = concat!("`", stringify!($name), "`.")]
                #[inline]
                pub fn $name(&mut self, lhs: Value, rhs: Value, flags: Flags) -> Value {
                    self.binary(Opcode::$Op, lhs, rhs, flags)
                }
            )*
        }
    };
}

binaries! {
    add = Add,
    sub = Sub,
    mul = Mul,
    udiv = UDiv,
    sdiv = SDiv,
    urem = URem,
    srem = SRem,
    shl = Shl,
    lshr = LShr,
    ashr = AShr,
    and = And,
    or = Or,
    xor = Xor,
    fadd = FAdd,
    fsub = FSub,
    fmul = FMul,
    fdiv = FDiv,
    frem = FRem,
}
