//! `lower-host-to-llvm`: the host's part of a program whose kernels are modules of SPIR-V that run as functions.
//!
//! A launch copies its buffers to the variables of the kernel, calls the kernel, and copies the variables back.
//! The kernel is renamed in its module; `convert-spirv-to-llvm` renames the variables there. By these names both are linked.

use super::{bindings, types};
use crate::common::extents::extents;
use crate::common::memory::{ranked, size_in_bytes};
use crate::prelude::*;
use crate::to_llvm;
use terrace_base::builtin;
use terrace_gpu::gpu;
use terrace_ir::Scope;
use terrace_ir::symbols::symbol_name;
use terrace_memory::memref::is_identity;
use terrace_spirv::spirv::{
    EntryPoint, ExecutionModeOp, Func, FunctionCall, GlobalVariable, Module, PointerType,
};

passes! {
    /// Lowers the host module code and `gpu.launch_func` to LLVM.
    LowerHost("LowerHostCodeToLLVMPass") = "lower-host-to-llvm" on(Anchor::Op("builtin.module"), Body) => lower_host;
}

/// The prefix of the names of modules of SPIR-V; a module of kernels has the rest of the name.
const PREFIX: &str = "__spv__";

/// The attribute of a launch that has the kernel's variables: for each operand a name and a type. It is set before the
/// conversion, whose patterns see no other module.
const VARIABLES: &str = "terrace.variables";

fn lower_host(_: &LowerHost, pass: &PassContext) -> Result<BodyPass> {
    let ctx = pass.ctx();
    let dialects = ["arith", "func", "memref"];
    let (target, patterns, converter) = to_llvm::parts(&ctx, &dialects, LowerToLLVMOptions::default());
    let conversion = Conversion::partial(target, patterns.add(LAUNCH), converter.rule(types::any));
    Ok(BodyPass::from(conversion).prepare(|body, module| {
        let Some(mut inner) = body.take_nested(module) else { return Ok(false) };
        let result = prepare(&mut inner);
        body.put_nested(module, inner);
        result
    }))
}

static LAUNCH: &[Pattern] = patterns![gpu::LaunchFunc => launch];

/// The variables of a module of SPIR-V by their bindings, each as its name and type; `None` without exactly one entry point.
type Variables = Option<FxHashMap<i64, Attr>>;

/// Erases the modules of kernels, names the variables at launches, and renames entry points.
fn prepare(inner: &mut Body) -> Result<bool> {
    let blocks = inner.root_regions().flat_map(|region| inner.blocks(region));
    let ops: Vec<Op> = blocks.flat_map(|block| inner.ops(block)).collect();
    let mut modules = Vec::new();
    for op in ops {
        if inner.is::<gpu::Module>(op) {
            inner.erase(op);
        } else if inner.is::<func::Func>(op) {
            inner.set_attr(op, "llvm.emit_c_interface", Some(Attr::UNIT));
        } else if inner.is::<Module>(op) {
            if inner.nested_body(op).and_then(only_entry_point).is_none() {
                let message = "The module must contain exactly one entry point function";
                return Err(Scope { body: inner, parent: None }.at(op).error(message).emit());
            }
            modules.push(op);
        }
    }
    name_variables(inner);
    for op in modules {
        let name = symbol_name(inner, op).map_or(PREFIX.into(), |name| inner.ctx().str(name).into_owned());
        if let Some(mut body) = inner.take_nested(op) {
            if let Some(entry) = only_entry_point(&body).and_then(|entry| entry.r#fn(&body)) {
                rename(&mut body, entry, &name);
            }
            inner.put_nested(op, body);
        }
    }
    Ok(true)
}

/// The entry point of a module of SPIR-V that has exactly one.
fn only_entry_point(device: &Body) -> Option<EntryPoint> {
    match device.ops_where(|op| device.is::<EntryPoint>(op))[..] {
        [entry] => Some(EntryPoint(entry)),
        _ => None,
    }
}

