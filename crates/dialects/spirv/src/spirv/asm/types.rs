//! Parsers and printers of types.

use crate::prelude::*;
use crate::spirv::attr_enums::{
    ImageArrayedInfo, ImageDepthInfo, ImageFormat, ImageSamplerUseInfo, ImageSamplingInfo,
};
use crate::spirv::enums::{CooperativeMatrixUseKHR, Decoration, Dim, Scope, StorageClass};
use crate::spirv::types::*;
use terrace_ir::decl::EnumDef;

/// Where the mnemonic starts that was parsed just now, at which upstream reports some errors.
fn mnemonic_offset(p: &AsmParser<'_>, mnemonic: &str) -> u32 {
    p.offset().saturating_sub(mnemonic.len() as u32)
}

fn open(p: &mut AsmParser<'_>) -> Result {
    p.expect(b'<', "expected '<'")
}

fn close(p: &mut AsmParser<'_>) -> Result {
    p.expect(b'>', "expected '>'")
}

fn comma(p: &mut AsmParser<'_>) -> Result {
    p.expect(b',', "expected ','")
}

/// An integer of 32 bits, signed or not, as its bits.
pub fn parse_u32(p: &mut AsmParser<'_>) -> Result<u32> {
    let at = p.offset();
    let value = p.parse_big_integer()?.to_i64();
    let value = value.filter(|value| (i64::from(i32::MIN)..=i64::from(u32::MAX)).contains(value));
    value.map(|value| value as u32).ok_or_else(|| p.error_at(at, "integer value too large"))
}

/// A keyword of an enum; `unknown` is the start of the message about others.
fn parse_keyword(p: &mut AsmParser<'_>, def: &EnumDef, unknown: &str, quote: &str) -> Result<u32> {
    let at = p.offset();
    let keyword = p.any_keyword()?;
    match def.value_of(keyword) {
        Some(value) => Ok(value as u32),
        None => Err(p.custom_error(at, format!("{unknown}{quote}{keyword}{quote}"))),
    }
}

/// A type of which types of SPIR-V are made.
fn parse_element(p: &mut AsmParser<'_>) -> Result<Type> {
    let ctx = p.ctx;
    let at = p.offset();
    let ty = p.parse_type()?;
    if ty.def(ctx).is_some_and(|def| def.dialect == "spirv") || ty.is_float(ctx) {
        return Ok(ty);
    }
    let message = if let Some((width, _)) = ty.as_int(ctx) {
        match width {
            1 | 8 | 16 | 32 | 64 => return Ok(ty),
            _ => format!("only 1/8/16/32/64-bit integer type allowed but found {}", quoted_type(ctx, ty)),
        }
    } else if let Some(vector) = ty.as_::<VectorType>(ctx) {
        match *vector.shape {
            [..=4] => return Ok(ty),
            [n] => format!("vector length has to be less than or equal to 4 but found {n}"),
            _ => format!("only 1-D vector allowed but found {}", quoted_type(ctx, ty)),
        }
    } else {
        format!("cannot use {} to compose SPIR-V types", quoted_type(ctx, ty))
    };
    Err(p.custom_error(at, message))
}

/// `, stride=4`, or nothing.
fn parse_stride(p: &mut AsmParser<'_>) -> Result<u32> {
    if !p.eat(b',') {
        return Ok(0);
    }
    p.expect_keyword("stride", "")?;
    p.expect(b'=', "expected '='")?;
    let at = p.offset();
    match parse_u32(p)? {
        0 => Err(p.custom_error(at, "ArrayStride must be greater than zero")),
        stride => Ok(stride),
    }
}

fn print_stride(p: &mut AsmPrinter<'_>, stride: u32) {
    if stride != 0 {
        p.text(", stride=");
        p.unsigned(u64::from(stride));
    }
    p.byte(b'>');
}

