//! `llvm-add-comdats`: a COMDAT for each function that several object files may define.

use crate as llvm;
use terrace_rewrite::prelude::*;

passes! {
    /// Add comdats to linkonce and linkonce_odr functions.
    AddComdats("LLVMAddComdats") = "llvm-add-comdats" on(Anchor::Op("builtin.module")) => add_comdats;
}

fn add_comdats(_: &AddComdats, pass: &mut PassContext<'_>) -> Result {
    add_to_module(pass.body, pass.op);
    Ok(())
}

/// Name of the COMDAT table.
const TABLE: &str = "__llvm_comdat";

/// Gives every `linkonce` and `linkonce_odr` function of the module a COMDAT of its own name.
fn add_to_module(outer: &mut Body, module: Op) {
    let body = outer.region_body_mut(module);
    let ctx = body.ctx().clone();
    let Some(block) = body.entry_block(Region::from_index(0)) else { return };
    let functions: Vec<llvm::Func> = body
        .ops(block)
        .filter_map(|op| body.as_::<llvm::Func>(op))
        .filter(|func| {
            matches!(func.linkage(body), Some(llvm::Linkage::Linkonce | llvm::Linkage::LinkonceOdr))
        })
        .collect();
    if functions.is_empty() {
        return;
    }
    let table_name = ctx.intern(TABLE);
    let known = body.ops(block).find(|&op| {
        body.is::<llvm::ComdatOp>(op) && terrace_ir::symbols::symbol_name(body, op) == Some(table_name)
    });
    let loc = outer.loc(module);
    let body = outer.region_body_mut(module);
    let table = match known {
        Some(table) => table,
        None => {
            let mut b = Builder::new(body);
            b.set_loc(loc);
            b.set_start(block);
            let table = llvm::ComdatOp::build(&mut b, table_name).op();
            b.add_block(table, 0, &[]);
            table
        }
    };
    let region = body.region(table, 0);
    let Some(selectors) = body.entry_block(region) else { return };
    for func in functions {
        let slot = llvm::Func::SLOTS.sym_name;
        let Some(name) = body.slot(func.op(), slot).and_then(|attr| attr.as_str(&ctx)) else { continue };
        let loc = body.loc(func.op());
        let mut b = Builder::new(body);
        b.set_loc(loc);
        b.set_start(selectors);
        llvm::ComdatSelector::build(&mut b, name, llvm::Comdat::Any);
        let reference = SymbolRefAttr::get(&ctx, table_name, &[name]);
        body.set_slot(func.op(), llvm::Func::SLOTS.comdat, Some(reference));
    }
}
