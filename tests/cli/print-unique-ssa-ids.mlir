// RUN: terrace opt %s --mlir-print-unique-ssa-ids --allow-unregistered-dialect

%0 = "x.a"() : () -> i32
"x.first"() ({
^bb0(%a: i32):
  %1 = "x.a"() : () -> i32
  "x.nested"() ({
  ^bb0(%b: i32):
    %2 = "x.a"() : () -> i32
  }, {
  ^bb0(%b: i32):
    %2 = "x.a"() : () -> i32
  }) : () -> ()
^bb1(%c: i32):
  %3 = "x.a"() : () -> i32
}) : () -> ()
"x.second"() ({
^bb0(%a: i32):
  %1 = "x.a"() : () -> i32
}) : () -> ()
func.func @f(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  return %c : i32
}
func.func @g(%a: i32) -> i32 {
  %c = arith.constant 1 : i32
  %d = arith.constant 1 : i32
  return %c : i32
}
