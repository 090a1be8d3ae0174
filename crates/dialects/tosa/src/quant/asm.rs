//! The text of the types of `quant`.

use super::types::*;
use super::verify;
use crate::prelude::*;
use terrace_ir::decl::TypeClass;
use terrace_ir::diag::Message;
use terrace_ir::elements::{Dense, Element, Layout, dense_of_bytes, dense_of_ints};

/// `FloatType`, an interface, which has no name.
static FLOAT: TypeClass = TypeClass::new("", |ctx, ty| ty.is_float(ctx));

/// The offset of a mnemonic in front of the next character.
fn start_of(p: &AsmParser<'_>, mnemonic: &str) -> u32 {
    p.offset().saturating_sub(mnemonic.len() as u32)
}

/// A type that its verifier accepts; another one is reported at `at`.
fn checked(
    p: &AsmParser<'_>,
    at: u32,
    ty: Type,
    verify: fn(&Context, Type) -> core::result::Result<(), Message>,
) -> Result<Type> {
    verify(p.ctx, ty).map_err(|message| p.error_at(at, message))?;
    Ok(ty)
}

/// The storage of integers: `i8`, `u8<0:127>`.
struct Storage {
    flags: u32,
    ty: Type,
    range: Range,
}

impl Storage {
    fn of(flags: u32, ty: Type, min: i64, max: i64) -> Self {
        Self { flags, ty, range: Range { min, max } }
    }

    fn parse(p: &mut AsmParser<'_>) -> Result<Self> {
        let at = p.offset();
        let (ty, width, signed) = match p.parse_optional_type()? {
            Some(ty) => match ty.as_int(p.ctx) {
                Some((width, sign)) => (Some(ty), width, sign != Signedness::Unsigned),
                None => return Err(p.error_at(at, "storage type must be integral")),
            },
            None => {
                let word = p.any_keyword()?;
                let digits =
                    word.strip_prefix('u').ok_or_else(|| p.error_at(at, "illegal storage type prefix"))?;
                let width = digits.parse().map_err(|_| p.error_at(at, "expected storage type width"))?;
                (None, width, false)
            }
        };
        if width == 0 || width > MAX_STORAGE_BITS {
            return Err(p.error_at(at, format!("illegal storage type size: {width}")));
        }
        let all = Range::of_width(signed, width);
        let range = if p.eat(b'<') { parse_range(p, all)? } else { all };
        let ty = ty.unwrap_or_else(|| Type::int(p.ctx, width));
        Ok(Self { flags: if signed { SIGNED } else { 0 }, ty, range })
    }

    fn print(&self, p: &mut AsmPrinter<'_>) {
        let Some((width, sign)) = self.ty.as_int(p.ctx()) else { return };
        let signed = self.flags & SIGNED != 0;
        if sign == Signedness::Signless {
            p.byte(if signed { b'i' } else { b'u' });
            p.unsigned(width.into());
        } else {
            p.ty(self.ty);
        }
        if self.range != Range::of_width(signed, width) {
            p.byte(b'<');
            p.integer(self.range.min);
            p.byte(b':');
            p.integer(self.range.max);
            p.byte(b'>');
        }
    }
}

/// `-8:7>`
fn parse_range(p: &mut AsmParser<'_>, all: Range) -> Result<Range> {
    let at_min = p.offset();
    let min = p.parse_integer()?;
    p.expect(b':', "expected ':'")?;
    let at_max = p.offset();
    let max = p.parse_integer()?;
    p.expect(b'>', "expected '>'")?;
    if min < all.min {
        return Err(p.error_at(at_min, format!("illegal storage type minimum: {min}")));
    }
    if max > all.max {
        return Err(p.error_at(at_max, format!("illegal storage type maximum: {max}")));
    }
    Ok(Range { min, max })
}

