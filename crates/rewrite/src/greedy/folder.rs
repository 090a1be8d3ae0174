//! Constants at the start of a region, one for each value.

use terrace_ir::folding::constant_of;
use terrace_ir::{Attr, Body, Loc, Op, Region, Type};
use terrace_support::{FxHashMap, FxHashSet};

/// What became of a constant.
pub(super) enum Known {
    /// It is the one for its value now.
    Kept,
    /// There was one already: this other operation.
    Duplicate(Op),
    /// It is no constant.
    NoConstant,
}

/// The constants of a body by region, dialect, value and type.
#[derive(Default)]
pub(super) struct Folder {
    constants: FxHashMap<(Region, &'static str, Attr, Type), Op>,
    owned: FxHashSet<Op>,
}

impl Folder {
    /// Makes a constant the one for its value, at the start of its region.
    pub(super) fn insert_known(&mut self, body: &mut Body, op: Op) -> Known {
        if body.def(op).hooks.constant.is_none() || body.n_results(op) != 1 {
            return Known::NoConstant;
        }
        let result = body.result(op, 0);
        let Some(value) = constant_of(body, result) else { return Known::NoConstant };
        let Some(region) = insertion_region(body, op) else { return Known::NoConstant };
        let key = (region, body.def(op).dialect, value, body.ty(result));
        if let Some(&known) = self.constants.get(&key)
            && known != op
        {
            body.set_loc(known, Loc::UNKNOWN);
            return Known::Duplicate(known);
        }
        let first = body.entry_block(region).and_then(|block| body.first_op(block));
        let follows_owned = body.prev_op(op).is_some_and(|prev| self.owned.contains(&prev));
        let in_place = body.block_of(op) == body.entry_block(region) && (first == Some(op) || follows_owned);
        if let Some(first) = first.filter(|_| !in_place) {
            body.move_before(op, first);
        }
        self.constants.insert(key, op);
        self.owned.insert(op);
        Known::Kept
    }
}

/// The region whose start has the constants of an operation: that of the closest isolated operation around it,
/// or of one that is not known.
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
