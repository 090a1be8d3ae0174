// RUN: terrace opt %s --buffer-results-to-out-params
// RUN: terrace opt %s --buffer-results-to-out-params=modify-public-functions
// DIFFERS: in upstream, the callers of a function that returns its argument go on with a copy of it, so that they write to other memory than they read.

func.func private @same(%m: memref<4xf32>, %n: index) -> (index, memref<4xf32>) {
  return %n, %m : index, memref<4xf32>
}

// The caller reads what it has written.
func.func @caller(%m: memref<4xf32>, %f: f32, %i: index) -> f32 {
  %n, %r = call @same(%m, %i) : (memref<4xf32>, index) -> (index, memref<4xf32>)
  memref.store %f, %r[%n] : memref<4xf32>
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32
}

func.func @cast(%c: i1, %m: memref<4xf32, strided<[1]>>) -> memref<4xf32, strided<[?], offset: ?>> {
  %0 = memref.cast %m : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[?], offset: ?>>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %0 : memref<4xf32, strided<[?], offset: ?>>
^bb2:
  return %0 : memref<4xf32, strided<[?], offset: ?>>
}

// One of two: a copy.
func.func private @either(%c: i1, %m: memref<4xf32>, %n: memref<4xf32>) -> memref<4xf32> {
  %0 = arith.select %c, %m, %n : memref<4xf32>
  return %0 : memref<4xf32>
}

func.func @others(%c: i1, %m: memref<4xf32>, %n: memref<4xf32, strided<[1]>>, %i: index) -> (f32, f32) {
  %0 = call @cast(%c, %n) : (i1, memref<4xf32, strided<[1]>>) -> memref<4xf32, strided<[?], offset: ?>>
  %1 = call @either(%c, %m, %m) : (i1, memref<4xf32>, memref<4xf32>) -> memref<4xf32>
  %2 = memref.load %0[%i] : memref<4xf32, strided<[?], offset: ?>>
  %3 = memref.load %1[%i] : memref<4xf32>
  return %2, %3 : f32, f32
}
