//! Folding: the same operations and cases as upstream.

use crate::attrs::{PoisonAttr, UndefAttr, ZeroAttr};
use crate::build::DYNAMIC_INDEX;
use crate::types::is_compatible_type;
use crate::{
    AddressOf, Alloca, Constant, DsoLocalEquivalent, DsoLocalEquivalentAttr, ExtractValue, GetElementPtr,
    ICmp, ICmpPredicate, InsertValue, Or, Poison, Shl, ShuffleVector, Undef, ZExt, Zero,
};
use terrace_ir::elements::elements_type;
use terrace_rewrite::prelude::*;

// Constants.

/// The zero of a type of numbers, and `#llvm.zero` for other types.
pub(crate) fn zero_value(b: &Body, op: Op) -> Option<Attr> {
    let ctx = b.ctx();
    Some(zero_of(ctx, b.ty(b.result(op, 0))).unwrap_or_else(|| ZeroAttr::get(ctx)))
}

fn zero_of(ctx: &Context, ty: Type) -> Option<Attr> {
    let elem = ty.element_or_self(ctx);
    let zero = match elem.as_float(ctx) {
        Some(format) => FloatAttr::of(ctx, elem, ApFloat::zero(format)),
        None if elem.is_int(ctx) || elem.is_index() => IntegerAttr::of_i64(ctx, elem, 0),
        None => return None,
    };
    if elem == ty {
        return Some(zero);
    }
    let width = elem.bit_width(ctx).unwrap_or(64);
    Some(DenseElementsAttr::get(ctx, ty, true, &vec![0; (width as usize).div_ceil(8).max(1)]))
}

pub(crate) fn undef_value(b: &Body, _: Op) -> Option<Attr> {
    Some(UndefAttr::get(b.ctx()))
}

pub(crate) fn poison_value(b: &Body, _: Op) -> Option<Attr> {
    Some(PoisonAttr::get(b.ctx()))
}

pub(crate) fn dso_local_value(b: &Body, op: Op) -> Option<Attr> {
    let name = b.slot(op, DsoLocalEquivalent::SLOTS.function_name)?;
    Some(DsoLocalEquivalentAttr::get(b.ctx(), name))
}

/// Creates the operation for a constant that folding produced.
pub(crate) fn materialize(b: &mut Builder<'_>, value: Attr, ty: Type) -> Option<Op> {
    let ctx = b.ctx();
    let is_pointer = ty.is::<crate::PointerType>(ctx);
    let symbol = value.as_::<SymbolRefAttr>(ctx).filter(|symbol| is_pointer && symbol.nested.is_empty());
    if let Some(name) = symbol.map(|symbol| symbol.root) {
        return Some(AddressOf::build(b, ty, name).op());
    }
    if let Some(name) =
        value.as_::<DsoLocalEquivalentAttr>(ctx).and_then(|equivalent| equivalent.sym.as_str(ctx))
    {
        return is_pointer.then(|| DsoLocalEquivalent::build(b, ty, name).op());
    }
    if value.is::<UndefAttr>(ctx) {
        return Some(Undef::build(b, ty).op());
    }
    if value.is::<PoisonAttr>(ctx) {
        return Some(Poison::build(b, ty).op());
    }
    if value.is::<ZeroAttr>(ctx) {
        return Some(Zero::build(b, ty).op());
    }
    let own = value.as_::<IntegerAttr>(ctx).map(|int| int.ty);
    let own = own.or_else(|| value.as_::<FloatAttr>(ctx).map(|float| float.ty));
    let own = own.or_else(|| elements_type(ctx, value))?;
    (own == ty && is_compatible_type(ctx, ty)).then(|| Constant::build(b, ty, value).op())
}

// Integers.

fn int_of(ctx: &Context, attr: Option<Attr>) -> Option<ApInt> {
    attr?.as_::<IntegerAttr>(ctx).map(|int| int.value(ctx))
}

