//! Lowering of `func` to the LLVM dialect (`convert-func-to-llvm`).
//!
//! The body is moved from `func.func` to `llvm.func`; only the entry block's arguments are converted. Memrefs are
//! passed as the fields of their descriptors, or with the bare pointer convention as one pointer; several results are
//! packed in a struct. Upstream's reference: MLIR "LLVM IR Target", "Calling Conventions".

mod attrs;
pub mod bindings;
pub mod c_wrappers;
pub(crate) mod calls;
pub mod names;
mod unranked;

use crate::common::extension::{End, Extensions};
use crate::common::{options::layout_options, types::function_type};
use crate::prelude::*;
use terrace_rewrite::convert::OneToOne;

passes! {
    /// Convert from the Func dialect to the LLVM dialect.
    FuncToLlvm("ConvertFuncToLLVMPass") = "convert-func-to-llvm" on(Anchor::Op("builtin.module"), Body) {
        /// Replace FuncOp's MemRef arguments with bare pointers to the MemRef element types
        use_bare_ptr_memref_call_conv: bool = false,
        /// Bitwidth of the index type, 0 to use size of machine word
        index_bitwidth: u32 = 0,
    } => func_to_llvm;
}

fn func_to_llvm(o: &FuncToLlvm, pass: &PassContext) -> Result<BodyPass> {
    let options = LowerToLLVMOptions {
        bare_ptr: o.use_bare_ptr_memref_call_conv,
        ..layout_options(pass, o.index_bitwidth)?
    };
    let ctx = pass.ctx();
    let conversion = BodyPass::from(llvm_conversion(&ctx, options, PATTERNS));
    // Preparation waits for earlier passes, which costs time.
    Ok(match ctx.allows_unregistered() {
        true => conversion.prepare(|body, module| Ok(names::make_unique(body, module))),
        false => conversion,
    })
}

/// The patterns of `convert-func-to-llvm`.
pub static PATTERNS: &[&[Pattern]] = &[RETURN, FUNCTIONS];

static RETURN: &[Pattern] = &[Pattern::new::<func::Return>(|rw, op| calls::ret(func::Return::wrap(op), rw))
    .named("calls::ret")
    .in_place(&const { OneToOne::new::<llvm::Return>(&[]) })];

static FUNCTIONS: &[Pattern] = patterns![
    func::Func => function,
    func::Call => calls::call,
    func::CallIndirect => calls::call_indirect,
    func::Constant => constant,
];

/// Converts a function with its body.
fn function(op: func::Func, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let ty = op.function_type(rw).ok_or("the function has no type")?;
    let source = ty.as_::<FunctionType>(ctx).ok_or("the function has no type")?;
    let varargs = attrs::is_varargs(rw, op.0);
    let bare_ptr = attrs::has_bare_pointers(rw, op.0, rw.converter);
    let (ty, signature) =
        function_type(rw.converter, &source, varargs, bare_ptr).ok_or("the signature has no conversion")?;
    let name: Str = op.sym_name(rw).ok_or("the function has no name")?;
    let mut new_attrs = attrs::function_attrs(rw, op, &signature, &source)?;
    let old_body = rw.region_body(op.0);
    let has_body = old_body.entry_block(op.body(rw)).is_some();
    let options = crate::common::types::options(rw.converter);
    let function = ty.as_::<llvm::FunctionType>(ctx).ok_or("the function has no type")?;
    let wants_wrapper = !bare_ptr && c_wrappers::requests_wrapper(rw, op.0);
    // A declaration with a wrapper gets a body that calls the wrapper.
    let end = if has_body || wants_wrapper { End::Callee } else { End::Caller };
    let types = (source.inputs, source.results);
    let extensions =
        Extensions::of_signature(ctx, options.extension, end, types, &signature, function.result);
    if let Some(extensions) = extensions {
        new_attrs.extend(ctx, &extensions);
    }
    let wrapper = match wants_wrapper {
        true if varargs => {
            let scope = Scope { body: rw.body_ref(), parent: None };
            scope.at(op.0).error("C interface for variadic functions is not supported yet.").emit();
            return Err("a C interface cannot be variadic".into());
        }
        true => Some(c_wrappers::Wrapper::describe(rw.converter, name, &source, ty)?),
        false => None,
    };
    // The body comes when all signatures are converted.
    let is_taken_out = rw.is_taken_out(op.0);
    let body = match &wrapper {
        Some(wrapper) if !has_body => c_wrappers::for_definition(rw, op, ty, wrapper)?,
        _ => rw.take_nested(op.0).unwrap_or_else(|| Box::new(Body::new(ctx, 1))),
    };
    let untyped = |attr: &Attr| attr.as_::<StringAttr>(ctx).is_some_and(|name| name.ty.is_none());
    let sym_name = rw.slot(op.0, func::Func::SLOTS.sym_name).filter(untyped);
    let sym_name = sym_name.unwrap_or_else(|| StringAttr::get(ctx, name, None));
    let new = llvm::Func::create_with(rw, sym_name, ty, new_attrs.linkage, body);
    new_attrs.clone().apply(rw, new);
    if wrapper.is_some() && !has_body {
        let private = llvm::Linkage::encode(ctx, llvm::Linkage::Private);
        rw.set_slot(new.op(), llvm::Func::SLOTS.linkage, Some(private));
    }
    match &wrapper {
        Some(wrapper) if has_body => c_wrappers::for_callers(rw, op, (name, ty), wrapper, new_attrs)?,
        Some(wrapper) => c_wrappers::declare(rw, op, wrapper, new_attrs),
        None => {}
    }
    if has_body {
        rw.convert_entry(new.op(), signature);
    }
    if is_taken_out {
        drop(rw.take_nested(new.op()));
    }
    rw.erase(op.0)
}

/// Lowers to the function's address.
fn constant(op: func::Constant, rw: &mut Lowering) -> Rewrite<Value> {
    let ty = rw.convert(rw.ty(rw.result(op.0, 0)))?;
    let name = op.value(rw).ok_or("the name is missing")?;
    let address = llvm::AddressOf::new(rw, ty, name);
    if let Some(new) = rw.def_op(address) {
        rw.carry_discardable(op.0, new);
    }
    Ok(address)
}
