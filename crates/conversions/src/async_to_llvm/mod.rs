//! Lowering of coroutines and operations of the runtime to the LLVM dialect (`convert-async-to-llvm`).
//!
//! `coroutine` makes intrinsics of `async.coro`, `runtime` calls of `async.runtime`. Tokens, values and groups become pointers
//! in functions, calls and returns. What a value holds is converted to the LLVM dialect, all else stays.

mod complete;
mod coroutine;
mod runtime;

pub use complete::lower_module;

use crate::prelude::*;
use std::sync::Mutex;
use terrace_base::func::{self, convert_signature, has_legal_signature, rebuild};
use terrace_memory::r#async::{
    CoroBegin, CoroEnd, CoroFree, CoroHandleType, CoroIdOp, CoroIdType, CoroSave, CoroStateType, CoroSuspend,
    RuntimeAddRef, RuntimeAddToGroup, RuntimeAwait, RuntimeAwaitAndResume, RuntimeCreate, RuntimeCreateGroup,
    RuntimeDropRef, RuntimeIsError, RuntimeLoad, RuntimeNumWorkerThreads, RuntimeResume, RuntimeSetAvailable,
    RuntimeSetError, RuntimeStore, is_ref_counted,
};

passes! {
    /// Convert the operations from the async dialect into the LLVM dialect.
    ///
    /// All functions of the runtime are declared. The optimizer of LLVM splits the coroutines.
    AsyncToLlvm("ConvertAsyncToLLVMPass") = "convert-async-to-llvm" on(Anchor::Op("builtin.module")) => async_to_llvm;
}

fn async_to_llvm(_: &AsyncToLlvm, pass: &mut PassContext<'_>) -> Result {
    let (ctx, loc) = (pass.ctx(), pass.body.loc(pass.op));
    if let Some(module) = pass.op_body() {
        runtime::declare_all(module, loc);
    }
    let legal_types = Legality::Dynamic(|b, op, converter| converter.is_legal_op(b, op));
    let target = ConversionTarget::new()
        .dialect("async", Legality::Illegal)
        .dialect("llvm", Legality::Legal)
        .op(terrace_base::builtin::cast_def(), Legality::Legal)
        .op(arith::Constant::DEF, Legality::Legal)
        .op(func::Constant::DEF, Legality::Legal)
        .op(func::Func::DEF, Legality::Dynamic(has_legal_signature))
        .op(func::Call::DEF, legal_types)
        .op(func::Return::DEF, legal_types);
    let mut payloads = llvm_converter(&ctx, LowerToLLVMOptions::default());
    payloads = payloads.rule(convert_type);
    let mut converter = TypeConverter::new(&ctx).with_options(Mutex::new(payloads));
    converter = converter.rule(|converter, ty| Convert::To(runtime_type(converter.ctx(), ty).unwrap_or(ty)));
    converter.unrealized_cast = Some(terrace_base::builtin::cast_def());
    Conversion::partial(target, Patterns::new().add(PATTERNS), converter).run(
        pass.body,
        pass.op,
        pass.threads,
    )
}

static PATTERNS: &[Pattern] = patterns![
    func::Func => convert_signature,
    func::Call => rebuild,
    func::Return => rebuild,
    RuntimeSetAvailable => runtime::set_available,
    RuntimeSetError => runtime::set_error,
    RuntimeIsError => runtime::is_error,
    RuntimeAwait => runtime::await_op,
    RuntimeAwaitAndResume => runtime::await_and_resume,
    RuntimeResume => runtime::resume,
    RuntimeAddToGroup => runtime::add_to_group,
    RuntimeNumWorkerThreads => runtime::num_worker_threads,
    RuntimeAddRef => runtime::add_ref,
    RuntimeDropRef => runtime::drop_ref,
    RuntimeCreate => runtime::create,
    RuntimeCreateGroup => runtime::create_group,
    RuntimeStore => runtime::store,
    RuntimeLoad => runtime::load,
    CoroIdOp => coroutine::id,
    CoroBegin => coroutine::begin,
    CoroFree => coroutine::free,
    CoroEnd => coroutine::end,
    CoroSave => coroutine::save,
    CoroSuspend => coroutine::suspend,
];

/// The type rules of a complete lowering, for functions that only pass values on.
pub static TYPES: &[Rule] = &[convert_type];

fn convert_type(converter: &mut TypeConverter, ty: Type) -> Convert {
    runtime_type(converter.ctx(), ty).map_or(Convert::Unhandled, Convert::To)
}

/// The type of the LLVM dialect that stands for one of `async`.
fn runtime_type(ctx: &Context, ty: Type) -> Option<Type> {
    if is_ref_counted(ctx, ty) || ty.is::<CoroHandleType>(ctx) {
        Some(llvm::ptr(ctx))
    } else if ty.is::<CoroIdType>(ctx) || ty.is::<CoroStateType>(ctx) {
        Some(llvm::TokenType::get(ctx))
    } else {
        None
    }
}

/// The type of the LLVM dialect of what a value holds.
fn payload_type(rw: &Lowering, ty: Type) -> Rewrite<Type> {
    let payloads = rw.converter.options::<Mutex<TypeConverter>>().ok_or("there is no converter")?;
    let converted = payloads.lock().ok().and_then(|mut payloads| payloads.convert(ty));
    converted.ok_or_else(|| "the type of the value has no conversion".into())
}
