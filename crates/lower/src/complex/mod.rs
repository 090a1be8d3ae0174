//! Lowering of `complex` to the LLVM dialect (`convert-complex-to-llvm`).
//!
//! A complex number is a struct of its parts.

pub mod builder;
mod division;
mod exact;
mod libm;
mod standard;

pub use exact::EXACT;
pub use libm::to_libm;
pub use standard::to_standard;

use crate::arith::convert_fastmath;
use crate::one_to_one;
use crate::types::{LowerToLLVMOptions, llvm_converter};
use division::{Parts, divide};
use terrace_dialects::arith::CmpFPredicate;
use terrace_dialects::complex;
use terrace_ir::attrs::FloatAttr;
use terrace_ir::decl::AttrType;
use terrace_ir::{Attr, Context, Op, OpDef, OpKind, OpState, Type, Value};
use terrace_llvm as llvm;
use terrace_num::ApFloat;
use terrace_rewrite::convert::{
    Conversion, ConversionTarget, Legality, Lowering, Pattern, Patterns, Rewrite,
};
use terrace_rewrite::{pass_enum, patterns};

pass_enum! {
    /// Algorithm of complex division (`complex-range`).
    ComplexRange {
        /// Smith's algorithm: no intermediate overflow, and C's results for infinities.
        Improved = "improved",
        /// The definition.
        Basic = "basic",
        /// As `basic`.
        None = "none",
    }
}

static ROWS: &[Pattern] = one_to_one![complex::Constant => llvm::Constant { value }];

static FUNCTIONS: &[Pattern] = patterns![
    complex::Abs => abs,
    complex::Add => add,
    complex::Create => create,
    complex::Im => im,
    complex::Mul => mul,
    complex::Re => re,
    complex::Sub => sub,
];

static DIVISION_IMPROVED: &[Pattern] = patterns![complex::Div => div_improved];
static DIVISION_BASIC: &[Pattern] = patterns![complex::Div => div_basic];

/// The patterns of `convert-complex-to-llvm`.
pub static PATTERNS: &[&[Pattern]] = &[ROWS, FUNCTIONS, DIVISION_BASIC];

/// Patterns of complete lowerings, tried after [`PATTERNS`].
pub static COMPLETE: &[&[Pattern]] = &[standard::STANDARD, exact::REST];

/// The conversion of `convert-complex-to-llvm`.
pub fn conversion(ctx: &Context, range: ComplexRange) -> Conversion {
    let division = match range {
        ComplexRange::Improved => DIVISION_IMPROVED,
        ComplexRange::Basic | ComplexRange::None => DIVISION_BASIC,
    };
    let target = ConversionTarget::new()
        .dialect("llvm", Legality::Legal)
        .dialect("complex", Legality::Illegal)
        .op(crate::cast_def(), Legality::Legal);
    let converter = llvm_converter(ctx, LowerToLLVMOptions::default());
    Conversion::partial(target, Patterns::new().add(ROWS).add(FUNCTIONS).add(division), converter)
}

/// Creates LLVM operations on parts, with the flags of the original operation.
struct LlvmParts<'r, 'b, 's> {
    rw: &'r mut Lowering<'b, 's>,
    ty: Type,
    flags: Option<Attr>,
}

impl LlvmParts<'_, '_, '_> {
    fn make(&mut self, def: &'static OpDef, args: &[Value], attr: Option<(usize, Attr)>) -> Value {
        let mut state = OpState::new(def, self.rw.loc());
        state.operands.extend_from_slice(args);
        if let Some((slot, attr)) = attr {
            state.set_slot(slot, attr);
        }
        let op = self.rw.create(state);
        self.rw.result(op, 0)
    }
}

impl Parts for LlvmParts<'_, '_, '_> {
    fn mul(&mut self, a: Value, b: Value) -> Value {
        self.make(llvm::FMul::DEF, &[a, b], self.flags.map(|f| (llvm::FMul::SLOTS.fastmath_flags, f)))
    }
    fn div(&mut self, a: Value, b: Value) -> Value {
        self.make(llvm::FDiv::DEF, &[a, b], self.flags.map(|f| (llvm::FDiv::SLOTS.fastmath_flags, f)))
    }
    fn add(&mut self, a: Value, b: Value) -> Value {
        self.make(llvm::FAdd::DEF, &[a, b], self.flags.map(|f| (llvm::FAdd::SLOTS.fastmath_flags, f)))
    }
    fn sub(&mut self, a: Value, b: Value) -> Value {
        self.make(llvm::FSub::DEF, &[a, b], self.flags.map(|f| (llvm::FSub::SLOTS.fastmath_flags, f)))
    }
    fn abs(&mut self, a: Value) -> Value {
        self.make(llvm::FAbs::DEF, &[a], self.flags.map(|f| (llvm::FAbs::SLOTS.fastmath_flags, f)))
    }
    fn copysign(&mut self, a: Value, sign: Value) -> Value {
        self.make(llvm::CopySign::DEF, &[a, sign], None)
    }
    fn cmp(&mut self, predicate: CmpFPredicate, a: Value, b: Value) -> Value {
        // Both dialects have the same numbers for predicates.
        let predicate = CmpFPredicate::encode(self.rw.ctx(), predicate);
        self.make(llvm::FCmp::DEF, &[a, b], Some((llvm::FCmp::SLOTS.predicate, predicate)))
    }
    fn and(&mut self, a: Value, b: Value) -> Value {
        self.make(llvm::And::DEF, &[a, b], None)
    }
    fn or(&mut self, a: Value, b: Value) -> Value {
        self.make(llvm::Or::DEF, &[a, b], None)
    }
    fn select(&mut self, condition: Value, a: Value, b: Value) -> Value {
        self.make(llvm::Select::DEF, &[condition, a, b], None)
    }
    fn constant(&mut self, value: f64) -> Value {
        let attr = float(self.rw, self.ty, value);
        llvm::Constant::new(self.rw, self.ty, attr)
    }
}

