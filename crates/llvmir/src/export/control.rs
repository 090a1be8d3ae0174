//! Calls, branches and other terminators.

use crate::export::constant::tags_of;
use crate::export::enums::{calling_convention, fast_math, tail_kind};
use crate::export::state::FunctionTranslation;
use terrace_ir::attrs::{ArrayAttr, DenseArrayAttr, DenseElementsAttr, DictionaryAttr};
use terrace_ir::{Attr, Op, Result, Values};
use terrace_llir as llir;
use terrace_llir::{AttrKind, AttrSet, Bundle, CallInfo, Flags, MdKind, Type, Value};
use terrace_llvm as l;
use terrace_num::ApInt;
use terrace_support::small_vec::SmallVec;

/// Owned operand bundles: tags and operands.
pub(crate) type Bundles<'c> = SmallVec<[(&'c [u8], SmallVec<[Value; 4]>); 1]>;

/// Borrowed operand bundles for the builder.
pub(crate) fn as_bundles<'x>(bundles: &'x Bundles<'_>) -> SmallVec<[Bundle<'x>; 2]> {
    bundles.iter().map(|(tag, operands)| Bundle { tag, operands }).collect()
}

impl<'f> FunctionTranslation<'f, '_> {
    /// The operand bundles of an operation, from their tags, their sizes and the operands of all.
    pub fn bundles(&self, tags: Option<Attr>, sizes: Option<Attr>, operands: Values<'_>) -> Bundles<'f> {
        let Some(tags) = tags.and_then(|tags| tags.as_::<ArrayAttr>(self.ctx)) else { return Bundles::new() };
        let sizes = sizes.and_then(|sizes| sizes.as_::<DenseArrayAttr>(self.ctx));
        let mut sizes = sizes.iter().flat_map(|sizes| sizes.i32s());
        let mut at = 0;
        let mut bundles = Bundles::new();
        for tag in tags.elems {
            let end = at + sizes.next().unwrap_or(0).max(0) as usize;
            let operands = operands.slice(at, end).iter().map(|value| self.value(value)).collect();
            bundles.push((tag.as_bytes(self.ctx).unwrap_or(b""), operands));
            at = end;
        }
        bundles
    }

    /// The attribute sets of a call's arguments from `arg_attrs`. Arguments at indices in `skip` have no operand.
    pub fn call_param_attrs(
        &mut self,
        op: Op,
        attrs: Option<Attr>,
        skip: &[u32],
    ) -> Result<SmallVec<[AttrSet; 8]>> {
        let Some(attrs) = attrs.and_then(|attrs| attrs.as_array(self.ctx)) else {
            return Ok(SmallVec::new());
        };
        let mut sets: SmallVec<[AttrSet; 8]> = SmallVec::new();
        for &attr in attrs {
            while skip.contains(&(sets.len() as u32)) {
                sets.push(AttrSet::EMPTY);
            }
            sets.push(self.param_attrs(op, attr)?);
        }
        Ok(sets)
    }

    /// The attribute set of a dictionary of parameter or result attributes.
    pub fn param_attrs(&mut self, op: Op, attr: Attr) -> Result<AttrSet> {
        if let Some(&set) = self.worker.param_attrs.get(&attr) {
            return Ok(set);
        }
        let Some(dict) = attr.as_::<DictionaryAttr>(self.ctx) else { return Ok(AttrSet::EMPTY) };
        let (types, loc) = (&mut self.worker.types, self.b.loc(op));
        let set = crate::export::signature::parameter_attrs(self.state, types, loc, &dict)?;
        // Each call warns about attributes that are left out.
        if self.state.module.cx.attrs_of(set).count() == dict.entries.len() {
            self.worker.param_attrs.insert(attr, set);
        }
        Ok(set)
    }

    /// The attributes of the result of a call from `res_attrs`.
    pub fn call_result_attrs(&mut self, op: Op, attrs: Option<Attr>) -> Result<AttrSet> {
        match attrs.and_then(|attrs| attrs.as_array(self.ctx)).and_then(|attrs| attrs.first()) {
            Some(&attr) => self.param_attrs(op, attr),
            None => Ok(AttrSet::EMPTY),
        }
    }

    /// The callee, its type and the arguments. Without a symbol the first operand is the callee.
    fn callee<'x>(
        &mut self,
        op: Op,
        name: Option<Attr>,
        var_type: Option<Attr>,
        operands: Values<'x>,
    ) -> Result<(Value, Type, Values<'x>)> {
        let (callee, args) = match name {
            Some(name) => (self.symbol(op, Some(name))?, operands),
            None => match operands.first() {
                Some(callee) => (self.value(callee), operands.slice(1, operands.len())),
                None => {
                    return self.at(op).fail("must have either a 'callee' attribute or at least an operand");
                }
            },
        };
        if let Some(func) = callee.as_func().filter(|_| name.is_some()) {
            return Ok((callee, self.state.module.func(func).ty, args));
        }
        let ty = match var_type.and_then(|ty| ty.as_type(self.ctx)) {
            Some(ty) => self.ty(op, ty)?,
            None => {
                let result = self.result_type(op)?;
                let params: SmallVec<[Type; 8]> =
                    args.iter().map(|arg| self.ty(op, self.b.ty(arg))).collect::<Result<_>>()?;
                self.state.module.cx.function_type(result, &params, false)
            }
        };
        Ok((callee, ty, args))
    }

    /// `!prof !{!"branch_weights", …}`.
    fn branch_weights(&mut self, inst: llir::Inst, weights: Option<Attr>) {
        let Some(weights) = weights.and_then(|attr| attr.as_::<DenseArrayAttr>(self.ctx)) else { return };
        let cx = &self.state.module.cx;
        let mut operands: SmallVec<[llir::Md; 8]> = SmallVec::new();
        operands.push(cx.md_string(b"branch_weights"));
        operands.extend(weights.i32s().map(|weight| cx.md_value(Value::i32(weight))));
        if operands.len() > 1 {
            let node = cx.md_node(&operands);
            self.ll.body.set_metadata(inst, MdKind::PROF, node);
        }
    }
}

