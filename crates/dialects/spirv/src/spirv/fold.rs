//! Folders: operations on constants, and those that give one of their operands.

use super::*;
use terrace_base::arith::CmpIPredicate::{self, Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
use terrace_base::arith::fold::compare::compare_ints;
use terrace_base::arith::fold::elements::{Dense, int_constant, map, map2, select as select_elements};
use terrace_base::arith::fold::{bool_of, zero_of};
use terrace_num::ApInt;

type Operands<'a> = &'a [Option<Attr>];

fn constant(constants: Operands<'_>, at: usize) -> Option<Attr> {
    constants.get(at).copied().flatten()
}

/// The number that a constant is, or all its elements.
fn int(b: &Body, constants: Operands<'_>, at: usize) -> Option<ApInt> {
    int_constant(b.ctx(), constant(constants, at)?)
}

fn operand(b: &Body, op: Op, at: usize) -> Option<Value> {
    b.operands(op).iter().nth(at)
}

fn are_same(b: &Body, op: Op) -> bool {
    operand(b, op, 0) == operand(b, op, 1)
}

fn result_type(b: &Body, op: Op) -> Type {
    b.results(op).first().map_or(Type::NONE, |result| b.ty(result))
}

fn give(b: &Body, op: Op, at: usize) -> Fold {
    operand(b, op, at).into()
}

fn zero(b: &Body, op: Op) -> Fold {
    zero_of(b.ctx(), result_type(b, op)).into()
}

/// Computes on two constants; `None` where the result is undefined.
fn compute(b: &Body, constants: Operands<'_>, f: &dyn Fn(&ApInt, &ApInt) -> Option<ApInt>) -> Fold {
    map2(b.ctx(), constant(constants, 0), constant(constants, 1), None, f).into()
}

/// Compares two constants.
fn compare(b: &Body, op: Op, constants: Operands<'_>, predicate: CmpIPredicate) -> Fold {
    let ctx = b.ctx();
    if are_same(b, op) {
        let holds = matches!(predicate, Eq | Sge | Sle | Uge | Ule);
        return bool_of(ctx, result_type(b, op), holds).into();
    }
    let f = |x: &ApInt, y: &ApInt| Some(ApInt::new(1, u64::from(compare_ints(predicate, x, y))));
    map2(ctx, constant(constants, 0), constant(constants, 1), Some(result_type(b, op)), &f).into()
}

pub fn iadd(b: &mut Body, op: Op, constants: Operands<'_>) -> Fold {
    match int(b, constants, 1) {
        Some(n) if n.is_zero() => give(b, op, 0),
        _ => compute(b, constants, &|x, y| Some(x.add(y))),
    }
}

pub fn isub(b: &mut Body, op: Op, constants: Operands<'_>) -> Fold {
    match are_same(b, op) {
        true => zero(b, op),
        false => compute(b, constants, &|x, y| Some(x.sub(y))),
    }
}

pub fn imul(b: &mut Body, op: Op, constants: Operands<'_>) -> Fold {
    match int(b, constants, 1) {
        Some(n) if n.is_zero() => give(b, op, 1),
        Some(n) if n.is_one() => give(b, op, 0),
        _ => compute(b, constants, &|x, y| Some(x.mul(y))),
    }
}

/// Whether a signed division has no result.
fn overflows(x: &ApInt, y: &ApInt) -> bool {
    y.is_zero() || (y.is_all_ones() && x.is_signed_min())
}

pub fn sdiv(b: &mut Body, op: Op, constants: Operands<'_>) -> Fold {
    match int(b, constants, 1) {
        Some(n) if n.is_one() => give(b, op, 0),
        _ => compute(b, constants, &|x, y| if overflows(x, y) { None } else { x.sdiv(y) }),
    }
}

pub fn udiv(b: &mut Body, op: Op, constants: Operands<'_>) -> Fold {
    match int(b, constants, 1) {
        Some(n) if n.is_one() => give(b, op, 0),
        _ => compute(b, constants, &|x, y| x.udiv(y)),
    }
}

pub fn srem(b: &mut Body, op: Op, constants: Operands<'_>) -> Fold {
    match int(b, constants, 1) {
        Some(n) if n.is_one() => zero(b, op),
        _ => compute(b, constants, &|x, y| if overflows(x, y) { None } else { x.srem(y) }),
    }
}

pub fn umod(b: &mut Body, op: Op, constants: Operands<'_>) -> Fold {
    match int(b, constants, 1) {
        Some(n) if n.is_one() => zero(b, op),
        _ => compute(b, constants, &|x, y| x.urem(y)),
    }
}

pub fn and(b: &mut Body, op: Op, constants: Operands<'_>) -> Fold {
    if are_same(b, op) {
        return give(b, op, 0);
    }
    match int(b, constants, 1) {
        Some(mask) if mask.is_zero() => return give(b, op, 1),
        Some(mask) if mask.is_all_ones() || is_extended_within(b, op, &mask) => return give(b, op, 0),
        _ => {}
    }
    compute(b, constants, &|x, y| Some(x.and(y)))
}

/// Whether the first operand is a number that was as short as the ones of a mask.
fn is_extended_within(b: &Body, op: Op, mask: &ApInt) -> bool {
    let Some(extended) = operand(b, op, 0).and_then(|value| b.def_as::<UConvert>(value)) else {
        return false;
    };
    let width = b.ty(extended.operand(b)).element_or_self(b.ctx()).bit_width(b.ctx());
    width.is_some_and(|width| mask.zext_or_trunc(width).is_all_ones())
}

pub fn or(b: &mut Body, op: Op, constants: Operands<'_>) -> Fold {
    if are_same(b, op) {
        return give(b, op, 0);
    }
    match int(b, constants, 1) {
        Some(mask) if mask.is_zero() => give(b, op, 0),
        Some(mask) if mask.is_all_ones() => give(b, op, 1),
        _ => compute(b, constants, &|x, y| Some(x.or(y))),
    }
}

pub fn xor(b: &mut Body, op: Op, constants: Operands<'_>) -> Fold {
    match int(b, constants, 1) {
        Some(mask) if mask.is_zero() => give(b, op, 0),
        _ if are_same(b, op) => zero(b, op),
        _ => compute(b, constants, &|x, y| Some(x.xor(y))),
    }
}

/// Shifts by constants below the width.
fn shift(b: &Body, op: Op, constants: Operands<'_>, f: fn(&ApInt, u32) -> ApInt) -> Fold {
    let ctx = b.ctx();
    match int(b, constants, 1) {
        Some(n) if n.is_zero() => return give(b, op, 0),
        _ => {}
    }
    let amount = |x: &ApInt, y: &ApInt| y.to_u64().filter(|&n| n < u64::from(x.width())).map(|n| n as u32);
    map2(ctx, constant(constants, 0), constant(constants, 1), None, &|x, y| Some(f(x, amount(x, y)?))).into()
}

pub fn shl(b: &mut Body, op: Op, constants: Operands<'_>) -> Fold {
    shift(b, op, constants, ApInt::shl)
}

pub fn lshr(b: &mut Body, op: Op, constants: Operands<'_>) -> Fold {
    shift(b, op, constants, ApInt::lshr)
}

pub fn ashr(b: &mut Body, op: Op, constants: Operands<'_>) -> Fold {
    shift(b, op, constants, ApInt::ashr)
}

pub fn not(b: &mut Body, op: Not, constants: Operands<'_>) -> Fold {
    if let Some(inner) = b.def_as::<Not>(op.operand(b)) {
        return Fold::value(inner.operand(b));
    }
    complement(b, op.0, constants)
}

pub fn logical_not(b: &mut Body, op: LogicalNot, constants: Operands<'_>) -> Fold {
    if let Some(inner) = b.def_as::<LogicalNot>(op.operand(b)) {
        return Fold::value(inner.operand(b));
    }
    complement(b, op.0, constants)
}

fn complement(b: &Body, op: Op, constants: Operands<'_>) -> Fold {
    let f = |x: &ApInt| Some(x.not());
    map(b.ctx(), constant(constants, 0), result_type(b, op), &f).into()
}

/// The folders of comparisons.
macro_rules! comparisons {
    ($($name:ident = $predicate:ident,)*) => {
        $(pub fn $name(b: &mut Body, op: Op, constants: Operands<'_>) -> Fold {
            compare(b, op, constants, $predicate)
        })*
    };
}

comparisons! {
    iequal = Eq, inotequal = Ne,
    sgreaterthan = Sgt, sgreaterthanequal = Sge, slessthan = Slt, slessthanequal = Sle,
    ugreaterthan = Ugt, ugreaterthanequal = Uge, ulessthan = Ult, ulessthanequal = Ule,
    logical_equal = Eq,
}

pub fn logical_not_equal(b: &mut Body, op: Op, constants: Operands<'_>) -> Fold {
    match int(b, constants, 1) {
        Some(n) if n.is_zero() => give(b, op, 0),
        _ => compare(b, op, constants, Ne),
    }
}

pub fn logical_and(b: &mut Body, op: Op, constants: Operands<'_>) -> Fold {
    match int(b, constants, 1) {
        Some(holds) if holds.is_zero() => constant(constants, 1).into(),
        Some(_) => give(b, op, 0),
        None => Fold::None,
    }
}

pub fn logical_or(b: &mut Body, op: Op, constants: Operands<'_>) -> Fold {
    match int(b, constants, 1) {
        Some(holds) if holds.is_zero() => give(b, op, 0),
        Some(_) => constant(constants, 1).into(),
        None => Fold::None,
    }
}

pub fn select(b: &mut Body, op: Select, constants: Operands<'_>) -> Fold {
    let (yes, no) = (op.true_value(b), op.false_value(b));
    if yes == no {
        return Fold::value(yes);
    }
    if let Some(condition) = int(b, constants, 0) {
        return Fold::value(if condition.is_zero() { no } else { yes });
    }
    let (Some(mask), Some(yes), Some(no)) =
        (constant(constants, 0), constant(constants, 1), constant(constants, 2))
    else {
        return Fold::None;
    };
    select_elements(b.ctx(), mask, yes, no).into()
}

/// A cast to the type that the value had before other casts.
pub fn bitcast(b: &mut Body, op: Bitcast) -> Fold {
    let (from, to) = (op.operand(b), result_type(b, op.0));
    if b.ty(from) == to {
        return Fold::value(from);
    }
    let Some(inner) = b.def_as::<Bitcast>(from).filter(|&inner| inner != op) else { return Fold::None };
    let source = inner.operand(b);
    if b.ty(source) == to {
        return Fold::value(source);
    }
    b.set_operand(op.0, 0, source);
    Fold::InPlace
}

/// The part of a constant, or the part that was inserted.
pub fn composite_extract(b: &mut Body, op: CompositeExtract, constants: Operands<'_>) -> Fold {
    // In unreachable blocks values may be made of themselves.
    const MAX_INSERTS: usize = 1 << 10;
    let ctx = b.ctx().clone();
    let Some(indices) = op.indices(b) else { return Fold::None };
    let path = indices.as_array(&ctx).unwrap_or(&[]);
    let mut composite = op.composite(b);
    for _ in 0..MAX_INSERTS {
        let Some(insert) = b.def_as::<CompositeInsert>(composite) else { break };
        let Some(other) = insert.indices(b).and_then(|indices| indices.as_array(&ctx)) else { break };
        if other == path {
            return Fold::value(insert.object(b));
        }
        // A part of the inserted object, or an object that contains it. Upstream passes over these.
        if other.starts_with(path) || path.starts_with(other) {
            return Fold::None;
        }
        composite = insert.composite(b);
    }
    let mut value = constant(constants, 0);
    let ty = result_type(b, op.0);
    for (i, index) in path.iter().enumerate() {
        let Some(at) = index.as_i64(&ctx).and_then(|at| usize::try_from(at).ok()) else { return Fold::None };
        let Some(of) = value else { return Fold::None };
        value = match of.as_array(&ctx) {
            Some(parts) => parts.get(at).copied(),
            // Elements may be those of arrays in arrays, which upstream takes for vectors.
            None if i + 1 != path.len() => None,
            None => Dense::of(&ctx, of)
                .filter(|dense| at < dense.len)
                .map(|dense| dense.attr(&ctx, at))
                .filter(|part| part.ty(&ctx) == Some(ty)),
        };
    }
    value.filter(|_| !path.is_empty()).into()
}
