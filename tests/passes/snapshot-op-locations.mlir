// RUN: terrace opt %s --pass-pipeline='builtin.module(snapshot-op-locations{filename=%t})' && cat %t
// RUN: terrace opt %s --pass-pipeline='builtin.module(snapshot-op-locations{filename=%t print-op-generic=true})' && cat %t
// RUN: terrace opt %s --pass-pipeline='builtin.module(snapshot-op-locations{filename=%t print-debuginfo=true print-local-scope=true})' && cat %t
// RUN: terrace opt %s --pass-pipeline='builtin.module(snapshot-op-locations{filename=%t print-debuginfo=true pretty-debuginfo=true})' && cat %t
// RUN: not terrace opt %s --pass-pipeline='builtin.module(snapshot-op-locations{filename=/dev/null/x.mlir})' 2>&1

module @m {
  func.func @f(%x: i32, %c: i1) -> (i32, i32) {
    %0 = arith.addi %x, %x : i32
    %1:2 = scf.if %c -> (i32, i32) {
      %2 = arith.muli %0, %0 : i32
      scf.yield %2, %0 : i32, i32
    } else {
      scf.yield %x, %x : i32, i32
    }
    scf.if %c {
      %3 = arith.muli %0, %0 : i32
    }
    return %1#0, %1#1 : i32, i32
  }
  func.func private @g(i32) -> i32
}
