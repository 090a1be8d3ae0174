//! Lowering of `gpu.printf` to a call of `vprintf`, which takes the arguments in memory.

use crate::gpu_common::symbols::{self, Function};
use crate::prelude::*;
use terrace_gpu::gpu;

pub(super) fn printf(op: gpu::Printf, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let args = rw.adaptor(op).args;
    let text = op.text(rw).ok_or("the text is missing")?;
    let pointer = llvm::ptr(ctx);
    let vprintf = Function::find(rw, "vprintf", Type::I32, &[pointer, pointer], false)?;
    // Scopes of the function stay with it.
    let loc = rw.loc().first_place(ctx);
    vprintf.declare_at(rw, loc);
    let format = symbols::string_at(rw, loc, "printfFormat_", ctx.bytes(text), 0)?;
    let mut values: SmallVec<[Value; 8]> = SmallVec::new();
    for &arg in args {
        // C passes floats as doubles.
        let is_float = rw.ty(arg).is_float(ctx);
        values.push(if is_float { llvm::FPExt::new(rw, Type::F64, arg) } else { arg });
    }
    let types: SmallVec<[Type; 8]> = values.iter().map(|&value| rw.ty(value)).collect();
    let memory = llvm::StructType::literal(ctx, &types, false);
    let one = index_constant(rw, Type::I64, 1);
    let args = llvm::Alloca::create(rw, pointer, memory, one, 0);
    for (i, value) in (0..).zip(values) {
        let path = [GepIndex::Const(0), GepIndex::Const(i)];
        let field = llvm::GetElementPtr::create(rw, pointer, memory, args, &path, GepNoWrapFlags::NONE);
        llvm::Store::build(rw, value, field);
    }
    vprintf.call(rw, &[format, args]);
    rw.erase(op.0)
}
