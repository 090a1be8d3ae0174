//! Wrappers for C code that calls or defines functions (`llvm.emit_c_interface`): memrefs are passed as pointers to
//! descriptors, and a struct is returned through a pointer. Upstream's reference: MLIR "LLVM IR Target",
//! "C-compatible wrapper emission".

use super::{attrs::FuncAttrs, calls::set_signature_attrs};
use crate::common::extension::{self, End, ExtensionRule, Extensions};
use crate::prelude::*;
use terrace_base::func::Func;

passes! {
    /// Request C wrapper emission for all functions.
    RequestCWrappers("LLVMRequestCWrappersPass") = "llvm-request-c-wrappers"
        on(Anchor::Op("func.func")) => request_c_wrappers;
}

fn request_c_wrappers(_: &RequestCWrappers, pass: &mut PassContext) -> Result {
    if pass.op_as::<Func>().is_some() {
        pass.body.set_attr(pass.op, "llvm.emit_c_interface", Some(Attr::UNIT));
    }
    Ok(())
}

/// An argument of the original function.
#[derive(Clone, Copy)]
pub(super) enum Input {
    /// A ranked memref: type of its descriptor, and rank.
    Ranked(Type, usize),
    /// An unranked memref: type of its descriptor.
    Unranked(Type),
    /// Any other value.
    Plain,
}

/// Signature of a wrapper.
pub(super) struct Wrapper {
    /// `_mlir_ciface_<name>`
    pub name: Str,
    /// The type of `_mlir_ciface_<name>`.
    ty: Type,
    /// Arguments of the original function.
    pub inputs: SmallVec<[Input; 8]>,
    /// Type of the struct that is returned through the first argument.
    pub returned: Option<Type>,
    index: Type,
}

/// Whether a function has the attribute `llvm.emit_c_interface`. With the bare pointer convention it gets no wrapper.
pub(super) fn requests_wrapper(body: &Body, op: Op) -> bool {
    body.discardable(op, "llvm.emit_c_interface") == Some(Attr::UNIT)
}

impl Wrapper {
    /// Describes the wrapper of a function whose converted type is `ty`.
    pub(super) fn describe(
        c: &mut TypeConverter,
        name: Str,
        source: &FunctionType<'_>,
        ty: Type,
    ) -> Rewrite<Wrapper> {
        let ctx = c.ctx().clone();
        let converted = ty.as_::<llvm::FunctionType>(&ctx).ok_or("the function has no type")?;
        let returned = Some(converted.result).filter(|ty| ty.is::<llvm::StructType>(&ctx));
        let pointer = llvm::ptr(&ctx);
        let mut params: SmallVec<[Type; 8]> = returned.iter().map(|_| pointer).collect();
        let mut inputs: SmallVec<[Input; 8]> = SmallVec::new();
        for &input in source.inputs {
            let converted = c.convert(input).ok_or("a type has no conversion")?;
            let kind = match input.as_::<MemRefType>(&ctx) {
                Some(memref) => Input::Ranked(converted, memref.shape.len()),
                None if input.is::<UnrankedMemRefType>(&ctx) => Input::Unranked(converted),
                None => Input::Plain,
            };
            params.push(if matches!(kind, Input::Plain) { converted } else { pointer });
            inputs.push(kind);
        }
        let result = if returned.is_some() { llvm::void(&ctx) } else { converted.result };
        Ok(Wrapper {
            name: ctx.str_id(&[b"_mlir_ciface_", ctx.bytes(name)].concat()),
            ty: llvm::FunctionType::get(&ctx, result, &params, false),
            inputs,
            returned,
            index: index_type(c),
        })
    }
}

