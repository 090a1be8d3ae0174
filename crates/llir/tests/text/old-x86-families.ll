define <2 x i64> @test0(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psll.dq(<2 x i64> %a0, i32 8)
  ret <2 x i64> %r
}

define <2 x i64> @test1(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psll.dq(<2 x i64> %a0, i32 24)
  ret <2 x i64> %r
}

define <2 x i64> @test2(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psll.dq(<2 x i64> %a0, i32 3)
  ret <2 x i64> %r
}

define <2 x i64> @test3(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psll.dq(<2 x i64> %a0, i32 40)
  ret <2 x i64> %r
}

define <2 x i64> @test4(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psll.dq(<2 x i64> %a0, i32 128)
  ret <2 x i64> %r
}

define <2 x i64> @test5(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psll.dq(<2 x i64> %a0, i32 200)
  ret <2 x i64> %r
}

define <2 x i64> @test6(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psll.dq.bs(<2 x i64> %a0, i32 1)
  ret <2 x i64> %r
}

define <2 x i64> @test7(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psll.dq.bs(<2 x i64> %a0, i32 3)
  ret <2 x i64> %r
}

define <2 x i64> @test8(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psll.dq.bs(<2 x i64> %a0, i32 15)
  ret <2 x i64> %r
}

define <2 x i64> @test9(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psll.dq.bs(<2 x i64> %a0, i32 16)
  ret <2 x i64> %r
}

define <2 x i64> @test10(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psll.dq.bs(<2 x i64> %a0, i32 20)
  ret <2 x i64> %r
}

define <2 x i64> @test11(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psrl.dq(<2 x i64> %a0, i32 8)
  ret <2 x i64> %r
}

define <2 x i64> @test12(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psrl.dq(<2 x i64> %a0, i32 24)
  ret <2 x i64> %r
}

define <2 x i64> @test13(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psrl.dq(<2 x i64> %a0, i32 3)
  ret <2 x i64> %r
}

define <2 x i64> @test14(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psrl.dq(<2 x i64> %a0, i32 40)
  ret <2 x i64> %r
}

define <2 x i64> @test15(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psrl.dq(<2 x i64> %a0, i32 128)
  ret <2 x i64> %r
}

define <2 x i64> @test16(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psrl.dq(<2 x i64> %a0, i32 200)
  ret <2 x i64> %r
}

define <2 x i64> @test17(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psrl.dq.bs(<2 x i64> %a0, i32 1)
  ret <2 x i64> %r
}

define <2 x i64> @test18(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psrl.dq.bs(<2 x i64> %a0, i32 3)
  ret <2 x i64> %r
}

define <2 x i64> @test19(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psrl.dq.bs(<2 x i64> %a0, i32 15)
  ret <2 x i64> %r
}

define <2 x i64> @test20(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psrl.dq.bs(<2 x i64> %a0, i32 16)
  ret <2 x i64> %r
}

define <2 x i64> @test21(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.sse2.psrl.dq.bs(<2 x i64> %a0, i32 20)
  ret <2 x i64> %r
}

define <4 x i64> @test22(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psll.dq(<4 x i64> %a0, i32 8)
  ret <4 x i64> %r
}

define <4 x i64> @test23(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psll.dq(<4 x i64> %a0, i32 24)
  ret <4 x i64> %r
}

define <4 x i64> @test24(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psll.dq(<4 x i64> %a0, i32 3)
  ret <4 x i64> %r
}

define <4 x i64> @test25(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psll.dq(<4 x i64> %a0, i32 40)
  ret <4 x i64> %r
}

define <4 x i64> @test26(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psll.dq(<4 x i64> %a0, i32 128)
  ret <4 x i64> %r
}

define <4 x i64> @test27(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psll.dq(<4 x i64> %a0, i32 200)
  ret <4 x i64> %r
}

define <4 x i64> @test28(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psll.dq.bs(<4 x i64> %a0, i32 1)
  ret <4 x i64> %r
}

define <4 x i64> @test29(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psll.dq.bs(<4 x i64> %a0, i32 3)
  ret <4 x i64> %r
}

define <4 x i64> @test30(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psll.dq.bs(<4 x i64> %a0, i32 15)
  ret <4 x i64> %r
}

define <4 x i64> @test31(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psll.dq.bs(<4 x i64> %a0, i32 16)
  ret <4 x i64> %r
}

define <4 x i64> @test32(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psll.dq.bs(<4 x i64> %a0, i32 20)
  ret <4 x i64> %r
}

define <4 x i64> @test33(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psrl.dq(<4 x i64> %a0, i32 8)
  ret <4 x i64> %r
}

define <4 x i64> @test34(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psrl.dq(<4 x i64> %a0, i32 24)
  ret <4 x i64> %r
}

define <4 x i64> @test35(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psrl.dq(<4 x i64> %a0, i32 3)
  ret <4 x i64> %r
}

define <4 x i64> @test36(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psrl.dq(<4 x i64> %a0, i32 40)
  ret <4 x i64> %r
}

define <4 x i64> @test37(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psrl.dq(<4 x i64> %a0, i32 128)
  ret <4 x i64> %r
}

define <4 x i64> @test38(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psrl.dq(<4 x i64> %a0, i32 200)
  ret <4 x i64> %r
}

define <4 x i64> @test39(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psrl.dq.bs(<4 x i64> %a0, i32 1)
  ret <4 x i64> %r
}

define <4 x i64> @test40(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psrl.dq.bs(<4 x i64> %a0, i32 3)
  ret <4 x i64> %r
}

define <4 x i64> @test41(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psrl.dq.bs(<4 x i64> %a0, i32 15)
  ret <4 x i64> %r
}

define <4 x i64> @test42(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psrl.dq.bs(<4 x i64> %a0, i32 16)
  ret <4 x i64> %r
}

define <4 x i64> @test43(<4 x i64> %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.psrl.dq.bs(<4 x i64> %a0, i32 20)
  ret <4 x i64> %r
}

define <8 x i64> @test44(<8 x i64> %a0) {
  %r = call <8 x i64> @llvm.x86.avx512.psll.dq.512(<8 x i64> %a0, i32 1)
  ret <8 x i64> %r
}

define <8 x i64> @test45(<8 x i64> %a0) {
  %r = call <8 x i64> @llvm.x86.avx512.psll.dq.512(<8 x i64> %a0, i32 3)
  ret <8 x i64> %r
}

define <8 x i64> @test46(<8 x i64> %a0) {
  %r = call <8 x i64> @llvm.x86.avx512.psll.dq.512(<8 x i64> %a0, i32 15)
  ret <8 x i64> %r
}

define <8 x i64> @test47(<8 x i64> %a0) {
  %r = call <8 x i64> @llvm.x86.avx512.psll.dq.512(<8 x i64> %a0, i32 16)
  ret <8 x i64> %r
}

define <8 x i64> @test48(<8 x i64> %a0) {
  %r = call <8 x i64> @llvm.x86.avx512.psll.dq.512(<8 x i64> %a0, i32 20)
  ret <8 x i64> %r
}

define <8 x i64> @test49(<8 x i64> %a0) {
  %r = call <8 x i64> @llvm.x86.avx512.psll.dq.512(<8 x i64> %a0, i32 63)
  ret <8 x i64> %r
}

define <8 x i64> @test50(<8 x i64> %a0) {
  %r = call <8 x i64> @llvm.x86.avx512.psrl.dq.512(<8 x i64> %a0, i32 1)
  ret <8 x i64> %r
}

define <8 x i64> @test51(<8 x i64> %a0) {
  %r = call <8 x i64> @llvm.x86.avx512.psrl.dq.512(<8 x i64> %a0, i32 3)
  ret <8 x i64> %r
}

define <8 x i64> @test52(<8 x i64> %a0) {
  %r = call <8 x i64> @llvm.x86.avx512.psrl.dq.512(<8 x i64> %a0, i32 15)
  ret <8 x i64> %r
}

define <8 x i64> @test53(<8 x i64> %a0) {
  %r = call <8 x i64> @llvm.x86.avx512.psrl.dq.512(<8 x i64> %a0, i32 16)
  ret <8 x i64> %r
}

define <8 x i64> @test54(<8 x i64> %a0) {
  %r = call <8 x i64> @llvm.x86.avx512.psrl.dq.512(<8 x i64> %a0, i32 20)
  ret <8 x i64> %r
}

define <8 x i64> @test55(<8 x i64> %a0) {
  %r = call <8 x i64> @llvm.x86.avx512.psrl.dq.512(<8 x i64> %a0, i32 63)
  ret <8 x i64> %r
}

declare <2 x i64> @llvm.x86.sse2.psll.dq(<2 x i64>, i32)
declare <2 x i64> @llvm.x86.sse2.psll.dq.bs(<2 x i64>, i32)
declare <2 x i64> @llvm.x86.sse2.psrl.dq(<2 x i64>, i32)
declare <2 x i64> @llvm.x86.sse2.psrl.dq.bs(<2 x i64>, i32)
declare <4 x i64> @llvm.x86.avx2.psll.dq(<4 x i64>, i32)
declare <4 x i64> @llvm.x86.avx2.psll.dq.bs(<4 x i64>, i32)
declare <4 x i64> @llvm.x86.avx2.psrl.dq(<4 x i64>, i32)
declare <4 x i64> @llvm.x86.avx2.psrl.dq.bs(<4 x i64>, i32)
declare <8 x i64> @llvm.x86.avx512.psll.dq.512(<8 x i64>, i32)
declare <8 x i64> @llvm.x86.avx512.psrl.dq.512(<8 x i64>, i32)
; -----
define <4 x double> @test0(<4 x double> %a0, <2 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vinsertf128.pd.256(<4 x double> %a0, <2 x double> %a1, i8 0)
  ret <4 x double> %r
}

define <4 x double> @test1(<4 x double> %a0, <2 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vinsertf128.pd.256(<4 x double> %a0, <2 x double> %a1, i8 1)
  ret <4 x double> %r
}

define <4 x double> @test2(<4 x double> %a0, <2 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vinsertf128.pd.256(<4 x double> %a0, <2 x double> %a1, i8 2)
  ret <4 x double> %r
}

define <4 x double> @test3(<4 x double> %a0, <2 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vinsertf128.pd.256(<4 x double> %a0, <2 x double> %a1, i8 3)
  ret <4 x double> %r
}

define <4 x double> @test4(<4 x double> %a0, <2 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vinsertf128.pd.256(<4 x double> %a0, <2 x double> %a1, i8 7)
  ret <4 x double> %r
}

define <2 x double> @test5(<4 x double> %a0) {
  %r = call <2 x double> @llvm.x86.avx.vextractf128.pd.256(<4 x double> %a0, i8 0)
  ret <2 x double> %r
}

define <2 x double> @test6(<4 x double> %a0) {
  %r = call <2 x double> @llvm.x86.avx.vextractf128.pd.256(<4 x double> %a0, i8 1)
  ret <2 x double> %r
}

define <2 x double> @test7(<4 x double> %a0) {
  %r = call <2 x double> @llvm.x86.avx.vextractf128.pd.256(<4 x double> %a0, i8 2)
  ret <2 x double> %r
}

define <2 x double> @test8(<4 x double> %a0) {
  %r = call <2 x double> @llvm.x86.avx.vextractf128.pd.256(<4 x double> %a0, i8 3)
  ret <2 x double> %r
}

define <2 x double> @test9(<4 x double> %a0) {
  %r = call <2 x double> @llvm.x86.avx.vextractf128.pd.256(<4 x double> %a0, i8 7)
  ret <2 x double> %r
}

define <4 x double> @test10(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double> %a0, <4 x double> %a1, i8 0)
  ret <4 x double> %r
}

define <4 x double> @test11(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double> %a0, <4 x double> %a1, i8 1)
  ret <4 x double> %r
}

define <4 x double> @test12(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double> %a0, <4 x double> %a1, i8 2)
  ret <4 x double> %r
}

define <4 x double> @test13(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double> %a0, <4 x double> %a1, i8 3)
  ret <4 x double> %r
}

define <4 x double> @test14(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double> %a0, <4 x double> %a1, i8 8)
  ret <4 x double> %r
}

define <4 x double> @test15(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double> %a0, <4 x double> %a1, i8 49)
  ret <4 x double> %r
}

define <4 x double> @test16(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double> %a0, <4 x double> %a1, i8 32)
  ret <4 x double> %r
}

define <4 x double> @test17(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double> %a0, <4 x double> %a1, i8 33)
  ret <4 x double> %r
}

define <4 x double> @test18(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double> %a0, <4 x double> %a1, i8 131)
  ret <4 x double> %r
}

define <4 x double> @test19(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double> %a0, <4 x double> %a1, i8 128)
  ret <4 x double> %r
}

define <4 x double> @test20(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double> %a0, <4 x double> %a1, i8 40)
  ret <4 x double> %r
}

define <4 x double> @test21(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double> %a0, <4 x double> %a1, i8 19)
  ret <4 x double> %r
}

define <4 x double> @test22(<4 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double> %a0, <4 x double> %a1, i8 255)
  ret <4 x double> %r
}

define <8 x float> @test23(<8 x float> %a0, <4 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx.vinsertf128.ps.256(<8 x float> %a0, <4 x float> %a1, i8 0)
  ret <8 x float> %r
}

define <8 x float> @test24(<8 x float> %a0, <4 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx.vinsertf128.ps.256(<8 x float> %a0, <4 x float> %a1, i8 1)
  ret <8 x float> %r
}

define <4 x float> @test25(<8 x float> %a0) {
  %r = call <4 x float> @llvm.x86.avx.vextractf128.ps.256(<8 x float> %a0, i8 0)
  ret <4 x float> %r
}

define <4 x float> @test26(<8 x float> %a0) {
  %r = call <4 x float> @llvm.x86.avx.vextractf128.ps.256(<8 x float> %a0, i8 1)
  ret <4 x float> %r
}

define <8 x float> @test27(<8 x float> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx.vperm2f128.ps.256(<8 x float> %a0, <8 x float> %a1, i8 0)
  ret <8 x float> %r
}

define <8 x float> @test28(<8 x float> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx.vperm2f128.ps.256(<8 x float> %a0, <8 x float> %a1, i8 1)
  ret <8 x float> %r
}

define <4 x i64> @test29(<4 x i64> %a0, <2 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.vinserti128(<4 x i64> %a0, <2 x i64> %a1, i8 0)
  ret <4 x i64> %r
}

define <4 x i64> @test30(<4 x i64> %a0, <2 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.vinserti128(<4 x i64> %a0, <2 x i64> %a1, i8 1)
  ret <4 x i64> %r
}

define <4 x i64> @test31(<4 x i64> %a0, <2 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.vinserti128(<4 x i64> %a0, <2 x i64> %a1, i8 2)
  ret <4 x i64> %r
}

define <4 x i64> @test32(<4 x i64> %a0, <2 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.vinserti128(<4 x i64> %a0, <2 x i64> %a1, i8 3)
  ret <4 x i64> %r
}

define <2 x i64> @test33(<4 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.avx2.vextracti128(<4 x i64> %a0, i8 0)
  ret <2 x i64> %r
}

define <2 x i64> @test34(<4 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.avx2.vextracti128(<4 x i64> %a0, i8 1)
  ret <2 x i64> %r
}

define <2 x i64> @test35(<4 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.avx2.vextracti128(<4 x i64> %a0, i8 2)
  ret <2 x i64> %r
}

define <2 x i64> @test36(<4 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.avx2.vextracti128(<4 x i64> %a0, i8 3)
  ret <2 x i64> %r
}

define <4 x i64> @test37(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.vperm2i128(<4 x i64> %a0, <4 x i64> %a1, i8 0)
  ret <4 x i64> %r
}

define <4 x i64> @test38(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.vperm2i128(<4 x i64> %a0, <4 x i64> %a1, i8 49)
  ret <4 x i64> %r
}

define <4 x i64> @test39(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.vperm2i128(<4 x i64> %a0, <4 x i64> %a1, i8 32)
  ret <4 x i64> %r
}

define <4 x i64> @test40(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.vperm2i128(<4 x i64> %a0, <4 x i64> %a1, i8 33)
  ret <4 x i64> %r
}

define <4 x i64> @test41(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.vperm2i128(<4 x i64> %a0, <4 x i64> %a1, i8 131)
  ret <4 x i64> %r
}

define <4 x i64> @test42(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx2.vperm2i128(<4 x i64> %a0, <4 x i64> %a1, i8 128)
  ret <4 x i64> %r
}

