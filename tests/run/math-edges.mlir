// Mathematical functions where formulas go wrong: tiny, huge and negative arguments, signed zeros, infinities.
// DIFFERS: upstream's expansions give other numbers

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.mlir.global internal constant @format("%s %a -> %a\0A\00")
llvm.mlir.global internal constant @format2("%s %a %a -> %a\0A\00")
llvm.mlir.global internal constant @name_expm1("expm1\00")
llvm.mlir.global internal constant @name_log1p("log1p\00")
llvm.mlir.global internal constant @name_sinh("sinh\00")
llvm.mlir.global internal constant @name_tanh("tanh\00")
llvm.mlir.global internal constant @name_asinh("asinh\00")
llvm.mlir.global internal constant @name_atan("atan\00")
llvm.mlir.global internal constant @name_sin("sin\00")
llvm.mlir.global internal constant @name_tan("tan\00")
llvm.mlir.global internal constant @name_erf("erf\00")
llvm.mlir.global internal constant @name_cbrt("cbrt\00")
llvm.mlir.global internal constant @name_atanh("atanh\00")
llvm.mlir.global internal constant @name_acosh("acosh\00")
llvm.mlir.global internal constant @name_cosh("cosh\00")
llvm.mlir.global internal constant @name_round("round\00")
llvm.mlir.global internal constant @name_roundeven("roundeven\00")
llvm.mlir.global internal constant @name_ceil("ceil\00")
llvm.mlir.global internal constant @name_floor("floor\00")
llvm.mlir.global internal constant @name_trunc("trunc\00")
llvm.mlir.global internal constant @name_powf("powf\00")
llvm.mlir.global internal constant @name_fpowi("fpowi\00")

