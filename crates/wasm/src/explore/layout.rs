//! How values lie in memory: descriptors and elements of memrefs, fields of structs.

use serde::Serialize;
use terrace::dialects::layout::strides_and_offset;
use terrace::ir::asm::type_to_string;
use terrace::ir::decl::LayoutEntries;
use terrace::ir::types::{DYNAMIC, MemRefType};
use terrace::ir::{Context, Type};
use terrace::llvm::DataLayout;
use terrace::llvm::types::{ArrayType, PointerType, StructType};

/// The greatest number of fields that are listed.
const MAX_FIELDS: usize = 64;

/// The greatest number of types in a struct, those in its fields included, whose sizes are added up.
const MAX_PARTS: usize = 1000;

/// The layout of a type.
#[derive(Serialize)]
pub struct Layout {
    #[serde(rename = "type")]
    ty: String,
    /// In bytes.
    size: u64,
    /// In bytes.
    alignment: u64,
    /// The fields of the struct, or of the descriptor that a memref becomes.
    fields: Vec<Field>,
    elements: Option<Elements>,
}

#[derive(Serialize)]
struct Field {
    name: String,
    #[serde(rename = "type")]
    ty: String,
    /// In bytes.
    offset: u64,
    /// In bytes.
    size: u64,
}

/// The elements that a memref refers to. Numbers that are not static are `None`.
#[derive(Serialize)]
struct Elements {
    #[serde(rename = "type")]
    ty: String,
    /// The distance of elements in bytes.
    size: Option<u64>,
    shape: Vec<Option<i64>>,
    /// In elements; `None` if the layout is not strided.
    strides: Option<Vec<Option<i64>>>,
    offset: Option<i64>,
}

/// The layouts of memrefs and structs among types, those in arrays included.
pub fn of(ctx: &Context, entries: &LayoutEntries, types: impl Iterator<Item = Type>) -> Vec<Layout> {
    let layout = DataLayout::of(ctx, entries);
    let mut seen = Vec::new();
    let mut layouts = Vec::new();
    for mut ty in types {
        while let Some(array) = ty.as_::<ArrayType>(ctx) {
            ty = array.elem;
        }
        if !seen.contains(&ty) {
            seen.push(ty);
            layouts.extend(memref(ctx, &layout, ty).or_else(|| structure(ctx, &layout, ty)));
        }
    }
    layouts
}

/// The descriptor of a memref, which `convert-to-llvm` makes: two pointers, the offset, the sizes and the strides.
fn memref(ctx: &Context, layout: &DataLayout<'_>, ty: Type) -> Option<Layout> {
    let memref = ty.as_::<MemRefType>(ctx)?;
    let pointer = PointerType::get(ctx, 0);
    let (index, pointer_size) = (layout.bytes(Type::INDEX)?, layout.bytes(pointer)?);
    // An index that has an alignment is narrow enough for the sums below.
    let alignment = layout.abi_alignment(pointer)?.max(layout.abi_alignment(Type::INDEX)?);
    let rank = memref.shape.len() as u64;
    let names = ["allocated", "aligned"].map(|name| (name.to_owned(), "ptr".to_owned(), pointer_size));
    let int = || format!("i{}", index * 8);
    let each = |name: &str| (0..rank).map(|i| (format!("{name}[{i}]"), int(), index)).collect::<Vec<_>>();
    let mut fields = Vec::new();
    let mut offset = 0;
    let all = names.into_iter().chain([("offset".to_owned(), int(), index)]);
    for (name, ty, size) in all.chain(each("sizes")).chain(each("strides")).take(MAX_FIELDS) {
        fields.push(Field { name, ty, offset, size });
        offset += size;
    }
    let number = |n: i64| (n != DYNAMIC).then_some(n);
    let strided = strides_and_offset(ctx, memref);
    let elements = Elements {
        ty: type_to_string(ctx, memref.elem),
        size: layout.stride(memref.elem),
        shape: memref.shape.iter().map(|&n| number(n)).collect(),
        offset: strided.as_ref().and_then(|(_, offset)| number(*offset)),
        strides: strided.map(|(strides, _)| strides.iter().map(|&n| number(n)).collect()),
    };
    let size = 2 * pointer_size + (1 + 2 * rank) * index;
    Some(Layout { ty: type_to_string(ctx, ty), size, alignment, fields, elements: Some(elements) })
}

/// The fields of a struct, and the elements of arrays in it one by one.
fn structure(ctx: &Context, layout: &DataLayout<'_>, ty: Type) -> Option<Layout> {
    let body = StructType::body(ctx, ty).filter(|_| is_finite(ctx, ty))?;
    let mut fields = Vec::new();
    let mut offset = 0u64;
    for (i, &elem) in body.elems.iter().enumerate() {
        let alignment = if body.packed { 1 } else { layout.abi_alignment(elem)? };
        offset = offset.checked_next_multiple_of(alignment.max(1))?;
        let size = layout.bytes(elem)?;
        let end = offset.checked_add(size)?;
        match elem.as_::<ArrayType>(ctx) {
            Some(array) if array.len <= 8 => {
                let stride = layout.stride(array.elem)?;
                let (ty, size) = (type_to_string(ctx, array.elem), layout.bytes(array.elem)?);
                fields.extend((0..array.len).map(|k| Field {
                    name: format!("{i}[{k}]"),
                    ty: ty.clone(),
                    offset: offset + k * stride,
                    size,
                }));
            }
            _ => fields.push(Field { name: i.to_string(), ty: type_to_string(ctx, elem), offset, size }),
        }
        offset = end;
        if fields.len() >= MAX_FIELDS {
            break;
        }
    }
    let (size, alignment) = (layout.bytes(ty)?, layout.abi_alignment(ty)?);
    Some(Layout { ty: type_to_string(ctx, ty), size, alignment, fields, elements: None })
}

/// Whether a type has few parts: while a text is wrong, a struct can contain itself.
fn is_finite(ctx: &Context, ty: Type) -> bool {
    let mut pending = vec![ty];
    for _ in 0..MAX_PARTS {
        match pending.pop() {
            None => return true,
            Some(_) if pending.len() >= MAX_PARTS => return false,
            Some(ty) => match StructType::body(ctx, ty) {
                Some(body) => pending.extend(body.elems),
                None => pending.extend(ty.as_::<ArrayType>(ctx).map(|array| array.elem)),
            },
        }
    }
    false
}
