// RUN: terrace opt %s --pass-pipeline="builtin.module(gpu.module(lower-kernels))" --split-input-file --verify-diagnostics
// DIFFERS: upstream has no pass that lowers all device code

// expected-error @+2 {{the module of kernels names no GPU}}
// expected-note @+1 {{targets are GPUs of NVIDIA, '#nvvm.target', or one of AMD, '#rocdl.target'}}
gpu.module @none {
}

// -----

// expected-error @+2 {{the targets of the module need different code}}
// expected-note @+1 {{targets are GPUs of NVIDIA, '#nvvm.target', or one of AMD, '#rocdl.target'}}
gpu.module @both [#nvvm.target, #rocdl.target] {
}

// -----

// expected-error @+2 {{the targets of the module need different code}}
// expected-note @+1 {{targets are GPUs}}
gpu.module @lanes [#rocdl.target<chip = "gfx90a">, #rocdl.target<chip = "gfx1100">] {
}

// -----

// expected-error @+1 {{expected a chipset such as gfx942, but got 'none'}}
gpu.module @chip [#rocdl.target<chip = "none">] {
}

// -----

gpu.module @operations [#nvvm.target<chip = "sm_80">] {
  // expected-error @+2 {{failed to legalize operation 'gpu.func'}}
  // expected-note @+1 {{tensors have no memory}}
  gpu.func @f(%t: tensor<4xf32>) kernel {
    gpu.return
  }
}

// -----

gpu.module @subgroups [#nvvm.target<chip = "sm_80">] {
  gpu.func @g(%m: memref<index>) kernel {
    // expected-error @+2 {{failed to legalize operation 'gpu.subgroup_id'}}
    // expected-note @+1 {{nothing lowers 'gpu.subgroup_id'}}
    %0 = gpu.subgroup_id : index
    memref.store %0, %m[] : memref<index>
    gpu.return
  }
}
