// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

gpu.module @unverified [#nvvm.target<chip = "sm_80", verifyTarget = false>, #nvvm.target<chip = "sm_13", verifyTarget = false>] {
  llvm.func @kernel() {
    nvvm.cluster.wait
    llvm.return
  }
}

gpu.module @new_enough [#nvvm.target<chip = "sm_90">, #nvvm.target<chip = "sm_120">] {
  llvm.func @kernel() {
    nvvm.cluster.wait
    llvm.return
  }
}

gpu.module @specific [#nvvm.target<chip = "sm_90a">] {
  llvm.func @kernel() {
    nvvm.wgmma.fence.aligned
    llvm.return
  }
}

gpu.module @other_kind [#rocdl.target] {
  llvm.func @kernel() {
    nvvm.cluster.wait
    llvm.return
  }
}
