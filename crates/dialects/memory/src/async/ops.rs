//! The operations of `async`.

use super::types::{AnyAsync, AsyncValue, CoroHandle, CoroId, CoroState, Group, Token, ValueOrToken};
use super::{asm, branch, value_type, verify};
use crate::prelude::*;
use terrace_base::func::FunctionTypeAttr;
use terrace_base::function;
use terrace_ir::decl::attr_type::DictArrayAttr;

attr_types! {
    /// How many references are added or dropped.
    RefCount => i64, "64-bit signless integer attribute whose value is positive", AttrSyntax::Typed(Type::I64),
        |ctx, attr| I64Attr::decode(ctx, attr).filter(|&count| count > 0),
        |ctx, v| IntegerAttr::of_i64(ctx, Type::I64, v);
}

ops! { "async", OPS;
    /// Adds a token or a value to a group; the result is its number there.
    ///
    /// ```mlir
    /// %rank = async.add_to_group %token, %group : !async.token
    /// ```
    ///
    /// Lowering: `async-to-async-runtime`.
    AddToGroup = "add_to_group" {
        (operand: ValueOrToken, group: Group) -> (rank: Index = infer)
        format "$operand `,` $group `:` type($operand) attr-dict"
    }

    /// Waits until a token or a value is available, and gives the payload of a value.
    ///
    /// ```mlir
    /// async.await %token : !async.token
    /// %x = async.await %value : !async.value<f32>
    /// ```
    ///
    /// Lowering: `async-to-async-runtime`.
    Await = "await" {
        (operand: ValueOrToken) -> (result: Option<AnyType>)
        format "$operand `:` custom<AwaitResultType>(type($operand), type($result)) attr-dict"
        custom { "AwaitResultType": (asm::parse_awaited, asm::print_awaited) }
        hooks  { verify_shape: verify::await_op }
    }

    /// Waits until all tokens and values of a group are available, and as many were added as the group has.
    ///
    /// ```mlir
    /// async.await_all %group
    /// ```
    ///
    /// Lowering: `async-to-async-runtime`.
    AwaitAll = "await_all" {
        (operand: Group)
        format "$operand attr-dict"
    }

    /// Calls an `async.func` by name.
    ///
    /// ```mlir
    /// %value = async.call @add(%a, %b) : (f32, f32) -> !async.value<f32>
    /// ```
    ///
    /// Lowering: `async-func-to-async-runtime`.
    Call = "call" {
        (operands: [AnyType]) -> (results: [ValueOrToken])
        attrs  { callee: FlatSymbolRef }
        opts   { arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr }
        traits [CallOpInterface]
        format "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"
        hooks  { verify_symbol_uses: verify::call, call: branch::call_parts }
    }

    /// Makes the frame of a coroutine.
    ///
    /// ```mlir
    /// %handle = async.coro.begin %id
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    CoroBegin = "coro.begin" {
        (id: CoroId) -> (handle: CoroHandle = infer)
        format "$id attr-dict"
    }

    /// Returns to the caller, or to what resumed the coroutine.
    ///
    /// ```mlir
    /// async.coro.end %handle
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    CoroEnd = "coro.end" {
        (handle: CoroHandle)
        format "$handle attr-dict"
    }

    /// Frees the frame of a coroutine.
    ///
    /// ```mlir
    /// async.coro.free %id, %handle
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    CoroFree = "coro.free" {
        (id: CoroId, handle: CoroHandle)
        format "$id `,` $handle attr-dict"
    }

    /// Makes the function a coroutine.
    ///
    /// ```mlir
    /// %id = async.coro.id
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    CoroIdOp = "coro.id" {
        () -> (id: CoroId = infer)
        format "attr-dict"
    }

    /// Saves the state of a coroutine that is about to suspend: from here on it may be resumed.
    ///
    /// ```mlir
    /// %state = async.coro.save %handle
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    CoroSave = "coro.save" {
        (handle: CoroHandle) -> (state: CoroState = infer)
        format "$handle attr-dict"
    }

    /// Suspends a coroutine: goes to the first block, when it is resumed to the second one, when it is destroyed to the third
    /// one.
    ///
    /// ```mlir
    /// async.coro.suspend %state, ^suspend, ^resume, ^cleanup
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    CoroSuspend = "coro.suspend" {
        (state: CoroState)
        succs  { suspend_dest, resume_dest, cleanup_dest }
        traits [Terminator]
        format "$state `,` $suspend_dest `,` $resume_dest  `,` $cleanup_dest attr-dict"
    }

    /// Makes an empty group that has room for a number of tokens and values.
    ///
    /// ```mlir
    /// %group = async.create_group %size : !async.group
    /// ```
    ///
    /// Lowering: `async-to-async-runtime`.
    CreateGroup = "create_group" {
        (size: Index) -> (result: Group = infer)
        traits [Pure]
        format "$size `:` type($result) attr-dict"
    }

    /// Runs a region concurrently with what follows, when tokens and values are available. The results are a token that is
    /// available when the region has ended, and the values that it ends with.
    ///
    /// ```mlir
    /// %done, %sum = async.execute [%token] (%value as %x: !async.value<f32>) -> !async.value<f32> {
    ///   %y = arith.addf %x, %x : f32
    ///   async.yield %y : f32
    /// }
    /// ```
    ///
    /// Lowering: `async-to-async-runtime`.
    Execute = "execute" {
        (dependencies: [Token], body_operands: [ValueOrToken])
            -> (token: Token, body_results: [AsyncValue])
        regions { body_region("bodyRegion"): (1, 1) }
        traits  [AttrSizedOperandSegments, AutomaticAllocationScope, ImplicitTerminator, RecursiveMemoryEffects, RegionBranchOpInterface, SingleBlock]
        terminator "async.yield"
        hooks   { parse: asm::parse_execute, print: asm::print_execute, result_names: ["token", "bodyResults"], region_edges: branch::execute, passes_type: branch::passes }
    }

    /// A function that runs concurrently with its caller, until it waits for something. The results are an optional token,
    /// which is available when the function has returned, and values.
    ///
    /// ```mlir
    /// async.func @twice(%x: f32) -> (!async.token, !async.value<f32>) {
    ///   %y = arith.addf %x, %x : f32
    ///   return %y : f32
    /// }
    /// ```
    ///
    /// Lowering: `async-func-to-async-runtime`.
    Func = "func" {
        ()
        regions { body }
        attrs   { sym_name: SymbolNameAttr, function_type: FunctionTypeAttr }
        opts    { sym_visibility: StrAttr, arg_attrs: DictArrayAttr, res_attrs: DictArrayAttr }
        traits  [Symbol, FunctionOpInterface, IsolatedFromAbove]
        hooks   { parse: function::parse_function_op, print: OpPrinter::function_op, verify_shape: function::verify_function_shape, verify: verify::func, default_dialect: || "async", is_declaration: function::is_declaration, callable_results: function::function_results }
    }

    /// Returns from an `async.func` with the payloads of its values.
    ///
    /// ```mlir
    /// async.return %y : f32
    /// ```
    ///
    /// Lowering: `async-func-to-async-runtime`.
    Return = "return" {
        (operands: [AnyType])
        traits  [Pure, RegionBranchTerminatorOpInterface, ReturnLike, Terminator]
        parents ["async.func"]
        format  "attr-dict ($operands^ `:` type($operands))?"
        hooks   { verify: verify::return_op }
    }

    /// Adds references to a token, a value or a group.
    ///
    /// ```mlir
    /// async.runtime.add_ref %token {count = 1 : i64} : !async.token
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    RuntimeAddRef = "runtime.add_ref" {
        (operand: AnyAsync)
        attrs  { count: RefCount }
        format "$operand attr-dict `:` type($operand)"
    }

    /// Adds a token or a value to a group; the result is its number there.
    ///
    /// ```mlir
    /// %rank = async.runtime.add_to_group %token, %group : !async.token
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    RuntimeAddToGroup = "runtime.add_to_group" {
        (operand: ValueOrToken, group: Group) -> (rank: Index = infer)
        format "$operand `,` $group attr-dict `:` type($operand)"
    }

    /// Blocks the thread until a token, a value or a group is available or failed.
    ///
    /// ```mlir
    /// async.runtime.await %token : !async.token
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    RuntimeAwait = "runtime.await" {
        (operand: AnyAsync)
        format "$operand attr-dict `:` type($operand)"
    }

    /// Resumes a coroutine when a token, a value or a group is available or failed.
    ///
    /// ```mlir
    /// async.runtime.await_and_resume %token, %handle : !async.token
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    RuntimeAwaitAndResume = "runtime.await_and_resume" {
        (operand: AnyAsync, handle: CoroHandle)
        format "$operand `,` $handle attr-dict `:` type($operand)"
    }

    /// Makes a token or a value that is not available yet.
    ///
    /// ```mlir
    /// %value = async.runtime.create : !async.value<f32>
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    RuntimeCreate = "runtime.create" {
        () -> (result: ValueOrToken)
        format "attr-dict `:` type($result)"
    }

    /// Makes an empty group that has room for a number of tokens and values.
    ///
    /// ```mlir
    /// %group = async.runtime.create_group %size : !async.group
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    RuntimeCreateGroup = "runtime.create_group" {
        (size: Index) -> (result: Group = infer)
        format "$size `:` type($result) attr-dict "
    }

    /// Drops references to a token, a value or a group. The runtime frees what nothing refers to.
    ///
    /// ```mlir
    /// async.runtime.drop_ref %token {count = 1 : i64} : !async.token
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    RuntimeDropRef = "runtime.drop_ref" {
        (operand: AnyAsync)
        attrs  { count: RefCount }
        format "$operand attr-dict `:` type($operand)"
    }

    /// Whether a token, a value, or an element of a group failed.
    ///
    /// ```mlir
    /// %failed = async.runtime.is_error %token : !async.token
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    RuntimeIsError = "runtime.is_error" {
        (operand: AnyAsync) -> (is_error: I1 = infer)
        format "$operand attr-dict `:` type($operand)"
    }

    /// The payload of a value that is available.
    ///
    /// ```mlir
    /// %x = async.runtime.load %value : !async.value<f32>
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    RuntimeLoad = "runtime.load" {
        (storage: AsyncValue) -> (result: AnyType = infer)
        relations { types_match("type of 'value' matches element type of 'storage'", storage => result, value_type) }
        format "$storage attr-dict `:` type($storage)"
    }

    /// How many threads the runtime has.
    ///
    /// ```mlir
    /// %n = async.runtime.num_worker_threads : index
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    RuntimeNumWorkerThreads = "runtime.num_worker_threads" {
        () -> (result: Index = infer)
        traits [InferTypes]
        format "attr-dict `:` type($result)"
    }

    /// Resumes a coroutine on a thread of the runtime.
    ///
    /// ```mlir
    /// async.runtime.resume %handle
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    RuntimeResume = "runtime.resume" {
        (handle: CoroHandle)
        format "$handle attr-dict"
    }

    /// Makes a token or a value available.
    ///
    /// ```mlir
    /// async.runtime.set_available %token : !async.token
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    RuntimeSetAvailable = "runtime.set_available" {
        (operand: ValueOrToken)
        format "$operand attr-dict `:` type($operand)"
    }

    /// States that what makes a token or a value available failed.
    ///
    /// ```mlir
    /// async.runtime.set_error %token : !async.token
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    RuntimeSetError = "runtime.set_error" {
        (operand: ValueOrToken)
        format "$operand attr-dict `:` type($operand)"
    }

    /// Sets the payload of a value.
    ///
    /// ```mlir
    /// async.runtime.store %x, %value : !async.value<f32>
    /// ```
    ///
    /// Lowering: `convert-async-to-llvm`.
    RuntimeStore = "runtime.store" {
        (value: AnyType, storage: AsyncValue)
        relations { types_match("type of 'value' matches element type of 'storage'", storage => value, value_type) }
        format "$value `,` $storage attr-dict `:` type($storage)"
    }

    /// Ends the region of `async.execute` with the payloads of its values.
    ///
    /// ```mlir
    /// async.yield %y : f32
    /// ```
    ///
    /// Lowering: `async-to-async-runtime`.
    Yield = "yield" {
        (operands: [AnyType])
        traits  [Pure, RegionBranchTerminatorOpInterface, ReturnLike, Terminator]
        parents ["async.execute"]
        format  "($operands^ `:` type($operands))? attr-dict"
    }
}
