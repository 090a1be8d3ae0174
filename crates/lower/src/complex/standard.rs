//! `convert-complex-to-standard`: `complex` as `arith` and `math` on the parts.
//!
//! `complex.re` and `complex.im` extract parts, `complex.create` combines them; these operations stay. The formulas are
//! upstream's, operation by operation.

use super::ComplexRange;
use super::division::{Parts, divide};
use crate::arith::emit::Emit;
use terrace_dialects::arith::CmpFPredicate::{self, Oeq, Oge, Ogt, Ole, Olt, One, Une, Uno};
use terrace_dialects::arith::{self, FastMathFlags};
use terrace_dialects::{complex, math};
use terrace_ir::decl::AttrType;
use terrace_ir::{Attr, Body, Builder, Op, OpDef, OpKind, Result, Type, Value};
use terrace_rewrite::convert::{
    Conversion, ConversionTarget, Convert, Legality, Lowering, Pattern, Patterns, Rewrite, TypeConverter,
};
use terrace_rewrite::patterns;

/// All conversions except division.
pub(super) static STANDARD: &[Pattern] = patterns![plain:
    complex::Abs => abs,
    complex::Angle => angle,
    complex::Atan2 => atan2,
    complex::Add => add,
    complex::Sub => sub,
    complex::Equal => equal,
    complex::NotEqual => not_equal,
    complex::Conj => conj,
    complex::Cos => cos,
    complex::Exp => exp,
    complex::Expm1 => expm1,
    complex::Log1p => log1p,
    complex::Log => log,
    complex::Mul => mul,
    complex::Neg => neg,
    complex::Sign => sign,
    complex::Sin => sin,
    complex::Sqrt => sqrt,
    complex::Tan => tan,
    complex::Tanh => tanh,
    complex::PowI => powi,
    complex::Pow => pow,
    complex::Rsqrt => rsqrt,
];

static DIVISION_IMPROVED: &[Pattern] = patterns![plain: complex::Div => div_improved];
static DIVISION_BASIC: &[Pattern] = patterns![plain: complex::Div => div_basic];

/// Runs `convert-complex-to-standard` on all operations inside `op`.
pub fn to_standard(body: &mut Body, op: Op, range: ComplexRange, threads: usize) -> Result {
    let division = match range {
        ComplexRange::Improved => DIVISION_IMPROVED,
        ComplexRange::Basic | ComplexRange::None => DIVISION_BASIC,
    };
    let target = ConversionTarget::new()
        .dialect("arith", Legality::Legal)
        .dialect("math", Legality::Legal)
        .op(complex::Create::DEF, Legality::Legal)
        .op(complex::Im::DEF, Legality::Legal)
        .op(complex::Re::DEF, Legality::Legal);
    let same = TypeConverter::new(body.ctx()).rule(|_, ty| Convert::To(ty));
    let patterns = Patterns::new().add(STANDARD).add(division);
    Conversion::partial(target, patterns, same).run(body, op, threads)
}

/// Builder of operations on the parts of complex numbers.
pub(super) struct Std<'r, 'b> {
    pub(super) e: Emit<'r, 'b>,
    /// Type of a part.
    pub(super) part: Type,
    /// Type of the complex number.
    pub(super) whole: Type,
    /// Fast-math flags of the original operation.
    pub(super) flags: Option<Attr>,
    /// These flags without `nnan` and `ninf`.
    pub(super) ieee_flags: Option<Attr>,
    /// Whether the original operation has `nnan` and `ninf`.
    pub(super) finite: bool,
}

impl<'r, 'b> Std<'r, 'b> {
    /// Creates a builder for the type of the operation's first operand.
    pub(super) fn new(b: &'r mut Builder<'b>, op: Op) -> Rewrite<Self> {
        let ctx = b.ctx().clone();
        let whole = b.operands(op).first().map(|v| b.ty(v)).ok_or("the operation has no operand")?;
        let part = complex::element(&ctx, whole).ok_or("the operand is not complex")?;
        if !part.is_float(&ctx) {
            return Err("the parts are no floats".into());
        }
        let flags = b
            .attr(op, "fastmath")
            .and_then(|attr| FastMathFlags::decode(&ctx, attr))
            .unwrap_or(FastMathFlags::NONE);
        let attr = |bits: u64| (bits != 0).then(|| FastMathFlags::encode(&ctx, FastMathFlags(bits)));
        let special = FastMathFlags::NNAN.0 | FastMathFlags::NINF.0;
        Ok(Self {
            e: Emit::new(b),
            part,
            whole,
            flags: attr(flags.0),
            ieee_flags: attr(flags.0 & !special),
            finite: flags.0 & special == special,
        })
    }

