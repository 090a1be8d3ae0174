//! Types of the dialect, and predicates for LLVM compatibility of any type.
//!
//! Integers, floats and one-dimensional vectors are builtin types; the dialect declares the others. Upstream's
//! reference: MLIR "'llvm' Dialect", section "Types"; semantics: LLVM LangRef, "Type System".

use crate::asm::types as asm;
use terrace_rewrite::prelude::*;

terrace_ir::types! { "llvm", TYPES;
    /// `!llvm.ptr`, `!llvm.ptr<3>`: a pointer in an address space.
    PointerType = "ptr" { address_space: u32 }
        (parse: asm::parse_ptr, print: asm::print, vector_element: any_type)
    /// `!llvm.array<4 x f32>`: `len` elements of one type.
    ArrayType = "array" { elem: Type, len: u64 }
        (parse: asm::parse_array, print: asm::print, long_alias: asm::long_alias)
    /// `!llvm.struct<(i32, f32)>`, `!llvm.struct<packed (i8, i64)>`: a literal struct. The fields of an identified
    /// struct, `!llvm.struct<"name", (...)>`, are set apart from it ([`StructType::body`]): they may contain the type.
    StructType = "struct" {
        /// Name of an identified struct; `None` for a literal one.
        name: Option<Str>,
        /// Whether fields have no padding between them. Always `false` in an identified struct's own record.
        packed: bool,
        /// Whether this is the body of an opaque identified struct.
        opaque: bool,
        /// The fields. Always empty in an identified struct's own record.
        elems: [Type],
    } (parse: asm::parse_struct, print: asm::print, long_alias: asm::long_alias)
    /// `!llvm.func<i32 (ptr, ...)>`: result and parameter types of a function.
    FunctionType = "func" { result: Type, params: [Type], varargs: bool } (parse: asm::parse_func, print: asm::print)
    /// `!llvm.void`: no value.
    VoidType = "void" {}
    /// `!llvm.token`: a value that ties instructions together.
    TokenType = "token" {}
    /// `!llvm.label`: a block used as a value.
    LabelType = "label" {}
    /// `!llvm.metadata`: metadata used as a value.
    MetadataType = "metadata" {}
    /// `!llvm.ppc_fp128`: the sum of two doubles. Only a spelling: the parser returns the [`FloatType`] of that
    /// format, so constraints on floats accept it.
    PpcFp128Type = "ppc_fp128" {} (parse: asm::parse_ppc_fp128)
    /// `!llvm.x86_amx`: a tile register.
    X86AmxType = "x86_amx" {}
    /// `!llvm.target<"name", types..., integers...>`: a type that only the target defines.
    TargetExtType = "target" { name: Str, types: [Type], ints: [i64] }
        (parse: asm::parse_target, print: asm::print)
}

fn any_type(_: &Context, _: Type) -> bool {
    true
}

/// `!llvm.ptr`
#[inline]
pub fn ptr(ctx: &Context) -> Type {
    PointerType::get(ctx, 0)
}

/// `!llvm.void`
#[inline]
pub fn void(ctx: &Context) -> Type {
    VoidType::get(ctx)
}

impl StructType<'_> {
    /// The literal struct with these fields.
    pub fn literal(ctx: &Context, elems: &[Type], packed: bool) -> Type {
        StructType::get(ctx, None, packed, false, elems)
    }

    /// The identified struct with this name, whether or not its fields are set.
    pub fn identified(ctx: &Context, name: Str) -> Type {
        StructType::get(ctx, Some(name), false, false, &[])
    }

    /// The body to pass to `Context::set_type_body` for an opaque struct.
    pub fn opaque_body(ctx: &Context) -> Type {
        StructType::get(ctx, None, false, true, &[])
    }

    /// The body of a struct: itself if it is literal, else the body that was set for its name.
    ///
    /// `None` while no body is set. `opaque` in the result means that there are no fields.
    pub fn body<'c>(ctx: &'c Context, ty: Type) -> Option<StructType<'c>> {
        let own = ty.as_::<StructType>(ctx)?;
        if own.name.is_none() {
            return Some(own);
        }
        ctx.type_body(ty)?.as_::<StructType>(ctx)
    }

    /// Whether an identified struct is opaque or has no body yet.
    pub fn is_opaque(ctx: &Context, ty: Type) -> bool {
        StructType::body(ctx, ty).is_none_or(|body| body.opaque)
    }
}

