//! Conversion of types.

use crate::prelude::*;
use terrace_spirv::spirv::{
    ArrayType, ImageType, PointerType, RuntimeArrayType, SampledImageType, StorageClass, StructType,
};

/// The types of SPIR-V, all storage classes in one address space.
pub(super) fn any(converter: &mut TypeConverter, ty: Type) -> Convert {
    convert(converter, ty, |_| 0)
}

/// The types of SPIR-V, with the address spaces of OpenCL.
pub(super) fn opencl(converter: &mut TypeConverter, ty: Type) -> Convert {
    convert(converter, ty, opencl_space)
}

fn opencl_space(class: StorageClass) -> u32 {
    match class {
        StorageClass::CrossWorkgroup | StorageClass::Input => 1,
        StorageClass::UniformConstant => 2,
        StorageClass::Workgroup => 3,
        StorageClass::Generic => 4,
        StorageClass::DeviceOnlyINTEL => 5,
        StorageClass::HostOnlyINTEL => 6,
        _ => 0,
    }
}

fn convert(converter: &mut TypeConverter, ty: Type, space: fn(StorageClass) -> u32) -> Convert {
    let ctx = converter.ctx().clone();
    let to = |ty: Option<Type>| ty.map_or(Convert::Fail, Convert::To);
    if let Some(pointer) = ty.as_::<PointerType>(&ctx) {
        let space = pointer.storage_class().map_or(0, space);
        return Convert::To(llvm::PointerType::get(&ctx, space));
    }
    if let Some(array) = ty.as_::<ArrayType>(&ctx) {
        let is_natural = array.stride == 0 || element_size(&ctx, array.elem) == Some(u64::from(array.stride));
        let elem = converter.convert(array.elem).filter(|_| is_natural);
        return to(elem.map(|elem| llvm::types::ArrayType::get(&ctx, elem, u64::from(array.len))));
    }
    if let Some(array) = ty.as_::<RuntimeArrayType>(&ctx) {
        let elem = converter.convert(array.elem).filter(|_| array.stride == 0);
        return to(elem.map(|elem| llvm::types::ArrayType::get(&ctx, elem, 0)));
    }
    if ty.is::<StructType>(&ctx) {
        return to(convert_struct(converter, ty));
    }
    if ty.is::<ImageType>(&ctx) || ty.is::<SampledImageType>(&ctx) {
        return Convert::Fail;
    }
    Convert::Unhandled
}

/// Members with offsets have those that LLVM gives them; members without offsets follow each other.
fn convert_struct(converter: &mut TypeConverter, ty: Type) -> Option<Type> {
    let ctx = converter.ctx().clone();
    let body = StructType::body(&ctx, ty)?;
    if body.decorated.iter().any(|&member| member >= 0) {
        return None;
    }
    let is_packed = body.offsets.is_empty();
    if !is_packed {
        vulkan_layout(&ctx, ty, 0, &mut FxHashMap::default())?;
    }
    let members = converter.convert_all(body.members.iter().copied())?;
    Some(llvm::types::StructType::literal(&ctx, &members, is_packed))
}

/// The size of a number or of a vector that has no padding in an array (`SPIRVType::getSizeInBytes`).
fn element_size(ctx: &Context, ty: Type) -> Option<u64> {
    let bytes = |ty: Type| Some(u64::from(ty.bit_width(ctx)?.div_ceil(8)));
    match ty.as_::<VectorType>(ctx) {
        None => bytes(ty),
        Some(vector) => match *vector.shape {
            // Those of other lengths have padding in LLVM.
            [n] if n.unsigned_abs().is_power_of_two() => n.unsigned_abs().checked_mul(bytes(vector.elem)?),
            _ => None,
        },
    }
}

/// The size and alignment of a type.
type Layout = (u64, u64);

/// The layout of a type whose strides and offsets are those of Vulkan's layout, and of LLVM's. Each struct is laid out once,
/// since aliases make types with exponentially many members.
fn vulkan_layout(
    ctx: &Context,
    ty: Type,
    depth: u32,
    structs: &mut FxHashMap<Type, Layout>,
) -> Option<Layout> {
    const MAX_DEPTH: u32 = 64;
    if depth == MAX_DEPTH {
        return None;
    }
    if let Some(&layout) = structs.get(&ty) {
        return Some(layout);
    }
    if let Some(vector) = ty.as_::<VectorType>(ctx) {
        let &[n] = vector.shape else { return None };
        let size = u64::from(vector.elem.bit_width(ctx)?.div_ceil(8));
        let n = n.unsigned_abs();
        return Some((size.checked_mul(n)?, size.checked_mul(if n == 2 { 2 } else { 4 })?));
    }
    if let Some(array) = ty.as_::<ArrayType>(ctx) {
        let (size, alignment) = vulkan_layout(ctx, array.elem, depth + 1, structs)?;
        let size = (size == u64::from(array.stride)).then_some(size)?;
        return Some((size.checked_mul(u64::from(array.len))?, alignment));
    }
    if let Some(own) = ty.as_::<StructType>(ctx) {
        if own.name.is_some() {
            return None;
        }
        let (mut end, mut largest) = (0u64, 1);
        // In LLVM a vector of three elements is as large as one of four.
        let mut llvm_end = 0u64;
        for (i, &member) in own.members.iter().enumerate() {
            let (size, alignment) = vulkan_layout(ctx, member, depth + 1, structs)?;
            let start = end.checked_next_multiple_of(alignment)?;
            let llvm_start = llvm_end.checked_next_multiple_of(alignment)?;
            let offset = own.offsets.get(i).map(|&offset| offset as u64);
            if offset != Some(start) || start != llvm_start {
                return None;
            }
            end = start.checked_add(size)?;
            let padded = if member.is::<VectorType>(ctx) { size.checked_next_power_of_two()? } else { size };
            llvm_end = llvm_start.checked_add(padded)?;
            largest = largest.max(alignment);
        }
        let layout = (end.checked_next_multiple_of(largest)?, largest);
        structs.insert(ty, layout);
        return Some(layout);
    }
    if ty.is_int(ctx) || ty.is_float(ctx) {
        let size = u64::from(ty.bit_width(ctx)?.div_ceil(8));
        return Some((size, size));
    }
    None
}
