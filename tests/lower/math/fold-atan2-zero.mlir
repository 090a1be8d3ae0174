// RUN: terrace opt %s --convert-to-llvm

// DIFFERS: upstream folds the angle of the origin to NaN; as in C it is a zero or pi

func.func @f() -> (f32, f32, f64, f64) {
  %p = arith.constant 0.0 : f32
  %n = arith.constant -0.0 : f32
  %pd = arith.constant 0.0 : f64
  %nd = arith.constant -0.0 : f64
  %0 = math.atan2 %p, %p : f32
  %1 = math.atan2 %n, %p : f32
  %2 = math.atan2 %pd, %nd : f64
  %3 = math.atan2 %nd, %nd : f64
  return %0, %1, %2, %3 : f32, f32, f64, f64
}
