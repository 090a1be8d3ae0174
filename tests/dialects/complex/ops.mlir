// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @abs(%a: complex<f32>) -> f32 {
  %0 = complex.abs %a : complex<f32>
  return %0 : f32
}

func.func @cos(%a: complex<f32>) -> complex<f32> {
  %0 = complex.cos %a : complex<f32>
  return %0 : complex<f32>
}

func.func @exp(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a : complex<f32>
  return %0 : complex<f32>
}

func.func @expm1(%a: complex<f32>) -> complex<f32> {
  %0 = complex.expm1 %a : complex<f32>
  return %0 : complex<f32>
}

func.func @im(%a: complex<f32>) -> f32 {
  %0 = complex.im %a : complex<f32>
  return %0 : f32
}

func.func @log(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a : complex<f32>
  return %0 : complex<f32>
}

func.func @log1p(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log1p %a : complex<f32>
  return %0 : complex<f32>
}

func.func @neg(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a : complex<f32>
  return %0 : complex<f32>
}

func.func @re(%a: complex<f32>) -> f32 {
  %0 = complex.re %a : complex<f32>
  return %0 : f32
}

func.func @rsqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.rsqrt %a : complex<f32>
  return %0 : complex<f32>
}

func.func @sign(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sign %a : complex<f32>
  return %0 : complex<f32>
}

func.func @sin(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sin %a : complex<f32>
  return %0 : complex<f32>
}

func.func @sqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %a : complex<f32>
  return %0 : complex<f32>
}

func.func @tanh(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tanh %a : complex<f32>
  return %0 : complex<f32>
}

func.func @tan(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tan %a : complex<f32>
  return %0 : complex<f32>
}

func.func @conj(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a : complex<f32>
  return %0 : complex<f32>
}

func.func @angle(%a: complex<f32>) -> f32 {
  %0 = complex.angle %a : complex<f32>
  return %0 : f32
}

func.func @add(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.add %a, %b : complex<f32>
  return %0 : complex<f32>
}

func.func @atan2(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.atan2 %a, %b : complex<f32>
  return %0 : complex<f32>
}

func.func @div(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b : complex<f32>
  return %0 : complex<f32>
}

func.func @mul(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.mul %a, %b : complex<f32>
  return %0 : complex<f32>
}

func.func @pow(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.pow %a, %b : complex<f32>
  return %0 : complex<f32>
}

func.func @sub(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.sub %a, %b : complex<f32>
  return %0 : complex<f32>
}

func.func @eq(%a: complex<f32>, %b: complex<f32>) -> i1 {
  %0 = complex.eq %a, %b : complex<f32>
  return %0 : i1
}

func.func @neq(%a: complex<f32>, %b: complex<f32>) -> i1 {
  %0 = complex.neq %a, %b : complex<f32>
  return %0 : i1
}

func.func @powi(%a: complex<f32>, %b: i32) -> complex<f32> {
  %0 = complex.powi %a, %b : complex<f32>, i32
  return %0 : complex<f32>
}

func.func @abs_flags(%a: complex<f64>) -> f64 {
  %0 = complex.abs %a fastmath<nnan,contract> : complex<f64>
  return %0 : f64
}

func.func @cos_flags(%a: complex<f64>) -> complex<f64> {
  %0 = complex.cos %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @exp_flags(%a: complex<f64>) -> complex<f64> {
  %0 = complex.exp %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @expm1_flags(%a: complex<f64>) -> complex<f64> {
  %0 = complex.expm1 %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @im_flags(%a: complex<f64>) -> f64 {
  %0 = complex.im %a fastmath<nnan,contract> : complex<f64>
  return %0 : f64
}

func.func @log_flags(%a: complex<f64>) -> complex<f64> {
  %0 = complex.log %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @log1p_flags(%a: complex<f64>) -> complex<f64> {
  %0 = complex.log1p %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @neg_flags(%a: complex<f64>) -> complex<f64> {
  %0 = complex.neg %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @re_flags(%a: complex<f64>) -> f64 {
  %0 = complex.re %a fastmath<nnan,contract> : complex<f64>
  return %0 : f64
}

func.func @rsqrt_flags(%a: complex<f64>) -> complex<f64> {
  %0 = complex.rsqrt %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @sign_flags(%a: complex<f64>) -> complex<f64> {
  %0 = complex.sign %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @sin_flags(%a: complex<f64>) -> complex<f64> {
  %0 = complex.sin %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @sqrt_flags(%a: complex<f64>) -> complex<f64> {
  %0 = complex.sqrt %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @tanh_flags(%a: complex<f64>) -> complex<f64> {
  %0 = complex.tanh %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @tan_flags(%a: complex<f64>) -> complex<f64> {
  %0 = complex.tan %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @conj_flags(%a: complex<f64>) -> complex<f64> {
  %0 = complex.conj %a fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @angle_flags(%a: complex<f64>) -> f64 {
  %0 = complex.angle %a fastmath<nnan,contract> : complex<f64>
  return %0 : f64
}

func.func @add_flags(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.add %a, %b fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @atan2_flags(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.atan2 %a, %b fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @div_flags(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.div %a, %b fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @mul_flags(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.mul %a, %b fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @pow_flags(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.pow %a, %b fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @sub_flags(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.sub %a, %b fastmath<nnan,contract> : complex<f64>
  return %0 : complex<f64>
}

func.func @powi_flags(%a: complex<f64>, %b: i32) -> complex<f64> {
  %0 = complex.powi %a, %b fastmath<nnan,contract> : complex<f64>, i32
  return %0 : complex<f64>
}

func.func @others(%x: f16, %y: f16, %z: complex<f32>, %i: i64, %n: complex<bf16>, %m: i32, %v: vector<2xf32>) {
  %0 = complex.create %x, %y {tag = "t"} : complex<f16>
  %1 = complex.bitcast %z : complex<f32> to i64
  %2 = complex.bitcast %i {tag} : i64 to complex<f32>
  %3 = complex.bitcast %n : complex<bf16> to f32
  %4 = complex.bitcast %m : i32 to complex<i16>
  %5 = complex.bitcast %i : i64 to i64
  %6 = complex.constant [1.0 : f32, -2.5 : f32] : complex<f32>
  %7 = complex.constant [0.1, -1.0] {tag} : complex<f64>
  %8 = complex.constant [1 : i8, -1 : i8] : complex<i8>
  %9 = complex.constant [0x7C00 : f16, 0xFC00 : f16] : complex<f16>
  %10 = complex.powi %z, %m {fastmath = #arith.fastmath<fast>} : complex<f32>, i32
  %11 = complex.add %z, %z fastmath<none> : complex<f32>
  %12 = complex.abs %0 {tag} : complex<f16>
  %13 = complex.eq %0, %0 {tag} : complex<f16>
  %14 = complex.bitcast %v : vector<2xf32> to vector<2xf32>
  return
}
