// RUN: terrace opt %s --allow-unregistered-dialect "--buffer-results-to-out-params"
// RUN: terrace opt %s --allow-unregistered-dialect "--buffer-results-to-out-params=add-result-attr"
// RUN: terrace opt %s --allow-unregistered-dialect "--buffer-results-to-out-params=hoist-static-allocs"
// RUN: terrace opt %s --allow-unregistered-dialect "--buffer-results-to-out-params=modify-public-functions hoist-static-allocs"

// Functions write results to buffers of their callers.

func.func private @r(%f: f32, %i: index) -> (memref<4xf32>, f32 {a.b}, memref<2xf32, strided<[?], offset: ?>> {a.c}) {
  %a = memref.alloc() : memref<4xf32>
  memref.store %f, %a[%i] : memref<4xf32>
  %b = memref.alloc() : memref<2xf32>
  %c = memref.cast %b : memref<2xf32> to memref<2xf32, strided<[?], offset: ?>>
  return %a, %f, %c : memref<4xf32>, f32, memref<2xf32, strided<[?], offset: ?>>
}
func.func private @decl(f32) -> memref<4xf32>
func.func @pub(%f: f32) -> memref<4xf32> {
  %a = memref.alloc() : memref<4xf32>
  return %a : memref<4xf32>
}
func.func @u(%f: f32, %i: index) -> (f32, f32) {
  %0, %x, %1 = call @r(%f, %i) : (f32, index) -> (memref<4xf32>, f32, memref<2xf32, strided<[?], offset: ?>>)
  %2 = call @decl(%f) : (f32) -> memref<4xf32>
  %3 = call @pub(%f) : (f32) -> memref<4xf32>
  %v = memref.load %0[%i] : memref<4xf32>
  %w = memref.load %1[%i] : memref<2xf32, strided<[?], offset: ?>>
  return %v, %w : f32, f32
}
