// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Generic text, printed in custom form: names are suggested again, properties become syntax.

"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32, vector<4xi1>, vector<4xf32>) -> i32, sym_name = "g"}> ({
  ^bb0(%a: i32, %f: f32, %c: vector<4xi1>, %v: vector<4xf32>):
    %0 = "arith.constant"() <{value = 42 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = true}> : () -> i1
    %2 = "arith.constant"() <{value = dense<1.0> : vector<4xf32>}> : () -> vector<4xf32>
    %3 = "arith.addi"(%a, %0) <{overflowFlags = #arith.overflow<nsw>}> : (i32, i32) -> i32
    %4 = "arith.cmpi"(%a, %3) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %5 = "arith.cmpf"(%f, %f) <{fastmath = #arith.fastmath<none>, predicate = 14 : i64}> : (f32, f32) -> i1
    %6 = "arith.select"(%1, %a, %3) : (i1, i32, i32) -> i32
    %7 = "arith.select"(%c, %v, %2) : (vector<4xi1>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
    %8:2 = "arith.mului_extended"(%a, %6) : (i32, i32) -> (i32, i32)
    %9:2 = "arith.addui_extended"(%a, %6) : (i32, i32) -> (i32, i1)
    %10 = "arith.truncf"(%f) <{roundingmode = 3 : i32}> : (f32) -> f16
    %11 = "arith.extf"(%10) <{fastmath = #arith.fastmath<reassoc>}> : (f16) -> f32
    %12 = "arith.shrui"(%8#0, %8#1) <{isExact}> : (i32, i32) -> i32
    "func.return"(%12) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
