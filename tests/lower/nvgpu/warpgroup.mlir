// RUN: terrace opt %s --convert-nvgpu-to-nvvm
// RUN: terrace opt %s --convert-nvgpu-to-nvvm --mlir-print-op-generic

!a_f16 = !nvgpu.warpgroup.descriptor<tensor = memref<128x32xf16, 3>>
!b_f16 = !nvgpu.warpgroup.descriptor<tensor = memref<32x8xf16, 3>>
!c_f16 = !nvgpu.warpgroup.accumulator<fragmented = vector<128x8xf32>>
!a_bf16 = !nvgpu.warpgroup.descriptor<tensor = memref<64x16xbf16, 3>>
!b_bf16 = !nvgpu.warpgroup.descriptor<tensor = memref<16x8xbf16, 3>>
!c_bf16 = !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf16>>
!a_f8E5M2 = !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf8E5M2, 3>>
!b_f8E5M2 = !nvgpu.warpgroup.descriptor<tensor = memref<64x8xf8E5M2, 3>>
!c_f8E5M2 = !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>
!a_tf32 = !nvgpu.warpgroup.descriptor<tensor = memref<64x16xtf32, 3>>
!b_tf32 = !nvgpu.warpgroup.descriptor<tensor = memref<16x8xtf32, 3>>
!c_tf32 = !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xf32>>

func.func @mma(%a0: !a_f16, %b0: !b_f16, %c0: !c_f16, %a1: !a_bf16, %b1: !b_bf16, %c1: !c_bf16, %a2: !a_f8E5M2, %b2: !b_f8E5M2, %c2: !c_f8E5M2, %a3: !a_tf32, %b3: !b_tf32, %c3: !c_tf32) {
  %0 = nvgpu.warpgroup.mma %a0, %b0, %c0 {transposeB} : !a_f16, !b_f16, !c_f16 -> !c_f16
  %1 = nvgpu.warpgroup.mma %a1, %b1, %c1 {transposeA, transposeB, waitGroup = 3, a} : !a_bf16, !b_bf16, !c_bf16 -> !c_bf16
  %2 = nvgpu.warpgroup.mma %a2, %b2, %c2 : !a_f8E5M2, !b_f8E5M2, !c_f8E5M2 -> !c_f8E5M2
  %3 = nvgpu.warpgroup.mma %a3, %b3, %c3 : !a_tf32, !b_tf32, !c_tf32 -> !c_tf32
  return
}

func.func @init() -> (!c_f16, !c_bf16) {
  %0 = nvgpu.warpgroup.mma.init.accumulator -> !c_f16
  %1 = nvgpu.warpgroup.mma.init.accumulator -> !c_bf16
  %2 = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xbf16>>
  return %0, %1 : !c_f16, !c_bf16
}

func.func @store(%c: !c_f16, %m: memref<128x8xf32>, %n: memref<128x8xf32, strided<[16, 1], offset: 4>, 3>) {
  nvgpu.warpgroup.mma.store %c, %m : !c_f16 to memref<128x8xf32>
  nvgpu.warpgroup.mma.store %c, %n : !c_f16 to memref<128x8xf32, strided<[16, 1], offset: 4>, 3>
  return
}
