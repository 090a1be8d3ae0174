// RUN: not terrace opt %s --nvvm-attach-target=O=4 2>&1
// RUN: not terrace opt %s --nvvm-attach-target=triple= 2>&1
// RUN: not terrace opt %s --nvvm-attach-target=chip= 2>&1
// RUN: not terrace opt %s --rocdl-attach-target=O=7 2>&1
// RUN: not terrace opt %s --rocdl-attach-target=chip= 2>&1
// RUN: not terrace opt %s --rocdl-attach-target="module=a(" 2>&1
// RUN: not terrace opt %s --xevm-attach-target=O=4 2>&1
// RUN: not terrace opt %s --xevm-attach-target=chip= 2>&1
// DIFFERS: MLIR attaches targets that break their own rules, crashes without a chip, and attaches nothing if `module` is no regular expression.

gpu.module @kernels {
}
