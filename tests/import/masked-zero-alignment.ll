; RUN: terrace translate --import-llvm %s
; DIFFERS: LLVM ends with "Invalid zero alignment argument"; an access without alignment has none

define <4 x i32> @f(ptr %p, <4 x i1> %m, <4 x i32> %v) {
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 0, <4 x i1> %m, <4 x i32> %v)
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %r, ptr %p, i32 0, <4 x i1> %m)
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)
