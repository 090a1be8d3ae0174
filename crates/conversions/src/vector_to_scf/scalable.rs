//! Writes of transposed scalable matrices as loops over the scalable dimension.

use super::transfer::{Access, Transfer, extract_at};
use crate::common::vectors::{extract, for_loop, inner_type};
use crate::prelude::*;
use terrace_ir::affine::{self};
use terrace_memory::vector::{ConstantMask, CreateMask, FromElements, TransferWrite, Transpose, VectorScale};

/// The pattern for writes to memrefs.
pub(super) static MEMREFS: &[greedy::Pattern] = rewrites![TransferWrite => write::<false>];
/// The pattern for writes to memrefs and tensors.
pub(super) static TENSORS: &[greedy::Pattern] = rewrites![TransferWrite => write::<true>];

/// Multiples of `vscale`, of which there is one operation.
#[derive(Default)]
struct Scaled(Option<Value>);

impl Scaled {
    fn times(&mut self, b: &mut Builder, n: i64) -> Value {
        let vscale = match self.0 {
            Some(vscale) => vscale,
            None => *self.0.insert(VectorScale::new(b, Type::INDEX)),
        };
        let n = arith::Constant::index(b, n);
        arith::MulI::new(b, vscale, n)
    }
}

/// The bounds of a mask.
enum Bounds {
    Values([Value; 2]),
    Constants([i64; 2]),
}

fn write<const TENSORS: bool>(op: TransferWrite, rw: &mut Rewriter) -> Option<SmallVec<[Value; 8]>> {
    let ctx = &rw.ctx().clone();
    let transfer = Transfer::of(rw, op.0)?;
    let vector = transfer.vector(ctx)?;
    let &[n, width] = vector.shape else { return None };
    let is_identity = affine::is_identity(ctx, transfer.map.n_dims, &transfer.map.results);
    let fits = vector.scalable == [1, 0]
        && is_identity
        && transfer.in_bounds.first() == Some(&true)
        && (TENSORS || !transfer.is_of_tensor(rw))
        && is_unrollable(&[width]);
    let Access::Write { value } = transfer.access else { return None };
    let transpose = rw.as_::<Transpose>(rw.def_op(value)?)?;
    let permutation = integers_of(ctx, transpose.permutation(rw));
    if !fits || permutation.as_slice() != [1, 0] {
        return None;
    }
    let bounds = match transfer.mask {
        None => None,
        Some(mask) => {
            let def = rw.def_op(mask)?;
            Some(match (rw.as_::<CreateMask>(def), rw.as_::<ConstantMask>(def)) {
                (Some(mask), _) => {
                    let bounds = mask.bounds(rw);
                    Bounds::Values([bounds.get(0)?, bounds.get(1)?])
                }
                (_, Some(mask)) => {
                    let sizes = integers_of(ctx, mask.mask_dim_sizes(rw));
                    Bounds::Constants([*sizes.first()?, *sizes.get(1)?])
                }
                _ => return None,
            })
        }
    };
    let mut scaled = Scaled::default();
    let outer = match bounds {
        None => None,
        Some(Bounds::Values([outer, _])) => Some(outer),
        Some(Bounds::Constants([outer, _])) => Some(scaled.times(rw, outer)),
    };
    let source = transpose.vector(rw);
    let columns: SmallVec<[Value; 4]> = (0..width).map(|at| extract(rw, source, &[at])).collect();
    let lower = arith::Constant::index(rw, 0);
    let upper = match outer {
        Some(outer) => outer,
        None => scaled.times(rw, n),
    };
    let step = arith::Constant::index(rw, 1);
    let row = inner_type(ctx, &vector, 1, vector.elem);
    let mask = bounds.map(|bounds| {
        let bound = match bounds {
            Bounds::Values([_, inner]) => inner,
            Bounds::Constants([_, inner]) => arith::Constant::index(rw, inner),
        };
        CreateMask::new(rw, VectorType::get(ctx, &[width], Type::I1, &[]), &[bound])
    });
    let state_type = transfer.result_type(rw);
    let state = state_type.map(|_| transfer.base);
    let rank = transfer.map.n_dims;
    let nest = for_loop(rw, (lower, upper, step), state, |rw, iv, state| {
        let indices = transfer.row_indices(rw, iv);
        let elements: SmallVec<[Value; 4]> =
            columns.iter().map(|&column| extract_at(rw, column, vector.elem, iv)).collect();
        let value = FromElements::new(rw, row, &elements);
        let map = AffineMap::new(rank, 0, &[AffineExpr::dim(ctx, rank - 1)]).attr(ctx);
        let in_bounds = super::transfer::bools(ctx, &transfer.in_bounds[1..]);
        let base = state.unwrap_or(transfer.base);
        let new = TransferWrite::build(rw, state_type, map, in_bounds, value, base, &indices, mask);
        state.map(|_| rw.result(new.0, 0))
    });
    Some(rw.results(nest).to_vec())
}
