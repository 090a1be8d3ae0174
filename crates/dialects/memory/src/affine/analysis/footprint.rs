//! The extent of iteration spaces and of the memory that loops access.

use super::access::{Access, enclosing_ivs};
use super::dependence::Space;
use super::region::MemRefRegion;
use crate::affine::For;
use crate::prelude::*;

/// Whether no constraint of the loops relates the induction variables of two of them.
pub fn is_hyper_rectangular(b: &Body, nest: &[For]) -> bool {
    Space::of_loops(b, nest).is_some_and(|(space, ivs)| {
        let system = &space.system;
        let rows = system.equalities.iter().chain(&system.inequalities);
        rows.into_iter().all(|row| ivs.iter().filter(|&&iv| row[iv] != 0).count() <= 1)
    })
}

/// Whether the bounds of the loops have no products or quotients by inputs.
pub fn is_affine(b: &Body, nest: &[For]) -> bool {
    Space::of_loops(b, nest).is_some()
}

/// Why [`bytes`] does not know the number, if it names an access.
pub const NO_UNION: &str = "getMemoryFootprintBytes: unable to perform a union on a memory region";

/// The number of bytes that a loop accesses in one iteration of the loops around it, as the sum of the boxes around its
/// accesses of each memref. An error has the access whose box cannot be combined with that of an earlier one, if this is
/// the reason.
pub fn bytes(b: &Body, root: For) -> Result<u64, Option<Op>> {
    let accesses = Access::inside(b, root.0);
    let outer = enclosing_ivs(b, root.0);
    let mut regions: FxHashMap<Value, MemRefRegion> = FxHashMap::default();
    for access in &accesses {
        let one = MemRefRegion::of(b, access, &outer, true).ok_or(None)?;
        match regions.get_mut(&access.memref) {
            Some(all) => all.unite(one).ok_or(Some(access.op))?,
            None => {
                regions.insert(access.memref, one);
            }
        }
    }
    let sum = regions.values().try_fold(0u64, |sum, region| sum.checked_add(region.bytes(b)?));
    sum.ok_or(None)
}
