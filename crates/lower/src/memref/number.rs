//! Numbers of which some are known: arithmetic on them is done here as far as it can be, the rest at run time.

use super::descriptor::index_constant;
use super::view::statics;
use smallvec::SmallVec;
use terrace_ir::types::DYNAMIC;
use terrace_ir::{Attr, Type, Value};
use terrace_llvm as llvm;
use terrace_rewrite::convert::{Lowering, Rewrite};

/// A number, known or computed at run time.
#[derive(Clone, Copy)]
pub(super) enum Number {
    /// It is known.
    Known(i64),
    /// It is a value of the converted index type.
    Value(Value),
}

impl Number {
    /// The number of a type, or what computes it when the type leaves it open.
    pub fn of(entry: i64, dynamic: impl FnOnce() -> Value) -> Self {
        if entry == DYNAMIC { Number::Value(dynamic()) } else { Number::Known(entry) }
    }

    /// As a value.
    pub fn value(self, rw: &mut Lowering<'_, '_>, index: Type) -> Value {
        match self {
            Number::Known(value) => index_constant(rw, index, value),
            Number::Value(value) => value,
        }
    }

    /// The product.
    pub fn times(self, rw: &mut Lowering<'_, '_>, index: Type, other: Self) -> Self {
        match (self, other) {
            (Number::Known(0), _) | (_, Number::Known(0)) => Number::Known(0),
            (Number::Known(1), x) | (x, Number::Known(1)) => x,
            (Number::Known(a), Number::Known(b)) => Number::Known(a.wrapping_mul(b)),
            (a, b) => {
                let (a, b) = (a.value(rw, index), b.value(rw, index));
                Number::Value(llvm::Mul::new(rw, a, b))
            }
        }
    }

    /// The sum.
    pub fn plus(self, rw: &mut Lowering<'_, '_>, index: Type, other: Self) -> Self {
        match (self, other) {
            (Number::Known(0), x) | (x, Number::Known(0)) => x,
            (Number::Known(a), Number::Known(b)) => Number::Known(a.wrapping_add(b)),
            (a, b) => {
                let (a, b) = (a.value(rw, index), b.value(rw, index));
                Number::Value(llvm::Add::new(rw, a, b))
            }
        }
    }
}

/// The numbers of an attribute, where the operands stand for those that it leaves open.
pub(super) fn mixed(
    rw: &Lowering<'_, '_>,
    attr: Option<Attr>,
    operands: &[Value],
) -> Rewrite<SmallVec<[Number; 4]>> {
    let mut operands = operands.iter();
    let numbers = statics(rw, attr, operands.len())?;
    numbers
        .into_iter()
        .map(|number| match number {
            DYNAMIC => Ok(Number::Value(*operands.next().ok_or("a number is missing")?)),
            number => Ok(Number::Known(number)),
        })
        .collect()
}
