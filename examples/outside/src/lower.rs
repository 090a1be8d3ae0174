//! The lowering to the llvm dialect, which joins `convert-to-llvm` and [`terrace::compile`].

use crate::dialect::{AngleType, Degrees, Fraction, Rotate, Scale, Sum, Turn};
use terrace::llvm;
use terrace::prelude::*;

/// The contribution of this dialect to the conversion: a rule for its type, and patterns for its operations.
pub const TO_LLVM: ConvertToLLVM =
    ConvertToLLVM { types: &[convert_angle], patterns: &[ONE_TO_ONE, PATTERNS], ..ConvertToLLVM::NONE };

static ONE_TO_ONE: &[Pattern] = one_to_one![Scale => llvm::Mul];
static PATTERNS: &[Pattern] = patterns![Turn => turn, Rotate => rotate, Sum => sum, Degrees => degrees];

/// `!angle.angle<360>` becomes `i64`, also in signatures of functions and inside other types.
fn convert_angle(converter: &mut TypeConverter, ty: Type) -> Convert {
    if ty.is::<AngleType>(converter.ctx()) { Convert::To(Type::I64) } else { Convert::Unhandled }
}

/// How many parts a turn has in the type of an angle.
fn parts(rw: &Lowering, angle: Value) -> Rewrite<i64> {
    let angle = rw.ty(angle).as_::<AngleType>(rw.context()).ok_or("the type is no angle")?;
    Ok(i64::from(angle.parts))
}

fn turn(op: Turn, rw: &mut Lowering) -> Rewrite {
    let parts = parts(rw, op.angle(rw))?;
    let value = match op.fraction(rw).ok_or("the fraction is missing")? {
        Fraction::Full => parts,
        Fraction::Half => parts / 2,
    };
    let value = llvm::Constant::int(rw, Type::I64, value);
    rw.replace(op.0, &[value])
}

fn rotate(op: Rotate, rw: &mut Lowering) -> Rewrite<Value> {
    let args = rw.adaptor(op);
    let by = op.by(rw).ok_or("the number of parts is missing")?;
    let by = llvm::Constant::int(rw, Type::I64, by);
    Ok(llvm::Add::new(rw, args.angle, by))
}

fn sum(op: Sum, rw: &mut Lowering) -> Rewrite {
    let args = rw.adaptor(op);
    let mut sum = match args.added.first() {
        Some(&first) => first,
        None => llvm::Constant::int(rw, Type::I64, 0),
    };
    for &term in args.added.iter().skip(1) {
        sum = llvm::Add::new(rw, sum, term);
    }
    for &term in args.subtracted {
        sum = llvm::Sub::new(rw, sum, term);
    }
    if let Some((low, high)) = op.within(rw) {
        sum = wrap(rw, sum, i64::from(low), i64::from(high));
    }
    rw.replace(op.0, &[sum])
}

/// Moves a number into a range by multiples of its width, which is not zero.
fn wrap(rw: &mut Lowering, number: Value, low: i64, high: i64) -> Value {
    let width = llvm::Constant::int(rw, Type::I64, high - low);
    let low = llvm::Constant::int(rw, Type::I64, low);
    let distance = llvm::Sub::new(rw, number, low);
    // The remainder has the sign of the distance.
    let remainder = llvm::SRem::new(rw, distance, width);
    let positive = llvm::Add::new(rw, remainder, width);
    let distance = llvm::SRem::new(rw, positive, width);
    llvm::Add::new(rw, distance, low)
}

fn degrees(op: Degrees, rw: &mut Lowering) -> Rewrite {
    let args = rw.adaptor(op);
    let parts = parts(rw, op.angle(rw))?;
    let turn = llvm::Constant::int(rw, Type::I64, 360);
    let product = llvm::Mul::new(rw, args.angle, turn);
    let parts = llvm::Constant::int(rw, Type::I64, parts);
    let degrees = llvm::SDiv::new(rw, product, parts);
    rw.replace(op.0, &[degrees])
}
