//! Verifiers of the types of `quant`.

use super::types::*;
use crate::prelude::*;
use terrace_ir::diag::Message;
use terrace_ir::elements::Dense;

type Checked = core::result::Result<(), Message>;

/// The limit for equal scales, which text repeats, and bytecode does not.
const MAX_EQUAL_SCALES: usize = 1 << 16;

/// Verifies an integer of some meaning.
pub(super) fn any(ctx: &Context, ty: Type) -> Checked {
    let Some(any) = ty.as_::<AnyQuantizedType>(ctx) else { return Ok(()) };
    storage(ctx, any.flags, any.storage, Range { min: any.min, max: any.max })?;
    any.expressed.map_or(Ok(()), |ty| expressed(ctx, ty))
}

/// Verifies a float that lies in a range.
pub(super) fn calibrated(ctx: &Context, ty: Type) -> Checked {
    let Some(calibrated) = ty.as_::<CalibratedQuantizedType>(ctx) else { return Ok(()) };
    expressed(ctx, calibrated.expressed)?;
    let (min, max) = (f64::from_bits(calibrated.min), f64::from_bits(calibrated.max));
    if max <= min {
        return Err(format!("illegal min and max: ({}:{})", six_digits(min), six_digits(max)).into());
    }
    Ok(())
}

/// Verifies a uniform type.
pub(super) fn uniform(ctx: &Context, ty: Type) -> Checked {
    let Some(uniform) = ty.as_::<UniformQuantizedType>(ctx) else { return Ok(()) };
    storage(ctx, uniform.flags, uniform.storage, Range { min: uniform.min, max: uniform.max })?;
    expressed(ctx, uniform.expressed)?;
    scale(ctx, f64::from_bits(uniform.scale), uniform.expressed)
}

/// Verifies a uniform type for one dimension.
pub(super) fn per_axis(ctx: &Context, ty: Type) -> Checked {
    let Some(uniform) = ty.as_::<UniformQuantizedPerAxisType>(ctx) else { return Ok(()) };
    storage(ctx, uniform.flags, uniform.storage, Range { min: uniform.min, max: uniform.max })?;
    expressed(ctx, uniform.expressed)?;
    let (n_scales, n_zeros) = (uniform.scales.len(), uniform.zero_points.len());
    if n_scales != n_zeros {
        return Err(format!("illegal number of scales and zeroPoints: {n_scales}, {n_zeros}").into());
    }
    if n_scales == 0 {
        return Err("expected a scale".into());
    }
    uniform.scales.iter().try_for_each(|&bits| scale(ctx, f64::from_bits(bits as u64), uniform.expressed))?;
    dimension(uniform.dim)
}

/// Verifies a uniform type for blocks.
pub(super) fn sub_channel(ctx: &Context, ty: Type) -> Checked {
    let Some(uniform) = ty.as_::<UniformQuantizedSubChannelType>(ctx) else { return Ok(()) };
    storage(ctx, uniform.flags, uniform.storage, Range { min: uniform.min, max: uniform.max })?;
    expressed(ctx, uniform.expressed)?;
    let elements = |attr: Attr, elem: Type| {
        let ty = attr.as_::<DenseElementsAttr>(ctx)?.ty;
        let tensor = ty.as_::<RankedTensorType>(ctx).filter(|tensor| tensor.elem == elem)?;
        Some((tensor.shape, Dense::of(ctx, attr)?))
    };
    let (shape, scales) =
        elements(uniform.scales, uniform.expressed).ok_or("expected scales of the expressed type")?;
    let (zeros_shape, _) =
        elements(uniform.zero_points, uniform.storage).ok_or("expected zero points of the storage type")?;
    if shape != zeros_shape {
        return Err("expected scales and zero points of one shape".into());
    }
    if shape.is_empty() || shape.contains(&0) {
        return Err("expected a list of scales".into());
    }
    if scales.splat && scales.len > MAX_EQUAL_SCALES {
        return Err(format!("{} equal scales are more than {MAX_EQUAL_SCALES}", scales.len).into());
    }
    // All elements of a splat are the first one.
    let n_scales = if scales.splat { 1 } else { scales.len };
    (0..n_scales).try_for_each(|at| scale(ctx, scales.get::<ApFloat>(at).to_f64(), uniform.expressed))?;
    if uniform.dims.len() != uniform.block_sizes.len() {
        return Err("expected a block size for each quantized dimension".into());
    }
    uniform.dims.iter().try_for_each(|&dim| dimension(dim))?;
    match uniform.block_sizes.iter().find(|&&size| size <= 0) {
        Some(size) => Err(format!("illegal block size: {size}").into()),
        None => Ok(()),
    }
}

/// Verifies the type of a storage, and the least and the greatest value in it.
fn storage(ctx: &Context, flags: u32, storage: Type, range: Range) -> Checked {
    let Some((width, _)) = storage.as_int(ctx) else { return Err("storage type must be integral".into()) };
    if width == 0 || width > MAX_STORAGE_BITS {
        return Err(format!("illegal storage type size: {width}").into());
    }
    let all = Range::of_width(flags & SIGNED != 0, width);
    let Range { min, max } = range;
    if max <= min || min < all.min || max > all.max {
        return Err(format!("illegal storage min and storage max: ({min}:{max})").into());
    }
    Ok(())
}

fn expressed(ctx: &Context, ty: Type) -> Checked {
    if ty.is_float(ctx) { Ok(()) } else { Err("expressed type must be floating point".into()) }
}

fn scale(ctx: &Context, scale: f64, expressed: Type) -> Checked {
    // MLIR accepts numbers that are none.
    if scale <= 0.0 || scale.is_infinite() {
        return Err(format!("illegal scale: {}", six_digits(scale)).into());
    }
    match expressed.as_float(ctx).and_then(|format| out_of_range(scale, format)) {
        Some(message) => Err(message.into()),
        None => Ok(()),
    }
}

/// The message about a scale that is no positive number of a float type.
pub(super) fn out_of_range(scale: f64, format: FloatFormat) -> Option<String> {
    let least = ApFloat::smallest(format).to_f64();
    let greatest = ApFloat::largest(format, false).to_f64();
    (scale < least || scale > greatest).then(|| {
        let [scale, least, greatest] = [scale, least, greatest].map(six_digits);
        format!("scale {scale} out of expressed type range [{least}, {greatest}]")
    })
}

fn dimension(dim: i64) -> Checked {
    if i32::try_from(dim).is_ok_and(|dim| dim >= 0) {
        return Ok(());
    }
    Err(format!("illegal quantized dimension: {dim}").into())
}

/// A number with six digits behind the point, as C++ prints it in messages.
fn six_digits(value: f64) -> String {
    if value.is_infinite() {
        return if value > 0.0 { "INF" } else { "-INF" }.to_owned();
    }
    let text = format!("{value:.6e}");
    let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let (sign, exponent) = exponent.strip_prefix('-').map_or(('+', exponent), |exponent| ('-', exponent));
    format!("{digits}e{sign}{exponent:0>2}")
}
