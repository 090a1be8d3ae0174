; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless
; RUN: terrace translate --import-llvm %s

define void @bundle_deopt(ptr %p) {
  call void @b() [ "deopt"(i32 1) ]
  ret void
}

define void @bundle_gc_transition(ptr %p) {
  call void @b() [ "gc-transition"(i32 1) ]
  ret void
}

define void @bundle_cfguardtarget(ptr %p) {
  call void %p() [ "cfguardtarget"(ptr @b) ]
  ret void
}

define void @bundle_gc_live(ptr %p) {
  call void @b() [ "gc-live"(ptr %p) ]
  ret void
}

define void @bundle_clang_arc_attachedcall(ptr %p) {
  %r = call ptr @b2() [ "clang.arc.attachedcall"(ptr @llvm.objc.retainAutoreleasedReturnValue) ]
  ret void
}

define void @bundle_ptrauth(ptr %p) {
  call void %p() [ "ptrauth"(i32 1, i64 2) ]
  ret void
}

define void @bundle_kcfi(ptr %p) {
  call void %p() [ "kcfi"(i32 77) ]
  ret void
}

define void @bundle_align(ptr %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8) ]
  ret void
}

define void @bundle_deactivation_symbol(ptr %p) {
  call void @b() [ "deactivation-symbol"(ptr @v) ]
  ret void
}

define void @bundle_other(ptr %p) {
  call void @b() [ "other"(i32 1, ptr %p) ]
  ret void
}

define void @bundle_convergence() convergent {
  %t = call token @llvm.experimental.convergence.entry()
  call void @bc() [ "convergencectrl"(token %t) ]
  ret void
}

define void @bundle_preallocated() {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32)
  call void @bpre(ptr preallocated(i32) %a) [ "preallocated"(token %t) ]
  ret void
}

declare void @b()
declare ptr @b2()
declare void @bc() convergent
declare void @bpre(ptr preallocated(i32))
@v = external global i8
declare ptr @llvm.objc.retainAutoreleasedReturnValue(ptr)
