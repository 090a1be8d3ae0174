//! The canonicalization patterns of `arith`: integer arithmetic with constants, extended operands, selections and casts.
//! Comparisons of converted integers with float constants are in [`compare`], overflow flags in [`flags`].

mod compare;
mod flags;

use super::*;
use CmpIPredicate::{Eq, Ne, Slt};
use flags::Step::{Add, Mul, Sub, SubFrom};
use flags::kept;

/// The patterns, for each operation in upstream's order.
pub(super) const PATTERNS: &[greedy::Pattern] = rules!["(anonymous namespace)::";
    "AddIAddConstant": AddI(AddI(x, [a])@f, [b])@g => AddI(x, {a + b})@(kept(Add(a), f, Add(b), g, Add(&(a + b))));
    "AddISubConstantRHS": AddI(SubI(x, [a])@f, [b])@g => AddI(x, {b - a})@(kept(Sub(a), f, Add(b), g, Add(&(b - a))));
    "AddISubConstantLHS": AddI(SubI([a], x)@f, [b])@g => SubI({a + b}, x)@(kept(SubFrom(a), f, Add(b), g, SubFrom(&(a + b))));
    "AddIMulNegativeOneRhs": AddI(x, MulI(y, [*-1])) => SubI(x, y);
    "AddIMulNegativeOneLhs": AddI(MulI(x, [*-1]), y) => SubI(y, x);
    // Without flags, as in upstream.
    "SubIRHSAddConstant":    SubI(AddI(x, [a]), [b]) => AddI(x, {a - b});
    "SubILHSAddConstant":    SubI([b], AddI(x, [a])@f)@g => SubI({b - a}, x)@(kept(Add(a), f, SubFrom(b), g, SubFrom(&(b - a))));
    "SubIRHSSubConstantRHS": SubI(SubI(x, [a])@f, [b])@g => SubI(x, {a + b})@(kept(Sub(a), f, Sub(b), g, Sub(&(a + b))));
    "SubIRHSSubConstantLHS": SubI(SubI([a], x)@f, [b])@g => SubI({a - b}, x)@(kept(SubFrom(a), f, Sub(b), g, SubFrom(&(a - b))));
    "SubILHSSubConstantRHS": SubI([b], SubI(x, [a])@f)@g => SubI({a + b}, x)@(kept(Sub(a), f, SubFrom(b), g, SubFrom(&(a + b))));
    "SubILHSSubConstantLHS": SubI([b], SubI([a], x)@f)@g => AddI(x, {b - a})@(kept(SubFrom(a), f, SubFrom(b), g, Add(&(b - a))));
    "SubISubILHSRHSLHS":     SubI(SubI(a, b)@f, =a)@g let zero = zero_of(a) => SubI({zero}, b)@(f & g);
    "MulIMulIConstant":      MulI(MulI(x, [a])@f, [b])@g => MulI(x, {a * b})@(kept(Mul(a), f, Mul(b), g, Mul(&(a * b))));

    "AddUIExtendedToAddI": AddUIExtended(x, y) => AddI(x, y), _;
    "SubUIExtendedToSubI": SubUIExtended(x, y) => SubI(x, y), _;
    "MulSIExtendedToMulI": MulSIExtended(x, y) => MulI(x, y), _;
    // The high half of a product with one is the sign. In `i1`, one is -1 as a signed number.
    "MulSIExtendedRHSOne": MulSIExtended(x, [*1]) let zero = zero_of(x) if is_no_bit(x) => x, ExtSI(CmpI[predicate: Slt](x, {zero}));
    "MulUIExtendedToMulI": MulUIExtended(x, y) => MulI(x, y), _;

    "XOrINotCmpI": XOrI(CmpI[predicate: p](x, y), [1]) => CmpI[predicate: p.inverted()](x, y);
    "XOrIOfExtUI": XOrI(ExtUI(x), ExtUI(y)) if same_type(x, y) => ExtUI(XOrI(x, y));
    "XOrIOfExtSI": XOrI(ExtSI(x), ExtSI(y)) if same_type(x, y) => ExtSI(XOrI(x, y));
    "AndOfExtUI":  AndI(ExtUI(x), ExtUI(y)) if same_type(x, y) => ExtUI(AndI(x, y));
    "AndOfExtSI":  AndI(ExtSI(x), ExtSI(y)) if same_type(x, y) => ExtSI(AndI(x, y));
    "OrOfExtUI":   OrI(ExtUI(x), ExtUI(y)) if same_type(x, y) => ExtUI(OrI(x, y));
    "OrOfExtSI":   OrI(ExtSI(x), ExtSI(y)) if same_type(x, y) => ExtSI(OrI(x, y));

    "CmpIExtSI": CmpI[predicate: p](ExtSI(x), ExtSI(y)) if (matches!(p, Eq | Ne)) if same_type(x, y) => CmpI[predicate: p](x, y);
    "CmpIExtUI": CmpI[predicate: p](ExtUI(x), ExtUI(y)) if (matches!(p, Eq | Ne)) if same_type(x, y) => CmpI[predicate: p](x, y);

    "RedundantSelectFalse": Select(p, a, Select(=p, _, c)) => Select(p, a, c);
    "RedundantSelectTrue":  Select(p, Select(=p, a, _), c) => Select(p, a, c);
    "SelectI1ToNot":        Select(p, a@[0], [1]) if is_i1(a) => XOrI(p, {1});
    "SelectNotCond":        Select(XOrI(p, [1]), a, b) => Select(p, b, a);
    "SelectToExtUI" in "":  Select(p, a@[1], [0]) if is_i1(p) if is_wide(a) => ExtUI(p);
    "SelectToExtUI" in "":  Select(p, a@[0], [1]) if is_i1(p) if is_wide(a) => ExtUI(XOrI(p, {1}));

    "ExtSIOfExtUI":             ExtSI(ExtUI(x)) => ExtUI(x);
    "IndexCastOfIndexCast":     IndexCast(via@IndexCast(x)) -> r if same_type(x, r) if keeps_bits(x, via) => x;
    "IndexCastOfExtSI":         IndexCast(ExtSI(x)) => update(x);
    "IndexCastUIOfIndexCastUI": IndexCastUI(via@IndexCastUI(x)) -> r if same_type(x, r) if keeps_bits(x, via) => x;
    "IndexCastUIOfExtUI":       IndexCastUI(ExtUI(x)) => update(x);
    "BitcastOfBitcast":         Bitcast(Bitcast(x)) => Bitcast(x);
    "TruncIExtSIToExtSI":       TruncI(ExtSI(x)) -> r if is_narrower(x, r) => ExtSI(x);
    "TruncIExtUIToExtUI":       TruncI(ExtUI(x)) -> r if is_narrower(x, r) => ExtUI(x);
    "TruncIShrSIToTrunciShrUI": TruncI(ShRSI(x, [c]))@f -> r if takes_all_after(x, c, r) => TruncI(ShRUI(x, {c}))@(of_logical_shift(f));
    "TruncFSIToFPToSIToFP":     TruncF[roundingmode: none](via@SIToFP(x)) -> r if rounds_once(x, 1, via, r) => SIToFP(x);
    "TruncFUIToFPToUIToFP":     TruncF[roundingmode: none](via@UIToFP(x)) -> r if rounds_once(x, 0, via, r) => UIToFP(x);
    "MulFOfNegF":               MulF(NegF(x), NegF(y))@f => MulF(x, y)@f;
    "DivFOfNegF":               DivF(NegF(x), NegF(y))@f => DivF(x, y)@f;
    "CmpFIntToFPConst" in "":   CmpF => fn(compare::compare_converted);
];

