// Which lowerings carry discardable attributes over.
// RUN: terrace opt %s --convert-math-to-llvm
// RUN: terrace opt %s --math-expand-ops

func.func @scalar(%a: f32, %b: f32, %i: i32) {
  %0 = math.absf %a {tag = "x", llvm.number = 1 : i32} : f32
  %1 = math.acos %a {tag = "x", llvm.number = 1 : i32} : f32
  %2 = math.asin %a {tag = "x", llvm.number = 1 : i32} : f32
  %3 = math.atan %a {tag = "x", llvm.number = 1 : i32} : f32
  %4 = math.ceil %a {tag = "x", llvm.number = 1 : i32} : f32
  %5 = math.cos %a {tag = "x", llvm.number = 1 : i32} : f32
  %6 = math.cosh %a {tag = "x", llvm.number = 1 : i32} : f32
  %7 = math.exp %a {tag = "x", llvm.number = 1 : i32} : f32
  %8 = math.exp2 %a {tag = "x", llvm.number = 1 : i32} : f32
  %9 = math.expm1 %a {tag = "x", llvm.number = 1 : i32} : f32
  %10 = math.floor %a {tag = "x", llvm.number = 1 : i32} : f32
  %11 = math.log %a {tag = "x", llvm.number = 1 : i32} : f32
  %12 = math.log10 %a {tag = "x", llvm.number = 1 : i32} : f32
  %13 = math.log1p %a {tag = "x", llvm.number = 1 : i32} : f32
  %14 = math.log2 %a {tag = "x", llvm.number = 1 : i32} : f32
  %15 = math.round %a {tag = "x", llvm.number = 1 : i32} : f32
  %16 = math.roundeven %a {tag = "x", llvm.number = 1 : i32} : f32
  %17 = math.rsqrt %a {tag = "x", llvm.number = 1 : i32} : f32
  %18 = math.sin %a {tag = "x", llvm.number = 1 : i32} : f32
  %19 = math.sinh %a {tag = "x", llvm.number = 1 : i32} : f32
  %20 = math.sqrt %a {tag = "x", llvm.number = 1 : i32} : f32
  %21 = math.tan %a {tag = "x", llvm.number = 1 : i32} : f32
  %22 = math.tanh %a {tag = "x", llvm.number = 1 : i32} : f32
  %23 = math.trunc %a {tag = "x", llvm.number = 1 : i32} : f32
  %atan2 = math.atan2 %a, %b {tag = "x", llvm.number = 1 : i32} : f32
  %copysign = math.copysign %a, %b {tag = "x", llvm.number = 1 : i32} : f32
  %powf = math.powf %a, %b {tag = "x", llvm.number = 1 : i32} : f32
  %fma = math.fma %a, %b, %a {tag = "x", llvm.number = 1 : i32} : f32
  %clampf = math.clampf %a to [%b, %a] {tag = "x", llvm.number = 1 : i32} : f32
  %fpowi = math.fpowi %a, %i {tag = "x", llvm.number = 1 : i32} : f32, i32
  %isfinite = math.isfinite %a {tag = "x", llvm.number = 1 : i32} : f32
  %isinf = math.isinf %a {tag = "x", llvm.number = 1 : i32} : f32
  %isnan = math.isnan %a {tag = "x", llvm.number = 1 : i32} : f32
  %isnormal = math.isnormal %a {tag = "x", llvm.number = 1 : i32} : f32
  %absi = math.absi %i {tag = "x", llvm.number = 1 : i32} : i32
  %ctlz = math.ctlz %i {tag = "x", llvm.number = 1 : i32} : i32
  %cttz = math.cttz %i {tag = "x", llvm.number = 1 : i32} : i32
  %ctpop = math.ctpop %i {tag = "x", llvm.number = 1 : i32} : i32
  %sine, %cosine = math.sincos %a {tag = "x", llvm.number = 1 : i32} : f32
  return
}

func.func @vector(%a: vector<4xf32>, %b: vector<4xf32>, %i: vector<4xi32>) {
  %0 = math.absf %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %1 = math.acos %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %2 = math.asin %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %3 = math.atan %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %4 = math.ceil %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %5 = math.cos %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %6 = math.cosh %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %7 = math.exp %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %8 = math.exp2 %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %9 = math.expm1 %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %10 = math.floor %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %11 = math.log %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %12 = math.log10 %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %13 = math.log1p %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %14 = math.log2 %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %15 = math.round %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %16 = math.roundeven %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %17 = math.rsqrt %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %18 = math.sin %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %19 = math.sinh %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %20 = math.sqrt %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %21 = math.tan %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %22 = math.tanh %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %23 = math.trunc %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %atan2 = math.atan2 %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %copysign = math.copysign %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %powf = math.powf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %fma = math.fma %a, %b, %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %clampf = math.clampf %a to [%b, %a] {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %isfinite = math.isfinite %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %isinf = math.isinf %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %isnan = math.isnan %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %isnormal = math.isnormal %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  %absi = math.absi %i {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %ctlz = math.ctlz %i {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %cttz = math.cttz %i {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %ctpop = math.ctpop %i {tag = "x", llvm.number = 1 : i32} : vector<4xi32>
  %sine, %cosine = math.sincos %a {tag = "x", llvm.number = 1 : i32} : vector<4xf32>
  return
}

func.func @array(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %i: vector<2x3xi32>) {
  %0 = math.absf %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %1 = math.acos %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %2 = math.asin %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %3 = math.atan %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %4 = math.ceil %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %5 = math.cos %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %6 = math.cosh %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %7 = math.exp %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %8 = math.exp2 %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %9 = math.expm1 %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %10 = math.floor %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %11 = math.log %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %12 = math.log10 %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %13 = math.log1p %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %14 = math.log2 %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %15 = math.round %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %16 = math.roundeven %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %17 = math.rsqrt %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %18 = math.sin %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %19 = math.sinh %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %20 = math.sqrt %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %21 = math.tan %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %22 = math.tanh %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %23 = math.trunc %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %atan2 = math.atan2 %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %copysign = math.copysign %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %powf = math.powf %a, %b {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %fma = math.fma %a, %b, %a {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %clampf = math.clampf %a to [%b, %a] {tag = "x", llvm.number = 1 : i32} : vector<2x3xf32>
  %ctpop = math.ctpop %i {tag = "x", llvm.number = 1 : i32} : vector<2x3xi32>
  return
}
