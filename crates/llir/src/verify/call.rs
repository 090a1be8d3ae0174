//! Checks of calls: signatures, attributes, conventions, operand bundles, tail calls.

use super::Problem;
use super::attrs::Owner;
use super::inst::BodyVerifier;
use super::intrinsic::CalleeRules;
use super::rule::Call;
use crate::attrs::{AttrKind, AttrList, AttrView};
use crate::body::Body;
use crate::inst::*;
use crate::metadata::MdView;
use crate::module::Module;
use crate::types::Type;
use crate::value::*;

/// The attributes of a call and of the function that it names.
pub(super) fn attr_lists(m: &Module, body: &Body, inst: Inst) -> [AttrList; 2] {
    let callee = body.operands(inst).last().and_then(|callee| callee.as_func());
    let of_call = body.call(inst).map_or(AttrList::EMPTY, |info| info.attrs);
    [of_call, callee.map_or(AttrList::EMPTY, |func| m.func(func).attrs)]
}

/// Which attributes of arguments require something of a call.
#[derive(Clone, Copy)]
pub(super) struct ArgumentAttrs {
    /// `immarg`.
    immediate: bool,
    /// `preallocated`, `swifterror` or `inalloca`.
    memory: bool,
}

impl ArgumentAttrs {
    fn new(m: &Module, list: AttrList) -> Self {
        let sets = m.cx.all_attr_sets(list).skip(2);
        let kinds = sets.flat_map(|set| m.cx.attrs_of(set)).filter_map(|attr| attr.kind());
        let mut attrs = Self { immediate: false, memory: false };
        for kind in kinds {
            use AttrKind::*;
            attrs.immediate |= kind == ImmArg;
            attrs.memory |= matches!(kind, Preallocated | SwiftError | InAlloca);
        }
        attrs
    }
}

