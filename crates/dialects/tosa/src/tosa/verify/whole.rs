//! Verifiers of other operations on whole tensors.

use super::{elem, extents, number, numbers, same_elements};
use crate::prelude::*;
use terrace_memory::index_list::is_permutation;

pub(in crate::tosa) fn constant(op: OpShape<'_>) -> Result {
    let ctx = op.ctx();
    let value = op.slot(0).and_then(|values| values.ty(ctx));
    let types =
        value.zip(op.result(0)).filter(|(value, result)| value.is_tensor(ctx) && result.is_tensor(ctx));
    let Some((value, result)) = types else { return op.fail("expected tensors for attr/result type") };
    match value.element_or_self(ctx) == result.element_or_self(ctx) {
        true => Ok(()),
        false => op.fail("expected same attr/result element types"),
    }
}

pub(in crate::tosa) fn argmax(op: OpShape<'_>) -> Result {
    let result = elem(op, op.result(0));
    if !result.is_int(op.ctx()) && !result.is_index() {
        return op.fail("result tensor is not of integer type");
    }
    let Some(input) = extents(op, op.operand(0)) else { return Ok(()) };
    let Some(axis) = usize::try_from(number(op, 0)).ok().filter(|&axis| axis < input.len()) else {
        return op.fail("specified axis is outside the rank of the tensor");
    };
    let Some(output) = extents(op, op.result(0)) else { return Ok(()) };
    let others: Vec<i64> = [&input[..axis], &input[axis + 1..]].concat();
    if !are_compatible_shapes(&others, output) {
        let (want, found) = (super::listed(&others), super::listed(output));
        return op.fail(format_args!("expected output shape '{want}', got '{found}'"));
    }
    Ok(())
}

pub(in crate::tosa) fn concat(op: OpShape<'_>) -> Result {
    if op.operands().is_empty() {
        return op.fail("expect at least one input");
    }
    op.operands().iter().try_for_each(|input| same_elements(op, Some(input), op.result(0)))?;
    let axis = number(op, 0);
    let shapes: Vec<Option<&[i64]>> = op.operands().iter().map(|ty| extents(op, Some(ty))).collect();
    let Some(first) = shapes.iter().flatten().next() else { return Ok(()) };
    let Some(axis) = usize::try_from(axis).ok().filter(|&axis| axis < first.len()) else {
        return op.fail(format_args!(
            "expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got {axis}"
        ));
    };
    let output = extents(op, op.result(0));
    if let Some(output) = output.filter(|output| output.len() != first.len()) {
        return op.fail(format_args!(
            "expect output rank to match inputs rank, got {} vs {}",
            output.len(),
            first.len()
        ));
    }
    let Some(shapes) = shapes.iter().copied().collect::<Option<Vec<_>>>() else { return Ok(()) };
    for (n, shape) in shapes.iter().enumerate().skip(1) {
        if shape.len() != first.len() {
            return op.fail(format_args!(
                "expect all operands to have the same rank, but got {} vs {} on operands 0 and {n}",
                first.len(),
                shape.len()
            ));
        }
        let pairs = shape.iter().zip(*first).enumerate();
        if let Some((i, (have, want))) =
            pairs.into_iter().find(|&(i, (&a, &b))| i != axis && !may_be_equal(a, b))
        {
            return op.fail(format_args!(
                "expect all operand shapes to have the same sizes on non-axis dimensions, but got {have} vs {want} at \
                 index {i} on operands 0 and {n}"
            ));
        }
    }
    let sum = shapes.iter().try_fold(0i64, |sum, shape| match shape[axis] {
        DYNAMIC => None,
        extent => sum.checked_add(extent),
    });
    match (sum, output.map(|output| output[axis])) {
        (Some(sum), Some(found)) if found != DYNAMIC && found != sum => op.fail(format_args!(
            "requires sum of axis dimensions of input1 equal to output axis dimension, got {sum} and {found}"
        )),
        _ => Ok(()),
    }
}

/// Verifies that an extent is a power of two.
fn power_of_two(op: OpShape<'_>, extent: i64, name: &str) -> Result {
    if extent == DYNAMIC || (extent > 0 && extent & (extent - 1) == 0) {
        return Ok(());
    }
    op.fail(format_args!("expected {name} to be a power of two, got {extent}"))
}

