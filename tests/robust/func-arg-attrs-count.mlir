// RUN: terrace opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{expects argument attribute array to have the same number of elements as the number of function arguments, got 0, but expected 1}}
"func.func"() <{sym_name = "few", function_type = (i32) -> (), arg_attrs = []}> ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) : () -> ()

// -----

// expected-error@+1 {{expects result attribute array to have the same number of elements as the number of function results, got 2, but expected 1}}
"func.func"() <{sym_name = "many", function_type = () -> i32, res_attrs = [{}, {}], sym_visibility = "private"}> ({
}) : () -> ()
