//! Verifiers of the attributes of `sparse_tensor`.

use super::level::LevelFormat::{Batch, Compressed, Dense, LooseCompressed, Singleton, Structured};
use super::{EncodingAttr, LevelType, SliceAttr};
use crate::memref::shape::permutation;
use crate::prelude::*;
use terrace_base::complex::NumberAttr;
use terrace_ir::diag::Message;

type Checked = core::result::Result<(), Message>;

/// Verifies that sizes are positive.
pub(super) fn slice(ctx: &Context, attr: Attr) -> Checked {
    let Some(slice) = attr.as_::<SliceAttr>(ctx) else { return Ok(()) };
    let is_static = |number: i64| number != DYNAMIC;
    if is_static(slice.offset) && slice.offset < 0 {
        return Err("expect non-negative value or ? for slice offset".into());
    }
    if is_static(slice.size) && slice.size <= 0 {
        return Err("expect positive value or ? for slice size".into());
    }
    if is_static(slice.stride) && slice.stride <= 0 {
        return Err("expect positive value or ? for slice stride".into());
    }
    Ok(())
}

/// Verifies an encoding whose text has the map `lvl_to_dim` from levels to dimensions, if it has one.
pub(super) fn encoding(ctx: &Context, attr: Attr, lvl_to_dim: Option<&AffineMap>) -> Checked {
    let Some(encoding) = attr.as_::<EncodingAttr>(ctx) else { return Ok(()) };
    let is_width = |width: u32| matches!(width, 0 | 8 | 16 | 32 | 64);
    if !is_width(encoding.pos_width) {
        return Err(format!("unexpected position bitwidth: {}", encoding.pos_width).into());
    }
    if !is_width(encoding.crd_width) {
        return Err(format!("unexpected coordinate bitwidth: {}", encoding.crd_width).into());
    }
    let levels: Option<SmallVec<[LevelType; 4]>> =
        encoding.levels.iter().map(|&bits| LevelType::from_bits(bits)).collect();
    let levels = levels.ok_or("expected the bits of level types")?;
    level_order(&levels)?;
    let (map, rank) = (encoding.map(), encoding.n_dims as usize);
    if let Some((last, above)) = levels.split_last() {
        if above.iter().any(|level| level.format == Structured) {
            return Err("expected n_out_of_m to be the last level type".into());
        }
        if last.format == Structured {
            structured(ctx, &map, *last, above)?;
        }
    }
    if levels.is_empty() {
        return Err("expected a non-empty array for lvlTypes".into());
    }
    if map.results.len() != levels.len() {
        return Err(format!(
            "level-rank mismatch between dimToLvl and lvlTypes: {} != {}",
            map.results.len(),
            levels.len()
        )
        .into());
    }
    let inverse = if map.n_syms == 0 { inverse(ctx, &map) } else { None };
    if inverse.is_none() && map.n_syms == 0 {
        return Err("failed to infer lvlToDim from dimToLvl".into());
    }
    if lvl_to_dim.is_some() && inverse.as_ref() != lvl_to_dim {
        return Err("expected lvlToDim to be an inverse of dimToLvl".into());
    }
    if rank > levels.len() {
        return Err(format!("unexpected dimToLvl mapping from {rank} to {}", levels.len()).into());
    }
    match encoding.dim_slices.len() {
        0 => Ok(()),
        n if n != rank => {
            Err(format!("dimension-rank mismatch between dimSlices and dimToLvl: {n} != {rank}").into())
        }
        _ if rank != levels.len() => {
            Err(format!("dimSlices expected dimension-rank to match level-rank: {rank} != {}", levels.len())
                .into())
        }
        _ => Ok(()),
    }
}

/// Verifies which levels follow each other.
fn level_order(levels: &[LevelType]) -> Checked {
    let is_singleton = |level: &LevelType| level.format == Singleton;
    // A level and the singletons behind it are one list of coordinates.
    for (i, level) in levels.iter().enumerate().filter(|(_, level)| is_singleton(level)) {
        match i.checked_sub(1).map(|above| levels[above]) {
            Some(above) if matches!(above.format, Compressed | LooseCompressed) => {}
            Some(above) if above.format == Singleton => {
                if above.has(LevelType::SOA) != level.has(LevelType::SOA) {
                    return Err(
                        "expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS)."
                            .into(),
                    );
                }
            }
            _ => return Err("expected compressed or loose_compressed level before singleton level".into()),
        }
    }
    let n_batches = levels.iter().take_while(|level| level.format == Batch).count();
    if levels[n_batches..].iter().any(|level| level.format == Batch) {
        return Err("Batch lvlType can only be leading levels.".into());
    }
    if levels.iter().any(|level| level.has(LevelType::SOA) && !is_singleton(level)) {
        return Err("SoA is only applicable to singleton lvlTypes.".into());
    }
    Ok(())
}

