// RUN: not terrace translate --mlir-to-llvmir %s 2>&1
// DIFFERS: LLVM's verifier reports this without a location.

llvm.func @counted() attributes {function_entry_count = 7 : i64}
