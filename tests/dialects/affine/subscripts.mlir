// RUN: not terrace opt %s --split-input-file 2>&1

// Names of values in subscripts.

func.func @f(%m: memref<4xf32>, %a: index) {
  %0 = affine.load %m[symbol(%a] : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %a: index) {
  %0 = affine.load %m[symbol %a] : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %a: index) {
  %0 = affine.load %m[symbol(a)] : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %a: index) {
  %0 = affine.load %m[symbol()] : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %a: index) {
  %0 = affine.load %m[symbol(%a + 1)] : memref<4xf32>
  return
}
