// DIFFERS: the messages name the tool
// RUN: not terrace translate --mlir-to-llvmir %s --mlir-to-llvmire 2>&1
// RUN: not terrace translate --mlir-to-llvmir %s --split-inputfile 2>&1
// RUN: not terrace translate --mlir-to-llvmir %s %s 2>&1
// RUN: not terrace translate --mlir-to-llvmir %s -o 2>&1

llvm.func @f()
