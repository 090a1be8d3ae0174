; RUN: terrace translate --import-llvm --lossless < %s | terrace translate --mlir-to-llvmir --lossless

; Operations of nvvm become the same intrinsics again.
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i64 @llvm.nvvm.read.ptx.sreg.clock64()
declare i32 @llvm.nvvm.read.ptx.sreg.total_smem_size()
declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()
declare i32 @llvm.nvvm.read.ptx.sreg.pm0()
declare float @llvm.nvvm.rcp.approx.ftz.f(float)
declare double @llvm.nvvm.rcp.approx.ftz.d(double)
declare void @llvm.nvvm.bar.warp.sync(i32)

define ptx_kernel void @kernel(ptr byval(i32) %p) #0 {
  %1 = call range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %4 = call i32 @llvm.nvvm.read.ptx.sreg.total_smem_size()
  %5 = call float @llvm.nvvm.rcp.approx.ftz.f(float 1.0)
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  %7 = call i32 @llvm.nvvm.read.ptx.sreg.pm0()
  %8 = call double @llvm.nvvm.rcp.approx.ftz.d(double 1.0)
  call void @llvm.nvvm.bar.warp.sync(i32 1)
  %9 = call noundef range(i64 0, 32) i64 @llvm.nvvm.read.ptx.sreg.clock64()
  ret void
}

attributes #0 = { "nvvm.maxntid"="32,2" "nvvm.blocksareclusters" }
