//! Type conversion to the LLVM dialect.
//!
//! The rules are those of upstream's `LLVMTypeConverter` (MLIR "Conversion to the LLVM Dialect" and "LLVM IR Target").
//! A memref becomes a descriptor `(allocated, aligned, offset, sizes, strides)`; function signatures pass its fields
//! separately, see [`signature`].

use crate::common::extension::ExtensionRule;
use crate::common::prelude::*;
use terrace_llvm::types as llvm;

/// Options of conversions to the LLVM dialect (`LowerToLLVMOptions`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LowerToLLVMOptions {
    /// Width of `index` in bits.
    pub index_width: u32,
    /// Pass memrefs of static shape as bare pointers.
    pub bare_ptr: bool,
    /// With `bare_ptr`: allocate memory whose allocated pointer is the aligned one, and return the aligned one.
    pub aligned_results: bool,
    /// Rule for extending narrow integers in signatures.
    pub extension: ExtensionRule,
    /// Allocate with `aligned_alloc`.
    pub aligned_alloc: bool,
    /// Call `_mlir_memref_to_llvm_*` functions instead of the C library.
    pub generic_functions: bool,
    /// Whether strides that are no known numbers may be negative. Upstream's passes assume that they are not.
    pub negative_strides: bool,
    /// The address spaces whose pointers have 32 bits instead of 64.
    pub narrow_spaces: &'static [u32],
}

impl Default for LowerToLLVMOptions {
    fn default() -> Self {
        Self {
            index_width: 64,
            bare_ptr: false,
            aligned_results: false,
            extension: ExtensionRule::None,
            aligned_alloc: false,
            generic_functions: false,
            negative_strides: false,
            narrow_spaces: &[],
        }
    }
}

/// The options of a converter to LLVM dialect types; defaults for other converters.
#[inline]
pub fn options(converter: &TypeConverter) -> LowerToLLVMOptions {
    converter.options().copied().unwrap_or_default()
}

/// The integer type of the width of pointers in an address space.
pub fn pointer_width_type(converter: &TypeConverter, space: u32) -> Type {
    if options(converter).narrow_spaces.contains(&space) { Type::I32 } else { Type::I64 }
}

/// The integer type that `index` is converted to.
pub fn index_type(converter: &TypeConverter) -> Type {
    Type::int(converter.ctx(), options(converter).index_width)
}

/// Rule of complete lowerings: `tf32` is stored as an integer of its bits.
pub fn tf32_bits(c: &mut TypeConverter, ty: Type) -> Convert {
    match ty.as_float(c.ctx()) {
        Some(FloatFormat::Tf32) => Convert::To(Type::int(c.ctx(), FloatFormat::Tf32.width())),
        _ => Convert::Unhandled,
    }
}

pub(super) fn scalar(c: &mut TypeConverter, ty: Type) -> Convert {
    let ctx = c.ctx().clone();
    if ty.is::<IndexType>(&ctx) {
        return Convert::To(index_type(c));
    }
    if let Some(int) = ty.as_::<IntegerType>(&ctx) {
        return Convert::To(Type::int(&ctx, int.width));
    }
    if let Some(format) = ty.as_float(&ctx) {
        return match format {
            FloatFormat::F16
            | FloatFormat::BF16
            | FloatFormat::F32
            | FloatFormat::F64
            | FloatFormat::F80
            | FloatFormat::F128
            | FloatFormat::PpcFp128 => Convert::To(ty),
            // `tf32` has no storage format in LLVM.
            FloatFormat::Tf32 => Convert::Fail,
            narrow => Convert::To(Type::int(&ctx, narrow.width())),
        };
    }
    debug_assert!(!ty.is::<FloatType>(&ctx));
    Convert::Unhandled
}

