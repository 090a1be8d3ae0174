//! Verifiers of operations with operands that are shapes, and of those that compute shapes.

use super::{extents, number, resolvable, same_elements, shape_operand};
use crate::prelude::*;
use crate::tosa::ShapeType;
use terrace_ir::elements::Dense;

/// The number of extents of a shape.
fn rank(op: OpShape<'_>, ty: Option<Type>) -> Option<i64> {
    ty?.as_::<ShapeType>(op.ctx()).map(|shape| i64::from(shape.rank))
}

/// `TosaShapeOperatorWithSameRanks`.
pub(in crate::tosa) fn elementwise_shape(at: OpRef<'_>) -> Result {
    let op = at.shape();
    let of_operands: SmallVec<[Option<i64>; 2]> = op.operands().iter().map(|ty| rank(op, Some(ty))).collect();
    if of_operands.windows(2).any(|pair| pair[0] != pair[1]) {
        return op.fail("operands don't have matching ranks");
    }
    if of_operands.first() != Some(&rank(op, op.result(0))) {
        return op.fail("result shape has different rank than operands");
    }
    resolvable(at)
}

pub(in crate::tosa) fn concat_shape(at: OpRef<'_>) -> Result {
    resolvable(at)?;
    let op = at.shape();
    let total: i64 = op.operands().iter().filter_map(|ty| rank(op, Some(ty))).sum();
    match rank(op, op.result(0)) {
        Some(found) if found != total => op.fail(format_args!(
            "requires output shape rank to be equal to the sum of the input shape ranks ({total}), got {found}"
        )),
        _ => Ok(()),
    }
}

pub(in crate::tosa) fn const_shape(op: OpShape<'_>) -> Result {
    let shaped = op.slot(0).and_then(|values| values.ty(op.ctx())).and_then(|ty| ty.as_shaped(op.ctx()));
    let Some(&[count]) = shaped.and_then(|shaped| shaped.shape) else {
        return op.fail("expect elements in attribute values with rank 1");
    };
    match rank(op, op.result(0)) {
        Some(rank) if count != rank && (count, rank) != (1, 0) => op.fail(format_args!(
            "expect number of elements in attribute values ({count}) to be equal to the rank ({rank}) for the result \
             shape type"
        )),
        _ => Ok(()),
    }
}

pub(in crate::tosa) fn dim(op: OpShape<'_>) -> Result {
    if rank(op, op.result(0)) != Some(1) {
        let found = quoted_type(op.ctx(), op.result(0).unwrap_or(Type::NONE));
        return op.fail(format_args!("expect output shape type to contain one element, got {found}"));
    }
    let axis = number(op, 0);
    match extents(op, op.operand(0)).map(|input| input.len() as i64) {
        Some(rank) if axis < 0 || axis >= rank => {
            op.fail(format_args!("expect axis to be in the range [0, {rank}), got {axis}"))
        }
        _ => Ok(()),
    }
}

/// The value of a constant of one integer.
fn scalar(at: OpRef<'_>, i: usize) -> Option<i64> {
    let constant = constant_of(at.body(), at.operands().get(i)?)?;
    let dense = Dense::of(at.ctx(), constant).filter(|dense| dense.len == 1)?;
    dense.get::<ApInt>(0).to_i64()
}

pub(in crate::tosa) fn slice_shape(at: OpRef<'_>) -> Result {
    resolvable(at)?;
    let op = at.shape();
    let (start, size) = (scalar(at, 1), scalar(at, 2));
    if let Some(start) = start.filter(|&start| start < 0) {
        return op.fail(format_args!("expected non-negative start index, got {start}"));
    }
    let Some(size) = size else { return Ok(()) };
    if size <= 0 {
        return op.fail(format_args!("expected positive size, got {size}"));
    }
    let [input, output] = [op.operand(0), op.result(0)].map(|ty| rank(op, ty).unwrap_or(0));
    if output != size {
        return op.fail(format_args!(
            "expected output type size to be equal to size attribute, got {output} vs {size}"
        ));
    }
    match start {
        Some(start) if start + size > input => op.fail(format_args!(
            "expected start + size to be less than or equal to input shape rank ({input}), got {}",
            start + size
        )),
        _ => Ok(()),
    }
}

