// RUN: terrace opt %s --convert-math-to-libm

// A symbol of that name is used, whatever it is; constants are folded.

func.func @sin(%a: f64) -> f64 {
 return %a : f64
}
llvm.func @cos(f64) -> f64
func.func @f(%a: f32, %b: f64) {
  return
}
func.func @g(%a: f32, %b: f64) {
  %c = arith.constant 1.0 : f64
  %1 = math.sin %b : f64
  %2 = math.sin %c : f64
  %3 = math.exp %c : f64
  return
}
