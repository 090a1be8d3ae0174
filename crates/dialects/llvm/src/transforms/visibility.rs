//! `llvm-use-default-visibility`: another visibility for symbols that have the default one.

use crate as llvm;
use terrace_rewrite::prelude::*;

pass_enum! {
    /// The visibility that symbols get.
    NewVisibility {
        /// Hidden.
        Hidden = "hidden",
        /// Protected.
        Protected = "protected",
    }
}

passes! {
    /// Update default visibility of all global values and function definitions.
    UseDefaultVisibility("LLVMUseDefaultVisibilityPass") = "llvm-use-default-visibility"
        on(Anchor::Op("builtin.module")) {
        /// Visibility to use in place of default.
        visibility: Option<NewVisibility> = None,
    } => use_default_visibility;
}

fn use_default_visibility(o: &UseDefaultVisibility, pass: &mut PassContext<'_>) -> Result {
    let visibility = match o.visibility {
        None => return pass.finish(false),
        Some(NewVisibility::Hidden) => llvm::Visibility::Hidden,
        Some(NewVisibility::Protected) => llvm::Visibility::Protected,
    };
    let visibility = llvm::Visibility::encode(&pass.ctx(), visibility);
    pass.edit_bodies(&mut |b| {
        for op in b.ops_where(|op| has_default_visibility(b, op)) {
            b.set_attr(op, "visibility_", Some(visibility));
        }
    })
}

/// Whether a symbol has the default visibility, and is none that other modules cannot see: LLVM refuses another one there.
fn has_default_visibility(b: &Body, op: Op) -> bool {
    let (visibility, linkage) = if let Some(func) = b.as_::<llvm::Func>(op) {
        (func.visibility(b), func.linkage(b))
    } else if let Some(global) = b.as_::<llvm::Global>(op) {
        (global.visibility(b), global.linkage(b))
    } else if let Some(alias) = b.as_::<llvm::Alias>(op) {
        (alias.visibility(b), alias.linkage(b))
    } else if let Some(ifunc) = b.as_::<llvm::IFunc>(op) {
        (ifunc.visibility(b), ifunc.linkage(b))
    } else {
        return false;
    };
    visibility == Some(llvm::Visibility::Default)
        && !matches!(linkage, Some(llvm::Linkage::Internal | llvm::Linkage::Private))
}
