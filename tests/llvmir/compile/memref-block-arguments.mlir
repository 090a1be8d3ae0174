// RUN: terrace compile %s

func.func @f(%c: i1, %a: memref<?xf32>, %b: memref<?xf32>, %i: index, %x: f32) -> f32 {
  cf.cond_br %c, ^bb1(%a : memref<?xf32>), ^bb2
^bb1(%m: memref<?xf32>):
  %0 = memref.load %m[%i] : memref<?xf32>
  return %0 : f32
^bb2:
  memref.store %x, %b[%i] : memref<?xf32>
  cf.br ^bb1(%b : memref<?xf32>)
}