    pub(super) fn re(&mut self, z: Value) -> Value {
        self.e.op(complex::Re::DEF, &[z], self.part, &[])
    }
    pub(super) fn im(&mut self, z: Value) -> Value {
        self.e.op(complex::Im::DEF, &[z], self.part, &[])
    }
    /// The real and the imaginary part.
    pub(super) fn parts(&mut self, z: Value) -> (Value, Value) {
        let real = self.re(z);
        (real, self.im(z))
    }
    pub(super) fn create(&mut self, real: Value, imaginary: Value) -> Value {
        self.e.op(complex::Create::DEF, &[real, imaginary], self.whole, &[])
    }
    pub(super) fn c(&mut self, value: f64) -> Value {
        self.e.float(self.part, value)
    }
    /// Creates an operation on parts with given flags.
    pub(super) fn op_with(&mut self, def: &'static OpDef, args: &[Value], flags: Option<Attr>) -> Value {
        let slot = def.attrs.iter().position(|field| field.name == "fastmath").unwrap_or(0);
        self.e.op(def, args, self.part, &[(slot, flags)])
    }
    /// Creates an operation on parts with the original's flags.
    pub(super) fn op(&mut self, def: &'static OpDef, args: &[Value]) -> Value {
        self.op_with(def, args, self.flags)
    }
    /// Creates an operation on parts whose operands or result may be infinite or NaN.
    pub(super) fn ieee_op(&mut self, def: &'static OpDef, args: &[Value]) -> Value {
        self.op_with(def, args, self.ieee_flags)
    }
    /// Creates an operation on complex numbers, which is converted in turn.
    pub(super) fn complex(&mut self, def: &'static OpDef, args: &[Value]) -> Value {
        let ty = if core::ptr::eq(def, complex::Abs::DEF) { self.part } else { self.whole };
        self.e.op(def, args, ty, &[(complex::Add::SLOTS.fastmath, self.flags)])
    }
    pub(super) fn un(&mut self, def: &'static OpDef, x: Value) -> Value {
        self.op(def, &[x])
    }
    pub(super) fn test(
        &mut self,
        predicate: CmpFPredicate,
        a: Value,
        b: Value,
        flags: Option<Attr>,
    ) -> Value {
        let predicate = CmpFPredicate::encode(self.e.b.ctx(), predicate);
        let slots = [(arith::CmpF::SLOTS.predicate, Some(predicate)), (arith::CmpF::SLOTS.fastmath, flags)];
        self.e.op(arith::CmpF::DEF, &[a, b], Type::I1, &slots)
    }
    /// Creates a comparison with the original's flags.
    pub(super) fn compare(&mut self, predicate: CmpFPredicate, a: Value, b: Value) -> Value {
        self.test(predicate, a, b, self.flags)
    }
    pub(super) fn pick(&mut self, condition: Value, a: Value, b: Value) -> Value {
        self.e.select(condition, a, b)
    }
}

impl Parts for Std<'_, '_> {
    fn mul(&mut self, a: Value, b: Value) -> Value {
        self.op(arith::MulF::DEF, &[a, b])
    }
    fn div(&mut self, a: Value, b: Value) -> Value {
        self.op(arith::DivF::DEF, &[a, b])
    }
    fn add(&mut self, a: Value, b: Value) -> Value {
        self.op(arith::AddF::DEF, &[a, b])
    }
    fn sub(&mut self, a: Value, b: Value) -> Value {
        self.op(arith::SubF::DEF, &[a, b])
    }
    fn abs(&mut self, a: Value) -> Value {
        self.op(math::AbsF::DEF, &[a])
    }
    fn copysign(&mut self, a: Value, sign: Value) -> Value {
        self.op_with(math::CopySign::DEF, &[a, sign], None)
    }
    fn cmp(&mut self, predicate: CmpFPredicate, a: Value, b: Value) -> Value {
        self.test(predicate, a, b, None)
    }
    fn and(&mut self, a: Value, b: Value) -> Value {
        self.e.and(a, b)
    }
    fn or(&mut self, a: Value, b: Value) -> Value {
        self.e.or(a, b)
    }
    fn select(&mut self, condition: Value, a: Value, b: Value) -> Value {
        self.pick(condition, a, b)
    }
    fn constant(&mut self, value: f64) -> Value {
        self.c(value)
    }
}

