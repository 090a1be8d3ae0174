// RUN: not terrace translate --mlir-to-llvmir %s --split-input-file 2>&1
// DIFFERS: upstream's LLVM verifier reports it without a location.

// The type of an intrinsic follows from its overloads, whichever call comes first.

llvm.func @wrong_first(%x: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.umin"(%x) : (vector<4xi32>) -> vector<4xi32>
  %1 = llvm.intr.uadd.sat(%x, %0) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %2 = llvm.intr.uadd.sat(%x, %x) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}

// -----

llvm.func @wrong_last(%x: vector<4xi32>) {
  %0 = "llvm.intr.vector.reduce.umin"(%x) : (vector<4xi32>) -> vector<4xi32>
  %1 = llvm.intr.uadd.sat(%x, %x) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  %2 = llvm.intr.uadd.sat(%x, %0) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  llvm.return
}
