//! Modules, functions and entry points.

use crate::common::types::function_type;
use crate::prelude::*;
use terrace_base::builtin;
use terrace_ir::symbols::symbol_name;
use terrace_spirv::spirv::*;

pub(super) static PATTERNS: &[Pattern] = patterns![
    EntryPoint => entry_point,
    ExecutionModeOp => execution_mode,
    Func => function,
    Module => module,
];

/// A module in the module.
fn module(op: Module, rw: &mut Lowering) -> Rewrite {
    let body = rw.take_nested(op.0).ok_or("the module has no body")?;
    let mut state = OpState::new(builtin::Module::DEF, rw.loc());
    if let Some(name) = op.sym_name(rw) {
        state.set_slot(builtin::Module::SLOTS.sym_name, StringAttr::get(rw.context(), name, None));
    }
    state.nested = Some(body);
    rw.create(state);
    rw.erase(op.0)
}

/// The host knows the entry points.
fn entry_point(op: EntryPoint, rw: &mut Lowering) -> Rewrite {
    rw.erase(op.0)
}

fn function(op: Func, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let ty = op.function_type(rw).ok_or("the function has no type")?;
    let source = ty.as_::<FunctionType>(ctx).ok_or("the function has no type")?;
    let (ty, signature) =
        function_type(rw.converter, &source, false, false).ok_or("the signature has no conversion")?;
    let name = op.sym_name(rw).ok_or("the function has no name")?;
    let control = op.function_control(rw);
    let has_body = rw.region_body(op.0).entry_block(op.body(rw)).is_some();
    let body = rw.take_nested(op.0).unwrap_or_else(|| Box::new(Body::new(ctx, 1)));
    let new =
        llvm::Func::create_with(rw, StringAttr::get(ctx, name, None), ty, llvm::Linkage::External, body);
    let passthrough = |text: &str| ArrayAttr::get(ctx, &[StringAttr::of(ctx, text)]);
    // Upstream drops sets of several.
    let (slot, value) = match control {
        Some(FunctionControl::INLINE) => (llvm::Func::SLOTS.always_inline, Some(Attr::UNIT)),
        Some(FunctionControl::DONT_INLINE) => (llvm::Func::SLOTS.no_inline, Some(Attr::UNIT)),
        Some(FunctionControl::PURE) => (llvm::Func::SLOTS.passthrough, Some(passthrough("readonly"))),
        Some(FunctionControl::CONST) => (llvm::Func::SLOTS.passthrough, Some(passthrough("readnone"))),
        _ => (llvm::Func::SLOTS.passthrough, None),
    };
    rw.set_slot(new.op(), slot, value);
    if has_body {
        rw.convert_entry(new.op(), signature);
    }
    rw.erase(op.0)
}

/// A constant struct of the mode's number and values, by whose name the host finds it.
fn execution_mode(op: ExecutionModeOp, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let function = op.r#fn(rw).ok_or("the function is missing")?;
    let mode = op.execution_mode(rw).ok_or("the mode is missing")? as i64;
    let owner = rw.owner().and_then(|owner| symbol_name(owner.body, owner.op));
    let owner = owner.map_or(String::new(), |name| format!("_{}", ctx.str(name)));
    let name = ctx.intern(&format!("__spv_{owner}_{}_execution_mode_info_{mode}", ctx.str(function)));
    let mode = IntegerAttr::of_i64(ctx, Type::I32, mode);
    let values = op.values(rw).unwrap_or_else(|| ArrayAttr::get(ctx, &[]));
    let n = values.as_array(ctx).map_or(0, |values| values.len());
    let mut fields: SmallVec<[Type; 2]> = SmallVec::from_slice(&[Type::I32]);
    if n != 0 {
        fields.push(llvm::types::ArrayType::get(ctx, Type::I32, n as u64));
    }
    let ty = llvm::types::StructType::literal(ctx, &fields, false);
    rw.request(Request {
        attr: Some(ArrayAttr::get(ctx, &[mode, values])),
        ..Request::new(mode_global, name, ty)
    });
    rw.erase(op.0)
}

fn mode_global(edit: &mut ModuleEdit<'_>, request: &Request) -> core::result::Result<Str, Message> {
    let ctx = edit.builder.ctx().clone();
    let (Some(&ty), Some(&[mode, values])) =
        (request.types.first(), request.attr.and_then(|attr| attr.as_array(&ctx)))
    else {
        return Err("the mode is missing".into());
    };
    if edit.symbols.contains_key(&request.name) {
        return Err(format!("redefinition of symbol named '{}'", ctx.str(request.name)).into());
    }
    edit.builder.set_loc(Loc::UNKNOWN);
    let global =
        llvm::Global::create(&mut edit.builder, request.name, ty, true, llvm::Linkage::External, None);
    crate::gpu_common::symbols::set_address_space(&mut edit.builder, global, 0);
    edit.builder.build_block(global, 0, &[], |b, _| {
        let mut all = llvm::Poison::new(b, ty);
        let mode = llvm::Constant::new(b, Type::I32, mode);
        all = llvm::InsertValue::at(b, all, mode, &[0]);
        for (i, &value) in values.as_array(&ctx).unwrap_or(&[]).iter().enumerate() {
            let value = llvm::Constant::new(b, Type::I32, value);
            all = llvm::InsertValue::at(b, all, value, &[1, i as i64]);
        }
        llvm::Return::value(b, all);
    });
    edit.builder.set_before(global.op());
    edit.symbols.insert(request.name, global.op());
    Ok(request.name)
}
