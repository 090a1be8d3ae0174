//! The enums and attributes of `tosa`, and constraints on inherent attributes.

use crate::prelude::*;
use terrace_ir::attrs::AttrKind;
use terrace_ir::decl::EnumDef;

enums! { "tosa", ENUM_ATTRS;
    /// A set of operations and types that an implementation supports (`#tosa.prof`).
    enum Profile: attr("prof", angle) "supported TOSA profiles"
        upstream("Tosa_ProfileAttr", "value", "::mlir::tosa::Profile") {
        /// Integers.
        ProInt = 1 "pro_int",
        /// Floats.
        ProFp = 2 "pro_fp",
        /// No profile.
        None = 0 "none",
    }
    /// An addition to a profile (`#tosa.ext`).
    enum Extension: attr("ext", angle) "supported TOSA extensions"
        upstream("Tosa_ExtensionAttr", "value", "::mlir::tosa::Extension") {
        /// No extension.
        None = 0 "none",
        /// Operations on 16-bit integers.
        Int16 = 1 "int16",
        /// Weights of 4-bit integers.
        Int4 = 2 "int4",
        /// Operations on `bf16`.
        Bf16 = 3 "bf16",
        /// Operations on `f8E4M3FN`.
        Fp8E4M3 = 4 "fp8e4m3",
        /// Operations on `f8E5M2`.
        Fp8E5M2 = 5 "fp8e5m2",
        /// Fourier transforms.
        Fft = 6 "fft",
        /// Variables.
        Variable = 7 "variable",
        /// Conditions and loops.
        ControlFlow = 8 "controlflow",
        /// Rescaling that rounds twice.
        DoubleRound = 9 "doubleround",
        /// Rescaling that rounds inexactly.
        InexactRound = 10 "inexactround",
        /// Operands that need not be constants.
        Dynamic = 11 "dynamic",
        /// Formats of blocks that share a scale.
        Mxfp = 12 "mxfp",
        /// Operations on 64-bit integers.
        Int64 = 13 "int64",
        /// Computations of shapes.
        Shape = 14 "shape",
    }
    /// Limits of sizes (`#tosa.level`).
    enum Level: attr("level", angle) "supported TOSA levels"
        upstream("Tosa_LevelAttr", "value", "::mlir::tosa::Level") {
        /// No limits.
        None = 0 "none",
        /// Tensors of up to 8192 in a dimension.
        EightK = 1 "8k",
    }
    /// A version of the TOSA specification.
    enum SpecificationVersion: int(32) "TOSA specification version" {
        /// 1.0
        V1_0 = 0 "1.0",
        /// 1.1, a draft.
        V1_1Draft = 1 "1.1.draft",
    }
    /// How [`Resize`](super::Resize) computes values between those of the input (`#tosa.resize_mode`).
    enum ResizeMode: attr("resize_mode", angle) "Supported resize/upsampling strategies"
        upstream("Tosa_ResizeModeAttr", "value", "::mlir::tosa::ResizeMode") {
        /// The nearest value.
        NearestNeighbor = 1 "NEAREST_NEIGHBOR",
        /// A linear function of the four values around.
        Bilinear = 2 "BILINEAR",
    }
    /// The result of comparisons with a NaN (`#tosa.nan_mode`).
    enum NanPropagationMode: attr("nan_mode", angle) "Supported NaN propagation strategies"
        upstream("Tosa_NanPropagationModeAttr", "value", "::mlir::tosa::NanPropagationMode") {
        /// The result is NaN, too.
        Propagate = 1 "PROPAGATE",
        /// The other value is the result.
        Ignore = 2 "IGNORE",
    }
    /// How rescaling rounds (`#tosa.rounding_mode`).
    enum RoundingMode: attr("rounding_mode", angle) "Supported rounding modes"
        upstream("Tosa_RoundingModeAttr", "value", "::mlir::tosa::RoundingMode") {
        /// Once, to the nearest number, halves upwards.
        Single = 1 "SINGLE_ROUND",
        /// As the implementation likes.
        Inexact = 2 "INEXACT_ROUND",
        /// Twice, halves away from zero.
        Double = 3 "DOUBLE_ROUND",
    }
    /// The number of elements that share a scale (`#tosa.block_size`).
    enum BlockSize: attr("block_size", angle) "Block size for the block_scaled formats"
        upstream("Tosa_BlockSizeAttr", "value", "::mlir::tosa::BlockSize") {
        /// 32 elements.
        Size32 = 32 "BLOCK_SIZE_32",
    }
}

