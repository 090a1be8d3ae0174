// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

// Intrinsics that ask for something of their operands.

llvm.mlir.global internal thread_local @tls(0 : i32) : i32

llvm.func @lifetime() {
  %0 = llvm.mlir.constant(1 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %1 : !llvm.ptr
  llvm.intr.lifetime.end %1 : !llvm.ptr
  %2 = llvm.mlir.addressof @tls : !llvm.ptr
  %3 = "llvm.intr.threadlocal.address"(%2) : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

llvm.func @variadic(%p: !llvm.ptr, ...) {
  llvm.intr.vastart %p : !llvm.ptr
  %0 = llvm.va_arg %p : (!llvm.ptr) -> i32
  llvm.intr.vaend %p : !llvm.ptr
  llvm.return
}

llvm.func @assumptions(%p: !llvm.ptr, %n: i64, %c: i1) {
  %true = llvm.mlir.constant(true) : i1
  llvm.intr.assume %c : i1
  llvm.intr.assume %true ["align"(%p, %n : !llvm.ptr, i64)] : i1
  llvm.intr.assume %true ["nonnull"(%p : !llvm.ptr), "cold"()] : i1
  llvm.return
}

llvm.func @coroutine(%p: !llvm.ptr) attributes {passthrough = ["presplitcoroutine"]} {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.zero : !llvm.ptr
  %2 = llvm.mlir.constant(false) : i1
  %3 = llvm.intr.coro.id %0, %1, %1, %1 : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %4 = llvm.intr.coro.size : i64
  %5 = llvm.intr.coro.align : i32
  %6 = llvm.intr.coro.begin %3, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %7 = llvm.intr.coro.save %6 : (!llvm.ptr) -> !llvm.token
  %8 = "llvm.intr.coro.suspend"(%7, %2) : (!llvm.token, i1) -> i8
  %9 = llvm.intr.coro.free %3, %6 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %10 = llvm.mlir.none : !llvm.token
  llvm.intr.coro.end %6, %2, %10 : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
  llvm.intr.coro.resume %6 : !llvm.ptr
  %11 = llvm.intr.coro.promise %6, %0, %2 : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.return
}

llvm.func @by_name(%a: i32, %f: f32, %v: vector<4xf32>, %p: !llvm.ptr, %n: i64) {
  %0 = llvm.call_intrinsic "llvm.smax"(%a, %a) : (i32, i32) -> i32
  %1 = llvm.call_intrinsic "llvm.fma"(%v, %v, %v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  %2 = llvm.call_intrinsic "llvm.vector.reduce.fadd"(%f, %v) : (f32, vector<4xf32>) -> f32
  %3 = llvm.call_intrinsic "llvm.uadd.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.call_intrinsic "llvm.trap"() : () -> ()
  llvm.return
}
