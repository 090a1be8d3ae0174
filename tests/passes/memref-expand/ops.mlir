// RUN: terrace opt %s --memref-expand
// RUN: terrace opt %s --memref-expand --mlir-print-debuginfo --mlir-print-local-scope

func.func @rmw(%m: memref<8xf32>, %i: index, %f: f32, %g: memref<8xi32>, %n: i32) -> f32 {
  %0 = memref.atomic_rmw maximumf %f, %m[%i] : (f32, memref<8xf32>) -> f32
  %1 = memref.atomic_rmw minimumf %f, %m[%i] : (f32, memref<8xf32>) -> f32
  %2 = memref.atomic_rmw maxnumf %f, %m[%i] : (f32, memref<8xf32>) -> f32
  %3 = memref.atomic_rmw minnumf %f, %m[%i] : (f32, memref<8xf32>) -> f32
  %4 = memref.atomic_rmw mulf %f, %m[%i] : (f32, memref<8xf32>) -> f32
  %5 = memref.atomic_rmw muli %n, %g[%i] : (i32, memref<8xi32>) -> i32
  %6 = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<8xf32>) -> f32
  %7 = memref.atomic_rmw assign %f, %m[%i] : (f32, memref<8xf32>) -> f32
  %8 = memref.atomic_rmw maxs %n, %g[%i] : (i32, memref<8xi32>) -> i32
  %9 = memref.atomic_rmw minu %n, %g[%i] : (i32, memref<8xi32>) -> i32
  %10 = memref.atomic_rmw maxu %n, %g[%i] : (i32, memref<8xi32>) -> i32
  %11 = memref.atomic_rmw mins %n, %g[%i] : (i32, memref<8xi32>) -> i32
  %12 = memref.atomic_rmw xori %n, %g[%i] : (i32, memref<8xi32>) -> i32
  return %0 : f32
}
func.func @reshape(%input: memref<*xf32>, %shape: memref<3xi32>) -> memref<?x?x8xf32> {
  %0 = memref.reshape %input(%shape) : (memref<*xf32>, memref<3xi32>) -> memref<?x?x8xf32>
  return %0 : memref<?x?x8xf32>
}
func.func @reshape2(%input: memref<*xf32>, %shape: memref<3xindex>) -> memref<4x?x8xf32> {
  %0 = memref.reshape %input(%shape) : (memref<*xf32>, memref<3xindex>) -> memref<4x?x8xf32>
  return %0 : memref<4x?x8xf32>
}
func.func @reshape3(%input: memref<*xf32>, %shape: memref<?xindex>) -> memref<*xf32> {
  %0 = memref.reshape %input(%shape) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
func.func @reshape4(%input: memref<4xf32>, %shape: memref<0xindex>) -> memref<f32> {
  %0 = memref.reshape %input(%shape) : (memref<4xf32>, memref<0xindex>) -> memref<f32>
  return %0 : memref<f32>
}
func.func @al(%m: memref<?xf32>, %z: memref<4x4xf32>) -> memref<?xf32> {
  %0 = memref.assume_alignment %m, 16 : memref<?xf32>
  return %0 : memref<?xf32>
}