attrs! { "tosa", STRUCT_ATTRS;
    /// Zero points of an operation with one input: `#tosa.unary_quant<input_zp = 1, output_zp = 2>`.
    UnaryOpQuantizationAttr = "unary_quant" { input_zp: i64, output_zp: i64 }
        (parse: parse_numbers::<UnaryOpQuantizationAttr<'static>>, print: print_numbers)
    /// Zero points of a convolution: `#tosa.conv_quant<input_zp = 1, weight_zp = 2>`.
    ConvOpQuantizationAttr = "conv_quant" { input_zp: i64, weight_zp: i64 }
        (parse: parse_numbers::<ConvOpQuantizationAttr<'static>>, print: print_numbers)
    /// Zero points of a product of matrices: `#tosa.matmul_quant<a_zp = 1, b_zp = 2>`.
    MatMulOpQuantizationAttr = "matmul_quant" { a_zp: i64, b_zp: i64 }
        (parse: parse_numbers::<MatMulOpQuantizationAttr<'static>>, print: print_numbers)
    /// The zero point of padding: `#tosa.pad_quant<input_zp = 1>`.
    PadOpQuantizationAttr = "pad_quant" { input_zp: i64 }
        (parse: parse_numbers::<PadOpQuantizationAttr<'static>>, print: print_numbers)
    /// The features of a target: `#tosa.target_env<specification_version = "1.0", level = none, profiles = [pro_int], extensions = [int16]>`.
    TargetEnvAttr = "target_env" {
        /// A [`SpecificationVersion`].
        specification_version: u64,
        /// A [`Level`].
        level: u64,
        /// [`Profile`]s.
        profiles: [i64],
        /// [`Extension`]s.
        extensions: [i64],
    } (parse: parse_target_env, print: print_target_env)
}

/// The attributes of the dialect.
pub(super) static ATTRS: &[&KindDef] = &ALL_ATTRS;

const N_ATTRS: usize = ENUM_ATTRS.len() + STRUCT_ATTRS.len();
static ALL_ATTRS: [&KindDef; N_ATTRS] = {
    let mut all = [ENUM_ATTRS[0]; N_ATTRS];
    let mut i = 0;
    while i < N_ATTRS {
        all[i] = if i < ENUM_ATTRS.len() { ENUM_ATTRS[i] } else { STRUCT_ATTRS[i - ENUM_ATTRS.len()] };
        i += 1;
    }
    all
};

fn is_acc_type(ctx: &Context, ty: Type) -> bool {
    matches!(ty, Type::I32 | Type::F16 | Type::F32) || ty.signless_width(ctx) == Some(48)
}

attr_types! {
    /// The type of an accumulator.
    AccType => Type, "type attribute of 32-bit signless integer or 48-bit signless integer or 16-bit float or 32-bit float", AttrSyntax::Type,
        |ctx, attr| attr.as_type(ctx).filter(|&ty| is_acc_type(ctx, ty)), |ctx, v| TypeAttr::get(ctx, v);
    /// An integer or a float of any type.
    IntOrFloatAttr => Attr, "arbitrary integer attribute or arbitrary float attribute", AttrSyntax::Any,
        |ctx, attr| (attr.is::<IntegerAttr>(ctx) || attr.is::<FloatAttr>(ctx)).then_some(attr), |ctx, v| v;
}

/// An array of `N` integers of type `i64`.
pub struct IntArray<const N: usize>;

impl<const N: usize> AttrType for IntArray<N> {
    type View = Attr;
    const SUMMARY: &'static str = match N {
        2 => "i64 dense array attribute with exactly 2 elements",
        3 => "i64 dense array attribute with exactly 3 elements",
        4 => "i64 dense array attribute with exactly 4 elements",
        _ => "i64 dense array attribute with exactly 6 elements",
    };
    const SYNTAX: AttrSyntax = AttrSyntax::DenseArray(Type::I64);
    fn is_class(ctx: &Context, attr: Attr) -> bool {
        DenseI64Array::decode(ctx, attr).is_some()
    }
    fn decode(ctx: &Context, attr: Attr) -> Option<Attr> {
        let array = attr.as_::<DenseArrayAttr>(ctx)?;
        (array.elem == Type::I64 && array.len as usize == N).then_some(attr)
    }
    fn encode(_: &Context, attr: Attr) -> Attr {
        attr
    }
}

/// Reports that a parameter of an attribute is missing or wrong.
fn wrong_parameter(p: &AsmParser<'_>, attr: &str, name: &str, ty: &str) -> Reported {
    p.error(format!("failed to parse {attr} parameter '{name}' which is to be a `{ty}`"))
}

/// The name of an attribute in upstream's messages.
fn upstream_name(kind: &KindDef) -> &'static str {
    match kind.name {
        "unary_quant" => "Tosa_UnaryOpQuantizationAttr",
        "conv_quant" => "Tosa_ConvOpQuantizationAttr",
        "matmul_quant" => "Tosa_MatMulOpQuantizationAttr",
        _ => "Tosa_PadOpQuantizationAttr",
    }
}

/// `<name = 1, ...>`, with the parameters in any order.
fn parse_numbers<K: AttrKind<'static>>(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    let kind = K::DEF;
    p.expect(b'<', "expected '<'")?;
    let mut values: SmallVec<[Option<i64>; 2]> = kind.params.iter().map(|_| None).collect();
    for i in 0..kind.params.len() {
        if i != 0 {
            p.expect(b',', "expected ','")?;
        }
        let name = p.optional_any_keyword().unwrap_or("");
        let missing =
            kind.params.iter().zip(&mut values).find(|(param, value)| param.name == name && value.is_none());
        let Some((param, value)) = missing else {
            return Err(p.error("duplicate or unknown struct parameter name"));
        };
        p.expect(b'=', "expected '='")?;
        *value = Some(
            p.parse_integer().map_err(|_| wrong_parameter(p, upstream_name(kind), param.name, "int64_t"))?,
        );
    }
    p.expect(b'>', "expected '>'")?;
    let words: SmallVec<[u32; 4]> =
        values.iter().flatten().flat_map(|&value| [value as u32, (value >> 32) as u32]).collect();
    Ok(p.ctx.attr_of_words(kind.code(), &words))
}

fn print_numbers(p: &mut AsmPrinter<'_>, attr: Attr) {
    let ctx = p.ctx();
    let (code, words) = ctx.attr_words(attr);
    let kind = STRUCT_ATTRS.iter().find(|kind| kind.code() == code);
    p.byte(b'<');
    let params = kind.map_or(&[][..], |kind| kind.params);
    p.list(params.iter().zip(words.as_chunks::<2>().0), |p, (param, &[low, high])| {
        p.text(param.name);
        p.text(" = ");
        p.integer((low as u64 | (high as u64) << 32) as i64);
    });
    p.byte(b'>');
}

/// A parameter of [`TargetEnvAttr`] that is a keyword or string.
fn parse_case(p: &mut AsmParser<'_>, def: &'static EnumDef, name: &str, ty: &str) -> Result<u64> {
    p.parse_enum_keywords(def).map_err(|_| wrong_parameter(p, "Tosa_TargetEnv", name, ty))
}

/// A list of cases.
fn parse_cases(p: &mut AsmParser<'_>, def: &'static EnumDef, name: &str, ty: &str) -> Result<Vec<i64>> {
    let mut cases = Vec::new();
    p.expect(b'[', "expected '['")?;
    if p.eat(b']') {
        return Ok(cases);
    }
    loop {
        let case = p.parse_enum_keywords(def);
        cases.push(case.map_err(|_| wrong_parameter(p, "Tosa_TargetEnv", name, ty))? as i64);
        if !p.eat(b',') {
            break;
        }
    }
    p.expect(b']', "expected ']'")?;
    Ok(cases)
}

fn parse_name(p: &mut AsmParser<'_>, name: &str) -> Result {
    p.expect_keyword(name, "")?;
    p.expect(b'=', "expected '='")
}

/// `<specification_version = "1.0", level = none, profiles = [pro_int], extensions = [int16]>`
fn parse_target_env(p: &mut AsmParser<'_>, _: Option<Type>) -> Result<Attr> {
    p.expect(b'<', "expected '<'")?;
    parse_name(p, "specification_version")?;
    let version = parse_case(p, SpecificationVersion::ENUM, "specification_version", "SpecificationVersion")?;
    p.expect(b',', "expected ','")?;
    parse_name(p, "level")?;
    let level = parse_case(p, Level::ENUM, "level", "Level")?;
    p.expect(b',', "expected ','")?;
    parse_name(p, "profiles")?;
    let profiles = parse_cases(p, Profile::ENUM, "profiles", "::llvm::ArrayRef<Profile>")?;
    p.expect(b',', "expected ','")?;
    parse_name(p, "extensions")?;
    let extensions = parse_cases(p, Extension::ENUM, "extensions", "::llvm::ArrayRef<Extension>")?;
    p.expect(b'>', "expected '>'")?;
    Ok(TargetEnvAttr::get(p.ctx, version, level, &profiles, &extensions))
}

/// A keyword, in quotes if it starts with a digit.
fn print_case(p: &mut AsmPrinter<'_>, def: &EnumDef, value: u64) {
    p.keyword_or_string(def.keyword_of(value).unwrap_or("").as_bytes());
}

fn print_target_env(p: &mut AsmPrinter<'_>, attr: Attr) {
    let Some(env) = attr.as_::<TargetEnvAttr>(p.ctx()) else { return };
    p.text("<specification_version = ");
    print_case(p, SpecificationVersion::ENUM, env.specification_version);
    p.text(", level = ");
    print_case(p, Level::ENUM, env.level);
    for (name, def, cases) in
        [("profiles", Profile::ENUM, env.profiles), ("extensions", Extension::ENUM, env.extensions)]
    {
        p.text(", ");
        p.text(name);
        p.text(" = [");
        p.list(cases, |p, &case| print_case(p, def, case as u64));
        p.byte(b']');
    }
    p.byte(b'>');
}
