// RUN: not terrace opt %s --convert-cf-to-llvm --split-input-file 2>&1

func.func @br(%t: tensor<2xi32>) -> tensor<2xi32> {
  cf.br ^bb1(%t : tensor<2xi32>)
^bb1(%x: tensor<2xi32>):
  return %x : tensor<2xi32>
}
// -----
func.func @mixed(%c: i1, %t: tensor<2xi32>, %i: index) {
  cf.cond_br %c, ^bb1(%i : index), ^bb2(%t : tensor<2xi32>)
^bb1(%x: index):
  return
^bb2(%y: tensor<2xi32>):
  return
}
// -----
func.func @switch(%a: i32, %t: tensor<2xi32>) {
  cf.switch %a : i32, [
    default: ^bb1(%t : tensor<2xi32>)
  ]
^bb1(%x: tensor<2xi32>):
  return
}
// -----
// The first failure stops the pass.
func.func @good(%i: index) {
  cf.br ^bb1(%i : index)
^bb1(%x: index):
  return
}
func.func @bad(%t: tensor<2xi32>) {
  cf.br ^bb1(%t : tensor<2xi32>)
^bb1(%x: tensor<2xi32>):
  cf.br ^bb1(%x : tensor<2xi32>)
}
