// RUN: terrace opt %s --convert-ub-to-llvm
// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace opt %s --convert-ub-to-llvm=index-bitwidth=32

func.func @poison() -> (i32, f32, index, vector<4xi32>, vector<2x2xf32>, memref<4xf32>) {
  %0 = ub.poison : i32
  %1 = ub.poison : f32
  %2 = ub.poison : index
  %3 = ub.poison : vector<4xi32>
  %4 = ub.poison : vector<2x2xf32>
  %5 = ub.poison : memref<4xf32>
  return %0, %1, %2, %3, %4, %5 : i32, f32, index, vector<4xi32>, vector<2x2xf32>, memref<4xf32>
}
func.func @unreachable(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return
^bb2:
  ub.unreachable
}
func.func @arith_on_poison(%a: i32) -> i32 {
  %0 = ub.poison : i32
  %1 = arith.addi %a, %0 : i32
  return %1 : i32
}
