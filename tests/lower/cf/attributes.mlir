// Attributes of branches: those that LLVM's branch declares become inherent.
// DIFFERS: upstream leaves the loop_annotation of a conditional branch discardable
// RUN: terrace opt %s --convert-cf-to-llvm
// RUN: terrace opt %s --convert-cf-to-llvm --mlir-print-op-generic

#loop = #llvm.loop_annotation<mustProgress = true>

func.func @branches(%k: i1, %n: i32) {
  cf.br ^bb1 {loop_annotation = #loop, tag = "x"}
^bb1:
  cf.cond_br %k, ^bb1, ^bb2 {loop_annotation = #loop, tag = "x"}
^bb2:
  cf.cond_br %k weights([1, 2]), ^bb1, ^bb3 {tag = "x", llvm.number = 1 : i32}
^bb3:
  cf.switch %n : i32, [
    default: ^bb1,
    1: ^bb4
  ] {tag = "x"}
^bb4:
  return {tag = "x"}
}