/// Attributes of the wrapper's arguments and results; a returned struct is an additional first argument.
fn signature_attrs(rw: &Lowering, op: func::Func, wrapper: &Wrapper, end: End) -> [Option<Attr>; 2] {
    let ctx = rw.context();
    let mut arg_attrs = rw.slot(op.0, func::Func::SLOTS.arg_attrs);
    let mut res_attrs = rw.slot(op.0, func::Func::SLOTS.res_attrs);
    if wrapper.returned.is_some() {
        res_attrs = None;
        arg_attrs = arg_attrs.and_then(|attr| {
            let mut all: SmallVec<[Attr; 8]> = terrace_support::smallvec![Attr::EMPTY_DICT];
            all.extend_from_slice(attr.as_array(ctx)?);
            Some(ArrayAttr::get(ctx, &all))
        });
    }
    let function = op.function_type(rw).and_then(|ty| ty.as_::<FunctionType>(ctx));
    let converted = wrapper.ty.as_::<llvm::FunctionType>(ctx);
    if let (Some(source), Some(converted)) = (function, converted) {
        let first = wrapper.returned.map(|_| llvm::ptr(ctx));
        let from = first.into_iter().chain(source.inputs.iter().copied());
        let params = from.zip(converted.params.iter().copied());
        let result = source.results.first().map(|&ty| (ty, converted.result));
        let options = crate::common::types::options(rw.converter);
        if let Some(extensions) = Extensions::of_types(ctx, options.extension, end, params, result) {
            extensions.add_to(ctx, &mut arg_attrs, &mut res_attrs);
        }
    }
    [arg_attrs, res_attrs]
}

/// Sets the attributes of a wrapper.
fn attributes(
    rw: &mut Lowering,
    op: func::Func,
    wrapper: &Wrapper,
    to: llvm::Func,
    new_attrs: FuncAttrs,
    end: End,
) {
    let [arg_attrs, res_attrs] = signature_attrs(rw, op, wrapper, end);
    new_attrs.without_signature().apply(rw, to);
    rw.set_slot(to.op(), llvm::Func::SLOTS.arg_attrs, arg_attrs);
    rw.set_slot(to.op(), llvm::Func::SLOTS.res_attrs, res_attrs);
}

/// Sets the extension attributes of a call from those of its callee.
fn extend_call(
    b: &mut Builder,
    options: LowerToLLVMOptions,
    call: llvm::Call,
    [args, results]: [Option<Attr>; 2],
) {
    if options.extension == ExtensionRule::None {
        return;
    }
    let attrs = extension::for_call(b.ctx(), args, results);
    set_signature_attrs(b, call, attrs);
}

/// Adds an entry block whose arguments have the function's location.
fn entry(body: &mut Body, params: &[Type], loc: Loc) -> Option<Block> {
    let region = body.root_regions().next()?;
    let block = body.append_block(region, params);
    let args: SmallVec<[Value; 8]> = SmallVec::from_slice(body.args(block));
    for arg in args {
        body.set_arg_loc(arg, loc);
    }
    Some(block)
}

fn params(ctx: &Context, ty: Type) -> SmallVec<[Type; 8]> {
    ty.as_::<llvm::FunctionType>(ctx).map_or_else(SmallVec::new, |f| SmallVec::from_slice(f.params))
}

