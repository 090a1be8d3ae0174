// RUN: not terrace opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(t.iso(cse))' 2>&1
// RUN: not terrace opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(arith.constant(cse))' 2>&1
// RUN: not terrace opt %s --allow-unregistered-dialect --symbol-dce 2>&1

// Pipelines on operations that no pass can run on, and an operation that may be a symbol table.

module {
  %0 = arith.constant 1 : i32
  func.func @f() { return }
  "t.iso"() ({}) : () -> ()
}
