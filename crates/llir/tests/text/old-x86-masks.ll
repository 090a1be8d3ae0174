define <16 x i8> @test0(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.padd.b.128(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3)
  ret <16 x i8> %r
}

define <4 x i32> @test1(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.padd.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <16 x i8> @test2(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.psub.b.128(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3)
  ret <16 x i8> %r
}

define <4 x i32> @test3(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psub.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <8 x i16> @test4(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pmull.w.128(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <4 x i32> @test5(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pmull.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test6(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pand.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <8 x i32> @test7(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.pand.d.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <4 x i32> @test8(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.por.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <8 x i32> @test9(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.por.d.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <4 x i32> @test10(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pxor.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <8 x i32> @test11(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.pxor.d.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <4 x i32> @test12(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pandn.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <8 x i32> @test13(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.pandn.d.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <16 x i8> @test14(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pmaxs.b.128(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3)
  ret <16 x i8> %r
}

define <4 x i32> @test15(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pmaxs.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <16 x i8> @test16(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pmaxu.b.128(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3)
  ret <16 x i8> %r
}

define <4 x i32> @test17(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pmaxu.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <16 x i8> @test18(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pmins.b.128(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3)
  ret <16 x i8> %r
}

define <4 x i32> @test19(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pmins.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <16 x i8> @test20(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pminu.b.128(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3)
  ret <16 x i8> %r
}

define <4 x i32> @test21(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pminu.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <16 x i8> @test22(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.padds.b.128(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3)
  ret <16 x i8> %r
}

define <16 x i8> @test23(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.psubs.b.128(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3)
  ret <16 x i8> %r
}

define <16 x i8> @test24(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.paddus.b.128(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3)
  ret <16 x i8> %r
}

define <16 x i8> @test25(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.psubus.b.128(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3)
  ret <16 x i8> %r
}

define <16 x i8> @test26(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pavg.b.128(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3)
  ret <16 x i8> %r
}

define <32 x i8> @test27(<32 x i8> %a0, <32 x i8> %a1, <32 x i8> %a2, i32 %a3) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.pavg.b.256(<32 x i8> %a0, <32 x i8> %a1, <32 x i8> %a2, i32 %a3)
  ret <32 x i8> %r
}

define <64 x i8> @test28(<64 x i8> %a0, <64 x i8> %a1, <64 x i8> %a2, i64 %a3) {
  %r = call <64 x i8> @llvm.x86.avx512.mask.pavg.b.512(<64 x i8> %a0, <64 x i8> %a1, <64 x i8> %a2, i64 %a3)
  ret <64 x i8> %r
}

define <8 x i16> @test29(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pavg.w.128(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <16 x i16> @test30(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.pavg.w.256(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <32 x i16> @test31(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.pavg.w.512(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <8 x i16> @test32(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pmulh.w.128(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <16 x i16> @test33(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.pmulh.w.256(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <32 x i16> @test34(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.pmulh.w.512(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <8 x i16> @test35(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pmulhu.w.128(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <16 x i16> @test36(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.pmulhu.w.256(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <32 x i16> @test37(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.pmulhu.w.512(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <8 x i16> @test38(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pmul.hr.sw.128(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <16 x i16> @test39(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.pmul.hr.sw.256(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <32 x i16> @test40(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.pmul.hr.sw.512(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <16 x i8> @test41(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pshuf.b.128(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3)
  ret <16 x i8> %r
}

define <32 x i8> @test42(<32 x i8> %a0, <32 x i8> %a1, <32 x i8> %a2, i32 %a3) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.pshuf.b.256(<32 x i8> %a0, <32 x i8> %a1, <32 x i8> %a2, i32 %a3)
  ret <32 x i8> %r
}

define <64 x i8> @test43(<64 x i8> %a0, <64 x i8> %a1, <64 x i8> %a2, i64 %a3) {
  %r = call <64 x i8> @llvm.x86.avx512.mask.pshuf.b.512(<64 x i8> %a0, <64 x i8> %a1, <64 x i8> %a2, i64 %a3)
  ret <64 x i8> %r
}

define <8 x i16> @test44(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psll.w.128(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <8 x i16> @test45(<8 x i16> %a0, i32 %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psll.wi.128(<8 x i16> %a0, i32 %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <8 x i16> @test46(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psllv8.hi(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <16 x i16> @test47(<16 x i16> %a0, <8 x i16> %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.psll.w.256(<16 x i16> %a0, <8 x i16> %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <16 x i16> @test48(<16 x i16> %a0, i32 %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.psll.wi.256(<16 x i16> %a0, i32 %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <16 x i16> @test49(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.psllv16.hi(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <32 x i16> @test50(<32 x i16> %a0, <8 x i16> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psll.w.512(<32 x i16> %a0, <8 x i16> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <32 x i16> @test51(<32 x i16> %a0, i32 %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psll.wi.512(<32 x i16> %a0, i32 %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <32 x i16> @test52(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psllv32.hi(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <32 x i16> @test53(<32 x i16> %a0, <8 x i16> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psll.w(<32 x i16> %a0, <8 x i16> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <32 x i16> @test54(<32 x i16> %a0, i32 %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psll.wi(<32 x i16> %a0, i32 %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <32 x i16> @test55(<32 x i16> %a0, i32 %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.pslli.w(<32 x i16> %a0, i32 %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <4 x i32> @test56(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psll.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test57(<4 x i32> %a0, i32 %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psll.di.128(<4 x i32> %a0, i32 %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test58(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psllv4.si(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <8 x i32> @test59(<8 x i32> %a0, <4 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.psll.d.256(<8 x i32> %a0, <4 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

declare <16 x i8> @llvm.x86.avx512.mask.padd.b.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <4 x i32> @llvm.x86.avx512.mask.padd.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <16 x i8> @llvm.x86.avx512.mask.psub.b.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <4 x i32> @llvm.x86.avx512.mask.psub.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.pmull.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.pmull.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.pand.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.pand.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.por.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.por.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.pxor.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.pxor.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.pandn.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.pandn.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <16 x i8> @llvm.x86.avx512.mask.pmaxs.b.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <4 x i32> @llvm.x86.avx512.mask.pmaxs.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <16 x i8> @llvm.x86.avx512.mask.pmaxu.b.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <4 x i32> @llvm.x86.avx512.mask.pmaxu.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <16 x i8> @llvm.x86.avx512.mask.pmins.b.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <4 x i32> @llvm.x86.avx512.mask.pmins.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <16 x i8> @llvm.x86.avx512.mask.pminu.b.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <4 x i32> @llvm.x86.avx512.mask.pminu.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <16 x i8> @llvm.x86.avx512.mask.padds.b.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <16 x i8> @llvm.x86.avx512.mask.psubs.b.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <16 x i8> @llvm.x86.avx512.mask.paddus.b.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <16 x i8> @llvm.x86.avx512.mask.psubus.b.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <16 x i8> @llvm.x86.avx512.mask.pavg.b.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <32 x i8> @llvm.x86.avx512.mask.pavg.b.256(<32 x i8>, <32 x i8>, <32 x i8>, i32)
declare <64 x i8> @llvm.x86.avx512.mask.pavg.b.512(<64 x i8>, <64 x i8>, <64 x i8>, i64)
declare <8 x i16> @llvm.x86.avx512.mask.pavg.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.pavg.w.256(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.pavg.w.512(<32 x i16>, <32 x i16>, <32 x i16>, i32)
declare <8 x i16> @llvm.x86.avx512.mask.pmulh.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.pmulh.w.256(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.pmulh.w.512(<32 x i16>, <32 x i16>, <32 x i16>, i32)
declare <8 x i16> @llvm.x86.avx512.mask.pmulhu.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.pmulhu.w.256(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.pmulhu.w.512(<32 x i16>, <32 x i16>, <32 x i16>, i32)
declare <8 x i16> @llvm.x86.avx512.mask.pmul.hr.sw.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.pmul.hr.sw.256(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.pmul.hr.sw.512(<32 x i16>, <32 x i16>, <32 x i16>, i32)
declare <16 x i8> @llvm.x86.avx512.mask.pshuf.b.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <32 x i8> @llvm.x86.avx512.mask.pshuf.b.256(<32 x i8>, <32 x i8>, <32 x i8>, i32)
declare <64 x i8> @llvm.x86.avx512.mask.pshuf.b.512(<64 x i8>, <64 x i8>, <64 x i8>, i64)
declare <8 x i16> @llvm.x86.avx512.mask.psll.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.psll.wi.128(<8 x i16>, i32, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.psllv8.hi(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.psll.w.256(<16 x i16>, <8 x i16>, <16 x i16>, i16)
declare <16 x i16> @llvm.x86.avx512.mask.psll.wi.256(<16 x i16>, i32, <16 x i16>, i16)
declare <16 x i16> @llvm.x86.avx512.mask.psllv16.hi(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.psll.w.512(<32 x i16>, <8 x i16>, <32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.mask.psll.wi.512(<32 x i16>, i32, <32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.mask.psllv32.hi(<32 x i16>, <32 x i16>, <32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.mask.psll.w(<32 x i16>, <8 x i16>, <32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.mask.psll.wi(<32 x i16>, i32, <32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.mask.pslli.w(<32 x i16>, i32, <32 x i16>, i32)
declare <4 x i32> @llvm.x86.avx512.mask.psll.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.psll.di.128(<4 x i32>, i32, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.psllv4.si(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.psll.d.256(<8 x i32>, <4 x i32>, <8 x i32>, i8)

; -----
define <8 x i32> @test0(<8 x i32> %a0, i32 %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.psll.di.256(<8 x i32> %a0, i32 %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test1(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.psllv8.si(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <16 x i32> @test2(<16 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psll.d.512(<16 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test3(<16 x i32> %a0, i32 %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psll.di.512(<16 x i32> %a0, i32 %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test4(<16 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psll.d(<16 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test5(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psllv.d(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test6(<16 x i32> %a0, i32 %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psll.di(<16 x i32> %a0, i32 %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test7(<16 x i32> %a0, i32 %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.pslli.d(<16 x i32> %a0, i32 %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <2 x i64> @test8(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psll.q.128(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a3)
  ret <2 x i64> %r
}

define <2 x i64> @test9(<2 x i64> %a0, i32 %a1, <2 x i64> %a2, i8 %a3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psll.qi.128(<2 x i64> %a0, i32 %a1, <2 x i64> %a2, i8 %a3)
  ret <2 x i64> %r
}

define <2 x i64> @test10(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psllv2.di(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a3)
  ret <2 x i64> %r
}

define <4 x i64> @test11(<4 x i64> %a0, <2 x i64> %a1, <4 x i64> %a2, i8 %a3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.psll.q.256(<4 x i64> %a0, <2 x i64> %a1, <4 x i64> %a2, i8 %a3)
  ret <4 x i64> %r
}

define <4 x i64> @test12(<4 x i64> %a0, i32 %a1, <4 x i64> %a2, i8 %a3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.psll.qi.256(<4 x i64> %a0, i32 %a1, <4 x i64> %a2, i8 %a3)
  ret <4 x i64> %r
}

define <4 x i64> @test13(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i8 %a3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.psllv4.di(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i8 %a3)
  ret <4 x i64> %r
}

define <8 x i64> @test14(<8 x i64> %a0, <2 x i64> %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psll.q.512(<8 x i64> %a0, <2 x i64> %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i64> @test15(<8 x i64> %a0, i32 %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psll.qi.512(<8 x i64> %a0, i32 %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i64> @test16(<8 x i64> %a0, <2 x i64> %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psll.q(<8 x i64> %a0, <2 x i64> %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i64> @test17(<8 x i64> %a0, <8 x i64> %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psllv.q(<8 x i64> %a0, <8 x i64> %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i64> @test18(<8 x i64> %a0, i32 %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psll.qi(<8 x i64> %a0, i32 %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i64> @test19(<8 x i64> %a0, i32 %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.pslli.q(<8 x i64> %a0, i32 %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i16> @test20(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psra.w.128(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <8 x i16> @test21(<8 x i16> %a0, i32 %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psra.wi.128(<8 x i16> %a0, i32 %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <8 x i16> @test22(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psrav8.hi(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <16 x i16> @test23(<16 x i16> %a0, <8 x i16> %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.psra.w.256(<16 x i16> %a0, <8 x i16> %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <16 x i16> @test24(<16 x i16> %a0, i32 %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.psra.wi.256(<16 x i16> %a0, i32 %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <16 x i16> @test25(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.psrav16.hi(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <32 x i16> @test26(<32 x i16> %a0, <8 x i16> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psra.w.512(<32 x i16> %a0, <8 x i16> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <32 x i16> @test27(<32 x i16> %a0, i32 %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psra.wi.512(<32 x i16> %a0, i32 %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <32 x i16> @test28(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psrav32.hi(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <32 x i16> @test29(<32 x i16> %a0, <8 x i16> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psra.w(<32 x i16> %a0, <8 x i16> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <32 x i16> @test30(<32 x i16> %a0, i32 %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psra.wi(<32 x i16> %a0, i32 %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <32 x i16> @test31(<32 x i16> %a0, i32 %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psrai.w(<32 x i16> %a0, i32 %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <4 x i32> @test32(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psra.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test33(<4 x i32> %a0, i32 %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psra.di.128(<4 x i32> %a0, i32 %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test34(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psrav4.si(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <8 x i32> @test35(<8 x i32> %a0, <4 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.psra.d.256(<8 x i32> %a0, <4 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test36(<8 x i32> %a0, i32 %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.psra.di.256(<8 x i32> %a0, i32 %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test37(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.psrav8.si(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <16 x i32> @test38(<16 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psra.d.512(<16 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test39(<16 x i32> %a0, i32 %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psra.di.512(<16 x i32> %a0, i32 %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test40(<16 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psra.d(<16 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test41(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psrav.d(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test42(<16 x i32> %a0, i32 %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psra.di(<16 x i32> %a0, i32 %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test43(<16 x i32> %a0, i32 %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psrai.d(<16 x i32> %a0, i32 %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <2 x i64> @test44(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psra.q.128(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a3)
  ret <2 x i64> %r
}

define <2 x i64> @test45(<2 x i64> %a0, i32 %a1, <2 x i64> %a2, i8 %a3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psra.qi.128(<2 x i64> %a0, i32 %a1, <2 x i64> %a2, i8 %a3)
  ret <2 x i64> %r
}

define <4 x i64> @test46(<4 x i64> %a0, <2 x i64> %a1, <4 x i64> %a2, i8 %a3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.psra.q.256(<4 x i64> %a0, <2 x i64> %a1, <4 x i64> %a2, i8 %a3)
  ret <4 x i64> %r
}

define <4 x i64> @test47(<4 x i64> %a0, i32 %a1, <4 x i64> %a2, i8 %a3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.psra.qi.256(<4 x i64> %a0, i32 %a1, <4 x i64> %a2, i8 %a3)
  ret <4 x i64> %r
}

define <8 x i64> @test48(<8 x i64> %a0, <2 x i64> %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psra.q.512(<8 x i64> %a0, <2 x i64> %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i64> @test49(<8 x i64> %a0, i32 %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psra.qi.512(<8 x i64> %a0, i32 %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i64> @test50(<8 x i64> %a0, <2 x i64> %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psra.q(<8 x i64> %a0, <2 x i64> %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i64> @test51(<8 x i64> %a0, <8 x i64> %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psrav.q(<8 x i64> %a0, <8 x i64> %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i64> @test52(<8 x i64> %a0, i32 %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psra.qi(<8 x i64> %a0, i32 %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i64> @test53(<8 x i64> %a0, i32 %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psrai.q(<8 x i64> %a0, i32 %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i16> @test54(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psrl.w.128(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <8 x i16> @test55(<8 x i16> %a0, i32 %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psrl.wi.128(<8 x i16> %a0, i32 %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <8 x i16> @test56(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.psrlv8.hi(<8 x i16> %a0, <8 x i16> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <16 x i16> @test57(<16 x i16> %a0, <8 x i16> %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.psrl.w.256(<16 x i16> %a0, <8 x i16> %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <16 x i16> @test58(<16 x i16> %a0, i32 %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.psrl.wi.256(<16 x i16> %a0, i32 %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <16 x i16> @test59(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.psrlv16.hi(<16 x i16> %a0, <16 x i16> %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

declare <8 x i32> @llvm.x86.avx512.mask.psll.di.256(<8 x i32>, i32, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.psllv8.si(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.psll.d.512(<16 x i32>, <4 x i32>, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.psll.di.512(<16 x i32>, i32, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.psll.d(<16 x i32>, <4 x i32>, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.psllv.d(<16 x i32>, <16 x i32>, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.psll.di(<16 x i32>, i32, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.pslli.d(<16 x i32>, i32, <16 x i32>, i16)
declare <2 x i64> @llvm.x86.avx512.mask.psll.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.psll.qi.128(<2 x i64>, i32, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.psllv2.di(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.psll.q.256(<4 x i64>, <2 x i64>, <4 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.psll.qi.256(<4 x i64>, i32, <4 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.psllv4.di(<4 x i64>, <4 x i64>, <4 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psll.q.512(<8 x i64>, <2 x i64>, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psll.qi.512(<8 x i64>, i32, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psll.q(<8 x i64>, <2 x i64>, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psllv.q(<8 x i64>, <8 x i64>, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psll.qi(<8 x i64>, i32, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.pslli.q(<8 x i64>, i32, <8 x i64>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.psra.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.psra.wi.128(<8 x i16>, i32, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.psrav8.hi(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.psra.w.256(<16 x i16>, <8 x i16>, <16 x i16>, i16)
declare <16 x i16> @llvm.x86.avx512.mask.psra.wi.256(<16 x i16>, i32, <16 x i16>, i16)
declare <16 x i16> @llvm.x86.avx512.mask.psrav16.hi(<16 x i16>, <16 x i16>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.psra.w.512(<32 x i16>, <8 x i16>, <32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.mask.psra.wi.512(<32 x i16>, i32, <32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.mask.psrav32.hi(<32 x i16>, <32 x i16>, <32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.mask.psra.w(<32 x i16>, <8 x i16>, <32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.mask.psra.wi(<32 x i16>, i32, <32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.mask.psrai.w(<32 x i16>, i32, <32 x i16>, i32)
declare <4 x i32> @llvm.x86.avx512.mask.psra.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.psra.di.128(<4 x i32>, i32, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.psrav4.si(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.psra.d.256(<8 x i32>, <4 x i32>, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.psra.di.256(<8 x i32>, i32, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.psrav8.si(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.psra.d.512(<16 x i32>, <4 x i32>, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.psra.di.512(<16 x i32>, i32, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.psra.d(<16 x i32>, <4 x i32>, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.psrav.d(<16 x i32>, <16 x i32>, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.psra.di(<16 x i32>, i32, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.psrai.d(<16 x i32>, i32, <16 x i32>, i16)
declare <2 x i64> @llvm.x86.avx512.mask.psra.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.psra.qi.128(<2 x i64>, i32, <2 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.psra.q.256(<4 x i64>, <2 x i64>, <4 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.psra.qi.256(<4 x i64>, i32, <4 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psra.q.512(<8 x i64>, <2 x i64>, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psra.qi.512(<8 x i64>, i32, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psra.q(<8 x i64>, <2 x i64>, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psrav.q(<8 x i64>, <8 x i64>, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psra.qi(<8 x i64>, i32, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psrai.q(<8 x i64>, i32, <8 x i64>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.psrl.w.128(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.psrl.wi.128(<8 x i16>, i32, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.psrlv8.hi(<8 x i16>, <8 x i16>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.psrl.w.256(<16 x i16>, <8 x i16>, <16 x i16>, i16)
declare <16 x i16> @llvm.x86.avx512.mask.psrl.wi.256(<16 x i16>, i32, <16 x i16>, i16)
declare <16 x i16> @llvm.x86.avx512.mask.psrlv16.hi(<16 x i16>, <16 x i16>, <16 x i16>, i16)

; -----
define <32 x i16> @test0(<32 x i16> %a0, <8 x i16> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psrl.w.512(<32 x i16> %a0, <8 x i16> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <32 x i16> @test1(<32 x i16> %a0, i32 %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psrl.wi.512(<32 x i16> %a0, i32 %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <32 x i16> @test2(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psrlv32.hi(<32 x i16> %a0, <32 x i16> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <32 x i16> @test3(<32 x i16> %a0, <8 x i16> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psrl.w(<32 x i16> %a0, <8 x i16> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <32 x i16> @test4(<32 x i16> %a0, i32 %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psrl.wi(<32 x i16> %a0, i32 %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <32 x i16> @test5(<32 x i16> %a0, i32 %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.psrli.w(<32 x i16> %a0, i32 %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <4 x i32> @test6(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psrl.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test7(<4 x i32> %a0, i32 %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psrl.di.128(<4 x i32> %a0, i32 %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test8(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.psrlv4.si(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <8 x i32> @test9(<8 x i32> %a0, <4 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.psrl.d.256(<8 x i32> %a0, <4 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test10(<8 x i32> %a0, i32 %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.psrl.di.256(<8 x i32> %a0, i32 %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test11(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.psrlv8.si(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <16 x i32> @test12(<16 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psrl.d.512(<16 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test13(<16 x i32> %a0, i32 %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psrl.di.512(<16 x i32> %a0, i32 %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test14(<16 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psrl.d(<16 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test15(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psrlv.d(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test16(<16 x i32> %a0, i32 %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psrl.di(<16 x i32> %a0, i32 %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x i32> @test17(<16 x i32> %a0, i32 %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.psrli.d(<16 x i32> %a0, i32 %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <2 x i64> @test18(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psrl.q.128(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a3)
  ret <2 x i64> %r
}

define <2 x i64> @test19(<2 x i64> %a0, i32 %a1, <2 x i64> %a2, i8 %a3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psrl.qi.128(<2 x i64> %a0, i32 %a1, <2 x i64> %a2, i8 %a3)
  ret <2 x i64> %r
}

define <2 x i64> @test20(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.psrlv2.di(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a3)
  ret <2 x i64> %r
}

define <4 x i64> @test21(<4 x i64> %a0, <2 x i64> %a1, <4 x i64> %a2, i8 %a3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.psrl.q.256(<4 x i64> %a0, <2 x i64> %a1, <4 x i64> %a2, i8 %a3)
  ret <4 x i64> %r
}

define <4 x i64> @test22(<4 x i64> %a0, i32 %a1, <4 x i64> %a2, i8 %a3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.psrl.qi.256(<4 x i64> %a0, i32 %a1, <4 x i64> %a2, i8 %a3)
  ret <4 x i64> %r
}

define <4 x i64> @test23(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i8 %a3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.psrlv4.di(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i8 %a3)
  ret <4 x i64> %r
}

define <8 x i64> @test24(<8 x i64> %a0, <2 x i64> %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psrl.q.512(<8 x i64> %a0, <2 x i64> %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i64> @test25(<8 x i64> %a0, i32 %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psrl.qi.512(<8 x i64> %a0, i32 %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i64> @test26(<8 x i64> %a0, <2 x i64> %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psrl.q(<8 x i64> %a0, <2 x i64> %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i64> @test27(<8 x i64> %a0, <8 x i64> %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psrlv.q(<8 x i64> %a0, <8 x i64> %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i64> @test28(<8 x i64> %a0, i32 %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psrl.qi(<8 x i64> %a0, i32 %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i64> @test29(<8 x i64> %a0, i32 %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.psrli.q(<8 x i64> %a0, i32 %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <4 x i32> @test30(<4 x i32> %a0, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.prol.d.128(<4 x i32> %a0, i32 5, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test31(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.prolv.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test32(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.x86.avx512.prol.d.128(<4 x i32> %a0, i32 5)
  ret <4 x i32> %r
}

define <4 x i32> @test33(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.avx512.prolv.d.128(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

define <8 x i32> @test34(<8 x i32> %a0, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.prol.d.256(<8 x i32> %a0, i32 5, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test35(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.prolv.d.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test36(<8 x i32> %a0) {
  %r = call <8 x i32> @llvm.x86.avx512.prol.d.256(<8 x i32> %a0, i32 5)
  ret <8 x i32> %r
}

define <8 x i32> @test37(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx512.prolv.d.256(<8 x i32> %a0, <8 x i32> %a1)
  ret <8 x i32> %r
}

define <2 x i64> @test38(<2 x i64> %a0, <2 x i64> %a2, i8 %a3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.prol.q.128(<2 x i64> %a0, i32 5, <2 x i64> %a2, i8 %a3)
  ret <2 x i64> %r
}

define <2 x i64> @test39(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.avx512.prol.q.128(<2 x i64> %a0, i32 5)
  ret <2 x i64> %r
}

define <8 x i64> @test40(<8 x i64> %a0, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.prol.q.512(<8 x i64> %a0, i32 5, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i64> @test41(<8 x i64> %a0) {
  %r = call <8 x i64> @llvm.x86.avx512.prol.q.512(<8 x i64> %a0, i32 5)
  ret <8 x i64> %r
}

define <4 x i32> @test42(<4 x i32> %a0, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pror.d.128(<4 x i32> %a0, i32 5, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test43(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.prorv.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <4 x i32> @test44(<4 x i32> %a0) {
  %r = call <4 x i32> @llvm.x86.avx512.pror.d.128(<4 x i32> %a0, i32 5)
  ret <4 x i32> %r
}

define <4 x i32> @test45(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call <4 x i32> @llvm.x86.avx512.prorv.d.128(<4 x i32> %a0, <4 x i32> %a1)
  ret <4 x i32> %r
}

define <8 x i32> @test46(<8 x i32> %a0, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.pror.d.256(<8 x i32> %a0, i32 5, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test47(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.prorv.d.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x i32> @test48(<8 x i32> %a0) {
  %r = call <8 x i32> @llvm.x86.avx512.pror.d.256(<8 x i32> %a0, i32 5)
  ret <8 x i32> %r
}

define <8 x i32> @test49(<8 x i32> %a0, <8 x i32> %a1) {
  %r = call <8 x i32> @llvm.x86.avx512.prorv.d.256(<8 x i32> %a0, <8 x i32> %a1)
  ret <8 x i32> %r
}

define <2 x i64> @test50(<2 x i64> %a0, <2 x i64> %a2, i8 %a3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pror.q.128(<2 x i64> %a0, i32 5, <2 x i64> %a2, i8 %a3)
  ret <2 x i64> %r
}

define <2 x i64> @test51(<2 x i64> %a0) {
  %r = call <2 x i64> @llvm.x86.avx512.pror.q.128(<2 x i64> %a0, i32 5)
  ret <2 x i64> %r
}

define <8 x i64> @test52(<8 x i64> %a0, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.pror.q.512(<8 x i64> %a0, i32 5, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x i64> @test53(<8 x i64> %a0) {
  %r = call <8 x i64> @llvm.x86.avx512.pror.q.512(<8 x i64> %a0, i32 5)
  ret <8 x i64> %r
}

define <16 x i8> @test54(<8 x i16> %a0, <8 x i16> %a1, <16 x i8> %a2, i16 %a3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.packsswb.128(<8 x i16> %a0, <8 x i16> %a1, <16 x i8> %a2, i16 %a3)
  ret <16 x i8> %r
}

define <32 x i8> @test55(<16 x i16> %a0, <16 x i16> %a1, <32 x i8> %a2, i32 %a3) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.packsswb.256(<16 x i16> %a0, <16 x i16> %a1, <32 x i8> %a2, i32 %a3)
  ret <32 x i8> %r
}

define <64 x i8> @test56(<32 x i16> %a0, <32 x i16> %a1, <64 x i8> %a2, i64 %a3) {
  %r = call <64 x i8> @llvm.x86.avx512.mask.packsswb.512(<32 x i16> %a0, <32 x i16> %a1, <64 x i8> %a2, i64 %a3)
  ret <64 x i8> %r
}

define <8 x i16> @test57(<4 x i32> %a0, <4 x i32> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.packssdw.128(<4 x i32> %a0, <4 x i32> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <16 x i16> @test58(<8 x i32> %a0, <8 x i32> %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.packssdw.256(<8 x i32> %a0, <8 x i32> %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <32 x i16> @test59(<16 x i32> %a0, <16 x i32> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.packssdw.512(<16 x i32> %a0, <16 x i32> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

declare <32 x i16> @llvm.x86.avx512.mask.psrl.w.512(<32 x i16>, <8 x i16>, <32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.mask.psrl.wi.512(<32 x i16>, i32, <32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.mask.psrlv32.hi(<32 x i16>, <32 x i16>, <32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.mask.psrl.w(<32 x i16>, <8 x i16>, <32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.mask.psrl.wi(<32 x i16>, i32, <32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.mask.psrli.w(<32 x i16>, i32, <32 x i16>, i32)
declare <4 x i32> @llvm.x86.avx512.mask.psrl.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.psrl.di.128(<4 x i32>, i32, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.psrlv4.si(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.psrl.d.256(<8 x i32>, <4 x i32>, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.psrl.di.256(<8 x i32>, i32, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.psrlv8.si(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.psrl.d.512(<16 x i32>, <4 x i32>, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.psrl.di.512(<16 x i32>, i32, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.psrl.d(<16 x i32>, <4 x i32>, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.psrlv.d(<16 x i32>, <16 x i32>, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.psrl.di(<16 x i32>, i32, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.psrli.d(<16 x i32>, i32, <16 x i32>, i16)
declare <2 x i64> @llvm.x86.avx512.mask.psrl.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.psrl.qi.128(<2 x i64>, i32, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.psrlv2.di(<2 x i64>, <2 x i64>, <2 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.psrl.q.256(<4 x i64>, <2 x i64>, <4 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.psrl.qi.256(<4 x i64>, i32, <4 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.psrlv4.di(<4 x i64>, <4 x i64>, <4 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psrl.q.512(<8 x i64>, <2 x i64>, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psrl.qi.512(<8 x i64>, i32, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psrl.q(<8 x i64>, <2 x i64>, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psrlv.q(<8 x i64>, <8 x i64>, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psrl.qi(<8 x i64>, i32, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.psrli.q(<8 x i64>, i32, <8 x i64>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.prol.d.128(<4 x i32>, i32, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.prolv.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.prol.d.128(<4 x i32>, i32)
declare <4 x i32> @llvm.x86.avx512.prolv.d.128(<4 x i32>, <4 x i32>)
declare <8 x i32> @llvm.x86.avx512.mask.prol.d.256(<8 x i32>, i32, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.prolv.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.prol.d.256(<8 x i32>, i32)
declare <8 x i32> @llvm.x86.avx512.prolv.d.256(<8 x i32>, <8 x i32>)
declare <2 x i64> @llvm.x86.avx512.mask.prol.q.128(<2 x i64>, i32, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.prol.q.128(<2 x i64>, i32)
declare <8 x i64> @llvm.x86.avx512.mask.prol.q.512(<8 x i64>, i32, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.prol.q.512(<8 x i64>, i32)
declare <4 x i32> @llvm.x86.avx512.mask.pror.d.128(<4 x i32>, i32, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.prorv.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.pror.d.128(<4 x i32>, i32)
declare <4 x i32> @llvm.x86.avx512.prorv.d.128(<4 x i32>, <4 x i32>)
declare <8 x i32> @llvm.x86.avx512.mask.pror.d.256(<8 x i32>, i32, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.prorv.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.pror.d.256(<8 x i32>, i32)
declare <8 x i32> @llvm.x86.avx512.prorv.d.256(<8 x i32>, <8 x i32>)
declare <2 x i64> @llvm.x86.avx512.mask.pror.q.128(<2 x i64>, i32, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.pror.q.128(<2 x i64>, i32)
declare <8 x i64> @llvm.x86.avx512.mask.pror.q.512(<8 x i64>, i32, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.pror.q.512(<8 x i64>, i32)
declare <16 x i8> @llvm.x86.avx512.mask.packsswb.128(<8 x i16>, <8 x i16>, <16 x i8>, i16)
declare <32 x i8> @llvm.x86.avx512.mask.packsswb.256(<16 x i16>, <16 x i16>, <32 x i8>, i32)
declare <64 x i8> @llvm.x86.avx512.mask.packsswb.512(<32 x i16>, <32 x i16>, <64 x i8>, i64)
declare <8 x i16> @llvm.x86.avx512.mask.packssdw.128(<4 x i32>, <4 x i32>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.packssdw.256(<8 x i32>, <8 x i32>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.packssdw.512(<16 x i32>, <16 x i32>, <32 x i16>, i32)

; -----
define <16 x i8> @test0(<8 x i16> %a0, <8 x i16> %a1, <16 x i8> %a2, i16 %a3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.packuswb.128(<8 x i16> %a0, <8 x i16> %a1, <16 x i8> %a2, i16 %a3)
  ret <16 x i8> %r
}

define <32 x i8> @test1(<16 x i16> %a0, <16 x i16> %a1, <32 x i8> %a2, i32 %a3) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.packuswb.256(<16 x i16> %a0, <16 x i16> %a1, <32 x i8> %a2, i32 %a3)
  ret <32 x i8> %r
}

define <64 x i8> @test2(<32 x i16> %a0, <32 x i16> %a1, <64 x i8> %a2, i64 %a3) {
  %r = call <64 x i8> @llvm.x86.avx512.mask.packuswb.512(<32 x i16> %a0, <32 x i16> %a1, <64 x i8> %a2, i64 %a3)
  ret <64 x i8> %r
}

define <8 x i16> @test3(<4 x i32> %a0, <4 x i32> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.packusdw.128(<4 x i32> %a0, <4 x i32> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <16 x i16> @test4(<8 x i32> %a0, <8 x i32> %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.packusdw.256(<8 x i32> %a0, <8 x i32> %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <32 x i16> @test5(<16 x i32> %a0, <16 x i32> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.packusdw.512(<16 x i32> %a0, <16 x i32> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <4 x i32> @test6(<8 x i16> %a0, <8 x i16> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pmaddw.d.128(<8 x i16> %a0, <8 x i16> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <8 x i32> @test7(<16 x i16> %a0, <16 x i16> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.pmaddw.d.256(<16 x i16> %a0, <16 x i16> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <16 x i32> @test8(<32 x i16> %a0, <32 x i16> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.pmaddw.d.512(<32 x i16> %a0, <32 x i16> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <8 x i16> @test9(<16 x i8> %a0, <16 x i8> %a1, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pmaddubs.w.128(<16 x i8> %a0, <16 x i8> %a1, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <16 x i16> @test10(<32 x i8> %a0, <32 x i8> %a1, <16 x i16> %a2, i16 %a3) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.pmaddubs.w.256(<32 x i8> %a0, <32 x i8> %a1, <16 x i16> %a2, i16 %a3)
  ret <16 x i16> %r
}

define <32 x i16> @test11(<64 x i8> %a0, <64 x i8> %a1, <32 x i16> %a2, i32 %a3) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.pmaddubs.w.512(<64 x i8> %a0, <64 x i8> %a1, <32 x i16> %a2, i32 %a3)
  ret <32 x i16> %r
}

define <2 x i64> @test12(<4 x i32> %a0, <4 x i32> %a1, <2 x i64> %a2, i8 %a3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pmul.dq.128(<4 x i32> %a0, <4 x i32> %a1, <2 x i64> %a2, i8 %a3)
  ret <2 x i64> %r
}

define <4 x i64> @test13(<8 x i32> %a0, <8 x i32> %a1, <4 x i64> %a2, i8 %a3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.pmul.dq.256(<8 x i32> %a0, <8 x i32> %a1, <4 x i64> %a2, i8 %a3)
  ret <4 x i64> %r
}

define <8 x i64> @test14(<16 x i32> %a0, <16 x i32> %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.pmul.dq.512(<16 x i32> %a0, <16 x i32> %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <2 x i64> @test15(<4 x i32> %a0, <4 x i32> %a1, <2 x i64> %a2, i8 %a3) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pmulu.dq.128(<4 x i32> %a0, <4 x i32> %a1, <2 x i64> %a2, i8 %a3)
  ret <2 x i64> %r
}

define <4 x i64> @test16(<8 x i32> %a0, <8 x i32> %a1, <4 x i64> %a2, i8 %a3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.pmulu.dq.256(<8 x i32> %a0, <8 x i32> %a1, <4 x i64> %a2, i8 %a3)
  ret <4 x i64> %r
}

define <8 x i64> @test17(<16 x i32> %a0, <16 x i32> %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.pmulu.dq.512(<16 x i32> %a0, <16 x i32> %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <4 x float> @test18(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.add.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <8 x float> @test19(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.add.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <16 x float> @test20(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask.add.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3, i32 4)
  ret <16 x float> %r
}

define <8 x double> @test21(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask.add.pd.512(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3, i32 4)
  ret <8 x double> %r
}

define <4 x float> @test22(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.sub.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <8 x float> @test23(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.sub.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <16 x float> @test24(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask.sub.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3, i32 4)
  ret <16 x float> %r
}

define <8 x double> @test25(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask.sub.pd.512(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3, i32 4)
  ret <8 x double> %r
}

define <4 x float> @test26(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.mul.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <8 x float> @test27(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.mul.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <16 x float> @test28(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask.mul.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3, i32 4)
  ret <16 x float> %r
}

define <8 x double> @test29(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask.mul.pd.512(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3, i32 4)
  ret <8 x double> %r
}

define <4 x float> @test30(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.div.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <8 x float> @test31(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.div.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <16 x float> @test32(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask.div.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3, i32 4)
  ret <16 x float> %r
}

define <8 x double> @test33(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask.div.pd.512(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3, i32 4)
  ret <8 x double> %r
}

define <4 x float> @test34(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.max.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <8 x float> @test35(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.max.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <2 x double> @test36(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.max.pd.128(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

define <4 x double> @test37(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.mask.max.pd.256(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define <16 x float> @test38(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask.max.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3, i32 4)
  ret <16 x float> %r
}

define <8 x double> @test39(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask.max.pd.512(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3, i32 4)
  ret <8 x double> %r
}

define <4 x float> @test40(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.min.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <8 x float> @test41(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.min.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <2 x double> @test42(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.min.pd.128(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

define <4 x double> @test43(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.mask.min.pd.256(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define <16 x float> @test44(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask.min.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3, i32 4)
  ret <16 x float> %r
}

define <8 x double> @test45(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask.min.pd.512(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3, i32 4)
  ret <8 x double> %r
}

define <4 x float> @test46(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.and.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <8 x float> @test47(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.and.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <4 x float> @test48(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.andn.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <8 x float> @test49(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.andn.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <4 x float> @test50(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.or.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <8 x float> @test51(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.or.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <4 x float> @test52(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.xor.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <8 x float> @test53(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.xor.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <4 x float> @test54(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.unpckl.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <8 x float> @test55(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.unpckl.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <4 x float> @test56(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.unpckh.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <8 x float> @test57(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.unpckh.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <16 x i8> @test58(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.punpcklbw.128(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3)
  ret <16 x i8> %r
}

define <4 x i32> @test59(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.punpckldq.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

declare <16 x i8> @llvm.x86.avx512.mask.packuswb.128(<8 x i16>, <8 x i16>, <16 x i8>, i16)
declare <32 x i8> @llvm.x86.avx512.mask.packuswb.256(<16 x i16>, <16 x i16>, <32 x i8>, i32)
declare <64 x i8> @llvm.x86.avx512.mask.packuswb.512(<32 x i16>, <32 x i16>, <64 x i8>, i64)
declare <8 x i16> @llvm.x86.avx512.mask.packusdw.128(<4 x i32>, <4 x i32>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.packusdw.256(<8 x i32>, <8 x i32>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.packusdw.512(<16 x i32>, <16 x i32>, <32 x i16>, i32)
declare <4 x i32> @llvm.x86.avx512.mask.pmaddw.d.128(<8 x i16>, <8 x i16>, <4 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.pmaddw.d.256(<16 x i16>, <16 x i16>, <8 x i32>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.pmaddw.d.512(<32 x i16>, <32 x i16>, <16 x i32>, i16)
declare <8 x i16> @llvm.x86.avx512.mask.pmaddubs.w.128(<16 x i8>, <16 x i8>, <8 x i16>, i8)
declare <16 x i16> @llvm.x86.avx512.mask.pmaddubs.w.256(<32 x i8>, <32 x i8>, <16 x i16>, i16)
declare <32 x i16> @llvm.x86.avx512.mask.pmaddubs.w.512(<64 x i8>, <64 x i8>, <32 x i16>, i32)
declare <2 x i64> @llvm.x86.avx512.mask.pmul.dq.128(<4 x i32>, <4 x i32>, <2 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.pmul.dq.256(<8 x i32>, <8 x i32>, <4 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.pmul.dq.512(<16 x i32>, <16 x i32>, <8 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.pmulu.dq.128(<4 x i32>, <4 x i32>, <2 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.pmulu.dq.256(<8 x i32>, <8 x i32>, <4 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.pmulu.dq.512(<16 x i32>, <16 x i32>, <8 x i64>, i8)
declare <4 x float> @llvm.x86.avx512.mask.add.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.add.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <16 x float> @llvm.x86.avx512.mask.add.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare <8 x double> @llvm.x86.avx512.mask.add.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)
declare <4 x float> @llvm.x86.avx512.mask.sub.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.sub.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <16 x float> @llvm.x86.avx512.mask.sub.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare <8 x double> @llvm.x86.avx512.mask.sub.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)
declare <4 x float> @llvm.x86.avx512.mask.mul.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.mul.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <16 x float> @llvm.x86.avx512.mask.mul.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare <8 x double> @llvm.x86.avx512.mask.mul.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)
declare <4 x float> @llvm.x86.avx512.mask.div.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.div.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <16 x float> @llvm.x86.avx512.mask.div.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare <8 x double> @llvm.x86.avx512.mask.div.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)
declare <4 x float> @llvm.x86.avx512.mask.max.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.max.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <2 x double> @llvm.x86.avx512.mask.max.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask.max.pd.256(<4 x double>, <4 x double>, <4 x double>, i8)
declare <16 x float> @llvm.x86.avx512.mask.max.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare <8 x double> @llvm.x86.avx512.mask.max.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)
declare <4 x float> @llvm.x86.avx512.mask.min.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.min.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <2 x double> @llvm.x86.avx512.mask.min.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask.min.pd.256(<4 x double>, <4 x double>, <4 x double>, i8)
declare <16 x float> @llvm.x86.avx512.mask.min.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare <8 x double> @llvm.x86.avx512.mask.min.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)
declare <4 x float> @llvm.x86.avx512.mask.and.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.and.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.andn.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.andn.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.or.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.or.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.xor.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.xor.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.unpckl.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.unpckl.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.unpckh.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.unpckh.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <16 x i8> @llvm.x86.avx512.mask.punpcklbw.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <4 x i32> @llvm.x86.avx512.mask.punpckldq.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)

; -----
define <16 x i8> @test0(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.punpckhbw.128(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a2, i16 %a3)
  ret <16 x i8> %r
}

define <4 x i32> @test1(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.punpckhdq.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <16 x i8> @test2(<16 x i8> %a0, <16 x i8> %a1, i16 %a2) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pabs.b.128(<16 x i8> %a0, <16 x i8> %a1, i16 %a2)
  ret <16 x i8> %r
}

define <4 x i32> @test3(<4 x i32> %a0, <4 x i32> %a1, i8 %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pabs.d.128(<4 x i32> %a0, <4 x i32> %a1, i8 %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test4(<4 x i32> %a0, <4 x i32> %a1, i8 %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.lzcnt.d.128(<4 x i32> %a0, <4 x i32> %a1, i8 %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test5(<4 x i32> %a0, <4 x i32> %a1, i8 %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.conflict.d.128(<4 x i32> %a0, <4 x i32> %a1, i8 %a2)
  ret <4 x i32> %r
}

define <2 x i64> @test6(<2 x i64> %a0, <2 x i64> %a1, i8 %a2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.conflict.q.128(<2 x i64> %a0, <2 x i64> %a1, i8 %a2)
  ret <2 x i64> %r
}

define <2 x double> @test7(<2 x double> %a0, <2 x double> %a1, i8 %a2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.movddup.128(<2 x double> %a0, <2 x double> %a1, i8 %a2)
  ret <2 x double> %r
}

define <4 x float> @test8(<4 x float> %a0, <4 x float> %a1, i8 %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.movsldup.128(<4 x float> %a0, <4 x float> %a1, i8 %a2)
  ret <4 x float> %r
}

define <4 x float> @test9(<4 x float> %a0, <4 x float> %a1, i8 %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.movshdup.128(<4 x float> %a0, <4 x float> %a1, i8 %a2)
  ret <4 x float> %r
}

define <4 x float> @test10(<4 x float> %a0, <4 x float> %a1, i8 %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.sqrt.ps.128(<4 x float> %a0, <4 x float> %a1, i8 %a2)
  ret <4 x float> %r
}

define <4 x i32> @test11(<4 x i32> %a0, <4 x i32> %a2, i8 %a3) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pshuf.d.128(<4 x i32> %a0, i32 27, <4 x i32> %a2, i8 %a3)
  ret <4 x i32> %r
}

define <8 x i16> @test12(<8 x i16> %a0, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pshufl.w.128(<8 x i16> %a0, i32 27, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <8 x i16> @test13(<8 x i16> %a0, <8 x i16> %a2, i8 %a3) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pshufh.w.128(<8 x i16> %a0, i32 27, <8 x i16> %a2, i8 %a3)
  ret <8 x i16> %r
}

define <4 x float> @test14(<4 x float> %a0, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vpermil.ps.128(<4 x float> %a0, i32 27, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <2 x double> @test15(<2 x double> %a0, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vpermil.pd.128(<2 x double> %a0, i32 5, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

define <4 x i32> @test16(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a3, i8 %a4) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.valign.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 3, <4 x i32> %a3, i8 %a4)
  ret <4 x i32> %r
}

define <16 x i8> @test17(<16 x i8> %a0, <16 x i8> %a1, <16 x i8> %a3, i16 %a4) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.palignr.128(<16 x i8> %a0, <16 x i8> %a1, i32 5, <16 x i8> %a3, i16 %a4)
  ret <16 x i8> %r
}

define <4 x float> @test18(<4 x float> %a0, <4 x float> %a1, <4 x float> %a3, i8 %a4) {
  %r = call <4 x float> @llvm.x86.avx512.mask.shuf.ps.128(<4 x float> %a0, <4 x float> %a1, i32 27, <4 x float> %a3, i8 %a4)
  ret <4 x float> %r
}

define <4 x float> @test19(<4 x float> %a0, <4 x i32> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vpermilvar.ps.128(<4 x float> %a0, <4 x i32> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test20(<4 x i32> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vpermt2var.ps.128(<4 x i32> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x i32> @test21(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a4) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pternlog.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i32 5, i8 %a4)
  ret <4 x i32> %r
}

define <4 x float> @test22(<4 x i32> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.maskz.vpermt2var.ps.128(<4 x i32> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x i32> @test23(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i8 %a4) {
  %r = call <4 x i32> @llvm.x86.avx512.maskz.pternlog.d.128(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i32 5, i8 %a4)
  ret <4 x i32> %r
}

define <4 x float> @test24(<4 x float> %a0, <4 x i32> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vpermi2var.ps.128(<4 x float> %a0, <4 x i32> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test25(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vfmadd.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test26(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vfnmadd.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test27(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vfnmsub.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test28(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask.vfmaddsub.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test29(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.maskz.vfmadd.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test30(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.maskz.vfmaddsub.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test31(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask3.vfmadd.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test32(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask3.vfmsub.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test33(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask3.vfnmsub.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test34(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask3.vfmaddsub.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define <4 x float> @test35(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3) {
  %r = call <4 x float> @llvm.x86.avx512.mask3.vfmsubadd.ps.128(<4 x float> %a0, <4 x float> %a1, <4 x float> %a2, i8 %a3)
  ret <4 x float> %r
}

define i8 @test36(<4 x float> %a0, <4 x float> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.ps.128(<4 x float> %a0, <4 x float> %a1, i32 2, i8 %a3)
  ret i8 %r
}

define <4 x float> @test37(ptr %a0, <4 x float> %a1, i8 %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.load.ps.128(ptr %a0, <4 x float> %a1, i8 %a2)
  ret <4 x float> %r
}

define <4 x float> @test38(ptr %a0, <4 x float> %a1, i8 %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.loadu.ps.128(ptr %a0, <4 x float> %a1, i8 %a2)
  ret <4 x float> %r
}

define void @test39(ptr %a0, <4 x float> %a1, i8 %a2) {
  call void @llvm.x86.avx512.mask.store.ps.128(ptr %a0, <4 x float> %a1, i8 %a2)
  ret void
}

define void @test40(ptr %a0, <4 x float> %a1, i8 %a2) {
  call void @llvm.x86.avx512.mask.storeu.ps.128(ptr %a0, <4 x float> %a1, i8 %a2)
  ret void
}

define <4 x float> @test41(<4 x float> %a0, <4 x float> %a1, i8 %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.expand.ps.128(<4 x float> %a0, <4 x float> %a1, i8 %a2)
  ret <4 x float> %r
}

define <4 x float> @test42(<4 x float> %a0, <4 x float> %a1, i8 %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.compress.ps.128(<4 x float> %a0, <4 x float> %a1, i8 %a2)
  ret <4 x float> %r
}

define <4 x float> @test43(ptr %a0, <4 x float> %a1, i8 %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.expand.load.ps.128(ptr %a0, <4 x float> %a1, i8 %a2)
  ret <4 x float> %r
}

define void @test44(ptr %a0, <4 x float> %a1, i8 %a2) {
  call void @llvm.x86.avx512.mask.compress.store.ps.128(ptr %a0, <4 x float> %a1, i8 %a2)
  ret void
}

define <4 x float> @test45(<4 x float> %a0, <4 x float> %a1, i8 %a2) {
  %r = call <4 x float> @llvm.x86.avx512.mask.broadcast.ss.ps.128(<4 x float> %a0, <4 x float> %a1, i8 %a2)
  ret <4 x float> %r
}

define i8 @test46(<4 x float> %a0, i8 %a2) {
  %r = call i8 @llvm.x86.avx512.mask.fpclass.ps.128(<4 x float> %a0, i32 2, i8 %a2)
  ret i8 %r
}

define <2 x double> @test47(<2 x double> %a0, <2 x double> %a1, <2 x double> %a3, i8 %a4) {
  %r = call <2 x double> @llvm.x86.avx512.mask.shuf.pd.128(<2 x double> %a0, <2 x double> %a1, i32 27, <2 x double> %a3, i8 %a4)
  ret <2 x double> %r
}

define <2 x double> @test48(<2 x double> %a0, <2 x i64> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vpermilvar.pd.128(<2 x double> %a0, <2 x i64> %a1, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

define <2 x double> @test49(<2 x i64> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vpermt2var.pd.128(<2 x i64> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

define <2 x i64> @test50(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a4) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pternlog.q.128(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i32 5, i8 %a4)
  ret <2 x i64> %r
}

define <2 x double> @test51(<2 x i64> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.maskz.vpermt2var.pd.128(<2 x i64> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

define <2 x i64> @test52(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i8 %a4) {
  %r = call <2 x i64> @llvm.x86.avx512.maskz.pternlog.q.128(<2 x i64> %a0, <2 x i64> %a1, <2 x i64> %a2, i32 5, i8 %a4)
  ret <2 x i64> %r
}

define <2 x double> @test53(<2 x double> %a0, <2 x i64> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vpermi2var.pd.128(<2 x double> %a0, <2 x i64> %a1, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

define <2 x double> @test54(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vfmadd.pd.128(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

define <2 x double> @test55(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vfnmadd.pd.128(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

define <2 x double> @test56(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vfnmsub.pd.128(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

define <2 x double> @test57(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask.vfmaddsub.pd.128(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

define <2 x double> @test58(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.maskz.vfmadd.pd.128(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

define <2 x double> @test59(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.maskz.vfmaddsub.pd.128(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

declare <16 x i8> @llvm.x86.avx512.mask.punpckhbw.128(<16 x i8>, <16 x i8>, <16 x i8>, i16)
declare <4 x i32> @llvm.x86.avx512.mask.punpckhdq.128(<4 x i32>, <4 x i32>, <4 x i32>, i8)
declare <16 x i8> @llvm.x86.avx512.mask.pabs.b.128(<16 x i8>, <16 x i8>, i16)
declare <4 x i32> @llvm.x86.avx512.mask.pabs.d.128(<4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.lzcnt.d.128(<4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.conflict.d.128(<4 x i32>, <4 x i32>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.conflict.q.128(<2 x i64>, <2 x i64>, i8)
declare <2 x double> @llvm.x86.avx512.mask.movddup.128(<2 x double>, <2 x double>, i8)
declare <4 x float> @llvm.x86.avx512.mask.movsldup.128(<4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.movshdup.128(<4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.sqrt.ps.128(<4 x float>, <4 x float>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.pshuf.d.128(<4 x i32>, i32, <4 x i32>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.pshufl.w.128(<8 x i16>, i32, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.pshufh.w.128(<8 x i16>, i32, <8 x i16>, i8)
declare <4 x float> @llvm.x86.avx512.mask.vpermil.ps.128(<4 x float>, i32, <4 x float>, i8)
declare <2 x double> @llvm.x86.avx512.mask.vpermil.pd.128(<2 x double>, i32, <2 x double>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.valign.d.128(<4 x i32>, <4 x i32>, i32, <4 x i32>, i8)
declare <16 x i8> @llvm.x86.avx512.mask.palignr.128(<16 x i8>, <16 x i8>, i32, <16 x i8>, i16)
declare <4 x float> @llvm.x86.avx512.mask.shuf.ps.128(<4 x float>, <4 x float>, i32, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.vpermilvar.ps.128(<4 x float>, <4 x i32>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.vpermt2var.ps.128(<4 x i32>, <4 x float>, <4 x float>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.pternlog.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i32, i8)
declare <4 x float> @llvm.x86.avx512.maskz.vpermt2var.ps.128(<4 x i32>, <4 x float>, <4 x float>, i8)
declare <4 x i32> @llvm.x86.avx512.maskz.pternlog.d.128(<4 x i32>, <4 x i32>, <4 x i32>, i32, i8)
declare <4 x float> @llvm.x86.avx512.mask.vpermi2var.ps.128(<4 x float>, <4 x i32>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.vfmadd.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.vfnmadd.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.vfnmsub.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.vfmaddsub.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.maskz.vfmadd.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.maskz.vfmaddsub.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask3.vfmadd.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask3.vfmsub.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask3.vfnmsub.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask3.vfmaddsub.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask3.vfmsubadd.ps.128(<4 x float>, <4 x float>, <4 x float>, i8)
declare i8 @llvm.x86.avx512.mask.cmp.ps.128(<4 x float>, <4 x float>, i32, i8)
declare <4 x float> @llvm.x86.avx512.mask.load.ps.128(ptr, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.loadu.ps.128(ptr, <4 x float>, i8)
declare void @llvm.x86.avx512.mask.store.ps.128(ptr, <4 x float>, i8)
declare void @llvm.x86.avx512.mask.storeu.ps.128(ptr, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.expand.ps.128(<4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.compress.ps.128(<4 x float>, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.expand.load.ps.128(ptr, <4 x float>, i8)
declare void @llvm.x86.avx512.mask.compress.store.ps.128(ptr, <4 x float>, i8)
declare <4 x float> @llvm.x86.avx512.mask.broadcast.ss.ps.128(<4 x float>, <4 x float>, i8)
declare i8 @llvm.x86.avx512.mask.fpclass.ps.128(<4 x float>, i32, i8)
declare <2 x double> @llvm.x86.avx512.mask.shuf.pd.128(<2 x double>, <2 x double>, i32, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.vpermilvar.pd.128(<2 x double>, <2 x i64>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.vpermt2var.pd.128(<2 x i64>, <2 x double>, <2 x double>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.pternlog.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i32, i8)
declare <2 x double> @llvm.x86.avx512.maskz.vpermt2var.pd.128(<2 x i64>, <2 x double>, <2 x double>, i8)
declare <2 x i64> @llvm.x86.avx512.maskz.pternlog.q.128(<2 x i64>, <2 x i64>, <2 x i64>, i32, i8)
declare <2 x double> @llvm.x86.avx512.mask.vpermi2var.pd.128(<2 x double>, <2 x i64>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.vfmadd.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.vfnmadd.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.vfnmsub.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.vfmaddsub.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.maskz.vfmadd.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.maskz.vfmaddsub.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)

; -----
define <2 x double> @test0(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmadd.pd.128(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

define <2 x double> @test1(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmsub.pd.128(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

define <2 x double> @test2(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfnmsub.pd.128(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

define <2 x double> @test3(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmaddsub.pd.128(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

define <2 x double> @test4(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3) {
  %r = call <2 x double> @llvm.x86.avx512.mask3.vfmsubadd.pd.128(<2 x double> %a0, <2 x double> %a1, <2 x double> %a2, i8 %a3)
  ret <2 x double> %r
}

define i8 @test5(<2 x double> %a0, <2 x double> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.pd.128(<2 x double> %a0, <2 x double> %a1, i32 2, i8 %a3)
  ret i8 %r
}

define <2 x double> @test6(<2 x double> %a0, <2 x double> %a1, i8 %a2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.expand.pd.128(<2 x double> %a0, <2 x double> %a1, i8 %a2)
  ret <2 x double> %r
}

define <2 x double> @test7(<2 x double> %a0, <2 x double> %a1, i8 %a2) {
  %r = call <2 x double> @llvm.x86.avx512.mask.compress.pd.128(<2 x double> %a0, <2 x double> %a1, i8 %a2)
  ret <2 x double> %r
}

define i8 @test8(<2 x double> %a0, i8 %a2) {
  %r = call i8 @llvm.x86.avx512.mask.fpclass.pd.128(<2 x double> %a0, i32 2, i8 %a2)
  ret i8 %r
}

define i16 @test9(<16 x i8> %a0, <16 x i8> %a1, i16 %a2) {
  %r = call i16 @llvm.x86.avx512.mask.pcmpeq.b.128(<16 x i8> %a0, <16 x i8> %a1, i16 %a2)
  ret i16 %r
}

define i16 @test10(<16 x i8> %a0, <16 x i8> %a1, i16 %a2) {
  %r = call i16 @llvm.x86.avx512.mask.pcmpgt.b.128(<16 x i8> %a0, <16 x i8> %a1, i16 %a2)
  ret i16 %r
}

define i16 @test11(<16 x i8> %a0, <16 x i8> %a1, i16 %a3) {
  %r = call i16 @llvm.x86.avx512.mask.cmp.b.128(<16 x i8> %a0, <16 x i8> %a1, i32 0, i16 %a3)
  ret i16 %r
}

define i16 @test12(<16 x i8> %a0, <16 x i8> %a1, i16 %a3) {
  %r = call i16 @llvm.x86.avx512.mask.ucmp.b.128(<16 x i8> %a0, <16 x i8> %a1, i32 0, i16 %a3)
  ret i16 %r
}

define i16 @test13(<16 x i8> %a0, <16 x i8> %a1, i16 %a3) {
  %r = call i16 @llvm.x86.avx512.mask.cmp.b.128(<16 x i8> %a0, <16 x i8> %a1, i32 1, i16 %a3)
  ret i16 %r
}

define i16 @test14(<16 x i8> %a0, <16 x i8> %a1, i16 %a3) {
  %r = call i16 @llvm.x86.avx512.mask.ucmp.b.128(<16 x i8> %a0, <16 x i8> %a1, i32 1, i16 %a3)
  ret i16 %r
}

define i16 @test15(<16 x i8> %a0, <16 x i8> %a1, i16 %a3) {
  %r = call i16 @llvm.x86.avx512.mask.cmp.b.128(<16 x i8> %a0, <16 x i8> %a1, i32 2, i16 %a3)
  ret i16 %r
}

define i16 @test16(<16 x i8> %a0, <16 x i8> %a1, i16 %a3) {
  %r = call i16 @llvm.x86.avx512.mask.ucmp.b.128(<16 x i8> %a0, <16 x i8> %a1, i32 2, i16 %a3)
  ret i16 %r
}

define i16 @test17(<16 x i8> %a0, <16 x i8> %a1, i16 %a3) {
  %r = call i16 @llvm.x86.avx512.mask.cmp.b.128(<16 x i8> %a0, <16 x i8> %a1, i32 3, i16 %a3)
  ret i16 %r
}

define i16 @test18(<16 x i8> %a0, <16 x i8> %a1, i16 %a3) {
  %r = call i16 @llvm.x86.avx512.mask.ucmp.b.128(<16 x i8> %a0, <16 x i8> %a1, i32 3, i16 %a3)
  ret i16 %r
}

define i16 @test19(<16 x i8> %a0, <16 x i8> %a1, i16 %a3) {
  %r = call i16 @llvm.x86.avx512.mask.cmp.b.128(<16 x i8> %a0, <16 x i8> %a1, i32 4, i16 %a3)
  ret i16 %r
}

define i16 @test20(<16 x i8> %a0, <16 x i8> %a1, i16 %a3) {
  %r = call i16 @llvm.x86.avx512.mask.ucmp.b.128(<16 x i8> %a0, <16 x i8> %a1, i32 4, i16 %a3)
  ret i16 %r
}

define i16 @test21(<16 x i8> %a0, <16 x i8> %a1, i16 %a3) {
  %r = call i16 @llvm.x86.avx512.mask.cmp.b.128(<16 x i8> %a0, <16 x i8> %a1, i32 5, i16 %a3)
  ret i16 %r
}

define i16 @test22(<16 x i8> %a0, <16 x i8> %a1, i16 %a3) {
  %r = call i16 @llvm.x86.avx512.mask.ucmp.b.128(<16 x i8> %a0, <16 x i8> %a1, i32 5, i16 %a3)
  ret i16 %r
}

define i16 @test23(<16 x i8> %a0, <16 x i8> %a1, i16 %a3) {
  %r = call i16 @llvm.x86.avx512.mask.cmp.b.128(<16 x i8> %a0, <16 x i8> %a1, i32 6, i16 %a3)
  ret i16 %r
}

define i16 @test24(<16 x i8> %a0, <16 x i8> %a1, i16 %a3) {
  %r = call i16 @llvm.x86.avx512.mask.ucmp.b.128(<16 x i8> %a0, <16 x i8> %a1, i32 6, i16 %a3)
  ret i16 %r
}

define i16 @test25(<16 x i8> %a0, <16 x i8> %a1, i16 %a3) {
  %r = call i16 @llvm.x86.avx512.mask.cmp.b.128(<16 x i8> %a0, <16 x i8> %a1, i32 7, i16 %a3)
  ret i16 %r
}

define i16 @test26(<16 x i8> %a0, <16 x i8> %a1, i16 %a3) {
  %r = call i16 @llvm.x86.avx512.mask.ucmp.b.128(<16 x i8> %a0, <16 x i8> %a1, i32 7, i16 %a3)
  ret i16 %r
}

define i16 @test27(<16 x i8> %a0, <16 x i8> %a1, i16 %a2) {
  %r = call i16 @llvm.x86.avx512.ptestm.b.128(<16 x i8> %a0, <16 x i8> %a1, i16 %a2)
  ret i16 %r
}

define i16 @test28(<16 x i8> %a0, <16 x i8> %a1, i16 %a2) {
  %r = call i16 @llvm.x86.avx512.ptestnm.b.128(<16 x i8> %a0, <16 x i8> %a1, i16 %a2)
  ret i16 %r
}

define <16 x i8> @test29(i8 %a0, <16 x i8> %a1, i16 %a2) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.pbroadcast.b.gpr.128(i8 %a0, <16 x i8> %a1, i16 %a2)
  ret <16 x i8> %r
}

define <16 x i8> @test30(ptr %a0, <16 x i8> %a1, i16 %a2) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.loadu.b.128(ptr %a0, <16 x i8> %a1, i16 %a2)
  ret <16 x i8> %r
}

define void @test31(ptr %a0, <16 x i8> %a1, i16 %a2) {
  call void @llvm.x86.avx512.mask.storeu.b.128(ptr %a0, <16 x i8> %a1, i16 %a2)
  ret void
}

define <16 x i8> @test32(<16 x i8> %a0, <16 x i8> %a1, i16 %a2) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.expand.b.128(<16 x i8> %a0, <16 x i8> %a1, i16 %a2)
  ret <16 x i8> %r
}

define <16 x i8> @test33(<16 x i8> %a0, <16 x i8> %a1, i16 %a2) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.compress.b.128(<16 x i8> %a0, <16 x i8> %a1, i16 %a2)
  ret <16 x i8> %r
}

define <16 x i8> @test34(ptr %a0, <16 x i8> %a1, i16 %a2) {
  %r = call <16 x i8> @llvm.x86.avx512.mask.expand.load.b.128(ptr %a0, <16 x i8> %a1, i16 %a2)
  ret <16 x i8> %r
}

define void @test35(ptr %a0, <16 x i8> %a1, i16 %a2) {
  call void @llvm.x86.avx512.mask.compress.store.b.128(ptr %a0, <16 x i8> %a1, i16 %a2)
  ret void
}

define i16 @test36(<16 x i8> %a0) {
  %r = call i16 @llvm.x86.avx512.cvtb2mask.128(<16 x i8> %a0)
  ret i16 %r
}

define <16 x i8> @test37(i16 %a0) {
  %r = call <16 x i8> @llvm.x86.avx512.cvtmask2b.128(i16 %a0)
  ret <16 x i8> %r
}

define i8 @test38(<8 x i16> %a0, <8 x i16> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 0, i8 %a3)
  ret i8 %r
}

define i8 @test39(<8 x i16> %a0, <8 x i16> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 0, i8 %a3)
  ret i8 %r
}

define i8 @test40(<8 x i16> %a0, <8 x i16> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 1, i8 %a3)
  ret i8 %r
}

define i8 @test41(<8 x i16> %a0, <8 x i16> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 1, i8 %a3)
  ret i8 %r
}

define i8 @test42(<8 x i16> %a0, <8 x i16> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 2, i8 %a3)
  ret i8 %r
}

define i8 @test43(<8 x i16> %a0, <8 x i16> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 2, i8 %a3)
  ret i8 %r
}

define i8 @test44(<8 x i16> %a0, <8 x i16> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 3, i8 %a3)
  ret i8 %r
}

define i8 @test45(<8 x i16> %a0, <8 x i16> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 3, i8 %a3)
  ret i8 %r
}

define i8 @test46(<8 x i16> %a0, <8 x i16> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 4, i8 %a3)
  ret i8 %r
}

define i8 @test47(<8 x i16> %a0, <8 x i16> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 4, i8 %a3)
  ret i8 %r
}

define i8 @test48(<8 x i16> %a0, <8 x i16> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 5, i8 %a3)
  ret i8 %r
}

define i8 @test49(<8 x i16> %a0, <8 x i16> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 5, i8 %a3)
  ret i8 %r
}

define i8 @test50(<8 x i16> %a0, <8 x i16> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 6, i8 %a3)
  ret i8 %r
}

define i8 @test51(<8 x i16> %a0, <8 x i16> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 6, i8 %a3)
  ret i8 %r
}

define i8 @test52(<8 x i16> %a0, <8 x i16> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 7, i8 %a3)
  ret i8 %r
}

define i8 @test53(<8 x i16> %a0, <8 x i16> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.w.128(<8 x i16> %a0, <8 x i16> %a1, i32 7, i8 %a3)
  ret i8 %r
}

define <8 x i16> @test54(i16 %a0, <8 x i16> %a1, i8 %a2) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pbroadcast.w.gpr.128(i16 %a0, <8 x i16> %a1, i8 %a2)
  ret <8 x i16> %r
}

define <8 x i16> @test55(<8 x i16> %a0, <8 x i16> %a1, i8 %a2) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.expand.w.128(<8 x i16> %a0, <8 x i16> %a1, i8 %a2)
  ret <8 x i16> %r
}

define <8 x i16> @test56(<8 x i16> %a0, <8 x i16> %a1, i8 %a2) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.compress.w.128(<8 x i16> %a0, <8 x i16> %a1, i8 %a2)
  ret <8 x i16> %r
}

define i8 @test57(<8 x i16> %a0) {
  %r = call i8 @llvm.x86.avx512.cvtw2mask.128(<8 x i16> %a0)
  ret i8 %r
}

define <8 x i16> @test58(i8 %a0) {
  %r = call <8 x i16> @llvm.x86.avx512.cvtmask2w.128(i8 %a0)
  ret <8 x i16> %r
}

define i8 @test59(<4 x i32> %a0, <4 x i32> %a1, i8 %a2) {
  %r = call i8 @llvm.x86.avx512.mask.pcmpeq.d.128(<4 x i32> %a0, <4 x i32> %a1, i8 %a2)
  ret i8 %r
}

declare <2 x double> @llvm.x86.avx512.mask3.vfmadd.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask3.vfmsub.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask3.vfnmsub.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask3.vfmaddsub.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask3.vfmsubadd.pd.128(<2 x double>, <2 x double>, <2 x double>, i8)
declare i8 @llvm.x86.avx512.mask.cmp.pd.128(<2 x double>, <2 x double>, i32, i8)
declare <2 x double> @llvm.x86.avx512.mask.expand.pd.128(<2 x double>, <2 x double>, i8)
declare <2 x double> @llvm.x86.avx512.mask.compress.pd.128(<2 x double>, <2 x double>, i8)
declare i8 @llvm.x86.avx512.mask.fpclass.pd.128(<2 x double>, i32, i8)
declare i16 @llvm.x86.avx512.mask.pcmpeq.b.128(<16 x i8>, <16 x i8>, i16)
declare i16 @llvm.x86.avx512.mask.pcmpgt.b.128(<16 x i8>, <16 x i8>, i16)
declare i16 @llvm.x86.avx512.mask.cmp.b.128(<16 x i8>, <16 x i8>, i32, i16)
declare i16 @llvm.x86.avx512.mask.ucmp.b.128(<16 x i8>, <16 x i8>, i32, i16)
declare i16 @llvm.x86.avx512.ptestm.b.128(<16 x i8>, <16 x i8>, i16)
declare i16 @llvm.x86.avx512.ptestnm.b.128(<16 x i8>, <16 x i8>, i16)
declare <16 x i8> @llvm.x86.avx512.mask.pbroadcast.b.gpr.128(i8, <16 x i8>, i16)
declare <16 x i8> @llvm.x86.avx512.mask.loadu.b.128(ptr, <16 x i8>, i16)
declare void @llvm.x86.avx512.mask.storeu.b.128(ptr, <16 x i8>, i16)
declare <16 x i8> @llvm.x86.avx512.mask.expand.b.128(<16 x i8>, <16 x i8>, i16)
declare <16 x i8> @llvm.x86.avx512.mask.compress.b.128(<16 x i8>, <16 x i8>, i16)
declare <16 x i8> @llvm.x86.avx512.mask.expand.load.b.128(ptr, <16 x i8>, i16)
declare void @llvm.x86.avx512.mask.compress.store.b.128(ptr, <16 x i8>, i16)
declare i16 @llvm.x86.avx512.cvtb2mask.128(<16 x i8>)
declare <16 x i8> @llvm.x86.avx512.cvtmask2b.128(i16)
declare i8 @llvm.x86.avx512.mask.cmp.w.128(<8 x i16>, <8 x i16>, i32, i8)
declare i8 @llvm.x86.avx512.mask.ucmp.w.128(<8 x i16>, <8 x i16>, i32, i8)
declare <8 x i16> @llvm.x86.avx512.mask.pbroadcast.w.gpr.128(i16, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.expand.w.128(<8 x i16>, <8 x i16>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.compress.w.128(<8 x i16>, <8 x i16>, i8)
declare i8 @llvm.x86.avx512.cvtw2mask.128(<8 x i16>)
declare <8 x i16> @llvm.x86.avx512.cvtmask2w.128(i8)
declare i8 @llvm.x86.avx512.mask.pcmpeq.d.128(<4 x i32>, <4 x i32>, i8)

; -----
define i8 @test0(<4 x i32> %a0, <4 x i32> %a1, i8 %a2) {
  %r = call i8 @llvm.x86.avx512.mask.pcmpgt.d.128(<4 x i32> %a0, <4 x i32> %a1, i8 %a2)
  ret i8 %r
}

define i8 @test1(<4 x i32> %a0, <4 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 0, i8 %a3)
  ret i8 %r
}

define i8 @test2(<4 x i32> %a0, <4 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 0, i8 %a3)
  ret i8 %r
}

define i8 @test3(<4 x i32> %a0, <4 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 1, i8 %a3)
  ret i8 %r
}

define i8 @test4(<4 x i32> %a0, <4 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 1, i8 %a3)
  ret i8 %r
}

define i8 @test5(<4 x i32> %a0, <4 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 2, i8 %a3)
  ret i8 %r
}

define i8 @test6(<4 x i32> %a0, <4 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 2, i8 %a3)
  ret i8 %r
}

define i8 @test7(<4 x i32> %a0, <4 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 3, i8 %a3)
  ret i8 %r
}

define i8 @test8(<4 x i32> %a0, <4 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 3, i8 %a3)
  ret i8 %r
}

define i8 @test9(<4 x i32> %a0, <4 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 4, i8 %a3)
  ret i8 %r
}

define i8 @test10(<4 x i32> %a0, <4 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 4, i8 %a3)
  ret i8 %r
}

define i8 @test11(<4 x i32> %a0, <4 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 5, i8 %a3)
  ret i8 %r
}

define i8 @test12(<4 x i32> %a0, <4 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 5, i8 %a3)
  ret i8 %r
}

define i8 @test13(<4 x i32> %a0, <4 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 6, i8 %a3)
  ret i8 %r
}

define i8 @test14(<4 x i32> %a0, <4 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 6, i8 %a3)
  ret i8 %r
}

define i8 @test15(<4 x i32> %a0, <4 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 7, i8 %a3)
  ret i8 %r
}

define i8 @test16(<4 x i32> %a0, <4 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.d.128(<4 x i32> %a0, <4 x i32> %a1, i32 7, i8 %a3)
  ret i8 %r
}

define i8 @test17(<4 x i32> %a0, <4 x i32> %a1, i8 %a2) {
  %r = call i8 @llvm.x86.avx512.ptestm.d.128(<4 x i32> %a0, <4 x i32> %a1, i8 %a2)
  ret i8 %r
}

define i8 @test18(<4 x i32> %a0, <4 x i32> %a1, i8 %a2) {
  %r = call i8 @llvm.x86.avx512.ptestnm.d.128(<4 x i32> %a0, <4 x i32> %a1, i8 %a2)
  ret i8 %r
}

define <4 x i32> @test19(i32 %a0, <4 x i32> %a1, i8 %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.pbroadcast.d.gpr.128(i32 %a0, <4 x i32> %a1, i8 %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test20(<4 x i32> %a0, <4 x i32> %a1, i8 %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.expand.d.128(<4 x i32> %a0, <4 x i32> %a1, i8 %a2)
  ret <4 x i32> %r
}

define <4 x i32> @test21(<4 x i32> %a0, <4 x i32> %a1, i8 %a2) {
  %r = call <4 x i32> @llvm.x86.avx512.mask.compress.d.128(<4 x i32> %a0, <4 x i32> %a1, i8 %a2)
  ret <4 x i32> %r
}

define i8 @test22(<4 x i32> %a0) {
  %r = call i8 @llvm.x86.avx512.cvtd2mask.128(<4 x i32> %a0)
  ret i8 %r
}

define <4 x i32> @test23(i8 %a0) {
  %r = call <4 x i32> @llvm.x86.avx512.cvtmask2d.128(i8 %a0)
  ret <4 x i32> %r
}

define i8 @test24(<2 x i64> %a0, <2 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.q.128(<2 x i64> %a0, <2 x i64> %a1, i32 0, i8 %a3)
  ret i8 %r
}

define i8 @test25(<2 x i64> %a0, <2 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.128(<2 x i64> %a0, <2 x i64> %a1, i32 0, i8 %a3)
  ret i8 %r
}

define i8 @test26(<2 x i64> %a0, <2 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.q.128(<2 x i64> %a0, <2 x i64> %a1, i32 1, i8 %a3)
  ret i8 %r
}

define i8 @test27(<2 x i64> %a0, <2 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.128(<2 x i64> %a0, <2 x i64> %a1, i32 1, i8 %a3)
  ret i8 %r
}

define i8 @test28(<2 x i64> %a0, <2 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.q.128(<2 x i64> %a0, <2 x i64> %a1, i32 2, i8 %a3)
  ret i8 %r
}

define i8 @test29(<2 x i64> %a0, <2 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.128(<2 x i64> %a0, <2 x i64> %a1, i32 2, i8 %a3)
  ret i8 %r
}

define i8 @test30(<2 x i64> %a0, <2 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.q.128(<2 x i64> %a0, <2 x i64> %a1, i32 3, i8 %a3)
  ret i8 %r
}

define i8 @test31(<2 x i64> %a0, <2 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.128(<2 x i64> %a0, <2 x i64> %a1, i32 3, i8 %a3)
  ret i8 %r
}

define i8 @test32(<2 x i64> %a0, <2 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.q.128(<2 x i64> %a0, <2 x i64> %a1, i32 4, i8 %a3)
  ret i8 %r
}

define i8 @test33(<2 x i64> %a0, <2 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.128(<2 x i64> %a0, <2 x i64> %a1, i32 4, i8 %a3)
  ret i8 %r
}

define i8 @test34(<2 x i64> %a0, <2 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.q.128(<2 x i64> %a0, <2 x i64> %a1, i32 5, i8 %a3)
  ret i8 %r
}

define i8 @test35(<2 x i64> %a0, <2 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.128(<2 x i64> %a0, <2 x i64> %a1, i32 5, i8 %a3)
  ret i8 %r
}

define i8 @test36(<2 x i64> %a0, <2 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.q.128(<2 x i64> %a0, <2 x i64> %a1, i32 6, i8 %a3)
  ret i8 %r
}

define i8 @test37(<2 x i64> %a0, <2 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.128(<2 x i64> %a0, <2 x i64> %a1, i32 6, i8 %a3)
  ret i8 %r
}

define i8 @test38(<2 x i64> %a0, <2 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.q.128(<2 x i64> %a0, <2 x i64> %a1, i32 7, i8 %a3)
  ret i8 %r
}

define i8 @test39(<2 x i64> %a0, <2 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.128(<2 x i64> %a0, <2 x i64> %a1, i32 7, i8 %a3)
  ret i8 %r
}

define <2 x i64> @test40(i64 %a0, <2 x i64> %a1, i8 %a2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pbroadcast.q.gpr.128(i64 %a0, <2 x i64> %a1, i8 %a2)
  ret <2 x i64> %r
}

define <2 x i64> @test41(<2 x i64> %a0, <2 x i64> %a1, i8 %a2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.expand.q.128(<2 x i64> %a0, <2 x i64> %a1, i8 %a2)
  ret <2 x i64> %r
}

define <2 x i64> @test42(<2 x i64> %a0, <2 x i64> %a1, i8 %a2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.compress.q.128(<2 x i64> %a0, <2 x i64> %a1, i8 %a2)
  ret <2 x i64> %r
}

define i8 @test43(<2 x i64> %a0) {
  %r = call i8 @llvm.x86.avx512.cvtq2mask.128(<2 x i64> %a0)
  ret i8 %r
}

define <2 x i64> @test44(i8 %a0) {
  %r = call <2 x i64> @llvm.x86.avx512.cvtmask2q.128(i8 %a0)
  ret <2 x i64> %r
}

define <8 x i16> @test45(<16 x i8> %a0, <8 x i16> %a1, i8 %a2) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pmovsxb.w.128(<16 x i8> %a0, <8 x i16> %a1, i8 %a2)
  ret <8 x i16> %r
}

define <2 x i64> @test46(<4 x i32> %a0, <2 x i64> %a1, i8 %a2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pmovsxd.q.128(<4 x i32> %a0, <2 x i64> %a1, i8 %a2)
  ret <2 x i64> %r
}

define <8 x i16> @test47(<16 x i8> %a0, <8 x i16> %a1, i8 %a2) {
  %r = call <8 x i16> @llvm.x86.avx512.mask.pmovzxb.w.128(<16 x i8> %a0, <8 x i16> %a1, i8 %a2)
  ret <8 x i16> %r
}

define <2 x i64> @test48(<4 x i32> %a0, <2 x i64> %a1, i8 %a2) {
  %r = call <2 x i64> @llvm.x86.avx512.mask.pmovzxd.q.128(<4 x i32> %a0, <2 x i64> %a1, i8 %a2)
  ret <2 x i64> %r
}

define <8 x i32> @test49(<8 x i32> %a0, <8 x i32> %a1, i8 %a2) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.lzcnt.d.256(<8 x i32> %a0, <8 x i32> %a1, i8 %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test50(<8 x i32> %a0, <8 x i32> %a1, i8 %a2) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.conflict.d.256(<8 x i32> %a0, <8 x i32> %a1, i8 %a2)
  ret <8 x i32> %r
}

define <4 x i64> @test51(<4 x i64> %a0, <4 x i64> %a1, i8 %a2) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.conflict.q.256(<4 x i64> %a0, <4 x i64> %a1, i8 %a2)
  ret <4 x i64> %r
}

define <8 x float> @test52(<8 x float> %a0, <8 x float> %a1, i8 %a2) {
  %r = call <8 x float> @llvm.x86.avx512.mask.movsldup.256(<8 x float> %a0, <8 x float> %a1, i8 %a2)
  ret <8 x float> %r
}

define <8 x float> @test53(<8 x float> %a0, <8 x float> %a1, i8 %a2) {
  %r = call <8 x float> @llvm.x86.avx512.mask.movshdup.256(<8 x float> %a0, <8 x float> %a1, i8 %a2)
  ret <8 x float> %r
}

define <8 x float> @test54(<8 x float> %a0, <8 x float> %a1, i8 %a2) {
  %r = call <8 x float> @llvm.x86.avx512.mask.sqrt.ps.256(<8 x float> %a0, <8 x float> %a1, i8 %a2)
  ret <8 x float> %r
}

define <8 x i32> @test55(<8 x i32> %a0, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.pshuf.d.256(<8 x i32> %a0, i32 27, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x float> @test56(<8 x float> %a0, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.vpermil.ps.256(<8 x float> %a0, i32 27, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <4 x double> @test57(<4 x double> %a0, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.mask.perm.df.256(<4 x double> %a0, i32 27, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define <4 x i64> @test58(<4 x i64> %a0, <4 x i64> %a2, i8 %a3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.perm.di.256(<4 x i64> %a0, i32 27, <4 x i64> %a2, i8 %a3)
  ret <4 x i64> %r
}

define <8 x i32> @test59(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a3, i8 %a4) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.valign.d.256(<8 x i32> %a0, <8 x i32> %a1, i32 3, <8 x i32> %a3, i8 %a4)
  ret <8 x i32> %r
}

declare i8 @llvm.x86.avx512.mask.pcmpgt.d.128(<4 x i32>, <4 x i32>, i8)
declare i8 @llvm.x86.avx512.mask.cmp.d.128(<4 x i32>, <4 x i32>, i32, i8)
declare i8 @llvm.x86.avx512.mask.ucmp.d.128(<4 x i32>, <4 x i32>, i32, i8)
declare i8 @llvm.x86.avx512.ptestm.d.128(<4 x i32>, <4 x i32>, i8)
declare i8 @llvm.x86.avx512.ptestnm.d.128(<4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.pbroadcast.d.gpr.128(i32, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.expand.d.128(<4 x i32>, <4 x i32>, i8)
declare <4 x i32> @llvm.x86.avx512.mask.compress.d.128(<4 x i32>, <4 x i32>, i8)
declare i8 @llvm.x86.avx512.cvtd2mask.128(<4 x i32>)
declare <4 x i32> @llvm.x86.avx512.cvtmask2d.128(i8)
declare i8 @llvm.x86.avx512.mask.cmp.q.128(<2 x i64>, <2 x i64>, i32, i8)
declare i8 @llvm.x86.avx512.mask.ucmp.q.128(<2 x i64>, <2 x i64>, i32, i8)
declare <2 x i64> @llvm.x86.avx512.mask.pbroadcast.q.gpr.128(i64, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.expand.q.128(<2 x i64>, <2 x i64>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.compress.q.128(<2 x i64>, <2 x i64>, i8)
declare i8 @llvm.x86.avx512.cvtq2mask.128(<2 x i64>)
declare <2 x i64> @llvm.x86.avx512.cvtmask2q.128(i8)
declare <8 x i16> @llvm.x86.avx512.mask.pmovsxb.w.128(<16 x i8>, <8 x i16>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.pmovsxd.q.128(<4 x i32>, <2 x i64>, i8)
declare <8 x i16> @llvm.x86.avx512.mask.pmovzxb.w.128(<16 x i8>, <8 x i16>, i8)
declare <2 x i64> @llvm.x86.avx512.mask.pmovzxd.q.128(<4 x i32>, <2 x i64>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.lzcnt.d.256(<8 x i32>, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.conflict.d.256(<8 x i32>, <8 x i32>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.conflict.q.256(<4 x i64>, <4 x i64>, i8)
declare <8 x float> @llvm.x86.avx512.mask.movsldup.256(<8 x float>, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.movshdup.256(<8 x float>, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.sqrt.ps.256(<8 x float>, <8 x float>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.pshuf.d.256(<8 x i32>, i32, <8 x i32>, i8)
declare <8 x float> @llvm.x86.avx512.mask.vpermil.ps.256(<8 x float>, i32, <8 x float>, i8)
declare <4 x double> @llvm.x86.avx512.mask.perm.df.256(<4 x double>, i32, <4 x double>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.perm.di.256(<4 x i64>, i32, <4 x i64>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.valign.d.256(<8 x i32>, <8 x i32>, i32, <8 x i32>, i8)

; -----
define <8 x float> @test0(<8 x float> %a0, <8 x float> %a1, <8 x float> %a3, i8 %a4) {
  %r = call <8 x float> @llvm.x86.avx512.mask.shuf.ps.256(<8 x float> %a0, <8 x float> %a1, i32 27, <8 x float> %a3, i8 %a4)
  ret <8 x float> %r
}

define <8 x float> @test1(<8 x float> %a0, <8 x i32> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.vpermilvar.ps.256(<8 x float> %a0, <8 x i32> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <8 x float> @test2(<8 x float> %a0, <8 x i32> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.permvar.sf.256(<8 x float> %a0, <8 x i32> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <8 x i32> @test3(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.permvar.si.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a3)
  ret <8 x i32> %r
}

define <8 x float> @test4(<8 x i32> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.vpermt2var.ps.256(<8 x i32> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <8 x i32> @test5(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a4) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.pternlog.d.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i32 5, i8 %a4)
  ret <8 x i32> %r
}

define <8 x float> @test6(<8 x i32> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.maskz.vpermt2var.ps.256(<8 x i32> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <8 x i32> @test7(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i8 %a4) {
  %r = call <8 x i32> @llvm.x86.avx512.maskz.pternlog.d.256(<8 x i32> %a0, <8 x i32> %a1, <8 x i32> %a2, i32 5, i8 %a4)
  ret <8 x i32> %r
}

define <8 x float> @test8(<8 x float> %a0, <8 x i32> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.vpermi2var.ps.256(<8 x float> %a0, <8 x i32> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <8 x float> @test9(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.vfmadd.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <8 x float> @test10(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.vfnmadd.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <8 x float> @test11(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.vfnmsub.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <8 x float> @test12(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask.vfmaddsub.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <8 x float> @test13(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.maskz.vfmadd.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <8 x float> @test14(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.maskz.vfmaddsub.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <8 x float> @test15(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask3.vfmadd.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <8 x float> @test16(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask3.vfmsub.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <8 x float> @test17(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask3.vfnmsub.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <8 x float> @test18(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask3.vfmaddsub.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define <8 x float> @test19(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3) {
  %r = call <8 x float> @llvm.x86.avx512.mask3.vfmsubadd.ps.256(<8 x float> %a0, <8 x float> %a1, <8 x float> %a2, i8 %a3)
  ret <8 x float> %r
}

define i8 @test20(<8 x float> %a0, <8 x float> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.ps.256(<8 x float> %a0, <8 x float> %a1, i32 2, i8 %a3)
  ret i8 %r
}

define <8 x float> @test21(ptr %a0, <8 x float> %a1, i8 %a2) {
  %r = call <8 x float> @llvm.x86.avx512.mask.load.ps.256(ptr %a0, <8 x float> %a1, i8 %a2)
  ret <8 x float> %r
}

define void @test22(ptr %a0, <8 x float> %a1, i8 %a2) {
  call void @llvm.x86.avx512.mask.store.ps.256(ptr %a0, <8 x float> %a1, i8 %a2)
  ret void
}

define <8 x float> @test23(<8 x float> %a0, <8 x float> %a1, i8 %a2) {
  %r = call <8 x float> @llvm.x86.avx512.mask.expand.ps.256(<8 x float> %a0, <8 x float> %a1, i8 %a2)
  ret <8 x float> %r
}

define <8 x float> @test24(<8 x float> %a0, <8 x float> %a1, i8 %a2) {
  %r = call <8 x float> @llvm.x86.avx512.mask.compress.ps.256(<8 x float> %a0, <8 x float> %a1, i8 %a2)
  ret <8 x float> %r
}

define i8 @test25(<8 x float> %a0, i8 %a2) {
  %r = call i8 @llvm.x86.avx512.mask.fpclass.ps.256(<8 x float> %a0, i32 2, i8 %a2)
  ret i8 %r
}

define <4 x double> @test26(<4 x double> %a0, <4 x i64> %a1, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.mask.vpermilvar.pd.256(<4 x double> %a0, <4 x i64> %a1, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define <4 x double> @test27(<4 x double> %a0, <4 x i64> %a1, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.mask.permvar.df.256(<4 x double> %a0, <4 x i64> %a1, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define <4 x i64> @test28(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i8 %a3) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.permvar.di.256(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i8 %a3)
  ret <4 x i64> %r
}

define <4 x double> @test29(<4 x i64> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.mask.vpermt2var.pd.256(<4 x i64> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define <4 x i64> @test30(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i8 %a4) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.pternlog.q.256(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i32 5, i8 %a4)
  ret <4 x i64> %r
}

define <4 x double> @test31(<4 x i64> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.maskz.vpermt2var.pd.256(<4 x i64> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define <4 x i64> @test32(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i8 %a4) {
  %r = call <4 x i64> @llvm.x86.avx512.maskz.pternlog.q.256(<4 x i64> %a0, <4 x i64> %a1, <4 x i64> %a2, i32 5, i8 %a4)
  ret <4 x i64> %r
}

define <4 x double> @test33(<4 x double> %a0, <4 x i64> %a1, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.mask.vpermi2var.pd.256(<4 x double> %a0, <4 x i64> %a1, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define <4 x double> @test34(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.mask.vfmadd.pd.256(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define <4 x double> @test35(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.mask.vfnmadd.pd.256(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define <4 x double> @test36(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.mask.vfnmsub.pd.256(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define <4 x double> @test37(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.mask.vfmaddsub.pd.256(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define <4 x double> @test38(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.maskz.vfmadd.pd.256(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define <4 x double> @test39(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.maskz.vfmaddsub.pd.256(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define <4 x double> @test40(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.mask3.vfmadd.pd.256(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define <4 x double> @test41(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.mask3.vfmsub.pd.256(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define <4 x double> @test42(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.mask3.vfnmsub.pd.256(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define <4 x double> @test43(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.mask3.vfmaddsub.pd.256(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define <4 x double> @test44(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3) {
  %r = call <4 x double> @llvm.x86.avx512.mask3.vfmsubadd.pd.256(<4 x double> %a0, <4 x double> %a1, <4 x double> %a2, i8 %a3)
  ret <4 x double> %r
}

define i8 @test45(<4 x double> %a0, <4 x double> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.pd.256(<4 x double> %a0, <4 x double> %a1, i32 2, i8 %a3)
  ret i8 %r
}

define <4 x double> @test46(<4 x double> %a0, <4 x double> %a1, i8 %a2) {
  %r = call <4 x double> @llvm.x86.avx512.mask.expand.pd.256(<4 x double> %a0, <4 x double> %a1, i8 %a2)
  ret <4 x double> %r
}

define <4 x double> @test47(<4 x double> %a0, <4 x double> %a1, i8 %a2) {
  %r = call <4 x double> @llvm.x86.avx512.mask.compress.pd.256(<4 x double> %a0, <4 x double> %a1, i8 %a2)
  ret <4 x double> %r
}

define i8 @test48(<4 x double> %a0, i8 %a2) {
  %r = call i8 @llvm.x86.avx512.mask.fpclass.pd.256(<4 x double> %a0, i32 2, i8 %a2)
  ret i8 %r
}

define <32 x i8> @test49(<32 x i8> %a0, <32 x i8> %a1, i32 %a2) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.expand.b.256(<32 x i8> %a0, <32 x i8> %a1, i32 %a2)
  ret <32 x i8> %r
}

define <32 x i8> @test50(<32 x i8> %a0, <32 x i8> %a1, i32 %a2) {
  %r = call <32 x i8> @llvm.x86.avx512.mask.compress.b.256(<32 x i8> %a0, <32 x i8> %a1, i32 %a2)
  ret <32 x i8> %r
}

define <16 x i16> @test51(<16 x i16> %a0, <16 x i16> %a1, i16 %a2) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.expand.w.256(<16 x i16> %a0, <16 x i16> %a1, i16 %a2)
  ret <16 x i16> %r
}

define <16 x i16> @test52(<16 x i16> %a0, <16 x i16> %a1, i16 %a2) {
  %r = call <16 x i16> @llvm.x86.avx512.mask.compress.w.256(<16 x i16> %a0, <16 x i16> %a1, i16 %a2)
  ret <16 x i16> %r
}

define i8 @test53(<8 x i32> %a0, <8 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.256(<8 x i32> %a0, <8 x i32> %a1, i32 0, i8 %a3)
  ret i8 %r
}

define i8 @test54(<8 x i32> %a0, <8 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.d.256(<8 x i32> %a0, <8 x i32> %a1, i32 0, i8 %a3)
  ret i8 %r
}

define i8 @test55(<8 x i32> %a0, <8 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.256(<8 x i32> %a0, <8 x i32> %a1, i32 1, i8 %a3)
  ret i8 %r
}

define i8 @test56(<8 x i32> %a0, <8 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.d.256(<8 x i32> %a0, <8 x i32> %a1, i32 1, i8 %a3)
  ret i8 %r
}

define i8 @test57(<8 x i32> %a0, <8 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.256(<8 x i32> %a0, <8 x i32> %a1, i32 2, i8 %a3)
  ret i8 %r
}

define i8 @test58(<8 x i32> %a0, <8 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.d.256(<8 x i32> %a0, <8 x i32> %a1, i32 2, i8 %a3)
  ret i8 %r
}

define i8 @test59(<8 x i32> %a0, <8 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.256(<8 x i32> %a0, <8 x i32> %a1, i32 3, i8 %a3)
  ret i8 %r
}

declare <8 x float> @llvm.x86.avx512.mask.shuf.ps.256(<8 x float>, <8 x float>, i32, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.vpermilvar.ps.256(<8 x float>, <8 x i32>, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.permvar.sf.256(<8 x float>, <8 x i32>, <8 x float>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.permvar.si.256(<8 x i32>, <8 x i32>, <8 x i32>, i8)
declare <8 x float> @llvm.x86.avx512.mask.vpermt2var.ps.256(<8 x i32>, <8 x float>, <8 x float>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.pternlog.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i32, i8)
declare <8 x float> @llvm.x86.avx512.maskz.vpermt2var.ps.256(<8 x i32>, <8 x float>, <8 x float>, i8)
declare <8 x i32> @llvm.x86.avx512.maskz.pternlog.d.256(<8 x i32>, <8 x i32>, <8 x i32>, i32, i8)
declare <8 x float> @llvm.x86.avx512.mask.vpermi2var.ps.256(<8 x float>, <8 x i32>, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.vfmadd.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.vfnmadd.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.vfnmsub.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.vfmaddsub.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx512.maskz.vfmadd.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx512.maskz.vfmaddsub.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask3.vfmadd.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask3.vfmsub.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask3.vfnmsub.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask3.vfmaddsub.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask3.vfmsubadd.ps.256(<8 x float>, <8 x float>, <8 x float>, i8)
declare i8 @llvm.x86.avx512.mask.cmp.ps.256(<8 x float>, <8 x float>, i32, i8)
declare <8 x float> @llvm.x86.avx512.mask.load.ps.256(ptr, <8 x float>, i8)
declare void @llvm.x86.avx512.mask.store.ps.256(ptr, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.expand.ps.256(<8 x float>, <8 x float>, i8)
declare <8 x float> @llvm.x86.avx512.mask.compress.ps.256(<8 x float>, <8 x float>, i8)
declare i8 @llvm.x86.avx512.mask.fpclass.ps.256(<8 x float>, i32, i8)
declare <4 x double> @llvm.x86.avx512.mask.vpermilvar.pd.256(<4 x double>, <4 x i64>, <4 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask.permvar.df.256(<4 x double>, <4 x i64>, <4 x double>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.permvar.di.256(<4 x i64>, <4 x i64>, <4 x i64>, i8)
declare <4 x double> @llvm.x86.avx512.mask.vpermt2var.pd.256(<4 x i64>, <4 x double>, <4 x double>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.pternlog.q.256(<4 x i64>, <4 x i64>, <4 x i64>, i32, i8)
declare <4 x double> @llvm.x86.avx512.maskz.vpermt2var.pd.256(<4 x i64>, <4 x double>, <4 x double>, i8)
declare <4 x i64> @llvm.x86.avx512.maskz.pternlog.q.256(<4 x i64>, <4 x i64>, <4 x i64>, i32, i8)
declare <4 x double> @llvm.x86.avx512.mask.vpermi2var.pd.256(<4 x double>, <4 x i64>, <4 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask.vfmadd.pd.256(<4 x double>, <4 x double>, <4 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask.vfnmadd.pd.256(<4 x double>, <4 x double>, <4 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask.vfnmsub.pd.256(<4 x double>, <4 x double>, <4 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask.vfmaddsub.pd.256(<4 x double>, <4 x double>, <4 x double>, i8)
declare <4 x double> @llvm.x86.avx512.maskz.vfmadd.pd.256(<4 x double>, <4 x double>, <4 x double>, i8)
declare <4 x double> @llvm.x86.avx512.maskz.vfmaddsub.pd.256(<4 x double>, <4 x double>, <4 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask3.vfmadd.pd.256(<4 x double>, <4 x double>, <4 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask3.vfmsub.pd.256(<4 x double>, <4 x double>, <4 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask3.vfnmsub.pd.256(<4 x double>, <4 x double>, <4 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask3.vfmaddsub.pd.256(<4 x double>, <4 x double>, <4 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask3.vfmsubadd.pd.256(<4 x double>, <4 x double>, <4 x double>, i8)
declare i8 @llvm.x86.avx512.mask.cmp.pd.256(<4 x double>, <4 x double>, i32, i8)
declare <4 x double> @llvm.x86.avx512.mask.expand.pd.256(<4 x double>, <4 x double>, i8)
declare <4 x double> @llvm.x86.avx512.mask.compress.pd.256(<4 x double>, <4 x double>, i8)
declare i8 @llvm.x86.avx512.mask.fpclass.pd.256(<4 x double>, i32, i8)
declare <32 x i8> @llvm.x86.avx512.mask.expand.b.256(<32 x i8>, <32 x i8>, i32)
declare <32 x i8> @llvm.x86.avx512.mask.compress.b.256(<32 x i8>, <32 x i8>, i32)
declare <16 x i16> @llvm.x86.avx512.mask.expand.w.256(<16 x i16>, <16 x i16>, i16)
declare <16 x i16> @llvm.x86.avx512.mask.compress.w.256(<16 x i16>, <16 x i16>, i16)
declare i8 @llvm.x86.avx512.mask.cmp.d.256(<8 x i32>, <8 x i32>, i32, i8)
declare i8 @llvm.x86.avx512.mask.ucmp.d.256(<8 x i32>, <8 x i32>, i32, i8)

; -----
define i8 @test0(<8 x i32> %a0, <8 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.d.256(<8 x i32> %a0, <8 x i32> %a1, i32 3, i8 %a3)
  ret i8 %r
}

define i8 @test1(<8 x i32> %a0, <8 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.256(<8 x i32> %a0, <8 x i32> %a1, i32 4, i8 %a3)
  ret i8 %r
}

define i8 @test2(<8 x i32> %a0, <8 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.d.256(<8 x i32> %a0, <8 x i32> %a1, i32 4, i8 %a3)
  ret i8 %r
}

define i8 @test3(<8 x i32> %a0, <8 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.256(<8 x i32> %a0, <8 x i32> %a1, i32 5, i8 %a3)
  ret i8 %r
}

define i8 @test4(<8 x i32> %a0, <8 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.d.256(<8 x i32> %a0, <8 x i32> %a1, i32 5, i8 %a3)
  ret i8 %r
}

define i8 @test5(<8 x i32> %a0, <8 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.256(<8 x i32> %a0, <8 x i32> %a1, i32 6, i8 %a3)
  ret i8 %r
}

define i8 @test6(<8 x i32> %a0, <8 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.d.256(<8 x i32> %a0, <8 x i32> %a1, i32 6, i8 %a3)
  ret i8 %r
}

define i8 @test7(<8 x i32> %a0, <8 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.d.256(<8 x i32> %a0, <8 x i32> %a1, i32 7, i8 %a3)
  ret i8 %r
}

define i8 @test8(<8 x i32> %a0, <8 x i32> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.d.256(<8 x i32> %a0, <8 x i32> %a1, i32 7, i8 %a3)
  ret i8 %r
}

define <8 x i32> @test9(i32 %a0, <8 x i32> %a1, i8 %a2) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.pbroadcast.d.gpr.256(i32 %a0, <8 x i32> %a1, i8 %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test10(<8 x i32> %a0, <8 x i32> %a1, i8 %a2) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.expand.d.256(<8 x i32> %a0, <8 x i32> %a1, i8 %a2)
  ret <8 x i32> %r
}

define <8 x i32> @test11(<8 x i32> %a0, <8 x i32> %a1, i8 %a2) {
  %r = call <8 x i32> @llvm.x86.avx512.mask.compress.d.256(<8 x i32> %a0, <8 x i32> %a1, i8 %a2)
  ret <8 x i32> %r
}

define i8 @test12(<8 x i32> %a0) {
  %r = call i8 @llvm.x86.avx512.cvtd2mask.256(<8 x i32> %a0)
  ret i8 %r
}

define <8 x i32> @test13(i8 %a0) {
  %r = call <8 x i32> @llvm.x86.avx512.cvtmask2d.256(i8 %a0)
  ret <8 x i32> %r
}

define <4 x i64> @test14(<4 x i64> %a0, <4 x i64> %a1, i8 %a2) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.expand.q.256(<4 x i64> %a0, <4 x i64> %a1, i8 %a2)
  ret <4 x i64> %r
}

define <4 x i64> @test15(<4 x i64> %a0, <4 x i64> %a1, i8 %a2) {
  %r = call <4 x i64> @llvm.x86.avx512.mask.compress.q.256(<4 x i64> %a0, <4 x i64> %a1, i8 %a2)
  ret <4 x i64> %r
}

define <16 x i32> @test16(<16 x i32> %a0, <16 x i32> %a1, i16 %a2) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.conflict.d.512(<16 x i32> %a0, <16 x i32> %a1, i16 %a2)
  ret <16 x i32> %r
}

define <8 x i64> @test17(<8 x i64> %a0, <8 x i64> %a1, i8 %a2) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.conflict.q.512(<8 x i64> %a0, <8 x i64> %a1, i8 %a2)
  ret <8 x i64> %r
}

define <8 x double> @test18(<8 x double> %a0, <8 x double> %a1, i8 %a2) {
  %r = call <8 x double> @llvm.x86.avx512.mask.movddup.512(<8 x double> %a0, <8 x double> %a1, i8 %a2)
  ret <8 x double> %r
}

define <16 x float> @test19(<16 x float> %a0, <16 x float> %a1, i16 %a2) {
  %r = call <16 x float> @llvm.x86.avx512.mask.sqrt.ps.512(<16 x float> %a0, <16 x float> %a1, i16 %a2, i32 4)
  ret <16 x float> %r
}

define <8 x double> @test20(<8 x double> %a0, <8 x double> %a1, i8 %a2) {
  %r = call <8 x double> @llvm.x86.avx512.mask.sqrt.pd.512(<8 x double> %a0, <8 x double> %a1, i8 %a2, i32 4)
  ret <8 x double> %r
}

define <8 x double> @test21(<8 x double> %a0, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask.vpermil.pd.512(<8 x double> %a0, i32 5, <8 x double> %a2, i8 %a3)
  ret <8 x double> %r
}

define <8 x double> @test22(<8 x double> %a0, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask.perm.df.512(<8 x double> %a0, i32 27, <8 x double> %a2, i8 %a3)
  ret <8 x double> %r
}

define <8 x i64> @test23(<8 x i64> %a0, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.perm.di.512(<8 x i64> %a0, i32 27, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <16 x float> @test24(<16 x float> %a0, <16 x i32> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask.vpermilvar.ps.512(<16 x float> %a0, <16 x i32> %a1, <16 x float> %a2, i16 %a3)
  ret <16 x float> %r
}

define <16 x float> @test25(<16 x float> %a0, <16 x i32> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask.permvar.sf.512(<16 x float> %a0, <16 x i32> %a1, <16 x float> %a2, i16 %a3)
  ret <16 x float> %r
}

define <16 x i32> @test26(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.permvar.si.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a3)
  ret <16 x i32> %r
}

define <16 x float> @test27(<16 x i32> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask.vpermt2var.ps.512(<16 x i32> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3)
  ret <16 x float> %r
}

define <16 x i32> @test28(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a4) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.pternlog.d.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i32 5, i16 %a4)
  ret <16 x i32> %r
}

define <16 x float> @test29(<16 x i32> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.maskz.vpermt2var.ps.512(<16 x i32> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3)
  ret <16 x float> %r
}

define <16 x i32> @test30(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i16 %a4) {
  %r = call <16 x i32> @llvm.x86.avx512.maskz.pternlog.d.512(<16 x i32> %a0, <16 x i32> %a1, <16 x i32> %a2, i32 5, i16 %a4)
  ret <16 x i32> %r
}

define <16 x float> @test31(<16 x float> %a0, <16 x i32> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask.vpermi2var.ps.512(<16 x float> %a0, <16 x i32> %a1, <16 x float> %a2, i16 %a3)
  ret <16 x float> %r
}

define <16 x float> @test32(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask.vfmadd.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3, i32 4)
  ret <16 x float> %r
}

define <16 x float> @test33(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask.vfnmadd.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3, i32 4)
  ret <16 x float> %r
}

define <16 x float> @test34(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask.vfnmsub.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3, i32 4)
  ret <16 x float> %r
}

define <16 x float> @test35(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.maskz.vfmadd.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3, i32 4)
  ret <16 x float> %r
}

define <16 x float> @test36(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask3.vfmadd.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3, i32 4)
  ret <16 x float> %r
}

define <16 x float> @test37(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask3.vfmsub.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3, i32 4)
  ret <16 x float> %r
}

define <16 x float> @test38(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask3.vfnmsub.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3, i32 4)
  ret <16 x float> %r
}

define i16 @test39(<16 x float> %a0, <16 x float> %a1, i16 %a3) {
  %r = call i16 @llvm.x86.avx512.mask.cmp.ps.512(<16 x float> %a0, <16 x float> %a1, i32 2, i16 %a3, i32 4)
  ret i16 %r
}

define <16 x float> @test40(<16 x float> %a0, <16 x float> %a1, i16 %a2) {
  %r = call <16 x float> @llvm.x86.avx512.mask.expand.ps.512(<16 x float> %a0, <16 x float> %a1, i16 %a2)
  ret <16 x float> %r
}

define <16 x float> @test41(<16 x float> %a0, <16 x float> %a1, i16 %a2) {
  %r = call <16 x float> @llvm.x86.avx512.mask.compress.ps.512(<16 x float> %a0, <16 x float> %a1, i16 %a2)
  ret <16 x float> %r
}

define i16 @test42(<16 x float> %a0, i16 %a2) {
  %r = call i16 @llvm.x86.avx512.mask.fpclass.ps.512(<16 x float> %a0, i32 2, i16 %a2)
  ret i16 %r
}

define <8 x double> @test43(<8 x double> %a0, <8 x double> %a1, <8 x double> %a3, i8 %a4) {
  %r = call <8 x double> @llvm.x86.avx512.mask.shuf.pd.512(<8 x double> %a0, <8 x double> %a1, i32 27, <8 x double> %a3, i8 %a4)
  ret <8 x double> %r
}

define <8 x double> @test44(<8 x double> %a0, <8 x i64> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask.vpermilvar.pd.512(<8 x double> %a0, <8 x i64> %a1, <8 x double> %a2, i8 %a3)
  ret <8 x double> %r
}

define <8 x double> @test45(<8 x double> %a0, <8 x i64> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask.permvar.df.512(<8 x double> %a0, <8 x i64> %a1, <8 x double> %a2, i8 %a3)
  ret <8 x double> %r
}

define <8 x i64> @test46(<8 x i64> %a0, <8 x i64> %a1, <8 x i64> %a2, i8 %a3) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.permvar.di.512(<8 x i64> %a0, <8 x i64> %a1, <8 x i64> %a2, i8 %a3)
  ret <8 x i64> %r
}

define <8 x double> @test47(<8 x i64> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask.vpermt2var.pd.512(<8 x i64> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3)
  ret <8 x double> %r
}

define <8 x i64> @test48(<8 x i64> %a0, <8 x i64> %a1, <8 x i64> %a2, i8 %a4) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.pternlog.q.512(<8 x i64> %a0, <8 x i64> %a1, <8 x i64> %a2, i32 5, i8 %a4)
  ret <8 x i64> %r
}

define <8 x double> @test49(<8 x i64> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.maskz.vpermt2var.pd.512(<8 x i64> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3)
  ret <8 x double> %r
}

define <8 x i64> @test50(<8 x i64> %a0, <8 x i64> %a1, <8 x i64> %a2, i8 %a4) {
  %r = call <8 x i64> @llvm.x86.avx512.maskz.pternlog.q.512(<8 x i64> %a0, <8 x i64> %a1, <8 x i64> %a2, i32 5, i8 %a4)
  ret <8 x i64> %r
}

define <8 x double> @test51(<8 x double> %a0, <8 x i64> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask.vpermi2var.pd.512(<8 x double> %a0, <8 x i64> %a1, <8 x double> %a2, i8 %a3)
  ret <8 x double> %r
}

define <8 x double> @test52(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask.vfmadd.pd.512(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3, i32 4)
  ret <8 x double> %r
}

define <8 x double> @test53(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask.vfnmadd.pd.512(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3, i32 4)
  ret <8 x double> %r
}

define <8 x double> @test54(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask.vfnmsub.pd.512(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3, i32 4)
  ret <8 x double> %r
}

define <8 x double> @test55(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.maskz.vfmadd.pd.512(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3, i32 4)
  ret <8 x double> %r
}

define <8 x double> @test56(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask3.vfmadd.pd.512(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3, i32 4)
  ret <8 x double> %r
}

define <8 x double> @test57(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask3.vfmsub.pd.512(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3, i32 4)
  ret <8 x double> %r
}

define <8 x double> @test58(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask3.vfnmsub.pd.512(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3, i32 4)
  ret <8 x double> %r
}

define i8 @test59(<8 x double> %a0, <8 x double> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.pd.512(<8 x double> %a0, <8 x double> %a1, i32 2, i8 %a3, i32 4)
  ret i8 %r
}

declare i8 @llvm.x86.avx512.mask.ucmp.d.256(<8 x i32>, <8 x i32>, i32, i8)
declare i8 @llvm.x86.avx512.mask.cmp.d.256(<8 x i32>, <8 x i32>, i32, i8)
declare <8 x i32> @llvm.x86.avx512.mask.pbroadcast.d.gpr.256(i32, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.expand.d.256(<8 x i32>, <8 x i32>, i8)
declare <8 x i32> @llvm.x86.avx512.mask.compress.d.256(<8 x i32>, <8 x i32>, i8)
declare i8 @llvm.x86.avx512.cvtd2mask.256(<8 x i32>)
declare <8 x i32> @llvm.x86.avx512.cvtmask2d.256(i8)
declare <4 x i64> @llvm.x86.avx512.mask.expand.q.256(<4 x i64>, <4 x i64>, i8)
declare <4 x i64> @llvm.x86.avx512.mask.compress.q.256(<4 x i64>, <4 x i64>, i8)
declare <16 x i32> @llvm.x86.avx512.mask.conflict.d.512(<16 x i32>, <16 x i32>, i16)
declare <8 x i64> @llvm.x86.avx512.mask.conflict.q.512(<8 x i64>, <8 x i64>, i8)
declare <8 x double> @llvm.x86.avx512.mask.movddup.512(<8 x double>, <8 x double>, i8)
declare <16 x float> @llvm.x86.avx512.mask.sqrt.ps.512(<16 x float>, <16 x float>, i16, i32)
declare <8 x double> @llvm.x86.avx512.mask.sqrt.pd.512(<8 x double>, <8 x double>, i8, i32)
declare <8 x double> @llvm.x86.avx512.mask.vpermil.pd.512(<8 x double>, i32, <8 x double>, i8)
declare <8 x double> @llvm.x86.avx512.mask.perm.df.512(<8 x double>, i32, <8 x double>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.perm.di.512(<8 x i64>, i32, <8 x i64>, i8)
declare <16 x float> @llvm.x86.avx512.mask.vpermilvar.ps.512(<16 x float>, <16 x i32>, <16 x float>, i16)
declare <16 x float> @llvm.x86.avx512.mask.permvar.sf.512(<16 x float>, <16 x i32>, <16 x float>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.permvar.si.512(<16 x i32>, <16 x i32>, <16 x i32>, i16)
declare <16 x float> @llvm.x86.avx512.mask.vpermt2var.ps.512(<16 x i32>, <16 x float>, <16 x float>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.pternlog.d.512(<16 x i32>, <16 x i32>, <16 x i32>, i32, i16)
declare <16 x float> @llvm.x86.avx512.maskz.vpermt2var.ps.512(<16 x i32>, <16 x float>, <16 x float>, i16)
declare <16 x i32> @llvm.x86.avx512.maskz.pternlog.d.512(<16 x i32>, <16 x i32>, <16 x i32>, i32, i16)
declare <16 x float> @llvm.x86.avx512.mask.vpermi2var.ps.512(<16 x float>, <16 x i32>, <16 x float>, i16)
declare <16 x float> @llvm.x86.avx512.mask.vfmadd.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare <16 x float> @llvm.x86.avx512.mask.vfnmadd.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare <16 x float> @llvm.x86.avx512.mask.vfnmsub.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare <16 x float> @llvm.x86.avx512.maskz.vfmadd.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare <16 x float> @llvm.x86.avx512.mask3.vfmadd.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare <16 x float> @llvm.x86.avx512.mask3.vfmsub.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare <16 x float> @llvm.x86.avx512.mask3.vfnmsub.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare i16 @llvm.x86.avx512.mask.cmp.ps.512(<16 x float>, <16 x float>, i32, i16, i32)
declare <16 x float> @llvm.x86.avx512.mask.expand.ps.512(<16 x float>, <16 x float>, i16)
declare <16 x float> @llvm.x86.avx512.mask.compress.ps.512(<16 x float>, <16 x float>, i16)
declare i16 @llvm.x86.avx512.mask.fpclass.ps.512(<16 x float>, i32, i16)
declare <8 x double> @llvm.x86.avx512.mask.shuf.pd.512(<8 x double>, <8 x double>, i32, <8 x double>, i8)
declare <8 x double> @llvm.x86.avx512.mask.vpermilvar.pd.512(<8 x double>, <8 x i64>, <8 x double>, i8)
declare <8 x double> @llvm.x86.avx512.mask.permvar.df.512(<8 x double>, <8 x i64>, <8 x double>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.permvar.di.512(<8 x i64>, <8 x i64>, <8 x i64>, i8)
declare <8 x double> @llvm.x86.avx512.mask.vpermt2var.pd.512(<8 x i64>, <8 x double>, <8 x double>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.pternlog.q.512(<8 x i64>, <8 x i64>, <8 x i64>, i32, i8)
declare <8 x double> @llvm.x86.avx512.maskz.vpermt2var.pd.512(<8 x i64>, <8 x double>, <8 x double>, i8)
declare <8 x i64> @llvm.x86.avx512.maskz.pternlog.q.512(<8 x i64>, <8 x i64>, <8 x i64>, i32, i8)
declare <8 x double> @llvm.x86.avx512.mask.vpermi2var.pd.512(<8 x double>, <8 x i64>, <8 x double>, i8)
declare <8 x double> @llvm.x86.avx512.mask.vfmadd.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)
declare <8 x double> @llvm.x86.avx512.mask.vfnmadd.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)
declare <8 x double> @llvm.x86.avx512.mask.vfnmsub.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)
declare <8 x double> @llvm.x86.avx512.maskz.vfmadd.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)
declare <8 x double> @llvm.x86.avx512.mask3.vfmadd.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)
declare <8 x double> @llvm.x86.avx512.mask3.vfmsub.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)
declare <8 x double> @llvm.x86.avx512.mask3.vfnmsub.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)
declare i8 @llvm.x86.avx512.mask.cmp.pd.512(<8 x double>, <8 x double>, i32, i8, i32)

; -----
define <8 x double> @test0(<8 x double> %a0, <8 x double> %a1, i8 %a2) {
  %r = call <8 x double> @llvm.x86.avx512.mask.expand.pd.512(<8 x double> %a0, <8 x double> %a1, i8 %a2)
  ret <8 x double> %r
}

define <8 x double> @test1(<8 x double> %a0, <8 x double> %a1, i8 %a2) {
  %r = call <8 x double> @llvm.x86.avx512.mask.compress.pd.512(<8 x double> %a0, <8 x double> %a1, i8 %a2)
  ret <8 x double> %r
}

define i8 @test2(<8 x double> %a0, i8 %a2) {
  %r = call i8 @llvm.x86.avx512.mask.fpclass.pd.512(<8 x double> %a0, i32 2, i8 %a2)
  ret i8 %r
}

define <64 x i8> @test3(<64 x i8> %a0, <64 x i8> %a1, i64 %a2) {
  %r = call <64 x i8> @llvm.x86.avx512.mask.expand.b.512(<64 x i8> %a0, <64 x i8> %a1, i64 %a2)
  ret <64 x i8> %r
}

define <64 x i8> @test4(<64 x i8> %a0, <64 x i8> %a1, i64 %a2) {
  %r = call <64 x i8> @llvm.x86.avx512.mask.compress.b.512(<64 x i8> %a0, <64 x i8> %a1, i64 %a2)
  ret <64 x i8> %r
}

define <32 x i16> @test5(<32 x i16> %a0, <32 x i16> %a1, i32 %a2) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.expand.w.512(<32 x i16> %a0, <32 x i16> %a1, i32 %a2)
  ret <32 x i16> %r
}

define <32 x i16> @test6(<32 x i16> %a0, <32 x i16> %a1, i32 %a2) {
  %r = call <32 x i16> @llvm.x86.avx512.mask.compress.w.512(<32 x i16> %a0, <32 x i16> %a1, i32 %a2)
  ret <32 x i16> %r
}

define <16 x i32> @test7(<16 x i32> %a0, <16 x i32> %a1, i16 %a2) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.expand.d.512(<16 x i32> %a0, <16 x i32> %a1, i16 %a2)
  ret <16 x i32> %r
}

define <16 x i32> @test8(<16 x i32> %a0, <16 x i32> %a1, i16 %a2) {
  %r = call <16 x i32> @llvm.x86.avx512.mask.compress.d.512(<16 x i32> %a0, <16 x i32> %a1, i16 %a2)
  ret <16 x i32> %r
}

define i8 @test9(<8 x i64> %a0, <8 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.q.512(<8 x i64> %a0, <8 x i64> %a1, i32 0, i8 %a3)
  ret i8 %r
}

define i8 @test10(<8 x i64> %a0, <8 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.512(<8 x i64> %a0, <8 x i64> %a1, i32 0, i8 %a3)
  ret i8 %r
}

define i8 @test11(<8 x i64> %a0, <8 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.q.512(<8 x i64> %a0, <8 x i64> %a1, i32 1, i8 %a3)
  ret i8 %r
}

define i8 @test12(<8 x i64> %a0, <8 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.512(<8 x i64> %a0, <8 x i64> %a1, i32 1, i8 %a3)
  ret i8 %r
}

define i8 @test13(<8 x i64> %a0, <8 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.q.512(<8 x i64> %a0, <8 x i64> %a1, i32 2, i8 %a3)
  ret i8 %r
}

define i8 @test14(<8 x i64> %a0, <8 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.512(<8 x i64> %a0, <8 x i64> %a1, i32 2, i8 %a3)
  ret i8 %r
}

define i8 @test15(<8 x i64> %a0, <8 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.q.512(<8 x i64> %a0, <8 x i64> %a1, i32 3, i8 %a3)
  ret i8 %r
}

define i8 @test16(<8 x i64> %a0, <8 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.512(<8 x i64> %a0, <8 x i64> %a1, i32 3, i8 %a3)
  ret i8 %r
}

define i8 @test17(<8 x i64> %a0, <8 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.q.512(<8 x i64> %a0, <8 x i64> %a1, i32 4, i8 %a3)
  ret i8 %r
}

define i8 @test18(<8 x i64> %a0, <8 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.512(<8 x i64> %a0, <8 x i64> %a1, i32 4, i8 %a3)
  ret i8 %r
}

define i8 @test19(<8 x i64> %a0, <8 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.q.512(<8 x i64> %a0, <8 x i64> %a1, i32 5, i8 %a3)
  ret i8 %r
}

define i8 @test20(<8 x i64> %a0, <8 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.512(<8 x i64> %a0, <8 x i64> %a1, i32 5, i8 %a3)
  ret i8 %r
}

define i8 @test21(<8 x i64> %a0, <8 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.q.512(<8 x i64> %a0, <8 x i64> %a1, i32 6, i8 %a3)
  ret i8 %r
}

define i8 @test22(<8 x i64> %a0, <8 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.512(<8 x i64> %a0, <8 x i64> %a1, i32 6, i8 %a3)
  ret i8 %r
}

define i8 @test23(<8 x i64> %a0, <8 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.cmp.q.512(<8 x i64> %a0, <8 x i64> %a1, i32 7, i8 %a3)
  ret i8 %r
}

define i8 @test24(<8 x i64> %a0, <8 x i64> %a1, i8 %a3) {
  %r = call i8 @llvm.x86.avx512.mask.ucmp.q.512(<8 x i64> %a0, <8 x i64> %a1, i32 7, i8 %a3)
  ret i8 %r
}

define <8 x i64> @test25(i64 %a0, <8 x i64> %a1, i8 %a2) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.pbroadcast.q.gpr.512(i64 %a0, <8 x i64> %a1, i8 %a2)
  ret <8 x i64> %r
}

define <8 x i64> @test26(<8 x i64> %a0, <8 x i64> %a1, i8 %a2) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.expand.q.512(<8 x i64> %a0, <8 x i64> %a1, i8 %a2)
  ret <8 x i64> %r
}

define <8 x i64> @test27(<8 x i64> %a0, <8 x i64> %a1, i8 %a2) {
  %r = call <8 x i64> @llvm.x86.avx512.mask.compress.q.512(<8 x i64> %a0, <8 x i64> %a1, i8 %a2)
  ret <8 x i64> %r
}

define i8 @test28(<8 x i64> %a0) {
  %r = call i8 @llvm.x86.avx512.cvtq2mask.512(<8 x i64> %a0)
  ret i8 %r
}

define <8 x i64> @test29(i8 %a0) {
  %r = call <8 x i64> @llvm.x86.avx512.cvtmask2q.512(i8 %a0)
  ret <8 x i64> %r
}

define <8 x double> @test30(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask.vfmaddsub.pd.512(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3, i32 8)
  ret <8 x double> %r
}

define <8 x double> @test31(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask3.vfmsubadd.pd.512(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3, i32 8)
  ret <8 x double> %r
}

define i8 @test32(<4 x i32> %a0, <4 x i32> %a1) {
  %r = call i8 @llvm.x86.avx512.mask.pcmpeq.d.128(<4 x i32> %a0, <4 x i32> %a1, i8 -1)
  ret i8 %r
}

define <16 x float> @test33(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask.vfmaddsub.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3, i32 4)
  ret <16 x float> %r
}

define <16 x float> @test34(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.maskz.vfmaddsub.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3, i32 4)
  ret <16 x float> %r
}

define <16 x float> @test35(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask3.vfmaddsub.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3, i32 4)
  ret <16 x float> %r
}

define <16 x float> @test36(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3) {
  %r = call <16 x float> @llvm.x86.avx512.mask3.vfmsubadd.ps.512(<16 x float> %a0, <16 x float> %a1, <16 x float> %a2, i16 %a3, i32 4)
  ret <16 x float> %r
}

define <8 x double> @test37(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.maskz.vfmaddsub.pd.512(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3, i32 4)
  ret <8 x double> %r
}

define <8 x double> @test38(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3) {
  %r = call <8 x double> @llvm.x86.avx512.mask3.vfmaddsub.pd.512(<8 x double> %a0, <8 x double> %a1, <8 x double> %a2, i8 %a3, i32 4)
  ret <8 x double> %r
}

declare <8 x double> @llvm.x86.avx512.mask.expand.pd.512(<8 x double>, <8 x double>, i8)
declare <8 x double> @llvm.x86.avx512.mask.compress.pd.512(<8 x double>, <8 x double>, i8)
declare i8 @llvm.x86.avx512.mask.fpclass.pd.512(<8 x double>, i32, i8)
declare <64 x i8> @llvm.x86.avx512.mask.expand.b.512(<64 x i8>, <64 x i8>, i64)
declare <64 x i8> @llvm.x86.avx512.mask.compress.b.512(<64 x i8>, <64 x i8>, i64)
declare <32 x i16> @llvm.x86.avx512.mask.expand.w.512(<32 x i16>, <32 x i16>, i32)
declare <32 x i16> @llvm.x86.avx512.mask.compress.w.512(<32 x i16>, <32 x i16>, i32)
declare <16 x i32> @llvm.x86.avx512.mask.expand.d.512(<16 x i32>, <16 x i32>, i16)
declare <16 x i32> @llvm.x86.avx512.mask.compress.d.512(<16 x i32>, <16 x i32>, i16)
declare i8 @llvm.x86.avx512.mask.cmp.q.512(<8 x i64>, <8 x i64>, i32, i8)
declare i8 @llvm.x86.avx512.mask.ucmp.q.512(<8 x i64>, <8 x i64>, i32, i8)
declare <8 x i64> @llvm.x86.avx512.mask.pbroadcast.q.gpr.512(i64, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.expand.q.512(<8 x i64>, <8 x i64>, i8)
declare <8 x i64> @llvm.x86.avx512.mask.compress.q.512(<8 x i64>, <8 x i64>, i8)
declare i8 @llvm.x86.avx512.cvtq2mask.512(<8 x i64>)
declare <8 x i64> @llvm.x86.avx512.cvtmask2q.512(i8)
declare <8 x double> @llvm.x86.avx512.mask.vfmaddsub.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)
declare <8 x double> @llvm.x86.avx512.mask3.vfmsubadd.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)
declare i8 @llvm.x86.avx512.mask.pcmpeq.d.128(<4 x i32>, <4 x i32>, i8)
declare <16 x float> @llvm.x86.avx512.mask.vfmaddsub.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare <16 x float> @llvm.x86.avx512.maskz.vfmaddsub.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare <16 x float> @llvm.x86.avx512.mask3.vfmaddsub.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare <16 x float> @llvm.x86.avx512.mask3.vfmsubadd.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32)
declare <8 x double> @llvm.x86.avx512.maskz.vfmaddsub.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)
declare <8 x double> @llvm.x86.avx512.mask3.vfmaddsub.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32)
