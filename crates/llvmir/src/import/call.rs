//! Calls of functions, pointers and inline assembly.

use crate::import::attributes::ALL_EFFECTS;
use crate::import::body::BodyImport;
use crate::import::enums::tail_kind;
use terrace_ir::attrs::{ArrayAttr, DictionaryAttr, StringAttr, SymbolRefAttr, TypeAttr};
use terrace_ir::{Attr, Op, OpKind, Result, Type, Value};
use terrace_llir as llir;
use terrace_llir::attrs::AttrView;
use terrace_llir::module::InlineAsm;
use terrace_llir::{AttrKind, CallConv, CallInfo, Inst, TailKind, ValueKind};
use terrace_llvm as l;
use terrace_support::small_vec::SmallVec;

/// Attributes to set, by slot.
type Slots = SmallVec<[(usize, Option<Attr>); 12]>;

/// The function that a call names.
pub(crate) struct Callee {
    /// The address of a function whose type does not fit the call.
    pub address: Option<Value>,
    /// The function's symbol.
    symbol: Option<Attr>,
    /// The call's result.
    pub result: Option<Type>,
    /// The function's type if it is variadic.
    variadic: Option<Attr>,
}

impl BodyImport<'_, '_> {
    fn info(&self, inst: Inst) -> CallInfo {
        self.f.call(inst).copied().unwrap_or(CallInfo::new(llir::Type::VOID))
    }

    /// The value type of a symbol that can be called.
    fn callee_type(&self, callee: llir::Value) -> Option<llir::Type> {
        let m = self.im.m;
        let ty = match callee.kind() {
            ValueKind::Func(func) => m.func(func).ty,
            ValueKind::IFunc(ifunc) => m.ifunc(ifunc).ty,
            _ => return None,
        };
        Some(ty).filter(|ty| ty.is_function())
    }

    /// Whether a call of inline assembly is more than `llvm.inline_asm` can say.
    fn needs_asm_value(&self, inst: Inst) -> bool {
        let f = self.f;
        let Some(ValueKind::Asm(asm)) = f.callee(inst).map(|callee| callee.kind()) else { return false };
        self.im.options.lossless
            && (f.inst(inst).op != llir::Opcode::Call
                || f.bundles(inst).next().is_some()
                || self.im.cx.asm(asm).is_some_and(|asm| asm.can_unwind))
    }

    fn is_symbol(callee: llir::Value) -> bool {
        matches!(callee.kind(), ValueKind::Func(_) | ValueKind::IFunc(_))
    }

    /// The operands of a call: the callee if it is not a symbol, then the arguments.
    pub fn call_operands(&mut self, inst: Inst) -> Result<SmallVec<[Value; 8]>> {
        let f = self.f;
        let n = f.n_call_args(inst);
        let mut operands = SmallVec::new();
        if let Some(callee) = f.callee(inst)
            && !Self::is_symbol(callee)
            && (!matches!(callee.kind(), ValueKind::Asm(_)) || self.needs_asm_value(inst))
        {
            operands.push(self.value(callee)?);
        }
        operands.extend(self.values(&f.operands(inst)[..n])?);
        Ok(operands)
    }

    /// Whether a call of this type can have the callee's type instead: a variadic function takes further arguments.
    fn is_compatible(&self, call: llir::Type, callee: llir::Type) -> bool {
        if self.im.options.lossless {
            return false;
        }
        let cx = self.im.cx;
        let (Some(call), Some(callee)) = (cx.signature(call), cx.signature(callee)) else { return false };
        let is_enough =
            if callee.2 { call.1.len() >= callee.1.len() } else { call.1.len() == callee.1.len() };
        call.0 == callee.0 && is_enough && call.1.iter().zip(callee.1.iter()).all(|(a, b)| a == b)
    }

