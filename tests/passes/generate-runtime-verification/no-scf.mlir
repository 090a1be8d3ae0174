// RUN: terrace opt %s --generate-runtime-verification=verbose-level=0
// DIFFERS: upstream crashes unless the input has an operation of scf

func.func @view(%m: memref<?xf32>, %i: index) -> memref<4xf32, strided<[2], offset: ?>> {
  %0 = memref.subview %m[%i] [4] [2] : memref<?xf32> to memref<4xf32, strided<[2], offset: ?>>
  return %0 : memref<4xf32, strided<[2], offset: ?>>
}
