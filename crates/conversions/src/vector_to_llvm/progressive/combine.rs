//! Combinations of values by the kind of a reduction or contraction.

use terrace_base::arith;
use terrace_ir::types::VectorType;
use terrace_ir::{Builder, OpDef, OpKind, OpState, Value};
use terrace_memory::vector::{self, CombiningKind as Kind};

/// The operation that combines two values of integer or float elements; `None` if there is none.
pub(crate) fn combiner(kind: Kind, is_float: bool) -> Option<&'static OpDef> {
    Some(match (kind, is_float) {
        (Kind::Add, false) => arith::AddI::DEF,
        (Kind::Mul, false) => arith::MulI::DEF,
        (Kind::MinUI, false) => arith::MinUI::DEF,
        (Kind::MinSI, false) => arith::MinSI::DEF,
        (Kind::MaxUI, false) => arith::MaxUI::DEF,
        (Kind::MaxSI, false) => arith::MaxSI::DEF,
        (Kind::And, false) => arith::AndI::DEF,
        (Kind::Or, false) => arith::OrI::DEF,
        (Kind::Xor, false) => arith::XOrI::DEF,
        (Kind::Add, true) => arith::AddF::DEF,
        (Kind::Mul, true) => arith::MulF::DEF,
        (Kind::MinNumF, true) => arith::MinNumF::DEF,
        (Kind::MaxNumF, true) => arith::MaxNumF::DEF,
        (Kind::MinimumF, true) => arith::MinimumF::DEF,
        (Kind::MaximumF, true) => arith::MaximumF::DEF,
        _ => return None,
    })
}

/// Creates an operation with two operands and a result of the type of the first.
pub(crate) fn binary(b: &mut Builder<'_>, def: &'static OpDef, lhs: Value, rhs: Value) -> Value {
    let mut state = OpState::new(def, b.loc());
    state.operands.extend_from_slice(&[lhs, rhs]);
    state.results.push(b.ty(lhs));
    let op = b.create(state);
    b.result(op, 0)
}

/// The product of two values.
pub(super) fn multiply(b: &mut Builder<'_>, lhs: Value, rhs: Value, is_float: bool) -> Value {
    binary(b, if is_float { arith::MulF::DEF } else { arith::MulI::DEF }, lhs, rhs)
}

/// `value` combined with `acc`, where the mask selects; the other elements are those of `acc`.
pub(crate) fn combine(
    b: &mut Builder<'_>,
    combiner: &'static OpDef,
    value: Value,
    acc: Value,
    mask: Option<Value>,
) -> Value {
    let value = binary(b, combiner, value, acc);
    select(b, mask, value, acc)
}

fn select(b: &mut Builder<'_>, mask: Option<Value>, value: Value, other: Value) -> Value {
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
    combiner: &'static OpDef,
}

impl Products {
    /// `None` if elements of this sort cannot be combined in this way.
    pub(super) fn of(kind: Kind, is_float: bool) -> Option<Self> {
        Some(Self { is_sum: kind == Kind::Add, is_float, combiner: combiner(kind, is_float)? })
    }

    /// The product of two values, combined with the accumulator where the mask selects.
    pub(super) fn create(
        self,
        b: &mut Builder<'_>,
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
