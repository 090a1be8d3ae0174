//! The limits of level `8k`; level `none` has none.

use super::{Target, is_one_of, variable_type};
use crate::prelude::*;
use crate::tosa::{
    ApplyScale, ArgMax, AvgPool2d, Concat, CondIf, ConstShape, Conv2D, Conv3D, Custom, DepthwiseConv2D, Dim,
    Fft2d, MaxPool2d, Resize, Rfft2d, ShapeType, TransposeConv2D, Variable, WhileLoop, Yield,
    constant_extents,
};
use terrace_base::builtin::Module;
use terrace_base::func::Func;

const MAX_RANK: usize = 6;
/// Also that of strides.
const MAX_KERNEL: i64 = 8192;
const MAX_SCALE: i64 = 256;
const MAX_LOG2_SIZE: u32 = 31;
const MAX_NESTING: usize = 6;
const MAX_TENSOR_LIST_SIZE: usize = 64;

pub(super) fn check(at: OpRef<'_>, target: Target<'_>) -> Result {
    if target.is_unlimited() {
        return Ok(());
    }
    check_tensors(at, target)?;
    check_windows(at)?;
    check_scales(at)?;
    check_lists(at)?;
    check_nesting(at)
}

/// Ranks and sizes of tensors.
fn check_tensors(at: OpRef<'_>, target: Target<'_>) -> Result {
    if is_one_of(at, &[ApplyScale::DEF, Yield::DEF]) {
        return Ok(());
    }
    if let Some(variable) = at.as_::<Variable>() {
        let Some(ty) = variable_type(at, variable) else { return Ok(()) };
        check_rank(at, ty, "variable type", MAX_RANK)?;
        return check_size(at, target, ty, "variable type");
    }
    let types =
        |values: Values<'_>| -> SmallVec<[Type; 4]> { values.iter().map(|value| at.ty(value)).collect() };
    let (operands, results) = (types(at.operands()), types(at.results()));
    if !is_one_of(at, &[Custom::DEF, WhileLoop::DEF]) {
        let is_condition = at.as_::<CondIf>().is_some();
        let ranked = if is_condition { 1 } else { operands.len() };
        operands.iter().take(ranked).try_for_each(|&ty| check_rank(at, ty, "operand", MAX_RANK))?;
        let max = if at.as_::<ArgMax>().is_some() { MAX_RANK - 1 } else { MAX_RANK };
        let ranked = if is_condition { 0 } else { results.len() };
        results.iter().take(ranked).try_for_each(|&ty| check_rank(at, ty, "result", max))?;
    }
    operands.iter().try_for_each(|&ty| check_size(at, target, ty, "operand"))?;
    results.iter().try_for_each(|&ty| check_size(at, target, ty, "result"))?;
    let is_shape = |ty: &Type| ty.is::<ShapeType>(at.ctx());
    if is_one_of(at, &[ConstShape::DEF, Dim::DEF]) || !results.iter().any(is_shape) {
        return Ok(());
    }
    operands.iter().chain(&results).try_for_each(|&ty| check_extents(at, ty))
}

fn check_rank(at: OpRef<'_>, ty: Type, what: &str, max: usize) -> Result {
    let Some(shaped) = ty.as_shaped(at.ctx()) else { return Ok(()) };
    match shaped.shape {
        None => at.fail("failed level check: unranked tensor"),
        Some(shape) if shape.len() > max => {
            at.fail(format_args!("failed level check: {what} rank(shape) <= MAX_RANK"))
        }
        Some(_) => Ok(()),
    }
}

fn check_size(at: OpRef<'_>, target: Target<'_>, ty: Type, what: &str) -> Result {
    let ctx = at.ctx();
    let Some(shaped) = ty.as_shaped(ctx) else { return Ok(()) };
    let Some(shape) = shaped.shape else { return at.fail("failed level check: unranked tensor") };
    if shape.contains(&DYNAMIC) {
        return match target.version() {
            (1, 0) => at.fail(format_args!(
                "failed level check: {what} shape dimension cannot be dynamic when targeting TOSA specification version \
                 1.0 or below"
            )),
            _ => Ok(()),
        };
    }
    let bytes = i64::from(shaped.elem.bit_width(ctx).unwrap_or(8) / 8).max(1);
    let size = shape.iter().try_fold(bytes, |size, &extent| size.checked_mul(extent));
    if size.is_none_or(|size| size >> MAX_LOG2_SIZE != 0) {
        return at.fail(format_args!(
            "failed level check: {what} tensor size (in bytes) <= (1 << MAX_LOG2_SIZE - 1)"
        ));
    }
    Ok(())
}

/// The number of extents in a shape.
fn check_extents(at: OpRef<'_>, ty: Type) -> Result {
    match ty.as_::<ShapeType>(at.ctx()) {
        Some(shape) if shape.rank as usize > MAX_RANK => {
            let ty = quoted_type(at.ctx(), ty);
            at.fail(format_args!("failed shape type level check: {ty} exceeds MAX_RANK"))
        }
        _ => Ok(()),
    }
}

