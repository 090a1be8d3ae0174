//! Lowering of `gpu.printf` to a function of OpenCL with variable arguments.

use super::symbols::{self, Function};
use crate::prelude::*;
use terrace_gpu::gpu;

/// The name of the function, and the address space of its text.
type Printer = (&'static str, u32);

/// The function without its C++ name, whose text is in constant memory of AMD's GPUs.
pub(crate) fn opencl(op: gpu::Printf, rw: &mut Lowering) -> Rewrite {
    print(op, rw, ("printf", 4), |function, _| function)
}

/// The function for translators to SPIR-V.
pub(crate) fn spir(op: gpu::Printf, rw: &mut Lowering) -> Rewrite {
    print(op, rw, ("_Z6printfPU3AS2Kcz", 2), Function::spir)
}

fn print(
    op: gpu::Printf,
    rw: &mut Lowering,
    (name, space): Printer,
    describe: fn(Function, &Context) -> Function,
) -> Rewrite {
    let ctx = rw.context();
    let text = op.text(rw).ok_or("the text is missing")?;
    let pointer = rw.ptr_type(space);
    let printf = describe(Function::find(rw, name, Type::I32, &[pointer], true)?, ctx);
    printf.declare(rw);
    let format = symbols::string(rw, "printfFormat_", ctx.bytes(text), space)?;
    let mut args: SmallVec<[Value; 8]> = smallvec![format];
    args.extend_from_slice(rw.adaptor(op).args);
    printf.call(rw, &args);
    rw.erase(op.0)
}
