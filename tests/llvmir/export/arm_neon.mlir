// RUN: terrace translate --mlir-to-llvmir %s

llvm.func @f(%a8: vector<8xi8>, %a16: vector<4xi16>, %a32: vector<2xi32>, %acc4: vector<4xi32>, %b16: vector<16xi8>, %f4: vector<4xf32>, %bf8: vector<8xbf16>) {
  %0 = arm_neon.intr.smull %a8, %a8 : vector<8xi8> to vector<8xi16>
  %1 = arm_neon.intr.smull %a16, %a16 {note} : vector<4xi16> to vector<4xi32>
  %2 = arm_neon.intr.smull %a32, %a32 : vector<2xi32> to vector<2xi64>
  %3 = arm_neon.intr.sdot %a32, %a8, %a8 : vector<8xi8>, vector<8xi8> to vector<2xi32>
  %4 = arm_neon.intr.sdot %acc4, %b16, %b16 : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %5 = arm_neon.intr.smmla %4, %b16, %b16 : vector<16xi8> to vector<4xi32>
  %6 = arm_neon.intr.ummla %5, %b16, %b16 : vector<16xi8> to vector<4xi32>
  %7 = arm_neon.intr.usmmla %6, %b16, %b16 : vector<16xi8> to vector<4xi32>
  %8 = arm_neon.intr.bfmmla %f4, %bf8, %bf8 : vector<8xbf16> to vector<4xf32>
  llvm.return
}
