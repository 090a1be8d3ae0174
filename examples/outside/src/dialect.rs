//! The dialect `angle`: a type, an attribute, an enum and five operations.

use terrace::ir::asm::{AsmParser, AsmPrinter};
use terrace::ir::attrs::IntegerAttr;
use terrace::ir::decl::constraint::{AnyFloat, I32};
use terrace::ir::decl::{AttrSyntax, DialectDef, DialectHooks, InferArgs, InferredTypes, Pred};
use terrace::ir::{Attr, Context, Result, Type, attr_types, attrs, enums, ops, type_constraints, types};

types! { "angle", TYPES;
    /// An angle in parts of a full turn.
    AngleType = "angle" {
        /// How many parts a full turn has.
        parts: u64,
    } (parse: parse_angle, print: print_angle)
}

/// `<360>`
fn parse_angle(p: &mut AsmParser<'_>) -> Result<Type> {
    p.expect(b'<', "expected '<'")?;
    let parts = p.parse_integer_as::<u64>()?;
    p.expect(b'>', "expected '>'")?;
    Ok(AngleType::get(p.ctx, parts))
}

fn print_angle(p: &mut AsmPrinter<'_>, ty: Type) {
    if let Some(angle) = ty.as_::<AngleType>(p.ctx()) {
        p.text(&format!("<{}>", angle.parts));
    }
}

attrs! { "angle", ATTRS;
    /// The range that an angle is in.
    RangeAttr = "range" {
        /// The smallest value.
        low: u64,
        /// The largest value.
        high: u64,
    } (parse: parse_range, print: print_range)
}

/// `<0, 360>`
fn parse_range(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    p.expect(b'<', "expected '<'")?;
    let low = p.parse_integer_as::<u64>()?;
    p.expect(b',', "expected ','")?;
    let high = p.parse_integer_as::<u64>()?;
    p.expect(b'>', "expected '>'")?;
    Ok(RangeAttr::get(p.ctx, low, high))
}

fn print_range(p: &mut AsmPrinter<'_>, attr: Attr) {
    if let Some(range) = attr.as_::<RangeAttr>(p.ctx()) {
        p.text(&format!("<{}, {}>", range.low, range.high));
    }
}

enums! { "angle", ENUM_ATTRS;
    /// Fractions of a turn that have names.
    enum Turn: int(32) "a named fraction of a turn" {
        /// All of it.
        Full = 1 "full",
        /// Half of it.
        Half = 2 "half",
    }
}

fn is_angle(ctx: &Context, ty: Type) -> bool {
    ty.is::<AngleType>(ctx)
}

type_constraints! {
    /// An angle.
    AnyAngle = "an angle", Pred::Is(is_angle);
}

attr_types! {
    /// A number of parts, at most a million.
    Parts => i64, "32-bit signless integer attribute whose maximum value is 1000000", AttrSyntax::Typed(Type::I32),
        |ctx, attr| attr.as_::<IntegerAttr>(ctx).and_then(|int| int.to_i64(ctx)).filter(|&n| n <= 1_000_000),
        |ctx, v| IntegerAttr::of_i64(ctx, Type::I32, v);
}

ops! { "angle", OPS;
    /// A fraction of a turn.
    TurnOp = "turn" {
        () -> (angle: AnyAngle)
        attrs  { fraction: Turn }
        traits [Pure]
        format "$fraction attr-dict `:` type($angle)"
    }
    /// Adds a constant to an angle.
    Rotate = "rotate" {
        (angle: AnyAngle) -> (rotated: AnyAngle = angle)
        attrs  { by: Parts }
        opts   { exact: terrace::ir::decl::attr_type::Unit }
        traits [Pure, SameOperandsAndResultType]
        format "$angle `by` $by (`exact` $exact^)? attr-dict `:` type($angle)"
    }
    /// The parts of an angle.
    Degrees = "degrees" {
        (angle: AnyAngle) -> (degrees: I32 = infer)
        traits [Pure]
        format "$angle attr-dict `:` type($angle)"
        hooks  { infer: infer_i32 }
    }
    /// Bits of either.
    Either = "either" {
        (lhs: I32, rhs: I32) -> (result: I32 = lhs)
        traits [Pure, SameOperandsAndResultType]
        format "$lhs `,` $rhs attr-dict `:` type($result)"
    }
    /// The opposite number.
    Negate = "negate" {
        (value: AnyFloat) -> (result: AnyFloat = value)
        traits [Pure, SameOperandsAndResultType]
        format "$value attr-dict `:` type($result)"
    }
}

fn infer_i32(_: &InferArgs<'_>) -> InferredTypes {
    Some([Type::I32].into_iter().collect())
}

/// The dialect.
pub static ANGLE: DialectDef =
    DialectDef { name: "angle", ops: OPS, types: TYPES, attrs: ATTRS, hooks: DialectHooks::NONE };
