define <4 x i32> @test0(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test1(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.vpdpbusd.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test2(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.maskz.vpdpbusd.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test3(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.vpdpbusds.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test4(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.vpdpbusds.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test5(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.maskz.vpdpbusds.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test6(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.vpdpwssd.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test7(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.vpdpwssd.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test8(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.maskz.vpdpwssd.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test9(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.vpdpwssds.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test10(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.vpdpwssds.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test11(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.maskz.vpdpwssds.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test12(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test13(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpbsud.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test14(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpbuud.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test15(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpwsud.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test16(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpwusd.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test17(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpwuud.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test18(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpbssds.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test19(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpbsuds.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test20(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpbuuds.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test21(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpwsuds.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test22(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpwusds.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test23(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpwuuds.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x i32> %r
}

define <4 x float> @test24(<4 x float> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x float> @llvm.x86.avx512bf16.dpbf16ps.128(<4 x float> %a0, <4 x i32> %a1, <4 x i32> %a2)
  ret <4 x float> %r
}

define <8 x i16> @test25(<4 x float> %a0, <4 x float> %a1) {
  %r = call <8 x i16> @llvm.x86.avx512bf16.cvtne2ps2bf16.128(<4 x float> %a0, <4 x float> %a1)
  ret <8 x i16> %r
}

define <8 x i32> @test26(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx512.vpdpbusd.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test27(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.vpdpbusd.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test28(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.maskz.vpdpbusd.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test29(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx512.vpdpbusds.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test30(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.vpdpbusds.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test31(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.maskz.vpdpbusds.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test32(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx512.vpdpwssd.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test33(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.vpdpwssd.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test34(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.maskz.vpdpwssd.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test35(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx512.vpdpwssds.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test36(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.vpdpwssds.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test37(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.maskz.vpdpwssds.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test38(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpbssd.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test39(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpbsud.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test40(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpbuud.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test41(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpwsud.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test42(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpwusd.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test43(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpwuud.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test44(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpbssds.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test45(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpbsuds.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test46(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpbuuds.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test47(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpwsuds.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test48(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpwusds.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test49(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx2.vpdpwuuds.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2)
  ret <8 x i32> %r
}

define <8 x float> @test50(<8 x float> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x float> @llvm.x86.avx512bf16.dpbf16ps.256(<8 x float> %a0, <8 x i32> %a1, <8 x i32> %a2)
  ret <8 x float> %r
}

define <16 x i16> @test51(<8 x float> %a0, <8 x float> %a1) {
  %r = call <16 x i16> @llvm.x86.avx512bf16.cvtne2ps2bf16.256(<8 x float> %a0, <8 x float> %a1)
  ret <16 x i16> %r
}

define <8 x i16> @test52(<8 x float> %a0) {
  %r = call <8 x i16> @llvm.x86.avx512bf16.cvtneps2bf16.256(<8 x float> %a0)
  ret <8 x i16> %r
}

define <16 x i32> @test53(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2)
  ret <16 x i32> %r
}

define <16 x i32> @test54(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.vpdpbusd.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test55(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.maskz.vpdpbusd.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test56(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.x86.avx512.vpdpbusds.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2)
  ret <16 x i32> %r
}

define <16 x i32> @test57(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.vpdpbusds.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test58(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.maskz.vpdpbusds.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test59(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.x86.avx512.vpdpwssd.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2)
  ret <16 x i32> %r
}

declare <4 x i32> @llvm.x86.avx512.vpdpbusd.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx512.mask.vpdpbusd.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.maskz.vpdpbusd.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.vpdpbusds.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx512.mask.vpdpbusds.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.maskz.vpdpbusds.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.vpdpwssd.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx512.mask.vpdpwssd.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.maskz.vpdpwssd.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.vpdpwssds.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx512.mask.vpdpwssds.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.maskz.vpdpwssds.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx2.vpdpbsud.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx2.vpdpbuud.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx2.vpdpwsud.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx2.vpdpwusd.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx2.vpdpwuud.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx2.vpdpbssds.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx2.vpdpbsuds.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx2.vpdpbuuds.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx2.vpdpwsuds.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx2.vpdpwusds.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.avx2.vpdpwuuds.128(<4 x i32>, <4 x i32>, <4 x i32>)
declare <4 x float> @llvm.x86.avx512bf16.dpbf16ps.128(<4 x float>, <4 x i32>, <4 x i32>)
declare <8 x i16> @llvm.x86.avx512bf16.cvtne2ps2bf16.128(<4 x float>, <4 x float>)
declare <8 x i32> @llvm.x86.avx512.vpdpbusd.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx512.mask.vpdpbusd.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.maskz.vpdpbusd.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.vpdpbusds.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx512.mask.vpdpbusds.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.maskz.vpdpbusds.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.vpdpwssd.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx512.mask.vpdpwssd.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.maskz.vpdpwssd.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.vpdpwssds.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx512.mask.vpdpwssds.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.maskz.vpdpwssds.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx2.vpdpbssd.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.vpdpbsud.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.vpdpbuud.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.vpdpwsud.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.vpdpwusd.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.vpdpwuud.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.vpdpbssds.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.vpdpbsuds.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.vpdpbuuds.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.vpdpwsuds.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.vpdpwusds.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.vpdpwuuds.256(<8 x i32>, <8 x i32>, <8 x i32>)
declare <8 x float> @llvm.x86.avx512bf16.dpbf16ps.256(<8 x float>, <8 x i32>, <8 x i32>)
declare <16 x i16> @llvm.x86.avx512bf16.cvtne2ps2bf16.256(<8 x float>, <8 x float>)
declare <8 x i16> @llvm.x86.avx512bf16.cvtneps2bf16.256(<8 x float>)
declare <16 x i32> @llvm.x86.avx512.vpdpbusd.512(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.x86.avx512.mask.vpdpbusd.512(<16 x i32>, <16 x i32>, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.maskz.vpdpbusd.512(<16 x i32>, <16 x i32>, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.vpdpbusds.512(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.x86.avx512.mask.vpdpbusds.512(<16 x i32>, <16 x i32>, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.maskz.vpdpbusds.512(<16 x i32>, <16 x i32>, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.vpdpwssd.512(<16 x i32>, <16 x i32>, <16 x i32>)

; -----
define <16 x i32> @test0(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.vpdpwssd.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test1(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.maskz.vpdpwssd.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test2(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.x86.avx512.vpdpwssds.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2)
  ret <16 x i32> %r
}

define <16 x i32> @test3(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.vpdpwssds.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test4(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.maskz.vpdpwssds.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test5(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.x86.avx10.vpdpbssd.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2)
  ret <16 x i32> %r
}

define <16 x i32> @test6(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.x86.avx10.vpdpbsud.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2)
  ret <16 x i32> %r
}

define <16 x i32> @test7(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.x86.avx10.vpdpbuud.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2)
  ret <16 x i32> %r
}

define <16 x i32> @test8(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.x86.avx10.vpdpwsud.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2)
  ret <16 x i32> %r
}

define <16 x i32> @test9(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.x86.avx10.vpdpwusd.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2)
  ret <16 x i32> %r
}

define <16 x i32> @test10(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.x86.avx10.vpdpwuud.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2)
  ret <16 x i32> %r
}

define <16 x i32> @test11(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.x86.avx10.vpdpbssds.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2)
  ret <16 x i32> %r
}

define <16 x i32> @test12(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.x86.avx10.vpdpbsuds.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2)
  ret <16 x i32> %r
}

define <16 x i32> @test13(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.x86.avx10.vpdpbuuds.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2)
  ret <16 x i32> %r
}

define <16 x i32> @test14(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.x86.avx10.vpdpwsuds.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2)
  ret <16 x i32> %r
}

define <16 x i32> @test15(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.x86.avx10.vpdpwusds.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2)
  ret <16 x i32> %r
}

define <16 x i32> @test16(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.x86.avx10.vpdpwuuds.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2)
  ret <16 x i32> %r
}

define <16 x float> @test17(<16 x float> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %a0, <16 x i32> %a1, <16 x i32> %a2)
  ret <16 x float> %r
}

define <32 x i16> @test18(<16 x float> %a0, <16 x float> %a1) {
  %r = call <32 x i16> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float> %a0, <16 x float> %a1)
  ret <32 x i16> %r
}

define <16 x i16> @test19(<16 x float> %a0) {
  %r = call <16 x i16> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float> %a0)
  ret <16 x i16> %r
}

define <8 x i16> @test20(<4 x float> %a0, <8 x i16> %a1, <4 x i1> %a2) {
  %r = call <8 x i16> @llvm.x86.avx512bf16.mask.cvtneps2bf16.128(<4 x float> %a0, <8 x i16> %a1, <4 x i1> %a2)
  ret <8 x i16> %r
}

define <16 x i8> @test21(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.sse2.pcmpeq.b(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test22(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.sse2.pcmpgt.b(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <8 x i16> @test23(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.sse2.pcmpeq.w(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

define <8 x i16> @test24(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.sse2.pcmpgt.w(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

define <4 x i32> @test25(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.sse2.pcmpeq.d(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

define <4 x i32> @test26(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.sse2.pcmpgt.d(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

define <32 x i8> @test27(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.avx2.pcmpeq.b(<32 x i8> %a0, <32 x i8> %a1)
  ret <32 x i8> %r
}

define <32 x i8> @test28(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.avx2.pcmpgt.b(<32 x i8> %a0, <32 x i8> %a1)
  ret <32 x i8> %r
}

define <16 x i16> @test29(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.pcmpeq.w(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

define <16 x i16> @test30(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.pcmpgt.w(<16 x i16> %a0, <16 x i16> %a1)
  ret <16 x i16> %r
}

define <8 x i32> @test31(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.pcmpeq.d(<8 x i32> %a0, <8 x i32> %a1)
  ret <8 x i32> %r
}

define <8 x i32> @test32(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.pcmpgt.d(<8 x i32> %a0, <8 x i32> %a1)
  ret <8 x i32> %r
}

define <4 x i64> @test33(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.pcmpeq.q(<4 x i64> %a0, <4 x i64> %a1)
  ret <4 x i64> %r
}

define <4 x i64> @test34(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.pcmpgt.q(<4 x i64> %a0, <4 x i64> %a1)
  ret <4 x i64> %r
}

define <2 x i64> @test35(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <2 x i64> @llvm.x86.sse2.pmulu.dq(<4 x i32> %a0, <4 x i32> %a1)
  ret <2 x i64> %r
}

define <4 x i64> @test36(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.pmulu.dq(<8 x i32> %a0, <8 x i32> %a1)
  ret <4 x i64> %r
}

define <2 x i64> @test37(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <2 x i64> @llvm.x86.sse41.pmuldq(<4 x i32> %a0, <4 x i32> %a1)
  ret <2 x i64> %r
}

define <4 x i64> @test38(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.pmul.dq(<8 x i32> %a0, <8 x i32> %a1)
  ret <4 x i64> %r
}

define <8 x i64> @test39(<16 x i32> %a0, <16 x i32> %a1) {
  %r = call <8 x i64> @llvm.x86.avx512.pmul.dq.512(<16 x i32> %a0, <16 x i32> %a1)
  ret <8 x i64> %r
}

define <8 x i64> @test40(<16 x i32> %a0, <16 x i32> %a1) {
  %r = call <8 x i64> @llvm.x86.avx512.pmulu.dq.512(<16 x i32> %a0, <16 x i32> %a1)
  ret <8 x i64> %r
}

define <4 x i32> @test41(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.x86.sse2.pshuf.d(<4 x i32> %a0, i8 27)
  ret <4 x i32> %r
}

define <8 x i16> @test42(<8 x i16> %a0) {
  %r = call <8 x i16> @llvm.x86.sse2.pshufl.w(<8 x i16> %a0, i8 27)
  ret <8 x i16> %r
}

define <8 x i16> @test43(<8 x i16> %a0) {
  %r = call <8 x i16> @llvm.x86.sse2.pshufh.w(<8 x i16> %a0, i8 27)
  ret <8 x i16> %r
}

define <4 x float> @test44(<4 x float> %a0) {
  %r = call <4 x float> @llvm.x86.avx.vpermil.ps(<4 x float> %a0, i8 27)
  ret <4 x float> %r
}

define <2 x double> @test45(<2 x double> %a0) {
  %r = call <2 x double> @llvm.x86.avx.vpermil.pd(<2 x double> %a0, i8 27)
  ret <2 x double> %r
}

define <8 x float> @test46(<8 x float> %a0) {
  %r = call <8 x float> @llvm.x86.avx.vpermil.ps.256(<8 x float> %a0, i8 5)
  ret <8 x float> %r
}

define <4 x double> @test47(<4 x double> %a0) {
  %r = call <4 x double> @llvm.x86.avx.vpermil.pd.256(<4 x double> %a0, i8 5)
  ret <4 x double> %r
}

define <2 x double> @test48(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.sse41.blendpd(<2 x double> %a0, <2 x double> %a1, i32 5)
  ret <2 x double> %r
}

define <4 x float> @test49(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse41.blendps(<4 x float> %a0, <4 x float> %a1, i32 5)
  ret <4 x float> %r
}

define <8 x i16> @test50(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.sse41.pblendw(<8 x i16> %a0, <8 x i16> %a1, i32 5)
  ret <8 x i16> %r
}

define <16 x i16> @test51(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.pblendw(<16 x i16> %a0, <16 x i16> %a1, i32 5)
  ret <16 x i16> %r
}

define <4 x i32> @test52(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.avx2.pblendd.128(<4 x i32> %a0, <4 x i32> %a1, i32 5)
  ret <4 x i32> %r
}

define <8 x i32> @test53(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.pblendd.256(<8 x i32> %a0, <8 x i32> %a1, i32 5)
  ret <8 x i32> %r
}

define <4 x double> @test54(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.blend.pd.256(<4 x double> %a0, <4 x double> %a1, i32 5)
  ret <4 x double> %r
}

define <8 x float> @test55(<8 x float> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx.blend.ps.256(<8 x float> %a0, <8 x float> %a1, i32 5)
  ret <8 x float> %r
}

define <8 x i16> @test56(<16 x i8> %a0) {
  %r = call <8 x i16> @llvm.x86.sse41.pmovsxbw(<16 x i8> %a0)
  ret <8 x i16> %r
}

define <4 x i32> @test57(<16 x i8> %a0) {
  %r = call <4 x i32> @llvm.x86.sse41.pmovsxbd(<16 x i8> %a0)
  ret <4 x i32> %r
}

define <2 x i64> @test58(<16 x i8> %a0) {
  %r = call <2 x i64> @llvm.x86.sse41.pmovsxbq(<16 x i8> %a0)
  ret <2 x i64> %r
}

define <4 x i32> @test59(<8 x i16> %a0) {
  %r = call <4 x i32> @llvm.x86.sse41.pmovsxwd(<8 x i16> %a0)
  ret <4 x i32> %r
}

declare <16 x i32> @llvm.x86.avx512.mask.vpdpwssd.512(<16 x i32>, <16 x i32>, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.maskz.vpdpwssd.512(<16 x i32>, <16 x i32>, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.vpdpwssds.512(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.x86.avx512.mask.vpdpwssds.512(<16 x i32>, <16 x i32>, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.maskz.vpdpwssds.512(<16 x i32>, <16 x i32>, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx10.vpdpbssd.512(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.x86.avx10.vpdpbsud.512(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.x86.avx10.vpdpbuud.512(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.x86.avx10.vpdpwsud.512(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.x86.avx10.vpdpwusd.512(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.x86.avx10.vpdpwuud.512(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.x86.avx10.vpdpbssds.512(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.x86.avx10.vpdpbsuds.512(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.x86.avx10.vpdpbuuds.512(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.x86.avx10.vpdpwsuds.512(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.x86.avx10.vpdpwusds.512(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x i32> @llvm.x86.avx10.vpdpwuuds.512(<16 x i32>, <16 x i32>, <16 x i32>)
declare <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float>, <16 x i32>, <16 x i32>)
declare <32 x i16> @llvm.x86.avx512bf16.cvtne2ps2bf16.512(<16 x float>, <16 x float>)
declare <16 x i16> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float>)
declare <8 x i16> @llvm.x86.avx512bf16.mask.cvtneps2bf16.128(<4 x float>, <8 x i16>, <4 x i1>)
declare <16 x i8> @llvm.x86.sse2.pcmpeq.b(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.sse2.pcmpgt.b(<16 x i8>, <16 x i8>)
declare <8 x i16> @llvm.x86.sse2.pcmpeq.w(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.sse2.pcmpgt.w(<8 x i16>, <8 x i16>)
declare <4 x i32> @llvm.x86.sse2.pcmpeq.d(<4 x i32>, <4 x i32>)
declare <4 x i32> @llvm.x86.sse2.pcmpgt.d(<4 x i32>, <4 x i32>)
declare <32 x i8> @llvm.x86.avx2.pcmpeq.b(<32 x i8>, <32 x i8>)
declare <32 x i8> @llvm.x86.avx2.pcmpgt.b(<32 x i8>, <32 x i8>)
declare <16 x i16> @llvm.x86.avx2.pcmpeq.w(<16 x i16>, <16 x i16>)
declare <16 x i16> @llvm.x86.avx2.pcmpgt.w(<16 x i16>, <16 x i16>)
declare <8 x i32> @llvm.x86.avx2.pcmpeq.d(<8 x i32>, <8 x i32>)
declare <8 x i32> @llvm.x86.avx2.pcmpgt.d(<8 x i32>, <8 x i32>)
declare <4 x i64> @llvm.x86.avx2.pcmpeq.q(<4 x i64>, <4 x i64>)
declare <4 x i64> @llvm.x86.avx2.pcmpgt.q(<4 x i64>, <4 x i64>)
declare <2 x i64> @llvm.x86.sse2.pmulu.dq(<4 x i32>, <4 x i32>)
declare <4 x i64> @llvm.x86.avx2.pmulu.dq(<8 x i32>, <8 x i32>)
declare <2 x i64> @llvm.x86.sse41.pmuldq(<4 x i32>, <4 x i32>)
declare <4 x i64> @llvm.x86.avx2.pmul.dq(<8 x i32>, <8 x i32>)
declare <8 x i64> @llvm.x86.avx512.pmul.dq.512(<16 x i32>, <16 x i32>)
declare <8 x i64> @llvm.x86.avx512.pmulu.dq.512(<16 x i32>, <16 x i32>)
declare <4 x i32> @llvm.x86.sse2.pshuf.d(<4 x i32>, i8)
declare <8 x i16> @llvm.x86.sse2.pshufl.w(<8 x i16>, i8)
declare <8 x i16> @llvm.x86.sse2.pshufh.w(<8 x i16>, i8)
declare <4 x float> @llvm.x86.avx.vpermil.ps(<4 x float>, i8)
declare <2 x double> @llvm.x86.avx.vpermil.pd(<2 x double>, i8)
declare <8 x float> @llvm.x86.avx.vpermil.ps.256(<8 x float>, i8)
declare <4 x double> @llvm.x86.avx.vpermil.pd.256(<4 x double>, i8)
declare <2 x double> @llvm.x86.sse41.blendpd(<2 x double>, <2 x double>, i32)
declare <4 x float> @llvm.x86.sse41.blendps(<4 x float>, <4 x float>, i32)
declare <8 x i16> @llvm.x86.sse41.pblendw(<8 x i16>, <8 x i16>, i32)
declare <16 x i16> @llvm.x86.avx2.pblendw(<16 x i16>, <16 x i16>, i32)
declare <4 x i32> @llvm.x86.avx2.pblendd.128(<4 x i32>, <4 x i32>, i32)
declare <8 x i32> @llvm.x86.avx2.pblendd.256(<8 x i32>, <8 x i32>, i32)
declare <4 x double> @llvm.x86.avx.blend.pd.256(<4 x double>, <4 x double>, i32)
declare <8 x float> @llvm.x86.avx.blend.ps.256(<8 x float>, <8 x float>, i32)
declare <8 x i16> @llvm.x86.sse41.pmovsxbw(<16 x i8>)
declare <4 x i32> @llvm.x86.sse41.pmovsxbd(<16 x i8>)
declare <2 x i64> @llvm.x86.sse41.pmovsxbq(<16 x i8>)
declare <4 x i32> @llvm.x86.sse41.pmovsxwd(<8 x i16>)

; -----
define <2 x double> @test0(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.sse41.blendpd(<2 x double> %a0, <2 x double> %a1, i8 5)
  ret <2 x double> %r
}

define <4 x float> @test1(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse41.blendps(<4 x float> %a0, <4 x float> %a1, i8 5)
  ret <4 x float> %r
}

define <8 x i16> @test2(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.sse41.pblendw(<8 x i16> %a0, <8 x i16> %a1, i8 5)
  ret <8 x i16> %r
}

define <16 x i16> @test3(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.pblendw(<16 x i16> %a0, <16 x i16> %a1, i8 5)
  ret <16 x i16> %r
}

define <4 x i32> @test4(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.avx2.pblendd.128(<4 x i32> %a0, <4 x i32> %a1, i8 5)
  ret <4 x i32> %r
}

define <8 x i32> @test5(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx2.pblendd.256(<8 x i32> %a0, <8 x i32> %a1, i8 5)
  ret <8 x i32> %r
}

define <4 x double> @test6(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.blend.pd.256(<4 x double> %a0, <4 x double> %a1, i8 5)
  ret <4 x double> %r
}

define <8 x float> @test7(<8 x float> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx.blend.ps.256(<8 x float> %a0, <8 x float> %a1, i8 5)
  ret <8 x float> %r
}

define <2 x i64> @test8(<8 x i16> %a0) {
  %r = call <2 x i64> @llvm.x86.sse41.pmovsxwq(<8 x i16> %a0)
  ret <2 x i64> %r
}

define <2 x i64> @test9(<4 x i32> %a0) {
  %r = call <2 x i64> @llvm.x86.sse41.pmovsxdq(<4 x i32> %a0)
  ret <2 x i64> %r
}

define <8 x i16> @test10(<16 x i8> %a0) {
  %r = call <8 x i16> @llvm.x86.sse41.pmovzxbw(<16 x i8> %a0)
  ret <8 x i16> %r
}

define <4 x i32> @test11(<16 x i8> %a0) {
  %r = call <4 x i32> @llvm.x86.sse41.pmovzxbd(<16 x i8> %a0)
  ret <4 x i32> %r
}

define <2 x i64> @test12(<16 x i8> %a0) {
  %r = call <2 x i64> @llvm.x86.sse41.pmovzxbq(<16 x i8> %a0)
  ret <2 x i64> %r
}

define <4 x i32> @test13(<8 x i16> %a0) {
  %r = call <4 x i32> @llvm.x86.sse41.pmovzxwd(<8 x i16> %a0)
  ret <4 x i32> %r
}

define <2 x i64> @test14(<8 x i16> %a0) {
  %r = call <2 x i64> @llvm.x86.sse41.pmovzxwq(<8 x i16> %a0)
  ret <2 x i64> %r
}

define <2 x i64> @test15(<4 x i32> %a0) {
  %r = call <2 x i64> @llvm.x86.sse41.pmovzxdq(<4 x i32> %a0)
  ret <2 x i64> %r
}

define <16 x i16> @test16(<16 x i8> %a0) {
  %r = call <16 x i16> @llvm.x86.avx2.pmovsxbw(<16 x i8> %a0)
  ret <16 x i16> %r
}

define <8 x i32> @test17(<16 x i8> %a0) {
  %r = call <8 x i32> @llvm.x86.avx2.pmovsxbd(<16 x i8> %a0)
  ret <8 x i32> %r
}

define <4 x i64> @test18(<16 x i8> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.pmovsxbq(<16 x i8> %a0)
  ret <4 x i64> %r
}

define <8 x i32> @test19(<8 x i16> %a0) {
  %r = call <8 x i32> @llvm.x86.avx2.pmovsxwd(<8 x i16> %a0)
  ret <8 x i32> %r
}

define <4 x i64> @test20(<8 x i16> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.pmovsxwq(<8 x i16> %a0)
  ret <4 x i64> %r
}

define <4 x i64> @test21(<4 x i32> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.pmovsxdq(<4 x i32> %a0)
  ret <4 x i64> %r
}

define <16 x i16> @test22(<16 x i8> %a0) {
  %r = call <16 x i16> @llvm.x86.avx2.pmovzxbw(<16 x i8> %a0)
  ret <16 x i16> %r
}

define <8 x i32> @test23(<16 x i8> %a0) {
  %r = call <8 x i32> @llvm.x86.avx2.pmovzxbd(<16 x i8> %a0)
  ret <8 x i32> %r
}

define <4 x i64> @test24(<16 x i8> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.pmovzxbq(<16 x i8> %a0)
  ret <4 x i64> %r
}

define <8 x i32> @test25(<8 x i16> %a0) {
  %r = call <8 x i32> @llvm.x86.avx2.pmovzxwd(<8 x i16> %a0)
  ret <8 x i32> %r
}

define <4 x i64> @test26(<8 x i16> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.pmovzxwq(<8 x i16> %a0)
  ret <4 x i64> %r
}

define <4 x i64> @test27(<4 x i32> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.pmovzxdq(<4 x i32> %a0)
  ret <4 x i64> %r
}

define <4 x float> @test28(<4 x float> %a0) {
  %r = call <4 x float> @llvm.x86.avx2.vbroadcast.ss.ps(<4 x float> %a0)
  ret <4 x float> %r
}

define <4 x double> @test29(<2 x double> %a0) {
  %r = call <4 x double> @llvm.x86.avx2.vbroadcast.sd.pd.256(<2 x double> %a0)
  ret <4 x double> %r
}

define <32 x i8> @test30(<16 x i8> %a0) {
  %r = call <32 x i8> @llvm.x86.avx2.pbroadcastb.256(<16 x i8> %a0)
  ret <32 x i8> %r
}

define <2 x i64> @test31(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.avx2.pbroadcastq.128(<2 x i64> %a0)
  ret <2 x i64> %r
}

declare <2 x double> @llvm.x86.sse41.blendpd(<2 x double>, <2 x double>, i8)
declare <4 x float> @llvm.x86.sse41.blendps(<4 x float>, <4 x float>, i8)
declare <8 x i16> @llvm.x86.sse41.pblendw(<8 x i16>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx2.pblendw(<16 x i16>, <16 x i16>, i8)
declare <4 x i32> @llvm.x86.avx2.pblendd.128(<4 x i32>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx2.pblendd.256(<8 x i32>, <8 x i32>, i8)
declare <4 x double> @llvm.x86.avx.blend.pd.256(<4 x double>, <4 x double>, i8)
declare <8 x float> @llvm.x86.avx.blend.ps.256(<8 x float>, <8 x float>, i8)
declare <2 x i64> @llvm.x86.sse41.pmovsxwq(<8 x i16>)
declare <2 x i64> @llvm.x86.sse41.pmovsxdq(<4 x i32>)
declare <8 x i16> @llvm.x86.sse41.pmovzxbw(<16 x i8>)
declare <4 x i32> @llvm.x86.sse41.pmovzxbd(<16 x i8>)
declare <2 x i64> @llvm.x86.sse41.pmovzxbq(<16 x i8>)
declare <4 x i32> @llvm.x86.sse41.pmovzxwd(<8 x i16>)
declare <2 x i64> @llvm.x86.sse41.pmovzxwq(<8 x i16>)
declare <2 x i64> @llvm.x86.sse41.pmovzxdq(<4 x i32>)
declare <16 x i16> @llvm.x86.avx2.pmovsxbw(<16 x i8>)
declare <8 x i32> @llvm.x86.avx2.pmovsxbd(<16 x i8>)
declare <4 x i64> @llvm.x86.avx2.pmovsxbq(<16 x i8>)
declare <8 x i32> @llvm.x86.avx2.pmovsxwd(<8 x i16>)
declare <4 x i64> @llvm.x86.avx2.pmovsxwq(<8 x i16>)
declare <4 x i64> @llvm.x86.avx2.pmovsxdq(<4 x i32>)
declare <16 x i16> @llvm.x86.avx2.pmovzxbw(<16 x i8>)
declare <8 x i32> @llvm.x86.avx2.pmovzxbd(<16 x i8>)
declare <4 x i64> @llvm.x86.avx2.pmovzxbq(<16 x i8>)
declare <8 x i32> @llvm.x86.avx2.pmovzxwd(<8 x i16>)
declare <4 x i64> @llvm.x86.avx2.pmovzxwq(<8 x i16>)
declare <4 x i64> @llvm.x86.avx2.pmovzxdq(<4 x i32>)
declare <4 x float> @llvm.x86.avx2.vbroadcast.ss.ps(<4 x float>)
declare <4 x double> @llvm.x86.avx2.vbroadcast.sd.pd.256(<2 x double>)
declare <32 x i8> @llvm.x86.avx2.pbroadcastb.256(<16 x i8>)
declare <2 x i64> @llvm.x86.avx2.pbroadcastq.128(<2 x i64>)
