//! Verifiers of convolutions and pooling.

use super::{at_least, elem, extents, numbers, same_elements, zero_point_of, zero_point_type};
use crate::prelude::*;

const INPUT: usize = 0;
const WEIGHT: usize = 1;
const BIAS: usize = 2;
const INPUT_ZP: usize = 3;
const WEIGHT_ZP: usize = 4;

/// The types of a convolution, and its zero points.
fn types(at: OpRef<'_>) -> Result {
    let (op, ctx) = (at.shape(), at.ctx());
    for (i, name) in [(INPUT, "input"), (WEIGHT, "weight")] {
        if extents(op, op.operand(i)).is_none() {
            let found = quoted_type(ctx, op.operand(i).unwrap_or(Type::NONE));
            return op.fail(format_args!("expect a ranked tensor for {name}, got {found}"));
        }
    }
    let [input, weight, bias] = [INPUT, WEIGHT, BIAS].map(|i| elem(op, op.operand(i)));
    let result = elem(op, op.result(0));
    let differ = |what: &str, a: Type, b: Type| {
        let (a, b) = (quoted_type(ctx, a), quoted_type(ctx, b));
        op.fail(format_args!("expect both {what}, got {a} and {b}"))
    };
    if bias.is_float(ctx) && result.is_float(ctx) && bias != result {
        return differ("bias and result to have same element type", bias, result);
    }
    let is_f8 = |ty: Type| matches!(ty.as_float(ctx), Some(FloatFormat::F8E5M2 | FloatFormat::F8E4M3FN));
    if (is_f8(input) || is_f8(weight)) && input != weight {
        return differ("input and weight to have same element type", input, weight);
    }
    if input.is_float(ctx) != weight.is_float(ctx) {
        return differ("input and weight to be float or not together", input, weight);
    }
    zero_point_type(op, op.operand(INPUT), INPUT_ZP, "input")?;
    zero_point_type(op, op.operand(WEIGHT), WEIGHT_ZP, "weight")?;
    zero_point_of(at, INPUT_ZP, "input")?;
    zero_point_of(at, WEIGHT_ZP, "weight")?;
    accumulator(op, input)
}

/// The type of the accumulator, which follows from that of the input.
fn accumulator(op: OpShape<'_>, input: Type) -> Result {
    let ctx = op.ctx();
    let acc = op.attr("acc_type").and_then(|attr| attr.as_type(ctx)).unwrap_or(Type::NONE);
    let width = |ty: Type| ty.as_int(ctx).map(|(width, _)| width);
    if width(input) == Some(8) && acc != Type::I32 {
        return op.fail("accumulator type for i8 tensor is not i32");
    }
    if width(input) == Some(16) && acc.signless_width(ctx) != Some(48) {
        return op.fail("accumulator type for i16 tensor is not i48");
    }
    if matches!(input.as_float(ctx), Some(FloatFormat::F8E5M2 | FloatFormat::F8E4M3)) && acc != Type::F16 {
        return op.fail("accumulator type for f8 tensor is not f16");
    }
    float_accumulator(op, input, acc)
}

fn float_accumulator(op: OpShape<'_>, input: Type, acc: Type) -> Result {
    match input {
        Type::F16 if acc != Type::F16 && acc != Type::F32 => {
            op.fail("accumulator type for f16 tensor is not f16/f32")
        }
        Type::BF16 if acc != Type::F32 => op.fail("accumulator type for bf16 tensor is not f32"),
        Type::F32 if acc != Type::F32 => op.fail("accumulator type for f32 tensor is not f32"),
        _ => Ok(()),
    }
}