/// A power of the absolute value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AbsPower {
    Itself,
    Root,
    InverseRoot,
}

impl Std<'_, '_> {
    /// The greater part times `sqrt(1 + ratio^2)`, which has no intermediate overflow.
    fn absolute(&mut self, real: Value, imaginary: Value, power: AbsPower) -> Value {
        let one = self.c(1.0);
        let (real, imaginary) = (self.abs(real), self.abs(imaginary));
        let mut max = self.op(arith::MaximumF::DEF, &[real, imaginary]);
        let mut min = self.op(arith::MinimumF::DEF, &[real, imaginary]);
        let ratio = self.ieee_op(arith::DivF::DEF, &[min, max]);
        let square = self.ieee_op(arith::MulF::DEF, &[ratio, ratio]);
        let mut sum = self.ieee_op(arith::AddF::DEF, &[square, one]);
        if power == AbsPower::InverseRoot {
            sum = self.ieee_op(math::Rsqrt::DEF, &[sum]);
            min = self.ieee_op(math::Rsqrt::DEF, &[min]);
            max = self.ieee_op(math::Rsqrt::DEF, &[max]);
        }
        let result = if power == AbsPower::Root {
            let quarter = self.c(0.25);
            let root = self.ieee_op(math::Sqrt::DEF, &[max]);
            let power = self.ieee_op(math::PowF::DEF, &[sum, quarter]);
            self.ieee_op(arith::MulF::DEF, &[root, power])
        } else {
            let root = self.ieee_op(math::Sqrt::DEF, &[sum]);
            self.ieee_op(arith::MulF::DEF, &[max, root])
        };
        let nan = self.test(Uno, result, result, self.ieee_flags);
        self.pick(nan, min, result)
    }
}

/// Replaces `op` by a complex number that `f` computes from the operand's parts.
fn of_parts(
    rw: &mut Lowering<'_, '_>,
    op: Op,
    f: impl FnOnce(&mut Std<'_, '_>, Value, Value) -> (Value, Value),
) -> Rewrite {
    let z = rw.operand(op, 0);
    let mut s = Std::new(rw, op)?;
    let (real, imaginary) = s.parts(z);
    let (real, imaginary) = f(&mut s, real, imaginary);
    let result = s.create(real, imaginary);
    rw.replace(op, &[result])
}

fn abs(op: complex::Abs, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let z = rw.operand(op.0, 0);
    let mut s = Std::new(rw, op.0)?;
    let (real, imaginary) = s.parts(z);
    let result = s.absolute(real, imaginary, AbsPower::Itself);
    rw.replace(op.0, &[result])
}

fn angle(op: complex::Angle, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let z = rw.operand(op.0, 0);
    let mut s = Std::new(rw, op.0)?;
    let (real, imaginary) = s.parts(z);
    let result = s.op(math::Atan2::DEF, &[imaginary, real]);
    rw.replace(op.0, &[result])
}

/// `-i log((x + i y) / sqrt(x^2 + y^2))`
fn atan2(op: complex::Atan2, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (y, x) = (rw.operand(op.0, 0), rw.operand(op.0, 1));
    let mut s = Std::new(rw, op.0)?;
    let (add, mul) = (complex::Add::DEF, complex::Mul::DEF);
    let xx = s.complex(mul, &[x, x]);
    let yy = s.complex(mul, &[y, y]);
    let sum = s.complex(add, &[xx, yy]);
    let root = s.complex(complex::Sqrt::DEF, &[sum]);
    let (zero, one) = (s.c(0.0), s.c(1.0));
    let i = s.create(zero, one);
    let iy = s.complex(mul, &[i, y]);
    let sum = s.complex(add, &[x, iy]);
    let quotient = s.complex(complex::Div::DEF, &[sum, root]);
    let log = s.complex(complex::Log::DEF, &[quotient]);
    let minus_one = s.c(-1.0);
    let minus_i = s.create(zero, minus_one);
    let result = s.complex(mul, &[minus_i, log]);
    rw.replace(op.0, &[result])
}

