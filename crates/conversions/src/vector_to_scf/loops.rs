//! Transfers of several dimensions as loops over the rows of vectors in buffers.
//!
//! A transfer is prepared first: a read is stored in a buffer, from which its vector is loaded; a vector to write is
//! stored in a buffer and loaded again. Then the transfer becomes a loop: the type of the buffer's memref takes over the
//! first dimension of the vector, and each iteration transfers one row of it. The transfers of rows are loops in turn
//! until they have few enough dimensions ([`Rewriter::parameter`]).

use super::transfer::{Access, Transfer, Values, guarded, has_label, set_label};
use crate::common::vectors::{for_loop, inner_type, is_scalable};
use crate::prelude::*;
use terrace_memory::vector::{Broadcast, TransferRead, TransferWrite, TypeCast};

/// Patterns for transfers of memrefs, and of tensors if `$tensors`, through buffers in the operation that frees them or in
/// the function if `$hoist`.
macro_rules! patterns_of {
    ($tensors:literal, $hoist:literal) => {
        rewrites![
            TransferRead => prepare_read::<$tensors, $hoist>,
            TransferWrite => prepare_write::<$tensors, $hoist>,
            TransferRead => convert_read,
            TransferWrite => convert_write,
        ]
    };
}

pub(super) static MEMREFS: &[greedy::Pattern] = patterns_of!(false, false);
pub(super) static TENSORS: &[greedy::Pattern] = patterns_of!(true, false);
/// In a loop, upstream's buffers take new stack in each iteration once the loop is lowered to branches.
pub(super) static HOISTED: &[greedy::Pattern] = patterns_of!(false, true);

/// Whether the transfer of a vector becomes a loop. The elements of a vector of one dimension must be where those of an
/// array are: in memory LLVM packs elements that are no bytes, and pads vectors to a power of two.
fn is_deep(rw: &Rewriter, vector: &VectorType<'_>) -> bool {
    let ctx = rw.ctx();
    let has_array_layout = |n: i64| {
        let bits = vector.elem.bit_width(ctx).filter(|_| !vector.elem.is_index()).unwrap_or(64);
        let bytes = u64::try_from(n).unwrap_or(0).checked_mul(u64::from(bits / 8));
        matches!(bits, 8 | 16 | 32 | 64) && bytes.is_some_and(u64::is_power_of_two)
    };
    let fits = match *vector.shape {
        [n] => has_array_layout(n),
        _ => true,
    };
    fits && vector.shape.len() > rw.parameter() as usize
}

/// The transfer, if it has too many dimensions and is not prepared.
fn unprepared(rw: &Rewriter, op: Op, tensors: bool) -> Option<Transfer> {
    let transfer = Transfer::of(rw, op)?;
    let vector = transfer.vector(rw.ctx())?;
    let is_deep = is_deep(rw, &vector);
    let is_tensor = transfer.is_of_tensor(rw);
    let fits = !has_label(rw, op)
        && is_deep
        && !is_scalable(&vector, 0)
        && (tensors || !is_tensor)
        && transfer.keeps_elements(rw);
    fits.then_some(transfer)
}

/// The first block of the operation around `op` whose buffers are freed at its end, or of the function.
fn allocation_scope(b: &Body, op: Op, of_function: bool) -> Option<Block> {
    let mut at = op;
    while !of_function && let Some(parent) = b.parent_op(at) {
        if b.def(parent).has(Trait::AutomaticAllocationScope) {
            return b.entry_block(b.region(parent, 0));
        }
        at = parent;
    }
    b.root_block()
}

/// Allocates the buffer of a transfer, and one for its mask, where the mask is stored. Returns the first one and the mask,
/// loaded from the second one.
fn buffers(rw: &mut Rewriter, transfer: &Transfer, scope: Block) -> (Value, Option<Value>) {
    let ctx = &rw.ctx().clone();
    let point = rw.insert_point();
    rw.set_start(scope);
    let buffer = alloca(rw, ctx, transfer.ty);
    let mask = transfer.mask.map(|mask| {
        let ty = rw.ty(mask);
        let buffer = alloca(rw, ctx, ty);
        rw.set_before(transfer.op);
        memref::Store::build(rw, mask, buffer, &[]);
        memref::Load::new(rw, buffer, &[])
    });
    rw.set_insert_point(point);
    (buffer, mask)
}