    /// The function that a call names. Warns if its type does not fit.
    pub fn callee(&mut self, inst: Inst) -> Result<Callee> {
        let ctx = self.im.ctx;
        let callee = self.f.callee(inst).unwrap_or(llir::Value::NONE);
        let call_ty = self.info(inst).fn_ty;
        let known = self.callee_type(callee);
        let fits = known.is_none_or(|known| known == call_ty || self.is_compatible(call_ty, known));
        // A call of a function has the function's type.
        let call_ty = known.filter(|_| fits).unwrap_or(call_ty);
        let ty = self.im.ty(call_ty);
        let mut address = None;
        let mut symbol = None;
        if Self::is_symbol(callee) {
            let attr = SymbolRefAttr::flat(ctx, self.im.symbol_name(callee));
            if fits {
                symbol = Some(attr);
            } else {
                let known = self.im.ty(known.unwrap_or(call_ty));
                let quoted = |ty| terrace_ir::asm::quoted_type(ctx, ty);
                let message =
                    format!("incompatible call and callee types: {} and {}", quoted(ty), quoted(known));
                if !self.im.options.lossless {
                    ctx.warning(self.loc, message).emit();
                }
                let ptr = self.im.ty(callee.ty());
                self.start(l::AddressOf::DEF, &[], &[ptr]).set_slot(l::AddressOf::SLOTS.global_name, attr);
                let op = self.finish();
                address = Some(self.body.result(op, 0));
            }
        }
        let (ret, _, vararg) =
            self.im.cx.signature(call_ty).map_or((llir::Type::VOID, 0, false), |s| (s.0, 0, s.2));
        let result = if ret == llir::Type::VOID { None } else { Some(self.im.ty(ret)) };
        Ok(Callee { address, symbol, result, variadic: vararg.then(|| TypeAttr::get(ctx, ty)) })
    }

    pub fn call(&mut self, inst: Inst) -> Result<Op> {
        let f = self.f;
        let ctx = self.im.ctx;
        let operands = self.call_operands(inst)?;
        if let Some(ValueKind::Asm(asm)) = f.callee(inst).map(|callee| callee.kind())
            && let Some(asm) = self.im.cx.asm(asm)
            && !self.needs_asm_value(inst)
        {
            return Ok(self.inline_asm(inst, &asm, &operands));
        }
        let callee = self.callee(inst)?;
        let info = self.info(inst);
        let slots = l::Call::SLOTS;
        let fn_attrs = self.im.cx.fn_attrs(info.attrs);
        let mut attrs: Slots = SmallVec::new();
        attrs.push((slots.var_callee_type, callee.variadic));
        attrs.push((slots.callee, callee.symbol));
        attrs.push((slots.fastmath_flags, self.fast_math(f.inst(inst).flags)));
        attrs.push((slots.cconv, self.convention(info.cc)));
        attrs.push((slots.tail_call_kind, self.tail(info.tail)));
        attrs.push((slots.memory_effects, self.call_effects(inst, &info)));
        for attr in self.im.cx.attrs_of(fn_attrs) {
            let AttrView::Enum(kind) = attr else { continue };
            let slot = match kind {
                AttrKind::Convergent => slots.convergent,
                AttrKind::NoUnwind => slots.no_unwind,
                AttrKind::WillReturn => slots.will_return,
                AttrKind::NoInline => slots.no_inline,
                AttrKind::AlwaysInline => slots.always_inline,
                AttrKind::InlineHint => slots.inline_hint,
                _ => continue,
            };
            attrs.push((slot, Some(Attr::UNIT)));
        }
        let [args, results] = self.argument_attrs(inst, &info, &callee);
        attrs.push((slots.arg_attrs, args));
        attrs.push((slots.res_attrs, results));
        let mut all: SmallVec<[Value; 8]> = callee.address.into_iter().collect();
        all.extend_from_slice(&operands);
        let n = all.len();
        let (bundles, sizes, tags) = self.bundle_parts(inst)?;
        all.extend_from_slice(&bundles);
        attrs.push((slots.op_bundle_tags, tags));
        let result: SmallVec<[Type; 1]> = callee.result.into_iter().collect();
        let state = self.start(l::Call::DEF, &all, &result);
        state.set_segments(ctx, &[n, bundles.len()], &[]);
        state.set_slot(slots.op_bundle_sizes, sizes);
        self.set_slots(&attrs);
        Ok(self.finish())
    }

    /// `arg_attrs` and `res_attrs` of a call; `None` if they are empty. Upstream leaves those of indirect calls out.
    fn argument_attrs(&mut self, inst: Inst, info: &CallInfo, callee: &Callee) -> [Option<Attr>; 2] {
        if callee.address.is_some() && !self.im.options.lossless {
            return [None, None];
        }
        let [args, results] = self.im.param_attrs(info.attrs, self.f.n_call_args(inst));
        [args, results.filter(|_| callee.result.is_some())]
    }

    fn convention(&self, cc: CallConv) -> Option<Attr> {
        let is_known = !self.im.options.lossless || l::CConv::from_value(u64::from(cc.0)).is_some();
        (cc != CallConv::C && is_known).then(|| l::CConv::ENUM.attr(self.im.ctx, u64::from(cc.0)))
    }