define <8 x float> @test43(<8 x float> %a0, <4 x float> %a1, <8 x float> %a3, i8 %a4) {
  %r = call <8 x float> @llvm.x86.avx512.mask.insertf32x4.256(<8 x float> %a0, <4 x float> %a1, i32 0, <8 x float> %a3, i8 %a4)
  ret <8 x float> %r
}

define <8 x float> @test44(<8 x float> %a0, <4 x float> %a1, <8 x float> %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.insertf32x4.256(<8 x float> %a0, <4 x float> %a1, i32 0, <8 x float> %a3, i8 -1)
  ret <8 x float> %r
}

define <8 x float> @test45(<8 x float> %a0, <4 x float> %a1, <8 x float> %a3, i8 %a4) {
  %r = call <8 x float> @llvm.x86.avx512.mask.insertf32x4.256(<8 x float> %a0, <4 x float> %a1, i32 1, <8 x float> %a3, i8 %a4)
  ret <8 x float> %r
}

define <8 x float> @test46(<8 x float> %a0, <4 x float> %a1, <8 x float> %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.insertf32x4.256(<8 x float> %a0, <4 x float> %a1, i32 1, <8 x float> %a3, i8 -1)
  ret <8 x float> %r
}

define <8 x float> @test47(<8 x float> %a0, <4 x float> %a1, <8 x float> %a3, i8 %a4) {
  %r = call <8 x float> @llvm.x86.avx512.mask.insertf32x4.256(<8 x float> %a0, <4 x float> %a1, i32 3, <8 x float> %a3, i8 %a4)
  ret <8 x float> %r
}

define <8 x float> @test48(<8 x float> %a0, <4 x float> %a1, <8 x float> %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.insertf32x4.256(<8 x float> %a0, <4 x float> %a1, i32 3, <8 x float> %a3, i8 -1)
  ret <8 x float> %r
}

define <8 x float> @test49(<8 x float> %a0, <4 x float> %a1, <8 x float> %a3, i8 %a4) {
  %r = call <8 x float> @llvm.x86.avx512.mask.insertf32x4.256(<8 x float> %a0, <4 x float> %a1, i32 4, <8 x float> %a3, i8 %a4)
  ret <8 x float> %r
}

define <8 x float> @test50(<8 x float> %a0, <4 x float> %a1, <8 x float> %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.insertf32x4.256(<8 x float> %a0, <4 x float> %a1, i32 4, <8 x float> %a3, i8 -1)
  ret <8 x float> %r
}

define <8 x float> @test51(<8 x float> %a0, <4 x float> %a1, <8 x float> %a3, i8 %a4) {
  %r = call <8 x float> @llvm.x86.avx512.mask.insertf32x4.256(<8 x float> %a0, <4 x float> %a1, i32 7, <8 x float> %a3, i8 %a4)
  ret <8 x float> %r
}

define <8 x float> @test52(<8 x float> %a0, <4 x float> %a1, <8 x float> %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.insertf32x4.256(<8 x float> %a0, <4 x float> %a1, i32 7, <8 x float> %a3, i8 -1)
  ret <8 x float> %r
}