/// Applies a real operation to the real and to the imaginary parts.
fn each(rw: &mut Lowering<'_, '_>, op: Op, def: &'static OpDef) -> Rewrite {
    let (a, b) = (rw.operand(op, 0), rw.operand(op, 1));
    let mut s = Std::new(rw, op)?;
    let (x, y) = (s.re(a), s.re(b));
    let real = s.op(def, &[x, y]);
    let (x, y) = (s.im(a), s.im(b));
    let imaginary = s.op(def, &[x, y]);
    let result = s.create(real, imaginary);
    rw.replace(op, &[result])
}

fn add(op: complex::Add, rw: &mut Lowering<'_, '_>) -> Rewrite {
    each(rw, op.0, arith::AddF::DEF)
}

fn sub(op: complex::Sub, rw: &mut Lowering<'_, '_>) -> Rewrite {
    each(rw, op.0, arith::SubF::DEF)
}

fn compare(rw: &mut Lowering<'_, '_>, op: Op, predicate: CmpFPredicate, both: bool) -> Rewrite {
    let (a, b) = (rw.operand(op, 0), rw.operand(op, 1));
    let mut s = Std::new(rw, op)?;
    let (ar, ai) = s.parts(a);
    let (br, bi) = s.parts(b);
    let real = s.cmp(predicate, ar, br);
    let imaginary = s.cmp(predicate, ai, bi);
    let result = if both { s.and(real, imaginary) } else { s.or(real, imaginary) };
    rw.replace(op, &[result])
}

fn equal(op: complex::Equal, rw: &mut Lowering<'_, '_>) -> Rewrite {
    compare(rw, op.0, Oeq, true)
}

fn not_equal(op: complex::NotEqual, rw: &mut Lowering<'_, '_>) -> Rewrite {
    compare(rw, op.0, Une, false)
}

fn conj(op: complex::Conj, rw: &mut Lowering<'_, '_>) -> Rewrite {
    of_parts(rw, op.0, |s, real, imaginary| (real, s.op_with(arith::NegF::DEF, &[imaginary], None)))
}

fn neg(op: complex::Neg, rw: &mut Lowering<'_, '_>) -> Rewrite {
    of_parts(rw, op.0, |s, real, imaginary| {
        let real = s.op_with(arith::NegF::DEF, &[real], None);
        (real, s.op_with(arith::NegF::DEF, &[imaginary], None))
    })
}

/// `e^im / 2`, `1 / (2 e^im)`, and sine and cosine of the real part.
fn trigonometric(s: &mut Std<'_, '_>, real: Value, imaginary: Value) -> [Value; 4] {
    let half = s.c(0.5);
    let power = s.un(math::Exp::DEF, imaginary);
    let scaled = s.mul(half, power);
    let inverse = s.div(half, power);
    let sin = s.un(math::Sin::DEF, real);
    [scaled, inverse, sin, s.un(math::Cos::DEF, real)]
}

fn cos(op: complex::Cos, rw: &mut Lowering<'_, '_>) -> Rewrite {
    of_parts(rw, op.0, |s, real, imaginary| {
        let [scaled, inverse, sin, cos] = trigonometric(s, real, imaginary);
        let sum = s.add(inverse, scaled);
        let real = s.mul(sum, cos);
        let difference = s.sub(inverse, scaled);
        (real, s.mul(difference, sin))
    })
}

fn sin(op: complex::Sin, rw: &mut Lowering<'_, '_>) -> Rewrite {
    of_parts(rw, op.0, |s, real, imaginary| {
        let [scaled, inverse, sin, cos] = trigonometric(s, real, imaginary);
        let sum = s.add(scaled, inverse);
        let real = s.mul(sum, sin);
        let difference = s.sub(scaled, inverse);
        (real, s.mul(difference, cos))
    })
}

