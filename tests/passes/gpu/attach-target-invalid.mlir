// RUN: terrace opt %s --nvvm-attach-target=chip=sm_10 --verify-diagnostics

// expected-error @below {{Minimum NVVM target SM version is sm_20}}
gpu.module @kernels {
}

// expected-error @below {{Minimum NVVM target SM version is sm_20}}
gpu.module @others {
}