define <4 x float> @test53(<8 x float> %a0, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vextractf32x4.256(<8 x float> %a0, i32 0, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test54(<8 x float> %a0, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vextractf32x4.256(<8 x float> %a0, i32 0, <4 x float> %a2, i8 -1)
  ret <4 x float> %r
}

define <4 x float> @test55(<8 x float> %a0, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vextractf32x4.256(<8 x float> %a0, i32 1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test56(<8 x float> %a0, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vextractf32x4.256(<8 x float> %a0, i32 1, <4 x float> %a2, i8 -1)
  ret <4 x float> %r
}

define <4 x float> @test57(<8 x float> %a0, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vextractf32x4.256(<8 x float> %a0, i32 3, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test58(<8 x float> %a0, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vextractf32x4.256(<8 x float> %a0, i32 3, <4 x float> %a2, i8 -1)
  ret <4 x float> %r
}

define <4 x float> @test59(<8 x float> %a0, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vextractf32x4.256(<8 x float> %a0, i32 4, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test60(<8 x float> %a0, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vextractf32x4.256(<8 x float> %a0, i32 4, <4 x float> %a2, i8 -1)
  ret <4 x float> %r
}

define <4 x float> @test61(<8 x float> %a0, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vextractf32x4.256(<8 x float> %a0, i32 7, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test62(<8 x float> %a0, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vextractf32x4.256(<8 x float> %a0, i32 7, <4 x float> %a2, i8 -1)
  ret <4 x float> %r
}

define <8 x float> @test63(<8 x float> %a0, <8 x float> %a1, <8 x float> %a3, i8 %a4) {
  %r = call <8 x float> @llvm.x86.avx512.mask.shuf.f32x4.256(<8 x float> %a0, <8 x float> %a1, i32 0, <8 x float> %a3, i8 %a4)
  ret <8 x float> %r
}

define <8 x float> @test64(<8 x float> %a0, <8 x float> %a1, <8 x float> %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.shuf.f32x4.256(<8 x float> %a0, <8 x float> %a1, i32 0, <8 x float> %a3, i8 -1)
  ret <8 x float> %r
}

define <8 x float> @test65(<8 x float> %a0, <8 x float> %a1, <8 x float> %a3, i8 %a4) {
  %r = call <8 x float> @llvm.x86.avx512.mask.shuf.f32x4.256(<8 x float> %a0, <8 x float> %a1, i32 0, <8 x float> %a3, i8 %a4)
  ret <8 x float> %r
}

define <8 x float> @test66(<8 x float> %a0, <8 x float> %a1, <8 x float> %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.shuf.f32x4.256(<8 x float> %a0, <8 x float> %a1, i32 0, <8 x float> %a3, i8 -1)
  ret <8 x float> %r
}

define <8 x float> @test67(<8 x float> %a0, <8 x float> %a1, <8 x float> %a3, i8 %a4) {
  %r = call <8 x float> @llvm.x86.avx512.mask.shuf.f32x4.256(<8 x float> %a0, <8 x float> %a1, i32 1, <8 x float> %a3, i8 %a4)
  ret <8 x float> %r
}

define <8 x float> @test68(<8 x float> %a0, <8 x float> %a1, <8 x float> %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.shuf.f32x4.256(<8 x float> %a0, <8 x float> %a1, i32 1, <8 x float> %a3, i8 -1)
  ret <8 x float> %r
}

define <8 x float> @test69(<8 x float> %a0, <8 x float> %a1, <8 x float> %a3, i8 %a4) {
  %r = call <8 x float> @llvm.x86.avx512.mask.shuf.f32x4.256(<8 x float> %a0, <8 x float> %a1, i32 1, <8 x float> %a3, i8 %a4)
  ret <8 x float> %r
}

define <8 x float> @test70(<8 x float> %a0, <8 x float> %a1, <8 x float> %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.shuf.f32x4.256(<8 x float> %a0, <8 x float> %a1, i32 1, <8 x float> %a3, i8 -1)
  ret <8 x float> %r
}

define <8 x float> @test71(<8 x float> %a0, <8 x float> %a1, <8 x float> %a3, i8 %a4) {
  %r = call <8 x float> @llvm.x86.avx512.mask.shuf.f32x4.256(<8 x float> %a0, <8 x float> %a1, i32 2, <8 x float> %a3, i8 %a4)
  ret <8 x float> %r
}

define <8 x float> @test72(<8 x float> %a0, <8 x float> %a1, <8 x float> %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.shuf.f32x4.256(<8 x float> %a0, <8 x float> %a1, i32 2, <8 x float> %a3, i8 -1)
  ret <8 x float> %r
}

define <8 x float> @test73(<8 x float> %a0, <8 x float> %a1, <8 x float> %a3, i8 %a4) {
  %r = call <8 x float> @llvm.x86.avx512.mask.shuf.f32x4.256(<8 x float> %a0, <8 x float> %a1, i32 2, <8 x float> %a3, i8 %a4)
  ret <8 x float> %r
}

define <8 x float> @test74(<8 x float> %a0, <8 x float> %a1, <8 x float> %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.shuf.f32x4.256(<8 x float> %a0, <8 x float> %a1, i32 2, <8 x float> %a3, i8 -1)
  ret <8 x float> %r
}

define <8 x float> @test75(<8 x float> %a0, <8 x float> %a1, <8 x float> %a3, i8 %a4) {
  %r = call <8 x float> @llvm.x86.avx512.mask.shuf.f32x4.256(<8 x float> %a0, <8 x float> %a1, i32 3, <8 x float> %a3, i8 %a4)
  ret <8 x float> %r
}

define <8 x float> @test76(<8 x float> %a0, <8 x float> %a1, <8 x float> %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.shuf.f32x4.256(<8 x float> %a0, <8 x float> %a1, i32 3, <8 x float> %a3, i8 -1)
  ret <8 x float> %r
}

define <16 x float> @test77(<16 x float> %a0, <4 x float> %a1, <16 x float> %a3, i16 %a4) {
  %r = call <16 x float> @llvm.x86.avx512.mask.insertf32x4.512(<16 x float> %a0, <4 x float> %a1, i32 0, <16 x float> %a3, i16 %a4)
  ret <16 x float> %r
}

define <16 x float> @test78(<16 x float> %a0, <4 x float> %a1, <16 x float> %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask.insertf32x4.512(<16 x float> %a0, <4 x float> %a1, i32 0, <16 x float> %a3, i16 -1)
  ret <16 x float> %r
}

define <4 x float> @test79(<16 x float> %a0, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vextractf32x4.512(<16 x float> %a0, i32 0, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test80(<16 x float> %a0, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vextractf32x4.512(<16 x float> %a0, i32 0, <4 x float> %a2, i8 -1)
  ret <4 x float> %r
}

define <16 x float> @test81(<16 x float> %a0, <16 x float> %a1, <16 x float> %a3, i16 %a4) {
  %r = call <16 x float> @llvm.x86.avx512.mask.shuf.f32x4(<16 x float> %a0, <16 x float> %a1, i32 0, <16 x float> %a3, i16 %a4)
  ret <16 x float> %r
}

define <16 x float> @test82(<16 x float> %a0, <16 x float> %a1, <16 x float> %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask.shuf.f32x4(<16 x float> %a0, <16 x float> %a1, i32 0, <16 x float> %a3, i16 -1)
  ret <16 x float> %r
}

define <8 x i32> @test83(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a3, i8 %a4) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.shuf.i32x4.256(<8 x i32> %a0, <8 x i32> %a1, i32 0, <8 x i32> %a3, i8 %a4)
  ret <8 x i32> %r
}

define <8 x i32> @test84(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.shuf.i32x4.256(<8 x i32> %a0, <8 x i32> %a1, i32 0, <8 x i32> %a3, i8 -1)
  ret <8 x i32> %r
}

define <8 x i32> @test85(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a3, i8 %a4) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.shuf.i32x4.256(<8 x i32> %a0, <8 x i32> %a1, i32 0, <8 x i32> %a3, i8 %a4)
  ret <8 x i32> %r
}

define <8 x i32> @test86(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.shuf.i32x4.256(<8 x i32> %a0, <8 x i32> %a1, i32 0, <8 x i32> %a3, i8 -1)
  ret <8 x i32> %r
}

define <8 x i32> @test87(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a3, i8 %a4) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.shuf.i32x4.256(<8 x i32> %a0, <8 x i32> %a1, i32 1, <8 x i32> %a3, i8 %a4)
  ret <8 x i32> %r
}

define <8 x i32> @test88(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.shuf.i32x4.256(<8 x i32> %a0, <8 x i32> %a1, i32 1, <8 x i32> %a3, i8 -1)
  ret <8 x i32> %r
}

define <8 x i32> @test89(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a3, i8 %a4) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.shuf.i32x4.256(<8 x i32> %a0, <8 x i32> %a1, i32 1, <8 x i32> %a3, i8 %a4)
  ret <8 x i32> %r
}

define <8 x i32> @test90(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.shuf.i32x4.256(<8 x i32> %a0, <8 x i32> %a1, i32 1, <8 x i32> %a3, i8 -1)
  ret <8 x i32> %r
}

define <8 x i32> @test91(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a3, i8 %a4) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.shuf.i32x4.256(<8 x i32> %a0, <8 x i32> %a1, i32 2, <8 x i32> %a3, i8 %a4)
  ret <8 x i32> %r
}

define <8 x i32> @test92(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.shuf.i32x4.256(<8 x i32> %a0, <8 x i32> %a1, i32 2, <8 x i32> %a3, i8 -1)
  ret <8 x i32> %r
}

define <8 x i32> @test93(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a3, i8 %a4) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.shuf.i32x4.256(<8 x i32> %a0, <8 x i32> %a1, i32 2, <8 x i32> %a3, i8 %a4)
  ret <8 x i32> %r
}

define <8 x i32> @test94(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.shuf.i32x4.256(<8 x i32> %a0, <8 x i32> %a1, i32 2, <8 x i32> %a3, i8 -1)
  ret <8 x i32> %r
}

define <8 x i32> @test95(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a3, i8 %a4) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.shuf.i32x4.256(<8 x i32> %a0, <8 x i32> %a1, i32 3, <8 x i32> %a3, i8 %a4)
  ret <8 x i32> %r
}

define <8 x i32> @test96(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.shuf.i32x4.256(<8 x i32> %a0, <8 x i32> %a1, i32 3, <8 x i32> %a3, i8 -1)
  ret <8 x i32> %r
}

define <16 x i32> @test97(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a3, i16 %a4) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.shuf.i32x4(<16 x i32> %a0, <16 x i32> %a1, i32 0, <16 x i32> %a3, i16 %a4)
  ret <16 x i32> %r
}

define <16 x i32> @test98(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.shuf.i32x4(<16 x i32> %a0, <16 x i32> %a1, i32 0, <16 x i32> %a3, i16 -1)
  ret <16 x i32> %r
}

declare <4 x double> @llvm.x86.avx.vinsertf128.pd.256(<4 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx.vextractf128.pd.256(<4 x double>, i8)
declare <4 x double> @llvm.x86.avx.vperm2f128.pd.256(<4 x double>, <4 x double>, i8)
declare <8 x float> @llvm.x86.avx.vinsertf128.ps.256(<8 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx.vextractf128.ps.256(<8 x float>, i8)
declare <8 x float> @llvm.x86.avx.vperm2f128.ps.256(<8 x float>, <8 x float>, i8)
declare <4 x i64> @llvm.x86.avx2.vinserti128(<4 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx2.vextracti128(<4 x i64>, i8)
declare <4 x i64> @llvm.x86.avx2.vperm2i128(<4 x i64>, <4 x i64>, i8)
declare <8 x float> @llvm.x86.avx512.mask.insertf32x4.256(<8 x float>, <4 x float>, i32, <8 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.vextractf32x4.256(<8 x float>, i32, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.shuf.f32x4.256(<8 x float>, <8 x float>, i32, <8 x float>, i8)
declare <16 x float> @llvm.x86.avx512.mask.insertf32x4.512(<16 x float>, <4 x float>, i32, <16 x float>, i16)
declare <4 x float> @llvm.x86.avx512.mask.vextractf32x4.512(<16 x float>, i32, <4 x float>, i8)
declare <16 x float> @llvm.x86.avx512.mask.shuf.f32x4(<16 x float>, <16 x float>, i32, <16 x float>, i16)
declare <8 x i32> @llvm.x86.avx512.mask.shuf.i32x4.256(<8 x i32>, <8 x i32>, i32, <8 x i32>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.shuf.i32x4(<16 x i32>, <16 x i32>, i32, <16 x i32>, i16)
; -----
define <8 x float> @test0(<4 x float> %a0, <8 x float> %a1, i8 %a2) {
  %r = call <8 x float> @llvm.x86.avx512.mask.broadcastf32x4.256(<4 x float> %a0, <8 x float> %a1, i8 %a2)
  ret <8 x float> %r
}

define <8 x float> @test1(<4 x float> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx512.mask.broadcastf32x4.256(<4 x float> %a0, <8 x float> %a1, i8 -1)
  ret <8 x float> %r
}

define <16 x float> @test2(<4 x float> %a0, <16 x float> %a1, i16 %a2) {
  %r = call <16 x float> @llvm.x86.avx512.mask.broadcastf32x4.512(<4 x float> %a0, <16 x float> %a1, i16 %a2)
  ret <16 x float> %r
}

define <16 x float> @test3(<4 x float> %a0, <16 x float> %a1) {
  %r = call <16 x float> @llvm.x86.avx512.mask.broadcastf32x4.512(<4 x float> %a0, <16 x float> %a1, i16 -1)
  ret <16 x float> %r
}

define <8 x i32> @test4(<4 x i32> %a0, <8 x i32> %a1, i8 %a2) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.broadcasti32x4.256(<4 x i32> %a0, <8 x i32> %a1, i8 %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test5(<4 x i32> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.broadcasti32x4.256(<4 x i32> %a0, <8 x i32> %a1, i8 -1)
  ret <8 x i32> %r
}

define <16 x i32> @test6(<4 x i32> %a0, <16 x i32> %a1, i16 %a2) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.broadcasti32x4.512(<4 x i32> %a0, <16 x i32> %a1, i16 %a2)
  ret <16 x i32> %r
}

define <16 x i32> @test7(<4 x i32> %a0, <16 x i32> %a1) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.broadcasti32x4.512(<4 x i32> %a0, <16 x i32> %a1, i16 -1)
  ret <16 x i32> %r
}

define <4 x double> @test8(<2 x double> %a0, <4 x double> %a1, i8 %a2) {
  %r = call <4 x double> @llvm.x86.avx512.mask.broadcastf64x2.256(<2 x double> %a0, <4 x double> %a1, i8 %a2)
  ret <4 x double> %r
}

define <4 x double> @test9(<2 x double> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx512.mask.broadcastf64x2.256(<2 x double> %a0, <4 x double> %a1, i8 -1)
  ret <4 x double> %r
}

define <8 x double> @test10(<2 x double> %a0, <8 x double> %a1, i8 %a2) {
  %r = call <8 x double> @llvm.x86.avx512.mask.broadcastf64x2.512(<2 x double> %a0, <8 x double> %a1, i8 %a2)
  ret <8 x double> %r
}

define <8 x double> @test11(<2 x double> %a0, <8 x double> %a1) {
  %r = call <8 x double> @llvm.x86.avx512.mask.broadcastf64x2.512(<2 x double> %a0, <8 x double> %a1, i8 -1)
  ret <8 x double> %r
}

define <4 x i64> @test12(<2 x i64> %a0, <4 x i64> %a1, i8 %a2) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.broadcasti64x2.256(<2 x i64> %a0, <4 x i64> %a1, i8 %a2)
  ret <4 x i64> %r
}

define <4 x i64> @test13(<2 x i64> %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.broadcasti64x2.256(<2 x i64> %a0, <4 x i64> %a1, i8 -1)
  ret <4 x i64> %r
}

define <8 x i64> @test14(<2 x i64> %a0, <8 x i64> %a1, i8 %a2) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.broadcasti64x2.512(<2 x i64> %a0, <8 x i64> %a1, i8 %a2)
  ret <8 x i64> %r
}

define <8 x i64> @test15(<2 x i64> %a0, <8 x i64> %a1) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.broadcasti64x2.512(<2 x i64> %a0, <8 x i64> %a1, i8 -1)
  ret <8 x i64> %r
}

define <16 x float> @test16(<8 x float> %a0, <16 x float> %a1, i16 %a2) {
  %r = call <16 x float> @llvm.x86.avx512.mask.broadcastf32x8.512(<8 x float> %a0, <16 x float> %a1, i16 %a2)
  ret <16 x float> %r
}

define <16 x float> @test17(<8 x float> %a0, <16 x float> %a1) {
  %r = call <16 x float> @llvm.x86.avx512.mask.broadcastf32x8.512(<8 x float> %a0, <16 x float> %a1, i16 -1)
  ret <16 x float> %r
}

define <16 x i32> @test18(<8 x i32> %a0, <16 x i32> %a1, i16 %a2) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.broadcasti32x8.512(<8 x i32> %a0, <16 x i32> %a1, i16 %a2)
  ret <16 x i32> %r
}

define <16 x i32> @test19(<8 x i32> %a0, <16 x i32> %a1) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.broadcasti32x8.512(<8 x i32> %a0, <16 x i32> %a1, i16 -1)
  ret <16 x i32> %r
}

define <8 x double> @test20(<4 x double> %a0, <8 x double> %a1, i8 %a2) {
  %r = call <8 x double> @llvm.x86.avx512.mask.broadcastf64x4.512(<4 x double> %a0, <8 x double> %a1, i8 %a2)
  ret <8 x double> %r
}

define <8 x double> @test21(<4 x double> %a0, <8 x double> %a1) {
  %r = call <8 x double> @llvm.x86.avx512.mask.broadcastf64x4.512(<4 x double> %a0, <8 x double> %a1, i8 -1)
  ret <8 x double> %r
}

define <8 x i64> @test22(<4 x i64> %a0, <8 x i64> %a1, i8 %a2) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.broadcasti64x4.512(<4 x i64> %a0, <8 x i64> %a1, i8 %a2)
  ret <8 x i64> %r
}

define <8 x i64> @test23(<4 x i64> %a0, <8 x i64> %a1) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.broadcasti64x4.512(<4 x i64> %a0, <8 x i64> %a1, i8 -1)
  ret <8 x i64> %r
}

define <4 x float> @test24(ptr %a0) {
  %r = call <4 x float> @llvm.x86.avx.vbroadcast.ss(ptr %a0)
  ret <4 x float> %r
}

define <8 x float> @test25(ptr %a0) {
  %r = call <8 x float> @llvm.x86.avx.vbroadcast.ss.256(ptr %a0)
  ret <8 x float> %r
}

define <4 x double> @test26(ptr %a0) {
  %r = call <4 x double> @llvm.x86.avx.vbroadcastf128.pd.256(ptr %a0)
  ret <4 x double> %r
}

define <8 x float> @test27(ptr %a0) {
  %r = call <8 x float> @llvm.x86.avx.vbroadcastf128.ps.256(ptr %a0)
  ret <8 x float> %r
}

define <4 x i64> @test28(ptr %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.vbroadcasti128(ptr %a0)
  ret <4 x i64> %r
}

define <16 x float> @test29(ptr %a0) {
  %r = call <16 x float> @llvm.x86.avx512.vbroadcast.ss.512(ptr %a0)
  ret <16 x float> %r
}

define <8 x double> @test30(ptr %a0) {
  %r = call <8 x double> @llvm.x86.avx512.vbroadcast.sd.512(ptr %a0)
  ret <8 x double> %r
}

define <16 x i32> @test31(<4 x i32> %a0) {
  %r = call <16 x i32> @llvm.x86.avx512.pbroadcastd.512(<4 x i32> %a0)
  ret <16 x i32> %r
}

define <4 x i32> @test32(i32 %a0, <4 x i32> %a1, i8 %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pbroadcast.d.gpr.128(i32 %a0, <4 x i32> %a1, i8 %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test33(i32 %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pbroadcast.d.gpr.128(i32 %a0, <4 x i32> %a1, i8 -1)
  ret <4 x i32> %r
}

define <8 x i32> @test34(i32 %a0, <8 x i32> %a1, i8 %a2) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.pbroadcast.d.gpr.256(i32 %a0, <8 x i32> %a1, i8 %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test35(i32 %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.pbroadcast.d.gpr.256(i32 %a0, <8 x i32> %a1, i8 -1)
  ret <8 x i32> %r
}

define <8 x i64> @test36(<2 x i64> %a0) {
  %r = call <8 x i64> @llvm.x86.avx512.pbroadcastq.512(<2 x i64> %a0)
  ret <8 x i64> %r
}

define <2 x i64> @test37(i8 %a0) {
  %r = call <2 x i64> @llvm.x86.avx512.broadcastmb.128(i8 %a0)
  ret <2 x i64> %r
}

define <4 x i32> @test38(i16 %a0) {
  %r = call <4 x i32> @llvm.x86.avx512.broadcastmw.128(i16 %a0)
  ret <4 x i32> %r
}

declare <8 x float> @llvm.x86.avx512.mask.broadcastf32x4.256(<4 x float>, <8 x float>, i8)
declare <16 x float> @llvm.x86.avx512.mask.broadcastf32x4.512(<4 x float>, <16 x float>, i16)
declare <8 x i32> @llvm.x86.avx512.mask.broadcasti32x4.256(<4 x i32>, <8 x i32>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.broadcasti32x4.512(<4 x i32>, <16 x i32>, i16)
declare <4 x double> @llvm.x86.avx512.mask.broadcastf64x2.256(<2 x double>, <4 x double>, i8)
declare <8 x double> @llvm.x86.avx512.mask.broadcastf64x2.512(<2 x double>, <8 x double>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.broadcasti64x2.256(<2 x i64>, <4 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.broadcasti64x2.512(<2 x i64>, <8 x i64>, i8)
declare <16 x float> @llvm.x86.avx512.mask.broadcastf32x8.512(<8 x float>, <16 x float>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.broadcasti32x8.512(<8 x i32>, <16 x i32>, i16)
declare <8 x double> @llvm.x86.avx512.mask.broadcastf64x4.512(<4 x double>, <8 x double>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.broadcasti64x4.512(<4 x i64>, <8 x i64>, i8)
declare <4 x float> @llvm.x86.avx.vbroadcast.ss(ptr)
declare <8 x float> @llvm.x86.avx.vbroadcast.ss.256(ptr)
declare <4 x double> @llvm.x86.avx.vbroadcastf128.pd.256(ptr)
declare <8 x float> @llvm.x86.avx.vbroadcastf128.ps.256(ptr)
declare <4 x i64> @llvm.x86.avx2.vbroadcasti128(ptr)
declare <16 x float> @llvm.x86.avx512.vbroadcast.ss.512(ptr)
declare <8 x double> @llvm.x86.avx512.vbroadcast.sd.512(ptr)
declare <16 x i32> @llvm.x86.avx512.pbroadcastd.512(<4 x i32>)
declare <4 x i32> @llvm.x86.avx512.mask.pbroadcast.d.gpr.128(i32, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.pbroadcast.d.gpr.256(i32, <8 x i32>, i8)
declare <8 x i64> @llvm.x86.avx512.pbroadcastq.512(<2 x i64>)
declare <2 x i64> @llvm.x86.avx512.broadcastmb.128(i8)
declare <4 x i32> @llvm.x86.avx512.broadcastmw.128(i16)
; -----
define void @test0(ptr %a0, <4 x i64> %a1) {
  call void @llvm.x86.avx.movnt.dq.256(ptr %a0, <4 x i64> %a1)
  ret void
}

define void @test1(ptr %a0, <8 x float> %a1) {
  call void @llvm.x86.avx.movnt.ps.256(ptr %a0, <8 x float> %a1)
  ret void
}

define void @test2(ptr %a0, <8 x i64> %a1) {
  call void @llvm.x86.avx512.storent.q.512(ptr %a0, <8 x i64> %a1)
  ret void
}

define void @test3(ptr %a0, <8 x double> %a1) {
  call void @llvm.x86.avx512.storent.pd.512(ptr %a0, <8 x double> %a1)
  ret void
}

define void @test4(ptr %a0, <4 x float> %a1) {
  call void @llvm.x86.sse4a.movnt.ss(ptr %a0, <4 x float> %a1)
  ret void
}

define void @test5(ptr %a0, <2 x double> %a1) {
  call void @llvm.x86.sse4a.movnt.sd(ptr %a0, <2 x double> %a1)
  ret void
}

define <2 x i64> @test6(ptr %a0) {
  %r = call <2 x i64> @llvm.x86.sse41.movntdqa(ptr %a0)
  ret <2 x i64> %r
}

define <4 x i64> @test7(ptr %a0) {
  %r = call <4 x i64> @llvm.x86.avx2.movntdqa(ptr %a0)
  ret <4 x i64> %r
}

define <8 x i64> @test8(ptr %a0) {
  %r = call <8 x i64> @llvm.x86.avx512.movntdqa(ptr %a0)
  ret <8 x i64> %r
}

define void @test9(ptr %a0, <4 x i32> %a1) {
  call void @llvm.x86.sse2.storel.dq(ptr %a0, <4 x i32> %a1)
  ret void
}

declare void @llvm.x86.avx.movnt.dq.256(ptr, <4 x i64>)
declare void @llvm.x86.avx.movnt.ps.256(ptr, <8 x float>)
declare void @llvm.x86.avx512.storent.q.512(ptr, <8 x i64>)
declare void @llvm.x86.avx512.storent.pd.512(ptr, <8 x double>)
declare void @llvm.x86.sse4a.movnt.ss(ptr, <4 x float>)
declare void @llvm.x86.sse4a.movnt.sd(ptr, <2 x double>)
declare <2 x i64> @llvm.x86.sse41.movntdqa(ptr)
declare <4 x i64> @llvm.x86.avx2.movntdqa(ptr)
declare <8 x i64> @llvm.x86.avx512.movntdqa(ptr)
declare void @llvm.x86.sse2.storel.dq(ptr, <4 x i32>)
; -----
define <2 x double> @test0(<4 x i32> %a0) {
  %r = call <2 x double> @llvm.x86.sse2.cvtdq2pd(<4 x i32> %a0)
  ret <2 x double> %r
}

define <4 x float> @test1(<4 x i32> %a0) {
  %r = call <4 x float> @llvm.x86.sse2.cvtdq2ps(<4 x i32> %a0)
  ret <4 x float> %r
}

define <2 x double> @test2(<4 x float> %a0) {
  %r = call <2 x double> @llvm.x86.sse2.cvtps2pd(<4 x float> %a0)
  ret <2 x double> %r
}

define <4 x double> @test3(<4 x float> %a0) {
  %r = call <4 x double> @llvm.x86.avx.cvt.ps2.pd.256(<4 x float> %a0)
  ret <4 x double> %r
}

define <4 x double> @test4(<4 x i32> %a0) {
  %r = call <4 x double> @llvm.x86.avx.cvtdq2.pd.256(<4 x i32> %a0)
  ret <4 x double> %r
}

define <8 x float> @test5(<8 x i32> %a0) {
  %r = call <8 x float> @llvm.x86.avx.cvtdq2.ps.256(<8 x i32> %a0)
  ret <8 x float> %r
}

define <2 x double> @test6(<2 x double> %a0, <4 x float> %a1) {
  %r = call <2 x double> @llvm.x86.sse2.cvtss2sd(<2 x double> %a0, <4 x float> %a1)
  ret <2 x double> %r
}

define <2 x double> @test7(<2 x double> %a0, i32 %a1) {
  %r = call <2 x double> @llvm.x86.avx512.cvtusi2sd(<2 x double> %a0, i32 %a1)
  ret <2 x double> %r
}

define <2 x double> @test8(<4 x i32> %a0, <2 x double> %a1, i8 %a2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtdq2pd.128(<4 x i32> %a0, <2 x double> %a1, i8 %a2)
  ret <2 x double> %r
}

define <2 x double> @test9(<4 x i32> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtdq2pd.128(<4 x i32> %a0, <2 x double> %a1, i8 -1)
  ret <2 x double> %r
}

define <4 x double> @test10(<4 x i32> %a0, <4 x double> %a1, i8 %a2) {
  %r = call <4 x double> @llvm.x86.avx512.mask.cvtdq2pd.256(<4 x i32> %a0, <4 x double> %a1, i8 %a2)
  ret <4 x double> %r
}

define <4 x double> @test11(<4 x i32> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx512.mask.cvtdq2pd.256(<4 x i32> %a0, <4 x double> %a1, i8 -1)
  ret <4 x double> %r
}

define <4 x float> @test12(<4 x i32> %a0, <4 x float> %a1, i8 %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.cvtdq2ps.128(<4 x i32> %a0, <4 x float> %a1, i8 %a2)
  ret <4 x float> %r
}

define <4 x float> @test13(<4 x i32> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.avx512.mask.cvtdq2ps.128(<4 x i32> %a0, <4 x float> %a1, i8 -1)
  ret <4 x float> %r
}

define <8 x float> @test14(<8 x i32> %a0, <8 x float> %a1, i8 %a2) {
  %r = call <8 x float> @llvm.x86.avx512.mask.cvtdq2ps.256(<8 x i32> %a0, <8 x float> %a1, i8 %a2)
  ret <8 x float> %r
}

define <8 x float> @test15(<8 x i32> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx512.mask.cvtdq2ps.256(<8 x i32> %a0, <8 x float> %a1, i8 -1)
  ret <8 x float> %r
}

define <2 x double> @test16(<2 x i64> %a0, <2 x double> %a1, i8 %a2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtqq2pd.128(<2 x i64> %a0, <2 x double> %a1, i8 %a2)
  ret <2 x double> %r
}

define <2 x double> @test17(<2 x i64> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtqq2pd.128(<2 x i64> %a0, <2 x double> %a1, i8 -1)
  ret <2 x double> %r
}

define <4 x double> @test18(<4 x i64> %a0, <4 x double> %a1, i8 %a2) {
  %r = call <4 x double> @llvm.x86.avx512.mask.cvtqq2pd.256(<4 x i64> %a0, <4 x double> %a1, i8 %a2)
  ret <4 x double> %r
}

define <4 x double> @test19(<4 x i64> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx512.mask.cvtqq2pd.256(<4 x i64> %a0, <4 x double> %a1, i8 -1)
  ret <4 x double> %r
}

define <16 x float> @test20(<16 x i32> %a0, <16 x float> %a1, i16 %a2) {
  %r = call <16 x float> @llvm.x86.avx512.mask.cvtdq2ps.512(<16 x i32> %a0, <16 x float> %a1, i16 %a2, i32 4)
  ret <16 x float> %r
}

define <16 x float> @test21(<16 x i32> %a0, <16 x float> %a1) {
  %r = call <16 x float> @llvm.x86.avx512.mask.cvtdq2ps.512(<16 x i32> %a0, <16 x float> %a1, i16 -1, i32 4)
  ret <16 x float> %r
}

define <16 x float> @test22(<16 x i32> %a0, <16 x float> %a1, i16 %a2) {
  %r = call <16 x float> @llvm.x86.avx512.mask.cvtdq2ps.512(<16 x i32> %a0, <16 x float> %a1, i16 %a2, i32 8)
  ret <16 x float> %r
}

define <16 x float> @test23(<16 x i32> %a0, <16 x float> %a1) {
  %r = call <16 x float> @llvm.x86.avx512.mask.cvtdq2ps.512(<16 x i32> %a0, <16 x float> %a1, i16 -1, i32 8)
  ret <16 x float> %r
}

define <8 x double> @test24(<8 x i64> %a0, <8 x double> %a1, i8 %a2) {
  %r = call <8 x double> @llvm.x86.avx512.mask.cvtqq2pd.512(<8 x i64> %a0, <8 x double> %a1, i8 %a2, i32 4)
  ret <8 x double> %r
}

define <8 x double> @test25(<8 x i64> %a0, <8 x double> %a1) {
  %r = call <8 x double> @llvm.x86.avx512.mask.cvtqq2pd.512(<8 x i64> %a0, <8 x double> %a1, i8 -1, i32 4)
  ret <8 x double> %r
}

define <8 x double> @test26(<8 x i64> %a0, <8 x double> %a1, i8 %a2) {
  %r = call <8 x double> @llvm.x86.avx512.mask.cvtqq2pd.512(<8 x i64> %a0, <8 x double> %a1, i8 %a2, i32 8)
  ret <8 x double> %r
}

define <8 x double> @test27(<8 x i64> %a0, <8 x double> %a1) {
  %r = call <8 x double> @llvm.x86.avx512.mask.cvtqq2pd.512(<8 x i64> %a0, <8 x double> %a1, i8 -1, i32 8)
  ret <8 x double> %r
}

define <8 x float> @test28(<8 x i64> %a0, <8 x float> %a1, i8 %a2) {
  %r = call <8 x float> @llvm.x86.avx512.mask.cvtqq2ps.512(<8 x i64> %a0, <8 x float> %a1, i8 %a2, i32 4)
  ret <8 x float> %r
}

define <8 x float> @test29(<8 x i64> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx512.mask.cvtqq2ps.512(<8 x i64> %a0, <8 x float> %a1, i8 -1, i32 4)
  ret <8 x float> %r
}

define <8 x float> @test30(<8 x i64> %a0, <8 x float> %a1, i8 %a2) {
  %r = call <8 x float> @llvm.x86.avx512.mask.cvtqq2ps.512(<8 x i64> %a0, <8 x float> %a1, i8 %a2, i32 8)
  ret <8 x float> %r
}

define <8 x float> @test31(<8 x i64> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx512.mask.cvtqq2ps.512(<8 x i64> %a0, <8 x float> %a1, i8 -1, i32 8)
  ret <8 x float> %r
}

define <4 x float> @test32(<4 x i64> %a0, <4 x float> %a1, i8 %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.cvtqq2ps.256(<4 x i64> %a0, <4 x float> %a1, i8 %a2)
  ret <4 x float> %r
}

define <4 x float> @test33(<4 x i64> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.avx512.mask.cvtqq2ps.256(<4 x i64> %a0, <4 x float> %a1, i8 -1)
  ret <4 x float> %r
}

define <8 x double> @test34(<8 x i32> %a0, <8 x double> %a1, i8 %a2) {
  %r = call <8 x double> @llvm.x86.avx512.mask.cvtdq2pd.512(<8 x i32> %a0, <8 x double> %a1, i8 %a2, i32 4)
  ret <8 x double> %r
}

define <8 x double> @test35(<8 x i32> %a0, <8 x double> %a1) {
  %r = call <8 x double> @llvm.x86.avx512.mask.cvtdq2pd.512(<8 x i32> %a0, <8 x double> %a1, i8 -1, i32 4)
  ret <8 x double> %r
}

define <2 x double> @test36(<4 x i32> %a0, <2 x double> %a1, i8 %a2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtudq2pd.128(<4 x i32> %a0, <2 x double> %a1, i8 %a2)
  ret <2 x double> %r
}

define <2 x double> @test37(<4 x i32> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtudq2pd.128(<4 x i32> %a0, <2 x double> %a1, i8 -1)
  ret <2 x double> %r
}

define <4 x double> @test38(<4 x i32> %a0, <4 x double> %a1, i8 %a2) {
  %r = call <4 x double> @llvm.x86.avx512.mask.cvtudq2pd.256(<4 x i32> %a0, <4 x double> %a1, i8 %a2)
  ret <4 x double> %r
}

define <4 x double> @test39(<4 x i32> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx512.mask.cvtudq2pd.256(<4 x i32> %a0, <4 x double> %a1, i8 -1)
  ret <4 x double> %r
}

define <4 x float> @test40(<4 x i32> %a0, <4 x float> %a1, i8 %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.cvtudq2ps.128(<4 x i32> %a0, <4 x float> %a1, i8 %a2)
  ret <4 x float> %r
}

define <4 x float> @test41(<4 x i32> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.avx512.mask.cvtudq2ps.128(<4 x i32> %a0, <4 x float> %a1, i8 -1)
  ret <4 x float> %r
}

define <8 x float> @test42(<8 x i32> %a0, <8 x float> %a1, i8 %a2) {
  %r = call <8 x float> @llvm.x86.avx512.mask.cvtudq2ps.256(<8 x i32> %a0, <8 x float> %a1, i8 %a2)
  ret <8 x float> %r
}

define <8 x float> @test43(<8 x i32> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx512.mask.cvtudq2ps.256(<8 x i32> %a0, <8 x float> %a1, i8 -1)
  ret <8 x float> %r
}

define <2 x double> @test44(<2 x i64> %a0, <2 x double> %a1, i8 %a2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtuqq2pd.128(<2 x i64> %a0, <2 x double> %a1, i8 %a2)
  ret <2 x double> %r
}

define <2 x double> @test45(<2 x i64> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtuqq2pd.128(<2 x i64> %a0, <2 x double> %a1, i8 -1)
  ret <2 x double> %r
}

define <4 x double> @test46(<4 x i64> %a0, <4 x double> %a1, i8 %a2) {
  %r = call <4 x double> @llvm.x86.avx512.mask.cvtuqq2pd.256(<4 x i64> %a0, <4 x double> %a1, i8 %a2)
  ret <4 x double> %r
}

define <4 x double> @test47(<4 x i64> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx512.mask.cvtuqq2pd.256(<4 x i64> %a0, <4 x double> %a1, i8 -1)
  ret <4 x double> %r
}

define <16 x float> @test48(<16 x i32> %a0, <16 x float> %a1, i16 %a2) {
  %r = call <16 x float> @llvm.x86.avx512.mask.cvtudq2ps.512(<16 x i32> %a0, <16 x float> %a1, i16 %a2, i32 4)
  ret <16 x float> %r
}

define <16 x float> @test49(<16 x i32> %a0, <16 x float> %a1) {
  %r = call <16 x float> @llvm.x86.avx512.mask.cvtudq2ps.512(<16 x i32> %a0, <16 x float> %a1, i16 -1, i32 4)
  ret <16 x float> %r
}

define <16 x float> @test50(<16 x i32> %a0, <16 x float> %a1, i16 %a2) {
  %r = call <16 x float> @llvm.x86.avx512.mask.cvtudq2ps.512(<16 x i32> %a0, <16 x float> %a1, i16 %a2, i32 8)
  ret <16 x float> %r
}

define <16 x float> @test51(<16 x i32> %a0, <16 x float> %a1) {
  %r = call <16 x float> @llvm.x86.avx512.mask.cvtudq2ps.512(<16 x i32> %a0, <16 x float> %a1, i16 -1, i32 8)
  ret <16 x float> %r
}

define <8 x double> @test52(<8 x i64> %a0, <8 x double> %a1, i8 %a2) {
  %r = call <8 x double> @llvm.x86.avx512.mask.cvtuqq2pd.512(<8 x i64> %a0, <8 x double> %a1, i8 %a2, i32 4)
  ret <8 x double> %r
}

define <8 x double> @test53(<8 x i64> %a0, <8 x double> %a1) {
  %r = call <8 x double> @llvm.x86.avx512.mask.cvtuqq2pd.512(<8 x i64> %a0, <8 x double> %a1, i8 -1, i32 4)
  ret <8 x double> %r
}

define <8 x double> @test54(<8 x i64> %a0, <8 x double> %a1, i8 %a2) {
  %r = call <8 x double> @llvm.x86.avx512.mask.cvtuqq2pd.512(<8 x i64> %a0, <8 x double> %a1, i8 %a2, i32 8)
  ret <8 x double> %r
}

define <8 x double> @test55(<8 x i64> %a0, <8 x double> %a1) {
  %r = call <8 x double> @llvm.x86.avx512.mask.cvtuqq2pd.512(<8 x i64> %a0, <8 x double> %a1, i8 -1, i32 8)
  ret <8 x double> %r
}

define <8 x float> @test56(<8 x i64> %a0, <8 x float> %a1, i8 %a2) {
  %r = call <8 x float> @llvm.x86.avx512.mask.cvtuqq2ps.512(<8 x i64> %a0, <8 x float> %a1, i8 %a2, i32 4)
  ret <8 x float> %r
}

define <8 x float> @test57(<8 x i64> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx512.mask.cvtuqq2ps.512(<8 x i64> %a0, <8 x float> %a1, i8 -1, i32 4)
  ret <8 x float> %r
}

define <8 x float> @test58(<8 x i64> %a0, <8 x float> %a1, i8 %a2) {
  %r = call <8 x float> @llvm.x86.avx512.mask.cvtuqq2ps.512(<8 x i64> %a0, <8 x float> %a1, i8 %a2, i32 8)
  ret <8 x float> %r
}

define <8 x float> @test59(<8 x i64> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx512.mask.cvtuqq2ps.512(<8 x i64> %a0, <8 x float> %a1, i8 -1, i32 8)
  ret <8 x float> %r
}

define <4 x float> @test60(<4 x i64> %a0, <4 x float> %a1, i8 %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.cvtuqq2ps.256(<4 x i64> %a0, <4 x float> %a1, i8 %a2)
  ret <4 x float> %r
}

define <4 x float> @test61(<4 x i64> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.avx512.mask.cvtuqq2ps.256(<4 x i64> %a0, <4 x float> %a1, i8 -1)
  ret <4 x float> %r
}

define <8 x double> @test62(<8 x i32> %a0, <8 x double> %a1, i8 %a2) {
  %r = call <8 x double> @llvm.x86.avx512.mask.cvtudq2pd.512(<8 x i32> %a0, <8 x double> %a1, i8 %a2, i32 4)
  ret <8 x double> %r
}

define <8 x double> @test63(<8 x i32> %a0, <8 x double> %a1) {
  %r = call <8 x double> @llvm.x86.avx512.mask.cvtudq2pd.512(<8 x i32> %a0, <8 x double> %a1, i8 -1, i32 4)
  ret <8 x double> %r
}

define <4 x i32> @test64(<4 x double> %a0, <4 x i32> %a1, i8 %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.cvtpd2dq.256(<4 x double> %a0, <4 x i32> %a1, i8 %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test65(<4 x double> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.cvtpd2dq.256(<4 x double> %a0, <4 x i32> %a1, i8 -1)
  ret <4 x i32> %r
}

define <4 x float> @test66(<4 x double> %a0, <4 x float> %a1, i8 %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.cvtpd2ps.256(<4 x double> %a0, <4 x float> %a1, i8 %a2)
  ret <4 x float> %r
}

define <4 x float> @test67(<4 x double> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.avx512.mask.cvtpd2ps.256(<4 x double> %a0, <4 x float> %a1, i8 -1)
  ret <4 x float> %r
}

define <2 x double> @test68(<4 x float> %a0, <2 x double> %a1, i8 %a2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtps2pd.128(<4 x float> %a0, <2 x double> %a1, i8 %a2)
  ret <2 x double> %r
}

define <2 x double> @test69(<4 x float> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.avx512.mask.cvtps2pd.128(<4 x float> %a0, <2 x double> %a1, i8 -1)
  ret <2 x double> %r
}

define <4 x double> @test70(<4 x float> %a0, <4 x double> %a1, i8 %a2) {
  %r = call <4 x double> @llvm.x86.avx512.mask.cvtps2pd.256(<4 x float> %a0, <4 x double> %a1, i8 %a2)
  ret <4 x double> %r
}

define <4 x double> @test71(<4 x float> %a0, <4 x double> %a1) {
  %r = call <4 x double> @llvm.x86.avx512.mask.cvtps2pd.256(<4 x float> %a0, <4 x double> %a1, i8 -1)
  ret <4 x double> %r
}

define <4 x i32> @test72(<4 x double> %a0, <4 x i32> %a1, i8 %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.cvttpd2dq.256(<4 x double> %a0, <4 x i32> %a1, i8 %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test73(<4 x double> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.cvttpd2dq.256(<4 x double> %a0, <4 x i32> %a1, i8 -1)
  ret <4 x i32> %r
}

define <4 x i32> @test74(<4 x float> %a0, <4 x i32> %a1, i8 %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.cvttps2dq.128(<4 x float> %a0, <4 x i32> %a1, i8 %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test75(<4 x float> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.cvttps2dq.128(<4 x float> %a0, <4 x i32> %a1, i8 -1)
  ret <4 x i32> %r
}

define <8 x i32> @test76(<8 x float> %a0, <8 x i32> %a1, i8 %a2) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.cvttps2dq.256(<8 x float> %a0, <8 x i32> %a1, i8 %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test77(<8 x float> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.cvttps2dq.256(<8 x float> %a0, <8 x i32> %a1, i8 -1)
  ret <8 x i32> %r
}

define <4 x float> @test78(<8 x i16> %a0) {
  %r = call <4 x float> @llvm.x86.vcvtph2ps.128(<8 x i16> %a0)
  ret <4 x float> %r
}

define <8 x float> @test79(<8 x i16> %a0) {
  %r = call <8 x float> @llvm.x86.vcvtph2ps.256(<8 x i16> %a0)
  ret <8 x float> %r
}

define <4 x float> @test80(<8 x i16> %a0, <4 x float> %a1, i8 %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vcvtph2ps.128(<8 x i16> %a0, <4 x float> %a1, i8 %a2)
  ret <4 x float> %r
}

define <4 x float> @test81(<8 x i16> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vcvtph2ps.128(<8 x i16> %a0, <4 x float> %a1, i8 -1)
  ret <4 x float> %r
}

define <8 x float> @test82(<8 x i16> %a0, <8 x float> %a1, i8 %a2) {
  %r = call <8 x float> @llvm.x86.avx512.mask.vcvtph2ps.256(<8 x i16> %a0, <8 x float> %a1, i8 %a2)
  ret <8 x float> %r
}

define <8 x float> @test83(<8 x i16> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx512.mask.vcvtph2ps.256(<8 x i16> %a0, <8 x float> %a1, i8 -1)
  ret <8 x float> %r
}

define <4 x i32> @test84(<4 x i64> %a0, <4 x i32> %a1, i8 %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pmov.qd.256(<4 x i64> %a0, <4 x i32> %a1, i8 %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test85(<4 x i64> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pmov.qd.256(<4 x i64> %a0, <4 x i32> %a1, i8 -1)
  ret <4 x i32> %r
}

define <8 x i32> @test86(<8 x i64> %a0, <8 x i32> %a1, i8 %a2) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.pmov.qd.512(<8 x i64> %a0, <8 x i32> %a1, i8 %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test87(<8 x i64> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.pmov.qd.512(<8 x i64> %a0, <8 x i32> %a1, i8 -1)
  ret <8 x i32> %r
}

define <16 x i8> @test88(<16 x i16> %a0, <16 x i8> %a1, i16 %a2) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pmov.wb.256(<16 x i16> %a0, <16 x i8> %a1, i16 %a2)
  ret <16 x i8> %r
}

define <16 x i8> @test89(<16 x i16> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pmov.wb.256(<16 x i16> %a0, <16 x i8> %a1, i16 -1)
  ret <16 x i8> %r
}

define <32 x i8> @test90(<32 x i16> %a0, <32 x i8> %a1, i32 %a2) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.pmov.wb.512(<32 x i16> %a0, <32 x i8> %a1, i32 %a2)
  ret <32 x i8> %r
}

define <32 x i8> @test91(<32 x i16> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.pmov.wb.512(<32 x i16> %a0, <32 x i8> %a1, i32 -1)
  ret <32 x i8> %r
}

declare <2 x double> @llvm.x86.sse2.cvtdq2pd(<4 x i32>)
declare <4 x float> @llvm.x86.sse2.cvtdq2ps(<4 x i32>)
declare <2 x double> @llvm.x86.sse2.cvtps2pd(<4 x float>)
declare <4 x double> @llvm.x86.avx.cvt.ps2.pd.256(<4 x float>)
declare <4 x double> @llvm.x86.avx.cvtdq2.pd.256(<4 x i32>)
declare <8 x float> @llvm.x86.avx.cvtdq2.ps.256(<8 x i32>)
declare <2 x double> @llvm.x86.sse2.cvtss2sd(<2 x double>, <4 x float>)
declare <2 x double> @llvm.x86.avx512.cvtusi2sd(<2 x double>, i32)
declare <2 x double> @llvm.x86.avx512.mask.cvtdq2pd.128(<4 x i32>, <2 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask.cvtdq2pd.256(<4 x i32>, <4 x double>, i8)
declare <4 x float> @llvm.x86.avx512.mask.cvtdq2ps.128(<4 x i32>, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.cvtdq2ps.256(<8 x i32>, <8 x float>, i8)
declare <2 x double> @llvm.x86.avx512.mask.cvtqq2pd.128(<2 x i64>, <2 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask.cvtqq2pd.256(<4 x i64>, <4 x double>, i8)
declare <16 x float> @llvm.x86.avx512.mask.cvtdq2ps.512(<16 x i32>, <16 x float>, i16, i32)
declare <8 x double> @llvm.x86.avx512.mask.cvtqq2pd.512(<8 x i64>, <8 x double>, i8, i32)
declare <8 x float> @llvm.x86.avx512.mask.cvtqq2ps.512(<8 x i64>, <8 x float>, i8, i32)
declare <4 x float> @llvm.x86.avx512.mask.cvtqq2ps.256(<4 x i64>, <4 x float>, i8)
declare <8 x double> @llvm.x86.avx512.mask.cvtdq2pd.512(<8 x i32>, <8 x double>, i8, i32)
declare <2 x double> @llvm.x86.avx512.mask.cvtudq2pd.128(<4 x i32>, <2 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask.cvtudq2pd.256(<4 x i32>, <4 x double>, i8)
declare <4 x float> @llvm.x86.avx512.mask.cvtudq2ps.128(<4 x i32>, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.cvtudq2ps.256(<8 x i32>, <8 x float>, i8)
declare <2 x double> @llvm.x86.avx512.mask.cvtuqq2pd.128(<2 x i64>, <2 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask.cvtuqq2pd.256(<4 x i64>, <4 x double>, i8)
declare <16 x float> @llvm.x86.avx512.mask.cvtudq2ps.512(<16 x i32>, <16 x float>, i16, i32)
declare <8 x double> @llvm.x86.avx512.mask.cvtuqq2pd.512(<8 x i64>, <8 x double>, i8, i32)
declare <8 x float> @llvm.x86.avx512.mask.cvtuqq2ps.512(<8 x i64>, <8 x float>, i8, i32)
declare <4 x float> @llvm.x86.avx512.mask.cvtuqq2ps.256(<4 x i64>, <4 x float>, i8)
declare <8 x double> @llvm.x86.avx512.mask.cvtudq2pd.512(<8 x i32>, <8 x double>, i8, i32)
declare <4 x i32> @llvm.x86.avx512.mask.cvtpd2dq.256(<4 x double>, <4 x i32>, i8)
declare <4 x float> @llvm.x86.avx512.mask.cvtpd2ps.256(<4 x double>, <4 x float>, i8)
declare <2 x double> @llvm.x86.avx512.mask.cvtps2pd.128(<4 x float>, <2 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask.cvtps2pd.256(<4 x float>, <4 x double>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.cvttpd2dq.256(<4 x double>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.cvttps2dq.128(<4 x float>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.cvttps2dq.256(<8 x float>, <8 x i32>, i8)
declare <4 x float> @llvm.x86.vcvtph2ps.128(<8 x i16>)
declare <8 x float> @llvm.x86.vcvtph2ps.256(<8 x i16>)
declare <4 x float> @llvm.x86.avx512.mask.vcvtph2ps.128(<8 x i16>, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.vcvtph2ps.256(<8 x i16>, <8 x float>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.pmov.qd.256(<4 x i64>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.pmov.qd.512(<8 x i64>, <8 x i32>, i8)
declare <16 x i8> @llvm.x86.avx512.mask.pmov.wb.256(<16 x i16>, <16 x i8>, i16)
declare <32 x i8> @llvm.x86.avx512.mask.pmov.wb.512(<32 x i16>, <32 x i8>, i32)
; -----
define <4 x float> @test0(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse.add.ss(<4 x float> %a0, <4 x float> %a1)
  ret <4 x float> %r
}

define <4 x float> @test1(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse.sub.ss(<4 x float> %a0, <4 x float> %a1)
  ret <4 x float> %r
}

define <4 x float> @test2(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse.mul.ss(<4 x float> %a0, <4 x float> %a1)
  ret <4 x float> %r
}

define <4 x float> @test3(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse.div.ss(<4 x float> %a0, <4 x float> %a1)
  ret <4 x float> %r
}

define <4 x float> @test4(<4 x float> %a0) {
  %r = call <4 x float> @llvm.x86.sse.sqrt.ss(<4 x float> %a0)
  ret <4 x float> %r
}

define <4 x float> @test5(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.move.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test6(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.move.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 -1)
  ret <4 x float> %r
}

define <2 x double> @test7(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.sse2.add.sd(<2 x double> %a0, <2 x double> %a1)
  ret <2 x double> %r
}

define <2 x double> @test8(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.sse2.sub.sd(<2 x double> %a0, <2 x double> %a1)
  ret <2 x double> %r
}

define <2 x double> @test9(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.sse2.mul.sd(<2 x double> %a0, <2 x double> %a1)
  ret <2 x double> %r
}

define <2 x double> @test10(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.sse2.div.sd(<2 x double> %a0, <2 x double> %a1)
  ret <2 x double> %r
}

define <2 x double> @test11(<2 x double> %a0) {
  %r = call <2 x double> @llvm.x86.sse2.sqrt.sd(<2 x double> %a0)
  ret <2 x double> %r
}

define <2 x double> @test12(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.move.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

define <2 x double> @test13(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.move.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 -1)
  ret <2 x double> %r
}

declare <4 x float> @llvm.x86.sse.add.ss(<4 x float>, <4 x float>)
declare <4 x float> @llvm.x86.sse.sub.ss(<4 x float>, <4 x float>)
declare <4 x float> @llvm.x86.sse.mul.ss(<4 x float>, <4 x float>)
declare <4 x float> @llvm.x86.sse.div.ss(<4 x float>, <4 x float>)
declare <4 x float> @llvm.x86.sse.sqrt.ss(<4 x float>)
declare <4 x float> @llvm.x86.avx512.mask.move.ss(<4 x float>, <4 x float>, <4 x float>, i8)
declare <2 x double> @llvm.x86.sse2.add.sd(<2 x double>, <2 x double>)
declare <2 x double> @llvm.x86.sse2.sub.sd(<2 x double>, <2 x double>)
declare <2 x double> @llvm.x86.sse2.mul.sd(<2 x double>, <2 x double>)
declare <2 x double> @llvm.x86.sse2.div.sd(<2 x double>, <2 x double>)
declare <2 x double> @llvm.x86.sse2.sqrt.sd(<2 x double>)
declare <2 x double> @llvm.x86.avx512.mask.move.sd(<2 x double>, <2 x double>, <2 x double>, i8)
; -----
define <4 x float> @test0(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.fma.vfmadd.ps(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2)
  ret <4 x float> %r
}

define <8 x float> @test1(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.x86.fma.vfmadd.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2)
  ret <8 x float> %r
}

define <4 x float> @test2(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.fma.vfmadd.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2)
  ret <4 x float> %r
}

define <4 x float> @test3(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.fma4.vfmadd.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2)
  ret <4 x float> %r
}

define <2 x double> @test4(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2) {
  %r = call <2 x double> @llvm.x86.fma.vfmadd.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2)
  ret <2 x double> %r
}

define <2 x double> @test5(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2) {
  %r = call <2 x double> @llvm.x86.fma4.vfmadd.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2)
  ret <2 x double> %r
}

define <4 x float> @test6(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vfmadd.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3, i32 4)
  ret <4 x float> %r
}

define <4 x float> @test7(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vfmadd.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 -1, i32 4)
  ret <4 x float> %r
}

define <4 x float> @test8(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vfmadd.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3, i32 8)
  ret <4 x float> %r
}

define <4 x float> @test9(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vfmadd.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 -1, i32 8)
  ret <4 x float> %r
}

define <2 x double> @test10(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vfmadd.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3, i32 4)
  ret <2 x double> %r
}

define <2 x double> @test11(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vfmadd.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 -1, i32 4)
  ret <2 x double> %r
}

define <4 x float> @test12(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask3.vfmadd.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3, i32 4)
  ret <4 x float> %r
}

define <4 x float> @test13(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask3.vfmadd.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 -1, i32 4)
  ret <4 x float> %r
}

define <4 x float> @test14(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask3.vfmadd.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3, i32 8)
  ret <4 x float> %r
}

define <4 x float> @test15(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask3.vfmadd.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 -1, i32 8)
  ret <4 x float> %r
}

define <2 x double> @test16(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmadd.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3, i32 4)
  ret <2 x double> %r
}

define <2 x double> @test17(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmadd.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 -1, i32 4)
  ret <2 x double> %r
}

define <4 x float> @test18(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.maskz.vfmadd.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3, i32 4)
  ret <4 x float> %r
}

define <4 x float> @test19(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.maskz.vfmadd.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 -1, i32 4)
  ret <4 x float> %r
}

define <4 x float> @test20(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.maskz.vfmadd.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3, i32 8)
  ret <4 x float> %r
}

define <4 x float> @test21(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.maskz.vfmadd.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 -1, i32 8)
  ret <4 x float> %r
}

define <2 x double> @test22(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.maskz.vfmadd.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3, i32 4)
  ret <2 x double> %r
}

define <2 x double> @test23(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2) {
  %r = call <2 x double> @llvm.x86.avx512.maskz.vfmadd.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 -1, i32 4)
  ret <2 x double> %r
}

define <4 x float> @test24(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.fma.vfmsub.ps(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2)
  ret <4 x float> %r
}

define <8 x float> @test25(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.x86.fma.vfmsub.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2)
  ret <8 x float> %r
}

define <4 x float> @test26(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.fma.vfmsub.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2)
  ret <4 x float> %r
}

define <2 x double> @test27(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2) {
  %r = call <2 x double> @llvm.x86.fma.vfmsub.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2)
  ret <2 x double> %r
}

define <4 x float> @test28(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask3.vfmsub.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3, i32 4)
  ret <4 x float> %r
}

define <4 x float> @test29(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask3.vfmsub.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 -1, i32 4)
  ret <4 x float> %r
}

define <4 x float> @test30(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask3.vfmsub.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3, i32 8)
  ret <4 x float> %r
}

define <4 x float> @test31(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask3.vfmsub.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 -1, i32 8)
  ret <4 x float> %r
}

define <2 x double> @test32(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmsub.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3, i32 4)
  ret <2 x double> %r
}

define <2 x double> @test33(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmsub.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 -1, i32 4)
  ret <2 x double> %r
}