pub(in crate::tosa) fn fft2d(op: OpShape<'_>) -> Result {
    let shapes = extents(op, op.operand(0)).zip(extents(op, op.operand(1)));
    let Some((real, imag)) = shapes else { return Ok(()) };
    for (i, name) in [(1, "height"), (2, "width")] {
        let extent = if real[i] == DYNAMIC { real[i] } else { imag[i] };
        power_of_two(op, extent, name)?;
    }
    Ok(())
}

pub(in crate::tosa) fn rfft2d(op: OpShape<'_>) -> Result {
    let ctx = op.ctx();
    let [real, imag] = [0, 1].map(|i| op.result(i).unwrap_or(Type::NONE));
    if let (Some(a), Some(b)) = (extents(op, Some(real)), extents(op, Some(imag)))
        && !are_compatible_shapes(a, b)
    {
        let (real, imag) = (quoted_type(ctx, real), quoted_type(ctx, imag));
        return op.fail(format_args!("expected output shapes to match, got {real}, {imag}"));
    }
    let Some(input) = extents(op, op.operand(0)) else { return Ok(()) };
    power_of_two(op, input[1], "height")?;
    power_of_two(op, input[2], "width")?;
    let Some(output) = extents(op, Some(real)) else { return Ok(()) };
    if !are_compatible_shapes(&input[..2], &output[..2]) {
        let (input, output) = (quoted_type(ctx, op.operand(0).unwrap_or(Type::NONE)), quoted_type(ctx, real));
        return op.fail(format_args!(
            "expected batch and height dimensions of input/output to match, got input={input} output={output}"
        ));
    }
    if input[2] != DYNAMIC && output[2] != DYNAMIC && output[2] != input[2] / 2 + 1 {
        let found = output[2];
        return op
            .fail(format_args!("expected output width to be equal to input_width / 2 + 1, got {found}"));
    }
    Ok(())
}

/// An extent that several shapes should have.
struct Common(i64);

impl Common {
    /// Takes another shape's extent, which is reported as that of dimension `i` of `name` if it differs.
    fn with(&mut self, op: OpShape<'_>, name: &str, i: usize, extent: i64) -> Result {
        if self.0 == DYNAMIC {
            self.0 = extent;
        } else if extent != DYNAMIC && extent != self.0 {
            let want = self.0;
            return op.fail(format_args!("requires {name} dimension {i} to have size {want}, got {extent}"));
        }
        Ok(())
    }
}

pub(in crate::tosa) fn gather(op: OpShape<'_>) -> Result {
    same_elements(op, op.operand(0), op.result(0))?;
    let [mut n, mut w, mut c] = [const { Common(DYNAMIC) }; 3];
    if let Some(values) = extents(op, op.operand(0)) {
        (n.0, c.0) = (values[0], values[2]);
    }
    if let Some(indices) = extents(op, op.operand(1)) {
        w.0 = indices[1];
        n.with(op, "indices", 0, indices[0])?;
    }
    if let Some(output) = extents(op, op.result(0)) {
        n.with(op, "output", 0, output[0])?;
        w.with(op, "output", 1, output[1])?;
        c.with(op, "output", 2, output[2])?;
    }
    Ok(())
}

pub(in crate::tosa) fn scatter(op: OpShape<'_>) -> Result {
    same_elements(op, op.operand(0), op.result(0))?;
    same_elements(op, op.operand(2), op.result(0))?;
    let [mut n, mut k, mut w, mut c] = [const { Common(DYNAMIC) }; 4];
    if let Some(values) = extents(op, op.operand(0)) {
        (n.0, k.0, c.0) = (values[0], values[1], values[2]);
    }
    if let Some(indices) = extents(op, op.operand(1)) {
        w.0 = indices[1];
        n.with(op, "indices", 0, indices[0])?;
    }
    if let Some(input) = extents(op, op.operand(2)) {
        n.with(op, "input", 0, input[0])?;
        w.with(op, "input", 1, input[1])?;
        c.with(op, "input", 2, input[2])?;
    }
    if let Some(output) = extents(op, op.result(0)) {
        n.with(op, "values_out", 0, output[0])?;
        k.with(op, "values_out", 1, output[1])?;
        c.with(op, "values_out", 2, output[2])?;
    }
    let (k, w) = (k.0, w.0);
    if k != DYNAMIC && w != DYNAMIC && k < w {
        return op.fail(format_args!("requires dimensions K >= W, got K={k} and W={w}"));
    }
    Ok(())
}

