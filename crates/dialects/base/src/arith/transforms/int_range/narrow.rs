//! Makes integer operations narrower.

use super::facts::{Facts, copy_range, range_of, rewrite};
use crate::arith::{
    AddI, CeilDivSI, CmpI, CmpIPredicate, DivSI, ExtSI, ExtUI, FloorDivSI, IndexCast, IndexCastUI,
    IntegerOverflowFlags, MaxSI, MinSI, MulI, RemSI, RemUI, ShLI, ShRSI, ShRUI, SubI, TruncI,
};
use crate::infer::with_element;
use terrace_rewrite::greedy::apply_patterns_with_facts;
use terrace_rewrite::prelude::*;

passes! {
    /// Reduce integer operations bitwidth based on integer range analysis.
    ///
    /// An operation whose operands and results fit a supported width becomes one of this width.
    IntRangeNarrowing("ArithIntRangeNarrowing") = "arith-int-range-narrowing" on(Anchor::Any) {
        /// Integer bitwidths supported
        int_bitwidths_supported: Vec<u32> = Vec::new(),
    } => int_range_narrowing;
}

fn int_range_narrowing(options: &IntRangeNarrowing, pass: &mut PassContext<'_>) -> Result {
    let patterns = Patterns::new().add_any(narrow);
    // Nothing has a width of zero bits.
    let widths: Vec<u32> =
        options.int_bitwidths_supported.iter().copied().filter(|&width| width != 0).collect();
    rewrite(pass, &widths, true, |_, body, facts| apply_patterns_with_facts(body, &patterns, None, facts))
}

/// How a value is truncated such that extension gives it back.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cast {
    Signed,
    Unsigned,
    /// Either extension does.
    Both,
}

impl Cast {
    /// How all values of a range can be truncated to a width, if they can.
    fn of(range: &IntRange, width: u32) -> Option<Self> {
        if range.width() <= width {
            return None;
        }
        let signed = range.smin.fits_signed(width) && range.smax.fits_signed(width);
        let unsigned = range.umin.fits_unsigned(width) && range.umax.fits_unsigned(width);
        match (signed, unsigned) {
            (true, true) => Some(Self::Both),
            (true, false) => Some(Self::Signed),
            (false, true) => Some(Self::Unsigned),
            (false, false) => None,
        }
    }

    fn and(self, other: Self) -> Option<Self> {
        match (self, other) {
            (Self::Both, cast) | (cast, Self::Both) => Some(cast),
            _ => (self == other).then_some(self),
        }
    }

    /// How the values of all ranges can be truncated to a width.
    fn of_all<'r>(ranges: impl IntoIterator<Item = &'r IntRange>, width: u32) -> Option<Self> {
        ranges.into_iter().try_fold(Self::Both, |cast, range| cast.and(Self::of(range, width)?))
    }
}

/// Tries the patterns on an operation.
pub(super) fn narrow(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    if rw.def(op).has(Trait::Elementwise) && elementwise(rw, op).is_some() {
        return Some(());
    }
    if let Some(cmp) = rw.as_::<CmpI>(op) {
        return comparison(rw, cmp);
    }
    index_cast::<IndexCastUI>(rw, op).or_else(|| index_cast::<IndexCast>(rw, op))
}

fn widths(rw: &mut Rewriter<'_>) -> Vec<u32> {
    rw.facts::<Facts>().map(|facts| facts.widths.clone()).unwrap_or_default()
}

fn ranges(rw: &mut Rewriter<'_>, values: &[Value]) -> Option<Vec<IntRange>> {
    values.iter().map(|&value| range_of(rw, value)).collect()
}

/// The type with elements of a width.
fn with_width(ctx: &Context, ty: Type, width: u32) -> Option<Type> {
    let narrow = with_element(ctx, ty, Type::int(ctx, width));
    (narrow != ty).then_some(narrow)
}

fn cast(rw: &mut Rewriter<'_>, value: Value, to: Type, cast: Cast) -> Value {
    let ctx = rw.ctx();
    let (from_elem, to_elem) = (rw.ty(value).element_or_self(ctx), to.element_or_self(ctx));
    let width = |ty: Type| ty.bit_width(ctx).unwrap_or(0);
    let narrows = width(to_elem) < width(from_elem);
    match (from_elem.is_index() || to_elem.is_index(), cast == Cast::Signed) {
        (true, true) => IndexCast::new(rw, to, value),
        (true, false) => IndexCastUI::new(rw, to, value),
        (false, _) if narrows => TruncI::new(rw, to, value),
        (false, true) => ExtSI::new(rw, to, value),
        (false, false) => ExtUI::new(rw, to, value),
    }
}

/// Whether an operation on truncated operands gives the truncated results. The bits that are cut off decide in signed
/// operations on values that only zero extension gives back, and in shifts by the width or more.
fn commutes(rw: &Rewriter<'_>, op: Op, operands: &[IntRange], width: u32, kind: Cast) -> bool {
    let is_signed = rw.is::<DivSI>(op)
        || rw.is::<CeilDivSI>(op)
        || rw.is::<FloorDivSI>(op)
        || rw.is::<RemSI>(op)
        || rw.is::<MaxSI>(op)
        || rw.is::<MinSI>(op)
        || rw.is::<ShRSI>(op);
    let is_shift = rw.is::<ShLI>(op) || rw.is::<ShRSI>(op) || rw.is::<ShRUI>(op);
    let shifts_below =
        || operands.get(1).and_then(|amount| amount.umax.to_u64()).is_some_and(|max| max < width.into());
    let needs_sign = is_signed && kind == Cast::Unsigned;
    let loses_bits = rw.is::<RemUI>(op) && kind == Cast::Signed;
    let shifts_too_far = is_shift && !shifts_below();
    !needs_sign && !loses_bits && !shifts_too_far
}