fn is_i1(b: &Body, x: Value) -> bool {
    b.ty(x) == Type::I1
}

/// Whether a number has an integer type of more than one bit.
fn is_wide(b: &Body, x: Value) -> bool {
    b.ty(x).as_int(b.ctx()).is_some_and(|(width, _)| width != 1)
}

/// The zero of the type of a value.
fn zero_of(b: &Body, x: Value) -> Option<Attr> {
    fold::zero_of(b.ctx(), b.ty(x))
}

/// The width of an integer type or of its elements.
fn width_of(b: &Body, x: Value) -> Option<u32> {
    b.ty(x).element_or_self(b.ctx()).as_int(b.ctx()).map(|(width, _)| width)
}

fn is_no_bit(b: &Body, x: Value) -> bool {
    width_of(b, x) != Some(1)
}

fn is_narrower(b: &Body, x: Value, y: Value) -> bool {
    width_of(b, x).zip(width_of(b, y)).is_some_and(|(x, y)| x < y)
}

/// Whether the number that `x` is cast to is not narrower than `x`. An index has 64 bits.
fn keeps_bits(b: &Body, x: Value, via: Value) -> bool {
    width_of(b, via).unwrap_or(64) >= width_of(b, x).unwrap_or(64)
}

/// Whether a truncation to the type of `out` takes all bits that were there before a right shift, and just those: the bits
/// that the shift fills in do not matter then.
fn takes_all_after(b: &Body, x: Value, amount: &ApInt, out: Value) -> bool {
    let Some((x, out)) = width_of(b, x).zip(width_of(b, out)) else { return false };
    amount.to_u64().and_then(|amount| amount.checked_add(u64::from(out))) == Some(u64::from(x))
}

/// The flags of a truncation whose operand gets zeros in place of sign bits: they are no sign bits, unless the number was not
/// negative.
fn of_logical_shift(flags: IntegerOverflowFlags) -> IntegerOverflowFlags {
    if flags.has(IntegerOverflowFlags::NUW) { flags } else { IntegerOverflowFlags::NONE }
}

/// Whether an integer, of which `signs` bits are the sign, may be converted to the format of `out` at once rather than by
/// that of `via`: integers that the wider format rounds must be beyond the narrower one.
fn rounds_once(b: &Body, x: Value, signs: u32, via: Value, out: Value) -> bool {
    let format = |value: Value| b.ty(value).element_or_self(b.ctx()).as_float(b.ctx());
    let (Some(via), Some(out), Some(width)) = (format(via), format(out), width_of(b, x)) else {
        return false;
    };
    width.saturating_sub(signs) <= via.precision()
        || i64::from(out.max_exponent()) < i64::from(via.precision())
}

/// The operand of a cast of kind `K` that defines a value.
fn source_of<K: OpKind>(b: &Body, value: Value) -> Option<Value> {
    b.def_as::<K>(value).map(|cast| b.operand(cast.op(), 0))
}
