// RUN: not terrace opt %s --convert-arith-to-llvm 2>&1

func.func @addui_index(%i: index) -> (index, i1) {
  %t, %d = arith.addui_extended %i, %i : index, i1
  return %t, %d : index, i1
}
