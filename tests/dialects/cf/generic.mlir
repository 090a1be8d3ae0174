// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

"builtin.module"() ({
  "func.func"() <{function_type = (i1, i32, i64) -> (), sym_name = "g"}> ({
  ^bb0(%c: i1, %a: i32, %l: i64):
    "cf.assert"(%c) <{msg = "no"}> : (i1) -> ()
    "cf.br"(%a)[^bb1] : (i32) -> ()
  ^bb1(%x: i32):
    "cf.cond_br"(%c, %x)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1, i32) -> ()
  ^bb2:
    "cf.cond_br"(%c, %a)[^bb3, ^bb1] <{branch_weights = array<i32: 3, 4>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i1, i32) -> ()
  ^bb3:
    "cf.switch"(%a, %a, %l, %l)[^bb1, ^bb4, ^bb5] <{case_operand_segments = array<i32: 1, 1>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, i32, i64, i64) -> ()
  ^bb4(%y: i64):
    "cf.switch"(%a)[^bb6] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> {tag} : (i32) -> ()
  ^bb5(%z: i64):
    "cf.br"()[^bb6] : () -> ()
  ^bb6:
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
