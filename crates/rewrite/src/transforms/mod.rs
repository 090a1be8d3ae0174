//! Passes that work on any dialect.

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

pub use canonicalize::{RegionSimplify, canonicalization_patterns};
pub use cse::cse;
pub use licm::loop_invariant_code_motion;
pub use mem2reg::mem2reg;
pub use sink::control_flow_sink;
pub use sroa::sroa;
pub use strip_debuginfo::strip_debuginfo;
pub use symbol_dce::symbol_dce;
pub use symbol_privatize::symbol_privatize;
pub use topological_sort::topological_sort;

use crate::analysis::Dominance;
use crate::parallel::for_each_nested;
use crate::pass::{Anchor, PassContext, PassDef, PipelineText};
use crate::passes;
use crate::pipeline::Pipeline;
use terrace_ir::decl::LayoutEntries;
use terrace_ir::{Body, Op, OpDef, Result};

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

passes! {
    /// Canonicalize operations.
    Canonicalize("Canonicalizer") = "canonicalize" on(Anchor::Any) {
        /// Seed the worklist in general top-down order
        top_down: bool = true,
        /// Perform control flow optimizations to the region tree
        region_simplify: RegionSimplify = RegionSimplify::Normal,
        /// Max. iterations between applying patterns / simplifying regions
        max_iterations: i64 = 10,
        /// Max. number of pattern rewrites within an iteration
        max_num_rewrites: i64 = -1,
        /// Test only: Fail pass on non-convergence to detect cyclic pattern
        test_convergence: bool = false,
        /// Labels of patterns that should be filtered out during application
        disable_patterns: Vec<String> = Vec::new(),
        /// Labels of patterns that should be used during application, all other patterns are filtered out
        enable_patterns: Vec<String> = Vec::new(),
    } => canonicalize::canonicalize;

    /// Composite fixed point pass.
    ///
    /// Runs a pipeline again and again until it changes nothing.
    CompositeFixedPoint("CompositeFixedPointPass") = "composite-fixed-point-pass" on(Anchor::Any) {
        /// Composite pass display name
        name: String = String::from("CompositeFixedPointPass"),
        /// Composite pass inner pipeline
        pipeline: PipelineText = PipelineText::of(&[]),
        /// Maximum number of iterations if inner pipeline
        max_iterations: i32 = 10,
    } => fixed_point::run;

    /// Sink operations into conditional blocks.
    ControlFlowSink("ControlFlowSink") = "control-flow-sink" on(Anchor::Any) => run_control_flow_sink;

    /// Eliminate common sub-expressions.
    Cse("CSE") = "cse" on(Anchor::Any) => run_cse;

    /// Inline function calls.
    Inline("Inliner") = "inline" on(Anchor::Any) {
        /// The optimizer pipeline used for callables that do not have a dedicated optimizer pipeline in opPipelineList
        default_pipeline: PipelineText = PipelineText::of(&[Canonicalize::DEF]),
        /// Callable operation specific optimizer pipelines (in the form of `dialect.op(pipeline)`)
        op_pipelines: Vec<Pipeline> = Vec::new(),
        /// Maximum number of iterations when inlining within an SCC
        max_iterations: u32 = 4,
        /// If the ratio between the number of the operations in the callee and the number of the operations in the caller exceeds this value (in percentage), then the callee is not inlined even if it is legal to inline it
        inlining_threshold: u32 = u32::MAX,
    } => inline::inline;

    /// Hoist loop invariant instructions outside of the loop.
    LoopInvariantCodeMotion("LoopInvariantCodeMotion") = "loop-invariant-code-motion" on(Anchor::Any) => run_licm;

    /// Promotes memory slots into values.
    Mem2Reg("Mem2Reg") = "mem2reg" on(Anchor::Any) {
        /// Perform control flow optimizations to the region tree
        region_simplify: bool = true,
    } => run_mem2reg;

    /// Scalar Replacement of Aggregates.
    Sroa("SROA") = "sroa" on(Anchor::Any) => run_sroa;

    /// Print IR on the debug stream.
    PrintIr("PrintIRPass") = "print-ir" on(Anchor::Any) {
        /// Label
        label: String = String::new(),
    } => print::print_ir;

    /// Print statistics of operations.
    PrintOpStats("PrintOpStats") = "print-op-stats" on(Anchor::Any) {
        /// print the stats as JSON
        json: bool = false,
    } => print::print_op_stats;

    /// Generate new locations from the current IR.
    SnapshotOpLocations("LocationSnapshot") = "snapshot-op-locations" on(Anchor::Any) {
        /// The filename to print the generated IR
        filename: String = String::new(),
        /// Print pretty debug info in MLIR output
        pretty_debuginfo: bool = false,
        /// Print debug info in MLIR output
        print_debuginfo: bool = false,
        /// Print with local scope and inline information (eliding aliases for attributes, types, and locations
        print_local_scope: bool = false,
        /// Print the generic op form
        print_op_generic: bool = false,
        /// A tag to use when fusing the new locations with the original. If unset, the locations are replaced.
        tag: String = String::new(),
    } => snapshot::snapshot;

    /// Sparse Conditional Constant Propagation.
    ///
    /// Finds the values that are constants in all executions, across regions, branches and calls of functions whose
    /// callers are all known, and replaces them.
    Sccp("SCCP") = "sccp" on(Anchor::Any) => sccp::sccp;

    /// Strip debug info from all operations.
    StripDebugInfo("StripDebugInfo") = "strip-debuginfo" on(Anchor::Any) => run_strip_debuginfo;

    /// Eliminate dead symbols.
    SymbolDce("SymbolDCE") = "symbol-dce" on(Anchor::Any) => run_symbol_dce;

    /// Mark symbols private.
    SymbolPrivatize("SymbolPrivatize") = "symbol-privatize" on(Anchor::Any) {
        /// Comma separated list of symbols that should not be marked private
        exclude: Vec<String> = Vec::new(),
    } => run_symbol_privatize;

    /// Sort regions without SSA dominance in topological order.
    TopologicalSort("TopologicalSort") = "topological-sort" on(Anchor::Any) => run_topological_sort;

    /// Print Graphviz visualization of an operation.
    ViewOpGraph("ViewOpGraph") = "view-op-graph" on(Anchor::Any) {
        /// Limit attribute/type length to number of chars
        max_label_len: u32 = 20,
        /// Print attributes of operations
        print_attrs: bool = true,
        /// Print control flow edges
        print_control_flow_edges: bool = false,
        /// Print data flow edges
        print_data_flow_edges: bool = true,
        /// Print result types of operations
        print_result_types: bool = true,
    } => view::view_op_graph;
}

