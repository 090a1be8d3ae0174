// RUN: terrace compile %s --gpu=sm_80 --emit=kernel-ll --llvm-version=7-nvvm
// RUN: not terrace compile %s --gpu=gfx942 --emit=kernel-ll --llvm-version=7-nvvm 2>&1
// DIFFERS: MLIR's tools write for LLVM 22 only

// Kernels for libNVVM: pointers with element types, annotations instead of a calling convention.
gpu.module @kernels {
  memref.global "private" constant @weights : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>

  gpu.func @scale(%m: memref<?xf32>, %n: memref<?xi64>) workgroup(%w: memref<64xf32, #gpu.address_space<workgroup>>)
      kernel attributes {known_block_size = array<i32: 64, 1, 1>} {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<?xf32>
    %weights = memref.get_global @weights : memref<4xf32>
    %four = arith.constant 4 : index
    %at = arith.remui %i, %four : index
    %weight = memref.load %weights[%at] : memref<4xf32>
    %e = math.exp %x : f32
    %y = arith.mulf %e, %weight : f32
    %z = arith.negf %y : f32
    memref.store %z, %w[%i] : memref<64xf32, #gpu.address_space<workgroup>>
    gpu.barrier
    %sum = gpu.all_reduce add %z uniform {} : (f32) -> f32
    %old = memref.atomic_rmw addf %sum, %m[%i] : (f32, memref<?xf32>) -> f32
    %a = arith.maximumf %sum, %old : f32
    %b = arith.fptosi %a : f32 to i64
    memref.store %b, %n[%i] : memref<?xi64>
    gpu.return
  }
}
