//! `convert-complex-to-standard`: `complex` as `arith` and `math` on the parts.
//!
//! `complex.re` and `complex.im` extract parts, `complex.create` combines them; these operations stay. The formulas are
//! upstream's, operation by operation.

use super::division::ComplexRange;
use super::division::numbers::divide;
use crate::prelude::*;
use terrace_base::arith::CmpFPredicate::{Oeq, Oge, Ogt, Ole, Olt, One, Une, Uno};
use terrace_base::arith::{
    AddF, AndI, CmpF, Constant, DivF, FastMathFlags, MaximumF, MinimumF, MulF, NegF, OrI, SIToFP, Select,
    SubF, XOrI,
};
use terrace_base::complex::{
    Abs, Add, Angle, Atan2, Conj, Cos, Create, Div, Equal, Exp, Expm1, Im, Log, Log1p, Mul, Neg, NotEqual,
    Pow, PowI, Re, Rsqrt, Sign, Sin, Sqrt, Sub, Tan, Tanh,
};
use terrace_base::math::{
    AbsF, Atan2 as Atan2F, CopySign, Cos as CosF, Exp as ExpF, ExpM1 as ExpM1F, Fma, Log as LogF,
    Log1p as Log1pF, PowF, Rsqrt as RsqrtF, Sin as SinF, Sqrt as SqrtF,
};

passes! {
    /// Convert Complex dialect to standard dialect.
    ComplexToStandard("ConvertComplexToStandardPass") = "convert-complex-to-standard" on(Anchor::Any, Body) {
        /// Control the intermediate calculation of complex number division
        complex_range: ComplexRange = ComplexRange::Improved,
    } => complex_to_standard;
}

fn complex_to_standard(o: &ComplexToStandard, pass: &PassContext) -> Result<BodyPass> {
    let division = match o.complex_range {
        ComplexRange::Improved => DIVISION_IMPROVED,
        ComplexRange::Basic | ComplexRange::None => DIVISION_BASIC,
    };
    let target = ConversionTarget::new()
        .dialect("arith", Legality::Legal)
        .dialect("math", Legality::Legal)
        .op(complex::Create::DEF, Legality::Legal)
        .op(complex::Im::DEF, Legality::Legal)
        .op(complex::Re::DEF, Legality::Legal);
    let same = TypeConverter::new(pass.body.ctx()).rule(|_, ty| Convert::To(ty));
    let patterns = Patterns::new().add(STANDARD).add(division);
    Ok(Conversion::partial(target, patterns, same).into())
}

