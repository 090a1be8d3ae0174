// RUN: not terrace opt %s --split-input-file 2>&1

// An attribute that the form of an operation says must not be in its dictionary again.

func.func @f(%i: index) {
  %0 = affine.apply affine_map<(d0) -> (d0)>(%i) {map = affine_map<(d0) -> (d0 + 1)>}
  return
}

// -----

func.func @f(%i: index) {
  %0 = affine.min affine_map<(d0) -> (d0)>(%i) {map = affine_map<(d0) -> (d0 + 1)>}
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  %0 = affine.load %m[%i] {map = affine_map<(d0) -> (d0 + 1)>} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>) {
  %0 = affine.load %m[%i] {map = 3} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>, %x: f32) {
  affine.store %x, %m[%i] {map = affine_map<(d0) -> (d0 + 1)>} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>, %x: f32) {
  affine.prefetch %m[%i], read, locality<3>, data {map = affine_map<(d0) -> (d0 + 1)>} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>, %x: f32) {
  affine.prefetch %m[%i], read, locality<3>, data {isWrite = true} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>, %x: f32) {
  affine.prefetch %m[%i], read, locality<3>, data {a = true} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index, %m: memref<4xf32>, %x: f32) {
  affine.prefetch %m[%i], read, locality<3>, data {localityHint = 2 : i32} : memref<4xf32>
  return
}

// -----

func.func @f(%i: index) {
  %0 = affine.max affine_map<(d0) -> (d0)>(%i) {map = 3}
  return
}

// -----

func.func @f(%i: index) {
  %0 = affine.apply affine_map<(d0) -> (d0)>(%i) {map = 3}
  return
}
