//! Folders of `tosa`.

use super::verify::zero_point;
use super::*;
use terrace_ir::elements::{Element, splat};
use terrace_ir::types::Shaped;
use terrace_memory::tensor::constants;

/// A ranked tensor type.
fn ranked(b: &Body, value: Value) -> Option<RankedTensorType<'_>> {
    b.ty(value).as_::<RankedTensorType>(b.ctx())
}

/// The type of a ranked tensor without dynamic extents, of which there are constants.
fn static_type(b: &Body, value: Value) -> Option<Type> {
    let ty = b.ty(value);
    let shaped: Shaped<'_> = ty.as_shaped(b.ctx())?;
    shaped.has_static_shape().then_some(ty)
}

/// The element of a constant whose elements are equal.
fn splat_element(ctx: &Context, constant: Option<Attr>) -> Option<Attr> {
    constants::splat_element(ctx, constant?)
}

fn int_of(ctx: &Context, element: Option<Attr>) -> Option<(Type, ApInt)> {
    ApInt::of_attr(ctx, element?)
}

fn float_of(ctx: &Context, element: Option<Attr>) -> Option<ApFloat> {
    Some(ApFloat::of_attr(ctx, element?)?.1)
}

/// Whether the elements of a constant are all zero.
fn is_zero(ctx: &Context, constant: Option<Attr>) -> bool {
    let element = splat_element(ctx, constant);
    match int_of(ctx, element) {
        Some((_, int)) => int.is_zero(),
        None => float_of(ctx, element).is_some_and(|float| float.is_zero()),
    }
}

/// Whether the elements of a constant are all one, shifted to the left.
fn is_one(ctx: &Context, constant: Option<Attr>, shift: u32) -> bool {
    let element = splat_element(ctx, constant);
    match int_of(ctx, element) {
        Some((_, int)) => int.to_i64() == 1i64.checked_shl(shift),
        None => float_of(ctx, element).is_some_and(|float| float.to_f64() == 1.0),
    }
}

/// A function of two integers of a type, and one of two floats.
type Functions<R> = (fn(&ApInt, &ApInt, bool) -> Option<ApInt>, fn(ApFloat, ApFloat) -> R);

/// Computes a function of the elements of two constants whose elements are equal.
fn binary<R: Into<Number>>(
    b: &Body,
    op: Op,
    constants: &[Option<Attr>],
    (int, float): Functions<R>,
) -> Option<Attr> {
    let ctx = b.ctx();
    let result = b.operands(op).first().map(|_| b.result(op, 0))?;
    let ty = static_type(b, result)?;
    let &[x, y] = constants.get(..2)? else { return None };
    let (x, y) = (splat_element(ctx, x)?, splat_element(ctx, y)?);
    let elem = ty.element_or_self(ctx);
    let value = match (ApInt::of_attr(ctx, x), ApInt::of_attr(ctx, y)) {
        (Some((x_ty, x)), Some((y_ty, y))) if x_ty == y_ty => {
            let unsigned = x_ty.as_int(ctx)?.1 == Signedness::Unsigned;
            Number::Int(int(&x, &y, unsigned)?)
        }
        (None, None) => {
            let ((x_ty, x), (y_ty, y)) = (ApFloat::of_attr(ctx, x)?, ApFloat::of_attr(ctx, y)?);
            if x_ty != y_ty {
                return None;
            }
            float(x, y).into()
        }
        _ => return None,
    };
    let value = match value {
        Number::Int(int) => int.to_attr(ctx, elem),
        Number::Float(float) => float.to_attr(ctx, elem),
    };
    splat(b.ctx(), ty, value)
}

/// A number of either kind.
enum Number {
    Int(ApInt),
    Float(ApFloat),
}

impl From<ApFloat> for Number {
    fn from(float: ApFloat) -> Self {
        Self::Float(float)
    }
}

impl From<bool> for Number {
    fn from(truth: bool) -> Self {
        Self::Int(ApInt::new(1, truth.into()))
    }
}

/// Whether two operands and the result are ranked tensors of integers or floats.
fn are_numbers(b: &Body, values: [Value; 3]) -> bool {
    let ctx = b.ctx();
    values.into_iter().all(|value| {
        ranked(b, value).is_some_and(|ty| ty.elem.is_int(ctx) || ty.elem.is_float(ctx) || ty.elem.is_index())
    })
}

