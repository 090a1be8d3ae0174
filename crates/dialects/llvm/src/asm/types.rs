//! Parsers and printers of types. Types of the dialect omit `!llvm.` when they are nested in another one.

use super::attrs::parse_unsigned;
use crate::types::{
    ArrayType, FunctionType, PointerType, StructType, TYPES, TargetExtType, is_compatible_type,
    is_valid_argument, is_valid_element, is_valid_result,
};
use terrace_rewrite::prelude::*;

/// Error text for a mnemonic that names no type of the dialect.
pub(crate) fn unknown_type(mnemonic: &str) -> String {
    let digits = mnemonic.trim_start_matches(['s', 'u']).strip_prefix('i').unwrap_or("");
    let is_int = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    let is_builtin = is_int
        || terrace_num::FloatFormat::from_name(mnemonic).is_some()
        || matches!(mnemonic, "index" | "none" | "memref" | "vector" | "tensor" | "complex" | "tuple");
    if is_builtin {
        "unexpected type, expected keyword".to_owned()
    } else {
        format!("unknown LLVM type: {mnemonic}")
    }
}

/// Parses a nested type: any type, or one of the dialect without its prefix.
pub(crate) fn parse_pretty(p: &mut AsmParser<'_>) -> Result<Type> {
    if p.at_type() {
        return p.parse_type();
    }
    let at = p.offset();
    let word = p.any_keyword()?;
    let Some(kind) = TYPES.iter().find(|kind| kind.name == word) else {
        return Err(p.error_at(at, format!("unknown LLVM type: {word}")));
    };
    match kind.type_hooks().parse {
        Some(parse) => p.nested(parse),
        None => Ok(p.ctx.type_of_words(kind.code(), &[])),
    }
}

/// Prints a nested type. `compatible` says that the enclosing type was found compatible, with all nested types.
fn print_pretty(p: &mut AsmPrinter<'_>, ty: Type, compatible: bool) {
    let ctx = p.ctx();
    let is_builtin = ty.is::<IntegerType>(ctx) || ty.is::<FloatType>(ctx) || ty.is::<VectorType>(ctx);
    // The check visits all nested types, so it is made only for the outermost one.
    if is_builtin || !(compatible || is_compatible_type(ctx, ty)) {
        return p.ty(ty);
    }
    if p.type_alias(ty) {
        return;
    }
    let Some(kind) = ty.def(ctx) else { return };
    p.text(kind.name);
    p.nested(|p| print_body(p, ty, true));
}

/// Prints the part of a type after its mnemonic.
fn print_body(p: &mut AsmPrinter<'_>, ty: Type, compatible: bool) {
    let ctx = p.ctx();
    if let Some(ptr) = ty.as_::<PointerType>(ctx) {
        print_ptr(p, ptr);
    } else if let Some(array) = ty.as_::<ArrayType>(ctx) {
        print_array(p, array, compatible);
    } else if ty.is::<StructType>(ctx) {
        print_struct(p, ty, compatible);
    } else if let Some(function) = ty.as_::<FunctionType>(ctx) {
        print_func(p, function, compatible);
    } else if let Some(ext) = ty.as_::<TargetExtType>(ctx) {
        print_target(p, ext);
    }
}

/// Prints the part after the mnemonic, for any type of the dialect.
pub(crate) fn print(p: &mut AsmPrinter<'_>, ty: Type) {
    print_body(p, ty, false);
}

/// The name for an alias of an array or a literal struct.
pub(crate) fn long_alias(ctx: &Context, ty: Type) -> Option<&'static str> {
    let is_identified = ty.as_::<StructType>(ctx).is_some_and(|own| own.name.is_some());
    ty.def(ctx).filter(|_| !is_identified).map(|def| def.name)
}

/// Reports, after another error, which parameter of a type could not be parsed.
#[cold]
fn failed_parameter(p: &AsmParser<'_>, kind: &str, name: &str, ty: &str) -> terrace_ir::Reported {
    p.custom_error(p.offset(), format!("failed to parse {kind} parameter '{name}' which is to be a `{ty}`"))
}

/// `!llvm.ppc_fp128` is a spelling of the float type with that format.
pub(crate) fn parse_ppc_fp128(p: &mut AsmParser<'_>) -> Result<Type> {
    Ok(Type::float(p.ctx, terrace_num::FloatFormat::PpcFp128))
}

