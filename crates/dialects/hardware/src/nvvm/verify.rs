//! Verifiers of `nvvm`.

use super::types::{space, space_of};
use super::{Mapa, WgmmaMmaAsync};
use terrace_rewrite::prelude::*;

/// Whether the result of `mapa` points into any memory if the operand does, else into memory of the cluster.
pub(super) fn mapa_spaces(op: OpShape<'_>) -> bool {
    let Some(mapa) = op.as_::<Mapa>() else { return true };
    let space = |ty| space_of(op.ctx(), ty);
    matches!(
        (space(mapa.a()), space(mapa.res())),
        (Some(space::GENERIC), Some(space::GENERIC)) | (Some(space::SHARED), Some(space::CLUSTER))
    )
}

/// Whether the accumulator and the result are of one type.
pub(super) fn same_struct(op: OpShape<'_>) -> bool {
    op.as_::<WgmmaMmaAsync>().is_none_or(|mma| mma.inouts() == mma.results())
}
