//! Operations of all invocations of a group: calls of the functions that SPIR-V's translator knows.

use crate::prelude::*;
use terrace_ir::decl::EnumDef;
use terrace_spirv::spirv::{Scope, *};

/// Rows for reductions, whose functions have their names.
macro_rules! reductions {
    ($($Op:ident),* $(,)?) => {
        patterns![$($Op => |op: $Op, rw: &mut Lowering| reduce(rw, op.0, concat!("__spirv_", stringify!($Op)))),*]
    };
}

pub(super) static REDUCTIONS: &[Pattern] = reductions![
    GroupFAdd,
    GroupFMax,
    GroupFMin,
    GroupIAdd,
    GroupSMax,
    GroupSMin,
    GroupUMax,
    GroupUMin,
    GroupNonUniformBitwiseAnd,
    GroupNonUniformBitwiseOr,
    GroupNonUniformBitwiseXor,
    GroupNonUniformFAdd,
    GroupNonUniformFMax,
    GroupNonUniformFMin,
    GroupNonUniformFMul,
    GroupNonUniformIAdd,
    GroupNonUniformIMul,
    GroupNonUniformLogicalAnd,
    GroupNonUniformLogicalOr,
    GroupNonUniformLogicalXor,
    GroupNonUniformSMax,
    GroupNonUniformSMin,
    GroupNonUniformUMax,
    GroupNonUniformUMin,
];

pub(super) static BARRIERS: &[Pattern] = patterns![
    "ControlBarrier": ControlBarrier => |op: ControlBarrier, rw: &mut Lowering| barrier(rw, op.0, "__spirv_ControlBarrier"),
    "INTELControlBarrierArrive": INTELControlBarrierArrive => |op: INTELControlBarrierArrive, rw: &mut Lowering| barrier(rw, op.0, "__spirv_ControlBarrierArriveINTEL"),
    "INTELControlBarrierWait": INTELControlBarrierWait => |op: INTELControlBarrierWait, rw: &mut Lowering| barrier(rw, op.0, "__spirv_ControlBarrierWaitINTEL"),
];

/// The letters of a type in the name of a function, by the rules of C++.
fn mangled(ty: Type) -> Option<&'static str> {
    Some(match ty {
        Type::I1 => "b",
        Type::I8 => "c",
        Type::I16 => "t",
        Type::I32 => "j",
        Type::I64 => "m",
        Type::F16 => "Dh",
        Type::F32 => "f",
        Type::F64 => "d",
        _ => return None,
    })
}

/// The value of an enum as a constant `i32`.
fn number(rw: &mut Lowering, value: u64) -> Value {
    llvm::Constant::int(rw, Type::I32, value as i64)
}

/// Calls a function, which is declared in the module.
fn call(
    rw: &mut Lowering,
    name: &str,
    suffix: &str,
    result: Type,
    args: &[Value],
) -> Rewrite<SmallVec<[Value; 1]>> {
    let ctx = rw.context();
    let name = ctx.intern(&format!("_Z{}{name}{suffix}", name.len()));
    let params: SmallVec<[Type; 4]> = args.iter().map(|&arg| rw.ty(arg)).collect();
    let ty = llvm::FunctionType::get(ctx, result, &params, false);
    rw.request(Request::new(declare, name, ty));
    let call = llvm::Call::of_type(rw, name, ty, args);
    rw.set_slot_as::<llvm::CConv>(call.0, llvm::Call::SLOTS.cconv, llvm::CConv::SpirFunc);
    for slot in [llvm::Call::SLOTS.convergent, llvm::Call::SLOTS.no_unwind, llvm::Call::SLOTS.will_return] {
        rw.set_slot(call.0, slot, Some(Attr::UNIT));
    }
    Ok(rw.results(call.0).iter().collect())
}

/// Declares a function of SPIR-V's translator.
fn declare(edit: &mut ModuleEdit<'_>, request: &Request) -> core::result::Result<Str, Message> {
    use llvm::Func;
    if edit.symbols.contains_key(&request.name) {
        return Ok(request.name);
    }
    let Some(&ty) = request.types.first() else { return Ok(request.name) };
    edit.builder.set_loc(edit.loc);
    let function = Func::declare(&mut edit.builder, request.name, ty, llvm::Linkage::External);
    edit.builder.set_slot_as::<llvm::CConv>(function.op(), Func::SLOTS.cconv, llvm::CConv::SpirFunc);
    for slot in [Func::SLOTS.convergent, Func::SLOTS.no_unwind, Func::SLOTS.will_return] {
        edit.builder.set_slot(function.op(), slot, Some(Attr::UNIT));
    }
    edit.builder.set_before(function.op());
    edit.symbols.insert(request.name, function.op());
    Ok(request.name)
}

/// The value of an enum in an attribute of an operation.
fn enum_of(rw: &Lowering, op: Op, name: &str, def: &EnumDef) -> Option<u64> {
    def.value(rw.ctx(), rw.attr(op, name)?)
}

fn reduce(rw: &mut Lowering, op: Op, name: &str) -> Rewrite<SmallVec<[Value; 1]>> {
    let ty = rw.convert(rw.ty(rw.result(op, 0)))?;
    let letters = mangled(ty).ok_or("only numbers are reduced")?;
    let operands: SmallVec<[Value; 2]> = SmallVec::from_slice(rw.converted_operands());
    let mut suffix = format!("ii{letters}");
    match operands.get(1).map(|&size| rw.ty(size)) {
        None => {}
        Some(Type::I32) => suffix.push('j'),
        Some(_) => return Err("the size of clusters has 32 bits".into()),
    }
    let scope = enum_of(rw, op, "execution_scope", Scope::ENUM).ok_or("the scope is missing")?;
    let operation =
        enum_of(rw, op, "group_operation", GroupOperation::ENUM).ok_or("the operation is missing")?;
    let mut args: SmallVec<[Value; 4]> = SmallVec::new();
    args.push(number(rw, scope));
    args.push(number(rw, operation));
    args.extend_from_slice(&operands);
    call(rw, name, &suffix, ty, &args)
}

fn barrier(rw: &mut Lowering, op: Op, name: &str) -> Rewrite {
    let mut args: SmallVec<[Value; 3]> = SmallVec::new();
    let attrs = [
        ("execution_scope", Scope::ENUM),
        ("memory_scope", Scope::ENUM),
        ("memory_semantics", MemorySemantics::ENUM),
    ];
    for (attr, def) in attrs {
        let value = enum_of(rw, op, attr, def).ok_or("an attribute is missing")?;
        args.push(number(rw, value));
    }
    let void = llvm::void(rw.context());
    call(rw, name, "iii", void, &args)?;
    rw.erase(op)
}
