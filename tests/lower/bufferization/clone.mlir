// RUN: terrace opt %s --allow-unregistered-dialect --convert-bufferization-to-memref

func.func @c(%n: index, %m: memref<?x4xf32>, %u: memref<*xf32>, %s: memref<4x?xf32, strided<[?, 1], offset: ?>>, %sp: memref<2xf32, 3>) {
  %0 = bufferization.clone %m : memref<?x4xf32> to memref<?x4xf32>
  %2 = bufferization.clone %s : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %3 = bufferization.clone %m : memref<?x4xf32> to memref<?x?xf32>
  %4 = bufferization.clone %sp : memref<2xf32, 3> to memref<2xf32, 3>
  "use"(%0, %2, %3, %4) : (memref<?x4xf32>, memref<4x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32>,memref<2xf32, 3>) -> ()
  return
}
func.func @unranked(%u: memref<*xf32>) {
  %1 = bufferization.clone %u : memref<*xf32> to memref<*xf32>
  "use"(%1) : (memref<*xf32>) -> ()
  return
}
func.func @dealloc(%m: memref<2xf32>, %n: memref<2xf32>, %c: i1) -> i1 {
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  %0 = bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %c) retain (%m : memref<2xf32>)
  return %0 : i1
}