/// A spatial dimension: its name, axis and ends in messages, and its number in the input (and the output) and the weight.
struct Spatial {
    name: &'static str,
    axis: &'static str,
    ends: [&'static str; 2],
    input: usize,
    weight: usize,
}

const fn spatial(
    name: &'static str,
    axis: &'static str,
    ends: [&'static str; 2],
    input: usize,
    weight: usize,
) -> Spatial {
    Spatial { name, axis, ends, input, weight }
}

const TOP: [&str; 2] = ["top", "bottom"];
const LEFT: [&str; 2] = ["left", "right"];

pub(in crate::tosa) fn conv2d(at: OpRef<'_>) -> Result {
    convolution(at, &[spatial("height", "y", TOP, 1, 1), spatial("width", "x", LEFT, 2, 2)])
}

pub(in crate::tosa) fn depthwise_conv2d(at: OpRef<'_>) -> Result {
    convolution(at, &[spatial("height", "y", TOP, 1, 0), spatial("width", "x", LEFT, 2, 1)])
}

pub(in crate::tosa) fn conv3d(at: OpRef<'_>) -> Result {
    let depth = spatial("depth", "d", ["front", "back"], 1, 1);
    convolution(at, &[depth, spatial("height", "y", TOP, 2, 2), spatial("width", "x", LEFT, 3, 3)])
}

fn convolution(at: OpRef<'_>, dims: &[Spatial]) -> Result {
    types(at)?;
    let op = at.shape();
    let pad = at_least(op, 0, "padding", 0)?;
    let strides = at_least(op, 1, "stride", 1)?;
    let dilations = at_least(op, 2, "dilation", 1)?;
    let Some(output) = extents(op, op.result(0)) else { return Ok(()) };
    let shapes = extents(op, op.operand(INPUT)).zip(extents(op, op.operand(WEIGHT)));
    for (i, dim) in dims.iter().enumerate() {
        let Some((input, weight)) = shapes else { break };
        let (size, kernel, out) = (input[dim.input], weight[dim.weight], output[dim.input]);
        if size == DYNAMIC || kernel == DYNAMIC {
            continue;
        }
        let (before, after, stride, dilation) = (pad[2 * i], pad[2 * i + 1], strides[i], dilations[i]);
        let total = i128::from(size) - 1 + i128::from(before) + i128::from(after)
            - (i128::from(kernel) - 1) * i128::from(dilation);
        let Spatial { name, axis, ends: [first, last], .. } = dim;
        if total % i128::from(stride) != 0 {
            return op.fail(format_args!(
                "expected input_{name} - 1 + pad_{first} + pad_{last} - (kernel_{name} - 1) * dilation_{axis} to be \
                 wholly divisible by stride_{axis}, got ({size} - 1 + {before} + {after} - ({kernel} - 1) * \
                 {dilation}) / {stride}"
            ));
        }
        output_size(op, name, total / i128::from(stride) + 1, out)?;
    }
    bias(op, output)
}

/// Verifies an extent of the output against the computed one.
fn output_size(op: OpShape<'_>, name: &str, computed: i128, found: i64) -> Result {
    if found != DYNAMIC && computed != i128::from(found) {
        return op.fail(format_args!(
            "calculated output {name} did not match expected: calculated={computed}, expected={found}"
        ));
    }
    Ok(())
}

/// Verifies the number of elements of the bias.
fn bias(op: OpShape<'_>, output: &[i64]) -> Result {
    let Some(&[bias]) = extents(op, op.operand(BIAS)) else { return Ok(()) };
    let Some(&channels) = output.last() else { return Ok(()) };
    if bias != DYNAMIC && channels != DYNAMIC && bias != channels && bias != 1 {
        return op.fail(format_args!(
            "bias channels expected to be equal to output channels ({channels}) or 1, got {bias}"
        ));
    }
    Ok(())
}

pub(in crate::tosa) fn transpose_conv2d(at: OpRef<'_>) -> Result {
    types(at)?;
    let op = at.shape();
    let (pad, strides) = (numbers(op, 0), numbers(op, 1));
    if strides.iter().any(|&stride| stride < 1) {
        let strides = super::listed(&strides);
        return op.fail(format_args!("expect all stride values to be >= 1, got [{strides}]"));
    }
    let shapes = extents(op, op.operand(INPUT)).zip(extents(op, op.operand(WEIGHT)));
    let Some((input, weight)) = shapes else { return Ok(()) };
    let dims = [(TOP, "KH", "OH", "IH", "y"), (LEFT, "KW", "OW", "IW", "x")];
    for (i, (ends, kernel, ..)) in dims.iter().enumerate() {
        let size = weight[i + 1];
        for (end, &pad) in ends.iter().zip(&pad[2 * i..]) {
            if size != DYNAMIC && pad <= size.saturating_neg() {
                return op.fail(format_args!(
                    "expected out_pad_{end} > -{kernel}, but got: out_pad_{end}={pad} and {kernel}={size}"
                ));
            }
        }
    }
    let Some(output) = extents(op, op.result(0)) else { return Ok(()) };
    for (i, ([first, last], kernel, out, input_name, axis)) in dims.iter().enumerate() {
        let (size, found, weight, stride) = (input[i + 1], output[i + 1], weight[i + 1], strides[i]);
        let (before, after) = (pad[2 * i], pad[2 * i + 1]);
        if size == DYNAMIC || found == DYNAMIC {
            continue;
        }
        let computed = (i128::from(size) - 1) * i128::from(stride)
            + i128::from(before)
            + i128::from(after)
            + i128::from(weight);
        if computed != i128::from(found) {
            return op.fail(format_args!(
                "dimension mismatch: expected {out} == ({input_name} - 1) * stride_{axis} + out_pad_{first} + \
                 out_pad_{last} + {kernel}, but got {found} != ({size} - 1) * {stride} + {before} + {after} + {weight}"
            ));
        }
    }
    bias(op, output)
}

fn pooling(op: OpShape<'_>) -> Result {
    let kernel = at_least(op, 0, "kernel", 1)?;
    let strides = at_least(op, 1, "stride", 1)?;
    let pad = at_least(op, 2, "padding", 0)?;
    for (ends, size, i, axis) in [(LEFT, "width", 1, "x"), (TOP, "height", 0, "y")] {
        let (kernel, first, last) = (kernel[i], pad[2 * i], pad[2 * i + 1]);
        if first >= kernel || last >= kernel {
            let [before, after] = ends;
            return op.fail(format_args!(
                "expected {before}/{after} padding to be less than the {size} of the kernel, got \
                 pad_{before}={first}, pad_{after}={last}, kernel_{axis}={kernel}"
            ));
        }
    }
    let shapes = extents(op, op.operand(0)).zip(extents(op, op.result(0)));
    let Some((input, output)) = shapes else { return Ok(()) };
    for (i, (name, axis, [first, last])) in [("height", "y", TOP), ("width", "x", LEFT)].iter().enumerate() {
        let (size, kernel, stride) = (input[i + 1], kernel[i], strides[i]);
        let (before, after) = (pad[2 * i], pad[2 * i + 1]);
        if size == DYNAMIC {
            continue;
        }
        let total = i128::from(size) + i128::from(before) + i128::from(after) - i128::from(kernel);
        if total % i128::from(stride) != 0 {
            return op.fail(format_args!(
                "expected input_{name} + pad_{first} + pad_{last} - kernel_{axis} to be wholly divisible by \
                 stride_{axis}, got ({size} + {before} + {after} - {kernel}) / {stride}"
            ));
        }
        output_size(op, name, total / i128::from(stride) + 1, output[i + 1])?;
    }
    Ok(())
}

pub(in crate::tosa) fn max_pool2d(op: OpShape<'_>) -> Result {
    same_elements(op, op.operand(0), op.result(0))?;
    pooling(op)
}

pub(in crate::tosa) fn avg_pool2d(at: OpRef<'_>) -> Result {
    let (op, ctx) = (at.shape(), at.ctx());
    pooling(op)?;
    let input = elem(op, op.operand(0));
    let acc = op.attr("acc_type").and_then(|attr| attr.as_type(ctx)).unwrap_or(Type::NONE);
    if input.is_int(ctx) && acc != Type::I32 {
        return op.fail("accumulator type for integer tensor is not i32");
    }
    float_accumulator(op, input, acc)?;
    zero_point_type(op, op.operand(0), 1, "input")?;
    zero_point_type(op, op.result(0), 2, "output")?;
    zero_point_of(at, 1, "input")?;
    zero_point_of(at, 2, "output")
}
