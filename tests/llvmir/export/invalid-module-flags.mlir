// RUN: not terrace translate --mlir-to-llvmir %s 2>&1
// DIFFERS: upstream prints the verifier's words without a location.

llvm.module_flags [#llvm.mlir.module_flag<require, "x", "a">]
llvm.module_flags [#llvm.mlir.module_flag<error, "x", "a">, #llvm.mlir.module_flag<error, "x", "b">]
