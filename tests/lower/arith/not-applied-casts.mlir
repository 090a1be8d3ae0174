// RUN: terrace opt %s --convert-arith-to-llvm

// No pattern applies to the product of two-dimensional vectors: the casts of its operands come from the sum.
func.func @left(%a: vector<2x3xi32>, %b: vector<2x3xi32>) -> (vector<2x3xi32>, vector<2x3xi32>) {
  %low, %high = arith.mulsi_extended %a, %b : vector<2x3xi32>
  %s = arith.addi %b, %a : vector<2x3xi32>
  return %low, %s : vector<2x3xi32>, vector<2x3xi32>
}
