//! Bits, numbers of other widths, and constants.

use crate::prelude::*;
use terrace_base::infer::with_element;
use terrace_ir::elements::{Dense, dense_of_ints, int_constant};
use terrace_num::ApInt;
use terrace_spirv::spirv::*;

pub(super) static PATTERNS: &[Pattern] = patterns![
    BitFieldInsert => insert,
    BitFieldSExtract => extract_signed,
    BitFieldUExtract => extract_unsigned,
    Bitcast => bitcast,
    Constant => constant,
    "FConvert": FConvert => |op: FConvert, rw: &mut Lowering| resize(rw, op.0, llvm::FPExt::DEF, llvm::FPTrunc::DEF),
    "LogicalNot": LogicalNot => |op: LogicalNot, rw: &mut Lowering| not(rw, op.0),
    "Not": Not => |op: Not, rw: &mut Lowering| not(rw, op.0),
    "SConvert": SConvert => |op: SConvert, rw: &mut Lowering| resize(rw, op.0, llvm::SExt::DEF, llvm::Trunc::DEF),
    "ShiftLeftLogical": ShiftLeftLogical => |op: ShiftLeftLogical, rw: &mut Lowering| shift(rw, op.0, llvm::Shl::DEF),
    "ShiftRightArithmetic": ShiftRightArithmetic => |op: ShiftRightArithmetic, rw: &mut Lowering| shift(rw, op.0, llvm::AShr::DEF),
    "ShiftRightLogical": ShiftRightLogical => |op: ShiftRightLogical, rw: &mut Lowering| shift(rw, op.0, llvm::LShr::DEF),
    "UConvert": UConvert => |op: UConvert, rw: &mut Lowering| resize(rw, op.0, llvm::ZExt::DEF, llvm::Trunc::DEF),
];

/// Creates an operation with one result.
fn create(rw: &mut Lowering, def: &'static OpDef, ty: Type, operands: &[Value]) -> Value {
    let mut state = OpState::new(def, rw.loc());
    state.operands.extend_from_slice(operands);
    state.results.push(ty);
    let new = rw.create(state);
    rw.result(new, 0)
}

/// The width of a number or of the elements of a vector.
fn width(rw: &Lowering, ty: Type) -> Option<u32> {
    let ctx = rw.ctx();
    ty.element_or_self(ctx).bit_width(ctx)
}

/// The type of the only result, converted.
fn result_type(rw: &mut Lowering, op: Op) -> Rewrite<Type> {
    rw.convert(rw.ty(rw.result(op, 0)))
}

/// A constant of a type of integers or of a vector of them.
fn splat(rw: &mut Lowering, ty: Type, value: i64) -> Value {
    llvm::Constant::int(rw, ty, value)
}

/// Widens or narrows a number.
fn resize(rw: &mut Lowering, op: Op, extend: &'static OpDef, truncate: &'static OpDef) -> Rewrite<Value> {
    let to = result_type(rw, op)?;
    let &[value] = rw.converted_operands() else { return Err("one operand is expected".into()) };
    let (from_width, to_width) = (width(rw, rw.ty(value)), width(rw, to));
    match from_width.cmp(&to_width) {
        core::cmp::Ordering::Less => Ok(create(rw, extend, to, &[value])),
        core::cmp::Ordering::Greater => Ok(create(rw, truncate, to, &[value])),
        core::cmp::Ordering::Equal => Err("the widths are equal".into()),
    }
}

fn not(rw: &mut Lowering, op: Op) -> Rewrite<Value> {
    let ty = result_type(rw, op)?;
    let &[value] = rw.converted_operands() else { return Err("one operand is expected".into()) };
    let ones = splat(rw, ty, -1);
    Ok(llvm::XOr::new(rw, value, ones))
}

/// Shifts by an amount of the width of the value.
fn shift(rw: &mut Lowering, op: Op, def: &'static OpDef) -> Rewrite<Value> {
    let ty = result_type(rw, op)?;
    let &[value, amount] = rw.converted_operands() else { return Err("two operands are expected".into()) };
    let original = rw.operands(op).iter().nth(1).map_or(Type::NONE, |amount| rw.ty(amount));
    let is_unsigned =
        matches!(original.element_or_self(rw.ctx()).as_int(rw.ctx()), Some((_, Signedness::Unsigned)));
    let amount = match width(rw, rw.ty(amount)).cmp(&width(rw, ty)) {
        core::cmp::Ordering::Equal => amount,
        core::cmp::Ordering::Less if is_unsigned => llvm::ZExt::new(rw, ty, amount),
        core::cmp::Ordering::Less => llvm::SExt::new(rw, ty, amount),
        core::cmp::Ordering::Greater => return Err("the amount is wider than the value".into()),
    };
    Ok(create(rw, def, ty, &[value, amount]))
}

/// A number of bits as a value of a type, in each element if it is a vector.
fn bit_number(rw: &mut Lowering, number: Value, ty: Type) -> Value {
    let ctx = rw.context();
    let mut value = number;
    if let Some(vector) = ty.as_::<VectorType>(ctx) {
        let n = vector.shape.first().copied().unwrap_or(0);
        let of_number = with_element(ctx, ty, rw.ty(number));
        value = llvm::Poison::new(rw, of_number);
        for i in 0..n {
            let at = llvm::Constant::int(rw, Type::I32, i);
            value = llvm::InsertElement::new(rw, value, number, at);
        }
    }
    match width(rw, rw.ty(value)).cmp(&width(rw, ty)) {
        core::cmp::Ordering::Less => llvm::ZExt::new(rw, ty, value),
        core::cmp::Ordering::Greater => llvm::Trunc::new(rw, ty, value),
        core::cmp::Ordering::Equal => value,
    }
}

