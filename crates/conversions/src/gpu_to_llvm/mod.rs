//! Lowering of the host's part of `gpu` to calls of the GPU runtime (`gpu-to-llvm`).
//!
//! A token becomes a stream, if a call of `mgpuStreamCreate` defines it, and an event elsewhere. `gpu.launch_func` stays,
//! with operands of the LLVM dialect: the translation to LLVM IR knows the binary that holds the kernel.
//! Modules of kernels stay, too; `gpu-module-to-binary` compiles them.

mod launch;
mod memory;
mod runtime_calls;
mod streams;
mod tokens;

pub use tokens::SINGLE_TOKENS;

use crate::prelude::*;
use crate::to_llvm;
use crate::vector_to_llvm::progressive::TRANSFERS;
use std::borrow::Cow;
use terrace_gpu::gpu;
use terrace_rewrite::greedy::apply_patterns_greedily;

passes! {
    /// Convert GPU dialect to LLVM dialect with GPU runtime calls.
    GpuToLlvm("GpuToLLVMConversionPass") = "gpu-to-llvm" on(Anchor::Op("builtin.module"), Body) {
        /// Use bare pointers to pass memref arguments to host functions. All memrefs must have static shape.
        use_bare_pointers_for_host: bool = false,
        /// Use bare pointers to pass memref arguments to kernels. The kernel must use the same setting for this option.
        use_bare_pointers_for_kernels: bool = false,
        /// Inserts a size_t argument following each memref argument, containing the static size in bytes of the buffer. Incompatible arguments are rejected. This is intended for use by the Vulkan runtime with the kernel bare pointer calling convention, to enable dynamic binding of buffers as arguments without static type info.
        intersperse_sizes_for_kernels: bool = false,
    } => gpu_to_llvm;
}

fn gpu_to_llvm(o: &GpuToLlvm, pass: &PassContext) -> Result<BodyPass> {
    let ctx = pass.ctx();
    let options =
        LowerToLLVMOptions { bare_ptr: o.use_bare_pointers_for_host, ..LowerToLLVMOptions::default() };
    let transfers = Patterns::new().add(TRANSFERS);
    let threads = pass.threads;
    let launches =
        LAUNCHES[usize::from(o.use_bare_pointers_for_kernels)][usize::from(o.intersperse_sizes_for_kernels)];
    let (target, patterns, converter) = to_llvm::parts(&ctx, &[], options);
    let target = target
        .op(gpu::Module::DEF, Legality::Legal)
        .op(gpu::Binary::DEF, Legality::Legal)
        .op(gpu::LaunchFunc::DEF, Legality::Dynamic(is_legal));
    let target = gpu::SPARSE_OPS.iter().fold(target, |target, def| target.op(def, Legality::Illegal));
    let patterns = patterns.add(PATTERNS).add(launches);
    let conversion = Conversion::partial(target, patterns, converter.rule(convert_token)).hint(hint);
    let prepare = move |body: &mut Body, op| Ok(apply_patterns_greedily(body, op, &transfers, threads));
    Ok(BodyPass::new().prepare(prepare).convert(conversion))
}

static PATTERNS: &[Pattern] = patterns![
    gpu::Alloc => memory::alloc,
    gpu::Dealloc => memory::dealloc,
    gpu::HostRegister => memory::host_register,
    gpu::HostUnregister => memory::host_unregister,
    gpu::Memcpy => memory::memcpy,
    gpu::Memset => memory::memset,
    gpu::SetDefaultDevice => streams::set_default_device,
    gpu::Wait => streams::wait,
];

/// Launches, by `use-bare-pointers-for-kernels` and `intersperse-sizes-for-kernels`.
static LAUNCHES: [[&[Pattern]; 2]; 2] = [
    [
        patterns!["launch::launch": gpu::LaunchFunc => launch::launch::<false, false>],
        patterns!["launch::launch": gpu::LaunchFunc => launch::launch::<false, true>],
    ],
    [
        patterns!["launch::launch": gpu::LaunchFunc => launch::launch::<true, false>],
        patterns!["launch::launch": gpu::LaunchFunc => launch::launch::<true, true>],
    ],
];

/// The patterns of a complete lowering.
pub static COMPLETE: &[&[Pattern]] = &[PATTERNS, LAUNCHES[0][0]];

/// The type rules of a complete lowering.
pub static TYPES: &[Rule] = &[convert_token];

/// Whether an operation stays: modules of kernels and their binaries do, and launches with operands of the LLVM dialect.
pub fn is_legal(b: &Body, op: Op, converter: &mut TypeConverter) -> bool {
    b.is::<gpu::Module>(op)
        || b.is::<gpu::Binary>(op)
        || b.is::<gpu::LaunchFunc>(op) && converter.is_legal_op(b, op)
}

fn hint(body: &Body, op: Op) -> Option<Cow<'static, str>> {
    advice(body.def(op)).map(Cow::from)
}

/// Advice about operations without lowering.
pub fn advice(def: &OpDef) -> Option<&'static str> {
    let is_sparse = gpu::SPARSE_OPS.iter().any(|sparse| core::ptr::eq(*sparse, def));
    is_sparse.then_some("calls of cuSPARSE are not made: call the functions that you need by 'func.call'")
}

/// A token is a stream or an event of the runtime.
fn convert_token(converter: &mut TypeConverter, ty: Type) -> Convert {
    match ty.is::<gpu::AsyncTokenType>(converter.ctx()) {
        true => Convert::To(llvm::ptr(converter.ctx())),
        false => Convert::Unhandled,
    }
}
