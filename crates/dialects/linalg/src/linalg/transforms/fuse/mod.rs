//! `linalg-fuse-elementwise-ops`: operations on tensors are merged with the operations that compute their inputs.
//!
//! `elementwise` merges two `linalg.generic`s, `constants` constants and filled tensors with their users, and `expansion`
//! reshapes with structured operations, `pad` with paddings. `moves` makes room for these, `outputs` drops the contents of outputs that are not read.

mod constants;
mod elementwise;
mod expansion;
mod moves;
mod outputs;
mod pad;

use crate::linalg::canonicalize::{N_STRUCTURED, OF_DIALECT, OF_OPERATIONS, for_structured};
use crate::linalg::structured::{has_pure_tensor_semantics, is_structured, iterators};
use crate::linalg::transforms::generalize::generalize;
use crate::linalg::transforms::unused;
use crate::linalg::{Fill, Generic, IteratorType, Reduce};
use crate::prelude::*;
use greedy::{GreedyConfig, Pattern, apply_patterns_with};
use terrace_memory::affine;
use terrace_memory::tensor::{self, CollapseShape, ExpandShape, Pad};

passes! {
    /// Fuse elementwise operations on tensors.
    FuseElementwiseOps("LinalgElementwiseOpFusionPass") = "linalg-fuse-elementwise-ops" on(Anchor::Any) => fuse_elementwise_ops;
}

fn fuse_elementwise_ops(_: &FuseElementwiseOps, pass: &mut PassContext<'_>) -> Result {
    let config = GreedyConfig { top_down: true, ..GreedyConfig::default() };
    let result = apply_patterns_with(pass.body, pass.op, &patterns(), config, pass.threads);
    pass.finish(result.changed)
}

/// The patterns in upstream's order.
fn patterns() -> greedy::Patterns<Pattern> {
    let mut all = greedy::Patterns::new()
        .add(FUSION)
        .add(unused::PATTERNS)
        .add(EXPANSION)
        .add(&CONSUMER_EXPANSION)
        .add(BUBBLE_UP);
    let of = |patterns: &'static [Pattern], root: &'static OpDef| {
        patterns.iter().filter(move |pattern| core::ptr::eq(pattern.root, root))
    };
    of(affine::DIALECT.hooks.canonicalize, affine::Apply::DEF).for_each(|pattern| all.push(pattern));
    of(OF_OPERATIONS, Generic::DEF).for_each(|pattern| all.push(pattern));
    for root in [ExpandShape::DEF, CollapseShape::DEF] {
        of(tensor::DIALECT.hooks.canonicalize, root).for_each(|pattern| all.push(pattern));
    }
    all.add_all(OF_DIALECT).add(CONSTANTS)
}

/// The patterns that merge elementwise operations, named ones too, where nothing is computed twice by it.
pub fn fusion_without_recomputation() -> greedy::Patterns<Pattern> {
    greedy::Patterns::new().add_any(generalize_elementwise).add(WITHOUT_RECOMPUTATION).add(unused::PATTERNS)
}

/// Makes named operations generic that only have parallel loops, and reductions. Filled tensors are inlined as they are.
fn generalize_elementwise(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    let is_parallel = |op| iterators(rw, op).iter().all(|&iterator| iterator == IteratorType::Parallel);
    let is_elementwise = !rw.is::<Fill>(op)
        && is_structured(rw.def(op))
        && has_pure_tensor_semantics(rw, op)
        && (rw.is::<Reduce>(op) || is_parallel(op));
    if is_elementwise { generalize(rw, op) } else { None }
}

static WITHOUT_RECOMPUTATION: &[Pattern] = rewrites![
    Generic => elementwise::fuse_without_recomputation,
    Generic => constants::inline_fills,
    Generic => constants::inline_splats,
    Generic => outputs::drop_unread,
];

static FUSION: &[Pattern] = rewrites![
    Generic => elementwise::fuse,
    Generic => constants::inline_fills,
    Generic => constants::inline_splats,
    Generic => outputs::drop_unread,
];

static EXPANSION: &[Pattern] = rewrites![
    ExpandShape => expansion::of_producer,
    Pad => pad::of_collapse,
    ExpandShape => pad::expand,
];

static CONSUMER_EXPANSION: [Pattern; N_STRUCTURED] = for_structured("", expansion::of_consumer);

static BUBBLE_UP: &[Pattern] = rewrites![ExpandShape => tensor::transforms::expand_before_collapse];

static CONSTANTS: &[Pattern] = rewrites![Generic => constants::transpose];

/// Whether the results of the operation that defines a value have one use in total.
fn has_one_user(b: &Body, value: Value) -> bool {
    b.def_op(value)
        .is_some_and(|def| b.results(def).iter().flat_map(|result| b.uses(result)).take(2).count() == 1)
}
