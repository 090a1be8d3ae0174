// RUN: not terrace translate %s --mlir-to-llvmir --split-input-file 2>&1
// DIFFERS: upstream fails without a message where there is an error here, and says nothing of what it leaves out.

llvm.func @unknown() attributes {nvvm.unknown = 3 : i32}

// -----

llvm.mlir.global external @managed() {nvvm.managed} : i32

// -----

llvm.func @call() {
  llvm.call @call() {nvvm.unknown} : () -> ()
  llvm.return
}

// -----

module attributes {nvvm.unknown} {
}
