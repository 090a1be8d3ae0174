; RUN: terrace translate --import-llvm --lossless < %s | terrace opt
; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless
; RUN: terrace translate --import-llvm %s

; Calls that instructions replace by now.
define i32 @f(i32 %x, ptr %p, <16 x i8> %v) {
  %a = call i32 @llvm.nvvm.abs.i(i32 %x)
  %b = call i32 @llvm.nvvm.rotate.b32(i32 %a, i32 7)
  %c = call float @llvm.nvvm.atomic.load.add.f32.p0(ptr %p, float 1.0)
  %d = call ptr addrspace(3) @llvm.nvvm.ptr.gen.to.shared.p3.p0(ptr %p)
  %e = call i32 @llvm.nvvm.barrier0.and(i32 %b)
  %s = call <16 x i8> @llvm.x86.sse2.padds.b(<16 x i8> %v, <16 x i8> %v)
  call void @llvm.x86.sse2.storeu.dq(ptr %p, <16 x i8> %s)
  ret i32 %e
}

declare i32 @llvm.nvvm.abs.i(i32)
declare i32 @llvm.nvvm.rotate.b32(i32, i32)
declare float @llvm.nvvm.atomic.load.add.f32.p0(ptr, float)
declare ptr addrspace(3) @llvm.nvvm.ptr.gen.to.shared.p3.p0(ptr)
declare i32 @llvm.nvvm.barrier0.and(i32)
declare <16 x i8> @llvm.x86.sse2.padds.b(<16 x i8>, <16 x i8>)
declare void @llvm.x86.sse2.storeu.dq(ptr, <16 x i8>)
