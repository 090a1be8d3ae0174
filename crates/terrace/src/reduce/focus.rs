//! A part of a module: one operation, and what it refers to.

use super::edits::make_private;
use super::regions::make_declaration;
use terrace_ir::Root;
use terrace_ir::body::Op;
use terrace_ir::decl::Trait;
use terrace_ir::diag::capture;
use terrace_ir::symbols::symbol_name;
use terrace_rewrite::transforms::symbol_dce;

/// Leaves in a module an operation at its top and the symbols that it refers to, directly or not: functions as
/// declarations, all others as they are. If an operation may be an unknown symbol table, all symbols stay.
pub fn focus(root: &mut Root, target: Op) {
    let Some(module) = root.op() else { return };
    let inner = root.body.region_body(module);
    let blocks = root.body.regions(module).into_iter().flat_map(|region| inner.blocks(region));
    let ops: Vec<Op> = blocks.flat_map(|block| inner.ops(block)).collect();
    let body = root.body.region_body_mut(module);
    let mut others = Vec::new();
    let mut visibilities = Vec::new();
    for op in ops {
        let def = body.def(op);
        if !def.has(Trait::Symbol) || symbol_name(body, op).is_none() {
            // Without a name nothing refers to it, except to its results.
            if op != target && body.results(op).is_empty() {
                others.push(op);
            }
            continue;
        }
        let old = body.attr(op, VISIBILITY);
        if op == target {
            // Symbols that are visible outside stay without a reference.
            body.set_attr(op, VISIBILITY, None);
            visibilities.push((op, old));
        } else if def.has(Trait::FunctionOpInterface) {
            make_declaration(body, op);
            // Declarations of the llvm dialect have the default one.
            if def.slot_of("linkage").is_some() {
                body.set_attr(op, "linkage", None);
            }
        } else {
            make_private(body, op);
            visibilities.push((op, old));
        }
    }
    body.erase_all(&others);
    let _ = capture(|| symbol_dce(&mut root.body, module, None));
    let body = root.body.region_body_mut(module);
    for (op, old) in visibilities {
        if !body.is_erased(op) {
            body.set_attr(op, VISIBILITY, old);
        }
    }
}

/// The attribute of symbols that says who may refer to them.
const VISIBILITY: &str = "sym_visibility";
