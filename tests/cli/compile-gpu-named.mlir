// RUN: terrace compile %s
// RUN: not terrace compile %s --emit=obj -o /dev/null 2>&1
// RUN: not terrace compile %s %s -o /dev/null --emit=ptx 2>&1
// DIFFERS: upstream has no pass that lowers all device code

// Modules that name their GPU need no flag.
gpu.module @first [#nvvm.target<chip = "sm_75">] {
  gpu.func @f() kernel {
    gpu.return
  }
}
gpu.module @second [#nvvm.target<chip = "sm_75">] {
  gpu.func @g() kernel {
    gpu.return
  }
}
