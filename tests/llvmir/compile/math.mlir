// RUN: terrace compile %s

func.func @c_absf_f32(%a: f32) -> f32 {
  %0 = math.absf %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_asin_f32(%a: f32) -> f32 {
  %0 = math.asin %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_atan_f32(%a: f32) -> f32 {
  %0 = math.atan %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_ceil_f32(%a: f32) -> f32 {
  %0 = math.ceil %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_cos_f32(%a: f32) -> f32 {
  %0 = math.cos %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_acos_f32(%a: f32) -> f32 {
  %0 = math.acos %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_cosh_f32(%a: f32) -> f32 {
  %0 = math.cosh %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_sin_f32(%a: f32) -> f32 {
  %0 = math.sin %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_sinh_f32(%a: f32) -> f32 {
  %0 = math.sinh %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_exp_f32(%a: f32) -> f32 {
  %0 = math.exp %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_exp2_f32(%a: f32) -> f32 {
  %0 = math.exp2 %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_floor_f32(%a: f32) -> f32 {
  %0 = math.floor %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_log_f32(%a: f32) -> f32 {
  %0 = math.log %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_log10_f32(%a: f32) -> f32 {
  %0 = math.log10 %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_log2_f32(%a: f32) -> f32 {
  %0 = math.log2 %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_rsqrt_f32(%a: f32) -> f32 {
  %0 = math.rsqrt %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_sqrt_f32(%a: f32) -> f32 {
  %0 = math.sqrt %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_tan_f32(%a: f32) -> f32 {
  %0 = math.tan %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_tanh_f32(%a: f32) -> f32 {
  %0 = math.tanh %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_roundeven_f32(%a: f32) -> f32 {
  %0 = math.roundeven %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_round_f32(%a: f32) -> f32 {
  %0 = math.round %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_trunc_f32(%a: f32) -> f32 {
  %0 = math.trunc %a fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_atan2_f32(%a: f32, %b: f32) -> f32 {
  %0 = math.atan2 %a, %b fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_copysign_f32(%a: f32, %b: f32) -> f32 {
  %0 = math.copysign %a, %b fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_powf_f32(%a: f32, %b: f32) -> f32 {
  %0 = math.powf %a, %b fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_fma_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = math.fma %a, %b, %c fastmath<nnan> : f32
  return %0 : f32
}
func.func @c_fpowi_f32(%a: f32, %b: i32) -> f32 {
  %0 = math.fpowi %a, %b fastmath<nnan> : f32, i32
  return %0 : f32
}
func.func @c_sincos_f32(%a: f32) -> (f32, f32) {
  %0, %1 = math.sincos %a fastmath<nnan> : f32
  return %0, %1 : f32, f32
}
func.func @c_isfinite_f32(%a: f32) -> i1 {
  %0 = math.isfinite %a : f32
  return %0 : i1
}
func.func @c_isnan_f32(%a: f32) -> i1 {
  %0 = math.isnan %a : f32
  return %0 : i1
}
func.func @c_absi_f32(%a: i32) -> i32 {
  %0 = math.absi %a : i32
  return %0 : i32
}
func.func @c_ctlz_f32(%a: i32) -> i32 {
  %0 = math.ctlz %a : i32
  return %0 : i32
}
func.func @c_cttz_f32(%a: i32) -> i32 {
  %0 = math.cttz %a : i32
  return %0 : i32
}
func.func @c_ctpop_f32(%a: i32) -> i32 {
  %0 = math.ctpop %a : i32
  return %0 : i32
}
func.func @c_absf_f64(%a: f64) -> f64 {
  %0 = math.absf %a : f64
  return %0 : f64
}
func.func @c_asin_f64(%a: f64) -> f64 {
  %0 = math.asin %a : f64
  return %0 : f64
}
func.func @c_atan_f64(%a: f64) -> f64 {
  %0 = math.atan %a : f64
  return %0 : f64
}
func.func @c_ceil_f64(%a: f64) -> f64 {
  %0 = math.ceil %a : f64
  return %0 : f64
}
func.func @c_cos_f64(%a: f64) -> f64 {
  %0 = math.cos %a : f64
  return %0 : f64
}
func.func @c_acos_f64(%a: f64) -> f64 {
  %0 = math.acos %a : f64
  return %0 : f64
}
func.func @c_cosh_f64(%a: f64) -> f64 {
  %0 = math.cosh %a : f64
  return %0 : f64
}
func.func @c_sin_f64(%a: f64) -> f64 {
  %0 = math.sin %a : f64
  return %0 : f64
}
func.func @c_sinh_f64(%a: f64) -> f64 {
  %0 = math.sinh %a : f64
  return %0 : f64
}
func.func @c_exp_f64(%a: f64) -> f64 {
  %0 = math.exp %a : f64
  return %0 : f64
}
func.func @c_exp2_f64(%a: f64) -> f64 {
  %0 = math.exp2 %a : f64
  return %0 : f64
}
func.func @c_floor_f64(%a: f64) -> f64 {
  %0 = math.floor %a : f64
  return %0 : f64
}
func.func @c_log_f64(%a: f64) -> f64 {
  %0 = math.log %a : f64
  return %0 : f64
}
func.func @c_log10_f64(%a: f64) -> f64 {
  %0 = math.log10 %a : f64
  return %0 : f64
}
func.func @c_log2_f64(%a: f64) -> f64 {
  %0 = math.log2 %a : f64
  return %0 : f64
}
func.func @c_rsqrt_f64(%a: f64) -> f64 {
  %0 = math.rsqrt %a : f64
  return %0 : f64
}
func.func @c_sqrt_f64(%a: f64) -> f64 {
  %0 = math.sqrt %a : f64
  return %0 : f64
}
func.func @c_tan_f64(%a: f64) -> f64 {
  %0 = math.tan %a : f64
  return %0 : f64
}
func.func @c_tanh_f64(%a: f64) -> f64 {
  %0 = math.tanh %a : f64
  return %0 : f64
}
func.func @c_roundeven_f64(%a: f64) -> f64 {
  %0 = math.roundeven %a : f64
  return %0 : f64
}
func.func @c_round_f64(%a: f64) -> f64 {
  %0 = math.round %a : f64
  return %0 : f64
}
func.func @c_trunc_f64(%a: f64) -> f64 {
  %0 = math.trunc %a : f64
  return %0 : f64
}
func.func @c_atan2_f64(%a: f64, %b: f64) -> f64 {
  %0 = math.atan2 %a, %b : f64
  return %0 : f64
}
func.func @c_copysign_f64(%a: f64, %b: f64) -> f64 {
  %0 = math.copysign %a, %b : f64
  return %0 : f64
}
func.func @c_powf_f64(%a: f64, %b: f64) -> f64 {
  %0 = math.powf %a, %b : f64
  return %0 : f64
}
func.func @c_fma_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %0 = math.fma %a, %b, %c : f64
  return %0 : f64
}
func.func @c_sincos_f64(%a: f64) -> (f64, f64) {
  %0, %1 = math.sincos %a : f64
  return %0, %1 : f64, f64
}
func.func @c_isfinite_f64(%a: f64) -> i1 {
  %0 = math.isfinite %a : f64
  return %0 : i1
}
func.func @c_isnan_f64(%a: f64) -> i1 {
  %0 = math.isnan %a : f64
  return %0 : i1
}
func.func @c_absi_f64(%a: i64) -> i64 {
  %0 = math.absi %a : i64
  return %0 : i64
}
func.func @c_ctlz_f64(%a: i64) -> i64 {
  %0 = math.ctlz %a : i64
  return %0 : i64
}
func.func @c_cttz_f64(%a: i64) -> i64 {
  %0 = math.cttz %a : i64
  return %0 : i64
}
func.func @c_ctpop_f64(%a: i64) -> i64 {
  %0 = math.ctpop %a : i64
  return %0 : i64
}
func.func @c_absf_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.absf %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_asin_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.asin %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_atan_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.atan %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_ceil_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.ceil %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_cos_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.cos %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_acos_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.acos %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_cosh_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.cosh %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_sin_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.sin %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_sinh_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.sinh %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_exp_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.exp %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_exp2_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.exp2 %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_floor_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.floor %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_log_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.log %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_log10_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.log10 %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_log2_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.log2 %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_rsqrt_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.rsqrt %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_sqrt_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.sqrt %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_tan_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.tan %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_tanh_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.tanh %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_roundeven_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.roundeven %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_round_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.round %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_trunc_v(%a: vector<4xf32>) -> vector<4xf32> {
  %0 = math.trunc %a : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_atan2_v(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = math.atan2 %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_copysign_v(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = math.copysign %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_powf_v(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %0 = math.powf %a, %b : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_fma_v(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %0 = math.fma %a, %b, %c : vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @c_sincos_v(%a: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0, %1 = math.sincos %a : vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
func.func @c_isfinite_v(%a: vector<4xf32>) -> vector<4xi1> {
  %0 = math.isfinite %a : vector<4xf32>
  return %0 : vector<4xi1>
}
func.func @c_isnan_v(%a: vector<4xf32>) -> vector<4xi1> {
  %0 = math.isnan %a : vector<4xf32>
  return %0 : vector<4xi1>
}
func.func @c_absi_v(%a: vector<4xi32>) -> vector<4xi32> {
  %0 = math.absi %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @c_ctlz_v(%a: vector<4xi32>) -> vector<4xi32> {
  %0 = math.ctlz %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @c_cttz_v(%a: vector<4xi32>) -> vector<4xi32> {
  %0 = math.cttz %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @c_ctpop_v(%a: vector<4xi32>) -> vector<4xi32> {
  %0 = math.ctpop %a : vector<4xi32>
  return %0 : vector<4xi32>
}
func.func @c_absf_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.absf %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_asin_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.asin %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_atan_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.atan %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_ceil_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.ceil %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_cos_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.cos %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_acos_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.acos %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_cosh_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.cosh %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_sin_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.sin %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_sinh_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.sinh %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_exp_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.exp %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_exp2_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.exp2 %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_floor_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.floor %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_log_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.log %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_log10_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.log10 %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_log2_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.log2 %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_rsqrt_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.rsqrt %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_sqrt_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.sqrt %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_tan_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.tan %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_tanh_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.tanh %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_roundeven_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.roundeven %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_round_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.round %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_trunc_n(%a: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.trunc %a : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_atan2_n(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.atan2 %a, %b : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_copysign_n(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.copysign %a, %b : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_powf_n(%a: vector<2x2xf64>, %b: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.powf %a, %b : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_fma_n(%a: vector<2x2xf64>, %b: vector<2x2xf64>, %c: vector<2x2xf64>) -> vector<2x2xf64> {
  %0 = math.fma %a, %b, %c : vector<2x2xf64>
  return %0 : vector<2x2xf64>
}
func.func @c_ctpop_n(%a: vector<2x2xi64>) -> vector<2x2xi64> {
  %0 = math.ctpop %a : vector<2x2xi64>
  return %0 : vector<2x2xi64>
}

// Constants are not folded, as in the pass of the dialect.
func.func @constants() -> f64 {
  %c = arith.constant 2.0 : f64
  %0 = math.sqrt %c : f64
  return %0 : f64
}
