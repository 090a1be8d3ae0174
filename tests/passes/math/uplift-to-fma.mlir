// RUN: terrace opt %s --math-uplift-to-fma

func.func @sums(%a: f32, %b: f32, %c: f32) -> (f32, f32, f32, f32, f32) {
  %0 = arith.mulf %a, %b fastmath<contract> : f32
  %1 = arith.addf %0, %c fastmath<contract> : f32
  %2 = arith.addf %c, %0 fastmath<fast> : f32
  %3 = arith.mulf %a, %b fastmath<fast> : f32
  // The flags that both have.
  %4 = arith.addf %3, %0 fastmath<contract,nnan> {note} : f32
  %5 = arith.addf %3, %c : f32
  %6 = arith.mulf %a, %b : f32
  %7 = arith.addf %6, %c fastmath<contract> : f32
  return %1, %2, %4, %5, %7 : f32, f32, f32, f32, f32
}

func.func @others(%v: vector<4xf32>, %d: f16, %t: tensor<?xf64>) -> (vector<4xf32>, f16, tensor<?xf64>) {
  %0 = arith.mulf %v, %v fastmath<contract> : vector<4xf32>
  %1 = arith.addf %0, %0 fastmath<contract> : vector<4xf32>
  %2 = arith.mulf %d, %d fastmath<contract> : f16
  %3 = arith.subf %2, %d fastmath<contract> : f16
  %4 = arith.mulf %t, %t fastmath<contract,ninf> : tensor<?xf64>
  %5 = arith.addf %t, %4 fastmath<contract,nsz> : tensor<?xf64>
  return %1, %3, %5 : vector<4xf32>, f16, tensor<?xf64>
}
