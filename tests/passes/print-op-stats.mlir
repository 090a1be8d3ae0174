// RUN: terrace opt %s --print-op-stats 2>&1
// RUN: terrace opt %s --pass-pipeline='builtin.module(print-op-stats{json=true})' 2>&1
// RUN: terrace opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(builtin.module(func.func(print-op-stats)))' 2>&1

// Operations are counted by name, with those inside them; a name without dialect has no dot.

module @m {
  func.func @f(%x: i32, %c: i1) -> (i32, i32) {
    %c5 = arith.constant 5 : i32
    %0 = arith.addi %x, %c5 : i32
    %1:2 = scf.if %c -> (i32, i32) {
      %2 = arith.muli %0, %0 : i32
      scf.yield %2, %0 : i32, i32
    } else {
      scf.yield %x, %x : i32, i32
    }
    return %1#0, %1#1 : i32, i32
  }
  func.func private @g(i32) -> i32
  module {
    func.func @h() { return }
  }
}
