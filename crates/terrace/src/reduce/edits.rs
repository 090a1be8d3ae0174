//! The kinds of edits, from coarse to fine.

use super::{arguments, each_body, regions, values};
use core::ops::Range;
use terrace_ir::Root;
use terrace_ir::attrs::StringAttr;
use terrace_ir::body::{Body, Op, Value};
use terrace_ir::decl::{Arity, Trait};
use terrace_support::small_vec::SmallVec;

/// A kind of edit.
pub struct Edit {
    /// Its name in progress lines.
    pub name: &'static str,
    /// The number of places that an operation has for it.
    sites: fn(&Body, Op) -> usize,
    /// Edits a place of an operation. May erase the operation and those inside it, but no other ones.
    apply: fn(&mut Body, Op, usize),
    /// Whether an edit erases the operation: another place of it cannot be edited, too.
    erases: bool,
    /// Follows the edits in a body.
    finish: fn(&mut Body),
}

impl Edit {
    const fn new(name: &'static str, sites: fn(&Body, Op) -> usize, apply: fn(&mut Body, Op, usize)) -> Self {
        Self { name, sites, apply, erases: false, finish: |_| {} }
    }

    /// Edits the places with these numbers. Returns whether there are any.
    pub fn apply(&self, root: &mut Root, range: &Range<usize>) -> bool {
        let (mut next, mut changed) = (0, false);
        inside(root, &mut |body| {
            let mut chosen: Vec<(Op, usize)> = Vec::new();
            body.walk(|op| {
                let n = (self.sites)(body, op);
                chosen.extend((0..n).filter(|i| range.contains(&(next + i))).map(|i| (op, i)));
                next += n;
            });
            if self.erases {
                chosen.dedup_by_key(|&mut (op, _)| op);
            }
            changed |= !chosen.is_empty();
            // Users come before what they use, and what is inside an operation before it.
            for &(op, i) in chosen.iter().rev() {
                (self.apply)(body, op, i);
            }
            if !chosen.is_empty() {
                (self.finish)(body);
            }
        });
        changed
    }
}

/// The number of places that a module has for a kind of edit.
pub fn sites(root: &Root, edit: &Edit) -> usize {
    let mut n = 0;
    if let Some(op) = root.op() {
        let scope = root.scope();
        let top = scope.at(op);
        top.walk(&mut |op| {
            if op.op != top.op || !core::ptr::eq(op.body(), top.body()) {
                n += (edit.sites)(op.body(), op.op);
            }
        });
    }
    n
}

/// Calls `f` for the bodies inside the module, without that which holds it.
fn inside(root: &mut Root, f: &mut dyn FnMut(&mut Body)) {
    if let Some(op) = root.op()
        && root.body.is_nested(op)
    {
        each_body(root.body.region_body_mut(op), f);
    }
}

/// The kinds, in the order in which they are tried.
pub static ALL: &[Edit] = &[
    Edit::new("symbols", |b, op| usize::from(b.def(op).has(Trait::Symbol)), |b, op, _| erase(b, op)),
    Edit::new(
        "bodies of functions",
        |b, op| usize::from(regions::is_definition(b, op)),
        |b, op, _| {
            regions::make_declaration(b, op);
        },
    ),
    Edit {
        erases: true,
        finish: regions::erase_unreachable,
        ..Edit::new("blocks", regions::ends, regions::end_block)
    },
    Edit::new("operations", |b, op| usize::from(!b.def(op).has(Trait::Terminator)), |b, op, _| erase(b, op)),
    Edit { erases: true, ..Edit::new("operations around regions", regions::blocks_alone, regions::unwrap) },
    Edit::new("regions", regions::filled, regions::clear),
    Edit::new("arguments of functions", arguments::of_function, arguments::remove),
    Edit::new("arguments of blocks", arguments::of_blocks, arguments::remove_from_block),
    Edit::new("operands", operands, remove_operand),
    Edit::new("attributes", attributes, remove_attribute),
];

/// Erases an operation; other values take the place of its results.
fn erase(body: &mut Body, op: Op) {
    values::release_results(body, op);
    body.erase(op);
}

/// The operands that may be left out.
fn operands(body: &Body, op: Op) -> usize {
    let groups = body.def(op).operands;
    let is_fixed = !groups.is_empty() && groups.iter().all(|group| matches!(group.arity, Arity::One));
    if is_fixed { 0 } else { body.n_operands(op) }
}

/// Leaves out an operand.
pub fn remove_operand(body: &mut Body, op: Op, i: usize) {
    let n_groups = body.def(op).operands.len();
    if n_groups == 0 {
        body.erase_operands(op, |at| at == i);
        return;
    }
    let mut groups: SmallVec<[SmallVec<[Value; 4]>; 4]> = SmallVec::new();
    for group in 0..n_groups {
        let (start, end) = body.operand_group_range(op, group);
        let kept = (start..end).filter(|&at| at != i).map(|at| body.operand(op, at));
        groups.push(kept.collect());
    }
    let groups: SmallVec<[&[Value]; 4]> = groups.iter().map(|group| &group[..]).collect();
    body.set_operand_groups(op, &groups);
}

/// The inherent attributes that may be absent, by their slots.
fn optional_slots(body: &Body, op: Op) -> SmallVec<[usize; 4]> {
    let attrs = body.def(op).attrs;
    let taken = body.slots(op).taken().map(|(slot, _)| slot);
    taken.filter(|&slot| attrs.get(slot).is_some_and(|attr| !attr.required)).collect()
}

fn attributes(body: &Body, op: Op) -> usize {
    optional_slots(body, op).len() + body.dict_entries(op).len()
}

/// Discardable attributes come first; they are removed from the last one on, so that numbers stay right.
fn remove_attribute(body: &mut Body, op: Op, i: usize) {
    let n_discardable = body.dict_entries(op).len();
    if i < n_discardable {
        let name = body.dict_entries(op).iter().nth(i).map(|(name, _)| name);
        if let Some(name) = name {
            body.set_discardable(op, name, None);
        }
    } else if let Some(&slot) = optional_slots(body, op).get(i - n_discardable) {
        body.set_slot(op, slot, None);
    }
}

/// Lets only the symbol's own table refer to it, as declarations need.
pub fn make_private(body: &mut Body, op: Op) {
    let ctx = body.ctx().clone();
    body.set_attr(op, "sym_visibility", Some(StringAttr::get(&ctx, ctx.intern("private"), None)));
}
