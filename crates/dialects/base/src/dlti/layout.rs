//! Queries on a module's data layout: sizes and alignments of types, the width of `index`.
//!
//! Entries of `dlti.dl_spec` override upstream's defaults. Sizes are in bits, alignments in bytes.

use super::attrs::{DataLayoutEntryAttr, DataLayoutSpecAttr};
use terrace_rewrite::prelude::*;

/// Numbers of a dense `i64` elements attribute.
pub fn numbers(ctx: &Context, attr: Attr) -> Option<SmallVec<[u64; 4]>> {
    let dense = attr.as_::<DenseElementsAttr>(ctx)?;
    if dense.ty.element_or_self(ctx) != Type::I64 {
        return None;
    }
    let n = usize::try_from(dense.ty.as_shaped(ctx)?.n_elements()?).ok().filter(|&n| n <= 1 << 16)?;
    let values = dense.data.as_chunks::<8>().0.iter().map(|bytes| u64::from_le_bytes(*bytes));
    match dense.splat {
        true => Some(values.cycle().take(n).collect()),
        false => Some(values.collect()),
    }
}

/// The types that the data layout of an operation states, with their numbers.
pub(super) fn entries_of(op: OpRef<'_>) -> Option<LayoutEntries> {
    let spec = op.body().discardable(op.op, "dlti.dl_spec")?;
    let layout = DataLayout::of_spec(op.ctx(), spec);
    let entry = |entry: DataLayoutEntryAttr<'_>| {
        let width = entry.value.as_::<IntegerAttr>(op.ctx()).and_then(|value| value.to_u64());
        Some((entry.ty?, numbers(op.ctx(), entry.value).or(Some(SmallVec::from_iter(width)))?))
    };
    let big_endian = layout.named("dlti.endianness").and_then(|attr| attr.as_bytes(op.ctx())) == Some(b"big");
    Some(LayoutEntries { types: layout.entries().filter_map(entry).collect(), big_endian })
}

/// A data layout: entries and defaults.
#[derive(Clone, Copy)]
pub struct DataLayout<'c> {
    ctx: &'c Context,
    entries: &'c [Attr],
}

/// Layout of a pointer type, in bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointerLayout {
    /// Size.
    pub size: u64,
    /// ABI alignment.
    pub abi: u64,
    /// Preferred alignment.
    pub preferred: u64,
    /// Width of an index (offset).
    pub index: u64,
}

impl<'c> DataLayout<'c> {
    /// The default layout, without entries.
    pub fn default_of(ctx: &'c Context) -> Self {
        DataLayout { ctx, entries: &[] }
    }

    /// The layout of a `#dlti.dl_spec`.
    pub fn of_spec(ctx: &'c Context, spec: Attr) -> Self {
        let entries = spec.as_::<DataLayoutSpecAttr>(ctx).map_or(&[][..], |spec| spec.entries);
        DataLayout { ctx, entries }
    }

    /// The layout of a module's `dlti.dl_spec`.
    pub fn of_module(b: &'c Body, module: Op) -> Self {
        match b.discardable(module, "dlti.dl_spec") {
            Some(spec) => Self::of_spec(b.ctx(), spec),
            None => Self::default_of(b.ctx()),
        }
    }

    /// All entries, in order.
    pub fn entries(&self) -> impl Iterator<Item = DataLayoutEntryAttr<'c>> + use<'c> {
        let ctx = self.ctx;
        self.entries.iter().filter_map(move |entry| entry.as_::<DataLayoutEntryAttr>(ctx))
    }

    /// Value of the entry for a type.
    pub fn entry(&self, ty: Type) -> Option<Attr> {
        self.entries().find(|entry| entry.ty == Some(ty)).map(|entry| entry.value)
    }

    /// Value of the entry with a name.
    pub fn named(&self, name: &str) -> Option<Attr> {
        let name = self.ctx.find_str(name.as_bytes())?;
        self.entries().find(|entry| entry.name == Some(name)).map(|entry| entry.value)
    }

    /// Width of `index` in bits.
    pub fn index_width(&self) -> u32 {
        const DEFAULT: u32 = 64;
        let width = self.entry(Type::INDEX).and_then(|value| value.as_::<IntegerAttr>(self.ctx));
        width.and_then(|width| width.to_u64()).and_then(|width| u32::try_from(width).ok()).unwrap_or(DEFAULT)
    }

