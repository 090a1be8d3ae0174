//! The functions of the GPU runtime (`mlir/lib/ExecutionEngine/CudaRuntimeWrappers.cpp` and its kin).

use crate::prelude::*;
use Kind::{Byte, Half, Pointer, Size, Word};

/// The type of a parameter or a result.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    Pointer,
    Byte,
    Half,
    Word,
    /// `intptr_t`: the default data layout's, whatever that of the module is.
    Size,
}

impl Kind {
    fn ty(self, ctx: &Context) -> Type {
        match self {
            Pointer => llvm::ptr(ctx),
            Byte => Type::I8,
            Half => Type::int(ctx, 16),
            Word => Type::I32,
            Size => Type::I64,
        }
    }
}

/// A function of the runtime.
pub(super) struct Function {
    name: &'static str,
    params: &'static [Kind],
    result: Option<Kind>,
}

/// Declares functions: `CONSTANT "name" (parameters) -> result;`.
macro_rules! functions {
    ($($Name:ident $text:literal ($($param:ident),*) $(-> $result:ident)?;)*) => { $(
        pub(super) static $Name: Function =
            Function { name: $text, params: &[$($param),*], result: functions!(@result $($result)?) };
    )* };
    (@result) => { None };
    (@result $result:ident) => { Some($result) };
}

functions! {
    EVENT_CREATE "mgpuEventCreate" () -> Pointer;
    EVENT_DESTROY "mgpuEventDestroy" (Pointer);
    EVENT_RECORD "mgpuEventRecord" (Pointer, Pointer);
    EVENT_SYNCHRONIZE "mgpuEventSynchronize" (Pointer);
    HOST_REGISTER "mgpuMemHostRegisterMemRef" (Size, Pointer, Size);
    HOST_UNREGISTER "mgpuMemHostUnregisterMemRef" (Size, Pointer, Size);
    MEM_ALLOC "mgpuMemAlloc" (Size, Pointer, Byte) -> Pointer;
    MEM_FREE "mgpuMemFree" (Pointer, Pointer);
    MEMCPY "mgpuMemcpy" (Pointer, Pointer, Size, Pointer);
    MEMSET_16 "mgpuMemset16" (Pointer, Half, Size, Pointer);
    MEMSET_32 "mgpuMemset32" (Pointer, Word, Size, Pointer);
    SET_DEFAULT_DEVICE "mgpuSetDefaultDevice" (Word);
    STREAM_CREATE "mgpuStreamCreate" () -> Pointer;
    STREAM_DESTROY "mgpuStreamDestroy" (Pointer);
    STREAM_SYNCHRONIZE "mgpuStreamSynchronize" (Pointer);
    STREAM_WAIT_EVENT "mgpuStreamWaitEvent" (Pointer, Pointer);
}

impl Function {
    /// Calls the function, which is declared at the end of the module if it is missing. The verifier reports a function of
    /// that name and another type.
    pub(super) fn call(&self, rw: &mut Lowering, args: &[Value]) -> llvm::Call {
        let (ctx, loc) = (rw.context(), rw.loc());
        let params: SmallVec<[Type; 4]> = self.params.iter().map(|kind| kind.ty(ctx)).collect();
        let result = self.result.map_or_else(|| llvm::void(ctx), |kind| kind.ty(ctx));
        let (name, ty) = (ctx.intern(self.name), runtime::function(rw, result, &params));
        rw.request(Request::new(runtime::declare_last, name, ty).at(loc));
        llvm::Call::of_type(rw, name, ty, args)
    }

    /// [`call`](Self::call) for a function with a result, which it returns.
    pub(super) fn value(&self, rw: &mut Lowering, args: &[Value]) -> Rewrite<Value> {
        let call = self.call(rw, args);
        rw.results(call.0).first().ok_or_else(|| "the function has no result".into())
    }

    /// Whether a call of the function defines a value.
    pub(super) fn defines(&self, rw: &Lowering, value: Value) -> bool {
        let call = rw.def_op(value).and_then(|op| rw.body_ref().as_::<llvm::Call>(op));
        let callee = call.and_then(|call| call.callee(rw));
        callee.is_some_and(|callee| callee == rw.ctx().intern(self.name))
    }
}