define <4 x float> @test34(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.fma.vfnmadd.ps(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2)
  ret <4 x float> %r
}

define <8 x float> @test35(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.x86.fma.vfnmadd.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2)
  ret <8 x float> %r
}

define <4 x float> @test36(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.fma.vfnmadd.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2)
  ret <4 x float> %r
}

define <2 x double> @test37(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2) {
  %r = call <2 x double> @llvm.x86.fma.vfnmadd.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2)
  ret <2 x double> %r
}

define <4 x float> @test38(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.fma.vfnmsub.ps(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2)
  ret <4 x float> %r
}

define <8 x float> @test39(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.x86.fma.vfnmsub.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2)
  ret <8 x float> %r
}

define <4 x float> @test40(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.fma.vfnmsub.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2)
  ret <4 x float> %r
}

define <2 x double> @test41(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2) {
  %r = call <2 x double> @llvm.x86.fma.vfnmsub.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2)
  ret <2 x double> %r
}

define <4 x float> @test42(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask3.vfnmsub.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3, i32 4)
  ret <4 x float> %r
}

define <4 x float> @test43(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask3.vfnmsub.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 -1, i32 4)
  ret <4 x float> %r
}

define <4 x float> @test44(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask3.vfnmsub.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3, i32 8)
  ret <4 x float> %r
}