/// All conversions except division.
pub(super) static STANDARD: &[Pattern] = patterns![rules:
    "abs":   Abs(z)@f with re = Re(z) with im = Im(z) => (fn absolute(re, im, AbsPower::Itself, f));
    "angle": Angle(z)@f with re = Re(z) with im = Im(z) => Atan2F(im, re)@f;
    // -i log((x + i y) / sqrt(x^2 + y^2))
    "atan2": Atan2(y, x)@f let t = part(x) let whole = type_of(x)
        with root = Sqrt(Add(Mul(x, x)@f, Mul(y, y)@f)@f)@f
        with zero = {0.0}: t with one = {1.0}: t
        with iy = Mul(Create(zero, one): whole, y)@f
        with log = Log(Div(Add(x, iy)@f, root)@f)@f
        with minus_one = {-1.0}: t
        => Mul(Create(zero, minus_one): whole, log)@f;
    "add": Add(a, b)@f => Create(AddF(Re(a), Re(b))@f, AddF(Im(a), Im(b))@f);
    "sub": Sub(a, b)@f => Create(SubF(Re(a), Re(b))@f, SubF(Im(a), Im(b))@f);
    "equal": Equal(a, b) with a_re = Re(a) with a_im = Im(a) with b_re = Re(b) with b_im = Im(b)
        => AndI(CmpF[predicate: Oeq](a_re, b_re), CmpF[predicate: Oeq](a_im, b_im));
    "not_equal": NotEqual(a, b) with a_re = Re(a) with a_im = Im(a) with b_re = Re(b) with b_im = Im(b)
        => OrI(CmpF[predicate: Une](a_re, b_re), CmpF[predicate: Une](a_im, b_im));
    "conj": Conj(z) with re = Re(z) with im = Im(z) => Create(re, NegF(im));
    // Cosine and sine by e^im / 2 and 1 / (2 e^im).
    "cos": Cos(z)@f let t = part(z) with re = Re(z) with im = Im(z)
        with half = {0.5}: t with power = ExpF(im)@f with up = MulF(half, power)@f with down = DivF(half, power)@f
        with sin = SinF(re)@f with cos = CosF(re)@f
        => Create(MulF(AddF(down, up)@f, cos)@f, MulF(SubF(down, up)@f, sin)@f);
    // e^re (cos im + i sin im), in two multiplications if e^re overflows.
    "exp": Exp(z)@f let t = part(z) with re = Re(z) with im = Im(z)
        with zero = {0.0}: t with half = {0.5}: t with inf = {f64::INFINITY}: t
        with power = ExpF(re)@f with root = ExpF(MulF(re, half)@f)@f with cos = CosF(im)@f with sin = SinF(im)@f
        with overflows = CmpF[predicate: Oeq](power, inf)@f
        with on_axis = CmpF[predicate: Oeq](im, zero)
        with direct_re = MulF(power, cos)@f
        with real = Select(overflows, MulF(MulF(root, cos)@f, root)@f, direct_re)
        with direct_im = MulF(power, sin)@f
        with imaginary = Select(overflows, MulF(MulF(root, sin)@f, root)@f, direct_im)
        => Create(real, Select(on_axis, zero, imaginary));
    "expm1": Expm1(z)@f let t = part(z) with re = Re(z) with im = Im(z)
        with zero = {0.0}: t with one = {1.0}: t
        with less_one = ExpM1F(re)@f with power = AddF(less_one, one)@f with sin = SinF(im)@f
        with cos_less_one = (fn cosm1(im, f)) with cos = AddF(cos_less_one, one)@f
        with real = AddF(MulF(less_one, cos)@f, cos_less_one)@f
        with on_axis = CmpF[predicate: Oeq](im, zero)@f with imaginary = MulF(power, sin)@f
        => Create(real, Select(on_axis, zero, imaginary));
    "log1p": Log1p(z)@f let t = part(z) let g = (without_special(f)) with re = Re(z) with im = Im(z)
        with half = {0.5}: t with one = {1.0}: t
        with above = AddF(re, one)@f with a = AbsF(above)@f with b = AbsF(im)@f
        with max = MaximumF(a, b)@f with min = MinimumF(a, b)@f
        with real_greater = CmpF[predicate: Ogt](above, b)@f with less_one = SubF(max, one)@f
        with greater = Select(real_greater, re, less_one) with ratio = DivF(min, max)@g with log = Log1pF(greater)@f
        with sum = AddF(MulF(half, Log1pF(MulF(ratio, ratio)@g)@g)@g, log)@g
        => Create(Select(CmpF[predicate: Uno](sum, sum)@g, min, sum), Atan2F(im, above)@f);
    "log": Log(z)@f with log = LogF(Abs(z)@f)@f with re = Re(z) with im = Im(z) => Create(log, Atan2F(im, re)@f);
    "mul": Mul(a, b)@f with a_re = Re(a) with a_im = Im(a) with b_re = Re(b) with b_im = Im(b)
        => Create(SubF(MulF(a_re, b_re)@f, MulF(a_im, b_im)@f)@f, AddF(MulF(a_im, b_re)@f, MulF(a_re, b_im)@f)@f);
    "neg": Neg(z) with re = Re(z) with im = Im(z) => Create(NegF(re), NegF(im));
    // z / |z|; zero stays zero.
    "sign": Sign(z)@f let t = part(z) let whole = type_of(z) with re = Re(z) with im = Im(z) with zero = {0.0}: t
        with is_zero = AndI(CmpF[predicate: Oeq](re, zero), CmpF[predicate: Oeq](im, zero)) with abs = Abs(z)@f
        with unit = Create(DivF(re, abs)@f, DivF(im, abs)@f): whole
        => Select(is_zero, z, unit);
    "sin": Sin(z)@f let t = part(z) with re = Re(z) with im = Im(z)
        with half = {0.5}: t with power = ExpF(im)@f with up = MulF(half, power)@f with down = DivF(half, power)@f
        with sin = SinF(re)@f with cos = CosF(re)@f
        => Create(MulF(AddF(up, down)@f, sin)@f, MulF(SubF(up, down)@f, cos)@f);
    "sqrt":  Sqrt(z)@f => (fn sqrt(z, f));
    "tan":   Tan(z)@f => (fn hyperbolic_tangent(z, f, true));
    "tanh":  Tanh(z)@f => (fn hyperbolic_tangent(z, f, false));
    "powi":  PowI => fn(powi);
    "pow":   Pow(base, exponent)@f => (fn pow(base, exponent, f));
    "rsqrt": Rsqrt(z)@f => (fn rsqrt(z, f));
];

