//! Passes from `scf` to `scf`.
//!
//! `peel` separates iterations (`scf-for-loop-peeling`), `canonicalize` simplifies operations by the bounds of the loops around
//! them (`scf-for-loop-canonicalization`), `range` moves arithmetic of induction variables into bounds
//! (`scf-for-loop-range-folding`), `specialize` copies loops for the usual bound (`scf-for-loop-specialization`,
//! `scf-parallel-loop-specialization`), `fusion` and `tile` change parallel loops (`scf-parallel-loop-fusion`,
//! `scf-parallel-loop-tiling`), `to_while` and `nest` exchange the kind of loop (`scf-for-to-while`, `scf-forall-to-for`,
//! `scf-forall-to-parallel`, `scf-parallel-for-to-nested-fors`).

mod canonicalize;
mod fusion;
mod nest;
mod peel;
mod range;
mod specialize;
mod tile;
mod to_while;

pub use canonicalize::ForLoopCanonicalization;
pub use fusion::ParallelLoopFusion;
pub use nest::{ForallToFor, ForallToParallel, ParallelToNestedFors};
pub use peel::ForLoopPeeling;
pub use range::ForLoopRangeFolding;
pub use specialize::{ForLoopSpecialization, ParallelLoopSpecialization};
pub use tile::ParallelLoopTiling;
pub use to_while::ForToWhile;

use terrace_rewrite::prelude::*;
use terrace_rewrite::transforms::postorder;

type Operands = SmallVec<[Value; 8]>;

/// Calls `edit` with all operations of kind `K` of a body, inner ones before those around them.
fn edit_each<K: OpKind>(b: &mut Body, mut edit: impl FnMut(&mut Body, K)) {
    for op in postorder(b, &b.ops_where(|op| b.is::<K>(op))) {
        edit(b, K::wrap(op));
    }
}

/// Calls `convert` with all operations of kind `K`; its messages are errors at their operations.
fn convert_each<K: OpKind>(
    pass: &mut PassContext<'_>,
    convert: impl Fn(&mut Body, K) -> core::result::Result<(), &'static str>,
) -> Result {
    let mut failure = None;
    pass.edit_bodies(&mut |b| {
        edit_each::<K>(b, |b, op| {
            let (at, def, loc) = (op.op(), b.def(op.op()), b.loc(op.op()));
            debug_assert!(!b.is_erased(at));
            if let Err(message) = convert(b, op) {
                let message = format!("'{}' op {message}", def.name);
                failure.get_or_insert(b.ctx().error(loc, message).emit());
            }
        });
    })?;
    failure.map_or(Ok(()), Err)
}
