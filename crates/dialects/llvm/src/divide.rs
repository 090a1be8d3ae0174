//! How stack memory of structs and arrays is divided into that of their fields and elements.

use crate::layout::DataLayout;
use crate::promote::static_length;
use crate::types::{ArrayType, PointerType, StructType};
use crate::{
    Alloca, Constant, GepIndex, GepNoWrapFlags, GetElementPtr, Load, Memcpy, MemcpyInline, Memmove, Memset,
    MemsetInline, Store,
};
use terrace_ir::decl::LayoutEntries;
use terrace_ir::promotion::{Aggregate, Division, PartAccess, PartUse};
use terrace_rewrite::prelude::*;

/// Arrays with more elements are not divided.
const MAX_ELEMENTS: u64 = 16;
/// Constant indices of addresses are below this number.
const MAX_INDEX: u64 = 1 << 29;

pub(crate) static DIVISION: Division = Division {
    parts: |body, op| {
        let count = constant_of(body, Alloca::wrap(op).array_size(body))?.as_::<IntegerAttr>(body.ctx())?;
        let ty = Alloca::wrap(op).elem_type(body).filter(|_| count.to_u64() == Some(1))?;
        Some((ty, parts(body.ctx(), ty)?))
    },
    allocate: |b, op, ty| {
        let (loc, size) = (b.body().loc(op), b.operand(op, 0));
        b.set_loc(loc);
        let ptr = PointerType::get(b.ctx(), 0);
        Alloca::create(b, ptr, ty, size, 0)
    },
};

fn parts(ctx: &Context, ty: Type) -> Option<Vec<Type>> {
    if ty.is::<StructType>(ctx) {
        return StructType::body(ctx, ty).filter(|body| !body.opaque).map(|body| body.elems.to_vec());
    }
    let array = ty.as_::<ArrayType>(ctx).filter(|array| array.len <= MAX_ELEMENTS)?;
    Some(vec![array.elem; array.len as usize])
}

fn align(layout: &DataLayout<'_>, offset: u64, ty: Type, packed: bool) -> Option<u64> {
    if packed { Some(offset) } else { offset.checked_next_multiple_of(layout.abi_alignment(ty)?.max(1)) }
}

/// The number of bytes between the base and the address, if all indices are constant and not negative. They may leave
/// the arrays of the address's type, which need not be the type of the memory.
fn byte_offset(body: &Body, op: Op, layout: &DataLayout<'_>) -> Option<u64> {
    let (ctx, gep) = (body.ctx(), GetElementPtr::wrap(op));
    let mut ty = gep.elem_type(body)?;
    let mut offset = 0u64;
    for (i, index) in gep.indices(body).into_iter().enumerate() {
        let GepIndex::Const(index) = index else { return None };
        let index = u64::try_from(index).ok()?;
        if i == 0 {
            offset = index.checked_mul(layout.bytes(ty)?)?;
        } else if let Some(array) = ty.as_::<ArrayType>(ctx) {
            offset = offset.checked_add(index.checked_mul(layout.stride(array.elem)?)?)?;
            ty = array.elem;
        } else if ty.is::<StructType>(ctx) {
            let body = StructType::body(ctx, ty)?;
            let field = *body.elems.get(index as usize)?;
            offset = offset.checked_add(field_offset(layout, body.elems, index as usize, body.packed)?)?;
            ty = field;
        } else {
            return None;
        }
    }
    Some(offset)
}

fn field_offset(layout: &DataLayout<'_>, elems: &[Type], index: usize, packed: bool) -> Option<u64> {
    let mut offset = 0u64;
    for &elem in &elems[..index] {
        offset = align(layout, offset, elem, packed)?.checked_add(layout.bytes(elem)?)?;
    }
    align(layout, offset, elems[index], packed)
}

/// The part of an aggregate that holds the byte at an offset, and the offset in it.
fn part_at(
    ctx: &Context,
    slot: &Aggregate<'_>,
    layout: &DataLayout<'_>,
    offset: u64,
) -> Option<(usize, u64)> {
    if offset >= layout.bytes(slot.ty)? {
        return None;
    }
    if let Some(array) = slot.ty.as_::<ArrayType>(ctx) {
        let size = layout.stride(array.elem).filter(|&size| size != 0)?;
        let (index, rest) = (offset / size, offset % size);
        return (index < MAX_INDEX && rest < layout.bytes(array.elem)?).then_some((index as usize, rest));
    }
    let body = StructType::body(ctx, slot.ty)?;
    for (i, &elem) in body.elems.iter().enumerate() {
        let start = field_offset(layout, body.elems, i, body.packed)?;
        // The offset is in the padding in front of the field.
        if offset < start {
            return None;
        }
        if offset - start < layout.bytes(elem)? {
            return Some((i, offset - start));
        }
    }
    None
}

