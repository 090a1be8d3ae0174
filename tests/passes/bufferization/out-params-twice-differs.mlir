// RUN: terrace opt %s --buffer-results-to-out-params="hoist-static-allocs hoist-dynamic-allocs"
// DIFFERS: upstream crashes where an allocation is returned twice, and makes one buffer of two that are used at the same time.

func.func private @twice() -> (memref<4xf32>, memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  return %a, %a : memref<4xf32>, memref<4xf32>
}
func.func private @dynamic(%n: index, %c: i1) -> (memref<?xf32>, index, memref<?xf32>) {
  %a = memref.alloc(%n) : memref<?xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a, %n, %a : memref<?xf32>, index, memref<?xf32>
^bb2:
  return %a, %n, %a : memref<?xf32>, index, memref<?xf32>
}
// Both are written before it is known which one is returned.
func.func private @one_of_two(%f: f32, %g: f32, %i: index, %c: i1) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  memref.store %f, %a[%i] : memref<4xf32>
  memref.store %g, %b[%i] : memref<4xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : memref<4xf32>
^bb2:
  return %b : memref<4xf32>
}
// Only one of them is made.
func.func private @each_in_its_block(%c: i1) -> memref<4xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
^bb2:
  %b = memref.alloc() : memref<4xf32>
  return %b : memref<4xf32>
}
func.func @call(%n: index, %c: i1, %f: f32, %g: f32) {
  %0:2 = call @twice() : () -> (memref<4xf32>, memref<4xf32>)
  %1:3 = call @dynamic(%n, %c) : (index, i1) -> (memref<?xf32>, index, memref<?xf32>)
  %2 = call @one_of_two(%f, %g, %n, %c) : (f32, f32, index, i1) -> memref<4xf32>
  %3 = call @each_in_its_block(%c) : (i1) -> memref<4xf32>
  return
}