/// Parses an optional `<3>`.
pub(crate) fn parse_ptr(p: &mut AsmParser<'_>) -> Result<Type> {
    if !p.eat(b'<') {
        return Ok(PointerType::get(p.ctx, 0));
    }
    let Ok(space) = parse_unsigned(p, 32) else {
        return Err(failed_parameter(p, "LLVMPointerType", "addressSpace", "unsigned"));
    };
    p.expect(b'>', "expected '>'")?;
    Ok(PointerType::get(p.ctx, space as u32))
}

/// Prints the address space of a pointer type unless it is 0.
pub(crate) fn print_ptr(p: &mut AsmPrinter<'_>, ptr: PointerType<'_>) {
    if ptr.address_space != 0 {
        p.byte(b'<');
        p.unsigned(u64::from(ptr.address_space));
        p.byte(b'>');
    }
}

/// `<4 x f32>`
pub(crate) fn parse_array(p: &mut AsmParser<'_>) -> Result<Type> {
    let start = p.offset();
    p.expect(b'<', "expected '<'")?;
    let at = p.offset();
    // Upstream accepts any 64-bit integer, signed or unsigned.
    let len = match p.parse_integer_as::<i128>() {
        Ok(len) if len >= i128::from(i64::MIN) && len <= i128::from(u64::MAX) => len as u64,
        Ok(_) => {
            let _ = p.error_at(at, "integer value too large");
            return Err(failed_parameter(p, "LLVMArrayType", "numElements", "uint64_t"));
        }
        Err(_) => return Err(failed_parameter(p, "LLVMArrayType", "numElements", "uint64_t")),
    };
    p.expect_keyword("x", "")?;
    let elem = parse_pretty(p)?;
    p.expect(b'>', "expected '>'")?;
    if !is_valid_element(p.ctx, elem) {
        let elem = quoted_type(p.ctx, elem);
        return Err(p.error_at(start, format!("invalid array element type: {elem}")));
    }
    Ok(ArrayType::get(p.ctx, elem, len))
}

fn print_array(p: &mut AsmPrinter<'_>, array: ArrayType<'_>, compatible: bool) {
    p.byte(b'<');
    p.unsigned(array.len);
    p.text(" x ");
    print_pretty(p, array.elem, compatible);
    p.byte(b'>');
}

/// `<(i32, f32)>`, `<packed (i8)>`, `<"name", (i8)>` or `<"name", opaque>`.
///
/// `<"name">` is a reference to an enclosing struct of that name.
pub(crate) fn parse_struct(p: &mut AsmParser<'_>) -> Result<Type> {
    let start = p.offset();
    p.expect(b'<', "expected '<'")?;
    let name = p.optional_string().map(|name| p.ctx.str_id(&name));
    let named = name.map(|name| StructType::identified(p.ctx, name));
    if let Some(ty) = named {
        let greater = p.offset();
        if p.eat(b'>') {
            if p.enter_cyclic(ty) {
                p.leave_cyclic();
                return Err(p.error_at(greater, "struct without a body only allowed in a recursive struct"));
            }
            return Ok(ty);
        }
        p.expect(b',', "expected ','")?;
    }
    let at = p.offset();
    if p.eat_keyword("opaque") {
        let Some(ty) = named else {
            return Err(p.error_at(at, "only identified structs can be opaque"));
        };
        p.expect(b'>', "expected '>'")?;
        if !p.ctx.set_type_body(ty, StructType::opaque_body(p.ctx)) {
            return Err(p.error_at(at, "redeclaring defined struct as opaque"));
        }
        return Ok(ty);
    }
    let Some(ty) = named else {
        let (packed, elems, at) = parse_fields(p)?;
        return match invalid_field(p.ctx, &elems) {
            Some(message) => Err(p.error_at(start.min(at), message)),
            None => Ok(StructType::literal(p.ctx, &elems, packed)),
        };
    };
    if !p.enter_cyclic(ty) {
        return Err(p.error_at(at, "identifier already used for an enclosing struct"));
    }
    let fields = parse_fields(p);
    p.leave_cyclic();
    let (packed, elems, elems_at) = fields?;
    if let Some(message) = invalid_field(p.ctx, &elems) {
        return Err(p.error_at(elems_at, message));
    }
    if !p.ctx.set_type_body(ty, StructType::literal(p.ctx, &elems, packed)) {
        let at = if elems.is_empty() { at } else { elems_at };
        return Err(p.error_at(at, "identified type already used with a different body"));
    }
    Ok(ty)
}

type Fields = (bool, SmallVec<[Type; 8]>, u32);

