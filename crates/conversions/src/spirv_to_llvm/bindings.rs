//! The descriptor set and the binding of a variable become part of its name, by which the host finds it
//! (`encodeBindAttribute`).

use crate::prelude::*;
use terrace_ir::symbols::symbol_name;
use terrace_spirv::spirv::{AddressOf, EntryPoint, GlobalVariable, Module};

/// Renames the bound variables of the modules of SPIR-V in each body.
pub(crate) const ENCODE: BodyEdit = BodyEdit {
    concerns: |body| body.op_codes().any(|code| code == Module::DEF.code()),
    run: |body| EditResult { changed: encode_all(body), unfinished: false },
    report: |_, _| Ok(()),
};

/// Renames the bound variables of the modules of SPIR-V in a module. Returns whether there are any.
pub(super) fn encode(body: &mut Body, module: Op) -> bool {
    let Some(mut inner) = body.take_nested(module) else { return false };
    let changed = encode_all(&mut inner);
    body.put_nested(module, inner);
    changed
}

fn encode_all(inner: &mut Body) -> bool {
    let mut changed = false;
    for op in modules(inner) {
        let prefix = symbol_name(inner, op);
        if let Some(mut body) = inner.take_nested(op) {
            changed |= encode_in(&mut body, prefix);
            inner.put_nested(op, body);
        }
    }
    changed
}

/// The modules of SPIR-V in the blocks of a module.
pub(super) fn modules(inner: &Body) -> Vec<Op> {
    let ops = inner.root_regions().flat_map(|region| inner.blocks(region)).flat_map(|block| inner.ops(block));
    ops.filter(|&op| inner.is::<Module>(op)).collect()
}

fn encode_in(body: &mut Body, prefix: Option<Str>) -> bool {
    let ctx = body.ctx().clone();
    let prefix = prefix.map(|prefix| ctx.str(prefix));
    let mut renamed: FxHashMap<Str, Str> = FxHashMap::default();
    for op in body.ops_where(|op| body.is::<GlobalVariable>(op)) {
        let global = GlobalVariable(op);
        let Some(new) = bound_name(body, global, prefix.as_deref()) else { continue };
        let Some(name) = global.sym_name(body) else { continue };
        let new = ctx.intern(&new);
        body.set_slot(op, GlobalVariable::SLOTS.sym_name, Some(StringAttr::get(&ctx, new, None)));
        body.set_slot(op, GlobalVariable::SLOTS.descriptor_set, None);
        body.set_slot(op, GlobalVariable::SLOTS.binding, None);
        renamed.insert(name, new);
    }
    if renamed.is_empty() {
        return false;
    }
    rename_uses(body, &renamed);
    true
}

/// The name by which the host finds a variable of a module; `None` for a variable that is not bound.
pub(super) fn bound_name(body: &Body, global: GlobalVariable, module: Option<&str>) -> Option<String> {
    let (set, binding) = (global.descriptor_set(body)?, global.binding(body)?);
    let prefix = module.map_or(String::new(), |module| format!("{module}_"));
    let name = body.ctx().str(global.sym_name(body)?);
    Some(format!("{prefix}{name}_descriptor_set{set}_binding{binding}"))
}

/// Renames symbols in the operations that refer to variables.
fn rename_uses(body: &mut Body, renamed: &FxHashMap<Str, Str>) {
    let ctx = body.ctx().clone();
    let new = |attr: Attr| {
        let symbol = attr.as_::<SymbolRefAttr>(&ctx).filter(|symbol| symbol.nested.is_empty())?;
        renamed.get(&symbol.root).map(|&to| SymbolRefAttr::flat(&ctx, to))
    };
    for op in body.ops_where(|_| true) {
        if body.is::<AddressOf>(op) {
            let variable = body.slot(op, AddressOf::SLOTS.variable);
            if let Some(to) = variable.and_then(new) {
                body.set_slot(op, AddressOf::SLOTS.variable, Some(to));
            }
        } else if body.is::<EntryPoint>(op) {
            let interface = body.slot(op, EntryPoint::SLOTS.interface);
            if let Some(symbols) = interface.and_then(|interface| interface.as_array(&ctx)) {
                let symbols: Vec<Attr> =
                    symbols.iter().map(|&symbol| new(symbol).unwrap_or(symbol)).collect();
                body.set_slot(op, EntryPoint::SLOTS.interface, Some(ArrayAttr::get(&ctx, &symbols)));
            }
        } else if let Some(mut nested) = body.take_nested(op) {
            rename_uses(&mut nested, renamed);
            body.put_nested(op, nested);
        }
    }
}
