// RUN: terrace opt %s --convert-vector-to-scf
// RUN: terrace opt %s --convert-vector-to-scf=full-unroll
// RUN: terrace opt %s --convert-vector-to-scf="full-unroll target-rank=0"
// RUN: terrace opt %s --convert-vector-to-scf=target-rank=2
// RUN: terrace opt %s --convert-vector-to-scf="target-rank=3 full-unroll"

func.func @r3b(%m: memref<?x?x?xf32>, %i: index, %p: f32, %k: vector<5x3xi1>) -> vector<2x3x4x5xf32> {
  %v = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds=[true,false,true,false], permutation_map = affine_map<(d0,d1,d2)->(0,d2,0,d0)>} : memref<?x?x?xf32>, vector<2x3x4x5xf32>
  return %v : vector<2x3x4x5xf32>
}

func.func @wp(%m: memref<?x?x8xi8>, %i: index, %v: vector<3x4xi8>, %k: vector<4x3xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i], %k {in_bounds = [true, false], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : vector<3x4xi8>, memref<?x?x8xi8>
  return
}

func.func @scopes(%m: memref<?x?xi64>, %i: index, %p: i64) {
  scf.parallel (%a) = (%i) to (%i) step (%i) {
    %v = vector.transfer_read %m[%a, %i], %p {in_bounds = [true, false]} : memref<?x?xi64>, vector<2x3xi64>
    affine.for %b = 0 to 8 {
      vector.transfer_write %v, %m[%b, %a] : vector<2x3xi64>, memref<?x?xi64>
    }
  }
  memref.alloca_scope {
    %v = vector.transfer_read %m[%i, %i], %p : memref<?x?xi64>, vector<2x3xi64>
    %c3 = arith.constant 3 : index
    vector.transfer_write %v, %m[%c3, %i] : vector<2x3xi64>, memref<?x?xi64>
  }
  return
}
