//! Sizes and alignments of types, by the data layout of the module around an operation.

use crate::types::{ArrayType, PointerType, StructType};
use terrace_ir::decl::LayoutEntries;
use terrace_rewrite::prelude::*;

/// Sizes and alignments by a data layout.
pub struct DataLayout<'c> {
    ctx: &'c Context,
    stated: &'c LayoutEntries,
}

impl<'c> DataLayout<'c> {
    /// The layout with these entries.
    pub fn of(ctx: &'c Context, stated: &'c LayoutEntries) -> Self {
        Self { ctx, stated }
    }

    /// Whether the first byte of an integer is its most significant one.
    pub fn is_big_endian(&self) -> bool {
        self.stated.big_endian
    }

    fn entry(&self, ty: Type) -> Option<&[u64]> {
        self.stated.types.iter().find(|(stated, _)| *stated == ty).map(|(_, numbers)| &numbers[..])
    }

    /// The numbers of a pointer: size, ABI alignment, preferred alignment and index width in bits.
    fn pointer(&self, ty: Type) -> SmallVec<[u64; 4]> {
        let default_space = PointerType::get(self.ctx, 0);
        let stated = self.entry(ty).or_else(|| self.entry(default_space));
        SmallVec::from_slice(stated.unwrap_or(&[64, 64, 64, 64]))
    }

    /// Width of the integers that pointers of a type are indexed with.
    pub fn index_width(&self, pointer: Type) -> u64 {
        let numbers = self.pointer(pointer);
        numbers.get(3).or(numbers.first()).copied().unwrap_or(64)
    }

    /// Size in bits; `None` for types without a size.
    pub fn bits(&self, ty: Type) -> Option<u64> {
        let ctx = self.ctx;
        if ty.is::<PointerType>(ctx) {
            return self.pointer(ty).first().copied();
        }
        if ty.is::<StructType>(ctx) {
            let body = StructType::body(ctx, ty)?;
            let (mut size, mut align) = (0u64, 1);
            for &elem in body.elems {
                let elem_align = if body.packed { 1 } else { self.abi_alignment(elem)? };
                size = align_to(size, elem_align)?.checked_add(self.bytes(elem)?)?;
                align = align.max(elem_align);
            }
            return align_to(size, align)?.checked_mul(8);
        }
        if let Some(array) = ty.as_::<ArrayType>(ctx) {
            return self.stride(array.elem)?.checked_mul(array.len)?.checked_mul(8);
        }
        if let Some(vector) = ty.as_::<VectorType>(ctx) {
            let n = |dim: &i64| u64::try_from(*dim).ok();
            let (last, outer) = vector.shape.split_last()?;
            let outer = outer.iter().try_fold(1u64, |product, dim| product.checked_mul(n(dim)?))?;
            let last = n(last)?.checked_next_power_of_two()?;
            return outer.checked_mul(last)?.checked_mul(self.bytes(vector.elem)?)?.checked_mul(8);
        }
        if ty.is::<IndexType>(ctx) {
            return Some(self.entry(ty).and_then(|numbers| numbers.first().copied()).unwrap_or(64));
        }
        ty.bit_width(ctx).map(u64::from)
    }

    /// Size in bytes.
    pub fn bytes(&self, ty: Type) -> Option<u64> {
        self.bits(ty).map(|bits| bits.div_ceil(8))
    }

    /// Distance of elements of an array in bytes.
    pub fn stride(&self, elem: Type) -> Option<u64> {
        align_to(self.bytes(elem)?, self.abi_alignment(elem)?)
    }

    /// ABI alignment in bytes.
    pub fn abi_alignment(&self, ty: Type) -> Option<u64> {
        let ctx = self.ctx;
        if ty.is::<PointerType>(ctx) {
            return self.pointer(ty).get(1).map(|abi| (abi / 8).max(1));
        }
        if ty.is::<StructType>(ctx) {
            let body = StructType::body(ctx, ty)?;
            let mut align = 1;
            for &elem in body.elems.iter().take(if body.packed { 0 } else { usize::MAX }) {
                align = align.max(self.abi_alignment(elem)?);
            }
            return Some(align);
        }
        if let Some(array) = ty.as_::<ArrayType>(ctx) {
            return self.abi_alignment(array.elem);
        }
        let natural = self.bytes(ty)?.checked_next_power_of_two();
        if ty.is::<IntegerType>(ctx) {
            return self.integer_alignment(ty.bit_width(ctx)?);
        }
        if ty.is::<IndexType>(ctx) {
            return self.integer_alignment(u32::try_from(self.bits(ty)?).ok()?);
        }
        match self.entry(ty).filter(|_| ty.is::<FloatType>(ctx)) {
            Some([abi, ..]) => Some((abi / 8).max(1)),
            _ => natural,
        }
    }

    /// The alignment of the narrowest stated integer that is as wide, or of the widest one.
    fn integer_alignment(&self, width: u32) -> Option<u64> {
        let stated = self.stated.types.iter().filter(|(ty, _)| ty.is::<IntegerType>(self.ctx));
        let mut stated: SmallVec<[(u32, u64); 8]> =
            stated.filter_map(|(ty, numbers)| Some((ty.bit_width(self.ctx)?, *numbers.first()?))).collect();
        stated.sort_unstable();
        if let Some(&(_, abi)) = stated.iter().find(|&&(other, _)| other >= width).or(stated.last()) {
            return Some((abi / 8).max(1));
        }
        if width < 64 { u64::from(width).div_ceil(8).checked_next_power_of_two() } else { Some(4) }
    }
}

/// The least multiple of `align` that is not below `size`.
fn align_to(size: u64, align: u64) -> Option<u64> {
    size.checked_next_multiple_of(align.max(1))
}