pub(crate) fn call(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    use l::Call as C;
    let b = tx.b;
    let call = C(op);
    let slots = b.slots(op);
    let (callee, fn_ty, args) = tx.callee(
        op,
        slots.get(C::SLOTS.callee),
        slots.get(C::SLOTS.var_callee_type),
        call.callee_operands(b),
    )?;
    let args = tx.values(args);
    let mut info = CallInfo::new(fn_ty);
    if slots.get(C::SLOTS.cconv).is_some() {
        info = info.cc(calling_convention(call.cconv(b)));
    }
    if slots.get(C::SLOTS.tail_call_kind).is_some() {
        info = info.tail(tail_kind(call.tail_call_kind(b)));
    }
    let mut attrs: SmallVec<[llir::Attr; 8]> = SmallVec::new();
    for (slot, kind) in [
        (C::SLOTS.convergent, AttrKind::Convergent),
        (C::SLOTS.no_unwind, AttrKind::NoUnwind),
        (C::SLOTS.will_return, AttrKind::WillReturn),
        (C::SLOTS.no_inline, AttrKind::NoInline),
        (C::SLOTS.always_inline, AttrKind::AlwaysInline),
        (C::SLOTS.inline_hint, AttrKind::InlineHint),
    ] {
        if slots.get(slot).is_some() {
            attrs.push(llir::Attr::Enum(kind));
        }
    }
    let effects = slots.get(C::SLOTS.memory_effects);
    attrs.extend(effects.and_then(|effects| crate::export::signature::memory_effects(tx.ctx, effects)));
    let params = tx.call_param_attrs(op, slots.get(C::SLOTS.arg_attrs), &[])?;
    let ret = tx.call_result_attrs(op, slots.get(C::SLOTS.res_attrs))?;
    if !(attrs.is_empty() && params.is_empty() && ret.is_empty()) {
        let cx = &tx.state.module.cx;
        info = info.attrs(cx.attr_list(cx.attr_set(&attrs), ret, &params));
    }
    let mut flags = fast_math(tx.ctx, slots.get(C::SLOTS.fastmath_flags));
    if flags != Flags::NONE {
        let ret = tx.state.module.cx.signature(fn_ty).map_or(Type::VOID, |(ret, ..)| ret);
        if !tx.takes_fast_math(ret) {
            flags = Flags::NONE;
        }
    }
    let value = match slots.get(C::SLOTS.op_bundle_tags) {
        None => tx.ll.call(callee, &args, info, &[], flags),
        Some(tags) => {
            let sizes = slots.get(C::SLOTS.op_bundle_sizes);
            let bundles = tx.bundles(Some(tags), sizes, call.op_bundle_operands(b));
            tx.ll.call(callee, &args, info, &as_bundles(&bundles), flags)
        }
    };
    let alias = [C::SLOTS.access_groups, C::SLOTS.alias_scopes, C::SLOTS.noalias_scopes, C::SLOTS.tbaa];
    tx.alias_info(op, alias, value.as_inst())?;
    Ok(value)
}

