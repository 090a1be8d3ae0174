// RUN: terrace opt %s --split-input-file --verify-diagnostics
// DIFFERS: mlir-opt crashes when cf.switch has case destinations and no case values, or fewer operand segments.

func.func @f(%a: i32) {
  // expected-error @+1 {{'cf.switch' op number of case values (0) should match number of case destinations (1)}}
  "cf.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}

// -----

func.func @too_few_segments(%a: i32) {
  // expected-error @+1 {{'cf.switch' op expected 'case_operand_segments' to have an element for each of 1 destinations, got 0}}
  "cf.switch"(%a, %a)[^bb1, ^bb2] <{case_values = dense<[1]> : vector<1xi32>, case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (i32, i32) -> ()
^bb1(%x: i32):
  return
^bb2:
  return
}
