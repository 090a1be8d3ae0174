// RUN: terrace opt %s --convert-cf-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func @assert(%c: i1) {
  cf.assert %c, "first message"
  return
}
func.func @twice(%c: i1, %d: i1) -> i32 {
  %0 = arith.constant 1 : i32
  cf.assert %c, "second message"
  cf.assert %d, "first message"
  return %0 : i32
}
func.func @in_block(%c: i1) {
  cf.br ^bb1
^bb1:
  cf.assert %c, ""
  cf.br ^bb2
^bb2:
  return
}
func.func @quotes(%c: i1) {
  cf.assert %c, "with \"quotes\" and \n newline"
  return
}
