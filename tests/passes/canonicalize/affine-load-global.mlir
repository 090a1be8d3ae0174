// RUN: terrace opt %s --canonicalize
// DIFFERS: folders see one function, not the globals of the module, so that loads of constant globals stay.

memref.global "private" constant @table : memref<4xi32> = dense<[1, 2, 3, 4]>

func.func @third() -> i32 {
  %m = memref.get_global @table : memref<4xi32>
  %0 = affine.load %m[2] : memref<4xi32>
  return %0 : i32
}