pub(crate) fn invoke(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    use l::Invoke as I;
    let b = tx.b;
    let invoke = I(op);
    let slots = b.slots(op);
    let (callee, fn_ty, args) = tx.callee(
        op,
        slots.get(I::SLOTS.callee),
        slots.get(I::SLOTS.var_callee_type),
        invoke.callee_operands(b),
    )?;
    let args = tx.values(args);
    let mut info = CallInfo::new(fn_ty).cc(calling_convention(invoke.cconv(b)));
    let params = tx.call_param_attrs(op, slots.get(I::SLOTS.arg_attrs), &[])?;
    let ret = tx.call_result_attrs(op, slots.get(I::SLOTS.res_attrs))?;
    info = info.attrs(tx.state.module.cx.attr_list(AttrSet::EMPTY, ret, &params));
    let bundles = tx.bundles(
        slots.get(I::SLOTS.op_bundle_tags),
        slots.get(I::SLOTS.op_bundle_sizes),
        invoke.op_bundle_operands(b),
    );
    let (normal, unwind) = (tx.succ(op, 0), tx.succ(op, 1));
    let value = tx.ll.invoke(callee, &args, normal, unwind, info, &as_bundles(&bundles));
    if let Some(inst) = value.as_inst() {
        tx.branch_weights(inst, slots.get(I::SLOTS.branch_weights));
    }
    Ok(value)
}

pub(crate) fn landing_pad(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    let ty = tx.result_type(op)?;
    let clauses = tx.values(tx.b.operands(op));
    let cleanup = tx.b.slot(op, l::Landingpad::SLOTS.cleanup).is_some();
    Ok(tx.ll.landing_pad(ty, cleanup, &clauses))
}

pub(crate) fn resume(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let value = tx.operand(op, 0);
    tx.ll.resume(value);
    Ok(())
}

pub(crate) fn inline_asm(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    use l::InlineAsm as I;
    let b = tx.b;
    let text = |slot: usize| b.slot(op, slot).and_then(|attr| attr.as_bytes(b.ctx())).unwrap_or(b"");
    let result = tx.result_type(op)?;
    let args = tx.values(b.operands(op));
    // The types of operands, since the LLVM value of an intrinsic may have another one.
    let mut params: SmallVec<[Type; 8]> = SmallVec::new();
    for ty in b.types(b.operands(op)) {
        params.push(tx.ty(op, ty)?);
    }
    let fn_ty = tx.state.module.cx.function_type(result, &params, false);
    let asm = llir::InlineAsm {
        fn_ty,
        template: text(I::SLOTS.asm_string),
        constraints: text(I::SLOTS.constraints),
        side_effect: b.slot(op, I::SLOTS.has_side_effects).is_some(),
        align_stack: b.slot(op, I::SLOTS.is_align_stack).is_some(),
        intel_dialect: I(op).asm_dialect(b) == Some(l::AsmDialect::Intel),
        can_unwind: false,
    };
    let callee = tx.state.module.inline_asm(&asm);
    let mut info = CallInfo::new(fn_ty).tail(tail_kind(I(op).tail_call_kind(b)));
    if let Some(attrs) = b.slot(op, I::SLOTS.operand_attrs).and_then(|attrs| attrs.as_array(tx.ctx)) {
        let mut sets: SmallVec<[AttrSet; 8]> = SmallVec::new();
        for attr in attrs {
            let Some(dict) = attr.as_::<DictionaryAttr>(tx.ctx) else {
                return tx
                    .at(op)
                    .fail("expected a dictionary of attributes for each operand in 'operand_attrs'");
            };
            let named = |name: &[u8]| dict.entries.get(tx.ctx.find_str(name)?);
            let entry = named(b"elementtype").or_else(|| named(b"llvm.elementtype"));
            sets.push(match entry.and_then(|ty| ty.as_type(tx.ctx)) {
                Some(ty) => {
                    let ty = tx.ty(op, ty)?;
                    tx.state.module.cx.attr_set(&[llir::Attr::Type(AttrKind::ElementType, ty)])
                }
                None => AttrSet::EMPTY,
            });
        }
        info = info.attrs(tx.state.module.cx.attr_list(AttrSet::EMPTY, AttrSet::EMPTY, &sets));
    }
    Ok(tx.ll.call(callee, &args, info, &[], Flags::NONE))
}

pub(crate) fn br(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let dest = tx.succ(op, 0);
    let inst = tx.ll.br(dest);
    tx.loop_annotation(op, l::Br::SLOTS.loop_annotation, inst)
}

