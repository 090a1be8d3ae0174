//! Lowering of `async.runtime` to calls of the runtime's functions.

use super::payload_type;
use crate::prelude::*;
use Kind::{Bit, Index, Pointer, Word};
use terrace_base::func;
use terrace_ir::diag::Message;
use terrace_memory::r#async::{
    GroupType, RuntimeAddRef, RuntimeAddToGroup, RuntimeAwait, RuntimeAwaitAndResume, RuntimeCreate,
    RuntimeCreateGroup, RuntimeDropRef, RuntimeIsError, RuntimeLoad, RuntimeNumWorkerThreads, RuntimeResume,
    RuntimeSetAvailable, RuntimeSetError, RuntimeStore, TokenType, value_type,
};

/// The type of a parameter or a result.
#[derive(Clone, Copy)]
enum Kind {
    /// A token, a value, a group, a frame, or a function.
    Pointer,
    /// `bool`
    Bit,
    /// `int64_t`
    Word,
    /// `index`
    Index,
}

impl Kind {
    fn ty(self, ctx: &Context) -> Type {
        match self {
            Pointer => llvm::ptr(ctx),
            Bit => Type::I1,
            Word => Type::I64,
            Index => Type::INDEX,
        }
    }
}

/// A function of the runtime.
struct Function {
    name: &'static str,
    params: &'static [Kind],
    result: Option<Kind>,
}

/// Declares functions in the order in which modules declare them: `CONSTANT "name" (parameters) -> result;`.
macro_rules! functions {
    ($($Name:ident $text:literal ($($param:ident),*) $(-> $result:ident)?;)*) => {
        $( static $Name: Function =
            Function { name: $text, params: &[$($param),*], result: functions!(@result $($result)?) }; )*
        static FUNCTIONS: &[&Function] = &[$(&$Name),*];
    };
    (@result) => { None };
    (@result $result:ident) => { Some($result) };
}

functions! {
    ADD_REF "mlirAsyncRuntimeAddRef" (Pointer, Word);
    DROP_REF "mlirAsyncRuntimeDropRef" (Pointer, Word);
    CREATE_TOKEN "mlirAsyncRuntimeCreateToken" () -> Pointer;
    CREATE_VALUE "mlirAsyncRuntimeCreateValue" (Word) -> Pointer;
    CREATE_GROUP "mlirAsyncRuntimeCreateGroup" (Word) -> Pointer;
    EMPLACE_TOKEN "mlirAsyncRuntimeEmplaceToken" (Pointer);
    EMPLACE_VALUE "mlirAsyncRuntimeEmplaceValue" (Pointer);
    SET_TOKEN_ERROR "mlirAsyncRuntimeSetTokenError" (Pointer);
    SET_VALUE_ERROR "mlirAsyncRuntimeSetValueError" (Pointer);
    IS_TOKEN_ERROR "mlirAsyncRuntimeIsTokenError" (Pointer) -> Bit;
    IS_VALUE_ERROR "mlirAsyncRuntimeIsValueError" (Pointer) -> Bit;
    IS_GROUP_ERROR "mlirAsyncRuntimeIsGroupError" (Pointer) -> Bit;
    AWAIT_TOKEN "mlirAsyncRuntimeAwaitToken" (Pointer);
    AWAIT_VALUE "mlirAsyncRuntimeAwaitValue" (Pointer);
    AWAIT_GROUP "mlirAsyncRuntimeAwaitAllInGroup" (Pointer);
    EXECUTE "mlirAsyncRuntimeExecute" (Pointer, Pointer);
    GET_STORAGE "mlirAsyncRuntimeGetValueStorage" (Pointer) -> Pointer;
    ADD_TO_GROUP "mlirAsyncRuntimeAddTokenToGroup" (Pointer, Pointer) -> Word;
    RESUME_AFTER_TOKEN "mlirAsyncRuntimeAwaitTokenAndExecute" (Pointer, Pointer, Pointer);
    RESUME_AFTER_VALUE "mlirAsyncRuntimeAwaitValueAndExecute" (Pointer, Pointer, Pointer);
    RESUME_AFTER_GROUP "mlirAsyncRuntimeAwaitAllInGroupAndExecute" (Pointer, Pointer, Pointer);
    N_WORKER_THREADS "mlirAsyncRuntimGetNumWorkerThreads" () -> Index;
}

impl Function {
    fn call(&self, rw: &mut Lowering, args: &[Value]) -> Option<Value> {
        let results: SmallVec<[Type; 1]> = self.result.iter().map(|kind| kind.ty(rw.ctx())).collect();
        let name = rw.ctx().intern(self.name);
        let call = func::Call::build(rw, &results, name, args);
        rw.results(call.0).first()
    }

