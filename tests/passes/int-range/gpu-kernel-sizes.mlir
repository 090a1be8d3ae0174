// RUN: terrace opt %s --int-range-optimizations --allow-unregistered-dialect

// Kernels, and functions of other dialects, may say the sizes of blocks and of the grid.

module attributes {gpu.container_module} {
gpu.module @m {
  gpu.func @k(%m: memref<?xindex>) kernel attributes {known_block_size = array<i32: 8, 1, 1>, known_grid_size = array<i32: 4, 2, 1>} {
    %x = gpu.thread_id x
    %y = gpu.thread_id y
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %dx = gpu.block_dim x
    %gy = gpu.grid_dim y
    %g = gpu.global_id x
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %a = arith.cmpi ult, %x, %c8 : index
    %b = arith.cmpi ult, %g, %c32 : index
    %c = arith.cmpi ult, %bx, %c8 : index
    "test.use"(%x, %y, %bx, %by, %dx, %gy, %g, %a, %b, %c) : (index, index, index, index, index, index, index, i1, i1, i1) -> ()
    gpu.return
  }
  func.func @f() attributes {gpu.known_block_size = array<i32: 8, 1, 1>, gpu.known_grid_size = array<i32: 4, 2, 1>} {
    %y = gpu.thread_id y
    %dx = gpu.block_dim x
    %gy = gpu.grid_dim y
    %g = gpu.global_id z
    "test.use"(%y, %dx, %gy, %g) : (index, index, index, index) -> ()
    return
  }
  llvm.func @l() attributes {gpu.known_block_size = array<i32: 8, 1, 1>} {
    %y = gpu.thread_id y
    %dx = gpu.block_dim x
    %gy = gpu.grid_dim y
    "test.use"(%y, %dx, %gy) : (index, index, index) -> ()
    llvm.return
  }
  gpu.func @both() kernel attributes {known_block_size = array<i32: 8, 1, 1>, gpu.known_grid_size = array<i32: 4, 2, 1>} {
    %dx = gpu.block_dim x
    %gy = gpu.grid_dim y
    "test.use"(%dx, %gy) : (index, index) -> ()
    gpu.return
  }
  gpu.func @launch() kernel attributes {known_block_size = array<i32: 8, 1, 1>} {
    %c2 = arith.constant 2 : index
    %c3 = gpu.lane_id
    gpu.launch blocks(%a,%b,%c) in (%d=%c2,%e=%c2,%ff=%c2) threads(%g,%h,%i) in (%j=%c2,%k=%c3,%l=%c2) {
      %dx = gpu.block_dim x
      %dy = gpu.block_dim y
      "test.use"(%dx, %dy) : (index, index) -> ()
      gpu.terminator
    }
    gpu.return
  }
}
}
