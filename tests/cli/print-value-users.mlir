// RUN: terrace opt %s --mlir-print-value-users --allow-unregistered-dialect
// RUN: terrace opt %s --mlir-print-value-users --mlir-print-op-generic --allow-unregistered-dialect

func.func @f(%a: i32, %b: i32, %unused: f32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %a : i32
  %2:2 = "x.two"(%1) : (i32) -> (i32, i64)
  "x.sink"(%2#0, %2#0) : (i32, i32) -> ()
  "x.sink"(%2#1) : (i64) -> ()
  %3 = "x.dead"() : () -> i8
  %4:3 = "x.dead_three"() : () -> (i8, i8, i8)
  cf.br ^bb1(%1 : i32)
^bb1(%p: i32):
  %r = "x.region"(%p) ({
  ^bb0(%q: i32):
    "x.sink"(%q, %p) : (i32, i32) -> ()
  }) : (i32) -> i32
  return %r : i32
}
