//! Operations on whole tensors as loop nests: reductions, changes of scale, gathers and copies in another order.

use super::build::{
    cast_to, clamp_int, dynamic_extents, empty, expand_shape, fill, folded_dim, generic, identity, is_nan,
    named, nest, ranked, signed_limits, tensor_type,
};
use crate::common::prelude::*;
use terrace_ir::elements::{Dense, dense_of_ints};
use terrace_linalg::linalg;
use terrace_memory::dims::{dim, shape_of};
use terrace_memory::reassociation::{Groups, groups_attr};
use terrace_memory::tensor;
use terrace_tosa::tosa::{
    self, Extents, NanPropagationMode, RoundingMode, const_shape, constant_extents, zero_point,
};

pub(super) static PATTERNS: &[Pattern] = patterns![
    tosa::Identity => |op: tosa::Identity, rw: &mut Lowering| -> Rewrite<Value> {
        let (input, ty) = (op.input1(rw), rw.ty(op.output(rw)));
        Ok(cast_to(rw, input, ty))
    },
    tosa::ReduceAll => |op: tosa::ReduceAll, rw: &mut Lowering| reduce(rw, op.into(), op.axis(rw), Reduction::All),
    tosa::ReduceAny => |op: tosa::ReduceAny, rw: &mut Lowering| reduce(rw, op.into(), op.axis(rw), Reduction::Any),
    tosa::ReduceMin => |op: tosa::ReduceMin, rw: &mut Lowering| {
        reduce(rw, op.into(), op.axis(rw), Reduction::Min(op.nan_mode(rw)))
    },
    tosa::ReduceMax => |op: tosa::ReduceMax, rw: &mut Lowering| {
        reduce(rw, op.into(), op.axis(rw), Reduction::Max(op.nan_mode(rw)))
    },
    tosa::ReduceSum => |op: tosa::ReduceSum, rw: &mut Lowering| reduce(rw, op.into(), op.axis(rw), Reduction::Sum),
    tosa::ReduceProduct => |op: tosa::ReduceProduct, rw: &mut Lowering| {
        reduce(rw, op.into(), op.axis(rw), Reduction::Product)
    },
    tosa::ArgMax => argmax,
    tosa::Gather => gather,
    tosa::Rescale => rescale,
    tosa::Reverse => reverse,
    tosa::Table => table,
    tosa::Tile => tile,
];

/// How two elements are combined.
#[derive(Clone, Copy)]
enum Reduction {
    All,
    Any,
    Min(Option<NanPropagationMode>),
    Max(Option<NanPropagationMode>),
    Sum,
    Product,
}

impl Reduction {
    /// The value that changes no element. Infinities are as the greatest finite numbers.
    fn initial(self, ctx: &Context, elem: Type) -> Option<Attr> {
        if let Some(format) = elem.as_float(ctx) {
            let value = match self {
                Self::Sum => ApFloat::zero(format),
                Self::Product => ApFloat::one(format),
                Self::Min(_) => ApFloat::largest(format, false),
                Self::Max(_) => ApFloat::largest(format, true),
                Self::All | Self::Any => return None,
            };
            return Some(FloatAttr::of(ctx, elem, value));
        }
        let (width, _) = elem.as_int(ctx)?;
        let value = match self {
            Self::Sum => ApInt::zero(width),
            Self::Product => ApInt::from_i64(width, 1),
            Self::Min(_) => ApInt::signed_max(width),
            Self::Max(_) => ApInt::signed_min(width),
            Self::All if width == 1 => ApInt::from_i64(1, 1),
            Self::Any if width == 1 => ApInt::zero(1),
            Self::All | Self::Any => return None,
        };
        Some(IntegerAttr::of(ctx, elem, &value))
    }

    fn combine(self, b: &mut Builder<'_>, x: Value, y: Value) -> Value {
        match (self, b.ty(x).is_float(b.ctx())) {
            (Self::Sum, true) => arith::AddF::new(b, x, y),
            (Self::Sum, false) => arith::AddI::new(b, x, y),
            (Self::Product, true) => arith::MulF::new(b, x, y),
            (Self::Product, false) => arith::MulI::new(b, x, y),
            (Self::Min(_), true) => arith::MinimumF::new(b, x, y),
            (Self::Min(_), false) => arith::MinSI::new(b, x, y),
            (Self::Max(_), true) => arith::MaximumF::new(b, x, y),
            (Self::Max(_), false) => arith::MaxSI::new(b, x, y),
            (Self::All, _) => arith::AndI::new(b, x, y),
            (Self::Any, _) => arith::OrI::new(b, x, y),
        }
    }

