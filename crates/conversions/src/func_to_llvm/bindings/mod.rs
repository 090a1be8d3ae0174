//! Bindings: declarations in other languages of the functions that a module defines or requires.
//!
//! They use the same description as `c_wrappers`: a function with `llvm.emit_c_interface` is declared as its
//! wrapper, with pointers to memref descriptors and results through a pointer; any other function is declared under
//! its own name if C passes its arguments and result in the same way.

mod c;
mod names;
mod rust;

use super::c_wrappers::{Input, Wrapper, requests_wrapper};
use crate::common::extension::{Extension, is_unsigned};
use crate::common::types::function_type;
use crate::prelude::*;
use terrace_memory::bufferization::one_shot::types::{Layouts, buffer_type};

/// A type with an equivalent in C and Rust.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Foreign {
    /// `bool`
    Bool,
    /// An integer of 8, 16, 32, 64 or 128 bits.
    Int {
        /// Its width in bits.
        bits: u32,
        /// Whether it is signed.
        signed: bool,
    },
    /// A float.
    Float(FloatFormat),
    /// An untyped pointer.
    Pointer,
    /// The descriptor of a ranked memref: element type and rank.
    MemRef(Box<Foreign>, usize),
    /// An unranked memref.
    UnrankedMemRef,
    /// A complex number, passed in memory.
    Complex(Box<Foreign>),
    /// A vector of 16 bytes: element type and number.
    Vector(Box<Foreign>, u32),
    /// A struct of several results.
    Results(Vec<Foreign>),
}

/// A parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Param {
    /// Name.
    pub name: String,
    /// Type, or pointee type if `by_pointer`.
    pub ty: Foreign,
    /// Whether the parameter is a pointer to the type.
    pub by_pointer: bool,
}

/// Declaration of a function for other languages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Binding {
    /// Name of the function in the module.
    pub name: String,
    /// Name of the symbol to link.
    pub symbol: String,
    /// Parameters; the first one is for the results if they are returned through a pointer.
    pub params: Vec<Param>,
    /// Return type.
    pub result: Option<Foreign>,
    /// Whether the module defines the function; else the program has to.
    pub defined: bool,
}

/// Bindings of a module.
pub struct Bindings {
    /// For each function in order: its binding, or its name and the reason why it has none.
    pub functions: Vec<Result<Binding, (String, String)>>,
    /// Width of `index` in bits.
    pub index_width: u32,
}

/// Describes the functions of a module before it is lowered.
pub fn describe(body: &Body, module: Op, options: LowerToLLVMOptions) -> Bindings {
    let ctx = body.ctx();
    let mut converter = llvm_converter(ctx, options);
    let inner = body.region_body(module);
    let block = if body.is_nested(module) {
        inner.root_block()
    } else {
        body.regions(module).first().and_then(|&region| inner.entry_block(region))
    };
    let mut functions = Vec::new();
    for op in block.into_iter().flat_map(|block| inner.ops(block)) {
        let Some(function) = inner.as_::<func::Func>(op) else { continue };
        let Some(name) = function.sym_name(inner) else { continue };
        let nested = inner.region_body(op);
        let defined = nested.entry_block(function.body(inner)).is_some();
        let has_wrapper = requests_wrapper(inner, op);
        let private = function.sym_visibility(inner).is_some_and(|v| ctx.bytes(v) == b"private");
        // Other languages can neither call a private function nor define a declaration without a wrapper.
        if !has_wrapper && (private || !defined) {
            continue;
        }
        let text = ctx.str(name).to_string();
        let described = binding(&mut converter, inner, op, name, has_wrapper, defined);
        functions.push(described.map_err(|why| (text, why)));
    }
    Bindings { functions, index_width: options.index_width }
}

