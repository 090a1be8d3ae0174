// RUN: terrace opt %s --nvvm-attach-target
// RUN: terrace opt %s --rocdl-attach-target
// RUN: terrace opt %s --nvvm-attach-target="chip=sm_90a O=3 features=+ptx80 triple=nvptx-nvidia-cuda fast ftz"
// RUN: terrace opt %s --nvvm-attach-target="l=a.bc,b.bc ptxas-cmd-options='-v  --def-load-cache ca'"
// RUN: terrace opt %s --rocdl-attach-target="chip=gfx942 O=0 features=+sramecc triple=amdgcn--amdhsa abi=500 l=ocml.bc"
// RUN: terrace opt %s --rocdl-attach-target="wave64=false fast daz finite-only unsafe-math correct-sqrt=false"
// RUN: terrace opt %s --rocdl-attach-target="wave64=true correct-sqrt=true fast=false daz=false"
// RUN: terrace opt %s --nvvm-attach-target="module=kernels chip=sm_90" --nvvm-attach-target="module=^kernels$ chip=sm_80" --rocdl-attach-target="module=(other|nothing)"
// RUN: terrace opt %s --pass-pipeline="builtin.module(builtin.module(nvvm-attach-target))"
// RUN: terrace opt %s --pass-pipeline="builtin.module(nvvm-attach-target{O=1 module=more.*},rocdl-attach-target)" --dump-pass-pipeline

module attributes {gpu.container_module} {
  gpu.module @kernels {
  }

  gpu.module @more_kernels [#nvvm.target<chip = "sm_70">] {
    // Only modules that are directly in the operation of the pass get the target.
    gpu.module @inner {
    }
  }

  gpu.module @other <#gpu.select_object<0>> [#nvvm.target] attributes {t.x} {
  }

  // Equal targets in a row become one.
  gpu.module @repeated [#rocdl.target, #rocdl.target, #nvvm.target, #rocdl.target] {
  }

  module @nested {
    gpu.module @kernels {
    }
  }

  func.func @host() {
    return
  }
}
