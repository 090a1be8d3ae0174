// RUN: terrace compile %s

func.func @f(%a: f64) -> (f32, f32, f32) {
  %0 = arith.truncf %a downward : f64 to f32
  %1 = arith.truncf %a upward : f64 to f32
  %2 = arith.truncf %a toward_zero : f64 to f32
  return %0, %1, %2 : f32, f32, f32
}