static DIVISION_IMPROVED: &[Pattern] =
    patterns![rules: "div_improved": Div(a, b)@f => (fn quotient(a, b, f, ComplexRange::Improved));];
static DIVISION_BASIC: &[Pattern] =
    patterns![rules: "div_basic": Div(a, b)@f => (fn quotient(a, b, f, ComplexRange::Basic));];

/// The type of the parts of a complex number.
fn part(b: &Body, z: Value) -> Option<Type> {
    complex::element(b.ctx(), b.ty(z))
}

/// The flags for operations whose operands or result may be infinite or NaN.
fn without_special(flags: FastMathFlags) -> FastMathFlags {
    FastMathFlags(flags.0 & !(FastMathFlags::NNAN | FastMathFlags::NINF).0)
}

/// A power of the absolute value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AbsPower {
    Itself,
    Root,
    InverseRoot,
}

/// The greater part times `sqrt(1 + ratio^2)`, which has no intermediate overflow.
fn absolute(rw: &mut Builder, re: Value, im: Value, power: AbsPower, f: FastMathFlags) -> Value {
    let (t, g) = (rw.ty(re), without_special(f));
    let (mut max, mut min, mut sum) = emit!(rw, t;
        one = {1.0};
        a = AbsF(re)@f;
        b = AbsF(im)@f;
        max = MaximumF(a, b)@f;
        min = MinimumF(a, b)@f;
        ratio = DivF(min, max)@g;
        (max, min, AddF(MulF(ratio, ratio)@g, one)@g));
    if power == AbsPower::InverseRoot {
        (sum, min, max) = emit!(rw, t; (RsqrtF(sum)@g, RsqrtF(min)@g, RsqrtF(max)@g));
    }
    let result = match power {
        AbsPower::Root => emit!(rw, t;
            quarter = {0.25};
            root = SqrtF(max)@g;
            MulF(root, PowF(sum, quarter)@g)@g),
        AbsPower::Itself | AbsPower::InverseRoot => emit!(rw, t; MulF(max, SqrtF(sum)@g)@g),
    };
    emit!(rw, t; Select(CmpF[predicate: Uno](result, result)@g, min, result))
}

/// `cos(x) - 1`, by a polynomial for small `x`.
fn cosm1(rw: &mut Builder, x: Value, f: FastMathFlags) -> Value {
    const COEFFICIENTS: [f64; 7] = [
        4.737750796424621E-14,
        -1.147028484342536E-11,
        2.087675428708152E-9,
        -2.755731921499979E-7,
        2.480158730157055E-5,
        -0.0013888888888888872,
        0.041666666666666664,
    ];
    let t = rw.ty(x);
    let (minus_half, plain, square, fourth) = emit!(rw, t;
        minus_half = {-0.5};
        minus_one = {-1.0};
        plain = AddF(CosF(x)@f, minus_one)@f;
        square = MulF(x, x)@f;
        (minus_half, plain, square, MulF(square, square)@f));
    let mut sum = emit!(rw, t; {COEFFICIENTS[0]});
    for &coefficient in &COEFFICIENTS[1..] {
        sum = emit!(rw, t; Fma(sum, square, {coefficient})@f);
    }
    emit!(rw, t;
        small = AddF(MulF(fourth, sum)@f, MulF(minus_half, square)@f);
        Select(CmpF[predicate: Oge](square, {0.61685})@f, plain, small))
}

fn quotient(rw: &mut Builder, a: Value, b: Value, f: FastMathFlags, range: ComplexRange) -> Value {
    let whole = rw.ty(a);
    let (a, b, c, d) = emit!(rw, whole; (Re(a), Im(a), Re(b), Im(b)));
    let (real, imaginary) = divide(rw, range, [a, b], [c, d], f);
    emit!(rw, whole; Create(real, imaginary))
}

fn is_finite(flags: FastMathFlags) -> bool {
    flags.has(FastMathFlags::NNAN | FastMathFlags::NINF)
}

