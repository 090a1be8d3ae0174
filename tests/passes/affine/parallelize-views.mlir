// RUN: terrace opt %s --affine-parallelize
// DIFFERS: upstream takes views of one memref for different memory

// Each iteration reads what the one before stored.
func.func @shifted(%m: memref<8xi32>) {
  %view = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1] : memref<8xi32> to memref<8xi32>
  affine.for %i = 0 to 7 {
    %0 = affine.load %m[%i] : memref<8xi32>
    affine.store %0, %view[%i + 1] : memref<8xi32>
  }
  return
}

// Reading is no dependence.
func.func @read(%m: memref<8xi32>, %v: memref<8xi32>) {
  %view = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1] : memref<8xi32> to memref<8xi32>
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i] : memref<8xi32>
    %1 = affine.load %view[7 - %i] : memref<8xi32>
    %2 = arith.addi %0, %1 : i32
    affine.store %2, %v[%i] : memref<8xi32>
  }
  return
}