    /// [`call`](Self::call) for a function with a result.
    fn value(&self, rw: &mut Lowering, args: &[Value]) -> Rewrite<Value> {
        self.call(rw, args).ok_or_else(|| "the function has no result".into())
    }
}

/// Declares the functions that a module lacks at its end.
pub(super) fn declare_all(module: &mut Body, loc: Loc) {
    let Some(block) = module.root_block() else { return };
    let symbols: FxHashSet<Str> =
        module.ops(block).filter_map(|op| terrace_ir::symbols::symbol_name(module, op)).collect();
    let rw = &mut Builder::at_end(module, block, loc);
    let ctx = rw.ctx().clone();
    for function in FUNCTIONS {
        let name = ctx.intern(function.name);
        let types = |kinds: &[Kind]| -> Vec<Type> { kinds.iter().map(|kind| kind.ty(&ctx)).collect() };
        let ty = FunctionType::get(&ctx, &types(function.params), &types(function.result.as_slice()));
        if !symbols.contains(&name) {
            func::Func::declare(rw, name, ty);
        }
    }
}

/// The function for a token, a value or a group.
fn choose<'f>(rw: &Lowering, operand: Value, [token, value, group]: [&'f Function; 3]) -> &'f Function {
    let ty = rw.ty(operand);
    if ty.is::<TokenType>(rw.ctx()) {
        token
    } else if ty.is::<GroupType>(rw.ctx()) {
        group
    } else {
        value
    }
}

/// The converted operand, and the function for its original type.
macro_rules! operand {
    ($op:ident, $rw:ident, $functions:expr) => {{
        let operand = $op.operand($rw);
        (choose($rw, operand, $functions), $rw.adaptor($op).operand)
    }};
}

pub(super) fn set_available(op: RuntimeSetAvailable, rw: &mut Lowering) -> Rewrite {
    let (function, operand) = operand!(op, rw, [&EMPLACE_TOKEN, &EMPLACE_VALUE, &EMPLACE_VALUE]);
    function.call(rw, &[operand]);
    rw.erase(op.0)
}

pub(super) fn set_error(op: RuntimeSetError, rw: &mut Lowering) -> Rewrite {
    let (function, operand) = operand!(op, rw, [&SET_TOKEN_ERROR, &SET_VALUE_ERROR, &SET_VALUE_ERROR]);
    function.call(rw, &[operand]);
    rw.erase(op.0)
}

pub(super) fn is_error(op: RuntimeIsError, rw: &mut Lowering) -> Rewrite<Value> {
    let (function, operand) = operand!(op, rw, [&IS_TOKEN_ERROR, &IS_VALUE_ERROR, &IS_GROUP_ERROR]);
    function.value(rw, &[operand])
}

pub(super) fn await_op(op: RuntimeAwait, rw: &mut Lowering) -> Rewrite {
    let (function, operand) = operand!(op, rw, [&AWAIT_TOKEN, &AWAIT_VALUE, &AWAIT_GROUP]);
    function.call(rw, &[operand]);
    rw.erase(op.0)
}

pub(super) fn await_and_resume(op: RuntimeAwaitAndResume, rw: &mut Lowering) -> Rewrite {
    let functions = [&RESUME_AFTER_TOKEN, &RESUME_AFTER_VALUE, &RESUME_AFTER_GROUP];
    let (function, operand) = operand!(op, rw, functions);
    let handle = rw.adaptor(op).handle;
    let resume = address_of_resume(rw);
    function.call(rw, &[operand, handle, resume]);
    rw.erase(op.0)
}

pub(super) fn resume(op: RuntimeResume, rw: &mut Lowering) -> Rewrite {
    let handle = rw.adaptor(op).handle;
    let resume = address_of_resume(rw);
    EXECUTE.call(rw, &[handle, resume]);
    rw.erase(op.0)
}

/// The address of a function that resumes a coroutine: the runtime calls it.
fn address_of_resume(rw: &mut Lowering) -> Value {
    let (ctx, ptr) = (rw.context(), llvm::ptr(rw.ctx()));
    let name = ctx.intern("__resume");
    rw.request(Request::new(declare_resume, name, runtime::function(rw, llvm::void(ctx), &[ptr])));
    llvm::AddressOf::new(rw, ptr, name)
}

