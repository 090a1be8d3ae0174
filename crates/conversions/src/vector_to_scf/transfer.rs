//! The parts that lowerings of `vector.transfer_read` and `vector.transfer_write` share: the operands of a transfer, the indices of
//! its rows, and the check whether a row is read or written.

use crate::prelude::*;
use terrace_memory::affine::compose::composed_apply;
use terrace_memory::vector::{Extract, Mask, TransferRead, TransferWrite};

pub(super) type Values = SmallVec<[Value; 8]>;

/// The name of the attribute that marks transfers whose vectors are in a buffer.
const LABEL: &str = "__vector_to_scf_lowering__";

/// The direction of a transfer, with its value operand.
#[derive(Clone, Copy)]
pub(super) enum Access {
    /// Elements that are not read are the padding.
    Read {
        padding: Value,
    },
    Write {
        value: Value,
    },
}

/// A transfer.
pub(super) struct Transfer {
    pub(super) op: Op,
    pub(super) access: Access,
    pub(super) base: Value,
    pub(super) indices: Values,
    pub(super) map: AffineMap,
    pub(super) in_bounds: SmallVec<[bool; 4]>,
    pub(super) mask: Option<Value>,
    /// The type of the vector.
    pub(super) ty: Type,
}

impl Transfer {
    /// The parts of a transfer; `None` for one in the region of a `vector.mask`, which selects its elements.
    pub(super) fn of(b: &Body, op: Op) -> Option<Self> {
        if b.parent_op(op).is_some_and(|parent| core::ptr::eq(b.def(parent), Mask::DEF)) {
            return None;
        }
        let ctx = b.ctx();
        let (access, ty, base, indices, mask, map, in_bounds) = match b.as_::<TransferRead>(op) {
            Some(read) => {
                let (access, ty) = (Access::Read { padding: read.padding(b) }, b.ty(read.vector(b)));
                let (map, in_bounds) = (read.permutation_map(b)?, read.in_bounds(b)?);
                (access, ty, read.base(b), read.indices(b), read.mask(b), map, in_bounds)
            }
            None => {
                let write = b.as_::<TransferWrite>(op)?;
                let value = write.value_to_store(b);
                let (map, in_bounds) = (write.permutation_map(b)?, write.in_bounds(b)?);
                let (base, indices, mask) = (write.base(b), write.indices(b), write.mask(b));
                (Access::Write { value }, b.ty(value), base, indices, mask, map, in_bounds)
            }
        };
        let (map, in_bounds, indices) =
            (AffineMap::of(ctx, map)?, in_bounds.as_array(ctx)?, indices.to_vec());
        let in_bounds: SmallVec<[bool; 4]> =
            in_bounds.iter().map(|bound| bound.as_bool(ctx) == Some(true)).collect();
        let rank = ty.as_::<VectorType>(ctx)?.shape.len();
        let is_valid = in_bounds.len() == rank
            && map.results.len() == rank
            && map.results.iter().all(|expr| match expr.node(ctx) {
                AffineNode::Dim(dim) => (dim as usize) < indices.len(),
                AffineNode::Const(value) => value == 0,
                _ => false,
            });
        is_valid.then_some(Self { op, access, base, indices, map, in_bounds, mask, ty })
    }

    /// The type of the vector.
    pub(super) fn vector<'c>(&self, ctx: &'c Context) -> Option<VectorType<'c>> {
        self.ty.as_::<VectorType>(ctx)
    }

    /// Whether the transfer is one of a tensor.
    pub(super) fn is_of_tensor(&self, b: &Body) -> bool {
        b.ty(self.base).is::<RankedTensorType>(b.ctx())
    }

    /// The type of the tensor that a write returns.
    pub(super) fn result_type(&self, b: &Body) -> Option<Type> {
        let is_write = matches!(self.access, Access::Write { .. });
        (is_write && self.is_of_tensor(b)).then(|| b.ty(self.base))
    }

    /// Whether vector and memory have the same elements.
    pub(super) fn keeps_elements(&self, b: &Body) -> bool {
        let ctx = b.ctx();
        let base = b.ty(self.base);
        let elem = match base.as_::<MemRefType>(ctx) {
            Some(memref) => memref.elem,
            None => base.element_or_self(ctx),
        };
        self.vector(ctx).is_some_and(|vector| vector.elem == elem)
    }

    /// The dimension of the memory that the first dimension of the vector is; `None` for a broadcast.
    pub(super) fn outer_dim(&self, ctx: &Context) -> Option<usize> {
        match self.map.results.first()?.node(ctx) {
            AffineNode::Dim(dim) => Some(dim as usize),
            _ => None,
        }
    }

    /// The number of dimensions of the mask.
    pub(super) fn mask_rank(&self, b: &Body) -> Option<usize> {
        Some(b.ty(self.mask?).as_::<VectorType>(b.ctx())?.shape.len())
    }

    /// The indices of row `iv`.
    pub(super) fn row_indices(&self, b: &mut Builder, iv: Value) -> Values {
        let mut indices = self.indices.clone();
        if let Some(dim) = self.outer_dim(b.ctx()) {
            indices[dim] = sum(b, indices[dim], iv);
        }
        indices
    }

    /// Creates the transfer of a row; `vector` is the row to write, or the type to read.
    pub(super) fn row(
        &self,
        b: &mut Builder,
        vector: Result<Value, Type>,
        base: Value,
        indices: &[Value],
        mask: Option<Value>,
    ) -> Op {
        let ctx = &b.ctx().clone();
        let map = AffineMap::new(self.map.n_dims, 0, &self.map.results[1..]).attr(ctx);
        let in_bounds = bools(ctx, &self.in_bounds[1..]);
        match (self.access, vector) {
            (Access::Read { padding }, vector) => {
                let ty = vector.map_or_else(|ty| ty, |row| b.ty(row));
                TransferRead::build(b, ty, map, in_bounds, base, indices, padding, mask).0
            }
            (Access::Write { value }, row) => {
                let ty = self.result_type(b);
                TransferWrite::build(b, ty, map, in_bounds, row.unwrap_or(value), base, indices, mask).0
            }
        }
    }
}

