//! Complex functions as calls of a library, which takes complex numbers.

use crate::prelude::*;
use terrace_ir::symbols::Symbol;

/// Converts the operations of the patterns, which must all become calls. Calls are legal besides what the target says.
pub(super) fn convert(
    pass: &mut PassContext,
    target: ConversionTarget,
    patterns: &[&'static [Pattern]],
) -> Result {
    let target = patterns
        .iter()
        .copied()
        .flatten()
        .fold(target.dialect("func", Legality::Legal), |target, pattern| {
            target.op(pattern.root, Legality::Illegal)
        });
    let converter = TypeConverter::new(pass.body.ctx());
    let patterns = Patterns::new().add_all(patterns);
    Conversion::partial(target, patterns, converter).run(pass.body, pass.op, pass.threads)
}

/// Declares patterns from operations and their functions of double and single precision.
macro_rules! functions {
    ($($Op:ident $double:literal $single:literal;)*) => { &[$(
        Pattern::plain::<complex::$Op>(|rw, op| $crate::complex::library::call(rw, op, $double, $single))
    ),*] };
}
pub(super) use functions;

/// Calls a function in double or single precision.
pub(super) fn call(rw: &mut Lowering, op: Op, double: &str, single: &str) -> Rewrite {
    let ctx = rw.context();
    let operands = rw.operands(op).to_vec();
    let inputs: SmallVec<[Type; 4]> = rw.types(rw.operands(op)).collect();
    let part = inputs.first().and_then(|&ty| complex::element(ctx, ty)).and_then(|ty| ty.as_float(ctx));
    let name = match part {
        Some(FloatFormat::F64) => double,
        Some(FloatFormat::F32) => single,
        _ => return Err("the library has no function of this type".into()),
    };
    let name = ctx.intern(name);
    let result = rw.ty(rw.result(op, 0));
    let ty = FunctionType::get(ctx, &inputs, &[result]);
    let fits = |known: Symbol<'_>| {
        known.as_::<func::Func>().is_some_and(|func| func.function_type(known.body) == Some(ty))
    };
    if rw.symbol(name).is_some_and(|known| !fits(known)) {
        return Err("the module has something else of that name".into());
    }
    let call = func::Call::build(rw, &[result], name, &operands);
    rw.request(Request::new(declare, name, ty).at(rw.loc_of(op)));
    let value = rw.result(call.0, 0);
    rw.replace(op, &[value])
}

/// Declares a function at the start of the module if it is missing.
fn declare(edit: &mut ModuleEdit<'_>, request: &Request) -> core::result::Result<Str, Message> {
    let name = request.name;
    if edit.symbols.contains_key(&name) {
        return Ok(name);
    }
    let Some(&ty) = request.types.first() else { return Err("a function without type".into()) };
    edit.builder.set_start(edit.block);
    edit.builder.set_loc(Loc::UNKNOWN);
    let function = func::Func::declare(&mut edit.builder, name, ty);
    edit.symbols.insert(name, function.op());
    Ok(name)
}