/// Makes the function that resumes a coroutine at the end of the module, if the name is not taken.
fn declare_resume(edit: &mut ModuleEdit<'_>, request: &Request) -> Result<Str, Message> {
    let (name, Some(&ty)) = (request.name, request.types.first()) else { return Ok(request.name) };
    if edit.symbols.contains_key(&name) {
        return Ok(name);
    }
    edit.builder.set_end(edit.block);
    edit.builder.set_loc(edit.loc);
    let ctx = edit.builder.ctx().clone();
    let mut body = Body::new(&ctx, 1);
    if let Some(region) = body.root_regions().next() {
        let entry = body.append_block(region, &[]);
        let handle = body.add_args_at(entry, &[llvm::ptr(&ctx)], edit.loc).first();
        let rw = &mut Builder::at_end(&mut body, entry, edit.loc);
        if let Some(handle) = handle {
            llvm::CoroResume::build(rw, handle);
        }
        llvm::Return::build(rw, None);
    }
    let sym_name = StringAttr::get(&ctx, name, None);
    let function =
        llvm::Func::create_with(&mut edit.builder, sym_name, ty, llvm::Linkage::External, Box::new(body));
    let private = StringAttr::of(&ctx, "private");
    edit.builder.set_attr(function.op(), "sym_visibility", Some(private));
    edit.symbols.insert(name, function.op());
    Ok(name)
}

/// Only tokens can be added to groups.
pub(super) fn add_to_group(op: RuntimeAddToGroup, rw: &mut Lowering) -> Rewrite<Value> {
    if !rw.ty(op.operand(rw)).is::<TokenType>(rw.ctx()) {
        return Err("only token type is supported".into());
    }
    let args = rw.adaptor(op);
    ADD_TO_GROUP.value(rw, &[args.operand, args.group])
}

pub(super) fn num_worker_threads(_: RuntimeNumWorkerThreads, rw: &mut Lowering) -> Rewrite<Value> {
    N_WORKER_THREADS.value(rw, &[])
}

pub(super) fn add_ref(op: RuntimeAddRef, rw: &mut Lowering) -> Rewrite {
    count(op.count(rw), rw.adaptor(op).operand, op.0, rw, &ADD_REF)
}

pub(super) fn drop_ref(op: RuntimeDropRef, rw: &mut Lowering) -> Rewrite {
    count(op.count(rw), rw.adaptor(op).operand, op.0, rw, &DROP_REF)
}

fn count(count: Option<i64>, operand: Value, op: Op, rw: &mut Lowering, function: &Function) -> Rewrite {
    let count = count.ok_or("the number of references is missing")?;
    let count = arith::Constant::int(rw, Type::I64, count);
    function.call(rw, &[operand, count]);
    rw.erase(op)
}

/// The runtime needs the size of what a value holds: the address of the second element of an array at address zero.
pub(super) fn create(op: RuntimeCreate, rw: &mut Lowering) -> Rewrite<Value> {
    let Some(payload) = value_type(rw.ctx(), rw.ty(op.result(rw))) else {
        return CREATE_TOKEN.value(rw, &[]);
    };
    let (payload, ptr) = (payload_type(rw, payload)?, llvm::ptr(rw.ctx()));
    let null = llvm::Zero::new(rw, ptr);
    let second = [llvm::GepIndex::Const(1)];
    let end = llvm::GetElementPtr::create(rw, ptr, payload, null, &second, llvm::GepNoWrapFlags::NONE);
    let size = llvm::PtrToInt::new(rw, Type::I64, end);
    CREATE_VALUE.value(rw, &[size])
}

pub(super) fn create_group(op: RuntimeCreateGroup, rw: &mut Lowering) -> Rewrite<Value> {
    let size = op.size(rw);
    let size = rw.value_as(size, Type::I64);
    CREATE_GROUP.value(rw, &[size])
}

pub(super) fn store(op: RuntimeStore, rw: &mut Lowering) -> Rewrite {
    let value = op.value(rw);
    let payload = payload_type(rw, rw.ty(value))?;
    let storage = rw.adaptor(op).storage;
    let value = rw.value_as(value, payload);
    let storage = GET_STORAGE.value(rw, &[storage])?;
    llvm::Store::build(rw, value, storage);
    rw.erase(op.0)
}

pub(super) fn load(op: RuntimeLoad, rw: &mut Lowering) -> Rewrite<Value> {
    let payload = payload_type(rw, rw.ty(op.result(rw)))?;
    let storage = rw.adaptor(op).storage;
    let storage = GET_STORAGE.value(rw, &[storage])?;
    Ok(llvm::Load::new(rw, payload, storage))
}
