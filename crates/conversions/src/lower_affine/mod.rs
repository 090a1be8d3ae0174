//! Lowering of `affine` to `arith`, `memref` and `scf` (`lower-affine`).

mod dma;
mod loops;

use crate::prelude::*;
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

/// The map of an operation, which a valid operation has.
fn map_of(map: Option<AffineMap>) -> Rewrite<AffineMap> {
    map.ok_or_else(|| "the map is missing".into())
}

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

fn load(op: affine::Load, rw: &mut Lowering) -> Rewrite<Value> {
    let indices = indices(rw, op.affine_map(rw), op.indices(rw).to_vec())?;
    let memref = op.memref(rw);
    Ok(memref::Load::at(rw, memref, &indices))
}

fn store(op: affine::Store, rw: &mut Lowering) -> Rewrite {
    let indices = indices(rw, op.affine_map(rw), op.indices(rw).to_vec())?;
    let (value, memref) = (op.value(rw), op.memref(rw));
    memref::Store::at(rw, value, memref, &indices);
    rw.erase(op.0)
}

fn vector_load(op: affine::VectorLoad, rw: &mut Lowering) -> Rewrite<Value> {
    let indices = indices(rw, op.affine_map(rw), op.indices(rw).to_vec())?;
    let (ty, memref) = (rw.ty(op.result(rw)), op.memref(rw));
    Ok(vector::Load::at(rw, ty, memref, &indices))
}

fn vector_store(op: affine::VectorStore, rw: &mut Lowering) -> Rewrite {
    let indices = indices(rw, op.affine_map(rw), op.indices(rw).to_vec())?;
    let (value, memref) = (op.value(rw), op.memref(rw));
    vector::Store::at(rw, value, memref, &indices);
    rw.erase(op.0)
}

fn prefetch(op: affine::Prefetch, rw: &mut Lowering) -> Rewrite {
    let (Some(write), Some(hint), Some(data)) = (op.is_write(rw), op.locality_hint(rw), op.is_data_cache(rw))
    else {
        return Err("an attribute is missing".into());
    };
    let indices = indices(rw, op.affine_map(rw), op.indices(rw).to_vec())?;
    let memref = op.memref(rw);
    memref::Prefetch::build(rw, write, hint, data, memref, &indices);
    rw.erase(op.0)
}

fn indices(
    rw: &mut Lowering,
    map: Option<AffineMap>,
    operands: SmallVec<[Value; 8]>,
) -> Rewrite<SmallVec<[Value; 8]>> {
    let map = map_of(map)?;
    expand::map(rw, &map, &operands)
}
