//! Conditions of the specification that the dialect does not demand (`ERROR_IF` and `REQUIRE`).

use crate::prelude::*;
use crate::tosa::verify::shapes::Resized;
use crate::tosa::{
    CondIf, Extents, Mul, Pad, Rescale, Resize, RoundingMode, Scatter, Table, WhileLoop, constant_extents,
};
use terrace_ir::elements::Dense;

pub(super) fn check(at: OpRef<'_>) -> Result {
    let b = at.body();
    if let Some(op) = at.as_::<Resize>() {
        resize(at, op)
    } else if let Some(op) = at.as_::<Mul>() {
        mul(at, op)
    } else if let Some(op) = at.as_::<Table>() {
        table(at, op)
    } else if let Some(op) = at.as_::<Rescale>() {
        rescale(at, op)
    } else if let Some(op) = at.as_::<Pad>() {
        pad(at, op)
    } else if let Some(op) = at.as_::<CondIf>() {
        isolated(at, op.then_graph(b), "then")?;
        isolated(at, op.else_graph(b), "else")
    } else if let Some(op) = at.as_::<WhileLoop>() {
        isolated(at, op.cond_graph(b), "cond")?;
        isolated(at, op.body_graph(b), "body")
    } else if let Some(op) = at.as_::<Scatter>() {
        scatter(at, op)
    } else {
        Ok(())
    }
}

/// The element type of a value.
fn elem(at: OpRef<'_>, value: Value) -> Type {
    at.ty(value).element_or_self(at.ctx())
}

fn shape(at: OpRef<'_>, value: Value) -> Extents {
    let shaped = at.ty(value).as_shaped(at.ctx());
    shaped.and_then(|shaped| shaped.shape).map(Extents::from_slice).unwrap_or_default()
}

/// Reports a number that is not at least `n` times `low` and below `n` times `high`.
fn in_range(at: OpRef<'_>, (name, value): (&str, i64), n: i64, (low, high): (i64, i64)) -> Result {
    if !(n.saturating_mul(low)..n.saturating_mul(high)).contains(&value) {
        let axis = &name[name.len() - 1..];
        return at.fail(format_args!(
            "expect {name} / scale{axis}Numerator to be in range [{low}, {high}), got {value}/{n}"
        ));
    }
    Ok(())
}

fn resize(at: OpRef<'_>, op: Resize) -> Result {
    let b = at.body();
    let (input, output) = (shape(at, op.input(b)), shape(at, op.output(b)));
    let (&[_, ih, iw, _], &[_, oh, ow, _]) = (&input[..], &output[..]) else { return Ok(()) };
    let sizes = [oh, ow, ih, iw];
    let is_static = !input.contains(&DYNAMIC) && !output.contains(&DYNAMIC);
    if is_static && sizes.iter().any(|&size| size >= 16384) {
        let [oh, ow, ih, iw] = sizes;
        return at.fail(format_args!(
            "expect input/output height/width dims to be < 16384, got [OH, OW, IH, IW] = {oh}, {ow}, {ih}, {iw}"
        ));
    }
    let constant = |value: Value| constant_extents(b, value).unwrap_or_default();
    let &[y_n, y_d, x_n, x_d] = &constant(op.scale(b))[..] else { return Ok(()) };
    if y_n > 1 << 11 || x_n > 1 << 11 {
        return at.fail(format_args!(
            "expect all scale numerator values to be <= (1 << 11), got scale_y_n={y_n}, scale_x_n={x_n}"
        ));
    }
    if y_d >= y_n.saturating_mul(16) || x_d >= x_n.saturating_mul(16) {
        return at.fail(format_args!(
            "expect a downscale ratio larger than 1/16, got y={y_n}/{y_d}, x={x_n}/{x_d}"
        ));
    }
    let (offset, border) = (constant(op.offset(b)), constant(op.border(b)));
    let (&[offset_y, offset_x], &[border_y, border_x]) = (&offset[..], &border[..]) else { return Ok(()) };
    in_range(at, ("offsetY", offset_y), y_n, (-1, 16))?;
    in_range(at, ("offsetX", offset_x), x_n, (-1, 16))?;
    in_range(at, ("borderY", border_y), y_n, (-16, 1))?;
    in_range(at, ("borderX", border_x), x_n, (-16, 1))?;
    for (name, axis, input, output, n, d, offset, border) in [
        ("height", "y", ih, oh, y_n, y_d, offset_y, border_y),
        ("width", "x", iw, ow, x_n, x_d, offset_x, border_x),
    ] {
        if input != DYNAMIC {
            Resized { name, axis, input, output, n, d, offset, border }.verify(at)?;
        }
    }
    Ok(())
}

