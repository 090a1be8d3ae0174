//! Speculation: whether operations may run where they did not run before.

use crate::attrs::{DenseElementsAttr, IntegerAttr};
use crate::body::{Body, Op, Value};
use crate::decl::Trait;
use crate::folding::constant_of;
use crate::ranges::IntRange;
use terrace_support::small_vec::SmallVec;

pub use crate::decl::effects::Speculatability;

/// The speculatability of an operation itself.
fn speculatability(body: &Body, op: Op) -> Speculatability {
    let def = body.def(op);
    match def.hooks.speculatable {
        Some(speculatable) => speculatable(body, op),
        None if def.has(Trait::Pure) => Speculatability::Yes,
        None if def.has(Trait::RecursivelySpeculatable) => Speculatability::Recursively,
        None => Speculatability::No,
    }
}

/// Whether an operation, with those inside it, may run where it did not run before.
pub fn is_speculatable(body: &Body, op: Op) -> bool {
    let mut stack: Vec<(&Body, Op)> = vec![(body, op)];
    while let Some((body, op)) = stack.pop() {
        match speculatability(body, op) {
            Speculatability::Yes => {}
            Speculatability::No => return false,
            Speculatability::Recursively if body.n_regions(op) == 0 => {}
            Speculatability::Recursively => {
                let inner = body.region_body(op);
                for block in body.regions(op).into_iter().flat_map(|region| inner.blocks(region)) {
                    stack.extend(inner.ops(block).map(|op| (inner, op)));
                }
            }
        }
    }
    true
}

/// The speculatability of an unsigned division or remainder, whose second operand is the divisor: it must not be zero.
pub fn unsigned_division(body: &Body, op: Op) -> Speculatability {
    divisor(body, op, |bytes, _| !is_zero(bytes), |range| !range.umin.is_zero())
}

/// The speculatability of a signed division or remainder, which must not overflow either: it may when the divisor is minus
/// one.
pub fn signed_division(body: &Body, op: Op) -> Speculatability {
    let is_safe_range = |IntRange { smin, smax, .. }: &IntRange| {
        let is_positive = !smin.is_negative() && !smin.is_zero();
        is_positive || smax.is_negative() && !smax.is_all_ones()
    };
    divisor(body, op, |bytes, width| !is_zero(bytes) && !is_minus_one(bytes, width), is_safe_range)
}

/// Whether all elements of the constant divisor satisfy `is_safe`, which gets the bytes and the width of an element, or the
/// range of another one `is_safe_range`.
fn divisor(
    body: &Body,
    op: Op,
    is_safe: impl Fn(&[u8], u32) -> bool,
    is_safe_range: impl Fn(&IntRange) -> bool,
) -> Speculatability {
    let (ctx, divisor) = (body.ctx(), body.operand(op, 1));
    let safe = constant_of(body, divisor).is_some_and(|attr| {
        let width = body.ty(divisor).element_or_self(ctx).bit_width(ctx).unwrap_or(64);
        if let Some(int) = attr.as_::<IntegerAttr>(ctx) {
            return is_safe(int.words, width);
        }
        let size = width.div_ceil(8).max(1) as usize;
        attr.as_::<DenseElementsAttr>(ctx)
            .is_some_and(|dense| dense.data.chunks(size).all(|element| is_safe(element, width)))
    });
    let safe = safe || range_of(body, divisor).is_some_and(|range| is_safe_range(&range));
    if safe { Speculatability::Yes } else { Speculatability::No }
}

/// The range that the operation that defines a value gives it, whatever its operands are.
fn range_of(body: &Body, value: Value) -> Option<IntRange> {
    let op = body.def_op(value)?;
    let hooks = &body.def(op).hooks;
    if let Some(infer) = hooks.int_range_in {
        return infer(body, op, None);
    }
    let infer = hooks.int_range?;
    let operands: SmallVec<[Option<IntRange>; 4]> =
        body.operands(op).iter().map(|operand| IntRange::full_of(body.ctx(), body.ty(operand))).collect();
    let operands: SmallVec<[Option<&IntRange>; 4]> = operands.iter().map(Option::as_ref).collect();
    infer(body, op, &operands)
}

fn is_zero(bytes: &[u8]) -> bool {
    bytes.iter().all(|&byte| byte == 0)
}

fn is_minus_one(bytes: &[u8], width: u32) -> bool {
    (0..width as usize).all(|bit| bytes.get(bit / 8).is_some_and(|byte| byte >> (bit % 8) & 1 == 1))
}
