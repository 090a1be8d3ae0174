//! `convert-math-to-xevm`: approximate functions of floats as calls of OpenCL's native functions, by the names that translators
//! to SPIR-V know.

use crate::arith_to_llvm::flags::llvm_flags;
use crate::opencl::mangled_type;
use crate::prelude::*;
use terrace_base::arith::FastMathFlags;
use terrace_ir::decl::AttrType;
use terrace_rewrite::convert::finish;

passes! {
    /// Convert (fast) math operations to native XeVM/SPIRV equivalents.
    ///
    /// Operations with the fast-math flag `afn` on floats of 16, 32 or 64 bits, or on vectors of 2, 3, 4, 8 or 16 of them, are
    /// converted.
    MathToXevm("ConvertMathToXeVM") = "convert-math-to-xevm" on(Anchor::Any, Body; declares) {
        /// Convert supported Arith ops (e.g. arith.divf) as well.
        convert_arith: bool = true,
    } => math_to_xevm;
}

fn math_to_xevm(o: &MathToXevm, pass: &PassContext<'_>) -> Result<BodyPass> {
    let target = ConversionTarget::new().dialect("builtin", Legality::Legal).dialect("llvm", Legality::Legal);
    let tables = [FUNCTIONS].into_iter().chain(o.convert_arith.then_some(DIVISION));
    let patterns = tables.fold(Patterns::new(), Patterns::add);
    Ok(Conversion::partial(target, patterns, TypeConverter::new(&pass.ctx())).into())
}

/// Makes a table of patterns from operations and the names of their native functions.
macro_rules! native {
    ($($Op:path = $name:literal;)*) => { &[$(
        Pattern::plain::<$Op>(|rw, op| {
            finish(native(rw, op, concat!("__spirv_ocl_native_", $name)), rw, op)
        })
    ),*] };
}

static FUNCTIONS: &[Pattern] = native! {
    math::Exp = "exp";
    math::Cos = "cos";
    math::Exp2 = "exp2";
    math::Log = "log";
    math::Log2 = "log2";
    math::Log10 = "log10";
    math::PowF = "powr";
    math::Rsqrt = "rsqrt";
    math::Sin = "sin";
    math::Sqrt = "sqrt";
    math::Tan = "tan";
};

static DIVISION: &[Pattern] = native! { arith::DivF = "divide"; };

/// Calls the native function for an operation.
fn native(rw: &mut Lowering, op: Op, name: &str) -> Rewrite<Value> {
    let ctx = rw.context();
    let flags = rw.attr(op, "fastmath").and_then(|flags| FastMathFlags::decode(ctx, flags));
    let flags =
        flags.filter(|flags| flags.has(FastMathFlags::AFN)).ok_or("not a fastmath `afn` operation")?;
    let args = rw.operands(op).to_vec();
    let params: SmallVec<[Type; 2]> = args.iter().map(|&arg| rw.ty(arg)).collect();
    // Each type is written out: upstream's names have no substitutions of types.
    let mut mangled = format!("_Z{}{name}", name.len());
    for &ty in &params {
        mangled += &mangled_float(ctx, ty).ok_or("OpenCL has no function of this type")?;
    }
    let (name, result) = (ctx.intern(&mangled), rw.ty(rw.result(op, 0)));
    let ty = runtime::function(rw, result, &params);
    let is_other =
        |known: llvm::Func, body: &Body| known.function_type(body).is_some_and(|known| known != ty);
    let known = rw.symbol(name);
    if known.is_some_and(|known| known.as_::<llvm::Func>().is_some_and(|func| is_other(func, known.body))) {
        return Err("the module has another function of that name".into());
    }
    let value = runtime::call(rw, name, ty, &args).ok_or("the function returns nothing")?;
    if let Some(call) = rw.def_op(value) {
        let flags = llvm::FastmathFlags::encode(ctx, llvm_flags(flags));
        rw.set_attr(call, "fastmathFlags", Some(flags));
    }
    Ok(value)
}

/// The mangled name of a float, or of a vector that SPIR-V has.
fn mangled_float(ctx: &Context, ty: Type) -> Option<String> {
    let is_supported = match ty.as_::<VectorType>(ctx) {
        Some(vector) => matches!(vector.shape, [2 | 3 | 4 | 8 | 16]) && !vector.any_scalable(),
        None => true,
    };
    let is_float = is_supported && ty.element_or_self(ctx).is_float(ctx);
    if is_float { mangled_type(ctx, ty, false) } else { None }
}
