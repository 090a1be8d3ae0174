// RUN: terrace opt %s --lower-affine --split-input-file 2>&1

func.func @mod(%i: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 mod 0)>(%i)
  return %0 : index
}
// -----
func.func @floordiv(%i: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 * 2 + d0 floordiv 0)>(%i)
  return %0 : index
}
// -----
func.func @ceildiv(%m: memref<?xf32>, %i: index) -> f32 {
  %0 = affine.load %m[%i ceildiv 0] : memref<?xf32>
  return %0 : f32
}
// -----
func.func @poison() -> index {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %0 = affine.apply affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%c5, %c0]
  return %0 : index
}