/// `e^re (cos im + i sin im)`, in two multiplications if `e^re` overflows.
fn exp(op: complex::Exp, rw: &mut Lowering<'_, '_>) -> Rewrite {
    of_parts(rw, op.0, |s, real, imaginary| {
        let (zero, half, inf) = (s.c(0.0), s.c(0.5), s.c(f64::INFINITY));
        let power = s.un(math::Exp::DEF, real);
        let half_real = s.mul(real, half);
        let root = s.un(math::Exp::DEF, half_real);
        let (cos, sin) = (s.un(math::Cos::DEF, imaginary), s.un(math::Sin::DEF, imaginary));
        let overflows = s.compare(Oeq, power, inf);
        let on_axis = s.cmp(Oeq, imaginary, zero);
        let scaled = |s: &mut Std<'_, '_>, by: Value| {
            let direct = s.mul(power, by);
            let step = s.mul(root, by);
            let steps = s.mul(step, root);
            s.pick(overflows, steps, direct)
        };
        let real = scaled(s, cos);
        let imaginary = scaled(s, sin);
        (real, s.pick(on_axis, zero, imaginary))
    })
}

/// `cos(x) - 1`, by a polynomial for small `x`.
fn cosm1(s: &mut Std<'_, '_>, x: Value) -> Value {
    const COEFFICIENTS: [f64; 7] = [
        4.737750796424621E-14,
        -1.147028484342536E-11,
        2.087675428708152E-9,
        -2.755731921499979E-7,
        2.480158730157055E-5,
        -0.0013888888888888872,
        0.041666666666666664,
    ];
    let (minus_half, minus_one) = (s.c(-0.5), s.c(-1.0));
    let cos = s.un(math::Cos::DEF, x);
    let plain = s.add(cos, minus_one);
    let square = s.mul(x, x);
    let fourth = s.mul(square, square);
    let mut sum = s.c(COEFFICIENTS[0]);
    for coefficient in &COEFFICIENTS[1..] {
        let coefficient = s.c(*coefficient);
        sum = s.op(math::Fma::DEF, &[sum, square, coefficient]);
    }
    let high = s.mul(fourth, sum);
    let low = s.mul(minus_half, square);
    let small = s.op_with(arith::AddF::DEF, &[high, low], None);
    let limit = s.c(0.61685);
    let great = s.compare(Oge, square, limit);
    s.pick(great, plain, small)
}

fn expm1(op: complex::Expm1, rw: &mut Lowering<'_, '_>) -> Rewrite {
    of_parts(rw, op.0, |s, real, imaginary| {
        let (zero, one) = (s.c(0.0), s.c(1.0));
        let less_one = s.un(math::ExpM1::DEF, real);
        let power = s.add(less_one, one);
        let sin = s.un(math::Sin::DEF, imaginary);
        let cosm1 = cosm1(s, imaginary);
        let cos = s.add(cosm1, one);
        let product = s.mul(less_one, cos);
        let real = s.add(product, cosm1);
        let on_axis = s.compare(Oeq, imaginary, zero);
        let product = s.mul(power, sin);
        (real, s.pick(on_axis, zero, product))
    })
}

fn log(op: complex::Log, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let z = rw.operand(op.0, 0);
    let mut s = Std::new(rw, op.0)?;
    let abs = s.complex(complex::Abs::DEF, &[z]);
    let log = s.un(math::Log::DEF, abs);
    let (real, imaginary) = s.parts(z);
    let angle = s.op(math::Atan2::DEF, &[imaginary, real]);
    let result = s.create(log, angle);
    rw.replace(op.0, &[result])
}

fn log1p(op: complex::Log1p, rw: &mut Lowering<'_, '_>) -> Rewrite {
    of_parts(rw, op.0, |s, real, imaginary| {
        let (half, one) = (s.c(0.5), s.c(1.0));
        let above = s.add(real, one);
        let (a, b) = (s.abs(above), s.abs(imaginary));
        let max = s.op(arith::MaximumF::DEF, &[a, b]);
        let min = s.op(arith::MinimumF::DEF, &[a, b]);
        let real_greater = s.compare(Ogt, above, b);
        let less_one = s.sub(max, one);
        let greater = s.pick(real_greater, real, less_one);
        let ratio = s.ieee_op(arith::DivF::DEF, &[min, max]);
        let log = s.un(math::Log1p::DEF, greater);
        let square = s.ieee_op(arith::MulF::DEF, &[ratio, ratio]);
        let rest = s.ieee_op(math::Log1p::DEF, &[square]);
        let rest = s.ieee_op(arith::MulF::DEF, &[half, rest]);
        let sum = s.ieee_op(arith::AddF::DEF, &[rest, log]);
        let nan = s.test(Uno, sum, sum, s.ieee_flags);
        let result = s.pick(nan, min, sum);
        (result, s.op(math::Atan2::DEF, &[imaginary, above]))
    })
}

