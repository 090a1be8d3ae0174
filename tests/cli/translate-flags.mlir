// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace translate -mlir-to-llvmir %s
// RUN: terrace translate %s --mlir-to-llvmir
// RUN: terrace translate %s --mlir-to-llvmir -o -
// RUN: terrace translate --mlir-to-llvmir < %s
// RUN: terrace opt %s | terrace translate --mlir-to-llvmir
// RUN: terrace opt %s | terrace translate --mlir-to-llvmir -
// RUN: terrace opt %s --mlir-print-op-generic | terrace translate --mlir-to-llvmir
// RUN: terrace opt %s --mlir-print-debuginfo | terrace translate --mlir-to-llvmir

llvm.func @f() {
  llvm.return
}