/// The variables of a module of SPIR-V.
fn variables(device: &Body, module: &str) -> Variables {
    let ctx = device.ctx();
    only_entry_point(device)?;
    let mut by_binding = FxHashMap::default();
    for global in device.ops_where(|op| device.is::<GlobalVariable>(op)).into_iter().map(GlobalVariable) {
        let ty = global.r#type(device).and_then(|ty| ty.as_::<PointerType>(ctx));
        let (Some(ty), Some(name)) = (ty, bindings::bound_name(device, global, Some(module))) else {
            continue;
        };
        let Some(binding) = global.binding(device) else { continue };
        let name = StringAttr::of(ctx, &name);
        by_binding.insert(binding, ArrayAttr::get(ctx, &[name, TypeAttr::get(ctx, ty.pointee)]));
    }
    Some(by_binding)
}

/// Gives the launches in a module the names and types of their kernels' variables.
fn name_variables(module: &mut Body) {
    let ctx = module.ctx().clone();
    let mut kernels = FxHashMap::default();
    for op in bindings::modules(module) {
        if let (Some(name), Some(device)) = (symbol_name(module, op), module.nested_body(op)) {
            kernels.insert(name, variables(device, &ctx.str(name)));
        }
    }
    name_in(module, &kernels);
}

/// Gives the launches in a body the names and types of their kernels' variables, which the nearest module has.
fn name_in(body: &mut Body, kernels: &FxHashMap<Str, Variables>) {
    for op in body.ops_where(|op| body.is::<gpu::LaunchFunc>(op)) {
        let copied = copied_variables(body, gpu::LaunchFunc(op), kernels);
        body.set_attr(op, VARIABLES, copied);
    }
    for op in body.nested_ops() {
        let is_module = body.is::<builtin::Module>(op);
        let Some(mut nested) = body.take_nested(op) else { continue };
        match is_module {
            true => name_variables(&mut nested),
            false => name_in(&mut nested, kernels),
        }
        body.put_nested(op, nested);
    }
}

/// The names and types of the variables that a launch copies; `None` for one that stays: it is asynchronous, has arguments
/// that are no memrefs, or an error is reported.
fn copied_variables(
    body: &Body,
    launch: gpu::LaunchFunc,
    kernels: &FxHashMap<Str, Variables>,
) -> Option<Attr> {
    let ctx = body.ctx();
    if launch.async_token(body).is_some() || !launch.async_dependencies(body).is_empty() {
        return None;
    }
    let kernel = launch.kernel(body)?.as_::<SymbolRefAttr>(ctx)?;
    let name = format!("{PREFIX}{}", ctx.str(kernel.root));
    let fail = |message: String| {
        Scope { body, parent: None }.at(launch.0).op_error(message).emit();
        None
    };
    let by_binding = match kernels.get(&ctx.intern(&name)) {
        Some(Some(by_binding)) => by_binding,
        Some(None) => {
            return fail(format!("SPIR-V kernel module '{name}' must have exactly one entry point"));
        }
        None => return fail(format!("SPIR-V kernel module '{name}' is not found")),
    };
    let mut variables = Vec::new();
    for (n, operand) in launch.kernel_operands(body).iter().enumerate() {
        let memref = body.ty(operand).as_::<MemRefType>(ctx)?;
        if !is_identity(ctx, memref) {
            return fail(format!("argument {n} has a layout: copy it to a memref without one"));
        }
        match by_binding.get(&(n as i64)) {
            Some(&variable) => variables.push(variable),
            None => {
                return fail(format!("argument {n} has no variable: '{name}' has none with this binding"));
            }
        }
    }
    Some(ArrayAttr::get(ctx, &variables))
}

/// Puts the module's name before that of its entry point.
fn rename(body: &mut Body, entry: Str, module: &str) {
    let ctx = body.ctx().clone();
    let new = ctx.intern(&format!("{module}_{}", ctx.str(entry)));
    let to = Some(SymbolRefAttr::flat(&ctx, new));
    for op in body.ops_where(|_| true) {
        if body.is::<Func>(op) && symbol_name(body, op) == Some(entry) {
            body.set_slot(op, Func::SLOTS.sym_name, Some(StringAttr::get(&ctx, new, None)));
        } else if body.is::<EntryPoint>(op) && EntryPoint(op).r#fn(body) == Some(entry) {
            body.set_slot(op, EntryPoint::SLOTS.r#fn, to);
        } else if body.is::<ExecutionModeOp>(op) && ExecutionModeOp(op).r#fn(body) == Some(entry) {
            body.set_slot(op, ExecutionModeOp::SLOTS.r#fn, to);
        } else if body.is::<FunctionCall>(op) && FunctionCall(op).callee(body) == Some(entry) {
            body.set_slot(op, FunctionCall::SLOTS.callee, to);
        }
    }
    for op in body.nested_ops() {
        if let Some(mut nested) = body.take_nested(op) {
            rename(&mut nested, entry, module);
            body.put_nested(op, nested);
        }
    }
}