fn mul(at: OpRef<'_>, op: Mul) -> Result {
    let b = at.body();
    let shift = constant_of(b, op.shift(b)).and_then(|shift| Dense::of(at.ctx(), shift));
    let Some(shift) = shift.filter(|shift| shift.len != 0 && shift.layout.format.is_none()) else {
        return Ok(());
    };
    let shift = shift.get::<ApInt>(0).to_i64().unwrap_or(-1);
    let is_i32 = elem(at, op.input1(b)).as_int(at.ctx()).is_some_and(|(width, _)| width == 32);
    if is_i32 && !(0..=63).contains(&shift) {
        return at.fail(format_args!("requires 0 <= shift && shift <= 63, but got: {shift}"));
    }
    if !is_i32 && shift != 0 {
        return at.fail(format_args!(
            "requires shift = 0 for all input data types that are not int32_t, but got: {shift}"
        ));
    }
    Ok(())
}

fn table(at: OpRef<'_>, op: Table) -> Result {
    let b = at.body();
    let is_i8 = elem(at, op.input1(b)).as_int(at.ctx()).is_some_and(|(width, _)| width == 8);
    let size = if is_i8 { 256 } else { 513 };
    match shape(at, op.table(b))[..] {
        [found] if found != DYNAMIC && found != size => {
            at.fail(format_args!("requires table size of {size}, got {found}"))
        }
        _ => Ok(()),
    }
}

fn rescale(at: OpRef<'_>, op: Rescale) -> Result {
    let (b, ctx) = (at.body(), at.ctx());
    let width = |value: Value| elem(at, value).as_int(ctx).map(|(width, _)| width);
    let (Some(input), Some(output)) = (width(op.input(b)), width(op.output(b))) else { return Ok(()) };
    let is = |flag: Option<bool>| flag.unwrap_or(false);
    let (scale32, rounding) = (is(op.scale32(b)), op.rounding_mode(b));
    let (from_unsigned, to_unsigned) = (is(op.input_unsigned(b)), is(op.output_unsigned(b)));
    let errors = [
        (scale32 && input == 48, "scale32 is not allowed with 48-bit input."),
        (
            !scale32 && rounding == Some(RoundingMode::Double),
            "DOUBLE_ROUND is only allowed with scale32=true.",
        ),
        (from_unsigned && to_unsigned, "input and output cannot be both unsigned."),
        (output == 32 && from_unsigned, "i32 output type is not allowed with unsigned input."),
        (input == 32 && to_unsigned, "i32 input type is not allowed with unsigned output."),
        (input == 48 && to_unsigned, "i48 input type is not allowed with unsigned output."),
        (input == 48 && from_unsigned, "i48 input type cannot be unsigned."),
        (input == 32 && from_unsigned, "i32 input type cannot be unsigned."),
        (output == 32 && to_unsigned, "i32 output type cannot be unsigned."),
    ];
    match errors.iter().find(|(holds, _)| *holds) {
        Some((_, message)) => at.fail(message),
        None => Ok(()),
    }
}

fn pad(at: OpRef<'_>, op: Pad) -> Result {
    let padding = constant_extents(at.body(), op.padding(at.body())).unwrap_or_default();
    match padding.iter().find(|&&n| n < 0) {
        Some(n) => at.fail(format_args!("padding value must all be non-negative, got {n}")),
        None => Ok(()),
    }
}

/// Reports values from outside that a region uses.
fn isolated(at: OpRef<'_>, region: Region, name: &str) -> Result {
    let b = at.body();
    let mut is_isolated = true;
    let is_inside = |value: Value| {
        let block = match b.value_def(value) {
            ValueDef::Result(op, _) => b.block_of(op),
            ValueDef::Arg(block, _) => Some(block),
        };
        block.and_then(|block| b.region_of(block)).is_some_and(|inner| b.is_region_ancestor(region, inner))
    };
    for op in b.blocks(region).flat_map(|block| b.ops(block)) {
        b.walk_from(op, &mut |op| is_isolated &= b.operands(op).iter().all(is_inside));
    }
    if is_isolated {
        return Ok(());
    }
    at.fail(format_args!(
        "is not conformant to the TOSA specification. It requires the '{name}' region is isolated from above.\n"
    ))
}

/// Positions that are written twice.
fn scatter(at: OpRef<'_>, op: Scatter) -> Result {
    let b = at.body();
    let indices = constant_of(b, op.indices(b)).and_then(|indices| Dense::of(at.ctx(), indices));
    let (Some(indices), &[_, n]) = (indices, &shape(at, op.indices(b))[..]) else { return Ok(()) };
    let Some(n) = usize::try_from(n).ok().filter(|&n| n != 0) else { return Ok(()) };
    if indices.layout.format.is_some() {
        return Ok(());
    }
    let mut found = FxHashSet::default();
    // The rows of a splat are equal.
    for i in 0..if indices.splat { indices.len.min(n) } else { indices.len } {
        if i % n == 0 {
            found.clear();
        }
        if !found.insert(indices.get::<ApInt>(i).to_i64()) {
            return at.fail("indices values contain duplicates");
        }
    }
    Ok(())
}
