// DIFFERS: upstream's pipeline leaves half of these operations, loses the digits of expm1 and log1p, and swaps the bounds
// of clampf
// NO MACHINE CODE: floats of the format 'x86_fp80'

// The functions of math on f64, f32, vectors and small floats: numbers near zero, far from it, and special ones;
// classes, clamping, integer powers of every kind.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @fmt("%s %.10g\0A\00")
llvm.mlir.global internal constant @fmt_single("%s %.6g\0A\00")
llvm.mlir.global internal constant @fmt_int("%s %ld\0A\00")
llvm.mlir.global internal constant @t_acosh("acosh\00")
llvm.mlir.global internal constant @t_asinh("asinh\00")
llvm.mlir.global internal constant @t_atanh("atanh\00")
llvm.mlir.global internal constant @t_cbrt("cbrt\00")
llvm.mlir.global internal constant @t_erf("erf\00")
llvm.mlir.global internal constant @t_erfc("erfc\00")
llvm.mlir.global internal constant @t_expm1("expm1\00")
llvm.mlir.global internal constant @t_log1p("log1p\00")
llvm.mlir.global internal constant @t_sinh("sinh\00")
llvm.mlir.global internal constant @t_cosh("cosh\00")
llvm.mlir.global internal constant @t_tanh("tanh\00")
llvm.mlir.global internal constant @t_tan("tan\00")
llvm.mlir.global internal constant @t_exp("exp\00")
llvm.mlir.global internal constant @t_exp2("exp2\00")
llvm.mlir.global internal constant @t_log("log\00")
llvm.mlir.global internal constant @t_log2("log2\00")
llvm.mlir.global internal constant @t_log10("log10\00")
llvm.mlir.global internal constant @t_sqrt("sqrt\00")
llvm.mlir.global internal constant @t_rsqrt("rsqrt\00")
llvm.mlir.global internal constant @t_absf("absf\00")
llvm.mlir.global internal constant @t_ceil("ceil\00")
llvm.mlir.global internal constant @t_floor("floor\00")
llvm.mlir.global internal constant @t_trunc("trunc\00")
llvm.mlir.global internal constant @t_round("round\00")
llvm.mlir.global internal constant @t_roundeven("roundeven\00")
llvm.mlir.global internal constant @t_sin("sin\00")
llvm.mlir.global internal constant @t_cos("cos\00")
llvm.mlir.global internal constant @t_acos("acos\00")
llvm.mlir.global internal constant @t_asin("asin\00")
llvm.mlir.global internal constant @t_atan("atan\00")
llvm.mlir.global internal constant @t_acosh_f32("acosh_f32\00")
llvm.mlir.global internal constant @t_asinh_f32("asinh_f32\00")
llvm.mlir.global internal constant @t_atanh_f32("atanh_f32\00")
llvm.mlir.global internal constant @t_cbrt_f32("cbrt_f32\00")
llvm.mlir.global internal constant @t_erf_f32("erf_f32\00")
llvm.mlir.global internal constant @t_erfc_f32("erfc_f32\00")
llvm.mlir.global internal constant @t_expm1_f32("expm1_f32\00")
llvm.mlir.global internal constant @t_log1p_f32("log1p_f32\00")
llvm.mlir.global internal constant @t_erf_f16("erf_f16\00")
llvm.mlir.global internal constant @t_erf_f8E5M2("erf_f8E5M2\00")
llvm.mlir.global internal constant @t_erf_f80("erf_f80\00")
llvm.mlir.global internal constant @t_fma_f8("fma_f8\00")
llvm.mlir.global internal constant @t_isfinite_inf("isfinite_inf\00")
llvm.mlir.global internal constant @t_isinf_inf("isinf_inf\00")
llvm.mlir.global internal constant @t_isnan_inf("isnan_inf\00")
llvm.mlir.global internal constant @t_isnormal_inf("isnormal_inf\00")
llvm.mlir.global internal constant @t_isfinite_minf("isfinite_minf\00")
llvm.mlir.global internal constant @t_isinf_minf("isinf_minf\00")
llvm.mlir.global internal constant @t_isnan_minf("isnan_minf\00")
llvm.mlir.global internal constant @t_isnormal_minf("isnormal_minf\00")
llvm.mlir.global internal constant @t_isfinite_nan("isfinite_nan\00")
llvm.mlir.global internal constant @t_isinf_nan("isinf_nan\00")
llvm.mlir.global internal constant @t_isnan_nan("isnan_nan\00")
llvm.mlir.global internal constant @t_isnormal_nan("isnormal_nan\00")
llvm.mlir.global internal constant @t_isfinite_one("isfinite_one\00")
llvm.mlir.global internal constant @t_isinf_one("isinf_one\00")
llvm.mlir.global internal constant @t_isnan_one("isnan_one\00")
llvm.mlir.global internal constant @t_isnormal_one("isnormal_one\00")
llvm.mlir.global internal constant @t_isfinite_mzero("isfinite_mzero\00")
llvm.mlir.global internal constant @t_isinf_mzero("isinf_mzero\00")
llvm.mlir.global internal constant @t_isnan_mzero("isnan_mzero\00")
llvm.mlir.global internal constant @t_isnormal_mzero("isnormal_mzero\00")
llvm.mlir.global internal constant @t_isfinite_tiny("isfinite_tiny\00")
llvm.mlir.global internal constant @t_isinf_tiny("isinf_tiny\00")
llvm.mlir.global internal constant @t_isnan_tiny("isnan_tiny\00")
llvm.mlir.global internal constant @t_isnormal_tiny("isnormal_tiny\00")
llvm.mlir.global internal constant @t_clampf("clampf\00")
llvm.mlir.global internal constant @t_ipowi("ipowi\00")
llvm.mlir.global internal constant @t_ipowi_i8("ipowi_i8\00")
llvm.mlir.global internal constant @t_ipowi_index("ipowi_index\00")
llvm.mlir.global internal constant @t_fpowi_i32("fpowi_i32\00")
llvm.mlir.global internal constant @t_fpowi_i64("fpowi_i64\00")
llvm.mlir.global internal constant @t_fpowi_i8("fpowi_i8\00")
llvm.mlir.global internal constant @t_fpowi_index("fpowi_index\00")
llvm.mlir.global internal constant @t_powf("powf\00")
llvm.mlir.global internal constant @t_atan2("atan2\00")
llvm.mlir.global internal constant @t_sincos("sincos\00")

func.func @put_f64(%title: !llvm.ptr, %x: f64) {
  %fmt = llvm.mlir.addressof @fmt : !llvm.ptr
  %w = llvm.call @printf(%fmt, %title, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64) -> i32
  return
}
func.func @put_f32(%title: !llvm.ptr, %x: f32) {
  %fmt = llvm.mlir.addressof @fmt_single : !llvm.ptr
  %d = arith.extf %x : f32 to f64
  %w = llvm.call @printf(%fmt, %title, %d) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64) -> i32
  return
}
func.func @put_i64(%title: !llvm.ptr, %x: i64) {
  %fmt = llvm.mlir.addressof @fmt_int : !llvm.ptr
  %w = llvm.call @printf(%fmt, %title, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, i64) -> i32
  return
}
llvm.mlir.global internal constant @t_v_cbrt("v_cbrt\00")
llvm.mlir.global internal constant @t_v_expm1("v_expm1\00")
llvm.mlir.global internal constant @t_v_absi("v_absi\00")
llvm.mlir.global internal constant @t_v_ctlz("v_ctlz\00")
llvm.mlir.global internal constant @t_v_cttz("v_cttz\00")
llvm.mlir.global internal constant @t_v_isinf("v_isinf\00")
llvm.mlir.global internal constant @t_v_ipowi("v_ipowi\00")
llvm.mlir.global internal constant @t_v_fpowi("v_fpowi\00")
llvm.mlir.global internal constant @t_v_fpowi32("v_fpowi32\00")

