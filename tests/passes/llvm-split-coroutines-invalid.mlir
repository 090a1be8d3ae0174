// RUN: terrace opt %s --llvm-split-coroutines --split-input-file --verify-diagnostics
// DIFFERS: upstream has no such pass

llvm.func @twice() {
  %zero32 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %zero32, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %h = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  // expected-error @+2 {{a coroutine begins once, in its entry block}}
  // expected-note @+1 {{compile the program by 'terrace compile' and clang, which splits all coroutines}}
  %i = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @stack(%n: i64) {
  %zero32 = llvm.mlir.constant(0 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %zero32, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %h = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  // expected-error @+2 {{memory on the stack of a coroutine that does not fit a frame}}
  // expected-note @+1 {{compile the program by 'terrace compile' and clang, which splits all coroutines}}
  %slot = llvm.alloca %n x f32 : (i64) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @save() {
  %zero32 = llvm.mlir.constant(0 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %zero32, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %h = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %state = llvm.intr.coro.save %h : (!llvm.ptr) -> !llvm.token
  llvm.br ^next
^next:
  // expected-error @+2 {{a coroutine suspends in the block that saves its state}}
  // expected-note @+1 {{compile the program by 'terrace compile' and clang, which splits all coroutines}}
  %answer = llvm.intr.coro.suspend %state, %no : i8
  llvm.return
}
