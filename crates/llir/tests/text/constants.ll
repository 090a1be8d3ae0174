target foo = "x"
; -----
target triple "x"
; -----
module foo
; -----
@x = global i32 0
target triple = "x"
; -----
@x = global float 1.0e5
@y = global double 0x7FF0000000000000
@z = global x86_fp80 0xK3FFF8000000000000000
@w = global fp128 0xL00000000000000004000000000000000
@v = global ppc_fp128 0xM40000000000000000000000000000000
@u = global half 0xH3C00
@t = global bfloat 0xR3F80
@s = global float +1.5
@r = global double -1.5e-300
@q = global float 0x7FF8000020000000
@p = global half 0x7FF8000000000000
@o = global double 1.0E+2
@n = global bfloat 1.0
@m = global double 4.9e-324
@l = global half -0.0
; -----
@x = global float 5
; -----
@x = global i32 1.0
; -----
@x = global i32 null
; -----
@x = global i32 true
; -----
@x = global i1 true
@y = global i1 1
@z = global i1 -1
@a = global i128 170141183460469231731687303715884105728
@b = global i128 -170141183460469231731687303715884105728
@c = global i64 9223372036854775808
@d = global i37 -1
@e = global i256 u0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF
@f = global i8 s0x80
@g = global i256 s0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF
; -----
@x = global ptr undef
@y = global {i32, ptr} poison
@z = global [0 x i32] zeroinitializer
@w = global [0 x i32] []
@a = global [3 x i8] c"a\00\FF"
@b = global <{ i8, i32 }> <{ i8 1, i32 2 }>
@c = global <2 x ptr> <ptr @a, ptr null>
@d = global [2 x { i8, [2 x i16] }] [{ i8, [2 x i16] } { i8 1, [2 x i16] [i16 1, i16 1] }, { i8, [2 x i16] } zeroinitializer]
@e = global { } { }
@f = global {} zeroinitializer
@g = global <4 x float> splat (float 1.0)
@h = global [2 x i1] [i1 true, i1 false]
@i = global <2 x i1> <i1 true, i1 false>
@j = global [2 x i32] [i32 undef, i32 poison]
@k = global [2 x i32] [i32 undef, i32 undef]
@l = global [2 x i32] [i32 0, i32 undef]
; -----
@x = global [2 x i8] c"a"
; -----
@x = global {i32} <{ i32 5 }>
; -----
@x = global {i32} { i64 5 }
; -----
@x = global <2 x i32> <i32 1, i64 2>
; -----
@x = global <2 x i32> <>
; -----
@x = global [2 x i32] []
; -----
@x = global [1 x i32] {i32 5}
; -----
@x = global <2 x {i32}> zeroinitializer
; -----
@x = global token none
; -----
@x = global i32 sext (i8 1 to i32)
; -----
@x = global i32 icmp eq (i8 1, i8 1)
; -----
@x = global ptr getelementptr inbounds (i8, ptr @x, i64 1, i64 2)
; -----
@x = global ptr getelementptr inbounds inrange(-8, 16) ({ [4 x ptr] }, ptr @x, i32 0, i32 0, i32 2)
@y = global ptr getelementptr nuw nusw (i8, ptr @x, i64 5)
@z = global i64 ptrtoint (ptr getelementptr (i32, ptr null, i64 1) to i64)
@w = global ptr inttoptr (i64 5 to ptr)
@v = global i64 sub nuw nsw (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @y to i64))
@u = global i32 trunc (i64 sub (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @u to i64)) to i32)
@t = global ptr addrspace(1) addrspacecast (ptr @x to ptr addrspace(1))
@s = global i64 ptrtoaddr (ptr @x to i64)
@r = global ptr bitcast (ptr @x to ptr)
@q = global <2 x i32> bitcast (i64 5 to <2 x i32>)
@p = global i32 extractelement (<2 x i32> <i32 1, i32 2>, i32 1)
@o = global <2 x i32> insertelement (<2 x i32> undef, i32 5, i32 0)
@n = global <2 x i32> shufflevector (<2 x i32> <i32 1, i32 2>, <2 x i32> undef, <2 x i32> <i32 1, i32 0>)
@m = global float bitcast (i32 1065353216 to float)
@l = global i64 add (i64 5, i64 6)
@k = global i8 xor (i8 5, i8 6)
@j = global ptr getelementptr (i8, ptr getelementptr (i8, ptr @x, i64 4), i64 4)
; -----
@x = global ptr getelementptr inrange(5, 5) (i8, ptr @x, i64 1)
; -----
@x = global i64 trunc (i32 5 to i64)
; -----
@x = global ptr inttoptr (ptr @x to ptr)

; -----
@a = global i32 s0x7F
@b = global i32 s0x0F
@c = global i64 s0x00
@d = global i64 s0x80
@e = global i128 s0x7FFFFFFFFFFFFFFF
@f = global i128 s0x00FFFFFFFFFFFFFFFFF
@g = global i256 u0x7F
; -----
@g = global i32 0
define <vscale x 2 x ptr> @f() {
  ret <vscale x 2 x ptr> splat (ptr @g)
}
define <vscale x 2 x i64> @h() {
  ret <vscale x 2 x i64> splat (i64 ptrtoint (ptr @g to i64))
}