    fn ignores_nan(self) -> bool {
        matches!(
            self,
            Self::Min(Some(NanPropagationMode::Ignore)) | Self::Max(Some(NanPropagationMode::Ignore))
        )
    }
}

/// The dimension that an attribute names.
fn axis_of(axis: Option<i64>, rank: usize) -> Rewrite<usize> {
    let axis = axis.and_then(|axis| usize::try_from(axis).ok()).filter(|&axis| axis < rank);
    Ok(axis.ok_or("the axis is no dimension")?)
}

fn reduce(rw: &mut Lowering, op: Op, axis: Option<i64>, kind: Reduction) -> Rewrite<Value> {
    let ctx = rw.context();
    let (input, output) = (rw.operand(op, 0), rw.result(op, 0));
    let (shape, _) = ranked(rw, input)?;
    let elem = ranked(rw, output)?.1;
    let ty = rw.ty(output);
    let axis = axis_of(axis, shape.len())?;
    let initial = kind.initial(ctx, elem).ok_or("No initial value found for nest operation")?;
    let dynamic = dynamic_extents(rw, input, &shape, |i| i != axis);
    let mut kept = shape.clone();
    kept.remove(axis);
    let sums = empty(rw, &kept, elem, &dynamic);
    let initial = arith::Constant::new(rw, initial);
    let mut outputs: SmallVec<[Value; 2]> = smallvec![fill(rw, initial, sums)];
    let mut inputs: SmallVec<[Value; 2]> = smallvec![input];
    let format = elem.as_float(ctx).filter(|_| kind.ignores_nan());
    if format.is_some() {
        // Whether all elements so far are NaN. The second input is not read.
        let all = arith::Constant::bool(rw, true);
        let flags = empty(rw, &kept, Type::I1, &dynamic);
        outputs.push(fill(rw, all, flags));
        inputs.push(input);
    }
    let types: SmallVec<[Type; 2]> = outputs.iter().map(|&output| rw.ty(output)).collect();
    let args: SmallVec<[Type; 4]> =
        inputs.iter().chain(&outputs).map(|&value| rw.ty(value).element_or_self(ctx)).collect();
    let dimensions = DenseArrayAttr::of_i64s(ctx, &[axis as i64]);
    let op = linalg::Reduce::build(rw, &types, dimensions, &inputs, &outputs);
    rw.build_block(op, 0, &args, |b, args| {
        if format.is_none() {
            let value = kind.combine(b, args[0], args[1]);
            linalg::Yield::build(b, &[value]);
            return;
        }
        let value = kind.combine(b, args[0], args[2]);
        let nan = is_nan(b, args[0]);
        let value = arith::Select::new(b, nan, args[2], value);
        let all = arith::AndI::new(b, args[3], nan);
        linalg::Yield::build(b, &[value, all]);
    });
    let mut value = rw.result(op.0, 0);
    if let Some(format) = format {
        let nan = FloatAttr::of(ctx, elem, ApFloat::nan(format));
        let nan = arith::Constant::new(rw, nan);
        let nans = empty(rw, &kept, elem, &dynamic);
        let nans = fill(rw, nan, nans);
        let output = empty(rw, &kept, elem, &dynamic);
        let all = rw.result(op.0, 1);
        let select = named(rw, linalg::Select::DEF, None, &[all, nans, value], output)?;
        value = rw.result(select, 0);
    }
    let mut groups: Groups =
        (0..kept.len()).map(|i| smallvec![(if i > axis { i + 1 } else { i }) as i64]).collect();
    if let Some(last) = kept.len().checked_sub(1) {
        let split = axis.min(last);
        groups[split].push(split as i64 + 1);
    }
    let result = shape_of(ctx, ty);
    let follows = |(i, &extent): (usize, &i64)| extent != DYNAMIC || i != axis && shape[i] == DYNAMIC;
    if result.iter().enumerate().all(follows) {
        return expand_shape(rw, value, ty, &groups);
    }
    // The type says less than the input.
    let mut extents = shape.clone();
    extents[axis] = 1;
    let expanded = RankedTensorType::get(ctx, &extents, elem, None);
    let expanded = expand_shape(rw, value, expanded, &groups)?;
    Ok(cast_to(rw, expanded, ty))
}