/// Calls `f` on the body of a pass's operation and on those nested in it, each with the declaration of its owner. `f` returns
/// whether it has changed the body.
fn edit_bodies(pass: &mut PassContext<'_>, f: impl Fn(&'static OpDef, &mut Body) -> bool + Sync) -> Result {
    fn edit(
        owner: &'static OpDef,
        body: &mut Body,
        threads: usize,
        f: &(dyn Fn(&'static OpDef, &mut Body) -> bool + Sync),
    ) -> bool {
        let nested = for_each_nested(body, threads, |owner, body| edit(owner, body, 1, f));
        f(owner, body) | nested.contains(&true)
    }
    let owner = pass.body.def(pass.op);
    let Some(mut body) = pass.body.take_nested_as_is(pass.op) else { return Ok(()) };
    let changed = edit(owner, &mut body, pass.threads, &f);
    pass.body.put_nested_as_is(pass.op, body);
    pass.finish(changed)
}

/// Operations that are listed in preorder, inner ones before those around them.
pub fn postorder(body: &Body, ops: &[Op]) -> Vec<Op> {
    let mut order = Vec::with_capacity(ops.len());
    let mut open: Vec<Op> = Vec::new();
    for &op in ops {
        while let Some(&around) = open.last()
            && !body.is_proper_ancestor(around, op)
        {
            order.extend(open.pop());
        }
        open.push(op);
    }
    order.extend(open.into_iter().rev());
    order
}

fn run_control_flow_sink(_: &ControlFlowSink, pass: &mut PassContext<'_>) -> Result {
    pass.analysis::<Dominance>();
    edit_bodies(pass, control_flow_sink)
}

fn run_licm(_: &LoopInvariantCodeMotion, pass: &mut PassContext<'_>) -> Result {
    edit_bodies(pass, |_, body| loop_invariant_code_motion(body))
}

fn run_mem2reg(_: &Mem2Reg, pass: &mut PassContext<'_>) -> Result {
    let layout = pass.analysis::<LayoutEntries>();
    pass.analysis::<Dominance>();
    edit_bodies(pass, |owner, body| mem2reg(owner, body, &layout))
}

fn run_sroa(_: &Sroa, pass: &mut PassContext<'_>) -> Result {
    let layout = pass.analysis::<LayoutEntries>();
    edit_bodies(pass, |_, body| sroa(body, &layout))
}

fn run_topological_sort(_: &TopologicalSort, pass: &mut PassContext<'_>) -> Result {
    edit_bodies(pass, topological_sort)
}

fn run_symbol_privatize(options: &SymbolPrivatize, pass: &mut PassContext<'_>) -> Result {
    let changed = symbol_privatize(pass.body, pass.op, &options.exclude);
    pass.finish(changed)
}

fn run_cse(_: &Cse, pass: &mut PassContext<'_>) -> Result {
    pass.analysis::<Dominance>();
    let changed = cse(pass.body, pass.op, pass.threads);
    pass.preserve::<Dominance>();
    pass.finish(changed)
}

fn run_strip_debuginfo(_: &StripDebugInfo, pass: &mut PassContext<'_>) -> Result {
    strip_debuginfo(pass.body, pass.op);
    Ok(())
}

fn run_symbol_dce(_: &SymbolDce, pass: &mut PassContext<'_>) -> Result {
    let changed = symbol_dce(pass.body, pass.op, pass.outer)?;
    pass.finish(changed)
}