    /// Width of `index` at an operation: that of the innermost module with an entry for it, the operation included.
    pub fn index_width_of(op: OpRef<'_>) -> u32 {
        let mut at = Some(op);
        while let Some(op) = at {
            let layout = DataLayout::of_module(op.body(), op.op);
            if op.def().has(Trait::SymbolTable) && layout.entry(Type::INDEX).is_some() {
                return layout.index_width();
            }
            at = op.parent();
        }
        DataLayout::default_of(op.ctx()).index_width()
    }

    /// Layout of a pointer type. The entry for address space 0, `default_space`, is used if the type has none.
    pub fn pointer(&self, pointer: Type, default_space: Type) -> PointerLayout {
        let stated = self.entry(pointer).or_else(|| self.entry(default_space));
        let values = stated.and_then(|value| numbers(self.ctx, value)).unwrap_or_default();
        match values[..] {
            [size, abi, preferred] => PointerLayout { size, abi, preferred, index: size },
            [size, abi, preferred, index, ..] => PointerLayout { size, abi, preferred, index },
            _ => PointerLayout { size: 64, abi: 64, preferred: 64, index: 64 },
        }
    }

    /// Size of a builtin type; `None` if it has none.
    pub fn size_in_bits(&self, ty: Type) -> Option<u64> {
        let ctx = self.ctx;
        if ty.is::<IndexType>(ctx) {
            return Some(u64::from(self.index_width()));
        }
        if ty.is::<IntegerType>(ctx) || ty.is::<FloatType>(ctx) {
            return ty.bit_width(ctx).map(u64::from);
        }
        if let Some(complex) = ty.as_::<ComplexType>(ctx) {
            let size = self.size_in_bits(complex.elem)?.div_ceil(8);
            let align = self.abi_alignment(complex.elem)?.max(1);
            return size.div_ceil(align).checked_mul(align)?.checked_add(size)?.checked_mul(8);
        }
        if let Some(vector) = ty.as_::<VectorType>(ctx) {
            let elem = self.size_in_bits(vector.elem)?;
            let last = vector.shape.last().copied().unwrap_or(1).max(0) as u64;
            let outer =
                vector.shape.iter().rev().skip(1).try_fold(1u64, |n, &d| n.checked_mul(d.max(0) as u64))?;
            return outer
                .checked_mul(last.checked_next_power_of_two()?)?
                .checked_mul(elem.div_ceil(8))?
                .checked_mul(8);
        }
        None
    }

    /// ABI alignment of a builtin type.
    pub fn abi_alignment(&self, ty: Type) -> Option<u64> {
        let ctx = self.ctx;
        if ty.is::<VectorType>(ctx) {
            return self.size_in_bits(ty)?.div_ceil(8).checked_next_power_of_two();
        }
        if let Some(complex) = ty.as_::<ComplexType>(ctx) {
            return self.abi_alignment(complex.elem);
        }
        if ty.is::<IndexType>(ctx) {
            return self.abi_alignment(Type::int(ctx, self.index_width()));
        }
        if let Some([abi, ..]) = self.entry(ty).and_then(|value| numbers(ctx, value)).as_deref() {
            return Some(abi / 8);
        }
        let width = u64::from(ty.bit_width(ctx)?);
        if ty.is::<IntegerType>(ctx) {
            // Wider integers have the ABI alignment of 64-bit ones.
            return Some(if width < 64 { width.div_ceil(8).checked_next_power_of_two()? } else { 4 });
        }
        width.div_ceil(8).checked_next_power_of_two()
    }

    /// Preferred alignment of a builtin type.
    pub fn preferred_alignment(&self, ty: Type) -> Option<u64> {
        let ctx = self.ctx;
        if ty.is::<IntegerType>(ctx) || ty.is::<FloatType>(ctx) {
            if let Some(values) = self.entry(ty).and_then(|value| numbers(ctx, value)) {
                return values.get(1).or(values.first()).map(|preferred| preferred / 8);
            }
            return u64::from(ty.bit_width(ctx)?).div_ceil(8).checked_next_power_of_two();
        }
        self.abi_alignment(ty)
    }
}
