// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope

// loc(...) may stand on a later line; result names do not move the location of an operation.
%a,
%b:2 =
    "x.a"
    ()
    : () -> (i8, i16, i32)
    loc("here.c":1:1)
%c = "x.b"() : () -> i8 // comment
  loc("there.c":1:1)
%d
  = "x.c"() : () -> i8
  %e   =   arith.constant   1   :   i32
	%f = arith.constant 2 : i32
func.func private @f(
    i32,
    i64)