fn alloca(b: &mut Builder, ctx: &Context, ty: Type) -> Value {
    memref::Alloca::new(b, MemRefType::get(ctx, &[], ty, None, None), &[], &[])
}

fn prepare_read<const TENSORS: bool, const HOIST: bool>(
    op: TransferRead,
    rw: &mut Rewriter,
) -> Option<Value> {
    let transfer = unprepared(rw, op.0, TENSORS)?;
    let scope = allocation_scope(rw, op.0, HOIST)?;
    let (buffer, mask) = buffers(rw, &transfer, scope);
    let map = op.permutation_map(rw)?;
    let in_bounds = op.in_bounds(rw)?;
    let Access::Read { padding } = transfer.access else { return None };
    let (ty, base) = (transfer.ty, transfer.base);
    let new = TransferRead::build(rw, ty, map, in_bounds, base, &transfer.indices, padding, mask);
    let dict = rw.dict(op.0);
    rw.body().set_dict(new.0, dict);
    set_label(rw, new.0);
    let value = rw.result(new.0, 0);
    memref::Store::build(rw, value, buffer, &[]);
    Some(memref::Load::new(rw, buffer, &[]))
}

fn prepare_write<const TENSORS: bool, const HOIST: bool>(op: TransferWrite, rw: &mut Rewriter) -> Option<()> {
    let transfer = unprepared(rw, op.0, TENSORS)?;
    let scope = allocation_scope(rw, op.0, HOIST)?;
    let Access::Write { value } = transfer.access else { return None };
    let (buffer, mask) = buffers(rw, &transfer, scope);
    memref::Store::build(rw, value, buffer, &[]);
    let loaded = memref::Load::new(rw, buffer, &[]);
    rw.body().set_operand(op.0, 0, loaded);
    if let Some(mask) = mask {
        let last = rw.operands(op.0).len() - 1;
        rw.body().set_operand(op.0, last, mask);
    }
    set_label(rw, op.0);
    rw.modified(op.0);
    Some(())
}

/// The type of a memref of vectors whose last dimension was the first one of the vectors.
fn unpacked(ctx: &Context, buffer: Type) -> Option<Type> {
    let memref = buffer.as_::<MemRefType>(ctx)?;
    let vector = memref.elem.as_::<VectorType>(ctx)?;
    if vector.shape.is_empty() || is_scalable(&vector, 0) {
        return None;
    }
    let shape: SmallVec<[i64; 4]> = memref.shape.iter().copied().chain([vector.shape[0]]).collect();
    Some(MemRefType::get(ctx, &shape, inner_type(ctx, &vector, 1, vector.elem), None, None))
}

/// A vector in a buffer: the memref and the position in it.
struct Buffer {
    memref: Value,
    indices: Values,
}

impl Buffer {
    /// The buffer that a value is loaded from.
    fn of_load(b: &Body, value: Value) -> Option<Self> {
        let load = b.as_::<memref::Load>(b.def_op(value)?)?;
        Some(Self { memref: load.memref(b), indices: load.indices(b).iter().collect() })
    }

    /// The position of row `iv`.
    fn at(&self, iv: Value) -> Values {
        self.indices.iter().copied().chain([iv]).collect()
    }
}

/// The transfer of a loop.
struct Nest {
    transfer: Transfer,
    /// The buffer of the vector; its memref is the original one.
    buffer: Buffer,
    /// The type of the buffer as one of rows.
    rows: Type,
    mask: Option<MaskRows>,
}

/// Where the masks of rows are.
struct MaskRows {
    buffer: Buffer,
    /// The type of the buffer as one of rows, unless each row has the whole mask.
    rows: Option<Type>,
    /// Whether rows have a mask; else the mask has one bit for each row.
    is_needed: bool,
}

