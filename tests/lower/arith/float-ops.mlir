// RUN: terrace opt %s --convert-arith-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func @binary(%a: f32, %b: f32) {
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %a, %b : f32
  %2 = arith.mulf %a, %b : f32
  %3 = arith.divf %a, %b : f32
  %4 = arith.remf %a, %b : f32
  %5 = arith.negf %a : f32
  %6 = arith.maximumf %a, %b : f32
  %7 = arith.minimumf %a, %b : f32
  %8 = arith.maxnumf %a, %b : f32
  %9 = arith.minnumf %a, %b : f32
  return
}
func.func @fastmath(%a: f64, %b: f64) {
  %0 = arith.addf %a, %b fastmath<fast> : f64
  %1 = arith.subf %a, %b fastmath<none> : f64
  %2 = arith.mulf %a, %b fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : f64
  %3 = arith.divf %a, %b fastmath<arcp> : f64
  %4 = arith.remf %a, %b fastmath<nnan> : f64
  %5 = arith.negf %a fastmath<nsz,contract> : f64
  %6 = arith.maximumf %a, %b fastmath<reassoc> : f64
  %7 = arith.minnumf %a, %b fastmath<afn> : f64
  return
}
func.func @types(%a: f16, %b: bf16, %c: f80, %d: f128, %v: vector<4xf32>, %s: vector<[2]xf64>, %z: vector<f32>) {
  %0 = arith.addf %a, %a : f16
  %1 = arith.mulf %b, %b : bf16
  %2 = arith.subf %c, %c : f80
  %3 = arith.divf %d, %d : f128
  %4 = arith.addf %v, %v : vector<4xf32>
  %5 = arith.negf %s : vector<[2]xf64>
  %6 = arith.addf %z, %z : vector<f32>
  return
}
func.func @nd(%v: vector<2x4xf32>, %w: vector<2x2x3xf32>, %x: vector<2x4xf32>) -> (vector<2x4xf32>, vector<2x2x3xf32>, vector<2x4xf32>) {
  %0 = arith.addf %v, %v fastmath<contract> : vector<2x4xf32>
  %1 = arith.negf %w : vector<2x2x3xf32>
  %2 = arith.maximumf %v, %x : vector<2x4xf32>
  return %0, %1, %2 : vector<2x4xf32>, vector<2x2x3xf32>, vector<2x4xf32>
}
func.func @discardable(%a: f32) -> f32 {
  %0 = arith.mulf %a, %a fastmath<fast> {foo = 1} : f32
  return %0 : f32
}
