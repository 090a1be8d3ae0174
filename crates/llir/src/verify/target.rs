//! Rules for calls of target intrinsics, and of generic intrinsics that depend on the code around the call.

use super::first_violation;
use super::rule::{Call, Rule};
use super::{Problem, Verifier};
use crate::attrs::{AttrKind, AttrView};
use crate::constant::ExprOp;
use crate::inst::Opcode;
use crate::module::Module;
use crate::types::Type;
use crate::value::*;

fn pointer_operand(cast: bool, gep: bool, mut operands: impl Iterator<Item = Value>) -> Option<Value> {
    let inner = operands.next().filter(|inner| inner.ty().is_ptr())?;
    (cast || gep && operands.all(Value::is_zero)).then_some(inner)
}

/// The operand of a constant pointer cast or zero-offset `getelementptr`.
pub(super) fn constant_pointer_operand(m: &Module, value: Value) -> Option<Value> {
    let expr = m.cx.as_expr(value)?;
    let cast = matches!(expr.op, ExprOp::BitCast | ExprOp::AddrSpaceCast);
    pointer_operand(cast, expr.op == ExprOp::GetElementPtr, expr.operands.iter())
}

impl Call<'_> {
    /// Whether an argument of the call has an attribute that satisfies `is`.
    fn arg_has_attr(&self, at: usize, is: impl Fn(AttrView<'_>) -> bool) -> bool {
        self.body
            .call(self.inst)
            .is_some_and(|info| self.m.cx.attrs_of(self.m.cx.param_attrs(info.attrs, at)).any(is))
    }

    fn has_element_type(&self, at: usize) -> bool {
        self.arg_has_attr(at, |attr| matches!(attr, AttrView::Type(AttrKind::ElementType, _)))
    }

    fn arg_is_inreg(&self, at: usize) -> bool {
        self.arg_has_attr(at, |attr| attr == AttrView::Enum(AttrKind::InReg))
    }

    /// The instruction after the call.
    fn next(&self) -> Option<Inst> {
        let block = self.body.inst(self.inst).block();
        self.body.insts(block).skip_while(|&inst| inst != self.inst).nth(1)
    }

    /// The instruction of this body whose result is `value`.
    pub(super) fn inst_of(&self, value: Value) -> Option<Inst> {
        value.as_inst().filter(|inst| inst.index() < self.body.n_insts())
    }

    pub(super) fn is_alloca(&self, value: Value) -> bool {
        self.inst_of(value).is_some_and(|inst| self.body.inst(inst).op == Opcode::Alloca)
    }

    /// The argument without pointer casts and zero-offset `getelementptr`s (`stripPointerCasts`).
    pub(super) fn stripped(&self, at: usize) -> Value {
        let mut value = self.arg(at);
        // Unreachable instructions may form a cycle.
        let mut left = self.body.n_insts();
        while let Some(inner) = self.inner_pointer(value).filter(|_| left > 0) {
            left -= value.as_inst().is_some() as usize;
            value = inner;
        }
        value
    }

    /// The operand of a pointer cast or zero-offset `getelementptr`.
    fn inner_pointer(&self, value: Value) -> Option<Value> {
        if let Some(inst) = self.inst_of(value) {
            let op = self.body.inst(inst).op;
            let cast = matches!(op, Opcode::BitCast | Opcode::AddrSpaceCast);
            return pointer_operand(
                cast,
                op == Opcode::GetElementPtr,
                self.body.operands(inst).iter().copied(),
            );
        }
        constant_pointer_operand(self.m, value)
    }

    /// Whether a constant argument is below a bound.
    fn is_below(&self, at: usize, bound: u64) -> bool {
        self.number(at).is_some_and(|number| number < bound)
    }

    fn caller_convention(&self) -> Option<&'static str> {
        self.m.func(self.caller).cc.name()
    }

    /// Whether an argument is a parameter of the caller with `inreg`; `None` if it is not a parameter.
    fn caller_param_is_inreg(&self, at: usize) -> Option<bool> {
        let ValueKind::Arg(number) = self.arg(at).kind() else { return None };
        let set = self.m.cx.param_attrs(self.m.func(self.caller).attrs, number as usize);
        Some(self.m.cx.attrs_of(set).any(|attr| attr == AttrView::Enum(AttrKind::InReg)))
    }
}

