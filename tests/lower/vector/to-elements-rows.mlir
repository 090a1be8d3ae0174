// RUN: terrace opt %s --convert-to-llvm
// DIFFERS: upstream extracts elements from an array, which is not valid

func.func @f(%a: vector<2x2xi32>) -> i32 {
  %0:4 = vector.to_elements %a : vector<2x2xi32>
  return %0#3 : i32
}
