// RUN: terrace translate %s --mlir-to-llvmir

// Constants of `ppc_fp128` fold as LLVM's builder folds them.
llvm.mlir.global external @g() : i128
llvm.func @f() {
  %a0 = llvm.mlir.constant(0xb75009f080289e323b5f08dbd293056a : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b0 = llvm.mlir.constant(0x3c38d0d8165195373fe0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r0 = llvm.intr.ceil(%a0) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r0, %p0 : !llvm.ppc_fp128, !llvm.ptr
  %a1 = llvm.mlir.constant(0xb73bd5ceb517da603b514b911266ef64 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b1 = llvm.mlir.constant(0x362c6df1a0879a1439c7613b93af0473 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r1 = llvm.fptosi %a1 : !llvm.ppc_fp128 to i64
  %p1 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r1, %p1 : i64, !llvm.ptr
  %a2 = llvm.mlir.constant(0xb596713a78e7ec8cb92d7d0000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b2 = llvm.mlir.constant(0x000000000000000003465de3626351bb : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r2 = llvm.intr.floor(%a2) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p2 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r2, %p2 : !llvm.ppc_fp128, !llvm.ptr
  %a3 = llvm.mlir.constant(0xbe2d295a78b5559d418bccad1e2e8b1b : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b3 = llvm.mlir.constant(0x00000000000000007ff8000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r3 = llvm.fsub %a3, %b3 : !llvm.ppc_fp128
  %p3 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r3, %p3 : !llvm.ppc_fp128, !llvm.ptr
  %a4 = llvm.mlir.constant(0x00000000000000000000000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b4 = llvm.mlir.constant(1.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r4 = llvm.fptrunc %a4 : !llvm.ppc_fp128 to f64
  %p4 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r4, %p4 : f64, !llvm.ptr
  %a5 = llvm.mlir.constant(0.1 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b5 = llvm.mlir.constant(0x358fb468f788956eb9a2a0c32959a183 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r5 = llvm.fptoui %a5 : !llvm.ppc_fp128 to i64
  %p5 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r5, %p5 : i64, !llvm.ptr
  %a6 = llvm.mlir.constant(0x3cc7c8bf9782932e4059927d448ee771 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b6 = llvm.mlir.constant(1.5 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r6 = llvm.intr.floor(%a6) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p6 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r6, %p6 : !llvm.ppc_fp128, !llvm.ptr
  %a7 = llvm.mlir.constant(2.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b7 = llvm.mlir.constant(0x0000000000000000fff0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r7 = llvm.intr.fabs(%a7) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p7 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r7, %p7 : !llvm.ppc_fp128, !llvm.ptr
  %a8 = llvm.mlir.constant(0xc1ff85c747f32e2ec586d90000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b8 = llvm.mlir.constant(0xf6a6681688d426887a62f70cae5ff3c3 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r8 = llvm.fdiv %a8, %b8 : !llvm.ppc_fp128
  %p8 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r8, %p8 : !llvm.ppc_fp128, !llvm.ptr
  %a9 = llvm.mlir.constant(0x53e233772521218dd7ec5d618fd5efc1 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b9 = llvm.mlir.constant(0xb248717e0e950644364d2b660c8b001f : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r9 = llvm.fadd %a9, %b9 : !llvm.ppc_fp128
  %p9 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r9, %p9 : !llvm.ppc_fp128, !llvm.ptr
  %a10 = llvm.mlir.constant(0xa05bb7dd8401da7ea3b392161eb1762b : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b10 = llvm.mlir.constant(0xdd4014d3d94e6bb3e13698e6162e9092 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r10 = llvm.fsub %a10, %b10 : !llvm.ppc_fp128
  %p10 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r10, %p10 : !llvm.ppc_fp128, !llvm.ptr
  %a11 = llvm.mlir.constant(0x63d080e21c0cce876799adf87eda97b5 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b11 = llvm.mlir.constant(0x00000000000000007ff8000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r11 = llvm.fmul %a11, %b11 : !llvm.ppc_fp128
  %p11 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r11, %p11 : !llvm.ppc_fp128, !llvm.ptr
  %a12 = llvm.mlir.constant(-0.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b12 = llvm.mlir.constant(0xb30528d6bcbff630b6face8982f94d41 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r12 = llvm.intr.maximum(%a12, %b12) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p12 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r12, %p12 : !llvm.ppc_fp128, !llvm.ptr
  %a13 = llvm.mlir.constant(0xbb73631c18af02adbf390c0000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b13 = llvm.mlir.constant(0x3925ac9541145208bd2ab20000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r13 = llvm.intr.copysign(%a13, %b13) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p13 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r13, %p13 : !llvm.ppc_fp128, !llvm.ptr
  %a14 = llvm.mlir.constant(0xb687ad781811ed7bba94000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b14 = llvm.mlir.constant(0x00000000000000007ff8000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r14 = llvm.intr.maxnum(%a14, %b14) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p14 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r14, %p14 : !llvm.ppc_fp128, !llvm.ptr
  %a15 = llvm.mlir.constant(0xecf62cd62b67ddcb70b88a5aafe22dbf : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b15 = llvm.mlir.constant(0xc0e6366b1394f736c440000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r15 = llvm.intr.maximum(%a15, %b15) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p15 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r15, %p15 : !llvm.ppc_fp128, !llvm.ptr
  %a16 = llvm.mlir.constant(0xbe057ef64b4701c641ddc267ff42a996 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b16 = llvm.mlir.constant(0x00000000000000007ff8000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r16 = llvm.fdiv %a16, %b16 : !llvm.ppc_fp128
  %p16 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r16, %p16 : !llvm.ppc_fp128, !llvm.ptr
  %a17 = llvm.mlir.constant(0xc00173f30596068943c9613fa3640fde : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b17 = llvm.mlir.constant(123456789.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r17 = llvm.intr.minimum(%a17, %b17) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p17 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r17, %p17 : !llvm.ppc_fp128, !llvm.ptr
  %a18 = llvm.mlir.constant(0xb57f3cf3938bfc16b970000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b18 = llvm.mlir.constant(0x3da73385a36e4eb8c133680000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r18 = llvm.intr.fabs(%a18) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p18 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r18, %p18 : !llvm.ppc_fp128, !llvm.ptr
  %a19 = llvm.mlir.constant(0x07da3ac91f55f09d8b85be221d432825 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b19 = llvm.mlir.constant(0x3c306d8f0b49c32bc054000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r19 = llvm.fptosi %a19 : !llvm.ppc_fp128 to i64
  %p19 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r19, %p19 : i64, !llvm.ptr
  %a20 = llvm.mlir.constant(0xd54fbd0facd616ded95e428ed3715d84 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b20 = llvm.mlir.constant(0x40e6661ff2e6a08ec4b4e00000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r20 = llvm.fptrunc %a20 : !llvm.ppc_fp128 to f64
  %p20 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r20, %p20 : f64, !llvm.ptr
  %a21 = llvm.mlir.constant(0x41777ccc8f622a2a4540cc52092d5d84 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b21 = llvm.mlir.constant(0x6cbecf4722b5c204f087e1b36c3f4bc5 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r21 = llvm.intr.minimum(%a21, %b21) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p21 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r21, %p21 : !llvm.ppc_fp128, !llvm.ptr
  %a22 = llvm.mlir.constant(0xbfa5e4cbb1eb9020c31ba7921adcf3f2 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b22 = llvm.mlir.constant(0xb6cc044afcdc31153ac44f0000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r22 = llvm.fptrunc %a22 : !llvm.ppc_fp128 to f64
  %p22 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r22, %p22 : f64, !llvm.ptr
  %a23 = llvm.mlir.constant(0xbf62126865539c48c2fc000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b23 = llvm.mlir.constant(1.0e300 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r23 = llvm.intr.copysign(%a23, %b23) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p23 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r23, %p23 : !llvm.ppc_fp128, !llvm.ptr
  %a24 = llvm.mlir.constant(1.0e-300 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b24 = llvm.mlir.constant(0x3bc4edac233296d8bfb0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r24 = llvm.intr.minnum(%a24, %b24) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p24 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r24, %p24 : !llvm.ppc_fp128, !llvm.ptr
  %a25 = llvm.mlir.constant(1.0e300 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b25 = llvm.mlir.constant(0x3ccb6c9dc53b4267c0ac620000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r25 = llvm.intr.minnum(%a25, %b25) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p25 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r25, %p25 : !llvm.ppc_fp128, !llvm.ptr
  %a26 = llvm.mlir.constant(0x028dff4a861db6b806612fbefac717a3 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b26 = llvm.mlir.constant(0xe68e5ee7234e7ec5ea5cf0579ab08a4a : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r26 = llvm.fmul %a26, %b26 : !llvm.ppc_fp128
  %p26 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r26, %p26 : !llvm.ppc_fp128, !llvm.ptr
  %a27 = llvm.mlir.constant(0x3c58658ae9971bd03ff0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b27 = llvm.mlir.constant(0x002d552dfe54a55c0421a9f3d2d3656c : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r27 = llvm.fdiv %a27, %b27 : !llvm.ppc_fp128
  %p27 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r27, %p27 : !llvm.ppc_fp128, !llvm.ptr
  %a28 = llvm.mlir.constant(0x7c76f6c3c34624ca7fefffffffffffff : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b28 = llvm.mlir.constant(0x435fa4ce15eb29d846f48a0000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r28 = llvm.fsub %a28, %b28 : !llvm.ppc_fp128
  %p28 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r28, %p28 : !llvm.ppc_fp128, !llvm.ptr
  %a29 = llvm.mlir.constant(0xbc2d38a7c2e6e97f40379d6f80618414 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b29 = llvm.mlir.constant(0xbe867293f07fd26cc288000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r29 = llvm.intr.minimum(%a29, %b29) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p29 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r29, %p29 : !llvm.ppc_fp128, !llvm.ptr
  %a30 = llvm.mlir.constant(0xb4cd57cdf6468955389bb0798806c19c : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b30 = llvm.mlir.constant(0xbe793cfade1eee47c27a8593669eac56 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r30 = llvm.intr.minnum(%a30, %b30) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p30 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r30, %p30 : !llvm.ppc_fp128, !llvm.ptr
  %a31 = llvm.mlir.constant(0x00000000000000000000000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b31 = llvm.mlir.constant(0xbd10ffb3e6236cf34102d80000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r31 = llvm.fadd %a31, %b31 : !llvm.ppc_fp128
  %p31 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r31, %p31 : !llvm.ppc_fp128, !llvm.ptr
  %a32 = llvm.mlir.constant(0x3afc1142c988d817beb0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b32 = llvm.mlir.constant(0x36da36bb31cdbe23baef290000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r32 = llvm.intr.ceil(%a32) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p32 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r32, %p32 : !llvm.ppc_fp128, !llvm.ptr
  %a33 = llvm.mlir.constant(0x00000000000000000000000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b33 = llvm.mlir.constant(0x3c4f7183f127c67e3fc0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r33 = llvm.fdiv %a33, %b33 : !llvm.ppc_fp128
  %p33 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r33, %p33 : !llvm.ppc_fp128, !llvm.ptr
  %a34 = llvm.mlir.constant(0x5e85a52e7aaebf4c61f68be6b7e32171 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b34 = llvm.mlir.constant(0x434d678324eb94a24745170000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r34 = llvm.fsub %a34, %b34 : !llvm.ppc_fp128
  %p34 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r34, %p34 : !llvm.ppc_fp128, !llvm.ptr
  %a35 = llvm.mlir.constant(0x00000000000000000000000000000001 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b35 = llvm.mlir.constant(0xb678717c7fd80ca439fe9424869f9878 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %q35 = llvm.mlir.constant(92911114395360536 : i128) : i128
  %r35 = llvm.sitofp %q35 : i128 to !llvm.ppc_fp128
  %p35 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r35, %p35 : !llvm.ppc_fp128, !llvm.ptr
  %a36 = llvm.mlir.constant(0xa911a3da2db1496e2cc4fdf832f8587b : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b36 = llvm.mlir.constant(0x0a4fa7aecfeee85f8e6d4911914041db : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r36 = llvm.intr.maximum(%a36, %b36) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p36 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r36, %p36 : !llvm.ppc_fp128, !llvm.ptr
  %a37 = llvm.mlir.constant(1.0e-300 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b37 = llvm.mlir.constant(0x7c3de7870df408a27fefffffffffffff : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r37 = llvm.fptrunc %a37 : !llvm.ppc_fp128 to f64
  %p37 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r37, %p37 : f64, !llvm.ptr
  %a38 = llvm.mlir.constant(1.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b38 = llvm.mlir.constant(0x9e67a96541e6bcada1dc461ffe8c34bd : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %q38 = llvm.fptrunc %a38 : !llvm.ppc_fp128 to f64
  %r38 = llvm.fpext %q38 : f64 to !llvm.ppc_fp128
  %p38 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r38, %p38 : !llvm.ppc_fp128, !llvm.ptr
  %a39 = llvm.mlir.constant(0x00000000000000000000000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b39 = llvm.mlir.constant(0x41f7e4c266279d53c5e2c70000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r39 = llvm.fcmp "ueq" %a39, %b39 : !llvm.ppc_fp128
  %p39 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r39, %p39 : i1, !llvm.ptr
  %a40 = llvm.mlir.constant(0x025792c8932b907d8654054f89181ae8 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b40 = llvm.mlir.constant(0x3743f338982c1aec3b08000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r40 = llvm.intr.minnum(%a40, %b40) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p40 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r40, %p40 : !llvm.ppc_fp128, !llvm.ptr
  %a41 = llvm.mlir.constant(0x3c3db94ec4e5c3553fe03d3729ff359a : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b41 = llvm.mlir.constant(0xd0e0160a6697467a54b5e319634c9b8b : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %q41 = llvm.fptrunc %a41 : !llvm.ppc_fp128 to f64
  %r41 = llvm.fpext %q41 : f64 to !llvm.ppc_fp128
  %p41 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r41, %p41 : !llvm.ppc_fp128, !llvm.ptr
  %a42 = llvm.mlir.constant(0x3e67f2413c18ddfec24c000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b42 = llvm.mlir.constant(0xb0081fa0c0767f563371e9ae0e317d21 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r42 = llvm.intr.minnum(%a42, %b42) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p42 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r42, %p42 : !llvm.ppc_fp128, !llvm.ptr
  %a43 = llvm.mlir.constant(0x082027936ae527470c0a554724aaf75b : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b43 = llvm.mlir.constant(7.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r43 = llvm.fdiv %a43, %b43 : !llvm.ppc_fp128
  %p43 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r43, %p43 : !llvm.ppc_fp128, !llvm.ptr
  %a44 = llvm.mlir.constant(0x00000000000000000000000000000001 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b44 = llvm.mlir.constant(1.0e-300 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r44 = llvm.intr.floor(%a44) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p44 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r44, %p44 : !llvm.ppc_fp128, !llvm.ptr
  %a45 = llvm.mlir.constant(0xfbd4b8a9c8e1a9d67fefffffffffffff : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b45 = llvm.mlir.constant(0xbfabd5a8ad0d1beac30c000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %q45 = llvm.mlir.constant(714636174147956475180323322895066850 : i128) : i128
  %r45 = llvm.sitofp %q45 : i128 to !llvm.ppc_fp128
  %p45 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r45, %p45 : !llvm.ppc_fp128, !llvm.ptr
  %a46 = llvm.mlir.constant(0x3659fb9225d22be139ce370000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b46 = llvm.mlir.constant(0xf9c9a1ad4bc74d88fdcd4943654445e9 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r46 = llvm.intr.maximum(%a46, %b46) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p46 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r46, %p46 : !llvm.ppc_fp128, !llvm.ptr
  %a47 = llvm.mlir.constant(1.0e-300 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b47 = llvm.mlir.constant(0x00000000000000007ff8000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r47 = llvm.frem %a47, %b47 : !llvm.ppc_fp128
  %p47 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r47, %p47 : !llvm.ppc_fp128, !llvm.ptr
  %a48 = llvm.mlir.constant(0.1 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b48 = llvm.mlir.constant(0x3f4df60652b73b71c2b51d0000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r48 = llvm.fmul %a48, %b48 : !llvm.ppc_fp128
  %p48 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r48, %p48 : !llvm.ppc_fp128, !llvm.ptr
  %a49 = llvm.mlir.constant(0xaeecb14465af5994b26300fa2b5aed9c : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b49 = llvm.mlir.constant(0x376d6223c2610cc7bb54060000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r49 = llvm.fdiv %a49, %b49 : !llvm.ppc_fp128
  %p49 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r49, %p49 : !llvm.ppc_fp128, !llvm.ptr
  %a50 = llvm.mlir.constant(0x0000000000000000027a382af3b81cf5 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b50 = llvm.mlir.constant(0x3c506121dd0d9ba1c06c000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r50 = llvm.fptrunc %a50 : !llvm.ppc_fp128 to f32
  %p50 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r50, %p50 : f32, !llvm.ptr
  %a51 = llvm.mlir.constant(0x00000000000000008000000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b51 = llvm.mlir.constant(3.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r51 = llvm.fptrunc %a51 : !llvm.ppc_fp128 to f64
  %p51 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r51, %p51 : f64, !llvm.ptr
  %a52 = llvm.mlir.constant(1.5 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b52 = llvm.mlir.constant(0x3b912c1ac31faa433f88000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r52 = llvm.intr.maximum(%a52, %b52) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p52 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r52, %p52 : !llvm.ppc_fp128, !llvm.ptr
  %a53 = llvm.mlir.constant(0xbc843f93f39a3549c050000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b53 = llvm.mlir.constant(0xc16f62fc80db06d64588000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r53 = llvm.intr.floor(%a53) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p53 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r53, %p53 : !llvm.ppc_fp128, !llvm.ptr
  %a54 = llvm.mlir.constant(0xb09bd8a5674e2f2eb43e47a7e4355e60 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b54 = llvm.mlir.constant(0x71190fcf9dc41c8074b49e79470ffd47 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r54 = llvm.fmul %a54, %b54 : !llvm.ppc_fp128
  %p54 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r54, %p54 : !llvm.ppc_fp128, !llvm.ptr
  %a55 = llvm.mlir.constant(0xb0f9f652729077b8b47ac577955a5165 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b55 = llvm.mlir.constant(7.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r55 = llvm.frem %a55, %b55 : !llvm.ppc_fp128
  %p55 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r55, %p55 : !llvm.ppc_fp128, !llvm.ptr
  %a56 = llvm.mlir.constant(0x4114a4c802b7812045300c0000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b56 = llvm.mlir.constant(0x40506f0229f13e4d4464390000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r56 = llvm.intr.minimum(%a56, %b56) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p56 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r56, %p56 : !llvm.ppc_fp128, !llvm.ptr
  %a57 = llvm.mlir.constant(0xbaa542f39f841e133ea1ed2e8f34a3e9 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b57 = llvm.mlir.constant(0x8a1af6d497e812538d88d5e7a0d36ad6 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r57 = llvm.fdiv %a57, %b57 : !llvm.ppc_fp128
  %p57 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r57, %p57 : !llvm.ppc_fp128, !llvm.ptr
  %a58 = llvm.mlir.constant(0xb90b261c7264d10cbcf4000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b58 = llvm.mlir.constant(10000000000.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r58 = llvm.fptrunc %a58 : !llvm.ppc_fp128 to f32
  %p58 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r58, %p58 : f32, !llvm.ptr
  %a59 = llvm.mlir.constant(0xbdbbc62bd34884f6c111b00000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b59 = llvm.mlir.constant(0x00000000000000000000000000000001 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r59 = llvm.fneg %a59 : !llvm.ppc_fp128
  %p59 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r59, %p59 : !llvm.ppc_fp128, !llvm.ptr
  %a60 = llvm.mlir.constant(0x2792dfbc34daf5882bb5766f69a2c092 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b60 = llvm.mlir.constant(1.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %q60 = llvm.mlir.constant(57844154771163113972910987311700793188 : i128) : i128
  %r60 = llvm.sitofp %q60 : i128 to !llvm.ppc_fp128
  %p60 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r60, %p60 : !llvm.ppc_fp128, !llvm.ptr
  %a61 = llvm.mlir.constant(0x3c64f7915bedcbd440442a0000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b61 = llvm.mlir.constant(0x3c30734be2b208cbbfd03a3328659453 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r61 = llvm.fdiv %a61, %b61 : !llvm.ppc_fp128
  %p61 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r61, %p61 : !llvm.ppc_fp128, !llvm.ptr
  %a62 = llvm.mlir.constant(0x3e2b3ff415f4dd604224000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b62 = llvm.mlir.constant(0x29da0dce81c7d1dbadcf8aceacb1814f : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r62 = llvm.intr.minimum(%a62, %b62) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p62 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r62, %p62 : !llvm.ppc_fp128, !llvm.ptr
  %a63 = llvm.mlir.constant(0xbd9d339ffc85420d41a0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b63 = llvm.mlir.constant(0x3c417bc699c59d303ff0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r63 = llvm.fdiv %a63, %b63 : !llvm.ppc_fp128
  %p63 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r63, %p63 : !llvm.ppc_fp128, !llvm.ptr
  %a64 = llvm.mlir.constant(0x5bb41bb216fe4b16df1090b8728c98c7 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b64 = llvm.mlir.constant(0x43b408514d6000eec7d0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r64 = llvm.fmul %a64, %b64 : !llvm.ppc_fp128
  %p64 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r64, %p64 : !llvm.ppc_fp128, !llvm.ptr
  %a65 = llvm.mlir.constant(10000000000.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b65 = llvm.mlir.constant(0x3bd243cd90d959e1bf6a1cc30d3b984f : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r65 = llvm.intr.copysign(%a65, %b65) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p65 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r65, %p65 : !llvm.ppc_fp128, !llvm.ptr
  %a66 = llvm.mlir.constant(0x3e7373c5afaaf470c21e1aee14f34993 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b66 = llvm.mlir.constant(2.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r66 = llvm.intr.floor(%a66) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p66 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r66, %p66 : !llvm.ppc_fp128, !llvm.ptr
  %a67 = llvm.mlir.constant(0xb702beb88611b95abb1e72b1ac5f88f9 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b67 = llvm.mlir.constant(0xb70eb2916516f2293aac260000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r67 = llvm.fptoui %a67 : !llvm.ppc_fp128 to i64
  %p67 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r67, %p67 : i64, !llvm.ptr
  %a68 = llvm.mlir.constant(0x00000000000000007ff8000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b68 = llvm.mlir.constant(1.0e-300 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r68 = llvm.fsub %a68, %b68 : !llvm.ppc_fp128
  %p68 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r68, %p68 : !llvm.ppc_fp128, !llvm.ptr
  %a69 = llvm.mlir.constant(0xbb0ecfb37d9d9c133e77e10000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b69 = llvm.mlir.constant(0xf73802c8092d52bffabdee01191fc01f : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r69 = llvm.fadd %a69, %b69 : !llvm.ppc_fp128
  %p69 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r69, %p69 : !llvm.ppc_fp128, !llvm.ptr
  %a70 = llvm.mlir.constant(0x36507456ffc45a7739d45c0000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b70 = llvm.mlir.constant(0x4276cc744bb3ba8ac5fc000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r70 = llvm.fptrunc %a70 : !llvm.ppc_fp128 to f64
  %p70 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r70, %p70 : f64, !llvm.ptr
  %a71 = llvm.mlir.constant(0x3cf9610b4dbdaba94060000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b71 = llvm.mlir.constant(1.5 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r71 = llvm.intr.minimum(%a71, %b71) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p71 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r71, %p71 : !llvm.ppc_fp128, !llvm.ptr
  %a72 = llvm.mlir.constant(0xc32a559724b04021c69fc4b9d618ae13 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b72 = llvm.mlir.constant(0xa078ba2664571b2c24201b5e95ea026a : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r72 = llvm.intr.floor(%a72) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p72 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r72, %p72 : !llvm.ppc_fp128, !llvm.ptr
  %a73 = llvm.mlir.constant(0x00000000000000007ff8000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b73 = llvm.mlir.constant(0x3c1d7223d5738727bfc30dc505843a04 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r73 = llvm.fdiv %a73, %b73 : !llvm.ppc_fp128
  %p73 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r73, %p73 : !llvm.ppc_fp128, !llvm.ptr
  %a74 = llvm.mlir.constant(0xc0837474f5138cb1c48bcad26c8bda18 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b74 = llvm.mlir.constant(0xbabb3e708132f025be101a0000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r74 = llvm.intr.floor(%a74) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p74 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r74, %p74 : !llvm.ppc_fp128, !llvm.ptr
  %a75 = llvm.mlir.constant(0x36b258434564f5543a30000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b75 = llvm.mlir.constant(0xb7c65486ef258520bb6c380000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %q75 = llvm.fptrunc %a75 : !llvm.ppc_fp128 to f64
  %r75 = llvm.fpext %q75 : f64 to !llvm.ppc_fp128
  %p75 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r75, %p75 : !llvm.ppc_fp128, !llvm.ptr
  %a76 = llvm.mlir.constant(0xc1f2a1c158f09b2245c0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b76 = llvm.mlir.constant(0x3b219cbdeaeede61bea11539ae0af8e8 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r76 = llvm.fsub %a76, %b76 : !llvm.ppc_fp128
  %p76 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r76, %p76 : !llvm.ppc_fp128, !llvm.ptr
  %a77 = llvm.mlir.constant(0xbc77b2ab769b9910c05c000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b77 = llvm.mlir.constant(0x0000000000000000fff0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r77 = llvm.fdiv %a77, %b77 : !llvm.ppc_fp128
  %p77 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r77, %p77 : !llvm.ppc_fp128, !llvm.ptr
  %a78 = llvm.mlir.constant(0x4366cb4d78e8cd20c73c000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b78 = llvm.mlir.constant(1.0e-300 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r78 = llvm.fcmp "ugt" %a78, %b78 : !llvm.ppc_fp128
  %p78 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r78, %p78 : i1, !llvm.ptr
  %a79 = llvm.mlir.constant(0x43734c6a01d70522475c4c29d1438eb2 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b79 = llvm.mlir.constant(0x44794665620f598fc7d0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r79 = llvm.fptrunc %a79 : !llvm.ppc_fp128 to f64
  %p79 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r79, %p79 : f64, !llvm.ptr
  %a80 = llvm.mlir.constant(0x3c08406305ddd8ec3fe0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b80 = llvm.mlir.constant(0x42dab07afa7c9f4646e42c0000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r80 = llvm.intr.fabs(%a80) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p80 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r80, %p80 : !llvm.ppc_fp128, !llvm.ptr
  %a81 = llvm.mlir.constant(0xdaa49521949a64735e4b51084641b113 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b81 = llvm.mlir.constant(0x7170a18b81cca40ff58591b2a405eee5 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r81 = llvm.intr.copysign(%a81, %b81) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p81 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r81, %p81 : !llvm.ppc_fp128, !llvm.ptr
  %a82 = llvm.mlir.constant(0x40aa3b36ed5f8a8d448f6dd4b7c90f00 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b82 = llvm.mlir.constant(0xb04bda3423719a68b43984db211f08e9 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r82 = llvm.fptrunc %a82 : !llvm.ppc_fp128 to f32
  %p82 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r82, %p82 : f32, !llvm.ptr
  %a83 = llvm.mlir.constant(0x3486b0eca13fd860b84689e5af2a1a20 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b83 = llvm.mlir.constant(1.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r83 = llvm.fdiv %a83, %b83 : !llvm.ppc_fp128
  %p83 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r83, %p83 : !llvm.ppc_fp128, !llvm.ptr
  %a84 = llvm.mlir.constant(0x3b346c21a4a5f8d23eec000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b84 = llvm.mlir.constant(0xfa2d158d2095547e7db89ec105c4fb31 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %q84 = llvm.fptrunc %a84 : !llvm.ppc_fp128 to f64
  %r84 = llvm.fpext %q84 : f64 to !llvm.ppc_fp128
  %p84 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r84, %p84 : !llvm.ppc_fp128, !llvm.ptr
  %a85 = llvm.mlir.constant(0x361d4dc2f12f50cf39d985667d5db3d9 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b85 = llvm.mlir.constant(0x3be6839f323f9ed6bfbd7caf82caadbf : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r85 = llvm.fptoui %a85 : !llvm.ppc_fp128 to i64
  %p85 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r85, %p85 : i64, !llvm.ptr
  %a86 = llvm.mlir.constant(0xc14fd66f43cdb04b4504410000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b86 = llvm.mlir.constant(0.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r86 = llvm.fsub %a86, %b86 : !llvm.ppc_fp128
  %p86 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r86, %p86 : !llvm.ppc_fp128, !llvm.ptr
  %a87 = llvm.mlir.constant(1.0e300 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b87 = llvm.mlir.constant(0x6fb6a5b170a459edf3301e4523cfeec5 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r87 = llvm.fadd %a87, %b87 : !llvm.ppc_fp128
  %p87 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r87, %p87 : !llvm.ppc_fp128, !llvm.ptr
  %a88 = llvm.mlir.constant(0x87644aa8ad4956480b73ea2167063bbd : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b88 = llvm.mlir.constant(0xe71f34881f512253ea9629fa1e7c4714 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r88 = llvm.fadd %a88, %b88 : !llvm.ppc_fp128
  %p88 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r88, %p88 : !llvm.ppc_fp128, !llvm.ptr
  %a89 = llvm.mlir.constant(0xc0f502d2524c4176c450020000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b89 = llvm.mlir.constant(0xc111cb190a2bfda844d2c60000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r89 = llvm.fptosi %a89 : !llvm.ppc_fp128 to i64
  %p89 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r89, %p89 : i64, !llvm.ptr
  %a90 = llvm.mlir.constant(0xc057d4c8d0a1116e4466460000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b90 = llvm.mlir.constant(0x404e4c41ba475ee3c435790000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r90 = llvm.intr.maxnum(%a90, %b90) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p90 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r90, %p90 : !llvm.ppc_fp128, !llvm.ptr
  %a91 = llvm.mlir.constant(0x69da3d4ee3191e31eddeb616b938b8a4 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b91 = llvm.mlir.constant(0xc2316f9b3e5fd058c598000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r91 = llvm.bitcast %a91 : !llvm.ppc_fp128 to i128
  %p91 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r91, %p91 : i128, !llvm.ptr
  %a92 = llvm.mlir.constant(0xeb1a5d41cdaf25056efcf406783efd16 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b92 = llvm.mlir.constant(0x3bf9b8b4074b88023fe0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r92 = llvm.fcmp "one" %a92, %b92 : !llvm.ppc_fp128
  %p92 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r92, %p92 : i1, !llvm.ptr
  %a93 = llvm.mlir.constant(1.0e300 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b93 = llvm.mlir.constant(0x41165e9b3220f4b6c49ccc02c3949ba7 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r93 = llvm.frem %a93, %b93 : !llvm.ppc_fp128
  %p93 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r93, %p93 : !llvm.ppc_fp128, !llvm.ptr
  %a94 = llvm.mlir.constant(1.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b94 = llvm.mlir.constant(0x409579b8e264d152442f450000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r94 = llvm.fdiv %a94, %b94 : !llvm.ppc_fp128
  %p94 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r94, %p94 : !llvm.ppc_fp128, !llvm.ptr
  %a95 = llvm.mlir.constant(0x9942c33609d975189ca819689ac95bb6 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b95 = llvm.mlir.constant(0xca3d2b28c86ce3a2ce2f6f9853226d9b : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r95 = llvm.intr.fabs(%a95) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p95 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r95, %p95 : !llvm.ppc_fp128, !llvm.ptr
  %a96 = llvm.mlir.constant(0xfc496da57bb1f90f7fefffffffffffff : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b96 = llvm.mlir.constant(0x00000000000000008000000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r96 = llvm.fptoui %a96 : !llvm.ppc_fp128 to i64
  %p96 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r96, %p96 : i64, !llvm.ptr
  %a97 = llvm.mlir.constant(0x40703edd1d11b72b448503bddd206d66 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b97 = llvm.mlir.constant(0x3c1a8f2b170fdb1c4010000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r97 = llvm.fptosi %a97 : !llvm.ppc_fp128 to i64
  %p97 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r97, %p97 : i64, !llvm.ptr
  %a98 = llvm.mlir.constant(0x3d87246ae425fbbd40f0340000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b98 = llvm.mlir.constant(0xfbff15c1cbc520e97fefffffffffffff : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r98 = llvm.fadd %a98, %b98 : !llvm.ppc_fp128
  %p98 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r98, %p98 : !llvm.ppc_fp128, !llvm.ptr
  %a99 = llvm.mlir.constant(1.5 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b99 = llvm.mlir.constant(0x7c85d8a4751c8f9d7fefffffffffffff : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r99 = llvm.fadd %a99, %b99 : !llvm.ppc_fp128
  %p99 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r99, %p99 : !llvm.ppc_fp128, !llvm.ptr
  %a100 = llvm.mlir.constant(0xbfa70fe26fff82dd437c000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b100 = llvm.mlir.constant(0xb6e53aa620bb4331baad984decdecaed : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %q100 = llvm.fptrunc %a100 : !llvm.ppc_fp128 to f64
  %r100 = llvm.fpext %q100 : f64 to !llvm.ppc_fp128
  %p100 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r100, %p100 : !llvm.ppc_fp128, !llvm.ptr
  %a101 = llvm.mlir.constant(0xb8d0fb2dc403d2993cf4000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b101 = llvm.mlir.constant(10000000000.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r101 = llvm.intr.copysign(%a101, %b101) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p101 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r101, %p101 : !llvm.ppc_fp128, !llvm.ptr
  %a102 = llvm.mlir.constant(0xc1494790229a00f94524000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b102 = llvm.mlir.constant(0xbfb000b5c813a7c943a0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r102 = llvm.bitcast %a102 : !llvm.ppc_fp128 to i128
  %p102 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r102, %p102 : i128, !llvm.ptr
  %a103 = llvm.mlir.constant(123456789.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b103 = llvm.mlir.constant(0xb4cb3cefe9b54a7e38e2786be80bab69 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r103 = llvm.intr.fabs(%a103) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p103 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r103, %p103 : !llvm.ppc_fp128, !llvm.ptr
  %a104 = llvm.mlir.constant(0xb808ff0324b6b165bbd8000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b104 = llvm.mlir.constant(0x3fe342b1dc809737c3b2540000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r104 = llvm.intr.ceil(%a104) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p104 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r104, %p104 : !llvm.ppc_fp128, !llvm.ptr
  %a105 = llvm.mlir.constant(0x375bd3174dff20c23ac1e880e3f14767 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b105 = llvm.mlir.constant(0.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r105 = llvm.fadd %a105, %b105 : !llvm.ppc_fp128
  %p105 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r105, %p105 : !llvm.ppc_fp128, !llvm.ptr
  %a106 = llvm.mlir.constant(1.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b106 = llvm.mlir.constant(1.0e-300 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r106 = llvm.intr.minnum(%a106, %b106) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p106 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r106, %p106 : !llvm.ppc_fp128, !llvm.ptr
  %a107 = llvm.mlir.constant(0x57aa12679f473e7e5bbfa87ce0e8e885 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b107 = llvm.mlir.constant(0xb6c3012397685447bad8000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r107 = llvm.fadd %a107, %b107 : !llvm.ppc_fp128
  %p107 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r107, %p107 : !llvm.ppc_fp128, !llvm.ptr
  %a108 = llvm.mlir.constant(0xb708d5bbc0f07f6abaea3f6c32d27219 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b108 = llvm.mlir.constant(0x5b53fa91b3bc985e5f7d87c3b184fe0a : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r108 = llvm.fptrunc %a108 : !llvm.ppc_fp128 to f64
  %p108 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r108, %p108 : f64, !llvm.ptr
  %a109 = llvm.mlir.constant(0xbeebc8dc2975778c4266ae381a1a3460 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b109 = llvm.mlir.constant(0x9ad3499e1b3181621e4a62f4c15a152a : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r109 = llvm.fptoui %a109 : !llvm.ppc_fp128 to i64
  %p109 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r109, %p109 : i64, !llvm.ptr
  %a110 = llvm.mlir.constant(0x46a1eab4a1d63487caa16e88f6bd050b : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b110 = llvm.mlir.constant(0xbc0e52223919da1bc01ddc0000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %q110 = llvm.fptrunc %a110 : !llvm.ppc_fp128 to f64
  %r110 = llvm.fpext %q110 : f64 to !llvm.ppc_fp128
  %p110 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r110, %p110 : !llvm.ppc_fp128, !llvm.ptr
  %a111 = llvm.mlir.constant(0x3c26747ecebf936dbff0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b111 = llvm.mlir.constant(0x00000000000000008039a9832f71d7c8 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r111 = llvm.fptrunc %a111 : !llvm.ppc_fp128 to f64
  %p111 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r111, %p111 : f64, !llvm.ptr
  %a112 = llvm.mlir.constant(1.0e300 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b112 = llvm.mlir.constant(0x350b1555ab34ce72b8e4720000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r112 = llvm.frem %a112, %b112 : !llvm.ppc_fp128
  %p112 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r112, %p112 : !llvm.ppc_fp128, !llvm.ptr
  %a113 = llvm.mlir.constant(0x4357f4fadfdb817746f4000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b113 = llvm.mlir.constant(0xbe7a630477eef5ecc21c000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r113 = llvm.fadd %a113, %b113 : !llvm.ppc_fp128
  %p113 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r113, %p113 : !llvm.ppc_fp128, !llvm.ptr
  %a114 = llvm.mlir.constant(0.1 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b114 = llvm.mlir.constant(0xb975a8110fe73e8d3d74000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r114 = llvm.frem %a114, %b114 : !llvm.ppc_fp128
  %p114 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r114, %p114 : !llvm.ppc_fp128, !llvm.ptr
  %a115 = llvm.mlir.constant(0x618c4ae635bc03e265737f1a2f3319f2 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b115 = llvm.mlir.constant(10000000000.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r115 = llvm.intr.maxnum(%a115, %b115) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p115 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r115, %p115 : !llvm.ppc_fp128, !llvm.ptr
  %a116 = llvm.mlir.constant(0xc42b8ce3f97a185f47ec000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b116 = llvm.mlir.constant(0x3767d9ffa7524a963b28000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r116 = llvm.fsub %a116, %b116 : !llvm.ppc_fp128
  %p116 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r116, %p116 : !llvm.ppc_fp128, !llvm.ptr
  %a117 = llvm.mlir.constant(0.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b117 = llvm.mlir.constant(0x5c5650459e1ad730603f7fa2608ba94f : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r117 = llvm.intr.ceil(%a117) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p117 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r117, %p117 : !llvm.ppc_fp128, !llvm.ptr
  %a118 = llvm.mlir.constant(0x918fbc2a00fb7bc71538812f7b3cf32a : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b118 = llvm.mlir.constant(0x00000000000000007ff8000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r118 = llvm.fmul %a118, %b118 : !llvm.ppc_fp128
  %p118 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r118, %p118 : !llvm.ppc_fp128, !llvm.ptr
  %a119 = llvm.mlir.constant(0xbc40af95ded4cf743ff0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b119 = llvm.mlir.constant(0x48f1c90bcbd95c854cbb3dc81c44fbe2 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %q119 = llvm.mlir.constant(252269 : i128) : i128
  %r119 = llvm.sitofp %q119 : i128 to !llvm.ppc_fp128
  %p119 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r119, %p119 : !llvm.ppc_fp128, !llvm.ptr
  %a120 = llvm.mlir.constant(0x02fcee14fd7e4b0206a24331759deb32 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b120 = llvm.mlir.constant(0xb6d81a0908d5fe993aac000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r120 = llvm.intr.fabs(%a120) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p120 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r120, %p120 : !llvm.ppc_fp128, !llvm.ptr
  %a121 = llvm.mlir.constant(0xb577a67e5bb6d061b914000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b121 = llvm.mlir.constant(0x0d694f35f392512090dd04c3bff67a91 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r121 = llvm.fptrunc %a121 : !llvm.ppc_fp128 to f32
  %p121 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r121, %p121 : f32, !llvm.ptr
  %a122 = llvm.mlir.constant(0xb6fd4e51eda01e4a3b14000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b122 = llvm.mlir.constant(0x46eb63173597024ecb0943f7152ad767 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r122 = llvm.fmul %a122, %b122 : !llvm.ppc_fp128
  %p122 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r122, %p122 : !llvm.ppc_fp128, !llvm.ptr
  %a123 = llvm.mlir.constant(0x374e29da1cecdce2bac9c60000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b123 = llvm.mlir.constant(0x3f17ee19c04d0ecf4290000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r123 = llvm.fmul %a123, %b123 : !llvm.ppc_fp128
  %p123 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r123, %p123 : !llvm.ppc_fp128, !llvm.ptr
  %a124 = llvm.mlir.constant(0x421790aa4317c1fc45b1980000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b124 = llvm.mlir.constant(0x00000000000000007ff0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r124 = llvm.fcmp "ugt" %a124, %b124 : !llvm.ppc_fp128
  %p124 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r124, %p124 : i1, !llvm.ptr
  %a125 = llvm.mlir.constant(0x43f3edef89ff3f04479c000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b125 = llvm.mlir.constant(0x416d74c4583b993d455ffd0000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r125 = llvm.fptosi %a125 : !llvm.ppc_fp128 to i64
  %p125 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r125, %p125 : i64, !llvm.ptr
  %a126 = llvm.mlir.constant(1.0e-300 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b126 = llvm.mlir.constant(0xc1e329f20c3f39f8c5fcd88a40be0a46 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r126 = llvm.fcmp "one" %a126, %b126 : !llvm.ppc_fp128
  %p126 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r126, %p126 : i1, !llvm.ptr
  %a127 = llvm.mlir.constant(0x3dffdb0d78317694c1d9120000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b127 = llvm.mlir.constant(123456789.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r127 = llvm.fsub %a127, %b127 : !llvm.ppc_fp128
  %p127 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r127, %p127 : !llvm.ppc_fp128, !llvm.ptr
  %a128 = llvm.mlir.constant(0xb809b32cf70a22113c2ce8f7ef2003d9 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b128 = llvm.mlir.constant(1.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r128 = llvm.bitcast %a128 : !llvm.ppc_fp128 to i128
  %p128 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r128, %p128 : i128, !llvm.ptr
  %a129 = llvm.mlir.constant(0xbf7ad71176010d8342f9f1136e52f1fb : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b129 = llvm.mlir.constant(123456789.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r129 = llvm.intr.ceil(%a129) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p129 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r129, %p129 : !llvm.ppc_fp128, !llvm.ptr
  %a130 = llvm.mlir.constant(0.1 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b130 = llvm.mlir.constant(0.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r130 = llvm.fcmp "une" %a130, %b130 : !llvm.ppc_fp128
  %p130 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r130, %p130 : i1, !llvm.ptr
  %a131 = llvm.mlir.constant(3.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b131 = llvm.mlir.constant(0x3759e33c47002dfc3b07bb0000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %q131 = llvm.mlir.constant(341302 : i128) : i128
  %r131 = llvm.sitofp %q131 : i128 to !llvm.ppc_fp128
  %p131 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r131, %p131 : !llvm.ppc_fp128, !llvm.ptr
  %a132 = llvm.mlir.constant(1.0e-300 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b132 = llvm.mlir.constant(0x00000000000000007ff8000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r132 = llvm.intr.fabs(%a132) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p132 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r132, %p132 : !llvm.ppc_fp128, !llvm.ptr
  %a133 = llvm.mlir.constant(0x38bf56816b6cf57dbc43d80000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b133 = llvm.mlir.constant(0x00000000000000007ff0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r133 = llvm.fptosi %a133 : !llvm.ppc_fp128 to i64
  %p133 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r133, %p133 : i64, !llvm.ptr
  %a134 = llvm.mlir.constant(3.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b134 = llvm.mlir.constant(0x42165f7ec73e21144585230000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r134 = llvm.fptoui %a134 : !llvm.ppc_fp128 to i64
  %p134 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r134, %p134 : i64, !llvm.ptr
  %a135 = llvm.mlir.constant(0x00000000000000000000000000000001 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b135 = llvm.mlir.constant(0xbd76d18f309e208440d1f2f31a99f24f : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r135 = llvm.fptoui %a135 : !llvm.ppc_fp128 to i64
  %p135 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r135, %p135 : i64, !llvm.ptr
  %a136 = llvm.mlir.constant(0x51261675b3321317d4c9714ea2892394 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b136 = llvm.mlir.constant(0x59607c1f399c40b75d64594f75687fe1 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r136 = llvm.intr.ceil(%a136) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p136 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r136, %p136 : !llvm.ppc_fp128, !llvm.ptr
  %a137 = llvm.mlir.constant(0x6c8f93fc2fd7b84defedb96c68eca6e0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b137 = llvm.mlir.constant(0xb739b23cdeede8413ad01c0000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r137 = llvm.fadd %a137, %b137 : !llvm.ppc_fp128
  %p137 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r137, %p137 : !llvm.ppc_fp128, !llvm.ptr
  %a138 = llvm.mlir.constant(0xbc87a06deeffb459bff0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b138 = llvm.mlir.constant(0x00000000000000007ff8000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r138 = llvm.fptoui %a138 : !llvm.ppc_fp128 to i64
  %p138 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r138, %p138 : i64, !llvm.ptr
  %a139 = llvm.mlir.constant(7.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b139 = llvm.mlir.constant(123456789.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r139 = llvm.fsub %a139, %b139 : !llvm.ppc_fp128
  %p139 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r139, %p139 : !llvm.ppc_fp128, !llvm.ptr
  %a140 = llvm.mlir.constant(0.1 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b140 = llvm.mlir.constant(0x7201c87e50ee6365761d57a283147951 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r140 = llvm.frem %a140, %b140 : !llvm.ppc_fp128
  %p140 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r140, %p140 : !llvm.ppc_fp128, !llvm.ptr
  %a141 = llvm.mlir.constant(0xeb1b7813225431806ea86edee19a54a8 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b141 = llvm.mlir.constant(0x9fded87ce52137d6a38aae57c0aacfa9 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r141 = llvm.fptoui %a141 : !llvm.ppc_fp128 to i64
  %p141 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r141, %p141 : i64, !llvm.ptr
  %a142 = llvm.mlir.constant(10000000000.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b142 = llvm.mlir.constant(0x3a9c1f8e1b3b0444be6c000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r142 = llvm.fcmp "une" %a142, %b142 : !llvm.ppc_fp128
  %p142 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r142, %p142 : i1, !llvm.ptr
  %a143 = llvm.mlir.constant(123456789.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b143 = llvm.mlir.constant(0xe1f3e0a8fff4cc9b65aea23acdf5f000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r143 = llvm.fmul %a143, %b143 : !llvm.ppc_fp128
  %p143 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r143, %p143 : !llvm.ppc_fp128, !llvm.ptr
  %a144 = llvm.mlir.constant(0x8a34eee529de4a290e46db04eb68dee2 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b144 = llvm.mlir.constant(0x35e14d28e16bdf6bb9c8c70000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r144 = llvm.intr.copysign(%a144, %b144) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p144 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r144, %p144 : !llvm.ppc_fp128, !llvm.ptr
  %a145 = llvm.mlir.constant(0xb69ddb83df705b5aba0c000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b145 = llvm.mlir.constant(10000000000.0 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r145 = llvm.fsub %a145, %b145 : !llvm.ppc_fp128
  %p145 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r145, %p145 : !llvm.ppc_fp128, !llvm.ptr
  %a146 = llvm.mlir.constant(0x3a0c473681deca953d61e64adcc8c029 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b146 = llvm.mlir.constant(0xbaeb48c66096b5b33e643fa17c66e10d : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r146 = llvm.fadd %a146, %b146 : !llvm.ppc_fp128
  %p146 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r146, %p146 : !llvm.ppc_fp128, !llvm.ptr
  %a147 = llvm.mlir.constant(0x41ec9417332630dfc5e56d0000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b147 = llvm.mlir.constant(0xbe7d10895010c3b7c25c000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r147 = llvm.intr.minimum(%a147, %b147) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p147 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r147, %p147 : !llvm.ppc_fp128, !llvm.ptr
  %a148 = llvm.mlir.constant(0x35d63b35efa3a38039f8000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b148 = llvm.mlir.constant(0x00000000000000007ff0000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r148 = llvm.intr.ceil(%a148) : (!llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p148 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r148, %p148 : !llvm.ppc_fp128, !llvm.ptr
  %a149 = llvm.mlir.constant(0xba3cd4c71f8d54333dda423b03203460 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %b149 = llvm.mlir.constant(0x00000000000000007ff8000000000000 : !llvm.ppc_fp128) : !llvm.ppc_fp128
  %r149 = llvm.intr.minimum(%a149, %b149) : (!llvm.ppc_fp128, !llvm.ppc_fp128) -> !llvm.ppc_fp128
  %p149 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.store %r149, %p149 : !llvm.ppc_fp128, !llvm.ptr
  llvm.return
}
// DIFFERS: upstream rounds literals of f80, f128 and ppc_fp128 to a double first.
