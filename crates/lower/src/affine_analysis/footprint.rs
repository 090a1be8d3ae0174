//! The extent of iteration spaces and of the memory that loops access.

use super::access::{Access, Space};
use terrace_dialects::affine::For;
use terrace_ir::types::{DYNAMIC, MemRefType};
use terrace_ir::{Body, Op, Value};
use terrace_support::FxHashMap;

/// Whether no constraint of the loops relates the induction variables of two of them.
pub fn is_hyper_rectangular(b: &Body, nest: &[For]) -> bool {
    Space::of_loops(b, nest).is_some_and(|(space, ivs)| {
        let system = &space.system;
        let rows = system.equalities.iter().chain(&system.inequalities);
        rows.into_iter().all(|row| ivs.iter().filter(|&&iv| row[iv] != 0).count() <= 1)
    })
}

/// The number of bytes that a loop accesses, as the sum of the boxes around its accesses of each memref. An error has the
/// access whose box cannot be combined with that of an earlier one, if this is the reason.
pub fn bytes(b: &Body, root: For) -> Result<u64, Option<Op>> {
    let mut accesses: Vec<Access> = Vec::new();
    b.walk_from(root.0, &mut |op| accesses.extend(Access::of(b, op)));
    let mut boxes: FxHashMap<Value, Option<Bounds>> = FxHashMap::default();
    for access in &accesses {
        let bounds = subscripts(b, access)?;
        let Some(known) = boxes.get_mut(&access.memref) else {
            boxes.insert(access.memref, bounds);
            continue;
        };
        let (Some(known), Some(bounds)) = (known, bounds) else { return Err(Some(access.op)) };
        for (all, one) in known.iter_mut().zip(bounds) {
            *all = (all.0.min(one.0), all.1.max(one.1));
        }
    }
    let size = |memref: Value, bounds: &Option<Bounds>| {
        let ty = b.ty(memref).as_::<MemRefType>(b.ctx())?;
        let bits = ty.elem.bit_width(b.ctx())?;
        let extent = |&(low, high): &(i64, i64)| u64::try_from(high.checked_sub(low)?.checked_add(1)?).ok();
        let elements =
            bounds.as_ref()?.iter().try_fold(1u64, |product, range| product.checked_mul(extent(range)?))?;
        elements.checked_mul(u64::from(bits.div_ceil(8)))
    };
    let sum = boxes.iter().try_fold(0u64, |sum, (&memref, bounds)| sum.checked_add(size(memref, bounds)?));
    sum.ok_or(None)
}

/// The least and the greatest subscript of each dimension.
type Bounds = Vec<(i64, i64)>;

/// The bounds of an access, clipped to the extents of the memref; `None` if there are none. An error if the subscripts are not
/// affine.
fn subscripts(b: &Body, access: &Access) -> Result<Option<Bounds>, Option<Op>> {
    let bounds = Space::bounds_of_access(b, access).ok_or(None)?;
    let ty = b.ty(access.memref).as_::<MemRefType>(b.ctx()).ok_or(None)?;
    let clip = |((least, greatest), &extent): ((Option<i64>, Option<i64>), &i64)| match extent {
        DYNAMIC => Some((least.map_or(0, |bound| bound.max(0)), greatest?)),
        _ => {
            let last = extent.saturating_sub(1);
            Some((least.map_or(0, |bound| bound.max(0)), greatest.map_or(last, |bound| bound.min(last))))
        }
    };
    Ok(bounds.into_iter().zip(ty.shape).map(clip).collect())
}
