//! The dialect `angle`: a type, an attribute, an enum and five operations.

use crate::syntax;
use terrace::prelude::*;

types! { "angle", TYPES;
    /// An angle in parts of a full turn: `!angle.angle<360>`.
    AngleType = "angle" {
        /// How many parts a full turn has, at least one.
        parts: u32,
    } (parse: syntax::parse_angle, print: syntax::print_angle)
}

attrs! { "angle", ATTRS;
    /// The angles from `low` to below `high`: `#angle.range<0, 360>`.
    RangeAttr = "range" {
        /// The smallest angle.
        low: u32,
        /// The first angle that is too large.
        high: u32,
    } (parse: syntax::parse_range, print: syntax::print_range)
}

enums! { "angle", ENUM_ATTRS;
    /// Fractions of a turn that have names.
    enum Fraction: int(32) "a named fraction of a turn" {
        /// All of it.
        Full = 1 "full",
        /// Half of it.
        Half = 2 "half",
    }
}

type_constraints! {
    /// An angle.
    AnyAngle = "an angle", Pred::Is(|ctx, ty| ty.is::<AngleType>(ctx));
}

attr_types! {
    /// A range, as the pair of its ends.
    Range => (u32, u32), "a range of angles", AttrSyntax::Any,
        |ctx, attr| attr.as_::<RangeAttr>(ctx).map(|range| (range.low, range.high)),
        |ctx, ends| RangeAttr::get(ctx, ends.0, ends.1);
}

ops! { "angle", OPS;
    /// A constant: `%half = angle.turn half : !angle.angle<360>`.
    Turn = "turn" {
        () -> (angle: AnyAngle)
        attrs  { fraction: Fraction }
        traits [Pure]
        format "$fraction attr-dict `:` type($angle)"
    }
    /// An angle and a constant number of parts: `angle.rotate %a by 90 : !angle.angle<360>`.
    Rotate = "rotate" {
        (angle: AnyAngle) -> (rotated: AnyAngle = angle)
        attrs  { by: I64Attr }
        traits [Pure, SameOperandsAndResultType]
        format "$angle `by` $by attr-dict `:` type($angle)"
    }
    /// A multiple of an angle: `angle.scale %a times %n : !angle.angle<360>`.
    Scale = "scale" {
        (angle: AnyAngle, factor: I64) -> (scaled: AnyAngle = angle)
        traits [Pure]
        format "$angle `times` $factor attr-dict `:` type($angle)"
    }
    /// A sum of angles, perhaps moved into a range by full widths of it:
    /// `angle.sum %a - %b + %c within <0, 360> : !angle.angle<360>`.
    Sum = "sum" {
        (added: [AnyAngle], subtracted: [AnyAngle]) -> (sum: AnyAngle)
        opts   { within: Range }
        traits [Pure, AttrSizedOperandSegments, SameOperandsAndResultType]
        hooks  { parse: syntax::parse_sum, print: syntax::print_sum, verify_shape: verify_sum }
    }
    /// An angle as a number of degrees: `angle.degrees %a : !angle.angle<400>`.
    Degrees = "degrees" {
        (angle: AnyAngle) -> (degrees: I64 = infer)
        traits [Pure]
        format "$angle attr-dict `:` type($angle)"
        hooks  { infer: infer_i64 }
    }
}

fn verify_sum(sum: Shape<'_, Sum>) -> Result {
    match sum.within() {
        Some((low, high)) if low >= high => sum.fail(format!("has an empty range: {low} to {high}")),
        _ => Ok(()),
    }
}

fn infer_i64(_: &InferArgs<'_>) -> InferredTypes {
    Some([Type::I64].into_iter().collect())
}

/// The dialect.
pub static DEF: DialectDef =
    DialectDef { name: "angle", ops: OPS, types: TYPES, attrs: ATTRS, hooks: DialectHooks::NONE };
