//! Passes that work on any dialect.

mod bodies;
mod canonicalize;
mod cse;
mod fixed_point;
mod inline;
mod licm;
mod mem2reg;
mod print;
mod sccp;
mod sink;
mod snapshot;
mod sroa;
mod strip_debuginfo;
mod symbol_dce;
mod symbol_privatize;
mod topological_sort;
mod view;

pub use bodies::{captures, postorder};
pub use canonicalize::{Canonicalize, RegionSimplify, canonicalization_patterns};
pub use cse::{Cse, cse};
pub use fixed_point::CompositeFixedPoint;
pub use inline::Inline;
pub use licm::{LoopInvariantCodeMotion, loop_invariant_code_motion};
pub use mem2reg::{Mem2Reg, mem2reg};
pub use print::{PrintIr, PrintOpStats};
pub use sccp::Sccp;
pub use sink::{ControlFlowSink, control_flow_sink};
pub use snapshot::SnapshotOpLocations;
pub use sroa::{Sroa, sroa};
pub use strip_debuginfo::{StripDebugInfo, strip_debuginfo};
pub use symbol_dce::{SymbolDce, symbol_dce};
pub use symbol_privatize::{SymbolPrivatize, symbol_privatize};
pub use topological_sort::{TopologicalSort, topological_sort};
pub use view::ViewOpGraph;

use crate::pass::PassDef;

/// All passes of this module, in the order of their names.
pub static ALL: &[&PassDef] = &[
    Canonicalize::DEF,
    CompositeFixedPoint::DEF,
    ControlFlowSink::DEF,
    Cse::DEF,
    Inline::DEF,
    LoopInvariantCodeMotion::DEF,
    Mem2Reg::DEF,
    PrintIr::DEF,
    PrintOpStats::DEF,
    Sccp::DEF,
    SnapshotOpLocations::DEF,
    Sroa::DEF,
    StripDebugInfo::DEF,
    SymbolDce::DEF,
    SymbolPrivatize::DEF,
    TopologicalSort::DEF,
    ViewOpGraph::DEF,
];