fn argmax(op: tosa::ArgMax, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let input = op.input(rw);
    let (shape, elem) = ranked(rw, input)?;
    let (result, index) = ranked(rw, op.output(rw))?;
    let axis = axis_of(op.axis(rw), shape.len())?;
    if index.as_int(ctx).is_none() {
        return Err("tosa.arg_max to linalg.* requires integer-like result type".into());
    }
    let initial = Reduction::Max(None).initial(ctx, elem).ok_or("unsupported tosa.argmax element type")?;
    let dynamic = dynamic_extents(rw, input, &shape, |i| i != axis);
    let indices = empty(rw, &result, index, &dynamic);
    let zero = arith::Constant::int(rw, index, 0);
    let indices = fill(rw, zero, indices);
    let values = empty(rw, &result, elem, &dynamic);
    let initial = arith::Constant::new(rw, initial);
    let values = fill(rw, initial, values);
    let kept = AffineMap::of_dims(ctx, shape.len(), (0..shape.len()).filter(|&i| i != axis));
    let maps = [identity(ctx, shape.len()), kept.clone(), kept];
    let ignores_nan = op.nan_mode(rw) == Some(NanPropagationMode::Ignore);
    let op = nest(rw, &[input], &[indices, values], &maps, &[axis], |b, args| {
        let at = linalg::Index::new(b, axis as i64);
        let at = arith::IndexCast::new(b, index, at);
        let is_greater = match (elem.is_float(ctx), ignores_nan) {
            (false, _) => arith::CmpI::new(b, CmpIPredicate::Sgt, args[0], args[2]),
            (true, true) => arith::CmpF::new(b, arith::CmpFPredicate::Ogt, args[0], args[2]),
            (true, false) => {
                let is_greater = arith::CmpF::new(b, arith::CmpFPredicate::Ugt, args[0], args[2]);
                let is_number = arith::CmpF::new(b, arith::CmpFPredicate::Ord, args[2], args[2]);
                arith::AndI::new(b, is_greater, is_number)
            }
        };
        let value = arith::Select::new(b, is_greater, args[0], args[2]);
        let at = arith::Select::new(b, is_greater, at, args[1]);
        [at, value]
    });
    Ok(rw.result(op.0, 0))
}

fn gather(op: tosa::Gather, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let adaptor = rw.adaptor(op);
    let (values, indices) = (adaptor.values, adaptor.indices);
    let (shape, _) = ranked(rw, values)?;
    let (of_indices, _) = ranked(rw, indices)?;
    let (result, elem) = ranked(rw, op.output(rw))?;
    let mut dynamic: SmallVec<[Value; 3]> = SmallVec::new();
    for (i, source, extent) in [(0, values, shape[0]), (1, indices, of_indices[1]), (2, values, shape[2])] {
        if extent == DYNAMIC {
            dynamic.push(folded_dim(rw, source, i));
        }
    }
    let output = empty(rw, &result, elem, &dynamic);
    let maps = [AffineMap::of_dims(ctx, 3, [0, 1]), identity(ctx, 3)];
    let op = generic(rw, &[indices], &[output], &maps, |b, args| {
        let batch = linalg::Index::new(b, 0);
        let at = arith::IndexCast::new(b, Type::INDEX, args[0]);
        let channel = linalg::Index::new(b, 2);
        [tensor::Extract::new(b, values, &[batch, at, channel])]
    });
    Ok(rw.result(op, 0))
}

fn reverse(op: tosa::Reverse, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let input = op.input1(rw);
    let (shape, elem) = ranked(rw, input)?;
    let axis = axis_of(op.axis(rw), shape.len())?;
    let dynamic = dynamic_extents(rw, input, &shape, |_| true);
    let size = dim(rw, input, axis);
    let output = empty(rw, &shape, elem, &dynamic);
    let op = generic(rw, &[], &[output], &[identity(ctx, shape.len())], |b, _| {
        let mut indices: SmallVec<[Value; 6]> = SmallVec::new();
        for i in 0..shape.len() {
            let mut index = linalg::Index::new(b, i as i64);
            if i == axis {
                let one = arith::Constant::index(b, 1);
                let last = arith::SubI::new(b, size, one);
                index = arith::SubI::new(b, last, index);
            }
            indices.push(index);
        }
        [tensor::Extract::new(b, input, &indices)]
    });
    Ok(rw.result(op, 0))
}