define <4 x float> @test45(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask3.vfnmsub.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 -1, i32 8)
  ret <4 x float> %r
}

define <2 x double> @test46(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfnmsub.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3, i32 4)
  ret <2 x double> %r
}

define <2 x double> @test47(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfnmsub.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 -1, i32 4)
  ret <2 x double> %r
}

define <4 x float> @test48(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.fma.vfmsubadd.ps(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2)
  ret <4 x float> %r
}

define <8 x float> @test49(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2) {
  %r = call <8 x float> @llvm.x86.fma.vfmsubadd.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2)
  ret <8 x float> %r
}

declare <4 x float> @llvm.x86.fma.vfmadd.ps(<4 x float>, <4 x float>, <4 x float>)
declare <8 x float> @llvm.x86.fma.vfmadd.ps.256(<8 x float>, <8 x float>, <8 x float>)
declare <4 x float> @llvm.x86.fma.vfmadd.ss(<4 x float>, <4 x float>, <4 x float>)
declare <4 x float> @llvm.x86.fma4.vfmadd.ss(<4 x float>, <4 x float>, <4 x float>)
declare <2 x double> @llvm.x86.fma.vfmadd.sd(<2 x double>, <2 x double>, <2 x double>)
declare <2 x double> @llvm.x86.fma4.vfmadd.sd(<2 x double>, <2 x double>, <2 x double>)
declare <4 x float> @llvm.x86.avx512.mask.vfmadd.ss(<4 x float>, <4 x float>, <4 x float>, i8, i32)
declare <2 x double> @llvm.x86.avx512.mask.vfmadd.sd(<2 x double>, <2 x double>, <2 x double>, i8, i32)
declare <4 x float> @llvm.x86.avx512.mask3.vfmadd.ss(<4 x float>, <4 x float>, <4 x float>, i8, i32)
declare <2 x double> @llvm.x86.avx512.mask3.vfmadd.sd(<2 x double>, <2 x double>, <2 x double>, i8, i32)
declare <4 x float> @llvm.x86.avx512.maskz.vfmadd.ss(<4 x float>, <4 x float>, <4 x float>, i8, i32)
declare <2 x double> @llvm.x86.avx512.maskz.vfmadd.sd(<2 x double>, <2 x double>, <2 x double>, i8, i32)
declare <4 x float> @llvm.x86.fma.vfmsub.ps(<4 x float>, <4 x float>, <4 x float>)
declare <8 x float> @llvm.x86.fma.vfmsub.ps.256(<8 x float>, <8 x float>, <8 x float>)
declare <4 x float> @llvm.x86.fma.vfmsub.ss(<4 x float>, <4 x float>, <4 x float>)
declare <2 x double> @llvm.x86.fma.vfmsub.sd(<2 x double>, <2 x double>, <2 x double>)
declare <4 x float> @llvm.x86.avx512.mask3.vfmsub.ss(<4 x float>, <4 x float>, <4 x float>, i8, i32)
declare <2 x double> @llvm.x86.avx512.mask3.vfmsub.sd(<2 x double>, <2 x double>, <2 x double>, i8, i32)
declare <4 x float> @llvm.x86.fma.vfnmadd.ps(<4 x float>, <4 x float>, <4 x float>)
declare <8 x float> @llvm.x86.fma.vfnmadd.ps.256(<8 x float>, <8 x float>, <8 x float>)
declare <4 x float> @llvm.x86.fma.vfnmadd.ss(<4 x float>, <4 x float>, <4 x float>)
declare <2 x double> @llvm.x86.fma.vfnmadd.sd(<2 x double>, <2 x double>, <2 x double>)
declare <4 x float> @llvm.x86.fma.vfnmsub.ps(<4 x float>, <4 x float>, <4 x float>)
declare <8 x float> @llvm.x86.fma.vfnmsub.ps.256(<8 x float>, <8 x float>, <8 x float>)
declare <4 x float> @llvm.x86.fma.vfnmsub.ss(<4 x float>, <4 x float>, <4 x float>)
declare <2 x double> @llvm.x86.fma.vfnmsub.sd(<2 x double>, <2 x double>, <2 x double>)
declare <4 x float> @llvm.x86.avx512.mask3.vfnmsub.ss(<4 x float>, <4 x float>, <4 x float>, i8, i32)
declare <2 x double> @llvm.x86.avx512.mask3.vfnmsub.sd(<2 x double>, <2 x double>, <2 x double>, i8, i32)
declare <4 x float> @llvm.x86.fma.vfmsubadd.ps(<4 x float>, <4 x float>, <4 x float>)
declare <8 x float> @llvm.x86.fma.vfmsubadd.ps.256(<8 x float>, <8 x float>, <8 x float>)
; -----
define <4 x float> @test0(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse41.insertps(<4 x float> %a0, <4 x float> %a1, i32 17)
  ret <4 x float> %r
}

