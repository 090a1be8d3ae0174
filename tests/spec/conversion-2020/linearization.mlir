// RUN: terrace opt %s --finalize-memref-to-llvm
// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace compile %s

func.func @read(%m: memref<10x?x13x?xf32>) -> f32 {
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %i3 = arith.constant 3 : index
  %i4 = arith.constant 4 : index
  %v = memref.load %m[%i1, %i2, %i3, %i4] : memref<10x?x13x?xf32>
  return %v : f32
}
func.func @write(%m: memref<10x?x13x?xf32>, %v: f32) {
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %i3 = arith.constant 3 : index
  %i4 = arith.constant 4 : index
  memref.store %v, %m[%i1, %i2, %i3, %i4] : memref<10x?x13x?xf32>
  return
}
