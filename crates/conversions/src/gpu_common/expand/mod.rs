//! Rewriting within `gpu` in front of the conversion (`populateGpuRewritePatterns`): operations that others express.

mod all_reduce;

use crate::prelude::*;
use terrace_base::index;
use terrace_gpu::gpu;
use terrace_rewrite::greedy::apply_patterns_greedily;

/// Expands the operations in a module; also folds and simplifies its code.
pub(crate) fn expand(
    body: &mut Body,
    module: Op,
    further: &'static [greedy::Pattern],
    threads: usize,
) -> bool {
    let Some(mut inner) = body.take_nested(module) else { return false };
    let changed = all_reduce::expand(&mut inner);
    body.put_nested(module, inner);
    let patterns = greedy::Patterns::new().add_all([PATTERNS, further]);
    changed | apply_patterns_greedily(body, module, &patterns, threads)
}

static PATTERNS: &[greedy::Pattern] = rewrites![gpu::GlobalId => global_id, gpu::Shuffle => shuffle];

/// The number of the thread in the grid, from those of the block and of the thread in its block.
fn global_id(op: gpu::GlobalId, rw: &mut Rewriter<'_>) -> Option<Value> {
    let dimension = op.dimension(rw)?;
    let block = gpu::BlockId::new(rw, dimension);
    let size = gpu::BlockDim::new(rw, dimension);
    let first = index::Mul::new(rw, block, size);
    let thread = gpu::ThreadId::new(rw, dimension);
    Some(index::Add::new(rw, thread, first))
}

fn shuffle(op: gpu::Shuffle, rw: &mut Rewriter<'_>) -> Option<[Value; 2]> {
    let (value, offset, width, mode) = (op.value(rw), op.offset(rw), op.width(rw), op.mode(rw)?);
    is_long(rw, value).then(|| shuffle_halves(rw, mode, value, offset, width))
}

/// Whether a value is a number of 64 bits.
fn is_long(b: &Builder, value: Value) -> bool {
    let (ctx, ty) = (b.ctx(), b.ty(value));
    (ty.is_float(ctx) || ty.is_int(ctx)) && ty.bit_width(ctx) == Some(64)
}

/// Moves a value of 64 bits in two halves. Returns it, and whether both are valid.
fn shuffle_halves(
    b: &mut Builder,
    mode: gpu::ShuffleMode,
    value: Value,
    offset: Value,
    width: Value,
) -> [Value; 2] {
    let ctx = b.ctx().clone();
    let ty = b.ty(value);
    let is_float = ty.is_float(&ctx);
    let bits = if is_float { arith::Bitcast::new(b, Type::I64, value) } else { value };
    let low = arith::TruncI::new(b, Type::I32, bits);
    let n = IntegerAttr::of_i64(&ctx, Type::I64, 32);
    let n = arith::Constant::new(b, n);
    let high = arith::ShRUI::new(b, bits, n);
    let high = arith::TruncI::new(b, Type::I32, high);
    let [low, high] =
        [low, high].map(|half| gpu::Shuffle::build(b, Type::I32, Type::I1, mode, half, offset, width));
    let (low_value, low_valid) = (low.shuffle_result(b), low.valid(b));
    let (high_value, high_valid) = (high.shuffle_result(b), high.valid(b));
    let low = arith::ExtUI::new(b, Type::I64, low_value);
    let high = arith::ExtUI::new(b, Type::I64, high_value);
    let high = arith::ShLI::new(b, high, n);
    let bits = arith::OrI::new(b, high, low);
    let value = if is_float { arith::Bitcast::new(b, ty, bits) } else { bits };
    [value, arith::AndI::new(b, low_valid, high_valid)]
}
