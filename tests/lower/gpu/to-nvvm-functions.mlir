// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm))"
// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm{allow-pattern-rollback=0}))"

module attributes {gpu.container_module} {
gpu.module @k [#nvvm.target<chip="sm_90">] {
  gpu.func @f(%v: f32 {llvm.noundef, my.a = 1 : i32}, %p: memref<16x?xf32, #gpu.address_space<workgroup>> {llvm.noalias}, %q: memref<4xf32> {llvm.align = 4 : i64}, %o: index)
    workgroup(%w: memref<32xf32, #gpu.address_space<workgroup>>, %w2 : memref<2x3xf64, 3> {llvm.align = 16 : i64})
    private(%pr: memref<4xf32, #gpu.address_space<private>>, %p2 : memref<i32, #gpu.address_space<private>> {llvm.align = 8 : i64}) kernel
    attributes {known_block_size = array<i32: 128, 2, 1>, known_grid_size = array<i32: 5,6,7>, known_cluster_size = array<i32: 2,1,1>, foo = "x"} {
    %0 = gpu.thread_id x
    memref.store %v, %w[%0] : memref<32xf32, #gpu.address_space<workgroup>>
    memref.store %v, %pr[%0] : memref<4xf32, #gpu.address_space<private>>
    memref.store %v, %q[%0] : memref<4xf32>
    memref.store %v, %p[%0, %0] : memref<16x?xf32, #gpu.address_space<workgroup>>
    %c = arith.constant 2 : i32
    memref.store %c, %p2[] : memref<i32, #gpu.address_space<private>>
    %d = arith.constant 2.0 : f64
    memref.store %d, %w2[%0, %0] : memref<2x3xf64, 3>
    %1 = gpu.block_id y upper_bound 64
    %2 = gpu.block_dim z
    %3 = gpu.grid_dim x
    %4 = gpu.global_id x
    %5 = gpu.lane_id
    %51 = gpu.lane_id upper_bound 16
    %9 = gpu.cluster_id x
    %10 = gpu.cluster_dim x upper_bound 9
    %11 = gpu.cluster_block_id x
    %12 = gpu.cluster_dim_blocks x
    gpu.barrier
    %sm = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    memref.store %v, %pr[%1] : memref<4xf32, #gpu.address_space<private>>
    "test.use"(%0, %1, %2, %3, %4, %5, %51, %9, %10, %11, %12, %sm) : (index, index, index,index, index,index,index, index,index, index,index, memref<?xi8, #gpu.address_space<workgroup>>) -> ()
    gpu.return
  }
  gpu.func @g(%m : memref<*xf32>) -> (f32, index) { %c = arith.constant 1.0 : f32 %i = arith.constant 0 : index gpu.return {x} %c, %i : f32, index }
  gpu.func @g1(%m : memref<3xf32>) -> memref<3xf32> { gpu.return %m : memref<3xf32> }
  func.func @h(%a : index) -> index { %0 = gpu.thread_id x return %0 : index }
}
}

// -----

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
    %t2 = gpu.cluster_block_id z
    %t3 = gpu.grid_dim z
    "a.b"(%t, %t1, %t2, %t3) : (index, index, index, index) -> ()
    llvm.return
  }
}

// -----

gpu.module @k attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>} {
  gpu.func @f(%i : index, %f : f32) kernel {
    %0 = arith.addi %i, %i : index
    gpu.return
  }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>} {
gpu.module @k {
  gpu.func @f(%i : index, %f : f32) kernel {
    gpu.return
  }
}
}

// -----

gpu.module @k {
  gpu.func @f(%i : index, %f : f32) kernel {
    %0 = builtin.unrealized_conversion_cast %i : index to i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to index
    %t = gpu.thread_id x
    %2 = builtin.unrealized_conversion_cast %t : index to i64
    "a"(%1, %2) : (index, i64) -> ()
    gpu.return
  }
  memref.global "private" @g : memref<4xf32, #gpu.address_space<workgroup>>
  gpu.func @h() -> memref<4xf32, #gpu.address_space<workgroup>> { %0 = memref.get_global @g : memref<4xf32, #gpu.address_space<workgroup>> gpu.return %0 : memref<4xf32, #gpu.address_space<workgroup>> }
}

// -----

gpu.module @k {
  gpu.func @f(%m : memref<?xf32>) workgroup(%w : memref<4xf32, strided<[2]>, 3>) kernel {
    %c = arith.constant 0 : index
    %0 = memref.load %w[%c] : memref<4xf32, strided<[2]>, 3>
    memref.store %0, %m[%c] : memref<?xf32>
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%m : memref<?xf32>) workgroup(%w : memref<4xindex, 3>, %q : memref<f8E4M3FN, 3>, %z : memref<0xf32, 3>) private(%z2 : memref<4xcomplex<f32>, #gpu.address_space<private>>) kernel {
    gpu.return
  }
}

// -----

gpu.module @k {
  llvm.func @g(%a : i32) {
  gpu.printf "%d", %a : i32
  llvm.return
  }
  func.func @h(%a : memref<4xf32>) -> f32 {
   %f = arith.constant 1.0 : f32
   %i = arith.constant 0 : index
   memref.store %f, %a[%i] : memref<4xf32>
  gpu.printf "%f", %f : f32
   %l = memref.load %a[%i] : memref<4xf32>
   return %l : f32
  }
}

// -----

gpu.module @k {
  gpu.func @f(%a : vector<4xf32>, %m : memref<4xvector<4xf32>, 3>) {
    %c = arith.constant 0 : index
   memref.store %a, %m[%c] : memref<4xvector<4xf32>, 3>
  gpu.return
  }
  gpu.module @y { gpu.func @z() { gpu.barrier gpu.return } }
}

// -----

gpu.module @k {
  gpu.func @f(%i : index) attributes {known_block_size = array<i32: 32, 1, 1>, "llvm.foo", nvvm.minctasm = 3 : i32, sym_visibility = "private"} {
  gpu.return
  }
}