fn tile(op: tosa::Tile, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let input = op.input1(rw);
    let (shape, elem) = ranked(rw, input)?;
    let ty = rw.ty(op.output(rw));
    let (result, _) = ranked(rw, op.output(rw))?;
    let multiples = op.multiples(rw);
    let multiples = constant_extents(rw, multiples).filter(|multiples| multiples.len() == shape.len());
    let multiples = multiples.ok_or("the multiples are not known")?;
    let repeated: Extents = multiples
        .iter()
        .zip(&shape)
        .flat_map(|(&n, &extent)| [if n == -1 { DYNAMIC } else { n }, extent])
        .collect();
    let mut dynamic: SmallVec<[Value; 4]> = SmallVec::new();
    for (i, &extent) in shape.iter().enumerate() {
        if extent == DYNAMIC || multiples[i] == -1 {
            dynamic.push(dim(rw, input, i));
        }
    }
    let output = empty(rw, &repeated, elem, &dynamic);
    let n = repeated.len();
    let maps = [AffineMap::of_dims(ctx, n, (0..shape.len()).map(|i| 2 * i + 1)), identity(ctx, n)];
    let op = generic(rw, &[input], &[output], &maps, |_, args| [args[0]]);
    let value = rw.result(op, 0);
    let result: Extents = result.iter().map(|&extent| if extent == DYNAMIC { -1 } else { extent }).collect();
    let result = const_shape(rw, &result);
    Ok(tosa::Reshape::new(rw, ty, value, result))
}

fn table(op: tosa::Table, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let (input, table) = (op.input1(rw), op.table(rw));
    let (shape, from) = ranked(rw, input)?;
    let (_, of_table) = ranked(rw, table)?;
    let (result, to) = ranked(rw, op.output(rw))?;
    let is_interpolated = match (from, of_table, to) {
        (Type::I8, Type::I8, Type::I8) => false,
        (Type::I16, Type::I16, Type::I32) => true,
        _ => return Err("unable to create body for tosa.table op".into()),
    };
    let dynamic = dynamic_extents(rw, input, &shape, |_| true);
    let output = empty(rw, &result, to, &dynamic);
    let maps = [identity(ctx, result.len()), identity(ctx, result.len())];
    let op = generic(rw, &[input], &[output], &maps, |b, args| {
        if !is_interpolated {
            let index = arith::IndexCast::new(b, Type::INDEX, args[0]);
            let offset = arith::Constant::index(b, 128);
            let index = arith::AddI::new(b, index, offset);
            return [tensor::Extract::new(b, table, &[index])];
        }
        // The upper bits are the index of two neighbours, between which the lower bits interpolate.
        let value = arith::ExtSI::new(b, Type::I32, args[0]);
        let [offset, seven, one, mask] =
            [32768, 7, 1, 127].map(|value| arith::Constant::int(b, Type::I32, value));
        let value = arith::AddI::new(b, value, offset);
        let index = arith::ShRUI::new(b, value, seven);
        let fraction = arith::AndI::new(b, value, mask);
        let next = arith::AddI::new(b, index, one);
        let indices = [index, next].map(|index| arith::IndexCast::new(b, Type::INDEX, index));
        let values = indices.map(|index| tensor::Extract::new(b, table, &[index]));
        let [base, next] = values.map(|value| arith::ExtSI::new(b, Type::I32, value));
        let scaled = arith::ShLI::new(b, base, seven);
        let difference = arith::SubI::new(b, next, base);
        let difference = arith::MulI::new(b, difference, fraction);
        [arith::AddI::new(b, scaled, difference)]
    });
    Ok(rw.result(op, 0))
}

/// The integers of a constant.
fn constants(b: &Body, value: Value) -> Option<Vec<i64>> {
    let dense = Dense::of(b.ctx(), constant_of(b, value)?)?;
    dense.ty.element_or_self(b.ctx()).as_int(b.ctx())?;
    (0..dense.len).map(|i| dense.get::<ApInt>(i).to_i64()).collect()
}

