// RUN: terrace opt %s --convert-math-to-rocdl
// RUN: terrace opt %s --convert-math-to-rocdl=chipset=gfx942 --mlir-print-debuginfo --mlir-print-local-scope

// The functions of all types; `bf16` is computed in `f32`.
func.func @f16(%x: f16, %n: i32) {
  %acos = math.acos %x : f16
  %acosh = math.acosh %x : f16
  %asin = math.asin %x : f16
  %asinh = math.asinh %x : f16
  %atan = math.atan %x : f16
  %atanh = math.atanh %x : f16
  %cbrt = math.cbrt %x : f16
  %ceil = math.ceil %x : f16
  %cos = math.cos %x : f16
  %cosh = math.cosh %x : f16
  %erf = math.erf %x : f16
  %erfc = math.erfc %x : f16
  %exp = math.exp %x : f16
  %exp2 = math.exp2 %x : f16
  %expm1 = math.expm1 %x : f16
  %floor = math.floor %x : f16
  %log = math.log %x : f16
  %log10 = math.log10 %x : f16
  %log1p = math.log1p %x : f16
  %log2 = math.log2 %x : f16
  %rsqrt = math.rsqrt %x : f16
  %sin = math.sin %x : f16
  %sinh = math.sinh %x : f16
  %tan = math.tan %x : f16
  %tanh = math.tanh %x : f16
  %atan2 = math.atan2 %x, %x : f16
  %powf = math.powf %x, %x fastmath<afn> {a} : f16
  %fpowi = math.fpowi %x, %n : f16, i32
  %remf = arith.remf %x, %x : f16
  return
}

func.func @bf16(%x: bf16, %n: i32) {
  %acos = math.acos %x : bf16
  %acosh = math.acosh %x : bf16
  %asin = math.asin %x : bf16
  %asinh = math.asinh %x : bf16
  %atan = math.atan %x : bf16
  %atanh = math.atanh %x : bf16
  %cbrt = math.cbrt %x : bf16
  %ceil = math.ceil %x : bf16
  %cos = math.cos %x : bf16
  %cosh = math.cosh %x : bf16
  %erf = math.erf %x : bf16
  %erfc = math.erfc %x : bf16
  %exp = math.exp %x : bf16
  %exp2 = math.exp2 %x : bf16
  %expm1 = math.expm1 %x : bf16
  %floor = math.floor %x : bf16
  %log = math.log %x : bf16
  %log10 = math.log10 %x : bf16
  %log1p = math.log1p %x : bf16
  %log2 = math.log2 %x : bf16
  %rsqrt = math.rsqrt %x : bf16
  %sin = math.sin %x : bf16
  %sinh = math.sinh %x : bf16
  %tan = math.tan %x : bf16
  %tanh = math.tanh %x : bf16
  %atan2 = math.atan2 %x, %x : bf16
  %powf = math.powf %x, %x fastmath<afn> {a} : bf16
  %fpowi = math.fpowi %x, %n : bf16, i32
  %remf = arith.remf %x, %x : bf16
  return
}

func.func @f32(%x: f32, %n: i32) {
  %acos = math.acos %x : f32
  %acosh = math.acosh %x : f32
  %asin = math.asin %x : f32
  %asinh = math.asinh %x : f32
  %atan = math.atan %x : f32
  %atanh = math.atanh %x : f32
  %cbrt = math.cbrt %x : f32
  %ceil = math.ceil %x : f32
  %cos = math.cos %x : f32
  %cosh = math.cosh %x : f32
  %erf = math.erf %x : f32
  %erfc = math.erfc %x : f32
  %exp = math.exp %x : f32
  %exp2 = math.exp2 %x : f32
  %expm1 = math.expm1 %x : f32
  %floor = math.floor %x : f32
  %log = math.log %x : f32
  %log10 = math.log10 %x : f32
  %log1p = math.log1p %x : f32
  %log2 = math.log2 %x : f32
  %rsqrt = math.rsqrt %x : f32
  %sin = math.sin %x : f32
  %sinh = math.sinh %x : f32
  %tan = math.tan %x : f32
  %tanh = math.tanh %x : f32
  %atan2 = math.atan2 %x, %x : f32
  %powf = math.powf %x, %x fastmath<afn> {a} : f32
  %fpowi = math.fpowi %x, %n : f32, i32
  %remf = arith.remf %x, %x : f32
  return
}

