//! The bytes of variables.

use crate::Unsupported;
use crate::unit::{Distance, Unit};
use cranelift_module::{DataDescription, DataId, FuncOrDataId};
use terrace_llir::constant::{ConstView, ExprOp};
use terrace_llir::{Module, Type, TypeView, Value, ValueKind};

/// The initial memory of a variable.
pub struct Image {
    /// The bytes, with zeros where addresses are.
    pub bytes: Vec<u8>,
    /// Addresses to be filled in: the offset, the symbol, and the distance from it.
    pub addresses: Vec<(u64, FuncOrDataId, i64)>,
    /// The variable.
    variable: DataId,
    /// Whether something is written into it later.
    is_unfinished: bool,
}

/// Larger variables are not laid out.
const MAX_BYTES: u64 = 1 << 32;

impl Image {
    /// The image of a variable of this type with an initializer.
    pub fn of(unit: &mut Unit<'_>, variable: DataId, ty: Type, value: Value) -> Result<Self, Unsupported> {
        let size = unit.shapes.stride(ty)?;
        if size >= MAX_BYTES {
            return Err(Unsupported::new("a variable of 4 GB"));
        }
        let mut image =
            Image { bytes: vec![0; size as usize], addresses: Vec::new(), variable, is_unfinished: false };
        image.write(unit, value, 0)?;
        Ok(image)
    }

    /// Whether all bytes are zero and stay so.
    pub fn is_zero(&self) -> bool {
        !self.is_unfinished && self.addresses.is_empty() && self.bytes.iter().all(|&byte| byte == 0)
    }

    fn put(&mut self, offset: u64, bytes: &[u8]) -> Result<(), Unsupported> {
        let start = offset as usize;
        let target = self.bytes.get_mut(start..start + bytes.len());
        target.ok_or(Unsupported::new("a constant that is larger than its type"))?.copy_from_slice(bytes);
        Ok(())
    }

    fn write(&mut self, unit: &mut Unit<'_>, value: Value, offset: u64) -> Result<(), Unsupported> {
        let (cx, ty) = (&unit.module.cx, value.ty());
        if matches!(value.kind(), ValueKind::Zero | ValueKind::Undef | ValueKind::Poison) {
            return Ok(());
        }
        if ty.is_int()
            && let Some(limbs) = cx.as_limbs(value)
        {
            let width = ty.int_width().unwrap_or(64);
            let bytes: Vec<u8> = limbs.iter().flat_map(|limb| limb.to_le_bytes()).collect();
            let used = (width.div_ceil(8) as usize).min(bytes.len());
            let mut bytes = bytes[..used].to_vec();
            if width % 8 != 0
                && let Some(last) = bytes.last_mut()
            {
                *last &= (1 << (width % 8)) - 1;
            }
            return self.put(offset, &bytes);
        }
        if let Some(kind) = ty.float_kind()
            && let Some(bits) = cx.as_float_bits(value)
        {
            return self.put(offset, &bits.to_le_bytes()[..kind.bits().div_ceil(8) as usize]);
        }
        if ty.is_ptr() {
            let (base, distance) = address(unit, value, 0)?;
            match base {
                Some(base) => self.addresses.push((offset, base, distance)),
                None => self.put(offset, &distance.to_le_bytes())?,
            }
            return Ok(());
        }
        if let Some((x, y)) = distance(unit.module, value) {
            let ((target, a), (from, b)) = (address(unit, x, 0)?, address(unit, y, 0)?);
            if target != from {
                let (Some(target), true) = (target, from == Some(FuncOrDataId::Data(self.variable))) else {
                    return Err(Unsupported::new("the distance between two other symbols"));
                };
                let addend = a.wrapping_sub(b).wrapping_add(offset as i64);
                self.is_unfinished = true;
                unit.distances.push(Distance { variable: self.variable, offset, target, addend });
                return Ok(());
            }
            return self.put(offset, &(a.wrapping_sub(b) as u32).to_le_bytes());
        }
        if ty.is_int() {
            let (base, distance) = address(unit, value, 0)?;
            return match (base, ty.int_width()) {
                (None, Some(width @ ..=64)) => {
                    self.put(offset, &distance.to_le_bytes()[..width.div_ceil(8) as usize])
                }
                (Some(base), Some(64)) => {
                    self.addresses.push((offset, base, distance));
                    Ok(())
                }
                _ => Err(Unsupported::new("a part of an address")),
            };
        }
        if let Some(ConstView::Data(bytes)) = cx.const_view(value)
            && ty.is_array()
        {
            return self.put(offset, bytes);
        }
        self.write_elements(unit, value, offset)
    }

    fn write_elements(&mut self, unit: &mut Unit<'_>, value: Value, offset: u64) -> Result<(), Unsupported> {
        let (module, ty) = (unit.module, value.ty());
        let cx = &module.cx;
        let count = cx.n_elements(ty).ok_or(Unsupported::new("a constant of this kind"))?;
        // The distance between elements in bits, for vectors whose elements may be parts of bytes.
        let step = match cx.view(ty) {
            TypeView::Array { elem, .. } => Some(unit.shapes.stride(elem)? * 8),
            TypeView::Vector { elem, .. } => {
                let size =
                    module.layout.size_in_bits(cx, elem).ok_or(Unsupported::new("a type without size"))?;
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
                Some(step) if step % 8 == 0 => self.write(unit, element, offset + i * step / 8)?,
                Some(step) => {
                    let limbs = cx.as_limbs(element).unwrap_or_default();
                    for bit in 0..step {
                        let limb = limbs.get(bit as usize / 64).copied().unwrap_or(0);
                        let at = i * step + bit;
                        if let Some(byte) = self.bytes.get_mut((offset + at / 8) as usize) {
                            *byte |= ((limb >> (bit % 64) & 1) as u8) << (at % 8);
                        }
                    }
                }
                None => self.write(unit, element, offset + fields[i as usize])?,
            }
        }
        Ok(())
    }
}

