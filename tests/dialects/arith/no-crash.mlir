// RUN: terrace opt %s --verify-diagnostics
// DIFFERS: mlir-opt crashes on a select of scalars by a vector condition.

func.func @f(%c: vector<4xi1>, %v: f32) {
  // expected-error @+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %0 = arith.select %c, %v, %v : vector<4xi1>, f32
  return
}
