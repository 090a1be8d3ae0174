// Blocks with index arguments, and only their branches converted. (llvm-project#55301)
// RUN: terrace opt %s --convert-cf-to-llvm
// RUN: terrace opt %s --convert-cf-to-llvm --convert-func-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: terrace opt %s --convert-cf-to-llvm=index-bitwidth=32

func.func @loop(%n: index) -> index {
  %c = arith.constant 0 : index
  %one = arith.constant 1 : index
  cf.br ^head(%c : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body(%i : index), ^end
^body(%j: index):
  %next = arith.addi %j, %one : index
  cf.br ^head(%next : index)
^end:
  return %i : index
}
