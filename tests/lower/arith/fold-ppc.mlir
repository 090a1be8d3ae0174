// RUN: terrace opt %s --math-expand-ops --allow-unregistered-dialect

// UNSTABLE: the text of such a number is not all of it, for upstream and for Terrace.
// Folding floats that are sums of two doubles: LLVM adds and multiplies the halves, and divides the whole.
func.func @f() {
  %a0 = arith.constant 0xb75009f080289e323b5f08dbd293056a : !llvm.ppc_fp128
  %b0 = arith.constant 0x3c38d0d8165195373fe0000000000000 : !llvm.ppc_fp128
  %r0 = math.ceil %a0 : !llvm.ppc_fp128
  "t.u"(%r0) : (!llvm.ppc_fp128) -> ()
  %a1 = arith.constant 0xb73bd5ceb517da603b514b911266ef64 : !llvm.ppc_fp128
  %b1 = arith.constant 0x362c6df1a0879a1439c7613b93af0473 : !llvm.ppc_fp128
  %r1 = arith.fptosi %a1 : !llvm.ppc_fp128 to i64
  "t.u"(%r1) : (i64) -> ()
  %a2 = arith.constant 0xb596713a78e7ec8cb92d7d0000000000 : !llvm.ppc_fp128
  %b2 = arith.constant 0x000000000000000003465de3626351bb : !llvm.ppc_fp128
  %r2 = math.floor %a2 : !llvm.ppc_fp128
  "t.u"(%r2) : (!llvm.ppc_fp128) -> ()
  %a3 = arith.constant 0xbe2d295a78b5559d418bccad1e2e8b1b : !llvm.ppc_fp128
  %b3 = arith.constant 0x00000000000000007ff8000000000000 : !llvm.ppc_fp128
  %r3 = arith.subf %a3, %b3 : !llvm.ppc_fp128
  "t.u"(%r3) : (!llvm.ppc_fp128) -> ()
  %a4 = arith.constant 0x00000000000000000000000000000000 : !llvm.ppc_fp128
  %b4 = arith.constant 1.0 : !llvm.ppc_fp128
  %r4 = arith.truncf %a4 : !llvm.ppc_fp128 to f64
  "t.u"(%r4) : (f64) -> ()
  %a5 = arith.constant 0.1 : !llvm.ppc_fp128
  %b5 = arith.constant 0x358fb468f788956eb9a2a0c32959a183 : !llvm.ppc_fp128
  %r5 = arith.fptoui %a5 : !llvm.ppc_fp128 to i64
  "t.u"(%r5) : (i64) -> ()
  %a6 = arith.constant 0x3cc7c8bf9782932e4059927d448ee771 : !llvm.ppc_fp128
  %b6 = arith.constant 1.5 : !llvm.ppc_fp128
  %r6 = math.floor %a6 : !llvm.ppc_fp128
  "t.u"(%r6) : (!llvm.ppc_fp128) -> ()
  %a7 = arith.constant 2.0 : !llvm.ppc_fp128
  %b7 = arith.constant 0x0000000000000000fff0000000000000 : !llvm.ppc_fp128
  %r7 = math.absf %a7 : !llvm.ppc_fp128
  "t.u"(%r7) : (!llvm.ppc_fp128) -> ()
  %a8 = arith.constant 0xc1ff85c747f32e2ec586d90000000000 : !llvm.ppc_fp128
  %b8 = arith.constant 0xf6a6681688d426887a62f70cae5ff3c3 : !llvm.ppc_fp128
  %r8 = arith.divf %a8, %b8 : !llvm.ppc_fp128
  "t.u"(%r8) : (!llvm.ppc_fp128) -> ()
  %a9 = arith.constant 0x53e233772521218dd7ec5d618fd5efc1 : !llvm.ppc_fp128
  %b9 = arith.constant 0xb248717e0e950644364d2b660c8b001f : !llvm.ppc_fp128
  %r9 = arith.addf %a9, %b9 : !llvm.ppc_fp128
  "t.u"(%r9) : (!llvm.ppc_fp128) -> ()
  %a10 = arith.constant 0xa05bb7dd8401da7ea3b392161eb1762b : !llvm.ppc_fp128
  %b10 = arith.constant 0xdd4014d3d94e6bb3e13698e6162e9092 : !llvm.ppc_fp128
  %r10 = arith.subf %a10, %b10 : !llvm.ppc_fp128
  "t.u"(%r10) : (!llvm.ppc_fp128) -> ()
  %a11 = arith.constant 0x63d080e21c0cce876799adf87eda97b5 : !llvm.ppc_fp128
  %b11 = arith.constant 0x00000000000000007ff8000000000000 : !llvm.ppc_fp128
  %r11 = arith.mulf %a11, %b11 : !llvm.ppc_fp128
  "t.u"(%r11) : (!llvm.ppc_fp128) -> ()
  %a12 = arith.constant -0.0 : !llvm.ppc_fp128
  %b12 = arith.constant 0xb30528d6bcbff630b6face8982f94d41 : !llvm.ppc_fp128
  %r12 = arith.maximumf %a12, %b12 : !llvm.ppc_fp128
  "t.u"(%r12) : (!llvm.ppc_fp128) -> ()
  %a13 = arith.constant 0xbb73631c18af02adbf390c0000000000 : !llvm.ppc_fp128
  %b13 = arith.constant 0x3925ac9541145208bd2ab20000000000 : !llvm.ppc_fp128
  %r13 = math.copysign %a13, %b13 : !llvm.ppc_fp128
  "t.u"(%r13) : (!llvm.ppc_fp128) -> ()
  %a14 = arith.constant 0xb687ad781811ed7bba94000000000000 : !llvm.ppc_fp128
  %b14 = arith.constant 0x00000000000000007ff8000000000000 : !llvm.ppc_fp128
  %r14 = arith.maxnumf %a14, %b14 : !llvm.ppc_fp128
  "t.u"(%r14) : (!llvm.ppc_fp128) -> ()
  %a15 = arith.constant 0xecf62cd62b67ddcb70b88a5aafe22dbf : !llvm.ppc_fp128
  %b15 = arith.constant 0xc0e6366b1394f736c440000000000000 : !llvm.ppc_fp128
  %r15 = arith.maximumf %a15, %b15 : !llvm.ppc_fp128
  "t.u"(%r15) : (!llvm.ppc_fp128) -> ()
  %a16 = arith.constant 0xbe057ef64b4701c641ddc267ff42a996 : !llvm.ppc_fp128
  %b16 = arith.constant 0x00000000000000007ff8000000000000 : !llvm.ppc_fp128
  %r16 = arith.divf %a16, %b16 : !llvm.ppc_fp128
  "t.u"(%r16) : (!llvm.ppc_fp128) -> ()
  %a17 = arith.constant 0xc00173f30596068943c9613fa3640fde : !llvm.ppc_fp128
  %b17 = arith.constant 123456789.0 : !llvm.ppc_fp128
  %r17 = arith.minimumf %a17, %b17 : !llvm.ppc_fp128
  "t.u"(%r17) : (!llvm.ppc_fp128) -> ()
  %a18 = arith.constant 0xb57f3cf3938bfc16b970000000000000 : !llvm.ppc_fp128
  %b18 = arith.constant 0x3da73385a36e4eb8c133680000000000 : !llvm.ppc_fp128
  %r18 = math.absf %a18 : !llvm.ppc_fp128
  "t.u"(%r18) : (!llvm.ppc_fp128) -> ()
  %a19 = arith.constant 0x07da3ac91f55f09d8b85be221d432825 : !llvm.ppc_fp128
  %b19 = arith.constant 0x3c306d8f0b49c32bc054000000000000 : !llvm.ppc_fp128
  %r19 = arith.fptosi %a19 : !llvm.ppc_fp128 to i64
  "t.u"(%r19) : (i64) -> ()
  %a20 = arith.constant 0xd54fbd0facd616ded95e428ed3715d84 : !llvm.ppc_fp128
  %b20 = arith.constant 0x40e6661ff2e6a08ec4b4e00000000000 : !llvm.ppc_fp128
  %r20 = arith.truncf %a20 : !llvm.ppc_fp128 to f64
  "t.u"(%r20) : (f64) -> ()
  %a21 = arith.constant 0x41777ccc8f622a2a4540cc52092d5d84 : !llvm.ppc_fp128
  %b21 = arith.constant 0x6cbecf4722b5c204f087e1b36c3f4bc5 : !llvm.ppc_fp128
  %r21 = arith.minimumf %a21, %b21 : !llvm.ppc_fp128
  "t.u"(%r21) : (!llvm.ppc_fp128) -> ()
  %a22 = arith.constant 0xbfa5e4cbb1eb9020c31ba7921adcf3f2 : !llvm.ppc_fp128
  %b22 = arith.constant 0xb6cc044afcdc31153ac44f0000000000 : !llvm.ppc_fp128
  %r22 = arith.truncf %a22 : !llvm.ppc_fp128 to f64
  "t.u"(%r22) : (f64) -> ()
  %a23 = arith.constant 0xbf62126865539c48c2fc000000000000 : !llvm.ppc_fp128
  %b23 = arith.constant 1.0e300 : !llvm.ppc_fp128
  %r23 = math.copysign %a23, %b23 : !llvm.ppc_fp128
  "t.u"(%r23) : (!llvm.ppc_fp128) -> ()
  %a24 = arith.constant 1.0e-300 : !llvm.ppc_fp128
  %b24 = arith.constant 0x3bc4edac233296d8bfb0000000000000 : !llvm.ppc_fp128
  %r24 = arith.minnumf %a24, %b24 : !llvm.ppc_fp128
  "t.u"(%r24) : (!llvm.ppc_fp128) -> ()
  %a25 = arith.constant 1.0e300 : !llvm.ppc_fp128
  %b25 = arith.constant 0x3ccb6c9dc53b4267c0ac620000000000 : !llvm.ppc_fp128
  %r25 = arith.minnumf %a25, %b25 : !llvm.ppc_fp128
  "t.u"(%r25) : (!llvm.ppc_fp128) -> ()
  %a26 = arith.constant 0x028dff4a861db6b806612fbefac717a3 : !llvm.ppc_fp128
  %b26 = arith.constant 0xe68e5ee7234e7ec5ea5cf0579ab08a4a : !llvm.ppc_fp128
  %r26 = arith.mulf %a26, %b26 : !llvm.ppc_fp128
  "t.u"(%r26) : (!llvm.ppc_fp128) -> ()
  %a27 = arith.constant 0x3c58658ae9971bd03ff0000000000000 : !llvm.ppc_fp128
  %b27 = arith.constant 0x002d552dfe54a55c0421a9f3d2d3656c : !llvm.ppc_fp128
  %r27 = arith.divf %a27, %b27 : !llvm.ppc_fp128
  "t.u"(%r27) : (!llvm.ppc_fp128) -> ()
  %a28 = arith.constant 0x7c76f6c3c34624ca7fefffffffffffff : !llvm.ppc_fp128
  %b28 = arith.constant 0x435fa4ce15eb29d846f48a0000000000 : !llvm.ppc_fp128
  %r28 = arith.subf %a28, %b28 : !llvm.ppc_fp128
  "t.u"(%r28) : (!llvm.ppc_fp128) -> ()
  %a29 = arith.constant 0xbc2d38a7c2e6e97f40379d6f80618414 : !llvm.ppc_fp128
  %b29 = arith.constant 0xbe867293f07fd26cc288000000000000 : !llvm.ppc_fp128
  %r29 = arith.minimumf %a29, %b29 : !llvm.ppc_fp128
  "t.u"(%r29) : (!llvm.ppc_fp128) -> ()
  %a30 = arith.constant 0xb4cd57cdf6468955389bb0798806c19c : !llvm.ppc_fp128
  %b30 = arith.constant 0xbe793cfade1eee47c27a8593669eac56 : !llvm.ppc_fp128
  %r30 = arith.minnumf %a30, %b30 : !llvm.ppc_fp128
  "t.u"(%r30) : (!llvm.ppc_fp128) -> ()
  %a31 = arith.constant 0x00000000000000000000000000000000 : !llvm.ppc_fp128
  %b31 = arith.constant 0xbd10ffb3e6236cf34102d80000000000 : !llvm.ppc_fp128
  %r31 = arith.addf %a31, %b31 : !llvm.ppc_fp128
  "t.u"(%r31) : (!llvm.ppc_fp128) -> ()
  %a32 = arith.constant 0x3afc1142c988d817beb0000000000000 : !llvm.ppc_fp128
  %b32 = arith.constant 0x36da36bb31cdbe23baef290000000000 : !llvm.ppc_fp128
  %r32 = math.ceil %a32 : !llvm.ppc_fp128
  "t.u"(%r32) : (!llvm.ppc_fp128) -> ()
  %a33 = arith.constant 0x00000000000000000000000000000000 : !llvm.ppc_fp128
  %b33 = arith.constant 0x3c4f7183f127c67e3fc0000000000000 : !llvm.ppc_fp128
  %r33 = arith.divf %a33, %b33 : !llvm.ppc_fp128
  "t.u"(%r33) : (!llvm.ppc_fp128) -> ()
  %a34 = arith.constant 0x5e85a52e7aaebf4c61f68be6b7e32171 : !llvm.ppc_fp128
  %b34 = arith.constant 0x434d678324eb94a24745170000000000 : !llvm.ppc_fp128
  %r34 = arith.subf %a34, %b34 : !llvm.ppc_fp128
  "t.u"(%r34) : (!llvm.ppc_fp128) -> ()
  %a35 = arith.constant 0x00000000000000000000000000000001 : !llvm.ppc_fp128
  %b35 = arith.constant 0xb678717c7fd80ca439fe9424869f9878 : !llvm.ppc_fp128
  %q35 = arith.constant 92911114395360536 : i128
  %r35 = arith.sitofp %q35 : i128 to !llvm.ppc_fp128
  "t.u"(%r35) : (!llvm.ppc_fp128) -> ()
  %a36 = arith.constant 0xa911a3da2db1496e2cc4fdf832f8587b : !llvm.ppc_fp128
  %b36 = arith.constant 0x0a4fa7aecfeee85f8e6d4911914041db : !llvm.ppc_fp128
  %r36 = arith.maximumf %a36, %b36 : !llvm.ppc_fp128
  "t.u"(%r36) : (!llvm.ppc_fp128) -> ()
  %a37 = arith.constant 1.0e-300 : !llvm.ppc_fp128
  %b37 = arith.constant 0x7c3de7870df408a27fefffffffffffff : !llvm.ppc_fp128
  %r37 = arith.truncf %a37 : !llvm.ppc_fp128 to f64
  "t.u"(%r37) : (f64) -> ()
  %a38 = arith.constant 1.0 : !llvm.ppc_fp128
  %b38 = arith.constant 0x9e67a96541e6bcada1dc461ffe8c34bd : !llvm.ppc_fp128
  %q38 = arith.truncf %a38 : !llvm.ppc_fp128 to f64
  %r38 = arith.extf %q38 : f64 to !llvm.ppc_fp128
  "t.u"(%r38) : (!llvm.ppc_fp128) -> ()
  %a39 = arith.constant 0x00000000000000000000000000000000 : !llvm.ppc_fp128
  %b39 = arith.constant 0x41f7e4c266279d53c5e2c70000000000 : !llvm.ppc_fp128
  %r39 = arith.cmpf ueq, %a39, %b39 : !llvm.ppc_fp128
  "t.u"(%r39) : (i1) -> ()
  %a40 = arith.constant 0x025792c8932b907d8654054f89181ae8 : !llvm.ppc_fp128
  %b40 = arith.constant 0x3743f338982c1aec3b08000000000000 : !llvm.ppc_fp128
  %r40 = arith.minnumf %a40, %b40 : !llvm.ppc_fp128
  "t.u"(%r40) : (!llvm.ppc_fp128) -> ()
  %a41 = arith.constant 0x3c3db94ec4e5c3553fe03d3729ff359a : !llvm.ppc_fp128
  %b41 = arith.constant 0xd0e0160a6697467a54b5e319634c9b8b : !llvm.ppc_fp128
  %q41 = arith.truncf %a41 : !llvm.ppc_fp128 to f64
  %r41 = arith.extf %q41 : f64 to !llvm.ppc_fp128
  "t.u"(%r41) : (!llvm.ppc_fp128) -> ()
  %a42 = arith.constant 0x3e67f2413c18ddfec24c000000000000 : !llvm.ppc_fp128
  %b42 = arith.constant 0xb0081fa0c0767f563371e9ae0e317d21 : !llvm.ppc_fp128
  %r42 = arith.minnumf %a42, %b42 : !llvm.ppc_fp128
  "t.u"(%r42) : (!llvm.ppc_fp128) -> ()
  %a43 = arith.constant 0x082027936ae527470c0a554724aaf75b : !llvm.ppc_fp128
  %b43 = arith.constant 7.0 : !llvm.ppc_fp128
  %r43 = arith.divf %a43, %b43 : !llvm.ppc_fp128
  "t.u"(%r43) : (!llvm.ppc_fp128) -> ()
  %a44 = arith.constant 0x00000000000000000000000000000001 : !llvm.ppc_fp128
  %b44 = arith.constant 1.0e-300 : !llvm.ppc_fp128
  %r44 = math.floor %a44 : !llvm.ppc_fp128
  "t.u"(%r44) : (!llvm.ppc_fp128) -> ()
  %a45 = arith.constant 0xfbd4b8a9c8e1a9d67fefffffffffffff : !llvm.ppc_fp128
  %b45 = arith.constant 0xbfabd5a8ad0d1beac30c000000000000 : !llvm.ppc_fp128
  %q45 = arith.constant 714636174147956475180323322895066850 : i128
  %r45 = arith.sitofp %q45 : i128 to !llvm.ppc_fp128
  "t.u"(%r45) : (!llvm.ppc_fp128) -> ()
  %a46 = arith.constant 0x3659fb9225d22be139ce370000000000 : !llvm.ppc_fp128
  %b46 = arith.constant 0xf9c9a1ad4bc74d88fdcd4943654445e9 : !llvm.ppc_fp128
  %r46 = arith.maximumf %a46, %b46 : !llvm.ppc_fp128
  "t.u"(%r46) : (!llvm.ppc_fp128) -> ()
  %a47 = arith.constant 1.0e-300 : !llvm.ppc_fp128
  %b47 = arith.constant 0x00000000000000007ff8000000000000 : !llvm.ppc_fp128
  %r47 = arith.remf %a47, %b47 : !llvm.ppc_fp128
  "t.u"(%r47) : (!llvm.ppc_fp128) -> ()
  %a48 = arith.constant 0.1 : !llvm.ppc_fp128
  %b48 = arith.constant 0x3f4df60652b73b71c2b51d0000000000 : !llvm.ppc_fp128
  %r48 = arith.mulf %a48, %b48 : !llvm.ppc_fp128
  "t.u"(%r48) : (!llvm.ppc_fp128) -> ()
  %a49 = arith.constant 0xaeecb14465af5994b26300fa2b5aed9c : !llvm.ppc_fp128
  %b49 = arith.constant 0x376d6223c2610cc7bb54060000000000 : !llvm.ppc_fp128
  %r49 = arith.divf %a49, %b49 : !llvm.ppc_fp128
  "t.u"(%r49) : (!llvm.ppc_fp128) -> ()
  %a50 = arith.constant 0x0000000000000000027a382af3b81cf5 : !llvm.ppc_fp128
  %b50 = arith.constant 0x3c506121dd0d9ba1c06c000000000000 : !llvm.ppc_fp128
  %r50 = arith.truncf %a50 : !llvm.ppc_fp128 to f32
  "t.u"(%r50) : (f32) -> ()
  %a51 = arith.constant 0x00000000000000008000000000000000 : !llvm.ppc_fp128
  %b51 = arith.constant 3.0 : !llvm.ppc_fp128
  %r51 = arith.truncf %a51 : !llvm.ppc_fp128 to f64
  "t.u"(%r51) : (f64) -> ()
  %a52 = arith.constant 1.5 : !llvm.ppc_fp128
  %b52 = arith.constant 0x3b912c1ac31faa433f88000000000000 : !llvm.ppc_fp128
  %r52 = arith.maximumf %a52, %b52 : !llvm.ppc_fp128
  "t.u"(%r52) : (!llvm.ppc_fp128) -> ()
  %a53 = arith.constant 0xbc843f93f39a3549c050000000000000 : !llvm.ppc_fp128
  %b53 = arith.constant 0xc16f62fc80db06d64588000000000000 : !llvm.ppc_fp128
  %r53 = math.floor %a53 : !llvm.ppc_fp128
  "t.u"(%r53) : (!llvm.ppc_fp128) -> ()
  %a54 = arith.constant 0xb09bd8a5674e2f2eb43e47a7e4355e60 : !llvm.ppc_fp128
  %b54 = arith.constant 0x71190fcf9dc41c8074b49e79470ffd47 : !llvm.ppc_fp128
  %r54 = arith.mulf %a54, %b54 : !llvm.ppc_fp128
  "t.u"(%r54) : (!llvm.ppc_fp128) -> ()
  %a55 = arith.constant 0xb0f9f652729077b8b47ac577955a5165 : !llvm.ppc_fp128
  %b55 = arith.constant 7.0 : !llvm.ppc_fp128
  %r55 = arith.remf %a55, %b55 : !llvm.ppc_fp128
  "t.u"(%r55) : (!llvm.ppc_fp128) -> ()
  %a56 = arith.constant 0x4114a4c802b7812045300c0000000000 : !llvm.ppc_fp128
  %b56 = arith.constant 0x40506f0229f13e4d4464390000000000 : !llvm.ppc_fp128
  %r56 = arith.minimumf %a56, %b56 : !llvm.ppc_fp128
  "t.u"(%r56) : (!llvm.ppc_fp128) -> ()
  %a57 = arith.constant 0xbaa542f39f841e133ea1ed2e8f34a3e9 : !llvm.ppc_fp128
  %b57 = arith.constant 0x8a1af6d497e812538d88d5e7a0d36ad6 : !llvm.ppc_fp128
  %r57 = arith.divf %a57, %b57 : !llvm.ppc_fp128
  "t.u"(%r57) : (!llvm.ppc_fp128) -> ()
  %a58 = arith.constant 0xb90b261c7264d10cbcf4000000000000 : !llvm.ppc_fp128
  %b58 = arith.constant 10000000000.0 : !llvm.ppc_fp128
  %r58 = arith.truncf %a58 : !llvm.ppc_fp128 to f32
  "t.u"(%r58) : (f32) -> ()
  %a59 = arith.constant 0xbdbbc62bd34884f6c111b00000000000 : !llvm.ppc_fp128
  %b59 = arith.constant 0x00000000000000000000000000000001 : !llvm.ppc_fp128
  %r59 = arith.negf %a59 : !llvm.ppc_fp128
  "t.u"(%r59) : (!llvm.ppc_fp128) -> ()
  %a60 = arith.constant 0x2792dfbc34daf5882bb5766f69a2c092 : !llvm.ppc_fp128
  %b60 = arith.constant 1.0 : !llvm.ppc_fp128
  %q60 = arith.constant 57844154771163113972910987311700793188 : i128
  %r60 = arith.sitofp %q60 : i128 to !llvm.ppc_fp128
  "t.u"(%r60) : (!llvm.ppc_fp128) -> ()
  %a61 = arith.constant 0x3c64f7915bedcbd440442a0000000000 : !llvm.ppc_fp128
  %b61 = arith.constant 0x3c30734be2b208cbbfd03a3328659453 : !llvm.ppc_fp128
  %r61 = arith.divf %a61, %b61 : !llvm.ppc_fp128
  "t.u"(%r61) : (!llvm.ppc_fp128) -> ()
  %a62 = arith.constant 0x3e2b3ff415f4dd604224000000000000 : !llvm.ppc_fp128
  %b62 = arith.constant 0x29da0dce81c7d1dbadcf8aceacb1814f : !llvm.ppc_fp128
  %r62 = arith.minimumf %a62, %b62 : !llvm.ppc_fp128
  "t.u"(%r62) : (!llvm.ppc_fp128) -> ()
  %a63 = arith.constant 0xbd9d339ffc85420d41a0000000000000 : !llvm.ppc_fp128
  %b63 = arith.constant 0x3c417bc699c59d303ff0000000000000 : !llvm.ppc_fp128
  %r63 = arith.divf %a63, %b63 : !llvm.ppc_fp128
  "t.u"(%r63) : (!llvm.ppc_fp128) -> ()
  %a64 = arith.constant 0x5bb41bb216fe4b16df1090b8728c98c7 : !llvm.ppc_fp128
  %b64 = arith.constant 0x43b408514d6000eec7d0000000000000 : !llvm.ppc_fp128
  %r64 = arith.mulf %a64, %b64 : !llvm.ppc_fp128
  "t.u"(%r64) : (!llvm.ppc_fp128) -> ()
  %a65 = arith.constant 10000000000.0 : !llvm.ppc_fp128
  %b65 = arith.constant 0x3bd243cd90d959e1bf6a1cc30d3b984f : !llvm.ppc_fp128
  %r65 = math.copysign %a65, %b65 : !llvm.ppc_fp128
  "t.u"(%r65) : (!llvm.ppc_fp128) -> ()
  %a66 = arith.constant 0x3e7373c5afaaf470c21e1aee14f34993 : !llvm.ppc_fp128
  %b66 = arith.constant 2.0 : !llvm.ppc_fp128
  %r66 = math.floor %a66 : !llvm.ppc_fp128
  "t.u"(%r66) : (!llvm.ppc_fp128) -> ()
  %a67 = arith.constant 0xb702beb88611b95abb1e72b1ac5f88f9 : !llvm.ppc_fp128
  %b67 = arith.constant 0xb70eb2916516f2293aac260000000000 : !llvm.ppc_fp128
  %r67 = arith.fptoui %a67 : !llvm.ppc_fp128 to i64
  "t.u"(%r67) : (i64) -> ()
  %a68 = arith.constant 0x00000000000000007ff8000000000000 : !llvm.ppc_fp128
  %b68 = arith.constant 1.0e-300 : !llvm.ppc_fp128
  %r68 = arith.subf %a68, %b68 : !llvm.ppc_fp128
  "t.u"(%r68) : (!llvm.ppc_fp128) -> ()
  %a69 = arith.constant 0xbb0ecfb37d9d9c133e77e10000000000 : !llvm.ppc_fp128
  %b69 = arith.constant 0xf73802c8092d52bffabdee01191fc01f : !llvm.ppc_fp128
  %r69 = arith.addf %a69, %b69 : !llvm.ppc_fp128
  "t.u"(%r69) : (!llvm.ppc_fp128) -> ()
  %a70 = arith.constant 0x36507456ffc45a7739d45c0000000000 : !llvm.ppc_fp128
  %b70 = arith.constant 0x4276cc744bb3ba8ac5fc000000000000 : !llvm.ppc_fp128
  %r70 = arith.truncf %a70 : !llvm.ppc_fp128 to f64
  "t.u"(%r70) : (f64) -> ()
  %a71 = arith.constant 0x3cf9610b4dbdaba94060000000000000 : !llvm.ppc_fp128
  %b71 = arith.constant 1.5 : !llvm.ppc_fp128
  %r71 = arith.minimumf %a71, %b71 : !llvm.ppc_fp128
  "t.u"(%r71) : (!llvm.ppc_fp128) -> ()
  %a72 = arith.constant 0xc32a559724b04021c69fc4b9d618ae13 : !llvm.ppc_fp128
  %b72 = arith.constant 0xa078ba2664571b2c24201b5e95ea026a : !llvm.ppc_fp128
  %r72 = math.floor %a72 : !llvm.ppc_fp128
  "t.u"(%r72) : (!llvm.ppc_fp128) -> ()
  %a73 = arith.constant 0x00000000000000007ff8000000000000 : !llvm.ppc_fp128
  %b73 = arith.constant 0x3c1d7223d5738727bfc30dc505843a04 : !llvm.ppc_fp128
  %r73 = arith.divf %a73, %b73 : !llvm.ppc_fp128
  "t.u"(%r73) : (!llvm.ppc_fp128) -> ()
  %a74 = arith.constant 0xc0837474f5138cb1c48bcad26c8bda18 : !llvm.ppc_fp128
  %b74 = arith.constant 0xbabb3e708132f025be101a0000000000 : !llvm.ppc_fp128
  %r74 = math.floor %a74 : !llvm.ppc_fp128
  "t.u"(%r74) : (!llvm.ppc_fp128) -> ()
  %a75 = arith.constant 0x36b258434564f5543a30000000000000 : !llvm.ppc_fp128
  %b75 = arith.constant 0xb7c65486ef258520bb6c380000000000 : !llvm.ppc_fp128
  %q75 = arith.truncf %a75 : !llvm.ppc_fp128 to f64
  %r75 = arith.extf %q75 : f64 to !llvm.ppc_fp128
  "t.u"(%r75) : (!llvm.ppc_fp128) -> ()
  %a76 = arith.constant 0xc1f2a1c158f09b2245c0000000000000 : !llvm.ppc_fp128
  %b76 = arith.constant 0x3b219cbdeaeede61bea11539ae0af8e8 : !llvm.ppc_fp128
  %r76 = arith.subf %a76, %b76 : !llvm.ppc_fp128
  "t.u"(%r76) : (!llvm.ppc_fp128) -> ()
  %a77 = arith.constant 0xbc77b2ab769b9910c05c000000000000 : !llvm.ppc_fp128
  %b77 = arith.constant 0x0000000000000000fff0000000000000 : !llvm.ppc_fp128
  %r77 = arith.divf %a77, %b77 : !llvm.ppc_fp128
  "t.u"(%r77) : (!llvm.ppc_fp128) -> ()
  %a78 = arith.constant 0x4366cb4d78e8cd20c73c000000000000 : !llvm.ppc_fp128
  %b78 = arith.constant 1.0e-300 : !llvm.ppc_fp128
  %r78 = arith.cmpf ugt, %a78, %b78 : !llvm.ppc_fp128
  "t.u"(%r78) : (i1) -> ()
  %a79 = arith.constant 0x43734c6a01d70522475c4c29d1438eb2 : !llvm.ppc_fp128
  %b79 = arith.constant 0x44794665620f598fc7d0000000000000 : !llvm.ppc_fp128
  %r79 = arith.truncf %a79 : !llvm.ppc_fp128 to f64
  "t.u"(%r79) : (f64) -> ()
  %a80 = arith.constant 0x3c08406305ddd8ec3fe0000000000000 : !llvm.ppc_fp128
  %b80 = arith.constant 0x42dab07afa7c9f4646e42c0000000000 : !llvm.ppc_fp128
  %r80 = math.absf %a80 : !llvm.ppc_fp128
  "t.u"(%r80) : (!llvm.ppc_fp128) -> ()
  %a81 = arith.constant 0xdaa49521949a64735e4b51084641b113 : !llvm.ppc_fp128
  %b81 = arith.constant 0x7170a18b81cca40ff58591b2a405eee5 : !llvm.ppc_fp128
  %r81 = math.copysign %a81, %b81 : !llvm.ppc_fp128
  "t.u"(%r81) : (!llvm.ppc_fp128) -> ()
  %a82 = arith.constant 0x40aa3b36ed5f8a8d448f6dd4b7c90f00 : !llvm.ppc_fp128
  %b82 = arith.constant 0xb04bda3423719a68b43984db211f08e9 : !llvm.ppc_fp128
  %r82 = arith.truncf %a82 : !llvm.ppc_fp128 to f32
  "t.u"(%r82) : (f32) -> ()
  %a83 = arith.constant 0x3486b0eca13fd860b84689e5af2a1a20 : !llvm.ppc_fp128
  %b83 = arith.constant 1.0 : !llvm.ppc_fp128
  %r83 = arith.divf %a83, %b83 : !llvm.ppc_fp128
  "t.u"(%r83) : (!llvm.ppc_fp128) -> ()
  %a84 = arith.constant 0x3b346c21a4a5f8d23eec000000000000 : !llvm.ppc_fp128
  %b84 = arith.constant 0xfa2d158d2095547e7db89ec105c4fb31 : !llvm.ppc_fp128
  %q84 = arith.truncf %a84 : !llvm.ppc_fp128 to f64
  %r84 = arith.extf %q84 : f64 to !llvm.ppc_fp128
  "t.u"(%r84) : (!llvm.ppc_fp128) -> ()
  %a85 = arith.constant 0x361d4dc2f12f50cf39d985667d5db3d9 : !llvm.ppc_fp128
  %b85 = arith.constant 0x3be6839f323f9ed6bfbd7caf82caadbf : !llvm.ppc_fp128
  %r85 = arith.fptoui %a85 : !llvm.ppc_fp128 to i64
  "t.u"(%r85) : (i64) -> ()
  %a86 = arith.constant 0xc14fd66f43cdb04b4504410000000000 : !llvm.ppc_fp128
  %b86 = arith.constant 0.0 : !llvm.ppc_fp128
  %r86 = arith.subf %a86, %b86 : !llvm.ppc_fp128
  "t.u"(%r86) : (!llvm.ppc_fp128) -> ()
  %a87 = arith.constant 1.0e300 : !llvm.ppc_fp128
  %b87 = arith.constant 0x6fb6a5b170a459edf3301e4523cfeec5 : !llvm.ppc_fp128
  %r87 = arith.addf %a87, %b87 : !llvm.ppc_fp128
  "t.u"(%r87) : (!llvm.ppc_fp128) -> ()
  %a88 = arith.constant 0x87644aa8ad4956480b73ea2167063bbd : !llvm.ppc_fp128
  %b88 = arith.constant 0xe71f34881f512253ea9629fa1e7c4714 : !llvm.ppc_fp128
  %r88 = arith.addf %a88, %b88 : !llvm.ppc_fp128
  "t.u"(%r88) : (!llvm.ppc_fp128) -> ()
  %a89 = arith.constant 0xc0f502d2524c4176c450020000000000 : !llvm.ppc_fp128
  %b89 = arith.constant 0xc111cb190a2bfda844d2c60000000000 : !llvm.ppc_fp128
  %r89 = arith.fptosi %a89 : !llvm.ppc_fp128 to i64
  "t.u"(%r89) : (i64) -> ()
  %a90 = arith.constant 0xc057d4c8d0a1116e4466460000000000 : !llvm.ppc_fp128
  %b90 = arith.constant 0x404e4c41ba475ee3c435790000000000 : !llvm.ppc_fp128
  %r90 = arith.maxnumf %a90, %b90 : !llvm.ppc_fp128
  "t.u"(%r90) : (!llvm.ppc_fp128) -> ()
  %a91 = arith.constant 0x69da3d4ee3191e31eddeb616b938b8a4 : !llvm.ppc_fp128
  %b91 = arith.constant 0xc2316f9b3e5fd058c598000000000000 : !llvm.ppc_fp128
  %r91 = arith.bitcast %a91 : !llvm.ppc_fp128 to i128
  "t.u"(%r91) : (i128) -> ()
  %a92 = arith.constant 0xeb1a5d41cdaf25056efcf406783efd16 : !llvm.ppc_fp128
  %b92 = arith.constant 0x3bf9b8b4074b88023fe0000000000000 : !llvm.ppc_fp128
  %r92 = arith.cmpf one, %a92, %b92 : !llvm.ppc_fp128
  "t.u"(%r92) : (i1) -> ()
  %a93 = arith.constant 1.0e300 : !llvm.ppc_fp128
  %b93 = arith.constant 0x41165e9b3220f4b6c49ccc02c3949ba7 : !llvm.ppc_fp128
  %r93 = arith.remf %a93, %b93 : !llvm.ppc_fp128
  "t.u"(%r93) : (!llvm.ppc_fp128) -> ()
  %a94 = arith.constant 1.0 : !llvm.ppc_fp128
  %b94 = arith.constant 0x409579b8e264d152442f450000000000 : !llvm.ppc_fp128
  %r94 = arith.divf %a94, %b94 : !llvm.ppc_fp128
  "t.u"(%r94) : (!llvm.ppc_fp128) -> ()
  %a95 = arith.constant 0x9942c33609d975189ca819689ac95bb6 : !llvm.ppc_fp128
  %b95 = arith.constant 0xca3d2b28c86ce3a2ce2f6f9853226d9b : !llvm.ppc_fp128
  %r95 = math.absf %a95 : !llvm.ppc_fp128
  "t.u"(%r95) : (!llvm.ppc_fp128) -> ()
  %a96 = arith.constant 0xfc496da57bb1f90f7fefffffffffffff : !llvm.ppc_fp128
  %b96 = arith.constant 0x00000000000000008000000000000000 : !llvm.ppc_fp128
  %r96 = arith.fptoui %a96 : !llvm.ppc_fp128 to i64
  "t.u"(%r96) : (i64) -> ()
  %a97 = arith.constant 0x40703edd1d11b72b448503bddd206d66 : !llvm.ppc_fp128
  %b97 = arith.constant 0x3c1a8f2b170fdb1c4010000000000000 : !llvm.ppc_fp128
  %r97 = arith.fptosi %a97 : !llvm.ppc_fp128 to i64
  "t.u"(%r97) : (i64) -> ()
  %a98 = arith.constant 0x3d87246ae425fbbd40f0340000000000 : !llvm.ppc_fp128
  %b98 = arith.constant 0xfbff15c1cbc520e97fefffffffffffff : !llvm.ppc_fp128
  %r98 = arith.addf %a98, %b98 : !llvm.ppc_fp128
  "t.u"(%r98) : (!llvm.ppc_fp128) -> ()
  %a99 = arith.constant 1.5 : !llvm.ppc_fp128
  %b99 = arith.constant 0x7c85d8a4751c8f9d7fefffffffffffff : !llvm.ppc_fp128
  %r99 = arith.addf %a99, %b99 : !llvm.ppc_fp128
  "t.u"(%r99) : (!llvm.ppc_fp128) -> ()
  %a100 = arith.constant 0xbfa70fe26fff82dd437c000000000000 : !llvm.ppc_fp128
  %b100 = arith.constant 0xb6e53aa620bb4331baad984decdecaed : !llvm.ppc_fp128
  %q100 = arith.truncf %a100 : !llvm.ppc_fp128 to f64
  %r100 = arith.extf %q100 : f64 to !llvm.ppc_fp128
  "t.u"(%r100) : (!llvm.ppc_fp128) -> ()
  %a101 = arith.constant 0xb8d0fb2dc403d2993cf4000000000000 : !llvm.ppc_fp128
  %b101 = arith.constant 10000000000.0 : !llvm.ppc_fp128
  %r101 = math.copysign %a101, %b101 : !llvm.ppc_fp128
  "t.u"(%r101) : (!llvm.ppc_fp128) -> ()
  %a102 = arith.constant 0xc1494790229a00f94524000000000000 : !llvm.ppc_fp128
  %b102 = arith.constant 0xbfb000b5c813a7c943a0000000000000 : !llvm.ppc_fp128
  %r102 = arith.bitcast %a102 : !llvm.ppc_fp128 to i128
  "t.u"(%r102) : (i128) -> ()
  %a103 = arith.constant 123456789.0 : !llvm.ppc_fp128
  %b103 = arith.constant 0xb4cb3cefe9b54a7e38e2786be80bab69 : !llvm.ppc_fp128
  %r103 = math.absf %a103 : !llvm.ppc_fp128
  "t.u"(%r103) : (!llvm.ppc_fp128) -> ()
  %a104 = arith.constant 0xb808ff0324b6b165bbd8000000000000 : !llvm.ppc_fp128
  %b104 = arith.constant 0x3fe342b1dc809737c3b2540000000000 : !llvm.ppc_fp128
  %r104 = math.ceil %a104 : !llvm.ppc_fp128
  "t.u"(%r104) : (!llvm.ppc_fp128) -> ()
  %a105 = arith.constant 0x375bd3174dff20c23ac1e880e3f14767 : !llvm.ppc_fp128
  %b105 = arith.constant 0.0 : !llvm.ppc_fp128
  %r105 = arith.addf %a105, %b105 : !llvm.ppc_fp128
  "t.u"(%r105) : (!llvm.ppc_fp128) -> ()
  %a106 = arith.constant 1.0 : !llvm.ppc_fp128
  %b106 = arith.constant 1.0e-300 : !llvm.ppc_fp128
  %r106 = arith.minnumf %a106, %b106 : !llvm.ppc_fp128
  "t.u"(%r106) : (!llvm.ppc_fp128) -> ()
  %a107 = arith.constant 0x57aa12679f473e7e5bbfa87ce0e8e885 : !llvm.ppc_fp128
  %b107 = arith.constant 0xb6c3012397685447bad8000000000000 : !llvm.ppc_fp128
  %r107 = arith.addf %a107, %b107 : !llvm.ppc_fp128
  "t.u"(%r107) : (!llvm.ppc_fp128) -> ()
  %a108 = arith.constant 0xb708d5bbc0f07f6abaea3f6c32d27219 : !llvm.ppc_fp128
  %b108 = arith.constant 0x5b53fa91b3bc985e5f7d87c3b184fe0a : !llvm.ppc_fp128
  %r108 = arith.truncf %a108 : !llvm.ppc_fp128 to f64
  "t.u"(%r108) : (f64) -> ()
  %a109 = arith.constant 0xbeebc8dc2975778c4266ae381a1a3460 : !llvm.ppc_fp128
  %b109 = arith.constant 0x9ad3499e1b3181621e4a62f4c15a152a : !llvm.ppc_fp128
  %r109 = arith.fptoui %a109 : !llvm.ppc_fp128 to i64
  "t.u"(%r109) : (i64) -> ()
  %a110 = arith.constant 0x46a1eab4a1d63487caa16e88f6bd050b : !llvm.ppc_fp128
  %b110 = arith.constant 0xbc0e52223919da1bc01ddc0000000000 : !llvm.ppc_fp128
  %q110 = arith.truncf %a110 : !llvm.ppc_fp128 to f64
  %r110 = arith.extf %q110 : f64 to !llvm.ppc_fp128
  "t.u"(%r110) : (!llvm.ppc_fp128) -> ()
  %a111 = arith.constant 0x3c26747ecebf936dbff0000000000000 : !llvm.ppc_fp128
  %b111 = arith.constant 0x00000000000000008039a9832f71d7c8 : !llvm.ppc_fp128
  %r111 = arith.truncf %a111 : !llvm.ppc_fp128 to f64
  "t.u"(%r111) : (f64) -> ()
  %a112 = arith.constant 1.0e300 : !llvm.ppc_fp128
  %b112 = arith.constant 0x350b1555ab34ce72b8e4720000000000 : !llvm.ppc_fp128
  %r112 = arith.remf %a112, %b112 : !llvm.ppc_fp128
  "t.u"(%r112) : (!llvm.ppc_fp128) -> ()
  %a113 = arith.constant 0x4357f4fadfdb817746f4000000000000 : !llvm.ppc_fp128
  %b113 = arith.constant 0xbe7a630477eef5ecc21c000000000000 : !llvm.ppc_fp128
  %r113 = arith.addf %a113, %b113 : !llvm.ppc_fp128
  "t.u"(%r113) : (!llvm.ppc_fp128) -> ()
  %a114 = arith.constant 0.1 : !llvm.ppc_fp128
  %b114 = arith.constant 0xb975a8110fe73e8d3d74000000000000 : !llvm.ppc_fp128
  %r114 = arith.remf %a114, %b114 : !llvm.ppc_fp128
  "t.u"(%r114) : (!llvm.ppc_fp128) -> ()
  %a115 = arith.constant 0x618c4ae635bc03e265737f1a2f3319f2 : !llvm.ppc_fp128
  %b115 = arith.constant 10000000000.0 : !llvm.ppc_fp128
  %r115 = arith.maxnumf %a115, %b115 : !llvm.ppc_fp128
  "t.u"(%r115) : (!llvm.ppc_fp128) -> ()
  %a116 = arith.constant 0xc42b8ce3f97a185f47ec000000000000 : !llvm.ppc_fp128
  %b116 = arith.constant 0x3767d9ffa7524a963b28000000000000 : !llvm.ppc_fp128
  %r116 = arith.subf %a116, %b116 : !llvm.ppc_fp128
  "t.u"(%r116) : (!llvm.ppc_fp128) -> ()
  %a117 = arith.constant 0.0 : !llvm.ppc_fp128
  %b117 = arith.constant 0x5c5650459e1ad730603f7fa2608ba94f : !llvm.ppc_fp128
  %r117 = math.ceil %a117 : !llvm.ppc_fp128
  "t.u"(%r117) : (!llvm.ppc_fp128) -> ()
  %a118 = arith.constant 0x918fbc2a00fb7bc71538812f7b3cf32a : !llvm.ppc_fp128
  %b118 = arith.constant 0x00000000000000007ff8000000000000 : !llvm.ppc_fp128
  %r118 = arith.mulf %a118, %b118 : !llvm.ppc_fp128
  "t.u"(%r118) : (!llvm.ppc_fp128) -> ()
  %a119 = arith.constant 0xbc40af95ded4cf743ff0000000000000 : !llvm.ppc_fp128
  %b119 = arith.constant 0x48f1c90bcbd95c854cbb3dc81c44fbe2 : !llvm.ppc_fp128
  %q119 = arith.constant 252269 : i128
  %r119 = arith.sitofp %q119 : i128 to !llvm.ppc_fp128
  "t.u"(%r119) : (!llvm.ppc_fp128) -> ()
  %a120 = arith.constant 0x02fcee14fd7e4b0206a24331759deb32 : !llvm.ppc_fp128
  %b120 = arith.constant 0xb6d81a0908d5fe993aac000000000000 : !llvm.ppc_fp128
  %r120 = math.absf %a120 : !llvm.ppc_fp128
  "t.u"(%r120) : (!llvm.ppc_fp128) -> ()
  %a121 = arith.constant 0xb577a67e5bb6d061b914000000000000 : !llvm.ppc_fp128
  %b121 = arith.constant 0x0d694f35f392512090dd04c3bff67a91 : !llvm.ppc_fp128
  %r121 = arith.truncf %a121 : !llvm.ppc_fp128 to f32
  "t.u"(%r121) : (f32) -> ()
  %a122 = arith.constant 0xb6fd4e51eda01e4a3b14000000000000 : !llvm.ppc_fp128
  %b122 = arith.constant 0x46eb63173597024ecb0943f7152ad767 : !llvm.ppc_fp128
  %r122 = arith.mulf %a122, %b122 : !llvm.ppc_fp128
  "t.u"(%r122) : (!llvm.ppc_fp128) -> ()
  %a123 = arith.constant 0x374e29da1cecdce2bac9c60000000000 : !llvm.ppc_fp128
  %b123 = arith.constant 0x3f17ee19c04d0ecf4290000000000000 : !llvm.ppc_fp128
  %r123 = arith.mulf %a123, %b123 : !llvm.ppc_fp128
  "t.u"(%r123) : (!llvm.ppc_fp128) -> ()
  %a124 = arith.constant 0x421790aa4317c1fc45b1980000000000 : !llvm.ppc_fp128
  %b124 = arith.constant 0x00000000000000007ff0000000000000 : !llvm.ppc_fp128
  %r124 = arith.cmpf ugt, %a124, %b124 : !llvm.ppc_fp128
  "t.u"(%r124) : (i1) -> ()
  %a125 = arith.constant 0x43f3edef89ff3f04479c000000000000 : !llvm.ppc_fp128
  %b125 = arith.constant 0x416d74c4583b993d455ffd0000000000 : !llvm.ppc_fp128
  %r125 = arith.fptosi %a125 : !llvm.ppc_fp128 to i64
  "t.u"(%r125) : (i64) -> ()
  %a126 = arith.constant 1.0e-300 : !llvm.ppc_fp128
  %b126 = arith.constant 0xc1e329f20c3f39f8c5fcd88a40be0a46 : !llvm.ppc_fp128
  %r126 = arith.cmpf one, %a126, %b126 : !llvm.ppc_fp128
  "t.u"(%r126) : (i1) -> ()
  %a127 = arith.constant 0x3dffdb0d78317694c1d9120000000000 : !llvm.ppc_fp128
  %b127 = arith.constant 123456789.0 : !llvm.ppc_fp128
  %r127 = arith.subf %a127, %b127 : !llvm.ppc_fp128
  "t.u"(%r127) : (!llvm.ppc_fp128) -> ()
  %a128 = arith.constant 0xb809b32cf70a22113c2ce8f7ef2003d9 : !llvm.ppc_fp128
  %b128 = arith.constant 1.0 : !llvm.ppc_fp128
  %r128 = arith.bitcast %a128 : !llvm.ppc_fp128 to i128
  "t.u"(%r128) : (i128) -> ()
  %a129 = arith.constant 0xbf7ad71176010d8342f9f1136e52f1fb : !llvm.ppc_fp128
  %b129 = arith.constant 123456789.0 : !llvm.ppc_fp128
  %r129 = math.ceil %a129 : !llvm.ppc_fp128
  "t.u"(%r129) : (!llvm.ppc_fp128) -> ()
  %a130 = arith.constant 0.1 : !llvm.ppc_fp128
  %b130 = arith.constant 0.0 : !llvm.ppc_fp128
  %r130 = arith.cmpf une, %a130, %b130 : !llvm.ppc_fp128
  "t.u"(%r130) : (i1) -> ()
  %a131 = arith.constant 3.0 : !llvm.ppc_fp128
  %b131 = arith.constant 0x3759e33c47002dfc3b07bb0000000000 : !llvm.ppc_fp128
  %q131 = arith.constant 341302 : i128
  %r131 = arith.sitofp %q131 : i128 to !llvm.ppc_fp128
  "t.u"(%r131) : (!llvm.ppc_fp128) -> ()
  %a132 = arith.constant 1.0e-300 : !llvm.ppc_fp128
  %b132 = arith.constant 0x00000000000000007ff8000000000000 : !llvm.ppc_fp128
  %r132 = math.absf %a132 : !llvm.ppc_fp128
  "t.u"(%r132) : (!llvm.ppc_fp128) -> ()
  %a133 = arith.constant 0x38bf56816b6cf57dbc43d80000000000 : !llvm.ppc_fp128
  %b133 = arith.constant 0x00000000000000007ff0000000000000 : !llvm.ppc_fp128
  %r133 = arith.fptosi %a133 : !llvm.ppc_fp128 to i64
  "t.u"(%r133) : (i64) -> ()
  %a134 = arith.constant 3.0 : !llvm.ppc_fp128
  %b134 = arith.constant 0x42165f7ec73e21144585230000000000 : !llvm.ppc_fp128
  %r134 = arith.fptoui %a134 : !llvm.ppc_fp128 to i64
  "t.u"(%r134) : (i64) -> ()
  %a135 = arith.constant 0x00000000000000000000000000000001 : !llvm.ppc_fp128
  %b135 = arith.constant 0xbd76d18f309e208440d1f2f31a99f24f : !llvm.ppc_fp128
  %r135 = arith.fptoui %a135 : !llvm.ppc_fp128 to i64
  "t.u"(%r135) : (i64) -> ()
  %a136 = arith.constant 0x51261675b3321317d4c9714ea2892394 : !llvm.ppc_fp128
  %b136 = arith.constant 0x59607c1f399c40b75d64594f75687fe1 : !llvm.ppc_fp128
  %r136 = math.ceil %a136 : !llvm.ppc_fp128
  "t.u"(%r136) : (!llvm.ppc_fp128) -> ()
  %a137 = arith.constant 0x6c8f93fc2fd7b84defedb96c68eca6e0 : !llvm.ppc_fp128
  %b137 = arith.constant 0xb739b23cdeede8413ad01c0000000000 : !llvm.ppc_fp128
  %r137 = arith.addf %a137, %b137 : !llvm.ppc_fp128
  "t.u"(%r137) : (!llvm.ppc_fp128) -> ()
  %a138 = arith.constant 0xbc87a06deeffb459bff0000000000000 : !llvm.ppc_fp128
  %b138 = arith.constant 0x00000000000000007ff8000000000000 : !llvm.ppc_fp128
  %r138 = arith.fptoui %a138 : !llvm.ppc_fp128 to i64
  "t.u"(%r138) : (i64) -> ()
  %a139 = arith.constant 7.0 : !llvm.ppc_fp128
  %b139 = arith.constant 123456789.0 : !llvm.ppc_fp128
  %r139 = arith.subf %a139, %b139 : !llvm.ppc_fp128
  "t.u"(%r139) : (!llvm.ppc_fp128) -> ()
  %a140 = arith.constant 0.1 : !llvm.ppc_fp128
  %b140 = arith.constant 0x7201c87e50ee6365761d57a283147951 : !llvm.ppc_fp128
  %r140 = arith.remf %a140, %b140 : !llvm.ppc_fp128
  "t.u"(%r140) : (!llvm.ppc_fp128) -> ()
  %a141 = arith.constant 0xeb1b7813225431806ea86edee19a54a8 : !llvm.ppc_fp128
  %b141 = arith.constant 0x9fded87ce52137d6a38aae57c0aacfa9 : !llvm.ppc_fp128
  %r141 = arith.fptoui %a141 : !llvm.ppc_fp128 to i64
  "t.u"(%r141) : (i64) -> ()
  %a142 = arith.constant 10000000000.0 : !llvm.ppc_fp128
  %b142 = arith.constant 0x3a9c1f8e1b3b0444be6c000000000000 : !llvm.ppc_fp128
  %r142 = arith.cmpf une, %a142, %b142 : !llvm.ppc_fp128
  "t.u"(%r142) : (i1) -> ()
  %a143 = arith.constant 123456789.0 : !llvm.ppc_fp128
  %b143 = arith.constant 0xe1f3e0a8fff4cc9b65aea23acdf5f000 : !llvm.ppc_fp128
  %r143 = arith.mulf %a143, %b143 : !llvm.ppc_fp128
  "t.u"(%r143) : (!llvm.ppc_fp128) -> ()
  %a144 = arith.constant 0x8a34eee529de4a290e46db04eb68dee2 : !llvm.ppc_fp128
  %b144 = arith.constant 0x35e14d28e16bdf6bb9c8c70000000000 : !llvm.ppc_fp128
  %r144 = math.copysign %a144, %b144 : !llvm.ppc_fp128
  "t.u"(%r144) : (!llvm.ppc_fp128) -> ()
  %a145 = arith.constant 0xb69ddb83df705b5aba0c000000000000 : !llvm.ppc_fp128
  %b145 = arith.constant 10000000000.0 : !llvm.ppc_fp128
  %r145 = arith.subf %a145, %b145 : !llvm.ppc_fp128
  "t.u"(%r145) : (!llvm.ppc_fp128) -> ()
  %a146 = arith.constant 0x3a0c473681deca953d61e64adcc8c029 : !llvm.ppc_fp128
  %b146 = arith.constant 0xbaeb48c66096b5b33e643fa17c66e10d : !llvm.ppc_fp128
  %r146 = arith.addf %a146, %b146 : !llvm.ppc_fp128
  "t.u"(%r146) : (!llvm.ppc_fp128) -> ()
  %a147 = arith.constant 0x41ec9417332630dfc5e56d0000000000 : !llvm.ppc_fp128
  %b147 = arith.constant 0xbe7d10895010c3b7c25c000000000000 : !llvm.ppc_fp128
  %r147 = arith.minimumf %a147, %b147 : !llvm.ppc_fp128
  "t.u"(%r147) : (!llvm.ppc_fp128) -> ()
  %a148 = arith.constant 0x35d63b35efa3a38039f8000000000000 : !llvm.ppc_fp128
  %b148 = arith.constant 0x00000000000000007ff0000000000000 : !llvm.ppc_fp128
  %r148 = math.ceil %a148 : !llvm.ppc_fp128
  "t.u"(%r148) : (!llvm.ppc_fp128) -> ()
  %a149 = arith.constant 0xba3cd4c71f8d54333dda423b03203460 : !llvm.ppc_fp128
  %b149 = arith.constant 0x00000000000000007ff8000000000000 : !llvm.ppc_fp128
  %r149 = arith.minimumf %a149, %b149 : !llvm.ppc_fp128
  "t.u"(%r149) : (!llvm.ppc_fp128) -> ()
  return
}
// DIFFERS: upstream rounds literals of f80, f128 and ppc_fp128 to a double first.
