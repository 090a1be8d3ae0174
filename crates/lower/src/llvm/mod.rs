//! Passes on the llvm dialect itself: debug scopes, COMDATs, data layout, what translation needs.

mod comdat;
mod debug_scope;
mod legalize;

pub use comdat::add_comdats;
pub use debug_scope::ensure_scopes;
pub use legalize::legalize;

use terrace_ir::{Attr, Body, Op, Result};

/// Gives a module its `llvm.data_layout`, which must be one.
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
