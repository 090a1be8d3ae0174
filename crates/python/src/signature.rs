//! The types of a module's functions, as their callers see them.

use core::fmt::Write as _;
use terrace::conversions::to_llvm::{default_options, module_options};
use terrace::dialects::bufferization::one_shot::functions::argument_attr;
use terrace::dialects::bufferization::one_shot::types::{Layouts, buffer_type};
use terrace::dialects::{func, layout, memref};
use terrace::ir::asm::type_to_string;
use terrace::ir::body::Body;
use terrace::ir::decl::Trait;
use terrace::ir::types::{
    ComplexType, DYNAMIC, FunctionType, IntegerType, MemRefType, Signedness, UnrankedMemRefType,
};
use terrace::ir::{Context, Op, Root, Type};
use terrace::llvm;
use terrace::num::FloatFormat;

/// A scalar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scalar {
    /// `i1`.
    Bool,
    /// An integer of 8 to 128 bits.
    Int(u32, Signedness),
    /// A float.
    Float(FloatFormat),
}

/// An element of an array, or a value of one or two scalars.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Number {
    /// A number of one scalar.
    Real(Scalar),
    /// A complex number.
    Complex(FloatFormat),
}

/// A memref or a tensor of known rank.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Array {
    pub elem: Number,
    /// The sizes; none for those of any size.
    pub shape: Vec<Option<usize>>,
    /// The distances between neighbours in elements, if they are not those of the row-major order; none for any distance.
    pub strides: Option<Vec<Option<i64>>>,
    /// The elements before the first one in the descriptor; none for any number.
    pub offset: Option<i64>,
    /// Whether the function does not write to it.
    pub is_read_only: bool,
}

/// The kind of an argument or result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    Number(Number),
    Pointer,
    Array(Array),
    /// An unranked memref.
    AnyRank(Number),
}

/// The type of an argument or result.
#[derive(Clone, Debug)]
pub struct Value {
    pub kind: Kind,
    /// As MLIR writes it.
    pub text: String,
}

/// The type of a function.
#[derive(Clone, Debug)]
pub struct Signature {
    pub params: Vec<Value>,
    pub results: Vec<Value>,
}

/// A function of a module, with its signature or the reason why Python has no values of its types.
pub type Described = (String, Result<Signature, String>);

/// Describes the functions that a module defines, before it is lowered.
pub fn describe(root: &Root) -> Vec<Described> {
    let Some(module) = root.op() else { return Vec::new() };
    let index_bits = module_options(&root.body, module, default_options()).index_width;
    let (ctx, body) = (root.body.ctx(), root.body.region_body(module));
    let blocks = body.blocks(root.body.region(module, 0));
    let describe = |op: Op| {
        let (name, (params, results)) = function(ctx, body, op)?;
        let value = |ty: Type, is_read_only| Value::new(ctx, ty, index_bits, is_read_only);
        let params: Result<_, _> =
            params.into_iter().map(|(ty, is_read_only)| value(ty, is_read_only)).collect();
        let results: Result<_, _> = results.into_iter().map(|ty| value(ty, false)).collect();
        Some((name, params.and_then(|params| Ok(Signature { params, results: results? }))))
    };
    blocks.flat_map(|block| body.ops(block)).filter_map(describe).collect()
}

/// Whether a program has constants in memory, to which nothing may write.
pub fn has_constants(root: &Root) -> bool {
    let Some(module) = root.op() else { return false };
    let mut found = false;
    root.scope().at(module).walk(&mut |op| {
        let body = op.body();
        let is_tensor = || body.ty(body.result(op.op, 0)).is_tensor(body.ctx());
        found |= match body.as_::<memref::Global>(op.op) {
            Some(global) => global.constant(body) == Some(true),
            None => op.def().has(Trait::ConstantLike) && is_tensor(),
        };
    });
    found
}

/// The parameters, each with whether it is only read, and the results of a function.
type Types = (Vec<(Type, bool)>, Vec<Type>);

/// The name and the types of a function, if the operation defines one.
fn function(ctx: &Context, body: &Body, op: Op) -> Option<(String, Types)> {
    if let Some(function) = body.as_::<func::Func>(op) {
        body.region_body(op).entry_block(function.body(body))?;
        let FunctionType { inputs, results, .. } = function.signature(ctx, body)?;
        // Other functions may write to the tensors that they get.
        let is_read_only = |i: usize| {
            argument_attr(body, function, i, "bufferization.writable").and_then(|attr| attr.as_bool(ctx))
                == Some(false)
        };
        let params = inputs.iter().enumerate().map(|(i, &ty)| (ty, is_read_only(i))).collect();
        let name = ctx.str(function.sym_name(body)?).into_owned();
        return Some((name, (params, results.to_vec())));
    }
    let function = body.as_::<llvm::Func>(op)?;
    function.entry_block(body)?;
    let ty = function.signature(ctx, body)?;
    let name = ctx.str(function.sym_name(body)?).into_owned();
    let result = (!ty.result.is::<llvm::VoidType>(ctx)).then_some(ty.result);
    let params = ty.params.iter().map(|&ty| (ty, false)).collect();
    Some((name, (params, result.into_iter().collect())))
}