pub(super) fn aggregate(c: &mut TypeConverter, ty: Type) -> Convert {
    let ctx = c.ctx().clone();
    let done = |ty: Option<Type>| ty.map_or(Convert::Fail, Convert::To);
    if let Some(vector) = ty.as_::<VectorType>(&ctx) {
        return done(vector_type(c, &vector));
    }
    if let Some(memref) = ty.as_::<MemRefType>(&ctx) {
        return done(descriptor_type(c, ty, &memref));
    }
    if let Some(memref) = ty.as_::<UnrankedMemRefType>(&ctx) {
        // The memory space applies to the pointers in the ranked descriptor; operations that access it verify the
        // memory space.
        if c.convert(memref.elem).is_none() {
            return Convert::Fail;
        }
        let elems = [index_type(c), llvm::ptr(&ctx)];
        return Convert::To(llvm::StructType::literal(&ctx, &elems, false));
    }
    if let Some(complex) = ty.as_::<ComplexType>(&ctx) {
        let elem = c.convert(complex.elem);
        return done(elem.map(|elem| llvm::StructType::literal(&ctx, &[elem, elem], false)));
    }
    if ty.is::<FunctionType>(&ctx) {
        // A value of function type is a pointer.
        return Convert::To(llvm::ptr(&ctx));
    }
    Convert::Unhandled
}

/// Why a memref without strides has no conversion, with advice.
pub(crate) const NOT_STRIDED: &str = "the layout is not strided; 'normalize-memrefs' makes it so";

/// Why tensors have no conversion, with advice.
pub(crate) const TENSORS: &str = "tensors have no memory: 'lower-to-loops' gives them buffers";

/// Why a type has no conversion, for error messages; empty for unknown types.
pub(super) fn explain(ctx: &Context, ty: Type, depth: u32) -> &'static str {
    const MAX_DEPTH: u32 = 16;
    if depth == MAX_DEPTH {
        return "";
    }
    let first = |types: &[Type]| {
        types.iter().map(|&ty| explain(ctx, ty, depth + 1)).find(|why| !why.is_empty()).unwrap_or("")
    };
    if ty.def(ctx).is_some_and(|def| def.name.ends_with("tensor")) {
        return TENSORS;
    }
    if ty.is::<TupleType>(ctx) {
        return "tuples have no memory; pass their elements one by one";
    }
    if ty.is::<NoneType>(ctx) {
        return "LLVM has no value that is none; leave it out";
    }
    if ty.as_float(ctx) == Some(FloatFormat::Tf32) {
        return "'tf32' has no format in memory; 'lower-to-llvm' has one for it";
    }
    if let Some(vector) = ty.as_::<VectorType>(ctx) {
        let n_outer = vector.shape.len().saturating_sub(1);
        return match (0..n_outer).any(|dim| vector.is_scalable(dim)) {
            true => "only the last dimension of a vector can be scalable; unroll the others first",
            false => first(&[vector.elem]),
        };
    }
    if let Some(memref) = ty.as_::<MemRefType>(ctx) {
        return match memref::strides_and_offset(ctx, memref) {
            None => NOT_STRIDED,
            Some(_) => first(&[memref.elem]),
        };
    }
    if let Some(array) = ty.as_::<llvm::ArrayType>(ctx) {
        return first(&[array.elem]);
    }
    if let Some(own) = ty.as_::<llvm::StructType>(ctx) {
        if own.name.is_none() {
            return first(own.elems);
        }
        let Some(body) = llvm::StructType::body(ctx, ty) else { return "" };
        return match first(body.elems) {
            "" => "there is a struct of the name that it would get, with other fields",
            why => why,
        };
    }
    ""
}

/// A one-dimensional vector is unchanged; several dimensions become arrays of it, no dimension becomes one element.
fn vector_type(c: &mut TypeConverter, vector: &VectorType<'_>) -> Option<Type> {
    let elem = c.convert(vector.elem)?;
    let ctx = c.ctx().clone();
    let Some((&last, outer)) = vector.shape.split_last() else {
        return Some(VectorType::fixed(&ctx, &[1], elem));
    };
    let n_outer = outer.len();
    if (0..n_outer).any(|dim| vector.is_scalable(dim)) {
        return None;
    }
    let scalable: &[u8] = if vector.is_scalable(n_outer) { &[1] } else { &[] };
    let mut ty = VectorType::get(&ctx, &[last], elem, scalable);
    for &extent in outer.iter().rev() {
        ty = llvm::ArrayType::get(&ctx, ty, u64::try_from(extent).ok()?);
    }
    Some(ty)
}

