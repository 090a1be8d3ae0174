// RUN: terrace opt %s
// DIFFERS: upstream prints no attribute of an outerproduct without accumulator, so that its kind is lost

func.func @kinds(%v: vector<4xi32>, %i: i32, %acc: vector<4x4xi32>) {
  %0 = vector.outerproduct %v, %v {kind = #vector.kind<and>} : vector<4xi32>, vector<4xi32>
  %1 = vector.outerproduct %v, %i {kind = #vector.kind<xor>, my.tag} : vector<4xi32>, i32
  %2 = vector.outerproduct %v, %v {my.tag, zz} : vector<4xi32>, vector<4xi32>
  %3 = vector.outerproduct %v, %v : vector<4xi32>, vector<4xi32>
  %4 = vector.outerproduct %v, %v, %acc : vector<4xi32>, vector<4xi32>
  return
}
