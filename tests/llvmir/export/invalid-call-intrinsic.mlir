// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1

// Calls of intrinsics by name that do not fit; attributes and constants that LLVM IR does not have.

llvm.func @f(%a: i32) -> f32 {
  %0 = llvm.call_intrinsic "llvm.fabs"(%a) : (i32) -> f32
  llvm.return %0 : f32
}
// -----

llvm.func @f(%a: f64) -> f32 {
  %0 = llvm.call_intrinsic "llvm.fabs.f64"(%a) : (f64) -> f32
  llvm.return %0 : f32
}
// -----

llvm.func @f(%a: f64) -> f32 {
  %0 = llvm.call_intrinsic "llvm.fabs"(%a) : (f64) -> f32
  llvm.return %0 : f32
}
// -----

llvm.func @f(%a: f64) {
  llvm.call_intrinsic "llvm.fabs"(%a) : (f64) -> ()
  llvm.return
}
// -----

llvm.func @f(%a: f64) {
  llvm.call_intrinsic "llvm.debugtrap"(%a) : (f64) -> ()
  llvm.return
}
// -----

llvm.func @f(%a: f64) {
  llvm.call_intrinsic "llvm.va_copy"(%a) : (f64) -> ()
  llvm.return
}
// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call_intrinsic "llvm.va_start.p0"(%a) : (i32) -> ()
  llvm.return
}
// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call_intrinsic "llvm.debugtrap"() : () -> (i32)
  llvm.return
}
// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call_intrinsic "llvm.localescape"() : () -> ()
  llvm.call_intrinsic "llvm.experimental.stackmap"() : () -> ()
  llvm.return
}
// -----

llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.call_intrinsic "llvm.experimental.stackmap"(%p, %a) : (!llvm.ptr, i32) -> ()
  llvm.return
}
// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %d: f64) -> i64 {
  %c = llvm.mlir.constant(7 : i64) : i64
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = llvm.call_intrinsic "llvm.experimental.patchpoint"(%c, %z, %p, %z, %d) : (i64, i32, !llvm.ptr, i32, f64) -> i64
  llvm.return %0 : i64
}
// -----

llvm.func @f(%a: i32) {
  %0 = llvm.call_intrinsic "llvm.sadd.with.overflow"(%a) : (i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}
// -----

llvm.func @f(%a: i32) {
  %0 = llvm.call_intrinsic "llvm.sadd.with.overflow"(%a, %a, %a) : (i32, i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}
// -----

llvm.func @f(%a: i32) {
  %0 = llvm.call_intrinsic "llvm.sadd.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i8)>
  llvm.return
}
// -----

llvm.func @f(%a: i32) {
  %0 = llvm.call_intrinsic "llvm.sadd.with.overflow"(%a, %a) : (i32, i32) -> i32
  llvm.return
}
// -----

llvm.func @f() {
  %0 = llvm.call_intrinsic "llvm.fabs"() : () -> f32
  llvm.return
}
// -----

llvm.func @f(%p : !llvm.ptr, %a: i32) {
  %0 = llvm.call_intrinsic "llvm.coro.id"(%a, %p, %p, %a) : (i32, !llvm.ptr, !llvm.ptr, i32) -> !llvm.token
  llvm.return
}
// -----

llvm.func @f(%p : !llvm.ptr, %a: i32) {
  %0 = llvm.call_intrinsic "llvm.coro.id"(%a, %p, %p) : (i32, !llvm.ptr, !llvm.ptr) -> !llvm.token
  llvm.return
}
// -----

llvm.func @f(%p : !llvm.ptr, %a: i32) {
  %0 = llvm.call_intrinsic "llvm.coro.frame"() : () -> !llvm.ptr<1>
  llvm.return
}
// -----

llvm.func @f(%p : !llvm.ptr<1>, %a: i32) {
  llvm.call_intrinsic "llvm.coro.resume"(%p) : (!llvm.ptr<1>) -> ()
  llvm.return
}
// -----

llvm.func @f(%v : vector<4xf32>, %a: f32) {
  %0 = llvm.call_intrinsic "llvm.vector.reduce.fadd"(%a, %v) : (f32, vector<4xf32>) -> f32
  %1 = llvm.call_intrinsic "llvm.vector.reduce.fadd"(%a, %v) : (f32, vector<4xf32>) -> f64
  llvm.return
}
// -----

llvm.func @f(%v : vector<4xf32>, %a: f32) {
  %0 = llvm.call_intrinsic "llvm.masked.load"(%a) : (f32) -> f32
  llvm.return
}
// -----

llvm.func @f(%v : !llvm.struct<"abc", (i32)>, %a: f32) {
  %0 = llvm.call_intrinsic "llvm.bswap"(%v, %a) : (!llvm.struct<"abc", (i32)>, f32) -> !llvm.struct<"abc", (i32)>
  llvm.return
}
// -----

llvm.func @f() attributes {passthrough = [["a"]]} { llvm.return }
// -----

llvm.func @f() attributes {passthrough = [["a", "b", "c"]]} { llvm.return }
// -----

llvm.func @f() attributes {passthrough = [["a", 3]]} { llvm.return }
// -----

llvm.func @f() attributes {passthrough = [[3, "a"]]} { llvm.return }
// -----

llvm.func @f() attributes {passthrough = [3]} { llvm.return }
// -----

llvm.func @f() attributes {passthrough = ["alignstack"]} { llvm.return }
// -----

llvm.func @f() attributes {passthrough = [["noinline", "4"]]} { llvm.return }
// -----

llvm.mlir.global external @g() {target_specific_attrs = [3], addr_space = 0 : i32} : i32
// -----

llvm.mlir.global external @g() {target_specific_attrs = [["a", "b", "c"]], addr_space = 0 : i32} : i32
// -----

llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i32
  %2 = llvm.mul %1, %1 : i32
  llvm.return %2 : i32
}
// -----

llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  %2 = llvm.mul %1, %1 : i64
  %3 = llvm.inttoptr %2 : i64 to !llvm.ptr
  llvm.return %3 : !llvm.ptr
}
llvm.mlir.global external @g() : i32
// -----

llvm.mlir.global external @g(1.0 : f32) : i64
// -----

llvm.mlir.global external @g(1.0 : f32) : f64
// -----

llvm.mlir.global external @g(dense<1.0> : tensor<2xf32>) : !llvm.array<2 x f64>
// -----

llvm.mlir.global external @g(dense<[1,2]> : tensor<2xi32>) : !llvm.struct<(i32, i32)>
// -----

llvm.mlir.global external @g(3 : i32) : !llvm.struct<(i32, i32)>
// -----

llvm.mlir.global external @g(unit) : i32
// -----

llvm.mlir.global external @g([1 : i32]) : i32
// -----

llvm.func @f(%a: i32 {llvm.align = 3 : i32}) { llvm.return }
// -----

llvm.func @f(%a: !llvm.ptr {llvm.noalias = 3 : i32})
// -----

llvm.func @f(%a: i64 {llvm.range = "x"})