/// The address space of a memory space attribute, which must be absent, an integer, or converted to one.
pub fn address_space(c: &TypeConverter, space: Option<Attr>) -> Option<u32> {
    let ctx = c.ctx();
    match space {
        None => Some(0),
        Some(attr) => {
            let attr = c.type_attr.and_then(|convert| convert(ctx, attr)).unwrap_or(attr);
            let int = attr.as_::<IntegerAttr>(ctx)?;
            u32::try_from(int.to_i64(ctx)?).ok()
        }
    }
}

/// Types of a descriptor's fields: two pointers, the offset, and for a rank above zero sizes and strides.
///
/// With `unpacked`, sizes and strides are separate values instead of arrays, as in signatures.
pub fn descriptor_fields(
    c: &mut TypeConverter,
    ty: Type,
    memref: &MemRefType<'_>,
    unpacked: bool,
) -> Option<SmallVec<[Type; 8]>> {
    let ctx = c.ctx().clone();
    if memref::strides_and_offset(&ctx, *memref).is_none() {
        c.complain(ty, String::from(
            "conversion to strided form failed either due to non-strided layout maps (which should have been \
             normalized away) or other reasons",
        ));
        return None;
    }
    c.convert(memref.elem)?;
    let Some(space) = address_space(c, memref.memory_space) else {
        let space = memref.memory_space.map(|space| terrace_ir::asm::attr_to_string(&ctx, space));
        c.complain(ty, format!(
            "conversion of memref memory space {} to integer address space failed. Consider adding memory space \
             conversions.",
            space.unwrap_or_default()
        ));
        return None;
    };
    let pointer = llvm::PointerType::get(&ctx, space);
    let index = index_type(c);
    let rank = memref.shape.len();
    let mut fields: SmallVec<[Type; 8]> = SmallVec::from_slice(&[pointer, pointer, index]);
    if unpacked {
        fields.extend(core::iter::repeat_n(index, rank * 2));
    } else if rank != 0 {
        let array = llvm::ArrayType::get(&ctx, index, rank as u64);
        fields.extend([array, array]);
    }
    Some(fields)
}

/// Type of a ranked memref's descriptor.
pub fn descriptor_type(c: &mut TypeConverter, ty: Type, memref: &MemRefType<'_>) -> Option<Type> {
    let fields = descriptor_fields(c, ty, memref, false)?;
    Some(llvm::StructType::literal(c.ctx(), &fields, false))
}

/// Converts the elements of LLVM container types; other LLVM types are unchanged.
pub(super) fn llvm_container(c: &mut TypeConverter, ty: Type) -> Convert {
    let ctx = c.ctx().clone();
    if let Some(array) = ty.as_::<llvm::ArrayType>(&ctx) {
        return c
            .convert(array.elem)
            .map_or(Convert::Fail, |elem| Convert::To(llvm::ArrayType::get(&ctx, elem, array.len)));
    }
    if let Some(function) = ty.as_::<llvm::FunctionType>(&ctx) {
        let result = c.convert(function.result);
        let params = c.convert_all(function.params.iter().copied());
        return match (result, params) {
            (Some(result), Some(params)) => {
                Convert::To(llvm::FunctionType::get(&ctx, result, &params, function.varargs))
            }
            _ => Convert::Fail,
        };
    }
    if let Some(own) = ty.as_::<llvm::StructType>(&ctx) {
        let Some(name) = own.name else {
            return c.convert_all(own.elems.iter().copied()).map_or(Convert::Fail, |elems| {
                Convert::To(llvm::StructType::literal(&ctx, &elems, own.packed))
            });
        };
        let Some(body) = llvm::StructType::body(&ctx, ty).filter(|body| !body.opaque) else {
            return Convert::To(ty);
        };
        if terrace_llvm::types::is_compatible_type(&ctx, ty) {
            return Convert::To(ty);
        }
        let converted = [b"_Converted.", ctx.bytes(name)].concat();
        let new = llvm::StructType::identified(&ctx, ctx.str_id(&converted));
        if c.is_open(ty) {
            return Convert::To(new);
        }
        let elems = c.convert_parts(ty, |c| c.convert_all(body.elems.iter().copied()));
        let Some(elems) = elems else { return Convert::Fail };
        let fields = llvm::StructType::literal(&ctx, &elems, body.packed);
        // The user's module has a struct of that name with other fields.
        return if ctx.set_type_body(new, fields) { Convert::To(new) } else { Convert::Fail };
    }
    match ty.def(&ctx) {
        Some(kind) if kind.dialect == "llvm" && terrace_llvm::types::is_compatible_type(&ctx, ty) => {
            Convert::To(ty)
        }
        _ => Convert::Unhandled,
    }
}

