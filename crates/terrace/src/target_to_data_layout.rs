//! `llvm-target-to-data-layout`: the data layout of a module's target.

use terrace_base::dlti::{self, DataLayoutSpecAttr};
use terrace_ir::asm::attr_to_string;
use terrace_llir::target::data_layout;
use terrace_llvm::TargetAttr;
use terrace_llvmir::data_layout_spec;
use terrace_rewrite::prelude::*;

passes! {
    /// Derive data layout attributes from LLVM target attributes.
    ///
    /// The layout of the triple of `llvm.target` becomes `dlti.dl_spec`; entries that are there already stay.
    TargetToDataLayout("LLVMTargetToDataLayout") = "llvm-target-to-data-layout" on(Anchor::Any) {
        /// Whether to pre-load all available target machines, that LLVM is configured to support, into the TargetRegistry.
        initialize_llvm_targets: bool = true,
    } => run;
}

fn run(o: &TargetToDataLayout, pass: &mut PassContext<'_>) -> Result {
    let (ctx, op) = (pass.ctx(), pass.op);
    let scope = Scope { body: pass.body, parent: pass.outer };
    let target = pass.body.discardable(op, "llvm.target");
    let Some((target, parts)) = target.and_then(|target| Some((target, target.as_::<TargetAttr>(&ctx)?)))
    else {
        let message = "no TargetAttrInterface-implementing attribute at key \"llvm.target\"";
        return Err(scope.at(op).error(message).emit());
    };
    let triple = ctx.str(parts.triple);
    // Upstream knows no target before it has loaded them.
    let Some(layout) = data_layout(&triple).filter(|_| o.initialize_llvm_targets) else {
        let message = format!("failed to obtain llvm::DataLayout for {}", attr_to_string(&ctx, target));
        return Err(scope.at(op).error(message).emit());
    };
    let mut spec = data_layout_spec(&ctx, layout, |_| {});
    let name = ctx.intern("dlti.dl_spec");
    let entries = |spec: Attr| spec.as_::<DataLayoutSpecAttr>(&ctx).map(|spec| spec.entries);
    if let (Some(own), Some(new)) =
        (pass.body.discardable(op, "dlti.dl_spec").and_then(entries), entries(spec))
    {
        let Some(combined) = dlti::combined(&ctx, new, own) else {
            let message = format!(
                "'dlti.dl_spec' does not combine with the data layout of '{triple}': remove what differs"
            );
            return Err(scope.at(op).error(message).emit());
        };
        spec = combined;
    }
    pass.body.set_discardable(op, name, Some(spec));
    pass.finish(true)
}
