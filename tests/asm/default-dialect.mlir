// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Inside a function its dialect's prefix may be left out; a region operation in between ends that.
func.func private @g() -> i32
func.func @f(%c: i1) -> i32 {
  %0 = call @g() : () -> i32
  %1 = func.call @g() : () -> i32
  %f = constant @g : () -> i32
  %2 = call_indirect %f() : () -> i32
  %3 = scf.if %c -> i32 {
    %4 = func.call @g() : () -> i32
    scf.yield %4 : i32
  } else {
    %5 = func.call_indirect %f() : () -> i32
    scf.yield %5 : i32
  }
  %6 = scf.execute_region -> i32 {
    %7 = func.constant @g : () -> i32
    cf.br ^bb1
  ^bb1:
    %8 = func.call @g() : () -> i32
    scf.yield %8 : i32
  }
  func.return %3 : i32
}
builtin.module {
  module {
    builtin.module @x {
    }
  }
}