impl<'a> BodyVerifier<'a, '_> {
    pub(super) fn call(&mut self, inst: Inst, data: &InstData, ops: &[Value]) {
        let m = self.m;
        let Some(&info) = self.body.call(inst) else {
            return self.fail("Call has no signature", Some(inst), None);
        };
        let Some((ret, params, vararg)) = m.cx.signature(info.fn_ty) else {
            return self.fail("Called function is not the same type as the call!", Some(inst), None);
        };
        let callee = ops.last().copied().unwrap_or(Value::NONE);
        let is_callee = callee.ty().is_ptr();
        self.check(is_callee, "Called function must be a pointer!", inst);
        self.check(data.ty == ret, "Call result type does not match function signature!", inst);
        let n_args = self.body.n_call_args(inst);
        let is_valid = if vararg { n_args >= params.len() } else { n_args == params.len() };
        let message = if vararg {
            "Called function requires more parameters than were provided!"
        } else {
            "Incorrect number of arguments passed to called function!"
        };
        self.check(is_valid, message, inst);
        for (param, arg) in params.iter().zip(&ops[..n_args]) {
            self.check(param == arg.ty(), "Call parameter type does not match function signature!", inst);
        }
        let not_callable = matches!(info.cc.0, 76 | 87..=91 | 93 | 95 | 96 | 104 | 105 | 124);
        self.check(!not_callable, "calling convention does not permit calls", inst);
        let intrinsic = callee.as_func().filter(|&func| m.func(func).symbol.name.starts_with(b"llvm."));
        let is_asm = matches!(callee.kind(), ValueKind::Asm(_));
        if !info.attrs.is_empty() {
            let (problem, restricted) = *self
                .attrs
                .entry((info.attrs, info.fn_ty, intrinsic.is_some(), is_asm))
                .or_insert_with(|| {
                    let owner = Owner {
                        ty: info.fn_ty,
                        intrinsic: intrinsic.is_some(),
                        asm: is_asm,
                        call: true,
                        unnamed_addr: false,
                    };
                    let mut attrs = m.cx.attrs_of(m.cx.fn_attrs(info.attrs));
                    let restricted = attrs.any(|attr| is_restricted(&attr));
                    (super::attrs::check(m, info.attrs, &owner), restricted)
                });
            if let Some(message) = problem {
                self.fail(message, Some(inst), None);
            }
            if restricted {
                self.restricted_attrs(inst, info, callee);
            }
            self.vararg_attrs(inst, info, &ops[..n_args], params.len());
        }
        self.argument_attrs(inst, info, ops, (n_args, params.len()));
        let is_constant = |arg: &Value| arg.ty() == Type::X86_AMX && arg.is_const();
        self.check(!ops[..n_args].iter().any(is_constant), "const x86_amx is not allowed in argument!", inst);
        match intrinsic {
            Some(func) => self.intrinsic(inst, func, info, ret, &ops[..n_args]),
            None => {
                let clean = |ty| !params.iter().any(|param| param == ty);
                self.check(
                    clean(Type::METADATA),
                    "Function has metadata parameter but isn't an intrinsic",
                    inst,
                );
                let takes_token = params.iter().any(|param| m.cx.is_token_like(param));
                self.check(!takes_token, "Function has token parameter but isn't an intrinsic", inst);
                if callee.as_func().is_none() {
                    self.check(
                        !m.cx.is_token_like(ret),
                        "Return type cannot be token for indirect call!",
                        inst,
                    );
                    self.check(
                        ret != Type::X86_AMX,
                        "Return type cannot be x86_amx for indirect call!",
                        inst,
                    );
                }
            }
        }
        if let ValueKind::Asm(asm) = callee.kind() {
            self.inline_asm(inst, asm, info, n_args);
        }
        self.bundles(inst);
        if info.tail == TailKind::MustTail {
            self.must_tail(inst, info, ret);
        }
        if data.op == Opcode::CallBr && !is_asm {
            let direct = callee.as_func().is_some();
            self.check(direct, "Callbr: indirect function / invalid signature", inst);
            let kill = callee.as_func().is_some_and(|f| *m.func(f).symbol.name == *b"llvm.amdgcn.kill");
            let message = "Callbr currently only supports asm-goto and selected intrinsics";
            self.check(kill || !direct, message, inst);
        }
        if data.op == Opcode::Invoke {
            self.unwind_dest(inst, ops);
        }
    }

    /// Checks attributes of a call that depend on the callee.
    fn restricted_attrs(&mut self, inst: Inst, info: CallInfo, callee: Value) {
        let m = self.m;
        let callee = callee.as_func().map(|func| m.func(func));
        let kinds = |list: AttrList| m.cx.attrs_of(m.cx.fn_attrs(list)).filter_map(|attr| attr.kind());
        for kind in kinds(info.attrs) {
            match kind {
                AttrKind::Speculatable => {
                    let is_valid = callee.is_some_and(|callee| kinds(callee.attrs).any(|own| own == kind));
                    self.check(is_valid, "speculatable attribute may not apply to call sites", inst);
                }
                AttrKind::Preallocated => {
                    let is_valid =
                        callee.is_some_and(|callee| *callee.symbol.name == *b"llvm.call.preallocated.arg");
                    let message =
                        "preallocated as a call site attribute can only be on llvm.call.preallocated.arg";
                    self.check(is_valid, message, inst);
                }
                _ => {}
            }
        }
    }

    /// Whether an instruction may access memory: a load, store, atomic operation, fence, or such a call.
    pub(super) fn accesses_memory(&self, inst: Inst) -> bool {
        use Opcode::*;
        match self.body.inst(inst).op {
            Load | Store | AtomicRmw | CmpXchg | Fence => true,
            Call | Invoke | CallBr => {
                let Some(info) = self.body.call(inst) else { return true };
                let effects = |list: AttrList| {
                    let all = u64::MAX;
                    let attrs = self.m.cx.attrs_of(self.m.cx.fn_attrs(list));
                    attrs.fold(all, |all, attr| match attr {
                        AttrView::Int(AttrKind::Memory, bits) => bits,
                        _ => all,
                    })
                };
                let callee = self.body.operands(inst).last().and_then(|callee| callee.as_func());
                // These bundles do not access memory.
                const PURE: [&[u8]; 3] = [b"ptrauth", b"kcfi", b"convergencectrl"];
                let bundled =
                    self.body.bundles(inst).into_iter().any(|(tag, _)| !PURE.contains(&self.m.cx.str(tag)));
                let of_callee = match callee {
                    Some(func) if !bundled => effects(self.m.func(func).attrs),
                    _ => u64::MAX,
                };
                effects(info.attrs) & of_callee != 0
            }
            _ => false,
        }
    }

    /// Checks what attributes of arguments require of the call. `counts` are the numbers of arguments and parameters.
    fn argument_attrs(&mut self, inst: Inst, info: CallInfo, ops: &[Value], counts: (usize, usize)) {
        let (n_args, n_params) = counts;
        let (m, body) = (self.m, self.body);
        let lists = attr_lists(m, body, inst);
        let [of_call, of_callee] = lists.map(|list| {
            let attrs = self.argument_attrs.entry(list);
            *attrs.or_insert_with(|| ArgumentAttrs::new(m, list))
        });
        if !(of_call.immediate || of_call.memory || of_callee.memory) {
            return;
        }
        let list_has = |list: AttrList, at: usize, kind: AttrKind| {
            super::attrs::has(&m.cx, m.cx.param_attrs(list, at), kind)
        };
        let has = |at: usize, kind: AttrKind| lists.iter().any(|&list| list_has(list, at, kind));
        let bundled = info.n_bundles != 0
            && body.bundles(inst).into_iter().any(|(tag, _)| m.cx.str(tag) == b"preallocated");
        let must_tail = info.tail == TailKind::MustTail;
        for (at, arg) in ops[..n_args].iter().enumerate() {
            let is_valid =
                !list_has(lists[0], at, AttrKind::ImmArg) || list_has(lists[1], at, AttrKind::ImmArg);
            self.check(is_valid, "immarg may not apply only to call sites", inst);
            if at < n_params && has(at, AttrKind::Preallocated) && bundled == must_tail {
                let message = "preallocated operand either requires a preallocated bundle or the call to be \
                               musttail (but not both)";
                self.check(false, message, inst);
            }
            if has(at, AttrKind::SwiftError)
                && let Some(message) = self.swift_error_argument(*arg)
            {
                self.fail(message, Some(inst), None);
            }
            let alloca = arg.as_inst().map(|inst| body.inst(inst)).filter(|data| data.op == Opcode::Alloca);
            if at + 1 == n_args
                && has(at, AttrKind::InAlloca)
                && let Some(alloca) = alloca
            {
                let is_valid = alloca.flags.has(Flags::INALLOCA);
                self.check(is_valid, "inalloca argument for call has mismatched alloca", inst);
            }
        }
    }

    fn inline_asm(&mut self, inst: Inst, asm: Asm, info: CallInfo, n_args: usize) {
        let m = self.m;
        let Some(asm) = m.cx.asm(asm) else { return };
        let Some(constraints) = super::asm::parse(asm.constraints) else {
            return self.fail("failed to parse constraints", Some(inst), None);
        };
        if let Some(message) = super::asm::check(&m.cx, info.fn_ty, &constraints) {
            return self.fail(message, Some(inst), None);
        }
        for (at, indirect) in super::asm::arguments(&constraints).enumerate().take(n_args) {
            let set = m.cx.param_attrs(info.attrs, at);
            let typed =
                m.cx.attrs_of(set).any(|attr| matches!(attr, AttrView::Type(AttrKind::ElementType, _)));
            if indirect {
                let ptr = self.body.operands(inst)[at].ty().is_ptr();
                self.check(ptr, "Operand for indirect constraint must have pointer type", inst);
                let message = "Operand for indirect constraint must have elementtype attribute";
                self.check(typed, message, inst);
            } else {
                let message = "Elementtype attribute can only be applied for indirect constraints";
                self.check(!typed, message, inst);
            }
        }
        let labels = super::asm::n_labels(&constraints);
        if self.body.inst(inst).op == Opcode::CallBr {
            self.check(!asm.can_unwind, "Unwinding from Callbr is not allowed", inst);
            let indirect = self.body.successors(inst).count().saturating_sub(1);
            let message = "Number of label constraints does not match number of callbr dests";
            return self.check(labels == indirect, message, inst);
        }
        self.check(labels == 0, "Label constraints can only be used with callbr", inst);
    }

    fn vararg_attrs(&mut self, inst: Inst, info: CallInfo, args: &[Value], n_params: usize) {
        let m = self.m;
        for (at, arg) in args.iter().enumerate().skip(n_params) {
            let set = m.cx.param_attrs(info.attrs, at);
            if set.is_empty() {
                continue;
            }
            if let Some(message) = super::attrs::value(m, set, arg.ty(), true) {
                self.fail(message, Some(inst), None);
            }
            let sret = m.cx.attrs_of(set).any(|attr| matches!(attr, AttrView::Type(AttrKind::StructRet, _)));
            self.check(!sret, "Attribute 'sret' cannot be used for vararg call arguments!", inst);
        }
    }

    fn intrinsic(&mut self, inst: Inst, func: Func, info: CallInfo, ret: Type, args: &[Value]) {
        let m = self.m;
        let target = m.func(func);
        self.check(target.ty == info.fn_ty, "Intrinsic called with incompatible signature", inst);
        let rules = *self.intrinsics.entry(func).or_insert_with(|| CalleeRules::new(m, func));
        let call = Call { m, body: self.body, inst, caller: self.func, ret, args };
        if let Some((message, immediate)) = rules.check(&call) {
            let func = Some(self.func);
            self.problems.push(Problem { func, inst: Some(inst), immediate, ..Problem::new(message) });
        }
        if super::funclet::may_lower_to_call(&target.symbol.name) {
            let has_funclet = self.has_required_funclet(inst);
            self.check(has_funclet, "Missing funclet token on intrinsic call", inst);
        }
        match &target.symbol.name[..] {
            b"llvm.experimental.noalias.scope.decl" => {
                if let Some(md) = super::intrinsic::declared_scopes(&call) {
                    let single = match m.cx.md_view(md) {
                        MdView::Node(scopes) => scopes.len() == 1,
                        _ => false,
                    };
                    self.check(single, "!id.scope.list must point to a list with a single scope", inst);
                }
            }
            name if name.starts_with(b"llvm.va_start") => {
                self.check(self.vararg, "va_start called in a non-varargs function", inst);
            }
            _ => {}
        }
    }

    /// Checks operand bundles with tags that LLVM defines.
    fn bundles(&mut self, inst: Inst) {
        if self.body.call(inst).is_none_or(|info| info.n_bundles == 0) {
            return;
        }
        const ONCE: [(&[u8], &str); 10] = [
            (b"deopt", "Multiple deopt operand bundles"),
            (b"gc-transition", "Multiple gc-transition operand bundles"),
            (b"gc-live", "Multiple gc-live operand bundles"),
            (b"funclet", "Multiple funclet operand bundles"),
            (b"cfguardtarget", "Multiple CFGuardTarget operand bundles"),
            (b"ptrauth", "Multiple ptrauth operand bundles"),
            (b"kcfi", "Multiple kcfi operand bundles"),
            (b"preallocated", "Multiple preallocated operand bundles"),
            (b"clang.arc.attachedcall", "Multiple \"clang.arc.attachedcall\" operand bundles"),
            (b"convergencectrl", "The 'convergencectrl' bundle can occur at most once on a call"),
        ];
        let body = self.body;
        let mut seen = [false; ONCE.len()];
        for (tag, operands) in body.bundles(inst) {
            let tag = self.m.cx.str(tag);
            if let Some(at) = ONCE.iter().position(|once| once.0 == tag) {
                self.check(!seen[at], ONCE[at].1, inst);
                seen[at] = true;
            }
            let one = match operands {
                [value] => Some(*value),
                _ => None,
            };
            match tag {
                b"funclet" => {
                    self.check(one.is_some(), "Expected exactly one funclet bundle operand", inst);
                    let body = self.body;
                    let op = |value: Value| Some(body.insts.get(value.as_inst()?.index())?.op);
                    let is_pad = |value| matches!(op(value), Some(Opcode::CatchPad | Opcode::CleanupPad));
                    let pad = one.is_none_or(is_pad);
                    self.check(pad, "Funclet bundle operands should correspond to a FuncletPadInst", inst);
                }
                b"cfguardtarget" => {
                    self.check(one.is_some(), "Expected exactly one cfguardtarget bundle operand", inst);
                }
                b"ptrauth" => {
                    let two = matches!(operands, [_, _]);
                    self.check(two, "Expected exactly two ptrauth bundle operands", inst);
                    if let [key, discriminator] = operands {
                        let key = key.ty() == Type::I32 && self.m.cx.as_i64(*key).is_some();
                        self.check(key, "Ptrauth bundle key operand must be an i32 constant", inst);
                        let is_valid = discriminator.ty() == Type::I64;
                        self.check(is_valid, "Ptrauth bundle discriminator operand must be an i64", inst);
                    }
                }
                b"kcfi" => {
                    self.check(one.is_some(), "Expected exactly one kcfi bundle operand", inst);
                    let is_valid = one.is_none_or(|v| v.ty() == Type::I32 && self.m.cx.as_i64(v).is_some());
                    self.check(is_valid, "Kcfi bundle operand must be an i32 constant", inst);
                }
                b"preallocated" => {
                    self.check(one.is_some(), "Expected exactly one preallocated bundle operand", inst);
                    let is_valid = one.is_none_or(|value| value.ty() == Type::TOKEN);
                    let message =
                        "\"preallocated\" argument must be a token from llvm.call.preallocated.setup";
                    self.check(is_valid, message, inst);
                }
                b"clang.arc.attachedcall" => self.attached_call(inst, operands),
                b"convergencectrl" => {
                    let is_valid = one.is_some_and(|value| value.ty() == Type::TOKEN);
                    let message = "The 'convergencectrl' bundle requires exactly one token use.";
                    self.check(is_valid, message, inst);
                }
                _ => {}
            }
        }
    }

    /// Checks `clang.arc.attachedcall`: a call whose result goes to a function of the Objective-C runtime.
    fn attached_call(&mut self, inst: Inst, operands: &[Value]) {
        const NAMES: [&[u8]; 3] = [
            b"objc_retainAutoreleasedReturnValue",
            b"objc_claimAutoreleasedReturnValue",
            b"objc_unsafeClaimAutoreleasedReturnValue",
        ];
        const INTRINSICS: [&[u8]; 3] = [
            b"llvm.objc.retainAutoreleasedReturnValue",
            b"llvm.objc.claimAutoreleasedReturnValue",
            b"llvm.objc.unsafeClaimAutoreleasedReturnValue",
        ];
        let (m, body) = (self.m, self.body);
        let ret = body.inst(inst).ty;
        let no_return = |attrs: AttrList| {
            m.cx.attrs_of(m.cx.fn_attrs(attrs)).any(|attr| matches!(attr, AttrView::Enum(AttrKind::NoReturn)))
        };
        let callee = body.operands(inst).last().and_then(|callee| callee.as_func());
        let returns = ret == Type::VOID
            && !body.call(inst).is_some_and(|info| no_return(info.attrs))
            && !callee.is_some_and(|func| no_return(m.func(func).attrs));
        self.check(
            !returns && (ret.is_ptr() || ret == Type::VOID),
            "a call with operand bundle \"clang.arc.attachedcall\" must call a function returning a pointer or a \
             non-returning function that has a void return type",
            inst,
        );
        let passed = match operands {
            [value] => value.as_func(),
            _ => None,
        };
        let Some(passed) = passed else {
            let message = "operand bundle \"clang.arc.attachedcall\" requires one function as an argument";
            return self.check(false, message, inst);
        };
        let name: &[u8] = &m.func(passed).symbol.name;
        self.check(NAMES.contains(&name) || INTRINSICS.contains(&name), "invalid function argument", inst);
    }

    fn must_tail(&mut self, inst: Inst, info: CallInfo, ret: Type) {
        let m = self.m;
        let caller = m.func(self.func);
        let Some((_, params, vararg)) = m.cx.signature(info.fn_ty) else { return };
        let Some((_, own, _)) = m.cx.signature(caller.ty) else { return };
        self.check(vararg == self.vararg, "cannot guarantee tail call due to mismatched varargs", inst);
        self.check(ret == self.ret, "cannot guarantee tail call due to mismatched return types", inst);
        self.check(info.cc == caller.cc, "cannot guarantee tail call due to mismatched calling conv", inst);
        if !matches!(info.cc.0, 18 | 20) {
            let same_count = params.len() == own.len();
            self.check(same_count, "cannot guarantee tail call due to mismatched parameter counts", inst);
            let same = params.iter().zip(own.iter()).all(|(a, b)| a == b);
            self.check(same, "cannot guarantee tail call due to mismatched parameter types", inst);
            let same = (0..params.len().min(own.len()))
                .all(|at| self.abi_attrs(info.attrs, at) == self.abi_attrs(caller.attrs, at));
            let message = "cannot guarantee tail call due to mismatched ABI impacting function attributes";
            self.check(same, message, inst);
        }
        let part = |inst: Inst| (self.body.inst(inst).op, self.body.operands(inst));
        let mut result = self.body.result(inst);
        let mut next = self.body.inst(inst).next();
        if let Some(cast) = next
            && let (Opcode::BitCast, &[value]) = part(cast)
        {
            self.check(value == result, "bitcast following musttail call must use the call", inst);
            result = self.body.result(cast);
            next = self.body.inst(cast).next();
        }
        let next = next.map(part);
        let is_valid = match next {
            Some((Opcode::Ret, [])) => true,
            Some((Opcode::Ret, [value])) => *value == result || value.is_undef_or_poison(),
            _ => false,
        };
        self.check(is_valid, "musttail call must precede a ret with an optional bitcast", inst);
    }

    /// The attributes of a parameter that affect its ABI.
    fn abi_attrs(&self, list: AttrList, at: usize) -> Vec<AttrView<'a>> {
        use AttrKind::*;
        let m = self.m;
        let attrs = || m.cx.attrs_of(m.cx.param_attrs(list, at));
        let by_memory = attrs().any(|attr| matches!(attr, AttrView::Type(ByVal | ByRef, _)));
        attrs()
            .filter(|attr| match attr {
                AttrView::Enum(kind) => matches!(kind, InReg | SwiftSelf | SwiftAsync | SwiftError),
                AttrView::Type(kind, _) => {
                    matches!(kind, StructRet | ByVal | InAlloca | Preallocated | ByRef)
                }
                AttrView::Int(StackAlignment, _) => true,
                AttrView::Int(Alignment, _) => by_memory,
                _ => false,
            })
            .collect()
    }

    fn unwind_dest(&mut self, inst: Inst, ops: &[Value]) {
        let [.., _, unwind, _] = ops else { return };
        let Some(unwind) = unwind.as_block() else { return };
        let first = self.body.first_non_phi(unwind);
        let is_pad = first.is_some_and(|inst| self.body.inst(inst).op.is_eh_pad());
        self.check(is_pad, "The unwind destination does not have an exception handling instruction!", inst);
    }
}

/// Whether an attribute of a call depends on the callee.
fn is_restricted(attr: &AttrView<'_>) -> bool {
    matches!(attr.kind(), Some(AttrKind::Speculatable | AttrKind::Preallocated))
}
