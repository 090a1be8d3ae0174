//! `nvgpu-optimize-shared-memory`: pieces of a row of shared memory are exchanged, differently in each row, so that threads
//! that access a column access different banks.

use crate::nvgpu::{DeviceAsyncCopy, LdMatrix, is_shared_memory};
use crate::prelude::*;
use arith::{AndI, Constant, ShLI, ShRUI, XOrI};
use terrace_memory::memref::{Alloc, Dealloc, Dim, Load, Store, SubView};
use terrace_memory::vector;

passes! {
    /// Optimizes accesses to shard memory memrefs in order to reduce bank conflicts.
    ///
    /// The innermost index is combined with bits of the index before it. Only memory whose uses are all accesses is changed, and
    /// no more of it behind one that is not.
    OptimizeSharedMemory("OptimizeSharedMemory") = "nvgpu-optimize-shared-memory" on(Anchor::Any) => optimize_shared_memory;
}

fn optimize_shared_memory(_: &OptimizeSharedMemory, pass: &mut PassContext<'_>) -> Result {
    let mut goes_on = true;
    pass.edit_bodies(&mut |b| goes_on &= b.ops_where(|op| b.is::<SubView>(op)).is_empty())?;
    pass.edit_bodies(&mut |b| {
        for op in b.ops_where(|op| b.is::<Alloc>(op)) {
            let memref = Alloc::wrap(op).memref(b);
            let ty = b.ty(memref).as_::<MemRefType>(b.ctx());
            if goes_on && ty.is_some_and(|ty| is_shared_memory(b.ctx(), ty.memory_space)) {
                goes_on = optimize(b, memref).is_some();
            }
        }
    })
}

/// The bytes of all banks together.
const LINE: u64 = 128;
/// The bits that a thread accesses at once, which stay together.
const PIECE: u64 = 128;
/// The threads that access memory at the same time.
const THREADS: u64 = 8;

/// How the innermost index is changed.
struct Exchange {
    /// The bits of the index before it.
    mask: i64,
    /// By how much they are shifted to the left, to the right if it is negative. Rows of a line and more always have a shift.
    shift: i64,
    always_shifts: bool,
}

/// How to spread rows of this type, if there are two dimensions and their columns share banks.
fn exchange(ctx: &Context, ty: MemRefType<'_>) -> Option<Exchange> {
    let &[.., _, row] = ty.shape else { return None };
    let (row, bits) = (u64::try_from(row).ok()?, u64::from(ty.elem.bit_width(ctx)?));
    // Other rows have pieces that would be exchanged with some beyond their end.
    if !row.is_power_of_two() || !bits.is_power_of_two() || bits > PIECE {
        return None;
    }
    if THREADS * LINE / bits / row >= THREADS {
        return None;
    }
    let rows_per_line = (LINE / (row.checked_mul(bits)? / 8)).max(1);
    let elements = (PIECE / bits).ilog2();
    let mask = (1i64 << (row.ilog2() - elements)) - 1;
    Some(Exchange {
        mask: mask << rows_per_line.ilog2(),
        shift: i64::from(elements) - i64::from(rows_per_line.ilog2()),
        always_shifts: rows_per_line == 1,
    })
}

/// The number of the operand that is the innermost index of an access of a memref, and whether it writes.
fn access(b: &Body, op: Op, memref: Value) -> Option<(usize, bool)> {
    let last = b.operands(op).len() - 1;
    if let Some(matrix) = b.as_::<LdMatrix>(op) {
        // The verifier takes any number of indices.
        let rank = b.ty(memref).as_::<MemRefType>(b.ctx())?.shape.len();
        return (matrix.indices(b).len() == rank).then_some((last, false));
    }
    if let Some(load) = b.as_::<vector::Load>(op) {
        return is_piece(b, load.result(b)).then_some((last, false));
    }
    if let Some(store) = b.as_::<vector::Store>(op) {
        return is_piece(b, store.value_to_store(b)).then_some((last, true));
    }
    if b.is::<Load>(op) {
        return Some((last, false));
    }
    if b.is::<Store>(op) {
        return Some((last, true));
    }
    let copy = b.as_::<DeviceAsyncCopy>(op).filter(|copy| copy.src(b) != memref)?;
    Some((copy.dst_indices(b).len(), true))
}

/// Whether a vector has no more elements than a thread accesses at once, all of one row.
fn is_piece(b: &Body, vector: Value) -> bool {
    let Some(ty) = b.ty(vector).as_::<VectorType>(b.ctx()) else { return false };
    let n = ty.shape.iter().try_fold(1, |n: u64, &size| n.checked_mul(u64::try_from(size).ok()?));
    let bits = ty.elem.bit_width(b.ctx()).map(u64::from);
    let bits = n.zip(bits).and_then(|(n, bits)| n.checked_mul(bits));
    ty.shape.len() <= 1 && !ty.any_scalable() && bits.is_some_and(|bits| bits <= PIECE)
}

/// Exchanges pieces of the rows of a memref in all its accesses; `None` if it stays as it is.
fn optimize(b: &mut Body, memref: Value) -> Option<()> {
    let ctx = b.ctx().clone();
    let exchange = exchange(&ctx, b.ty(memref).as_::<MemRefType>(&ctx)?)?;
    let mut accesses = Vec::new();
    for op in b.users(memref).filter(|&op| !b.is::<Dealloc>(op) && !b.is::<Dim>(op)) {
        let (index, writes) = access(b, op, memref)?;
        accesses.push((op, index, writes));
    }
    let are_both = [false, true].iter().all(|kind| accesses.iter().any(|(.., writes)| writes == kind));
    for (op, index, _) in accesses.into_iter().filter(|_| are_both) {
        let (row, column) = (b.operand(op, index - 1), b.operand(op, index));
        let loc = b.loc(op);
        let mut rw = Builder::new(b);
        rw.set_loc(loc);
        rw.set_before(op);
        let column = permuted(&mut rw, &exchange, row, column);
        b.set_operand(op, index, column);
    }
    are_both.then_some(())
}

/// The index of a column in a row.
fn permuted(rw: &mut Builder<'_>, exchange: &Exchange, row: Value, column: Value) -> Value {
    let mask = Constant::index(rw, exchange.mask);
    let mut bits = AndI::new(rw, row, mask);
    if exchange.shift > 0 || exchange.always_shifts {
        let shift = Constant::index(rw, exchange.shift);
        bits = ShLI::new(rw, bits, shift);
    } else if exchange.shift < 0 {
        let shift = Constant::index(rw, -exchange.shift);
        bits = ShRUI::new(rw, bits, shift);
    }
    XOrI::new(rw, column, bits)
}
