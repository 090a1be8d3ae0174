//! Declarations in other languages of the functions that a module offers to them, or expects from them.
//!
//! They come from the same description as the wrappers of `c_wrappers`: a function with
//! `llvm.emit_c_interface` is declared as its wrapper, with memrefs as pointers to descriptors and results through a
//! pointer; another one is declared under its own name if C passes its arguments and result in the same way.

mod c;
mod names;
mod rust;

use super::c_wrappers::{Input, Wrapper, is_asked_for};
use super::extension::{Extension, is_unsigned};
use crate::types::{LowerToLLVMOptions, function_type, llvm_converter};
use terrace_dialects::func;
use terrace_ir::decl::OpKind;
use terrace_ir::types::{ComplexType, FunctionType, MemRefType, UnrankedMemRefType, VectorType};
use terrace_ir::{Attr, Body, Context, Op, Str, Type};
use terrace_llvm as llvm;
use terrace_num::FloatFormat;
use terrace_rewrite::convert::TypeConverter;

/// A type that C and Rust can name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Foreign {
    /// `bool`
    Bool,
    /// An integer of 8, 16, 32, 64 or 128 bits.
    Int {
        /// Its width.
        bits: u32,
        /// Whether it has a sign.
        signed: bool,
    },
    /// A float.
    Float(FloatFormat),
    /// A pointer to whatever.
    Pointer,
    /// The descriptor of a ranked memref: its elements and its rank.
    MemRef(Box<Foreign>, usize),
    /// An unranked memref.
    UnrankedMemRef,
    /// A complex number in memory.
    Complex(Box<Foreign>),
    /// A vector of 16 bytes.
    Vector(Box<Foreign>, u32),
    /// Several results.
    Results(Vec<Foreign>),
}

/// A parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Param {
    /// Its name.
    pub name: String,
    /// Its type, or what it points at.
    pub ty: Foreign,
    /// It is a pointer to the type.
    pub by_pointer: bool,
}

/// A function as other languages see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Binding {
    /// The function's name in the module.
    pub name: String,
    /// The name that is linked.
    pub symbol: String,
    /// The parameters; the first one gets the results if they are returned through a pointer.
    pub params: Vec<Param>,
    /// What is returned.
    pub result: Option<Foreign>,
    /// The module has its body; else it expects it.
    pub defined: bool,
}

/// The functions of a module, in their order: bindings, or a name and why there is none.
pub struct Bindings {
    /// The functions.
    pub functions: Vec<Result<Binding, (String, String)>>,
    /// The width of `index`.
    pub index_width: u32,
}

/// Describes the functions of a module that is not lowered yet.
pub fn describe(body: &Body, module: Op, options: LowerToLLVMOptions) -> Bindings {
    let ctx = body.ctx();
    let mut converter = llvm_converter(ctx, options);
    let inner = body.region_body(module);
    let block = if body.is_nested(module) {
        inner.root_regions().next().and_then(|region| inner.entry_block(region))
    } else {
        body.regions(module).first().and_then(|&region| inner.entry_block(region))
    };
    let mut functions = Vec::new();
    for op in block.into_iter().flat_map(|block| inner.ops(block)) {
        let Some(function) = inner.as_::<func::Func>(op) else { continue };
        let Some(name) = function.sym_name(inner) else { continue };
        let nested = inner.region_body(op);
        let defined = nested.entry_block(function.body(inner)).is_some();
        let asked = is_asked_for(inner, op);
        let private = function.sym_visibility(inner).is_some_and(|v| ctx.bytes(v) == b"private");
        // What other languages neither call nor define is no business of theirs.
        if !asked && (private || !defined) {
            continue;
        }
        let text = ctx.str(name).to_string();
        let described = binding(&mut converter, inner, op, name, asked, defined);
        functions.push(described.map_err(|why| (text, why)));
    }
    Bindings { functions, index_width: options.index_width }
}

