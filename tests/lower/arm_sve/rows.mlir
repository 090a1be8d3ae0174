// RUN: terrace opt %s --convert-vector-to-llvm=enable-arm-sve
// DIFFERS: upstream creates operations on arrays, which are invalid

func.func @f(%m: vector<2x[4]xi1>, %a: vector<2x[4]xi32>, %f: vector<2x[4]xf32>) -> (vector<2x[4]xi32>, vector<2x[4]xf32>) {
  %0 = arm_sve.masked.addi %m, %a, %a : vector<2x[4]xi1>, vector<2x[4]xi32>
  %1 = arm_sve.masked.divf %m, %f, %f : vector<2x[4]xi1>, vector<2x[4]xf32>
  return %0, %1 : vector<2x[4]xi32>, vector<2x[4]xf32>
}