func.func @f64(%x: f64, %n: i32) {
  %acos = math.acos %x : f64
  %acosh = math.acosh %x : f64
  %asin = math.asin %x : f64
  %asinh = math.asinh %x : f64
  %atan = math.atan %x : f64
  %atanh = math.atanh %x : f64
  %cbrt = math.cbrt %x : f64
  %ceil = math.ceil %x : f64
  %cos = math.cos %x : f64
  %cosh = math.cosh %x : f64
  %erf = math.erf %x : f64
  %erfc = math.erfc %x : f64
  %exp = math.exp %x : f64
  %exp2 = math.exp2 %x : f64
  %expm1 = math.expm1 %x : f64
  %floor = math.floor %x : f64
  %log = math.log %x : f64
  %log10 = math.log10 %x : f64
  %log1p = math.log1p %x : f64
  %log2 = math.log2 %x : f64
  %rsqrt = math.rsqrt %x : f64
  %sin = math.sin %x : f64
  %sinh = math.sinh %x : f64
  %tan = math.tan %x : f64
  %tanh = math.tanh %x : f64
  %atan2 = math.atan2 %x, %x : f64
  %powf = math.powf %x, %x fastmath<afn> {a} : f64
  %fpowi = math.fpowi %x, %n : f64, i32
  %remf = arith.remf %x, %x : f64
  return
}

// Operations that stay: LLVM has intrinsics for them, or the library has no function.
func.func @left(%x: f32, %n: i32, %q: f128, %v: vector<2xf32>, %w: vector<2xf128>, %t: tensor<2xf32>) {
  %absf = math.absf %x : f32
  %round = math.round %x : f32
  %roundeven = math.roundeven %x : f32
  %sqrt = math.sqrt %x : f32
  %trunc = math.trunc %x : f32
  %isfinite = math.isfinite %x : f32
  %isinf = math.isinf %x : f32
  %isnan = math.isnan %x : f32
  %isnormal = math.isnormal %x : f32
  %copysign = math.copysign %x, %x : f32
  %fma = math.fma %x, %x, %x : f32
  %absi = math.absi %n : i32
  %sin, %cos = math.sincos %x : f32
  %0 = math.exp %v : vector<2xf32>
  %1 = math.sin %q : f128
  %2 = math.sin %w : vector<2xf128>
  %3 = math.sin %t : tensor<2xf32>
  %4 = arith.remf %q, %q : f128
  return
}

// Vectors are taken apart.
func.func @vectors(%v: vector<2xf32>, %n: vector<2xi32>, %m: vector<2x2xbf16>, %s: vector<f32>, %e: vector<1xf64>) -> (vector<2xf32>, vector<2x2xbf16>, vector<f32>) {
  %0 = math.fpowi %v, %n fastmath<fast> : vector<2xf32>, vector<2xi32>
  %1 = math.sin %m {a} : vector<2x2xbf16>
  %2 = math.atan2 %s, %s : vector<f32>
  %3 = arith.remf %e, %e : vector<1xf64>
  return %0, %1, %2 : vector<2xf32>, vector<2x2xbf16>, vector<f32>
}

// The median of three numbers, on chipsets that have it.
func.func @clamp(%h: f16, %b: bf16, %x: f32, %d: f64, %v: vector<4xf32>, %m: vector<2x2xf16>, %s: vector<[4]xf32>) {
  %0 = math.clampf %h to [%h, %h] fastmath<fast> : f16
  %1 = math.clampf %b to [%b, %b] : bf16
  %2 = math.clampf %x to [%x, %x] {a} : f32
  %3 = math.clampf %d to [%d, %d] : f64
  %4 = math.clampf %v to [%v, %v] : vector<4xf32>
  %5 = math.clampf %m to [%m, %m] : vector<2x2xf16>
  %6 = math.clampf %s to [%s, %s] : vector<[4]xf32>
  return
}

// Each symbol table has its declarations, in front of the first function that calls them.
gpu.module @kernels {
  gpu.func @kernel(%x: f32) kernel {
    %0 = math.sin %x : f32 loc(fused["a", "b":1:2])
    gpu.return
  }
  llvm.func @declared(%x: f64) {
    %0 = math.sin %x : f64
    llvm.return
  }
  llvm.func @__ocml_sin_f64(f64) -> f64
}
func.func @lowered(%x: f32) {
  %0 = math.sin %x : f32 loc("name")
  return
}
llvm.func @nowhere(%x: f32) -> f32 {
  %0 = math.log2 %x : f32 loc(unknown)
  llvm.return %0 : f32
}
