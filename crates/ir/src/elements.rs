//! Constant attributes as numbers, splats and dense elements.

use crate::attrs::{
    DenseElementsAttr, DenseResourceElementsAttr, DenseStringElementsAttr, FloatAttr, IntegerAttr,
    SparseElementsAttr,
};
use crate::store::Store;
use crate::types::{MemRefType, UnrankedMemRefType};
use crate::{Attr, Type};
use terrace_num::{ApFloat, ApInt, FloatFormat};

/// Storage of one element in a dense elements attribute.
#[derive(Clone, Copy)]
pub struct Layout {
    /// Bits of an element.
    pub width: u32,
    /// Bytes of an element.
    pub bytes: usize,
    /// The format, for floats.
    pub format: Option<FloatFormat>,
}

impl Layout {
    /// The layout of an integer type, `index` or a float type.
    pub fn of(ctx: &Store, elem: Type) -> Option<Self> {
        let format = elem.as_float(ctx);
        let width = match format {
            Some(format) => format.width(),
            None if elem.is_index() => 64,
            None => elem.as_int(ctx)?.0,
        };
        Some(Self { width, bytes: width.div_ceil(8).max(1) as usize, format })
    }
}

/// A number that can be an element: [`ApInt`] or [`ApFloat`].
pub trait Element: Clone {
    /// Whether elements with this layout are numbers of this type.
    fn fits(layout: &Layout) -> bool;
    /// Decodes an element.
    fn read(layout: &Layout, bytes: &[u8]) -> Self;
    /// Appends an encoded element.
    fn write(&self, layout: &Layout, out: &mut Vec<u8>);
    /// An encoded element.
    fn bytes(&self, layout: &Layout) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(layout.bytes + 8);
        self.write(layout, &mut bytes);
        bytes
    }
    /// Type and value of a number attribute.
    fn of_attr(ctx: &Store, attr: Attr) -> Option<(Type, Self)>;
    /// The number attribute of a value.
    fn to_attr(&self, ctx: &Store, ty: Type) -> Attr;
}

impl Element for ApInt {
    #[inline]
    fn fits(layout: &Layout) -> bool {
        layout.format.is_none()
    }
    #[inline]
    fn read(layout: &Layout, bytes: &[u8]) -> Self {
        ApInt::from_le_bytes(layout.width, bytes)
    }
    #[inline]
    fn write(&self, layout: &Layout, out: &mut Vec<u8>) {
        let end = out.len() + layout.bytes;
        for word in self.words() {
            out.extend_from_slice(&word.to_le_bytes());
        }
        out.resize(end, 0);
    }
    #[inline]
    fn of_attr(ctx: &Store, attr: Attr) -> Option<(Type, Self)> {
        attr.as_::<IntegerAttr>(ctx).map(|int| (int.ty, int.value(ctx)))
    }
    #[inline]
    fn to_attr(&self, ctx: &Store, ty: Type) -> Attr {
        IntegerAttr::of(ctx, ty, self)
    }
}

impl Element for ApFloat {
    #[inline]
    fn fits(layout: &Layout) -> bool {
        layout.format.is_some()
    }
    #[inline]
    fn read(layout: &Layout, bytes: &[u8]) -> Self {
        let mut bits = [0u8; 16];
        let n = bytes.len().min(16);
        bits[..n].copy_from_slice(&bytes[..n]);
        ApFloat::from_bits(layout.format.unwrap_or(FloatFormat::F64), u128::from_le_bytes(bits))
    }
    #[inline]
    fn write(&self, layout: &Layout, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.to_bits().to_le_bytes()[..layout.bytes.min(16)]);
    }
    #[inline]
    fn of_attr(ctx: &Store, attr: Attr) -> Option<(Type, Self)> {
        let float = attr.as_::<FloatAttr>(ctx)?;
        Some((float.ty, float.value(ctx)?))
    }
    #[inline]
    fn to_attr(&self, ctx: &Store, ty: Type) -> Attr {
        FloatAttr::of(ctx, ty, *self)
    }
}

/// The shaped type of an elements attribute.
pub fn elements_type(ctx: &Store, attr: Attr) -> Option<Type> {
    attr.as_::<DenseElementsAttr>(ctx)
        .map(|dense| dense.ty)
        .or_else(|| attr.as_::<DenseStringElementsAttr>(ctx).map(|dense| dense.ty))
        .or_else(|| attr.as_::<DenseResourceElementsAttr>(ctx).map(|dense| dense.ty))
        .or_else(|| attr.as_::<SparseElementsAttr>(ctx).map(|sparse| sparse.ty))
}

/// A dense elements attribute with numeric elements.
#[derive(Clone, Copy)]
pub struct Dense<'c> {
    /// The shaped type.
    pub ty: Type,
    /// The layout of an element.
    pub layout: Layout,
    /// How many elements there are.
    pub len: usize,
    /// Whether one stored element stands for all.
    pub splat: bool,
    data: &'c [u8],
}

