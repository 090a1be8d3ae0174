// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-on-diagnostic=false --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=gfx942}))" 2>&1
// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-on-diagnostic=false --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{chipset=foo}))" 2>&1
// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-on-diagnostic=false --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{use-bare-ptr-memref-call-conv=1}))" 2>&1
// RUN: not terrace opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-on-diagnostic=false --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-rocdl{allowed-dialects=gpu}))" 2>&1

gpu.module @k {
  gpu.func @f(%f : f32, %fb : f32, %i : i32, %l : i64, %d : f64, %p : i1, %x : index, %m : memref<?xf32, 1>, %g : memref<16xf32, #gpu.address_space<global>>, %bf : bf16) kernel {
    %0 = gpu.cluster_id x
    "use"(%0) : (index) -> ()
    gpu.return
  }
}

// -----

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
    %0, %1 = gpu.rotate %f, 1, 16 : f32
    "use"(%0) : (f32) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%a: i32, %f : f32, %h : f16, %d : f64, %l : i64, %b : i1, %ix : index) kernel { 
   gpu.printf "hello"
   gpu.printf "%d %f %f %f", %a, %f, %h, %d : i32, f32, f16, f64
   gpu.printf "%d %f %f %f %d %d %d %d %d", %a, %f, %h, %d, %l, %b, %ix, %a, %a : i32, f32, f16, f64, i64, i1, index, i32, i32
   gpu.return }
}

// -----

gpu.module @k {
  gpu.func @f(%m : memref<?xf32>) kernel {
    gpu.return
  }
}
