//! Fourier transforms, by their definition: each number of the result is a sum over all numbers of the input.

use super::build::{empty, fill, folded_dim, nest, number, ranked};
use crate::common::prelude::*;
use terrace_base::index;
use terrace_linalg::linalg;
use terrace_tosa::tosa;

pub(super) static PATTERNS: &[Pattern] = patterns![
    tosa::Rfft2d => rfft2d,
    tosa::Fft2d => fft2d,
];

/// An index as a float.
fn as_float(b: &mut Builder<'_>, value: Value, elem: Type) -> Value {
    let is_wide = elem.bit_width(b.ctx()).is_some_and(|width| width > 32);
    let value = arith::IndexCastUI::new(b, if is_wide { Type::I64 } else { Type::I32 }, value);
    arith::UIToFP::new(b, elem, value)
}

/// The extent of a dimension, a constant if the type tells it.
fn extent(b: &mut Builder<'_>, input: Value, shape: &[i64], i: usize) -> Value {
    if shape[i] == DYNAMIC {
        return folded_dim(b, input, i);
    }
    arith::Constant::index(b, i as i64);
    arith::Constant::index(b, shape[i])
}

/// The dynamic extents of a tensor.
fn dynamic_extents(b: &mut Builder<'_>, input: Value, shape: &[i64]) -> SmallVec<[Value; 4]> {
    (0..shape.len()).filter(|&i| shape[i] == DYNAMIC).map(|i| folded_dim(b, input, i)).collect()
}

/// The loop nest: `payload` adds to the sums the inputs, turned by the angle whose cosine and sine it is given.
fn transform(
    rw: &mut Lowering,
    inputs: &[Value],
    result: &[i64],
    dynamic: &[Value],
    inverse: bool,
    payload: impl FnOnce(&mut Builder<'_>, &[Value], [Value; 2]) -> [Value; 2],
) -> Rewrite<SmallVec<[Value; 8]>> {
    let ctx = rw.context();
    let (shape, elem) = ranked(rw, inputs[0])?;
    let outputs = [(); 2].map(|()| {
        let output = empty(rw, result, elem, dynamic);
        let zero = number(rw, elem, 0);
        fill(rw, zero, output)
    });
    let height = extent(rw, inputs[0], &shape, 1);
    let width = extent(rw, inputs[0], &shape, 2);
    let circle = arith::Constant::float(rw, elem, core::f64::consts::TAU);
    let sizes = [height, width].map(|size| as_float(rw, size, elem));
    let mut maps: SmallVec<[AffineMap; 4]> =
        inputs.iter().map(|_| AffineMap::of_dims(ctx, 5, [0, 3, 4])).collect();
    maps.extend([AffineMap::of_dims(ctx, 5, [0, 1, 2]), AffineMap::of_dims(ctx, 5, [0, 1, 2])]);
    let op = nest(rw, inputs, &outputs, &maps, &[3, 4], |b, args| {
        let [oy, ox, iy, ix] = [1, 2, 3, 4].map(|i| linalg::Index::new(b, i));
        let y = index::Mul::new(b, iy, oy);
        let x = index::Mul::new(b, ix, ox);
        // Whole turns are left out.
        let y = index::RemU::new(b, y, height);
        let x = index::RemU::new(b, x, width);
        let [y, x] = [y, x].map(|part| as_float(b, part, elem));
        let y = arith::DivF::new(b, y, sizes[0]);
        let x = arith::DivF::new(b, x, sizes[1]);
        let turns = arith::AddF::new(b, y, x);
        let mut angle = arith::MulF::new(b, circle, turns);
        if inverse {
            let sign = arith::Constant::float(b, elem, -1.0);
            angle = arith::MulF::new(b, angle, sign);
        }
        let cos = math::Cos::new(b, angle);
        let sin = math::Sin::new(b, angle);
        payload(b, args, [cos, sin])
    });
    Ok(rw.results(op.0).to_vec())
}

fn rfft2d(op: tosa::Rfft2d, rw: &mut Lowering) -> Rewrite<SmallVec<[Value; 8]>> {
    let input = op.input_real(rw);
    let (shape, elem) = ranked(rw, input)?;
    if !elem.is_float(rw.context()) || shape.len() != 3 {
        return Err("only supports float element types".into());
    }
    let mut dynamic = dynamic_extents(rw, input, &shape);
    let one = arith::Constant::index(rw, 1);
    let two = arith::Constant::index(rw, 2);
    // The other half of the width is determined by this one.
    let mut result = shape.clone();
    if let Some(width) = dynamic.last_mut().filter(|_| shape[2] == DYNAMIC) {
        let half = arith::DivUI::new(rw, *width, two);
        *width = arith::AddI::new(rw, half, one);
    } else {
        for value in [shape[2], shape[2] / 2, shape[2] / 2 + 1] {
            arith::Constant::index(rw, value);
        }
        result[2] = shape[2] / 2 + 1;
    }
    transform(rw, &[input], &result, &dynamic, false, |b, args, [cos, sin]| {
        let real = arith::MulF::new(b, args[0], cos);
        let imag = arith::MulF::new(b, args[0], sin);
        [arith::AddF::new(b, args[1], real), arith::SubF::new(b, args[2], imag)]
    })
}

fn fft2d(op: tosa::Fft2d, rw: &mut Lowering) -> Rewrite<SmallVec<[Value; 8]>> {
    let inputs = [op.input_real(rw), op.input_imag(rw)];
    let (shape, elem) = ranked(rw, inputs[0])?;
    if !elem.is_float(rw.context()) || shape.len() != 3 || ranked(rw, inputs[1])?.1 != elem {
        return Err("only supports float element types".into());
    }
    let dynamic = dynamic_extents(rw, inputs[0], &shape);
    let inverse = op.inverse(rw) == Some(true);
    transform(rw, &inputs, &shape, &dynamic, inverse, |b, args, [cos, sin]| {
        let real = arith::MulF::new(b, args[0], cos);
        let crossed = arith::MulF::new(b, args[1], sin);
        let real = arith::AddF::new(b, real, crossed);
        let imag = arith::MulF::new(b, args[1], cos);
        let crossed = arith::MulF::new(b, args[0], sin);
        let imag = arith::SubF::new(b, imag, crossed);
        [arith::AddF::new(b, args[2], real), arith::AddF::new(b, args[3], imag)]
    })
}
