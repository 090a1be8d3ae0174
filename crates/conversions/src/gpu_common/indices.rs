//! Lowering of numbers and sizes of threads, blocks and clusters to operations that return an `i32`.

use crate::prelude::*;
use terrace_gpu::gpu;
use terrace_llvm::ConstantRangeAttr;

/// The attribute of a function that has the number of threads of a block in each dimension.
pub(crate) const BLOCK_SIZE: &str = "gpu.known_block_size";
/// The number of blocks of the grid.
pub(crate) const GRID_SIZE: &str = "gpu.known_grid_size";
/// The number of blocks of a cluster.
pub(crate) const CLUSTER_SIZE: &str = "gpu.known_cluster_size";

/// The operations that an operation becomes, and their range.
pub(crate) struct Register {
    /// The operations for x, y and z.
    pub dims: [&'static OpDef; 3],
    /// The slot of their range.
    pub range: usize,
    /// The attribute of functions that has the size.
    pub known: Option<&'static str>,
    /// Whether the result is the size itself, or a number below it.
    pub is_size: bool,
}

/// Makes a table of patterns from rows such as `gpu::ThreadId => id(BLOCK_SIZE) [X, Y, Z]`: the result is a number below the
/// size in this attribute of the function, or the `size` itself.
macro_rules! registers {
    ($($Op:path => $kind:ident($($known:ident)?) [$X:path, $Y:path, $Z:path]),* $(,)?) => { patterns![$($Op => |op: $Op, rw: &mut Lowering| {
        const REGISTER: $crate::gpu_common::indices::Register = $crate::gpu_common::indices::Register {
            dims: [<$X>::DEF, <$Y>::DEF, <$Z>::DEF],
            range: <$X>::SLOTS.range,
            known: $crate::gpu_common::indices::registers!(@known $($known)?),
            is_size: $crate::gpu_common::indices::registers!(@$kind),
        };
        let dimension = op.dimension(rw).ok_or("the dimension is missing")?;
        let bound = rw.slot(op.0, <$Op>::SLOTS.upper_bound);
        $crate::gpu_common::indices::lower(rw, &REGISTER, dimension, bound)
    }),*] };
    (@known) => { None };
    (@known $known:ident) => { Some($crate::gpu_common::indices::$known) };
    (@id) => { false };
    (@size) => { true };
}
pub(crate) use registers;

/// Creates the operation of a dimension, and the conversion of its result to the type of indices.
pub(crate) fn lower(
    rw: &mut Lowering,
    register: &Register,
    dimension: gpu::Dimension,
    bound: Option<Attr>,
) -> Rewrite<Value> {
    let ctx = rw.context();
    let at = dimension as usize;
    let bound = match bound {
        Some(bound) => bound.as_i64(ctx),
        None => register.known.and_then(|name| known_size(rw, name, at)),
    };
    let range = bound.and_then(|bound| range(ctx, bound, register.is_size));
    let mut state = OpState::new(register.dims[at], rw.loc());
    state.results.push(Type::I32);
    if let Some(range) = range {
        state.set_slot(register.range, range);
    }
    let op = rw.create(state);
    let value = rw.result(op, 0);
    Ok(to_index(rw, value))
}

/// The size that the function around states.
fn known_size(rw: &Lowering, name: &str, at: usize) -> Option<i64> {
    let function = rw.owner()?;
    let sizes = function.body.discardable(function.op, name)?;
    sizes
        .as_::<DenseArrayAttr>(rw.ctx())
        .filter(|sizes| sizes.elem == Type::I32)?
        .i32s()
        .nth(at)
        .map(i64::from)
}

/// The range of a size, or of numbers below it. A bound that an `i32` does not hold is none.
pub(crate) fn range(ctx: &Context, bound: i64, is_size: bool) -> Option<Attr> {
    let (low, high) = if is_size { (1, bound.checked_add(1)?) } else { (0, bound) };
    (low < high && u32::try_from(high).is_ok()).then(|| constant_range(ctx, low, high))
}

/// `#llvm.constant_range<i32, low, high>`
pub(crate) fn constant_range(ctx: &Context, low: i64, high: i64) -> Attr {
    let bound = |bound: i64| IntegerAttr::of_i64(ctx, Type::I32, bound);
    ConstantRangeAttr::get(ctx, bound(low), bound(high))
}

/// Extends or truncates an `i32` to the type of indices.
pub(crate) fn to_index(rw: &mut Lowering, value: Value) -> Value {
    let index = index_type(rw.converter);
    match index.bit_width(rw.ctx()).unwrap_or(64) {
        32 => value,
        33.. => llvm::SExt::new(rw, index, value),
        _ => llvm::Trunc::new(rw, index, value),
    }
}
