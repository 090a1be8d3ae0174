// RUN: terrace opt --help | FileCheck %s
// RUN: terrace opt -help | FileCheck %s

// CHECK: USAGE: {{.*}}opt{{.*}}[options] <input file>
// CHECK-DAG: --allow-unregistered-dialect
// CHECK-DAG: --split-input-file
// CHECK-DAG: --verify-diagnostics
// CHECK-DAG: --pass-pipeline
this file is not read
