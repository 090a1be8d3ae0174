// RUN: terrace opt %s --convert-vector-to-llvm
// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace opt %s --canonicalize

func.func @create() -> (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<2x[4]xi1>) {
  %n = arith.constant -5 : index
  %z = arith.constant 0 : index
  %k = arith.constant 3 : index
  %0 = vector.create_mask %n : vector<[4]xi1>
  %1 = vector.create_mask %z : vector<[4]xi1>
  %2 = vector.create_mask %k : vector<[4]xi1>
  %3 = vector.create_mask %k, %n : vector<2x[4]xi1>
  return %0, %1, %2, %3 : vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<2x[4]xi1>
}
func.func @dynamic(%n: index) -> (vector<[8]xi1>, vector<3x[2]xi1>) {
  %0 = vector.create_mask %n : vector<[8]xi1>
  %1 = vector.create_mask %n, %n : vector<3x[2]xi1>
  return %0, %1 : vector<[8]xi1>, vector<3x[2]xi1>
}
