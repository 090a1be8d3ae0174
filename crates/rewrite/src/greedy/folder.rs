//! Merges equal constants at the start of a region.

use terrace_ir::folding::constant_of;
use terrace_ir::{Attr, Body, Loc, Op, Region, Type};
use terrace_support::FxHashMap;

/// The result of [`Folder::insert`].
pub(super) enum Inserted {
    /// The operation is the first constant of its value.
    First,
    /// This operation is an equal constant.
    Duplicate(Op),
    /// The operation is not a constant.
    NotConstant,
}

/// The constants of a body, by region, dialect, value and type.
#[derive(Default)]
pub(super) struct Folder {
    constants: FxHashMap<(Region, &'static str, Attr, Type), Op>,
    /// Whether an operation is one of these constants, by index.
    inserted: Vec<bool>,
}

impl Folder {
    /// Inserts an operation; moves it to the start of its region if it is the first constant of its value.
    pub(super) fn insert(&mut self, body: &mut Body, op: Op) -> Inserted {
        if body.def(op).hooks.constant.is_none() || body.n_results(op) != 1 {
            return Inserted::NotConstant;
        }
        let result = body.result(op, 0);
        let Some(value) = constant_of(body, result) else { return Inserted::NotConstant };
        let Some(region) = insertion_region(body, op) else { return Inserted::NotConstant };
        let key = (region, body.def(op).dialect, value, body.ty(result));
        if let Some(&first) = self.constants.get(&key)
            && first != op
        {
            body.set_loc(first, Loc::UNKNOWN);
            return Inserted::Duplicate(first);
        }
        let first = body.entry_block(region).and_then(|block| body.first_op(block));
        let follows_constant =
            body.prev_op(op).is_some_and(|prev| self.inserted.get(prev.index()).copied().unwrap_or(false));
        let is_in_entry = body.block_of(op) == body.entry_block(region);
        let in_place = is_in_entry && (first == Some(op) || follows_constant);
        if let Some(first) = first.filter(|_| !in_place) {
            body.move_before(op, first);
            // A location of another block would mislead.
            if !is_in_entry {
                body.set_loc(op, Loc::UNKNOWN);
            }
        }
        self.constants.insert(key, op);
        if self.inserted.len() <= op.index() {
            self.inserted.resize(body.op_bound(), false);
        }
        self.inserted[op.index()] = true;
        Inserted::First
    }
}

/// The region whose start gets the constants of an operation's region: that of the nearest isolated or unregistered
/// operation around.
fn insertion_region(body: &Body, op: Op) -> Option<Region> {
    let mut region = body.region_of(body.block_of(op)?)?;
    while let Some(parent) = body.region_parent(region) {
        if !body.def(parent).registered {
            break;
        }
        region = body.region_of(body.block_of(parent)?)?;
    }
    Some(region)
}