define <2 x double> @test1(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.sse41.dppd(<2 x double> %a0, <2 x double> %a1, i32 7)
  ret <2 x double> %r
}

define <4 x float> @test2(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.sse41.dpps(<4 x float> %a0, <4 x float> %a1, i32 7)
  ret <4 x float> %r
}

define <8 x i16> @test3(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8> %a0, <16 x i8> %a1, i32 7)
  ret <8 x i16> %r
}

define <8 x float> @test4(<8 x float> %a0, <8 x float> %a1) {
  %r = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %a0, <8 x float> %a1, i32 7)
  ret <8 x float> %r
}

define <16 x i16> @test5(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8> %a0, <32 x i8> %a1, i32 7)
  ret <16 x i16> %r
}

define i32 @test6(<4 x float> %a0, <4 x float> %a1) {
  %r = call i32 @llvm.x86.sse41.ptestc(<4 x float> %a0, <4 x float> %a1)
  ret i32 %r
}

define i32 @test7(<4 x float> %a0, <4 x float> %a1) {
  %r = call i32 @llvm.x86.sse41.ptestz(<4 x float> %a0, <4 x float> %a1)
  ret i32 %r
}

define i32 @test8(<4 x float> %a0, <4 x float> %a1) {
  %r = call i32 @llvm.x86.sse41.ptestnzc(<4 x float> %a0, <4 x float> %a1)
  ret i32 %r
}

define i64 @test9(ptr %a0) {
  %r = call i64 @llvm.x86.rdtscp(ptr %a0)
  ret i64 %r
}

define i64 @test10(i64 %a0, i8 %a1) {
  %r = call i64 @llvm.x86.sse42.crc32.64.8(i64 %a0, i8 %a1)
  ret i64 %r
}

define ptr @test11(ptr %a0, ptr %a1) {
  %r = call ptr @llvm.x86.seh.recoverfp(ptr %a0, ptr %a1)
  ret ptr %r
}

define i8 @test12(i8 %a0, i32 %a1, i32 %a2, ptr %a3) {
  %r = call i8 @llvm.x86.addcarry.u32(i8 %a0, i32 %a1, i32 %a2, ptr %a3)
  ret i8 %r
}

define i8 @test13(i8 %a0, i32 %a1, i32 %a2, ptr %a3) {
  %r = call i8 @llvm.x86.addcarryx.u32(i8 %a0, i32 %a1, i32 %a2, ptr %a3)
  ret i8 %r
}

define i8 @test14(i8 %a0, i32 %a1, i32 %a2, ptr %a3) {
  %r = call i8 @llvm.x86.subborrow.u32(i8 %a0, i32 %a1, i32 %a2, ptr %a3)
  ret i8 %r
}

define i8 @test15(i8 %a0, i64 %a1, i64 %a2, ptr %a3) {
  %r = call i8 @llvm.x86.addcarry.u64(i8 %a0, i64 %a1, i64 %a2, ptr %a3)
  ret i8 %r
}

define i8 @test16(i8 %a0, i64 %a1, i64 %a2, ptr %a3) {
  %r = call i8 @llvm.x86.addcarryx.u64(i8 %a0, i64 %a1, i64 %a2, ptr %a3)
  ret i8 %r
}

define i8 @test17(i8 %a0, i64 %a1, i64 %a2, ptr %a3) {
  %r = call i8 @llvm.x86.subborrow.u64(i8 %a0, i64 %a1, i64 %a2, ptr %a3)
  ret i8 %r
}

