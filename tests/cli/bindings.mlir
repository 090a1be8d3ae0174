// RUN: terrace compile %s --emit-c-header=- -o %t
// RUN: terrace compile %s --emit-c-header=- --emit=llvm-dialect
// RUN: terrace compile %s --emit-rust-bindings=- --emit=llvm-dialect
// RUN: not terrace compile %s --emit-c-header=no/such/directory/x.h 2>&1
// RUN: not terrace compile %s --emit-c-header=- --split-input-file 2>&1
// DIFFERS: upstream writes no declarations.

func.func @plain(%a: i32, %b: ui16, %c: f64, %d: index, %e: i1) -> i64 {
  %0 = arith.extsi %a : i32 to i64
  return %0 : i64
}
func.func @vector(%v: vector<4xf32>) -> vector<4xf32> {
  return %v : vector<4xf32>
}
func.func @nothing() {
  return
}
func.func @half(%x: f16) -> f16 {
  return %x : f16
}
func.func @sum(%m: memref<?x4xf32>, %n: memref<i64>, %u: memref<*xf32>) -> f32 attributes {llvm.emit_c_interface} {
  %c = arith.constant 0.0 : f32
  return %c : f32
}
func.func @same(%m: memref<?xcomplex<f64>>) -> memref<?xcomplex<f64>> attributes {llvm.emit_c_interface} {
  return %m : memref<?xcomplex<f64>>
}
func.func @two(%a: i32, %b: f32) -> (i32, f32) attributes {llvm.emit_c_interface} {
  return %a, %b : i32, f32
}
func.func @"odd name"(%p: !llvm.ptr) attributes {llvm.emit_c_interface} {
  return
}
func.func @while() {
  return
}
func.func private @callback(memref<?x4xf32>, i32) -> i32 attributes {llvm.emit_c_interface}

// What cannot be declared, and why.
func.func @no_wrapper(%m: memref<4xf32>) {
  return
}
func.func @wide(%x: i7) {
  return
}
func.func @complex(%x: complex<f32>) {
  return
}
func.func @several() -> (i32, i32) {
  %c = arith.constant 0 : i32
  return %c, %c : i32, i32
}
func.func private @unseen(i32)
