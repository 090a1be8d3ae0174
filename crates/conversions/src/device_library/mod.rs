//! Operations as calls of the functions of a device's math library: [`libdevice`] of CUDA, [`ocml`] of ROCm.
//!
//! Half precision is computed in single precision where the library has no function for it. Vectors are taken apart.

pub mod libdevice;
pub mod ocml;

use crate::common::table::by_scalars;
use crate::prelude::*;
use terrace_base::arith::FastMathFlags;
use terrace_ir::decl::AttrType;

/// Makes a table of patterns from rows `Op { f32: "..", .. };` of operations and the [`Functions`] that compute them.
macro_rules! functions {
    ($($Op:path { $($of:ident: $name:expr),* $(,)? };)*) => { &[$(
        $crate::prelude::Pattern::new::<$Op>(|rw, op| {
            const FUNCTIONS: $crate::device_library::Functions =
                $crate::device_library::Functions { $($of: $name,)* ..$crate::device_library::Functions::NONE };
            let value = $crate::device_library::lower(rw, op, &FUNCTIONS)?;
            rw.replace(op, &[value])
        }).named(stringify!($Op))
    ),*] };
}
use functions;

/// The functions that compute an operation, by the type of their first operand; empty where the library has none.
#[derive(Clone, Copy)]
pub struct Functions {
    /// The function of `f16`.
    pub f16: &'static str,
    /// The function of `f32`.
    pub f32: &'static str,
    /// The function of `f32` under the fast-math flag `afn`.
    pub f32_afn: &'static str,
    /// The function of `f64`.
    pub f64: &'static str,
    /// The function of `i32`.
    pub i32: &'static str,
}

impl Functions {
    /// No function.
    pub const NONE: Self = Self { f16: "", f32: "", f32_afn: "", f64: "", i32: "" };

    /// The function for operands of a type, and the type that it takes for them.
    fn of(&self, ctx: &Context, ty: Type, afn: bool) -> Rewrite<(&'static str, Type)> {
        let single = if afn && !self.f32_afn.is_empty() { self.f32_afn } else { self.f32 };
        let f32 = Type::float(ctx, FloatFormat::F32);
        let (name, ty) = match ty.as_float(ctx) {
            Some(FloatFormat::F16) if !self.f16.is_empty() => (self.f16, ty),
            Some(FloatFormat::F16 | FloatFormat::BF16 | FloatFormat::F32) => (single, f32),
            Some(FloatFormat::F64) => (self.f64, ty),
            None if ty == Type::I32 => (self.i32, ty),
            _ => ("", ty),
        };
        if name.is_empty() { Err("the library has no function of this type".into()) } else { Ok((name, ty)) }
    }
}

/// Calls a function for the operation, or for each element of its vectors.
fn lower(rw: &mut Lowering, op: Op, functions: &Functions) -> Rewrite<Value> {
    let ctx = rw.context();
    if !rw.owner().is_some_and(|owner| owner.def().has(Trait::FunctionOpInterface)) {
        return Err("functions of the library are declared in front of a function, which is missing".into());
    }
    let elem = rw.ty(rw.result(op, 0)).element_or_self(ctx);
    let types: SmallVec<[Type; 4]> = rw.types(rw.operands(op)).map(|ty| ty.element_or_self(ctx)).collect();
    let first = *types.first().ok_or("the operation has no operand")?;
    let afn = rw.attr(op, "fastmath").and_then(|flags| FastMathFlags::decode(ctx, flags));
    let afn = afn.is_some_and(|flags| flags.has(FastMathFlags::AFN));
    let (name, param) = functions.of(ctx, first, afn)?;
    if types.iter().any(|&ty| ty != first && ty != Type::I32) {
        return Err("the library has no function of an exponent of this type".into());
    }
    let callee = Callee { name: ctx.intern(name), param, result: elem };
    by_scalars(rw, op, &mut |rw, args| callee.call(rw, args))
}

/// A function of a library, as an operation on scalars needs it.
struct Callee {
    name: Str,
    /// The type of floats that the function takes.
    param: Type,
    /// The type of the operation's result.
    result: Type,
}

impl Callee {
    /// Calls the function with extended operands, and makes its result one of the operation.
    fn call(&self, rw: &mut Lowering, operands: &[Value]) -> Rewrite<Value> {
        let ctx = rw.context();
        let operands: SmallVec<[Value; 4]> =
            operands.iter().map(|&arg| extend(rw, arg, self.param)).collect();
        // Functions return truth as an `i32` that is not zero.
        let is_truth = self.result == Type::I1;
        let result = if is_truth { Type::I32 } else { self.param };
        let params: SmallVec<[Type; 4]> = operands.iter().map(|&arg| rw.ty(arg)).collect();
        let ty = llvm::FunctionType::get(ctx, result, &params, false);
        let value = call(rw, self.name, ty, &operands).ok_or("the function has no result")?;
        if is_truth {
            let zero = llvm::Constant::int(rw, Type::I32, 0);
            return Ok(llvm::ICmp::new(rw, llvm::ICmpPredicate::Ne, value, zero));
        }
        Ok(truncate(rw, value, self.result))
    }
}

/// A float of half precision as one of type `ty`, at its own location; other values as they are.
pub(crate) fn extend(rw: &mut Lowering, value: Value, ty: Type) -> Value {
    if rw.ty(value) == ty || !rw.ty(value).is_float(rw.context()) {
        return value;
    }
    let (here, loc) = (rw.loc(), rw.value_loc(value));
    rw.set_loc(loc);
    let value = llvm::FPExt::new(rw, ty, value);
    rw.set_loc(here);
    value
}

/// A float rounded to type `ty`, if it has another one.
pub(crate) fn truncate(rw: &mut Lowering, value: Value, ty: Type) -> Value {
    if rw.ty(value) == ty { value } else { llvm::FPTrunc::new(rw, ty, value) }
}

/// Calls a function, and requests its declaration in front of the function around the call.
pub(crate) fn call(rw: &mut Lowering, name: Str, ty: Type, args: &[Value]) -> Option<Value> {
    let call = llvm::Call::of_type(rw, name, ty, args);
    rw.request(Request::new(declare, name, ty).at(rw.loc()));
    rw.results(call.0).first()
}

/// Declares a function in front of the operation of the module that calls it, if it is missing.
fn declare(edit: &mut ModuleEdit<'_>, request: &Request) -> core::result::Result<Str, Message> {
    let (name, ctx) = (request.name, edit.builder.ctx().clone());
    let Some(&ty) = request.types.first() else { return Ok(name) };
    if let Some(func) = edit.symbols.get(&name).and_then(|&known| edit.builder.as_::<llvm::Func>(known)) {
        if func.function_type(&edit.builder) == Some(ty) {
            return Ok(name);
        }
        let function = ctx.str(name);
        return Err(format!("the library's function '{function}' is declared with another type").into());
    }
    if let Some(place) = edit.place {
        edit.builder.set_before(place);
    }
    edit.builder.set_loc(request.loc.first_place(&ctx));
    let func = llvm::Func::declare(&mut edit.builder, name, ty, llvm::Linkage::External);
    edit.symbols.insert(name, func.op());
    Ok(name)
}