/// The numbers that a limit of windows bounds.
enum Bound {
    /// The numbers of an attribute.
    Attr(&'static str),
    /// An extent of an operand.
    Extent(usize, usize),
    /// The number at a position of `dilation`, multiplied by an extent of the weight.
    Dilated(usize, usize),
}
use Bound::{Attr as Of, Dilated, Extent};

/// The limits of windows by operation, in the order of the checks, with their text.
static WINDOWS: &[(&[&OpDef], &[(Bound, &str)])] = &[
    (
        &[AvgPool2d::DEF, MaxPool2d::DEF],
        &[
            (Of("kernel"), "kernel <= MAX_KERNEL"),
            (Of("stride"), "stride <= MAX_STRIDE"),
            (Of("pad"), "pad <= MAX_KERNEL"),
        ],
    ),
    (
        &[Conv2D::DEF, Conv3D::DEF, DepthwiseConv2D::DEF],
        &[
            (Of("dilation"), "dilation <= MAX_KERNEL"),
            (Of("pad"), "pad <= MAX_KERNEL"),
            (Of("stride"), "stride <= MAX_STRIDE"),
        ],
    ),
    (
        &[Conv2D::DEF],
        &[
            (Dilated(0, 1), "dilation_y * KH <= MAX_KERNEL)"),
            (Dilated(1, 2), "dilation_x * KW <= MAX_KERNEL)"),
        ],
    ),
    (
        &[Conv3D::DEF],
        &[
            (Dilated(0, 1), "dilation_d * KD <= MAX_KERNEL)"),
            (Dilated(1, 2), "dilation_y * KH <= MAX_KERNEL)"),
            (Dilated(2, 3), "dilation_x * KW <= MAX_KERNEL)"),
        ],
    ),
    (
        &[DepthwiseConv2D::DEF],
        &[
            (Dilated(0, 0), "dilation_y * KH <= MAX_KERNEL)"),
            (Dilated(1, 1), "dilation_x * KW <= MAX_KERNEL)"),
        ],
    ),
    (
        &[Fft2d::DEF, Rfft2d::DEF],
        &[
            (Extent(0, 1), "H <= MAX_KERNEL"),
            (Extent(0, 2), "W <= MAX_KERNEL"),
            (Extent(1, 1), "H <= MAX_KERNEL"),
            (Extent(1, 2), "W <= MAX_KERNEL"),
        ],
    ),
    (
        &[TransposeConv2D::DEF],
        &[
            (Extent(1, 1), "KH <= MAX_KERNEL"),
            (Extent(1, 2), "KW <= MAX_KERNEL"),
            (Of("out_pad"), "pad <= MAX_KERNEL"),
            (Of("stride"), "stride <= MAX_STRIDE"),
        ],
    ),
];

/// Kernels, strides and padding.
fn check_windows(at: OpRef<'_>) -> Result {
    let limits = WINDOWS.iter().filter(|(defs, _)| is_one_of(at, defs));
    for (bound, text) in limits.flat_map(|&(_, limits)| limits) {
        if exceeds(at, bound) {
            return at.fail(format_args!("failed level check: {text}"));
        }
    }
    Ok(())
}

fn exceeds(at: OpRef<'_>, bound: &Bound) -> bool {
    let array = |name: &str| at.shape().attr(name)?.as_::<DenseArrayAttr>(at.ctx());
    let extent = |operand: usize, i: usize| {
        let shaped = at.ty(at.operands().get(operand)?).as_shaped(at.ctx())?;
        shaped.shape?.get(i).copied().filter(|&extent| extent != DYNAMIC)
    };
    match *bound {
        Of(name) => array(name).is_some_and(|array| array.i64s().any(|n| n > MAX_KERNEL)),
        Extent(operand, i) => extent(operand, i).is_some_and(|extent| extent > MAX_KERNEL),
        Dilated(i, dim) => {
            let dilation = array("dilation").and_then(|array| array.i64s().nth(i));
            let size = dilation.zip(extent(1, dim)).map(|(dilation, extent)| dilation.saturating_mul(extent));
            size.is_some_and(|size| size > MAX_KERNEL)
        }
    }
}

/// The scales of a resized image.
fn check_scales(at: OpRef<'_>) -> Result {
    let Some(resize) = at.as_::<Resize>() else { return Ok(()) };
    let scale = constant_extents(at.body(), resize.scale(at.body()));
    let Some(&[y_n, y_d, x_n, x_d]) = scale.as_deref() else { return Ok(()) };
    [("y", y_n, y_d), ("x", x_n, x_d)].into_iter().try_for_each(|(axis, n, d)| {
        if n.checked_div(d).is_some_and(|scale| scale > MAX_SCALE) {
            return at.fail(format_args!("failed level check: scale_{axis}_n/scale_{axis}_d <= MAX_SCALE"));
        }
        Ok(())
    })
}

/// The numbers of operands and results.
fn check_lists(at: OpRef<'_>) -> Result {
    let b = at.body();
    let lists = if let Some(op) = at.as_::<Concat>() {
        [(op.input1(b).len(), "input1"), (0, "")]
    } else if let Some(op) = at.as_::<Custom>() {
        [(op.input_list(b).len(), "input_list"), (op.output_list(b).len(), "output_list")]
    } else if let Some(op) = at.as_::<CondIf>() {
        [(op.input_list(b).len(), "inputs"), (op.output_list(b).len(), "outputs")]
    } else if let Some(op) = at.as_::<WhileLoop>() {
        [(op.input_list(b).len(), "inputs"), (op.output_list(b).len(), "outputs")]
    } else {
        return Ok(());
    };
    lists.iter().try_for_each(|&(len, name)| match len > MAX_TENSOR_LIST_SIZE {
        true => at.fail(format_args!("failed level check for MAX_TENSOR_LIST_SIZE: {name}")),
        false => Ok(()),
    })
}

/// How many regions are around conditions and loops.
fn check_nesting(at: OpRef<'_>) -> Result {
    if at.as_::<CondIf>().is_none() && at.as_::<WhileLoop>().is_none() {
        return Ok(());
    }
    let is_end = |at: &OpRef<'_>| at.as_::<Func>().is_some() || at.as_::<Module>().is_some();
    let around = core::iter::successors(Some(at), |at| if is_end(at) { None } else { at.parent() });
    let depth = around.count() - 1;
    if depth >= MAX_NESTING {
        return at.fail(format_args!("failed level check: {depth} >= MAX_NESTING"));
    }
    Ok(())
}
