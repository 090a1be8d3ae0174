// DIFFERS: upstream's pipeline has the passes on xegpu, one of which it runs on kernels without xegpu, too, which then cannot be compiled
// RUN: terrace opt %s --gpu-lower-to-xevm-pipeline --dump-pass-pipeline 2>&1
// RUN: terrace opt %s --gpu-lower-to-xevm-pipeline="xegpu-op-level=subgroup binary-format=llvm zebin-chip=pvc zebin-triple=spirv64 opt-level=3 igc-cmd-options=-x use-64bit-index=false host-bare-ptr-calling-convention=true kernel-bare-ptr-calling-convention=true xevm-module-matcher=k.*" --dump-pass-pipeline 2>&1
// RUN: terrace opt %s --gpu-lower-to-xevm-pipeline=xegpu-op-level=lane --dump-pass-pipeline 2>&1

func.func @host(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32
}