impl<'c> Dense<'c> {
    /// Views an attribute as dense elements of numbers.
    pub fn of(ctx: &'c Store, attr: Attr) -> Option<Self> {
        let dense = attr.as_::<DenseElementsAttr>(ctx)?;
        let shaped = dense.ty.as_shaped(ctx)?;
        let layout = Layout::of(ctx, shaped.elem)?;
        let len = if dense.splat { 1 } else { dense.data.len() / layout.bytes };
        let len = shaped.n_elements().map_or(len, |n| usize::try_from(n).unwrap_or(len));
        Some(Self { ty: dense.ty, layout, len, splat: dense.splat, data: dense.data })
    }

    /// The bytes of element `i`.
    #[inline]
    pub fn bytes(&self, i: usize) -> &'c [u8] {
        let i = if self.splat { 0 } else { i };
        self.data.get(i * self.layout.bytes..(i + 1) * self.layout.bytes).unwrap_or(&[])
    }

    /// Element `i`.
    #[inline]
    pub fn get<E: Element>(&self, i: usize) -> E {
        E::read(&self.layout, self.bytes(i))
    }

    /// Element `i` as an attribute.
    pub fn attr(&self, ctx: &Store, i: usize) -> Attr {
        let elem = self.ty.element_or_self(ctx);
        match self.layout.format {
            None => self.get::<ApInt>(i).to_attr(ctx, elem),
            Some(_) => self.get::<ApFloat>(i).to_attr(ctx, elem),
        }
    }

    /// The only element of a splat.
    pub fn splat_value<E: Element>(&self) -> Option<E> {
        (self.splat && E::fits(&self.layout)).then(|| self.get(0))
    }
}

/// A dense elements attribute from the bytes of all elements; a splat if they are equal.
pub fn dense_of_bytes(ctx: &Store, ty: Type, layout: &Layout, data: &[u8]) -> Attr {
    let mut chunks = data.chunks(layout.bytes);
    let splat = match chunks.next() {
        Some(first) => chunks.all(|chunk| chunk == first),
        None => false,
    };
    let data = if splat { &data[..layout.bytes.min(data.len())] } else { data };
    DenseElementsAttr::get(ctx, ty, splat, data)
}

/// A dense elements attribute of an integer type from the values of all elements.
pub fn dense_of_ints(ctx: &Store, ty: Type, elem: Type, values: &[ApInt]) -> Attr {
    let Some(layout) = Layout::of(ctx, elem) else { return DenseElementsAttr::get(ctx, ty, false, &[]) };
    let mut data = Vec::with_capacity(values.len() * layout.bytes);
    for value in values {
        value.write(&layout, &mut data);
    }
    dense_of_bytes(ctx, ty, &layout, &data)
}

/// A splat of a number attribute; `None` if the shape is dynamic.
pub fn splat(ctx: &Store, ty: Type, value: Attr) -> Option<Attr> {
    let data = match ApInt::of_attr(ctx, value) {
        Some((elem, int)) => int.bytes(&Layout::of(ctx, elem)?),
        None => {
            let (elem, float) = ApFloat::of_attr(ctx, value)?;
            float.bytes(&Layout::of(ctx, elem)?)
        }
    };
    // A type without elements has no element to repeat.
    let empty = ty.as_shaped(ctx)?.n_elements() == Some(0);
    Some(DenseElementsAttr::get(ctx, ty, !empty, if empty { &[] } else { &data }))
}

/// The value of an integer constant or splat.
pub fn int_constant(ctx: &Store, attr: Attr) -> Option<ApInt> {
    match ApInt::of_attr(ctx, attr) {
        Some((_, int)) => Some(int),
        None => Dense::of(ctx, attr)?.splat_value(),
    }
}

/// The value of a float constant or splat.
pub fn float_constant(ctx: &Store, attr: Attr) -> Option<ApFloat> {
    match ApFloat::of_attr(ctx, attr) {
        Some((_, float)) => Some(float),
        None => Dense::of(ctx, attr)?.splat_value(),
    }
}

/// A number for an element type, or a splat of it for a static shape.
pub fn splat_of(ctx: &Store, ty: Type, of_elem: impl Fn(Type) -> Option<Attr>) -> Option<Attr> {
    let Some(shaped) = ty.as_shaped(ctx) else { return of_elem(ty) };
    if !shaped.has_static_shape() {
        return None;
    }
    let value = of_elem(shaped.elem)?;
    splat(ctx, ty, value)
}

/// Whether constants can have this type: not shapes that are unknown, nor memory.
pub fn has_constants(ctx: &Store, ty: Type) -> bool {
    let is_memory = || ty.is::<MemRefType>(ctx) || ty.is::<UnrankedMemRefType>(ctx);
    ty.as_shaped(ctx).is_none_or(|shaped| shaped.has_static_shape() && !is_memory())
}
