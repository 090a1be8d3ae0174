// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @absf(%a: f64) -> f64 {
  %0 = math.absf %a : f64
  return %0 : f64
}
func.func @acosh(%a: f64) -> f64 {
  %0 = math.acosh %a : f64
  return %0 : f64
}
func.func @asin(%a: f64) -> f64 {
  %0 = math.asin %a : f64
  return %0 : f64
}
func.func @asinh(%a: f64) -> f64 {
  %0 = math.asinh %a : f64
  return %0 : f64
}
func.func @atan(%a: f64) -> f64 {
  %0 = math.atan %a : f64
  return %0 : f64
}
func.func @atanh(%a: f64) -> f64 {
  %0 = math.atanh %a : f64
  return %0 : f64
}
func.func @cbrt(%a: f64) -> f64 {
  %0 = math.cbrt %a : f64
  return %0 : f64
}
func.func @ceil(%a: f64) -> f64 {
  %0 = math.ceil %a : f64
  return %0 : f64
}
func.func @cos(%a: f64) -> f64 {
  %0 = math.cos %a : f64
  return %0 : f64
}
func.func @acos(%a: f64) -> f64 {
  %0 = math.acos %a : f64
  return %0 : f64
}
func.func @cosh(%a: f64) -> f64 {
  %0 = math.cosh %a : f64
  return %0 : f64
}
func.func @sin(%a: f64) -> f64 {
  %0 = math.sin %a : f64
  return %0 : f64
}
func.func @sinh(%a: f64) -> f64 {
  %0 = math.sinh %a : f64
  return %0 : f64
}
func.func @erf(%a: f64) -> f64 {
  %0 = math.erf %a : f64
  return %0 : f64
}
func.func @erfc(%a: f64) -> f64 {
  %0 = math.erfc %a : f64
  return %0 : f64
}
func.func @exp(%a: f64) -> f64 {
  %0 = math.exp %a : f64
  return %0 : f64
}
func.func @exp2(%a: f64) -> f64 {
  %0 = math.exp2 %a : f64
  return %0 : f64
}
func.func @expm1(%a: f64) -> f64 {
  %0 = math.expm1 %a : f64
  return %0 : f64
}
func.func @floor(%a: f64) -> f64 {
  %0 = math.floor %a : f64
  return %0 : f64
}
func.func @log(%a: f64) -> f64 {
  %0 = math.log %a : f64
  return %0 : f64
}
func.func @log10(%a: f64) -> f64 {
  %0 = math.log10 %a : f64
  return %0 : f64
}
func.func @log1p(%a: f64) -> f64 {
  %0 = math.log1p %a : f64
  return %0 : f64
}
func.func @log2(%a: f64) -> f64 {
  %0 = math.log2 %a : f64
  return %0 : f64
}
func.func @rsqrt(%a: f64) -> f64 {
  %0 = math.rsqrt %a : f64
  return %0 : f64
}
func.func @sqrt(%a: f64) -> f64 {
  %0 = math.sqrt %a : f64
  return %0 : f64
}
func.func @tan(%a: f64) -> f64 {
  %0 = math.tan %a : f64
  return %0 : f64
}
func.func @tanh(%a: f64) -> f64 {
  %0 = math.tanh %a : f64
  return %0 : f64
}
func.func @roundeven(%a: f64) -> f64 {
  %0 = math.roundeven %a : f64
  return %0 : f64
}
func.func @round(%a: f64) -> f64 {
  %0 = math.round %a : f64
  return %0 : f64
}
func.func @trunc(%a: f64) -> f64 {
  %0 = math.trunc %a : f64
  return %0 : f64
}
func.func @atan2(%a: f64, %b: f64) -> f64 {
  %0 = math.atan2 %a, %b : f64
  return %0 : f64
}
func.func @copysign(%a: f64, %b: f64) -> f64 {
  %0 = math.copysign %a, %b : f64
  return %0 : f64
}
func.func @powf(%a: f64, %b: f64) -> f64 {
  %0 = math.powf %a, %b : f64
  return %0 : f64
}
func.func @fma(%a: f64, %b: f64, %c: f64) -> f64 {
  %0 = math.fma %a, %b, %c : f64
  return %0 : f64
}
func.func @clampf(%a: f64, %b: f64, %c: f64) -> f64 {
  %0 = math.clampf %a to [%b, %c] : f64
  return %0 : f64
}
func.func @fpowi(%a: f64, %b: i32) -> f64 {
  %0 = math.fpowi %a, %b : f64, i32
  return %0 : f64
}
func.func @sincos(%a: f64) -> (f64, f64) {
  %0, %1 = math.sincos %a : f64
  return %0, %1 : f64, f64
}
func.func @isfinite(%a: f64) -> i1 {
  %0 = math.isfinite %a : f64
  return %0 : i1
}
func.func @isinf(%a: f64) -> i1 {
  %0 = math.isinf %a : f64
  return %0 : i1
}
func.func @isnan(%a: f64) -> i1 {
  %0 = math.isnan %a : f64
  return %0 : i1
}
func.func @isnormal(%a: f64) -> i1 {
  %0 = math.isnormal %a : f64
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

func.func @absf_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.absf %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @acosh_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.acosh %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @asin_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.asin %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @asinh_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.asinh %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @atan_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.atan %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @atanh_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.atanh %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @cbrt_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.cbrt %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @ceil_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.ceil %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @cos_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.cos %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @acos_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.acos %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @cosh_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.cosh %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @sin_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.sin %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @sinh_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.sinh %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @erf_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.erf %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @erfc_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.erfc %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @exp_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.exp %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @exp2_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.exp2 %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @expm1_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.expm1 %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @floor_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.floor %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @log_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.log %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @log10_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.log10 %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @log1p_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.log1p %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @log2_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.log2 %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @rsqrt_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.rsqrt %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @sqrt_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.sqrt %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @tan_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.tan %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @tanh_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.tanh %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @roundeven_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.roundeven %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @round_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.round %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @trunc_vector(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.trunc %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @atan2_vector(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = math.atan2 %a, %b fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @copysign_vector(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = math.copysign %a, %b fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @powf_vector(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = math.powf %a, %b fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @fma_vector(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = math.fma %a, %b, %c fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @clampf_vector(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = math.clampf %a to [%b, %c] fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @fpowi_vector(%a: vector<4xf32>, %b: vector<4xi64>) -> vector<4xf32> {
  %0 = math.fpowi %a, %b fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>, vector<4xi64>
  return %0 : vector<4xf32>
}
func.func @sincos_vector(%a: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0, %1 = math.sincos %a fastmath<nnan,contract> {x = 1 : i8} : vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
func.func @isfinite_vector(%a: vector<4xf32>) -> vector<4xi1> {
  %0 = math.isfinite %a {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xi1>
}
func.func @isinf_vector(%a: vector<4xf32>) -> vector<4xi1> {
  %0 = math.isinf %a {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xi1>
}
func.func @isnan_vector(%a: vector<4xf32>) -> vector<4xi1> {
  %0 = math.isnan %a {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xi1>
}
func.func @isnormal_vector(%a: vector<4xf32>) -> vector<4xi1> {
  %0 = math.isnormal %a {x = 1 : i8} : vector<4xf32>
  return %0 : vector<4xi1>
}
func.func @absi_vector(%a: vector<4xi64>) -> vector<4xi64> {
  %0 = math.absi %a {x = 1 : i8} : vector<4xi64>
  return %0 : vector<4xi64>
}
func.func @ctlz_vector(%a: vector<4xi64>) -> vector<4xi64> {
  %0 = math.ctlz %a {x = 1 : i8} : vector<4xi64>
  return %0 : vector<4xi64>
}
func.func @cttz_vector(%a: vector<4xi64>) -> vector<4xi64> {
  %0 = math.cttz %a {x = 1 : i8} : vector<4xi64>
  return %0 : vector<4xi64>
}
func.func @ctpop_vector(%a: vector<4xi64>) -> vector<4xi64> {
  %0 = math.ctpop %a {x = 1 : i8} : vector<4xi64>
  return %0 : vector<4xi64>
}
func.func @ipowi_vector(%a: vector<4xi64>, %b: vector<4xi64>) -> vector<4xi64> {
  %0 = math.ipowi %a, %b {x = 1 : i8} : vector<4xi64>
  return %0 : vector<4xi64>
}


func.func @absf_index(%a: f16) -> f16 {
  %0 = math.absf %a fastmath<fast> : f16
  return %0 : f16
}
func.func @acosh_index(%a: f16) -> f16 {
  %0 = math.acosh %a fastmath<fast> : f16
  return %0 : f16
}
func.func @asin_index(%a: f16) -> f16 {
  %0 = math.asin %a fastmath<fast> : f16
  return %0 : f16
}
func.func @asinh_index(%a: f16) -> f16 {
  %0 = math.asinh %a fastmath<fast> : f16
  return %0 : f16
}
func.func @atan_index(%a: f16) -> f16 {
  %0 = math.atan %a fastmath<fast> : f16
  return %0 : f16
}
func.func @atanh_index(%a: f16) -> f16 {
  %0 = math.atanh %a fastmath<fast> : f16
  return %0 : f16
}
func.func @cbrt_index(%a: f16) -> f16 {
  %0 = math.cbrt %a fastmath<fast> : f16
  return %0 : f16
}
func.func @ceil_index(%a: f16) -> f16 {
  %0 = math.ceil %a fastmath<fast> : f16
  return %0 : f16
}
func.func @cos_index(%a: f16) -> f16 {
  %0 = math.cos %a fastmath<fast> : f16
  return %0 : f16
}
func.func @acos_index(%a: f16) -> f16 {
  %0 = math.acos %a fastmath<fast> : f16
  return %0 : f16
}
func.func @cosh_index(%a: f16) -> f16 {
  %0 = math.cosh %a fastmath<fast> : f16
  return %0 : f16
}
func.func @sin_index(%a: f16) -> f16 {
  %0 = math.sin %a fastmath<fast> : f16
  return %0 : f16
}
func.func @sinh_index(%a: f16) -> f16 {
  %0 = math.sinh %a fastmath<fast> : f16
  return %0 : f16
}
func.func @erf_index(%a: f16) -> f16 {
  %0 = math.erf %a fastmath<fast> : f16
  return %0 : f16
}
func.func @erfc_index(%a: f16) -> f16 {
  %0 = math.erfc %a fastmath<fast> : f16
  return %0 : f16
}
func.func @exp_index(%a: f16) -> f16 {
  %0 = math.exp %a fastmath<fast> : f16
  return %0 : f16
}
func.func @exp2_index(%a: f16) -> f16 {
  %0 = math.exp2 %a fastmath<fast> : f16
  return %0 : f16
}
func.func @expm1_index(%a: f16) -> f16 {
  %0 = math.expm1 %a fastmath<fast> : f16
  return %0 : f16
}
func.func @floor_index(%a: f16) -> f16 {
  %0 = math.floor %a fastmath<fast> : f16
  return %0 : f16
}
func.func @log_index(%a: f16) -> f16 {
  %0 = math.log %a fastmath<fast> : f16
  return %0 : f16
}
func.func @log10_index(%a: f16) -> f16 {
  %0 = math.log10 %a fastmath<fast> : f16
  return %0 : f16
}
func.func @log1p_index(%a: f16) -> f16 {
  %0 = math.log1p %a fastmath<fast> : f16
  return %0 : f16
}
func.func @log2_index(%a: f16) -> f16 {
  %0 = math.log2 %a fastmath<fast> : f16
  return %0 : f16
}
func.func @rsqrt_index(%a: f16) -> f16 {
  %0 = math.rsqrt %a fastmath<fast> : f16
  return %0 : f16
}
func.func @sqrt_index(%a: f16) -> f16 {
  %0 = math.sqrt %a fastmath<fast> : f16
  return %0 : f16
}
func.func @tan_index(%a: f16) -> f16 {
  %0 = math.tan %a fastmath<fast> : f16
  return %0 : f16
}
func.func @tanh_index(%a: f16) -> f16 {
  %0 = math.tanh %a fastmath<fast> : f16
  return %0 : f16
}
func.func @roundeven_index(%a: f16) -> f16 {
  %0 = math.roundeven %a fastmath<fast> : f16
  return %0 : f16
}
func.func @round_index(%a: f16) -> f16 {
  %0 = math.round %a fastmath<fast> : f16
  return %0 : f16
}
func.func @trunc_index(%a: f16) -> f16 {
  %0 = math.trunc %a fastmath<fast> : f16
  return %0 : f16
}
func.func @atan2_index(%a: f16, %b: f16) -> f16 {
  %0 = math.atan2 %a, %b fastmath<fast> : f16
  return %0 : f16
}
func.func @copysign_index(%a: f16, %b: f16) -> f16 {
  %0 = math.copysign %a, %b fastmath<fast> : f16
  return %0 : f16
}
func.func @powf_index(%a: f16, %b: f16) -> f16 {
  %0 = math.powf %a, %b fastmath<fast> : f16
  return %0 : f16
}
func.func @fma_index(%a: f16, %b: f16, %c: f16) -> f16 {
  %0 = math.fma %a, %b, %c fastmath<fast> : f16
  return %0 : f16
}
func.func @clampf_index(%a: f16, %b: f16, %c: f16) -> f16 {
  %0 = math.clampf %a to [%b, %c] fastmath<fast> : f16
  return %0 : f16
}
func.func @fpowi_index(%a: f16, %b: index) -> f16 {
  %0 = math.fpowi %a, %b fastmath<fast> : f16, index
  return %0 : f16
}
func.func @sincos_index(%a: f16) -> (f16, f16) {
  %0, %1 = math.sincos %a fastmath<fast> : f16
  return %0, %1 : f16, f16
}
func.func @isfinite_index(%a: f16) -> i1 {
  %0 = math.isfinite %a : f16
  return %0 : i1
}
func.func @isinf_index(%a: f16) -> i1 {
  %0 = math.isinf %a : f16
  return %0 : i1
}
func.func @isnan_index(%a: f16) -> i1 {
  %0 = math.isnan %a : f16
  return %0 : i1
}
func.func @isnormal_index(%a: f16) -> i1 {
  %0 = math.isnormal %a : f16
  return %0 : i1
}
func.func @absi_index(%a: index) -> index {
  %0 = math.absi %a : index
  return %0 : index
}
func.func @ctlz_index(%a: index) -> index {
  %0 = math.ctlz %a : index
  return %0 : index
}
func.func @cttz_index(%a: index) -> index {
  %0 = math.cttz %a : index
  return %0 : index
}
func.func @ctpop_index(%a: index) -> index {
  %0 = math.ctpop %a : index
  return %0 : index
}
func.func @ipowi_index(%a: index, %b: index) -> index {
  %0 = math.ipowi %a, %b : index
  return %0 : index
}

func.func @absf_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.absf %a : f8E5M2
  return %0 : f8E5M2
}
func.func @acosh_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.acosh %a : f8E5M2
  return %0 : f8E5M2
}
func.func @asin_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.asin %a : f8E5M2
  return %0 : f8E5M2
}
func.func @asinh_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.asinh %a : f8E5M2
  return %0 : f8E5M2
}
func.func @atan_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.atan %a : f8E5M2
  return %0 : f8E5M2
}
func.func @atanh_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.atanh %a : f8E5M2
  return %0 : f8E5M2
}
func.func @cbrt_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.cbrt %a : f8E5M2
  return %0 : f8E5M2
}
func.func @ceil_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.ceil %a : f8E5M2
  return %0 : f8E5M2
}
func.func @cos_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.cos %a : f8E5M2
  return %0 : f8E5M2
}
func.func @acos_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.acos %a : f8E5M2
  return %0 : f8E5M2
}
func.func @cosh_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.cosh %a : f8E5M2
  return %0 : f8E5M2
}
func.func @sin_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.sin %a : f8E5M2
  return %0 : f8E5M2
}
func.func @sinh_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.sinh %a : f8E5M2
  return %0 : f8E5M2
}
func.func @erf_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.erf %a : f8E5M2
  return %0 : f8E5M2
}
func.func @erfc_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.erfc %a : f8E5M2
  return %0 : f8E5M2
}
func.func @exp_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.exp %a : f8E5M2
  return %0 : f8E5M2
}
func.func @exp2_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.exp2 %a : f8E5M2
  return %0 : f8E5M2
}
func.func @expm1_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.expm1 %a : f8E5M2
  return %0 : f8E5M2
}
func.func @floor_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.floor %a : f8E5M2
  return %0 : f8E5M2
}
func.func @log_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.log %a : f8E5M2
  return %0 : f8E5M2
}
func.func @log10_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.log10 %a : f8E5M2
  return %0 : f8E5M2
}
func.func @log1p_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.log1p %a : f8E5M2
  return %0 : f8E5M2
}
func.func @log2_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.log2 %a : f8E5M2
  return %0 : f8E5M2
}
func.func @rsqrt_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.rsqrt %a : f8E5M2
  return %0 : f8E5M2
}
func.func @sqrt_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.sqrt %a : f8E5M2
  return %0 : f8E5M2
}
func.func @tan_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.tan %a : f8E5M2
  return %0 : f8E5M2
}
func.func @tanh_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.tanh %a : f8E5M2
  return %0 : f8E5M2
}
func.func @roundeven_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.roundeven %a : f8E5M2
  return %0 : f8E5M2
}
func.func @round_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.round %a : f8E5M2
  return %0 : f8E5M2
}
func.func @trunc_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.trunc %a : f8E5M2
  return %0 : f8E5M2
}
func.func @atan2_f8(%a: f8E5M2, %b: f8E5M2) -> f8E5M2 {
  %0 = math.atan2 %a, %b : f8E5M2
  return %0 : f8E5M2
}
func.func @copysign_f8(%a: f8E5M2, %b: f8E5M2) -> f8E5M2 {
  %0 = math.copysign %a, %b : f8E5M2
  return %0 : f8E5M2
}
func.func @powf_f8(%a: f8E5M2, %b: f8E5M2) -> f8E5M2 {
  %0 = math.powf %a, %b : f8E5M2
  return %0 : f8E5M2
}
func.func @fma_f8(%a: f8E5M2, %b: f8E5M2, %c: f8E5M2) -> f8E5M2 {
  %0 = math.fma %a, %b, %c : f8E5M2
  return %0 : f8E5M2
}
func.func @clampf_f8(%a: f8E5M2, %b: f8E5M2, %c: f8E5M2) -> f8E5M2 {
  %0 = math.clampf %a to [%b, %c] : f8E5M2
  return %0 : f8E5M2
}
func.func @fpowi_f8(%a: f8E5M2, %b: i1) -> f8E5M2 {
  %0 = math.fpowi %a, %b : f8E5M2, i1
  return %0 : f8E5M2
}
func.func @sincos_f8(%a: f8E5M2) -> (f8E5M2, f8E5M2) {
  %0, %1 = math.sincos %a : f8E5M2
  return %0, %1 : f8E5M2, f8E5M2
}
func.func @isfinite_f8(%a: f8E5M2) -> i1 {
  %0 = math.isfinite %a : f8E5M2
  return %0 : i1
}
func.func @isinf_f8(%a: f8E5M2) -> i1 {
  %0 = math.isinf %a : f8E5M2
  return %0 : i1
}
func.func @isnan_f8(%a: f8E5M2) -> i1 {
  %0 = math.isnan %a : f8E5M2
  return %0 : i1
}
func.func @isnormal_f8(%a: f8E5M2) -> i1 {
  %0 = math.isnormal %a : f8E5M2
  return %0 : i1
}
func.func @absi_f8(%a: i1) -> i1 {
  %0 = math.absi %a : i1
  return %0 : i1
}
func.func @ctlz_f8(%a: i1) -> i1 {
  %0 = math.ctlz %a : i1
  return %0 : i1
}
func.func @cttz_f8(%a: i1) -> i1 {
  %0 = math.cttz %a : i1
  return %0 : i1
}
func.func @ctpop_f8(%a: i1) -> i1 {
  %0 = math.ctpop %a : i1
  return %0 : i1
}
func.func @ipowi_f8(%a: i1, %b: i1) -> i1 {
  %0 = math.ipowi %a, %b : i1
  return %0 : i1
}

func.func @tensors(%a: tensor<?xf32>, %b: tensor<*xf64>, %c: tensor<2x?xbf16>, %i: tensor<?xi8>) {
  %0 = math.exp %a : tensor<?xf32>
  %1, %5 = math.sincos %b : tensor<*xf64>
  %2 = math.isnan %c : tensor<2x?xbf16>
  %3 = math.fpowi %a, %i : tensor<?xf32>, tensor<?xi8>
  %4 = math.ctlz %i : tensor<?xi8>
  return
}

func.func @flags_of_a_class(%a: f32) -> i1 {
  %0 = math.isnan %a {fastmath = #arith.fastmath<nnan>} : f32
  return %0 : i1
}

func.func @generic(%a: f32, %i: i32) {
  %0 = "math.absf"(%a) : (f32) -> f32
  %1 = "math.fma"(%a, %a, %a) {fastmath = #arith.fastmath<fast>} : (f32, f32, f32) -> f32
  %2:2 = "math.sincos"(%a) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f32)
  %3 = "math.clampf"(%a, %a, %a) {x} : (f32, f32, f32) -> f32
  %4 = "math.fpowi"(%a, %i) : (f32, i32) -> f32
  return
}