/// A float attribute, rounded to the type's format.
pub(crate) fn float(rw: &Lowering<'_, '_>, ty: Type, value: f64) -> Attr {
    let ctx = rw.context();
    let format = ty.as_float(ctx).unwrap_or(terrace_num::FloatFormat::F64);
    let value = ApFloat::from_f64(format, value, terrace_num::Rounding::NearestTiesToEven);
    FloatAttr::of(ctx, ty, value)
}

/// Type of the parts, if LLVM has arithmetic on it.
fn part_type(rw: &mut Lowering<'_, '_>, op: Op) -> Rewrite<Type> {
    let ctx = rw.context();
    let ty = rw.ty(rw.operand(op, 0));
    let elem = complex::element(ctx, ty).ok_or("the operand is not complex")?;
    if rw.convert(elem)? != elem {
        return Err("a float type has no arithmetic in LLVM".into());
    }
    Ok(elem)
}

fn flags(rw: &Lowering<'_, '_>, op: Op) -> Option<Attr> {
    rw.slot(op, complex::Add::SLOTS.fastmath).and_then(|attr| convert_fastmath(rw.context(), attr))
}

/// Replaces `op` by a struct of the two parts that `of` computes.
fn build(
    rw: &mut Lowering<'_, '_>,
    op: Op,
    ty: Type,
    of: impl FnOnce(&mut Lowering<'_, '_>) -> (Value, Value),
) -> Rewrite {
    let empty = llvm::Poison::new(rw, ty);
    let (real, imaginary) = of(rw);
    let half = llvm::InsertValue::at(rw, empty, real, &[0]);
    let whole = llvm::InsertValue::at(rw, half, imaginary, &[1]);
    rw.replace(op, &[whole])
}

/// Computes an operation of two complex numbers from their parts.
fn binary(
    rw: &mut Lowering<'_, '_>,
    op: Op,
    (lhs, rhs): (Value, Value),
    f: impl FnOnce(&mut LlvmParts<'_, '_, '_>, [Value; 2], [Value; 2]) -> (Value, Value),
) -> Rewrite {
    let ty = part_type(rw, op)?;
    let flags = flags(rw, op);
    let parts = |rw: &mut Lowering<'_, '_>, value: Value| {
        let real = llvm::ExtractValue::at(rw, value, &[0]);
        [real, llvm::ExtractValue::at(rw, value, &[1])]
    };
    let struct_ty = rw.ty(lhs);
    let lhs = parts(rw, lhs);
    let rhs = parts(rw, rhs);
    build(rw, op, struct_ty, |rw| f(&mut LlvmParts { rw, ty, flags }, lhs, rhs))
}

fn add(op: complex::Add, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    binary(rw, op.0, (args.lhs, args.rhs), |p, [a, b], [c, d]| {
        let real = p.add(a, c);
        (real, p.add(b, d))
    })
}

fn sub(op: complex::Sub, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    binary(rw, op.0, (args.lhs, args.rhs), |p, [a, b], [c, d]| {
        let real = p.sub(a, c);
        (real, p.sub(b, d))
    })
}

/// `(ac - bd) + (bc + ad)i`
fn mul(op: complex::Mul, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    binary(rw, op.0, (args.lhs, args.rhs), |p, [a, b], [c, d]| {
        let (ac, bd) = (p.mul(c, a), p.mul(d, b));
        let real = p.sub(ac, bd);
        let (bc, ad) = (p.mul(b, c), p.mul(a, d));
        (real, p.add(bc, ad))
    })
}

fn div_improved(op: complex::Div, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    binary(rw, op.0, (args.lhs, args.rhs), |p, lhs, rhs| divide(p, ComplexRange::Improved, lhs, rhs))
}

fn div_basic(op: complex::Div, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    binary(rw, op.0, (args.lhs, args.rhs), |p, lhs, rhs| divide(p, ComplexRange::Basic, lhs, rhs))
}

/// `sqrt(re^2 + im^2)`.
fn abs(op: complex::Abs, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = part_type(rw, op.0)?;
    let (value, flags) = (rw.adaptor(op).complex, flags(rw, op.0));
    let real = llvm::ExtractValue::at(rw, value, &[0]);
    let imaginary = llvm::ExtractValue::at(rw, value, &[1]);
    let mut p = LlvmParts { rw, ty, flags };
    let (a, b) = (p.mul(real, real), p.mul(imaginary, imaginary));
    let sum = p.add(a, b);
    let root = p.make(llvm::Sqrt::DEF, &[sum], None);
    rw.replace(op.0, &[root])
}

fn re(op: complex::Re, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    let part = llvm::ExtractValue::at(rw, args.complex, &[0]);
    rw.replace(op.0, &[part])
}

fn im(op: complex::Im, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let args = rw.adaptor(op);
    let part = llvm::ExtractValue::at(rw, args.complex, &[1]);
    rw.replace(op.0, &[part])
}

fn create(op: complex::Create, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let ty = rw.ty(rw.result(op.0, 0));
    let ty = rw.convert(ty)?;
    let args = rw.adaptor(op);
    build(rw, op.0, ty, |_| (args.real, args.imaginary))
}
