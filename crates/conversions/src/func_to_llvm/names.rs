//! Names of functions that stand in unregistered operations or in functions.

use crate::prelude::*;
use terrace_base::func::Func;
use terrace_ir::symbols::symbol_name;

/// Gives functions that are in a symbol table, but not directly, other names than its symbols and than each other. They
/// are no entries of the table, but upstream enters the functions that it converts there.
pub fn make_unique(body: &mut Body, table: Op) -> bool {
    if body.n_regions(table) == 0 {
        return false;
    }
    let body = body.region_body_mut(table);
    let blocks = body.root_regions().flat_map(|region| body.blocks(region));
    let symbols = blocks.flat_map(|block| body.ops(block)).filter_map(|op| symbol_name(body, op));
    let mut names = Names { taken: symbols.collect(), suffix: 0 };
    names.visit(body, true)
}

/// The names in a symbol table.
struct Names {
    taken: FxHashSet<Str>,
    /// The suffix of the next new name.
    suffix: u64,
}

impl Names {
    /// Renames functions in a body and in those inside it. If the body is that of the table, those that stand directly in
    /// it keep their names.
    fn visit(&mut self, body: &mut Body, is_table: bool) -> bool {
        let mut ops: Vec<(Op, bool)> = Vec::new();
        body.walk(|op| {
            let is_inner = body.is::<Func>(op) && !(is_table && body.parent_op(op).is_none());
            if is_inner || body.nested_body(op).is_some_and(Body::has_nested) {
                ops.push((op, is_inner));
            }
        });
        let mut changed = false;
        for (op, is_inner) in ops {
            changed |= is_inner && self.rename(body, op);
            if !body.nested_body(op).is_some_and(Body::has_nested) {
                continue;
            }
            changed |= match body.def(op).has(Trait::SymbolTable) {
                true => make_unique(body, op),
                false => self.visit(body.region_body_mut(op), false),
            };
        }
        changed
    }

    fn rename(&mut self, body: &mut Body, op: Op) -> bool {
        let Some(name) = symbol_name(body, op) else { return false };
        let ctx = &body.ctx().clone();
        let mut unique = name;
        while !self.taken.insert(unique) {
            let suffixed = [ctx.bytes(name), b"_", self.suffix.to_string().as_bytes()].concat();
            unique = ctx.str_id(&suffixed);
            self.suffix += 1;
        }
        if unique != name {
            body.set_slot(op, Func::SLOTS.sym_name, Some(StringAttr::get(ctx, unique, None)));
        }
        unique != name
    }
}
