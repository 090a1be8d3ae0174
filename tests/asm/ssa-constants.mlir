// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Constants are named after their value.
func.func @f() {
  %0 = arith.constant 0 : index
  %1 = arith.constant 42 : i32
  %2 = arith.constant -1 : i32
  %3 = arith.constant true
  %4 = arith.constant false
  %5 = arith.constant 1.0 : f32
  %6 = arith.constant dense<1> : vector<4xi32>
  %7 = arith.constant -128 : i8
  %8 = arith.constant 255 : i8
  %9 = arith.constant 7 : i64
  %10 = arith.constant -5 : index
  %11 = arith.constant 170141183460469231731687303715884105727 : i128
  %12 = arith.constant 0 : i0
  %13 = arith.constant 1 : i2
  return
}