pub(in crate::tosa) fn pad(at: OpRef<'_>) -> Result {
    resolvable(at)?;
    let op = at.shape();
    same_elements(op, op.operand(0), op.result(0))?;
    same_elements(op, op.operand(2), op.result(0))?;
    let shapes = extents(op, op.operand(0)).zip(extents(op, op.result(0)));
    let Some((input, output)) = shapes else { return Ok(()) };
    let rank = input.len();
    if rank != output.len() {
        return op.fail(format_args!(
            "expect same input and output tensor rank, but got inputRank: {rank}, outputRank: {}",
            output.len()
        ));
    }
    let Some(padding) = shape_operand(at, 1) else { return Ok(()) };
    if padding.len() != 2 * rank {
        return op.fail(format_args!(
            "padding tensor must have {rank} * 2 = {} elements, but got {}",
            2 * rank,
            padding.len()
        ));
    }
    for (i, pair) in padding.chunks(2).enumerate() {
        let (before, after) = (pair[0], pair[1]);
        if before < -1 || after < -1 {
            return op.fail(format_args!(
                "invalid padding values at dimension {i}: values must be non-negative or -1 for dynamic padding, got \
                 [{before}, {after}]"
            ));
        }
        if input[i] == DYNAMIC || output[i] == DYNAMIC {
            continue;
        }
        let sum = i128::from(input[i]) + i128::from(before) + i128::from(after);
        if sum != i128::from(output[i]) {
            return op.fail(format_args!(
                "mismatch in output shape at dimension {i}: expected {} + {before} + {after} = {sum}, but got {}",
                input[i], output[i]
            ));
        }
    }
    Ok(())
}

pub(in crate::tosa) fn slice(at: OpRef<'_>) -> Result {
    resolvable(at)?;
    let op = at.shape();
    same_elements(op, op.operand(0), op.result(0))?;
    let Some(input) = extents(op, op.operand(0)).map(|input| input.len() as i64) else { return Ok(()) };
    if let Some(output) = extents(op, op.result(0)).map(|output| output.len() as i64)
        && output != input
    {
        return op
            .fail(format_args!("expect input1 and output to have the same ranks, got {input} and {output}"));
    }
    for (i, name) in [(1, "start"), (2, "size")] {
        if rank(op, op.operand(i)) != Some(input) {
            return op.fail(format_args!("length of {name} is not equal to rank of input shape"));
        }
    }
    Ok(())
}

pub(in crate::tosa) fn tile(at: OpRef<'_>) -> Result {
    resolvable(at)?;
    let op = at.shape();
    same_elements(op, op.operand(0), op.result(0))?;
    let multiples = rank(op, op.operand(1)).unwrap_or(0);
    let [input, output] =
        [op.operand(0), op.result(0)].map(|ty| extents(op, ty).map(|shape| shape.len() as i64));
    match (input, output) {
        (Some(input), _) if input != multiples => {
            return op.fail(format_args!("expect 'multiples' to have rank {input} but got {multiples}."));
        }
        (Some(input), Some(output)) if input != output => {
            return op.fail("expect same input and output tensor rank.");
        }
        (None, Some(output)) if output != multiples => {
            return op
                .fail(format_args!("expect 'multiples' array to have length {output} but got {multiples}."));
        }
        _ => {}
    }
    match shape_operand(at, 1) {
        Some(multiples) if multiples.iter().any(|&n| n <= 0 && n != -1) => {
            op.fail("expect element of 'multiples' to be positive integer or -1.")
        }
        _ => Ok(()),
    }
}

