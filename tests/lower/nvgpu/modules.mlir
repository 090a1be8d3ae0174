// RUN: terrace opt %s --convert-nvgpu-to-nvvm
// RUN: terrace opt %s --convert-nvgpu-to-nvvm --mlir-print-debuginfo --mlir-print-local-scope

// Barriers are globals of the symbol table around them.
gpu.module @k {
func.func @f(%i: index) {
  %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 3>
  %c = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 1>
  nvgpu.mbarrier.init %c[%i], %i : !nvgpu.mbarrier.group<memorySpace = 1>
  return
}
gpu.func @g(%i: index) kernel {
  %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 3>
  scf.for %j = %i to %i step %i {
  %c = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = 3>
  }
  gpu.return
}
}
func.func @h(%i: index) {
  %c0 = arith.constant 0 : index
  gpu.launch blocks(%0, %1, %2) in (%3 = %i, %4 = %i, %5 = %i) threads(%6, %7, %8) in (%9 = %i, %10 = %i, %11 = %i) {
    %b = nvgpu.mbarrier.create -> !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 3>
    gpu.terminator
  }
  return
}
memref.global "private" @__mbarrier : memref<4xf32>
