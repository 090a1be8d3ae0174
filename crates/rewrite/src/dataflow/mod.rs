//! Data-flow analysis: facts about values and control flow that hold for all executions, found as the fixed point of
//! transfer functions over the operations (upstream's `DataFlowSolver`).
//!
//! - [`Forest`] has all bodies inside an operation, so that facts can flow between functions.
//! - [`Core`] has what all analyses share: the forest, the queue of work, which code is executable, and the constants.
//! - [`Analysis`] is one analysis; [`solve`] runs several until none has work left. Each visits *points* of the program:
//!   the start of a block, for its arguments, and operations.
//! - [`DeadCode`] finds executable blocks, and where control comes from; [`ForwardAnalysis`] passes facts from operands to
//!   results, [`BackwardAnalysis`] from results to operands.
//! - [`Constants`], [`IntRanges`] and [`Liveness`] are the analyses of values.
//!
//! The order of visits is that of upstream, first come, first served, since it decides how far ranges in loops widen.

mod backward;
mod calls;
mod constants;
mod dead_code;
mod flow;
mod forest;
mod forward;
mod liveness;
mod points;
mod ranges;
mod solver;
mod states;

pub use backward::{Backward, BackwardAnalysis};
pub use constants::Constants;
pub use dead_code::DeadCode;
pub use flow::{Predecessor, Predecessors};
pub use forest::{BodyId, Forest, OpId, ValueId};
pub use forward::{Forward, ForwardAnalysis};
pub use liveness::Liveness;
pub use points::{AnalysisId, At, Point, Queue};
pub use ranges::IntRanges;
pub use solver::{Analysis, Core, solve};
pub use states::{Constant, States};

use terrace_ir::ranges::IntRange;

/// Finds executable code and constants in a forest; returns both, and the forest.
pub fn constants_of(forest: Forest) -> Core {
    let mut core = Core::new(forest);
    solve(&mut core, &mut [&mut DeadCode, &mut Forward(Constants)]);
    core
}

/// Finds executable code and the ranges of integers in a forest; `folding` also folds operations, to constants.
pub fn ranges_of(forest: Forest, folding: bool) -> (Core, States<Option<IntRange>>) {
    let mut core = Core::new(forest);
    let mut ranges = Forward(IntRanges::default());
    if folding {
        solve(&mut core, &mut [&mut DeadCode, &mut Forward(Constants), &mut ranges]);
    } else {
        assume_unknown_without_range(&mut core);
        solve(&mut core, &mut [&mut DeadCode, &mut ranges]);
    }
    (core, ranges.0.into_states())
}

/// Takes all values that have no range for unknown, where no analysis would decide which constants they are.
fn assume_unknown_without_range(core: &mut Core) {
    for op in core.forest.preorder() {
        let ir = core.forest.body(op.body);
        let first_in = ir.block_of(op.op).filter(|_| ir.prev_op(op.op).is_none());
        let args = first_in.map_or(&[][..], |block| ir.args(block)).iter().copied();
        for value in args.chain(ir.results(op.op).iter()) {
            if IntRange::width_of(ir.ctx(), ir.ty(value)).is_none() {
                core.constants.set(ValueId { body: op.body, value }, Constant::Unknown);
            }
        }
    }
}

/// Finds executable code and the live values in a forest.
pub fn liveness_of(forest: Forest) -> (Core, States<bool>) {
    let mut core = Core::new(forest);
    let mut liveness = Backward(Liveness::default());
    solve(&mut core, &mut [&mut DeadCode, &mut Forward(Constants), &mut liveness]);
    (core, liveness.0.into_states())
}
