// RUN: terrace opt %s
// RUN: terrace opt %s --convert-arith-to-llvm
// RUN: terrace opt %s --convert-math-to-llvm
// RUN: not terrace opt %s --convert-math-to-libm 2>&1
// RUN: terrace opt %s --math-expand-ops
// RUN: not terrace opt %s --convert-complex-to-llvm 2>&1
// RUN: terrace opt %s --convert-complex-to-standard
// RUN: terrace opt %s --finalize-memref-to-llvm
// RUN: terrace opt %s --arith-expand

// `!llvm.ppc_fp128` in operations, memrefs and complex numbers.
memref.global @gl : memref<2x!llvm.ppc_fp128> = dense<[1.0, 0.1]>
func.func @arith_addf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.addf %a, %b : !llvm.ppc_fp128
  return
}
func.func @arith_subf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.subf %a, %b : !llvm.ppc_fp128
  return
}
func.func @arith_mulf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.mulf %a, %b : !llvm.ppc_fp128
  return
}
func.func @arith_divf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.divf %a, %b : !llvm.ppc_fp128
  return
}
func.func @arith_remf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.remf %a, %b : !llvm.ppc_fp128
  return
}
func.func @arith_maximumf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.maximumf %a, %b : !llvm.ppc_fp128
  return
}
func.func @arith_minimumf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.minimumf %a, %b : !llvm.ppc_fp128
  return
}
func.func @arith_maxnumf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.maxnumf %a, %b : !llvm.ppc_fp128
  return
}
func.func @arith_minnumf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.minnumf %a, %b : !llvm.ppc_fp128
  return
}
func.func @arith_negf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.negf %a : !llvm.ppc_fp128
  return
}
func.func @arith_cmpf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.cmpf oeq, %a, %b : !llvm.ppc_fp128
  return
}
func.func @arith_extf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.extf %f : f32 to !llvm.ppc_fp128
  return
}
func.func @arith_extf64(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.extf %d : f64 to !llvm.ppc_fp128
  return
}
func.func @arith_truncf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.truncf %a : !llvm.ppc_fp128 to f32
  return
}
func.func @arith_sitofp(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.sitofp %i : i32 to !llvm.ppc_fp128
  return
}
func.func @arith_uitofp(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.uitofp %i : i32 to !llvm.ppc_fp128
  return
}
func.func @arith_fptosi(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.fptosi %a : !llvm.ppc_fp128 to i32
  return
}
func.func @arith_fptoui(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.fptoui %a : !llvm.ppc_fp128 to i32
  return
}
func.func @arith_bitcast(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.bitcast %a : !llvm.ppc_fp128 to i128
  return
}
func.func @arith_bitcast2(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.bitcast %j : i128 to !llvm.ppc_fp128
  return
}
func.func @arith_constant(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.constant 1.0 : !llvm.ppc_fp128
  return
}
func.func @arith_scaling_extf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.scaling_extf %f, %f : f32, f32 to !llvm.ppc_fp128
  return
}
func.func @arith_select(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = arith.select %c, %a, %b : !llvm.ppc_fp128
  return
}
func.func @math_absf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.absf %a : !llvm.ppc_fp128
  return
}
func.func @math_acos(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.acos %a : !llvm.ppc_fp128
  return
}
func.func @math_acosh(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.acosh %a : !llvm.ppc_fp128
  return
}
func.func @math_asin(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.asin %a : !llvm.ppc_fp128
  return
}
func.func @math_asinh(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.asinh %a : !llvm.ppc_fp128
  return
}
func.func @math_atan(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.atan %a : !llvm.ppc_fp128
  return
}
func.func @math_atanh(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.atanh %a : !llvm.ppc_fp128
  return
}
func.func @math_cbrt(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.cbrt %a : !llvm.ppc_fp128
  return
}
func.func @math_ceil(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.ceil %a : !llvm.ppc_fp128
  return
}
func.func @math_cos(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.cos %a : !llvm.ppc_fp128
  return
}
func.func @math_cosh(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.cosh %a : !llvm.ppc_fp128
  return
}
func.func @math_erf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.erf %a : !llvm.ppc_fp128
  return
}
func.func @math_erfc(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.erfc %a : !llvm.ppc_fp128
  return
}
func.func @math_exp(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.exp %a : !llvm.ppc_fp128
  return
}
func.func @math_exp2(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.exp2 %a : !llvm.ppc_fp128
  return
}
func.func @math_expm1(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.expm1 %a : !llvm.ppc_fp128
  return
}
func.func @math_floor(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.floor %a : !llvm.ppc_fp128
  return
}
func.func @math_log(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.log %a : !llvm.ppc_fp128
  return
}
func.func @math_log10(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.log10 %a : !llvm.ppc_fp128
  return
}
func.func @math_log1p(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.log1p %a : !llvm.ppc_fp128
  return
}
func.func @math_log2(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.log2 %a : !llvm.ppc_fp128
  return
}
func.func @math_round(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.round %a : !llvm.ppc_fp128
  return
}
func.func @math_roundeven(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.roundeven %a : !llvm.ppc_fp128
  return
}
func.func @math_rsqrt(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.rsqrt %a : !llvm.ppc_fp128
  return
}
func.func @math_sin(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.sin %a : !llvm.ppc_fp128
  return
}
func.func @math_sinh(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.sinh %a : !llvm.ppc_fp128
  return
}
func.func @math_sqrt(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.sqrt %a : !llvm.ppc_fp128
  return
}
func.func @math_tan(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.tan %a : !llvm.ppc_fp128
  return
}
func.func @math_tanh(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.tanh %a : !llvm.ppc_fp128
  return
}
func.func @math_trunc(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.trunc %a : !llvm.ppc_fp128
  return
}
func.func @math_isfinite(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.isfinite %a : !llvm.ppc_fp128
  return
}
func.func @math_isinf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.isinf %a : !llvm.ppc_fp128
  return
}
func.func @math_isnan(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.isnan %a : !llvm.ppc_fp128
  return
}
func.func @math_isnormal(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.isnormal %a : !llvm.ppc_fp128
  return
}
func.func @math_sincos(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r:2 = math.sincos %a : !llvm.ppc_fp128
  return
}
func.func @math_atan2(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.atan2 %a, %b : !llvm.ppc_fp128
  return
}
func.func @math_copysign(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.copysign %a, %b : !llvm.ppc_fp128
  return
}
func.func @math_powf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.powf %a, %b : !llvm.ppc_fp128
  return
}
func.func @math_fma(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.fma %a, %b, %a : !llvm.ppc_fp128
  return
}
func.func @math_clampf(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.clampf %a to [%b, %a] : !llvm.ppc_fp128
  return
}
func.func @math_fpowi(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = math.fpowi %a, %i : !llvm.ppc_fp128, i32
  return
}
func.func @complex_create(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = complex.create %a, %b : complex<!llvm.ppc_fp128>
  return
}
func.func @memref_alloc(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %r = memref.alloc() : memref<4x!llvm.ppc_fp128>
  return
}
func.func @memref_load(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %m = memref.alloc() : memref<!llvm.ppc_fp128>
  %r = memref.load %m[] : memref<!llvm.ppc_fp128>
  return
}
func.func @memref_store(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %m = memref.alloc() : memref<!llvm.ppc_fp128>
  memref.store %a, %m[] : memref<!llvm.ppc_fp128>
  return
}
func.func @memref_atomic_rmw(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %m = memref.alloc() : memref<!llvm.ppc_fp128>
  %r = memref.atomic_rmw addf %a, %m[] : (!llvm.ppc_fp128, memref<!llvm.ppc_fp128>) -> !llvm.ppc_fp128
  return
}
func.func @complex_abs(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.abs %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_angle(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.angle %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_conj(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.conj %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_cos(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.cos %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_exp(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.exp %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_expm1(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.expm1 %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_log(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.log %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_log1p(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.log1p %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_neg(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.neg %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_sin(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.sin %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_sqrt(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.sqrt %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_rsqrt(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.rsqrt %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_sign(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.sign %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_tan(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.tan %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_tanh(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.tanh %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_re(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.re %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_im(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.im %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_add(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.add %z, %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_sub(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.sub %z, %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_mul(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.mul %z, %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_div(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.div %z, %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_pow(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.pow %z, %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_atan2(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.atan2 %z, %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_eq(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.eq %z, %z : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_constant(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.constant [1.0 : !llvm.ppc_fp128, 2.0 : !llvm.ppc_fp128] : complex<!llvm.ppc_fp128>
  return
}
func.func @complex_bitcast(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.bitcast %z : complex<!llvm.ppc_fp128> to i256
  return
}
func.func @complex_powi(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %z = complex.create %a, %b : complex<!llvm.ppc_fp128>
  %r = complex.powi %z, %i : complex<!llvm.ppc_fp128>, i32
  return
}
func.func @memg(%a: !llvm.ppc_fp128, %b: !llvm.ppc_fp128, %f: f32, %d: f64, %i: i32, %j: i128, %c: i1) {
  %m = memref.alloca() : memref<2x3x!llvm.ppc_fp128>
  %o = arith.constant 1 : index
  %r = memref.load %m[%o, %o] : memref<2x3x!llvm.ppc_fp128>
  memref.store %r, %m[%o, %o] : memref<2x3x!llvm.ppc_fp128>
  %v = memref.get_global @gl : memref<2x!llvm.ppc_fp128>
   memref.dealloc %m : memref<2x3x!llvm.ppc_fp128>
  %n = memref.alloc() {alignment=64:i64}: memref<5x!llvm.ppc_fp128>
  memref.dealloc %n : memref<5x!llvm.ppc_fp128>
  return
}
func.func @negative() -> (!llvm.ppc_fp128, !llvm.ppc_fp128) {
  %a = arith.constant -1 : i32
  %b = arith.constant -123456789012345678901234567890 : i128
  %0 = arith.sitofp %a : i32 to !llvm.ppc_fp128
  %1 = arith.sitofp %b : i128 to !llvm.ppc_fp128
  return %0, %1 : !llvm.ppc_fp128, !llvm.ppc_fp128
}
// DIFFERS: upstream rounds literals of f80, f128 and ppc_fp128 to a double first.
