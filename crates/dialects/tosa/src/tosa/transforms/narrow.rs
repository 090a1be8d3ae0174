//! `tosa-narrow-i64-to-i32` and `tosa-narrow-f64-to-f32`: tensors of 64-bit numbers become such of 32-bit numbers.

use super::retype::{convert_function, convert_return, rebuild};
use crate::prelude::*;
use crate::tosa::{
    ArgMax, Cast, Clamp, Concat, CondIf, Const, DIALECT, Identity, Pad, Reshape, Reverse, Slice, Tile,
    Transpose, WhileLoop, Yield,
};
use terrace_base::builtin::UnrealizedConversionCast;
use terrace_base::func::{Func, Return};
use terrace_base::infer::with_element;
use terrace_ir::elements::{Dense, Element, Layout};

passes! {
    /// Narrow I64 TOSA operations to I32.
    NarrowI64ToI32("TosaNarrowI64ToI32Pass") = "tosa-narrow-i64-to-i32" on(Anchor::Op("func.func")) {
        /// If enabled, all TOSA operations are rewritten, regardless or whether the narrowingis safe. This option may lead to data loss if not used carefully.
        aggressive_rewrite: bool = false,
        /// If enabled, the pass will convert function I/O types as well. Otherwise casts willbe inserted at the I/O boundaries.
        convert_function_boundaries: bool = false,
    } => narrow_integers;

    /// Narrow F64 TOSA operations to F32.
    NarrowF64ToF32("TosaNarrowF64ToF32Pass") = "tosa-narrow-f64-to-f32" on(Anchor::Op("func.func")) {
        /// If enabled, all TOSA operations are rewritten, regardless or whether the narrowingis safe. This option may lead to data loss if not used carefully.
        aggressive_rewrite: bool = false,
        /// If enabled, the pass will convert function I/O types as well. Otherwise casts willbe inserted at the I/O boundaries.
        convert_function_boundaries: bool = false,
    } => narrow_floats;
}

fn narrow_integers(o: &NarrowI64ToI32, pass: &mut PassContext<'_>) -> Result {
    let patterns = Patterns::new().add(SAFE_INTEGERS).add(Integers::SAFE);
    narrow::<Integers>(pass, o.aggressive_rewrite, o.convert_function_boundaries, patterns)
}

fn narrow_floats(o: &NarrowF64ToF32, pass: &mut PassContext<'_>) -> Result {
    let patterns = Patterns::new().add(Floats::SAFE);
    narrow::<Floats>(pass, o.aggressive_rewrite, o.convert_function_boundaries, patterns)
}

fn narrow<K: Kind>(pass: &mut PassContext<'_>, aggressive: bool, boundaries: bool, safe: Patterns) -> Result {
    let mut converter = TypeConverter::new(pass.body.ctx()).rule(narrowed_type::<K>);
    converter.unrealized_cast = Some(UnrealizedConversionCast::DEF);
    converter.cast = Some(|b, value, ty| Some(Cast::build(b, ty, value).0));
    let legal_types = Legality::Dynamic(|b, op, converter| converter.is_legal_op(b, op));
    let ends = if boundaries { legal_types } else { Legality::Legal };
    let target = ConversionTarget::new()
        .dialect(DIALECT.name, legal_types)
        .op(Func::DEF, Legality::Legal)
        .op(Return::DEF, ends);
    let patterns = if aggressive { Patterns::new() } else { safe };
    let conversion = Conversion::full(target, patterns.add(RETURN), converter.clone());
    let conversion = if aggressive { conversion.any(any::<K>) } else { conversion };
    convert_function(pass, conversion, converter, boundaries)
}

/// A kind of numbers.
trait Kind: Sized + 'static {
    /// A number.
    type Element: Element;
    /// Whether a type is of this kind.
    fn has(ctx: &Context, elem: Type) -> bool;
    /// The narrow type that takes the place of a type.
    fn narrowed(ctx: &Context, elem: Type) -> Option<Type>;
    /// The nearest narrow number, and whether it is another one.
    fn nearest(value: Self::Element) -> (Self::Element, bool);

    /// Operations that do not compute with numbers.
    const SAFE: &'static [Pattern] = patterns![
        "const": Const => plain::<Self, Const>,
        "concat": Concat => plain::<Self, Concat>,
        "pad": Pad => plain::<Self, Pad>,
        "reshape": Reshape => plain::<Self, Reshape>,
        "reverse": Reverse => plain::<Self, Reverse>,
        "slice": Slice => plain::<Self, Slice>,
        "tile": Tile => plain::<Self, Tile>,
        "transpose": Transpose => plain::<Self, Transpose>,
        "identity": Identity => plain::<Self, Identity>,
        "cast": Cast => cast::<Self>,
        "cond_if": CondIf => plain::<Self, CondIf>,
        "while_loop": WhileLoop => plain::<Self, WhileLoop>,
        "yield": Yield => plain::<Self, Yield>,
    ];
}

/// Integers of 64 bits.
struct Integers;

impl Kind for Integers {
    type Element = ApInt;
    fn has(ctx: &Context, elem: Type) -> bool {
        elem.is_int(ctx)
    }
    fn narrowed(ctx: &Context, elem: Type) -> Option<Type> {
        (elem.as_int(ctx)?.0 == 64).then_some(Type::I32)
    }
    fn nearest(value: ApInt) -> (ApInt, bool) {
        let value = value.to_i64().unwrap_or(i64::MAX);
        let nearest = value.clamp(i32::MIN.into(), i32::MAX.into());
        (ApInt::from_i64(32, nearest), nearest != value)
    }
}

