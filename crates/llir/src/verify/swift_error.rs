//! Checks of `swifterror` memory, which only loads, stores and `swifterror` arguments may use.

use super::inst::BodyVerifier;
use crate::attrs::{AttrKind, AttrList};
use crate::inst::*;
use crate::value::*;

impl BodyVerifier<'_, '_> {
    fn is_swift_error_parameter(&self, list: AttrList, at: usize) -> bool {
        let mut attrs = self.m.cx.attrs_of(self.m.cx.param_attrs(list, at));
        attrs.any(|attr| super::attrs::kind_of(&attr) == Some(AttrKind::SwiftError))
    }

    /// The problem of the value of a `swifterror` argument.
    pub(super) fn swift_error_argument(&self, arg: Value) -> Option<&'static str> {
        match arg.kind() {
            ValueKind::Arg(at)
                if self.is_swift_error_parameter(self.m.func(self.func).attrs, at as usize) =>
            {
                None
            }
            ValueKind::Arg(_) => Some("swifterror argument for call has mismatched parameter"),
            ValueKind::Inst(def) if self.body.inst(def).op == Opcode::Alloca => {
                let is_marked = self.body.inst(def).flags.has(Flags::SWIFTERROR);
                (!is_marked).then_some("swifterror argument for call has mismatched alloca")
            }
            _ => Some("swifterror argument should come from an alloca or parameter"),
        }
    }

    /// Checks the uses of the function's `swifterror` parameters and allocations.
    pub(super) fn swift_errors(&mut self) {
        let body = self.body;
        let list = self.m.func(self.func).attrs;
        let has_parameter =
            !list.is_empty() && (0..body.params.len()).any(|at| self.is_swift_error_parameter(list, at));
        if !has_parameter && !self.has_swift_errors {
            return;
        }
        let is_marked = |this: &Self, value: Value| match value.kind() {
            ValueKind::Arg(at) => this.is_swift_error_parameter(list, at as usize),
            ValueKind::Inst(def) => {
                let def = body.inst(def);
                def.op == Opcode::Alloca && def.flags.has(Flags::SWIFTERROR)
            }
            _ => false,
        };
        for inst in body.blocks().iter().flat_map(|&block| body.insts(block)) {
            let data = body.inst(inst);
            for (at, &value) in body.operands(inst).iter().enumerate() {
                if is_marked(self, value)
                    && let Some(message) = self.swift_error_use(inst, data.op, at)
                {
                    self.fail(message, Some(inst), None);
                }
            }
        }
    }

    /// The problem of the use of `swifterror` memory as an operand.
    fn swift_error_use(&self, inst: Inst, op: Opcode, at: usize) -> Option<&'static str> {
        match op {
            Opcode::Load => None,
            Opcode::Store => {
                (at != 1).then_some("swifterror value should be the second operand when used by stores")
            }
            Opcode::Call | Opcode::Invoke if at < self.body.n_call_args(inst) => {
                let attrs = self.body.call(inst).map_or(AttrList::EMPTY, |info| info.attrs);
                let callee = self.body.operands(inst).last().and_then(|callee| callee.as_func());
                let of_callee = callee.map_or(AttrList::EMPTY, |func| self.m.func(func).attrs);
                let is_marked =
                    [attrs, of_callee].iter().any(|&list| self.is_swift_error_parameter(list, at));
                let message =
                    "swifterror value when used in a callsite should be marked with swifterror attribute";
                (!is_marked).then_some(message)
            }
            _ => Some("swifterror value can only be loaded and stored from, or as a swifterror argument!"),
        }
    }
}