func.func private @test_expm1(%a: f64) attributes {no_inline} {
  %r = math.expm1 %a : f64
  %n = llvm.mlir.addressof @name_expm1 : !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @test_log1p(%a: f64) attributes {no_inline} {
  %r = math.log1p %a : f64
  %n = llvm.mlir.addressof @name_log1p : !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @test_sinh(%a: f64) attributes {no_inline} {
  %r = math.sinh %a : f64
  %n = llvm.mlir.addressof @name_sinh : !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @test_tanh(%a: f64) attributes {no_inline} {
  %r = math.tanh %a : f64
  %n = llvm.mlir.addressof @name_tanh : !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @test_asinh(%a: f64) attributes {no_inline} {
  %r = math.asinh %a : f64
  %n = llvm.mlir.addressof @name_asinh : !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @test_atan(%a: f64) attributes {no_inline} {
  %r = math.atan %a : f64
  %n = llvm.mlir.addressof @name_atan : !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @test_sin(%a: f64) attributes {no_inline} {
  %r = math.sin %a : f64
  %n = llvm.mlir.addressof @name_sin : !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @test_tan(%a: f64) attributes {no_inline} {
  %r = math.tan %a : f64
  %n = llvm.mlir.addressof @name_tan : !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @test_erf(%a: f64) attributes {no_inline} {
  %r = math.erf %a : f64
  %n = llvm.mlir.addressof @name_erf : !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @test_cbrt(%a: f64) attributes {no_inline} {
  %r = math.cbrt %a : f64
  %n = llvm.mlir.addressof @name_cbrt : !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @test_atanh(%a: f64) attributes {no_inline} {
  %r = math.atanh %a : f64
  %n = llvm.mlir.addressof @name_atanh : !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @test_acosh(%a: f64) attributes {no_inline} {
  %r = math.acosh %a : f64
  %n = llvm.mlir.addressof @name_acosh : !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @test_cosh(%a: f64) attributes {no_inline} {
  %r = math.cosh %a : f64
  %n = llvm.mlir.addressof @name_cosh : !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @test_round(%a: f64) attributes {no_inline} {
  %r = math.round %a : f64
  %n = llvm.mlir.addressof @name_round : !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @test_roundeven(%a: f64) attributes {no_inline} {
  %r = math.roundeven %a : f64
  %n = llvm.mlir.addressof @name_roundeven : !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @test_ceil(%a: f64) attributes {no_inline} {
  %r = math.ceil %a : f64
  %n = llvm.mlir.addressof @name_ceil : !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @test_floor(%a: f64) attributes {no_inline} {
  %r = math.floor %a : f64
  %n = llvm.mlir.addressof @name_floor : !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @test_trunc(%a: f64) attributes {no_inline} {
  %r = math.trunc %a : f64
  %n = llvm.mlir.addressof @name_trunc : !llvm.ptr
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64) -> i32
  return
}

func.func private @test_powf(%a: f64, %b: f64) attributes {no_inline} {
  %r = math.powf %a, %b : f64
  %n = llvm.mlir.addressof @name_powf : !llvm.ptr
  %f = llvm.mlir.addressof @format2 : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %b, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64, f64) -> i32
  return
}

func.func private @test_fpowi(%a: f64, %b: i32) attributes {no_inline} {
  %r = math.fpowi %a, %b : f64, i32
  %n = llvm.mlir.addressof @name_fpowi : !llvm.ptr
  %c = arith.sitofp %b : i32 to f64
  %f = llvm.mlir.addressof @format2 : !llvm.ptr
  %p = llvm.call @printf(%f, %n, %a, %c, %r) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr, f64, f64, f64) -> i32
  return
}

func.func @main() -> i32 {
  %a0 = arith.constant 0x3DDB7CDFD9D7BDBB : f64
  call @test_expm1(%a0) : (f64) -> ()
  %a1 = arith.constant 0xBDDB7CDFD9D7BDBB : f64
  call @test_expm1(%a1) : (f64) -> ()
  %a2 = arith.constant 0x8000000000000000 : f64
  call @test_expm1(%a2) : (f64) -> ()
  %a3 = arith.constant 0x0000000000000000 : f64
  call @test_expm1(%a3) : (f64) -> ()
  %a4 = arith.constant 0x01A56E1FC2F8F359 : f64
  call @test_expm1(%a4) : (f64) -> ()
  %a5 = arith.constant 0x3DDB7CDFD9D7BDBB : f64
  call @test_log1p(%a5) : (f64) -> ()
  %a6 = arith.constant 0xBDDB7CDFD9D7BDBB : f64
  call @test_log1p(%a6) : (f64) -> ()
  %a7 = arith.constant 0x8000000000000000 : f64
  call @test_log1p(%a7) : (f64) -> ()
  %a8 = arith.constant 0x0000000000000000 : f64
  call @test_log1p(%a8) : (f64) -> ()
  %a9 = arith.constant 0x01A56E1FC2F8F359 : f64
  call @test_log1p(%a9) : (f64) -> ()
  %a10 = arith.constant 0x3DDB7CDFD9D7BDBB : f64
  call @test_sinh(%a10) : (f64) -> ()
  %a11 = arith.constant 0xBDDB7CDFD9D7BDBB : f64
  call @test_sinh(%a11) : (f64) -> ()
  %a12 = arith.constant 0x8000000000000000 : f64
  call @test_sinh(%a12) : (f64) -> ()
  %a13 = arith.constant 0x0000000000000000 : f64
  call @test_sinh(%a13) : (f64) -> ()
  %a14 = arith.constant 0x01A56E1FC2F8F359 : f64
  call @test_sinh(%a14) : (f64) -> ()
  %a15 = arith.constant 0x3DDB7CDFD9D7BDBB : f64
  call @test_tanh(%a15) : (f64) -> ()
  %a16 = arith.constant 0xBDDB7CDFD9D7BDBB : f64
  call @test_tanh(%a16) : (f64) -> ()
  %a17 = arith.constant 0x8000000000000000 : f64
  call @test_tanh(%a17) : (f64) -> ()
  %a18 = arith.constant 0x0000000000000000 : f64
  call @test_tanh(%a18) : (f64) -> ()
  %a19 = arith.constant 0x01A56E1FC2F8F359 : f64
  call @test_tanh(%a19) : (f64) -> ()
  %a20 = arith.constant 0x3DDB7CDFD9D7BDBB : f64
  call @test_asinh(%a20) : (f64) -> ()
  %a21 = arith.constant 0xBDDB7CDFD9D7BDBB : f64
  call @test_asinh(%a21) : (f64) -> ()
  %a22 = arith.constant 0x8000000000000000 : f64
  call @test_asinh(%a22) : (f64) -> ()
  %a23 = arith.constant 0x0000000000000000 : f64
  call @test_asinh(%a23) : (f64) -> ()
  %a24 = arith.constant 0x01A56E1FC2F8F359 : f64
  call @test_asinh(%a24) : (f64) -> ()
  %a25 = arith.constant 0x3DDB7CDFD9D7BDBB : f64
  call @test_atan(%a25) : (f64) -> ()
  %a26 = arith.constant 0xBDDB7CDFD9D7BDBB : f64
  call @test_atan(%a26) : (f64) -> ()
  %a27 = arith.constant 0x8000000000000000 : f64
  call @test_atan(%a27) : (f64) -> ()
  %a28 = arith.constant 0x0000000000000000 : f64
  call @test_atan(%a28) : (f64) -> ()
  %a29 = arith.constant 0x01A56E1FC2F8F359 : f64
  call @test_atan(%a29) : (f64) -> ()
  %a30 = arith.constant 0x3DDB7CDFD9D7BDBB : f64
  call @test_sin(%a30) : (f64) -> ()
  %a31 = arith.constant 0xBDDB7CDFD9D7BDBB : f64
  call @test_sin(%a31) : (f64) -> ()
  %a32 = arith.constant 0x8000000000000000 : f64
  call @test_sin(%a32) : (f64) -> ()
  %a33 = arith.constant 0x0000000000000000 : f64
  call @test_sin(%a33) : (f64) -> ()
  %a34 = arith.constant 0x01A56E1FC2F8F359 : f64
  call @test_sin(%a34) : (f64) -> ()
  %a35 = arith.constant 0x3DDB7CDFD9D7BDBB : f64
  call @test_tan(%a35) : (f64) -> ()
  %a36 = arith.constant 0xBDDB7CDFD9D7BDBB : f64
  call @test_tan(%a36) : (f64) -> ()
  %a37 = arith.constant 0x8000000000000000 : f64
  call @test_tan(%a37) : (f64) -> ()
  %a38 = arith.constant 0x0000000000000000 : f64
  call @test_tan(%a38) : (f64) -> ()
  %a39 = arith.constant 0x01A56E1FC2F8F359 : f64
  call @test_tan(%a39) : (f64) -> ()
  %a40 = arith.constant 0x3DDB7CDFD9D7BDBB : f64
  call @test_erf(%a40) : (f64) -> ()
  %a41 = arith.constant 0xBDDB7CDFD9D7BDBB : f64
  call @test_erf(%a41) : (f64) -> ()
  %a42 = arith.constant 0x8000000000000000 : f64
  call @test_erf(%a42) : (f64) -> ()
  %a43 = arith.constant 0x0000000000000000 : f64
  call @test_erf(%a43) : (f64) -> ()
  %a44 = arith.constant 0x01A56E1FC2F8F359 : f64
  call @test_erf(%a44) : (f64) -> ()
  %a45 = arith.constant 0x3DDB7CDFD9D7BDBB : f64
  call @test_cbrt(%a45) : (f64) -> ()
  %a46 = arith.constant 0xBDDB7CDFD9D7BDBB : f64
  call @test_cbrt(%a46) : (f64) -> ()
  %a47 = arith.constant 0x8000000000000000 : f64
  call @test_cbrt(%a47) : (f64) -> ()
  %a48 = arith.constant 0x0000000000000000 : f64
  call @test_cbrt(%a48) : (f64) -> ()
  %a49 = arith.constant 0x01A56E1FC2F8F359 : f64
  call @test_cbrt(%a49) : (f64) -> ()
  %a50 = arith.constant 0x3DDB7CDFD9D7BDBB : f64
  call @test_atanh(%a50) : (f64) -> ()
  %a51 = arith.constant 0xBDDB7CDFD9D7BDBB : f64
  call @test_atanh(%a51) : (f64) -> ()
  %a52 = arith.constant 0x8000000000000000 : f64
  call @test_atanh(%a52) : (f64) -> ()
  %a53 = arith.constant 0x4202A05F20000000 : f64
  call @test_asinh(%a53) : (f64) -> ()
  %a54 = arith.constant 0xC202A05F20000000 : f64
  call @test_asinh(%a54) : (f64) -> ()
  %a55 = arith.constant 0x6974E718D7D7625A : f64
  call @test_asinh(%a55) : (f64) -> ()
  %a56 = arith.constant 0xE974E718D7D7625A : f64
  call @test_asinh(%a56) : (f64) -> ()
  %a57 = arith.constant 0x7FF0000000000000 : f64
  call @test_asinh(%a57) : (f64) -> ()
  %a58 = arith.constant 0xFFF0000000000000 : f64
  call @test_asinh(%a58) : (f64) -> ()
  %a59 = arith.constant 0x3FE0000000000000 : f64
  call @test_asinh(%a59) : (f64) -> ()
  %a60 = arith.constant 0xC008000000000000 : f64
  call @test_asinh(%a60) : (f64) -> ()
  %a61 = arith.constant 0x3FF0000000000000 : f64
  call @test_acosh(%a61) : (f64) -> ()
  %a62 = arith.constant 0x46293E5939A08CEA : f64
  call @test_acosh(%a62) : (f64) -> ()
  %a63 = arith.constant 0x6974E718D7D7625A : f64
  call @test_acosh(%a63) : (f64) -> ()
  %a64 = arith.constant 0x7FF0000000000000 : f64
  call @test_acosh(%a64) : (f64) -> ()
  %a65 = arith.constant 0x3FF000000006DF38 : f64
  call @test_acosh(%a65) : (f64) -> ()
  %a66 = arith.constant 0x4000000000000000 : f64
  call @test_acosh(%a66) : (f64) -> ()
  %a67 = arith.constant 0x4034000000000000 : f64
  call @test_sinh(%a67) : (f64) -> ()
  %a68 = arith.constant 0x4034000000000000 : f64
  call @test_cosh(%a68) : (f64) -> ()
  %a69 = arith.constant 0x4034000000000000 : f64
  call @test_tanh(%a69) : (f64) -> ()
  %a70 = arith.constant 0xC034000000000000 : f64
  call @test_sinh(%a70) : (f64) -> ()
  %a71 = arith.constant 0xC034000000000000 : f64
  call @test_cosh(%a71) : (f64) -> ()
  %a72 = arith.constant 0xC034000000000000 : f64
  call @test_tanh(%a72) : (f64) -> ()
  %a73 = arith.constant 0x4085E00000000000 : f64
  call @test_sinh(%a73) : (f64) -> ()
  %a74 = arith.constant 0x4085E00000000000 : f64
  call @test_cosh(%a74) : (f64) -> ()
  %a75 = arith.constant 0x4085E00000000000 : f64
  call @test_tanh(%a75) : (f64) -> ()
  %a76 = arith.constant 0x4086300000000000 : f64
  call @test_sinh(%a76) : (f64) -> ()
  %a77 = arith.constant 0x4086300000000000 : f64
  call @test_cosh(%a77) : (f64) -> ()
  %a78 = arith.constant 0x4086300000000000 : f64
  call @test_tanh(%a78) : (f64) -> ()
  %a79 = arith.constant 0xC086300000000000 : f64
  call @test_sinh(%a79) : (f64) -> ()
  %a80 = arith.constant 0xC086300000000000 : f64
  call @test_cosh(%a80) : (f64) -> ()
  %a81 = arith.constant 0xC086300000000000 : f64
  call @test_tanh(%a81) : (f64) -> ()
  %a82 = arith.constant 0x7FF0000000000000 : f64
  call @test_sinh(%a82) : (f64) -> ()
  %a83 = arith.constant 0x7FF0000000000000 : f64
  call @test_cosh(%a83) : (f64) -> ()
  %a84 = arith.constant 0x7FF0000000000000 : f64
  call @test_tanh(%a84) : (f64) -> ()
  %a85 = arith.constant 0xFFF0000000000000 : f64
  call @test_sinh(%a85) : (f64) -> ()
  %a86 = arith.constant 0xFFF0000000000000 : f64
  call @test_cosh(%a86) : (f64) -> ()
  %a87 = arith.constant 0xFFF0000000000000 : f64
  call @test_tanh(%a87) : (f64) -> ()
  %a88 = arith.constant 0x3FDFFFFFFFFFFFFF : f64
  call @test_round(%a88) : (f64) -> ()
  %a89 = arith.constant 0x3FDFFFFFFFFFFFFF : f64
  call @test_roundeven(%a89) : (f64) -> ()
  %a90 = arith.constant 0xBFDFFFFFFFFFFFFF : f64
  call @test_round(%a90) : (f64) -> ()
  %a91 = arith.constant 0xBFDFFFFFFFFFFFFF : f64
  call @test_roundeven(%a91) : (f64) -> ()
  %a92 = arith.constant 0x3FE0000000000000 : f64
  call @test_round(%a92) : (f64) -> ()
  %a93 = arith.constant 0x3FE0000000000000 : f64
  call @test_roundeven(%a93) : (f64) -> ()
  %a94 = arith.constant 0xBFE0000000000000 : f64
  call @test_round(%a94) : (f64) -> ()
  %a95 = arith.constant 0xBFE0000000000000 : f64
  call @test_roundeven(%a95) : (f64) -> ()
  %a96 = arith.constant 0x3FF8000000000000 : f64
  call @test_round(%a96) : (f64) -> ()
  %a97 = arith.constant 0x3FF8000000000000 : f64
  call @test_roundeven(%a97) : (f64) -> ()
  %a98 = arith.constant 0x4004000000000000 : f64
  call @test_round(%a98) : (f64) -> ()
  %a99 = arith.constant 0x4004000000000000 : f64
  call @test_roundeven(%a99) : (f64) -> ()
  %a100 = arith.constant 0xC004000000000000 : f64
  call @test_round(%a100) : (f64) -> ()
  %a101 = arith.constant 0xC004000000000000 : f64
  call @test_roundeven(%a101) : (f64) -> ()
  %a102 = arith.constant 0x4330000000000002 : f64
  call @test_round(%a102) : (f64) -> ()
  %a103 = arith.constant 0x4330000000000002 : f64
  call @test_roundeven(%a103) : (f64) -> ()
  %a104 = arith.constant 0x8000000000000000 : f64
  call @test_round(%a104) : (f64) -> ()
  %a105 = arith.constant 0x8000000000000000 : f64
  call @test_roundeven(%a105) : (f64) -> ()
  %a106 = arith.constant 0x7E37E43C8800759C : f64
  call @test_round(%a106) : (f64) -> ()
  %a107 = arith.constant 0x7E37E43C8800759C : f64
  call @test_roundeven(%a107) : (f64) -> ()
  %a108 = arith.constant 0xBFE0000000000000 : f64
  call @test_ceil(%a108) : (f64) -> ()
  %a109 = arith.constant 0xBFE0000000000000 : f64
  call @test_floor(%a109) : (f64) -> ()
  %a110 = arith.constant 0xBFE0000000000000 : f64
  call @test_trunc(%a110) : (f64) -> ()
  %a111 = arith.constant 0x8000000000000000 : f64
  call @test_ceil(%a111) : (f64) -> ()
  %a112 = arith.constant 0x8000000000000000 : f64
  call @test_floor(%a112) : (f64) -> ()
  %a113 = arith.constant 0x8000000000000000 : f64
  call @test_trunc(%a113) : (f64) -> ()
  %a114 = arith.constant 0x0000000000000000 : f64
  call @test_ceil(%a114) : (f64) -> ()
  %a115 = arith.constant 0x0000000000000000 : f64
  call @test_floor(%a115) : (f64) -> ()
  %a116 = arith.constant 0x0000000000000000 : f64
  call @test_trunc(%a116) : (f64) -> ()
  %a117 = arith.constant 0x3FE0000000000000 : f64
  call @test_ceil(%a117) : (f64) -> ()
  %a118 = arith.constant 0x3FE0000000000000 : f64
  call @test_floor(%a118) : (f64) -> ()
  %a119 = arith.constant 0x3FE0000000000000 : f64
  call @test_trunc(%a119) : (f64) -> ()
  %a120 = arith.constant 0xBFF8000000000000 : f64
  call @test_ceil(%a120) : (f64) -> ()
  %a121 = arith.constant 0xBFF8000000000000 : f64
  call @test_floor(%a121) : (f64) -> ()
  %a122 = arith.constant 0xBFF8000000000000 : f64
  call @test_trunc(%a122) : (f64) -> ()
  %a123 = arith.constant 0x7E37E43C8800759C : f64
  call @test_ceil(%a123) : (f64) -> ()
  %a124 = arith.constant 0x7E37E43C8800759C : f64
  call @test_floor(%a124) : (f64) -> ()
  %a125 = arith.constant 0x7E37E43C8800759C : f64
  call @test_trunc(%a125) : (f64) -> ()
  %a126 = arith.constant 0xFE37E43C8800759C : f64
  call @test_ceil(%a126) : (f64) -> ()
  %a127 = arith.constant 0xFE37E43C8800759C : f64
  call @test_floor(%a127) : (f64) -> ()
  %a128 = arith.constant 0xFE37E43C8800759C : f64
  call @test_trunc(%a128) : (f64) -> ()
  %a129 = arith.constant 0x4330000000000002 : f64
  call @test_ceil(%a129) : (f64) -> ()
  %a130 = arith.constant 0x4330000000000002 : f64
  call @test_floor(%a130) : (f64) -> ()
  %a131 = arith.constant 0x4330000000000002 : f64
  call @test_trunc(%a131) : (f64) -> ()
  %a132 = arith.constant 0x7FF0000000000000 : f64
  call @test_ceil(%a132) : (f64) -> ()
  %a133 = arith.constant 0x7FF0000000000000 : f64
  call @test_floor(%a133) : (f64) -> ()
  %a134 = arith.constant 0x7FF0000000000000 : f64
  call @test_trunc(%a134) : (f64) -> ()
  %a135 = arith.constant 0xC000000000000000 : f64
  %b135 = arith.constant 0x4008000000000000 : f64
  call @test_powf(%a135, %b135) : (f64, f64) -> ()
  %a136 = arith.constant 0xC000000000000000 : f64
  %b136 = arith.constant 0x4000000000000000 : f64
  call @test_powf(%a136, %b136) : (f64, f64) -> ()
  %a137 = arith.constant 0xC000000000000000 : f64
  %b137 = arith.constant 0xC008000000000000 : f64
  call @test_powf(%a137, %b137) : (f64, f64) -> ()
  %a139 = arith.constant 0x0000000000000000 : f64
  %b139 = arith.constant 0x0000000000000000 : f64
  call @test_powf(%a139, %b139) : (f64, f64) -> ()
  %a140 = arith.constant 0x8000000000000000 : f64
  %b140 = arith.constant 0x4008000000000000 : f64
  call @test_powf(%a140, %b140) : (f64, f64) -> ()
  %a141 = arith.constant 0x8000000000000000 : f64
  %b141 = arith.constant 0xC008000000000000 : f64
  call @test_powf(%a141, %b141) : (f64, f64) -> ()
  %a142 = arith.constant 0x0000000000000000 : f64
  %b142 = arith.constant 0xC000000000000000 : f64
  call @test_powf(%a142, %b142) : (f64, f64) -> ()
  %a143 = arith.constant 0x4000000000000000 : f64
  %b143 = arith.constant 0x4090000000000000 : f64
  call @test_powf(%a143, %b143) : (f64, f64) -> ()
  %a144 = arith.constant 0xC000000000000000 : f64
  %b144 = arith.constant 0x4090040000000000 : f64
  call @test_powf(%a144, %b144) : (f64, f64) -> ()
  %a145 = arith.constant 0xFFF0000000000000 : f64
  %b145 = arith.constant 0x4008000000000000 : f64
  call @test_powf(%a145, %b145) : (f64, f64) -> ()
  %a146 = arith.constant 0xFFF0000000000000 : f64
  %b146 = arith.constant 0x4000000000000000 : f64
  call @test_powf(%a146, %b146) : (f64, f64) -> ()
  %a147 = arith.constant 0x3FF0000000000000 : f64
  %b147 = arith.constant 0x7FF0000000000000 : f64
  call @test_powf(%a147, %b147) : (f64, f64) -> ()
  %a148 = arith.constant 0xBFF0000000000000 : f64
  %b148 = arith.constant 0x7FF0000000000000 : f64
  call @test_powf(%a148, %b148) : (f64, f64) -> ()
  %a149 = arith.constant 0x3FE0000000000000 : f64
  %b149 = arith.constant 0xFFF0000000000000 : f64
  call @test_powf(%a149, %b149) : (f64, f64) -> ()
  %a150 = arith.constant 0x3DDB7CDFD9D7BDBB : f64
  %b150 = arith.constant 0x4000000000000000 : f64
  call @test_powf(%a150, %b150) : (f64, f64) -> ()
  %a151 = arith.constant 0xBFF0000000000000 : f64
  %b151 = arith.constant 0x7E37E43C8800759C : f64
  call @test_powf(%a151, %b151) : (f64, f64) -> ()
  %a152 = arith.constant 0xC000000000000000 : f64
  %b152 = arith.constant 3 : i32
  call @test_fpowi(%a152, %b152) : (f64, i32) -> ()
  %a153 = arith.constant 0xC000000000000000 : f64
  %b153 = arith.constant 2 : i32
  call @test_fpowi(%a153, %b153) : (f64, i32) -> ()
  %a154 = arith.constant 0xC000000000000000 : f64
  %b154 = arith.constant -3 : i32
  call @test_fpowi(%a154, %b154) : (f64, i32) -> ()
  %a155 = arith.constant 0x0000000000000000 : f64
  %b155 = arith.constant 0 : i32
  call @test_fpowi(%a155, %b155) : (f64, i32) -> ()
  %a156 = arith.constant 0x8000000000000000 : f64
  %b156 = arith.constant 3 : i32
  call @test_fpowi(%a156, %b156) : (f64, i32) -> ()
  %a157 = arith.constant 0x8000000000000000 : f64
  %b157 = arith.constant -3 : i32
  call @test_fpowi(%a157, %b157) : (f64, i32) -> ()
  %a158 = arith.constant 0x0000000000000000 : f64
  %b158 = arith.constant -2 : i32
  call @test_fpowi(%a158, %b158) : (f64, i32) -> ()
  %a159 = arith.constant 0x4000000000000000 : f64
  %b159 = arith.constant 1024 : i32
  call @test_fpowi(%a159, %b159) : (f64, i32) -> ()
  %a160 = arith.constant 0xC000000000000000 : f64
  %b160 = arith.constant 1025 : i32
  call @test_fpowi(%a160, %b160) : (f64, i32) -> ()
  %a161 = arith.constant 0xBFF0000000000000 : f64
  %b161 = arith.constant 2147483647 : i32
  call @test_fpowi(%a161, %b161) : (f64, i32) -> ()
  %a162 = arith.constant 0xBFF0000000000000 : f64
  %b162 = arith.constant -2147483648 : i32
  call @test_fpowi(%a162, %b162) : (f64, i32) -> ()
  %a163 = arith.constant 0x3DDB7CDFD9D7BDBB : f64
  %b163 = arith.constant 2 : i32
  call @test_fpowi(%a163, %b163) : (f64, i32) -> ()
  %a164 = arith.constant 0x4008000000000000 : f64
  %b164 = arith.constant 1 : i32
  call @test_fpowi(%a164, %b164) : (f64, i32) -> ()
  %a165 = arith.constant 0xFFF0000000000000 : f64
  %b165 = arith.constant 3 : i32
  call @test_fpowi(%a165, %b165) : (f64, i32) -> ()
  %z = arith.constant 0 : i32
  return %z : i32
}
