//! `sroa`: divides the memory of aggregates into that of their parts, if each use concerns one part.

use super::bodies::edit_bodies;
use crate::pass::{Anchor, PassContext};
use crate::passes;
use terrace_ir::decl::LayoutEntries;
use terrace_ir::promotion::{Aggregate, Removal};
use terrace_ir::{Body, Builder, Op, Result, Value};
use terrace_support::FxHashSet;
use terrace_support::small_vec::SmallVec;

passes! {
    /// Scalar Replacement of Aggregates.
    Sroa("SROA") = "sroa" on(Anchor::Any) => run;
}

fn run(_: &Sroa, pass: &mut PassContext<'_>) -> Result {
    let layout = pass.analysis::<LayoutEntries>();
    edit_bodies(pass, |_, body| sroa(body, &layout))
}

/// Divides the memory of the aggregates of a body, and their parts again; returns whether there were any.
pub fn sroa(body: &mut Body, layout: &LayoutEntries) -> bool {
    let mut allocations: Vec<Op> = Vec::new();
    body.walk(|op| allocations.extend(body.def(op).hooks.division.map(|_| op)));
    let mut changed = false;
    // An allocation that cannot be divided stays so: divisions of others do not change its users, except that they are
    // copied for parts of the other ones.
    loop {
        let mut next: Vec<Op> = Vec::new();
        let mut divided = false;
        for op in allocations {
            match divide(body, op, layout) {
                None => next.push(op),
                Some(parts) => {
                    divided = true;
                    next.extend(parts);
                }
            }
        }
        if !divided {
            return changed;
        }
        changed = true;
        allocations = next;
    }
}

/// The users of the memory of an aggregate.
#[derive(Default)]
struct Users {
    /// The numbers of the parts in use, in the order of their first uses.
    parts: Vec<usize>,
    accesses: Vec<Op>,
    /// Operations that are removed with the aggregate.
    removed: Vec<(Op, Removal)>,
}

impl Users {
    fn add_part(&mut self, part: usize) {
        if !self.parts.contains(&part) {
            self.parts.push(part);
        }
    }
}

/// Divides the memory of an allocation, if its users allow it; returns the allocations of the parts.
fn divide(body: &mut Body, op: Op, layout: &LayoutEntries) -> Option<Vec<Op>> {
    let division = body.def(op).hooks.division?;
    let (ty, parts) = (division.parts)(body, op)?;
    let slot = Aggregate { pointer: body.result(op, 0), ty, parts: &parts, layout };
    // Upstream leaves memory that nothing uses to passes that erase dead operations.
    if body.has_no_uses(slot.pointer) {
        return None;
    }
    let users = users(body, &slot)?;
    let mut pointers: Vec<Option<Value>> = vec![None; parts.len()];
    let mut allocations: Vec<Op> = Vec::new();
    let mut b = Builder::before(body, op);
    b.set_after(op);
    for &part in &users.parts {
        let pointer = (division.allocate)(&mut b, op, *parts.get(part)?);
        allocations.extend(b.def_op(pointer));
        *pointers.get_mut(part)? = Some(pointer);
    }
    let mut dead: Vec<Op> = Vec::new();
    for &access in &users.accesses {
        let Some(hooks) = body.def(access).hooks.part_access else { continue };
        let mut b = Builder::before(body, access);
        b.set_after(access);
        if (hooks.rewire)(&mut b, access, &slot, &pointers) {
            dead.push(access);
        }
    }
    for &(user, removal) in &users.removed {
        match removal {
            Removal::Keep(replace) => replace(&mut Builder::before(body, user), user),
            _ => dead.push(user),
        }
    }
    dead.iter().for_each(|&op| body.drop_uses(op));
    dead.into_iter().for_each(|op| body.erase(op));
    body.erase(op);
    Some(allocations)
}

/// The users of an aggregate, or `None` if one uses more than a part of it.
fn users(body: &Body, slot: &Aggregate<'_>) -> Option<Users> {
    let mut users = Users::default();
    // Uses of pointers that are not safe: their operations have to be removed.
    let mut blocking: Vec<Op> = Vec::new();
    let mut inner: Vec<(Value, u64)> = Vec::new();
    let mut seen: FxHashSet<Op> = FxHashSet::default();
    for user in body.users(slot.pointer) {
        let access = body.def(user).hooks.part_access;
        match access.and_then(|access| (access.uses)(body, user, slot)) {
            Some(found) => {
                found.parts.into_iter().for_each(|part| users.add_part(part));
                inner.extend(found.pointer);
                if seen.insert(user) {
                    users.accesses.push(user);
                }
            }
            None => blocking.push(user),
        }
    }
    let mut visited: FxHashSet<(Value, Op)> = FxHashSet::default();
    while let Some((pointer, size)) = inner.pop() {
        for user in body.users(pointer).collect::<SmallVec<[Op; 8]>>() {
            if !visited.insert((pointer, user)) {
                continue;
            }
            let access = body.def(user).hooks.part_access;
            match access.and_then(|access| (access.is_safe)(body, user, (pointer, size), slot.layout)) {
                Some(further) => inner.extend(further),
                None => blocking.push(user),
            }
        }
    }
    let mut removed: FxHashSet<Op> = FxHashSet::default();
    while let Some(user) = blocking.pop() {
        if !removed.insert(user) {
            continue;
        }
        let removal = body.def(user).hooks.removal.and_then(|removal| removal(body, user))?;
        users.removed.push((user, removal));
        if matches!(removal, Removal::EraseWithUsers) {
            blocking.extend(body.results(user).iter().flat_map(|result| body.users(result)));
        }
    }
    Some(users)
}