/// Creates the wrapper of a function with a body: it unpacks descriptors and calls the function.
pub(super) fn for_callers(
    rw: &mut Lowering,
    op: func::Func,
    callee: (Str, Type),
    wrapper: &Wrapper,
    new_attrs: FuncAttrs,
) -> Rewrite {
    let (ctx, loc) = (rw.context(), rw.loc());
    let mut body = Box::new(Body::new(ctx, 1));
    let block = entry(&mut body, &params(ctx, wrapper.ty), loc).ok_or("the body has no region")?;
    let args: SmallVec<[Value; 8]> = SmallVec::from_slice(body.args(block));
    let (struct_pointer, inputs) = args.split_at(wrapper.returned.is_some() as usize);
    let b = &mut Builder::at_end(&mut body, block, loc);
    let mut passed: SmallVec<[Value; 8]> = SmallVec::new();
    for (&arg, input) in inputs.iter().zip(&wrapper.inputs) {
        match *input {
            Input::Ranked(ty, rank) => {
                let descriptor = llvm::Load::new(b, ty, arg);
                MemRefDescriptor(descriptor).unpack(b, rank, &mut passed);
            }
            Input::Unranked(ty) => {
                let descriptor = llvm::Load::new(b, ty, arg);
                UnrankedMemRefDescriptor::of(descriptor).unpack(b, &mut passed);
            }
            Input::Plain => passed.push(arg),
        }
    }
    let call = llvm::Call::of_type(b, callee.0, callee.1, &passed);
    extend_call(b, crate::common::types::options(rw.converter), call, new_attrs.signature_attrs());
    let mut result = b.results(call.0).first();
    if let Some((value, &pointer)) = result.zip(struct_pointer.first()) {
        llvm::Store::build(b, value, pointer);
        result = None;
    }
    llvm::Return::build(b, result);
    let name = terrace_ir::attrs::StringAttr::get(rw.ctx(), wrapper.name, None);
    let new = llvm::Func::create_with(rw, name, wrapper.ty, llvm::Linkage::External, body);
    attributes(rw, op, wrapper, new, new_attrs, End::Callee);
    Ok(())
}

/// Gives a declared function a body that packs descriptors and calls the wrapper, which C code defines.
pub(super) fn for_definition(
    rw: &mut Lowering,
    op: func::Func,
    ty: Type,
    wrapper: &Wrapper,
) -> Rewrite<Box<Body>> {
    let (ctx, loc) = (rw.context(), rw.loc());
    let mut body = Box::new(Body::new(ctx, 1));
    let block = entry(&mut body, &params(ctx, ty), loc).ok_or("the body has no region")?;
    let args: SmallVec<[Value; 8]> = SmallVec::from_slice(body.args(block));
    let mut args = &args[..];
    let b = &mut Builder::at_end(&mut body, block, loc);
    let pointer = llvm::ptr(ctx);
    let mut passed: SmallVec<[Value; 8]> = SmallVec::new();
    if let Some(ty) = wrapper.returned {
        let one = index_constant(b, wrapper.index, 1);
        passed.push(llvm::Alloca::create(b, pointer, ty, one, 0));
    }
    for input in &wrapper.inputs {
        let n = match *input {
            Input::Ranked(_, rank) => 3 + 2 * rank,
            Input::Unranked(_) => 2,
            Input::Plain => 1,
        };
        let (parts, rest) = args.split_at_checked(n).ok_or("the function has too few arguments")?;
        args = rest;
        let (ty, packed) = match *input {
            Input::Ranked(ty, rank) => {
                let packed =
                    MemRefDescriptor::pack(b, ty, rank, parts).ok_or("a descriptor is incomplete")?;
                (ty, packed.0)
            }
            Input::Unranked(ty) => (ty, UnrankedMemRefDescriptor::pack(b, ty, parts[0], parts[1]).value()),
            Input::Plain => {
                passed.push(parts[0]);
                continue;
            }
        };
        let one = index_constant(b, wrapper.index, 1);
        let memory = llvm::Alloca::create(b, pointer, ty, one, 0);
        llvm::Store::build(b, packed, memory);
        passed.push(memory);
    }
    let call = llvm::Call::of_type(b, wrapper.name, wrapper.ty, &passed);
    extend_call(
        b,
        crate::common::types::options(rw.converter),
        call,
        signature_attrs(rw, op, wrapper, End::Caller),
    );
    let result = match wrapper.returned {
        Some(ty) => Some(llvm::Load::new(b, ty, passed[0])),
        None => b.results(call.0).first(),
    };
    llvm::Return::build(b, result);
    Ok(body)
}

/// Declares the wrapper that C code defines.
pub(super) fn declare(rw: &mut Lowering, op: func::Func, wrapper: &Wrapper, new_attrs: FuncAttrs) {
    let new = llvm::Func::declare(rw, wrapper.name, wrapper.ty, llvm::Linkage::External);
    attributes(rw, op, wrapper, new, new_attrs, End::Caller);
}
