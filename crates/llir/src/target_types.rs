//! Properties of target extension types (LangRef, "Target Extension Type").

use crate::context::Context;
use crate::types::{Type, TypeView};
use terrace_support::FxHashSet;

/// Whether globals can have a target type.
fn can_be_global(name: &[u8]) -> bool {
    match name {
        b"spirv.IntegralConstant" | b"spirv.Literal" => false,
        b"amdgcn.named.barrier" => true,
        _ => name.starts_with(b"spirv.") || name.starts_with(b"dx."),
    }
}

/// Whether stack memory can have a target type.
fn can_be_local(name: &[u8]) -> bool {
    match name {
        b"spirv.IntegralConstant" | b"spirv.Literal" | b"spirv.Padding" | b"dx.Padding" => false,
        b"aarch64.svcount" | b"riscv.vector.tuple" | b"llvm.test.vectorelement" => true,
        _ => name.starts_with(b"spirv.") || name.starts_with(b"dx."),
    }
}

impl Context {
    /// Whether values of a type are bound by the rules of `token`.
    pub(crate) fn is_token_like(&self, ty: Type) -> bool {
        if !ty.is_target_ext() {
            return ty == Type::TOKEN;
        }
        match self.view(ty) {
            TypeView::Target { name, .. } => name.starts_with(b"dx.") && name != b"dx.Padding",
            _ => false,
        }
    }

    /// Whether a type is or contains a target type that globals cannot have.
    pub(crate) fn is_illegal_global(&self, ty: Type) -> bool {
        self.contains_target_type(ty, &|name| !can_be_global(name))
    }

    /// Whether a type is or contains a target type that stack memory cannot have.
    pub(crate) fn is_illegal_local(&self, ty: Type) -> bool {
        self.contains_target_type(ty, &|name| !can_be_local(name))
    }

    fn contains_target_type(&self, ty: Type, is_searched: &dyn Fn(&[u8]) -> bool) -> bool {
        if !ty.is_record() && !ty.is_target_ext() {
            return false;
        }
        let mut seen = FxHashSet::default();
        let mut stack = vec![ty];
        while let Some(ty) = stack.pop() {
            if !ty.is_record() && !ty.is_target_ext() || !seen.insert(ty) {
                continue;
            }
            match self.view(ty) {
                TypeView::Target { name, .. } if is_searched(name) => return true,
                TypeView::Array { elem, .. } => stack.push(elem),
                _ => stack.extend(self.struct_fields(ty).iter().flat_map(|(fields, _)| fields.iter())),
            }
        }
        false
    }
}
