//! Globals with reserved names: lists of used symbols, constructors and destructors.

use super::Verifier;
use super::target::constant_pointer_operand;
use crate::constant::ConstView;
use crate::module::*;
use crate::types::Type;
use crate::value::*;

impl Verifier<'_> {
    /// Checks a global variable with a reserved name.
    pub(super) fn reserved_global(&mut self, id: Global) {
        let m = self.m;
        let value = m.global_value(id);
        let message = match &m.global(id).symbol.name[..] {
            b"llvm.used" => used(m, id, ["invalid llvm.used member", "members of llvm.used must be named"]),
            b"llvm.compiler.used" => used(
                m,
                id,
                ["invalid llvm.compiler.used member", "members of llvm.compiler.used must be named"],
            ),
            b"llvm.global_ctors" | b"llvm.global_dtors" => structors(m, id),
            _ => None,
        };
        if let Some(message) = message {
            self.check(false, message, value);
        }
    }
}

const LINKAGE: &str = "invalid linkage for intrinsic global variable";
const TYPE: &str = "wrong type for intrinsic global variable";

fn has_wrong_linkage(m: &Module, id: Global) -> bool {
    let global = m.global(id);
    global.initializer.is_some() && global.symbol.linkage != Linkage::Appending
}

/// Checks that `llvm.used` or `llvm.compiler.used` is an array of pointers to named globals.
fn used(m: &Module, id: Global, [invalid, unnamed]: [&'static str; 2]) -> Option<&'static str> {
    if has_wrong_linkage(m, id) {
        return Some(LINKAGE);
    }
    let elem = m.cx.element_type(m.global(id).ty, 0)?;
    if !elem.is_ptr() {
        return Some(TYPE);
    }
    let Some(ConstView::Aggregate(members)) = m.cx.const_view(m.global(id).initializer?) else {
        return Some("wrong initializer for intrinsic global variable");
    };
    members.iter().find_map(|member| {
        let mut global = member;
        while let Some(inner) = constant_pointer_operand(m, global) {
            global = inner;
        }
        let name = match global.kind() {
            ValueKind::Global(id) => &m.global(id).symbol.name,
            ValueKind::Func(id) => &m.func(id).symbol.name,
            ValueKind::Alias(id) => &m.alias(id).symbol.name,
            _ => return Some(invalid),
        };
        name.is_empty().then_some(unnamed)
    })
}

/// Checks that `llvm.global_ctors` or `llvm.global_dtors` is an array of priorities, functions and data.
fn structors(m: &Module, id: Global) -> Option<&'static str> {
    if has_wrong_linkage(m, id) {
        return Some(LINKAGE);
    }
    let elem = m.cx.element_type(m.global(id).ty, 0)?;
    let fields: Option<Vec<Type>> = m.cx.struct_fields(elem).map(|(fields, _)| fields.iter().collect());
    match *fields.as_deref().unwrap_or_default() {
        [Type::I32, function, data] if function.is_ptr() && data.is_ptr() => None,
        [Type::I32, function] if function.is_ptr() => Some(
            "the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted \
             2-field form",
        ),
        _ => Some(TYPE),
    }
}