/// `<i8<-8:7>:f32>`
pub(super) fn parse_any(p: &mut AsmParser<'_>) -> Result<Type> {
    let start = start_of(p, "any");
    p.expect(b'<', "expected '<'")?;
    let Storage { flags, ty, range } = Storage::parse(p)?;
    let expressed = if p.eat(b':') { Some(p.parse_type_of(&FLOAT)?) } else { None };
    p.expect(b'>', "expected '>'")?;
    let any = AnyQuantizedType::unchecked(p.ctx, flags, ty, expressed, range.min, range.max);
    checked(p, start, any, verify::any)
}

/// Prints what [`parse_any`] parses.
pub(super) fn print_any(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(any) = ty.as_::<AnyQuantizedType>(p.ctx()) else { return };
    p.byte(b'<');
    Storage::of(any.flags, any.storage, any.min, any.max).print(p);
    if let Some(expressed) = any.expressed {
        p.byte(b':');
        p.ty(expressed);
    }
    p.byte(b'>');
}

/// `<f32<-0.998:1.2321>>`
pub(super) fn parse_calibrated(p: &mut AsmParser<'_>) -> Result<Type> {
    let start = start_of(p, "calibrated");
    p.expect(b'<', "expected '<'")?;
    let at = p.offset();
    let expressed = p.parse_type_of(&FLOAT).map_err(|_| p.error_at(at, "expecting float expressed type"))?;
    let (min, max) = parse_bounds(p).map_err(|_| p.error_at(at, "calibrated values must be present"))?;
    p.expect(b'>', "expected '>'")?;
    let calibrated = CalibratedQuantizedType::unchecked(p.ctx, expressed, min.to_bits(), max.to_bits());
    checked(p, start, calibrated, verify::calibrated)
}

/// `<-0.998:1.2321>`
fn parse_bounds(p: &mut AsmParser<'_>) -> Result<(f64, f64)> {
    p.expect(b'<', "expected '<'")?;
    let min = p.parse_float(FloatFormat::F64)?.to_f64();
    p.expect(b':', "expected ':'")?;
    let max = p.parse_float(FloatFormat::F64)?.to_f64();
    p.expect(b'>', "expected '>'")?;
    Ok((min, max))
}

/// Prints what [`parse_calibrated`] parses.
pub(super) fn print_calibrated(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(calibrated) = ty.as_::<CalibratedQuantizedType>(p.ctx()) else { return };
    p.byte(b'<');
    p.ty(calibrated.expressed);
    p.byte(b'<');
    print_f64(p, calibrated.min);
    p.byte(b':');
    print_f64(p, calibrated.max);
    p.text(">>");
}

/// A scale and a zero point.
struct Param {
    scale: f64,
    zero_point: i64,
}

/// The parts of a tensor that a scale of a uniform type is for.
enum Scheme {
    Tensor,
    Axis(i64),
    Blocks { dims: Vec<i64>, sizes: Vec<i64> },
}

