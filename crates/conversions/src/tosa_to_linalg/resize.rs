//! Images of another size.

use super::build::{clamp_int, dynamic_batch, empty, expand_shape, generic, identity, ranked, tensor_type};
use crate::common::prelude::*;
use terrace_linalg::linalg;
use terrace_memory::dims::dim;
use terrace_memory::reassociation::{Groups, groups_attr};
use terrace_memory::tensor;
use terrace_tosa::tosa::{self, Extents, ResizeMode, constant_extents};

pub(super) static PATTERNS: &[Pattern] = patterns![tosa::Resize => resize];

fn resize(op: tosa::Resize, rw: &mut Lowering) -> Rewrite<Value> {
    let input = op.input(rw);
    let (from, _) = ranked(rw, input)?;
    let (to, _) = ranked(rw, op.output(rw))?;
    if from.len() != 4 || to.len() != 4 {
        return Err("an image has four dimensions".into());
    }
    let is_repeated = |i: usize| from[i] == 1 && to[i] != 1;
    if is_repeated(1) || is_repeated(2) {
        return broadcast(op, rw, &from, &to);
    }
    let is_unit = |shape: &Extents| shape[1] == 1 && shape[2] == 1;
    let scale = op.scale(rw);
    if is_unit(&from) && is_unit(&to) {
        if rw.ty(input) == rw.ty(op.output(rw)) {
            return Ok(input);
        }
        if let Some(scale) = constant_extents(rw, scale) {
            return unit(op, rw, &from, &scale);
        }
    }
    general(op, rw, &from, &to)
}

/// The dynamic number of images, and of channels.
fn dynamic_ends(b: &mut Builder<'_>, input: Value, shape: &[i64]) -> SmallVec<[Value; 2]> {
    [0, 3].into_iter().filter(|&i| shape[i] == DYNAMIC).map(|i| dim(b, input, i)).collect()
}

/// An image of a width or a height of one is repeated, after the resize in the other direction.
fn broadcast(op: tosa::Resize, rw: &mut Lowering, from: &Extents, to: &Extents) -> Rewrite<Value> {
    let ctx = rw.context();
    let input = op.input(rw);
    let (_, elem) = ranked(rw, op.output(rw))?;
    let mode = op.mode(rw).ok_or("the mode is missing")?;
    let [height, width] = [1, 2].map(|i| if from[i] == 1 { 1 } else { to[i] });
    let ty = tensor_type(rw, &[from[0], height, width, from[3]], elem);
    let (scale, offset, border) = (op.scale(rw), op.offset(rw), op.border(rw));
    let resized = tosa::Resize::new(rw, ty, mode, input, scale, offset, border);
    // Each dimension that is repeated is collapsed with its successor.
    let mut groups: Groups = vec![smallvec![0], smallvec![1]];
    let mut shape: Extents = smallvec![from[0]];
    let mut kept: SmallVec<[usize; 4]> = smallvec![0];
    for i in [1, 2] {
        if from[i] != 1 {
            groups.push(SmallVec::new());
            shape.push(to[i]);
            kept.push(i);
        }
        if let Some(group) = groups.last_mut() {
            group.push(i as i64 + 1);
        }
    }
    shape.push(from[3]);
    kept.push(3);
    let ty = tensor_type(rw, &shape, elem);
    let collapsed = tensor::CollapseShape::new(rw, ty, groups_attr(ctx, &groups), resized);
    let dynamic = dynamic_ends(rw, input, from);
    let output = empty(rw, to, elem, &dynamic);
    let maps = [AffineMap::of_dims(ctx, 4, kept), identity(ctx, 4)];
    let op = generic(rw, &[collapsed], &[output], &maps, |_, args| [args[0]]);
    Ok(rw.result(op, 0))
}