/// Removes the assumption that a narrowed operation does not overflow as a signed one, if its result may be greater than
/// the greatest signed number.
fn drop_no_signed_wrap(rw: &mut Rewriter<'_>, op: Op) {
    if rw.is::<AddI>(op) || rw.is::<SubI>(op) || rw.is::<MulI>(op) || rw.is::<ShLI>(op) {
        // The flags are the only attribute of these operations.
        let flags = rw.slot(op, 0).and_then(|flags| IntegerOverflowFlags::decode(rw.ctx(), flags));
        if let Some(flags) = flags.filter(|flags| flags.has(IntegerOverflowFlags::NSW)) {
            let has_nuw = flags.has(IntegerOverflowFlags::NUW);
            let rest = if has_nuw { IntegerOverflowFlags::NUW } else { IntegerOverflowFlags::NONE };
            rw.set_slot_as::<IntegerOverflowFlags>(op, 0, rest);
        }
    }
}

/// Narrows an operation on values of one type.
fn elementwise(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    let ctx = rw.ctx().clone();
    let operands: SmallVec<[Value; 4]> = rw.operands(op).iter().collect();
    let results: SmallVec<[Value; 4]> = rw.results(op).iter().collect();
    let ty = rw.ty(*results.first()?);
    if operands.is_empty() || operands.iter().chain(&results).any(|&value| rw.ty(value) != ty) {
        return None;
    }
    let mut all = ranges(rw, &operands)?;
    all.extend(ranges(rw, &results)?);
    let choice = widths(rw).into_iter().find_map(|width| {
        let cast = Cast::of_all(&all, width).filter(|&kind| commutes(rw, op, &all, width, kind))?;
        Some((with_width(&ctx, ty, width)?, cast))
    });
    let (narrow, kind) = choice?;
    let mut map = Mapping::default();
    for (&operand, range) in operands.iter().zip(&all) {
        // Users of an index that is not negative can tell so by its cast.
        let kind = if kind == Cast::Signed && range.is_non_negative() { Cast::Both } else { kind };
        let value = cast(rw, operand, narrow, kind);
        map.values.insert(operand, value);
    }
    let new = rw.clone_op(op, &mut map);
    if kind == Cast::Unsigned {
        drop_no_signed_wrap(rw, new);
    }
    let mut wide: SmallVec<[Value; 4]> = SmallVec::new();
    for (value, &old) in rw.results(new).iter().zip(&results) {
        rw.set_ty(value, narrow);
        let back = cast(rw, value, ty, kind);
        copy_range(rw, old, back);
        wide.push(back);
    }
    rw.replace(op, &wide);
    Some(())
}

/// Narrows the operands of a comparison.
fn comparison(rw: &mut Rewriter<'_>, op: CmpI) -> Option<()> {
    let ctx = rw.ctx().clone();
    let operands = [op.lhs(rw), op.rhs(rw)];
    let all = ranges(rw, &operands)?;
    let ty = rw.ty(operands[0]);
    let is_signed = matches!(
        op.predicate(rw)?,
        CmpIPredicate::Slt | CmpIPredicate::Sle | CmpIPredicate::Sgt | CmpIPredicate::Sge
    );
    let choice = widths(rw).into_iter().find_map(|width| {
        let casts = [Cast::of(&all[0], width)?, Cast::of(&all[1], width)?];
        // Signed comparisons need the sign.
        if casts[0].and(casts[1])? == Cast::Unsigned && is_signed {
            return None;
        }
        Some((with_width(&ctx, ty, width)?, casts))
    });
    let (narrow, casts) = choice?;
    let mut map = Mapping::default();
    for (&operand, kind) in operands.iter().zip(casts) {
        let value = cast(rw, operand, narrow, kind);
        map.values.insert(operand, value);
    }
    let new = rw.clone_op(op.0, &mut map);
    let result = rw.result(new, 0);
    copy_range(rw, rw.result(op.0, 0), result);
    rw.replace(op.0, &[result]);
    Some(())
}

/// Removes casts of a supported width to `index` and back.
fn index_cast<K: OpKind>(rw: &mut Rewriter<'_>, op: Op) -> Option<()> {
    if !rw.is::<K>(op) {
        return None;
    }
    let inner = rw.def_op(rw.operand(op, 0)).filter(|&inner| rw.is::<K>(inner))?;
    let source = rw.operand(inner, 0);
    let ty = rw.ty(rw.result(op, 0));
    let (width, _) = ty.as_int(rw.ctx())?;
    if rw.ty(source) != ty || !rw.ty(rw.result(inner, 0)).is_index() || !widths(rw).contains(&width) {
        return None;
    }
    rw.replace(op, &[source]);
    Some(())
}
