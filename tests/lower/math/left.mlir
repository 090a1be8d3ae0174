// RUN: terrace opt %s --convert-math-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func @absf(%a: f8E5M2) -> f8E5M2 {
  %0 = math.absf %a : f8E5M2
  return %0 : f8E5M2
}
func.func @acosh(%a: f8E5M2) -> f8E5M2 {
  %0 = math.acosh %a : f8E5M2
  return %0 : f8E5M2
}
func.func @asin(%a: f8E5M2) -> f8E5M2 {
  %0 = math.asin %a : f8E5M2
  return %0 : f8E5M2
}
func.func @asinh(%a: f8E5M2) -> f8E5M2 {
  %0 = math.asinh %a : f8E5M2
  return %0 : f8E5M2
}
func.func @atan(%a: f8E5M2) -> f8E5M2 {
  %0 = math.atan %a : f8E5M2
  return %0 : f8E5M2
}
func.func @atanh(%a: f8E5M2) -> f8E5M2 {
  %0 = math.atanh %a : f8E5M2
  return %0 : f8E5M2
}
func.func @cbrt(%a: f8E5M2) -> f8E5M2 {
  %0 = math.cbrt %a : f8E5M2
  return %0 : f8E5M2
}
func.func @ceil(%a: f8E5M2) -> f8E5M2 {
  %0 = math.ceil %a : f8E5M2
  return %0 : f8E5M2
}
func.func @cos(%a: f8E5M2) -> f8E5M2 {
  %0 = math.cos %a : f8E5M2
  return %0 : f8E5M2
}
func.func @acos(%a: f8E5M2) -> f8E5M2 {
  %0 = math.acos %a : f8E5M2
  return %0 : f8E5M2
}
func.func @cosh(%a: f8E5M2) -> f8E5M2 {
  %0 = math.cosh %a : f8E5M2
  return %0 : f8E5M2
}
func.func @sin(%a: f8E5M2) -> f8E5M2 {
  %0 = math.sin %a : f8E5M2
  return %0 : f8E5M2
}
func.func @sinh(%a: f8E5M2) -> f8E5M2 {
  %0 = math.sinh %a : f8E5M2
  return %0 : f8E5M2
}
func.func @erf(%a: f8E5M2) -> f8E5M2 {
  %0 = math.erf %a : f8E5M2
  return %0 : f8E5M2
}
func.func @erfc(%a: f8E5M2) -> f8E5M2 {
  %0 = math.erfc %a : f8E5M2
  return %0 : f8E5M2
}
func.func @exp(%a: f8E5M2) -> f8E5M2 {
  %0 = math.exp %a : f8E5M2
  return %0 : f8E5M2
}
func.func @exp2(%a: f8E5M2) -> f8E5M2 {
  %0 = math.exp2 %a : f8E5M2
  return %0 : f8E5M2
}
func.func @expm1(%a: f8E5M2) -> f8E5M2 {
  %0 = math.expm1 %a : f8E5M2
  return %0 : f8E5M2
}
func.func @floor(%a: f8E5M2) -> f8E5M2 {
  %0 = math.floor %a : f8E5M2
  return %0 : f8E5M2
}
func.func @log(%a: f8E5M2) -> f8E5M2 {
  %0 = math.log %a : f8E5M2
  return %0 : f8E5M2
}
func.func @log10(%a: f8E5M2) -> f8E5M2 {
  %0 = math.log10 %a : f8E5M2
  return %0 : f8E5M2
}
func.func @log1p(%a: f8E5M2) -> f8E5M2 {
  %0 = math.log1p %a : f8E5M2
  return %0 : f8E5M2
}
func.func @log2(%a: f8E5M2) -> f8E5M2 {
  %0 = math.log2 %a : f8E5M2
  return %0 : f8E5M2
}
func.func @rsqrt(%a: f8E5M2) -> f8E5M2 {
  %0 = math.rsqrt %a : f8E5M2
  return %0 : f8E5M2
}
func.func @sqrt(%a: f8E5M2) -> f8E5M2 {
  %0 = math.sqrt %a : f8E5M2
  return %0 : f8E5M2
}
func.func @tan(%a: f8E5M2) -> f8E5M2 {
  %0 = math.tan %a : f8E5M2
  return %0 : f8E5M2
}
func.func @tanh(%a: f8E5M2) -> f8E5M2 {
  %0 = math.tanh %a : f8E5M2
  return %0 : f8E5M2
}
func.func @roundeven(%a: f8E5M2) -> f8E5M2 {
  %0 = math.roundeven %a : f8E5M2
  return %0 : f8E5M2
}
func.func @round(%a: f8E5M2) -> f8E5M2 {
  %0 = math.round %a : f8E5M2
  return %0 : f8E5M2
}
func.func @trunc(%a: f8E5M2) -> f8E5M2 {
  %0 = math.trunc %a : f8E5M2
  return %0 : f8E5M2
}
func.func @atan2(%a: f8E5M2, %b: f8E5M2) -> f8E5M2 {
  %0 = math.atan2 %a, %b : f8E5M2
  return %0 : f8E5M2
}
func.func @copysign(%a: f8E5M2, %b: f8E5M2) -> f8E5M2 {
  %0 = math.copysign %a, %b : f8E5M2
  return %0 : f8E5M2
}
func.func @powf(%a: f8E5M2, %b: f8E5M2) -> f8E5M2 {
  %0 = math.powf %a, %b : f8E5M2
  return %0 : f8E5M2
}
func.func @fma(%a: f8E5M2, %b: f8E5M2, %c: f8E5M2) -> f8E5M2 {
  %0 = math.fma %a, %b, %c : f8E5M2
  return %0 : f8E5M2
}
func.func @clampf(%a: f8E5M2, %b: f8E5M2, %c: f8E5M2) -> f8E5M2 {
  %0 = math.clampf %a to [%b, %c] : f8E5M2
  return %0 : f8E5M2
}
func.func @fpowi(%a: f8E5M2, %b: i8) -> f8E5M2 {
  %0 = math.fpowi %a, %b : f8E5M2, i8
  return %0 : f8E5M2
}
func.func @sincos(%a: f8E5M2) -> (f8E5M2, f8E5M2) {
  %0, %1 = math.sincos %a : f8E5M2
  return %0, %1 : f8E5M2, f8E5M2
}
func.func @isfinite(%a: f8E5M2) -> i1 {
  %0 = math.isfinite %a : f8E5M2
  return %0 : i1
}
func.func @isinf(%a: f8E5M2) -> i1 {
  %0 = math.isinf %a : f8E5M2
  return %0 : i1
}
func.func @isnan(%a: f8E5M2) -> i1 {
  %0 = math.isnan %a : f8E5M2
  return %0 : i1
}
func.func @isnormal(%a: f8E5M2) -> i1 {
  %0 = math.isnormal %a : f8E5M2
  return %0 : i1
}
func.func @absi(%a: i8) -> i8 {
  %0 = math.absi %a : i8
  return %0 : i8
}
func.func @ctlz(%a: i8) -> i8 {
  %0 = math.ctlz %a : i8
  return %0 : i8
}
func.func @cttz(%a: i8) -> i8 {
  %0 = math.cttz %a : i8
  return %0 : i8
}
func.func @ctpop(%a: i8) -> i8 {
  %0 = math.ctpop %a : i8
  return %0 : i8
}
func.func @ipowi(%a: i8, %b: i8) -> i8 {
  %0 = math.ipowi %a, %b : i8
  return %0 : i8
}

