// RUN: terrace opt %s --convert-vector-to-scf
// RUN: terrace opt %s --convert-vector-to-scf=full-unroll
// RUN: terrace opt %s --convert-vector-to-scf=target-rank=0
// RUN: terrace opt %s --convert-vector-to-scf="full-unroll target-rank=0"
// RUN: terrace opt %s --convert-vector-to-scf=target-rank=2
// RUN: terrace opt %s --convert-vector-to-scf="target-rank=3 full-unroll"

func.func @r2(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<3x4xf32> {
  %v = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<3x4xf32>
  return %v : vector<3x4xf32>
}

func.func @r2col(%m: memref<?x?x?xf32>, %i: index, %p: f32) -> vector<3x4xf32> {
  %v = vector.transfer_read %m[%i, %i, %i], %p {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : memref<?x?x?xf32>, vector<3x4xf32>
  return %v : vector<3x4xf32>
}

func.func @r1(%m: memref<?x8xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %v = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0,d1)->(d0)>} : memref<?x8xf32>, vector<4xf32>
  return %v : vector<4xf32>
}

func.func @r0(%m: memref<?x8xf32>, %i: index, %p: f32) -> vector<f32> {
  %v = vector.transfer_read %m[%i, %i], %p : memref<?x8xf32>, vector<f32>
  return %v : vector<f32>
}

func.func @w1(%m: memref<?x8xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i, %i], %k {permutation_map = affine_map<(d0,d1)->(d0)>} : vector<4xf32>, memref<?x8xf32>
  return
}

func.func @wnp(%m: memref<?x?x?xf32>, %i: index, %v: vector<3x4xf32>, %k: vector<3x4xi1>, %t: i1) {
  vector.transfer_write %v, %m[%i, %i,%i], %k {permutation_map = affine_map<(d0,d1,d2)->(d0,d1)>} : vector<3x4xf32>, memref<?x?x?xf32>
  return
}

func.func @w2(%m: memref<?x8xf32>, %i: index, %v: vector<3x4xf32>, %k: vector<3x4xi1>, %t: i1) {
  scf.for %j = %i to %i step %i {
  scf.if %t {
  vector.transfer_write %v, %m[%j, %i], %k {in_bounds=[false,true]} : vector<3x4xf32>, memref<?x8xf32>
  }
  }
  return
}

func.func @insert(%m: memref<?x?xf32>, %i: index, %p: f32, %w: vector<2x3x4xf32>) -> vector<2x3x4xf32> {
  %v = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<3x4xf32>
  %r = vector.insert %v, %w[1] : vector<3x4xf32> into vector<2x3x4xf32>
  %x = vector.extract %w[%i] : vector<3x4xf32> from vector<2x3x4xf32>
  vector.transfer_write %x, %m[%i, %i] : vector<3x4xf32>, memref<?x?xf32>
  return %r : vector<2x3x4xf32>
}

func.func @mv(%m: memref<?x?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>) -> vector<1x1x4x3xf32> {
  %v = vector.transfer_read %m[%i, %i], %p : memref<?x?xvector<4x3xf32>>, vector<1x1x4x3xf32>
  return %v : vector<1x1x4x3xf32>
}

func.func @mv1(%m: memref<?x?xvector<3xf32>>, %i: index, %p: vector<3xf32>) -> vector<3xf32> {
  %v = vector.transfer_read %m[%i, %i], %p : memref<?x?xvector<3xf32>>, vector<3xf32>
  return %v : vector<3xf32>
}

func.func @lay(%m: memref<4x1xf32, strided<[1,4]>>, %n: memref<4x4xf32, affine_map<(d0,d1)->(d1,d0)>>, %i: index, %p: f32) -> (vector<1xf32>, vector<4xf32>) {
  %v = vector.transfer_read %m[%i, %i], %p : memref<4x1xf32, strided<[1,4]>>, vector<1xf32>
  %w = vector.transfer_read %n[%i, %i], %p : memref<4x4xf32, affine_map<(d0,d1)->(d1,d0)>>, vector<4xf32>
  return %v, %w : vector<1xf32>, vector<4xf32>
}
