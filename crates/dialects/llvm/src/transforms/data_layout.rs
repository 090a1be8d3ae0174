//! `set-llvm-module-datalayout`: the attribute `llvm.data_layout` of a module.

use terrace_rewrite::prelude::*;

passes! {
    /// Attach a datalayout string as a module attribute.
    SetDataLayout("SetLLVMModuleDataLayoutPass") = "set-llvm-module-datalayout"
        on(Anchor::Op("builtin.module")) {
        /// String description (LLVM format) of the data layout that is expected on the produced module
        data_layout: String = String::new(),
    } => set_data_layout;
}

fn set_data_layout(o: &SetDataLayout, pass: &mut PassContext<'_>) -> Result {
    set(pass.body, pass.op, &o.data_layout)
}

/// Sets `llvm.data_layout` of a module; an invalid string is an error.
fn set(body: &mut Body, module: Op, text: &str) -> Result {
    let ctx = body.ctx().clone();
    if let Err(message) = crate::check_data_layout(text.as_bytes()) {
        let at = terrace_ir::Scope { body, parent: None };
        return Err(at.at(module).error(format!("invalid data layout descriptor: {message}\n")).emit());
    }
    let name = ctx.intern("llvm.data_layout");
    let value: Attr = terrace_ir::attrs::StringAttr::of(&ctx, text);
    body.set_discardable(module, name, Some(value));
    Ok(())
}
