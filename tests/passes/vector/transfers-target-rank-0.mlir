// RUN: terrace opt %s --convert-vector-to-scf=target-rank=0 --split-input-file
// DIFFERS: upstream takes the elements of vectors apart that LLVM pads or packs in memory, as if they were those of an array

func.func @read_padded(%m: memref<5x6xi32>, %i: index, %p: i32) -> vector<2x3xi32> {
  %r = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<5x6xi32>, vector<2x3xi32>
  return %r : vector<2x3xi32>
}
// -----
func.func @write_packed(%m: memref<?x?xi1>, %i: index, %v: vector<2x8xi1>) {
  vector.transfer_write %v, %m[%i, %i] : vector<2x8xi1>, memref<?x?xi1>
  return
}
// -----
// Vectors like these are arrays in memory.
func.func @array(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<2x4xf32> {
  %r = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}
