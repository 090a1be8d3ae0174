//! The lowering to the llvm dialect: numbers become `f64`, `toy.print` calls a function of C.

use crate::dialect::{Add, Div, Less, Mul, NumType, Number, Print, Sub};
use terrace::dialects::func;
use terrace::ir::attrs::FloatAttr;
use terrace::llvm;
use terrace::prelude::*;

/// The contribution of the dialect to `convert-to-llvm`: a rule for its type, and patterns for its operations.
pub const TO_LLVM: ConvertToLLVM =
    ConvertToLLVM { types: &[convert_num], patterns: &[ONE_TO_ONE, PATTERNS], ..ConvertToLLVM::NONE };

static ONE_TO_ONE: &[Pattern] =
    one_to_one![Add => llvm::FAdd, Sub => llvm::FSub, Mul => llvm::FMul, Div => llvm::FDiv];
static PATTERNS: &[Pattern] = patterns![Number => number, Less => less, Print => print];

fn convert_num(converter: &mut TypeConverter, ty: Type) -> Convert {
    if ty.is::<NumType>(converter.ctx()) { Convert::To(Type::F64) } else { Convert::Unhandled }
}

fn number(op: Number, rw: &mut Lowering) -> Rewrite {
    let value = op.value(rw).and_then(|value| value.as_::<FloatAttr>(rw.context())?.value(rw.context()));
    let value = llvm::Constant::float(rw, Type::F64, value.ok_or("the value is missing")?);
    rw.replace(op.0, &[value])
}

fn less(op: Less, rw: &mut Lowering) -> Rewrite {
    let args = rw.adaptor(op);
    let less = llvm::FCmp::new(rw, llvm::FCmpPredicate::Olt, args.lhs, args.rhs);
    rw.replace(op.0, &[less])
}

fn print(op: Print, rw: &mut Lowering) -> Rewrite {
    let args = rw.adaptor(op);
    let callee = rw.context().intern("toy_print");
    // The conversion goes on with the new operation, which has a lowering of its own.
    func::Call::build(rw, &[], callee, &[args.number]);
    rw.erase(op.0)
}
