// RUN: terrace opt %s --pass-pipeline="builtin.module(gpu.module(convert-gpu-to-llvm-spv))" --split-input-file --verify-diagnostics

gpu.module @m {
  gpu.func @f(%v: i32, %w: i32, %f: vector<2xf32>, %b: i4) {
    %c16 = arith.constant 16 : i32
    %c1 = arith.constant 1 : i32
    // expected-error@below {{failed to legalize operation 'gpu.shuffle' that was explicitly marked illegal}}
    %0, %1 = gpu.shuffle xor %v, %c1, %c16 : i32
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f(%v: i32, %w: i32, %f: vector<2xf32>, %b: i4) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %c16 = arith.constant 16 : i32
    %c1 = arith.constant 1 : i32
    // expected-error@below {{failed to legalize operation 'gpu.shuffle' that was explicitly marked illegal}}
    %0, %1 = gpu.shuffle xor %v, %c1, %c1 : i32
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f(%v: i32, %w: i32, %f: vector<2xf32>, %b: i4) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %c16 = arith.constant 16 : i32
    %c1 = arith.constant 1 : i32
    // expected-error@below {{failed to legalize operation 'gpu.shuffle' that was explicitly marked illegal}}
    %0, %1 = gpu.shuffle xor %v, %c1, %w : i32
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f(%v: i32, %w: i32, %f: vector<2xf32>, %b: i4) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %c16 = arith.constant 16 : i32
    %c1 = arith.constant 1 : i32
    // expected-error@below {{failed to legalize operation 'gpu.shuffle' that was explicitly marked illegal}}
    %0, %1 = gpu.shuffle xor %f, %c1, %c16 : vector<2xf32>
    gpu.return
  }
}

// -----

gpu.module @m {
  gpu.func @f(%v: i32, %w: i32, %f: vector<2xf32>, %b: i4) attributes {intel_reqd_sub_group_size = 16 : i32} {
    %c16 = arith.constant 16 : i32
    %c1 = arith.constant 1 : i32
    // expected-error@below {{failed to legalize operation 'gpu.shuffle' that was explicitly marked illegal}}
    %0, %1 = gpu.shuffle up %b, %c1, %c16 : i4
    gpu.return
  }
}

// -----

gpu.module @m {
  // expected-error@below {{failed to legalize operation 'gpu.func' that was explicitly marked illegal}}
  gpu.func @f(%t: tensor<4xf32>) {
    gpu.return
  }
}
