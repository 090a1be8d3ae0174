// RUN: terrace opt %s --xevm-attach-target
// RUN: terrace opt %s --xevm-attach-target="chip=pvc O=3 triple=spirv32-unknown-unknown l=a.bc,b.bc cmd-options='-a  -b=c'"
// RUN: terrace opt %s --xevm-attach-target=module=k.* --xevm-attach-target="module=other chip=dg2" --nvvm-attach-target
// RUN: terrace opt %s --pass-pipeline="builtin.module(xevm-attach-target{O=1 module=more.*})" --dump-pass-pipeline

gpu.module @kernels {
}

gpu.module @more_kernels [#nvvm.target<chip = "sm_70">] {
}

gpu.module @other [#xevm.target] {
}
