; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

%struct.S = type { i32, [2 x i64], ptr }
%opaque = type opaque
%rec = type { ptr, %inner }
%inner = type <{ i8, i32 }>
%0 = type { i32, i32 }
%1 = type { %0, i8 }

@s = global %struct.S { i32 1, [2 x i64] [i64 2, i64 undef], ptr @s }
@e = global ptr getelementptr inbounds (%struct.S, ptr @s, i64 0, i32 1, i64 1)
@r = global ptr getelementptr inrange(-8, 16) (i8, ptr @s, i64 8)
@u = global %1 { %0 { i32 1, i32 poison }, i8 undef }
@v = global %rec zeroinitializer
@n = global %0 undef
@po = global [2 x i8] poison
@i = global i64 ptrtoint (ptr @s to i64)
@d = global i32 trunc (i64 sub (i64 ptrtoint (ptr @s to i64), i64 ptrtoint (ptr @e to i64)) to i32)
@a = global i64 add nuw (i64 ptrtoint (ptr @s to i64), i64 5)
@pa = global i64 ptrtoaddr (ptr @s to i64)
@c = global ptr addrspace(1) addrspacecast (ptr @s to ptr addrspace(1))
@f = global ptr no_cfi @fn
@l = global ptr dso_local_equivalent @fn
@pauth = global ptr ptrauth (ptr @fn, i32 2, i64 1234, ptr @e)
@str = constant [4 x i8] c"ab\00\FF"
@strs = constant [2 x [3 x i8]] [[3 x i8] c"abc", [3 x i8] zeroinitializer]
@z0 = global [0 x i32] zeroinitializer
@vec = global <4 x i16> <i16 1, i16 -2, i16 3, i16 poison>
@spl = global <4 x float> splat (float 2.500000e+00)
@vp = global <2 x ptr> <ptr @s, ptr null>
@half = global half 0xH3C01
@bf = global bfloat 0xR3F81
@x80 = global x86_fp80 0xK3FFF8CCCCCCCCCCCCCCD
@fp128 = global fp128 0xL00000000000000013FFF000000000000
@ppc = global ppc_fp128 0xM3FF00000000000003CB0000000000000
@nan = global double 0x7FF8000000000001
@snan = global float 0x7FF4000000000000
@neg0 = global double -0.000000e+00
@inf = global float 0xFFF0000000000000
@i1s = global <8 x i1> <i1 true, i1 false, i1 true, i1 true, i1 false, i1 false, i1 true, i1 false>
@big = global i129 -170141183460469231731687303715884105728
@arr = global [3 x { i8, ptr }] [{ i8, ptr } { i8 1, ptr @s }, { i8, ptr } zeroinitializer, { i8, ptr } undef]

define void @fn(<vscale x 4 x i32> %sv, <4 x ptr> %ps, <vscale x 2 x ptr> %sps) {
  store %struct.S { i32 5, [2 x i64] zeroinitializer, ptr getelementptr (i8, ptr @s, i64 3) }, ptr @s, align 8
  %x = add <vscale x 4 x i32> %sv, splat (i32 7)
  %g = getelementptr %struct.S, <4 x ptr> %ps, <4 x i64> splat (i64 1), <4 x i32> splat (i32 1), <4 x i64> <i64 0, i64 1, i64 0, i64 1>
  %g2 = getelementptr %struct.S, <4 x ptr> %ps, i64 1, i32 2
  %g3 = getelementptr %struct.S, <4 x ptr> %ps, <4 x i64> zeroinitializer, <4 x i32> zeroinitializer
  %sh = shufflevector <4 x ptr> %ps, <4 x ptr> poison, <4 x i32> <i32 3, i32 poison, i32 1, i32 0>
  %ss = shufflevector <vscale x 4 x i32> %sv, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %p = ptrtoaddr ptr @s to i64
  call void @use(ptr no_cfi @fn, ptr @opq, i32 ptrtoint (ptr @e to i32), half 0xH7E00, x86_fp80 0xK00000000000000000000)
  ret void
}

@opq = external global %opaque
declare void @use(...)
