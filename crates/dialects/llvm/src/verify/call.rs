//! Verification of calls: operand bundles, variable arguments, unwinding. [`crate::symbols`] verifies the callee.

use super::fail_plainly;
use crate::attrs::array_len;
use crate::types::{ArrayType, FunctionType, VoidType};
use crate::{
    AddressOf, Assume, Bitcast, Call, CallIntrinsic, CatchSwitch, CleanupPad, ConstAttr, Constant,
    DebugRecordOp, Func, InlineAsm, Invoke, Landingpad, Resume, TailCallKind, Zero,
};
use terrace_ir::decl::ShapeTypes;
use terrace_ir::verify::value_sizes;
use terrace_rewrite::prelude::*;

/// Verifies that each bundle has a string tag and a segment of the operands.
fn bundles(op: OpShape<'_>, sizes: usize, tags: usize, n_operands: usize) -> Result {
    let ctx = op.ctx();
    value_sizes(op, sizes, "op_bundle_operands", n_operands)?;
    let tags = op.slot(tags).and_then(|tags| tags.as_array(ctx));
    if tags.is_some_and(|tags| tags.iter().any(|tag| !tag.is::<StringAttr>(ctx))) {
        return fail_plainly(op, "operand bundle tag must be a StringAttr");
    }
    let (want, have) = (array_len(ctx, op.slot(sizes)), tags.map_or(0, <[Attr]>::len));
    if want != have {
        return fail_plainly(op, format!("expected {want} operand bundle tags, but actually got {have}"));
    }
    Ok(())
}

/// Verifies that a variadic callee type matches the arguments and the result of a call.
pub(crate) fn var_callee(op: OpShape<'_>, ty: Option<Type>, args: ShapeTypes<'_>) -> Result {
    let ctx = op.ctx();
    let Some(ty) = ty.and_then(|ty| ty.as_::<FunctionType>(ctx)) else { return Ok(()) };
    if !ty.varargs {
        return op.fail("expected var_callee_type to be a variadic function type");
    }
    if ty.params.len() > args.len() {
        return op.fail(format_args!("expected var_callee_type to have at most {} parameters", args.len()));
    }
    for (&param, arg) in ty.params.iter().zip(args.iter()) {
        if param != arg {
            let (param, arg) = (quoted_type(ctx, param), quoted_type(ctx, arg));
            return op.fail(format_args!("var_callee_type parameter type mismatch: {param} != {arg}"));
        }
    }
    match op.result(0) {
        None if !ty.result.is::<VoidType>(ctx) => op.fail("expected var_callee_type to return void"),
        Some(result) if result != ty.result => op.fail(format_args!(
            "var_callee_type return type mismatch: {} != {}",
            quoted_type(ctx, ty.result),
            quoted_type(ctx, result)
        )),
        _ => Ok(()),
    }
}

pub(crate) fn call(call: Shape<'_, Call>) -> Result {
    let n_bundled = call.op_bundle_operands().len();
    bundles(*call, Call::SLOTS.op_bundle_sizes, Call::SLOTS.op_bundle_tags, n_bundled)
}

pub(crate) fn assume(assume: Shape<'_, Assume>) -> Result {
    let n_bundled = assume.op_bundle_operands().len();
    bundles(*assume, Assume::SLOTS.op_bundle_sizes, Assume::SLOTS.op_bundle_tags, n_bundled)
}

/// Verifies that there is a value: without one, the custom form cannot be read back.
pub(crate) fn fake_use(op: OpShape<'_>) -> Result {
    if op.operand(0).is_none() {
        return op.fail("expected at least one value to keep alive");
    }
    Ok(())
}

pub(crate) fn call_intrinsic(call: Shape<'_, CallIntrinsic>) -> Result {
    let ctx = call.ctx();
    if call.intrin().is_some_and(|name| !ctx.bytes(name).starts_with(b"llvm.")) {
        return call.fail("intrinsic name must start with 'llvm.'");
    }
    let n_bundled = call.op_bundle_operands().len();
    bundles(*call, CallIntrinsic::SLOTS.op_bundle_sizes, CallIntrinsic::SLOTS.op_bundle_tags, n_bundled)
}

