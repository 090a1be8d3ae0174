// RUN: not terrace opt %s --convert-to-llvm 2>&1

// One successor's block is converted, the branch cannot be.
func.func @mixed(%c: i1, %t: tensor<2xi32>, %i: index) -> index {
  cf.cond_br %c, ^bb1(%i : index), ^bb2(%t : tensor<2xi32>)
^bb1(%x: index):
  return %x : index
^bb2(%y: tensor<2xi32>):
  cf.br ^bb1(%i : index)
}
