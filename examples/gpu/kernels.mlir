// Kernels for GPUs of NVIDIA from sm_80 on, which `check.py` runs and compares with what the CPU computes.
//
//   terrace compile examples/gpu/kernels.mlir --gpu=sm_90 --bare-pointers --emit=kernel-ll
gpu.module @kernels {
  // c = a + b, one element for each of 256 blocks of 256 threads.
  gpu.func @vector_add(%a: memref<65536xf32>, %b: memref<65536xf32>, %c: memref<65536xf32>) kernel
      attributes {known_block_size = array<i32: 256, 1, 1>} {
    %block = gpu.block_id x
    %thread = gpu.thread_id x
    %i = affine.apply affine_map<(d0, d1) -> (d0 * 256 + d1)>(%block, %thread)
    %x = memref.load %a[%i] : memref<65536xf32>
    %y = memref.load %b[%i] : memref<65536xf32>
    %z = arith.addf %x, %y : f32
    memref.store %z, %c[%i] : memref<65536xf32>
    gpu.return
  }

  // c = a * b by instructions on matrices: each of 16 by 16 subgroups of 32 threads computes a tile of 16 by 16 elements.
  gpu.func @matmul(%a: memref<256x256xf16>, %b: memref<256x256xf16>, %c: memref<256x256xf32>) kernel
      attributes {known_block_size = array<i32: 32, 1, 1>} {
    %zero = arith.constant 0.0 : f32
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %row = affine.apply affine_map<(d0) -> (d0 * 16)>(%by)
    %column = affine.apply affine_map<(d0) -> (d0 * 16)>(%bx)
    %none = gpu.subgroup_mma_constant_matrix %zero : !gpu.mma_matrix<16x16xf32, "COp">
    %sum = affine.for %k = 0 to 256 step 16 iter_args(%acc = %none) -> (!gpu.mma_matrix<16x16xf32, "COp">) {
      %x = gpu.subgroup_mma_load_matrix %a[%row, %k] {leadDimension = 256 : index}
        : memref<256x256xf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
      %y = gpu.subgroup_mma_load_matrix %b[%k, %column] {leadDimension = 256 : index}
        : memref<256x256xf16> -> !gpu.mma_matrix<16x16xf16, "BOp">
      %next = gpu.subgroup_mma_compute %x, %y, %acc
        : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
      affine.yield %next : !gpu.mma_matrix<16x16xf32, "COp">
    }
    gpu.subgroup_mma_store_matrix %sum, %c[%row, %column] {leadDimension = 256 : index}
      : !gpu.mma_matrix<16x16xf32, "COp">, memref<256x256xf32>
    gpu.return
  }

  // The sum of each row of a, by a block of 256 threads for each row.
  gpu.func @row_sums(%a: memref<64x1024xf32>, %sums: memref<64xf32>) kernel
      attributes {known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c256 = arith.constant 256 : index
    %c1024 = arith.constant 1024 : index
    %zero = arith.constant 0.0 : f32
    %row = gpu.block_id x
    %thread = gpu.thread_id x
    %own = scf.for %i = %thread to %c1024 step %c256 iter_args(%acc = %zero) -> (f32) {
      %x = memref.load %a[%row, %i] : memref<64x1024xf32>
      %next = arith.addf %acc, %x : f32
      scf.yield %next : f32
    }
    %sum = gpu.all_reduce add %own uniform {} : (f32) -> f32
    %first = arith.cmpi eq, %thread, %c0 : index
    scf.if %first {
      memref.store %sum, %sums[%row] : memref<64xf32>
    }
    gpu.return
  }

  // The softmax of each row of a, by a block of 256 threads for each row: the exponentials stay in memory of the block.
  gpu.func @softmax(%a: memref<64x1024xf32>, %s: memref<64x1024xf32>)
      workgroup(%kept: memref<1024xf32, #gpu.address_space<workgroup>>) kernel
      attributes {known_block_size = array<i32: 256, 1, 1>} {
    %c256 = arith.constant 256 : index
    %c1024 = arith.constant 1024 : index
    %zero = arith.constant 0.0 : f32
    %least = arith.constant 0xFF800000 : f32
    %row = gpu.block_id x
    %thread = gpu.thread_id x
    %own = scf.for %i = %thread to %c1024 step %c256 iter_args(%acc = %least) -> (f32) {
      %x = memref.load %a[%row, %i] : memref<64x1024xf32>
      %next = arith.maxnumf %acc, %x : f32
      scf.yield %next : f32
    }
    %greatest = gpu.all_reduce maxnumf %own uniform {} : (f32) -> f32
    %part = scf.for %i = %thread to %c1024 step %c256 iter_args(%acc = %zero) -> (f32) {
      %x = memref.load %a[%row, %i] : memref<64x1024xf32>
      %d = arith.subf %x, %greatest : f32
      %e = func.call @exponential(%d) : (f32) -> f32
      memref.store %e, %kept[%i] : memref<1024xf32, #gpu.address_space<workgroup>>
      %next = arith.addf %acc, %e : f32
      scf.yield %next : f32
    }
    gpu.barrier
    %sum = gpu.all_reduce add %part uniform {} : (f32) -> f32
    scf.for %i = %thread to %c1024 step %c256 {
      %e = memref.load %kept[%i] : memref<1024xf32, #gpu.address_space<workgroup>>
      %p = arith.divf %e, %sum : f32
      memref.store %p, %s[%row, %i] : memref<64x1024xf32>
    }
    gpu.return
  }

  func.func private @exponential(%x: f32) -> f32 {
    %e = math.exp %x : f32
    return %e : f32
  }
}