/// A scale of a change of scale: a constant, or a tensor of a number for each channel.
fn scale(b: &mut Builder<'_>, elem: Type, values: &[i64]) -> Value {
    if let &[value] = values {
        return arith::Constant::int(b, elem, value);
    }
    let ctx = b.ctx().clone();
    let width = elem.as_int(&ctx).map_or(32, |(width, _)| width);
    let ty = tensor_type(b, &[values.len() as i64], elem);
    let values: Vec<ApInt> = values.iter().map(|&value| ApInt::from_i64(width, value)).collect();
    let values = dense_of_ints(&ctx, ty, elem, &values);
    arith::Constant::new(b, values)
}

/// An integer in a type of the same width without sign, or back.
fn as_type(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    if b.ty(value) == ty {
        return value;
    }
    let cast = UnrealizedConversionCast::build(b, &[ty], &[value]);
    b.result(cast.0, 0)
}

fn rescale(op: tosa::Rescale, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let input = op.input(rw);
    let (shape, from) = ranked(rw, input)?;
    let (result, to) = ranked(rw, op.output(rw))?;
    let rounding = op.rounding_mode(rw);
    if rounding == Some(RoundingMode::Inexact) {
        return Err("tosa.rescale with rounding mode = 'INEXACT_ROUND' is not currently supported".into());
    }
    let is_double = rounding == Some(RoundingMode::Double);
    if is_double && op.scale32(rw) != Some(true) {
        return Err("tosa.rescale requires scale32 for double_round to be true".into());
    }
    let (Some((from_width, _)), Some((to_width, _))) = (from.as_int(ctx), to.as_int(ctx)) else {
        return Err("only support integer type".into());
    };
    let unsigned = [op.input_unsigned(rw) == Some(true), op.output_unsigned(rw) == Some(true)];
    let [multiplier, shift, input_zp, output_zp] =
        [op.multiplier(rw), op.shift(rw), op.input_zp(rw), op.output_zp(rw)];
    let n_scales = [multiplier, shift].map(|value| match shape_of(ctx, rw.ty(value)) {
        &[extent] => extent,
        _ => DYNAMIC,
    });
    if n_scales[0] < 1 || n_scales[0] != n_scales[1] || shape.is_empty() && n_scales[0] != 1 {
        return Err("there is no scale for each channel".into());
    }
    // Their elements are taken out below.
    ranked(rw, input_zp)?;
    ranked(rw, output_zp)?;
    let (mut multipliers, mut shifts) = (constants(rw, multiplier), constants(rw, shift));
    // A shift by more than the width leaves nothing.
    for (multiplier, shift) in multipliers.iter_mut().flatten().zip(shifts.iter_mut().flatten()) {
        if *shift > 63 {
            (*multiplier, *shift) = (0, 0);
        }
    }
    // Only long shifts are rounded twice.
    let rounding = match is_double && shifts.as_ref().is_none_or(|list| list.iter().any(|&shift| shift > 31))
    {
        true => RoundingMode::Double,
        false => RoundingMode::Single,
    };
    let zero_points = [(input_zp, unsigned[0]), (output_zp, unsigned[1])]
        .map(|(value, unsigned)| unsigned_zero_point(rw, value, unsigned));
    let rank = shape.len();
    let per_channel = n_scales[0] != 1;
    let of_scale = match per_channel {
        true => AffineMap::of_dims(ctx, rank, [rank - 1]),
        false => AffineMap::of_dims(ctx, rank, []),
    };
    let dynamic = dynamic_extents(rw, input, &result, |_| true);
    let mut inputs: SmallVec<[Value; 5]> = smallvec![input];
    let mut maps: SmallVec<[AffineMap; 6]> = smallvec![identity(ctx, rank)];
    // Numbers that are not the same for all elements, or not constant, are inputs of the loop nest.
    let scales =
        [(multiplier, multipliers, Type::I32), (shift, shifts, Type::I8)].map(|(value, constants, elem)| {
            let value = match constants {
                Some(constants) => scale(rw, elem, &constants),
                None if per_channel => value,
                None => scalar(rw, value),
            };
            match rw.ty(value).is_tensor(ctx) {
                true => Number::Input(input_of(&mut inputs, &mut maps, value, of_scale.clone())),
                false => Number::Value(value),
            }
        });
    let wide = Type::int(ctx, if from_width > 32 { 48 } else { 32 });
    let zero_points = [(input_zp, wide), (output_zp, Type::I32)].into_iter().zip(zero_points);
    let zero_points: SmallVec<[(Number, Type); 2]> = zero_points
        .map(|((value, ty), constant)| match constant {
            Some(constant) => (Number::Constant(constant), ty),
            None => {
                let value = scalar(rw, value);
                (
                    Number::Input(input_of(&mut inputs, &mut maps, value, AffineMap::of_dims(ctx, rank, []))),
                    ty,
                )
            }
        })
        .collect();
    maps.push(identity(ctx, rank));
    let output = empty(rw, &result, to, &dynamic);
    let op = generic(rw, &inputs, &[output], &maps, |b, args| {
        let zero_points: SmallVec<[Value; 2]> = zero_points
            .iter()
            .zip(unsigned)
            .map(|(&(number, ty), unsigned)| {
                let value = number.value(b, args, ty);
                widened(b, value, ty, unsigned)
            })
            .collect();
        let [multiplier, shift] = scales.map(|number| number.value(b, args, Type::I32));
        let value = as_type(b, args[0], Type::int(ctx, from_width));
        let value = widened(b, value, Type::I32, unsigned[0]);
        let value = arith::SubI::new(b, value, zero_points[0]);
        let value = tosa::ApplyScale::new(b, Type::I32, rounding, value, multiplier, shift);
        let value = arith::AddI::new(b, value, zero_points[1]);
        // The numbers are as 32 bits hold them.
        let limits = match unsigned[1] {
            true if to_width < 64 => [0, (1 << to_width) - 1],
            true => [0, -1],
            false => signed_limits(to_width),
        };
        let [min, max] = limits.map(|limit| arith::Constant::int(b, Type::I32, i64::from(limit as i32)));
        let mut value = clamp_int(b, value, min, max, false);
        if to_width < 32 {
            value = arith::TruncI::new(b, Type::int(ctx, to_width), value);
        }
        [as_type(b, value, to)]
    });
    Ok(rw.result(op, 0))
}

