//! Control flow between regions (`RegionBranchOpInterface`): edges and the values passed along them, in upstream's
//! order.

use super::{Condition, For, Forall, IndexSwitch, Parallel, Reduce, While, Yield};
use crate::index_list::integers_of;
use crate::prelude::*;
use crate::scf::If;
use terrace_ir::speculation::Speculatability;

type Edge<'e> = &'e mut dyn FnMut(RegionEdge<'_>);

/// Operands of a terminator if it is a yield.
fn yielded(b: &Body, end: Op) -> Option<Values<'_>> {
    b.is::<Yield>(end).then(|| b.operands(end))
}

/// An edge to the parent operation, with its results as inputs.
fn leave<'a>(b: &Body, op: Op, operands: Values<'a>) -> RegionEdge<'a> {
    RegionEdge { to: RegionTarget::Parent, operands, inputs: b.results(op) }
}

/// An edge without values.
fn go(to: RegionTarget) -> RegionEdge<'static> {
    RegionEdge { to, operands: Values::EMPTY, inputs: Values::EMPTY }
}

/// `scf.execute_region`, `scf.if` and `scf.index_switch`: from the parent to each region, and back with the yield's
/// operands.
pub(super) fn alternatives(b: &Body, op: Op, from: RegionPoint, edge: Edge<'_>) {
    match from {
        RegionPoint::Parent => {
            for i in 0..b.n_regions(op) {
                // The `else` region may be absent.
                let is_present = b.entry_block(b.region(op, i)).is_some();
                edge(go(if is_present { RegionTarget::Region(i) } else { RegionTarget::Parent }));
            }
        }
        RegionPoint::Terminator(end) => {
            if let Some(values) = yielded(b, end) {
                edge(leave(b, op, values));
            }
        }
    }
}

/// The bool that the first operand is, if it is a constant.
fn constant_bool(b: &Body, constants: &[Option<Attr>]) -> Option<bool> {
    constants.first().copied().flatten().and_then(|attr| attr.as_bool(b.ctx()))
}

/// A constant condition excludes one of the regions of `scf.if`.
pub(super) fn if_takes(
    b: &Body,
    _: If,
    from: RegionPoint,
    constants: &[Option<Attr>],
    to: RegionTarget,
) -> bool {
    from != RegionPoint::Parent
        || constant_bool(b, constants).is_none_or(|condition| condition == (to == RegionTarget::Region(0)))
}

/// A constant operand chooses a region of `scf.index_switch`.
pub(super) fn switch_takes(
    b: &Body,
    op: IndexSwitch,
    from: RegionPoint,
    constants: &[Option<Attr>],
    to: RegionTarget,
) -> bool {
    let value = constants.first().copied().flatten().and_then(|attr| attr.as_i64(b.ctx()));
    match (from, value) {
        (RegionPoint::Parent, Some(value)) => {
            let cases = integers_of(b.ctx(), op.cases(b));
            let case = cases.iter().position(|&case| case == value);
            to == RegionTarget::Region(case.map_or(0, |case| case + 1))
        }
        _ => true,
    }
}

/// A constant condition ends `scf.while`, or continues it.
pub(super) fn while_takes(
    b: &Body,
    _: While,
    from: RegionPoint,
    constants: &[Option<Attr>],
    to: RegionTarget,
) -> bool {
    let RegionPoint::Terminator(end) = from else { return true };
    !b.is::<Condition>(end)
        || constant_bool(b, constants).is_none_or(|condition| condition == (to != RegionTarget::Parent))
}

/// `scf.for`: the carried values go into the body, and from its yield back into it or to the parent.
pub(super) fn for_loop(b: &Body, for_op: For, from: RegionPoint, edge: Edge<'_>) {
    let args = Values::from(b.entry_args(for_op.body(b)));
    let carried = args.slice(1.min(args.len()), args.len());
    let values = match from {
        RegionPoint::Parent => Some(for_op.init_args(b)),
        RegionPoint::Terminator(end) => yielded(b, end),
    };
    let Some(values) = values else { return };
    edge(RegionEdge { to: RegionTarget::Region(0), operands: values, inputs: carried });
    edge(leave(b, for_op.0, values));
}

/// `scf.while`: from the parent to `before`, from there to `after` or the parent, and from `after` to `before`.
pub(super) fn while_loop(b: &Body, while_op: While, from: RegionPoint, edge: Edge<'_>) {
    let before = Values::from(b.entry_args(while_op.before(b)));
    match from {
        RegionPoint::Parent => {
            edge(RegionEdge { to: RegionTarget::Region(0), operands: while_op.inits(b), inputs: before });
        }
        RegionPoint::Terminator(end) => {
            if let Some(condition) = b.as_::<Condition>(end) {
                let values = condition.args(b);
                edge(leave(b, while_op.0, values));
                let after = Values::from(b.entry_args(while_op.after(b)));
                edge(RegionEdge { to: RegionTarget::Region(1), operands: values, inputs: after });
            } else if let Some(values) = yielded(b, end) {
                edge(RegionEdge { to: RegionTarget::Region(0), operands: values, inputs: before });
            }
        }
    }
}

/// `scf.parallel` and `scf.forall`: edges without values.
pub(super) fn parallel(b: &Body, op: Op, from: RegionPoint, edge: Edge<'_>) {
    debug_assert!(b.is::<Parallel>(op) || b.is::<Forall>(op));
    if let RegionPoint::Terminator(end) = from
        && !b.is::<Reduce>(end)
    {
        return;
    }
    edge(go(RegionTarget::Region(0)));
    edge(go(RegionTarget::Parent));
}

/// A loop ends for all bounds if its step is one.
pub(super) fn for_speculatability(b: &Body, op: For) -> Speculatability {
    let step = b.operands(op.0).get(2).and_then(|step| constant_of(b, step));
    match step.and_then(|step| step.as_i64(b.ctx())) {
        Some(1) => Speculatability::Recursively,
        _ => Speculatability::No,
    }
}

/// Each region of an alternative runs at most once.
pub(super) fn at_most_once(_: &Body, _: Op, _: usize) -> Option<u32> {
    Some(1)
}
