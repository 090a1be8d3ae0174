// RUN: terrace opt %s --convert-arith-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func @f8_left(%a: f8E5M2, %b: f8E5M2) -> f8E5M2 {
  %0 = arith.addf %a, %b : f8E5M2
  return %0 : f8E5M2
}
func.func @f8_const() -> (f8E5M2, f4E2M1FN, f6E3M2FN) {
  %0 = arith.constant 1.5 : f8E5M2
  %1 = arith.constant 1.0 : f4E2M1FN
  %2 = arith.constant 2.0 : f6E3M2FN
  return %0, %1, %2 : f8E5M2, f4E2M1FN, f6E3M2FN
}
func.func @f8_cast(%a: f8E5M2, %f: f32) -> (f32, f8E5M2, i8) {
  %0 = arith.extf %a : f8E5M2 to f32
  %1 = arith.truncf %f : f32 to f8E5M2
  %2 = arith.bitcast %a : f8E5M2 to i8
  return %0, %1, %2 : f32, f8E5M2, i8
}
func.func @f8_select(%c: i1, %a: f8E5M2) -> f8E5M2 {
  %0 = arith.select %c, %a, %a : f8E5M2
  return %0 : f8E5M2
}
func.func @f8_vec_const() -> vector<2xf8E4M3FN> {
  %0 = arith.constant dense<[1.0, 2.0]> : vector<2xf8E4M3FN>
  return %0 : vector<2xf8E4M3FN>
}
func.func @f8_vec(%a: vector<2xf8E4M3FN>) -> vector<2xf8E4M3FN> {
  %0 = arith.negf %a : vector<2xf8E4M3FN>
  return %0 : vector<2xf8E4M3FN>
}
