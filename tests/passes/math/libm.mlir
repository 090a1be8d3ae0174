// RUN: terrace opt %s --convert-math-to-libm

func.func @x1_absf(%a: f32) -> f32 {
  %0 = math.absf %a : f32
  return %0 : f32
}
func.func @x2_acosh(%a: f32) -> f32 {
  %0 = math.acosh %a : f32
  return %0 : f32
}
func.func @x3_asin(%a: f32) -> f32 {
  %0 = math.asin %a : f32
  return %0 : f32
}
func.func @x4_asinh(%a: f32) -> f32 {
  %0 = math.asinh %a : f32
  return %0 : f32
}
func.func @x5_atan(%a: f32) -> f32 {
  %0 = math.atan %a : f32
  return %0 : f32
}
func.func @x6_atanh(%a: f32) -> f32 {
  %0 = math.atanh %a : f32
  return %0 : f32
}
func.func @x7_cbrt(%a: f32) -> f32 {
  %0 = math.cbrt %a : f32
  return %0 : f32
}
func.func @x8_ceil(%a: f32) -> f32 {
  %0 = math.ceil %a : f32
  return %0 : f32
}
func.func @x9_cos(%a: f32) -> f32 {
  %0 = math.cos %a : f32
  return %0 : f32
}
func.func @x10_acos(%a: f32) -> f32 {
  %0 = math.acos %a : f32
  return %0 : f32
}
func.func @x11_cosh(%a: f32) -> f32 {
  %0 = math.cosh %a : f32
  return %0 : f32
}
func.func @x12_sin(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  return %0 : f32
}
func.func @x13_sinh(%a: f32) -> f32 {
  %0 = math.sinh %a : f32
  return %0 : f32
}
func.func @x14_erf(%a: f32) -> f32 {
  %0 = math.erf %a : f32
  return %0 : f32
}
func.func @x15_erfc(%a: f32) -> f32 {
  %0 = math.erfc %a : f32
  return %0 : f32
}
func.func @x16_exp(%a: f32) -> f32 {
  %0 = math.exp %a : f32
  return %0 : f32
}
func.func @x17_exp2(%a: f32) -> f32 {
  %0 = math.exp2 %a : f32
  return %0 : f32
}
func.func @x18_expm1(%a: f32) -> f32 {
  %0 = math.expm1 %a : f32
  return %0 : f32
}
func.func @x19_floor(%a: f32) -> f32 {
  %0 = math.floor %a : f32
  return %0 : f32
}
func.func @x20_log(%a: f32) -> f32 {
  %0 = math.log %a : f32
  return %0 : f32
}
func.func @x21_log10(%a: f32) -> f32 {
  %0 = math.log10 %a : f32
  return %0 : f32
}
func.func @x22_log1p(%a: f32) -> f32 {
  %0 = math.log1p %a : f32
  return %0 : f32
}
func.func @x23_log2(%a: f32) -> f32 {
  %0 = math.log2 %a : f32
  return %0 : f32
}
func.func @x24_rsqrt(%a: f32) -> f32 {
  %0 = math.rsqrt %a : f32
  return %0 : f32
}
func.func @x25_sqrt(%a: f32) -> f32 {
  %0 = math.sqrt %a : f32
  return %0 : f32
}
func.func @x26_tan(%a: f32) -> f32 {
  %0 = math.tan %a : f32
  return %0 : f32
}
func.func @x27_tanh(%a: f32) -> f32 {
  %0 = math.tanh %a : f32
  return %0 : f32
}
func.func @x28_roundeven(%a: f32) -> f32 {
  %0 = math.roundeven %a : f32
  return %0 : f32
}
func.func @x29_round(%a: f32) -> f32 {
  %0 = math.round %a : f32
  return %0 : f32
}
func.func @x30_trunc(%a: f32) -> f32 {
  %0 = math.trunc %a : f32
  return %0 : f32
}
func.func @x31_atan2(%a: f32, %b: f32) -> f32 {
  %0 = math.atan2 %a, %b : f32
  return %0 : f32
}
func.func @x32_powf(%a: f32, %b: f32) -> f32 {
  %0 = math.powf %a, %b : f32
  return %0 : f32
}
func.func @x33_fma(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = math.fma %a, %b, %c : f32
  return %0 : f32
}