fn element_type_first(call: &Call<'_>) -> Option<&'static str> {
    first_violation(&[(
        call.has_element_type(0),
        "Intrinsic requires elementtype attribute on first argument.",
    )])
}

fn element_type_second(call: &Call<'_>) -> Option<&'static str> {
    first_violation(&[(
        call.has_element_type(1),
        "Intrinsic requires elementtype attribute on second argument.",
    )])
}

fn aarch64_prefetch(call: &Call<'_>) -> Option<&'static str> {
    first_violation(&[
        (call.is_below(1, 2), "write argument to llvm.aarch64.prefetch must be 0 or 1"),
        (call.is_below(2, 4), "target argument to llvm.aarch64.prefetch must be 0-3"),
        (call.is_below(3, 2), "stream argument to llvm.aarch64.prefetch must be 0 or 1"),
        (call.is_below(4, 2), "isdata argument to llvm.aarch64.prefetch must be 0 or 1"),
    ])
}

fn aarch64_range_prefetch(call: &Call<'_>) -> Option<&'static str> {
    first_violation(&[
        (call.is_below(1, 2), "write argument to llvm.aarch64.range.prefetch must be 0 or 1"),
        (call.is_below(2, 2), "stream argument to llvm.aarch64.range.prefetch must be 0 or 1"),
    ])
}

fn nvvm_registers(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = call.number(0).is_some_and(|count| count % 8 == 0);
    first_violation(&[(is_valid, "reg_count argument to nvvm.setmaxnreg must be in multiples of 8")])
}

fn amdgcn_prefetch(call: &Call<'_>) -> Option<&'static str> {
    // Flat, global and constant address spaces, and those without a meaning on the target.
    let is_valid = call.arg_ty(0).address_space().is_some_and(|space| matches!(space, 0 | 1 | 4 | 10..));
    first_violation(&[(is_valid, "llvm.amdgcn.s.prefetch.data only supports global or constant memory")])
}

fn amdgcn_init_exec(call: &Call<'_>) -> Option<&'static str> {
    let message = "only inreg arguments to the parent function are valid as inputs to this intrinsic";
    first_violation(&[(call.caller_param_is_inreg(0) == Some(true), message)])
}

fn amdgcn_inactive_chain_arg(call: &Call<'_>) -> Option<&'static str> {
    let chained = matches!(call.caller_convention(), Some("amdgpu_cs_chain" | "amdgpu_cs_chain_preserve"));
    let message = "Intrinsic can only be used from functions with the amdgpu_cs_chain or \
                   amdgpu_cs_chain_preserve calling conventions";
    let inactive = call.caller_param_is_inreg(1);
    first_violation(&[
        (chained, message),
        (!call.arg_is_inreg(1), "Value for inactive lanes must not have the `inreg` attribute"),
        (inactive.is_some(), "Value for inactive lanes must be a function argument"),
        (inactive == Some(false), "Value for inactive lanes must be a VGPR function argument"),
    ])
}

fn amdgcn_chain(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = matches!(
        call.caller_convention(),
        Some(
            "amdgpu_cs"
                | "amdgpu_cs_chain"
                | "amdgpu_cs_chain_preserve"
                | "amdgpu_es"
                | "amdgpu_gs"
                | "amdgpu_hs"
                | "amdgpu_ls"
                | "amdgpu_vs"
        )
    );
    first_violation(&[
        (is_valid, "Intrinsic cannot be called from functions with this calling convention"),
        (call.arg_is_inreg(2), "SGPR arguments must have the `inreg` attribute"),
        (!call.arg_is_inreg(3), "VGPR arguments must not have the `inreg` attribute"),
        (
            call.next().is_some_and(|next| call.body.inst(next).op == Opcode::Unreachable),
            "llvm.amdgcn.cs.chain must be followed by unreachable",
        ),
    ])
}

fn amdgcn_whole_wave(call: &Call<'_>) -> Option<&'static str> {
    let ValueKind::Func(callee) = call.arg(0).kind() else {
        return Some("Indirect whole wave calls are not allowed");
    };
    let func = call.m.func(callee);
    let (_, params, variadic) = call.m.cx.signature(func.ty)?;
    let plain = first_violation(&[
        (
            func.cc.name() == Some("amdgpu_gfx_whole_wave"),
            "Callee must have the amdgpu_gfx_whole_wave calling convention",
        ),
        (!variadic, "Variadic whole wave calls are not allowed"),
        (params.len() == call.args.len(), "Call argument count must match callee argument count"),
        (params.iter().next() == Some(Type::I1), "Callee must have i1 as its first argument"),
    ]);
    if plain.is_some() {
        return plain;
    }
    // The first parameter of the callee is the mask of active lanes, where the call has the callee itself.
    params.iter().enumerate().skip(1).find_map(|(at, param)| {
        let set = call.m.cx.param_attrs(func.attrs, at);
        let in_register = call.m.cx.attrs_of(set).any(|attr| attr == AttrView::Enum(AttrKind::InReg));
        first_violation(&[
            (call.arg_ty(at) == param, "Argument types must match"),
            (call.arg_is_inreg(at) == in_register, "Argument inreg attributes must match"),
        ])
    })
}

/// Whether a matrix operand is a vector of `i32` with one of `sizes` elements, and whether it is large enough for its
/// format.
fn matrix(call: &Call<'_>, at: usize, sizes: [u64; 3], format: usize) -> (bool, bool) {
    let count = call.count(call.arg_ty(at)).filter(|&(_, scalable)| !scalable).map(|(count, _)| count);
    let ints = call.elem(call.arg_ty(at)) == Some(Type::I32);
    let known = ints && count.is_some_and(|count| sizes.contains(&count));
    let least = match call.number(format) {
        Some(0 | 1) => sizes[0],
        Some(2 | 3) => sizes[1],
        _ => sizes[2],
    };
    (known, count.is_some_and(|count| count >= least))
}

const TOO_SMALL: &str = "invalid vector type for format";

fn amdgcn_mfma(call: &Call<'_>) -> Option<&'static str> {
    let (a, b) = (matrix(call, 0, [8, 6, 4], 3), matrix(call, 1, [8, 6, 4], 4));
    first_violation(&[
        (call.is_below(3, 5), "invalid value for cbsz format"),
        (call.is_below(4, 5), "invalid value for blgp format"),
        (a.0, "operand 0 must be 4, 6 or 8 element i32 vector"),
        (b.0, "operand 1 must be 4, 6 or 8 element i32 vector"),
        (a.1, TOO_SMALL),
        (b.1, TOO_SMALL),
    ])
}

fn amdgcn_wmma(call: &Call<'_>) -> Option<&'static str> {
    let (a, b) = (matrix(call, 1, [16, 12, 8], 0), matrix(call, 3, [16, 12, 8], 2));
    first_violation(&[
        (call.is_below(0, 5), "invalid value for matrix format"),
        (call.is_below(2, 5), "invalid value for matrix format"),
        (a.0, "operand 1 must be 8, 12 or 16 element i32 vector"),
        (b.0, "operand 3 must be 8, 12 or 16 element i32 vector"),
        (a.1, TOO_SMALL),
        (b.1, TOO_SMALL),
    ])
}

/// The number of operand bundles with this tag.
fn bundles(call: &Call<'_>, tag: &[u8]) -> usize {
    call.body.bundles(call.inst).filter(|&(name, _)| call.m.cx.str(name) == tag).count()
}

fn guard(call: &Call<'_>) -> Option<&'static str> {
    first_violation(&[
        (call.body.inst(call.inst).op == Opcode::Call, "experimental_guard cannot be invoked"),
        (bundles(call, b"deopt") == 1, "experimental_guard must have exactly one \"deopt\" operand bundle"),
    ])
}

fn deoptimize(call: &Call<'_>) -> Option<&'static str> {
    let body = call.body;
    let caller = call.m.cx.signature(call.m.func(call.caller).ty).map(|signature| signature.0);
    let ret = call.next().filter(|&next| body.inst(next).op == Opcode::Ret);
    let passed = ret.is_some_and(|ret| {
        call.ret == Type::VOID
            || body.operands(ret).first().and_then(|value| value.as_inst()) == Some(call.inst)
    });
    first_violation(&[
        (body.inst(call.inst).op == Opcode::Call, "experimental_deoptimize cannot be invoked"),
        (
            bundles(call, b"deopt") == 1,
            "experimental_deoptimize must have exactly one \"deopt\" operand bundle",
        ),
        (caller == Some(call.ret), "experimental_deoptimize return type must match caller return type"),
        (ret.is_some(), "calls to experimental_deoptimize must be followed by a return"),
        (
            passed,
            "calls to experimental_deoptimize must be followed by a return of the value computed by \
             experimental_deoptimize",
        ),
    ])
}

/// Checks `llvm.callbr.landingpad`, which provides the result of a `callbr` at one of its labels.
fn landing_pad(call: &Call<'_>) -> Option<&'static str> {
    let body = call.body;
    let branch = call.arg(0).as_inst().filter(|&inst| body.inst(inst).op == Opcode::CallBr);
    let Some(branch) = branch else { return Some("intrinstic requires callbr operand") };
    let block = body.inst(call.inst).block();
    let ends = body.blocks().iter().filter_map(|&block| body.terminator(block));
    let mut before = ends.filter(|&end| body.successors(end).any(|to| to == block));
    let (Some(pred), None) = (before.next(), before.next()) else {
        return Some("Intrinsic in block must have 1 unique predecessor");
    };
    let indirect = "Intrinsic's corresponding callbr must have intrinsic's parent basic block in indirect destination \
                    list";
    first_violation(&[
        (pred == branch, "Intrinsic must have corresponding callbr in predecessor"),
        (body.successors(branch).skip(1).any(|to| to == block), indirect),
        (body.insts(block).next() == Some(call.inst), "No other instructions may proceed intrinsic"),
    ])
}

fn base_pointer(call: &Call<'_>) -> Option<&'static str> {
    let same = call.arg_ty(0) == call.ret;
    first_violation(&[(same, "gc.get.pointer.base operand and result must be of the same type")])
}

fn dynamic_area(call: &Call<'_>) -> Option<&'static str> {
    let layout = &call.m.layout;
    let is_valid = call.ret.int_width() == Some(layout.pointer_bits(layout.alloca_address_space()));
    let message =
        "get_dynamic_area_offset result type must be scalar integer matching alloca address space width";
    first_violation(&[(is_valid, message)])
}

fn thread_pointer(call: &Call<'_>) -> Option<&'static str> {
    let is_valid = call.ret.address_space() == Some(call.m.layout.globals_address_space());
    first_violation(&[(
        is_valid,
        "llvm.thread.pointer intrinsic return type must be for the globals address space",
    )])
}

fn init_trampoline(call: &Call<'_>) -> Option<&'static str> {
    let func = matches!(call.stripped(1).kind(), ValueKind::Func(_));
    first_violation(&[(func, "llvm.init_trampoline parameter #2 must resolve to a function.")])
}

fn stack_protector(call: &Call<'_>) -> Option<&'static str> {
    first_violation(&[(
        call.is_alloca(call.stripped(1)),
        "llvm.stackprotector parameter #2 must resolve to an alloca.",
    )])
}

const RECOVERS_NOTHING: &str = "llvm.localrecover first argument must be function defined in this module";

fn local_recover(call: &Call<'_>) -> Option<&'static str> {
    // Whether the function has a body is checked by `recovered`.
    let func = matches!(call.stripped(0).kind(), ValueKind::Func(_));
    first_violation(&[(func, RECOVERS_NOTHING)])
}

impl Verifier<'_> {
    /// Checks that the functions of `llvm.localrecover` have bodies, after all functions are known.
    pub(super) fn recovered(&mut self) {
        let m = self.m;
        let Some(recover) = m.lookup(b"llvm.localrecover") else { return };
        for (i, data) in m.functions().iter().enumerate() {
            let Some(body) = &data.body else { continue };
            let caller = Func::from_index(i);
            for inst in body.blocks().iter().flat_map(|&block| body.insts(block)) {
                if body.callee(inst) != Some(recover) {
                    continue;
                }
                let args = body.operands(inst);
                let call = Call { m, body, inst, caller, ret: Type::PTR, args };
                if let ValueKind::Func(func) = call.stripped(0).kind()
                    && !m.func(func).is_definition()
                {
                    let at =
                        Problem { func: Some(caller), inst: Some(inst), ..Problem::new(RECOVERS_NOTHING) };
                    self.problems.push(at);
                }
            }
        }
    }
}

/// Rules by base name, sorted.
pub(super) static RULES: &[(&str, Rule)] = &[
    ("aarch64.ldaxr", element_type_first),
    ("aarch64.ldxr", element_type_first),
    ("aarch64.prefetch", aarch64_prefetch),
    ("aarch64.range.prefetch", aarch64_range_prefetch),
    ("aarch64.stlxr", element_type_second),
    ("aarch64.stxr", element_type_second),
    ("amdgcn.call.whole.wave", amdgcn_whole_wave),
    ("amdgcn.cs.chain", amdgcn_chain),
    ("amdgcn.init.exec.from.input", amdgcn_init_exec),
    ("amdgcn.mfma.scale.f32.16x16x128.f8f6f4", amdgcn_mfma),
    ("amdgcn.mfma.scale.f32.32x32x64.f8f6f4", amdgcn_mfma),
    ("amdgcn.s.prefetch.data", amdgcn_prefetch),
    ("amdgcn.set.inactive.chain.arg", amdgcn_inactive_chain_arg),
    ("amdgcn.wmma.f32.16x16x128.f8f6f4", amdgcn_wmma),
    ("amdgcn.wmma.scale.f32.16x16x128.f8f6f4", amdgcn_wmma),
    ("amdgcn.wmma.scale16.f32.16x16x128.f8f6f4", amdgcn_wmma),
    ("arm.ldaex", element_type_first),
    ("arm.ldrex", element_type_first),
    ("arm.stlex", element_type_second),
    ("arm.strex", element_type_second),
    ("callbr.landingpad", landing_pad),
    ("experimental.deoptimize", deoptimize),
    ("experimental.gc.get.pointer.base", base_pointer),
    ("experimental.guard", guard),
    ("get.dynamic.area.offset", dynamic_area),
    ("init.trampoline", init_trampoline),
    ("localrecover", local_recover),
    ("nvvm.setmaxnreg.dec.sync.aligned.u32", nvvm_registers),
    ("nvvm.setmaxnreg.inc.sync.aligned.u32", nvvm_registers),
    ("preserve.array.access.index", element_type_first),
    ("preserve.struct.access.index", element_type_first),
    ("stackprotector", stack_protector),
    ("thread.pointer", thread_pointer),
];
