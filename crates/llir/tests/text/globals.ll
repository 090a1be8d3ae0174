@b = global ptr dso_local_equivalent @b
; -----
foo
; -----
@x
; -----
@x = 
; -----
@x = foo
; -----
@x = global i32
; -----
@x = global i32 5 @y = global i32 6
; -----
@x = global i32 5
@x = global i32 6
; -----
@x = global i32 5
define void @x() { ret void }
; -----
define void @x() { ret void }
@x = global i32 5
; -----
declare void @x()
declare void @x()
; -----
@x = private hidden global i32 5
; -----
@x = internal dllexport global i32 5
; -----
@x = external dllimport global i32
@y = dllexport global i32 5
@z = extern_weak dso_local global i32
@w = common hidden global i32 0
@v = appending global [1 x i32] [i32 5]
@u = weak_odr protected thread_local(initialexec) unnamed_addr addrspace(1) externally_initialized constant i32 5, section "foo", partition "bar", comdat($u), align 16, !foo !0
@t = linkonce local_unnamed_addr thread_local global i32 5
$u = comdat samesize
!0 = !{}
; -----
@u = thread_local(foo) global i32 5
; -----
@u = global i32 5, comdat
; -----
$u = comdat foo
; -----
$u = comdat any
$u = comdat any
; -----
$u = comdat any
@u = global i32 5, comdat
@v = global i32 5, comdat($u), no_sanitize_address, sanitize_memtag, code_model "large"
@w = global i32 5, sanitize_address_dyninit, no_sanitize_hwaddress, align 4
; -----
@a = alias i32, ptr @x
@x = global i32 5
@b = internal unnamed_addr alias i8, getelementptr (i8, ptr @x, i64 1)
@c = weak hidden alias i8, ptr addrspacecast (ptr @x to ptr addrspace(1))
@i = ifunc void (), ptr @r, partition "x"
define ptr @r() { ret ptr null }
; -----
@c = weak hidden alias i8, addrspacecast (ptr @x to ptr addrspace(1))
@x = global i32 5
; -----
@a = common alias i32, ptr @x
@x = global i32 5
; -----
@a = alias i32, i32 5
; -----
@a = alias i32, ptr @a
; -----
@0 = global i32 1
@1 = global ptr @0
define void @2() {
  call void @2()
  ret void
}
@5 = alias i32, ptr @0
; -----
@1 = global i32 1
@0 = global i32 1
; -----
@x = global ptr @7
; -----
@x = global %t zeroinitializer
%t = type { i32, %u }
%u = type { i8 }
; -----
%t = type { i32, %t }
@x = external global %t
; -----
%t = type i32
@x = global %t 5
; -----
%t = type { i32 }
%t = type { i32 }
; -----
%0 = type { i32 }
%1 = type <{ %0, i8 }>
%2 = type opaque
@x = global %1 zeroinitializer
@y = external global %2
; -----
@x = external global %foo
%foo = type i32