pub(super) fn add(b: &mut Body, op: Add, constants: &[Option<Attr>]) -> Option<Fold> {
    let (x, y, result) = (op.input1(b), op.input2(b), op.output(b));
    if !are_numbers(b, [x, y, result]) {
        return None;
    }
    let &[x_value, y_value] = constants else { return None };
    if b.ty(x) == b.ty(result) && is_zero(b.ctx(), y_value) {
        return Some(Fold::value(x));
    }
    if b.ty(y) == b.ty(result) && is_zero(b.ctx(), x_value) {
        return Some(Fold::value(y));
    }
    binary(b, op.0, constants, (|x, y, _| Some(x.add(y)), |x, y| x.add(y))).map(Fold::attr)
}

pub(super) fn sub(b: &mut Body, op: Sub, constants: &[Option<Attr>]) -> Option<Fold> {
    let (x, y, result) = (op.input1(b), op.input2(b), op.output(b));
    if !are_numbers(b, [x, y, result]) {
        return None;
    }
    if b.ty(x) == b.ty(result) && is_zero(b.ctx(), *constants.get(1)?) {
        return Some(Fold::value(x));
    }
    binary(b, op.0, constants, (|x, y, _| Some(x.sub(y)), |x, y| x.sub(y))).map(Fold::attr)
}

/// A truth value as an integer.
fn truth(holds: bool) -> Option<ApInt> {
    Some(ApInt::new(1, holds.into()))
}

pub(super) fn greater(b: &mut Body, op: Greater, constants: &[Option<Attr>]) -> Option<Attr> {
    let int = |x: &ApInt, y: &ApInt, unsigned: bool| truth(if unsigned { x.ugt(y) } else { x.sgt(y) });
    binary(b, op.0, constants, (int, |x: ApFloat, y| x.compare(y).is_some_and(|order| order.is_gt())))
}

pub(super) fn greater_equal(b: &mut Body, op: GreaterEqual, constants: &[Option<Attr>]) -> Option<Attr> {
    let int = |x: &ApInt, y: &ApInt, unsigned: bool| truth(if unsigned { x.uge(y) } else { x.sge(y) });
    binary(b, op.0, constants, (int, |x: ApFloat, y| x.compare(y).is_some_and(|order| order.is_ge())))
}

/// Integers are equal to themselves; floats may be NaN.
pub(super) fn equal(b: &mut Body, op: Equal, constants: &[Option<Attr>]) -> Option<Attr> {
    let (x, y) = (op.input1(b), op.input2(b));
    if x == y && b.ty(x).element_or_self(b.ctx()).is_int(b.ctx()) {
        let ty = static_type(b, op.output(b))?;
        return splat(b.ctx(), ty, Attr::bool(true));
    }
    let int = |x: &ApInt, y: &ApInt, _: bool| truth(x == y);
    binary(b, op.0, constants, (int, |x: ApFloat, y| x.compare(y).is_some_and(|order| order.is_eq())))
}

pub(super) fn intdiv(b: &mut Body, op: IntDiv, constants: &[Option<Attr>]) -> Option<Fold> {
    let (x, y, result) = (op.input1(b), op.input2(b), op.output(b));
    if !are_numbers(b, [x, y, result]) || b.ty(x) != b.ty(y) {
        return None;
    }
    let (ctx, &[x_value, y_value]) = (b.ctx().clone(), constants) else { return None };
    // Upstream makes an invalid constant if the result has another type.
    if is_zero(&ctx, x_value) && b.ty(x) == b.ty(result) {
        return x_value.map(Fold::attr);
    }
    if is_one(&ctx, y_value, 0) && b.ty(x) == b.ty(result) {
        return Some(Fold::value(x));
    }
    let int = |x: &ApInt, y: &ApInt, _: bool| x.sdiv(y);
    binary(b, op.0, constants, (int, |x, _| x)).map(Fold::attr)
}

/// The product of integers, shifted to the right with rounding; `None` if that does not fit into 32 bits.
fn shifted_product(x: &ApInt, y: &ApInt, shift: u32, width: u32) -> Option<ApInt> {
    let product = x.sext_or_trunc(64).mul(&y.sext_or_trunc(64));
    if shift == 0 {
        return Some(product.sext_or_trunc(width));
    }
    let rounded = product.add(&ApInt::new(64, 1).shl(shift - 1)).ashr(shift);
    rounded.fits_signed(32).then(|| rounded.sext_or_trunc(width))
}

