// RUN: terrace opt %s --lower-to-llvm
// RUN: terrace opt %s --lower-to-llvm=use-aligned-alloc
// DIFFERS: upstream has no such pass.

func.func @static() -> memref<4x8xf32, strided<[1, 4], offset: 2>> {
  %0 = memref.alloc() : memref<4x8xf32, strided<[1, 4], offset: 2>>
  return %0 : memref<4x8xf32, strided<[1, 4], offset: 2>>
}

func.func @symbols(%n: index, %o: index, %s: index) -> memref<?x8xf32, strided<[?, 1], offset: ?>> {
  %0 = memref.alloc(%n)[%o, %s] : memref<?x8xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<?x8xf32, strided<[?, 1], offset: ?>>
}

func.func @map(%s: index) {
  %0 = memref.alloca()[%s] : memref<4x8xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1 + 3)>>
  return
}
