// RUN: terrace opt %s --drop-equivalent-buffer-results --allow-unregistered-dialect

// Private functions do not return their own arguments; calls use the operands.

func.func private @a(%m: memref<4xf32>, %f: f32) -> (f32, memref<4xf32>, memref<?xf32>) {
  %c = memref.cast %m : memref<4xf32> to memref<?xf32>
  return %f, %m, %c : f32, memref<4xf32>, memref<?xf32>
}
func.func @pub(%m: memref<4xf32>) -> memref<4xf32> { return %m : memref<4xf32> }
func.func private @decl(memref<4xf32>) -> memref<4xf32>
func.func @use(%m: memref<4xf32>, %f: f32) -> (f32, memref<4xf32>, memref<?xf32>) {
  %0:3 = call @a(%m, %f) : (memref<4xf32>, f32) -> (f32, memref<4xf32>, memref<?xf32>)
  %1 = call @pub(%0#1) : (memref<4xf32>) -> memref<4xf32>
  return %0#0, %1, %0#2 : f32, memref<4xf32>, memref<?xf32>
}
func.func private @k(%c: i1, %m: memref<4xf32>) -> (f32 {a.b}, memref<4xf32> {a.c}) {
  %z = arith.constant 0.0 : f32
  cf.cond_br %c, ^a, ^b
^a:
  return %z, %m : f32, memref<4xf32>
^b:
  return %z, %m : f32, memref<4xf32>
}
func.func private @attrs(%m: memref<4xf32>) -> (f32 {a.b}, memref<4xf32> {a.c}) {
  %z = arith.constant 0.0 : f32
  return %z, %m : f32, memref<4xf32>
}