/// An image of one pixel stays one; only its type changes.
fn unit(op: tosa::Resize, rw: &mut Lowering, from: &Extents, scale: &Extents) -> Rewrite<Value> {
    let ctx = rw.context();
    let input = op.input(rw);
    let (_, from_elem) = ranked(rw, input)?;
    let (_, elem) = ranked(rw, op.output(rw))?;
    let is_bilinear = op.mode(rw) == Some(ResizeMode::Bilinear);
    let groups: Groups = vec![smallvec![0], smallvec![1, 2, 3]];
    let shape = [from[0], from[3]];
    let ty = tensor_type(rw, &shape, from_elem);
    let collapsed = tensor::CollapseShape::new(rw, ty, groups_attr(ctx, &groups), input);
    let dynamic = dynamic_ends(rw, input, from);
    let output = empty(rw, &shape, elem, &dynamic);
    let factors = [scale[0], scale[2]].into_iter().filter(|&factor| is_bilinear && factor != 0);
    let new = generic(rw, &[collapsed], &[output], &[identity(ctx, 2), identity(ctx, 2)], |b, args| {
        if from_elem == elem {
            return [args[0]];
        }
        let mut value = arith::ExtSI::new(b, elem, args[0]);
        for factor in factors {
            let factor = arith::Constant::int(b, Type::I32, factor);
            value = arith::MulI::new(b, value, factor);
        }
        [value]
    });
    let (value, ty) = (rw.result(new, 0), rw.ty(op.output(rw)));
    expand_shape(rw, value, ty, &groups)
}

/// A dimension of the image: its size, and the values that the loop nest has for it.
#[derive(Clone, Copy)]
struct Axis {
    size: i64,
    /// The greatest index.
    max: Value,
    /// The numerator of the scale.
    scale: Value,
    /// The index of the pixel before.
    index: Value,
    /// The distance to it.
    delta: Value,
}

/// The constants of a loop nest.
#[derive(Clone, Copy)]
struct Constants {
    zero: Value,
    one: Value,
}

fn general(op: tosa::Resize, rw: &mut Lowering, from: &Extents, to: &Extents) -> Rewrite<Value> {
    let ctx = rw.context();
    let (input, output) = (op.input(rw), op.output(rw));
    let (_, elem) = ranked(rw, output)?;
    let dynamic = dynamic_batch(rw, &[input, output])?;
    let mode = op.mode(rw).ok_or("the mode is missing")?;
    let known = |rw: &Lowering, value: Value| {
        constant_extents(rw, value)
            .ok_or("tosa.resize scale/offset/border should have compile time constant values.")
    };
    let (scale, offset, border) =
        (known(rw, op.scale(rw))?, known(rw, op.offset(rw))?, known(rw, op.border(rw))?);
    let output = empty(rw, to, elem, &dynamic);
    let float = elem.is_float(ctx).then_some(if elem == Type::F16 { Type::F16 } else { Type::F32 });
    let sizes = [from[1], from[2]];
    let new = generic(rw, &[], &[output], &[identity(ctx, 4)], |b, _| {
        let [batch, y, x, channel] = [0, 1, 2, 3].map(|i| linalg::Index::new(b, i));
        let int = |b: &mut Builder<'_>, value: i64| arith::Constant::int(b, Type::I32, value);
        let zero = int(b, 0);
        let zero_result = super::build::number(b, elem, 0);
        let max = sizes.map(|size| int(b, size - 1));
        let at = [y, x].map(|index| arith::IndexCast::new(b, Type::I32, index));
        let [y_scale, y_divisor, x_scale, x_divisor] = [0, 1, 2, 3].map(|i| int(b, scale[i]));
        let offsets = [0, 1].map(|i| int(b, offset[i]));
        let _ = [0, 1].map(|i| int(b, border[i]));
        let (scales, divisors) = ([y_scale, x_scale], [y_divisor, x_divisor]);
        let axes = [0, 1].map(|i| {
            let (size, max, scale) = (sizes[i], max[i], scales[i]);
            if size == 1 {
                let delta = if float.is_some() { zero_result } else { zero };
                return Axis { size, max, scale, index: zero, delta };
            }
            let value = arith::MulI::new(b, at[i], divisors[i]);
            let value = arith::AddI::new(b, value, offsets[i]);
            let (index, delta) = match float {
                Some(ty) => {
                    let index = arith::FloorDivSI::new(b, value, scale);
                    let rest = arith::RemSI::new(b, value, scale);
                    let rest = arith::SIToFP::new(b, ty, rest);
                    let divisor = arith::UIToFP::new(b, ty, scale);
                    (index, arith::DivF::new(b, rest, divisor))
                }
                None => {
                    let index = arith::DivSI::new(b, value, scale);
                    let before = arith::MulI::new(b, index, scale);
                    (index, arith::SubI::new(b, value, before))
                }
            };
            Axis { size, max, scale, index, delta }
        });
        let constants = Constants { zero, one: int(b, 1) };
        if mode == ResizeMode::NearestNeighbor {
            let [y, x] = axes.map(|axis| nearest(b, axis, constants, float));
            return [tensor::Extract::new(b, input, &[batch, y, x, channel])];
        }
        let [ys, xs] = axes.map(|axis| neighbours(b, axis, constants));
        let corners = [(ys[0], xs[0]), (ys[0], xs[1]), (ys[1], xs[0]), (ys[1], xs[1])];
        let values = corners.map(|(y, x)| tensor::Extract::new(b, input, &[batch, y, x, channel]));
        [match float {
            Some(ty) => interpolate_floats(b, values, axes, ty),
            None => interpolate_ints(b, values, axes, elem),
        }]
    });
    Ok(rw.result(new, 0))
}

