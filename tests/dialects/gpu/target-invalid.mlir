// RUN: terrace opt %s --split-input-file --verify-diagnostics

gpu.module @since_90 [#nvvm.target<chip = "sm_80">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.cluster.wait' op is not supported on sm_80}}
    nvvm.cluster.wait
    nvvm.cluster.wait
    llvm.return
  }
}

// -----

gpu.module @each_target [#nvvm.target<chip = "sm_90">, #rocdl.target, #nvvm.target<chip = "sm_75">] {
  llvm.func @kernel(%a: i32) -> i32 {
    // expected-error @below {{'nvvm.redux.sync' op is not supported on sm_75}}
    %0 = nvvm.redux.sync add %a, %a : i32 -> i32
    llvm.return %0 : i32
  }
}

// -----

gpu.module @specific [#nvvm.target<chip = "sm_90">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.wgmma.fence.aligned' op is not supported on sm_90}}
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}

// -----

gpu.module @others [#nvvm.target<chip = "sm_120a">] {
  llvm.func @kernel() {
    // expected-error @below {{'nvvm.tcgen05.relinquish_alloc_permit' op is not supported on sm_120a}}
    nvvm.tcgen05.relinquish_alloc_permit
    llvm.return
  }
}

// -----

gpu.module @family [#nvvm.target<chip = "sm_100f">] {
  llvm.func @kernel() {
    nvvm.cluster.wait
    // expected-error @below {{'nvvm.tcgen05.relinquish_alloc_permit' op is not supported on sm_100f}}
    nvvm.tcgen05.relinquish_alloc_permit
    llvm.return
  }
}

// -----

gpu.module @before_other_errors [#nvvm.target<chip = "sm_20">] {
  llvm.func @kernel(%a: f32, %b: i32) -> f32 {
    %0 = llvm.add %a, %a : f32
    // expected-error @below {{'nvvm.shfl.sync' op is not supported on sm_20}}
    %1 = nvvm.shfl.sync bfly %b, %a, %b, %b : f32 -> f32
    llvm.return %1 : f32
  }
}

// -----

// expected-error @below {{Minimum NVVM target SM version is sm_20}}
gpu.module @old [#nvvm.target<chip = "sm_13">] {
}

// -----

gpu.module @nested [#nvvm.target<chip = "sm_80">] {
  gpu.module @inner [#nvvm.target<chip = "sm_90">] {
    llvm.func @kernel() {
      // expected-error @below {{'nvvm.cluster.wait' op is not supported on sm_80}}
      nvvm.cluster.wait
      llvm.return
    }
  }
}