impl FunctionType<'_> {
    /// The type of a function or call with this result list; an empty list is `!llvm.void`.
    pub fn of(ctx: &Context, params: &[Type], results: &[Type], varargs: bool) -> Type {
        let result = results.first().copied().unwrap_or_else(|| void(ctx));
        FunctionType::get(ctx, result, params, varargs)
    }

    /// Whether the result is `!llvm.void`.
    pub fn is_void(&self, ctx: &Context) -> bool {
        self.result.is::<VoidType>(ctx)
    }
}

/// Whether a type can be an argument of an LLVM function.
pub fn is_valid_argument(ctx: &Context, ty: Type) -> bool {
    !ty.is::<VoidType>(ctx) && !ty.is::<FunctionType>(ctx)
}

/// Whether a type can be the result of an LLVM function.
pub fn is_valid_result(ctx: &Context, ty: Type) -> bool {
    !ty.is::<FunctionType>(ctx) && !ty.is::<MetadataType>(ctx) && !ty.is::<LabelType>(ctx)
}

/// Whether a type can be an element of an array or a field of a struct.
pub fn is_valid_element(ctx: &Context, ty: Type) -> bool {
    !ty.is::<VoidType>(ctx)
        && !ty.is::<LabelType>(ctx)
        && !ty.is::<MetadataType>(ctx)
        && !ty.is::<FunctionType>(ctx)
        && !ty.is::<TokenType>(ctx)
}

/// Whether LLVM has a float format.
fn is_llvm_format(format: FloatFormat) -> bool {
    matches!(
        format,
        FloatFormat::F16
            | FloatFormat::BF16
            | FloatFormat::F32
            | FloatFormat::F64
            | FloatFormat::F80
            | FloatFormat::F128
            | FloatFormat::PpcFp128
    )
}

/// Whether a type is a scalar LLVM float (`isCompatibleFloatingPointType`).
pub fn is_compatible_float(ctx: &Context, ty: Type) -> bool {
    ty.as_float(ctx).is_some_and(is_llvm_format)
}

/// Whether a type is an LLVM vector (`isCompatibleVectorType`): of rank one, of signless integers, floats or
/// pointers.
pub fn is_compatible_vector(ctx: &Context, ty: Type) -> bool {
    vector_elem(ctx, ty).is_some()
}

/// Element type of an LLVM vector.
pub fn vector_elem(ctx: &Context, ty: Type) -> Option<Type> {
    let vector = ty.as_::<VectorType>(ctx).filter(|v| v.shape.len() == 1)?;
    let elem = vector.elem;
    let fits = elem.signless_width(ctx).is_some()
        || elem.as_float(ctx).is_some_and(|format| is_llvm_format(format) && format != FloatFormat::PpcFp128)
        || elem.is::<PointerType>(ctx);
    fits.then_some(elem)
}

/// Whether a type is a scalable vector.
pub fn is_scalable_vector(ctx: &Context, ty: Type) -> bool {
    ty.as_::<VectorType>(ctx).is_some_and(|v| v.any_scalable())
}

/// Number of elements of a vector, and whether it is to be multiplied by `vscale`.
pub fn vector_elements(ctx: &Context, ty: Type) -> Option<(u64, bool)> {
    let vector = ty.as_::<VectorType>(ctx)?;
    let n = vector.shape.iter().try_fold(1u64, |n, &d| n.checked_mul(u64::try_from(d).ok()?))?;
    Some((n, vector.any_scalable()))
}

/// Element type of an LLVM vector, or the type itself.
pub fn scalar_of(ctx: &Context, ty: Type) -> Type {
    vector_elem(ctx, ty).unwrap_or(ty)
}

/// `elem`, or a vector of `elem` if `like` is a vector.
pub fn with_shape_of(ctx: &Context, like: Type, elem: Type) -> Type {
    match like.as_::<VectorType>(ctx) {
        Some(v) => VectorType::get(ctx, v.shape, elem, v.scalable),
        None => elem,
    }
}

