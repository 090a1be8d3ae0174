// RUN: not terrace opt %s --split-input-file 2>&1

// An identity map with symbols is a layout of its own, although it is not written.

func.func private @f(memref<4xf32, affine_map<(d0)[s0] -> (d0)>>)
func.func private @g(memref<4xf32, affine_map<(d0)[s0] -> (d0 * 1)>>)
func.func private @h() attributes {x = memref<4xf32, affine_map<(d0)[s0, s1] -> (d0)>>}
// -----
func.func @cast(%m: memref<?xf32, affine_map<(d0)[s0] -> (d0)>>) {
  %0 = memref.memory_space_cast %m : memref<?xf32, affine_map<(d0)[s0] -> (d0)>> to memref<?xf32>
  return
}
// -----
func.func @transpose(%m: memref<f32, affine_map<()[s0] -> (0)>>) {
  %0 = memref.transpose %m () -> () : memref<f32, affine_map<()[s0] -> (0)>> to memref<f32, affine_map<()[s0] -> (0)>>
  return
}
// -----
func.func @unused(%m: memref<2xf32, affine_map<(d0)[s0] -> (d0 * 2 + 5)>>) {
  %0 = memref.transpose %m (d0) -> (d0) : memref<2xf32, affine_map<(d0)[s0] -> (d0 * 2 + 5)>> to memref<2xf32, affine_map<(d0)[s0] -> (d0 * 2 + 5)>>
  return
}
// -----
func.func @dynamic(%m: memref<4x?xf32>) {
  %0 = memref.transpose %m (d0, d1) -> (d0, d1) : memref<4x?xf32> to memref<4x?xf32>
  return
}
// -----
"memref.distinct_objects"() : () -> memref<f32>