/// A number in the body of a loop nest.
#[derive(Clone, Copy)]
enum Number {
    Constant(i64),
    /// A value from outside.
    Value(Value),
    /// The element of an input.
    Input(usize),
}

impl Number {
    /// The number; constants have the type `ty`.
    fn value(self, b: &mut Builder<'_>, args: &[Value], ty: Type) -> Value {
        match self {
            Self::Constant(value) => arith::Constant::int(b, ty, value),
            Self::Value(value) => value,
            Self::Input(i) => args[i],
        }
    }
}

/// Adds an input to a loop nest; returns its number.
fn input_of(
    inputs: &mut SmallVec<[Value; 5]>,
    maps: &mut SmallVec<[AffineMap; 6]>,
    value: Value,
    map: AffineMap,
) -> usize {
    inputs.push(value);
    maps.push(map);
    inputs.len() - 1
}

/// The element of a tensor of one element, as a tensor without dimensions.
fn scalar(b: &mut Builder<'_>, value: Value) -> Value {
    let elem = b.ty(value).element_or_self(b.ctx());
    let ty = tensor_type(b, &[], elem);
    let groups = groups_attr(b.ctx(), &Groups::new());
    tensor::CollapseShape::new(b, ty, groups, value)
}

/// An integer in a type that is at least as wide.
fn widened(b: &mut Builder<'_>, value: Value, ty: Type, unsigned: bool) -> Value {
    let ctx = b.ctx().clone();
    let Some((width, sign)) = b.ty(value).as_int(&ctx) else { return value };
    if ty.bit_width(&ctx).is_none_or(|wide| width >= wide) {
        return value;
    }
    let value = as_type(b, value, Type::int(&ctx, width));
    match unsigned || sign == Signedness::Unsigned {
        true => arith::ExtUI::new(b, ty, value),
        false => arith::ExtSI::new(b, ty, value),
    }
}

/// A zero point that is constant, of an integer with or without sign.
fn unsigned_zero_point(b: &Body, value: Value, unsigned: bool) -> Option<i64> {
    let zp = zero_point(b, value)?;
    let width = b.ty(value).element_or_self(b.ctx()).bit_width(b.ctx())?;
    Some(if unsigned && width < 63 { zp & ((1 << width) - 1) } else { zp })
}