pub(crate) fn cond_br(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let (if_true, if_false) = (tx.succ(op, 0), tx.succ(op, 1));
    let cond = tx.operand(op, 0);
    let inst = tx.ll.cond_br(cond, if_true, if_false);
    tx.branch_weights(inst, tx.b.slot(op, l::CondBr::SLOTS.branch_weights));
    tx.loop_annotation(op, l::CondBr::SLOTS.loop_annotation, inst)
}

pub(crate) fn switch(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let b = tx.b;
    let value = tx.operand(op, 0);
    let default = tx.succ(op, 0);
    let mut cases: SmallVec<[(Value, llir::Block); 16]> = SmallVec::new();
    let values =
        b.slot(op, l::Switch::SLOTS.case_values).and_then(|attr| attr.as_::<DenseElementsAttr>(tx.ctx));
    if let Some(values) = values {
        // The type of the operand, since the LLVM value of an intrinsic may have another one.
        let ty = tx.ty(op, b.ty(b.operand(op, 0)))?;
        let width = values.ty.element_or_self(tx.ctx).bit_width(tx.ctx).unwrap_or(64) as usize;
        let size = width.div_ceil(8).max(1);
        for (i, succ) in (1..b.n_succs(op)).enumerate() {
            let at = if values.splat { 0 } else { i * size };
            let Some(bytes) = values.data.get(at..at + size) else { break };
            let mut low = [0; 8];
            let n = bytes.len().min(8);
            low[..n].copy_from_slice(&bytes[..n]);
            if tx.state.lossless {
                let case = ApInt::from_le_bytes(width as u32, bytes);
                cases.push((tx.state.module.cx.int_limbs(ty, case.words()), tx.succ(op, succ)));
                continue;
            }
            // As upstream, values beyond 64 bits saturate.
            let too_large = bytes.get(8..).is_some_and(|high| high.iter().any(|&byte| byte != 0));
            let case = if too_large { u64::MAX } else { u64::from_le_bytes(low) };
            cases.push((tx.state.module.cx.int_limbs(ty, &[case]), tx.succ(op, succ)));
        }
    }
    let inst = tx.ll.switch(value, default, &cases);
    tx.branch_weights(inst, b.slot(op, l::Switch::SLOTS.branch_weights));
    Ok(())
}

pub(crate) fn indirect_br(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let address = tx.operand(op, 0);
    let dests: SmallVec<[llir::Block; 8]> = (0..tx.b.n_succs(op)).map(|i| tx.succ(op, i)).collect();
    tx.ll.indirect_br(address, &dests);
    Ok(())
}

pub(crate) fn ret(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result {
    let value = tx.b.operands(op).first().map(|value| tx.value(value));
    tx.ll.ret(value);
    Ok(())
}

pub(crate) fn unreachable(tx: &mut FunctionTranslation<'_, '_>, _: Op) -> Result {
    tx.ll.unreachable();
    Ok(())
}

/// The address of a block. LLVM blocks have the order of the text, so a block's index is known before its function is
/// translated.
pub(crate) fn block_address(tx: &mut FunctionTranslation<'_, '_>, op: Op) -> Result<Value> {
    use l::{BlockAddressAttr, BlockTagAttr};
    let (ctx, state) = (tx.ctx, tx.state);
    let address = tx.b.slot(op, l::BlockAddress::SLOTS.block_addr);
    let Some(attr) = address.and_then(|attr| attr.as_::<BlockAddressAttr>(ctx)) else {
        return Ok(Value::NONE);
    };
    let func = attr.function.as_str(ctx).and_then(|name| state.symbols.get(&name)).and_then(|f| f.as_func());
    let Some(func) = func else { return tx.at(op).fail("names a function that the module does not have") };
    let tags = tx.worker.tags.entry(func).or_insert_with(|| tags_of(state, attr.function));
    let block = tags.get(&attr.tag).copied();
    let Some(block) = block.filter(|_| attr.tag.is::<BlockTagAttr>(ctx)) else {
        return tx.at(op).fail("expects an existing block label target in the referenced function");
    };
    let ty = tx.result_type(op)?;
    let of_func = state.module.func_value(func).ty();
    if ty != of_func {
        let space = of_func.address_space().unwrap_or(0);
        return tx
            .at(op)
            .fail(format_args!("expected a pointer in address space {space}, that of the function"));
    }
    Ok(state.module.cx.block_address(ty, func, llir::Block::from_index(block as usize)))
}

/// A tag has no instruction; `llvm.blockaddress` finds it in the body.
pub(crate) fn block_tag(tx: &mut FunctionTranslation<'_, '_>, _: Op) -> Result {
    tx.is_kept = true;
    Ok(())
}
