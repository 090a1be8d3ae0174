; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

declare void @f(i32)
declare i32 @g()
declare i32 @personality(...)

define i32 @bundles(i32 %x, ptr %p) personality ptr @personality {
entry:
  call void @f(i32 %x) [ "deopt"(i32 1, ptr %p), "other"(), "deopt2"(float 1.0) ]
  %r = invoke i32 @g() [ "gc-transition"(i32 %x) ]
          to label %next unwind label %lpad

next:
  %m = phi i32 [ %r, %entry ]
  call void asm sideeffect "nop", "~{memory}"() [ "clang.arc"(i32 1) ]
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8), "nonnull"(ptr %p) ]
  %u = call i32 (ptr, i32) %p(ptr %p, i32 0) [ "kcfi"(i32 42), "ptrauth"(i32 0, i64 7) ]
  ret i32 %m

lpad:
  %l = landingpad { ptr, i32 }
          catch ptr null
          filter [2 x ptr] [ptr @personality, ptr null]
          filter [0 x ptr] zeroinitializer
  ret i32 0
}

define void @tokens() convergent {
  %t = call token @llvm.experimental.convergence.entry()
  call void @c() [ "convergencectrl"(token %t) ]
  ret void
}
declare token @llvm.experimental.convergence.entry()
declare void @c() convergent
declare void @llvm.assume(i1)
