//! Relations between types.

use super::types::{is_predicate, is_svbool};
use terrace_ir::decl::OpShape;

/// Whether the result is a predicate.
pub(super) fn result_is_predicate(op: OpShape<'_>) -> bool {
    op.result(0).is_none_or(|ty| is_predicate(op.ctx(), ty))
}

/// Whether the result is `vector<[16]xi1>`.
pub(super) fn result_is_svbool(op: OpShape<'_>) -> bool {
    op.result(0).is_none_or(|ty| is_svbool(op.ctx(), ty))
}