func.func @main() -> i32 {
  %c0 = arith.constant 1.0 : f64
  %r0 = math.acosh %c0 : f64
  %t0 = llvm.mlir.addressof @t_acosh : !llvm.ptr
  func.call @put_f64(%t0, %r0) : (!llvm.ptr, f64) -> ()
  %c1 = arith.constant 1.5 : f64
  %r1 = math.acosh %c1 : f64
  %t1 = llvm.mlir.addressof @t_acosh : !llvm.ptr
  func.call @put_f64(%t1, %r1) : (!llvm.ptr, f64) -> ()
  %c2 = arith.constant 1.0e+30 : f64
  %r2 = math.acosh %c2 : f64
  %t2 = llvm.mlir.addressof @t_acosh : !llvm.ptr
  func.call @put_f64(%t2, %r2) : (!llvm.ptr, f64) -> ()
  %c3 = arith.constant 1.0e-10 : f64
  %r3 = math.asinh %c3 : f64
  %t3 = llvm.mlir.addressof @t_asinh : !llvm.ptr
  func.call @put_f64(%t3, %r3) : (!llvm.ptr, f64) -> ()
  %c4 = arith.constant -10000000000.0 : f64
  %r4 = math.asinh %c4 : f64
  %t4 = llvm.mlir.addressof @t_asinh : !llvm.ptr
  func.call @put_f64(%t4, %r4) : (!llvm.ptr, f64) -> ()
  %c5 = arith.constant 2.0 : f64
  %r5 = math.asinh %c5 : f64
  %t5 = llvm.mlir.addressof @t_asinh : !llvm.ptr
  func.call @put_f64(%t5, %r5) : (!llvm.ptr, f64) -> ()
  %c6 = arith.constant 1.0e-10 : f64
  %r6 = math.atanh %c6 : f64
  %t6 = llvm.mlir.addressof @t_atanh : !llvm.ptr
  func.call @put_f64(%t6, %r6) : (!llvm.ptr, f64) -> ()
  %c7 = arith.constant 0.5 : f64
  %r7 = math.atanh %c7 : f64
  %t7 = llvm.mlir.addressof @t_atanh : !llvm.ptr
  func.call @put_f64(%t7, %r7) : (!llvm.ptr, f64) -> ()
  %c8 = arith.constant -0.999 : f64
  %r8 = math.atanh %c8 : f64
  %t8 = llvm.mlir.addressof @t_atanh : !llvm.ptr
  func.call @put_f64(%t8, %r8) : (!llvm.ptr, f64) -> ()
  %c9 = arith.constant -8.0 : f64
  %r9 = math.cbrt %c9 : f64
  %t9 = llvm.mlir.addressof @t_cbrt : !llvm.ptr
  func.call @put_f64(%t9, %r9) : (!llvm.ptr, f64) -> ()
  %c10 = arith.constant 27.0 : f64
  %r10 = math.cbrt %c10 : f64
  %t10 = llvm.mlir.addressof @t_cbrt : !llvm.ptr
  func.call @put_f64(%t10, %r10) : (!llvm.ptr, f64) -> ()
  %c11 = arith.constant 1.0e-09 : f64
  %r11 = math.cbrt %c11 : f64
  %t11 = llvm.mlir.addressof @t_cbrt : !llvm.ptr
  func.call @put_f64(%t11, %r11) : (!llvm.ptr, f64) -> ()
  %c12 = arith.constant 1.0e-10 : f64
  %r12 = math.erf %c12 : f64
  %t12 = llvm.mlir.addressof @t_erf : !llvm.ptr
  func.call @put_f64(%t12, %r12) : (!llvm.ptr, f64) -> ()
  %c13 = arith.constant 0.5 : f64
  %r13 = math.erf %c13 : f64
  %t13 = llvm.mlir.addressof @t_erf : !llvm.ptr
  func.call @put_f64(%t13, %r13) : (!llvm.ptr, f64) -> ()
  %c14 = arith.constant -3.0 : f64
  %r14 = math.erf %c14 : f64
  %t14 = llvm.mlir.addressof @t_erf : !llvm.ptr
  func.call @put_f64(%t14, %r14) : (!llvm.ptr, f64) -> ()
  %c15 = arith.constant 0.5 : f64
  %r15 = math.erfc %c15 : f64
  %t15 = llvm.mlir.addressof @t_erfc : !llvm.ptr
  func.call @put_f64(%t15, %r15) : (!llvm.ptr, f64) -> ()
  %c16 = arith.constant 5.0 : f64
  %r16 = math.erfc %c16 : f64
  %t16 = llvm.mlir.addressof @t_erfc : !llvm.ptr
  func.call @put_f64(%t16, %r16) : (!llvm.ptr, f64) -> ()
  %c17 = arith.constant -1.0 : f64
  %r17 = math.erfc %c17 : f64
  %t17 = llvm.mlir.addressof @t_erfc : !llvm.ptr
  func.call @put_f64(%t17, %r17) : (!llvm.ptr, f64) -> ()
  %c18 = arith.constant 1.0e-10 : f64
  %r18 = math.expm1 %c18 : f64
  %t18 = llvm.mlir.addressof @t_expm1 : !llvm.ptr
  func.call @put_f64(%t18, %r18) : (!llvm.ptr, f64) -> ()
  %c19 = arith.constant -1.0e-15 : f64
  %r19 = math.expm1 %c19 : f64
  %t19 = llvm.mlir.addressof @t_expm1 : !llvm.ptr
  func.call @put_f64(%t19, %r19) : (!llvm.ptr, f64) -> ()
  %c20 = arith.constant 1.0 : f64
  %r20 = math.expm1 %c20 : f64
  %t20 = llvm.mlir.addressof @t_expm1 : !llvm.ptr
  func.call @put_f64(%t20, %r20) : (!llvm.ptr, f64) -> ()
  %c21 = arith.constant -50.0 : f64
  %r21 = math.expm1 %c21 : f64
  %t21 = llvm.mlir.addressof @t_expm1 : !llvm.ptr
  func.call @put_f64(%t21, %r21) : (!llvm.ptr, f64) -> ()
  %c22 = arith.constant 1.0e-10 : f64
  %r22 = math.log1p %c22 : f64
  %t22 = llvm.mlir.addressof @t_log1p : !llvm.ptr
  func.call @put_f64(%t22, %r22) : (!llvm.ptr, f64) -> ()
  %c23 = arith.constant -1.0e-15 : f64
  %r23 = math.log1p %c23 : f64
  %t23 = llvm.mlir.addressof @t_log1p : !llvm.ptr
  func.call @put_f64(%t23, %r23) : (!llvm.ptr, f64) -> ()
  %c24 = arith.constant 1.0 : f64
  %r24 = math.log1p %c24 : f64
  %t24 = llvm.mlir.addressof @t_log1p : !llvm.ptr
  func.call @put_f64(%t24, %r24) : (!llvm.ptr, f64) -> ()
  %c25 = arith.constant 1.0e-10 : f64
  %r25 = math.sinh %c25 : f64
  %t25 = llvm.mlir.addressof @t_sinh : !llvm.ptr
  func.call @put_f64(%t25, %r25) : (!llvm.ptr, f64) -> ()
  %c26 = arith.constant 2.0 : f64
  %r26 = math.sinh %c26 : f64
  %t26 = llvm.mlir.addressof @t_sinh : !llvm.ptr
  func.call @put_f64(%t26, %r26) : (!llvm.ptr, f64) -> ()
  %c27 = arith.constant 2.0 : f64
  %r27 = math.cosh %c27 : f64
  %t27 = llvm.mlir.addressof @t_cosh : !llvm.ptr
  func.call @put_f64(%t27, %r27) : (!llvm.ptr, f64) -> ()
  %c28 = arith.constant 1.0e-10 : f64
  %r28 = math.tanh %c28 : f64
  %t28 = llvm.mlir.addressof @t_tanh : !llvm.ptr
  func.call @put_f64(%t28, %r28) : (!llvm.ptr, f64) -> ()
  %c29 = arith.constant -0.5 : f64
  %r29 = math.tanh %c29 : f64
  %t29 = llvm.mlir.addressof @t_tanh : !llvm.ptr
  func.call @put_f64(%t29, %r29) : (!llvm.ptr, f64) -> ()
  %c30 = arith.constant 0.5 : f64
  %r30 = math.tan %c30 : f64
  %t30 = llvm.mlir.addressof @t_tan : !llvm.ptr
  func.call @put_f64(%t30, %r30) : (!llvm.ptr, f64) -> ()
  %c31 = arith.constant 1.0 : f64
  %r31 = math.exp %c31 : f64
  %t31 = llvm.mlir.addressof @t_exp : !llvm.ptr
  func.call @put_f64(%t31, %r31) : (!llvm.ptr, f64) -> ()
  %c32 = arith.constant -700.0 : f64
  %r32 = math.exp %c32 : f64
  %t32 = llvm.mlir.addressof @t_exp : !llvm.ptr
  func.call @put_f64(%t32, %r32) : (!llvm.ptr, f64) -> ()
  %c33 = arith.constant 0.5 : f64
  %r33 = math.exp2 %c33 : f64
  %t33 = llvm.mlir.addressof @t_exp2 : !llvm.ptr
  func.call @put_f64(%t33, %r33) : (!llvm.ptr, f64) -> ()
  %c34 = arith.constant 10.0 : f64
  %r34 = math.log %c34 : f64
  %t34 = llvm.mlir.addressof @t_log : !llvm.ptr
  func.call @put_f64(%t34, %r34) : (!llvm.ptr, f64) -> ()
  %c35 = arith.constant 8.0 : f64
  %r35 = math.log2 %c35 : f64
  %t35 = llvm.mlir.addressof @t_log2 : !llvm.ptr
  func.call @put_f64(%t35, %r35) : (!llvm.ptr, f64) -> ()
  %c36 = arith.constant 1000.0 : f64
  %r36 = math.log10 %c36 : f64
  %t36 = llvm.mlir.addressof @t_log10 : !llvm.ptr
  func.call @put_f64(%t36, %r36) : (!llvm.ptr, f64) -> ()
  %c37 = arith.constant 2.0 : f64
  %r37 = math.sqrt %c37 : f64
  %t37 = llvm.mlir.addressof @t_sqrt : !llvm.ptr
  func.call @put_f64(%t37, %r37) : (!llvm.ptr, f64) -> ()
  %c38 = arith.constant 16.0 : f64
  %r38 = math.rsqrt %c38 : f64
  %t38 = llvm.mlir.addressof @t_rsqrt : !llvm.ptr
  func.call @put_f64(%t38, %r38) : (!llvm.ptr, f64) -> ()
  %c39 = arith.constant -2.5 : f64
  %r39 = math.absf %c39 : f64
  %t39 = llvm.mlir.addressof @t_absf : !llvm.ptr
  func.call @put_f64(%t39, %r39) : (!llvm.ptr, f64) -> ()
  %c40 = arith.constant -0.5 : f64
  %r40 = math.ceil %c40 : f64
  %t40 = llvm.mlir.addressof @t_ceil : !llvm.ptr
  func.call @put_f64(%t40, %r40) : (!llvm.ptr, f64) -> ()
  %c41 = arith.constant 1.2 : f64
  %r41 = math.ceil %c41 : f64
  %t41 = llvm.mlir.addressof @t_ceil : !llvm.ptr
  func.call @put_f64(%t41, %r41) : (!llvm.ptr, f64) -> ()
  %c42 = arith.constant -0.5 : f64
  %r42 = math.floor %c42 : f64
  %t42 = llvm.mlir.addressof @t_floor : !llvm.ptr
  func.call @put_f64(%t42, %r42) : (!llvm.ptr, f64) -> ()
  %c43 = arith.constant -1.7 : f64
  %r43 = math.trunc %c43 : f64
  %t43 = llvm.mlir.addressof @t_trunc : !llvm.ptr
  func.call @put_f64(%t43, %r43) : (!llvm.ptr, f64) -> ()
  %c44 = arith.constant 0.49999999999999994 : f64
  %r44 = math.round %c44 : f64
  %t44 = llvm.mlir.addressof @t_round : !llvm.ptr
  func.call @put_f64(%t44, %r44) : (!llvm.ptr, f64) -> ()
  %c45 = arith.constant 2.5 : f64
  %r45 = math.round %c45 : f64
  %t45 = llvm.mlir.addressof @t_round : !llvm.ptr
  func.call @put_f64(%t45, %r45) : (!llvm.ptr, f64) -> ()
  %c46 = arith.constant -2.5 : f64
  %r46 = math.round %c46 : f64
  %t46 = llvm.mlir.addressof @t_round : !llvm.ptr
  func.call @put_f64(%t46, %r46) : (!llvm.ptr, f64) -> ()
  %c47 = arith.constant 2.5 : f64
  %r47 = math.roundeven %c47 : f64
  %t47 = llvm.mlir.addressof @t_roundeven : !llvm.ptr
  func.call @put_f64(%t47, %r47) : (!llvm.ptr, f64) -> ()
  %c48 = arith.constant 3.5 : f64
  %r48 = math.roundeven %c48 : f64
  %t48 = llvm.mlir.addressof @t_roundeven : !llvm.ptr
  func.call @put_f64(%t48, %r48) : (!llvm.ptr, f64) -> ()
  %c49 = arith.constant 1.0 : f64
  %r49 = math.sin %c49 : f64
  %t49 = llvm.mlir.addressof @t_sin : !llvm.ptr
  func.call @put_f64(%t49, %r49) : (!llvm.ptr, f64) -> ()
  %c50 = arith.constant 1.0 : f64
  %r50 = math.cos %c50 : f64
  %t50 = llvm.mlir.addressof @t_cos : !llvm.ptr
  func.call @put_f64(%t50, %r50) : (!llvm.ptr, f64) -> ()
  %c51 = arith.constant 0.5 : f64
  %r51 = math.acos %c51 : f64
  %t51 = llvm.mlir.addressof @t_acos : !llvm.ptr
  func.call @put_f64(%t51, %r51) : (!llvm.ptr, f64) -> ()
  %c52 = arith.constant 0.5 : f64
  %r52 = math.asin %c52 : f64
  %t52 = llvm.mlir.addressof @t_asin : !llvm.ptr
  func.call @put_f64(%t52, %r52) : (!llvm.ptr, f64) -> ()
  %c53 = arith.constant 1.0 : f64
  %r53 = math.atan %c53 : f64
  %t53 = llvm.mlir.addressof @t_atan : !llvm.ptr
  func.call @put_f64(%t53, %r53) : (!llvm.ptr, f64) -> ()
  %c54 = arith.constant 1.0 : f32
  %r54 = math.acosh %c54 : f32
  %t54 = llvm.mlir.addressof @t_acosh_f32 : !llvm.ptr
  func.call @put_f32(%t54, %r54) : (!llvm.ptr, f32) -> ()
  %c55 = arith.constant 1.5 : f32
  %r55 = math.acosh %c55 : f32
  %t55 = llvm.mlir.addressof @t_acosh_f32 : !llvm.ptr
  func.call @put_f32(%t55, %r55) : (!llvm.ptr, f32) -> ()
  %c56 = arith.constant 1.0e-10 : f32
  %r56 = math.asinh %c56 : f32
  %t56 = llvm.mlir.addressof @t_asinh_f32 : !llvm.ptr
  func.call @put_f32(%t56, %r56) : (!llvm.ptr, f32) -> ()
  %c57 = arith.constant -10000000000.0 : f32
  %r57 = math.asinh %c57 : f32
  %t57 = llvm.mlir.addressof @t_asinh_f32 : !llvm.ptr
  func.call @put_f32(%t57, %r57) : (!llvm.ptr, f32) -> ()
  %c58 = arith.constant 1.0e-10 : f32
  %r58 = math.atanh %c58 : f32
  %t58 = llvm.mlir.addressof @t_atanh_f32 : !llvm.ptr
  func.call @put_f32(%t58, %r58) : (!llvm.ptr, f32) -> ()
  %c59 = arith.constant 0.5 : f32
  %r59 = math.atanh %c59 : f32
  %t59 = llvm.mlir.addressof @t_atanh_f32 : !llvm.ptr
  func.call @put_f32(%t59, %r59) : (!llvm.ptr, f32) -> ()
  %c60 = arith.constant -8.0 : f32
  %r60 = math.cbrt %c60 : f32
  %t60 = llvm.mlir.addressof @t_cbrt_f32 : !llvm.ptr
  func.call @put_f32(%t60, %r60) : (!llvm.ptr, f32) -> ()
  %c61 = arith.constant 27.0 : f32
  %r61 = math.cbrt %c61 : f32
  %t61 = llvm.mlir.addressof @t_cbrt_f32 : !llvm.ptr
  func.call @put_f32(%t61, %r61) : (!llvm.ptr, f32) -> ()
  %c62 = arith.constant 1.0e-10 : f32
  %r62 = math.erf %c62 : f32
  %t62 = llvm.mlir.addressof @t_erf_f32 : !llvm.ptr
  func.call @put_f32(%t62, %r62) : (!llvm.ptr, f32) -> ()
  %c63 = arith.constant 0.5 : f32
  %r63 = math.erf %c63 : f32
  %t63 = llvm.mlir.addressof @t_erf_f32 : !llvm.ptr
  func.call @put_f32(%t63, %r63) : (!llvm.ptr, f32) -> ()
  %c64 = arith.constant 0.5 : f32
  %r64 = math.erfc %c64 : f32
  %t64 = llvm.mlir.addressof @t_erfc_f32 : !llvm.ptr
  func.call @put_f32(%t64, %r64) : (!llvm.ptr, f32) -> ()
  %c65 = arith.constant 5.0 : f32
  %r65 = math.erfc %c65 : f32
  %t65 = llvm.mlir.addressof @t_erfc_f32 : !llvm.ptr
  func.call @put_f32(%t65, %r65) : (!llvm.ptr, f32) -> ()
  %c66 = arith.constant 1.0e-10 : f32
  %r66 = math.expm1 %c66 : f32
  %t66 = llvm.mlir.addressof @t_expm1_f32 : !llvm.ptr
  func.call @put_f32(%t66, %r66) : (!llvm.ptr, f32) -> ()
  %c67 = arith.constant -1.0e-15 : f32
  %r67 = math.expm1 %c67 : f32
  %t67 = llvm.mlir.addressof @t_expm1_f32 : !llvm.ptr
  func.call @put_f32(%t67, %r67) : (!llvm.ptr, f32) -> ()
  %c68 = arith.constant 1.0e-10 : f32
  %r68 = math.log1p %c68 : f32
  %t68 = llvm.mlir.addressof @t_log1p_f32 : !llvm.ptr
  func.call @put_f32(%t68, %r68) : (!llvm.ptr, f32) -> ()
  %c69 = arith.constant -1.0e-15 : f32
  %r69 = math.log1p %c69 : f32
  %t69 = llvm.mlir.addressof @t_log1p_f32 : !llvm.ptr
  func.call @put_f32(%t69, %r69) : (!llvm.ptr, f32) -> ()
  %c70 = arith.constant 0.5 : f16
  %r70 = math.erf %c70 : f16
  %r71 = arith.extf %r70 : f16 to f32
  %t70 = llvm.mlir.addressof @t_erf_f16 : !llvm.ptr
  func.call @put_f32(%t70, %r71) : (!llvm.ptr, f32) -> ()
  %c71 = arith.constant 0.5 : f8E5M2
  %r72 = math.erf %c71 : f8E5M2
  %r73 = arith.extf %r72 : f8E5M2 to f32
  %t71 = llvm.mlir.addressof @t_erf_f8E5M2 : !llvm.ptr
  func.call @put_f32(%t71, %r73) : (!llvm.ptr, f32) -> ()
  %c72 = arith.constant 0.5 : f80
  %r74 = math.erf %c72 : f80
  %r75 = arith.truncf %r74 : f80 to f32
  %t72 = llvm.mlir.addressof @t_erf_f80 : !llvm.ptr
  func.call @put_f32(%t72, %r75) : (!llvm.ptr, f32) -> ()
  %c73 = arith.constant 1.5 : f8E4M3FN
  %r76 = math.fma %c73, %c73, %c73 : f8E4M3FN
  %r77 = arith.extf %r76 : f8E4M3FN to f32
  %t73 = llvm.mlir.addressof @t_fma_f8 : !llvm.ptr
  func.call @put_f32(%t73, %r77) : (!llvm.ptr, f32) -> ()
  %c74 = arith.constant 0x7FF0000000000000 : f64
  %r78 = math.isfinite %c74 : f64
  %r79 = arith.extui %r78 : i1 to i64
  %t74 = llvm.mlir.addressof @t_isfinite_inf : !llvm.ptr
  func.call @put_i64(%t74, %r79) : (!llvm.ptr, i64) -> ()
  %r80 = math.isinf %c74 : f64
  %r81 = arith.extui %r80 : i1 to i64
  %t75 = llvm.mlir.addressof @t_isinf_inf : !llvm.ptr
  func.call @put_i64(%t75, %r81) : (!llvm.ptr, i64) -> ()
  %r82 = math.isnan %c74 : f64
  %r83 = arith.extui %r82 : i1 to i64
  %t76 = llvm.mlir.addressof @t_isnan_inf : !llvm.ptr
  func.call @put_i64(%t76, %r83) : (!llvm.ptr, i64) -> ()
  %r84 = math.isnormal %c74 : f64
  %r85 = arith.extui %r84 : i1 to i64
  %t77 = llvm.mlir.addressof @t_isnormal_inf : !llvm.ptr
  func.call @put_i64(%t77, %r85) : (!llvm.ptr, i64) -> ()
  %c75 = arith.constant 0xFFF0000000000000 : f64
  %r86 = math.isfinite %c75 : f64
  %r87 = arith.extui %r86 : i1 to i64
  %t78 = llvm.mlir.addressof @t_isfinite_minf : !llvm.ptr
  func.call @put_i64(%t78, %r87) : (!llvm.ptr, i64) -> ()
  %r88 = math.isinf %c75 : f64
  %r89 = arith.extui %r88 : i1 to i64
  %t79 = llvm.mlir.addressof @t_isinf_minf : !llvm.ptr
  func.call @put_i64(%t79, %r89) : (!llvm.ptr, i64) -> ()
  %r90 = math.isnan %c75 : f64
  %r91 = arith.extui %r90 : i1 to i64
  %t80 = llvm.mlir.addressof @t_isnan_minf : !llvm.ptr
  func.call @put_i64(%t80, %r91) : (!llvm.ptr, i64) -> ()
  %r92 = math.isnormal %c75 : f64
  %r93 = arith.extui %r92 : i1 to i64
  %t81 = llvm.mlir.addressof @t_isnormal_minf : !llvm.ptr
  func.call @put_i64(%t81, %r93) : (!llvm.ptr, i64) -> ()
  %c76 = arith.constant 0x7FF8000000000000 : f64
  %r94 = math.isfinite %c76 : f64
  %r95 = arith.extui %r94 : i1 to i64
  %t82 = llvm.mlir.addressof @t_isfinite_nan : !llvm.ptr
  func.call @put_i64(%t82, %r95) : (!llvm.ptr, i64) -> ()
  %r96 = math.isinf %c76 : f64
  %r97 = arith.extui %r96 : i1 to i64
  %t83 = llvm.mlir.addressof @t_isinf_nan : !llvm.ptr
  func.call @put_i64(%t83, %r97) : (!llvm.ptr, i64) -> ()
  %r98 = math.isnan %c76 : f64
  %r99 = arith.extui %r98 : i1 to i64
  %t84 = llvm.mlir.addressof @t_isnan_nan : !llvm.ptr
  func.call @put_i64(%t84, %r99) : (!llvm.ptr, i64) -> ()
  %r100 = math.isnormal %c76 : f64
  %r101 = arith.extui %r100 : i1 to i64
  %t85 = llvm.mlir.addressof @t_isnormal_nan : !llvm.ptr
  func.call @put_i64(%t85, %r101) : (!llvm.ptr, i64) -> ()
  %c77 = arith.constant 1.0 : f64
  %r102 = math.isfinite %c77 : f64
  %r103 = arith.extui %r102 : i1 to i64
  %t86 = llvm.mlir.addressof @t_isfinite_one : !llvm.ptr
  func.call @put_i64(%t86, %r103) : (!llvm.ptr, i64) -> ()
  %r104 = math.isinf %c77 : f64
  %r105 = arith.extui %r104 : i1 to i64
  %t87 = llvm.mlir.addressof @t_isinf_one : !llvm.ptr
  func.call @put_i64(%t87, %r105) : (!llvm.ptr, i64) -> ()
  %r106 = math.isnan %c77 : f64
  %r107 = arith.extui %r106 : i1 to i64
  %t88 = llvm.mlir.addressof @t_isnan_one : !llvm.ptr
  func.call @put_i64(%t88, %r107) : (!llvm.ptr, i64) -> ()
  %r108 = math.isnormal %c77 : f64
  %r109 = arith.extui %r108 : i1 to i64
  %t89 = llvm.mlir.addressof @t_isnormal_one : !llvm.ptr
  func.call @put_i64(%t89, %r109) : (!llvm.ptr, i64) -> ()
  %c78 = arith.constant -0.0 : f64
  %r110 = math.isfinite %c78 : f64
  %r111 = arith.extui %r110 : i1 to i64
  %t90 = llvm.mlir.addressof @t_isfinite_mzero : !llvm.ptr
  func.call @put_i64(%t90, %r111) : (!llvm.ptr, i64) -> ()
  %r112 = math.isinf %c78 : f64
  %r113 = arith.extui %r112 : i1 to i64
  %t91 = llvm.mlir.addressof @t_isinf_mzero : !llvm.ptr
  func.call @put_i64(%t91, %r113) : (!llvm.ptr, i64) -> ()
  %r114 = math.isnan %c78 : f64
  %r115 = arith.extui %r114 : i1 to i64
  %t92 = llvm.mlir.addressof @t_isnan_mzero : !llvm.ptr
  func.call @put_i64(%t92, %r115) : (!llvm.ptr, i64) -> ()
  %r116 = math.isnormal %c78 : f64
  %r117 = arith.extui %r116 : i1 to i64
  %t93 = llvm.mlir.addressof @t_isnormal_mzero : !llvm.ptr
  func.call @put_i64(%t93, %r117) : (!llvm.ptr, i64) -> ()
  %c79 = arith.constant 4.9406564584124654e-324 : f64
  %r118 = math.isfinite %c79 : f64
  %r119 = arith.extui %r118 : i1 to i64
  %t94 = llvm.mlir.addressof @t_isfinite_tiny : !llvm.ptr
  func.call @put_i64(%t94, %r119) : (!llvm.ptr, i64) -> ()
  %r120 = math.isinf %c79 : f64
  %r121 = arith.extui %r120 : i1 to i64
  %t95 = llvm.mlir.addressof @t_isinf_tiny : !llvm.ptr
  func.call @put_i64(%t95, %r121) : (!llvm.ptr, i64) -> ()
  %r122 = math.isnan %c79 : f64
  %r123 = arith.extui %r122 : i1 to i64
  %t96 = llvm.mlir.addressof @t_isnan_tiny : !llvm.ptr
  func.call @put_i64(%t96, %r123) : (!llvm.ptr, i64) -> ()
  %r124 = math.isnormal %c79 : f64
  %r125 = arith.extui %r124 : i1 to i64
  %t97 = llvm.mlir.addressof @t_isnormal_tiny : !llvm.ptr
  func.call @put_i64(%t97, %r125) : (!llvm.ptr, i64) -> ()
  %c80 = arith.constant 0.0 : f64
  %c81 = arith.constant 10.0 : f64
  %c82 = arith.constant 5.0 : f64
  %r126 = math.clampf %c82 to [%c80, %c81] : f64
  %t98 = llvm.mlir.addressof @t_clampf : !llvm.ptr
  func.call @put_f64(%t98, %r126) : (!llvm.ptr, f64) -> ()
  %c83 = arith.constant -3.0 : f64
  %r127 = math.clampf %c83 to [%c80, %c81] : f64
  %t99 = llvm.mlir.addressof @t_clampf : !llvm.ptr
  func.call @put_f64(%t99, %r127) : (!llvm.ptr, f64) -> ()
  %c84 = arith.constant 30.0 : f64
  %r128 = math.clampf %c84 to [%c80, %c81] : f64
  %t100 = llvm.mlir.addressof @t_clampf : !llvm.ptr
  func.call @put_f64(%t100, %r128) : (!llvm.ptr, f64) -> ()
  %c85 = arith.constant 3 : i64
  %c86 = arith.constant 5 : i64
  %r129 = math.ipowi %c85, %c86 : i64
  %t101 = llvm.mlir.addressof @t_ipowi : !llvm.ptr
  func.call @put_i64(%t101, %r129) : (!llvm.ptr, i64) -> ()
  %c87 = arith.constant -2 : i64
  %c88 = arith.constant 3 : i64
  %r130 = math.ipowi %c87, %c88 : i64
  %t102 = llvm.mlir.addressof @t_ipowi : !llvm.ptr
  func.call @put_i64(%t102, %r130) : (!llvm.ptr, i64) -> ()
  %c89 = arith.constant 2 : i64
  %c90 = arith.constant -1 : i64
  %r131 = math.ipowi %c89, %c90 : i64
  %t103 = llvm.mlir.addressof @t_ipowi : !llvm.ptr
  func.call @put_i64(%t103, %r131) : (!llvm.ptr, i64) -> ()
  %c91 = arith.constant 1 : i64
  %c92 = arith.constant -5 : i64
  %r132 = math.ipowi %c91, %c92 : i64
  %t104 = llvm.mlir.addressof @t_ipowi : !llvm.ptr
  func.call @put_i64(%t104, %r132) : (!llvm.ptr, i64) -> ()
  %c93 = arith.constant -1 : i64
  %c94 = arith.constant -3 : i64
  %r133 = math.ipowi %c93, %c94 : i64
  %t105 = llvm.mlir.addressof @t_ipowi : !llvm.ptr
  func.call @put_i64(%t105, %r133) : (!llvm.ptr, i64) -> ()
  %c95 = arith.constant -1 : i64
  %c96 = arith.constant -4 : i64
  %r134 = math.ipowi %c95, %c96 : i64
  %t106 = llvm.mlir.addressof @t_ipowi : !llvm.ptr
  func.call @put_i64(%t106, %r134) : (!llvm.ptr, i64) -> ()
  %c97 = arith.constant 7 : i64
  %c98 = arith.constant 0 : i64
  %r135 = math.ipowi %c97, %c98 : i64
  %t107 = llvm.mlir.addressof @t_ipowi : !llvm.ptr
  func.call @put_i64(%t107, %r135) : (!llvm.ptr, i64) -> ()
  %c99 = arith.constant 10 : i64
  %c100 = arith.constant 18 : i64
  %r136 = math.ipowi %c99, %c100 : i64
  %t108 = llvm.mlir.addressof @t_ipowi : !llvm.ptr
  func.call @put_i64(%t108, %r136) : (!llvm.ptr, i64) -> ()
  %c101 = arith.constant 0 : i64
  %c102 = arith.constant 0 : i64
  %r137 = math.ipowi %c101, %c102 : i64
  %t109 = llvm.mlir.addressof @t_ipowi : !llvm.ptr
  func.call @put_i64(%t109, %r137) : (!llvm.ptr, i64) -> ()
  %c103 = arith.constant 0 : i64
  %c104 = arith.constant 5 : i64
  %r138 = math.ipowi %c103, %c104 : i64
  %t110 = llvm.mlir.addressof @t_ipowi : !llvm.ptr
  func.call @put_i64(%t110, %r138) : (!llvm.ptr, i64) -> ()
  %c105 = arith.constant 3 : i8
  %c106 = arith.constant 4 : i8
  %r139 = math.ipowi %c105, %c106 : i8
  %r140 = arith.extsi %r139 : i8 to i64
  %t111 = llvm.mlir.addressof @t_ipowi_i8 : !llvm.ptr
  func.call @put_i64(%t111, %r140) : (!llvm.ptr, i64) -> ()
  %c107 = arith.constant -2 : index
  %c108 = arith.constant 9 : index
  %r141 = math.ipowi %c107, %c108 : index
  %r142 = arith.index_cast %r141 : index to i64
  %t112 = llvm.mlir.addressof @t_ipowi_index : !llvm.ptr
  func.call @put_i64(%t112, %r142) : (!llvm.ptr, i64) -> ()
  %c109 = arith.constant -2.0 : f64
  %c110 = arith.constant 3 : i32
  %r143 = math.fpowi %c109, %c110 : f64, i32
  %t113 = llvm.mlir.addressof @t_fpowi_i32 : !llvm.ptr
  func.call @put_f64(%t113, %r143) : (!llvm.ptr, f64) -> ()
  %c111 = arith.constant -2.0 : f64
  %c112 = arith.constant 3 : i64
  %r144 = math.fpowi %c111, %c112 : f64, i64
  %t114 = llvm.mlir.addressof @t_fpowi_i64 : !llvm.ptr
  func.call @put_f64(%t114, %r144) : (!llvm.ptr, f64) -> ()
  %c113 = arith.constant 2.0 : f64
  %c114 = arith.constant -2 : i64
  %r145 = math.fpowi %c113, %c114 : f64, i64
  %t115 = llvm.mlir.addressof @t_fpowi_i64 : !llvm.ptr
  func.call @put_f64(%t115, %r145) : (!llvm.ptr, f64) -> ()
  %c115 = arith.constant 1.5 : f64
  %c116 = arith.constant 0 : i64
  %r146 = math.fpowi %c115, %c116 : f64, i64
  %t116 = llvm.mlir.addressof @t_fpowi_i64 : !llvm.ptr
  func.call @put_f64(%t116, %r146) : (!llvm.ptr, f64) -> ()
  %c117 = arith.constant -1.0 : f64
  %c118 = arith.constant -9223372036854775808 : i64
  %r147 = math.fpowi %c117, %c118 : f64, i64
  %t117 = llvm.mlir.addressof @t_fpowi_i64 : !llvm.ptr
  func.call @put_f64(%t117, %r147) : (!llvm.ptr, f64) -> ()
  %c119 = arith.constant -2.0 : f64
  %c120 = arith.constant -3 : i8
  %r148 = math.fpowi %c119, %c120 : f64, i8
  %t118 = llvm.mlir.addressof @t_fpowi_i8 : !llvm.ptr
  func.call @put_f64(%t118, %r148) : (!llvm.ptr, f64) -> ()
  %c121 = arith.constant 3.0 : f64
  %c122 = arith.constant 4 : index
  %r149 = math.fpowi %c121, %c122 : f64, index
  %t119 = llvm.mlir.addressof @t_fpowi_index : !llvm.ptr
  func.call @put_f64(%t119, %r149) : (!llvm.ptr, f64) -> ()
  %c123 = arith.constant -2.0 : f64
  %c124 = arith.constant 3.0 : f64
  %r150 = math.powf %c123, %c124 : f64
  %t120 = llvm.mlir.addressof @t_powf : !llvm.ptr
  func.call @put_f64(%t120, %r150) : (!llvm.ptr, f64) -> ()
  %c125 = arith.constant 0.0 : f64
  %c126 = arith.constant -0.0 : f64
  %r151 = math.atan2 %c125, %c126 : f64
  %t121 = llvm.mlir.addressof @t_atan2 : !llvm.ptr
  func.call @put_f64(%t121, %r151) : (!llvm.ptr, f64) -> ()
  %c127 = arith.constant 1.0 : f64
  %sin, %cos = math.sincos %c127 : f64
  %t122 = llvm.mlir.addressof @t_sincos : !llvm.ptr
  func.call @put_f64(%t122, %sin) : (!llvm.ptr, f64) -> ()
  %t123 = llvm.mlir.addressof @t_sincos : !llvm.ptr
  func.call @put_f64(%t123, %cos) : (!llvm.ptr, f64) -> ()
  %c128 = arith.constant dense<[1.0, 8.0, -27.0]> : vector<3xf64>
  %r152 = math.cbrt %c128 : vector<3xf64>
  %r153 = builtin.unrealized_conversion_cast %r152 : vector<3xf64> to vector<3xf64>
  %r154 = llvm.mlir.constant(0 : i64) : i64
  %r155 = llvm.extractelement %r153[%r154 : i64] : vector<3xf64>
  %t124 = llvm.mlir.addressof @t_v_cbrt : !llvm.ptr
  func.call @put_f64(%t124, %r155) : (!llvm.ptr, f64) -> ()
  %r156 = llvm.mlir.constant(1 : i64) : i64
  %r157 = llvm.extractelement %r153[%r156 : i64] : vector<3xf64>
  %t125 = llvm.mlir.addressof @t_v_cbrt : !llvm.ptr
  func.call @put_f64(%t125, %r157) : (!llvm.ptr, f64) -> ()
  %r158 = llvm.mlir.constant(2 : i64) : i64
  %r159 = llvm.extractelement %r153[%r158 : i64] : vector<3xf64>
  %t126 = llvm.mlir.addressof @t_v_cbrt : !llvm.ptr
  func.call @put_f64(%t126, %r159) : (!llvm.ptr, f64) -> ()
  %c129 = arith.constant dense<[[0.0, 1.0e-10], [1.0, -1.0]]> : vector<2x2xf64>
  %r160 = math.expm1 %c129 : vector<2x2xf64>
  %r161 = builtin.unrealized_conversion_cast %r160 : vector<2x2xf64> to !llvm.array<2 x vector<2xf64>>
  %r162 = llvm.extractvalue %r161[0] : !llvm.array<2 x vector<2xf64>>
  %r163 = llvm.mlir.constant(0 : i64) : i64
  %r164 = llvm.extractelement %r162[%r163 : i64] : vector<2xf64>
  %t127 = llvm.mlir.addressof @t_v_expm1 : !llvm.ptr
  func.call @put_f64(%t127, %r164) : (!llvm.ptr, f64) -> ()
  %r165 = llvm.extractvalue %r161[0] : !llvm.array<2 x vector<2xf64>>
  %r166 = llvm.mlir.constant(1 : i64) : i64
  %r167 = llvm.extractelement %r165[%r166 : i64] : vector<2xf64>
  %t128 = llvm.mlir.addressof @t_v_expm1 : !llvm.ptr
  func.call @put_f64(%t128, %r167) : (!llvm.ptr, f64) -> ()
  %r168 = llvm.extractvalue %r161[1] : !llvm.array<2 x vector<2xf64>>
  %r169 = llvm.mlir.constant(0 : i64) : i64
  %r170 = llvm.extractelement %r168[%r169 : i64] : vector<2xf64>
  %t129 = llvm.mlir.addressof @t_v_expm1 : !llvm.ptr
  func.call @put_f64(%t129, %r170) : (!llvm.ptr, f64) -> ()
  %r171 = llvm.extractvalue %r161[1] : !llvm.array<2 x vector<2xf64>>
  %r172 = llvm.mlir.constant(1 : i64) : i64
  %r173 = llvm.extractelement %r171[%r172 : i64] : vector<2xf64>
  %t130 = llvm.mlir.addressof @t_v_expm1 : !llvm.ptr
  func.call @put_f64(%t130, %r173) : (!llvm.ptr, f64) -> ()
  %c130 = arith.constant dense<[[-1, 2], [-3, 4]]> : vector<2x2xi32>
  %r174 = math.absi %c130 : vector<2x2xi32>
  %r175 = builtin.unrealized_conversion_cast %r174 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
  %r176 = llvm.extractvalue %r175[0] : !llvm.array<2 x vector<2xi32>>
  %r177 = llvm.mlir.constant(0 : i64) : i64
  %r178 = llvm.extractelement %r176[%r177 : i64] : vector<2xi32>
  %r179 = arith.extsi %r178 : i32 to i64
  %t131 = llvm.mlir.addressof @t_v_absi : !llvm.ptr
  func.call @put_i64(%t131, %r179) : (!llvm.ptr, i64) -> ()
  %r180 = llvm.extractvalue %r175[0] : !llvm.array<2 x vector<2xi32>>
  %r181 = llvm.mlir.constant(1 : i64) : i64
  %r182 = llvm.extractelement %r180[%r181 : i64] : vector<2xi32>
  %r183 = arith.extsi %r182 : i32 to i64
  %t132 = llvm.mlir.addressof @t_v_absi : !llvm.ptr
  func.call @put_i64(%t132, %r183) : (!llvm.ptr, i64) -> ()
  %r184 = llvm.extractvalue %r175[1] : !llvm.array<2 x vector<2xi32>>
  %r185 = llvm.mlir.constant(0 : i64) : i64
  %r186 = llvm.extractelement %r184[%r185 : i64] : vector<2xi32>
  %r187 = arith.extsi %r186 : i32 to i64
  %t133 = llvm.mlir.addressof @t_v_absi : !llvm.ptr
  func.call @put_i64(%t133, %r187) : (!llvm.ptr, i64) -> ()
  %r188 = llvm.extractvalue %r175[1] : !llvm.array<2 x vector<2xi32>>
  %r189 = llvm.mlir.constant(1 : i64) : i64
  %r190 = llvm.extractelement %r188[%r189 : i64] : vector<2xi32>
  %r191 = arith.extsi %r190 : i32 to i64
  %t134 = llvm.mlir.addressof @t_v_absi : !llvm.ptr
  func.call @put_i64(%t134, %r191) : (!llvm.ptr, i64) -> ()
  %c131 = arith.constant dense<[[1, 255], [0, -1]]> : vector<2x2xi32>
  %r192 = math.ctlz %c131 : vector<2x2xi32>
  %r193 = builtin.unrealized_conversion_cast %r192 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
  %r194 = llvm.extractvalue %r193[0] : !llvm.array<2 x vector<2xi32>>
  %r195 = llvm.mlir.constant(0 : i64) : i64
  %r196 = llvm.extractelement %r194[%r195 : i64] : vector<2xi32>
  %r197 = arith.extsi %r196 : i32 to i64
  %t135 = llvm.mlir.addressof @t_v_ctlz : !llvm.ptr
  func.call @put_i64(%t135, %r197) : (!llvm.ptr, i64) -> ()
  %r198 = llvm.extractvalue %r193[0] : !llvm.array<2 x vector<2xi32>>
  %r199 = llvm.mlir.constant(1 : i64) : i64
  %r200 = llvm.extractelement %r198[%r199 : i64] : vector<2xi32>
  %r201 = arith.extsi %r200 : i32 to i64
  %t136 = llvm.mlir.addressof @t_v_ctlz : !llvm.ptr
  func.call @put_i64(%t136, %r201) : (!llvm.ptr, i64) -> ()
  %r202 = llvm.extractvalue %r193[1] : !llvm.array<2 x vector<2xi32>>
  %r203 = llvm.mlir.constant(0 : i64) : i64
  %r204 = llvm.extractelement %r202[%r203 : i64] : vector<2xi32>
  %r205 = arith.extsi %r204 : i32 to i64
  %t137 = llvm.mlir.addressof @t_v_ctlz : !llvm.ptr
  func.call @put_i64(%t137, %r205) : (!llvm.ptr, i64) -> ()
  %r206 = llvm.extractvalue %r193[1] : !llvm.array<2 x vector<2xi32>>
  %r207 = llvm.mlir.constant(1 : i64) : i64
  %r208 = llvm.extractelement %r206[%r207 : i64] : vector<2xi32>
  %r209 = arith.extsi %r208 : i32 to i64
  %t138 = llvm.mlir.addressof @t_v_ctlz : !llvm.ptr
  func.call @put_i64(%t138, %r209) : (!llvm.ptr, i64) -> ()
  %c132 = arith.constant dense<[[1, 256], [0, -2]]> : vector<2x2xi32>
  %r210 = math.cttz %c132 : vector<2x2xi32>
  %r211 = builtin.unrealized_conversion_cast %r210 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
  %r212 = llvm.extractvalue %r211[0] : !llvm.array<2 x vector<2xi32>>
  %r213 = llvm.mlir.constant(0 : i64) : i64
  %r214 = llvm.extractelement %r212[%r213 : i64] : vector<2xi32>
  %r215 = arith.extsi %r214 : i32 to i64
  %t139 = llvm.mlir.addressof @t_v_cttz : !llvm.ptr
  func.call @put_i64(%t139, %r215) : (!llvm.ptr, i64) -> ()
  %r216 = llvm.extractvalue %r211[0] : !llvm.array<2 x vector<2xi32>>
  %r217 = llvm.mlir.constant(1 : i64) : i64
  %r218 = llvm.extractelement %r216[%r217 : i64] : vector<2xi32>
  %r219 = arith.extsi %r218 : i32 to i64
  %t140 = llvm.mlir.addressof @t_v_cttz : !llvm.ptr
  func.call @put_i64(%t140, %r219) : (!llvm.ptr, i64) -> ()
  %r220 = llvm.extractvalue %r211[1] : !llvm.array<2 x vector<2xi32>>
  %r221 = llvm.mlir.constant(0 : i64) : i64
  %r222 = llvm.extractelement %r220[%r221 : i64] : vector<2xi32>
  %r223 = arith.extsi %r222 : i32 to i64
  %t141 = llvm.mlir.addressof @t_v_cttz : !llvm.ptr
  func.call @put_i64(%t141, %r223) : (!llvm.ptr, i64) -> ()
  %r224 = llvm.extractvalue %r211[1] : !llvm.array<2 x vector<2xi32>>
  %r225 = llvm.mlir.constant(1 : i64) : i64
  %r226 = llvm.extractelement %r224[%r225 : i64] : vector<2xi32>
  %r227 = arith.extsi %r226 : i32 to i64
  %t142 = llvm.mlir.addressof @t_v_cttz : !llvm.ptr
  func.call @put_i64(%t142, %r227) : (!llvm.ptr, i64) -> ()
  %c133 = arith.constant dense<[[1.0, 0x7FF0000000000000], [0x7FF8000000000000, 0xFFF0000000000000]]> : vector<2x2xf64>
  %r228 = math.isinf %c133 : vector<2x2xf64>
  %r229 = builtin.unrealized_conversion_cast %r228 : vector<2x2xi1> to !llvm.array<2 x vector<2xi1>>
  %r230 = llvm.extractvalue %r229[0] : !llvm.array<2 x vector<2xi1>>
  %r231 = llvm.mlir.constant(0 : i64) : i64
  %r232 = llvm.extractelement %r230[%r231 : i64] : vector<2xi1>
  %r233 = arith.extui %r232 : i1 to i64
  %t143 = llvm.mlir.addressof @t_v_isinf : !llvm.ptr
  func.call @put_i64(%t143, %r233) : (!llvm.ptr, i64) -> ()
  %r234 = llvm.extractvalue %r229[0] : !llvm.array<2 x vector<2xi1>>
  %r235 = llvm.mlir.constant(1 : i64) : i64
  %r236 = llvm.extractelement %r234[%r235 : i64] : vector<2xi1>
  %r237 = arith.extui %r236 : i1 to i64
  %t144 = llvm.mlir.addressof @t_v_isinf : !llvm.ptr
  func.call @put_i64(%t144, %r237) : (!llvm.ptr, i64) -> ()
  %r238 = llvm.extractvalue %r229[1] : !llvm.array<2 x vector<2xi1>>
  %r239 = llvm.mlir.constant(0 : i64) : i64
  %r240 = llvm.extractelement %r238[%r239 : i64] : vector<2xi1>
  %r241 = arith.extui %r240 : i1 to i64
  %t145 = llvm.mlir.addressof @t_v_isinf : !llvm.ptr
  func.call @put_i64(%t145, %r241) : (!llvm.ptr, i64) -> ()
  %r242 = llvm.extractvalue %r229[1] : !llvm.array<2 x vector<2xi1>>
  %r243 = llvm.mlir.constant(1 : i64) : i64
  %r244 = llvm.extractelement %r242[%r243 : i64] : vector<2xi1>
  %r245 = arith.extui %r244 : i1 to i64
  %t146 = llvm.mlir.addressof @t_v_isinf : !llvm.ptr
  func.call @put_i64(%t146, %r245) : (!llvm.ptr, i64) -> ()
  %c134 = arith.constant dense<[3, -2]> : vector<2xi32>
  %r246 = math.ipowi %c134, %c134 : vector<2xi32>
  %r247 = builtin.unrealized_conversion_cast %r246 : vector<2xi32> to vector<2xi32>
  %r248 = llvm.mlir.constant(0 : i64) : i64
  %r249 = llvm.extractelement %r247[%r248 : i64] : vector<2xi32>
  %r250 = arith.extsi %r249 : i32 to i64
  %t147 = llvm.mlir.addressof @t_v_ipowi : !llvm.ptr
  func.call @put_i64(%t147, %r250) : (!llvm.ptr, i64) -> ()
  %r251 = llvm.mlir.constant(1 : i64) : i64
  %r252 = llvm.extractelement %r247[%r251 : i64] : vector<2xi32>
  %r253 = arith.extsi %r252 : i32 to i64
  %t148 = llvm.mlir.addressof @t_v_ipowi : !llvm.ptr
  func.call @put_i64(%t148, %r253) : (!llvm.ptr, i64) -> ()
  %c135 = arith.constant dense<[2, -3, 0]> : vector<3xi64>
  %c136 = arith.constant dense<[1.5, -2.0, 7.0]> : vector<3xf64>
  %r254 = math.fpowi %c136, %c135 : vector<3xf64>, vector<3xi64>
  %r255 = builtin.unrealized_conversion_cast %r254 : vector<3xf64> to vector<3xf64>
  %r256 = llvm.mlir.constant(0 : i64) : i64
  %r257 = llvm.extractelement %r255[%r256 : i64] : vector<3xf64>
  %t149 = llvm.mlir.addressof @t_v_fpowi : !llvm.ptr
  func.call @put_f64(%t149, %r257) : (!llvm.ptr, f64) -> ()
  %r258 = llvm.mlir.constant(1 : i64) : i64
  %r259 = llvm.extractelement %r255[%r258 : i64] : vector<3xf64>
  %t150 = llvm.mlir.addressof @t_v_fpowi : !llvm.ptr
  func.call @put_f64(%t150, %r259) : (!llvm.ptr, f64) -> ()
  %r260 = llvm.mlir.constant(2 : i64) : i64
  %r261 = llvm.extractelement %r255[%r260 : i64] : vector<3xf64>
  %t151 = llvm.mlir.addressof @t_v_fpowi : !llvm.ptr
  func.call @put_f64(%t151, %r261) : (!llvm.ptr, f64) -> ()
  %c137 = arith.constant dense<[2, -3, 0]> : vector<3xi32>
  %c138 = arith.constant dense<[1.5, -2.0, 7.0]> : vector<3xf32>
  %r262 = math.fpowi %c138, %c137 : vector<3xf32>, vector<3xi32>
  %r263 = builtin.unrealized_conversion_cast %r262 : vector<3xf32> to vector<3xf32>
  %r264 = llvm.mlir.constant(0 : i64) : i64
  %r265 = llvm.extractelement %r263[%r264 : i64] : vector<3xf32>
  %t152 = llvm.mlir.addressof @t_v_fpowi32 : !llvm.ptr
  func.call @put_f32(%t152, %r265) : (!llvm.ptr, f32) -> ()
  %r266 = llvm.mlir.constant(1 : i64) : i64
  %r267 = llvm.extractelement %r263[%r266 : i64] : vector<3xf32>
  %t153 = llvm.mlir.addressof @t_v_fpowi32 : !llvm.ptr
  func.call @put_f32(%t153, %r267) : (!llvm.ptr, f32) -> ()
  %r268 = llvm.mlir.constant(2 : i64) : i64
  %r269 = llvm.extractelement %r263[%r268 : i64] : vector<3xf32>
  %t154 = llvm.mlir.addressof @t_v_fpowi32 : !llvm.ptr
  func.call @put_f32(%t154, %r269) : (!llvm.ptr, f32) -> ()
  %zero = arith.constant 0 : i32
  return %zero : i32
}