/// Whether the outermost type is LLVM-compatible (`isCompatibleOuterType`). Vector elements are not
/// checked.
pub fn is_compatible_outer_type(ctx: &Context, ty: Type) -> bool {
    if ty.signless_width(ctx).is_some() {
        return true;
    }
    let Some(def) = ty.def(ctx) else { return false };
    if def.dialect == "llvm" {
        return true;
    }
    if ty.is::<FloatType>(ctx) {
        return ty.as_float(ctx).is_some_and(is_llvm_format);
    }
    ty.as_::<VectorType>(ctx).is_some_and(|v| v.shape.len() == 1)
}

/// Whether a type and all types nested in it are LLVM-compatible (`isCompatibleType`).
pub fn is_compatible_type(ctx: &Context, ty: Type) -> bool {
    let composed =
        [ArrayType::DEF, StructType::DEF, FunctionType::DEF, TargetExtType::DEF].map(|def| def.code());
    let is_whole = |ty: Type| {
        // `ppc_fp128` may be a vector's element here, although no operation accepts such vectors.
        is_compatible_outer_type(ctx, ty)
            && ty
                .as_::<VectorType>(ctx)
                .is_none_or(|v| is_compatible_float(ctx, v.elem) || is_compatible_vector(ctx, ty))
    };
    if !composed.contains(&ctx.type_code(ty)) {
        return is_whole(ty);
    }
    // A work list instead of recursion: types may be deeply nested, and identified structs may contain themselves.
    let mut pending: SmallVec<[Type; 8]> = SmallVec::from_slice(&[ty]);
    let mut seen: FxHashSet<Type> = FxHashSet::default();
    while let Some(ty) = pending.pop() {
        let mut last = None;
        // Most fields are scalars, and of the type of the field before.
        let mut nested = |part: Type| {
            let code = ctx.type_code(part);
            let is_composed = composed.contains(&code);
            if is_composed {
                pending.push(part);
            }
            is_composed
                || last.replace(part) == Some(part)
                || code == PointerType::DEF.code()
                || is_whole(part)
        };
        let is_compatible = if let Some(array) = ty.as_::<ArrayType>(ctx) {
            nested(array.elem)
        } else if let Some(function) = ty.as_::<FunctionType>(ctx) {
            nested(function.result) && function.params.iter().all(|&ty| nested(ty))
        } else if let Some(ext) = ty.as_::<TargetExtType>(ctx) {
            ext.types.iter().all(|&ty| nested(ty))
        } else if seen.insert(ty)
            && let Some(body) = StructType::body(ctx, ty)
        {
            body.elems.iter().all(|&ty| nested(ty))
        } else {
            true
        };
        if !is_compatible {
            return false;
        }
    }
    true
}

/// Whether a value of the type can be loaded and stored (`isLoadableType`): not void, a function, an opaque
/// struct or a target type without layout.
pub fn is_loadable_type(ctx: &Context, ty: Type) -> bool {
    is_primitive_type(ctx, ty)
        && !(ty.is::<StructType>(ctx) && StructType::is_opaque(ctx, ty))
        && ty.as_::<TargetExtType>(ctx).is_none_or(|ext| ext.has_layout(ctx))
}

/// Whether a type is LLVM-compatible and neither void nor a function.
pub fn is_primitive_type(ctx: &Context, ty: Type) -> bool {
    is_compatible_outer_type(ctx, ty) && !ty.is::<VoidType>(ctx) && !ty.is::<FunctionType>(ctx)
}

/// Whether a type is a struct or an array.
pub fn is_aggregate(ctx: &Context, ty: Type) -> bool {
    ty.is::<StructType>(ctx) || ty.is::<ArrayType>(ctx)
}

impl TargetExtType<'_> {
    /// Whether the type has a memory layout (`supportsMemOps`).
    pub fn has_layout(&self, ctx: &Context) -> bool {
        let name = ctx.bytes(self.name);
        name.starts_with(b"spirv.") || name == b"aarch64.svcount"
    }

    /// Whether `zeroinitializer` is a constant of the type.
    pub fn has_zero(&self, ctx: &Context) -> bool {
        ctx.bytes(self.name).starts_with(b"spirv.")
    }

    /// Whether a global can have the type.
    pub fn can_be_global(&self, ctx: &Context) -> bool {
        let name = ctx.bytes(self.name);
        name.starts_with(b"spirv.") || name == b"amdgcn.named.barrier"
    }
}
