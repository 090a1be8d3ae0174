// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace opt %s --finalize-memref-to-llvm
// RUN: terrace opt %s --convert-arith-to-llvm

// A converted global is no constant any more for the folders of the same conversion.
memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 3, 4]>

func.func @third() -> i32 {
  %table = memref.get_global @table : memref<4xi32>
  %0 = affine.load %table[2] : memref<4xi32>
  return %0 : i32
}
