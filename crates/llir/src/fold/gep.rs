//! Constant folding of address computations.
//!
//! With a data layout, LLVM rewrites them to one byte offset: `getelementptr i8, ptr @g, i64 12`.

use super::Folder;
use crate::constant::ExprOp;
use crate::inst::Flags;
use crate::module::Linkage;
use crate::types::{Type, TypeView};
use crate::value::*;
use terrace_num::ApInt;

impl Folder<'_> {
    /// Folds a `getelementptr` of constants.
    pub fn gep(&self, source: Type, ptr: Value, indices: &[Value], flags: Flags) -> Option<Value> {
        if self.is_scalable(source, 0) {
            return None;
        }
        let flags = gep_flags(flags);
        let made = self.gep_expr(source, ptr, indices, flags)?;
        match self.as_expr(made) {
            Some(expr) if expr.op == ExprOp::GetElementPtr => Some(self.gep_evaluate(made).unwrap_or(made)),
            _ => Some(made),
        }
    }

    fn is_scalable(&self, ty: Type, depth: u32) -> bool {
        depth < 64
            && match self.cx.view(ty) {
                TypeView::Vector { scalable, .. } => scalable,
                TypeView::Array { elem, .. } => self.is_scalable(elem, depth + 1),
                TypeView::Struct { fields, .. } => {
                    fields.iter().any(|field| self.is_scalable(field, depth + 1))
                }
                _ => false,
            }
    }

    /// LLVM's `ConstantExpr::getGetElementPtr`.
    pub(crate) fn gep_expr(
        &self,
        source: Type,
        ptr: Value,
        indices: &[Value],
        flags: Flags,
    ) -> Option<Value> {
        if indices.is_empty() {
            return Some(ptr);
        }
        let mut ty = ptr.ty();
        if !ty.is_vector()
            && let Some(shape) = indices.iter().find(|index| index.ty().is_vector())
        {
            ty = self.cx.with_shape_of(ty, shape.ty());
        }
        if ptr.is_poison() {
            return Some(Value::poison(ty));
        }
        if ptr.is_undef() {
            return Some(Value::undef(ty));
        }
        if indices.iter().all(|index| index.is_zero() || index.is_undef_or_poison()) {
            return Some(if ty.is_vector() && !ptr.ty().is_vector() { self.splat(ty, ptr) } else { ptr });
        }
        let mut operands = vec![ptr];
        operands.extend(self.shaped_indices(source, indices, ty));
        self.expr(ExprOp::GetElementPtr, ty, flags, source, &operands)
    }

    /// The indices of an address of type `result`: vectors if it is one, but numbers for fields of structs.
    fn shaped_indices(&self, source: Type, indices: &[Value], result: Type) -> Vec<Value> {
        let mut shaped = Vec::with_capacity(indices.len());
        let mut ty = source;
        for (i, &index) in indices.iter().enumerate() {
            let is_field = i > 0 && ty.is_struct();
            let number = self.cx.splat_value(index).filter(|_| index.ty().is_vector());
            shaped.push(if is_field {
                number.unwrap_or(index)
            } else if result.is_vector() && !index.ty().is_vector() {
                self.splat(self.cx.with_shape_of(index.ty(), result), index)
            } else {
                index
            });
            if i > 0 {
                let field = if is_field { self.cx.as_i64(number.unwrap_or(index)) } else { Some(0) };
                let element = field.and_then(|field| self.cx.element_type(ty, u64::try_from(field).ok()?));
                ty = element.unwrap_or(ty);
            }
        }
        shaped
    }

    /// LLVM's `SymbolicallyEvaluateGEP`.
    fn gep_evaluate(&self, value: Value) -> Option<Value> {
        let expr = self.as_expr(value)?;
        let ptr = expr.operands.get(0)?;
        self.dl.size_in_bits(self.cx, expr.source)?;
        if let Some(cast) = self.cast_indices(value) {
            return Some(cast);
        }
        if !ptr.ty().is_ptr() || value.ty().is_vector() {
            return None;
        }
        let space = ptr.ty().address_space()?;
        let bits = self.dl.index_bits(space);
        let mut offset = ApInt::zero(bits);
        let indices: Vec<Value> = expr.operands.iter().skip(1).collect();
        if !self.add_offset(expr.source, &indices, &mut offset) {
            return None;
        }
        let mut flags = expr.flags;
        let mut overflow = false;
        let mut base = ptr;
        while let Some(inner) = self.as_expr(base).filter(|inner| inner.op == ExprOp::GetElementPtr) {
            flags = Flags(flags.0 & inner.flags.0);
            let indices: Vec<Value> = inner.operands.iter().skip(1).collect();
            let mut more = ApInt::zero(bits);
            if !self.add_offset(inner.source, &indices, &mut more) {
                break;
            }
            base = inner.operands.get(0)?;
            let (sum, overflowed) = offset.sadd_ov(&more);
            offset = sum;
            overflow |= overflowed;
        }
        if flags.has(Flags::NUSW) && !flags.has(Flags::INBOUNDS) && overflow {
            flags = flags.without(Flags::NUSW);
        }
        let mut address = ApInt::zero(self.dl.pointer_bits(space));
        if let Some(inner) = self.as_expr(base).filter(|inner| inner.op == ExprOp::IntToPtr)
            && let Some(int) = inner.operands.get(0).and_then(|int| self.int(int))
        {
            address = int.zext_or_trunc(address.width());
        }
        if (base.is_zero() || !address.is_zero()) && !self.dl.is_non_integral(space) {
            let low = address.trunc(bits).add(&offset);
            let address = address.insert_bits(&low, 0);
            let int = self.int_value(Type::int(address.width()), &address);
            return self.cast_expr(crate::inst::Opcode::IntToPtr, int, value.ty());
        }
        if !flags.has(Flags::INBOUNDS) && !offset.is_negative() {
            let size = self.dereferenceable_bytes(base);
            if size != 0 && offset.to_u64().is_some_and(|offset| offset <= size) {
                flags = flags.with(Flags::INBOUNDS).with(Flags::NUSW);
            }
        }
        if flags.has(Flags::NUSW) && !offset.is_negative() {
            flags = flags.with(Flags::NUW);
        }
        let offset = self.int_value(Type::int(bits), &offset);
        self.gep_expr(Type::I8, base, &[offset], flags)
    }

    /// Casts every index to the width of address arithmetic; `None` if all have it.
    fn cast_indices(&self, value: Value) -> Option<Value> {
        let expr = self.as_expr(value)?;
        let index_ty = self.dl.index_type(self.cx, value.ty());
        let index_scalar = self.cx.scalar_type(index_ty);
        let mut ty = expr.source;
        let mut any = false;
        let mut indices = Vec::with_capacity(expr.operands.len());
        for (i, index) in expr.operands.iter().skip(1).enumerate() {
            let is_field = i > 0 && ty.is_struct();
            if i > 0 {
                let at =
                    if is_field { self.int(self.splat_of(index).unwrap_or(index))?.to_u64()? } else { 0 };
                ty = self.cx.element_type(ty, at)?;
            }
            if is_field || self.cx.scalar_type(index.ty()) == index_scalar {
                indices.push(index);
                continue;
            }
            any = true;
            let to = if index.ty().is_vector() { index_ty } else { index_scalar };
            indices.push(self.int_cast(index, to, true)?);
        }
        if !any {
            return None;
        }
        self.gep(expr.source, expr.operands.get(0)?, &indices, expr.flags)
    }

    fn dereferenceable_bytes(&self, value: Value) -> u64 {
        let ValueKind::Global(id) = value.kind() else { return 0 };
        let global = self.m.global(id);
        if global.symbol.linkage == Linkage::ExternalWeak {
            return 0;
        }
        self.dl.store_size(self.cx, global.ty).filter(|size| !size.scalable).map_or(0, |size| size.min)
    }

    /// Adds the byte offset of indices into a type; `false` if an index is not a number.
    fn add_offset(&self, source: Type, indices: &[Value], offset: &mut ApInt) -> bool {
        let bits = offset.width();
        let mut ty = source;
        for (i, &index) in indices.iter().enumerate() {
            let Some(number) = self.int(index) else { return false };
            if i > 0 && ty.is_struct() {
                let Some(field) = number.to_u64().and_then(|n| usize::try_from(n).ok()) else { return false };
                let Some(at) = self.dl.field_offset(self.cx, ty, field) else { return false };
                *offset = offset.add(&ApInt::new(bits, at));
                let Some(elem) = self.cx.element_type(ty, field as u64) else { return false };
                ty = elem;
                continue;
            }
            // Elements of a vector have no padding.
            let is_packed = i > 0 && ty.is_vector();
            if i > 0 {
                let Some(elem) = self.cx.element_type(ty, 0) else { return false };
                ty = elem;
            }
            let size =
                if is_packed { self.dl.store_size(self.cx, ty) } else { self.dl.alloc_size(self.cx, ty) };
            let Some(size) = size.filter(|size| !size.scalable) else {
                return false;
            };
            *offset = offset.add(&number.sext_or_trunc(bits).mul(&ApInt::new(bits, size.min)));
        }
        true
    }

    /// The base of an address and its constant offset.
    pub(super) fn strip_offsets(
        &self,
        value: Value,
        offset: &mut ApInt,
        allow_outside: bool,
        through_ints: bool,
    ) -> Value {
        let mut value = value;
        while let Some(expr) = self.as_expr(value) {
            let Some(inner) = expr.operands.get(0) else { break };
            match expr.op {
                ExprOp::GetElementPtr if allow_outside || expr.flags.has(Flags::INBOUNDS) => {
                    let indices: Vec<Value> = expr.operands.iter().skip(1).collect();
                    let mut more = ApInt::zero(offset.width());
                    if !self.add_offset(expr.source, &indices, &mut more) {
                        break;
                    }
                    *offset = offset.add(&more);
                    value = inner;
                }
                ExprOp::BitCast if inner.ty().is_ptr() => value = inner,
                ExprOp::AddrSpaceCast => value = inner,
                ExprOp::IntToPtr if through_ints => {
                    // inttoptr (add (ptrtoint @g), C) is @g + C.
                    let Some(sum) = self.as_expr(inner).filter(|sum| sum.op == ExprOp::Add) else { break };
                    let (Some(address), Some(more)) = (sum.operands.get(0), sum.operands.get(1)) else {
                        break;
                    };
                    let (Some(address), Some(more)) = (self.as_expr(address), self.int(more)) else { break };
                    if address.op != ExprOp::PtrToInt || more.width() != offset.width() {
                        break;
                    }
                    let Some(base) = address.operands.get(0) else { break };
                    *offset = offset.add(&more);
                    value = base;
                }
                _ => break,
            }
        }
        value
    }
}

/// The `getelementptr` flags among `flags`; `inbounds` implies `nusw`.
pub(crate) fn gep_flags(flags: Flags) -> Flags {
    let flags = Flags(flags.0 & (Flags::NUW.0 | Flags::INBOUNDS.0 | Flags::NUSW.0));
    if flags.has(Flags::INBOUNDS) { flags.with(Flags::NUSW) } else { flags }
}
