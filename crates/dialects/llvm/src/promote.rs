//! How accesses of stack memory become uses of values.

use crate::layout::DataLayout;
use crate::types::{ArrayType, PointerType, StructType};
use crate::{
    AddrSpaceCast, Alloca, And, Bitcast, Constant, DbgDeclare, DbgValue, GepIndex, GetElementPtr, IntToPtr,
    LShr, Load, Or, PtrToInt, Shl, Store, Trunc, Undef, ZExt, ZeroAttr,
};
use terrace_ir::folding::fold_created;
use terrace_ir::promotion::{Access, Allocation, Removal, Slot};
use terrace_rewrite::prelude::*;

fn layout<'a>(ctx: &'a Context, slot: &Slot<'a>) -> DataLayout<'a> {
    DataLayout::of(ctx, slot.layout)
}

pub(crate) static ALLOCATION: Allocation = Allocation {
    elem: |body, op| {
        let is_in_entry = body.block_of(op).is_some_and(|block| body.is_entry_block(block));
        Alloca::wrap(op).elem_type(body).filter(|_| is_in_entry)
    },
    default: |b, ty| Undef::new(b, ty),
    describe: Some(describe_argument),
};

/// The value of a block argument is that of the variable that the memory was declared to hold.
fn describe_argument(b: &mut Builder<'_>, alloca: Op, arg: Value) {
    let declares: Vec<Op> = b.users(b.result(alloca, 0)).filter(|&user| b.is::<DbgDeclare>(user)).collect();
    for declare in declares {
        describe_value(b, declare, arg);
    }
}

fn describe_value(b: &mut Builder<'_>, declare: Op, value: Value) {
    let loc = b.body().loc(declare);
    b.set_loc(loc);
    let Some(var) = b.slot(declare, DbgDeclare::SLOTS.var_info) else { return };
    let expr = b.slot(declare, DbgDeclare::SLOTS.location_expr);
    let op = DbgValue::build(b, var, value);
    b.set_slot(op.op(), DbgValue::SLOTS.location_expr, expr);
}

pub(crate) const DBG_DECLARE: Removal = Removal::Describe(describe_value);

/// The description of the pointer ends where memory does.
pub(crate) const DBG_VALUE: Removal = Removal::Keep(|b, op| {
    let pointer = b.operand(op, 0);
    let (ty, allocation) = (b.ty(pointer), b.def_op(pointer).unwrap_or(op));
    let loc = b.body().loc(allocation);
    b.set_loc(loc);
    let undef = Undef::new(b, ty);
    b.set_operand(op, 0, undef);
});

/// Whether all indices of an address are zero: it is the base.
pub(crate) fn is_base(body: &Body, op: Op) -> bool {
    let indices = GetElementPtr::wrap(op).indices(body);
    indices.iter().all(|index| matches!(index, GepIndex::Const(0)))
}

/// Whether values of a type can be cast through integers.
fn is_castable(ctx: &Context, ty: Type) -> bool {
    match ty.as_::<VectorType>(ctx) {
        Some(vector) => !vector.elem.is::<PointerType>(ctx) && !vector.any_scalable(),
        None => !ty.is::<StructType>(ctx) && !ty.is::<ArrayType>(ctx),
    }
}

/// Whether a value can be stored to or loaded from memory of another type, which must not be smaller.
fn are_compatible(ctx: &Context, layout: &DataLayout<'_>, memory: Type, value: Type) -> bool {
    if memory == value {
        return true;
    }
    if !is_castable(ctx, memory) || !is_castable(ctx, value) {
        return false;
    }
    let (Some(memory_size), Some(size)) = (layout.bytes(memory), layout.bytes(value)) else { return false };
    match memory.is::<PointerType>(ctx) && value.is::<PointerType>(ctx) {
        true => memory_size == size,
        false => memory_size >= size && layout.bits(memory) >= layout.bits(value),
    }
}

fn int_of_size(b: &mut Builder<'_>, layout: &DataLayout<'_>, value: Value) -> Value {
    let (ctx, ty) = (b.ctx().clone(), b.ty(value));
    if ty.is::<IntegerType>(&ctx) {
        return value;
    }
    let int = Type::int(&ctx, layout.bits(ty).and_then(|bits| u32::try_from(bits).ok()).unwrap_or(64));
    if ty.is::<PointerType>(&ctx) { PtrToInt::new(b, int, value) } else { bitcast(b, int, value) }
}

