// RUN: terrace compile %s
// DIFFERS: upstream lowers arm_neon.2d.sdot only with arm-neon-2d-to-intr

func.func @f(%acc4: vector<4xi32>, %acc2: vector<2xi32>, %d4: vector<4x4xi8>, %d2: vector<2x4xi8>) -> (vector<4xi32>, vector<2xi32>) {
  %9 = arm_neon.2d.sdot %acc4, %d4, %d4 : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %10 = arm_neon.2d.sdot %acc2, %d2, %d2 : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  return %9, %10 : vector<4xi32>, vector<2xi32>
}