fn int_result(b: &Body, op: Op, value: &ApInt) -> Fold {
    let ty = b.ty(b.result(op, 0));
    match ty.bit_width(b.ctx()) {
        Some(width) if width == value.width() && ty.is_int(b.ctx()) => {
            Fold::attr(IntegerAttr::of(b.ctx(), ty, value))
        }
        _ => Fold::None,
    }
}

fn int_operands(b: &Body, operands: &[Option<Attr>]) -> Option<(ApInt, ApInt)> {
    let &[lhs, rhs] = operands else { return None };
    let (lhs, rhs) = (int_of(b.ctx(), lhs)?, int_of(b.ctx(), rhs)?);
    (lhs.width() == rhs.width()).then_some((lhs, rhs))
}

/// Folds two constants, unless the distance is not below the width.
pub(crate) fn shl(b: &mut Body, op: Shl, operands: &[Option<Attr>]) -> Fold {
    let Some((lhs, rhs)) = int_operands(b, operands) else { return Fold::None };
    match rhs.to_u64() {
        Some(by) if by < u64::from(lhs.width()) => int_result(b, op.0, &lhs.shl(by as u32)),
        _ => Fold::None,
    }
}

/// Folds two constants.
pub(crate) fn or(b: &mut Body, op: Or, operands: &[Option<Attr>]) -> Fold {
    match int_operands(b, operands) {
        Some((lhs, rhs)) => int_result(b, op.0, &lhs.or(&rhs)),
        None => Fold::None,
    }
}

/// Folds a constant.
pub(crate) fn zext(b: &mut Body, op: ZExt, operands: &[Option<Attr>]) -> Fold {
    let Some(value) = operands.first().and_then(|&value| int_of(b.ctx(), value)) else { return Fold::None };
    let width = b.ty(op.res(b)).bit_width(b.ctx()).unwrap_or(0);
    if width <= value.width() { Fold::None } else { int_result(b, op.0, &value.zext(width)) }
}

/// Folds `eq` and `ne` of equal values, and of an `alloca` and null; moves null to the right.
pub(crate) fn icmp(b: &mut Body, cmp: ICmp) -> Fold {
    let is_eq = match cmp.predicate(b) {
        Some(ICmpPredicate::Eq) => true,
        Some(ICmpPredicate::Ne) => false,
        _ => return Fold::None,
    };
    let (lhs, rhs) = (cmp.lhs(b), cmp.rhs(b));
    if lhs == rhs {
        return bool_result(b, cmp.0, is_eq);
    }
    if defined_by::<Alloca>(b, lhs).is_some() && defined_by::<Zero>(b, rhs).is_some() {
        return bool_result(b, cmp.0, !is_eq);
    }
    if defined_by::<Zero>(b, lhs).is_some() && defined_by::<Alloca>(b, rhs).is_some() {
        b.set_operand(cmp.0, 0, rhs);
        b.set_operand(cmp.0, 1, lhs);
        return Fold::InPlace;
    }
    Fold::None
}

fn bool_result(b: &Body, op: Op, value: bool) -> Fold {
    let ctx = b.ctx();
    let ty = b.ty(b.result(op, 0));
    Fold::attr(match ty.is::<VectorType>(ctx) {
        true => DenseElementsAttr::get(ctx, ty, true, &[u8::from(value)]),
        false => Attr::bool(value),
    })
}

fn defined_by<K: OpKind>(b: &Body, value: Value) -> Option<K> {
    b.def_op(value).and_then(|op| b.as_::<K>(op))
}

// Casts and addresses.

/// Folds a cast to the operand's own type, and a cast of a cast of the same kind.
pub(crate) fn cast_chain(b: &mut Body, op: Op) -> Fold {
    let arg = b.operand(op, 0);
    let ty = b.ty(b.result(op, 0));
    if b.ty(arg) == ty {
        return Fold::value(arg);
    }
    let Some(inner) = b.def_op(arg).filter(|&inner| b.code(inner) == b.code(op) && inner != op) else {
        return Fold::None;
    };
    let source = b.operand(inner, 0);
    if b.ty(source) == ty {
        return Fold::value(source);
    }
    b.set_operand(op, 0, source);
    Fold::InPlace
}