impl Number {
    fn new(ctx: &Context, ty: Type, index_bits: u32) -> Option<Self> {
        if let Some(complex) = ty.as_::<ComplexType>(ctx) {
            let format = complex.elem.as_float(ctx)?;
            return matches!(format, FloatFormat::F32 | FloatFormat::F64).then_some(Self::Complex(format));
        }
        if ty.is_index() {
            return Some(Self::Real(Scalar::Int(index_bits, Signedness::Signless)));
        }
        if let Some(format) = ty.as_float(ctx) {
            let is_known = matches!(format.width(), 8 | 16 | 32 | 64) || format == FloatFormat::F128;
            return (is_known && format != FloatFormat::PpcFp128)
                .then_some(Self::Real(Scalar::Float(format)));
        }
        let integer = ty.as_::<IntegerType>(ctx)?;
        match integer.width {
            1 => Some(Self::Real(Scalar::Bool)),
            width @ (8 | 16 | 32 | 64 | 128) => Some(Self::Real(Scalar::Int(width, integer.sign()))),
            _ => None,
        }
    }

    /// The size in bytes.
    pub fn size(self) -> usize {
        match self {
            Self::Real(Scalar::Bool) => 1,
            Self::Real(Scalar::Int(bits, _)) => bits as usize / 8,
            Self::Real(Scalar::Float(format)) => format.width() as usize / 8,
            Self::Complex(format) => format.width() as usize / 4,
        }
    }

    /// The alignment in bytes.
    pub fn align(self) -> usize {
        match self {
            Self::Real(_) => self.size(),
            Self::Complex(_) => self.size() / 2,
        }
    }
}

impl Value {
    fn new(ctx: &Context, ty: Type, index_bits: u32, is_read_only: bool) -> Result<Self, String> {
        let text = type_to_string(ctx, ty);
        let kind = Kind::new(ctx, ty, index_bits, is_read_only)
            .ok_or_else(|| format!("Python has no values of the type '{text}'"))?;
        if index_bits != 64 && matches!(kind, Kind::Array(_) | Kind::AnyRank(_)) {
            return Err(format!(
                "the sizes of arrays have 64 bits, but 'index' has {index_bits} in this module"
            ));
        }
        Ok(Self { kind, text })
    }
}

impl Kind {
    fn new(ctx: &Context, ty: Type, index_bits: u32, is_read_only: bool) -> Option<Self> {
        let number = |ty| Number::new(ctx, ty, index_bits);
        if ty.is::<llvm::PointerType>(ctx) {
            return Some(Self::Pointer);
        }
        let is_read_only = is_read_only && ty.is_tensor(ctx);
        let ty = if ty.is_tensor(ctx) { buffer_type(ctx, ty, Layouts::Identity, None) } else { ty };
        if let Some(memref) = ty.as_::<UnrankedMemRefType>(ctx) {
            return memref.memory_space.is_none().then_some(Self::AnyRank(number(memref.elem)?));
        }
        let Some(memref) = ty.as_::<MemRefType>(ctx) else { return Some(Self::Number(number(ty)?)) };
        if memref.memory_space.is_some() {
            return None;
        }
        let (strides, offset) = layout::strides_and_offset(ctx, memref)?;
        let fixed = |number: i64| (number != DYNAMIC).then_some(number);
        let strides = strides.iter().map(|&stride| fixed(stride)).collect();
        let is_row_major = memref.layout.is_none() || layout::is_identity(ctx, memref);
        Some(Self::Array(Array {
            elem: number(memref.elem)?,
            shape: memref.shape.iter().map(|&size| usize::try_from(size).ok()).collect(),
            strides: (!is_row_major).then_some(strides),
            offset: fixed(offset),
            is_read_only,
        }))
    }

    /// The scalars that compiled code passes, as [`terrace::codegen::Jit::signature`] names them.
    fn scalars(&self, scalars: &mut Vec<String>) {
        match self {
            Self::Number(Number::Real(scalar)) => scalars.push(scalar.register()),
            Self::Number(Number::Complex(format)) => {
                scalars.extend([Scalar::Float(*format).register(), Scalar::Float(*format).register()]);
            }
            Self::Pointer => scalars.push("ptr".to_owned()),
            Self::Array(array) => {
                scalars.extend(["ptr", "ptr", "i64"].map(str::to_owned));
                scalars.extend((0..2 * array.shape.len()).map(|_| "i64".to_owned()));
            }
            Self::AnyRank(_) => scalars.extend(["i64", "ptr"].map(str::to_owned)),
        }
    }
}

impl Scalar {
    fn register(self) -> String {
        match self {
            Self::Bool => "i1".to_owned(),
            Self::Int(bits, _) => format!("i{bits}"),
            Self::Float(FloatFormat::F16) => "half".to_owned(),
            Self::Float(FloatFormat::BF16) => "bfloat".to_owned(),
            Self::Float(FloatFormat::F32) => "f32".to_owned(),
            Self::Float(FloatFormat::F64) => "f64".to_owned(),
            Self::Float(FloatFormat::F128) => "fp128".to_owned(),
            // LLVM has no others: their bits are passed.
            Self::Float(format) => format!("i{}", format.width()),
        }
    }
}

/// The scalars that compiled code passes for values.
pub fn scalars(values: &[Value]) -> Vec<String> {
    let mut scalars = Vec::new();
    values.iter().for_each(|value| value.kind.scalars(&mut scalars));
    scalars
}

impl core::fmt::Display for Signature {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let list = |f: &mut core::fmt::Formatter<'_>, values: &[Value]| {
            f.write_char('(')?;
            for (i, value) in values.iter().enumerate() {
                f.write_str(if i == 0 { "" } else { ", " })?;
                f.write_str(&value.text)?;
            }
            f.write_char(')')
        };
        list(f, &self.params)?;
        f.write_str(" -> ")?;
        match &self.results[..] {
            [one] => f.write_str(&one.text),
            results => list(f, results),
        }
    }
}
