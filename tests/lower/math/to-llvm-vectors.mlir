// RUN: terrace opt %s --convert-math-to-llvm
// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace opt %s --convert-math-to-llvm=approximate-log1p=false

func.func @absf(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.absf %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @acosh(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.acosh %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @asin(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.asin %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @asinh(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.asinh %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @atan(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.atan %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @atanh(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.atanh %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @cbrt(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.cbrt %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @ceil(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.ceil %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @cos(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.cos %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @acos(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.acos %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @cosh(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.cosh %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @sin(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.sin %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @sinh(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.sinh %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @erf(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.erf %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @erfc(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.erfc %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @exp(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.exp %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @exp2(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.exp2 %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @expm1(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.expm1 %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @floor(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.floor %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @log(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.log %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @log10(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.log10 %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @log1p(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.log1p %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @log2(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.log2 %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @rsqrt(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.rsqrt %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @sqrt(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.sqrt %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @tan(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.tan %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @tanh(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.tanh %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @roundeven(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.roundeven %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @round(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.round %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @trunc(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.trunc %a fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @atan2(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = math.atan2 %a, %b fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @copysign(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = math.copysign %a, %b fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @powf(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = math.powf %a, %b fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @fma(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = math.fma %a, %b, %c fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @clampf(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = math.clampf %a to [%b, %c] fastmath<fast> {x} : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @sincos(%a: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0, %1 = math.sincos %a fastmath<fast> {x} : vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
func.func @isfinite(%a: vector<4xf32>) -> vector<4xi1> {
  %0 = math.isfinite %a {x} : vector<4xf32>
  return %0 : vector<4xi1>
}
func.func @isinf(%a: vector<4xf32>) -> vector<4xi1> {
  %0 = math.isinf %a {x} : vector<4xf32>
  return %0 : vector<4xi1>
}
func.func @isnan(%a: vector<4xf32>) -> vector<4xi1> {
  %0 = math.isnan %a {x} : vector<4xf32>
  return %0 : vector<4xi1>
}
func.func @isnormal(%a: vector<4xf32>) -> vector<4xi1> {
  %0 = math.isnormal %a {x} : vector<4xf32>
  return %0 : vector<4xi1>
}
func.func @absi(%a: vector<4xi32>) -> vector<4xi32> {
  %0 = math.absi %a {x} : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @ctlz(%a: vector<4xi32>) -> vector<4xi32> {
  %0 = math.ctlz %a {x} : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @cttz(%a: vector<4xi32>) -> vector<4xi32> {
  %0 = math.cttz %a {x} : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @ctpop(%a: vector<4xi32>) -> vector<4xi32> {
  %0 = math.ctpop %a {x} : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @ipowi(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %0 = math.ipowi %a, %b {x} : vector<4xi32>
  return %0 : vector<4xi32>
}

func.func @absf_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.absf %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @acosh_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.acosh %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @asin_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.asin %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @asinh_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.asinh %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @atan_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.atan %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @atanh_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.atanh %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @cbrt_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.cbrt %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @ceil_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.ceil %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @cos_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.cos %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @acos_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.acos %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @cosh_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.cosh %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @sin_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.sin %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @sinh_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.sinh %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @erf_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.erf %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @erfc_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.erfc %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @exp_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.exp %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @exp2_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.exp2 %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @expm1_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.expm1 %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @floor_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.floor %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @log_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.log %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @log10_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.log10 %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @log1p_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.log1p %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @log2_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.log2 %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @rsqrt_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.rsqrt %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @sqrt_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.sqrt %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @tan_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.tan %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @tanh_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.tanh %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @roundeven_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.roundeven %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @round_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.round %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @trunc_scalable(%a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.trunc %a : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @atan2_scalable(%a: vector<[4]xf32>, %b: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.atan2 %a, %b : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @copysign_scalable(%a: vector<[4]xf32>, %b: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.copysign %a, %b : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @powf_scalable(%a: vector<[4]xf32>, %b: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.powf %a, %b : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @fma_scalable(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.fma %a, %b, %c : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @clampf_scalable(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.clampf %a to [%b, %c] : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @sincos_scalable(%a: vector<[4]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>) {
  %0, %1 = math.sincos %a : vector<[4]xf32>
  return %0, %1 : vector<[4]xf32>, vector<[4]xf32>
}
func.func @isfinite_scalable(%a: vector<[4]xf32>) -> vector<[4]xi1> {
  %0 = math.isfinite %a : vector<[4]xf32>
  return %0 : vector<[4]xi1>
}
func.func @isinf_scalable(%a: vector<[4]xf32>) -> vector<[4]xi1> {
  %0 = math.isinf %a : vector<[4]xf32>
  return %0 : vector<[4]xi1>
}
func.func @isnan_scalable(%a: vector<[4]xf32>) -> vector<[4]xi1> {
  %0 = math.isnan %a : vector<[4]xf32>
  return %0 : vector<[4]xi1>
}
func.func @isnormal_scalable(%a: vector<[4]xf32>) -> vector<[4]xi1> {
  %0 = math.isnormal %a : vector<[4]xf32>
  return %0 : vector<[4]xi1>
}
func.func @absi_scalable(%a: vector<[4]xindex>) -> vector<[4]xindex> {
  %0 = math.absi %a : vector<[4]xindex>
  return %0 : vector<[4]xindex>
}
func.func @ctlz_scalable(%a: vector<[4]xindex>) -> vector<[4]xindex> {
  %0 = math.ctlz %a : vector<[4]xindex>
  return %0 : vector<[4]xindex>
}
func.func @cttz_scalable(%a: vector<[4]xindex>) -> vector<[4]xindex> {
  %0 = math.cttz %a : vector<[4]xindex>
  return %0 : vector<[4]xindex>
}
func.func @ctpop_scalable(%a: vector<[4]xindex>) -> vector<[4]xindex> {
  %0 = math.ctpop %a : vector<[4]xindex>
  return %0 : vector<[4]xindex>
}
func.func @ipowi_scalable(%a: vector<[4]xindex>, %b: vector<[4]xindex>) -> vector<[4]xindex> {
  %0 = math.ipowi %a, %b : vector<[4]xindex>
  return %0 : vector<[4]xindex>
}

func.func @absf_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.absf %a : vector<f32>
  return %0 : vector<f32>
}
func.func @acosh_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.acosh %a : vector<f32>
  return %0 : vector<f32>
}
func.func @asin_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.asin %a : vector<f32>
  return %0 : vector<f32>
}
func.func @asinh_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.asinh %a : vector<f32>
  return %0 : vector<f32>
}
func.func @atan_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.atan %a : vector<f32>
  return %0 : vector<f32>
}
func.func @atanh_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.atanh %a : vector<f32>
  return %0 : vector<f32>
}
func.func @cbrt_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.cbrt %a : vector<f32>
  return %0 : vector<f32>
}
func.func @ceil_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.ceil %a : vector<f32>
  return %0 : vector<f32>
}
func.func @cos_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.cos %a : vector<f32>
  return %0 : vector<f32>
}
func.func @acos_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.acos %a : vector<f32>
  return %0 : vector<f32>
}
func.func @cosh_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.cosh %a : vector<f32>
  return %0 : vector<f32>
}
func.func @sin_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.sin %a : vector<f32>
  return %0 : vector<f32>
}
func.func @sinh_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.sinh %a : vector<f32>
  return %0 : vector<f32>
}
func.func @erf_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.erf %a : vector<f32>
  return %0 : vector<f32>
}
func.func @erfc_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.erfc %a : vector<f32>
  return %0 : vector<f32>
}
func.func @exp_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.exp %a : vector<f32>
  return %0 : vector<f32>
}
func.func @exp2_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.exp2 %a : vector<f32>
  return %0 : vector<f32>
}
func.func @expm1_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.expm1 %a : vector<f32>
  return %0 : vector<f32>
}
func.func @floor_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.floor %a : vector<f32>
  return %0 : vector<f32>
}
func.func @log_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.log %a : vector<f32>
  return %0 : vector<f32>
}
func.func @log10_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.log10 %a : vector<f32>
  return %0 : vector<f32>
}
func.func @log1p_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.log1p %a : vector<f32>
  return %0 : vector<f32>
}
func.func @log2_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.log2 %a : vector<f32>
  return %0 : vector<f32>
}
func.func @rsqrt_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.rsqrt %a : vector<f32>
  return %0 : vector<f32>
}
func.func @sqrt_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.sqrt %a : vector<f32>
  return %0 : vector<f32>
}
func.func @tan_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.tan %a : vector<f32>
  return %0 : vector<f32>
}
func.func @tanh_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.tanh %a : vector<f32>
  return %0 : vector<f32>
}
func.func @roundeven_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.roundeven %a : vector<f32>
  return %0 : vector<f32>
}
func.func @round_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.round %a : vector<f32>
  return %0 : vector<f32>
}
func.func @trunc_zero(%a: vector<f32>) -> vector<f32> {
  %0 = math.trunc %a : vector<f32>
  return %0 : vector<f32>
}
func.func @atan2_zero(%a: vector<f32>, %b: vector<f32>) -> vector<f32> {
  %0 = math.atan2 %a, %b : vector<f32>
  return %0 : vector<f32>
}
func.func @copysign_zero(%a: vector<f32>, %b: vector<f32>) -> vector<f32> {
  %0 = math.copysign %a, %b : vector<f32>
  return %0 : vector<f32>
}
func.func @powf_zero(%a: vector<f32>, %b: vector<f32>) -> vector<f32> {
  %0 = math.powf %a, %b : vector<f32>
  return %0 : vector<f32>
}
func.func @fma_zero(%a: vector<f32>, %b: vector<f32>, %c: vector<f32>) -> vector<f32> {
  %0 = math.fma %a, %b, %c : vector<f32>
  return %0 : vector<f32>
}
func.func @clampf_zero(%a: vector<f32>, %b: vector<f32>, %c: vector<f32>) -> vector<f32> {
  %0 = math.clampf %a to [%b, %c] : vector<f32>
  return %0 : vector<f32>
}
func.func @sincos_zero(%a: vector<f32>) -> (vector<f32>, vector<f32>) {
  %0, %1 = math.sincos %a : vector<f32>
  return %0, %1 : vector<f32>, vector<f32>
}
func.func @isfinite_zero(%a: vector<f32>) -> vector<i1> {
  %0 = math.isfinite %a : vector<f32>
  return %0 : vector<i1>
}
func.func @isinf_zero(%a: vector<f32>) -> vector<i1> {
  %0 = math.isinf %a : vector<f32>
  return %0 : vector<i1>
}
func.func @isnan_zero(%a: vector<f32>) -> vector<i1> {
  %0 = math.isnan %a : vector<f32>
  return %0 : vector<i1>
}
func.func @isnormal_zero(%a: vector<f32>) -> vector<i1> {
  %0 = math.isnormal %a : vector<f32>
  return %0 : vector<i1>
}
func.func @absi_zero(%a: vector<i32>) -> vector<i32> {
  %0 = math.absi %a : vector<i32>
  return %0 : vector<i32>
}
func.func @ctlz_zero(%a: vector<i32>) -> vector<i32> {
  %0 = math.ctlz %a : vector<i32>
  return %0 : vector<i32>
}
func.func @cttz_zero(%a: vector<i32>) -> vector<i32> {
  %0 = math.cttz %a : vector<i32>
  return %0 : vector<i32>
}
func.func @ctpop_zero(%a: vector<i32>) -> vector<i32> {
  %0 = math.ctpop %a : vector<i32>
  return %0 : vector<i32>
}
func.func @ipowi_zero(%a: vector<i32>, %b: vector<i32>) -> vector<i32> {
  %0 = math.ipowi %a, %b : vector<i32>
  return %0 : vector<i32>
}

func.func @absf_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.absf %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @acosh_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.acosh %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @asin_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.asin %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @asinh_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.asinh %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @atan_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.atan %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @atanh_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.atanh %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @cbrt_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.cbrt %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @ceil_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.ceil %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @cos_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.cos %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @acos_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.acos %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @cosh_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.cosh %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @sin_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.sin %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @sinh_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.sinh %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @erf_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.erf %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @erfc_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.erfc %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @exp_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.exp %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @exp2_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.exp2 %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @expm1_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.expm1 %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @floor_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.floor %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @log_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.log %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @log10_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.log10 %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @log1p_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.log1p %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @log2_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.log2 %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @rsqrt_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.rsqrt %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @sqrt_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.sqrt %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @tan_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.tan %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @tanh_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.tanh %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @roundeven_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.roundeven %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @round_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.round %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @trunc_n(%a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.trunc %a fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @atan2_n(%a: vector<2x3xf32>, %b: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.atan2 %a, %b fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @copysign_n(%a: vector<2x3xf32>, %b: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.copysign %a, %b fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @powf_n(%a: vector<2x3xf32>, %b: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.powf %a, %b fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @fma_n(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.fma %a, %b, %c fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @clampf_n(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = math.clampf %a to [%b, %c] fastmath<afn> {x} : vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
func.func @isinf_n(%a: vector<2x3xf32>) -> vector<2x3xi1> {
  %0 = math.isinf %a {x} : vector<2x3xf32>
  return %0 : vector<2x3xi1>
}
func.func @isnormal_n(%a: vector<2x3xf32>) -> vector<2x3xi1> {
  %0 = math.isnormal %a {x} : vector<2x3xf32>
  return %0 : vector<2x3xi1>
}
func.func @absi_n(%a: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = math.absi %a {x} : vector<2x3xi32>
  return %0 : vector<2x3xi32>
}
func.func @ctlz_n(%a: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = math.ctlz %a {x} : vector<2x3xi32>
  return %0 : vector<2x3xi32>
}
func.func @cttz_n(%a: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = math.cttz %a {x} : vector<2x3xi32>
  return %0 : vector<2x3xi32>
}
func.func @ctpop_n(%a: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = math.ctpop %a {x} : vector<2x3xi32>
  return %0 : vector<2x3xi32>
}
func.func @ipowi_n(%a: vector<2x3xi32>, %b: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = math.ipowi %a, %b {x} : vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

func.func @absf_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.absf %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @acosh_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.acosh %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @asin_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.asin %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @asinh_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.asinh %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @atan_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.atan %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @atanh_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.atanh %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @cbrt_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.cbrt %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @ceil_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.ceil %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @cos_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.cos %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @acos_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.acos %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @cosh_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.cosh %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @sin_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.sin %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @sinh_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.sinh %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @erf_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.erf %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @erfc_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.erfc %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @exp_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.exp %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @exp2_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.exp2 %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @expm1_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.expm1 %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @floor_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.floor %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @log_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.log %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @log10_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.log10 %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @log1p_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.log1p %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @log2_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.log2 %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @rsqrt_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.rsqrt %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @sqrt_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.sqrt %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @tan_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.tan %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @tanh_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.tanh %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @roundeven_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.roundeven %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @round_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.round %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @trunc_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.trunc %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @atan2_ns(%a: vector<2x1x[2]xf32>, %b: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.atan2 %a, %b : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @copysign_ns(%a: vector<2x1x[2]xf32>, %b: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.copysign %a, %b : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @powf_ns(%a: vector<2x1x[2]xf32>, %b: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.powf %a, %b : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @fma_ns(%a: vector<2x1x[2]xf32>, %b: vector<2x1x[2]xf32>, %c: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.fma %a, %b, %c : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @clampf_ns(%a: vector<2x1x[2]xf32>, %b: vector<2x1x[2]xf32>, %c: vector<2x1x[2]xf32>) -> vector<2x1x[2]xf32> {
  %0 = math.clampf %a to [%b, %c] : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xf32>
}
func.func @isinf_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xi1> {
  %0 = math.isinf %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xi1>
}
func.func @isnormal_ns(%a: vector<2x1x[2]xf32>) -> vector<2x1x[2]xi1> {
  %0 = math.isnormal %a : vector<2x1x[2]xf32>
  return %0 : vector<2x1x[2]xi1>
}
func.func @absi_ns(%a: vector<2x1x[2]xi16>) -> vector<2x1x[2]xi16> {
  %0 = math.absi %a : vector<2x1x[2]xi16>
  return %0 : vector<2x1x[2]xi16>
}
func.func @ctlz_ns(%a: vector<2x1x[2]xi16>) -> vector<2x1x[2]xi16> {
  %0 = math.ctlz %a : vector<2x1x[2]xi16>
  return %0 : vector<2x1x[2]xi16>
}
func.func @cttz_ns(%a: vector<2x1x[2]xi16>) -> vector<2x1x[2]xi16> {
  %0 = math.cttz %a : vector<2x1x[2]xi16>
  return %0 : vector<2x1x[2]xi16>
}
func.func @ctpop_ns(%a: vector<2x1x[2]xi16>) -> vector<2x1x[2]xi16> {
  %0 = math.ctpop %a : vector<2x1x[2]xi16>
  return %0 : vector<2x1x[2]xi16>
}
func.func @ipowi_ns(%a: vector<2x1x[2]xi16>, %b: vector<2x1x[2]xi16>) -> vector<2x1x[2]xi16> {
  %0 = math.ipowi %a, %b : vector<2x1x[2]xi16>
  return %0 : vector<2x1x[2]xi16>
}
