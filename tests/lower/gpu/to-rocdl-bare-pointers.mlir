// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{use-bare-ptr-memref-call-conv=1 index-bitwidth=32}))"

gpu.module @k2 {
  gpu.func @f3(%a : memref<4xf32> {llvm.noalias, llvm.readonly}, %d : f32 {llvm.noundef}, %u : index {a.b}) -> (f32 {llvm.noundef, a.b})  {
    gpu.return %d : f32
  }
  gpu.func @f4() -> memref<4xf32>  workgroup(%w : memref<4xf32, 3>) {
    %0 = memref.alloca() : memref<4xf32>
    %cc = arith.constant 1.0 : f32
    %c = arith.constant 1 : index
    gpu.return %0 : memref<4xf32>
  }
  gpu.func @f5(%x : index) workgroup(%w : memref<4xf32, 3>, %w3 : memref<4xf32, 3>) kernel attributes {gpu.known_block_size = array<i32: 1, 2, 3>} {
    cf.br ^a(%x : index)
    ^a(%z : index):
    %y = arith.addi %z, %x : index
    %t = gpu.thread_id x
    "a.b"(%t, %w, %w) : (index, memref<4xf32, 3>, memref<4xf32, 3>) -> ()
    cf.br ^a(%y : index)
  }
  gpu.func @f6(%x : index) attributes {known_block_size = array<i32: 1, 2, 3>, known_cluster_size = array<i32: 1,2,3>, known_grid_size = array<i32: 1,2,3>} {
    %t = gpu.thread_id x
    "a.b"(%t) : (index) -> ()
    gpu.return
  }
  llvm.func @f7() attributes {gpu.known_block_size = array<i32: 1, 2, 3>, gpu.known_cluster_size = array<i32: 1,2,3>, gpu.known_grid_size = array<i32: 1,2,3>} {
    %t = gpu.thread_id x
    %t1 = gpu.block_id y
    %t2 = gpu.block_id z
    %t3 = gpu.grid_dim z
    "a.b"(%t, %t1, %t2, %t3) : (index, index, index, index) -> ()
    llvm.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%v: f32) kernel {
    gpu.return
  }
  gpu.func @f3(%v: f32) attributes {known_block_size = array<i32: 128, 2, 1>} {
    gpu.return
  }
  gpu.func @f4(%v: f32) kernel attributes {known_block_size = array<i32: 32, 1, 1>, rocdl.max_flat_work_group_size = 12 : index} {
    gpu.return
  }
  llvm.func @f5() attributes {rocdl.reqd_work_group_size = array<i32: 32, 2, 1>} {
    llvm.return
  }
}
