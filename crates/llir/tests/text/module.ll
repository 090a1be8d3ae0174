^0 = module: (path: "a", hash: (1, 2))
^1 = gv: (guid: 5)
^2 = flags: 8
@x = global i32 5
; -----
^0 = foo
; -----
@x = global i32 5, align 8, !dbg !0
@y = global i32 5, #0
; -----
@y = global i32 5 #0
attributes #0 = { "a"="b" }
; -----
define void @f() {
  call void @llvm.dbg.value(metadata i32 5, metadata !1, metadata !DIExpression()), !dbg !2
  ret void
}
; -----
define void @f() {
  %1 = call i32 @llvm.smax.i32(i32 1, i32 2)
  %2 = call i32 @llvm.abs.i32(i32 1, i1 false)
  %3 = call i32 @llvm.foo.bar(i32 1)
  ret void
}
; -----
define void @f() {
  %1 = call i32 @llvm.smax.i32(i32 1, i32 2)
  %2 = call i32 @llvm.abs.i32(i32 1, i1 false)
  ret void
}
; -----
define void @"foo bar\22"(i32 %"x y") {
"a b":
  %"c d" = add i32 %"x y", 1
  br label %"e\0Af"
"e\0Af":
  br label %-x
-x:
  br label %$y.z
$y.z:
  br label %.1
.1:
  ret void
}
; -----
@"\01foo" = global i32 0
@"" = global i32 0
; -----
@"a\00b" = global i32 0
; -----
@x = global i32 0 /* comment */ ; other
/* unterminated
; -----
@x = global [2 x i8] c"ab
; -----
@99999999999 = global i32 0
; -----
@x = global i32 0, section "a\22b", align 4
@y = external global i32, align 4, !absolute_symbol !0
!0 = !{i64 0, i64 256}
; -----
target datalayout = "e-m:e-i64:64-i128:128-n32:64-S128"
target triple = "aarch64-unknown-linux-gnu"
; -----
target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i686-unknown-linux-gnu"
; -----
target datalayout = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7"
target triple = "amdgcn-amd-amdhsa"
; -----
target datalayout = "e-m:e-p:64:64-i64:64-i128:128-n64-S128"
target triple = "riscv64-unknown-linux-gnu"
; -----
target datalayout = "E-m:e-i64:64-n32:64"
target triple = "powerpc64-unknown-linux-gnu"
; -----
!0 = i32 5
; -----
!0 = ptr null
; -----
declare void @f(i32 (i32 %x))
; -----
declare void @f(i32 (i32 zeroext))
; -----
^0 = 5 foo
; -----
^0 = foo
; -----
^0 = module: 5
; -----
%x = foo
; -----
%0 = foo
; -----
@x = external global [foo x i32]
; -----
$x = any
; -----
define void @f(i32 %a, i32 %a)
; -----
@x = global i32 0, partition 5
; -----
@x = global i32 0, section 5
; -----
declare void @f(ptr captures(none, foo))
; -----
@99999999999 = global i32 0 foo

; -----
target datalayout = "e-p:64:+64"


; -----
target datalayout = "e-S+128"


; -----
target datalayout = "e-v128:+128"


; -----
target datalayout = "e-Fi+8"


; -----
target datalayout = "e-a:0:+64"


; -----
target datalayout = "e-n+8:16"


; -----
target datalayout = "e-i064:064"