/// An array of booleans.
pub(super) fn bools(ctx: &Context, values: &[bool]) -> Attr {
    let values: SmallVec<[Attr; 4]> = values.iter().map(|&value| Attr::bool(value)).collect();
    ArrayAttr::get(ctx, &values)
}

/// Marks transfers whose vectors are in a buffer and still have too many dimensions.
pub(super) fn set_label(b: &mut Builder, op: Op) {
    let name = b.ctx().intern(LABEL);
    b.body().set_discardable(op, name, Some(Attr::UNIT));
}

/// Whether the transfer's vector is in a buffer.
pub(super) fn has_label(b: &Body, op: Op) -> bool {
    b.discardable(op, LABEL).is_some()
}

/// The sum of two indices, as an `affine.apply`.
pub(super) fn sum(b: &mut Builder, lhs: Value, rhs: Value) -> Value {
    let ctx = &b.ctx().clone();
    let (lhs_dim, rhs_dim) = (AffineExpr::dim(ctx, 0), AffineExpr::dim(ctx, 1));
    let map = AffineMap::new(2, 0, &[AffineExpr::binary(ctx, AffineOp::Add, lhs_dim, rhs_dim)]);
    composed_apply(b, &map, &[lhs, rhs])
}

/// An element or row at a dynamic position.
pub(super) fn extract_at(b: &mut Builder, vector: Value, ty: Type, at: Value) -> Value {
    let position = DenseArrayAttr::of_i64s(b.ctx(), &[DYNAMIC]);
    Extract::new(b, ty, position, vector, &[at])
}

/// The extent of a dimension of memory, as a value.
fn extent(b: &mut Builder, base: Value, dim: usize) -> Value {
    let ctx = &b.ctx().clone();
    let ty = b.ty(base);
    let shape = match ty.as_::<MemRefType>(ctx) {
        Some(memref) => memref.shape,
        None => ty.as_::<RankedTensorType>(ctx).map_or(&[][..], |tensor| tensor.shape),
    };
    match shape.get(dim) {
        Some(&extent) if extent != DYNAMIC => arith::Constant::index(b, extent),
        _ => {
            let dim = arith::Constant::index(b, dim as i64);
            memref::Dim::new(b, base, dim)
        }
    }
}

/// Builds `inside` where row `iv` is in bounds and selected by a mask of one dimension, and `outside` elsewhere. `dim` is
/// the row's dimension in memory. Both return a value of type `state` if there is one.
pub(super) fn guarded<'b>(
    rw: &mut Rewriter<'b>,
    transfer: &Transfer,
    (iv, dim): (Value, Option<usize>),
    state: Option<Type>,
    inside: impl FnOnce(&mut Rewriter<'b>) -> Option<Value>,
    outside: impl FnOnce(&mut Rewriter<'b>) -> Option<Value>,
) -> Option<Value> {
    let mut condition = None;
    if let Some(dim) = dim.filter(|_| transfer.in_bounds.first() == Some(&false)) {
        let extent = extent(rw, transfer.base, dim);
        let index = sum(rw, transfer.indices[dim], iv);
        condition = Some(arith::CmpI::new(rw, CmpIPredicate::Sgt, extent, index));
    }
    if let Some(mask) = transfer.mask
        && transfer.mask_rank(rw) == Some(1)
        && dim.is_some()
    {
        let is_selected = extract_at(rw, mask, Type::I1, iv);
        condition = Some(match condition {
            Some(is_inside) => arith::AndI::new(rw, is_inside, is_selected),
            None => is_selected,
        });
    }
    let Some(condition) = condition else { return inside(rw) };
    let check = scf::If::build(rw, state.as_slice(), condition);
    let point = rw.insert_point();
    rw.unlogged(|rw| {
        let then = rw.add_block(check.0, 0, &[]);
        rw.set_end(then);
        let value = inside(rw);
        scf::Yield::build(rw, value.as_slice());
        let otherwise = rw.add_block(check.0, 1, &[]);
        rw.set_end(otherwise);
        let value = outside(rw);
        scf::Yield::build(rw, value.as_slice());
    });
    rw.set_insert_point(point);
    state.map(|_| rw.result(check.0, 0))
}