/// `sqrt(|z|)` at half the angle.
fn sqrt(rw: &mut Builder, z: Value, f: FastMathFlags) -> Value {
    let (whole, t) = (rw.ty(z), complex::element(rw.ctx(), rw.ty(z)).unwrap_or(Type::NONE));
    let (zero, mut real, mut imaginary, re, im, root) = emit!(rw, t;
        zero = {0.0};
        half = {0.5};
        re = Re(z);
        im = Im(z);
        root = (fn absolute(re, im, AbsPower::Root, f));
        angle = MulF(Atan2F(im, re)@f, half)@f;
        cos = CosF(angle)@f;
        sin = SinF(angle)@f;
        on_axis = CmpF[predicate: Oeq](sin, zero)@f;
        real = MulF(root, cos)@f;
        imaginary = MulF(root, sin)@f;
        (zero, real, Select(on_axis, zero, imaginary), re, im, root));
    if !is_finite(f) {
        (real, imaginary) = emit!(rw, t;
            inf = {f64::INFINITY};
            minus_inf = {f64::NEG_INFINITY};
            nan = {f64::NAN};
            abs = AbsF(im)@f;
            im_inf = CmpF[predicate: Oeq](abs, inf)@f;
            im_not_inf = CmpF[predicate: One](abs, inf)@f;
            real_inf = CmpF[predicate: Oeq](re, inf)@f;
            real_minus_inf = CmpF[predicate: Oeq](re, minus_inf)@f;
            real = Select(AndI(real_minus_inf, im_not_inf), zero, real);
            real = Select(OrI(im_inf, real_inf), inf, real);
            signed_inf = CopySign(inf, im)@f;
            imaginary = Select(CmpF[predicate: Uno](root, root), nan, imaginary);
            (real, Select(OrI(im_inf, real_minus_inf), signed_inf, imaginary)));
    }
    emit!(rw, whole;
        is_zero = CmpF[predicate: Oeq](root, zero)@f;
        Create(Select(is_zero, zero, real), Select(is_zero, zero, imaginary)))
}

/// `tanh`; for `tan`, of `i z`, rotated back.
fn hyperbolic_tangent(rw: &mut Builder, z: Value, f: FastMathFlags, turned: bool) -> Value {
    let (whole, t) = (rw.ty(z), complex::element(rw.ctx(), rw.ty(z)).unwrap_or(Type::NONE));
    let (mut re, mut im, minus_one) =
        emit!(rw, t; re = Re(z); im = Im(z); minus_one = {-1.0}; (re, im, minus_one));
    if turned {
        (re, im) = (emit!(rw, t; MulF(im, minus_one)@f), re);
    }
    let (inf, im_num, mut real, mut imaginary) = emit!(rw, t;
        inf = {f64::INFINITY};
        four = {4.0};
        twice = AddF(re, re)@f;
        minus_twice = MulF(minus_one, twice)@f;
        grown = ExpM1F(twice)@f;
        shrunk = ExpM1F(minus_twice)@f;
        real_num = SubF(grown, shrunk)@f;
        cos = CosF(im)@f;
        square = MulF(MulF(cos, cos)@f, four)@f;
        product = MulF(cos, SinF(im)@f)@f;
        im_num = MulF(four, product)@f;
        sum = AddF(grown, shrunk)@f;
        denominator = AddF(sum, square)@f;
        overflows = CmpF[predicate: Oeq](sum, inf)@f;
        limit = CopySign(minus_one, re)@f;
        quotient = DivF(real_num, denominator)@f;
        (inf, im_num, Select(overflows, limit, quotient), DivF(im_num, denominator)@f));
    if !is_finite(f) {
        (real, imaginary) = emit!(rw, t;
            abs = AbsF(re)@f;
            zero = {0.0};
            nan = {f64::NAN};
            real_inf = CmpF[predicate: Oeq](abs, inf)@f;
            im_zero = CmpF[predicate: Oeq](im, zero)@f;
            real_not_inf = XOrI(real_inf, {1});
            im_nan = CmpF[predicate: Uno](im_num, im_num)@f;
            real_nan = AndI(im_nan, real_not_inf);
            limit_nan = AndI(real_inf, im_nan);
            flat = OrI(im_zero, limit_nan);
            (Select(real_nan, nan, real), Select(flat, zero, imaginary)));
    }
    if turned {
        (real, imaginary) = (imaginary, emit!(rw, t; MulF(real, minus_one)@f));
    }
    emit!(rw, whole; Create(real, imaginary))
}

/// Converts the exponent to a complex number, for `complex.pow`.
pub(super) fn powi(op: PowI, rw: &mut Lowering) -> Rewrite<Value> {
    let (base, exponent, whole) = (op.lhs(rw), op.rhs(rw), rw.ty(op.lhs(rw)));
    let t = part(rw, base).ok_or("the operand is not complex")?;
    let f = op.fastmath(rw).unwrap_or_default();
    let result = emit!(rw, whole;
        real = SIToFP(exponent): t;
        Pow(base, Create(real, {0.0}): whole)@f);
    Ok(result)
}

