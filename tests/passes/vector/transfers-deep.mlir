// RUN: terrace opt %s --convert-vector-to-scf
// RUN: terrace opt %s --convert-vector-to-scf=target-rank=4

// Upstream stops after ten rounds, each of which lowers one dimension.

func.func @deep(%m: memref<?x?x?x?x?x?x?x?x?x?x?x?xf32>, %i: index, %p: f32) -> vector<2x2x2x2x2x2x2x2x2x2x2x2xf32> {
  %v = vector.transfer_read %m[%i, %i, %i,%i, %i, %i,%i, %i, %i,%i, %i, %i], %p : memref<?x?x?x?x?x?x?x?x?x?x?x?xf32>, vector<2x2x2x2x2x2x2x2x2x2x2x2xf32>
  return %v : vector<2x2x2x2x2x2x2x2x2x2x2x2xf32>
}