pub(super) fn mul(b: &mut Body, op: Mul, constants: &[Option<Attr>]) -> Option<Fold> {
    let (x, y, result) = (op.input1(b), op.input2(b), op.output(b));
    let (x_ty, y_ty, ty) = (ranked(b, x)?, ranked(b, y)?, ranked(b, result)?);
    let (x_ty, y_ty, elem, ctx) = (x_ty.elem, y_ty.elem, ty.elem, b.ctx().clone());
    let &[x_value, y_value, shift] = constants else { return None };
    // Only products of type `i32` are shifted.
    let shift = match elem {
        Type::I32 => {
            let dense = Dense::of(&ctx, shift?).filter(|shift| shift.len > 0)?;
            u32::try_from(dense.get::<ApInt>(0).to_i64()?).ok().filter(|&shift| shift < 64)?
        }
        _ => 0,
    };
    for (other, value) in [(y, x_value), (x, y_value)] {
        if b.ty(other) != b.ty(result) {
            continue;
        }
        if is_zero(&ctx, value) && x_ty == elem && y_ty == elem {
            let zero = splat_element(&ctx, value)?;
            let ty = static_type(b, result);
            if let Some(ty) = ty {
                return splat(b.ctx(), ty, zero).map(Fold::attr);
            }
        }
        if is_one(&ctx, value, shift) {
            return Some(Fold::value(other));
        }
    }
    let (x, y) = (splat_element(&ctx, x_value)?, splat_element(&ctx, y_value)?);
    let ty = static_type(b, result)?;
    let value = match (ApInt::of_attr(&ctx, x), ApInt::of_attr(&ctx, y)) {
        (Some((_, x)), Some((_, y))) => {
            let width = elem.as_int(&ctx)?.0;
            // Upstream multiplies in the operands' type and makes an invalid constant if the result is wider.
            let product = match shift {
                0 => x.sext_or_trunc(width).mul(&y.sext_or_trunc(width)),
                shift => shifted_product(&x, &y, shift, width)?,
            };
            product.to_attr(&ctx, elem)
        }
        _ => {
            let (x, y) = (ApFloat::of_attr(&ctx, x)?.1, ApFloat::of_attr(&ctx, y)?.1);
            if !elem.is_float(&ctx) {
                return None;
            }
            x.mul(y).to_attr(&ctx, elem)
        }
    };
    splat(b.ctx(), ty, value).map(Fold::attr)
}

/// `abs(abs(x))` is `abs(x)`.
pub(super) fn abs(b: &mut Body, op: Abs, _: &[Option<Attr>]) -> Option<Value> {
    let input = op.input1(b);
    b.def_as::<Abs>(input).map(|_| input)
}

/// `negate(negate(x))` is `x` if all zero points are zero.
pub(super) fn negate(b: &mut Body, op: Negate, _: &[Option<Attr>]) -> Option<Value> {
    let inner = b.def_as::<Negate>(op.input1(b))?;
    let zero_points = [op.input1_zp(b), op.output_zp(b), inner.input1_zp(b), inner.output_zp(b)];
    let is_zero = zero_points.into_iter().all(|zp| zero_point(b, zp) == Some(0));
    // Upstream replaces values of other types, too.
    let input = inner.input1(b);
    (is_zero && b.ty(input) == b.ty(op.output(b))).then_some(input)
}

pub(super) fn argmax(b: &mut Body, op: ArgMax, _: &[Option<Attr>]) -> Option<Attr> {
    let axis = usize::try_from(op.axis(b)?).ok()?;
    let extent = *ranked(b, op.input(b))?.shape.get(axis)?;
    static_type(b, op.input(b))?;
    let ty = static_type(b, op.output(b))?;
    let (width, _) = ty.element_or_self(b.ctx()).as_int(b.ctx())?;
    let zero = ApInt::zero(width).to_attr(b.ctx(), ty.element_or_self(b.ctx()));
    if extent == 1 { splat(b.ctx(), ty, zero) } else { None }
}

pub(super) fn cast(b: &mut Body, op: Cast, constants: &[Option<Attr>]) -> Option<Fold> {
    let (input, result) = (op.input(b), op.output(b));
    if b.ty(input) == b.ty(result) {
        return Some(Fold::value(input));
    }
    let ctx = b.ctx().clone();
    let element = splat_element(&ctx, *constants.first()?)?;
    let ty = static_type(b, result)?;
    let to = ty.element_or_self(&ctx);
    let value = match (ApInt::of_attr(&ctx, element), to.as_int(&ctx), to.as_float(&ctx)) {
        (Some((from, int)), Some((width, _)), _) => {
            let (from_width, sign) = from.as_int(&ctx)?;
            if to == Type::I1 {
                ApInt::new(1, u64::from(!int.is_zero())).to_attr(&ctx, to)
            } else if sign == Signedness::Unsigned || from_width == 1 {
                int.zext_or_trunc(width).to_attr(&ctx, to)
            } else {
                int.sext_or_trunc(width).to_attr(&ctx, to)
            }
        }
        (Some((from, int)), None, Some(format)) => {
            let signed = from.as_int(&ctx)?.1 != Signedness::Unsigned;
            ApFloat::from_int(format, &int, signed, Rounding::NearestTiesToEven).0.to_attr(&ctx, to)
        }
        (None, int, format) => {
            let (_, float) = ApFloat::of_attr(&ctx, element)?;
            match (int, format) {
                (Some((width, sign)), _) => {
                    let signed = sign != Signedness::Unsigned;
                    saturated(float, width, signed).to_attr(&ctx, to)
                }
                (None, Some(format)) => {
                    float.convert(format, Rounding::NearestTiesToEven).0.to_attr(&ctx, to)
                }
                (None, None) => return None,
            }
        }
        _ => return None,
    };
    splat(b.ctx(), ty, value).map(Fold::attr)
}

