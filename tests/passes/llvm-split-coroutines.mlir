// RUN: terrace opt %s --llvm-split-coroutines
// DIFFERS: upstream has no such pass; LLVM splits coroutines

llvm.func @aligned_alloc(i64, i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @schedule(!llvm.ptr, !llvm.ptr)
llvm.func @use(i64, !llvm.ptr)
llvm.func @next(i64) -> i64

llvm.func @__resume(%h: !llvm.ptr) {
  llvm.intr.coro.resume %h : !llvm.ptr
  llvm.return
}

// A loop that suspends in each iteration, with memory on the stack and values that live at the points.
llvm.func @loop(%n: i64, %x: f32) -> !llvm.ptr attributes {passthrough = ["noinline", "presplitcoroutine"]} {
  %zero32 = llvm.mlir.constant(0 : i32) : i32
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %no = llvm.mlir.constant(false) : i1
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %zero32, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %mem = llvm.call @aligned_alloc(%align, %size) : (i64, i64) -> !llvm.ptr
  %h = llvm.intr.coro.begin %id, %mem : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %slot = llvm.alloca %one x f32 : (i64) -> !llvm.ptr
  llvm.store %x, %slot : f32, !llvm.ptr
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %go = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %go, ^body, ^cleanup
^body:
  %state = llvm.intr.coro.save %h : (!llvm.ptr) -> !llvm.token
  %resume = llvm.mlir.addressof @__resume : !llvm.ptr
  llvm.call @schedule(%h, %resume) : (!llvm.ptr, !llvm.ptr) -> ()
  %answer = llvm.intr.coro.suspend %state, %no : i8
  %wide = llvm.sext %answer : i8 to i32
  llvm.switch %wide : i32, ^suspend [
    0: ^resumed,
    1: ^cleanup
  ]
^resumed:
  llvm.call @use(%i, %slot) : (i64, !llvm.ptr) -> ()
  %j = llvm.call @next(%i) : (i64) -> i64
  llvm.br ^head(%j : i64)
^cleanup:
  %freed = llvm.intr.coro.free %id, %h : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%freed) : (!llvm.ptr) -> ()
  llvm.br ^suspend
^suspend:
  %none = llvm.mlir.none : !llvm.token
  %end = llvm.intr.coro.end %h, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return %mem : !llvm.ptr
}

// The name is taken.
llvm.func @none.resume()

// It never suspends.
llvm.func @none() {
  %zero32 = llvm.mlir.constant(0 : i32) : i32
  %no = llvm.mlir.constant(false) : i1
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %zero32, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %h = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %none = llvm.mlir.none : !llvm.token
  %end = llvm.intr.coro.end %h, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return
}

// The frame has memory at the alignment that it was allocated with.
llvm.func @aligned() -> !llvm.ptr {
  %zero32 = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i64) : i64
  %no = llvm.mlir.constant(false) : i1
  %null = llvm.mlir.zero : !llvm.ptr
  %id = llvm.intr.coro.id %zero32, %null, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %h = llvm.intr.coro.begin %id, %null : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %slot = llvm.alloca %one x f32 {alignment = 32 : i64} : (i64) -> !llvm.ptr
  %none = llvm.mlir.none : !llvm.token
  %end = llvm.intr.coro.end %h, %no, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  llvm.return %slot : !llvm.ptr
}