fn binding(
    c: &mut TypeConverter,
    body: &Body,
    op: Op,
    name: Str,
    has_wrapper: bool,
    defined: bool,
) -> Result<Binding, String> {
    let ctx = body.ctx().clone();
    let function = func::Func::wrap(op);
    let source = function.signature(&ctx, body).ok_or("it has no type")?;
    let [inputs, results] = [source.inputs, source.results].map(|types| buffer_types(&ctx, types));
    let ty = FunctionType::get(&ctx, &inputs, &results);
    let source = ty.as_::<FunctionType>(&ctx).ok_or("it has no type")?;
    if body.discardable(op, "func.varargs").and_then(|attr| attr.as_bool(&ctx)) == Some(true) {
        return Err("it takes any number of arguments".into());
    }
    let bare_ptr = crate::common::types::options(c).bare_ptr;
    let (converted, _) = function_type(c, &source, false, bare_ptr).ok_or("its type has no conversion")?;
    let wrapper = Wrapper::describe(c, name, &source, converted).map_err(|no| no.0.to_string())?;
    let function_attrs = |slot: usize| -> &[Attr] {
        body.slot(op, slot).and_then(|attrs| attrs.as_array(&ctx)).unwrap_or_default()
    };
    let arg_attrs = function_attrs(func::Func::SLOTS.arg_attrs);
    let mut params = Vec::new();
    let mut result = None;
    let results = source.results.iter().map(|&ty| memory_type(c, ty)).collect::<Result<Vec<_>, _>>()?;
    if wrapper.returned.is_some() {
        if !has_wrapper {
            return Err("it returns an aggregate; 'llvm.emit_c_interface' gives it a wrapper".into());
        }
        let ty = match <[Foreign; 1]>::try_from(results) {
            Ok([one]) => one,
            Err(several) => Foreign::Results(several),
        };
        params.push(Param { name: "result".into(), ty, by_pointer: true });
    } else {
        let attrs = function_attrs(func::Func::SLOTS.res_attrs);
        result = match source.results.first() {
            Some(&ty) => Some(value_type(c, ty, attrs.first())?),
            None => None,
        };
    }
    for (i, (&ty, input)) in source.inputs.iter().zip(&wrapper.inputs).enumerate() {
        let name = format!("arg{i}");
        params.push(match input {
            Input::Plain => Param { name, ty: value_type(c, ty, arg_attrs.get(i))?, by_pointer: false },
            Input::Ranked(..) | Input::Unranked(_) if has_wrapper => {
                Param { name, ty: memory_type(c, ty)?, by_pointer: true }
            }
            _ => return Err("it takes a memref; 'llvm.emit_c_interface' gives it a wrapper".into()),
        });
    }
    let symbol = if has_wrapper { wrapper.name } else { name };
    let text = |name: Str| ctx.str(name).to_string();
    Ok(Binding { name: text(name), symbol: text(symbol), params, result, defined })
}

/// The types of arguments or results, with buffers for tensors.
fn buffer_types(ctx: &Context, types: &[Type]) -> Vec<Type> {
    let buffer =
        |&ty: &Type| if ty.is_tensor(ctx) { buffer_type(ctx, ty, Layouts::Identity, None) } else { ty };
    types.iter().map(buffer).collect()
}

/// Type of an argument or result in registers; `attrs` may have its extension.
fn value_type(c: &mut TypeConverter, ty: Type, attrs: Option<&Attr>) -> Result<Foreign, String> {
    let extension = attrs.and_then(|&attrs| Extension::of_attrs(c.ctx(), attrs));
    match (memory_type(c, ty)?, extension) {
        (Foreign::Complex(_), _) => Err("C passes complex numbers in another way".into()),
        (Foreign::Bool, Some(Extension::Sign)) => Err("'bool' is not sign-extended".into()),
        (Foreign::Int { bits, .. }, Some(extension)) => {
            Ok(Foreign::Int { bits, signed: extension == Extension::Sign })
        }
        (foreign, _) => Ok(foreign),
    }
}