func.func @absf_tf32(%a: tf32) -> tf32 {
  %0 = math.absf %a : tf32
  return %0 : tf32
}
func.func @acosh_tf32(%a: tf32) -> tf32 {
  %0 = math.acosh %a : tf32
  return %0 : tf32
}
func.func @asin_tf32(%a: tf32) -> tf32 {
  %0 = math.asin %a : tf32
  return %0 : tf32
}
func.func @asinh_tf32(%a: tf32) -> tf32 {
  %0 = math.asinh %a : tf32
  return %0 : tf32
}
func.func @atan_tf32(%a: tf32) -> tf32 {
  %0 = math.atan %a : tf32
  return %0 : tf32
}
func.func @atanh_tf32(%a: tf32) -> tf32 {
  %0 = math.atanh %a : tf32
  return %0 : tf32
}
func.func @cbrt_tf32(%a: tf32) -> tf32 {
  %0 = math.cbrt %a : tf32
  return %0 : tf32
}
func.func @ceil_tf32(%a: tf32) -> tf32 {
  %0 = math.ceil %a : tf32
  return %0 : tf32
}
func.func @cos_tf32(%a: tf32) -> tf32 {
  %0 = math.cos %a : tf32
  return %0 : tf32
}
func.func @acos_tf32(%a: tf32) -> tf32 {
  %0 = math.acos %a : tf32
  return %0 : tf32
}
func.func @cosh_tf32(%a: tf32) -> tf32 {
  %0 = math.cosh %a : tf32
  return %0 : tf32
}
func.func @sin_tf32(%a: tf32) -> tf32 {
  %0 = math.sin %a : tf32
  return %0 : tf32
}
func.func @sinh_tf32(%a: tf32) -> tf32 {
  %0 = math.sinh %a : tf32
  return %0 : tf32
}
func.func @erf_tf32(%a: tf32) -> tf32 {
  %0 = math.erf %a : tf32
  return %0 : tf32
}
func.func @erfc_tf32(%a: tf32) -> tf32 {
  %0 = math.erfc %a : tf32
  return %0 : tf32
}
func.func @exp_tf32(%a: tf32) -> tf32 {
  %0 = math.exp %a : tf32
  return %0 : tf32
}
func.func @exp2_tf32(%a: tf32) -> tf32 {
  %0 = math.exp2 %a : tf32
  return %0 : tf32
}
func.func @expm1_tf32(%a: tf32) -> tf32 {
  %0 = math.expm1 %a : tf32
  return %0 : tf32
}
func.func @floor_tf32(%a: tf32) -> tf32 {
  %0 = math.floor %a : tf32
  return %0 : tf32
}
func.func @log_tf32(%a: tf32) -> tf32 {
  %0 = math.log %a : tf32
  return %0 : tf32
}
func.func @log10_tf32(%a: tf32) -> tf32 {
  %0 = math.log10 %a : tf32
  return %0 : tf32
}
func.func @log1p_tf32(%a: tf32) -> tf32 {
  %0 = math.log1p %a : tf32
  return %0 : tf32
}
func.func @log2_tf32(%a: tf32) -> tf32 {
  %0 = math.log2 %a : tf32
  return %0 : tf32
}
func.func @rsqrt_tf32(%a: tf32) -> tf32 {
  %0 = math.rsqrt %a : tf32
  return %0 : tf32
}
func.func @sqrt_tf32(%a: tf32) -> tf32 {
  %0 = math.sqrt %a : tf32
  return %0 : tf32
}
func.func @tan_tf32(%a: tf32) -> tf32 {
  %0 = math.tan %a : tf32
  return %0 : tf32
}
func.func @tanh_tf32(%a: tf32) -> tf32 {
  %0 = math.tanh %a : tf32
  return %0 : tf32
}
func.func @roundeven_tf32(%a: tf32) -> tf32 {
  %0 = math.roundeven %a : tf32
  return %0 : tf32
}
func.func @round_tf32(%a: tf32) -> tf32 {
  %0 = math.round %a : tf32
  return %0 : tf32
}
func.func @trunc_tf32(%a: tf32) -> tf32 {
  %0 = math.trunc %a : tf32
  return %0 : tf32
}
func.func @atan2_tf32(%a: tf32, %b: tf32) -> tf32 {
  %0 = math.atan2 %a, %b : tf32
  return %0 : tf32
}
func.func @copysign_tf32(%a: tf32, %b: tf32) -> tf32 {
  %0 = math.copysign %a, %b : tf32
  return %0 : tf32
}
func.func @powf_tf32(%a: tf32, %b: tf32) -> tf32 {
  %0 = math.powf %a, %b : tf32
  return %0 : tf32
}
func.func @fma_tf32(%a: tf32, %b: tf32, %c: tf32) -> tf32 {
  %0 = math.fma %a, %b, %c : tf32
  return %0 : tf32
}
func.func @clampf_tf32(%a: tf32, %b: tf32, %c: tf32) -> tf32 {
  %0 = math.clampf %a to [%b, %c] : tf32
  return %0 : tf32
}
func.func @fpowi_tf32(%a: tf32, %b: i7) -> tf32 {
  %0 = math.fpowi %a, %b : tf32, i7
  return %0 : tf32
}
func.func @sincos_tf32(%a: tf32) -> (tf32, tf32) {
  %0, %1 = math.sincos %a : tf32
  return %0, %1 : tf32, tf32
}
func.func @isfinite_tf32(%a: tf32) -> i1 {
  %0 = math.isfinite %a : tf32
  return %0 : i1
}
func.func @isinf_tf32(%a: tf32) -> i1 {
  %0 = math.isinf %a : tf32
  return %0 : i1
}
func.func @isnan_tf32(%a: tf32) -> i1 {
  %0 = math.isnan %a : tf32
  return %0 : i1
}
func.func @isnormal_tf32(%a: tf32) -> i1 {
  %0 = math.isnormal %a : tf32
  return %0 : i1
}
func.func @absi_tf32(%a: i7) -> i7 {
  %0 = math.absi %a : i7
  return %0 : i7
}
func.func @ctlz_tf32(%a: i7) -> i7 {
  %0 = math.ctlz %a : i7
  return %0 : i7
}
func.func @cttz_tf32(%a: i7) -> i7 {
  %0 = math.cttz %a : i7
  return %0 : i7
}
func.func @ctpop_tf32(%a: i7) -> i7 {
  %0 = math.ctpop %a : i7
  return %0 : i7
}
func.func @ipowi_tf32(%a: i7, %b: i7) -> i7 {
  %0 = math.ipowi %a, %b : i7
  return %0 : i7
}

func.func @tensors(%a: tensor<4xf32>, %i: tensor<?xi32>) -> (tensor<4xf32>, tensor<?xi32>, tensor<4xi1>) {
  %0 = math.exp %a : tensor<4xf32>
  %1 = math.ctpop %i : tensor<?xi32>
  %2 = math.isnan %a : tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<?xi32>, tensor<4xi1>
}
