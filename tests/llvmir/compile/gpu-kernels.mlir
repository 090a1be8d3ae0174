// RUN: terrace compile %s --gpu=sm_90
// RUN: terrace compile %s --gpu=gfx942
// RUN: terrace compile %s --gpu=gfx1100 --index-bitwidth=32 --bare-pointers --emit=kernel-ll
// DIFFERS: upstream has no command that lowers and translates device code

// A module of nothing but kernels: address spaces, calling conventions, the width of index and the data layout follow the GPU.
gpu.module @kernels {
  memref.global "private" @table : memref<32xf32, #gpu.address_space<workgroup>>

  func.func private @twice(%x: f32) -> f32 {
    %y = arith.addf %x, %x : f32
    return %y : f32
  }

  gpu.func @loops(%m: memref<8xf32>) workgroup(%w: memref<64xf32, #gpu.address_space<workgroup>>)
                  private(%p: memref<4xf32, #gpu.address_space<private>>) kernel {
    %i = gpu.thread_id x
    %x = memref.load %m[%i] : memref<8xf32>
    %y = func.call @twice(%x) : (f32) -> f32
    %table = memref.get_global @table : memref<32xf32, #gpu.address_space<workgroup>>
    memref.store %y, %table[%i] : memref<32xf32, #gpu.address_space<workgroup>>
    memref.store %y, %w[%i] : memref<64xf32, #gpu.address_space<workgroup>>
    memref.store %y, %p[%i] : memref<4xf32, #gpu.address_space<private>>
    gpu.barrier
    %local = memref.alloca() : memref<4xf32>
    affine.for %j = 0 to 4 {
      %e = math.exp %y : f32
      affine.store %e, %local[%j] : memref<4xf32>
    }
    %zero = arith.constant 0 : index
    %v = vector.transfer_read %local[%zero], %y {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
    %sum = vector.reduction <add>, %v : vector<4xf32> into f32
    memref.store %sum, %m[%i] : memref<8xf32>
    gpu.return
  }

  gpu.func @structured(%a: memref<4x4xf32>, %b: memref<4x4xf32>) kernel
      attributes {known_block_size = array<i32: 32, 1, 1>} {
    linalg.copy ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>)
    gpu.return
  }
}