/// `<4 x f32, stride=4>`
pub fn parse_array(p: &mut AsmParser<'_>) -> Result<Type> {
    open(p)?;
    let at = p.offset();
    let dims = p.parse_dimension_list(false, true)?;
    let &[len] = &dims[..] else {
        return Err(p.custom_error(at, "expected single integer for array element count"));
    };
    if len == 0 {
        return Err(p.custom_error(at, "expected array length greater than 0"));
    }
    let Ok(len) = u32::try_from(len) else {
        return Err(p.custom_error(at, "array length has more than 32 bits"));
    };
    let elem = parse_element(p)?;
    let stride = parse_stride(p)?;
    close(p)?;
    Ok(ArrayType::get(p.ctx, elem, len, stride))
}

pub fn print_array(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(array) = ty.as_::<ArrayType>(p.ctx()) else { return };
    p.byte(b'<');
    p.unsigned(u64::from(array.len));
    p.text(" x ");
    p.ty(array.elem);
    print_stride(p, array.stride);
}

/// `<f32, stride=4>`
pub fn parse_runtime_array(p: &mut AsmParser<'_>) -> Result<Type> {
    open(p)?;
    let elem = parse_element(p)?;
    let stride = parse_stride(p)?;
    close(p)?;
    Ok(RuntimeArrayType::get(p.ctx, elem, stride))
}

pub fn print_runtime_array(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(array) = ty.as_::<RuntimeArrayType>(p.ctx()) else { return };
    p.byte(b'<');
    p.ty(array.elem);
    print_stride(p, array.stride);
}

/// `<8x16xf32, Subgroup, MatrixA>`
pub fn parse_coop_matrix(p: &mut AsmParser<'_>) -> Result<Type> {
    open(p)?;
    let at = p.offset();
    let dims = p.parse_dimension_list(false, true)?;
    let &[rows, columns] = &dims[..] else {
        return Err(p.custom_error(at, "expected row and column count"));
    };
    let (Ok(rows), Ok(columns)) = (u32::try_from(rows), u32::try_from(columns)) else {
        return Err(p.custom_error(at, "row or column count has more than 32 bits"));
    };
    let elem = parse_element(p)?;
    comma(p)?;
    let scope = parse_keyword(p, Scope::ENUM, "invalid scope <id> attribute specification: ", "")?;
    comma(p)?;
    let unknown = "invalid use <id> attribute specification: ";
    let role = parse_keyword(p, CooperativeMatrixUseKHR::ENUM, unknown, "")?;
    close(p)?;
    Ok(CooperativeMatrixType::get(p.ctx, rows, columns, elem, scope, role))
}

pub fn print_coop_matrix(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(matrix) = ty.as_::<CooperativeMatrixType>(p.ctx()) else { return };
    p.byte(b'<');
    p.shape(&[i64::from(matrix.rows), i64::from(matrix.columns)]);
    p.ty(matrix.elem);
    p.text(", ");
    p.enum_value(Scope::ENUM, u64::from(matrix.scope));
    p.text(", ");
    p.enum_value(CooperativeMatrixUseKHR::ENUM, u64::from(matrix.role));
    p.byte(b'>');
}

/// `<4x4xf32>` or `<*xf32>`
pub fn parse_tensor(p: &mut AsmParser<'_>) -> Result<Type> {
    open(p)?;
    let at = p.offset();
    let ranked = !p.eat(b'*');
    let mut shape = Vec::new();
    if ranked {
        shape.extend_from_slice(&p.parse_dimension_list(true, true)?);
        if shape.is_empty() {
            return Err(p.custom_error(at, "arm.tensors do not support rank zero"));
        }
        if shape.contains(&0) {
            return Err(p.custom_error(at, "arm.tensors do not support zero dimensions"));
        }
        if shape.contains(&DYNAMIC) && shape.iter().any(|&extent| extent != DYNAMIC) {
            let message = "arm.tensor shape dimensions must be either fully dynamic or completed shaped";
            return Err(p.custom_error(at, message));
        }
    } else if p.peek() == b'x' {
        p.bump(1);
    } else {
        return Err(p.custom_error(p.offset(), "expected 'x' in dimension list"));
    }
    let elem = parse_element(p)?;
    close(p)?;
    Ok(TensorArmType::get(p.ctx, ranked, &shape, elem))
}