/// Parses `packed (i32, f32)>`. Returns whether it is packed, the fields, and their offset in the source.
fn parse_fields(p: &mut AsmParser<'_>) -> Result<Fields> {
    let packed = p.eat_keyword("packed");
    p.expect(b'(', "expected '('")?;
    let at = p.offset();
    let mut elems = SmallVec::new();
    if !p.eat(b')') {
        loop {
            elems.push(parse_pretty(p)?);
            if !p.eat(b',') {
                break;
            }
        }
        p.expect(b')', "expected ')'")?;
    }
    p.expect(b'>', "expected '>'")?;
    Ok((packed, elems, at))
}

fn invalid_field(ctx: &Context, elems: &[Type]) -> Option<String> {
    let &wrong = elems.iter().find(|&&elem| !is_valid_element(ctx, elem))?;
    Some(format!("invalid LLVM structure element type: {}", quoted_type(ctx, wrong)))
}

fn print_struct(p: &mut AsmPrinter<'_>, ty: Type, compatible: bool) {
    let ctx = p.ctx();
    let Some(own) = ty.as_::<StructType>(ctx) else { return };
    p.byte(b'<');
    if let Some(name) = own.name {
        p.string(ctx.bytes(name));
        if !p.enter_cyclic(ty) {
            return p.byte(b'>');
        }
        p.text(", ");
    }
    match StructType::body(ctx, ty).filter(|body| !body.opaque) {
        None => p.text("opaque"),
        Some(body) => {
            p.text(if body.packed { "packed (" } else { "(" });
            p.list(body.elems, |p, &elem| print_pretty(p, elem, compatible));
            p.byte(b')');
        }
    }
    if own.name.is_some() {
        p.leave_cyclic();
    }
    p.byte(b'>');
}

/// `<i32 (ptr, ...)>`
pub(crate) fn parse_func(p: &mut AsmParser<'_>) -> Result<Type> {
    let start = p.offset();
    p.expect(b'<', "expected '<'")?;
    let result = parse_pretty(p)?;
    p.expect(b'(', "expected '('")?;
    let mut params: SmallVec<[Type; 8]> = SmallVec::new();
    let mut varargs = false;
    if !p.eat(b')') {
        loop {
            if p.eat_str("...") {
                varargs = true;
                break;
            }
            params.push(parse_pretty(p)?);
            if !p.eat(b',') {
                break;
            }
        }
        p.expect(b')', "expected ')'")?;
    }
    p.expect(b'>', "expected '>'")?;
    let wrong = if is_valid_result(p.ctx, result) {
        let wrong = params.iter().find(|&&ty| !is_valid_argument(p.ctx, ty));
        wrong.map(|&ty| format!("invalid function argument type: {}", quoted_type(p.ctx, ty)))
    } else {
        Some(format!("invalid function result type: {}", quoted_type(p.ctx, result)))
    };
    match wrong {
        Some(message) => Err(p.error_at(start, message)),
        None => Ok(FunctionType::get(p.ctx, result, &params, varargs)),
    }
}

fn print_func(p: &mut AsmPrinter<'_>, function: FunctionType<'_>, compatible: bool) {
    p.byte(b'<');
    print_pretty(p, function.result, compatible);
    p.text(" (");
    p.list(function.params, |p, &ty| print_pretty(p, ty, compatible));
    if function.varargs {
        p.text(if function.params.is_empty() { "..." } else { ", ..." });
    }
    p.text(")>");
}

/// `<"name", types..., integers...>`
pub(crate) fn parse_target(p: &mut AsmParser<'_>) -> Result<Type> {
    p.expect(b'<', "expected '<'")?;
    let Ok(name) = p.string() else {
        return Err(failed_parameter(p, "LLVMTargetExtType", "extTypeName", "::llvm::StringRef"));
    };
    let name: Str = p.ctx.str_id(&name);
    let mut types: SmallVec<[Type; 4]> = SmallVec::new();
    let mut ints: SmallVec<[i64; 4]> = SmallVec::new();
    while p.eat(b',') {
        if p.at_integer() {
            let int = p.parse_integer_as::<u32>()?;
            ints.push(i64::from(int));
            continue;
        }
        match if ints.is_empty() { parse_pretty(p).ok() } else { None } {
            Some(ty) => types.push(ty),
            None => return Err(p.error("failed to parse parameter list for target extension type")),
        }
    }
    p.expect(b'>', "expected '>'")?;
    Ok(TargetExtType::get(p.ctx, name, &types, &ints))
}

fn print_target(p: &mut AsmPrinter<'_>, ext: TargetExtType<'_>) {
    let ctx = p.ctx();
    p.byte(b'<');
    p.string(ctx.bytes(ext.name));
    for &ty in ext.types {
        p.text(", ");
        p.ty(ty);
    }
    for &int in ext.ints {
        p.text(", ");
        p.integer(int);
    }
    p.byte(b'>');
}
