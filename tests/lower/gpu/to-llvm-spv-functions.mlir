// RUN: terrace opt %s --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-llvm-spv))" --allow-unregistered-dialect 2>&1
// RUN: terrace opt %s --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-llvm-spv{use-64bit-index=true}))" --allow-unregistered-dialect 2>&1

gpu.module @functions {
  gpu.func @noargs() workgroup(%w : memref<4xf32, 3>) kernel attributes {known_block_size = array<i32: 16, 2, 1>} {
    gpu.barrier
    gpu.barrier
    gpu.barrier
    gpu.barrier
    gpu.barrier
    gpu.return
  }
  gpu.func @dev(%a: memref<2xf32> {llvm.noalias, llvm.readonly}, %b: i32 {llvm.noundef}, %p : !llvm.ptr {llvm.noalias}) -> (f32 {llvm.noundef}) workgroup(%w : memref<4xf32, #gpu.address_space<workgroup>> {llvm.align = 16 : i64})   attributes {known_block_size = array<i32: 16, 2, 1>, sym_visibility = "private"} {
    %c = arith.constant 1.0 : f32
    gpu.return %c : f32
  }
  gpu.func @two() -> (i32, f32) {
    %c = arith.constant 1.0 : f32
    %d = arith.constant 1 : i32
    gpu.return %d, %c : i32, f32
  }
  gpu.func @two_m(%a: memref<2xf32>) -> (memref<2xf32>, index) {
    %d = arith.constant 1 : index
    gpu.return %a, %d : memref<2xf32>, index
  }
  func.func @fn(%i: index) -> memref<2xf32> { %t = gpu.thread_id x
   %s = memref.alloc() : memref<2xf32>
    return %s : memref<2xf32> }
}

gpu.module @types {
  gpu.func @k(%m: memref<?xf32>, %u: memref<*xf32>, %n: memref<4x?xf32, strided<[?, 1], offset: 3>, 3>, %i: index, %v: vector<4xindex>, %a5: memref<2xf32, #gpu.address_space<private>>, %mm : memref<2xmemref<3xf32>>, %a7: memref<2xf32, 5>, %a0 : memref<2xf32, 0>) kernel attributes {known_block_size = array<i32: 16, 2, 1>, known_grid_size = array<i32: 16, 2, 1>, known_cluster_size = array<i32: 1, 2, 1>, foo} {
    "test.use"(%m, %u, %n, %i, %v, %a5, %mm) : (memref<?xf32>, memref<*xf32>, memref<4x?xf32, strided<[?, 1], offset: 3>, 3>, index, vector<4xindex>, memref<2xf32, #gpu.address_space<private>>, memref<2xmemref<3xf32>>) -> ()
    gpu.return
  }
}
