//! Names of functions in unregistered operations.

use terrace_dialects::func::Func;
use terrace_ir::attrs::StringAttr;
use terrace_ir::symbols::symbol_name;
use terrace_ir::{Body, Op, Str};
use terrace_support::FxHashSet;

/// Gives functions in unregistered operations other names than the symbols of the module and than each other. They are no
/// entries of the module's symbol table, but upstream enters the functions that it converts there.
pub fn make_unique(body: &mut Body, module: Op) -> bool {
    let ctx = &body.ctx().clone();
    if body.n_regions(module) == 0 {
        return false;
    }
    let body = body.region_body_mut(module);
    let mut taken: FxHashSet<Str> = FxHashSet::default();
    let mut inner: Vec<(Op, Str)> = Vec::new();
    body.walk(|op| {
        let Some(name) = symbol_name(body, op) else { return };
        if body.parent_op(op).is_none() {
            taken.insert(name);
        } else if body.is::<Func>(op) {
            inner.push((op, name));
        }
    });
    let mut changed = false;
    let mut suffix = 0_u64;
    for (op, name) in inner {
        let mut unique = name;
        while !taken.insert(unique) {
            let suffixed = [ctx.bytes(name), b"_", suffix.to_string().as_bytes()].concat();
            unique = ctx.str_id(&suffixed);
            suffix += 1;
        }
        if unique != name {
            body.set_slot(op, Func::SLOTS.sym_name, Some(StringAttr::get(ctx, unique, None)));
            changed = true;
        }
    }
    changed
}
