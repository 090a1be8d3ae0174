// RUN: terrace translate --mlir-to-llvmir --split-input-file %s

// Intrinsics that take any number of arguments, and names with and without types.

llvm.func @f(%a: i32, %p: !llvm.ptr, %d: f64) {
  llvm.call_intrinsic "llvm.localescape"() : () -> ()
  llvm.call_intrinsic "llvm.fake.use"(%a, %p) : (i32, !llvm.ptr) -> ()
  llvm.call_intrinsic "llvm.fake.use"() : () -> ()
  %c = llvm.mlir.constant(7 : i64) : i64
  %z = llvm.mlir.constant(0 : i32) : i32
  llvm.call_intrinsic "llvm.experimental.stackmap"(%c, %z) : (i64, i32) -> ()
  llvm.call_intrinsic "llvm.experimental.stackmap"(%c, %z, %p, %d) : (i64, i32, !llvm.ptr, f64) -> ()
  %0 = llvm.call_intrinsic "llvm.fabs"(%d) : (f64) -> f64
  %1 = llvm.call_intrinsic "llvm.fabs.f64"(%d) : (f64) -> f64
  %2 = llvm.call_intrinsic "llvm.sadd.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %3 = llvm.call_intrinsic "llvm.frexp"(%d) : (f64) -> !llvm.struct<(f64, i32)>
  llvm.return
}
// -----

llvm.func @f(%a: i32, %p: !llvm.ptr, %d: f64) -> i64 {
  %c = llvm.mlir.constant(7 : i64) : i64
  %z = llvm.mlir.constant(0 : i32) : i32
  %0 = llvm.call_intrinsic "llvm.experimental.patchpoint"(%c, %z, %p, %z) : (i64, i32, !llvm.ptr, i32) -> i64
  llvm.return %0 : i64
}
// -----

llvm.func @f() attributes {passthrough = ["noinline", ["alignstack", "4"], ["alignstack", "x"]]} { llvm.return }
// -----

llvm.mlir.global external @g() {target_specific_attrs = ["a", ["b", "c"]], addr_space = 0 : i32} : i32
// -----

llvm.mlir.global external @g(dense<1> : tensor<2x3xi32>) : !llvm.array<6 x i32>

// -----

// LLVM does not look at the elements of these two.
llvm.func @reduce(%v: vector<4xi1>, %w: vector<4xi32>) {
  %0 = llvm.call_intrinsic "llvm.vector.reduce.fmaximum"(%v) : (vector<4xi1>) -> i1
  %1 = llvm.call_intrinsic "llvm.vector.reduce.fminimum"(%w) : (vector<4xi32>) -> i32
  llvm.return
}
