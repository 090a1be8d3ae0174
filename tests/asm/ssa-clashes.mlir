// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-unique-ssa-ids

// Equal names get a suffix that counts clashes, not values.
func.func @f() {
  %a = arith.constant 0 : index
  %b = arith.constant 0 : index
  %c = arith.constant 1 : index
  %d = arith.constant 1 : index
  %e = arith.constant 0 : index
  %f = arith.constant 1.0 : f32
  %g = arith.constant 2.0 : f64
  %h = arith.constant true
  %i = arith.constant true
  %j = arith.constant 7 : i32
  %k = arith.constant 7 : i64
  %l = arith.constant 7 : i32
  return
}
// The suffix restarts with every function.
func.func @g() {
  %a = arith.constant 0 : index
  %b = arith.constant 0 : index
  %m = memref.alloc() : memref<2xf32>
  %n = memref.alloc() : memref<2xf32>
  %o = memref.alloca() : memref<2xf32>
  %p = memref.alloca() : memref<2xf32>
  return
}
