//! Constants as attributes, for globals and `llvm.mlir.constant`.

use crate::import::Import;
use crate::import::types::is_int_or_float;
use terrace_ir::attrs::{DenseElementsAttr, FloatAttr, IntegerAttr, StringAttr};
use terrace_ir::types::{RankedTensorType, VectorType};
use terrace_ir::{Attr, Type};
use terrace_llir as llir;
use terrace_llir::constant::ConstView;
use terrace_llir::{TypeView, Value, ValueKind};
use terrace_num::ApInt;
use terrace_support::small_vec::SmallVec;

impl Import<'_> {
    /// The attribute of an integer or float.
    pub fn scalar_attr(&mut self, value: Value) -> Option<Attr> {
        let ty = value.ty();
        if let Some(width) = ty.int_width() {
            let to = Type::int(self.ctx, width);
            return match value.kind() {
                ValueKind::Int(int) => Some(IntegerAttr::of_i64(self.ctx, to, i64::from(int))),
                _ => {
                    let limbs = self.cx.as_limbs(value)?;
                    Some(IntegerAttr::of(self.ctx, to, &ApInt::from_words(width, &limbs)))
                }
            };
        }
        let bits = self.cx.as_float_bits(value)?;
        let to = self.ty(ty);
        Some(FloatAttr::get(self.ctx, to, bits as u64, (bits >> 64) as u64))
    }

    /// The attribute of a constant; `None` if operations have to compute it.
    pub fn constant_attr(&mut self, value: Value) -> Option<Attr> {
        let ty = value.ty();
        if self.options.lossless && is_wide_float(ty) {
            return self.wide_float_attr(value);
        }
        if ty.is_int() || ty.is_float() {
            return self.scalar_attr(value);
        }
        if !(ty.is_array() || ty.is_vector()) || !value.is_const() || value.is_undef_or_poison() {
            return None;
        }
        if let Some(text) = self.string(value) {
            return Some(StringAttr::get(self.ctx, self.ctx.str_id(text.as_ref()), None));
        }
        self.dense(value)
    }

    /// The bytes of an array of `i8` with at least one byte that is not zero.
    fn string(&self, value: Value) -> Option<Vec<u8>> {
        let TypeView::Array { elem: llir::Type::I8, count } = self.cx.view(value.ty()) else { return None };
        match self.cx.const_view(value)? {
            ConstView::Data(bytes) => Some(bytes.to_vec()),
            ConstView::Splat(byte) => {
                let byte = self.cx.as_i64(byte)? as u8;
                Some(vec![byte; usize::try_from(count).ok()?])
            }
            _ => None,
        }
    }

    /// The builtin type of an elements attribute of this array or vector type, and the type of its elements.
    fn elements_type(&mut self, ty: llir::Type) -> Option<(Type, llir::Type)> {
        let mut shape: SmallVec<[i64; 4]> = SmallVec::new();
        let mut elem = ty;
        while let TypeView::Array { elem: inner, count } = self.cx.view(elem) {
            shape.push(i64::try_from(count).ok()?);
            elem = inner;
        }
        let vector = match self.cx.view(elem) {
            TypeView::Vector { elem: inner, count, scalable: is_scalable } => {
                // Elements attributes of scalable vectors have no counterpart in LLVM.
                if is_scalable {
                    return None;
                }
                elem = inner;
                shape.push(i64::from(count));
                true
            }
            _ => false,
        };
        let to = self.ty(elem);
        if !is_int_or_float(self.ctx, to) || self.options.lossless && is_wide_float(elem) {
            return None;
        }
        let ty = if vector {
            VectorType::fixed(self.ctx, &shape, to)
        } else {
            RankedTensorType::get(self.ctx, &shape, to, None)
        };
        Some((ty, elem))
    }

    fn dense(&mut self, value: Value) -> Option<Attr> {
        let (ty, elem) = self.elements_type(value.ty())?;
        let width = match elem.float_kind() {
            Some(kind) => kind.bits(),
            None => elem.int_width()?,
        };
        let size = width.div_ceil(8).max(1) as usize;
        if value.is_zero() {
            return Some(DenseElementsAttr::get(self.ctx, ty, true, &vec![0; size]));
        }
        if let Some(ConstView::Splat(one)) = self.cx.const_view(value)
            && (one.ty().is_int() || one.ty().is_float())
        {
            let mut bytes = Vec::new();
            self.push_bytes(one, size, &mut bytes)?;
            return Some(DenseElementsAttr::get(self.ctx, ty, true, &bytes));
        }
        let mut bytes = Vec::new();
        self.push_elements(value, size, &mut bytes)?;
        let splat = bytes.len() > size && bytes[size..] == bytes[..bytes.len() - size];
        let data = if splat { &bytes[..size] } else { &bytes[..] };
        Some(DenseElementsAttr::get(self.ctx, ty, splat || bytes.len() == size, data))
    }

    fn push_bytes(&self, value: Value, size: usize, out: &mut Vec<u8>) -> Option<()> {
        let limbs: SmallVec<[u64; 4]> = if value.ty().is_int() {
            self.cx.as_limbs(value)?
        } else {
            let bits = self.cx.as_float_bits(value)?;
            SmallVec::from_slice(&[bits as u64, (bits >> 64) as u64])
        };
        let start = out.len();
        out.extend(limbs.iter().flat_map(|limb| limb.to_le_bytes()).take(size));
        out.resize(start + size, 0);
        if let Some(width) = value.ty().int_width().filter(|width| width % 8 != 0)
            && let Some(last) = out.last_mut()
        {
            *last &= 0xff >> (8 - width % 8);
        }
        Some(())
    }

    /// Appends the elements of an array or vector of numbers, nested ones in order.
    fn push_elements(&self, value: Value, size: usize, out: &mut Vec<u8>) -> Option<()> {
        let ty = value.ty();
        if !(ty.is_array() || ty.is_vector()) {
            return self.push_bytes(value, size, out);
        }
        if value.is_undef_or_poison() {
            return None;
        }
        // A zero among other elements is a value of its own, as upstream has it.
        if value.is_zero() {
            return None;
        }
        match self.cx.const_view(value)? {
            ConstView::Data(bytes) => out.extend_from_slice(bytes),
            ConstView::Splat(one) => {
                for _ in 0..self.cx.n_elements(ty)? {
                    self.push_elements(one, size, out)?;
                }
            }
            ConstView::Aggregate(elems) => {
                for elem in elems.iter() {
                    self.push_elements(elem, size, out)?;
                }
            }
            _ => return None,
        }
        Some(())
    }
}

/// Whether numbers of this type have no exact decimal text in MLIR.
fn is_wide_float(ty: llir::Type) -> bool {
    matches!(ty, llir::Type::X86_FP80 | llir::Type::FP128 | llir::Type::PPC_FP128)
}
