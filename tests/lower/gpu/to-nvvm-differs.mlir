// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm))"
// DIFFERS: upstream keeps the attributes of several results, puts pointers into descriptors of another address space, makes empty ranges, excludes the largest i32 from a range that ends there, cuts bounds, and declares printF32 outside of the gpu.module

gpu.module @k {
  gpu.func @f(%d : f32, %i : i32) -> (f32 {llvm.noundef}, i32) {
    gpu.return %d, %i : f32, i32
  }
}

// -----

gpu.module @k {
  gpu.func @f(%x : f32) private(%p : memref<4xf32, 5>) {
    %i = arith.constant 1 : index
    memref.store %x, %p[%i] : memref<4xf32, 5>
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%m : memref<?xf32>) {
    %0 = gpu.lane_id upper_bound 64
    %1 = gpu.thread_id x upper_bound 4294967296
    %2 = gpu.thread_id y upper_bound 4294967295
    %3 = gpu.block_dim y upper_bound 4294967295
    %4 = gpu.block_dim y upper_bound 3000000000
    %5 = gpu.block_dim y upper_bound 0
    %6 = gpu.block_id y upper_bound 0
    %7 = gpu.block_dim x upper_bound 2147483647
    "use"(%0, %1, %2, %3, %4, %5, %6, %7) : (index, index, index, index, index, index, index, index) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%v : vector<2xf32>, %i : index, %f : f32) kernel {
    %0 = vector.extract %v[%i] : f32 from vector<2xf32>
    %1 = vector.insert %0, %v[1] : f32 into vector<2xf32>
    %2 = vector.reduction <add>, %1 : vector<2xf32> into f32
    %3 = vector.shuffle %v, %v [0, 3] : vector<2xf32>, vector<2xf32>
    %4 = vector.interleave %v, %v : vector<2xf32> -> vector<4xf32>
    vector.print %2 : f32
    "use"(%2, %3, %4) : (f32, vector<2xf32>, vector<4xf32>) -> ()
    gpu.return
  }
}

// -----

// A bound that 32 bits do not hold is none.
gpu.module @k {
  gpu.func @f() kernel {
    %0 = gpu.lane_id upper_bound 4294967297
    %1 = gpu.lane_id upper_bound 4294967296
    "use"(%0, %1) : (index, index) -> ()
    gpu.return
  }
}
