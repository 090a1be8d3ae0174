//! Rules of intrinsics that are tied to the instruction whose token they get.

use super::first_violation;
use super::rule::{Call, Rule};
use crate::attrs::AttrKind;
use crate::inst::Opcode;
use crate::intrinsics::Intrinsic;
use crate::value::Value;

impl Call<'_> {
    /// Whether a value is a call of this intrinsic.
    fn is_call_of(&self, value: Value, name: &str) -> bool {
        let callee = self.inst_of(value).and_then(|inst| self.body.callee(inst));
        let func = callee.and_then(|callee| callee.as_func());
        let intrinsic = func.and_then(|func| Intrinsic::find(&self.m.func(func).symbol.name));
        intrinsic.is_some_and(|intrinsic| intrinsic.base_name() == name)
    }

    fn has_bundle(&self, tag: &[u8]) -> bool {
        self.body.bundles(self.inst).any(|(own, _)| self.m.cx.str(own) == tag)
    }

    pub(super) fn uses_gc(&self) -> bool {
        self.m.func(self.caller).extra().is_some_and(|extra| !extra.gc.is_empty())
    }
}

fn catch_pad(call: &Call<'_>) -> Option<&'static str> {
    let pad = call.inst_of(call.arg(0)).map(|inst| call.body.inst(inst).op);
    first_violation(&[(pad == Some(Opcode::CatchPad), "eh.exceptionpointer argument must be a catchpad")])
}

fn preallocated_arg(call: &Call<'_>) -> Option<&'static str> {
    let cx = &call.m.cx;
    let attrs = call.body.call(call.inst).map(|info| cx.fn_attrs(info.attrs));
    let is_marked =
        attrs.is_some_and(|attrs| cx.attrs_of(attrs).any(|attr| attr.kind() == Some(AttrKind::Preallocated)));
    first_violation(&[
        (
            call.is_call_of(call.arg(0), "call.preallocated.setup"),
            "llvm.call.preallocated.arg token argument must be a llvm.call.preallocated.setup",
        ),
        (is_marked, "llvm.call.preallocated.arg must be called with a \"preallocated\" call site attribute"),
    ])
}

fn preallocated_teardown(call: &Call<'_>) -> Option<&'static str> {
    first_violation(&[(
        call.is_call_of(call.arg(0), "call.preallocated.setup"),
        "llvm.call.preallocated.teardown token argument must be a llvm.call.preallocated.setup",
    )])
}

fn statepoint(call: &Call<'_>) -> Option<&'static str> {
    first_violation(&[(call.uses_gc(), "Enclosing function does not use GC.")])
}

fn is_statepoint(call: &Call<'_>) -> bool {
    let token = call.arg(0);
    token.is_undef_or_poison() || call.is_call_of(token, "experimental.gc.statepoint")
}

fn gc_result(call: &Call<'_>) -> Option<&'static str> {
    first_violation(&[
        (call.uses_gc(), "Enclosing function does not use GC."),
        (is_statepoint(call), "gc.result operand #1 must be from a statepoint"),
    ])
}

fn gc_relocate(call: &Call<'_>) -> Option<&'static str> {
    let pad = call.inst_of(call.arg(0)).map(|inst| call.body.inst(inst).op);
    first_violation(&[
        (call.scalar(call.ret).is_ptr(), "gc.relocate must return a pointer or a vector of pointers"),
        (
            // On the path of an exception the token is that of the landing pad.
            pad == Some(Opcode::LandingPad) || is_statepoint(call),
            "gc relocate is incorrectly tied to the statepoint",
        ),
    ])
}

fn convergence_anchor(call: &Call<'_>) -> Option<&'static str> {
    first_violation(&[(
        !call.has_bundle(b"convergencectrl"),
        "Entry or anchor intrinsic cannot have a convergencectrl token operand.",
    )])
}

fn convergence_entry(call: &Call<'_>) -> Option<&'static str> {
    let cx = &call.m.cx;
    let attrs = cx.fn_attrs(call.m.func(call.caller).attrs);
    let is_convergent = cx.attrs_of(attrs).any(|attr| attr.kind() == Some(AttrKind::Convergent));
    let is_first = call.body.blocks().first() == Some(&call.body.inst(call.inst).block());
    first_violation(&[
        (is_convergent, "Entry intrinsic can occur only in a convergent function."),
        (is_first, "Entry intrinsic can occur only in the entry block."),
    ])
    .or_else(|| convergence_anchor(call))
}

fn convergence_loop(call: &Call<'_>) -> Option<&'static str> {
    first_violation(&[(
        call.has_bundle(b"convergencectrl"),
        "Loop intrinsic must have a convergencectrl token operand.",
    )])
}

/// Rules by intrinsic, sorted by name.
pub(super) static RULES: &[(&str, Rule)] = &[
    ("call.preallocated.arg", preallocated_arg),
    ("call.preallocated.teardown", preallocated_teardown),
    ("eh.exceptioncode", catch_pad),
    ("eh.exceptionpointer", catch_pad),
    ("experimental.convergence.anchor", convergence_anchor),
    ("experimental.convergence.entry", convergence_entry),
    ("experimental.convergence.loop", convergence_loop),
    ("experimental.gc.relocate", gc_relocate),
    ("experimental.gc.result", gc_result),
    ("experimental.gc.statepoint", statepoint),
];