/// The nearest integer to a float: zero for NaN, the nearest bound for numbers out of range.
fn saturated(float: ApFloat, width: u32, signed: bool) -> ApInt {
    if let Some((int, _)) = float.to_int(width, signed, Rounding::NearestTiesToEven) {
        return int;
    }
    match (float.is_nan(), float.is_negative(), signed) {
        (true, ..) | (_, true, false) => ApInt::zero(width),
        (_, true, true) => ApInt::signed_min(width),
        (_, false, true) => ApInt::signed_max(width),
        (_, false, false) => ApInt::all_ones(width),
    }
}

/// A reduction of a dimension of one element to the same type.
pub(super) fn reduce(b: &mut Body, op: Op, _: &[Option<Attr>]) -> Fold {
    let fold = || {
        let input = b.operands(op).first()?;
        let axis = usize::try_from(b.slot(op, 0)?.as_i64(b.ctx())?).ok()?;
        let ty = ranked(b, input)?;
        let is_one = ty.shape.is_empty() || ty.shape.get(axis) == Some(&1);
        (b.ty(input) == b.ty(b.result(op, 0)) && is_one).then_some(input)
    };
    fold().into()
}

pub(super) fn reshape(b: &mut Body, op: Reshape, constants: &[Option<Attr>]) -> Option<Fold> {
    let (input, result) = (op.input1(b), op.output(b));
    let (from, to) = (ranked(b, input)?, ranked(b, result)?);
    let n_dynamic = from.shape.iter().filter(|&&extent| extent == DYNAMIC).count();
    if b.ty(input) == b.ty(result) && n_dynamic < 2 {
        return Some(Fold::value(input));
    }
    let is_static = !to.shape.contains(&DYNAMIC);
    if let Some(inner) = b.def_as::<Reshape>(input).filter(|inner| inner.0 != op.0) {
        let source = inner.input1(b);
        b.set_operand(op.0, 0, source);
        return Some(Fold::InPlace);
    }
    let constant = *constants.first()?;
    let dense = Dense::of(b.ctx(), constant?)?;
    if !is_static {
        return None;
    }
    let ty = b.ty(result);
    // Constants with many elements are not copied.
    if !dense.splat && !b.has_one_use(input) {
        return None;
    }
    if !dense.splat {
        constant_extents(b, op.shape(b))?;
    }
    constants::reshaped(b.ctx(), constant?, ty).map(Fold::attr)
}

pub(super) fn pad(b: &mut Body, op: Pad, constants: &[Option<Attr>]) -> Option<Value> {
    let input = op.input1(b);
    (b.ty(input) == b.ty(op.output(b)) && is_zero(b.ctx(), *constants.get(1)?)).then_some(input)
}

/// A copy of the image.
pub(super) fn resize(b: &mut Body, op: Resize, _: &[Option<Attr>]) -> Option<Value> {
    let [scale, offset, border] =
        [op.scale(b), op.offset(b), op.border(b)].map(|value| constant_extents(b, value));
    let scale = scale?;
    let same = scale.chunks(2).all(|pair| pair[0] == pair[1]);
    let zero = offset?.iter().chain(&border?).all(|&n| n == 0);
    let input = op.input(b);
    (same && zero && b.ty(input) == b.ty(op.output(b))).then_some(input)
}

pub(super) fn reverse(b: &mut Body, op: Reverse, constants: &[Option<Attr>]) -> Option<Fold> {
    let (input, constant) = (op.input1(b), *constants.first()?);
    if b.ty(input) != b.ty(op.output(b)) {
        return None;
    }
    if splat_element(b.ctx(), constant).is_some() {
        return constant.map(Fold::attr);
    }
    let axis = usize::try_from(op.axis(b)?).ok()?;
    let shape = ranked(b, input)?.shape;
    (shape.is_empty() || shape.get(axis) == Some(&1)).then(|| Fold::value(input))
}