impl Unit<'_> {
    /// Memory with a constant, which has no addresses in it.
    pub fn constant(&mut self, value: Value) -> Result<DataId, Unsupported> {
        if let Some(&id) = self.constants.get(&value) {
            return Ok(id);
        }
        let failed = |error: cranelift_module::ModuleError| Unsupported(error.to_string());
        let id = self.out.declare_anonymous_data(false, false).map_err(failed)?;
        let image = Image::of(self, id, value.ty(), value)?;
        if image.is_unfinished || !image.addresses.is_empty() {
            return Err(Unsupported::new("a large constant with addresses"));
        }
        let mut description = DataDescription::new();
        description.define(image.bytes.into_boxed_slice());
        description.set_align(16);
        self.out.define_data(id, &description).map_err(failed)?;
        self.constants.insert(value, id);
        Ok(id)
    }
}

/// The two addresses of which a constant of 32 bits is the distance: `trunc (sub (ptrtoint x, ptrtoint y))`, as in the
/// tables of addresses that clang makes at -O2.
fn distance(module: &Module, value: Value) -> Option<(Value, Value)> {
    let operands = |value, wanted| match module.cx.const_view(value) {
        Some(ConstView::Expr(expr)) if expr.op == wanted => {
            Some((expr.operands.get(0)?, expr.operands.get(1)))
        }
        _ => None,
    };
    if value.ty().int_width() != Some(32) {
        return None;
    }
    let (difference, _) = operands(value, ExprOp::Trunc)?;
    let (x, y) = operands(difference, ExprOp::Sub)?;
    Some((x, y?))
}

/// Whether a constant has such distances in it.
pub fn holds_distances(module: &Module, value: Value) -> bool {
    match module.cx.const_view(value) {
        Some(ConstView::Aggregate(elements)) => {
            elements.iter().any(|element| holds_distances(module, element))
        }
        Some(ConstView::Expr(_)) => distance(module, value).is_some(),
        _ => false,
    }
}

/// Constant expressions nest at most this deep.
const MAX_DEPTH: u32 = 256;

/// A constant address or number as a symbol, if there is one, and a distance from it.
pub fn address(
    unit: &mut Unit<'_>,
    value: Value,
    depth: u32,
) -> Result<(Option<FuncOrDataId>, i64), Unsupported> {
    if depth > MAX_DEPTH {
        return Err(Unsupported::new("a constant expression that is nested too deep"));
    }
    let module = unit.module;
    let cx = &module.cx;
    if let Some(number) = cx.as_i64(value) {
        return Ok((None, number));
    }
    match value.kind() {
        ValueKind::Zero | ValueKind::Undef | ValueKind::Poison => return Ok((None, 0)),
        ValueKind::Func(func) => return Ok((Some(FuncOrDataId::Func(unit.function(func)?)), 0)),
        ValueKind::Global(global) => return Ok((Some(FuncOrDataId::Data(unit.global(global)?)), 0)),
        ValueKind::Alias(alias) => return address(unit, module.alias(alias).aliasee, depth + 1),
        _ => {}
    }
    match cx.const_view(value) {
        Some(ConstView::BlockAddress(_, block)) => Ok((None, block.index() as i64 + 1)),
        Some(ConstView::DsoLocalEquivalent(value) | ConstView::NoCfi(value)) => {
            address(unit, value, depth + 1)
        }
        Some(ConstView::Expr(expr)) => {
            let operand =
                |index| expr.operands.get(index).ok_or(Unsupported::new("an expression without operands"));
            match expr.op {
                ExprOp::PtrToInt
                | ExprOp::PtrToAddr
                | ExprOp::IntToPtr
                | ExprOp::BitCast
                | ExprOp::AddrSpaceCast => address(unit, operand(0)?, depth + 1),
                ExprOp::GetElementPtr => {
                    let (base, distance) = address(unit, operand(0)?, depth + 1)?;
                    let indices: Vec<Value> = expr.operands.iter().skip(1).collect();
                    Ok((
                        base,
                        distance.wrapping_add(
                            module
                                .layout
                                .constant_offset(cx, expr.source, &indices)
                                .map_err(Unsupported::new)?,
                        ),
                    ))
                }
                ExprOp::Add | ExprOp::Sub => {
                    let (x, y) =
                        (address(unit, operand(0)?, depth + 1)?, address(unit, operand(1)?, depth + 1)?);
                    match (expr.op, x, y) {
                        (ExprOp::Add, (base, a), (None, b)) | (ExprOp::Add, (None, a), (base, b)) => {
                            Ok((base, a.wrapping_add(b)))
                        }
                        (ExprOp::Sub, (base, a), (None, b)) => Ok((base, a.wrapping_sub(b))),
                        (ExprOp::Sub, (x, a), (y, b)) if x == y => Ok((None, a.wrapping_sub(b))),
                        _ => Err(Unsupported::new("the difference of two addresses")),
                    }
                }
                _ => Err(Unsupported(format!("a constant expression '{}'", expr.op.name()))),
            }
        }
        _ => Err(Unsupported::new("a constant of this kind")),
    }
}
