//! Lowering of `affine` to `arith`, `memref` and `scf` (`lower-affine`).

mod access;
mod dma;
mod loops;

use crate::prelude::*;
use access::{load, map_of, prefetch, store, vector_load, vector_store};
use terrace_memory::affine::transforms::{delinearize, expand};

passes! {
    /// Lower Affine operations to a combination of Arith and SCF operations.
    LowerAffine("LowerAffinePass") = "lower-affine" on(Anchor::Any, Body) => lower_affine;
}

fn lower_affine(_: &LowerAffine, pass: &PassContext) -> Result<BodyPass> {
    let target = ConversionTarget::new()
        .dialect("arith", Legality::Legal)
        .dialect("memref", Legality::Legal)
        .dialect("scf", Legality::Legal)
        .dialect("vector", Legality::Legal);
    // What these would leave is invalid: upstream crashes, or its verifier reports the result.
    let complete: [&OpDef; 3] = [affine::For::DEF, affine::If::DEF, affine::Parallel::DEF];
    let target = complete.into_iter().fold(target, |target, def| target.op(def, Legality::Illegal));
    let converter = TypeConverter::new(&pass.ctx());
    Ok(Conversion::partial(target, Patterns::new().add(PATTERNS), converter).into())
}

/// The patterns of `lower-affine`.
pub static PATTERNS: &[Pattern] = patterns![plain:
    affine::Apply => apply,
    affine::Min => min,
    affine::Max => max,
    affine::Load => load,
    affine::Store => store,
    affine::Prefetch => prefetch,
    affine::DelinearizeIndex => delinearize::delinearize_index,
    affine::LinearizeIndex => delinearize::linearize_index,
    affine::For => loops::for_loop,
    affine::If => loops::if_op,
    affine::Parallel => loops::parallel,
    affine::Yield => loops::yield_op,
    affine::DmaStart => dma::start,
    affine::DmaWait => dma::wait,
    affine::VectorLoad => vector_load,
    affine::VectorStore => vector_store,
];

fn apply(op: affine::Apply, rw: &mut Lowering) -> Rewrite {
    let (map, operands) = (map_of(op.affine_map(rw))?, op.map_operands(rw).to_vec());
    let values = expand::map(rw, &map, &operands)?;
    rw.replace(op.0, &values)
}

fn min(op: affine::Min, rw: &mut Lowering) -> Rewrite<Value> {
    let (map, operands) = (map_of(op.affine_map(rw))?, op.operands(rw).to_vec());
    expand::reduced_map(rw, &map, &operands, arith::MinSI::new)
}

fn max(op: affine::Max, rw: &mut Lowering) -> Rewrite<Value> {
    let (map, operands) = (map_of(op.affine_map(rw))?, op.operands(rw).to_vec());
    expand::reduced_map(rw, &map, &operands, arith::MaxSI::new)
}