pub(super) fn slice(b: &mut Body, op: Slice, constants: &[Option<Attr>]) -> Option<Fold> {
    let (input, result) = (op.input1(b), op.output(b));
    ranked(b, input)?;
    ranked(b, result)?;
    if b.ty(input) == b.ty(result) && static_type(b, input).is_some() {
        return Some(Fold::value(input));
    }
    let ctx = b.ctx().clone();
    let constant = (*constants.first()?)?;
    let ty = static_type(b, result)?;
    if let Some(element) = splat_element(&ctx, Some(constant)) {
        return splat(b.ctx(), ty, element).map(Fold::attr);
    }
    let dense = Dense::of(&ctx, constant)?;
    let from = static_type(b, input)?.as_shaped(&ctx)?.shape?.to_vec();
    if ty.as_shaped(&ctx)?.n_elements() != Some(1) {
        return None;
    }
    let start = constant_extents(b, op.start(b))?;
    let mut at = 0usize;
    for (&extent, &start) in from.iter().zip(&start) {
        (start < extent).then_some(())?;
        at = at.checked_mul(usize::try_from(extent).ok()?)?.checked_add(usize::try_from(start).ok()?)?;
    }
    (at < dense.len).then_some(())?;
    splat(b.ctx(), ty, dense.attr(&ctx, at)).map(Fold::attr)
}

pub(super) fn select(b: &mut Body, op: Select, constants: &[Option<Attr>]) -> Option<Value> {
    let operands = [op.input1(b), op.input2(b), op.input3(b)];
    let shape = |value: Value| ranked(b, value).map(|ty| ty.shape).filter(|shape| !shape.contains(&DYNAMIC));
    let first = shape(operands[0])?;
    if operands.iter().any(|&value| shape(value) != Some(first)) {
        return None;
    }
    let value = if operands[1] == operands[2] {
        operands[1]
    } else {
        let (_, condition) = int_of(b.ctx(), splat_element(b.ctx(), *constants.first()?))?;
        if condition.is_zero() { operands[2] } else { operands[1] }
    };
    // Upstream replaces values of other types, too.
    (b.ty(value) == b.ty(op.output(b))).then_some(value)
}

pub(super) fn tile(b: &mut Body, op: Tile, _: &[Option<Attr>]) -> Option<Value> {
    let input = op.input1(b);
    let multiples = constant_extents(b, op.multiples(b))?;
    let is_copy = b.ty(input) == b.ty(op.output(b)) && multiples.iter().all(|&n| n == 1);
    is_copy.then_some(input)
}

pub(super) fn transpose(b: &mut Body, op: Transpose, constants: &[Option<Attr>]) -> Option<Fold> {
    let (input, result) = (op.input1(b), op.output(b));
    let ctx = b.ctx().clone();
    let constant = *constants.first()?;
    if splat_element(&ctx, constant).is_some()
        && let Some(ty) = static_type(b, result)
    {
        return constants::reshaped(b.ctx(), constant?, ty).map(Fold::attr);
    }
    let perms = op.perms(b)?.as_::<DenseArrayAttr>(&ctx)?;
    let is_identity = perms.i32s().enumerate().all(|(i, perm)| i as i32 == perm);
    // Upstream replaces values of other types, too.
    (is_identity && b.ty(input) == b.ty(result)).then(|| Fold::value(input))
}

/// Concatenations along the same dimension become one.
pub(super) fn concat(b: &mut Body, op: Concat, _: &[Option<Attr>]) -> Option<Fold> {
    let axis = op.axis(b);
    let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
    let mut found = false;
    for operand in op.input1(b) {
        match b.def_as::<Concat>(operand).filter(|inner| inner.0 != op.0 && inner.axis(b) == axis) {
            Some(inner) => {
                operands.extend(inner.input1(b).iter());
                found = true;
            }
            None => operands.push(operand),
        }
    }
    found.then(|| {
        b.set_operands(op.0, &operands);
        Fold::InPlace
    })
}

/// Divides one by each element of a constant.
pub(super) fn reciprocal(b: &mut Body, op: Reciprocal, constants: &[Option<Attr>]) -> Option<Attr> {
    let element = splat_element(b.ctx(), *constants.first()?)?;
    let (elem, float) = ApFloat::of_attr(b.ctx(), element)?;
    let ty = static_type(b, op.output(b))?;
    let value = ApFloat::one(float.format()).div(float).to_attr(b.ctx(), elem);
    splat(b.ctx(), ty, value)
}
