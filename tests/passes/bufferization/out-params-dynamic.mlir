// RUN: terrace opt %s --buffer-results-to-out-params=hoist-dynamic-allocs
// RUN: not terrace opt %s --buffer-results-to-out-params 2>&1

// Callers allocate buffers of dynamic extents where these are arguments of the function.

func.func private @dyn(%n: index, %f: f32, %m: index) -> (memref<?x4x?xf32>) {
  %a = memref.alloc(%m, %n) {alignment = 64 : i64} : memref<?x4x?xf32>
  memref.store %f, %a[%n, %n, %n] : memref<?x4x?xf32>
  return %a : memref<?x4x?xf32>
}
func.func @u(%f: f32, %i: index) -> (f32) {
  %0 = call @dyn(%i, %f, %i) : (index, f32, index) -> (memref<?x4x?xf32>)
  %v = memref.load %0[%i, %i, %i] : memref<?x4x?xf32>
  return %v : f32
}