fn binding(
    c: &mut TypeConverter,
    body: &Body,
    op: Op,
    name: Str,
    asked: bool,
    defined: bool,
) -> Result<Binding, String> {
    let ctx = body.ctx().clone();
    let function = func::Func::wrap(op);
    let ty = function.function_type(body).ok_or("it has no type")?;
    let source = ty.as_::<FunctionType>(&ctx).ok_or("it has no type")?;
    if body.discardable(op, "func.varargs").and_then(|attr| attr.as_bool(&ctx)) == Some(true) {
        return Err("it takes any number of arguments".into());
    }
    let (converted, _) = function_type(c, &source, false).ok_or("its type has no conversion")?;
    let wrapper = Wrapper::describe(c, name, &source, converted).map_err(|no| no.0.to_string())?;
    let function_attrs = |slot: usize| -> &[Attr] {
        body.slot(op, slot).and_then(|attrs| attrs.as_array(&ctx)).unwrap_or_default()
    };
    let arg_attrs = function_attrs(func::Func::SLOTS.arg_attrs);
    let mut params = Vec::new();
    let mut result = None;
    let results = source.results.iter().map(|&ty| in_memory(c, ty)).collect::<Result<Vec<_>, _>>()?;
    if wrapper.returned.is_some() {
        if !asked {
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
            Some(&ty) => Some(passed(c, ty, attrs.first())?),
            None => None,
        };
    }
    for (i, (&ty, input)) in source.inputs.iter().zip(&wrapper.inputs).enumerate() {
        let name = format!("arg{i}");
        params.push(match input {
            Input::Plain => Param { name, ty: passed(c, ty, arg_attrs.get(i))?, by_pointer: false },
            Input::Ranked(..) | Input::Unranked(_) if asked => {
                Param { name, ty: in_memory(c, ty)?, by_pointer: true }
            }
            _ => return Err("it takes a memref; 'llvm.emit_c_interface' gives it a wrapper".into()),
        });
    }
    let symbol = if asked { wrapper.name } else { name };
    let text = |name: Str| ctx.str(name).to_string();
    Ok(Binding { name: text(name), symbol: text(symbol), params, result, defined })
}

/// What a value is that is passed or returned in registers; its attributes may say how it is extended.
fn passed(c: &mut TypeConverter, ty: Type, attrs: Option<&Attr>) -> Result<Foreign, String> {
    let extension = attrs.and_then(|&attrs| Extension::of_attrs(c.ctx(), attrs));
    match (in_memory(c, ty)?, extension) {
        (Foreign::Complex(_), _) => Err("C passes complex numbers in another way".into()),
        (Foreign::Bool, Some(Extension::Sign)) => Err("'bool' is not sign-extended".into()),
        (Foreign::Int { bits, .. }, Some(extension)) => {
            Ok(Foreign::Int { bits, signed: extension == Extension::Sign })
        }
        (foreign, _) => Ok(foreign),
    }
}

/// What a value is in memory.
fn in_memory(c: &mut TypeConverter, ty: Type) -> Result<Foreign, String> {
    let ctx = c.ctx().clone();
    if let Some(memref) = ty.as_::<MemRefType>(&ctx) {
        let elem = in_memory(c, memref.elem)?;
        return Ok(Foreign::MemRef(Box::new(elem), memref.shape.len()));
    }
    if ty.is::<UnrankedMemRefType>(&ctx) {
        return Ok(Foreign::UnrankedMemRef);
    }
    if let Some(complex) = ty.as_::<ComplexType>(&ctx) {
        return Ok(Foreign::Complex(Box::new(in_memory(c, complex.elem)?)));
    }
    if let Some(vector) = ty.as_::<VectorType>(&ctx) {
        let elem = in_memory(c, vector.elem)?;
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
    /// The width of a number.
    fn scalar_bits(&self) -> Option<u32> {
        match self {
            Foreign::Int { bits, .. } if *bits <= 64 => Some(*bits),
            Foreign::Float(FloatFormat::F32) => Some(32),
            Foreign::Float(FloatFormat::F64) => Some(64),
            _ => None,
        }
    }

    /// Calls `f` for the type and what it is made of, inner ones first.
    fn each(&self, f: &mut dyn FnMut(&Foreign)) {
        match self {
            Foreign::MemRef(elem, _) | Foreign::Complex(elem) | Foreign::Vector(elem, _) => elem.each(f),
            Foreign::Results(fields) => fields.iter().for_each(|field| field.each(f)),
            _ => {}
        }
        f(self);
    }

    /// A word for the type, for names of other types.
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
    /// The types that need a declaration, each once, in an order in which they can be declared.
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

    /// The width of `index` as an integer type.
    fn index(&self) -> Foreign {
        Foreign::Int { bits: self.index_width, signed: true }
    }
}