pub fn print_tensor(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(tensor) = ty.as_::<TensorArmType>(p.ctx()) else { return };
    p.byte(b'<');
    match tensor.ranked {
        true => p.shape(tensor.shape),
        false => p.text("*x"),
    }
    p.ty(tensor.elem);
    p.byte(b'>');
}

/// `<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Rgba8>`
pub fn parse_image(p: &mut AsmParser<'_>) -> Result<Type> {
    open(p)?;
    let elem = parse_element(p)?;
    let mut values = [0; 6];
    for (value, def) in values.iter_mut().zip(image_enums()) {
        comma(p)?;
        *value = parse_keyword(p, def, "unknown attribute: ", "'")?;
    }
    close(p)?;
    let [dim, depth, arrayed, sampling, sampler, format] = values;
    Ok(ImageType::get(p.ctx, elem, dim, depth, arrayed, sampling, sampler, format))
}

fn image_enums() -> [&'static EnumDef; 6] {
    [
        Dim::ENUM,
        ImageDepthInfo::ENUM,
        ImageArrayedInfo::ENUM,
        ImageSamplingInfo::ENUM,
        ImageSamplerUseInfo::ENUM,
        ImageFormat::ENUM,
    ]
}

pub fn print_image(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(image) = ty.as_::<ImageType>(p.ctx()) else { return };
    p.byte(b'<');
    p.ty(image.elem);
    let values = [image.dim, image.depth, image.arrayed, image.sampling, image.sampler, image.format];
    for (value, def) in values.into_iter().zip(image_enums()) {
        p.text(", ");
        p.enum_value(def, u64::from(value));
    }
    p.byte(b'>');
}

/// `<!spirv.image<...>>`
pub fn parse_sampled_image(p: &mut AsmParser<'_>) -> Result<Type> {
    open(p)?;
    let at = p.offset();
    let ty = p.parse_type()?;
    let Some(image) = ty.as_::<ImageType>(p.ctx) else {
        let message =
            format!("sampled image must be composed using image type, got {}", quoted_type(p.ctx, ty));
        return Err(p.custom_error(at, message));
    };
    let dim = Dim::from_value(u64::from(image.dim));
    if let Some(dim @ (Dim::SubpassData | Dim::Buffer)) = dim {
        let message = format!("sampled image Dim must not be SubpassData or Buffer, got {}", dim.keyword());
        return Err(p.custom_error(at, message));
    }
    close(p)?;
    Ok(SampledImageType::get(p.ctx, ty))
}

pub fn print_sampled_image(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(sampled) = ty.as_::<SampledImageType>(p.ctx()) else { return };
    p.byte(b'<');
    p.ty(sampled.image);
    p.byte(b'>');
}

/// `<3 x vector<3xf32>>`
pub fn parse_matrix(p: &mut AsmParser<'_>) -> Result<Type> {
    let ctx = p.ctx;
    open(p)?;
    let at = p.offset();
    let dims = p.parse_dimension_list(false, true)?;
    let &[columns] = &dims[..] else {
        return Err(p.custom_error(at, "expected single unsigned integer for number of columns"));
    };
    if !(2..=4).contains(&columns) {
        return Err(p.custom_error(at, "matrix is expected to have 2, 3, or 4 columns"));
    }
    let at = p.offset();
    let column = p.parse_type()?;
    let message = match column.as_::<VectorType>(ctx) {
        None => Some(format!("matrix must be composed using vector type, got {}", quoted_type(ctx, column))),
        Some(vector) => match *vector.shape {
            [2..=4] if vector.elem.is_float(ctx) => None,
            [2..=4] => Some(format!(
                "matrix columns' elements must be of Float type, got {}",
                quoted_type(ctx, vector.elem)
            )),
            [n] => Some(format!(
                "matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found {n}"
            )),
            _ => Some(format!("only 1-D vector allowed but found {}", quoted_type(ctx, column))),
        },
    };
    if let Some(message) = message {
        return Err(p.custom_error(at, message));
    }
    close(p)?;
    Ok(MatrixType::get(ctx, column, columns as u32))
}