fn mul(op: complex::Mul, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (a, b) = (rw.operand(op.0, 0), rw.operand(op.0, 1));
    let mut s = Std::new(rw, op.0)?;
    let (ar, ai) = s.parts(a);
    let (br, bi) = s.parts(b);
    let (rr, ii) = (s.mul(ar, br), s.mul(ai, bi));
    let real = s.sub(rr, ii);
    let (ir, ri) = (s.mul(ai, br), s.mul(ar, bi));
    let imaginary = s.add(ir, ri);
    let result = s.create(real, imaginary);
    rw.replace(op.0, &[result])
}

fn div(rw: &mut Lowering<'_, '_>, op: Op, range: ComplexRange) -> Rewrite {
    let (a, b) = (rw.operand(op, 0), rw.operand(op, 1));
    let mut s = Std::new(rw, op)?;
    let lhs = s.parts(a);
    let rhs = s.parts(b);
    let (real, imaginary) = divide(&mut s, range, lhs.into(), rhs.into());
    let result = s.create(real, imaginary);
    rw.replace(op, &[result])
}

fn div_improved(op: complex::Div, rw: &mut Lowering<'_, '_>) -> Rewrite {
    div(rw, op.0, ComplexRange::Improved)
}

fn div_basic(op: complex::Div, rw: &mut Lowering<'_, '_>) -> Rewrite {
    div(rw, op.0, ComplexRange::Basic)
}

/// `z / |z|`; zero stays zero.
fn sign(op: complex::Sign, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let z = rw.operand(op.0, 0);
    let mut s = Std::new(rw, op.0)?;
    let (real, imaginary) = s.parts(z);
    let zero = s.c(0.0);
    let real_zero = s.cmp(Oeq, real, zero);
    let imaginary_zero = s.cmp(Oeq, imaginary, zero);
    let is_zero = s.and(real_zero, imaginary_zero);
    let abs = s.complex(complex::Abs::DEF, &[z]);
    let (real, imaginary) = (s.div(real, abs), s.div(imaginary, abs));
    let unit = s.create(real, imaginary);
    let result = s.pick(is_zero, z, unit);
    rw.replace(op.0, &[result])
}

/// `sqrt(|z|)` at half the angle.
fn sqrt(op: complex::Sqrt, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let z = rw.operand(op.0, 0);
    let mut s = Std::new(rw, op.0)?;
    let (zero, half) = (s.c(0.0), s.c(0.5));
    let (real, imaginary) = s.parts(z);
    let root = s.absolute(real, imaginary, AbsPower::Root);
    let angle = s.op(math::Atan2::DEF, &[imaginary, real]);
    let angle = s.mul(angle, half);
    let (cos, sin) = (s.un(math::Cos::DEF, angle), s.un(math::Sin::DEF, angle));
    let on_axis = s.compare(Oeq, sin, zero);
    let mut result_real = s.mul(root, cos);
    let result_im = s.mul(root, sin);
    let mut result_im = s.pick(on_axis, zero, result_im);
    if !s.finite {
        let (inf, minus_inf) = (s.c(f64::INFINITY), s.c(f64::NEG_INFINITY));
        let nan = s.c(f64::NAN);
        let abs = s.abs(imaginary);
        let im_inf = s.compare(Oeq, abs, inf);
        let im_not_inf = s.compare(One, abs, inf);
        let real_inf = s.compare(Oeq, real, inf);
        let real_minus_inf = s.compare(Oeq, real, minus_inf);
        let left = s.and(real_minus_inf, im_not_inf);
        result_real = s.pick(left, zero, result_real);
        let any_inf = s.or(im_inf, real_inf);
        result_real = s.pick(any_inf, inf, result_real);
        let signed_inf = s.op(math::CopySign::DEF, &[inf, imaginary]);
        let root_nan = s.cmp(Uno, root, root);
        result_im = s.pick(root_nan, nan, result_im);
        let im_large = s.or(im_inf, real_minus_inf);
        result_im = s.pick(im_large, signed_inf, result_im);
    }
    let is_zero = s.compare(Oeq, root, zero);
    result_real = s.pick(is_zero, zero, result_real);
    result_im = s.pick(is_zero, zero, result_im);
    let result = s.create(result_real, result_im);
    rw.replace(op.0, &[result])
}