fn gep_part(body: &Body, op: Op, slot: &Aggregate<'_>) -> Option<(usize, u64)> {
    let ctx = body.ctx();
    let layout = DataLayout::of(ctx, slot.layout);
    if body.operand(op, 0) != slot.pointer || !body.ty(slot.pointer).is::<PointerType>(ctx) {
        return None;
    }
    part_at(ctx, slot, &layout, byte_offset(body, op, &layout)?)
}

pub(crate) static GEP: PartAccess = PartAccess {
    uses: |body, op, slot| {
        let (part, offset) = gep_part(body, op, slot)?;
        let size = DataLayout::of(body.ctx(), slot.layout).bytes(*slot.parts.get(part)?)?;
        Some(PartUse { parts: vec![part], pointer: Some((body.result(op, 0), size - offset)) })
    },
    rewire: |b, op, slot, parts| {
        let Some((part, offset)) = gep_part(b, op, slot) else { return false };
        let Some(base) = parts.get(part).copied().flatten() else { return false };
        let result = b.result(op, 0);
        let pointer = match i32::try_from(offset) {
            Ok(0) if b.ty(base) == b.ty(result) => base,
            Ok(offset) => {
                let byte = Type::int(b.ctx(), 8);
                let flags = GetElementPtr::wrap(op).no_wrap_flags(b).unwrap_or(GepNoWrapFlags::NONE);
                let ty = b.ty(result);
                let (loc, index) = (b.body().loc(op), GepIndex::Const(offset));
                b.set_loc(loc);
                GetElementPtr::create(b, ty, byte, base, &[index], flags)
            }
            Err(_) => return false,
        };
        b.replace_all_uses(result, pointer);
        true
    },
    is_safe: |body, op, (pointer, size), entries| {
        if body.operand(op, 0) != pointer {
            return Some(None);
        }
        let offset = byte_offset(body, op, &DataLayout::of(body.ctx(), entries))?;
        (offset < size).then(|| Some((body.result(op, 0), size - offset)))
    },
};

/// Whether a value fits the first part, which a load or store of the aggregate's address accesses.
fn first_part(body: &Body, value: Type, slot: &Aggregate<'_>) -> Option<PartUse> {
    let layout = DataLayout::of(body.ctx(), slot.layout);
    let fits = layout.bytes(value)? <= layout.bytes(*slot.parts.first()?)?;
    fits.then(|| PartUse { parts: vec![0], pointer: None })
}

fn fits(body: &Body, value: Type, size: u64, entries: &LayoutEntries) -> Option<Option<(Value, u64)>> {
    (DataLayout::of(body.ctx(), entries).bytes(value)? <= size).then_some(None)
}

fn set_address(b: &mut Builder<'_>, op: Op, operand: usize, parts: &[Option<Value>]) -> bool {
    if let Some(address) = parts.first().copied().flatten() {
        b.set_operand(op, operand, address);
    }
    false
}

pub(crate) static LOAD: PartAccess = PartAccess {
    uses: |body, op, slot| {
        let value = body.ty(body.result(op, 0));
        first_part(body, value, slot).filter(|_| Load::wrap(op).volatile(body).is_none())
    },
    rewire: |b, op, _, parts| set_address(b, op, 0, parts),
    is_safe: |body, op, (_, size), entries| fits(body, body.ty(body.result(op, 0)), size, entries),
};

pub(crate) static STORE: PartAccess = PartAccess {
    uses: |body, op, slot| {
        let value = body.operand(op, 0);
        let is_plain = value != slot.pointer && Store::wrap(op).volatile(body).is_none();
        first_part(body, body.ty(value), slot).filter(|_| is_plain)
    },
    rewire: |b, op, _, parts| set_address(b, op, 1, parts),
    is_safe: |body, op, (pointer, size), entries| {
        let value = body.operand(op, 0);
        fits(body, body.ty(value), size, entries).filter(|_| value != pointer)
    },
};

fn is_volatile(body: &Body, op: Op) -> bool {
    body.attr(op, "isVolatile").and_then(|attr| attr.as_bool(body.ctx())).unwrap_or(true)
}

/// The constant length of an intrinsic, the last operand or an attribute, is not above a number of bytes.
fn is_short(body: &Body, op: Op, size: u64) -> Option<Option<(Value, u64)>> {
    static_length(body, op).filter(|&length| length <= size).map(|_| None)
}