pub fn print_matrix(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(matrix) = ty.as_::<MatrixType>(p.ctx()) else { return };
    p.byte(b'<');
    p.unsigned(u64::from(matrix.columns));
    p.text(" x ");
    p.ty(matrix.column);
    p.byte(b'>');
}

/// `<f32, Uniform>`
pub fn parse_pointer(p: &mut AsmParser<'_>) -> Result<Type> {
    open(p)?;
    let pointee = parse_element(p)?;
    let comma_at = p.offset();
    comma(p)?;
    let keyword = p.any_keyword()?;
    let Some(class) = StorageClass::ENUM.value_of(keyword) else {
        return Err(p.custom_error(comma_at, format!("unknown storage class: {keyword}")));
    };
    close(p)?;
    Ok(PointerType::get(p.ctx, pointee, class as u32))
}

pub fn print_pointer(p: &mut AsmPrinter<'_>, ty: Type) {
    let Some(pointer) = ty.as_::<PointerType>(p.ctx()) else { return };
    p.byte(b'<');
    p.ty(pointer.pointee);
    p.text(", ");
    p.enum_value(StorageClass::ENUM, u64::from(pointer.class));
    p.byte(b'>');
}

/// The members of a struct while it is parsed.
#[derive(Default)]
struct Members {
    types: Vec<Type>,
    offsets: Vec<i64>,
    /// The number of the member, or -1 for the struct itself, the decoration and its value.
    decorations: Vec<(i64, i64, Attr)>,
}

impl Members {
    fn intern(mut self, ctx: &Context) -> Type {
        // Those of the struct come last in the text, but first in this order.
        self.decorations.sort_by_key(|&(at, decoration, _)| (at, decoration));
        let decorated: Vec<i64> = self.decorations.iter().map(|&(at, _, _)| at).collect();
        let decorations: Vec<i64> = self.decorations.iter().map(|&(_, decoration, _)| decoration).collect();
        let values: Vec<Attr> = self.decorations.iter().map(|&(_, _, value)| value).collect();
        StructType::get(ctx, None, &self.types, &self.offsets, &decorated, &decorations, &values)
    }
}

/// `<(f32 [0], i32 [4, NonWritable]), Block>`, `<name, (...)>`, or within the type of this name `<name>`.
pub fn parse_struct(p: &mut AsmParser<'_>) -> Result<Type> {
    let at = mnemonic_offset(p, StructType::DEF.name);
    open(p)?;
    let name = p.optional_any_keyword().map(|name| p.ctx.intern(name));
    let Some(name) = name else { return Ok(parse_members(p, at)?.intern(p.ctx)) };
    let ty = StructType::identified(p.ctx, name);
    let is_new = p.enter_cyclic(ty);
    let members = parse_named(p, at, is_new);
    if is_new {
        p.leave_cyclic();
    }
    let Some(members) = members? else { return Ok(ty) };
    match p.ctx.set_type_body(ty, members.intern(p.ctx)) {
        true => Ok(ty),
        false => Err(p.custom_error(at, "identified struct already used with other members")),
    }
}

/// The rest behind the name: no members if the type refers to itself.
fn parse_named(p: &mut AsmParser<'_>, at: u32, is_new: bool) -> Result<Option<Members>> {
    if p.eat(b'>') {
        return match is_new {
            true => Err(p.custom_error(at, "recursive struct reference not nested in struct definition")),
            false => Ok(None),
        };
    }
    comma(p)?;
    match is_new {
        true => parse_members(p, at).map(Some),
        false => Err(p.custom_error(at, "identifier already used for an enclosing struct")),
    }
}