/// Floats of 64 bits.
struct Floats;

impl Kind for Floats {
    type Element = ApFloat;
    fn has(ctx: &Context, elem: Type) -> bool {
        elem.is_float(ctx)
    }
    fn narrowed(_: &Context, elem: Type) -> Option<Type> {
        (elem == Type::F64).then_some(Type::F32)
    }
    fn nearest(value: ApFloat) -> (ApFloat, bool) {
        value.convert(FloatFormat::F32, Rounding::NearestTiesToEven)
    }
}

fn narrowed_type<K: Kind>(converter: &mut TypeConverter, ty: Type) -> Convert {
    let ctx = converter.ctx();
    let elem = if ty.is_tensor(ctx) { ty.element_or_self(ctx) } else { ty };
    Convert::To(K::narrowed(ctx, elem).map_or(ty, |elem| with_element(ctx, ty, elem)))
}

/// An attribute with narrow numbers; `None` for a type that is not narrow, and for numbers that change if they must not.
fn narrowed_attr<K: Kind>(ctx: &Context, attr: Attr, may_change: bool) -> Option<Attr> {
    let number = |value: K::Element| {
        let (nearest, changes) = K::nearest(value);
        (may_change || !changes).then_some(nearest)
    };
    if let Some((ty, value)) = K::Element::of_attr(ctx, attr) {
        let Some(ty) = K::narrowed(ctx, ty) else { return Some(attr) };
        return Some(number(value)?.to_attr(ctx, ty));
    }
    if let Some(ty) = attr.as_type(ctx) {
        return K::narrowed(ctx, ty.element_or_self(ctx)).is_none().then_some(attr);
    }
    let Some(dense) = Dense::of(ctx, attr).filter(|dense| dense.ty.is_tensor(ctx)) else { return Some(attr) };
    let Some(elem) = K::narrowed(ctx, dense.ty.element_or_self(ctx)) else { return Some(attr) };
    let layout = Layout::of(ctx, elem)?;
    let mut data = Vec::new();
    for i in 0..if dense.splat { dense.len.min(1) } else { dense.len } {
        number(dense.get::<K::Element>(i))?.write(&layout, &mut data);
    }
    Some(DenseElementsAttr::get(ctx, with_element(ctx, dense.ty, elem), dense.splat, &data))
}

static RETURN: &[Pattern] = patterns![Return => convert_return];

static SAFE_INTEGERS: &[Pattern] = patterns![ArgMax => argmax, Clamp => clamp];

fn plain<K: Kind, O: OpKind>(op: O, rw: &mut Lowering<'_, '_>) -> Rewrite<()> {
    rebuild(rw, op.op(), |ctx, attr| narrowed_attr::<K>(ctx, attr, false))
}

fn any<K: Kind>(rw: &mut Lowering<'_, '_>, op: Op) -> Rewrite<()> {
    if rw.def(op).dialect != DIALECT.name {
        return Err("only operations of tosa are narrowed".into());
    }
    rebuild(rw, op, |ctx, attr| narrowed_attr::<K>(ctx, attr, true))
}

/// A cast whose result is not narrower than the narrow input.
fn cast<K: Kind>(op: Cast, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let ctx = rw.context();
    let input = rw.adaptor(op).input;
    let ty = rw.ty(op.output(rw));
    let (from, to) = (rw.ty(input).element_or_self(ctx), ty.element_or_self(ctx));
    if K::has(ctx, from) && K::has(ctx, to) && from.bit_width(ctx) > to.bit_width(ctx) {
        return Err("narrowing cast may lead to data loss".into());
    }
    let ty = rw.convert(ty)?;
    Ok(Cast::new(rw, ty, input))
}

/// An index along a dimension that has few enough elements.
fn argmax(op: ArgMax, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let ctx = rw.context();
    let input = rw.adaptor(op).input;
    let shape = rw.ty(input).as_shaped(ctx).and_then(|shaped| shaped.shape).unwrap_or_default();
    let axis = op.axis(rw).and_then(|axis| usize::try_from(axis).ok());
    match axis.and_then(|axis| shape.get(axis)) {
        Some(&extent) if extent != DYNAMIC && extent < i64::from(i32::MAX) => {}
        _ => return Err("the dimension is not known to have less than 2^31 - 1 elements".into()),
    }
    let ty = rw.ty(op.output(rw));
    let ty = rw.convert(ty)?;
    let axis = op.axis(rw).ok_or("the axis is missing")?;
    let nan_mode = op.nan_mode(rw);
    Ok(ArgMax::with(ty, axis, input).nan_mode(nan_mode).result(rw))
}

/// A clamp whose bounds are narrow.
fn clamp(op: Clamp, rw: &mut Lowering<'_, '_>) -> Rewrite<Value> {
    let ctx = rw.context();
    let [min, max] = [op.min_val(rw), op.max_val(rw)].map(|bound| {
        let (_, bound) = ApInt::of_attr(ctx, bound?)?;
        i32::try_from(bound.to_i64()?).ok().map(|bound| IntegerAttr::of_i64(ctx, Type::I32, bound.into()))
    });
    let (Some(min), Some(max)) = (min, max) else {
        return Err("clamp bounds exceed the range of 32 bits".into());
    };
    let input = rw.adaptor(op).input;
    let ty = rw.ty(op.output(rw));
    let ty = rw.convert(ty)?;
    let nan_mode = op.nan_mode(rw);
    Ok(Clamp::with(ty, min, max, input).nan_mode(nan_mode).result(rw))
}
