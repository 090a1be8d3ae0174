; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless
; RUN: terrace translate --import-llvm %s

@k_1 = global i64 trunc (i128 ptrtoint (ptr @g to i128) to i64)

@k_3 = global i64 ptrtoint (ptr @g to i64)

@k_4 = global ptr inttoptr (i64 7 to ptr)

@k_5 = global <2 x i32> bitcast (i64 ptrtoint (ptr @g to i64) to <2 x i32>)

@k_6 = global ptr addrspace(1) addrspacecast (ptr @g to ptr addrspace(1))

@k_7 = global i64 add nuw (i64 ptrtoint (ptr @g to i64), i64 1)

@k_8 = global i64 sub nsw (i64 ptrtoint (ptr @g to i64), i64 ptrtoint (ptr @h to i64))

@k_9 = global i64 xor (i64 ptrtoint (ptr @g to i64), i64 1)

@k_10 = global ptr getelementptr inbounds nuw (i8, ptr @g, i64 1)

@k_11 = global ptr getelementptr inbounds inrange(-8, 8) (i8, ptr @g, i64 2)

@k_12 = global i32 extractelement (<2 x i32> bitcast (i64 ptrtoint (ptr @g to i64) to <2 x i32>), i32 0)

@k_13 = global <2 x i32> insertelement (<2 x i32> poison, i32 ptrtoint (ptr @g to i32), i32 0)

@k_14 = global <2 x i32> shufflevector (<2 x i32> bitcast (i64 ptrtoint (ptr @g to i64) to <2 x i32>), <2 x i32> poison, <2 x i32> <i32 1, i32 0>)

@k_15 = global [2 x i32] zeroinitializer

@k_16 = global i32 undef

@k_17 = global i32 poison

@k_18 = global ptr null

@k_19 = global i1 true

@k_20 = global i1 false

@k_21 = global <4 x i32> splat (i32 7)

@k_22 = global ptr dso_local_equivalent @fn

@k_25 = global [3 x i8] c"a\00b"

@k_26 = global [2 x i16] [i16 1, i16 2]

@k_27 = global <2 x i32> <i32 1, i32 2>

@k_28 = global { i32, ptr } { i32 1, ptr @g }

@k_29 = global <{ i8, i32 }> <{ i8 1, i32 2 }>

@k_30 = global double 0x7FF8000000000001

@k_31 = global half 0xH3C00

@k_32 = global bfloat 0xR3F80

@k_33 = global x86_fp80 0xK3FFF8000000000000000

@k_34 = global fp128 0xL00000000000000003FFF000000000000

@k_36 = global target("spirv.Event") zeroinitializer

@k_37 = global i7 -3

@k_38 = global [2 x <2 x ptr>] [<2 x ptr> <ptr @g, ptr null>, <2 x ptr> zeroinitializer]

define void @token() personality ptr @fn {
  ret void
dead:
  %p = cleanuppad within none []
  call void @fn() [ "funclet"(token %p) ]
  cleanupret from %p unwind to caller
}

define void @amx() {
  %t = call x86_amx @llvm.x86.tilezero.internal(i16 8, i16 8)
  ret void
}

@g = external global i8
@h = external global i8
define <vscale x 2 x ptr> @scalable() {
  ret <vscale x 2 x ptr> shufflevector (<vscale x 2 x ptr> insertelement (<vscale x 2 x ptr> poison, ptr @g, i64 0), <vscale x 2 x ptr> poison, <vscale x 2 x i32> zeroinitializer)
}
declare void @fn()
