//! Control flow between the regions of an operation: the edges and what is passed along them, in the order
//! in which upstream lists them.

use super::{Condition, For, Forall, Parallel, Reduce, While, Yield};
use terrace_ir::decl::{OpKind, RegionEdge, RegionPoint, RegionTarget};
use terrace_ir::{Body, Op, Region, Values};

type Edge<'e> = &'e mut dyn FnMut(RegionEdge<'_>);

fn entry_args(b: &Body, region: Region) -> Values<'_> {
    b.entry_block(region).map_or(Values::EMPTY, |block| Values::from(b.args(block)))
}

/// What a yield passes on.
fn yielded(b: &Body, end: Op) -> Option<Values<'_>> {
    b.is::<Yield>(end).then(|| b.operands(end))
}

/// Leaves the operation with its results.
fn leave<'a>(b: &Body, op: Op, operands: Values<'a>) -> RegionEdge<'a> {
    RegionEdge { to: RegionTarget::Parent, operands, inputs: b.results(op) }
}

/// Enters a region that takes nothing.
fn enter(region: usize) -> RegionEdge<'static> {
    RegionEdge { to: RegionTarget::Region(region), operands: Values::EMPTY, inputs: Values::EMPTY }
}

/// `scf.execute_region`, `scf.if` and `scf.index_switch`: into one of the regions, and out with what it yields.
pub(super) fn alternatives(b: &Body, op: Op, from: RegionPoint, edge: Edge<'_>) {
    match from {
        RegionPoint::Parent => {
            for i in 0..b.n_regions(op) {
                edge(enter(i));
            }
        }
        RegionPoint::Terminator(end) => {
            if let Some(values) = yielded(b, end) {
                edge(leave(b, op, values));
            }
        }
    }
}

/// `scf.for`: the carried values go into the body, around, and out.
pub(super) fn for_loop(b: &Body, op: Op, from: RegionPoint, edge: Edge<'_>) {
    let for_op = For::wrap(op);
    let args = entry_args(b, for_op.body(b));
    let carried = args.slice(1.min(args.len()), args.len());
    let values = match from {
        RegionPoint::Parent => for_op.init_args(b),
        RegionPoint::Terminator(end) => match yielded(b, end) {
            Some(values) => values,
            None => return,
        },
    };
    edge(RegionEdge { to: RegionTarget::Region(0), operands: values, inputs: carried });
    edge(leave(b, op, values));
}

/// `scf.while`: into `before`, from there out or into `after`, and back.
pub(super) fn while_loop(b: &Body, op: Op, from: RegionPoint, edge: Edge<'_>) {
    let while_op = While::wrap(op);
    let before = entry_args(b, while_op.before(b));
    match from {
        RegionPoint::Parent => {
            edge(RegionEdge { to: RegionTarget::Region(0), operands: while_op.inits(b), inputs: before });
        }
        RegionPoint::Terminator(end) => {
            if let Some(condition) = b.as_::<Condition>(end) {
                let values = condition.args(b);
                edge(leave(b, op, values));
                let after = entry_args(b, while_op.after(b));
                edge(RegionEdge { to: RegionTarget::Region(1), operands: values, inputs: after });
            } else if let Some(values) = yielded(b, end) {
                edge(RegionEdge { to: RegionTarget::Region(0), operands: values, inputs: before });
            }
        }
    }
}

/// `scf.parallel` and `scf.forall`: nothing is passed along the edges.
pub(super) fn parallel(b: &Body, op: Op, from: RegionPoint, edge: Edge<'_>) {
    debug_assert!(b.is::<Parallel>(op) || b.is::<Forall>(op));
    if let RegionPoint::Terminator(end) = from
        && !b.is::<Reduce>(end)
    {
        return;
    }
    edge(enter(0));
    edge(RegionEdge { to: RegionTarget::Parent, operands: Values::EMPTY, inputs: Values::EMPTY });
}