/// Converts the arguments of a function: descriptors are unpacked, or with the bare pointer convention memrefs of
/// static shape become one pointer. `None` if a type has no conversion.
pub fn signature(c: &mut TypeConverter, inputs: &[Type], bare_ptr: bool) -> Option<Signature> {
    let ctx = c.ctx().clone();
    let mut signature = Signature::default();
    for &ty in inputs {
        let start = signature.types.len() as u32;
        if let Some(memref) = ty.as_::<MemRefType>(&ctx) {
            if bare_ptr {
                signature.types.push(bare_pointer(c, ty, &memref)?);
            } else {
                match descriptor_fields(c, ty, &memref, true) {
                    Some(fields) => signature.types.extend(fields),
                    None => {
                        c.refuse(ty, explain(&ctx, ty, 0));
                        return None;
                    }
                }
            }
        } else if ty.is::<UnrankedMemRefType>(&ctx) {
            if bare_ptr {
                c.refuse(ty, "an unranked memref cannot be a bare pointer");
                return None;
            }
            c.convert(ty)?;
            signature.types.extend([index_type(c), llvm::ptr(&ctx)]);
        } else {
            signature.types.push(c.convert(ty)?);
        }
        signature.ranges.push((start, signature.types.len() as u32));
    }
    Some(signature)
}

/// The pointer for a memref in the bare pointer convention, which requires static shape, strides and offset.
pub fn bare_pointer(c: &mut TypeConverter, ty: Type, memref: &MemRefType<'_>) -> Option<Type> {
    let ctx = c.ctx().clone();
    if descriptor_fields(c, ty, memref, false).is_none() {
        c.refuse(ty, explain(&ctx, ty, 0));
        return None;
    }
    let dynamic = terrace_ir::types::DYNAMIC;
    let (strides, offset) = memref::strides_and_offset(&ctx, *memref)?;
    if memref.shape.contains(&dynamic) || strides.contains(&dynamic) || offset == dynamic {
        c.refuse(ty, "a bare pointer needs a static shape and a static layout");
        return None;
    }
    Some(llvm::PointerType::get(&ctx, address_space(c, memref.memory_space)?))
}

/// Converts each result of a function.
pub fn results(c: &mut TypeConverter, results: &[Type], bare_ptr: bool) -> Option<SmallVec<[Type; 4]>> {
    let ctx = c.ctx().clone();
    results
        .iter()
        .map(|&ty| match ty.as_::<MemRefType>(&ctx) {
            Some(memref) if bare_ptr => bare_pointer(c, ty, &memref),
            _ => c.convert(ty),
        })
        .collect()
}

/// The return type of a function: void, the type itself, or a struct of several.
pub fn packed_result(c: &mut TypeConverter, types: &[Type], bare_ptr: bool) -> Option<Type> {
    let types = results(c, types, bare_ptr)?;
    Some(match types[..] {
        [] => llvm::void(c.ctx()),
        [one] => one,
        _ => llvm::StructType::literal(c.ctx(), &types, false),
    })
}

/// Converts a function type; also returns the conversion of its arguments.
pub fn function_type(
    c: &mut TypeConverter,
    function: &FunctionType<'_>,
    varargs: bool,
    bare_ptr: bool,
) -> Option<(Type, Signature)> {
    let signature = signature(c, function.inputs, bare_ptr)?;
    let result = packed_result(c, function.results, bare_ptr)?;
    Some((llvm::FunctionType::get(c.ctx(), result, &signature.types, varargs), signature))
}
