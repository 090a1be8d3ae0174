//! Shuffles of all 64 lanes by a constant mask, for which there are instructions without addresses.
//!
//! Rewriting in front of the conversion finds them, since it also erases the constants; an attribute has the mask then.

use crate::prelude::*;
use terrace_gpu::gpu;
use terrace_hardware::rocdl::{self, Chipset};
use terrace_ir::folding::constant_of;

/// Stands on shuffles of an `i32` that `ds_swizzle` does: the mask.
const SWIZZLE: &str = "rocdl.swizzle";
/// Stands on shuffles of an `i32` that swap rows of lanes: the mask, which is the size of a row.
const SWAP: &str = "rocdl.permlane_swap";

/// The rewriting for a chipset.
pub(super) fn rewrites(chipset: Chipset) -> &'static [greedy::Pattern] {
    const FIRST_WITH_SWAP: Chipset = Chipset { major: 9, minor: 5, stepping: 0 };
    if chipset >= FIRST_WITH_SWAP { WITH_SWAP } else { WITHOUT_SWAP }
}

static WITH_SWAP: &[greedy::Pattern] = rewrites![gpu::Shuffle => permute::<true>];
static WITHOUT_SWAP: &[greedy::Pattern] = rewrites![gpu::Shuffle => permute::<false>];

/// A shuffle by a constant mask has no offset and no width; its value is an `i32`, and all lanes are valid.
fn permute<const HAS_SWAP: bool>(op: gpu::Shuffle, rw: &mut Rewriter<'_>) -> Option<[Value; 2]> {
    let ctx = rw.ctx().clone();
    let (value, offset, width) = (op.value(rw), op.offset(rw), op.width(rw));
    if op.mode(rw)? != gpu::ShuffleMode::Xor || constant(rw, width)? != 64 {
        return None;
    }
    let name = match constant(rw, offset)? {
        16 | 32 if HAS_SWAP => SWAP,
        1..32 => SWIZZLE,
        _ => return None,
    };
    let ty = rw.ty(value);
    let bits = ty.bit_width(&ctx).filter(|_| ty.is_int(&ctx) || ty.is_float(&ctx))?;
    if bits > 32 {
        return None;
    }
    let mask = constant_of(rw, offset)?;
    let integer = Type::int(&ctx, bits);
    let mut word = if ty == integer { value } else { arith::Bitcast::new(rw, integer, value) };
    if bits < 32 {
        word = arith::ExtUI::new(rw, Type::I32, word);
    }
    let new = gpu::Shuffle::build(rw, Type::I32, Type::I1, gpu::ShuffleMode::Xor, word, word, word);
    rw.set_discardable(new.0, ctx.intern(name), Some(mask));
    let mut moved = new.shuffle_result(rw);
    if bits < 32 {
        moved = arith::TruncI::new(rw, integer, moved);
    }
    if ty != integer {
        moved = arith::Bitcast::new(rw, ty, moved);
    }
    let valid = int_attr(&ctx, Type::I1, 1)?;
    Some([moved, arith::Constant::new(rw, valid)])
}

fn constant(rw: &Rewriter<'_>, value: Value) -> Option<i64> {
    constant_of(rw, value)?.as_i64(rw.ctx())
}

/// Lowers a shuffle that the rewriting has found.
pub(super) fn lower(op: gpu::Shuffle, rw: &mut Lowering) -> Option<Value> {
    let ctx = rw.context();
    let value = op.value(rw);
    // A program may have the attributes, too, which mean nothing on other shuffles.
    let is_found = [op.offset(rw), op.width(rw)] == [value; 2]
        && rw.ty(value) == Type::I32
        && rw.has_no_uses(op.valid(rw));
    if !is_found {
        return None;
    }
    let mask = |name| rw.discardable(op.0, name)?.as_i64(ctx);
    let (swizzle, swap) = (mask(SWIZZLE), mask(SWAP));
    let value = rw.adaptor(op).value;
    let moved = if let Some(mask) = swizzle {
        // Bits 0 to 4 keep the bits of the lane's number, bits 10 to 14 flip them.
        let pattern = llvm::Constant::int(rw, Type::I32, 0x1f | mask << 10);
        rocdl::DsSwizzle::new(rw, value, pattern)
    } else {
        let pair = match swap? {
            16 => rocdl::Permlane16Swap::new(rw, false, false, value, value),
            _ => rocdl::Permlane32Swap::new(rw, false, false, value, value),
        };
        let (first, second) = (part(rw, pair, 0), part(rw, pair, 1));
        let is_own = llvm::ICmp::new(rw, llvm::ICmpPredicate::Eq, first, value);
        llvm::Select::new(rw, is_own, second, first)
    };
    Some(moved)
}
