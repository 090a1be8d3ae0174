// RUN: terrace opt %s --convert-math-to-llvm
// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace opt %s --convert-math-to-llvm=approximate-log1p=false

func.func @absf(%a: f32) -> f32 {
  %0 = math.absf %a : f32
  return %0 : f32
}
func.func @acosh(%a: f32) -> f32 {
  %0 = math.acosh %a : f32
  return %0 : f32
}
func.func @asin(%a: f32) -> f32 {
  %0 = math.asin %a : f32
  return %0 : f32
}
func.func @asinh(%a: f32) -> f32 {
  %0 = math.asinh %a : f32
  return %0 : f32
}
func.func @atan(%a: f32) -> f32 {
  %0 = math.atan %a : f32
  return %0 : f32
}
func.func @atanh(%a: f32) -> f32 {
  %0 = math.atanh %a : f32
  return %0 : f32
}
func.func @cbrt(%a: f32) -> f32 {
  %0 = math.cbrt %a : f32
  return %0 : f32
}
func.func @ceil(%a: f32) -> f32 {
  %0 = math.ceil %a : f32
  return %0 : f32
}
func.func @cos(%a: f32) -> f32 {
  %0 = math.cos %a : f32
  return %0 : f32
}
func.func @acos(%a: f32) -> f32 {
  %0 = math.acos %a : f32
  return %0 : f32
}
func.func @cosh(%a: f32) -> f32 {
  %0 = math.cosh %a : f32
  return %0 : f32
}
func.func @sin(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  return %0 : f32
}
func.func @sinh(%a: f32) -> f32 {
  %0 = math.sinh %a : f32
  return %0 : f32
}
func.func @erf(%a: f32) -> f32 {
  %0 = math.erf %a : f32
  return %0 : f32
}
func.func @erfc(%a: f32) -> f32 {
  %0 = math.erfc %a : f32
  return %0 : f32
}
func.func @exp(%a: f32) -> f32 {
  %0 = math.exp %a : f32
  return %0 : f32
}
func.func @exp2(%a: f32) -> f32 {
  %0 = math.exp2 %a : f32
  return %0 : f32
}
func.func @expm1(%a: f32) -> f32 {
  %0 = math.expm1 %a : f32
  return %0 : f32
}
func.func @floor(%a: f32) -> f32 {
  %0 = math.floor %a : f32
  return %0 : f32
}
func.func @log(%a: f32) -> f32 {
  %0 = math.log %a : f32
  return %0 : f32
}
func.func @log10(%a: f32) -> f32 {
  %0 = math.log10 %a : f32
  return %0 : f32
}
func.func @log1p(%a: f32) -> f32 {
  %0 = math.log1p %a : f32
  return %0 : f32
}
func.func @log2(%a: f32) -> f32 {
  %0 = math.log2 %a : f32
  return %0 : f32
}
func.func @rsqrt(%a: f32) -> f32 {
  %0 = math.rsqrt %a : f32
  return %0 : f32
}
func.func @sqrt(%a: f32) -> f32 {
  %0 = math.sqrt %a : f32
  return %0 : f32
}
func.func @tan(%a: f32) -> f32 {
  %0 = math.tan %a : f32
  return %0 : f32
}
func.func @tanh(%a: f32) -> f32 {
  %0 = math.tanh %a : f32
  return %0 : f32
}
func.func @roundeven(%a: f32) -> f32 {
  %0 = math.roundeven %a : f32
  return %0 : f32
}
func.func @round(%a: f32) -> f32 {
  %0 = math.round %a : f32
  return %0 : f32
}
func.func @trunc(%a: f32) -> f32 {
  %0 = math.trunc %a : f32
  return %0 : f32
}
func.func @atan2(%a: f32, %b: f32) -> f32 {
  %0 = math.atan2 %a, %b : f32
  return %0 : f32
}
func.func @copysign(%a: f32, %b: f32) -> f32 {
  %0 = math.copysign %a, %b : f32
  return %0 : f32
}
func.func @powf(%a: f32, %b: f32) -> f32 {
  %0 = math.powf %a, %b : f32
  return %0 : f32
}
func.func @fma(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = math.fma %a, %b, %c : f32
  return %0 : f32
}
func.func @clampf(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = math.clampf %a to [%b, %c] : f32
  return %0 : f32
}
func.func @fpowi(%a: f32, %b: i32) -> f32 {
  %0 = math.fpowi %a, %b : f32, i32
  return %0 : f32
}
func.func @sincos(%a: f32) -> (f32, f32) {
  %0, %1 = math.sincos %a : f32
  return %0, %1 : f32, f32
}
func.func @isfinite(%a: f32) -> i1 {
  %0 = math.isfinite %a : f32
  return %0 : i1
}
func.func @isinf(%a: f32) -> i1 {
  %0 = math.isinf %a : f32
  return %0 : i1
}
func.func @isnan(%a: f32) -> i1 {
  %0 = math.isnan %a : f32
  return %0 : i1
}
func.func @isnormal(%a: f32) -> i1 {
  %0 = math.isnormal %a : f32
  return %0 : i1
}
func.func @absi(%a: i32) -> i32 {
  %0 = math.absi %a : i32
  return %0 : i32
}
func.func @ctlz(%a: i32) -> i32 {
  %0 = math.ctlz %a : i32
  return %0 : i32
}
func.func @cttz(%a: i32) -> i32 {
  %0 = math.cttz %a : i32
  return %0 : i32
}
func.func @ctpop(%a: i32) -> i32 {
  %0 = math.ctpop %a : i32
  return %0 : i32
}
func.func @ipowi(%a: i32, %b: i32) -> i32 {
  %0 = math.ipowi %a, %b : i32
  return %0 : i32
}

