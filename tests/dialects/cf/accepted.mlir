// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Unusual, and accepted.

func.func @f(%c: i1, %a: i32, %b: i64) {
  cf.cond_br %c weights([-1, 2]), ^one, ^one
^one:
  cf.cond_br %c weights([]), ^two, ^two
^two:
  cf.switch %a : i32, [
    default: ^three,
    1: ^three,
    1: ^four
  ]
^three:
  "cf.switch"(%a)[^four, ^four] <{case_operand_segments = array<i32: 0, 0>, case_values = dense<[1]> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^four:
  cf.switch %a : i32, [default: ^five, 4294967295: ^five, -1: ^five]
^five:
  "cf.switch"(%a)[^six, ^six, ^six, ^six] <{case_operand_segments = array<i32: 0, 0, 0>, case_values = dense<7> : vector<3xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^six:
  "cf.switch"(%a)[^seven, ^seven] <{case_operand_segments = array<i32: 0>, case_values = dense<7> : tensor<1xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^seven:
  return
}
