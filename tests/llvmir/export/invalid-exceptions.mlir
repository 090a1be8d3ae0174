// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1
// DIFFERS: LLVM's verifier reports these without a location.
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(i32) -> i32
llvm.func @p() -> !llvm.ptr
llvm.func @objc_retainAutoreleasedReturnValue(!llvm.ptr) -> !llvm.ptr
llvm.func @g(%x: i32) attributes {personality = @__gxx_personality_v0} {
  %u = llvm.mlir.undef : !llvm.array<1 x ptr>
  %0 = llvm.invoke @f(%x) to ^a unwind ^b : (i32) -> i32
^b:
  %1 = llvm.landingpad (filter %u : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.br ^a
^a:
  llvm.return
}

// -----

llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(i32) -> i32
llvm.func @p() -> !llvm.ptr
llvm.func @objc_retainAutoreleasedReturnValue(!llvm.ptr) -> !llvm.ptr
llvm.func @g(%x: i32) attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @f(%x) to ^a unwind ^b : (i32) -> i32
^b:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.br ^c
^a:
  %3 = llvm.invoke @f(%x) to ^c unwind ^d : (i32) -> i32
^d:
  %4 = llvm.landingpad cleanup : !llvm.struct<(ptr, i64)>
  llvm.br ^c
^c:
  llvm.return
}

// -----

llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(i32) -> i32
llvm.func @p() -> !llvm.ptr
llvm.func @objc_retainAutoreleasedReturnValue(!llvm.ptr) -> !llvm.ptr
llvm.func @g(%x: i32) attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @f(%x) to ^a unwind ^b : (i32) -> i32
^b:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %x : i32
^a:
  llvm.return
}

// -----

llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(i32) -> i32
llvm.func @p() -> !llvm.ptr
llvm.func @objc_retainAutoreleasedReturnValue(!llvm.ptr) -> !llvm.ptr
llvm.func @g(%x: i32) attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.call @f(%x) ["clang.arc.attachedcall"()] : (i32) -> i32
  llvm.return
}

// -----

llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(i32) -> i32
llvm.func @p() -> !llvm.ptr
llvm.func @objc_retainAutoreleasedReturnValue(!llvm.ptr) -> !llvm.ptr
llvm.func @g(%x: i32) attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.call @p() ["clang.arc.attachedcall"()] : () -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(i32) -> i32
llvm.func @p() -> !llvm.ptr
llvm.func @objc_retainAutoreleasedReturnValue(!llvm.ptr) -> !llvm.ptr
llvm.func @g(%x: i32) attributes {personality = @__gxx_personality_v0} {
  %r = llvm.mlir.addressof @f : !llvm.ptr
  %0 = llvm.call @p() ["clang.arc.attachedcall"(%r : !llvm.ptr)] : () -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(i32) -> i32
llvm.func @p() -> !llvm.ptr
llvm.func @objc_retainAutoreleasedReturnValue(!llvm.ptr) -> !llvm.ptr
llvm.func @g(%x: i32) attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @f(%x) to ^a unwind ^b : (i32) -> i32
^b:
  %1 = llvm.landingpad (catch %x : i32) : !llvm.struct<(ptr, i32)>
  llvm.br ^a
^a:
  llvm.return
}

// -----

llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(i32) -> i32
llvm.func @p() -> !llvm.ptr
llvm.func @objc_retainAutoreleasedReturnValue(!llvm.ptr) -> !llvm.ptr
llvm.func @g(%x: i32) attributes {personality = @__gxx_personality_v0} {
  llvm.br ^b
^b:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(i32) -> i32
llvm.func @p() -> !llvm.ptr
llvm.func @objc_retainAutoreleasedReturnValue(!llvm.ptr) -> !llvm.ptr
llvm.func @g(%x: i32) attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.invoke @f(%x) to ^a unwind ^b : (i32) -> i32
^a:
  llvm.br ^b
^b:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
