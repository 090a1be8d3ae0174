; RUN: not terrace translate %s --import-llvm --split-input-file 2>&1

define void @f() {
a:
  call void @g(label %a)
  ret void
}
declare void @g(ptr)

; // -----

define void @f() {
  call void @g(void ())
  ret void
}
declare void @g(ptr)

; // -----

define void @f(ptr %p, ...) {
  musttail call void (ptr, ...) @f(ptr %p)
  ret void
}

; // -----

declare void @f(ptr align(8 %p)

; // -----

declare void @f(i32 %x) %y

; // -----

@p = global ptr null, align u0x10, x

; // -----

declare void (ptr nocapture)

; // -----

declare void @f(void (ptr %x align 4))

; // -----

declare void @f(void (i32 %1, i32 %0))

; // -----

declare i1 () @f()

; // -----

declare void @f(i32 allocsize(0) cold nonnull memory(x))

; // -----

declare i32 allocsize(0) cold @f()

; // -----

attributes #0 = { byval(i32) sret(i32) }

; // -----

attributes #0 = { #1 byval(i32) x }

; // -----

declare void @f() byval(i32) zeroext
