// RUN: terrace translate --mlir-to-llvmir %s

module {
}
