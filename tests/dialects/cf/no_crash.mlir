// RUN: terrace opt %s --verify-diagnostics
// DIFFERS: mlir-opt crashes when cf.switch has case destinations and no case values.

func.func @f(%a: i32) {
  // expected-error @+1 {{'cf.switch' op number of case values (0) should match number of case destinations (1)}}
  "cf.switch"(%a)[^x, ^x] <{case_operand_segments = array<i32: 0>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^x:
  return
}