/// Verifies an axis against the ranks of the input and the output.
fn axis_of(op: OpShape<'_>, kind: &str) -> Result<i64> {
    let axis = number(op, 0);
    let rank = |ty: Option<Type>| extents(op, ty).map(|shape| shape.len() as i64);
    let (input, output) = (rank(op.operand(0)), rank(op.result(0)));
    if let Some(input) = input.filter(|&rank| axis >= rank && (axis, rank) != (0, 0)) {
        return op
            .fail(format_args!("expect input tensor rank ({input}) to be larger than {kind} axis ({axis})"));
    }
    if input.is_some() && output.is_some() && input != output {
        return op.fail("expect output tensor rank to be equal to input tensor rank");
    }
    if let Some(output) = output.filter(|&rank| axis >= rank && (axis, rank) != (0, 0)) {
        return op.fail(format_args!(
            "expect output tensor rank ({output}) to be larger than {kind} axis ({axis})"
        ));
    }
    Ok(axis)
}

pub(in crate::tosa) fn reduce(op: OpShape<'_>) -> Result {
    if number(op, 0) < 0 {
        return op.fail("reduce axis must not be negative");
    }
    let axis = axis_of(op, "reduce")?;
    match extents(op, op.result(0)).and_then(|output| output.get(usize::try_from(axis).ok()?)) {
        Some(&extent) if extent != 1 && extent != DYNAMIC => {
            op.fail(format_args!("expect reduced dimension size to be 1, got {extent}"))
        }
        _ => Ok(()),
    }
}

pub(in crate::tosa) fn reverse(op: OpShape<'_>) -> Result {
    same_elements(op, op.operand(0), op.result(0))?;
    if number(op, 0) < 0 {
        return op.fail("expected non-negative reverse axis");
    }
    axis_of(op, "reverse").map(drop)
}

pub(in crate::tosa) fn table(op: OpShape<'_>) -> Result {
    let shapes = extents(op, op.operand(0)).zip(extents(op, op.result(0)));
    let Some((input, output)) = shapes else { return Ok(()) };
    if input.len() != output.len() {
        return op.fail("expected input tensor rank to equal result tensor rank");
    }
    for (i, (input, &output)) in input.iter().zip(output).enumerate() {
        if output != DYNAMIC && output != *input {
            return op
                .fail(format_args!("dim(result, {i}) = {output} doesn't match dim(input, {i}) = {input}"));
        }
    }
    Ok(())
}

pub(in crate::tosa) fn transpose(op: OpShape<'_>) -> Result {
    same_elements(op, op.operand(0), op.result(0))?;
    let perms = numbers(op, 0);
    let (input, output) = (extents(op, op.operand(0)), extents(op, op.result(0)));
    let of_size = |shape: Option<&[i64]>, name: &str| match shape.map(<[i64]>::len) {
        Some(rank) if rank != perms.len() => op.fail(format_args!(
            "expected perms attribute to have size {rank} ({name} rank) but got size {}",
            perms.len()
        )),
        _ => Ok(()),
    };
    of_size(input, "input")?;
    if let (Some(input), Some(output)) = (input, output)
        && input.len() != output.len()
    {
        return op.fail("expected input tensor rank to equal result tensor rank");
    }
    of_size(output, "output")?;
    if !is_permutation(&perms) {
        return op.fail("expected valid permutation indices");
    }
    let (Some(input), Some(output)) = (input, output) else { return Ok(()) };
    let n_elements = |ty: Option<Type>| ty?.as_shaped(op.ctx())?.n_elements();
    if let (Some(a), Some(b)) = (n_elements(op.operand(0)), n_elements(op.result(0)))
        && a != b
    {
        return op.fail(format_args!(
            "expected input1 and output to have same numbers of elements, got {a} and {b}"
        ));
    }
    for (i, (&from, &extent)) in perms.iter().zip(output).enumerate() {
        let want = input[from as usize];
        if !may_be_equal(want, extent) {
            return op.fail(format_args!(
                "expected output tensor dim {i} to match input dim {from} with value of {want}"
            ));
        }
    }
    Ok(())
}
