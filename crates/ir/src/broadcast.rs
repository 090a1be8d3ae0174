//! Broadcasting: shapes that become one by repeating extents of one (MLIR "Traits", "Broadcastable").

use crate::types::DYNAMIC;
use terrace_support::small_vec::SmallVec;

/// The shape that two shapes are broadcast to; `None` if they differ in an extent and neither has one of one.
///
/// A dynamic extent is taken for the other one if that is greater than one.
pub fn broadcast_shape(a: &[i64], b: &[i64]) -> Option<SmallVec<[i64; 6]>> {
    let (long, short) = if a.len() > b.len() { (a, b) } else { (b, a) };
    let (outer, inner) = long.split_at(long.len() - short.len());
    let mut shape: SmallVec<[i64; 6]> = SmallVec::from_slice(outer);
    for (&a, &b) in inner.iter().zip(short) {
        shape.push(match (a, b) {
            _ if a == b => a,
            (1, other) | (other, 1) => other,
            (DYNAMIC, known) | (known, DYNAMIC) if known > 1 => known,
            (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
            _ => return None,
        });
    }
    Some(shape)
}