fn int_to_type(b: &mut Builder<'_>, value: Value, ty: Type) -> Value {
    let ctx = b.ctx();
    if ty.is::<IntegerType>(ctx) {
        value
    } else if ty.is::<PointerType>(ctx) {
        IntToPtr::new(b, ty, value)
    } else {
        bitcast(b, ty, value)
    }
}

fn bitcast(b: &mut Builder<'_>, ty: Type, value: Value) -> Value {
    let cast = Bitcast::new(b, ty, value);
    fold_created(b, cast)
}

fn cast_same_size(b: &mut Builder<'_>, layout: &DataLayout<'_>, value: Value, ty: Type) -> Value {
    if b.ty(value) == ty {
        return value;
    }
    if ty.is::<PointerType>(b.ctx()) && b.ty(value).is::<PointerType>(b.ctx()) {
        return AddrSpaceCast::new(b, ty, value);
    }
    let int = int_of_size(b, layout, value);
    int_to_type(b, int, ty)
}

/// The integer type and width of a value's type.
fn width(b: &Builder<'_>, layout: &DataLayout<'_>, value: Value) -> u32 {
    layout.bits(b.ty(value)).and_then(|bits| u32::try_from(bits).ok()).unwrap_or(64)
}

/// The first bytes of a value in memory, as a value of another type.
pub(crate) fn extract(b: &mut Builder<'_>, layout: &DataLayout<'_>, value: Value, ty: Type) -> Value {
    let from = width(b, layout, value);
    let to = layout.bits(ty).and_then(|bits| u32::try_from(bits).ok()).unwrap_or(from);
    if from == to {
        return cast_same_size(b, layout, value, ty);
    }
    let mut int = int_of_size(b, layout, value);
    if layout.is_big_endian() {
        let int_ty = b.ty(int);
        let shift = Constant::int(b, int_ty, i64::from(from - to));
        int = LShr::new(b, int, shift);
    }
    let narrow = Type::int(b.ctx(), to);
    let int = Trunc::new(b, narrow, int);
    int_to_type(b, int, ty)
}

/// The value of memory whose first bytes are overwritten.
fn insert(b: &mut Builder<'_>, layout: &DataLayout<'_>, value: Value, before: Value) -> Value {
    let (size, slot_size) = (width(b, layout, value), width(b, layout, before));
    let ty = b.ty(before);
    if size == slot_size {
        return cast_same_size(b, layout, value, ty);
    }
    let before = int_of_size(b, layout, before);
    let value = int_of_size(b, layout, value);
    let int = b.ty(before);
    let mut value = ZExt::new(b, int, value);
    value = fold_created(b, value);
    let rest = slot_size - size;
    let ones = |n| ApInt::from_i64(n, -1).zext(slot_size);
    let mask = if layout.is_big_endian() {
        let shift = Constant::int(b, int, i64::from(rest));
        let shifted = Shl::new(b, value, shift);
        value = fold_created(b, shifted);
        ones(rest)
    } else {
        ones(size).not()
    };
    let mask = IntegerAttr::of(b.ctx(), int, &mask);
    let mask = Constant::attr(b, int, mask);
    let masked = And::new(b, before, mask);
    let masked = fold_created(b, masked);
    let combined = Or::new(b, masked, value);
    let combined = fold_created(b, combined);
    int_to_type(b, combined, ty)
}

pub(crate) static LOAD: Access = Access {
    loads: |body, op, slot| body.operand(op, 0) == slot.pointer,
    stores: |_, _, _| false,
    is_removable: |body, op, slot| {
        let ctx = body.ctx();
        let load = Load::wrap(op);
        are_compatible(ctx, &layout(ctx, slot), slot.elem, body.ty(body.result(op, 0)))
            && load.volatile(body).is_none()
    },
    stored: |_, _, _, before| before,
    replace: |b, op, slot, before| {
        let ctx = b.ctx().clone();
        let ty = b.ty(b.result(op, 0));
        let value = extract(b, &layout(&ctx, slot), before, ty);
        let result = b.result(op, 0);
        b.replace_all_uses(result, value);
    },
};