/// The index of the nearest pixel.
fn nearest(b: &mut Builder<'_>, axis: Axis, constants: Constants, float: Option<Type>) -> Value {
    if axis.size == 1 {
        return arith::Constant::index(b, 0);
    }
    let is_next = match float {
        Some(ty) => {
            let half = arith::Constant::float(b, ty, 0.5);
            arith::CmpF::new(b, arith::CmpFPredicate::Oge, axis.delta, half)
        }
        None => {
            let double = arith::ShLI::new(b, axis.delta, constants.one);
            arith::CmpI::new(b, CmpIPredicate::Sge, double, axis.scale)
        }
    };
    let step = arith::Select::new(b, is_next, constants.one, constants.zero);
    let index = arith::AddI::new(b, axis.index, step);
    let index = clamp_int(b, index, constants.zero, axis.max, false);
    arith::IndexCast::new(b, Type::INDEX, index)
}

/// The indices of the pixels before and after.
fn neighbours(b: &mut Builder<'_>, axis: Axis, constants: Constants) -> [Value; 2] {
    let next = arith::AddI::new(b, axis.index, constants.one);
    let indices = [axis.index, next].map(|index| clamp_int(b, index, constants.zero, axis.max, false));
    indices.map(|index| arith::IndexCast::new(b, Type::INDEX, index))
}

fn interpolate_floats(b: &mut Builder<'_>, values: [Value; 4], [y, x]: [Axis; 2], ty: Type) -> Value {
    let one = arith::Constant::float(b, ty, 1.0);
    let between = |b: &mut Builder<'_>, first: Value, second: Value, axis: Axis| {
        if axis.size == 1 {
            return first;
        }
        let weight = arith::SubF::new(b, one, axis.delta);
        let first = arith::MulF::new(b, first, weight);
        let second = arith::MulF::new(b, second, axis.delta);
        arith::AddF::new(b, first, second)
    };
    let top = between(b, values[0], values[1], x);
    let bottom = between(b, values[2], values[3], x);
    between(b, top, bottom, y)
}

fn interpolate_ints(b: &mut Builder<'_>, values: [Value; 4], axes: [Axis; 2], elem: Type) -> Value {
    let values = values.map(|value| arith::ExtSI::new(b, elem, value));
    let [mut y, mut x] = axes;
    if elem.bit_width(b.ctx()) > Some(32) {
        x.delta = arith::ExtSI::new(b, elem, x.delta);
        y.delta = arith::ExtSI::new(b, elem, y.delta);
        y.scale = arith::ExtSI::new(b, elem, y.scale);
        x.scale = arith::ExtSI::new(b, elem, x.scale);
    }
    let between = |b: &mut Builder<'_>, first: Value, second: Value, axis: Axis| {
        if axis.size == 1 {
            return arith::MulI::new(b, first, axis.scale);
        }
        let weight = arith::SubI::new(b, axis.scale, axis.delta);
        let first = arith::MulI::new(b, first, weight);
        let second = arith::MulI::new(b, second, axis.delta);
        arith::AddI::new(b, first, second)
    };
    let top = between(b, values[0], values[1], x);
    let bottom = between(b, values[2], values[3], x);
    between(b, top, bottom, y)
}
