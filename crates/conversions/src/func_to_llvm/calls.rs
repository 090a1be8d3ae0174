//! Lowering of calls and returns.

use super::attrs::{has_bare_pointers, is_varargs};
use super::unranked::{self, Destination, Plan};
use crate::common::calls::promote;
use crate::common::extension::{End, Extension, Extensions};
use crate::common::types::{bare_pointer, function_type, packed_result, results};
use crate::prelude::*;
use terrace_ir::symbols::Symbol;

/// Lowers the return of a function of `func` or `gpu`. Several results are packed in a struct; with the bare pointer convention a memref is one pointer.
pub(crate) fn ret(op: impl OpKind, rw: &mut Lowering) -> Rewrite {
    let op = op.op();
    let ctx = rw.context();
    let old = rw.operands(op).to_vec();
    let mut values: SmallVec<[Value; 8]> = SmallVec::from_slice(rw.converted_operands());
    let types: SmallVec<[Type; 8]> = old.iter().map(|&value| rw.ty(value)).collect();
    // A function that cannot be converted returns descriptors.
    let function = rw.owner().filter(|owner| owner.body.is::<llvm::Func>(owner.op));
    let bare_ptr = match function {
        Some(Symbol { body, op }) => has_bare_pointers(body, op, rw.converter),
        None => crate::common::types::options(rw.converter).bare_ptr,
    };
    if bare_ptr && types.iter().any(|ty| ty.is::<UnrankedMemRefType>(ctx)) {
        return Err("an unranked memref cannot be a bare pointer".into());
    }
    if bare_ptr && types.len() > 1 {
        packed_result(rw.converter, &types, bare_ptr).ok_or("a result's type has no conversion")?;
    }
    let copied = unranked::plan(rw, &types, Destination::Heap, bare_ptr)?;
    if let Some(plan) = &copied {
        unranked::copy(rw, plan, &mut values)?;
    }
    for (ty, value) in types.into_iter().zip(&mut values) {
        let memref = ty.as_::<MemRefType>(ctx).filter(|_| bare_ptr);
        if memref.is_some_and(|memref| bare_pointer(rw.converter, ty, &memref).is_some()) {
            let descriptor = MemRefDescriptor(*value);
            // Upstream returns the allocated pointer. It differs from the aligned one in views, globals and padded
            // memory.
            let aligned = crate::common::types::options(rw.converter).aligned_results;
            *value = if aligned { descriptor.aligned(rw) } else { descriptor.allocated(rw) };
        }
    }
    let dict = rw.dict(op);
    let new = match values[..] {
        [] => llvm::Return::void(rw),
        [one] => llvm::Return::value(rw, one),
        _ => {
            let types: SmallVec<[Type; 4]> = values.iter().map(|&v| rw.ty(v)).collect();
            let ty = llvm::StructType::literal(ctx, &types, false);
            let mut packed = llvm::Poison::new(rw, ty);
            for (i, &value) in values.iter().enumerate() {
                packed = llvm::InsertValue::at(rw, packed, value, &[i as i64]);
            }
            llvm::Return::value(rw, packed)
        }
    };
    rw.set_dict(new.0, dict);
    rw.erase(op)
}

/// Replaces a call by its results: they are extracted from the struct, bare pointers become descriptors, and unranked
/// descriptors are copied to the stack.
fn unpack(
    rw: &mut Lowering,
    call: llvm::Call,
    types: &[Type],
    copied: Option<Plan>,
    bare_ptr: bool,
) -> Rewrite<SmallVec<[Value; 4]>> {
    let mut values: SmallVec<[Value; 4]> = SmallVec::new();
    match (types.len(), rw.results(call.0).first()) {
        (1, Some(result)) => values.push(result),
        (n, Some(result)) => {
            for i in 0..n {
                values.push(llvm::ExtractValue::at(rw, result, &[i as i64]));
            }
        }
        (_, None) => {}
    }
    if bare_ptr {
        for (&ty, value) in types.iter().zip(&mut values) {
            if let Some(memref) = ty.as_::<MemRefType>(rw.context()) {
                let pointer = *value;
                let mut c = rw.converter.clone();
                let descriptor = MemRefDescriptor::of_pointer(rw, &mut c, ty, &memref, pointer);
                *value = descriptor.ok_or("the memref has no static layout")?.0;
            }
        }
    }
    if let Some(plan) = &copied {
        unranked::copy(rw, plan, &mut values)?;
    }
    Ok(values)
}

