// RUN: terrace opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-nvvm))"
// DIFFERS: upstream makes shfl.sync of types that it does not have, which its verifier refuses

gpu.module @k {
  gpu.func @f(%v : f16, %i : i32) {
    %0, %1 = gpu.shuffle idx %v, %i, %i : f16
    "test.use"(%0, %1) : (f16, i1) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%v : bf16, %i : i32) {
    %0, %1 = gpu.shuffle idx %v, %i, %i : bf16
    "test.use"(%0, %1) : (bf16, i1) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%v : i8, %i : i32) {
    %0, %1 = gpu.shuffle idx %v, %i, %i : i8
    "test.use"(%0, %1) : (i8, i1) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%v : i1, %i : i32) {
    %0, %1 = gpu.shuffle idx %v, %i, %i : i1
    "test.use"(%0, %1) : (i1, i1) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%v : i128, %i : i32) {
    %0, %1 = gpu.shuffle idx %v, %i, %i : i128
    "test.use"(%0, %1) : (i128, i1) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%v : vector<2xf32>, %i : i32) {
    %0, %1 = gpu.shuffle idx %v, %i, %i : vector<2xf32>
    "test.use"(%0, %1) : (vector<2xf32>, i1) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%v : vector<2xf16>, %i : i32) {
    %0, %1 = gpu.shuffle idx %v, %i, %i : vector<2xf16>
    "test.use"(%0, %1) : (vector<2xf16>, i1) -> ()
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @f(%v : vector<3xi8>, %i : i32) {
    %0, %1 = gpu.shuffle idx %v, %i, %i : vector<3xi8>
    "test.use"(%0, %1) : (vector<3xi8>, i1) -> ()
    gpu.return
  }
}