/// `(f32 [0], i32 [4, NonWritable]), Block>`
fn parse_members(p: &mut AsmParser<'_>, at: u32) -> Result<Members> {
    let mut members = Members::default();
    p.expect(b'(', "expected '('")?;
    if p.eat(b')') && p.eat(b'>') {
        return Ok(members);
    }
    loop {
        members.types.push(p.parse_type()?);
        if p.eat(b'[') {
            parse_member_decorations(p, &mut members)?;
        }
        if !p.eat(b',') {
            break;
        }
    }
    if !members.offsets.is_empty() && members.offsets.len() != members.types.len() {
        return Err(p.custom_error(at, "offset specification must be given for all members"));
    }
    p.expect(b')', "expected ')'")?;
    while p.eat(b',') {
        parse_decoration(p, &mut members, -1)?;
    }
    close(p)?;
    Ok(members)
}

/// `0, NonWritable, MatrixStride=16]`
fn parse_member_decorations(p: &mut AsmParser<'_>, members: &mut Members) -> Result {
    let member = members.types.len() as i64 - 1;
    let at = p.offset();
    let has_offset = p.at_integer() || p.at(b'-');
    if has_offset {
        let offset = parse_u32(p)?;
        if members.offsets.len() as i64 != member {
            return Err(p.custom_error(at, "offset specification must be given for all members"));
        }
        members.offsets.push(i64::from(offset));
    }
    if p.eat(b']') {
        return Ok(());
    }
    if has_offset {
        comma(p)?;
    }
    loop {
        parse_decoration(p, members, member)?;
        if !p.eat(b',') {
            return p.expect(b']', "expected ']'");
        }
    }
}

/// `MatrixStride=16`
fn parse_decoration(p: &mut AsmParser<'_>, members: &mut Members, member: i64) -> Result {
    let decoration = parse_keyword(p, Decoration::ENUM, "unknown attribute: ", "'")?;
    let value = if p.eat(b'=') { p.parse_attr(None)? } else { Attr::UNIT };
    members.decorations.push((member, i64::from(decoration), value));
    Ok(())
}

pub fn print_struct(p: &mut AsmPrinter<'_>, ty: Type) {
    let ctx = p.ctx();
    let Some(own) = ty.as_::<StructType>(ctx) else { return };
    p.byte(b'<');
    if let Some(name) = own.name {
        p.bytes(ctx.bytes(name));
        if !p.enter_cyclic(ty) {
            return p.byte(b'>');
        }
        p.text(", ");
    }
    if let Some(body) = StructType::body(ctx, ty) {
        print_members(p, &body);
    }
    if own.name.is_some() {
        p.leave_cyclic();
    }
    p.byte(b'>');
}

fn print_members(p: &mut AsmPrinter<'_>, body: &StructType<'_>) {
    p.byte(b'(');
    p.list(body.members.iter().enumerate(), |p, (i, &member)| {
        p.ty(member);
        let mut separator = " [";
        if let Some(&offset) = body.offsets.get(i) {
            p.text(separator);
            p.integer(offset);
            separator = ", ";
        }
        for (decoration, value) in decorations_of(body, i as i64) {
            p.text(separator);
            print_decoration(p, decoration, value);
            separator = ", ";
        }
        if separator == ", " {
            p.byte(b']');
        }
    });
    p.byte(b')');
    for (decoration, value) in decorations_of(body, -1) {
        p.text(", ");
        print_decoration(p, decoration, value);
    }
}

fn decorations_of<'a>(body: &StructType<'a>, member: i64) -> impl Iterator<Item = (i64, Attr)> + use<'a> {
    let first = body.decorated.partition_point(|&at| at < member);
    let end = body.decorated.partition_point(|&at| at <= member);
    let decorations = body.decorations.get(first..end).unwrap_or(&[]).iter().copied();
    decorations.zip(body.values.get(first..end).unwrap_or(&[]).iter().copied())
}

fn print_decoration(p: &mut AsmPrinter<'_>, decoration: i64, value: Attr) {
    p.enum_value(Decoration::ENUM, decoration as u64);
    if value != Attr::UNIT {
        p.byte(b'=');
        p.attr_without_type(value);
    }
}
