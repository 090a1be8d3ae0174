// RUN: terrace opt %s --bubble-down-memory-space-casts --mlir-print-debuginfo --mlir-print-local-scope

func.func @views(%a: memref<?x4xf32, 1>, %i: index, %x: f32, %s: memref<2xindex>, %al: memref<*xf32, 1>) -> (memref<?x2xf32, strided<[4,1], offset: ?>>, memref<?xf32>, memref<?x?xf32>, memref<4x?xf32>, memref<?x4xf32>, memref<?xf32>) {
  %c = memref.memory_space_cast %a {foo1} : memref<?x4xf32, 1> to memref<?x4xf32>
  %1 = memref.subview %c[%i, 0] [%i, 2] [1, 1] {foo} : memref<?x4xf32> to memref<?x2xf32, strided<[4,1], offset: ?>>
  %2 = memref.collapse_shape %c [[0, 1]] {foo} : memref<?x4xf32> into memref<?xf32>
  %4 = memref.cast %c {foo} : memref<?x4xf32> to memref<?x?xf32>
  %5 = memref.reshape %c(%s) {foo} : (memref<?x4xf32>, memref<2xindex>) -> memref<4x?xf32>
  %6 = memref.assume_alignment %c, 8 {foo} : memref<?x4xf32>
  %7 = memref.memory_space_cast %al : memref<*xf32, 1> to memref<*xf32>
  %8 = memref.cast %7 {foo} : memref<*xf32> to memref<?xf32>
  return %1, %2, %4, %5, %6, %8 : memref<?x2xf32, strided<[4,1], offset: ?>>, memref<?xf32>, memref<?x?xf32>, memref<4x?xf32>, memref<?x4xf32>, memref<?xf32>
}
func.func @chain(%a: memref<8xf32, 1>, %i: index, %x: f32, %b: memref<8xf32, 1>) {
  %c = memref.memory_space_cast %a : memref<8xf32, 1> to memref<8xf32, 2>
  %d = memref.memory_space_cast %c : memref<8xf32, 2> to memref<8xf32>
  memref.store %x, %d[%i] {foo} : memref<8xf32>
  %v = memref.subview %d[%i] [2] [1] : memref<8xf32> to memref<2xf32, strided<[1], offset: ?>>
  memref.store %x, %v[%i] {foo} : memref<2xf32, strided<[1], offset: ?>>
  cf.br ^bb1(%d : memref<8xf32>)
^bb1(%y: memref<8xf32>):
  memref.store %x, %y[%i] : memref<8xf32>
  return
}
