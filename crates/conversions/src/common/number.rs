//! Numbers that are constants or values: arithmetic folds constants, and creates operations for values.

use crate::common::prelude::*;

/// A constant or a value.
#[derive(Clone, Copy)]
pub enum Number {
    /// A constant.
    Known(i64),
    /// A value of the converted index type.
    Value(Value),
}

impl From<i64> for Number {
    fn from(value: i64) -> Self {
        Self::Known(value)
    }
}

impl From<Value> for Number {
    fn from(value: Value) -> Self {
        Self::Value(value)
    }
}

impl Number {
    /// The constant `entry`, or the value for [`DYNAMIC`].
    pub fn of(entry: i64, dynamic: impl FnOnce() -> Value) -> Self {
        if entry == DYNAMIC { Number::Value(dynamic()) } else { Number::Known(entry) }
    }

    /// Converts to a value.
    pub fn value(self, b: &mut Builder, index: Type) -> Value {
        match self {
            Number::Known(value) => index_constant(b, index, value),
            Number::Value(value) => value,
        }
    }

    /// Multiplies two numbers.
    pub fn times(self, rw: &mut Lowering, index: Type, other: Self) -> Self {
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

    /// Adds two numbers.
    pub fn plus(self, rw: &mut Lowering, index: Type, other: Self) -> Self {
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

/// The numbers of an attribute, in which operands replace dynamic entries.
pub(crate) fn mixed(rw: &Lowering, attr: Option<Attr>, operands: &[Value]) -> Rewrite<SmallVec<[Number; 4]>> {
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

/// The integers of an attribute, of which `n` must be dynamic.
pub(crate) fn statics(rw: &Lowering, attr: Option<Attr>, n: usize) -> Rewrite<SmallVec<[i64; 4]>> {
    let attr =
        attr.and_then(|attr| attr.as_::<DenseArrayAttr>(rw.context())).ok_or("the numbers are missing")?;
    let numbers: SmallVec<[i64; 4]> = attr.i64s().collect();
    if numbers.iter().filter(|&&number| number == DYNAMIC).count() != n {
        return Err("the number of operands is not that of the dynamic numbers".into());
    }
    Ok(numbers)
}

/// Creates `llvm.mlir.constant(value : index) : index type`.
pub fn index_constant(b: &mut Builder, index: Type, value: i64) -> Value {
    let attr = terrace_ir::attrs::IntegerAttr::of_i64(b.ctx(), Type::INDEX, value);
    llvm::Constant::new(b, index, attr)
}
