// RUN: terrace translate --mlir-to-llvmir %s

module attributes {llvm.dependent_libraries = ["m", "pthread"], llvm.ident = "a", llvm.commandline = "b"} {
}