fn tan(op: complex::Tan, rw: &mut Lowering<'_, '_>) -> Rewrite {
    hyperbolic_tangent(rw, op.0, true)
}

fn tanh(op: complex::Tanh, rw: &mut Lowering<'_, '_>) -> Rewrite {
    hyperbolic_tangent(rw, op.0, false)
}

/// `tanh`; for `tan`, of `i z`, rotated back.
fn hyperbolic_tangent(rw: &mut Lowering<'_, '_>, op: Op, turned: bool) -> Rewrite {
    of_parts(rw, op, |s, mut real, mut imaginary| {
        let minus_one = s.c(-1.0);
        if turned {
            (real, imaginary) = (s.mul(imaginary, minus_one), real);
        }
        let (inf, four) = (s.c(f64::INFINITY), s.c(4.0));
        let twice = s.add(real, real);
        let minus_twice = s.mul(minus_one, twice);
        let (grown, shrunk) = (s.un(math::ExpM1::DEF, twice), s.un(math::ExpM1::DEF, minus_twice));
        let real_num = s.sub(grown, shrunk);
        let cos = s.un(math::Cos::DEF, imaginary);
        let square = s.mul(cos, cos);
        let square = s.mul(square, four);
        let sin = s.un(math::Sin::DEF, imaginary);
        let product = s.mul(cos, sin);
        let im_num = s.mul(four, product);
        let sum = s.add(grown, shrunk);
        let denominator = s.add(sum, square);
        let overflows = s.compare(Oeq, sum, inf);
        let limit = s.op(math::CopySign::DEF, &[minus_one, real]);
        let quotient = s.div(real_num, denominator);
        let mut result_real = s.pick(overflows, limit, quotient);
        let mut result_im = s.div(im_num, denominator);
        if !s.finite {
            let abs = s.abs(real);
            let (zero, nan) = (s.c(0.0), s.c(f64::NAN));
            let real_inf = s.compare(Oeq, abs, inf);
            let im_zero = s.compare(Oeq, imaginary, zero);
            let yes = s.e.int(Type::I1, 1);
            let real_not_inf = s.e.xor(real_inf, yes);
            let im_nan = s.compare(Uno, im_num, im_num);
            let real_nan = s.and(im_nan, real_not_inf);
            let limit_nan = s.and(real_inf, im_nan);
            let flat = s.or(im_zero, limit_nan);
            result_real = s.pick(real_nan, nan, result_real);
            result_im = s.pick(flat, zero, result_im);
        }
        if turned {
            let back = s.mul(result_real, minus_one);
            return (result_im, back);
        }
        (result_real, result_im)
    })
}

/// Converts the exponent to a complex number, for `complex.pow`.
fn powi(op: complex::PowI, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (base, exponent) = (rw.operand(op.0, 0), rw.operand(op.0, 1));
    let mut s = Std::new(rw, op.0)?;
    let part = s.part;
    let real = s.e.op(arith::SIToFP::DEF, &[exponent], part, &[]);
    let zero = s.c(0.0);
    let exponent = s.create(real, zero);
    let result = s.complex(complex::Pow::DEF, &[base, exponent]);
    rw.replace(op.0, &[result])
}

