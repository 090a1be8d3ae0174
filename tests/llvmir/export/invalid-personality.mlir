// RUN: terrace translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s
// DIFFERS: upstream crashes

// expected-error@below {{'llvm.func' op personality '@missing' is no function of the module}}
llvm.func @f(%a: i32) attributes {personality = @missing} {
  llvm.return
}
