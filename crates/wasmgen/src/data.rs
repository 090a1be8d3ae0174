//! The bytes of variables. All addresses are known when they are written, so that nothing is relocated.

use crate::unit::Unit;
use crate::{Translated, Unsupported};
use terrace_llir::constant::{ConstView, ExprOp};
use terrace_llir::{Type, TypeView, Value, ValueKind};

/// Larger variables are not laid out.
const MAX_BYTES: u64 = 1 << 31;
/// Constant expressions and aggregates nest at most this deep.
const MAX_DEPTH: u32 = 256;

/// The initial memory of a variable of this type: nothing if it is zero, whatever its size.
pub fn image(unit: &mut Unit<'_>, ty: Type, value: Value) -> Translated<Vec<u8>> {
    let size = unit.shapes.stride(ty)?;
    if size >= MAX_BYTES {
        return Err(Unsupported::new("a variable of 2 GB"));
    }
    if is_zero(value) {
        return Ok(Vec::new());
    }
    let mut bytes = vec![0; size as usize];
    write(unit, &mut bytes, value, 0, 0)?;
    Ok(bytes)
}

/// Whether a value is written as zeros, as memory begins.
fn is_zero(value: Value) -> bool {
    matches!(value.kind(), ValueKind::Zero | ValueKind::Undef | ValueKind::Poison)
}

fn put(image: &mut [u8], offset: u64, bytes: &[u8]) -> Translated {
    let start = offset as usize;
    let target = image.get_mut(start..start.saturating_add(bytes.len()));
    target.ok_or(Unsupported::new("a constant that is larger than its type"))?.copy_from_slice(bytes);
    Ok(())
}

fn write(unit: &mut Unit<'_>, image: &mut [u8], value: Value, offset: u64, depth: u32) -> Translated {
    let (cx, ty) = (&unit.module.cx, value.ty());
    if depth > MAX_DEPTH {
        return Err(Unsupported::new("a constant that is nested too deep"));
    }
    if is_zero(value) {
        return Ok(());
    }
    if ty.is_int()
        && let Some(limbs) = cx.as_limbs(value)
    {
        let width = ty.int_width().unwrap_or(64);
        let mut bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
        bytes.truncate(width.div_ceil(8) as usize);
        if width % 8 != 0
            && let Some(last) = bytes.last_mut()
        {
            *last &= (1 << (width % 8)) - 1;
        }
        return put(image, offset, &bytes);
    }
    if let Some(kind) = ty.float_kind()
        && let Some(bits) = cx.as_float_bits(value)
    {
        return put(image, offset, &bits.to_le_bytes()[..kind.bits().div_ceil(8).min(16) as usize]);
    }
    if ty.is_ptr() || ty.is_int() {
        let bytes = match ty.int_width() {
            Some(width @ ..=64) => width.div_ceil(8) as usize,
            Some(_) => return Err(Unsupported::new("an address in an integer of more than 64 bits")),
            None => 4,
        };
        let address = address(unit, value, 0)?;
        return put(image, offset, &address.to_le_bytes()[..bytes]);
    }
    if let Some(ConstView::Data(bytes)) = cx.const_view(value)
        && ty.is_array()
    {
        return put(image, offset, bytes);
    }
    write_elements(unit, image, value, offset, depth)
}

fn write_elements(
    unit: &mut Unit<'_>,
    image: &mut [u8],
    value: Value,
    offset: u64,
    depth: u32,
) -> Translated {
    let (module, ty) = (unit.module, value.ty());
    let cx = &module.cx;
    let count = cx.n_elements(ty).ok_or(Unsupported::new("a constant of this kind"))?;
    // The distance between elements in bits, for vectors whose elements may be parts of bytes.
    let step = match cx.view(ty) {
        TypeView::Array { elem, .. } => Some(unit.shapes.stride(elem)? * 8),
        TypeView::Vector { elem, .. } => {
            let size = module.layout.size_in_bits(cx, elem).ok_or(Unsupported::new("a type without size"))?;
            Some(size.min)
        }
        _ => None,
    };
    let fields = match step {
        Some(_) => Vec::new(),
        None => module.layout.field_offsets(cx, ty).ok_or(Unsupported::new("a struct without layout"))?,
    };
    for i in 0..count {
        let element = cx.const_element(value, i).ok_or(Unsupported::new("a constant of this kind"))?;
        match step {
            Some(step) if step % 8 == 0 => write(unit, image, element, offset + i * step / 8, depth + 1)?,
            Some(step) => {
                let limbs = cx.as_limbs(element).unwrap_or_default();
                for bit in 0..step {
                    let limb = limbs.get(bit as usize / 64).copied().unwrap_or(0);
                    let at = i * step + bit;
                    if let Some(byte) = image.get_mut((offset + at / 8) as usize) {
                        *byte |= ((limb >> (bit % 64) & 1) as u8) << (at % 8);
                    }
                }
            }
            None => {
                let field = fields.get(i as usize).ok_or(Unsupported::new("a struct without layout"))?;
                write(unit, image, element, offset + field, depth + 1)?;
            }
        }
    }
    Ok(())
}

/// A constant address or number.
pub fn address(unit: &mut Unit<'_>, value: Value, depth: u32) -> Translated<i64> {
    if depth > MAX_DEPTH {
        return Err(Unsupported::new("a constant expression that is nested too deep"));
    }
    let module = unit.module;
    let cx = &module.cx;
    if let Some(number) = cx.as_i64(value) {
        return Ok(number);
    }
    match value.kind() {
        ValueKind::Zero | ValueKind::Undef | ValueKind::Poison => return Ok(0),
        ValueKind::Func(func) => return unit.table_index(func).map(i64::from),
        ValueKind::Global(global) => return unit.global(global).map(i64::from),
        ValueKind::Alias(alias) => return address(unit, module.alias(alias).aliasee, depth + 1),
        _ => {}
    }
    match cx.const_view(value) {
        Some(ConstView::BlockAddress(_, block)) => Ok(block.index() as i64 + 1),
        Some(ConstView::DsoLocalEquivalent(value) | ConstView::NoCfi(value)) => {
            address(unit, value, depth + 1)
        }
        Some(ConstView::Expr(expr)) => {
            let mut operand = |index| {
                let operand =
                    expr.operands.get(index).ok_or(Unsupported::new("an expression without operands"))?;
                address(unit, operand, depth + 1)
            };
            match expr.op {
                ExprOp::PtrToInt
                | ExprOp::PtrToAddr
                | ExprOp::IntToPtr
                | ExprOp::BitCast
                | ExprOp::AddrSpaceCast
                | ExprOp::Trunc => operand(0),
                ExprOp::GetElementPtr => {
                    let base = operand(0)?;
                    let indices: Vec<Value> = expr.operands.iter().skip(1).collect();
                    Ok(base.wrapping_add(
                        module.layout.constant_offset(cx, expr.source, &indices).map_err(Unsupported::new)?,
                    ))
                }
                ExprOp::Add => Ok(operand(0)?.wrapping_add(operand(1)?)),
                ExprOp::Sub => Ok(operand(0)?.wrapping_sub(operand(1)?)),
                ExprOp::Xor => Ok(operand(0)? ^ operand(1)?),
                _ => Err(Unsupported(format!("a constant expression '{}'", expr.op.name()))),
            }
        }
        _ => Err(Unsupported::new("a constant of this kind")),
    }
}
