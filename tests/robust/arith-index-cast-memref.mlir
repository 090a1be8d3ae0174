// (llvm-project#92377)
// DIFFERS: upstream makes an llvm.sext of structures, which is not valid
// RUN: terrace opt %s --convert-arith-to-llvm
// RUN: not terrace compile %s 2>&1

func.func @cast(%m: memref<3xi32>) -> memref<3xindex> {
  %0 = arith.index_cast %m : memref<3xi32> to memref<3xindex>
  return %0 : memref<3xindex>
}
