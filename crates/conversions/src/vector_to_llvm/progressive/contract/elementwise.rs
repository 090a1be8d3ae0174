//! Contractions over dimensions of extent one as products by element.

use super::super::combine::Products;
use super::contraction::{Contraction, transpose};
use crate::common::vectors::*;
use crate::prelude::*;

/// How an operand gets the dimensions of the result behind those that are contracted.
struct Side {
    operand: Value,
    /// The extents that are missing in front.
    missing: SmallVec<[i64; 4]>,
    permutation: SmallVec<[i64; 4]>,
    n_contracted: usize,
}

impl Side {
    fn of(contraction: &Contraction, ctx: &Context, b: &Builder, side: usize) -> Option<Self> {
        let operand = if side == 0 { contraction.lhs } else { contraction.rhs };
        let (dims, result) = (&contraction.maps[side], &contraction.maps[2]);
        let from = b.ty(operand).as_::<VectorType>(ctx)?;
        let contracted: SmallVec<[usize; 4]> = (0..dims.len())
            .filter(|&at| contraction.is_reduction.get(dims[at]).copied().unwrap_or(false))
            .collect();
        let is_single =
            |&at: &usize| from.shape.get(at) == Some(&1) && !crate::common::vectors::is_scalable(&from, at);
        if !contracted.iter().all(is_single) {
            return None;
        }
        let n_missing = result.len().checked_sub(dims.len().checked_sub(contracted.len())?)?;
        let mut permutation: SmallVec<[i64; 4]> =
            contracted.iter().map(|&at| (n_missing + at) as i64).collect();
        let mut missing = SmallVec::new();
        let to = contraction.ty.as_::<VectorType>(ctx);
        for (at, dim) in result.iter().enumerate() {
            match dims.iter().position(|own| own == dim) {
                Some(own) => permutation.push((n_missing + own) as i64),
                None => {
                    let to = to.as_ref()?;
                    if crate::common::vectors::is_scalable(to, at) {
                        return None;
                    }
                    permutation.push(missing.len() as i64);
                    missing.push(*to.shape.get(at)?);
                }
            }
        }
        Some(Self { operand, missing, permutation, n_contracted: contracted.len() })
    }

    fn broadcast(&self, ctx: &Context, b: &mut Builder) -> Option<Value> {
        if self.missing.is_empty() {
            return Some(self.operand);
        }
        let from = b.ty(self.operand).as_::<VectorType>(ctx)?;
        let shape = [self.missing.as_slice(), from.shape].concat();
        let scalable = match from.scalable.contains(&1) {
            true => [vec![0; self.missing.len()].as_slice(), from.scalable].concat(),
            false => Vec::new(),
        };
        let ty = VectorType::get(ctx, &shape, from.elem, &scalable);
        Some(vector::Broadcast::new(b, ty, self.operand))
    }
}

pub(super) fn lower(contraction: &Contraction, rw: &mut Rewriter) -> Option<Value> {
    let ctx = &rw.ctx().clone();
    if contraction.mask.is_some() {
        return None;
    }
    let products = Products::of(contraction.kind, contraction.elem(ctx).is_float(ctx))?;
    let sides = [Side::of(contraction, ctx, rw, 0)?, Side::of(contraction, ctx, rw, 1)?];
    let mut values: SmallVec<[Value; 4]> = SmallVec::new();
    for side in &sides {
        values.push(side.broadcast(ctx, rw)?);
    }
    for (value, side) in values.iter_mut().zip(&sides) {
        *value = transpose(rw, *value, &side.permutation)?;
    }
    for (value, side) in values.iter_mut().zip(&sides) {
        *value = extract(rw, *value, &vec![0; side.n_contracted]);
    }
    Some(products.create(rw, (values[0], values[1]), Some(contraction.acc), None))
}