func.func @absf_f64(%a: f64) -> f64 {
  %0 = math.absf %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @acosh_f64(%a: f64) -> f64 {
  %0 = math.acosh %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @asin_f64(%a: f64) -> f64 {
  %0 = math.asin %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @asinh_f64(%a: f64) -> f64 {
  %0 = math.asinh %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @atan_f64(%a: f64) -> f64 {
  %0 = math.atan %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @atanh_f64(%a: f64) -> f64 {
  %0 = math.atanh %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @cbrt_f64(%a: f64) -> f64 {
  %0 = math.cbrt %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @ceil_f64(%a: f64) -> f64 {
  %0 = math.ceil %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @cos_f64(%a: f64) -> f64 {
  %0 = math.cos %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @acos_f64(%a: f64) -> f64 {
  %0 = math.acos %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @cosh_f64(%a: f64) -> f64 {
  %0 = math.cosh %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @sin_f64(%a: f64) -> f64 {
  %0 = math.sin %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @sinh_f64(%a: f64) -> f64 {
  %0 = math.sinh %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @erf_f64(%a: f64) -> f64 {
  %0 = math.erf %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @erfc_f64(%a: f64) -> f64 {
  %0 = math.erfc %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @exp_f64(%a: f64) -> f64 {
  %0 = math.exp %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @exp2_f64(%a: f64) -> f64 {
  %0 = math.exp2 %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @expm1_f64(%a: f64) -> f64 {
  %0 = math.expm1 %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @floor_f64(%a: f64) -> f64 {
  %0 = math.floor %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @log_f64(%a: f64) -> f64 {
  %0 = math.log %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @log10_f64(%a: f64) -> f64 {
  %0 = math.log10 %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @log1p_f64(%a: f64) -> f64 {
  %0 = math.log1p %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @log2_f64(%a: f64) -> f64 {
  %0 = math.log2 %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @rsqrt_f64(%a: f64) -> f64 {
  %0 = math.rsqrt %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @sqrt_f64(%a: f64) -> f64 {
  %0 = math.sqrt %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @tan_f64(%a: f64) -> f64 {
  %0 = math.tan %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @tanh_f64(%a: f64) -> f64 {
  %0 = math.tanh %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @roundeven_f64(%a: f64) -> f64 {
  %0 = math.roundeven %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @round_f64(%a: f64) -> f64 {
  %0 = math.round %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @trunc_f64(%a: f64) -> f64 {
  %0 = math.trunc %a fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @atan2_f64(%a: f64, %b: f64) -> f64 {
  %0 = math.atan2 %a, %b fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @copysign_f64(%a: f64, %b: f64) -> f64 {
  %0 = math.copysign %a, %b fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @powf_f64(%a: f64, %b: f64) -> f64 {
  %0 = math.powf %a, %b fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @fma_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %0 = math.fma %a, %b, %c fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @clampf_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %0 = math.clampf %a to [%b, %c] fastmath<nnan,contract> {x} : f64
  return %0 : f64
}
func.func @fpowi_f64(%a: f64, %b: i64) -> f64 {
  %0 = math.fpowi %a, %b fastmath<nnan,contract> {x} : f64, i64
  return %0 : f64
}
func.func @sincos_f64(%a: f64) -> (f64, f64) {
  %0, %1 = math.sincos %a fastmath<nnan,contract> {x} : f64
  return %0, %1 : f64, f64
}
func.func @isfinite_f64(%a: f64) -> i1 {
  %0 = math.isfinite %a {x} : f64
  return %0 : i1
}
func.func @isinf_f64(%a: f64) -> i1 {
  %0 = math.isinf %a {x} : f64
  return %0 : i1
}
func.func @isnan_f64(%a: f64) -> i1 {
  %0 = math.isnan %a {x} : f64
  return %0 : i1
}
func.func @isnormal_f64(%a: f64) -> i1 {
  %0 = math.isnormal %a {x} : f64
  return %0 : i1
}
func.func @absi_f64(%a: i64) -> i64 {
  %0 = math.absi %a {x} : i64
  return %0 : i64
}
func.func @ctlz_f64(%a: i64) -> i64 {
  %0 = math.ctlz %a {x} : i64
  return %0 : i64
}
func.func @cttz_f64(%a: i64) -> i64 {
  %0 = math.cttz %a {x} : i64
  return %0 : i64
}
func.func @ctpop_f64(%a: i64) -> i64 {
  %0 = math.ctpop %a {x} : i64
  return %0 : i64
}
func.func @ipowi_f64(%a: i64, %b: i64) -> i64 {
  %0 = math.ipowi %a, %b {x} : i64
  return %0 : i64
}

func.func @absf_f16(%a: f16) -> f16 {
  %0 = math.absf %a : f16
  return %0 : f16
}
func.func @acosh_f16(%a: f16) -> f16 {
  %0 = math.acosh %a : f16
  return %0 : f16
}
func.func @asin_f16(%a: f16) -> f16 {
  %0 = math.asin %a : f16
  return %0 : f16
}
func.func @asinh_f16(%a: f16) -> f16 {
  %0 = math.asinh %a : f16
  return %0 : f16
}
func.func @atan_f16(%a: f16) -> f16 {
  %0 = math.atan %a : f16
  return %0 : f16
}
func.func @atanh_f16(%a: f16) -> f16 {
  %0 = math.atanh %a : f16
  return %0 : f16
}
func.func @cbrt_f16(%a: f16) -> f16 {
  %0 = math.cbrt %a : f16
  return %0 : f16
}
func.func @ceil_f16(%a: f16) -> f16 {
  %0 = math.ceil %a : f16
  return %0 : f16
}
func.func @cos_f16(%a: f16) -> f16 {
  %0 = math.cos %a : f16
  return %0 : f16
}
func.func @acos_f16(%a: f16) -> f16 {
  %0 = math.acos %a : f16
  return %0 : f16
}
func.func @cosh_f16(%a: f16) -> f16 {
  %0 = math.cosh %a : f16
  return %0 : f16
}
func.func @sin_f16(%a: f16) -> f16 {
  %0 = math.sin %a : f16
  return %0 : f16
}
func.func @sinh_f16(%a: f16) -> f16 {
  %0 = math.sinh %a : f16
  return %0 : f16
}
func.func @erf_f16(%a: f16) -> f16 {
  %0 = math.erf %a : f16
  return %0 : f16
}
func.func @erfc_f16(%a: f16) -> f16 {
  %0 = math.erfc %a : f16
  return %0 : f16
}
func.func @exp_f16(%a: f16) -> f16 {
  %0 = math.exp %a : f16
  return %0 : f16
}
func.func @exp2_f16(%a: f16) -> f16 {
  %0 = math.exp2 %a : f16
  return %0 : f16
}
func.func @expm1_f16(%a: f16) -> f16 {
  %0 = math.expm1 %a : f16
  return %0 : f16
}
func.func @floor_f16(%a: f16) -> f16 {
  %0 = math.floor %a : f16
  return %0 : f16
}
func.func @log_f16(%a: f16) -> f16 {
  %0 = math.log %a : f16
  return %0 : f16
}
func.func @log10_f16(%a: f16) -> f16 {
  %0 = math.log10 %a : f16
  return %0 : f16
}
func.func @log1p_f16(%a: f16) -> f16 {
  %0 = math.log1p %a : f16
  return %0 : f16
}
func.func @log2_f16(%a: f16) -> f16 {
  %0 = math.log2 %a : f16
  return %0 : f16
}
func.func @rsqrt_f16(%a: f16) -> f16 {
  %0 = math.rsqrt %a : f16
  return %0 : f16
}
func.func @sqrt_f16(%a: f16) -> f16 {
  %0 = math.sqrt %a : f16
  return %0 : f16
}
func.func @tan_f16(%a: f16) -> f16 {
  %0 = math.tan %a : f16
  return %0 : f16
}
func.func @tanh_f16(%a: f16) -> f16 {
  %0 = math.tanh %a : f16
  return %0 : f16
}
func.func @roundeven_f16(%a: f16) -> f16 {
  %0 = math.roundeven %a : f16
  return %0 : f16
}
func.func @round_f16(%a: f16) -> f16 {
  %0 = math.round %a : f16
  return %0 : f16
}
func.func @trunc_f16(%a: f16) -> f16 {
  %0 = math.trunc %a : f16
  return %0 : f16
}
func.func @atan2_f16(%a: f16, %b: f16) -> f16 {
  %0 = math.atan2 %a, %b : f16
  return %0 : f16
}
func.func @copysign_f16(%a: f16, %b: f16) -> f16 {
  %0 = math.copysign %a, %b : f16
  return %0 : f16
}
func.func @powf_f16(%a: f16, %b: f16) -> f16 {
  %0 = math.powf %a, %b : f16
  return %0 : f16
}
func.func @fma_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %0 = math.fma %a, %b, %c : f16
  return %0 : f16
}
func.func @clampf_f16(%a: f16, %b: f16, %c: f16) -> f16 {
  %0 = math.clampf %a to [%b, %c] : f16
  return %0 : f16
}
func.func @fpowi_f16(%a: f16, %b: i1) -> f16 {
  %0 = math.fpowi %a, %b : f16, i1
  return %0 : f16
}
func.func @sincos_f16(%a: f16) -> (f16, f16) {
  %0, %1 = math.sincos %a : f16
  return %0, %1 : f16, f16
}
func.func @isfinite_f16(%a: f16) -> i1 {
  %0 = math.isfinite %a : f16
  return %0 : i1
}
func.func @isinf_f16(%a: f16) -> i1 {
  %0 = math.isinf %a : f16
  return %0 : i1
}
func.func @isnan_f16(%a: f16) -> i1 {
  %0 = math.isnan %a : f16
  return %0 : i1
}
func.func @isnormal_f16(%a: f16) -> i1 {
  %0 = math.isnormal %a : f16
  return %0 : i1
}
func.func @absi_f16(%a: i1) -> i1 {
  %0 = math.absi %a : i1
  return %0 : i1
}
func.func @ctlz_f16(%a: i1) -> i1 {
  %0 = math.ctlz %a : i1
  return %0 : i1
}
func.func @cttz_f16(%a: i1) -> i1 {
  %0 = math.cttz %a : i1
  return %0 : i1
}
func.func @ctpop_f16(%a: i1) -> i1 {
  %0 = math.ctpop %a : i1
  return %0 : i1
}
func.func @ipowi_f16(%a: i1, %b: i1) -> i1 {
  %0 = math.ipowi %a, %b : i1
  return %0 : i1
}

func.func @absf_f128(%a: f128) -> f128 {
  %0 = math.absf %a : f128
  return %0 : f128
}
func.func @acosh_f128(%a: f128) -> f128 {
  %0 = math.acosh %a : f128
  return %0 : f128
}
func.func @asin_f128(%a: f128) -> f128 {
  %0 = math.asin %a : f128
  return %0 : f128
}
func.func @asinh_f128(%a: f128) -> f128 {
  %0 = math.asinh %a : f128
  return %0 : f128
}
func.func @atan_f128(%a: f128) -> f128 {
  %0 = math.atan %a : f128
  return %0 : f128
}
func.func @atanh_f128(%a: f128) -> f128 {
  %0 = math.atanh %a : f128
  return %0 : f128
}
func.func @cbrt_f128(%a: f128) -> f128 {
  %0 = math.cbrt %a : f128
  return %0 : f128
}
func.func @ceil_f128(%a: f128) -> f128 {
  %0 = math.ceil %a : f128
  return %0 : f128
}
func.func @cos_f128(%a: f128) -> f128 {
  %0 = math.cos %a : f128
  return %0 : f128
}
func.func @acos_f128(%a: f128) -> f128 {
  %0 = math.acos %a : f128
  return %0 : f128
}
func.func @cosh_f128(%a: f128) -> f128 {
  %0 = math.cosh %a : f128
  return %0 : f128
}
func.func @sin_f128(%a: f128) -> f128 {
  %0 = math.sin %a : f128
  return %0 : f128
}
func.func @sinh_f128(%a: f128) -> f128 {
  %0 = math.sinh %a : f128
  return %0 : f128
}
func.func @erf_f128(%a: f128) -> f128 {
  %0 = math.erf %a : f128
  return %0 : f128
}
func.func @erfc_f128(%a: f128) -> f128 {
  %0 = math.erfc %a : f128
  return %0 : f128
}
func.func @exp_f128(%a: f128) -> f128 {
  %0 = math.exp %a : f128
  return %0 : f128
}
func.func @exp2_f128(%a: f128) -> f128 {
  %0 = math.exp2 %a : f128
  return %0 : f128
}
func.func @expm1_f128(%a: f128) -> f128 {
  %0 = math.expm1 %a : f128
  return %0 : f128
}
func.func @floor_f128(%a: f128) -> f128 {
  %0 = math.floor %a : f128
  return %0 : f128
}
func.func @log_f128(%a: f128) -> f128 {
  %0 = math.log %a : f128
  return %0 : f128
}
func.func @log10_f128(%a: f128) -> f128 {
  %0 = math.log10 %a : f128
  return %0 : f128
}
func.func @log1p_f128(%a: f128) -> f128 {
  %0 = math.log1p %a : f128
  return %0 : f128
}
func.func @log2_f128(%a: f128) -> f128 {
  %0 = math.log2 %a : f128
  return %0 : f128
}
func.func @rsqrt_f128(%a: f128) -> f128 {
  %0 = math.rsqrt %a : f128
  return %0 : f128
}
func.func @sqrt_f128(%a: f128) -> f128 {
  %0 = math.sqrt %a : f128
  return %0 : f128
}
func.func @tan_f128(%a: f128) -> f128 {
  %0 = math.tan %a : f128
  return %0 : f128
}
func.func @tanh_f128(%a: f128) -> f128 {
  %0 = math.tanh %a : f128
  return %0 : f128
}
func.func @roundeven_f128(%a: f128) -> f128 {
  %0 = math.roundeven %a : f128
  return %0 : f128
}
func.func @round_f128(%a: f128) -> f128 {
  %0 = math.round %a : f128
  return %0 : f128
}
func.func @trunc_f128(%a: f128) -> f128 {
  %0 = math.trunc %a : f128
  return %0 : f128
}
func.func @atan2_f128(%a: f128, %b: f128) -> f128 {
  %0 = math.atan2 %a, %b : f128
  return %0 : f128
}
func.func @copysign_f128(%a: f128, %b: f128) -> f128 {
  %0 = math.copysign %a, %b : f128
  return %0 : f128
}
func.func @powf_f128(%a: f128, %b: f128) -> f128 {
  %0 = math.powf %a, %b : f128
  return %0 : f128
}
func.func @fma_f128(%a: f128, %b: f128, %c: f128) -> f128 {
  %0 = math.fma %a, %b, %c : f128
  return %0 : f128
}
func.func @clampf_f128(%a: f128, %b: f128, %c: f128) -> f128 {
  %0 = math.clampf %a to [%b, %c] : f128
  return %0 : f128
}
func.func @fpowi_f128(%a: f128, %b: index) -> f128 {
  %0 = math.fpowi %a, %b : f128, index
  return %0 : f128
}
func.func @sincos_f128(%a: f128) -> (f128, f128) {
  %0, %1 = math.sincos %a : f128
  return %0, %1 : f128, f128
}
func.func @isfinite_f128(%a: f128) -> i1 {
  %0 = math.isfinite %a : f128
  return %0 : i1
}
func.func @isinf_f128(%a: f128) -> i1 {
  %0 = math.isinf %a : f128
  return %0 : i1
}
func.func @isnan_f128(%a: f128) -> i1 {
  %0 = math.isnan %a : f128
  return %0 : i1
}
func.func @isnormal_f128(%a: f128) -> i1 {
  %0 = math.isnormal %a : f128
  return %0 : i1
}
func.func @absi_f128(%a: index) -> index {
  %0 = math.absi %a : index
  return %0 : index
}
func.func @ctlz_f128(%a: index) -> index {
  %0 = math.ctlz %a : index
  return %0 : index
}
func.func @cttz_f128(%a: index) -> index {
  %0 = math.cttz %a : index
  return %0 : index
}
func.func @ctpop_f128(%a: index) -> index {
  %0 = math.ctpop %a : index
  return %0 : index
}
func.func @ipowi_f128(%a: index, %b: index) -> index {
  %0 = math.ipowi %a, %b : index
  return %0 : index
}
