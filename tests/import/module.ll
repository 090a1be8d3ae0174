; RUN: terrace translate %s --import-llvm 

; ModuleID = 'x'
source_filename = "x.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
module asm "nop"
module asm "foo"
%struct.S = type { i32, ptr, [4 x i8] }
%op = type opaque
$c = comdat any
@g = global i32 5, align 4
@h = internal constant [3 x i32] [i32 1, i32 2, i32 3], align 16
@s = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@p = global ptr @g
@st = global %struct.S { i32 1, ptr @g, [4 x i8] c"abcd" }
@z = common global %struct.S zeroinitializer
@e = external global %op
@ge = global ptr getelementptr (i8, ptr @st, i64 8)
@fl = global double 1.5
@v = global <4 x float> <float 1.0, float 2.0, float 3.0, float 4.0>
@nested = global [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 4]]
@arrp = global [2 x ptr] [ptr @g, ptr null]
@u = global i32 undef
@tl = thread_local global i32 0
@co = linkonce_odr global i32 0, comdat($c)
@al = alias i32, ptr @g
@if = ifunc i32 (i32), ptr @res
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }]
define ptr @res() { ret ptr @callee }
define i32 @callee(i32 %x) { ret i32 %x }
define void @f() { ret void }
define i32 @main(i32 noundef %a, ptr nocapture readonly align 8 dereferenceable(16) %p) #0 {
entry:
  %x = add nsw i32 %a, 1
  %c = icmp slt i32 %x, 10
  br i1 %c, label %then, label %else, !prof !1
then:
  %y = call i32 @callee(i32 %x)
  %q = getelementptr inbounds %struct.S, ptr %p, i64 0, i32 2, i64 1
  store i32 %y, ptr %q, align 4
  br label %end
else:
  %idx0 = sext i32 %a to i64
  br label %end
dead:
  br label %end
end:
  %ph = phi i32 [ %y, %then ], [ 1, %else ], [3, %dead]
  %w = add i32 %ph, 10
  %w2 = fadd fast double 1.5, 2.5
  %m = call i32 @llvm.smax.i32(i32 %w, i32 %x)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @g, i64 4, i1 false)
  %ld = load %struct.S, ptr @st
  ret i32 %m
}
declare i32 @llvm.smax.i32(i32, i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
attributes #0 = { nounwind noinline optnone uwtable "frame-pointer"="all" "target-cpu"="x86-64" "foo"="bar" "target-features"="+sse,+sse2" "no-trapping-math"="true" memory(read) }
!llvm.module.flags = !{!0}
!llvm.ident = !{!2}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{!"branch_weights", i32 1, i32 2}
!2 = !{!"clang"}
