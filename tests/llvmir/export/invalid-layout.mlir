// RUN: not terrace translate --mlir-to-llvmir %s 2>&1

module attributes {llvm.data_layout = "nonsense"} {
}
