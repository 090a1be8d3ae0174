// RUN: terrace opt %s --set-llvm-module-datalayout=data-layout=e-i64:64
// RUN: terrace opt %s --set-llvm-module-datalayout
// RUN: not terrace opt %s --set-llvm-module-datalayout=data-layout=x 2>&1

module attributes {llvm.data_layout = "E"} {
}
