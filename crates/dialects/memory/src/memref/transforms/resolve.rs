//! `resolve-ranked-shaped-type-result-dims` and `resolve-shaped-type-result-dims`: extents of results are computed from the
//! operands.

use crate::index_list::{integers_of, mixed};
use crate::memref::{AssumeAlignment, Dim, ExpandShape};
use terrace_base::arith;
use terrace_ir::folding::constant_of;
use terrace_ir::types::MemRefType;
use terrace_rewrite::greedy::{Pattern, Rewriter};
use terrace_rewrite::rewrites;

pub(super) static PATTERNS: &[Pattern] = rewrites![Dim => dim];

/// Replaces a known extent of a result whose operation says what its shape is (`ReifyRankedShapedTypeOpInterface`).
fn dim(op: Dim, rw: &mut Rewriter<'_>) -> Option<()> {
    let at = constant_of(rw, op.index(rw))?.as_i64(rw.ctx())?;
    let at = usize::try_from(at).ok()?;
    let source = op.source(rw);
    let rank = rw.ty(source).as_::<MemRefType>(rw.ctx())?.shape.len();
    let def = rw.def_op(source).filter(|_| at < rank)?;
    let value = if let Some(aligned) = rw.as_::<AssumeAlignment>(def) {
        let memref = aligned.memref(rw);
        let index = arith::Constant::index(rw, at as i64);
        Dim::new(rw, memref, index)
    } else {
        let expanded = rw.as_::<ExpandShape>(def)?;
        let shape = integers_of(rw.ctx(), expanded.static_output_shape(rw));
        let extent = *mixed(&shape, expanded.output_shape(rw)).get(at)?;
        super::value_of(rw, extent)
    };
    rw.replace(op.0, &[value]);
    Some(())
}
