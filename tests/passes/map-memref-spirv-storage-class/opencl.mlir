// RUN: terrace opt %s --map-memref-spirv-storage-class=client-api=opencl

func.func @spaces(%a: memref<1xf32>, %b: memref<1xf32, 0>, %c: memref<1xf32, 1>, %d: memref<1xf32, 3>, %e: memref<*xf32, 4>, %f: memref<1xf32, 5>, %g: memref<1xf32, 6>, %h: memref<1xf32, 7>) -> memref<?xf32, 5> {
  %0 = memref.alloca() : memref<4xf32, 6>
  %1 = memref.cast %f : memref<1xf32, 5> to memref<?xf32, 5>
  return %1 : memref<?xf32, 5>
}