pub(crate) static STORE: Access = Access {
    loads: |_, _, _| false,
    stores: |body, op, slot| body.operand(op, 1) == slot.pointer,
    is_removable: |body, op, slot| {
        let ctx = body.ctx();
        let value = body.operand(op, 0);
        value != slot.pointer
            && are_compatible(ctx, &layout(ctx, slot), slot.elem, body.ty(value))
            && Store::wrap(op).volatile(body).is_none()
    },
    stored: |b, op, slot, before| {
        let ctx = b.ctx().clone();
        let value = b.operand(op, 0);
        insert(b, &layout(&ctx, slot), value, before)
    },
    replace: |_, _, _, _| {},
};

/// The constant length of a memory intrinsic, the third operand or an attribute.
pub(crate) fn static_length(body: &Body, op: Op) -> Option<u64> {
    let length = body
        .operands(op)
        .get(2)
        .and_then(|length| constant_of(body, length))
        .or_else(|| body.attr(op, "len"))?;
    length.as_::<IntegerAttr>(body.ctx())?.to_u64()
}

/// Whether a memory intrinsic accesses exactly the slot, and is not volatile.
fn covers(body: &Body, op: Op, slot: &Slot<'_>) -> bool {
    let is_volatile = body.attr(op, "isVolatile").and_then(|attr| attr.as_bool(body.ctx())).unwrap_or(true);
    let size = layout(body.ctx(), slot).bytes(slot.elem);
    !is_volatile && size.is_some() && static_length(body, op) == size
}

/// The value of a constant byte.
fn constant_byte(b: &Body, byte: Value) -> Option<u8> {
    let constant = constant_of(b, byte)?;
    if constant.is::<ZeroAttr>(b.ctx()) {
        return Some(0);
    }
    constant.as_::<IntegerAttr>(b.ctx())?.to_u64().map(|byte| byte as u8)
}

pub(crate) static MEMSET: Access = Access {
    loads: |_, _, _| false,
    stores: |body, op, slot| body.operand(op, 0) == slot.pointer,
    is_removable: |body, op, slot| {
        let width = slot.elem.bit_width(body.ctx()).unwrap_or(0);
        let is_number = slot.elem.is::<IntegerType>(body.ctx()) || slot.elem.as_float(body.ctx()).is_some();
        is_number && width != 0 && width % 8 == 0 && covers(body, op, slot)
    },
    stored: |b, op, slot, _| {
        let byte = b.operand(op, 1);
        let width = slot.elem.bit_width(b.ctx()).unwrap_or(8);
        let ty = Type::int(b.ctx(), width);
        if let Some(byte) = constant_byte(b, byte) {
            let value = ApInt::from_le_bytes(width, &vec![byte; width.div_ceil(8) as usize]);
            let value = Constant::attr(b, ty, IntegerAttr::of(b.ctx(), ty, &value));
            return int_to_type(b, value, slot.elem);
        }
        if width == 8 {
            return byte;
        }
        let mut value = ZExt::new(b, ty, byte);
        let mut covered = 8;
        while covered < width {
            let by = Constant::int(b, ty, i64::from(covered));
            let shifted = Shl::new(b, value, by);
            value = Or::new(b, value, shifted);
            covered *= 2;
        }
        int_to_type(b, value, slot.elem)
    },
    replace: |_, _, _, _| {},
};

pub(crate) static MEMCPY: Access = Access {
    loads: |body, op, slot| body.operand(op, 1) == slot.pointer,
    stores: |body, op, slot| body.operand(op, 0) == slot.pointer,
    is_removable: |body, op, slot| body.operand(op, 0) != body.operand(op, 1) && covers(body, op, slot),
    stored: |b, op, slot, _| {
        let source = b.operand(op, 1);
        Load::new(b, slot.elem, source)
    },
    replace: |b, op, slot, before| {
        if b.operand(op, 1) == slot.pointer {
            let target = b.operand(op, 0);
            Store::build(b, before, target);
        }
    },
};
