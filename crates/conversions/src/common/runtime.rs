//! Functions of the C runtime that lowered code calls, declared at the start of the module.

use crate::common::prelude::*;
use terrace_llvm::types;

/// Refuses a function that exists with another type in the module, and reports it there. Must be called before anything
/// is built.
pub(crate) fn check(rw: &Lowering, name: Str, ty: Type) -> Rewrite {
    let Some(known) = rw.symbol(name) else { return Ok(()) };
    let Some(func) = known.as_::<llvm::Func>() else { return Ok(()) };
    let Some(has) = func.function_type(known.body).filter(|&has| has != ty) else { return Ok(()) };
    let ctx = rw.ctx();
    let message = format!(
        "redefinition of reserved function '{}' of different type {} is prohibited",
        ctx.str(name),
        terrace_ir::asm::quoted_type(ctx, has)
    );
    Scope { body: known.body, parent: None }.at(known.op).error(message).emit();
    Err("the module has another function of that name".into())
}

/// Calls a function, and requests its declaration in the module.
pub(crate) fn call(rw: &mut Lowering, name: Str, ty: Type, args: &[Value]) -> Option<Value> {
    let call = llvm::Call::of_type(rw, name, ty, args);
    rw.request(Request::new(declare_unique, name, ty).patch(call.0, llvm::Call::SLOTS.callee));
    rw.results(call.0).first()
}

/// Creates a function type.
pub(crate) fn function(rw: &Lowering, result: Type, params: &[Type]) -> Type {
    llvm::FunctionType::get(rw.ctx(), result, params, false)
}

/// Declares a function at the module's location if it is missing; if another symbol has the name, under a
/// unique name.
pub(crate) fn declare_unique(edit: &mut ModuleEdit<'_>, request: &Request) -> Result<Str, Message> {
    declare_as(edit, request, edit.loc, true)
}

/// Declares a function at the module's location if it is missing.
pub(crate) fn declare(edit: &mut ModuleEdit<'_>, request: &Request) -> Result<Str, Message> {
    declare_as(edit, request, edit.loc, false)
}

/// Declares a function at the end of the module, at the location of the request, if it is missing.
pub(crate) fn declare_last(edit: &mut ModuleEdit<'_>, request: &Request) -> Result<Str, Message> {
    edit.builder.set_end(edit.block);
    declare_as(edit, request, request.loc, false)
}

/// Declares a function without location if it is missing.
pub(crate) fn declare_without_location(edit: &mut ModuleEdit<'_>, request: &Request) -> Result<Str, Message> {
    declare_as(edit, request, Loc::UNKNOWN, false)
}

fn declare_as(edit: &mut ModuleEdit<'_>, request: &Request, loc: Loc, unique: bool) -> Result<Str, Message> {
    let mut name = request.name;
    let Some(&ty) = request.types.first() else { return Ok(name) };
    if let Some(&known) = edit.symbols.get(&name) {
        if edit.builder.is::<llvm::Func>(known) {
            return Ok(name);
        }
        if unique {
            name = edit.unique(name);
        }
    }
    edit.builder.set_loc(loc);
    let func = llvm::Func::declare(&mut edit.builder, name, ty, llvm::Linkage::External);
    edit.builder.set_before(func.op());
    edit.symbols.insert(name, func.op());
    Ok(name)
}

/// The address of a private constant with the bytes and a zero behind them, and the request for the constant, which
/// gets a unique name that starts with `name`.
pub(crate) fn string(rw: &mut Lowering, name: &str, text: &[u8], loc: Loc) -> Rewrite<(Value, Request)> {
    let ctx = rw.context();
    let ptr = types::ptr(ctx);
    let bytes = [text, &[0]].concat();
    let placeholder = ctx.intern(name);
    let address = llvm::AddressOf::new(rw, ptr, placeholder);
    let address_op = rw.def_op(address).ok_or("no operation")?;
    let array = types::ArrayType::get(ctx, Type::I8, bytes.len() as u64);
    let first = [llvm::GepIndex::Const(0)];
    let pointer = llvm::GetElementPtr::create(rw, ptr, array, address, &first, llvm::GepNoWrapFlags::NONE);
    let request = Request {
        apply: string_global,
        name: placeholder,
        types: terrace_support::smallvec![],
        attr: Some(string_data(ctx, &bytes)),
        loc,
        patch: Some((address_op, llvm::AddressOf::SLOTS.global_name)),
    };
    Ok((pointer, request))
}

/// The bytes as a dense `i8` tensor.
fn string_data(ctx: &Context, text: &[u8]) -> Attr {
    let ty = RankedTensorType::get(ctx, &[text.len() as i64], Type::I8, None);
    let splat = text.iter().all(|&b| b == text[0]);
    DenseElementsAttr::get(ctx, ty, splat, if splat { &text[..1] } else { text })
}

/// Creates a private constant global with a unique name at the start of the module.
fn string_global(edit: &mut ModuleEdit<'_>, request: &Request) -> Result<Str, Message> {
    let ctx = edit.builder.ctx().clone();
    let name = edit.unique(request.name);
    let value = request.attr.ok_or("the text is missing")?;
    let len =
        value.as_::<DenseElementsAttr>(&ctx).and_then(|d| d.ty.as_shaped(&ctx)?.n_elements()).unwrap_or(0);
    let ty = types::ArrayType::get(&ctx, Type::I8, len);
    let global = llvm::Global::create(&mut edit.builder, name, ty, true, llvm::Linkage::Private, Some(value));
    edit.symbols.insert(name, global.op());
    Ok(name)
}