/// Sets the attributes of a call's arguments and results.
pub(super) fn set_signature_attrs(b: &mut Builder, call: llvm::Call, [args, results]: [Option<Attr>; 2]) {
    b.set_slot(call.0, llvm::Call::SLOTS.arg_attrs, args);
    b.set_slot(call.0, llvm::Call::SLOTS.res_attrs, results);
}

/// Types of a call that can be converted.
struct CallTypes {
    /// Result types.
    types: SmallVec<[Type; 4]>,
    /// Argument types.
    inputs: SmallVec<[Type; 8]>,
    /// Conversion of the arguments.
    signature: Signature,
    /// Return type of the converted callee.
    packed: Type,
    /// Plan for copying unranked results.
    copied: Option<Plan>,
}

/// Collects the types of a call before anything is built; fails if the call cannot be converted.
fn check(rw: &mut Lowering, op: Op, old: &[Value], bare_ptr: bool) -> Rewrite<CallTypes> {
    let types: SmallVec<[Type; 4]> = rw.types(rw.results(op)).collect();
    let inputs: SmallVec<[Type; 8]> = old.iter().map(|&v| rw.ty(v)).collect();
    let signature = crate::common::types::signature(rw.converter, &inputs, bare_ptr);
    let signature = signature.ok_or("an argument's type has no conversion")?;
    results(rw.converter, &types, bare_ptr).ok_or("a result's type has no conversion")?;
    let packed = packed_result(rw.converter, &types, bare_ptr).ok_or("a result's type has no conversion")?;
    let copied = unranked::plan(rw, &types, Destination::Stack, bare_ptr)?;
    Ok(CallTypes { types, inputs, signature, packed, copied })
}

/// The converted type of a variadic callee, which its calls must state; `None` for other callees.
fn variadic_type(
    rw: &mut Lowering,
    callee: Str,
    args: &[Value],
    results: &[Type],
    bare_ptr: bool,
) -> Option<Type> {
    let ctx = rw.context();
    // Fast path: no symbol lookup if no function in the context has the attribute `func.varargs`.
    ctx.find_str(b"func.varargs")?;
    let Symbol { body, op } = rw.symbol(callee)?;
    let variadic = match body.as_::<llvm::Func>(op) {
        Some(func) => func.function_type(body)?.as_::<llvm::FunctionType>(ctx)?.varargs,
        None => is_varargs(body, op),
    };
    let inputs: SmallVec<[Type; 8]> = args.iter().map(|&arg| rw.ty(arg)).collect();
    let function = FunctionType::get(ctx, &inputs, results).as_::<FunctionType>(ctx).filter(|_| variadic)?;
    function_type(rw.converter, &function, true, bare_ptr).map(|(ty, _)| ty)
}

/// Whether a call passes memrefs as bare pointers, as its callee takes them.
fn calls_with_bare_pointers(rw: &Lowering, callee: Str) -> bool {
    // Fast path: no symbol lookup if no function in the context has the attribute `llvm.bareptr`.
    let stated = rw.context().find_str(b"llvm.bareptr").and_then(|_| rw.symbol(callee));
    match stated {
        Some(Symbol { body, op }) => has_bare_pointers(body, op, rw.converter),
        None => crate::common::types::options(rw.converter).bare_ptr,
    }
}

pub(super) fn call(op: func::Call, rw: &mut Lowering) -> Rewrite<SmallVec<[Value; 4]>> {
    let old = rw.operands(op.0).to_vec();
    let callee = op.callee(rw).ok_or("the callee is missing")?;
    let bare_ptr = calls_with_bare_pointers(rw, callee);
    let CallTypes { types, inputs, signature, packed, copied } = check(rw, op.0, &old, bare_ptr)?;
    let variadic = variadic_type(rw, callee, &old, &types, bare_ptr);
    let args = promote(rw, &old, rw.adaptor(op).operands, bare_ptr);
    let new = match variadic {
        Some(ty) => llvm::Call::of_type(rw, callee, ty, &args),
        None => llvm::Call::create(rw, callee, Some(packed), &args),
    };
    let attrs = [op.arg_attrs(rw), op.res_attrs(rw)];
    set_signature_attrs(rw, new, attrs);
    add_to_call(rw, Some(callee), (&inputs, &types), &signature, packed, new);
    rw.carry_attrs(op.0, new.0);
    if op.no_inline(rw) == Some(true) {
        rw.set_slot(new.0, llvm::Call::SLOTS.no_inline, Some(Attr::UNIT));
    }
    unpack(rw, new, &types, copied, bare_ptr)
}

