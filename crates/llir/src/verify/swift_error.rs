//! Checks of `swifterror` memory, which only loads, stores and `swifterror` arguments may use.

use super::attrs::has;
use super::call::attr_lists;
use super::inst::BodyVerifier;
use crate::attrs::{AttrKind, AttrList};
use crate::inst::*;
use crate::value::*;

impl BodyVerifier<'_, '_> {
    fn is_swift_error_parameter(&self, list: AttrList, at: usize) -> bool {
        has(&self.m.cx, self.m.cx.param_attrs(list, at), AttrKind::SwiftError)
    }

    /// Whether a value is a `swifterror` parameter or allocation of the function.
    fn is_swift_error(&self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Arg(at) => self.is_swift_error_parameter(self.m.func(self.func).attrs, at as usize),
            ValueKind::Inst(def) => {
                let def = self.body.inst(def);
                def.op == Opcode::Alloca && def.flags.has(Flags::SWIFTERROR)
            }
            _ => false,
        }
    }

    /// The problem of the value of a `swifterror` argument.
    pub(super) fn swift_error_argument(&self, arg: Value) -> Option<&'static str> {
        Some(match arg.kind() {
            _ if self.is_swift_error(arg) => return None,
            ValueKind::Arg(_) => "swifterror argument for call has mismatched parameter",
            ValueKind::Inst(def) if self.body.inst(def).op == Opcode::Alloca => {
                "swifterror argument for call has mismatched alloca"
            }
            _ => "swifterror argument should come from an alloca or parameter",
        })
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
        for inst in body.blocks().iter().flat_map(|&block| body.insts(block)) {
            for (at, &value) in body.operands(inst).iter().enumerate() {
                if self.is_swift_error(value)
                    && let Some(message) = self.swift_error_use(inst, at)
                {
                    self.fail(message, Some(inst), None);
                }
            }
        }
    }

    /// The problem of the use of `swifterror` memory as an operand. LLVM allows it as a callee and in bundles.
    fn swift_error_use(&self, inst: Inst, at: usize) -> Option<&'static str> {
        match self.body.inst(inst).op {
            Opcode::Load => None,
            Opcode::Store => {
                (at != 1).then_some("swifterror value should be the second operand when used by stores")
            }
            Opcode::Call | Opcode::Invoke => {
                let mut lists = attr_lists(self.m, self.body, inst).into_iter();
                let is_allowed = at >= self.body.n_call_args(inst)
                    || lists.any(|list| self.is_swift_error_parameter(list, at));
                let message =
                    "swifterror value when used in a callsite should be marked with swifterror attribute";
                (!is_allowed).then_some(message)
            }
            _ => Some("swifterror value can only be loaded and stored from, or as a swifterror argument!"),
        }
    }
}
