// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-debuginfo
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope

// Without loc(...) an operation is located at its name, an argument at itself.
%0 = "x.a"() : () -> i32
%a, %b = "x.b"() ({
    %c = arith.constant 1 : i32
    "x.c"(%c) : (i32) -> ()
  ^bb1(%d: i32,
       %e: f32):
    "x.c"(%d) : (i32) -> ()
}) : () -> (i32, i64)
  func.func @f(%arg: i32, %second : i32) -> i32 {
    %1 = arith.addi %arg, %second
      : i32
    cf.br ^bb1(%1 : i32)
  ^bb1(%2: i32):
    return %2 : i32
  }
module @named {
}
