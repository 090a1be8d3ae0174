//! Accesses of vectors of several dimensions as accesses of their rows, in complete lowerings: upstream leaves them.

use crate::common::vectors::*;
use crate::prelude::*;

/// The patterns.
pub(super) static PATTERNS: &[greedy::Pattern] = rewrites![
    vector::CompressStore => compress_store,
    vector::ExpandLoad => expand_load,
    vector::Load => load,
    vector::MaskedLoad => masked_load,
    vector::MaskedStore => masked_store,
    vector::Scatter => scatter,
    vector::Store => store,
];

type Indices = SmallVec<[Value; 8]>;

/// The rows of an access: their number, and the dimension of memory that they follow each other in.
struct Rows {
    n: i64,
    dim: usize,
}

impl Rows {
    fn of(b: &Builder, base: Value, ty: Type) -> Option<Self> {
        let ctx = b.ctx();
        let (vector, memref) = (ty.as_::<VectorType>(ctx)?, b.ty(base).as_::<MemRefType>(ctx)?);
        let dim = memref.shape.len().checked_sub(vector.shape.len())?;
        let n = *vector.shape.first()?;
        let is_element = memref.elem.is::<VectorType>(ctx);
        let unrolls = vector.shape.len() > 1 && !is_scalable(&vector, 0) && !is_element && fits(b, n);
        unrolls.then_some(Self { n, dim })
    }

    /// The indices of a row.
    fn indices(&self, b: &mut Builder, indices: &Indices, at: i64) -> Indices {
        let mut indices = indices.clone();
        if at != 0
            && let Some(index) = indices.get_mut(self.dim)
        {
            let distance = arith::Constant::index(b, at);
            *index = arith::AddI::new(b, *index, distance);
        }
        indices
    }
}

fn row_type(b: &Builder, ty: Type) -> Option<Type> {
    let ctx = b.ctx();
    let vector = ty.as_::<VectorType>(ctx)?;
    Some(inner_type(ctx, &vector, 1, vector.elem))
}

/// Whether the elements in memory are vectors of several dimensions of this type.
fn is_element(b: &Builder, base: Value, ty: Type) -> bool {
    let ctx = b.ctx();
    let rank = ty.as_::<VectorType>(ctx).map_or(0, |ty| ty.shape.len());
    rank > 1 && b.ty(base).as_::<MemRefType>(ctx).is_some_and(|memref| memref.elem == ty)
}

fn load(op: vector::Load, rw: &mut Rewriter) -> Option<Value> {
    let (base, ty) = (op.base(rw), rw.ty(op.result(rw)));
    let indices = op.indices(rw).to_vec();
    if is_element(rw, base, ty) {
        return Some(memref::Load::new(rw, base, &indices));
    }
    let rows = Rows::of(rw, base, ty)?;
    let row = row_type(rw, ty)?;
    let nontemporal = rw.slot(op.0, vector::Load::SLOTS.nontemporal).and(op.nontemporal(rw));
    let all = poison(rw, ty);
    Some(fill(rw, all, row_positions(rows.n), |rw, at| {
        let indices = rows.indices(rw, &indices, at[0]);
        vector::Load::with(row, base, &indices).nontemporal(nontemporal).result(rw)
    }))
}

fn store(op: vector::Store, rw: &mut Rewriter) -> Option<[Value; 0]> {
    let (base, value) = (op.base(rw), op.value_to_store(rw));
    let ty = rw.ty(value);
    let indices = op.indices(rw).to_vec();
    if is_element(rw, base, ty) {
        memref::Store::build(rw, value, base, &indices);
        return Some([]);
    }
    let rows = Rows::of(rw, base, ty)?;
    let nontemporal = rw.slot(op.0, vector::Store::SLOTS.nontemporal).and(op.nontemporal(rw));
    for at in 0..rows.n {
        let indices = rows.indices(rw, &indices, at);
        let part = extract(rw, value, &[at]);
        vector::Store::with(part, base, &indices).nontemporal(nontemporal).build(rw);
    }
    Some([])
}