/// `<i8:f32, 0.5:10>`, `<i8:f32:1, {0.5:10, 0.25}>`, `<i8:f32:{0:1, 1:2}, {{0.5:10, 0.25}, {1.0, 2.0}}>`
pub(super) fn parse_uniform(p: &mut AsmParser<'_>) -> Result<Type> {
    let start = start_of(p, "uniform");
    p.expect(b'<', "expected '<'")?;
    let Storage { flags, ty: storage, range: Range { min, max } } = Storage::parse(p)?;
    p.expect(b':', "expected ':'")?;
    let expressed = p.parse_type_of(&FLOAT)?;
    let format = expressed.as_float(p.ctx).unwrap_or(FloatFormat::F64);
    let scheme = match p.eat(b':') {
        false => Scheme::Tensor,
        true if p.eat(b'{') => parse_blocks(p)?,
        true => Scheme::Axis(p.parse_integer_as::<i32>()?.into()),
    };
    p.expect(b',', "expected ','")?;
    let (mut params, mut shape) = (Vec::new(), Vec::new());
    if matches!(scheme, Scheme::Tensor) {
        params.push(parse_param(p, format)?);
    } else {
        p.expect(b'{', "expected '{'")?;
        shape = parse_params(p, format, &mut params)?;
    }
    p.expect(b'>', "expected '>'")?;
    let ctx = p.ctx;
    match scheme {
        Scheme::Tensor => {
            let Param { scale, zero_point } = params[0];
            let scale = scale.to_bits();
            let ty =
                UniformQuantizedType::unchecked(ctx, flags, storage, expressed, scale, zero_point, min, max);
            checked(p, start, ty, verify::uniform)
        }
        Scheme::Axis(dim) => {
            let scales: Vec<i64> = params.iter().map(|param| param.scale.to_bits() as i64).collect();
            let zeros: Vec<i64> = params.iter().map(|param| param.zero_point).collect();
            let ty = UniformQuantizedPerAxisType::unchecked(
                ctx, flags, storage, expressed, dim, min, max, &scales, &zeros,
            );
            checked(p, start, ty, verify::per_axis)
        }
        Scheme::Blocks { dims, sizes } => {
            let scales = RankedTensorType::get(ctx, &shape, expressed, None);
            let mut data = Vec::new();
            let layout =
                Layout::of(ctx, expressed).ok_or_else(|| p.error_at(start, "expected a float type"))?;
            for param in &params {
                ApFloat::from_f64(format, param.scale, Rounding::NearestTiesToEven).write(&layout, &mut data);
            }
            let scales = dense_of_bytes(ctx, scales, &layout, &data);
            let width = storage.as_int(ctx).map_or(1, |(width, _)| width);
            let zeros: Vec<ApInt> =
                params.iter().map(|param| ApInt::from_i64(width, param.zero_point)).collect();
            let zeros_ty = RankedTensorType::get(ctx, &shape, storage, None);
            let zeros = dense_of_ints(ctx, zeros_ty, storage, &zeros);
            let ty = UniformQuantizedSubChannelType::unchecked(
                ctx, flags, storage, expressed, min, max, &dims, &sizes, scales, zeros,
            );
            checked(p, start, ty, verify::sub_channel)
        }
    }
}

/// `0:1, 1:2}`
fn parse_blocks(p: &mut AsmParser<'_>) -> Result<Scheme> {
    let (mut dims, mut sizes) = (Vec::new(), Vec::new());
    if !p.eat(b'}') {
        p.comma_list(&mut |p| {
            dims.push(p.parse_integer_as::<i32>()?.into());
            p.expect(b':', "expected ':'")?;
            sizes.push(p.parse_integer()?);
            Ok(())
        })?;
        p.expect(b'}', "expected '}'")?;
    }
    Ok(Scheme::Blocks { dims, sizes })
}

/// `0.5:10`, or a scale alone, whose zero point is zero.
fn parse_param(p: &mut AsmParser<'_>, format: FloatFormat) -> Result<Param> {
    let scale = p.parse_float(FloatFormat::F64)?.to_f64();
    if let Some(message) = verify::out_of_range(scale, format) {
        return Err(p.error(message));
    }
    let zero_point = if p.eat(b':') { p.parse_integer()? } else { 0 };
    Ok(Param { scale, zero_point })
}

/// `0.5:10, 0.25}`, or lists of them, of equal extents, which are the result.
fn parse_params(p: &mut AsmParser<'_>, format: FloatFormat, params: &mut Vec<Param>) -> Result<Vec<i64>> {
    p.nested(|p| {
        let (mut n, mut inner) = (0, None);
        p.comma_list(&mut |p| {
            let extents = match p.eat(b'{') {
                true => parse_params(p, format, params)?,
                false => {
                    params.push(parse_param(p, format)?);
                    Vec::new()
                }
            };
            n += 1;
            if *inner.get_or_insert_with(|| extents.clone()) != extents {
                return Err(p.error("tensor literal is invalid; ranks are not consistent between elements"));
            }
            Ok(())
        })?;
        p.expect(b'}', "expected '}'")?;
        let mut extents = vec![n];
        extents.extend(inner.unwrap_or_default());
        Ok(extents)
    })
}