/// Width in bits of the constant indices that folding creates, as in upstream.
const GEP_CONSTANT_BITS: u32 = 29;

/// Folds a single zero index, and moves constant indices into the operation.
pub(crate) fn gep(b: &mut Body, op: GetElementPtr, operands: &[Option<Attr>]) -> Fold {
    let base = op.base(b);
    let Some(raw) = b.slot(op.0, GetElementPtr::SLOTS.raw_constant_indices) else { return Fold::None };
    let Some(raw) = raw.as_::<DenseArrayAttr>(b.ctx()) else { return Fold::None };
    let constants = operands.get(1..).unwrap_or(&[]);
    let only = raw.i32s().next().filter(|_| raw.len == 1);
    let is_zero = match only {
        Some(DYNAMIC_INDEX) => {
            constants.first().and_then(|&index| int_of(b.ctx(), index)).is_some_and(|i| i.is_zero())
        }
        Some(index) => index == 0,
        None => false,
    };
    if is_zero && b.ty(base) == b.ty(op.res(b)) {
        return Fold::value(base);
    }
    if constants.iter().all(Option::is_none) {
        return Fold::None;
    }
    let raw: SmallVec<[i32; 4]> = raw.i32s().collect();
    let dynamic: SmallVec<[Value; 4]> = op.dynamic_indices(b).iter().collect();
    let mut new_raw = raw.clone();
    let mut kept: SmallVec<[Value; 4]> = SmallVec::from_slice(&[base]);
    for (next, index) in new_raw.iter_mut().filter(|index| **index == DYNAMIC_INDEX).enumerate() {
        let Some(&value) = dynamic.get(next) else { return Fold::None };
        let constant = int_of(b.ctx(), constants.get(next).copied().flatten());
        match constant.filter(|index| index.fits_signed(GEP_CONSTANT_BITS)).and_then(|index| index.to_i64()) {
            Some(constant) => *index = constant as i32,
            None => kept.push(value),
        }
    }
    if new_raw == raw {
        return Fold::None;
    }
    let attr = DenseArrayAttr::of_i32s(b.ctx(), &new_raw);
    b.set_slot(op.0, GetElementPtr::SLOTS.raw_constant_indices, Some(attr));
    b.set_operands(op.0, &kept);
    Fold::InPlace
}

// Aggregates and vectors.

type Position = SmallVec<[i64; 4]>;

fn position(b: &Body, op: Op, slot: usize) -> Option<Position> {
    b.slot(op, slot)?.as_::<DenseArrayAttr>(b.ctx()).map(|position| position.i64s().collect())
}