fn masked_load(op: vector::MaskedLoad, rw: &mut Rewriter) -> Option<Value> {
    let (base, ty) = (op.base(rw), rw.ty(op.result(rw)));
    let rows = Rows::of(rw, base, ty)?;
    let row = row_type(rw, ty)?;
    let indices = op.indices(rw).to_vec();
    let (mask, pass_thru) = (op.mask(rw), op.pass_thru(rw));
    let all = poison(rw, ty);
    Some(fill(rw, all, row_positions(rows.n), |rw, at| {
        let indices = rows.indices(rw, &indices, at[0]);
        let [mask, pass_thru] = [mask, pass_thru].map(|operand| extract(rw, operand, at));
        vector::MaskedLoad::new(rw, row, base, &indices, mask, pass_thru)
    }))
}

fn masked_store(op: vector::MaskedStore, rw: &mut Rewriter) -> Option<[Value; 0]> {
    let (base, mask, value) = (op.base(rw), op.mask(rw), op.value_to_store(rw));
    let ty = rw.ty(value);
    let rows = Rows::of(rw, base, ty)?;
    let indices = op.indices(rw).to_vec();
    for at in 0..rows.n {
        let indices = rows.indices(rw, &indices, at);
        let [mask, part] = [mask, value].map(|operand| extract(rw, operand, &[at]));
        vector::MaskedStore::build(rw, base, &indices, mask, part);
    }
    Some([])
}

/// Elements are stored in order, so rows are as well.
fn scatter(op: vector::Scatter, rw: &mut Rewriter) -> Option<[Value; 0]> {
    let value = op.value_to_store(rw);
    let vector = vector_of(rw.ctx(), rw, value)?;
    let n = *vector.shape.first()?;
    if vector.shape.len() < 2 || is_scalable(&vector, 0) || rw.n_results(op.0) != 0 || !fits(rw, n) {
        return None;
    }
    let offsets = op.offsets(rw).to_vec();
    let (base, indices, mask) = (op.base(rw), op.indices(rw), op.mask(rw));
    let alignment = op.alignment(rw);
    for at in 0..n {
        let [indices, mask, part] = [indices, mask, value].map(|operand| extract(rw, operand, &[at]));
        let scatter = vector::Scatter::with(None, base, &offsets, indices, mask, part);
        scatter.alignment(alignment).build(rw);
    }
    Some([])
}

/// The type of a vector of several dimensions in one dimension, with another element type.
fn flat_type(b: &Builder, value: Value) -> Option<Type> {
    let ctx = b.ctx();
    let vector = b.ty(value).as_::<VectorType>(ctx)?;
    if vector.shape.len() < 2 || vector.any_scalable() {
        return None;
    }
    let n = vector.shape.iter().try_fold(1i64, |n, &extent| n.checked_mul(extent))?;
    Some(VectorType::fixed(ctx, &[n], vector.elem))
}

/// Elements follow each other in memory whatever row they are in.
fn expand_load(op: vector::ExpandLoad, rw: &mut Rewriter) -> Option<Value> {
    let (base, mask, pass_thru) = (op.base(rw), op.mask(rw), op.pass_thru(rw));
    let (flat, flat_mask) = (flat_type(rw, pass_thru)?, flat_type(rw, mask)?);
    let indices = op.indices(rw).to_vec();
    let alignment = op.alignment(rw);
    let ty = rw.ty(op.result(rw));
    let mask = vector::ShapeCast::new(rw, flat_mask, mask);
    let pass_thru = vector::ShapeCast::new(rw, flat, pass_thru);
    let load = vector::ExpandLoad::with(flat, base, &indices, mask, pass_thru);
    let value = load.alignment(alignment).result(rw);
    Some(vector::ShapeCast::new(rw, ty, value))
}

fn compress_store(op: vector::CompressStore, rw: &mut Rewriter) -> Option<[Value; 0]> {
    let (base, mask, value) = (op.base(rw), op.mask(rw), op.value_to_store(rw));
    let (flat, flat_mask) = (flat_type(rw, value)?, flat_type(rw, mask)?);
    let indices = op.indices(rw).to_vec();
    let alignment = op.alignment(rw);
    let mask = vector::ShapeCast::new(rw, flat_mask, mask);
    let value = vector::ShapeCast::new(rw, flat, value);
    vector::CompressStore::with(base, &indices, mask, value).alignment(alignment).build(rw);
    Some([])
}