fn print_f64(p: &mut AsmPrinter<'_>, bits: u64) {
    p.float(ApFloat::from_bits(FloatFormat::F64, bits.into()));
}

/// `:10`, or nothing for zero.
fn print_zero_point(p: &mut AsmPrinter<'_>, zero_point: i64) {
    if zero_point != 0 {
        p.byte(b':');
        p.integer(zero_point);
    }
}

/// `<i8:f32`
fn print_head(p: &mut AsmPrinter<'_>, storage: &Storage, expressed: Type) {
    p.byte(b'<');
    storage.print(p);
    p.byte(b':');
    p.ty(expressed);
}

/// Prints a uniform type.
pub(super) fn print_uniform(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(uniform) = ty.as_::<UniformQuantizedType>(p.ctx()) else { return };
    let storage = Storage::of(uniform.flags, uniform.storage, uniform.min, uniform.max);
    print_head(p, &storage, uniform.expressed);
    p.text(", ");
    print_f64(p, uniform.scale);
    print_zero_point(p, uniform.zero_point);
    p.byte(b'>');
}

/// Prints a uniform type for one dimension.
pub(super) fn print_per_axis(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(uniform) = ty.as_::<UniformQuantizedPerAxisType>(p.ctx()) else { return };
    let storage = Storage::of(uniform.flags, uniform.storage, uniform.min, uniform.max);
    print_head(p, &storage, uniform.expressed);
    p.byte(b':');
    p.integer(uniform.dim);
    p.text(", {");
    for (at, (&scale, &zero_point)) in uniform.scales.iter().zip(uniform.zero_points).enumerate() {
        if at != 0 {
            p.byte(b',');
        }
        print_f64(p, scale as u64);
        print_zero_point(p, zero_point);
    }
    p.text("}>");
}

/// Prints a uniform type for blocks.
pub(super) fn print_sub_channel(p: &mut AsmPrinter<'_>, ty: Type) {
    let ctx = p.ctx();
    let Some(uniform) = ty.as_::<UniformQuantizedSubChannelType>(ctx) else { return };
    let storage = Storage::of(uniform.flags, uniform.storage, uniform.min, uniform.max);
    print_head(p, &storage, uniform.expressed);
    p.text(":{");
    for (at, (&dim, &size)) in uniform.dims.iter().zip(uniform.block_sizes).enumerate() {
        if at != 0 {
            p.text(", ");
        }
        p.integer(dim);
        p.byte(b':');
        p.integer(size);
    }
    p.text("}, ");
    if let (Some(scales), Some(zeros)) = (Dense::of(ctx, uniform.scales), Dense::of(ctx, uniform.zero_points))
    {
        print_params(p, &scales, &zeros);
    }
    p.byte(b'>');
}

/// Prints scales and zero points as nested lists.
fn print_params(p: &mut AsmPrinter<'_>, scales: &Dense<'_>, zeros: &Dense<'_>) {
    let shape = scales.ty.as_shaped(p.ctx()).and_then(|shaped| shaped.shape).unwrap_or(&[]);
    // How many lists end behind an element: those of which it is the last one.
    let n_ends = |number: usize| {
        let mut rest = number;
        let ends = shape.iter().rev().take_while(|&&extent| {
            let extent = (extent as usize).max(1);
            let is_end = rest.is_multiple_of(extent);
            rest /= extent;
            is_end
        });
        ends.count()
    };
    for at in 0..scales.len {
        if at != 0 {
            p.text(", ");
        }
        (0..n_ends(at)).for_each(|_| p.byte(b'{'));
        p.float(scales.get::<ApFloat>(at));
        print_zero_point(p, zeros.get::<ApInt>(at).to_i128().unwrap_or(0) as i64);
        (0..n_ends(at + 1)).for_each(|_| p.byte(b'}'));
    }
}