/// A copy between a buffer and a variable.
struct Copy {
    variable: Value,
    buffer: Value,
    bytes: Value,
}

fn launch(op: gpu::LaunchFunc, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let variables = rw.discardable(op.0, VARIABLES).and_then(|variables| variables.as_array(ctx));
    let variables = variables.ok_or("the kernel is not known")?;
    let kernel = op.kernel(rw).and_then(|kernel| kernel.as_::<SymbolRefAttr>(ctx));
    let kernel = kernel.ok_or("the kernel is missing")?;
    let name = kernel.nested.last().copied().unwrap_or(kernel.root);
    let name = ctx.intern(&format!("{PREFIX}{}_{}", ctx.str(kernel.root), ctx.str(name)));
    let operands = op.kernel_operands(rw).to_vec();
    let mut buffers = Vec::new();
    for (&operand, variable) in operands.iter().zip(variables) {
        let memref = ranked(rw, operand)?;
        let Some(&[variable, pointee]) = variable.as_array(ctx) else {
            return Err("a variable is missing".into());
        };
        let ty = rw.convert(pointee.as_type(ctx).ok_or("a variable has no type")?)?;
        let name = variable.as_str(ctx).ok_or("a variable has no name")?;
        buffers.push((memref, rw.convert(memref.elem)?, name, ty));
    }
    let function = llvm::FunctionType::get(ctx, llvm::void(ctx), &[], false);
    rw.request(Request::new(runtime::declare_without_location, name, function));
    let values = rw.adaptor(op).kernel_operands.to_vec();
    let mut copies: Vec<Copy> = Vec::new();
    for (value, (memref, elem, variable, ty)) in values.into_iter().zip(buffers) {
        let descriptor = MemRefDescriptor(value);
        let dynamic = memref.shape.iter().enumerate().filter(|&(_, &size)| size == DYNAMIC);
        let dynamic: SmallVec<[Value; 4]> = dynamic.map(|(dim, _)| descriptor.size(rw, dim)).collect();
        let count = extents(rw, &memref, &dynamic)?.count;
        let bytes = size_in_bytes(rw, elem, GepIndex::Value(count));
        // Upstream copies from the allocated pointer, in front of the elements of aligned memory and of views.
        let buffer = descriptor.aligned(rw);
        let loc = rw.loc();
        rw.request(Request::new(declare_variable, variable, ty).at(loc));
        let pointer = llvm::ptr(ctx);
        let variable = llvm::AddressOf::new(rw, pointer, variable);
        llvm::Memcpy::bytes(rw, variable, buffer, bytes);
        copies.push(Copy { variable, buffer, bytes });
    }
    llvm::Call::of_type(rw, name, function, &[]);
    for Copy { variable, buffer, bytes } in copies {
        llvm::Memcpy::bytes(rw, buffer, variable, bytes);
    }
    rw.erase(op.0)
}

/// Declares a variable of a kernel if it is missing. Its module is linked later.
fn declare_variable(edit: &mut ModuleEdit<'_>, request: &Request) -> core::result::Result<Str, Message> {
    let Some(&ty) = request.types.first() else { return Err("the type of the variable is missing".into()) };
    let known = edit.symbols.get(&request.name);
    if known.is_none_or(|&known| !edit.builder.is::<llvm::Global>(known)) {
        edit.builder.set_loc(request.loc);
        let linkage = llvm::Linkage::Linkonce;
        let global = llvm::Global::create(&mut edit.builder, request.name, ty, false, linkage, None);
        crate::gpu_common::symbols::set_address_space(&mut edit.builder, global, 0);
        edit.builder.set_before(global.op());
        edit.symbols.insert(request.name, global.op());
    }
    Ok(request.name)
}