/// Folds an extraction of an extraction, from a constant, or from a chain of insertions.
pub(crate) fn extractvalue(b: &mut Body, op: ExtractValue, operands: &[Option<Attr>]) -> Fold {
    const SLOT: usize = ExtractValue::SLOTS.position;
    let Some(at) = position(b, op.0, SLOT) else { return Fold::None };
    let container = op.container(b);
    if let Some(outer) = defined_by::<ExtractValue>(b, container).filter(|outer| outer.op() != op.0) {
        let Some(mut whole) = position(b, outer.op(), SLOT) else { return Fold::None };
        whole.extend_from_slice(&at);
        let source = outer.container(b);
        b.set_slot(op.0, SLOT, Some(DenseArrayAttr::of_i64s(b.ctx(), &whole)));
        b.set_operand(op.0, 0, source);
        return Fold::InPlace;
    }
    if let Some(constant) = operands.first().copied().flatten() {
        return Fold::maybe_attr(constant_element(b.ctx(), constant, &at));
    }
    let mut source = container;
    // The container in front of the first inserted value that is looked into, and the position in that value.
    let mut outside = None;
    let mut at = at;
    let mut is_overlap = false;
    let mut inserted = None;
    // In unreachable blocks a chain of insertions may be cyclic.
    let mut steps = 0;
    while let Some(insert) = defined_by::<InsertValue>(b, source) {
        let Some(into) = position(b, insert.op(), InsertValue::SLOTS.position) else { return Fold::None };
        steps += 1;
        if steps > 10_000 {
            return Fold::None;
        }
        if into == at {
            inserted = Some(insert.value(b));
            break;
        }
        if at.starts_with(&into) {
            outside.get_or_insert(source);
            at.drain(..into.len());
            source = insert.value(b);
            continue;
        }
        // The element is only in part the inserted value.
        if into.starts_with(&at) {
            is_overlap = true;
            break;
        }
        source = insert.container(b);
    }
    // As upstream, whatever comes of it: an analysis that folds the operation and keeps it leaves it so.
    let passed = outside.unwrap_or(source);
    if passed != container {
        b.set_operand(op.0, 0, passed);
    }
    if let Some(value) = inserted {
        return Fold::value(value);
    }
    if let Some(constant) = constant_of(b, source)
        && let Some(element) = constant_element(b.ctx(), constant, &at)
    {
        return Fold::attr(element);
    }
    // As upstream: there is no fold where the chain ends at the result of another operation.
    if passed != container && (is_overlap || b.def_op(source).is_none()) { Fold::InPlace } else { Fold::None }
}

/// Element of a constant at a position.
fn constant_element(ctx: &Context, mut constant: Attr, at: &[i64]) -> Option<Attr> {
    for (i, &index) in at.iter().enumerate() {
        let index = usize::try_from(index).ok()?;
        if let Some(elems) = constant.as_array(ctx) {
            constant = *elems.get(index)?;
        } else if constant.is::<ZeroAttr>(ctx)
            || constant.is::<UndefAttr>(ctx)
            || constant.is::<PoisonAttr>(ctx)
        {
            continue;
        } else {
            return dense_element(ctx, constant, index, &at[i + 1..]);
        }
    }
    Some(constant)
}

/// Element `index` of a one-dimensional elements attribute, or a part of it if it is a complex number.
fn dense_element(ctx: &Context, constant: Attr, index: usize, part: &[i64]) -> Option<Attr> {
    let dense = constant.as_::<DenseElementsAttr>(ctx)?;
    let shape = dense.ty.as_shaped(ctx)?;
    let (elem, n_parts, part) = match (shape.elem.as_::<ComplexType>(ctx), part) {
        (Some(complex), &[part @ (0 | 1)]) => (complex.elem, 2, part as usize),
        (None, []) => (shape.elem, 1, 0),
        _ => return None,
    };
    if shape.shape?.len() != 1 || index as u64 >= shape.n_elements()? {
        return None;
    }
    let width = elem.bit_width(ctx)?;
    let size = (width.div_ceil(8) as usize).max(1);
    let index = if dense.splat { 0 } else { index };
    let start = index.checked_mul(n_parts)?.checked_add(part)?.checked_mul(size)?;
    let bytes = dense.data.get(start..start.checked_add(size)?)?;
    let value = ApInt::from_le_bytes(width, bytes);
    if elem.is_float(ctx) {
        let bits = value.low_u128();
        return Some(FloatAttr::get(ctx, elem, bits as u64, (bits >> 64) as u64));
    }
    Some(IntegerAttr::of(ctx, elem, &value))
}

/// Folds a shuffle of a one-element vector by mask `[0]`.
pub(crate) fn shufflevector(b: &mut Body, op: ShuffleVector) -> Fold {
    let ctx = b.ctx();
    let v1 = op.v1(b);
    let is_one = b.ty(v1).as_::<VectorType>(ctx).is_some_and(|v| v.shape == [1]);
    let mask = b.slot(op.0, ShuffleVector::SLOTS.mask).and_then(|mask| mask.as_::<DenseArrayAttr>(ctx));
    if is_one && mask.is_some_and(|mask| mask.i32s().eq([0])) {
        return Fold::value(v1);
    }
    Fold::None
}