declare <4 x float> @llvm.x86.sse41.insertps(<4 x float>, <4 x float>, i32)
declare <2 x double> @llvm.x86.sse41.dppd(<2 x double>, <2 x double>, i32)
declare <4 x float> @llvm.x86.sse41.dpps(<4 x float>, <4 x float>, i32)
declare <8 x i16> @llvm.x86.sse41.mpsadbw(<16 x i8>, <16 x i8>, i32)
declare <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float>, <8 x float>, i32)
declare <16 x i16> @llvm.x86.avx2.mpsadbw(<32 x i8>, <32 x i8>, i32)
declare i32 @llvm.x86.sse41.ptestc(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse41.ptestz(<4 x float>, <4 x float>)
declare i32 @llvm.x86.sse41.ptestnzc(<4 x float>, <4 x float>)
declare i64 @llvm.x86.rdtscp(ptr)
declare i64 @llvm.x86.sse42.crc32.64.8(i64, i8)
declare ptr @llvm.x86.seh.recoverfp(ptr, ptr)
declare i8 @llvm.x86.addcarry.u32(i8, i32, i32, ptr)
declare i8 @llvm.x86.addcarryx.u32(i8, i32, i32, ptr)
declare i8 @llvm.x86.subborrow.u32(i8, i32, i32, ptr)
declare i8 @llvm.x86.addcarry.u64(i8, i64, i64, ptr)
declare i8 @llvm.x86.addcarryx.u64(i8, i64, i64, ptr)
declare i8 @llvm.x86.subborrow.u64(i8, i64, i64, ptr)
; -----
define <2 x i64> @test0(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2) {
  %r = call <2 x i64> @llvm.x86.xop.vpcmov(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2)
  ret <2 x i64> %r
}

define <4 x i64> @test1(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2) {
  %r = call <4 x i64> @llvm.x86.xop.vpcmov.256(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2)
  ret <4 x i64> %r
}

define <16 x i8> @test2(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomb(<16 x i8> %a0, <16 x i8> %a1, i8 0)
  ret <16 x i8> %r
}

define <16 x i8> @test3(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomb(<16 x i8> %a0, <16 x i8> %a1, i8 1)
  ret <16 x i8> %r
}

define <16 x i8> @test4(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomb(<16 x i8> %a0, <16 x i8> %a1, i8 2)
  ret <16 x i8> %r
}

define <16 x i8> @test5(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomb(<16 x i8> %a0, <16 x i8> %a1, i8 3)
  ret <16 x i8> %r
}

define <16 x i8> @test6(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomb(<16 x i8> %a0, <16 x i8> %a1, i8 4)
  ret <16 x i8> %r
}

define <16 x i8> @test7(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomb(<16 x i8> %a0, <16 x i8> %a1, i8 5)
  ret <16 x i8> %r
}

define <16 x i8> @test8(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomb(<16 x i8> %a0, <16 x i8> %a1, i8 6)
  ret <16 x i8> %r
}

define <16 x i8> @test9(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomb(<16 x i8> %a0, <16 x i8> %a1, i8 7)
  ret <16 x i8> %r
}

define <16 x i8> @test10(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomltb(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test11(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomleb(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test12(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomgtb(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test13(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomgeb(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test14(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomeqb(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test15(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomneb(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test16(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomfalseb(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test17(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomtrueb(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test18(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomub(<16 x i8> %a0, <16 x i8> %a1, i8 0)
  ret <16 x i8> %r
}

define <16 x i8> @test19(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomub(<16 x i8> %a0, <16 x i8> %a1, i8 1)
  ret <16 x i8> %r
}

define <16 x i8> @test20(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomub(<16 x i8> %a0, <16 x i8> %a1, i8 2)
  ret <16 x i8> %r
}

define <16 x i8> @test21(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomub(<16 x i8> %a0, <16 x i8> %a1, i8 3)
  ret <16 x i8> %r
}

define <16 x i8> @test22(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomub(<16 x i8> %a0, <16 x i8> %a1, i8 4)
  ret <16 x i8> %r
}

define <16 x i8> @test23(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomub(<16 x i8> %a0, <16 x i8> %a1, i8 5)
  ret <16 x i8> %r
}

define <16 x i8> @test24(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomub(<16 x i8> %a0, <16 x i8> %a1, i8 6)
  ret <16 x i8> %r
}

define <16 x i8> @test25(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomub(<16 x i8> %a0, <16 x i8> %a1, i8 7)
  ret <16 x i8> %r
}

define <16 x i8> @test26(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomltub(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test27(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomleub(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test28(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomgtub(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test29(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomgeub(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test30(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomequb(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test31(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomneub(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test32(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomfalseub(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test33(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vpcomtrueub(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test34(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vprotb(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test35(<16 x i8> %a0) {
  %r = call <16 x i8> @llvm.x86.xop.vprotbi(<16 x i8> %a0, i8 3)
  ret <16 x i8> %r
}

define <16 x i8> @test36(<16 x i8> %a0, i8 %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vprotbi(<16 x i8> %a0, i8 %a1)
  ret <16 x i8> %r
}

define <8 x i16> @test37(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.xop.vpcomw(<8 x i16> %a0, <8 x i16> %a1, i8 0)
  ret <8 x i16> %r
}

define <8 x i16> @test38(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.xop.vpcomw(<8 x i16> %a0, <8 x i16> %a1, i8 1)
  ret <8 x i16> %r
}

define <8 x i16> @test39(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.xop.vpcomltw(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

define <8 x i16> @test40(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.xop.vpcomlew(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

define <8 x i16> @test41(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.xop.vpcomgtw(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

define <8 x i16> @test42(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.xop.vpcomgew(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

define <8 x i16> @test43(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.xop.vpcomuw(<8 x i16> %a0, <8 x i16> %a1, i8 0)
  ret <8 x i16> %r
}

define <8 x i16> @test44(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.xop.vpcomuw(<8 x i16> %a0, <8 x i16> %a1, i8 1)
  ret <8 x i16> %r
}

define <8 x i16> @test45(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.xop.vpcomltuw(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

define <8 x i16> @test46(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.xop.vpcomleuw(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

define <8 x i16> @test47(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.xop.vpcomgtuw(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

define <8 x i16> @test48(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.xop.vpcomgeuw(<8 x i16> %a0, <8 x i16> %a1)
  ret <8 x i16> %r
}

define <4 x float> @test49(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.xop.vfrcz.ss(<4 x float> %a0, <4 x float> %a1)
  ret <4 x float> %r
}

define <2 x double> @test50(<2 x double> %a0, <2 x double> %a1) {
  %r = call <2 x double> @llvm.x86.xop.vfrcz.sd(<2 x double> %a0, <2 x double> %a1)
  ret <2 x double> %r
}

define <2 x double> @test51(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2) {
  %r = call <2 x double> @llvm.x86.xop.vpermil2pd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 1)
  ret <2 x double> %r
}

declare <2 x i64> @llvm.x86.xop.vpcmov(<2 x i64>, <2 x i64>, <2 x i64>)
declare <4 x i64> @llvm.x86.xop.vpcmov.256(<4 x i64>, <4 x i64>, <4 x i64>)
declare <16 x i8> @llvm.x86.xop.vpcomb(<16 x i8>, <16 x i8>, i8)
declare <16 x i8> @llvm.x86.xop.vpcomltb(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.xop.vpcomleb(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.xop.vpcomgtb(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.xop.vpcomgeb(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.xop.vpcomeqb(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.xop.vpcomneb(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.xop.vpcomfalseb(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.xop.vpcomtrueb(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.xop.vpcomub(<16 x i8>, <16 x i8>, i8)
declare <16 x i8> @llvm.x86.xop.vpcomltub(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.xop.vpcomleub(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.xop.vpcomgtub(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.xop.vpcomgeub(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.xop.vpcomequb(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.xop.vpcomneub(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.xop.vpcomfalseub(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.xop.vpcomtrueub(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.xop.vprotb(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.xop.vprotbi(<16 x i8>, i8)
declare <8 x i16> @llvm.x86.xop.vpcomw(<8 x i16>, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.xop.vpcomltw(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.xop.vpcomlew(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.xop.vpcomgtw(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.xop.vpcomgew(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.xop.vpcomuw(<8 x i16>, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.xop.vpcomltuw(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.xop.vpcomleuw(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.xop.vpcomgtuw(<8 x i16>, <8 x i16>)
declare <8 x i16> @llvm.x86.xop.vpcomgeuw(<8 x i16>, <8 x i16>)
declare <4 x float> @llvm.x86.xop.vfrcz.ss(<4 x float>, <4 x float>)
declare <2 x double> @llvm.x86.xop.vfrcz.sd(<2 x double>, <2 x double>)
declare <2 x double> @llvm.x86.xop.vpermil2pd(<2 x double>, <2 x double>, <2 x double>, i8)
; -----
define i16 @test0(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.x86.avx512.kand.w(i16 %a0, i16 %a1)
  ret i16 %r
}

define i16 @test1(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.x86.avx512.kandn.w(i16 %a0, i16 %a1)
  ret i16 %r
}

define i16 @test2(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.x86.avx512.kor.w(i16 %a0, i16 %a1)
  ret i16 %r
}

define i16 @test3(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.x86.avx512.kxor.w(i16 %a0, i16 %a1)
  ret i16 %r
}

define i16 @test4(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.x86.avx512.kxnor.w(i16 %a0, i16 %a1)
  ret i16 %r
}

define i16 @test5(i16 %a0) {
  %r = call i16 @llvm.x86.avx512.knot.w(i16 %a0)
  ret i16 %r
}

define i32 @test6(i16 %a0, i16 %a1) {
  %r = call i32 @llvm.x86.avx512.kortestc.w(i16 %a0, i16 %a1)
  ret i32 %r
}

define i32 @test7(i16 %a0, i16 %a1) {
  %r = call i32 @llvm.x86.avx512.kortestz.w(i16 %a0, i16 %a1)
  ret i32 %r
}

define i16 @test8(i16 %a0, i16 %a1) {
  %r = call i16 @llvm.x86.avx512.kunpck.bw(i16 %a0, i16 %a1)
  ret i16 %r
}

define i32 @test9(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.x86.avx512.kunpck.wd(i32 %a0, i32 %a1)
  ret i32 %r
}

define i64 @test10(i64 %a0, i64 %a1) {
  %r = call i64 @llvm.x86.avx512.kunpck.dq(i64 %a0, i64 %a1)
  ret i64 %r
}

define <4 x i1> @test11(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x i1> @llvm.x86.avx512.cmp.ps.128(<4 x float> %a0, <4 x float> %a1, i32 3)
  ret <4 x i1> %r
}

define <4 x i1> @test12(<4 x float> %a0, <4 x float> %a1) {
  %r = call <4 x i1> @llvm.x86.avx512.cmp.ps.128(<4 x float> %a0, <4 x float> %a1, i32 3)
  ret <4 x i1> %r
}

define <8 x i1> @test13(<8 x float> %a0, <8 x float> %a1) {
  %r = call <8 x i1> @llvm.x86.avx512.cmp.ps.256(<8 x float> %a0, <8 x float> %a1, i32 3)
  ret <8 x i1> %r
}

define <8 x i1> @test14(<8 x float> %a0, <8 x float> %a1) {
  %r = call <8 x i1> @llvm.x86.avx512.cmp.ps.256(<8 x float> %a0, <8 x float> %a1, i32 3)
  ret <8 x i1> %r
}

define <16 x i1> @test15(<16 x float> %a0, <16 x float> %a1) {
  %r = call <16 x i1> @llvm.x86.avx512.cmp.ps.512(<16 x float> %a0, <16 x float> %a1, i32 3, i32 4)
  ret <16 x i1> %r
}

define <16 x i1> @test16(<16 x float> %a0, <16 x float> %a1) {
  %r = call <16 x i1> @llvm.x86.avx512.cmp.ps.512(<16 x float> %a0, <16 x float> %a1, i32 3, i32 8)
  ret <16 x i1> %r
}

define <8 x i1> @test17(<8 x double> %a0, <8 x double> %a1) {
  %r = call <8 x i1> @llvm.x86.avx512.cmp.pd.512(<8 x double> %a0, <8 x double> %a1, i32 3, i32 4)
  ret <8 x i1> %r
}

define <8 x i1> @test18(<8 x double> %a0, <8 x double> %a1) {
  %r = call <8 x i1> @llvm.x86.avx512.cmp.pd.512(<8 x double> %a0, <8 x double> %a1, i32 3, i32 8)
  ret <8 x i1> %r
}

define i16 @test19(<16 x i8> %a0, <16 x i8> %a1, i16 %a2) {
  %r = call i16 @llvm.x86.avx512.mask.vpshufbitqmb.128(<16 x i8> %a0, <16 x i8> %a1, i16 %a2)
  ret i16 %r
}

define i16 @test20(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call i16 @llvm.x86.avx512.mask.vpshufbitqmb.128(<16 x i8> %a0, <16 x i8> %a1, i16 -1)
  ret i16 %r
}

define i32 @test21(<32 x i8> %a0, <32 x i8> %a1, i32 %a2) {
  %r = call i32 @llvm.x86.avx512.mask.vpshufbitqmb.256(<32 x i8> %a0, <32 x i8> %a1, i32 %a2)
  ret i32 %r
}

define i32 @test22(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call i32 @llvm.x86.avx512.mask.vpshufbitqmb.256(<32 x i8> %a0, <32 x i8> %a1, i32 -1)
  ret i32 %r
}

define i64 @test23(<64 x i8> %a0, <64 x i8> %a1, i64 %a2) {
  %r = call i64 @llvm.x86.avx512.mask.vpshufbitqmb.512(<64 x i8> %a0, <64 x i8> %a1, i64 %a2)
  ret i64 %r
}

define i64 @test24(<64 x i8> %a0, <64 x i8> %a1) {
  %r = call i64 @llvm.x86.avx512.mask.vpshufbitqmb.512(<64 x i8> %a0, <64 x i8> %a1, i64 -1)
  ret i64 %r
}

declare i16 @llvm.x86.avx512.kand.w(i16, i16)
declare i16 @llvm.x86.avx512.kandn.w(i16, i16)
declare i16 @llvm.x86.avx512.kor.w(i16, i16)
declare i16 @llvm.x86.avx512.kxor.w(i16, i16)
declare i16 @llvm.x86.avx512.kxnor.w(i16, i16)
declare i16 @llvm.x86.avx512.knot.w(i16)
declare i32 @llvm.x86.avx512.kortestc.w(i16, i16)
declare i32 @llvm.x86.avx512.kortestz.w(i16, i16)
declare i16 @llvm.x86.avx512.kunpck.bw(i16, i16)
declare i32 @llvm.x86.avx512.kunpck.wd(i32, i32)
declare i64 @llvm.x86.avx512.kunpck.dq(i64, i64)
declare <4 x i1> @llvm.x86.avx512.cmp.ps.128(<4 x float>, <4 x float>, i32)
declare <8 x i1> @llvm.x86.avx512.cmp.ps.256(<8 x float>, <8 x float>, i32)
declare <16 x i1> @llvm.x86.avx512.cmp.ps.512(<16 x float>, <16 x float>, i32, i32)
declare <8 x i1> @llvm.x86.avx512.cmp.pd.512(<8 x double>, <8 x double>, i32, i32)
declare i16 @llvm.x86.avx512.mask.vpshufbitqmb.128(<16 x i8>, <16 x i8>, i16)
declare i32 @llvm.x86.avx512.mask.vpshufbitqmb.256(<32 x i8>, <32 x i8>, i32)
declare i64 @llvm.x86.avx512.mask.vpshufbitqmb.512(<64 x i8>, <64 x i8>, i64)
; -----
define <8 x i16> @test0(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.avx512.vpshld.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 5)
  ret <8 x i16> %r
}

define <8 x i16> @test1(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a3, i8 %a4) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.vpshld.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 5, <8 x i16> %a3, i8 %a4)
  ret <8 x i16> %r
}

define <8 x i16> @test2(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.vpshld.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 5, <8 x i16> %a3, i8 -1)
  ret <8 x i16> %r
}

define <8 x i16> @test3(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a3, i8 %a4) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.vpshld.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 37, <8 x i16> %a3, i8 %a4)
  ret <8 x i16> %r
}

define <8 x i16> @test4(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.vpshld.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 37, <8 x i16> %a3, i8 -1)
  ret <8 x i16> %r
}

define <8 x i16> @test5(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a3, i8 %a4) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.vpshld.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 0, <8 x i16> %a3, i8 %a4)
  ret <8 x i16> %r
}

define <8 x i16> @test6(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.vpshld.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 0, <8 x i16> %a3, i8 -1)
  ret <8 x i16> %r
}

define <8 x i16> @test7(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.vpshldv.w.128(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <8 x i16> @test8(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.vpshldv.w.128(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 -1)
  ret <8 x i16> %r
}

define <8 x i16> @test9(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.maskz.vpshldv.w.128(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <8 x i16> @test10(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2) {
  %r = call <8 x i16> @llvm.x86.avx512.maskz.vpshldv.w.128(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 -1)
  ret <8 x i16> %r
}

define <8 x i16> @test11(<8 x i16> %a0, <8 x i16> %a1) {
  %r = call <8 x i16> @llvm.x86.avx512.vpshrd.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 5)
  ret <8 x i16> %r
}

define <8 x i16> @test12(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a3, i8 %a4) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.vpshrd.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 5, <8 x i16> %a3, i8 %a4)
  ret <8 x i16> %r
}

define <8 x i16> @test13(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.vpshrd.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 5, <8 x i16> %a3, i8 -1)
  ret <8 x i16> %r
}

define <8 x i16> @test14(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a3, i8 %a4) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.vpshrd.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 37, <8 x i16> %a3, i8 %a4)
  ret <8 x i16> %r
}

define <8 x i16> @test15(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.vpshrd.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 37, <8 x i16> %a3, i8 -1)
  ret <8 x i16> %r
}

define <8 x i16> @test16(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a3, i8 %a4) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.vpshrd.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 0, <8 x i16> %a3, i8 %a4)
  ret <8 x i16> %r
}

define <8 x i16> @test17(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.vpshrd.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 0, <8 x i16> %a3, i8 -1)
  ret <8 x i16> %r
}

define <8 x i16> @test18(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.vpshrdv.w.128(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <8 x i16> @test19(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.vpshrdv.w.128(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 -1)
  ret <8 x i16> %r
}

define <8 x i16> @test20(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.maskz.vpshrdv.w.128(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <8 x i16> @test21(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2) {
  %r = call <8 x i16> @llvm.x86.avx512.maskz.vpshrdv.w.128(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 -1)
  ret <8 x i16> %r
}

define <16 x i16> @test22(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx512.vpshld.w.256(<16 x i16> %a0, <16 x i16> %a1, i32 5)
  ret <16 x i16> %r
}

define <16 x i16> @test23(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a3, i16 %a4) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.vpshld.w.256(<16 x i16> %a0, <16 x i16> %a1, i32 5, <16 x i16> %a3, i16 %a4)
  ret <16 x i16> %r
}

define <16 x i16> @test24(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.vpshld.w.256(<16 x i16> %a0, <16 x i16> %a1, i32 5, <16 x i16> %a3, i16 -1)
  ret <16 x i16> %r
}

define <16 x i16> @test25(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.vpshldv.w.256(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <16 x i16> @test26(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.vpshldv.w.256(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 -1)
  ret <16 x i16> %r
}

define <16 x i16> @test27(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.maskz.vpshldv.w.256(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <16 x i16> @test28(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2) {
  %r = call <16 x i16> @llvm.x86.avx512.maskz.vpshldv.w.256(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 -1)
  ret <16 x i16> %r
}

define <16 x i16> @test29(<16 x i16> %a0, <16 x i16> %a1) {
  %r = call <16 x i16> @llvm.x86.avx512.vpshrd.w.256(<16 x i16> %a0, <16 x i16> %a1, i32 5)
  ret <16 x i16> %r
}

define <16 x i16> @test30(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a3, i16 %a4) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.vpshrd.w.256(<16 x i16> %a0, <16 x i16> %a1, i32 5, <16 x i16> %a3, i16 %a4)
  ret <16 x i16> %r
}

define <16 x i16> @test31(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.vpshrd.w.256(<16 x i16> %a0, <16 x i16> %a1, i32 5, <16 x i16> %a3, i16 -1)
  ret <16 x i16> %r
}

define <16 x i16> @test32(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.vpshrdv.w.256(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <16 x i16> @test33(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.vpshrdv.w.256(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 -1)
  ret <16 x i16> %r
}

define <16 x i16> @test34(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.maskz.vpshrdv.w.256(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <16 x i16> @test35(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2) {
  %r = call <16 x i16> @llvm.x86.avx512.maskz.vpshrdv.w.256(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 -1)
  ret <16 x i16> %r
}

define <2 x i64> @test36(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.vpmadd52h.uq.128(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a3)
  ret <2 x i64> %r
}

define <2 x i64> @test37(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.vpmadd52h.uq.128(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 -1)
  ret <2 x i64> %r
}

define <2 x i64> @test38(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a3) {
  %r = call <2 x i64> @llvm.x86.avx512.maskz.vpmadd52h.uq.128(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a3)
  ret <2 x i64> %r
}

define <2 x i64> @test39(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2) {
  %r = call <2 x i64> @llvm.x86.avx512.maskz.vpmadd52h.uq.128(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 -1)
  ret <2 x i64> %r
}

define <4 x i64> @test40(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i8 %a3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.vpmadd52h.uq.256(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i8 %a3)
  ret <4 x i64> %r
}

define <4 x i64> @test41(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.vpmadd52h.uq.256(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i8 -1)
  ret <4 x i64> %r
}

define <4 x i64> @test42(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i8 %a3) {
  %r = call <4 x i64> @llvm.x86.avx512.maskz.vpmadd52h.uq.256(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i8 %a3)
  ret <4 x i64> %r
}

define <4 x i64> @test43(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2) {
  %r = call <4 x i64> @llvm.x86.avx512.maskz.vpmadd52h.uq.256(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i8 -1)
  ret <4 x i64> %r
}

define <8 x i16> @test44(<16 x i8> %a0, <16 x i8> %a1, <8 x i16> %a3, i8 %a4) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.dbpsadbw.128(<16 x i8> %a0, <16 x i8> %a1, i32 5, <8 x i16> %a3, i8 %a4)
  ret <8 x i16> %r
}

define <8 x i16> @test45(<16 x i8> %a0, <16 x i8> %a1, <8 x i16> %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.dbpsadbw.128(<16 x i8> %a0, <16 x i8> %a1, i32 5, <8 x i16> %a3, i8 -1)
  ret <8 x i16> %r
}

define <16 x i8> @test46(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pmultishift.qb.128(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3)
  ret <16 x i8> %r
}

define <16 x i8> @test47(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pmultishift.qb.128(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 -1)
  ret <16 x i8> %r
}

define <16 x i16> @test48(<32 x i8> %a0, <32 x i8> %a1, <16 x i16> %a3, i16 %a4) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.dbpsadbw.256(<32 x i8> %a0, <32 x i8> %a1, i32 5, <16 x i16> %a3, i16 %a4)
  ret <16 x i16> %r
}

define <16 x i16> @test49(<32 x i8> %a0, <32 x i8> %a1, <16 x i16> %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.dbpsadbw.256(<32 x i8> %a0, <32 x i8> %a1, i32 5, <16 x i16> %a3, i16 -1)
  ret <16 x i16> %r
}

define <32 x i8> @test50(<32 x i8> %a0, <32 x i8> %a1, <32 x i8> %a2, i32 %a3) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.pmultishift.qb.256(<32 x i8> %a0, <32 x i8> %a1, <32 x i8> %a2, i32 %a3)
  ret <32 x i8> %r
}

define <32 x i8> @test51(<32 x i8> %a0, <32 x i8> %a1, <32 x i8> %a2) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.pmultishift.qb.256(<32 x i8> %a0, <32 x i8> %a1, <32 x i8> %a2, i32 -1)
  ret <32 x i8> %r
}

declare <8 x i16> @llvm.x86.avx512.vpshld.w.128(<8 x i16>, <8 x i16>, i32)
declare <8 x i16> @llvm.x86.avx512.mask.vpshld.w.128(<8 x i16>, <8 x i16>, i32, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.vpshldv.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.avx512.maskz.vpshldv.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.avx512.vpshrd.w.128(<8 x i16>, <8 x i16>, i32)
declare <8 x i16> @llvm.x86.avx512.mask.vpshrd.w.128(<8 x i16>, <8 x i16>, i32, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.vpshrdv.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.avx512.maskz.vpshrdv.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.vpshld.w.256(<16 x i16>, <16 x i16>, i32)
declare <16 x i16> @llvm.x86.avx512.mask.vpshld.w.256(<16 x i16>, <16 x i16>, i32, <16 x i16>, i16)
declare <16 x i16> @llvm.x86.avx512.mask.vpshldv.w.256(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <16 x i16> @llvm.x86.avx512.maskz.vpshldv.w.256(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <16 x i16> @llvm.x86.avx512.vpshrd.w.256(<16 x i16>, <16 x i16>, i32)
declare <16 x i16> @llvm.x86.avx512.mask.vpshrd.w.256(<16 x i16>, <16 x i16>, i32, <16 x i16>, i16)
declare <16 x i16> @llvm.x86.avx512.mask.vpshrdv.w.256(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <16 x i16> @llvm.x86.avx512.maskz.vpshrdv.w.256(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <2 x i64> @llvm.x86.avx512.mask.vpmadd52h.uq.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.maskz.vpmadd52h.uq.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.vpmadd52h.uq.256(<4 x i64>, <4 x i64>, <4 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.maskz.vpmadd52h.uq.256(<4 x i64>, <4 x i64>, <4 x i64>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.dbpsadbw.128(<16 x i8>, <16 x i8>, i32, <8 x i16>, i8)
declare <16 x i8> @llvm.x86.avx512.mask.pmultishift.qb.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <16 x i16> @llvm.x86.avx512.mask.dbpsadbw.256(<32 x i8>, <32 x i8>, i32, <16 x i16>, i16)
declare <32 x i8> @llvm.x86.avx512.mask.pmultishift.qb.256(<32 x i8>, <32 x i8>, <32 x i8>, i32)
; -----
define <4 x i32> @test0(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.vpermi2var.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test1(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.vpermi2var.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 -1)
  ret <4 x i32> %r
}

define <4 x i32> @test2(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.vpermt2var.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test3(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.vpermt2var.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 -1)
  ret <4 x i32> %r
}

define <4 x i32> @test4(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.maskz.vpermt2var.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test5(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.maskz.vpermt2var.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 -1)
  ret <4 x i32> %r
}

define <8 x i32> @test6(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.vpermi2var.d.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test7(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.vpermi2var.d.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 -1)
  ret <8 x i32> %r
}

define <8 x i32> @test8(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.vpermt2var.d.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test9(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.vpermt2var.d.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 -1)
  ret <8 x i32> %r
}

define <8 x i32> @test10(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.maskz.vpermt2var.d.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test11(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2) {
  %r = call <8 x i32> @llvm.x86.avx512.maskz.vpermt2var.d.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 -1)
  ret <8 x i32> %r
}

define <8 x i16> @test12(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.permvar.hi.128(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <8 x i16> @test13(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.permvar.hi.128(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 -1)
  ret <8 x i16> %r
}

define <16 x i16> @test14(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.permvar.hi.256(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <16 x i16> @test15(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.permvar.hi.256(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 -1)
  ret <16 x i16> %r
}

define <16 x i8> @test16(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.permvar.qi.128(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3)
  ret <16 x i8> %r
}

define <16 x i8> @test17(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.permvar.qi.128(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 -1)
  ret <16 x i8> %r
}

define <32 x i8> @test18(<32 x i8> %a0, <32 x i8> %a1, <32 x i8> %a2, i32 %a3) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.permvar.qi.256(<32 x i8> %a0, <32 x i8> %a1, <32 x i8> %a2, i32 %a3)
  ret <32 x i8> %r
}

define <32 x i8> @test19(<32 x i8> %a0, <32 x i8> %a1, <32 x i8> %a2) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.permvar.qi.256(<32 x i8> %a0, <32 x i8> %a1, <32 x i8> %a2, i32 -1)
  ret <32 x i8> %r
}

declare <4 x i32> @llvm.x86.avx512.mask.vpermi2var.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.vpermt2var.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.maskz.vpermt2var.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.vpermi2var.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.vpermt2var.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.maskz.vpermt2var.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.permvar.hi.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.permvar.hi.256(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <16 x i8> @llvm.x86.avx512.mask.permvar.qi.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <32 x i8> @llvm.x86.avx512.mask.permvar.qi.256(<32 x i8>, <32 x i8>, <32 x i8>, i32)
; -----
define <16 x i8> @test0(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.avx512.padds.b.128(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <16 x i8> @test1(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call <16 x i8> @llvm.x86.avx512.psubs.b.128(<16 x i8> %a0, <16 x i8> %a1)
  ret <16 x i8> %r
}

define <32 x i8> @test2(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.avx512.padds.b.256(<32 x i8> %a0, <32 x i8> %a1)
  ret <32 x i8> %r
}

define <32 x i8> @test3(<32 x i8> %a0, <32 x i8> %a1) {
  %r = call <32 x i8> @llvm.x86.avx512.psubs.b.256(<32 x i8> %a0, <32 x i8> %a1)
  ret <32 x i8> %r
}

declare <16 x i8> @llvm.x86.avx512.padds.b.128(<16 x i8>, <16 x i8>)
declare <16 x i8> @llvm.x86.avx512.psubs.b.128(<16 x i8>, <16 x i8>)
declare <32 x i8> @llvm.x86.avx512.padds.b.256(<32 x i8>, <32 x i8>)
declare <32 x i8> @llvm.x86.avx512.psubs.b.256(<32 x i8>, <32 x i8>)
; -----
define <32 x i16> @test0(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psllv32hi(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <32 x i16> @test1(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psllv32hi(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 -1)
  ret <32 x i16> %r
}

define <32 x i16> @test2(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psrlv32hi(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <32 x i16> @test3(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psrlv32hi(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 -1)
  ret <32 x i16> %r
}

define <32 x i16> @test4(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psrav32hi(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <32 x i16> @test5(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psrav32hi(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 -1)
  ret <32 x i16> %r
}

define <2 x i64> @test6(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psrav.q.128(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a3)
  ret <2 x i64> %r
}

define <2 x i64> @test7(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psrav.q.128(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 -1)
  ret <2 x i64> %r
}

define <2 x i64> @test8(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psrav.q.128(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a3)
  ret <2 x i64> %r
}

define <2 x i64> @test9(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psrav.q.128(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 -1)
  ret <2 x i64> %r
}

define <4 x i64> @test10(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i8 %a3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.psrav.q.256(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i8 %a3)
  ret <4 x i64> %r
}

define <4 x i64> @test11(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.psrav.q.256(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i8 -1)
  ret <4 x i64> %r
}

declare <32 x i16> @llvm.x86.avx512.mask.psllv32hi(<32 x i16>, <32 x i16>, <32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.mask.psrlv32hi(<32 x i16>, <32 x i16>, <32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.mask.psrav32hi(<32 x i16>, <32 x i16>, <32 x i16>, i32)
declare <2 x i64> @llvm.x86.avx512.mask.psrav.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.psrav.q.256(<4 x i64>, <4 x i64>, <4 x i64>, i8)
; -----
define <4 x float> @test0(<16 x float> %a0, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vextractf32x4.512(<16 x float> %a0, i8 2, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <16 x i8> @test1(<16 x i8> %a0, i8 %a1) {
  %r = call <16 x i8> @llvm.x86.xop.vprotbi(<16 x i8> %a0, i8 %a1)
  ret <16 x i8> %r
}

define <2 x i64> @test2(<2 x i64> %a0, i8 %a1) {
  %r = call <2 x i64> @llvm.x86.xop.vprotqi(<2 x i64> %a0, i8 %a1)
  ret <2 x i64> %r
}

define <4 x i32> @test3(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.x86.xop.vprotdi(<4 x i32> %a0, i8 -3)
  ret <4 x i32> %r
}

define void @test4(ptr %a0, <4 x float> %a1, i8 %a2) {
  call void @llvm.x86.avx512.mask.store.ss(ptr %a0, <4 x float> %a1, i8 %a2)
  ret void
}

define <8 x i16> @test5(<8 x i16> %a0, <8 x i16> %a1, i32 %a2) {
  %r = call <8 x i16> @llvm.x86.avx512.vpshld.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 %a2)
  ret <8 x i16> %r
}

define <8 x i64> @test6(<8 x i64> %a0, <8 x i64> %a1, i32 %a2) {
  %r = call <8 x i64> @llvm.x86.avx512.vpshrd.q.512(<8 x i64> %a0, <8 x i64> %a1, i32 %a2)
  ret <8 x i64> %r
}
; -----
define <8 x float> @test0(<8 x float> %a0, <4 x float> %a1, <8 x float> %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.insertf32x4.256(<8 x float> %a0, <4 x float> %a1, i32 0, <8 x float> %a3, i8 5)
  ret <8 x float> %r
}

define <8 x float> @test1(<8 x float> %a0, <4 x float> %a1, <8 x float> %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.insertf32x4.256(<8 x float> %a0, <4 x float> %a1, i32 0, <8 x float> %a3, i8 0)
  ret <8 x float> %r
}

define <4 x i32> @test2(<8 x i32> %a0, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.vextracti32x4.256(<8 x i32> %a0, i32 0, <4 x i32> %a2, i8 5)
  ret <4 x i32> %r
}

define <4 x i32> @test3(<8 x i32> %a0, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.vextracti32x4.256(<8 x i32> %a0, i32 0, <4 x i32> %a2, i8 0)
  ret <4 x i32> %r
}

define <4 x i32> @test4(ptr %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.load.d.128(ptr %a0, <4 x i32> %a1, i8 5)
  ret <4 x i32> %r
}

define <4 x i32> @test5(ptr %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.load.d.128(ptr %a0, <4 x i32> %a1, i8 0)
  ret <4 x i32> %r
}

define void @test6(ptr %a0, <16 x float> %a1) {
  call void @llvm.x86.avx512.mask.storeu.ps.512(ptr %a0, <16 x float> %a1, i16 5)
  ret void
}

define void @test7(ptr %a0, <16 x float> %a1) {
  call void @llvm.x86.avx512.mask.storeu.ps.512(ptr %a0, <16 x float> %a1, i16 0)
  ret void
}

define void @test8(ptr %a0, <4 x float> %a1) {
  call void @llvm.x86.avx512.mask.store.ss(ptr %a0, <4 x float> %a1, i8 5)
  ret void
}

define void @test9(ptr %a0, <4 x float> %a1) {
  call void @llvm.x86.avx512.mask.store.ss(ptr %a0, <4 x float> %a1, i8 0)
  ret void
}

define <4 x i64> @test10(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.expand.q.256(<4 x i64> %a0, <4 x i64> %a1, i8 5)
  ret <4 x i64> %r
}

define <4 x i64> @test11(<4 x i64> %a0, <4 x i64> %a1) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.expand.q.256(<4 x i64> %a0, <4 x i64> %a1, i8 0)
  ret <4 x i64> %r
}

define <4 x float> @test12(<4 x i64> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.avx512.mask.cvtqq2ps.256(<4 x i64> %a0, <4 x float> %a1, i8 5)
  ret <4 x float> %r
}

define <4 x float> @test13(<4 x i64> %a0, <4 x float> %a1) {
  %r = call <4 x float> @llvm.x86.avx512.mask.cvtqq2ps.256(<4 x i64> %a0, <4 x float> %a1, i8 0)
  ret <4 x float> %r
}

define <4 x float> @test14(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vfmadd.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 5, i32 4)
  ret <4 x float> %r
}

define <4 x float> @test15(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vfmadd.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 0, i32 4)
  ret <4 x float> %r
}

define <2 x double> @test16(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmsub.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 5, i32 4)
  ret <2 x double> %r
}

define <2 x double> @test17(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmsub.sd(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 0, i32 4)
  ret <2 x double> %r
}

define <16 x float> @test18(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.x86.avx512.maskz.vfmadd.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 5, i32 4)
  ret <16 x float> %r
}

define <16 x float> @test19(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.x86.avx512.maskz.vfmadd.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 0, i32 4)
  ret <16 x float> %r
}

define i8 @test20(<2 x i64> %a0, <2 x i64> %a1) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.128(<2 x i64> %a0, <2 x i64> %a1, i32 0, i8 5)
  ret i8 %r
}

define i8 @test21(<2 x i64> %a0, <2 x i64> %a1) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.128(<2 x i64> %a0, <2 x i64> %a1, i32 0, i8 0)
  ret i8 %r
}

define i8 @test22(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 0, i8 5)
  ret i8 %r
}

define i8 @test23(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 0, i8 0)
  ret i8 %r
}

define i16 @test24(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call i16 @llvm.x86.avx512.mask.cmp.b.128(<16 x i8> %a0, <16 x i8> %a1, i32 0, i16 5)
  ret i16 %r
}

define i16 @test25(<16 x i8> %a0, <16 x i8> %a1) {
  %r = call i16 @llvm.x86.avx512.mask.cmp.b.128(<16 x i8> %a0, <16 x i8> %a1, i32 0, i16 0)
  ret i16 %r
}

define i8 @test26(<2 x double> %a0) {
  %r = call i8 @llvm.x86.avx512.mask.fpclass.pd.128(<2 x double> %a0, i32 5, i8 5)
  ret i8 %r
}

define i8 @test27(<2 x double> %a0) {
  %r = call i8 @llvm.x86.avx512.mask.fpclass.pd.128(<2 x double> %a0, i32 5, i8 0)
  ret i8 %r
}

define <4 x float> @test28(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.move.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 5)
  ret <4 x float> %r
}

define <4 x float> @test29(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.move.ss(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 0)
  ret <4 x float> %r
}

define <16 x i32> @test30(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.pternlog.d.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i32 33, i16 5)
  ret <16 x i32> %r
}

define <16 x i32> @test31(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.pternlog.d.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i32 33, i16 0)
  ret <16 x i32> %r
}

define <4 x i32> @test32() {
  %r = call <4 x i32> @llvm.x86.avx512.cvtmask2d.128(i8 5)
  ret <4 x i32> %r
}

define <4 x i32> @test33() {
  %r = call <4 x i32> @llvm.x86.avx512.cvtmask2d.128(i8 0)
  ret <4 x i32> %r
}

define i16 @test34() {
  %r = call i16 @llvm.x86.avx512.kunpck.bw(i16 5, i16 5)
  ret i16 %r
}

define i16 @test35() {
  %r = call i16 @llvm.x86.avx512.kunpck.bw(i16 0, i16 0)
  ret i16 %r
}

define i16 @test36() {
  %r = call i16 @llvm.x86.avx512.kand.w(i16 5, i16 5)
  ret i16 %r
}

define i16 @test37() {
  %r = call i16 @llvm.x86.avx512.kand.w(i16 0, i16 0)
  ret i16 %r
}

define <2 x i64> @test38() {
  %r = call <2 x i64> @llvm.x86.sse2.psll.dq(<2 x i64> <i64 1, i64 -2>, i32 16)
  ret <2 x i64> %r
}

define <2 x i64> @test39() {
  %r = call <2 x i64> @llvm.x86.sse2.psll.dq(<2 x i64> splat (i64 7), i32 16)
  ret <2 x i64> %r
}

define <8 x float> @test40() {
  %r = call <8 x float> @llvm.x86.vcvtph2ps.256(<8 x i16> <i16 1, i16 2, i16 3, i16 4, i16 5, i16 6, i16 7, i16 15360>)
  ret <8 x float> %r
}

define void @test41(ptr %a0) {
  call void @llvm.x86.sse2.storel.dq(ptr %a0, <4 x i32> <i32 1, i32 2, i32 3, i32 4>)
  ret void
}
; -----
define <4 x float> @f(<4 x float> %a, <4 x float> %b, i8 %m, ptr %p) !dbg !3 {
  %r = call fast <4 x float> @llvm.x86.sse.add.ss(<4 x float> %a, <4 x float> %b), !dbg !6
  %s = tail call nnan <4 x float> @llvm.x86.fma.vfmsub.ss(<4 x float> %r, <4 x float> %b, <4 x float> %a) #0, !dbg !6
  %t = notail call contract <4 x float> @llvm.x86.avx512.mask3.vfmsub.ss(<4 x float> %s, <4 x float> %b, <4 x float> %a, i8 %m, i32 4), !dbg !6, !foo !7
  call void @llvm.x86.sse4a.movnt.ss(ptr %p, <4 x float> %t), !dbg !6
  %u = call reassoc <4 x float> @llvm.x86.sse41.insertps(<4 x float> %t, <4 x float> %s, i32 3), !dbg !6
  %v = call ninf <4 x float> @llvm.x86.avx512.mask.add.ps.128(<4 x float> %t, <4 x float> %u, <4 x float> %a, i8 %m)
  %w = call ninf <4 x float> @llvm.x86.avx512.mask3.vfmaddsub.ps.128(<4 x float> %t, <4 x float> %u, <4 x float> %v, i8 %m)
  %x = call arcp <4 x float> @llvm.x86.avx512.mask.cvtdq2ps.128(<4 x i32> zeroinitializer, <4 x float> %w, i8 %m)
  %cast = call i64 @llvm.x86.rdtscp(ptr %p) #0, !dbg !6, !foo !7
  store i64 %cast, ptr %p
  %y = call afn <4 x float> @llvm.x86.sse.sqrt.ps(<4 x float> %x)
  %z = call afn <4 x float> @llvm.x86.fma.vfnmsub.ps(<4 x float> %y, <4 x float> %y, <4 x float> %x)
  ret <4 x float> %z
}
declare i64 @llvm.x86.rdtscp(ptr)
attributes #0 = { nounwind "x"="y" }
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: "a.c", directory: "/")
!3 = distinct !DISubprogram(name: "f", file: !2, unit: !1, type: !4, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 3, scope: !3)
!7 = !{}
; -----
define <vscale x 8 x i32> @f(<vscale x 8 x i32> %t, <vscale x 4 x i32> %v) {
  %r = call <vscale x 8 x i32> @llvm.aarch64.sve.tuple.set.nxv8i32.nxv4i32(<vscale x 8 x i32> %t, i32 1, <vscale x 4 x i32> %v)
  ret <vscale x 8 x i32> %r
}
define <vscale x 16 x i8> @g(<vscale x 64 x i8> %t) {
  %r = call <vscale x 16 x i8> @llvm.aarch64.sve.tuple.get.nxv64i8.nxv16i8(<vscale x 64 x i8> %t, i32 3)
  ret <vscale x 16 x i8> %r
}
define <vscale x 6 x double> @h(<vscale x 6 x double> %t, <vscale x 2 x double> %v) {
  %r = call <vscale x 6 x double> @llvm.aarch64.sve.tuple.set.nxv6f64.nxv2f64(<vscale x 6 x double> %t, i32 2, <vscale x 2 x double> %v)
  ret <vscale x 6 x double> %r
}
