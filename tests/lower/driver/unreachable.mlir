// RUN: terrace opt %s --convert-arith-to-llvm
// RUN: terrace opt %s --convert-cf-to-llvm

// Only blocks that can be reached are converted.
func.func @f(%i: index, %x: i32) -> index {
  return %i : index
^bb1(%a: index):
  %0 = arith.addi %a, %i : index
  %1 = arith.addi %x, %x : i32
  cf.br ^bb2(%0 : index)
^bb2(%b: index):
  return %b : index
}
func.func @after_unreachable(%i: index) {
  return
}
