attributes #0 = { }
; -----
attributes #0 = { foo }
; -----
attributes #0 { nounwind }
; -----
attributes = { nounwind }
; -----
attributes #0 = { nounwind
; -----
attributes #0 = { nounwind #1 }
; -----
declare void @f() #5
; -----
declare void @f(i32 %a, i32, i32 %b)
declare void @g(i32 %5)
; -----
declare void @f(i32 %0, i32 %0)
; -----
declare void @f(void)
; -----
declare void @f(label)
; -----
declare void @f(metadata)
; -----
declare label @f()
; -----
declare void @f(i32, ..., i32)
; -----
declare void @f(i32
; -----
declare void f()
; -----
declare void @f
; -----
declare internal void @f()
; -----
declare common void @f()
; -----
define extern_weak void @f() { ret void }
; -----
declare extern_weak dso_local fastcc void @f() unnamed_addr addrspace(0) noinline section "a" align 16 gc "x" prefix i32 5 prologue i8 6 personality ptr @f
; -----
define available_externally hidden swifttailcc void @f() local_unnamed_addr section "a" partition "p" comdat align 4 gc "x" prefix i32 5 prologue i8 6 personality ptr @g !foo !0 !bar !1 { ret void }
declare !foo !0 void @g()
$f = comdat any
!0 = !{i32 1}
!1 = distinct !{}
; -----
declare i32 @f(ptr sret(i32))
; -----
declare void @f() align 3
; -----
declare void @f() allocsize(1,1)
; -----
declare void @f() vscale_range(0)
; -----
declare void @f() uwtable(foo)
; -----
declare void @f() uwtable(sync)
declare void @g() uwtable(async)
; -----
declare void @f() allockind("foo")
; -----
declare void @f() memory()
; -----
declare void @f() memory(argmem: read, write)
; -----
declare void @f(ptr captures(none, address))
; -----
declare void @f(ptr captures(foo))
; -----
declare void @f(float nofpclass())
; -----
declare void @f(float nofpclass(foo))
; -----
declare void @f(i32 range(i32 5, 5))
; -----
declare void @f(i32 range(ptr 0, 5))
; -----
declare void @f(ptr initializes((4, 0)))
; -----
declare void @f(ptr initializes((0, 4), (2, 8)))
; -----
declare void @f(ptr dereferenceable(0))
; -----
declare void @f(ptr byval(void))
; -----
target triple = "x86_64-unknown-linux-gnu"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
source_filename = "foo\22bar"
module asm "a \22 b"
module asm "b"
@x = global i32 0
; -----
target datalayout = "foo"
