// RUN: terrace compile %s

func.func @f(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %0, %a fastmath<fast> : f32
  %2 = arith.mulf %1, %b fastmath<nnan,contract> : f32
  %3 = arith.divf %2, %a : f32
  %4 = arith.remf %3, %b : f32
  %5 = arith.negf %4 : f32
  %6 = arith.maximumf %5, %a : f32
  %7 = arith.minnumf %6, %b : f32
  return %7 : f32
}
func.func @types(%a: f16, %b: bf16, %c: f80, %d: f128) -> (f16, bf16, f80, f128) {
  %0 = arith.addf %a, %a : f16
  %1 = arith.mulf %b, %b : bf16
  %2 = arith.subf %c, %c : f80
  %3 = arith.divf %d, %d : f128
  return %0, %1, %2, %3 : f16, bf16, f80, f128
}