/// `|x|^c e^(-d arg x)` at the angle `c arg x + d log |x|`, for the exponent `c + d i`; then special cases.
fn pow(rw: &mut Builder, base: Value, exponent: Value, f: FastMathFlags) -> Value {
    let (whole, t) = (rw.ty(base), complex::element(rw.ctx(), rw.ty(base)).unwrap_or(Type::NONE));
    // Zero to a non-negative real power; any number to the power zero, and one to any power; infinity to a real power.
    emit!(rw, whole;
        c = Re(exponent);
        d = Im(exponent);
        a = Re(base);
        b = Im(base);
        abs = Abs(base)@f;
        power = PowF(abs, c)@f;
        minus_d = NegF(d)@f;
        arg = Atan2F(b, a)@f;
        coefficient = MulF(power, ExpF(MulF(minus_d, arg)@f)@f)@f;
        log = LogF(abs)@f;
        angle = AddF(MulF(c, arg)@f, MulF(d, log)@f)@f;
        cos = CosF(angle)@f;
        sin = SinF(angle)@f;

        inf = {f64::INFINITY}: t;
        zero = {0.0}: t;
        one = {1.0}: t;
        whole_one = Create(one, zero): whole;
        whole_zero = Create(zero, zero): whole;
        whole_inf = Create(inf, zero): whole;
        abs_zero = CmpF[predicate: Oeq](abs, zero)@f;
        d_zero = CmpF[predicate: Oeq](d, zero)@f;
        c_zero = CmpF[predicate: Oeq](c, zero)@f;
        b_zero = CmpF[predicate: Oeq](b, zero)@f;
        c_not_negative = CmpF[predicate: Ole](zero, c)@f;
        real = MulF(coefficient, cos)@f;
        imaginary = MulF(coefficient, sin)@f;
        one_or_zero = Select(c_zero, whole_one, whole_zero);
        general = Create(real, imaginary): whole;
        zero_power = AndI(AndI(abs_zero, d_zero), c_not_negative);
        result = Select(zero_power, one_or_zero, general);

        result = Select(AndI(c_zero, d_zero), whole_one, result);
        a_one = CmpF[predicate: Oeq](a, one)@f;
        result = Select(AndI(a_one, b_zero), whole_one, result);

        base_inf = AndI(CmpF[predicate: Oeq](a, inf)@f, b_zero);
        c_positive = CmpF[predicate: Ogt](c, zero)@f;
        grows = AndI(d_zero, c_positive);
        result = Select(AndI(base_inf, grows), whole_inf, result);
        c_negative = CmpF[predicate: Olt](c, zero)@f;
        shrinks = AndI(d_zero, c_negative);
        Select(AndI(base_inf, shrinks), whole_zero, result))
}

/// `1 / sqrt(|z|)` at minus half the angle.
fn rsqrt(rw: &mut Builder, z: Value, f: FastMathFlags) -> Value {
    let (whole, t) = (rw.ty(z), complex::element(rw.ctx(), rw.ty(z)).unwrap_or(Type::NONE));
    let (zero, inf, nan, re, im, mut real, mut imaginary) = emit!(rw, t;
        zero = {0.0};
        inf = {f64::INFINITY};
        minus_half = {-0.5};
        nan = {f64::NAN};
        re = Re(z);
        im = Im(z);
        root = (fn absolute(re, im, AbsPower::InverseRoot, f));
        angle = MulF(Atan2F(im, re)@f, minus_half)@f;
        cos = CosF(angle)@f;
        sin = SinF(angle)@f;
        (zero, inf, nan, re, im, MulF(root, cos)@f, MulF(root, sin)@f));
    if !is_finite(f) {
        (real, imaginary) = emit!(rw, t;
            minus_one = {-1.0};
            real_zero = CopySign(zero, re)@f;
            im_zero = MulF(minus_one, CopySign(zero, im)@f)@f;
            abs_real = AbsF(re)@f;
            abs_im = AbsF(im)@f;
            im_inf = CmpF[predicate: Oeq](abs_im, inf)@f;
            real_nan = CmpF[predicate: Uno](re, re)@f;
            real_inf = CmpF[predicate: Oeq](abs_real, inf)@f;
            vanishes = OrI(AndI(im_inf, real_nan), real_inf);
            (Select(vanishes, real_zero, real), Select(vanishes, im_zero, imaginary)));
    }
    emit!(rw, whole;
        real_zero = CmpF[predicate: Oeq](re, zero)@f;
        im_zero = CmpF[predicate: Oeq](im, zero)@f;
        is_zero = AndI(real_zero, im_zero);
        Create(Select(is_zero, inf, real), Select(is_zero, nan, imaginary)))
}
