// RUN: terrace compile %s
// DIFFERS: upstream's constrained intrinsics do not set the rounding mode that they name

func.func @wide(%a: f64) -> (f32, f32, f32) {
  %0 = arith.truncf %a downward : f64 to f32
  %1 = arith.truncf %a upward : f64 to f32
  %2 = arith.truncf %a toward_zero : f64 to f32
  return %0, %1, %2 : f32, f32, f32
}
func.func @nearest(%a: f64) -> (f32, f32) {
  %0 = arith.truncf %a to_nearest_even : f64 to f32
  %1 = arith.truncf %a to_nearest_away : f64 to f32
  return %0, %1 : f32, f32
}
func.func @f80(%a: f80, %b: f128) -> (f64, f80) {
  %0 = arith.truncf %a upward : f80 to f64
  %1 = arith.truncf %b upward : f128 to f80
  return %0, %1 : f64, f80
}
func.func @tf32(%a: tf32) -> (f16, bf16) {
  %0 = arith.truncf %a downward : tf32 to f16
  %1 = arith.truncf %a to_nearest_even : tf32 to bf16
  return %0, %1 : f16, bf16
}
func.func @vectors(%a: vector<2x2xf32>, %b: vector<[4]xf64>) -> (vector<2x2xbf16>, vector<[4]xf32>) {
  %0 = arith.truncf %a toward_zero : vector<2x2xf32> to vector<2x2xbf16>
  %1 = arith.truncf %b toward_zero : vector<[4]xf64> to vector<[4]xf32>
  return %0, %1 : vector<2x2xbf16>, vector<[4]xf32>
}
func.func @scaling(%a: f32, %s: f8E8M0FNU) -> bf16 {
  %0 = arith.scaling_truncf %a, %s upward : f32, f8E8M0FNU to bf16
  return %0 : bf16
}
