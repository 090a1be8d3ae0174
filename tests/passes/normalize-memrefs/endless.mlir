// RUN: terrace opt %s --normalize-memrefs

// The results of functions that never return keep their types.

#shift = affine_map<(d0, d1) -> (d0, d1 + 2)>

func.func private @declared(memref<4x4xf32, #shift>) -> memref<4x4xf32, #shift>

func.func @endless(%a: memref<4x4xf32, #shift>) -> memref<4x4xf32, #shift> {
  cf.br ^bb1
^bb1:
  cf.br ^bb1
}

func.func @caller(%a: memref<4x4xf32, #shift>, %i: index) -> f32 {
  %0 = call @endless(%a) : (memref<4x4xf32, #shift>) -> memref<4x4xf32, #shift>
  %1 = affine.load %0[%i, %i] : memref<4x4xf32, #shift>
  return %1 : f32
}