pub(in crate::tosa) fn reshape(at: OpRef<'_>) -> Result {
    resolvable(at)?;
    let op = at.shape();
    same_elements(op, op.operand(0), op.result(0))?;
    let Some(shape) = shape_operand(at, 1) else { return Ok(()) };
    let output = extents(op, op.result(0));
    if let Some(output) = output {
        if output.len() != shape.len() {
            return op.fail("new shape does not match result rank");
        }
        for (&new, &output) in shape.iter().zip(output) {
            if new != -1 && new != DYNAMIC && !may_be_equal(new, output) {
                return op.fail("new shape is inconsistent with result shape");
            }
            if new != DYNAMIC && new < -1 {
                return op.fail(format_args!("new shape has invalid tensor dimension size {new}"));
            }
        }
    }
    let n_elements = |ty: Option<Type>| ty?.as_shaped(op.ctx())?.n_elements();
    if let Some(input) = n_elements(op.operand(0)) {
        if let Some(output) = n_elements(op.result(0)).filter(|&output| output != input) {
            return op.fail(format_args!("cannot reshape {input} elements into {output}"));
        }
        let known = shape.iter().filter(|&&n| n > 0);
        let product = known.fold(1i128, |product, &n| product.saturating_mul(n.into()));
        let is_static = shape.iter().all(|&n| n > 0);
        if (is_static && i128::from(input) != product) || (!is_static && product > i128::from(input)) {
            return op.fail(format_args!("cannot reshape {input} elements into {product}"));
        }
    }
    match shape.iter().filter(|&&n| n == -1).count() {
        0 | 1 => Ok(()),
        _ => op.fail("expected at most one target dimension to be -1"),
    }
}

/// A dimension of a resized image.
pub(in crate::tosa) struct Resized {
    /// The name of its extent, and of its axis.
    pub name: &'static str,
    pub axis: &'static str,
    /// The extents of input and output.
    pub input: i64,
    pub output: i64,
    /// The numerator and the denominator of the scale.
    pub n: i64,
    pub d: i64,
    pub offset: i64,
    pub border: i64,
}

impl Resized {
    /// Verifies that the input, which is static, has the output's extent when it is resized.
    pub fn verify(&self, at: OpRef<'_>) -> Result {
        let Self { name, axis, input, output, n, d, offset, border } = *self;
        let total = (i128::from(input) - 1) * i128::from(n) - i128::from(offset) + i128::from(border);
        if total % i128::from(d) != 0 {
            return at.fail(format_args!(
                "expected (input_{name} - 1) * scale_{axis}_n - offset_{axis} + border_{axis} to be wholly divisible \
                 by scale_{axis}_d, got (({input} - 1) * {n} - {offset} + {border}) / {d}"
            ));
        }
        let computed = total / i128::from(d) + 1;
        if output != DYNAMIC && computed != i128::from(output) {
            return at.fail(format_args!(
                "calculated output {name} did not match expected: calculated={computed}, expected={output}"
            ));
        }
        Ok(())
    }
}

pub(in crate::tosa) fn resize(at: OpRef<'_>) -> Result {
    resolvable(at)?;
    let op = at.shape();
    let [scale, offset, border] = [1, 2, 3].map(|i| shape_operand(at, i));
    let (Some(scale), Some(offset), Some(border)) = (scale, offset, border) else { return Ok(()) };
    if scale.iter().any(|&scale| scale <= 0) {
        let scale = super::listed(&scale);
        return op.fail(format_args!("expect all scale values to be > 0, got {scale}"));
    }
    let (Some(input), Some(output)) = (extents(op, op.operand(0)), extents(op, op.result(0))) else {
        return Ok(());
    };
    for (i, (name, axis)) in [("height", "y"), ("width", "x")].into_iter().enumerate() {
        let (input, output) = (input[i + 1], output[i + 1]);
        let (n, d, offset, border) = (scale[2 * i], scale[2 * i + 1], offset[i], border[i]);
        // One row or column can be repeated.
        if input != DYNAMIC && input != 1 {
            Resized { name, axis, input, output, n, d, offset, border }.verify(at)?;
        }
    }
    Ok(())
}
