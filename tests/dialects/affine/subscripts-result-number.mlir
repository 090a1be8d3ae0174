// RUN: terrace opt %s

// DIFFERS: upstream prints subscripts with result numbers, but does not read them back.

func.func @f(%m: memref<?x?xf32>, %n: index) -> f32 {
  %a:2 = affine.delinearize_index %n into (8) : index, index
  %x = affine.load %m[symbol(%a#1) * 2, symbol(%a#0)] : memref<?x?xf32>
  return %x : f32
}
