// RUN: not terrace translate --mlir-to-llvmir %s 2>&1
// DIFFERS: a note names the pass that lowers the operation

llvm.func @f(%a: vector<[4]xi32>, %b: vector<[16]xi8>) {
  %0 = arm_sve.sdot %a, %b, %b : vector<[16]xi8> to vector<[4]xi32>
  llvm.return
}
