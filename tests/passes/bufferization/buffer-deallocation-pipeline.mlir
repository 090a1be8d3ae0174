// RUN: terrace opt %s --buffer-deallocation-pipeline
// RUN: terrace opt %s --buffer-deallocation-pipeline=private-function-dynamic-ownership
// RUN: terrace opt %s --buffer-deallocation-pipeline=private-function-dynamic-ownership --dump-pass-pipeline 2>&1

func.func @choice(%n: index, %c: i1, %m: memref<?xf32>) -> memref<?xf32> {
  %b = memref.alloc(%n) : memref<?xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%b : memref<?xf32>)
^bb2:
  cf.br ^bb3(%m : memref<?xf32>)
^bb3(%r: memref<?xf32>):
  return %r : memref<?xf32>
}

// The caller frees the result of a private function only if the function says that it may.
func.func private @pass_on(%c: i1, %m: memref<f32>) -> memref<f32> {
  %a = memref.alloc() : memref<f32>
  %r = arith.select %c, %a, %m : memref<f32>
  return %r : memref<f32>
}

func.func @call(%c: i1, %m: memref<f32>) -> f32 {
  %0 = call @pass_on(%c, %m) : (i1, memref<f32>) -> memref<f32>
  %1 = memref.load %0[] : memref<f32>
  return %1 : f32
}

func.func @realloc(%n: index, %m: index, %i: index) -> f32 {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.realloc %a(%m) : memref<?xf32> to memref<?xf32>
  %x = memref.load %b[%i] : memref<?xf32>
  return %x : f32
}
