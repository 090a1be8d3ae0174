// RUN: terrace opt %s --gpu-lower-to-nvvm-pipeline --dump-pass-pipeline 2>&1
// RUN: terrace opt %s --gpu-lower-to-nvvm-pipeline="cubin-chip=sm_90 cubin-features=+ptx80 cubin-format=isa cubin-triple=nvptx64 opt-level=3 ptxas-cmd-options=-v index-bitwidth=32 host-bare-ptr-calling-convention=1 kernel-bare-ptr-calling-convention=1 allow-pattern-rollback=0" --dump-pass-pipeline 2>&1

func.func @host(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  %1 = math.sqrt %0 : f32
  return %1 : f32
}
