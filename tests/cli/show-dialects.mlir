// RUN: terrace opt --show-dialects | FileCheck %s
// RUN: terrace opt %s --show-dialects | FileCheck %s

// CHECK: Available Dialects: {{.*}}arith,{{.*}}builtin,{{.*}}cf,{{.*}}func,{{.*}}llvm,{{.*}}memref,{{.*}}scf,{{.*}}ub
// CHECK-NOT: module
this file is not read
