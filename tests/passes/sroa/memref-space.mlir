// RUN: terrace opt %s --sroa

// DIFFERS: upstream drops the memory space

func.func @space(%v: f32) -> f32 {
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<2xf32, 3>
  memref.store %v, %a[%c1] : memref<2xf32, 3>
  %r = memref.load %a[%c1] : memref<2xf32, 3>
  return %r : f32
}
func.func @cast(%v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloca() : memref<2x2xf32, "local">
  memref.store %v, %a[%c1, %c0] : memref<2x2xf32, "local">
  %r = memref.load %a[%c1, %c0] : memref<2x2xf32, "local">
  return %r : f32
}