pub(crate) fn invoke(op: OpRef<'_>) -> Result {
    let (b, shape) = (op.body(), op.shape());
    let (Some(invoke), Some(types)) = (op.as_::<Invoke>(), shape.as_::<Invoke>()) else { return Ok(()) };
    let n_bundled = types.op_bundle_operands().len();
    value_sizes(shape, Invoke::SLOTS.op_bundle_sizes, "op_bundle_operands", n_bundled)?;
    super::control::branch_weights(shape, types.branch_weights())?;
    let is_indirect = invoke.callee(b).is_none();
    let args = types.callee_operands();
    var_callee(
        shape,
        types.var_callee_type(),
        args.slice(usize::from(is_indirect).min(args.len()), args.len()),
    )?;
    // Debug records are no operations in newer versions of MLIR.
    let first = b.ops(invoke.unwind_dest(b)).find(|&op| !b.is::<DebugRecordOp>(op));
    match first {
        None => return fail_plainly(op.shape(), "must have at least one operation in unwind destination"),
        Some(first)
            if !(b.is::<Landingpad>(first) || b.is::<CatchSwitch>(first) || b.is::<CleanupPad>(first)) =>
        {
            return fail_plainly(
                shape,
                "first operation in unwind destination should be a llvm.landingpad operation",
            );
        }
        Some(_) => {}
    }
    bundles(shape, Invoke::SLOTS.op_bundle_sizes, Invoke::SLOTS.op_bundle_tags, n_bundled)
}

fn defined_by<'a>(op: OpRef<'a>, value: Value) -> Option<OpRef<'a>> {
    match op.body().value_def(value) {
        ValueDef::Result(def, _) => Some(OpRef { scope: op.scope, op: def }),
        _ => None,
    }
}

pub(crate) fn landingpad(op: OpView<'_, Landingpad>) -> Result {
    let (b, ctx) = (op.body(), op.ctx());
    let pad = op.handle;
    if let Some(func) = super::control::function_around(*op)
        && func.as_::<Func>().is_some_and(|handle| handle.personality(func.body()).is_none())
        // A personality that is no symbol.
        && func.body().discardable(func.op, "llvm.personality").is_none()
    {
        return fail_plainly(op.shape(), "llvm.landingpad needs to be in a function with a personality");
    }
    if pad.cleanup(b) != Some(true) && b.n_operands(op.op) == 0 {
        return fail_plainly(
            op.shape(),
            "landingpad instruction expects at least one clause or cleanup attribute",
        );
    }
    for (i, clause) in b.operands(op.op).iter().enumerate() {
        if op.ty(clause).is::<ArrayType>(ctx) {
            continue;
        }
        let def = defined_by(*op, clause);
        if let Some(cast) = def.filter(|def| def.as_::<Bitcast>().is_some()) {
            let of_global = defined_by(cast, cast.body().operand(cast.op, 0));
            if of_global.is_some_and(|def| def.as_::<AddressOf>().is_some()) {
                continue;
            }
            let note = "global addresses expected as operand to bitcast used in clauses for landingpad";
            let loc = b.loc(cast.op);
            return Err(op.error("constant clauses expected").note(loc, note).emit());
        }
        let is_expression = |def: &OpRef<'_>| {
            let value = def.as_::<Constant>().and_then(|_| def.body().slot(def.op, Constant::SLOTS.value));
            value.is_some_and(|value| value.is::<ConstAttr>(op.ctx()))
        };
        if !def.is_some_and(|def| {
            def.as_::<Zero>().is_some() || def.as_::<AddressOf>().is_some() || is_expression(&def)
        }) {
            return fail_plainly(
                op.shape(),
                format!("clause #{i} is not a known constant - null, addressof, bitcast"),
            );
        }
    }
    Ok(())
}

/// Verifies that all landing pads and resumes of a function have one type.
pub(crate) fn landing_types(func: OpRef<'_>) -> Result {
    // Landing pads require a function with a personality.
    if func.body().slot(func.op, Func::SLOTS.personality).is_none() {
        return Ok(());
    }
    let body = func.body().region_body(func.op);
    let mut first: Option<Type> = None;
    for region in body.root_regions() {
        for block in body.blocks(region) {
            for op in body.ops(block) {
                let (ty, what) = if let Some(pad) = body.as_::<Landingpad>(op) {
                    (
                        body.ty(pad.res(body)),
                        "'llvm.landingpad' should have a consistent result type inside a function",
                    )
                } else if let Some(resume) = body.as_::<Resume>(op) {
                    (
                        body.ty(resume.value(body)),
                        "'llvm.resume' should have a consistent input type inside a function",
                    )
                } else {
                    continue;
                };
                if *first.get_or_insert(ty) != ty {
                    return fail_plainly(func.shape(), what);
                }
            }
        }
    }
    Ok(())
}

/// Verifies that inline assembly is not a `musttail` call.
pub(crate) fn inline_asm(op: OpShape<'_>) -> Result {
    let kind = op.as_::<InlineAsm>().and_then(|asm| asm.tail_call_kind());
    match kind {
        Some(TailCallKind::Musttail) => {
            op.fail("tail call kind 'musttail' is not supported by this operation")
        }
        _ => Ok(()),
    }
}
