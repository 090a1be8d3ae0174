// RUN: terrace opt %s --math-expand-ops
// RUN: terrace opt %s --math-expand-ops=ops=sinh,acosh,nothing
// RUN: terrace opt %s --math-expand-ops=ops=fma,round

func.func @acosh_f32(%a: f32) -> f32 {
  %0 = math.acosh %a : f32
  return %0 : f32
}
func.func @asinh_f32(%a: f32) -> f32 {
  %0 = math.asinh %a : f32
  return %0 : f32
}
func.func @atanh_f32(%a: f32) -> f32 {
  %0 = math.atanh %a : f32
  return %0 : f32
}
func.func @ceil_f32(%a: f32) -> f32 {
  %0 = math.ceil %a : f32
  return %0 : f32
}
func.func @cosh_f32(%a: f32) -> f32 {
  %0 = math.cosh %a : f32
  return %0 : f32
}
func.func @sinh_f32(%a: f32) -> f32 {
  %0 = math.sinh %a : f32
  return %0 : f32
}
func.func @exp2_f32(%a: f32) -> f32 {
  %0 = math.exp2 %a : f32
  return %0 : f32
}
func.func @rsqrt_f32(%a: f32) -> f32 {
  %0 = math.rsqrt %a : f32
  return %0 : f32
}
func.func @tan_f32(%a: f32) -> f32 {
  %0 = math.tan %a : f32
  return %0 : f32
}
func.func @tanh_f32(%a: f32) -> f32 {
  %0 = math.tanh %a : f32
  return %0 : f32
}
func.func @roundeven_f32(%a: f32) -> f32 {
  %0 = math.roundeven %a : f32
  return %0 : f32
}
func.func @round_f32(%a: f32) -> f32 {
  %0 = math.round %a : f32
  return %0 : f32
}
func.func @powf_f32(%a: f32, %b: f32) -> f32 {
  %0 = math.powf %a, %b : f32
  return %0 : f32
}
func.func @fma_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = math.fma %a, %b, %c : f32
  return %0 : f32
}
func.func @clampf_f32(%a: f32, %b: f32, %c: f32) -> f32 {
  %0 = math.clampf %a to [%b, %c] : f32
  return %0 : f32
}
func.func @fpowi_f32(%a: f32, %b: i32) -> f32 {
  %0 = math.fpowi %a, %b : f32, i32
  return %0 : f32
}
func.func @ctlz_f32(%a: i32) -> i32 {
  %0 = math.ctlz %a : i32
  return %0 : i32
}
func.func @acosh_f64(%a: f64) -> f64 {
  %0 = math.acosh %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @asinh_f64(%a: f64) -> f64 {
  %0 = math.asinh %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @atanh_f64(%a: f64) -> f64 {
  %0 = math.atanh %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @ceil_f64(%a: f64) -> f64 {
  %0 = math.ceil %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @cosh_f64(%a: f64) -> f64 {
  %0 = math.cosh %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @sinh_f64(%a: f64) -> f64 {
  %0 = math.sinh %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @exp2_f64(%a: f64) -> f64 {
  %0 = math.exp2 %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @rsqrt_f64(%a: f64) -> f64 {
  %0 = math.rsqrt %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @tan_f64(%a: f64) -> f64 {
  %0 = math.tan %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @tanh_f64(%a: f64) -> f64 {
  %0 = math.tanh %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @roundeven_f64(%a: f64) -> f64 {
  %0 = math.roundeven %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @round_f64(%a: f64) -> f64 {
  %0 = math.round %a fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @powf_f64(%a: f64, %b: f64) -> f64 {
  %0 = math.powf %a, %b fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @fma_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %0 = math.fma %a, %b, %c fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @clampf_f64(%a: f64, %b: f64, %c: f64) -> f64 {
  %0 = math.clampf %a to [%b, %c] fastmath<fast> {x} : f64
  return %0 : f64
}
func.func @fpowi_f64(%a: f64, %b: i16) -> f64 {
  %0 = math.fpowi %a, %b fastmath<fast> {x} : f64, i16
  return %0 : f64
}
func.func @ctlz_f64(%a: i16) -> i16 {
  %0 = math.ctlz %a {x} : i16
  return %0 : i16
}
func.func @acosh_f16(%a: f16) -> f16 {
  %0 = math.acosh %a : f16
  return %0 : f16
}
func.func @asinh_f16(%a: f16) -> f16 {
  %0 = math.asinh %a : f16
  return %0 : f16
}
func.func @atanh_f16(%a: f16) -> f16 {
  %0 = math.atanh %a : f16
  return %0 : f16
}
func.func @ceil_f16(%a: f16) -> f16 {
  %0 = math.ceil %a : f16
  return %0 : f16
}
func.func @cosh_f16(%a: f16) -> f16 {
  %0 = math.cosh %a : f16
  return %0 : f16
}
func.func @sinh_f16(%a: f16) -> f16 {
  %0 = math.sinh %a : f16
  return %0 : f16
}
func.func @exp2_f16(%a: f16) -> f16 {
  %0 = math.exp2 %a : f16
  return %0 : f16
}
func.func @rsqrt_f16(%a: f16) -> f16 {
  %0 = math.rsqrt %a : f16
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
func.func @fpowi_f16(%a: f16, %b: i7) -> f16 {
  %0 = math.fpowi %a, %b : f16, i7
  return %0 : f16
}
func.func @ctlz_f16(%a: i7) -> i7 {
  %0 = math.ctlz %a : i7
  return %0 : i7
}
func.func @acosh_bf16(%a: bf16) -> bf16 {
  %0 = math.acosh %a : bf16
  return %0 : bf16
}
func.func @asinh_bf16(%a: bf16) -> bf16 {
  %0 = math.asinh %a : bf16
  return %0 : bf16
}
func.func @atanh_bf16(%a: bf16) -> bf16 {
  %0 = math.atanh %a : bf16
  return %0 : bf16
}
func.func @ceil_bf16(%a: bf16) -> bf16 {
  %0 = math.ceil %a : bf16
  return %0 : bf16
}
func.func @cosh_bf16(%a: bf16) -> bf16 {
  %0 = math.cosh %a : bf16
  return %0 : bf16
}
func.func @sinh_bf16(%a: bf16) -> bf16 {
  %0 = math.sinh %a : bf16
  return %0 : bf16
}
func.func @exp2_bf16(%a: bf16) -> bf16 {
  %0 = math.exp2 %a : bf16
  return %0 : bf16
}
func.func @rsqrt_bf16(%a: bf16) -> bf16 {
  %0 = math.rsqrt %a : bf16
  return %0 : bf16
}
func.func @tan_bf16(%a: bf16) -> bf16 {
  %0 = math.tan %a : bf16
  return %0 : bf16
}
func.func @tanh_bf16(%a: bf16) -> bf16 {
  %0 = math.tanh %a : bf16
  return %0 : bf16
}
func.func @roundeven_bf16(%a: bf16) -> bf16 {
  %0 = math.roundeven %a : bf16
  return %0 : bf16
}
func.func @round_bf16(%a: bf16) -> bf16 {
  %0 = math.round %a : bf16
  return %0 : bf16
}
func.func @powf_bf16(%a: bf16, %b: bf16) -> bf16 {
  %0 = math.powf %a, %b : bf16
  return %0 : bf16
}
func.func @fma_bf16(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %0 = math.fma %a, %b, %c : bf16
  return %0 : bf16
}
func.func @clampf_bf16(%a: bf16, %b: bf16, %c: bf16) -> bf16 {
  %0 = math.clampf %a to [%b, %c] : bf16
  return %0 : bf16
}
func.func @fpowi_bf16(%a: bf16, %b: i64) -> bf16 {
  %0 = math.fpowi %a, %b : bf16, i64
  return %0 : bf16
}
func.func @ctlz_bf16(%a: i64) -> i64 {
  %0 = math.ctlz %a : i64
  return %0 : i64
}
func.func @acosh_v(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = math.acosh %a : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @asinh_v(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = math.asinh %a : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @atanh_v(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = math.atanh %a : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @ceil_v(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = math.ceil %a : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @cosh_v(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = math.cosh %a : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @sinh_v(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = math.sinh %a : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @exp2_v(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = math.exp2 %a : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @rsqrt_v(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = math.rsqrt %a : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @tan_v(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = math.tan %a : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @tanh_v(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = math.tanh %a : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @roundeven_v(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = math.roundeven %a : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @round_v(%a: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = math.round %a : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @powf_v(%a: vector<2x2xf32>, %b: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = math.powf %a, %b : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @fma_v(%a: vector<2x2xf32>, %b: vector<2x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = math.fma %a, %b, %c : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @clampf_v(%a: vector<2x2xf32>, %b: vector<2x2xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = math.clampf %a to [%b, %c] : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @fpowi_v(%a: vector<2x2xf32>, %b: vector<2x2xi8>) -> vector<2x2xf32> {
  %0 = math.fpowi %a, %b : vector<2x2xf32>, vector<2x2xi8>
  return %0 : vector<2x2xf32>
}
func.func @ctlz_v(%a: vector<2x2xi8>) -> vector<2x2xi8> {
  %0 = math.ctlz %a : vector<2x2xi8>
  return %0 : vector<2x2xi8>
}
func.func @acosh_s(%a: vector<[2]xf16>) -> vector<[2]xf16> {
  %0 = math.acosh %a : vector<[2]xf16>
  return %0 : vector<[2]xf16>
}
func.func @asinh_s(%a: vector<[2]xf16>) -> vector<[2]xf16> {
  %0 = math.asinh %a : vector<[2]xf16>
  return %0 : vector<[2]xf16>
}
func.func @atanh_s(%a: vector<[2]xf16>) -> vector<[2]xf16> {
  %0 = math.atanh %a : vector<[2]xf16>
  return %0 : vector<[2]xf16>
}
func.func @ceil_s(%a: vector<[2]xf16>) -> vector<[2]xf16> {
  %0 = math.ceil %a : vector<[2]xf16>
  return %0 : vector<[2]xf16>
}
func.func @cosh_s(%a: vector<[2]xf16>) -> vector<[2]xf16> {
  %0 = math.cosh %a : vector<[2]xf16>
  return %0 : vector<[2]xf16>
}
func.func @sinh_s(%a: vector<[2]xf16>) -> vector<[2]xf16> {
  %0 = math.sinh %a : vector<[2]xf16>
  return %0 : vector<[2]xf16>
}
func.func @exp2_s(%a: vector<[2]xf16>) -> vector<[2]xf16> {
  %0 = math.exp2 %a : vector<[2]xf16>
  return %0 : vector<[2]xf16>
}
func.func @rsqrt_s(%a: vector<[2]xf16>) -> vector<[2]xf16> {
  %0 = math.rsqrt %a : vector<[2]xf16>
  return %0 : vector<[2]xf16>
}
func.func @tan_s(%a: vector<[2]xf16>) -> vector<[2]xf16> {
  %0 = math.tan %a : vector<[2]xf16>
  return %0 : vector<[2]xf16>
}
func.func @tanh_s(%a: vector<[2]xf16>) -> vector<[2]xf16> {
  %0 = math.tanh %a : vector<[2]xf16>
  return %0 : vector<[2]xf16>
}
func.func @roundeven_s(%a: vector<[2]xf16>) -> vector<[2]xf16> {
  %0 = math.roundeven %a : vector<[2]xf16>
  return %0 : vector<[2]xf16>
}
func.func @round_s(%a: vector<[2]xf16>) -> vector<[2]xf16> {
  %0 = math.round %a : vector<[2]xf16>
  return %0 : vector<[2]xf16>
}
func.func @powf_s(%a: vector<[2]xf16>, %b: vector<[2]xf16>) -> vector<[2]xf16> {
  %0 = math.powf %a, %b : vector<[2]xf16>
  return %0 : vector<[2]xf16>
}
func.func @fma_s(%a: vector<[2]xf16>, %b: vector<[2]xf16>, %c: vector<[2]xf16>) -> vector<[2]xf16> {
  %0 = math.fma %a, %b, %c : vector<[2]xf16>
  return %0 : vector<[2]xf16>
}
func.func @clampf_s(%a: vector<[2]xf16>, %b: vector<[2]xf16>, %c: vector<[2]xf16>) -> vector<[2]xf16> {
  %0 = math.clampf %a to [%b, %c] : vector<[2]xf16>
  return %0 : vector<[2]xf16>
}
func.func @fpowi_s(%a: vector<[2]xf16>, %b: vector<[2]xi32>) -> vector<[2]xf16> {
  %0 = math.fpowi %a, %b : vector<[2]xf16>, vector<[2]xi32>
  return %0 : vector<[2]xf16>
}
func.func @ctlz_s(%a: vector<[2]xi32>) -> vector<[2]xi32> {
  %0 = math.ctlz %a : vector<[2]xi32>
  return %0 : vector<[2]xi32>
}
func.func @acosh_t(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.acosh %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @asinh_t(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.asinh %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @atanh_t(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.atanh %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @ceil_t(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.ceil %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @cosh_t(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.cosh %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @sinh_t(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.sinh %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @exp2_t(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.exp2 %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @rsqrt_t(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.rsqrt %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @tan_t(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.tan %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @tanh_t(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.tanh %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @roundeven_t(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.roundeven %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @round_t(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.round %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @powf_t(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.powf %a, %b : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @fma_t(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.fma %a, %b, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @clampf_t(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.clampf %a to [%b, %c] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @fpowi_t(%a: tensor<4xf32>, %b: tensor<4xi32>) -> tensor<4xf32> {
  %0 = math.fpowi %a, %b : tensor<4xf32>, tensor<4xi32>
  return %0 : tensor<4xf32>
}
func.func @ctlz_t(%a: tensor<4xi32>) -> tensor<4xi32> {
  %0 = math.ctlz %a : tensor<4xi32>
  return %0 : tensor<4xi32>
}
func.func @acosh_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.acosh %a : f8E5M2
  return %0 : f8E5M2
}
func.func @asinh_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.asinh %a : f8E5M2
  return %0 : f8E5M2
}
func.func @atanh_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.atanh %a : f8E5M2
  return %0 : f8E5M2
}
func.func @ceil_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.ceil %a : f8E5M2
  return %0 : f8E5M2
}
func.func @cosh_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.cosh %a : f8E5M2
  return %0 : f8E5M2
}
func.func @sinh_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.sinh %a : f8E5M2
  return %0 : f8E5M2
}
func.func @exp2_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.exp2 %a : f8E5M2
  return %0 : f8E5M2
}
func.func @rsqrt_f8(%a: f8E5M2) -> f8E5M2 {
  %0 = math.rsqrt %a : f8E5M2
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
func.func @ctlz_f8(%a: i1) -> i1 {
  %0 = math.ctlz %a : i1
  return %0 : i1
}
// DIFFERS: upstream's expansions are wrong for negative bases, great numbers, infinities, and signs of zeros.