impl Nest {
    fn of(b: &Body, transfer: Transfer, buffer: Buffer) -> Option<Self> {
        let ctx = b.ctx();
        let rows = unpacked(ctx, b.ty(buffer.memref))?;
        let mask = match transfer.mask {
            None => None,
            Some(mask) => {
                let buffer = Buffer::of_load(b, mask)?;
                let is_shared = transfer.outer_dim(ctx).is_none();
                let is_deep = transfer.mask_rank(b)? > 1;
                let rows = match is_shared || !is_deep {
                    true => None,
                    false => Some(unpacked(ctx, b.ty(buffer.memref))?),
                };
                Some(MaskRows { buffer, rows, is_needed: is_shared || is_deep })
            }
        };
        Some(Self { transfer, buffer, rows, mask })
    }

    /// Builds the loop; returns it.
    fn build(&self, rw: &mut Rewriter) -> Option<Op> {
        let ctx = &rw.ctx().clone();
        let memref = self.rows.as_::<MemRefType>(ctx)?;
        let (n, row) = (*memref.shape.last()?, memref.elem);
        let transfer = &self.transfer;
        let rows = TypeCast::new(rw, self.rows, self.buffer.memref);
        let masks = self.mask.as_ref().map(|mask| match mask.rows {
            Some(ty) => TypeCast::new(rw, ty, mask.buffer.memref),
            None => mask.buffer.memref,
        });
        let lower = arith::Constant::index(rw, 0);
        let upper = arith::Constant::index(rw, n);
        let step = arith::Constant::index(rw, 1);
        let is_write = matches!(transfer.access, Access::Write { .. });
        let state = (is_write && transfer.is_of_tensor(rw)).then_some(transfer.base);
        let state_type = state.map(|state| rw.ty(state));
        let dim = transfer.outer_dim(ctx);
        Some(for_loop(rw, (lower, upper, step), state, |rw, iv, state| {
            let at = self.buffer.at(iv);
            let inside = |rw: &mut Rewriter| {
                let indices = transfer.row_indices(rw, iv);
                let vector = match transfer.access {
                    Access::Read { .. } => Err(row),
                    Access::Write { .. } => Ok(memref::Load::at(rw, rows, &at)),
                };
                let mask =
                    self.mask.as_ref().zip(masks).filter(|(mask, _)| mask.is_needed).map(|(mask, memref)| {
                        let at = if mask.rows.is_some() {
                            mask.buffer.at(iv)
                        } else {
                            mask.buffer.indices.clone()
                        };
                        memref::Load::at(rw, memref, &at)
                    });
                let base = state.unwrap_or(transfer.base);
                let new = transfer.row(rw, vector, base, &indices, mask);
                if row.as_::<VectorType>(ctx).is_some_and(|row| is_deep(rw, &row)) {
                    set_label(rw, new);
                }
                if !is_write {
                    let value = rw.result(new, 0);
                    memref::Store::at(rw, value, rows, &at);
                }
                state.map(|_| rw.result(new, 0))
            };
            let outside = |rw: &mut Rewriter| {
                if let Access::Read { padding } = transfer.access {
                    let value = Broadcast::new(rw, row, padding);
                    memref::Store::at(rw, value, rows, &at);
                }
                state
            };
            guarded(rw, transfer, (iv, dim), state_type, inside, outside)
        }))
    }
}

fn convert_read(op: TransferRead, rw: &mut Rewriter) -> Option<()> {
    if !has_label(rw, op.0) {
        return None;
    }
    let transfer = Transfer::of(rw, op.0)?;
    let result = rw.result(op.0, 0);
    let user = rw.users(result).next()?;
    let store = rw.as_::<memref::Store>(user)?;
    if store.value(rw) != result || rw.users(result).nth(1).is_some() {
        return None;
    }
    let buffer = Buffer { memref: store.memref(rw), indices: store.indices(rw).iter().collect() };
    Nest::of(rw, transfer, buffer)?.build(rw)?;
    rw.erase(store.0);
    rw.erase(op.0);
    Some(())
}

fn convert_write(op: TransferWrite, rw: &mut Rewriter) -> Option<SmallVec<[Value; 8]>> {
    if !has_label(rw, op.0) {
        return None;
    }
    let transfer = Transfer::of(rw, op.0)?;
    let Access::Write { value } = transfer.access else { return None };
    let buffer = Buffer::of_load(rw, value)?;
    let nest = Nest::of(rw, transfer, buffer)?.build(rw)?;
    Some(rw.results(nest).to_vec())
}