func.func @x34_absf(%a: f16) -> f16 {
  %0 = math.absf %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x35_acosh(%a: f16) -> f16 {
  %0 = math.acosh %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x36_asin(%a: f16) -> f16 {
  %0 = math.asin %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x37_asinh(%a: f16) -> f16 {
  %0 = math.asinh %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x38_atan(%a: f16) -> f16 {
  %0 = math.atan %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x39_atanh(%a: f16) -> f16 {
  %0 = math.atanh %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x40_cbrt(%a: f16) -> f16 {
  %0 = math.cbrt %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x41_ceil(%a: f16) -> f16 {
  %0 = math.ceil %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x42_cos(%a: f16) -> f16 {
  %0 = math.cos %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x43_acos(%a: f16) -> f16 {
  %0 = math.acos %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x44_cosh(%a: f16) -> f16 {
  %0 = math.cosh %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x45_sin(%a: f16) -> f16 {
  %0 = math.sin %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x46_sinh(%a: f16) -> f16 {
  %0 = math.sinh %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x47_erf(%a: f16) -> f16 {
  %0 = math.erf %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x48_erfc(%a: f16) -> f16 {
  %0 = math.erfc %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x49_exp(%a: f16) -> f16 {
  %0 = math.exp %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x50_exp2(%a: f16) -> f16 {
  %0 = math.exp2 %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x51_expm1(%a: f16) -> f16 {
  %0 = math.expm1 %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x52_floor(%a: f16) -> f16 {
  %0 = math.floor %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x53_log(%a: f16) -> f16 {
  %0 = math.log %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x54_log10(%a: f16) -> f16 {
  %0 = math.log10 %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x55_log1p(%a: f16) -> f16 {
  %0 = math.log1p %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x56_log2(%a: f16) -> f16 {
  %0 = math.log2 %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x57_rsqrt(%a: f16) -> f16 {
  %0 = math.rsqrt %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x58_sqrt(%a: f16) -> f16 {
  %0 = math.sqrt %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x59_tan(%a: f16) -> f16 {
  %0 = math.tan %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x60_tanh(%a: f16) -> f16 {
  %0 = math.tanh %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x61_roundeven(%a: f16) -> f16 {
  %0 = math.roundeven %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x62_round(%a: f16) -> f16 {
  %0 = math.round %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x63_trunc(%a: f16) -> f16 {
  %0 = math.trunc %a fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x64_atan2(%a: f16, %b: f16) -> f16 {
  %0 = math.atan2 %a, %b fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x65_powf(%a: f16, %b: f16) -> f16 {
  %0 = math.powf %a, %b fastmath<fast> {x} : f16
  return %0 : f16
}
func.func @x66_fma(%a: f16, %b: f16, %c: f16) -> f16 {
  %0 = math.fma %a, %b, %c fastmath<fast> {x} : f16
  return %0 : f16
}

func.func @x67_absf(%a: f64) -> f64 {
  %0 = math.absf %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x68_acosh(%a: f64) -> f64 {
  %0 = math.acosh %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x69_asin(%a: f64) -> f64 {
  %0 = math.asin %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x70_asinh(%a: f64) -> f64 {
  %0 = math.asinh %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x71_atan(%a: f64) -> f64 {
  %0 = math.atan %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x72_atanh(%a: f64) -> f64 {
  %0 = math.atanh %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x73_cbrt(%a: f64) -> f64 {
  %0 = math.cbrt %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x74_ceil(%a: f64) -> f64 {
  %0 = math.ceil %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x75_cos(%a: f64) -> f64 {
  %0 = math.cos %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x76_acos(%a: f64) -> f64 {
  %0 = math.acos %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x77_cosh(%a: f64) -> f64 {
  %0 = math.cosh %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x78_sin(%a: f64) -> f64 {
  %0 = math.sin %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x79_sinh(%a: f64) -> f64 {
  %0 = math.sinh %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x80_erf(%a: f64) -> f64 {
  %0 = math.erf %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x81_erfc(%a: f64) -> f64 {
  %0 = math.erfc %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x82_exp(%a: f64) -> f64 {
  %0 = math.exp %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x83_exp2(%a: f64) -> f64 {
  %0 = math.exp2 %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x84_expm1(%a: f64) -> f64 {
  %0 = math.expm1 %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x85_floor(%a: f64) -> f64 {
  %0 = math.floor %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x86_log(%a: f64) -> f64 {
  %0 = math.log %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x87_log10(%a: f64) -> f64 {
  %0 = math.log10 %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x88_log1p(%a: f64) -> f64 {
  %0 = math.log1p %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x89_log2(%a: f64) -> f64 {
  %0 = math.log2 %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x90_rsqrt(%a: f64) -> f64 {
  %0 = math.rsqrt %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x91_sqrt(%a: f64) -> f64 {
  %0 = math.sqrt %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x92_tan(%a: f64) -> f64 {
  %0 = math.tan %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x93_tanh(%a: f64) -> f64 {
  %0 = math.tanh %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x94_roundeven(%a: f64) -> f64 {
  %0 = math.roundeven %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x95_round(%a: f64) -> f64 {
  %0 = math.round %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x96_trunc(%a: f64) -> f64 {
  %0 = math.trunc %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x97_atan2(%a: f64, %b: f64) -> f64 {
  %0 = math.atan2 %a, %b fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x98_powf(%a: f64, %b: f64) -> f64 {
  %0 = math.powf %a, %b fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @x99_fma(%a: f64, %b: f64, %c: f64) -> f64 {
  %0 = math.fma %a, %b, %c fastmath<fast> {x} : f64
  return %0 : f64
}

