//! Lowering of `gpu.printf` by runtime.

use crate::gpu_common::printf;
use crate::gpu_common::symbols::{self, Function};
use crate::prelude::*;
use terrace_gpu::gpu;

/// HIP prints by messages to the host.
pub(super) static HIP: &[&[Pattern]] = &[patterns![gpu::Printf => hip]];
/// OpenCL has a function `printf`.
pub(super) static OPENCL: &[&[Pattern]] = &[patterns![gpu::Printf => printf::opencl]];

/// How many arguments a message has.
const N_ARGS: usize = 7;

fn hip(op: gpu::Printf, rw: &mut Lowering) -> Rewrite {
    let ctx = rw.context();
    let args = rw.adaptor(op).args;
    let text = op.text(rw).ok_or("the text is missing")?;
    let (i32, i64, pointer) = (Type::I32, Type::I64, llvm::ptr(ctx));
    if args.iter().any(|&arg| rw.ty(arg).bit_width(ctx).is_none_or(|width| width > 64)) {
        return Err("an argument has more than 64 bits".into());
    }
    let begin = Function::find(rw, "__ockl_printf_begin", i64, &[i64], false)?;
    let params = [i64, i32, i64, i64, i64, i64, i64, i64, i64, i32];
    let append_args = Function::find(rw, "__ockl_printf_append_args", i64, &params, false)?;
    let params = [i64, pointer, i64, i32];
    let append_string = Function::find(rw, "__ockl_printf_append_string_n", i64, &params, false)?;
    begin.declare(rw);
    if !args.is_empty() {
        append_args.declare(rw);
    }
    append_string.declare(rw);

    let zero = llvm::Constant::int(rw, i64, 0);
    let mut message = begin.call(rw, &[zero]).ok_or("the function has no result")?;
    let text = ctx.bytes(text);
    let format = symbols::string(rw, "printfFormat_", text, 0)?;
    let size = llvm::Constant::int(rw, i64, text.len() as i64 + 1);
    let (last, more) = (llvm::Constant::int(rw, i32, 1), llvm::Constant::int(rw, i32, 0));
    let end = |is_last| if is_last { last } else { more };
    let appended = append_string.call(rw, &[message, format, size, end(args.is_empty())]);
    message = appended.ok_or("the function has no result")?;
    let n_messages = args.len().div_ceil(N_ARGS);
    for (at, args) in (1..).zip(args.chunks(N_ARGS)) {
        let n = llvm::Constant::int(rw, i32, args.len() as i64);
        let mut values: SmallVec<[Value; 10]> = smallvec![message, n];
        for &arg in args {
            values.push(word(rw, arg));
        }
        values.resize(N_ARGS + 2, zero);
        values.push(end(at == n_messages));
        message = append_args.call(rw, &values).ok_or("the function has no result")?;
    }
    rw.erase(op.0)
}

/// An argument as 64 bits; floats become doubles.
fn word(rw: &mut Lowering, mut arg: Value) -> Value {
    let ctx = rw.context();
    if rw.ty(arg).is_float(ctx) {
        if rw.ty(arg) != Type::F64 {
            arg = llvm::FPExt::new(rw, Type::F64, arg);
        }
        arg = llvm::Bitcast::new(rw, Type::I64, arg);
    }
    if rw.ty(arg) == Type::I64 { arg } else { llvm::ZExt::new(rw, Type::I64, arg) }
}