/// Builds an intrinsic like `op` on other memory, for `size` bytes. The constant of the length has a location of its own.
fn with_length(b: &mut Builder<'_>, op: Op, operands: &[Value], size: u64, length: Loc) {
    let (ctx, loc) = (b.ctx().clone(), b.body().loc(op));
    b.set_loc(loc);
    let mut state = OpState::new(b.def(op), loc);
    state.operands.extend_from_slice(operands);
    state.slots.resize(b.def(op).n_slots(), 0);
    let volatile = b.def(op).slot_of("isVolatile");
    if let Some(slot) = volatile
        && let Some(attr) = b.slot(op, slot)
    {
        state.set_slot(slot, attr);
    }
    match b.def(op).slot_of("len") {
        Some(slot) => {
            let ty = b.slot(op, slot).and_then(|len| len.ty(&ctx)).unwrap_or(Type::I64);
            state.set_slot(slot, IntegerAttr::of_u64(&ctx, ty, size));
        }
        None => {
            let ty = b.ty(b.operand(op, 2));
            let len = IntegerAttr::of_u64(&ctx, ty, size);
            b.set_loc(length);
            state.operands.push(Constant::attr(b, ty, len));
            b.set_loc(loc);
        }
    }
    b.create_from(&mut state);
}

pub(crate) static MEMSET: PartAccess = PartAccess {
    uses: |body, op, slot| {
        let size = DataLayout::of(body.ctx(), slot.layout).bytes(slot.ty)?;
        is_short(body, op, size).filter(|_| !is_volatile(body, op))?;
        Some(PartUse::default())
    },
    rewire: |b, op, slot, parts| {
        debug_assert!(b.is::<Memset>(op) || b.is::<MemsetInline>(op));
        let ctx = b.ctx().clone();
        let layout = DataLayout::of(&ctx, slot.layout);
        let packed = StructType::body(&ctx, slot.ty).is_some_and(|body| body.packed);
        let Some(length) = static_length(b, op) else { return false };
        let length_op = b.operands(op).get(2).and_then(|length| b.def_op(length));
        let loc = b.body().loc(length_op.unwrap_or(op));
        let mut covered = 0;
        for (&ty, part) in slot.parts.iter().zip(parts) {
            let (Some(start), Some(size)) = (align(&layout, covered, ty, packed), layout.bytes(ty)) else {
                break;
            };
            if start >= length {
                break;
            }
            if let &Some(part) = part {
                let byte = b.operand(op, 1);
                with_length(b, op, &[part, byte], size.min(length - start), loc);
            }
            covered = start + size;
        }
        true
    },
    is_safe: |body, op, (_, size), _| is_short(body, op, size),
};

pub(crate) static MEMCPY: PartAccess = PartAccess {
    uses: |body, op, slot| {
        let size = DataLayout::of(body.ctx(), slot.layout).bytes(slot.ty);
        let is_whole = size.is_some() && static_length(body, op) == size;
        let (dst, src) = (body.operand(op, 0), body.operand(op, 1));
        if is_volatile(body, op) || !is_whole || dst == src {
            return None;
        }
        let parts = if src == slot.pointer { (0..slot.parts.len()).collect() } else { Vec::new() };
        Some(PartUse { parts, pointer: None })
    },
    rewire: |b, op, slot, parts| {
        debug_assert!(b.is::<Memcpy>(op) || b.is::<Memmove>(op) || b.is::<MemcpyInline>(op));
        let ctx = b.ctx().clone();
        let layout = DataLayout::of(&ctx, slot.layout);
        let (dst, src) = (b.operand(op, 0), b.operand(op, 1));
        let is_dst = dst == slot.pointer;
        let loc = b.body().loc(op);
        for (i, (&ty, part)) in slot.parts.iter().zip(parts).enumerate() {
            let (&Some(part), Some(size)) = (part, layout.bytes(ty)) else { continue };
            b.set_loc(loc);
            let ptr = PointerType::get(&ctx, 0);
            let indices = [GepIndex::Const(0), GepIndex::Const(i as i32)];
            let base = if is_dst { src } else { dst };
            let other = GetElementPtr::create(b, ptr, slot.ty, base, &indices, GepNoWrapFlags::NONE);
            let (dst, src) = if is_dst { (part, other) } else { (other, part) };
            with_length(b, op, &[dst, src], size, loc);
        }
        true
    },
    // As upstream, a copy from a part's address keeps the aggregate whole.
    is_safe: |body, op, (pointer, size), _| {
        if body.operand(op, 0) != pointer {
            return None;
        }
        is_short(body, op, size)
    },
};
