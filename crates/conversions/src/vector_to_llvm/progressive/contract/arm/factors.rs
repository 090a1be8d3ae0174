//! The factors of products of small matrices.

use crate::prelude::*;
use crate::vector_to_llvm::progressive::contract::contraction::Contraction;
use crate::vector_to_llvm::progressive::masking::is_masked;

/// The instruction that multiplies the factors.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Product {
    /// Signed bytes.
    Signed,
    /// Unsigned bytes.
    Unsigned,
    /// Unsigned bytes on the left, signed ones on the right.
    Mixed,
    /// `bf16`.
    BFloat,
}

impl Product {
    /// The number of elements in a row of a factor.
    pub(super) fn row_len(self) -> i64 {
        if self == Self::BFloat { 4 } else { 8 }
    }

    /// The types of elements of factors and sums.
    pub(super) fn elems(self) -> (Type, Type) {
        if self == Self::BFloat { (Type::BF16, Type::F32) } else { (Type::I8, Type::I32) }
    }
}

/// The factors of a contraction.
pub(super) struct Factors {
    pub(super) lhs: Factor,
    pub(super) rhs: Factor,
    pub(super) product: Product,
    /// Whether the instruction takes the factors in reversed order, and thus computes the transposed product.
    pub(super) is_reversed: bool,
}

/// An operand of a contraction as it is before it is extended to 32 bits.
#[derive(Clone, Copy)]
pub(super) struct Factor {
    pub(super) value: Value,
    pub(super) is_signed: bool,
}

/// The factor of at most eight bits that an operand extends. A contraction extends such an operand by its sign itself,
/// which upstream does not use for the results of `arith.extsi`.
pub(super) fn factor(ctx: &Context, rw: &Rewriter, value: Value) -> Option<Factor> {
    let elem = |value: Value| rw.ty(value).element_or_self(ctx);
    let def = rw.def_op(value);
    let signed = def.and_then(|op| rw.as_::<arith::ExtSI>(op)).map(|ext| ext.input(rw));
    let unsigned = def.and_then(|op| rw.as_::<arith::ExtUI>(op)).map(|ext| ext.input(rw));
    let is_wide = elem(value) == Type::I32;
    let (value, is_signed) = match (signed, unsigned) {
        (Some(from), _) if is_wide => (from, true),
        (None, Some(from)) if is_wide => (from, false),
        (None, _) => (value, true),
        _ => return None,
    };
    let is_byte = elem(value).signless_width(ctx).is_some_and(|width| width <= 8);
    is_byte.then_some(Factor { value, is_signed })
}

impl Factors {
    /// The factors of a sum of products, if an instruction multiplies them; `None` in the region of a `vector.mask`.
    pub(super) fn of<const BF16: bool>(op: vector::Contract, rw: &Rewriter, c: &Contraction) -> Option<Self> {
        let ctx = rw.ctx();
        if c.kind != CombiningKind::Add || is_masked(rw, op.0) {
            return None;
        }
        if BF16 {
            let has = |value: Value, elem| rw.ty(value).element_or_self(ctx) == elem;
            let is_bfloat = has(c.lhs, Type::BF16) && has(c.rhs, Type::BF16) && has(c.acc, Type::F32);
            let [lhs, rhs] = [c.lhs, c.rhs].map(|value| Factor { value, is_signed: true });
            return is_bfloat.then_some(Self { lhs, rhs, product: Product::BFloat, is_reversed: false });
        }
        if c.elem(ctx) != Type::I32 {
            return None;
        }
        let (lhs, rhs) = (factor(ctx, rw, c.lhs)?, factor(ctx, rw, c.rhs)?);
        let (product, is_reversed) = match (lhs.is_signed, rhs.is_signed) {
            (true, true) => (Product::Signed, false),
            (false, false) => (Product::Unsigned, false),
            (false, true) => (Product::Mixed, false),
            (true, false) => (Product::Mixed, true),
        };
        Some(Self { lhs, rhs, product, is_reversed })
    }

    /// The two factors in the order of the instruction.
    pub(super) fn ordered(&self, lhs: Value, rhs: Value) -> (Value, Value) {
        if self.is_reversed { (rhs, lhs) } else { (lhs, rhs) }
    }
}
