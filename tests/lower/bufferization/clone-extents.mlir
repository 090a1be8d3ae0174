// RUN: terrace opt %s --convert-bufferization-to-memref

// Extents that operands say are not computed again.
func.func @view(%m: memref<?x?xf32>, %n: index, %i: index) -> memref<?x?xf32, strided<[?, 1], offset: ?>> {
  %s = memref.subview %m[%i, 0] [%n, %i] [1, 1] : memref<?x?xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %0 = bufferization.clone %s : memref<?x?xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, 1], offset: ?>>
}

func.func @allocated(%n: index) -> memref<?x4xf32> {
  %a = memref.alloc(%n) : memref<?x4xf32>
  %0 = bufferization.clone %a : memref<?x4xf32> to memref<?x4xf32>
  return %0 : memref<?x4xf32>
}