/// Verifies a structured level, which is the last one.
fn structured(ctx: &Context, map: &AffineMap, level: LevelType, above: &[LevelType]) -> Checked {
    if above.iter().any(|level| level.format != Dense) {
        return Err("expected all dense lvlTypes before a n_out_of_m level".into());
    }
    if map.results.len() == map.n_dims as usize {
        return Ok(());
    }
    if blocks(ctx, map).is_none() {
        return Err("expected 1xm block structure for n_out_of_m level".into());
    }
    let mut sizes = map.results.iter().filter_map(|&expr| match expr.node(ctx) {
        AffineNode::Binary(AffineOp::Mod, _, size) => size.as_const(ctx),
        _ => None,
    });
    let size = sizes.next();
    if sizes.any(|other| Some(other) != size) {
        return Err("expected only one blocked level with the same coefficients".into());
    }
    if size != Some(i64::from(level.m)) {
        return Err("expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level".into());
    }
    Ok(())
}

/// The map from levels to dimensions of a map from dimensions to levels: a permutation, or one that divides dimensions
/// into blocks.
fn inverse(ctx: &Context, map: &AffineMap) -> Option<AffineMap> {
    let n_levels = map.results.len() as u32;
    let attr = map.attr(ctx);
    let results = match attr.as_::<AffineMapAttr>(ctx).and_then(|map| permutation(ctx, map)) {
        Some(dims) => {
            let mut levels: Vec<(usize, u32)> = dims.iter().copied().zip(0..).collect();
            levels.sort_unstable();
            levels.into_iter().map(|(_, level)| AffineExpr::dim(ctx, level)).collect()
        }
        None => blocks(ctx, map)?,
    };
    Some(AffineMap { n_dims: n_levels, n_syms: 0, results })
}

/// The coordinate of each dimension of a map that divides some of them into blocks: `d0 floordiv 2` with `d0 mod 2` in a
/// later result. The other dimensions are results themselves.
fn blocks(ctx: &Context, map: &AffineMap) -> Option<SmallVec<[AffineExpr; 4]>> {
    // The coordinate, and the size of the block whose inner coordinate has not come yet.
    let mut dims: Vec<Option<(AffineExpr, Option<i64>)>> = vec![None; map.n_dims as usize];
    let mut has_blocks = false;
    for (level, &result) in (0..).map(|level| AffineExpr::dim(ctx, level)).zip(&map.results) {
        let (op, dim, size) = match result.node(ctx) {
            AffineNode::Binary(op, dim, size) => {
                (Some(op), dim, size.as_const(ctx).filter(|&size| size > 0)?)
            }
            _ => (None, result, 0),
        };
        let AffineNode::Dim(dim) = dim.node(ctx) else { return None };
        let coordinate = dims.get_mut(dim as usize)?;
        *coordinate = Some(match (op, *coordinate) {
            (None, None) => (level, None),
            (Some(AffineOp::FloorDiv), None) => {
                let first = AffineExpr::binary(ctx, AffineOp::Mul, level, AffineExpr::constant(ctx, size));
                (first, Some(size))
            }
            (Some(AffineOp::Mod), Some((first, Some(of_block)))) if of_block == size => {
                has_blocks = true;
                (AffineExpr::binary(ctx, AffineOp::Add, first, level), None)
            }
            _ => return None,
        });
    }
    let complete = dims.into_iter().map(|coordinate| match coordinate {
        Some((coordinate, None)) => Some(coordinate),
        _ => None,
    });
    complete.collect::<Option<_>>().filter(|_| has_blocks)
}

/// Verifies the encoding of a tensor of this shape and element type.
pub(super) fn tensor(ctx: &Context, attr: Attr, shape: &[i64], elem: Type) -> Checked {
    let Some(encoding) = attr.as_::<EncodingAttr>(ctx) else { return Ok(()) };
    if shape.is_empty() {
        return Err("expected non-scalar sparse tensor".into());
    }
    if encoding.n_dims as usize != shape.len() {
        return Err(format!(
            "dimension-rank mismatch between encoding and tensor shape: {} != {}",
            encoding.n_dims,
            shape.len()
        )
        .into());
    }
    let has_type = |value: Option<Attr>, kind: &str| match value.and_then(|value| value.ty(ctx)) {
        Some(ty) if ty != elem => Err(Message::from(format!(
            "{kind} value type mismatch between encoding and tensor element type: {} != {}",
            quoted_type(ctx, ty),
            quoted_type(ctx, elem)
        ))),
        _ => Ok(()),
    };
    has_type(encoding.explicit_val, "explicit")?;
    has_type(encoding.implicit_val, "implicit")?;
    match encoding.implicit_val {
        Some(value) if !is_zero(ctx, value) => Err("implicit value must be zero".into()),
        _ => Ok(()),
    }
}

/// Whether a number is zero, of either sign.
fn is_zero(ctx: &Context, value: Attr) -> bool {
    if let Some(int) = value.as_::<IntegerAttr>(ctx) {
        return int.value(ctx).is_zero();
    }
    if let Some(float) = value.as_::<FloatAttr>(ctx) {
        return float.value(ctx).is_some_and(ApFloat::is_zero);
    }
    value
        .as_::<NumberAttr>(ctx)
        .and_then(|number| number.parts(ctx))
        .is_some_and(|parts| parts.iter().all(|part| part.is_zero()))
}
