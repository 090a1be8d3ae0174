//! Combinations of values by the kind of a reduction or contraction.

use crate::prelude::*;
use terrace_memory::vector::CombiningKind as Kind;

/// Builds an operation of two values.
pub(crate) type Combiner = fn(&mut Builder, Value, Value) -> Value;

/// The operation that combines two values of integer or float elements; `None` if there is none.
pub(crate) fn combiner(kind: Kind, is_float: bool) -> Option<Combiner> {
    Some(match (kind, is_float) {
        (Kind::Add, false) => arith::AddI::new,
        (Kind::Mul, false) => arith::MulI::new,
        (Kind::MinUI, false) => arith::MinUI::new,
        (Kind::MinSI, false) => arith::MinSI::new,
        (Kind::MaxUI, false) => arith::MaxUI::new,
        (Kind::MaxSI, false) => arith::MaxSI::new,
        (Kind::And, false) => arith::AndI::new,
        (Kind::Or, false) => arith::OrI::new,
        (Kind::Xor, false) => arith::XOrI::new,
        (Kind::Add, true) => arith::AddF::new,
        (Kind::Mul, true) => arith::MulF::new,
        (Kind::MinNumF, true) => arith::MinNumF::new,
        (Kind::MaxNumF, true) => arith::MaxNumF::new,
        (Kind::MinimumF, true) => arith::MinimumF::new,
        (Kind::MaximumF, true) => arith::MaximumF::new,
        _ => return None,
    })
}

/// The product of two values.
pub(super) fn multiply(b: &mut Builder, lhs: Value, rhs: Value, is_float: bool) -> Value {
    if is_float { arith::MulF::new(b, lhs, rhs) } else { arith::MulI::new(b, lhs, rhs) }
}

/// `value` combined with `acc`, where the mask selects; the other elements are those of `acc`.
pub(crate) fn combine(
    b: &mut Builder,
    combiner: Combiner,
    value: Value,
    acc: Value,
    mask: Option<Value>,
) -> Value {
    let value = combiner(b, value, acc);
    select(b, mask, value, acc)
}

fn select(b: &mut Builder, mask: Option<Value>, value: Value, other: Value) -> Value {
    match mask {
        Some(mask) => arith::Select::new(b, mask, value, other),
        None => value,
    }
}

/// How a contraction or an outer product combines products with its accumulator.
#[derive(Clone, Copy)]
pub(super) struct Products {
    is_sum: bool,
    is_float: bool,
    combiner: Combiner,
}

impl Products {
    /// `None` if elements of this sort cannot be combined in this way.
    pub(super) fn of(kind: Kind, is_float: bool) -> Option<Self> {
        Some(Self { is_sum: kind == Kind::Add, is_float, combiner: combiner(kind, is_float)? })
    }

    /// The product of two values, combined with the accumulator where the mask selects.
    pub(super) fn create(
        self,
        b: &mut Builder,
        (lhs, rhs): (Value, Value),
        acc: Option<Value>,
        mask: Option<Value>,
    ) -> Value {
        let ctx = b.ctx().clone();
        let is_vector = |acc: &Value| b.ty(*acc).is::<VectorType>(&ctx);
        if let Some(acc) = acc.filter(|acc| self.is_float && self.is_sum && is_vector(acc)) {
            let value = vector::FMA::new(b, lhs, rhs, acc);
            return select(b, mask, value, acc);
        }
        let value = multiply(b, lhs, rhs, self.is_float);
        match acc {
            Some(acc) => combine(b, self.combiner, value, acc, mask),
            None => value,
        }
    }
}