/// `|x|^c e^(-d arg x)` at the angle `c arg x + d log |x|`, for the exponent `c + d i`; then special cases.
fn pow(op: complex::Pow, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let (base, exponent) = (rw.operand(op.0, 0), rw.operand(op.0, 1));
    let mut s = Std::new(rw, op.0)?;
    let (c, d) = s.parts(exponent);
    let (a, b) = s.parts(base);
    let abs = s.complex(complex::Abs::DEF, &[base]);
    let power = s.op(math::PowF::DEF, &[abs, c]);
    let minus_d = s.op(arith::NegF::DEF, &[d]);
    let arg = s.op(math::Atan2::DEF, &[b, a]);
    let product = s.mul(minus_d, arg);
    let factor = s.un(math::Exp::DEF, product);
    let coefficient = s.mul(power, factor);
    let log = s.un(math::Log::DEF, abs);
    let c_arg = s.mul(c, arg);
    let d_log = s.mul(d, log);
    let angle = s.add(c_arg, d_log);
    let (cos, sin) = (s.un(math::Cos::DEF, angle), s.un(math::Sin::DEF, angle));

    let (inf, zero, one) = (s.c(f64::INFINITY), s.c(0.0), s.c(1.0));
    let (whole_one, whole_zero) = (s.create(one, zero), s.create(zero, zero));
    let whole_inf = s.create(inf, zero);
    let abs_zero = s.compare(Oeq, abs, zero);
    let d_zero = s.compare(Oeq, d, zero);
    let c_zero = s.compare(Oeq, c, zero);
    let b_zero = s.compare(Oeq, b, zero);
    let c_not_negative = s.compare(Ole, zero, c);
    let real = s.mul(coefficient, cos);
    let imaginary = s.mul(coefficient, sin);
    let one_or_zero = s.pick(c_zero, whole_one, whole_zero);
    let general = s.create(real, imaginary);
    // Zero to a non-negative real power.
    let zero_real = s.and(abs_zero, d_zero);
    let zero_power = s.and(zero_real, c_not_negative);
    let result = s.pick(zero_power, one_or_zero, general);
    // Any number to the power zero, and one to any power.
    let no_power = s.and(c_zero, d_zero);
    let result = s.pick(no_power, whole_one, result);
    let a_one = s.compare(Oeq, a, one);
    let base_one = s.and(a_one, b_zero);
    let result = s.pick(base_one, whole_one, result);
    // Infinity to a real power.
    let a_inf = s.compare(Oeq, a, inf);
    let base_inf = s.and(a_inf, b_zero);
    let c_positive = s.compare(Ogt, c, zero);
    let grows = s.and(d_zero, c_positive);
    let to_inf = s.and(base_inf, grows);
    let result = s.pick(to_inf, whole_inf, result);
    let c_negative = s.compare(Olt, c, zero);
    let shrinks = s.and(d_zero, c_negative);
    let to_zero = s.and(base_inf, shrinks);
    let result = s.pick(to_zero, whole_zero, result);
    rw.replace(op.0, &[result])
}

/// `1 / sqrt(|z|)` at minus half the angle.
fn rsqrt(op: complex::Rsqrt, rw: &mut Lowering<'_, '_>) -> Rewrite {
    let z = rw.operand(op.0, 0);
    let mut s = Std::new(rw, op.0)?;
    let (zero, inf) = (s.c(0.0), s.c(f64::INFINITY));
    let (minus_half, nan) = (s.c(-0.5), s.c(f64::NAN));
    let (real, imaginary) = s.parts(z);
    let root = s.absolute(real, imaginary, AbsPower::InverseRoot);
    let angle = s.op(math::Atan2::DEF, &[imaginary, real]);
    let angle = s.mul(angle, minus_half);
    let (cos, sin) = (s.un(math::Cos::DEF, angle), s.un(math::Sin::DEF, angle));
    let mut result_real = s.mul(root, cos);
    let mut result_im = s.mul(root, sin);
    if !s.finite {
        let minus_one = s.c(-1.0);
        let real_zero = s.op(math::CopySign::DEF, &[zero, real]);
        let im_zero = s.op(math::CopySign::DEF, &[zero, imaginary]);
        let im_zero = s.mul(minus_one, im_zero);
        let (abs_real, abs_im) = (s.abs(real), s.abs(imaginary));
        let im_inf = s.compare(Oeq, abs_im, inf);
        let real_nan = s.compare(Uno, real, real);
        let real_inf = s.compare(Oeq, abs_real, inf);
        let nan_inf = s.and(im_inf, real_nan);
        let vanishes = s.or(nan_inf, real_inf);
        result_real = s.pick(vanishes, real_zero, result_real);
        result_im = s.pick(vanishes, im_zero, result_im);
    }
    let real_zero = s.compare(Oeq, real, zero);
    let im_zero = s.compare(Oeq, imaginary, zero);
    let is_zero = s.and(real_zero, im_zero);
    result_real = s.pick(is_zero, inf, result_real);
    result_im = s.pick(is_zero, nan, result_im);
    let result = s.create(result_real, result_im);
    rw.replace(op.0, &[result])
}
