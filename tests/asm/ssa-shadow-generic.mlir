// RUN: not terrace opt %s --allow-unregistered-dialect 2>&1

// Nor does the generic form of an isolated operation.
%x = "x.outer"() : () -> i32
"func.func"() <{function_type = () -> f32, sym_name = "isolated"}> ({
  %x = arith.constant 1.0 : f32
  return %x : f32
}) : () -> ()