/// The parts of a field of bits, as values of the type that it is in.
struct Field {
    ty: Type,
    offset: Value,
    count: Value,
    width: Value,
}

impl Field {
    fn of(rw: &mut Lowering, op: Op, offset: Value, count: Value) -> Rewrite<Self> {
        let ty = result_type(rw, op)?;
        let bits = width(rw, ty).ok_or("the type has no width")?;
        let offset = bit_number(rw, offset, ty);
        let count = bit_number(rw, count, ty);
        let width = splat(rw, ty, i64::from(bits));
        Ok(Self { ty, offset, count, width })
    }

    /// The value where there are bits in the field. Upstream shifts by the whole width where there are none, or all.
    fn unless_empty(&self, rw: &mut Lowering, empty: Value, value: Value) -> Value {
        let zero = splat(rw, self.ty, 0);
        let is_empty = llvm::ICmp::new(rw, llvm::ICmpPredicate::Eq, self.count, zero);
        llvm::Select::new(rw, is_empty, empty, value)
    }

    /// The bits of the field, which `shift` moves from the high end to the low one.
    fn extract(&self, rw: &mut Lowering, base: Value, shift: &'static OpDef) -> Value {
        let end = llvm::Add::new(rw, self.count, self.offset);
        let above = llvm::Sub::new(rw, self.width, end);
        let left = llvm::Shl::new(rw, base, above);
        let below = llvm::Sub::new(rw, self.width, self.count);
        let value = create(rw, shift, self.ty, &[left, below]);
        let zero = splat(rw, self.ty, 0);
        self.unless_empty(rw, zero, value)
    }
}

fn insert(op: BitFieldInsert, rw: &mut Lowering) -> Rewrite<Value> {
    let args = rw.adaptor(op);
    let field = Field::of(rw, op.0, args.offset, args.count)?;
    let ones = splat(rw, field.ty, -1);
    let others = llvm::Sub::new(rw, field.width, field.count);
    let low = llvm::LShr::new(rw, ones, others);
    let mask = llvm::Shl::new(rw, low, field.offset);
    let others = llvm::XOr::new(rw, mask, ones);
    let kept = llvm::And::new(rw, args.base, others);
    // Upstream inserts the bits above the field as well.
    let inserted = llvm::And::new(rw, args.insert, low);
    let inserted = llvm::Shl::new(rw, inserted, field.offset);
    let value = llvm::Or::new(rw, kept, inserted);
    Ok(field.unless_empty(rw, args.base, value))
}

fn extract_signed(op: BitFieldSExtract, rw: &mut Lowering) -> Rewrite<Value> {
    let args = rw.adaptor(op);
    let field = Field::of(rw, op.0, args.offset, args.count)?;
    Ok(field.extract(rw, args.base, llvm::AShr::DEF))
}

fn extract_unsigned(op: BitFieldUExtract, rw: &mut Lowering) -> Rewrite<Value> {
    let args = rw.adaptor(op);
    let field = Field::of(rw, op.0, args.offset, args.count)?;
    Ok(field.extract(rw, args.base, llvm::LShr::DEF))
}

/// Pointers have no type of what they point to.
fn bitcast(op: Bitcast, rw: &mut Lowering) -> Rewrite<Value> {
    let ty = result_type(rw, op.0)?;
    let operand = rw.adaptor(op).operand;
    if ty.is::<llvm::PointerType>(rw.context()) {
        return Ok(operand);
    }
    let new = llvm::Bitcast::build(rw, ty, operand);
    rw.carry_discardable(op.0, new.0);
    Ok(new.res(rw))
}

/// A number or a vector; its integers lose their sign.
fn constant(op: Constant, rw: &mut Lowering) -> Rewrite<Value> {
    let ctx = rw.context();
    let from = rw.ty(rw.result(op.0, 0));
    let elem = from.element_or_self(ctx);
    if !elem.is_int(ctx) && !elem.is_float(ctx) {
        return Err("only numbers and vectors have constants".into());
    }
    let ty = rw.convert(from)?;
    let value = op.value(rw).ok_or("the value is missing")?;
    if elem.signless_width(ctx).is_some() || elem.is_float(ctx) {
        let new = llvm::Constant::build(rw, ty, value);
        rw.carry_discardable(op.0, new.0);
        return Ok(new.res(rw));
    }
    let signless = ty.element_or_self(ctx);
    let value = match Dense::of(ctx, value) {
        Some(dense) => {
            let values: Vec<ApInt> = (0..dense.len).map(|i| dense.get(i)).collect();
            dense_of_ints(ctx, ty, signless, &values)
        }
        None => {
            let value = int_constant(ctx, value).ok_or("the value is no integer")?;
            IntegerAttr::of(ctx, signless, &value)
        }
    };
    Ok(llvm::Constant::new(rw, ty, value))
}
