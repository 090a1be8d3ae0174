//! Passes on the LLVM dialect: debug scopes, COMDATs, data layout, legalization for export.

mod comdat;
mod debug_scope;
mod legalize;

pub use comdat::add_comdats;
pub use debug_scope::ensure_scopes;
pub use legalize::legalize;

use terrace_ir::{Attr, Body, Op, Result};

/// Sets `llvm.data_layout` of a module; an invalid string is an error.
pub fn set_data_layout(body: &mut Body, module: Op, text: &str) -> Result {
    let ctx = body.ctx().clone();
    if let Err(message) = terrace_llvm::check_data_layout(text.as_bytes()) {
        let at = terrace_ir::Scope { body, parent: None };
        return Err(at.at(module).error(format!("invalid data layout descriptor: {message}\n")).emit());
    }
    let name = ctx.intern("llvm.data_layout");
    let value: Attr = terrace_ir::attrs::StringAttr::of(&ctx, text);
    body.set_discardable(module, name, Some(value));
    Ok(())
}
