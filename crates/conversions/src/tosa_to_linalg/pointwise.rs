//! Operations on the elements as loop nests. Operands are repeated where their extent is one.

use super::build::{
    cast_to, clamp_int, empty, expand_shape, generic, identity, is_nan, ranked, signed_limits, tensor_type,
};
use crate::common::prelude::*;
use terrace_memory::dims::shape_of;
use terrace_memory::index_list::{Index, Indices, divide};
use terrace_memory::reassociation::Groups;
use terrace_memory::tensor;
use terrace_tosa::tosa::{self, NanPropagationMode, RoundingMode, zero_point};

/// The origin of the body of a loop nest: the operation, the type of its first operand's elements, and the type of the
/// result's elements, without sign.
#[derive(Clone, Copy)]
struct Of {
    op: Op,
    elem: Type,
    result: Type,
}

/// Builds the value of an element.
type Build = fn(&mut Builder<'_>, Of, &[Value]) -> Rewrite<Value>;

/// The elements that an operation takes, and what builds the value of one.
type Payload = (Kind, Build);

/// The patterns of operations, of which each has a payload.
macro_rules! pointwise {
    ($($Op:path => $payload:expr,)*) => {
        patterns![$( "PointwiseConverter": $Op => |op: $Op, rw: &mut Lowering| lower(rw, op.into(), $payload) ),*]
    };
}

/// The payload that is an operation of the operands: one on elements of a kind, or one on floats and one on integers.
macro_rules! payload {
    ($kind:ident $f:path, [$($i:literal),*]) => {
        (Kind::$kind, |b, _, args| Ok($f(b, $(args[$i]),*)))
    };
    (Float $f:path, Int $g:path, [$($i:literal),*]) => {
        (Kind::Number, |b, of, args| Ok(match of.elem.is_float(b.ctx()) {
            true => $f(b, $(args[$i]),*),
            false => $g(b, $(args[$i]),*),
        }))
    };
}

/// A kind of types.
enum Kind {
    Any,
    Float,
    Int,
    Number,
    Bool,
}

impl Of {
    /// Fails before anything is built.
    fn check(self, ctx: &Context, kind: Kind) -> Rewrite<()> {
        let (is_float, is_int) = (self.elem.is_float(ctx), self.elem.as_int(ctx).is_some());
        let is_kind = match kind {
            Kind::Any => true,
            Kind::Float => is_float,
            Kind::Int => is_int,
            Kind::Number => is_float || is_int,
            Kind::Bool => self.elem == Type::I1,
        };
        match is_kind {
            true => Ok(()),
            false => Err("unhandled op for linalg body calculation for elementwise op".into()),
        }
    }

    /// The width of the elements of the first operand.
    fn width(self, b: &Body) -> u32 {
        self.elem.bit_width(b.ctx()).unwrap_or(1)
    }
}

pub(super) static PATTERNS: &[Pattern] = pointwise![
    tosa::Add => payload!(Float arith::AddF::new, Int arith::AddI::new, [0, 1]),
    tosa::Sub => payload!(Float arith::SubF::new, Int arith::SubI::new, [0, 1]),
    tosa::Mul => (Kind::Number, mul),
    tosa::IntDiv => payload!(Int arith::DivSI::new, [0, 1]),
    tosa::Negate => (Kind::Number, negate),
    tosa::Pow => payload!(Float math::PowF::new, [0, 1]),
    tosa::Reciprocal => (Kind::Float, reciprocal),
    tosa::Rsqrt => payload!(Float math::Rsqrt::new, [0]),
    tosa::Log => payload!(Float math::Log::new, [0]),
    tosa::Exp => payload!(Float math::Exp::new, [0]),
    tosa::Abs => payload!(Float math::AbsF::new, Int abs, [0]),
    tosa::Sin => payload!(Float math::Sin::new, [0]),
    tosa::Cos => payload!(Float math::Cos::new, [0]),
    tosa::Tanh => payload!(Float math::Tanh::new, [0]),
    tosa::Erf => payload!(Float math::Erf::new, [0]),
    tosa::BitwiseAnd => payload!(Int arith::AndI::new, [0, 1]),
    tosa::BitwiseOr => payload!(Int arith::OrI::new, [0, 1]),
    tosa::BitwiseNot => payload!(Int not, [0]),
    tosa::BitwiseXor => payload!(Int arith::XOrI::new, [0, 1]),
    tosa::LogicalAnd => payload!(Bool arith::AndI::new, [0, 1]),
    tosa::LogicalNot => payload!(Bool not, [0]),
    tosa::LogicalOr => payload!(Bool arith::OrI::new, [0, 1]),
    tosa::LogicalXor => payload!(Bool arith::XOrI::new, [0, 1]),
    tosa::Cast => (Kind::Any, cast),
    tosa::LogicalLeftShift => payload!(Int arith::ShLI::new, [0, 1]),
    tosa::LogicalRightShift => payload!(Int arith::ShRUI::new, [0, 1]),
    tosa::ArithmeticRightShift => (Kind::Int, arithmetic_right_shift),
    tosa::Clz => payload!(Int math::CountLeadingZeros::new, [0]),
    tosa::Select => payload!(Any arith::Select::new, [0, 1, 2]),
    tosa::Greater => (Kind::Number, |b, of, args| compare(b, of, args, arith::CmpFPredicate::Ogt, CmpIPredicate::Sgt)),
    tosa::GreaterEqual => (Kind::Number, |b, of, args| compare(b, of, args, arith::CmpFPredicate::Oge, CmpIPredicate::Sge)),
    tosa::Equal => (Kind::Number, |b, of, args| compare(b, of, args, arith::CmpFPredicate::Oeq, CmpIPredicate::Eq)),
    tosa::Maximum => (Kind::Number, maximum),
    tosa::Minimum => (Kind::Number, minimum),
    tosa::Ceil => payload!(Float math::Ceil::new, [0]),
    tosa::Floor => payload!(Float math::Floor::new, [0]),
    tosa::Clamp => (Kind::Any, clamp),
    tosa::Sigmoid => (Kind::Float, sigmoid),
];

fn abs(b: &mut Builder<'_>, value: Value) -> Value {
    let ty = b.ty(value);
    let zero = arith::Constant::int(b, ty, 0);
    let negated = arith::SubI::new(b, zero, value);
    arith::MaxSI::new(b, value, negated)
}

fn not(b: &mut Builder<'_>, value: Value) -> Value {
    let ty = b.ty(value);
    let ones = arith::Constant::int(b, ty, -1);
    arith::XOrI::new(b, value, ones)
}

fn reciprocal(b: &mut Builder<'_>, of: Of, args: &[Value]) -> Rewrite<Value> {
    let one = arith::Constant::float(b, of.elem, 1.0);
    Ok(arith::DivF::new(b, one, args[0]))
}

fn sigmoid(b: &mut Builder<'_>, of: Of, args: &[Value]) -> Rewrite<Value> {
    let one = arith::Constant::float(b, of.elem, 1.0);
    let negated = arith::NegF::new(b, args[0]);
    let exp = math::Exp::new(b, negated);
    let sum = arith::AddF::new(b, exp, one);
    Ok(arith::DivF::new(b, one, sum))
}

/// An integer in a wider type.
fn widened(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    if b.ty(value).bit_width(b.ctx()) < ty.bit_width(b.ctx()) {
        arith::ExtSI::new(b, ty, value)
    } else {
        value
    }
}

fn mul(b: &mut Builder<'_>, of: Of, args: &[Value]) -> Rewrite<Value> {
    if of.elem.is_float(b.ctx()) {
        return Ok(arith::MulF::new(b, args[0], args[1]));
    }
    let shift = match mul_shift(b, of.op) {
        // The shift is the third of the inputs.
        None => Some(args[2]),
        Some(shift) => (shift > 0).then(|| arith::Constant::int(b, Type::I8, shift)),
    };
    if let Some(shift) = shift {
        let (x, y) = (widened(b, args[0], Type::I32), widened(b, args[1], Type::I32));
        let scaled = tosa::ApplyScale::new(b, Type::I32, RoundingMode::Single, x, y, shift);
        return Ok(if of.result == Type::I32 { scaled } else { arith::TruncI::new(b, of.result, scaled) });
    }
    let (x, y) = (widened(b, args[0], of.result), widened(b, args[1], of.result));
    Ok(arith::MulI::new(b, x, y))
}

/// The shift of a product, if it is constant.
fn mul_shift(b: &Body, op: Op) -> Option<i64> {
    zero_point(b, b.operand(op, 2))
}

/// Refuses the shifts of products that have no form.
fn check_shift(b: &Body, of: Of) -> Rewrite<()> {
    let shift = mul_shift(b, of.op);
    if of.elem.is_float(b.ctx()) {
        return match shift {
            None | Some(0) => Ok(()),
            Some(_) => Err("Cannot have shift value for float".into()),
        };
    }
    match shift.is_none_or(|shift| shift > 0) && of.width(b) > 32 {
        true => Err("Cannot shift a product of more than 32 bits".into()),
        false => Ok(()),
    }
}

fn negate(b: &mut Builder<'_>, of: Of, args: &[Value]) -> Rewrite<Value> {
    if of.elem.is_float(b.ctx()) {
        return Ok(arith::NegF::new(b, args[0]));
    }
    let width = of.width(b);
    let limits = signed_limits(width);
    let zero_points = negate_zero_points(b, of.op);
    let wide = match zero_points {
        Some(zps) => match i128::from(limits[1]) + i128::from(zps).abs() + 1 {
            ..=0x7fff => Type::I16,
            0x8000..=0x7fff_ffff => Type::I32,
            _ => Type::I64,
        },
        None => Type::I64,
    };
    let zps = match (zero_points, args) {
        (Some(zps), _) => arith::Constant::int(b, wide, zps),
        (None, &[_, input, output, ..]) => {
            let [input, output] = [input, output].map(|zp| arith::ExtSI::new(b, wide, zp));
            arith::AddI::new(b, input, output)
        }
        (None, _) => return Err("a zero point is missing".into()),
    };
    let value = arith::ExtSI::new(b, wide, args[0]);
    let value = arith::SubI::new(b, zps, value);
    let [min, max] = limits.map(|limit| arith::Constant::int(b, wide, limit));
    let value = clamp_int(b, value, min, max, false);
    Ok(arith::TruncI::new(b, of.elem, value))
}

/// The sum of the zero points of a negation, if they are constant.
fn negate_zero_points(b: &Body, op: Op) -> Option<i64> {
    zero_point(b, b.operand(op, 1))?.checked_add(zero_point(b, b.operand(op, 2))?)
}

fn arithmetic_right_shift(b: &mut Builder<'_>, of: Of, args: &[Value]) -> Rewrite<Value> {
    let shifted = arith::ShRSI::new(b, args[0], args[1]);
    let is_rounded = b.as_::<tosa::ArithmeticRightShift>(of.op).and_then(|op| op.round(b)).unwrap_or(false);
    if !is_rounded {
        return Ok(shifted);
    }
    let one = arith::Constant::int(b, of.elem, 1);
    let zero = arith::Constant::int(b, of.elem, 0);
    let no = arith::Constant::bool(b, false);
    let yes = arith::Constant::bool(b, true);
    let is_shifted = arith::CmpI::new(b, CmpIPredicate::Sgt, args[1], zero);
    let less = arith::SubI::new(b, args[1], one);
    let last = arith::ShRSI::new(b, args[0], less);
    let last = arith::TruncI::new(b, Type::I1, last);
    let is_odd = arith::AndI::new(b, last, yes);
    let rounds = arith::Select::new(b, is_shifted, is_odd, no);
    let rounds = arith::ExtUI::new(b, of.elem, rounds);
    Ok(arith::AddI::new(b, shifted, rounds))
}

fn compare(
    b: &mut Builder<'_>,
    of: Of,
    args: &[Value],
    float: arith::CmpFPredicate,
    int: CmpIPredicate,
) -> Rewrite<Value> {
    if of.elem.is_float(b.ctx()) {
        return Ok(arith::CmpF::new(b, float, args[0], args[1]));
    }
    Ok(arith::CmpI::new(b, int, args[0], args[1]))
}

fn maximum(b: &mut Builder<'_>, of: Of, args: &[Value]) -> Rewrite<Value> {
    if of.elem.is_float(b.ctx()) {
        let mode = b.as_::<tosa::Maximum>(of.op).and_then(|op| op.nan_mode(b));
        let value = arith::MaximumF::new(b, args[0], args[1]);
        return Ok(unless_nan(b, mode, args, value));
    }
    Ok(arith::MaxSI::new(b, args[0], args[1]))
}

fn minimum(b: &mut Builder<'_>, of: Of, args: &[Value]) -> Rewrite<Value> {
    if of.elem.is_float(b.ctx()) {
        let mode = b.as_::<tosa::Minimum>(of.op).and_then(|op| op.nan_mode(b));
        let value = arith::MinimumF::new(b, args[0], args[1]);
        return Ok(unless_nan(b, mode, args, value));
    }
    Ok(arith::MinSI::new(b, args[0], args[1]))
}

/// The other operand if one is NaN and NaNs are ignored.
fn unless_nan(b: &mut Builder<'_>, mode: Option<NanPropagationMode>, args: &[Value], value: Value) -> Value {
    if mode != Some(NanPropagationMode::Ignore) {
        return value;
    }
    let [left, right] = [args[0], args[1]].map(|arg| is_nan(b, arg));
    let value = arith::Select::new(b, left, args[1], value);
    arith::Select::new(b, right, args[0], value)
}

/// Clamps a float.
fn clamp_float(b: &mut Builder<'_>, value: Value, min: Value, max: Value) -> Value {
    let value = arith::MinimumF::new(b, value, max);
    arith::MaximumF::new(b, value, min)
}

fn clamp(b: &mut Builder<'_>, of: Of, args: &[Value]) -> Rewrite<Value> {
    let ctx = b.ctx().clone();
    let clamp = b.as_::<tosa::Clamp>(of.op).ok_or("a clamp is expected")?;
    let (min, max) =
        (clamp.min_val(b).ok_or("a bound is missing")?, clamp.max_val(b).ok_or("a bound is missing")?);
    if let Some(format) = of.elem.as_float(&ctx) {
        let bound = |attr: Attr| {
            let value = attr.as_::<FloatAttr>(&ctx)?.value(&ctx)?;
            Some(FloatAttr::of(&ctx, of.elem, value.convert(format, Rounding::NearestTiesToEven).0))
        };
        let (min, max) = (bound(min).ok_or("a bound is no float")?, bound(max).ok_or("a bound is no float")?);
        let (min, max) = (arith::Constant::new(b, min), arith::Constant::new(b, max));
        let value = clamp_float(b, args[0], min, max);
        if clamp.nan_mode(b) != Some(NanPropagationMode::Ignore) {
            return Ok(value);
        }
        let nan = is_nan(b, args[0]);
        return Ok(arith::Select::new(b, nan, min, value));
    }
    let (width, sign) = of.elem.as_int(&ctx).ok_or("the elements are no numbers")?;
    let is_unsigned = sign == Signedness::Unsigned;
    let [least, greatest] = match (is_unsigned, width) {
        (false, ..=64) => signed_limits(width),
        (true, ..=63) => [0, (1 << width) - 1],
        (true, _) => [0, i64::MAX],
        (false, _) => [i64::MIN, i64::MAX],
    };
    let bound = |attr: Attr| {
        let value = attr.as_::<IntegerAttr>(&ctx)?.value(&ctx);
        let value = if is_unsigned { value.to_u64().map(|value| value as i64) } else { value.to_i64() };
        Some(value?.clamp(least, greatest))
    };
    let (min, max) = (bound(min).ok_or("a bound is no integer")?, bound(max).ok_or("a bound is no integer")?);
    let ty = Type::int(&ctx, width);
    let [min, max] = [min, max].map(|limit| arith::Constant::int(b, ty, limit));
    Ok(clamp_int(b, args[0], min, max, is_unsigned))
}

fn cast(b: &mut Builder<'_>, of: Of, args: &[Value]) -> Rewrite<Value> {
    let ctx = b.ctx().clone();
    let (from, to, value) = (of.elem, of.result, args[0]);
    let (Some(from_width), Some(to_width)) = (from.bit_width(&ctx), to.bit_width(&ctx)) else {
        return Err("unsupported type".into());
    };
    let is_extended = from_width < to_width;
    if from == to {
        return Ok(value);
    }
    match (from.as_float(&ctx), to.as_float(&ctx)) {
        (Some(_), Some(_)) if is_extended => Ok(arith::ExtF::new(b, to, value)),
        (Some(_), Some(_)) => Ok(arith::TruncF::new(b, to, value)),
        (None, Some(_)) if from == Type::I1 => Ok(arith::UIToFP::new(b, to, value)),
        (None, Some(_)) if from.as_int(&ctx).is_some_and(|(_, sign)| sign == Signedness::Unsigned) => {
            let signless = Type::int(&ctx, from_width);
            let cast = UnrealizedConversionCast::build(b, &[signless], &[value]);
            let value = b.result(cast.0, 0);
            Ok(arith::UIToFP::new(b, to, value))
        }
        (None, Some(_)) => Ok(arith::SIToFP::new(b, to, value)),
        (Some(_), None) if to == Type::I1 => {
            let zero = arith::Constant::float(b, from, 0.0);
            Ok(arith::CmpF::new(b, arith::CmpFPredicate::Une, value, zero))
        }
        (Some(format), None) => Ok(float_to_int(b, value, from, format, to, to_width)),
        (None, None) if from == Type::I1 && is_extended => Ok(arith::ExtUI::new(b, to, value)),
        (None, None) if to == Type::I1 => {
            let zero = arith::Constant::int(b, from, 0);
            Ok(arith::CmpI::new(b, CmpIPredicate::Ne, value, zero))
        }
        (None, None) if is_extended => Ok(arith::ExtSI::new(b, to, value)),
        (None, None) => Ok(arith::TruncI::new(b, to, value)),
    }
}

/// Rounds a float to the nearest integer, at most to the limits of the integer type.
fn float_to_int(
    b: &mut Builder<'_>,
    value: Value,
    from: Type,
    format: FloatFormat,
    to: Type,
    width: u32,
) -> Value {
    let [least, greatest] = signed_limits(width);
    let rounded = math::RoundEven::new(b, value);
    if i64::from(width) - 1 > i64::from(format.max_exponent()) {
        // Only the infinities are outside of the integer type.
        let converted = arith::FPToSI::new(b, to, rounded);
        let infinities =
            [false, true].map(|negative| FloatAttr::of(b.ctx(), from, ApFloat::inf(format, negative)));
        let infinities = infinities.map(|attr| arith::Constant::new(b, attr));
        let is = infinities.map(|inf| arith::CmpF::new(b, arith::CmpFPredicate::Ueq, rounded, inf));
        let [least, greatest] = [least, greatest].map(|limit| arith::Constant::int(b, to, limit));
        let converted = arith::Select::new(b, is[0], greatest, converted);
        return arith::Select::new(b, is[1], least, converted);
    }
    let min = arith::Constant::float(b, from, least as f64);
    if format.precision() >= width - 1 {
        let max = arith::Constant::float(b, from, greatest as f64);
        let clamped = clamp_float(b, rounded, min, max);
        return arith::FPToSI::new(b, to, clamped);
    }
    // The greatest integer is no float, but its successor is.
    let above = arith::Constant::float(b, from, -(least as f64));
    let greatest = arith::Constant::int(b, to, greatest);
    let clamped = arith::MaximumF::new(b, rounded, min);
    let converted = arith::FPToSI::new(b, to, clamped);
    let overflows = arith::CmpF::new(b, arith::CmpFPredicate::Uge, rounded, above);
    arith::Select::new(b, overflows, greatest, converted)
}

/// Constants of type `index` that were built.
#[derive(Default)]
struct Pool(SmallVec<[(i64, Value); 4]>);

impl Pool {
    fn index(&mut self, b: &mut Builder<'_>, index: i64) -> Value {
        if let Some(&(_, value)) = self.0.iter().find(|&&(known, _)| known == index) {
            return value;
        }
        let value = arith::Constant::index(b, index);
        self.0.push((index, value));
        value
    }

    fn dim(&mut self, b: &mut Builder<'_>, tensor: Value, i: usize) -> Value {
        let index = self.index(b, i as i64);
        tensor::Dim::new(b, tensor, index)
    }
}

/// A tensor of a greater rank; its first extents are one.
fn expanded(b: &mut Builder<'_>, value: Value, rank: usize) -> Rewrite<Value> {
    let (shape, elem) = ranked(b, value)?;
    let extra = rank.checked_sub(shape.len()).ok_or("cannot expand tensor to a lower rank")?;
    if extra == 0 {
        return Ok(value);
    }
    let mut groups = Groups::new();
    for i in 0..shape.len() {
        let first = if i == 0 { 0 } else { extra + i };
        groups.push((first..=extra + i).map(|dim| dim as i64).collect());
    }
    let mut new = vec![1; extra];
    new.extend_from_slice(&shape);
    let ty = tensor_type(b, &new, elem);
    expand_shape(b, value, ty, &groups)
}

/// A tensor without contents whose extents may be values.
fn empty_of(b: &mut Builder<'_>, extents: &[Index], elem: Type) -> Value {
    let (shape, dynamic) = divide(extents);
    empty(b, &shape, elem, &dynamic)
}

/// The extent of the result in dimension `dim`, and the operand that alone determines it.
fn target_extent(
    b: &mut Builder<'_>,
    pool: &mut Pool,
    operands: &[Value],
    dim: usize,
) -> (Index, Option<Value>) {
    let ctx = b.ctx().clone();
    let extent = |b: &Builder<'_>, value: Value| shape_of(&ctx, b.ty(value))[dim];
    if let Some(&value) = operands.iter().find(|&&value| extent(b, value) > 1) {
        return (Index::Static(extent(b, value)), Some(value));
    }
    let dynamic: SmallVec<[Value; 3]> =
        operands.iter().copied().filter(|&value| extent(b, value) == DYNAMIC).collect();
    let Some((&first, others)) = dynamic.split_first() else {
        return (Index::Static(1), operands.first().copied());
    };
    let mut target = pool.dim(b, first, dim);
    if others.is_empty() {
        return (Index::Dynamic(target), Some(first));
    }
    for &value in others {
        let next = pool.dim(b, value, dim);
        target = arith::MaxUI::new(b, target, next);
    }
    (Index::Dynamic(target), None)
}

/// Repeats an operand along a dimension if its extent turns out to be one.
fn broadcast(b: &mut Builder<'_>, pool: &mut Pool, value: Value, dim: usize, target: Index) -> Value {
    let ctx = b.ctx().clone();
    let ty = b.ty(value);
    let shape: SmallVec<[i64; 6]> = shape_of(&ctx, ty).into();
    let rank = shape.len();
    let mut repeated = identity(&ctx, rank);
    repeated.results[dim] = AffineExpr::constant(&ctx, 0);
    let maps = [repeated, identity(&ctx, rank)];
    let one = pool.index(b, 1);
    let extent = pool.dim(b, value, dim);
    let is_one = arith::CmpI::new(b, CmpIPredicate::Eq, extent, one);
    let branch = scf::If::build(b, &[ty], is_one);
    b.build_block(branch, 0, &[], |b, _| {
        let mut pool = Pool::default();
        let mut extents: SmallVec<[Index; 6]> = SmallVec::new();
        for (i, &extent) in shape.iter().enumerate() {
            extents.push(match extent {
                _ if i == dim => target,
                DYNAMIC => Index::Dynamic(pool.dim(b, value, i)),
                _ => Index::Static(extent),
            });
        }
        let output = empty_of(b, &extents, ty.element_or_self(&ctx));
        let op = generic(b, &[value], &[output], &maps, |_, args| [args[0]]);
        let repeated = b.result(op, 0);
        let repeated = cast_to(b, repeated, ty);
        scf::Yield::build(b, &[repeated]);
    });
    b.build_block(branch, 1, &[], |b, _| {
        scf::Yield::build(b, &[value]);
    });
    b.result(branch.0, 0)
}

fn lower(rw: &mut Lowering, op: Op, (kind, build): Payload) -> Rewrite<Value> {
    let ctx = rw.context();
    let old = rw.result(op, 0);
    let mut types = rw.operands(op).iter().chain([old]).map(|value| rw.ty(value));
    if types.any(|ty| !ty.is::<RankedTensorType>(ctx)) {
        return Err("Unranked tensors not supported".into());
    }
    let rank = ranked(rw, old)?.0.len();
    let ty = rw.ty(old);
    let ty = rw.convert(ty)?;
    let result = ty.element_or_self(ctx);
    let of = Of { op, elem: rw.ty(rw.operand(op, 0)).element_or_self(ctx), result };
    of.check(ctx, kind)?;
    let operands = rw.converted_operands();
    let is_mul = rw.as_::<tosa::Mul>(op).is_some();
    if is_mul {
        check_shift(rw, of)?;
    }
    let n_used = if is_mul {
        2
    } else if rw.as_::<tosa::Negate>(op).is_some() && negate_zero_points(rw, op).is_some() {
        1
    } else {
        operands.len()
    };
    let mut used: SmallVec<[Value; 3]> = SmallVec::new();
    for &operand in &operands[..n_used] {
        used.push(expanded(rw, operand, rank)?);
    }
    let mut pool = Pool::default();
    let mut targets: SmallVec<[(Index, Option<Value>); 6]> = SmallVec::new();
    for dim in 0..rank {
        targets.push(target_extent(rw, &mut pool, &used, dim));
    }
    if used.len() > 1 {
        for operand in &mut used {
            for (dim, &(target, master)) in targets.iter().enumerate() {
                let is_dynamic = shape_of(ctx, rw.ty(*operand))[dim] == DYNAMIC;
                if is_dynamic && master != Some(*operand) {
                    *operand = broadcast(rw, &mut pool, *operand, dim, target);
                }
            }
        }
    }
    if is_mul && mul_shift(rw, op).is_none() {
        used.push(operands[2]);
    }
    let extents: Indices = targets.iter().map(|&(target, _)| target).collect();
    let output = empty_of(rw, &extents, result);
    let wanted: SmallVec<[i64; 6]> = shape_of(ctx, ty).into();
    let mut maps: SmallVec<[AffineMap; 4]> = SmallVec::new();
    for &operand in &used {
        let mut map = identity(ctx, rank);
        let shape = shape_of(ctx, rw.ty(operand));
        map.results.resize(shape.len(), AffineExpr::constant(ctx, 0));
        for (i, &extent) in shape.iter().enumerate() {
            if extent == 1 && wanted.get(i) != Some(&1) {
                map.results[i] = AffineExpr::constant(ctx, 0);
            }
        }
        maps.push(map);
    }
    maps.push(identity(ctx, rank));
    let mut failure = None;
    let new = generic(rw, &used, &[output], &maps, |b, args| {
        [build(b, of, args).unwrap_or_else(|error| {
            failure = Some(error);
            args[args.len() - 1]
        })]
    });
    match failure {
        Some(failure) => Err(failure),
        None => {
            let value = rw.result(new, 0);
            Ok(cast_to(rw, value, ty))
        }
    }
}
