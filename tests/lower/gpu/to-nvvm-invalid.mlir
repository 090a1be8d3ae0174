// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-on-diagnostic=false --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm))" 2>&1
// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-on-diagnostic=false --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm{has-redux=1}))" 2>&1
// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-on-diagnostic=false --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm{allowed-dialects=gpu}))" 2>&1
// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-on-diagnostic=false --convert-gpu-to-nvvm 2>&1

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = gpu.subgroup_id : index
    "use"(%0) : (index) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = gpu.num_subgroups : index
    "use"(%0) : (index) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = gpu.subgroup_size : index
    "use"(%0) : (index) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = gpu.subgroup_reduce add %i  : (i32) -> i32
    "use"(%0) : (i32) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = gpu.subgroup_reduce add %i uniform : (i32) -> i32
    "use"(%0) : (i32) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = gpu.all_reduce add %f {} : (f32) -> f32
    "use"(%0) : (f32) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = gpu.subgroup_broadcast %f, first_active_lane : f32
    "use"(%0) : (f32) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = gpu.subgroup_broadcast %f, specific_lane %i : f32
    "use"(%0) : (f32) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0, %1 = gpu.rotate %f, 1, 16 : f32
    "use"(%0) : (f32) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = llvm.intr.exp(%f) : (f32) -> f32
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%i : index, %f : tensor<4xf32>) kernel {
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%m : memref<4xf32, "foo">) kernel {
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%m : memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>) kernel {
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%s : !gpu.async.token) {
  gpu.return
  }
}

// -----

gpu.module @k2 {
  llvm.mlir.global internal @__wg_f5_0() : i32
  gpu.func @f5(%x : index) workgroup(%w : memref<4xf32, 3>, %w3 : memref<4xf32, 3>) kernel {
    gpu.return
  }
}

// -----

gpu.module @k {
 gpu.func @f(%m : memref<32x32xf64>, %i : index) kernel {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf64> -> !gpu.mma_matrix<8x4xf64, "AOp">
  %b = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf64> -> !gpu.mma_matrix<4x8xf64, "BOp">
  %c = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf64> -> !gpu.mma_matrix<8x8xf64, "COp">
  %d = gpu.subgroup_mma_compute %a, %b, %c {b_transpose} : !gpu.mma_matrix<8x4xf64, "AOp">, !gpu.mma_matrix<4x8xf64, "BOp"> -> !gpu.mma_matrix<8x8xf64, "COp">
  gpu.subgroup_mma_store_matrix %d, %m[%i, %i] {leadDimension = 32 : index, transpose} : !gpu.mma_matrix<8x8xf64, "COp">, memref<32x32xf64>
  %e = gpu.subgroup_mma_extract_thread_local %d[%i] : !gpu.mma_matrix<8x8xf64, "COp"> -> f64
  %g = gpu.subgroup_mma_insert_thread_local %e, %d[%i] : f64, !gpu.mma_matrix<8x8xf64, "COp"> -> !gpu.mma_matrix<8x8xf64, "COp">
  gpu.subgroup_mma_store_matrix %g, %m[%i, %i] {leadDimension = 32 : index, transpose} : !gpu.mma_matrix<8x8xf64, "COp">, memref<32x32xf64>
  gpu.return
 }
}

// -----

gpu.module @k {
 gpu.func @f(%m : memref<32x32xf16>, %i : index) kernel {
  %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16> -> !gpu.mma_matrix<32x8xf16, "AOp">
  "use"(%a) : (!gpu.mma_matrix<32x8xf16, "AOp">) -> ()
  gpu.return
 }
}
