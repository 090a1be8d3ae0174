// RUN: terrace opt %s --convert-vector-to-llvm=enable-arm-neon
// RUN: terrace opt %s --convert-to-llvm

func.func @f(%a8: vector<8xi8>, %a16: vector<4xi16>, %a32: vector<2xi32>, %acc2: vector<2xi32>, %acc4: vector<4xi32>, %b16: vector<16xi8>, %f4: vector<4xf32>, %bf8: vector<8xbf16>, %d4: vector<4x4xi8>, %d2: vector<2x4xi8>) {
  %0 = arm_neon.intr.smull %a8, %a8 : vector<8xi8> to vector<8xi16>
  %1 = arm_neon.intr.smull %a16, %a16 {a} : vector<4xi16> to vector<4xi32>
  %2 = arm_neon.intr.smull %a32, %a32 : vector<2xi32> to vector<2xi64>
  %3 = arm_neon.intr.sdot %acc2, %a8, %a8 : vector<8xi8>, vector<8xi8> to vector<2xi32>
  %4 = arm_neon.intr.sdot %acc4, %b16, %b16 : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %5 = arm_neon.intr.smmla %acc4, %b16, %b16 : vector<16xi8> to vector<4xi32>
  %6 = arm_neon.intr.ummla %acc4, %b16, %b16 : vector<16xi8> to vector<4xi32>
  %7 = arm_neon.intr.usmmla %acc4, %b16, %b16 : vector<16xi8> to vector<4xi32>
  %8 = arm_neon.intr.bfmmla %f4, %bf8, %bf8 : vector<8xbf16> to vector<4xf32>
  %9 = arm_neon.2d.sdot %acc4, %d4, %d4 : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %10 = arm_neon.2d.sdot %acc2, %d2, %d2 : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  return
}

func.func @live(%acc4: vector<4xi32>, %acc2: vector<2xi32>, %d4: vector<4x4xi8>, %d2: vector<2x4xi8>) -> (vector<4xi32>, vector<2xi32>) {
  %9 = arm_neon.2d.sdot %acc4, %d4, %d4 {a} : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %10 = arm_neon.2d.sdot %acc2, %d2, %d2 : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  return %9, %10 : vector<4xi32>, vector<2xi32>
}
