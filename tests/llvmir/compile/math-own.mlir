// RUN: terrace compile %s

// DIFFERS: upstream's passes leave these operations, or compute them by formulas that lose digits

func.func @library(%a: f32, %b: f64, %h: f16, %x: f80, %q: f128) -> (f32, f64, f16, f80, f128) {
  %0 = math.acosh %a : f32
  %1 = math.asinh %b : f64
  %2 = math.atanh %h : f16
  %3 = math.cbrt %x : f80
  %4 = math.erf %q : f128
  %5 = math.erfc %1 : f64
  %6 = math.expm1 %0 fastmath<fast> : f32
  %7 = math.log1p %5 : f64
  %8 = math.acosh %6 : f32
  return %8, %7, %2, %3, %4 : f32, f64, f16, f80, f128
}

func.func @vectors(%a: vector<2xf32>, %b: vector<2x1xf64>) -> (vector<2xf32>, vector<2x1xf64>) {
  %0 = math.erf %a : vector<2xf32>
  %1 = math.log1p %b : vector<2x1xf64>
  return %0, %1 : vector<2xf32>, vector<2x1xf64>
}

func.func @classes(%a: f32, %v: vector<2x2xf64>) -> (i1, i1, vector<2x2xi1>) {
  %0 = math.isinf %a : f32
  %1 = math.isnormal %a : f32
  %2 = math.isinf %v : vector<2x2xf64>
  return %0, %1, %2 : i1, i1, vector<2x2xi1>
}

func.func @clampf(%a: f32, %lo: f32, %hi: f32) -> f32 {
  %0 = math.clampf %a to [%lo, %hi] fastmath<nnan> : f32
  return %0 : f32
}

func.func @integers(%a: vector<2x2xi32>) -> (vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>) {
  %0 = math.absi %a : vector<2x2xi32>
  %1 = math.ctlz %a : vector<2x2xi32>
  %2 = math.cttz %a : vector<2x2xi32>
  return %0, %1, %2 : vector<2x2xi32>, vector<2x2xi32>, vector<2x2xi32>
}

func.func @powers(%x: f32, %i: i32, %j: i64, %s: i8, %v: vector<2xf32>, %w: vector<2xi32>) -> (f32, f32, f32, vector<2xf32>, i32) {
  %0 = math.fpowi %x, %i : f32, i32
  %1 = math.fpowi %x, %j : f32, i64
  %2 = math.fpowi %x, %s : f32, i8
  %3 = math.fpowi %v, %w : vector<2xf32>, vector<2xi32>
  %4 = math.ipowi %i, %i : i32
  return %0, %1, %2, %3, %4 : f32, f32, f32, vector<2xf32>, i32
}

func.func @small(%a: f8E5M2) -> (f8E5M2, i1) {
  %0 = math.sin %a : f8E5M2
  %1 = math.isnan %a : f8E5M2
  return %0, %1 : f8E5M2, i1
}