pub(super) fn call_indirect(op: func::CallIndirect, rw: &mut Lowering) -> Rewrite<SmallVec<[Value; 4]>> {
    let ctx = rw.context();
    let callee_type = rw.ty(op.callee(rw));
    debug_assert!(callee_type.is::<FunctionType>(ctx));
    let old: SmallVec<[Value; 8]> = op.callee_operands(rw).iter().collect();
    let bare_ptr = crate::common::types::options(rw.converter).bare_ptr;
    let CallTypes { types, inputs, signature, packed, copied } = check(rw, op.0, &old, bare_ptr)?;
    let converted = rw.adaptor(op);
    let args = promote(rw, &old, converted.callee_operands, bare_ptr);
    let params: SmallVec<[Type; 8]> = args.iter().map(|&arg| rw.ty(arg)).collect();
    let ty = llvm::FunctionType::get(ctx, packed, &params, false);
    let new = llvm::Call::indirect(rw, ty, converted.callee, &args);
    let attrs = [op.arg_attrs(rw), op.res_attrs(rw)];
    set_signature_attrs(rw, new, attrs);
    let constant = rw.def_op(op.callee(rw)).and_then(|def| rw.as_::<func::Constant>(def));
    let known = constant.and_then(|constant| constant.value(rw));
    add_to_call(rw, known, (&inputs, &types), &signature, packed, new);
    rw.carry_attrs(op.0, new.0);
    unpack(rw, new, &types, copied, bare_ptr)
}

/// Adds extensions to a call: those of its callee, or by type for an unknown callee.
fn add_to_call(
    rw: &mut Lowering,
    callee: Option<Str>,
    source: (&[Type], &[Type]),
    signature: &Signature,
    result: Type,
    call: llvm::Call,
) {
    let (ctx, options) = (rw.context(), crate::common::types::options(rw.converter));
    let type_extensions =
        |end| Extensions::of_signature(ctx, options.extension, end, source, signature, result);
    // Without a rule for callers, attributes of the callee have no effect on calls.
    let Some(mut extensions) = type_extensions(End::Caller) else { return };
    if let Some(callee) = callee
        && let Some(known) = rw.symbol(callee)
    {
        let (body, op) = (known.body, known.op);
        let (args, results, ranges) = if body.is::<llvm::Func>(op) {
            (body.slot(op, llvm::Func::SLOTS.arg_attrs), body.slot(op, llvm::Func::SLOTS.res_attrs), None)
        } else if body.is::<func::Func>(op) {
            let slots = func::Func::SLOTS;
            (body.slot(op, slots.arg_attrs), body.slot(op, slots.res_attrs), Some(&signature.ranges))
        } else {
            (None, None, None)
        };
        let extension_of = |attrs: Option<Attr>, i: usize| {
            let attrs = attrs?.as_array(ctx)?.get(i)?;
            Extension::of_attrs(ctx, *attrs)
        };
        for (i, param) in extensions.params.iter_mut().enumerate() {
            let i = match ranges {
                Some(ranges) => {
                    ranges.iter().position(|&(start, end)| start as usize == i && end == start + 1)
                }
                None => Some(i),
            };
            if let Some(extension) = i.and_then(|i| extension_of(args, i)) {
                *param = Some(extension);
            }
        }
        if let Some(extension) = extension_of(results, 0) {
            extensions.result = Some(extension);
        }
    }
    let (args, results) = (llvm::Call::SLOTS.arg_attrs, llvm::Call::SLOTS.res_attrs);
    let (mut arg_attrs, mut res_attrs) = (rw.slot(call.0, args), rw.slot(call.0, results));
    if let Some(attrs) = arg_attrs.and_then(|attrs| attrs.as_array(ctx)) {
        // An argument that is unpacked into several cannot keep its attributes.
        let mut all: SmallVec<[Attr; 8]> = SmallVec::from_elem(Attr::EMPTY_DICT, signature.types.len());
        for (&attrs, &(start, end)) in attrs.iter().zip(&signature.ranges) {
            if let Some(to) = all.get_mut(start as usize).filter(|_| end == start + 1) {
                *to = attrs;
            }
        }
        arg_attrs = Some(ArrayAttr::get(ctx, &all));
    }
    extensions.add_to(ctx, &mut arg_attrs, &mut res_attrs);
    set_signature_attrs(rw, call, [arg_attrs, res_attrs]);
}