    fn tail(&self, tail: TailKind) -> Option<Attr> {
        (tail != TailKind::None).then(|| l::TailCallKind::ENUM.attr(self.im.ctx, tail_kind(tail) as u64))
    }

    /// The effects that both the call and the function allow, unless they are all effects.
    fn call_effects(&self, inst: Inst, info: &CallInfo) -> Option<Attr> {
        let cx = self.im.cx;
        let of = |list| {
            let attrs = cx.attrs_of(cx.fn_attrs(list));
            attrs.filter_map(|attr| match attr {
                AttrView::Int(AttrKind::Memory, effects) => Some(effects),
                _ => None,
            })
        };
        let mut effects = of(info.attrs).next().unwrap_or(ALL_EFFECTS);
        if let Some(func) = self.f.callee(inst).and_then(|callee| callee.as_func())
            && !self.im.options.lossless
        {
            let own = of(self.im.m.func(func).attrs).next().unwrap_or(ALL_EFFECTS);
            effects &= own | self.bundle_effects(inst);
        }
        self.im.memory_effects(effects)
    }

    /// The effects of operand bundles.
    fn bundle_effects(&self, inst: Inst) -> u64 {
        const READ: u64 = 0x555;
        const WRITE: u64 = 0xaaa;
        let mut effects = 0;
        for (tag, _) in self.f.bundles(inst) {
            match self.im.cx.str(tag) {
                b"ptrauth" | b"kcfi" | b"convergencectrl" => {}
                b"deopt" | b"funclet" => effects |= READ,
                _ => effects |= READ | WRITE,
            }
        }
        effects
    }

    /// The attributes of an `invoke`.
    pub fn invoke_attrs(&mut self, inst: Inst, callee: &Callee) -> Slots {
        let slots = l::Invoke::SLOTS;
        let info = self.info(inst);
        let mut attrs: Slots = SmallVec::new();
        attrs.push((slots.var_callee_type, callee.variadic));
        attrs.push((slots.callee, callee.symbol));
        attrs.push((slots.cconv, self.convention(info.cc)));
        let [args, results] = self.argument_attrs(inst, &info, callee);
        attrs.push((slots.arg_attrs, args));
        attrs.push((slots.res_attrs, results));
        attrs
    }

    fn inline_asm(&mut self, inst: Inst, asm: &InlineAsm<'_>, operands: &[Value]) -> Op {
        let ctx = self.im.ctx;
        let info = self.info(inst);
        let ty = self.im.ty(self.f.inst(inst).ty);
        let string = |bytes: &[u8]| Some(StringAttr::get(ctx, ctx.str_id(bytes), None));
        let dialect = if asm.intel_dialect { l::AsmDialect::Intel } else { l::AsmDialect::Att };
        let unit = |on: bool| on.then_some(Attr::UNIT);
        let slots = l::InlineAsm::SLOTS;
        let operand_attrs = self.asm_operand_attrs(&info, operands.len());
        let tail = self.tail(info.tail);
        self.start(l::InlineAsm::DEF, operands, &[ty]);
        self.set_slots(&[
            (slots.asm_string, string(asm.template)),
            (slots.constraints, string(asm.constraints)),
            (slots.has_side_effects, unit(asm.side_effect)),
            (slots.is_align_stack, unit(asm.align_stack)),
            (slots.tail_call_kind, tail),
            (slots.asm_dialect, Some(l::AsmDialect::ENUM.attr(ctx, dialect as u64))),
            (slots.operand_attrs, operand_attrs),
        ]);
        self.finish()
    }

    /// The element types of indirect operands of inline assembly.
    fn asm_operand_attrs(&mut self, info: &CallInfo, n: usize) -> Option<Attr> {
        let ctx = self.im.ctx;
        let mut any = false;
        let mut dicts: SmallVec<[Attr; 8]> = SmallVec::new();
        for i in 0..n {
            let mut entry = None;
            for attr in self.im.cx.attrs_of(self.im.cx.param_attrs(info.attrs, i)) {
                if let AttrView::Type(AttrKind::ElementType, ty) = attr {
                    entry = Some((ctx.intern("elementtype"), TypeAttr::get(ctx, self.im.ty(ty))));
                }
            }
            any |= entry.is_some();
            dicts.push(DictionaryAttr::of(ctx, entry.as_slice()));
        }
        any.then(|| ArrayAttr::get(ctx, &dicts))
    }
}
