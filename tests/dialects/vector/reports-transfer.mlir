// RUN: not terrace opt %s --split-input-file 2>&1

// Errors in full: transfers.

func.func @f(%d: f64, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %d : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f : memref<?xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f : memref<?xf32>, vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f : f32, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f : memref<?xf32>, f32
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %f: f32, %n: index) {
  %0 = vector.transfer_read %v4[%n], %f : vector<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %um: memref<*xf32>) {
  %0 = vector.transfer_read %um[%n], %f : memref<*xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %ut: tensor<*xf32>) {
  %0 = vector.transfer_read %ut[%n], %f : tensor<*xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n, %n], %f : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[], %f : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f : memref<?xf32>, vector<2x4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%f: f32, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.transfer_read %b[%n, %n], %f {permutation_map = #id1} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

#ex = affine_map<(d0, d1) -> (d0 + d1)>
func.func @f(%f: f32, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.transfer_read %b[%n, %n], %f {permutation_map = #ex} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.transfer_read %b[%n, %n], %f {permutation_map = affine_map<(d0, d1) -> (1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.transfer_read %b[%n, %n], %f {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<?x?xf32>, vector<2x4xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%f: f32, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.transfer_read %b[%n, %n], %f {permutation_map = #id2} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

#sy = affine_map<(d0)[s0] -> (d0)>
func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f {permutation_map = #sy} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f {in_bounds = [true, true]} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f {in_bounds = []} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f {in_bounds = 3} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f {in_bounds = [1]} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f, %m4 : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f, %v4 : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m24: vector<2x4xi1>, %f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f, %m24 : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f, %f : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %f: f32, %e: memref<f32>) {
  %0 = vector.transfer_read %e[], %f, %m4 : memref<f32>, vector<f32>
  return
}

// -----

func.func @f(%m0: vector<i1>, %f: f32, %e: memref<f32>) {
  %0 = vector.transfer_read %e[], %f, %m0 : memref<f32>, vector<f32>
  return
}

// -----

func.func @f(%f: f32, %e: memref<f32>) {
  %0 = vector.transfer_read %e[], %f : memref<f32>, vector<1xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %c: memref<4xvector<4xf32>>) {
  %0 = vector.transfer_read %c[%n], %v4 : memref<4xvector<4xf32>>, vector<4xvector<4xf32>>
  return
}

// -----

func.func @f(%f: f32, %n: index, %c: memref<4xvector<4xf32>>) {
  %0 = vector.transfer_read %c[%n], %f : memref<4xvector<4xf32>>, vector<1x4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %c: memref<4xvector<4xf32>>) {
  %0 = vector.transfer_read %c[%n], %v4 : memref<4xvector<4xf32>>, vector<1x3xf32>
  return
}

// -----

func.func @f(%f: f32, %i: i32, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%i], %f : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a, %f : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m4: vector<4xi1>, %f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f, %m4, %m4 : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m4: vector<4xi1>, %n: index, %c: memref<4xvector<4xf32>>) {
  %0 = vector.transfer_read %c[%n], %v4, %m4 : memref<4xvector<4xf32>>, vector<1x4xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%m24: vector<2x4xi1>, %f: f32, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.transfer_read %b[%n, %n], %f, %m24 {permutation_map = #id2} : memref<?x?xf32>, vector<4x2xf32>
  return
}

// -----

#bc = affine_map<(d0, d1) -> (0)>
func.func @f(%m4: vector<4xi1>, %f: f32, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.transfer_read %b[%n, %n], %f, %m4 {permutation_map = #bc, in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

#bc = affine_map<(d0, d1) -> (0)>
func.func @f(%m0: vector<i1>, %f: f32, %n: index, %b: memref<?x?xf32>) {
  %0 = vector.transfer_read %b[%n, %n], %f, %m0 {permutation_map = #bc, in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f {operandSegmentSizes = array<i32: 1, 1, 1, 0>} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_read %a[%n], %f {operandSegmentSizes = array<i32: 1, 1, 1, 1>} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = "vector.transfer_read"(%a, %n, %f) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = "vector.transfer_read"(%a, %n, %f) <{permutation_map = #id1, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = "vector.transfer_read"(%a, %n, %f) <{in_bounds = [false], permutation_map = #id1, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = "vector.transfer_read"(%a, %n, %f) <{in_bounds = [false], permutation_map = #id1}> : (memref<?xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = "vector.transfer_read"(%a, %n, %f) <{in_bounds = [false], permutation_map = #id1, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32>, index, f32) -> f32
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%f: f32, %n: index) {
  %0 = "vector.transfer_read"(%f, %n, %f) <{in_bounds = [false], permutation_map = #id1, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (f32, index, f32) -> vector<4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%f: f32, %i: i32, %a: memref<?xf32>) {
  %0 = "vector.transfer_read"(%a, %i, %f) <{in_bounds = [false], permutation_map = #id1, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32>, i32, f32) -> vector<4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v4: vector<4xf32>, %f: f32, %n: index, %a: memref<?xf32>) {
  %0 = "vector.transfer_read"(%a, %n, %f, %v4) <{in_bounds = [false], permutation_map = #id1, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?xf32>, index, f32, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%m24: vector<2x4xi1>, %f: f32, %n: index, %a: memref<?xf32>) {
  %0 = "vector.transfer_read"(%a, %n, %f, %m24) <{in_bounds = [false], permutation_map = #id1, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<?xf32>, index, f32, vector<2x4xi1>) -> vector<4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = "vector.transfer_read"(%a, %n, %f) <{in_bounds = [false, true], permutation_map = #id1, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = "vector.transfer_read"(%a, %n, %f) <{in_bounds = [false], permutation_map = #id2, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = "vector.transfer_read"(%a, %n, %f) <{in_bounds = [3], permutation_map = #id1, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = "vector.transfer_read"(%a, %n, %f) <{in_bounds = 3, permutation_map = #id1, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  %0 = "vector.transfer_read"(%a, %n, %f) <{in_bounds = [false], permutation_map = 3, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%f: f32, %n: index, %um: memref<*xf32>) {
  %0 = "vector.transfer_read"(%um, %n, %f) <{in_bounds = [false], permutation_map = #id1, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<*xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  vector.transfer_write %v4, %a[%n] : vector<4xf32>, memref<?xf64>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  vector.transfer_write %v4, %a[%n, %n] : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  vector.transfer_write %v4, %a[%n] : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  vector.transfer_write %v4, %a[%n] : vector<4xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  vector.transfer_write %v4, %a[%n] : vector<4xf32>, f32
  return
}

// -----

func.func @f(%f: f32, %n: index, %a: memref<?xf32>) {
  vector.transfer_write %f, %a[%n] : f32, memref<?xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %um: memref<*xf32>) {
  vector.transfer_write %v4, %um[%n] : vector<4xf32>, memref<*xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %ut: tensor<*xf32>) {
  vector.transfer_write %v4, %ut[%n] : vector<4xf32>, tensor<*xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index) {
  vector.transfer_write %v4, %v4[%n] : vector<4xf32>, vector<4xf32>
  return
}

// -----

#bc = affine_map<(d0, d1) -> (0)>
func.func @f(%v4: vector<4xf32>, %n: index, %b: memref<?x?xf32>) {
  vector.transfer_write %v4, %b[%n, %n] {permutation_map = #bc} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

#ex = affine_map<(d0, d1) -> (d0 + d1)>
func.func @f(%v4: vector<4xf32>, %n: index, %b: memref<?x?xf32>) {
  vector.transfer_write %v4, %b[%n, %n] {permutation_map = #ex} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v4: vector<4xf32>, %n: index, %b: memref<?x?xf32>) {
  vector.transfer_write %v4, %b[%n, %n] {permutation_map = #id1} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

#id2 = affine_map<(d0, d1) -> (d0, d1)>
func.func @f(%v4: vector<4xf32>, %n: index, %b: memref<?x?xf32>) {
  vector.transfer_write %v4, %b[%n, %n] {permutation_map = #id2} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

#sy = affine_map<(d0)[s0] -> (d0)>
func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  vector.transfer_write %v4, %a[%n] {permutation_map = #sy} : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%w: vector<2x4xf32>, %n: index, %a: memref<?xf32>) {
  vector.transfer_write %w, %a[%n] : vector<2x4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  vector.transfer_write %v4, %a[%n] {in_bounds = [true, true]} : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %m24: vector<2x4xi1>, %n: index, %a: memref<?xf32>) {
  vector.transfer_write %v4, %a[%n], %m24 : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %ms: vector<[4]xi1>, %n: index, %a: memref<?xf32>) {
  vector.transfer_write %v4, %a[%n], %ms : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %f: f32, %n: index, %a: memref<?xf32>) {
  vector.transfer_write %v4, %a[%n], %f : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %e: memref<f32>) {
  vector.transfer_write %v4, %e[] : vector<4xf32>, memref<f32>
  return
}

// -----

func.func @f(%z: vector<f32>, %m4: vector<4xi1>, %e: memref<f32>) {
  vector.transfer_write %z, %e[], %m4 : vector<f32>, memref<f32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  %0 = vector.transfer_write %v4, %a[%n] : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %i: i32, %a: memref<?xf32>) {
  vector.transfer_write %v4, %a[%i] : vector<4xf32>, memref<?xf32>
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  vector.transfer_write %v4 %a[%n] : vector<4xf32>, memref<?xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v4: vector<4xf32>, %n: index, %t1: tensor<?xf32>) {
  %0 = "vector.transfer_write"(%v4, %t1, %n) <{in_bounds = [false], permutation_map = #id1, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, tensor<?xf32>, index) -> tensor<3xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  %0 = "vector.transfer_write"(%v4, %a, %n) <{in_bounds = [false], permutation_map = #id1, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, memref<?xf32>, index) -> tensor<3xf32>
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v4: vector<4xf32>, %n: index, %t1: tensor<?xf32>) {
  "vector.transfer_write"(%v4, %t1, %n) <{in_bounds = [false], permutation_map = #id1, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, tensor<?xf32>, index) -> ()
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  "vector.transfer_write"(%v4, %a, %n) <{in_bounds = [false], permutation_map = #id1, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (vector<4xf32>, memref<?xf32>, index) -> ()
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  "vector.transfer_write"(%v4, %a, %n) <{in_bounds = [false], permutation_map = #id1, operandSegmentSizes = array<i32: 1, 1, 1>}> : (vector<4xf32>, memref<?xf32>, index) -> ()
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  "vector.transfer_write"(%v4, %a, %n) <{in_bounds = [false], permutation_map = #id1}> : (vector<4xf32>, memref<?xf32>, index) -> ()
  return
}

// -----

#id1 = affine_map<(d0) -> (d0)>
func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  "vector.transfer_write"(%v4, %a, %n) <{in_bounds = [], permutation_map = #id1, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, memref<?xf32>, index) -> ()
  return
}

// -----

#bc = affine_map<(d0, d1) -> (0)>
func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  "vector.transfer_write"(%v4, %a, %n) <{in_bounds = [], permutation_map = #bc, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, memref<?xf32>, index) -> ()
  return
}

// -----

#bc = affine_map<(d0, d1) -> (0)>
func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  "vector.transfer_write"(%v4, %a, %n) <{permutation_map = #bc, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, memref<?xf32>, index) -> ()
  return
}

// -----

func.func @f(%v4: vector<4xf32>, %n: index, %a: memref<?xf32>) {
  "vector.transfer_write"(%v4, %a, %n) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, memref<?xf32>, index) -> ()
  return
}
