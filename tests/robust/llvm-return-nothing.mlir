// (llvm-project#118766)
// RUN: terrace opt %s --split-input-file --verify-diagnostics

// expected-note@+1 {{when returning from function}}
llvm.func @number() -> i64 {
  // expected-error@+1 {{expected 1 operand}}
  llvm.return
}

// -----

// expected-note@+1 {{when returning from function}}
llvm.func @nothing() {
  %0 = llvm.mlir.constant(1 : i64) : i64
  // expected-error@+1 {{expected no operands}}
  llvm.return %0 : i64
}
