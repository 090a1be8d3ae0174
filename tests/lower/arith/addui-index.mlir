// RUN: terrace opt %s --convert-arith-to-llvm
// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace compile %s
// DIFFERS: upstream does not convert the type of the sum, and makes an invalid operation

func.func @addui_index(%i: index, %j: index) -> (index, i1) {
  %sum, %overflow = arith.addui_extended %i, %j : index, i1
  return %sum, %overflow : index, i1
}