/// Type of a value in memory.
fn memory_type(c: &mut TypeConverter, ty: Type) -> Result<Foreign, String> {
    let ctx = c.ctx().clone();
    if let Some(memref) = ty.as_::<MemRefType>(&ctx) {
        let elem = memory_type(c, memref.elem)?;
        return Ok(Foreign::MemRef(Box::new(elem), memref.shape.len()));
    }
    if ty.is::<UnrankedMemRefType>(&ctx) {
        return Ok(Foreign::UnrankedMemRef);
    }
    if let Some(complex) = ty.as_::<ComplexType>(&ctx) {
        return Ok(Foreign::Complex(Box::new(memory_type(c, complex.elem)?)));
    }
    if let Some(vector) = ty.as_::<VectorType>(&ctx) {
        let elem = memory_type(c, vector.elem)?;
        let bits = elem.scalar_bits();
        return match (vector.shape, bits) {
            (&[count], Some(bits))
                if vector.scalable.is_empty() && i64::from(bits).checked_mul(count) == Some(128) =>
            {
                Ok(Foreign::Vector(Box::new(elem), 128 / bits))
            }
            _ => Err(format!("C has no type {}", terrace_ir::asm::quoted_type(&ctx, ty))),
        };
    }
    scalar(c, &ctx, ty).ok_or_else(|| format!("C has no type {}", terrace_ir::asm::quoted_type(&ctx, ty)))
}

fn scalar(c: &mut TypeConverter, ctx: &Context, ty: Type) -> Option<Foreign> {
    let signed = !is_unsigned(ctx, ty);
    if let Some(format) = ty.as_float(ctx) {
        use FloatFormat::{BF16, F16, F32, F64, F80, F128};
        if matches!(format, F16 | BF16 | F32 | F64 | F80 | F128) {
            return Some(Foreign::Float(format));
        }
    }
    let converted = c.convert(ty)?;
    if converted.is::<llvm::PointerType>(ctx) {
        return Some(Foreign::Pointer);
    }
    match converted.signless_width(ctx)? {
        1 => Some(Foreign::Bool),
        bits @ (8 | 16 | 32 | 64 | 128) => Some(Foreign::Int { bits, signed }),
        _ => None,
    }
}

impl Foreign {
    /// Width of an integer or float in bits.
    fn scalar_bits(&self) -> Option<u32> {
        match self {
            Foreign::Int { bits, .. } if *bits <= 64 => Some(*bits),
            Foreign::Float(FloatFormat::F32) => Some(32),
            Foreign::Float(FloatFormat::F64) => Some(64),
            _ => None,
        }
    }

    /// Calls `f` for the type and all its element types, innermost first.
    fn each(&self, f: &mut dyn FnMut(&Foreign)) {
        match self {
            Foreign::MemRef(elem, _) | Foreign::Complex(elem) | Foreign::Vector(elem, _) => elem.each(f),
            Foreign::Results(fields) => fields.iter().for_each(|field| field.each(f)),
            _ => {}
        }
        f(self);
    }

    /// Part of a type name in the generated code.
    fn word(&self) -> String {
        match self {
            Foreign::Bool => "bool".into(),
            Foreign::Int { bits, signed } => format!("{}{bits}", if *signed { 'i' } else { 'u' }),
            Foreign::Float(format) => format.name().to_string(),
            Foreign::Pointer => "ptr".into(),
            Foreign::MemRef(elem, rank) => format!("memref_{rank}d_{}", elem.word()),
            Foreign::UnrankedMemRef => "memref_unranked".into(),
            Foreign::Complex(elem) => format!("complex_{}", elem.word()),
            Foreign::Vector(elem, count) => format!("vector_{count}_{}", elem.word()),
            Foreign::Results(fields) => {
                let words: Vec<String> = fields.iter().map(Foreign::word).collect();
                format!("results_{}", words.join("_"))
            }
        }
    }
}

impl Bindings {
    /// Types that need a declaration, without duplicates, each after the types it uses.
    fn aggregates(&self) -> Vec<Foreign> {
        let mut all: Vec<Foreign> = Vec::new();
        for binding in self.functions.iter().flatten() {
            let params = binding.params.iter().map(|param| &param.ty);
            for ty in params.chain(&binding.result) {
                ty.each(&mut |ty| {
                    let aggregate = matches!(
                        ty,
                        Foreign::MemRef(..)
                            | Foreign::UnrankedMemRef
                            | Foreign::Complex(_)
                            | Foreign::Vector(..)
                            | Foreign::Results(_)
                    );
                    if aggregate && !all.contains(ty) {
                        all.push(ty.clone());
                    }
                });
            }
        }
        all
    }

    /// The integer type for `index`.
    fn index(&self) -> Foreign {
        Foreign::Int { bits: self.index_width, signed: true }
    }
}
